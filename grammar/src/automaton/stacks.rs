//! Stacks: what may follow, as values.
//!
//! A stack is a set of cells, each an expression and the stack under it. Equal stacks have equal
//! numbers. For example, in `[[1` of nested arrays the stack holds one cell, "`,` or `]`" over the
//! stack of the outer array, which holds the same expression over the end of the text.

use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Cell, Stack, State};
use crate::automaton::values::ValueId;
use crate::expression::recorded::{ERASED, NO_VALUES, TextId};
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;

/// Facts about a stack.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StackInfo {
    /// A part that must differ from others is not whole.
    pub in_part: bool,
    /// There is such a part, or values that have come.
    remembers: bool,
    /// There are parts that may run out of values, whether some have come or not: what a token
    /// begins after whole parts may be impossible to complete.
    scarce: bool,
}

impl Automaton {
    /// Returns what may follow on a stack: an expression and the stack under it, for each of its
    /// cells. The end of the text has none.
    pub(crate) fn cells(&self, stack: Stack) -> impl Iterator<Item = (Expr, Stack)> + '_ {
        self.stacks.get(stack.0).iter().map(|&Cell(e, under)| (e, under))
    }

    /// Returns the stack after a part whose text began at `from`; `None` if its value has come
    /// before.
    pub(super) fn remember(&mut self, from: TextId, text: TextId, stack: Stack) -> Option<Stack> {
        if from == ERASED {
            return Some(stack);
        }
        let part = self.values.since(from, text);
        // read into a value, which may have to be stored
        self.take_copy(8 * part.len());
        let value = self.values.value_of(&part);
        self.add_value(stack, value)
    }

    /// Returns a stack whose nearest sets of values have one more; `None` where that is in each of
    /// them.
    fn add_value(&mut self, stack: Stack, value: ValueId) -> Option<Stack> {
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

    /// Returns `e`, then what is on `stack`.
    pub(super) fn push(&mut self, e: Expr, stack: Stack) -> Stack {
        if e == Exprs::EPS { stack } else { self.intern_stack(&[Cell(e, stack)]) }
    }

    /// Returns the stack of an expression after which nothing comes.
    pub(crate) fn stack_of(&mut self, e: Expr) -> Stack {
        self.push(e, BOTTOM)
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
                    ExprNode::UniqueEnd(values, parts) => Some((*values, *parts)),
                    _ => None,
                };
                let have_come = values.is_some_and(|(values, _)| values != NO_VALUES);
                info.in_part |= below.in_part || part;
                info.remembers |= below.remembers || part || have_come;
                let scarce = values.is_some_and(|(_, parts)| parts.are_scarce());
                info.scarce |= below.scarce || scarce;
            }
            self.stack_info.push(info);
            self.note_stack_region(cells);
        }
        Stack(number)
    }

    /// Returns whether a stack remembers text or values.
    pub(crate) fn stack_remembers(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].remembers
    }

    /// Returns whether there are parts on a stack that may run out of values.
    pub(crate) fn stack_is_scarce(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].scarce
    }

    /// Returns whether parts of a state may run out of values.
    pub(crate) fn is_scarce(&self, state: State) -> bool {
        self.threads(state).any(|thread| self.stack_is_scarce(thread.1))
    }

    /// Returns whether a part that must differ from others is not whole.
    pub(crate) fn stack_is_in_part(&self, stack: Stack) -> bool {
        self.stack_info[stack.0 as usize].in_part
    }

    /// Returns what is on any of these stacks; there is at least one.
    pub(super) fn union(&mut self, mut stacks: Vec<Stack>) -> Stack {
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
