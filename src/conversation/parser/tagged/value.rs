//! The value of an argument between tags, as JSON: a string as it is, all else JSON already.

use super::super::json_position::JsonPosition;
use crate::chat::SECTION;
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
    reading: ValueProgress,
}

impl ValueReader {
    /// Returns a reader before a value, after which `close` comes.
    pub(super) fn new(
        kind: WrittenAs,
        types: ValueTypes,
        close: &str,
        has_sections: bool,
    ) -> ValueReader {
        let tag = close.trim_start();
        ValueReader {
            kind,
            types,
            space: close[..close.len() - tag.len()].to_owned(),
            tag: tag.to_owned(),
            may_be_section: has_sections,
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
            self.reading = ValueProgress::Json(JsonPosition::default());
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

/// Returns a scalar as JSON: as it is, from the words of Python, or else as a string.
pub(in super::super) fn json_of(text: &str) -> String {
    match text {
        "True" => "true".into(),
        "False" => "false".into(),
        "None" => "null".into(),
        _ if serde_json::from_str::<serde_json::Value>(text).is_ok() => text.to_owned(),
        _ => format!("\"{}\"", json_name(text)),
    }
}
