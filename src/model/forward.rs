//! The transformer, once, for every architecture and backend: one line per operation.

use std::ops::Range;

use super::Model;
use super::plan::{LayerPlan, Plan, QkNorm};
use super::weights::{Ffn, Layer, LayerNorm};
use crate::backend::{Attention, Backend, Buf};

/// What a step gives of the tokens that want something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Logits, `n_vocab` values: [`Buf::Logits`].
    Logits,
    /// The last hidden state after its norm, `n_embd` values: [`Buf::Norm`], or [`Buf::X`] where the residual stream is normalized.
    Hidden,
}

impl Output {
    /// Where it is after a pass, and how many values a row of it has.
    pub fn place(self, plan: &Plan) -> (Buf, usize) {
        match self {
            Output::Logits => (Buf::Logits, plan.n_vocab),
            Output::Hidden if plan.stream_norm => (Buf::X, plan.n_embd),
            Output::Hidden => (Buf::Norm, plan.n_embd),
        }
    }
}

/// Runs the batch through some layers of the model: keys and values into the cache, `output` of the tokens that want it.
/// Of an encoder that is hidden states.
///
/// A backend that has not the first layers begins with the residual stream that another one made, in [`Buf::X`]; one that
/// has not the last leaves that of every token there.
pub fn forward(b: &impl Backend, model: &Model, layers: &Range<usize>, output: Output) {
    let (plan, weights) = (&model.plan, &model.weights);
    if layers.start == 0 {
        b.embed(&weights.token_embd, plan.embedding_scale, Buf::X);
        if let Some(positions) = &weights.position_embd {
            b.add_positions(positions, Buf::X);
        }
        if !weights.token_type.is_empty() {
            b.add_row(&weights.token_type, Buf::X);
        }
        stream_norm(b, weights.embd_norm.as_ref(), plan);
    }
    let last = weights.layers.len() - 1;
    for i in layers.clone() {
        let (layer, l) = (&weights.layers[i], &plan.layers[i]);
        match l.conv {
            None => attention(b, model, layer, l, i, i == last),
            Some(_) => convolution(b, model, layer, l, i, i == last),
        }
        let [after_attention, after_feed_forward] =
            layer.stream_norms.as_ref().map_or([None, None], |[a, b]| [Some(a), Some(b)]);
        stream_norm(b, after_attention, plan);
        feed_forward(b, model, layer, l);
        stream_norm(b, after_feed_forward, plan);
        if i < plan.n_deepstack {
            b.add_deepstack(i, Buf::X, plan.n_embd);
        }
    }
    if layers.end <= last || plan.stream_norm {
        return;
    }
    b.rms_norm(Buf::X, &weights.output_norm, plan.norm_eps, Buf::Norm);
    if output == Output::Hidden {
        return;
    }
    b.linear(Buf::Norm, &[(&weights.output, Buf::Logits)]);
    if plan.logit_scale != 1.0 || plan.logit_softcap != 0.0 {
        b.scale_softcap(Buf::Logits, plan.logit_scale, plan.logit_softcap, plan.n_vocab);
    }
}

/// x += wo · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x)
fn attention(b: &impl Backend, model: &Model, layer: &Layer, l: &LayerPlan, i: usize, is_last: bool) {
    let plan = &model.plan;
    let x = normed(b, &layer.attn_norm, plan.norm_eps);
    let [wq, wk, wv] = &layer.qkv;
    b.linear(x, &[(wq, Buf::Q), (wk, Buf::K), (wv, Buf::V)]);
    let [norm_q, norm_k] = &layer.qk_norm;
    match l.qk_norm {
        QkNorm::None => {}
        QkNorm::Head => {
            b.rms_norm_heads(Buf::Q, l.n_head, norm_q, plan.norm_eps);
            b.rms_norm_heads(Buf::K, l.n_head_kv, norm_k, plan.norm_eps);
        }
        QkNorm::Full => {
            b.rms_norm(Buf::Q, norm_q, plan.norm_eps, Buf::Q);
            b.rms_norm(Buf::K, norm_k, plan.norm_eps, Buf::K);
        }
    }
    if let Some(rope) = l.rope {
        b.rope(Buf::Q, l.n_head, l.d_k, rope);
        b.rope(Buf::K, l.n_head_kv, l.d_k, rope);
    }
    if let Some(temperature) = l.attn_temperature {
        b.attn_temperature(Buf::Q, l.n_head * l.d_k, temperature);
    }
    let at = attention_of(plan, l, i);
    b.store_kv(&at, Buf::K, Buf::V);
    if is_last {
        b.keep_outputs(&[(Buf::X, plan.n_embd), (Buf::Q, l.n_head * l.d_k)]);
    }
    b.attend(&at, Buf::Q, Buf::Attn);
    b.linear(Buf::Attn, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, &layer.post_attention_norm);
}

/// x += w_out · (c · conv(b · z)), where b, c and z are linear in norm(x).
fn convolution(b: &impl Backend, model: &Model, layer: &Layer, l: &LayerPlan, i: usize, is_last: bool) {
    let n_embd = model.plan.n_embd;
    let x = normed(b, &layer.attn_norm, model.plan.norm_eps);
    let [wb, wc, wz] = &layer.qkv;
    b.linear(x, &[(wb, Buf::K), (wc, Buf::Q), (wz, Buf::Out)]);
    let at = attention_of(&model.plan, l, i);
    b.store_product(&at, Buf::K, Buf::Out);
    if is_last {
        b.keep_outputs(&[(Buf::X, n_embd), (Buf::Q, n_embd)]);
    }
    b.convolve(&at, &layer.conv, Buf::Q);
    b.linear(Buf::Q, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, &layer.post_attention_norm);
}

/// The layer's place in the cache.
fn attention_of(plan: &Plan, l: &LayerPlan, i: usize) -> Attention {
    Attention {
        layer: i,
        n_head: l.n_head,
        n_head_kv: l.n_head_kv,
        d_k: l.d_k,
        d_v: l.d_v,
        scale: l.attn_scale,
        softcap: l.attn_softcap,
        window: l.window,
        symmetric: plan.bidirectional,
    }
}

/// x += w_down · (activation(w_gate · norm(x)) · (w_up · norm(x))), or the same by the experts a router picks.
fn feed_forward(b: &impl Backend, model: &Model, layer: &Layer, l: &LayerPlan) {
    let x = normed(b, &layer.ffn_norm, model.plan.norm_eps);
    match &layer.ffn {
        Ffn::Dense { gate_up: [gate, up], down } => {
            b.linear(x, &[(gate, Buf::Gate), (up, Buf::Up)]);
            b.gate(l.activation, Buf::Gate, Buf::Up, l.n_ff);
            b.linear(Buf::Gate, &[(down, Buf::Out)]);
        }
        Ffn::Plain { up, down } => {
            b.linear(x, &[(up, Buf::Up)]);
            b.activate(l.activation, Buf::Up, l.n_ff);
            b.linear(Buf::Up, &[(down, Buf::Out)]);
        }
        Ffn::Experts { router, experts } => {
            b.linear(x, &[(router, Buf::Router)]);
            if let Some(plan) = l.experts {
                b.experts(plan, l.activation, x, Buf::Router, experts, Buf::Out);
            }
        }
    }
    join(b, model, &layer.post_ffw_norm);
}

/// The residual stream, normalized if the architecture has a norm here.
fn normed(b: &impl Backend, weight: &[f32], eps: f32) -> Buf {
    if weight.is_empty() {
        return Buf::X;
    }
    b.rms_norm(Buf::X, weight, eps, Buf::Norm);
    Buf::Norm
}

/// Normalizes the residual stream where the architecture has a norm of it.
fn stream_norm(b: &impl Backend, norm: Option<&LayerNorm>, plan: &Plan) {
    if let Some(norm) = norm {
        b.layer_norm(Buf::X, norm, plan.norm_eps);
    }
}

/// Adds the branch to the residual stream, normalized first if the architecture says so.
fn join(b: &impl Backend, model: &Model, post_norm: &[f32]) {
    let plan = &model.plan;
    if !post_norm.is_empty() {
        b.rms_norm(Buf::Out, post_norm, plan.norm_eps, Buf::Out);
    }
    b.add(Buf::X, Buf::Out, plan.residual_scale, plan.n_embd);
}
