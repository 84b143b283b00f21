//! Arrays of a way to satisfy a set of subschemas.

use std::cell::Cell;

use super::Compiler;
use super::document::SchemaNode;
use super::formula::{Fact, JOINED_WORK, Literals};
use super::keywords::ARRAY;
use super::shape::SchemaShape;
use super::unevaluated::Unevaluated;
use crate::Error;
use crate::expression::Expr;
use crate::expression::regex::INF;
use crate::region_options::RegionId;

#[derive(Clone, Debug, Default)]
pub(super) struct ArrayPiece {
    /// The rules of the first items.
    pub prefix: Vec<u32>,
    /// The rule of all others.
    pub rest: Option<u32>,
    /// Least number of items.
    pub min: u32,
    /// Largest number of items.
    pub max: u32,
    /// Items that are counted.
    pub counted: Option<Counted>,
    /// The subschema that says so, where items must differ from each other.
    pub unique: Option<SchemaNode>,
    /// The options of sampling of the whole.
    pub region: RegionId,
    /// Items are elements, without brackets around them.
    pub has_elements: bool,
}

/// Kinds of items, and the bounds on their numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted {
    /// The bounds of each kind.
    pub kinds: Vec<CountBounds>,
    /// For the first items, and at the end for all others if there may be any: the kinds of which
    /// an item is, as bits, and the rule of such items. One of a kind without an upper bound may go
    /// uncounted.
    pub ways: Vec<Vec<(u32, u32)>>,
}

/// Bounds on a number of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountBounds {
    /// Least number.
    pub min: u32,
    /// Largest number.
    pub max: u32,
}

impl CountBounds {
    /// Returns how far items are counted.
    fn most(self) -> u32 {
        if self.max == INF { self.min } else { self.max }
    }
}

impl Counted {
    /// Returns how many states of counts there are; `u64::MAX` for more than a number can be.
    pub(super) fn n_states(&self) -> u64 {
        let sizes = self.kinds.iter().map(|bounds| u64::from(bounds.most()) + 1);
        sizes.fold(1, u64::saturating_mul)
    }

    /// Returns the count of each kind in a state.
    fn counts(&self, state: usize) -> impl Iterator<Item = u32> {
        let mut left = state;
        self.kinds.iter().map(move |bounds| {
            let size = bounds.most() as usize + 1;
            let count = (left % size) as u32;
            left /= size;
            count
        })
    }

    /// Returns whether enough items of each kind were counted.
    pub(super) fn is_enough(&self, state: usize) -> bool {
        self.counts(state).zip(&self.kinds).all(|(count, bounds)| count >= bounds.min)
    }

    /// Returns the state after an item of some kinds; `None` where one may not come, or need not be
    /// counted any more.
    pub(super) fn after(&self, state: usize, kinds: u32) -> Option<usize> {
        let mut next = state;
        let mut place = 1;
        for (number, (count, bounds)) in self.counts(state).zip(&self.kinds).enumerate() {
            if kinds >> number & 1 == 1 {
                if count == bounds.most() {
                    return None;
                }
                next += place;
            }
            place *= bounds.most() as usize + 1;
        }
        Some(next)
    }

    /// Returns the kinds and rules of an item.
    pub(super) fn ways_at(&self, position: u32) -> &[(u32, u32)] {
        self.ways.get(position as usize).or(self.ways.last()).map_or(&[], |ways| ways)
    }

    /// Returns whether there is an array with as many items of each kind as must come; adds the
    /// steps that it takes to `n_steps`.
    pub(super) fn lives(
        &self,
        array: &ArrayPiece,
        lives: &dyn Fn(u32) -> bool,
        n_steps: &Cell<u64>,
    ) -> bool {
        let n_states = self.n_states() as usize;
        // by state, whether some items came to that
        let mut reached = vec![false; n_states];
        reached[0] = true;
        // past the positions nothing changes but the counts
        let most: u32 = self.kinds.iter().map(|bounds| bounds.most()).sum();
        let last = if array.max == INF { array.positions() + most } else { array.max };
        for position in 0..=last {
            if position >= array.min && (0..n_states).any(|s| reached[s] && self.is_enough(s)) {
                return true;
            }
            let mut next = vec![false; n_states];
            n_steps.set(n_steps.get() + (1 + n_states) as u64);
            for &(kinds, _) in self.ways_at(position).iter().filter(|way| lives(way.1)) {
                for state in (0..n_states).filter(|&state| reached[state]) {
                    if let Some(after) = self.after(state, kinds) {
                        next[after] = true;
                    }
                }
            }
            reached = next;
        }
        false
    }
}

impl ArrayPiece {
    /// Returns the rule of all items, if there is one.
    pub(super) fn only_item(&self) -> Option<u32> {
        self.rest.filter(|_| self.prefix.is_empty() && self.counted.is_none())
    }

    /// Returns how far items are counted, so that the bounds can be kept.
    pub(super) fn positions(&self) -> u32 {
        if self.max == INF { self.min.max(self.prefix.len() as u32).max(1) } else { self.max }
    }
}

/// An array of distinct items, some of whose values are told apart.
#[derive(Clone, Debug)]
pub(super) struct ScarceArray {
    /// The places between items, the first of them before any; what follows a place comes after
    /// it, or is the same place.
    pub places: Vec<ScarcePlace>,
}

/// A place in an array, after some items.
#[derive(Clone, Debug)]
pub(super) struct ScarcePlace {
    /// True if the array may end.
    pub may_end: bool,
    /// The items that may come next, each with the place after it.
    pub next: Vec<(ScarceItem, usize)>,
}

/// An item of such an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScarceItem {
    /// One of the values that are told apart.
    Value(Expr),
    /// A value of a rule, which has none of them.
    OfRule(u32),
}

impl ScarceArray {
    /// Returns whether there is such an array.
    pub(super) fn lives(&self, lives: &dyn Fn(u32) -> bool) -> bool {
        let mut ends = vec![false; self.places.len()];
        for (number, place) in self.places.iter().enumerate().rev() {
            let goes_on = |&(item, next): &(ScarceItem, usize)| {
                ends[next]
                    && match item {
                        ScarceItem::Value(_) => true,
                        ScarceItem::OfRule(rule) => lives(rule),
                    }
            };
            ends[number] = place.may_end || place.next.iter().any(goes_on);
        }
        ends.first() == Some(&true)
    }
}

/// Most numbers of items, times most that are counted of them: each pair is a rule.
const MAX_COUNTED: u64 = 2048;

/// The keyword by which items are counted.
const CONTAINS: &str = "contains";

/// Most kinds of items that are counted in one array.
const MAX_KINDS: usize = 6;

/// Most arrays that one way becomes.
const MAX_ARRAYS: usize = 64;

/// The keywords of arrays of a way.
struct SaidOfItems {
    /// Items that something is said of by their index.
    length: usize,
    min: u32,
    max: u32,
    unique: Option<SchemaNode>,
    kinds: Vec<ItemKind>,
}

impl SaidOfItems {
    /// Adds that a fact holds, or does not.
    fn add(&mut self, fact: Fact, holds: bool) {
        let at_least = |n| {
            let without = CountBounds { min: 0, max: n - 1 };
            if holds { CountBounds { min: n, max: INF } } else { without }
        };
        match fact {
            Fact::Items(n) if holds => self.min = self.min.max(n),
            Fact::Items(n) => self.max = self.max.min(n - 1),
            Fact::ItemBreaks(i, _) => {
                self.length = self.length.max(i as usize + 1);
                self.min = self.min.max(if holds { i + 1 } else { 0 });
            }
            Fact::Contains(from, node, n) => {
                self.length = self.length.max(from as usize);
                let says = (node, "");
                self.kinds.push(ItemKind { says, from, node, holds: true, bounds: at_least(n) });
            }
            Fact::SomeBreaks(from, node) => {
                self.length = self.length.max(from as usize);
                if holds {
                    let says = (node, "");
                    let bounds = at_least(1);
                    self.kinds.push(ItemKind { says, from, node, holds: false, bounds });
                }
            }
            Fact::Unique(node) => self.unique = self.unique.or(Some(node)),
            Fact::Has(_) | Fact::Breaks(..) | Fact::Members(_) => {}
        }
    }
}

/// Items that are counted.
#[derive(Clone, Copy, Debug)]
struct ItemKind {
    /// The subschema and keyword that says so.
    says: (SchemaNode, &'static str),
    /// Items from this index on.
    from: u32,
    /// They satisfy this subschema, or do not.
    node: SchemaNode,
    holds: bool,
    bounds: CountBounds,
}

impl ItemKind {
    /// Returns whether such items are evaluated by a part of a subschema: so says `contains`
    /// itself, and no condition on it.
    fn evaluates(&self, left: &Unevaluated) -> bool {
        self.says.1 == CONTAINS && left.has(self.says.0)
    }
}

/// Subschemas that items of an array satisfy, and must not.
#[derive(Clone, Debug, Default)]
struct ItemSchemas<'a> {
    holds: Vec<SchemaNode>,
    fails: Vec<SchemaNode>,
    /// The subschemas for items that nothing else evaluates: they hold of this one unless a
    /// `contains` speaks of it.
    unevaluated: Vec<Unevaluated<'a>>,
}

impl<'a> Compiler<'a> {
    /// Returns the arrays of a way.
    pub(super) fn arrays(&mut self, shape: &SchemaShape<'a>) -> Result<Vec<ArrayPiece>, Error> {
        let Some(failing) = self.remains(shape, ARRAY)? else { return Ok(Vec::new()) };
        let mut all: Vec<Literals> = vec![Vec::new()];
        for node in failing {
            let formula = self.formula(node, ARRAY, 0)?.map(|formula| formula.negated());
            let mut n_joined = 0;
            let ways = formula.as_ref().and_then(|formula| formula.ways(&mut n_joined));
            self.count_work(JOINED_WORK * n_joined)?;
            let ways = ways.filter(|ways| {
                // that some items are equal is not known of an array that has begun
                !ways.iter().flatten().any(|literal| matches!(literal, (Fact::Unique(_), false)))
            });
            match ways {
                Some(ways) if ways.len() * all.len() <= MAX_ARRAYS => {
                    let both = |way: &Literals<'a>| {
                        let way = way.clone();
                        ways.iter().map(move |more| [&way[..], more].concat()).collect::<Vec<_>>()
                    };
                    all = all.iter().flat_map(both).collect();
                    self.count_work(all.iter().map(Vec::len).sum())?;
                }
                _ => self.ignore(node, ""),
            }
        }
        let mut pieces = Vec::with_capacity(all.len());
        for way in all {
            let piece = self.array(shape, &way)?;
            if piece.min <= piece.max {
                pieces.push(piece);
            }
        }
        Ok(pieces)
    }

    /// Returns the arrays of a way of which some facts hold, or do not.
    fn array(
        &mut self,
        shape: &SchemaShape<'a>,
        literals: &[(Fact<'a>, bool)],
    ) -> Result<ArrayPiece, Error> {
        let mut said = self.said_of_items(shape)?;
        for &(fact, holds) in literals {
            said.add(fact, holds);
        }
        let unevaluated = self.unevaluated(shape, |k| k.unevaluated_items)?;
        let mut items: Vec<ItemSchemas> = Vec::new();
        for i in 0..said.length + usize::from((said.length as u32) < said.max) {
            items.push(self.item(shape, i, literals, &unevaluated)?);
        }
        let mut prefix = Vec::with_capacity(items.len());
        for item in &items {
            // where items are counted, their rules are those of the ways to do so
            let left = item.unevaluated.iter().map(|left| left.value);
            let holds = item.holds.iter().copied().chain(left);
            prefix.push(self.rule(holds.collect(), item.fails.clone())?);
        }
        let rest = if prefix.len() > said.length { prefix.pop() } else { None };
        let SaidOfItems { min, max, unique, kinds, .. } = said;
        let region = RegionId::NONE;
        let bounds = ArrayPiece { prefix, rest, min, max, ..ArrayPiece::default() };
        let mut piece = ArrayPiece { unique, region, ..bounds };
        self.count_kinds(&mut piece, &items, &kinds)?;
        Ok(piece)
    }

    /// Returns the keywords of arrays of a way, but for what items satisfy.
    fn said_of_items(&mut self, shape: &SchemaShape<'a>) -> Result<SaidOfItems, Error> {
        let mut said = SaidOfItems { length: 0, min: 0, max: INF, unique: None, kinds: Vec::new() };
        let mut is_asked = false;
        for &node in &shape.holds {
            is_asked = is_asked || self.keywords(node)?.unevaluated_items.is_some();
        }
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            said.length = said.length.max(k.prefix.len());
            said.min = said.min.max(k.min_items);
            said.max = said.max.min(k.max_items);
            if k.unique && said.unique.is_none() {
                said.unique = Some(node);
            }
            // where any number may come, it matters only what is spoken of
            let contains = k.contains.filter(|contains| is_asked || !contains.allows_any());
            said.kinds.extend(contains.map(|c| {
                let bounds = CountBounds { min: c.min, max: c.max };
                let says = (node, CONTAINS);
                ItemKind { says, from: 0, node: c.node, holds: true, bounds }
            }));
        }
        Ok(said)
    }

    /// Adds the kinds of items that an array counts; those that would be too many rules are
    /// reported.
    fn count_kinds(
        &mut self,
        piece: &mut ArrayPiece,
        items: &[ItemSchemas<'a>],
        kinds: &[ItemKind],
    ) -> Result<(), Error> {
        let mut kept: Vec<ItemKind> = Vec::new();
        let mut uncounted: Vec<ItemKind> = Vec::new();
        let mut counted = Counted::default();
        for &kind in kinds {
            counted.kinds.push(kind.bounds);
            let n_rules = counted.n_states().saturating_mul(u64::from(piece.positions()) + 1);
            if counted.kinds.len() > MAX_KINDS || n_rules > MAX_COUNTED {
                counted.kinds.pop();
                uncounted.push(kind);
                let (node, keyword) = kind.says;
                self.ignore(node, keyword);
            } else {
                kept.push(kind);
            }
        }
        let left = items.iter().flat_map(|item| &item.unevaluated);
        let spoken = left.filter(|left| uncounted.iter().any(|kind| kind.evaluates(left)));
        let spoken: Vec<SchemaNode> = spoken.map(|left| left.value).collect();
        if kept.is_empty() && spoken.is_empty() {
            return Ok(());
        }
        if kept.is_empty() && u64::from(piece.positions()) >= MAX_COUNTED {
            // a rule for each place would be too many: all items are as what is left
            for node in spoken {
                self.ignore(node, "");
            }
            return Ok(());
        }
        for (position, item) in (0..).zip(items) {
            counted.ways.push(self.ways_of_item(position, item, &kept, &uncounted)?);
        }
        piece.counted = Some(counted);
        Ok(())
    }

    /// Returns the kinds that the item at a position may be of, as bits, each with its rule. Items
    /// of the `uncounted` kinds are spoken of, and there may be any number.
    fn ways_of_item(
        &mut self,
        position: u32,
        item: &ItemSchemas<'a>,
        kinds: &[ItemKind],
        uncounted: &[ItemKind],
    ) -> Result<Vec<(u32, u32)>, Error> {
        let mut ways = Vec::new();
        for bits in 0..1u32 << kinds.len() {
            let ItemSchemas { mut holds, mut fails, unevaluated } = item.clone();
            let mut may_be = true;
            let mut inside: Vec<&ItemKind> = Vec::with_capacity(kinds.len());
            for (number, kind) in kinds.iter().enumerate() {
                let is_one = bits >> number & 1 == 1;
                if position < kind.from || kind.bounds.most() == 0 && kind.bounds.max == INF {
                    may_be &= !is_one;
                } else if is_one || kind.bounds.max != INF {
                    let list = if is_one == kind.holds { &mut holds } else { &mut fails };
                    list.push(kind.node);
                }
                inside.extend(is_one.then_some(kind));
            }
            if !may_be {
                continue;
            }
            // an item that enough others are like is spoken of as well, and counts no more
            let others = kinds.iter().filter(|kind| kind.bounds.max == INF).chain(uncounted);
            let others: Vec<&ItemKind> = others.collect();
            let mut all = vec![holds];
            for left in &unevaluated {
                if inside.iter().any(|kind| kind.evaluates(left)) {
                    continue;
                }
                let spoken = others.iter().filter(|kind| kind.evaluates(left));
                let nodes = spoken.map(|kind| kind.node).chain([left.value]);
                let mut nodes: Vec<SchemaNode> = nodes.collect();
                if all.len() * nodes.len() > MAX_ARRAYS {
                    self.ignore(left.value, "");
                    nodes = vec![left.value];
                }
                let with = |holds: &Vec<SchemaNode>| {
                    let all = nodes.iter().map(|&node| [&holds[..], &[node]].concat());
                    all.collect::<Vec<_>>()
                };
                all = all.iter().flat_map(with).collect();
            }
            for holds in all {
                ways.push((bits, self.rule(holds, fails.clone())?));
            }
        }
        Ok(ways)
    }

    /// Returns what item number `i` of an array must satisfy, and must not.
    fn item(
        &mut self,
        shape: &SchemaShape<'a>,
        i: usize,
        literals: &[(Fact<'a>, bool)],
        unevaluated: &[Unevaluated<'a>],
    ) -> Result<ItemSchemas<'a>, Error> {
        let mut item = ItemSchemas::default();
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            item.holds.extend(k.prefix.get(i).copied().or(k.items));
        }
        item.unevaluated.extend(unevaluated.iter().filter(|left| !left.evaluates_item(i)).cloned());
        for &(fact, holds) in literals {
            match fact {
                Fact::ItemBreaks(at, node) if at as usize == i && holds => item.fails.push(node),
                Fact::ItemBreaks(at, node) if at as usize == i => item.holds.push(node),
                Fact::SomeBreaks(from, node) if from as usize <= i && !holds => {
                    item.holds.push(node);
                }
                _ => {}
            }
        }
        Ok(item)
    }
}
