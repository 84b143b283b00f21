//! The result of a step, handed to the slots; and the ends of the jobs that end with it.

use std::sync::atomic::Ordering::Relaxed;

use super::plan::{BatchPart, BatchPlan};
use super::{Scheduler, guarded};
use crate::engine::job::Error;
use crate::engine::model::{StepModel, Vocabulary};
use crate::engine::rows::Rows;
use crate::engine::slot::{DraftOrigin, EndedJob, Slot, SlotOutput};
use crate::engine::stats::Counters;

/// The slots while they take the result of a step, of which the model still holds the rows.
pub(super) struct SlotUpdate<'a> {
    /// All slots.
    pub slots: &'a mut [Slot],
    /// The texts of tokens.
    pub vocabulary: &'a dyn Vocabulary,
    /// Positions of a sequence.
    pub n_ctx: usize,
    /// The counts that go on.
    pub counters: &'a Counters,
    /// A row of logits the sampler may write to, `[n_vocab]`.
    pub scratch: &'a mut Vec<f32>,
}

/// The jobs that end with a step.
#[derive(Default)]
pub(super) struct StepOutcome {
    /// The jobs that ended well; their slots are free.
    ended: Vec<EndedJob>,
    /// The slots whose jobs failed.
    failed: Vec<(usize, Error)>,
}

impl SlotUpdate<'_> {
    /// Hands neighbouring parts of a batch their rows.
    pub(super) fn apply(
        mut self,
        plan: &BatchPlan,
        parts: &[BatchPart],
        mut rows: Rows<'_>,
    ) -> StepOutcome {
        let mut outcome = StepOutcome::default();
        let first_row = parts.first().map_or(0, |part| part.rows.start);
        for part in parts {
            let rows = rows.part(part.rows.start - first_row, part.rows.len());
            match self.advance(plan, part, rows) {
                Ok(ended) => outcome.ended.extend(ended),
                Err(error) => outcome.failed.push((part.slot, error)),
            }
        }
        outcome
    }

    /// Lets one slot go on with its rows, and counts its tokens.
    fn advance(
        &mut self,
        plan: &BatchPlan,
        part: &BatchPart,
        rows: Rows<'_>,
    ) -> Result<Option<EndedJob>, Error> {
        let slot = &mut self.slots[part.slot];
        let n_tokens = part.tokens.len();
        let n_read = slot.sequence.n_prompt_left().min(n_tokens - part.n_drafted);
        let n_emitted = slot.sequence.n_emitted;
        let n_computed = slot.sequence.n_past + n_tokens;
        let purposes = &plan.purposes[part.rows.clone()];
        let output =
            SlotOutput { n_tokens, purposes, rows, origin: part.origin, scratch: self.scratch };
        let advanced = guarded(|| slot.advance(output, self.vocabulary, self.n_ctx));
        let n_chosen = slot.sequence.n_emitted - n_emitted;
        self.counters.count(n_read, n_chosen);
        let n_wrong = n_computed.saturating_sub(slot.sequence.n_past).min(part.n_drafted);
        let n_right = part.n_drafted - n_wrong;
        let (guessed, held) = match part.origin {
            DraftOrigin::Drafting => (0, 0),
            DraftOrigin::Ahead => (part.n_drafted, n_right),
        };
        self.counters.count_fed(guessed, held);
        if let Some(active) = slot.state.job_mut() {
            active.trust.record(n_chosen, guessed, held);
        }
        if part.n_drafted > 0 && part.origin == DraftOrigin::Drafting {
            self.counters.count_draft(part.n_drafted, n_right);
        }
        advanced
    }
}

impl<M: StepModel> Scheduler<M> {
    /// Forgets what was computed of wrong drafts, and ends the jobs that ended or failed.
    pub(super) fn finish_step(&mut self, parts: &[BatchPart], outcome: StepOutcome) {
        for part in parts.iter().filter(|part| part.n_drafted > 0) {
            let slot = &mut self.slots[part.slot];
            let n_kept = slot.n_kept(&self.model, slot.sequence.n_past);
            slot.go_back(n_kept);
            self.model.clear_seq(slot.id, n_kept as u32);
        }
        let n_past = self.slots.iter().map(|slot| slot.sequence.n_past as u64);
        self.queue.counters.longest.fetch_max(n_past.max().unwrap_or(0), Relaxed);
        if !outcome.ended.is_empty() {
            // the slot is idle before the reader hears of the end
            self.publish();
        }
        for ended in outcome.ended {
            ended.finish(&self.queue.counters);
        }
        for (slot, error) in outcome.failed {
            self.fail(slot, error);
        }
    }
}
