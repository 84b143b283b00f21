//! The engine: jobs in, events out.
//!
//! It owns the model's context on a thread of its own and computes several sequences at once. A job
//! is a prompt of token ids and a rule for choosing tokens; what comes back is a stream of
//! [`Event`]s over a bounded channel. Dropping the [`JobHandle`] ends the job within one step,
//! while it waits, during the prompt, or in the middle of the answer.
//!
//! Knows tokens, logits, slots and stop strings. Must not know HTTP, chat messages or files of
//! flags.
//!
//! | file | idea |
//! |---|---|
//! | `job` | what goes in and what comes out |
//! | `check` | what a job must be to be taken |
//! | `model` | what a scheduler needs of a model and of a vocabulary |
//! | `queue` | jobs that wait for a slot |
//! | `command`, `stats` | requests about slots, and counters |
//! | `distributions` | histograms of the times and lengths of jobs |
//! | `scheduler` | the loop in phases: prepare, plan, compute, apply |
//! | `prefill_budget` | how many prompt tokens a step takes, and whose |
//! | `slot` | one sequence of the cache and its job; the phases in which it takes a step's result |
//! | `sequence` | the tokens of a slot, and how far they have come |
//! | `prefix`, `prefix_source` | beginnings that sequences share, and the note of one in a slot |
//! | `rows` | the result of a step: rows of logits, or the best of them, and their purpose |
//! | `event_sink` | a job's events on their way to its reader |
//! | `constraint_cursor` | the position of a text in its constraint |
//! | `mask_prefetch` | masks computed while the model computes |
//! | `pooling` | hidden states to embeddings |
//! | `reasoning` | a limit to how long a model reasons |
//! | `saved` | what a slot holds, as bytes |
//! | `prompt_cache` | what was computed of prompts, in a folder |
//! | `cache_events` | which blocks a later prompt finds computed, for those who route prompts |
//! | `healing` | the end of a prompt taken back, to be spelled again |
//! | `draft` | tokens guessed before the model is asked |
//! | `guess_trust` | how far a device may go on before a text has chosen |
//! | `scoring` | log probabilities of a prompt's own tokens |
//! | `stop` | stop strings across token boundaries |
//! | `utf8` | bytes to text without splitting a character |

mod cache_events;
mod check;
mod command;
mod constraint_cursor;
mod distributions;
mod draft;
mod event_sink;
mod guess_trust;
mod healing;
mod job;
mod mask_prefetch;
mod model;
mod pooling;
mod prefill_budget;
mod prefix;
mod prefix_source;
mod prompt_cache;
mod queue;
mod reasoning;
mod rows;
mod saved;
mod scheduler;
mod scoring;
mod sequence;
mod slot;
mod stats;
mod stop;
#[cfg(test)]
mod tests;
mod totals;
mod utf8;

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

pub use cache_events::{BLOCK, BlockHash, CacheEvent, CacheEventBatch, CacheEventSender};
pub use command::SlotError;
pub use distributions::Distributions;
pub use draft::{
    DraftModel, DraftSource, Drafter, Drafters, HiddenDrafter, LONGEST_NGRAM, MOST_DRAFTED,
    Speculation,
};
pub use healing::TokenHealing;
pub use job::{
    ConstraintStart, Error, Event, FinishReason, Finished, Job, JobHandle, MAX_PRIORITY, Shift,
    SubmitError, Timings, Token, TokenLogprob, Usage,
};
use model::VocabularyTexts;
pub use model::{
    BatchToken, Best, DraftBlock, HiddenInput, MAX_LOGITS, RopeFactors, StepError, StepModel,
    StepsAhead, StepsDone, Vocabulary, WholeRows,
};
pub use pooling::Pooling;
pub use prompt_cache::{PageStats, PromptCacheOptions};
pub use queue::SlotView;
pub use reasoning::{CallStart, LONGEST_MARK, LONGEST_MESSAGE, Reasoning, ReasoningSwitch};
pub use saved::{SavedSlot, SavedSlotError};
pub use stats::Stats;
pub use stop::{StopReader, StopScope};
pub use totals::{EngineTotals, PastEngines};

use crate::sampling::Sampler;
use command::SlotCommand;
use job::SharedTurns;
use queue::Queue;
use scheduler::Scheduler;

/// Options of the engine's scheduling. The model sets the context length, the slots and the tokens
/// of a step.
#[derive(Debug, Clone)]
pub struct EngineOptions {
    /// Jobs that may wait for a slot; one more is refused with [`SubmitError::Busy`].
    pub queue_limit: usize,
    /// Longest time that a sequence may stand still because its events are not read, before it is
    /// ended. It keeps its slot only as long as no other job waits for one.
    pub stall_timeout: Duration,
    /// True if tokens that a constraint leaves no choice about are not sampled, and computed
    /// together.
    pub forced_runs: bool,
    /// Longest time of the steps that a device does in a row: a client that comes or leaves
    /// meanwhile waits for their end, and tokens come out in one go.
    pub longest_ahead: Duration,
    /// Bytes of cache that answers without a slot keep together: those whose readers do not read,
    /// while others need their slots. What does not fit is computed again.
    pub parked_memory: usize,
    /// The folder in which what was computed of prompts is kept; `None`: it is not.
    pub prompt_cache: Option<PromptCacheOptions>,
    /// The reader of the events of the prefix cache; `None`: there are none.
    pub cache_events: Option<CacheEventSender>,
    /// The thread that computes.
    pub thread: EngineThread,
}

/// The thread that computes the jobs of an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineThread {
    /// One of the engine's own.
    Own,
    /// That of whoever waits for an event by [`JobHandle::blocking_next`]: nothing is computed
    /// while nobody does. So it is where there is one thread, as in a browser.
    Callers,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self {
            queue_limit: 256,
            stall_timeout: Duration::from_secs(30),
            forced_runs: true,
            longest_ahead: Duration::from_millis(50),
            parked_memory: 1 << 30,
            prompt_cache: None,
            cache_events: None,
            thread: if cfg!(target_family = "wasm") {
                EngineThread::Callers
            } else {
                EngineThread::Own
            },
        }
    }
}

/// Stack of the threads that walk constraints, which may nest some hundreds deep; only what is used
/// takes memory.
const STACK: usize = 16 << 20;

/// A running engine. Share it by reference or [`Arc`]; when it is dropped its jobs fail and its
/// thread ends.
pub struct Engine {
    queue: Arc<Queue>,
    vocabulary: Arc<dyn Vocabulary>,
    n_ctx: usize,
    n_vocab: usize,
    n_slots: usize,
    n_adapters: usize,
    is_encoder: bool,
    /// The kind of its [`DraftSource`], if it has one.
    draft_source: Option<Drafter>,
    /// The most tokens of its drafts, if it has a limit of its own.
    longest_draft: Option<usize>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// The scheduler, if callers compute.
    turns: Option<SharedTurns>,
}

impl Engine {
    /// Starts the engine's thread, which owns `model` from here on.
    ///
    /// # Errors
    /// When the operating system gives no thread.
    pub fn start<M: StepModel>(
        model: M,
        vocabulary: Arc<dyn Vocabulary>,
        options: EngineOptions,
    ) -> std::io::Result<Engine> {
        Engine::start_with(model, None, vocabulary, options)
    }

    /// Starts the engine as [`Engine::start`], with something that drafts by computing. A
    /// [`HiddenDrafter`] drafts if the model keeps hidden states ([`Context::keep_hidden`]).
    ///
    /// # Errors
    /// As [`Engine::start`], and if events of the prefix cache are asked for of a model that takes
    /// over no blocks from other texts.
    pub fn start_with<M: StepModel>(
        model: M,
        draft_source: Option<DraftSource>,
        vocabulary: Arc<dyn Vocabulary>,
        options: EngineOptions,
    ) -> std::io::Result<Engine> {
        let drafter = draft_source.as_ref().map(DraftSource::drafter);
        let longest_draft = draft_source.as_ref().and_then(DraftSource::longest);
        let n_ctx = model.n_ctx();
        let n_vocab = model.n_vocab();
        let n_slots = model.n_seq();
        let n_adapters = model.n_adapters();
        let is_encoder = model.is_encoder();
        if options.cache_events.is_some() && (is_encoder || !model.goes_back()) {
            let what = "this model has no events of the prefix cache: with a running state, or \
                        where each token sees the whole text, no blocks are shared";
            return Err(std::io::Error::new(std::io::ErrorKind::Unsupported, what));
        }
        let queue = Arc::new(Queue::new(options.queue_limit, n_slots, n_ctx));
        let mut scheduler = Scheduler::new(
            model,
            draft_source,
            Arc::clone(&vocabulary),
            Arc::clone(&queue),
            &options,
        );
        if let Some(options) = options.prompt_cache.as_ref().filter(|_| !is_encoder) {
            scheduler.open_prompt_cache(options)?;
        }
        let mut thread = None;
        let mut turns: Option<SharedTurns> = None;
        match options.thread {
            EngineThread::Own => {
                let builder = std::thread::Builder::new().name("engine".into()).stack_size(STACK);
                thread = Some(builder.spawn(move || scheduler.run())?);
            }
            EngineThread::Callers => turns = Some(Arc::new(Mutex::new(scheduler))),
        }
        Ok(Engine {
            queue,
            vocabulary,
            n_ctx,
            n_vocab,
            n_slots,
            n_adapters,
            is_encoder,
            draft_source: drafter,
            longest_draft,
            thread: Mutex::new(thread),
            turns,
        })
    }

    /// Hands a job in.
    ///
    /// # Errors
    /// If [`Engine::check`] refuses the job, the queue is full, or the engine has stopped.
    pub fn submit(&self, mut job: Job) -> Result<JobHandle, SubmitError> {
        self.check(&job)?;
        if job.speculation.drafter == Drafter::Auto {
            let ngram = job.speculation.ngram_first;
            let without = if ngram { Drafter::Ngram } else { Drafter::None };
            job.speculation.drafter = self.draft_source.unwrap_or(without);
        }
        if let Some(longest) = self.longest_draft
            && self.draft_source == Some(job.speculation.drafter)
        {
            job.speculation.limit(longest);
        }
        job.cache_prompt &= job.pooling.is_none_or(Pooling::can_reuse) && !self.is_encoder;
        // what was computed before left no logits
        job.cache_prompt &= job.prompt_logprobs.is_none();
        let ends = if job.ignore_eos { self.vocabulary.end_tokens() } else { &[] };
        let never = self.vocabulary.suppressed_tokens().iter().chain(ends);
        let never = never.filter(|&&token| (token as usize) < self.n_vocab);
        job.sampling.logit_bias.extend(never.map(|&token| (token, f32::NEG_INFINITY)));
        let texts = Arc::new(VocabularyTexts(Arc::clone(&self.vocabulary)));
        let sampler = Sampler::new(job.sampling.clone(), self.n_vocab)?.with_texts(texts);
        Ok(self.queue.push(job, sampler)?.computed_by(self.turns.clone()))
    }

    /// Ends all jobs, in work or waiting, with [`Error::Stopped`], and takes no more.
    pub fn stop(&self) {
        self.queue.close();
    }

    /// Ends all jobs as [`Engine::stop`], and waits until the prompt cache has what was computed of
    /// them.
    pub fn finish(&self) {
        self.stop();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // The thread guards its own panics; there is nothing more to learn from the result
            // here.
            let _ = thread.join();
        }
    }

    /// Returns the number of positions of one sequence: prompt and answer together.
    pub fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    /// Returns whether the model embeds texts and writes none.
    pub fn is_encoder(&self) -> bool {
        self.is_encoder
    }

    /// Returns the number of sequences computed at once.
    pub fn n_slots(&self) -> usize {
        self.n_slots
    }

    /// Returns whether the engine's thread still takes jobs. It does until it is dropped, unless it
    /// met a defect.
    pub fn is_running(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Returns what each slot is doing now.
    pub fn slots(&self) -> Vec<SlotView> {
        self.queue.views()
    }

    /// Forgets what an idle slot has computed; the job of a busy one goes on. Returns how many
    /// tokens were forgotten.
    ///
    /// # Errors
    /// When the slot is busy or the engine has stopped.
    pub async fn erase(&self, slot: u32) -> Result<usize, SlotError> {
        self.command(slot, SlotCommand::Erase).await
    }

    /// Returns what an idle slot has computed.
    ///
    /// # Errors
    /// When the slot is busy or holds an image, the model's cache cannot be copied, or the engine
    /// has stopped.
    pub async fn save(&self, slot: u32) -> Result<SavedSlot, SlotError> {
        self.command(slot, SlotCommand::Save).await
    }

    /// Puts into an idle slot what was saved, in place of what it holds. Returns how many tokens
    /// that are.
    ///
    /// # Errors
    /// When the slot is busy, what was saved does not fit this model, or the engine has stopped.
    pub async fn restore(&self, slot: u32, saved: SavedSlot) -> Result<usize, SlotError> {
        self.command(slot, |result| SlotCommand::Restore(saved, result)).await
    }

    /// Sends a command about a slot, and waits for its result.
    async fn command<T>(
        &self,
        slot: u32,
        command: impl FnOnce(oneshot::Sender<Result<T, SlotError>>) -> SlotCommand,
    ) -> Result<T, SlotError> {
        let (sender, result) = oneshot::channel();
        self.queue.command(slot, command(sender));
        result.await.unwrap_or(Err(SlotError::Stopped))
    }

    /// Returns what the engine is doing now and has done so far.
    pub fn stats(&self) -> Stats {
        self.queue.stats()
    }

    /// Returns the same with the times and lengths of the jobs that have ended well so far.
    pub fn totals(&self) -> EngineTotals {
        EngineTotals { stats: self.stats(), jobs: self.queue.counters.jobs.snapshot() }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.finish();
    }
}
