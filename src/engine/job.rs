//! The engine's input and output: jobs, handles, events, errors. Values only.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use async_channel::{Receiver, TryRecvError};
use futures_core::Stream;

use super::draft::Speculation;
use super::healing::TokenHealing;
use super::pooling::Pooling;
use super::reasoning::Reasoning;
use super::stop::StopScope;
use crate::grammar::{self, Constraint, RegionState, State, Vocabulary};
use crate::model::adapter::AdapterMix;
use crate::model::embedded::Placed;
use crate::sampling::{self, ConstraintDetails, SamplingParams};

/// Events that may wait unread for one job. Each is a token of text; a reader that is this late
/// makes its sequence pause, never the others.
pub(super) const EVENTS_IN_FLIGHT: usize = 64;

/// A text to generate, or a prompt to embed.
#[derive(Debug, Clone)]
pub struct Job {
    /// Token ids, at least one, fewer than the context has positions. Where an image stands, the
    /// ids of its rows.
    pub prompt: Vec<u32>,
    /// The images of the prompt, in order.
    pub images: Vec<Placed>,
    /// The adapters that it is computed with.
    pub adapters: AdapterMix,
    /// The choice of tokens, and the log probabilities to be reported.
    pub sampling: SamplingParams,
    /// Most tokens to generate; `None`: up to the end of the context; 0: the prompt alone is
    /// computed.
    pub max_tokens: Option<usize>,
    /// Byte strings that end the text; the one that does is not part of it. Empty ones are ignored.
    pub stop: Vec<Vec<u8>>,
    /// The rule that tells where they end it; `None`: anywhere.
    pub stop_scope: Option<StopScope>,
    /// Fewest spaces and tabs at the beginning of each line of the text after the first; one with
    /// fewer ends it, unless it is under a constraint. 0 asks for none.
    pub least_indent: usize,
    /// True if no token that ends the generation is chosen.
    pub ignore_eos: bool,
    /// True if what a slot has computed for a prompt that began the same way is reused.
    pub cache_prompt: bool,
    /// The slot to compute in, however long it takes to be free; `None`: the one that saves most.
    pub slot: Option<u32>,
    /// Longest time that the text may take from its first token on; then it ends as one that is too
    /// long does.
    pub time_limit: Option<Duration>,
    /// True if the job reports how far its prompt has come: [`Event::Progress`].
    pub progress: bool,
    /// The constraint on the text; whatever else the job asks for, no token that breaks it is
    /// chosen.
    pub constraint: Option<Arc<Constraint>>,
    /// The position in the constraint after what the prompt holds of its text; `None`: its start.
    pub constraint_start: Option<ConstraintStart>,
    /// The end of the prompt that was taken back ([`Job::heal`]): the text first spells it again.
    pub healing: Option<TokenHealing>,
    /// The tokens to forget when the context is full, so that the text goes on; not for a text
    /// under a constraint, nor one with images: these end there.
    pub shift: Option<Shift>,
    /// The pooling of the prompt, if it is to be embedded: no token is chosen, and the result is
    /// [`Event::Embedding`].
    pub pooling: Option<Pooling>,
    /// Number of alternatives to report with the log probability of each of the prompt's own tokens
    /// ([`Event::Progress`]); `None` reports none. All of the prompt is computed then, whatever is
    /// known of it.
    pub prompt_logprobs: Option<usize>,
    /// Tokens whose log probabilities as the next one are to be told after each of the prompt's
    /// last positions, a list for each, by a job that chooses none itself; the result is
    /// [`Event::Continuations`].
    pub continuations: Option<Arc<[Vec<u32>]>>,
    /// The limit on the model's reasoning.
    pub reasoning: Option<Reasoning>,
    /// True if it counts as handed in half a minute later than it was.
    pub is_background: bool,
    /// Seconds for which jobs that were handed in later may go first, or by which this one may go
    /// before earlier ones if negative; at most [`MAX_PRIORITY`].
    pub priority: i32,
    /// The settings of drafts; these change the time that the text takes and nothing else.
    pub speculation: Speculation,
}

/// Most seconds of [`Job::priority`], so that no job waits for ever.
pub const MAX_PRIORITY: i32 = 30;

/// The position in a constraint after the beginning of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConstraintStart {
    /// The state of the constraint.
    pub state: State,
    /// The place among the parts that are sampled in their own way, if there are any.
    pub place: Option<RegionState>,
}

/// The tokens that are forgotten when the context is full.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Shift {
    /// Number of tokens at the beginning that are kept.
    pub keep: usize,
    /// Number of tokens after these that are forgotten; `None`: half of the rest.
    pub discard: Option<usize>,
}

impl Job {
    /// Returns a job for `prompt` with everything else as it is by default.
    pub fn new(prompt: Vec<u32>) -> Self {
        Self {
            prompt,
            images: Vec::new(),
            adapters: AdapterMix::default(),
            sampling: SamplingParams::default(),
            max_tokens: None,
            stop: Vec::new(),
            stop_scope: None,
            least_indent: 0,
            ignore_eos: false,
            cache_prompt: true,
            slot: None,
            time_limit: None,
            progress: false,
            constraint: None,
            constraint_start: None,
            healing: None,
            shift: None,
            pooling: None,
            prompt_logprobs: None,
            continuations: None,
            reasoning: None,
            is_background: false,
            priority: 0,
            speculation: Speculation::default(),
        }
    }

    /// Takes back the last tokens of the prompt that a longer one could stand in for, so that the
    /// text spells them again; its first token stays. With `within`, only tokens of this text, with
    /// which the prompt ends, are taken back.
    pub fn heal(&mut self, vocabulary: &Arc<Vocabulary>, within: Option<&str>) {
        self.healing = TokenHealing::take_back(&mut self.prompt, vocabulary, within);
    }

    /// Returns the number of the prompt's last tokens that are computed whatever is known of it: at
    /// least one, since logits are not kept.
    pub(super) fn n_computed_least(&self) -> usize {
        self.continuations.as_ref().map_or(1, |lists| lists.len().max(1))
    }

    /// Returns the number of tokens that the prompt may come to: what was taken back of it may be
    /// spelled with one for each byte.
    pub(super) fn n_prompt_most(&self) -> usize {
        self.prompt.len() + self.healing.as_ref().map_or(0, |healing| healing.rest().len())
    }

    /// Returns the number of tokens that the text may have in a context of `n_ctx` positions, and
    /// of at most `most`.
    pub(super) fn n_available(&self, n_ctx: usize, most: Option<usize>) -> usize {
        // the last token of the answer needs no position: it is not computed
        let by_context = (n_ctx + 1).saturating_sub(self.n_prompt_most());
        most.map_or(by_context, |most| most.min(by_context))
    }
}

/// An event of a job. They come in this order: one `Started`, any number of `Progress`, perhaps one
/// `Continuations`, any number of `Token` or one `Embedding`, then one `Finished` or `Failed`.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// The job has a slot.
    Started {
        /// The slot's number.
        slot: u32,
        /// Tokens of the prompt.
        prompt_tokens: usize,
        /// Tokens of the prompt that were found computed.
        cached_tokens: usize,
    },
    /// Part of the prompt was computed; only for a job that asks.
    Progress {
        /// Tokens of the prompt computed or found computed so far.
        processed: usize,
        /// Time since the job had a slot.
        time: Duration,
        /// Log probabilities of the prompt's tokens since the last event, if the job asks for them.
        /// The first token has none, for it follows nothing.
        logprobs: Vec<TokenLogprob>,
    },
    /// The log probabilities of the tokens that the job asked about, in their order, before
    /// temperature and filters.
    Continuations(Vec<Vec<f32>>),
    /// A token was chosen.
    Token(Token),
    /// The prompt is embedded: one row, or one per token; see [`Pooling`].
    Embedding(Vec<Vec<f32>>),
    /// The text is whole.
    Finished(Finished),
    /// The text ends here because something broke.
    Failed(Error),
}

/// One chosen token.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Token {
    /// Its number in the vocabulary.
    pub id: u32,
    /// The text that is certain now. Empty while a character is incomplete or a stop string may
    /// have begun; the pieces and [`Finished::text`] joined are the whole text.
    pub text: String,
    /// The number of its bytes that are the end of the prompt, which was taken back: they are not
    /// in the text.
    pub n_healed: usize,
    /// Present when the job asked for it.
    pub logprob: Option<TokenLogprob>,
    /// True for the first token of a text under a constraint that was chosen with the end in view:
    /// another was refused, since no end would have fit after it.
    pub begins_end: bool,
    /// Time spent so far.
    pub timings: Timings,
}

/// Natural logarithms of probabilities at one position, before temperature and filters.
#[derive(Debug, Clone, PartialEq)]
pub struct TokenLogprob {
    /// The logarithm for the token that was chosen, or stands in the prompt.
    pub logprob: f32,
    /// The most probable tokens, best first.
    pub top: Vec<(u32, f32)>,
    /// The effect of a constraint, if that is asked for and there is one.
    pub constraint: Option<ConstraintDetails>,
}

/// The end of a text.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Finished {
    /// Why it ended.
    pub reason: FinishReason,
    /// The last piece, held back until now.
    pub text: String,
    /// The token that ended the text, which has no part in it, where log probabilities are
    /// reported.
    pub end: Option<(u32, TokenLogprob)>,
    /// Tokens counted.
    pub usage: Usage,
    /// Time spent.
    pub timings: Timings,
}

/// Why a text ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FinishReason {
    /// The model chose a token that ends the generation, or the constraint lets nothing follow.
    Stop,
    /// This stop string came up; it is not part of the text.
    StopWord(String),
    /// `max_tokens` were generated, or the context is full; or a text under a constraint was
    /// brought to a valid end before that, because a longer one would not have fit.
    Length,
}

/// Tokens of one job.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// Tokens of the prompt, those that spell the end of it again included.
    pub prompt_tokens: usize,
    /// Tokens of the prompt that were reused from an earlier prompt in the same slot.
    pub cached_tokens: usize,
    /// Tokens chosen, the one that ended the generation included.
    pub completion_tokens: usize,
    /// Tokens drafted.
    pub drafted_tokens: usize,
    /// Drafted tokens that were the ones chosen.
    pub accepted_tokens: usize,
}

/// Time of one job, from the moment it had a slot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Timings {
    /// Time until the first token was chosen.
    pub prompt: Duration,
    /// Time from the first token to the last.
    pub predicted: Duration,
    /// Microjoules that the processors took for it, where the system counts them: of a step that
    /// several jobs shared, the part of its tokens.
    pub energy_uj: Option<u64>,
}

/// Why a job failed after it was taken.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The model reported an error for this sequence.
    #[error("the model failed: {0}")]
    Model(String),
    /// No token can be chosen from the model's logits.
    #[error("the model failed: {0}")]
    Sampling(#[from] sampling::Error),
    /// The model gave other rows than it was asked for.
    #[error("the model failed: a step gave {found} values, expected {expected}")]
    RowCount {
        /// Values that it gave.
        found: usize,
        /// Values of the rows that it was asked for.
        expected: usize,
    },
    /// The constraint passed a limit of the automaton in the middle of the text, and no text to its
    /// end was known.
    #[error("the constraint failed: {0}")]
    Constraint(#[from] grammar::Error),
    /// A defect; the message of the panic is in the log.
    #[error("internal error while computing this request")]
    Panicked,
    /// The events were not read for too long.
    #[error("the reader of this answer stood still for {0:?}")]
    Stalled(Duration),
    /// The engine ended before the job did.
    #[error("the engine has stopped")]
    Stopped,
}

/// Why a job was not taken.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SubmitError {
    /// There is nothing to continue.
    #[error("the prompt has no tokens")]
    EmptyPrompt,
    /// Prompt and at least one token of answer do not fit.
    #[error("the prompt of {n_prompt} tokens exceeds the available context size of {n_ctx} tokens")]
    ContextExceeded {
        /// Tokens of the prompt.
        n_prompt: usize,
        /// Positions of the context.
        n_ctx: usize,
    },
    /// A text is asked of a model that writes none.
    #[error("this model embeds texts and does not write any")]
    Encoder,
    /// A token id outside the vocabulary.
    #[error("token {token} is not in the vocabulary of {n_vocab} tokens")]
    UnknownToken {
        /// The id that was asked for.
        token: u32,
        /// Size of the vocabulary.
        n_vocab: usize,
    },
    /// Continuations are asked for after more positions than the prompt has.
    #[error("continuations of {given} positions were asked for, and the prompt has {n_prompt}")]
    TooManyContinuations {
        /// Positions that were asked about.
        given: usize,
        /// Tokens of the prompt.
        n_prompt: usize,
    },
    /// No slot has this number.
    #[error("there is no slot {slot}; there are {n_slots}, counted from 0")]
    UnknownSlot {
        /// The number that was asked for.
        slot: u32,
        /// Number of slots.
        n_slots: usize,
    },
    /// No text that the constraint allows fits.
    #[error(
        "the shortest text that the constraint allows takes {needed} tokens, and {} {available}",
        if *.by_context { "the context leaves" } else { "max_tokens is" }
    )]
    TooShort {
        /// Tokens of the shortest text.
        needed: usize,
        /// Tokens that the text may have.
        available: usize,
        /// True if the context sets that limit, not the job.
        by_context: bool,
    },
    /// Drafts of a model were asked for, and there is none.
    #[error(
        "there is no draft model to guess tokens; name one with --draft MODEL, or guess with ngram"
    )]
    NoDraftModel,
    /// Drafts of the model's own block were asked for, and it was not loaded.
    #[error(
        "the model's block for multi-token prediction guesses no tokens: it has none, or was not \
         started with --spec mtp"
    )]
    NoMtp,
    /// Drafts of EAGLE-3 were asked for, and no file of it was named.
    #[error("there is no EAGLE-3 drafter to guess tokens; name its file with --draft FILE")]
    NoEagle3,
    /// Drafts of DFlash were asked for, and no file of it was named.
    #[error("there is no DFlash drafter to guess tokens; name its file with --draft FILE")]
    NoDflash,
    /// The constraint broke in an earlier request, or finding its shortest text passes a limit.
    #[error(transparent)]
    Constraint(grammar::Error),
    /// The prompt does not hold the rows of an image where the image is said to be.
    #[error("the prompt does not hold the image that is said to be at its position {at}")]
    MisplacedImage {
        /// Position of the image.
        at: usize,
    },
    /// No adapter has this number.
    #[error("there is no adapter {adapter}; there are {n_adapters}, counted from 0")]
    UnknownAdapter {
        /// The number that was asked for.
        adapter: usize,
        /// Number of adapters.
        n_adapters: usize,
    },
    /// The queue is full.
    #[error("all slots are busy and {waiting} requests wait already")]
    Busy {
        /// Jobs in the queue.
        waiting: usize,
    },
    /// A sampling parameter is out of range.
    #[error(transparent)]
    Sampling(#[from] sampling::Error),
    /// The engine has ended.
    #[error("the engine has stopped")]
    Stopped,
}

/// A scheduler that whoever waits for an event lets compute.
pub(super) trait Turns: Send {
    /// Computes a step, if there is work. Returns false when the engine has stopped.
    fn take_turn(&mut self) -> bool;
}

/// The same, for all who wait for its events.
pub(super) type SharedTurns = Arc<Mutex<dyn Turns>>;

/// The receiving end of a job. Dropping it cancels the job.
pub struct JobHandle {
    events: Pin<Box<Receiver<Event>>>,
    is_ended: bool,
    /// The scheduler that computes the job, if its engine has no thread.
    turns: Option<SharedTurns>,
}

impl std::fmt::Debug for JobHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("JobHandle").field("is_ended", &self.is_ended).finish_non_exhaustive()
    }
}

impl JobHandle {
    pub(super) fn new(events: Receiver<Event>) -> Self {
        Self { events: Box::pin(events), is_ended: false, turns: None }
    }

    /// Returns the handle of a job that is computed by whoever waits for it, if `turns` is given.
    pub(super) fn computed_by(self, turns: Option<SharedTurns>) -> JobHandle {
        JobHandle { turns, ..self }
    }

    /// Returns the next event; `None` after `Finished` or `Failed`. Dropping the future loses no
    /// event.
    pub async fn next(&mut self) -> Option<Event> {
        if self.is_ended {
            return None;
        }
        let event = self.events.recv().await.ok();
        Some(self.note(event))
    }

    /// Returns the next event as [`JobHandle::next`], for a poll function.
    pub fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Event>> {
        if self.is_ended {
            return Poll::Ready(None);
        }
        self.events.as_mut().poll_next(cx).map(|event| Some(self.note(event)))
    }

    /// Returns the next event as [`JobHandle::next`], for callers that may block.
    pub fn blocking_next(&mut self) -> Option<Event> {
        if self.is_ended {
            return None;
        }
        let event = match &self.turns {
            Some(turns) => self.compute_until_event(turns),
            None => self.wait_for_event(),
        };
        Some(self.note(event))
    }

    /// Computes until there is an event; `None` if the engine has stopped.
    fn compute_until_event(&self, turns: &SharedTurns) -> Option<Event> {
        loop {
            match self.events.try_recv() {
                Ok(event) => return Some(event),
                Err(TryRecvError::Closed) => return None,
                Err(TryRecvError::Empty) => {}
            }
            // with the lock, so that one caller at a time computes
            let mut scheduler = turns.lock().unwrap_or_else(PoisonError::into_inner);
            if self.events.is_empty() && !scheduler.take_turn() {
                return self.events.try_recv().ok();
            }
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn wait_for_event(&self) -> Option<Event> {
        self.events.recv_blocking().ok()
    }

    /// Returns no event: nobody can wait for another thread where there is one.
    #[cfg(target_family = "wasm")]
    fn wait_for_event(&self) -> Option<Event> {
        None
    }

    /// Notes whether an event is the last. A channel that closed without one means that the engine
    /// went away.
    fn note(&mut self, event: Option<Event>) -> Event {
        let event = event.unwrap_or(Event::Failed(Error::Stopped));
        self.is_ended = matches!(event, Event::Finished(_) | Event::Failed(_));
        event
    }
}
