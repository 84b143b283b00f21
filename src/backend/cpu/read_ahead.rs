//! Experts that are read before a router has chosen them: the router of the next layer is asked
//! about the residual stream as it is before the experts of this layer, which are computed while
//! those that it names are read.

use hob_kernels::{ActEncoding, ActView};

use super::CpuPass;
use super::buffers::SharedBuffer;
use super::experts::choose;
use super::linear::{RowCut, multiply};
use crate::backend::Buf;
use crate::model::linear::Norm;
use crate::model::weights::Mixture;

/// The guess of a step.
pub(super) struct Guess {
    /// `[n_expert]` logits of the router.
    logits: SharedBuffer<f32>,
    /// `[n_used]` the likely experts, with their weights.
    choice: SharedBuffer<(u32, f32)>,
}

impl Guess {
    /// Returns empty memory.
    pub(super) fn new() -> Guess {
        Guess { logits: SharedBuffer::new(), choice: SharedBuffer::new() }
    }

    /// Reserves capacity for a mixture of `n_expert` experts, of which a token uses `n_used`.
    pub(super) fn reserve(&mut self, n_expert: usize, n_used: usize) {
        self.logits.reserve(n_expert);
        self.choice.reserve(n_used);
    }
}

/// Implements [`crate::backend::Ops::read_ahead`] for a step of one token: several choose so many
/// experts that each of them is soon read anyway.
pub(super) fn read_ahead(pass: &CpuPass, x: Buf, norm: &Norm, eps: f32, mixture: &Mixture) {
    let router = &mixture.router.weight;
    let Some(cache) = &pass.memory.expert_cache else { return };
    let is_f32 = pass.encoding(router.ty, 1) == ActEncoding::F32;
    if pass.n_tokens() != 1 || !is_f32 || !cache.holds(mixture) {
        return;
    }
    let guess = &pass.s.guess;
    let n = router.n_rows;
    let cut = RowCut::new(n, pass.worker.n_threads(), 1, ActEncoding::F32);
    pass.worker.for_each(cut.items, |item| {
        let mut row = std::mem::take(&mut pass.local.borrow_mut().row);
        row.clear();
        // SAFETY: `x` is only read in this phase.
        row.extend_from_slice(unsafe { pass.memory.buffers.at(x).read(0, router.n_cols) });
        let mean = row.iter().map(|value| value * value).sum::<f32>() / row.len() as f32;
        let factor = 1.0 / (mean + eps).sqrt();
        for (value, weight) in row.iter_mut().zip(norm.weight.iter()) {
            *value *= factor * weight;
        }
        let (first, n_rows) = cut.item(item, n);
        let acts = ActView::f32(&row, router.n_cols);
        // SAFETY: each item writes logits of its own; `reserve` made capacity for all.
        unsafe { multiply(pass, router, first, n_rows, acts, guess.logits.as_ptr().add(first), n) };
        pass.local.borrow_mut().row = row;
    });
    pass.worker.for_each(1, |_| {
        // SAFETY: the only item of this phase; the logits were written in the one before.
        let logits = unsafe { guess.logits.write(0, n) };
        // SAFETY: as above.
        let choice = unsafe { guess.choice.write(0, mixture.plan.n_used) };
        for (logit, bias) in
            logits.iter_mut().zip(mixture.router.bias.iter().flat_map(|b| b.iter()))
        {
            *logit += bias;
        }
        choose(pass, mixture, logits, choice);
        cache.read_ahead(mixture, choice);
    });
}
