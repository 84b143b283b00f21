//! The value of an argument between tags, as JSON: a string as it is, all else JSON already.

use super::super::call::CallStep;
use super::super::json_position::JsonPosition;
use super::super::literal::LiteralReader;
use super::super::scalar::json_of;
use crate::chat::{CallTags, SECTION};
use crate::grammar::{ValueTypes, json_name};

/// The way in which a value is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WrittenAs {
    /// A string as it is.
    String,
    /// JSON.
    Json,
    /// JSON where the text is that of a type which the value may have, else a string.
    Either,
}

impl WrittenAs {
    /// Returns the way in which values of some types are written.
    pub(super) fn of(types: ValueTypes) -> WrittenAs {
        match types {
            types if types.is_string() => WrittenAs::String,
            types if types.allows_string() => WrittenAs::Either,
            _ => WrittenAs::Json,
        }
    }
}

/// The part of a value that is known so far.
#[derive(Debug)]
enum ValueProgress {
    /// Nothing: it has not begun, or is a scalar that is not whole.
    Scalar,
    /// An array, an object or a string of JSON.
    Json(JsonPosition),
    /// An array or an object of Python.
    Literal(LiteralReader),
    /// A string as it is; true once its quote has been written.
    String(bool),
}

/// The reader of one value.
#[derive(Debug)]
pub(super) struct ValueReader {
    kind: WrittenAs,
    types: ValueTypes,
    /// White space that belongs to the tag after the value.
    space: String,
    /// That tag.
    tag: String,
    /// The value may yet begin with a CDATA section, which holds a string.
    may_be_section: bool,
    /// Arrays and objects are literals of Python.
    has_literals: bool,
    reading: ValueProgress,
}

impl ValueReader {
    /// Returns a reader before a value between these tags.
    pub(super) fn new(kind: WrittenAs, types: ValueTypes, tags: &CallTags) -> ValueReader {
        let close = tags.close.as_str();
        let tag = close.trim_start();
        ValueReader {
            kind,
            types,
            space: close[..close.len() - tag.len()].to_owned(),
            tag: tag.to_owned(),
            may_be_section: tags.has_sections,
            has_literals: tags.has_literals,
            reading: match kind {
                WrittenAs::String => ValueProgress::String(false),
                WrittenAs::Json | WrittenAs::Either => ValueProgress::Scalar,
            },
        }
    }

    /// Takes what is certain out of the text that is held, and writes it. Returns whether the value
    /// and its tag are whole.
    pub(super) fn read(&mut self, held: &mut String, out: &mut String) -> bool {
        if self.may_be_section {
            let [open, close] = SECTION;
            if held.len() < open.len() && open.starts_with(held.as_str()) {
                return false;
            }
            self.may_be_section = false;
            if held.starts_with(open) {
                held.drain(..open.len());
                self.tag.insert_str(0, close);
                self.reading = ValueProgress::String(false);
            }
        }
        match &mut self.reading {
            ValueProgress::Scalar => self.scalar(held, out),
            ValueProgress::Json(position) => {
                let mut end = held.len();
                for (at, c) in held.char_indices() {
                    if position.is_whole {
                        end = at;
                        break;
                    }
                    position.push(c);
                }
                out.extend(held.drain(..end));
                let found = held.find(&self.tag).filter(|_| position.is_whole);
                let Some(at) = found else { return false };
                held.drain(..at + self.tag.len());
                true
            }
            ValueProgress::Literal(reader) => {
                let mut end = held.len();
                for (at, c) in held.char_indices() {
                    if reader.is_at_end() {
                        end = at;
                        break;
                    }
                    if let CallStep::Arguments(text) = reader.push(c) {
                        out.push_str(&text);
                    }
                }
                held.drain(..end);
                let found = held.find(&self.tag).filter(|_| reader.is_at_end());
                let Some(at) = found else { return false };
                held.drain(..at + self.tag.len());
                true
            }
            ValueProgress::String(_) => self.string(held, out),
        }
    }

    fn string(&mut self, held: &mut String, out: &mut String) -> bool {
        let ValueProgress::String(is_begun) = &mut self.reading else { return false };
        if !std::mem::replace(is_begun, true) {
            out.push('"');
        }
        if let Some(at) = held.find(&self.tag) {
            let text = &held[..at];
            let text = text.strip_suffix(self.space.as_str()).unwrap_or(text);
            out.push_str(&json_name(text));
            out.push('"');
            held.drain(..at + self.tag.len());
            return true;
        }
        let close = format!("{}{}", self.space, self.tag);
        let is_begun = |&at: &usize| {
            let rest = &held[at..];
            close.starts_with(rest) || self.tag.starts_with(rest)
        };
        let end = held.char_indices().map(|(at, _)| at).find(is_begun).unwrap_or(held.len());
        out.push_str(&json_name(&held[..end]));
        held.drain(..end);
        false
    }

    /// Reads a value of which it is not known what it is.
    fn scalar(&mut self, held: &mut String, out: &mut String) -> bool {
        let text = if self.kind == WrittenAs::Json { held.trim_start() } else { held.as_str() };
        let Some(first) = text.chars().next() else { return false };
        let begins_json = match self.kind {
            WrittenAs::Json => matches!(first, '{' | '[' | '"'),
            _ => self.types.begins_json(text),
        };
        if begins_json {
            *held = text.to_owned();
            self.reading = if self.has_literals && first != '"' {
                ValueProgress::Literal(LiteralReader::value())
            } else {
                ValueProgress::Json(JsonPosition::default())
            };
            return self.read(held, out);
        }
        if self.kind == WrittenAs::Either
            && !matches!(first, '-' | '"' | 't' | 'f' | 'n' | '0'..='9')
        {
            self.reading = ValueProgress::String(false);
            return self.string(held, out);
        }
        let Some(at) = held.find(&self.tag) else { return false };
        let text = &held[..at];
        let text = text.strip_suffix(self.space.as_str()).unwrap_or(text);
        if self.kind == WrittenAs::Json {
            out.push_str(&json_of(text.trim()));
        } else if self.types.is_json(text) {
            out.push_str(text);
        } else {
            out.push_str(&format!("\"{}\"", json_name(text)));
        }
        held.drain(..at + self.tag.len());
        true
    }
}
