//! EXAONE 4: norms only after attention and FFN; queries and keys normalized per head; rope on
//! halves. The 32B model has three windowed layers to one global, which has no positions; others
//! have them where their files say it of each layer. K-EXAONE has norms before its parts, and
//! experts that are chosen each by itself, with one for all tokens.

use super::afmoe::windowed_layers_turn;
use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Layers of the 32B model; the file of the small one names a window, too, but it has none.
const LAYERS_32B: usize = 64;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.pre_norm = false;
    plan.post_norm = true;
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
    }
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    let n_layer = plan.layers.len();
    // a period, which the converter does not write, is one of the 32B model alone, as in llama.cpp
    let windowed = match meta.window_flags(n_layer)? {
        Some(flags) if flags.contains(&true) => flags,
        None if n_layer == LAYERS_32B => meta.window_pattern(n_layer, 4)?,
        _ => return Ok(()),
    };
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        attention.window = windowed.then_some(window);
        attention.rope = attention.rope.filter(|_| windowed);
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in K-EXAONE.
pub(super) fn moe(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
    }
    windowed_layers_turn(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: true })
}
