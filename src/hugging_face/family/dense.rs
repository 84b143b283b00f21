//! Models whose layers are all alike, or of two kinds, and have norms without means.

use serde_json::{Value, json};

use super::{check, common, default_base, sizes, windows};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorRecipe, ValueRule, part_of};
use crate::hugging_face::{Error, rope, ternary};

/// Parts of a layer of GLM 4, and GGUF's words.
pub(super) const GLM_LAYER: &[(&str, &str)] = &[
    ("post_self_attn_layernorm.", "post_attention_norm."),
    ("post_mlp_layernorm.", "post_ffw_norm."),
];
/// Parts of a layer of Hunyuan, and GGUF's words.
pub(super) const HUNYUAN_LAYER: &[(&str, &str)] =
    &[("self_attn.query_layernorm.", "attn_q_norm."), ("self_attn.key_layernorm.", "attn_k_norm.")];
/// Parts of a layer of LFM2, and GGUF's words.
pub(super) const LFM2_LAYER: &[(&str, &str)] = &[
    ("operator_norm.", "attn_norm."),
    ("ffn_norm.", "ffn_norm."),
    ("self_attn.out_proj.", "attn_output."),
    ("self_attn.q_layernorm.", "attn_q_norm."),
    ("self_attn.k_layernorm.", "attn_k_norm."),
    ("conv.conv.", "shortconv.conv."),
    ("conv.in_proj.", "shortconv.in_proj."),
    ("conv.out_proj.", "shortconv.out_proj."),
    ("feed_forward.w1.", "ffn_gate."),
    ("feed_forward.w3.", "ffn_up."),
    ("feed_forward.w2.", "ffn_down."),
    ("feed_forward.gate.", "ffn_gate_inp."),
    ("feed_forward.expert_bias", "exp_probs_b.bias"),
];

/// Parts of a layer of BitNet, those of its older models too, and GGUF's words.
pub(super) const BITNET_LAYER: &[(&str, &str)] = &[
    ("self_attn.attn_sub_norm.", "attn_sub_norm."),
    ("self_attn.inner_attn_ln.", "attn_sub_norm."),
    ("mlp.ffn_sub_norm.", "ffn_sub_norm."),
    ("mlp.ffn_layernorm.", "ffn_sub_norm."),
];
/// The matrices of a layer of BitNet, which have three values.
const BITNET_MATRICES: [&str; 7] =
    ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"];

/// Sets the keys of BitNet, whose activation readers tell by the number of heads of keys.
pub(super) fn bitnet(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const ACTIVATION: &str = "hidden_act";
    common(config, metadata)?;
    if metadata.rope.written.is_some() {
        return Err(config.fault("rope_parameters", "positions that are not scaled"));
    }
    metadata.set("rope.scaling.type", "linear");
    metadata.set("rope.scaling.factor", 1.0f32);
    let is_older = config.architecture() == Some("BitnetForCausalLM");
    let default = if is_older { "silu" } else { "relu2" };
    let found = config.get(ACTIVATION).map_or(Some(default), Value::as_str);
    let is_grouped = config.n_head_kv()? < config.n_head()?;
    let expected = if is_grouped { "relu2" } else { "silu" };
    if found != Some(expected) {
        let heads = if is_grouped { "fewer key heads than" } else { "as many key heads as" };
        return Err(config.fault(ACTIVATION, &format!("{expected:?} with {heads} query heads")));
    }
    Ok(())
}

/// Returns the recipe of a matrix of BitNet that has three values when it is computed with; those
/// that are packed have them already.
pub(super) fn bitnet_recipe(
    config: &ModelConfig,
    name: &str,
    _: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let is_matrix = name.ends_with(".weight") && BITNET_MATRICES.contains(&part_of(name));
    if !is_matrix || ternary::scale_of(config)?.is_some() {
        return Ok(None);
    }
    Ok(Some(TensorRecipe { values: ValueRule::Ternary, ..TensorRecipe::named(name) }))
}

pub(super) fn glm4(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let share = rope::set_scaling(config, metadata)?.unwrap_or(0.5);
    if let Some(size) = config.count("head_dim")? {
        metadata.set("attention.key_length", size);
        metadata.set("attention.value_length", size);
    }
    metadata.set("rope.dimension_count", (f64::from(config.head_dim()?) * share) as u32);
    Ok(())
}

pub(super) fn exaone4(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    if let Some(window) = config.count("sliding_window")? {
        metadata.set("attention.sliding_window", window);
        let pattern = if let Some(pattern) = windows(config)? {
            pattern
        } else {
            let period = config.count("sliding_window_pattern")?.unwrap_or(4);
            (1..=config.n_layer()?).map(|i| !i.is_multiple_of(period)).collect()
        };
        // llama.cpp computes windows in the 32B model alone; transformers has no positions at all
        // where a window is said and no layer has one
        if pattern.iter().all(|on| !on) {
            return Err(config.fault("sliding_window", "null where no layer has a window"));
        }
        metadata.set("attention.sliding_window_pattern", &pattern[..]);
    }
    rope::set_llama3(config, metadata, config.head_dim()?)
}

/// Sets the keys of Hunyuan, whose base of positions grows with the context that it was made for.
pub(super) fn hunyuan(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const N_CTX: u32 = 256 * 1024;
    sizes(config, metadata)?;
    metadata.remove("expert_count");
    metadata.remove("expert_used_count");
    if let Some(size) = config.count("head_dim")? {
        metadata.set("attention.key_length", size);
        metadata.set("attention.value_length", size);
    }
    let Some((alpha, base)) = rope::dynamic(config)? else { return rope::set(config, metadata) };
    let size = f64::from(config.head_dim()?);
    let base = base * alpha.powf(size / (size - 2.0));
    metadata.rope.base = Some(base);
    metadata.rope.written = Some("dynamic");
    metadata.set("rope.freq_base", base as f32);
    metadata.set("rope.scaling.type", "none");
    metadata.set("rope.scaling.factor", 1.0f32);
    metadata.set("rope.scaling.original_context_length", N_CTX);
    metadata.set("context_length", N_CTX);
    Ok(())
}

/// Sets the keys of LFM2, whose layers are attention or convolutions.
pub(super) fn lfm2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    default_base(metadata, 1e6);
    let n_head_kv = config.n_head_kv()?;
    let types = config.get("layer_types").and_then(Value::as_array);
    let types = types.filter(|types| types.len() == config.n_layer().unwrap_or(0) as usize);
    let types = types.ok_or_else(|| config.fault("layer_types", "one type per layer"))?;
    let of_layer = |ty: &Value| if ty == "conv" { 0 } else { n_head_kv as i32 };
    let n_heads_kv: Vec<i32> = types.iter().map(of_layer).collect();
    metadata.set("attention.head_count_kv", n_heads_kv);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    metadata.set("shortconv.l_cache", config.required_count("conv_L_cache")?);
    check(config, "conv_bias", &json!(false))?;
    let epsilon = config.number("norm_eps")?.ok_or_else(|| config.fault("norm_eps", "a number"))?;
    metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    metadata.set("feed_forward_length", feed_forward(config)?);
    Ok(())
}

/// Returns the width of the FFN of LFM2, which its configuration says in parts.
fn feed_forward(config: &ModelConfig) -> Result<u32, Error> {
    let said = match config.count("block_ff_dim")? {
        Some(width) => width,
        None => config.required_count("intermediate_size")?,
    };
    if config.get("block_auto_adjust_ff_dim") != Some(&json!(true)) {
        return Ok(said);
    }
    let factor = config.number("block_ffn_dim_multiplier")?.unwrap_or(1.0);
    let width = (factor * f64::from(2 * said / 3)) as u32;
    Ok(width.next_multiple_of(config.required_count("block_multiple_of")?))
}
