//! Limits of the shaders: layers that are refused when a model is put on a device.

use super::cache_types::{self, CacheTypes};
use super::params::{MAX_GROUPS, MAX_HEAD, MAX_STATE_ROW, MAX_TAPS};
use crate::model::mixer::delta_net::DeltaNetPlan;
use crate::model::mixer::latent::LatentPlan;
use crate::model::mixer::mamba2::Mamba2Plan;
use crate::model::mixer::{CachedHeads, MixerPlan};
use crate::model::plan::{Activation, LayerPlan};

/// The reason why a layer cannot be computed on a device.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(super) struct Unsupported(String);

/// Checks that shaders can do all of a layer, with attention of `lanes` lanes over a cache of these
/// types.
///
/// # Errors
/// Says what they cannot do.
pub(super) fn supports(
    layer: &LayerPlan,
    lanes: usize,
    types: CacheTypes,
) -> Result<(), Unsupported> {
    let no_shader = |part: &str| Err(Unsupported(format!("{part} no shader yet")));
    let has_value_heads = match &layer.mixer {
        MixerPlan::Attention(_) => true,
        MixerPlan::ShortConv(_) if types.has_blocks() => {
            return no_shader("short convolutions over a cache in blocks of 32 values have");
        }
        MixerPlan::ShortConv(_) | MixerPlan::None => false,
        MixerPlan::Latent(latent) => {
            let LatentPlan { d_nope, d_rot, n_latent, d_v, .. } = *latent;
            if ![d_nope, d_rot, n_latent, d_v].iter().all(|n| n.is_multiple_of(4)) {
                return no_shader("latent attention with parts that are no multiples of 4 has");
            }
            true
        }
        MixerPlan::DeltaNet(DeltaNetPlan { d, taps, .. }) => {
            has_state(*d, *taps)?;
            false
        }
        MixerPlan::Mamba2(Mamba2Plan { d_state, taps, .. }) => {
            has_state(*d_state, *taps)?;
            false
        }
        MixerPlan::Parallel(_, Mamba2Plan { d_state, taps, .. }) => {
            has_state(*d_state, *taps)?;
            true
        }
    };
    if let Some(experts) = layer.experts {
        let n_groups = experts.groups.map_or(0, |groups| groups.n);
        let has_numbers = matches!(layer.activation, Activation::Xielu(_));
        if n_groups > MAX_GROUPS {
            return no_shader(&format!("experts in more than {MAX_GROUPS} groups have"));
        }
        if has_numbers && experts.gated {
            return no_shader("experts with xIELU and a gate have");
        }
    }
    let heads = layer.mixer.cached();
    has_whole_blocks(heads, types)?;
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

/// Checks that a cache of these types can hold such heads.
fn has_whole_blocks(heads: CachedHeads, types: CacheTypes) -> Result<(), Unsupported> {
    for (ty, size) in [(types.k, heads.d_k), (types.v, heads.d_v)] {
        if !size.is_multiple_of(cache_types::group_of(ty).n) {
            return Err(Unsupported(format!(
                "a cache of type {} holds heads of whole blocks of 32 values, not of {size}",
                ty.name()
            )));
        }
    }
    Ok(())
}

/// Checks that shaders can keep states with rows of `width` values after a convolution over `taps`
/// positions.
fn has_state(width: usize, taps: usize) -> Result<(), Unsupported> {
    if width <= MAX_STATE_ROW && taps <= MAX_TAPS {
        return Ok(());
    }
    Err(Unsupported(format!(
        "states with rows of {width} values (at most {MAX_STATE_ROW}) after convolutions over \
         {taps} positions (at most {MAX_TAPS}) have no shader"
    )))
}
