//! Hidden states, and contexts of drafters that read them.

use std::sync::Arc;

use super::{
    Advance, BatchToken, BlockSight, Context, ContextOptions, ContextSizes, DraftBlock, Error,
};
use crate::backend::{Batch, StepOutput};
use crate::model::Model;
use crate::model::weights::{DflashInput, DrafterInput, Eagle3Input};

/// The hidden states that a drafter reads, one for each token of a batch.
#[derive(Clone, Copy, Debug)]
pub enum HiddenInput<'a> {
    /// Those of the model that it drafts for, [`Context::n_read`] values each.
    OfModel(&'a [f32]),
    /// Its own, [`Context::n_hidden`] values each. Where it drafts in place
    /// ([`Context::drafts_in_place`]), each token stands where the last one of its sequence does.
    Own(&'a [f32]),
    /// None, of a drafter that drafts blocks ([`Context::draft_block`]): the tokens of each
    /// sequence are one.
    Block,
}

impl Context {
    /// Returns the token of a row of logits.
    pub fn token_of_row(&self, row: u32) -> u32 {
        match &self.model.weights.drafter {
            Some(
                DrafterInput::Eagle3(Eagle3Input { tokens: Some(tokens), .. })
                | DrafterInput::Dflash(DflashInput { tokens: Some(tokens), .. }),
            ) => tokens.get(row as usize).copied().unwrap_or(row),
            _ => row,
        }
    }

    /// Returns the number of values of a hidden state that a drafter reads of the model; 0 of any
    /// other model.
    pub fn n_read(&self) -> usize {
        let in_cache = self.reads_model_cache();
        self.model.plan.reads.map_or(0, |rows| if in_cache { rows.half } else { rows.n })
    }

    /// Returns the number of positions that the cache of the model holds of a sequence, of a
    /// drafter that reads keys and values there; `None` of one that has a cache of its own.
    pub fn model_len(&self, seq: u32) -> Option<usize> {
        self.reads_model_cache().then(|| self.seq_len(seq))
    }

    /// Lets go, in a drafter that reads keys and values in the cache of the model, of memory that
    /// the cache has replaced as it grew; a draft does so, too.
    ///
    /// # Errors
    /// If the model is gone.
    pub fn follow_model(&mut self) -> Result<(), Error> {
        self.compute.follow_model()
    }

    /// Returns whether it is a drafter that reads keys and values in the cache of the model.
    fn reads_model_cache(&self) -> bool {
        self.compute.shares_cache() && self.model.plan.reads_keys()
    }

    /// Returns whether it drafts all tokens after a text at the position of the text's last token,
    /// of the keys and values of the model.
    pub fn drafts_in_place(&self) -> bool {
        matches!(self.model.weights.drafter, Some(DrafterInput::Assistant(_)))
    }

    /// Returns the tokens that it drafts at once, of a drafter that drafts blocks.
    pub fn draft_block(&self) -> Option<DraftBlock> {
        match &self.model.weights.drafter {
            Some(DrafterInput::Dflash(input)) => Some(input.block),
            _ => None,
        }
    }

    /// Returns the number of values of a row of [`Context::hidden`].
    pub fn n_hidden(&self) -> usize {
        let plan = &self.model.plan;
        if self.compute.shares_cache() { plan.n_hidden_beside_cache() } else { plan.n_hidden() }
    }

    /// Makes the context of layers that draft for the model of this one, on the same device.
    ///
    /// # Errors
    /// As [`Context::new`].
    pub fn drafter(&self, drafter: Arc<Model>, options: &ContextOptions) -> Result<Context, Error> {
        let sizes = ContextSizes::of(&drafter.plan, options);
        let compute = self.compute.drafter(&drafter, options, sizes)?;
        Ok(Context::with(drafter, compute, options, sizes))
    }

    /// Lets the steps from here on keep the hidden state of every token, for
    /// [`Context::hidden`]. Returns whether they do.
    ///
    /// # Errors
    /// If a GPU has no memory for them.
    pub fn keep_hidden(&mut self) -> Result<bool, Error> {
        self.keeps_hidden = self.compute.keep_hidden(&self.model.plan)?;
        Ok(self.keeps_hidden)
    }

    /// Returns the hidden states ([`Plan::hidden`](crate::model::Plan::hidden)) of all tokens of
    /// the last [`Context::step`], [`Context::n_hidden`] values each, if they are kept; of the last
    /// [`Context::predict`] those of the tokens that wanted logits.
    pub fn hidden(&self) -> &[f32] {
        &self.hidden
    }

    /// Runs a batch as [`Context::step`], of layers that draft for a model ([`Model::load_mtp`],
    /// [`Model::load_drafter`]): each token is the one after the hidden state of its number, and
    /// the logits are those of the token after it. `positions` are those of the tokens in their
    /// text, for drafters that draft in place or blocks; without any, those of the batch.
    ///
    /// A drafter of blocks gives no logits for hidden states of the model, and those of a block's
    /// tokens are of the tokens in their own places. Of a drafter that reads the model's cache
    /// ([`Context::model_len`]) each token stands where the last one of that does, whatever hidden
    /// state it comes with.
    ///
    /// # Errors
    /// As [`Context::step`], and if these are no such layers, or the hidden states are not as many.
    pub fn predict(
        &mut self,
        batch: &[BatchToken],
        hidden: HiddenInput<'_>,
        positions: &[u32],
    ) -> Result<&[f32], Error> {
        let block = self.draft_block();
        let (x, width, output) = match hidden {
            HiddenInput::OfModel(x) => (x, self.n_read(), StepOutput::Logits),
            HiddenInput::Own(x) => (x, self.n_hidden(), StepOutput::Continued),
            HiddenInput::Block => (&[][..], 0, StepOutput::Continued),
        };
        let is_taken = match hidden {
            HiddenInput::OfModel(_) => self.n_read() > 0,
            HiddenInput::Own(_) => self.n_read() > 0 && block.is_none(),
            HiddenInput::Block => block.is_some(),
        };
        let expected = if is_taken { batch.len() * width } else { 0 };
        if x.len() != expected || !is_taken {
            return Err(Error::HiddenStates { found: x.len(), expected });
        }
        let is_own = output == StepOutput::Continued;
        let stays = is_own && self.drafts_in_place() || self.reads_model_cache();
        self.locate(batch, if stays { Advance::Stays } else { Advance::ByOne })?;
        if self.drafts_in_place() || block.is_some() {
            for (row, &pos) in self.rows.iter_mut().zip(positions) {
                row.rope = [pos; 3];
            }
        }
        match (hidden, block) {
            (HiddenInput::Block, Some(DraftBlock { sight: BlockSight::Whole, .. })) => {
                for row in &mut self.rows {
                    row.end = self.ends[row.seq as usize] as u32;
                }
            }
            (HiddenInput::OfModel(_), Some(_)) => self.outputs.clear(),
            _ => {}
        }
        let Context { compute, rows, outputs, batch_images: images, adapters, .. } = self;
        let batch = Batch { rows, outputs, images, adapters, x, batch_invariant: false };
        compute.step(&batch, output)?;
        let n = self.outputs.len();
        self.hidden.clear();
        self.compute.append_hidden(n, &mut self.hidden);
        Ok(self.compute.made(n, output))
    }
}
