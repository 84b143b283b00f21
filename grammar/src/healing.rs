//! Token healing: the tokens with which a text goes on of which the last tokens were taken back.
//!
//! Text that ends in the middle of a word is cut into tokens as no longer text is, and a model that
//! goes on from there writes what it has rarely seen. So those of the last tokens which a longer
//! one could stand in for are taken back, and what comes must spell their text first. Where the
//! text ends, a token may go on as far as a constraint allows.

use crate::Error;
use crate::automaton::state::State;
use crate::constraint::Constraint;
use crate::mask::trie::{ROOT, TokenSet};
use crate::mask::vocabulary::Vocabulary;

/// Most bytes that are taken back.
const MOST_BYTES: usize = 256;

impl Vocabulary {
    /// Returns how many of the last of some tokens a longer token could stand in for: one that
    /// begins with all of their text and goes on. A token that never is text is not among them.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Vocabulary;
    ///
    /// let tokens = ["a", "b", "abc", "d"].map(|token| token.as_bytes().into());
    /// let vocabulary = Vocabulary::new(tokens.into());
    /// assert_eq!(vocabulary.n_replaceable(&[3, 0]), 1);
    /// assert_eq!(vocabulary.n_replaceable(&[3, 0, 1]), 2);
    /// assert_eq!(vocabulary.n_replaceable(&[0, 1, 3]), 0);
    /// ```
    pub fn n_replaceable(&self, tokens: &[u32]) -> usize {
        let mut text = Vec::new();
        let mut found = 0;
        for (n, &token) in (1..).zip(tokens.iter().rev()) {
            let bytes = self.bytes(token);
            text.splice(..0, bytes.iter().copied());
            if bytes.is_empty() || text.len() > MOST_BYTES {
                break;
            }
            if self.end_of(&text).is_some_and(|node| !self.trie.nodes[node].is_last()) {
                found = n;
            }
        }
        found
    }

    /// Returns the tokens with which a text may go on that has to begin with `text`: those with
    /// which whole tokens spell it, and those that begin with it.
    pub fn leading(&self, text: &[u8]) -> TokenSet {
        let mut set = self.spelling(text);
        if let Some(end) = self.end_of(text) {
            for &token in self.trie.tokens_below(&self.trie.nodes[end]) {
                set.insert(token);
            }
        }
        set
    }

    /// Returns the tokens with which a spelling of `text` in whole tokens begins.
    pub fn spelling(&self, text: &[u8]) -> TokenSet {
        let is_spelled = self.spelled_rests(text);
        let mut set = TokenSet::new(self.len());
        let mut at = ROOT;
        for (n, &byte) in (1..).zip(text) {
            let Some(child) = self.trie.child(self.trie.nodes[at].children(), byte) else { break };
            at = child;
            if is_spelled[n] {
                for &token in self.trie.tokens_at(&self.trie.nodes[at]) {
                    set.insert(token);
                }
            }
        }
        set
    }

    /// Returns, by position, whether whole tokens spell what is left of `text` from there.
    fn spelled_rests(&self, text: &[u8]) -> Vec<bool> {
        let mut is_spelled = vec![false; text.len() + 1];
        is_spelled[text.len()] = true;
        for from in (0..text.len()).rev() {
            let mut at = ROOT;
            for (n, &byte) in (from + 1..).zip(&text[from..]) {
                let children = self.trie.nodes[at].children();
                let Some(child) = self.trie.child(children, byte) else { break };
                at = child;
                if is_spelled[n] && !self.trie.tokens_at(&self.trie.nodes[at]).is_empty() {
                    is_spelled[from] = true;
                    break;
                }
            }
        }
        is_spelled
    }

    /// Returns the node of the tree of tokens at which `text` ends.
    fn end_of(&self, text: &[u8]) -> Option<usize> {
        text.iter()
            .try_fold(ROOT, |at, &byte| self.trie.child(self.trie.nodes[at].children(), byte))
    }
}

impl Constraint {
    /// Returns those of the tokens of [`Vocabulary::leading`] of which what comes after `text` may
    /// follow in `state`.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    ///
    /// # Examples
    /// ```
    /// use std::sync::Arc;
    ///
    /// use hob_grammar::{Constraint, Source, Vocabulary};
    ///
    /// let tokens = ["a", "b", "ab", "ba", "aba"].map(|token| token.as_bytes().into());
    /// let vocabulary = Arc::new(Vocabulary::new(tokens.into()));
    /// let constraint = Constraint::compile(&Source::Regex("b+".into()), vocabulary, &|_| None)?;
    /// // after an `a` that was taken back
    /// let set = constraint.leading(b"a", constraint.start())?;
    /// assert!(set.contains(0) && set.contains(2) && set.len() == 2);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn leading(&self, text: &[u8], state: State) -> Result<TokenSet, Error> {
        let vocabulary = self.vocabulary();
        let trie = &vocabulary.trie;
        let mut set = vocabulary.spelling(text);
        let Some(end) = vocabulary.end_of(text) else { return Ok(set) };
        self.with(|found| {
            found.check_memory()?;
            let mut todo = vec![(end, state)];
            while let Some((node, state)) = todo.pop() {
                for child in trie.nodes[node].children() {
                    let next = found.automaton.advance(state, &[trie.bytes[child]])?;
                    if next.is_dead() {
                        continue;
                    }
                    for &token in trie.tokens_at(&trie.nodes[child]) {
                        set.insert(token);
                    }
                    todo.push((child, next));
                }
            }
            Ok(())
        })?;
        Ok(set)
    }

    /// Returns the state after bytes of text, whatever tokens they are of; [`State::DEAD`] if they
    /// may not come.
    ///
    /// # Errors
    /// As [`Constraint::mask`].
    pub fn advance_text(&self, state: State, text: &[u8]) -> Result<State, Error> {
        self.with(|found| {
            found.check_memory()?;
            found.automaton.advance(state, text)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Source, Stop};

    fn vocabulary(tokens: &[&str]) -> Arc<Vocabulary> {
        Arc::new(Vocabulary::new(tokens.iter().map(|token| token.as_bytes().into()).collect()))
    }

    fn tokens(set: &TokenSet) -> Vec<u32> {
        set.iter().collect()
    }

    #[test]
    fn what_cannot_be_spelled_on_is_not_begun() {
        // after `a`, nothing spells `bc`
        let vocabulary = vocabulary(&["a", "ab", "c", "abcd", "", "bd"]);
        assert_eq!(tokens(&vocabulary.spelling(b"abc")), [1]);
        assert_eq!(tokens(&vocabulary.leading(b"abc")), [1, 3]);
        assert!(vocabulary.leading(b"x").is_empty());
    }

    #[test]
    fn as_many_as_a_longer_token_stands_in_for() {
        let vocabulary = vocabulary(&[" ", "w", "or", " world", "x", ""]);
        for (text, n) in [
            (&[0, 1, 2][..], 3),
            (&[4, 0, 1, 2], 3),
            (&[4, 0, 1], 2),
            (&[4, 1, 2], 0),
            (&[0, 5], 0),
            (&[5, 0], 1),
            (&[99, 0], 1),
            (&[], 0),
        ] {
            assert_eq!(vocabulary.n_replaceable(text), n, "{text:?}");
        }
    }

    /// The tokens are those of which some text of the constraint, after what was taken back, begins
    /// so.
    #[test]
    fn tokens_go_on_as_the_constraint_does() {
        let letters = ["a", "b", "c"];
        let mut all: Vec<String> = vec![String::new()];
        for length in 1..4 {
            let last = all.iter().filter(|word| word.len() + 1 == length).cloned();
            let longer: Vec<String> =
                last.flat_map(|word| letters.map(|letter| word.clone() + letter)).collect();
            all.extend(longer);
        }
        let words: Vec<&str> = all.iter().map(String::as_str).collect();
        let vocabulary = vocabulary(&words);
        let source = Source::Regex("(ab|c)+".into());
        let compiled = source.automaton(&vocabulary, &|_| None, &Stop::default()).unwrap();
        let constraint = Constraint::new(compiled.0, compiled.1, Arc::clone(&vocabulary));
        for begun in ["", "a", "abc", "ca"] {
            let state = constraint.start_after(begun.as_bytes(), &Stop::default()).unwrap();
            for back in ["a", "ab", "ca", "b"] {
                let set = constraint.leading(back.as_bytes(), state).unwrap();
                for (token, word) in (0u32..).zip(&words) {
                    let goes_on = word.strip_prefix(back).is_some_and(|rest| {
                        let next = constraint.advance_text(state, rest.as_bytes()).unwrap();
                        !next.is_dead()
                    });
                    let expected = !word.is_empty() && (back.starts_with(word) || goes_on);
                    assert_eq!(set.contains(token), expected, "{begun} {back} {word}");
                }
            }
        }
    }
}
