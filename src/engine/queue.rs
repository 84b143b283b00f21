//! Jobs that wait for a slot: bounded, first in first out. Also the engine's counters, because both are what
//! the outside and the engine's thread share.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard};

use tokio::sync::mpsc;

use super::job::{EVENTS_IN_FLIGHT, Event, Job, JobHandle, SubmitError};
use crate::sampling::Sampler;

/// A job on its way to a slot, with the sending end of its events.
pub(super) struct Queued {
    pub job: Job,
    pub sampler: Sampler,
    pub events: mpsc::Sender<Event>,
}

/// What the engine is doing and has done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stats {
    /// Sequences that could be computed at once.
    pub slots: usize,
    /// Sequences being computed.
    pub processing: usize,
    /// Jobs waiting for a slot.
    pub waiting: usize,
    /// Steps taken since the start.
    pub steps: u64,
    /// Prompt tokens computed since the start; reused ones are not counted.
    pub prompt_tokens: u64,
    /// Tokens chosen since the start.
    pub completion_tokens: u64,
}

/// Counters the engine's thread writes and [`Queue::stats`] reads. Each stands for itself, so relaxed order is enough.
#[derive(Default)]
pub(super) struct Counters {
    pub processing: AtomicUsize,
    pub steps: AtomicU64,
    pub prompt_tokens: AtomicU64,
    pub completion_tokens: AtomicU64,
}

impl Counters {
    /// Counts a slot's part of a step.
    pub fn count(&self, is_prompt: bool, n: usize, chose: bool) {
        if is_prompt {
            self.prompt_tokens.fetch_add(n as u64, Relaxed);
        }
        self.completion_tokens.fetch_add(u64::from(chose), Relaxed);
    }
}

/// The waiting jobs.
pub(super) struct Queue {
    /// A plain mutex: it is held for a push or a pop, never across a step.
    state: Mutex<State>,
    changed: Condvar,
    limit: usize,
    slots: usize,
    pub counters: Counters,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Queued>,
    closed: bool,
}

impl State {
    fn sweep(&mut self) {
        self.jobs.retain(|queued| !queued.events.is_closed());
    }
}

impl Queue {
    pub fn new(limit: usize, slots: usize) -> Self {
        Self { state: Mutex::default(), changed: Condvar::new(), limit, slots, counters: Counters::default() }
    }

    /// No code that can panic runs under the lock, and a queue of whole jobs is valid at any time: so a poisoned
    /// lock would still guard good data.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub fn push(&self, job: Job, sampler: Sampler) -> Result<JobHandle, SubmitError> {
        let mut state = self.lock();
        if state.closed {
            return Err(SubmitError::Stopped);
        }
        // Jobs nobody waits for any more give up their places first; jobs that find an idle slot do not wait.
        state.sweep();
        let idle = self.slots.saturating_sub(self.counters.processing.load(Relaxed));
        if state.jobs.len() >= self.limit + idle {
            return Err(SubmitError::Busy { waiting: state.jobs.len() });
        }
        let (events, receiver) = mpsc::channel(EVENTS_IN_FLIGHT);
        state.jobs.push_back(Queued { job, sampler, events });
        self.changed.notify_one();
        Ok(JobHandle::new(receiver))
    }

    /// Forgets the jobs that nobody waits for any more.
    pub fn sweep(&self) {
        self.lock().sweep();
    }

    /// The longest waiting job.
    pub fn pop(&self) -> Option<Queued> {
        self.lock().jobs.pop_front()
    }

    /// Sleeps until there is a job or the queue is closed. False when it is closed.
    pub fn wait(&self) -> bool {
        let idle = |state: &mut State| state.jobs.is_empty() && !state.closed;
        let state = self.changed.wait_while(self.lock(), idle);
        !state.unwrap_or_else(|poisoned| poisoned.into_inner()).closed
    }

    pub fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Ends the engine: waiting jobs fail (their channel closes), no new ones are taken.
    pub fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.jobs.clear();
        self.changed.notify_all();
    }

    pub fn stats(&self) -> Stats {
        let counters = &self.counters;
        Stats {
            slots: self.slots,
            processing: counters.processing.load(Relaxed),
            waiting: self.lock().jobs.len(),
            steps: counters.steps.load(Relaxed),
            prompt_tokens: counters.prompt_tokens.load(Relaxed),
            completion_tokens: counters.completion_tokens.load(Relaxed),
        }
    }
}
