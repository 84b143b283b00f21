//! Tensors that are whole in a folder: types, shapes, and the order of rows.

use hob_kernels::{TensorType, dequantize};

use super::family::HfFamily;
use super::recipe::part_of;
use super::safetensors::{Safetensors, StoredTensor};
use crate::gguf::{PartData, Residence, TensorPart};

/// Parts of a layer whose matrices have values of 32 bits in every file.
const EXACT: [&str; 8] = [
    "position_embd",
    "token_types",
    "ffn_gate_inp",
    "ffn_gate_inp_shexp",
    "exp_probs_b",
    "conv",
    "altup_correct_coef",
    "altup_predict_coef",
];

/// Matrices of 32 bits in every file that are only multiplied with.
const ROUTERS: [&str; 2] = ["ffn_gate_inp", "ffn_gate_inp_shexp"];

/// The form of a tensor in GGUF.
struct WholeForm {
    /// The shape, the length of a row first.
    shape: Vec<usize>,
    /// True of the weights of a norm.
    is_norm: bool,
    /// True if the values have 32 bits in every file.
    is_exact: bool,
}

impl WholeForm {
    /// Returns the form of a tensor with this name in GGUF.
    ///
    /// # Errors
    /// Its shape has other dimensions than its place allows.
    fn of(tensor: &StoredTensor, name: &str) -> Result<WholeForm, String> {
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
        let is_named = EXACT.contains(&word) || name.ends_with(".bias");
        let is_exact = shape.len() == 1 || is_norm || is_named;
        Ok(WholeForm { shape, is_norm, is_exact })
    }
}

/// Returns one tensor as [`part`] does, but for the values of matrices that would be made in
/// memory.
pub(super) fn outline(
    family: &HfFamily,
    stored: &Safetensors,
    tensor: &StoredTensor,
    ty: TensorType,
    name: &str,
    n_head: Option<u32>,
) -> Result<TensorPart, String> {
    let WholeForm { shape, is_exact, .. } = WholeForm::of(tensor, name)?;
    let is_router =
        shape.len() > 1 && name.ends_with(".weight") && ROUTERS.contains(&part_of(name));
    if !is_router && (is_exact || n_head.is_none()) {
        return part(family, stored, tensor, ty, name, n_head);
    }
    let ty = if is_router { TensorType::F32 } else { ty };
    let data = PartData::Unread(Residence::Memory);
    Ok(TensorPart { name: name.into(), ty, shape, data })
}

/// Returns one tensor. `n_head` is the number of heads whose rows change their order.
pub(super) fn part(
    family: &HfFamily,
    stored: &Safetensors,
    tensor: &StoredTensor,
    ty: TensorType,
    name: &str,
    n_head: Option<u32>,
) -> Result<TensorPart, String> {
    let WholeForm { shape, is_norm, is_exact } = WholeForm::of(tensor, name)?;
    if is_exact {
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
pub(super) fn decoded(
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
pub(super) fn in_pairs(bytes: &[u8], n_rows: usize, n_head: u32) -> Result<Vec<u8>, String> {
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
