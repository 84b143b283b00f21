//! The automaton: which bytes may come next, found lazily and remembered.
//!
//! A *state* is a set of *threads*, each a *leaf* (what the next byte must fit) over a *stack*
//! (what comes after it). A stack is a set of *cells*, each an expression and the stack under it,
//! so that threads which differ only in what called them are one thread: a graph-structured stack
//! (Tomita, "Efficient parsing for natural language", 1986) whose nodes are compared by value.
//! States and stacks are hash-consed and a step is remembered by state and byte, so that text which
//! loops through the same grammar positions loops through the same states, and a repeated step is
//! one look-up.
//!
//! # Example
//!
//! The grammar `list ::= "[" item ("," item)* "]"` with `item ::= list | "1"`, after the text `[`:
//!
//! ```text
//! state 1    leaf "1"  over  S, which is one cell: ("," item)* "]" over the end
//!            leaf "["  over  item ("," item)* "]", over S
//! ```
//!
//! The byte `1` completes the first leaf and fits no other. What is on its stack is then due, and
//! the *closure* (see `closure`) expands it until only leaves are left: `,` over `item`, over the
//! rest; and `]` over the end. These two threads are state 2. The byte `,` leads to state 3, which
//! has the leaves of state 1 and from which `1` leads to state 2 again: however long the list, its
//! text goes around between two states. The byte `[` in state 1 makes the stack deeper by the cells
//! of one list, which is all that nesting costs.
//!
//! ```
//! use hob_grammar::Automaton;
//!
//! let text = r#"
//!     root ::= "[" item ("," item)* "]"
//!     item ::= root | "1"
//! "#;
//! let mut lists = Automaton::from_gbnf(text, "root", &|_| None)?;
//! let state_2 = lists.advance(lists.start(), b"[1")?;
//! assert_eq!(lists.advance(lists.start(), b"[1,1,1")?, state_2);
//! assert_ne!(lists.advance(lists.start(), b"[[1")?, state_2);
//! # Ok::<(), hob_grammar::Error>(())
//! ```
//!
//! # Tail calls
//!
//! A call in tail position pushes nothing: a cell that has nothing left to match is dropped, so
//! that right recursion takes constant space.
//!
//! # Parts that must differ
//!
//! Some parts of a value must differ: the names of an object, unique items. For these the stack
//! also holds the earlier values, and a state inside such a part the bytes since it began: see
//! `values`, and `distinct` for what follows from it.

mod closure;
pub(crate) mod distinct;
mod lazy;
mod places;
mod plenty;
mod rest;
mod stacks;
pub(crate) mod state;
pub(crate) mod values;

use closure::Agenda;
use distinct::DistinctCache;
use places::StackRegion;
use stacks::StackInfo;
use state::{BOTTOM, Cell, END, RECORDED, Stack, State, Thread};
use values::Values;

use crate::Error;
use crate::budget::{Budget, read_work};
use crate::expression::leaf::{Leaf, LeafEntries, LeafStep};
use crate::expression::recorded::{ERASED, NO_TEXT, TextId};
use crate::expression::{Expr, Exprs};
use crate::intern::{Interner, Numbered};

/// The next states of one state, by byte.
type StepRow = Box<[u32; 256]>;

/// In a row: not known yet.
const UNKNOWN: u32 = u32::MAX;

/// Most rows that are kept, of a kilobyte each; past it, all are forgotten and those in use come
/// back.
const MAX_ROWS: usize = 1 << 15;

/// Steps of work that finding a state counts as.
const STEP_WORK: u64 = 4;

/// Steps of work that a thread which goes on with a byte counts as, besides the one for looking.
const THREAD_WORK: usize = 10;

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
    /// By stack, the parts with options of sampling above the end of the text; of expressions that
    /// are made for these alone.
    stack_regions: Vec<StackRegion>,
    /// The threads of each state, sorted by leaf, one for each.
    states: Interner<[Thread]>,
    /// By state.
    rows: Vec<Option<StepRow>>,
    /// The number of rows.
    n_rows: usize,
    /// By leaf: the bytes that lead it on.
    first_bytes: Vec<Option<[u64; 4]>>,
    start: State,
    agenda: Agenda,
    /// Texts and values of parts that must differ.
    pub(crate) values: Values,
    distinct: DistinctCache,
    /// The budget that the expressions were made within.
    compile_budget: Budget,
}

impl Automaton {
    /// Makes the automaton of the texts of `root`.
    ///
    /// # Errors
    /// As [`Automaton::step`]; also if the search that has made the expressions is over: they may
    /// lack texts.
    pub(crate) fn new(mut exprs: Exprs, root: Expr) -> Result<Automaton, Error> {
        exprs.res.budget.check()?;
        let compile_budget = std::mem::take(&mut exprs.res.budget);
        let mut automaton = Automaton {
            exprs,
            leaves: Numbered::default(),
            stacks: Interner::default(),
            stack_info: Vec::new(),
            stack_regions: Vec::new(),
            states: Interner::default(),
            rows: Vec::new(),
            n_rows: 0,
            first_bytes: Vec::new(),
            start: State::DEAD,
            agenda: Agenda::default(),
            values: Values::default(),
            distinct: DistinctCache::default(),
            compile_budget,
        };
        automaton.intern_stack(&[]);
        automaton.states.intern(Vec::new());
        automaton.start = automaton.close(Vec::new(), vec![(root, BOTTOM)], NO_TEXT)?;
        Ok(automaton)
    }

    /// Returns the budget that the expressions were made within.
    pub(crate) fn compile_budget(&self) -> &Budget {
        &self.compile_budget
    }

    /// Returns the state before any text.
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

    /// Returns the state after one more byte; [`State::DEAD`] if it may not come.
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

    /// Finds the state after one more byte where the row does not say.
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
        Ok(if self.is_completable_step(state, byte, next)? { next } else { State::DEAD })
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
        let n_going_on = threads.len() + work.len();
        self.exprs.res.budget.take(STEP_WORK + (from.len() + THREAD_WORK * n_going_on) as u64);
        if threads.is_empty() && work.is_empty() {
            return Ok(State::DEAD);
        }
        let text = self.text(state);
        let text = self.values.extend(text, byte);
        // most often, a leaf goes on and that is all
        if threads.len() == 1 && work.is_empty() {
            if text != NO_TEXT {
                threads.push((RECORDED, Stack(text.0)));
            }
            return self.intern_state(&threads);
        }
        self.close(threads, work, text)
    }

    /// Returns the row of a state; if it is new, of bytes that are not these it says that they lead
    /// nowhere.
    fn row(&mut self, state: State, first: [u64; 4]) -> &mut StepRow {
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

    /// Returns the state after some bytes.
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

    /// Returns the state after a token, which matches as its bytes or, where the grammar asks for
    /// tokens, as itself. A token without text (`bytes` empty) matches only as itself, and so does
    /// one that is a trigger where it comes. A special token comes only where it is named.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn advance_token(
        &mut self,
        state: State,
        token: u32,
        bytes: &[u8],
    ) -> Result<State, Error> {
        let is_special = self.exprs.is_special(token);
        if is_special && !self.names_token(state, token) {
            return Ok(State::DEAD);
        }
        let is_text = !bytes.is_empty() && !is_special && !self.is_trigger(state, token);
        let text = if is_text { self.advance(state, bytes)? } else { State::DEAD };
        let mut work = Vec::new();
        for (leaf, stack) in self.threads(state) {
            if self.exprs.takes_token(self.leaves.get(leaf), token) {
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
    /// As [`Automaton::step`], and if all bytes together take more work than a text of their number
    /// may.
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
        self.budget().begin(read_work(text.len()), None);
        let state = self.advance(self.start, text);
        *self.budget() = Budget::default();
        Ok(self.is_accepting(state?))
    }

    /// Returns the threads of a state.
    pub(crate) fn threads(&self, state: State) -> impl Iterator<Item = Thread> {
        self.states.get(state.0).iter().copied().take_while(|&t| t.0 < RECORDED)
    }

    /// Returns the recorded text of a state.
    pub(crate) fn text(&self, state: State) -> TextId {
        let last = self.states.get(state.0).iter().rev().take(2).find(|t| t.0 == RECORDED);
        last.map_or(NO_TEXT, |t| TextId(t.1.0))
    }

    /// Returns the recorded text of states that only masks come to.
    fn text_of_masks(&self) -> TextId {
        if self.exprs.has_distinct() { ERASED } else { NO_TEXT }
    }

    /// Returns the leaf with this number.
    pub(crate) fn leaf(&self, number: u32) -> Leaf {
        self.leaves.get(number)
    }

    /// Returns the number of a leaf.
    pub(crate) fn leaf_number(&mut self, leaf: Leaf) -> u32 {
        self.leaves.number(leaf)
    }

    /// Fills in where bytes lead a leaf of a regular expression, as far as that is known at once;
    /// `row_of` gives the row of a leaf by its number.
    pub(crate) fn fill_leaf_entries(
        &mut self,
        leaf: u32,
        entries: &mut LeafEntries,
        row_of: &mut dyn FnMut(u32) -> u32,
    ) {
        let leaves = &mut self.leaves;
        let from = leaves.get(leaf);
        self.exprs.fill_entries(from, entries, &mut |leaf| row_of(leaves.number(leaf)));
    }

    /// Returns the bytes that what was found takes, roughly.
    pub fn size(&self) -> usize {
        // an entry is some words of its own, as many in the index, and a few threads or cells
        let states = self.states.len() * 160
            + self.stacks.len() * 128
            + self.n_rows * size_of::<[u32; 256]>();
        // leaves are in a list and in its index, and their first bytes in another
        let values = self.values.size() + self.distinct.size();
        let regions = self.stack_regions.len() * size_of::<StackRegion>();
        states + self.leaves.len() * 128 + self.exprs.size() + values + regions
    }

    /// Returns the state of threads, in a mask.
    pub(crate) fn state_of(&mut self, threads: Vec<Thread>) -> Result<State, Error> {
        let text = self.text_of_masks();
        self.close(threads, Vec::new(), text)
    }

    /// Returns the state before any text of `e`, after which nothing comes.
    pub(crate) fn begin(&mut self, e: Expr) -> Result<State, Error> {
        self.close(Vec::new(), vec![(e, BOTTOM)], NO_TEXT)
    }

    /// Returns the state in which `e` is due, over `stack`, in a mask.
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
        threads.push((RECORDED, Stack(ERASED.0)));
        if accepting {
            threads.push(END);
        }
        self.intern_state(&threads)
    }

    /// Returns whether whole tokens may come that need not be text.
    pub(crate) fn asks_for_tokens(&self, state: State) -> bool {
        let is_token = |leaf| {
            let leaf = self.leaves.get(leaf);
            matches!(leaf, Leaf::Token { .. } | Leaf::Tokens(_) | Leaf::Trigger(_))
        };
        self.threads(state).any(|thread| is_token(thread.0))
    }

    /// Returns whether a token that comes in a state is a trigger, and so not the text of its
    /// bytes.
    fn is_trigger(&self, state: State, token: u32) -> bool {
        self.threads(state).any(|(leaf, _)| self.leaves.get(leaf) == Leaf::Trigger(token))
    }

    /// Returns whether a state asks for a token by its name or number, be it one of several: a set
    /// of all tokens, or of all but some, means none of them.
    pub(crate) fn names_token(&self, state: State, token: u32) -> bool {
        self.threads(state).any(|(leaf, _)| match self.leaves.get(leaf) {
            Leaf::Token { id, is_excluded } => !is_excluded && id == token,
            Leaf::Trigger(id) => id == token,
            Leaf::Tokens(set) => {
                let ranges = &self.exprs.token_sets[set as usize];
                ranges.iter().all(|range| range.1 != u32::MAX)
                    && ranges.iter().any(|range| (range.0..=range.1).contains(&token))
            }
            _ => false,
        })
    }

    /// Returns the expressions.
    #[inline]
    pub(crate) fn exprs(&mut self) -> &mut Exprs {
        &mut self.exprs
    }

    /// Returns the steps that are left of the search that is under way.
    #[inline]
    pub(crate) fn budget(&mut self) -> &mut Budget {
        &mut self.exprs.res.budget
    }

    /// Returns the bytes that may come next, as bits.
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

    /// Returns the state of these threads, which are sorted by leaf, one for each.
    fn intern_state(&mut self, threads: &[Thread]) -> Result<State, Error> {
        if self.states.len() >= MAX_STATES {
            return Err(Error::TooManyStates { limit: MAX_STATES });
        }
        Ok(State(self.states.intern(threads).0))
    }

    /// Returns the bytes that are forced: as long as the text must go on and only one byte may
    /// follow, that byte.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn forced(&mut self, mut state: State) -> Result<Vec<u8>, Error> {
        /// More is not looked for at once: a literal of a grammar may be long, a cycle without end
        /// is possible.
        const MOST: usize = 256;
        let mut out = Vec::new();
        while out.len() < MOST && !self.is_accepting(state) && !self.asks_for_tokens(state) {
            let first = self.first_bytes(state);
            let mut candidates =
                (0..=255u8).filter(|&b| first[usize::from(b / 64)] >> (b % 64) & 1 == 1);
            let (Some(byte), None) = (candidates.next(), candidates.next()) else { break };
            let next = self.step(state, byte)?;
            if next.is_dead() {
                break;
            }
            out.push(byte);
            state = next;
        }
        Ok(out)
    }
}
