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
//! | `model` | the two things a scheduler asks of a model and a vocabulary |
//! | `queue` | jobs that wait for a slot |
//! | `prefix`, `source` | beginnings that sequences share, and the note of one in a slot |
//! | `rows` | what a step gives: rows of logits, or the best of them |
//! | `saved` | what a slot holds, as bytes |
//! | `slot` | one sequence: its tokens, its part of the cache, its text |
//! | `scheduler` | the loop: admit, park, plan a ragged batch, step, hand out |
//! | `pace`, `share` | how many prompt tokens a step takes, and whose |
//! | `pooling` | hidden states to embeddings |
//! | `reasoning` | a limit to how long a model reasons |
//! | `guide` | a text's way through its constraint |
//! | `ahead` | masks made while the model computes |
//! | `draft` | tokens guessed before the model is asked |
//! | `scoring` | log probabilities of a prompt's own tokens |
//! | `stop` | stop strings across token boundaries |
//! | `utf8` | bytes to text without splitting a character |

mod ahead;
mod draft;
mod guide;
mod job;
mod model;
mod pace;
mod pooling;
mod prefix;
mod queue;
mod reasoning;
mod rows;
mod saved;
mod scheduler;
mod scoring;
mod share;
mod slot;
mod source;
mod stop;
#[cfg(test)]
mod tests;
mod utf8;

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

pub use draft::{DraftModel, Drafter, LONGEST_NGRAM, MOST_DRAFTED, Speculation};
pub use job::{
    Error, Event, FinishReason, Finished, Job, JobHandle, Shift, SubmitError, Timings, Token,
    TokenLogprob, Usage,
};
pub use model::{BatchToken, Best, MAX_LOGITS, StepError, StepModel, Vocabulary};
pub use pooling::Pooling;
pub use queue::{SlotError, SlotView, Stats};
pub use reasoning::{LONGEST_MARK, LONGEST_MESSAGE, Reasoning};
pub use saved::{Saved, SavedError};

use crate::sampling::{self, Sampler};
use queue::{Order, Queue};
use scheduler::Scheduler;

/// Options of the engine's scheduling. The model sets the context length, the slots and the tokens
/// of a step.
#[derive(Debug, Clone)]
pub struct EngineOptions {
    /// Jobs that may wait for a slot; one more is refused with [`SubmitError::Busy`].
    pub queue_limit: usize,
    /// Longest time that a sequence may stand still because nobody reads its events, before it is
    /// ended. It keeps its slot only as long as no other job waits for one.
    pub stall_timeout: Duration,
    /// Tokens that a constraint leaves no choice about are not sampled, and computed together.
    pub forced_runs: bool,
    /// Bytes of cache that answers without a slot keep together: those whose readers do not read,
    /// while others need their slots. What does not fit is computed again.
    pub parked_memory: usize,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self {
            queue_limit: 256,
            stall_timeout: Duration::from_secs(30),
            forced_runs: true,
            parked_memory: 1 << 30,
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
    is_encoder: bool,
    has_draft_model: bool,
    thread: Option<JoinHandle<()>>,
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

    /// As [`Engine::start`], with a second model of the same vocabulary that drafts.
    ///
    /// # Errors
    /// As [`Engine::start`].
    pub fn start_with<M: StepModel>(
        model: M,
        draft_model: Option<DraftModel>,
        vocabulary: Arc<dyn Vocabulary>,
        options: EngineOptions,
    ) -> std::io::Result<Engine> {
        let has_draft_model = draft_model.is_some();
        let n_ctx = model.n_ctx();
        let n_vocab = model.n_vocab();
        let n_slots = model.n_seq();
        let is_encoder = model.is_encoder();
        let queue = Arc::new(Queue::new(options.queue_limit, n_slots));
        let scheduler = Scheduler::new(
            model,
            draft_model,
            Arc::clone(&vocabulary),
            Arc::clone(&queue),
            &options,
        );
        let thread = std::thread::Builder::new()
            .name("engine".into())
            .stack_size(STACK)
            .spawn(move || scheduler.run())?;
        let thread = Some(thread);
        Ok(Engine {
            queue,
            vocabulary,
            n_ctx,
            n_vocab,
            n_slots,
            is_encoder,
            has_draft_model,
            thread,
        })
    }

    /// Hands a job in.
    ///
    /// # Errors
    /// If [`Engine::check`] refuses the job, the queue is full, or the engine has stopped.
    pub fn submit(&self, mut job: Job) -> Result<JobHandle, SubmitError> {
        self.check(&job)?;
        job.cache_prompt &= job.pooling.is_none_or(Pooling::can_reuse) && !self.is_encoder;
        // what was computed before left no logits
        job.cache_prompt &= job.prompt_logprobs.is_none();
        let ends = if job.ignore_eos { self.vocabulary.end_tokens() } else { &[] };
        let never = self.vocabulary.suppressed_tokens().iter().chain(ends);
        let never = never.filter(|&&token| (token as usize) < self.n_vocab);
        job.sampling.logit_bias.extend(never.map(|&token| (token, f32::NEG_INFINITY)));
        let sampler = Sampler::new(job.sampling.clone(), self.n_vocab)?;
        self.queue.push(job, sampler)
    }

    /// Returns whether a job could be computed at all.
    ///
    /// # Errors
    /// [`SubmitError`]: the prompt is empty, too long, or holds a token the vocabulary does not
    /// have; a sampling parameter is out of range; no text that the constraint allows is as short
    /// as asked for.
    pub fn check(&self, job: &Job) -> Result<(), SubmitError> {
        if job.prompt.is_empty() {
            return Err(SubmitError::EmptyPrompt);
        }
        if self.is_encoder && job.pooling.is_none() {
            return Err(SubmitError::Encoder);
        }
        // One position must be left for the first token of the answer.
        if job.prompt.len() + usize::from(job.pooling.is_none()) > self.n_ctx {
            return Err(SubmitError::ContextExceeded {
                n_prompt: job.prompt.len(),
                n_ctx: self.n_ctx,
            });
        }
        let mut from = 0;
        for image in &job.images {
            let at = image.at as usize;
            let end = image.end() as usize;
            if at < from || job.prompt.get(at..end) != Some(&*image.image.ids) {
                return Err(SubmitError::MisplacedImage { at });
            }
            from = end;
        }
        let text = |&(i, _): &(usize, &u32)| !job.images.iter().any(|image| image.holds(i as u32));
        let mut unknown =
            job.prompt.iter().enumerate().filter(|(_, token)| **token as usize >= self.n_vocab);
        if let Some((_, &token)) = unknown.find(text) {
            return Err(SubmitError::UnknownToken { token, n_vocab: self.n_vocab });
        }
        if let Some(slot) = job.slot.filter(|&slot| slot as usize >= self.n_slots) {
            return Err(SubmitError::UnknownSlot { slot, n_slots: self.n_slots });
        }
        if job.speculation.drafter == Drafter::Model && !self.has_draft_model {
            return Err(SubmitError::NoDraftModel);
        }
        if let Some(constraint) = &job.constraint {
            // the last token of the answer needs no position: it is not computed
            let room = self.n_ctx + 1 - job.prompt.len();
            let available = job.max_tokens.map_or(room, |most| most.min(room));
            match constraint.shortest(constraint.start()) {
                Ok(Some(needed)) if needed > available => {
                    return Err(SubmitError::TooShort {
                        needed,
                        available,
                        by_context: room == available,
                    });
                }
                Ok(Some(_)) => {}
                // no way is known, or one that no context has room for
                Ok(None) => match constraint.at_least(constraint.start()) {
                    Ok(needed) if needed > available as u64 => {
                        let needed = usize::try_from(needed).unwrap_or(usize::MAX);
                        return Err(SubmitError::TooShort {
                            needed,
                            available,
                            by_context: room == available,
                        });
                    }
                    Ok(_) => {}
                    Err(error) => return Err(SubmitError::Constraint(error)),
                },
                Err(error) => return Err(SubmitError::Constraint(error)),
            }
        }
        if let Some(given) = job.prompt_logprobs.filter(|&given| given > self.n_vocab) {
            return Err(sampling::Error::TooManyLogprobs { given, n_vocab: self.n_vocab }.into());
        }
        Ok(job.sampling.check(self.n_vocab)?)
    }

    /// Ends all jobs, in work or waiting, with [`Error::Stopped`], and takes no more.
    pub fn stop(&self) {
        self.queue.close();
    }

    /// Positions of one sequence: prompt and answer together.
    pub fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    /// Returns whether the model embeds texts and writes none.
    pub fn is_encoder(&self) -> bool {
        self.is_encoder
    }

    /// Sequences computed at once.
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
        self.order(slot, Order::Erase).await
    }

    /// Returns what an idle slot has computed.
    ///
    /// # Errors
    /// When the slot is busy or holds an image, the model's cache cannot be copied, or the engine
    /// has stopped.
    pub async fn save(&self, slot: u32) -> Result<Saved, SlotError> {
        self.order(slot, Order::Save).await
    }

    /// Puts into an idle slot what was saved, in place of what it holds. Returns how many tokens
    /// that are.
    ///
    /// # Errors
    /// When the slot is busy, what was saved does not fit this model, or the engine has stopped.
    pub async fn restore(&self, slot: u32, saved: Saved) -> Result<usize, SlotError> {
        self.order(slot, |told| Order::Restore(saved, told)).await
    }

    async fn order<T>(
        &self,
        slot: u32,
        order: impl FnOnce(oneshot::Sender<Result<T, SlotError>>) -> Order,
    ) -> Result<T, SlotError> {
        let (told, waits) = oneshot::channel();
        self.queue.order(slot, order(told));
        waits.await.unwrap_or(Err(SlotError::Stopped))
    }

    /// Returns what the engine is doing now and has done so far.
    pub fn stats(&self) -> Stats {
        self.queue.stats()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            // The thread guards its own panics; there is nothing more to learn from the result
            // here.
            let _ = thread.join();
        }
    }
}
