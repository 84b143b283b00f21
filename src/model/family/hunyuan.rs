//! Hunyuan, dense and mixture (A13B): rope on halves; queries and keys normalized per head, after
//! it; an expert for all tokens.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::HeadAfterRope;
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in the mixtures.
pub(super) fn moe(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    differs(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: true })
}
