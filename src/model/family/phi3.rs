//! Phi-3, 3.5, 4 and 4-mini: fused matrices and long rope factors (found by their tensors), rope on
//! halves, partial in Phi-4-mini. Its `sliding_window` is written by converters but not how the
//! models were released: every layer sees all.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    Ok(())
}
