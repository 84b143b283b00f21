//! GTE's own class, and the encoders that have it: rotary positions, gates, norms after each part.

use serde_json::json;

use super::{check, encoder};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorPiece, TensorRecipe, part_of};
use crate::hugging_face::{Error, rope};

/// A word for ways up and gates in one matrix, which GGUF has not.
const UP_AND_GATE: &str = "ffn_up_gate";

/// Beginnings of names in the words of the makers and of transformers, and what stands in their
/// place.
pub(super) const PREFIXES: &[(&str, &str)] = &[
    ("new.encoder.layer.", "model.layers."),
    ("encoder.layer.", "model.layers."),
    ("gte.layers.", "model.layers."),
    ("layers.", "model.layers."),
    ("new.", ""),
    ("gte.", ""),
];
/// Tensors of the whole model and of what scores texts with it, and GGUF's words.
pub(super) const SCORES: &[(&str, &str)] = &[
    ("embeddings.word_embeddings.", "token_embd."),
    ("embeddings.token_type_embeddings.", "token_types."),
    ("embeddings.LayerNorm.", "token_embd_norm."),
    ("pooler.dense.", "cls."),
    ("classifier.", "cls.output."),
];
/// Parts of a layer in these words, and GGUF's.
pub(super) const LAYER: &[(&str, &str)] = &[
    ("attention.qkv_proj.", "attn_qkv."),
    ("attention.q_proj.", "attn_q."),
    ("attention.k_proj.", "attn_k."),
    ("attention.v_proj.", "attn_v."),
    ("attention.o_proj.", "attn_output."),
    ("attn_ln.", "attn_output_norm."),
    ("mlp.up_gate_proj.", "ffn_up_gate."),
    ("mlp.down_proj.", "ffn_down."),
    ("mlp_ln.", "layer_output_norm."),
    ("self_attn.q_proj.", "attn_q."),
    ("self_attn.k_proj.", "attn_k."),
    ("self_attn.v_proj.", "attn_v."),
    ("self_attn.o_proj.", "attn_output."),
    ("post_attention_layernorm.", "attn_output_norm."),
    ("mlp.up_proj.", "ffn_up."),
    ("mlp.gate_proj.", "ffn_gate."),
    ("post_mlp_layernorm.", "layer_output_norm."),
];

/// Returns the recipe of a tensor: ways up and gates, which are one matrix, become two.
pub(super) fn recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    if part_of(name) != UP_AND_GATE {
        return Ok(None);
    }
    let n_ff = config.required_count("intermediate_size")? as usize;
    let n_rows = shape.first().copied().unwrap_or(0);
    if n_rows != 2 * n_ff {
        let what = format!("an up_gate_proj of {} rows was expected, found {n_rows}", 2 * n_ff);
        return Err(Error::invalid(config.path(), what));
    }
    let piece = |word: &str, first: usize| TensorPiece {
        name: name.replace(UP_AND_GATE, word),
        rows: std::iter::once(first..first + n_ff).collect(),
        factors: Vec::new(),
    };
    let pieces = vec![piece("ffn_up", 0), piece("ffn_gate", n_ff)];
    Ok(Some(TensorRecipe { pieces, ..TensorRecipe::default() }))
}

/// Sets the keys of a model, by the words of its makers or of transformers.
pub(super) fn metadata(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    check(config, "position_embedding_type", &json!("rope"))?;
    check(config, "layer_norm_type", &json!("layer_norm"))?;
    check(config, "logn_attention_scale", &json!(false))?;
    encoder(config, metadata)?;
    let width = config.required_count("hidden_size")?;
    let n_head = config.n_head()?;
    if !width.is_multiple_of(n_head) {
        return Err(config.fault("hidden_size", "a multiple of num_attention_heads"));
    }
    let head_dim = width / n_head;
    check(config, "head_dim", &json!(head_dim))?;
    rope::set_gte(config, metadata, head_dim)
}
