//! A file of packed weights: made once, mapped by whoever loads the same model later.
//!
//! | bytes | what |
//! |---|---|
//! | 0 | `hobpack1` |
//! | 8 | 32 bytes of a SHA-256 over what was packed: the model's files with their sizes and times, each tensor's name, type, shape and place |
//! | 40 | bytes of weights, u64 little-endian |
//! | 4096 | the weights |
//!
//! A file takes its name only when it is complete.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

use memmap2::Mmap;
use sha2::{Digest, Sha256};

use super::Place;
use crate::model::Model;

const MAGIC: &[u8; 8] = b"hobpack1";
/// Where weights begin: a page.
pub(super) const START: usize = 4096;

/// Where a model's packed weights are kept.
pub(super) struct PackedFile {
    path: PathBuf,
    /// Bytes of the header that are not zero.
    header: Vec<u8>,
    n_bytes: usize,
}

impl PackedFile {
    /// The file in `dir` for `n_bytes` of this model's weights at these places; `None` for a model that is in no file.
    ///
    /// # Errors
    /// The model's own files cannot be asked for their times.
    pub(super) fn of(
        dir: &Path,
        model: &Model,
        places: &[Option<Place>],
        n_bytes: usize,
    ) -> io::Result<Option<PackedFile>> {
        let mut hash = Sha256::new();
        let mut stem = None;
        for (name, bytes) in model.gguf.files() {
            let Ok(path) = Path::new(name).canonicalize() else { return Ok(None) };
            let changed = path.metadata()?.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
            hash.update(format!("{}\n{bytes} {}\n", path.display(), changed.as_nanos()));
            stem = stem.or(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
        for (tensor, place) in model.gguf.tensors().iter().zip(places) {
            let place = place.map(|place| (place.start, place.packed));
            hash.update(format!("{} {} {:?} {place:?}\n", tensor.name, tensor.ty, tensor.shape));
        }
        let digest: [u8; 32] = hash.finalize().into();
        let short: String = digest[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let path = dir.join(format!("{}-{short}.hobpack", stem.unwrap_or_default()));
        let header = [MAGIC.as_slice(), &digest, &(n_bytes as u64).to_le_bytes()].concat();
        Ok(Some(PackedFile { path, header, n_bytes }))
    }

    /// Where it is, or will be.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The file as it is; `None` if it is not there, or not what it should be.
    ///
    /// # Errors
    /// It is there, but cannot be read.
    pub(super) fn open(&self) -> io::Result<Option<Mmap>> {
        let mut file = match File::open(&self.path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let mut header = vec![0; self.header.len()];
        let whole = file.metadata()?.len() == (START + self.n_bytes) as u64;
        if !whole || file.read_exact(&mut header).is_err() || header != self.header {
            return Ok(None);
        }
        // SAFETY: a model's own file is mapped on the same terms (see `gguf`): who cuts a file that is in use breaks the process.
        unsafe { Mmap::map(&file) }.map(Some)
    }

    /// Has the file made: `fill` hands over each part of the weights, with where it begins, in any order and from any thread.
    ///
    /// # Errors
    /// The directory or the file cannot be made, or the disk is full; nothing is left behind then.
    pub(super) fn make(&self, fill: impl FnOnce(&(dyn Fn(usize, &[u8]) + Sync))) -> io::Result<()> {
        if let Some(dir) = self.path.parent() {
            std::fs::create_dir_all(dir)?;
        }
        static MADE: AtomicU32 = AtomicU32::new(0);
        let part = (std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let part = self.path.with_extension(format!("{}-{}.part", part.0, part.1));
        let made = (|| {
            let mut file = File::create(&part)?;
            file.write_all(&self.header)?;
            let out = Mutex::new((file, None));
            fill(&|at, bytes| {
                let (file, failed) = &mut *out.lock().unwrap_or_else(PoisonError::into_inner);
                if failed.is_none() {
                    let written =
                        file.seek(SeekFrom::Start((START + at) as u64)).and_then(|_| file.write_all(bytes));
                    *failed = written.err();
                }
            });
            let (file, failed) = out.into_inner().unwrap_or_else(PoisonError::into_inner);
            failed.map_or(Ok(()), Err)?;
            file.set_len((START + self.n_bytes) as u64)?;
            file.sync_all()?;
            std::fs::rename(&part, &self.path)
        })();
        if made.is_err() {
            let _ = std::fs::remove_file(&part);
        }
        made
    }
}
