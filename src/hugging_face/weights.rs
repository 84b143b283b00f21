//! Values and orders of tensors, as llama.cpp's converter writes them.

use std::collections::{BTreeMap, HashSet};
use std::io;

use hob_kernels::{TensorType, dequantize};

use super::Error;
use super::coded::Coding;
use super::config::ModelConfig;
use super::family::{HeadOrder, HfFamily};
use super::joined::JoinedTensors;
use super::metadata::FamilyMetadata;
use super::mxfp4::{self, CODES};
use super::names::{GgufPlace, place_of};
use super::safetensors::{Safetensors, StoredTensor, StoredType};
use crate::gguf::{MappedFile, PartData, TensorPart};

/// Parts of a layer whose matrices have values of 32 bits in every file.
const EXACT: [&str; 4] = ["ffn_gate_inp", "ffn_gate_inp_shexp", "exp_probs_b", "conv"];

/// The tensors of a model as GGUF has them.
pub(super) struct GgufTensors {
    /// The tensors.
    pub parts: Vec<TensorPart>,
    /// The file of those that were put together, which comes after the folder's.
    pub joined: Option<MappedFile>,
}

/// The pieces of a tensor of all experts by their numbers: the name and the tensor of each.
type ExpertPieces<'a> = BTreeMap<usize, (&'a str, &'a StoredTensor)>;

/// The tensors of a folder by the way in which they become GGUF's.
#[derive(Default)]
struct SortedTensors<'a> {
    /// The names in GGUF, and those that are a whole tensor there.
    whole: Vec<(String, &'a str, &'a StoredTensor)>,
    /// By name in GGUF, those that are one expert's.
    experts: BTreeMap<String, ExpertPieces<'a>>,
    /// The prefix of the layer, and those that have the gates and ways up of all its experts.
    gates_and_ups: Vec<(String, &'a str, &'a StoredTensor)>,
    /// The prefix of the layer, the end of the name, and those that have a row of a gate before
    /// each row of a way up.
    alternating: Vec<(String, &'static str, &'a str, &'a StoredTensor)>,
    /// Number of those that are left out.
    n_skipped: usize,
    /// The first that the family does not have.
    unknown: Option<&'a str>,
}

impl<'a> SortedTensors<'a> {
    /// Finds the place of each tensor of a folder.
    ///
    /// # Errors
    /// Says which tensor is a second of its place.
    fn of(
        stored: &'a Safetensors,
        family: &HfFamily,
        coding: &Coding,
        n_layer: u32,
    ) -> Result<SortedTensors<'a>, String> {
        let mut sorted = SortedTensors::default();
        for (hf_name, tensor) in &stored.tensors {
            if coding.is_scale(hf_name) {
                continue;
            }
            match place_of(family, hf_name, n_layer) {
                GgufPlace::Whole(name) => sorted.whole.push((name, hf_name, tensor)),
                GgufPlace::Expert { name, number } => {
                    let pieces = sorted.experts.entry(name).or_default();
                    if pieces.insert(number, (hf_name, tensor)).is_some() {
                        return Err(format!("the tensor {hf_name:?}: a second of its place"));
                    }
                }
                GgufPlace::GateAndUp(prefix) => {
                    sorted.gates_and_ups.push((prefix, hf_name, tensor));
                }
                GgufPlace::AlternateGateAndUp(prefix, end) => {
                    sorted.alternating.push((prefix, end, hf_name, tensor));
                }
                GgufPlace::Skipped => sorted.n_skipped += 1,
                GgufPlace::Unknown => {
                    sorted.unknown.get_or_insert(hf_name);
                }
            }
        }
        Ok(sorted)
    }
}

/// Returns the tensors of a model as GGUF has them.
///
/// # Errors
/// A tensor is unknown, or has a shape that its place does not allow; or there is no space on the
/// disk for experts that lie apart.
pub(super) fn tensors(
    config: &ModelConfig,
    family: &HfFamily,
    metadata: &FamilyMetadata,
    stored: &Safetensors,
    coding: &Coding,
) -> Result<GgufTensors, Error> {
    let fault = |what: String| Error::invalid(config.path(), what);
    let about = |name: &str, what: String| fault(format!("the tensor {name:?}: {what}"));
    let sorted = SortedTensors::of(stored, family, coding, config.n_layer()?).map_err(fault)?;
    if sorted.n_skipped > 0 {
        tracing::info!("{} tensors are not of the text model and are left out", sorted.n_skipped);
    }
    let mut joiner = ExpertJoiner { stored, coding, joined: None };
    let mut parts = Vec::new();
    for (name, values) in &metadata.rope.factors {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let shape = vec![values.len()];
        let data = PartData::Made(bytes);
        parts.push(TensorPart { name: (*name).into(), ty: TensorType::F32, shape, data });
    }
    for (name, hf_name, tensor) in &sorted.whole {
        let n_head = match (family.order, part_of(name)) {
            (HeadOrder::Pairs, "attn_q") => Some(config.n_head()?),
            (HeadOrder::Pairs, "attn_k") => Some(config.n_head_kv()?),
            _ => None,
        };
        let part = match tensor.ty {
            StoredType::Float(ty) => part(family, stored, tensor, ty, name, n_head),
            StoredType::Coded(code) => coding
                .decode(stored, hf_name, tensor, code)
                .and_then(|(ty, bytes)| decoded(&tensor.shape, ty, bytes, name, n_head)),
            StoredType::Byte => joiner.blocks(name, hf_name, tensor, RowChoice::All),
        };
        parts.push(part.map_err(|what| about(hf_name, what))?);
    }
    if let Some(hf_name) = sorted.unknown {
        return Err(fault(format!("the tensor {hf_name:?} is not part of {}", family.arch)));
    }
    for (name, pieces) in &sorted.experts {
        parts.push(joiner.join(name, pieces).map_err(|what| about(name, what))?);
    }
    for (prefix, hf_name, tensor) in &sorted.gates_and_ups {
        parts.extend(joiner.gates_and_ups(prefix, tensor).map_err(|what| about(hf_name, what))?);
    }
    for (prefix, end, hf_name, tensor) in &sorted.alternating {
        for (word, rows) in [("ffn_gate_exps", RowChoice::Even), ("ffn_up_exps", RowChoice::Odd)] {
            let name = format!("{prefix}{word}.{end}");
            let part = match tensor.ty {
                StoredType::Byte => joiner.blocks(&name, hf_name, tensor, rows),
                _ => alternate_biases(stored, tensor, &name, rows),
            };
            parts.push(part.map_err(|what| about(hf_name, what))?);
        }
    }
    let joined = joiner.joined.map(JoinedTensors::finish).transpose();
    let joined = joined.map_err(|error| fault(disk_fault(&error)))?;
    check_names(config, &parts).map_err(fault)?;
    Ok(GgufTensors { parts, joined })
}

/// Checks that no two tensors have one name, and that the output is there or the embedding's.
fn check_names(config: &ModelConfig, parts: &[TensorPart]) -> Result<(), String> {
    let mut names = HashSet::new();
    if let Some(twice) = parts.iter().find(|part| !names.insert(part.name.as_str())) {
        return Err(format!("two tensors of the folder are {:?}", twice.name));
    }
    let is_tied = config.get("tie_word_embeddings").is_none_or(|tied| tied != false);
    if !is_tied && !names.contains("output.weight") {
        return Err("there is no lm_head, though tie_word_embeddings is false".into());
    }
    Ok(())
}

/// Returns the words for a temporary file that could not be written.
fn disk_fault(error: &io::Error) -> String {
    format!(
        "experts are put together in a temporary file in the user's folder for caches \
         (XDG_CACHE_HOME), which failed: {error}"
    )
}

/// The rows of a tensor that are taken.
#[derive(Clone, Copy)]
enum RowChoice {
    All,
    Even,
    Odd,
}

impl RowChoice {
    /// Returns the first row, and the distance of one to the next.
    fn first_and_step(self) -> (usize, usize) {
        match self {
            RowChoice::All => (0, 1),
            RowChoice::Even => (0, 2),
            RowChoice::Odd => (1, 2),
        }
    }
}

/// Returns the biases of the gates or of the ways up of all experts.
fn alternate_biases(
    stored: &Safetensors,
    tensor: &StoredTensor,
    name: &str,
    rows: RowChoice,
) -> Result<TensorPart, String> {
    let (&[n_expert, n_rows], StoredType::Float(ty)) = (&tensor.shape[..], tensor.ty) else {
        return Err(format!("biases of two dimensions were expected, found {:?}", tensor.shape));
    };
    let mut values = vec![0.0; n_expert * n_rows];
    dequantize(ty, stored.bytes(tensor), &mut values);
    let (first, step) = rows.first_and_step();
    if !n_rows.is_multiple_of(step) {
        return Err(format!("an even number of biases was expected, found {n_rows}"));
    }
    let values = values.iter().skip(first).step_by(step);
    let bytes = values.flat_map(|value| value.to_le_bytes()).collect();
    let shape = vec![n_rows / step, n_expert];
    Ok(TensorPart { name: name.into(), ty: TensorType::F32, shape, data: PartData::Made(bytes) })
}

/// The place where experts that lie apart in a folder come together.
struct ExpertJoiner<'a> {
    stored: &'a Safetensors,
    coding: &'a Coding,
    /// The file for them, once there is one.
    joined: Option<JoinedTensors>,
}

impl ExpertJoiner<'_> {
    /// Returns the file, at the beginning of a tensor, and the place of its first byte.
    fn begin(&mut self) -> Result<(&mut JoinedTensors, usize), String> {
        if self.joined.is_none() {
            tracing::info!("experts are put together in a temporary file");
            self.joined = Some(JoinedTensors::new().map_err(|error| disk_fault(&error))?);
        }
        let joined = self.joined.as_mut().ok_or("no file")?;
        let start = joined.begin().map_err(|error| disk_fault(&error))?;
        Ok((joined, start))
    }

    /// Returns the place of a tensor in the file.
    fn place(&self, start: usize) -> PartData {
        PartData::InFile { file: self.stored.files.len(), start }
    }

    /// Returns the tensor of all experts, of the tensor of each.
    fn join(&mut self, name: &str, pieces: &ExpertPieces) -> Result<TensorPart, String> {
        let n_expert = pieces.len();
        let Some((_, first)) = pieces.get(&0) else { return Err("expert 0 is missing".into()) };
        let &[n_rows, n_cols] = &first.shape[..] else {
            return Err(format!("a matrix was expected, found {:?}", first.shape));
        };
        if let Some(missing) = (0..n_expert).find(|number| !pieces.contains_key(number)) {
            return Err(format!("expert {missing} is missing"));
        }
        let stored = self.stored;
        let coding = self.coding;
        let (joined, start) = self.begin()?;
        let mut ty = None;
        for (number, (hf_name, tensor)) in pieces {
            let decoded;
            let (own, bytes) = match tensor.ty {
                StoredType::Byte => return Err("values of type U8 are not read here".into()),
                StoredType::Float(own) => (own, stored.bytes(tensor)),
                StoredType::Coded(code) => {
                    decoded = coding.decode(stored, hf_name, tensor, code)?;
                    (decoded.0, &decoded.1[..])
                }
            };
            if tensor.shape != first.shape || ty.is_some_and(|ty| ty != own) {
                return Err(format!("expert {number} has another type or shape than expert 0"));
            }
            ty = Some(own);
            joined.add(bytes).map_err(|error| disk_fault(&error))?;
        }
        let ty = ty.ok_or("no expert")?;
        let shape = vec![n_cols, n_rows, n_expert];
        Ok(TensorPart { name: name.into(), ty, shape, data: self.place(start) })
    }

    /// Returns a tensor of all experts in MXFP4, of some rows of blocks.
    fn blocks(
        &mut self,
        name: &str,
        hf_name: &str,
        tensor: &StoredTensor,
        rows: RowChoice,
    ) -> Result<TensorPart, String> {
        let powers = self.coding.powers(self.stored, hf_name, tensor)?;
        let &[n_expert, n_rows, n_blocks, _] = &tensor.shape[..] else {
            return Err(format!("four dimensions were expected, found {:?}", tensor.shape));
        };
        let (first, step) = rows.first_and_step();
        if n_blocks == 0 || !n_rows.is_multiple_of(step) {
            return Err(format!("blocks in an even number of rows, found {:?}", tensor.shape));
        }
        let (codes, _) = self.stored.bytes(tensor).as_chunks::<CODES>();
        let (joined, start) = self.begin()?;
        let of_rows = codes.chunks(n_blocks).zip(powers.chunks(n_blocks));
        let mut row = Vec::with_capacity(n_blocks * (1 + CODES));
        for (codes, powers) in of_rows.skip(first).step_by(step) {
            row.clear();
            for (codes, &power) in codes.iter().zip(powers) {
                row.extend(mxfp4::block(power, codes));
            }
            joined.add(&row).map_err(|error| disk_fault(&error))?;
        }
        let shape = vec![n_blocks * mxfp4::BLOCK, n_rows / step, n_expert];
        let data = self.place(start);
        Ok(TensorPart { name: name.into(), ty: TensorType::MXFP4, shape, data })
    }

    /// Returns the gates and the ways up of all experts, of a tensor that has both of each.
    fn gates_and_ups(
        &mut self,
        prefix: &str,
        tensor: &StoredTensor,
    ) -> Result<[TensorPart; 2], String> {
        let &[n_expert, n_both, n_cols] = &tensor.shape[..] else {
            return Err(format!("three dimensions were expected, found {:?}", tensor.shape));
        };
        let StoredType::Float(ty) = tensor.ty else {
            return Err("values of 8 bits are not read here".into());
        };
        if n_expert == 0 || n_both == 0 || n_both % 2 != 0 {
            return Err(format!("an even number of rows was expected, found {:?}", tensor.shape));
        }
        let bytes = self.stored.bytes(tensor);
        let n_half = bytes.len() / n_expert / 2;
        let mut half = |word: &str, at: usize| {
            let (joined, start) = self.begin()?;
            for both in bytes.chunks_exact(2 * n_half) {
                joined.add(&both[at..][..n_half]).map_err(|error| disk_fault(&error))?;
            }
            let name = format!("{prefix}{word}.weight");
            let shape = vec![n_cols, n_both / 2, n_expert];
            Ok::<_, String>(TensorPart { name, ty, shape, data: self.place(start) })
        };
        Ok([half("ffn_gate_exps", 0)?, half("ffn_up_exps", n_half)?])
    }
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
    let word = part_of(name);
    let mut shape: Vec<usize> = tensor.shape.iter().rev().copied().collect();
    if word == "conv" {
        // one channel of each group, which the kernels of torch ask for
        shape.retain(|&n| n != 1);
    }
    let most = if word.ends_with("_exps") { 3 } else { 2 };
    if shape.is_empty() || shape.len() > most {
        return Err(format!("a shape of 1 to {most} dimensions was expected, found {shape:?}"));
    }
    let is_norm = name.ends_with("_norm.weight");
    let is_exact = EXACT.contains(&word) || name.ends_with(".bias");
    if shape.len() == 1 || is_norm || is_exact {
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
