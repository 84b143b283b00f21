//! Phi-3.5-MoE and Phi-mini-MoE: LayerNorm, biases, rope on halves, experts that are chosen one
//! after the other, each weight by itself, and a window where the file has one.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Gating, NormKind, Plan};
use crate::model::rope::RopeKind;

/// Factor of cosine and sine where angles are scaled (`long_mscale` and `short_mscale` of
/// Phi-3.5-MoE). Files hold another number, by the rule of other models.
const MAGNITUDE: f64 = 1.243_163_121_016_122;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    if meta.has_tensor("rope_factors_long.weight") {
        plan.ropes[0].magnitude = MAGNITUDE;
    }
    plan.norm_kind = NormKind::Layer;
    plan.norm_bias = true;
    for layer in &mut plan.layers {
        if let Some(experts) = &mut layer.experts {
            experts.gating = Gating::Sparse;
        }
    }
    window::apply(meta, plan)
}
