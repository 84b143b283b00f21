//! The computation of a planned batch, and the search for the sequence that breaks it.

use std::sync::atomic::Ordering::Relaxed;

use super::apply::SlotUpdate;
use super::energy::share_energy;
use super::plan::{BatchPart, BatchPlan};
use super::{Scheduler, guarded};
use crate::backend::StepOutput;
use crate::engine::draft::MOST_ROWS;
use crate::engine::job::Error;
use crate::engine::model::{BatchToken, Best, StepError, StepModel};
use crate::engine::rows::Rows;
use crate::engine::slot::{ActiveJob, Slot};
use crate::util::clock::Instant;

/// A step of the model: neighbouring parts of a planned batch.
struct ModelStep<'a> {
    batch: &'a [BatchToken],
    n_rows: usize,
    output: StepOutput,
    /// True if drafts are verified: then each row is the one of a step of its own, to the bit.
    verifies: bool,
    /// The best tokens that are needed of each row, if no row is needed whole.
    best: Option<BestRequest<'a>>,
}

/// The best tokens that are needed of the rows of a step.
struct BestRequest<'a> {
    /// Number of tokens of each row.
    keep: usize,
    /// The tokens that may be among them, as bits, for each row; `None`: all.
    allowed: Vec<Option<&'a [u32]>>,
}

/// A sign that the model has lost all that it had computed.
struct Forgotten;

impl<M: StepModel> Scheduler<M> {
    /// Computes a planned batch and applies the result: the texts that are written first, those
    /// that are embedded after them.
    pub(super) fn compute_planned(&mut self, plan: &BatchPlan) {
        let n_texts = plan.parts.partition_point(|part| !self.slots[part.slot].embeds());
        let (texts, embeddings) = plan.parts.split_at(n_texts);
        // the rest after a step that lost everything is planned anew
        if self.compute_parts(plan, texts, StepOutput::Logits).is_ok() {
            let _ = self.compute_parts(plan, embeddings, StepOutput::Hidden);
        }
    }

    /// Computes neighbouring parts of the batch. Where that fails for several sequences at once,
    /// each is computed alone: so the one that cannot be fails, and the others go on.
    fn compute_parts(
        &mut self,
        plan: &BatchPlan,
        parts: &[BatchPart],
        output: StepOutput,
    ) -> Result<(), Forgotten> {
        if parts.is_empty() {
            return Ok(());
        }
        self.queue.counters.steps.fetch_add(1, Relaxed);
        let Err(error) = self.compute_step(plan, parts, output) else { return Ok(()) };
        if self.restart_if_forgotten() {
            return Err(Forgotten);
        }
        if let [part] = parts {
            self.fail(part.slot, error);
            return Ok(());
        }
        let sequences = parts.len();
        tracing::warn!(%error, sequences, "a step failed; each sequence is tried alone");
        for part in parts {
            self.compute_alone(plan, part, output, &error)?;
        }
        Ok(())
    }

    /// Computes one part of a batch that failed with this error.
    fn compute_alone(
        &mut self,
        plan: &BatchPlan,
        part: &BatchPart,
        output: StepOutput,
        failed: &Error,
    ) -> Result<(), Forgotten> {
        let slot = &self.slots[part.slot];
        let n_past = slot.sequence.n_past;
        self.model.clear_seq(slot.id, n_past as u32);
        if self.model.n_resumable(slot.id, n_past as u32) < n_past {
            // the step broke off where it had changed what cannot be taken back
            self.fail(part.slot, failed.clone());
            return Ok(());
        }
        // the attempt before has used up what was reserved
        self.model.reserve_return(slot.id, part.n_drafted);
        if let Err(error) = self.compute_step(plan, std::slice::from_ref(part), output) {
            if self.restart_if_forgotten() {
                return Err(Forgotten);
            }
            self.fail(part.slot, error);
        }
        Ok(())
    }

    /// Computes neighbouring parts of the batch and applies the result to their slots.
    ///
    /// # Errors
    /// When the step itself fails; what goes wrong in one slot afterwards ends the job of that
    /// slot.
    fn compute_step(
        &mut self,
        plan: &BatchPlan,
        parts: &[BatchPart],
        output: StepOutput,
    ) -> Result<(), Error> {
        let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return Ok(()) };
        let batch = &plan.tokens[first.tokens.start..last.tokens.end];
        let n_rows = last.rows.end - first.rows.start;
        let keep = match output {
            StepOutput::Hidden => None,
            StepOutput::Logits | StepOutput::LogitsAndHidden | StepOutput::Continued => {
                self.n_best_needed(parts, batch.len(), n_rows)
            }
        };
        let n_ctx = self.model.n_ctx();
        let since = Instant::now();
        let step = ModelStep {
            batch,
            n_rows,
            output,
            verifies: batch.len() <= MOST_ROWS && parts.iter().any(|part| part.n_drafted > 0),
            best: keep.map(|keep| BestRequest { keep, allowed: allowed(&self.slots, parts) }),
        };
        let rows = step.run(&mut self.model, &mut self.best)?;
        self.budget.record(batch.len(), since.elapsed());
        if let Some(meter) = &mut self.energy {
            share_energy(meter.take(), parts, &mut self.slots);
        }
        let update = SlotUpdate {
            slots: &mut self.slots,
            vocabulary: &*self.vocabulary,
            n_ctx,
            counters: &self.queue.counters,
            scratch: &mut self.logits,
        };
        let outcome = update.apply(plan, parts, rows);
        self.note_hidden(batch, parts);
        self.finish_step(parts, outcome);
        Ok(())
    }

    /// Returns how many of the best tokens of each row of these parts are needed; `None` where one
    /// is needed whole, or the model gives all.
    fn n_best_needed(
        &mut self,
        parts: &[BatchPart],
        n_tokens: usize,
        n_rows: usize,
    ) -> Option<usize> {
        if n_rows == 0 || !self.model.finds_best(n_tokens, n_rows, 1) {
            return None;
        }
        let mut keep = 0;
        for part in parts.iter().filter(|part| !part.rows.is_empty()) {
            let active = self.slots[part.slot].state.job_mut()?;
            keep = keep.max(active.n_best_needed(&*self.vocabulary, part.rows.len())?);
        }
        self.model.finds_best(n_tokens, n_rows, keep).then_some(keep)
    }
}

/// Returns the tokens that may be chosen from each row of these parts, as bits, as far as known: a
/// mask is of the next token, and those of drafts come later.
pub(super) fn allowed<'a>(slots: &'a [Slot], parts: &[BatchPart]) -> Vec<Option<&'a [u32]>> {
    let masks = parts.iter().flat_map(|part| {
        let mask = slots[part.slot].state.job().and_then(ActiveJob::mask);
        std::iter::repeat_n(mask, part.rows.len())
    });
    masks.collect()
}

impl ModelStep<'_> {
    /// Computes the step and returns its rows.
    ///
    /// # Errors
    /// When the model fails, or gives other rows than it was asked for.
    fn run<'m>(
        &self,
        model: &'m mut impl StepModel,
        best: &'m mut Best,
    ) -> Result<Rows<'m>, Error> {
        if let Some(BestRequest { keep, allowed }) = &self.best {
            guarded(|| model.step_best(self.batch, *keep, allowed, best).map_err(model_failed))?;
            return Ok(Rows::Best { best, first: 0, model });
        }
        let width = match self.output {
            StepOutput::Hidden => model.n_embd(),
            StepOutput::Logits | StepOutput::LogitsAndHidden | StepOutput::Continued => {
                model.n_vocab()
            }
        };
        let values = guarded(move || {
            let values = match self.output {
                StepOutput::Hidden => model.embed(self.batch),
                _ if self.verifies => model.verify(self.batch),
                _ => model.step(self.batch),
            };
            values.map_err(model_failed)
        })?;
        let expected = self.n_rows * width;
        if values.len() != expected {
            return Err(Error::RowCount { found: values.len(), expected });
        }
        Ok(Rows::Whole { values, width })
    }
}

/// Returns the error of a job for one of the model.
fn model_failed(error: StepError) -> Error {
    Error::Model(error.to_string())
}
