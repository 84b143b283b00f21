//! Steps in a row that a device does without waiting for one of them: what is asked for, and what
//! they give.

use super::Best;
use crate::sampling::SamplerGuess;

/// Most of the best tokens that are found of a row of logits.
pub const MOST_BEST: usize = 128;

/// The rows of logits after steps in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeRows {
    /// Only the best tokens of each are left.
    Dropped,
    /// Each can be read as a whole.
    Kept,
}

/// Steps in a row over one token of each of some sequences.
#[derive(Clone, Copy, Debug)]
pub struct StepsAhead<'a> {
    /// Number of steps.
    pub n: usize,
    /// Number of the best tokens that are found of each row, at most [`MOST_BEST`].
    pub keep: usize,
    /// The fate of each row.
    pub rows: WholeRows,
    /// The tokens that may be among the best of the first step, as bits, for each sequence;
    /// `None`: all. Those of later steps are not known yet, and all may be.
    pub allowed: &'a [Option<&'a [u32]>],
    /// The guess by which each sequence goes on, with a number for each step but the last; `None`:
    /// the best token.
    pub guesses: &'a [Option<SamplerGuess>],
}

/// The results of steps in a row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StepsDone {
    /// Number of steps that were done.
    pub n: usize,
    /// The best tokens: *n* rows of the first sequence in order, then those of the second, and so
    /// on.
    pub best: Best,
    /// The tokens that each step after the first was given: *n* - 1 of each sequence.
    pub fed: Vec<u32>,
}

impl StepsDone {
    /// Forgets all steps; `keep` of the best tokens are now asked for of each row.
    #[cfg(feature = "gpu")]
    pub(crate) fn clear(&mut self, keep: usize) {
        self.n = 0;
        self.best.clear(keep);
        self.fed.clear();
    }

    /// Returns the tokens that the steps after the first were given of sequence `i`.
    pub fn fed_of(&self, i: usize) -> &[u32] {
        let n = self.n.saturating_sub(1);
        &self.fed[i * n..(i + 1) * n]
    }
}
