//! States of an automaton, their threads and stacks, and facts about those that remember.

use std::sync::Arc;

use crate::automaton::distinct::Threats;
use crate::automaton::values::ValueId;
use crate::expression::Expr;
use crate::expression::leaf::Decoder;
use crate::expression::regex::Re;
use crate::intern::FastMap;

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
}

impl DistinctCache {
    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let literals: usize = self.literals.values().map(|list| 4 * list.len() + 32).sum();
        let small = self.erased.len() + self.erased_stacks.len() + self.completable.len();
        (small + self.numbers.len() + self.strings.len()) * 32 + literals
    }
}
