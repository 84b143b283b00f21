//! The small files of a folder, of limited length.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use serde_json::{Map, Value as Json};

use super::Error;

/// Reads a JSON object of a limited length.
///
/// # Errors
/// It is not there, too long, or none.
pub(super) fn read_object(path: &Path, most: u64) -> Result<Map<String, Json>, Error> {
    let text = read_small(path, most)?;
    serde_json::from_slice(&text)
        .map_err(|error| Error::invalid(path, format!("a JSON object was expected: {error}")))
}

/// Reads a file of a limited length.
///
/// # Errors
/// It is not there, no file, or too long.
pub(super) fn read_small(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    // asked before opening: opening a pipe would wait for its writer
    let found = std::fs::metadata(path).map_err(Error::file(path))?;
    if !found.is_file() {
        return Err(Error::invalid(path, "a file was expected"));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Error::file(path))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(Error::file(path))?;
    if bytes.len() as u64 > most {
        return Err(Error::invalid(path, format!("it has more than {most} bytes")));
    }
    Ok(bytes)
}
