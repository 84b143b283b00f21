//! One text's way through its constraint: which tokens may come next, and whether any may.
//!
//! Knows the constraint and the tokens that end a text; not logits.

use std::sync::Arc;

use crate::grammar::{Constraint, Error, State};

/// Where a text stands in the grammar it must follow.
pub(super) struct Guide {
    constraint: Arc<Constraint>,
    state: State,
    /// The tokens that may come, as bits; kept to save an allocation per token.
    allowed: Vec<u32>,
}

impl Guide {
    /// Before any text.
    pub fn new(constraint: Arc<Constraint>) -> Guide {
        Guide { state: constraint.start(), constraint, allowed: Vec::new() }
    }

    /// The tokens that may come, as bits: token `t` is bit `t % 32` of word `t / 32`. Those that end the text are among
    /// them where it may end.
    pub fn allowed(&mut self, ends: &[u32]) -> Result<&[u32], Error> {
        let mask = self.constraint.mask(self.state)?;
        self.allowed.clear();
        self.allowed.extend_from_slice(mask.words());
        let accepting = self.constraint.accepting(self.state)?;
        for &end in ends {
            if let Some(word) = self.allowed.get_mut(end as usize / 32) {
                let bit = 1 << (end % 32);
                *word = if accepting { *word | bit } else { *word & !bit };
            }
        }
        Ok(&self.allowed)
    }

    /// Takes a token that was allowed and does not end the text. Whether anything may follow it.
    pub fn advance(&mut self, token: u32) -> Result<bool, Error> {
        self.state = self.constraint.advance(self.state, token)?;
        self.constraint.can_continue(self.state)
    }
}
