//! DeepSeek V2 and V3, GLM 4.5 and what follows them: experts that are chosen by a rule of their
//! own with some for every token, and all but GLM 4.5 with keys and values made of one vector.

use serde_json::{Value, json};

use super::{ExtraBlocks, HfFamily, PLAIN, check, set_head_size, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::transform::TensorChange;
use crate::hugging_face::{Error, rope};

/// Parts of a layer with keys and values made of one vector, and GGUF's words.
const LATENT_LAYER: &[(&str, &str)] = &[
    ("self_attn.q_a_proj.", "attn_q_a."),
    ("self_attn.q_a_layernorm.", "attn_q_a_norm."),
    ("self_attn.q_b_proj.", "attn_q_b."),
    ("self_attn.kv_a_proj_with_mqa.", "attn_kv_a_mqa."),
    ("self_attn.kv_a_layernorm.", "attn_kv_a_norm."),
    ("mlp.gate.e_score_correction_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];
/// Parts of a layer of GLM 4.5, and GGUF's words.
pub(super) const GLM_LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("mlp.gate.e_score_correction_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];
/// The matrix of keys and values, which a file has apart.
const KEYS_AND_VALUES: &[(&str, TensorChange)] =
    &[("self_attn.kv_b_proj.weight", TensorChange::KeysAndValues)];

/// GGUF's numbers of the functions of routers.
const SOFTMAX: u32 = 1;
const SIGMOID: u32 = 2;

/// All of them.
pub(super) static FAMILIES: [HfFamily; 4] = [
    HfFamily {
        classes: &["DeepseekV2ForCausalLM"],
        arch: "deepseek2",
        layer: LATENT_LAYER,
        changes: KEYS_AND_VALUES,
        extra_blocks: ExtraBlocks::Skipped,
        metadata: deepseek2,
        ..PLAIN
    },
    HfFamily {
        classes: &["DeepseekV3ForCausalLM", "KimiVLForConditionalGeneration"],
        arch: "deepseek2",
        layer: LATENT_LAYER,
        changes: KEYS_AND_VALUES,
        extra_blocks: ExtraBlocks::Skipped,
        metadata: deepseek3,
        ..PLAIN
    },
    HfFamily {
        classes: &["Glm4MoeLiteForCausalLM"],
        arch: "deepseek2",
        layer: LATENT_LAYER,
        changes: KEYS_AND_VALUES,
        extra_blocks: ExtraBlocks::Kept,
        metadata: deepseek3,
        ..PLAIN
    },
    HfFamily {
        classes: &["Glm4MoeForCausalLM"],
        arch: "glm4moe",
        layer: GLM_LAYER,
        extra_blocks: ExtraBlocks::Kept,
        metadata: glm4_moe,
        ..PLAIN
    },
];

/// Returns the number of first layers without experts; the others must have some.
pub(super) fn n_dense(config: &ModelConfig, key: &str) -> Result<u32, Error> {
    const TYPES: &str = "mlp_layer_types";
    check(config, "moe_layer_freq", &json!(1))?;
    let Some(types) = config.get(TYPES).and_then(Value::as_array) else {
        return Ok(config.whole(key)?.unwrap_or(0));
    };
    let n = types.iter().take_while(|ty| **ty == "dense").count();
    let is_rest = types[n..].iter().all(|ty| ty == "sparse");
    if !is_rest || types.len() != config.n_layer()? as usize {
        return Err(config.fault(TYPES, "dense layers and then sparse ones"));
    }
    Ok(n as u32)
}

/// Sets the groups of experts, if there are any.
pub(super) fn set_groups(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let keys = [("n_group", "expert_group_count"), ("topk_group", "expert_group_used_count")];
    for (key, suffix) in keys {
        if let Some(n) = config.count(key)? {
            metadata.set(suffix, n);
        }
    }
    Ok(())
}

/// Sets what the mixtures of all have.
fn set_mixture(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    set_groups(config, metadata)?;
    let n_dense = n_dense(config, "first_k_dense_replace")?;
    metadata.set("leading_dense_block_count", n_dense);
    metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    metadata.set("expert_shared_count", config.whole("n_shared_experts")?.unwrap_or(0));
    if let Some(scale) = config.number("routed_scaling_factor")? {
        metadata.set("expert_weights_scale", scale as f32);
    }
    Ok(())
}

/// Sets the keys of models whose keys and values are made of one vector, with a router of this
/// function.
fn latent(config: &ModelConfig, metadata: &mut FamilyMetadata, gating: u32) -> Result<(), Error> {
    sizes(config, metadata)?;
    // files have one head of keys, of which all heads make theirs
    metadata.set("attention.head_count_kv", 1u32);
    check(config, "num_key_value_heads", &json!(config.n_head()?))?;
    check(config, "rope_interleave", &json!(true))?;
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    if let Some(n) = config.count("q_lora_rank")? {
        metadata.set("attention.q_lora_rank", n);
    }
    let n_latent = config.required_count("kv_lora_rank")?;
    let n_rot = config.required_count("qk_rope_head_dim")?;
    let d_v = config.required_count("v_head_dim")?;
    metadata.set("attention.kv_lora_rank", n_latent);
    metadata.set("attention.key_length", n_latent + n_rot);
    metadata.set("attention.value_length", n_latent);
    let d_k = config.required_count("qk_nope_head_dim")? + n_rot;
    metadata.set("attention.key_length_mla", d_k);
    metadata.set("attention.value_length_mla", d_v);
    metadata.set("rope.dimension_count", n_rot);
    rope::set_latent(config, metadata)?;
    config.required_count("n_routed_experts")?;
    set_mixture(config, metadata)?;
    // readers take files without it for models with a softmax, or by their number of layers
    metadata.set("expert_gating_func", gating);
    Ok(())
}

fn deepseek2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    latent(config, metadata, SOFTMAX)?;
    check(config, "scoring_func", &json!("softmax"))?;
    check(config, "norm_topk_prob", &json!(false))?;
    // hob computes groups for routers with a sigmoid alone
    match config.get("topk_method").and_then(Value::as_str) {
        None | Some("greedy") => {
            if config.count("n_group")?.is_some_and(|n| n > 1) {
                metadata.remove("expert_group_count");
                metadata.remove("expert_group_used_count");
            }
            Ok(())
        }
        Some(_) => Err(config.fault("topk_method", "\"greedy\"")),
    }
}

fn deepseek3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    latent(config, metadata, SIGMOID)?;
    check(config, "scoring_func", &json!("sigmoid"))?;
    check(config, "topk_method", &json!("noaux_tc"))?;
    if config.get("norm_topk_prob").is_none_or(|on| on == true) {
        metadata.set("expert_weights_norm", true);
    }
    Ok(())
}

pub(super) fn glm4_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let share = rope::set_scaling(config, metadata)?.unwrap_or(0.5);
    set_head_size(config, metadata)?;
    metadata.set("rope.dimension_count", (f64::from(config.head_dim()?) * share) as u32);
    set_mixture(config, metadata)?;
    metadata.set("expert_gating_func", SIGMOID);
    let is_normed = config.get("norm_topk_prob").is_none_or(|on| on == true);
    metadata.set("expert_weights_norm", is_normed);
    check(config, "topk_method", &json!("noaux_tc"))
}
