//! Output files that are whole or not there: the data is written next to the file and takes its
//! place at the end.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::{Error, signals};
use crate::util::{platform, random};

/// The fate of a file that has the final path when another is whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    /// It is replaced.
    Replaced,
    /// It stays, and the other is refused.
    Kept,
}

/// A file that is written next to its final path, under a name that no other writer has. Dropped
/// before [`AtomicFile::finish`], it leaves the file that was there as it was; so does a signal
/// that ends the process.
pub(super) struct AtomicFile {
    out: BufWriter<File>,
    /// The path that is written to.
    path: PathBuf,
    /// The final path; `None` if `path` is it already.
    target: Option<PathBuf>,
    existing: Existing,
}

impl AtomicFile {
    /// Begins a file. A pipe or a device such as `/dev/null` cannot be replaced, and is written to
    /// directly.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(super) fn create(path: &Path, existing: Existing) -> Result<AtomicFile, Error> {
        let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
        if is_special {
            let file = File::create(path).map_err(Error::file(path))?;
            let out = BufWriter::new(file);
            return Ok(AtomicFile { out, path: path.to_owned(), target: None, existing });
        }
        remove_at_signals()?;
        // A link stays one.
        let target = platform::real_path(path).unwrap_or_else(|_| path.into());
        let own = random::hex::<4>().map_err(Error::file(&target))?;
        let mut part = target.clone().into_os_string();
        part.push(format!(".{own}.part"));
        let part = PathBuf::from(part);
        let mut unfinished = unfinished();
        let made = OpenOptions::new().write(true).create_new(true).open(&part);
        let out = BufWriter::new(made.map_err(Error::file(&target))?);
        unfinished.push(part.clone());
        Ok(AtomicFile { out, path: part, target: Some(target), existing })
    }

    /// Moves the whole file to its final path.
    ///
    /// # Errors
    /// When the system does not allow it, or a file has come to be there that must stay; then the
    /// file that was there stays.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        let written = self.out.flush();
        let Some(target) = &self.target else { return written.map_err(Error::file(&self.path)) };
        written.map_err(Error::file(target))?;
        match self.existing {
            Existing::Replaced => {
                platform::rename(&self.path, target).map_err(Error::file(target))?;
            }
            Existing::Kept => rename_new(&self.path, target)?,
        }
        forget(&self.path);
        self.target = None;
        Ok(())
    }

    /// Moves files that belong together to their final paths: all, or none of those that may not
    /// replace others.
    ///
    /// # Errors
    /// As [`AtomicFile::finish`].
    pub(super) fn finish_all(files: Vec<AtomicFile>) -> Result<(), Error> {
        let mut placed = Vec::with_capacity(files.len());
        for file in files {
            let new = file.target.clone().filter(|_| file.existing == Existing::Kept);
            if let Err(error) = file.finish() {
                for path in placed {
                    let _ = fs::remove_file(path); // the error above is the one to tell of
                }
                return Err(error);
            }
            placed.extend(new);
        }
        Ok(())
    }
}

/// Gives a file a name that no file has.
///
/// # Errors
/// When a file has it, or the system does not allow it.
fn rename_new(from: &Path, to: &Path) -> Result<(), Error> {
    let taken = || {
        let what = "has come to be there meanwhile; --force writes over it";
        Error::Usage(format!("{} {what}", to.display()))
    };
    match fs::hard_link(from, to) {
        Ok(()) => {
            let _ = fs::remove_file(from); // it has its own name already
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken()),
        // a file system without second names
        Err(_) if fs::symlink_metadata(to).is_ok() => Err(taken()),
        Err(_) => platform::rename(from, to).map_err(Error::file(to)),
    }
}

/// Returns the paths of the files that are not whole.
fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a path off the files that are not whole.
fn forget(path: &Path) {
    unfinished().retain(|known| known != path);
}

/// Sees to it that a signal to stop removes the files that are not whole.
///
/// # Errors
/// When the system does not allow it.
fn remove_at_signals() -> Result<(), Error> {
    static IS_WATCHED: OnceLock<()> = OnceLock::new();
    if IS_WATCHED.set(()).is_err() {
        return Ok(());
    }
    signals::end_with(|| {
        // kept until the process is gone: nobody begins another file
        let unfinished = unfinished();
        for path in unfinished.iter() {
            let _ = fs::remove_file(path); // it may not be there
        }
        std::mem::forget(unfinished);
    })
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        if self.target.is_some() {
            // The error that ended the command is the one to tell of.
            let _ = fs::remove_file(&self.path);
            forget(&self.path);
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn whole_or_not_there() {
        let folder = std::env::temp_dir().join(format!("hob-whole-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let names = || {
            let mut names: Vec<_> =
                fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name()).collect();
            names.sort();
            names
        };
        let path = folder.join("a");
        let begun = |bytes: &[u8]| {
            let mut file = AtomicFile::create(&path, Existing::Replaced).unwrap();
            file.write_all(bytes).unwrap();
            file
        };
        drop(begun(b"half"));
        assert!(names().is_empty());
        begun(b"one").finish().unwrap();
        drop(begun(b"half"));
        assert_eq!((fs::read(&path).unwrap().as_slice(), names().len()), (&b"one"[..], 1));
        // through a link, which stays
        symlink(&path, folder.join("b")).unwrap();
        let mut file = AtomicFile::create(&folder.join("b"), Existing::Replaced).unwrap();
        file.write_all(b"two").unwrap();
        file.finish().unwrap();
        assert_eq!(
            (fs::read(&path).unwrap().as_slice(), names()),
            (&b"two"[..], vec!["a".into(), "b".into()])
        );
        assert!(fs::symlink_metadata(folder.join("b")).unwrap().is_symlink());
        // what is no plain file stays what it is
        let mut file = AtomicFile::create(Path::new("/dev/null"), Existing::Replaced).unwrap();
        file.write_all(b"gone").unwrap();
        file.finish().unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_writers_of_one_path_are_apart() {
        let folder = std::env::temp_dir().join(format!("hob-writers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a");
        let begin = |existing| AtomicFile::create(&path, existing).unwrap();
        let mut first = begin(Existing::Kept);
        let mut second = begin(Existing::Kept);
        let mut third = begin(Existing::Replaced);
        first.write_all(b"first").unwrap();
        second.write_all(b"2nd").unwrap();
        third.write_all(b"the third").unwrap();
        first.finish().unwrap();
        let refused = second.finish().unwrap_err().to_string();
        assert!(refused.contains("has come to be there meanwhile; --force"), "{refused}");
        assert_eq!(fs::read(&path).unwrap(), b"first");
        third.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"the third");

        // parts are there together, or not at all
        let parts = [folder.join("b"), path.clone()];
        let parts = parts.map(|part| AtomicFile::create(&part, Existing::Kept).unwrap());
        assert!(AtomicFile::finish_all(parts.into()).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
