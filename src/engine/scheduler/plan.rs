//! The plan of a step: how many tokens each slot puts into the batch, and the batch.

use std::ops::Range;

use super::Scheduler;
use crate::engine::model::{BatchToken, MAX_LOGITS, StepModel};
use crate::engine::prefill_budget::{divide, divide_whole};
use crate::engine::rows::RowPurpose;
use crate::engine::slot::{DraftOrigin, Slot, SlotState};

/// A batch, with the part of each slot in it.
#[derive(Default)]
pub(super) struct BatchPlan {
    /// The tokens, in the order of the parts.
    pub tokens: Vec<BatchToken>,
    /// The purpose of each row that is computed, in the order of their tokens.
    pub purposes: Vec<RowPurpose>,
    /// The parts: those of texts first, and of these the ones that decode; then the prompts that
    /// are embedded.
    pub parts: Vec<BatchPart>,
}

/// The tokens of one slot in a batch.
#[derive(Debug, Clone)]
pub(super) struct BatchPart {
    /// Index of the slot.
    pub slot: usize,
    /// Its tokens in the batch.
    pub tokens: Range<usize>,
    /// The rows of its tokens, among all of the batch.
    pub rows: Range<usize>,
    /// Number of its tokens, the last ones, that are the slot's draft.
    pub n_drafted: usize,
    /// The origin of these.
    pub origin: DraftOrigin,
}

impl BatchPlan {
    /// Returns whether there is nothing to compute.
    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Removes all tokens.
    fn clear(&mut self) {
        self.tokens.clear();
        self.purposes.clear();
        self.parts.clear();
    }

    /// Adds the tokens of a slot up to position `end`, and its draft.
    pub(super) fn add(&mut self, index: usize, slot: &Slot, end: usize) {
        let first_token = self.tokens.len();
        let first_row = self.purposes.len();
        for pos in slot.sequence.n_past..end {
            self.push(slot, slot.sequence.tokens[pos], pos, slot.row_purpose(pos));
        }
        for (k, &token) in slot.draft.iter().enumerate() {
            self.push(slot, token, end + k, Some(RowPurpose::Draft(k)));
        }
        self.parts.push(BatchPart {
            slot: index,
            tokens: first_token..self.tokens.len(),
            rows: first_row..self.purposes.len(),
            n_drafted: slot.draft.len(),
            origin: DraftOrigin::Drafting,
        });
    }

    /// Adds a token of a slot, with the purpose of its row, if it has one.
    fn push(&mut self, slot: &Slot, token: u32, pos: usize, purpose: Option<RowPurpose>) {
        self.purposes.extend(purpose);
        let want_logits = purpose.is_some();
        self.tokens.push(BatchToken { token, seq: slot.id, pos: pos as u32, want_logits });
    }
}

/// The number of tokens that each slot puts into the batch, with the memory to compute it.
pub(super) struct TokenGrants {
    /// Indexes of the slots that take part, in the order of the batch.
    order: Vec<usize>,
    /// Tokens of each slot; without its draft.
    n_tokens: Vec<usize>,
    /// Indexes of the slots whose prompts are read, in order of arrival.
    prompts: Vec<usize>,
    /// Tokens left of each of these prompts.
    left: Vec<usize>,
    /// Tokens that each of them gets.
    shares: Vec<usize>,
    /// Working memory of the division.
    by_length: Vec<usize>,
}

impl TokenGrants {
    /// Returns grants of nothing.
    pub(super) fn new(n_slots: usize) -> Self {
        TokenGrants {
            order: Vec::with_capacity(n_slots),
            n_tokens: vec![0; n_slots],
            prompts: Vec::new(),
            left: Vec::new(),
            shares: Vec::new(),
            by_length: Vec::new(),
        }
    }
}

impl<M: StepModel> Scheduler<M> {
    /// Plans the next step: grants tokens to the slots that take part, and fills the batch.
    pub(super) fn plan(&mut self) {
        self.order_slots();
        let n_left = self.grant_texts();
        self.grant_prompts(n_left);
        self.limit_scored_prompts();
        self.plan.clear();
        for &index in &self.grants.order {
            let slot = &self.slots[index];
            let granted = self.grants.n_tokens[index];
            if granted == 0 {
                continue;
            }
            let end = slot.chunk_end(slot.sequence.n_past + granted);
            if end == slot.sequence.tokens.len()
                && let (Some(prefetch), Some(active)) = (&self.prefetch, slot.state.job())
                && let Some((constraint, state)) = active.mask_to_prefetch()
            {
                prefetch.request(constraint, state);
            }
            self.plan.add(index, slot, end);
        }
    }

    /// Orders the slots that take part in the batch: texts before embeddings, those that decode
    /// before prompts. The others get no token, and lose their drafts.
    fn order_slots(&mut self) {
        let TokenGrants { order, n_tokens, .. } = &mut self.grants;
        n_tokens.fill(0);
        order.clear();
        for (i, slot) in self.slots.iter_mut().enumerate() {
            let takes_part = match &mut slot.state {
                SlotState::Working(active) => active.note_readiness(),
                SlotState::Idle | SlotState::Waiting { .. } | SlotState::Reading { .. } => false,
            };
            if takes_part {
                order.push(i);
            } else {
                slot.draft.clear();
            }
        }
        let slots = &self.slots;
        order.sort_by_key(|&i| {
            (slots[i].embeds(), slots[i].sequence.is_prefill(), slots[i].last_used)
        });
    }

    /// Grants the slots that decode all their tokens, and their drafts, as far as the batch goes.
    /// Returns the number of tokens that it has left.
    fn grant_texts(&mut self) -> usize {
        let mut left = self.n_batch;
        for &i in &self.grants.order {
            let slot = &mut self.slots[i];
            if slot.sequence.is_prefill() {
                continue;
            }
            let n_pending = slot.sequence.n_pending();
            let granted = n_pending.min(left);
            self.grants.n_tokens[i] = granted;
            left -= granted;
            slot.draft.truncate(if granted == n_pending { left } else { 0 });
            left -= slot.draft.len();
        }
        left
    }

    /// Divides what is left of the batch among the prompts.
    fn grant_prompts(&mut self, n_left: usize) {
        let slots = &self.slots;
        let TokenGrants { order, n_tokens, prompts, left, shares, by_length } = &mut self.grants;
        prompts.clear();
        prompts.extend(order.iter().filter(|&&i| slots[i].sequence.is_prefill()));
        prompts.sort_by_key(|&i| slots[i].last_used);
        left.clear();
        left.extend(prompts.iter().map(|&i| slots[i].sequence.n_pending()));
        let chunk = self.budget.n_tokens(prompts.len(), order.len() - prompts.len());
        if self.model.is_encoder() {
            divide_whole(left, n_left, chunk, shares);
        } else {
            divide(left, n_left.min(chunk), shares, by_length);
        }
        for (&i, &share) in prompts.iter().zip(&*shares) {
            n_tokens[i] = share;
        }
    }

    /// Shortens the chunks of prompts of which many rows are needed: rows of logits are large.
    fn limit_scored_prompts(&mut self) {
        let mut left = (MAX_LOGITS / self.model.n_vocab().max(1)).max(1);
        for &i in &self.grants.prompts {
            if let Some(n_before) = self.slots[i].n_before_scores() {
                let granted = &mut self.grants.n_tokens[i];
                *granted = n_before.saturating_add(left).min(*granted);
                left -= granted.saturating_sub(n_before);
            }
        }
    }
}
