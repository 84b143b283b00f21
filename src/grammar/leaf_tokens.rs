//! The tokens that may come from one leaf, whatever comes after it.

use super::trie::TokenSet;

/// The tokens that may come from a leaf.
#[derive(Debug, Default)]
pub(super) struct LeafTokens {
    /// Tokens that stay inside, or end where the leaf may end: many,
    pub dense: Option<TokenSet>,
    /// or few.
    pub few: Vec<u32>,
    /// Nodes at which the leaf may end and below which tokens go on, of
    /// [`Vocabulary::exit_trie`](super::vocabulary::Vocabulary::exit_trie).
    pub exits: Vec<u32>,
    /// The leaf is a JSON string, after a whole character.
    pub json: bool,
}

/// A part of the tokens of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// All.
    Whole,
    /// Those that stay inside a JSON string: the same for all whose texts begin alike.
    Inside,
    /// Of those, the ones that are not of
    /// [`Vocabulary::longer`](super::vocabulary::Vocabulary::longer),
    Short,
    /// and the ones of each of these trees.
    Longer(u8),
    /// Those that end with it or leave it.
    Exits,
}
