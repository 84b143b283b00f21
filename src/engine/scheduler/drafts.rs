//! Drafts of the slots that write.

use super::Scheduler;
use crate::engine::draft::MOST_ROWS;
use crate::engine::model::StepModel;
use crate::engine::slot::{ActiveJob, Slot};

impl<M: StepModel> Scheduler<M> {
    /// Lets the slots that write draft their next tokens, within what a step verifies at little
    /// cost.
    pub(super) fn draft(&mut self) {
        let Some(most) = self.longest_draft() else { return };
        let n_ctx = self.model.n_ctx();
        let n_vocab = self.model.n_vocab();
        let mut requests = Vec::new();
        for slot in self.slots.iter_mut().filter(|slot| slot.writes()) {
            let n = slot.next_draft_length(most, n_ctx);
            requests.extend(slot.draft(n));
        }
        if let Some(model) = &mut self.draft_model {
            model.draft(&mut requests);
        }
        for slot in self.slots.iter_mut().filter(|slot| !slot.draft.is_empty()) {
            slot.filter_draft(&*self.vocabulary, n_vocab, self.prefetch.as_ref());
            let n = slot.draft.len();
            if n > 0 {
                slot.draft.truncate(self.model.reserve_return(slot.id, n));
            }
        }
    }

    /// Returns the most tokens that each slot may draft for the next step; `None` if none drafts.
    fn longest_draft(&self) -> Option<usize> {
        let writing = || self.slots.iter().filter(|slot| slot.writes());
        let drafts = |slot: &&Slot| slot.state.job().is_some_and(ActiveJob::drafts);
        let n_drafting = writing().filter(drafts).count();
        let n_rows: usize = writing().map(|slot| slot.sequence.n_pending()).sum();
        MOST_ROWS.min(self.n_batch).saturating_sub(n_rows).checked_div(n_drafting)
    }
}
