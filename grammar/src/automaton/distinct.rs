//! Names and items that have come before: the difference that recorded texts and values make to a
//! state.
//!
//! Masks are found for *erased* states, which remember nothing and so are few; what the difference
//! takes out of such a mask is found by the walk of `mask::walker::repeats`. For example, inside
//! the second string of `["ab","a` under `uniqueItems` the erased state allows the byte `b` and
//! then the closing quote; the real state allows `b`, and no quote after it.
//!
//! A part whose text differs from all earlier values can be completed in any way, as arrays and
//! objects of which all parts have fewer values than must come are left out or reported when a
//! schema is compiled. Otherwise a bounded search looks for a text that goes on; what it does not
//! find is not allowed.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Cell, Stack, State, Thread};
use crate::automaton::values::ValueId;
use crate::expression::ExprNode;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::recorded::{ERASED, NO_VALUES, TextId, ValueSetId};
use crate::expression::regex::Re;
use crate::intern::FastMap;

/// Answers about states that remember values.
#[derive(Debug, Default)]
pub(super) struct DistinctCache {
    /// By state, the one with the same leaves that remembers nothing.
    pub erased: FastMap<State, State>,
    /// By stack, the one with the same leaves that remembers nothing.
    pub erased_stacks: FastMap<Stack, Stack>,
    /// By state, whether a text completes it.
    pub completable: FastMap<State, bool>,
    /// By expression, how many numbers go on so, as far as that was counted.
    pub numbers: FastMap<Re, u64>,
    /// By what a string is in the middle of and its expression, how many texts go on so.
    pub strings: FastMap<(Decoder, Re), u64>,
    /// The state whose threats were found last, and these.
    pub last_threats: Option<(State, Arc<Threats>)>,
    /// By list of literals, their values.
    pub literals: FastMap<u32, Arc<[ValueId]>>,
    /// By parts of which the same is left to come, whether they can be completed.
    completable_as: FastMap<BegunParts, bool>,
}

/// Parts that have begun, but for the blanks in them and how they are spelled.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct BegunParts {
    /// The state without what it remembers.
    erased: State,
    /// The recorded text in canonical form.
    text: Box<[u8]>,
    /// The sets of the values that they must not be.
    values: Vec<ValueSetId>,
}

impl DistinctCache {
    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let literals: usize = self.literals.values().map(|list| 4 * list.len() + 32).sum();
        let small = self.erased.len() + self.erased_stacks.len() + self.completable.len();
        let begun = self.completable_as.keys().map(|key| key.text.len() + 4 * key.values.len());
        let begun: usize = begun.map(|bytes| bytes + 96).sum();
        (small + self.numbers.len() + self.strings.len()) * 32 + literals + begun
    }
}

/// The earlier values that the parts in a state may still become.
#[derive(Debug)]
pub(crate) struct Threats {
    parts: Vec<PartWithValues>,
    /// The values, each with the text of its part.
    pub list: Vec<Threat>,
}

/// A part in a state, and the values that it must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PartWithValues {
    /// The recorded text at which it begins.
    pub from: TextId,
    /// The set of the values of its earlier siblings.
    pub values: ValueSetId,
}

/// A part that is not whole, and an earlier value that it may still become.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    /// The text of the part so far.
    pub text: Vec<u8>,
    /// The value.
    pub value: ValueId,
}

/// Steps that comparing a part with an earlier value counts as, besides those for the bytes that
/// are read.
const THREAT_WORK: u64 = 10;

/// Bytes of a text that count as a step when it is copied.
const COPIED_BYTES: usize = 2;

/// Steps that a byte which is tried in a search counts as.
const THREAT_STEP_WORK: u64 = 50;

/// Steps that a thread of a state counts as which is made one that remembers nothing, and an
/// expression on its stack that is met for the first time.
const ERASED_THREAD_WORK: u64 = 2;
const ERASED_CELL_WORK: u64 = 10;

/// Steps that looking at an expression on a stack for its values counts as.
const VALUE_SET_WORK: u64 = 2;

/// Steps that looking at a state within a part that must differ counts as.
const PART_STEP_WORK: u64 = 40;

/// Most bytes that one search for a text that differs tries: enumerations of some hundred values
/// are searched whole.
const MAX_TRIED_BYTES: usize = 1 << 14;

impl Threats {
    /// Returns these threats with another list.
    pub(crate) fn with_list(&self, list: Vec<Threat>) -> Threats {
        Threats { parts: self.parts.clone(), list }
    }
}

impl Automaton {
    /// Returns the state with the same leaves that remembers nothing.
    pub(crate) fn erase(&mut self, state: State) -> Result<State, Error> {
        if !self.exprs.has_distinct() || self.text(state) == ERASED {
            return Ok(state);
        }
        if let Some(&known) = self.distinct.erased.get(&state) {
            return Ok(known);
        }
        let mut threads: Vec<Thread> = self.threads(state).collect();
        self.exprs.res.budget.take(ERASED_THREAD_WORK * threads.len() as u64);
        for (_, stack) in &mut threads {
            *stack = self.erase_stack(*stack);
        }
        let accepting = self.is_accepting(state);
        let erased = self.erased_state(threads, accepting)?;
        self.distinct.erased.insert(state, erased);
        Ok(erased)
    }

    /// Returns the stack with the same expressions that remembers nothing.
    fn erase_stack(&mut self, stack: Stack) -> Stack {
        if !self.stack_remembers(stack) {
            return stack;
        }
        // stacks may be deep
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            let cells: Vec<_> = self.cells(top).collect();
            let before = todo.len();
            for &(_, under) in &cells {
                let known = self.distinct.erased_stacks.contains_key(&under);
                if self.stack_remembers(under) && !known {
                    todo.push(under);
                }
            }
            if todo.len() > before {
                continue;
            }
            todo.pop();
            self.exprs.res.budget.take(ERASED_CELL_WORK * cells.len() as u64);
            let mut erased = Vec::with_capacity(cells.len());
            for (e, under) in cells {
                let under = self.distinct.erased_stacks.get(&under).copied().unwrap_or(under);
                let e = match *self.exprs().node(e) {
                    ExprNode::UniqueEnd(_, parts) => self.exprs().unique_end(NO_VALUES, parts),
                    ExprNode::DistinctEnd(_) => self.exprs().distinct_end(ERASED),
                    _ => e,
                };
                erased.push(Cell(e, under));
            }
            erased.sort_unstable();
            erased.dedup();
            let erased = self.intern_stack(&erased);
            self.distinct.erased_stacks.insert(top, erased);
        }
        self.distinct.erased_stacks.get(&stack).copied().unwrap_or(stack)
    }

    /// Returns the earlier values that the parts in a state may still become.
    pub(crate) fn threats(&mut self, state: State) -> Threats {
        self.threats_of(state, true)
    }

    /// Returns the same, with numbers or without.
    pub(crate) fn threats_of(&mut self, state: State, numbers: bool) -> Threats {
        let parts = self.parts_with_values(state);
        let text = self.text(state);
        let mut list = Vec::new();
        let mut n_read = 0;
        for part in &parts {
            if !numbers && self.values.are_numbers(part.values) {
                continue;
            }
            let text = self.values.since(part.from, text);
            self.take_copy(text.len());
            for value in self.values.of_set(part.values) {
                if !numbers && self.values.is_number(value) {
                    continue;
                }
                n_read += THREAT_WORK;
                if self.values.may_become(&text, value, &mut n_read) {
                    n_read += (text.len() / COPIED_BYTES) as u64;
                    list.push(Threat { text: text.clone(), value });
                }
            }
        }
        self.exprs.res.budget.take(n_read);
        Threats { parts, list }
    }

    /// Returns the threats of the state `next`, to which `byte` leads from the state of `threats`
    /// and its recorded text: only an earlier value that was possible before may be one now.
    fn threats_after(&mut self, threats: &Threats, text: TextId, byte: u8, next: State) -> Threats {
        let parts = self.parts_with_values(next);
        if parts != threats.parts || self.values.extend(text, byte) != self.text(next) {
            return self.threats(next);
        }
        let mut list = Vec::new();
        let mut n_read = 0;
        for threat in &threats.list {
            let mut text = threat.text.clone();
            text.push(byte);
            n_read += THREAT_WORK + (text.len() / COPIED_BYTES) as u64;
            if self.values.may_become(&text, threat.value, &mut n_read) {
                list.push(Threat { text, value: threat.value });
            }
        }
        self.exprs.res.budget.take(n_read);
        Threats { parts, list }
    }

    /// Takes the steps of copying, or of reading once, *n* bytes of a recorded text.
    pub(super) fn take_copy(&mut self, n: usize) {
        self.exprs.res.budget.take((n / COPIED_BYTES) as u64);
    }

    /// Returns the parts in a state that are not whole.
    pub(super) fn parts_with_values(&mut self, state: State) -> Vec<PartWithValues> {
        let mut parts = Vec::new();
        let mut seen: FastMap<Stack, ()> = FastMap::default();
        let mut todo: Vec<Stack> = self.threads(state).map(|t| t.1).collect();
        while let Some(stack) = todo.pop() {
            if !self.stack_is_in_part(stack) || seen.insert(stack, ()).is_some() {
                continue;
            }
            for (e, under) in self.cells(stack) {
                todo.push(under);
                if let ExprNode::DistinctEnd(from) = *self.exprs.node(e) {
                    self.push_nearest_values(from, under, &mut parts);
                }
            }
        }
        parts
    }

    /// Returns the sets of values on those levels of a state's stacks that *n* bytes lead back to.
    pub(crate) fn value_sets(&mut self, state: State, n: usize) -> Vec<ValueSetId> {
        let mut sets = Vec::new();
        let mut n_cells = 0;
        let mut seen: FastMap<Stack, ()> = FastMap::default();
        // those that take the fewest bytes first, so that each is met with the most that are left
        let mut todo: VecDeque<(Stack, usize)> = self.threads(state).map(|t| (t.1, n)).collect();
        while let Some((stack, left)) = todo.pop_front() {
            if !self.stack_remembers(stack) || seen.insert(stack, ()).is_some() {
                continue;
            }
            for (e, under) in self.cells(stack) {
                n_cells += 1;
                match *self.exprs.node(e) {
                    ExprNode::UniqueEnd(NO_VALUES, _) => {}
                    ExprNode::UniqueEnd(values, _) => sets.push(values),
                    _ => {}
                }
                // what is due before the next level has a byte at least, unless it may be empty
                if self.exprs.nullable(e) {
                    todo.push_front((under, left));
                } else if left > 0 {
                    todo.push_back((under, left - 1));
                }
            }
        }
        self.exprs.res.budget.take(VALUE_SET_WORK * n_cells);
        sets.sort_unstable();
        sets.dedup();
        sets
    }

    /// Adds the part that begins at `from` with each nearest set of values on a stack.
    fn push_nearest_values(&self, from: TextId, stack: Stack, parts: &mut Vec<PartWithValues>) {
        let mut todo = vec![stack];
        let mut seen: FastMap<Stack, ()> = FastMap::default();
        while let Some(stack) = todo.pop() {
            if stack == BOTTOM || seen.insert(stack, ()).is_some() {
                continue;
            }
            for (e, under) in self.cells(stack) {
                match *self.exprs.node(e) {
                    ExprNode::UniqueEnd(NO_VALUES, _) => {}
                    ExprNode::UniqueEnd(values, _) => {
                        let part = PartWithValues { from, values };
                        if !parts.contains(&part) {
                            parts.push(part);
                        }
                    }
                    _ => todo.push(under),
                }
            }
        }
    }

    /// Returns whether the parts in the state `next`, to which `byte` leads from `state`, can be
    /// completed with values that have not come.
    pub(super) fn is_completable_step(
        &mut self,
        state: State,
        byte: u8,
        next: State,
    ) -> Result<bool, Error> {
        self.exprs.res.budget.take(PART_STEP_WORK);
        if self.has_plenty(next) {
            return Ok(true);
        }
        let threats = match self.distinct.last_threats.take() {
            Some((last, threats)) if last == state => {
                self.threats_after(&threats, self.text(state), byte, next)
            }
            _ => self.threats(next),
        };
        let threats = Arc::new(threats);
        self.distinct.last_threats = Some((next, Arc::clone(&threats)));
        self.is_completable_past(next, threats)
    }

    /// Returns whether the parts in the state `next` can be completed, to which `byte` leads from a
    /// state of these threats.
    pub(crate) fn is_completable_after(
        &mut self,
        state: State,
        threats: &Threats,
        byte: u8,
        next: State,
    ) -> Result<bool, Error> {
        if self.has_plenty(next) {
            return Ok(true);
        }
        let threats = self.threats_after(threats, self.text(state), byte, next);
        self.is_completable_past(next, Arc::new(threats))
    }

    /// Returns whether the parts in a state without a free string can be completed with none of
    /// its threats.
    fn is_completable_past(&mut self, state: State, threats: Arc<Threats>) -> Result<bool, Error> {
        if threats.list.is_empty() {
            return Ok(true);
        }
        if let Some(&known) = self.distinct.completable.get(&state) {
            return Ok(known);
        }
        if self.has_more_scalars_than(state, threats.list.len()) {
            self.exprs.res.budget.check()?;
            self.distinct.completable.insert(state, true);
            return Ok(true);
        }
        let begun = self.begun_parts(state, &threats)?;
        if let Some(&known) = self.distinct.completable_as.get(&begun) {
            self.distinct.completable.insert(state, known);
            return Ok(known);
        }
        // what a bounded search does not find is not allowed
        let mut answer = false;
        for manner in SEARCHES {
            match self.search(state, &threats, manner, SearchGoal::Answer)? {
                SearchResult::Found(_) => {
                    answer = true;
                    break;
                }
                SearchResult::NoText if !manner.is_plain => break,
                SearchResult::NoText | SearchResult::GaveUp => {}
            }
        }
        self.exprs.res.budget.check()?;
        self.distinct.completable.insert(state, answer);
        self.distinct.completable_as.insert(begun, answer);
        Ok(answer)
    }

    /// Returns the parts that have begun in a state of these threats.
    fn begun_parts(&mut self, state: State, threats: &Threats) -> Result<BegunParts, Error> {
        let text = self.values.canonical(self.text(state));
        self.take_copy(3 * text.len());
        let recorded = self.text(state);
        let mut parts = threats.parts.clone();
        if parts.len() > 1 {
            // the outermost first
            let len = |part: &PartWithValues| self.values.since(part.from, recorded).len();
            parts.sort_by_key(|part| (std::cmp::Reverse(len(part)), part.values));
        }
        let values = parts.into_iter().map(|part| part.values).collect();
        Ok(BegunParts { erased: self.erase(state)?, text, values })
    }

    /// Returns whether a part of a state has more values than have come, as far as that is known at
    /// once.
    fn has_plenty(&mut self, state: State) -> bool {
        self.has_free_string(state)
            || self.opens_free_string(state)
            || self.has_plenty_of_strings(state)
            || self.has_plenty_of_numbers(state)
            || self.has_unused_literal(state)
            || self.has_unused_number(state)
    }

    /// Returns whether a part of a state is a string in which any text may follow.
    pub(crate) fn has_free_string(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| match self.leaf(leaf) {
            Leaf::JsonString(_, re) => {
                self.stack_is_in_part(stack) && self.exprs.res.is_inexhaustible(re)
            }
            _ => false,
        })
    }

    /// Returns whether a part of a state is such a string, of which the opening quote is due.
    fn opens_free_string(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| {
            let Leaf::Literals { list, lo, hi, at: 0 } = self.leaf(leaf) else { return false };
            let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
            if !self.stack_is_in_part(stack) || words.iter().all(|word| **word != *b"\"") {
                return false;
            }
            let cells: Vec<_> = self.cells(stack).collect();
            cells.into_iter().any(|(e, _)| match *self.exprs.node(e) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => {
                    self.exprs.res.is_inexhaustible(re)
                }
                _ => false,
            })
        })
    }

    /// Returns the bytes that lead from a state to one in which no part may become an earlier
    /// value.
    pub(crate) fn distinct_continuation(&mut self, state: State) -> Result<Option<Vec<u8>>, Error> {
        let threats = Arc::new(self.threats(state));
        for manner in SEARCHES {
            match self.search(state, &threats, manner, SearchGoal::Bytes)? {
                SearchResult::Found(bytes) => return Ok(Some(bytes)),
                SearchResult::NoText if !manner.is_plain => return Ok(None),
                SearchResult::NoText | SearchResult::GaveUp => {}
            }
        }
        Ok(None)
    }

    /// Searches for bytes that lead from a state of these threats to one without any, and keeps
    /// what it learns of the states in between.
    fn search(
        &mut self,
        state: State,
        threats: &Arc<Threats>,
        manner: SearchManner,
        goal: SearchGoal,
    ) -> Result<SearchResult, Error> {
        // what may follow is the same for all spellings of one text
        let mut seen: FastMap<(State, Box<[u8]>), ()> = FastMap::default();
        let mut found = vec![FoundState { state, before: 0, byte: 0 }];
        let mut todo = VecDeque::from([(0, Arc::clone(threats))]);
        let mut left = MAX_TRIED_BYTES;
        loop {
            let at = match manner.order {
                SearchOrder::BreadthFirst => todo.pop_front(),
                SearchOrder::DepthFirst => todo.pop_back(),
            };
            let Some((at, threats)) = at else { break };
            let from = found[at].state;
            let recorded = self.text(from);
            for byte in self.bytes_to_try(from, manner.is_plain) {
                if left == 0 {
                    return Ok(SearchResult::GaveUp);
                }
                left -= 1;
                self.exprs.res.budget.take(THREAT_STEP_WORK);
                self.exprs.res.budget.check()?;
                let next = self.raw_step(from, byte)?;
                let known = self.distinct.completable.get(&next).copied();
                if next.is_dead() || known == Some(false) {
                    continue;
                }
                let text = self.values.canonical(self.text(next));
                self.take_copy(3 * text.len());
                if seen.insert((self.erase(next)?, text), ()).is_some() {
                    continue;
                }
                let threats = self.threats_after(&threats, recorded, byte, next);
                let is_past = threats.list.is_empty()
                    || self.has_free_string(next)
                    || goal == SearchGoal::Answer
                        && self.has_more_scalars_than(next, threats.list.len());
                todo.push_back((found.len(), Arc::new(threats)));
                found.push(FoundState { state: next, before: at, byte });
                if is_past || goal == SearchGoal::Answer && known == Some(true) {
                    return Ok(SearchResult::Found(self.keep_completable(&found)?));
                }
            }
        }
        self.exprs.res.budget.check()?;
        if !manner.is_plain {
            for FoundState { state, .. } in found {
                self.distinct.completable.insert(state, false);
            }
        }
        Ok(SearchResult::NoText)
    }

    /// Keeps that the last of the states found can be completed, and those before it; returns the
    /// bytes that lead to it.
    fn keep_completable(&mut self, found: &[FoundState]) -> Result<Vec<u8>, Error> {
        self.exprs.res.budget.check()?;
        let mut bytes = Vec::new();
        let mut at = found.len() - 1;
        while at > 0 {
            let FoundState { state, before, byte } = found[at];
            self.distinct.completable.insert(state, true);
            bytes.push(byte);
            at = before;
        }
        bytes.reverse();
        Ok(bytes)
    }

    /// Returns the bytes that may follow in a state, those that end something first.
    pub(crate) fn bytes_to_try(&mut self, state: State, plain: bool) -> Vec<u8> {
        let first = self.first_bytes(state);
        let may_follow = |b: &u8| first[usize::from(b / 64)] >> (b % 64) & 1 == 1;
        let dull = |b: &u8| plain && (b.is_ascii_whitespace() || *b == b'\\');
        let mut bytes: Vec<u8> = (0..=255).filter(may_follow).filter(|b| !dull(b)).collect();
        bytes.sort_by_key(|b| !matches!(b, b'"' | b']' | b'}'));
        bytes
    }
}

/// The manner of a search.
#[derive(Clone, Copy)]
struct SearchManner {
    /// True if values are written without blanks and escapes.
    is_plain: bool,
    order: SearchOrder,
}

/// The searches for a text that differs, in turn: most values are written without blanks and
/// escapes as well; of those with, a few are far away.
const SEARCHES: [SearchManner; 4] = [
    SearchManner { is_plain: true, order: SearchOrder::BreadthFirst },
    SearchManner { is_plain: true, order: SearchOrder::DepthFirst },
    SearchManner { is_plain: false, order: SearchOrder::BreadthFirst },
    SearchManner { is_plain: false, order: SearchOrder::DepthFirst },
];

/// The order in which a search takes the states that it has found.
#[derive(Clone, Copy)]
enum SearchOrder {
    BreadthFirst,
    DepthFirst,
}

/// The question of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SearchGoal {
    /// To know whether there is a text.
    Answer,
    /// The bytes of one.
    Bytes,
}

/// The result of a search.
enum SearchResult {
    /// The bytes of a text; for [`SearchGoal::Answer`] perhaps only the first of them.
    Found(Vec<u8>),
    /// All that was to be tried leads to earlier values.
    NoText,
    /// More would have to be tried than may be.
    GaveUp,
}

/// A state that a search has found.
#[derive(Clone, Copy)]
struct FoundState {
    state: State,
    /// The number of the state found before it.
    before: usize,
    /// The byte between them.
    byte: u8,
}
