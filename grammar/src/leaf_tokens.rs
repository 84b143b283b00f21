//! The tokens that may come from one leaf, whatever comes after it.

use std::sync::Arc;

use crate::trie::TokenSet;

/// The tokens that may come from a leaf.
#[derive(Debug, Default)]
pub(crate) struct LeafTokens {
    /// Tokens that stay inside, or end where the leaf may end: many,
    pub dense: Option<Arc<TokenSet>>,
    /// or few.
    pub few: Vec<u32>,
    /// Nodes at which the leaf may end and below which tokens go on, of
    /// [`Vocabulary::exit_trie`](crate::vocabulary::Vocabulary::exit_trie).
    pub exits: Vec<u32>,
    /// The leaf is a JSON string, after a whole character.
    pub json: bool,
}

impl LeafTokens {
    /// Returns the bytes that it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let dense = self.dense.as_ref().map_or(0, |set| set.words().len() * 4);
        dense + (self.few.len() + self.exits.len()) * 4
    }
}

/// A part of the tokens of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// All.
    Whole,
    /// Those that stay inside a JSON string: the same for all whose texts begin alike.
    Inside,
    /// Of those, the ones that are not of
    /// [`Vocabulary::longer`](crate::vocabulary::Vocabulary::longer),
    Short,
    /// and the ones of each of these trees.
    Longer(u8),
    /// Those that end with it or leave it.
    Exits,
}
