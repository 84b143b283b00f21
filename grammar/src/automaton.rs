//! The automaton: which bytes may come next, found lazily and remembered.
//!
//! A state is a set of threads, each a leaf (what the next byte must fit) over a stack (what comes
//! after it). A stack is a set of cells, each an expression and the stack under it, so threads that
//! differ only in what called them are one thread: this is a graph-structured stack (Tomita,
//! "Efficient parsing for natural language", 1986) whose nodes are values. States and stacks are
//! hash-consed and a step is remembered by state and byte, so that text which loops through the
//! same grammar positions loops through the same states, and a repeated step is one look-up.
//!
//! Calls in tail position push nothing, because a stack under `ε` is that stack: right recursion
//! runs in constant space.
//!
//! The stack carries the values that have come where parts of a value must differ (names of an
//! object, unique items), and a state inside such a part the text since it began (see `distinct`,
//! and `repeats` for what follows from it).

use std::collections::BinaryHeap;
use std::collections::hash_map::Entry;

use crate::Error;
use crate::budget::Budget;
use crate::distinct::{ERASED, NO_TEXT, NO_VALUES, Values};
use crate::expression::leaf::{Leaf, LeafRow, LeafStep};
use crate::expression::regex::INF;
use crate::expression::{DistinctParts, Expr, ExprNode, Exprs};
use crate::intern::{FastMap, Interner, Numbered};
use crate::place::Places;
use crate::state::{BOTTOM, Cell, END, RECORDED, Repeats, Stack, State, Thread};

/// Facts about a stack.
#[derive(Clone, Copy, Debug, Default)]
struct StackInfo {
    /// A part that must differ from others is not whole.
    in_part: bool,
    /// There is such a part, or values that have come.
    remembers: bool,
    /// There are values that have come, of parts that may run out of others.
    scarce: bool,
}

/// The next states of one state, by byte.
type Row = Box<[u32; 256]>;

/// In a row: not known yet.
const UNKNOWN: u32 = u32::MAX;

/// Most rows that are kept, of a kilobyte each; past it, all are forgotten and those in use come
/// back.
const MAX_ROWS: usize = 1 << 15;

/// Most expressions that one step may look at. Reached only by grammars that are ambiguous in a way
/// that multiplies; the step then fails rather than stall the others that wait for it.
const STEP_WORK: usize = 1 << 20;

/// Steps that expanding one expression counts as.
const CLOSE_WORK: u64 = 5;

/// Steps that joining one cell of a stack with others counts as.
const CELL_WORK: u64 = 2;

/// Most states of one automaton: some hundred bytes each.
const MAX_STATES: usize = 1 << 22;

/// A compiled grammar, and all that walking through it has found.
#[derive(Debug)]
pub struct Automaton {
    pub(crate) exprs: Exprs,
    leaves: Numbered<Leaf>,
    stacks: Interner<[Cell]>,
    /// By stack.
    stack_info: Vec<StackInfo>,
    /// The threads of each state, sorted by leaf, one for each.
    states: Interner<[Thread]>,
    /// By state.
    rows: Vec<Option<Row>>,
    /// The number of rows.
    n_rows: usize,
    /// By leaf: the bytes that lead it on.
    first_bytes: Vec<Option<[u64; 4]>>,
    start: State,
    agenda: Agenda,
    /// Leaves by themselves, for masks.
    pub(crate) machine: Places,
    /// Texts and values of parts that must differ.
    pub(crate) values: Values,
    pub(crate) repeats: Repeats,
}

impl Automaton {
    /// The automaton of the texts of `root`.
    ///
    /// # Errors
    /// As [`Automaton::step`]; also if the search that has made the expressions is over: they may
    /// lack texts.
    pub(crate) fn new(mut exprs: Exprs, root: Expr) -> Result<Automaton, Error> {
        exprs.res.budget.check()?;
        exprs.res.budget = Budget::default();
        let mut automaton = Automaton {
            exprs,
            leaves: Numbered::default(),
            stacks: Interner::default(),
            stack_info: Vec::new(),
            states: Interner::default(),
            rows: Vec::new(),
            n_rows: 0,
            first_bytes: Vec::new(),
            start: State::DEAD,
            agenda: Agenda::default(),
            machine: Places::default(),
            values: Values::default(),
            repeats: Repeats::default(),
        };
        automaton.intern_stack(&[]);
        automaton.states.intern(Vec::new());
        automaton.start = automaton.close(Vec::new(), vec![(root, BOTTOM)], NO_TEXT)?;
        Ok(automaton)
    }

    /// The state before any text.
    pub fn start(&self) -> State {
        self.start
    }

    /// Returns whether the text may end here.
    pub fn is_accepting(&self, state: State) -> bool {
        self.states.get(state.0).last() == Some(&END)
    }

    /// Returns whether any byte may follow.
    pub fn can_continue(&self, state: State) -> bool {
        self.states.get(state.0).first().is_some_and(|t| t.0 < RECORDED)
    }

    /// The state after one more byte; [`State::DEAD`] if it may not come.
    ///
    /// # Errors
    /// The step takes more work than an automaton is allowed.
    #[inline]
    pub fn step(&mut self, state: State, byte: u8) -> Result<State, Error> {
        match self.rows.get(state.0 as usize) {
            Some(Some(row)) if row[usize::from(byte)] != UNKNOWN => {
                Ok(State(row[usize::from(byte)]))
            }
            _ => self.find_step(state, byte),
        }
    }

    /// The same where the row does not say.
    #[cold]
    fn find_step(&mut self, state: State, byte: u8) -> Result<State, Error> {
        let next = self.raw_step(state, byte)?;
        self.exprs.res.budget.check()?;
        let recorded = self.text(next);
        if recorded == NO_TEXT || recorded == ERASED {
            self.row(state, [u64::MAX; 4])[usize::from(byte)] = next.0;
            return Ok(next);
        }
        // such a state is come to once: a row would cost more than it saves
        Ok(if self.is_completable(next)? { next } else { State::DEAD })
    }

    /// Returns the state after one more byte, also where parts that must differ then cannot any
    /// more.
    pub(crate) fn raw_step(&mut self, state: State, byte: u8) -> Result<State, Error> {
        let from = self.states.get(state.0).clone();
        let mut threads = Vec::new();
        let mut work = Vec::new();
        for &(leaf, stack) in from.iter().filter(|&&t| t.0 < RECORDED) {
            let LeafStep { next, done } = self.exprs.step(self.leaves.get(leaf), byte);
            if let Some(next) = next {
                threads.push((self.leaves.number(next), stack));
            }
            if let Some(done) = done {
                work.push((done, stack));
            }
        }
        if threads.is_empty() && work.is_empty() {
            return Ok(State::DEAD);
        }
        let text = self.text(state);
        let text = self.values.extend(text, byte);
        // most often, a leaf goes on and that is all
        if threads.len() == 1 && work.is_empty() {
            if text != NO_TEXT {
                threads.push((RECORDED, Stack(text)));
            }
            return self.intern_state(&threads);
        }
        self.close(threads, work, text)
    }

    /// The row of a state; if it is new, of bytes that are not these it says that they lead
    /// nowhere.
    fn row(&mut self, state: State, first: [u64; 4]) -> &mut Row {
        let at = state.0 as usize;
        if self.rows.len() <= at {
            self.rows.resize_with(self.states.len().max(at + 1), || None);
        }
        if self.rows[at].is_none() {
            if self.n_rows >= MAX_ROWS {
                self.rows.fill_with(|| None);
                self.n_rows = 0;
            }
            self.n_rows += 1;
        }
        self.rows[at].get_or_insert_with(|| {
            let mut row = Box::new([State::DEAD.0; 256]);
            for (entries, first) in row.chunks_mut(64).zip(first) {
                let mut left = first;
                while left != 0 {
                    entries[left.trailing_zeros() as usize] = UNKNOWN;
                    left &= left - 1;
                }
            }
            row
        })
    }

    /// Fills in the bytes that lead nowhere, before many bytes are tried.
    pub(crate) fn prepare(&mut self, state: State) {
        if matches!(self.rows.get(state.0 as usize), Some(Some(_))) {
            return;
        }
        let first = self.first_bytes(state);
        if !self.exprs.res.budget.is_over() {
            self.row(state, first);
        }
    }

    /// The state after some bytes.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn advance(&mut self, mut state: State, bytes: &[u8]) -> Result<State, Error> {
        for &byte in bytes {
            if state.is_dead() {
                break;
            }
            state = self.step(state, byte)?;
        }
        Ok(state)
    }

    /// The state after a token, which matches as its bytes or, where the grammar asks for tokens,
    /// as itself. A token without text (`bytes` empty) matches only as itself.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn advance_token(
        &mut self,
        state: State,
        token: u32,
        bytes: &[u8],
    ) -> Result<State, Error> {
        let text = if bytes.is_empty() { State::DEAD } else { self.advance(state, bytes)? };
        let mut work = Vec::new();
        for (leaf, stack) in self.threads(state) {
            if let Leaf::Token(id, not) = self.leaves.get(leaf)
                && (id == token) != not
            {
                work.push((Exprs::EPS, stack));
            }
        }
        if work.is_empty() {
            return Ok(text);
        }
        if self.is_accepting(text) {
            work.push((Exprs::EPS, BOTTOM));
        }
        let threads = self.threads(text).collect();
        let recorded = self.text(if text.is_dead() { state } else { text });
        self.close(threads, work, recorded)
    }

    /// Returns whether the whole of `text` is of the grammar.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Automaton;
    ///
    /// let mut numbers = Automaton::from_gbnf("root ::= [0-9]+", "root", &|_| None)?;
    /// assert!(numbers.matches(b"2026")?);
    /// assert!(!numbers.matches(b"twenty")?);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn matches(&mut self, text: &[u8]) -> Result<bool, Error> {
        let state = self.advance(self.start, text)?;
        Ok(self.is_accepting(state))
    }

    /// The threads of a state.
    pub(crate) fn threads(&self, state: State) -> impl Iterator<Item = Thread> {
        self.states.get(state.0).iter().copied().take_while(|&t| t.0 < RECORDED)
    }

    /// Returns the recorded text of a state.
    pub(crate) fn text(&self, state: State) -> u32 {
        let last = self.states.get(state.0).iter().rev().take(2).find(|t| t.0 == RECORDED);
        last.map_or(NO_TEXT, |t| t.1.0)
    }

    /// Returns the recorded text of states that only masks come to.
    fn text_of_masks(&self) -> u32 {
        if self.exprs.has_distinct() { ERASED } else { NO_TEXT }
    }

    /// The leaf with this number.
    pub(crate) fn leaf(&self, number: u32) -> Leaf {
        self.leaves.get(number)
    }

    /// The number of a leaf.
    pub(crate) fn leaf_number(&mut self, leaf: Leaf) -> u32 {
        self.leaves.number(leaf)
    }

    /// Fills in where bytes lead a leaf, as far as that is known at once, by [`Places::place`].
    pub(crate) fn fill_leaf_row(&mut self, leaf: u32, row: &mut LeafRow) {
        let exprs = &mut self.exprs;
        let leaves = &mut self.leaves;
        let machine = &mut self.machine;
        exprs.fill_row(leaves.get(leaf), row, &mut |leaf| machine.place(leaves.number(leaf)));
    }

    /// Returns what may follow on a stack: an expression and the stack under it, for each of its
    /// cells. The end of the text has none.
    pub(crate) fn cells(&self, stack: Stack) -> impl Iterator<Item = (Expr, Stack)> + '_ {
        self.stacks.get(stack.0).iter().map(|&Cell(e, under)| (e, under))
    }

    /// Bytes that what was found takes, roughly.
    pub fn size(&self) -> usize {
        // an entry is some words of its own, as many in the index, and a few threads or cells
        let states =
            self.states.len() * 160 + self.stacks.len() * 128 + self.n_rows * size_of::<Row>();
        // leaves are in a list and in its index, and their first bytes in another
        let values = self.values.size() + self.repeats.size();
        let leaves = self.leaves.len() * 128 + self.machine.size();
        states + leaves + self.exprs.size() + values
    }

    /// The state of threads, in a mask.
    pub(crate) fn state_of(&mut self, threads: Vec<Thread>) -> Result<State, Error> {
        let text = self.text_of_masks();
        self.close(threads, Vec::new(), text)
    }

    /// The state in which `e` is due, over `stack`, in a mask.
    pub(crate) fn enter(&mut self, e: Expr, stack: Stack) -> Result<State, Error> {
        let text = self.text_of_masks();
        self.close(Vec::new(), vec![(e, stack)], text)
    }

    /// Returns the state of threads over stacks of which nothing is remembered; they are sorted by
    /// leaf.
    pub(crate) fn erased_state(
        &mut self,
        mut threads: Vec<Thread>,
        accepting: bool,
    ) -> Result<State, Error> {
        threads.push((RECORDED, Stack(ERASED)));
        if accepting {
            threads.push(END);
        }
        self.intern_state(&threads)
    }

    /// Returns whether whole tokens may come that need not be text.
    pub(crate) fn asks_for_tokens(&self, state: State) -> bool {
        self.threads(state).any(|t| matches!(self.leaves.get(t.0), Leaf::Token(..)))
    }

    pub(crate) fn exprs(&mut self) -> &mut Exprs {
        &mut self.exprs
    }

    /// The bytes that may come next, as bits.
    pub(crate) fn first_bytes(&mut self, state: State) -> [u64; 4] {
        let mut all = [0; 4];
        let threads = self.states.get(state.0).clone();
        for &(leaf, _) in threads.iter().filter(|t| t.0 < RECORDED) {
            let at = leaf as usize;
            if self.first_bytes.len() <= at {
                self.first_bytes.resize(self.leaves.len(), None);
            }
            let first = if let Some(known) = self.first_bytes[at] {
                known
            } else {
                let first = self.exprs.first_bytes(self.leaves.get(leaf));
                if !self.exprs.res.budget.is_over() {
                    self.first_bytes[at] = Some(first);
                }
                first
            };
            for (all, first) in all.iter_mut().zip(first) {
                *all |= first;
            }
        }
        all
    }

    /// Expands `work` until only leaves are left, and joins them with `threads` into a state;
    /// `text` is what has been recorded.
    fn close(
        &mut self,
        mut threads: Vec<Thread>,
        work: Vec<(Expr, Stack)>,
        text: u32,
    ) -> Result<State, Error> {
        if threads.is_empty() && work.is_empty() {
            return Ok(State::DEAD);
        }
        let mut agenda = std::mem::take(&mut self.agenda);
        agenda.clear();
        let mut accepting = false;
        for (e, stack) in work {
            agenda.add(&self.exprs, e, stack);
        }
        let mut count = 0;
        while let Some((e, stacks)) = agenda.next() {
            let stack = match stacks {
                Waiting { first, more } if more.is_empty() => first,
                Waiting { first, mut more } => {
                    more.push(first);
                    // copied and sorted: what is left of a search pays, not this step
                    let cells: usize =
                        more.iter().map(|stack| self.stacks.get(stack.0).len()).sum();
                    self.exprs.res.budget.take(CELL_WORK * cells as u64);
                    self.union(more)
                }
            };
            count += 1;
            if count > STEP_WORK {
                return Err(Error::TooAmbiguous { limit: STEP_WORK });
            }
            match *self.exprs.node(e) {
                ExprNode::Empty => {}
                ExprNode::Eps if stack == BOTTOM => accepting = true,
                ExprNode::Eps => {
                    for &cell in self.stacks.get(stack.0).iter() {
                        match cell {
                            Cell(Exprs::EPS, BOTTOM) => accepting = true,
                            Cell(e, under) => agenda.add(&self.exprs, e, under),
                        }
                    }
                    count += self.stacks.get(stack.0).len();
                }
                ExprNode::Leaf(leaf) => threads.push((self.leaves.number(leaf), stack)),
                ExprNode::Cat(a, b) => {
                    let stack = self.push(b, stack);
                    agenda.add(&self.exprs, a, stack);
                }
                ExprNode::Alt(ref list) => {
                    for &e in list {
                        agenda.add(&self.exprs, e, stack);
                    }
                }
                ExprNode::Rep(a, min, max) => {
                    if min == 0 {
                        agenda.add(&self.exprs, Exprs::EPS, stack);
                    }
                    let max = if max == INF { INF } else { max - 1 };
                    let rest = self.exprs.rep(a, min.saturating_sub(1), max);
                    let stack = self.push(rest, stack);
                    agenda.add(&self.exprs, a, stack);
                }
                ExprNode::Call(rule) => {
                    agenda.add(&self.exprs, self.exprs.rules[rule as usize], stack);
                }
                ExprNode::Member(_) | ExprNode::Rest(_) => {
                    let expansion = self.exprs.expand(e);
                    agenda.add(&self.exprs, expansion, stack);
                }
                ExprNode::Unique(whole, parts) => {
                    let values = self.exprs.unique_end(NO_VALUES, parts);
                    let stack = self.push(values, stack);
                    agenda.add(&self.exprs, whole, stack);
                }
                ExprNode::UniqueEnd(..) => agenda.add(&self.exprs, Exprs::EPS, stack),
                ExprNode::Distinct(part) => {
                    let from = self.values.begin(text);
                    let end = self.exprs.distinct_end(from);
                    let stack = self.push(end, stack);
                    agenda.add(&self.exprs, part, stack);
                }
                ExprNode::DistinctEnd(from) => {
                    if let Some(stack) = self.remember(from, text, stack) {
                        agenda.add(&self.exprs, Exprs::EPS, stack);
                    }
                }
            }
        }
        self.agenda = agenda;
        self.exprs.res.budget.take(CLOSE_WORK * count as u64);
        threads.sort_unstable();
        threads.dedup();
        if threads.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            let mut joined: Vec<Thread> = Vec::with_capacity(threads.len() + 1);
            for same in threads.chunk_by(|a, b| a.0 == b.0) {
                let stack = self.union(same.iter().map(|t| t.1).collect());
                joined.push((same[0].0, stack));
            }
            threads = joined;
        }
        if threads.is_empty() && !accepting {
            return Ok(State::DEAD);
        }
        let in_part = || threads.iter().any(|t| self.stack_info[t.1.0 as usize].in_part);
        if text == ERASED || in_part() {
            threads.push((RECORDED, Stack(self.values.begin(text))));
        }
        if accepting {
            threads.push(END);
        }
        self.intern_state(&threads)
    }

    /// Returns the stack after a part whose text began at `from`; `None` if its value has come
    /// before.
    fn remember(&mut self, from: u32, text: u32, stack: Stack) -> Option<Stack> {
        if from == ERASED {
            return Some(stack);
        }
        let part = self.values.since(from, text);
        let value = self.values.value_of(&part);
        self.add_value(stack, value)
    }

    /// Returns a stack whose nearest sets of values have one more; `None` where that is in each of
    /// them.
    fn add_value(&mut self, stack: Stack, value: u32) -> Option<Stack> {
        // by stack above a set, what it becomes; between a part and its set there are few, but
        // whoever made a precompiled grammar may put any number there
        let mut done: FastMap<Stack, Option<Stack>> = FastMap::default();
        done.insert(BOTTOM, Some(BOTTOM));
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            if done.contains_key(&top) {
                todo.pop();
                continue;
            }
            let before = todo.len();
            let mut cells = Vec::new();
            for &Cell(e, under) in self.stacks.get(top.0).clone().iter() {
                if let ExprNode::UniqueEnd(values, parts) = *self.exprs.node(e) {
                    if let Some(values) = self.values.with(values, value) {
                        cells.push(Cell(self.exprs.unique_end(values, parts), under));
                    }
                    continue;
                }
                match done.get(&under) {
                    Some(Some(under)) => cells.push(Cell(e, *under)),
                    Some(None) => {}
                    None => todo.push(under),
                }
            }
            if todo.len() > before {
                continue;
            }
            cells.sort_unstable();
            cells.dedup();
            let becomes = if cells.is_empty() { None } else { Some(self.intern_stack(&cells)) };
            done.insert(top, becomes);
        }
        done.get(&stack).copied().flatten()
    }

    /// The state of these threads, which are sorted by leaf, one for each.
    fn intern_state(&mut self, threads: &[Thread]) -> Result<State, Error> {
        if self.states.len() >= MAX_STATES {
            return Err(Error::TooManyStates { limit: MAX_STATES });
        }
        Ok(State(self.states.intern(threads).0))
    }

    /// `e`, then what is on `stack`.
    fn push(&mut self, e: Expr, stack: Stack) -> Stack {
        if e == Exprs::EPS { stack } else { self.intern_stack(&[Cell(e, stack)]) }
    }

    /// Returns the stack of these cells, which are sorted.
    pub(crate) fn intern_stack(&mut self, cells: &[Cell]) -> Stack {
        let (number, fresh) = self.stacks.intern(cells);
        if fresh {
            let mut info = StackInfo::default();
            for &Cell(e, under) in cells.iter().filter(|c| c.1 != BOTTOM || c.0 != Exprs::EPS) {
                let below = self.stack_info[under.0 as usize];
                let node = self.exprs.node(e);
                let part = matches!(node, ExprNode::DistinctEnd(from) if *from != ERASED);
                let values = match node {
                    ExprNode::UniqueEnd(NO_VALUES, _) => None,
                    ExprNode::UniqueEnd(_, parts) => Some(*parts),
                    _ => None,
                };
                info.in_part |= below.in_part || part;
                info.remembers |= below.remembers || part || values.is_some();
                let scarce = values.is_some_and(|parts| parts != DistinctParts::Names);
                info.scarce |= below.scarce || scarce;
            }
            self.stack_info.push(info);
        }
        Stack(number)
    }

    /// Returns whether a stack remembers text or values.
    pub(crate) fn stack_remembers(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].remembers
    }

    /// Returns whether there are values on a stack of parts that may run out of others.
    pub(crate) fn stack_is_scarce(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].scarce
    }

    /// Returns whether a part that must differ from others is not whole.
    pub(crate) fn stack_is_in_part(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].in_part
    }

    /// Returns what is on any of these stacks; there is at least one.
    fn union(&mut self, mut stacks: Vec<Stack>) -> Stack {
        stacks.sort_unstable();
        stacks.dedup();
        if let [one] = stacks[..] {
            return one;
        }
        let mut cells = Vec::new();
        for stack in stacks {
            match stack {
                BOTTOM => cells.push(Cell(Exprs::EPS, BOTTOM)),
                _ => cells.extend_from_slice(self.stacks.get(stack.0)),
            }
        }
        cells.sort_unstable();
        cells.dedup();
        self.intern_stack(&cells)
    }
}

/// Expressions still to be expanded, each with the stacks it was reached with. One is kept and used
/// again, for its memory.
#[derive(Debug, Default)]
struct Agenda {
    heap: BinaryHeap<(u64, Expr)>,
    waiting: FastMap<Expr, Waiting>,
    seen: FastMap<(Expr, Stack), ()>,
}

/// The stacks an expression was reached with since it was last taken. Most often it is one.
#[derive(Debug)]
struct Waiting {
    first: Stack,
    more: Vec<Stack>,
}

impl Agenda {
    fn clear(&mut self) {
        self.heap.clear();
        self.waiting.clear();
        self.seen.clear();
    }

    fn add(&mut self, exprs: &Exprs, e: Expr, stack: Stack) {
        if self.seen.insert((e, stack), ()).is_some() {
            return;
        }
        match self.waiting.entry(e) {
            Entry::Occupied(mut waiting) => waiting.get_mut().more.push(stack),
            Entry::Vacant(place) => {
                place.insert(Waiting { first: stack, more: Vec::new() });
                self.heap.push((exprs.rank(e), e));
            }
        }
    }

    /// The expression with the highest rank, and all stacks it has been reached with since it was
    /// last taken.
    fn next(&mut self) -> Option<(Expr, Waiting)> {
        let (_, e) = self.heap.pop()?;
        self.waiting.remove(&e).map(|stacks| (e, stacks))
    }
}
