//! Mixtures of experts.

use serde_json::json;

use super::{check, common, default_base, sliding};
use crate::hugging_face::Error;
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;

/// Names of the number of experts.
const N_EXPERT: [&str; 3] = ["num_local_experts", "num_experts", "n_routed_experts"];
/// Names of the number of experts that are used for a token.
const N_USED: [&str; 2] = ["num_experts_per_tok", "num_experts_per_token"];

/// Parts of a layer of ERNIE 4.5, and GGUF's words.
pub(super) const ERNIE_LAYER: &[(&str, &str)] = &[
    ("mlp.moe_statics.e_score_correction_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];

/// Parts of a layer of gpt-oss, and GGUF's words.
pub(super) const GPT_OSS_LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("self_attn.sinks", "attn_sinks.weight"),
    ("mlp.router.", "ffn_gate_inp."),
    ("mlp.experts.down_proj_bias", "ffn_down_exps.bias"),
];

/// Sets the numbers of experts, where a model has any.
pub(super) fn set_counts(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    for (keys, suffix) in [(&N_EXPERT[..], "expert_count"), (&N_USED, "expert_used_count")] {
        for key in keys {
            if let Some(n) = config.whole(key)? {
                metadata.set(suffix, n);
                break;
            }
        }
    }
    Ok(())
}

/// Checks that each layer has experts.
pub(super) fn check_every_layer(config: &ModelConfig) -> Result<(), Error> {
    check(config, "decoder_sparse_step", &json!(1))?;
    check(config, "mlp_only_layers", &json!([]))
}

/// Sets the keys of Qwen's mixtures.
pub(super) fn qwen_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    check_every_layer(config)?;
    metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    Ok(())
}

pub(super) fn qwen2_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    qwen_moe(config, metadata)?;
    sliding::set_qwen2_moe(config, metadata)?;
    check(config, "norm_topk_prob", &json!(false))?;
    let n_shared = config.required_count("shared_expert_intermediate_size")?;
    metadata.set("expert_shared_feed_forward_length", n_shared);
    Ok(())
}

pub(super) fn qwen3_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const KEY: &str = "norm_topk_prob";
    qwen_moe(config, metadata)?;
    sliding::set_qwen3_moe(config, metadata)?;
    // where it is not said, transformers leaves the weights of experts as they are
    let is_normed = match config.get(KEY) {
        None => false,
        Some(on) => on.as_bool().ok_or_else(|| config.fault(KEY, "true or false"))?,
    };
    if !is_normed {
        metadata.set("expert_weights_norm", false);
    }
    Ok(())
}

pub(super) fn olmoe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    check(config, "norm_topk_prob", &json!(false))?;
    if config.get("clip_qkv").is_some() {
        return Err(config.fault("clip_qkv", "null"));
    }
    common(config, metadata)
}

pub(super) fn gpt_oss(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    if config.get("quantization_config").is_none() {
        return Err(config.fault("quantization_config", "experts in MXFP4"));
    }
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    metadata.set("expert_feed_forward_length", config.required_count("intermediate_size")?);
    Ok(())
}

/// Sets the keys of ERNIE 4.5 without experts.
pub(super) fn ernie(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    default_base(metadata, 5e5);
    Ok(())
}

pub(super) fn ernie_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    default_base(metadata, 5e5);
    let n_shared = config.whole("moe_num_shared_experts")?.unwrap_or(0);
    let n_ff = config.required_count("moe_intermediate_size")?;
    metadata.set("expert_count", config.required_count("moe_num_experts")?);
    metadata.set("expert_used_count", config.required_count("moe_k")?);
    metadata.set("expert_feed_forward_length", n_ff);
    metadata.set("expert_shared_count", n_shared);
    if n_shared > 0 {
        metadata.set("expert_shared_feed_forward_length", n_ff * n_shared);
    }
    let interval = config.count("moe_layer_interval")?.unwrap_or(1);
    metadata.set("interleave_moe_layer_step", interval);
    let n_dense = config.whole("moe_layer_start_index")?.unwrap_or(0);
    metadata.set("leading_dense_block_count", n_dense);
    // hob computes experts in every layer from the first of them on
    check(config, "moe_layer_interval", &json!(1))?;
    let last = i64::from(config.n_layer()?) - 1;
    if config.number("moe_norm_min")?.is_some_and(|least| least > 1e-6) {
        return Err(config.fault("moe_norm_min", "1e-12"));
    }
    match config.get("moe_layer_end_index").map(serde_json::Value::as_i64) {
        None => Ok(()),
        Some(Some(end)) if end == -1 || end == last => Ok(()),
        Some(_) => Err(config.fault("moe_layer_end_index", "-1")),
    }
}
