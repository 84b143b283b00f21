//! Steps that a device does in a row, without waiting: it goes on with a token of each row itself,
//! the best or one drawn as the text's sampler is likely to draw it, and the scheduler takes the
//! results of several at once, as it takes drafts. So each slot's own sampler chooses as ever, and
//! what is beyond a wrong guess or the end of a text is forgotten.

use std::time::Duration;

use super::apply::SlotUpdate;
use super::compute::allowed;
use super::energy::share_energy;
use super::plan::BatchPlan;
use super::{Scheduler, guarded};
use crate::engine::job::Error;
use crate::engine::model::{StepModel, StepsAhead, WholeRows};
use crate::engine::rows::{RowPurpose, Rows};
use crate::engine::slot::DraftOrigin;
use crate::sampling::SamplerGuess;
use crate::util::clock::Instant;

/// The time of a step that only writes.
#[derive(Debug)]
pub(super) struct Pace {
    last: Option<Duration>,
    /// Longest time of steps in a row.
    longest: Duration,
}

impl Pace {
    /// Returns the pace of steps before the first, of which those in a row take so long at most.
    pub(super) fn new(longest: Duration) -> Pace {
        Pace { last: None, longest }
    }

    /// Takes the time of *n* steps.
    fn record(&mut self, n: usize, time: Duration) {
        self.last = Some(time / n.max(1) as u32);
    }

    /// Returns how many steps are done in a row, of `most` that are possible: one before the first
    /// was measured.
    fn n_steps(&self, most: usize) -> usize {
        let fitting = |time: Duration| self.longest.as_nanos() / time.as_nanos().max(1);
        let fitting = self.last.map_or(1, fitting);
        usize::try_from(fitting).unwrap_or(usize::MAX).clamp(1, most.max(1))
    }
}

/// Steps in a row that are possible.
struct AheadRun {
    /// Most steps.
    n: usize,
    /// Number of the best tokens that are needed of each row.
    keep: usize,
    /// The need of whole rows.
    rows: WholeRows,
    /// The guess at the tokens of each text.
    guesses: Vec<Option<SamplerGuess>>,
}

impl<M: StepModel> Scheduler<M> {
    /// Computes the planned batch, or several steps that begin with it where nothing is against it.
    pub(super) fn compute(&mut self) {
        let plan = std::mem::take(&mut self.plan);
        let run = self.ahead_run(&plan);
        let most = run.as_ref().map_or(1, |run| run.n);
        let n = self.pace.n_steps(most);
        let since = Instant::now();
        let n_done = match &run {
            Some(run) if n > 1 => self.compute_ahead(&plan, run, n),
            _ => Ok(0),
        };
        match n_done {
            Ok(0) => {
                self.compute_planned(&plan);
                if most > 1 {
                    self.pace.record(1, since.elapsed());
                }
            }
            Ok(n_done) => self.pace.record(n_done, since.elapsed()),
            Err(error) => {
                tracing::warn!(%error, "steps in a row failed");
                if !self.restart_if_forgotten() {
                    self.take_back(&plan);
                    self.compute_planned(&plan);
                }
            }
        }
        self.plan = plan;
    }

    /// Returns the steps that may be computed in a row; `None` where a text is not to go on before
    /// it has chosen its next token, or someone waits.
    fn ahead_run(&mut self, plan: &BatchPlan) -> Option<AheadRun> {
        let n_texts = plan.parts.len();
        let most = self.model.most_ahead(n_texts, WholeRows::Dropped);
        if most < 2 || n_texts == 0 || plan.tokens.len() != n_texts {
            return None;
        }
        let n_jobs = self.slots.iter().filter(|slot| !slot.state.is_idle()).count();
        if n_jobs != n_texts || !self.parked.is_empty() || self.queue.has_work() {
            return None;
        }
        let mut run = AheadRun {
            n: most,
            keep: 1,
            rows: WholeRows::Dropped,
            guesses: Vec::with_capacity(n_texts),
        };
        for part in &plan.parts {
            if plan.purposes[part.rows.clone()] != [RowPurpose::Next] {
                return None;
            }
            let slot = &mut self.slots[part.slot];
            let cursor = slot.state.job().and_then(|active| active.cursor.as_ref());
            if let (Some(prefetch), Some(cursor)) = (&self.prefetch, cursor)
                && let Some((constraint, state)) = cursor.unknown_mask()
            {
                prefetch.request(constraint, state);
            }
            // a text is computed again before it is longer
            let n_positions = self.model.n_positions(slot.sequence.factors);
            let ahead = slot.ahead(&*self.vocabulary, n_positions, most - 1)?;
            run.n = run.n.min(1 + ahead.n);
            run.keep = run.keep.max(ahead.keep);
            if ahead.rows == WholeRows::Kept {
                run.rows = WholeRows::Kept;
            }
            run.guesses.push(ahead.guess);
        }
        run.n = run.n.min(self.model.most_ahead(n_texts, run.rows));
        Some(run).filter(|run| run.n > 1)
    }

    /// Computes `n` steps in a row, of which the planned batch is the first, and applies what they
    /// give. Returns how many were done.
    ///
    /// # Errors
    /// When the model fails; nothing is applied then.
    fn compute_ahead(
        &mut self,
        plan: &BatchPlan,
        run: &AheadRun,
        n: usize,
    ) -> Result<usize, Error> {
        let Scheduler { model, slots, done, .. } = &mut *self;
        let allowed = allowed(slots, &plan.parts);
        let &AheadRun { keep, rows, ref guesses, .. } = run;
        let steps = StepsAhead { n, keep, rows, allowed: &allowed, guesses };
        guarded(|| {
            let stepped = model.step_ahead(&plan.tokens, &steps, done);
            stepped.map_err(|error| Error::Model(error.to_string()))
        })?;
        let n_done = self.done.n;
        if n_done == 0 {
            return Ok(0);
        }
        self.queue.counters.steps.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let done = self.plan_of_done(plan);
        if let Some(meter) = &mut self.energy {
            share_energy(meter.take(), &done.parts, &mut self.slots);
        }
        let update = SlotUpdate {
            slots: &mut self.slots,
            vocabulary: &*self.vocabulary,
            n_ctx: self.model.n_ctx(),
            counters: &self.queue.counters,
            scratch: &mut self.logits,
        };
        let rows = Rows::Best { best: &self.done.best, first: 0, model: &mut self.model };
        let outcome = update.apply(&done, &done.parts, rows);
        self.finish_step(&done.parts, outcome);
        Ok(n_done)
    }

    /// Forgets what steps that failed may have left of the sequences of a batch.
    fn take_back(&mut self, plan: &BatchPlan) {
        for part in &plan.parts {
            let slot = &self.slots[part.slot];
            self.model.clear_seq(slot.id, slot.sequence.n_past as u32);
        }
    }

    /// Returns the batch that the steps in a row were which are done: the tokens of each slot, and
    /// after them those that the model went on with, as its draft.
    fn plan_of_done(&mut self, plan: &BatchPlan) -> BatchPlan {
        let mut done = BatchPlan::default();
        for (i, part) in plan.parts.iter().enumerate() {
            let slot = &mut self.slots[part.slot];
            slot.draft.clear();
            slot.draft.extend_from_slice(self.done.fed_of(i));
            done.add(part.slot, slot, slot.sequence.tokens.len());
        }
        for part in &mut done.parts {
            part.origin = DraftOrigin::Ahead;
        }
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_in_a_row_are_short() {
        let mut pace = Pace::new(Duration::from_millis(50));
        assert_eq!(pace.n_steps(4), 1);
        pace.record(1, Duration::from_millis(2));
        assert_eq!(pace.n_steps(4), 4);
        assert_eq!(pace.n_steps(0), 1);
        pace.record(4, Duration::from_millis(80));
        assert_eq!(pace.n_steps(4), 2);
        pace.record(1, Duration::from_secs(1));
        assert_eq!(pace.n_steps(4), 1);
        pace.record(1, Duration::ZERO);
        assert_eq!(pace.n_steps(4), 4);
    }
}
