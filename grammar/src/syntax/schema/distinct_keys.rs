//! Sets of keys, each once.

use std::collections::HashSet;

/// As many keys are compared one by one faster than they are hashed.
const FEW: usize = 8;

/// A set of keys.
#[derive(Debug, Default)]
pub(super) struct DistinctKeys<'a> {
    /// The keys, in the order in which they came.
    keys: Vec<&'a str>,
    /// The same, if they are many.
    many: HashSet<&'a str>,
}

impl<'a> DistinctKeys<'a> {
    /// Adds a key; returns whether it is new.
    pub(super) fn insert(&mut self, key: &'a str) -> bool {
        if self.contains(key) {
            return false;
        }
        self.keys.push(key);
        if self.keys.len() == FEW + 1 {
            self.many.extend(&self.keys);
        } else if self.keys.len() > FEW {
            self.many.insert(key);
        }
        true
    }

    /// Returns whether a key is in it.
    pub(super) fn contains(&self, key: &str) -> bool {
        if self.many.is_empty() { self.keys.contains(&key) } else { self.many.contains(key) }
    }

    /// Returns the keys as a list.
    pub(super) fn into_keys(self) -> Vec<&'a str> {
        self.keys
    }

    /// Returns the keys.
    pub(super) fn keys(&self) -> &[&'a str] {
        &self.keys
    }
}

impl<'a> Extend<&'a str> for DistinctKeys<'a> {
    fn extend<T: IntoIterator<Item = &'a str>>(&mut self, keys: T) {
        for key in keys {
            self.insert(key);
        }
    }
}

impl<'a> FromIterator<&'a str> for DistinctKeys<'a> {
    fn from_iter<T: IntoIterator<Item = &'a str>>(keys: T) -> DistinctKeys<'a> {
        let mut all = DistinctKeys::default();
        all.extend(keys);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_keys_are_there_once() {
        let words: Vec<String> = (0..3 * FEW).map(|n| format!("key {n}")).collect();
        let mut all = DistinctKeys::default();
        for (n, word) in words.iter().enumerate() {
            assert!(!all.contains(word) && all.insert(word));
            assert!(words[..=n].iter().all(|known| !all.insert(known)));
            assert_eq!(all.keys().len(), n + 1);
        }
    }
}
