//! EXAONE 4: norms only after attention and feed-forward part; queries and keys normalized per
//! head; rope on halves. The 32B model has three windowed layers to one global, which has no
//! positions.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Plan, QkNorm};
use crate::model::rope::RopeKind;

/// Layers of the 32B model; the file of the small one names a window, too, but it has none.
const LAYERS_32B: usize = 64;

pub fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.pre_norm = false;
    plan.post_norm = true;
    plan.ropes[0].kind = RopeKind::Neox;
    for l in plan.layers.iter_mut() {
        l.qk_norm = QkNorm::Head;
    }
    let window = meta.size("attention.sliding_window")?.filter(|_| plan.layers.len() == LAYERS_32B);
    let Some(window) = window else { return Ok(()) };
    let windowed = meta.window_pattern(plan.layers.len(), 4)?;
    for (layer, windowed) in plan.layers.iter_mut().zip(windowed) {
        layer.window = windowed.then_some(window);
        layer.rope = layer.rope.filter(|_| windowed);
    }
    Ok(())
}
