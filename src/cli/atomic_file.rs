//! Output files that are whole or not there: the data is written next to the file and takes its
//! place at the end.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::Error;
use crate::util::platform;

/// A file that is written next to its final path. Dropped before [`AtomicFile::finish`], it leaves
/// the file that was there as it was.
pub(super) struct AtomicFile {
    out: BufWriter<File>,
    /// The path that is written to.
    path: PathBuf,
    /// The final path; `None` if `path` is it already.
    target: Option<PathBuf>,
}

impl AtomicFile {
    /// Begins a file. A pipe or a device such as `/dev/null` cannot be replaced, and is written to
    /// directly.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(super) fn create(path: &Path) -> Result<AtomicFile, Error> {
        let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file());
        // A link stays one.
        let target = platform::real_path(path).unwrap_or_else(|_| path.into());
        let (path, target) = if is_special {
            (path.to_owned(), None)
        } else {
            let mut part = target.clone().into_os_string();
            part.push(".part");
            (part.into(), Some(target))
        };
        let file = File::create(&path).map_err(Error::file(target.as_ref().unwrap_or(&path)))?;
        Ok(AtomicFile { out: BufWriter::new(file), path, target })
    }

    /// Moves the whole file to its final path.
    ///
    /// # Errors
    /// When the system does not allow it; then the file that was there stays.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        let written = self.out.flush();
        match &self.target {
            None => written.map_err(Error::file(&self.path)),
            Some(target) => {
                written
                    .and_then(|()| platform::rename(&self.path, target))
                    .map_err(Error::file(target))?;
                self.target = None;
                Ok(())
            }
        }
    }
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
            let mut file = AtomicFile::create(&path).unwrap();
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
        let mut file = AtomicFile::create(&folder.join("b")).unwrap();
        file.write_all(b"two").unwrap();
        file.finish().unwrap();
        assert_eq!(
            (fs::read(&path).unwrap().as_slice(), names()),
            (&b"two"[..], vec!["a".into(), "b".into()])
        );
        assert!(fs::symlink_metadata(folder.join("b")).unwrap().is_symlink());
        // what is no plain file stays what it is
        let mut file = AtomicFile::create(Path::new("/dev/null")).unwrap();
        file.write_all(b"gone").unwrap();
        file.finish().unwrap();
        assert!(
            !fs::metadata("/dev/null").unwrap().is_file() && !Path::new("/dev/null.part").exists()
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
