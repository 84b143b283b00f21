//! Lexemes of a Lark grammar → its items.

use std::collections::HashMap;

use serde_json::Value;

use super::lex::{Lexeme, Offset, syntax};
use super::parameter::{Argument, ParameterCondition};
use super::{common, option_of};
use crate::Error;
use crate::expression::regex::INF;
use crate::region_options::{RegionOption, RegionOptions};

/// Deepest nesting of groups.
pub(super) const MAX_NESTING: usize = 64;

/// Deepest nesting of grammars in each other.
const MAX_GRAMMARS: usize = 4;

/// A part of a rule or a terminal.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A string.
    Text { text: String, ignores_case: bool },
    /// A character from the first to the last.
    Range(char, char),
    /// A regular expression with its flags.
    Regex(String, String),
    /// A rule or a terminal by name.
    Name(String),
    /// A rule by name, with the argument that it is called with.
    With(String, Argument),
    /// A special token by its text or number, as `<|im_end|>`.
    Token(String),
    /// The schema after `%json`.
    Json(Value),
    /// The object after `%regex`.
    Structured(Value),
    /// Another grammar by name.
    Grammar(String),
    /// A grammar in the middle of another.
    Nested(Box<Items>),
    /// Items in parentheses.
    Group(Alternatives),
    /// The texts that an item does not match.
    Not(Box<Item>),
}

/// An item that comes a number of times.
#[derive(Clone, Debug)]
pub(super) struct RepeatedItem {
    /// The item.
    pub item: Item,
    /// The least number of times.
    pub min: u32,
    /// The most times, [`INF`] for no bound.
    pub max: u32,
    /// The place of the item.
    pub at: Offset,
}

/// An alternative of a rule or a terminal.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    /// Sequences that the text must match, all of them.
    pub all_of: Vec<Vec<RepeatedItem>>,
    /// The condition under which there is this alternative.
    pub condition: ParameterCondition,
    /// Its place in the grammar.
    pub at: Offset,
}

pub(super) type Alternatives = Vec<Alternative>;

/// The end of a rule that is a terminal.
#[derive(Clone, Debug)]
pub(super) enum Ending {
    /// The first that there may be.
    Lazy,
    /// This text, which belongs to it.
    Suffix(Item),
    /// This text, which does not belong to it.
    Stop(Item),
}

/// The words in brackets behind the name of a rule or a terminal.
#[derive(Debug, Default)]
struct Attributes {
    ending: Option<Ending>,
    sampling: RegionOptions,
}

/// A rule.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    /// The alternatives.
    pub alternatives: Alternatives,
    /// The end, if it is a special one.
    pub ending: Option<Ending>,
    /// The options of sampling of its texts.
    pub sampling: RegionOptions,
    /// True if a number is handed to it.
    pub has_parameter: bool,
    /// Offset of its name, in bytes.
    pub at: Offset,
}

/// The options of `%llguidance`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LarkOptions {
    /// True if text that is ignored may stand at the very beginning.
    pub initial_skip: bool,
    /// True if text that is ignored comes once between two terminals.
    pub ignore_once: bool,
}

/// All of a grammar.
#[derive(Clone, Debug, Default)]
pub(super) struct Items {
    /// Rules by name.
    pub rules: HashMap<String, Rule>,
    /// Terminals by name.
    pub terminals: HashMap<String, Alternatives>,
    /// The options of sampling of terminals that have some, by name, with their places.
    pub terminal_sampling: HashMap<String, (RegionOptions, Offset)>,
    /// Texts that are ignored between terminals.
    pub ignored: Vec<Alternatives>,
    /// The options of `%llguidance`.
    pub options: LarkOptions,
    /// Offset of the first lexeme, in bytes.
    pub at: Offset,
}

/// The lexemes of a grammar, and how far they have been read.
pub(super) struct LarkParser<'a> {
    text: &'a str,
    lexemes: Vec<(Lexeme, Offset)>,
    pub(super) pos: usize,
    /// The rule being read, for errors.
    pub(super) rule: String,
    depth: usize,
    /// Grammars around the one that is read.
    grammars: usize,
}

impl<'a> LarkParser<'a> {
    pub(super) fn new(text: &'a str, lexemes: Vec<(Lexeme, Offset)>) -> LarkParser<'a> {
        LarkParser { text, lexemes, pos: 0, rule: String::new(), depth: 0, grammars: 0 }
    }

    /// Returns the items up to the end of the text, or of the braces around them.
    pub(super) fn items(&mut self, closing: &Lexeme) -> Result<Items, Error> {
        let mut items = Items { at: self.at(), ..Items::default() };
        loop {
            self.skip_lines();
            self.rule.clear();
            if self.eat(closing) {
                return Ok(items);
            }
            match self.peek().clone() {
                Lexeme::RuleName(name) => self.rule(&name, &mut items)?,
                Lexeme::TerminalName(name) => self.terminal(&name, &mut items)?,
                Lexeme::Directive("%ignore") => {
                    self.pos += 1;
                    let alternatives = self.alternatives()?;
                    items.ignored.push(alternatives);
                }
                Lexeme::Directive("%import") => self.import(&mut items)?,
                Lexeme::Json("%llguidance" | "%grammar_options", value) => {
                    let at = self.at();
                    self.pos += 1;
                    let problem = |found: String| syntax(self.text, at, "", &found, OPTIONS);
                    items.options = option_of(items.options, &value).map_err(problem)?;
                }
                Lexeme::Directive(name @ ("%override" | "%declare")) => {
                    let found = format!("`{name}`, which is not supported");
                    return Err(self.error(self.at(), &found, "a rule or a terminal"));
                }
                _ => return Err(self.expected("a rule, a terminal, `%ignore` or `%import`")),
            }
            if !matches!(self.peek(), Lexeme::NewLine | Lexeme::End) && self.peek() != closing {
                return Err(self.expected("`|`, another item or the end of the line"));
            }
        }
    }

    pub(super) fn peek(&self) -> &Lexeme {
        self.lexemes.get(self.pos).map_or(&Lexeme::End, |lexeme| &lexeme.0)
    }

    fn peek_at(&self, ahead: usize) -> &Lexeme {
        self.lexemes.get(self.pos + ahead).map_or(&Lexeme::End, |lexeme| &lexeme.0)
    }

    pub(super) fn at(&self) -> Offset {
        self.lexemes.get(self.pos).map_or(self.text.len(), |lexeme| lexeme.1)
    }

    pub(super) fn next(&mut self) -> Lexeme {
        let next = self.peek().clone();
        self.pos += 1;
        next
    }

    /// Moves over a lexeme if it stands here.
    fn eat(&mut self, lexeme: &Lexeme) -> bool {
        let is_here = self.peek() == lexeme;
        self.pos += usize::from(is_here);
        is_here
    }

    pub(super) fn eat_sign(&mut self, sign: &'static str) -> bool {
        self.eat(&Lexeme::Sign(sign))
    }

    pub(super) fn sign(&mut self, sign: &'static str) -> Result<(), Error> {
        if self.eat_sign(sign) { Ok(()) } else { Err(self.expected(&format!("`{sign}`"))) }
    }

    fn skip_lines(&mut self) {
        while self.eat(&Lexeme::NewLine) {}
    }

    pub(super) fn error(&self, at: Offset, found: &str, expected: &str) -> Error {
        syntax(self.text, at, &self.rule, found, expected)
    }

    /// Returns an error about the lexeme that stands here.
    pub(super) fn expected(&self, expected: &str) -> Error {
        let end = self.lexemes.get(self.pos + 1).map_or(self.text.len(), |next| next.1);
        let written = self.text.get(self.at()..end).unwrap_or_default().trim_end();
        let found = match self.peek() {
            Lexeme::End => "the end of the grammar".into(),
            Lexeme::NewLine => "the end of the line".into(),
            _ => format!("`{}`", written.chars().take(40).collect::<String>()),
        };
        self.error(self.at(), &found, expected)
    }

    fn rule(&mut self, name: &str, items: &mut Items) -> Result<(), Error> {
        let at = self.at();
        self.pos += 1;
        let name = name.trim_start_matches(['!', '?']).to_owned();
        self.rule.clone_from(&name);
        let has_parameter = self.eat_sign("::");
        if has_parameter {
            self.sign("_")?;
        }
        self.refuse_template()?;
        self.priority()?;
        let Attributes { ending, sampling } = self.attributes()?;
        if has_parameter && ending.is_some() {
            let expected = "a rule without `lazy`, `suffix` and `stop`";
            return Err(self.error(at, "a rule with a parameter", expected));
        }
        self.sign(":")?;
        let alternatives = self.alternatives()?;
        let rule = Rule { alternatives, ending, sampling, has_parameter, at };
        if items.rules.insert(name, rule).is_some() {
            let expected = "one definition of each rule";
            return Err(self.error(at, "a rule of this name again", expected));
        }
        Ok(())
    }

    fn terminal(&mut self, name: &str, items: &mut Items) -> Result<(), Error> {
        let at = self.at();
        self.pos += 1;
        self.rule = name.into();
        self.refuse_template()?;
        self.priority()?;
        let Attributes { ending, sampling } = self.attributes()?;
        if ending.is_some() {
            let expected = "a rule, in small letters";
            return Err(self.error(at, "a terminal with `lazy`, `suffix` or `stop`", expected));
        }
        if !sampling.is_empty() {
            items.terminal_sampling.insert(name.into(), (sampling, at));
        }
        self.sign(":")?;
        let alternatives = self.alternatives()?;
        self.define(items, name, alternatives, at)
    }

    fn define(
        &self,
        items: &mut Items,
        name: &str,
        alternatives: Alternatives,
        at: Offset,
    ) -> Result<(), Error> {
        if items.terminals.insert(name.into(), alternatives).is_none() {
            Ok(())
        } else {
            let expected = "one definition of each terminal";
            Err(self.error(at, &format!("a terminal `{name}` again"), expected))
        }
    }

    fn refuse_template(&self) -> Result<(), Error> {
        if self.peek() == &Lexeme::Sign("{") {
            let found = "a template, which is not supported";
            return Err(self.error(self.at(), found, "a rule for each of its uses"));
        }
        Ok(())
    }

    /// Reads a priority: it chooses among readings of a text, not among texts.
    fn priority(&mut self) -> Result<(), Error> {
        if self.eat_sign(".") && !matches!(self.next(), Lexeme::Number(_)) {
            self.pos -= 1;
            return Err(self.expected("a whole number, the priority"));
        }
        Ok(())
    }

    /// Reads what stands in brackets behind the name of a rule or a terminal.
    fn attributes(&mut self) -> Result<Attributes, Error> {
        let mut attributes = Attributes::default();
        if !self.eat_sign("[") {
            return Ok(attributes);
        }
        while !self.eat_sign("]") {
            let at = self.at();
            let Lexeme::RuleName(name) = self.next() else {
                self.pos -= 1;
                return Err(self.expected(ATTRIBUTES));
            };
            let has_value = self.eat_sign("=");
            if let Some(option) = RegionOption::ALL.into_iter().find(|o| o.name() == name) {
                let value = self.number_of(option, has_value)?;
                attributes.sampling.set(option, value);
                self.attribute_end()?;
                continue;
            }
            let found = match name.as_str() {
                "lazy" if !has_value => Some(Ending::Lazy),
                "suffix" if has_value => Some(Ending::Suffix(self.item()?)),
                "stop" if has_value => Some(Ending::Stop(self.item()?)),
                // nothing is told of captures, and they change no text
                "capture" | "stop_capture" => {
                    if has_value && !matches!(self.next(), Lexeme::Text { .. }) {
                        self.pos -= 1;
                        return Err(self.expected("a string"));
                    }
                    None
                }
                "max_tokens" => {
                    let found = format!("`{name}`, which is not supported");
                    return Err(self.error(at, &found, ATTRIBUTES));
                }
                _ => return Err(self.error(at, &format!("`{name}`"), ATTRIBUTES)),
            };
            if found.is_some() && attributes.ending.is_some() {
                let expected = "one of `lazy`, `suffix` and `stop`";
                return Err(self.error(at, "several endings", expected));
            }
            attributes.ending = attributes.ending.or(found);
            self.attribute_end()?;
        }
        Ok(attributes)
    }

    /// Moves over the comma between two attributes.
    fn attribute_end(&mut self) -> Result<(), Error> {
        if !self.eat_sign(",") && self.peek() != &Lexeme::Sign("]") {
            return Err(self.expected("`,` or `]`"));
        }
        Ok(())
    }

    /// Reads the value of an option of sampling.
    fn number_of(&mut self, option: RegionOption, has_value: bool) -> Result<f64, Error> {
        let at = self.at();
        let found = if has_value { self.next() } else { self.peek().clone() };
        let value = match &found {
            Lexeme::Number(number) if has_value => Some(*number as f64),
            Lexeme::OtherNumber(text) if has_value => text.parse().ok(),
            _ => None,
        };
        value.filter(|&value| option.allows(value)).ok_or_else(|| {
            self.pos -= usize::from(has_value);
            let expected = format!("`{}=` and {}", option.name(), option.expected());
            match found {
                Lexeme::Number(number) => self.error(at, &number.to_string(), &expected),
                Lexeme::OtherNumber(text) => self.error(at, &text, &expected),
                _ => self.expected(&expected),
            }
        })
    }

    /// Reads `%import common.NAME`, with another name behind `->` perhaps, or `(NAME, NAME)`.
    fn import(&mut self, items: &mut Items) -> Result<(), Error> {
        self.pos += 1;
        let at = self.at();
        if self.next() != Lexeme::RuleName("common".into()) {
            let expected = "`common`: nothing else can be imported";
            return Err(self.error(at, "another grammar", expected));
        }
        if self.eat_sign("(") {
            loop {
                let name = self.common_name()?;
                self.import_one(items, &name, &name, at)?;
                if !self.eat_sign(",") {
                    return self.sign(")");
                }
            }
        }
        self.sign(".")?;
        let name = self.common_name()?;
        let local = if self.eat_sign("->") { self.common_name()? } else { name.clone() };
        self.import_one(items, &name, &local, at)
    }

    fn common_name(&mut self) -> Result<String, Error> {
        if let Lexeme::TerminalName(name) = self.next() {
            Ok(name)
        } else {
            self.pos -= 1;
            Err(self.expected("the name of a terminal"))
        }
    }

    fn import_one(
        &mut self,
        items: &mut Items,
        name: &str,
        local: &str,
        at: Offset,
    ) -> Result<(), Error> {
        let Some(pattern) = common::terminal(name) else {
            let expected = format!("one of {}", common::names());
            return Err(self.error(at, &format!("`common.{name}`"), &expected));
        };
        let item = Item::Regex(pattern.into(), String::new());
        let alternatives = vec![Alternative {
            all_of: vec![vec![RepeatedItem { item, min: 1, max: 1, at }]],
            condition: ParameterCondition::True,
            at,
        }];
        self.define(items, local, alternatives, at)
    }

    /// Reads alternatives.
    fn alternatives(&mut self) -> Result<Alternatives, Error> {
        self.go_deeper()?;
        let mut alternatives = vec![self.alternative()?];
        loop {
            // the next may stand on a line of its own
            let mut ahead = 0;
            while self.peek_at(ahead) == &Lexeme::NewLine {
                ahead += 1;
            }
            if self.peek_at(ahead) != &Lexeme::Sign("|") {
                break;
            }
            self.pos += ahead + 1;
            alternatives.push(self.alternative()?);
        }
        self.depth -= 1;
        Ok(alternatives)
    }

    fn alternative(&mut self) -> Result<Alternative, Error> {
        let at = self.at();
        let mut all_of = vec![self.sequence()?];
        while self.eat_sign("&") {
            all_of.push(self.sequence()?);
        }
        if self.eat_sign("->") && !matches!(self.next(), Lexeme::RuleName(_)) {
            self.pos -= 1;
            return Err(self.expected("the name of an alias"));
        }
        let mut condition = ParameterCondition::True;
        if self.eat(&Lexeme::Directive("%if")) {
            condition = self.condition(0)?;
        }
        Ok(Alternative { all_of, condition, at })
    }

    fn sequence(&mut self) -> Result<Vec<RepeatedItem>, Error> {
        let mut items = Vec::new();
        loop {
            match self.peek() {
                Lexeme::NewLine if self.depth > 1 && self.is_in_group() => self.pos += 1,
                Lexeme::NewLine
                | Lexeme::End
                | Lexeme::Sign("|" | "&" | "->" | ")" | "]" | "}")
                | Lexeme::Directive("%if") => return Ok(items),
                _ => {
                    let at = self.at();
                    let item = self.item()?;
                    items.push(self.repeated(item, at)?);
                }
            }
        }
    }

    /// Returns whether the lines that follow go on with a group: no definition begins there.
    fn is_in_group(&self) -> bool {
        let mut ahead = 0;
        while self.peek_at(ahead) == &Lexeme::NewLine {
            ahead += 1;
        }
        let is_name = matches!(self.peek_at(ahead), Lexeme::RuleName(_) | Lexeme::TerminalName(_));
        let defines = matches!(self.peek_at(ahead + 1), Lexeme::Sign(":" | "." | "::"));
        self.peek_at(ahead) != &Lexeme::Sign("|") && !(is_name && defines)
    }

    fn repeated(&mut self, item: Item, at: Offset) -> Result<RepeatedItem, Error> {
        let [min, max] = match self.peek() {
            Lexeme::Sign("*") => [0, INF],
            Lexeme::Sign("+") => [1, INF],
            Lexeme::Sign("?") => [0, 1],
            Lexeme::Sign("~") => return self.tilde(item, at),
            Lexeme::Sign("{") => return self.braces(item, at),
            _ => [1, 1],
        };
        self.pos += usize::from([min, max] != [1, 1]);
        Ok(RepeatedItem { item, min, max, at })
    }

    pub(super) fn bound(&mut self) -> Result<u32, Error> {
        let at = self.at();
        if let Lexeme::Number(number) = self.next() {
            u32::try_from(number)
                .ok()
                .filter(|&n| n < INF)
                .ok_or_else(|| self.error(at, &number.to_string(), "a number from 0 to 2^32 - 2"))
        } else {
            self.pos -= 1;
            Err(self.expected("a number"))
        }
    }

    /// Reads `~3` or `~3..5`.
    fn tilde(&mut self, item: Item, at: Offset) -> Result<RepeatedItem, Error> {
        self.pos += 1;
        let min = self.bound()?;
        let max = if self.eat_sign("..") { self.bound()? } else { min };
        self.bounded(item, min, max, at)
    }

    /// Reads `{3}`, `{3,}`, `{,5}` or `{3,5}`.
    fn braces(&mut self, item: Item, at: Offset) -> Result<RepeatedItem, Error> {
        self.pos += 1;
        let min = if self.peek() == &Lexeme::Sign(",") { 0 } else { self.bound()? };
        let max = if !self.eat_sign(",") {
            min
        } else if self.peek() == &Lexeme::Sign("}") {
            INF
        } else {
            self.bound()?
        };
        self.sign("}")?;
        self.bounded(item, min, max, at)
    }

    fn bounded(&self, item: Item, min: u32, max: u32, at: Offset) -> Result<RepeatedItem, Error> {
        if max < min {
            let found = format!("{{{min},{max}}}");
            return Err(self.error(at, &found, "bounds in ascending order"));
        }
        Ok(RepeatedItem { item, min, max, at })
    }

    fn item(&mut self) -> Result<Item, Error> {
        let at = self.at();
        Ok(match self.next() {
            Lexeme::Text { text, ignores_case } if self.eat_sign("..") => {
                let Lexeme::Text { text: last, .. } = self.next() else {
                    self.pos -= 1;
                    return Err(self.expected("the last character of a range"));
                };
                self.range(&text, &last, ignores_case, at)?
            }
            Lexeme::Text { text, ignores_case } => Item::Text { text, ignores_case },
            Lexeme::Regex(pattern, flags) => Item::Regex(pattern, flags),
            Lexeme::Token(token) => Item::Token(token),
            Lexeme::Json("%json", value) => Item::Json(value),
            Lexeme::Json("%regex", value) => Item::Structured(value),
            Lexeme::Grammar(name) => Item::Grammar(name),
            Lexeme::Directive("%lark") => self.nested()?,
            Lexeme::Sign("~") => {
                self.go_deeper()?;
                let inner = self.item()?;
                self.depth -= 1;
                Item::Not(Box::new(inner))
            }
            Lexeme::Sign("(") => {
                let alternatives = self.alternatives()?;
                self.skip_lines();
                self.sign(")")?;
                Item::Group(alternatives)
            }
            Lexeme::Sign("[") => {
                let mut alternatives = self.alternatives()?;
                self.skip_lines();
                self.sign("]")?;
                alternatives.push(Alternative {
                    all_of: vec![Vec::new()],
                    condition: ParameterCondition::True,
                    at,
                });
                Item::Group(alternatives)
            }
            Lexeme::RuleName(name) => {
                let name = name.trim_start_matches(['!', '?']).to_owned();
                if self.eat_sign("::") {
                    Item::With(name, self.argument()?)
                } else {
                    self.named(name)?
                }
            }
            Lexeme::TerminalName(name) => self.named(name)?,
            _ => {
                self.pos -= 1;
                return Err(
                    self.expected("a string, a name, `/`, `(`, `[`, `<`, `%json` or `%regex`")
                );
            }
        })
    }

    /// Passes if one more group may stand inside those that are open.
    fn go_deeper(&mut self) -> Result<(), Error> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            let what = format!("rule `{}`: nesting of groups", self.rule);
            return Err(Error::Limit { what, limit: MAX_NESTING });
        }
        Ok(())
    }

    /// Reads a grammar in braces.
    fn nested(&mut self) -> Result<Item, Error> {
        self.sign("{")?;
        self.grammars += 1;
        if self.grammars > MAX_GRAMMARS {
            let what = "the nesting of grammars in each other".into();
            return Err(Error::Limit { what, limit: MAX_GRAMMARS });
        }
        let rule = std::mem::take(&mut self.rule);
        let depth = std::mem::take(&mut self.depth);
        let items = self.items(&Lexeme::Sign("}"))?;
        self.depth = depth;
        self.rule = rule;
        self.grammars -= 1;
        Ok(Item::Nested(Box::new(items)))
    }

    /// Returns a use of a name that no arguments of a template follow.
    fn named(&mut self, name: String) -> Result<Item, Error> {
        let bounds = matches!(self.peek_at(1), Lexeme::Number(_) | Lexeme::Sign(","));
        if self.peek() == &Lexeme::Sign("{") && !bounds {
            self.refuse_template()?;
        }
        Ok(Item::Name(name))
    }

    fn range(&self, first: &str, last: &str, any_case: bool, at: Offset) -> Result<Item, Error> {
        let one = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        };
        match (one(first), one(last)) {
            (Some(first), Some(last)) if first <= last && !any_case => Ok(Item::Range(first, last)),
            _ => {
                let found = format!("{first:?}..{last:?}");
                Err(self.error(at, &found, "two single characters in ascending order"))
            }
        }
    }
}

/// The options that `%llguidance` may have, for an error.
const OPTIONS: &str = "an object with `allow_initial_skip`, `ignore_once` or `no_forcing`";

/// The words in brackets behind the name of a rule, for an error.
const ATTRIBUTES: &str = "`lazy`, `suffix=…`, `stop=…`, `capture`, `temperature=…`, `top_p=…`, \
                          `top_k=…` or `min_p=…`";
