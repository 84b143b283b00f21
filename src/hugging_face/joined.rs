//! Tensors of which a folder has pieces: put together in a temporary file, which takes space on the
//! disk and none in memory that the system could not use otherwise.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use crate::gguf::MappedFile;
use crate::util::folders;

/// Bytes of which each tensor begins at a multiple.
const ALIGNMENT: usize = 64;

/// A temporary file of tensors. It has no name, and is gone with the process.
pub(super) struct JoinedTensors {
    file: BufWriter<File>,
    n_bytes: usize,
}

impl JoinedTensors {
    /// Makes an empty file, in the user's folder for caches or else in that for temporary files.
    ///
    /// # Errors
    /// None can be made in either.
    pub(super) fn new() -> io::Result<JoinedTensors> {
        let of_user = folders::cache().map(|folder| folder.join("hob"));
        let made = of_user.and_then(|folder| {
            std::fs::create_dir_all(&folder).ok()?;
            tempfile::tempfile_in(folder).ok()
        });
        let file = match made {
            Some(file) => file,
            None => tempfile::tempfile()?,
        };
        Ok(JoinedTensors { file: BufWriter::with_capacity(1 << 20, file), n_bytes: 0 })
    }

    /// Begins a tensor; returns the place of its first byte.
    ///
    /// # Errors
    /// The disk is full, or fails.
    pub(super) fn begin(&mut self) -> io::Result<usize> {
        let n_missing = self.n_bytes.next_multiple_of(ALIGNMENT) - self.n_bytes;
        self.add(&[0; ALIGNMENT][..n_missing])?;
        Ok(self.n_bytes)
    }

    /// Adds a piece of the tensor that was begun last.
    ///
    /// # Errors
    /// As [`JoinedTensors::begin`].
    pub(super) fn add(&mut self, piece: &[u8]) -> io::Result<()> {
        self.n_bytes += piece.len();
        self.file.write_all(piece)
    }

    /// Maps the file.
    ///
    /// # Errors
    /// As [`JoinedTensors::begin`], or the file cannot be mapped.
    pub(super) fn finish(self) -> io::Result<MappedFile> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        MappedFile::of_temporary(&file)
    }
}
