//! Files of the command line that are read as a whole, up to a stated size: what never ends, such
//! as `/dev/zero`, is refused in place of being read.

use std::fs::File;
use std::path::Path;

use super::Error;
use super::units::binary_size;
use crate::util::bounded;

pub(super) use crate::util::bounded::SETTINGS;

/// Most bytes of a grammar, a schema, a prompt or a conversation.
pub(super) const PROMPT: u64 = 256 << 20;
/// Most bytes of a text to measure, of tasks, of the lines of a batch, and of standard input.
pub(super) const CORPUS: u64 = 1 << 30;

/// Reads the bytes of a file of at most `most` bytes.
///
/// # Errors
/// It is larger, or cannot be read.
pub(super) fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let file = File::open(path).map_err(Error::file(path))?;
    let bytes = bounded::read(file, most).map_err(Error::file(path))?;
    bytes.ok_or_else(|| too_large(&path.display().to_string(), most))
}

/// Reads a text of at most `most` bytes.
///
/// # Errors
/// It is larger, no UTF-8, or cannot be read.
pub(super) fn read(path: &Path, most: u64) -> Result<String, Error> {
    let bytes = read_bytes(path, most)?;
    String::from_utf8(bytes).map_err(|_| Error::input(path.display(), "text in UTF-8 was expected"))
}

/// Returns the error about an input that is too large.
pub(super) fn too_large(from: &str, most: u64) -> Error {
    Error::input(from, format_args!("at most {} were expected; it has more", binary_size(most)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_large_is_refused() {
        let folder = std::env::temp_dir().join(format!("hob-sizes-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a");
        std::fs::write(&path, "four").unwrap();
        assert_eq!(read(&path, 4).unwrap(), "four");
        let error = read(&path, 3).unwrap_err().to_string();
        assert!(error.starts_with(&path.display().to_string()), "{error}");
        assert!(error.contains("it has more"), "{error}");
        std::fs::write(&path, b"\xff").unwrap();
        assert!(read(&path, 4).unwrap_err().to_string().contains("UTF-8"));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_refused() {
        let error = read(Path::new("/dev/zero"), SETTINGS).unwrap_err().to_string();
        assert!(error.starts_with("/dev/zero: at most "), "{error}");
    }
}
