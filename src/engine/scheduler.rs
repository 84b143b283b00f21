//! The loop of the engine's thread: admit jobs to slots, plan a ragged batch, compute it, and hand
//! the result out.
//!
//! Each step carries the next token of every sequence that writes, with its drafts or forced
//! tokens, and next to them chunks of the prompts (see [`super::prefill_budget`]): so an answer
//! goes on while a long prompt is read. Nothing here can be ended by one job: an error or a panic
//! is pinned to the sequences that cause it, and they alone fail.
//!
//! | file | phase |
//! |---|---|
//! | `reap` | jobs without readers leave their slots |
//! | `commands` | idle slots are erased, saved and restored |
//! | `parking`, `admission` | slots go to those that wait |
//! | `prefixes` | a prompt takes what another sequence has computed of it |
//! | `reading`, `storing` | what a prompt cache has of a prompt, and what it gets of idle slots |
//! | `drafts` | the slots that write draft their next tokens |
//! | `plan` | the batch is filled |
//! | `ahead` | or the model computes several steps without waiting |
//! | `compute` | the model computes it |
//! | `energy` | its energy is shared between the jobs |
//! | `apply` | each slot takes its rows; texts that ended are finished |
//!
//! # Example
//!
//! Four slots, on a machine that reads 600 tokens a second. Two answers are written and two prompts
//! read, for which a step takes half a second: 300 tokens of prompts. The older prompt gets half of
//! them, the shorter all that it needs of the rest, and the older what is still left.
//!
//! | slot | state | tokens | rows of logits |
//! |---|---|---|---|
//! | 0 | writes, drafted 2 tokens | the last one, 2 drafted | `Next`, `Draft(0)`, `Draft(1)` |
//! | 1 | writes, 4 tokens are forced | the last one, 4 forced | `Next`, after the last |
//! | 2 | reads, 900 tokens are left | 260 | none |
//! | 3 | reads, 40 tokens are left | 40 | `Next`, after the last |
//!
//! So the batch has 3 + 5 + 260 + 40 tokens and five rows. If slot 0's sampler chooses the first
//! drafted token in row `Next` and another than the second in row `Draft(0)`, its client gets these
//! two, row `Draft(1)` is void, and the position of the second drafted token is taken out of the
//! cache. Slot 3 emits its first token; slot 2 has 640 left for the steps to come.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

mod admission;
mod ahead;
mod apply;
mod commands;
mod compute;
mod drafts;
mod energy;
mod parking;
mod plan;
mod prefixes;
mod reading;
mod reap;
mod storing;

use super::EngineOptions;
use super::cache_events::CacheTracker;
use super::draft::DraftSource;
use super::job::{Error, Turns};
use super::mask_prefetch::MaskPrefetch;
use super::model::{Best, StepModel, StepsDone, Vocabulary};
use super::prefill_budget::PrefillBudget;
use super::prompt_cache::{PromptCache, PromptCacheOptions};
use super::queue::Queue;
use super::slot::{ParkedJob, Slot, SlotState};
use super::stats::RateMeter;
use crate::util::energy::EnergyMeter;
use ahead::Pace;
use plan::{BatchPlan, TokenGrants};
use storing::SlotParts;

/// Interval between looks while every reader stands still. Capacity in a channel wakes no thread;
/// this is the price.
const STALL_POLL: Duration = Duration::from_millis(5);

/// The engine's thread: the model, its slots and what they work on.
pub(super) struct Scheduler<M> {
    model: M,
    draft_source: Option<DraftSource>,
    vocabulary: Arc<dyn Vocabulary>,
    queue: Arc<Queue>,
    slots: Vec<Slot>,
    /// Answers that have left their slots, since their readers do not read.
    parked: Vec<ParkedJob>,
    /// Bytes that their caches may take together.
    parked_memory: usize,
    /// Most tokens in one step.
    n_batch: usize,
    /// Limits the prompt tokens of a step.
    budget: PrefillBudget,
    stall_timeout: Duration,
    /// Computes masks while the model computes; from the first job that needs one.
    prefetch: Option<MaskPrefetch>,
    /// True if tokens that a constraint leaves no choice about are not sampled.
    forced_runs: bool,
    /// The rate at which tokens are chosen.
    rate: RateMeter,
    /// The energy of the steps, where the machine counts it.
    energy: Option<EnergyMeter>,
    /// Jobs admitted so far; dates the use of a slot.
    n_admitted: u64,
    /// The tokens that each slot puts into the next batch.
    grants: TokenGrants,
    /// The batch of the next step.
    plan: BatchPlan,
    /// A row of logits the sampler may write to, `[n_vocab]`.
    logits: Vec<f32>,
    /// The best tokens of the rows that stay on a device.
    best: Best,
    /// The results of steps in a row.
    done: StepsDone,
    /// The time of a step that only writes.
    pace: Pace,
    /// The folder of what was computed of prompts, if there is one.
    prompt_cache: Option<PromptCache>,
    /// The parts of each slot that are to go there.
    to_store: Vec<SlotParts>,
    /// Tells of what the slots hold, if that is read.
    tracker: Option<CacheTracker>,
}

/// A guard that closes the queue when the thread ends, however it ends: no submitter waits for a
/// dead engine.
struct CloseOnExit(Arc<Queue>);

impl Drop for CloseOnExit {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<M: StepModel> Scheduler<M> {
    /// Returns a scheduler whose slots are idle.
    pub(super) fn new(
        model: M,
        draft_source: Option<DraftSource>,
        vocabulary: Arc<dyn Vocabulary>,
        queue: Arc<Queue>,
        options: &EngineOptions,
    ) -> Self {
        let n_slots = model.n_seq();
        let n_batch = model.n_batch();
        Self {
            slots: (0..n_slots as u32).map(Slot::new).collect(),
            parked: Vec::new(),
            parked_memory: options.parked_memory,
            grants: TokenGrants::new(n_slots),
            plan: BatchPlan::default(),
            logits: Vec::with_capacity(model.n_vocab()),
            best: Best::default(),
            done: StepsDone::default(),
            prompt_cache: None,
            to_store: (0..n_slots).map(|_| SlotParts::default()).collect(),
            tracker: options.cache_events.clone().map(|s| CacheTracker::new(s, n_slots)),
            model,
            draft_source,
            vocabulary,
            queue,
            n_batch,
            budget: PrefillBudget::new(n_batch),
            stall_timeout: options.stall_timeout,
            prefetch: None,
            forced_runs: options.forced_runs,
            pace: Pace::new(options.longest_ahead),
            rate: RateMeter::new(),
            energy: EnergyMeter::open(),
            n_admitted: 0,
        }
    }

    /// Opens the folder of a prompt cache.
    ///
    /// # Errors
    /// When the operating system gives no threads.
    pub(super) fn open_prompt_cache(
        &mut self,
        options: &PromptCacheOptions,
    ) -> std::io::Result<()> {
        let counters = Arc::clone(&self.queue.counters.pages);
        self.prompt_cache = Some(PromptCache::open(options, &self.model, counters)?);
        Ok(())
    }

    /// Runs until the queue is closed; then the jobs in work fail.
    pub(super) fn run(mut self) {
        let _close = CloseOnExit(Arc::clone(&self.queue));
        loop {
            self.plan_step();
            if !self.run_planned() {
                break;
            }
        }
        self.end();
    }

    /// Brings the slots up to date, and plans a step.
    fn plan_step(&mut self) {
        self.prepare();
        self.plan();
        self.publish();
        if let Some(tracker) = &mut self.tracker {
            tracker.update(&self.slots);
        }
    }

    /// Ends the jobs in work, and stores what was computed of them.
    fn end(&mut self) {
        self.fail_all();
        self.store_all();
    }

    /// Brings the slots up to date for the next step: with commands, jobs, what other slots have
    /// computed, and drafts.
    fn prepare(&mut self) {
        self.reap();
        self.store_some();
        self.execute_commands();
        self.restart_if_forgotten();
        self.admit();
        self.take_read_pages();
        self.take_prefixes();
        self.shift();
        self.switch_rope_factors();
        self.draft();
    }

    /// Computes the planned batch. Where there is none, waits for readers if there are jobs, else
    /// for jobs. Returns false when the queue is closed.
    fn run_planned(&mut self) -> bool {
        if !self.plan.is_empty() {
            self.compute();
        } else if !self.parked.is_empty() || self.slots.iter().any(|slot| !slot.state.is_idle()) {
            self.pause();
        } else if self.has_to_store() {
            self.pause_for_disk();
        } else {
            self.rate.restart(&self.queue.counters);
            let is_open = self.queue.wait();
            self.rate.restart(&self.queue.counters);
            self.forget_energy();
            return is_open;
        }
        !self.queue.is_closed()
    }

    /// Waits a moment for clients that do not read, or for pages that a prompt cache loads.
    fn pause(&mut self) {
        match self.slots.iter_mut().find_map(|slot| slot.state.read()) {
            Some(read) => read.wait(STALL_POLL),
            None => std::thread::sleep(STALL_POLL),
        }
    }

    /// Publishes the state of the slots, and measures their speed.
    fn publish(&mut self) {
        self.rate.measure(&self.queue.counters);
        let processing = self.slots.iter().filter(|slot| !slot.state.is_idle()).count();
        self.queue.counters.processing.store(processing, Relaxed);
        self.queue.counters.set_experts(self.model.expert_cache());
        self.queue.set_views(self.slots.iter().map(Slot::view));
    }

    /// Forgets some of the sequences that are full and are to go on.
    fn shift(&mut self) {
        let n_ctx = self.model.n_ctx();
        for slot in &mut self.slots {
            if let Some(kept) = slot.shift(n_ctx) {
                let n_past = slot.n_kept(&self.model, kept);
                slot.sequence.n_past = n_past;
                let left = slot.sequence.n_pending();
                tracing::debug!(slot = slot.id, kept, left, "the context is shifted");
                self.model.clear_seq(slot.id, n_past as u32);
                // for the next time
                if n_past < kept {
                    self.model.request_checkpoint(slot.id, kept as u32);
                }
            }
        }
    }

    /// Lets texts that have become too long for the short rope factors of a model, or short enough
    /// again, be computed again with the other ones.
    fn switch_rope_factors(&mut self) {
        for slot in &mut self.slots {
            let n_tokens = slot.sequence.tokens.len();
            let factors = self.model.rope_factors(n_tokens);
            if slot.sequence.factors == factors || !matches!(slot.state, SlotState::Working(_)) {
                continue;
            }
            tracing::debug!(slot = slot.id, n_tokens, ?factors, "a text is computed again");
            slot.sequence.factors = factors;
            self.model.set_rope_factors(slot.id, factors);
            slot.restart();
        }
    }

    /// Lets, if the model has lost what it had computed, texts at work be computed again from their
    /// tokens. Returns whether it has.
    fn restart_if_forgotten(&mut self) -> bool {
        let has_forgotten = self.model.has_forgotten();
        if has_forgotten {
            let texts = self.slots.iter().filter(|slot| !slot.state.is_idle()).count();
            tracing::warn!(texts, "what was computed is lost; texts at work are computed again");
            for slot in &mut self.slots {
                slot.restart();
            }
            self.forget_parts();
            if let Some(tracker) = &mut self.tracker {
                tracker.clear();
            }
        }
        has_forgotten
    }

    /// Forgets what a slot has computed, and returns how many tokens that were.
    fn clear(&mut self, index: usize) -> usize {
        self.to_store[index] = SlotParts::default();
        let slot = &mut self.slots[index];
        self.model.clear_seq(slot.id, 0);
        slot.clear()
    }

    /// Ends the job of one slot; nothing it computed is trusted any more.
    fn fail(&mut self, index: usize, error: Error) {
        tracing::error!(slot = index, %error, "a job failed");
        if let Some(active) = self.slots[index].release() {
            active.fail(error, &self.queue.counters);
        }
        self.clear(index);
    }

    /// Ends all jobs, since the engine has stopped.
    fn fail_all(&mut self) {
        for slot in &mut self.slots {
            if let Some(active) = slot.release() {
                active.fail(Error::Stopped, &self.queue.counters);
            }
        }
        for parked in self.parked.drain(..) {
            parked.into_active().fail(Error::Stopped, &self.queue.counters);
        }
        self.publish();
    }
}

impl<M: StepModel> Turns for Scheduler<M> {
    fn take_turn(&mut self) -> bool {
        self.plan_step();
        if !self.plan.is_empty() {
            self.compute();
        }
        let is_open = !self.queue.is_closed();
        if !is_open {
            self.end();
        }
        is_open
    }
}

/// Runs `work`; a panic becomes an error. The panic hook has logged what and where.
///
/// The state that `work` was changing when it panicked is unknown: the caller throws it away
/// ([`Scheduler::fail`]).
fn guarded<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(Error::Panicked))
}
