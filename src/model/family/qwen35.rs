//! Qwen3-Next, Qwen3.5 and Qwen3.6, dense and mixture: three layers of four are gated delta nets
//! with a running state, the fourth is attention whose output has a gate. Queries and keys are
//! normalized per head, a part of each turns by position, with interleaved sections for images. A
//! mixture has one more expert for all tokens. A block that drafts tokens (multi-token prediction)
//! stands after the layers; see [`crate::model::Model::load_mtp`].

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::{MAX_SIZE, Meta};
use crate::model::mixer::MixerPlan;
use crate::model::mixer::attention::{GateSource, QkNorm};
use crate::model::mixer::delta_net::DeltaNetPlan;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::RopeKind;

/// Largest head of a delta net; real ones have 128. Its state is the square of that.
const MAX_HEAD: usize = 1024;

/// The architecture of Qwen3-Next, which has value heads in another order.
const NEXT: &str = "qwen3next";

/// One layer of this many is attention, where the file does not say.
const INTERVAL: usize = 4;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.ropes[0].sections = meta.rope_sections(true)?;
    let net = delta_net(meta)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Softmax, renormalized: true })?;
    let interval = meta.size("full_attention_interval")?.unwrap_or(INTERVAL);
    let recurrent = meta.flags("attention.recurrent_layers")?;
    for (i, layer) in plan.layers.iter_mut().enumerate() {
        if recurrent.as_ref().map_or((i + 1) % interval != 0, |flags| flags[i]) {
            layer.mixer = MixerPlan::DeltaNet(net);
        } else if let MixerPlan::Attention(attention) = &mut layer.mixer {
            attention.qk_norm = QkNorm::Head;
            attention.gate = Some(GateSource::Queries);
        }
    }
    Ok(())
}

/// Reads the sizes of the delta nets, which the file has under the names of state space models.
fn delta_net(meta: &Meta) -> Result<DeltaNetPlan, Error> {
    let net = DeltaNetPlan {
        n_k: meta.required_size("ssm.group_count", "the number of key heads")?,
        n_v: meta.required_size("ssm.time_step_rank", "the number of value heads")?,
        d: meta.required_size("ssm.state_size", "the size of heads")?,
        is_grouped: meta.arch() == NEXT,
        taps: meta.taps("ssm.conv_kernel")?,
    };
    if !net.n_v.is_multiple_of(net.n_k) {
        return Err(meta.bad(
            "ssm.time_step_rank",
            net.n_v,
            format!("a multiple of group_count = {}", net.n_k),
        ));
    }
    if net.d > MAX_HEAD {
        return Err(meta.bad("ssm.state_size", net.d, format!("at most {MAX_HEAD}")));
    }
    // the sizes are below 2^24, so that this does not wrap
    if net.n_channels() > MAX_SIZE {
        return Err(meta.bad(
            "ssm.time_step_rank",
            net.n_v,
            format!("heads × head size up to {MAX_SIZE}"),
        ));
    }
    let n_inner = meta.required_size("ssm.inner_size", "the width of all value heads")?;
    if n_inner != net.n_out() {
        let expected = format!("time_step_rank × state_size = {}", net.n_out());
        return Err(meta.bad("ssm.inner_size", n_inner, expected));
    }
    Ok(net)
}
