//! Texts that are not whole, and the values that they may still become.

use std::collections::BTreeMap;

use super::{CanonicalValue, Character, Characters, Written, number_len};

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
    pub text: &'a [u8],
}

impl Prefix<'_> {
    /// Returns whether the text may become a value.
    pub(super) fn may_become(&self, value: &CanonicalValue) -> bool {
        match self.value(0, value) {
            Match::Other => false,
            Match::Begun => true,
            Match::Whole(at) => self.text[at..].iter().all(u8::is_ascii_whitespace),
        }
    }

    /// Returns the bytes that may follow; of other values than strings, all.
    pub(super) fn next_bytes(&self, value: &CanonicalValue) -> [u64; 4] {
        let all = [u64::MAX; 4];
        let at = self.blanks(0);
        let CanonicalValue::String(string) = value else { return all };
        if at == self.text.len() {
            return all;
        }
        let mut decoder = Characters { text: self.text, at: at + 1 };
        let mut due = string.chars();
        while decoder.at < self.text.len() {
            let Some(Character::Whole(_)) = decoder.next() else { return all };
            due.next();
        }
        let mut bytes = [0; 4];
        let mut add = |byte: u8| bytes[usize::from(byte / 64)] |= 1 << (byte % 64);
        match due.next() {
            Some(c) => {
                add(c.encode_utf8(&mut [0; 4]).as_bytes()[0]);
                add(b'\\');
            }
            None => add(b'"'),
        }
        bytes
    }

    fn blanks(&self, mut at: usize) -> usize {
        while self.text.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        at
    }

    pub(super) fn value(&self, at: usize, value: &CanonicalValue) -> Match {
        let at = self.blanks(at);
        let rest = &self.text[at..];
        if rest.is_empty() {
            return Match::Begun;
        }
        match value {
            CanonicalValue::Word(word) => self.word(at, word.as_bytes()),
            CanonicalValue::Text(text) => self.word(at, text),
            CanonicalValue::Number(number) => {
                let len = number_len(rest);
                if len == 0 {
                    return Match::Other;
                }
                let written = Written::new(&rest[..len]);
                if len == rest.len() {
                    return if written.may_become(number) { Match::Begun } else { Match::Other };
                }
                let same = written.value().as_ref() == Some(number);
                if same { Match::Whole(at + len) } else { Match::Other }
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
        let mut left: Vec<(&String, &CanonicalValue)> = members.iter().collect();
        while !left.is_empty() {
            if left.len() < members.len() {
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
            let mut named = None;
            for (i, (name, _)) in left.iter().enumerate() {
                match self.string(at, name) {
                    Match::Begun => return Match::Begun,
                    Match::Whole(end) => named = Some((i, end)),
                    Match::Other => {}
                }
            }
            let Some((i, end)) = named else { return Match::Other };
            let (_, value) = left.remove(i);
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
}
