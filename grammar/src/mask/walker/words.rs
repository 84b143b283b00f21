//! The tokens from literals and keys: the words and the trie are both sorted, and are gone through
//! together.
//!
//! For example, of the keys `name` and `number` after `"n`, the walk goes below the nodes `a` and
//! `u` at once, and looks at no other child.

use std::sync::Arc;

use crate::Error;
use crate::automaton::state::Thread;
use crate::expression::Exprs;
use crate::expression::leaf::Leaf;
use crate::mask::token_mask::MaskBuilder;
use crate::mask::trie::{ROOT, Trie};
use crate::mask::walker::MaskWalker;

/// Steps that a node of a graph counts as.
const GRAPH_WORK: u64 = 4;

/// A word that ends at a node below which tokens go on.
#[derive(Clone, Copy, Debug)]
struct WordExit {
    word: u32,
    node: usize,
}

impl MaskWalker<'_> {
    /// Adds the tokens of a literal or a key, and those that leave it.
    pub(super) fn add_words(
        &mut self,
        leaf: Leaf,
        thread: Thread,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let trie = &self.vocabulary.trie;
        let Some((words, at)) = self.automaton.exprs().words_of(leaf) else { return Ok(()) };
        let exprs = &*self.automaton.exprs();
        let exits = walk_words(trie, &words, at, |word| exprs.word(leaf, word), out);
        for exit in exits {
            if let Some(e) = self.automaton.exprs().after_word(leaf, exit.word) {
                let after = self.automaton.enter(e, thread.1)?;
                self.walk(trie, exit.node, after, out)?;
            }
        }
        Ok(())
    }
}

impl MaskWalker<'_> {
    /// Adds the tokens of the words of a graph from a node on, and those that leave it; returns
    /// whether it did. Where a word ends in another, and the next byte does not say which of the
    /// two it is, the thread is walked with others.
    pub(super) fn add_graph(
        &mut self,
        graph: u32,
        node: u32,
        thread: Thread,
        out: &mut MaskBuilder,
    ) -> Result<bool, Error> {
        let after = self.automaton.enter(Exprs::EPS, thread.1)?;
        let leads_on = self.automaton.can_continue(after);
        let first = self.automaton.first_bytes(after);
        let graph = Arc::clone(&self.automaton.exprs().graphs[graph as usize]);
        let meets = first.iter().zip(graph.alphabet).any(|(a, b)| a & b != 0);
        if leads_on && !graph.is_prefix_free && meets {
            return Ok(false);
        }
        let trie = &self.vocabulary.trie;
        let mut exits = Vec::new();
        let mut todo = vec![(ROOT, node)];
        while let Some((at, node)) = todo.pop() {
            self.budget().take(GRAPH_WORK);
            self.budget().check()?;
            let mut children = trie.nodes[at].children();
            for (byte, to) in graph.edges(node) {
                let Some(child) = trie.child(children.clone(), byte) else { continue };
                children.start = child + 1;
                let below = &trie.nodes[child];
                out.insert_all(trie.tokens_at(below));
                if below.is_last() {
                    continue;
                }
                if graph.ends(to) && leads_on {
                    exits.push(child);
                }
                if graph.goes_on(to) {
                    todo.push((child, to));
                }
            }
        }
        for exit in exits {
            self.walk(trie, exit, after, out)?;
        }
        Ok(true)
    }
}

/// Adds the tokens that are a part of one of `words` from byte `at` on, and returns the nodes where
/// a word ends and tokens go on. The words are sorted, and share what is before `at`.
fn walk_words<'w>(
    trie: &Trie,
    words: &[u32],
    at: usize,
    bytes: impl Fn(u32) -> &'w [u8] + Copy,
    out: &mut MaskBuilder,
) -> Vec<WordExit> {
    let mut exits = Vec::new();
    // nodes, and the words that go on below, with how many of their bytes have been read
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
            out.insert_all(trie.tokens_at(node));
            if !node.is_last() {
                let ended = same.iter().filter(|&&w| bytes(w).len() == depth + 1);
                exits.extend(ended.map(|&word| WordExit { word, node: child }));
                todo.push((child, same, depth + 1));
            }
        }
    }
    exits
}
