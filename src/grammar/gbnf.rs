//! GBNF, the grammar notation of llama.cpp → grammar expressions.

mod leftrec;
mod parse;

use super::Error;
use super::automaton::Automaton;
use super::expr::{Expr, Exprs};
use super::leaf::Leaf;
use super::re::INF;
use parse::{Ast, Rules};

/// The automaton of a grammar in GBNF, from rule `root`.
///
/// `token_id` finds the number of a token by its text (`<think>`); a grammar that names one which it does not find is an
/// error.
///
/// # Errors
/// The text does not parse, a rule is missing, no text matches, or a limit is passed.
pub(super) fn compile(
    text: &str,
    root: &str,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<Automaton, Error> {
    let (exprs, root) = expressions(text, root, token_id)?;
    Automaton::new(exprs, root)
}

/// The rules of a grammar, and the expression of rule `root`.
///
/// # Errors
/// As [`compile`].
pub(super) fn expressions(
    text: &str,
    root: &str,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<(Exprs, Expr), Error> {
    let rules = parse::parse(text, token_id)?;
    let Some(&root_rule) = rules.index.get(root) else {
        return Err(Error::NoRoot { root: root.into() });
    };
    let empty = may_be_empty(&rules);
    let ends = ends(&rules);
    if !ends[root_rule as usize] {
        return Err(Error::Unsatisfiable { what: format!("rule `{root}`: it never ends") });
    }
    let mut lower = Lower { exprs: Exprs::new(), empty, ends };
    for body in &rules.bodies {
        let body = lower.lower(body);
        let body = lower.exprs.non_empty(body);
        lower.exprs.rules.push(body);
    }
    let root = lower.rule(root_rule);
    let mut exprs = lower.exprs;
    let order = leftrec::eliminate(&mut exprs)?;
    exprs.seal(&order);
    Ok((exprs, root))
}

/// For each rule, whether the empty text matches.
fn may_be_empty(rules: &Rules) -> Vec<bool> {
    fn empty(ast: &Ast, known: &[bool]) -> bool {
        match ast {
            Ast::Literal(text) => text.is_empty(),
            Ast::Class(_) | Ast::Token(..) => false,
            Ast::Rule(rule) => known[*rule as usize],
            Ast::Sequence(items) => items.iter().all(|i| empty(i, known)),
            Ast::Alternatives(ways) => ways.iter().any(|w| empty(w, known)),
            Ast::Repeat(inner, min, _) => *min == 0 || empty(inner, known),
        }
    }
    fixpoint(rules, empty)
}

/// For each rule, whether any text matches: `a ::= "x" a` has none.
fn ends(rules: &Rules) -> Vec<bool> {
    fn ends(ast: &Ast, known: &[bool]) -> bool {
        match ast {
            Ast::Literal(_) | Ast::Token(..) => true,
            Ast::Class(class) => !class.is_empty(),
            Ast::Rule(rule) => known[*rule as usize],
            Ast::Sequence(items) => items.iter().all(|i| ends(i, known)),
            Ast::Alternatives(ways) => ways.iter().any(|w| ends(w, known)),
            Ast::Repeat(inner, min, _) => *min == 0 || ends(inner, known),
        }
    }
    fixpoint(rules, ends)
}

/// The least solution of `f` over all rules. Rules wait for those they mention: each is looked at again only when one
/// of them has changed.
fn fixpoint(rules: &Rules, f: fn(&Ast, &[bool]) -> bool) -> Vec<bool> {
    fn mentions(ast: &Ast, out: &mut Vec<u32>) {
        match ast {
            Ast::Rule(rule) => out.push(*rule),
            Ast::Sequence(list) | Ast::Alternatives(list) => list.iter().for_each(|i| mentions(i, out)),
            Ast::Repeat(inner, ..) => mentions(inner, out),
            Ast::Literal(_) | Ast::Class(_) | Ast::Token(..) => {}
        }
    }
    let mut users = vec![Vec::new(); rules.bodies.len()];
    for (rule, body) in (0..).zip(&rules.bodies) {
        let mut mentioned = Vec::new();
        mentions(body, &mut mentioned);
        mentioned.sort_unstable();
        mentioned.dedup();
        for m in mentioned {
            users[m as usize].push(rule);
        }
    }
    let mut known = vec![false; rules.bodies.len()];
    let mut todo: Vec<u32> = (0..rules.bodies.len() as u32).rev().collect();
    while let Some(rule) = todo.pop() {
        let r = rule as usize;
        if !known[r] && f(&rules.bodies[r], &known) {
            known[r] = true;
            todo.extend(&users[r]);
        }
    }
    known
}

struct Lower {
    exprs: Exprs,
    empty: Vec<bool>,
    ends: Vec<bool>,
}

impl Lower {
    fn lower(&mut self, ast: &Ast) -> Expr {
        match ast {
            Ast::Literal(text) => self.exprs.literals(vec![text.as_bytes().into()]),
            Ast::Class(class) => {
                let re = self.exprs.res.class(class.clone());
                self.exprs.text(re)
            }
            Ast::Token(id, not) => self.exprs.leaf(Leaf::Token(*id, *not)),
            Ast::Rule(rule) => self.rule(*rule),
            Ast::Sequence(items) => {
                let items: Vec<_> = items.iter().map(|i| self.lower(i)).collect();
                self.exprs.sequence(items)
            }
            Ast::Alternatives(ways) => {
                let ways: Vec<_> = ways.iter().map(|w| self.lower(w)).collect();
                self.exprs.alt(ways)
            }
            Ast::Repeat(inner, min, max) => {
                let inner = self.lower(inner);
                match *self.exprs.node(inner) {
                    // (x{0,m}){0,n} of an x that repeats without bound is x* again
                    super::expr::Node::Rep(x, 0 | 1, INF) if *min == 0 && *max > 0 => {
                        self.exprs.rep(x, 0, INF)
                    }
                    _ => self.exprs.rep(inner, *min, *max),
                }
            }
        }
    }

    /// A use of a rule: calls never match the empty text, so one that may is a choice.
    fn rule(&mut self, rule: u32) -> Expr {
        let r = rule as usize;
        let call = if self.ends[r] { self.exprs.call(rule) } else { Exprs::EMPTY };
        if self.empty[r] { self.exprs.alt([Exprs::EPS, call]) } else { call }
    }
}
