//! The FFN, dense or by experts.

use super::layer::LayerPass;
use crate::backend::{Backend, Buf, Columns};
use crate::model::plan::NormKind;
use crate::model::weights::{Both, Dense, Every, Ffn, Plain, SharedExperts};

/// Computes x += w_down · (activation(w_gate · norm(x)) · (w_up · norm(x))), or the same by
/// the experts that a router chooses, or both.
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>) {
    let b = pass.b;
    let layer = pass.weights();
    let plan = pass.layer_plan();
    if !plan.has_ffn {
        return;
    }
    let x = pass.ffn_input();
    match &layer.ffn {
        Ffn::Dense(weights) if plan.gate_cut.is_some() || weights.norm.is_some() => {
            dense(pass, weights, x);
        }
        Ffn::Dense(weights) => b.dense(plan.activation, x, weights, Buf::Out),
        Ffn::Plain(weights) => plain(pass, weights, x, Buf::Out),
        Ffn::Experts(mixture) => {
            if !mixture.plan.routes_early {
                b.linear(x, &[(&mixture.router, Buf::Router)]);
            }
            read_ahead(pass);
            b.experts(plan.activation, x, Buf::Router, mixture, Buf::Out);
        }
        Ffn::Both(both) => dense_and_experts(pass, both, x),
        Ffn::Shared(shared) => shared_and_experts(pass, shared, x),
        Ffn::None => return,
    }
    pass.join(layer.post_ffw_norm.as_ref());
}

/// Makes the router's logits of the input of the layer, where the architecture has it so.
pub(super) fn route_early<B: Backend>(pass: &LayerPass<B>) {
    if let Ffn::Experts(mixture) = &pass.weights().ffn
        && mixture.plan.routes_early
    {
        pass.b.linear(Buf::X, &[(&mixture.router, Buf::Router)]);
    }
}

/// Begins to read the experts that the router of the next layer would choose for the residual
/// stream as it is now, where layers are so that this tells something.
fn read_ahead<B: Backend>(pass: &LayerPass<B>) {
    let plan = pass.plan();
    let Some(next) = pass.model.weights.layers.get(pass.index + 1) else { return };
    let (Some(mixture), Some(norm)) = (next.mixture(), &next.ffn_norm) else { return };
    if plan.norm_kind == NormKind::Rms && !plan.parallel && !mixture.plan.routes_early {
        pass.b.read_ahead(Buf::X, norm, plan.norm_eps, mixture);
    }
}

/// Computes out = down(norm(activation(cut(gate(x))) · up(x))), with or without cut and norm
fn dense<B: Backend>(pass: &LayerPass<B>, weights: &Dense, x: Buf) {
    let b = pass.b;
    let plan = pass.layer_plan();
    let [gate, up] = &weights.gate_up;
    let n_ff = gate.weight.n_rows;
    b.linear(x, &[(gate, Buf::Gate), (up, Buf::Up)]);
    if let Some(cut) = plan.gate_cut {
        b.cut_gates(Buf::Gate, cut, n_ff);
    }
    b.gate(plan.activation, Buf::Gate, Columns::all(Buf::Up, n_ff), n_ff);
    if let Some(norm) = &weights.norm {
        b.rms_norm(Buf::Gate, norm, pass.plan().norm_eps, Buf::Gate);
    }
    b.linear(Buf::Gate, &[(&weights.down, Buf::Out)]);
}

/// Computes out = down(activation(up(x)))
fn plain<B: Backend>(pass: &LayerPass<B>, weights: &Plain, x: Buf, out: Buf) {
    let b = pass.b;
    b.linear(x, &[(&weights.up, Buf::Up)]);
    b.activate(pass.layer_plan().activation, Buf::Up, weights.up.weight.n_rows);
    b.linear(Buf::Up, &[(&weights.down, out)]);
}

/// Computes out = norm(dense(x)) + norm(experts(norm(residual stream)))
fn dense_and_experts<B: Backend>(pass: &LayerPass<B>, both: &Both, x: Buf) {
    let b = pass.b;
    let activation = pass.layer_plan().activation;
    let eps = pass.plan().norm_eps;
    b.dense(activation, x, &both.dense, Buf::Out);
    b.rms_norm(Buf::Out, &both.dense_post_norm, eps, Buf::Out);
    b.rms_norm(Buf::X, &both.router_norm, eps, Buf::Branch);
    b.rms_norm(Buf::X, &both.mixture_norm, eps, Buf::Norm);
    b.linear(Buf::Branch, &[(&both.mixture.router, Buf::Router)]);
    b.experts(activation, Buf::Norm, Buf::Router, &both.mixture, Buf::Branch);
    b.rms_norm(Buf::Branch, &both.mixture_post_norm, eps, Buf::Branch);
    b.add(Buf::Out, Buf::Branch, 1.0, pass.plan().n_embd);
}

/// Computes out = experts(x) + σ(gate · x) · every(x), or without a gate all of the latter
fn shared_and_experts<B: Backend>(pass: &LayerPass<B>, shared: &SharedExperts, x: Buf) {
    let b = pass.b;
    let activation = pass.layer_plan().activation;
    let n_embd = pass.plan().n_embd;
    b.linear(x, &[(&shared.mixture.router, Buf::Router)]);
    read_ahead(pass);
    b.experts(activation, x, Buf::Router, &shared.mixture, Buf::Out);
    match &shared.every {
        Every::Gated(dense) => b.dense(activation, x, dense, Buf::Branch),
        Every::Plain(weights) => plain(pass, weights, x, Buf::Branch),
    }
    if let Some(gate) = &shared.gate {
        b.linear(x, &[(gate, Buf::Router)]);
        b.sigmoid_gate(Buf::Branch, n_embd, Buf::Router, 1);
    }
    b.add(Buf::Out, Buf::Branch, 1.0, n_embd);
}
