//! The small files of a folder, of limited length.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use serde_json::{Map, Value as Json};

use super::Error;

/// Longest `generation_config.json`, in bytes.
pub(super) const MAX_GENERATION: u64 = 1 << 20;

/// Reads a JSON object of a limited length.
///
/// # Errors
/// It is not there, too long, or none.
pub(super) fn read_object(path: &Path, most: u64) -> Result<Map<String, Json>, Error> {
    let text = read_small(path, most)?;
    let found = match serde_json::from_slice(&text) {
        Err(error) if error.is_syntax() => serde_json::from_slice(&without_infinities(&text)),
        found => found,
    };
    found.map_err(|error| Error::invalid(path, format!("a JSON object was expected: {error}")))
}

/// Returns JSON in which the numbers of Python that JSON has not are texts.
fn without_infinities(text: &[u8]) -> Vec<u8> {
    const WORDS: [&[u8]; 3] = [b"-Infinity", b"Infinity", b"NaN"];
    let mut out = Vec::with_capacity(text.len() + 16);
    let mut rest = text;
    let mut is_text = false;
    while let Some((&byte, after)) = rest.split_first() {
        if !is_text && let Some(word) = WORDS.iter().find(|word| rest.starts_with(word)) {
            out.push(b'"');
            out.extend_from_slice(word);
            out.push(b'"');
            rest = &rest[word.len()..];
            continue;
        }
        is_text ^= byte == b'"';
        out.push(byte);
        rest = after;
        if is_text
            && byte == b'\\'
            && let Some((&escaped, after)) = rest.split_first()
        {
            out.push(escaped);
            rest = after;
        }
    }
    out
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
    match pointer_fault(&bytes) {
        Some(what) => Err(Error::invalid(path, what)),
        None => Ok(bytes),
    }
}

/// Returns the fault of a file of which a clone without Git LFS has only a pointer.
pub(super) fn pointer_fault(bytes: &[u8]) -> Option<&'static str> {
    let is_pointer = bytes.starts_with(b"version https://git-lfs");
    is_pointer.then_some("a pointer of Git LFS in place of the file: `git lfs pull` fetches that")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{read_object, without_infinities};

    #[test]
    fn pointers_are_named() {
        let path = std::env::temp_dir().join(format!("hob-pointer-{}", std::process::id()));
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n";
        std::fs::write(&path, text).unwrap();
        let error = read_object(&path, 1 << 20).unwrap_err().to_string();
        std::fs::remove_file(&path).unwrap();
        assert!(error.contains("`git lfs pull`"), "{error}");
        assert!(read_object(Path::new("/no/such/file"), 1).is_err());
    }

    #[test]
    fn infinities_become_texts() {
        let text = br#"{"a": [0, Infinity, -Infinity], "NaN\" Infinity": NaN}"#;
        let plain = br#"{"a": [0, "Infinity", "-Infinity"], "NaN\" Infinity": "NaN"}"#;
        assert_eq!(without_infinities(text), plain);
    }
}
