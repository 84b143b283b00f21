//! Terminals of a Lark grammar → regular expressions over characters.

use std::collections::HashMap;

use super::lex::{Offset, syntax};
use super::parse::{Alternative, Ending, Item, Items, RepeatedItem};
use crate::Error;
use crate::expression::class::Class;
use crate::expression::regex::{INF, MAX_DEPTH, Re, Res};
use crate::syntax::rust_regex;

/// Deepest nesting of terminals in each other.
const MAX_NESTING: usize = 100;

/// The terminals of a grammar, as far as they have been needed.
pub(super) struct Terminals<'a> {
    text: &'a str,
    items: &'a Items,
    /// By name; `None` while it is being made.
    known: HashMap<&'a str, Option<Re>>,
    depth: usize,
}

impl<'a> Terminals<'a> {
    pub(super) fn new(text: &'a str, items: &'a Items) -> Terminals<'a> {
        Terminals { text, items, known: HashMap::new(), depth: 0 }
    }

    fn error(&self, at: Offset, rule: &str, found: &str, expected: &str) -> Error {
        syntax(self.text, at, rule, found, expected)
    }

    /// Returns the texts of a terminal that is a part of rule or terminal `within`.
    pub(super) fn named(
        &mut self,
        name: &str,
        at: Offset,
        within: &str,
        res: &mut Res,
    ) -> Result<Re, Error> {
        match self.known.get(name) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => {
                let found = format!("terminal `{name}`, which needs itself");
                return Err(self.error(at, within, &found, "a rule, in small letters"));
            }
            None => {}
        }
        let items = self.items;
        let Some((name, alternatives)) = items.terminals.get_key_value(name) else {
            if items.rules.contains_key(name) {
                let found = format!("rule `{name}` in a terminal");
                return Err(self.error(at, within, &found, "a terminal, in capital letters"));
            }
            let (line, column) = super::lex::place(self.text, at);
            return Err(Error::Undefined { line, column, name: name.into() });
        };
        self.known.insert(name, None);
        let re = self.alternatives(alternatives, name, res)?;
        self.known.insert(name, Some(re));
        Ok(re)
    }

    /// Returns the texts of alternatives.
    pub(super) fn alternatives(
        &mut self,
        alternatives: &[Alternative],
        name: &str,
        res: &mut Res,
    ) -> Result<Re, Error> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            let what = format!("terminal `{name}`: nesting of groups and terminals");
            return Err(Error::Limit { what, limit: MAX_NESTING });
        }
        let mut all = Vec::with_capacity(alternatives.len());
        for alternative in alternatives {
            if alternative.condition != super::parameter::ParameterCondition::True {
                let expected = "a rule, in small letters";
                return Err(self.error(alternative.at, name, "`%if` in a terminal", expected));
            }
            let mut both = Vec::with_capacity(alternative.all_of.len());
            for sequence in &alternative.all_of {
                both.push(self.sequence(sequence, name, res)?);
            }
            let re = if both.len() == 1 { both[0] } else { res.bounded_and(both) };
            self.check(re, name, alternative.at, res)?;
            all.push(re);
        }
        self.depth -= 1;
        Ok(res.or(all))
    }

    /// Passes if the automaton of an expression is none that is known to be too large.
    fn check(&self, re: Re, name: &str, at: Offset, res: &mut Res) -> Result<(), Error> {
        res.budget.check()?;
        if res.depth(re) > MAX_DEPTH || res.is_wide(re) {
            let found = "a combination of too many states";
            return Err(self.error(at, name, found, "a simpler terminal"));
        }
        Ok(())
    }

    fn sequence(&mut self, list: &[RepeatedItem], name: &str, res: &mut Res) -> Result<Re, Error> {
        let mut all = Vec::with_capacity(list.len());
        for part in list {
            let one = self.item(&part.item, part.at, name, res)?;
            all.push(res.rep(one, part.min, part.max));
            res.budget.check()?;
        }
        Ok(all.into_iter().rev().fold(Res::EPS, |rest, one| res.cat(one, rest)))
    }

    /// Returns the texts of one item.
    pub(super) fn item(
        &mut self,
        item: &Item,
        at: Offset,
        name: &str,
        res: &mut Res,
    ) -> Result<Re, Error> {
        let what = match item {
            Item::Text { text, ignores_case: false } => return Ok(res.text(text)),
            Item::Text { text, ignores_case: true } => {
                let pattern = regex_syntax::escape(text);
                return self.regex(&pattern, "i", at, name, res);
            }
            Item::Range(first, last) => {
                return Ok(res.class(Class::new([((*first).into(), (*last).into())])));
            }
            Item::Regex(pattern, flags) => return self.regex(pattern, flags, at, name, res),
            Item::Name(other) => return self.named(other, at, name, res),
            Item::Group(alternatives) => return self.alternatives(alternatives, name, res),
            Item::Not(inner) => {
                let inner = self.item(inner, at, name, res)?;
                return Ok(res.not(inner));
            }
            Item::With(..) => "a rule with a parameter",
            Item::Token(_) => "a token",
            Item::Json(_) => "`%json`",
            Item::Structured(_) => "`%regex`",
            Item::Grammar(_) => "another grammar",
            Item::Nested(_) => "`%lark`",
        };
        let found = format!("{what} where a regular expression is needed");
        Err(self.error(at, name, &found, "a string, a regular expression or a terminal of these"))
    }

    fn regex(
        &self,
        pattern: &str,
        flags: &str,
        at: Offset,
        name: &str,
        res: &mut Res,
    ) -> Result<Re, Error> {
        rust_regex::whole(pattern, flags, res).map_err(|found| {
            self.error(at, name, &found, "a regular expression in the syntax of Rust's regex")
        })
    }

    /// Returns the texts of `body` that end as is said, and those that end it.
    pub(super) fn ended(
        &mut self,
        body: Re,
        ending: &Ending,
        at: Offset,
        name: &str,
        res: &mut Res,
    ) -> Result<EndedText, Error> {
        let any = res.class(Class::any());
        let some = res.rep(any, 1, INF);
        // of what only the end of the whole text ends, nothing is committed to
        let open = |text: Re| EndedText { text, commit: Res::EPS };
        let committed = |text: Re| EndedText { text, commit: text };
        let ended = match ending {
            Ending::Lazy => committed(first_end(body, some, res)),
            Ending::Suffix(suffix) => {
                let suffix = self.item(suffix, at, name, res)?;
                let with = res.cat(body, suffix);
                if suffix == Res::EPS { open(with) } else { committed(first_end(with, some, res)) }
            }
            Ending::Stop(stop) => {
                let stop = self.item(stop, at, name, res)?;
                if stop == Res::EPS {
                    return Ok(open(body));
                }
                let stopped = res.cat(body, stop);
                let beyond = res.cat(stopped, Res::ALL);
                let within = res.not(beyond);
                let text = res.and([body, within]);
                // the stop itself is of what comes next, but nothing that has begun goes past it
                let stopped = first_end(stopped, some, res);
                EndedText { text, commit: res.cat(stopped, any) }
            }
        };
        self.check(ended.text, name, at, res)?;
        Ok(ended)
    }
}

/// The texts of a terminal that has a special end.
pub(super) struct EndedText {
    /// The texts.
    pub text: Re,
    /// The texts after which it has ended, and nothing that has begun with it goes on; that without
    /// a character if there are none.
    pub commit: Re,
}

/// Returns the texts of `re` that no other text of it begins.
fn first_end(re: Re, some: Re, res: &mut Res) -> Re {
    let longer = res.cat(re, some);
    let others = res.not(longer);
    res.and([re, others])
}
