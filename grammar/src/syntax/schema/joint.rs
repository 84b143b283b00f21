//! Conditions on the members of an object together: formulas → clauses over facts.

use std::collections::HashSet;
use std::rc::Rc;

use super::Compiler;
use super::distinct_keys::DistinctKeys;
use super::document::SchemaNode;
use super::formula::{Fact, Formula, JOINED_WORK, Literals};
use crate::Error;
use crate::expression::conditions::{FactSet, KeyVariant, MemberClause, MemberConditions};
use crate::expression::regex::INF;

/// Clauses that must hold of objects with some number of members.
#[derive(Debug)]
pub(super) struct JointClauses<'a> {
    clauses: Vec<Literals<'a>>,
    /// The facts that they are about, sorted.
    facts: Vec<Fact<'a>>,
    /// Keys that some clause asks for.
    asked: DistinctKeys<'a>,
    /// The subschemas that say so.
    pub nodes: Vec<SchemaNode>,
    /// Least number of members.
    pub min: u32,
    /// Largest number of members.
    pub max: u32,
}

/// Most numbers of members that are told apart.
const MAX_COUNTS: usize = 16;

/// Most facts of one object.
const MAX_FACTS: usize = 512;

/// Most clauses of one object.
const MAX_CLAUSES: usize = 4096;

/// Most kinds of values that are told apart of one key.
const MAX_VALUE_KINDS: usize = 64;

/// Most tests of one key's value by subschemas that list no values: each doubles the kinds.
const MAX_TESTS: usize = 5;

/// Values of a key of which the same tests hold.
pub(super) struct ValueKind {
    /// Subschemas that they satisfy.
    pub holds: Vec<SchemaNode>,
    /// Subschemas that they do not.
    pub fails: Vec<SchemaNode>,
    /// By test, true if it fails.
    broken: Vec<bool>,
}

/// The numbers of the facts about a key.
pub(super) struct KeyFacts {
    /// That of its being there, if that is a fact.
    has: Option<usize>,
    /// That of the first of its tests, which follow one another.
    first_test: usize,
    /// The subschemas that its value is tested with.
    pub tests: Vec<SchemaNode>,
}

/// Sets the bit of a fact.
fn set_bit(words: &mut [u32], at: usize) {
    words[at / 32] |= 1 << (at % 32);
}

impl<'a> JointClauses<'a> {
    /// Returns the keys that they are about, in the order of the alphabet.
    pub(super) fn keys(&self) -> Vec<&'a str> {
        let mut keys: Vec<&str> = self
            .facts
            .iter()
            .filter_map(|fact| match fact {
                Fact::Has(key) | Fact::Breaks(key, _) => Some(*key),
                _ => None,
            })
            .collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// Returns the number of clauses.
    pub(super) fn n_clauses(&self) -> usize {
        self.clauses.len()
    }

    /// Returns whether some clause asks for a key.
    pub(super) fn asks_for(&self, key: &str) -> bool {
        self.asked.contains(key)
    }

    /// Returns the facts about a key.
    pub(super) fn of_key(&self, key: &'a str) -> KeyFacts {
        let first_test = self.facts.partition_point(|fact| match fact {
            Fact::Has(_) => true,
            Fact::Breaks(of, _) => *of < key,
            _ => false,
        });
        let test = |fact: &Fact| match fact {
            Fact::Breaks(of, node) if *of == key => Some(*node),
            _ => None,
        };
        KeyFacts {
            has: self.facts.binary_search(&Fact::Has(key)).ok(),
            first_test,
            tests: self.facts[first_test..].iter().map_while(test).collect(),
        }
    }

    /// Returns words of bits for all facts, none set.
    fn no_facts(&self) -> Box<[u32]> {
        vec![0; self.facts.len().div_ceil(32)].into()
    }

    /// Sets the bit of a fact, if it is one.
    fn set(&self, words: &mut [u32], fact: Fact<'a>) {
        if let Ok(at) = self.facts.binary_search(&fact) {
            set_bit(words, at);
        }
    }

    /// Returns the variant of a key's values of a kind, with their rule.
    pub(super) fn variant(&self, key: &KeyFacts, kind: &ValueKind, rule: u32) -> KeyVariant<u32> {
        let mut facts = self.no_facts();
        if let Some(at) = key.has {
            set_bit(&mut facts, at);
        }
        for (at, _) in (key.first_test..).zip(&kind.broken).filter(|test| *test.1) {
            set_bit(&mut facts, at);
        }
        KeyVariant { value: rule, facts: FactSet::new(&facts), rank: 0 }
    }

    /// Returns the conditions of an object whose keys have these variants.
    pub(super) fn conditions(
        &self,
        variants: Vec<Vec<Vec<KeyVariant<u32>>>>,
    ) -> MemberConditions<u32> {
        let clause = |literals: &Literals<'a>| {
            let mut any_of = self.no_facts();
            let mut not_all = self.no_facts();
            for &(fact, holds) in literals {
                self.set(if holds { &mut any_of } else { &mut not_all }, fact);
            }
            MemberClause { any_of: FactSet::new(&any_of), not_all: FactSet::new(&not_all) }
        };
        let clauses = self.clauses.iter().map(clause).collect();
        MemberConditions { variants, clauses, n_words: self.no_facts().len() }
    }
}

impl<'a> Compiler<'a> {
    /// Returns the bounds between which numbers of members come to the same; formulas that speak of
    /// too many are left out, and reported.
    pub(super) fn member_counts(
        &mut self,
        formulas: &mut Vec<(SchemaNode, Rc<Formula<'a>>)>,
    ) -> Vec<(u32, u32)> {
        let mut starts = vec![0];
        let mut kept = Vec::with_capacity(formulas.len());
        for (node, formula) in std::mem::take(formulas) {
            let mut facts = Vec::new();
            formula.add_facts(&mut facts);
            self.exprs.res.budget.take(facts.len() as u64);
            let counts = facts.iter().filter_map(|fact| match fact {
                Fact::Members(n) => Some(*n),
                _ => None,
            });
            let mut more: Vec<u32> = starts.iter().copied().chain(counts).collect();
            more.sort_unstable();
            more.dedup();
            if more.len() > MAX_COUNTS {
                self.ignore(node, "");
            } else {
                starts = more;
                kept.push((node, formula));
            }
        }
        *formulas = kept;
        let ends = starts.iter().skip(1).map(|start| start - 1).chain([INF]);
        starts.iter().copied().zip(ends).collect()
    }

    /// Returns the clauses of formulas where there are from `min` to `max` members; `None` if one
    /// of them does not hold. Those that have too many are left out, and reported.
    pub(super) fn clauses(
        &mut self,
        formulas: &[(SchemaNode, Rc<Formula<'a>>)],
        min: u32,
        max: u32,
    ) -> Option<JointClauses<'a>> {
        let mut joint = JointClauses {
            clauses: Vec::new(),
            facts: Vec::new(),
            asked: DistinctKeys::default(),
            nodes: Vec::new(),
            min,
            max,
        };
        let mut known: HashSet<Fact> = HashSet::new();
        for (node, formula) in formulas {
            let formula = formula.assuming(&|fact| match fact {
                Fact::Members(n) => Some(n <= min),
                _ => None,
            });
            if formula == Formula::FALSE {
                return None;
            }
            let mut n_joined = formula.size();
            let mut facts = HashSet::new();
            formula.add_new_facts(&known, MAX_FACTS, &mut facts);
            let clauses = match known.len() + facts.len() {
                ..=MAX_FACTS => formula.clauses(&mut n_joined),
                _ => None,
            };
            self.exprs.res.budget.take((JOINED_WORK * n_joined) as u64);
            match clauses {
                Some(clauses) if joint.clauses.len() + clauses.len() <= MAX_CLAUSES => {
                    joint.clauses.extend(clauses);
                    known.extend(facts);
                    joint.nodes.push(*node);
                }
                _ => self.ignore(*node, ""),
            }
        }
        joint.facts = known.into_iter().collect();
        joint.facts.sort_unstable();
        let asked = |literal: &(Fact<'a>, bool)| match *literal {
            (Fact::Has(key), true) => Some(key),
            _ => None,
        };
        joint.asked = joint.clauses.iter().flatten().filter_map(asked).collect();
        Some(joint)
    }

    /// Returns the kinds of values that tests tell apart, which satisfy `holds` and not `fails`;
    /// `None` where they are too many.
    pub(super) fn value_kinds(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
        tests: &[SchemaNode],
    ) -> Result<Option<Vec<ValueKind>>, Error> {
        let mut listed = Vec::with_capacity(tests.len());
        for &test in tests {
            listed.push(self.listed_scalars(test)?);
        }
        // by listed value, and for all others, which tests that list values fail
        let fails_of = |value: Option<&String>| {
            let breaks = |list: &Option<Rc<[String]>>| {
                list.as_ref().is_some_and(|list| value.is_none_or(|value| !list.contains(value)))
            };
            listed.iter().map(breaks).collect::<Vec<bool>>()
        };
        let values = listed.iter().flatten().flat_map(|list| list.iter());
        let mut all: Vec<Vec<bool>> = values.map(|value| fails_of(Some(value))).collect();
        all.push(fails_of(None));
        all.sort_unstable();
        all.dedup();
        let open: Vec<usize> = (0..tests.len()).filter(|&at| listed[at].is_none()).collect();
        if open.len() > MAX_TESTS || all.len() << open.len() > MAX_VALUE_KINDS {
            return Ok(None);
        }
        for at in open {
            let mut more = all.clone();
            for broken in &mut more {
                broken[at] = true;
            }
            all.extend(more);
        }
        let kind = |broken: Vec<bool>| {
            let mut kind = ValueKind { holds: holds.to_vec(), fails: fails.to_vec(), broken };
            for (&test, &broken) in tests.iter().zip(&kind.broken) {
                if broken { kind.fails.push(test) } else { kind.holds.push(test) }
            }
            kind
        };
        Ok(Some(all.into_iter().map(kind).collect()))
    }
}
