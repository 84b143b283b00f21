//! The input of a step, and what it gives.

use std::sync::Arc;

use super::Buf;
use crate::model::adapter::AdapterMix;
use crate::model::embedded::Embedded;
use crate::model::plan::Plan;
use crate::model::rope::RopeFactors;

/// One token of a step, placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenRow {
    /// Token id, below the vocabulary's size.
    pub token: u32,
    /// Sequence.
    pub seq: u32,
    /// Position within it.
    pub pos: u32,
    /// Position in time, row and column, for the rope; for text all the same.
    pub rope: [u32; 3],
    /// The rope factors of its sequence, of a model that has two sets.
    pub factors: RopeFactors,
    /// One past the last position that it sees.
    pub end: u32,
    /// The row of an image that stands in place of the token.
    pub image: Option<ImageRow>,
}

/// A row of an image of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageRow {
    /// The image, an index into those of the step.
    pub image: u32,
    /// The row within it.
    pub row: u32,
}

/// Tokens of a step, as every backend takes them.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The rows, those of each sequence in order.
    pub rows: &'a [TokenRow],
    /// Indices of the rows whose output is requested, ascending.
    pub outputs: &'a [usize],
    /// The images that rows name.
    pub images: &'a [Arc<Embedded>],
    /// The adapters of each sequence; empty if none has any. Only the CPU knows adapters.
    pub adapters: &'a [AdapterMix],
    /// The residual stream of the rows before the first layer that the backend has; empty if that
    /// is the model's first. Of a drafter the hidden states that it reads.
    pub x: &'a [f32],
    /// The results of a row are, to the bit, those of a step with that row alone. GPUs do not
    /// promise it.
    pub batch_invariant: bool,
}

/// The result of a step for each token whose output is requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOutput {
    /// Logits, `n_vocab` values: [`Buf::Logits`].
    Logits,
    /// The same, and next to it the hidden states of every token
    /// ([`Plan::hidden`](crate::model::Plan::hidden)): the first is there for those alone whose
    /// output is requested.
    LogitsAndHidden,
    /// Logits of a drafter whose input are hidden states of its own, in place of those of the model
    /// that it drafts for.
    Continued,
    /// The last hidden state after its norm, `n_embd` values: [`Buf::Norm`], or [`Buf::X`] where
    /// the residual stream is normalized.
    Hidden,
}

impl StepOutput {
    /// Returns where it is after a pass, and how many values a row of it has.
    pub fn buffer(self, plan: &Plan) -> (Buf, usize) {
        match self {
            StepOutput::Logits | StepOutput::LogitsAndHidden | StepOutput::Continued => {
                (Buf::Logits, plan.n_vocab)
            }
            StepOutput::Hidden if plan.stream_norm => (Buf::X, plan.n_embd),
            StepOutput::Hidden => (Buf::Norm, plan.n_embd),
        }
    }
}
