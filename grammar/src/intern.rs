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

/// Numbers of values by their hashes: open addressing with linear probing. A value is hashed once
/// when it is looked for and added, and never again.
#[derive(Clone, Debug, Default)]
struct HashIndex {
    /// Hashes and numbers; a power of two of them, at most half of them taken.
    slots: Vec<(u32, u32)>,
    len: usize,
}

/// The number of a slot that is not taken.
const FREE: u32 = u32::MAX;

/// The slots of an index that has any.
const FIRST_SLOTS: usize = 64;

impl HashIndex {
    /// Returns the number with this hash that `is_it`.
    fn find(&self, hash: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let last = self.slots.len().checked_sub(1)?;
        let mut at = hash as usize & last;
        loop {
            match self.slots[at] {
                (_, FREE) => return None,
                (known, number) if known == hash && is_it(number) => return Some(number),
                _ => at = (at + 1) & last,
            }
        }
    }

    /// Adds a number, which is not there yet.
    fn insert(&mut self, hash: u32, number: u32) {
        if 2 * (self.len + 1) > self.slots.len() {
            let more = (2 * self.slots.len()).max(FIRST_SLOTS);
            let old = std::mem::replace(&mut self.slots, vec![(0, FREE); more]);
            for (hash, number) in old.into_iter().filter(|slot| slot.1 != FREE) {
                self.place(hash, number);
            }
        }
        self.len += 1;
        self.place(hash, number);
    }

    fn place(&mut self, hash: u32, number: u32) {
        let last = self.slots.len() - 1;
        let mut at = hash as usize & last;
        while self.slots[at].1 != FREE {
            at = (at + 1) & last;
        }
        self.slots[at] = (hash, number);
    }
}

/// Returns the hash of a value.
fn hash_of<T: ?Sized + Hash>(value: &T) -> u32 {
    let mut hasher = FastHasher::default();
    value.hash(&mut hasher);
    hasher.finish() as u32
}

/// A table of distinct values, numbered in the order they came.
#[derive(Clone, Debug)]
pub(crate) struct Interner<T: ?Sized> {
    values: Shared<Arc<T>>,
    /// Numbers of the values that copies share, and of the others.
    shared: Option<Arc<HashIndex>>,
    index: HashIndex,
}

impl<T: ?Sized> Default for Interner<T> {
    fn default() -> Self {
        Interner { values: Shared::default(), shared: None, index: HashIndex::default() }
    }
}

impl<T: ?Sized + Eq + Hash> Interner<T> {
    /// Returns the number of `value`, and whether it is new.
    pub(crate) fn intern<Q>(&mut self, value: Q) -> (u32, bool)
    where
        Q: Borrow<T> + Into<Arc<T>>,
    {
        let hash = hash_of(value.borrow());
        if let Some(id) = self.find_hashed(hash, value.borrow()) {
            return (id, false);
        }
        // ids are bounded by the engine's limits long before 2^32
        let id = self.values.len() as u32;
        self.values.push(value.into());
        self.index.insert(hash, id);
        (id, true)
    }

    /// Returns the number of `value`, if it is there.
    pub(crate) fn find(&self, value: &T) -> Option<u32> {
        self.find_hashed(hash_of(value), value)
    }

    fn find_hashed(&self, hash: u32, value: &T) -> Option<u32> {
        let is_it = |id: u32| *self.values[id as usize] == *value;
        let shared = self.shared.as_ref().and_then(|shared| shared.find(hash, is_it));
        shared.or_else(|| self.index.find(hash, is_it))
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
        let mut all = HashIndex::default();
        for id in 0..self.values.len() as u32 {
            all.insert(hash_of(&**self.get(id)), id);
        }
        self.index = HashIndex::default();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_what_they_begin_with_and_number_the_rest_by_themselves() {
        let word = |n: usize| format!("word {n}");
        let mut first = Interner::<String>::default();
        for n in 0..1000 {
            assert_eq!(first.intern(word(n)), (n as u32, true));
        }
        first.share();
        let mut second = first.clone();
        for n in (0..3000).rev() {
            let (id, fresh) = second.intern(word(n));
            assert_eq!(fresh, n >= 1000);
            assert_eq!(**second.get(id), word(n));
            assert_eq!(second.find(&word(n)), Some(id));
        }
        assert_eq!((first.len(), second.len()), (1000, 3000));
        assert_eq!(first.find(&word(1000)), None);
        assert_eq!(first.intern(word(2999)), (1000, true));
    }
}
