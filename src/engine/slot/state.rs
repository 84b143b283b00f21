//! The work of a slot.

use super::ActiveJob;
use crate::engine::prefix_source::PrefixSource;
use crate::engine::prompt_cache::PageRead;

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
    /// Its job waits for pages of a prompt cache; until they are there nothing is computed here.
    Reading {
        /// The job.
        job: ActiveJob,
        /// The pages on their way.
        read: PageRead,
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
            SlotState::Waiting { job, .. }
            | SlotState::Reading { job, .. }
            | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the job for changes, if there is one.
    pub(crate) fn job_mut(&mut self) -> Option<&mut ActiveJob> {
        match self {
            SlotState::Idle => None,
            SlotState::Waiting { job, .. }
            | SlotState::Reading { job, .. }
            | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the job, if there is one.
    pub(crate) fn into_job(self) -> Option<ActiveJob> {
        match self {
            SlotState::Idle => None,
            SlotState::Waiting { job, .. }
            | SlotState::Reading { job, .. }
            | SlotState::Working(job) => Some(job),
        }
    }

    /// Returns the slot that the job waits for.
    pub(crate) fn source(&self) -> Option<PrefixSource> {
        match self {
            SlotState::Waiting { source, .. } => Some(*source),
            SlotState::Idle | SlotState::Reading { .. } | SlotState::Working(_) => None,
        }
    }

    /// Returns what is read for the job.
    pub(crate) fn read(&mut self) -> Option<&mut PageRead> {
        match self {
            SlotState::Reading { read, .. } => Some(read),
            SlotState::Idle | SlotState::Waiting { .. } | SlotState::Working(_) => None,
        }
    }

    /// Lets the job wait for what is read for it.
    pub(crate) fn wait_for_read(&mut self, read: PageRead) {
        if let Some(job) = std::mem::take(self).into_job() {
            *self = SlotState::Reading { job, read };
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
