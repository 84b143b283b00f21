//! The automaton: which bytes may come next, found lazily and remembered.
//!
//! A state is a set of threads, each a leaf (what the next byte must fit) over a stack (what comes after it). A stack is
//! a set of cells, each an expression and the stack under it, so threads that differ only in what called them are one
//! thread: this is a graph-structured stack (Tomita, "Efficient parsing for natural language", 1986) whose nodes are
//! values. States and stacks are hash-consed and a step is remembered by state and byte, so that text which loops
//! through the same grammar positions loops through the same states, and a repeated step is one look-up.
//!
//! Calls in tail position push nothing, because a stack under `ε` is that stack: right recursion runs in constant space.

use std::collections::BinaryHeap;

use super::Error;
use super::expr::{Expr, Exprs, Node};
use super::intern::{FastMap, Interner};
use super::leaf::{Leaf, Step};
use super::re::INF;

/// What may follow: an index into the automaton's stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stack(u32);

/// The end of the text.
const BOTTOM: Stack = Stack(0);

/// This expression, then what is under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Cell(Expr, Stack);

/// A place in the text of a grammar. Only meaningful with the automaton it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State(u32);

impl State {
    /// The state from which nothing matches.
    pub const DEAD: State = State(0);

    /// Whether no text can continue or end here.
    pub fn is_dead(self) -> bool {
        self == State::DEAD
    }
}

/// The threads of a state, sorted by leaf, one for each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Threads {
    threads: Box<[(u32, Stack)]>,
    /// Whether the text may end here.
    accepting: bool,
}

/// How many expressions one step may look at. Reached only by grammars that are ambiguous in a way that multiplies;
/// the step then fails rather than stall the others that wait for it.
const STEP_WORK: usize = 1 << 20;

/// How many states one automaton may have: some hundred bytes each.
const MAX_STATES: usize = 1 << 22;

/// A compiled grammar, and all that walking through it has found.
#[derive(Debug)]
pub struct Automaton {
    exprs: Exprs,
    leaves: Interner<Leaf>,
    stacks: Interner<[Cell]>,
    states: Interner<Threads>,
    steps: FastMap<(u32, u8), State>,
    /// By leaf: the bytes that lead it on.
    first_bytes: FastMap<u32, [u64; 4]>,
    start: State,
}

impl Automaton {
    /// The automaton of the texts of `root`.
    pub(super) fn new(exprs: Exprs, root: Expr) -> Result<Automaton, Error> {
        let mut automaton = Automaton {
            exprs,
            leaves: Interner::default(),
            stacks: Interner::default(),
            states: Interner::default(),
            steps: FastMap::default(),
            first_bytes: FastMap::default(),
            start: State::DEAD,
        };
        automaton.stacks.intern(Vec::new());
        automaton.states.intern(Threads::default());
        automaton.start = automaton.close(Vec::new(), vec![(root, BOTTOM)])?;
        Ok(automaton)
    }

    /// The state before any text.
    pub fn start(&self) -> State {
        self.start
    }

    /// Whether the text may end here.
    pub fn is_accepting(&self, state: State) -> bool {
        self.states.get(state.0).accepting
    }

    /// Whether any byte may follow.
    pub fn can_continue(&self, state: State) -> bool {
        !self.states.get(state.0).threads.is_empty()
    }

    /// The state after one more byte; [`State::DEAD`] if it may not come.
    ///
    /// # Errors
    /// The step takes more work than an automaton is allowed.
    pub fn step(&mut self, state: State, byte: u8) -> Result<State, Error> {
        if let Some(&next) = self.steps.get(&(state.0, byte)) {
            return Ok(next);
        }
        let from = self.states.get(state.0).clone();
        let (mut threads, mut work) = (Vec::new(), Vec::new());
        for &(leaf, stack) in &from.threads {
            let Step { next, done } = self.exprs.step(**self.leaves.get(leaf), byte);
            if let Some(next) = next {
                threads.push((self.leaves.intern(next).0, stack));
            }
            if let Some(done) = done {
                work.push((done, stack));
            }
        }
        let next = self.close(threads, work)?;
        self.steps.insert((state.0, byte), next);
        Ok(next)
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

    /// The state after a token, which matches as its bytes or, where the grammar asks for tokens, as itself. A token
    /// without text (`bytes` empty) matches only as itself.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn advance_token(&mut self, state: State, token: u32, bytes: &[u8]) -> Result<State, Error> {
        let text = if bytes.is_empty() { State::DEAD } else { self.advance(state, bytes)? };
        let mut work = Vec::new();
        for &(leaf, stack) in &self.states.get(state.0).threads {
            if let Leaf::Token(id, not) = **self.leaves.get(leaf)
                && (id == token) != not
            {
                work.push((Exprs::EPS, stack));
            }
        }
        if work.is_empty() {
            return Ok(text);
        }
        let text = self.states.get(text.0).clone();
        if text.accepting {
            work.push((Exprs::EPS, BOTTOM));
        }
        self.close(text.threads.to_vec(), work)
    }

    /// Whether the whole of `text` is of the grammar.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn matches(&mut self, text: &[u8]) -> Result<bool, Error> {
        let state = self.advance(self.start, text)?;
        Ok(self.is_accepting(state))
    }

    /// The threads of a state.
    pub(super) fn threads(&self, state: State) -> Vec<(Leaf, Stack)> {
        self.states
            .get(state.0)
            .threads
            .iter()
            .map(|&(leaf, stack)| (**self.leaves.get(leaf), stack))
            .collect()
    }

    /// The state of threads.
    pub(super) fn state_of(&mut self, threads: Vec<(Leaf, Stack)>) -> Result<State, Error> {
        let threads = threads.into_iter().map(|(leaf, stack)| (self.leaves.intern(leaf).0, stack)).collect();
        self.close(threads, Vec::new())
    }

    /// The state in which `e` is due, over `stack`.
    pub(super) fn enter(&mut self, e: Expr, stack: Stack) -> Result<State, Error> {
        self.close(Vec::new(), vec![(e, stack)])
    }

    /// Whether whole tokens may come that need not be text.
    pub(super) fn asks_for_tokens(&self, state: State) -> bool {
        let threads = &self.states.get(state.0).threads;
        threads.iter().any(|t| matches!(**self.leaves.get(t.0), Leaf::Token(..)))
    }

    pub(super) fn exprs(&self) -> &Exprs {
        &self.exprs
    }

    /// The bytes that may come next, as bits.
    pub(super) fn first_bytes(&mut self, state: State) -> [u64; 4] {
        let mut all = [0; 4];
        for &(leaf, _) in &self.states.get(state.0).threads {
            let first = match self.first_bytes.get(&leaf) {
                Some(&known) => known,
                None => {
                    let first = self.exprs.first_bytes(**self.leaves.get(leaf));
                    self.first_bytes.insert(leaf, first);
                    first
                }
            };
            for (all, first) in all.iter_mut().zip(first) {
                *all |= first;
            }
        }
        all
    }

    /// Expands `work` until only leaves are left, and joins them with `threads` into a state.
    fn close(&mut self, mut threads: Vec<(u32, Stack)>, work: Vec<(Expr, Stack)>) -> Result<State, Error> {
        if threads.is_empty() && work.is_empty() {
            return Ok(State::DEAD);
        }
        let mut agenda = Agenda::default();
        let mut accepting = false;
        for (e, stack) in work {
            agenda.add(&self.exprs, e, stack);
        }
        let mut count = 0;
        while let Some((e, stacks)) = agenda.next() {
            let stack = self.union(stacks);
            count += 1;
            if count > STEP_WORK {
                return Err(Error::TooAmbiguous { limit: STEP_WORK });
            }
            match *self.exprs.node(e) {
                Node::Empty => {}
                Node::Eps if stack == BOTTOM => accepting = true,
                Node::Eps => {
                    for &cell in self.stacks.get(stack.0).iter() {
                        match cell {
                            Cell(Exprs::EPS, BOTTOM) => accepting = true,
                            Cell(e, under) => agenda.add(&self.exprs, e, under),
                        }
                    }
                    count += self.stacks.get(stack.0).len();
                }
                Node::Leaf(leaf) => threads.push((self.leaves.intern(leaf).0, stack)),
                Node::Cat(a, b) => {
                    let stack = self.push(b, stack);
                    agenda.add(&self.exprs, a, stack);
                }
                Node::Alt(ref list) => {
                    for &e in list {
                        agenda.add(&self.exprs, e, stack);
                    }
                }
                Node::Rep(a, min, max) => {
                    if min == 0 {
                        agenda.add(&self.exprs, Exprs::EPS, stack);
                    }
                    let max = if max == INF { INF } else { max - 1 };
                    let rest = self.exprs.rep(a, min.saturating_sub(1), max);
                    let stack = self.push(rest, stack);
                    agenda.add(&self.exprs, a, stack);
                }
                Node::Call(rule) => agenda.add(&self.exprs, self.exprs.rules[rule as usize], stack),
                Node::Member(_) | Node::Rest(_) => {
                    let expansion = self.exprs.expand(e);
                    agenda.add(&self.exprs, expansion, stack);
                }
            }
        }
        threads.sort_unstable();
        threads.dedup();
        let mut joined: Vec<(u32, Stack)> = Vec::with_capacity(threads.len());
        for same in threads.chunk_by(|a, b| a.0 == b.0) {
            let stack = self.union(same.iter().map(|t| t.1).collect());
            joined.push((same[0].0, stack));
        }
        if self.states.len() >= MAX_STATES {
            return Err(Error::TooManyStates { limit: MAX_STATES });
        }
        Ok(State(self.states.intern(Threads { threads: joined.into(), accepting }).0))
    }

    /// `e`, then what is on `stack`.
    fn push(&mut self, e: Expr, stack: Stack) -> Stack {
        if e == Exprs::EPS { stack } else { Stack(self.stacks.intern(vec![Cell(e, stack)]).0) }
    }

    /// What is on any of these stacks; there is at least one.
    fn union(&mut self, mut stacks: Vec<Stack>) -> Stack {
        if let [one] = stacks[..] {
            return one;
        }
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
        Stack(self.stacks.intern(cells).0)
    }
}

/// Expressions still to be expanded, each with the stacks it was reached with.
#[derive(Default)]
struct Agenda {
    heap: BinaryHeap<(u64, Expr)>,
    waiting: FastMap<Expr, Vec<Stack>>,
    seen: FastMap<(Expr, Stack), ()>,
}

impl Agenda {
    fn add(&mut self, exprs: &Exprs, e: Expr, stack: Stack) {
        if self.seen.insert((e, stack), ()).is_some() {
            return;
        }
        let waiting = self.waiting.entry(e).or_default();
        if waiting.is_empty() {
            self.heap.push((exprs.rank(e), e));
        }
        waiting.push(stack);
    }

    /// The expression with the highest rank, and all stacks it has been reached with since it was last taken.
    fn next(&mut self) -> Option<(Expr, Vec<Stack>)> {
        let (_, e) = self.heap.pop()?;
        self.waiting.remove(&e).map(|stacks| (e, stacks))
    }
}
