//! Members of a subschema by keyword.

use serde_json::{Map, Value};

/// The members of a subschema. Most of the keywords that are looked for are not there, which a few
/// bits tell sooner than a search.
#[derive(Clone, Copy)]
pub(super) struct KeywordMap<'a> {
    map: &'a Map<String, Value>,
    /// The [`mark`]s of all keys.
    marks: u64,
}

/// Returns one bit for a key.
fn mark(key: &str) -> u64 {
    let bytes = key.as_bytes();
    let first = usize::from(bytes.first().copied().unwrap_or(0));
    let last = usize::from(bytes.last().copied().unwrap_or(0));
    1 << ((first + 5 * last + 11 * bytes.len()) % 64)
}

impl<'a> KeywordMap<'a> {
    pub(super) fn new(map: &'a Map<String, Value>) -> KeywordMap<'a> {
        KeywordMap { map, marks: map.keys().fold(0, |marks, key| marks | mark(key)) }
    }

    /// Returns the value of a keyword.
    pub(super) fn get(&self, key: &str) -> Option<&'a Value> {
        if self.marks & mark(key) == 0 { None } else { self.map.get(key) }
    }

    /// Returns whether a keyword is there.
    pub(super) fn contains_key(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// Returns all keys.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'a String> {
        self.map.keys()
    }

    /// Returns all members.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        self.map.iter()
    }
}
