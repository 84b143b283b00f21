//! StarCoder2: LayerNorm, biases of norms and matrices, an FFN without a gate, GELU, rope on
//! halves.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, NormKind, Plan};
use crate::model::rope::RopeKind;

/// Positions that a token of the released models sees (3B, 7B and 15B); files do not say it.
const WINDOW: usize = 4096;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.norm_kind = NormKind::Layer;
    plan.norm_bias = true;
    let window = meta.size("attention.sliding_window")?.unwrap_or(WINDOW);
    for attention in plan.attentions_mut() {
        attention.window = Some(window);
    }
    for layer in &mut plan.layers {
        layer.gated = false;
        layer.activation = Activation::Gelu;
    }
    Ok(())
}
