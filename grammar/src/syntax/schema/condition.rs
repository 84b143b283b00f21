//! `if`, `then`, `else` → ways that are told apart by a key.
//!
//! Many conditions ask for the value of one key: `if: {properties: {kind: {const: "a"}}}`, a dozen
//! or a hundred of them. Taken one by one, each doubles the ways. Instead the ways are split by
//! what that key may be: absent, one of the values that conditions name, or any other; each of
//! these decides all conditions at once. What does not hold is then said of the key as well, so
//! that both sides of a condition are exact.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::Compiler;
use super::document::SchemaNode;
use super::keywords::{ALL_TYPES, Keywords, OBJECT, form};
use super::shape::{Demand, PartialShape, SchemaShape};
use crate::Error;
use crate::expression::regex::INF;

/// Steps that a condition counts as in each of the shapes that one is split into.
const CONDITION_WORK: usize = 6;

/// Steps that a value counts as which a test lists.
const VALUE_WORK: usize = 8;

/// A condition, and what follows from it.
#[derive(Clone, Debug)]
pub(super) struct Condition<'a> {
    node: SchemaNode,
    then: Option<SchemaNode>,
    otherwise: Option<SchemaNode>,
    /// The tests that are still to be decided; the condition holds if all of these do.
    tests: Vec<KeyTest<'a>>,
    /// True if it fails of all that is no object.
    only_objects: bool,
}

/// The test of one key by a condition.
#[derive(Clone, Debug)]
struct KeyTest<'a> {
    key: &'a str,
    required: bool,
    /// The subschema that its value must satisfy.
    value: SchemaNode,
    /// All scalars that do, in the form of [`form`]; `None` where they are not listed.
    listed: Option<Rc<[String]>>,
}

/// The fate of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ConditionVerdict {
    Holds,
    Fails,
    /// The test of the key holds, others are left.
    Open,
}

impl Keywords<'_> {
    /// Returns whether nothing is said but of the values of some keys, and which must be there; and
    /// if so, of objects only.
    fn tests_keys(&self) -> bool {
        (self.types == ALL_TYPES || self.types == OBJECT)
            && self.says_nothing_of_scalars()
            && self.any_array()
            && self.pattern_properties.is_empty()
            && self.additional.is_none()
            && self.names.is_none()
            && self.dependencies.is_empty()
            && self.unevaluated_properties.is_none()
            && self.min_properties == 0
            && self.max_properties == INF
            && self.has_no_parts()
            && !self.ignores
    }

    pub(super) fn says_nothing_of_scalars(&self) -> bool {
        self.values.is_empty()
            && self.min.is_none()
            && self.max.is_none()
            && self.multiple.is_none()
            && self.min_length == 0
            && self.max_length == INF
            && self.patterns.is_empty()
    }

    /// Returns whether it is made of no other subschemas about the same value.
    fn has_no_parts(&self) -> bool {
        self.all_of.is_empty()
            && self.any_of.is_none()
            && self.one_of.is_none()
            && self.not.is_none()
            && self.conditional.is_none()
    }
}

/// A shape that is split by a key: into what is no object, objects without the key, and objects
/// with it, by which tests hold of its value.
struct KeySplit<'p, 'a> {
    shape: &'p PartialShape<'a>,
    key: &'a str,
    /// The tests of the key, each with the number of its condition.
    group: &'p [(usize, KeyTest<'a>)],
    /// True if every object of the shape has the key.
    must_come: bool,
    /// True if no object of the shape has the key.
    is_forbidden: bool,
    /// True if the shape has values that are no objects.
    has_others: bool,
    /// True if these go with the objects without the key, since conditions come to the same.
    joins_others: bool,
    /// True if a value of the key is looked at of which tests hold.
    some_hold: bool,
}

impl<'a> KeySplit<'_, 'a> {
    /// Returns whether one shape takes objects with the key and without it: a single test that asks
    /// for no key holds without it too.
    fn is_whole(&self) -> bool {
        self.joins_others
            && self.group.len() == 1
            && !self.group[0].1.required
            && self.some_hold
            && !self.is_forbidden
    }

    /// Adds the shapes of what is no object, and of objects without the key.
    fn add_without_key(&self, out: &mut Vec<PartialShape<'a>>) {
        let p = self.shape;
        if self.has_others && !self.joins_others {
            let mut others = p.decided(self.group, |_, i, _| of_no_object(&p.conditions[i]));
            others.shape.types &= !OBJECT;
            out.push(others);
        }
        // where all goes together, a value of which the test holds stands for it
        if self.is_whole() || self.must_come && !(self.has_others && self.joins_others) {
            return;
        }
        let mut without = p.decided(self.group, |_, i, test| without_key(&p.conditions[i], test));
        without.shape.forbids.push(self.key);
        if self.must_come {
            without.shape.types &= !OBJECT;
        } else if !self.joins_others {
            without.shape.types &= OBJECT;
        }
        out.push(without);
    }

    /// Returns the shape of objects with the key, of whose value certain tests hold.
    fn with_key(&self, atom: &Atom) -> PartialShape<'a> {
        let p = self.shape;
        let Atom { holds, sure } = atom;
        let mut with = p.decided(self.group, |at, i, _| {
            if holds.contains(&at) { satisfied(&p.conditions[i]) } else { ConditionVerdict::Fails }
        });
        if self.is_whole() && !holds.is_empty() {
            let value = self.group[0].1.value;
            with.shape.demands.push(Demand { key: self.key, value, holds: true });
            return with;
        }
        with.shape.types &= OBJECT;
        with.shape.requires.push(self.key);
        let demands = self.group.iter().enumerate().map(|(at, (_, test))| {
            let holds = holds.contains(&at);
            Demand { key: self.key, value: test.value, holds }
        });
        with.shape.demands.extend(demands.filter(|demand| demand.holds || !sure));
        with
    }
}

/// Returns the verdict on a condition of which a test is satisfied: it holds if that was the last.
fn satisfied(condition: &Condition) -> ConditionVerdict {
    if condition.tests.len() == 1 { ConditionVerdict::Holds } else { ConditionVerdict::Open }
}

/// Returns the verdict on a condition of an object that lacks the key of one of its tests.
fn without_key(condition: &Condition, test: &KeyTest) -> ConditionVerdict {
    if test.required { ConditionVerdict::Fails } else { satisfied(condition) }
}

impl<'a> Compiler<'a> {
    /// Returns a condition that is a matter of keys; `None` for others.
    pub(super) fn condition(
        &mut self,
        node: SchemaNode,
        then: Option<SchemaNode>,
        otherwise: Option<SchemaNode>,
    ) -> Result<Option<Condition<'a>>, Error> {
        let k = self.keywords(node)?;
        if self.is_lenient()
            || !k.tests_keys()
            || k.required.iter().any(|key| k.property(key).is_none())
        {
            return Ok(None);
        }
        let mut tests = Vec::with_capacity(k.properties.len());
        for &(key, value) in &k.properties {
            if !self.is_exact(value)? {
                return Ok(None);
            }
            let listed = self.listed_scalars(value)?;
            tests.push(KeyTest { key, required: k.required.contains(&key), value, listed });
        }
        let only_objects = k.types == OBJECT;
        Ok((!tests.is_empty()).then_some(Condition { node, then, otherwise, tests, only_objects }))
    }

    /// Returns all values that satisfy a subschema, if it lists them and they are scalars.
    pub(super) fn listed_scalars(
        &mut self,
        node: SchemaNode,
    ) -> Result<Option<Rc<[String]>>, Error> {
        let k = self.keywords(node)?;
        let Some(list) = k.values.first().filter(|_| k.has_no_parts()) else { return Ok(None) };
        let mut out = Vec::with_capacity(list.values.len());
        for &value in &list.values {
            match form(value) {
                Some(form) if self.is_valid(node, value)? => out.push(form),
                Some(_) => {}
                None => return Ok(None),
            }
        }
        out.sort_unstable();
        out.dedup();
        Ok(Some(out.into()))
    }

    /// Splits a shape by a key that its conditions ask for, and decides these; returns the shapes
    /// that come of it, `None` where they are more than `most`.
    pub(super) fn split_by_key(
        &mut self,
        p: &PartialShape<'a>,
        most: usize,
    ) -> Result<Option<Vec<PartialShape<'a>>>, Error> {
        self.count_work(CONDITION_WORK * p.conditions.len())?;
        let Some(key) = most_asked(&p.conditions) else { return Ok(Some(Vec::new())) };
        let group = tests_of_key(&p.conditions, key);
        if p.shape.types & OBJECT == 0 {
            let decided = p.decided(&group, |_, i, _| of_no_object(&p.conditions[i]));
            return Ok((most > 0).then(|| vec![decided]));
        }
        let must_come = self.required(&p.shape)?.contains(&key);
        let allowed = self.allowed_scalars(&p.shape, key)?;
        let mut n_compared = 0;
        let atoms = atoms(&group, allowed.as_deref(), &mut n_compared);
        self.count_work(n_compared)?;
        let has_others = p.shape.types & !OBJECT != 0;
        let split = KeySplit {
            shape: p,
            key,
            must_come,
            is_forbidden: p.shape.forbids.contains(&key),
            has_others,
            joins_others: !has_others
                || group.iter().all(|(i, test)| {
                    let verdict = without_key(&p.conditions[*i], test);
                    verdict == ConditionVerdict::Open || verdict == of_no_object(&p.conditions[*i])
                }),
            some_hold: atoms.first().is_some_and(|atom| !atom.holds.is_empty()),
            group: &group,
        };
        let mut out = Vec::new();
        split.add_without_key(&mut out);
        if !split.is_forbidden {
            if out.len() + atoms.len() > most {
                return Ok(None);
            }
            self.count_work(CONDITION_WORK * atoms.len() * p.conditions.len())?;
            for atom in &atoms {
                out.push(split.with_key(atom));
            }
        }
        Ok((out.len() <= most).then_some(out))
    }

    /// Returns the values that a key may have as far as subschemas that hold list them, in the form
    /// of [`form`]; `None` for any.
    fn allowed_scalars(
        &mut self,
        shape: &SchemaShape<'a>,
        key: &str,
    ) -> Result<Option<Vec<String>>, Error> {
        let mut out: Option<Vec<String>> = None;
        for &node in &shape.holds {
            let Some(child) = self.keywords(node)?.property(key) else { continue };
            let Some(list) = self.listed_scalars(child)? else { continue };
            match &mut out {
                Some(out) => out.retain(|value| list.contains(value)),
                None => out = Some(list.to_vec()),
            }
        }
        Ok(out)
    }
}

/// Returns whether a condition holds of what is no object.
fn of_no_object(condition: &Condition) -> ConditionVerdict {
    if condition.only_objects { ConditionVerdict::Fails } else { ConditionVerdict::Holds }
}

/// Returns the key that most conditions ask for.
fn most_asked<'a>(conditions: &[Condition<'a>]) -> Option<&'a str> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for test in conditions.iter().flat_map(|c| &c.tests) {
        *counts.entry(test.key).or_default() += 1;
    }
    // of equals the first
    let keys = conditions.iter().flat_map(|c| &c.tests).map(|test| test.key);
    keys.rev().max_by_key(|key| counts.get(key).copied().unwrap_or(0))
}

/// Tests that hold of one value together, and no others do.
struct Atom {
    holds: Vec<usize>,
    /// True if no value of which these hold satisfies others as well.
    sure: bool,
}

/// Returns the sets of tests that may hold of one of the values `allowed`, of any where that is
/// `None`; adds the tests that were compared for that to `n_compared`.
fn atoms(
    group: &[(usize, KeyTest)],
    allowed: Option<&[String]>,
    n_compared: &mut usize,
) -> Vec<Atom> {
    // by value, the tests that hold of it
    let (mut numbers, mut values): (HashMap<&str, usize>, Vec<Vec<usize>>) = Default::default();
    for (at, (_, test)) in group.iter().enumerate() {
        let Some(listed) = &test.listed else {
            return vec![
                Atom { holds: vec![at], sure: true },
                Atom { holds: Vec::new(), sure: false },
            ];
        };
        *n_compared += VALUE_WORK * listed.len();
        for value in &**listed {
            let number = *numbers.entry(value).or_insert_with(|| {
                values.push(Vec::new());
                values.len() - 1
            });
            values[number].push(at);
        }
    }
    let more =
        allowed.is_none_or(|allowed| allowed.iter().any(|value| !numbers.contains_key(&**value)));
    let mut may_come = vec![allowed.is_none(); values.len()];
    for value in allowed.into_iter().flatten() {
        if let Some(&number) = numbers.get(&**value) {
            may_come[number] = true;
        }
    }
    let mut out = Vec::new();
    let mut known = HashSet::new();
    for (holds, _) in values.iter().zip(may_come).filter(|v| v.1) {
        if known.insert(holds) {
            let sure = !values.iter().any(|other| {
                // both are in the order of the tests
                *n_compared += 1;
                other.len() > holds.len()
                    && holds.iter().all(|test| {
                        *n_compared += 1;
                        other.binary_search(test).is_ok()
                    })
            });
            out.push(Atom { holds: holds.clone(), sure });
        }
    }
    if more {
        out.push(Atom { holds: Vec::new(), sure: false });
    }
    out
}

/// Returns the tests of a key, each with the number of its condition: those that list values, or
/// else the first.
fn tests_of_key<'a>(conditions: &[Condition<'a>], key: &str) -> Vec<(usize, KeyTest<'a>)> {
    let test =
        |condition: &Condition<'a>| condition.tests.iter().find(|test| test.key == key).cloned();
    let tests = conditions.iter().enumerate();
    let mut tests: Vec<_> =
        tests.filter_map(|(i, condition)| Some((i, test(condition)?))).collect();
    if tests.iter().any(|(_, test)| test.listed.is_some()) {
        tests.retain(|(_, test)| test.listed.is_some());
    } else {
        tests.truncate(1);
    }
    tests
}

impl<'a> PartialShape<'a> {
    /// Returns the way on which the conditions of `group` come out so: the verdict of each by its
    /// place there, its number and test.
    fn decided(
        &self,
        group: &[(usize, KeyTest<'a>)],
        verdict: impl Fn(usize, usize, &KeyTest<'a>) -> ConditionVerdict,
    ) -> PartialShape<'a> {
        let mut way = self.without_conditions();
        let mut places = group.iter().enumerate().peekable();
        for (i, condition) in self.conditions.iter().enumerate() {
            let Some((at, (_, test))) = places.next_if(|(_, (number, _))| *number == i) else {
                way.conditions.push(condition.clone());
                continue;
            };
            match verdict(at, i, test) {
                ConditionVerdict::Holds => {
                    way.todo.extend(condition.then);
                    way.todo.push(condition.node);
                }
                ConditionVerdict::Fails => way.todo.extend(condition.otherwise),
                ConditionVerdict::Open => {
                    let mut rest = condition.clone();
                    rest.tests.retain(|other| other.key != test.key);
                    way.conditions.push(rest);
                }
            }
        }
        way
    }
}
