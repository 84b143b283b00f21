//! SmallThinker: a mixture of experts with ReLU, whose router reads what the layer reads; in the
//! 21B model a window but in every fourth layer, which has no positions.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Plan};
use crate::model::rope::RopeKind;

/// Layers of a period, of which the first sees everything.
const PERIOD: usize = 4;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    for layer in &mut plan.layers {
        layer.activation = Activation::Relu;
        if let Some(experts) = &mut layer.experts {
            experts.routes_early = true;
        }
    }
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    for (i, attention) in plan.attentions_mut().enumerate() {
        if i % PERIOD == 0 {
            attention.rope = None;
        } else {
            attention.window = Some(window);
        }
    }
    Ok(())
}
