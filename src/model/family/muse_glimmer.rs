//! Muse Glimmer: embeddings normalized without a weight, norms on both sides of each part, those
//! after it with an ε of their own; queries and keys normalized per head, outputs of attention with
//! a gate; windowed layers with positions and global ones without; scaled and soft-capped logits.

use super::afmoe::windowed_layers_turn;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::{GateSource, QkNorm};
use crate::model::plan::{EmbeddingNorm, Plan};

/// ε of the norms after parts (`post_norm_eps`); files do not say it.
const POST_NORM_EPS: f32 = 1e-8;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.embedding_norm = EmbeddingNorm::Plain;
    plan.post_norm = true;
    plan.post_norm_eps = Some(POST_NORM_EPS);
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(0.0);
    let expected = "the factor of the logits";
    plan.logit_scale = meta
        .positive("logit_scale")?
        .ok_or_else(|| Error::MissingKey { key: meta.key("logit_scale"), expected })?;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
        attention.gate = Some(GateSource::Own);
    }
    windowed_layers_turn(meta, plan)
}
