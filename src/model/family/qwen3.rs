//! Qwen3, dense and mixture: queries and keys normalized per head, rope on halves. Also the text
//! side of Qwen3-VL: its rope has interleaved sections for the rows and columns of images, and its
//! first layers each take a slice of them. Some mixtures leave the weights of experts as they are.
//! Windows are where the file has them.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Plan, ScoreHead};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.ropes[0].sections = meta.rope_sections(true)?;
    if let Some(n) = meta.count("n_deepstack_layers")? {
        if n > plan.layers.len() {
            return Err(meta.bad("n_deepstack_layers", n, "at most the number of layers"));
        }
        plan.n_deepstack = n;
    }
    if let Some(renormalized) = meta.flag("expert_weights_norm")? {
        for experts in plan.layers.iter_mut().filter_map(|layer| layer.experts.as_mut()) {
            experts.renormalized = renormalized;
        }
    }
    // of those that rank, in the rows for "yes" and "no" of what was the output matrix
    plan.head = Some(ScoreHead::Softmax);
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
    }
    window::apply(meta, plan)
}
