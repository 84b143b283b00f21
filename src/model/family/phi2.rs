//! Phi-1, 1.5 and 2: attention and FFN side by side after one LayerNorm, biases everywhere, an FFN
//! without a gate, GELU, rope on halves, of a part of each head.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, NormKind, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.norm_kind = NormKind::Layer;
    plan.norm_bias = true;
    plan.parallel = true;
    for layer in &mut plan.layers {
        layer.gated = false;
        layer.activation = Activation::Gelu;
    }
    Ok(())
}
