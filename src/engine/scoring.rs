//! The log probabilities of a prompt's own tokens, taken from rows of logits as they come.

use super::job::TokenLogprob;
use super::rows::Rows;
use crate::sampling::{Row, Sampler};

/// The progress of reporting the log probabilities of a prompt's tokens.
pub(super) struct Scores {
    /// Alternatives reported with each token.
    n_top: usize,
    /// Tokens of the prompt.
    n_prompt: usize,
    /// The next token to be reported; the first follows nothing and has no log probability.
    next: usize,
}

impl Scores {
    pub(super) fn new(n_top: usize, n_prompt: usize) -> Self {
        Self { n_top, n_prompt, next: 1 }
    }

    /// Returns the log probabilities that rows of logits give, the first of them after token `pos`
    /// of the sequence. Rows after the end of the prompt do not count, nor those that were taken
    /// before the sequence had to be computed again.
    ///
    /// # Errors
    /// When a row cannot be had.
    pub(super) fn take(
        &mut self,
        pos: usize,
        tokens: &[u32],
        rows: &mut Rows,
        scratch: &mut Vec<f32>,
        sampler: &mut Sampler,
    ) -> Result<Vec<TokenLogprob>, String> {
        let mut found = Vec::new();
        for i in 0..rows.len() {
            let is_due = pos + i + 1 == self.next && self.next < self.n_prompt;
            let Some(&token) = tokens.get(self.next).filter(|_| is_due) else { continue };
            let score = |row: &mut Row| {
                let logits = row.logits().map_err(|error| error.to_string())?;
                Ok::<_, String>(sampler.score(logits, token, self.n_top))
            };
            let (logprob, top) = rows.with(i, scratch, score)?;
            found.push(TokenLogprob { logprob, top });
            self.next += 1;
        }
        Ok(found)
    }

    /// Returns whether all tokens of the prompt have been reported.
    pub(super) fn are_whole(&self) -> bool {
        self.next >= self.n_prompt
    }
}
