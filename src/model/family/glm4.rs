//! GLM-4 (0414) and the text side of GLM-4.1V and GLM-OCR: norms on both sides of each part, half
//! of each head turns. Pairs are neighbours, but in files for images, which have sections, halves.
//! GLM-4.5 and its Air: experts that are chosen each by itself, with a bias, and one for all
//! tokens; no norms after parts, and in the large one queries and keys normalized per head.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in the dense models.
pub(super) fn dense(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.post_norm = true;
    plan.ropes[0].sections = meta.rope_sections(false)?;
    if plan.ropes[0].sections.is_some() {
        plan.ropes[0].kind = RopeKind::Neox;
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in the mixtures.
pub(super) fn moe(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.ropes[0].sections = meta.rope_sections(false)?;
    if meta.has_tensor("blk.0.attn_q_norm.weight") {
        for attention in plan.attentions_mut() {
            attention.qk_norm = QkNorm::Head;
        }
    }
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: true })
}
