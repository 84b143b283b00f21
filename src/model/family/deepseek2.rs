//! DeepSeek V2 Lite and GLM 4.7 Flash: keys and values of all heads are made of one vector
//! (multi-head latent attention), mixtures that begin with dense layers and have an expert for
//! every token. Files have the matrices of keys and values per head.

use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::MixerPlan;
use crate::model::mixer::latent::LatentPlan;
use crate::model::plan::{Gating, Plan};
use crate::model::rope::yarn_magnitude;

/// Layers of GLM 4.7 Flash, without and with the block that predicts a token more: files of it may
/// be without the router's rule.
const LAYERS_GLM_FLASH: std::ops::RangeInclusive<usize> = 47..=48;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let expected = "the values of the vector that keys and values are made of";
    let n_latent = meta.required_size("attention.kv_lora_rank", expected)?;
    let n_q_latent = meta.size("attention.q_lora_rank")?;
    let absorbed = "a size: files made before 2025 are to be converted again";
    let d = meta.required_size("attention.key_length_mla", absorbed)?;
    let d_v = meta.required_size("attention.value_length_mla", absorbed)?;
    let n_rot = plan.ropes[0].n_rot;
    let Some(d_nope) = d.checked_sub(n_rot).filter(|&n| n > 0) else {
        return Err(meta.bad(
            "attention.key_length_mla",
            d,
            format!("more than the {n_rot} rotated values"),
        ));
    };
    let scale = magnitude(meta, plan)?.powi(2) / (d as f32).sqrt();
    let is_glm_flash = LAYERS_GLM_FLASH.contains(&plan.layers.len());
    let gating = if is_glm_flash { Gating::Sigmoid } else { Gating::Softmax };
    mixture::apply(meta, plan, &RouterRules { gating, renormalized: false })?;
    for layer in &mut plan.layers {
        if let MixerPlan::Attention(attention) = &layer.mixer {
            if attention.n_head_kv != 1 {
                return Err(meta.bad("attention.head_count_kv", attention.n_head_kv, "1"));
            }
            layer.mixer = MixerPlan::Latent(LatentPlan {
                n_head: attention.n_head,
                n_latent,
                n_q_latent,
                d_nope,
                d_rot: n_rot,
                d_v,
                rope: attention.rope,
                scale,
            });
        }
    }
    Ok(())
}

/// Returns YaRN's magnitude, which goes with the scores and not with the angles. Files hold a tenth
/// of its multiplier.
fn magnitude(meta: &Meta, plan: &mut Plan) -> Result<f32, Error> {
    let rope = &mut plan.ropes[0];
    if rope.yarn.is_none() {
        return Ok(1.0);
    }
    let multiplier =
        meta.float("rope.scaling.yarn_log_multiplier")?.map_or(0.0, |m| f64::from(m) / 0.1);
    if multiplier != 0.0 {
        rope.magnitude = meta.rope_magnitude()?;
    }
    Ok((rope.magnitude * yarn_magnitude(1.0 / rope.freq_scale, multiplier)) as f32)
}
