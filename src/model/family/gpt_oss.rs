//! gpt-oss: attention sinks, every other layer windowed, a clamped SwiGLU in experts with biases
//! (which are found by their tensors), YaRN (common keys) whose ramp is not rounded to whole pairs,
//! as `truncate: false` of the models' own configuration says and no key of a file does. The
//! router's weights are a softmax over the chosen experts, which is the common rule: probabilities
//! over all, divided by the sum of the chosen.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Activation, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let rope = &mut plan.ropes[0];
    rope.kind = RopeKind::Neox;
    if let Some(yarn) = &mut rope.yarn {
        yarn.truncate = false;
    }
    let window =
        meta.required_size("attention.sliding_window", "the window of every other layer")?;
    let windowed = meta.window_pattern(plan.layers.len(), 2)?;
    for (attention, windowed) in plan.attentions_mut().zip(windowed) {
        attention.window = windowed.then_some(window);
        attention.sinks = true;
    }
    for layer in &mut plan.layers {
        layer.activation = Activation::ClampedSwiglu;
    }
    Ok(())
}
