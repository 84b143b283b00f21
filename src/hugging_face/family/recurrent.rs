//! Models some of whose layers have a running state, and mixtures with short convolutions.

mod delta_net;
mod falcon;
mod granite;
mod nemotron;
mod state_space;

use serde_json::{Value, json};

use super::{ActivationRule, ExtraBlocks, HeadOrder, HfFamily, PLAIN, check, dense, rms_epsilon};
use crate::hugging_face::Error;
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;

/// Squared ReLU, as Nemotron-H names it.
const SQUARED_RELU: ActivationRule = ActivationRule { key: "mlp_hidden_act", names: &["relu2"] };

/// All of them.
pub(super) static FAMILIES: [HfFamily; 10] = [
    HfFamily {
        classes: &["Qwen3_5ForCausalLM", "Qwen3_5ForConditionalGeneration"],
        arch: "qwen35",
        layer: delta_net::LAYER,
        recipe: Some(delta_net::recipe),
        extra_blocks: ExtraBlocks::Named(delta_net::block_name),
        metadata: delta_net::qwen35,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3_5MoeForCausalLM", "Qwen3_5MoeForConditionalGeneration"],
        arch: "qwen35moe",
        layer: delta_net::LAYER,
        recipe: Some(delta_net::recipe),
        extra_blocks: ExtraBlocks::Named(delta_net::block_name),
        metadata: delta_net::qwen35,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3NextForCausalLM"],
        arch: "qwen3next",
        layer: delta_net::LAYER,
        recipe: Some(delta_net::recipe_next),
        extra_blocks: ExtraBlocks::Named(delta_net::block_name),
        metadata: delta_net::qwen3_next,
        ..PLAIN
    },
    HfFamily {
        classes: &["NemotronHForCausalLM"],
        arch: "nemotron_h",
        // nothing turns, so that the order is no matter; it is that of llama.cpp's converter
        order: HeadOrder::Pairs,
        layer: nemotron::LAYER,
        state_space: Some("mixer."),
        whole: state_space::WHOLE,
        recipe: Some(nemotron::recipe),
        extra_blocks: ExtraBlocks::Named(nemotron::block_name),
        activation: SQUARED_RELU,
        metadata: nemotron::nemotron_h,
        ..PLAIN
    },
    HfFamily {
        classes: &["GraniteMoeHybridForCausalLM"],
        arch: "granitehybrid",
        order: HeadOrder::Pairs,
        layer: granite::LAYER,
        state_space: Some("mamba."),
        recipe: Some(granite::recipe),
        metadata: granite::granite_hybrid,
        ..PLAIN
    },
    HfFamily {
        classes: &["GraniteMoeSharedForCausalLM"],
        arch: "granitemoe",
        order: HeadOrder::Pairs,
        layer: granite::LAYER,
        recipe: Some(granite::recipe),
        metadata: granite::granite_shared,
        ..PLAIN
    },
    HfFamily {
        classes: &["BambaForCausalLM"],
        arch: "granitehybrid",
        layer: granite::BAMBA_LAYER,
        state_space: Some("mamba."),
        whole: &[("model.final_layernorm.", "output_norm.")],
        recipe: Some(granite::recipe_bamba),
        metadata: granite::bamba,
        ..PLAIN
    },
    HfFamily {
        classes: &["FalconH1ForCausalLM"],
        arch: "falcon-h1",
        layer: falcon::LAYER,
        state_space: Some("mamba."),
        whole: &[("model.final_layernorm.", "output_norm.")],
        recipe: Some(falcon::recipe),
        metadata: falcon::falcon_h1,
        ..PLAIN
    },
    HfFamily {
        classes: &["Mamba2ForCausalLM"],
        arch: "mamba2",
        layer: state_space::LAYER,
        state_space: Some("mixer."),
        whole: state_space::WHOLE,
        recipe: Some(state_space::recipe_mamba2),
        metadata: state_space::mamba2,
        ..PLAIN
    },
    HfFamily {
        classes: &["Lfm2MoeForCausalLM"],
        arch: "lfm2moe",
        layer: dense::LFM2_LAYER,
        whole: &[("model.embedding_norm.", "token_embd_norm.")],
        metadata: lfm2_moe,
        ..PLAIN
    },
];

/// llama.cpp's number of routers that choose by the probability of each expert by itself.
const SIGMOID: u32 = 2;
/// Positions of models that know the order of tokens by their state, as llama.cpp's converter says.
const ANY_LENGTH: u32 = 1 << 20;

/// Returns the layer's part of a tensor's name in GGUF; all of a name that is of no layer.
fn part(name: &str) -> &str {
    let of_layer = name.strip_prefix("blk.").and_then(|rest| rest.split_once('.'));
    of_layer.map_or(name, |(_, part)| part)
}

/// Sets the sizes that every architecture has but the width of the FFN.
fn sizes(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    metadata.set("context_length", config.required_count("max_position_embeddings")?);
    metadata.set("embedding_length", config.required_count("hidden_size")?);
    metadata.set("attention.head_count", config.n_head()?);
    metadata.set("attention.head_count_kv", config.n_head_kv()?);
    if let Some(epsilon) = rms_epsilon(config)? {
        metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    }
    if let Some(epsilon) = config.number("layer_norm_epsilon")? {
        metadata.set("attention.layer_norm_epsilon", epsilon as f32);
    }
    Ok(())
}

/// Returns the kinds of layers by name, each one of those that are known.
fn layer_kinds<T: Copy>(
    config: &ModelConfig,
    key: &str,
    known: &[(&str, T)],
) -> Result<Option<Vec<T>>, Error> {
    let Some(kinds) = config.get(key) else { return Ok(None) };
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    let expected = || format!("one of {} per layer", names.join(", "));
    let kinds = kinds.as_array().filter(|kinds| config.n_layer().ok() == Some(kinds.len() as u32));
    let kinds = kinds.ok_or_else(|| config.fault(key, &expected()))?;
    let found = kinds.iter().map(|kind| {
        let known = known.iter().find(|(name, _)| kind == name);
        known.map(|(_, kind)| *kind).ok_or_else(|| config.fault(key, &expected()))
    });
    Ok(Some(found.collect::<Result<_, _>>()?))
}

/// Checks that one size is as large as others make it.
fn check_size(config: &ModelConfig, key: &str, expected: u32) -> Result<(), Error> {
    match config.get(key) {
        Some(found) if *found != json!(expected) => Err(config.fault(key, &expected.to_string())),
        _ => Ok(()),
    }
}

/// Sets the keys of the mixtures of LFM2.
fn lfm2_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    dense::lfm2(config, metadata)?;
    layer_kinds(config, "layer_types", &[("conv", ()), ("full_attention", ())])?;
    metadata.set("feed_forward_length", config.required_count("intermediate_size")?);
    metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    let n_dense = config.whole("num_dense_layers")?;
    let n_dense = n_dense.ok_or_else(|| config.fault("num_dense_layers", "a whole number"))?;
    metadata.set("leading_dense_block_count", n_dense);
    metadata.set("expert_gating_func", SIGMOID);
    check(config, "norm_topk_prob", &Value::Bool(true))?;
    match config.number("routed_scaling_factor")? {
        Some(factor) if factor != 1.0 => Err(config.fault("routed_scaling_factor", "1.0")),
        _ => Ok(()),
    }
}
