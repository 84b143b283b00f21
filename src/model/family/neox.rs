//! Families that differ from Llama by rope on halves alone: Seed-OSS, whose biases and whose norm
//! before the FFN by another name are found by their tensors.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    Ok(())
}
