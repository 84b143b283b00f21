//! Jobs that wait for a slot: bounded, first in first out. Also the engine's counters, because both
//! are what the outside and the engine's thread share.

use std::collections::VecDeque;
use std::iter::Sum;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_channel::Sender;

use super::job::{EVENTS_IN_FLIGHT, Event, Job, JobHandle, SubmitError, Timings, Usage};
use super::reasoning::LONGEST_MESSAGE;
use super::saved::Saved;
use crate::sampling::Sampler;

/// A job on its way to a slot, with the sending end of its events.
pub(super) struct Queued {
    pub job: Job,
    pub sampler: Sampler,
    pub events: Sender<Event>,
    /// When it was handed in.
    pub since: Instant,
}

/// The engine's present state and its totals since the start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stats {
    /// Sequences that could be computed at once.
    pub slots: usize,
    /// Sequences being computed.
    pub processing: usize,
    /// Jobs waiting for a slot.
    pub waiting: usize,
    /// Answers that have left their slots, since their readers do not read.
    pub parked: usize,
    /// Steps taken since the start.
    pub steps: u64,
    /// Prompt tokens computed since the start; reused ones are not counted.
    pub prompt_tokens: u64,
    /// Tokens chosen since the start.
    pub completion_tokens: u64,
    /// Prompt tokens found computed since the start.
    pub cached_tokens: u64,
    /// Microseconds that jobs spent until their first token, since the start.
    pub prompt_us: u64,
    /// Microseconds that jobs spent from their first token on, since the start.
    pub predicted_us: u64,
    /// Tokens chosen after the first of each job, since the start: what `predicted_us` was spent
    /// on.
    pub intervals: u64,
    /// Parts of all steps since the start: sequences that took part in one.
    pub parts: u64,
    /// Most tokens that a sequence has held.
    pub longest: u64,
    /// Drafts verified since the start.
    pub drafts: u64,
    /// Tokens of these drafts.
    pub drafted_tokens: u64,
    /// Drafted tokens that were the ones chosen.
    pub accepted_tokens: u64,
}

/// Several engines together.
impl Sum for Stats {
    fn sum<I: Iterator<Item = Stats>>(all: I) -> Stats {
        all.fold(Stats::default(), |sum, stats| Stats {
            slots: sum.slots + stats.slots,
            processing: sum.processing + stats.processing,
            waiting: sum.waiting + stats.waiting,
            parked: sum.parked + stats.parked,
            steps: sum.steps + stats.steps,
            prompt_tokens: sum.prompt_tokens + stats.prompt_tokens,
            completion_tokens: sum.completion_tokens + stats.completion_tokens,
            cached_tokens: sum.cached_tokens + stats.cached_tokens,
            prompt_us: sum.prompt_us + stats.prompt_us,
            predicted_us: sum.predicted_us + stats.predicted_us,
            intervals: sum.intervals + stats.intervals,
            parts: sum.parts + stats.parts,
            longest: sum.longest.max(stats.longest),
            drafts: sum.drafts + stats.drafts,
            drafted_tokens: sum.drafted_tokens + stats.drafted_tokens,
            accepted_tokens: sum.accepted_tokens + stats.accepted_tokens,
        })
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

/// Counters the engine's thread writes and [`Queue::stats`] reads. Each stands for itself, so
/// relaxed order is enough.
#[derive(Default)]
pub(super) struct Counters {
    pub processing: AtomicUsize,
    pub parked: AtomicUsize,
    pub steps: AtomicU64,
    pub prompt_tokens: AtomicU64,
    pub completion_tokens: AtomicU64,
    pub cached_tokens: AtomicU64,
    pub prompt_us: AtomicU64,
    pub predicted_us: AtomicU64,
    pub intervals: AtomicU64,
    pub parts: AtomicU64,
    pub longest: AtomicU64,
    pub drafts: AtomicU64,
    pub drafted_tokens: AtomicU64,
    pub accepted_tokens: AtomicU64,
}

impl Counters {
    /// Counts a slot's part of a step: tokens of a prompt that were computed, and tokens of an
    /// answer that were chosen.
    pub(super) fn count(&self, read: usize, chosen: usize) {
        self.prompt_tokens.fetch_add(read as u64, Relaxed);
        self.completion_tokens.fetch_add(chosen as u64, Relaxed);
        self.parts.fetch_add(1, Relaxed);
    }

    /// Counts a draft that was verified.
    pub(super) fn count_draft(&self, drafted: usize, accepted: usize) {
        self.drafts.fetch_add(1, Relaxed);
        self.drafted_tokens.fetch_add(drafted as u64, Relaxed);
        self.accepted_tokens.fetch_add(accepted as u64, Relaxed);
    }

    /// Counts a job that has ended well.
    pub(super) fn count_job(&self, usage: &Usage, timings: &Timings) {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.prompt_us.fetch_add(micros(timings.prompt), Relaxed);
        self.predicted_us.fetch_add(micros(timings.predicted), Relaxed);
        self.intervals.fetch_add(usage.completion_tokens.saturating_sub(1) as u64, Relaxed);
    }
}

/// The reason why a slot cannot be saved, restored or erased.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SlotError {
    /// It has a job.
    #[error("slot {0} is at work")]
    Busy(u32),
    /// It holds an image, which its tokens do not identify.
    #[error("slot {0} holds an image; only text can be saved")]
    Image(u32),
    /// The saved state was computed by another model, or with another type of cache.
    #[error("the saved slot is of another model, or of another type of cache")]
    OtherModel,
    /// The saved state is longer than the context.
    #[error("the saved slot holds {n} tokens, and the context has {n_ctx}")]
    TooLong {
        /// Tokens.
        n: usize,
        /// Positions.
        n_ctx: usize,
    },
    /// The model cannot.
    #[error("{0}")]
    Model(String),
    /// The engine has ended.
    #[error("the engine has stopped")]
    Stopped,
}

/// A request about a slot other than a job, and the sender of its result.
pub(super) enum Order {
    /// Forget what is computed; how many tokens that were.
    Erase(oneshot::Sender<Result<usize, SlotError>>),
    /// Tell what it holds.
    Save(oneshot::Sender<Result<Saved, SlotError>>),
    /// Hold this; how many tokens that are.
    Restore(Saved, oneshot::Sender<Result<usize, SlotError>>),
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
    orders: Vec<(u32, Order)>,
    views: Vec<SlotView>,
    closed: bool,
}

impl State {
    fn sweep(&mut self) {
        self.jobs.retain(|queued| !queued.events.is_closed());
    }
}

impl Queue {
    pub(super) fn new(limit: usize, slots: usize) -> Self {
        Self {
            state: Mutex::default(),
            changed: Condvar::new(),
            limit,
            slots,
            counters: Counters::default(),
        }
    }

    /// No code that can panic runs under the lock, and a queue of whole jobs is valid at any time:
    /// so a poisoned lock would still guard good data.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn push(&self, job: Job, sampler: Sampler) -> Result<JobHandle, SubmitError> {
        let mut state = self.lock();
        if state.closed {
            return Err(SubmitError::Stopped);
        }
        // Jobs nobody waits for any more give up their places first; jobs that find an idle slot do
        // not wait.
        state.sweep();
        let idle = self.slots.saturating_sub(self.counters.processing.load(Relaxed));
        if state.jobs.len() >= self.limit + idle {
            return Err(SubmitError::Busy { waiting: state.jobs.len() });
        }
        // The text written for the model at once is emitted at once.
        let message =
            job.reasoning.as_ref().map_or(0, |rule| rule.message.len().min(LONGEST_MESSAGE));
        let (events, receiver) = async_channel::bounded(EVENTS_IN_FLIGHT + message);
        state.jobs.push_back(Queued { job, sampler, events, since: Instant::now() });
        self.changed.notify_one();
        Ok(JobHandle::new(receiver))
    }

    /// Forgets the jobs that nobody waits for any more.
    pub(super) fn sweep(&self) {
        self.lock().sweep();
    }

    /// Takes the longest waiting job that can be given a slot, if it was handed in before `before`:
    /// one that asks for a certain slot waits for it.
    pub(super) fn pop(
        &self,
        is_free: impl Fn(u32) -> bool,
        before: Option<Instant>,
    ) -> Option<Queued> {
        let mut state = self.lock();
        let at = state.jobs.iter().position(|queued| queued.job.slot.is_none_or(&is_free))?;
        let is_next = before.is_none_or(|before| state.jobs[at].since < before);
        if is_next { state.jobs.remove(at) } else { None }
    }

    /// Returns whether a job waits that this slot would do for.
    pub(super) fn has_job_for(&self, slot: u32) -> bool {
        self.lock().jobs.iter().any(|queued| queued.job.slot.is_none_or(|wanted| wanted == slot))
    }

    /// Asks the engine to do something with a slot. Who waits hears nothing if it has ended.
    pub(super) fn order(&self, slot: u32, order: Order) {
        let mut state = self.lock();
        if !state.closed {
            state.orders.push((slot, order));
            self.changed.notify_one();
        }
    }

    /// Returns what is to be done.
    pub(super) fn orders(&self) -> Vec<(u32, Order)> {
        std::mem::take(&mut self.lock().orders)
    }

    /// Says what the slots are doing.
    pub(super) fn show(&self, views: impl Iterator<Item = SlotView>) {
        let mut state = self.lock();
        state.views.clear();
        state.views.extend(views);
    }

    /// Returns what the slots are doing.
    pub(super) fn views(&self) -> Vec<SlotView> {
        self.lock().views.clone()
    }

    /// Sleeps until there is a job or the queue is closed. False when it is closed.
    pub(super) fn wait(&self) -> bool {
        let idle =
            |state: &mut State| state.jobs.is_empty() && state.orders.is_empty() && !state.closed;
        let state = self.changed.wait_while(self.lock(), idle);
        !state.unwrap_or_else(PoisonError::into_inner).closed
    }

    pub(super) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Ends the engine: waiting jobs fail (their channel closes), no new ones are taken.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.jobs.clear();
        state.orders.clear();
        self.changed.notify_all();
    }

    pub(super) fn stats(&self) -> Stats {
        let counters = &self.counters;
        Stats {
            slots: self.slots,
            processing: counters.processing.load(Relaxed),
            waiting: self.lock().jobs.len(),
            parked: counters.parked.load(Relaxed),
            steps: counters.steps.load(Relaxed),
            prompt_tokens: counters.prompt_tokens.load(Relaxed),
            completion_tokens: counters.completion_tokens.load(Relaxed),
            cached_tokens: counters.cached_tokens.load(Relaxed),
            prompt_us: counters.prompt_us.load(Relaxed),
            predicted_us: counters.predicted_us.load(Relaxed),
            intervals: counters.intervals.load(Relaxed),
            parts: counters.parts.load(Relaxed),
            longest: counters.longest.load(Relaxed),
            drafts: counters.drafts.load(Relaxed),
            drafted_tokens: counters.drafted_tokens.load(Relaxed),
            accepted_tokens: counters.accepted_tokens.load(Relaxed),
        }
    }
}
