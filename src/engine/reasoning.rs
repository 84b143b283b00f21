//! A limit to how long a model reasons: after so many tokens of reasoning, the mark that ends it is written for the model.
//!
//! Knows tokens, and the bytes they spell; nothing of templates.

use super::utf8::Utf8Stream;

/// Most tokens of a mark; real ones have up to eight.
pub const LONGEST_MARK: usize = 16;

/// How long reasoning may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reasoning {
    /// The tokens that begin it.
    pub open: Vec<u32>,
    /// The tokens that end it, at most [`LONGEST_MARK`].
    pub close: Vec<u32>,
    /// Whether the prompt has begun it already.
    pub is_open: bool,
    /// So many tokens may stand between both, each time.
    pub budget: usize,
}

/// Where a text stands in its reasoning.
pub(super) struct Thought {
    rule: Reasoning,
    /// Tokens that the reasoning may still have; `None` outside of it.
    left: Option<usize>,
    /// The last tokens, as many as the longer mark has.
    recent: Vec<u32>,
    /// Whether the last character is whole.
    utf8: Utf8Stream,
    text: String,
}

impl Thought {
    /// Before any text; `None` where there is nothing to look for, or to write.
    pub fn new(rule: Reasoning) -> Option<Thought> {
        let marks = [&rule.open, &rule.close];
        if marks.iter().any(|mark| mark.is_empty() || mark.len() > LONGEST_MARK) {
            return None;
        }
        let left = rule.is_open.then_some(rule.budget);
        Some(Thought { rule, left, recent: Vec::new(), utf8: Utf8Stream::default(), text: String::new() })
    }

    /// Takes a token of the text, which spells `piece`.
    pub fn note(&mut self, token: u32, piece: &[u8]) {
        if self.recent.len() == self.rule.open.len().max(self.rule.close.len()) {
            self.recent.remove(0);
        }
        self.recent.push(token);
        self.utf8.push(piece, &mut self.text);
        self.text.clear();
        let change = match self.left {
            None => self.recent.ends_with(&self.rule.open).then_some(Some(self.rule.budget)),
            Some(_) => self.recent.ends_with(&self.rule.close).then_some(None),
        };
        match change {
            Some(left) => {
                self.left = left;
                self.recent.clear();
            }
            None => self.left = self.left.map(|left| left.saturating_sub(1)),
        }
    }

    /// The tokens that must come next: those that end reasoning for which nothing is left.
    pub fn due(&self) -> Option<&[u32]> {
        (self.left == Some(0) && self.utf8.is_whole()).then_some(&self.rule.close)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: [u32; 2] = [1, 2];
    const CLOSE: [u32; 2] = [1, 3];

    fn thought(is_open: bool, budget: usize) -> Thought {
        Thought::new(Reasoning { open: OPEN.into(), close: CLOSE.into(), is_open, budget }).unwrap()
    }

    fn read(thought: &mut Thought, tokens: &[u32]) -> bool {
        tokens.iter().for_each(|&token| thought.note(token, b"a"));
        thought.due().is_some()
    }

    #[test]
    fn each_reasoning_has_a_budget_of_its_own() {
        assert!(thought(true, 0).due().is_some());
        let mut t = thought(false, 3);
        assert!(!read(&mut t, &[5, 1, 5, 2, 5, 5, 5]));
        assert!(!read(&mut t, &[1, 2, 5, 5]));
        assert!(read(&mut t, &[5]));
        // written for it
        assert!(!read(&mut t, &CLOSE));
        assert!(!read(&mut t, &[5, 5, 5, 5]));
        // ended by itself
        assert!(!read(&mut t, &[1, 2, 5, 1, 3, 5, 5]));
        assert!(read(&mut t, &[1, 2, 5, 5, 5]));
    }

    #[test]
    fn characters_are_not_split() {
        let mut t = thought(true, 1);
        t.note(5, b"\xe2\x82");
        assert!(t.due().is_none());
        t.note(5, b"\xac");
        assert!(t.due().is_some());
    }
}
