//! One call of a tool whose arguments stand between tags, read as it comes and given as JSON:
//! `<function=f>\n<parameter=a>\nVALUE\n</parameter>\n</function>`.

mod element;
mod value;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::call::CallStep;
use super::known_name::{AfterName, KnownName};
use crate::chat::CallTags;
use crate::grammar::{ArgumentTypes, ValueTypes, json_name};
use element::ElementReader;
use value::{ValueReader, WrittenAs};

/// Longest text that is held before it must have become a call: names of tools have at most 256
/// bytes.
const MAX_HEAD: usize = 1024;

/// The format of calls whose arguments stand between tags.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TaggedCalls {
    /// The tags.
    pub tags: CallTags,
    /// By the name of a tool, the types of its arguments.
    pub types: BTreeMap<String, ArgumentTypes>,
}

impl TaggedCalls {
    /// Returns the text that begins a call after another, to the end of its first tag.
    fn next_trigger(&self) -> &str {
        self.tags.first_tag(self.tags.begin.trim_start())
    }

    /// Returns the marks that may follow what a reader has read: the rest of the end of the call,
    /// the beginning of the next, and the end of all.
    pub(super) fn marks_after(&self) -> [&str; 3] {
        let end = self.tags.end.trim_start();
        let rest = end[self.tags.first_tag(end).len()..].trim();
        [rest, self.next_trigger(), self.tags.shut.trim()]
    }
}

/// The position of a reader in a call.
#[derive(Debug)]
enum TaggedPosition {
    /// Before the name, of which this text is due.
    Begin(String),
    /// In the name.
    Name,
    /// Before an argument or the end.
    Between,
    /// In the name of an argument.
    Key,
    /// Before the value of an argument.
    Lead(String),
    /// In the value of an argument.
    Value(ValueReader),
    /// In the value of an argument that is an element.
    Element(ElementReader),
    /// After the first tag of the end.
    End,
}

/// The reader of one call.
#[derive(Debug)]
pub(super) struct TaggedReader {
    form: Arc<TaggedCalls>,
    /// All so far, with the mark that began it, until the name is known: text, should it be no
    /// call.
    raw: String,
    /// Text that has not been read.
    held: String,
    at: TaggedPosition,
    types: ArgumentTypes,
    n_arguments: usize,
}

/// A judgement of whether a text begins with a mark, white space in both aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MarkMatch {
    /// It has not come so far.
    Unknown,
    /// It begins with something else.
    Other,
    /// It begins with the mark, which has so many bytes there.
    Is(usize),
}

impl MarkMatch {
    fn of(text: &str, mark: &str) -> MarkMatch {
        let mut due = mark.chars().filter(|c| !c.is_whitespace());
        let mut next = due.next();
        let mut end = 0;
        for (at, c) in text.char_indices() {
            let Some(expected) = next else { break };
            if c.is_whitespace() {
                continue;
            }
            if c != expected {
                return MarkMatch::Other;
            }
            next = due.next();
            end = at + c.len_utf8();
        }
        if next.is_some() { MarkMatch::Unknown } else { MarkMatch::Is(end) }
    }
}

impl TaggedReader {
    /// Returns a reader before the first call, which `mark` has announced after white space.
    pub(super) fn first(form: &Arc<TaggedCalls>, mark: String) -> TaggedReader {
        let CallTags { open, begin, .. } = &form.tags;
        let due = format!("{open}{begin}");
        let due = due.trim_start().strip_prefix(form.tags.trigger()).unwrap_or(&due).to_owned();
        TaggedReader::before(form, mark, due)
    }

    /// Returns a reader before a call after another.
    pub(super) fn next(form: &Arc<TaggedCalls>) -> TaggedReader {
        let begin = form.tags.begin.trim_start();
        let mark = form.next_trigger();
        let due = begin[mark.len()..].to_owned();
        TaggedReader::before(form, mark.to_owned(), due)
    }

    /// Returns a reader before the name of a tool, which `mark` has announced after white space.
    pub(super) fn at_name(form: &Arc<TaggedCalls>, mark: String) -> TaggedReader {
        let at = TaggedPosition::Name;
        TaggedReader { at, ..TaggedReader::before(form, mark, String::new()) }
    }

    fn before(form: &Arc<TaggedCalls>, mark: String, due: String) -> TaggedReader {
        TaggedReader {
            form: Arc::clone(form),
            raw: mark,
            held: String::new(),
            at: TaggedPosition::Begin(due),
            types: ArgumentTypes::default(),
            n_arguments: 0,
        }
    }

    /// Returns whether the call is whole.
    pub(super) fn is_at_end(&self) -> bool {
        matches!(self.at, TaggedPosition::End)
    }

    /// Returns whether the name of the call has been emitted.
    pub(super) fn is_named(&self) -> bool {
        !matches!(self.at, TaggedPosition::Begin(_) | TaggedPosition::Name)
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
            return self.before_name();
        }
        let mut out = String::new();
        while self.step(&mut out) {}
        if out.is_empty() { CallStep::Nothing } else { CallStep::Arguments(out) }
    }

    fn no_call(&mut self) -> CallStep {
        CallStep::NoCall(std::mem::take(&mut self.raw))
    }

    /// Returns the known name that the held text begins with.
    fn known_name(&self) -> KnownName<'_> {
        let head = self.form.tags.head.trim();
        let after = |rest: &str| match (head, rest.chars().next()) {
            ("", None) => AfterName::Unknown,
            ("", Some(c)) if c == '<' || c.is_whitespace() => AfterName::Ends(0),
            ("", Some(_)) => AfterName::Other,
            (head, _) => match MarkMatch::of(rest, head) {
                MarkMatch::Unknown => AfterName::Unknown,
                MarkMatch::Other => AfterName::Other,
                MarkMatch::Is(end) => AfterName::Ends(end),
            },
        };
        let names = || self.form.types.keys().map(String::as_str);
        match KnownName::of(&self.held, names(), after) {
            KnownName::Other => {
                let n_blank = self.held.len() - self.held.trim_start().len();
                match KnownName::of(&self.held[n_blank..], names(), after) {
                    KnownName::Is { name, end } => KnownName::Is { name, end: end + n_blank },
                    other => other,
                }
            }
            known => known,
        }
    }

    /// Returns the held text up to what ends a name, and what comes after that.
    fn any_name(&self) -> Option<(&str, &str)> {
        let text = self.held.trim_start();
        let (name, after) = match self.form.tags.head.trim() {
            "" => text.split_at(text.find(|c: char| c == '<' || c.is_whitespace())?),
            head => text.split_once(head)?,
        };
        Some((name.trim_end(), after))
    }

    fn before_name(&mut self) -> CallStep {
        if self.raw.len() > MAX_HEAD {
            return self.no_call();
        }
        if let TaggedPosition::Begin(due) = &self.at {
            match MarkMatch::of(&self.held, due) {
                MarkMatch::Unknown => return CallStep::Nothing,
                MarkMatch::Other => return self.no_call(),
                MarkMatch::Is(end) => {
                    self.held.drain(..end);
                    self.at = TaggedPosition::Name;
                }
            }
        }
        let number_end = self.form.tags.number_end.as_str();
        let (name, after) = match self.known_name() {
            KnownName::Unknown => return CallStep::Nothing,
            KnownName::Is { name, end } => (name, &self.held[end..]),
            KnownName::Other => match self.any_name() {
                Some(found) => found,
                None => return CallStep::Nothing,
            },
        };
        // the number of the call says nothing
        let Some((_, rest)) = after.split_once(number_end) else { return CallStep::Nothing };
        let name = name.to_owned();
        let rest = rest.to_owned();
        if name.is_empty() {
            return self.no_call();
        }
        self.held = rest;
        self.types = self.form.types.get(&name).cloned().unwrap_or_default();
        self.raw.clear();
        self.at = TaggedPosition::Between;
        CallStep::Name(name)
    }

    /// Goes on as far as is certain. Returns whether there is more to do.
    fn step(&mut self, out: &mut String) -> bool {
        match &mut self.at {
            TaggedPosition::Between => self.between(out),
            TaggedPosition::Key => self.key(out),
            TaggedPosition::Lead(_) => self.lead(),
            TaggedPosition::Value(reader) => {
                let is_whole = reader.read(&mut self.held, out);
                if is_whole {
                    self.at = TaggedPosition::Between;
                }
                is_whole
            }
            TaggedPosition::Element(reader) => {
                let is_whole = reader.read(&mut self.held, out);
                if is_whole {
                    self.at = TaggedPosition::Between;
                }
                is_whole
            }
            TaggedPosition::Begin(_) | TaggedPosition::Name | TaggedPosition::End => false,
        }
    }

    fn between(&mut self, out: &mut String) -> bool {
        let tags = &self.form.tags;
        let end = tags.first_tag(tags.end.trim_start());
        match (MarkMatch::of(&self.held, &tags.parameter), MarkMatch::of(&self.held, end)) {
            (MarkMatch::Is(n), MarkMatch::Other) => {
                self.held.drain(..n);
                self.at = TaggedPosition::Key;
                true
            }
            (MarkMatch::Unknown, MarkMatch::Other) | (_, MarkMatch::Unknown) => false,
            (_, found) => {
                // what is no argument ends the call
                if let MarkMatch::Is(n) = found {
                    self.held.drain(..n);
                }
                out.push_str(if self.n_arguments == 0 { "{}" } else { "}" });
                self.at = TaggedPosition::End;
                false
            }
        }
    }

    fn key(&mut self, out: &mut String) -> bool {
        let name_end = &self.form.tags.name_end;
        let Some((key, rest)) = self.held.split_once(name_end.as_str()) else { return false };
        let key = key.to_owned();
        self.held = rest.to_owned();
        out.push_str(if self.n_arguments == 0 { "{\"" } else { ", \"" });
        out.push_str(&json_name(&key));
        out.push_str("\": ");
        self.n_arguments += 1;
        self.at = TaggedPosition::Lead(key);
        true
    }

    /// Returns a reader before a value.
    fn reader(&self, kind: WrittenAs, types: ValueTypes) -> ValueReader {
        ValueReader::new(kind, types, &self.form.tags)
    }

    /// Goes past the text between the end of a name and the value, which may tell a string from
    /// JSON.
    fn lead(&mut self) -> bool {
        let TaggedPosition::Lead(key) = &self.at else { return false };
        let CallTags { text, json, json_of_type, .. } = &self.form.tags;
        let types = self.types.of(key);
        if self.form.tags.closes_names {
            let inner = self.types.inside(key).cloned().unwrap_or_default();
            let reader = ElementReader::new(&self.form.tags.tag_start, types, inner);
            self.at = TaggedPosition::Element(reader);
            return true;
        }
        let mut kinds = vec![(text, WrittenAs::String)];
        if text == json {
            kinds[0].1 = WrittenAs::of(types);
        } else if json_of_type.is_empty() {
            kinds.push((json, WrittenAs::Json));
        }
        kinds.extend(json_of_type.iter().map(|(_, json)| (json, WrittenAs::Json)));
        let mut is_unsure = false;
        for (lead, kind) in kinds {
            let words = lead.trim_end();
            let space = &lead[words.len()..];
            match MarkMatch::of(&self.held, words) {
                MarkMatch::Other => {}
                MarkMatch::Unknown => is_unsure = true,
                MarkMatch::Is(n) => {
                    let rest = &self.held[n..];
                    if rest.len() < space.len() && space.starts_with(rest) {
                        return false;
                    }
                    let n_space = if rest.starts_with(space) { space.len() } else { 0 };
                    let reader = self.reader(kind, types);
                    self.held.drain(..n + n_space);
                    self.at = TaggedPosition::Value(reader);
                    return true;
                }
            }
        }
        if !is_unsure {
            self.at = TaggedPosition::Value(self.reader(WrittenAs::of(types), types));
        }
        !is_unsure
    }
}
