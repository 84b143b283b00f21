//! One slot: a sequence of the cache, the tokens it holds, and the job it works on, if any.
//!
//! A slot does not know whether it is "in prefill" or "in decode": it has tokens, of which the
//! first `n_past` are computed. What is left is what it puts into the next batches; when nothing is
//! left, the last row of logits chooses one more token.

mod parked;

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_channel::{Sender, TrySendError};

use super::ahead::Ahead;
use super::draft::{Drafting, Wish};
use super::guide::{Guide, MOST_FORCED};
use super::job::{
    Error, Event, FinishReason, Finished, Shift, Timings, Token, TokenLogprob, Usage,
};
use super::model::{StepModel, Vocabulary};
use super::pooling::Pool;
use super::queue::{Counters, SlotView};
use super::reasoning::Thought;
use super::rows::Rows;
use super::scoring::Scores;
use super::source::Source;
use super::stop::StopMatcher;
use super::utf8::Utf8Stream;
use crate::grammar::{Constraint, State};
use crate::model::embedded::{self, Placed};
use crate::sampling::{Row, Sampled, Sampler};

pub(super) use parked::Parked;

/// Events one step can cause, progress, a token and the end, and one more in reserve to say that
/// the reader stood still. Those of a forced run come on top. A slot with less room in its channel
/// sits the step out.
const EVENTS_PER_STEP: usize = 4;

/// A sequence of the cache.
pub(super) struct Slot {
    /// Its number in the cache.
    pub id: u32,
    /// The tokens of the sequence; those after `n_past` are still to be computed.
    pub tokens: Vec<u32>,
    /// Images among them, in order.
    pub images: Vec<Placed>,
    /// Tokens in the cache.
    pub n_past: usize,
    /// Tokens to be read before the next is chosen: the prompt, or after a shift all that has been
    /// kept.
    prompt: usize,
    /// Tokens the reader knows of, the prompt among them. After them are those of a forced run
    /// whose log probabilities are still to be computed.
    pub told: usize,
    /// Guesses at the tokens after `tokens`, for the next step.
    pub draft: Vec<u32>,
    /// The admission that used it last; the smallest is the slot to give away.
    pub last_used: u64,
    /// Number of its last job: the admission that began it.
    pub job: u64,
    /// The slot that holds more of its prompt, or is about to; until that is settled nothing is
    /// computed here.
    pub source: Option<Source>,
    /// The job it works on.
    pub active: Option<Active>,
    /// Tokens of its last job.
    pub usage: Usage,
}

/// The limits of a job, and its choice of events.
pub(super) struct Limits {
    /// Most tokens to choose.
    pub tokens: usize,
    /// From the first token on.
    pub time: Option<Duration>,
    /// Tell how far the prompt has come.
    pub progress: bool,
    /// Forget some of the text where the context is full.
    pub shift: Option<Shift>,
}

/// A job that has a slot.
pub(super) struct Active {
    pub sampler: Sampler,
    /// The position of the text in the grammar it must follow, if any.
    guide: Option<Guide>,
    /// Collects its hidden states, if it is to be embedded.
    pub pool: Option<Pool>,
    /// The log probabilities of its prompt's tokens, if they are asked for and not reported yet.
    pub scores: Option<Scores>,
    /// The state of its reasoning, where that is limited.
    pub thought: Option<Thought>,
    /// The slot that it asked for.
    pub slot: Option<u32>,
    /// The drafts of its tokens, if it has any.
    drafting: Option<Drafting>,
    /// Holds bytes back until they are text.
    text: TextOut,
    events: Sender<Event>,
    limits: Limits,
    usage: Usage,
    started: Instant,
    /// When the prompt was computed.
    first_token: Option<Instant>,
    /// Nothing may follow what is chosen.
    complete: bool,
    /// The token that ended the text, where log probabilities are reported.
    end: Option<(u32, TokenLogprob)>,
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
    /// Takes the bytes of a token; appends certain text to `text`. Returns the stop string if it is
    /// complete.
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

/// Returns how many events a channel has room for.
fn n_free(events: &Sender<Event>) -> usize {
    events.capacity().unwrap_or(usize::MAX) - events.len()
}

impl Active {
    pub(super) fn new(
        sampler: Sampler,
        guide: Option<Guide>,
        drafting: Option<Drafting>,
        stop: StopMatcher,
        events: Sender<Event>,
        limits: Limits,
        usage: Usage,
    ) -> Self {
        Self {
            sampler,
            guide,
            pool: None,
            scores: None,
            thought: None,
            slot: None,
            drafting,
            text: TextOut { stop, utf8: Utf8Stream::default(), bytes: Vec::new() },
            events,
            limits,
            usage,
            started: Instant::now(),
            first_token: None,
            complete: false,
            end: None,
            stalled_since: None,
        }
    }

    /// Nobody waits for this job any more.
    pub(super) fn is_cancelled(&self) -> bool {
        self.events.is_closed()
    }

    /// Returns whether the reader leaves room for what a step may say.
    pub(super) fn has_room(&mut self) -> bool {
        let room = self.room().is_some();
        if room {
            self.stalled_since = None;
        } else {
            self.stalled_since.get_or_insert_with(Instant::now);
        }
        room
    }

    /// Tokens that the reader leaves room for beyond those of any step; `None` if not even these.
    fn room(&self) -> Option<usize> {
        let guided = if self.guide.is_some() { MOST_FORCED } else { 0 };
        let forced = guided.max(self.thought.as_ref().map_or(0, Thought::longest));
        n_free(&self.events).checked_sub(EVENTS_PER_STEP + forced)
    }

    /// Returns whether its tokens are to be guessed ahead.
    pub(super) fn drafts(&self) -> bool {
        self.drafting.is_some()
    }

    /// Returns how long the reader has left no room.
    pub(super) fn stalled_for(&self) -> Duration {
        self.stalled_since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Says something. A closed channel is a cancelled job, noticed before the next step; a full
    /// one cannot be, since [`Active::has_room`] was asked.
    pub(super) fn say(&self, event: Event) {
        if let Err(TrySendError::Full(event)) = self.events.try_send(event) {
            tracing::error!(?event, "an event found no room");
        }
    }

    /// The prompt is to be computed, and nothing beyond.
    pub(super) fn wants_no_token(&self) -> bool {
        self.limits.tokens == 0
    }

    /// Tokens that may still come after `n_tokens`, the prompt among them. The last one needs no
    /// position: it is not computed. Where the time is over, as many as complete what a constraint
    /// asks for.
    fn left(&self, n_tokens: usize, n_ctx: usize) -> usize {
        let room = match self.limits.shift {
            Some(_) => usize::MAX,
            None => (n_ctx + 1).saturating_sub(n_tokens),
        };
        let left = (self.limits.tokens - self.usage.completion_tokens).min(room);
        match &self.guide {
            Some(guide) if self.is_late() => left.min(guide.needed().max(1)),
            _ => left,
        }
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

    /// Returns what the next choice will need, to be made while the model computes.
    pub(super) fn ahead(&self) -> Option<(Arc<Constraint>, State)> {
        self.guide.as_ref()?.ahead(&self.sampler)
    }

    /// Chooses the next token from `logits`; `left` may come, this one included.
    fn choose(
        &mut self,
        logits: &mut Row,
        vocabulary: &dyn Vocabulary,
        left: usize,
    ) -> Result<Sampled, Error> {
        match &mut self.guide {
            Some(guide) => guide.choose(&mut self.sampler, logits, vocabulary.end_tokens(), left),
            None => logits.sample(&mut self.sampler, None).map_err(|e| Error::Model(e.to_string())),
        }
    }

    /// Returns how many of the best tokens of each of its `rows` in the next step the choice needs,
    /// of those in [`Active::mask`]; `None` if more than a few.
    pub(super) fn needs_best(&mut self, vocabulary: &dyn Vocabulary, rows: usize) -> Option<usize> {
        if self.scores.is_some() {
            return None;
        }
        let k = match &mut self.guide {
            Some(guide) => guide.needs_best(&self.sampler, vocabulary.end_tokens(), rows > 1)?,
            None => self.sampler.decided_by()?,
        };
        Some(k + self.sampler.n_barred())
    }

    /// The tokens that may come next, if that is known already.
    pub(super) fn mask(&self) -> Option<&[u32]> {
        self.guide.as_ref()?.mask()
    }

    /// The tokens that end reasoning which has been going on for long enough, where there are
    /// places for all of them; not where a constraint has no place for them. The message among them
    /// goes first where it has none.
    fn due(&self, places: usize) -> Option<Vec<u32>> {
        let allowed = |run: &[u32]| {
            self.guide.as_ref().is_none_or(|guide| guide.along(run).count() == run.len())
        };
        let runs = self.thought.as_ref()?.due()?;
        runs.into_iter().find(|run| run.len() <= places && allowed(run)).map(<[u32]>::to_vec)
    }

    /// Notes a token of the text, sampled or forced.
    fn note(&mut self, token: u32, vocabulary: &dyn Vocabulary) -> Result<(), Error> {
        self.sampler.accept(token);
        if let Some(thought) = &mut self.thought {
            thought.note(token, &vocabulary.piece(token));
        }
        if let Some(guide) = &mut self.guide
            && !vocabulary.end_tokens().contains(&token)
        {
            self.complete = !guide.advance(token)?;
        }
        Ok(())
    }

    /// Says a token, and tells why the text ends with it, if it does. `is_last` of those that are
    /// chosen, and at the end of the context if it `fills` it.
    fn tell(
        &mut self,
        sampled: Sampled,
        vocabulary: &dyn Vocabulary,
        is_last: bool,
        fills: bool,
    ) -> Option<FinishReason> {
        self.usage.completion_tokens += 1;
        let Sampled { token: id, logprob, top } = sampled;
        // a text that was led to its end because it had to end did not end by itself
        let was_cut = self.guide.as_ref().is_some_and(Guide::was_cut);
        let whole = if was_cut { FinishReason::Length } else { FinishReason::Stop };
        let logprob = logprob.map(|logprob| TokenLogprob { logprob, top });
        if vocabulary.end_tokens().contains(&id) {
            self.end = logprob.map(|logprob| (id, logprob));
            return Some(whole);
        }
        let mut text = String::new();
        let stop = self.text.push(&vocabulary.piece(id), &mut text);
        self.say(Event::Token(Token { id, text, logprob, timings: self.timings() }));
        match stop {
            Some(word) => Some(FinishReason::StopWord(String::from_utf8_lossy(&word).into_owned())),
            None if self.complete && is_last => Some(whole),
            None if self.usage.completion_tokens >= self.limits.tokens => {
                Some(FinishReason::Length)
            }
            None if fills && self.limits.shift.is_none() => Some(FinishReason::Length),
            None if self.is_late() && self.guide.as_ref().is_none_or(Guide::may_end) => {
                Some(FinishReason::Length)
            }
            None => None,
        }
    }

    /// Takes the log probabilities of the prompt's tokens from rows of logits, the first of them
    /// after token `pos`.
    fn score(
        &mut self,
        tokens: &[u32],
        pos: usize,
        rows: &mut Rows,
        scratch: &mut Vec<f32>,
    ) -> Result<Vec<TokenLogprob>, Error> {
        let Some(scores) = &mut self.scores else { return Ok(Vec::new()) };
        let found =
            scores.take(pos, tokens, rows, scratch, &mut self.sampler).map_err(Error::Model)?;
        if scores.are_whole() {
            self.scores = None;
        }
        Ok(found)
    }

    /// A draft was verified.
    fn verified(&mut self, drafted: usize, accepted: usize) {
        self.usage.drafted_tokens += drafted;
        self.usage.accepted_tokens += accepted;
        if let Some(drafting) = &mut self.drafting {
            drafting.note(drafted, accepted);
        }
    }

    /// Says the end, and counts the job.
    pub(super) fn finish(mut self, reason: FinishReason, counters: &Counters) {
        let timings = self.timings();
        counters.count_job(&self.usage, &timings);
        let text = self.text.finish(matches!(reason, FinishReason::StopWord(_)));
        let usage = self.usage;
        let end = self.end.take();
        self.say(Event::Finished(Finished { reason, text, end, usage, timings }));
    }

    /// Says the end of a job that broke.
    pub(super) fn fail(self, error: Error) {
        self.say(Event::Failed(error));
    }
}

impl Slot {
    pub(super) fn new(id: u32) -> Self {
        Self {
            id,
            tokens: Vec::new(),
            images: Vec::new(),
            n_past: 0,
            prompt: 0,
            told: 0,
            draft: Vec::new(),
            last_used: 0,
            job: 0,
            source: None,
            active: None,
            usage: Usage::default(),
        }
    }

    /// Length of the common prefix of `prompt` and what is computed here. At least the last token
    /// of the prompt is left out: its logits are not kept, so it must be computed again.
    pub(super) fn reusable(&self, prompt: &[u32], images: &[Placed]) -> usize {
        let computed = &self.tokens[..self.n_past];
        let common = computed.iter().zip(prompt).take_while(|(a, b)| a == b).count();
        let common =
            embedded::common(&self.images, images, common.min(prompt.len().saturating_sub(1)));
        self.whole(common)
    }

    /// The first `n` positions, or as many of them as the model can go on from.
    pub(super) fn kept(&self, model: &impl StepModel, n: usize) -> usize {
        let kept = model.keeps(self.id, n as u32);
        match self.whole(kept) {
            whole if whole < kept => self.kept(model, whole),
            whole => whole,
        }
    }

    /// The first `n` positions, without an image that must be computed as a whole and is not among
    /// them as one.
    pub(super) fn whole(&self, n: usize) -> usize {
        self.split_image(n).map_or(n, |image| image.at as usize)
    }

    /// Returns where a chunk of prompt that would end at `end` ends: an image whose rows see each
    /// other is computed as a whole, in this chunk if it is the first thing in it. Where a
    /// repetition of the request is to give the same text, the last token of the prompt has a chunk
    /// of its own, as it has in the repetition, which finds the others computed: of several tokens
    /// the last bits may be others.
    pub(super) fn chunk_end(&self, end: usize) -> usize {
        let last = self.prompt.saturating_sub(1);
        let repeats = self
            .active
            .as_ref()
            .is_some_and(|active| active.pool.is_none() && active.sampler.repeats());
        let end = if repeats && (self.n_past + 1..end).contains(&last) { last } else { end };
        match self.split_image(end) {
            None => end,
            Some(image) if image.at as usize > self.n_past => image.at as usize,
            Some(image) => image.end() as usize,
        }
    }

    /// The image that must be computed as a whole and would not be, if a chunk ended at `at`.
    fn split_image(&self, at: usize) -> Option<&Placed> {
        let at = at as u32;
        self.images.iter().find(|image| image.image.non_causal && image.at != at && image.holds(at))
    }

    /// `len` positions of the prompt have been taken over from another sequence.
    pub(super) fn took(&mut self, len: usize) {
        self.n_past = len;
        if let Some(active) = &mut self.active {
            active.usage.cached_tokens = len;
        }
    }

    /// Says that the job has its slot, and how much of its prompt is computed; returns that.
    pub(super) fn announce(&mut self) -> usize {
        let Some(active) = &self.active else { return 0 };
        let Usage { prompt_tokens, cached_tokens, .. } = active.usage;
        active.say(Event::Started { slot: self.id, prompt_tokens, cached_tokens });
        self.usage = active.usage;
        cached_tokens
    }

    /// Returns what it is doing, for whoever watches.
    pub(super) fn view(&self) -> SlotView {
        let active = self.active.as_ref();
        let usage = active.map_or(self.usage, |active| active.usage);
        SlotView {
            id: self.id,
            is_processing: active.is_some(),
            is_used: self.last_used > 0,
            job: self.job,
            prompt_tokens: usage.prompt_tokens,
            cached_tokens: usage.cached_tokens,
            n_past: self.n_past,
            decoded: active.map_or(0, |active| active.usage.completion_tokens),
            max_tokens: active.map(|active| active.limits.tokens).filter(|&n| n < usize::MAX),
            speculative: active.is_some_and(Active::drafts),
        }
    }

    /// Tokens still to be computed.
    pub(super) fn pending(&self) -> usize {
        self.tokens.len() - self.n_past
    }

    /// Tokens of the prompt still to be computed.
    pub(super) fn prompt_left(&self) -> usize {
        self.prompt.saturating_sub(self.n_past)
    }

    /// Returns whether its job is to embed, not to write.
    pub(super) fn embeds(&self) -> bool {
        self.active.as_ref().is_some_and(|active| active.pool.is_some())
    }

    /// Returns whether the logits of the whole prompt are needed.
    pub(super) fn scores_prompt(&self) -> bool {
        self.active.as_ref().is_some_and(|active| active.scores.is_some())
    }

    /// Returns whether something is wanted of the computed token at `pos`: logits, or its hidden
    /// state.
    pub(super) fn wants(&self, pos: usize) -> bool {
        let Some(active) = &self.active else { return false };
        match &active.pool {
            Some(pool) => pool.pooling.wants(pos, self.prompt),
            None if active.scores.is_some() => true,
            None => !active.wants_no_token() && pos + 1 >= self.told,
        }
    }

    /// Makes room for a text that has no position left: forgets the tokens that its job says; those
    /// after them have to be read again, since they were computed from the forgotten ones. Returns
    /// how many positions stay.
    pub(super) fn shift(&mut self, n_ctx: usize) -> Option<usize> {
        let active = self.active.as_mut()?;
        let shift = active.limits.shift.filter(|_| self.n_past >= n_ctx)?;
        if let Some(drafting) = &mut active.drafting {
            drafting.forget();
        }
        // a few tokens at least must be left to go on with
        let keep = shift.keep.min(n_ctx.saturating_sub(4));
        let left = self.tokens.len() - keep;
        let discard = shift.discard.unwrap_or(left / 2).clamp(1, left - 1);
        self.tokens.drain(keep..keep + discard);
        self.n_past = keep;
        self.prompt = self.tokens.len();
        self.told = self.tokens.len();
        Some(keep)
    }

    /// Starts again after the computed state is lost: the job's tokens are to be computed again,
    /// and a slot without a job is empty.
    pub(super) fn replay(&mut self) {
        self.n_past = 0;
        self.draft.clear();
        let Some(active) = &mut self.active else {
            self.tokens.clear();
            self.images.clear();
            return;
        };
        if let Some(pool) = &mut active.pool {
            *pool = Pool::new(pool.pooling);
        }
        // one that waits for another's prompt has not begun
        if self.source.is_none() {
            self.prompt = self.told;
        }
    }

    /// Returns whether more than the last token of the prompt is to be computed: that takes longer
    /// than a token of an answer.
    pub(super) fn reads(&self) -> bool {
        self.prompt_left() > 1
    }

    /// Begins the text of a job, with what its constraint does not leave to the model. Where that
    /// is all, the slot is free and the job is returned to be ended.
    ///
    /// # Errors
    /// When the constraint fails.
    pub(super) fn begin(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_ctx: usize,
    ) -> Result<Option<(Active, FinishReason)>, Error> {
        self.told = self.tokens.len();
        self.prompt = self.tokens.len();
        let reason = match self.active.as_ref().and_then(|active| active.guide.as_ref()) {
            Some(guide) if !guide.can_continue()? => Some(FinishReason::Stop),
            _ => self.force(vocabulary, n_ctx)?,
        };
        let Some(reason) = reason else { return Ok(None) };
        Ok(self.release().map(|active| (active, reason)))
    }

    /// Returns how many tokens to guess at: at most `most`, and no more than the text may have and
    /// the reader has room for.
    pub(super) fn may_guess(&mut self, most: usize, n_ctx: usize) -> usize {
        self.draft.clear();
        let Some(active) = &mut self.active else { return 0 };
        let left = active.left(self.tokens.len(), n_ctx);
        let room = active.room().unwrap_or(0);
        // the token after the last guess is chosen in the same step, and needs no position
        let positions = n_ctx.saturating_sub(self.tokens.len());
        let most = most.min(left.saturating_sub(1)).min(positions).min(room);
        active.drafting.as_mut().map_or(0, |drafting| drafting.length(most))
    }

    /// Guesses at `n` tokens from the text itself; or says what to ask the draft model for.
    pub(super) fn guess(&mut self, n: usize) -> Option<Wish<'_>> {
        let drafting = self.active.as_mut()?.drafting.as_mut()?;
        if let Some(p_min) = drafting.p_min() {
            return Some(Wish {
                seq: self.id,
                tokens: &self.tokens,
                most: n,
                p_min,
                draft: &mut self.draft,
            });
        }
        if n > 0 {
            drafting.look_up(&self.tokens, n, &mut self.draft);
        }
        None
    }

    /// Keeps of the guesses what the vocabulary has, what does not end the text, and what the
    /// constraint allows.
    pub(super) fn sift(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_vocab: usize,
        ahead: Option<&Ahead>,
    ) {
        let Some(active) = &mut self.active else { return };
        // rows of images have numbers outside of the vocabulary
        let ends = vocabulary.end_tokens();
        let sound = |token: &&u32| (**token as usize) < n_vocab && !ends.contains(token);
        self.draft.truncate(self.draft.iter().take_while(sound).count());
        if let Some(guide) = &active.guide {
            let mut n = 0;
            for state in guide.along(&self.draft) {
                n += 1;
                if let (Some(ahead), Some((constraint, state))) =
                    (ahead, guide.ahead_at(&active.sampler, state))
                {
                    ahead.want(constraint, state);
                }
            }
            self.draft.truncate(n);
        }
        if active.drafting.as_ref().is_none_or(|drafting| !drafting.is_worth(self.draft.len())) {
            self.draft.clear();
        }
    }

    /// Takes the result of a step: `n` more tokens are computed, those of the draft among them, and
    /// `rows` are the logits that were wanted, or the hidden states of a prompt to embed: of each
    /// token before one of a forced run that is not emitted, of the last, and of the draft. What
    /// is computed of a wrong draft is to be forgotten: from `n_past` on. Where its text ends, the
    /// slot is free and the job is returned to be ended. `scratch` is for a row the sampler may
    /// write to.
    ///
    /// # Errors
    /// When no token can be chosen from these logits.
    pub(super) fn advance(
        &mut self,
        n: usize,
        rows: &mut Rows,
        scratch: &mut Vec<f32>,
        vocabulary: &dyn Vocabulary,
        [n_ctx, width]: [usize; 2],
    ) -> Result<Option<(Active, FinishReason)>, Error> {
        let was_prompt = self.prompt_left() > 0;
        let draft = std::mem::take(&mut self.draft);
        self.n_past += n - draft.len();
        let drafted_from = self.n_past;
        let done = self.pending() == 0;
        let read = self.prompt_left() == 0;
        let Some(mut active) = self.active.as_mut() else { return Ok(None) };
        // of the token that the first row was computed from
        let mut pos = self.n_past + draft.len() - rows.len();
        let logprobs = active.score(&self.tokens, pos, rows, scratch)?;
        let tells = was_prompt && active.limits.progress && active.first_token.is_none();
        if tells || !logprobs.is_empty() {
            let processed = self.n_past.min(active.usage.prompt_tokens);
            active.say(Event::Progress { processed, time: active.started.elapsed(), logprobs });
        }
        if read {
            active.first_token.get_or_insert_with(Instant::now);
        }
        if let Some(pool) = &mut active.pool {
            pool.take(rows.values(), width);
            if !done {
                return Ok(None);
            }
            let embedding = pool.finish();
            active.say(Event::Embedding(embedding));
            return Ok(self.release().map(|active| (active, FinishReason::Stop)));
        }
        // The prompt is computed and nothing was asked beyond that.
        let mut reason = (done && active.wants_no_token()).then_some(FinishReason::Length);
        let to_choose_from = if reason.is_some() { 0 } else { rows.len() };
        for i in 0..to_choose_from {
            if let Some(drafted) = pos.checked_sub(drafted_from).and_then(|i| draft.get(i)) {
                if self.tokens.get(pos) != Some(drafted) {
                    break;
                }
                self.n_past = pos + 1;
            }
            pos += 1;
            // forced, and emitted without its logits
            if self.told > pos {
                continue;
            }
            reason = if let Some(&token) = self.tokens.get(self.told) {
                let sampled = rows.with(i, scratch, |row| {
                    let logits = row.logits().map_err(|e| Error::Model(e.to_string()))?;
                    Ok::<_, Error>(active.sampler.observe(logits, token))
                })?;
                self.told += 1;
                let is_last = self.told == self.tokens.len();
                active.tell(sampled, vocabulary, is_last, self.told > n_ctx)
            } else {
                let left = active.left(self.tokens.len(), n_ctx);
                let sampled = rows.with(i, scratch, |row| active.choose(row, vocabulary, left))?;
                active.note(sampled.token, vocabulary)?;
                self.tokens.push(sampled.token);
                self.told += 1;
                match active.tell(sampled, vocabulary, true, self.told > n_ctx) {
                    Some(reason) => Some(reason),
                    None => self.force(vocabulary, n_ctx)?,
                }
            };
            if reason.is_some() {
                break;
            }
            let Some(still) = self.active.as_mut() else { return Ok(None) };
            active = still;
        }
        if let Some(active) = &mut self.active {
            active.verified(draft.len(), self.n_past - drafted_from);
        }
        let Some(reason) = reason else { return Ok(None) };
        Ok(self.release().map(|active| (active, reason)))
    }

    /// Takes the tokens that come next whatever the model says: of a constraint, or those that end
    /// reasoning. They are emitted at once, unless their log probabilities are asked for.
    fn force(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_ctx: usize,
    ) -> Result<Option<FinishReason>, Error> {
        let Some(active) = &mut self.active else { return Ok(None) };
        let left = active.left(self.tokens.len(), n_ctx);
        let due = active.due(left.min(n_ctx.saturating_sub(self.tokens.len())));
        let run = match (due, &mut active.guide) {
            (Some(run), _) => run,
            (None, Some(guide)) => {
                guide.forced(vocabulary, &self.tokens[active.usage.prompt_tokens..], left)?
            }
            (None, None) => return Ok(None),
        };
        for &token in &run {
            active.note(token, vocabulary)?;
        }
        self.tokens.extend_from_slice(&run);
        if active.sampler.tells() {
            return Ok(None);
        }
        for &token in &run {
            self.told += 1;
            let is_last = self.told == self.tokens.len();
            let sampled = Sampled { token, logprob: None, top: Vec::new() };
            let reason = active.tell(sampled, vocabulary, is_last, self.told > n_ctx);
            if reason.is_some() {
                return Ok(reason);
            }
        }
        Ok(None)
    }

    /// Leaves the job. What is computed stays for a later prompt that begins the same way.
    pub(super) fn release(&mut self) -> Option<Active> {
        self.tokens.truncate(self.n_past);
        self.draft.clear();
        self.source = None;
        self.active.take()
    }
}
