//! The rows of leaves, filled in as walks come to them, and scans of subtrees by them.
//!
//! Most of a walk through a leaf is a look into its row of the [`LeafTable`]. A row also knows what
//! its leaf takes without a look at each byte: characters in whatever order ([`Res::free`]), or a
//! number of whatever characters ([`Res::dead_distance`]). Nothing is kept that was found when no
//! step of the search was left.
//!
//! [`LeafTable`]: crate::mask::leaf_table::LeafTable
//! [`Res::free`]: crate::expression::regex::Res::free
//! [`Res::dead_distance`]: crate::expression::regex::Res::dead_distance

use crate::expression::leaf::{Decoder, Leaf, LeafEntries, LeafEntry, LeafStep};
use crate::expression::regex::{Free, INF};
use crate::mask::leaf_table::{LeafTable, UNKNOWN};
use crate::mask::loops::Loop;
use crate::mask::trie::{Node, ONE, TokenSet, Trie, class_of};
use crate::mask::walker::MaskWalker;

/// A change of the bits of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Tokens that lead on are put in.
    Add,
    /// Tokens that do not lead on are taken out.
    Remove,
}

/// Nodes of a trie, by their bytes, the nodes above them, and their tokens as in [`Trie::single`].
struct ScannedNodes<'a> {
    bytes: &'a [u8],
    parents: &'a [u32],
    single: &'a [u32],
    /// The number of the first of them.
    start: usize,
}

impl ScannedNodes<'_> {
    /// Returns the index, among the rows found, of that above a node: the first is above them all.
    #[inline]
    fn above(&self, parent: u32) -> usize {
        (parent as usize + 1).saturating_sub(self.start)
    }

    /// Goes through nodes as far as the table tells, and returns how far it came; `rows` holds the
    /// row above all of them, and those of the nodes that were gone through.
    fn scan(
        &self,
        entries: &[u16],
        rows: &mut Vec<u32>,
        change: Change,
        words: &mut [u32],
    ) -> usize {
        let from = rows.len() - 1;
        let left = self.bytes[from..].iter().zip(&self.parents[from..]).zip(&self.single[from..]);
        for ((&byte, &parent), &single) in left {
            let row = 256 * rows[self.above(parent)] as usize;
            let entry = entries.get(row + usize::from(byte)).copied().unwrap_or(UNKNOWN);
            if entry == UNKNOWN {
                break;
            }
            rows.push(u32::from(entry / 2));
            let word = (single & !ONE) as usize / 32;
            let bit = single % 32;
            match change {
                Change::Add => words[word] |= (single >> 31 & u32::from(entry != 0)) << bit,
                Change::Remove => words[word] &= !((single >> 31 & u32::from(entry == 0)) << bit),
            }
        }
        rows.len() - 1
    }
}

impl MaskWalker<'_> {
    /// Returns the row of a leaf, where a walk begins.
    pub(super) fn first_row(&mut self, leaf: u32) -> u32 {
        if self.cache.table.is_full() {
            self.cache.table = LeafTable::default();
        }
        self.cache.table.row(leaf)
    }

    /// Returns the leaf of a row.
    pub(super) fn leaf_of(&self, row: u32) -> Leaf {
        self.automaton.leaf(self.cache.table.leaf_of(row))
    }

    /// Goes through all nodes below one, of which the bytes lead to `row`, without a look at what
    /// could be left out, and changes the set of tokens.
    pub(super) fn scan(
        &mut self,
        trie: &Trie,
        node: &Node,
        row: u32,
        change: Change,
        set: &mut TokenSet,
    ) {
        let range = trie.range_below(node);
        let nodes = ScannedNodes {
            bytes: &trie.bytes[range.clone()],
            parents: &trie.parents[range.clone()],
            single: &trie.single[range.clone()],
            start: range.start,
        };
        let mut rows = std::mem::take(&mut self.cache.table.scratch);
        rows.clear();
        rows.reserve(range.len() + 1);
        rows.push(row);
        let words = set.words_mut();
        loop {
            let entries = self.cache.table.entries();
            let at = match change {
                Change::Add => nodes.scan(entries, &mut rows, Change::Add, words),
                Change::Remove => nodes.scan(entries, &mut rows, Change::Remove, words),
            };
            let Some(&byte) = nodes.bytes.get(at) else { break };
            let entry = self.find_entry(rows[nodes.above(nodes.parents[at])], byte);
            rows.push(entry.next());
            if nodes.single[at] != 0 {
                set_bit(words, nodes.single[at] & !ONE, change, entry);
            }
        }
        for &several in trie.several_in(range) {
            let above = rows[nodes.above(trie.parents[several as usize])];
            let entry = self.entry(above, trie.bytes[several as usize]);
            for &token in trie.tokens_at(&trie.nodes[several as usize]) {
                set_bit(words, token, change, entry);
            }
        }
        self.cache.table.scratch = rows;
    }

    /// Returns where a byte leads a row.
    #[inline]
    pub(super) fn entry(&mut self, row: u32, byte: u8) -> LeafEntry {
        match self.cache.table.entry(row, byte) {
            Some(entry) => entry,
            None => self.find_entry(row, byte),
        }
    }

    /// Finds where a byte leads a row, where the table does not say.
    #[cold]
    fn find_entry(&mut self, row: u32, byte: u8) -> LeafEntry {
        let table = &mut self.cache.table;
        let number = table.leaf_of(row);
        if table.wants_entries(row) {
            let mut found: LeafEntries = [None; 256];
            self.automaton.fill_leaf_entries(number, &mut found, &mut |leaf| table.row(leaf));
            if !self.automaton.budget().is_over() {
                table.fill(row, &found);
            }
            if let Some(entry) = found[usize::from(byte)] {
                return entry;
            }
        }
        let from = self.automaton.leaf(number);
        let LeafStep { next, done } = self.automaton.exprs().step(from, byte);
        let next = next.map(|leaf| table.row(self.automaton.leaf_number(leaf)));
        let entry = LeafEntry::new(next, done.is_some());
        if !self.automaton.budget().is_over() {
            table.set_entry(row, byte, entry);
        }
        entry
    }

    /// Returns the classes of characters that a row takes in whatever order, and most characters of
    /// these; without any if that is not worth a look.
    #[inline]
    pub(super) fn loop_of(&mut self, row: u32) -> Loop {
        match self.cache.table.own_loop(row) {
            Some(own) => own,
            None => self.find_loop(row),
        }
    }

    /// Finds the loop of a row that was not looked at.
    #[cold]
    fn find_loop(&mut self, row: u32) -> Loop {
        let leaf = self.leaf_of(row);
        let (Leaf::Text(Decoder::Start, re) | Leaf::JsonString(Decoder::Start, re)) = leaf else {
            self.cache.table.set_loop(row, Loop::NONE);
            return Loop::NONE;
        };
        let json = matches!(leaf, Leaf::JsonString(..));
        let res = &mut self.automaton.exprs().res;
        let free = if Loop::may_be_of(res.alphabet(re)) { res.free(re) } else { None };
        let own = free.and_then(|free| Loop::new(&free, json)).unwrap_or(Loop::NONE);
        if !res.budget.is_over() {
            self.cache.table.set_loop(row, own);
        }
        own
    }

    /// Returns the classes of which one must be in any text that leads on from a row, where texts
    /// of the classes of its own loop are known.
    pub(super) fn beyond_loop(&mut self, row: u32, own: Loop) -> Option<u64> {
        let Leaf::JsonString(Decoder::Start, re) = self.leaf_of(row) else { return None };
        let res = &mut self.automaton.exprs().res;
        let free = res.free(re).filter(|free| free.most == own.most)?;
        let along = res.along(re, &free)?;
        let (last, before) = along.split_last()?;
        let others =
            before.iter().fold(0, |all, class| all | Loop::classes_of(class)) & !own.classes;
        // what an escape stands for may be any character
        Some(others | Loop::classes_of(last) | 1 << class_of(b'\\'))
    }

    /// Returns whether a leaf is inside a JSON string, after a whole character, and takes whatever
    /// comes of a number of characters.
    pub(super) fn takes_all(&mut self, leaf: u32, characters: u32) -> bool {
        match self.automaton.leaf(leaf) {
            Leaf::ANY_STRING => true,
            Leaf::JsonString(Decoder::Start, _) => {
                let row = self.first_row(leaf);
                let own = self.loop_of(row);
                own.classes == Loop::ANY_STRING && characters <= own.most
            }
            _ => false,
        }
    }

    /// Returns the number of characters that lead on in a JSON string, whatever they are.
    #[inline]
    pub(super) fn dead_distance(&mut self, row: u32) -> u32 {
        match self.cache.table.dead_distance(row) {
            Some(distance) => distance,
            None => self.find_dead_distance(row),
        }
    }

    /// Finds the number of characters that lead on from a row that was not looked at.
    #[cold]
    fn find_dead_distance(&mut self, row: u32) -> u32 {
        let distance = match self.leaf_of(row) {
            Leaf::JsonString(Decoder::Start, re) => self.automaton.exprs().res.dead_distance(re),
            _ => 0,
        };
        if !self.automaton.budget().is_over() {
            self.cache.table.set_dead_distance(row, distance);
        }
        distance
    }

    /// Returns the characters of which any text leads on in a JSON string.
    pub(super) fn closed_loop(&mut self, row: u32) -> Option<Loop> {
        let Leaf::JsonString(Decoder::Start, re) = self.leaf_of(row) else { return None };
        let class = self.automaton.exprs().res.closed(re);
        Loop::new(&Free { class, most: INF }, true)
    }
}

/// Changes the bit of a token to which an entry leads.
fn set_bit(words: &mut [u32], token: u32, change: Change, entry: LeafEntry) {
    let word = &mut words[token as usize / 32];
    let bit = 1 << (token % 32);
    match change {
        Change::Add if entry != LeafEntry::DEAD => *word |= bit,
        Change::Remove if entry == LeafEntry::DEAD => *word &= !bit,
        Change::Add | Change::Remove => {}
    }
}
