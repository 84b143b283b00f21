//! The memory that a model takes on a GPU.

/// The bytes of a GPU's memory that a model takes once each of its sequences is full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GpuFootprint {
    /// Name of the adapter.
    pub name: String,
    /// Layers on it, the last of the model.
    pub n_layers: usize,
    /// Those of them whose experts are not on it, ascending.
    pub host_layers: Vec<usize>,
    /// Bytes of matrices and vectors.
    pub weights: u64,
    /// Bytes of keys and values of a position.
    pub position: u64,
    /// Bytes of keys and values of all sequences.
    pub cache: u64,
    /// Bytes of running states of all sequences, their copies and those of steps in a row included;
    /// 0 for a model without.
    pub states: u64,
    /// Bytes of activations, and of what a step uploads.
    pub scratch: u64,
    /// Most bytes that hob takes of it, where that is known.
    pub limit: Option<u64>,
}

impl GpuFootprint {
    /// Returns the bytes of all.
    pub fn total(&self) -> u64 {
        let kept = self.cache.saturating_add(self.states);
        self.weights.saturating_add(kept).saturating_add(self.scratch)
    }
}
