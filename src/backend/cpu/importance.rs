//! The squares of what matrices are multiplied with, summed up by column: how much an error in each
//! column of a matrix matters.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use super::{CpuPass, CpuRows};
use crate::backend::{Buf, Heads};
use crate::gguf::Gguf;
use crate::model::linear::{Linear, Weight};

/// Sums of the squares of a model's activations, by the tensor that they are multiplied with.
pub struct Importance {
    /// By tensor of the file.
    shapes: Vec<MatrixShape>,
    sums: Mutex<BTreeMap<usize, InputSquares>>,
}

/// The matrices of a tensor.
#[derive(Clone, Copy)]
struct MatrixShape {
    n_cols: usize,
    n_rows: usize,
    count: usize,
}

/// The sums of one tensor.
#[derive(Clone, Debug, PartialEq)]
pub struct InputSquares {
    /// Values of a row.
    pub n_cols: usize,
    /// Sums of squares, `n_cols` for each matrix of the tensor.
    pub sums: Vec<f32>,
    /// Rows that were summed up, of each matrix.
    pub counts: Vec<u64>,
}

impl Importance {
    /// Returns empty sums for the tensors of a file.
    pub fn new(gguf: &Gguf) -> Importance {
        let shape = |shape: &[usize]| MatrixShape {
            n_cols: shape.first().copied().unwrap_or(0),
            n_rows: shape.get(1).copied().unwrap_or(1).max(1),
            count: shape.iter().skip(2).product(),
        };
        Importance {
            shapes: gguf.tensors().iter().map(|tensor| shape(&tensor.shape)).collect(),
            sums: Mutex::default(),
        }
    }

    /// Returns the sums so far, by the tensor's place in the file.
    pub fn sums(&self) -> BTreeMap<usize, InputSquares> {
        self.sums.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds rows that are multiplied with a matrix. Rows of a part of a matrix count with its first
    /// rows alone: all parts have the same input.
    fn add<'x>(&self, weight: &Weight, rows: impl Iterator<Item = &'x [f32]>) {
        let Some(shape) = self.shapes.get(weight.tensor) else { return };
        let matrix = weight.first_row / shape.n_rows;
        let is_first = weight.first_row.is_multiple_of(shape.n_rows);
        if !is_first || matrix >= shape.count || shape.n_cols != weight.n_cols {
            return;
        }
        // of this step alone first: a small number that is added to a large one is lost
        let mut of_step = vec![0.0f32; shape.n_cols];
        let mut n_rows = 0;
        for row in rows {
            for (sum, x) in of_step.iter_mut().zip(row) {
                *sum += x * x;
            }
            n_rows += 1;
        }
        let mut sums = self.sums.lock().unwrap_or_else(PoisonError::into_inner);
        let of_tensor = sums.entry(weight.tensor).or_insert_with(|| InputSquares {
            n_cols: shape.n_cols,
            sums: vec![0.0; shape.n_cols * shape.count],
            counts: vec![0; shape.count],
        });
        let all = &mut of_tensor.sums[matrix * shape.n_cols..][..shape.n_cols];
        for (sum, of_step) in all.iter_mut().zip(of_step) {
            *sum += of_step;
        }
        of_tensor.counts[matrix] += n_rows;
    }
}

impl fmt::Debug for Importance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Importance")
    }
}

/// Adds the rows of `x`, which matrices are multiplied with: one phase, or none where nothing is
/// collected.
pub(super) fn add_inputs(pass: &CpuRows, x: Buf, outs: &[(&Linear, Buf)]) {
    let Some(importance) = &pass.memory.importance else { return };
    let n_tokens = pass.n_tokens();
    pass.worker.for_each(outs.len(), |i| {
        let weight = &outs[i].0.weight;
        let n = weight.n_cols;
        // SAFETY: `x` is only read in this phase.
        let x = unsafe { pass.memory.buffers.at(x).read(0, n_tokens * n) };
        importance.add(weight, x.chunks_exact(n));
    });
}

/// Adds the inputs of each head's matrix.
pub(super) fn add_heads(pass: &CpuPass, x: Heads, weights: &[Weight]) {
    let Some(importance) = &pass.memory.importance else { return };
    let n_head = weights.len();
    pass.worker.for_each(n_head, |head| {
        let n = weights[head].n_cols;
        let row = |t: usize| {
            let at = (t * n_head + head) * x.size + x.first;
            // SAFETY: `x` is only read in this phase.
            unsafe { pass.memory.buffers.at(x.buf).read(at, n) }
        };
        importance.add(&weights[head], (0..pass.n_tokens()).map(row));
    });
}

/// Adds the inputs of the experts' matrices, of which `weight` gives that of an expert; `rows`
/// gives what an expert gets.
pub(super) fn add_experts<'x, R: Iterator<Item = &'x [f32]>>(
    pass: &CpuPass,
    n_expert: usize,
    weight: impl Fn(usize) -> Weight,
    rows: impl Fn(usize) -> R,
) {
    let Some(importance) = &pass.memory.importance else { return };
    pass.worker.for_each(n_expert, |expert| importance.add(&weight(expert), rows(expert)));
}
