//! Latent attention.

use super::layer::LayerPass;
use crate::backend::{Attention, Backend, Buf, Heads};
use crate::model::mixer::latent::LatentWeights;

/// Computes x += wo · v_b · attend([rope(q_r), k_b · q_n], [rope(k_r), c], c), where q_n and q_r
/// are the parts of queries, and c = norm(w_c · x) is the latent vector that keys and values of all
/// heads are made of.
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &LatentWeights) {
    let b = pass.b;
    let plan = &weights.plan;
    let eps = pass.plan().norm_eps;
    let d_k = plan.d_k();
    let x = pass.mixer_input();
    // the rotated part of the key, until queries take its place
    let key = (&weights.k_rot, Buf::Q);
    let latent = (&weights.latent, Buf::V);
    match &weights.q_a {
        Some((q_a, norm)) => {
            b.linear(x, &[key, latent, (q_a, Buf::Gate)]);
            b.rms_norm(Buf::Gate, norm, eps, Buf::Gate);
            b.linear(Buf::Gate, &[(&weights.q, Buf::Up)]);
        }
        None => b.linear(x, &[key, latent, (&weights.q, Buf::Up)]),
    }
    b.rms_norm(Buf::V, &weights.latent_norm, eps, Buf::V);
    let heads = |buf, size, first| Heads { buf, size, first };
    let key_latent = heads(Buf::K, d_k, plan.d_rot);
    b.copy_heads(heads(Buf::Q, plan.d_rot, 0), heads(Buf::K, d_k, 0), 1, plan.d_rot);
    b.copy_heads(heads(Buf::V, plan.n_latent, 0), key_latent, 1, plan.n_latent);
    let rotated = heads(Buf::Up, plan.d_q(), plan.d_nope);
    b.copy_heads(rotated, heads(Buf::Q, d_k, 0), plan.n_head, plan.d_rot);
    let query_latent = heads(Buf::Q, d_k, plan.d_rot);
    b.multiply_heads(heads(Buf::Up, plan.d_q(), 0), &weights.k_b, query_latent);
    if let Some(rope) = plan.rope {
        b.rope(Buf::Q, plan.n_head, d_k, rope);
        b.rope(Buf::K, 1, d_k, rope);
    }
    let at = Attention {
        layer: pass.index,
        n_head: plan.n_head,
        n_head_kv: 1,
        d_k,
        d_v: plan.n_latent,
        scale: plan.scale,
        softcap: 0.0,
        alibi: 0.0,
        window: None,
        chunk: None,
        symmetric: false,
        causal_images: false,
    };
    b.store_kv(&at, Buf::K, Buf::V);
    pass.keep_outputs(&[(Buf::Q, plan.n_head * d_k)]);
    b.attend(&at, None, Buf::Q, Buf::Attn);
    let output = heads(Buf::Up, plan.d_v, 0);
    b.multiply_heads(heads(Buf::Attn, plan.n_latent, 0), &weights.v_b, output);
    b.linear(Buf::Up, &[(&weights.output, Buf::Out)]);
    pass.join_mixer();
}
