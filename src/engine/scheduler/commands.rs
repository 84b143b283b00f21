//! Commands about idle slots: erase, save and restore what they have computed.

use super::Scheduler;
use crate::engine::command::{SlotCommand, SlotError};
use crate::engine::model::{NOT_SAVED, RopeFactors, StepError, StepModel};
use crate::engine::saved::SavedSlot;
use crate::model::adapter::AdapterMix;
use crate::model::embedded::IMAGE_ID;

impl<M: StepModel> Scheduler<M> {
    /// Carries out the commands that wait. The sender of one may have gone.
    pub(super) fn execute_commands(&mut self) {
        for (slot, command) in self.queue.take_commands() {
            match command {
                SlotCommand::Erase(result) => {
                    let _ = result.send(self.idle_index(slot).map(|index| self.clear(index)));
                }
                SlotCommand::Save(result) => {
                    let _ = result.send(self.save(slot));
                }
                SlotCommand::Restore(saved, result) => {
                    let _ = result.send(self.restore(slot, saved));
                }
            }
        }
    }

    /// Returns the index of a slot that has no job.
    fn idle_index(&self, slot: u32) -> Result<usize, SlotError> {
        if self.is_free(slot) { Ok(slot as usize) } else { Err(SlotError::Busy(slot)) }
    }

    /// Returns what an idle slot has computed.
    fn save(&mut self, slot: u32) -> Result<SavedSlot, SlotError> {
        let slot = &self.slots[self.idle_index(slot)?];
        let n_past = slot.sequence.n_past;
        let tokens = slot.sequence.tokens[..n_past].to_vec();
        if tokens.iter().any(|token| token & IMAGE_ID != 0) {
            return Err(SlotError::Image(slot.id));
        }
        if !slot.sequence.adapters.is_empty() {
            return Err(SlotError::Adapters(slot.id));
        }
        let model = self.model.fingerprint(slot.sequence.factors);
        let model = model.ok_or_else(|| model_failed(NOT_SAVED.into()))?;
        let cache = self.model.save_seq(slot.id, n_past as u32).map_err(model_failed)?;
        Ok(SavedSlot { model, tokens, cache })
    }

    /// Puts what was saved into an idle slot, and returns how many tokens that are.
    fn restore(&mut self, slot: u32, saved: SavedSlot) -> Result<usize, SlotError> {
        let index = self.idle_index(slot)?;
        let n = saved.tokens.len();
        let n_ctx = self.model.n_ctx();
        let is_of = |&factors: &RopeFactors| Some(saved.model) == self.model.fingerprint(factors);
        let factors = RopeFactors::ALL.into_iter().find(is_of).ok_or(SlotError::OtherModel)?;
        if n > n_ctx {
            return Err(SlotError::TooLong { n, n_ctx });
        }
        self.store_rest(index, 0);
        self.clear(index);
        let slot = &mut self.slots[index];
        self.model.set_images(slot.id, Vec::new()).map_err(model_failed)?;
        self.model.set_adapters(slot.id, AdapterMix::default()).map_err(model_failed)?;
        self.model.set_rope_factors(slot.id, factors);
        slot.sequence.factors = factors;
        self.model.restore_seq(slot.id, n as u32, &saved.cache).map_err(model_failed)?;
        // so that no job takes it for what an earlier one left there
        self.n_admitted += 1;
        slot.last_used = self.n_admitted;
        slot.sequence.tokens = saved.tokens;
        slot.sequence.n_past = n;
        Ok(n)
    }
}

/// Returns the error of a command for one of the model.
fn model_failed(error: StepError) -> SlotError {
    SlotError::Model(error.to_string())
}
