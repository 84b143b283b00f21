//! Gemma 3: as Gemma 2 without soft caps on scores; queries and keys normalized per head; five
//! windowed layers to one global, the windowed ones with a rope of their own, unscaled.
//! EmbeddingGemma is the same as an encoder.

use super::gemma2;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::Plan;

/// Layers of the 27B model.
const LAYERS_27B: usize = 62;

/// Plans EmbeddingGemma: every token sees the whole text, and in windowed layers half a window to
/// each side. Two matrices make embeddings of its hidden states, where the file has them.
pub(super) fn encoder(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.bidirectional = true;
    // its dense modules are linear, so that they may as well come before the mean
    plan.n_projection = meta.n_rows("dense_2.weight")?;
    differs(meta, plan)
}

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.logit_softcap = meta.float("final_logit_softcapping")?.unwrap_or(0.0);
    gemma2::common(meta, plan, LAYERS_27B)?;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
    }
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    let mut local = plan.ropes[0].unscaled();
    local.base = f64::from(meta.positive("rope.freq_base_swa")?.unwrap_or(10000.0));
    plan.ropes.push(local);
    let windowed = meta.window_pattern(plan.layers.len(), 6)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        if windowed {
            attention.window = Some(window);
            attention.rope = Some(1);
        }
    }
    Ok(())
}
