//! Rules of a Lark grammar → rules over terminals, with what is ignored between these.

use std::collections::HashMap;

use serde_json::Value;

use super::lex::{Offset, place, syntax};
use super::parse::{Alternative, Item, Items, RepeatedItem, Rule};
use super::terminal::{EndedText, Terminals};
use super::{NamedGrammar, Reading};
use crate::Error;
use crate::expression::leaf::TokenRanges;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs, Purpose};
use crate::region_options::RegionOptions;
use crate::syntax::rules::{self, MAX_NODES, RuleExpr, RuleExprId, Rules};
use crate::syntax::substring;

/// Most rules, those with parameters counted for each number that comes to them.
const MAX_RULES: usize = 200_000;

/// Steps that making an expression counts as.
const NODE_WORK: u64 = 4;

/// Returns the expressions of a grammar's items, from rule `start`.
///
/// # Errors
/// A name is missing, something is not supported or does not parse, no text matches, a limit is
/// passed, or the search was stopped.
pub(super) fn compile(
    reading: &mut Reading,
    text: &str,
    items: &Items,
    mut exprs: Exprs,
) -> Result<(Exprs, Expr), Error> {
    if !items.rules.contains_key("start") {
        return Err(Error::NoRoot { root: "start".into() });
    }
    let mut terminals = Terminals::new(text, items);
    let ignored = ignored(&mut terminals, items, &mut exprs.res)?;
    let mut writer = RuleWriter {
        reading,
        text,
        items,
        terminals,
        exprs,
        rules: Rules::default(),
        numbers: HashMap::new(),
        todo: Vec::new(),
        made: HashMap::new(),
        ignored,
        is_terminal: false,
        name: String::new(),
        parameter: None,
    };
    let start = writer.rule_number("start", None, items.at)?;
    while let Some((number, name, parameter)) = writer.todo.pop() {
        let body = writer.body(name, parameter)?;
        writer.rules.bodies[number as usize] = body;
    }
    let mut root = start;
    if items.options.initial_skip && writer.ignored != Res::EPS {
        let skipped = writer.add(RuleExpr::Text(ignored))?;
        let use_of_start = writer.add(RuleExpr::Rule(start))?;
        let body = writer.add(RuleExpr::Sequence(vec![skipped, use_of_start]))?;
        root = writer.rules.bodies.len() as u32;
        writer.rules.bodies.push(body);
    }
    rules::lower(&writer.rules, root, "start", writer.exprs)
}

/// Returns what may come between two terminals.
fn ignored(terminals: &mut Terminals, items: &Items, res: &mut Res) -> Result<Re, Error> {
    let mut all = Vec::with_capacity(items.ignored.len());
    for alternatives in &items.ignored {
        all.push(terminals.alternatives(alternatives, "%ignore", res)?);
    }
    let one = res.or(all);
    if one == Res::EMPTY {
        return Ok(Res::EPS);
    }
    Ok(res.rep(one, 0, if items.options.ignore_once { 1 } else { INF }))
}

/// The rules while they are written.
struct RuleWriter<'a, 'r> {
    reading: &'a mut Reading<'r>,
    text: &'a str,
    items: &'a Items,
    terminals: Terminals<'a>,
    exprs: Exprs,
    rules: Rules,
    /// By name and parameter.
    numbers: HashMap<(&'a str, Option<u64>), u32>,
    /// Rules whose bodies are still to be written: their numbers, names and parameters.
    todo: Vec<(u32, &'a str, Option<u64>)>,
    /// Grammars and schemas that were read, by what they are.
    made: HashMap<String, Expr>,
    /// The texts that may come between two terminals; the empty text if nothing is ignored.
    ignored: Re,
    /// True within a terminal, where nothing is ignored.
    is_terminal: bool,
    /// The rule being written, and its parameter.
    name: String,
    parameter: Option<u64>,
}

impl<'a> RuleWriter<'a, '_> {
    fn error(&self, at: Offset, found: &str, expected: &str) -> Error {
        syntax(self.text, at, &self.name, found, expected)
    }

    fn add(&mut self, node: RuleExpr) -> Result<RuleExprId, Error> {
        if self.rules.nodes.len() >= MAX_NODES {
            let what = "the number of expressions in the grammar".into();
            return Err(Error::Limit { what, limit: MAX_NODES });
        }
        self.exprs.res.budget.take(NODE_WORK);
        self.exprs.check()?;
        self.rules.nodes.push(node);
        Ok(self.rules.nodes.len() as RuleExprId - 1)
    }

    /// Returns the number of a rule, with `argument` where it has a parameter.
    fn rule_number(&mut self, name: &str, argument: Option<u64>, at: Offset) -> Result<u32, Error> {
        let Some((name, rule)) = self.items.rules.get_key_value(name) else {
            let (line, column) = place(self.text, at);
            return Err(Error::Undefined { line, column, name: name.into() });
        };
        if rule.has_parameter != argument.is_some() {
            let [found, expected] = if rule.has_parameter {
                [format!("rule `{name}` without a parameter"), format!("`{name}::` and a number")]
            } else {
                [format!("rule `{name}` with a parameter"), format!("`{name}` alone")]
            };
            return Err(self.error(at, &found, &expected));
        }
        if let Some(&number) = self.numbers.get(&(name.as_str(), argument)) {
            return Ok(number);
        }
        let number = self.rules.bodies.len() as u32;
        if self.rules.bodies.len() >= MAX_RULES {
            let what = format!("rule `{name}`: the number of rules, for each parameter one,");
            return Err(Error::Limit { what, limit: MAX_RULES });
        }
        self.numbers.insert((name, argument), number);
        self.rules.bodies.push(0); // until it is written
        self.todo.push((number, name, argument));
        Ok(number)
    }

    /// Writes the body of a rule.
    fn body(&mut self, name: &'a str, parameter: Option<u64>) -> Result<RuleExprId, Error> {
        self.name = name.into();
        self.parameter = parameter;
        let items = self.items;
        let Some(rule) = items.rules.get(name) else { return self.add(RuleExpr::Sequence(vec![])) };
        let body = match rule {
            Rule { ending: Some(ending), alternatives, at, .. } => {
                let body = self.terminals.alternatives(alternatives, name, &mut self.exprs.res)?;
                let res = &mut self.exprs.res;
                let EndedText { text, commit } =
                    self.terminals.ended(body, ending, *at, name, res)?;
                let e = self.exprs.lazy(text, commit);
                self.after_terminal(RuleExpr::Made(e))?
            }
            Rule { alternatives, .. } => self.alternatives(alternatives)?,
        };
        self.region(&rule.sampling, rule.at, body)
    }

    /// Returns an expression with the options of sampling that are written at a place.
    fn region(
        &mut self,
        options: &RegionOptions,
        at: Offset,
        e: RuleExprId,
    ) -> Result<RuleExprId, Error> {
        if options.is_empty() {
            return Ok(e);
        }
        self.exprs.has_regions = true;
        if self.exprs.purpose == Purpose::Masks {
            return Ok(e);
        }
        let order = u32::try_from(at).unwrap_or(u32::MAX);
        let region = self.exprs.regions.written(order, options)?;
        self.add(RuleExpr::Region(region, e))
    }

    fn alternatives(&mut self, alternatives: &'a [Alternative]) -> Result<RuleExprId, Error> {
        let mut all = Vec::with_capacity(alternatives.len());
        for alternative in alternatives {
            if alternative.condition != super::parameter::ParameterCondition::True {
                let Some(parameter) = self.parameter else {
                    return Err(self.error(
                        alternative.at,
                        "`%if`",
                        "a rule with a parameter (`::_`)",
                    ));
                };
                if !alternative.condition.holds(parameter) {
                    continue;
                }
            }
            let [sequence] = &alternative.all_of[..] else {
                let expected = "a terminal, in capital letters";
                return Err(self.error(alternative.at, "`&` in a rule", expected));
            };
            let mut items = Vec::with_capacity(sequence.len());
            for part in sequence {
                items.push(self.repeated(part)?);
            }
            all.push(if let [one] = items[..] {
                one
            } else {
                self.add(RuleExpr::Sequence(items))?
            });
        }
        if let [one] = all[..] { Ok(one) } else { self.add(RuleExpr::Alternatives(all)) }
    }

    fn repeated(&mut self, part: &'a RepeatedItem) -> Result<RuleExprId, Error> {
        let one = self.item(&part.item, part.at)?;
        match (part.min, part.max) {
            (1, 1) => Ok(one),
            (_, 0) => self.add(RuleExpr::Sequence(Vec::new())),
            (min, max) => self.add(RuleExpr::Repeat(one, min, max)),
        }
    }

    /// Returns a terminal, and what may be ignored after it.
    fn after_terminal(&mut self, terminal: RuleExpr) -> Result<RuleExprId, Error> {
        let terminal = self.add(terminal)?;
        self.before_ignored(terminal)
    }

    /// Returns a terminal that is written already, and what may be ignored after it.
    fn before_ignored(&mut self, terminal: RuleExprId) -> Result<RuleExprId, Error> {
        if self.is_terminal || self.ignored == Res::EPS {
            return Ok(terminal);
        }
        let ignored = self.add(RuleExpr::Text(self.ignored))?;
        self.add(RuleExpr::Sequence(vec![terminal, ignored]))
    }

    fn terminal_text(&mut self, re: Re) -> Result<RuleExprId, Error> {
        self.after_terminal(RuleExpr::Text(re))
    }

    fn item(&mut self, item: &'a Item, at: Offset) -> Result<RuleExprId, Error> {
        match item {
            Item::Text { text, ignores_case: false } if text.is_empty() => {
                self.add(RuleExpr::Sequence(Vec::new()))
            }
            Item::Text { text, ignores_case: false } => {
                self.after_terminal(RuleExpr::Literal(text.clone()))
            }
            Item::Name(name) if self.items.rules.contains_key(name) => {
                if self.is_terminal {
                    let found = format!("rule `{name}` in a terminal");
                    return Err(self.error(at, &found, "a terminal, in capital letters"));
                }
                let rule = self.rule_number(name, None, at)?;
                self.add(RuleExpr::Rule(rule))
            }
            Item::Name(name) => self.terminal(name, at),
            Item::With(name, argument) => {
                if argument.needs_parameter() && self.parameter.is_none() {
                    let expected = "a rule with a parameter (`::_`)";
                    return Err(self.error(at, "what has no parameter to hand on", expected));
                }
                let value = argument.value(self.parameter.unwrap_or_default());
                let rule = self.rule_number(name, Some(value), at)?;
                self.add(RuleExpr::Rule(rule))
            }
            Item::Group(alternatives) => self.alternatives(alternatives),
            Item::Text { .. } | Item::Range(..) | Item::Regex(..) | Item::Not(_) => {
                let name = std::mem::take(&mut self.name);
                let re = self.terminals.item(item, at, &name, &mut self.exprs.res);
                self.name = name;
                self.terminal_text(re?)
            }
            Item::Token(token) => {
                let e = self.token(token, at)?;
                self.made_terminal(e, at)
            }
            Item::Structured(value) => {
                let e = self.substring(value, at)?;
                self.after_terminal(RuleExpr::Made(e))
            }
            Item::Json(_) | Item::Grammar(_) | Item::Nested(_) => {
                let e = self.other_grammar(item, at)?;
                self.made_terminal(e, at)
            }
        }
    }

    /// Returns what may not stand in a terminal, and what may be ignored after it.
    fn made_terminal(&mut self, e: Expr, at: Offset) -> Result<RuleExprId, Error> {
        if self.is_terminal {
            let expected = "a rule, in small letters";
            return Err(self.error(at, "a token or another grammar in a terminal", expected));
        }
        self.after_terminal(RuleExpr::Made(e))
    }

    /// Returns a terminal by name: as a regular expression, or, where `%regex` is a part of it,
    /// written out.
    fn terminal(&mut self, name: &str, at: Offset) -> Result<RuleExprId, Error> {
        let items = self.items;
        let alternatives = items.terminals.get(name);
        let Some(alternatives) = alternatives.filter(|_| self.has_substring(name, 0)) else {
            let res = &mut self.exprs.res;
            let re = self.terminals.named(name, at, &self.name, res)?;
            let written = self.add(RuleExpr::Text(re))?;
            let written = self.in_terminal_region(name, written)?;
            return self.before_ignored(written);
        };
        let outer = std::mem::replace(&mut self.is_terminal, true);
        let written = self.alternatives(alternatives);
        self.is_terminal = outer;
        let written = self.in_terminal_region(name, written?)?;
        self.before_ignored(written)
    }

    /// Returns a terminal with its options of sampling, where a rule names it.
    fn in_terminal_region(&mut self, name: &str, e: RuleExprId) -> Result<RuleExprId, Error> {
        match self.items.terminal_sampling.get(name).filter(|_| !self.is_terminal) {
            Some((options, at)) => self.region(options, *at, e),
            None => Ok(e),
        }
    }

    /// Returns whether `%regex` is a part of a terminal.
    fn has_substring(&self, name: &str, depth: usize) -> bool {
        let alternatives = self.items.terminals.get(name);
        depth < 32
            && alternatives
                .is_some_and(|alternatives| self.alternatives_have_substring(alternatives, depth))
    }

    fn alternatives_have_substring(&self, alternatives: &[Alternative], depth: usize) -> bool {
        let parts = alternatives.iter().flat_map(|alternative| alternative.all_of.iter().flatten());
        parts.into_iter().any(|part| match &part.item {
            Item::Structured(_) => true,
            Item::Group(alternatives) => self.alternatives_have_substring(alternatives, depth + 1),
            Item::Name(name) => self.has_substring(name, depth + 1),
            _ => false,
        })
    }

    /// Returns the expression of `<name>`, `<[3]>`, `<[1,5-9]>`, `<[^3]>` or `<[*]>`.
    fn token(&mut self, token: &str, at: Offset) -> Result<Expr, Error> {
        let inner = token.strip_prefix("<[").and_then(|rest| rest.strip_suffix("]>"));
        let ranges = match inner {
            None => {
                let found = (self.reading.token_id)(token).map(|id| (id, id));
                let expected = "a token of the model's vocabulary";
                let found = found.ok_or_else(|| self.error(at, &format!("`{token}`"), expected))?;
                vec![found].into()
            }
            Some(list) => token_ranges(list).ok_or_else(|| {
                let expected = "numbers of tokens: `<[3]>`, `<[1,5-9]>`, `<[^3]>` or `<[*]>`";
                self.error(at, &format!("`{token}`"), expected)
            })?,
        };
        Ok(self.exprs.any_token_of(ranges))
    }

    fn substring(&mut self, value: &Value, at: Offset) -> Result<Expr, Error> {
        let chunks = substring::chunks(value).map_err(|found| {
            let expected = "an object with one of `substring_chunks`, `substring_lines`, \
                            `substring_words` and `substring_chars`";
            self.error(at, &found, expected)
        })?;
        substring::expression(&chunks, &mut self.exprs)
    }

    /// Returns what another grammar or a schema is, which is read once.
    fn other_grammar(&mut self, item: &Item, at: Offset) -> Result<Expr, Error> {
        let (line, column) = place(self.text, at);
        let (key, grammar) = match item {
            Item::Json(schema) => (format!("%json {schema}"), NamedGrammar::Schema(schema.clone())),
            Item::Grammar(name) => {
                let known = self.reading.named.get(name).cloned();
                let expected = "the name of one of `grammars`";
                let known = known.ok_or_else(|| self.error(at, &format!("`@{name}`"), expected))?;
                (format!("@{name}"), known)
            }
            Item::Nested(items) => {
                let exprs = self.reading.begin(self.text.len());
                let (exprs, root) = self.reading.items(self.text, items, exprs)?;
                return self.exprs.import(&exprs, root);
            }
            _ => return Ok(Exprs::EMPTY),
        };
        if let Some(&known) = self.made.get(&key) {
            return Ok(known);
        }
        self.reading.depth += 1;
        self.reading.check_nesting()?;
        let at = match item {
            Item::Grammar(name) => format!("@{name}"),
            _ => format!("line-{line}"),
        };
        let found = self.reading.grammar(&grammar, &at);
        self.reading.depth -= 1;
        let (exprs, root) = found.map_err(|error| match item {
            Item::Grammar(name) => error.within(format!("grammar `@{name}`")),
            _ => error.within(format!("grammar line {line}, column {column}")),
        })?;
        let e = self.exprs.import(&exprs, root)?;
        self.made.insert(key, e);
        Ok(e)
    }
}

/// Returns the tokens of a list of numbers and ranges, or with `^` all others.
fn token_ranges(list: &str) -> Option<TokenRanges> {
    if list == "*" {
        return Some(vec![(0, u32::MAX)].into());
    }
    let (negated, list) = match list.strip_prefix('^') {
        Some(list) => (true, list),
        None => (false, list),
    };
    let mut ranges = Vec::new();
    for range in list.split(',').filter(|range| !range.is_empty()) {
        let (lo, hi) = range.split_once('-').unwrap_or((range, range));
        let [lo, hi] = [lo, hi].map(|number| number.parse::<u32>().ok());
        ranges.push((lo?, hi.filter(|&hi| Some(hi) >= lo)?));
    }
    let set = if negated { rules::tokens_besides } else { rules::token_set };
    (!ranges.is_empty()).then(|| set(ranges))
}
