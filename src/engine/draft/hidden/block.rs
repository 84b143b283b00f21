//! Drafts of blocks: the last token of a text and masks after it, computed at once.

use super::{HiddenDrafter, most_probable};
use crate::engine::draft::model::DraftRequest;
use crate::engine::model::{BatchToken, DraftBlock, HiddenInput, StepError};

/// A block of a text.
struct PlannedBlock {
    /// The number of its request.
    request: usize,
    /// Its masks.
    n_masks: usize,
}

impl HiddenDrafter {
    /// Reads the batch, and drafts a block for each of the open requests, whose texts are read to
    /// the end with it.
    pub(super) fn draft_blocks(
        &mut self,
        block: DraftBlock,
        requests: &mut [DraftRequest<'_>],
        open: &[usize],
    ) -> Result<(), StepError> {
        if !self.batch.is_empty() {
            let hidden = HiddenInput::OfModel(&self.hidden);
            self.model.predict(&self.batch, hidden, &self.positions)?;
        }
        self.clear_batch();
        let planned = self.plan_blocks(block, requests, open);
        if planned.is_empty() {
            return Ok(());
        }
        let n_vocab = self.model.n_vocab();
        let rows = self.model.predict(&self.batch, HiddenInput::Block, &self.positions)?;
        let best: Vec<(u32, f32)> = rows.chunks_exact(n_vocab).map(most_probable).collect();
        self.clear_batch();
        let mut rest = &best[..];
        for PlannedBlock { request, n_masks } in planned {
            let (of_block, after) = rest.split_at(n_masks.min(rest.len()));
            rest = after;
            let request = &mut requests[request];
            let is_probable = |(_, p): &&(u32, f32)| *p >= request.p_min;
            let rows = of_block.iter().take_while(is_probable);
            request.draft.extend(rows.map(|&(row, _)| self.model.token_of_row(row)));
        }
        Ok(())
    }

    /// Fills the batch with a block for each of the open requests, as many as it holds.
    fn plan_blocks(
        &mut self,
        block: DraftBlock,
        requests: &[DraftRequest<'_>],
        open: &[usize],
    ) -> Vec<PlannedBlock> {
        let n_tokens = self.model.n_tokens();
        let mut planned = Vec::with_capacity(open.len());
        for &i in open {
            let request = &requests[i];
            let left = self.model.n_batch() - self.batch.len();
            let n_masks = request.most.min(block.size - 1).min(left.saturating_sub(1));
            let last = request.tokens.last().copied().filter(|&last| (last as usize) < n_tokens);
            let Some(last) = last.filter(|_| n_masks > 0) else { continue };
            let first = self.sequences[request.seq as usize].read.len();
            for at in 0..=n_masks {
                self.batch.push(BatchToken {
                    token: if at == 0 { last } else { block.mask },
                    seq: request.seq,
                    pos: (first + at) as u32,
                    want_logits: at > 0,
                });
                self.positions.push((request.tokens.len() - 1 + at) as u32);
            }
            planned.push(PlannedBlock { request: i, n_masks });
        }
        planned
    }
}
