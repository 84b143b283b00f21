//! Secrets: bytes that nobody can guess, from the operating system.

use std::fs::File;
use std::io::{self, Read};

/// `N` random bytes as small hex digits.
///
/// # Errors
/// When the system gives none; a secret must not be made of anything else.
pub fn hex<const N: usize>() -> io::Result<String> {
    let mut bytes = [0; N];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether two secrets are the same, in a time that tells nothing about where they differ.
pub fn same(a: &str, b: &str) -> bool {
    use subtle::ConstantTimeEq;
    a.as_bytes().ct_eq(b.as_bytes()).into()
}
