//! Merging adjacent symbols until no pair is left that may: the loop that SPM and BPE share.
//!
//! The symbols are a linked list over an array, the candidates a heap, so a text of n symbols costs
//! O(n log n). Which pairs may merge, and in which order, is the caller's; this module knows
//! neither vocabulary nor text.

use std::collections::BinaryHeap;

use super::tables::NONE;

/// A piece of text that has become one unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol {
    /// Its id, or [`NONE`] for text that the vocabulary does not hold.
    pub(super) id: u32,
    /// First byte of its text.
    pub(super) start: u32,
    /// Byte after its text.
    pub(super) end: u32,
    /// Place of the next symbol; [`NONE`] at the end, [`DEAD`] once merged into the symbol before.
    next: u32,
    prev: u32,
}

const DEAD: u32 = NONE - 1;

/// A pair that may merge. The largest key goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct MergeCandidate {
    /// Priority in the upper half; below it the complement of the left symbol's position, so that
    /// the leftmost of equals goes first.
    key: u64,
    /// End of the pair when it was found: a symbol that has grown since ends elsewhere.
    end: u32,
    /// Id of the symbol that the two become.
    id: u32,
}

/// The rule that decides which pairs merge.
pub(super) trait Pairs {
    /// Returns the priority (highest first) and id of what the pair becomes, if it may merge.
    fn pair(&self, left: &Symbol, right: &Symbol) -> Option<(u32, u32)>;
}

/// The working memory of merging, kept between words.
#[derive(Debug, Default)]
pub(super) struct Merger {
    symbols: Vec<Symbol>,
    queue: Vec<MergeCandidate>,
}

impl Merger {
    /// Forgets the symbols.
    pub(super) fn clear(&mut self) {
        self.symbols.clear();
    }

    /// Appends a symbol whose text is the next `len` bytes. The texts of all symbols together must
    /// stay below 4 GiB.
    pub(super) fn push(&mut self, id: u32, len: usize) {
        let at = self.symbols.len() as u32;
        let start = self.symbols.last().map_or(0, |s| s.end);
        if let Some(last) = self.symbols.last_mut() {
            last.next = at;
        }
        self.symbols.push(Symbol {
            id,
            start,
            end: start + len as u32,
            next: NONE,
            prev: at.wrapping_sub(1),
        });
    }

    /// Merges until nothing merges any more.
    pub(super) fn run(&mut self, pairs: &impl Pairs) {
        let symbols = &mut self.symbols[..];
        let mut queue = std::mem::take(&mut self.queue);
        queue.clear();
        queue.extend(
            (1..symbols.len()).filter_map(|right| candidate(pairs, symbols, right as u32 - 1)),
        );
        let mut queue = BinaryHeap::from(queue);
        while let Some(MergeCandidate { key, end, id }) = queue.pop() {
            let at = !(key as u32);
            let left = symbols[at as usize];
            let Some(&right) = symbols.get(left.next as usize) else { continue };
            if right.end != end {
                continue;
            }
            symbols[left.next as usize].next = DEAD;
            symbols[at as usize] = Symbol { id, end, next: right.next, ..left };
            if let Some(after) = symbols.get_mut(right.next as usize) {
                after.prev = at;
            }
            for first in [left.prev, at] {
                if let Some(new) = candidate(pairs, symbols, first) {
                    queue.push(new);
                }
            }
        }
        self.queue = queue.into_vec();
    }

    /// Returns the symbols that are left, in order.
    pub(super) fn symbols(&self) -> impl Iterator<Item = &Symbol> {
        self.symbols.iter().filter(|s| s.next != DEAD)
    }
}

/// Returns the pair that starts at `left`, if there is one and it may merge. `left` may be out of
/// range.
fn candidate(pairs: &impl Pairs, symbols: &[Symbol], left: u32) -> Option<MergeCandidate> {
    let first = symbols.get(left as usize)?;
    let second = symbols.get(first.next as usize)?;
    let (priority, id) = pairs.pair(first, second)?;
    Some(MergeCandidate { key: u64::from(priority) << 32 | u64::from(!left), end: second.end, id })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours whose ids add up to at most nine merge into the sum, larger sums first.
    struct Sums;

    impl Pairs for Sums {
        fn pair(&self, left: &Symbol, right: &Symbol) -> Option<(u32, u32)> {
            let sum = left.id + right.id;
            (sum <= 9).then_some((sum, sum))
        }
    }

    fn merged(ids: &[u32]) -> Vec<(u32, u32, u32)> {
        let mut m = Merger::default();
        for &id in ids {
            m.push(id, 1);
        }
        m.run(&Sums);
        m.symbols().map(|s| (s.id, s.start, s.end)).collect()
    }

    #[test]
    fn the_highest_priority_merges_first_and_of_equals_the_leftmost() {
        assert_eq!(merged(&[]), []);
        assert_eq!(merged(&[5]), [(5, 0, 1)]);
        assert_eq!(merged(&[5, 5]), [(5, 0, 1), (5, 1, 2)]);
        assert_eq!(merged(&[4, 4, 4]), [(8, 0, 2), (4, 2, 3)]);
        assert_eq!(merged(&[1, 2, 6, 3]), [(3, 0, 2), (9, 2, 4)]);
        assert_eq!(merged(&[1, 1, 1, 1, 9]), [(4, 0, 4), (9, 4, 5)]);
    }
}
