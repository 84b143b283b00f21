//! The transformer, once, for every architecture and backend: one line per operation.

use std::ops::Range;

#[cfg(feature = "gpu")]
use crate::backend::gpu;
use crate::backend::{Attention, Backend, Buf, Columns, Heads, Output, cpu};
use crate::model::Model;
use crate::model::linear::LayerNorm;
use crate::model::mixer::delta_net::Delta;
use crate::model::mixer::latent::Latent;
use crate::model::mixer::mamba2::Mamba;
use crate::model::mixer::recurrent::Recurrent;
use crate::model::plan::{self, Activation, LayerPlan, Plan, QkNorm};
use crate::model::vector::Vector;
use crate::model::weights::{Both, Ffn, Layer, PerLayer, PerLayerInputs, Shared};

/// Runs the batch through some layers of the model: keys and values into the cache, `output` of the
/// tokens that want it. Of an encoder that is hidden states.
///
/// A backend that has not the first layers begins with the residual stream that another one made,
/// in [`Buf::X`]; one that has not the last leaves that of every token there. Models whose layers
/// share more than that (see [`Plan::is_whole`]) are not cut.
pub fn forward(b: &impl Backend, model: &Model, layers: &Range<usize>, output: Output) {
    let plan = &model.plan;
    let weights = &model.weights;
    if layers.start == 0 {
        b.embed(&weights.token_embd, plan.embedding_scale, Buf::X);
        if let Some(positions) = &weights.position_embd {
            b.add_positions(positions, Buf::X);
        }
        if let Some(token_type) = &weights.token_type {
            b.add_row(token_type, Buf::X);
        }
        stream_norm(b, weights.embd_norm.as_ref(), plan);
        if let Some(inputs) = &weights.per_layer {
            per_layer_inputs(b, model, inputs);
        }
    }
    // behind the last layer that stores keys and values, no other token is of use
    let last = plan.layers.iter().rposition(|l| l.kv_of.is_none()).unwrap_or(0);
    for i in layers.clone() {
        let layer = &weights.layers[i];
        let l = &plan.layers[i];
        if let Some(weights) = &layer.recurrent {
            match &**weights {
                Recurrent::Delta(weights) => delta_net(b, model, layer, weights, i, i == last),
                Recurrent::Mamba(weights) => state_space(b, model, layer, weights, i, i == last),
            }
        } else if let (Some(latent), Some(weights)) = (l.latent, &layer.latent) {
            latent_attention(b, model, (layer, weights), (l, latent), i, i == last);
        } else if l.conv.is_some() {
            convolution(b, model, layer, l, i, i == last);
        } else {
            attention(b, model, layer, l, i, i == last);
        }
        let [after_attention, after_feed_forward] =
            layer.stream_norms.as_ref().map_or([None, None], |[a, b]| [Some(a), Some(b)]);
        stream_norm(b, after_attention, plan);
        feed_forward(b, model, layer, l);
        stream_norm(b, after_feed_forward, plan);
        if let Some(weights) = &layer.per_layer {
            per_layer(b, model, weights, l.activation, i);
        }
        if layer.output_scale != 1.0 {
            b.scale_softcap(Buf::X, layer.output_scale, 0.0, plan.n_embd);
        }
        if i < plan.n_deepstack {
            b.add_deepstack(i, Buf::X, plan.n_embd);
        }
    }
    if layers.end < plan.layers.len() || plan.stream_norm {
        return;
    }
    if let Some(output_norm) = &weights.output_norm {
        norm(b, plan, Buf::X, output_norm, Buf::Norm);
    }
    if output == Output::Hidden {
        return;
    }
    b.linear(Buf::Norm, &[(&weights.output, Buf::Logits)]);
    if plan.logit_scale != 1.0 || plan.logit_softcap != 0.0 {
        b.scale_softcap(Buf::Logits, plan.logit_scale, plan.logit_softcap, plan.n_vocab);
    }
}

/// Runs the batch through some layers on the CPU; see [`forward`].
pub fn on_cpu(pass: &cpu::Pass<'_>, model: &Model, layers: &Range<usize>, output: Output) {
    forward(pass, model, layers, output);
}

/// Runs the batch through some layers on a GPU; see [`forward`].
#[cfg(feature = "gpu")]
pub fn on_gpu(pass: &gpu::Pass<'_, '_>, model: &Model, layers: &Range<usize>, output: Output) {
    forward(pass, model, layers, output);
}

/// slices = scale · table + norm(projection · x)
fn per_layer_inputs(b: &impl Backend, model: &Model, inputs: &PerLayerInputs) {
    let n_layer = model.plan.layers.len();
    b.embed_text(&inputs.token_embd, inputs.scale, Buf::PerLayer);
    b.linear(Buf::X, &[(&inputs.projection, Buf::Up)]);
    b.rms_norm_heads(Buf::Up, n_layer, &inputs.norm, inputs.eps);
    b.add(Buf::PerLayer, Buf::Up, 1.0, n_layer * model.plan.n_per_layer);
}

/// x += norm(w_out · (activation(w_gate · x) · slice of the layer))
fn per_layer(
    b: &impl Backend,
    model: &Model,
    weights: &PerLayer,
    activation: Activation,
    i: usize,
) {
    let n = model.plan.n_per_layer;
    let slice = Columns { buf: Buf::PerLayer, first: i * n, of: model.plan.layers.len() * n };
    b.linear(Buf::X, &[(&weights.gate, Buf::Gate)]);
    b.gate(activation, Buf::Gate, slice, n);
    b.linear(Buf::Gate, &[(&weights.out, Buf::Out)]);
    join(b, model, Some(&weights.post_norm));
}

/// x += wo · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x), or the same with another
/// layer's keys and values. What attention read may have a gate, which is made with the queries.
fn attention(
    b: &impl Backend,
    model: &Model,
    layer: &Layer,
    l: &LayerPlan,
    i: usize,
    is_last: bool,
) {
    let plan = &model.plan;
    let x = normed(b, plan, layer.attn_norm.as_ref());
    let [norm_q, norm_k] = &layer.qk_norm;
    let queries = if l.gated_attention { Buf::Up } else { Buf::Q };
    let made = [(Buf::Q, l.n_head, norm_q), (Buf::K, l.n_head_kv, norm_k)];
    let made = match &layer.kv {
        Some([wk, wv]) => {
            b.linear(x, &[(&layer.q, queries), (wk, Buf::K), (wv, Buf::V)]);
            &made[..]
        }
        None => {
            b.linear(x, &[(&layer.q, queries)]);
            &made[..1]
        }
    };
    if l.gated_attention {
        for (part, to) in [Buf::Q, Buf::Gate].into_iter().enumerate() {
            let from = Heads { buf: queries, size: 2 * l.d_k, first: part * l.d_k };
            b.copy_heads(from, Heads { buf: to, size: l.d_k, first: 0 }, l.n_head, l.d_k);
        }
    }
    for &(buf, n_head, norm) in made {
        match (l.qk_norm, norm) {
            (QkNorm::Head, Some(norm)) => b.rms_norm_heads(buf, n_head, norm, plan.norm_eps),
            (QkNorm::Full, Some(norm)) => b.rms_norm(buf, norm, plan.norm_eps, buf),
            (QkNorm::None | QkNorm::HeadAfterRope, _) | (_, None) => {}
        }
        if let Some(rope) = l.rope {
            b.rope(buf, n_head, l.d_k, rope);
        }
        if let (QkNorm::HeadAfterRope, Some(norm)) = (l.qk_norm, norm) {
            b.rms_norm_heads(buf, n_head, norm, plan.norm_eps);
        }
    }
    if let Some(temperature) = l.attn_temperature {
        b.attn_temperature(Buf::Q, l.n_head * l.d_k, temperature);
    }
    let at = attention_of(plan, l, i);
    if layer.kv.is_some() {
        if let Some(v_norm) = &layer.v_norm {
            b.rms_norm_heads(Buf::V, l.n_head_kv, v_norm, plan.norm_eps);
        }
        b.store_kv(&at, Buf::K, Buf::V);
    }
    if is_last {
        keep_outputs(b, plan, &[(Buf::Q, l.n_head * l.d_k), (Buf::Gate, l.n_gates())]);
    }
    b.attend(&at, layer.sinks.as_ref(), Buf::Q, Buf::Attn);
    if l.gated_attention {
        b.sigmoid_gate(Buf::Attn, l.n_head * l.d_v, Buf::Gate, l.n_head * l.d_v);
    }
    b.linear(Buf::Attn, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, layer.post_attention_norm.as_ref());
}

/// x += wo · v_b · attend([rope(q_r), k_b · q_n], [rope(k_r), c], c), where q_n and q_r are the
/// parts of queries, and c = norm(w_c · x) is the vector that keys and values of all heads are made
/// of.
fn latent_attention(
    b: &impl Backend,
    model: &Model,
    (layer, weights): (&Layer, &Latent),
    (l, latent): (&LayerPlan, plan::Latent),
    i: usize,
    is_last: bool,
) {
    let plan = &model.plan;
    let Some([rotated, shared]) = &layer.kv else { return };
    let n_rot = l.d_k - latent.n;
    let d_q = latent.d_nope + l.d_k - latent.n;
    let x = normed(b, plan, layer.attn_norm.as_ref());
    b.linear(x, &[(rotated, Buf::Out), (shared, Buf::V)]);
    match &weights.q_a {
        Some((q_a, norm)) => {
            b.linear(x, &[(q_a, Buf::Gate)]);
            b.rms_norm(Buf::Gate, norm, plan.norm_eps, Buf::Gate);
            b.linear(Buf::Gate, &[(&layer.q, Buf::Up)]);
        }
        None => b.linear(x, &[(&layer.q, Buf::Up)]),
    }
    b.rms_norm(Buf::V, &weights.kv_norm, plan.norm_eps, Buf::V);
    let heads = |buf, size, first| Heads { buf, size, first };
    b.copy_heads(heads(Buf::Out, n_rot, 0), heads(Buf::K, l.d_k, 0), 1, n_rot);
    b.copy_heads(heads(Buf::V, latent.n, 0), heads(Buf::K, l.d_k, n_rot), 1, latent.n);
    b.copy_heads(heads(Buf::Up, d_q, latent.d_nope), heads(Buf::Q, l.d_k, 0), l.n_head, n_rot);
    b.multiply_heads(heads(Buf::Up, d_q, 0), &weights.k_b, heads(Buf::Q, l.d_k, n_rot));
    if let Some(rope) = l.rope {
        b.rope(Buf::Q, l.n_head, l.d_k, rope);
        b.rope(Buf::K, 1, l.d_k, rope);
    }
    let at = attention_of(plan, l, i);
    b.store_kv(&at, Buf::K, Buf::V);
    if is_last {
        keep_outputs(b, plan, &[(Buf::Q, l.n_head * l.d_k)]);
    }
    b.attend(&at, layer.sinks.as_ref(), Buf::Q, Buf::Attn);
    b.multiply_heads(heads(Buf::Attn, latent.n, 0), &weights.v_b, heads(Buf::Up, latent.d_v, 0));
    b.linear(Buf::Up, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, layer.post_attention_norm.as_ref());
}

/// x += w_out · (c · conv(b · z)), where b, c and z are linear in norm(x).
fn convolution(
    b: &impl Backend,
    model: &Model,
    layer: &Layer,
    l: &LayerPlan,
    i: usize,
    is_last: bool,
) {
    let plan = &model.plan;
    let x = normed(b, plan, layer.attn_norm.as_ref());
    let at = attention_of(plan, l, i);
    if let Some([wb, wz]) = &layer.kv {
        b.linear(x, &[(wb, Buf::K), (&layer.q, Buf::Q), (wz, Buf::Out)]);
        b.store_product(&at, Buf::K, Buf::Out);
    }
    if is_last {
        keep_outputs(b, plan, &[(Buf::Q, plan.n_embd)]);
    }
    if let Some(conv) = &layer.conv {
        b.convolve(&at, conv, Buf::Q);
    }
    b.linear(Buf::Q, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, layer.post_attention_norm.as_ref());
}

/// x += w_out · (norm(delta(conv(w_qkv · x), w_β · x, w_α · x)) · silu(w_gate · x))
fn delta_net(
    b: &impl Backend,
    model: &Model,
    layer: &Layer,
    weights: &Delta,
    i: usize,
    is_last: bool,
) {
    let plan = &model.plan;
    let n_out = weights.net.n_out();
    let x = normed(b, plan, layer.attn_norm.as_ref());
    let Delta { gate, beta, alpha, .. } = weights;
    b.linear(x, &[(&layer.q, Buf::Q), (gate, Buf::Gate), (beta, Buf::K), (alpha, Buf::V)]);
    b.convolve_state(i, &weights.conv, Buf::Q);
    b.delta_rule(i, weights, plan.norm_eps, [Buf::Q, Buf::K, Buf::V], Buf::Attn);
    if is_last {
        keep_outputs(b, plan, &[(Buf::Attn, n_out), (Buf::Gate, n_out)]);
    }
    b.rms_norm_heads(Buf::Attn, weights.net.n_v, &weights.norm, plan.norm_eps);
    b.gate(Activation::Silu, Buf::Gate, Columns::all(Buf::Attn, n_out), n_out);
    b.linear(Buf::Gate, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, layer.post_attention_norm.as_ref());
}

/// x += w_out · norm(scan(conv(w_xBC · x), w_step · x) · silu(w_gate · x))
fn state_space(
    b: &impl Backend,
    model: &Model,
    layer: &Layer,
    weights: &Mamba,
    i: usize,
    is_last: bool,
) {
    let plan = &model.plan;
    let n_out = weights.space.n_out();
    let x = normed(b, plan, layer.attn_norm.as_ref());
    b.linear(x, &[(&layer.q, Buf::Q), (&weights.gate, Buf::Gate), (&weights.step, Buf::K)]);
    b.convolve_state(i, &weights.conv, Buf::Q);
    b.state_space(i, weights, [Buf::Q, Buf::K], Buf::Attn);
    if is_last {
        keep_outputs(b, plan, &[(Buf::Attn, n_out), (Buf::Gate, n_out)]);
    }
    b.gate(Activation::Silu, Buf::Gate, Columns::all(Buf::Attn, n_out), n_out);
    b.rms_norm_groups(Buf::Gate, weights.space.n_group, &weights.norm, plan.norm_eps);
    b.linear(Buf::Gate, &[(&layer.attn_output, Buf::Out)]);
    join(b, model, layer.post_attention_norm.as_ref());
}

/// From here on only the tokens that want something. Of them goes on what the layer has made so
/// far, `own` (buffers and their widths, at most two), and what it and those behind it have
/// besides.
fn keep_outputs(b: &impl Backend, plan: &Plan, own: &[(Buf, usize)]) {
    let read_again = if plan.parallel { plan.n_embd } else { 0 };
    let slices = plan.n_per_layer * plan.layers.len();
    let all = [(Buf::X, plan.n_embd), (Buf::Norm, read_again), (Buf::PerLayer, slices)];
    let mut bufs = [(Buf::X, 0); 5];
    let there = all.iter().chain(own).filter(|(_, width)| *width > 0);
    let n = bufs.iter_mut().zip(there).map(|(buf, &there)| *buf = there).count();
    b.keep_outputs(&bufs[..n]);
}

/// The layer's place in the cache.
fn attention_of(plan: &Plan, l: &LayerPlan, i: usize) -> Attention {
    Attention {
        layer: l.kv_of.unwrap_or(i),
        n_head: l.n_head,
        n_head_kv: l.n_head_kv,
        d_k: l.d_k,
        d_v: l.d_v,
        scale: l.attn_scale,
        softcap: l.attn_softcap,
        alibi: plan.alibi,
        window: l.window,
        symmetric: plan.bidirectional,
        causal_images: l.causal_images,
    }
}

/// x += w_down · (activation(w_gate · norm(x)) · (w_up · norm(x))), or the same by the experts a
/// router picks, or both. Beside attention it takes what that has normalized, in place of norm(x).
fn feed_forward(b: &impl Backend, model: &Model, layer: &Layer, l: &LayerPlan) {
    let x = if model.plan.parallel {
        Buf::Norm
    } else {
        normed(b, &model.plan, layer.ffn_norm.as_ref())
    };
    match &layer.ffn {
        Ffn::Dense(weights) => b.dense(l.activation, x, weights, Buf::Out),
        Ffn::Plain { up, down } => {
            b.linear(x, &[(up, Buf::Up)]);
            b.activate(l.activation, Buf::Up, l.n_ff);
            b.linear(Buf::Up, &[(down, Buf::Out)]);
        }
        Ffn::Experts(mixture) => {
            b.linear(x, &[(&mixture.router, Buf::Router)]);
            b.experts(l.activation, x, Buf::Router, mixture, Buf::Out);
        }
        Ffn::Both(both) => dense_and_experts(b, model, both, l, x),
        Ffn::Shared(shared) => shared_and_experts(b, model, shared, l, x),
    }
    join(b, model, layer.post_ffw_norm.as_ref());
}

/// out = norm(dense(x)) + norm(experts(norm(residual stream)))
fn dense_and_experts(b: &impl Backend, model: &Model, both: &Both, l: &LayerPlan, x: Buf) {
    let eps = model.plan.norm_eps;
    let n_embd = model.plan.n_embd;
    b.dense(l.activation, x, &both.dense, Buf::Out);
    b.rms_norm(Buf::Out, &both.dense_post_norm, eps, Buf::Out);
    b.rms_norm(Buf::X, &both.router_norm, eps, Buf::Norm);
    b.linear(Buf::Norm, &[(&both.mixture.router, Buf::Router)]);
    b.rms_norm(Buf::X, &both.mixture_norm, eps, Buf::Norm);
    b.experts(l.activation, Buf::Norm, Buf::Router, &both.mixture, Buf::Beside);
    b.rms_norm(Buf::Beside, &both.mixture_post_norm, eps, Buf::Beside);
    b.add(Buf::Out, Buf::Beside, 1.0, n_embd);
}

/// out = experts(x) + σ(gate · x) · dense(x), or without a gate all of the latter
fn shared_and_experts(b: &impl Backend, model: &Model, shared: &Shared, l: &LayerPlan, x: Buf) {
    let n_embd = model.plan.n_embd;
    b.linear(x, &[(&shared.mixture.router, Buf::Router)]);
    b.experts(l.activation, x, Buf::Router, &shared.mixture, Buf::Out);
    b.dense(l.activation, x, &shared.dense, Buf::Beside);
    if let Some(gate) = &shared.gate {
        b.linear(x, &[(gate, Buf::Router)]);
        b.sigmoid_gate(Buf::Beside, n_embd, Buf::Router, 1);
    }
    b.add(Buf::Out, Buf::Beside, 1.0, n_embd);
}

/// `out = norm(x)`, with the kind of norm that the architecture has.
fn norm(b: &impl Backend, plan: &Plan, x: Buf, weight: &Vector, out: Buf) {
    if plan.centered {
        b.layer_norm(x, weight, None, plan.norm_eps, out);
    } else {
        b.rms_norm(x, weight, plan.norm_eps, out);
    }
}

/// The residual stream, normalized if the architecture has a norm here.
fn normed(b: &impl Backend, plan: &Plan, weight: Option<&Vector>) -> Buf {
    let Some(weight) = weight else { return Buf::X };
    norm(b, plan, Buf::X, weight, Buf::Norm);
    Buf::Norm
}

/// Normalizes the residual stream where the architecture has a norm of it.
fn stream_norm(b: &impl Backend, norm: Option<&LayerNorm>, plan: &Plan) {
    if let Some(LayerNorm { weight, bias }) = norm {
        b.layer_norm(Buf::X, weight, bias.as_ref(), plan.norm_eps, Buf::X);
    }
}

/// Adds the branch to the residual stream, normalized first if the architecture says so.
fn join(b: &impl Backend, model: &Model, post_norm: Option<&Vector>) {
    let plan = &model.plan;
    if let Some(post_norm) = post_norm {
        norm(b, plan, Buf::Out, post_norm, Buf::Out);
    }
    b.add(Buf::X, Buf::Out, plan.residual_scale, plan.n_embd);
}
