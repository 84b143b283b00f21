//! What tokens do from one leaf, whatever comes after it.
//!
//! Inside a leaf the grammar around it does not matter: a token stays inside, or it leaves at some byte and goes on in
//! what follows. So the walk through the tree of tokens is done once for a leaf, on a machine of its own without stacks,
//! and used for every state that stands there.
//!
//! Where a regular expression takes whatever comes of some characters (`[a-z]*`, `.{0,255}`), tokens of nothing else are
//! found from sets that the vocabulary has prepared, and their subtrees are left out of the walk. What is left is what
//! holds another byte: a tenth of the tree or less.

use super::automaton::Automaton;
use super::leaf::{Decoder, Leaf, LeafRow, Step};
use super::trie::{Node, TokenSet, Trie, class_of};
use super::vocabulary::{CAREFUL, Loop, Vocabulary};

/// The machine of leaves, as far as walks have come.
#[derive(Debug, Default)]
pub(super) struct Leaves {
    rows: Vec<Option<Box<LeafRow>>>,
    n_rows: usize,
    loops: Vec<Option<Option<Loop>>>,
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
    /// Nodes at which the leaf may end and below which tokens go on.
    pub exits: Vec<u32>,
}

/// Up to so many tokens are kept as a list.
const FEW: usize = 512;

/// A word that ends at a node below which tokens go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordExit {
    pub word: u32,
    pub node: u32,
}

impl Automaton {
    /// What tokens do from a leaf of a regular expression.
    pub(super) fn leaf_tokens(&mut self, vocabulary: &Vocabulary, leaf: u32) -> LeafTokens {
        let trie = &vocabulary.trie;
        let json = matches!(self.leaf(leaf), Leaf::JsonString(..));
        // below a place where text may end, tokens go on only by bytes that are not of the leaf itself
        let own: u64 = match self.leaf(leaf) {
            Leaf::Text(_, re) => {
                let alphabet = self.exprs().res.alphabet(re);
                let missing = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 0;
                (0..=255u8).filter(|&b| missing(b)).fold(u64::MAX, |own, b| own & !(1 << class_of(b)))
            }
            _ => 0,
        };
        let mut out = LeafTokens::default();
        let whole = self.loop_of(leaf);
        let base = whole.and_then(|l| vocabulary.inside(l, json));
        let whole = whole.filter(|_| base.is_some());
        // most of text may come: then what may not is taken out
        let most = whole.is_none_or(|l| !l.is_wide()) && self.takes_most(vocabulary, leaf);
        let whole = whole.filter(|_| !most);
        out.dense = if most { Some(vocabulary.all_text(json).clone()) } else { base };
        // the leaves on the way down, and whether all bytes so far were of the loop
        let mut path = vec![(leaf, whole.is_some())];
        for byte in 0..=255u8 {
            let (start, end) = trie.top[usize::from(byte)];
            let mut at = start;
            while at < end {
                let Node { end: after, tokens, depth, byte } = trie.nodes[at as usize];
                let depth = usize::from(depth);
                path.truncate(depth + 1);
                let (from, inside) = path[path.len() - 1];
                let entry = self.leaf_entry(from, byte);
                if entry == LeafRow::DEAD {
                    if let (true, Some(dense)) = (most, &mut out.dense) {
                        trie.tokens_from(at).iter().for_each(|&t| dense.remove(t));
                    }
                    at = after;
                    continue;
                }
                let below = trie.below[at as usize];
                let covered =
                    |l: &Loop| below.classes & !l.classes == 0 && u32::from(below.characters) <= l.most;
                let inside = inside && whole.is_some_and(|l| l.classes >> class_of(byte) & 1 == 1);
                if inside && whole.as_ref().is_some_and(covered) {
                    at = after;
                    continue;
                }
                let (next, done) = LeafRow::parts(entry);
                if !most || done {
                    out.few.extend(&trie.tokens[tokens.0 as usize..tokens.1 as usize]);
                }
                if done && below.classes & !own != 0 {
                    out.exits.push(at);
                }
                let (Some(next), true) = (next, after > at + 1) else {
                    at = after;
                    continue;
                };
                if !inside && let Some(l) = self.loop_of(next).filter(covered) {
                    let tokens = trie.tokens_below(at).iter();
                    if most {
                        // they are in already
                    } else if l.classes & CAREFUL == 0 {
                        out.few.extend(tokens);
                    } else {
                        out.few.extend(tokens.filter(|&&t| vocabulary.is_text(t, json)));
                    }
                    at = after;
                    continue;
                }
                path.push((next, inside));
                at += 1;
            }
            path.truncate(1);
        }
        if out.dense.is_some() || out.few.len() > FEW {
            let dense = out.dense.get_or_insert_with(|| TokenSet::new(vocabulary.len()));
            out.few.drain(..).for_each(|t| dense.insert(t));
        }
        out
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
        count >= 40
    }

    /// The characters that a leaf takes in whatever order.
    fn loop_of(&mut self, leaf: u32) -> Option<Loop> {
        let at = leaf as usize;
        if let Some(Some(known)) = self.machine.loops.get(at) {
            return *known;
        }
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
    fn leaf_entry(&mut self, leaf: u32, byte: u8) -> u32 {
        let (at, b) = (leaf as usize, usize::from(byte));
        match self.machine.rows.get(at) {
            Some(Some(row)) if row.0[b] != LeafRow::UNKNOWN => return row.0[b],
            Some(Some(_)) => {}
            _ => {
                self.leaf_row(leaf);
                return self.leaf_entry(leaf, byte);
            }
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
    // nodes from the first to the second (exclusive), and the words that go on there, `depth` bytes further
    let mut todo: Vec<(u32, u32, &[u32], usize)> = Vec::new();
    let byte_of = |word: u32, depth: usize| bytes(word).get(at + depth).copied();
    let mut rest = words;
    while let Some(&first) = rest.first() {
        let byte = byte_of(first, 0);
        let n = rest.partition_point(|&w| byte_of(w, 0) <= byte);
        if let Some(byte) = byte {
            let (start, end) = trie.top[usize::from(byte)];
            if start < end {
                todo.push((start, start + 1, &rest[..n], 0));
            }
        }
        rest = &rest[n..];
    }
    while let Some((start, end, words, depth)) = todo.pop() {
        let (mut node, mut words) = (start, words);
        while node < end
            && let Some(&first) = words.first()
        {
            let Node { end: after, tokens, byte, .. } = trie.nodes[node as usize];
            let after = if depth == 0 { end } else { after };
            let Some(due) = byte_of(first, depth) else {
                words = &words[1..]; // it ends here
                continue;
            };
            if due < byte {
                words = &words[words.partition_point(|&w| byte_of(w, depth).is_none_or(|b| b < byte))..];
                continue;
            }
            if due == byte {
                let n = words.partition_point(|&w| byte_of(w, depth).is_none_or(|b| b <= byte));
                for &token in &trie.tokens[tokens.0 as usize..tokens.1 as usize] {
                    out.insert(token);
                }
                let last = trie.nodes[node as usize].end;
                if last > node + 1 {
                    let ended = words[..n].iter().filter(|&&w| bytes(w).len() == at + depth + 1);
                    exits.extend(ended.map(|&word| WordExit { word, node }));
                    todo.push((node + 1, last, &words[..n], depth + 1));
                }
                words = &words[n..];
            }
            node = after;
        }
    }
    exits
}
