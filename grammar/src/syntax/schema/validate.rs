//! Validation of a value given in a schema (`enum`, `const`, a key) by a subschema.

use std::cmp::Ordering;
use std::collections::HashSet;

use serde_json::{Map, Number, Value};

use super::Compiler;
use super::document::SchemaNode;
use super::keywords::{
    ARRAY, BOOLEAN, Conditional, Dependency, FRACTION, INTEGER, Keywords, MultipleOf, NULL, OBJECT,
    STRING, Types,
};
use super::number::{Bound, ExactDecimal};
use super::value::canonical;
use crate::Error;
use crate::expression::regex::{Re, Res, remainder};

/// Deepest nesting of subschemas that a value is followed into; past it, it counts as valid.
pub(super) const MAX_DEPTH: usize = 64;

/// Work that one subschema of a value counts as: choices of choices would be followed without end.
const VALID_WORK: usize = 16;

/// Steps that a byte of a text counts as which is matched.
const MATCH_WORK: u64 = 3;

/// Most verdicts about values that the schema lists.
const MAX_VALID: usize = 1 << 18;

/// Returns the type of a value.
pub(super) fn type_of(value: &Value) -> Types {
    match value {
        Value::Null => NULL,
        Value::Bool(_) => BOOLEAN,
        Value::Number(n) if n.is_i64() || n.is_u64() => INTEGER,
        Value::Number(n) => match ExactDecimal::parse(&n.to_string()) {
            Some(d) if !d.fraction.is_empty() => FRACTION,
            _ => INTEGER,
        },
        Value::String(_) => STRING,
        Value::Array(_) => ARRAY,
        Value::Object(_) => OBJECT,
    }
}

/// Returns whether the whole text is of an expression.
pub(super) fn matches(res: &mut Res, re: Re, text: &str) -> bool {
    res.budget.take(MATCH_WORK * text.len() as u64);
    let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
    res.nullable(end)
}

/// Returns whether a number satisfies the keywords of numbers; one past all digits counts as valid.
fn is_valid_number(k: &Keywords, number: &Number) -> bool {
    if k.multiple.is_none() && k.min.is_none() && k.max.is_none() {
        return true;
    }
    let Some(number) = ExactDecimal::parse(&number.to_string()) else { return true };
    let is_within = |bound: &Bound, inside: fn(Ordering) -> bool| {
        let order = number.compare(&bound.value);
        inside(order) || (order.is_eq() && !bound.exclusive)
    };
    let is_multiple = match k.multiple {
        Some(MultipleOf::Integer(of)) => {
            let digits = number.whole.iter();
            let rest = digits.fold(0, |rest, &digit| remainder(of, rest, digit.into()));
            number.fraction.is_empty() && rest == 0
        }
        Some(MultipleOf::Decimal(of)) => of.divides(&number),
        None => true,
    };
    is_multiple
        && k.min.as_ref().is_none_or(|min| is_within(min, Ordering::is_gt))
        && k.max.as_ref().is_none_or(|max| is_within(max, Ordering::is_lt))
}

impl<'a> Compiler<'a> {
    /// Returns whether `value` satisfies all of the keywords of `node` that are enforced.
    pub(super) fn is_valid(&mut self, node: SchemaNode, value: &Value) -> Result<bool, Error> {
        self.valid(node, value, 0)
    }

    /// Returns the same of a value that the schema lists: each ends up in many sets of subschemas.
    pub(super) fn is_valid_listed(
        &mut self,
        node: SchemaNode,
        value: &'a Value,
    ) -> Result<bool, Error> {
        let key = (node, std::ptr::from_ref(value));
        if let Some(&known) = self.valid.get(&key) {
            self.count_work(1)?;
            return Ok(known);
        }
        let valid = self.valid(node, value, 0)?;
        if self.valid.len() < MAX_VALID {
            self.valid.insert(key, valid);
        }
        Ok(valid)
    }

    /// Returns the same of a value inside `depth` others.
    pub(super) fn valid(
        &mut self,
        node: SchemaNode,
        value: &Value,
        depth: usize,
    ) -> Result<bool, Error> {
        if depth > MAX_DEPTH {
            return Ok(true);
        }
        let depth = depth + 1;
        self.count_work(VALID_WORK)?;
        let k = self.keywords(node)?;
        let own = k.types & type_of(value) != 0
            && k.values.iter().all(|list| list.contains(value))
            && match value {
                Value::Number(number) => is_valid_number(&k, number),
                Value::String(string) => self.is_valid_string(&k, string),
                Value::Array(list) => self.is_valid_array(&k, list, depth)?,
                Value::Object(map) => self.is_valid_object(&k, map, value, depth)?,
                Value::Null | Value::Bool(_) => true,
            };
        if !own || !self.all_valid(k.all_of.iter().map(|&n| (n, value)), depth)? {
            return Ok(false);
        }
        let unevaluated = match value {
            Value::Object(_) => k.unevaluated_properties.is_some(),
            Value::Array(_) => k.unevaluated_items.is_some(),
            _ => false,
        };
        if unevaluated && !self.valid_unevaluated(node, &k, value, depth)? {
            return Ok(false);
        }
        self.is_valid_choice(&k, value, depth)
    }

    fn is_valid_string(&mut self, k: &Keywords<'a>, string: &str) -> bool {
        let len = string.chars().count() as u64;
        (u64::from(k.min_length)..=u64::from(k.max_length)).contains(&len)
            && k.patterns.iter().all(|pattern| {
                let re = self.valid_texts(pattern).unwrap_or(Res::ALL);
                matches(&mut self.exprs.res, re, string)
            })
    }

    fn is_valid_array(
        &mut self,
        k: &Keywords,
        list: &[Value],
        depth: usize,
    ) -> Result<bool, Error> {
        self.count_work(list.len())?;
        let mut seen = HashSet::new();
        let is_unique = !k.unique || list.iter().all(|item| seen.insert(canonical(item)));
        let mut contains = true;
        if let Some(c) = &k.contains {
            let mut count = 0;
            for item in list {
                count += u32::from(self.valid(c.node, item, depth)?);
            }
            contains = (c.min..=c.max).contains(&count);
        }
        if !contains
            || !is_unique
            || !(k.min_items as usize..=k.max_items as usize).contains(&list.len())
        {
            return Ok(false);
        }
        let node = |i: usize| k.prefix.get(i).copied().or(k.items);
        let items = list.iter().enumerate();
        self.all_valid(items.filter_map(|(i, item)| node(i).map(|node| (node, item))), depth)
    }

    /// Returns whether an object, which is `value`, satisfies the keywords of objects.
    fn is_valid_object(
        &mut self,
        k: &Keywords,
        map: &Map<String, Value>,
        value: &Value,
        depth: usize,
    ) -> Result<bool, Error> {
        let mut parts: Vec<(SchemaNode, &Value)> = Vec::new();
        for (key, member) in map {
            let mut children = Vec::new();
            self.add_children_of_key(k, key, &mut children);
            parts.extend(children.into_iter().map(|node| (node, member)));
        }
        let mut names = true;
        if let Some(node) = k.names {
            for key in map.keys() {
                names = names && self.valid(node, &Value::String(key.clone()), depth)?;
            }
        }
        let mut depends = true;
        for (_, dependency) in k.dependencies.iter().filter(|d| map.contains_key(d.0)) {
            depends = depends
                && match dependency {
                    Dependency::Keys(names) => names.iter().all(|name| map.contains_key(*name)),
                    Dependency::Schema(node) => self.valid(*node, value, depth)?,
                };
        }
        Ok(names
            && depends
            && k.required.iter().all(|name| map.contains_key(*name))
            && (k.min_properties as usize..=k.max_properties as usize).contains(&map.len())
            && self.all_valid(parts, depth)?)
    }

    /// Returns whether a value satisfies `anyOf`, `oneOf`, `not` and `if`.
    fn is_valid_choice(
        &mut self,
        k: &Keywords,
        value: &Value,
        depth: usize,
    ) -> Result<bool, Error> {
        if let Some(ways) = &k.any_of
            && self.count_valid(ways, value, depth)? == 0
        {
            return Ok(false);
        }
        if let Some(ways) = &k.one_of {
            let count = self.count_valid(ways, value, depth)?;
            let mut exact = !self.is_lenient();
            for &way in ways {
                exact = exact && self.is_exact(way)?;
            }
            if count == 0 || (exact && count > 1) {
                return Ok(false);
            }
            if count > 1 && self.is_lenient() {
                self.ignore(ways[0], "");
            }
        }
        if let Some(not) = k.not
            && self.valid(not, value, depth)?
        {
            if self.is_lenient() {
                self.ignore(not, "");
            } else if self.is_exact(not)? {
                return Ok(false);
            }
        }
        if let Some(Conditional { test: condition, then, otherwise }) = k.conditional
            && self.is_exact(condition)?
        {
            let branch = if self.valid(condition, value, depth)? { then } else { otherwise };
            return branch.map_or(Ok(true), |n| self.valid(n, value, depth));
        }
        Ok(true)
    }

    /// Returns whether each value satisfies the subschema beside it.
    pub(super) fn all_valid<'v>(
        &mut self,
        parts: impl IntoIterator<Item = (SchemaNode, &'v Value)>,
        depth: usize,
    ) -> Result<bool, Error> {
        for (node, value) in parts {
            if !self.valid(node, value, depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn count_valid(
        &mut self,
        ways: &[SchemaNode],
        value: &Value,
        depth: usize,
    ) -> Result<usize, Error> {
        let mut count = 0;
        for &node in ways {
            count += usize::from(self.valid(node, value, depth)?);
        }
        Ok(count)
    }

    /// Adds the subschemas that one subschema itself asks of the value of a key.
    pub(super) fn add_children_of_key(
        &mut self,
        k: &Keywords,
        key: &str,
        out: &mut Vec<SchemaNode>,
    ) {
        let before = out.len();
        out.extend(k.property(key));
        for &(re, child) in &k.pattern_properties {
            if matches(&mut self.exprs.res, re, key) {
                out.push(child);
            }
        }
        if out.len() == before {
            out.extend(k.additional);
        }
    }
}
