//! Limits of the shaders: layers that are refused when a model is put on a device, and operations
//! that only those layers need.

use super::params::MAX_HEAD;
use super::pass::GpuPass;
use crate::backend::{Buf, DeltaInputs, HeadOps, Heads, ScanInputs, StateOps};
use crate::model::linear::Weight;
use crate::model::mixer::MixerPlan;
use crate::model::mixer::attention::QkNorm;
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::DeltaNetWeights;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::{Activation, Gating, LayerPlan};
use crate::model::vector::Vector;

/// The reason why a layer cannot be computed on a device.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(super) struct Unsupported(String);

/// Checks that shaders can do all of a layer, with attention of `lanes` lanes.
///
/// # Errors
/// Says what they cannot do.
pub(super) fn supports(layer: &LayerPlan, lanes: usize) -> Result<(), Unsupported> {
    let no_shader = |part: &str| Err(Unsupported(format!("{part} no shader yet")));
    let has_value_heads = match &layer.mixer {
        MixerPlan::Attention(attention) if attention.gate.is_some() => {
            return no_shader("gated attention has");
        }
        MixerPlan::Attention(attention) if attention.qk_norm == QkNorm::CenteredHeads => {
            return no_shader("norms of heads by mean and deviation have");
        }
        MixerPlan::Attention(_) => true,
        MixerPlan::ShortConv(_) | MixerPlan::None => false,
        MixerPlan::Latent(_) => return no_shader("latent attention has"),
        MixerPlan::DeltaNet(_) | MixerPlan::Mamba2(_) | MixerPlan::Parallel(..) => {
            return no_shader("layers with a running state have");
        }
    };
    if let Some(experts) = layer.experts {
        if experts.gates_shared {
            return no_shader("shared experts with a gate have");
        }
        if !experts.gated {
            return no_shader("experts without a gate have");
        }
        if experts.groups.is_some() {
            return no_shader("experts in groups have");
        }
        if experts.gating == Gating::Sparse {
            return no_shader("routers that choose one expert after the other have");
        }
    }
    match layer.activation {
        Activation::Xielu(_) => return no_shader("xIELU has"),
        Activation::GeluErf => return no_shader("GELU by the error function has"),
        _ => {}
    }
    let heads = layer.mixer.cached();
    let most = (lanes * 4).min(MAX_HEAD);
    let fits = heads.d_k.is_multiple_of(4) && heads.d_v.is_multiple_of(4);
    if fits && (!has_value_heads || heads.d_k <= MAX_HEAD && heads.d_v <= most) {
        return Ok(());
    }
    Err(Unsupported(format!(
        "heads of {} and {} values are no multiples of 4 up to {most}",
        heads.d_k, heads.d_v
    )))
}

impl HeadOps for GpuPass<'_> {
    fn layer_norm_heads(&self, _x: Buf, _n_head: usize, _weight: &Vector, _eps: f32) {
        self.refuse("norms of heads by mean and deviation");
    }

    fn multiply_heads(&self, _x: Heads, _weights: &[Weight], _out: Heads) {
        self.refuse("products with a matrix for each head");
    }

    fn copy_heads(&self, _x: Heads, _out: Heads, _n_head: usize, _n: usize) {
        self.refuse("copies of parts of heads");
    }

    fn sigmoid_gate(&self, _x: Buf, _width: usize, _gate: Buf, _n_gates: usize) {
        self.refuse("gates of attention or of shared experts");
    }
}

impl StateOps for GpuPass<'_> {
    fn convolve_state(&self, _layer: usize, _conv: &Convolution, _x: Buf) {
        self.refuse("convolutions with a running state");
    }

    fn delta_rule(
        &self,
        _layer: usize,
        _weights: &DeltaNetWeights,
        _eps: f32,
        _inputs: DeltaInputs,
        _out: Buf,
    ) {
        self.refuse("delta nets");
    }

    fn state_space(&self, _layer: usize, _weights: &Mamba2Weights, _in: ScanInputs, _out: Buf) {
        self.refuse("state space layers");
    }

    fn rms_norm_groups(&self, _x: Buf, _n_group: usize, _weight: &Vector, _eps: f32) {
        self.refuse("norms of groups");
    }
}
