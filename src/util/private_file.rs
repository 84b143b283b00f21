//! Files for one user's eyes, in folders that others may write to as well: a file appears under its
//! name when it is whole, and a link is not followed.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::{platform, random};

/// Makes a file that `fill` fills under another name, which begins with a dot, and renames it: what
/// was there before stays until then.
///
/// # Errors
/// When the file cannot be made, filled or renamed; nothing of it is left then.
pub fn write(
    folder: &Path,
    name: &str,
    fill: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let temporary = folder.join(format!(".{name}.{}", random::hex::<8>()?));
    let mut options = OpenOptions::new();
    let mut out = platform::private(options.write(true).create_new(true)).open(&temporary)?;
    let written = fill(&mut out);
    drop(out);
    let written = written.and_then(|()| std::fs::rename(&temporary, folder.join(name)));
    written.inspect_err(|_| _ = std::fs::remove_file(&temporary))
}

/// Opens a file that is one, to read it, and returns it with its number of bytes.
///
/// # Errors
/// When it cannot be opened, or is a link, a folder or another thing that is no file.
pub fn open(path: &Path) -> io::Result<(File, u64)> {
    let file = platform::no_follow(OpenOptions::new().read(true)).open(path)?;
    let about = file.metadata()?;
    if !about.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    Ok((file, about.len()))
}
