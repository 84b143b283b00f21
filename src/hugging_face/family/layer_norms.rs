//! Models with norms that take the mean away.

use serde_json::json;

use super::{check, common, set_pattern, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::{Error, rope};

/// Parts of a layer of Phi 2, and GGUF's words.
pub(super) const PHI_LAYER: &[(&str, &str)] =
    &[("self_attn.dense.", "attn_output."), ("mlp.fc1.", "ffn_up."), ("mlp.fc2.", "ffn_down.")];

pub(super) fn starcoder2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    // without a key, readers take the window that its makers' models have
    let window = match config.count("sliding_window")? {
        Some(window) => window,
        None => config.required_count("max_position_embeddings")?,
    };
    if window != 4096 {
        metadata.set("attention.sliding_window", window);
    }
    Ok(())
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

/// Sets the keys of Command R7B, whose positions are not scaled.
pub(super) fn cohere2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    if metadata.rope.written.is_some() {
        return Err(config.fault("rope_parameters", "positions that are not scaled"));
    }
    metadata.set("rope.scaling.type", "none");
    let scale = config.number("logit_scale")?;
    let scale = scale.ok_or_else(|| config.fault("logit_scale", "a number"))?;
    metadata.set("logit_scale", scale as f32);
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    let share = config.number("rotary_pct")?.unwrap_or(1.0);
    metadata.set("rope.dimension_count", (share * f64::from(config.head_dim()?)) as u32);
    set_pattern(config, metadata, 4)
}
