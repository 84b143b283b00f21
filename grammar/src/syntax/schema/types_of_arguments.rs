//! The types that the schemas of tools leave their arguments.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::document::SchemaNode;
use super::keywords::{ALL_TYPES, ARRAY, Keywords, NUMBER, OBJECT, Types};
use super::validate::type_of;
use super::{Compiler, Options, check_size};
use crate::Error;
use crate::argument_types::{ArgumentTypes, InnerTypes, ValueTypes};
use crate::budget::Stop;
use crate::expression::Purpose;
use crate::frame::{Beside, Roots};
use crate::intern::FastMap;

/// Subschemas that stand for each other are followed so far.
const MAX_DEPTH: usize = 64;
/// Values within each other are looked at so far; those further in may have any type.
const MAX_INNER_DEPTH: usize = 8;

/// Returns the types of the arguments of each tool: `schema` is an `anyOf` of the schemas of their
/// arguments. No argument has a value of another type; of one whose types choices decide there may
/// be more than it can have.
///
/// # Errors
/// A keyword has a value that means nothing, there is too much work, or the search was stopped.
pub(crate) fn argument_types(
    schema: &Value,
    options: Options,
    stop: &Stop,
) -> Result<Vec<ArgumentTypes>, Error> {
    types_of_tools(schema, options, stop, TypeDepth::Arguments)
}

/// Returns the types of the arguments of each tool, with those of the values inside them.
///
/// # Errors
/// As [`argument_types`].
pub(crate) fn types_within_arguments(
    schema: &Value,
    options: Options,
    stop: &Stop,
) -> Result<Vec<ArgumentTypes>, Error> {
    types_of_tools(schema, options, stop, TypeDepth::Within)
}

/// The values whose types are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TypeDepth {
    /// Arguments alone.
    Arguments,
    /// Arguments and the values inside them.
    Within,
}

fn types_of_tools(
    schema: &Value,
    options: Options,
    stop: &Stop,
    depth: TypeDepth,
) -> Result<Vec<ArgumentTypes>, Error> {
    check_size(schema)?;
    let mut compiler = Compiler::new(schema, options, Purpose::Masks, stop);
    let roots = compiler.roots(schema, Roots::Alternatives, Beside::Nothing);
    let types = |root: SchemaNode| {
        let types = compiler.types_of_arguments(root)?;
        if depth == TypeDepth::Arguments {
            return Ok(types);
        }
        let inner = compiler.inner_types(&[root], 0)?.members.inner;
        Ok(ArgumentTypes { inner, ..types })
    };
    roots.into_iter().map(types).collect()
}

/// Types that are known by subschema; none, where it says nothing.
type KnownTypes = FastMap<SchemaNode, Option<Types>>;

impl Compiler<'_> {
    fn types_of_arguments(&mut self, root: SchemaNode) -> Result<ArgumentTypes, Error> {
        let mut known = KnownTypes::default();
        let types = |found: Option<Types>| told_apart(found.unwrap_or(ALL_TYPES));
        let mut declared = BTreeMap::new();
        for name in self.names_of_arguments(root)? {
            let mut of_name = KnownTypes::default();
            let found = self.types_of_key(root, Some(&name), &mut of_name, 0)?;
            declared.insert(name, types(found));
        }
        let found = self.types_of_key(root, None, &mut known, 0)?;
        Ok(ArgumentTypes { declared, others: types(found), ..ArgumentTypes::default() })
    }

    /// Returns the types of what the values of some subschemas have in them: all that any of these
    /// leaves.
    fn inner_types(&mut self, nodes: &[SchemaNode], depth: usize) -> Result<InnerTypes, Error> {
        let mut inner = InnerTypes::default();
        if depth >= MAX_INNER_DEPTH {
            return Ok(inner);
        }
        let parts = self.parts_of_all(nodes)?;
        let mut names = BTreeSet::new();
        let mut items = Vec::new();
        let mut others = Vec::new();
        for &part in &parts {
            let k = self.keywords(part)?;
            names.extend(k.properties.iter().map(|property| property.0.to_owned()));
            items.extend(k.prefix.iter().copied().chain(k.items));
            others.extend(k.additional);
            others.extend(k.pattern_properties.iter().map(|pattern| pattern.1));
        }
        for name in names {
            let mut children = Vec::new();
            for &part in &parts {
                let k = self.keywords(part)?;
                self.add_children_of_key(&k, &name, &mut children);
            }
            let types = self.types_of_any(&children)?;
            if types.has(ARRAY | OBJECT) {
                let inside = self.inner_types(&children, depth + 1)?;
                inner.members.inner.insert(name.clone(), inside);
            }
            inner.members.declared.insert(name, types);
        }
        inner.members.others = self.types_of_any(&others)?;
        inner.item = self.types_of_any(&items)?;
        if inner.item.has(ARRAY | OBJECT) && !items.is_empty() {
            inner.inside_item = Some(Box::new(self.inner_types(&items, depth + 1)?));
        }
        Ok(inner)
    }

    /// Returns some subschemas and those of the same value that they name.
    fn parts_of_all(&mut self, nodes: &[SchemaNode]) -> Result<Vec<SchemaNode>, Error> {
        let mut seen = nodes.to_vec();
        let mut at = 0;
        while let Some(&node) = seen.get(at) {
            at += 1;
            self.count_work(seen.len())?;
            let k = self.keywords(node)?;
            for next in parts_of(&k) {
                if !seen.contains(&next) {
                    seen.push(next);
                }
            }
        }
        Ok(seen)
    }

    /// Returns the types of the values of any of some subschemas; all, where there is none.
    fn types_of_any(&mut self, nodes: &[SchemaNode]) -> Result<ValueTypes, Error> {
        let mut any = 0;
        for &node in nodes {
            any |= self.types_of_value(node, &mut KnownTypes::default(), 0)?;
        }
        Ok(told_apart(if any == 0 { ALL_TYPES } else { any }))
    }

    /// Returns the types of the values of all of some subschemas.
    pub(super) fn types_of_all(&mut self, nodes: &[SchemaNode]) -> Result<Types, Error> {
        let mut types = ALL_TYPES;
        for &node in nodes {
            types &= self.types_of_value(node, &mut KnownTypes::default(), 0)?;
        }
        Ok(told_apart(types).0)
    }

    /// Returns the names of members that a subschema declares, or one that holds with it.
    fn names_of_arguments(&mut self, root: SchemaNode) -> Result<BTreeSet<String>, Error> {
        let mut names = BTreeSet::new();
        for node in self.parts_of_all(&[root])? {
            let k = self.keywords(node)?;
            names.extend(k.properties.iter().map(|property| property.0.to_owned()));
        }
        Ok(names)
    }

    /// Returns the types of the value of a member, or of one that no subschema declares; `None`
    /// where nothing is said of it.
    fn types_of_key(
        &mut self,
        node: SchemaNode,
        key: Option<&str>,
        known: &mut KnownTypes,
        depth: usize,
    ) -> Result<Option<Types>, Error> {
        if let Some(&types) = known.get(&node) {
            return Ok(types);
        }
        if depth > MAX_DEPTH {
            return Ok(None);
        }
        self.count_work(1)?;
        known.insert(node, None);
        let k = self.keywords(node)?;
        let mut found = self.types_said_of(&k, key)?;
        for &part in &k.all_of {
            let part = self.types_of_key(part, key, known, depth + 1)?;
            found = both(found, part);
        }
        for ways in [&k.any_of, &k.one_of].into_iter().flatten() {
            let mut any = Some(0);
            for &way in ways {
                let of_way = self.types_of_key(way, key, known, depth + 1)?;
                // a member that such a way does not declare does not come there
                let is_closed = of_way.is_none() && !self.options.open_objects && {
                    let way = self.keywords(way)?;
                    !way.properties.is_empty()
                        && !way.only_refers
                        && parts_of(&way).next().is_none()
                        && !key.is_some_and(|key| way.required.contains(&key))
                };
                if !is_closed {
                    any = any.zip(of_way).map(|(a, b)| a | b);
                }
            }
            found = both(found, any.filter(|&any| any != 0));
        }
        known.insert(node, found);
        Ok(found)
    }

    /// Returns the types that the keywords of a subschema itself leave the value of a member.
    fn types_said_of(&mut self, k: &Keywords, key: Option<&str>) -> Result<Option<Types>, Error> {
        let mut children = Vec::new();
        let mut values = FastMap::default();
        let Some(key) = key else {
            let Some(additional) = k.additional else { return Ok(None) };
            children.push(additional);
            children.extend(k.pattern_properties.iter().map(|pattern| pattern.1));
            let mut any = 0;
            for child in children {
                any |= self.types_of_value(child, &mut values, 0)?;
            }
            return Ok(Some(any));
        };
        self.add_children_of_key(k, key, &mut children);
        let mut all = None;
        for child in children {
            let types = self.types_of_value(child, &mut values, 0)?;
            all = both(all, Some(types));
        }
        Ok(all)
    }

    /// Returns types of which every value of a subschema is.
    fn types_of_value(
        &mut self,
        node: SchemaNode,
        known: &mut KnownTypes,
        depth: usize,
    ) -> Result<Types, Error> {
        if let Some(&types) = known.get(&node) {
            return Ok(types.unwrap_or(ALL_TYPES));
        }
        if depth > MAX_DEPTH {
            return Ok(ALL_TYPES);
        }
        self.count_work(1)?;
        known.insert(node, None);
        let k = self.keywords(node)?;
        let mut types = k.types;
        for list in &k.values {
            types &= list.values.iter().fold(0, |all, value| all | type_of(value));
        }
        for &part in &k.all_of {
            types &= self.types_of_value(part, known, depth + 1)?;
        }
        for ways in [&k.any_of, &k.one_of].into_iter().flatten() {
            let mut any = 0;
            for &way in ways {
                any |= self.types_of_value(way, known, depth + 1)?;
            }
            types &= any;
        }
        known.insert(node, Some(types));
        Ok(types)
    }
}

/// Returns types as they are told apart between tags: a number and the others.
fn told_apart(types: Types) -> ValueTypes {
    ValueTypes(if types & NUMBER != 0 { types | NUMBER } else { types })
}

/// Returns the subschemas of the same value that a subschema names.
fn parts_of<'k>(k: &'k Keywords<'_>) -> impl Iterator<Item = SchemaNode> + 'k {
    let condition = k
        .conditional
        .iter()
        .flat_map(|it| [Some(it.test), it.then, it.otherwise].into_iter().flatten());
    let dependent = k.dependencies.iter().filter_map(|(_, dependency)| match dependency {
        super::keywords::Dependency::Schema(node) => Some(*node),
        super::keywords::Dependency::Keys(_) => None,
    });
    let choices = k.any_of.iter().chain(&k.one_of).flatten().copied();
    k.all_of.iter().copied().chain(choices).chain(condition).chain(dependent)
}

/// Returns the types that both leave; `None` says nothing.
fn both(a: Option<Types>, b: Option<Types>) -> Option<Types> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a & b),
        (one, None) | (None, one) => one,
    }
}
