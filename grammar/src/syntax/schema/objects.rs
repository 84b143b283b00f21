//! Objects of a way to satisfy a set of subschemas.

use std::rc::Rc;

use super::Compiler;
use super::distinct_keys::DistinctKeys;
use super::document::SchemaNode;
use super::joint::JointClauses;
use super::keywords::{Keywords, OBJECT};
use super::regions::ShapeRegions;
use super::shape::SchemaShape;
use super::unevaluated::Unevaluated;
use super::words::words;
use crate::Error;
use crate::expression::conditions::{KeyVariant, MemberConditions};
use crate::expression::regex::{INF, Re};
use crate::frame::ValueSyntax;

#[derive(Clone, Debug, Default)]
pub(super) struct ObjectPiece {
    /// Keys that come in the order of one subschema: each with the rule of its value, and whether
    /// it is required.
    pub chains: Vec<Vec<(String, u32, bool)>>,
    /// Other keys: disjoint sets of names, and the rule of their values.
    pub others: Vec<(Re, u32)>,
    /// Least number of members.
    pub min: u32,
    /// Largest number of members.
    pub max: u32,
    /// Conditions on the members together, and the subschemas that say so.
    pub conditions: Option<(MemberConditions<u32>, Vec<SchemaNode>)>,
    /// The way in which members are written.
    pub form: MembersForm,
    /// The options of sampling of the whole and of names.
    pub regions: ShapeRegions,
}

/// The way in which the members of an object are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum MembersForm {
    /// JSON.
    #[default]
    Json,
    /// The arguments of a tool: rules are of what follows the end of a name there.
    Arguments,
    /// In braces, with names as they are.
    Marked,
    /// In braces, with names in single quotes.
    Quoted,
    /// Elements, with the name before and after a value.
    Elements,
}

/// Bounds of the objects of a way.
struct ObjectBounds {
    min: u32,
    max: u32,
    /// True if keys are declared, and nothing is said of others.
    closed: bool,
}

/// Names for as many members as must come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NamesLeft {
    Enough,
    /// Some must be kept for later.
    Scarce,
    TooFew,
}

/// Subschemas of a way that say something of keys.
pub(super) struct KeySpeakers<'a> {
    /// Those that speak of some keys, or of all.
    pub keywords: Vec<Rc<Keywords<'a>>>,
    /// Those for members that nothing else evaluates.
    pub unevaluated: Vec<Unevaluated<'a>>,
}

impl KeySpeakers<'_> {
    /// Returns whether any of them declares a key.
    fn declare(&self, key: &str) -> bool {
        self.keywords.iter().any(|k| k.property(key).is_some())
    }
}

/// Steps that a key of one way counts as.
const KEY_WORK: u64 = 100;

/// Steps more of a key where there are conditions on members together.
const JOINT_KEY_WORK: u64 = 60;

/// Steps more for each further kind of values of a key that conditions tell apart.
const KIND_WORK: u64 = 60;

/// Steps that a condition on members together counts as.
const CLAUSE_WORK: u64 = 20;

/// Returns the steps that a key of one way counts as.
fn key_work(joint: Option<&JointClauses>) -> u64 {
    KEY_WORK + joint.map_or(0, |_| JOINT_KEY_WORK)
}

impl<'a> Compiler<'a> {
    /// Returns the objects of a way.
    pub(super) fn objects(&mut self, shape: &SchemaShape<'a>) -> Result<Vec<ObjectPiece>, Error> {
        let Some(failing) = self.remains(shape, OBJECT)? else { return Ok(Vec::new()) };
        let mut formulas = shape.formulas.clone();
        for node in failing {
            match self.formula(node, OBJECT, 0)? {
                Some(formula) => formulas.push((node, Rc::new(formula.negated()))),
                None => self.ignore(node, ""),
            }
        }
        if formulas.is_empty() {
            return Ok(self.object(shape, None)?.into_iter().collect());
        }
        let mut pieces = Vec::new();
        for (min, max) in self.member_counts(&mut formulas) {
            if let Some(joint) = self.clauses(&formulas, min, max) {
                pieces.extend(self.object(shape, Some(&joint))?);
            }
        }
        Ok(pieces)
    }

    /// Returns the objects of a way of which `joint` holds; `None` if there are none.
    pub(super) fn object(
        &mut self,
        shape: &SchemaShape<'a>,
        joint: Option<&JointClauses<'a>>,
    ) -> Result<Option<ObjectPiece>, Error> {
        let bounds = self.object_bounds(shape, joint)?;
        let mut min = bounds.min;
        let closed = bounds.closed && !self.options.open_objects;
        let required = self.required(shape)?;
        let mut lists = self.key_lists(shape, joint, &required)?;
        let mut seen: DistinctKeys<'a> = lists.iter().flatten().copied().collect();
        let forbidden: DistinctKeys = self.forbidden(shape)?.into_iter().collect();
        let names = if closed || min <= 1 { None } else { self.listed_names(shape)? };
        let finite = names.is_some();
        lists.extend(names.into_iter().flatten().filter(|n| seen.insert(n)).map(|n| vec![n]));
        let speakers = self.speakers(shape)?;
        if closed && !self.demands_are_met(shape, &speakers)? {
            return Ok(None);
        }
        let must: DistinctKeys = required.iter().copied().collect();
        let mut chains = Vec::new();
        let mut variants = Vec::new();
        for names in lists {
            let mut chain = Vec::with_capacity(names.len());
            let mut of_chain = Vec::new();
            self.exprs.res.budget.take(key_work(joint) * names.len() as u64);
            for name in names {
                let is_required = must.contains(name);
                let is_asked = is_required || joint.is_some_and(|joint| joint.asks_for(name));
                let of_shape = is_asked || !closed || speakers.declare(name);
                let children = self.key_children(shape, &speakers, name)?;
                match children.filter(|_| of_shape && !forbidden.contains(name)) {
                    Some(children) => {
                        let fails: Vec<SchemaNode> = shape.demanded(name, false).collect();
                        of_chain.push(self.variants(joint, name, &children, &fails)?);
                        chain.push((name.to_owned(), self.rule(children, fails)?, is_required));
                    }
                    None if is_required => return Ok(None),
                    None => {}
                }
            }
            if !chain.is_empty() {
                chains.push(chain);
                variants.push(of_chain);
            }
        }
        let conditions = joint.and_then(|joint| self.conditions(joint, variants));
        seen.extend(forbidden.into_keys());
        let is_open = !closed && !finite;
        let others = if is_open { self.others(shape, seen.keys(), &speakers)? } else { Vec::new() };
        let declared = chains.iter().map(Vec::len).sum();
        match self.names_left(shape, joint, &others, declared, min)? {
            NamesLeft::Enough => {}
            NamesLeft::Scarce => min = min.min(required.len() as u32),
            NamesLeft::TooFew => return Ok(None),
        }
        let max = bounds.max;
        let rest = ObjectPiece::default();
        Ok(Some(ObjectPiece { chains, others, min, max, conditions, ..rest }))
    }

    /// Returns whether there are names for `min` members, with `declared` names beside those of
    /// `others`. Where it is not known in time which must be kept for later, that is reported.
    fn names_left(
        &mut self,
        shape: &SchemaShape<'a>,
        joint: Option<&JointClauses<'a>>,
        others: &[(Re, u32)],
        declared: usize,
        min: u32,
    ) -> Result<NamesLeft, Error> {
        if min == 0 || others.is_empty() {
            return Ok(NamesLeft::Enough);
        }
        let mut names: u64 = 0;
        for &(re, _) in others {
            names += words(&mut self.exprs.res, re);
        }
        if names + (declared as u64) < u64::from(min) {
            return Ok(NamesLeft::TooFew);
        }
        if names >= u64::from(min) {
            return Ok(NamesLeft::Enough);
        }
        self.ignore_min_properties(shape)?;
        for &node in joint.filter(|joint| joint.min > 0).iter().flat_map(|joint| &joint.nodes) {
            self.ignore(node, "");
        }
        Ok(NamesLeft::Scarce)
    }

    /// Returns the conditions of an object whose keys have these variants; `None`, and reported,
    /// where some key has too many.
    fn conditions(
        &mut self,
        joint: &JointClauses<'a>,
        variants: Vec<Vec<Option<Vec<KeyVariant<u32>>>>>,
    ) -> Option<(MemberConditions<u32>, Vec<SchemaNode>)> {
        let of_chain = |chain: Vec<Option<Vec<_>>>| chain.into_iter().collect::<Option<Vec<_>>>();
        let variants = variants.into_iter().map(of_chain).collect::<Option<Vec<_>>>();
        if let Some(variants) = variants {
            self.exprs.res.budget.take(CLAUSE_WORK * joint.n_clauses() as u64);
            return Some((joint.conditions(variants), joint.nodes.clone()));
        }
        for &node in &joint.nodes {
            self.ignore(node, "");
        }
        None
    }

    /// Returns the variants of a key's values that conditions tell apart; `None` where they are too
    /// many, or there are no conditions.
    fn variants(
        &mut self,
        joint: Option<&JointClauses<'a>>,
        key: &'a str,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
    ) -> Result<Option<Vec<KeyVariant<u32>>>, Error> {
        let Some(joint) = joint else { return Ok(None) };
        let facts = joint.of_key(key);
        let Some(kinds) = self.value_kinds(holds, fails, &facts.tests)? else {
            return Ok(None);
        };
        // a key that is tested nowhere has one kind
        self.exprs.res.budget.take(KIND_WORK * kinds.len().saturating_sub(1) as u64);
        let mut variants = Vec::with_capacity(kinds.len());
        for kind in kinds {
            let rule = self.rule(kind.holds.clone(), kind.fails.clone())?;
            variants.push(joint.variant(&facts, &kind, rule));
        }
        Ok(Some(variants))
    }

    /// Returns the bounds that a way sets for its objects.
    fn object_bounds(
        &mut self,
        shape: &SchemaShape<'a>,
        joint: Option<&JointClauses<'a>>,
    ) -> Result<ObjectBounds, Error> {
        let min = joint.map_or(0, |joint| joint.min);
        let max = joint.map_or(INF, |joint| joint.max);
        let mut bounds = ObjectBounds { min, max, closed: false };
        let mut declares = false;
        let mut says_more = false;
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            bounds.min = bounds.min.max(k.min_properties);
            bounds.max = bounds.max.min(k.max_properties);
            declares |= !k.properties.is_empty();
            says_more |= k.additional.is_some() || !k.pattern_properties.is_empty();
            says_more |= k.unevaluated_properties.is_some();
        }
        bounds.closed = declares && !says_more;
        Ok(bounds)
    }

    /// Returns the keys that a way declares, each once, in lists of those that come in order.
    fn key_lists(
        &mut self,
        shape: &SchemaShape<'a>,
        joint: Option<&JointClauses<'a>>,
        required: &[&'a str],
    ) -> Result<Vec<Vec<&'a str>>, Error> {
        // a key belongs to the first subschema that declares it: orders that contradict each other
        // cannot arise
        let mut lists: Vec<Vec<&'a str>> = Vec::new();
        let mut seen = DistinctKeys::default();
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            let names = k.properties.iter().map(|p| p.0).filter(|n| seen.insert(n));
            // whoever makes keys depend on each other describes more than a record; members of
            // closed objects that do are searched for in the order of the schema
            let is_free = if self.options.open_objects {
                node.any_order || k.has_dependent_keys()
            } else {
                node.any_order && joint.is_none()
            };
            if is_free {
                lists.extend(names.map(|n| vec![n]));
            } else {
                let mut names: Vec<&'a str> = names.collect();
                if self.syntax == ValueSyntax::Marked {
                    // as templates of that family sort them
                    names.sort_by_key(|name| name.to_lowercase());
                }
                lists.push(names);
            }
        }
        lists.extend(required.iter().filter(|n| seen.insert(n)).map(|n| vec![*n]));
        // what must fail constrains keys too, in an order of its own
        for &node in &shape.fails {
            let k = self.keywords(node)?;
            lists.extend(k.properties.iter().filter(|p| seen.insert(p.0)).map(|p| vec![p.0]));
        }
        let demanded = shape.demands.iter().map(|demand| demand.key);
        lists.extend(demanded.filter(|n| seen.insert(n)).map(|n| vec![n]));
        let joint = joint.map(JointClauses::keys).unwrap_or_default();
        lists.extend(joint.into_iter().filter(|n| seen.insert(n)).map(|n| vec![n]));
        Ok(lists)
    }

    /// Returns whether a closed object has the keys of whose values conditions must not hold: it
    /// has none for that reason alone.
    fn demands_are_met(
        &mut self,
        shape: &SchemaShape<'a>,
        speakers: &KeySpeakers<'a>,
    ) -> Result<bool, Error> {
        for demand in shape.demands.iter().filter(|demand| !demand.holds) {
            let mut declared = speakers.declare(demand.key);
            for &node in &shape.holds {
                declared = declared || self.keywords(node)?.required.contains(&demand.key);
            }
            if !declared {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reports `minProperties` wherever a way has it.
    fn ignore_min_properties(&mut self, shape: &SchemaShape<'a>) -> Result<(), Error> {
        for &node in &shape.holds {
            if self.keywords(node)?.min_properties > 0 {
                self.ignore(node, "minProperties");
            }
        }
        Ok(())
    }
}
