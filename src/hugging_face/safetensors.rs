//! The container of weights, safetensors: the length of a header, the header in JSON, the data.
//!
//! Layout: u64 length of the header, little endian; an object with an entry for each tensor
//! (`dtype`, `shape`, `data_offsets` from the start of the data) and `__metadata__`; the data,
//! every byte of which belongs to one tensor.

use std::collections::BTreeMap;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use hob_kernels::TensorType;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::Error;
use crate::gguf::MappedFile;

/// Longest header, in bytes; those of the largest models have a few millions.
const MAX_HEADER: u64 = 32 << 20;
/// Most dimensions of a tensor.
const MAX_DIMS: usize = 5;
/// Most files of one model.
const MAX_FILES: usize = 4096;
/// Most names of files that an error shows.
const MOST_SHOWN: usize = 3;
/// Longest index, in bytes.
const MAX_INDEX: u64 = 32 << 20;

/// The tensors of a folder.
pub(super) struct Safetensors {
    /// The files.
    pub files: Vec<MappedFile>,
    /// Their paths.
    paths: Vec<PathBuf>,
    /// The tensors by name.
    pub tensors: BTreeMap<String, StoredTensor>,
}

/// A tensor as it is stored.
#[derive(Debug, Clone)]
pub(super) struct StoredTensor {
    /// Type of its values.
    pub ty: StoredType,
    /// Values per dimension, the length of a row last.
    pub shape: Vec<usize>,
    /// The file that it lies in.
    pub file: usize,
    /// Its bytes, from the start of the file.
    pub start: usize,
    /// Their number.
    pub n_bytes: usize,
}

/// A meaning of a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Code {
    /// A float of 4 bits of exponent and 3 of mantissa, without infinities.
    Fp8,
    /// A whole number.
    Int8,
}

/// A type of stored values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StoredType {
    /// One that GGUF has, too.
    Float(TensorType),
    /// A byte that stands for a multiple of a scale.
    Coded(Code),
    /// A byte whose meaning its place says.
    Byte,
}

impl StoredType {
    /// Returns the bytes of a value.
    fn n_bytes(self) -> usize {
        match self {
            StoredType::Float(ty) => ty.block_bytes(),
            StoredType::Coded(_) | StoredType::Byte => 1,
        }
    }
}

#[derive(Deserialize)]
struct HeaderEntry {
    dtype: String,
    shape: Vec<u64>,
    data_offsets: [u64; 2],
}

#[derive(Deserialize)]
struct ShardIndex {
    weight_map: HashMap<String, String>,
}

impl Safetensors {
    /// Maps the files of weights in a folder: those that the index names, or the only one.
    ///
    /// # Errors
    /// There are none, one is missing, or one is not sound.
    pub(super) fn open(folder: &Path) -> Result<Safetensors, Error> {
        let mut all =
            Safetensors { files: Vec::new(), paths: Vec::new(), tensors: BTreeMap::new() };
        let index = folder.join("model.safetensors.index.json");
        if !index.is_file() {
            let file = single_file(folder)?;
            all.add(&file)?;
            return Ok(all);
        }
        let text = super::files::read_small(&index, MAX_INDEX)?;
        let ShardIndex { weight_map } = serde_json::from_slice(&text)
            .map_err(|error| Error::invalid(&index, format!("an index was expected: {error}")))?;
        let mut names: Vec<&String> = weight_map.values().collect();
        names.sort();
        names.dedup();
        if names.len() > MAX_FILES {
            return Err(Error::invalid(&index, format!("more than {MAX_FILES} files")));
        }
        for name in names {
            if !is_file_name(name) {
                let what = format!("{name:?} is no name of a file in the folder");
                return Err(Error::invalid(&index, what));
            }
            all.add(&folder.join(name))?;
        }
        if let Some(missing) = weight_map.keys().find(|name| !all.tensors.contains_key(*name)) {
            let what = format!("the tensor {missing:?} is in none of the files");
            return Err(Error::invalid(&index, what));
        }
        Ok(all)
    }

    /// Adds the tensors of a module in a folder of its own, whose names begin so.
    ///
    /// # Errors
    /// They are not there, or not sound.
    pub(super) fn add_module(&mut self, folder: &Path, prefix: &str) -> Result<(), Error> {
        self.add_named(&folder.join("model.safetensors"), prefix)
    }

    /// Adds the tensors of a file.
    fn add(&mut self, path: &Path) -> Result<(), Error> {
        self.add_named(path, "")
    }

    /// Adds the tensors of a file, whose names begin so.
    fn add_named(&mut self, path: &Path, prefix: &str) -> Result<(), Error> {
        let file = MappedFile::open(path)?;
        let tensors = read_header(path, file.bytes(), self.files.len())?;
        for (name, tensor) in tensors {
            let name = format!("{prefix}{name}");
            if self.tensors.contains_key(&name) {
                let what = format!("the tensor {name:?} is in another file too");
                return Err(Error::invalid(path, what));
            }
            self.tensors.insert(name, tensor);
        }
        self.files.push(file);
        self.paths.push(path.into());
        Ok(())
    }

    /// Returns an error about a tensor, in its file.
    pub(super) fn fault(&self, name: &str, tensor: &StoredTensor, what: &str) -> Error {
        Error::invalid(&self.paths[tensor.file], format!("the tensor {name:?}: {what}"))
    }

    /// Returns the bytes of a tensor.
    pub(super) fn bytes(&self, tensor: &StoredTensor) -> &[u8] {
        &self.files[tensor.file].bytes()[tensor.start..][..tensor.n_bytes]
    }
}

/// Returns the only file of weights in a folder.
fn single_file(folder: &Path) -> Result<PathBuf, Error> {
    let usual = folder.join("model.safetensors");
    if usual.is_file() {
        return Ok(usual);
    }
    let entries = fs::read_dir(folder).map_err(Error::file(folder))?;
    let paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let ends = |path: &Path, ending: &str| path.extension().is_some_and(|found| found == ending);
    let mut found: Vec<PathBuf> =
        paths.iter().filter(|path| ends(path, "safetensors")).cloned().collect();
    found.sort();
    let names = paths.iter().filter_map(|path| path.file_name()?.to_str());
    let mut pickled: Vec<&str> = names
        .filter(|name| name.starts_with("pytorch_model") && ends(Path::new(name), "bin"))
        .collect();
    pickled.sort_unstable();
    pickled.truncate(MOST_SHOWN);
    match &found[..] {
        [only] => Ok(only.clone()),
        [] if pickled.is_empty() => {
            Err(Error::invalid(folder, "there are no weights in safetensors in it"))
        }
        [] => {
            let what = format!(
                "there are no weights in safetensors in it; {} is a pickle, which may run code and \
                 is not read: expected model.safetensors, as `save_pretrained` of transformers \
                 writes it",
                pickled.join(", ")
            );
            Err(Error::invalid(folder, what))
        }
        _ => {
            let what = "several files of weights, and no model.safetensors.index.json";
            Err(Error::invalid(folder, what))
        }
    }
}

/// Returns whether a name is that of a file in the same folder, on every system.
fn is_file_name(name: &str) -> bool {
    name.ends_with(".safetensors")
        && name.len() <= 255
        && !name.starts_with('.')
        && !name.contains(|c: char| c.is_control() || matches!(c, '/' | '\\' | ':'))
}

/// Reads the header of a file; `file` is the number that its tensors carry.
fn read_header(
    path: &Path,
    bytes: &[u8],
    file: usize,
) -> Result<Vec<(String, StoredTensor)>, Error> {
    let fault = |what: String| Error::invalid(path, what);
    if let Some(what) = super::files::pointer_fault(bytes) {
        return Err(fault(what.into()));
    }
    let Some((length, rest)) = bytes.split_first_chunk::<8>() else {
        return Err(fault("too short for safetensors".into()));
    };
    let length = u64::from_le_bytes(*length);
    let header = usize::try_from(length).ok().filter(|_| length <= MAX_HEADER);
    let Some((header, data)) = header.and_then(|length| rest.split_at_checked(length)) else {
        let what = format!("a header of {length} bytes, of which {} are there", rest.len());
        return Err(fault(what));
    };
    let entries: Map<String, Value> = serde_json::from_slice(header)
        .map_err(|error| fault(format!("its header is no JSON object: {error}")))?;
    let first = bytes.len() - data.len();
    let mut tensors = Vec::new();
    for (name, entry) in entries {
        if name == "__metadata__" {
            continue;
        }
        let about = |what: String| fault(format!("tensor {name:?}: {what}"));
        let HeaderEntry { dtype, shape, data_offsets: [from, to] } =
            HeaderEntry::deserialize(entry).map_err(|error| about(error.to_string()))?;
        let ty = type_of(&dtype).ok_or_else(|| {
            about(format!(
                "values of type {dtype} are not read; BF16, F16, F32, F8_E4M3, I8 and U8 are"
            ))
        })?;
        let shape = dimensions(&shape).ok_or_else(|| about(format!("the shape {shape:?}")))?;
        let n_bytes = shape.iter().try_fold(ty.n_bytes(), |n, &dim| n.checked_mul(dim));
        let range = to.checked_sub(from).filter(|_| to <= data.len() as u64);
        match (n_bytes, range) {
            (Some(n_bytes), Some(range)) if n_bytes as u64 == range => {
                let start = first + from as usize;
                tensors.push((name, StoredTensor { ty, shape, file, start, n_bytes }));
            }
            _ => {
                let what = format!(
                    "bytes {from} to {to} of {} do not hold {shape:?} of {dtype}",
                    data.len()
                );
                return Err(about(what));
            }
        }
    }
    check_overlaps(&tensors).map_err(fault)?;
    Ok(tensors)
}

/// Checks that no byte belongs to two tensors.
fn check_overlaps(tensors: &[(String, StoredTensor)]) -> Result<(), String> {
    let mut by_start: Vec<_> = tensors.iter().filter(|(_, tensor)| tensor.n_bytes > 0).collect();
    by_start.sort_by_key(|(_, tensor)| tensor.start);
    for pair in by_start.windows(2) {
        let [(name, tensor), (next, after)] = pair else { continue };
        if tensor.start + tensor.n_bytes > after.start {
            return Err(format!("the tensors {name:?} and {next:?} overlap"));
        }
    }
    Ok(())
}

/// Returns the type of a name.
fn type_of(dtype: &str) -> Option<StoredType> {
    match dtype {
        "BF16" => Some(StoredType::Float(TensorType::BF16)),
        "F16" => Some(StoredType::Float(TensorType::F16)),
        "F32" => Some(StoredType::Float(TensorType::F32)),
        "F8_E4M3" => Some(StoredType::Coded(Code::Fp8)),
        "I8" => Some(StoredType::Coded(Code::Int8)),
        "U8" => Some(StoredType::Byte),
        _ => None,
    }
}

/// Returns dimensions whose product is a size in memory.
fn dimensions(shape: &[u64]) -> Option<Vec<usize>> {
    if shape.len() > MAX_DIMS {
        return None;
    }
    let within = |&&n: &&u64| n <= 1 << 40;
    let dims = shape.iter().take_while(within).map(|&n| usize::try_from(n).ok());
    dims.collect::<Option<Vec<usize>>>().filter(|dims| dims.len() == shape.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a file with a header and as many bytes of data.
    fn file(header: &str, n_data: usize) -> Vec<u8> {
        let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
        bytes.extend_from_slice(header.as_bytes());
        bytes.resize(bytes.len() + n_data, 0);
        bytes
    }

    fn read(bytes: &[u8]) -> Result<Vec<(String, StoredTensor)>, String> {
        read_header(Path::new("x.safetensors"), bytes, 0).map_err(|error| error.to_string())
    }

    #[test]
    fn sound_headers_are_read() {
        let header = r#"{"__metadata__":{"format":"pt"},
            "a":{"dtype":"BF16","shape":[2,3],"data_offsets":[0,12]},
            "b":{"dtype":"F32","shape":[1],"data_offsets":[12,16]},
            "none":{"dtype":"F16","shape":[0,7],"data_offsets":[3,3]}}"#;
        let found = read(&file(header, 16)).unwrap();
        let at = 8 + header.len();
        assert_eq!(found.len(), 3);
        assert_eq!((found[0].1.start, found[0].1.n_bytes), (at, 12));
        assert_eq!((found[1].1.start, found[1].1.n_bytes), (at + 12, 4));
    }

    #[test]
    fn hostile_headers_are_refused() {
        let entry = |dtype: &str, shape: &str, offsets: &str| {
            format!(r#"{{"a":{{"dtype":"{dtype}","shape":{shape},"data_offsets":{offsets}}}}}"#)
        };
        let large = "[18446744073709551615,18446744073709551615]";
        for (header, what) in [
            (entry("F32", "[2]", "[0,4]"), "do not hold"),
            (entry("F32", "[2]", "[8,0]"), "do not hold"),
            (entry("F32", "[2]", "[16,24]"), "do not hold"),
            (entry("F32", large, "[0,8]"), "the shape"),
            (entry("F32", "[1099511627776,1099511627776]", "[0,8]"), "do not hold"),
            (entry("F32", "[1,1,1,1,1,2]", "[0,8]"), "the shape"),
            (entry("F32", "[-1]", "[0,8]"), "tensor \"a\""),
            (entry("F64", "[1]", "[0,8]"), "type F64 are not read"),
            (entry("F32", "[2]", "[0]"), "tensor \"a\""),
            (r#"{"a": 5}"#.into(), "tensor \"a\""),
            ("[]".into(), "no JSON object"),
            (
                r#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},
                   "b":{"dtype":"F16","shape":[2],"data_offsets":[2,6]}}"#
                    .into(),
                "overlap",
            ),
        ] {
            let error = read(&file(&header, 16)).unwrap_err();
            assert!(error.contains(what), "{header}: {error}");
        }
        let mut long = file("{}", 0);
        long[..8].copy_from_slice(&u64::MAX.to_le_bytes());
        assert!(read(&long).unwrap_err().contains("a header of"));
        assert!(read(b"short").is_err());
        let pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n";
        assert!(read(pointer).unwrap_err().contains("x.safetensors: a pointer of Git LFS"));
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        assert!(read(&file(&format!(r#"{{"a":{deep}}}"#), 0)).is_err());
    }

    #[test]
    fn names_stay_in_the_folder() {
        assert!(is_file_name("model-00001-of-00002.safetensors"));
        for name in ["../x.safetensors", "/x.safetensors", "a\\b.safetensors", ".safetensors", "x"]
        {
            assert!(!is_file_name(name), "{name}");
        }
    }
}
