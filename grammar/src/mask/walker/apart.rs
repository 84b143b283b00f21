//! The tokens of a literal and the expression after it, whatever comes after these.
//!
//! Members of objects stand in many places and mean the same there up to their values' ends: after
//! the name there is `:` and, say, a number. So what the tokens do there is found once, over an
//! empty stack, with the nodes at which the expression may end and tokens go on. Another place with
//! the same literal and expression goes on from these nodes alone.
//!
//! For example, after the closing quote of a name, `:1`, `:1,"` and `:1}` begin like a member with
//! a number: `:1` is kept as a token, and its node as one from which the rest of the object goes
//! on.

use std::sync::Arc;

use crate::Error;
use crate::automaton::state::{State, Thread};
use crate::expression::leaf::Leaf;
use crate::expression::{Expr, ExprNode, Exprs};
use crate::mask::token_mask::MaskBuilder;
use crate::mask::trie::Trie;
use crate::mask::walker::{ENTRY, MaskWalker};

/// Fewest nodes below one for which what is below is looked up; fewer are walked.
const MIN_NODES: u32 = 16;

/// Memory that these tokens may take, in bytes. Past it, all are forgotten and those in use come
/// back.
const MAX_APART_MEMORY: usize = 8 << 20;

/// A node of a trie, a literal that is due there, and the expression after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ApartKey {
    trie: ApartTrie,
    node: u32,
    leaf: u32,
    expression: Expr,
}

/// The tries of which this is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ApartTrie {
    /// [`Vocabulary::trie`](crate::mask::vocabulary::Vocabulary).
    Whole,
    /// [`Vocabulary::rests`](crate::mask::vocabulary::Vocabulary::rests).
    Rests,
}

/// The tokens of a literal and an expression below a node.
#[derive(Debug, Default)]
pub(super) struct ApartTokens {
    /// Those that stay within the two or end with them.
    pub tokens: Vec<u32>,
    /// Nodes at which the two may end and below which tokens go on.
    pub exits: Vec<u32>,
}

/// The tokens below a node, and the state in which those go on that leave.
pub(super) struct FoundApart {
    /// The tokens.
    pub known: Arc<ApartTokens>,
    /// The state.
    pub after: State,
}

impl MaskWalker<'_> {
    /// Returns the tokens below a node in a state that is a literal and an expression after it,
    /// before whatever else; `None` if it is not or the node has little below.
    ///
    /// # Errors
    /// As [`MaskWalker::add_tokens`].
    pub(super) fn found_apart(
        &mut self,
        trie: &Trie,
        node: usize,
        state: State,
    ) -> Result<Option<FoundApart>, Error> {
        if trie.nodes[node].below < MIN_NODES || self.automaton.exprs().has_lazy() {
            return Ok(None);
        }
        let trie_kind = if std::ptr::eq(trie, &raw const self.vocabulary.trie) {
            ApartTrie::Whole
        } else if std::ptr::eq(trie, self.vocabulary.rests()) {
            ApartTrie::Rests
        } else {
            return Ok(None);
        };
        let Some((leaf, stack)) = self.only_literal(state) else { return Ok(None) };
        let mut cells = self.automaton.cells(stack);
        let (Some((e, under)), None) = (cells.next(), cells.next()) else { return Ok(None) };
        drop(cells);
        let Some((expression, rest)) = self.split(e) else { return Ok(None) };
        let key = ApartKey { trie: trie_kind, node: node as u32, leaf, expression };
        let known = match self.cache.apart.get(&key) {
            Some(known) => Arc::clone(known),
            None => self.find_apart(trie, key)?,
        };
        let after = match known.exits[..] {
            [] => State::DEAD,
            _ => self.automaton.enter(rest, under)?,
        };
        Ok(Some(FoundApart { known, after }))
    }

    /// Returns the thread of a state that has one, of a literal.
    fn only_literal(&self, state: State) -> Option<Thread> {
        let mut threads = self.automaton.threads(state);
        let thread = threads.next().filter(|_| threads.next().is_none())?;
        match self.automaton.leaf(thread.0) {
            Leaf::Literals { lo, hi, .. } if hi - lo == 1 => Some(thread),
            _ => None,
        }
    }

    /// Returns the first part of an expression that has text, with what may be empty before it, and
    /// the rest; `None` where a part remembers what has come or has options of sampling.
    fn split(&mut self, e: Expr) -> Option<(Expr, Expr)> {
        let exprs = self.automaton.exprs();
        let mut parts = Vec::new();
        let mut rest = e;
        while rest != Exprs::EPS && parts.last().is_none_or(|&part| exprs.nullable(part)) {
            let (part, after) = match *exprs.node(rest) {
                ExprNode::Cat(part, after) => (part, after),
                _ => (rest, Exprs::EPS),
            };
            match exprs.node(part) {
                ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) | ExprNode::RegionEnd(..) => {
                    return None;
                }
                _ => parts.push(part),
            }
            rest = after;
        }
        Some((exprs.sequence(parts), rest))
    }

    /// Finds the tokens of a literal and an expression, and remembers them.
    fn find_apart(&mut self, trie: &Trie, key: ApartKey) -> Result<Arc<ApartTokens>, Error> {
        let stack = self.automaton.stack_of(key.expression);
        let state = self.automaton.state_of(vec![(key.leaf, stack)])?;
        let mut out = MaskBuilder::new(Arc::clone(self.vocabulary.no_tokens()));
        let mut exits = self.walk_whole(trie, key.node as usize, state, &mut out)?;
        self.budget().check()?;
        exits.sort_unstable();
        exits.dedup();
        let found = Arc::new(ApartTokens { tokens: out.into_list(), exits });
        let size = 4 * (found.tokens.len() + found.exits.len()) + size_of::<ApartTokens>() + ENTRY;
        let cache = &mut *self.cache;
        if cache.apart_size + size > MAX_APART_MEMORY {
            cache.apart.clear();
            cache.apart_size = 0;
        }
        cache.apart_size += size;
        cache.apart.insert(key, Arc::clone(&found));
        Ok(found)
    }
}
