//! Matrices of a model that lie on the device for another one already.

use super::{Chunk, Matrix, MatrixUpload, key, plain};
use crate::backend::gpu::device::GpuDevice;
use crate::model::linear::Weight;

/// A matrix of a model that another one has on the same device.
pub(crate) struct SharedMatrix<'a> {
    /// The matrix in the model that takes it.
    pub weight: Weight,
    /// The rows.
    pub matrix: &'a Matrix,
}

impl SharedMatrix<'_> {
    /// Returns the matrix among those of the model that takes it.
    pub(super) fn placed(&self, device: &GpuDevice) -> ((usize, usize), (MatrixUpload, Matrix)) {
        let chunks = self.matrix.chunks.iter().map(|chunk| Chunk {
            buffer: device.same(&chunk.buffer),
            first_row: chunk.first_row,
            n_rows: chunk.n_rows,
        });
        let matrix = Matrix {
            ty: self.matrix.ty,
            row_bytes: self.matrix.row_bytes,
            chunks: chunks.collect(),
            stacked: None,
            is_shared: true,
        };
        (key(&self.weight), (plain(&self.weight), matrix))
    }
}
