//! A limit on a model's reasoning: after *n* tokens of reasoning, the mark that ends it is written
//! for the model, after a message where there is one; and how it is sampled.
//!
//! Knows tokens, and the bytes they spell; nothing of templates.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::utf8::Utf8Stream;
use crate::grammar::RegionOptions;

/// Most tokens of a mark; real ones have up to eight.
pub const LONGEST_MARK: usize = 16;
/// Most tokens of a message: a few sentences. Where log probabilities are reported, each costs a
/// row of logits in one step.
pub const LONGEST_MESSAGE: usize = 128;

/// A beginning of a call in reasoning, which ends that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallStart {
    /// A text.
    Text(String),
    /// A token that has no text.
    Token(u32),
}

/// The limit on the length of reasoning, and how it is sampled.
#[derive(Debug, Clone, PartialEq)]
pub struct Reasoning {
    /// The tokens that begin it.
    pub open: Vec<u32>,
    /// The tokens that end it, at most [`LONGEST_MARK`].
    pub close: Vec<u32>,
    /// The beginnings of calls that end it, too.
    pub calls: Vec<CallStart>,
    /// The tokens written before `close` where the budget is spent, at most [`LONGEST_MESSAGE`]; or
    /// none.
    pub message: Vec<u32>,
    /// True if the prompt has begun it already.
    pub is_open: bool,
    /// Most tokens between `open` and `close`, each time.
    pub budget: usize,
    /// Ends it before that.
    pub switch: ReasoningSwitch,
    /// The parameters of sampling between `open` and `close`.
    pub sampling: RegionOptions,
}

/// A switch that ends the reasoning of a text from outside, and whatever reasoning comes after it.
#[derive(Debug, Clone, Default)]
pub struct ReasoningSwitch(Arc<AtomicBool>);

impl ReasoningSwitch {
    /// Ends the reasoning.
    pub fn end(&self) {
        self.0.store(true, Relaxed);
    }

    fn is_ended(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// The same switch, not the same position.
impl PartialEq for ReasoningSwitch {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for ReasoningSwitch {}

/// The position of a text in its reasoning.
pub(super) struct ReasoningProgress {
    rule: Reasoning,
    /// The message, and the tokens that end reasoning.
    ending: Vec<u32>,
    /// Tokens that the reasoning may still have; `None` outside of it.
    left: Option<usize>,
    /// The last tokens, as many as the longer mark has.
    recent: Vec<u32>,
    /// Knows whether the last character is whole.
    utf8: Utf8Stream,
    text: String,
    /// The last bytes of reasoning that may be of the beginning of a call.
    tail: Vec<u8>,
}

impl ReasoningProgress {
    /// Returns the position before any text; `None` where there is nothing to look for, or to
    /// write.
    pub(super) fn new(rule: Reasoning) -> Option<ReasoningProgress> {
        let marks = [&rule.open, &rule.close];
        if marks.iter().any(|mark| mark.is_empty() || mark.len() > LONGEST_MARK)
            || rule.message.len() > LONGEST_MESSAGE
        {
            return None;
        }
        let left = rule.is_open.then_some(rule.budget);
        let ending = [rule.message.as_slice(), &rule.close].concat();
        let recent = Vec::new();
        let utf8 = Utf8Stream::default();
        let text = String::new();
        let tail = Vec::new();
        Some(ReasoningProgress { rule, ending, left, recent, utf8, text, tail })
    }

    /// Returns the largest number of tokens that are written for the model at once.
    pub(super) fn longest_run(&self) -> usize {
        self.ending.len()
    }

    /// Returns how the next token is sampled as one of the reasoning, if it is one.
    pub(super) fn part(&self) -> RegionOptions {
        self.left.map_or_else(RegionOptions::default, |_| self.rule.sampling)
    }

    /// Returns whether reasoning is sampled in its own way.
    pub(super) fn has_part(&self) -> bool {
        !self.rule.sampling.is_empty()
    }

    /// Takes a token of the text, which spells `piece`.
    pub(super) fn accept(&mut self, token: u32, piece: &[u8]) {
        if self.recent.len() == self.rule.open.len().max(self.rule.close.len()) {
            self.recent.remove(0);
        }
        self.recent.push(token);
        self.utf8.push(piece, &mut self.text);
        self.text.clear();
        let change = if self.left.is_none() {
            self.recent.ends_with(&self.rule.open).then_some(Some(self.rule.budget))
        } else {
            let is_call = self.begins_call(token, piece);
            (is_call || self.recent.ends_with(&self.rule.close)).then_some(None)
        };
        match change {
            Some(left) => {
                self.left = left;
                self.recent.clear();
                self.tail.clear();
            }
            None => self.left = self.left.map(|left| left.saturating_sub(1)),
        }
    }

    /// Takes a token of reasoning. Returns whether a call has begun with it.
    fn begins_call(&mut self, token: u32, piece: &[u8]) -> bool {
        self.tail.extend_from_slice(piece);
        let mut longest = 1;
        for start in &self.rule.calls {
            match start {
                CallStart::Token(id) if *id == token => return true,
                CallStart::Token(_) => {}
                CallStart::Text(text) => {
                    let text = text.as_bytes();
                    longest = longest.max(text.len());
                    if self.tail.windows(text.len().max(1)).any(|part| part == text) {
                        return true;
                    }
                }
            }
        }
        let n_dropped = self.tail.len().saturating_sub(longest - 1);
        self.tail.drain(..n_dropped);
        false
    }

    /// Returns the tokens that must come next: those that end reasoning for which nothing is left,
    /// with the message and, where it does not fit, without.
    pub(super) fn due(&self) -> Option<[&[u32]; 2]> {
        let is_over = |left: usize| left == 0 || self.rule.switch.is_ended();
        (self.left.is_some_and(is_over) && self.utf8.is_whole())
            .then_some([self.ending.as_slice(), &self.rule.close])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::RegionOption;

    const OPEN: [u32; 2] = [1, 2];
    const CLOSE: [u32; 2] = [1, 3];

    fn progress(is_open: bool, budget: usize) -> ReasoningProgress {
        with_message(is_open, budget, &[])
    }

    fn with_message(is_open: bool, budget: usize, message: &[u32]) -> ReasoningProgress {
        let open = OPEN.into();
        let close = CLOSE.into();
        let message = message.into();
        let switch = ReasoningSwitch::default();
        let mut sampling = RegionOptions::default();
        sampling.set(RegionOption::Temperature, 0.5);
        let calls = vec![CallStart::Text("call:f(".into()), CallStart::Token(9)];
        let rule = Reasoning { open, close, calls, message, is_open, budget, switch, sampling };
        ReasoningProgress::new(rule).unwrap()
    }

    fn read(progress: &mut ReasoningProgress, tokens: &[u32]) -> bool {
        for &token in tokens {
            progress.accept(token, b"a");
        }
        progress.due().is_some()
    }

    #[test]
    fn each_reasoning_has_a_budget_of_its_own() {
        assert!(progress(true, 0).due().is_some());
        let mut t = progress(false, 3);
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
    fn a_message_comes_before_the_mark() {
        let mut t = with_message(true, 2, &[7, 8]);
        assert!(read(&mut t, &[5, 5]));
        assert_eq!(t.due(), Some([&[7, 8, 1, 3][..], &CLOSE]));
        // it is part of the reasoning, and the mark ends that
        assert!(read(&mut t, &[7, 8]));
        assert!(!read(&mut t, &CLOSE));
        assert!(!read(&mut t, &[5, 5, 5]));
        let rule = Reasoning {
            open: OPEN.into(),
            close: CLOSE.into(),
            calls: Vec::new(),
            message: vec![5; LONGEST_MESSAGE + 1],
            is_open: true,
            budget: 1,
            switch: ReasoningSwitch::default(),
            sampling: RegionOptions::default(),
        };
        assert!(ReasoningProgress::new(rule).is_none());
    }

    #[test]
    fn a_switch_ends_it_earlier() {
        let mut t = progress(false, usize::MAX);
        let switch = t.rule.switch.clone();
        assert!(!read(&mut t, &[5, 1, 2, 5]));
        switch.end();
        assert!(t.due().is_some());
        assert!(!read(&mut t, &CLOSE));
        assert!(read(&mut t, &[5, 1, 2]), "nor does it begin again");
    }

    #[test]
    fn it_is_sampled_in_its_own_way_between_its_marks() {
        let mut t = progress(false, usize::MAX);
        assert!(t.has_part() && t.part().is_empty());
        read(&mut t, &[5, 1]);
        assert!(t.part().is_empty());
        read(&mut t, &[2]);
        assert!(!t.part().is_empty());
        read(&mut t, &[5, 1]);
        assert!(!t.part().is_empty());
        read(&mut t, &[3]);
        assert!(t.part().is_empty());
        assert!(!progress(true, 4).part().is_empty());
    }

    #[test]
    fn a_call_ends_it() {
        let mut t = progress(true, 8);
        for piece in ["tell of call:", "g(, then c", "all", ":f"] {
            t.accept(5, piece.as_bytes());
            assert!(!t.part().is_empty(), "{piece}");
        }
        t.accept(5, b"(x");
        assert!(t.part().is_empty());
        assert!(!read(&mut t, &[5, 5, 5, 5, 5, 5, 5, 5]));
        // it may begin again
        assert!(read(&mut t, &[1, 2, 5, 5, 5, 5, 5, 5, 5, 5]));
        let mut t = progress(true, 8);
        assert!(!read(&mut t, &[5, 5, 9]));
        assert!(t.part().is_empty());
    }

    #[test]
    fn characters_are_not_split() {
        let mut t = progress(true, 1);
        t.accept(5, b"\xe2\x82");
        assert!(t.due().is_none());
        t.accept(5, b"\xac");
        assert!(t.due().is_some());
    }
}
