//! Trinity (AFMoE): scaled embeddings, norms on both sides of each part, queries and keys
//! normalized per head, outputs of attention with a gate; windowed layers with positions and global
//! ones without; experts that are chosen each by itself, with a bias, and one for all tokens.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::{GateSource, QkNorm};
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.embedding_scale = (plan.n_embd as f32).sqrt();
    plan.post_norm = true;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
        attention.gate = Some(GateSource::Own);
    }
    windowed_layers_turn(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: true })
}

/// Gives a window to three layers of four, or those that the file names, and takes positions away
/// from the others.
pub(super) fn windowed_layers_turn(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    if let Some(base) = meta.positive("rope.freq_base_swa")? {
        plan.ropes[0].base = f64::from(base);
    }
    let windowed = meta.window_pattern(plan.layers.len(), 4)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        attention.window = windowed.then_some(window);
        attention.rope = attention.rope.filter(|_| windowed);
    }
    Ok(())
}
