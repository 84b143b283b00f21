//! GBNF, the grammar notation of llama.cpp → grammar expressions.

mod leftrec;
mod parse;

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::leaf::Leaf;
use crate::expression::regex::INF;
use crate::expression::{Expr, ExprNode, Exprs};
use parse::{GbnfExpr, GbnfExprId, Rules};

/// Returns the rules of a grammar in GBNF, and the expression of rule `root`.
///
/// `token_id` finds the number of a token by its text (`<think>`); a grammar that names one which
/// it does not find is an error.
///
/// # Errors
/// The text does not parse, a rule is missing, no text matches, a limit is passed, or the search
/// was stopped.
pub(crate) fn expressions(
    text: &str,
    root: &str,
    token_id: &dyn Fn(&str) -> Option<u32>,
    stop: &Stop,
) -> Result<(Exprs, Expr), Error> {
    let mut exprs = Exprs::new();
    exprs.res.budget.begin(compile_work(text.len()), Some(stop.clone()));
    let rules = parse::parse(text, token_id, &mut exprs.res.budget)?;
    let Some(&root_rule) = rules.index.get(root) else {
        return Err(Error::NoRoot { root: root.into() });
    };
    // for each rule, whether the empty text matches; and whether any text does: `a ::= "x" a` has
    // none
    let empty = least(&rules, |ast| matches!(ast, GbnfExpr::Literal(text) if text.is_empty()));
    let ends = least(&rules, |ast| match ast {
        GbnfExpr::Literal(_) | GbnfExpr::Token(..) => true,
        GbnfExpr::Class(class) => !class.is_empty(),
        _ => false,
    });
    if !ends[root_rule as usize] {
        return Err(Error::Unsatisfiable { what: format!("rule `{root}`: it never ends") });
    }
    let mut lower = GbnfLowering { exprs, empty, ends };
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
    let root = lower.rule(root_rule);
    let mut exprs = lower.exprs;
    let order = leftrec::eliminate(&mut exprs)?;
    exprs.seal(&order);
    Ok((exprs, root))
}

/// Returns for each rule whether something holds of its body that holds of a sequence where it
/// holds of all parts, of alternatives where it holds of one, and of whatever may come no time: the
/// least solution. `plain` says it of terminals.
fn least(rules: &Rules, plain: impl Fn(&GbnfExpr) -> bool) -> Vec<bool> {
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
            GbnfExpr::Sequence(list) => {
                missing[node as usize] = list.len() as u32;
                list.is_empty()
            }
            GbnfExpr::Repeat(_, min, _) => *min == 0,
            GbnfExpr::Rule(rule) => {
                mentions[*rule as usize].push(node);
                false
            }
            GbnfExpr::Literal(_) | GbnfExpr::Class(_) | GbnfExpr::Token(..) => plain(ast),
            GbnfExpr::Alternatives(_) => false,
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

struct GbnfLowering {
    exprs: Exprs,
    empty: Vec<bool>,
    ends: Vec<bool>,
}

impl GbnfLowering {
    /// Returns an expression whose parts are `lowered` already.
    fn lower(&mut self, ast: &GbnfExpr, lowered: &[Expr]) -> Expr {
        let of = |node: &GbnfExprId| lowered[*node as usize];
        match ast {
            GbnfExpr::Literal(text) => self.exprs.literals(vec![text.as_bytes().into()]),
            GbnfExpr::Class(class) => {
                let re = self.exprs.res.class(class.clone());
                self.exprs.text(re)
            }
            GbnfExpr::Token(id, not) => self.exprs.leaf(Leaf::Token(*id, *not)),
            GbnfExpr::Rule(rule) => self.rule(*rule),
            GbnfExpr::Sequence(items) => self.exprs.sequence(items.iter().map(of)),
            GbnfExpr::Alternatives(ways) => self.exprs.alt(ways.iter().map(of)),
            GbnfExpr::Repeat(inner, min, max) => {
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
        let call = if self.ends[r] { self.exprs.call(rule) } else { Exprs::EMPTY };
        if self.empty[r] { self.exprs.alt([Exprs::EPS, call]) } else { call }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsing_and_rewriting_take_steps() {
        let text = "root ::= a\na ::= a \"+\" b | b\nb ::= \"x\"? | \"y\"\n";
        let rules = |steps| {
            let mut exprs = Exprs::new();
            exprs.res.budget.begin(steps, None);
            parse::parse(text, &|_| None, &mut exprs.res.budget).map(|_| ())
        };
        assert_eq!(rules(1000), Ok(()));
        assert_eq!(rules(10), Err(Error::TooMuchWork { limit: 10 }));
        let mut exprs = Exprs::new();
        let call = exprs.call(0);
        let x = exprs.literal(b"x");
        let more = exprs.cat(call, x);
        let body = exprs.alt([more, x]);
        exprs.rules.push(body);
        exprs.res.budget.begin(10, None);
        assert_eq!(leftrec::eliminate(&mut exprs), Err(Error::TooMuchWork { limit: 10 }));
    }

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
