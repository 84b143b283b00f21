//! The part of a listed value that its subschemas evaluate: the rest is `unevaluatedProperties`
//! and `unevaluatedItems`.

use std::collections::HashSet;

use serde_json::Value;

use super::Compiler;
use super::document::SchemaNode;
use super::keywords::{Conditional, Dependency, Keywords};
use super::validate::{MAX_DEPTH, matches};
use crate::Error;

/// Members and items that subschemas evaluate.
#[derive(Default)]
struct Evaluated {
    keys: HashSet<String>,
    items: HashSet<usize>,
    /// True if it is all of them, or may be.
    all: bool,
}

impl<'a> Compiler<'a> {
    /// Returns whether what a subschema and its parts do not evaluate is as it says.
    pub(super) fn valid_unevaluated(
        &mut self,
        node: SchemaNode,
        k: &Keywords<'a>,
        value: &Value,
        depth: usize,
    ) -> Result<bool, Error> {
        let mut found = Evaluated::default();
        self.own(k, value, depth, &mut found)?;
        self.parts(k, value, depth, &mut HashSet::from([node]), &mut found)?;
        if found.all {
            return Ok(true);
        }
        match (value, k.unevaluated_properties, k.unevaluated_items) {
            (Value::Object(map), Some(child), _) => {
                let left = map
                    .iter()
                    .filter(|(key, _)| !found.keys.contains(*key))
                    .map(|(_, v)| (child, v));
                self.all_valid(left, depth)
            }
            (Value::Array(list), _, Some(child)) => {
                let left = list.iter().enumerate().filter(|(i, _)| !found.items.contains(i));
                self.all_valid(left.map(|(_, v)| (child, v)), depth)
            }
            _ => Ok(true),
        }
    }

    /// Returns what one subschema evaluates by itself.
    fn own(
        &mut self,
        k: &Keywords,
        value: &Value,
        depth: usize,
        found: &mut Evaluated,
    ) -> Result<(), Error> {
        match value {
            Value::Object(map) => {
                found.all |= k.additional.is_some();
                for key in map.keys() {
                    let mut patterns = k.pattern_properties.iter();
                    if k.property(key).is_some()
                        || patterns.any(|&(re, _)| matches(&mut self.exprs.res, re, key))
                    {
                        found.keys.insert(key.clone());
                    }
                }
            }
            Value::Array(list) => {
                found.all |= k.items.is_some();
                found.items.extend(0..k.prefix.len().min(list.len()));
                for (i, item) in list.iter().enumerate() {
                    if let Some(contains) = k.contains
                        && self.valid(contains.node, item, depth)?
                    {
                        found.items.insert(i);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns what those subschemas evaluate that hold of the same value.
    fn parts(
        &mut self,
        k: &Keywords<'a>,
        value: &Value,
        depth: usize,
        seen: &mut HashSet<SchemaNode>,
        found: &mut Evaluated,
    ) -> Result<(), Error> {
        // what is left out may speak of anything
        found.all |= depth > MAX_DEPTH || k.ignores;
        let mut holding = k.all_of.clone();
        for &way in k.any_of.iter().flatten().chain(k.one_of.iter().flatten()) {
            if self.valid(way, value, depth)? {
                holding.push(way);
            }
        }
        if let Some(Conditional { test: condition, then, otherwise }) = k.conditional {
            if self.valid(condition, value, depth)? {
                holding.extend([Some(condition), then].into_iter().flatten());
            } else {
                holding.extend(otherwise);
            }
        }
        for (key, dependency) in &k.dependencies {
            if let Dependency::Schema(node) = dependency
                && value.get(key).is_some()
            {
                holding.push(*node);
            }
        }
        for node in holding {
            if found.all || !seen.insert(node) {
                continue;
            }
            let k = self.keywords(node)?;
            found.all |= match value {
                Value::Object(_) => k.unevaluated_properties.is_some(),
                _ => k.unevaluated_items.is_some(),
            };
            self.own(&k, value, depth, found)?;
            self.parts(&k, value, depth + 1, seen, found)?;
        }
        Ok(())
    }
}
