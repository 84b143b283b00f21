//! One mask: the tokens that may come next, as a set that many masks share and the few tokens in
//! which this one differs.
//!
//! A set of a vocabulary of 262,144 tokens is 32 KiB, and two kinds of masks make up nearly all:
//! those of structure (`,`, `"name":`), which hold a few dozen tokens, and those within strings,
//! which hold what stays inside a string (the same for all of them) and a few hundred that leave
//! it. Neither is worth a set of its own. A [`MaskBuilder`] makes one only where a mask holds many
//! tokens that no prepared set has.

use std::sync::Arc;

use crate::mask::trie::TokenSet;
use crate::tuning::MAX_ADDED_TOKENS;

/// The tokens that may come next. Two masks are equal if they allow the same tokens.
#[derive(Clone, Debug)]
pub struct TokenMask {
    base: Arc<TokenSet>,
    /// Tokens besides those of `base`, in no order.
    added: Box<[u32]>,
    /// Tokens that are left out, ascending.
    removed: Box<[u32]>,
    base_kind: MaskBase,
}

impl TokenMask {
    /// Returns whether a token may come.
    pub fn contains(&self, token: u32) -> bool {
        (self.base.contains(token) || self.added.contains(&token))
            && self.removed.binary_search(&token).is_err()
    }

    /// Returns how many tokens may come.
    pub fn len(&self) -> usize {
        self.to_set().len()
    }

    /// Returns whether no token may come.
    pub fn is_empty(&self) -> bool {
        self.to_set().is_empty()
    }

    /// Returns the tokens as a set of their own.
    pub fn to_set(&self) -> TokenSet {
        let mut set = TokenSet::clone(&self.base);
        for &token in &self.added {
            set.insert(token);
        }
        for &token in &self.removed {
            set.remove(token);
        }
        set
    }

    /// Writes the bits of the tokens to `words`, as [`TokenSet::words`], in place of what it held.
    pub fn write_words(&self, words: &mut Vec<u32>) {
        words.clear();
        words.extend_from_slice(self.base.words());
        for &token in &self.added {
            words[token as usize / 32] |= 1 << (token % 32);
        }
        for &token in &self.removed {
            words[token as usize / 32] &= !(1 << (token % 32));
        }
    }

    /// Writes the bits of the tokens to `words`, as [`TokenMask::write_words`], and zeros beyond
    /// the vocabulary; tokens for which `words` is too short are left out.
    pub fn fill(&self, words: &mut [u32]) {
        let base = self.base.words();
        let shared = base.len().min(words.len());
        words[..shared].copy_from_slice(&base[..shared]);
        words[shared..].fill(0);
        for &token in &self.added {
            if let Some(word) = words.get_mut(token as usize / 32) {
                *word |= 1 << (token % 32);
            }
        }
        for &token in &self.removed {
            if let Some(word) = words.get_mut(token as usize / 32) {
                *word &= !(1 << (token % 32));
            }
        }
    }

    /// Returns the mask without some tokens, which are in it.
    pub(crate) fn without(&self, mut tokens: Vec<u32>) -> TokenMask {
        tokens.extend_from_slice(&self.removed);
        tokens.sort_unstable();
        tokens.dedup();
        TokenMask { removed: tokens.into(), base_kind: MaskBase::Shared, ..self.clone() }
    }

    /// Returns the shared set.
    pub(crate) fn base(&self) -> &Arc<TokenSet> {
        &self.base
    }

    /// Returns whether the shared set has tokens.
    pub(crate) fn has_base(&self) -> bool {
        self.base_kind != MaskBase::Empty
    }

    /// Returns the tokens besides those of the shared set.
    pub(crate) fn added(&self) -> &[u32] {
        &self.added
    }

    /// Returns the bytes that the mask takes, without what it shares.
    pub(crate) fn size(&self) -> usize {
        let own = if self.base_kind == MaskBase::Own { self.base.words().len() } else { 0 };
        size_of::<TokenMask>() + 4 * (own + self.added.len() + self.removed.len())
    }
}

impl PartialEq for TokenMask {
    fn eq(&self, other: &TokenMask) -> bool {
        self.to_set() == other.to_set()
    }
}

impl Eq for TokenMask {}

/// A mask that is being put together.
#[derive(Debug)]
pub(crate) struct MaskBuilder {
    base: Arc<TokenSet>,
    added: Vec<u32>,
    base_kind: MaskBase,
}

/// The kinds of sets that masks begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MaskBase {
    /// The set of no tokens, which all masks share.
    Empty,
    /// A set that was prepared, which others share.
    Shared,
    /// A set of this mask alone.
    Own,
}

impl MaskBuilder {
    /// Starts with `none`, the set of no tokens.
    pub(crate) fn new(none: Arc<TokenSet>) -> MaskBuilder {
        MaskBuilder::with_memory(none, Vec::new())
    }

    /// Starts with `none`, and an empty list to fill.
    pub(crate) fn with_memory(none: Arc<TokenSet>, memory: Vec<u32>) -> MaskBuilder {
        MaskBuilder { base: none, added: memory, base_kind: MaskBase::Empty }
    }

    /// Puts a token in; one outside the vocabulary is left out.
    pub(crate) fn insert(&mut self, token: u32) {
        if (token as usize) < 32 * self.base.words().len() {
            self.insert_all(&[token]);
        }
    }

    /// Puts tokens of the vocabulary in.
    #[inline]
    pub(crate) fn insert_all(&mut self, tokens: &[u32]) {
        self.added.extend_from_slice(tokens);
        if self.added.len() > MAX_ADDED_TOKENS {
            self.merge();
        }
    }

    /// Puts in what is in a prepared set.
    pub(crate) fn union_shared(&mut self, set: &Arc<TokenSet>) {
        match self.base_kind {
            MaskBase::Empty => {
                self.base = Arc::clone(set);
                self.base_kind = MaskBase::Shared;
            }
            MaskBase::Shared if Arc::ptr_eq(&self.base, set) => {}
            MaskBase::Shared | MaskBase::Own => self.own_base().union(set),
        }
    }

    /// Takes a token out.
    pub(crate) fn remove(&mut self, token: u32) {
        self.added.retain(|&other| other != token);
        if self.base.contains(token) {
            self.own_base().remove(token);
        }
    }

    /// Returns whether a token is in.
    pub(crate) fn contains(&self, token: u32) -> bool {
        self.base.contains(token) || self.added.contains(&token)
    }

    /// Returns the mask, and leaves the list in `memory`.
    pub(crate) fn finish(mut self, memory: &mut Vec<u32>) -> TokenMask {
        let added = self.added.as_slice().into();
        self.added.clear();
        *memory = self.added;
        TokenMask { base: self.base, added, removed: Box::default(), base_kind: self.base_kind }
    }

    /// Returns the tokens as a list.
    pub(crate) fn into_list(self) -> Vec<u32> {
        if self.base_kind == MaskBase::Empty {
            return self.added;
        }
        self.into_set().iter().collect()
    }

    /// Returns the tokens as a set.
    pub(crate) fn into_set(mut self) -> TokenSet {
        self.merge();
        Arc::unwrap_or_clone(self.base)
    }

    /// Puts the added tokens into the set.
    fn merge(&mut self) {
        self.base_kind = MaskBase::Own;
        let base = Arc::make_mut(&mut self.base);
        for token in self.added.drain(..) {
            base.insert(token);
        }
    }

    /// Returns the set, which from now on is of this mask alone.
    fn own_base(&mut self) -> &mut TokenSet {
        self.base_kind = MaskBase::Own;
        Arc::make_mut(&mut self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(mask: &TokenMask) -> Vec<u32> {
        mask.to_set().iter().collect()
    }

    #[test]
    fn a_mask_shares_a_set_until_it_differs_by_much() {
        let none = Arc::new(TokenSet::new(5000));
        let mut prepared = TokenSet::new(5000);
        prepared.insert(7);
        prepared.insert(4000);
        let prepared = Arc::new(prepared);
        let mut builder = MaskBuilder::new(Arc::clone(&none));
        builder.insert_all(&[3, 7, 3]);
        builder.union_shared(&prepared);
        builder.union_shared(&prepared);
        assert!(builder.contains(3) && builder.contains(4000) && !builder.contains(4));
        builder.remove(3);
        builder.insert(9);
        let mask = builder.finish(&mut Vec::new());
        assert!(Arc::ptr_eq(mask.base(), &prepared));
        assert_eq!(tokens(&mask), [7, 9, 4000]);
        assert_eq!(mask.len(), 3);
        let fewer = mask.without(vec![4000, 9]).without(vec![7]);
        assert!(fewer.is_empty() && !fewer.contains(9) && mask.contains(9));

        let mut builder = MaskBuilder::new(none);
        builder.union_shared(&prepared);
        let many: Vec<u32> = (0..2000).collect();
        builder.insert_all(&many);
        builder.insert(4999);
        builder.remove(5);
        let mask = builder.finish(&mut Vec::new());
        assert!(!Arc::ptr_eq(mask.base(), &prepared) && prepared.len() == 2);
        assert_eq!(mask.len(), 2001);
        assert!(!mask.contains(5) && mask.contains(4999) && mask.contains(4000));
        let mut written = Vec::new();
        mask.write_words(&mut written);
        for words in [0, 1, written.len(), written.len() + 3] {
            let mut filled = vec![u32::MAX; words];
            mask.fill(&mut filled);
            let common = words.min(written.len());
            assert_eq!(filled[..common], written[..common]);
            assert!(filled[common..].iter().all(|&word| word == 0));
        }
    }
}
