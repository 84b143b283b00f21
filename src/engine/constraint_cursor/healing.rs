//! The choice of a token with which the end of the prompt is spelled again, and the text begins.

use super::{ConstraintCursor, MOST_REFUSALS, clear_bit};
use crate::engine::healing::TokenHealing;
use crate::engine::job::Error;
use crate::sampling::{Row, Sampled, Sampler};
use crate::util::clock::Instant;

impl ConstraintCursor {
    /// Chooses a token that spells the end of the prompt again; what it has after that may come,
    /// and the text be ended after it. `left` tokens may come, this one included.
    ///
    /// # Errors
    /// When the constraint or the sampler fails.
    pub(crate) fn choose_healing(
        &mut self,
        healing: &TokenHealing,
        sampler: &mut Sampler,
        logits: &mut Row,
        left: usize,
    ) -> Result<Sampled, Error> {
        let since = Instant::now();
        let spelling = healing.spelling();
        let leading = match self.constraint.leading(healing.rest(), self.state) {
            // nothing beyond the prompt is looked at
            Err(limit) if limit.is_of_step() => spelling.clone(),
            leading => leading?,
        };
        self.allowed.clear();
        self.allowed.extend_from_slice(leading.words());
        let constraint = self.details(sampler, logits, since.elapsed())?;
        for _ in 0..MOST_REFUSALS {
            let sampled = logits.sample(sampler, Some(&self.allowed))?;
            // where the prompt is spelled and no more, there is room as before
            if spelling.contains(sampled.token) || self.fits_after(healing, sampled.token, left)? {
                return Ok(Sampled { constraint, ..sampled });
            }
            self.was_cut = true;
            clear_bit(&mut self.allowed, sampled.token);
        }
        Ok(Sampled { constraint, ..logits.sample(sampler, Some(spelling.words()))? })
    }

    /// Returns whether the text can be ended in time after a token that goes on beyond the prompt.
    fn fits_after(&self, healing: &TokenHealing, token: u32, left: usize) -> Result<bool, Error> {
        let bytes = self.constraint.vocabulary().bytes(token);
        let beyond = bytes.get(healing.rest().len()..).unwrap_or_default();
        let next = self.constraint.advance_text(self.state, beyond)?;
        let is_free = !self.is_bounded && !next.is_dead();
        Ok(is_free || self.constraint.fits(next, left.saturating_sub(1))?)
    }

    /// Takes the bytes of a token that come after the prompt. Returns whether anything may follow
    /// them.
    ///
    /// # Errors
    /// When the constraint passes a limit.
    pub(crate) fn advance_text(&mut self, text: &[u8]) -> Result<bool, Error> {
        self.state = self.constraint.advance_text(self.state, text)?;
        self.last_tried = None;
        self.completion = None;
        self.follow_parts(|regions, place| regions.advance_text(place, text))?;
        self.can_continue()
    }
}
