//! The places of leaves of regular expressions, as far as walks through the tree of tokens have
//! come.

use std::sync::Arc;

use crate::intern::FastMap;
use crate::trie::TokenSet;

/// Places, and the table of where bytes lead them.
#[derive(Debug)]
pub(crate) struct Places {
    /// Places by number.
    pub places: Vec<Place>,
    /// By place and byte, an [`Entry`](crate::expression::leaf::Entry) or [`UNKNOWN`].
    pub table: Vec<u16>,
    /// By leaf: its place, or [`NOWHERE`].
    numbers: Vec<u32>,
    /// By classes, the tokens of nothing else.
    pub sets: FastMap<Classes, Arc<TokenSet>>,
    /// By classes, these tokens and those with escapes, as a list; `None` for many.
    pub candidates: FastMap<Classes, Option<Arc<[u32]>>>,
    /// Bytes of the tokens in `sets`.
    pub sets_size: usize,
    /// Bytes of the tokens in `candidates`.
    pub candidates_size: usize,
    /// Places found by a scan; kept for its memory.
    pub scratch: Vec<u32>,
}

/// Classes of bytes, whether in JSON strings, and the vocabulary.
type Classes = (u64, bool, u64);

/// A leaf with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Its number.
    pub leaf: u32,
    /// The classes that it takes, none if that is not known or not worth a look.
    pub classes: u64,
    /// Most characters of these.
    pub most: u32,
    /// So many characters lead on, whatever they are.
    pub reach: u32,
    /// The classes, the reach and the row were looked at.
    pub looked: [bool; 3],
}

/// The place from which nothing leads on.
pub(crate) const NOWHERE: u32 = 0;

/// In [`Places::table`]: not known yet.
pub(crate) const UNKNOWN: u16 = u16::MAX;

/// Places that have rows; where these are all in use, a walk goes on without, and what was found is
/// forgotten before the next.
pub(crate) const MAX_ROWS: usize = 1 << 14;

impl Default for Places {
    fn default() -> Places {
        let nowhere = Place { leaf: 0, classes: 0, most: 0, reach: 0, looked: [true; 3] };
        Places {
            places: vec![nowhere],
            table: vec![0; 256],
            numbers: Vec::new(),
            sets: FastMap::default(),
            candidates: FastMap::default(),
            sets_size: 0,
            candidates_size: 0,
            scratch: Vec::new(),
        }
    }
}

impl Places {
    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let numbers = self.numbers.len() + self.scratch.capacity();
        self.places.len() * size_of::<Place>()
            + size_of_val(&*self.table)
            + numbers * size_of::<u32>()
            + (self.sets.len() + self.candidates.len()) * 64
            + self.sets_size
            + self.candidates_size
    }

    /// Returns the place of a leaf, by its number.
    pub(crate) fn place(&mut self, leaf: u32) -> u32 {
        let at = leaf as usize;
        if self.numbers.len() <= at {
            self.numbers.resize(at + 1 + at / 2, NOWHERE);
        }
        if self.numbers[at] == NOWHERE {
            self.numbers[at] = self.places.len() as u32;
            self.places.push(Place { leaf, classes: 0, most: 0, reach: 0, looked: [false; 3] });
            if self.places.len() <= MAX_ROWS {
                self.table.resize(256 * self.places.len(), UNKNOWN);
            }
        }
        self.numbers[at]
    }
}
