//! Falcon-H1: state space and attention side by side in every layer, and factors of nearly every
//! matrix, which are multiplied into it.

use serde_json::{Value, json};

use super::state_space::{self, StateSizes, check_steps, expanded};
use super::{part, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{RowFactor, TensorPiece, TensorRecipe};
use crate::hugging_face::{Error, rope};

/// Parts of a layer, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[
    // llama.cpp's converter leaves the end of this name out
    ("pre_ff_layernorm.weight", "ffn_norm"),
];

/// Returns a factor; 1 where there is none.
fn factor(config: &ModelConfig, key: &str) -> Result<f32, Error> {
    Ok(config.number(key)?.unwrap_or(1.0) as f32)
}

/// Returns some factors; 1 where there are none.
fn factors<const N: usize>(config: &ModelConfig, key: &str) -> Result<[f32; N], Error> {
    let Some(found) = config.get(key) else { return Ok([1.0; N]) };
    let found = found.as_array().filter(|found| found.len() == N);
    let numbers = found.map(|found| found.iter().map(Value::as_f64).collect::<Option<Vec<_>>>());
    match numbers.flatten() {
        Some(numbers) if numbers.iter().all(|x| x.is_finite()) => {
            Ok(std::array::from_fn(|i| numbers[i] as f32))
        }
        _ => Err(config.fault(key, &format!("{N} numbers"))),
    }
}

/// Returns the width of all heads of the state space layers.
fn n_inner(config: &ModelConfig) -> Result<u32, Error> {
    match config.count("mamba_d_ssm")? {
        Some(width) => Ok(width),
        None => expanded(config, "mamba_expand"),
    }
}

/// Returns the recipe of a tensor. A bias is multiplied by what its product is multiplied by, where
/// llama.cpp's converter takes the factor of the input, too.
pub(super) fn recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let n_rows = shape.first().copied().unwrap_or(0);
    let all = |factor: f32| vec![RowFactor { rows: 0..n_rows, factor }];
    let [gate, down] = factors(config, "mlp_multipliers")?;
    let part = part(name);
    let is_bias = part.ends_with(".bias");
    let of_input = |key: &str| if is_bias { Ok(1.0) } else { factor(config, key) };
    let found = match part.split('.').next().unwrap_or_default() {
        "ffn_gate" => all(gate),
        "ffn_down" => all(down),
        "attn_q" | "attn_v" => all(of_input("attention_in_multiplier")?),
        "attn_k" => {
            let mut found = all(factor(config, "key_multiplier")?);
            found.extend(all(of_input("attention_in_multiplier")?));
            found
        }
        "attn_output" => all(factor(config, "attention_out_multiplier")?),
        "ssm_out" => all(factor(config, "ssm_out_multiplier")?),
        "ssm_in" => {
            let mut found = all(of_input("ssm_in_multiplier")?);
            found.extend(of_parts(config, n_rows)?);
            found
        }
        "output" => all(factor(config, "lm_head_multiplier")?),
        "token_embd" => return embedding(config, name, n_rows),
        _ => {
            let n_group = config.count("mamba_n_groups")?.unwrap_or(1);
            return Ok(state_space::recipe(name, shape, n_group));
        }
    };
    Ok(multiplied(name, found))
}

/// Returns the recipe of factors, if any of them is one.
fn multiplied(name: &str, factors: Vec<RowFactor>) -> Option<TensorRecipe> {
    let factors: Vec<_> = factors.into_iter().filter(|found| found.factor != 1.0).collect();
    let piece = TensorPiece { name: name.into(), rows: Vec::new(), factors };
    let is_changed = !piece.factors.is_empty();
    is_changed.then(|| TensorRecipe { pieces: vec![piece], ..TensorRecipe::default() })
}

/// Returns the factors of gate, x, B, C and step sizes, which a state space layer makes of its
/// input.
fn of_parts(config: &ModelConfig, n_rows: usize) -> Result<Vec<RowFactor>, Error> {
    let state_space = StateSizes::read(config, n_inner(config)?)?;
    let n_inner = state_space.n_inner as usize;
    let n_columns = state_space.n_group as usize * state_space.d_state as usize;
    let sizes = [n_inner, n_inner, n_columns, n_columns, state_space.n_head as usize];
    let mut start = 0;
    let mut found = Vec::new();
    for (factor, size) in factors::<5>(config, "ssm_multipliers")?.into_iter().zip(sizes) {
        found.push(RowFactor { rows: start..start + size, factor });
        start += size;
    }
    if start == n_rows {
        return Ok(found);
    }
    let what = format!("an in_proj of {start} rows was expected, found {n_rows}");
    Err(Error::invalid(config.path(), what))
}

/// Returns the recipe of the embedding. One that is the output, too, becomes two tensors, since the
/// factors differ; llama.cpp's converter multiplies both by that of the embedding.
fn embedding(
    config: &ModelConfig,
    name: &str,
    n_rows: usize,
) -> Result<Option<TensorRecipe>, Error> {
    let of_input = factor(config, "embedding_multiplier")?;
    let of_output = factor(config, "lm_head_multiplier")?;
    let is_tied = config.get("tie_word_embeddings").is_some_and(|tied| tied == true);
    if !is_tied || of_input == of_output {
        return Ok(multiplied(name, vec![RowFactor { rows: 0..n_rows, factor: of_input }]));
    }
    let piece = |name: &str, factor: f32| TensorPiece {
        name: name.into(),
        rows: Vec::new(),
        factors: vec![RowFactor { rows: 0..n_rows, factor }],
    };
    let pieces = vec![piece(name, of_input), piece("output.weight", of_output)];
    Ok(Some(TensorRecipe { pieces, ..TensorRecipe::default() }))
}

/// Sets the keys of Falcon-H1.
pub(super) fn falcon_h1(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let head_dim = config.head_dim()?;
    metadata.set("feed_forward_length", config.required_count("intermediate_size")?);
    metadata.set("attention.key_length", head_dim);
    metadata.set("attention.value_length", head_dim);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    StateSizes::read(config, n_inner(config)?)?.set(metadata);
    rope::set(config, metadata)?;
    check_steps(config)?;
    // without the key transformers takes the norm to come first
    let is_normed = config.get("mamba_rms_norm").is_some_and(|on| on == true);
    if is_normed && config.get("mamba_norm_before_gate") != Some(&json!(false)) {
        return Err(config.fault("mamba_norm_before_gate", "false"));
    }
    Ok(())
}
