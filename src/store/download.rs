//! One file from the hub to the disk: from where an earlier attempt stopped, over as many
//! connections as it takes, and checked before it bears its name. Knows a partial file and a blob;
//! not which model they are of.
//!
//! `blobs/HASH.incomplete` grows while bytes arrive and is renamed to `blobs/HASH` when all are
//! there and their hash is right: the sha256 of a large file, git's blob hash of a small one. What
//! ends the process leaves the first, and the next attempt goes on from its end. These are the
//! names that other users of the cache know, and so is the lock.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;
use std::time::Duration;

use sha1::Sha1;
use sha2::{Digest, Sha256};

use super::hub::{Hub, Stated};
use super::retry::{self, MAX_ATTEMPTS};
use super::{Error, plain_file};
use crate::util::platform;

/// Bytes read at once.
const CHUNK: usize = 256 << 10;
/// Time between looks at whether another process has finished the same file.
const LOOK: Duration = Duration::from_millis(100);

/// Progress of a download.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress<'a> {
    /// The file.
    pub file: &'a str,
    /// Bytes that are there.
    pub done: u64,
    /// Bytes in all.
    pub size: u64,
}

/// A receiver of the progress of a download.
pub type ProgressSink<'a> = &'a mut dyn FnMut(Progress<'_>);

/// A file of a repository.
#[derive(Debug, Clone, Copy)]
pub(super) struct RemotePath<'a> {
    /// `org/repo`.
    pub repo: &'a str,
    /// The commit.
    pub commit: &'a str,
    /// The path in the repository.
    pub path: &'a str,
}

/// Brings a file to `blobs/ETAG`, unless it is there. What is returned keeps others from removing
/// it while it has no name.
///
/// # Errors
/// When the connection does not last, the disk does not suffice, the content is not what was
/// stated, or it is not requested any more.
pub(super) fn fetch(
    hub: &Hub,
    file: RemotePath,
    stated: &Stated,
    blob: &Path,
    lock: &Path,
    watch: ProgressSink,
) -> Result<File, Error> {
    let locked = locked(hub, lock, file.path)?;
    if fs::metadata(blob).is_ok_and(|found| found.len() == stated.size) {
        watch(Progress { file: file.path, done: stated.size, size: stated.size });
        return Ok(locked);
    }
    let partial = blob.with_extension("incomplete");
    let mut download = Download::resume(hub, &partial, file.path, stated, watch)?;
    // A partial file from elsewhere may hold anything: then the whole is fetched once more.
    let resumed = download.done > 0;
    download.run(hub, file)?;
    if let Err(error) = download.check() {
        download.restart()?;
        if !resumed {
            return Err(error.forget(&partial));
        }
        tracing::warn!(
            file = file.path,
            "what an earlier attempt left is not sound; beginning again"
        );
        download.run(hub, file)?;
        download.check().map_err(|error| error.forget(&partial))?;
    }
    download.out.sync_all().map_err(Error::file(&partial))?;
    platform::rename(&partial, blob).map_err(Error::file(blob))?;
    Ok(locked)
}

impl Error {
    /// Returns the same error, once the file it is about is gone.
    fn forget(self, partial: &Path) -> Error {
        match fs::remove_file(partial) {
            Ok(()) => self,
            Err(source) => Error::File { path: partial.into(), source },
        }
    }
}

/// Waits until no other process brings the same file. The lock ends with the process.
fn locked(hub: &Hub, lock: &Path, name: &str) -> Result<File, Error> {
    if let Some(folder) = lock.parent() {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    let file = plain_file::open(OpenOptions::new().create(true).append(true), lock)?;
    let mut is_told = false;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(Error::file(lock)(error)),
            Err(TryLockError::WouldBlock) => hub.go_on()?,
        }
        if !is_told {
            tracing::info!(file = name, "another process is fetching it; waiting");
            is_told = true;
        }
        std::thread::sleep(LOOK);
    }
}

/// The hash that names a blob.
#[derive(Clone)]
enum BlobHash {
    /// Of a large file (Git LFS): its content's sha256, 64 hex digits.
    Sha256(Sha256),
    /// Of a small file: the sha1 of `blob LENGTH\0` and its content, 40 hex digits, as git names
    /// objects.
    Git(Sha1),
}

impl BlobHash {
    /// Begins the hash of the kind that is stated.
    fn new(stated: &Stated) -> BlobHash {
        match stated.etag.len() {
            40 => BlobHash::Git(Sha1::new_with_prefix(format!("blob {}\0", stated.size))),
            _ => BlobHash::Sha256(Sha256::new()),
        }
    }

    fn update(&mut self, bytes: &[u8]) {
        match self {
            BlobHash::Sha256(hash) => hash.update(bytes),
            BlobHash::Git(hash) => hash.update(bytes),
        }
    }

    /// Returns the hash so far in small hex digits.
    fn hex(&self) -> String {
        match self.clone() {
            BlobHash::Sha256(hash) => hex(&hash.finalize()),
            BlobHash::Git(hash) => hex(&hash.finalize()),
        }
    }

    /// Names the kind for people.
    fn kind(&self) -> &'static str {
        match self {
            BlobHash::Sha256(_) => "sha256",
            BlobHash::Git(_) => "git hash",
        }
    }
}

/// A file that is being fetched.
struct Download<'a, 'w> {
    path: &'a Path,
    file: &'a str,
    stated: &'a Stated,
    out: File,
    hash: BlobHash,
    done: u64,
    /// Times that the hub sent a file from its beginning instead of going on.
    restarts: u32,
    watch: ProgressSink<'w>,
}

impl<'a, 'w> Download<'a, 'w> {
    /// Opens the partial file and reads what it holds: the hash must know it.
    fn resume(
        hub: &Hub,
        path: &'a Path,
        file: &'a str,
        stated: &'a Stated,
        watch: ProgressSink<'w>,
    ) -> Result<Self, Error> {
        let mut options = OpenOptions::new();
        let out =
            plain_file::open(options.create(true).truncate(false).read(true).append(true), path)?;
        let hash = BlobHash::new(stated);
        let mut this = Download { path, file, stated, out, hash, done: 0, restarts: 0, watch };
        if this.out.metadata().map_err(Error::file(path))?.len() > stated.size {
            this.restart()?;
        }
        let mut buffer = vec![0; CHUNK];
        loop {
            match this.out.read(&mut buffer).map_err(Error::file(path))? {
                0 => break,
                n => {
                    hub.go_on()?;
                    this.hash.update(&buffer[..n]);
                    this.done += n as u64;
                }
            }
        }
        this.report();
        Ok(this)
    }

    /// Forgets what is there.
    fn restart(&mut self) -> Result<(), Error> {
        self.out.set_len(0).map_err(Error::file(self.path))?;
        self.hash = BlobHash::new(self.stated);
        self.done = 0;
        Ok(())
    }

    fn report(&mut self) {
        (self.watch)(Progress { file: self.file, done: self.done, size: self.stated.size });
    }

    /// Fetches until all is there. Only bytes beyond all that were there before are progress: what
    /// a hub sends once more from the beginning is not.
    fn run(&mut self, hub: &Hub, file: RemotePath) -> Result<(), Error> {
        let mut failed = 0;
        let mut most = self.done;
        while self.done < self.stated.size {
            let attempt = self.attempt(hub, file);
            let last = match &attempt {
                Ok(()) => "the connection ended early".to_owned(),
                Err(error) if error.may_pass() => error.to_string(),
                Err(_) => return attempt,
            };
            if self.done >= self.stated.size {
                break;
            }
            failed = if self.done > most { 1 } else { failed + 1 };
            most = most.max(self.done);
            tracing::debug!(file = self.file, at = self.done, failed, self.restarts, "{last}");
            if self.restarts >= MAX_ATTEMPTS {
                return Err(Error::Restarted { file: self.file.into(), restarts: self.restarts });
            }
            if failed >= MAX_ATTEMPTS {
                return Err(Error::Broken {
                    file: self.file.into(),
                    attempts: failed,
                    at: self.done,
                    size: self.stated.size,
                    last,
                });
            }
            let pause = match &attempt {
                Ok(()) => Some(retry::growing(failed)),
                Err(error) => retry::pause(failed, error),
            };
            match pause {
                Some(pause) => hub.rest(pause)?,
                None => return attempt,
            }
        }
        Ok(())
    }

    /// Makes one connection.
    fn attempt(&mut self, hub: &Hub, file: RemotePath) -> Result<(), Error> {
        let (starts_at, mut body) = hub.open(file.repo, file.commit, file.path, self.done)?;
        if starts_at.is_none() && self.done > 0 {
            self.restart()?;
            self.restarts += 1;
        }
        let mut buffer = vec![0; CHUNK];
        loop {
            hub.go_on()?;
            let n = match body.read(&mut buffer) {
                Ok(0) => return Ok(()),
                Ok(n) => n,
                Err(error) => {
                    let at = self.done;
                    tracing::debug!(file = self.file, at, %error, "the connection broke");
                    return Ok(());
                }
            };
            if self.done + n as u64 > self.stated.size {
                let what = format!("{} bytes were stated, more are sent", self.stated.size);
                self.restart()?;
                let error = Error::Answer { url: self.file.into(), what };
                return Err(error.forget(self.path));
            }
            self.out.write_all(&buffer[..n]).map_err(Error::file(self.path))?;
            self.hash.update(&buffer[..n]);
            self.done += n as u64;
            self.report();
        }
    }

    /// Checks that what is there is what was stated.
    fn check(&self) -> Result<(), Error> {
        let found = self.hash.hex();
        if found == self.stated.etag {
            return Ok(());
        }
        Err(Error::Hash {
            file: self.file.into(),
            kind: self.hash.kind(),
            expected: self.stated.etag.clone(),
            found,
        })
    }
}

impl Error {
    /// Returns whether another attempt may meet better luck.
    fn may_pass(&self) -> bool {
        matches!(self, Error::Http { .. }) || self.is_busy()
    }
}

/// Returns bytes in small hex digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
