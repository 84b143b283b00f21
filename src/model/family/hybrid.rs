//! Families of state space layers: Nemotron-H (Nano 9B, 3 Nano 4B and 30B-A3B), each of whose
//! layers is one part alone, state space, attention or FFN; Falcon-H1, whose layers have the first
//! two side by side; Mamba-2 itself.

use super::granite::mamba2;
use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::MixerPlan;
use crate::model::mixer::mamba2::Mamba2Plan;
use crate::model::plan::{Activation, Gating, Plan};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in Nemotron-H.
pub(super) fn nemotron(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let state_space = mamba2(meta)?;
    for layer in &mut plan.layers {
        layer.gated = false;
        layer.activation = Activation::SquaredRelu;
        layer.has_ffn = layer.n_ff > 0;
        if layer.has_ffn {
            layer.mixer = MixerPlan::None;
        } else if layer.mixer.cached().n_head == 0 {
            layer.mixer = MixerPlan::Mamba2(state_space);
        }
        if let Some(experts) = &mut layer.experts {
            experts.gated = false;
        }
    }
    // the order of tokens is known by the state alone
    for attention in plan.attentions_mut() {
        attention.rope = None;
    }
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: true })
}

/// Applies to a plan of the common keys what differs in Falcon-H1.
pub(super) fn falcon(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    let state_space = Mamba2Plan { norm_is_optional: true, ..mamba2(meta)? };
    for layer in &mut plan.layers {
        if let MixerPlan::Attention(attention) = layer.mixer {
            layer.mixer = MixerPlan::Parallel(attention, state_space);
        }
    }
    Ok(())
}

/// Applies to a plan of the common keys what differs in Mamba-2.
pub(super) fn mamba(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let state_space = mamba2(meta)?;
    for layer in &mut plan.layers {
        layer.has_ffn = false;
        layer.mixer = MixerPlan::Mamba2(state_space);
    }
    Ok(())
}
