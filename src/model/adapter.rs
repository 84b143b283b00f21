//! Low-rank adapters (LoRA): next to some matrices W of a model two small ones, A and B, so that a
//! text is computed with W + factor · B A in place of W.
//!
//! An adapter is a GGUF file of its own: `NAME.lora_a` is A `[rank, n_cols]` of the model's matrix
//! `NAME`, and `NAME.lora_b` is B `[n_rows, rank]`. The product is never made: W x + factor · B (A
//! x) is two thin products more.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use super::Model;
use super::linear::Weight;
use crate::gguf::{self, Gguf, Tensor};

/// Largest rank of an adapter's matrices: beyond it they are no longer thin.
const MAX_RANK: usize = 4096;

/// An adapter of a model.
#[derive(Debug)]
pub struct Adapter {
    gguf: Gguf,
    /// By number of the model's tensor: the two matrices next to it.
    pairs: Vec<Option<LowRank>>,
}

/// The two matrices next to one of a model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LowRank {
    /// A `[rank, n_cols]`; its tensor is one of the adapter's file.
    pub a: Weight,
    /// B `[n_rows, rank]`, likewise.
    pub b: Weight,
    /// The file's own factor of their product: α / rank, or 1 where it has no α.
    pub factor: f32,
}

/// Why a file is no adapter of a model.
#[derive(Debug, thiserror::Error)]
pub enum AdapterError {
    /// The container.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// The file holds something else.
    #[error(
        "this is no adapter: `general.type` is {found:?}; expected \"adapter\", as \
         convert_lora_to_gguf.py writes it"
    )]
    NoAdapter {
        /// Its `general.type`.
        found: String,
    },
    /// Its kind is not low-rank.
    #[error("`adapter.type` is {found:?}; expected \"lora\"")]
    OtherKind {
        /// Its `adapter.type`.
        found: String,
    },
    /// It is for models of another architecture.
    #[error("the adapter is for models of architecture {found:?}, and the model's is {expected:?}")]
    OtherArchitecture {
        /// The architecture that it names.
        found: String,
        /// The model's.
        expected: String,
    },
    /// It changes a text only from certain tokens on.
    #[error(
        "the adapter is an activated one (`adapter.alora.invocation_tokens`): it begins in the \
         middle of a prompt, which hob does not do"
    )]
    Activated,
    /// Its α is no number to multiply by.
    #[error("`adapter.lora.alpha` is {found}; expected a finite number")]
    BadAlpha {
        /// The value.
        found: f32,
    },
    /// A tensor that is neither A nor B of a matrix.
    #[error(
        "tensor `{name}` is not supported in an adapter; expected NAME.lora_a and NAME.lora_b of \
         matrices of the model"
    )]
    UnknownTensor {
        /// The tensor.
        name: String,
    },
    /// The model has no such matrix.
    #[error("the adapter changes `{name}`, which the model does not have; is it of another model?")]
    NoSuchMatrix {
        /// The matrix.
        name: String,
    },
    /// The model has it, and it is multiplied by in a way that has no place for an adapter.
    #[error("the adapter changes `{name}`; hob applies adapters to no {what}")]
    NotAdaptable {
        /// The tensor.
        name: String,
        /// Its kind.
        what: &'static str,
    },
    /// A without B, or B without A.
    #[error("the adapter has one of `{name}.lora_a` and `{name}.lora_b`; expected both")]
    Unpaired {
        /// The matrix.
        name: String,
    },
    /// Shapes that do not go together.
    #[error(
        "the adapter's matrices for `{name}` have shapes {a:?} and {b:?}; expected [{n_cols}, r] \
         and [r, {n_rows}] with r from 1 to {MAX_RANK}"
    )]
    BadShape {
        /// The matrix.
        name: String,
        /// Shape of A, row length first.
        a: Vec<usize>,
        /// Shape of B, row length first.
        b: Vec<usize>,
        /// Row length of the matrix.
        n_cols: usize,
        /// Rows of the matrix.
        n_rows: usize,
    },
    /// There is nothing in it.
    #[error("the adapter has no tensors")]
    Empty,
}

impl Adapter {
    /// Reads an adapter of `model`, every shape checked.
    ///
    /// # Errors
    /// If the file is no low-rank adapter, or none of this model; the error names the key or
    /// tensor.
    pub fn load(gguf: Gguf, model: &Model) -> Result<Adapter, AdapterError> {
        check_kind(&gguf, &model.plan.arch)?;
        let alpha = gguf.get_f32("adapter.lora.alpha")?.unwrap_or(0.0);
        if !alpha.is_finite() {
            return Err(AdapterError::BadAlpha { found: alpha });
        }
        let adaptable: HashSet<usize> =
            model.weights.linears().map(|linear| linear.weight.tensor).collect();
        let mut pairs = vec![None; model.gguf.tensors().len()];
        for (name, [a, b]) in halves(&gguf)? {
            let (Some(a), Some(b)) = (a, b) else {
                return Err(AdapterError::Unpaired { name: name.into() });
            };
            let Some(tensor) = model.gguf.tensor_index(name) else {
                return Err(AdapterError::NoSuchMatrix { name: name.into() });
            };
            if tensor == model.weights.token_embd.tensor {
                return Err(AdapterError::NotAdaptable { name: name.into(), what: "embeddings" });
            }
            if !adaptable.contains(&tensor) {
                let what = "experts, vectors or matrices of single heads";
                return Err(AdapterError::NotAdaptable { name: name.into(), what });
            }
            pairs[tensor] = Some(pair(&gguf, a, b, &model.gguf.tensors()[tensor], alpha)?);
        }
        if pairs.iter().all(Option::is_none) {
            return Err(AdapterError::Empty);
        }
        Ok(Adapter { gguf, pairs })
    }

    /// Returns the matrices next to a tensor of the model, if it has such.
    pub fn pair(&self, tensor: usize) -> Option<&LowRank> {
        self.pairs.get(tensor)?.as_ref()
    }

    /// Returns the number of the model's matrices that it changes.
    pub fn n_pairs(&self) -> usize {
        self.pairs.iter().flatten().count()
    }

    /// Returns the file.
    pub fn gguf(&self) -> &Gguf {
        &self.gguf
    }
}

/// Checks that a file is a low-rank adapter for models of architecture `arch`.
fn check_kind(gguf: &Gguf, arch: &str) -> Result<(), AdapterError> {
    let text = |key: &str| gguf.get_str(key).map(|text| text.unwrap_or("").to_owned());
    let found = text("general.type")?;
    if found != "adapter" {
        return Err(AdapterError::NoAdapter { found });
    }
    let found = text("adapter.type")?;
    if found != "lora" {
        return Err(AdapterError::OtherKind { found });
    }
    let found = text("general.architecture")?;
    if found != arch {
        return Err(AdapterError::OtherArchitecture { found, expected: arch.into() });
    }
    match gguf.get("adapter.alora.invocation_tokens") {
        Some(_) => Err(AdapterError::Activated),
        None => Ok(()),
    }
}

/// Returns the numbers of A and B in an adapter's file, by the name of the matrix that they change.
fn halves(gguf: &Gguf) -> Result<BTreeMap<&str, [Option<usize>; 2]>, AdapterError> {
    let mut halves: BTreeMap<&str, [Option<usize>; 2]> = BTreeMap::new();
    for (index, tensor) in gguf.tensors().iter().enumerate() {
        let suffixes = [".lora_a", ".lora_b"].into_iter().enumerate();
        let half = suffixes
            .filter_map(|(half, suffix)| Some((half, tensor.name.strip_suffix(suffix)?)))
            .next();
        let Some((half, name)) = half else {
            return Err(AdapterError::UnknownTensor { name: tensor.name.clone() });
        };
        halves.entry(name).or_default()[half] = Some(index);
    }
    Ok(halves)
}

/// Returns tensors `a` and `b` of an adapter's file as the matrices next to `matrix`.
fn pair(
    gguf: &Gguf,
    a: usize,
    b: usize,
    matrix: &Tensor,
    alpha: f32,
) -> Result<LowRank, AdapterError> {
    let shape = |tensor: usize| &gguf.tensors()[tensor].shape[..];
    let weight = |tensor: usize, n_cols: usize, n_rows: usize| Weight {
        tensor,
        ty: gguf.tensors()[tensor].ty,
        first_row: 0,
        n_rows,
        n_cols,
    };
    let n_cols = matrix.shape[0];
    let n_rows = matrix.shape.get(1).copied().unwrap_or(1);
    let bad = || AdapterError::BadShape {
        name: matrix.name.clone(),
        a: shape(a).to_vec(),
        b: shape(b).to_vec(),
        n_cols,
        n_rows,
    };
    // a file may leave out sizes of 1 at the end
    let size = |shape: &[usize], at: usize| shape.get(at).copied().unwrap_or(1);
    let rank = size(shape(a), 1);
    let fits = shape(a)[0] == n_cols
        && shape(b)[0] == rank
        && size(shape(b), 1) == n_rows
        && [a, b].iter().all(|&half| shape(half)[1..].iter().skip(1).all(|&n| n == 1));
    if !fits || !(1..=MAX_RANK).contains(&rank) {
        return Err(bad());
    }
    let factor = if alpha == 0.0 { 1.0 } else { alpha / rank as f32 };
    Ok(LowRank { a: weight(a, n_cols, rank), b: weight(b, rank, n_rows), factor })
}

/// An adapter of a model by its number, and the factor of what it adds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdapterScale {
    /// Its number.
    pub adapter: usize,
    /// The factor.
    pub scale: f32,
}

/// The adapters that change a text, in order of their numbers, none of them with factor 0. Clones
/// share.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AdapterMix(Arc<[AdapterScale]>);

impl AdapterMix {
    /// Returns a mix of these adapters; of one that is named twice the last counts.
    pub fn new(scales: impl IntoIterator<Item = AdapterScale>) -> AdapterMix {
        let by_number: BTreeMap<usize, f32> =
            scales.into_iter().map(|AdapterScale { adapter, scale }| (adapter, scale)).collect();
        let used = by_number.into_iter().filter(|&(_, scale)| scale != 0.0);
        AdapterMix(used.map(|(adapter, scale)| AdapterScale { adapter, scale }).collect())
    }

    /// Returns whether no adapter changes the text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the factor of an adapter; 0 = it is not in the mix.
    pub fn scale(&self, adapter: usize) -> f32 {
        let at = self.0.binary_search_by_key(&adapter, |scale| scale.adapter);
        at.map_or(0.0, |at| self.0[at].scale)
    }

    /// Iterates over the adapters.
    pub fn iter(&self) -> impl Iterator<Item = AdapterScale> + '_ {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_in_order_without_what_has_no_effect() {
        let scale = |adapter, scale| AdapterScale { adapter, scale };
        let mix = AdapterMix::new([scale(3, 0.5), scale(1, 1.0), scale(2, 0.0), scale(3, 2.0)]);
        assert_eq!(mix.iter().collect::<Vec<_>>(), [scale(1, 1.0), scale(3, 2.0)]);
        assert_eq!([0, 1, 2, 3, 4].map(|adapter| mix.scale(adapter)), [0.0, 1.0, 0.0, 2.0, 0.0]);
        assert!(AdapterMix::new([scale(1, 0.0)]).is_empty());
    }
}
