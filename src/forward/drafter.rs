//! The first part of layers that draft for another model: they read its hidden states, which are
//! in [`Buf::Branch`], each with the token after it.

use super::attention;
use super::layer::{LayerPass, PAIR};
use crate::backend::{Backend, Buf, Heads, StepOutput};
use crate::model::mixer::{MixerPlan, MixerWeights};
use crate::model::plan::ReadRows;
use crate::model::vector::Vector;
use crate::model::weights::{
    AssistantInput, DflashInput, DrafterInput, Eagle3Input, MtpInput, SharedKeys,
};
use crate::model::{Model, Plan};

/// Makes the residual stream.
pub(super) fn input(b: &impl Backend, model: &Model, weights: &DrafterInput, output: StepOutput) {
    match weights {
        DrafterInput::Mtp(weights) => mtp(b, model, weights),
        DrafterInput::Eagle3(weights) => eagle3(b, model, weights, output),
        DrafterInput::Assistant(weights) => assistant(b, model, weights, output),
        DrafterInput::Dflash(_) => {
            b.embed(&model.weights.token_embd, model.plan.embedding_scale, Buf::X);
        }
    }
}

/// Appends to the cache of each layer the keys and values that it makes of
/// x = norm(w · hidden states of the model), in place of a pass.
pub(super) fn read_context(b: &impl Backend, model: &Model, weights: &DflashInput) {
    b.linear(Buf::Branch, &[(&weights.projection, Buf::X)]);
    b.rms_norm(Buf::X, &weights.norm, model.plan.norm_eps, Buf::Norm);
    for (index, layer) in model.weights.layers.iter().enumerate() {
        let pass = LayerPass { b, model, index, is_last: false, keeps_keys: false };
        if let MixerWeights::Attention(attention) = &layer.mixer {
            attention::store_keys_of(&pass, attention, Buf::Norm);
        }
        b.end_layer();
    }
}

/// Computes x = w · [norm(embedding of the next token), norm(hidden state)].
fn mtp(b: &impl Backend, model: &Model, weights: &MtpInput) {
    let plan = &model.plan;
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::X);
    normed_half(b, plan, Buf::X, &weights.embedding_norm, 0);
    normed_half(b, plan, Buf::Branch, &weights.hidden_norm, 1);
    b.linear(PAIR, &[(&weights.projection, Buf::X)]);
}

/// Computes x = w · norm(hidden states of the model), or the drafter's own hidden state as it is,
/// and [`PAIR`] of it and the embedding of the next token. With a norm before the residual stream,
/// x goes on with that.
fn eagle3(b: &impl Backend, model: &Model, weights: &Eagle3Input, output: StepOutput) {
    let plan = &model.plan;
    let n = plan.n_embd;
    let whole = |buf| Heads { buf, size: n, first: 0 };
    if output == StepOutput::Continued {
        b.copy_heads(whole(Buf::Branch), whole(Buf::X), 1, n);
    } else {
        if let Some(norm) = &weights.state_norm {
            b.rms_norm(Buf::Branch, norm, plan.norm_eps, Buf::Branch);
        }
        b.linear(Buf::Branch, &[(&weights.projection, Buf::X)]);
    }
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::Out);
    normed_half(b, plan, Buf::Out, &weights.embedding_norm, 0);
    normed_half(b, plan, Buf::X, &weights.hidden_norm, 1);
    if weights.norm_before_residual {
        b.copy_heads(whole(Buf::Norm), whole(Buf::X), 1, n);
    }
}

/// Appends the model's keys and values to the cache, but where the assistant goes on from its own
/// state or has the model's cache, and computes, of the tokens whose output is requested alone,
/// x = w · [embedding, hidden state].
fn assistant(b: &impl Backend, model: &Model, weights: &AssistantInput, output: StepOutput) {
    let plan = &model.plan;
    let Some(ReadRows { n: n_read, half }) = plan.reads else { return };
    let mut size = half;
    if output != StepOutput::Continued && !b.shares_cache() {
        size = n_read;
        for keys in &weights.keys {
            store_keys(b, model, keys, n_read);
        }
    }
    b.keep_outputs(&[(Buf::Branch, size)]);
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::Taps);
    let pair = |first| Heads { buf: PAIR, size: 2 * half, first };
    b.copy_heads(Heads { buf: Buf::Taps, size: half, first: 0 }, pair(0), 1, half);
    b.copy_heads(Heads { buf: Buf::Branch, size, first: 0 }, pair(half), 1, half);
    b.linear(PAIR, &[(&weights.projection, Buf::X)]);
}

/// Appends keys and values of a layer of the model, which stand in rows of `n_read` values.
fn store_keys(b: &impl Backend, model: &Model, keys: &SharedKeys, n_read: usize) {
    let pass = LayerPass { b, model, index: keys.layer, is_last: false, keeps_keys: false };
    let MixerPlan::Attention(attention) = &pass.layer_plan().mixer else { return };
    let n_k = attention.n_head_kv * attention.d_k;
    let n_v = attention.n_head_kv * attention.d_v;
    let read = |first| Heads { buf: Buf::Branch, size: n_read, first };
    b.copy_heads(read(keys.first), Heads { buf: Buf::K, size: n_k, first: 0 }, 1, n_k);
    b.copy_heads(read(keys.first + n_k), Heads { buf: Buf::V, size: n_v, first: 0 }, 1, n_v);
    b.store_kv(&attention::operand(&pass, attention), Buf::K, Buf::V);
}

/// Makes a half of [`PAIR`] of the norm of `x`, which stays in [`Buf::Norm`].
fn normed_half(b: &impl Backend, plan: &Plan, x: Buf, norm: &Vector, half: usize) {
    let n = plan.n_embd;
    b.rms_norm(x, norm, plan.norm_eps, Buf::Norm);
    let from = Heads { buf: Buf::Norm, size: n, first: 0 };
    b.copy_heads(from, Heads { buf: PAIR, size: 2 * n, first: half * n }, 1, n);
}
