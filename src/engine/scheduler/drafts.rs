//! Drafts of the slots that write.

use super::Scheduler;
use super::plan::BatchPart;
use crate::engine::draft::{DraftSource, MOST_ROWS};
use crate::engine::model::{BatchToken, StepModel};
use crate::engine::slot::{ActiveJob, Slot};

impl<M: StepModel> Scheduler<M> {
    /// Lets the slots that write draft their next tokens, within what a step verifies at little
    /// cost.
    pub(super) fn draft(&mut self) {
        let Some(most) = self.longest_draft() else { return };
        let n_vocab = self.model.n_vocab();
        let mut requests = Vec::new();
        for slot in self.slots.iter_mut().filter(|slot| slot.writes()) {
            // a text is computed again before it is longer
            let n_positions = self.model.n_positions(slot.sequence.factors);
            let n = slot.next_draft_length(most, n_positions);
            requests.extend(slot.draft(n));
        }
        if let Some(source) = &mut self.draft_source {
            source.draft(&mut requests);
        }
        for slot in self.slots.iter_mut().filter(|slot| !slot.draft.is_empty()) {
            slot.filter_draft(&*self.vocabulary, n_vocab, self.prefetch.as_ref());
            let n = slot.draft.len();
            if n > 0 {
                slot.draft.truncate(self.model.reserve_return(slot.id, n));
            }
        }
    }

    /// Hands the hidden states of a step to the layers that draft, of the texts that they draft
    /// for: those of tokens that have turned out right.
    pub(super) fn note_hidden(&mut self, batch: &[BatchToken], parts: &[BatchPart]) {
        let Some(DraftSource::Hidden(drafter)) = &mut self.draft_source else { return };
        let hidden = self.model.hidden();
        let n_hidden = self.model.n_hidden();
        if hidden.is_empty() || hidden.len() != batch.len() * n_hidden {
            return;
        }
        let first = parts.first().map_or(0, |part| part.tokens.start);
        for part in parts {
            let slot = &self.slots[part.slot];
            let is_asked = slot.state.job().is_some_and(ActiveJob::asks_draft_source);
            if !is_asked {
                continue;
            }
            let start = part.tokens.start - first;
            let tokens = &batch[start..part.tokens.end - first];
            let is_right = |token: &BatchToken| (token.pos as usize) < slot.sequence.n_past;
            let n = tokens.partition_point(is_right);
            let hidden = &hidden[start * n_hidden..(start + n) * n_hidden];
            drafter.note(&slot.sequence.tokens, &tokens[..n], hidden);
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
