//! GBNF text → syntax tree.
//!
//! The dialect is llama.cpp's (its `grammars/README.md`), with `_` allowed in rule names. Errors
//! say line, column and rule. Groups are read with a stack of their own; how deep they may stand in
//! each other is limited.

use std::collections::HashMap;

use crate::Error;
use crate::budget::Budget;
use crate::expression::class::{Class, MAX};
use crate::expression::regex::INF;
use crate::syntax::rules::{MAX_NODES, RuleExpr, RuleExprId, Rules, TokenId};

/// Deepest nesting of groups.
pub(super) const MAX_NESTING: usize = 500;

/// Longest grammar, in bytes: the largest of real schemas are written as nine million.
const MAX_BYTES: usize = 16 << 20;

/// A grammar, and the numbers of its rules by their names.
#[derive(Debug)]
pub(super) struct Grammar {
    pub rules: Rules,
    pub index: HashMap<String, u32>,
}

/// Steps that reading an expression counts as.
const NODE_WORK: u64 = 4;

/// Parses a grammar; what that takes is taken from `budget`.
pub(super) fn parse(text: &str, token_id: TokenId, budget: &mut Budget) -> Result<Grammar, Error> {
    if text.len() > MAX_BYTES {
        return Err(Error::Limit { what: "the length of the grammar".into(), limit: MAX_BYTES });
    }
    // Some editors write a byte order mark in front of every file.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let mut parser = GbnfParser {
        text,
        pos: 0,
        rule: String::new(),
        names: Vec::new(),
        nodes: Vec::new(),
        bodies: Vec::new(),
        index: HashMap::new(),
        first_use: Vec::new(),
        token_id,
        budget,
    };
    parser.space(true);
    while parser.peek().is_some() {
        parser.rule_definition()?;
    }
    let mut bodies = Vec::with_capacity(parser.bodies.len());
    for (i, body) in std::mem::take(&mut parser.bodies).into_iter().enumerate() {
        let Some(body) = body else {
            let (line, column) = parser.place(parser.first_use[i]);
            return Err(Error::Undefined { line, column, name: parser.names[i].clone() });
        };
        bodies.push(body);
    }
    let rules = Rules { nodes: parser.nodes, bodies };
    Ok(Grammar { rules, index: parser.index })
}

struct GbnfParser<'a> {
    text: &'a str,
    /// The next character, in bytes.
    pos: usize,
    /// The rule being read, for errors.
    rule: String,
    names: Vec<String>,
    nodes: Vec<RuleExpr>,
    bodies: Vec<Option<RuleExprId>>,
    index: HashMap<String, u32>,
    first_use: Vec<usize>,
    token_id: TokenId<'a>,
    budget: &'a mut Budget,
}

/// A group that is being read: the alternatives so far, and the items of the last one.
#[derive(Default)]
struct OpenGroup {
    alternatives: Vec<RuleExprId>,
    items: Vec<RuleExprId>,
}

type ParsedGbnf = Result<RuleExpr, Error>;

impl GbnfParser<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.pos..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.pos += c.len_utf8();
        Some(c)
    }

    /// Moves over `prefix` if it stands here.
    fn eat(&mut self, prefix: &str) -> bool {
        let here = self.text[self.pos..].starts_with(prefix);
        if here {
            self.pos += prefix.len();
        }
        here
    }

    /// Moves over blanks and comments, and over line ends where they do not end the rule.
    fn space(&mut self, newlines: bool) {
        while let Some(c) = self.peek() {
            match c {
                ' ' | '\t' => self.pos += 1,
                '\r' | '\n' if newlines => self.pos += 1,
                '#' => {
                    let rest = &self.text[self.pos..];
                    self.pos += rest.find(['\r', '\n']).unwrap_or(rest.len());
                }
                _ => break,
            }
        }
    }

    /// Returns the line and column of a byte position, from 1.
    fn place(&self, pos: usize) -> (usize, usize) {
        let before = &self.text[..pos];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    fn error_at(&self, pos: usize, found: String, expected: &str) -> Error {
        let (line, column) = self.place(pos);
        Error::Syntax { line, column, rule: self.rule.clone(), found, expected: expected.into() }
    }

    /// Returns an error about what stands at the current position.
    fn expected(&self, expected: &str) -> Error {
        let found = match self.peek() {
            None => "the end of the grammar".into(),
            Some('\n' | '\r') => "the end of the line".into(),
            Some(c) => format!("`{}`", c.escape_debug()),
        };
        self.error_at(self.pos, found, expected)
    }

    fn name(&mut self) -> Option<&str> {
        let rest = &self.text[self.pos..];
        let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let len = rest.find(|c| !word(c)).unwrap_or(rest.len());
        self.pos += len;
        (len > 0).then(|| &rest[..len])
    }

    /// Returns the number of a rule, new at its first mention.
    fn rule_number(&mut self, name: String, pos: usize) -> u32 {
        if let Some(&n) = self.index.get(&name) {
            return n;
        }
        let n = self.names.len() as u32;
        self.index.insert(name.clone(), n);
        self.names.push(name);
        self.bodies.push(None);
        self.first_use.push(pos);
        n
    }

    fn rule_definition(&mut self) -> Result<(), Error> {
        self.rule.clear();
        let start = self.pos;
        let Some(name) = self.name().map(str::to_owned) else {
            return Err(self.expected("the name of a rule"));
        };
        self.rule.clone_from(&name);
        self.space(false);
        if !self.eat("::=") {
            return Err(self.expected("`::=`"));
        }
        self.space(true);
        let rule = self.rule_number(name, start);
        let body = self.body()?;
        if !matches!(self.peek(), None | Some('\r' | '\n')) {
            return Err(self.expected("`|`, the end of the line or another item"));
        }
        if self.bodies[rule as usize].replace(body).is_some() {
            return Err(self.error_at(
                start,
                "a rule of this name again".into(),
                "one definition of each rule",
            ));
        }
        self.space(true);
        Ok(())
    }

    fn add(&mut self, ast: RuleExpr) -> RuleExprId {
        self.budget.take(NODE_WORK);
        self.nodes.push(ast);
        self.nodes.len() as RuleExprId - 1 // far fewer than the bytes of the text
    }

    /// Returns the alternatives of a rule, with all groups in them.
    fn body(&mut self) -> Result<RuleExprId, Error> {
        let mut group = OpenGroup::default();
        let mut around = Vec::new();
        loop {
            if self.nodes.len() > MAX_NODES {
                let what = "the number of expressions in the grammar".into();
                return Err(Error::Limit { what, limit: MAX_NODES });
            }
            self.budget.check()?;
            let start = self.pos;
            let item = match self.peek() {
                Some('|') => {
                    self.pos += 1;
                    self.space(true);
                    self.end_way(&mut group);
                    continue;
                }
                Some('(') => {
                    self.check_nesting(around.len())?;
                    self.pos += 1;
                    self.space(true);
                    around.push(std::mem::take(&mut group));
                    continue;
                }
                Some(')') if !around.is_empty() => {
                    self.pos += 1;
                    let outer = around.pop().unwrap_or_default();
                    let inner = std::mem::replace(&mut group, outer);
                    self.end_group(inner)
                }
                Some('"') => self.literal().map(|ast| self.add(ast))?,
                Some('[') => self.class().map(|ast| self.add(ast))?,
                Some('.') => {
                    self.pos += 1;
                    self.add(RuleExpr::Class(Class::any()))
                }
                Some('<' | '!') => self.token().map(|ast| self.add(ast))?,
                Some(c @ ('*' | '+' | '?' | '{')) => {
                    let Some(last) = group.items.pop() else {
                        let found = format!("`{c}`");
                        return Err(self.error_at(start, found, "an item before it to repeat"));
                    };
                    let (min, max) = self.bounds()?;
                    self.add(RuleExpr::Repeat(last, min, max))
                }
                Some(c) if c.is_ascii_alphanumeric() || c == '-' || c == '_' => {
                    let name = self.name().unwrap_or_default().to_owned();
                    let rule = self.rule_number(name, start);
                    self.add(RuleExpr::Rule(rule))
                }
                _ if !around.is_empty() => return Err(self.expected("`)`")),
                _ => return Ok(self.end_group(group)),
            };
            group.items.push(item);
            self.space(!around.is_empty());
        }
    }

    /// Passes if one more group may stand inside `depth` others.
    fn check_nesting(&self, depth: usize) -> Result<(), Error> {
        if depth < MAX_NESTING {
            return Ok(());
        }
        let (line, _) = self.place(self.pos);
        let what = format!("grammar line {line}, rule `{}`: nesting of groups", self.rule);
        Err(Error::Limit { what, limit: MAX_NESTING })
    }

    /// Makes the items so far a way of the group.
    fn end_way(&mut self, group: &mut OpenGroup) {
        let mut items = std::mem::take(&mut group.items);
        let alternative = match items.pop() {
            Some(one) if items.is_empty() => one,
            last => {
                items.extend(last);
                self.add(RuleExpr::Sequence(items))
            }
        };
        group.alternatives.push(alternative);
    }

    fn end_group(&mut self, mut group: OpenGroup) -> RuleExprId {
        self.end_way(&mut group);
        if let [one] = group.alternatives[..] {
            return one;
        }
        self.add(RuleExpr::Alternatives(group.alternatives))
    }

    /// Returns `*`, `+`, `?`, `{m}`, `{m,}` or `{m,n}`.
    fn bounds(&mut self) -> Result<(u32, u32), Error> {
        let start = self.pos;
        match self.next() {
            Some('*') => return Ok((0, INF)),
            Some('+') => return Ok((1, INF)),
            Some('?') => return Ok((0, 1)),
            _ => self.space(true),
        }
        let min = self.number()?;
        let max = if self.eat(",") {
            self.space(true);
            if self.peek() == Some('}') { INF } else { self.number()? }
        } else {
            min
        };
        if !self.eat("}") {
            return Err(self.expected("`}` after the bounds"));
        }
        if max < min {
            let found = format!("{{{min},{max}}}");
            return Err(self.error_at(start, found, "bounds in ascending order"));
        }
        Ok((min, max))
    }

    fn number(&mut self) -> Result<u32, Error> {
        let start = self.pos;
        let rest = &self.text[start..];
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if len == 0 {
            return Err(self.expected("a number"));
        }
        self.pos += len;
        let number = rest[..len].parse::<u32>().ok().filter(|&n| n < INF);
        let number = number.ok_or_else(|| {
            self.error_at(start, rest[..len].to_owned(), "a number below 4294967295")
        })?;
        self.space(true);
        Ok(number)
    }

    fn literal(&mut self) -> ParsedGbnf {
        self.pos += 1;
        let mut text = String::new();
        loop {
            match self.peek() {
                None => return Err(self.expected("`\"` at the end of the literal")),
                Some('"') => break,
                Some(_) => text.push(self.character()?),
            }
        }
        self.pos += 1;
        Ok(RuleExpr::Literal(text))
    }

    fn class(&mut self) -> ParsedGbnf {
        self.pos += 1;
        let negated = self.eat("^");
        let mut ranges = Vec::new();
        loop {
            let start = self.pos;
            match self.peek() {
                None => return Err(self.expected("`]` at the end of the class")),
                Some(']') => break,
                Some(_) => {}
            }
            let lo = self.character()?;
            let hi = if self.text[self.pos..].starts_with('-')
                && !self.text[self.pos..].starts_with("-]")
            {
                self.pos += 1;
                if self.peek().is_none() {
                    return Err(self.expected("the end of the range"));
                }
                self.character()?
            } else {
                lo
            };
            if hi < lo {
                let found = self.text[start..self.pos].to_owned();
                return Err(self.error_at(
                    start,
                    format!("`{found}`"),
                    "a range in ascending order",
                ));
            }
            ranges.push((lo.into(), hi.into()));
        }
        self.pos += 1;
        let class = Class::new(ranges);
        Ok(RuleExpr::Class(if negated { class.negate() } else { class }))
    }

    /// Returns a character of a literal or class, escaped or not. Something stands here.
    fn character(&mut self) -> Result<char, Error> {
        let start = self.pos;
        let c = match self.next() {
            Some('\\') => match self.next() {
                Some('x') => return self.hex(start, 2),
                Some('u') => return self.hex(start, 4),
                Some('U') => return self.hex(start, 8),
                Some('t') => '\t',
                Some('r') => '\r',
                Some('n') => '\n',
                Some(c @ ('\\' | '"' | '[' | ']' | '-' | '^')) => c,
                _ => {
                    let found = self.text[start..self.pos].to_owned();
                    let expected = r#"one of \x \u \U \t \r \n \\ \" \[ \] \- \^"#;
                    return Err(self.error_at(start, format!("`{found}`"), expected));
                }
            },
            Some(c) => c,
            None => return Err(self.expected("a character")),
        };
        Ok(c)
    }

    fn hex(&mut self, start: usize, digits: usize) -> Result<char, Error> {
        let value = self.text.get(self.pos..self.pos + digits).and_then(|h| {
            let all = h.bytes().all(|b| b.is_ascii_hexdigit());
            u32::from_str_radix(h, 16).ok().filter(|&v| all && v <= MAX)
        });
        if let Some(c) = value.and_then(char::from_u32) {
            self.pos += digits;
            Ok(c)
        } else {
            let rest = &self.text[start..];
            let found: String = rest.chars().take(digits + 2).collect();
            let expected = format!("{digits} hexadecimal digits of a Unicode character");
            Err(self.error_at(start, format!("`{}`", found.escape_debug()), &expected))
        }
    }

    /// Parses `<[id]>` or `<text>`, each after `!` perhaps.
    fn token(&mut self) -> ParsedGbnf {
        let start = self.pos;
        let not = self.eat("!");
        if !self.eat("<") {
            return Err(self.expected("`<` of a token"));
        }
        let rest = &self.text[self.pos..];
        let Some(end) = rest.find('>').filter(|&end| !rest[..end].contains('\n')) else {
            return Err(self.error_at(start, "an open `<`".into(), "`<token>` or `<[id]>`"));
        };
        self.pos += end + 1;
        let inner = &rest[..end];
        let id = match inner.strip_prefix('[').and_then(|i| i.strip_suffix(']')) {
            Some(number) => number.parse().ok(),
            None => (self.token_id)(&self.text[self.pos - end - 2..self.pos]),
        };
        match id {
            Some(id) => Ok(RuleExpr::Token { id, is_excluded: not }),
            None => Err(self.error_at(
                start,
                format!("`<{inner}>`"),
                "a token of the model's vocabulary",
            )),
        }
    }
}
