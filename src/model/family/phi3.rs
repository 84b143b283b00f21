//! Phi-3, 3.5, 4 and 4-mini: fused matrices and long rope factors (found by their tensors), rope on
//! halves, partial in Phi-4-mini. The window of its files (2047 positions in Phi-3-mini-4k and
//! -medium-4k, more than the context in others, 0 in Phi-4) is that of every layer, as its makers
//! have it; llama.cpp applies none.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    window::apply(meta, plan)
}
