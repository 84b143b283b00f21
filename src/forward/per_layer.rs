//! Slices: values that each layer has of each token besides the residual stream.

use super::layer::LayerPass;
use crate::backend::{Backend, Buf, Columns};
use crate::model::Model;
use crate::model::weights::{PerLayer, PerLayerInputs};

/// Computes slices = scale · table + norm(projection · x)
pub(super) fn inputs(b: &impl Backend, model: &Model, inputs: &PerLayerInputs) {
    let n_layer = model.plan.layers.len();
    b.embed_text(&inputs.token_embd, inputs.scale, Buf::PerLayer);
    b.linear(Buf::X, &[(&inputs.projection, Buf::Up)]);
    b.rms_norm_heads(Buf::Up, n_layer, &inputs.norm, inputs.eps);
    b.add(Buf::PerLayer, Buf::Up, 1.0, n_layer * model.plan.n_per_layer);
}

/// Computes x += norm(w_out · (activation(w_gate · x) · slice of the layer))
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &PerLayer) {
    branch(pass, weights);
    pass.join(Some(&weights.post_norm));
}

/// Computes out = w_out · (activation(w_gate · x) · slice of the layer)
pub(super) fn branch<B: Backend>(pass: &LayerPass<B>, weights: &PerLayer) {
    let b = pass.b;
    let plan = pass.plan();
    let n = plan.n_per_layer;
    let slice = Columns { buf: Buf::PerLayer, first: pass.index * n, of: plan.layers.len() * n };
    b.linear(Buf::X, &[(&weights.gate, Buf::Gate)]);
    b.gate(pass.layer_plan().activation, Buf::Gate, slice, n);
    b.linear(Buf::Gate, &[(&weights.out, Buf::Out)]);
}
