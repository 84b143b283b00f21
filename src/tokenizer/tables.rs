//! The hash tables of a vocabulary: text → id, and pair of ids → merge.
//!
//! A vocabulary is built once per process and looked up for every few bytes of text, so both tables are flat arrays with
//! open addressing: one cache line per probe, no allocation per token. The hash is seeded per process, since the keys
//! come from a file that anyone may have written. These tables know bytes and numbers, not what they mean.

use std::hash::{BuildHasher, RandomState};

/// No id.
pub(super) const NONE: u32 = u32::MAX;

/// An odd number with its bits well spread (2^64 divided by the golden ratio).
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies to 128 bits and folds the halves: each bit of the inputs reaches each bit of the result.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

fn seed() -> u64 {
    RandomState::new().hash_one(0)
}

/// The hash of a text: eight bytes at a time, the rest by two reads that may overlap.
fn hash(seed: u64, text: &[u8]) -> u64 {
    let mut h = seed ^ (text.len() as u64).wrapping_mul(SPREAD);
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        h = fold(h ^ u64::from_le_bytes(*word), SPREAD);
    }
    let last = match (rest.first_chunk::<4>(), rest.last_chunk::<4>()) {
        (Some(a), Some(b)) => u64::from(u32::from_le_bytes(*a)) | u64::from(u32::from_le_bytes(*b)) << 32,
        _ => match rest {
            [] => return h,
            [a] => u64::from(*a),
            [a, b] => u64::from(*a) | u64::from(*b) << 8,
            [a, b, c, ..] => u64::from(*a) | u64::from(*b) << 8 | u64::from(*c) << 16,
        },
    };
    fold(h ^ last, SPREAD)
}

/// Texts that lie one after the other in one buffer, numbered from 0.
#[derive(Debug)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    /// Where text `i` starts; one more entry than texts.
    starts: Vec<u32>,
}

/// More than 4 GiB of text, or more than 2³² texts.
#[derive(Debug)]
pub(super) struct TooLarge;

impl Texts {
    pub(super) fn with_capacity(texts: usize, bytes: usize) -> Texts {
        let mut starts = Vec::with_capacity(texts + 1);
        starts.push(0);
        Texts { bytes: Vec::with_capacity(bytes), starts }
    }

    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Text `id`; empty if there is none of this number.
    pub(super) fn get(&self, id: u32) -> &[u8] {
        match self.starts.get(id as usize..) {
            Some([start, end, ..]) => &self.bytes[*start as usize..*end as usize],
            _ => &[],
        }
    }

    /// Appends the concatenation of `parts` as the next text and returns its number.
    pub(super) fn push<'a>(&mut self, parts: impl IntoIterator<Item = &'a [u8]>) -> Result<u32, TooLarge> {
        parts.into_iter().for_each(|part| self.bytes.extend_from_slice(part));
        let id = u32::try_from(self.len()).ok().filter(|&id| id != NONE).ok_or(TooLarge)?;
        self.starts.push(u32::try_from(self.bytes.len()).map_err(|_| TooLarge)?);
        Ok(id)
    }
}

/// One place of [`TextIds`]: half of the hash, to pass over most strangers without reading their text, and the id.
#[derive(Clone, Copy, Debug)]
struct Slot {
    tag: u32,
    id: u32,
}

/// Text → id, over texts that lie in a [`Texts`].
#[derive(Debug)]
pub(super) struct TextIds {
    texts: Texts,
    /// A power of two, at most half of it taken.
    slots: Vec<Slot>,
    taken: usize,
    seed: u64,
}

impl TextIds {
    pub(super) fn with_capacity(texts: usize, bytes: usize) -> TextIds {
        let slots = vec![Slot { tag: 0, id: NONE }; (texts * 2).next_power_of_two()];
        TextIds { texts: Texts::with_capacity(texts, bytes), slots, taken: 0, seed: seed() }
    }

    /// Text `id`; empty if there is none of this number.
    pub(super) fn text(&self, id: u32) -> &[u8] {
        self.texts.get(id)
    }

    /// The id of `text`, or [`NONE`].
    pub(super) fn get(&self, text: &[u8]) -> u32 {
        self.slots[self.find(hash(self.seed, text), text)].id
    }

    /// Gives `text` the next id. Of equal texts the last one is found.
    pub(super) fn push(&mut self, text: &[u8]) -> Result<u32, TooLarge> {
        let hash = hash(self.seed, text);
        let slot = self.find(hash, text);
        let id = self.texts.push([text])?;
        self.taken += usize::from(self.slots[slot].id == NONE);
        self.slots[slot] = Slot { tag: (hash >> 32) as u32, id };
        if self.taken * 2 > self.slots.len() {
            self.grow();
        }
        Ok(id)
    }

    /// The id of `text`, which gets the next one if it has none.
    pub(super) fn get_or_push(&mut self, text: &[u8]) -> Result<u32, TooLarge> {
        match self.get(text) {
            NONE => self.push(text),
            id => Ok(id),
        }
    }

    /// The slot of `text`, or the free one where it belongs. Ends, since half of the slots are free.
    fn find(&self, hash: u64, text: &[u8]) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.id == NONE || slot.tag == (hash >> 32) as u32 && self.texts.get(slot.id) == text {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let empty = vec![Slot { tag: 0, id: NONE }; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, empty);
        let mask = self.slots.len() - 1;
        for slot in old.into_iter().filter(|s| s.id != NONE) {
            let mut at = hash(self.seed, self.texts.get(slot.id)) as usize & mask;
            while self.slots[at].id != NONE {
                at = (at + 1) & mask;
            }
            self.slots[at] = slot;
        }
    }
}

/// What a pair of adjacent symbols becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Merge {
    /// Place in the list of merges: the lowest goes first.
    pub(super) rank: u32,
    /// Id of the two texts together.
    pub(super) id: u32,
}

/// Pair of ids → [`Merge`].
#[derive(Debug)]
pub(super) struct Merges {
    /// A power of two, at most half of it taken; free where the key is that of two [`NONE`].
    slots: Vec<(u64, Merge)>,
    seed: u64,
}

impl Merges {
    const FREE: u64 = u64::MAX;

    /// Room for `pairs` pairs, and no more.
    pub(super) fn with_capacity(pairs: usize) -> Merges {
        let free = (Merges::FREE, Merge { rank: 0, id: NONE });
        Merges { slots: vec![free; (pairs * 2).next_power_of_two()], seed: seed() }
    }

    /// The merge of a pair.
    pub(super) fn get(&self, left: u32, right: u32) -> Option<Merge> {
        let key = key(left, right);
        let (found, merge) = self.slots[self.find(key)];
        (found == key && key != Merges::FREE).then_some(merge)
    }

    /// Adds the merge of a pair that has none: of equal pairs the first counts.
    pub(super) fn insert(&mut self, left: u32, right: u32, merge: Merge) {
        let key = key(left, right);
        let at = self.find(key);
        if self.slots[at].0 == Merges::FREE {
            self.slots[at] = (key, merge);
        }
    }

    fn find(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = fold(key ^ self.seed, SPREAD) as usize & mask;
        while self.slots[at].0 != key && self.slots[at].0 != Merges::FREE {
            at = (at + 1) & mask;
        }
        at
    }
}

fn key(left: u32, right: u32) -> u64 {
    u64::from(left) << 32 | u64::from(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_by_content() {
        let mut ids = TextIds::with_capacity(0, 0);
        let words: Vec<String> = (0..5000).map(|i| "x".repeat(i % 40) + &i.to_string()).collect();
        for (i, w) in words.iter().enumerate() {
            assert_eq!(ids.push(w.as_bytes()).unwrap() as usize, i);
        }
        for (i, w) in words.iter().enumerate() {
            assert_eq!(ids.get(w.as_bytes()) as usize, i, "{w}");
            assert_eq!(ids.text(i as u32), w.as_bytes());
        }
        assert_eq!(ids.get(b"absent"), NONE);
        assert_eq!(ids.get_or_push(b"7").unwrap() as usize, ids.texts.len() - 1, "x7 is there, 7 is not");
        assert!(ids.text(NONE).is_empty());
    }

    #[test]
    fn of_equal_texts_the_last_is_found_and_of_equal_pairs_the_first() {
        let mut ids = TextIds::with_capacity(2, 2);
        let (a, b) = (ids.push(b"a").unwrap(), ids.push(b"a").unwrap());
        assert_eq!((a, b, ids.get(b"a")), (0, 1, 1));

        let mut merges = Merges::with_capacity(2);
        merges.insert(1, 2, Merge { rank: 0, id: 3 });
        merges.insert(1, 2, Merge { rank: 1, id: 4 });
        assert_eq!(merges.get(1, 2), Some(Merge { rank: 0, id: 3 }));
        assert_eq!(merges.get(2, 1), None);
        assert_eq!(merges.get(NONE, NONE), None);
    }
}
