//! Names and orders of tensors: those of transformers → those of GGUF, as llama.cpp's converter
//! writes them.

use hob_kernels::{TensorType, dequantize};

use super::Error;
use super::coded::Coding;
use super::config::ModelConfig;
use super::family::{HeadOrder, HfFamily};
use super::metadata::FamilyMetadata;
use super::safetensors::{Safetensors, StoredTensor, StoredType};
use crate::gguf::{PartData, TensorPart};

/// Names that stand for themselves: what is behind the prefix of the text model, and GGUF's word.
const WHOLE: [(&str, &str); 3] = [
    ("model.embed_tokens.", "token_embd."),
    ("model.norm.", "output_norm."),
    ("lm_head.", "output."),
];
/// Parts of a layer, and GGUF's words.
const OF_LAYER: [(&str, &str); 14] = [
    ("input_layernorm.", "attn_norm."),
    ("pre_feedforward_layernorm.", "ffn_norm."),
    ("post_feedforward_layernorm.", "post_ffw_norm."),
    ("self_attn.q_proj.", "attn_q."),
    ("self_attn.k_proj.", "attn_k."),
    ("self_attn.v_proj.", "attn_v."),
    ("self_attn.o_proj.", "attn_output."),
    ("self_attn.qkv_proj.", "attn_qkv."),
    ("self_attn.q_norm.", "attn_q_norm."),
    ("self_attn.k_norm.", "attn_k_norm."),
    ("mlp.gate_proj.", "ffn_gate."),
    ("mlp.up_proj.", "ffn_up."),
    ("mlp.down_proj.", "ffn_down."),
    ("mlp.gate_up_proj.", "ffn_up."),
];
/// The norm between the parts, whose place differs.
const BETWEEN: &str = "post_attention_layernorm.";
/// Prefixes of the text model in models that see.
const TEXT_PREFIXES: [(&str, &str); 2] =
    [("language_model.", ""), ("model.language_model.", "model.")];
/// Beginnings of the names of tensors that are not of the text model.
const OTHER_PARTS: [&str; 4] = [
    "vision_tower.",
    "model.vision_tower.",
    "multi_modal_projector.",
    "model.multi_modal_projector.",
];
/// Ends of the names of tensors that are computed, not learned.
const COMPUTED: [&str; 3] = [".rotary_emb.inv_freq", ".attention.bias", ".attention.masked_bias"];

/// A tensor's name in GGUF, or that it is not wanted.
enum GgufName {
    Named(String),
    Skipped,
    Unknown,
}

/// Returns the name of a tensor in GGUF.
fn name_of(family: &HfFamily, name: &str, n_layer: u32) -> GgufName {
    if OTHER_PARTS.iter().any(|part| name.starts_with(part))
        || COMPUTED.iter().any(|end| name.ends_with(end))
    {
        return GgufName::Skipped;
    }
    let text = TEXT_PREFIXES
        .iter()
        .find_map(|(prefix, with)| name.strip_prefix(prefix).map(|rest| format!("{with}{rest}")));
    let name = text.as_deref().unwrap_or(name);
    let is_end = |end: &str| end == "weight" || end == "bias";
    let whole = WHOLE.iter().find_map(|(from, to)| {
        name.strip_prefix(from).filter(|end| is_end(end)).map(|end| format!("{to}{end}"))
    });
    if let Some(name) = whole {
        // Gemma's output is its embedding, whatever a file has
        let is_spare = family.norms_less_one && name.starts_with("output.");
        return if is_spare { GgufName::Skipped } else { GgufName::Named(name) };
    }
    let in_layer = || {
        let (number, rest) = name.strip_prefix("model.layers.")?.split_once('.')?;
        let number: u32 = number.parse().ok().filter(|&number| number < n_layer)?;
        let between = if family.keeps_post_norm { "post_attention_norm." } else { "ffn_norm." };
        let parts = OF_LAYER.iter().copied().chain([(BETWEEN, between)]);
        let found = parts.into_iter().find_map(|(from, to)| {
            rest.strip_prefix(from).filter(|end| is_end(end)).map(|end| format!("{to}{end}"))
        });
        found.map(|part| format!("blk.{number}.{part}"))
    };
    in_layer().map_or(GgufName::Unknown, GgufName::Named)
}

/// Returns the tensors of a model as GGUF has them.
///
/// # Errors
/// A tensor is unknown, or has a shape that its place does not allow.
pub(super) fn parts(
    config: &ModelConfig,
    family: &HfFamily,
    metadata: &FamilyMetadata,
    stored: &Safetensors,
    coding: &Coding,
) -> Result<Vec<TensorPart>, Error> {
    let fault = |what: String| Error::invalid(config.path(), what);
    let mut parts = Vec::new();
    for (name, values) in &metadata.rope.factors {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let shape = vec![values.len()];
        let data = PartData::Made(bytes);
        parts.push(TensorPart { name: (*name).into(), ty: TensorType::F32, shape, data });
    }
    let n_layer = config.n_layer()?;
    let mut n_skipped = 0;
    for (hf_name, tensor) in &stored.tensors {
        if coding.is_scale(hf_name) {
            continue;
        }
        let name = match name_of(family, hf_name, n_layer) {
            GgufName::Named(name) => name,
            GgufName::Skipped => {
                n_skipped += 1;
                continue;
            }
            GgufName::Unknown => {
                let what = format!("the tensor {hf_name:?} is not part of {}", family.arch);
                return Err(fault(what));
            }
        };
        let n_head = match (family.order, part_of(&name)) {
            (HeadOrder::Pairs, "attn_q") => Some(config.n_head()?),
            (HeadOrder::Pairs, "attn_k") => Some(config.n_head_kv()?),
            _ => None,
        };
        let part = match tensor.ty {
            StoredType::Float(ty) => part(family, stored, tensor, ty, &name, n_head),
            StoredType::Coded(code) => coding
                .decode(stored, hf_name, tensor, code)
                .and_then(|(ty, bytes)| decoded(&tensor.shape, ty, bytes, &name, n_head)),
        };
        parts.push(part.map_err(|what| fault(format!("the tensor {hf_name:?}: {what}")))?);
    }
    if n_skipped > 0 {
        tracing::info!("{n_skipped} tensors are not of the text model and are left out");
    }
    Ok(parts)
}

/// Returns the word for a tensor's part of its layer.
fn part_of(name: &str) -> &str {
    name.rsplit('.').nth(1).unwrap_or_default()
}

/// Returns one tensor. `n_head` is the number of heads whose rows change their order.
fn part(
    family: &HfFamily,
    stored: &Safetensors,
    tensor: &StoredTensor,
    ty: TensorType,
    name: &str,
    n_head: Option<u32>,
) -> Result<TensorPart, String> {
    let shape: Vec<usize> = tensor.shape.iter().rev().copied().collect();
    if shape.is_empty() || shape.len() > 2 {
        return Err(format!("a shape of 1 or 2 dimensions was expected, found {shape:?}"));
    }
    let is_norm = name.ends_with("_norm.weight");
    if shape.len() == 1 || is_norm {
        let mut values = vec![0.0; shape.iter().product()];
        dequantize(ty, stored.bytes(tensor), &mut values);
        if is_norm && family.norms_less_one {
            for value in &mut values {
                *value += 1.0;
            }
        }
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let bytes = match n_head {
            Some(n_head) => in_pairs(&bytes, shape[0], n_head)?,
            None => bytes,
        };
        let data = PartData::Made(bytes);
        return Ok(TensorPart { name: name.into(), ty: TensorType::F32, shape, data });
    }
    let data = match n_head {
        Some(n_head) => PartData::Made(in_pairs(stored.bytes(tensor), shape[1], n_head)?),
        None => PartData::InFile { file: tensor.file, start: tensor.start },
    };
    Ok(TensorPart { name: name.into(), ty, shape, data })
}

/// Returns a matrix that was decoded, its rows in the order of GGUF.
fn decoded(
    shape: &[usize],
    ty: TensorType,
    bytes: Vec<u8>,
    name: &str,
    n_head: Option<u32>,
) -> Result<TensorPart, String> {
    let bytes = match n_head {
        Some(n_head) => in_pairs(&bytes, shape[0], n_head)?,
        None => bytes,
    };
    let shape = shape.iter().rev().copied().collect();
    Ok(TensorPart { name: name.into(), ty, shape, data: PartData::Made(bytes) })
}

/// Returns rows of heads in another order: the two halves of a head become pairs.
fn in_pairs(bytes: &[u8], n_rows: usize, n_head: u32) -> Result<Vec<u8>, String> {
    let n_head = n_head as usize;
    let size = n_rows / n_head;
    if n_rows == 0 || !n_rows.is_multiple_of(n_head) || !size.is_multiple_of(2) {
        return Err(format!("{n_rows} rows are no {n_head} heads of an even size"));
    }
    let row = bytes.len() / n_rows;
    let mut out = Vec::with_capacity(bytes.len());
    for head in 0..n_head {
        for i in 0..size / 2 {
            for half in 0..2 {
                let from = head * size + half * (size / 2) + i;
                out.extend_from_slice(&bytes[from * row..][..row]);
            }
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::in_pairs;

    #[test]
    fn halves_become_pairs() {
        assert_eq!(in_pairs(b"abcdABCD", 8, 2).unwrap(), b"acbdACBD");
        assert_eq!(in_pairs(b"aabbccdd", 4, 1).unwrap(), b"aaccbbdd");
        assert!(in_pairs(b"abc", 3, 2).is_err() && in_pairs(b"abcabc", 6, 2).is_err());
    }
}
