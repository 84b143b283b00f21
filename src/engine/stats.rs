//! The engine's counters, and their values for the outside.

use std::iter::Sum;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use super::job::{Timings, Usage};

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

/// The counters that the engine's thread writes and [`Counters::stats`] reads. Each stands for
/// itself, so relaxed order is enough.
#[derive(Default)]
pub(super) struct Counters {
    /// See [`Stats::processing`].
    pub processing: AtomicUsize,
    /// See [`Stats::parked`].
    pub parked: AtomicUsize,
    /// See [`Stats::steps`].
    pub steps: AtomicU64,
    /// See [`Stats::prompt_tokens`].
    pub prompt_tokens: AtomicU64,
    /// See [`Stats::completion_tokens`].
    pub completion_tokens: AtomicU64,
    /// See [`Stats::cached_tokens`].
    pub cached_tokens: AtomicU64,
    /// See [`Stats::prompt_us`].
    pub prompt_us: AtomicU64,
    /// See [`Stats::predicted_us`].
    pub predicted_us: AtomicU64,
    /// See [`Stats::intervals`].
    pub intervals: AtomicU64,
    /// See [`Stats::parts`].
    pub parts: AtomicU64,
    /// See [`Stats::longest`].
    pub longest: AtomicU64,
    /// See [`Stats::drafts`].
    pub drafts: AtomicU64,
    /// See [`Stats::drafted_tokens`].
    pub drafted_tokens: AtomicU64,
    /// See [`Stats::accepted_tokens`].
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

    /// Returns what is counted here: not the slots, nor the jobs that wait.
    pub(super) fn stats(&self) -> Stats {
        Stats {
            processing: self.processing.load(Relaxed),
            parked: self.parked.load(Relaxed),
            steps: self.steps.load(Relaxed),
            prompt_tokens: self.prompt_tokens.load(Relaxed),
            completion_tokens: self.completion_tokens.load(Relaxed),
            cached_tokens: self.cached_tokens.load(Relaxed),
            prompt_us: self.prompt_us.load(Relaxed),
            predicted_us: self.predicted_us.load(Relaxed),
            intervals: self.intervals.load(Relaxed),
            parts: self.parts.load(Relaxed),
            longest: self.longest.load(Relaxed),
            drafts: self.drafts.load(Relaxed),
            drafted_tokens: self.drafted_tokens.load(Relaxed),
            accepted_tokens: self.accepted_tokens.load(Relaxed),
            ..Stats::default()
        }
    }
}
