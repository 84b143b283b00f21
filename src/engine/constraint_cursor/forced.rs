//! Tokens that a constraint leaves no choice about.

use super::ConstraintCursor;
use crate::engine::job::Error;
use crate::engine::model::Vocabulary;
use crate::grammar::State;

/// Most tokens of a forced run: what a step takes at little more than the cost of one token, and a
/// reader's channel has capacity for.
pub(in crate::engine) const MOST_FORCED: usize = 24;

impl ConstraintCursor {
    /// Returns the tokens that come next whatever is chosen, as far as the end fits after them;
    /// `before` are those of the text so far, and `left` may come.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(crate) fn forced(
        &mut self,
        vocabulary: &dyn Vocabulary,
        before: &[u32],
        left: usize,
    ) -> Result<Vec<u32>, Error> {
        if !self.forces {
            return Ok(Vec::new());
        }
        let most = MOST_FORCED.min(left);
        if self.is_completing {
            let rest = self.completion.iter().flatten().copied().take(most);
            let ends = vocabulary.end_tokens();
            return Ok(rest.take_while(|token| !ends.contains(token)).collect());
        }
        let encode = |text: &str| vocabulary.encode(text);
        let mut run = match self.constraint.forced(self.state, before, &encode) {
            Err(limit) if limit.is_of_step() => return Ok(Vec::new()),
            run => run?,
        };
        run.truncate(most);
        let fitting = self.n_fitting(&run, vocabulary.end_tokens(), left)?;
        run.truncate(fitting);
        Ok(run)
    }

    /// Returns how many tokens of a run may come with the end fitting after each.
    fn n_fitting(&self, run: &[u32], ends: &[u32], left: usize) -> Result<usize, Error> {
        let mut state = self.state;
        for (i, &token) in run.iter().enumerate() {
            // a token that may end the text is left to its choice, and so is a step past a limit
            if ends.contains(&token) {
                return Ok(i);
            }
            let next = self.constraint.advance(state, token).unwrap_or(State::DEAD);
            if next.is_dead() || self.is_bounded && !self.constraint.fits(next, left - i - 1)? {
                return Ok(i);
            }
            state = next;
        }
        Ok(run.len())
    }
}
