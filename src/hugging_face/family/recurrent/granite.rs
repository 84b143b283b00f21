//! Granite 4 and Bamba: state space layers and attention.

use serde_json::{Value, json};

use super::state_space::{self, StateSizes, check_steps, expanded};
use super::{ANY_LENGTH, check_size, layer_kinds, part, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorPiece, TensorRecipe};
use crate::hugging_face::{Error, rope};

/// Parts of a layer of Granite 4, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[
    ("block_sparse_moe.router.layer.", "ffn_gate_inp."),
    ("shared_mlp.input_linear.", "ffn_up_shexp."),
    ("shared_mlp.output_linear.", "ffn_down_shexp."),
];
/// Parts of a layer of Bamba, and GGUF's words.
pub(super) const BAMBA_LAYER: &[(&str, &str)] = &[("pre_ff_layernorm.", "ffn_norm.")];

/// Returns the recipe of a tensor of a layer with state spaces or attention.
fn common_recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let n_group = config.count("mamba_n_groups")?.unwrap_or(1);
    Ok(state_space::recipe(name, shape, n_group))
}

/// Returns the number of experts.
fn n_expert(config: &ModelConfig) -> Result<u32, Error> {
    const KEY: &str = "num_local_experts";
    config.whole(KEY)?.ok_or_else(|| config.fault(KEY, "a whole number"))
}

/// Returns the recipe of a tensor of Granite 4. What every token goes through is one expert next to
/// others, or the whole FFN; its gate is the first half of a matrix with the way up.
pub(super) fn recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let end = if n_expert(config)? > 0 { "_shexp" } else { "" };
    let renamed = |word: &str| name.replace("ffn_up_shexp", &format!("ffn_{word}{end}"));
    match part(name) {
        "ffn_up_shexp.weight" => {
            let n_half = shape.first().map_or(0, |n| n / 2);
            let piece = |word: &str, start: usize| TensorPiece {
                name: renamed(word),
                rows: std::iter::once(start..start + n_half).collect(),
                factors: Vec::new(),
            };
            check_size(config, "shared_intermediate_size", n_half as u32)?;
            let pieces = vec![piece("gate", 0), piece("up", n_half)];
            Ok(Some(TensorRecipe { pieces, ..TensorRecipe::default() }))
        }
        "ffn_down_shexp.weight" if end.is_empty() => {
            Ok(Some(TensorRecipe::named(&name.replace("_shexp", ""))))
        }
        _ => common_recipe(config, name, shape),
    }
}

/// Returns the recipe of a tensor of Bamba, of whose heads of queries and keys a part turns: the
/// pairs of that part are neighbours in GGUF. llama.cpp's converter pairs the halves of whole
/// heads, which is another model.
pub(super) fn recipe_bamba(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let n_head = match part(name) {
        "attn_q.weight" | "attn_q.bias" => config.n_head()?,
        "attn_k.weight" | "attn_k.bias" => config.n_head_kv()?,
        _ => return common_recipe(config, name, shape),
    };
    let size = config.head_dim()? as usize;
    let n_rows = n_head as usize * size;
    if shape.first() != Some(&n_rows) {
        let what = format!("the tensor {name:?}: {n_rows} rows were expected, found {shape:?}");
        return Err(Error::invalid(config.path(), what));
    }
    let n_half = size / 4;
    let mut rows = Vec::new();
    for start in (0..n_head as usize).map(|head| head * size) {
        for i in start..start + n_half {
            rows.push(i..i + 1);
            rows.push(i + n_half..i + n_half + 1);
        }
        rows.push(start + 2 * n_half..start + size);
    }
    Ok(Some(TensorRecipe::named(name).with_rows(rows)))
}

/// Sets the sizes of state space layers, and in which layers attention takes their place.
fn hybrid(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    is_attention: &[bool],
) -> Result<(), Error> {
    let n_inner = expanded(config, "mamba_expand")?;
    StateSizes::read(config, n_inner)?.set(metadata);
    check_steps(config)?;
    let n_head_kv = config.n_head_kv()? as i32;
    let of_layer = |&is_attention: &bool| if is_attention { n_head_kv } else { 0 };
    let n_heads_kv: Vec<i32> = is_attention.iter().map(of_layer).collect();
    metadata.set("attention.head_count_kv", n_heads_kv);
    Ok(())
}

/// Sets the keys of Granite 4. One whose layers are all attention is of the architecture of
/// Granite 3.
pub(super) fn granite_hybrid(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let known = [
        ("mamba", false),
        ("linear_attention", false),
        ("attention", true),
        ("full_attention", true),
    ];
    let is_attention = match layer_kinds(config, "layer_types", &known)? {
        Some(kinds) => kinds,
        None => vec![false; config.n_layer()? as usize],
    };
    let has_experts = n_expert(config)? > 0;
    if is_attention.iter().all(|&is_attention| is_attention) {
        metadata.set_arch(if has_experts { "granitemoe" } else { "granite" });
    }
    super::super::granite(config, metadata)?;
    check_size(config, "head_dim", config.required_count("hidden_size")? / config.n_head()?)?;
    let width = config.required_count("shared_intermediate_size")?;
    metadata.set("expert_shared_feed_forward_length", width);
    if !has_experts {
        metadata.set("expert_used_count", 0u32);
        metadata.set("feed_forward_length", width);
    }
    hybrid(config, metadata, &is_attention)?;
    // a model without positions is marked so
    let has_positions = config.get("position_embedding_type").is_some_and(|kind| kind == "rope");
    metadata.set("rope.scaling.finetuned", has_positions);
    if !has_positions {
        metadata.set("context_length", ANY_LENGTH);
    }
    Ok(())
}

/// Sets the keys of Granite's mixtures with an expert for all tokens.
pub(super) fn granite_shared(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    super::super::granite(config, metadata)?;
    if let Some(width) = config.whole("shared_intermediate_size")?.filter(|&width| width > 0) {
        metadata.set("expert_shared_feed_forward_length", width);
    }
    Ok(())
}

/// Sets the keys of Bamba, half of whose heads turns.
pub(super) fn bamba(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const INDICES: &str = "attn_layer_indices";
    sizes(config, metadata)?;
    metadata.set("feed_forward_length", config.required_count("intermediate_size")?);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    let n_layer = config.n_layer()?;
    let indices = config.get(INDICES).and_then(Value::as_array);
    let indices = indices.filter(|indices| indices.len() <= n_layer as usize);
    let indices = indices.ok_or_else(|| config.fault(INDICES, "a list of layers"))?;
    let is_attention: Vec<bool> = (0..n_layer).map(|i| indices.contains(&json!(i))).collect();
    if is_attention.iter().filter(|&&is_attention| is_attention).count() != indices.len() {
        return Err(config.fault(INDICES, "numbers of layers"));
    }
    hybrid(config, metadata, &is_attention)?;
    let head_dim = config.head_dim()?;
    if config.get("head_dim").is_some() {
        metadata.set("attention.key_length", head_dim);
        metadata.set("attention.value_length", head_dim);
    }
    if !head_dim.is_multiple_of(4) {
        return Err(config.fault("hidden_size", "heads of a multiple of 4"));
    }
    if rope::set_scaling(config, metadata)?.is_some_and(|share| share != 0.5) {
        return Err(config.fault("rope_parameters", "partial_rotary_factor 0.5"));
    }
    check_size(config, "attn_rotary_emb", head_dim / 2)?;
    metadata.set("rope.dimension_count", head_dim / 2);
    metadata.set("rope.scaling.finetuned", true);
    Ok(())
}
