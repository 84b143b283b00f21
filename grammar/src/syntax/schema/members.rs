//! Members of objects beyond the declared ones: which names they may have.

use std::collections::HashSet;

use serde_json::Value;

use super::Compiler;
use super::document::{NodeContent, SchemaNode};
use super::format::FormatTexts;
use super::keywords::STRING;
use super::objects::KeySpeakers;
use super::shape::SchemaShape;
use crate::Error;
use crate::expression::regex::{Emptiness, Re};

/// Most sets of names that patterns are told apart by.
const MAX_NAME_SETS: usize = 64;

/// Most names that are listed in place of open ones.
const MAX_LISTED_NAMES: usize = 64;

/// Steps that a pattern counts as which is looked for in some names.
const PATTERN_WORK: usize = 4;

/// Names that patterns do not tell apart.
struct NameSet {
    re: Re,
    /// The numbers of the patterns that are found in them.
    inside: Vec<u32>,
}

impl<'a> Compiler<'a> {
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
    /// values. `speakers` are those of `shape`.
    pub(super) fn others(
        &mut self,
        shape: &SchemaShape<'a>,
        declared: &[&str],
        speakers: &KeySpeakers<'a>,
    ) -> Result<Vec<(Re, u32)>, Error> {
        let mut patterns: Vec<(Re, SchemaNode)> = Vec::new();
        let mut known: HashSet<Re> = HashSet::new();
        let mut all = Vec::new();
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            for &(re, _) in &k.pattern_properties {
                if known.insert(re) {
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
            let found: HashSet<Re> = inside.iter().map(|&at| patterns[at as usize].0).collect();
            let is_found = |re: Re| found.contains(&re);
            let mut children = Vec::new();
            for &node in &shape.holds {
                let k = self.keywords(node)?;
                self.count_work(PATTERN_WORK * k.pattern_properties.len())?;
                let before = children.len();
                for &(re, child) in &k.pattern_properties {
                    if is_found(re) {
                        children.push(child);
                    }
                }
                if children.len() == before {
                    children.extend(k.additional);
                }
            }
            let left = speakers.unevaluated.iter().filter(|left| !left.evaluates_names(is_found));
            children.extend(left.map(|left| left.value));
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
        for (number, &(pattern, node)) in (0..).zip(patterns) {
            let not = self.exprs.res.not(pattern);
            let mut next = Vec::with_capacity(sets.len() + 1);
            let mut unsure = false;
            let many = sets.len() >= MAX_NAME_SETS;
            for NameSet { re, inside } in sets {
                if many && !inside.is_empty() {
                    self.exprs.res.budget.take(1);
                    unsure = true;
                    next.push(NameSet { re, inside });
                    continue;
                }
                self.exprs.res.budget.take((PATTERN_WORK + inside.len()) as u64);
                let with = inside.iter().copied().chain([number]).collect();
                for (side, inside) in [(not, inside), (pattern, with)] {
                    let part = self.exprs.res.and([re, side]);
                    match self.exprs.res.emptiness(part) {
                        Emptiness::NonEmpty => next.push(NameSet { re: part, inside }),
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
