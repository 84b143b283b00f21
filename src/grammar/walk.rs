//! What tokens do from one leaf, whatever comes after it.
//!
//! Inside a leaf the grammar around it does not matter: a token stays inside, or it leaves at some byte and goes on in
//! what follows. So the walk through the tree of tokens is done once for a leaf, on a machine of its own without stacks,
//! and used for every state that stands there.
//!
//! Where a regular expression takes whatever comes of some characters (`[a-z]*`, `.{0,255}`), tokens of nothing else are
//! found from sets that the vocabulary has prepared, and their subtrees are left out of the walk. What is left is what
//! holds another byte: a tenth of the tree or less.

use std::sync::Arc;

use super::automaton::Automaton;
use super::intern::FastMap;
use super::leaf::{Decoder, Leaf, LeafRow, Step};
use super::re::{Free, INF};
use super::trie::{Node, ROOT, TokenSet, Trie, class_of};
use super::vocabulary::{CAREFUL, Loop, Vocabulary};

/// The machine of leaves, as far as walks have come.
#[derive(Debug, Default)]
pub(super) struct Leaves {
    rows: Vec<Option<Box<LeafRow>>>,
    n_rows: usize,
    loops: Vec<Option<Option<Loop>>>,
    /// By leaf, see [`Automaton::reach_of`].
    reaches: Vec<Option<u32>>,
    /// By classes of bytes, whether in JSON strings, and vocabulary.
    sets: FastMap<(u64, bool, u64), Arc<TokenSet>>,
}

/// Most rows that are kept, of a kilobyte each; past it, all are forgotten and those in use come back.
const MAX_ROWS: usize = 1 << 14;

/// What tokens do from a leaf.
#[derive(Debug, Default)]
pub(super) struct LeafTokens {
    /// Tokens that stay inside, or end where the leaf may end: many,
    pub dense: Option<TokenSet>,
    /// or few.
    pub few: Vec<u32>,
    /// Nodes at which the leaf may end and below which tokens go on, of [`Vocabulary::exit_trie`].
    pub exits: Vec<u32>,
    /// Whether the leaf is a JSON string, after a whole character.
    pub json: bool,
}

/// Which of the tokens of a leaf are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// All.
    Whole,
    /// Those that stay inside a JSON string: the same for all whose texts begin alike.
    Inside,
    /// Of those, the ones that are not of [`Vocabulary::longer`],
    Short,
    /// and the ones of each of these trees.
    Longer(u8),
    /// Those that end with it or leave it.
    Exits,
}

/// Up to so many tokens are kept as a list.
const FEW: usize = 512;

/// Up to so many tokens are tried one by one rather than through the tree.
const MANY_CANDIDATES: usize = 4096;

/// Most tokens have fewer characters.
const WORTH_IT: u32 = 5;

/// Of 52.
const MOST_LETTERS: usize = 40;

/// The classes of letters.
const LETTERS: u64 = 1 << class_of(b'a') | 1 << class_of(b'z') | 1 << class_of(b'A') | 1 << class_of(b'Z');

/// Text of so many classes of bytes has too many tokens for that.
const MANY_CLASSES: u32 = 36;

/// Most sets of tokens by classes that are kept.
const MAX_SETS: usize = 256;

impl LeafTokens {
    /// Puts the tokens together, if they are many.
    fn packed(mut self, vocabulary: &Vocabulary) -> LeafTokens {
        if self.dense.is_some() || self.few.len() > FEW {
            let dense = self.dense.get_or_insert_with(|| TokenSet::new(vocabulary.len()));
            self.few.drain(..).for_each(|t| dense.insert(t));
        }
        self
    }
}

/// A word that ends at a node below which tokens go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordExit {
    pub word: u32,
    pub node: usize,
}

impl Automaton {
    /// What tokens do from a leaf of a regular expression.
    pub(super) fn leaf_tokens(&mut self, vocabulary: &Vocabulary, leaf: u32, part: Part) -> LeafTokens {
        if let Part::Longer(tree) = part {
            return self.long_tokens(&vocabulary.longer()[usize::from(tree)], leaf).packed(vocabulary);
        }
        let mut out = self.most_tokens(vocabulary, leaf, part);
        if part == Part::Short {
            let mut long = TokenSet::new(vocabulary.len());
            vocabulary.longer().iter().flat_map(Trie::tokens).for_each(|&token| long.insert(token));
            out.few.retain(|&token| !long.contains(token));
            out.dense.iter_mut().for_each(|dense| dense.subtract(&long));
        }
        out
    }

    /// The tokens of a small tree that stay inside.
    fn long_tokens(&mut self, trie: &Trie, leaf: u32) -> LeafTokens {
        let mut out = LeafTokens { json: true, ..LeafTokens::default() };
        let covered =
            |l: Loop, node: &Node| node.classes & !l.classes == 0 && u32::from(node.characters) <= l.most;
        let mut todo = vec![(ROOT, leaf)];
        while let Some((at, leaf)) = todo.pop() {
            if self.loop_of(leaf).is_some_and(|l| covered(l, &trie.nodes[at])) {
                out.few.extend(trie.tokens_below(&trie.nodes[at]));
                continue;
            }
            for child in trie.nodes[at].children() {
                let (entry, node) = (self.leaf_entry(leaf, trie.bytes[child]), &trie.nodes[child]);
                if entry != LeafRow::DEAD {
                    out.few.extend(trie.tokens_at(node));
                    let next = LeafRow::parts(entry).0.filter(|_| !node.is_last());
                    todo.extend(next.map(|next| (child, next)));
                }
            }
        }
        out
    }

    /// The tokens of all lengths, as if they were short.
    fn most_tokens(&mut self, vocabulary: &Vocabulary, leaf: u32, part: Part) -> LeafTokens {
        // within a character or an escape, what tokens are by themselves says nothing
        let start =
            matches!(self.leaf(leaf), Leaf::JsonString(Decoder::Start, _) | Leaf::Text(Decoder::Start, _));
        let json = start && matches!(self.leaf(leaf), Leaf::JsonString(..));
        let mut out = LeafTokens { json, ..LeafTokens::default() };
        if matches!(part, Part::Whole | Part::Exits) {
            self.add_exits(vocabulary, leaf, &mut out);
        }
        if part == Part::Exits {
            return out.packed(vocabulary);
        }
        let whole = self.loop_of(leaf);
        let letters = whole.is_some_and(|l| l.classes & LETTERS == LETTERS && l.most >= WORTH_IT);
        // places that differ in what was read of a word are looked at together
        let looked = json && !letters && self.takes_letters(leaf);
        let reach = if looked { self.reach_of(leaf) } else { 0 };
        let closed = if looked { self.closed_loop(leaf) } else { None };
        let whole = closed.filter(|l| l.classes & LETTERS == LETTERS).or(whole);
        let base = whole.and_then(|l| {
            let mut set = TokenSet::clone(&*self.of_classes(vocabulary, l.classes, json));
            vocabulary.limit(&mut set, l.most, json).then_some(set)
        });
        let whole = whole.filter(|_| base.is_some());
        // most of text may come: then what may not is taken out
        let wide = whole.is_some_and(|l| l.is_wide() && l.most >= vocabulary.longest());
        let most = start && !wide && (reach >= WORTH_IT || self.takes_most(vocabulary, leaf));
        let whole = whole.filter(|_| !most);
        out.dense = if most { Some(vocabulary.all_text(json).clone()) } else { base };
        if start && !most && self.try_candidates(vocabulary, leaf, &mut out) {
            return out.packed(vocabulary);
        }
        let trie = vocabulary.inside_trie(json);
        // nodes to go on from, their leaves, whether all bytes so far were of the loop, and their characters
        let mut todo = vec![(ROOT, leaf, whole.is_some(), 0u32)];
        while let Some((at, leaf, inside, characters)) = todo.pop() {
            self.leaf_row(leaf);
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                let entry = self.leaf_entry(leaf, byte);
                if entry == LeafRow::DEAD {
                    if let (true, Some(dense)) = (most, &mut out.dense) {
                        trie.tokens_from(&trie.nodes[child]).iter().for_each(|&t| dense.remove(t));
                    }
                    continue;
                }
                let node = &trie.nodes[child];
                let covered =
                    |l: &Loop| node.classes & !l.classes == 0 && u32::from(node.characters) <= l.most;
                let inside = inside && whole.is_some_and(|l| l.classes >> class_of(byte) & 1 == 1);
                if inside && whole.as_ref().is_some_and(covered) {
                    continue;
                }
                if !most {
                    out.few.extend(trie.tokens_at(node));
                }
                let (Some(next), false) = (LeafRow::parts(entry).0, node.is_last()) else { continue };
                let characters = characters + u32::from(!(0x80..0xC0).contains(&byte));
                // within a character nothing leads on by itself
                let left = u32::from(node.characters).saturating_sub(characters).max(1);
                if looked && node.characters < u8::MAX && left <= self.reach_of(next) {
                    if !most {
                        out.few.extend(trie.tokens_below(node));
                    }
                } else if !start || !self.loop_of(next).as_ref().is_some_and(covered) {
                    todo.push((child, next, inside, characters));
                } else if !most {
                    let careful = self.loop_of(next).is_some_and(|l| l.classes & CAREFUL != 0);
                    let tokens = trie.tokens_below(node).iter();
                    out.few.extend(tokens.filter(|&&t| !careful || vocabulary.is_text(t, json)));
                }
            }
        }
        out.packed(vocabulary)
    }

    /// Where only few tokens are of bytes that the leaf may hold at all, tries each of these that is not in yet, and says
    /// so.
    fn try_candidates(&mut self, vocabulary: &Vocabulary, leaf: u32, out: &mut LeafTokens) -> bool {
        let (Leaf::Text(_, re) | Leaf::JsonString(_, re)) = self.leaf(leaf) else { return false };
        let alphabet = self.exprs().res.alphabet(re);
        let holds = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 1;
        let classes = (0..=255u8).filter(|&b| holds(b)).fold(0u64, |all, b| all | 1 << class_of(b));
        // text without letters is soon walked through
        if classes & LETTERS == 0 || classes.count_ones() > MANY_CLASSES {
            return false;
        }
        let mut candidates = TokenSet::clone(&*self.of_classes(vocabulary, classes, out.json));
        if out.json {
            // any character may be written as an escape
            let mut escapes = vocabulary.holding(b'\\').clone();
            escapes.intersect(vocabulary.all_text(true));
            candidates.union(&escapes);
        }
        if let Some(dense) = &out.dense {
            candidates.subtract(dense);
        }
        if candidates.len() > MANY_CANDIDATES {
            return false;
        }
        for token in candidates.iter() {
            let (mut at, mut alive) = (Some(leaf), true);
            for &byte in vocabulary.bytes(token) {
                let entry = at.map_or(LeafRow::DEAD, |leaf| self.leaf_entry(leaf, byte));
                alive = entry != LeafRow::DEAD;
                if !alive {
                    break;
                }
                at = LeafRow::parts(entry).0;
            }
            if alive {
                out.few.push(token);
            }
        }
        true
    }

    /// [`Vocabulary::of_classes`], remembered.
    fn of_classes(&mut self, vocabulary: &Vocabulary, classes: u64, json: bool) -> Arc<TokenSet> {
        // automata are not bound to one vocabulary
        let key = (classes, json, vocabulary.id());
        if let Some(known) = self.machine.sets.get(&key) {
            return known.clone();
        }
        let set = Arc::new(vocabulary.of_classes(classes, json));
        if self.machine.sets.len() >= MAX_SETS {
            self.machine.sets.clear();
        }
        self.machine.sets.insert(key, set.clone());
        set
    }

    /// Adds the tokens that end with the leaf, and the places where others leave it.
    fn add_exits(&mut self, vocabulary: &Vocabulary, leaf: u32, out: &mut LeafTokens) {
        let trie = vocabulary.exit_trie(out.json);
        let (alphabet, own) = match self.leaf(leaf) {
            // text may end anywhere: what goes on begins with a byte that is not of the leaf
            Leaf::Text(_, re) => {
                let alphabet = self.exprs().res.alphabet(re);
                let missing = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 0;
                let own = |own, b| if missing(b) { own & !(1 << class_of(b)) } else { own };
                (alphabet, (0..=255u8).fold(u64::MAX, own))
            }
            _ => ([u64::MAX; 4], 0),
        };
        let mut todo = vec![(ROOT, leaf)];
        while let Some((at, leaf)) = todo.pop() {
            self.leaf_row(leaf);
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                if alphabet[usize::from(byte / 64)] >> (byte % 64) & 1 == 0 {
                    continue;
                }
                let (next, done) = LeafRow::parts(self.leaf_entry(leaf, byte));
                let node = &trie.nodes[child];
                if done {
                    out.few.extend(trie.tokens_at(node));
                    if node.classes & !own != 0 {
                        out.exits.push(child as u32);
                    }
                }
                if let Some(next) = next
                    && node.classes & !own != 0
                {
                    todo.push((child, next));
                }
            }
        }
    }

    /// Whether after most letters nearly any text may come.
    fn takes_most(&mut self, vocabulary: &Vocabulary, leaf: u32) -> bool {
        let mut count = 0;
        for byte in (b'a'..=b'z').chain(b'A'..=b'Z') {
            let entry = self.leaf_entry(leaf, byte);
            if let Some(next) = LeafRow::parts(entry).0 {
                let wide = |l: &Loop| l.is_wide() && l.most >= vocabulary.longest();
                count += u32::from(self.loop_of(next).as_ref().is_some_and(wide));
            }
        }
        count >= MOST_LETTERS as u32
    }

    /// The characters that a leaf takes in whatever order.
    #[inline]
    fn loop_of(&mut self, leaf: u32) -> Option<Loop> {
        match self.machine.loops.get(leaf as usize) {
            Some(Some(known)) => *known,
            _ => self.find_loop(leaf),
        }
    }

    fn find_loop(&mut self, leaf: u32) -> Option<Loop> {
        let at = leaf as usize;
        let found = match self.leaf(leaf) {
            Leaf::Text(Decoder::Start, re) => self.exprs().res.free(re).and_then(|f| Loop::new(&f, false)),
            Leaf::JsonString(Decoder::Start, re) => {
                self.exprs().res.free(re).and_then(|f| Loop::new(&f, true))
            }
            _ => None,
        };
        let loops = &mut self.machine.loops;
        loops.resize(loops.len().max(at + 1), None);
        loops[at] = Some(found);
        found
    }

    /// Whether most letters lead on from a leaf.
    fn takes_letters(&mut self, leaf: u32) -> bool {
        let letters = (b'a'..=b'z').chain(b'A'..=b'Z');
        letters.filter(|&byte| self.leaf_entry(leaf, byte) != LeafRow::DEAD).count() >= MOST_LETTERS
    }

    /// How many characters lead on in a JSON string, whatever they are.
    fn reach_of(&mut self, leaf: u32) -> u32 {
        let at = leaf as usize;
        if let Some(Some(known)) = self.machine.reaches.get(at) {
            return *known;
        }
        let reach = match self.leaf(leaf) {
            Leaf::JsonString(Decoder::Start, re) => self.exprs().res.reach(re),
            _ => 0,
        };
        let reaches = &mut self.machine.reaches;
        reaches.resize(reaches.len().max(at + 1), None);
        reaches[at] = Some(reach);
        reach
    }

    /// Of which characters any text leads on in a JSON string.
    fn closed_loop(&mut self, leaf: u32) -> Option<Loop> {
        let Leaf::JsonString(Decoder::Start, re) = self.leaf(leaf) else { return None };
        let class = self.exprs().res.closed(re);
        Loop::new(&Free { class, most: INF }, true)
    }

    /// Makes sure that a leaf has a row.
    fn leaf_row(&mut self, leaf: u32) {
        let at = leaf as usize;
        if matches!(self.machine.rows.get(at), Some(Some(_))) {
            return;
        }
        let mut row = Box::new(LeafRow([LeafRow::UNKNOWN; 256]));
        self.fill_leaf_row(leaf, &mut row);
        let machine = &mut self.machine;
        if machine.n_rows >= MAX_ROWS {
            *machine = Leaves::default();
        }
        let n = machine.rows.len().max(at + 1);
        machine.rows.resize_with(n, || None);
        machine.rows[at] = Some(row);
        machine.n_rows += 1;
    }

    /// Where `byte` leads a leaf: an entry of a [`LeafRow`].
    #[inline]
    fn leaf_entry(&mut self, leaf: u32, byte: u8) -> u32 {
        match self.machine.rows.get(leaf as usize) {
            Some(Some(row)) if row.0[usize::from(byte)] != LeafRow::UNKNOWN => row.0[usize::from(byte)],
            _ => self.find_entry(leaf, byte),
        }
    }

    fn find_entry(&mut self, leaf: u32, byte: u8) -> u32 {
        let (at, b) = (leaf as usize, usize::from(byte));
        self.leaf_row(leaf);
        match self.machine.rows.get(at) {
            Some(Some(row)) if row.0[b] != LeafRow::UNKNOWN => return row.0[b],
            _ => {}
        }
        let from = self.leaf(leaf);
        let Step { next, done } = self.exprs().step(from, byte);
        let next = next.map(|l| self.leaf_number(l));
        let entry = LeafRow::entry(next, done.is_some());
        if let Some(Some(row)) = self.machine.rows.get_mut(at) {
            row.0[b] = entry;
        }
        entry
    }
}

/// Adds the tokens that are a part of one of `words` from byte `at` on, and gives the places where a word ends and tokens
/// go on. The words are sorted, and share what is before `at`.
pub(super) fn walk_words<'w>(
    trie: &Trie,
    words: &[u32],
    at: usize,
    bytes: impl Fn(u32) -> &'w [u8] + Copy,
    out: &mut TokenSet,
) -> Vec<WordExit> {
    let mut exits = Vec::new();
    // nodes, and the words that go on below, of which so many bytes have been read
    let mut todo: Vec<(usize, &[u32], usize)> = vec![(ROOT, words, at)];
    while let Some((node, mut rest, depth)) = todo.pop() {
        let mut children = trie.nodes[node].children();
        while let Some(&first) = rest.first() {
            let Some(&due) = bytes(first).get(depth) else {
                rest = &rest[1..]; // it ends here
                continue;
            };
            let n = rest.partition_point(|&w| bytes(w)[depth] <= due);
            let same = &rest[..n];
            rest = &rest[n..];
            let Some(child) = trie.child(children.clone(), due) else { continue };
            children.start = child + 1;
            let node = &trie.nodes[child];
            for &token in trie.tokens_at(node) {
                out.insert(token);
            }
            if !node.is_last() {
                let ended = same.iter().filter(|&&w| bytes(w).len() == depth + 1);
                exits.extend(ended.map(|&word| WordExit { word, node: child }));
                todo.push((child, same, depth + 1));
            }
        }
    }
    exits
}
