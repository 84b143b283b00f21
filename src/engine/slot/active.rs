//! A job that has a slot: its sampler, its constraint, its limits, and the emission of its tokens.

mod healing;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use super::text_output::{TextEnd, TextOutput};
use crate::engine::constraint_cursor::{ConstraintCursor, MOST_FORCED};
use crate::engine::draft::Drafting;
use crate::engine::event_sink::EventSink;
use crate::engine::guess_trust::GuessTrust;
use crate::engine::healing::TokenHealing;
use crate::engine::job::{
    Error, Event, FinishReason, Finished, Job, Shift, Timings, Token, TokenLogprob, Usage,
};
use crate::engine::model::Vocabulary;
use crate::engine::pooling::PooledStates;
use crate::engine::reasoning::ReasoningProgress;
use crate::engine::scoring::{ContinuationScores, PromptScores};
use crate::engine::stats::Counters;
use crate::grammar::{Constraint, State};
use crate::sampling::{Row, Sampled, Sampler};
use crate::util::clock::Instant;

/// The place of a token among those of its text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EmitPlace {
    /// No token after it is chosen yet.
    pub(crate) is_last: bool,
    /// The context has no position for it.
    pub(crate) is_beyond: bool,
}

/// Events that one step can cause, progress, a token and the end, and one more in reserve to say
/// that the reader stood still. Those of a forced run come on top. A slot whose channel has less
/// capacity sits the step out.
const EVENTS_PER_STEP: usize = 4;

/// A job that has a slot.
pub(in crate::engine) struct ActiveJob {
    /// The sampler that chooses its tokens.
    pub sampler: Sampler,
    /// The position of the text in the grammar that it must follow, if any.
    pub cursor: Option<ConstraintCursor>,
    /// Its hidden states, if it is to be embedded.
    pub pool: Option<PooledStates>,
    /// The log probabilities of its prompt's tokens, if they are asked for and not reported yet.
    pub scores: Option<PromptScores>,
    /// The log probabilities of tokens that may follow its prompt, if they are asked for and not
    /// told yet.
    pub continuations: Option<ContinuationScores>,
    /// The progress of its reasoning, where that is limited.
    reasoning: Option<ReasoningProgress>,
    /// The slot that it asked for.
    pub requested_slot: Option<u32>,
    /// The drafts of its tokens, if it has any.
    pub drafting: Option<Drafting>,
    /// The trust in a device's guesses at its tokens.
    pub trust: GuessTrust,
    /// Microjoules of its steps, where they are counted.
    energy_uj: Option<u64>,
    /// The end of the prompt that is still to be spelled again.
    healing: Option<TokenHealing>,
    /// The number of bytes of the prompt with which the next token to be emitted begins.
    n_healed: usize,
    /// The bytes that are held back until they are text.
    text: TextOutput,
    /// The sending end of its events.
    pub events: EventSink,
    /// The limits of its text.
    pub limits: JobLimits,
    /// Its tokens so far.
    pub usage: Usage,
    /// Time for which it waited for its slot.
    queued: Duration,
    started: Instant,
    /// The time when the prompt was computed.
    first_token: Option<Instant>,
    /// True if nothing may follow the tokens chosen so far.
    is_complete: bool,
    /// True if the last token chosen ends the text.
    has_ended: bool,
    /// The token that ended the text, where log probabilities are reported.
    end_token: Option<(u32, TokenLogprob)>,
    /// True once a token was emitted that was chosen with the end in view.
    is_ending: bool,
}

/// The limits of a job's text, and its choice of events.
pub(in crate::engine) struct JobLimits {
    /// Most tokens to choose.
    pub tokens: usize,
    /// Longest time from the first token on.
    time: Option<Duration>,
    /// True if the job asks how far its prompt has come.
    progress: bool,
    /// The tokens to forget where the context is full.
    pub shift: Option<Shift>,
}

/// A job that has ended well and left its slot.
pub(in crate::engine) struct EndedJob {
    /// The job.
    pub job: ActiveJob,
    /// The reason for its end.
    pub reason: FinishReason,
}

impl EndedJob {
    /// Emits the end, and counts the job.
    pub(crate) fn finish(self, counters: &Counters) {
        let EndedJob { mut job, reason } = self;
        let timings = job.timings();
        counters.count_job(&reason, job.queued, &job.usage, &timings);
        let text = job.text.finish(matches!(reason, FinishReason::StopWord(_)));
        let usage = job.usage;
        let end = job.end_token.take();
        job.events.send(Event::Finished(Finished { reason, text, end, usage, timings }));
    }
}

impl JobLimits {
    /// Returns the limits that a job asks for.
    fn new(job: &Job, is_constrained: bool) -> Self {
        // an embedding is all of its prompt and no token more
        let tokens = if job.pooling.is_some() { 0 } else { job.max_tokens.unwrap_or(usize::MAX) };
        JobLimits {
            tokens,
            time: job.time_limit,
            progress: job.progress,
            shift: job.shift.filter(|_| !is_constrained && job.images.is_empty()),
        }
    }
}

impl ActiveJob {
    /// Returns a job that begins now, of whose prompt `n_cached` tokens are computed.
    pub(crate) fn new(
        job: &Job,
        sampler: Sampler,
        cursor: Option<ConstraintCursor>,
        drafting: Option<Drafting>,
        events: EventSink,
        n_cached: usize,
    ) -> Self {
        let prompt_tokens = job.prompt.len();
        // a text under a constraint may not end anywhere
        let least_indent = if cursor.is_some() { 0 } else { job.least_indent };
        let mut active = Self {
            limits: JobLimits::new(job, cursor.is_some()),
            sampler,
            cursor,
            pool: job.pooling.map(PooledStates::new),
            scores: job.prompt_logprobs.map(|n_top| PromptScores::new(n_top, prompt_tokens)),
            continuations: job
                .continuations
                .clone()
                .filter(|lists| !lists.is_empty())
                .map(|lists| ContinuationScores::new(lists, prompt_tokens)),
            reasoning: job.reasoning.clone().and_then(ReasoningProgress::new),
            requested_slot: job.slot,
            drafting,
            trust: GuessTrust::new(),
            energy_uj: None,
            healing: job.healing.clone(),
            n_healed: 0,
            text: TextOutput::new(&job.stop, job.stop_scope.as_ref(), least_indent),
            events,
            usage: Usage { prompt_tokens, cached_tokens: n_cached, ..Usage::default() },
            queued: Duration::ZERO,
            started: Instant::now(),
            first_token: None,
            is_complete: false,
            has_ended: false,
            end_token: None,
            is_ending: false,
        };
        active.enter_part();
        active
    }

    /// Chooses from now on as the part of the text has it that the next token begins in.
    fn enter_part(&mut self) {
        let of_text = self.cursor.as_ref().map(ConstraintCursor::part).unwrap_or_default();
        let of_reasoning = self.reasoning.as_ref().map(ReasoningProgress::part).unwrap_or_default();
        self.sampler.enter(of_text.within(&of_reasoning));
    }

    /// Returns whether parts of the text are sampled in their own way.
    pub(super) fn has_parts(&self) -> bool {
        self.cursor.as_ref().is_some_and(ConstraintCursor::has_parts)
            || self.reasoning.as_ref().is_some_and(ReasoningProgress::has_part)
    }

    /// Returns whether the reader leaves capacity for the events of a step, and notes since when it
    /// does not.
    pub(crate) fn note_readiness(&mut self) -> bool {
        let is_ready = self.n_spare_events().is_some();
        self.events.note_ready(is_ready);
        is_ready
    }

    /// Returns for how many tokens the reader leaves capacity beyond those of any step; `None` if
    /// not even for these.
    pub(crate) fn n_spare_events(&self) -> Option<usize> {
        let constrained = if self.cursor.is_some() { MOST_FORCED } else { 0 };
        let reasoning = self.reasoning.as_ref().map_or(0, ReasoningProgress::longest_run);
        self.events.n_free().checked_sub(EVENTS_PER_STEP + constrained.max(reasoning))
    }

    /// Returns whether its tokens are to be drafted.
    pub(crate) fn drafts(&self) -> bool {
        self.drafting.is_some()
    }

    /// Returns whether what drafts by computing is to draft for it.
    pub(crate) fn asks_draft_source(&self) -> bool {
        self.drafting.as_ref().and_then(Drafting::p_min).is_some()
    }

    /// Returns whether its prompt is to be computed, and nothing beyond.
    pub(crate) fn needs_no_token(&self) -> bool {
        self.limits.tokens == 0
    }

    /// Returns the number of tokens that may still come after `n_tokens`, the prompt among them.
    ///
    /// The last one needs no position: it is not computed. Where the time is over, as many may come
    /// as complete what a constraint asks for.
    pub(crate) fn n_left(&self, n_tokens: usize, n_ctx: usize) -> usize {
        let by_context = match self.limits.shift {
            Some(_) => usize::MAX,
            None => (n_ctx + 1).saturating_sub(n_tokens),
        };
        let left = (self.limits.tokens - self.usage.completion_tokens).min(by_context);
        match &self.cursor {
            Some(cursor) if self.is_late() => left.min(cursor.n_needed().max(1)),
            _ => left,
        }
    }

    /// Returns whether the time for the text is over.
    fn is_late(&self) -> bool {
        let since = self.first_token.map_or(Duration::ZERO, |first| first.elapsed());
        self.limits.time.is_some_and(|limit| since > limit)
    }

    /// Adds the energy of a step.
    pub(crate) fn add_energy(&mut self, microjoules: u64) {
        self.energy_uj = Some(self.energy_uj.unwrap_or(0).saturating_add(microjoules));
    }

    /// Returns the time spent so far, and the energy.
    fn timings(&self) -> Timings {
        let now = Instant::now();
        let first = self.first_token.unwrap_or(now);
        let energy_uj = self.energy_uj;
        Timings { prompt: first - self.started, predicted: now - first, energy_uj }
    }

    /// Returns the constraint and the state whose mask the next choice will need, to be computed
    /// while the model computes.
    pub(crate) fn mask_to_prefetch(&self) -> Option<(Arc<Constraint>, State)> {
        self.cursor.as_ref()?.mask_to_prefetch(&self.sampler)
    }

    /// Returns how many of the best tokens of each of its `n_rows` rows in the next step the choice
    /// needs, of those in [`ActiveJob::mask`]; `None` if more than a few.
    pub(crate) fn n_best_needed(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_rows: usize,
    ) -> Option<usize> {
        // the rows after the first may be of other parts, which need more of the best tokens
        let is_mixed = n_rows > 1 && self.has_parts();
        let needs_all = self.scores.is_some() || self.continuations.is_some() || self.heals();
        if needs_all || is_mixed {
            return None;
        }
        let k = match &mut self.cursor {
            Some(cursor) => {
                cursor.n_best_needed(&self.sampler, vocabulary.end_tokens(), n_rows > 1)?
            }
            None => self.sampler.decided_by()?,
        };
        Some(k + self.sampler.n_barred())
    }

    /// Returns the tokens that may come next, as bits, if that is known already.
    pub(crate) fn mask(&self) -> Option<&[u32]> {
        self.cursor.as_ref()?.mask()
    }

    /// Chooses the next token from `logits`; `left` may come, this one included.
    ///
    /// # Errors
    /// When the constraint or the sampler fails.
    pub(crate) fn choose(
        &mut self,
        logits: &mut Row,
        vocabulary: &dyn Vocabulary,
        left: usize,
    ) -> Result<Sampled, Error> {
        if let Some(sampled) = self.choose_healing(logits, left)? {
            return Ok(sampled);
        }
        match &mut self.cursor {
            Some(cursor) => cursor.choose(&mut self.sampler, logits, vocabulary.end_tokens(), left),
            None => Ok(logits.sample(&mut self.sampler, None)?),
        }
    }

    /// Takes a token of the text, sampled or forced.
    ///
    /// # Errors
    /// When the constraint fails.
    pub(crate) fn accept(&mut self, token: u32, vocabulary: &dyn Vocabulary) -> Result<(), Error> {
        self.sampler.accept(token);
        self.go_on_after(token, vocabulary)?;
        self.enter_part();
        Ok(())
    }

    /// Goes on in the constraint and the reasoning after a token.
    fn go_on_after(&mut self, token: u32, vocabulary: &dyn Vocabulary) -> Result<(), Error> {
        self.has_ended = vocabulary.end_tokens().contains(&token);
        if let Some(reasoning) = &mut self.reasoning {
            reasoning.accept(token, &vocabulary.piece(token));
        }
        if self.accept_healing(token)? {
            return Ok(());
        }
        if let Some(cursor) = &mut self.cursor {
            // a grammar may name such a token in the middle of its texts
            self.has_ended = self.has_ended && !cursor.goes_on_after(token)?;
            if !self.has_ended {
                self.is_complete = !cursor.advance(token)?;
            }
        }
        Ok(())
    }

    /// Returns the tokens that come next after `tokens` whatever the model says: those that end
    /// reasoning, or of a constraint. `left` may come, and the context has `n_positions` for them.
    ///
    /// # Errors
    /// When the constraint fails.
    pub(crate) fn forced(
        &mut self,
        tokens: &[u32],
        vocabulary: &dyn Vocabulary,
        left: usize,
        n_positions: usize,
    ) -> Result<Vec<u32>, Error> {
        if self.heals() {
            return Ok(Vec::new());
        }
        if let Some(run) = self.reasoning_end(left, n_positions)? {
            return Ok(run);
        }
        match &mut self.cursor {
            Some(cursor) => cursor.forced(vocabulary, &tokens[self.usage.prompt_tokens..], left),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the tokens that end reasoning which has been going on for long enough, if the
    /// context has a position for each, and the constraint allows them and an end of the text
    /// after them within `left`. The message among them goes first where it does not fit.
    fn reasoning_end(&self, left: usize, n_positions: usize) -> Result<Option<Vec<u32>>, Error> {
        let runs = self.reasoning.as_ref().and_then(ReasoningProgress::due);
        for run in runs.into_iter().flatten() {
            let fits = match &self.cursor {
                Some(cursor) => cursor.fits_after_run(run, left)?,
                None => run.len() <= left,
            };
            if fits && run.len() <= n_positions {
                return Ok(Some(run.to_vec()));
            }
        }
        Ok(None)
    }

    /// Notes the time of the first token, once the prompt is computed.
    pub(crate) fn note_prompt_end(&mut self) {
        self.first_token.get_or_insert_with(Instant::now);
    }

    /// Emits how far the prompt has come, if the job asks for that and the step computed some of
    /// it, and the log probabilities of its tokens, if there are any.
    pub(crate) fn emit_progress(
        &mut self,
        n_past: usize,
        is_prompt: bool,
        logprobs: Vec<TokenLogprob>,
    ) {
        let is_asked = is_prompt && self.limits.progress && self.first_token.is_none();
        if is_asked || !logprobs.is_empty() {
            let processed = n_past.min(self.usage.prompt_tokens);
            let time = self.started.elapsed();
            self.events.send(Event::Progress { processed, time, logprobs });
        }
    }

    /// Emits a token, and returns the reason if the text ends with it.
    pub(crate) fn emit(
        &mut self,
        sampled: Sampled,
        vocabulary: &dyn Vocabulary,
        place: EmitPlace,
    ) -> Option<FinishReason> {
        let n_healed = std::mem::take(&mut self.n_healed);
        if n_healed > 0 && n_healed >= vocabulary.piece(sampled.token).len() {
            // a token of the prompt
            self.usage.prompt_tokens += 1;
            return None;
        }
        self.usage.completion_tokens += 1;
        let Sampled { token: id, logprob, top, constraint } = sampled;
        let constraint = constraint.filter(|_| self.cursor.is_some());
        let logprob = logprob.map(|logprob| TokenLogprob { logprob, top, constraint });
        if place.is_last && self.has_ended {
            self.end_token = logprob.map(|logprob| (id, logprob));
            return Some(self.whole_reason());
        }
        let mut text = String::new();
        let piece = vocabulary.piece(id);
        let end = self.text.push(id, piece.get(n_healed..).unwrap_or_default(), &mut text);
        let timings = self.timings();
        let begins_end = self.was_cut() && !self.is_ending;
        self.is_ending |= begins_end;
        self.events.send(Event::Token(Token { id, text, n_healed, logprob, begins_end, timings }));
        match end {
            Some(TextEnd::Stop(word)) => {
                Some(FinishReason::StopWord(String::from_utf8_lossy(&word).into_owned()))
            }
            Some(TextEnd::Indentation) => Some(FinishReason::Length),
            None if self.is_complete && place.is_last => Some(self.whole_reason()),
            None => self.is_out_of_limits(place).then_some(FinishReason::Length),
        }
    }

    /// Returns the reason for the end of a text that is whole: one that was brought to its end
    /// because it had to end did not end by itself.
    fn whole_reason(&self) -> FinishReason {
        if self.was_cut() { FinishReason::Length } else { FinishReason::Stop }
    }

    /// Returns whether the text was steered to an end that it would not have had by itself.
    fn was_cut(&self) -> bool {
        self.cursor.as_ref().is_some_and(ConstraintCursor::was_cut)
    }

    /// Returns whether the text has reached one of its limits: tokens, context or time.
    fn is_out_of_limits(&self, place: EmitPlace) -> bool {
        self.usage.completion_tokens >= self.limits.tokens
            || place.is_beyond && self.limits.shift.is_none()
            || self.is_late() && self.cursor.as_ref().is_none_or(ConstraintCursor::may_end)
    }

    /// Takes the result of a draft: of `drafted` tokens, `accepted` were the right ones.
    pub(crate) fn record_draft(&mut self, drafted: usize, accepted: usize) {
        self.usage.drafted_tokens += drafted;
        self.usage.accepted_tokens += accepted;
        if let Some(drafting) = &mut self.drafting {
            drafting.record(drafted, accepted);
        }
    }

    /// Notes for how long the job waited for its slot.
    pub(crate) fn note_queued(&mut self, queued: Duration) {
        self.queued = queued;
    }

    /// Emits the end of a job that broke, and counts it.
    pub(crate) fn fail(self, error: Error, counters: &Counters) {
        counters.failed.fetch_add(1, Relaxed);
        self.events.send(Event::Failed(error));
    }
}
