//! The log probabilities of a prompt's own tokens, taken from rows of logits as they come.

use super::job::TokenLogprob;
use crate::sampling::{self, Row, Sampler};

/// The log probabilities of a prompt's tokens that are still to be reported.
pub(super) struct PromptScores {
    /// Alternatives reported with each token.
    n_top: usize,
    /// Tokens of the prompt.
    n_prompt: usize,
    /// Position of the next token to be reported; the first one follows nothing and has no log
    /// probability.
    next: usize,
}

impl PromptScores {
    /// Returns the scores of a prompt of which nothing is reported yet.
    pub(super) fn new(n_top: usize, n_prompt: usize) -> Self {
        Self { n_top, n_prompt, next: 1 }
    }

    /// Returns whether the token at a position is the next one to be reported: not one after the
    /// end of the prompt, nor one that was reported before the sequence had to be computed again.
    pub(super) fn is_due(&self, pos: usize) -> bool {
        pos == self.next && self.next < self.n_prompt
    }

    /// Returns the log probability of the token that is due, from the logits before it.
    ///
    /// # Errors
    /// When the device does not give the row.
    pub(super) fn score(
        &mut self,
        token: u32,
        row: &mut Row,
        sampler: &mut Sampler,
    ) -> Result<TokenLogprob, sampling::Error> {
        let (logprob, top) = sampler.score(row.logits()?, token, self.n_top);
        self.next += 1;
        Ok(TokenLogprob { logprob, top, constraint: None })
    }

    /// Returns whether all tokens of the prompt have been reported.
    pub(super) fn are_whole(&self) -> bool {
        self.next >= self.n_prompt
    }
}
