//! Files that save time in the next run and are made again when they are gone.

use std::io;
use std::path::{Path, PathBuf};

/// Returns the folder of one kind of such files, where the system wants caches; `None` where it
/// does not say.
pub(crate) fn folder(kind: &str) -> Option<PathBuf> {
    let var = |name| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Caches"))
    } else {
        var("XDG_CACHE_HOME").or_else(|| var("HOME").map(|home| home.join(".cache")))
    };
    folder.map(|folder| folder.join("hob").join(kind))
}

/// Writes a whole file or none: under another name first, so that no one ever reads half a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension(std::process::id().to_string());
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    let written =
        std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&unfinished); // it may not be there
    }
    written
}
