//! The closure of a step: expressions that are due are expanded until only leaves are left.
//!
//! For example, after `{` of an object with the keys `a` and `b`, the expression "a member, or `}`"
//! is due. Expanding it gives the leaf of the keys and the leaf `}`, each over the stack that the
//! object stands on. Expressions of a high rank go first, so that one that is reached several
//! times is expanded once, over all of their stacks together.

use std::collections::BinaryHeap;

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::lazy::LazyThread;
use crate::automaton::state::{BOTTOM, Cell, END, RECORDED, Stack, State, Thread};
use crate::expression::recorded::{ERASED, NO_VALUES, TextId};
use crate::expression::regex::INF;
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;

/// Most expressions that one step may look at. Reached only by grammars that are ambiguous in a way
/// that multiplies; the step then fails rather than stall the others that wait for it.
const MAX_EXPANDED: usize = 1 << 20;

/// Steps that expanding one expression counts as.
const CLOSE_WORK: u64 = 16;

/// Steps that joining one cell of a stack with others counts as.
const CELL_WORK: u64 = 2;

/// The result of a closure so far.
struct Closure {
    /// Expressions still to be expanded.
    agenda: Agenda,
    threads: Vec<Thread>,
    /// Lazy terminals that begin.
    lazy: Vec<LazyThread>,
    /// True if the text may end.
    is_accepting: bool,
    /// The recorded text.
    text: TextId,
    /// Expressions that were looked at.
    n_expanded: usize,
}

impl Automaton {
    /// Expands `work` until only leaves are left, and joins them with `threads` into a state;
    /// `text` is what has been recorded.
    ///
    /// # Errors
    /// The step takes more work than an automaton is allowed, or there are too many states.
    pub(super) fn close(
        &mut self,
        threads: Vec<Thread>,
        work: Vec<(Expr, Stack)>,
        text: TextId,
    ) -> Result<State, Error> {
        if threads.is_empty() && work.is_empty() {
            return Ok(State::DEAD);
        }
        let mut agenda = std::mem::take(&mut self.agenda);
        agenda.clear();
        for (e, stack) in work {
            agenda.add(&self.exprs, e, stack);
        }
        let n_before = threads.len();
        let mut closure =
            Closure { agenda, threads, lazy: Vec::new(), is_accepting: false, text, n_expanded: 0 };
        while let Some((e, stacks)) = closure.agenda.next() {
            let stack = self.join_waiting(stacks);
            closure.n_expanded += 1;
            if closure.n_expanded > MAX_EXPANDED {
                return Err(Error::TooAmbiguous { limit: MAX_EXPANDED });
            }
            self.expand(e, stack, &mut closure);
        }
        let Closure { agenda, mut threads, lazy, is_accepting, text, n_expanded } = closure;
        self.agenda = agenda;
        if !lazy.is_empty() {
            self.add_lazy(&mut threads, n_before, &lazy);
        }
        self.exprs.res.budget.take(CLOSE_WORK * n_expanded as u64);
        self.closed_state(threads, is_accepting, text)
    }

    /// Returns the stacks that an expression was reached with as one.
    fn join_waiting(&mut self, stacks: Waiting) -> Stack {
        let Waiting { first, mut more } = stacks;
        if more.is_empty() {
            return first;
        }
        more.push(first);
        // copied and sorted: what is left of a search pays, not this step
        let cells: usize = more.iter().map(|stack| self.stacks.get(stack.0).len()).sum();
        self.exprs.res.budget.take(CELL_WORK * cells as u64);
        self.union(more)
    }

    /// Expands one expression over a stack: adds the thread of a leaf, or what it is made of.
    #[inline]
    fn expand(&mut self, e: Expr, stack: Stack, closure: &mut Closure) {
        let agenda = &mut closure.agenda;
        match *self.exprs.node(e) {
            ExprNode::Empty => {}
            ExprNode::Eps => self.expand_end(stack, closure),
            ExprNode::Leaf(leaf) => closure.threads.push((self.leaves.number(leaf), stack)),
            ExprNode::Lazy { text, commit } => {
                closure.lazy.push(LazyThread { text, commit, stack });
            }
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
            ExprNode::UniqueEnd(..) | ExprNode::RegionEnd(..) => {
                agenda.add(&self.exprs, Exprs::EPS, stack);
            }
            ExprNode::Region(region, part) => {
                let stack = self.push_region(region, stack);
                agenda.add(&self.exprs, part, stack);
            }
            ExprNode::Distinct(part) => {
                let from = self.values.begin(closure.text);
                let end = self.exprs.distinct_end(from);
                let stack = self.push(end, stack);
                agenda.add(&self.exprs, part, stack);
            }
            ExprNode::DistinctEnd(from) => {
                if let Some(stack) = self.remember(from, closure.text, stack) {
                    agenda.add(&self.exprs, Exprs::EPS, stack);
                }
            }
        }
    }

    /// Expands the empty text over a stack: what is on the stack is due.
    #[inline]
    fn expand_end(&mut self, stack: Stack, closure: &mut Closure) {
        if stack == BOTTOM {
            closure.is_accepting = true;
            return;
        }
        let cells = self.stacks.get(stack.0);
        for &cell in cells.iter() {
            match cell {
                Cell(Exprs::EPS, BOTTOM) => closure.is_accepting = true,
                Cell(e, under) => closure.agenda.add(&self.exprs, e, under),
            }
        }
        closure.n_expanded += cells.len();
    }

    /// Returns the state of the threads that a closure has found, those of one leaf joined.
    fn closed_state(
        &mut self,
        mut threads: Vec<Thread>,
        is_accepting: bool,
        text: TextId,
    ) -> Result<State, Error> {
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
        if threads.is_empty() && !is_accepting {
            return Ok(State::DEAD);
        }
        let in_part = || threads.iter().any(|t| self.stack_info[t.1.0 as usize].in_part);
        if text == ERASED || in_part() {
            threads.push((RECORDED, Stack(self.values.begin(text).0)));
        }
        if is_accepting {
            threads.push(END);
        }
        self.intern_state(&threads)
    }
}

/// Expressions still to be expanded, each with the stacks it was reached with. One is kept and used
/// again, for its memory.
#[derive(Debug, Default)]
pub(super) struct Agenda {
    heap: BinaryHeap<Due>,
    /// The first of those that were added, and all others: most closures have only the first.
    seen_first: Vec<(Expr, Stack)>,
    seen_others: FastMap<(Expr, Stack), ()>,
}

/// Most of the expressions that were added which are gone through one by one.
const MAX_SEEN_FIRST: usize = 16;

/// An expression over a stack, in the order in which they are expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Due {
    rank: u64,
    e: Expr,
    stack: Stack,
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
        self.seen_first.clear();
        self.seen_others.clear();
    }

    fn add(&mut self, exprs: &Exprs, e: Expr, stack: Stack) {
        if self.is_new(e, stack) {
            self.heap.push(Due { rank: exprs.rank(e), e, stack });
        }
    }

    /// Notes that an expression was reached with a stack; returns whether it is the first time.
    fn is_new(&mut self, e: Expr, stack: Stack) -> bool {
        if self.seen_first.contains(&(e, stack)) {
            return false;
        }
        if self.seen_first.len() < MAX_SEEN_FIRST {
            self.seen_first.push((e, stack));
            return true;
        }
        self.seen_others.insert((e, stack), ()).is_none()
    }

    /// Returns the expression with the highest rank, and all stacks it has been reached with since
    /// it was last taken.
    fn next(&mut self) -> Option<(Expr, Waiting)> {
        let Due { e, stack, .. } = self.heap.pop()?;
        let mut more = Vec::new();
        while let Some(due) = self.heap.peek().filter(|due| due.e == e) {
            more.push(due.stack);
            self.heap.pop();
        }
        Some((e, Waiting { first: stack, more }))
    }
}
