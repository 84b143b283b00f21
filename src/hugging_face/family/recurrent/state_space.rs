//! State space layers (Mamba-2) of several families, and Mamba-2 itself.

use serde_json::Value;

use super::{ANY_LENGTH, check_size, part};
use crate::hugging_face::Error;
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorRecipe, ValueRule};

/// Names of tensors of the whole model that Mamba-2 and Nemotron-H have, and GGUF's words.
pub(super) const WHOLE: &[(&str, &str)] = &[
    ("model.embeddings.", "token_embd."),
    ("model.embedding.", "token_embd."),
    ("model.norm_f.", "output_norm."),
];
/// Parts of a layer of Mamba-2, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[("norm.", "attn_norm.")];

/// The sizes of state space layers.
pub(super) struct StateSizes {
    /// Heads.
    pub n_head: u32,
    /// Groups of neighbouring heads.
    pub n_group: u32,
    /// Width of all heads.
    pub n_inner: u32,
    /// Values of B, and of C.
    pub d_state: u32,
    /// Positions of the convolution.
    pub taps: u32,
}

impl StateSizes {
    /// Reads those that Granite, Bamba and Falcon have; their heads are `n_inner` wide together.
    pub(super) fn read(config: &ModelConfig, n_inner: u32) -> Result<StateSizes, Error> {
        const N_HEAD: &str = "mamba_n_heads";
        let n_head = config.required_count(N_HEAD)?;
        if !n_inner.is_multiple_of(n_head) {
            return Err(config.fault(N_HEAD, &format!("a divisor of {n_inner}")));
        }
        if config.get("mamba_d_head").is_some_and(|size| size != "auto") {
            check_size(config, "mamba_d_head", n_inner / n_head)?;
        }
        Ok(StateSizes {
            n_head,
            n_group: config.count("mamba_n_groups")?.unwrap_or(1),
            n_inner,
            d_state: config.required_count("mamba_d_state")?,
            taps: config.required_count("mamba_d_conv")?,
        })
    }

    /// Sets their keys.
    pub(super) fn set(&self, metadata: &mut FamilyMetadata) {
        metadata.set("ssm.conv_kernel", self.taps);
        metadata.set("ssm.state_size", self.d_state);
        metadata.set("ssm.group_count", self.n_group);
        metadata.set("ssm.inner_size", self.n_inner);
        metadata.set("ssm.time_step_rank", self.n_head);
    }
}

/// Returns the width of all heads of a model that says it as a multiple of its own.
pub(super) fn expanded(config: &ModelConfig, key: &str) -> Result<u32, Error> {
    let factor = config.number(key)?.unwrap_or(2.0);
    let width = factor * f64::from(config.required_count("hidden_size")?);
    match width.trunc() {
        width @ 1.0..16_777_216.0 => Ok(width as u32),
        _ => Err(config.fault(key, "a factor of the width")),
    }
}

/// Checks that steps are as long as they come out, whatever their length.
pub(super) fn check_steps(config: &ModelConfig) -> Result<(), Error> {
    const KEY: &str = "time_step_limit";
    let Some(limit) = config.get(KEY) else { return Ok(()) };
    let is_infinite = |most: &Value| most == "Infinity" || most["__float__"] == "Infinity";
    match limit.as_array().map(Vec::as_slice) {
        Some([least, most]) if least.as_f64() == Some(0.0) && is_infinite(most) => Ok(()),
        _ => Err(config.fault(KEY, "[0, Infinity]")),
    }
}

/// Returns the recipe of a tensor of a state space layer with so many groups of heads.
pub(super) fn recipe(name: &str, shape: &[usize], n_group: u32) -> Option<TensorRecipe> {
    let n = shape.first().copied().unwrap_or(0);
    let recipe = TensorRecipe { is_exact: true, ..TensorRecipe::named(name) };
    let shape = match part(name) {
        "ssm_a" | "ssm_d" => vec![1, n],
        "ssm_conv1d.weight" => vec![shape.last().copied().unwrap_or(0), n],
        "ssm_norm.weight" => vec![n / n_group.max(1) as usize, n_group as usize],
        _ => return None,
    };
    let is_log = part(name) == "ssm_a";
    let values = if is_log { ValueRule::NegativeExponential } else { ValueRule::Kept };
    Some(TensorRecipe { shape: Some(shape), values, ..recipe })
}

/// Returns the recipe of a tensor of Mamba-2.
pub(super) fn recipe_mamba2(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    Ok(recipe(name, shape, n_group(config)?))
}

/// Returns the number of groups of heads, by the key of Mamba-2 and Nemotron-H.
pub(super) fn n_group(config: &ModelConfig) -> Result<u32, Error> {
    Ok(config.count("n_groups")?.unwrap_or(1))
}

/// Sets the keys of Mamba-2.
pub(super) fn mamba2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let n_inner = expanded(config, "expand")?;
    let n_head = config.required_count("num_heads")?;
    if !n_inner.is_multiple_of(n_head) {
        return Err(config.fault("num_heads", &format!("a divisor of {n_inner}")));
    }
    check_size(config, "head_dim", n_inner / n_head)?;
    metadata.set("block_count", config.n_layer()?);
    metadata.set("context_length", ANY_LENGTH);
    metadata.set("embedding_length", config.required_count("hidden_size")?);
    metadata.set("feed_forward_length", 0u32);
    metadata.set("attention.head_count", 0u32);
    let epsilon = config.number("layer_norm_epsilon")?.unwrap_or(1e-5);
    metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    let state_space = StateSizes {
        n_head,
        n_group: n_group(config)?,
        n_inner,
        d_state: config.required_count("state_size")?,
        taps: config.required_count("conv_kernel")?,
    };
    state_space.set(metadata);
    check_steps(config)
}
