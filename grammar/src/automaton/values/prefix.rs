//! Texts that are not whole, and the values that they may still become.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use super::decimal::{Written, number_len};
use super::{CanonicalValue, Character, Characters};

/// The result of comparing a text with a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Match {
    /// It is another.
    Other,
    /// It ended, and all of it fits.
    Begun,
    /// The value ends here.
    Whole(usize),
}

/// A text that may not be whole.
pub(super) struct Prefix<'a> {
    /// The bytes of the part so far.
    text: &'a [u8],
    /// Bytes that were read, and values and members that were looked at.
    n_read: Cell<u64>,
}

impl<'a> Prefix<'a> {
    pub(super) fn new(text: &'a [u8]) -> Prefix<'a> {
        Prefix { text, n_read: Cell::new(0) }
    }

    /// Returns the bytes that were read so far, and the values and members that were looked at.
    pub(super) fn n_read(&self) -> u64 {
        self.n_read.get()
    }

    fn note_read(&self, n: usize) {
        self.n_read.set(self.n_read.get() + n as u64);
    }

    /// Returns whether the text may become a value.
    pub(super) fn may_become(&self, value: &CanonicalValue) -> bool {
        match self.value(0, value) {
            Match::Other => false,
            Match::Begun => true,
            Match::Whole(at) => self.text[at..].iter().all(u8::is_ascii_whitespace),
        }
    }

    /// Returns the bytes that may follow; within other values than strings, all.
    pub(super) fn next_bytes(&self, value: &CanonicalValue) -> [u64; 4] {
        let all = [u64::MAX; 4];
        let at = self.blanks(0);
        if at == self.text.len() {
            return bytes_of(&[b" \t\n\r", value.first_bytes()].concat());
        }
        let CanonicalValue::String(string) = value else { return all };
        let mut decoder = Characters { text: self.text, at: at + 1 };
        let mut due = string.chars();
        while decoder.at < self.text.len() {
            match decoder.next() {
                Some(Character::Whole(_)) => _ = due.next(),
                Some(Character::Begun) if self.text[decoder.at] == b'\\' => {
                    return bytes_of_escape(due.next(), self.text.len() - decoder.at);
                }
                _ => return all,
            }
        }
        match due.next() {
            Some(c) => bytes_of(&[c.encode_utf8(&mut [0; 4]).as_bytes()[0], b'\\']),
            None => bytes_of(b"\""),
        }
    }

    fn blanks(&self, mut at: usize) -> usize {
        while self.text.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        at
    }

    pub(super) fn value(&self, at: usize, value: &CanonicalValue) -> Match {
        let at = self.blanks(at);
        self.note_read(1);
        let rest = &self.text[at..];
        if rest.is_empty() {
            return Match::Begun;
        }
        match value {
            CanonicalValue::Word(word) => self.word(at, word.as_bytes()),
            CanonicalValue::Text(text) => self.word(at, text),
            CanonicalValue::Number(number) => {
                let len = number_len(rest);
                self.note_read(len);
                if len == 0 {
                    return Match::Other;
                }
                let written = &rest[..len];
                if len == rest.len() {
                    let may = Written::new(written).may_become(number);
                    return if may { Match::Begun } else { Match::Other };
                }
                let is_same = number
                    .is_spelled(written)
                    .unwrap_or_else(|| Written::new(written).value().as_ref() == Some(number));
                if is_same { Match::Whole(at + len) } else { Match::Other }
            }
            CanonicalValue::String(string) if rest[0] == b'"' => self.string(at, string),
            CanonicalValue::Array(items) if rest[0] == b'[' => self.array(at, items),
            CanonicalValue::Object(members) if rest[0] == b'{' => self.object(at, members),
            CanonicalValue::String(_) | CanonicalValue::Array(_) | CanonicalValue::Object(_) => {
                Match::Other
            }
        }
    }

    fn word(&self, at: usize, word: &[u8]) -> Match {
        let rest = &self.text[at..];
        if rest.starts_with(word) {
            Match::Whole(at + word.len())
        } else if word.starts_with(rest) {
            Match::Begun
        } else {
            Match::Other
        }
    }

    /// Compares a string that begins at `at`.
    fn string(&self, at: usize, string: &str) -> Match {
        let mut decoder = Characters { text: self.text, at: at + 1 };
        let found = self.rest_of_string(&mut decoder, string);
        self.note_read(decoder.at - at);
        found
    }

    /// Compares the characters of a string with those that `decoder` reads.
    fn rest_of_string(&self, decoder: &mut Characters<'_>, string: &str) -> Match {
        let mut due = string.chars();
        loop {
            if decoder.at == self.text.len() {
                return Match::Begun;
            }
            match decoder.next() {
                Some(Character::Whole(c)) if due.next() == Some(c) => {}
                Some(Character::Quote) if due.next().is_none() => return Match::Whole(decoder.at),
                Some(Character::Begun) => {
                    let Some(due) = due.next() else { return Match::Other };
                    let begun = &self.text[decoder.at..];
                    // an escape may stand for any character
                    let fits = begun[0] == b'\\'
                        || due.encode_utf8(&mut [0; 4]).as_bytes().starts_with(begun);
                    return if fits { Match::Begun } else { Match::Other };
                }
                _ => return Match::Other,
            }
        }
    }

    fn array(&self, at: usize, items: &[CanonicalValue]) -> Match {
        let mut at = at + 1;
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                at = self.blanks(at);
                match self.text.get(at) {
                    None => return Match::Begun,
                    Some(b',') => at += 1,
                    Some(_) => return Match::Other,
                }
            }
            match self.value(at, item) {
                Match::Whole(end) => at = end,
                other => return other,
            }
        }
        self.closing(at, b']')
    }

    fn closing(&self, at: usize, close: u8) -> Match {
        let at = self.blanks(at);
        match self.text.get(at) {
            None => Match::Begun,
            Some(&byte) if byte == close => Match::Whole(at + 1),
            Some(_) => Match::Other,
        }
    }

    fn object(&self, at: usize, members: &BTreeMap<String, CanonicalValue>) -> Match {
        let mut at = at + 1;
        let mut named: BTreeSet<&str> = BTreeSet::new();
        while named.len() < members.len() {
            if !named.is_empty() {
                at = self.blanks(at);
                match self.text.get(at) {
                    None => return Match::Begun,
                    Some(b',') => at += 1,
                    Some(_) => return Match::Other,
                }
            }
            at = self.blanks(at);
            match self.text.get(at) {
                None => return Match::Begun,
                Some(b'"') => {}
                Some(_) => return Match::Other,
            }
            let WrittenName { name, end } = self.name(at);
            let Some(end) = end else { return self.begun_name(at, &name, members, &named) };
            let Some((name, value)) = members.get_key_value(&name) else { return Match::Other };
            if !named.insert(name) {
                return Match::Other;
            }
            at = self.blanks(end);
            match self.text.get(at) {
                None => return Match::Begun,
                Some(b':') => at += 1,
                Some(_) => return Match::Other,
            }
            match self.value(at, value) {
                Match::Whole(end) => at = end,
                other => return other,
            }
        }
        self.closing(at, b'}')
    }

    /// Reads the name that begins at `at`, as far as it is there.
    fn name(&self, at: usize) -> WrittenName {
        let mut decoder = Characters { text: self.text, at: at + 1 };
        let mut name = String::new();
        let end = loop {
            match decoder.next() {
                Some(Character::Whole(c)) => name.push(c),
                Some(Character::Quote) => break Some(decoder.at),
                Some(Character::Begun) | None => break None,
            }
        };
        self.note_read(decoder.at - at);
        WrittenName { name, end }
    }

    /// Compares a name that begins at `at` and is not whole with those of `members` that are not
    /// `named` yet; `beginning` are its whole characters.
    fn begun_name(
        &self,
        at: usize,
        beginning: &str,
        members: &BTreeMap<String, CanonicalValue>,
        named: &BTreeSet<&str>,
    ) -> Match {
        for (name, _) in members.range::<str, _>((Bound::Included(beginning), Bound::Unbounded)) {
            self.note_read(1);
            if !name.starts_with(beginning) {
                break;
            }
            if !named.contains(name.as_str()) && self.string(at, name) == Match::Begun {
                return Match::Begun;
            }
        }
        Match::Other
    }
}

/// A name in a text.
struct WrittenName {
    /// Its whole characters.
    name: String,
    /// The position after its closing quote; `None` if that is not there.
    end: Option<usize>,
}

/// Returns a bitmap of some bytes.
fn bytes_of(bytes: &[u8]) -> [u64; 4] {
    let mut out = [0; 4];
    for &byte in bytes {
        out[usize::from(byte / 64)] |= 1 << (byte % 64);
    }
    out
}

/// Returns the bytes that may follow the first *n* of an escape which stands for a character; none
/// may where no character is due.
fn bytes_of_escape(due: Option<char>, n: usize) -> [u64; 4] {
    let Some(due) = due else { return [0; 4] };
    if n == 1 {
        let short = match due {
            '"' | '\\' | '/' => due as u8,
            '\u{8}' => b'b',
            '\u{c}' => b'f',
            '\n' => b'n',
            '\r' => b'r',
            '\t' => b't',
            _ => b'u',
        };
        return bytes_of(&[short, b'u']);
    }
    let unit = due.encode_utf16(&mut [0; 2])[0];
    match format!("{unit:04x}").as_bytes().get(n - 2) {
        Some(&digit) => bytes_of(&[digit, digit.to_ascii_uppercase()]),
        // the low one of two units
        None => [u64::MAX; 4],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_lead_to_a_value_are_those_of_its_spellings() {
        let spelled = |text: &str, value: &str| {
            let value = CanonicalValue::read(value.as_bytes());
            let set = Prefix::new(text.as_bytes()).next_bytes(&value);
            let bytes = (0..=255u8).filter(|b| set[usize::from(b / 64)] >> (b % 64) & 1 == 1);
            String::from_utf8(bytes.collect()).unwrap()
        };
        for (text, value, expected) in [
            ("", r#""ab""#, "\t\n\r \""),
            (" ", "[1]", "\t\n\r ["),
            ("", "true", "\t\n\r t"),
            ("\"", r#""ab""#, "\\a"),
            ("\"a", r#""ab""#, "\\b"),
            ("\"ab", r#""ab""#, "\""),
            ("\"a\\", r#""ab""#, "u"),
            ("\"a\\", r#""a\n""#, "nu"),
            ("\"ab\\", r#""ab""#, ""),
            ("\"\\u", r#""\u00aF""#, "0"),
            ("\"\\u00", r#""\u00aF""#, "Aa"),
            ("\"\\u00a", r#""\u00aF""#, "Ff"),
            ("\"\\ud8", r#""😀""#, "3"),
        ] {
            assert_eq!(spelled(text, value), expected, "{text} {value}");
        }
    }
}
