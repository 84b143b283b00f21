//! Formulas: subschemas of objects or arrays, in terms of facts about members or items.
//!
//! A subschema that must fail is a formula that is negated; choices between subschemas are "or"s.
//! For objects the formulas become clauses, which the automaton keeps as it goes: it knows which
//! facts hold so far, and not which choices were made. For arrays, each way to satisfy them is an
//! array of its own.
//!
//! For example, `not: {required: [a], properties: {a: {const: 1}}}` is "`a` is not there, or breaks
//! `const: 1`".

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::document::{NodeContent, PointerPart, SchemaNode};
use super::keywords::{ARRAY, Conditional, Dependency, Keywords, ListedValues, OBJECT, Types};
use super::validate::type_of;
use super::{Compiler, Reading};
use crate::Error;
use crate::expression::regex::INF;

/// A fact about an object or an array. Facts that are counted hold from a number on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Fact<'a> {
    /// A key is there.
    Has(&'a str),
    /// A key is there, and its value does not satisfy a subschema.
    Breaks(&'a str, SchemaNode),
    /// There are so many members.
    Members(u32),
    /// There are so many items.
    Items(u32),
    /// The item at an index is there, and does not satisfy a subschema.
    ItemBreaks(u32, SchemaNode),
    /// From an index on, so many items satisfy a subschema.
    Contains(u32, SchemaNode, u32),
    /// An item from an index on does not satisfy a subschema.
    SomeBreaks(u32, SchemaNode),
    /// Items differ from each other, as a subschema says.
    Unique(SchemaNode),
}

/// A combination of facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Formula<'a> {
    /// All of these.
    And(Vec<Formula<'a>>),
    /// Any of these.
    Or(Vec<Formula<'a>>),
    /// A fact holds, or does not.
    Fact(Fact<'a>, bool),
}

/// Literals of a clause, or of a way: facts that hold, or do not.
pub(super) type Literals<'a> = Vec<(Fact<'a>, bool)>;

/// Steps that a literal counts as which is put together with others.
pub(super) const JOINED_WORK: usize = 8;

/// Deepest nesting of subschemas under `not` that are followed into each other.
pub(super) const MAX_NEGATIONS: usize = 16;

/// Most alternatives of which exactly one holds that become a formula.
const MAX_ONE_OF: usize = 64;

/// Most literals of the clauses, or ways, of one formula.
const MAX_LITERALS: usize = 1 << 14;

/// Most literals that are put together to find the ways of one formula, each as often as it is.
const MAX_JOINED: usize = 1 << 18;

/// Most ways that are compared with each other.
const MOST_COMPARED: usize = 256;

/// Most parts of one formula.
const MAX_SIZE: usize = 1 << 14;

/// Steps that a subschema which becomes a formula counts as.
const FORMULA_WORK: usize = 16;

impl<'a> Formula<'a> {
    pub(super) const TRUE: Formula<'static> = Formula::And(Vec::new());
    pub(super) const FALSE: Formula<'static> = Formula::Or(Vec::new());

    /// Returns the formula that holds where this one does not.
    pub(super) fn negated(&self) -> Formula<'a> {
        match self {
            Formula::And(parts) => Formula::Or(parts.iter().map(Formula::negated).collect()),
            Formula::Or(parts) => Formula::And(parts.iter().map(Formula::negated).collect()),
            Formula::Fact(fact, holds) => Formula::Fact(*fact, !holds),
        }
    }

    /// Returns the conjunction of some formulas; `None` where that depends on an unknown one.
    fn all(parts: Vec<Option<Formula<'a>>>) -> Option<Formula<'a>> {
        if parts.contains(&Some(Formula::FALSE)) {
            return Some(Formula::FALSE);
        }
        let mut parts: Vec<Formula> = parts.into_iter().collect::<Option<_>>()?;
        parts.retain(|part| *part != Formula::TRUE);
        Some(if parts.len() == 1 { parts.remove(0) } else { Formula::And(parts) })
    }

    /// Returns the disjunction of some formulas; `None` where that depends on an unknown one.
    fn any(parts: Vec<Option<Formula<'a>>>) -> Option<Formula<'a>> {
        let negated = parts.into_iter().map(|part| part.map(|part| part.negated())).collect();
        Some(Formula::all(negated)?.negated())
    }

    /// Returns the formula where facts of which that is known hold, or do not.
    pub(super) fn assuming(&self, known: &dyn Fn(Fact<'a>) -> Option<bool>) -> Formula<'a> {
        let constant = |holds: bool| if holds { Formula::TRUE } else { Formula::FALSE };
        let parts = |parts: &[Formula<'a>]| {
            parts.iter().map(|part| Some(part.assuming(known))).collect::<Vec<_>>()
        };
        match self {
            Formula::And(list) => Formula::all(parts(list)).unwrap_or(Formula::TRUE),
            Formula::Or(list) => Formula::any(parts(list)).unwrap_or(Formula::TRUE),
            Formula::Fact(fact, holds) => match known(*fact) {
                Some(value) => constant(value == *holds),
                None => self.clone(),
            },
        }
    }

    /// Returns the number of its parts, itself among them.
    pub(super) fn size(&self) -> usize {
        match self {
            Formula::And(parts) | Formula::Or(parts) => {
                1 + parts.iter().map(Formula::size).sum::<usize>()
            }
            Formula::Fact(..) => 1,
        }
    }

    /// Adds its facts.
    pub(super) fn add_facts(&self, out: &mut Vec<Fact<'a>>) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => {
                for part in parts {
                    part.add_facts(out);
                }
            }
            Formula::Fact(fact, _) => out.push(*fact),
        }
    }

    /// Adds those of its facts that are not `known`, until there are more than `most` of both.
    pub(super) fn add_new_facts(
        &self,
        known: &HashSet<Fact<'a>>,
        most: usize,
        out: &mut HashSet<Fact<'a>>,
    ) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => {
                for part in parts {
                    part.add_new_facts(known, most, out);
                    if known.len() + out.len() > most {
                        break;
                    }
                }
            }
            Formula::Fact(fact, _) => {
                if !known.contains(fact) {
                    out.insert(*fact);
                }
            }
        }
    }

    /// Returns ways, of each of which all literals hold, and one of which is what the formula says;
    /// `None` if they have too many literals. Adds the literals that were put together to
    /// `n_joined`.
    pub(super) fn ways(&self, n_joined: &mut usize) -> Option<Vec<Literals<'a>>> {
        let mut facts = HashSet::new();
        self.add_new_facts(&HashSet::new(), usize::MAX, &mut facts);
        let mut facts: Vec<Fact> = facts.into_iter().collect();
        facts.sort_unstable();
        let numbers: HashMap<Fact, u32> = facts.iter().copied().zip(0..).collect();
        let mut search = WaysSearch { numbers, n_joined: 0 };
        let ways = search.ways(self);
        *n_joined += search.n_joined + self.size();
        let fact = |literal: NumberedLiteral| (facts[literal.fact() as usize], literal.holds());
        let literals = |way: Vec<NumberedLiteral>| way.into_iter().map(fact).collect();
        ways.map(|ways| ways.into_iter().map(literals).collect())
    }

    /// Returns clauses, of each of which one literal holds; `None` if they have too many. Adds the
    /// literals that were put together to `n_joined`.
    pub(super) fn clauses(&self, n_joined: &mut usize) -> Option<Vec<Literals<'a>>> {
        let mut clauses = self.negated().ways(n_joined)?;
        for literal in clauses.iter_mut().flatten() {
            literal.1 = !literal.1;
        }
        Some(clauses)
    }
}

/// A search for the ways of a formula: lists of literals, one of which holds as a whole where the
/// formula does.
struct WaysSearch<'a> {
    /// Facts by number, in their order: numbers are compared sooner.
    numbers: HashMap<Fact<'a>, u32>,
    /// Literals that were put together.
    n_joined: usize,
}

/// A literal of a search: the number of its fact, and whether that holds, in the order of
/// [`Literals`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct NumberedLiteral(u32);

impl NumberedLiteral {
    fn new(fact: u32, holds: bool) -> NumberedLiteral {
        NumberedLiteral(2 * fact + u32::from(holds))
    }

    /// Returns the number of its fact.
    fn fact(self) -> u32 {
        self.0 / 2
    }

    fn holds(self) -> bool {
        self.0 % 2 == 1
    }
}

impl<'a> WaysSearch<'a> {
    /// Returns the ways of a formula; `None` if they have too many literals.
    fn ways(&mut self, formula: &Formula<'a>) -> Option<Vec<Vec<NumberedLiteral>>> {
        let mut ways: Vec<Vec<NumberedLiteral>> = match formula {
            Formula::Fact(fact, holds) => vec![vec![self.literal(fact, *holds)]],
            Formula::Or(parts) => {
                let mut all = Vec::new();
                let mut n_literals = 0;
                for part in parts {
                    for way in self.ways(part)? {
                        n_literals += way.len() + 1;
                        self.count(way.len())?;
                        all.push(way);
                    }
                    if n_literals > MAX_LITERALS {
                        return None;
                    }
                }
                all
            }
            Formula::And(parts) => self.ways_of_all(parts)?,
        };
        ways.sort_unstable();
        ways.dedup();
        Some(ways)
    }

    /// Returns the ways of a conjunction.
    fn ways_of_all(&mut self, parts: &[Formula<'a>]) -> Option<Vec<Vec<NumberedLiteral>>> {
        // facts are of every way: they are put together once
        let mut facts = Vec::new();
        let mut others = Vec::new();
        for part in parts {
            match part {
                Formula::Fact(fact, holds) => facts.push(self.literal(fact, *holds)),
                _ => others.push(part),
            }
        }
        self.count(facts.len())?;
        let mut all: Vec<Vec<NumberedLiteral>> = joined(&facts, &[]).into_iter().collect();
        for part in others {
            let more = self.ways(part)?;
            let mut next = Vec::new();
            let mut left = MAX_LITERALS;
            for (way, more) in all.iter().flat_map(|way| more.iter().map(move |m| (way, m))) {
                let n = way.len() + more.len() + 1;
                left = left.checked_sub(n)?;
                self.count(n)?;
                next.extend(joined(way, more));
            }
            self.count(next.len().min(MOST_COMPARED).pow(2) / 16)?;
            all = without_needless(next);
        }
        let n_literals: usize = all.iter().map(|way| way.len() + 1).sum();
        (n_literals <= MAX_LITERALS).then_some(all)
    }

    fn literal(&self, fact: &Fact<'a>, holds: bool) -> NumberedLiteral {
        NumberedLiteral::new(self.numbers[fact], holds)
    }

    /// Counts literals that are put together; `None` where they are too many.
    fn count(&mut self, n: usize) -> Option<()> {
        self.n_joined += n;
        (self.n_joined <= MAX_JOINED).then_some(())
    }
}

/// Returns the literals of both; `None` where they contradict each other.
fn joined(a: &[NumberedLiteral], b: &[NumberedLiteral]) -> Option<Vec<NumberedLiteral>> {
    let mut all = a.to_vec();
    all.extend(b);
    all.sort_unstable();
    all.dedup();
    let contradict = all.windows(2).any(|pair| pair[0].fact() == pair[1].fact());
    (!contradict).then_some(all)
}

/// Returns ways without those that say all that another one says, and more.
fn without_needless(mut ways: Vec<Vec<NumberedLiteral>>) -> Vec<Vec<NumberedLiteral>> {
    if ways.len() > MOST_COMPARED {
        return ways;
    }
    ways.sort_by_key(Vec::len);
    let mut kept: Vec<Vec<NumberedLiteral>> = Vec::with_capacity(ways.len());
    for way in ways {
        // the literals are sorted
        let says = |other: &[NumberedLiteral]| {
            other.iter().all(|literal| way.binary_search(literal).is_ok())
        };
        if !kept.iter().any(|other| says(other)) {
            kept.push(way);
        }
    }
    kept
}

impl<'a> Compiler<'a> {
    /// Returns what a subschema says of values of some types: objects, arrays, or others, of which
    /// there are no facts; `None` where it has no formula.
    pub(super) fn formula(
        &mut self,
        node: SchemaNode,
        types: Types,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        if self.reading != Reading::Exact {
            return Ok(None);
        }
        self.has_formulas = true;
        self.count_work(FORMULA_WORK)?;
        let k = self.keywords(node)?;
        if k.types & types == 0 {
            return Ok(Some(Formula::FALSE));
        }
        if depth > MAX_NEGATIONS || k.types & types != types {
            return Ok(None);
        }
        let depth = depth + 1;
        let mut parts = Vec::new();
        for list in &k.values {
            parts.push(self.formula_of_listed(node, list, types)?);
        }
        match types {
            OBJECT => self.say_of_objects(&k, depth, &mut parts)?,
            ARRAY => self.say_of_arrays(node, &k, &mut parts),
            _ => {
                let nothing = k.says_nothing_of_scalars() && k.any_array();
                parts.push(nothing.then_some(Formula::TRUE));
            }
        }
        for &part in &k.all_of {
            parts.push(self.formula(part, types, depth)?);
        }
        if let Some(ways) = &k.any_of {
            parts.push(self.formula_of_any(ways, types, depth)?);
        }
        if let Some(ways) = &k.one_of {
            parts.push(self.formula_of_one(ways, types, depth)?);
        }
        if let Some(not) = k.not {
            parts.push(self.formula_of_not(not, types, depth)?);
        }
        if let Some(Conditional { test: condition, then, otherwise }) = k.conditional {
            parts.push(self.formula_of_condition(condition, then, otherwise, types, depth)?);
        }
        let formula = Formula::all(parts);
        let size = formula.as_ref().map_or(0, Formula::size);
        self.count_work(size)?;
        Ok(formula.filter(|_| size <= MAX_SIZE))
    }

    /// Returns what a subschema that must fail leaves.
    pub(super) fn formula_of_not(
        &mut self,
        node: SchemaNode,
        types: Types,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        if !self.is_exact(node)? {
            return Ok(None);
        }
        Ok(self.formula(node, types, depth)?.map(|formula| formula.negated()))
    }

    /// Returns what `anyOf` says.
    pub(super) fn formula_of_any(
        &mut self,
        ways: &[SchemaNode],
        types: Types,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        let parts = ways.iter().map(|&way| self.formula(way, types, depth));
        Ok(Formula::any(parts.collect::<Result<_, _>>()?))
    }

    /// Returns what `oneOf` says: one holds, and of each two not both.
    pub(super) fn formula_of_one(
        &mut self,
        ways: &[SchemaNode],
        types: Types,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        let mut known = Vec::with_capacity(ways.len());
        for &way in ways {
            let formula = self.formula(way, types, depth)?;
            match formula {
                Some(formula) if self.is_exact(way)? => known.push(formula),
                _ => return Ok(None),
            }
        }
        known.retain(|formula| *formula != Formula::FALSE);
        let size: usize = known.iter().map(Formula::size).sum();
        if known.len() > MAX_ONE_OF || known.len() * size > MAX_SIZE {
            return Ok(None);
        }
        let mut parts = vec![Formula::any(known.iter().cloned().map(Some).collect())];
        for (i, one) in known.iter().enumerate() {
            for other in &known[..i] {
                parts.push(Formula::any(vec![Some(one.negated()), Some(other.negated())]));
            }
        }
        Ok(Formula::all(parts))
    }

    /// Returns what `if`, `then` and `else` say.
    pub(super) fn formula_of_condition(
        &mut self,
        condition: SchemaNode,
        then: Option<SchemaNode>,
        otherwise: Option<SchemaNode>,
        types: Types,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        if !self.is_exact(condition)? {
            return Ok(None);
        }
        let Some(condition) = self.formula(condition, types, depth)? else { return Ok(None) };
        let mut sides = Vec::with_capacity(2);
        for (branch, fails) in [(then, condition.negated()), (otherwise, condition)] {
            let branch = match branch {
                Some(branch) => self.formula(branch, types, depth)?,
                None => Some(Formula::TRUE),
            };
            sides.push(Formula::any(vec![Some(fails), branch]));
        }
        Ok(Formula::all(sides))
    }

    /// Returns what follows where a key is there.
    pub(super) fn formula_of_dependency(
        &mut self,
        key: &'a str,
        dependency: &Dependency<'a>,
        depth: usize,
    ) -> Result<Option<Formula<'a>>, Error> {
        let with = match dependency {
            Dependency::Keys(names) => {
                let has = names.iter().map(|name| Formula::Fact(Fact::Has(name), true));
                Some(Formula::And(has.collect()))
            }
            Dependency::Schema(node) => self.formula(*node, OBJECT, depth)?,
        };
        Ok(Formula::any(vec![Some(Formula::Fact(Fact::Has(key), false)), with]))
    }

    /// Returns what a list of values of a subschema says of objects, or of arrays; `None` for other
    /// types that it lists values of.
    fn formula_of_listed(
        &mut self,
        node: SchemaNode,
        list: &ListedValues<'a>,
        types: Types,
    ) -> Result<Option<Formula<'a>>, Error> {
        let mut parts = Vec::new();
        for (i, &value) in list.values.iter().enumerate() {
            if type_of(value) & types == 0 {
                continue;
            }
            let keyword = PointerPart::Key(list.keyword);
            let constant = match (self.doc.content(node), list.keyword) {
                (NodeContent::Constant(_), _) => node,
                (_, "enum") => self.doc.constant(node, value, [keyword, PointerPart::Index(i)]),
                _ => self.doc.constant(node, value, [keyword]),
            };
            let formula = match value {
                Value::Object(map) if types == OBJECT => self.equal_object(constant, map)?,
                Value::Array(items) if types == ARRAY => self.equal_array(constant, items)?,
                _ => return Ok(None),
            };
            parts.push(Some(formula));
        }
        Ok(Formula::any(parts))
    }

    /// Returns what makes an object equal to one that is listed.
    fn equal_object(
        &mut self,
        node: SchemaNode,
        map: &'a Map<String, Value>,
    ) -> Result<Formula<'a>, Error> {
        self.count_work(FORMULA_WORK * map.len())?;
        let mut parts = Vec::with_capacity(2 * map.len() + 1);
        for (key, value) in map {
            let member = self.doc.constant(node, value, [PointerPart::Key(key)]);
            parts.push(Formula::Fact(Fact::Has(key), true));
            parts.push(Formula::Fact(Fact::Breaks(key, member), false));
        }
        parts.push(Formula::Fact(Fact::Members(map.len() as u32 + 1), false));
        Ok(Formula::And(parts))
    }

    /// Returns what makes an array equal to one that is listed.
    fn equal_array(&mut self, node: SchemaNode, items: &'a [Value]) -> Result<Formula<'a>, Error> {
        self.count_work(FORMULA_WORK * items.len())?;
        let length = items.len() as u32;
        let mut parts = Vec::with_capacity(items.len() + 2);
        if length > 0 {
            parts.push(Formula::Fact(Fact::Items(length), true));
        }
        parts.push(Formula::Fact(Fact::Items(length + 1), false));
        for (i, value) in items.iter().enumerate() {
            let item = self.doc.constant(node, value, [PointerPart::Index(i)]);
            parts.push(Formula::Fact(Fact::ItemBreaks(i as u32, item), false));
        }
        Ok(Formula::And(parts))
    }

    /// Adds what the keywords of objects say.
    fn say_of_objects(
        &mut self,
        k: &Keywords<'a>,
        depth: usize,
        parts: &mut Vec<Option<Formula<'a>>>,
    ) -> Result<(), Error> {
        let open = k.additional.is_none_or(|node| self.doc.says_nothing(node));
        let plain = open
            && k.pattern_properties.is_empty()
            && k.names.is_none()
            && k.unevaluated_properties.is_none();
        if !plain {
            parts.push(None);
        }
        parts.extend(k.required.iter().map(|key| Some(Formula::Fact(Fact::Has(key), true))));
        for &(key, node) in &k.properties {
            if !self.doc.says_nothing(node) {
                parts.push(Some(Formula::Fact(Fact::Breaks(key, node), false)));
            }
        }
        for (key, dependency) in &k.dependencies {
            parts.push(self.formula_of_dependency(key, dependency, depth)?);
        }
        if k.min_properties > 0 {
            parts.push(Some(Formula::Fact(Fact::Members(k.min_properties), true)));
        }
        if k.max_properties < INF {
            parts.push(Some(Formula::Fact(Fact::Members(k.max_properties + 1), false)));
        }
        Ok(())
    }

    /// Adds what the keywords of arrays say.
    fn say_of_arrays(
        &mut self,
        node: SchemaNode,
        k: &Keywords<'a>,
        parts: &mut Vec<Option<Formula<'a>>>,
    ) {
        if k.unevaluated_items.is_some() {
            parts.push(None);
        }
        for (i, &item) in (0..).zip(&k.prefix) {
            if !self.doc.says_nothing(item) {
                parts.push(Some(Formula::Fact(Fact::ItemBreaks(i, item), false)));
            }
        }
        if let Some(item) = k.items
            && !self.doc.says_nothing(item)
        {
            let from = k.prefix.len() as u32;
            parts.push(Some(Formula::Fact(Fact::SomeBreaks(from, item), false)));
        }
        if k.min_items > 0 {
            parts.push(Some(Formula::Fact(Fact::Items(k.min_items), true)));
        }
        if k.max_items < INF {
            parts.push(Some(Formula::Fact(Fact::Items(k.max_items + 1), false)));
        }
        if let Some(contains) = k.contains {
            let at_least = |n| Fact::Contains(0, contains.node, n);
            if contains.min > 0 {
                parts.push(Some(Formula::Fact(at_least(contains.min), true)));
            }
            if contains.max < INF {
                parts.push(Some(Formula::Fact(at_least(contains.max + 1), false)));
            }
        }
        if k.unique {
            parts.push(Some(Formula::Fact(Fact::Unique(node), true)));
        }
    }
}
