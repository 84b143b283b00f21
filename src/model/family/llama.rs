//! Llama 2/3.x, Mistral, Mixtral, SmolLM2, TinyLlama and most fine-tunes of them: the plan of the
//! common keys as it is, with Mistral's window where the file has it. Also the text side of
//! PaddleOCR-VL, whose rope has sections.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    check_rotation(meta, plan)?;
    window::apply(meta, plan)
}

/// Refuses partial rotation, as llama.cpp does: no model has it, so a file that says so is damaged.
pub(super) fn check_rotation(meta: &Meta, plan: &Plan) -> Result<(), Error> {
    let d_k = plan.layers[0].mixer.cached().d_k;
    if plan.ropes[0].n_rot != d_k {
        let expected = format!("the head size {d_k}");
        return Err(meta.bad("rope.dimension_count", plan.ropes[0].n_rot, expected));
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in PaddleOCR-VL.
pub(super) fn paddle(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.ropes[0].sections = meta.rope_sections(false)?;
    differs(meta, plan)
}
