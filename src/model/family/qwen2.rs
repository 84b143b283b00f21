//! Qwen2 and Qwen2.5: biases of queries, keys and values (found by their tensors), rope on halves.
//!
//! Also the text side of Qwen2-VL and Qwen2.5-VL: its rope gives three positions to each pair's section, which for text are all
//! the token's own, so that it is the plain one.

use crate::model::config::Meta;
use crate::model::error::Error;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

pub fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    Ok(())
}
