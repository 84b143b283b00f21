//! The result of a step for the slots: rows of logits or hidden states, or only the best of each
//! row of logits; and the purpose of each row.

use super::model::{Best, StepModel};
use crate::sampling::{Fetch, Row};

/// The purpose of a row that a step computes for a slot.
///
/// A plan gives one to each row, and the slot that gets the row goes by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowPurpose {
    /// The row is the hidden state of a token, for an embedding.
    Hidden,
    /// The row gives the log probability of the prompt's token after this position; no token is
    /// chosen from it.
    Score(usize),
    /// The row gives the log probability of the next token of a forced run.
    Forced,
    /// The row chooses the token after the last.
    Next,
    /// The row follows this token of the draft. It counts if the draft is right so far; then it is
    /// a row like any other.
    Draft(usize),
}

/// The rows of a step, or of a part of it.
pub(super) enum Rows<'a> {
    /// All rows, `[n_rows, width]`.
    Whole {
        /// The values.
        values: &'a [f32],
        /// Values of one row.
        width: usize,
    },
    /// The best tokens of each row; a whole row is fetched from the model where it is needed.
    Best {
        /// The best tokens of all rows of the step.
        best: &'a Best,
        /// Number of the first of the rows.
        first: usize,
        /// The model that keeps the rows.
        model: &'a mut dyn StepModel,
    },
}

impl Rows<'_> {
    /// Returns the *n* rows from number `from` on.
    pub(super) fn part(&mut self, from: usize, n: usize) -> Rows<'_> {
        match self {
            Rows::Whole { values, width } => {
                Rows::Whole { values: &values[from * *width..(from + n) * *width], width: *width }
            }
            Rows::Best { best, first, model } => {
                Rows::Best { best, first: *first + from, model: &mut **model }
            }
        }
    }

    /// Returns the whole rows, if they are known.
    pub(super) fn whole(&self) -> impl Iterator<Item = &[f32]> {
        let (values, width) = match *self {
            Rows::Whole { values, width } => (values, width),
            Rows::Best { .. } => (&[][..], 1),
        };
        values.chunks_exact(width)
    }

    /// Hands row `i`, as logits, to `work`. `scratch` is for a row that the sampler may write to.
    pub(super) fn with<T>(
        &mut self,
        i: usize,
        scratch: &mut Vec<f32>,
        work: impl FnOnce(&mut Row) -> T,
    ) -> T {
        match self {
            Rows::Whole { values, width } => {
                scratch.clear();
                scratch.extend_from_slice(&values[i * *width..][..*width]);
                work(&mut Row::whole(scratch))
            }
            Rows::Best { best, first, model } => {
                let row = *first + i;
                let n_vocab = model.n_vocab();
                let fetch: &mut Fetch =
                    &mut |out| model.whole_row(row, out).map_err(|error| error.to_string());
                work(&mut Row::best(scratch, n_vocab, best.row(row), best.keep, fetch))
            }
        }
    }
}
