//! Gemma (1) and CodeGemma: scaled embeddings, GELU, rope on halves.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.embedding_scale = (plan.n_embd as f32).sqrt();
    for layer in &mut plan.layers {
        layer.activation = Activation::Gelu;
    }
    Ok(())
}
