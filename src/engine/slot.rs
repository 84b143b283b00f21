//! One slot: a sequence of the cache, the tokens it holds, and the job it works on, if any.
//!
//! A slot does not know whether it is "in prefill" or "in decode": it has tokens, of which the first `n_past`
//! are computed. What is left is what it puts into the next batches; when nothing is left, the last row of
//! logits chooses one more token.

use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::guide::Guide;
use super::job::{Error, Event, FinishReason, Finished, Timings, Token, TokenLogprob, Usage};
use super::model::Vocabulary;
use super::prefix::Source;
use super::queue::{Counters, SlotView};
use super::stop::StopMatcher;
use super::utf8::Utf8Stream;
use crate::sampling::{Sampled, Sampler};

/// Events one step can cause, progress, a token and the end, and one more in reserve to say that the reader stood still.
/// A slot with less room in its channel sits the step out.
const EVENTS_PER_STEP: usize = 4;

/// A sequence of the cache.
pub(super) struct Slot {
    /// Its number in the cache.
    pub id: u32,
    /// The tokens of the sequence; those after `n_past` are still to be computed.
    pub tokens: Vec<u32>,
    /// Tokens in the cache.
    pub n_past: usize,
    /// Which admission used it last; the smallest is the slot to give away.
    pub last_used: u64,
    /// Where more of its prompt is, or is about to be; until that is settled nothing is computed here.
    pub source: Option<Source>,
    /// The job it works on.
    pub active: Option<Active>,
    /// Tokens of its last job.
    pub usage: Usage,
}

/// Where a job ends, and how much it tells.
pub(super) struct Limits {
    /// Most tokens to choose.
    pub tokens: usize,
    /// From the first token on.
    pub time: Option<Duration>,
    /// Tell how far the prompt has come.
    pub progress: bool,
}

/// A job that has a slot.
pub(super) struct Active {
    pub sampler: Sampler,
    /// Where the text stands in the grammar it must follow, if any.
    guide: Option<Guide>,
    /// What is left of the bytes until they are text.
    text: TextOut,
    events: mpsc::Sender<Event>,
    limits: Limits,
    usage: Usage,
    started: Instant,
    /// When the first token was chosen.
    first_token: Option<Instant>,
    /// Since when the reader has left no room.
    stalled_since: Option<Instant>,
}

/// Bytes of tokens on their way to the reader: stop strings first, characters second.
struct TextOut {
    stop: StopMatcher,
    utf8: Utf8Stream,
    /// Bytes released by `stop`; kept to save an allocation per token.
    bytes: Vec<u8>,
}

impl TextOut {
    /// Takes the bytes of a token; appends certain text to `text`. Returns the stop string if it is complete.
    fn push(&mut self, piece: &[u8], text: &mut String) -> Option<Vec<u8>> {
        self.bytes.clear();
        let stop = self.stop.push(piece, &mut self.bytes);
        self.utf8.push(&self.bytes, text);
        stop
    }

    /// Ends the text; `stopped` when a stop string did, else what was held for one is text.
    fn finish(&mut self, stopped: bool) -> String {
        let mut text = String::new();
        self.bytes.clear();
        if !stopped {
            self.stop.flush(&mut self.bytes);
        }
        self.utf8.push(&self.bytes, &mut text);
        self.utf8.flush(&mut text);
        text
    }
}

impl Active {
    pub fn new(
        sampler: Sampler,
        guide: Option<Guide>,
        stop: StopMatcher,
        events: mpsc::Sender<Event>,
        limits: Limits,
        usage: Usage,
    ) -> Self {
        Self {
            sampler,
            guide,
            text: TextOut { stop, utf8: Utf8Stream::default(), bytes: Vec::new() },
            events,
            limits,
            usage,
            started: Instant::now(),
            first_token: None,
            stalled_since: None,
        }
    }

    /// Nobody waits for this job any more.
    pub fn is_cancelled(&self) -> bool {
        self.events.is_closed()
    }

    /// Whether the reader leaves room for what a step may say.
    pub fn has_room(&mut self) -> bool {
        let room = self.events.capacity() >= EVENTS_PER_STEP;
        match room {
            true => self.stalled_since = None,
            false => {
                self.stalled_since.get_or_insert_with(Instant::now);
            }
        }
        room
    }

    /// How long the reader has left no room.
    pub fn stalled_for(&self) -> Duration {
        self.stalled_since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Says something. A closed channel is a cancelled job, noticed before the next step; a full one cannot be,
    /// since [`Active::has_room`] was asked.
    pub fn say(&self, event: Event) {
        if let Err(TrySendError::Full(event)) = self.events.try_send(event) {
            tracing::error!(?event, "an event found no room");
        }
    }

    /// The prompt is to be computed, and nothing beyond.
    pub fn wants_no_token(&self) -> bool {
        self.limits.tokens == 0
    }

    /// The time for the text is over.
    fn is_late(&self) -> bool {
        let since = self.first_token.map_or(Duration::ZERO, |first| first.elapsed());
        self.limits.time.is_some_and(|limit| since > limit)
    }

    /// Time spent so far.
    fn timings(&self) -> Timings {
        let now = Instant::now();
        let first = self.first_token.unwrap_or(now);
        Timings { prompt: first - self.started, predicted: now - first }
    }

    /// Chooses the next token from `logits`.
    fn choose(&mut self, logits: &mut [f32], vocabulary: &dyn Vocabulary) -> Result<Sampled, Error> {
        let allowed = match &mut self.guide {
            Some(guide) => Some(guide.allowed(vocabulary.end_tokens())?),
            None => None,
        };
        let sampled = self.sampler.sample(logits, allowed).map_err(|e| Error::Model(e.to_string()))?;
        self.sampler.accept(sampled.token);
        Ok(sampled)
    }

    /// Takes a chosen token: says it, and tells why the text ends here, if it does.
    ///
    /// `n_past` positions of `n_ctx` are computed, the chosen token not among them.
    pub fn take(
        &mut self,
        sampled: Sampled,
        vocabulary: &dyn Vocabulary,
        n_past: usize,
        n_ctx: usize,
    ) -> Result<Option<FinishReason>, Error> {
        self.first_token.get_or_insert_with(Instant::now);
        self.usage.completion_tokens += 1;
        let Sampled { token: id, logprob, top } = sampled;
        if vocabulary.end_tokens().contains(&id) {
            return Ok(Some(FinishReason::Stop));
        }
        let mut text = String::new();
        let stop = self.text.push(&vocabulary.piece(id), &mut text);
        let logprob = logprob.map(|logprob| TokenLogprob { logprob, top });
        self.say(Event::Token(Token { id, text, logprob, timings: self.timings() }));
        let goes_on = match &mut self.guide {
            Some(guide) => guide.advance(id)?,
            None => true,
        };
        Ok(match stop {
            Some(word) => Some(FinishReason::StopWord(String::from_utf8_lossy(&word).into_owned())),
            None if !goes_on => Some(FinishReason::Stop),
            None if self.usage.completion_tokens >= self.limits.tokens || n_past >= n_ctx => {
                Some(FinishReason::Length)
            }
            None if self.is_late() => Some(FinishReason::Length),
            None => None,
        })
    }

    /// Says the end, and counts the job.
    pub fn finish(mut self, reason: FinishReason, counters: &Counters) {
        let timings = self.timings();
        counters.count_job(&self.usage, &timings);
        let text = self.text.finish(matches!(reason, FinishReason::StopWord(_)));
        self.say(Event::Finished(Finished { reason, text, usage: self.usage, timings }));
    }

    /// Says the end of a job that broke.
    pub fn fail(self, error: Error) {
        self.say(Event::Failed(error));
    }
}

impl Slot {
    pub fn new(id: u32) -> Self {
        Self {
            id,
            tokens: Vec::new(),
            n_past: 0,
            last_used: 0,
            source: None,
            active: None,
            usage: Usage::default(),
        }
    }

    /// Length of the common prefix of `prompt` and what is computed here. At least the last token of the prompt is
    /// left out: its logits are not kept, so it must be computed again.
    pub fn reusable(&self, prompt: &[u32]) -> usize {
        let computed = &self.tokens[..self.n_past];
        let common = computed.iter().zip(prompt).take_while(|(a, b)| a == b).count();
        common.min(prompt.len().saturating_sub(1))
    }

    /// `len` positions of the prompt have been taken over from another sequence.
    pub fn took(&mut self, len: usize) {
        self.n_past = len;
        if let Some(active) = &mut self.active {
            active.usage.cached_tokens = len;
        }
    }

    /// Says that the job has its slot, and how much of its prompt is computed; returns that.
    pub fn announce(&mut self) -> usize {
        let Some(active) = &self.active else { return 0 };
        let Usage { prompt_tokens, cached_tokens, .. } = active.usage;
        active.say(Event::Started { slot: self.id, prompt_tokens, cached_tokens });
        self.usage = active.usage;
        cached_tokens
    }

    /// What it is doing, for whoever watches.
    pub fn view(&self) -> SlotView {
        let active = self.active.as_ref();
        let usage = active.map_or(self.usage, |active| active.usage);
        SlotView {
            id: self.id,
            is_processing: active.is_some(),
            is_used: self.last_used > 0,
            job: self.last_used,
            prompt_tokens: usage.prompt_tokens,
            cached_tokens: usage.cached_tokens,
            n_past: self.n_past,
            decoded: active.map_or(0, |active| active.usage.completion_tokens),
            max_tokens: active.map(|active| active.limits.tokens).filter(|&n| n < usize::MAX),
        }
    }

    /// Tokens still to be computed.
    pub fn pending(&self) -> usize {
        self.tokens.len() - self.n_past
    }

    /// Whether the tokens to be computed are those of the prompt.
    pub fn is_prompt(&self) -> bool {
        self.active.as_ref().is_some_and(|active| active.usage.completion_tokens == 0)
    }

    /// Takes the result of a step: `n` more tokens are computed, and `logits` (scratch, `[n_vocab]`) choose the next
    /// one if they were wanted. Where its text ends, the slot is free and the job is returned, to be told so.
    ///
    /// # Errors
    /// When no token can be chosen from these logits.
    pub fn advance(
        &mut self,
        n: usize,
        logits: Option<&mut [f32]>,
        vocabulary: &dyn Vocabulary,
        n_ctx: usize,
    ) -> Result<Option<(Active, FinishReason)>, Error> {
        let is_prompt = self.is_prompt();
        self.n_past += n;
        let done = self.pending() == 0;
        let Some(active) = &mut self.active else { return Ok(None) };
        if is_prompt && active.limits.progress {
            active.say(Event::Progress { processed: self.n_past, time: active.started.elapsed() });
        }
        let reason = match logits {
            Some(logits) => {
                let sampled = active.choose(logits, vocabulary)?;
                self.tokens.push(sampled.token);
                active.take(sampled, vocabulary, self.n_past, n_ctx)?
            }
            // The prompt is computed and nothing was asked beyond that.
            None => done.then_some(FinishReason::Length),
        };
        let Some(reason) = reason else { return Ok(None) };
        Ok(self.release().map(|active| (active, reason)))
    }

    /// Leaves the job. What is computed stays for a later prompt that begins the same way.
    pub fn release(&mut self) -> Option<Active> {
        self.tokens.truncate(self.n_past);
        self.source = None;
        self.active.take()
    }
}
