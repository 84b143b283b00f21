//! Command R7B and Command A (Cohere 2): attention and FFN side by side after one LayerNorm,
//! without biases; three windowed layers to one global, which alone has no positions; scaled
//! logits, tied embeddings.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{NormKind, Plan};

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let missing = |suffix, expected| Error::MissingKey { key: meta.key(suffix), expected };
    let eps = "attention.layer_norm_epsilon";
    plan.norm_eps = meta.positive(eps)?.ok_or_else(|| missing(eps, "epsilon of the norms"))?;
    let scale = "logit_scale";
    plan.logit_scale =
        meta.positive(scale)?.ok_or_else(|| missing(scale, "the factor of the logits"))?;
    plan.norm_kind = NormKind::Layer;
    plan.parallel = true;
    let window =
        meta.required_size("attention.sliding_window", "the window of three layers of four")?;
    let windowed = meta.window_pattern(plan.layers.len(), 4)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        attention.window = windowed.then_some(window);
        attention.rope = attention.rope.filter(|_| windowed);
    }
    Ok(())
}
