//! Models put together of parts that are no GGUF files: metadata from anywhere, tensors that lie in
//! other containers or were made.

use std::fs::File;
use std::io;
use std::path::Path;

use bytes::Bytes;
use hob_kernels::TensorType;

use super::read::{FileHeader, Metadata};
use super::{Error, Gguf, MAX_DIMS, MAX_NAME, Mapped, Tensor, Value, n_bytes};

/// A file of another container, mapped.
#[derive(Debug)]
pub(crate) struct MappedFile(Mapped);

impl MappedFile {
    /// Maps a file.
    ///
    /// # Errors
    /// It is not there, or nothing that can be mapped.
    pub(crate) fn open(path: &Path) -> Result<MappedFile, Error> {
        Mapped::open(path).map(MappedFile)
    }

    /// Maps a file without a name, which nobody else can open.
    ///
    /// # Errors
    /// It cannot be mapped.
    pub(crate) fn of_temporary(file: &File) -> io::Result<MappedFile> {
        Mapped::of_file(file, "a temporary file".into()).map(MappedFile)
    }

    /// Returns all of it.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0.bytes
    }
}

/// A tensor of a model to be put together.
pub(crate) struct TensorPart {
    /// Its name.
    pub name: String,
    /// Type of its values.
    pub ty: TensorType,
    /// Values per dimension, the length of a row first.
    pub shape: Vec<usize>,
    /// Its data.
    pub data: PartData,
}

/// The place of a tensor's data.
pub(crate) enum PartData {
    /// In one of the files, from this byte on.
    InFile {
        /// The number of the file.
        file: usize,
        /// Its first byte.
        start: usize,
    },
    /// Here.
    Made(Vec<u8>),
}

impl Gguf {
    /// Returns the model of these parts; `origin` names it in errors.
    ///
    /// # Errors
    /// A key or a name occurs twice, a name is too long, or a tensor does not lie in its file.
    pub(crate) fn of_parts(
        origin: &str,
        files: Vec<MappedFile>,
        metadata: Vec<(String, Value)>,
        tensors: Vec<TensorPart>,
    ) -> Result<Gguf, Error> {
        let mut entries = Metadata::default();
        for (key, value) in metadata {
            entries.set(key.into(), value);
        }
        let mut files: Vec<Mapped> = files.into_iter().map(|file| file.0).collect();
        let of_made = files.len();
        let mut made = Vec::new();
        let mut all = Vec::with_capacity(tensors.len());
        for TensorPart { name, ty, shape, data } in tensors {
            let fault = |what: &str| Error::Part {
                origin: origin.into(),
                name: name.clone(),
                what: what.into(),
            };
            if name.len() > MAX_NAME || shape.is_empty() || shape.len() > MAX_DIMS {
                return Err(fault("its name is too long, or its shape has not 1 to 4 dimensions"));
            }
            let n_bytes = n_bytes(ty, &shape).ok_or_else(|| fault("its size overflows"))?;
            let mut part = of_made;
            let mut start = made.len();
            match data {
                PartData::InFile { file, start: first } => {
                    part = file;
                    start = first;
                }
                PartData::Made(bytes) => made.extend_from_slice(&bytes),
            }
            let len = if part == of_made { made.len() } else { files[part].bytes.len() };
            if (start as u64).checked_add(n_bytes).is_none_or(|end| end > len as u64) {
                return Err(fault("its data is not all there"));
            }
            let start = start as u64;
            all.push(Tensor { name, ty, shape, offset: start, n_bytes, part, start });
        }
        files.push(Mapped {
            name: origin.to_owned(),
            bytes: Bytes::from(made),
            map: None,
            path: None,
            about: None,
        });
        // of safetensors: nothing is said of where data begins
        let header = FileHeader { version: 3, alignment: 1, metadata: entries, tensors: all };
        let mut gguf = Gguf::assemble(Vec::new(), vec![header])?;
        gguf.files = files;
        Ok(gguf)
    }
}
