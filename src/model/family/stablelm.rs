//! StableLM: LayerNorm, rope on halves, of a part of each head. The 12B model has attention and FFN
//! side by side, and norms of queries and keys.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{NormKind, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.norm_kind = NormKind::Layer;
    plan.norm_bias = true;
    plan.parallel = !meta.has_tensor("blk.0.ffn_norm.weight");
    if meta.has_tensor("blk.0.attn_q_norm.weight") {
        for attention in plan.attentions_mut() {
            attention.qk_norm = QkNorm::LayerNormHeads;
        }
    }
    Ok(())
}
