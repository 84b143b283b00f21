//! Completions: from each state a short text that completes it, so that a text can be ended within
//! what is left of its tokens.
//!
//! A state costs as much to complete as its cheapest thread: the bytes its leaf still needs, and
//! those of its stack. Expressions get their costs once, by Knuth's generalisation of Dijkstra's
//! algorithm ("A generalization of Dijkstra's algorithm", 1977) over what they are made of (see
//! `costs`); stacks and states add them up. Objects are ended by their required members alone.
//! Costs are bytes; where a vocabulary has a token for each byte they bound the tokens from above,
//! and [`tokens`] returns a nearer number by taking the longest token that fits each time.
//!
//! The costs are upper bounds, and mostly exact. [`UNKNOWN`] stands for states that no search has
//! found an end of, which takes a pattern made for it.
//!
//! # Example
//!
//! After `{"a": [1` of an object whose members `a`, an array, and `b`, a boolean, must come: the
//! leaf needs nothing more, and the cheapest texts of the stack are `]`, `,"b":` with `true`, and
//! `}`. The completion is `],"b":true}`, of 11 bytes.

mod costs;
mod distinct;
mod members;
mod text;
mod write;

use costs::{CHOICE_WORK, plus};
use distinct::{ItemTexts, MadeUpItems};
use text::ShortestTexts;
use write::Piece;

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Stack, State};
use crate::automaton::values::Values;
use crate::expression::leaf::Leaf;
use crate::expression::recorded::NO_TEXT;
use crate::expression::{Expr, ExprNode};
use crate::intern::FastMap;
use crate::mask::vocabulary::Vocabulary;

/// The cost where no completion is known.
pub(crate) const UNKNOWN: u64 = u64::MAX / 4;

/// The highest known cost, which stands for all that are higher: repetitions of repetitions pass
/// all numbers.
const FAR: u64 = UNKNOWN - 1;

/// Longest completion that is ever written out, in bytes. Contexts end long before.
const LONGEST: u64 = 1 << 20;

/// Steps that following a byte of what was written counts as.
const COMPLETION_STEP_WORK: u64 = 20;

/// Steps that adding up the cost of a thread counts as.
const THREAD_WORK: u64 = 10;

/// Steps that adding up the cost of an expression on a stack counts as.
const CELL_WORK: u64 = 10;

/// Most positions of one completion at which a value that has come before is replaced.
const MOST_REPAIRS: usize = 1 << 14;

/// Most times that a text is made up anew because a lazy terminal has ended in the middle of it.
const MOST_LAZY: usize = 256;

/// A part of a completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CompletionPart {
    Byte(u8),
    /// A token that the grammar asks for as such.
    Token(u32),
}

/// The costs of completing, as far as they have been asked for.
#[derive(Debug, Default)]
pub(crate) struct Completions {
    texts: ShortestTexts,
    /// True if the text that was written last has items that may have come before.
    may_repeat: bool,
    /// True if the text that was written last has items or names that were made up.
    has_made_up: bool,
    /// The same of the text from which the last completion was made.
    began_made_up: bool,
    /// True if it goes on with a text that has begun: a name there may not be known yet.
    has_begun: bool,
    leaves: FastMap<Leaf, u64>,
    /// By leaf of literals, the number of its shortest word.
    shortest_words: FastMap<Leaf, u32>,
    /// By expression of several alternatives, the cheapest of them.
    cheapest: FastMap<Expr, Expr>,
    exprs: FastMap<Expr, u64>,
    stacks: FastMap<Stack, u64>,
    states: FastMap<State, u64>,
    /// By item of an array whose items differ, its texts.
    item_texts: FastMap<Expr, ItemTexts>,
    /// The values of these texts.
    item_values: Values,
}

/// Returns the state after a part of a text.
fn step(automaton: &mut Automaton, state: State, part: CompletionPart) -> Result<State, Error> {
    match part {
        CompletionPart::Byte(byte) => automaton.step(state, byte),
        CompletionPart::Token(token) => automaton.advance_token(state, token, &[]),
    }
}

impl Completions {
    /// Returns the bytes that what was found takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let small = self.exprs.len() + self.stacks.len() + self.states.len() + self.cheapest.len();
        let items: usize = self.item_texts.values().map(ItemTexts::size).sum();
        let items = items + self.item_values.size();
        let leaves = self.leaves.len() + self.shortest_words.len();
        self.texts.size() + 32 * small + 96 * leaves + items
    }

    /// Returns whether the completion that was found last has items or names that were made up, so
    /// that they are others after other values.
    pub(crate) fn began_made_up(&self) -> bool {
        self.began_made_up
    }

    /// Returns the bytes of a short text that completes `state`; 0 where the text may end.
    pub(crate) fn bytes(&mut self, automaton: &mut Automaton, state: State) -> u64 {
        if automaton.is_accepting(state) {
            return 0;
        }
        if let Some(&known) = self.states.get(&state) {
            return known;
        }
        let threads = threads(automaton, state);
        automaton.budget().take(THREAD_WORK * threads.len() as u64);
        let bytes =
            threads.into_iter().map(|(leaf, stack)| self.thread(automaton, leaf, stack)).min();
        let bytes = bytes.unwrap_or(UNKNOWN);
        self.states.insert(state, bytes);
        bytes
    }

    /// Returns a short text that completes `state`, in which no value comes twice where values must
    /// differ; `None` where none is known, or it is longer than any context.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub(crate) fn completion(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Option<Vec<CompletionPart>>, Error> {
        if automaton.exprs.has_lazy() {
            return self.completion_among_lazy(automaton, state);
        }
        let Some(mut parts) = self.likely_completion(automaton, state)? else { return Ok(None) };
        self.began_made_up = self.has_made_up || self.may_repeat;
        let mut at = state;
        let mut done = 0;
        let mut repairs = 0;
        // after the first byte of the part that has begun, which may still become any
        let mut part_begun = None;
        while let Some(&part) = parts.get(done) {
            let is_outside = automaton.text(at) == NO_TEXT;
            // after a part that had begun, nothing may repeat unless it was written so
            if !self.may_repeat && is_outside {
                break;
            }
            automaton.budget().take(COMPLETION_STEP_WORK);
            automaton.budget().check()?;
            let next = step(automaton, at, part)?;
            if !next.is_dead() {
                at = next;
                done += 1;
                if is_outside {
                    let is_within = automaton.text(at) != NO_TEXT;
                    part_begun = is_within.then_some((at, done));
                }
                continue;
            }
            repairs += 1;
            let mut past = automaton.distinct_continuation(at)?;
            if let Some((begun, from)) = part_begun.filter(|_| past.is_none()) {
                past = automaton.distinct_continuation(begun)?;
                at = begun;
                done = from;
            }
            let Some(past) = past else { return Ok(None) };
            at = automaton.advance(at, &past)?;
            parts.truncate(done);
            parts.extend(past.into_iter().map(CompletionPart::Byte));
            done = parts.len();
            let Some(rest) = self.likely_completion(automaton, at)? else { return Ok(None) };
            parts.extend(rest);
            if repairs > MOST_REPAIRS || parts.len() as u64 > LONGEST {
                return Ok(None);
            }
        }
        Ok(Some(parts))
    }

    /// Returns a short text that completes `state`, in which lazy terminals may end before what
    /// else could go on; `None` where none is known.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    fn completion_among_lazy(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Option<Vec<CompletionPart>>, Error> {
        let mut at = state;
        let mut parts = Vec::new();
        for _ in 0..MOST_LAZY {
            if automaton.is_accepting(at) {
                return Ok(Some(parts));
            }
            let Some(rest) = self.likely_completion(automaton, at)? else { return Ok(None) };
            let n_before = parts.len();
            for part in rest {
                automaton.budget().take(COMPLETION_STEP_WORK);
                automaton.budget().check()?;
                let next = step(automaton, at, part)?;
                if next.is_dead() {
                    break;
                }
                at = next;
                parts.push(part);
            }
            if parts.len() == n_before || parts.len() as u64 > LONGEST {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// Returns a text that completes `state` as [`Completions::bytes`] counts it: a value in it may
    /// have come before.
    fn likely_completion(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Option<Vec<CompletionPart>>, Error> {
        self.may_repeat = false;
        self.has_made_up = false;
        self.has_begun = state != automaton.start();
        let bytes = self.bytes(automaton, state);
        if bytes > LONGEST {
            return Ok(None);
        }
        let mut out = Vec::with_capacity(bytes as usize);
        if bytes == 0 {
            return Ok(Some(out));
        }
        let threads = threads(automaton, state);
        let mut best = threads
            .into_iter()
            .map(|(leaf, stack)| (self.thread(automaton, leaf, stack), leaf, stack));
        let Some((_, leaf, mut stack)) = best.find(|&(cost, ..)| cost == bytes) else {
            return Ok(None);
        };
        let mut items = MadeUpItems::over(automaton, stack);
        self.write_leaf(automaton, leaf, stack, &mut items, &mut out)?;
        while stack != BOTTOM {
            let cells: Vec<_> = automaton.cells(stack).collect();
            let cost = |completions: &mut Completions,
                        automaton: &mut Automaton,
                        (e, under): (Expr, Stack)| {
                plus(completions.expr(automaton, e), completions.stack(automaton, under))
            };
            let costs = cells.into_iter().map(|cell| (cost(self, automaton, cell), cell));
            let Some((_, (e, under))) = costs.min_by_key(|c| c.0) else { return Ok(None) };
            self.write(automaton, vec![Piece::Expr(e)], under, &mut items, &mut out)?;
            match *automaton.exprs.node(e) {
                ExprNode::DistinctEnd(from) => {
                    let mut text = automaton.values.since(from, automaton.text(state));
                    text.extend(bytes_of(&out));
                    self.take_item(&mut items, &text);
                }
                ExprNode::UniqueEnd(..) => items = MadeUpItems::over(automaton, under),
                _ => {}
            }
            stack = under;
        }
        Ok(Some(out))
    }

    /// Returns the bytes that a thread still needs.
    fn thread(&mut self, automaton: &mut Automaton, leaf: Leaf, stack: Stack) -> u64 {
        let leaf = match leaf {
            Leaf::Key { .. } => {
                let choices = self.choices_of_leaf(automaton.exprs(), leaf);
                automaton.budget().take(CHOICE_WORK * choices.len() as u64);
                let costs = choices.into_iter().map(|choice| self.cost(automaton, &choice));
                costs.min().unwrap_or(UNKNOWN)
            }
            _ => self.leaf(automaton.exprs(), leaf),
        };
        plus(leaf, self.stack(automaton, stack))
    }

    /// Returns the bytes of what is on a stack, down to the end of the text.
    fn stack(&mut self, automaton: &mut Automaton, stack: Stack) -> u64 {
        if stack == BOTTOM {
            return 0;
        }
        if let Some(&known) = self.stacks.get(&stack) {
            return known;
        }
        // a stack is made after those under it: no circles, but it may be deep
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            let cells: Vec<_> = automaton.cells(top).collect();
            let missing = cells.iter().map(|cell| cell.1);
            let before = todo.len();
            todo.extend(
                missing.filter(|&under| under != BOTTOM && !self.stacks.contains_key(&under)),
            );
            if todo.len() > before {
                continue;
            }
            todo.pop();
            automaton.budget().take(CELL_WORK * cells.len() as u64);
            let mut least = UNKNOWN;
            for (e, under) in cells {
                let under = if under == BOTTOM {
                    0
                } else {
                    self.stacks.get(&under).copied().unwrap_or(UNKNOWN)
                };
                least = least.min(plus(self.expr(automaton, e), under));
            }
            self.stacks.insert(top, least);
        }
        self.stacks.get(&stack).copied().unwrap_or(UNKNOWN)
    }
}

/// Returns the bytes of what was written, without its tokens.
fn bytes_of(parts: &[CompletionPart]) -> impl Iterator<Item = u8> + '_ {
    parts.iter().filter_map(|part| match part {
        CompletionPart::Byte(byte) => Some(*byte),
        CompletionPart::Token(_) => None,
    })
}

/// Returns the threads of a state, with their leaves.
fn threads(automaton: &Automaton, state: State) -> Vec<(Leaf, Stack)> {
    automaton.threads(state).map(|(leaf, stack)| (automaton.leaf(leaf), stack)).collect()
}

/// Returns a completion as tokens, each the longest that fits; `None` if the vocabulary cannot
/// spell it.
pub(crate) fn tokens(parts: &[CompletionPart], vocabulary: &Vocabulary) -> Option<Vec<u32>> {
    let mut out = Vec::with_capacity(parts.len() / 2 + 1);
    let mut at = 0;
    while at < parts.len() {
        let (token, length) = match parts[at] {
            CompletionPart::Token(token) => (token, 1),
            CompletionPart::Byte(_) => {
                let bytes = parts[at..].iter().map_while(|part| match part {
                    CompletionPart::Byte(byte) => Some(*byte),
                    CompletionPart::Token(_) => None,
                });
                vocabulary.trie.longest(bytes)?
            }
        };
        out.push(token);
        at += length;
    }
    Some(out)
}
