//! Writes GGUF version 3: first everything the header says, then the data of the tensors as a
//! stream.
//!
//! Sizes are known before the first byte goes out, so nothing is written twice and no tensor need
//! be in memory whole. What the reader would refuse, the writer refuses.

use std::collections::HashSet;
use std::io::Write;

use hob_kernels::TensorType;

use super::value::Value;
use super::{DEFAULT_ALIGNMENT, Error, MAX_DIMS, MAX_NAME, n_bytes};

/// The header of a file to be: metadata and tensors in the order they were added.
///
/// ```
/// use hob::gguf::{Gguf, TensorType, Writer};
/// let mut w = Writer::new();
/// w.metadata("general.architecture", "llama")?;
/// w.tensor("output.weight", TensorType::F32, &[2, 1])?;
/// let mut file = w.begin(Vec::new())?;
/// file.data("output.weight", &[0; 8])?;
/// let model = Gguf::from_bytes(file.finish()?)?;
/// assert_eq!(model.get_str("general.architecture")?, Some("llama"));
/// # Ok::<(), hob::gguf::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer {
    alignment: u64,
    metadata: Vec<u8>,
    n_metadata: u64,
    tensors: Vec<TensorEntry>,
    keys: HashSet<String>,
    names: HashSet<String>,
}

#[derive(Debug)]
struct TensorEntry {
    name: String,
    ty: TensorType,
    shape: Vec<usize>,
    n_bytes: u64,
}

impl Default for Writer {
    fn default() -> Self {
        Writer::new()
    }
}

impl Writer {
    /// Returns a file without metadata and tensors.
    pub fn new() -> Writer {
        Writer {
            alignment: DEFAULT_ALIGNMENT,
            metadata: Vec::new(),
            n_metadata: 0,
            tensors: Vec::new(),
            keys: HashSet::new(),
            names: HashSet::new(),
        }
    }

    /// Adds a metadata entry. `general.alignment` sets the alignment of the file.
    ///
    /// # Errors
    /// The key is empty or there already; the alignment is no u32 that is a power of two.
    pub fn metadata(&mut self, key: &str, value: impl Into<Value>) -> Result<(), Error> {
        let value = value.into();
        if key.is_empty() {
            return Err(unwritable("metadata key", "empty", "a name"));
        }
        if key == "general.alignment" {
            match value {
                Value::U32(a) if a.is_power_of_two() => self.alignment = a.into(),
                other => {
                    return Err(unwritable(key, &other.describe(), "a u32 that is a power of two"));
                }
            }
        }
        if !self.keys.insert(key.into()) {
            return Err(unwritable(
                "metadata key",
                &format!("`{key}` a second time"),
                "distinct keys",
            ));
        }
        put_string(&mut self.metadata, key);
        self.metadata.extend_from_slice(&(value.ty() as u32).to_le_bytes());
        value.encode(&mut self.metadata);
        self.n_metadata += 1;
        Ok(())
    }

    /// Adds a tensor of this type and shape (row length first); its data follows in the order of
    /// these calls.
    ///
    /// # Errors
    /// The name is too long or there already; the shape has more than 4 dimensions, rows that are
    /// no whole number of blocks, or too many bytes.
    pub fn tensor(&mut self, name: &str, ty: TensorType, shape: &[usize]) -> Result<(), Error> {
        if name.len() > MAX_NAME {
            return Err(unwritable("tensor name", &format!("`{name}`"), "at most 63 bytes"));
        }
        if shape.is_empty() || shape.len() > MAX_DIMS {
            return Err(unwritable(
                name,
                &format!("of {} dimensions", shape.len()),
                "1 to 4 dimensions",
            ));
        }
        let elements = shape.iter().try_fold(1i64, |p, &n| p.checked_mul(i64::try_from(n).ok()?));
        let Some(n_bytes) = n_bytes(ty, shape).filter(|_| elements.is_some()) else {
            let expected =
                format!("rows of a multiple of {} values, fewer than 2^63 in all", ty.block_len());
            return Err(unwritable(name, &format!("{ty} {shape:?}"), &expected));
        };
        if !self.names.insert(name.into()) {
            return Err(unwritable(
                "tensor name",
                &format!("`{name}` a second time"),
                "distinct names",
            ));
        }
        self.tensors.push(TensorEntry { name: name.into(), ty, shape: shape.into(), n_bytes });
        Ok(())
    }

    /// Returns the bytes that the metadata so far takes in the file.
    pub fn metadata_bytes(&self) -> u64 {
        self.metadata.len() as u64
    }

    /// Returns the header, without the padding after it.
    fn header(&self) -> Result<Vec<u8>, Error> {
        let mut out = Vec::with_capacity(24 + self.metadata.len() + self.tensors.len() * 128);
        out.extend_from_slice(b"GGUF");
        out.extend_from_slice(&3u32.to_le_bytes());
        out.extend_from_slice(&(self.tensors.len() as u64).to_le_bytes());
        out.extend_from_slice(&self.n_metadata.to_le_bytes());
        out.extend_from_slice(&self.metadata);
        let mut offset = 0u64;
        for t in &self.tensors {
            put_string(&mut out, &t.name);
            out.extend_from_slice(&(t.shape.len() as u32).to_le_bytes());
            for &n in &t.shape {
                out.extend_from_slice(&(n as u64).to_le_bytes());
            }
            out.extend_from_slice(&(t.ty as u32).to_le_bytes());
            out.extend_from_slice(&offset.to_le_bytes());
            offset = offset
                .checked_add(t.n_bytes)
                .and_then(|end| end.checked_next_multiple_of(self.alignment))
                .ok_or_else(|| unwritable(&t.name, "ending past 2^64", "a file of fewer bytes"))?;
        }
        Ok(out)
    }

    /// Writes the header to `out` and returns what takes the data.
    ///
    /// # Errors
    /// `out` fails; the tensors together pass 2^64 bytes.
    pub fn begin<W: Write>(self, out: W) -> Result<TensorWriter<W>, Error> {
        let header = self.header()?;
        let mut w = TensorWriter {
            out,
            alignment: self.alignment,
            tensors: self.tensors,
            next: 0,
            done: 0,
        };
        w.out.write_all(&header).map_err(Error::Write)?;
        w.pad(header.len() as u64)?;
        w.skip_empty();
        Ok(w)
    }
}

/// A writer of the data of the tensors, in the order they were added, in pieces of any size.
#[derive(Debug)]
pub struct TensorWriter<W: Write> {
    out: W,
    alignment: u64,
    tensors: Vec<TensorEntry>,
    /// The tensor whose data comes next.
    next: usize,
    /// Bytes of it that are written.
    done: u64,
}

impl<W: Write> TensorWriter<W> {
    /// Writes the next bytes of tensor `name`.
    ///
    /// # Errors
    /// Another tensor's data is due, or these are more bytes than are missing; the output fails.
    pub fn data(&mut self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        if bytes.is_empty() {
            return Ok(()); // also how the data of a tensor without values may be given
        }
        let due = self.tensors.get(self.next);
        let Some(due) = due.filter(|t| t.name == name) else {
            let expected = due.map_or("nothing more".into(), |t| format!("data of `{}`", t.name));
            return Err(unwritable("what comes next", &format!("data of `{name}`"), &expected));
        };
        if bytes.len() as u64 > due.n_bytes - self.done {
            let found = format!("given {} bytes after {}", bytes.len(), self.done);
            return Err(unwritable(name, &found, &format!("{} in all", due.n_bytes)));
        }
        self.out.write_all(bytes).map_err(Error::Write)?;
        self.done += bytes.len() as u64;
        if self.done == due.n_bytes {
            self.pad(self.done)?;
            self.next += 1;
            self.done = 0;
            self.skip_empty();
        }
        Ok(())
    }

    /// Checks that all data is written, flushes and returns the output.
    ///
    /// # Errors
    /// Data of a tensor is missing; the output fails.
    pub fn finish(mut self) -> Result<W, Error> {
        if let Some(t) = self.tensors.get(self.next) {
            let found = format!("{} bytes long", self.done);
            return Err(unwritable(&t.name, &found, &format!("{} bytes", t.n_bytes)));
        }
        self.out.flush().map_err(Error::Write)?;
        Ok(self.out)
    }

    fn skip_empty(&mut self) {
        while self.tensors.get(self.next).is_some_and(|t| t.n_bytes == 0) {
            self.next += 1;
        }
    }

    /// Writes zeros after `len` bytes, up to the alignment.
    fn pad(&mut self, len: u64) -> Result<(), Error> {
        const ZEROS: [u8; 64] = [0; 64];
        let mut left = len.next_multiple_of(self.alignment) - len;
        while left > 0 {
            let n = left.min(ZEROS.len() as u64);
            self.out.write_all(&ZEROS[..n as usize]).map_err(Error::Write)?;
            left -= n;
        }
        Ok(())
    }
}

fn put_string(out: &mut Vec<u8>, s: &str) {
    out.extend_from_slice(&(s.len() as u64).to_le_bytes());
    out.extend_from_slice(s.as_bytes());
}

fn unwritable(field: &str, found: &str, expected: &str) -> Error {
    Error::Unwritable { field: field.into(), found: found.into(), expected: expected.into() }
}
