//! `unevaluatedProperties` and `unevaluatedItems`: the parts of a subschema that hold of a value
//! with it, and the members and items that these speak of.
//!
//! A way has chosen which alternatives, conditions and dependencies hold. So of each subschema with
//! such a keyword the parts are known that hold, however deep, and those alone count: what stands
//! beside it, or what no alternative of it has brought, does not. For example, of
//! `{"properties": {"a": {}}, "allOf": [{"unevaluatedProperties": false}]}` the inner subschema has
//! no parts, and so no object has members.

use std::collections::HashSet;
use std::rc::Rc;

use super::Compiler;
use super::document::SchemaNode;
use super::keywords::{Conditional, Dependency, Keywords};
use super::shape::{MAX_TOGETHER, SchemaShape};
use super::validate::matches;
use crate::Error;
use crate::expression::regex::{Re, Res};

/// A subschema for what nothing evaluates of those beside it.
#[derive(Clone, Debug)]
pub(super) struct Unevaluated<'a> {
    /// The subschema for it.
    pub value: SchemaNode,
    /// The subschema that has the keyword, and the parts of it that hold of the same value.
    inside: Rc<[(SchemaNode, Rc<Keywords<'a>>)]>,
}

impl Unevaluated<'_> {
    /// Returns whether a member of this name is evaluated.
    pub(super) fn evaluates_key(&self, res: &mut Res, key: &str) -> bool {
        self.evaluates_names(|re| matches(res, re, key))
            || self.inside.iter().any(|(_, k)| k.property(key).is_some())
    }

    /// Returns whether members are evaluated whose names no subschema declares, and are found by
    /// the patterns that `is_found` says.
    pub(super) fn evaluates_names(&self, mut is_found: impl FnMut(Re) -> bool) -> bool {
        self.inside.iter().any(|(_, k)| {
            k.additional.is_some() || k.pattern_properties.iter().any(|&(re, _)| is_found(re))
        })
    }

    /// Returns whether item number `i` is evaluated whatever it is.
    pub(super) fn evaluates_item(&self, i: usize) -> bool {
        self.inside.iter().any(|(_, k)| k.items.is_some() || k.prefix.len() > i)
    }

    /// Returns whether the `contains` of a subschema evaluates items.
    pub(super) fn has(&self, node: SchemaNode) -> bool {
        self.inside.iter().any(|part| part.0.in_any_order() == node.in_any_order())
    }
}

impl<'a> Compiler<'a> {
    /// Returns the subschemas for what nothing else evaluates, by one of the two keywords: none
    /// where a part has the keyword too, which evaluates all, or where a part has a keyword that is
    /// not enforced and may speak of anything. The latter is reported.
    pub(super) fn unevaluated(
        &mut self,
        shape: &SchemaShape<'a>,
        which: fn(&Keywords) -> Option<SchemaNode>,
    ) -> Result<Vec<Unevaluated<'a>>, Error> {
        let mut found = Vec::new();
        for &node in &shape.holds {
            let Some(value) = which(&*self.keywords(node)?) else { continue };
            let inside = self.parts_that_hold(node, shape)?;
            if inside.iter().any(|(part, k)| *part != node && which(k).is_some()) {
                continue;
            }
            let is_unsure = inside.iter().any(|(_, k)| k.ignores);
            if is_unsure || self.may_hold_together(&inside)? {
                self.ignore(value, "");
            }
            if !is_unsure {
                found.push(Unevaluated { value, inside: inside.into() });
            }
        }
        Ok(found)
    }

    /// Returns a subschema that holds on a way, and those of its parts that hold of the same value.
    fn parts_that_hold(
        &mut self,
        node: SchemaNode,
        shape: &SchemaShape<'a>,
    ) -> Result<Vec<(SchemaNode, Rc<Keywords<'a>>)>, Error> {
        let holds: HashSet<SchemaNode> =
            shape.holds.iter().map(|node| node.in_any_order()).collect();
        let required = self.required(shape)?;
        let mut seen = HashSet::new();
        let mut inside = Vec::new();
        let mut todo = vec![node];
        while let Some(node) = todo.pop() {
            // what is nothing but a reference may have been chosen by another one
            let node = if holds.contains(&node.in_any_order()) { node } else { self.meant(node)? };
            if !holds.contains(&node.in_any_order()) || !seen.insert(node.in_any_order()) {
                continue;
            }
            self.count_work(1)?;
            let k = self.keywords(node)?;
            todo.extend(&k.all_of);
            todo.extend(k.any_of.iter().flatten().chain(k.one_of.iter().flatten()));
            if let Some(Conditional { test, then, otherwise }) = k.conditional {
                let is_true = holds.contains(&test.in_any_order());
                let branch = if is_true { then } else { otherwise };
                todo.extend([Some(test), branch].into_iter().flatten());
            }
            for (key, dependency) in &k.dependencies {
                if let Dependency::Schema(node) = dependency
                    && required.contains(key)
                {
                    todo.push(*node);
                }
            }
            let held = if shape.holds.contains(&node) { node } else { node.in_any_order() };
            inside.push((held, k));
        }
        Ok(inside)
    }

    /// Returns whether so many alternatives of an `anyOf` that speak of members or items may hold
    /// of one value that they are taken one at a time: only where values may have others than are
    /// described.
    fn may_hold_together(
        &mut self,
        inside: &[(SchemaNode, Rc<Keywords<'a>>)],
    ) -> Result<bool, Error> {
        if !self.options.open_objects {
            return Ok(false);
        }
        for (_, k) in inside {
            let alternatives = k.any_of.as_deref().unwrap_or_default();
            if self.speaking(alternatives)?.len() > MAX_TOGETHER {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
