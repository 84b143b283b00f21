//! Nomic's encoders: with a gate in every layer, or with experts in every few layers.

use hob_kernels::dequantize;
use serde_json::{Value, json};

use super::{check, encoder};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::safetensors::{Safetensors, StoredType};
use crate::hugging_face::transform::TensorChange;
use crate::hugging_face::{Error, rope};

/// Tensors of the whole model, and GGUF's words.
pub(super) const WHOLE: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("emb_ln.", "token_embd_norm."),
];
/// Parts of a layer, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[
    ("attn.Wqkv.", "attn_qkv."),
    ("attn.out_proj.", "attn_output."),
    ("norm1.", "attn_output_norm."),
    ("mlp.fc11.", "ffn_up."),
    ("mlp.fc12.", "ffn_gate."),
    ("mlp.fc1.", "ffn_up."),
    ("mlp.fc2.", "ffn_down."),
    ("mlp.router.layer.", "ffn_gate_inp."),
    ("norm2.", "layer_output_norm."),
];
/// Tensors of all experts of a layer, and what they become.
pub(super) const CHANGES: &[(&str, TensorChange)] = &[
    ("mlp.experts.mlp.w1", TensorChange::ExpertUps),
    ("mlp.experts.mlp.w2", TensorChange::ExpertDowns),
];
/// The end of the name of what is added to the sum of experts.
const SUM_BIAS: &str = ".mlp.experts.bias";

/// Sets the keys of a model, by the words of its makers or of transformers.
pub(super) fn metadata(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let interval = config.whole("moe_every_n_layers")?.filter(|&n| n > 0);
    if interval.is_some() {
        metadata.set_arch("nomic-bert-moe");
    }
    encoder(config, metadata)?;
    if let Some(n_ctx) = trained_context(config)? {
        metadata.set("context_length", n_ctx);
    }
    rope::set(config, metadata)?;
    // where transformers says it, it is an equal share
    check(config, "head_dim", &json!(config.required_count("hidden_size")? / config.n_head()?))?;
    check_makers_keys(config, interval.is_some())?;
    if let Some(interval) = interval {
        metadata.set("moe_every_n_layers", interval);
        metadata.set("expert_used_count", config.required_count("moe_top_k")?);
        for key in ["moe_normalize_expert_weights", "expert_choice_router"] {
            check(config, key, &json!(false))?;
        }
        check(config, "num_shared_experts", &json!(0))?;
    }
    Ok(())
}

/// Returns the number of tokens that a model was trained for, where the makers' words are there;
/// one of more has a scaling of positions that is not computed.
fn trained_context(config: &ModelConfig) -> Result<Option<u32>, Error> {
    const KEY: &str = "n_positions";
    let Some(n_positions) = config.count(KEY)? else { return Ok(None) };
    let n_trained = config.count("max_trained_positions")?.unwrap_or(2048);
    match (n_positions, n_trained) {
        (8192, 2048) => Ok(Some(2048)),
        (2048, 2048) => Ok(Some(512)),
        _ => Err(config.fault(KEY, "8192 or 2048, with a max_trained_positions of 2048,")),
    }
}

/// Checks that the makers' words say what is computed.
fn check_makers_keys(config: &ModelConfig, has_experts: bool) -> Result<(), Error> {
    let activation = if has_experts { "gelu" } else { "swiglu" };
    check(config, "activation_function", &json!(activation))?;
    for key in ["causal", "prenorm", "rotary_emb_interleaved", "use_rms_norm", "parallel_block"] {
        check(config, key, &json!(false))?;
    }
    for key in ["qkv_proj_bias", "mlp_fc1_bias", "mlp_fc2_bias"] {
        check(config, key, &json!(has_experts))?;
    }
    match config.number("rotary_emb_fraction")? {
        None | Some(1.0) => {}
        Some(_) => return Err(config.fault("rotary_emb_fraction", "1")),
    }
    match config.get("rotary_emb_scale_base") {
        None => Ok(()),
        Some(_) => Err(config.fault("rotary_emb_scale_base", &Value::Null.to_string())),
    }
}

/// Says that what is added to the sum of experts is left out, as in llama.cpp, where it is not 0.
pub(super) fn warn_of_bias(
    _: &ModelConfig,
    stored: &Safetensors,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let biases = stored.tensors.iter().filter(|(name, _)| name.ends_with(SUM_BIAS));
    for (name, tensor) in biases {
        let StoredType::Float(ty) = tensor.ty else { continue };
        let mut values = vec![0.0; tensor.shape.iter().product()];
        dequantize(ty, stored.bytes(tensor), &mut values);
        if values.iter().any(|&value| value != 0.0) {
            metadata.warnings.push(format!(
                "{name} and its like, which GGUF has no place for, are left out: embeddings \
                 differ by it from those of its makers' code"
            ));
            break;
        }
    }
    Ok(())
}
