//! Terminals that end at the first end there may be, next to others that begin at the same place.
//!
//! Once the text of such a terminal has come, it has ended, and none of the others goes on: each is
//! held to the texts of which no beginning is one that ends it. For example, next to `.*<f>`, which
//! is lazy, the terminal `.*` has the texts without `<f>` in them.
//!
//! Terminals begin at the same place if one closure comes to them. That depends on all that is due
//! there, so that masks of grammars with such terminals are found by a walk over whole states; see
//! `mask::walker`.

use super::Automaton;
use super::state::{Stack, Thread};
use crate::expression::class::Class;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, ExprNode};

/// A lazy terminal that begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct LazyThread {
    /// Its texts.
    pub text: Re,
    /// The texts after which nothing else goes on that has begun with it.
    pub commit: Re,
    /// The stack that it stands on.
    pub stack: Stack,
}

impl Automaton {
    /// Adds lazy terminals to the threads that begin with them, those from number `first` on.
    pub(super) fn add_lazy(
        &mut self,
        threads: &mut Vec<Thread>,
        first: usize,
        lazy: &[LazyThread],
    ) {
        let res = &mut self.exprs.res;
        let end = res.or(lazy.iter().map(|one| one.commit).collect::<Vec<_>>());
        let ended = res.cat(end, Res::ALL);
        let open = res.not(ended);
        let others = threads.split_off(first);
        for (leaf, stack) in others {
            if let Some(leaf) = self.leaf_within(leaf, open) {
                threads.push((leaf, stack));
            }
        }
        let res = &mut self.exprs.res;
        let any = res.class(Class::any());
        let some = res.rep(any, 1, INF);
        let beyond = res.cat(end, some);
        let within = res.not(beyond);
        for one in lazy {
            // alone, it ends where it ends
            let is_alone = lazy.iter().all(|other| other.commit == one.commit);
            let text = if is_alone { Some(one.text) } else { self.text_within(one.text, within) };
            if let Some(text) = text {
                let leaf = Leaf::Text(Decoder::Start, text);
                threads.push((self.leaves.number(leaf), one.stack));
            }
        }
    }

    /// Returns the texts of `text` that are of `within`, if any takes a byte.
    fn text_within(&mut self, text: Re, within: Re) -> Option<Re> {
        let res = &mut self.exprs.res;
        let text = res.and([text, within]);
        (res.is_live(text) && res.has_next(text)).then_some(text)
    }

    /// Returns the leaf of the texts of one that begins which are of `within`, if there is any.
    /// Parts of JSON values and of lists of words stay as they are, and so do tokens.
    fn leaf_within(&mut self, number: u32, within: Re) -> Option<u32> {
        match self.leaves.get(number) {
            Leaf::Text(Decoder::Start, re) => {
                let text = self.text_within(re, within)?;
                Some(self.leaves.number(Leaf::Text(Decoder::Start, text)))
            }
            Leaf::Literals { list, lo, hi, at: 0 } => {
                let words = self.exprs.literals[list as usize].clone();
                let words = &words[lo as usize..hi as usize];
                let mut kept = Vec::with_capacity(words.len());
                for word in words {
                    if self.word_within(word, within) {
                        kept.push(word.clone());
                    }
                }
                if kept.len() == words.len() {
                    return Some(number);
                }
                let e = self.exprs.literals(kept);
                self.number_of(e)
            }
            _ => Some(number),
        }
    }

    /// Returns whether a word is of `within`, or no text.
    fn word_within(&mut self, word: &[u8], within: Re) -> bool {
        let Ok(word) = std::str::from_utf8(word) else { return true };
        let res = &mut self.exprs.res;
        let word = res.text(word);
        let both = res.and([word, within]);
        res.is_live(both)
    }

    /// Returns the number of the leaf that an expression is, if it is one.
    fn number_of(&mut self, e: Expr) -> Option<u32> {
        match *self.exprs.node(e) {
            ExprNode::Leaf(leaf) => Some(self.leaves.number(leaf)),
            _ => None,
        }
    }
}
