//! Buffers of measurements, which begin where cache lines do.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use bytemuck::{AnyBitPattern, NoUninit, Zeroable};

/// Values that begin at a multiple of 64 bytes, so that the speed of a kernel does not depend on
/// where the heap happens to put them: a vector of 64 bytes that crosses a line takes twice as
/// long to store.
pub(super) struct Aligned<T> {
    lines: Vec<CacheLine>,
    n: usize,
    of: PhantomData<T>,
}

#[derive(Clone, Copy, NoUninit, AnyBitPattern)]
#[repr(C, align(64))]
struct CacheLine([u8; 64]);

impl<T: NoUninit + AnyBitPattern> Aligned<T> {
    /// Returns `n` zeros.
    pub(super) fn zeros(n: usize) -> Aligned<T> {
        let n_lines = (n * size_of::<T>()).div_ceil(size_of::<CacheLine>());
        Aligned { lines: vec![CacheLine::zeroed(); n_lines], n, of: PhantomData }
    }

    /// Returns `n` values, the result of `value` for each index.
    pub(super) fn from_fn(n: usize, value: impl FnMut(usize) -> T) -> Aligned<T> {
        let mut values = Aligned::zeros(n);
        for (to, value) in values.iter_mut().zip((0..n).map(value)) {
            *to = value;
        }
        values
    }

    /// Returns the same values elsewhere.
    pub(super) fn copy(&self) -> Aligned<T> {
        Aligned { lines: self.lines.clone(), n: self.n, of: PhantomData }
    }
}

impl<T: NoUninit + AnyBitPattern> Deref for Aligned<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &bytemuck::cast_slice(&self.lines)[..self.n]
    }
}

impl<T: NoUninit + AnyBitPattern> DerefMut for Aligned<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut bytemuck::cast_slice_mut(&mut self.lines)[..self.n]
    }
}
