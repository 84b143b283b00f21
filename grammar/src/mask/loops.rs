//! Loops: characters that a leaf takes in whatever order they come, as classes of bytes.
//!
//! For example, the loop of `[a-z0-9]*@` is "digits and small letters, any number of them". A node
//! of the token trie knows the classes of all bytes below it, so that one comparison tells that all
//! tokens below stay in the leaf.

use crate::expression::class::{Class, MAX};
use crate::expression::regex::Free;
use crate::mask::trie::{BLOCKS, N_CLASSES, Node, class_of};

/// The classes of bytes of which every text of at most *n* characters may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub classes: u64,
    pub most: u32,
}

/// Letters: classes that are worth a look at sets, where those with fewer tokens are walked faster.
const LETTER_CLASSES: u64 = 1 << class_of(b'z') | 1 << class_of(b'Z');

/// The classes that hold more than plain ASCII characters: whether a token of these is text is
/// asked of it.
pub(crate) const CAREFUL: u64 = 1 << class_of(b'\\') | LONGER;

/// The classes of characters of more than one byte.
const LONGER: u64 = 1 << class_of(0x80)
    | 1 << class_of(0xC2)
    | 1 << class_of(0xE1)
    | 1 << class_of(0xE2)
    | 1 << class_of(0xE3)
    | 1 << class_of(0xEF);

impl Loop {
    /// The loop that takes nothing.
    pub(crate) const NONE: Loop = Loop { classes: 0, most: 0 };

    /// The classes of all that may stand in a JSON string.
    pub(crate) const ANY_STRING: u64 =
        ((1 << N_CLASSES) - 1) & !(1 << class_of(b'"') | 1 << class_of(0));

    /// Returns whether texts of `left` characters come, after a few, to what it does not take.
    #[inline]
    pub(crate) fn ends_before(self, left: u32) -> bool {
        /// Texts of more are rarely cut.
        const SOON: u32 = 6;
        self.classes != 0 && self.most < left.min(SOON)
    }

    /// Returns whether it takes all below a node, of whose bytes `left` characters are missing.
    #[inline]
    pub(crate) fn takes(self, node: &Node, left: u32) -> bool {
        node.classes & !self.classes == 0 && left <= self.most
    }

    /// Returns whether there may be one worth its cost in texts of these bytes.
    pub(crate) fn may_be_of(alphabet: [u64; 4]) -> bool {
        /// `A` to `Z` and `a` to `z` without hexadecimal digits, in the second word.
        const LETTERS: [u64; 2] = [0x07FF_FF80, 0x07FF_FF80 << 32];
        LETTERS.iter().any(|&letters| alphabet[1] & letters == letters)
    }

    /// Returns the classes that are wholly of a set of characters; in JSON strings or not. `None`
    /// if that is not worth its cost.
    pub(crate) fn new(free: &Free, json: bool) -> Option<Loop> {
        let mut ascii = 0u128;
        for &(lo, hi) in free.class.ranges().iter().take_while(|r| r.0 < 0x80) {
            ascii |= u128::MAX >> (0x7F - (hi.min(0x7F) - lo)) << lo;
        }
        let mut classes: u64 = (1 << N_CLASSES) - 1;
        for byte in (0..0x80u8).filter(|&b| ascii >> b & 1 == 0) {
            classes &= !(1 << class_of(byte));
        }
        for (first, lo, hi) in BLOCKS {
            if !free.class.holds(lo, hi) {
                classes &= !(1 << class_of(first));
            }
        }
        if ![(0xC0, 0xFFF), (0x4000, 0xEFFF), (0x1_0000, MAX)]
            .iter()
            .all(|&(lo, hi)| free.class.holds(lo, hi))
        {
            classes &= !LONGER;
        }
        if json {
            // what an escape stands for must be in the set too
            let escape = if free.class.is_any() { 0 } else { 1 << class_of(b'\\') };
            classes &= !(1 << class_of(b'"') | 1 << class_of(0) | escape);
        }
        (classes & LETTER_CLASSES != 0).then_some(Loop { classes, most: free.most })
    }

    /// Returns the classes of the bytes that characters are made of.
    pub(crate) fn classes_of(class: &Class) -> u64 {
        let mut classes = 0;
        for &(lo, hi) in class.ranges() {
            classes |= (lo..=hi.min(0x7F)).fold(0, |all, c| all | 1 << class_of(c as u8));
            classes |= if hi > 0x7F { LONGER } else { 0 };
        }
        classes
    }

    /// Returns whether it is nearly all text.
    pub(crate) fn is_wide(&self) -> bool {
        self.classes.count_ones() + 10 >= N_CLASSES && self.classes >> class_of(0x80) & 1 == 1
    }
}
