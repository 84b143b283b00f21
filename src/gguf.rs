//! GGUF, the container of models: metadata and a tensor directory over a memory map.
//!
//! Follows the GGUF specification (<https://github.com/ggml-org/ggml/blob/master/docs/gguf.md>),
//! versions 2 and 3, little endian, models in one file or split over several. Everything in the
//! header is checked against the file when it is opened, so that what comes after may trust names,
//! shapes and ranges. This module knows nothing of what keys and tensors mean.
//!
//! ```no_run
//! let model = hob::gguf::Gguf::open("model.gguf")?;
//! let arch = model.get_str("general.architecture")?;
//! for t in model.tensors() {
//!     println!("{} {} {:?}: {} bytes", t.name, t.ty, t.shape, model.data(t).len());
//! }
//! # Ok::<(), hob::gguf::Error>(())
//! ```
//!
//! The map is of a file that other programs may change. Changed bytes read as other numbers; a file
//! cut short while it is mapped ends the process with SIGBUS at the first page that is gone, as
//! with every program that maps its models. The length is checked when the file is opened and not
//! again.

mod error;
mod other;
mod overrides;
#[cfg(feature = "engine")]
mod parts;
mod projector;
mod read;
mod shared;
mod split;
mod value;
mod value_type;
mod write;

use std::borrow::Cow;
use std::collections::HashMap;
use std::fs::File;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use bytes::Bytes;
use memmap2::Mmap;
#[cfg(unix)]
use memmap2::{Advice, UncheckedAdvice};

pub use error::Error;
pub use hob_kernels::TensorType;
pub use other::APPLY_ADAPTER;
pub use overrides::MetadataOverride;
#[cfg(feature = "engine")]
pub(crate) use parts::{MappedFile, PartData, Residence, TensorPart};
pub use projector::{
    NameFit, PathsOf, ProjectorGroup, SeveralProjectors, projector_of, projectors_by_name,
};
pub(crate) use shared::SHARED;
pub use value::{Array, ArrayStrings, Value};
pub use value_type::ValueType;
pub use write::{TensorWriter, Writer};

use overrides::OverriddenKey;
use read::{FileHeader, Metadata};
use split::SplitInfo;

/// Alignment of tensor data where `general.alignment` does not say otherwise, in bytes.
pub const DEFAULT_ALIGNMENT: u64 = 32;

/// Most dimensions a tensor can have.
pub const MAX_DIMS: usize = 4;

/// Longest name of a tensor, in bytes.
pub const MAX_NAME: usize = 63;

/// A model file, or all files of a split model: metadata of the first, tensors of all.
#[derive(Debug)]
pub struct Gguf {
    files: Vec<Mapped>,
    version: u32,
    alignment: u64,
    metadata: Metadata,
    tensors: Vec<Tensor>,
    by_name: HashMap<String, usize>,
    /// Keys whose values a user has set.
    overridden: Vec<OverriddenKey>,
    /// True if it was put together of parts, whose files hold more than its tensors.
    is_of_parts: bool,
}

/// A tensor of the directory. Its data is [`Gguf::data`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Tensor {
    /// Its name, at most [`MAX_NAME`] bytes.
    pub name: String,
    /// Type of its values.
    pub ty: TensorType,
    /// Values per dimension, 1 to 4 of them; `shape[0]` is the length of a row, whose values lie
    /// together.
    pub shape: Vec<usize>,
    /// Start of its data, in bytes from the start of its file's data section.
    pub offset: u64,
    /// Bytes of its data.
    pub n_bytes: u64,
    /// The file it lies in: an index into [`Gguf::files`].
    pub part: usize,
    /// Start of its data, in bytes from the start of its file.
    start: u64,
}

impl Tensor {
    /// Returns the number of values.
    pub fn n_elements(&self) -> usize {
        self.shape.iter().product() // checked when it was read
    }
}

/// Returns the number of bytes of a tensor; `None` if a row is no whole number of blocks, or the
/// product overflows.
fn n_bytes(ty: TensorType, shape: &[usize]) -> Option<u64> {
    let row = ty.row_bytes(*shape.first()?)? as u64;
    shape[1..].iter().try_fold(row, |bytes, &n| bytes.checked_mul(n as u64))
}

/// The accesses to come, as advice to the operating system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// No particular order.
    Normal,
    /// From front to back, each page once: read ahead far, drop early.
    Sequential,
    /// Scattered: read nothing ahead.
    Random,
    /// All of it soon: start reading now.
    WillNeed,
    /// All of it now: read it and enter every page in the page table. Returns when that is done.
    Populate,
}

/// The bytes of one file. `bytes` keeps the map alive; `map` is for advice, and absent for bytes in
/// memory, as is what the system says of the file.
#[derive(Clone, Debug)]
struct Mapped {
    name: String,
    bytes: Bytes,
    map: Option<Arc<Mmap>>,
    /// The place that it was opened at.
    path: Option<PathBuf>,
    about: Option<std::fs::Metadata>,
    /// True if the system can drop its pages and read them again.
    is_file: bool,
}

/// A share of a map, for [`Bytes`] to own.
struct SharedMap(Arc<Mmap>);

impl AsRef<[u8]> for SharedMap {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Mapped {
    fn open(path: &Path) -> Result<Mapped, Error> {
        let io = |source| Error::Io { path: path.into(), source };
        // asked before opening: opening a pipe would wait for its writer
        let about = std::fs::metadata(path).map_err(io)?;
        if about.is_dir() {
            return Err(Error::Folder { path: path.into(), what: other::of_folder(path) });
        }
        if !about.is_file() {
            return Err(Error::NotAFile { path: path.into() });
        }
        let file = File::open(path).map_err(io)?;
        let about = Some(file.metadata().map_err(io)?);
        let name = path.display().to_string();
        let mapped = Mapped::of_file(&file, name).map_err(io)?;
        Ok(Mapped { path: Some(path.into()), about, ..mapped })
    }

    /// Returns bytes in memory under a name.
    fn in_memory(name: String, bytes: Bytes) -> Mapped {
        Mapped { name, bytes, map: None, path: None, about: None, is_file: false }
    }

    /// Maps a file that is open, of which no more is known.
    fn of_file(file: &File, name: String) -> std::io::Result<Mapped> {
        // SAFETY: the map is private to this process and only read. What it cannot rule out is
        // another process writing to the file or cutting it short; the module documentation says
        // what then happens. Nothing derived from these bytes is used as a bool, an enum or a
        // pointer without a check, so changed bytes cannot make an invalid value.
        let map = Arc::new(unsafe { Mmap::map(file) }?);
        let bytes = Bytes::from_owner(SharedMap(Arc::clone(&map)));
        Ok(Mapped { name, bytes, map: Some(map), path: None, about: None, is_file: true })
    }
}

impl Gguf {
    /// Maps and reads the model at `path`. Of a split model any part may be named: the others are
    /// looked for next to it.
    ///
    /// # Errors
    /// The file is not there, or is not a sound GGUF file of version 2 or 3; a part of a split
    /// model is missing.
    pub fn open(path: impl AsRef<Path>) -> Result<Gguf, Error> {
        let path = path.as_ref();
        let file = Mapped::open(path)?;
        let part = read::read(&file.name, &file.bytes, 0)?;
        let split = SplitInfo::of(&file.name, &part.metadata)?;
        if split.count == 1 {
            return Gguf::assemble(vec![file], vec![part]);
        }
        let mut files = Vec::new();
        let mut parts = Vec::new();
        for no in 0..split.count {
            let path: PathBuf = split.sister(path, no)?;
            let file = Mapped::open(&path).map_err(|e| match e {
                Error::Io { path, source } => {
                    Error::MissingPart { path, part: no + 1, count: split.count, source }
                }
                other => other,
            })?;
            let part = read::read(&file.name, &file.bytes, files.len())?;
            split::check_part(&file.name, &part, SplitInfo { no, ..split })?;
            files.push(file);
            parts.push(part);
        }
        Gguf::assemble(files, parts)
    }

    /// Reads a model that is in memory: one built into the program, or made by a test.
    ///
    /// # Errors
    /// As [`Gguf::open`]; a part of a split model is an error, since the others cannot be found.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Gguf, Error> {
        Gguf::from_shared(match bytes.into() {
            Cow::Borrowed(b) => Bytes::from_static(b),
            Cow::Owned(b) => Bytes::from(b),
        })
    }

    /// Reads a model that is in memory, which others may read too.
    ///
    /// # Errors
    /// As [`Gguf::from_bytes`].
    pub fn from_shared(bytes: Bytes) -> Result<Gguf, Error> {
        let name = "GGUF in memory".into();
        let file = Mapped::in_memory(name, bytes);
        let part = read::read(&file.name, &file.bytes, 0)?;
        let split = SplitInfo::of(&file.name, &part.metadata)?;
        if split.count != 1 {
            let what =
                format!("this is part {} of {}, expected a whole model", split.no + 1, split.count);
            return Err(Error::Split { file: file.name, what });
        }
        Gguf::assemble(vec![file], vec![part])
    }

    /// Joins the parts of a model, in order; there is at least one.
    fn assemble(files: Vec<Mapped>, parts: Vec<FileHeader>) -> Result<Gguf, Error> {
        let mut parts = parts.into_iter();
        let Some(FileHeader { version, alignment, metadata, mut tensors }) = parts.next() else {
            return Err(Error::Split { file: String::new(), what: "no parts".into() });
        };
        tensors.extend(parts.flat_map(|p| p.tensors));
        if files.len() > 1 {
            split::check_tensor_count(&files[0].name, &metadata, tensors.len())?;
        }
        let mut by_name = HashMap::with_capacity(tensors.len());
        for (i, t) in tensors.iter().enumerate() {
            if by_name.insert(t.name.clone(), i).is_some() {
                let what = format!("tensor `{}` is in two parts, expected in one", t.name);
                let file = files.get(t.part).map_or_else(String::new, |file| file.name.clone());
                return Err(Error::Split { file, what });
            }
        }
        let overridden = Vec::new();
        Ok(Gguf {
            files,
            version,
            alignment,
            metadata,
            tensors,
            by_name,
            overridden,
            is_of_parts: false,
        })
    }

    /// Returns the version of the format: 2 or 3.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Returns the alignment of tensor data within the (first) file, in bytes. A map starts on a
    /// page, but the alignment may be as small as 1: nothing may assume that data can be read as
    /// numbers wider than a byte.
    pub fn alignment(&self) -> u64 {
        self.alignment
    }

    /// Returns the files of the model: name and bytes of each.
    pub fn files(&self) -> impl ExactSizeIterator<Item = (&str, u64)> {
        self.files.iter().map(|f| (f.name.as_str(), f.bytes.len() as u64))
    }

    /// Returns whether the model is in files that are mapped, not in memory.
    pub(crate) fn is_mapped(&self) -> bool {
        self.files.iter().all(|file| file.map.is_some())
    }

    /// Returns the bytes of the model: of its files, or where these hold more than it, of its
    /// tensors.
    pub(crate) fn n_bytes(&self) -> u64 {
        if self.is_of_parts {
            return self.tensors.iter().map(|tensor| tensor.n_bytes).sum();
        }
        self.files().map(|(_, n_bytes)| n_bytes).sum()
    }

    /// Returns the bytes that were put together in memory.
    pub(crate) fn n_made(&self) -> u64 {
        let made = self.files.iter().filter(|file| self.is_of_parts && !file.is_file);
        made.map(|file| file.bytes.len() as u64).sum()
    }

    /// Returns how many bytes of its files are in memory now, but for those that were put together
    /// there; `None` where the system does not say.
    #[cfg(feature = "engine")]
    pub(crate) fn n_present(&self) -> Option<u64> {
        let read = self.files.iter().filter(|file| file.is_file || !self.is_of_parts);
        read.map(|file| crate::util::memory::present(&file.bytes)).sum()
    }

    /// Returns whether the data of a tensor is there, which of a model that was opened for its
    /// shapes not all is.
    pub(crate) fn has_data(&self, tensor: &Tensor) -> bool {
        tensor.start + tensor.n_bytes <= self.files[tensor.part].bytes.len() as u64
    }

    /// Returns whether a tensor is in a file, so that its pages can be dropped and read again.
    pub(crate) fn is_in_file(&self, tensor: &Tensor) -> bool {
        self.files[tensor.part].is_file
    }

    /// Returns the place of each file; nothing of bytes in memory.
    pub(crate) fn paths(&self) -> impl Iterator<Item = Option<&Path>> {
        self.files.iter().map(|file| file.path.as_deref())
    }

    /// Returns the start of the data of a tensor, in bytes from the start of its file.
    pub(crate) fn position(tensor: &Tensor) -> u64 {
        tensor.start
    }

    /// Returns what the system said of each file when it was opened; nothing of bytes in memory.
    pub(crate) fn about_files(&self) -> impl Iterator<Item = Option<&std::fs::Metadata>> {
        self.files.iter().map(|f| f.about.as_ref())
    }

    /// Returns sizes and times of its files, as bytes for a hash that tells one file from another
    /// without reading it; nothing of a model that is in no file.
    pub fn identity(&self) -> Vec<u8> {
        let about = self.about_files().flatten().map(|about| {
            let changed =
                about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            format!("{} {changed:?}\n", about.len())
        });
        about.collect::<String>().into_bytes()
    }

    /// Returns all metadata in file order.
    pub fn metadata(&self) -> impl ExactSizeIterator<Item = (&str, &Value)> {
        self.metadata.entries.iter().map(|(k, v)| (&**k, v))
    }

    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Option<&Value> {
        overrides::mark_read(&self.overridden, key);
        self.metadata.get(key)
    }

    /// Returns all tensors, in file order, part after part.
    pub fn tensors(&self) -> &[Tensor] {
        &self.tensors
    }

    /// Returns the tensor of this name.
    ///
    /// # Examples
    /// ```
    /// use hob::gguf::{Gguf, TensorType, Writer};
    ///
    /// let mut header = Writer::new();
    /// header.tensor("output.weight", TensorType::F32, &[2, 3])?;
    /// let mut file = header.begin(Vec::new())?;
    /// file.data("output.weight", &[0; 24])?;
    ///
    /// let model = Gguf::from_bytes(file.finish()?)?;
    /// let tensor = model.tensor("output.weight").expect("it was written");
    /// assert_eq!(tensor.n_elements(), 6);
    /// assert_eq!(model.data(tensor).len(), 24);
    /// # Ok::<(), hob::gguf::Error>(())
    /// ```
    pub fn tensor(&self, name: &str) -> Option<&Tensor> {
        self.tensor_index(name).map(|i| &self.tensors[i])
    }

    /// Returns the index in [`Gguf::tensors`] of the tensor of this name.
    pub fn tensor_index(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    /// Returns the data of a tensor of this model: `tensor.n_bytes` bytes, aligned to
    /// [`Gguf::alignment`] at best.
    ///
    /// # Panics
    /// If the tensor is of another model and does not lie in this one, or if the model was opened
    /// for its shapes and the tensor is a matrix that was not put together.
    pub fn data(&self, tensor: &Tensor) -> &[u8] {
        &self.files[tensor.part].bytes[tensor.start as usize..][..tensor.n_bytes as usize]
    }

    /// Tells the operating system how the files will be read. A hint: where it is not taken,
    /// nothing changes.
    #[cfg(unix)]
    pub fn advise(&self, access: Access) {
        #[cfg(not(target_os = "linux"))]
        let populate = Advice::WillNeed;
        #[cfg(target_os = "linux")]
        let populate = Advice::PopulateRead;
        let advice = match access {
            Access::Normal => Advice::Normal,
            Access::Sequential => Advice::Sequential,
            Access::Random => Advice::Random,
            Access::WillNeed => Advice::WillNeed,
            Access::Populate => populate,
        };
        for map in self.files.iter().filter_map(|f| f.map.as_ref()) {
            if let Err(e) = map.advise(advice) {
                tracing::debug!("madvise {access:?}: {e}");
            }
        }
    }

    /// Tells the operating system how the files will be read: this one takes no such hint.
    #[cfg(not(unix))]
    pub fn advise(&self, _: Access) {}

    /// Gives the pages of these bytes of a tensor back to the system, which reads them again should
    /// they be asked for. A hint, as in [`Gguf::advise`].
    #[cfg(unix)]
    pub fn let_go(&self, tensor: &Tensor, bytes: Range<usize>) {
        if let Some(map) = &self.files[tensor.part].map {
            let from = tensor.start as usize + bytes.start;
            let to = tensor.start as usize + bytes.end;
            let to = to.min(map.len());
            let hint = UncheckedAdvice::DontNeed;
            // SAFETY: pages of a map of a file that is only read: what they held comes from the
            // file again.
            let advised = unsafe { map.unchecked_advise_range(hint, from, to - from) };
            if let Err(e) = advised {
                tracing::debug!("madvise: {e}");
            }
        }
    }

    /// Leaves the pages of these bytes where they are: this system drops them by itself.
    #[cfg(not(unix))]
    pub fn let_go(&self, _: &Tensor, _: Range<usize>) {}

    /// Returns an integer of any type that fits u32; `None` if the key is absent.
    pub fn get_u32(&self, key: &str) -> Result<Option<u32>, Error> {
        self.integer(key, "an integer that fits u32")
    }

    /// Returns an integer of any type that fits u64; `None` if the key is absent.
    pub fn get_u64(&self, key: &str) -> Result<Option<u64>, Error> {
        self.integer(key, "an integer that fits u64")
    }

    /// Returns an integer of any type that fits i64; `None` if the key is absent.
    pub fn get_i64(&self, key: &str) -> Result<Option<i64>, Error> {
        self.integer(key, "an integer that fits i64")
    }

    /// Returns an f32, or an f64 rounded to it; `None` if the key is absent.
    pub fn get_f32(&self, key: &str) -> Result<Option<f32>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(&Value::F32(v)) => Ok(Some(v)),
            Some(&Value::F64(v)) => Ok(Some(v as f32)),
            Some(other) => Err(self.mismatch(key, other, "an f32")),
        }
    }

    /// Returns a number of any type; `None` if the key is absent.
    pub fn get_number(&self, key: &str) -> Result<Option<f64>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(&Value::F32(v)) => Ok(Some(v.into())),
            Some(&Value::F64(v)) => Ok(Some(v)),
            Some(other) => match other.integer() {
                Some(int) => Ok(Some(int as f64)),
                None => Err(self.mismatch(key, other, "a number")),
            },
        }
    }

    /// Returns a bool; `None` if the key is absent.
    pub fn get_bool(&self, key: &str) -> Result<Option<bool>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(&Value::Bool(v)) => Ok(Some(v)),
            Some(other) => Err(self.mismatch(key, other, "a bool")),
        }
    }

    /// Returns a string that is UTF-8; `None` if the key is absent. For others, [`Gguf::get`] has
    /// the bytes.
    pub fn get_str(&self, key: &str) -> Result<Option<&str>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(v @ Value::String(s)) => match std::str::from_utf8(s) {
                Ok(s) => Ok(Some(s)),
                Err(_) => Err(self.mismatch(key, v, "a string in UTF-8")),
            },
            Some(other) => Err(self.mismatch(key, other, "a string")),
        }
    }

    /// Returns an array; `None` if the key is absent.
    pub fn get_array(&self, key: &str) -> Result<Option<&Array>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(Value::Array(a)) => Ok(Some(a)),
            Some(other) => Err(self.mismatch(key, other, "an array")),
        }
    }

    /// Returns an array of `n` integers, or one integer that stands for `n` of the same; `None` if
    /// the key is absent.
    pub fn get_u32s(&self, key: &str, n: usize) -> Result<Option<Vec<u32>>, Error> {
        match self.get(key) {
            Some(v @ Value::Array(a)) => {
                if a.len() != n {
                    return Err(self.mismatch(key, v, &format!("an integer, or an array of {n}")));
                }
                a.to_u32s().map(Some)
            }
            _ => Ok(self.get_u32(key)?.map(|v| vec![v; n])),
        }
    }

    fn integer<T: TryFrom<i128>>(&self, key: &str, expected: &str) -> Result<Option<T>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(v) => match v.integer().and_then(|i| T::try_from(i).ok()) {
                Some(i) => Ok(Some(i)),
                None => Err(self.mismatch(key, v, expected)),
            },
        }
    }

    fn mismatch(&self, key: &str, found: &Value, expected: &str) -> Error {
        if let Some(option) = self.option_of(key) {
            let what = format!("{key}: expected {expected}, not {}", found.describe());
            return Error::Override { option: option.into(), what };
        }
        Error::Metadata {
            file: self.files[0].name.clone(),
            key: key.into(),
            found: found.describe(),
            expected: expected.into(),
        }
    }
}
