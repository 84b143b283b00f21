//! State space layers.

use super::layer::LayerPass;
use crate::backend::{Backend, Buf, Columns, ScanInputs};
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::Activation;

/// x, B and C.
const CHANNELS: Buf = Buf::Q;
/// The source of the step sizes.
const STEPS: Buf = Buf::K;

/// Computes x += w_out · norm(scan(conv(w_xBC · x), w_step · x) · silu(w_gate · x))
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &Mamba2Weights) {
    let x = pass.mixer_input();
    scan(pass, weights, x);
    let n_out = weights.plan.n_out();
    pass.keep_outputs(&[(Buf::Attn, n_out), (Buf::Gate, n_out)]);
    output(pass, weights, Buf::Out);
    pass.join_mixer();
}

/// Makes the outputs of the heads in [`Buf::Attn`], and their gates in [`Buf::Gate`].
pub(super) fn scan<B: Backend>(pass: &LayerPass<B>, weights: &Mamba2Weights, x: Buf) {
    let b = pass.b;
    let Mamba2Weights { channels, gate, step, .. } = weights;
    b.linear(x, &[(channels, CHANNELS), (gate, Buf::Gate), (step, STEPS)]);
    b.convolve_state(pass.index, &weights.conv, CHANNELS);
    let inputs = ScanInputs { channels: CHANNELS, steps: STEPS };
    b.state_space(pass.index, weights, inputs, Buf::Attn);
}

/// Computes out = w_out · norm(outputs of the heads · silu(gates)).
pub(super) fn output<B: Backend>(pass: &LayerPass<B>, weights: &Mamba2Weights, out: Buf) {
    let b = pass.b;
    let n_out = weights.plan.n_out();
    b.gate(Activation::Silu, Buf::Gate, Columns::all(Buf::Attn, n_out), n_out);
    if let Some(norm) = &weights.norm {
        b.rms_norm_groups(Buf::Gate, weights.plan.n_group, norm, pass.plan().norm_eps);
    }
    b.linear(Buf::Gate, &[(&weights.output, out)]);
}
