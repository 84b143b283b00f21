//! Random names, and secrets: unpredictable bytes from the operating system.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;

/// Returns `N` random bytes as small hex digits.
///
/// # Errors
/// When the system gives none; a secret must not be made of anything else.
pub fn hex<const N: usize>() -> io::Result<String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(hex_text(&bytes))
}

/// Returns bytes as small hex digits.
pub fn hex_text(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Returns whether two secrets are the same, in a time that does not depend on the position of a
/// difference.
#[cfg(feature = "server")]
pub fn same(a: &str, b: &str) -> bool {
    use subtle::ConstantTimeEq;
    a.as_bytes().ct_eq(b.as_bytes()).into()
}

/// Returns 32 letters and digits. The standard library keys its hash maps with randomness, of which
/// two maps have 128 bits.
pub fn random_name() -> String {
    const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let word = || {
        let mut bits = RandomState::new().build_hasher().finish();
        (0..8).map(move |_| {
            let letter = ALPHABET[(bits % 62) as usize];
            bits /= 62;
            char::from(letter)
        })
    };
    (0..4).flat_map(|_| word()).collect()
}
