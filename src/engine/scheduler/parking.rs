//! Slots of readers that do not read, given to those that wait.

use std::cmp::Reverse;
use std::sync::atomic::Ordering::Relaxed;

use super::Scheduler;
use crate::engine::job::Error;
use crate::engine::model::StepModel;
use crate::engine::sequence::Sequence;
use crate::engine::slot::{ParkedJob, Slot};

/// Most answers that are parked; beyond that readers that do not read keep their slots.
const MAX_PARKED: usize = 1024;

impl<M: StepModel> Scheduler<M> {
    /// Parks the answer whose reader has stood still for longest, if another waits for its slot.
    /// Returns false where there is none.
    pub(super) fn park_one(&mut self) -> bool {
        if self.parked.len() >= MAX_PARKED {
            return false;
        }
        let is_awaited = |slot: u32| {
            let ready = |parked: &ParkedJob| parked.ready_since().is_some() && parked.fits(slot);
            self.queue.has_job_for(slot) || self.parked.iter().any(ready)
        };
        let stalled = self.slots.iter().enumerate().filter_map(|(i, slot)| {
            let stalled = slot.parkable_for().filter(|_| is_awaited(slot.id))?;
            Some((stalled, i))
        });
        let Some((_, index)) = stalled.max() else { return false };
        let Some(mut parked) = self.slots[index].park() else { return false };
        parked.cache = self.copy_cache(index);
        let n_bytes = parked.cache.as_ref().map_or(0, Vec::len);
        tracing::debug!(slot = index, n_bytes, "an answer is parked: its reader does not read");
        self.parked.push(parked);
        self.publish_parked();
        true
    }

    /// Copies what a slot has computed, if there is memory for it next to that of other parked
    /// answers.
    fn copy_cache(&mut self, index: usize) -> Option<Vec<u8>> {
        let id = self.slots[index].id;
        let n_past = self.slots[index].sequence.n_past as u32;
        let held: usize =
            self.parked.iter().filter_map(|parked| parked.cache.as_ref()).map(Vec::len).sum();
        let needed = self.model.saved_bytes(n_past);
        if held.saturating_add(needed) > self.parked_memory {
            return None;
        }
        let saved = self.model.save_seq(id, n_past);
        saved.inspect_err(|error| tracing::debug!(%error, "a parked answer has no cache")).ok()
    }

    /// Goes on with a parked answer in a free slot.
    pub(super) fn resume(&mut self, mut parked: ParkedJob) {
        let Some((index, n_common)) = self.choose_slot_to_resume(&parked) else { return };
        let id = self.slots[index].id;
        self.store_rest(index, n_common);
        self.model.clear_seq(id, n_common as u32);
        let mut n_computed = n_common;
        let sequence = parked.sequence();
        let n_past = sequence.n_past;
        self.model.set_rope_factors(id, sequence.factors);
        let placed = self.model.set_images(id, sequence.images.clone());
        let adapted = self.model.set_adapters(id, sequence.adapters.clone());
        let placed = placed.and(adapted);
        if let (Some(cache), Ok(())) = (parked.cache.take(), &placed) {
            match self.model.restore_seq(id, n_past as u32, &cache) {
                Ok(()) => n_computed = n_past,
                Err(error) => tracing::warn!(%error, "a parked answer is computed again"),
            }
        }
        self.n_admitted += 1;
        let slot = &mut self.slots[index];
        slot.last_used = self.n_admitted;
        slot.resume(parked, n_computed);
        if let Err(error) = placed {
            self.fail(index, Error::Model(error.to_string()));
        }
    }

    /// Returns the free slot with the most that a parked answer need not read again, of several the
    /// one unused for longest, and how many positions that are.
    fn choose_slot_to_resume(&self, parked: &ParkedJob) -> Option<(usize, usize)> {
        let sequence = parked.sequence();
        let n_common = |slot: &Slot| {
            if parked.cache.is_some() {
                return 0;
            }
            let Sequence { tokens, images, adapters, factors, .. } = sequence;
            let shared = slot.sequence.shared_with(tokens, images, adapters, *factors);
            slot.n_kept(&self.model, shared.min(sequence.n_past))
        };
        let free = self.slots.iter().enumerate().filter(|(_, slot)| slot.state.is_idle());
        let fitting = free.filter(|(_, slot)| parked.fits(slot.id));
        let best = fitting.map(|(i, slot)| (n_common(slot), Reverse(slot.last_used), i)).max();
        best.map(|(n_common, _, i)| (i, n_common))
    }

    /// Publishes the number of parked answers.
    pub(super) fn publish_parked(&self) {
        self.queue.counters.parked.store(self.parked.len(), Relaxed);
    }
}
