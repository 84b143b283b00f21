//! The tokens of JSON strings that stand in a text: its parts and the trie are gone through
//! together, byte by byte, without an expression or a row for each.

use crate::Error;
use crate::expression::leaf::{Decoder, Leaf, LeafEntry};
use crate::expression::regex::{PART_WORK, SubstringIndex, SubstringPlace, holds};
use crate::mask::leaf_tokens::LeafTokens;
use crate::mask::trie::{ROOT, Trie};
use crate::mask::walker::MaskWalker;
use crate::mask::walker::leaf_walk::LeafTokensBuilder;

/// The tokens that a walk looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// Those that stay inside the string.
    Inside,
    /// Those that end it.
    Exits,
}

impl MaskWalker<'_> {
    /// Returns all tokens from a place in a text between two characters.
    ///
    /// # Errors
    /// No step is left, or the search was stopped.
    pub(super) fn find_substring_tokens(
        &mut self,
        place: SubstringPlace,
        index: &SubstringIndex,
    ) -> Result<LeafTokens, Error> {
        let mut out = LeafTokensBuilder::new(true);
        let inside = self.vocabulary.inside_trie(true);
        self.walk_substrings(inside, Wanted::Inside, place, index, &mut out)?;
        let outside = self.vocabulary.exit_trie(true);
        self.walk_substrings(outside, Wanted::Exits, place, index, &mut out)?;
        Ok(out.finish())
    }

    /// Adds the tokens of a trie that are wanted.
    fn walk_substrings(
        &mut self,
        trie: &Trie,
        wanted: Wanted,
        place: SubstringPlace,
        index: &SubstringIndex,
        out: &mut LeafTokensBuilder,
    ) -> Result<(), Error> {
        let mut todo = vec![(ROOT, place)];
        while let Some((at, place)) = todo.pop() {
            self.budget().take(PART_WORK);
            self.budget().check()?;
            let may_come = index.bytes_after(place.rows);
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                let node = &trie.nodes[child];
                match byte {
                    b'"' if wanted == Wanted::Exits && place.least == 0 => {
                        out.add_exit(trie, child, self.vocabulary);
                    }
                    b'\\' => self.walk_escaped(trie, wanted, child, place, out)?,
                    0..0x20 | b'"' => {}
                    _ if !holds(&may_come, byte) => {}
                    _ => {
                        self.budget().take(PART_WORK);
                        let Some(next) = place.after(index, byte) else { continue };
                        if wanted == Wanted::Inside && next.can_end(index) {
                            out.add(trie.tokens_at(node), self.vocabulary);
                        }
                        if !node.is_last() {
                            todo.push((child, next));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Adds the tokens that are wanted at a node of which the last byte is a backslash, and below
    /// it.
    fn walk_escaped(
        &mut self,
        trie: &Trie,
        wanted: Wanted,
        node: usize,
        place: SubstringPlace,
        out: &mut LeafTokensBuilder,
    ) -> Result<(), Error> {
        let re = self.automaton.exprs().res.substrings_at(place);
        let leaf = self.automaton.leaf_number(Leaf::JsonString(Decoder::Start, re));
        let row = self.first_row(leaf);
        let mut todo = vec![(node, row)];
        while let Some((at, row)) = todo.pop() {
            self.budget().check()?;
            let entry = self.entry(row, trie.bytes[at]);
            if entry == LeafEntry::DEAD {
                continue;
            }
            match wanted {
                Wanted::Inside => out.add(trie.tokens_at(&trie.nodes[at]), self.vocabulary),
                Wanted::Exits if entry.done() => {
                    out.add_exit(trie, at, self.vocabulary);
                    continue;
                }
                Wanted::Exits => {}
            }
            todo.extend(trie.nodes[at].children().map(|child| (child, entry.next())));
        }
        Ok(())
    }
}
