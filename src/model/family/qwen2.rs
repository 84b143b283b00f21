//! Qwen2 and Qwen2.5: biases of queries, keys and values (found by their tensors), rope on halves.

use crate::model::config::Meta;
use crate::model::error::Error;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

pub fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    Ok(())
}
