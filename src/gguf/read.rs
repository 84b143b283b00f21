//! Reads one GGUF file in one pass and checks every number in it against the file before it is
//! used.
//!
//! Layout (all little endian): magic `GGUF`, u32 version, i64 tensor count, i64 metadata count; per
//! metadata entry a string key, an i32 type and the value; per tensor a string name, u32 n_dims,
//! i64 dims, i32 type and the u64 offset of its data, relative to the data section; padding to the
//! alignment; the data section.
//!
//! The rules that keep hostile files harmless: nothing is allocated by a count from the file, only
//! by what has been read; sums and products are checked; nothing recurses.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::sync::Arc;

use bytes::Bytes;
use hob_kernels::TensorType;

use super::value::{Array, Value};
use super::value_type::ValueType;
use super::{DEFAULT_ALIGNMENT, Error, MAX_DIMS, MAX_NAME, Tensor, other};

/// One file, read: what the header says. The data section stays where it is.
#[derive(Debug)]
pub(super) struct FileHeader {
    /// Version of the format: 2 or 3.
    pub version: u32,
    /// Alignment of tensors' data, in bytes.
    pub alignment: u64,
    /// The metadata.
    pub metadata: Metadata,
    /// The tensors, in file order.
    pub tensors: Vec<Tensor>,
}

/// Metadata in file order, found by key.
#[derive(Debug, Default)]
pub(super) struct Metadata {
    /// Keys and values, in file order.
    pub entries: Vec<(Arc<str>, Value)>,
    index: HashMap<Arc<str>, usize>,
}

impl Metadata {
    pub(super) fn get(&self, key: &str) -> Option<&Value> {
        self.index.get(key).map(|&i| &self.entries[i].1)
    }

    /// Sets the value of a key, whether or not it is there already.
    pub(super) fn set(&mut self, key: Arc<str>, value: Value) {
        match self.index.get(&key) {
            Some(&at) => self.entries[at].1 = value,
            None => _ = self.insert(key, value),
        }
    }

    /// Returns false if the key is there already.
    fn insert(&mut self, key: Arc<str>, value: Value) -> bool {
        let fresh = self.index.insert(key.clone(), self.entries.len()).is_none();
        self.entries.push((key, value));
        fresh
    }
}

/// Reads the header of `bytes`; `part` is the number that its tensors carry.
pub(super) fn read(file: &str, bytes: &Bytes, part: usize) -> Result<FileHeader, Error> {
    let mut c = Cursor { file, bytes, pos: 0 };
    let version = c.preamble()?;
    // smallest entry: key length, one byte of key, type, one byte of value; name length, n_dims,
    // type, offset
    let n_tensors = c.count("tensor count", 8 + 4 + 4 + 8)?;
    let n_kv = c.count("metadata count", 8 + 1 + 4 + 1)?;

    let metadata = c.metadata(n_kv)?;
    let alignment = alignment(file, &metadata)?;

    let mut tensors = Vec::new();
    let mut end_of_last = 0u64;
    let mut names = HashSet::new();
    for i in 0..n_tensors {
        let at = c.pos;
        let tensor = c.tensor(i, part, &mut end_of_last, alignment)?;
        if !names.insert(tensor.name.clone()) {
            let found = format!("`{}` a second time", tensor.name);
            return Err(c.invalid(at, "tensor name", found, "distinct names"));
        }
        tensors.push(tensor);
    }

    if !tensors.is_empty() {
        c.place_data(&mut tensors, alignment)?;
    }
    Ok(FileHeader { version, alignment, metadata, tensors })
}

/// Returns `general.alignment`, or the default.
fn alignment(file: &str, metadata: &Metadata) -> Result<u64, Error> {
    match metadata.get("general.alignment") {
        None => Ok(DEFAULT_ALIGNMENT),
        Some(&Value::U32(a)) if a.is_power_of_two() => Ok(a.into()),
        Some(other) => Err(Error::Metadata {
            file: file.into(),
            key: "general.alignment".into(),
            found: other.describe(),
            expected: "a u32 that is a power of two".into(),
        }),
    }
}

/// A position in the file, from which checked reads move forward.
struct Cursor<'a> {
    file: &'a str,
    bytes: &'a Bytes,
    pos: usize,
}

/// Says what a number of a tensor type that is not known should have been.
fn known_type(id: u32) -> &'static str {
    match id {
        31..=33 => {
            "a known tensor type: this is Q4_0 in the order of one machine, which GGUF has no \
             more; take the model in Q4_0"
        }
        36..=38 => {
            "a known tensor type: this is bitnet.cpp's I2_S, I8_S or TL1, whose order the file \
             does not tell; take the model in F16, TQ2_0 or TQ1_0"
        }
        _ => "a known tensor type",
    }
}

impl Cursor<'_> {
    /// Returns the magic and version.
    fn preamble(&mut self) -> Result<u32, Error> {
        let magic = &self.bytes[..self.bytes.len().min(4)];
        if magic != b"GGUF" {
            let found = format!("\"{}\"", magic.escape_ascii());
            let head = &self.bytes[..self.bytes.len().min(other::HEAD)];
            let what = other::of_file(self.file, head, self.bytes.len() as u64);
            return Err(Error::Magic { file: self.file.into(), found, what });
        }
        self.pos = 4;
        match u32::from_le_bytes(self.array("version")?) {
            version @ 2..=3 => Ok(version),
            version if (1..=3).contains(&version.swap_bytes()) => {
                Err(Error::BigEndian { file: self.file.into(), version })
            }
            version => Err(Error::Version { file: self.file.into(), version }),
        }
    }

    /// Returns a count of things that take at least `min_bytes` each: one that the rest of the file
    /// cannot hold is an error.
    fn count(&mut self, field: &str, min_bytes: u64) -> Result<u64, Error> {
        let at = self.pos;
        let n = u64::from_le_bytes(self.array(field)?);
        let most = (self.bytes.len() - self.pos) as u64 / min_bytes;
        if n > most {
            let expected = format!(
                "at most {most}, which is what the rest of the file can hold, \
                 or a longer file: this one may be cut off"
            );
            return Err(self.invalid(at, field, n as i64, expected));
        }
        Ok(n)
    }

    /// Returns the value of a metadata entry, with the type before it.
    fn value(&mut self, key: &str) -> Result<Value, Error> {
        match self.value_type(format_args!("type of `{key}`"))? {
            ValueType::String => self.string(format_args!("`{key}`")).map(Value::String),
            ValueType::Array => self.value_array(key).map(Value::Array),
            ty => {
                let at = self.pos;
                let b = self.take(ty.size() as u64, format_args!("`{key}`"))?;
                // the only types without a scalar are the two above
                Value::scalar(ty, &b)
                    .ok_or_else(|| self.invalid(at, format_args!("`{key}`"), ty, "a scalar"))
            }
        }
    }

    fn value_type(&mut self, field: impl Display) -> Result<ValueType, Error> {
        let at = self.pos;
        let id = u32::from_le_bytes(self.array(&field)?);
        ValueType::from_id(id)
            .ok_or_else(|| self.invalid(at, field, id as i32, "a value type, 0 to 12"))
    }

    /// Returns the element type, count and elements of an array: checked, not copied.
    fn value_array(&mut self, key: &str) -> Result<Array, Error> {
        let at = self.pos;
        let ty = self.value_type(format_args!("element type of array `{key}`"))?;
        if ty == ValueType::Array {
            let field = format_args!("element type of array `{key}`");
            return Err(self.invalid(
                at,
                field,
                "array",
                "a scalar or string type: arrays do not nest",
            ));
        }
        let len = u64::from_le_bytes(self.array(format_args!("length of array `{key}`"))?);
        let data = if ty == ValueType::String {
            let start = self.pos;
            for i in 0..len {
                self.string_range(format_args!("element {i} of array `{key}`"))?;
            }
            self.bytes.slice(start..self.pos)
        } else {
            let need = len.saturating_mul(ty.size() as u64); // saturated: more than any file has
            self.take(need, format_args!("array `{key}` of {len} {ty}"))?
        };
        // `len` elements have been found in the file, so it fits usize
        Ok(Array::checked(
            ty,
            len as usize,
            data,
            format!("{}: metadata key `{key}`", self.file).into(),
        ))
    }

    /// Reads `n` entries of metadata.
    fn metadata(&mut self, n: u64) -> Result<Metadata, Error> {
        let mut metadata = Metadata::default();
        for i in 0..n {
            let at = self.pos;
            let field = format_args!("key of metadata entry {i}");
            let key: Arc<str> = self.text(field)?.into();
            if key.is_empty() {
                return Err(self.invalid(at, field, "empty", "a name"));
            }
            let value = self.value(&key)?;
            if !metadata.insert(key.clone(), value) {
                let found = format_args!("`{key}` a second time");
                return Err(self.invalid(at, "metadata key", found, "distinct keys"));
            }
        }
        Ok(metadata)
    }

    /// Finds where the data of tensors begins, after the header that ends here, and checks that all
    /// of it lies in the file.
    fn place_data(&self, tensors: &mut [Tensor], alignment: u64) -> Result<(), Error> {
        let len = self.bytes.len() as u64;
        let padded = (self.pos as u64).checked_next_multiple_of(alignment);
        let start = padded.filter(|&start| start <= len).ok_or_else(|| {
            let field = format_args!("padding of the header to {alignment} bytes");
            self.truncated(self.pos, field, alignment)
        })?;
        for t in &mut *tensors {
            // a tensor of no bytes may stand past an unpadded end: it lies nowhere
            t.start = if t.n_bytes == 0 { start } else { start.saturating_add(t.offset) };
        }
        let end = |t: &Tensor| t.start.saturating_add(t.n_bytes);
        let Some(cut) = tensors.iter().find(|t| t.n_bytes > 0 && end(t) > len) else {
            return Ok(());
        };
        Err(Error::Truncated {
            file: self.file.into(),
            offset: cut.start,
            field: format!("data of tensor `{}`", cut.name),
            need: cut.n_bytes,
            left: len.saturating_sub(cut.start),
            missing: tensors.iter().map(end).max().unwrap_or(0).saturating_sub(len),
        })
    }

    /// Returns the entry of tensor number `i`; checks all but that its data lies in the file.
    /// `end_of_last` is the padded end of the tensors before, and moves on.
    fn tensor(
        &mut self,
        i: u64,
        part: usize,
        end_of_last: &mut u64,
        alignment: u64,
    ) -> Result<Tensor, Error> {
        let at = self.pos;
        let name = self.text(format_args!("name of tensor {i}"))?.to_owned();
        if name.len() > MAX_NAME {
            let found = format!("{} bytes long", name.len());
            return Err(self.invalid(
                at,
                format_args!("name of tensor {i}"),
                found,
                "at most 63 bytes",
            ));
        }
        let shape = self.shape(&name)?;
        let at = self.pos;
        let id = u32::from_le_bytes(self.array(format_args!("type of `{name}`"))?);
        let Some(ty) = TensorType::from_id(id) else {
            return Err(self.invalid(
                at,
                format_args!("type of `{name}`"),
                id as i32,
                known_type(id),
            ));
        };
        let Some(n_bytes) = super::n_bytes(ty, &shape) else {
            let expected =
                format!("a multiple of {} for {ty}, and fewer than 2^64 bytes", ty.block_len());
            return Err(self.invalid(
                at,
                format_args!("row length of `{name}`"),
                shape[0],
                expected,
            ));
        };
        let at = self.pos;
        let offset = u64::from_le_bytes(self.array(format_args!("offset of `{name}`"))?);
        if offset != *end_of_last {
            let expected = format!("{end_of_last}, the padded end of the tensors before it");
            return Err(self.invalid(at, format_args!("offset of `{name}`"), offset, expected));
        }
        let end =
            offset.checked_add(n_bytes).and_then(|end| end.checked_next_multiple_of(alignment));
        *end_of_last = end.ok_or_else(|| {
            self.invalid(at, format_args!("end of `{name}`"), "past 2^64", "inside the file")
        })?;
        Ok(Tensor { name, ty, shape, offset, n_bytes, part, start: 0 })
    }

    /// Reads the dimensions of a tensor; at least one.
    fn shape(&mut self, name: &str) -> Result<Vec<usize>, Error> {
        let at = self.pos;
        let field = format_args!("dimension count of `{name}`");
        let n_dims = u32::from_le_bytes(self.array(field)?);
        if n_dims > MAX_DIMS as u32 {
            return Err(self.invalid(at, field, n_dims, "at most 4"));
        }
        let mut shape = Vec::with_capacity(MAX_DIMS);
        let mut elements = 1i64;
        for d in 0..n_dims {
            let at = self.pos;
            let field = format_args!("dimension {d} of `{name}`");
            let ne = i64::from_le_bytes(self.array(field)?);
            let product = if ne < 0 { None } else { elements.checked_mul(ne) };
            let (Some(product), Ok(dim)) = (product, usize::try_from(ne)) else {
                let expected = "0 or more, and a product of dimensions below 2^63";
                return Err(self.invalid(at, field, ne, expected));
            };
            elements = product;
            shape.push(dim);
        }
        if shape.is_empty() {
            shape.push(1); // a scalar is one row of one value
        }
        Ok(shape)
    }

    /// Returns a string that must be UTF-8: keys and tensor names.
    fn text(&mut self, field: impl Display) -> Result<&str, Error> {
        let at = self.pos;
        let range = self.string_range(&field)?;
        std::str::from_utf8(&self.bytes[range.clone()]).map_err(|_| {
            let found = format!("\"{}\"", self.bytes[range].escape_ascii());
            self.invalid(at, field, found, "UTF-8")
        })
    }

    fn string(&mut self, field: impl Display) -> Result<Bytes, Error> {
        let range = self.string_range(field)?;
        Ok(self.bytes.slice(range))
    }

    /// Moves over a string, and says where its bytes lie.
    fn string_range(&mut self, field: impl Display) -> Result<std::ops::Range<usize>, Error> {
        let len = u64::from_le_bytes(self.array(&field)?);
        self.range(len, field)
    }

    fn take(&mut self, len: u64, field: impl Display) -> Result<Bytes, Error> {
        let range = self.range(len, field)?;
        Ok(self.bytes.slice(range))
    }

    fn array<const N: usize>(&mut self, field: impl Display) -> Result<[u8; N], Error> {
        match self.bytes[self.pos..].first_chunk::<N>() {
            Some(b) => {
                self.pos += N;
                Ok(*b)
            }
            None => Err(self.truncated(self.pos, field, N as u64)),
        }
    }

    /// Moves over `len` bytes: everything that is read goes through here or `array`.
    fn range(&mut self, len: u64, field: impl Display) -> Result<std::ops::Range<usize>, Error> {
        let start = self.pos;
        let end = usize::try_from(len).ok().and_then(|len| start.checked_add(len));
        match end.filter(|&end| end <= self.bytes.len()) {
            Some(end) => {
                self.pos = end;
                Ok(start..end)
            }
            None => Err(self.truncated(start, field, len)),
        }
    }

    fn truncated(&self, at: usize, field: impl Display, need: u64) -> Error {
        let left = self.bytes.len().saturating_sub(at) as u64;
        Error::Truncated {
            file: self.file.into(),
            offset: at as u64,
            field: field.to_string(),
            need,
            left,
            missing: need.saturating_sub(left),
        }
    }

    fn invalid(
        &self,
        at: usize,
        field: impl Display,
        found: impl Display,
        expected: impl Into<String>,
    ) -> Error {
        Error::Invalid {
            file: self.file.into(),
            offset: at as u64,
            field: field.to_string(),
            found: found.to_string(),
            expected: expected.into(),
        }
    }
}
