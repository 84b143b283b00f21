//! The values within JSON text as they come: an event where one begins, where a string goes on, and
//! where one ends, each with the JSON pointer of the value.
//!
//! Knows JSON text in pieces, cut at any byte; nothing of models or of how an answer is written.

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Most levels of arrays and objects whose values are told; as deep as serde_json reads.
const MOST_LEVELS: usize = 128;

/// Longest pointer of a value that is told, in bytes: each event repeats it.
const LONGEST_POINTER: usize = 4096;

/// Something that has become certain of a value.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "event")]
pub enum ValueEvent {
    /// A value begins.
    #[serde(rename = "value.start")]
    Start {
        /// Its JSON pointer.
        pointer: String,
        /// Its type.
        r#type: JsonType,
    },
    /// A string goes on.
    #[serde(rename = "value.append")]
    Append {
        /// Its JSON pointer.
        pointer: String,
        /// The new part of it, without escapes.
        text: String,
    },
    /// A value is whole.
    #[serde(rename = "value.end")]
    End {
        /// Its JSON pointer.
        pointer: String,
        /// The value, unless it is an array or an object.
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<ScalarValue>,
    },
}

/// A value that is no array and no object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScalarValue {
    /// A string, without escapes.
    Text(String),
    /// Any other value, as the JSON text writes it: no digit of a number is lost.
    Literal(String),
}

impl Serialize for ScalarValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ScalarValue::Text(text) => text.serialize(serializer),
            ScalarValue::Literal(text) => {
                RawValue::from_string(text.clone()).map_err(S::Error::custom)?.serialize(serializer)
            }
        }
    }
}

/// The type of a JSON value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum JsonType {
    /// An object.
    Object,
    /// An array.
    Array,
    /// A string.
    String,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// Null.
    Null,
}

impl JsonType {
    /// Returns the type of the value that begins with a byte.
    fn beginning_with(byte: u8) -> Option<JsonType> {
        Some(match byte {
            b'{' => JsonType::Object,
            b'[' => JsonType::Array,
            b'"' => JsonType::String,
            b'-' | b'0'..=b'9' => JsonType::Number,
            b't' | b'f' => JsonType::Boolean,
            b'n' => JsonType::Null,
            _ => return None,
        })
    }
}

/// The part of JSON text that the next byte belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// A value.
    Value,
    /// The first item of an array, or its end.
    FirstItem,
    /// The first name of an object, or its end.
    FirstName,
    /// A name.
    Name,
    /// The colon after a name.
    Colon,
    /// More of a name.
    NameText(Escape),
    /// More of a string.
    StringText(Escape),
    /// More of a number, a boolean or null.
    Scalar,
    /// A comma or the end, after a value in an array or an object.
    Separator,
    /// White space after the whole.
    Nothing,
    /// Anything: the text is no JSON, and is read no further.
    Anything,
}

/// The position in the escape sequences of a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Escape {
    /// Outside.
    Outside,
    /// After a backslash.
    Backslash,
    /// In the digits of a UTF-16 unit.
    Digits {
        /// The first half of a surrogate pair that comes before.
        high: Option<u16>,
        /// Digits so far.
        n: u8,
        /// Their value.
        unit: u16,
    },
    /// After the first half of a surrogate pair.
    AfterHigh(u16),
    /// After that and a backslash.
    BackslashAfterHigh(u16),
}

/// An array or object that is open.
#[derive(Debug, Clone, Copy)]
struct OpenLevel {
    /// Bytes of its pointer, with which those of its values begin.
    n_pointer: usize,
    /// The index of the next or present item of an array; `None` for an object.
    index: Option<usize>,
    is_told: bool,
}

/// A reader of JSON text in pieces.
///
/// Values more than 128 levels deep, and those with a pointer of more than 4 KiB, are read and not
/// told of. What is no JSON ends the events.
#[derive(Debug, Clone)]
pub struct ValueEventReader {
    expected: Expected,
    levels: Vec<OpenLevel>,
    /// The pointer of the value that was begun last.
    pointer: String,
    /// True if that value is told of.
    is_told: bool,
    /// The text of a name or string so far, without escapes, or of a scalar as it is.
    text: String,
    /// Bytes of a string that are told.
    n_appended: usize,
    /// The bytes of a character that is not whole.
    partial: Vec<u8>,
}

impl Default for ValueEventReader {
    fn default() -> Self {
        ValueEventReader {
            expected: Expected::Value,
            levels: Vec::new(),
            pointer: String::new(),
            is_told: true,
            text: String::new(),
            n_appended: 0,
            partial: Vec::new(),
        }
    }
}

impl ValueEventReader {
    /// Takes more text; adds the events that have become certain.
    pub fn push(&mut self, bytes: &[u8], out: &mut Vec<ValueEvent>) {
        for &byte in bytes {
            if self.expected == Expected::Anything {
                return;
            }
            if self.take(byte, out).is_none() {
                self.expected = Expected::Anything;
            }
        }
        if matches!(self.expected, Expected::StringText(_)) {
            self.append(out);
        }
    }

    /// Ends the text: a number that is all of it is whole now.
    pub fn finish(&mut self, out: &mut Vec<ValueEvent>) {
        if self.expected == Expected::Scalar && self.end_scalar(out).is_none() {
            self.expected = Expected::Anything;
        }
    }

    /// Returns the pointers of the values that have begun and not ended, the outermost first.
    pub fn open_values(&self) -> Vec<String> {
        let levels = self.levels.iter().filter(|level| level.is_told);
        let mut open: Vec<String> =
            levels.map(|level| self.pointer[..level.n_pointer].to_owned()).collect();
        if matches!(self.expected, Expected::StringText(_) | Expected::Scalar) && self.is_told {
            open.push(self.pointer.clone());
        }
        open
    }

    /// Takes a byte; `None` if no JSON text goes on with it.
    fn take(&mut self, byte: u8, out: &mut Vec<ValueEvent>) -> Option<()> {
        match self.expected {
            Expected::NameText(escape) => {
                match self.take_text(escape, byte)? {
                    Some(escape) => self.expected = Expected::NameText(escape),
                    None => self.end_name(),
                }
                return Some(());
            }
            Expected::StringText(escape) => {
                match self.take_text(escape, byte)? {
                    Some(escape) => self.expected = Expected::StringText(escape),
                    None => self.end_string(out),
                }
                return Some(());
            }
            Expected::Scalar
                if matches!(byte, b'+' | b'-' | b'.') | byte.is_ascii_alphanumeric() =>
            {
                self.text.push(char::from(byte));
                return Some(());
            }
            Expected::Scalar => self.end_scalar(out)?,
            _ => {}
        }
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
            return Some(());
        }
        match (self.expected, byte) {
            (Expected::FirstItem, b']') | (Expected::FirstName, b'}') => self.close(out),
            (Expected::Value | Expected::FirstItem, _) => self.begin(byte, out)?,
            (Expected::FirstName | Expected::Name, b'"') => {
                self.text.clear();
                self.expected = Expected::NameText(Escape::Outside);
            }
            (Expected::Colon, b':') => self.expected = Expected::Value,
            (Expected::Separator, _) => self.separate(byte, out)?,
            _ => return None,
        }
        Some(())
    }

    /// Goes on after a value: to the next one, or to the end of what holds it.
    fn separate(&mut self, byte: u8, out: &mut Vec<ValueEvent>) -> Option<()> {
        let level = self.levels.last_mut()?;
        match (byte, &mut level.index) {
            (b',', Some(index)) => {
                *index += 1;
                self.expected = Expected::Value;
            }
            (b',', None) => self.expected = Expected::Name,
            (b']', Some(_)) | (b'}', None) => self.close(out),
            _ => return None,
        }
        Some(())
    }

    /// Begins a value with its first byte.
    fn begin(&mut self, byte: u8, out: &mut Vec<ValueEvent>) -> Option<()> {
        let kind = JsonType::beginning_with(byte)?;
        if let Some(&OpenLevel { n_pointer, index: Some(index), .. }) = self.levels.last() {
            self.pointer.truncate(n_pointer);
            self.pointer.push('/');
            self.pointer += &index.to_string();
        }
        self.is_told = self.levels.last().is_none_or(|level| level.is_told)
            && self.levels.len() < MOST_LEVELS
            && self.pointer.len() <= LONGEST_POINTER;
        if self.is_told {
            out.push(ValueEvent::Start { pointer: self.pointer.clone(), r#type: kind });
        }
        self.text.clear();
        self.n_appended = 0;
        let n_pointer = self.pointer.len();
        let is_told = self.is_told;
        match kind {
            JsonType::Object => {
                self.levels.push(OpenLevel { n_pointer, index: None, is_told });
                self.expected = Expected::FirstName;
            }
            JsonType::Array => {
                self.levels.push(OpenLevel { n_pointer, index: Some(0), is_told });
                self.expected = Expected::FirstItem;
            }
            JsonType::String => self.expected = Expected::StringText(Escape::Outside),
            JsonType::Number | JsonType::Boolean | JsonType::Null => {
                self.text.push(char::from(byte));
                self.expected = Expected::Scalar;
            }
        }
        Some(())
    }

    /// Ends the innermost array or object.
    fn close(&mut self, out: &mut Vec<ValueEvent>) {
        let Some(level) = self.levels.pop() else { return };
        self.pointer.truncate(level.n_pointer);
        self.is_told = level.is_told;
        self.end_value(None, out);
    }

    /// Ends a value.
    fn end_value(&mut self, value: Option<ScalarValue>, out: &mut Vec<ValueEvent>) {
        if self.is_told {
            out.push(ValueEvent::End { pointer: self.pointer.clone(), value });
        }
        self.expected =
            if self.levels.is_empty() { Expected::Nothing } else { Expected::Separator };
    }

    /// Ends a number, a boolean or null; `None` if it is none.
    fn end_scalar(&mut self, out: &mut Vec<ValueEvent>) -> Option<()> {
        serde_json::from_str::<&RawValue>(&self.text).ok()?;
        let value = ScalarValue::Literal(std::mem::take(&mut self.text));
        self.end_value(Some(value), out);
        Some(())
    }

    fn end_string(&mut self, out: &mut Vec<ValueEvent>) {
        self.append(out);
        let value = ScalarValue::Text(std::mem::take(&mut self.text));
        self.end_value(Some(value), out);
    }

    /// Tells the part of a string that is new.
    fn append(&mut self, out: &mut Vec<ValueEvent>) {
        let text = &self.text[self.n_appended..];
        if self.is_told && !text.is_empty() {
            out.push(ValueEvent::Append { pointer: self.pointer.clone(), text: text.to_owned() });
        }
        self.n_appended = self.text.len();
    }

    /// Ends a name: the pointer is that of its value.
    fn end_name(&mut self) {
        let n_pointer = self.levels.last().map_or(0, |level| level.n_pointer);
        self.pointer.truncate(n_pointer);
        self.pointer.push('/');
        for c in self.text.chars() {
            match c {
                '~' => self.pointer += "~0",
                '/' => self.pointer += "~1",
                c => self.pointer.push(c),
            }
        }
        self.expected = Expected::Colon;
    }

    /// Takes a byte of a name or string. Returns the position after it, `None` within if the text
    /// ends with it, and `None` if it is no text.
    fn take_text(&mut self, escape: Escape, byte: u8) -> Option<Option<Escape>> {
        let next = match (escape, byte) {
            (Escape::Outside, b'"') if self.partial.is_empty() => return Some(None),
            (Escape::Outside, b'\\') if self.partial.is_empty() => Escape::Backslash,
            (Escape::Outside, 0..=0x1F) => return None,
            (Escape::Outside, _) => {
                self.take_character(byte)?;
                Escape::Outside
            }
            (Escape::Backslash, b'u') => Escape::Digits { high: None, n: 0, unit: 0 },
            (Escape::Backslash, _) => {
                self.text.push(unescaped(byte)?);
                Escape::Outside
            }
            (Escape::AfterHigh(high), b'\\') => Escape::BackslashAfterHigh(high),
            (Escape::BackslashAfterHigh(high), b'u') => {
                Escape::Digits { high: Some(high), n: 0, unit: 0 }
            }
            (Escape::AfterHigh(_) | Escape::BackslashAfterHigh(_), _) => return None,
            (Escape::Digits { high, n, unit }, _) => {
                let digit = char::from(byte).to_digit(16)? as u16;
                let unit = unit << 4 | digit;
                if n < 3 {
                    Escape::Digits { high, n: n + 1, unit }
                } else {
                    self.end_unit(high, unit)?
                }
            }
        };
        Some(Some(next))
    }

    /// Takes a byte of a character that is not escaped; `None` if it is none of UTF-8.
    fn take_character(&mut self, byte: u8) -> Option<()> {
        self.partial.push(byte);
        match std::str::from_utf8(&self.partial) {
            Ok(text) => {
                self.text += text;
                self.partial.clear();
            }
            Err(error) if error.error_len().is_some() => return None,
            Err(_) => {}
        }
        Some(())
    }

    /// Takes a whole UTF-16 unit; `high` is the half of a pair before it.
    fn end_unit(&mut self, high: Option<u16>, unit: u16) -> Option<Escape> {
        if high.is_none() && (0xD800..0xDC00).contains(&unit) {
            return Some(Escape::AfterHigh(unit));
        }
        for character in char::decode_utf16(high.into_iter().chain([unit])) {
            self.text.push(character.ok()?);
        }
        Some(Escape::Outside)
    }
}

/// Returns the character of an escape sequence of one letter.
fn unescaped(letter: u8) -> Option<char> {
    Some(match letter {
        b'"' | b'\\' | b'/' => char::from(letter),
        b'b' => '\u{8}',
        b'f' => '\u{C}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
