//! The tokens that may come from one leaf, whatever comes after it.

use std::sync::Arc;

use crate::mask::trie::TokenSet;

/// The tokens that may come from a leaf.
#[derive(Debug, Default)]
pub(crate) struct LeafTokens {
    /// Tokens that stay inside, or end where the leaf may end, as a set; `None` where they are few.
    pub dense: Option<Arc<TokenSet>>,
    /// Those of these tokens that are not in the set.
    pub few: Vec<u32>,
    /// Nodes at which the leaf may end and below which tokens go on, of
    /// [`Vocabulary::exit_trie`](crate::mask::vocabulary::Vocabulary::exit_trie).
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
pub(crate) enum LeafPart {
    /// All.
    Whole,
    /// Those that stay inside a JSON string: the same for all whose texts begin alike.
    Inside,
    /// Those that stay inside a JSON string and are not of [`Vocabulary::longer`].
    ///
    /// [`Vocabulary::longer`]: crate::mask::vocabulary::Vocabulary::longer
    Short,
    /// Those of one of the tries of [`Vocabulary::longer`].
    ///
    /// [`Vocabulary::longer`]: crate::mask::vocabulary::Vocabulary::longer
    Longer(u8),
    /// Those that end with it or leave it.
    Exits,
}
