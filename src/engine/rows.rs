//! The result of a step for the slots: rows of logits or hidden states, or only the best of each
//! row of logits.

use super::model::Best;
use crate::sampling::{Fetch, Row};

/// Gets a whole row, by its number.
pub(super) type FetchOf<'a> = dyn FnMut(usize, &mut Vec<f32>) -> Result<(), String> + 'a;

/// The rows of a step, or of a part of it.
pub(super) enum Rows<'a> {
    /// All of them, `width` values each.
    Whole { rows: &'a [f32], width: usize },
    /// The best of each; a whole row, by its number, is asked for.
    Best {
        best: &'a Best,
        /// Tokens of the vocabulary.
        n_vocab: usize,
        /// First of the rows.
        from: usize,
        to: usize,
        fetch: &'a mut FetchOf<'a>,
    },
}

impl Rows<'_> {
    /// Returns how many.
    pub(super) fn len(&self) -> usize {
        match self {
            Rows::Whole { rows, width } => rows.len() / width,
            Rows::Best { from, to, .. } => to - from,
        }
    }

    /// `n` of them, from number `from` on.
    pub(super) fn part(&mut self, from: usize, n: usize) -> Rows<'_> {
        match self {
            Rows::Whole { rows, width } => {
                Rows::Whole { rows: &rows[from * *width..(from + n) * *width], width: *width }
            }
            Rows::Best { best, n_vocab, from: first, fetch, .. } => Rows::Best {
                best,
                n_vocab: *n_vocab,
                from: *first + from,
                to: *first + from + n,
                fetch,
            },
        }
    }

    /// All values, if they are known.
    pub(super) fn values(&self) -> &[f32] {
        match self {
            Rows::Whole { rows, .. } => rows,
            Rows::Best { .. } => &[],
        }
    }

    /// Hands row `i`, as logits, to `work`. `scratch` is for a row that the sampler may write to.
    pub(super) fn with<T>(
        &mut self,
        i: usize,
        scratch: &mut Vec<f32>,
        work: impl FnOnce(&mut Row) -> T,
    ) -> T {
        match self {
            Rows::Whole { rows, width } => {
                scratch.clear();
                scratch.extend_from_slice(&rows[i * *width..][..*width]);
                work(&mut Row::whole(scratch))
            }
            Rows::Best { best, n_vocab, from, fetch, .. } => {
                let i = *from + i;
                let fetch: &mut Fetch = &mut |row| fetch(i, row);
                work(&mut Row::best(scratch, *n_vocab, best.row(i), best.keep, fetch))
            }
        }
    }
}
