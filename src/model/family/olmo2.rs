//! OLMo 2 and 3: norms only after attention and feed-forward part; queries and keys normalized over
//! their full width; rope on halves. OLMo 3 adds three windowed layers to one global, the windowed
//! ones without YaRN.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Plan, QkNorm};
use crate::model::rope::RopeKind;

pub fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.pre_norm = false;
    plan.post_norm = true;
    plan.ropes[0].kind = RopeKind::Neox;
    for l in plan.layers.iter_mut() {
        l.qk_norm = QkNorm::Full;
    }
    let Some(window) = meta.size("attention.sliding_window")? else { return Ok(()) };
    let mut local = plan.ropes[0].clone();
    (local.freq_scale, local.yarn, local.magnitude) = (1.0, None, 1.0);
    if let Some(base) = meta.positive("rope.freq_base_swa")? {
        local.base = f64::from(base);
    }
    plan.ropes.push(local);
    let windowed = meta.window_pattern(plan.layers.len(), 4)?;
    for (layer, windowed) in plan.layers.iter_mut().zip(windowed) {
        if windowed {
            layer.window = Some(window);
            layer.rope = Some(1);
        }
    }
    Ok(())
}
