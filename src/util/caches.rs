//! Files that save time in the next run and are made again when they are gone.

use std::io;
use std::path::{Path, PathBuf};

use super::{folders, random};

/// Returns the folder of one kind of such files, where the system wants caches; `None` where it
/// does not say.
pub(crate) fn folder(kind: &str) -> Option<PathBuf> {
    folders::cache().map(|folder| folder.join("hob").join(kind))
}

/// Writes a whole file or none: under another name first, so that no one ever reads half a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension(random::hex::<8>()?);
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    let written =
        std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&unfinished); // it may not be there
    }
    written
}
