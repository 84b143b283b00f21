//! The text of a pattern → its syntax tree.

use std::collections::{HashMap, HashSet};

use super::{Greed, PatternAst, Problem};
use crate::budget::Budget;
use crate::expression::class::{Class, MAX};
use crate::expression::regex::INF;

/// Deepest nesting of groups.
const MAX_NESTING: usize = 200;

/// Parses a pattern; what that takes is taken from `budget`.
pub(super) fn parse(pattern: &str, budget: &mut Budget) -> Result<PatternAst, Problem> {
    let parser = PatternParser {
        text: pattern.chars().collect(),
        pos: 0,
        depth: 0,
        n_captures: 0,
        properties: HashMap::new(),
        classes: HashSet::new(),
        budget,
    };
    parser.whole()
}

/// Passes while the search may go on.
pub(super) fn check_budget(budget: &Budget) -> Result<(), Problem> {
    budget.check().map_err(Problem::Refused)
}

struct PatternParser<'a> {
    text: Vec<char>,
    pos: usize,
    depth: usize,
    /// Groups so far whose places are told.
    n_captures: u32,
    /// The characters of properties by their names: a table of Unicode is gone through once.
    properties: HashMap<String, Class>,
    /// All sets in brackets so far: equal ones share their ranges.
    classes: HashSet<Class>,
    budget: &'a mut Budget,
}

type ParsedPattern = Result<PatternAst, Problem>;

impl PatternParser<'_> {
    fn whole(mut self) -> ParsedPattern {
        let ast = self.alternatives()?;
        match self.peek() {
            None => Ok(ast),
            Some(_) => Err(self.expected("no `)` without `(`")),
        }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.pos).copied()
    }

    fn eat(&mut self, prefix: &str) -> bool {
        let here = prefix.chars().enumerate().all(|(i, c)| self.text.get(self.pos + i) == Some(&c));
        if here {
            self.pos += prefix.chars().count();
        }
        here
    }

    fn expected(&self, what: &str) -> Problem {
        Problem::Syntax { expected: what.to_owned(), at: self.pos }
    }

    fn unsupported(&self, construct: &'static str) -> Problem {
        Problem::Unsupported { construct, at: Some(self.pos) }
    }

    fn alternatives(&mut self) -> ParsedPattern {
        let mut ways = vec![self.sequence()?];
        while self.eat("|") {
            ways.push(self.sequence()?);
        }
        Ok(if ways.len() == 1 { ways.remove(0) } else { PatternAst::Alt(ways) })
    }

    fn sequence(&mut self) -> ParsedPattern {
        let mut items = Vec::new();
        while let Some(c) = self.peek() {
            let item = match c {
                '|' | ')' => break,
                '^' => {
                    self.pos += 1;
                    PatternAst::Start
                }
                '$' => {
                    self.pos += 1;
                    PatternAst::End
                }
                '.' => {
                    self.pos += 1;
                    let ends = [(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)];
                    PatternAst::Class(Class::new(ends).negate())
                }
                '(' => self.group()?,
                '[' => {
                    let class = self.class()?;
                    PatternAst::Class(self.shared(class))
                }
                '\\' => self.escape()?,
                '*' | '+' | '?' => return Err(self.expected("something to repeat")),
                '{' if self.bounds_here().is_some() => {
                    return Err(self.expected("something to repeat"));
                }
                c => {
                    self.pos += 1;
                    PatternAst::Class(Class::one(c))
                }
            };
            let item = self.repeated(item)?;
            items.push(item);
            self.budget.take_bytes(size_of::<PatternAst>() + size_of::<char>());
            check_budget(self.budget)?;
        }
        Ok(if items.len() == 1 { items.remove(0) } else { PatternAst::Cat(items) })
    }

    /// Returns the item with the quantifier that follows it, if one does.
    fn repeated(&mut self, item: PatternAst) -> ParsedPattern {
        let (min, max) = match self.peek() {
            Some('*') => (0, INF),
            Some('+') => (1, INF),
            Some('?') => (0, 1),
            Some('{') => match self.bounds_here() {
                Some((min, max, len)) => {
                    self.pos += len - 1;
                    (min, max)
                }
                None => return Ok(item),
            },
            _ => return Ok(item),
        };
        if max < min {
            return Err(self.expected("bounds in ascending order"));
        }
        self.pos += 1;
        let greed = if self.eat("?") { Greed::Least } else { Greed::Most };
        if matches!(self.peek(), Some('*' | '+' | '?')) {
            return Err(self.expected("something to repeat"));
        }
        Ok(PatternAst::Rep(Box::new(item), min, max, greed))
    }

    /// Returns the quantifier in braces that stands here, and its length in characters; `None` if
    /// the brace means itself.
    fn bounds_here(&self) -> Option<(u32, u32, usize)> {
        /// Characters of the longest quantifier that is looked for: two numbers of many digits.
        const LONGEST: usize = 64;
        let rest = &self.text[self.pos..];
        let end = rest.iter().take(LONGEST).position(|&c| c == '}')?;
        let inner: String = rest[1..end].iter().collect();
        // a bound past what a counter holds is none in practice
        let number = |s: &str| {
            let digits = !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| s.parse().unwrap_or(INF - 1).min(INF - 1))
        };
        let (min, max) = match inner.split_once(',') {
            None => (number(&inner)?, number(&inner)?),
            Some((min, "")) => (number(min)?, INF),
            Some((min, max)) => (number(min)?, number(max)?),
        };
        Some((min, max, end + 1))
    }

    fn group(&mut self) -> ParsedPattern {
        self.pos += 1;
        self.depth += 1;
        if self.depth > MAX_NESTING {
            const { assert!(MAX_NESTING == 200, "the message names the limit") };
            return Err(self.unsupported("nesting of more than 200 groups"));
        }
        let look = if self.eat("?=") {
            Some(false)
        } else if self.eat("?!") {
            Some(true)
        } else {
            None
        };
        let mut is_capture = look.is_none();
        if look.is_none() && self.eat("?") {
            let named = self.eat("P<") || self.eat("<");
            if named && matches!(self.peek(), Some('=' | '!')) {
                return Err(self.unsupported("look-behind"));
            } else if named {
                let len = self.text[self.pos..].iter().position(|&c| c == '>');
                self.pos += len.ok_or_else(|| self.expected("`>` after the name of a group"))? + 1;
            } else if self.eat(":") {
                is_capture = false;
            } else {
                return Err(self.unsupported("inline flags"));
            }
        }
        let capture = self.n_captures + 1;
        self.n_captures += u32::from(is_capture);
        let inner = self.alternatives()?;
        if !self.eat(")") {
            return Err(self.expected("`)`"));
        }
        self.depth -= 1;
        Ok(match look {
            Some(is_negative) => PatternAst::LookAhead { inner: Box::new(inner), is_negative },
            None if is_capture => PatternAst::Capture(capture, Box::new(inner)),
            None => inner,
        })
    }

    /// Returns an escape outside a class.
    fn escape(&mut self) -> ParsedPattern {
        match self.text.get(self.pos + 1) {
            Some('b' | 'B') => Err(self.unsupported(r"\b")),
            Some('k' | '1'..='9') => Err(self.unsupported("a back-reference")),
            // from other dialects, and unambiguous
            Some('A') => {
                self.pos += 2;
                Ok(PatternAst::Start)
            }
            Some('z' | 'Z') => {
                self.pos += 2;
                Ok(PatternAst::End)
            }
            _ => Ok(PatternAst::Class(self.escaped()?.class)),
        }
    }

    /// Returns what a `\` and what follows stand for, inside a class or not.
    fn escaped(&mut self) -> Result<ClassItem, Problem> {
        self.pos += 1;
        let Some(c) = self.peek() else { return Err(self.expected("a character after `\\`")) };
        self.pos += 1;
        let digit = || Class::new([(0x30, 0x39)]);
        let word = || Class::new([(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)]);
        // WhiteSpace and LineTerminator of ECMA-262
        let space = || {
            Class::new([
                (0x09, 0x0D),
                (0x20, 0x20),
                (0xA0, 0xA0),
                (0x1680, 0x1680),
                (0x2000, 0x200A),
                (0x2028, 0x2029),
                (0x202F, 0x202F),
                (0x205F, 0x205F),
                (0x3000, 0x3000),
                (0xFEFF, 0xFEFF),
            ])
        };
        Ok(match c {
            'd' => ClassItem::set(digit()),
            'D' => ClassItem::set(digit().negate()),
            'w' => ClassItem::set(word()),
            'W' => ClassItem::set(word().negate()),
            's' => ClassItem::set(space()),
            'S' => ClassItem::set(space().negate()),
            'p' | 'P' => ClassItem::set(self.property(c == 'P')?),
            't' => ClassItem::one('\t'),
            'n' => ClassItem::one('\n'),
            'r' => ClassItem::one('\r'),
            'v' => ClassItem::one('\u{B}'),
            'f' => ClassItem::one('\u{C}'),
            '0' => ClassItem::one('\0'),
            'c' => match self.peek() {
                Some(l) if l.is_ascii_alphabetic() => {
                    self.pos += 1;
                    ClassItem::point(u32::from(l) % 32)
                }
                _ => return Err(self.expected("a letter after `\\c`")),
            },
            'x' => self.code(2).map_or_else(|| ClassItem::one('x'), ClassItem::point),
            'u' => match self.unicode_escape()? {
                Some(c) => ClassItem::point(c),
                None => ClassItem::one('u'),
            },
            other => ClassItem::one(other),
        })
    }

    /// Returns `n` hexadecimal digits, if they stand here.
    fn code(&mut self, n: usize) -> Option<u32> {
        let digits = self.text.get(self.pos..self.pos + n)?;
        let value = digits.iter().try_fold(0, |v, c| Some(v << 4 | c.to_digit(16)?))?;
        self.pos += n;
        Some(value)
    }

    /// Returns what follows `\u`.
    fn unicode_escape(&mut self) -> Result<Option<u32>, Problem> {
        if self.peek() == Some('{') {
            let rest = &self.text[self.pos + 1..];
            let len = rest.iter().position(|&c| c == '}').ok_or_else(|| self.expected("`}`"))?;
            let digits: String = rest[..len].iter().collect();
            let value = u32::from_str_radix(&digits, 16).ok().filter(|&v| v <= MAX);
            let value = value.ok_or_else(|| self.expected("a code point"))?;
            self.pos += len + 2;
            return Ok(Some(value));
        }
        let Some(first) = self.code(4) else { return Ok(None) };
        let at = self.pos;
        if (0xD800..0xDC00).contains(&first) && self.eat("\\u") {
            if let Some(low @ 0xDC00..0xE000) = self.code(4) {
                return Ok(Some(0x1_0000 + ((first - 0xD800) << 10) + (low - 0xDC00)));
            }
            self.pos = at;
        }
        Ok(Some(first))
    }

    /// Returns `{…}` after `\p` or `\P`, by the tables of the `regex-syntax` crate.
    fn property(&mut self, negative: bool) -> Result<Class, Problem> {
        let rest = &self.text[self.pos..];
        let end = match rest.first() {
            Some('{') => rest.iter().position(|&c| c == '}'),
            _ => Some(0),
        };
        let end = end.ok_or_else(|| self.expected("`}`"))?;
        let name: String = rest[..(end + 1).min(rest.len())].iter().collect();
        self.pos += name.chars().count();
        if let Some(class) = self.properties.get(&name) {
            return Ok(if negative { self.complement(class.clone()) } else { class.clone() });
        }
        let hir = regex_syntax::parse(&format!(r"\p{name}"));
        let class = match hir.map(regex_syntax::hir::Hir::into_kind) {
            Ok(regex_syntax::hir::HirKind::Class(regex_syntax::hir::Class::Unicode(class))) => {
                Class::new(class.iter().map(|r| (r.start().into(), r.end().into())))
            }
            _ => return Err(self.expected("a Unicode property before this")),
        };
        let class = self.shared(class);
        self.properties.insert(name, class.clone());
        Ok(if negative { self.complement(class) } else { class })
    }

    /// Returns all characters but those of `class`, a set that may come again.
    fn complement(&mut self, class: Class) -> Class {
        let class = class.negate();
        self.shared(class)
    }

    /// Returns a set that shares its ranges with an equal one, if there was one.
    fn shared(&mut self, class: Class) -> Class {
        if let Some(known) = self.classes.get(&class) {
            return known.clone();
        }
        self.budget.take_bytes(size_of_val(class.ranges()));
        self.classes.insert(class.clone());
        class
    }

    fn class(&mut self) -> Result<Class, Problem> {
        self.pos += 1;
        let negative = self.eat("^");
        let mut class = ClassRanges::default();
        loop {
            if self.eat("]") {
                let class = Class::new(class.ranges);
                return Ok(if negative { class.negate() } else { class });
            }
            let ClassItem { class: first, point } = self.class_item()?;
            let is_range = self.peek() == Some('-')
                && !matches!(self.text.get(self.pos + 1), None | Some(']'));
            self.budget.take(first.ranges().len() as u64 + 1);
            check_budget(self.budget)?;
            match (is_range, point) {
                (true, Some(lo)) => {
                    self.pos += 1;
                    let last = self.class_item()?;
                    match last.point {
                        Some(hi) if hi < lo => {
                            return Err(self.expected("a range in ascending order"));
                        }
                        Some(hi) => class.add(&[(lo, hi)]),
                        // `[a-\d]`: the hyphen means itself
                        None => {
                            class.add(first.ranges());
                            class.add(&[('-'.into(), '-'.into())]);
                            class.add(last.class.ranges());
                        }
                    }
                }
                _ => class.add(first.ranges()),
            }
        }
    }

    fn class_item(&mut self) -> Result<ClassItem, Problem> {
        match self.peek() {
            None => Err(self.expected("`]`")),
            Some('\\') if self.text.get(self.pos + 1) == Some(&'b') => {
                self.pos += 2;
                Ok(ClassItem::one('\u{8}'))
            }
            Some('\\') => self.escaped(),
            Some(c) => {
                self.pos += 1;
                Ok(ClassItem::one(c))
            }
        }
    }
}

/// The ranges of a class so far, in any order.
#[derive(Default)]
struct ClassRanges {
    ranges: Vec<(u32, u32)>,
    /// Ranges that were left when they were last sorted and joined.
    n_joined: usize,
}

impl ClassRanges {
    /// Adds ranges. Those that come again and again take no more room than all others together.
    fn add(&mut self, ranges: &[(u32, u32)]) {
        /// Ranges that may come before they are sorted for the first time.
        const FEW: usize = 4096;
        self.ranges.extend(ranges);
        if self.ranges.len() > FEW.max(2 * self.n_joined) {
            self.ranges = Class::new(self.ranges.drain(..)).ranges().to_vec();
            self.n_joined = self.ranges.len();
        }
    }
}

/// An item of a class.
struct ClassItem {
    class: Class,
    /// The code point, if it is a single one. A surrogate is one, and no character.
    point: Option<u32>,
}

impl ClassItem {
    fn point(c: u32) -> ClassItem {
        ClassItem { class: Class::new([(c, c)]), point: Some(c) }
    }

    fn one(c: char) -> ClassItem {
        ClassItem::point(c.into())
    }

    fn set(class: Class) -> ClassItem {
        ClassItem { class, point: None }
    }
}
