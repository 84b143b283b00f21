//! Tensors of one model that another one reads, too.

use super::{Gguf, Tensor};

/// Prefix of the names that tensors of another model have.
pub(crate) const SHARED: &str = "model.";

impl Gguf {
    /// Adds a tensor of another model, which stays where it is, under its name after
    /// [`SHARED`]. Returns its number here.
    ///
    /// # Panics
    /// If the other model has no tensor of this number.
    pub(crate) fn share_tensor(&mut self, from: &Gguf, tensor: usize) -> usize {
        let tensor = &from.tensors[tensor];
        let name = format!("{SHARED}{}", tensor.name);
        let part = self.files.len();
        self.files.push(from.files[tensor.part].clone());
        let number = self.tensors.len();
        self.by_name.insert(name.clone(), number);
        self.tensors.push(Tensor { name, part, ..tensor.clone() });
        number
    }
}
