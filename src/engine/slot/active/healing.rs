//! The choice of tokens while the end of the prompt is spelled again.

use super::ActiveJob;
use crate::engine::job::Error;
use crate::sampling::{Row, Sampled};

impl ActiveJob {
    /// Returns whether some of the prompt is still to be spelled again.
    pub(crate) fn heals(&self) -> bool {
        self.healing.is_some()
    }

    /// Chooses a token that spells the prompt again, and may go on after it as the constraint
    /// allows; `None` where nothing of the prompt is left. `left` tokens may come, this one
    /// included.
    ///
    /// # Errors
    /// When the constraint or the sampler fails.
    pub(super) fn choose_healing(
        &mut self,
        logits: &mut Row,
        left: usize,
    ) -> Result<Option<Sampled>, Error> {
        let Some(healing) = &self.healing else { return Ok(None) };
        let sampled = match &mut self.cursor {
            Some(cursor) => cursor.choose_healing(healing, &mut self.sampler, logits, left)?,
            None => logits.sample(&mut self.sampler, Some(healing.leading().words()))?,
        };
        Ok(Some(sampled))
    }

    /// Takes a token that spells the prompt again; returns whether there was something to spell.
    ///
    /// # Errors
    /// When the constraint fails.
    pub(super) fn accept_healing(&mut self, token: u32) -> Result<bool, Error> {
        let Some(mut healing) = self.healing.take() else { return Ok(false) };
        let (n_healed, beyond) = healing.advance(token);
        self.n_healed = n_healed;
        if let Some(cursor) = self.cursor.as_mut().filter(|_| !beyond.is_empty()) {
            self.is_complete = !cursor.advance_text(beyond)?;
        }
        self.healing = Some(healing).filter(|healing| !healing.rest().is_empty());
        Ok(true)
    }
}
