//! The place of a pass among passes in a row, and the words that it takes and leaves.

use crate::backend::WholeRows;

/// Most passes that are submitted without waiting.
pub(super) const MOST_PASSES: usize = 4;
/// Words of a row of a batch: token, sequence, position, end.
pub(super) const BATCH_ROW: usize = 4;
/// Words of the draw of a row; see draw.wgsl.
pub(super) const DRAW_WORDS: usize = 8;
/// Words of each change of a logit, which stand after the draws of all rows.
pub(super) const CHANGE_WORDS: usize = 3;

/// Returns how many words a pass in a row copies for the host of each row of logits: the best
/// `keep` tokens with their keys, and the row of the batch, whose token the device has put there.
pub(super) const fn words_of_row(keep: usize) -> usize {
    2 * keep + BATCH_ROW
}

/// The way in which a pass gets the tokens that the pass before found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feeding {
    /// The best of each row.
    Best,
    /// One drawn of each row.
    Drawn,
}

/// The place of a pass among passes in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PassPlace {
    /// Number of passes before it whose results the host has not read: with any, its tokens are
    /// from the last of them.
    pub n_before: usize,
    /// The way of these tokens.
    pub feeding: Feeding,
    /// The fate of its rows of logits.
    pub rows: WholeRows,
}
