//! Why a model cannot be loaded.

use crate::gguf;

/// A file that is a GGUF container but no model that can be run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The container itself.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// A required metadata key.
    #[error("metadata key `{key}` is missing: {expected}")]
    MissingKey {
        /// The key.
        key: String,
        /// The expected content.
        expected: &'static str,
    },
    /// A metadata value out of range or in conflict with another.
    #[error("metadata key `{key}`: {found}; expected {expected}")]
    BadValue {
        /// The key.
        key: String,
        /// The value.
        found: String,
        /// The values that would do.
        expected: String,
    },
    /// The file holds something else than a model: what, and what takes it.
    #[error("this is {0}")]
    NoModel(String),
    /// An architecture without a family file.
    #[error(
        "architecture `{arch}` is not supported; supported are {supported}; a newer hob may know it"
    )]
    UnknownArchitecture {
        /// The architecture.
        arch: String,
        /// Those that have one.
        supported: String,
    },
    /// A tensor that the architecture needs.
    #[error("tensor `{0}` is missing")]
    MissingTensor(String),
    /// A tensor of another shape than the metadata says.
    #[error("tensor `{name}` has shape {found:?}; expected {expected:?}")]
    BadShape {
        /// The tensor.
        name: String,
        /// Shape in the file, row length first.
        found: Vec<usize>,
        /// Shape that the metadata asks for.
        expected: Vec<usize>,
    },
    /// A tensor that nothing uses: the file means something that the architecture here does not do.
    #[error("tensor `{name}` is not part of architecture `{arch}`")]
    UnusedTensor {
        /// The tensor.
        name: String,
        /// The architecture.
        arch: String,
    },
}
