//! Qwen2 and Qwen2.5: biases of queries, keys and values (found by their tensors), rope on halves,
//! windows where the file has them.
//!
//! Also the text side of Qwen2-VL and Qwen2.5-VL: its rope has sections that turn by a row or
//! column of an image; for text they all turn by the token's own position.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.ropes[0].sections = meta.rope_sections(false)?;
    window::apply(meta, plan)
}
