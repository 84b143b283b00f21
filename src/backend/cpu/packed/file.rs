//! A file of packed weights: made once, mapped by processes that load the same model later.
//!
//! | bytes | what |
//! |---|---|
//! | 0 | `hobpack1`: another layout or order of tensors is another number |
//! | 8 | 32 bytes of a SHA-256 over what was packed |
//! | 40 | bytes of weights, u64 little-endian |
//! | 4096 | the weights |
//!
//! The hash is over sizes and times of the model's files, each tensor's name, type, shape and
//! place, and some of its bytes: enough to tell one model from another without reading it. It is
//! about the bytes that are mapped, whatever has taken the file's name since.
//!
//! Who makes a file holds the lock of its name; it takes the name only when it is complete.

use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

use memmap2::Mmap;
use sha2::{Digest, Sha256};

use super::PackedRange;
use crate::model::Model;

const MAGIC: &[u8; 8] = b"hobpack1";
/// Offset of the weights: a page.
pub(super) const START: usize = 4096;
/// Offsets of a tensor at which bytes are looked at, and how many.
const SAMPLES: usize = 4;
const SAMPLE: usize = 64;

/// The file of a model's packed weights.
pub(super) struct PackedFile {
    path: PathBuf,
    /// Bytes of the header that are not zero.
    header: Vec<u8>,
    n_bytes: usize,
    /// Who may read the model may read this.
    #[cfg(unix)]
    permissions: fs::Permissions,
}

impl PackedFile {
    /// Returns the file in `dir` for `n_bytes` of this model's weights in these ranges; `None` for
    /// a model that is in no file.
    pub(super) fn of(
        dir: &Path,
        model: &Model,
        ranges: &[Option<PackedRange>],
        n_bytes: usize,
    ) -> Option<PackedFile> {
        let mut hash = Sha256::new();
        #[cfg(unix)]
        let mut permissions = None;
        for about in model.gguf.about_files() {
            let about = about?;
            let changed =
                about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            hash.update(format!("{} {changed:?}\n", about.len()));
            #[cfg(unix)]
            permissions.get_or_insert_with(|| about.permissions());
        }
        for (tensor, range) in model.gguf.tensors().iter().zip(ranges) {
            let range = range.map(|range| (range.start, range.packed));
            hash.update(format!("{} {} {:?} {range:?}\n", tensor.name, tensor.ty, tensor.shape));
            let bytes = model.gguf.data(tensor);
            for i in 0..SAMPLES {
                let at = bytes.len() / SAMPLES * i;
                hash.update(&bytes[at..(at + SAMPLE).min(bytes.len())]);
            }
        }
        let digest: [u8; 32] = hash.finalize().into();
        let short: String = digest[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let (name, _) = model.gguf.files().next()?;
        let stem = Path::new(name).file_stem()?.to_string_lossy().into_owned();
        let header = [MAGIC.as_slice(), &digest, &(n_bytes as u64).to_le_bytes()].concat();
        Some(PackedFile {
            path: dir.join(format!("{stem}-{short}.hobpack")),
            header,
            n_bytes,
            #[cfg(unix)]
            permissions: permissions?,
        })
    }

    /// Returns where it is, or will be.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the weights of the file, which is made if it is not there, or is not what it should
    /// be. `fill` then hands over each part of the weights, with where it begins, in any order and
    /// from any thread; it may stop when it hears `false`. Others that want the same file wait.
    ///
    /// # Errors
    /// The directory or the file cannot be made or read, or the disk is full; no part of it is left
    /// after then.
    pub(super) fn open_or_make(
        &self,
        fill: impl FnOnce(&(dyn Fn(usize, &[u8]) -> bool + Sync)),
    ) -> io::Result<Mmap> {
        if let Some(weights) = self.open()? {
            return Ok(weights);
        }
        if let Some(dir) = self.path.parent() {
            fs::create_dir_all(dir)?;
        }
        let lock =
            OpenOptions::new().create(true).append(true).open(self.path.with_extension("lock"))?;
        if lock.try_lock().is_err() {
            let path = self.path.display();
            tracing::info!(%path, "another process repacks the same weights; waiting");
            lock.lock()?;
        }
        if let Some(weights) = self.open()? {
            return Ok(weights);
        }
        self.make(fill)?;
        let path = self.path.display();
        tracing::info!(mib = self.n_bytes >> 20, %path, "weights repacked into a file");
        self.open()?.ok_or_else(|| io::Error::other("the file just made is gone"))
    }

    /// Returns the weights, if the file is there and what it should be.
    fn open(&self) -> io::Result<Option<Mmap>> {
        let mut file = match File::open(&self.path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let mut header = vec![0; self.header.len()];
        let whole = file.metadata()?.len() == (START + self.n_bytes) as u64;
        if !whole || file.read_exact(&mut header).is_err() || header != self.header {
            return Ok(None);
        }
        // SAFETY: as with a model's own file (see `gguf`): the map is only read, its bytes are only
        // ever numbers, and what cannot be ruled out is another process cutting the file short,
        // which ends this one.
        let weights = unsafe { Mmap::map(&file) }?;
        #[cfg(unix)]
        if let Err(e) = weights.advise(memmap2::Advice::WillNeed) {
            tracing::debug!("madvise: {e}");
        }
        Ok(Some(weights))
    }

    /// Makes the file, with the lock held.
    fn make(&self, fill: impl FnOnce(&(dyn Fn(usize, &[u8]) -> bool + Sync))) -> io::Result<()> {
        self.forget_parts()?;
        // a lock says little on some network file systems: no two have the same part
        let part =
            self.path.with_extension(format!("{:016x}.part", RandomState::new().hash_one(())));
        let made = (|| {
            let mut file = OpenOptions::new().write(true).create_new(true).open(&part)?;
            #[cfg(unix)]
            file.set_permissions(self.permissions.clone())?;
            file.write_all(&self.header)?;
            let out = Mutex::new((file, None));
            fill(&|at, bytes| {
                let (file, failed) = &mut *out.lock().unwrap_or_else(PoisonError::into_inner);
                if failed.is_none() {
                    let sought = file.seek(SeekFrom::Start((START + at) as u64));
                    *failed = sought.and_then(|_| file.write_all(bytes)).err();
                }
                failed.is_none()
            });
            let (file, failed) = out.into_inner().unwrap_or_else(PoisonError::into_inner);
            failed.map_or(Ok(()), Err)?;
            file.set_len((START + self.n_bytes) as u64)?;
            file.sync_all()?;
            fs::rename(&part, &self.path)
        })();
        if made.is_err() {
            let _ = fs::remove_file(&part);
        }
        made
    }

    /// Removes what was begun and never completed.
    fn forget_parts(&self) -> io::Result<()> {
        let (Some(dir), Some(stem)) = (self.path.parent(), self.path.file_stem()) else {
            return Ok(());
        };
        for entry in fs::read_dir(dir)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().as_encoded_bytes();
            let ours = name
                .strip_prefix(stem.as_encoded_bytes())
                .is_some_and(|rest| rest.starts_with(b"."));
            if ours && name.ends_with(b".part") {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}
