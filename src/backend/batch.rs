//! The input of a step, and what it gives.

use std::sync::Arc;

use super::Buf;
use crate::model::embedded::Embedded;
use crate::model::plan::Plan;

/// One token of a step, placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Token id, below the vocabulary's size.
    pub token: u32,
    /// Sequence.
    pub seq: u32,
    /// Position within it.
    pub pos: u32,
    /// Position in time, row and column, for the rope; for text all the same.
    pub rope: [u32; 3],
    /// One past the last position that it sees.
    pub end: u32,
    /// In place of the token: an image of the step, and a row of it.
    pub image: Option<(u32, u32)>,
}

/// Tokens of a step, as every backend takes them.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The rows, those of each sequence in order.
    pub rows: &'a [Row],
    /// Which of them give something, ascending.
    pub outputs: &'a [usize],
    /// What the rows of images point into.
    pub images: &'a [Arc<Embedded>],
    /// The residual stream of the rows before the first layer that the backend has; empty if that
    /// is the model's first.
    pub x: &'a [f32],
}

/// What a step gives of the tokens that want something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Logits, `n_vocab` values: [`Buf::Logits`].
    Logits,
    /// The last hidden state after its norm, `n_embd` values: [`Buf::Norm`], or [`Buf::X`] where
    /// the residual stream is normalized.
    Hidden,
}

impl Output {
    /// Returns where it is after a pass, and how many values a row of it has.
    pub fn place(self, plan: &Plan) -> (Buf, usize) {
        match self {
            Output::Logits => (Buf::Logits, plan.n_vocab),
            Output::Hidden if plan.stream_norm => (Buf::X, plan.n_embd),
            Output::Hidden => (Buf::Norm, plan.n_embd),
        }
    }
}
