//! Ministral 3 and Devstral Small 2: YaRN with its own magnitude (common keys), queries scaled by
//! position, a window where the file has one.

use super::window;
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::AttnTemperature;
use crate::model::plan::Plan;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    if let Some(scale) = meta.float("attention.temperature_scale")?.filter(|&s| s != 0.0) {
        let step = plan.ropes[0].original_ctx;
        for attention in plan.attentions_mut() {
            attention.temperature = Some(AttnTemperature { scale, step, offset: 0 });
        }
    }
    window::apply(meta, plan)
}
