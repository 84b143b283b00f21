//! Values that have been written, for parts that must differ: names of an object, items under
//! `uniqueItems`.
//!
//! A state whose text is inside such a part records the bytes since the part began, as a number of
//! [`Values`]. At the part's end its text is read as a JSON value, in a canonical form in which
//! equal values are equal: `1` and `1.0`, `"a"` and `"\u0061"`, objects with their members in any
//! order. The values of earlier siblings are a set that the stack carries. [`Prefix`] tells which
//! of them the text of a part that is not whole may still become.

mod decimal;
mod digits;
mod prefix;

use std::collections::{BTreeMap, HashMap};

use self::decimal::{Decimal, Written, number_len};
use self::digits::DigitTrie;
use self::prefix::{Match, Prefix};
use crate::expression::recorded::{EMPTY_TEXT, ERASED, NO_TEXT, TextId, ValueSetId};
use crate::intern::{Interner, Numbered};

/// The number of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ValueId(u32);

/// Deepest nesting of a value that is compared as such; a deeper one is compared by its text.
const MAX_NESTING: usize = 64;

/// Recorded texts, values and sets of values, by number.
#[derive(Debug, Default)]
pub(crate) struct Values {
    /// A text is another text and a byte.
    texts: Numbered<(TextId, u8)>,
    values: Interner<CanonicalValue>,
    /// Those values that are strings.
    strings: HashMap<Box<str>, ValueId>,
    /// The same in the order in which they came.
    string_order: Vec<ValueId>,
    /// The digits of those that are numbers.
    digits: DigitTrie,
    /// Bytes of the texts that `values` and `strings` were made of.
    n_bytes: usize,
    /// A set is another set and a value.
    sets: Numbered<(ValueSetId, ValueId)>,
    /// By set, its values once more as a tree, and how many of them are no numbers.
    trees: Vec<SetTree>,
    /// Nodes of such trees: the subtree at each hexadecimal digit.
    tree_nodes: Numbered<[SubtreeId; 16]>,
}

/// The values of a set as a tree over the digits of their numbers, which shares what is alike with
/// those of other sets.
#[derive(Clone, Copy, Debug, Default)]
struct SetTree {
    root: SubtreeId,
    /// Values that are no numbers.
    n_others: u32,
}

/// The number of a subtree: 0 of the empty one, one more than its node's of any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct SubtreeId(u32);

impl SubtreeId {
    /// The subtree below the last digit of a value, of which only that it is there counts.
    const LEAF: SubtreeId = SubtreeId(1);

    /// Returns the number of the node at the top.
    fn node(self) -> Option<u32> {
        self.0.checked_sub(1)
    }
}

/// Hexadecimal digits of a value's number in trees of sets; values are far fewer.
const TREE_LEVELS: u32 = 6;

impl Values {
    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        self.texts.len() * 32
            + self.values.len() * 160
            + self.sets.len() * 48
            + self.tree_nodes.len() * 144
            + self.strings.len() * 48
            + self.digits.size()
            + self.n_bytes
    }

    /// Returns the text in which recording begins after `text`.
    pub(crate) fn begin(&self, text: TextId) -> TextId {
        if text == NO_TEXT { EMPTY_TEXT } else { text }
    }

    /// Returns a recorded text with one more byte.
    pub(crate) fn extend(&mut self, text: TextId, byte: u8) -> TextId {
        match text {
            NO_TEXT | ERASED => text,
            _ => TextId::from_index(self.texts.number((text, byte))),
        }
    }

    /// Returns what was recorded since `from`.
    pub(crate) fn since(&self, from: TextId, text: TextId) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut at = text;
        while let Some(index) = at.index().filter(|_| at != from) {
            let (before, byte) = self.texts.get(index);
            bytes.push(byte);
            at = before;
        }
        bytes.reverse();
        bytes
    }

    /// Returns all that was recorded up to `text`, written in the one way that its spellings share.
    pub(crate) fn canonical(&self, text: TextId) -> Box<[u8]> {
        canonical(&self.since(EMPTY_TEXT, text))
    }

    /// Returns the number of the value that a text is.
    pub(crate) fn value_of(&mut self, text: &[u8]) -> ValueId {
        let value = CanonicalValue::read(text);
        if let CanonicalValue::Number(number) = &value {
            self.digits.insert(&number.digits);
        }
        let string = match &value {
            CanonicalValue::String(string) => Some(string.clone()),
            _ => None,
        };
        let number = self.number_of(value, text);
        if let Some(string) = string
            && !self.strings.contains_key(&*string)
        {
            self.n_bytes += string.len();
            self.strings.insert(string.into(), number);
            self.string_order.push(number);
        }
        number
    }

    /// Returns the number of a literal's value, without noting it as written.
    pub(crate) fn value_of_literal(&mut self, text: &[u8]) -> ValueId {
        self.number_of(CanonicalValue::read(text), text)
    }

    /// Returns the number of a value that was read from a text.
    fn number_of(&mut self, value: CanonicalValue, text: &[u8]) -> ValueId {
        let (number, is_new) = self.values.intern(value);
        if is_new {
            self.n_bytes += text.len();
        }
        ValueId(number)
    }

    /// Returns whether a number that has begun may become a value, of any set.
    pub(crate) fn may_become_number(&self, text: &[u8]) -> bool {
        let Written { mut digits, exponent, .. } = Written::new(text);
        if exponent.is_some() || self.digits.has_prefix(&digits) {
            return true;
        }
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        self.digits.contains(&digits)
    }

    /// Returns the number of the value that a text is, if that has come.
    pub(crate) fn known_value(&self, text: &[u8]) -> Option<ValueId> {
        self.values.find(&CanonicalValue::read(text)).map(ValueId)
    }

    /// Returns the number of the value that a string is, if that has come.
    pub(crate) fn known_string(&self, string: &str) -> Option<ValueId> {
        self.strings.get(string).copied()
    }

    /// Returns the strings that have been values, but for the first *n*.
    pub(crate) fn strings_after(&self, n: usize) -> impl Iterator<Item = (ValueId, &str)> {
        let late = self.string_order.get(n..).unwrap_or_default();
        late.iter().filter_map(|&value| match &**self.values.get(value.0) {
            CanonicalValue::String(string) => Some((value, string.as_str())),
            _ => None,
        })
    }

    /// Returns how many strings have been values.
    pub(crate) fn n_strings(&self) -> usize {
        self.string_order.len()
    }

    /// Returns the values of a set, the last one first.
    pub(crate) fn of_set(&self, set: ValueSetId) -> impl Iterator<Item = ValueId> {
        let mut at = set;
        std::iter::from_fn(move || {
            let (rest, value) = self.sets.get(at.index()?);
            at = rest;
            Some(value)
        })
    }

    /// Returns the strings among the values of a set.
    pub(crate) fn strings_of(&self, set: ValueSetId) -> impl Iterator<Item = &str> {
        self.of_set(set).filter_map(|value| match &**self.values.get(value.0) {
            CanonicalValue::String(string) => Some(string.as_str()),
            _ => None,
        })
    }

    /// Returns the texts that are no JSON among the values of a set.
    pub(crate) fn texts_of(&self, set: ValueSetId) -> impl Iterator<Item = &[u8]> {
        self.of_set(set).filter_map(|value| match &**self.values.get(value.0) {
            CanonicalValue::Text(text) => Some(&**text),
            _ => None,
        })
    }

    /// Returns the set with one more value; `None` if that is in it.
    pub(crate) fn with(&mut self, set: ValueSetId, value: ValueId) -> Option<ValueSetId> {
        if self.holds(set, value) {
            return None;
        }
        let number = self.sets.number((set, value));
        if number as usize == self.trees.len() {
            let SetTree { root, n_others } = self.tree_of(set);
            let root = self.with_leaf(root, value, TREE_LEVELS);
            let n_others = n_others + u32::from(!self.is_number(value));
            self.trees.push(SetTree { root, n_others });
        }
        Some(ValueSetId::from_index(number))
    }

    fn tree_of(&self, set: ValueSetId) -> SetTree {
        set.index().map_or_else(SetTree::default, |set| self.trees[set as usize])
    }

    /// Returns the tree with a leaf for a value, whose last digits are those of `levels`.
    fn with_leaf(&mut self, tree: SubtreeId, value: ValueId, levels: u32) -> SubtreeId {
        let Some(levels) = levels.checked_sub(1) else { return SubtreeId::LEAF };
        let mut node =
            tree.node().map_or([SubtreeId::default(); 16], |node| self.tree_nodes.get(node));
        let digit = (value.0 >> (4 * levels) & 15) as usize;
        node[digit] = self.with_leaf(node[digit], value, levels);
        SubtreeId(self.tree_nodes.number(node) + 1)
    }

    /// Returns whether a value is in a set.
    pub(crate) fn holds(&self, set: ValueSetId, value: ValueId) -> bool {
        let mut tree = self.tree_of(set).root;
        for level in (0..TREE_LEVELS).rev() {
            let Some(node) = tree.node() else { return false };
            tree = self.tree_nodes.get(node)[(value.0 >> (4 * level) & 15) as usize];
        }
        tree != SubtreeId::default()
    }

    /// Returns whether all values of a set are numbers.
    pub(crate) fn are_numbers(&self, set: ValueSetId) -> bool {
        self.tree_of(set).n_others == 0
    }

    /// Returns whether a value is a number.
    pub(crate) fn is_number(&self, value: ValueId) -> bool {
        matches!(**self.values.get(value.0), CanonicalValue::Number(_))
    }

    /// Returns whether a value is a number, or `true`, `false` or `null`.
    pub(crate) fn is_bare_scalar(&self, value: ValueId) -> bool {
        matches!(**self.values.get(value.0), CanonicalValue::Number(_) | CanonicalValue::Word(_))
    }

    /// Returns the number of values so far, of all sets.
    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns, as a bitmap, the bytes that may follow `text` on the way to `value`.
    pub(crate) fn next_bytes(&self, text: &[u8], value: ValueId) -> [u64; 4] {
        Prefix::new(text).next_bytes(self.values.get(value.0))
    }

    /// Returns whether a text is a value, and whole.
    pub(crate) fn is_whole(&self, text: &[u8], value: ValueId) -> bool {
        Prefix::new(text).value(0, self.values.get(value.0)) == Match::Whole(text.len())
    }

    /// Returns whether a text that is not whole may become a value; adds the bytes that were read
    /// for that to `n_read`.
    pub(crate) fn may_become(&self, text: &[u8], value: ValueId, n_read: &mut u64) -> bool {
        let prefix = Prefix::new(text);
        let may = prefix.may_become(self.values.get(value.0));
        *n_read += prefix.n_read();
        may
    }
}

/// A JSON value in the form in which equal ones are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum CanonicalValue {
    /// `null`, `true` or `false`.
    Word(&'static str),
    Number(Decimal),
    String(String),
    Array(Vec<CanonicalValue>),
    Object(BTreeMap<String, CanonicalValue>),
    /// A text that is not read further.
    Text(Box<[u8]>),
}

impl CanonicalValue {
    /// Returns the bytes with which its texts begin, but for whitespace.
    fn first_bytes(&self) -> &[u8] {
        match self {
            CanonicalValue::Word(word) => &word.as_bytes()[..1],
            CanonicalValue::Number(_) => b"-0123456789",
            CanonicalValue::String(_) => b"\"",
            CanonicalValue::Array(_) => b"[",
            CanonicalValue::Object(_) => b"{",
            CanonicalValue::Text(text) => text.get(..1).unwrap_or_default(),
        }
    }

    /// Reads a text; one that is no JSON, or nests too deep, stands for itself.
    fn read(text: &[u8]) -> CanonicalValue {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0);
        reader.blanks();
        match value {
            Some(value) if reader.at == text.len() => value,
            _ => CanonicalValue::Text(text.trim_ascii().into()),
        }
    }
}

const WORDS: [&str; 3] = ["null", "true", "false"];

/// A reader of values in a whole text.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn blanks(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        let there = self.text.get(self.at) == Some(&byte);
        self.at += usize::from(there);
        there
    }

    fn value(&mut self, depth: usize) -> Option<CanonicalValue> {
        if depth > MAX_NESTING {
            return None;
        }
        self.blanks();
        match self.text.get(self.at)? {
            b'"' => self.string().map(CanonicalValue::String),
            b'[' => self.array(depth),
            b'{' => self.object(depth),
            b'-' | b'0'..=b'9' => {
                let from = self.at;
                self.at += number_len(&self.text[from..]);
                Written::new(&self.text[from..self.at]).value().map(CanonicalValue::Number)
            }
            _ => {
                let word =
                    WORDS.into_iter().find(|w| self.text[self.at..].starts_with(w.as_bytes()))?;
                self.at += word.len();
                Some(CanonicalValue::Word(word))
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        let mut decoder = Characters { text: self.text, at: self.at + 1 };
        let mut out = String::new();
        loop {
            match decoder.next()? {
                Character::Whole(c) => out.push(c),
                Character::Quote => break,
                Character::Begun => return None,
            }
        }
        self.at = decoder.at;
        Some(out)
    }

    fn array(&mut self, depth: usize) -> Option<CanonicalValue> {
        self.at += 1;
        let mut items = Vec::new();
        self.blanks();
        if self.take(b']') {
            return Some(CanonicalValue::Array(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.take(b']') {
                return Some(CanonicalValue::Array(items));
            }
            if !self.take(b',') {
                return None;
            }
        }
    }

    fn object(&mut self, depth: usize) -> Option<CanonicalValue> {
        self.at += 1;
        let mut members = BTreeMap::new();
        self.blanks();
        if self.take(b'}') {
            return Some(CanonicalValue::Object(members));
        }
        loop {
            self.blanks();
            if self.text.get(self.at) != Some(&b'"') {
                return None;
            }
            let name = self.string()?;
            self.blanks();
            if !self.take(b':') {
                return None;
            }
            members.insert(name, self.value(depth + 1)?);
            self.blanks();
            if self.take(b'}') {
                return Some(CanonicalValue::Object(members));
            }
            if !self.take(b',') {
                return None;
            }
        }
    }
}

/// The characters of a JSON string, from a position inside it on.
struct Characters<'a> {
    text: &'a [u8],
    at: usize,
}

enum Character {
    Whole(char),
    /// The closing quote.
    Quote,
    /// The text ends within a character, which begins at `at`.
    Begun,
}

impl Characters<'_> {
    /// Reads one; `None` where the text ends before it, or is no string.
    fn next(&mut self) -> Option<Character> {
        let rest = &self.text[self.at..];
        match *rest.first()? {
            b'"' => {
                self.at += 1;
                Some(Character::Quote)
            }
            b'\\' => self.escape(),
            first => {
                let len = match first {
                    0..0x80 => 1,
                    0x80..0xE0 => 2,
                    0xE0..0xF0 => 3,
                    _ => 4,
                };
                let Some(bytes) = rest.get(..len) else { return Some(Character::Begun) };
                let c = std::str::from_utf8(bytes).ok()?.chars().next()?;
                self.at += len;
                Some(Character::Whole(c))
            }
        }
    }

    fn escape(&mut self) -> Option<Character> {
        let rest = &self.text[self.at..];
        let Some(&kind) = rest.get(1) else { return Some(Character::Begun) };
        let (c, len) = match kind {
            b'u' => {
                let Some(high) = unit(rest, 0)? else { return Some(Character::Begun) };
                if (0xD800..0xDC00).contains(&high) {
                    let Some(low) = unit(rest, 6)? else { return Some(Character::Begun) };
                    let low = low.checked_sub(0xDC00)?;
                    (char::from_u32(0x1_0000 + ((high - 0xD800) << 10) + low)?, 12)
                } else {
                    (char::from_u32(high)?, 6)
                }
            }
            b'b' => ('\u{8}', 2),
            b'f' => ('\u{C}', 2),
            b'n' => ('\n', 2),
            b'r' => ('\r', 2),
            b't' => ('\t', 2),
            plain => (char::from(plain), 2),
        };
        self.at += len;
        Some(Character::Whole(c))
    }
}

/// Reads the code unit of a `\u` escape; the inner `None` where the text ends within it.
fn unit(text: &[u8], at: usize) -> Option<Option<u32>> {
    let Some(digits) = text.get(at + 2..at + 6) else { return Some(None) };
    let digits = std::str::from_utf8(digits).ok()?;
    u32::from_str_radix(digits, 16).ok().map(Some)
}

/// Writes a text that may not be whole without blanks between its tokens, and its characters
/// without those escapes that they do not need: texts of which the same is left to come are equal.
fn canonical(text: &[u8]) -> Box<[u8]> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        if byte != b'"' {
            out.extend((!byte.is_ascii_whitespace()).then_some(byte));
            continue;
        }
        out.push(b'"');
        let mut characters = Characters { text, at };
        loop {
            at = characters.at;
            match characters.next() {
                Some(Character::Whole(c)) => {
                    if c < ' ' || c == '"' || c == '\\' {
                        out.push(b'\\');
                    }
                    out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                }
                Some(Character::Quote) => {
                    out.push(b'"');
                    at = characters.at;
                    break;
                }
                Some(Character::Begun) | None => {
                    out.extend_from_slice(&text[at..]);
                    return out.into();
                }
            }
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_take_memory_by_their_length() {
        let mut values = Values::default();
        for n in [1000, 2000] {
            values.value_of("7".repeat(n).as_bytes());
        }
        assert!(values.size() < 200_000, "{}", values.size());
        assert!(values.may_become_number(b"777") && values.may_become_number(b"-0"));
        assert!(!values.may_become_number(b"778"));
        values.value_of(b"1.5");
        assert!(values.may_become_number(b"15000") && !values.may_become_number(b"151"));
    }

    #[test]
    fn equal_values_have_one_form() {
        for (a, b) in [
            ("1", "1.0"),
            ("1", "10e-1"),
            ("-0", "0.00"),
            ("1200", "1.2e3"),
            ("\"a\"", "\"\\u0061\""),
            ("\"\\ud83d\\ude00\"", "\"😀\""),
            ("{\"a\":1,\"b\":[true]}", "{ \"b\": [ true ], \"a\": 1.0 }"),
        ] {
            assert_eq!(
                CanonicalValue::read(a.as_bytes()),
                CanonicalValue::read(b.as_bytes()),
                "{a} {b}"
            );
        }
        for (a, b) in [("1", "10"), ("1", "\"1\""), ("0.1", "0.01"), ("1", "-1"), ("[1]", "[1,1]")]
        {
            assert_ne!(
                CanonicalValue::read(a.as_bytes()),
                CanonicalValue::read(b.as_bytes()),
                "{a} {b}"
            );
        }
    }

    #[test]
    fn spellings_of_the_same_text_are_one() {
        for (a, b) in [
            ("{ \"a\" : [1,\n 2]", "{\"a\":[1,2]"),
            ("\"\\u0061b", "\"ab"),
            ("\"\\ud83d\\ude00\"", "\"😀\""),
            ("\"\\u000a", "\"\\n"),
        ] {
            assert_eq!(canonical(a.as_bytes()), canonical(b.as_bytes()), "{a} {b}");
        }
        for (a, b) in [("\"a b", "\"ab"), ("\"\\", "\""), ("\"\\\"", "\"\""), ("\"\\u0", "\"\\u")] {
            assert_ne!(canonical(a.as_bytes()), canonical(b.as_bytes()), "{a} {b}");
        }
    }

    #[test]
    fn beginnings_of_values_are_told_from_others() {
        let may = |text: &str, value: &str| {
            Prefix::new(text.as_bytes()).may_become(&CanonicalValue::read(value.as_bytes()))
        };
        for (text, value) in [
            ("", "1"),
            ("1", "12"),
            ("1.2e", "1200"),
            ("1.2e+", "1200"),
            ("0.0", "0.01"),
            ("12", "1.2"),
            ("0", "0"),
            ("\"a", "\"ab\""),
            ("\"\\u", "\"ab\""),
            ("\"ab\" ", "\"ab\""),
            ("{\"b\": 1", "{\"a\":2,\"b\":1}"),
            ("{\"b\": 1, \"", "{\"a\":2,\"b\":1}"),
            ("[1, {", "[1,{}]"),
        ] {
            assert!(may(text, value), "{text} {value}");
        }
        for (text, value) in [
            ("2", "12"),
            ("1.2e-", "1200"),
            ("13", "12"),
            ("\"b", "\"ab\""),
            ("\"abc", "\"ab\""),
            ("{\"c", "{\"a\":2,\"b\":1}"),
            ("{\"b\": 2,", "{\"a\":2,\"b\":1}"),
            ("[1]", "[1,{}]"),
            ("nu", "true"),
        ] {
            assert!(!may(text, value), "{text} {value}");
        }
    }
}
