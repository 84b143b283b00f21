//! LFM2: layers without key heads are short gated convolutions; the others normalize queries and
//! keys per head, with rope on halves. The mixtures begin with dense layers, and their routers
//! choose by probabilities of each expert by itself, with a bias (common keys).

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::MixerPlan;
use crate::model::mixer::attention::QkNorm;
use crate::model::mixer::short_conv::ShortConvPlan;
use crate::model::plan::Plan;
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    let window = meta.count("attention.sliding_window")?.filter(|&n| n > 0);
    for layer in &mut plan.layers {
        let MixerPlan::Attention(attention) = &mut layer.mixer else { continue };
        if attention.n_head_kv == 0 {
            let taps = meta.taps("shortconv.l_cache")?;
            layer.mixer = MixerPlan::ShortConv(ShortConvPlan { n_channels: plan.n_embd, taps });
        } else {
            attention.qk_norm = QkNorm::Head;
            attention.window = window;
        }
    }
    Ok(())
}
