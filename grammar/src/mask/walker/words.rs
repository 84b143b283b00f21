//! The tokens from literals and keys: the words and the trie are both sorted, and are gone through
//! together.
//!
//! For example, of the keys `name` and `number` after `"n`, the walk goes below the nodes `a` and
//! `u` at once, and looks at no other child.

use crate::Error;
use crate::automaton::state::Thread;
use crate::expression::leaf::Leaf;
use crate::mask::token_mask::MaskBuilder;
use crate::mask::trie::{ROOT, Trie};
use crate::mask::walker::MaskWalker;

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
