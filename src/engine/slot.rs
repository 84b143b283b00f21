//! One slot: a sequence of the cache, its tokens, and the job it works on, if any.

mod active;
mod advance;
mod ahead;
mod drafts;
mod parked;
mod state;
mod text_output;

use super::draft::Drafting;
use super::job::{Event, FinishReason, Usage};
use super::model::StepModel;
use super::pooling::PooledStates;
use super::queue::SlotView;
use super::rows::RowPurpose;
use super::sequence::Sequence;

pub(super) use active::{ActiveJob, EmitPlace, EndedJob};
pub(super) use advance::{DraftOrigin, SlotOutput};
pub(super) use parked::ParkedJob;
pub(super) use state::SlotState;

/// A sequence of the cache.
pub(super) struct Slot {
    /// Its number in the cache.
    pub id: u32,
    /// Its tokens, and how far they have come.
    pub sequence: Sequence,
    /// Guesses at the tokens after those of the sequence, for the next step.
    pub draft: Vec<u32>,
    /// The admission that used it last; the smallest is the slot to give away.
    pub last_used: u64,
    /// Number of its last job: the admission that began it.
    pub job: u64,
    /// Its work.
    pub state: SlotState,
    /// Tokens of its last job.
    pub usage: Usage,
}

impl Slot {
    /// Returns an empty slot.
    pub(super) fn new(id: u32) -> Self {
        Self {
            id,
            sequence: Sequence::default(),
            draft: Vec::new(),
            last_used: 0,
            job: 0,
            state: SlotState::Idle,
            usage: Usage::default(),
        }
    }

    /// Returns how many of the first *n* positions the model can go on from.
    pub(super) fn n_kept(&self, model: &impl StepModel, n: usize) -> usize {
        let kept = model.n_resumable(self.id, n as u32);
        match self.sequence.before_split_image(kept) {
            unsplit if unsplit < kept => self.n_kept(model, unsplit),
            unsplit => unsplit,
        }
    }

    /// Returns where a chunk of prompt that would end at `end` ends.
    ///
    /// An image whose rows see each other is computed as a whole, in this chunk if it is the first
    /// thing in it. Where a repetition of the request is to give the same text, the last token of
    /// the prompt has a chunk of its own, as it has in the repetition, which finds the others
    /// computed: of several tokens the last bits may be others.
    pub(super) fn chunk_end(&self, end: usize) -> usize {
        let sequence = &self.sequence;
        let last = sequence.n_prompt.saturating_sub(1);
        let repeats = self
            .state
            .job()
            .is_some_and(|active| active.pool.is_none() && active.sampler.repeats());
        let end = if repeats && (sequence.n_past + 1..end).contains(&last) { last } else { end };
        match sequence.split_image(end) {
            None => end,
            Some(image) if image.at as usize > sequence.n_past => image.at as usize,
            Some(image) => image.end() as usize,
        }
    }

    /// Notes that `len` positions of the prompt have been taken over from another sequence.
    pub(super) fn take_over(&mut self, len: usize) {
        self.sequence.n_past = len;
        if let Some(active) = self.state.job_mut() {
            active.usage.cached_tokens = len;
        }
    }

    /// Emits that the job has its slot. Returns how much of its prompt is computed.
    pub(super) fn emit_started(&mut self) -> usize {
        let Some(active) = self.state.job() else { return 0 };
        let Usage { prompt_tokens, cached_tokens, .. } = active.usage;
        active.events.send(Event::Started { slot: self.id, prompt_tokens, cached_tokens });
        self.usage = active.usage;
        cached_tokens
    }

    /// Returns its present state for the outside.
    pub(super) fn view(&self) -> SlotView {
        let active = self.state.job();
        let usage = active.map_or(self.usage, |active| active.usage);
        SlotView {
            id: self.id,
            is_processing: active.is_some(),
            is_used: self.last_used > 0,
            job: self.job,
            prompt_tokens: usage.prompt_tokens,
            cached_tokens: usage.cached_tokens,
            n_past: self.sequence.n_past,
            decoded: active.map_or(0, |active| active.usage.completion_tokens),
            max_tokens: active.map(|active| active.limits.tokens).filter(|&n| n < usize::MAX),
            speculative: active.is_some_and(ActiveJob::drafts),
        }
    }

    /// Returns whether its job is to embed, not to write.
    pub(super) fn embeds(&self) -> bool {
        self.state.job().is_some_and(|active| active.pool.is_some())
    }

    /// Returns how many of the next tokens are computed before each one's logits are needed; `None`
    /// if no more than the last one's are.
    pub(super) fn n_before_scores(&self) -> Option<usize> {
        let active = self.state.job()?;
        if active.scores.is_some() {
            return Some(0);
        }
        let first = active.continuations.as_ref()?.first();
        Some(first.saturating_sub(self.sequence.n_past))
    }

    /// Returns the most positions of its prompt that it may have from elsewhere: those whose logits
    /// are needed are computed in any case.
    pub(super) fn n_reused_most(&self) -> usize {
        let asked = self.state.job().and_then(|active| active.continuations.as_ref());
        let last = self.sequence.tokens.len().saturating_sub(1);
        asked.map_or(last, |asked| last.min(asked.first()))
    }

    /// Returns whether its job writes: it has one whose prompt is read, but for the last token.
    pub(super) fn writes(&self) -> bool {
        matches!(self.state, SlotState::Working(_)) && !self.sequence.is_prefill()
    }

    /// Returns the purpose of the row of the token at `pos`, once that is computed: of its logits,
    /// or of its hidden state. `None` if neither is needed.
    pub(super) fn row_purpose(&self, pos: usize) -> Option<RowPurpose> {
        let active = self.state.job()?;
        if let Some(pool) = &active.pool {
            let is_needed = pool.pooling.needs(pos, self.sequence.n_prompt);
            return is_needed.then_some(RowPurpose::Hidden);
        }
        let of_text =
            if active.needs_no_token() { None } else { self.sequence.text_row_purpose(pos) };
        let continues = active.continuations.as_ref().is_some_and(|asked| asked.needs(pos));
        let is_scored = active.scores.is_some() || continues;
        of_text.or_else(|| is_scored.then_some(RowPurpose::Score(pos)))
    }

    /// Forgets some of a text that has no position left, as its job says. Returns how many
    /// positions stay.
    pub(super) fn shift(&mut self, n_ctx: usize) -> Option<usize> {
        let active = self.state.job_mut()?;
        let shift = active.limits.shift.filter(|_| self.sequence.n_past >= n_ctx)?;
        active.drafting.as_mut().map(Drafting::forget);
        // a few tokens at least must be left to go on with
        let keep = shift.keep.min(n_ctx.saturating_sub(4));
        let left = self.sequence.tokens.len() - keep;
        let discard = shift.discard.unwrap_or(left / 2).clamp(1, left - 1);
        self.sequence.shift(keep, discard);
        Some(keep)
    }

    /// Goes back to `n` computed tokens, where fewer are left than it has: those after them are to
    /// be computed again, like a prompt.
    pub(super) fn go_back(&mut self, n: usize) {
        if n >= self.sequence.n_past {
            return;
        }
        self.sequence.n_past = n;
        if self.state.is_idle() {
            self.sequence.tokens.truncate(n);
        } else {
            self.sequence.n_prompt = self.sequence.n_emitted;
        }
    }

    /// Starts again after the computed state is lost: the job's tokens are to be computed again,
    /// and a slot without a job is empty.
    pub(super) fn restart(&mut self) {
        self.sequence.n_past = 0;
        self.draft.clear();
        let is_working = matches!(self.state, SlotState::Working(_));
        let Some(active) = self.state.job_mut() else {
            self.sequence.clear();
            return;
        };
        if let Some(pool) = &mut active.pool {
            *pool = PooledStates::new(pool.pooling);
        }
        // one that waits for another's prompt has not begun
        if is_working {
            self.sequence.n_prompt = self.sequence.n_emitted;
        }
    }

    /// Forgets all tokens, and returns how many were computed.
    pub(super) fn clear(&mut self) -> usize {
        self.draft.clear();
        self.sequence.clear()
    }

    /// Takes the job out of the slot. What is computed stays for a later prompt that begins the
    /// same way.
    pub(super) fn release(&mut self) -> Option<ActiveJob> {
        self.sequence.tokens.truncate(self.sequence.n_past);
        self.draft.clear();
        std::mem::take(&mut self.state).into_job()
    }

    /// Takes the job out of the slot if there is a reason for its end.
    fn end(&mut self, reason: Option<FinishReason>) -> Option<EndedJob> {
        let reason = reason?;
        self.release().map(|job| EndedJob { job, reason })
    }
}
