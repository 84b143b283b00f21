//! The engine's counters, and their values for the outside.

use std::iter::Sum;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::distributions::JobHistograms;
use super::job::{FinishReason, Timings, Usage};
use super::prompt_cache::{PageCounters, PageStats};
use crate::context::ExpertCacheStats;
use crate::util::clock::Instant;

/// The engine's present state and its totals since the start.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Stats {
    /// Sequences that could be computed at once.
    pub slots: usize,
    /// Sequences being computed.
    pub processing: usize,
    /// Jobs waiting for a slot.
    pub waiting: usize,
    /// Prompt tokens of the jobs waiting for a slot.
    pub waiting_tokens: usize,
    /// Tokens in the cache of the sequences being computed.
    pub used_tokens: usize,
    /// Tokens that the cache of all sequences together may hold.
    pub max_tokens: usize,
    /// Tokens chosen per second in the last second of work; 0 while there is none.
    pub tokens_per_second: f64,
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
    /// Tokens that the device went on with before they were chosen, since the start.
    pub fed_tokens: u64,
    /// Those of them that were the ones chosen.
    pub held_tokens: u64,
    /// Tokens of the prompts of all jobs that had a slot, computed or found computed.
    pub queried_tokens: u64,
    /// Jobs that ended by themselves or at a stop string.
    pub stopped: u64,
    /// Jobs that ended at a limit.
    pub cut: u64,
    /// Jobs whose readers left.
    pub cancelled: u64,
    /// Jobs that failed.
    pub failed: u64,
    /// The prompt cache.
    pub pages: PageStats,
    /// The memory in which experts are held.
    pub experts: ExpertCacheStats,
}

impl Stats {
    /// Returns the totals alone, without what an engine does and has at present.
    pub(super) fn without_present(self) -> Stats {
        Stats {
            slots: 0,
            processing: 0,
            waiting: 0,
            waiting_tokens: 0,
            used_tokens: 0,
            max_tokens: 0,
            tokens_per_second: 0.0,
            parked: 0,
            pages: PageStats { stored_bytes: 0, waiting_bytes: 0, ..self.pages },
            experts: ExpertCacheStats { held_bytes: 0, ..self.experts },
            ..self
        }
    }
}

/// Several engines together.
impl Sum for Stats {
    fn sum<I: Iterator<Item = Stats>>(all: I) -> Stats {
        all.fold(Stats::default(), |sum, stats| Stats {
            slots: sum.slots + stats.slots,
            processing: sum.processing + stats.processing,
            waiting: sum.waiting + stats.waiting,
            waiting_tokens: sum.waiting_tokens + stats.waiting_tokens,
            used_tokens: sum.used_tokens + stats.used_tokens,
            max_tokens: sum.max_tokens + stats.max_tokens,
            tokens_per_second: sum.tokens_per_second + stats.tokens_per_second,
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
            fed_tokens: sum.fed_tokens + stats.fed_tokens,
            held_tokens: sum.held_tokens + stats.held_tokens,
            queried_tokens: sum.queried_tokens + stats.queried_tokens,
            stopped: sum.stopped + stats.stopped,
            cut: sum.cut + stats.cut,
            cancelled: sum.cancelled + stats.cancelled,
            failed: sum.failed + stats.failed,
            pages: [sum.pages, stats.pages].into_iter().sum(),
            experts: sum.experts.with(stats.experts),
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
    /// See [`Stats::fed_tokens`].
    pub fed_tokens: AtomicU64,
    /// See [`Stats::held_tokens`].
    pub held_tokens: AtomicU64,
    /// See [`Stats::queried_tokens`].
    pub queried_tokens: AtomicU64,
    /// See [`Stats::stopped`].
    pub stopped: AtomicU64,
    /// See [`Stats::cut`].
    pub cut: AtomicU64,
    /// See [`Stats::cancelled`].
    pub cancelled: AtomicU64,
    /// See [`Stats::failed`].
    pub failed: AtomicU64,
    /// See [`Stats::tokens_per_second`]; the bits of an `f64`.
    pub tokens_per_second: AtomicU64,
    /// The times and lengths of jobs that ended well.
    pub jobs: JobHistograms,
    /// See [`Stats::pages`].
    pub pages: Arc<PageCounters>,
    /// See [`Stats::experts`].
    pub experts: Mutex<ExpertCacheStats>,
}

impl Counters {
    /// Counts a slot's part of a step: tokens of a prompt that were computed, and tokens of an
    /// answer that were chosen.
    pub(super) fn count(&self, read: usize, chosen: usize) {
        self.prompt_tokens.fetch_add(read as u64, Relaxed);
        self.completion_tokens.fetch_add(chosen as u64, Relaxed);
        self.parts.fetch_add(1, Relaxed);
    }

    /// Sets [`Stats::experts`].
    pub(super) fn set_experts(&self, experts: ExpertCacheStats) {
        *self.experts.lock().unwrap_or_else(PoisonError::into_inner) = experts;
    }

    /// Counts a draft that was verified.
    pub(super) fn count_draft(&self, drafted: usize, accepted: usize) {
        self.drafts.fetch_add(1, Relaxed);
        self.drafted_tokens.fetch_add(drafted as u64, Relaxed);
        self.accepted_tokens.fetch_add(accepted as u64, Relaxed);
    }

    /// Counts tokens that the device went on with, of which the first `held` were those chosen.
    pub(super) fn count_fed(&self, fed: usize, held: usize) {
        self.fed_tokens.fetch_add(fed as u64, Relaxed);
        self.held_tokens.fetch_add(held as u64, Relaxed);
    }

    /// Counts a job that has ended well, for this reason, and had waited for `queued` before.
    pub(super) fn count_job(
        &self,
        reason: &FinishReason,
        queued: Duration,
        usage: &Usage,
        timings: &Timings,
    ) {
        let ends = match reason {
            FinishReason::Stop | FinishReason::StopWord(_) => &self.stopped,
            FinishReason::Length => &self.cut,
        };
        ends.fetch_add(1, Relaxed);
        self.jobs.add(queued, usage, timings);
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
            fed_tokens: self.fed_tokens.load(Relaxed),
            held_tokens: self.held_tokens.load(Relaxed),
            queried_tokens: self.queried_tokens.load(Relaxed),
            stopped: self.stopped.load(Relaxed),
            cut: self.cut.load(Relaxed),
            cancelled: self.cancelled.load(Relaxed),
            failed: self.failed.load(Relaxed),
            pages: self.pages.stats(),
            experts: *self.experts.lock().unwrap_or_else(PoisonError::into_inner),
            tokens_per_second: f64::from_bits(self.tokens_per_second.load(Relaxed)),
            ..Stats::default()
        }
    }
}

/// The rate at which tokens are chosen, measured over a second of work at a time.
pub(super) struct RateMeter {
    since: Instant,
    count: u64,
}

/// Least time over which the rate is measured.
const RATE_WINDOW: Duration = Duration::from_secs(1);

impl RateMeter {
    /// Returns a meter that begins now.
    pub(super) fn new() -> Self {
        Self { since: Instant::now(), count: 0 }
    }

    /// Begins anew after a pause, in which the rate is 0.
    pub(super) fn restart(&mut self, counters: &Counters) {
        self.since = Instant::now();
        self.count = counters.completion_tokens.load(Relaxed);
        counters.tokens_per_second.store(0, Relaxed);
    }

    /// Sets the rate of the window that has passed, if one has.
    pub(super) fn measure(&mut self, counters: &Counters) {
        let elapsed = self.since.elapsed();
        if elapsed < RATE_WINDOW {
            return;
        }
        let count = counters.completion_tokens.load(Relaxed);
        let rate = count.saturating_sub(self.count) as f64 / elapsed.as_secs_f64();
        counters.tokens_per_second.store(rate.to_bits(), Relaxed);
        self.since = Instant::now();
        self.count = count;
    }
}
