//! Reading up to a stated size: what never ends, such as `/dev/zero`, is refused in place of being
//! read.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Most bytes of a file of settings, keys, certificates or a template.
pub const SETTINGS: u64 = 16 << 20;

/// Reads a stream to its end; `None` if it has more than `most` bytes.
///
/// # Errors
/// When it cannot be read.
pub fn read(stream: impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    stream.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Reads a file of settings, keys or certificates.
///
/// # Errors
/// It has more than [`SETTINGS`] bytes, or cannot be read.
pub fn read_settings(path: &Path) -> io::Result<Vec<u8>> {
    read(File::open(path)?, SETTINGS)?.ok_or_else(|| {
        let what = format!("at most {SETTINGS} bytes were expected; it has more");
        io::Error::new(io::ErrorKind::FileTooLarge, what)
    })
}
