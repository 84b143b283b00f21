//! The positions of matrices in a file, and the operations that a matrix or two vectors make.
//!
//! A [`Weight`] is a position in the file, not memory: each backend decides where its bytes live.

use hob_kernels::TensorType;

use super::vector::Vector;

/// A matrix, or some rows of one: `n_rows × n_cols`, rows contiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Index of the tensor in [`Gguf::tensors`](crate::gguf::Gguf::tensors).
    pub tensor: usize,
    /// Type of the rows.
    pub ty: TensorType,
    /// First row within the tensor.
    pub first_row: usize,
    /// Rows (outputs).
    pub n_rows: usize,
    /// Row length (inputs).
    pub n_cols: usize,
}

impl Weight {
    /// Returns the rows `from..from + n`.
    pub(super) fn rows(&self, from: usize, n: usize) -> Weight {
        Weight { first_row: self.first_row + from, n_rows: n, ..*self }
    }
}

/// A matrix with an optional factor and an optional bias: y = s · W x + b.
#[derive(Clone, Debug)]
pub struct Linear {
    /// W.
    pub weight: Weight,
    /// s; 1 = none.
    pub scale: f32,
    /// b.
    pub bias: Option<Vector>,
}

/// The vectors of a norm: normalized values · weight + bias.
#[derive(Clone, Debug)]
pub struct Norm {
    /// One factor per value.
    pub weight: Vector,
    /// One summand per value.
    pub bias: Option<Vector>,
}
