//! Models with norms that take the mean away.

use serde_json::json;

use super::{check, common, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::{Error, rope};

/// Parts of a layer of Phi 2, and GGUF's words.
pub(super) const PHI_LAYER: &[(&str, &str)] =
    &[("self_attn.dense.", "attn_output."), ("mlp.fc1.", "ffn_up."), ("mlp.fc2.", "ffn_down.")];

pub(super) fn starcoder2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)
}

/// Sets the number of dimensions of a head that turn, of a share of them. The base is said where it
/// is another than readers take for granted.
fn turned(metadata: &mut FamilyMetadata, n_turned: u32) {
    metadata.set("rope.dimension_count", n_turned);
    if metadata.rope.base.is_none_or(|base| base == 10000.0) {
        metadata.remove("rope.freq_base");
    }
}

pub(super) fn stablelm(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let share = rope::set_scaling(config, metadata)?.unwrap_or(0.25);
    let width = config.required_count("hidden_size")? / config.n_head()?;
    turned(metadata, (share * f64::from(width)) as u32);
    let is_parallel = config.get("use_parallel_residual").is_none_or(|on| on == true);
    metadata.set("use_parallel_residual", is_parallel);
    check(config, "qk_layernorm", &json!(false))
}

pub(super) fn phi2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let share = rope::set_scaling(config, metadata)?.unwrap_or(0.5);
    let width = config.required_count("hidden_size")?;
    turned(metadata, (share * f64::from(width)) as u32 / config.n_head()?);
    check(config, "qk_layernorm", &json!(false))?;
    check(config, "num_key_value_heads", &json!(config.n_head()?))
}

/// Sets the keys of Command R, whose positions are not scaled.
fn of_cohere(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    let scale = config.number("logit_scale")?;
    let scale = scale.ok_or_else(|| config.fault("logit_scale", "a number"))?;
    metadata.set("logit_scale", scale as f32);
    metadata.set("rope.scaling.type", "none");
    Ok(())
}

pub(super) fn cohere(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    of_cohere(config, metadata)?;
    if let Some(n_ctx) = config.count("model_max_length")? {
        metadata.set("context_length", n_ctx);
    }
    Ok(())
}

pub(super) fn cohere2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    of_cohere(config, metadata)?;
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    let share = config.number("rotary_pct")?.unwrap_or(1.0);
    let width = config.required_count("hidden_size")? / config.n_head()?;
    metadata.set("rope.dimension_count", (share * f64::from(width)) as u32);
    Ok(())
}
