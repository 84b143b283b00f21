//! Slots of readers that do not read, given to those that wait.

use std::sync::atomic::Ordering::Relaxed;

use super::Scheduler;
use crate::engine::job::Error;
use crate::engine::model::StepModel;
use crate::engine::slot::Parked;

/// Answers that are parked at most; beyond that readers that do not read keep their slots.
const MAX_PARKED: usize = 1024;

impl<M: StepModel> Scheduler<M> {
    /// Gives free slots to those that wait; where there are none, slots whose readers do not read.
    pub(super) fn admit(&mut self) {
        while self.admit_one() || self.park_one() {}
    }

    fn is_free(&self, slot: u32) -> bool {
        self.slots.get(slot as usize).is_some_and(|slot| slot.active.is_none())
    }

    /// Gives a free slot to whoever has waited longest: a job, or a parked answer whose reader
    /// reads again. False where there is neither, or no slot for them.
    fn admit_one(&mut self) -> bool {
        if self.slots.iter().all(|slot| slot.active.is_some()) {
            return false;
        }
        let ready = self.parked.iter().enumerate().filter_map(|(i, parked)| {
            let has_slot =
                self.slots.iter().any(|slot| self.is_free(slot.id) && parked.fits(slot.id));
            parked.ready_since().filter(|_| has_slot).map(|since| (since, i))
        });
        let ready = ready.min();
        let queued = self.queue.pop(|slot| self.is_free(slot), ready.map(|(since, _)| since));
        if let Some(queued) = queued {
            let wanted = queued.job.slot.map(|slot| slot as usize);
            let Some(index) = wanted.or_else(|| self.choose_slot(&queued.job)) else {
                return false;
            };
            self.start(index, queued);
            return true;
        }
        let Some((_, i)) = ready else { return false };
        let parked = self.parked.remove(i);
        self.count_parked();
        self.resume(parked);
        true
    }

    /// Parks the answer whose reader has stood still for longest, if somebody waits for its slot.
    fn park_one(&mut self) -> bool {
        if self.parked.len() >= MAX_PARKED {
            return false;
        }
        let is_awaited = |slot: u32| {
            let ready = |parked: &Parked| parked.ready_since().is_some() && parked.fits(slot);
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
        self.count_parked();
        true
    }

    /// Copies what a slot has computed, if there is memory for it next to that of other parked
    /// answers.
    fn copy_cache(&mut self, index: usize) -> Option<Vec<u8>> {
        let slot = &self.slots[index];
        let held: usize =
            self.parked.iter().filter_map(|parked| parked.cache.as_ref()).map(Vec::len).sum();
        let needed = self.model.saved_bytes(slot.n_past as u32);
        if held.saturating_add(needed) > self.parked_memory {
            return None;
        }
        let saved = self.model.save_seq(slot.id, slot.n_past as u32);
        saved.inspect_err(|error| tracing::debug!(%error, "a parked answer has no cache")).ok()
    }

    /// Goes on with a parked answer in a free slot.
    fn resume(&mut self, mut parked: Parked) {
        let (tokens, images) = parked.sequence();
        let free = self.slots.iter().enumerate().filter(|(_, slot)| slot.active.is_none());
        let fitting = free.filter(|(_, slot)| parked.fits(slot.id));
        let common = |slot: &super::Slot| match parked.cache {
            Some(_) => 0,
            None => slot.kept(&self.model, slot.reusable(tokens, images).min(parked.n_past())),
        };
        // the most that need not be read again, then the slot unused for longest
        let best =
            fitting.map(|(i, slot)| (common(slot), std::cmp::Reverse(slot.last_used), i)).max();
        let Some((common, _, index)) = best else { return };
        let images = images.to_vec();
        let id = self.slots[index].id;
        self.model.clear_seq(id, common as u32);
        let mut computed = common;
        let placed = self.model.set_images(id, images);
        if let (Some(cache), Ok(())) = (parked.cache.take(), &placed) {
            match self.model.restore_seq(id, parked.n_past() as u32, &cache) {
                Ok(()) => computed = parked.n_past(),
                Err(error) => tracing::warn!(%error, "a parked answer is computed again"),
            }
        }
        self.admitted += 1;
        let slot = &mut self.slots[index];
        slot.last_used = self.admitted;
        slot.resume(parked, computed);
        if let Err(error) = placed {
            self.fail(index, Error::Model(error.to_string()));
        }
    }

    /// Lets parked answers go whose clients have left, or whose readers have stood still for too
    /// long, and notes those whose readers read again.
    pub(super) fn reap_parked(&mut self) {
        if self.parked.is_empty() {
            return;
        }
        let parked = std::mem::take(&mut self.parked);
        for mut parked in parked {
            parked.poll();
            if parked.is_cancelled() {
                continue;
            }
            if parked.stalled_for() > self.stall_timeout {
                parked.into_active().fail(Error::Stalled(self.stall_timeout));
            } else {
                self.parked.push(parked);
            }
        }
        self.count_parked();
    }

    fn count_parked(&self) {
        self.queue.counters.parked.store(self.parked.len(), Relaxed);
    }
}
