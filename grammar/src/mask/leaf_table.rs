//! Leaves of regular expressions as a table over bytes, as far as walks through the token trie have
//! come.
//!
//! Each leaf has a row, a number. A row knows where each of the 256 bytes leads, and facts that let
//! a walk take or leave many tokens at once. For example, the leaf of `[a-z]*` has one row: letters
//! from `a` to `z` lead to the row itself, other bytes to row 0, from which nothing leads on; and
//! its loop is "letters from `a` to `z`, any number of them".

use std::sync::Arc;

use crate::expression::leaf::{LeafEntries, LeafEntry};
use crate::intern::FastMap;
use crate::mask::loops::Loop;
use crate::mask::trie::TokenSet;
use crate::mask::vocabulary::Vocabulary;
use crate::tuning::{MAX_CANDIDATES, MAX_LEAF_ROWS, MAX_SETS};

/// Rows of leaves, and prepared sets of tokens by the classes of their bytes.
#[derive(Debug)]
pub(crate) struct LeafTable {
    rows: Vec<LeafRow>,
    /// By row and byte, a [`LeafEntry`] or [`UNKNOWN`]; rows from [`MAX_LEAF_ROWS`] on have none.
    entries: Vec<u16>,
    /// By leaf: its row, or [`DEAD_ROW`].
    row_of_leaf: Vec<u32>,
    /// By classes, the tokens of nothing else.
    sets: FastMap<ByteClasses, Arc<TokenSet>>,
    /// By classes, these tokens and those with escapes, as a list; `None` for many.
    candidates: FastMap<ByteClasses, Option<Arc<[u32]>>>,
    /// Bytes of the tokens in `sets` and `candidates`.
    sets_size: usize,
    /// Number of times that `sets` and `candidates` were emptied.
    n_emptied: u64,
    /// Rows found by a scan; kept for its memory.
    pub scratch: Vec<u32>,
}

/// Classes of bytes, in JSON strings or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ByteClasses {
    classes: u64,
    json: bool,
}

/// A leaf with the facts that are known of it.
#[derive(Clone, Copy, Debug)]
struct LeafRow {
    /// Its number.
    leaf: u32,
    /// Characters that it takes in whatever order; `None` if it was not looked at.
    own_loop: Option<Loop>,
    /// The number of characters that lead on, whatever they are; `None` if it was not looked at.
    dead_distance: Option<u32>,
    /// True if the entries that are known at once were filled in.
    is_filled: bool,
}

/// The row from which nothing leads on.
pub(crate) const DEAD_ROW: u32 = 0;

/// In [`LeafTable::entries`]: not known yet.
pub(crate) const UNKNOWN: u16 = u16::MAX;

impl Default for LeafTable {
    fn default() -> LeafTable {
        let dead = LeafRow {
            leaf: 0,
            own_loop: Some(Loop::NONE),
            dead_distance: Some(0),
            is_filled: true,
        };
        LeafTable {
            rows: vec![dead],
            entries: vec![0; 256],
            row_of_leaf: Vec::new(),
            sets: FastMap::default(),
            candidates: FastMap::default(),
            sets_size: 0,
            n_emptied: 0,
            scratch: Vec::new(),
        }
    }
}

impl LeafTable {
    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let numbers = self.row_of_leaf.len() + self.scratch.capacity();
        self.rows.len() * size_of::<LeafRow>()
            + size_of_val(&*self.entries)
            + numbers * size_of::<u32>()
            + (self.sets.len() + self.candidates.len()) * 64
            + self.sets_size
    }

    /// Returns the number of times that prepared sets were forgotten.
    pub(crate) fn n_emptied(&self) -> u64 {
        self.n_emptied
    }

    /// Returns whether there are more rows than have entries, so that walks are slow.
    pub(crate) fn is_full(&self) -> bool {
        self.rows.len() > MAX_LEAF_ROWS
    }

    /// Returns the row of a leaf, by its number.
    pub(crate) fn row(&mut self, leaf: u32) -> u32 {
        let at = leaf as usize;
        if self.row_of_leaf.len() <= at {
            self.row_of_leaf.resize(at + 1 + at / 2, DEAD_ROW);
        }
        if self.row_of_leaf[at] == DEAD_ROW {
            self.row_of_leaf[at] = self.rows.len() as u32;
            self.rows.push(LeafRow { leaf, own_loop: None, dead_distance: None, is_filled: false });
            if self.rows.len() <= MAX_LEAF_ROWS {
                self.entries.resize(256 * self.rows.len(), UNKNOWN);
            }
        }
        self.row_of_leaf[at]
    }

    /// Returns the number of the leaf of a row.
    pub(crate) fn leaf_of(&self, row: u32) -> u32 {
        self.rows[row as usize].leaf
    }

    /// Returns the entries of all rows.
    pub(crate) fn entries(&self) -> &[u16] {
        &self.entries
    }

    /// Returns where a byte leads a row, if that is known.
    #[inline]
    pub(crate) fn entry(&self, row: u32, byte: u8) -> Option<LeafEntry> {
        match self.entries.get(256 * row as usize + usize::from(byte)) {
            Some(&entry) if entry != UNKNOWN => Some(LeafEntry(entry.into())),
            _ => None,
        }
    }

    /// Keeps where a byte leads a row.
    pub(crate) fn set_entry(&mut self, row: u32, byte: u8, entry: LeafEntry) {
        if let Some(known) = self.entries.get_mut(256 * row as usize + usize::from(byte)) {
            *known = stored(entry);
        }
    }

    /// Returns whether a row has room for entries, and those that are known at once are missing.
    pub(crate) fn wants_entries(&self, row: u32) -> bool {
        !self.rows[row as usize].is_filled && (row as usize) < MAX_LEAF_ROWS
    }

    /// Keeps the entries of a row that are known at once.
    pub(crate) fn fill(&mut self, row: u32, found: &LeafEntries) {
        self.rows[row as usize].is_filled = true;
        let start = 256 * row as usize;
        for (known, found) in self.entries[start..start + 256].iter_mut().zip(found) {
            *known = found.map_or(UNKNOWN, stored);
        }
    }

    /// Returns the loop of a row, if it was looked at.
    #[inline]
    pub(crate) fn own_loop(&self, row: u32) -> Option<Loop> {
        self.rows[row as usize].own_loop
    }

    /// Keeps the loop of a row.
    pub(crate) fn set_loop(&mut self, row: u32, own: Loop) {
        self.rows[row as usize].own_loop = Some(own);
    }

    /// Returns the number of characters that lead on from a row, if it was looked at.
    #[inline]
    pub(crate) fn dead_distance(&self, row: u32) -> Option<u32> {
        self.rows[row as usize].dead_distance
    }

    /// Keeps the number of characters that lead on from a row.
    pub(crate) fn set_dead_distance(&mut self, row: u32, distance: u32) {
        self.rows[row as usize].dead_distance = Some(distance);
    }

    /// Returns [`Vocabulary::of_classes`], which is remembered.
    pub(crate) fn of_classes(
        &mut self,
        vocabulary: &Vocabulary,
        classes: u64,
        json: bool,
    ) -> Arc<TokenSet> {
        let key = ByteClasses { classes, json };
        if let Some(known) = self.sets.get(&key) {
            return Arc::clone(known);
        }
        let set = Arc::new(vocabulary.of_classes(classes, json));
        self.make_room();
        self.sets_size += size_of_val(set.words());
        self.sets.insert(key, Arc::clone(&set));
        set
    }

    /// Returns the tokens that may come where bytes of these classes may, or characters written as
    /// escapes, if they are few.
    pub(crate) fn candidates(
        &mut self,
        vocabulary: &Vocabulary,
        classes: u64,
        json: bool,
    ) -> Option<Arc<[u32]>> {
        let key = ByteClasses { classes, json };
        if let Some(known) = self.candidates.get(&key) {
            return known.clone();
        }
        let set = vocabulary.candidates(classes, json);
        let list: Vec<u32> = set.iter().take(MAX_CANDIDATES + 1).collect();
        let list: Option<Arc<[u32]>> = (list.len() <= MAX_CANDIDATES).then(|| list.into());
        self.make_room();
        self.sets_size += list.as_deref().map_or(0, size_of_val::<[u32]>);
        self.candidates.insert(key, list.clone());
        list
    }

    /// Forgets the sets by classes where there are too many for one more.
    fn make_room(&mut self) {
        if self.sets.len() + self.candidates.len() >= 2 * MAX_SETS {
            self.sets.clear();
            self.candidates.clear();
            self.sets_size = 0;
            self.n_emptied += 1;
        }
    }
}

/// Returns an entry as it stands in the table: rows without entries are not known there.
fn stored(entry: LeafEntry) -> u16 {
    u16::try_from(entry.0)
        .ok()
        .filter(|_| (entry.next() as usize) < MAX_LEAF_ROWS)
        .unwrap_or(UNKNOWN)
}
