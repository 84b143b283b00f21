//! Ling and Ring 2.0 (mini, flash, 1T): queries and keys normalized per head, rope on halves, of
//! half of each head; experts in groups that are chosen each by itself, with a bias, and one for
//! all tokens.

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
        attention.qk_norm = QkNorm::Head;
    }
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: true })
}
