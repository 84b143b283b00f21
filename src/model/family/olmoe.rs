//! OLMoE: queries and keys normalized over their full width, rope on halves, experts whose weights
//! are not divided by their sum.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Full;
    }
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: false })
}
