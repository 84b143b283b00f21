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
    let b = pass.b;
    let plan = &weights.plan;
    let n_out = plan.n_out();
    let Mamba2Weights { channels, gate, step, .. } = weights;
    let x = pass.mixer_input();
    b.linear(x, &[(channels, CHANNELS), (gate, Buf::Gate), (step, STEPS)]);
    b.convolve_state(pass.index, &weights.conv, CHANNELS);
    let inputs = ScanInputs { channels: CHANNELS, steps: STEPS };
    b.state_space(pass.index, weights, inputs, Buf::Attn);
    pass.keep_outputs(&[(Buf::Attn, n_out), (Buf::Gate, n_out)]);
    b.gate(Activation::Silu, Buf::Gate, Columns::all(Buf::Attn, n_out), n_out);
    b.rms_norm_groups(Buf::Gate, plan.n_group, &weights.norm, pass.plan().norm_eps);
    b.linear(Buf::Gate, &[(&weights.output, Buf::Out)]);
    pass.join_mixer();
}
