//! ERNIE 4.5 A3B and larger: experts with a bias for the choice and one for all tokens, from some
//! layer on, or in every so manyth.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Gating, Plan};

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    // layers without experts are known by their tensors
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: true })
}
