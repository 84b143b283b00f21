//! Nemotron-H: each layer is a state space, attention or an FFN alone.

use serde_json::{Value, json};

use super::state_space::{self, StateSizes, check_steps};
use super::{ANY_LENGTH, layer_kinds, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::family::{check, mixtures};
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::TensorRecipe;
use crate::hugging_face::{Error, rope};

/// Parts of a layer, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[
    ("norm.", "attn_norm."),
    ("mixer.q_proj.", "attn_q."),
    ("mixer.k_proj.", "attn_k."),
    ("mixer.v_proj.", "attn_v."),
    ("mixer.o_proj.", "attn_output."),
    ("mixer.up_proj.", "ffn_up."),
    ("mixer.down_proj.", "ffn_down."),
    ("mixer.gate.", "ffn_gate_inp."),
    ("mixer.gate.e_score_correction_bias", "exp_probs_b.bias"),
    ("mixer.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mixer.shared_experts.down_proj.", "ffn_down_shexp."),
    ("mixer.experts.up_proj", "ffn_up_exps.weight"),
    ("mixer.experts.down_proj", "ffn_down_exps.weight"),
    ("post_attention_layernorm.", "post_attention_norm."),
];

/// The part that a layer is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NemotronPart {
    StateSpace,
    Attention,
    Ffn,
    Experts,
}

/// Names of kinds in lists.
const KINDS: [(&str, NemotronPart); 6] = [
    ("mamba", NemotronPart::StateSpace),
    ("linear_attention", NemotronPart::StateSpace),
    ("attention", NemotronPart::Attention),
    ("full_attention", NemotronPart::Attention),
    ("mlp", NemotronPart::Ffn),
    ("moe", NemotronPart::Experts),
];

/// Returns the kind of each layer.
fn kinds(config: &ModelConfig) -> Result<Vec<NemotronPart>, Error> {
    const PATTERN: &str = "hybrid_override_pattern";
    let Some(pattern) = config.get(PATTERN).and_then(Value::as_str) else {
        let kinds = match config.get("layer_types") {
            Some(_) => layer_kinds(config, "layer_types", &KINDS)?,
            None => layer_kinds(config, "layers_block_type", &KINDS)?,
        };
        return kinds.ok_or_else(|| config.fault("layers_block_type", "the kinds of layers"));
    };
    let kind = |letter: char| match letter {
        'M' => Ok(NemotronPart::StateSpace),
        '*' => Ok(NemotronPart::Attention),
        '-' => Ok(NemotronPart::Ffn),
        'E' => Ok(NemotronPart::Experts),
        _ => Err(config.fault(PATTERN, "one of M, *, - and E per layer")),
    };
    pattern.chars().map(kind).collect()
}

/// Returns the name of a tensor for multi-token prediction as one of a layer after the last: one
/// block of attention and one of experts are one layer in GGUF.
pub(super) fn block_name(name: &str, n_layer: u32) -> Option<String> {
    let part = name.strip_prefix("mtp.layers.")?;
    let part = match part.split_once('.')? {
        ("1", "norm.weight") => "post_attention_layernorm.weight",
        ("1", "final_layernorm.weight") => "shared_head.norm.weight",
        ("0" | "1", part) => part,
        _ => return None,
    };
    Some(format!("model.layers.{n_layer}.{part}"))
}

/// Returns the recipe of a tensor.
pub(super) fn recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    Ok(state_space::recipe(name, shape, state_space::n_group(config)?))
}

/// Sets the keys of Nemotron-H. Steps are bounded by `time_step_limit` alone, as in its makers'
/// code; transformers takes `time_step_min` for a bound, too.
pub(super) fn nemotron_h(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let kinds = kinds(config)?;
    let has_experts = kinds.contains(&NemotronPart::Experts);
    if has_experts {
        metadata.set_arch("nemotron_h_moe");
    }
    sizes(config, metadata)?;
    // a key of this name is a second one of what layer_norm_epsilon says, which counts
    metadata.remove("attention.layer_norm_rms_epsilon");
    let of_layers = config.number("layer_norm_epsilon")?;
    for key in ["norm_eps", "rms_norm_eps"] {
        let epsilon = config.number(key)?;
        if let Some(epsilon) = epsilon.filter(|_| epsilon == of_layers) {
            metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
        }
    }
    metadata.set("context_length", ANY_LENGTH);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    set_layers(config, metadata, &kinds)?;
    let n_head = config.required_count("mamba_num_heads")?;
    let state_space = StateSizes {
        n_head,
        n_group: state_space::n_group(config)?,
        n_inner: n_head.saturating_mul(config.required_count("mamba_head_dim")?),
        d_state: config.required_count("ssm_state_size")?,
        taps: config.required_count("conv_kernel")?,
    };
    state_space.set(metadata);
    let head_dim = match config.count("attention_head_dim")? {
        Some(size) if config.get("head_dim").is_none() => size,
        _ => config.required_count("head_dim")?,
    };
    metadata.set("attention.key_length", head_dim);
    metadata.set("attention.value_length", head_dim);
    // attention does not turn; the keys are those that llama.cpp's converter writes, where they
    // are a number of dimensions of a head
    rope::set_scaling(config, metadata)?;
    let width = config.required_count("hidden_size")? / config.n_head()?;
    let is_part = width.is_multiple_of(2) && width <= head_dim;
    metadata.set("rope.dimension_count", if is_part { width } else { head_dim });
    metadata.set("rope.scaling.finetuned", false);
    if has_experts {
        experts(config, metadata)?;
    }
    check_steps(config)?;
    check(config, "mamba_hidden_act", &json!("silu"))?;
    match config.get("sliding_window") {
        Some(_) => Err(config.fault("sliding_window", "null")),
        None => Ok(()),
    }
}

/// Sets the numbers of key heads and the widths of FFNs, by which layers are told apart; a block
/// for multi-token prediction has both.
fn set_layers(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    kinds: &[NemotronPart],
) -> Result<(), Error> {
    let n_head_kv = config.n_head_kv()? as i32;
    let width = |key: &str, kind: NemotronPart| {
        if kinds.contains(&kind) { config.required_count(key) } else { Ok(0) }
    };
    let n_ff = width("intermediate_size", NemotronPart::Ffn)? as i32;
    let n_ff_expert = width("moe_intermediate_size", NemotronPart::Experts)? as i32;
    let mut n_heads_kv: Vec<i32> = Vec::new();
    let mut widths: Vec<i32> = Vec::new();
    for kind in kinds {
        n_heads_kv.push(if *kind == NemotronPart::Attention { n_head_kv } else { 0 });
        widths.push(match kind {
            NemotronPart::Ffn => n_ff,
            NemotronPart::Experts => n_ff_expert,
            NemotronPart::StateSpace | NemotronPart::Attention => 0,
        });
    }
    for _ in 0..metadata.n_extra_blocks {
        n_heads_kv.push(n_head_kv);
        widths.push(n_ff_expert);
    }
    metadata.set("attention.head_count_kv", n_heads_kv);
    metadata.set("feed_forward_length", widths);
    Ok(())
}

/// Sets the keys of a mixture.
fn experts(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    mixtures::set_counts(config, metadata)?;
    metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    for (key, suffix) in [
        ("moe_shared_expert_intermediate_size", "expert_shared_feed_forward_length"),
        ("n_shared_experts", "expert_shared_count"),
        ("n_group", "expert_group_count"),
        ("topk_group", "expert_group_used_count"),
    ] {
        metadata.set(suffix, config.required_count(key)?);
    }
    let scale = config.number("routed_scaling_factor")?.unwrap_or(1.0);
    metadata.set("expert_weights_scale", scale as f32);
    let is_renormalized = config.get("norm_topk_prob").is_none_or(|on| on == true);
    metadata.set("expert_weights_norm", is_renormalized);
    match config.get("moe_latent_size") {
        Some(_) => Err(config.fault("moe_latent_size", "null")),
        None => Ok(()),
    }
}
