//! Numbers and bytes of the files of this crate, one after another: precompiled grammars, and the
//! tables of a vocabulary.
//!
//! Numbers are 32 bits, little-endian. What is read is checked: a count is never more than the
//! bytes that are left can hold, so that a damaged file makes nothing large.

use sha2::{Digest, Sha256};

/// An error in the contents of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Damage(pub &'static str);

/// Numbers and bytes that are written.
#[derive(Default)]
pub(crate) struct Output(Vec<u8>);

impl Output {
    /// Writes a number.
    pub(crate) fn number(&mut self, number: u32) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    /// Writes numbers.
    pub(crate) fn numbers<const N: usize>(&mut self, numbers: [u32; N]) {
        for n in numbers {
            self.number(n);
        }
    }

    /// Writes the number of things that follow: fewer than 2^32 by the limits of the engine.
    pub(crate) fn count(&mut self, count: usize) {
        self.number(count as u32);
    }

    /// Writes bytes, and how many they are before them.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.count(bytes.len());
        self.raw(bytes);
    }

    /// Writes bytes as they are.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Returns what was written.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

/// Numbers and bytes that are read.
pub(crate) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    /// Begins to read.
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Input(bytes)
    }

    /// Returns whether nothing is left.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the bytes that are left.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.0
    }

    /// Reads `n` bytes.
    pub(crate) fn take(&mut self, n: usize) -> Result<&'a [u8], Damage> {
        let (head, rest) = self.0.split_at_checked(n).ok_or(Damage("an early end"))?;
        self.0 = rest;
        Ok(head)
    }

    /// Reads a number.
    pub(crate) fn number(&mut self) -> Result<u32, Damage> {
        let bytes = self.take(4)?;
        Ok(bytes.iter().rev().fold(0, |n, &b| n << 8 | u32::from(b)))
    }

    /// Reads numbers.
    pub(crate) fn numbers<const N: usize>(&mut self) -> Result<[u32; N], Damage> {
        let mut out = [0; N];
        for n in &mut out {
            *n = self.number()?;
        }
        Ok(out)
    }

    /// Returns how many things follow, each of at least `size` bytes: no more than there is room
    /// for.
    pub(crate) fn count(&mut self, size: usize) -> Result<usize, Damage> {
        let n = self.number()? as usize;
        if n.saturating_mul(size) <= self.0.len() {
            Ok(n)
        } else {
            Err(Damage("a count past the end"))
        }
    }

    /// Reads bytes that [`Output::bytes`] has written.
    pub(crate) fn bytes(&mut self) -> Result<&'a [u8], Damage> {
        let n = self.count(1)?;
        self.take(n)
    }
}

/// Adds tokens to a hash, each with its length before it.
pub(crate) fn hash_tokens<'a>(hash: &mut Sha256, tokens: impl Iterator<Item = &'a [u8]>) {
    // many at once: they are short
    let mut some = Vec::with_capacity(1 << 16);
    for bytes in tokens {
        some.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
        some.extend_from_slice(bytes);
        if some.len() >= 1 << 15 {
            hash.update(&some);
            some.clear();
        }
    }
    hash.update(&some);
}
