//! BERT and what is built on it (BGE, E5, MiniLM, Arctic): encoders. The residual stream is
//! normalized after each part, positions are learned, the FFN has no gate, GELU. Nomic's have rope
//! and SwiGLU instead, Jina's second generation no positions but ALiBi, and a gate. Nomic's second
//! generation has rope, no gate, and experts in every other layer. GTE's own class has rope, and a
//! gate by GELU.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Gating, HeadActivation, Plan, ScoreHead};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn bert(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    encoder(meta, plan)?;
    plan.learned_positions = Some(plan.n_ctx_train);
    for layer in &mut plan.layers {
        layer.gated = false;
        layer.activation = Activation::Gelu;
    }
    without_positions(plan);
    Ok(())
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn nomic(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    encoder(meta, plan)?;
    plan.ropes[0].kind = RopeKind::Neox;
    Ok(())
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn nomic_moe(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    nomic(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: false })?;
    for layer in &mut plan.layers {
        layer.gated = false;
        layer.activation = Activation::GeluErf;
        if let Some(experts) = &mut layer.experts {
            experts.gated = false;
        }
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn gte(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    nomic(meta, plan)?;
    for layer in &mut plan.layers {
        layer.activation = Activation::GeluErf;
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn jina(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    encoder(meta, plan)?;
    plan.alibi = 8.0; // no file says otherwise
    for layer in &mut plan.layers {
        layer.activation = Activation::Gelu;
    }
    without_positions(plan);
    Ok(())
}

/// Takes the rotary embedding away.
fn without_positions(plan: &mut Plan) {
    for attention in plan.attentions_mut() {
        attention.rope = None;
    }
}

/// Applies what all have in common.
fn encoder(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    if meta.flag("attention.causal")? == Some(true) {
        return Err(meta.bad(
            "attention.causal",
            true,
            "false: an encoder reads its text in both directions",
        ));
    }
    plan.n_token_types = meta.token_types()?;
    plan.tells_pairs = tells_pairs(meta, plan.n_token_types)?;
    plan.head = Some(ScoreHead::Dense(head_activation(meta)?));
    plan.bidirectional = true;
    plan.stream_norm = true;
    plan.pre_norm = false;
    Ok(())
}

/// Returns the function between the matrices of a head: tanh, unless hob has written another.
fn head_activation(meta: &Meta) -> Result<HeadActivation, Error> {
    const SUFFIX: &str = "classifier.activation";
    match meta.string(SUFFIX)? {
        None | Some("tanh") => Ok(HeadActivation::Tanh),
        Some("relu") => Ok(HeadActivation::Relu),
        Some(other) => Err(meta.bad(SUFFIX, other, "tanh or relu")),
    }
}

/// Returns whether a head was trained with pairs of texts of two kinds, which hob has written.
fn tells_pairs(meta: &Meta, n_token_types: usize) -> Result<bool, Error> {
    const SUFFIX: &str = "classifier.pair_types";
    let tells = meta.flag(SUFFIX)? == Some(true);
    if tells && (n_token_types < 2 || !meta.has_tensor("token_types.weight")) {
        return Err(meta.bad(SUFFIX, true, "false where there are no two kinds of text"));
    }
    Ok(tells)
}
