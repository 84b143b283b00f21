//! The tokens of a slot, and how far they have come: computed, read and emitted.
//!
//! Knows tokens, the images among them and the purpose of rows; nothing of jobs or models.

use super::model::RopeFactors;
use super::rows::RowPurpose;
use crate::model::adapter::AdapterMix;
use crate::model::embedded::{self, Placed};

/// The tokens of a slot.
///
/// A sequence does not know whether it is "in prefill" or "in decode": it has tokens, of which the
/// first `n_past` are computed. The rest goes into the next batches; when nothing is left, the last
/// row of logits chooses one more token.
#[derive(Clone, Default)]
pub(super) struct Sequence {
    /// The tokens; those after `n_past` are still to be computed.
    pub tokens: Vec<u32>,
    /// Images among them, in order.
    pub images: Vec<Placed>,
    /// Adapters that they are computed with.
    pub adapters: AdapterMix,
    /// Rope factors that those in the cache are computed with, as the model was told.
    pub factors: RopeFactors,
    /// Number of tokens in the cache.
    pub n_past: usize,
    /// Number of tokens to be read before the next is chosen: the prompt, or after a shift all that
    /// has been kept.
    pub n_prompt: usize,
    /// Number of tokens that the reader knows of, the prompt among them. After them are those of a
    /// forced run whose log probabilities are still to be computed.
    pub n_emitted: usize,
    /// True if what is computed may be kept in a prompt cache.
    pub may_be_stored: bool,
    /// True if a prompt cache may have more of the prompt.
    pub may_be_read: bool,
}

impl Sequence {
    /// Returns the length of the common prefix of a prompt and of what is computed here; none with
    /// other adapters or rope factors.
    ///
    /// At least the last token of the prompt is left out: its logits are not kept, so it must be
    /// computed again.
    pub(super) fn shared_with(
        &self,
        prompt: &[u32],
        images: &[Placed],
        adapters: &AdapterMix,
        factors: RopeFactors,
    ) -> usize {
        if self.adapters != *adapters || self.factors != factors {
            return 0;
        }
        let computed = &self.tokens[..self.n_past];
        let common = computed.iter().zip(prompt).take_while(|(a, b)| a == b).count();
        let common = common.min(prompt.len().saturating_sub(1));
        self.before_split_image(embedded::common(&self.images, images, common))
    }

    /// Returns the largest length up to *n* that splits no image that must be computed as a whole.
    pub(super) fn before_split_image(&self, n: usize) -> usize {
        self.split_image(n).map_or(n, |image| image.at as usize)
    }

    /// Returns the image that must be computed as a whole and is split by a cut before position
    /// `at`.
    pub(super) fn split_image(&self, at: usize) -> Option<&Placed> {
        let at = at as u32;
        self.images.iter().find(|image| image.image.non_causal && image.at != at && image.holds(at))
    }

    /// Returns the number of tokens still to be computed.
    pub(super) fn n_pending(&self) -> usize {
        self.tokens.len() - self.n_past
    }

    /// Returns the number of tokens of the prompt still to be computed.
    pub(super) fn n_prompt_left(&self) -> usize {
        self.n_prompt.saturating_sub(self.n_past)
    }

    /// Returns whether more than the last token of the prompt is to be computed: that takes longer
    /// than a token of an answer.
    pub(super) fn is_prefill(&self) -> bool {
        self.n_prompt_left() > 1
    }

    /// Returns the purpose of the logits after the token at `pos` for the text: they choose its
    /// next token, or give the log probability of a forced one. `None` if the next token is
    /// emitted.
    pub(super) fn text_row_purpose(&self, pos: usize) -> Option<RowPurpose> {
        let next = pos + 1;
        if next < self.n_emitted {
            None
        } else if next < self.tokens.len() {
            Some(RowPurpose::Forced)
        } else {
            Some(RowPurpose::Next)
        }
    }

    /// Makes all tokens a prompt that the reader knows.
    pub(super) fn restart_prompt(&mut self) {
        self.n_prompt = self.tokens.len();
        self.n_emitted = self.tokens.len();
    }

    /// Forgets `discard` tokens after the first `keep`; those after them have to be read again,
    /// since they were computed from the forgotten ones.
    pub(super) fn shift(&mut self, keep: usize, discard: usize) {
        self.tokens.drain(keep..keep + discard);
        self.n_past = keep;
        self.restart_prompt();
    }

    /// Forgets the tokens, and returns how many were computed.
    pub(super) fn clear(&mut self) -> usize {
        self.tokens.clear();
        self.images.clear();
        self.adapters = AdapterMix::default();
        self.may_be_stored = false;
        self.may_be_read = false;
        std::mem::take(&mut self.n_past)
    }
}
