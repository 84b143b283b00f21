//! Why a folder cannot be read as a model.

use std::path::{Path, PathBuf};

use crate::gguf;

/// An error about a folder of Hugging Face's form, or a file in it.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The system does not give a file.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// A file that is not as it has to be.
    #[error("{}: {what}", path.display())]
    Invalid {
        /// The file.
        path: PathBuf,
        /// The fault.
        what: String,
    },
    /// A model that is of no family which is read from folders.
    #[error(
        "{}: a folder in Hugging Face's form, whose architecture {arch} is not read from folders; \
         these are: {}. Fetch a GGUF file of it (`hob pull`), or convert the folder with \
         llama.cpp's convert_hf_to_gguf.py",
        path.display(),
        known.join(", ")
    )]
    UnknownArchitecture {
        /// The folder.
        path: PathBuf,
        /// Its architecture.
        arch: String,
        /// Those that are read.
        known: Vec<&'static str>,
    },
    /// A model whose tower is none of those that are read.
    #[error(
        "{}: the vision tower of {tower} is not read from folders; those of these are: {}. Name \
         a GGUF file of it with --mmproj FILE",
        path.display(),
        known.join(", ")
    )]
    UnknownTower {
        /// The folder.
        path: PathBuf,
        /// The class of the model, and the type of its tower.
        tower: String,
        /// The classes whose towers are read.
        known: Vec<&'static str>,
    },
    /// The result cannot be written, or be read as a model.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
}

impl Error {
    /// Returns an error about a file.
    pub(super) fn invalid(path: &Path, what: impl Into<String>) -> Error {
        Error::Invalid { path: path.into(), what: what.into() }
    }

    /// Returns, for `map_err`, an error of reading `path`.
    pub(super) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Error + '_ {
        move |source| Error::File { path: path.into(), source }
    }
}
