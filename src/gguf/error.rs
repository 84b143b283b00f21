//! The errors of reading and writing GGUF. Every message says which file, where, what was found and
//! what was expected.

use std::path::PathBuf;

use super::value_type::ValueType;

/// A GGUF file that cannot be read, or metadata of another kind than asked for.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The operating system refused.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// A value that a user sets cannot be set.
    #[error("{option}: {what}")]
    Override {
        /// The option that sets it.
        option: String,
        /// Why not.
        what: String,
    },
    /// A tensor that a model cannot be put together of.
    #[error("{origin}: tensor `{name}`: {what}")]
    Part {
        /// The origin of the model.
        origin: String,
        /// The tensor.
        name: String,
        /// The fault.
        what: String,
    },
    /// The path names a folder.
    #[error("{}: {what}", path.display())]
    Folder {
        /// The path.
        path: PathBuf,
        /// Its kind, and what to do.
        what: String,
    },
    /// The path names a pipe or a device: nothing that can be mapped.
    #[error("{}: not a regular file", path.display())]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The file does not start with `GGUF`.
    #[error("{file}: not a GGUF file: starts with {found}, expected \"GGUF\"{what}")]
    Magic {
        /// The file.
        file: String,
        /// Its first four bytes, escaped.
        found: String,
        /// Its kind and what to do, after a semicolon; empty if nothing is known of it.
        what: String,
    },
    /// A big-endian file (made for s390x and the like).
    #[error(
        "{file}: a big-endian GGUF file (version field {version:#010x}); \
         only little-endian files can be mapped"
    )]
    BigEndian {
        /// The file.
        file: String,
        /// The version field, read as little endian.
        version: u32,
    },
    /// A format version this reader does not know.
    #[error("{file}: GGUF version {version}, expected 2 or 3")]
    Version {
        /// The file.
        file: String,
        /// The version in the file.
        version: u32,
    },
    /// The file ends before something it announces.
    #[error(
        "{file}: byte {offset}: {field} needs {need} bytes, but the file has only {left} more; \
         it ends at least {missing} bytes early, as after a broken download: fetch it again \
         (`hob pull` goes on where it stopped)"
    )]
    Truncated {
        /// The file.
        file: String,
        /// Start of the field, in bytes from the start of the file.
        offset: u64,
        /// The field that was being read.
        field: String,
        /// Bytes it takes.
        need: u64,
        /// Bytes from `offset` to the end of the file.
        left: u64,
        /// Fewest bytes that are missing at the end of the file.
        missing: u64,
    },
    /// A field holds something the format does not allow.
    #[error("{file}: byte {offset}: {field} is {found}, expected {expected}")]
    Invalid {
        /// The file.
        file: String,
        /// Start of the field, in bytes from the start of the file.
        offset: u64,
        /// The field.
        field: String,
        /// Its value.
        found: String,
        /// The values that are allowed.
        expected: String,
    },
    /// A metadata value has another type, or does not fit the type asked for.
    #[error("{file}: metadata key `{key}` is {found}, expected {expected}")]
    Metadata {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// Type or value found.
        found: String,
        /// The type that was asked for.
        expected: String,
    },
    /// An element of an array has another type, or does not fit the type asked for.
    #[error("{origin}: element {index} is {found}, expected {expected}")]
    Element {
        /// File and key of the array.
        origin: String,
        /// Index of the element.
        index: usize,
        /// Its value.
        found: String,
        /// The type that was asked for.
        expected: &'static str,
    },
    /// An array has elements of another type than asked for.
    #[error("{origin}: an array of {found}, expected an array of {expected}")]
    ElementType {
        /// File and key of the array.
        origin: String,
        /// The type of its elements.
        found: ValueType,
        /// The type that was asked for.
        expected: &'static str,
    },
    /// One file of a split model is not there.
    #[error("{}: part {part} of {count} is missing: {source}", path.display())]
    MissingPart {
        /// Path at which the part is expected.
        path: PathBuf,
        /// Its number, from 1.
        part: u32,
        /// Number of parts of the model.
        count: u32,
        /// The system's error.
        source: std::io::Error,
    },
    /// The parts of a split model do not fit together.
    #[error("{file}: split model: {what}")]
    Split {
        /// The file.
        file: String,
        /// The mismatch, with the value that was expected.
        what: String,
    },
    /// The writer was asked for something a reader would refuse.
    #[error("cannot write GGUF: {field} is {found}, expected {expected}")]
    Unwritable {
        /// The field.
        field: String,
        /// Its value.
        found: String,
        /// The values that are allowed.
        expected: String,
    },
    /// The writer's output failed.
    #[error("cannot write GGUF: {0}")]
    Write(#[source] std::io::Error),
}
