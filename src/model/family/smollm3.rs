//! SmolLM3: every fourth layer without positions (NoPE), and windows where the file has them.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    for (i, attention) in plan.attentions_mut().enumerate() {
        if (i + 1) % 4 == 0 {
            attention.rope = None;
        }
    }
    window::apply(meta, plan)
}
