//! Rules as grammars write them → expressions.
//!
//! GBNF and Lark both come to these: a tree of terminals, uses of rules, sequences, alternatives
//! and repetitions. What may be empty, what never ends and what begins with itself is found here.

use crate::Error;
use crate::expression::class::Class;
use crate::expression::leaf::{Leaf, TokenRanges};
use crate::expression::regex::{INF, Re};
use crate::expression::{Expr, ExprNode, Exprs};
use crate::region_options::RegionId;
use crate::syntax::leftrec;

/// Most expressions of a grammar.
pub(super) const MAX_NODES: usize = 4 << 20;

/// A function that finds the number of a token by its text; `None` if no single token has it.
pub(super) type TokenId<'a> = &'a dyn Fn(&str) -> Option<u32>;

/// An expression as written: a number in [`Rules::nodes`], where parts come before what they are
/// parts of. So nothing that reads a grammar recurses, however deep its expressions stand in each
/// other. Each is a part of one other at most.
pub(super) type RuleExprId = u32;

/// Rules are numbers in the order of first mention.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum RuleExpr {
    Literal(String),
    Class(Class),
    /// Text of a regular expression.
    Text(Re),
    Rule(u32),
    /// A token by number, or every other token.
    Token {
        id: u32,
        is_excluded: bool,
    },
    /// An expression that is made already.
    Made(Expr),
    Sequence(Vec<RuleExprId>),
    Alternatives(Vec<RuleExprId>),
    /// Between the bounds, [`INF`] for none.
    Repeat(RuleExprId, u32, u32),
    /// A part that has options of sampling.
    Region(RegionId, RuleExprId),
}

impl RuleExpr {
    /// Returns what it is made of.
    fn parts(&self) -> &[RuleExprId] {
        match self {
            RuleExpr::Sequence(list) | RuleExpr::Alternatives(list) => list,
            RuleExpr::Repeat(inner, ..) | RuleExpr::Region(_, inner) => std::slice::from_ref(inner),
            RuleExpr::Literal(_)
            | RuleExpr::Class(_)
            | RuleExpr::Text(_)
            | RuleExpr::Rule(_)
            | RuleExpr::Token { .. }
            | RuleExpr::Made(_) => &[],
        }
    }
}

/// All rules of a grammar.
#[derive(Debug, Default)]
pub(super) struct Rules {
    /// All expressions, each behind its parts.
    pub nodes: Vec<RuleExpr>,
    /// The body of each rule.
    pub bodies: Vec<RuleExprId>,
}

/// Gives `exprs` these rules, behind those that it has, and returns the expression of rule `root`;
/// `name` is what an error calls it.
///
/// # Errors
/// No text matches, a limit is passed, or the search was stopped.
pub(super) fn lower(
    rules: &Rules,
    root: u32,
    name: &str,
    mut exprs: Exprs,
) -> Result<(Exprs, Expr), Error> {
    // for each rule, whether the empty text matches; and whether any text does: `a ::= "x" a` has
    // none
    let empty = least(rules, |ast| match ast {
        RuleExpr::Literal(text) => text.is_empty(),
        RuleExpr::Text(re) => exprs.res.nullable(*re),
        RuleExpr::Made(e) => exprs.nullable(*e),
        _ => false,
    });
    let mut live = |re: Re| exprs.res.is_live(re);
    let ends = least(rules, |ast| match ast {
        RuleExpr::Literal(_) | RuleExpr::Token { .. } => true,
        RuleExpr::Class(class) => !class.is_empty(),
        RuleExpr::Text(re) => live(*re),
        RuleExpr::Made(e) => *e != Exprs::EMPTY,
        _ => false,
    });
    if !ends[root as usize] {
        return Err(Error::unsatisfiable(format!("rule `{name}`: it never ends")));
    }
    let first = exprs.rules.len() as u32;
    let mut lower = RuleLowering { exprs, first, empty, ends };
    let mut lowered: Vec<Expr> = Vec::with_capacity(rules.nodes.len());
    for ast in &rules.nodes {
        let e = lower.lower(ast, &lowered);
        lowered.push(e);
        lower.exprs.check()?;
    }
    for &body in &rules.bodies {
        let body = lower.exprs.non_empty(lowered[body as usize]);
        lower.exprs.rules.push(body);
        lower.exprs.check()?;
    }
    let root = lower.rule(root);
    let mut exprs = lower.exprs;
    let order = leftrec::eliminate(&mut exprs)?;
    exprs.seal(&order);
    Ok((exprs, root))
}

/// Returns for each rule whether something holds of its body that holds of a sequence where it
/// holds of all parts, of alternatives where it holds of one, and of whatever may come no time: the
/// least solution. `plain` says it of terminals.
fn least(rules: &Rules, mut plain: impl FnMut(&RuleExpr) -> bool) -> Vec<bool> {
    const NONE: u32 = u32::MAX;
    let n = rules.nodes.len();
    // by node: what it is a part of, and of how many parts it waits to hear
    let mut whole = vec![NONE; n];
    let mut missing = vec![0u32; n];
    let mut mentions = vec![Vec::new(); rules.bodies.len()];
    let mut todo = Vec::new();
    for (node, ast) in (0..).zip(&rules.nodes) {
        for &part in ast.parts() {
            whole[part as usize] = node;
        }
        let holds = match ast {
            RuleExpr::Sequence(_) | RuleExpr::Region(..) => {
                missing[node as usize] = ast.parts().len() as u32;
                ast.parts().is_empty()
            }
            RuleExpr::Repeat(_, min, _) => *min == 0,
            RuleExpr::Rule(rule) => {
                mentions[*rule as usize].push(node);
                false
            }
            RuleExpr::Alternatives(_) => false,
            RuleExpr::Literal(_)
            | RuleExpr::Class(_)
            | RuleExpr::Text(_)
            | RuleExpr::Token { .. }
            | RuleExpr::Made(_) => plain(ast),
        };
        if holds {
            todo.push(node);
        }
    }
    let mut rule_of = vec![NONE; n];
    for (rule, &body) in (0..).zip(&rules.bodies) {
        rule_of[body as usize] = rule;
    }
    let mut holds = vec![false; n];
    let mut known = vec![false; rules.bodies.len()];
    while let Some(node) = todo.pop() {
        let node = node as usize;
        if std::mem::replace(&mut holds[node], true) {
            continue;
        }
        if rule_of[node] != NONE {
            known[rule_of[node] as usize] = true;
            todo.extend(&mentions[rule_of[node] as usize]);
        }
        if whole[node] != NONE {
            let left = &mut missing[whole[node] as usize];
            *left = left.saturating_sub(1);
            if *left == 0 {
                todo.push(whole[node]);
            }
        }
    }
    known
}

/// Bounds of a repetition, [`INF`] for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    min: u32,
    max: u32,
}

impl Bounds {
    /// Returns the bounds of the repetition that a repetition within `self`, repeated within
    /// `outer`, comes to; `None` if that leaves some number between the bounds out.
    ///
    /// For example, `(x{0,3}){0,5}` is `x{0,15}`, but `(x{2,3}){1,5}` has no single `x`, and
    /// `(x{5}){1,2}` neither six nor seven.
    fn repeated(self, outer: Bounds) -> Option<Bounds> {
        // k and k + 1 repetitions leave no gap if (k + 1)·min <= k·max + 1: if the first two do
        // not, none do
        let [min, max, least] = [self.min, self.max, outer.min].map(u64::from);
        let unbounded = self.max == INF && outer.min > 0;
        let joins = unbounded || (least + 1) * min <= (least * max).saturating_add(1);
        if outer.max == 0 || (outer.min < outer.max && !joins) {
            return None;
        }
        let max = match (self.max, outer.max) {
            (0, _) => 0,
            (INF, _) | (_, INF) => INF,
            (inner, outer) => inner.checked_mul(outer).filter(|&max| max != INF)?,
        };
        let min = self.min.checked_mul(outer.min).filter(|&min| min != INF)?;
        Some(Bounds { min, max })
    }
}

/// Returns inclusive ranges of tokens sorted and joined.
pub(super) fn token_set(ranges: Vec<(u32, u32)>) -> TokenRanges {
    joined(ranges).into()
}

/// Returns the tokens that are in none of the inclusive ranges.
pub(super) fn tokens_besides(ranges: Vec<(u32, u32)>) -> TokenRanges {
    let ranges = joined(ranges);
    let mut others = Vec::with_capacity(ranges.len() + 1);
    let mut next = Some(0);
    for (lo, hi) in ranges {
        if let Some(from) = next.filter(|&from| from < lo) {
            others.push((from, lo - 1));
        }
        next = hi.checked_add(1);
    }
    others.extend(next.map(|from| (from, u32::MAX)));
    others.into()
}

/// Returns inclusive ranges sorted, with those that touch as one.
fn joined(mut ranges: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    ranges.sort_unstable();
    let mut joined: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
    for (lo, hi) in ranges {
        match joined.last_mut() {
            Some(last) if lo <= last.1.saturating_add(1) => last.1 = last.1.max(hi),
            _ => joined.push((lo, hi)),
        }
    }
    joined
}

struct RuleLowering {
    exprs: Exprs,
    /// The number of the first rule.
    first: u32,
    empty: Vec<bool>,
    ends: Vec<bool>,
}

impl RuleLowering {
    /// Returns an expression whose parts are `lowered` already.
    fn lower(&mut self, ast: &RuleExpr, lowered: &[Expr]) -> Expr {
        let of = |node: &RuleExprId| lowered[*node as usize];
        match ast {
            RuleExpr::Literal(text) => self.exprs.literals(vec![text.as_bytes().into()]),
            RuleExpr::Class(class) => {
                let re = self.exprs.res.class(class.clone());
                self.exprs.text(re)
            }
            RuleExpr::Text(re) => self.exprs.text(*re),
            RuleExpr::Made(e) => *e,
            RuleExpr::Token { id, is_excluded } => {
                self.exprs.leaf(Leaf::Token { id: *id, is_excluded: *is_excluded })
            }
            RuleExpr::Rule(rule) => self.rule(*rule),
            RuleExpr::Sequence(items) => self.exprs.sequence(items.iter().map(of)),
            RuleExpr::Alternatives(ways) => self.exprs.alt(ways.iter().map(of)),
            RuleExpr::Region(region, inner) => self.exprs.region(*region, of(inner)),
            RuleExpr::Repeat(inner, min, max) => {
                let outer = Bounds { min: *min, max: *max };
                self.repeat(of(inner), outer)
            }
        }
    }

    /// Returns the expression of a repetition; one of a repetition is one with other bounds, where
    /// these say the same.
    fn repeat(&mut self, inner: Expr, bounds: Bounds) -> Expr {
        if let ExprNode::Rep(x, min, max) = *self.exprs.node(inner)
            && let Some(joined) = (Bounds { min, max }).repeated(bounds)
        {
            return self.exprs.rep(x, joined.min, joined.max);
        }
        self.exprs.rep(inner, bounds.min, bounds.max)
    }

    /// Returns the expression of a use of a rule: calls never match the empty text, so one that may
    /// is a choice.
    fn rule(&mut self, rule: u32) -> Expr {
        let r = rule as usize;
        let call = if self.ends[r] { self.exprs.call(self.first + rule) } else { Exprs::EMPTY };
        if self.empty[r] { self.exprs.alt([Exprs::EPS, call]) } else { call }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with the numbers of repetitions, one by one.
    #[test]
    fn repetitions_of_repetitions() {
        const MOST: usize = 64;
        let counts =
            |bounds: Bounds| (bounds.min..=bounds.max.min(MOST as u32)).map(|n| n as usize);
        let all = |max: u32| {
            let bounds =
                move |min: u32| (min..max).chain([INF]).map(move |max| Bounds { min, max });
            (0..max).flat_map(bounds)
        };
        for inner in all(5) {
            for outer in all(4).filter(|outer| outer.max > 0) {
                // by number of repetitions, whether some of the inner ones come to it
                let mut reached = [false; MOST];
                let mut sums = std::collections::BTreeSet::from([0]);
                for k in 0..=outer.max.min(MOST as u32) {
                    if k >= outer.min {
                        for &sum in &sums {
                            reached[sum] = true;
                        }
                    }
                    let sum = |&sum: &usize| counts(inner).map(move |n| sum + n);
                    sums = sums.iter().flat_map(sum).filter(|&n| n < MOST).collect();
                }
                let Some(joined) = inner.repeated(outer) else {
                    // a number is missing between others
                    let first = reached.iter().position(|&r| r).unwrap_or(0);
                    let last = reached.iter().rposition(|&r| r).unwrap_or(0);
                    assert!(reached[first..last].contains(&false), "{inner:?} {outer:?}");
                    continue;
                };
                let is_in = |n: usize| (joined.min..=joined.max).contains(&(n as u32));
                for (n, &reached) in reached.iter().enumerate() {
                    assert_eq!(is_in(n), reached, "{n}: {inner:?} {outer:?}");
                }
            }
        }
    }
}
