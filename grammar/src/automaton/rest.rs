//! The rest of a text as an expression: what completes a state.

use super::Automaton;
use super::state::{BOTTOM, Stack, State};
use crate::expression::recorded::NO_TEXT;
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;

impl Automaton {
    /// Returns the expression of the texts that complete a state; `None` in the middle of parts
    /// that must differ, of which a state knows more than an expression can say.
    pub(crate) fn rest(&mut self, state: State) -> Option<Expr> {
        if self.text(state) != NO_TEXT {
            return None;
        }
        let threads: Vec<_> = self.threads(state).collect();
        let mut known = FastMap::from_iter([(BOTTOM, Exprs::EPS)]);
        let mut ways = Vec::with_capacity(threads.len() + 1);
        if self.is_accepting(state) {
            ways.push(Exprs::EPS);
        }
        for (leaf, stack) in threads {
            let leaf = self.leaf(leaf);
            let after = self.rest_of_stack(stack, &mut known)?;
            let leaf = self.exprs.leaf(leaf);
            ways.push(self.exprs.cat(leaf, after));
        }
        Some(self.exprs.alt(ways))
    }

    /// Returns the expression of what is on a stack, down to the end of the text.
    fn rest_of_stack(&mut self, stack: Stack, known: &mut FastMap<Stack, Expr>) -> Option<Expr> {
        // a stack is made after those under it: no circles, but it may be deep
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            let cells: Vec<_> = self.cells(top).collect();
            let before = todo.len();
            todo.extend(cells.iter().map(|cell| cell.1).filter(|s| !known.contains_key(s)));
            if todo.len() > before {
                continue;
            }
            todo.pop();
            if known.contains_key(&top) {
                continue;
            }
            let mut ways = Vec::with_capacity(cells.len());
            for (e, under) in cells {
                let is_region = matches!(self.exprs.node(e), ExprNode::RegionEnd(..));
                self.exprs.has_open_regions |= is_region;
                if let ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) = self.exprs.node(e) {
                    return None;
                }
                let under = known.get(&under).copied().unwrap_or(Exprs::EMPTY);
                ways.push(self.exprs.cat(e, under));
            }
            let all = self.exprs.alt(ways);
            known.insert(top, all);
        }
        known.get(&stack).copied()
    }

    /// Returns the expressions, for another automaton over them.
    pub(crate) fn into_exprs(self) -> Exprs {
        self.exprs
    }
}
