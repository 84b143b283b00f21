//! Jobs whose readers have left leave the queue, slots and parked answers; those whose readers
//! stand still leave slots and parked answers.

use std::sync::atomic::Ordering::Relaxed;

use super::Scheduler;
use crate::engine::job::Error;
use crate::engine::model::StepModel;

impl<M: StepModel> Scheduler<M> {
    /// Lets go of jobs whose clients have left, or whose readers have stood still for too long.
    pub(super) fn reap(&mut self) {
        self.queue.sweep();
        self.reap_parked();
        let counters = &self.queue.counters;
        for slot in &mut self.slots {
            let Some(active) = slot.state.job() else { continue };
            if active.events.is_closed() {
                counters.cancelled.fetch_add(1, Relaxed);
                slot.release();
            } else if active.events.stalled_for() > self.stall_timeout
                && let Some(active) = slot.release()
            {
                active.fail(Error::Stalled(self.stall_timeout), counters);
            }
        }
    }

    /// Lets go of parked answers in the same way, and notes those whose readers read again.
    fn reap_parked(&mut self) {
        if self.parked.is_empty() {
            return;
        }
        let parked = std::mem::take(&mut self.parked);
        for mut parked in parked {
            parked.poll();
            if parked.is_cancelled() {
                self.queue.counters.cancelled.fetch_add(1, Relaxed);
                continue;
            }
            if parked.stalled_for() > self.stall_timeout {
                let error = Error::Stalled(self.stall_timeout);
                parked.into_active().fail(error, &self.queue.counters);
            } else {
                self.parked.push(parked);
            }
        }
        self.publish_parked();
    }
}
