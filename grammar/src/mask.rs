//! Masks: the tokens that may come next.
//!
//! [`Masks`] owns all that is remembered for this: masks by state, and the tokens of leaves. A
//! [`MaskWalker`] borrows it for the time of one walk.
//!
//! A state's tokens are those of its threads together. The tokens inside a thread's leaf do not
//! depend on what comes after the leaf, so they are found once for a leaf and kept; of free JSON
//! strings, the vocabulary has them ready. What leaves the leaf goes on in the state that follows,
//! byte by byte, through the same remembered steps as text does. A thread whose next byte does not
//! say whether its leaf goes on or ends is not looked at by itself: all such threads are walked
//! together, as one state. Where names or items must differ, the mask of the state without the
//! earlier ones (`Automaton::erase`) is found first, and the tokens that would repeat one are taken
//! out. Leaves and threads: see `automaton`. So a mask is exact by construction: it allows what
//! stepping through a token's bytes allows.
//!
//! # Example
//!
//! The state after `{"name": "` of an object with the properties `name`, a string of any length,
//! and `age`; the tokens `Ann`, `Ann"`, `", "`, `"}` and `12`. The state has one thread, the leaf
//! "the rest of a JSON string" over a stack with the rest of the object.
//!
//! 1. The leaf is a free string: `Ann` and `12` stay inside it, and the set of all such tokens was
//!    prepared with the vocabulary. The mask shares this set, and costs nothing.
//! 2. `Ann"`, `", "` and `"}` leave the string at their quote. What follows the quote (nothing, `,
//!    "` and `}`) is a trie of its own, which is walked from the state after the string. `Ann"`
//!    ends there, so that it is in; `, "` and `}` are in if another member may come, and if the
//!    object may end. These few tokens are kept next to the set.
//! 3. The mask is remembered by the state. The next object of the same kind comes to the same
//!    state, and its mask is one look-up.

pub(crate) mod common_tokens;
pub(crate) mod forced;
pub(crate) mod leaf_table;
pub(crate) mod leaf_tokens;
pub(crate) mod loops;
pub(crate) mod token_mask;
pub(crate) mod trie;
pub(crate) mod vocabulary;
pub(crate) mod walker;

use std::sync::Arc;

use token_mask::{MaskBuilder, TokenMask};
use vocabulary::{HeldParts, Vocabulary};
use walker::{LeafCache, MaskWalker};

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::budget::{Budget, SEARCH_WORK};
use crate::intern::FastMap;

/// Masks of one automaton over one vocabulary, remembered by state.
#[derive(Debug)]
pub struct Masks {
    vocabulary: Arc<Vocabulary>,
    known: FastMap<State, Arc<TokenMask>>,
    /// Names and items that the tokens of a mask may hold, by state.
    held_parts: FastMap<State, Arc<HeldParts>>,
    /// Bytes that `known` and `held_parts` take.
    size: usize,
    /// Number of times that `leaves` had forgotten sets of tokens when a mask was kept last.
    n_emptied: u64,
    /// Reused list of a [`MaskBuilder`].
    scratch: Vec<u32>,
    leaves: LeafCache,
}

/// Memory that the masks of one automaton may take, in bytes, without the tokens of leaves. Past
/// it, all masks are forgotten and those in use come back.
const MAX_MASK_MEMORY: usize = 64 << 20;

/// Bytes that an entry of a map takes besides what it points to.
const ENTRY: usize = 64;

impl Masks {
    /// Makes masks over `vocabulary`, none known yet.
    pub fn new(vocabulary: Arc<Vocabulary>) -> Masks {
        let leaves = LeafCache::new(&vocabulary);
        Masks {
            vocabulary,
            known: FastMap::default(),
            held_parts: FastMap::default(),
            size: 0,
            n_emptied: 0,
            scratch: Vec::new(),
            leaves,
        }
    }

    /// Returns the vocabulary.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// Returns the bytes that the masks take, with what is known of the leaves that they are made
    /// of.
    pub fn size(&self) -> usize {
        self.size + self.leaves.size()
    }

    /// Returns the bytes that the rows of leaves take: unlike masks, these are not forgotten where
    /// they take much.
    pub(crate) fn table_size(&self) -> usize {
        self.leaves.table_size()
    }

    /// Returns whether the tokens of `state` are remembered.
    pub fn knows(&self, state: State) -> bool {
        self.known.contains_key(&state)
    }

    /// Returns the tokens that may follow in `state`, as a search of its own, with a budget of its
    /// own. That text may also end there is [`Automaton::is_accepting`].
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn get(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Arc<TokenMask>, Error> {
        if let Some(known) = self.known.get(&state) {
            return Ok(Arc::clone(known));
        }
        automaton.budget().begin(SEARCH_WORK, None);
        let found = self.get_in_search(automaton, state);
        *automaton.budget() = Budget::default();
        found
    }

    /// Returns the tokens that may follow in `state`, as a part of the search that is under way, by
    /// its budget.
    ///
    /// # Errors
    /// As [`Masks::get`].
    pub(crate) fn get_in_search(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Arc<TokenMask>, Error> {
        if let Some(known) = self.known.get(&state) {
            return Ok(Arc::clone(known));
        }
        let erased = automaton.erase(state)?;
        let mask =
            if erased == state {
                let scratch = std::mem::take(&mut self.scratch);
                let none = Arc::clone(self.vocabulary.no_tokens());
                let mut mask = MaskBuilder::with_memory(none, scratch);
                MaskWalker::new(automaton, &self.vocabulary, &mut self.leaves)
                    .add_tokens(state, &mut mask)?;
                for &token in &*automaton.exprs.special_tokens {
                    if !automaton.names_token(state, token) {
                        mask.remove(token);
                    }
                }
                Arc::new(mask.finish(&mut self.scratch))
            } else {
                let all = self.get_in_search(automaton, erased)?;
                let held = self.held_parts(automaton, erased, &all);
                let repeats = MaskWalker::new(automaton, &self.vocabulary, &mut self.leaves)
                    .repeats(state, &all, held.as_deref())?;
                if repeats.is_empty() { all } else { Arc::new(all.without(repeats)) }
            };
        // one that was cut short is not kept
        automaton.budget().check()?;
        self.remember(state, &mask);
        Ok(mask)
    }

    /// Keeps a mask. Others are forgotten where they take much, and with the sets of tokens that
    /// they share: these would stay in memory, counted nowhere.
    fn remember(&mut self, state: State, mask: &Arc<TokenMask>) {
        let n_emptied = self.leaves.n_emptied();
        self.size += mask.size() + ENTRY;
        if self.size > MAX_MASK_MEMORY || self.n_emptied != n_emptied {
            self.known.clear();
            self.held_parts.clear();
            self.size = mask.size() + ENTRY;
            self.n_emptied = n_emptied;
        }
        self.known.insert(state, Arc::clone(mask));
    }

    /// Returns the tokens in the mask of a state that may hold a whole name or item, as far as that
    /// is needed; `None` where only names must differ that are between quotes and do not run out.
    fn held_parts(
        &mut self,
        automaton: &Automaton,
        state: State,
        mask: &TokenMask,
    ) -> Option<Arc<HeldParts>> {
        let exprs = &automaton.exprs;
        let marks = exprs.marks_of_names();
        let items = exprs.has_distinct_items();
        let scarce = exprs.has_scarce() && automaton.is_scarce(state);
        if marks.is_empty() && !items && !scarce {
            return None;
        }
        if let Some(known) = self.held_parts.get(&state) {
            return Some(Arc::clone(known));
        }
        let mut held = HeldParts::default();
        if items {
            self.vocabulary.hold_parts(mask, &mut held);
        }
        if scarce {
            self.vocabulary.hold_commas(mask, &mut held);
        }
        if !marks.is_empty() {
            held.tagged = self.vocabulary.held_after(&marks, mask);
        }
        let held = Arc::new(held);
        self.size += held.size() + ENTRY;
        self.held_parts.insert(state, Arc::clone(&held));
        Some(held)
    }
}
