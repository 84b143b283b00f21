//! Hash-consing: equal values get equal numbers, so that comparing and memoising cost one integer.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::Arc;

/// A hash map for small keys made by the engine itself.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<FastHasher>>;

/// Multiply-and-rotate hashing, a word at a time. Keys here are ids and short lists of ids that the
/// engine numbers itself, so nobody outside can choose colliding ones cheaply, and SipHash would be
/// most of the cost of a look-up.
#[derive(Default)]
pub(crate) struct FastHasher(u64);

impl FastHasher {
    fn add(&mut self, word: u64) {
        // the odd constant is 2^64 / golden ratio
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        // the table takes its bucket from low bits, which multiplication mixes least
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, v: u8) {
        self.add(v.into());
    }

    fn write_u32(&mut self, v: u32) {
        self.add(v.into());
    }

    fn write_u64(&mut self, v: u64) {
        self.add(v);
    }

    fn write_usize(&mut self, v: usize) {
        self.add(v as u64);
    }
}

/// A table of distinct values, numbered in the order they came.
#[derive(Clone, Debug)]
pub(crate) struct Interner<T: ?Sized> {
    values: Shared<Arc<T>>,
    /// Numbers of the values that copies share, and of the others.
    shared: Option<Arc<FastMap<Arc<T>, u32>>>,
    index: FastMap<Arc<T>, u32>,
}

impl<T: ?Sized> Default for Interner<T> {
    fn default() -> Self {
        Interner { values: Shared::default(), shared: None, index: FastMap::default() }
    }
}

impl<T: ?Sized + Eq + Hash> Interner<T> {
    /// Returns the number of `value`, and whether it is new.
    pub(crate) fn intern<Q>(&mut self, value: Q) -> (u32, bool)
    where
        Q: Borrow<T> + Into<Arc<T>>,
    {
        let shared = self.shared.as_ref().and_then(|shared| shared.get(value.borrow()));
        if let Some(&id) = shared.or_else(|| self.index.get(value.borrow())) {
            return (id, false);
        }
        // ids are bounded by the engine's limits long before 2^32
        let id = self.values.len() as u32;
        let value: Arc<T> = value.into();
        self.values.push(value.clone());
        self.index.insert(value, id);
        (id, true)
    }

    /// Returns the number of `value`, if it is there.
    pub(crate) fn find(&self, value: &T) -> Option<u32> {
        let shared = self.shared.as_ref().and_then(|shared| shared.get(value));
        shared.or_else(|| self.index.get(value)).copied()
    }

    /// Returns the value with this number.
    pub(crate) fn get(&self, id: u32) -> &Arc<T> {
        &self.values[id as usize]
    }

    /// Returns how many values there are.
    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }
}

impl<T: ?Sized + Eq + Hash> Interner<T> {
    /// Lets copies from now on share the values so far.
    pub(crate) fn share(&mut self) {
        self.values.share();
        let mut all =
            self.shared.take().map_or_else(FastMap::default, |shared| FastMap::clone(&shared));
        all.extend(self.index.drain());
        self.shared = Some(Arc::new(all));
    }
}

/// A list of which copies share the first values.
#[derive(Clone, Debug)]
pub(crate) struct Shared<T> {
    shared: Arc<[T]>,
    own: Vec<T>,
}

impl<T> Default for Shared<T> {
    fn default() -> Self {
        Shared { shared: Arc::new([]), own: Vec::new() }
    }
}

impl<T> std::ops::Index<usize> for Shared<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        match at.checked_sub(self.shared.len()) {
            None => &self.shared[at],
            Some(at) => &self.own[at],
        }
    }
}

impl<T> Shared<T> {
    /// Adds a value at the end.
    pub(crate) fn push(&mut self, value: T) {
        self.own.push(value);
    }

    /// Returns how many values there are.
    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.own.len()
    }

    /// Puts a value in place of another; those that copies share stay as they are.
    pub(crate) fn set(&mut self, at: usize, value: T) {
        let own = at.checked_sub(self.shared.len()).and_then(|at| self.own.get_mut(at));
        if let Some(old) = own {
            *old = value;
        }
    }
}

impl<T: Clone> Shared<T> {
    /// Lets copies from now on share the values so far.
    pub(crate) fn share(&mut self) {
        self.shared = self.shared.iter().cloned().chain(self.own.drain(..)).collect();
    }
}

/// The same for small values, kept where they are.
#[derive(Debug)]
pub(crate) struct Numbered<T> {
    values: Vec<T>,
    index: FastMap<T, u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { values: Vec::new(), index: FastMap::default() }
    }
}

impl<T: Copy + Eq + Hash> Numbered<T> {
    /// Returns the number of `value`.
    pub(crate) fn number(&mut self, value: T) -> u32 {
        *self.index.entry(value).or_insert_with(|| {
            self.values.push(value);
            self.values.len() as u32 - 1 // as above
        })
    }

    /// Returns the value with this number.
    pub(crate) fn get(&self, number: u32) -> T {
        self.values[number as usize]
    }

    /// Returns how many values there are.
    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }
}
