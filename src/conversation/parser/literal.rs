//! One call of a tool whose arguments are literals, read as it comes and given as JSON:
//! `f(a="x", b=[1, True])` as in Python, or `f{a:<|"|>x<|"|>,b:[1,true]}`.

use std::sync::Arc;

use super::call::CallStep;
use super::known_name::{AfterName, KnownName};
use super::scalar::json_of;
use crate::chat::number_of;
use crate::grammar::{ValueSyntax, json_name};

/// Longest text before the arguments, in bytes: names of tools have at most 256.
const MAX_HEAD: usize = 1024;

/// The marks of calls whose arguments are literals.
#[derive(Debug, PartialEq, Eq)]
pub struct LiteralCalls {
    /// The text in front of the first call.
    pub open: &'static str,
    /// The text in front of the name of a tool.
    pub begin: &'static str,
    /// The text that belongs to the name of a tool, in front of what comes after it.
    pub name_suffix: &'static str,
    /// The text after the name of a tool.
    pub head: char,
    /// The text after the name of an argument.
    pub name_end: char,
    /// The text after the last argument.
    pub last: char,
    /// The text after a call.
    pub end: &'static str,
    /// The text between two calls.
    pub between: &'static str,
    /// The text after the last call.
    pub close: &'static str,
    /// The text around strings that stand as they are; else strings are quoted.
    pub quote: &'static str,
    /// The syntax of values.
    pub syntax: ValueSyntax,
}

impl LiteralCalls {
    /// Calls as LFM2 writes them: a list of calls in Python.
    pub const PYTHON: LiteralCalls = LiteralCalls {
        open: "<|tool_call_start|>[",
        begin: "",
        name_suffix: "",
        head: '(',
        name_end: '=',
        last: ')',
        end: "",
        between: ", ",
        close: "]<|tool_call_end|>",
        quote: "",
        syntax: ValueSyntax::Python,
    };

    /// Calls of the tools that Llama 3 has built in.
    pub const BUILT_IN: LiteralCalls = LiteralCalls {
        open: "<|python_tag|>",
        name_suffix: ".call",
        between: "",
        close: "",
        ..LiteralCalls::PYTHON
    };

    /// Calls as Gemma 4 writes them.
    pub const MARKED: LiteralCalls = LiteralCalls {
        open: "",
        begin: "<|tool_call>call:",
        name_suffix: "",
        head: '{',
        name_end: ':',
        last: '}',
        end: "<tool_call|>",
        between: "",
        close: "",
        quote: "<|\"|>",
        syntax: ValueSyntax::Marked,
    };

    /// Returns the mark that tells a call from text: what stands before the first to the end of its
    /// tag.
    pub fn trigger(&self) -> &'static str {
        let before = if self.open.is_empty() { self.begin } else { self.open };
        &before[..before.find('>').map_or(before.len(), |at| at + 1)]
    }

    /// Returns the text between that mark and the name of the first tool.
    pub fn after_trigger(&self) -> &'static str {
        let before = if self.open.is_empty() { self.begin } else { self.open };
        &before[self.trigger().len()..]
    }

    /// Returns every mark that may be a token.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        let all = [self.trigger(), self.end, self.close, self.quote];
        all.into_iter().filter(|mark| !mark.is_empty())
    }

    /// Returns the marks that may follow a call: of its end, of the next, and of the end of all.
    pub(super) fn marks_after(&self) -> [&'static str; 3] {
        let next = if self.open.is_empty() { self.trigger() } else { self.between.trim_end() };
        [self.end, next, self.close]
    }

    /// Returns a call as the family writes it, between `begin` and `end`.
    pub fn write(
        &self,
        name: &str,
        arguments: &serde_json::Map<String, serde_json::Value>,
    ) -> String {
        let members = arguments
            .iter()
            .map(|(key, value)| format!("{key}{}{}", self.name_end, self.written(value)));
        let members: Vec<String> = members.collect();
        let comma = if self.syntax == ValueSyntax::Python { ", " } else { "," };
        let name = format!("{}{name}{}", self.begin, self.name_suffix);
        format!("{name}{}{}{}{}", self.head, members.join(comma), self.last, self.end)
    }

    /// Returns a value as the family writes it.
    fn written(&self, value: &serde_json::Value) -> String {
        use serde_json::Value;
        let is_python = self.syntax == ValueSyntax::Python;
        let comma = if is_python { ", " } else { "," };
        if let Some(number) = value.as_str().and_then(number_of) {
            return number.to_owned();
        }
        match value {
            Value::Null if is_python => "None".into(),
            Value::Bool(true) if is_python => "True".into(),
            Value::Bool(false) if is_python => "False".into(),
            Value::String(text) if !is_python => format!("{}{text}{}", self.quote, self.quote),
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.written(item)).collect();
                format!("[{}]", items.join(comma))
            }
            Value::Object(map) => {
                let members = map.iter().map(|(key, value)| {
                    let value = self.written(value);
                    if is_python {
                        format!("\"{}\": {value}", json_name(key))
                    } else {
                        format!("{key}:{value}")
                    }
                });
                let members: Vec<String> = members.collect();
                format!("{{{}}}", members.join(comma))
            }
            other => other.to_string(),
        }
    }
}

/// An open bracket of a literal.
#[derive(Debug)]
struct OpenLiteral {
    /// The bracket that closes it.
    last: char,
    /// The text after a name; none in an array.
    name_end: Option<char>,
    /// Members or items so far.
    count: usize,
}

/// The position of a reader in a call.
#[derive(Debug)]
enum LiteralPosition {
    /// In what stands before the arguments.
    Head,
    /// Before a name, a value or the end of what is open.
    Next,
    /// After a name, before what ends it.
    NameEnd,
    /// Before a value.
    Value,
    /// In a string or a quoted name, up to this text.
    Text { quote: String, is_name: bool },
    /// The call is whole.
    End,
}

/// The reader of one call.
#[derive(Debug)]
pub(super) struct LiteralReader {
    form: &'static LiteralCalls,
    /// The names of the tools.
    names: Arc<[String]>,
    /// All so far, with the mark that began it, until the name is known: text, should it be no
    /// call.
    raw: String,
    /// Text that is due before the name.
    due: &'static str,
    /// Text that has not been read.
    held: String,
    at: LiteralPosition,
    open: Vec<OpenLiteral>,
}

impl LiteralReader {
    /// Returns a reader before the first call, which `mark` has announced after white space.
    pub(super) fn first(
        form: &'static LiteralCalls,
        names: &Arc<[String]>,
        mark: String,
    ) -> LiteralReader {
        let names = Arc::clone(names);
        LiteralReader { names, ..LiteralReader::before(form, mark, form.after_trigger()) }
    }

    /// Returns a reader before a call after another.
    pub(super) fn next(form: &'static LiteralCalls, names: &Arc<[String]>) -> LiteralReader {
        let due = if form.open.is_empty() { form.after_trigger() } else { "" };
        let mark = form.marks_after()[1].to_owned();
        LiteralReader { names: Arc::clone(names), ..LiteralReader::before(form, mark, due) }
    }

    /// Returns a reader of a value alone, before it.
    pub(super) fn value() -> LiteralReader {
        let at = LiteralPosition::Value;
        LiteralReader { at, ..LiteralReader::before(&LiteralCalls::PYTHON, String::new(), "") }
    }

    fn before(form: &'static LiteralCalls, raw: String, due: &'static str) -> LiteralReader {
        LiteralReader {
            form,
            names: Arc::default(),
            raw,
            due,
            held: String::new(),
            at: LiteralPosition::Head,
            open: Vec::new(),
        }
    }

    /// Returns whether the call is whole.
    pub(super) fn is_at_end(&self) -> bool {
        matches!(self.at, LiteralPosition::End)
    }

    /// Returns whether the name of the call has been emitted.
    pub(super) fn is_named(&self) -> bool {
        !matches!(self.at, LiteralPosition::Head)
    }

    /// Returns what has come after the end of the call.
    pub(super) fn take_rest(&mut self) -> String {
        std::mem::take(&mut self.held)
    }

    /// Ends the text, and returns the part of it that has not been emitted.
    pub(super) fn give_up(&mut self) -> String {
        if self.is_named() { String::new() } else { std::mem::take(&mut self.raw) }
    }

    /// Takes a character.
    pub(super) fn push(&mut self, c: char) -> CallStep {
        self.held.push(c);
        if !self.is_named() {
            self.raw.push(c);
            return self.in_head(c);
        }
        let mut out = String::new();
        while self.step(&mut out) {}
        if out.is_empty() { CallStep::Nothing } else { CallStep::Arguments(out) }
    }

    fn in_head(&mut self, c: char) -> CallStep {
        let text = self.held.trim_start();
        let is_due = text.starts_with(self.due) || self.due.starts_with(text);
        if !is_due || self.raw.len() > MAX_HEAD {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        let Some(text) = text.get(self.due.len()..).filter(|text| !text.is_empty()) else {
            return CallStep::Nothing;
        };
        let (name, rest) = match self.known_name(text) {
            KnownName::Unknown => return CallStep::Nothing,
            KnownName::Is { name, end } => (name.to_owned(), text[end..].to_owned()),
            KnownName::Other if c != self.form.head => return CallStep::Nothing,
            KnownName::Other => {
                let name = text.trim_end_matches(c).trim();
                let name = name.strip_suffix(self.form.name_suffix).unwrap_or_default();
                (name.to_owned(), String::new())
            }
        };
        if name.is_empty() {
            return CallStep::NoCall(std::mem::take(&mut self.raw));
        }
        self.held = rest;
        self.raw.clear();
        self.open.push(OpenLiteral {
            last: self.form.last,
            name_end: Some(self.form.name_end),
            count: 0,
        });
        self.at = LiteralPosition::Next;
        CallStep::Name(name)
    }

    /// Returns the known name that a text begins with, with or without white space before it.
    fn known_name<'a>(&'a self, text: &'a str) -> KnownName<'a> {
        let form = self.form;
        let after = |rest: &str| match rest.strip_prefix(form.name_suffix) {
            None if form.name_suffix.starts_with(rest) => AfterName::Unknown,
            None => AfterName::Other,
            Some("") => AfterName::Unknown,
            Some(rest) if rest.starts_with(form.head) => {
                AfterName::Ends(form.name_suffix.len() + form.head.len_utf8())
            }
            Some(_) => AfterName::Other,
        };
        let names = || self.names.iter().map(String::as_str);
        let n_blank = text.len() - text.trim_start().len();
        match KnownName::of(text, names(), after) {
            KnownName::Other if n_blank > 0 => {
                match KnownName::of(&text[n_blank..], names(), after) {
                    KnownName::Is { name, end } => KnownName::Is { name, end: end + n_blank },
                    other => other,
                }
            }
            known => known,
        }
    }

    /// Goes on as far as is certain. Returns whether there is more to do.
    fn step(&mut self, out: &mut String) -> bool {
        match &self.at {
            LiteralPosition::Next => self.next_part(out),
            LiteralPosition::NameEnd => self.name_end(out),
            LiteralPosition::Value => self.read_value(out),
            LiteralPosition::Text { .. } => self.text(out),
            LiteralPosition::Head | LiteralPosition::End => false,
        }
    }

    /// Takes white space, and returns the first character after it.
    fn first_held(&mut self, skipped: &[char]) -> Option<char> {
        let blank = |c: char| c.is_whitespace() || skipped.contains(&c);
        let n_blank = self.held.len() - self.held.trim_start_matches(blank).len();
        self.held.drain(..n_blank);
        self.held.chars().next()
    }

    fn next_part(&mut self, out: &mut String) -> bool {
        let Some(c) = self.first_held(&[',']) else { return false };
        let Some(open) = self.open.last_mut() else { return false };
        if c == open.last || matches!(c, ')' | ']' | '}') {
            self.held.drain(..c.len_utf8());
            let is_array = open.name_end.is_none();
            if open.count == 0 {
                out.push(if is_array { '[' } else { '{' });
            }
            out.push(if is_array { ']' } else { '}' });
            self.open.pop();
            let is_whole = self.open.is_empty();
            self.at = if is_whole { LiteralPosition::End } else { LiteralPosition::Next };
            return !is_whole;
        }
        match open.name_end {
            None => {
                self.begin_part('[', out);
                self.at = LiteralPosition::Value;
            }
            Some(name_end) => match self.quote_at_start() {
                Some(None) => return false,
                Some(Some(quote)) => {
                    self.held.drain(..quote.len());
                    self.begin_part('{', out);
                    out.push('"');
                    self.at = LiteralPosition::Text { quote, is_name: true };
                }
                None => {
                    let Some(at) = self.held.find(name_end) else { return false };
                    let name = json_name(self.held[..at].trim_end());
                    self.held.drain(..at);
                    self.begin_part('{', out);
                    out.push('"');
                    out.push_str(&name);
                    out.push('"');
                    self.at = LiteralPosition::NameEnd;
                }
            },
        }
        true
    }

    /// Writes what stands before a member or an item.
    fn begin_part(&mut self, bracket: char, out: &mut String) {
        let Some(open) = self.open.last_mut() else { return };
        match open.count {
            0 => out.push(bracket),
            _ => out.push_str(", "),
        }
        open.count += 1;
    }

    fn name_end(&mut self, out: &mut String) -> bool {
        let Some(c) = self.first_held(&[]) else { return false };
        if matches!(c, ':' | '=') {
            self.held.drain(..1);
        }
        out.push_str(": ");
        self.at = LiteralPosition::Value;
        true
    }

    /// Returns the quote with which the text begins that is held: an inner `None` where it may yet
    /// be one.
    fn quote_at_start(&self) -> Option<Option<String>> {
        if self.form.quote.is_empty() {
            let quote = self.held.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            return Some(Some(quote.to_string()));
        }
        let quote = self.form.quote;
        if self.held.starts_with(quote) {
            return Some(Some(quote.to_owned()));
        }
        if quote.starts_with(self.held.as_str()) {
            return Some(None);
        }
        self.held.starts_with('"').then(|| Some("\"".to_owned()))
    }

    fn read_value(&mut self, out: &mut String) -> bool {
        let Some(c) = self.first_held(&[]) else { return false };
        let opened = match c {
            '[' => Some(OpenLiteral { last: ']', name_end: None, count: 0 }),
            '(' => Some(OpenLiteral { last: ')', name_end: None, count: 0 }),
            '{' => Some(OpenLiteral { last: '}', name_end: Some(':'), count: 0 }),
            _ => None,
        };
        if let Some(opened) = opened {
            self.held.drain(..1);
            self.open.push(opened);
            self.at = LiteralPosition::Next;
            return true;
        }
        match self.quote_at_start() {
            Some(None) => false,
            Some(Some(quote)) => {
                self.held.drain(..quote.len());
                out.push('"');
                self.at = LiteralPosition::Text { quote, is_name: false };
                true
            }
            None => {
                let Some(at) = self.held.find([',', ')', ']', '}']) else { return false };
                out.push_str(&json_of(self.held[..at].trim()));
                self.held.drain(..at);
                self.at = LiteralPosition::Next;
                true
            }
        }
    }

    fn text(&mut self, out: &mut String) -> bool {
        let LiteralPosition::Text { quote, is_name } = &self.at else { return false };
        let is_name = *is_name;
        let is_raw = quote.len() > 1;
        let mut end = 0;
        let mut is_closed = false;
        for (at, c) in self.held.char_indices() {
            if at < end {
                continue;
            }
            let rest = &self.held[at..];
            if rest.starts_with(quote.as_str()) {
                is_closed = true;
                break;
            }
            if is_raw && quote.starts_with(rest) {
                break;
            }
            end = match c {
                '\\' if !is_raw => match push_escape(rest, out) {
                    Some(length) => at + length,
                    None => break,
                },
                c => {
                    out.push_str(&json_name(c.encode_utf8(&mut [0; 4])));
                    at + c.len_utf8()
                }
            };
        }
        let quote_len = quote.len();
        self.held.drain(..end);
        if !is_closed {
            return false;
        }
        self.held.drain(..quote_len);
        out.push('"');
        self.at = if is_name { LiteralPosition::NameEnd } else { LiteralPosition::Next };
        true
    }
}

/// Writes the escape with which a text begins as JSON has it, and returns its length; `None` where
/// it is not whole.
fn push_escape(text: &str, out: &mut String) -> Option<usize> {
    let c = text.chars().nth(1)?;
    let digits = match c {
        'x' => 2,
        'u' => 4,
        'U' => 8,
        '"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' => {
            out.push('\\');
            out.push(c);
            return Some(2);
        }
        '\'' => {
            out.push(c);
            return Some(2);
        }
        // a line that goes on
        '\n' => return Some(2),
        _ => {
            out.push_str("\\\\");
            out.push_str(&json_name(c.encode_utf8(&mut [0; 4])));
            return Some(1 + c.len_utf8());
        }
    };
    let is_digit = |c: &char| c.is_ascii_hexdigit();
    let found: String = text.chars().skip(2).take(digits).take_while(is_digit).collect();
    if found.len() < digits {
        if text.chars().count() < 2 + digits && text.chars().skip(2).all(|c| is_digit(&c)) {
            return None;
        }
        out.push_str("\\\\");
        out.push(c);
        return Some(2);
    }
    let code = u32::from_str_radix(&found, 16).ok();
    match code.and_then(char::from_u32) {
        Some(c) => out.push_str(&json_name(c.encode_utf8(&mut [0; 4]))),
        // half of a pair
        None if digits == 4 => out.push_str(&format!("\\u{found}")),
        None => out.push('\u{fffd}'),
    }
    Some(2 + digits)
}
