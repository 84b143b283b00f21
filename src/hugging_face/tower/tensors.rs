//! TensorValues, types and orders of a tower's tensors, as llama.cpp's converter writes them.

use std::borrow::Cow;
use std::collections::HashSet;

use half::f16;
use hob_kernels::{TensorType, dequantize};

use super::super::Error;
use super::super::coded::Coding;
use super::super::safetensors::{Safetensors, StoredTensor, StoredType};
use super::super::whole::in_pairs;
use super::config::TowerConfig;
use super::family::{TowerChange, TowerFamily, word_of};
use super::names::{TowerNaming, TowerPlace};
use crate::gguf::{PartData, TensorPart};

/// GGUF's word for queries, keys and values in one.
const FUSED: &str = "attn_qkv";

/// A tensor's values on their way: a range of a file, or other bytes.
struct TensorValues<'a> {
    /// Their type.
    ty: TensorType,
    /// TensorValues per dimension, the length of a row last.
    shape: Vec<usize>,
    bytes: Cow<'a, [u8]>,
    /// The file, and the first byte in it, of bytes that lie in one.
    place: Option<(usize, usize)>,
}

impl<'a> TensorValues<'a> {
    /// Returns those of a stored tensor.
    fn of(
        stored: &'a Safetensors,
        coding: &Coding,
        name: &str,
        tensor: &StoredTensor,
    ) -> Result<TensorValues<'a>, String> {
        let shape = tensor.shape.clone();
        match tensor.ty {
            StoredType::Float(ty) => {
                let bytes = Cow::Borrowed(stored.bytes(tensor));
                Ok(TensorValues { ty, shape, bytes, place: Some((tensor.file, tensor.start)) })
            }
            StoredType::Coded(code) => {
                let (ty, bytes) = coding.decode(stored, name, tensor, code)?;
                Ok(TensorValues { ty, shape, bytes: Cow::Owned(bytes), place: None })
            }
            StoredType::Byte => Err("values of type U8 are not read here".into()),
        }
    }

    /// Returns some of its rows.
    fn rows(&self, first: usize, n: usize) -> TensorValues<'_> {
        let n_bytes = self.bytes.len() / self.shape[0];
        let mut shape = self.shape.clone();
        shape[0] = n;
        let bytes = Cow::Borrowed(&self.bytes[first * n_bytes..][..n * n_bytes]);
        let place = self.place.map(|(file, start)| (file, start + first * n_bytes));
        TensorValues { ty: self.ty, shape, bytes, place }
    }

    /// Returns the same values in an order of their own: `order` says which comes next.
    fn reordered(
        &self,
        shape: Vec<usize>,
        order: impl Iterator<Item = usize>,
    ) -> TensorValues<'static> {
        let size = self.ty.block_bytes();
        let bytes = order.flat_map(|i| self.bytes[i * size..][..size].iter().copied());
        let bytes = Cow::Owned(bytes.collect());
        TensorValues { ty: self.ty, shape, bytes, place: None }
    }

    /// Returns the kernel of each frame.
    fn frames(&self) -> Result<[TensorValues<'static>; 2], String> {
        let &[n_out, n_in, 2, height, width] = &self.shape[..] else {
            return Err(format!("kernels over two frames were expected, found {:?}", self.shape));
        };
        let n = height * width;
        let frame = |frame: usize| {
            let order =
                (0..n_out * n_in).flat_map(|k| (2 * k + frame) * n..(2 * k + frame + 1) * n);
            self.reordered(vec![n_out, n_in, height, width], order)
        };
        Ok([frame(0), frame(1)])
    }

    /// Returns its rows without the lines that they lie in.
    fn without_lines(&self) -> Result<TensorValues<'_>, String> {
        let &[n_lines, n_columns, n] = &self.shape[..] else {
            return Err(format!("rows in lines were expected, found {:?}", self.shape));
        };
        let bytes = Cow::Borrowed(&self.bytes[..]);
        let n_rows = n_lines.checked_mul(n_columns).ok_or("it has too many rows")?;
        Ok(TensorValues { ty: self.ty, shape: vec![n_rows, n], bytes, place: self.place })
    }

    /// Returns a vector as a map of one point.
    fn map(&self) -> TensorValues<'_> {
        let n = self.shape.iter().product();
        let bytes = Cow::Borrowed(&self.bytes[..]);
        TensorValues { ty: self.ty, shape: vec![1, n, 1, 1], bytes, place: self.place }
    }

    /// Returns kernels colour by colour, of rows of pixels.
    fn kernels(&self) -> Result<TensorValues<'static>, String> {
        let &[n_out, n_cols] = &self.shape[..] else {
            return Err(format!("a matrix was expected, found {:?}", self.shape));
        };
        let side = (n_cols / 3).isqrt();
        if n_cols == 0 || 3 * side * side != n_cols {
            return Err(format!("rows of a square of pixels were expected, found {n_cols} values"));
        }
        let of_row = |row: usize| {
            (0..3).flat_map(move |colour| {
                (0..side * side).map(move |pixel| row * n_cols + 3 * pixel + colour)
            })
        };
        let shape = vec![n_out, 3, side, side];
        Ok(self.reordered(shape, (0..n_out).flat_map(of_row)))
    }

    /// Returns the tensor in a type; 1 is added to its values where `change` says so.
    fn part(
        &self,
        name: String,
        ty: TensorType,
        change: Option<TowerChange>,
    ) -> Result<TensorPart, String> {
        let shape = match &self.shape[..] {
            [] => vec![1],
            shape => shape.iter().rev().copied().collect(),
        };
        let is_less_one = change == Some(TowerChange::PlusOne);
        if ty == self.ty && !is_less_one {
            let data = match self.place {
                Some((file, start)) => PartData::InFile { file, start },
                None => PartData::Made(self.bytes.to_vec()),
            };
            return Ok(TensorPart { name, ty, shape, data });
        }
        let mut values = vec![0.0; self.bytes.len() / self.ty.block_bytes()];
        dequantize(self.ty, &self.bytes, &mut values);
        if is_less_one {
            for value in &mut values {
                *value += 1.0;
            }
        }
        let bytes = match ty {
            TensorType::F16 => {
                let halves: Vec<f16> = values.iter().map(|&value| f16::from_f32(value)).collect();
                let too_large =
                    |(half, value): (&f16, &f32)| !half.is_finite() && value.is_finite();
                if halves.iter().zip(&values).any(too_large) {
                    return Err("a value is larger than 16 bits hold".into());
                }
                halves.iter().flat_map(|half| half.to_bits().to_le_bytes()).collect()
            }
            _ => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        };
        Ok(TensorPart { name, ty, shape, data: PartData::Made(bytes) })
    }
}

/// Returns the type that a tensor has whatever the type of the others; `base` is that of most.
pub(super) fn fixed_type(
    family: &TowerFamily,
    name: &str,
    n_dims: usize,
    base: TensorType,
) -> Option<TensorType> {
    let is_patches = name.contains(".patch_embd.weight") || name == "v.conv_stem.conv.weight";
    let is_vector = n_dims <= 1 || name.ends_with("_norm.weight");
    if is_vector || name == "v.position_embd.weight" || is_patches && family.exact_patches {
        return Some(TensorType::F32);
    }
    if is_patches || name.ends_with(".patch_merger.weight") {
        let ty = if base == TensorType::F16 { base } else { TensorType::F32 };
        return Some(ty);
    }
    if family.halves.contains(&word_of(name)) {
        return Some(TensorType::F16);
    }
    (!name.ends_with(".weight")).then_some(TensorType::F32)
}

/// The tensors of a tower as GGUF has them.
pub(super) struct ReadTensors {
    /// The tensors.
    pub parts: Vec<TensorPart>,
    /// The type that most values of its matrices have.
    pub ty: TensorType,
}

/// Returns the tensors of a tower.
///
/// # Errors
/// A tensor is unknown, or has a shape that its place does not allow.
pub(super) fn tensors(
    config: &TowerConfig,
    family: &'static TowerFamily,
    stored: &Safetensors,
    coding: &Coding,
) -> Result<ReadTensors, Error> {
    let fault = |what: String| Error::invalid(config.model.path(), what);
    let names = TowerNaming::of(family, config)?;
    let mut placed = Vec::new();
    for (hf_name, tensor) in &stored.tensors {
        if coding.is_scale(hf_name) {
            continue;
        }
        match names.place(hf_name) {
            TowerPlace::Tensor(name) => placed.push((name, hf_name, tensor)),
            TowerPlace::None => {}
            TowerPlace::Unknown => {
                return Err(stored.fault(hf_name, tensor, "it is not part of this tower"));
            }
        }
    }
    let ty = most_common(placed.iter().map(|(_, _, tensor)| *tensor));
    let mut parts = (family.others)(config, stored)?;
    for (name, hf_name, tensor) in placed {
        let made = TensorValues::of(stored, coding, hf_name, tensor)
            .and_then(|values| changed(config, family, &name, &values, ty));
        parts.extend(made.map_err(|what| stored.fault(hf_name, tensor, &what))?);
    }
    let mut known = HashSet::new();
    if let Some(twice) = parts.iter().find(|part| !known.insert(part.name.as_str())) {
        return Err(fault(format!("two tensors of the folder are {:?}", twice.name)));
    }
    Ok(ReadTensors { parts, ty })
}

/// Returns the type with the most bytes of matrices.
fn most_common<'a>(tensors: impl Iterator<Item = &'a StoredTensor>) -> TensorType {
    const TYPES: [TensorType; 3] = [TensorType::F32, TensorType::F16, TensorType::BF16];
    let mut n_bytes = [0; TYPES.len()];
    for tensor in tensors.filter(|tensor| tensor.shape.len() > 1) {
        let ty = match tensor.ty {
            StoredType::Float(ty) => ty,
            StoredType::Coded(_) | StoredType::Byte => TensorType::BF16,
        };
        for (known, n) in TYPES.iter().zip(&mut n_bytes) {
            *n += if *known == ty { tensor.n_bytes } else { 0 };
        }
    }
    let most = TYPES.into_iter().zip(n_bytes).max_by_key(|&(_, n)| n);
    most.map_or(TensorType::F16, |(ty, _)| ty)
}

/// Returns what a stored tensor is in GGUF: a tensor, or several.
fn changed(
    config: &TowerConfig,
    family: &TowerFamily,
    name: &str,
    values: &TensorValues,
    base: TensorType,
) -> Result<Vec<TensorPart>, String> {
    let change = family.change(name);
    let finish = |name: String, values: &TensorValues| {
        let n_dims = values.shape.len();
        let ty = fixed_type(family, &name, n_dims, base).unwrap_or(values.ty);
        values.part(name, ty, change)
    };
    let is_matrix = values.shape.len() > 1;
    match change {
        None | Some(TowerChange::PlusOne) => Ok(vec![finish(name.into(), values)?]),
        Some(TowerChange::Pairs) => {
            let n_head = config.vision.required_count("num_attention_heads");
            let n_head = n_head.map_err(|error| error.to_string())?;
            let n_rows = values.shape.first().copied().unwrap_or(0);
            let bytes = Cow::Owned(in_pairs(&values.bytes, n_rows, n_head)?);
            let values =
                TensorValues { ty: values.ty, shape: values.shape.clone(), bytes, place: None };
            Ok(vec![finish(name.into(), &values)?])
        }
        Some(TowerChange::Split) => {
            let n_rows = values.shape.first().copied().unwrap_or(0);
            if n_rows == 0 || !n_rows.is_multiple_of(3) {
                return Err(format!("{n_rows} rows are not those of queries, keys and values"));
            }
            let n = n_rows / 3;
            let words = ["attn_q", "attn_k", "attn_v"].into_iter().enumerate();
            words
                .map(|(i, word)| finish(name.replace(FUSED, word), &values.rows(i * n, n)))
                .collect()
        }
        Some(TowerChange::Frames) if is_matrix => {
            let [first, second] = values.frames()?;
            Ok(vec![finish(name.into(), &first)?, finish(format!("{name}.1"), &second)?])
        }
        Some(TowerChange::Kernels) if is_matrix => {
            Ok(vec![finish(name.into(), &values.kernels()?)?])
        }
        Some(TowerChange::Lines) => Ok(vec![finish(name.into(), &values.without_lines()?)?]),
        Some(TowerChange::Map) if !is_matrix => Ok(vec![finish(name.into(), &values.map())?]),
        // the bias of such kernels, and kernels with such a bias
        Some(TowerChange::Frames | TowerChange::Kernels | TowerChange::Map) => {
            Ok(vec![finish(name.into(), values)?])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns halves that count up.
    fn values(shape: &[usize]) -> TensorValues<'static> {
        let n: usize = shape.iter().product();
        let bytes = (0..n as u16).flat_map(u16::to_le_bytes).collect();
        TensorValues {
            ty: TensorType::F16,
            shape: shape.to_vec(),
            bytes: Cow::Owned(bytes),
            place: None,
        }
    }

    fn numbers(values: &TensorValues) -> Vec<u16> {
        let (pairs, _) = values.bytes.as_chunks::<2>();
        pairs.iter().map(|&pair| u16::from_le_bytes(pair)).collect()
    }

    #[test]
    fn pixels_become_kernels() {
        let kernels = values(&[2, 12]).kernels().unwrap();
        assert_eq!(kernels.shape, [2, 3, 2, 2]);
        let first = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];
        assert_eq!(numbers(&kernels)[..12], first);
        assert_eq!(numbers(&kernels)[12..], first.map(|n| n + 12));
        for shape in [&[2, 11][..], &[2, 0], &[2, 6], &[4]] {
            assert!(values(shape).kernels().is_err(), "{shape:?}");
        }
    }

    #[test]
    fn frames_come_apart() {
        let [first, second] = values(&[1, 2, 2, 1, 2]).frames().unwrap();
        assert_eq!((&first.shape[..], numbers(&first)), (&[1, 2, 1, 2][..], vec![0, 1, 4, 5]));
        assert_eq!(numbers(&second), [2, 3, 6, 7]);
        assert!(values(&[1, 3, 1, 2, 2]).frames().is_err());
        assert!(values(&[0, 3, 2, 0, 2]).frames().is_ok_and(|[one, _]| one.bytes.is_empty()));
    }
}
