//! The draft of a slot: how long, from where, and as much of it as may come.

use super::Slot;
use crate::engine::draft::DraftRequest;
use crate::engine::mask_prefetch::MaskPrefetch;
use crate::engine::model::Vocabulary;

impl Slot {
    /// Returns how many tokens to draft: at most `most`, and no more than the text may have with
    /// this many positions and the reader leaves capacity for. Forgets the last draft.
    pub(crate) fn next_draft_length(&mut self, most: usize, n_positions: usize) -> usize {
        self.draft.clear();
        let Some(active) = self.state.job_mut() else { return 0 };
        let n_tokens = self.sequence.tokens.len();
        let left = active.n_left(n_tokens, n_positions);
        let spare = active.n_spare_events().unwrap_or(0);
        // the token after the last guess is chosen in the same step, and needs no position
        let positions = n_positions.saturating_sub(n_tokens);
        let most = if active.heals() { 0 } else { most.min(left.saturating_sub(1)) };
        let most = most.min(positions).min(spare);
        active.drafting.as_mut().map_or(0, |drafting| drafting.length(most))
    }

    /// Drafts *n* tokens from the text itself, or returns the request to the draft model.
    pub(crate) fn draft(&mut self, n: usize) -> Option<DraftRequest<'_>> {
        let drafting = self.state.job_mut()?.drafting.as_mut()?;
        if let Some(p_min) = drafting.p_min() {
            if drafting.look_up_first(&self.sequence.tokens, &mut self.draft) {
                return None;
            }
            return Some(DraftRequest {
                seq: self.id,
                tokens: &self.sequence.tokens,
                most: n,
                p_min,
                draft: &mut self.draft,
            });
        }
        if n > 0 {
            drafting.look_up(&self.sequence.tokens, n, &mut self.draft);
        }
        None
    }

    /// Keeps as much of the draft as the vocabulary has, does not end the text, and the constraint
    /// allows; nothing if that is not worth a try. Requests the masks along it.
    pub(crate) fn filter_draft(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_vocab: usize,
        prefetch: Option<&MaskPrefetch>,
    ) {
        let Some(active) = self.state.job_mut() else { return };
        // rows of images have numbers outside of the vocabulary
        let ends = vocabulary.end_tokens();
        let is_text = |token: &&u32| (**token as usize) < n_vocab && !ends.contains(token);
        self.draft.truncate(self.draft.iter().take_while(is_text).count());
        if let Some(cursor) = &active.cursor {
            let mut n = 0;
            for state in cursor.states_along(&self.draft) {
                n += 1;
                if let Some(prefetch) = prefetch
                    && let Some((constraint, state)) =
                        cursor.mask_to_prefetch_at(&active.sampler, state)
                {
                    prefetch.request(constraint, state);
                }
            }
            self.draft.truncate(n);
        }
        let n = self.draft.len();
        if active.drafting.as_ref().is_none_or(|drafting| !drafting.is_worth(n)) {
            self.draft.clear();
        }
    }
}
