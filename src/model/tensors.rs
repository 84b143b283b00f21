//! The holders of the tensors that weights name.

use super::linear::Weight;
use crate::gguf::Gguf;

/// The tensors that a model's weights name, by number.
pub trait TensorSource: Send + Sync {
    /// Returns the name of a tensor.
    fn name(&self, tensor: usize) -> &str;

    /// Returns the bytes of a tensor.
    fn bytes(&self, tensor: usize) -> &[u8];

    /// Returns the bytes of rows `from..from + n` of a matrix.
    fn rows(&self, w: &Weight, from: usize, n: usize) -> &[u8] {
        let row = w.ty.row_bytes(w.n_cols).expect("rows were checked when the file was read");
        &self.bytes(w.tensor)[(w.first_row + from) * row..][..n * row]
    }
}

impl TensorSource for Gguf {
    fn name(&self, tensor: usize) -> &str {
        &self.tensors()[tensor].name
    }

    fn bytes(&self, tensor: usize) -> &[u8] {
        self.data(&self.tensors()[tensor])
    }
}

/// The tensors of a file, and after them matrices in f32 that were made of some of these.
pub struct FileAndMade {
    /// The file.
    pub gguf: Gguf,
    /// Values of each matrix, row by row.
    pub made: Vec<Vec<f32>>,
}

impl FileAndMade {
    /// Returns the number of a matrix among those that were made.
    fn made(&self, tensor: usize) -> Option<usize> {
        tensor.checked_sub(self.gguf.tensors().len())
    }
}

impl TensorSource for FileAndMade {
    fn name(&self, tensor: usize) -> &str {
        match self.made(tensor) {
            Some(_) => "a matrix made of others",
            None => self.gguf.name(tensor),
        }
    }

    fn bytes(&self, tensor: usize) -> &[u8] {
        match self.made(tensor) {
            Some(made) => bytemuck::cast_slice(&self.made[made]),
            None => self.gguf.bytes(tensor),
        }
    }
}
