//! The digits of numbers that have been written, of which a number that is being written may be a
//! beginning.

use crate::intern::FastMap;

/// Follows the last digit of a number in a [`DigitTrie`].
const END_OF_DIGITS: u8 = b'$';

/// The digits of some numbers as a trie: memory grows with their total length.
#[derive(Debug, Default)]
pub(super) struct DigitTrie {
    /// The child of a node at a digit; the root is 0.
    children: FastMap<(u32, u8), u32>,
}

impl DigitTrie {
    /// Returns the bytes that it takes, roughly.
    pub(super) fn size(&self) -> usize {
        self.children.capacity() * 16
    }

    /// Adds the digits of a number.
    pub(super) fn insert(&mut self, digits: &[u8]) {
        let mut node = 0;
        for &digit in digits.iter().chain(&[END_OF_DIGITS]) {
            let next = self.children.len() as u32 + 1;
            node = *self.children.entry((node, digit)).or_insert(next);
        }
    }

    /// Returns the node of some digits.
    fn find(&self, digits: &[u8]) -> Option<u32> {
        digits.iter().try_fold(0, |node, &digit| self.children.get(&(node, digit)).copied())
    }

    /// Returns whether the digits of some number begin with these.
    pub(super) fn has_prefix(&self, digits: &[u8]) -> bool {
        !self.children.is_empty() && self.find(digits).is_some()
    }

    /// Returns whether these are all digits of some number.
    pub(super) fn contains(&self, digits: &[u8]) -> bool {
        self.find(digits).is_some_and(|node| self.children.contains_key(&(node, END_OF_DIGITS)))
    }
}
