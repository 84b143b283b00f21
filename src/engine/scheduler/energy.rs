//! The energy of a step, shared between the jobs that it computed for.

use super::Scheduler;
use super::plan::BatchPart;
use crate::engine::slot::Slot;

impl<M> Scheduler<M> {
    /// Forgets the energy since the last step: nothing was computed meanwhile.
    pub(super) fn forget_energy(&mut self) {
        if let Some(meter) = &mut self.energy {
            meter.take();
        }
    }
}

/// Shares the energy of a step between the jobs of its parts, by their tokens.
pub(super) fn share_energy(microjoules: u64, parts: &[BatchPart], slots: &mut [Slot]) {
    let n_tokens = parts.iter().map(|part| part.tokens.len()).sum::<usize>().max(1);
    for part in parts {
        if let Some(job) = slots[part.slot].state.job_mut() {
            let share = u128::from(microjoules) * part.tokens.len() as u128 / n_tokens as u128;
            job.add_energy(u64::try_from(share).unwrap_or(u64::MAX));
        }
    }
}
