//! The jobs that wait for a slot: bounded, first in first out, but that some go before others by a
//! limited time. Also commands, views of the slots and the engine's counters: all that the outside
//! and the engine's thread share.

use std::collections::VecDeque;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_channel::Sender;

use super::command::SlotCommand;
use super::job::{EVENTS_IN_FLIGHT, Event, Job, JobHandle, MAX_PRIORITY, SubmitError};
use super::reasoning::LONGEST_MESSAGE;
use super::stats::{Counters, Stats};
use crate::sampling::Sampler;
use crate::util::clock::Instant;

/// Time by which a job of the background counts as handed in later than it was.
const BACKGROUND_WAIT: Duration = Duration::from_secs(30);

/// A job on its way to a slot, with the sending end of its events.
pub(super) struct QueuedJob {
    /// The job.
    pub job: Job,
    /// The sampler that it asks for.
    pub sampler: Sampler,
    /// The sending end of its events.
    pub events: Sender<Event>,
    /// The time when it was handed in.
    pub since: Instant,
}

impl QueuedJob {
    /// Returns the time that decides who goes first: when the job was handed in, put off by its
    /// priority. Since that is limited, it is before that of all jobs that come long after it, and
    /// no job waits for ever.
    fn due(&self) -> Instant {
        let seconds = self.job.priority.clamp(-MAX_PRIORITY, MAX_PRIORITY) + MAX_PRIORITY;
        let put_off = Duration::from_secs(seconds.unsigned_abs().into());
        let of_background = if self.job.is_background { BACKGROUND_WAIT } else { Duration::ZERO };
        self.since + put_off + of_background
    }
}

/// The present state of a slot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SlotView {
    /// Its number.
    pub id: u32,
    /// True if it has a job.
    pub is_processing: bool,
    /// True if it has had a job.
    pub is_used: bool,
    /// Number of the job, counted over the engine's life.
    pub job: u64,
    /// Tokens of the job's prompt.
    pub prompt_tokens: usize,
    /// Tokens of the prompt that were found computed.
    pub cached_tokens: usize,
    /// Tokens of the sequence that are computed.
    pub n_past: usize,
    /// Tokens chosen so far.
    pub decoded: usize,
    /// Most tokens to choose; `None` without a limit.
    pub max_tokens: Option<usize>,
    /// True if its job's tokens are drafted.
    pub speculative: bool,
}

/// The waiting jobs.
pub(super) struct Queue {
    /// A plain mutex: it is held for a push or a pop, never across a step.
    state: Mutex<QueueState>,
    changed: Condvar,
    limit: usize,
    n_slots: usize,
    n_ctx: usize,
    /// The counts of jobs and steps so far.
    pub counters: Counters,
}

/// The part of a queue under its lock.
#[derive(Default)]
struct QueueState {
    jobs: VecDeque<QueuedJob>,
    commands: Vec<(u32, SlotCommand)>,
    views: Vec<SlotView>,
    is_closed: bool,
}

impl QueueState {
    /// Forgets the jobs whose clients have left, and counts them.
    fn sweep(&mut self, counters: &Counters) {
        let before = self.jobs.len();
        self.jobs.retain(|queued| !queued.events.is_closed());
        counters.cancelled.fetch_add((before - self.jobs.len()) as u64, Relaxed);
    }
}

impl Queue {
    /// Returns an empty queue of at most `limit` jobs, for `n_slots` sequences of `n_ctx`
    /// positions.
    pub(super) fn new(limit: usize, n_slots: usize, n_ctx: usize) -> Self {
        Self {
            state: Mutex::default(),
            changed: Condvar::new(),
            limit,
            n_slots,
            n_ctx,
            counters: Counters::default(),
        }
    }

    /// Locks the queue. No code that can panic runs under the lock, and a queue of whole jobs is
    /// valid at any time: so a poisoned lock would still guard good data.
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a job at the end of the queue.
    ///
    /// # Errors
    /// When the queue is full or closed.
    pub(super) fn push(&self, job: Job, sampler: Sampler) -> Result<JobHandle, SubmitError> {
        let mut state = self.lock();
        if state.is_closed {
            return Err(SubmitError::Stopped);
        }
        // Jobs whose clients have left give up their capacity first; jobs that find an idle slot do
        // not wait.
        state.sweep(&self.counters);
        let idle = self.n_slots.saturating_sub(self.counters.processing.load(Relaxed));
        if state.jobs.len() >= self.limit + idle {
            return Err(SubmitError::Busy { waiting: state.jobs.len() });
        }
        // The text written for the model at once is emitted at once.
        let message =
            job.reasoning.as_ref().map_or(0, |rule| rule.message.len().min(LONGEST_MESSAGE));
        let (events, receiver) = async_channel::bounded(EVENTS_IN_FLIGHT + message);
        state.jobs.push_back(QueuedJob { job, sampler, events, since: Instant::now() });
        self.changed.notify_one();
        Ok(JobHandle::new(receiver))
    }

    /// Forgets the jobs whose clients have left.
    pub(super) fn sweep(&self) {
        self.lock().sweep(&self.counters);
    }

    /// Takes the job that is due first of those that can be given a slot, if it was handed in
    /// before `before`: one that asks for a certain slot waits for it.
    pub(super) fn pop(
        &self,
        is_free: impl Fn(u32) -> bool,
        before: Option<Instant>,
    ) -> Option<QueuedJob> {
        let mut state = self.lock();
        let fits = |queued: &QueuedJob| {
            queued.job.slot.is_none_or(&is_free)
                && before.is_none_or(|before| queued.since < before)
        };
        let fitting = state.jobs.iter().enumerate().filter(|(_, queued)| fits(queued));
        let (at, _) = fitting.min_by_key(|(_, queued)| queued.due())?;
        state.jobs.remove(at)
    }

    /// Returns whether a job or a command waits.
    pub(super) fn has_work(&self) -> bool {
        let state = self.lock();
        !state.jobs.is_empty() || !state.commands.is_empty()
    }

    /// Returns whether a job waits that this slot would do for.
    pub(super) fn has_job_for(&self, slot: u32) -> bool {
        self.lock()
            .jobs
            .iter()
            .any(|queued| queued.job.slot.is_none_or(|requested| requested == slot))
    }

    /// Sends the engine a command about a slot. If the engine has ended, the sender of the result
    /// is dropped.
    pub(super) fn command(&self, slot: u32, command: SlotCommand) {
        let mut state = self.lock();
        if !state.is_closed {
            state.commands.push((slot, command));
            self.changed.notify_one();
        }
    }

    /// Takes the commands that wait.
    pub(super) fn take_commands(&self) -> Vec<(u32, SlotCommand)> {
        std::mem::take(&mut self.lock().commands)
    }

    /// Sets the state of the slots for the outside.
    pub(super) fn set_views(&self, views: impl Iterator<Item = SlotView>) {
        let mut state = self.lock();
        state.views.clear();
        state.views.extend(views);
    }

    /// Returns the state of the slots, as the engine's thread last set it.
    pub(super) fn views(&self) -> Vec<SlotView> {
        self.lock().views.clone()
    }

    /// Sleeps until there is a job or a command, or the queue is closed. Returns false when it is
    /// closed.
    pub(super) fn wait(&self) -> bool {
        let idle = |state: &mut QueueState| {
            state.jobs.is_empty() && state.commands.is_empty() && !state.is_closed
        };
        let state = self.changed.wait_while(self.lock(), idle);
        !state.unwrap_or_else(PoisonError::into_inner).is_closed
    }

    /// Returns whether the queue takes no more jobs.
    pub(super) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Ends the engine: waiting jobs fail (their channel closes), no new ones are taken.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.jobs.clear();
        state.commands.clear();
        self.changed.notify_all();
    }

    /// Returns what the engine is doing now and has done so far.
    pub(super) fn stats(&self) -> Stats {
        let counted = self.counters.stats();
        let state = self.lock();
        let working = state.views.iter().filter(|view| view.is_processing);
        Stats {
            slots: self.n_slots,
            waiting: state.jobs.len(),
            waiting_tokens: state.jobs.iter().map(|queued| queued.job.prompt.len()).sum(),
            used_tokens: working.map(|view| view.n_past).sum(),
            max_tokens: self.n_slots.saturating_mul(self.n_ctx),
            ..counted
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sampling::SamplingParams;

    #[test]
    fn no_priority_lets_a_job_wait_for_ever() {
        let now = Instant::now();
        let queued = |priority, is_background, since| {
            let job = Job { priority, is_background, ..Job::new(vec![0]) };
            let sampler = Sampler::new(SamplingParams::default(), 1).unwrap();
            QueuedJob { job, sampler, events: async_channel::bounded(1).0, since }
        };
        let patient = queued(i32::MAX, true, now);
        let later = |seconds| queued(i32::MIN, false, now + Duration::from_secs(seconds));
        assert!(later(80).due() < patient.due());
        assert!(later(91).due() > patient.due(), "it has waited for long enough");
    }
}
