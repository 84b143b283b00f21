//! BitNet b1.58: matrices of -s, 0 and s alone; one more norm before the last matrix of attention
//! and of the FFN; rope on halves.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Plan};
use crate::model::rope::RopeKind;

/// Plans a model of llama.cpp's converter, whose files do not say the activation. The older models
/// (bitnet_b1_58-large, -xl and -3B) have as many key as query heads, and SiLU; BitNet 2B4T has
/// fewer, and the square of ReLU.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let is_grouped = plan.attentions_mut().any(|attention| attention.n_head_kv < attention.n_head);
    if is_grouped {
        return squared(meta, plan);
    }
    common(plan);
    Ok(())
}

/// Plans a model of bitnet.cpp's converter.
pub(super) fn squared(_: &Meta, plan: &mut Plan) -> Result<(), Error> {
    common(plan);
    for layer in &mut plan.layers {
        layer.activation = Activation::SquaredRelu;
    }
    Ok(())
}

fn common(plan: &mut Plan) {
    plan.ropes[0].kind = RopeKind::Neox;
    for layer in &mut plan.layers {
        layer.inner_norm = true;
    }
    for attention in plan.attentions_mut() {
        attention.inner_norm = true;
    }
}
