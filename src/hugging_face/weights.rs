//! Values and orders of tensors, as llama.cpp's converter writes them.

use std::borrow::Cow;
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
use super::names::{BlockCounts, GgufPlace, place_of};
use super::recipe::{
    RemadeOutline, RemadeTensor, StoredValues, TensorRecipe, part_of, remade, remade_outline,
};
use super::safetensors::{Safetensors, StoredTensor, StoredType};
use super::transform::{ChangeSizes, TensorChange, TensorPieces};
use super::whole::{decoded, outline, part};
use crate::gguf::{MappedFile, PartData, Residence, TensorPart};

/// Bytes from which on a tensor that was made anew goes into the temporary file.
const LARGE: usize = 1 << 20;

/// The purpose for which a model is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WeightUse {
    /// To compute with it.
    Values,
    /// To write it as a GGUF file, as llama.cpp's converter would.
    Written,
    /// To say how large it is: nothing large is put together, and nothing is written.
    Shapes,
}

/// The tensors of a model as GGUF has them.
pub(super) struct GgufTensors {
    /// The tensors.
    pub parts: Vec<TensorPart>,
    /// The file of those that were put together, which comes after the folder's.
    pub joined: Option<MappedFile>,
}

/// The pieces of a tensor of all experts by their numbers: the name and the tensor of each.
type ExpertPieces<'a> = BTreeMap<usize, (&'a str, &'a StoredTensor)>;

/// A tensor that becomes others.
struct ChangedTensor<'a> {
    /// The prefix of its layer.
    prefix: String,
    change: TensorChange,
    hf_name: &'a str,
    tensor: &'a StoredTensor,
}

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
    /// Those that become others.
    changed: Vec<ChangedTensor<'a>>,
    /// Number of those that are left out.
    n_skipped: usize,
    /// The first that the family does not have.
    unknown: Option<(&'a str, &'a StoredTensor)>,
}

impl<'a> SortedTensors<'a> {
    /// Finds the place of each tensor of a folder.
    ///
    /// # Errors
    /// A tensor is a second of its place.
    fn of(
        stored: &'a Safetensors,
        family: &HfFamily,
        config: &ModelConfig,
        coding: &Coding,
        counts: BlockCounts,
    ) -> Result<SortedTensors<'a>, Error> {
        let mut sorted = SortedTensors::default();
        let is_untied = config.is_untied();
        for (hf_name, tensor) in &stored.tensors {
            if coding.is_scale(hf_name) {
                continue;
            }
            match place_of(family, hf_name, counts) {
                // where it is not said otherwise, Gemma's output is its embedding
                GgufPlace::Whole(name)
                    if name == "output.weight" && family.norms_less_one && !is_untied =>
                {
                    sorted.n_skipped += 1;
                }
                GgufPlace::Whole(name) => sorted.whole.push((name, hf_name, tensor)),
                GgufPlace::Expert { name, number } => {
                    let pieces = sorted.experts.entry(name).or_default();
                    if pieces.insert(number, (hf_name, tensor)).is_some() {
                        return Err(stored.fault(hf_name, tensor, "a second of its place"));
                    }
                }
                GgufPlace::GateAndUp(prefix) => {
                    sorted.gates_and_ups.push((prefix, hf_name, tensor));
                }
                GgufPlace::AlternateGateAndUp(prefix, end) => {
                    sorted.alternating.push((prefix, end, hf_name, tensor));
                }
                GgufPlace::Changed(prefix, change) => {
                    sorted.changed.push(ChangedTensor { prefix, change, hf_name, tensor });
                }
                GgufPlace::Skipped => sorted.n_skipped += 1,
                GgufPlace::Unknown => {
                    sorted.unknown.get_or_insert((hf_name, tensor));
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
    weight_use: WeightUse,
) -> Result<GgufTensors, Error> {
    let fault = |what: String| Error::invalid(config.path(), what);
    let counts = BlockCounts { n_layer: config.n_layer()?, n_extra: metadata.n_extra_blocks };
    let sorted = SortedTensors::of(stored, family, config, coding, counts)?;
    if sorted.n_skipped > 0 {
        tracing::info!("{} tensors have no use in a text model and are left out", sorted.n_skipped);
    }
    let mut joiner = TensorJoiner { stored, coding, weight_use, joined: None };
    let factors = metadata.rope.factors.iter();
    let mut parts: Vec<TensorPart> = factors.map(|(name, values)| vector(name, values)).collect();
    for (name, hf_name, tensor) in &sorted.whole {
        let recipe = family.recipe.map(|rule| rule(config, name, &tensor.shape)).transpose()?;
        let n_head = n_head_paired(config, family, name)?;
        let made = match recipe.flatten() {
            Some(recipe) => joiner.by_recipe(family, recipe, name, hf_name, tensor),
            None => joiner.whole(family, name, hf_name, tensor, n_head).map(|part| vec![part]),
        };
        parts.extend(made.map_err(|what| stored.fault(hf_name, tensor, &what))?);
    }
    if let Some((hf_name, tensor)) = sorted.unknown {
        let what = format!("it is not part of {}", family.arch);
        return Err(stored.fault(hf_name, tensor, &what));
    }
    for (name, pieces) in &sorted.experts {
        let Some((_, (_, tensor))) = pieces.first_key_value() else { continue };
        let part = joiner.join(name, pieces);
        parts.push(part.map_err(|what| stored.fault(name, tensor, &what))?);
    }
    for (prefix, hf_name, tensor) in &sorted.gates_and_ups {
        let both = joiner.gates_and_ups(prefix, tensor);
        parts.extend(both.map_err(|what| stored.fault(hf_name, tensor, &what))?);
    }
    for (prefix, end, hf_name, tensor) in &sorted.alternating {
        for (word, rows) in [("ffn_gate_exps", RowChoice::Even), ("ffn_up_exps", RowChoice::Odd)] {
            let name = format!("{prefix}{word}.{end}");
            let part = joiner.alternate(&name, hf_name, tensor, rows);
            parts.push(part.map_err(|what| stored.fault(hf_name, tensor, &what))?);
        }
    }
    // of families without changes the sizes may not be there
    let change_sizes = (!sorted.changed.is_empty()).then(|| ChangeSizes::read(config));
    let change_sizes = change_sizes.transpose()?;
    for change in &sorted.changed {
        let Some(sizes) = &change_sizes else { break };
        let made = joiner.change(sizes, change);
        parts.extend(made.map_err(|what| stored.fault(change.hf_name, change.tensor, &what))?);
    }
    let joined = joiner.joined.map(JoinedTensors::finish).transpose();
    let joined = joined.map_err(|error| fault(disk_fault(&error)))?;
    check_names(config, family, metadata, &parts).map_err(fault)?;
    Ok(GgufTensors { parts, joined })
}

/// Returns values of 32 bits as a tensor.
fn vector(name: &str, values: &[f32]) -> TensorPart {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let shape = vec![values.len()];
    let data = PartData::Made(bytes);
    TensorPart { name: name.into(), ty: TensorType::F32, shape, data }
}

/// Returns the number of heads whose rows change their order in a tensor, if any do.
fn n_head_paired(
    config: &ModelConfig,
    family: &HfFamily,
    name: &str,
) -> Result<Option<u32>, Error> {
    Ok(match (family.order, part_of(name)) {
        (HeadOrder::Pairs, "attn_q") => Some(config.n_head()?),
        (HeadOrder::Pairs, "attn_k") => Some(config.n_head_kv()?),
        _ => None,
    })
}

/// Checks that no two tensors have one name, and that the output, where a model needs one, is there
/// or the embedding's.
fn check_names(
    config: &ModelConfig,
    family: &HfFamily,
    metadata: &FamilyMetadata,
    parts: &[TensorPart],
) -> Result<(), String> {
    let mut names = HashSet::new();
    if let Some(twice) = parts.iter().find(|part| !names.insert(part.name.as_str())) {
        return Err(format!("two tensors of the folder are {:?}", twice.name));
    }
    let is_needed = family.has_output() && !metadata.embeds();
    if is_needed && config.is_untied() && !names.contains("output.weight") {
        return Err("there is no lm_head, though tie_word_embeddings is false".into());
    }
    Ok(())
}

/// Returns the words for a temporary file that could not be written.
fn disk_fault(error: &io::Error) -> String {
    format!(
        "tensors are put together in a temporary file in the user's folder for caches \
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

/// The words for values whose meaning is another tensor's.
const BYTES: &str = "values of type U8 are not read here";

/// Returns the type and the values of a tensor, decoded where they are coded.
fn values<'a>(
    stored: &'a Safetensors,
    coding: &Coding,
    hf_name: &str,
    tensor: &StoredTensor,
) -> Result<(TensorType, Cow<'a, [u8]>), String> {
    match tensor.ty {
        StoredType::Byte => Err(BYTES.into()),
        StoredType::Float(ty) => Ok((ty, Cow::Borrowed(stored.bytes(tensor)))),
        StoredType::Coded(code) => {
            let (ty, bytes) = coding.decode(stored, hf_name, tensor, code)?;
            Ok((ty, Cow::Owned(bytes)))
        }
    }
}

/// The place where tensors of which a folder has pieces, or in another order, are put together.
struct TensorJoiner<'a> {
    stored: &'a Safetensors,
    coding: &'a Coding,
    weight_use: WeightUse,
    /// The file for them, once there is one.
    joined: Option<JoinedTensors>,
}

impl TensorJoiner<'_> {
    /// Returns a tensor that is whole in the folder. `n_head` is the number of heads whose rows
    /// change their order.
    fn whole(
        &mut self,
        family: &HfFamily,
        name: &str,
        hf_name: &str,
        tensor: &StoredTensor,
        n_head: Option<u32>,
    ) -> Result<TensorPart, String> {
        let stored = self.stored;
        let is_read = !self.is_outline() || tensor.n_bytes < LARGE;
        match tensor.ty {
            StoredType::Float(ty) if is_read => part(family, stored, tensor, ty, name, n_head),
            StoredType::Float(ty) => outline(family, stored, tensor, ty, name, n_head),
            StoredType::Coded(code) if is_read => {
                let (ty, bytes) = self.coding.decode(stored, hf_name, tensor, code)?;
                decoded(&tensor.shape, ty, bytes, name, n_head)
            }
            StoredType::Coded(_) => {
                let ty = self.coding.decoded_type(stored, hf_name, tensor)?;
                let shape = tensor.shape.iter().rev().copied().collect();
                let data = PartData::Unread(Residence::Memory);
                Ok(TensorPart { name: name.into(), ty, shape, data })
            }
            StoredType::Byte => match self.coding.ternary(stored, hf_name, tensor)? {
                Some(matrix) if is_read => {
                    decoded(&matrix.shape, matrix.ty, matrix.unpack()?, name, n_head)
                }
                Some(matrix) => {
                    let shape = matrix.shape.iter().rev().copied().collect();
                    let data = PartData::Unread(Residence::Memory);
                    Ok(TensorPart { name: name.into(), ty: matrix.ty, shape, data })
                }
                None => self.blocks(name, hf_name, tensor, RowChoice::All),
            },
        }
    }

    /// Returns the type that the values of a tensor have where they are read.
    fn type_of(&self, hf_name: &str, tensor: &StoredTensor) -> Result<TensorType, String> {
        match tensor.ty {
            StoredType::Byte => Err(BYTES.into()),
            StoredType::Float(ty) => Ok(ty),
            StoredType::Coded(_) => self.coding.decoded_type(self.stored, hf_name, tensor),
        }
    }

    /// Returns whether nothing is to be put together.
    fn is_outline(&self) -> bool {
        self.weight_use == WeightUse::Shapes
    }

    /// Returns the file, at the beginning of a tensor, and the place of its first byte.
    fn begin(&mut self) -> Result<(&mut JoinedTensors, usize), String> {
        if self.joined.is_none() {
            tracing::info!("tensors are put together in a temporary file");
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

    /// Returns the tensors that a recipe makes of a stored one. To compute with them, factors round
    /// no values of fewer than 32 bits: one of a whole matrix is `NAME.scale`, and with others the
    /// matrix has 32 bits. A written file has their products, rounded, as that of llama.cpp's
    /// converter.
    fn by_recipe(
        &mut self,
        family: &HfFamily,
        recipe: TensorRecipe,
        name: &str,
        hf_name: &str,
        tensor: &StoredTensor,
    ) -> Result<Vec<TensorPart>, String> {
        let is_short = self.type_of(hf_name, tensor).is_ok_and(|ty| ty != TensorType::F32);
        if self.weight_use == WeightUse::Written || !is_short || !recipe.has_factors() {
            return self.remade(&recipe, hf_name, tensor);
        }
        let factor = match tensor.shape[..] {
            [n_rows, _] => recipe.only_factor(n_rows),
            _ => None,
        };
        // rows of the embedding are looked up, and not multiplied
        let stem = name.strip_suffix(".weight").filter(|&stem| stem != "token_embd");
        if let (Some(factor), Some(stem)) = (factor, stem) {
            let matrix = self.whole(family, name, hf_name, tensor, None)?;
            return Ok(vec![matrix, vector(&format!("{stem}.scale"), &[factor])]);
        }
        self.remade(&TensorRecipe { is_exact: true, ..recipe }, hf_name, tensor)
    }

    /// Returns the tensors that a recipe makes of a stored one. Matrices go into the file.
    fn remade(
        &mut self,
        recipe: &TensorRecipe,
        hf_name: &str,
        tensor: &StoredTensor,
    ) -> Result<Vec<TensorPart>, String> {
        if self.is_outline() && tensor.n_bytes >= LARGE {
            return self.remade_outlines(recipe, hf_name, tensor);
        }
        let (ty, bytes) = values(self.stored, self.coding, hf_name, tensor)?;
        let stored = StoredValues { ty, shape: &tensor.shape, bytes: &bytes };
        let mut parts = Vec::new();
        for piece in &recipe.pieces {
            let RemadeTensor { name, ty, shape, bytes } = remade(recipe, piece, &stored)?;
            let data = if ty == TensorType::F32 && bytes.len() < LARGE {
                PartData::Made(bytes)
            } else if self.is_outline() {
                PartData::Unread(Residence::File)
            } else {
                let (joined, start) = self.begin()?;
                joined.add(&bytes).map_err(|error| disk_fault(&error))?;
                self.place(start)
            };
            parts.push(TensorPart { name, ty, shape, data });
        }
        Ok(parts)
    }

    /// Returns the tensors that a recipe makes of a large stored one, without their values unless
    /// these are few.
    fn remade_outlines(
        &self,
        recipe: &TensorRecipe,
        hf_name: &str,
        tensor: &StoredTensor,
    ) -> Result<Vec<TensorPart>, String> {
        let ty = self.type_of(hf_name, tensor)?;
        let pieces = recipe.pieces.iter();
        let parts = pieces.map(|piece| {
            let RemadeOutline { ty: own, shape, .. } =
                remade_outline(recipe, piece, ty, &tensor.shape)?;
            let n_bytes = shape.iter().product::<usize>() * own.block_bytes();
            let is_small = own == TensorType::F32 && n_bytes < LARGE;
            let data = match tensor.ty {
                StoredType::Float(_) if is_small => {
                    let bytes = self.stored.bytes(tensor);
                    let stored = StoredValues { ty, shape: &tensor.shape, bytes };
                    PartData::Made(remade(recipe, piece, &stored)?.bytes)
                }
                _ => PartData::Unread(Residence::File),
            };
            Ok(TensorPart { name: piece.name.clone(), ty: own, shape, data })
        });
        parts.collect()
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
        if self.is_outline() {
            return self.join_outline(name, pieces, vec![n_cols, n_rows, n_expert]);
        }
        let stored = self.stored;
        let coding = self.coding;
        let (joined, start) = self.begin()?;
        let mut ty = None;
        for (number, (hf_name, tensor)) in pieces {
            let (own, bytes) = values(stored, coding, hf_name, tensor)?;
            if tensor.shape != first.shape || ty.is_some_and(|ty| ty != own) {
                return Err(format!("expert {number} has another type or shape than expert 0"));
            }
            ty = Some(own);
            joined.add(&bytes).map_err(|error| disk_fault(&error))?;
        }
        let ty = ty.ok_or("no expert")?;
        let shape = vec![n_cols, n_rows, n_expert];
        Ok(TensorPart { name: name.into(), ty, shape, data: self.place(start) })
    }

    /// Returns some rows of a tensor that has gates and ways up by turns.
    fn alternate(
        &mut self,
        name: &str,
        hf_name: &str,
        tensor: &StoredTensor,
        rows: RowChoice,
    ) -> Result<TensorPart, String> {
        match tensor.ty {
            StoredType::Byte => self.blocks(name, hf_name, tensor, rows),
            _ => alternate_biases(self.stored, tensor, name, rows),
        }
    }

    /// Returns the tensor of all experts without its values.
    fn join_outline(
        &self,
        name: &str,
        pieces: &ExpertPieces,
        shape: Vec<usize>,
    ) -> Result<TensorPart, String> {
        let mut first: Option<(TensorType, &[usize])> = None;
        for (number, (hf_name, tensor)) in pieces {
            let ty = self.type_of(hf_name, tensor)?;
            if *first.get_or_insert((ty, &tensor.shape)) != (ty, &tensor.shape) {
                return Err(format!("expert {number} has another type or shape than expert 0"));
            }
        }
        let (ty, _) = first.ok_or("no expert")?;
        Ok(TensorPart { name: name.into(), ty, shape, data: PartData::Unread(Residence::File) })
    }

    /// Returns the tensors that a tensor becomes.
    fn change(
        &mut self,
        sizes: &ChangeSizes,
        changed: &ChangedTensor,
    ) -> Result<Vec<TensorPart>, String> {
        let ChangedTensor { prefix, change, hf_name, tensor } = changed;
        let (ty, bytes) = values(self.stored, self.coding, hf_name, tensor)?;
        if let (Some(name), StoredType::Float(_)) = (change.same(sizes, &tensor.shape), tensor.ty) {
            let shape = tensor.shape.iter().rev().copied().collect();
            let data = PartData::InFile { file: tensor.file, start: tensor.start };
            return Ok(vec![TensorPart { name: name.into(), ty, shape, data }]);
        }
        let is_exact = change.is_exact() && ty != TensorType::F32;
        let (ty, bytes) = if is_exact {
            let mut values = vec![0.0; tensor.shape.iter().product()];
            dequantize(ty, &bytes, &mut values);
            let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
            (TensorType::F32, Cow::Owned(bytes))
        } else {
            (ty, bytes)
        };
        let made = change.tensors(sizes, prefix, &tensor.shape, ty.block_bytes(), &bytes)?;
        let mut parts = Vec::new();
        for TensorPieces { name, shape, n_pieces, piece } in made {
            if self.is_outline() && shape.len() > 1 {
                let data = PartData::Unread(Residence::File);
                parts.push(TensorPart { name, ty, shape, data });
                continue;
            }
            let (joined, start) = self.begin()?;
            for i in 0..n_pieces {
                joined.add(&piece(i)).map_err(|error| disk_fault(&error))?;
            }
            parts.push(TensorPart { name, ty, shape, data: self.place(start) });
        }
        Ok(parts)
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
        let shape = vec![n_blocks * mxfp4::BLOCK, n_rows / step, n_expert];
        let ty = TensorType::MXFP4;
        if self.is_outline() {
            let data = PartData::Unread(Residence::File);
            return Ok(TensorPart { name: name.into(), ty, shape, data });
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
        let data = self.place(start);
        Ok(TensorPart { name: name.into(), ty, shape, data })
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
            let name = format!("{prefix}{word}.weight");
            let shape = vec![n_cols, n_both / 2, n_expert];
            if self.is_outline() {
                let data = PartData::Unread(Residence::File);
                return Ok(TensorPart { name, ty, shape, data });
            }
            let (joined, start) = self.begin()?;
            for both in bytes.chunks_exact(2 * n_half) {
                joined.add(&both[at..][..n_half]).map_err(|error| disk_fault(&error))?;
            }
            Ok::<_, String>(TensorPart { name, ty, shape, data: self.place(start) })
        };
        Ok([half("ffn_gate_exps", 0)?, half("ffn_up_exps", n_half)?])
    }
}
