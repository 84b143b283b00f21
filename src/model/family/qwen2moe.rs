//! Qwen1.5-MoE and Qwen2-57B-A14B: Qwen2 with experts whose weights are not divided by their sum,
//! and one for all tokens, with a gate.

use super::mixture::{self, RouterRules};
use super::qwen2;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Gating, Plan};

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    qwen2::differs(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: false })
}
