//! Objects, and lists of distinct values, as single nodes: which members may come next is a matter
//! of positions in chains of keys and of a count, never of an unrolled expression.
//!
//! For example, an object with the required keys `a` and `b` in one chain is at first at position 0
//! of the chain, where `a` alone may come. After `a` it is at position 1, where `b` may come and
//! `}` may not, since one required key is missing.

use std::cell::Cell;

use super::conditions::MemberConditions;
use super::leaf::{Leaf, Member};
use super::regex::{INF, Re};
use super::{DistinctParts, Expr, ExprNode, Exprs};
use crate::intern::FastMap;
use crate::region_options::RegionId;

/// Steps that finding what may come next in an object counts as.
const EXPAND_WORK: u64 = 40;

/// An object type, or a list of distinct values.
///
/// Declared keys stand in chains, each in the order of one subschema; keys of one chain come in
/// that order, those of different chains as they like. A plain object has one chain. Other keys
/// come anywhere. In a list, values stand in the place of keys, each in a chain of its own, and
/// nothing follows them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Object {
    /// Declared keys, sorted by their text.
    pub keys: Vec<DeclaredKey>,
    pub chains: Vec<KeyChain>,
    /// Other members: names, and what follows the colon. The names exclude the declared ones and
    /// each other.
    pub others: Vec<(Re, Expr)>,
    /// Least number of members.
    pub min: u32,
    /// Largest number of members.
    pub max: u32,
    /// The way in which it is written.
    pub notation: Notation,
    /// The options of sampling that its names have.
    pub key_region: RegionId,
    /// Conditions on the members together. The value of a key in its chain is then any of its
    /// variants.
    pub conditions: Option<Box<MemberConditions<Expr>>>,
}

/// The way in which members, or the values of a list, are written.
#[derive(Clone, Debug, Default)]
pub(crate) enum Notation {
    /// A JSON object.
    #[default]
    Object,
    /// A JSON array.
    List,
    /// Members between tags, without braces.
    Tags(MemberTags),
}

/// The text around members that stand between tags. What follows a name is a part of the value.
#[derive(Clone, Debug)]
pub(crate) struct MemberTags {
    /// The text in front of the first member.
    pub first: Expr,
    /// The text in front of each other.
    pub before: Expr,
    /// Its length in bytes, tokens without text counted as one.
    pub before_len: u32,
    /// The bytes after which a name begins: the last of these two texts, without those that are
    /// tokens without text.
    pub before_last: Box<[u8]>,
    /// The text that ends a name, in which it does not stand.
    pub name_end: Box<[u8]>,
    /// The text after the last member.
    pub end: Expr,
    /// All of the text where there are no members.
    pub none: Expr,
}

/// A declared key.
#[derive(Clone, Debug)]
pub(crate) struct DeclaredKey {
    /// The key as it is written: quoted, escaped, with its colon; or a value of a list. One key may
    /// be here in several spellings.
    pub literal: Box<[u8]>,
    pub chain: u32,
    /// Its place in the chain.
    pub index: u32,
}

/// Keys that come in order.
#[derive(Clone, Debug)]
pub(crate) struct KeyChain {
    /// The expression that follows the colon, by index.
    pub values: Vec<Expr>,
    /// For each index, and one past: the first required key from there, or the number of keys.
    next_required: Vec<u32>,
    /// For each index, and one past: how many required keys from there.
    required_from: Vec<u32>,
    /// By index, the shortest of its keys in [`Object::keys`].
    shortest: Vec<u32>,
}

impl KeyChain {
    /// Returns keys with what follows the colon, and whether they are required.
    pub(crate) fn new(keys: Vec<(Expr, bool)>) -> KeyChain {
        let n = keys.len() as u32;
        let mut next_required = vec![n];
        let mut required_from = vec![0];
        for (i, &(_, required)) in (0..n).zip(&keys).rev() {
            let next = next_required[next_required.len() - 1];
            let count = required_from[required_from.len() - 1];
            next_required.push(if required { i } else { next });
            required_from.push(count + u32::from(required));
        }
        next_required.reverse();
        required_from.reverse();
        let shortest = vec![0; keys.len()];
        let values = keys.into_iter().map(|k| k.0).collect();
        KeyChain { values, next_required, required_from, shortest }
    }

    /// Returns the index of the first required key from `index` on.
    pub(crate) fn next_required(&self, index: u32) -> Option<u32> {
        let next = self.next_required.get(index as usize).copied();
        next.filter(|&next| next < self.len())
    }

    /// Returns the key in [`Object::keys`] that spells an index in the fewest bytes.
    pub(crate) fn shortest_key(&self, index: u32) -> u32 {
        self.shortest[index as usize]
    }

    pub(crate) fn len(&self) -> u32 {
        self.values.len() as u32
    }

    /// Returns whether a key must come.
    pub(crate) fn is_required(&self, index: u32) -> bool {
        self.next_required.get(index as usize) == Some(&index)
    }
}

/// Positions in the chains of an object: for each, the index of the first key that may still
/// come. Behind them are the facts of an object with conditions.
pub(crate) type KeyPositions = [u32];

/// Numbers of declared keys that have not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeysLeft {
    /// Keys that must come.
    pub required: u64,
    /// Keys that may come, the required ones among them.
    pub possible: u64,
}

impl Object {
    /// Notes the shortest key of each index; the keys are sorted.
    pub(super) fn note_shortest_keys(&mut self) {
        let mut lens: FastMap<(u32, u32), usize> = FastMap::default();
        for (number, key) in (0u32..).zip(&self.keys) {
            let len = key.literal.len();
            let known = lens.entry((key.chain, key.index)).or_insert(usize::MAX);
            if len < *known {
                *known = len;
                self.chains[key.chain as usize].shortest[key.index as usize] = number;
            }
        }
    }

    /// Returns whether this is a list.
    pub(crate) fn is_list(&self) -> bool {
        matches!(self.notation, Notation::List)
    }

    /// Returns the text around members that stand between tags.
    pub(crate) fn tags(&self) -> Option<&MemberTags> {
        match &self.notation {
            Notation::Tags(tags) => Some(tags),
            Notation::Object | Notation::List => None,
        }
    }

    /// Returns the bytes that separate a member from the one before it.
    pub(crate) fn separator_len(&self) -> u64 {
        self.tags().map_or(1, |tags| tags.before_len.into())
    }

    /// Returns what stands before and after the members of JSON.
    fn brackets(&self) -> [&'static [u8]; 2] {
        if self.is_list() { [b"[", b"]"] } else { [b"{", b"}"] }
    }

    /// Counts the declared keys that must and may still come.
    pub(crate) fn left(&self, positions: &KeyPositions) -> KeysLeft {
        let mut left = KeysLeft { required: 0, possible: 0 };
        for (chain, &at) in self.chains.iter().zip(positions) {
            left.required += u64::from(chain.required_from[at as usize]);
            left.possible += u64::from(chain.len() - at);
        }
        left
    }

    /// Returns whether a declared key may be the next member after `count` others; `left` is that
    /// of `positions`.
    fn allows(
        &self,
        positions: &KeyPositions,
        left: KeysLeft,
        count: u32,
        key: &DeclaredKey,
    ) -> bool {
        let from = positions[key.chain as usize];
        let chain = &self.chains[key.chain as usize];
        if key.index < from || key.index > chain.next_required[from as usize] {
            return false;
        }
        // keys that are passed over cannot come any more; none of them is required
        let required = left.required - u64::from(chain.is_required(key.index));
        let possible = left.possible - u64::from(key.index + 1 - from);
        self.leaves_room(count, required, possible)
    }

    /// Returns whether a declared key may be the next member after `count` others.
    pub(crate) fn may_come(&self, positions: &KeyPositions, count: u32, key: &DeclaredKey) -> bool {
        self.allows(positions, self.left(positions), count, key)
    }

    /// Returns the declared keys among `lo..hi` that may be the next member after `count` others.
    pub(crate) fn next_keys(
        &self,
        positions: &KeyPositions,
        count: u32,
        lo: u32,
        hi: u32,
    ) -> impl Iterator<Item = u32> {
        let left = self.left(positions);
        (lo..hi).filter(move |&i| self.allows(positions, left, count, &self.keys[i as usize]))
    }

    /// Returns whether any declared key may be the next member after `count` others.
    fn any_key_may_come(&self, positions: &KeyPositions, count: u32) -> bool {
        let left = self.left(positions);
        let mut chains = self.chains.iter().zip(positions);
        chains.any(|(chain, &from)| {
            // most may still come after the first that may, and least must after a required one
            let next = chain.next_required(from);
            let allows = |index: u32| {
                let required = left.required - u64::from(chain.is_required(index));
                let possible = left.possible - u64::from(index + 1 - from);
                self.leaves_room(count, required, possible)
            };
            from < chain.len() && (allows(from) || next.is_some_and(allows))
        })
    }

    /// Returns whether the bounds leave room for one more member after `count` others, when as many
    /// declared keys must and may come after it.
    fn leaves_room(&self, count: u32, required: u64, possible: u64) -> bool {
        let count = u64::from(count) + 1;
        count + required <= u64::from(self.max)
            && (!self.others.is_empty() || count + possible >= u64::from(self.min))
    }

    /// Returns whether other members may come; adds the steps that it takes to `n_steps`.
    pub(crate) fn others_may_come(
        &self,
        positions: &KeyPositions,
        count: u32,
        n_steps: &Cell<u64>,
    ) -> bool {
        !self.others.is_empty()
            && u64::from(count) + self.left(positions).required < u64::from(self.max)
            && (self.max == INF || self.can_be_met(positions, count + 1, n_steps))
    }

    /// Returns whether there is room for two members without declared names.
    pub(crate) fn names_may_repeat(&self) -> bool {
        !self.others.is_empty() && self.max > 1
    }

    /// Returns whether the object may end.
    pub(crate) fn may_end(&self, positions: &KeyPositions, count: u32) -> bool {
        self.left(positions).required == 0 && count >= self.min && self.conditions_hold(positions)
    }

    /// Returns whether any member may come.
    fn may_go_on(&self, positions: &KeyPositions, count: u32, n_steps: &Cell<u64>) -> bool {
        self.others_may_come(positions, count, n_steps) || self.any_key_may_come(positions, count)
    }

    /// Returns the number of members after one more, as far as the bounds need it.
    pub(crate) fn count_after(&self, count: u32) -> u32 {
        // without an upper bound, counting past the lower one would only make more states
        (count + 1).min(if self.max == INF { self.min } else { self.max })
    }
}

impl Exprs {
    /// Returns the expression after a member.
    pub(super) fn rest(&mut self, member: Member) -> Expr {
        self.add(ExprNode::Rest(member))
    }

    /// Returns the expression of an object with its braces, or a list with its brackets; `EMPTY` if
    /// its bounds leave nothing.
    pub(crate) fn object(&mut self, mut object: Object) -> Expr {
        object.keys.sort_unstable_by(|a, b| a.literal.cmp(&b.literal));
        object.note_shortest_keys();
        let positions = object.first_positions();
        let end = object.may_end(&positions, 0);
        let n_steps = Cell::new(0);
        let go_on = object.may_go_on(&positions, 0, &n_steps)
            && (end || object.can_be_met(&positions, 0, &n_steps));
        self.res.budget.take(n_steps.get());
        let start = Member {
            object: self.objects.len() as u32,
            positions: self.key_positions.intern(positions).0,
            count: 0,
        };
        let member = if go_on { self.add(ExprNode::Member(start)) } else { Exprs::EMPTY };
        let whole = if let Some(tags) = object.tags() {
            let members = self.cat(tags.first, member);
            self.alt([if end { tags.none } else { Exprs::EMPTY }, members])
        } else {
            let [open, close] = object.brackets();
            let close = if end { self.literal(close) } else { Exprs::EMPTY };
            let inner = self.alt([close, member]);
            let open = self.literal(open);
            self.sequence([open, self.whitespace.line, inner])
        };
        self.objects.push(object);
        let may_repeat = self.objects[start.object as usize].names_may_repeat();
        if !may_repeat {
            return whole;
        }
        let names: Vec<Re> =
            self.objects[start.object as usize].others.iter().map(|other| other.0).collect();
        let scarce = !names.into_iter().all(|names| self.res.is_inexhaustible(names));
        self.unique(whole, if scarce { DistinctParts::ScarceNames } else { DistinctParts::Names })
    }

    /// Returns whether any of the keys `lo..hi` of an object may come.
    pub(crate) fn any_key(&self, member: Member, lo: u32, hi: u32) -> bool {
        let object = &self.objects[member.object as usize];
        let positions = self.key_positions.get(member.positions);
        if object.conditions.is_none() && lo == 0 && hi as usize == object.keys.len() {
            return object.any_key_may_come(positions, member.count);
        }
        let mut keys = object.next_keys(positions, member.count, lo, hi);
        keys.any(|key| self.is_met(member, key))
    }

    /// Returns whether declared key number `key` may come as far as the conditions go.
    fn is_met(&self, member: Member, key: u32) -> bool {
        let object = &self.objects[member.object as usize];
        let DeclaredKey { chain, index, .. } = object.keys[key as usize];
        object.conditions.is_none() || self.is_met_by(member, chain, index)
    }

    /// Returns what closes an object or a list: its bracket, or the text after its tags.
    pub(crate) fn closing(&mut self, member: Member) -> Expr {
        let object = &self.objects[member.object as usize];
        if let Some(tags) = object.tags() {
            return tags.end;
        }
        let [_, close] = object.brackets();
        self.literal(close)
    }

    /// Returns the bytes after which a name between tags begins that must differ from others.
    pub(crate) fn marks_of_names(&self) -> Vec<u8> {
        let open = self.objects.iter().filter(|object| object.names_may_repeat());
        let tags = open.filter_map(Object::tags);
        let mut marks: Vec<u8> = tags.flat_map(|tags| tags.before_last.iter().copied()).collect();
        marks.sort_unstable();
        marks.dedup();
        marks
    }

    /// Returns what separates a member from the one before it.
    pub(crate) fn separator(&mut self, member: Member) -> Expr {
        let tags = self.objects[member.object as usize].tags();
        tags.map(|tags| tags.before).unwrap_or_else(|| self.literal(b","))
    }

    /// Returns the declared keys among `lo..hi` that may be the next member.
    pub(crate) fn next_keys(&self, member: Member, lo: u32, hi: u32) -> Vec<u32> {
        let object = &self.objects[member.object as usize];
        let positions = self.key_positions.get(member.positions);
        let keys = object.next_keys(positions, member.count, lo, hi);
        keys.filter(|&key| self.is_met(member, key)).collect()
    }

    /// Returns how far the declared keys of an object have come.
    pub(crate) fn key_positions(&self, member: Member) -> &KeyPositions {
        self.key_positions.get(member.positions)
    }

    /// Returns the place after declared key number `key`.
    pub(crate) fn member_after_key(&mut self, member: Member, key: u32) -> Member {
        let object = &self.objects[member.object as usize];
        let key = &object.keys[key as usize];
        let count = object.count_after(member.count);
        let mut positions = self.key_positions.get(member.positions).to_vec();
        positions[key.chain as usize] = key.index + 1;
        let positions = self.key_positions.intern(positions).0;
        Member { positions, count, ..member }
    }

    /// Returns what follows declared key number `key`, if that may come.
    pub(crate) fn after_key(&mut self, member: Member, key: u32) -> Option<Expr> {
        let object = &self.objects[member.object as usize];
        let declared = &object.keys[key as usize];
        if !object.may_come(self.key_positions.get(member.positions), member.count, declared) {
            return None;
        }
        if object.conditions.is_some() {
            let DeclaredKey { chain, index, .. } = *declared;
            return Some(self.after_variants(member, chain, index)).filter(|&e| e != Exprs::EMPTY);
        }
        let value = object.chains[declared.chain as usize].values[declared.index as usize];
        let after = self.member_after_key(member, key);
        let rest = self.rest(after);
        Some(self.cat(value, rest))
    }

    /// Returns what a `Member` or `Rest` node stands for.
    pub(crate) fn expand(&mut self, e: Expr) -> Expr {
        if let Some(&known) = self.expansions.get(&e) {
            return known;
        }
        self.res.budget.take(EXPAND_WORK);
        let expansion = match *self.node(e) {
            ExprNode::Member(member) => self.expand_member(member),
            ExprNode::Rest(member) => {
                self.find_next_members(member);
                let object = &self.objects[member.object as usize];
                let positions = self.key_positions.get(member.positions);
                let end = object.may_end(positions, member.count);
                let n = object.keys.len() as u32;
                let is_tagged = object.tags().is_some();
                let n_steps = Cell::new(0);
                let go_on = object.others_may_come(positions, member.count, &n_steps)
                    || self.any_key(member, 0, n);
                self.res.budget.take(n_steps.get());
                let line = if is_tagged { Exprs::EPS } else { self.whitespace.line };
                let mut alternatives = [Exprs::EMPTY; 2];
                if end {
                    let close = self.closing(member);
                    alternatives[0] = self.cat(line, close);
                }
                if go_on {
                    let separator = self.separator(member);
                    let next = self.add(ExprNode::Member(member));
                    alternatives[1] = self.sequence([separator, line, next]);
                }
                self.alt(alternatives)
            }
            _ => e,
        };
        // an intersection of names may seem to be empty when no step is left
        if !self.res.budget.is_over() {
            self.expansions.insert(e, expansion);
        }
        expansion
    }

    /// Returns the expression of a name without a declared key: a JSON string, or a text and what
    /// ends it.
    pub(crate) fn name(&mut self, names: Re, end: Option<&[u8]>) -> Expr {
        let Some(end) = end else { return self.json_string(names) };
        let name = self.text(names);
        let end = self.literal(end);
        self.cat(name, end)
    }

    fn expand_member(&mut self, member: Member) -> Expr {
        self.find_next_members(member);
        let object = &self.objects[member.object as usize];
        let positions = self.key_positions.get(member.positions).clone();
        let n = object.keys.len() as u32;
        let n_steps = Cell::new(0);
        let others = if object.others_may_come(&positions, member.count, &n_steps) {
            object.others.clone()
        } else {
            Vec::new()
        };
        let count = object.count_after(member.count);
        let may_repeat = object.names_may_repeat();
        self.res.budget.take(n_steps.get());
        let any_key = self.any_key(member, 0, n);
        let mut alternatives = Vec::new();
        if any_key {
            alternatives.push(self.leaf(Leaf::Key { member, lo: 0, hi: n, at: 0 }));
        }
        let after = Member { count, ..member };
        let key_region = self.objects[member.object as usize].key_region;
        let tags = self.objects[member.object as usize].tags();
        let name_end = tags.map(|tags| tags.name_end.clone());
        for (names, value) in others {
            let name = self.name(names, name_end.as_deref());
            let name = if may_repeat { self.distinct(name) } else { name };
            let name = self.region(key_region, name);
            let colon = if name_end.is_some() { Exprs::EPS } else { self.literal(b":") };
            let rest = self.rest(after);
            alternatives.push(self.sequence([name, colon, value, rest]));
        }
        self.alt(alternatives)
    }
}
