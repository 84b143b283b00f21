//! The dense feed-forward layer of many tokens: gate and up are activated and encoded for `down`
//! where they are made.
//!
//! Step by step, two products, the activation and the encoding would each write or read rows of
//! `n_ff` values: 10 MB for 512 tokens of 4864, more than a core's caches hold. Here an item makes
//! some columns of gate and up for all tokens, and what leaves the second-level cache is what
//! `down` is multiplied by.

use hob_kernels::ActView;

use super::CpuPass;
use super::linear::{RowCut, SharedActs, acts_of, encode, multiply, multiply_items, scale};
use crate::backend::Buf;
use crate::model::linear::Linear;
use crate::model::plan::Activation;
use crate::model::weights::Dense;

/// Tokens from which this is worth while: the rows of fewer are in the caches as they are.
const LEAST_TOKENS: usize = 32;
/// Most tokens at once.
const MOST_TOKENS: usize = 512;
/// Values of gate, and as many of up, that an item makes at once.
const MOST_VALUES: usize = MOST_TOKENS * 128;

/// Returns whether [`dense`] takes the layer for the tokens of this step.
pub(super) fn takes(pass: &CpuPass, dense: &Dense) -> bool {
    let [gate, up] = &dense.gate_up;
    pass.n_tokens() >= LEAST_TOKENS
        && hidden(pass, dense).is_some()
        && gate.bias.is_none()
        && up.bias.is_none()
}

/// Returns where `down` finds its encoded input, unless it takes f32.
fn hidden<'a>(pass: &CpuPass<'a>, dense: &Dense) -> Option<&'a SharedActs> {
    acts_of(&pass.memory.hidden, pass.encoding(dense.down.weight.ty, pass.n_tokens()))
}

/// Implements [`crate::backend::Ops::dense`].
///
/// # Panics
/// If the layer is none that is taken.
pub(super) fn dense(pass: &CpuPass, activation: Activation, x: Buf, dense: &Dense, out: Buf) {
    let n_tokens = pass.n_tokens();
    let gate = &dense.gate_up[0];
    let n = gate.weight.n_cols;
    let n_ff = gate.weight.n_rows;
    let hidden = hidden(pass, dense).expect("an encoding for `down`");
    let encoding = |l: &Linear| pass.encoding(l.weight.ty, n_tokens);

    encode(pass, x, n, dense.gate_up.iter().map(encoding));
    let most = MOST_VALUES / n_tokens.min(MOST_TOKENS);
    let cut = RowCut::new(n_ff, pass.worker.n_threads(), n_tokens, encoding(gate)).of_at_most(
        most,
        hidden.alignment(),
        n_ff,
    );
    pass.worker.for_each(cut.items, |item| {
        let (from, n_rows) = cut.item(item, n_ff);
        let mut slabs = std::mem::take(&mut pass.local.borrow_mut().slabs);
        for t0 in (0..n_tokens).step_by(MOST_TOKENS) {
            let n_tokens = MOST_TOKENS.min(n_tokens - t0);
            slabs.resize(2 * n_tokens * n_rows, 0.0);
            let (gates, ups) = slabs.split_at_mut(n_tokens * n_rows);
            for (linear, slab) in dense.gate_up.iter().zip([&mut *gates, &mut *ups]) {
                let acts = if let Some(acts) = acts_of(&pass.memory.acts, encoding(linear)) {
                    // SAFETY: encoded in the phase before, only read in this one.
                    unsafe { acts.view(t0, n_tokens, n) }
                } else {
                    // SAFETY: `x` is only read in this phase.
                    let x = unsafe { pass.memory.buffers.at(x).read(t0 * n, n_tokens * n) };
                    ActView::f32(x, n)
                };
                // SAFETY: the slab is this item's own and has a row of `n_rows` values for each
                // token.
                unsafe {
                    multiply(pass, &linear.weight, from, n_rows, acts, slab.as_mut_ptr(), n_rows);
                };
                scale(slab, linear.scale);
            }
            for (i, (gate, up)) in
                gates.chunks_exact_mut(n_rows).zip(ups.chunks_exact(n_rows)).enumerate()
            {
                pass.gated(activation, gate, up);
                // SAFETY: each item writes the columns of its own rows, which begin and end as the
                // encoding asks.
                unsafe { hidden.encode_columns(pass, t0 + i, n_ff, from, gate) };
            }
        }
        pass.local.borrow_mut().slabs = slabs;
    });
    // SAFETY: the input was encoded in the phase before, and is only read from here on.
    let acts = unsafe { hidden.view(0, n_tokens, n_ff) };
    multiply_items(pass, &[(&dense.down, out)], |_| acts);
}
