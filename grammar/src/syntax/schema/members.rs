//! Members of objects beyond the declared ones: which names they may have, and what nothing else
//! constrains.

use std::collections::HashSet;

use serde_json::Value;

use super::Compiler;
use super::document::{NodeContent, SchemaNode};
use super::format::FormatTexts;
use super::keywords::{Conditional, Dependency, Keywords, STRING};
use super::shape::{MAX_TOGETHER, SchemaShape};
use crate::Error;
use crate::expression::regex::{Emptiness, Re};

/// Most sets of names that patterns are told apart by.
const MAX_NAME_SETS: usize = 64;

/// Most names that are listed in place of open ones.
const MAX_LISTED_NAMES: usize = 64;

/// Names that patterns do not tell apart.
struct NameSet {
    re: Re,
    /// By pattern, whether it is found in them.
    inside: Vec<bool>,
}

impl<'a> Compiler<'a> {
    /// Returns the subschema for what nothing else constrains: the innermost one, and none where a
    /// keyword that is not enforced may speak of it. What speaks beside the subschema that has the
    /// keyword, and not inside it, does not count for the specification and does here: then the
    /// keyword is reported.
    pub(super) fn unevaluated(
        &mut self,
        shape: &SchemaShape<'a>,
        which: fn(&Keywords) -> Option<SchemaNode>,
    ) -> Result<Option<SchemaNode>, Error> {
        let mut found = None;
        let mut unsure = false;
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            unsure |= k.ignores;
            found = which(&k).map(|value| (node, value)).or(found);
        }
        let Some((node, value)) = found else { return Ok(None) };
        if unsure || !self.surrounds(node, &shape.holds)? || self.may_hold_together(shape)? {
            self.ignore(value, "");
        }
        Ok(Some(value).filter(|_| !unsure))
    }

    /// Returns whether so many alternatives of an `anyOf` that speak of members or items may hold
    /// of one value that they are taken one at a time: only where values may have others than are
    /// described.
    fn may_hold_together(&mut self, shape: &SchemaShape<'a>) -> Result<bool, Error> {
        if !self.options.open_objects {
            return Ok(false);
        }
        for &node in &shape.holds {
            let alternatives = self.keywords(node)?.any_of.clone().unwrap_or_default();
            if self.speaking(&alternatives)?.len() > MAX_TOGETHER {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether all of `others` are part of what a subschema says of the same value.
    fn surrounds(&mut self, node: SchemaNode, others: &[SchemaNode]) -> Result<bool, Error> {
        let mut inside = HashSet::new();
        let mut todo = vec![node];
        while let Some(node) = todo.pop() {
            if !inside.insert(node.in_any_order()) {
                continue;
            }
            self.count_work(1)?;
            let k = self.keywords(node)?;
            todo.extend(
                k.all_of.iter().chain(k.any_of.iter().flatten()).chain(k.one_of.iter().flatten()),
            );
            if let Some(Conditional { test: condition, then, otherwise }) = k.conditional {
                todo.extend([Some(condition), then, otherwise].into_iter().flatten());
            }
            todo.extend(k.dependencies.iter().filter_map(|(_, dependency)| match dependency {
                Dependency::Schema(node) => Some(*node),
                Dependency::Keys(_) => None,
            }));
        }
        Ok(others.iter().all(|other| inside.contains(&other.in_any_order())))
    }

    /// Returns all names that members may have, if subschemas of names list them and they are few.
    pub(super) fn listed_names(
        &mut self,
        shape: &SchemaShape<'a>,
    ) -> Result<Option<Vec<&'a str>>, Error> {
        for &node in &shape.holds {
            let Some(names) = self.keywords(node)?.names else { continue };
            let mut all: Option<Vec<&'a str>> = Some(Vec::new());
            for way in self.known_shapes(&[names])?.iter() {
                let listed = self.listed(way)?;
                all = all.zip(listed).map(|(mut all, listed)| {
                    all.extend(listed.into_iter().filter_map(Value::as_str));
                    all
                });
            }
            if let Some(all) = all.filter(|all| all.len() <= MAX_LISTED_NAMES) {
                return Ok(Some(all));
            }
        }
        Ok(None)
    }

    /// Returns names other than the declared ones, in disjoint sets, each with the rule of its
    /// values.
    pub(super) fn others(
        &mut self,
        shape: &SchemaShape<'a>,
        declared: &[&str],
    ) -> Result<Vec<(Re, u32)>, Error> {
        let mut patterns: Vec<(Re, SchemaNode)> = Vec::new();
        let mut all = Vec::new();
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            for &(re, _) in &k.pattern_properties {
                if !patterns.iter().any(|p| p.0 == re) {
                    patterns.push((re, node));
                }
            }
            if let Some(names) = k.names {
                all.push(self.language(names, STRING, FormatTexts::Generated, 0)?);
            }
        }
        if !declared.is_empty() {
            let words = self.exprs.res.words(declared.iter().copied());
            all.push(self.exprs.res.not(words));
        }
        let mut out = Vec::new();
        for NameSet { re: names, inside } in self.told_apart(all, &patterns) {
            let mut children = Vec::new();
            for &node in &shape.holds {
                let k = self.keywords(node)?;
                let before = children.len();
                for (re, child) in &k.pattern_properties {
                    if patterns.iter().zip(&inside).any(|(p, &inside)| inside && p.0 == *re) {
                        children.push(*child);
                    }
                }
                if children.len() == before {
                    children.extend(k.additional);
                }
            }
            if children.is_empty() {
                children.extend(self.unevaluated(shape, |k| k.unevaluated_properties)?);
            }
            let never = children
                .iter()
                .any(|&n| matches!(self.doc.content(n), NodeContent::Schema(Value::Bool(false))));
            if !never {
                out.push((names, self.rule(children, Vec::new())?));
            }
        }
        Ok(out)
    }

    /// Returns the names of `all` by the patterns that are found in them. Where these come to too
    /// many sets, some patterns are looked for only in names that no other is found in, and
    /// reported.
    fn told_apart(&mut self, all: Vec<Re>, patterns: &[(Re, SchemaNode)]) -> Vec<NameSet> {
        let whole = self.exprs.res.and(all);
        let mut sets = vec![NameSet { re: whole, inside: Vec::new() }];
        if !self.exprs.res.is_live(whole) {
            sets.clear();
        }
        for &(pattern, node) in patterns {
            let not = self.exprs.res.not(pattern);
            let mut next = Vec::with_capacity(sets.len() + 1);
            let mut unsure = false;
            let many = sets.len() >= MAX_NAME_SETS;
            for NameSet { re, inside } in sets {
                let with =
                    |found: bool| inside.iter().copied().chain([found]).collect::<Vec<bool>>();
                if many && inside.contains(&true) {
                    unsure = true;
                    next.push(NameSet { re, inside: with(false) });
                    continue;
                }
                for (side, found) in [(not, false), (pattern, true)] {
                    let part = self.exprs.res.and([re, side]);
                    match self.exprs.res.emptiness(part) {
                        Emptiness::NonEmpty => next.push(NameSet { re: part, inside: with(found) }),
                        Emptiness::Empty => {}
                        Emptiness::Unknown => unsure = true,
                    }
                }
            }
            if unsure {
                self.ignore(node, "patternProperties");
            }
            sets = next;
        }
        sets
    }
}
