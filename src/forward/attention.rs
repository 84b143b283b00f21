//! Attention.

use super::layer::LayerPass;
use super::mamba2;
use crate::backend::{Attention, Backend, Buf, Heads};
use crate::model::mixer::attention::{
    AttentionPlan, AttentionWeights, GateSource, KvSource, QkNorm,
};
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::vector::Vector;

/// Computes x += wo · attend(rope(norm(wq · x)), rope(norm(wk · x)), wv · x), or the same with
/// another layer's keys and values. The output of attention may have a gate.
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &AttentionWeights) {
    let x = pass.mixer_input();
    pass.laurel(x);
    read(pass, weights, x, None);
    pass.join_mixer();
    pass.join_laurel();
}

/// Computes x += wo · attend(…) + the output of a state space layer of the same input.
pub(super) fn with_mamba2<B: Backend>(
    pass: &LayerPass<B>,
    weights: &AttentionWeights,
    mamba2: &Mamba2Weights,
) {
    let n_embd = pass.plan().n_embd;
    let x = pass.mixer_input();
    mamba2::scan(pass, mamba2, x);
    mamba2::output(pass, mamba2, Buf::Branch);
    read(pass, weights, x, Some((Buf::Branch, n_embd)));
    pass.b.add(Buf::Out, Buf::Branch, 1.0, n_embd);
    pass.join_mixer();
}

/// Appends the keys and values that the layer makes of `x`, and does nothing else.
pub(super) fn store_keys_of<B: Backend>(pass: &LayerPass<B>, weights: &AttentionWeights, x: Buf) {
    let Some([k, v]) = &weights.kv else { return };
    pass.b.linear(x, &[(k, Buf::K), (v, Buf::V)]);
    let [_, norm_k] = &weights.qk_norm;
    norm_and_rope(pass, &weights.plan, norm_k.as_ref(), Buf::K, weights.plan.n_head_kv);
    store_keys(pass, weights);
}

/// Appends [`Buf::K`] and [`Buf::V`] to the cache, values normalized first if the plan has it.
fn store_keys<B: Backend>(pass: &LayerPass<B>, weights: &AttentionWeights) {
    let plan = &weights.plan;
    if let Some(v_norm) = &weights.v_norm {
        pass.b.rms_norm_heads(Buf::V, plan.n_head_kv, v_norm, pass.plan().norm_eps);
    }
    pass.b.store_kv(&operand(pass, plan), Buf::K, Buf::V);
}

/// Makes [`Buf::Out`] of the input `x` by attention. After the last layer's keys and values are
/// stored, it goes on for the tokens alone whose output is requested, and so do the rows of
/// `other`, a buffer and its width.
fn read<B: Backend>(
    pass: &LayerPass<B>,
    weights: &AttentionWeights,
    x: Buf,
    other: Option<(Buf, usize)>,
) {
    let b = pass.b;
    let plan = &weights.plan;
    let at = operand(pass, plan);
    let has_gates = plan.gate == Some(GateSource::Queries);
    let queries = if has_gates { Buf::Up } else { Buf::Q };
    let [norm_q, norm_k] = &weights.qk_norm;
    let q = (&weights.q, queries);
    match (&weights.kv, &weights.gate) {
        (Some([k, v]), Some(gate)) => {
            b.linear(x, &[q, (k, Buf::K), (v, Buf::V), (gate, Buf::Gate)]);
        }
        (Some([k, v]), None) => b.linear(x, &[q, (k, Buf::K), (v, Buf::V)]),
        (None, Some(gate)) => b.linear(x, &[q, (gate, Buf::Gate)]),
        (None, None) => b.linear(x, &[q]),
    }
    if has_gates {
        for (i, to) in [Buf::Q, Buf::Gate].into_iter().enumerate() {
            let from = Heads { buf: queries, size: 2 * plan.d_k, first: i * plan.d_k };
            let to = Heads { buf: to, size: plan.d_k, first: 0 };
            b.copy_heads(from, to, plan.n_head, plan.d_k);
        }
    }
    norm_and_rope(pass, plan, norm_q.as_ref(), Buf::Q, plan.n_head);
    if weights.kv.is_some() {
        norm_and_rope(pass, plan, norm_k.as_ref(), Buf::K, plan.n_head_kv);
    }
    if let Some(temperature) = plan.temperature {
        b.attn_temperature(Buf::Q, plan.n_head * plan.d_k, temperature);
    }
    if weights.kv.is_some() {
        store_keys(pass, weights);
        pass.keep_keys();
    }
    let own = [(Buf::Q, plan.n_head * plan.d_k), (Buf::Gate, plan.n_gates())];
    match other {
        None => pass.keep_outputs(&own),
        Some(other) => pass.keep_outputs(&[own[0], own[1], other]),
    }
    b.attend(&at, weights.sinks.as_ref(), Buf::Q, Buf::Attn);
    if plan.gate.is_some() {
        let n = plan.n_head * plan.d_v;
        b.sigmoid_gate(Buf::Attn, n, Buf::Gate, n);
    }
    if let Some(norm) = &weights.inner_norm {
        b.rms_norm(Buf::Attn, norm, pass.plan().norm_eps, Buf::Attn);
    }
    b.linear(Buf::Attn, &[(&weights.output, Buf::Out)]);
}

/// Computes `x = rope(norm(x))`, or `norm(rope(x))`, as the plan has it.
fn norm_and_rope<B: Backend>(
    pass: &LayerPass<B>,
    plan: &AttentionPlan,
    norm: Option<&Vector>,
    x: Buf,
    n_head: usize,
) {
    let b = pass.b;
    let eps = pass.plan().norm_eps;
    match (plan.qk_norm, norm) {
        (QkNorm::Head, Some(norm)) => b.rms_norm_heads(x, n_head, norm, eps),
        (QkNorm::Full, Some(norm)) => b.rms_norm(x, norm, eps, x),
        (QkNorm::LayerNormHeads, Some(norm)) => b.layer_norm_heads(x, n_head, norm, eps),
        (QkNorm::None | QkNorm::HeadAfterRope | QkNorm::PlainAfterRope, _) | (_, None) => {}
    }
    if let Some(rope) = plan.rope {
        b.rope(x, n_head, plan.d_k, rope);
    }
    if let (QkNorm::HeadAfterRope | QkNorm::PlainAfterRope, Some(norm)) = (plan.qk_norm, norm) {
        b.rms_norm_heads(x, n_head, norm, eps);
    }
}

/// Returns the operand of the operations on the layer's keys and values.
pub(super) fn operand<B: Backend>(pass: &LayerPass<B>, plan: &AttentionPlan) -> Attention {
    Attention {
        layer: match plan.kv {
            KvSource::Layer(layer) => layer,
            KvSource::Own | KvSource::ValuesAreKeys | KvSource::Given => pass.index,
        },
        n_head: plan.n_head,
        n_head_kv: plan.n_head_kv,
        d_k: plan.d_k,
        d_v: plan.d_v,
        scale: plan.scale,
        softcap: plan.softcap,
        alibi: pass.plan().alibi,
        window: plan.window,
        chunk: plan.chunk,
        symmetric: pass.plan().bidirectional,
        causal_images: plan.causal_images,
    }
}
