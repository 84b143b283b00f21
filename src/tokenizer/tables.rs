//! The hash tables of a vocabulary: text → id, and pair of ids → merge.
//!
//! A vocabulary is built once per process and looked up for every few bytes of text, so both tables
//! are flat arrays with open addressing: one cache line per probe, no allocation per token. The
//! hash is seeded per process, since the keys come from a file that anyone may have written. These
//! tables know bytes and numbers, not what they mean.

use std::hash::{BuildHasher, RandomState};
use std::hint::black_box;

/// No id.
pub(super) const NONE: u32 = u32::MAX;

/// An odd number with its bits well spread (2^64 divided by the golden ratio).
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies to 128 bits and folds the halves: each bit of the inputs reaches each bit of the
/// result.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

fn seed() -> u64 {
    RandomState::new().hash_one(0)
}

/// Returns the hash of a text: eight bytes at a time, the rest by two reads that may overlap.
fn hash(seed: u64, text: &[u8]) -> u64 {
    let mut h = seed ^ (text.len() as u64).wrapping_mul(SPREAD);
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        h = fold(h ^ u64::from_le_bytes(*word), SPREAD);
    }
    let last = match (rest.first_chunk::<4>(), rest.last_chunk::<4>()) {
        (Some(a), Some(b)) => {
            u64::from(u32::from_le_bytes(*a)) | u64::from(u32::from_le_bytes(*b)) << 32
        }
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
pub(super) struct TextTable {
    bytes: Vec<u8>,
    /// Start of text `i`; one more entry than texts.
    starts: Vec<u32>,
}

/// More than 4 GiB of text, or more than 2³² texts.
#[derive(Debug)]
pub(super) struct TooLarge;

impl TextTable {
    pub(super) fn with_capacity(texts: usize, bytes: usize) -> TextTable {
        let mut starts = Vec::with_capacity(texts + 1);
        starts.push(0);
        TextTable { bytes: Vec::with_capacity(bytes), starts }
    }

    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns text `id`; empty if there is none of this number.
    pub(super) fn get(&self, id: u32) -> &[u8] {
        match self.starts.get(id as usize..) {
            Some([start, end, ..]) => &self.bytes[*start as usize..*end as usize],
            _ => &[],
        }
    }

    /// Returns all texts in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.starts.windows(2).map(|w| &self.bytes[w[0] as usize..w[1] as usize])
    }

    /// Appends the next text and returns its number.
    pub(super) fn push(&mut self, text: &[u8]) -> Result<u32, TooLarge> {
        self.bytes.extend_from_slice(text);
        let id = u32::try_from(self.len()).ok().filter(|&id| id != NONE).ok_or(TooLarge)?;
        self.starts.push(u32::try_from(self.bytes.len()).map_err(|_| TooLarge)?);
        Ok(id)
    }
}

/// One slot of [`TextIds`]: half of the hash, to pass over most other texts without reading their
/// text, and the id.
#[derive(Clone, Copy, Debug)]
struct TextIdSlot {
    tag: u32,
    id: u32,
}

/// Text → id, over texts that lie in a [`TextTable`].
#[derive(Debug)]
pub(super) struct TextIds {
    texts: TextTable,
    /// A power of two, at most half of it taken.
    slots: Vec<TextIdSlot>,
    seed: u64,
}

impl TextIds {
    pub(super) fn with_capacity(texts: usize, bytes: usize) -> TextIds {
        let slots = vec![TextIdSlot { tag: 0, id: NONE }; (texts * 3).next_power_of_two()];
        TextIds { texts: TextTable::with_capacity(texts, bytes), slots, seed: seed() }
    }

    /// Returns all texts.
    pub(super) fn texts(&self) -> &TextTable {
        &self.texts
    }

    /// Returns text `id`; empty if there is none of this number.
    pub(super) fn text(&self, id: u32) -> &[u8] {
        self.texts.get(id)
    }

    /// Returns the id of `text`, or [`NONE`].
    pub(super) fn get(&self, text: &[u8]) -> u32 {
        self.slots[self.find(hash(self.seed, text), text)].id
    }

    /// Appends to `ids` the ids of many texts, or [`NONE`].
    ///
    /// One lookup is a chain of three reads, each from anywhere in the tables. Here each step is
    /// done for all texts before the next, so that the processor waits for many reads at once.
    pub(super) fn get_all(&self, texts: &[&[u8]], ids: &mut Vec<u32>) {
        let mask = self.slots.len() - 1;
        let hashes: Vec<u64> = texts.iter().map(|text| hash(self.seed, text)).collect();
        let likely: Vec<u32> = hashes.iter().map(|&h| self.slots[h as usize & mask].id).collect();
        let likely: Vec<(u32, &[u8])> =
            likely.into_iter().map(|id| (id, self.texts.get(id))).collect();
        ids.extend(likely.into_iter().zip(texts).zip(hashes).map(
            |(((id, found), &text), hash)| {
                // another text in the first slot, or nothing: look further
                if found == text && id != NONE { id } else { self.slots[self.find(hash, text)].id }
            },
        ));
    }

    /// Returns the id of `text`, which gets the next one if it has none; and whether it got it now.
    pub(super) fn insert(&mut self, text: &[u8]) -> Result<(u32, bool), TooLarge> {
        let hash = hash(self.seed, text);
        let slot = self.find(hash, text);
        if self.slots[slot].id != NONE {
            return Ok((self.slots[slot].id, false));
        }
        let id = self.texts.push(text)?;
        self.slots[slot] = TextIdSlot { tag: (hash >> 32) as u32, id };
        if self.texts.len() * 2 > self.slots.len() {
            self.grow();
        }
        Ok((id, true))
    }

    /// Returns the slot of `text`, or the free one where it belongs. Ends, since half of the slots
    /// are free.
    fn find(&self, hash: u64, text: &[u8]) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.id == NONE || slot.tag == (hash >> 32) as u32 && self.texts.get(slot.id) == text
            {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let empty = vec![TextIdSlot { tag: 0, id: NONE }; self.slots.len() * 2];
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

/// The symbol that a pair of adjacent symbols becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Merge {
    /// Place in the list of merges: the lowest goes first.
    pub(super) rank: u32,
    /// Id of the two texts together.
    pub(super) id: u32,
}

/// Returns the two bits that mark a pair of this hash.
fn mark_bits(hash: u64) -> u64 {
    1 << (hash >> 52 & 63) | 1 << (hash >> 58)
}

/// The list of merges: pair of ids → [`Merge`].
#[derive(Debug)]
pub(super) struct Merges {
    /// Number of merges so far: the rank of the next one.
    len: usize,
    /// A power of two, at most three quarters of it taken.
    slots: Vec<PairSlot>,
    /// Two bits of one word for each pair, by its hash (Bloom 1970). Most pairs that are asked for
    /// do not merge; these words tell nearly all of them, and are few enough to stay in a near
    /// cache.
    marks: Vec<u64>,
    seed: u64,
}

/// One slot of [`Merges`]: a pair, and what it becomes. A slot whose rank is [`NONE`] is free.
#[derive(Clone, Copy, Debug)]
struct PairSlot {
    left: u32,
    right: u32,
    merge: Merge,
}

impl Merges {
    /// Returns an empty table with capacity for `pairs` pairs.
    pub(super) fn with_capacity(pairs: usize) -> Merges {
        let slots = (pairs + pairs / 3 + 1).next_power_of_two();
        let free = PairSlot { left: NONE, right: NONE, merge: Merge { rank: NONE, id: NONE } };
        let marks = vec![0; (pairs / 8 + 1).next_power_of_two()];
        Merges { len: 0, slots: vec![free; slots], marks, seed: seed() }
    }

    /// Returns the merge of a pair.
    pub(super) fn get(&self, left: u32, right: u32) -> Option<Merge> {
        let hash = self.hash(left, right);
        let bits = mark_bits(hash);
        if self.marks[self.mark_of(hash)] & bits != bits {
            return None;
        }
        Some(self.slots[self.find(hash, left, right)].merge).filter(|merge| merge.rank != NONE)
    }

    /// Adds merges (left, right, both), which get the next ranks. Of equal pairs the first counts.
    pub(super) fn extend(&mut self, merges: &[[u32; 3]]) -> Result<(), TooLarge> {
        let mask = self.slots.len() - 1;
        let hashes: Vec<u64> =
            merges.iter().map(|&[left, right, _]| self.hash(left, right)).collect();
        // as in TextIds::get_all: many reads at once; the slots are in the cache when they are
        // filled one by one
        black_box(
            hashes.iter().fold(0, |sum, &hash| sum ^ self.slots[hash as usize & mask].merge.rank),
        );
        for (&[left, right, id], hash) in merges.iter().zip(hashes) {
            let rank = u32::try_from(self.len).ok().filter(|&rank| rank != NONE).ok_or(TooLarge)?;
            self.len += 1;
            let at = self.find(hash, left, right);
            if self.slots[at].merge.rank == NONE {
                self.slots[at] = PairSlot { left, right, merge: Merge { rank, id } };
                let mark = self.mark_of(hash);
                self.marks[mark] |= mark_bits(hash);
            }
        }
        Ok(())
    }

    /// Returns the index of the word that marks pairs of this hash.
    fn mark_of(&self, hash: u64) -> usize {
        (hash >> 20) as usize & (self.marks.len() - 1)
    }

    fn hash(&self, left: u32, right: u32) -> u64 {
        fold((u64::from(left) << 32 | u64::from(right)) ^ self.seed, SPREAD)
    }

    /// Returns the slot of a pair, or the free one where it belongs. Ends, since a quarter of the
    /// slots is free.
    fn find(&self, hash: u64, left: u32, right: u32) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = &self.slots[at];
            if slot.merge.rank == NONE || slot.left == left && slot.right == right {
                return at;
            }
            at = (at + 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_by_content() {
        let mut ids = TextIds::with_capacity(0, 0);
        let words: Vec<String> = (0..5000).map(|i| "x".repeat(i % 40) + &i.to_string()).collect();
        for (i, w) in words.iter().enumerate() {
            assert_eq!(ids.insert(w.as_bytes()).unwrap(), (i as u32, true));
        }
        let mut many = Vec::new();
        ids.get_all(&words.iter().map(String::as_bytes).collect::<Vec<_>>(), &mut many);
        for (i, w) in words.iter().enumerate() {
            assert_eq!((ids.get(w.as_bytes()), many[i]), (i as u32, i as u32), "{w}");
            assert_eq!(ids.text(i as u32), w.as_bytes());
            assert_eq!(ids.insert(w.as_bytes()).unwrap(), (i as u32, false));
        }
        assert_eq!(ids.get(b"absent"), NONE);
        ids.get_all(&[b"absent", b""], &mut many);
        assert_eq!(many[5000..], [NONE, NONE]);
        assert!(ids.text(NONE).is_empty());
    }

    #[test]
    fn of_equal_pairs_the_first_counts() {
        let mut merges = Merges::with_capacity(3);
        merges.extend(&[[1, 2, 3], [1, 2, 4]]).unwrap();
        merges.extend(&[[2, 3, 5]]).unwrap();
        assert_eq!(merges.get(1, 2), Some(Merge { rank: 0, id: 3 }));
        assert_eq!(merges.get(2, 3), Some(Merge { rank: 2, id: 5 }));
        assert_eq!(merges.get(2, 1), None);
        assert_eq!(merges.get(NONE, NONE), None);
        assert_eq!(Merges::with_capacity(0).get(1, 2), None);
    }
}
