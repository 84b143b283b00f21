//! The log probabilities of a prompt's own tokens, and of tokens that may follow it, taken from
//! rows of logits as they come.

use std::sync::Arc;

use super::job::TokenLogprob;
use crate::sampling::{self, Row, Sampler, logprobs_of};

/// The log probabilities of tokens that may follow a prompt's last positions.
pub(super) struct ContinuationScores {
    /// The tokens for each position.
    asked: Arc<[Vec<u32>]>,
    /// The first of the positions.
    first: usize,
    /// The log probabilities so far.
    found: Vec<Vec<f32>>,
}

impl ContinuationScores {
    /// Returns the scores of a prompt before any.
    pub(super) fn new(asked: Arc<[Vec<u32>]>, n_prompt: usize) -> Self {
        let first = n_prompt.saturating_sub(asked.len());
        Self { asked, first, found: Vec::new() }
    }

    /// Returns the first position of which the row is needed.
    pub(super) fn first(&self) -> usize {
        self.first
    }

    /// Returns whether the row of a position is needed, or will be.
    pub(super) fn needs(&self, pos: usize) -> bool {
        (self.first + self.found.len()..self.first + self.asked.len()).contains(&pos)
    }

    /// Takes the logits after a position. Returns all log probabilities once they are there.
    ///
    /// # Errors
    /// When the device does not give the row, or it is none of numbers.
    pub(super) fn take(
        &mut self,
        pos: usize,
        row: &mut Row,
    ) -> Result<Option<Vec<Vec<f32>>>, sampling::Error> {
        // not one that was taken before the sequence had to be computed again
        if pos != self.first + self.found.len() {
            return Ok(None);
        }
        let Some(asked) = self.asked.get(self.found.len()) else { return Ok(None) };
        self.found.push(logprobs_of(numbers(row)?, asked));
        let is_whole = self.found.len() == self.asked.len();
        Ok(is_whole.then(|| self.found.clone()))
    }
}

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
    /// When the device does not give the row, or it is none of numbers.
    pub(super) fn score(
        &mut self,
        token: u32,
        row: &mut Row,
        sampler: &mut Sampler,
    ) -> Result<TokenLogprob, sampling::Error> {
        let (logprob, top) = sampler.score(numbers(row)?, token, self.n_top);
        self.next += 1;
        Ok(TokenLogprob { logprob, top, constraint: None })
    }

    /// Returns whether all tokens of the prompt have been reported.
    pub(super) fn are_whole(&self) -> bool {
        self.next >= self.n_prompt
    }
}

/// Returns the logits of a row, all of which are numbers.
///
/// # Errors
/// When the device does not give them, or one is NaN.
fn numbers<'a>(row: &'a mut Row) -> Result<&'a [f32], sampling::Error> {
    let logits = row.logits()?;
    if logits.iter().any(|logit| logit.is_nan()) {
        return Err(sampling::Error::NotANumber);
    }
    Ok(logits)
}
