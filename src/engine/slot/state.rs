//! The work of a slot.

use super::ActiveJob;
use crate::engine::prefix_source::PrefixSource;

/// The work of a slot.
#[derive(Default)]
pub(in crate::engine) enum SlotState {
    /// It has no job.
    #[default]
    Idle,
    /// Its job waits for another slot, which holds more of the prompt or is about to; until that is
    /// settled nothing is computed here.
    Waiting {
        /// The job.
        job: ActiveJob,
        /// The other slot.
        source: PrefixSource,
    },
    /// Its job is computed.
    Working(ActiveJob),
}

impl SlotState {
    /// Returns whether there is no job.
    pub(crate) fn is_idle(&self) -> bool {
        matches!(self, SlotState::Idle)
    }

    /// Returns the job, if there is one.
    pub(crate) fn job(&self) -> Option<&ActiveJob> {
        match self {
            SlotState::Idle => None,
            SlotState::Waiting { job, .. } | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the job for changes, if there is one.
    pub(crate) fn job_mut(&mut self) -> Option<&mut ActiveJob> {
        match self {
            SlotState::Idle => None,
            SlotState::Waiting { job, .. } | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the job, if there is one.
    pub(crate) fn into_job(self) -> Option<ActiveJob> {
        match self {
            SlotState::Idle => None,
            SlotState::Waiting { job, .. } | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the slot that the job waits for.
    pub(crate) fn source(&self) -> Option<PrefixSource> {
        match self {
            SlotState::Waiting { source, .. } => Some(*source),
            SlotState::Idle | SlotState::Working(_) => None,
        }
    }

    /// Lets the job wait for another slot, or, without one, be computed.
    pub(crate) fn wait_for(&mut self, source: Option<PrefixSource>) {
        let Some(job) = std::mem::take(self).into_job() else { return };
        *self = match source {
            Some(source) => SlotState::Waiting { job, source },
            None => SlotState::Working(job),
        };
    }
}
