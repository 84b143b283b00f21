//! OLMo 2 and 3: norms only after attention and FFN; queries and keys normalized over their full
//! width; rope on halves. OLMo 3 adds three windowed layers to one global, the windowed ones
//! without YaRN.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.pre_norm = false;
    plan.post_norm = true;
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Full;
    }
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    let mut local = plan.ropes[0].unscaled();
    if let Some(base) = meta.positive("rope.freq_base_swa")? {
        local.base = f64::from(base);
    }
    plan.ropes.push(local);
    let windowed = meta.window_pattern(plan.layers.len(), 4)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        if windowed {
            attention.window = Some(window);
            attention.rope = Some(1);
        }
    }
    Ok(())
}
