//! Byte strings as an acyclic automaton: beginnings and ends that words share are there once.
//!
//! Built from sorted words in one pass, as Daciuk and others describe ("Incremental construction of
//! minimal acyclic finite-state automata", 2000): what the next word cannot share any more is
//! looked up among the nodes that are done. A node takes 8 bytes and an edge 5; a million words of
//! English letters come to some 10 to 20 MB.
//!
//! For example, `tap`, `taps`, `top` and `tops` are five nodes:
//!
//! ```text
//! 4 ─t→ 3 ─a,o→ 2 ─p→ 1 (a word ends) ─s→ 0 (a word ends)
//! ```

use crate::Error;
use crate::budget::Budget;
use crate::codec::{Damage, Input, Output};
use crate::intern::FastHasher;
use std::hash::Hasher;

/// Most bytes of the words of one graph.
const MAX_WORD_BYTES: usize = 48 << 20;

/// Most bytes of one word: its nodes are in work all at once, of some 40 bytes each.
const MAX_ONE_WORD: usize = 1 << 20;

/// Most nodes of the graph of a list of words: some 200 MB, with the table that finds them.
const MAX_WORD_NODES: usize = 1 << 23;

/// New nodes of a word that its bytes count for; each beyond is steps of its own.
const COUNTED_NODES: usize = 16;

/// Most nodes of one graph.
pub(crate) const MAX_NODES: usize = 1 << 24;

/// A minimal acyclic automaton of byte strings.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct WordGraph {
    /// By node, where its edges begin; and the end of the last.
    starts: Vec<u32>,
    /// By edge, its byte; those of a node ascend.
    bytes: Vec<u8>,
    /// By edge, where it leads: to a node before its own.
    targets: Vec<u32>,
    /// By node, the fewest bytes that complete a word; 0 where one ends.
    missing: Vec<u32>,
    /// The node before any byte.
    pub root: u32,
    /// All bytes of words, as bits.
    pub alphabet: [u64; 4],
    /// No word begins another.
    pub is_prefix_free: bool,
}

/// The nodes of a graph that are not done: those of the last word.
#[derive(Default)]
struct OpenNode {
    ends: bool,
    edges: Vec<(u8, u32)>,
    /// The byte that leads to the open node after this one.
    next: u8,
}

/// A graph that is being built.
pub(crate) struct GraphBuilder {
    graph: WordGraph,
    /// Nodes by the hash of their edges; [`NO_NODE`] where there is room.
    table: Vec<u32>,
}

const NO_NODE: u32 = u32::MAX;

impl GraphBuilder {
    /// Begins a graph without nodes.
    pub(crate) fn new() -> GraphBuilder {
        let graph = WordGraph {
            starts: vec![0],
            bytes: Vec::new(),
            targets: Vec::new(),
            missing: Vec::new(),
            root: 0,
            alphabet: [0; 4],
            is_prefix_free: true,
        };
        GraphBuilder { graph, table: vec![NO_NODE; 1 << 8] }
    }

    /// Returns the node with these edges, new if there was none; `None` past the limit.
    pub(crate) fn node(&mut self, ends: bool, edges: &[(u8, u32)]) -> Option<u32> {
        let mut hasher = FastHasher::default();
        hasher.write_u8(ends.into());
        for &(byte, target) in edges {
            hasher.write_u64(u64::from(byte) << 32 | u64::from(target));
        }
        let hash = hasher.finish() as usize;
        let mask = self.table.len() - 1;
        let mut at = hash & mask;
        while self.table[at] != NO_NODE {
            if self.graph.is_node(self.table[at], ends, edges) {
                return Some(self.table[at]);
            }
            at = (at + 1) & mask;
        }
        let id = self.graph.len() as u32;
        if id as usize >= MAX_NODES {
            return None;
        }
        self.table[at] = id;
        self.graph.push(ends, edges);
        if self.graph.len() * 2 > self.table.len() {
            self.grow();
        }
        Some(id)
    }

    /// Makes the table of nodes twice as large.
    fn grow(&mut self) {
        let size = self.table.len() * 2;
        let mut table = vec![NO_NODE; size];
        for id in 0..self.graph.len() as u32 {
            let mut hasher = FastHasher::default();
            hasher.write_u8(self.graph.ends(id).into());
            for (byte, target) in self.graph.edges(id) {
                hasher.write_u64(u64::from(byte) << 32 | u64::from(target));
            }
            let mut at = hasher.finish() as usize & (size - 1);
            while table[at] != NO_NODE {
                at = (at + 1) & (size - 1);
            }
            table[at] = id;
        }
        self.table = table;
    }

    /// Returns the graph whose words begin at `root`.
    pub(crate) fn finish(mut self, root: u32) -> WordGraph {
        self.graph.root = root;
        self.graph
    }
}

impl WordGraph {
    /// Returns the graph of words that are sorted, distinct and not empty.
    ///
    /// # Errors
    /// There are too many bytes or nodes, or no step is left.
    pub(crate) fn of_words(words: &[&[u8]], budget: &mut Budget) -> Result<WordGraph, Error> {
        let bytes: usize = words.iter().map(|word| word.len()).sum();
        if bytes > MAX_WORD_BYTES {
            let what = "the number of bytes of all choices".into();
            return Err(Error::Limit { what, limit: MAX_WORD_BYTES });
        }
        let mut builder = GraphBuilder::new();
        let mut open = vec![OpenNode::default()];
        let mut last: &[u8] = &[];
        let limit = MAX_WORD_NODES;
        let too_many = || Error::Limit { what: "the nodes of all choices".into(), limit };
        if words.iter().any(|word| word.len() > MAX_ONE_WORD) {
            let what = "the number of bytes of a choice".into();
            return Err(Error::Limit { what, limit: MAX_ONE_WORD });
        }
        for (i, &word) in words.iter().enumerate() {
            budget.take(word.len() as u64 / 2 + 1);
            if i % 4096 == 0 {
                budget.check()?;
            }
            let shared = last.iter().zip(word).take_while(|(a, b)| a == b).count();
            close(&mut builder, &mut open, shared).ok_or_else(too_many)?;
            let new = word.len() - shared;
            if builder.graph.len() + open.len() + new > MAX_WORD_NODES {
                return Err(too_many());
            }
            // a long end may be there already, and is looked up node by node all the same
            budget.take(2 * new.saturating_sub(COUNTED_NODES) as u64);
            if new > COUNTED_NODES {
                budget.check()?;
            }
            for &byte in &word[shared..] {
                if let Some(node) = open.last_mut() {
                    node.next = byte;
                }
                open.push(OpenNode::default());
            }
            if let Some(node) = open.last_mut() {
                node.ends = true;
            }
            last = word;
        }
        close(&mut builder, &mut open, 0).ok_or_else(too_many)?;
        budget.check()?;
        let root = open.pop().unwrap_or_default();
        let root = builder.node(false, &root.edges).ok_or_else(too_many)?;
        Ok(builder.finish(root))
    }

    /// Returns the number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.missing.len()
    }

    /// Returns the bytes that it takes.
    pub(crate) fn size(&self) -> usize {
        self.missing.len() * 8 + self.bytes.len() * 5
    }

    fn range(&self, node: u32) -> std::ops::Range<usize> {
        self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize
    }

    /// Returns the edges of a node, by ascending byte.
    pub(crate) fn edges(&self, node: u32) -> impl Iterator<Item = (u8, u32)> {
        self.range(node).map(|at| (self.bytes[at], self.targets[at]))
    }

    /// Returns whether a word ends at a node.
    pub(crate) fn ends(&self, node: u32) -> bool {
        self.missing[node as usize] == 0
    }

    /// Returns whether words go on at a node.
    pub(crate) fn goes_on(&self, node: u32) -> bool {
        !self.range(node).is_empty()
    }

    /// Returns where a byte leads a node.
    pub(crate) fn step(&self, node: u32, byte: u8) -> Option<u32> {
        let range = self.range(node);
        let at = self.bytes[range.clone()].binary_search(&byte).ok()?;
        Some(self.targets[range.start + at])
    }

    /// Returns the first edge on a shortest way from a node to the end of a word, of at least one
    /// byte, and how many bytes it takes.
    pub(crate) fn shortest(&self, node: u32) -> Option<(u8, u32, u32)> {
        let ways = self.edges(node).map(|(byte, to)| (self.missing[to as usize] + 1, byte, to));
        ways.min_by_key(|way| way.0).map(|(bytes, byte, to)| (byte, to, bytes))
    }

    fn is_node(&self, node: u32, ends: bool, edges: &[(u8, u32)]) -> bool {
        self.ends(node) == ends && self.edges(node).eq(edges.iter().copied())
    }

    /// Adds a node over nodes that are there.
    fn push(&mut self, ends: bool, edges: &[(u8, u32)]) {
        let least = edges.iter().map(|edge| self.missing[edge.1 as usize]).min().unwrap_or(0);
        self.missing.push(if ends { 0 } else { least.saturating_add(1) });
        self.is_prefix_free &= !ends || edges.is_empty();
        for &(byte, target) in edges {
            self.alphabet[usize::from(byte / 64)] |= 1 << (byte % 64);
            self.bytes.push(byte);
            self.targets.push(target);
        }
        self.starts.push(self.bytes.len() as u32);
    }

    /// Writes the graph.
    pub(crate) fn write(&self, out: &mut Output) {
        out.number(self.root);
        out.count(self.len());
        for node in 0..self.len() as u32 {
            let range = self.range(node);
            out.numbers([u32::from(self.ends(node)), range.len() as u32]);
            for (byte, target) in self.edges(node) {
                out.numbers([byte.into(), target]);
            }
        }
    }

    /// Reads what [`WordGraph::write`] has written.
    pub(crate) fn read(input: &mut Input) -> Result<WordGraph, Damage> {
        const WRONG: Damage = Damage("a graph of words");
        let root = input.number()?;
        let mut builder = GraphBuilder::new();
        let mut edges = Vec::new();
        for id in 0..input.count(8)? as u32 {
            let ends = input.number()? != 0;
            edges.clear();
            for _ in 0..input.count(8)? {
                let [byte, target] = input.numbers()?;
                edges.push((u8::try_from(byte).map_err(|_| WRONG)?, target));
            }
            let leads_back = edges.iter().all(|edge| edge.1 < id);
            let is_some = ends || !edges.is_empty();
            let sorted = edges.is_sorted_by(|a, b| a.0 < b.0);
            if !leads_back || !is_some || !sorted || builder.node(ends, &edges) != Some(id) {
                return Err(WRONG);
            }
        }
        let graph = builder.finish(root);
        if root as usize >= graph.len() || !graph.goes_on(root) {
            return Err(WRONG);
        }
        Ok(graph)
    }
}

/// Makes nodes of the open ones below the first `kept` and one; `None` past the limit.
fn close(builder: &mut GraphBuilder, open: &mut Vec<OpenNode>, kept: usize) -> Option<()> {
    while open.len() > kept + 1 {
        let done = open.pop()?;
        let id = builder.node(done.ends, &done.edges)?;
        if let Some(above) = open.last_mut() {
            above.edges.push((above.next, id));
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_on_long_words_is_bounded() {
        let long = vec![b'a'; MAX_ONE_WORD + 1];
        let what = "the number of bytes of a choice".into();
        let mut budget = Budget::default();
        let refused = WordGraph::of_words(&[&long, b"b"], &mut budget);
        assert_eq!(refused, Err(Error::Limit { what, limit: MAX_ONE_WORD }));
        assert!(WordGraph::of_words(&[&long[1..], b"b"], &mut budget).is_ok());
        // ends that are all the same are few nodes and much work
        let same: Vec<Vec<u8>> =
            (0..=200).map(|first| [&[first][..], &long[..100_000]].concat()).collect();
        let same: Vec<&[u8]> = same.iter().map(Vec::as_slice).collect();
        budget.begin(32_000_000, None);
        assert!(matches!(WordGraph::of_words(&same, &mut budget), Err(Error::TooMuchWork { .. })));
        // many short words are neither
        let many: Vec<String> = (0..1_000_000).map(|n| format!("{n:07}")).collect();
        let many: Vec<&[u8]> = many.iter().map(String::as_bytes).collect();
        budget.begin(32_000_000, None);
        assert!(WordGraph::of_words(&many, &mut budget).is_ok());
    }

    #[test]
    fn words_share_beginnings_and_ends() {
        let words: Vec<&[u8]> = vec![b"tap", b"taps", b"top", b"tops"];
        let graph = WordGraph::of_words(&words, &mut Budget::default()).unwrap();
        assert_eq!(graph.len(), 5);
        assert!(!graph.is_prefix_free);
        let at =
            |word: &[u8]| word.iter().try_fold(graph.root, |node, &byte| graph.step(node, byte));
        assert!(words.iter().all(|word| at(word).is_some_and(|node| graph.ends(node))));
        assert!(at(b"ta").is_some_and(|node| !graph.ends(node)) && at(b"tip").is_none());
        let mut out = Output::default();
        graph.write(&mut out);
        let bytes = out.into_bytes();
        assert_eq!(WordGraph::read(&mut Input::new(&bytes)).unwrap(), graph);
        assert!(WordGraph::read(&mut Input::new(&bytes[..bytes.len() - 4])).is_err());
    }
}
