//! Slots for those that wait: a job that is new, or a parked answer whose reader reads again.

use std::sync::atomic::Ordering::Relaxed;

use super::{Scheduler, guarded};
use crate::engine::constraint_cursor::ConstraintCursor;
use crate::engine::draft::Drafting;
use crate::engine::event_sink::EventSink;
use crate::engine::job::{Error, Event, Job};
use crate::engine::mask_prefetch::MaskPrefetch;
use crate::engine::model::StepModel;
use crate::engine::prefix;
use crate::engine::queue::QueuedJob;
use crate::engine::slot::{ActiveJob, SlotState};
use crate::model::embedded::IMAGE_ID;
use crate::sampling::Sampler;
use crate::util::clock::Instant;

impl<M: StepModel> Scheduler<M> {
    /// Gives free slots to those that wait; where there are none, slots whose readers do not read.
    pub(super) fn admit(&mut self) {
        while self.admit_one() || self.park_one() {}
    }

    /// Returns whether a slot has no job.
    pub(super) fn is_free(&self, slot: u32) -> bool {
        self.slots.get(slot as usize).is_some_and(|slot| slot.state.is_idle())
    }

    /// Gives a free slot to a parked answer whose reader reads again, or to the job that is due
    /// first of those that have waited longer. Returns false where there is neither, or no slot
    /// for them.
    fn admit_one(&mut self) -> bool {
        if self.slots.iter().all(|slot| !slot.state.is_idle()) {
            return false;
        }
        let ready = self.longest_ready();
        let queued = self.queue.pop(|slot| self.is_free(slot), ready.map(|(since, _)| since));
        if let Some(queued) = queued {
            let requested = queued.job.slot.map(|slot| slot as usize);
            let Some(index) = requested.or_else(|| self.choose_slot(&queued.job)) else {
                return false;
            };
            self.start(index, queued);
            return true;
        }
        let Some((_, i)) = ready else { return false };
        let parked = self.parked.remove(i);
        self.publish_parked();
        self.resume(parked);
        true
    }

    /// Returns the parked answer that has waited longest of those that a free slot would do for,
    /// with the time since when.
    fn longest_ready(&self) -> Option<(Instant, usize)> {
        let ready = self.parked.iter().enumerate().filter_map(|(i, parked)| {
            let has_slot =
                self.slots.iter().any(|slot| self.is_free(slot.id) && parked.fits(slot.id));
            parked.ready_since().filter(|_| has_slot).map(|since| (since, i))
        });
        ready.min()
    }

    /// Puts a job into a slot.
    fn start(&mut self, index: usize, queued: QueuedJob) {
        let QueuedJob { job, sampler, events, since } = queued;
        let n_cached = if job.cache_prompt { self.n_reusable(&self.slots[index], &job) } else { 0 };
        let events = EventSink::new(events);
        let Some(mut active) = self.activate(&job, sampler, events, n_cached) else {
            self.queue.counters.failed.fetch_add(1, Relaxed);
            return;
        };
        active.note_queued(since.elapsed());
        self.queue.counters.queried_tokens.fetch_add(job.prompt.len() as u64, Relaxed);
        self.n_admitted += 1;
        self.store_rest(index, n_cached);
        let slot = &mut self.slots[index];
        slot.sequence.tokens = job.prompt;
        slot.sequence.images.clone_from(&job.images);
        slot.sequence.adapters = job.adapters.clone();
        slot.sequence.factors = self.model.rope_factors(slot.sequence.tokens.len());
        slot.sequence.n_past = n_cached;
        slot.sequence.may_be_stored = job.cache_prompt;
        slot.sequence.may_be_read = job.cache_prompt;
        slot.state = SlotState::Working(active);
        slot.last_used = self.n_admitted;
        slot.job = self.n_admitted;
        self.model.clear_seq(slot.id, n_cached as u32);
        self.model.set_rope_factors(slot.id, slot.sequence.factors);
        let placed = self.model.set_images(slot.id, job.images);
        let adapted = self.model.set_adapters(slot.id, job.adapters);
        if let Err(error) = placed.and(adapted) {
            return self.fail(index, Error::Model(error.to_string()));
        }
        let source =
            if job.cache_prompt { prefix::find(&self.slots, &self.model, index) } else { None };
        self.settle(index, source);
    }

    /// Returns the job as it is at work. If its constraint fails, the job does, and `None` is
    /// returned.
    fn activate(
        &mut self,
        job: &Job,
        mut sampler: Sampler,
        events: EventSink,
        n_cached: usize,
    ) -> Option<ActiveJob> {
        let drafting = Drafting::new(job.speculation);
        for &token in job.prompt.iter().filter(|&&token| token & IMAGE_ID == 0) {
            sampler.accept(token);
        }
        let mut cursor = None;
        if let Some(constraint) = &job.constraint {
            let begun = job.constraint_start;
            match ConstraintCursor::new(constraint.clone(), begun, self.forced_runs) {
                Ok(mut start) => {
                    let n_ctx = self.model.n_ctx();
                    start.free_end_beyond(job.n_available(n_ctx, job.max_tokens));
                    cursor = Some(start);
                }
                Err(error) => {
                    events.send(Event::Failed(error));
                    return None;
                }
            }
            if self.prefetch.is_none() {
                self.prefetch = MaskPrefetch::start();
            }
        }
        Some(ActiveJob::new(job, sampler, cursor, drafting, events, n_cached))
    }

    /// Begins the text of a job that has its slot.
    pub(super) fn begin(&mut self, index: usize) {
        let slot = &mut self.slots[index];
        let vocabulary = &*self.vocabulary;
        let n_ctx = self.model.n_ctx();
        let begun = guarded(|| slot.begin(vocabulary, n_ctx));
        let n_forced = slot.sequence.n_emitted.saturating_sub(slot.usage.prompt_tokens);
        self.queue.counters.completion_tokens.fetch_add(n_forced as u64, Relaxed);
        match begun {
            Ok(None) => {}
            Ok(Some(ended)) => {
                self.publish();
                ended.finish(&self.queue.counters);
            }
            Err(error) => self.fail(index, error),
        }
    }
}
