//! The options of sampling of a state: those of the parts of the text that it is in.
//!
//! A part that has options leaves its end on the stack, below all that belongs to it. So the parts
//! that a thread is in are the ends on its stack, the innermost one on top. For each stack it is
//! known what they come to, and a state asks its threads.
//!
//! A state may be in several parts: at the end of a number, which may go on; before a value, which
//! white space may precede; or where alternatives begin alike. The part that stands deepest holds,
//! and of those that stand equally deep the one that is written first.

use super::Automaton;
use super::state::{BOTTOM, Cell, Stack, State, Thread};
use crate::expression::leaf::Leaf;
use crate::expression::{Expr, ExprNode, Exprs, Purpose};
use crate::region_options::{RegionId, RegionOptions};

/// Most parts that end at the same place of which the number is known.
const MAX_LEVELS: u8 = 8;

/// The parts that have options above the end of the text, for one stack.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StackRegion {
    /// The options that these come to.
    region: RegionId,
    /// The number of them.
    depth: u32,
}

impl Automaton {
    /// Returns the options of sampling of a state.
    pub(crate) fn region_options(&mut self, state: State) -> RegionOptions {
        let threads: Vec<Thread> = self.threads(state).collect();
        let mut best = StackRegion::default();
        for (leaf, stack) in threads {
            let region = self.region_of_thread(leaf, stack);
            if self.is_before(region, best) {
                best = region;
            }
        }
        self.exprs.regions.options(best.region)
    }

    fn region_of_thread(&mut self, leaf: u32, stack: Stack) -> StackRegion {
        let around = self.stack_regions.get(stack.0 as usize).copied().unwrap_or_default();
        let Leaf::Key { member, .. } = self.leaves.get(leaf) else { return around };
        match self.exprs.objects[member.object as usize].key_region {
            RegionId::NONE => around,
            region => self.region_within(region, 1, around),
        }
    }

    fn region_within(&mut self, region: RegionId, levels: u8, around: StackRegion) -> StackRegion {
        StackRegion {
            region: self.exprs.regions.within(region, around.region),
            depth: around.depth.saturating_add(levels.into()),
        }
    }

    /// Returns whether a part holds where another would too.
    fn is_before(&self, one: StackRegion, other: StackRegion) -> bool {
        let order = |at: StackRegion| self.exprs.regions.order(at.region);
        (one.depth, order(other)) > (other.depth, order(one))
    }

    /// Notes the parts of a new stack of these cells.
    pub(super) fn note_stack_region(&mut self, cells: &[Cell]) {
        if self.exprs.purpose != Purpose::Regions {
            return;
        }
        let mut best = StackRegion::default();
        for &Cell(e, under) in cells.iter().filter(|cell| **cell != Cell(Exprs::EPS, BOTTOM)) {
            let under = self.stack_regions.get(under.0 as usize).copied().unwrap_or_default();
            let region = self.region_of_cell(e, under);
            if self.is_before(region, best) {
                best = region;
            }
        }
        self.stack_regions.push(best);
    }

    /// Returns the parts that an expression over a stack ends, with those of the stack.
    fn region_of_cell(&mut self, e: Expr, under: StackRegion) -> StackRegion {
        let mut ends = Vec::new();
        let mut rest = e;
        loop {
            match *self.exprs.node(rest) {
                ExprNode::RegionEnd(region, levels) => ends.push((region, levels)),
                ExprNode::Cat(first, more) if self.exprs.has_open_regions => {
                    if let ExprNode::RegionEnd(region, levels) = *self.exprs.node(first) {
                        ends.push((region, levels));
                    }
                    rest = more;
                    continue;
                }
                _ => {}
            }
            break;
        }
        let within = |around, (region, levels)| self.region_within(region, levels, around);
        ends.into_iter().rev().fold(under, within)
    }

    /// Returns the stack on which a part that has options begins. Of parts that end at the same
    /// place only one end is on the stack, so that recursion at the end of a part takes no space.
    pub(super) fn push_region(&mut self, region: RegionId, stack: Stack) -> Stack {
        let outer = match self.stacks.get(stack.0)[..] {
            [Cell(e, under)] if stack != BOTTOM => match *self.exprs.node(e) {
                ExprNode::RegionEnd(outer, levels) => Some((outer, levels, under)),
                _ => None,
            },
            _ => None,
        };
        let Some((outer, levels, under)) = outer else {
            let end = self.exprs.region_end(region, 1);
            return self.push(end, stack);
        };
        let both = self.exprs.regions.within(region, outer);
        if both == outer {
            return stack;
        }
        let end = self.exprs.region_end(both, MAX_LEVELS.min(levels + 1));
        self.push(end, under)
    }
}
