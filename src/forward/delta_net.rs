//! Gated delta nets.

use super::layer::LayerPass;
use crate::backend::{Backend, Buf, Columns, DeltaInputs, Heads};
use crate::model::mixer::delta_net::{DeltaNetWeights, Rates};
use crate::model::plan::Activation;

/// Queries, keys and values.
const QKV: Buf = Buf::Q;
/// β before σ.
const BETA: Buf = Buf::K;
/// The source of the decay.
const ALPHA: Buf = Buf::V;

/// Computes x += w_out · (norm(delta(conv(w_qkv · x), w_β · x, w_α · x)) · silu(w_gate · x))
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &DeltaNetWeights) {
    let b = pass.b;
    let eps = pass.plan().norm_eps;
    let n_out = weights.plan.n_out();
    let DeltaNetWeights { qkv, gate, .. } = weights;
    let x = pass.mixer_input();
    match &weights.rates {
        Rates::Separate { beta, alpha } => {
            b.linear(x, &[(qkv, QKV), (gate, Buf::Gate), (beta, BETA), (alpha, ALPHA)]);
        }
        Rates::Mixed(both) => {
            b.linear(x, &[(qkv, QKV), (gate, Buf::Gate), (both, Buf::Up)]);
            let n = weights.plan.n_v / weights.plan.n_k;
            for (i, to) in [BETA, ALPHA].into_iter().enumerate() {
                let from = Heads { buf: Buf::Up, size: 2 * n, first: i * n };
                b.copy_heads(from, Heads { buf: to, size: n, first: 0 }, weights.plan.n_k, n);
            }
        }
    }
    b.convolve_state(pass.index, &weights.conv, QKV);
    let inputs = DeltaInputs { qkv: QKV, beta: BETA, alpha: ALPHA };
    b.delta_rule(pass.index, weights, eps, inputs, Buf::Attn);
    pass.keep_outputs(&[(Buf::Attn, n_out), (Buf::Gate, n_out)]);
    b.rms_norm_heads(Buf::Attn, weights.plan.n_v, &weights.norm, eps);
    b.gate(Activation::Silu, Buf::Gate, Columns::all(Buf::Attn, n_out), n_out);
    b.linear(Buf::Gate, &[(&weights.output, Buf::Out)]);
    pass.join_mixer();
}
