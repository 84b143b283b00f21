//! The phases in which a slot takes the result of a step: score the prompt, then pool the hidden
//! states of an embedding; or, of a text, verify the draft, choose a token, emit it, and force
//! those that must follow.

use super::{ActiveJob, EmitPlace, EndedJob, Slot};
use crate::engine::job::{Error, Event, FinishReason, TokenLogprob};
use crate::engine::model::Vocabulary;
use crate::engine::rows::{RowPurpose, Rows};
use crate::engine::sequence::Sequence;
use crate::sampling::{self, Row, Sampled};

/// The origin of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::engine) enum DraftOrigin {
    /// The job asked for drafts.
    Drafting,
    /// The model went on by itself with the best tokens, without waiting.
    Ahead,
}

/// The result of a step for one slot.
pub(in crate::engine) struct SlotOutput<'a> {
    /// Number of tokens that were computed, those of the draft among them.
    pub n_tokens: usize,
    /// The purpose of each row.
    pub purposes: &'a [RowPurpose],
    /// The rows of logits, or of hidden states.
    pub rows: Rows<'a>,
    /// The origin of the draft.
    pub origin: DraftOrigin,
    /// Working memory for a row that the sampler writes to.
    pub scratch: &'a mut Vec<f32>,
}

impl SlotOutput<'_> {
    /// Hands row `i`, as logits, to `work`.
    fn with<T>(&mut self, i: usize, work: impl FnOnce(&mut Row) -> T) -> T {
        self.rows.with(i, self.scratch, work)
    }
}

impl Slot {
    /// Begins the text of a job, with what its constraint does not leave to the model. If that is
    /// all, the slot is free and the job is returned.
    ///
    /// # Errors
    /// When the constraint fails.
    pub(crate) fn begin(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_ctx: usize,
    ) -> Result<Option<EndedJob>, Error> {
        self.sequence.restart_prompt();
        let Some(mut text) = self.text(vocabulary, n_ctx) else { return Ok(None) };
        let reason = match &text.active.cursor {
            Some(cursor) if !cursor.can_continue()? => Some(FinishReason::Stop),
            _ => text.force()?,
        };
        Ok(self.end(reason))
    }

    /// Takes the result of a step. If the text ends with it, the slot is free and the job is
    /// returned. What is computed of a wrong draft is to be forgotten: from `n_past` on.
    ///
    /// # Errors
    /// When no token can be chosen from these logits.
    pub(crate) fn advance(
        &mut self,
        mut output: SlotOutput<'_>,
        vocabulary: &dyn Vocabulary,
        n_ctx: usize,
    ) -> Result<Option<EndedJob>, Error> {
        let is_prompt = self.sequence.n_prompt_left() > 0;
        let draft = std::mem::take(&mut self.draft);
        self.sequence.n_past += output.n_tokens - draft.len();
        let Some(mut text) = self.text(vocabulary, n_ctx) else { return Ok(None) };
        let logprobs = text.score(&mut output)?;
        text.active.emit_progress(text.sequence.n_past, is_prompt, logprobs);
        text.score_continuations(&mut output)?;
        if text.sequence.n_prompt_left() == 0 {
            text.active.note_prompt_end();
        }
        let reason = if text.active.pool.is_some() {
            text.pool(&output.rows)?
        } else if text.active.needs_no_token() {
            (text.sequence.n_pending() == 0).then_some(FinishReason::Length)
        } else {
            text.extend(&mut output, &draft)?
        };
        Ok(self.end(reason))
    }

    /// Returns the text of the job, if there is one.
    fn text<'a>(
        &'a mut self,
        vocabulary: &'a dyn Vocabulary,
        n_ctx: usize,
    ) -> Option<ActiveText<'a>> {
        let active = self.state.job_mut()?;
        Some(ActiveText { active, sequence: &mut self.sequence, vocabulary, n_ctx })
    }
}

/// The text of a slot: its job and its sequence, which go on together.
struct ActiveText<'a> {
    active: &'a mut ActiveJob,
    sequence: &'a mut Sequence,
    vocabulary: &'a dyn Vocabulary,
    n_ctx: usize,
}

impl ActiveText<'_> {
    /// Returns the log probabilities of the prompt's tokens that these rows give.
    fn score(&mut self, output: &mut SlotOutput<'_>) -> Result<Vec<TokenLogprob>, sampling::Error> {
        let ActiveJob { scores, sampler, .. } = &mut *self.active;
        let mut found = Vec::new();
        let Some(due) = scores else { return Ok(found) };
        for (i, &purpose) in output.purposes.iter().enumerate() {
            let RowPurpose::Score(pos) = purpose else { continue };
            if due.is_due(pos + 1) {
                let token = self.sequence.tokens[pos + 1];
                found.push(
                    output.rows.with(i, output.scratch, |row| due.score(token, row, sampler))?,
                );
            }
        }
        if due.are_whole() {
            *scores = None;
        }
        Ok(found)
    }

    /// Takes rows of logits that tell the log probabilities of continuations, and emits these once
    /// they are all there.
    fn score_continuations(&mut self, output: &mut SlotOutput<'_>) -> Result<(), sampling::Error> {
        for (i, &purpose) in output.purposes.iter().enumerate() {
            let (Some(asked), RowPurpose::Score(pos)) = (&mut self.active.continuations, purpose)
            else {
                continue;
            };
            if let Some(found) = output.with(i, |row| asked.take(pos, row))? {
                self.active.continuations = None;
                self.active.events.send(Event::Continuations(found));
            }
        }
        Ok(())
    }

    /// Takes hidden states. Emits the embedding and returns the reason for the end when all are
    /// there.
    ///
    /// # Errors
    /// When a value of the embedding is not a number.
    fn pool(&mut self, states: &Rows<'_>) -> Result<Option<FinishReason>, sampling::Error> {
        let Some(pool) = self.active.pool.as_mut() else { return Ok(None) };
        pool.take(states.whole());
        if self.sequence.n_pending() > 0 {
            return Ok(None);
        }
        let embedding = pool.finish();
        if !embedding.iter().flatten().all(|value| value.is_finite()) {
            return Err(sampling::Error::NoEmbedding);
        }
        self.active.events.send(Event::Embedding(embedding));
        Ok(Some(FinishReason::Stop))
    }

    /// Takes rows of logits: emits the tokens of which they give the log probabilities, and those
    /// that they choose, up to the first wrong one of the draft. Returns the reason if the text
    /// ends with one of them.
    fn extend(
        &mut self,
        output: &mut SlotOutput<'_>,
        draft: &[u32],
    ) -> Result<Option<FinishReason>, Error> {
        let n_planned = self.sequence.n_past;
        let mut reason = None;
        for (i, &planned) in output.purposes.iter().enumerate() {
            // a forced run is computed in one pass, as ever: its sums are of another order
            let is_forced_run = self.sequence.n_pending() > 1;
            let purpose = match planned {
                RowPurpose::Draft(_) if output.origin == DraftOrigin::Ahead && is_forced_run => {
                    break;
                }
                RowPurpose::Draft(k) if !self.verify(draft[k]) => break,
                RowPurpose::Draft(_) => self.sequence.text_row_purpose(self.sequence.n_past - 1),
                planned => Some(planned),
            };
            reason = match purpose {
                Some(RowPurpose::Forced) => self.emit_forced(i, output)?,
                Some(RowPurpose::Next) => self.emit_next(i, output)?,
                _ => None,
            };
            if reason.is_some() {
                break;
            }
        }
        if output.origin == DraftOrigin::Drafting {
            self.active.record_draft(draft.len(), self.sequence.n_past - n_planned);
        }
        Ok(reason)
    }

    /// Returns whether a drafted token is the one that the text has after those that are computed;
    /// then it is computed too.
    fn verify(&mut self, drafted: u32) -> bool {
        let is_right = self.sequence.tokens.get(self.sequence.n_past) == Some(&drafted);
        self.sequence.n_past += usize::from(is_right);
        is_right
    }

    /// Emits the next token of a forced run, with its log probability from row `i`.
    fn emit_forced(
        &mut self,
        i: usize,
        output: &mut SlotOutput<'_>,
    ) -> Result<Option<FinishReason>, Error> {
        let token = self.sequence.tokens[self.sequence.n_emitted];
        let sampler = &mut self.active.sampler;
        let sampled = output
            .with(i, |row| Ok::<_, sampling::Error>(sampler.observe(row.logits()?, token)))?;
        Ok(self.emit(sampled))
    }

    /// Chooses the next token from row `i` and emits it, with those that must follow.
    fn emit_next(
        &mut self,
        i: usize,
        output: &mut SlotOutput<'_>,
    ) -> Result<Option<FinishReason>, Error> {
        let left = self.active.n_left(self.sequence.tokens.len(), self.n_ctx);
        let sampled = output.with(i, |row| self.active.choose(row, self.vocabulary, left))?;
        self.active.accept(sampled.token, self.vocabulary)?;
        self.sequence.tokens.push(sampled.token);
        match self.emit(sampled) {
            Some(reason) => Ok(Some(reason)),
            None => self.force(),
        }
    }

    /// Takes the tokens that come next whatever the model says: of a constraint, or those that end
    /// reasoning. They are emitted at once, unless their log probabilities are asked for.
    fn force(&mut self) -> Result<Option<FinishReason>, Error> {
        let n_tokens = self.sequence.tokens.len();
        let left = self.active.n_left(n_tokens, self.n_ctx);
        let positions = self.n_ctx.saturating_sub(n_tokens);
        let run = self.active.forced(&self.sequence.tokens, self.vocabulary, left, positions)?;
        for &token in &run {
            self.active.accept(token, self.vocabulary)?;
        }
        self.sequence.tokens.extend_from_slice(&run);
        if self.active.sampler.reports_logprobs() {
            return Ok(None);
        }
        let mut sampled = run.iter().map(|&token| Sampled {
            token,
            logprob: None,
            top: Vec::new(),
            constraint: None,
        });
        Ok(sampled.find_map(|sampled| self.emit(sampled)))
    }

    /// Emits the first token that is not emitted yet, and returns the reason if the text ends with
    /// it.
    fn emit(&mut self, sampled: Sampled) -> Option<FinishReason> {
        self.sequence.n_emitted += 1;
        let place = EmitPlace {
            is_last: self.sequence.n_emitted == self.sequence.tokens.len(),
            is_beyond: self.sequence.n_emitted > self.n_ctx,
        };
        self.active.emit(sampled, self.vocabulary, place)
    }
}
