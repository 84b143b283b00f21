//! States of an automaton, their threads and stacks.

use crate::expression::Expr;

/// An index into the automaton's stacks: all that may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Stack(pub u32);

/// The end of the text.
pub(crate) const BOTTOM: Stack = Stack(0);

/// An expression, then what is under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Cell(pub Expr, pub Stack);

/// A state of an automaton: what may follow. Only meaningful with the automaton it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State(pub(crate) u32);

impl State {
    /// The state from which nothing matches.
    pub const DEAD: State = State(0);

    /// Returns whether no text can continue or end here.
    pub fn is_dead(self) -> bool {
        self == State::DEAD
    }
}

/// A leaf by its number, and what comes after it.
pub(crate) type Thread = (u32, Stack);

/// The last thread of a state in which the text may end.
pub(crate) const END: Thread = (u32::MAX, BOTTOM);

/// The leaf of the entry after the threads of a state with a recorded text; its stack is the text.
pub(crate) const RECORDED: u32 = u32::MAX - 1;
