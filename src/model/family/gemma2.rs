//! Gemma 2: scaled embeddings, norms on both sides of each part, GELU, soft-capped scores and
//! logits, a sliding window on every second layer.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Plan};
use crate::model::rope::RopeKind;

/// Layers of the 27B model, whose scores are scaled by the width per head rather than by the head
/// size.
const LAYERS_27B: usize = 46;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let softcap = meta.float("attn_logit_softcapping")?.unwrap_or(50.0);
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(30.0);
    let window = meta.size("attention.sliding_window")?.unwrap_or(4096);
    let windowed = meta.window_pattern(plan.layers.len(), 2)?;
    common(meta, plan, LAYERS_27B)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        attention.softcap = softcap;
        attention.window = windowed.then_some(window);
    }
    Ok(())
}

/// Applies what Gemma 2 and 3 have in common. Their largest model is known by `layers_27b`, its
/// number of layers, where the file does not say how scores are scaled.
pub(super) fn common(meta: &Meta, plan: &mut Plan, layers_27b: usize) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.embedding_scale = (plan.n_embd as f32).sqrt();
    plan.post_norm = true;
    let is_27b = plan.layers.len() == layers_27b;
    let n_embd = plan.n_embd;
    for layer in &mut plan.layers {
        layer.activation = Activation::Gelu;
    }
    if meta.positive("attention.scale")?.is_some() {
        return Ok(());
    }
    for attention in plan.attentions_mut() {
        // a layer that has no heads is refused once all is known
        let width = if is_27b { n_embd / attention.n_head.max(1) } else { attention.d_k };
        attention.scale = 1.0 / (width as f32).sqrt();
    }
    Ok(())
}
