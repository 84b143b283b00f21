//! Leaves of regular expressions as a machine over bytes, for walks through the tree of tokens.
//!
//! A place is such a leaf; it has a row of 256 entries, and knows what it takes without a look at
//! each byte: characters in whatever order ([`Res::free`]), or so many of whatever characters
//! ([`Res::reach`]). Most of a walk is then a look into a row.
//!
//! [`Res::free`]: crate::expression::regex::Res::free
//! [`Res::reach`]: crate::expression::regex::Res::reach

use std::sync::Arc;

use crate::automaton::Automaton;
use crate::expression::leaf::{Decoder, Leaf, LeafEntry, LeafRow, LeafStep};
use crate::expression::regex::{Free, INF};
use crate::place::{MAX_ROWS, Place, Places, UNKNOWN};
use crate::trie::{N_CLASSES, Node, ONE, TokenSet, Trie, class_of};
use crate::tuning::{MAX_CANDIDATES, MAX_SETS};
use crate::vocabulary::{Loop, Vocabulary};

/// A way to change the bits of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Those that lead on are put in.
    Add,
    /// Those that do not are taken out.
    Remove,
}

/// Nodes of a tree, by their bytes, the nodes above them, and their tokens as in [`Trie::single`].
struct Nodes<'a> {
    bytes: &'a [u8],
    parents: &'a [u32],
    single: &'a [u32],
    /// The number of the first of them.
    start: usize,
}

impl Nodes<'_> {
    /// Returns the index, among the places found, of that above a node: the first is above them
    /// all.
    #[inline]
    fn above(&self, parent: u32) -> usize {
        (parent as usize + 1).saturating_sub(self.start)
    }

    /// Goes through nodes as far as the table tells, and returns how far it came; `places` holds
    /// where those before were.
    fn scan(
        &self,
        table: &[u16],
        places: &mut Vec<u32>,
        change: Change,
        words: &mut [u32],
    ) -> usize {
        let from = places.len() - 1;
        let left = self.bytes[from..].iter().zip(&self.parents[from..]).zip(&self.single[from..]);
        for ((&byte, &parent), &single) in left {
            let row = 256 * places[self.above(parent)] as usize;
            let entry = table.get(row + usize::from(byte)).copied().unwrap_or(UNKNOWN);
            if entry == UNKNOWN {
                break;
            }
            places.push(u32::from(entry / 2));
            let word = (single & !ONE) as usize / 32;
            let bit = single % 32;
            match change {
                Change::Add => words[word] |= (single >> 31 & u32::from(entry != 0)) << bit,
                Change::Remove => words[word] &= !((single >> 31 & u32::from(entry == 0)) << bit),
            }
        }
        places.len() - 1
    }
}

impl Automaton {
    /// Returns the place of a leaf, where a walk begins.
    pub(crate) fn first_place(&mut self, leaf: u32) -> u32 {
        if self.machine.places.len() > MAX_ROWS {
            self.machine = Places::default();
        }
        self.machine.place(leaf)
    }

    /// Returns the leaf of a place.
    pub(crate) fn leaf_at(&self, place: u32) -> Leaf {
        self.leaf(self.machine.places[place as usize].leaf)
    }

    /// Goes through all nodes below one, at which `place` stands, without a look at what could be
    /// left out, and changes the set of tokens.
    pub(crate) fn scan(
        &mut self,
        trie: &Trie,
        node: &Node,
        place: u32,
        change: Change,
        set: &mut TokenSet,
    ) {
        let range = trie.range_below(node);
        let nodes = Nodes {
            bytes: &trie.bytes[range.clone()],
            parents: &trie.parents[range.clone()],
            single: &trie.single[range.clone()],
            start: range.start,
        };
        let mut places = std::mem::take(&mut self.machine.scratch);
        places.clear();
        places.reserve(range.len() + 1);
        places.push(place);
        let words = set.words_mut();
        loop {
            let at = match change {
                Change::Add => nodes.scan(&self.machine.table, &mut places, Change::Add, words),
                Change::Remove => {
                    nodes.scan(&self.machine.table, &mut places, Change::Remove, words)
                }
            };
            let Some(&byte) = nodes.bytes.get(at) else { break };
            let entry = self.find_entry(places[nodes.above(nodes.parents[at])], byte);
            places.push(entry.next());
            if nodes.single[at] != 0 {
                set_bit(words, nodes.single[at] & !ONE, change, entry);
            }
        }
        for &several in trie.several_in(range) {
            let above = places[nodes.above(trie.parents[several as usize])];
            let entry = self.entry(above, trie.bytes[several as usize]);
            for &token in trie.tokens_at(&trie.nodes[several as usize]) {
                set_bit(words, token, change, entry);
            }
        }
        self.machine.scratch = places;
    }

    /// Returns where `byte` leads a place.
    #[inline]
    pub(crate) fn entry(&mut self, place: u32, byte: u8) -> LeafEntry {
        match self.machine.table.get(256 * place as usize + usize::from(byte)) {
            Some(&entry) if entry != UNKNOWN => LeafEntry(entry.into()),
            _ => self.find_entry(place, byte),
        }
    }

    /// Finds where `byte` leads a place, where the table does not say.
    #[cold]
    fn find_entry(&mut self, place: u32, byte: u8) -> LeafEntry {
        let number = self.machine.places[place as usize].leaf;
        let row = 256 * place as usize;
        let is_fresh = !self.machine.places[place as usize].looked[2];
        if is_fresh && (place as usize) < MAX_ROWS {
            let mut found: LeafRow = [None; 256];
            self.fill_leaf_row(number, &mut found);
            if !self.exprs.res.budget.is_over() {
                self.machine.places[place as usize].looked[2] = true;
                for (known, found) in self.machine.table[row..row + 256].iter_mut().zip(found) {
                    *known = found.map_or(UNKNOWN, known_as);
                }
            }
            if let Some(entry) = found[usize::from(byte)] {
                return entry;
            }
        }
        let from = self.leaf(number);
        let LeafStep { next, done } = self.exprs().step(from, byte);
        let next = next.map(|leaf| {
            let leaf = self.leaf_number(leaf);
            self.machine.place(leaf)
        });
        let entry = LeafEntry::new(next, done.is_some());
        if !self.exprs.res.budget.is_over()
            && let Some(known) = self.machine.table.get_mut(row + usize::from(byte))
        {
            *known = known_as(entry);
        }
        entry
    }

    /// Returns the classes of characters that a place takes in whatever order, and most characters
    /// of these; without any if that is not worth a look.
    #[inline]
    pub(crate) fn loop_of(&mut self, place: u32) -> Loop {
        let Place { classes, most, looked, .. } = self.machine.places[place as usize];
        if looked[0] { Loop { classes, most } } else { self.find_loop(place) }
    }

    #[cold]
    fn find_loop(&mut self, place: u32) -> Loop {
        let (re, json) = match self.leaf_at(place) {
            Leaf::Text(Decoder::Start, re) => (Some(re), false),
            Leaf::JsonString(Decoder::Start, re) => (Some(re), true),
            _ => (None, false),
        };
        let res = &mut self.exprs().res;
        let free = re.filter(|&re| Loop::may_be_of(res.alphabet(re))).and_then(|re| res.free(re));
        let found = free.and_then(|free| Loop::new(&free, json)).unwrap_or(Loop::NONE);
        if !res.budget.is_over() {
            let place = &mut self.machine.places[place as usize];
            place.classes = found.classes;
            place.most = found.most;
            place.looked[0] = true;
        }
        found
    }

    /// Returns the classes of which one must be in any text that leads on from a place, where texts
    /// of the classes of its own loop are known.
    pub(crate) fn beyond_loop(&mut self, place: u32, own: Loop) -> Option<u64> {
        let Leaf::JsonString(Decoder::Start, re) = self.leaf_at(place) else { return None };
        let res = &mut self.exprs().res;
        let free = res.free(re).filter(|free| free.most == own.most)?;
        let along = res.along(re, &free)?;
        let (last, before) = along.split_last()?;
        let others =
            before.iter().fold(0, |all, class| all | Loop::classes_of(class)) & !own.classes;
        // what an escape stands for may be any character
        Some(others | Loop::classes_of(last) | 1 << class_of(b'\\'))
    }

    /// Returns whether a leaf is inside a JSON string, after a whole character, and takes whatever
    /// comes of so many.
    pub(crate) fn takes_all(&mut self, leaf: u32, characters: u32) -> bool {
        match self.leaf(leaf) {
            Leaf::ANY_STRING => true,
            Leaf::JsonString(Decoder::Start, _) => {
                let place = self.first_place(leaf);
                let free = self.loop_of(place);
                free.classes == Loop::ANY_STRING && characters <= free.most
            }
            _ => false,
        }
    }

    /// Returns the number of characters that lead on in a JSON string, whatever they are.
    #[inline]
    pub(crate) fn reach_of(&mut self, place: u32) -> u32 {
        let Place { reach, looked, .. } = self.machine.places[place as usize];
        if looked[1] { reach } else { self.find_reach(place) }
    }

    #[cold]
    fn find_reach(&mut self, place: u32) -> u32 {
        let reach = match self.leaf_at(place) {
            Leaf::JsonString(Decoder::Start, re) => self.exprs().res.dead_distance(re),
            _ => 0,
        };
        if !self.exprs.res.budget.is_over() {
            let place = &mut self.machine.places[place as usize];
            place.reach = reach;
            place.looked[1] = true;
        }
        reach
    }

    /// Returns the characters of which any text leads on in a JSON string.
    pub(crate) fn closed_loop(&mut self, place: u32) -> Option<Loop> {
        let Leaf::JsonString(Decoder::Start, re) = self.leaf_at(place) else { return None };
        let class = self.exprs().res.closed(re);
        Loop::new(&Free { class, most: INF }, true)
    }

    /// Returns [`Vocabulary::of_classes`], which is remembered.
    pub(crate) fn of_classes(
        &mut self,
        vocabulary: &Vocabulary,
        classes: u64,
        json: bool,
    ) -> Arc<TokenSet> {
        // automata are not bound to one vocabulary
        let key = (classes, json, vocabulary.id());
        if let Some(known) = self.machine.sets.get(&key) {
            return known.clone();
        }
        let set = Arc::new(vocabulary.of_classes(classes, json));
        if self.machine.sets.len() >= MAX_SETS {
            self.machine.sets.clear();
            self.machine.sets_size = 0;
        }
        self.machine.sets_size += size_of_val(set.words());
        self.machine.sets.insert(key, set.clone());
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
        let key = (classes, json, vocabulary.id());
        if let Some(known) = self.machine.candidates.get(&key) {
            return known.clone();
        }
        let set = vocabulary.candidates(classes, json);
        let list: Vec<u32> = set.iter().take(MAX_CANDIDATES + 1).collect();
        let list = (list.len() <= MAX_CANDIDATES).then(|| list.into());
        if self.machine.candidates.len() >= MAX_SETS {
            self.machine.candidates.clear();
            self.machine.candidates_size = 0;
        }
        self.machine.candidates_size += list.as_deref().map_or(0, size_of_val::<[u32]>);
        self.machine.candidates.insert(key, list.clone());
        list
    }
}

/// Returns an entry as it stands in [`Places::table`]: places without rows are not known there.
fn known_as(entry: LeafEntry) -> u16 {
    u16::try_from(entry.0).ok().filter(|_| (entry.next() as usize) < MAX_ROWS).unwrap_or(UNKNOWN)
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

impl Loop {
    /// The loop that takes nothing.
    pub(crate) const NONE: Loop = Loop { classes: 0, most: 0 };

    /// The classes of all that may stand in a JSON string.
    pub(crate) const ANY_STRING: u64 =
        ((1 << N_CLASSES) - 1) & !(1 << class_of(b'"') | 1 << class_of(0));

    /// Returns whether texts of so many characters come, after a few, to what it does not take.
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
}
