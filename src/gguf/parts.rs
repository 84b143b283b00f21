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
    /// Nowhere: of a model that is opened for its shapes, the place that it would have.
    Unread(Residence),
}

/// The place of a tensor that is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Residence {
    /// A file.
    File,
    /// Memory.
    Memory,
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
        let files = files.into_iter().map(|file| file.0).collect();
        let mut placed = PlacedParts { origin, files, made: Vec::new() };
        let tensors = tensors.into_iter().map(|part| placed.place(part));
        let all = tensors.collect::<Result<Vec<Tensor>, Error>>()?;
        let PlacedParts { mut files, made, .. } = placed;
        let of_made = files.len();
        files.push(Mapped::in_memory(origin.to_owned(), Bytes::from(made)));
        if all.iter().any(|tensor| tensor.part > of_made) {
            let unread = Mapped::in_memory(origin.to_owned(), Bytes::new());
            files.push(Mapped { is_file: true, ..unread.clone() });
            files.push(unread);
        }
        // of safetensors: nothing is said of where data begins
        let header = FileHeader { version: 3, alignment: 1, metadata: entries, tensors: all };
        let mut gguf = Gguf::assemble(Vec::new(), vec![header])?;
        gguf.files = files;
        gguf.is_of_parts = true;
        Ok(gguf)
    }
}

/// The files of a model on its way, and what was made for it.
struct PlacedParts<'a> {
    origin: &'a str,
    files: Vec<Mapped>,
    /// Bytes in memory, which come after the files.
    made: Vec<u8>,
}

impl PlacedParts<'_> {
    /// Returns the number of the file that stands for data that is not read.
    fn unread(&self, residence: Residence) -> usize {
        match residence {
            Residence::File => self.files.len() + 1,
            Residence::Memory => self.files.len() + 2,
        }
    }

    /// Gives a tensor its place.
    ///
    /// # Errors
    /// Its name is too long, or it does not lie in its file.
    fn place(&mut self, tensor: TensorPart) -> Result<Tensor, Error> {
        let TensorPart { name, ty, shape, data } = tensor;
        let fault = |what: &str| Error::Part {
            origin: self.origin.into(),
            name: name.clone(),
            what: what.into(),
        };
        if name.len() > MAX_NAME || shape.is_empty() || shape.len() > MAX_DIMS {
            return Err(fault("its name is too long, or its shape has not 1 to 4 dimensions"));
        }
        let n_bytes = n_bytes(ty, &shape).ok_or_else(|| fault("its size overflows"))?;
        let of_made = self.files.len();
        let mut part = of_made;
        let mut start = self.made.len();
        let mut len = n_bytes;
        match data {
            PartData::InFile { file, start: first } => {
                part = file;
                start = first;
                len = self.files[file].bytes.len() as u64;
            }
            PartData::Made(bytes) => {
                self.made.extend_from_slice(&bytes);
                len = self.made.len() as u64;
            }
            PartData::Unread(_) if shape.len() < 2 => {
                return Err(fault("its values are read with its shape, and were not made"));
            }
            PartData::Unread(residence) => {
                part = self.unread(residence);
                start = 0;
            }
        }
        if (start as u64).checked_add(n_bytes).is_none_or(|end| end > len) {
            return Err(fault("its data is not all there"));
        }
        let start = start as u64;
        Ok(Tensor { name, ty, shape, offset: start, n_bytes, part, start })
    }
}
