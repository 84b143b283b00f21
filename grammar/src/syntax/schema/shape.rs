//! A set of subschemas that hold together → the ways to satisfy them, each without choices.

use std::rc::Rc;

use super::Compiler;
use super::condition::Condition;
use super::document::SchemaNode;
use super::formula::Formula;
use super::keywords::{ALL_TYPES, Conditional, Dependency, Keywords, OBJECT, Types};
use crate::Error;

/// Subschemas that all hold, and others that do not. References and `allOf` are followed, choices
/// made.
#[derive(Clone, Debug, Default)]
pub(super) struct SchemaShape<'a> {
    pub holds: Vec<SchemaNode>,
    pub fails: Vec<SchemaNode>,
    pub types: Types,
    /// Keys that an object must have, besides those of `required`.
    pub requires: Vec<&'a str>,
    /// Keys that an object must not have.
    pub forbids: Vec<&'a str>,
    /// Demands on the values of keys, besides those of the subschemas.
    pub demands: Vec<Demand<'a>>,
    /// Formulas that hold of objects besides, each with the subschema that says so. There are no
    /// other types then.
    pub formulas: Vec<(SchemaNode, Rc<Formula<'a>>)>,
}

impl SchemaShape<'_> {
    /// Returns whether the subschemas that hold say all.
    pub(super) fn asks_no_more(&self) -> bool {
        self.fails.is_empty()
            && self.requires.is_empty()
            && self.forbids.is_empty()
            && self.demands.is_empty()
            && self.formulas.is_empty()
    }

    /// Returns what the value of a key must satisfy, or must not, besides what subschemas say of
    /// it.
    pub(super) fn demanded(&self, key: &str, holds: bool) -> impl Iterator<Item = SchemaNode> {
        self.demands
            .iter()
            .filter(move |demand| demand.key == key && demand.holds == holds)
            .map(|d| d.value)
    }
}

/// The value of a key, if it is there, must satisfy a subschema, or must not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Demand<'a> {
    pub key: &'a str,
    pub value: SchemaNode,
    pub holds: bool,
}

/// The additions of one chosen way.
#[derive(Clone, Debug, Default)]
struct ChosenWay<'a> {
    holds: Vec<SchemaNode>,
    fails: Vec<SchemaNode>,
    requires: Vec<&'a str>,
    forbids: Vec<&'a str>,
}

impl ChosenWay<'_> {
    fn holds(node: SchemaNode) -> Self {
        ChosenWay { holds: vec![node], ..ChosenWay::default() }
    }
}

/// Alternatives of which one is to be chosen.
#[derive(Clone, Debug)]
enum ShapeAlternatives<'a> {
    /// These.
    Ways(Rc<[ChosenWay<'a>]>),
    /// Those of an `anyOf`: each, and where it matters what is spoken of, several together.
    AnyOf(Rc<[SchemaNode]>),
}

/// A way of which not all is known yet.
#[derive(Clone, Debug, Default)]
pub(super) struct PartialShape<'a> {
    pub shape: SchemaShape<'a>,
    /// Subschemas that hold and were not looked at.
    pub todo: Vec<SchemaNode>,
    choices: Vec<ShapeAlternatives<'a>>,
    /// Conditions that are a matter of keys.
    pub conditions: Vec<Condition<'a>>,
    /// Lists of subschemas of which one was chosen, or will be, and whether it is the only one.
    chosen: Vec<Rc<ShapeChoice>>,
    /// True if choices become formulas where they have one.
    has_formulas: bool,
}

impl<'a> PartialShape<'a> {
    /// Returns the same without conditions.
    pub(super) fn without_conditions(&self) -> PartialShape<'a> {
        PartialShape {
            shape: self.shape.clone(),
            todo: self.todo.clone(),
            choices: self.choices.clone(),
            conditions: Vec::new(),
            chosen: self.chosen.clone(),
            has_formulas: self.has_formulas,
        }
    }
}

/// The manner of choosing where ways are too many.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choices {
    AllOrNone,
    LeftOpen,
}

/// Subschemas of which one was chosen, sorted, and whether no other of them may hold.
#[derive(Debug, PartialEq, Eq)]
struct ShapeChoice {
    nodes: Vec<SchemaNode>,
    only_one: bool,
}

/// Most ways to satisfy one set of subschemas. Choices past it are left open, and reported.
const MAX_SHAPES: usize = 256;

/// Most choices that are made for one set: of keys that exclude each other most ways come to
/// nothing, and are not counted in the end.
const MAX_CHOSEN: usize = 1 << 12;

/// As many are enough to leave choices open of what depends on keys.
const MAX_DEPENDENT: usize = 64;

/// Most alternatives that are taken together where it matters what they speak of.
pub(super) const MAX_TOGETHER: usize = 4;

/// Work of copying a way that is not whole yet, in subschemas looked at.
const COPY_WORK: usize = 16;

/// Steps that each subschema of a choice counts as.
const CHOICE_WORK: usize = 8;

/// Keys of a way that are copied or compared in as much time as a subschema is looked at.
const KEYS_OF_A_STEP: usize = 4;

impl<'a> Compiler<'a> {
    /// Returns the ways to satisfy all of some subschemas, which are found once.
    ///
    /// # Errors
    /// As [`Compiler::shapes`].
    pub(super) fn known_shapes(
        &mut self,
        holds: &[SchemaNode],
    ) -> Result<Rc<[SchemaShape<'a>]>, Error> {
        self.count_work(holds.len())?;
        if let Some(known) = self.known_shapes.get(holds) {
            return Ok(Rc::clone(known));
        }
        let shapes: Rc<[SchemaShape<'a>]> = self.shapes(holds, &[])?.into();
        self.known_shapes.insert(holds.into(), Rc::clone(&shapes));
        Ok(shapes)
    }

    /// Returns the ways to satisfy all of `holds` and none of `fails`.
    ///
    /// # Errors
    /// A keyword has a value that means nothing, or there is too much work.
    pub(super) fn shapes(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
    ) -> Result<Vec<SchemaShape<'a>>, Error> {
        let first = |types| PartialShape {
            shape: SchemaShape { fails: fails.to_vec(), types, ..SchemaShape::default() },
            todo: holds.iter().rev().copied().collect(),
            ..PartialShape::default()
        };
        if let Some(ways) = self.all_ways(vec![first(ALL_TYPES)], Choices::AllOrNone)? {
            return Ok(ways);
        }
        // choices of objects as formulas, which do not multiply
        let parts = [OBJECT, ALL_TYPES & !OBJECT];
        let parts = parts.map(|types| PartialShape { has_formulas: true, ..first(types) });
        if let Some(ways) = self.all_ways(parts.into(), Choices::AllOrNone)?
            && !self.have_unevaluated(&ways)?
        {
            return Ok(ways);
        }
        Ok(self.all_ways(vec![first(ALL_TYPES)], Choices::LeftOpen)?.unwrap_or_default())
    }

    /// Returns whether formulas hold beside a subschema of members that nothing else constrains: it
    /// depends on which of their alternatives hold.
    fn have_unevaluated(&mut self, ways: &[SchemaShape<'a>]) -> Result<bool, Error> {
        for way in ways.iter().filter(|way| !way.formulas.is_empty()) {
            for &node in &way.holds {
                if self.keywords(node)?.unevaluated_properties.is_some() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Returns all ways that come of some; `None` where they are too many, unless choices past the
    /// limit are left open, and reported.
    fn all_ways(
        &mut self,
        mut work: Vec<PartialShape<'a>>,
        choices: Choices,
    ) -> Result<Option<Vec<SchemaShape<'a>>>, Error> {
        let mut done = Vec::new();
        let n_given = work.first().map_or(0, |way| way.shape.fails.len());
        let mut n_chosen = 0;
        'ways: while let Some(mut p) = work.pop() {
            while let Some(node) = p.todo.pop() {
                self.add_subschema(&mut p, node)?;
                if p.shape.types == 0 {
                    continue 'ways;
                }
            }
            let n_others = done.len() + work.len();
            if !p.conditions.is_empty() {
                let most = MAX_SHAPES.saturating_sub(n_others);
                if let Some(ways) = self.split_by_key(&p, most)? {
                    work.extend(ways.into_iter().rev().filter(|way| way.shape.types != 0));
                } else {
                    if choices == Choices::AllOrNone {
                        return Ok(None);
                    }
                    self.ignore_first(&p.shape.holds);
                    p.conditions.clear();
                    work.push(p);
                }
            } else if let Some(choice) = p.choices.pop() {
                n_chosen += 1;
                if n_chosen > MAX_CHOSEN && choices == Choices::AllOrNone {
                    return Ok(None);
                }
                // what holds without a choice is known by now
                let choice = self.ways_of_choice(&p, choice)?;
                if let Some(ways) = self.choose(&p, &choice, n_others)? {
                    work.extend(ways);
                } else if choices == Choices::AllOrNone {
                    return Ok(None);
                } else {
                    self.ignore_first(&p.shape.holds);
                    work.push(p);
                }
            } else {
                self.keep_exact(&mut p.shape.fails, n_given)?;
                done.push(p.shape);
            }
        }
        Ok(Some(done))
    }

    /// Adds a subschema that holds to a way, with the choices that it leaves.
    fn add_subschema(&mut self, p: &mut PartialShape<'a>, node: SchemaNode) -> Result<(), Error> {
        // a schema that leads back to itself says nothing new
        if p.shape.holds.contains(&node) || p.shape.holds.contains(&node.in_any_order()) {
            return Ok(());
        }
        p.shape.holds.push(node);
        self.count_work(p.shape.holds.len())?;
        let k = self.keywords(node)?;
        p.shape.types &= k.types;
        if p.shape.types == 0 {
            return Ok(());
        }
        p.todo.extend(k.all_of.iter().rev());
        p.shape.fails.extend(k.not);
        if let Some(ways) = &k.any_of
            && self.is_new_choice(p, ways, false)?
            && !self.any_as_formula(p, node, ways)?
        {
            p.choices.push(ShapeAlternatives::AnyOf(ways.as_slice().into()));
        }
        if let Some(ways) = &k.one_of
            && self.is_new_choice(p, ways, true)?
            && !self.one_as_formula(p, node, ways)?
        {
            // each is listed as failing in the ways of all others
            self.count_work(ways.len() * ways.len() / 2)?;
            let others = |i: usize| {
                let others = ways.iter().enumerate().filter(move |&(j, _)| j != i);
                others.map(|(_, &n)| n).collect()
            };
            let way = |(i, &n)| ChosenWay { fails: others(i), ..ChosenWay::holds(n) };
            let ways: Vec<_> = ways.iter().enumerate().map(way).collect();
            p.choices.push(ShapeAlternatives::Ways(ways.into()));
        }
        if let Some(Conditional { test: condition, then, otherwise }) = k.conditional
            && !self.condition_as_formula(p, node, &k)?
        {
            let yes = [Some(condition), then].into_iter().flatten().collect();
            let no = otherwise.into_iter().collect();
            match self.condition(condition, then, otherwise)? {
                Some(condition) => p.conditions.push(condition),
                None => p.choices.push(ShapeAlternatives::Ways(Rc::new([
                    ChosenWay { holds: yes, ..ChosenWay::default() },
                    ChosenWay { holds: no, fails: vec![condition], ..ChosenWay::default() },
                ]))),
            }
        }
        self.add_dependencies(p, node, &k)
    }

    /// Returns the ways that a choice leaves.
    fn ways_of_choice(
        &mut self,
        p: &PartialShape<'a>,
        choice: ShapeAlternatives<'a>,
    ) -> Result<Rc<[ChosenWay<'a>]>, Error> {
        match choice {
            ShapeAlternatives::Ways(ways) => Ok(ways),
            ShapeAlternatives::AnyOf(alternatives) => {
                Ok(self.ways_of_any(p, &alternatives)?.into())
            }
        }
    }

    /// Returns the ways to satisfy one of some alternatives: each by itself, and where it matters
    /// what is spoken of, those that speak of members or items together.
    fn ways_of_any(
        &mut self,
        p: &PartialShape<'a>,
        alternatives: &[SchemaNode],
    ) -> Result<Vec<ChosenWay<'a>>, Error> {
        let mut ways: Vec<_> = alternatives.iter().map(|&n| ChosenWay::holds(n)).collect();
        let mut is_asked = false;
        for &node in &p.shape.holds {
            let k = self.keywords(node)?;
            is_asked |= k.unevaluated_items.is_some() || k.unevaluated_properties.is_some();
        }
        if !is_asked {
            return Ok(ways);
        }
        let speaking = self.speaking(alternatives)?;
        if speaking.len() <= MAX_TOGETHER {
            for bits in (1..1u32 << speaking.len()).filter(|bits| bits.count_ones() > 1) {
                let chosen = (0..).zip(&speaking).filter(|(at, _)| bits >> at & 1 == 1);
                let holds = chosen.map(|(_, &node)| node).collect();
                ways.push(ChosenWay { holds, ..ChosenWay::default() });
            }
        }
        Ok(ways)
    }

    /// Returns those of some subschemas that may speak of members or items.
    pub(super) fn speaking(&mut self, nodes: &[SchemaNode]) -> Result<Vec<SchemaNode>, Error> {
        let mut speaking = Vec::new();
        for &node in nodes {
            let k = self.keywords(node)?;
            let parts = !k.all_of.is_empty() || k.any_of.is_some() || k.one_of.is_some();
            let more = parts || k.conditional.is_some() || !k.dependencies.is_empty();
            let of_items = !k.any_array() || k.contains.is_some();
            if more || k.speaks_of_keys() || of_items {
                speaking.push(node);
            }
        }
        Ok(speaking)
    }

    /// Adds the choices that keys leave which others depend on.
    fn add_dependencies(
        &mut self,
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        k: &Keywords<'a>,
    ) -> Result<(), Error> {
        for (key, dependency) in &k.dependencies {
            if self.dependency_as_formula(p, node, key, dependency)? {
                continue;
            }
            let without = ChosenWay { forbids: vec![key], ..ChosenWay::default() };
            let mut with = ChosenWay { requires: vec![key], ..ChosenWay::default() };
            match dependency {
                Dependency::Keys(names) => with.requires.extend(names),
                Dependency::Schema(node) => with.holds.push(*node),
            }
            // other choices come first: they are taken from the end
            p.choices.insert(0, ShapeAlternatives::Ways(Rc::new([without, with])));
        }
        Ok(())
    }

    /// Adds a formula, if there is one, to a way whose choices become formulas; returns whether it
    /// was added. Of objects alone formulas become clauses: for other types one must be decided.
    fn add_formula(
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        formula: Option<Formula<'a>>,
    ) -> bool {
        let Some(formula) = formula else { return false };
        if formula == Formula::FALSE {
            p.shape.types = 0;
        } else if formula != Formula::TRUE {
            if p.shape.types != OBJECT {
                return false;
            }
            p.shape.formulas.push((node, Rc::new(formula)));
        }
        true
    }

    fn any_as_formula(
        &mut self,
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        ways: &[SchemaNode],
    ) -> Result<bool, Error> {
        if !p.has_formulas {
            return Ok(false);
        }
        let formula = self.formula_of_any(ways, p.shape.types, 0)?;
        Ok(Self::add_formula(p, node, formula))
    }

    fn one_as_formula(
        &mut self,
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        ways: &[SchemaNode],
    ) -> Result<bool, Error> {
        if !p.has_formulas || self.is_lenient() {
            return Ok(false);
        }
        let formula = self.formula_of_one(ways, p.shape.types, 0)?;
        Ok(Self::add_formula(p, node, formula))
    }

    fn condition_as_formula(
        &mut self,
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        k: &Keywords<'a>,
    ) -> Result<bool, Error> {
        let Some(Conditional { test: condition, then, otherwise }) = k.conditional else {
            return Ok(false);
        };
        if !p.has_formulas || self.is_lenient() {
            return Ok(false);
        }
        let types = p.shape.types;
        let formula = self.formula_of_condition(condition, then, otherwise, types, 0)?;
        Ok(Self::add_formula(p, node, formula))
    }

    fn dependency_as_formula(
        &mut self,
        p: &mut PartialShape<'a>,
        node: SchemaNode,
        key: &'a str,
        dependency: &Dependency<'a>,
    ) -> Result<bool, Error> {
        if !p.has_formulas {
            return Ok(false);
        }
        let formula = match p.shape.types {
            OBJECT => self.formula_of_dependency(key, dependency, 0)?,
            _ => Some(Formula::TRUE),
        };
        Ok(Self::add_formula(p, node, formula))
    }

    /// Returns a way with each alternative of a choice, the last one first; `None` where these are
    /// too many together with `n_others`.
    fn choose(
        &mut self,
        p: &PartialShape<'a>,
        choice: &[ChosenWay<'a>],
        n_others: usize,
    ) -> Result<Option<Vec<PartialShape<'a>>>, Error> {
        let depends = choice.iter().any(|way| !way.forbids.is_empty());
        let most = if depends { MAX_DEPENDENT } else { MAX_SHAPES };
        let mut open = Vec::with_capacity(choice.len());
        for way in choice {
            if self.allows_types(way, p.shape.types)? {
                open.push(way);
            }
        }
        if n_others + open.len() > most {
            return Ok(None);
        }
        let mut ways = Vec::with_capacity(open.len());
        for way in open.into_iter().rev() {
            let keys = p.shape.requires.len() + p.shape.forbids.len() + p.choices.len();
            self.count_work(COPY_WORK + p.shape.holds.len() + keys / KEYS_OF_A_STEP)?;
            let mut shape = p.shape.clone();
            shape.fails.extend(&way.fails);
            // those before do not contradict each other, or objects are out already
            shape.requires.extend(&way.requires);
            let new = way.requires.iter().any(|key| shape.forbids.contains(key));
            if new || way.forbids.iter().any(|key| shape.requires.contains(key)) {
                shape.types &= !OBJECT;
            }
            shape.forbids.extend(&way.forbids);
            if shape.types == 0 {
                continue;
            }
            let todo = way.holds.iter().rev().copied().collect();
            let choices = p.choices.clone();
            let chosen = p.chosen.clone();
            let conditions = Vec::new();
            let has_formulas = p.has_formulas;
            ways.push(PartialShape { shape, todo, choices, conditions, chosen, has_formulas });
        }
        Ok(Some(ways))
    }

    /// Returns whether what a way adds allows values of some of these types, as far as each
    /// subschema by itself says.
    fn allows_types(&mut self, way: &ChosenWay<'a>, mut types: Types) -> Result<bool, Error> {
        for &node in &way.holds {
            types &= self.keywords(node)?.types;
        }
        Ok(types != 0)
    }

    /// Returns whether a choice of one of these subschemas has not to be made on this way anyway.
    fn is_new_choice(
        &mut self,
        p: &mut PartialShape<'a>,
        ways: &[SchemaNode],
        only_one: bool,
    ) -> Result<bool, Error> {
        let mut nodes = Vec::with_capacity(ways.len());
        for &way in ways {
            nodes.push(self.meant(way)?);
        }
        nodes.sort_unstable();
        self.count_work(CHOICE_WORK * nodes.len())?;
        let choice = ShapeChoice { nodes, only_one };
        if p.chosen.iter().any(|chosen| **chosen == choice) {
            return Ok(false);
        }
        p.chosen.push(Rc::new(choice));
        Ok(true)
    }

    /// Returns the subschema that one stands for which is nothing but a reference.
    pub(super) fn meant(&mut self, mut node: SchemaNode) -> Result<SchemaNode, Error> {
        /// References of references, of which there may be circles.
        const MOST: usize = 16;
        for _ in 0..MOST {
            let k = self.keywords(node)?;
            match k.all_of[..] {
                [target] if k.only_refers => node = target,
                _ => break,
            }
        }
        Ok(node)
    }

    fn ignore_first(&mut self, nodes: &[SchemaNode]) {
        let node = nodes.first().copied().unwrap_or_else(|| self.doc.root());
        self.ignore(node, "");
    }

    /// Leaves out of `fails` the subschemas whose complement is not known, and reports them. The
    /// first `n_given` of them are not those of a `not` or `oneOf`, which do not count in lenient
    /// reading.
    fn keep_exact(&mut self, fails: &mut Vec<SchemaNode>, n_given: usize) -> Result<(), Error> {
        let mut kept = Vec::with_capacity(fails.len());
        for (i, &node) in fails.iter().enumerate() {
            if (i < n_given || !self.is_lenient()) && self.is_exact(node)? {
                kept.push(node);
            } else {
                self.ignore(node, "");
            }
        }
        *fails = kept;
        Ok(())
    }

    /// Returns whether all that a subschema says of a value itself is enforced.
    pub(super) fn is_exact(&mut self, node: SchemaNode) -> Result<bool, Error> {
        // depth first; where something is not enforced, all on the way to it are not exact
        let mut seen: Vec<SchemaNode> = Vec::new();
        let mut path = vec![(node, vec![node])];
        'search: while let Some((_, todo)) = path.last_mut() {
            let Some(next) = todo.pop() else {
                path.pop();
                continue;
            };
            match self.exact.get(&next) {
                Some(true) => continue,
                Some(false) => break 'search,
                // in case it leads back to itself
                None => self.exact.insert(next, true),
            };
            seen.push(next);
            self.count_work(1)?;
            let k = self.keywords(next)?;
            let condition =
                k.conditional.map(|it| [Some(it.test), it.then, it.otherwise]).unwrap_or_default();
            let parts =
                k.all_of.iter().chain(k.any_of.iter().flatten()).chain(k.one_of.iter().flatten());
            let parts =
                parts.copied().chain(k.not).chain(condition.into_iter().flatten()).collect();
            path.push((next, parts));
            if k.inexact {
                break 'search;
            }
        }
        if path.is_empty() {
            return Ok(true);
        }
        // what was looked at beside the way is not decided by it
        for node in seen {
            self.exact.remove(&node);
        }
        for (node, _) in path {
            self.exact.insert(node, false);
        }
        Ok(false)
    }
}
