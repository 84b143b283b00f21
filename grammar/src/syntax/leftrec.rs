//! Left recursion, taken out.
//!
//! `expr ::= expr "+" term | term` calls itself before it has read a byte, which the automaton
//! cannot follow. Within a set S of rules that begin with each other, every body is a sum of calls
//! of S, each with what follows it, and of ways that begin otherwise:
//!
//! ```text
//! A_j = Σ_k A_k · X_jk | B_j
//! ```
//!
//! A text of `A_i` begins with some `B_k` and goes on through what follows, from rule to rule,
//! until `A_i` is done:
//!
//! ```text
//! A_i     = Σ_k B_k · T(k,i)
//! T(k,i)  = Σ_j X_jk · T(j,i) | ε if k = i
//! ```
//!
//! The `T` are rules of their own; they call themselves last and not first. This is the left-corner
//! transform (Rosenkrantz and Lewis, 1970), over expressions. Where an `X` may be empty, `T(k,i)`
//! stands for `T(j,i)` as well.

use std::collections::BTreeMap;

use crate::Error;
use crate::expression::regex::INF;
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;

/// Deepest nesting that is followed when a body is taken apart.
const MAX_DEPTH: usize = 1000;

/// Most rules that one set of left-recursive rules may have: their square is the number of new
/// rules.
const MAX_SET: usize = 64;

/// Most ways through such a set: a quarter of a second.
const MAX_WAYS: usize = 1_500_000;

/// Steps that looking at an expression counts as.
const LOOK_WORK: u64 = 4;

/// Rewrites all left-recursive rules of `exprs`, and returns an order in which every rule comes
/// after those that it begins with.
pub(super) fn eliminate(exprs: &mut Exprs) -> Result<Vec<u32>, Error> {
    for set in components(exprs)? {
        exprs.check()?;
        let recursive = set.len() > 1 || first_calls_of(exprs, set[0]).contains(&set[0]);
        if recursive {
            if set.len() > MAX_SET {
                let what = "the number of rules that begin with each other".into();
                return Err(Error::Limit { what, limit: MAX_SET });
            }
            rewrite(exprs, &set)?;
        }
    }
    order(exprs)
}

/// Returns an order in which every rule comes after those that it begins with.
pub(super) fn order(exprs: &mut Exprs) -> Result<Vec<u32>, Error> {
    Ok(components(exprs)?.into_iter().flatten().collect())
}

/// Returns the rules that the body of a rule calls before it has read a byte.
fn first_calls_of(exprs: &mut Exprs, rule: u32) -> Vec<u32> {
    let body = exprs.rules[rule as usize];
    first_calls(exprs, body)
}

/// Returns the rules that `e` calls before it has read a byte.
fn first_calls(exprs: &mut Exprs, e: Expr) -> Vec<u32> {
    let mut todo = vec![e];
    let mut seen = FastMap::default();
    let mut calls = Vec::new();
    while let Some(e) = todo.pop() {
        if seen.insert(e, ()).is_some() {
            continue;
        }
        match exprs.node(e) {
            ExprNode::Call(rule) => calls.push(*rule),
            ExprNode::Cat(a, b) if exprs.nullable(*a) => todo.extend([*a, *b]),
            ExprNode::Cat(a, _) | ExprNode::Rep(a, ..) | ExprNode::Region(_, a) => todo.push(*a),
            ExprNode::Alt(list) => todo.extend(list),
            _ => {}
        }
    }
    exprs.res.budget.take(LOOK_WORK * seen.len() as u64);
    calls
}

/// Returns the sets of rules that begin with each other, those that a set begins with before it.
/// Tarjan's algorithm, with a stack of its own.
fn components(exprs: &mut Exprs) -> Result<Vec<Vec<u32>>, Error> {
    const NEW: u32 = u32::MAX;
    let n = exprs.rules.len();
    let mut number = vec![NEW; n];
    let mut low = vec![0; n];
    let mut on_path = vec![false; n];
    let mut path = Vec::new();
    let mut out = Vec::new();
    let mut next = 0;
    for root in 0..n as u32 {
        if number[root as usize] != NEW {
            continue;
        }
        let mut calls: Vec<(u32, Vec<u32>)> = vec![(root, first_calls_of(exprs, root))];
        number[root as usize] = next;
        low[root as usize] = next;
        next += 1;
        path.push(root);
        on_path[root as usize] = true;
        while let Some((rule, todo)) = calls.last_mut() {
            exprs.res.budget.check()?;
            let rule = *rule;
            match todo.pop() {
                Some(to) if number[to as usize] == NEW => {
                    number[to as usize] = next;
                    low[to as usize] = next;
                    next += 1;
                    path.push(to);
                    on_path[to as usize] = true;
                    calls.push((to, first_calls_of(exprs, to)));
                }
                Some(to) => {
                    if on_path[to as usize] {
                        low[rule as usize] = low[rule as usize].min(number[to as usize]);
                    }
                }
                None => {
                    calls.pop();
                    if let Some((caller, _)) = calls.last() {
                        low[*caller as usize] = low[*caller as usize].min(low[rule as usize]);
                    }
                    if low[rule as usize] == number[rule as usize] {
                        let at = path.iter().rposition(|&r| r == rule).unwrap_or(0);
                        let set = path.split_off(at);
                        for &r in &set {
                            on_path[r as usize] = false;
                        }
                        out.push(set);
                    }
                }
            }
        }
    }
    Ok(out)
}

/// An expression taken apart: after which calls of the set what follows, and the rest.
#[derive(Clone, Default)]
struct LeftCorners {
    calls: BTreeMap<u32, Expr>,
    /// Ways that do not begin with a rule of the set. Not nullable: bodies and their first parts
    /// never are.
    other: Option<Expr>,
}

struct LeftCornerSplit<'a> {
    exprs: &'a mut Exprs,
    set: &'a [u32],
    done: FastMap<Expr, LeftCorners>,
}

impl LeftCornerSplit<'_> {
    /// Takes apart `e`, which is not nullable; what it begins with comes first.
    fn split(&mut self, e: Expr) -> Result<LeftCorners, Error> {
        let mut todo = vec![(e, 0)];
        while let Some(&(at, depth)) = todo.last() {
            if depth > MAX_DEPTH {
                let what = "the nesting of a left-recursive rule".into();
                return Err(Error::Limit { what, limit: MAX_DEPTH });
            }
            let before = todo.len();
            if !self.done.contains_key(&at) {
                let begins = self.begins(at);
                let missing = begins.into_iter().filter(|e| !self.done.contains_key(e));
                todo.extend(missing.map(|e| (e, depth + 1)));
            }
            if todo.len() == before {
                todo.pop();
                self.exprs.check()?;
                if !self.done.contains_key(&at) {
                    let parts = self.split_at(at);
                    self.done.insert(at, parts);
                }
            }
        }
        Ok(self.of(e))
    }

    /// Returns what must be taken apart before `e`.
    fn begins(&mut self, e: Expr) -> Vec<Expr> {
        match *self.exprs.node(e) {
            ExprNode::Cat(a, b) if self.exprs.nullable(a) => vec![self.exprs.non_empty(a), b],
            ExprNode::Cat(a, _) | ExprNode::Rep(a, ..) | ExprNode::Region(_, a) => vec![a],
            ExprNode::Alt(ref list) => list.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Returns what is known of an expression.
    fn of(&self, e: Expr) -> LeftCorners {
        self.done.get(&e).cloned().unwrap_or_default()
    }

    /// Takes apart `e` where that is done of what it begins with.
    fn split_at(&mut self, e: Expr) -> LeftCorners {
        match self.exprs.node(e).clone() {
            ExprNode::Call(rule) if self.set.contains(&rule) => {
                LeftCorners { calls: BTreeMap::from([(rule, Exprs::EPS)]), other: None }
            }
            ExprNode::Cat(a, b) if self.exprs.nullable(a) => {
                // a is something, and then b; or a is nothing, and b something
                let first = self.exprs.non_empty(a);
                let first = self.before(self.of(first), b);
                self.join([first, self.of(b)])
            }
            ExprNode::Cat(a, b) => self.before(self.of(a), b),
            ExprNode::Alt(list) => {
                let all: Vec<LeftCorners> = list.iter().map(|&e| self.of(e)).collect();
                self.join(all)
            }
            ExprNode::Rep(a, min, max) => {
                let max = if max == INF { INF } else { max - 1 };
                let rest = self.exprs.rep(a, min.saturating_sub(1), max);
                self.before(self.of(a), rest)
            }
            ExprNode::Region(region, a) => {
                // the calls at the beginning are parts of their own
                let mut parts = self.of(a);
                for e in parts.calls.values_mut().chain(&mut parts.other) {
                    *e = self.exprs.region(region, *e);
                }
                parts
            }
            _ => LeftCorners { calls: BTreeMap::new(), other: Some(e) },
        }
    }

    /// Returns the parts, then `rest`.
    fn before(&mut self, mut parts: LeftCorners, rest: Expr) -> LeftCorners {
        for e in parts.calls.values_mut().chain(&mut parts.other) {
            *e = self.exprs.cat(*e, rest);
        }
        parts
    }

    fn join(&mut self, all: impl IntoIterator<Item = LeftCorners>) -> LeftCorners {
        let mut out = LeftCorners::default();
        for parts in all {
            for (rule, e) in parts.calls {
                let known = out.calls.get(&rule).copied();
                let e = self.exprs.alt(known.into_iter().chain([e]));
                out.calls.insert(rule, e);
            }
            let both: Vec<_> = out.other.into_iter().chain(parts.other).collect();
            out.other = (!both.is_empty()).then(|| self.exprs.alt(both));
        }
        out
    }
}

/// Returns for each rule those that it is a text of by itself, over calls that nothing follows.
/// `after` as in [`rewrite`].
fn unit_closures(exprs: &Exprs, after: &[Vec<Expr>]) -> Vec<Vec<usize>> {
    let mut closures = Vec::with_capacity(after.len());
    for k in 0..after.len() {
        let mut seen = vec![k];
        let mut todo = vec![k];
        while let Some(k) = todo.pop() {
            for (j, row) in after.iter().enumerate() {
                if exprs.nullable(row[k]) && !seen.contains(&j) {
                    seen.push(j);
                    todo.push(j);
                }
            }
        }
        closures.push(seen);
    }
    closures
}

/// Gives the rules of `set` bodies that do not begin with each other.
fn rewrite(exprs: &mut Exprs, set: &[u32]) -> Result<(), Error> {
    let n = set.len();
    let mut split = LeftCornerSplit { exprs, set, done: FastMap::default() };
    let mut parts = Vec::with_capacity(n);
    for &rule in set {
        let body = split.exprs.rules[rule as usize];
        parts.push(split.split(body)?);
    }
    // after[j][k] = X_jk, what follows a call of rule k at the beginning of rule j
    let place = |rule: u32| set.iter().position(|&r| r == rule).unwrap_or(0);
    let mut after = vec![vec![Exprs::EMPTY; n]; n];
    for (j, p) in parts.iter().enumerate() {
        for (&rule, &x) in &p.calls {
            after[j][place(rule)] = x;
        }
    }
    let reach = unit_closures(exprs, &after);
    let n_ways = n * n * reach.iter().map(Vec::len).sum::<usize>();
    if n_ways > MAX_WAYS {
        let what = "the number of ways through rules that begin with each other".into();
        return Err(Error::Limit { what, limit: MAX_WAYS });
    }
    // the rules T(k,i), without their empty text
    let first = exprs.rules.len() as u32;
    let rule_of = |k: usize, i: usize| first + (k * n + i) as u32;
    exprs.rules.resize(exprs.rules.len() + n * n, Exprs::EMPTY);
    let rest = |exprs: &mut Exprs, k: usize, i: usize| {
        let call = exprs.call(rule_of(k, i));
        if reach[k].contains(&i) { exprs.alt([Exprs::EPS, call]) } else { call }
    };
    for (k, from) in reach.iter().enumerate() {
        for i in 0..n {
            let mut ways = Vec::new();
            for &via in from {
                for (j, row) in after.iter().enumerate() {
                    let x = exprs.non_empty(row[via]);
                    let rest = rest(exprs, j, i);
                    ways.push(exprs.cat(x, rest));
                }
            }
            exprs.rules[rule_of(k, i) as usize] = exprs.alt(ways);
            exprs.check()?;
        }
    }
    for (i, &rule) in set.iter().enumerate() {
        let mut ways = Vec::new();
        for (k, p) in parts.iter().enumerate() {
            if let Some(b) = p.other {
                let rest = rest(exprs, k, i);
                ways.push(exprs.cat(b, rest));
            }
        }
        exprs.rules[rule as usize] = exprs.alt(ways);
    }
    Ok(())
}
