//! Pieces → expressions, without what no value satisfies.

mod elements;

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::arrays::{ArrayPiece, Counted, ScarceArray, ScarceItem};
use super::document;
use super::keywords::form;
use super::objects::{MembersForm, ObjectPiece};
use super::pieces::SchemaPiece;
use super::scarce::ScarceArrays;
use super::spell::key_spellings;
use crate::Error;
use crate::expression::conditions::{
    BegunMembers, KeyVariant, MemberConditions, OpenKey, PlanOutcome,
};
use crate::expression::leaf::Leaf;
use crate::expression::regex::INF;
use crate::expression::{
    DeclaredKey, DistinctParts, Expr, ExprNode, Exprs, KeyChain, MemberTags, Notation, Object,
};
use crate::intern::FastMap;
use elements::ArrayMarks;

/// Most values of a list whose items differ: a state knows of each whether it has come.
const MAX_DISTINCT: u32 = 64;

/// Most values that bound an array of distinct items: a text of more is none in practice.
const MAX_BOUNDED: u64 = 1024;

/// The expressions of the rules.
#[derive(Default)]
pub(super) struct Lowered {
    /// The expressions of the roots; [`Exprs::EMPTY`] where no value satisfies one.
    pub roots: Vec<Expr>,
    /// Rules that were added after the others: for each, the one that it is a part of.
    pub parts: Vec<u32>,
    /// A rule that no value satisfies and that a root cannot do without, where there is one.
    pub unsatisfied: Option<u32>,
    /// Keywords that are not enforced, each with its subschema.
    pub ignored: Vec<(document::SchemaNode, &'static str)>,
}

/// Options of making expressions.
pub(super) struct LowerOptions {
    /// True if whole numbers are written without a `.0`.
    pub digits: bool,
    /// The text around members that stand between tags.
    pub tags: Option<MemberTags>,
    /// The text around members whose names stand as they are, but for the brace before them.
    pub marked: Option<MemberTags>,
    /// The text around the members of objects whose names stand in single quotes.
    pub quoted: Option<MemberTags>,
    /// The text around the members of objects that are elements, where arguments are.
    pub elements: Option<MemberTags>,
}

/// Gives `exprs` its rules.
///
/// # Errors
/// No work is left, the rules take too much memory, or the search was stopped.
pub(super) fn lower(
    exprs: &mut Exprs,
    rules: &[Vec<SchemaPiece>],
    roots: &[u32],
    options: LowerOptions,
) -> Result<Lowered, Error> {
    let simple = rules.iter().map(|pieces| simple(exprs, pieces)).collect();
    let mut lower = SchemaLowering {
        exprs,
        ranks: Vec::new(),
        n_steps: Cell::new(0),
        living: FastMap::default(),
        simple,
        rule: 0,
        parts: Vec::new(),
        out: Lowered::default(),
        tags: options.tags,
        marked: options.marked,
        quoted: options.quoted,
        elements: options.elements,
    };
    let rules = &*lower.without_scarce_items(rules, options.digits);
    lower.satisfiable(rules)?;
    for (rule, pieces) in (0..).zip(rules) {
        lower.rule = rule;
        lower.exprs.res.budget.check()?;
        lower.exprs.check_memory()?;
        let ways: Vec<Expr> =
            (0..).zip(pieces).map(|piece| lower.piece(piece.0, piece.1)).collect();
        lower.take_steps();
        let body = lower.exprs.alt(ways);
        lower.exprs.rules.push(body);
    }
    let unsatisfied = roots.iter().copied().find(|&root| !lower.lives(root));
    lower.out.unsatisfied = unsatisfied.map(|root| lower.cause(rules, root));
    let roots = roots.iter().map(|&root| lower.rule(root)).collect();
    let SchemaLowering { exprs, parts, mut out, .. } = lower;
    exprs.rules.extend(parts);
    out.roots = roots;
    Ok(out)
}

/// Returns the expression of a rule, if that mentions no rules: it is then used in place of a call.
fn simple(exprs: &mut Exprs, pieces: &[SchemaPiece]) -> Option<Expr> {
    let ways: Option<Vec<Expr>> = pieces
        .iter()
        .map(|piece| match piece {
            SchemaPiece::Expr(e) => Some(*e),
            _ => None,
        })
        .collect();
    ways.map(|ways| exprs.alt(ways))
}

struct SchemaLowering<'a> {
    exprs: &'a mut Exprs,
    /// By rule, how many others were known to have values when it was found to have one.
    ranks: Vec<Option<u32>>,
    /// Steps of looking for members that complete objects, which are not counted yet.
    n_steps: Cell<u64>,
    /// By rule, the number of a piece of it that is known to have values.
    living: FastMap<u32, usize>,
    /// The rule whose body is being made.
    rule: u32,
    /// Bodies of rules that come after all others.
    parts: Vec<Expr>,
    out: Lowered,
    /// By rule, see [`simple`].
    simple: Vec<Option<Expr>>,
    tags: Option<MemberTags>,
    marked: Option<MemberTags>,
    quoted: Option<MemberTags>,
    elements: Option<MemberTags>,
}

impl SchemaLowering<'_> {
    /// Bounds arrays of distinct items by the number of values that there are, and leaves out those
    /// that must have more. Where values are few and differ from item to item, they are told apart;
    /// where they are too many for that, items may be equal, which is reported.
    fn without_scarce_items<'r>(
        &mut self,
        rules: &'r [Vec<SchemaPiece>],
        digits: bool,
    ) -> Cow<'r, [Vec<SchemaPiece>]> {
        let mut out = Cow::Borrowed(rules);
        let mut scarce = ScarceArrays {
            exprs: self.exprs,
            rules,
            more: Vec::new(),
            counts: HashMap::new(),
            digits,
        };
        for (rule, pieces) in rules.iter().enumerate() {
            for (number, piece) in pieces.iter().enumerate().rev() {
                let SchemaPiece::Array(array) = piece else { continue };
                let Some(node) = array.unique else { continue };
                if let Some(item) = array.only_item() {
                    let values = scarce.count(item);
                    if values < u64::from(array.min) {
                        out.to_mut()[rule].remove(number);
                    } else if values <= MAX_BOUNDED
                        && values < u64::from(array.max)
                        && let SchemaPiece::Array(array) = &mut out.to_mut()[rule][number]
                    {
                        array.max = values as u32; // less than the bound that it replaces
                    }
                    continue;
                }
                let is_scarce = scarce.is_scarce(array);
                if !is_scarce && !scarce.counts_few(array) {
                    continue;
                }
                let known = scarce.array(array);
                let piece = &mut out.to_mut()[rule][number];
                if let Some(array) = known {
                    *piece = SchemaPiece::Scarce(array);
                } else if let SchemaPiece::Array(array) = piece
                    && is_scarce
                {
                    array.unique = None;
                    self.out.ignored.push((node, "uniqueItems"));
                }
            }
        }
        for (of, pieces) in scarce.more {
            self.simple.push(simple(self.exprs, &pieces));
            self.out.parts.push(of);
            out.to_mut().push(pieces);
        }
        out
    }

    /// Finds for each rule whether any value satisfies it: the least solution, since values are
    /// finite.
    fn satisfiable(&mut self, rules: &[Vec<SchemaPiece>]) -> Result<(), Error> {
        self.ranks = vec![None; rules.len()];
        let mut rank = 0;
        let mut changed = true;
        while changed {
            changed = false;
            // later rules are mostly parts of earlier ones
            for (rule, pieces) in rules.iter().enumerate().rev() {
                self.take_steps();
                self.exprs.res.budget.take(pieces.len() as u64);
                self.exprs.res.budget.check()?;
                if self.ranks[rule].is_some() {
                    continue;
                }
                if let Some(living) = pieces.iter().position(|piece| self.piece_lives(piece)) {
                    self.living.insert(rule as u32, living);
                    self.ranks[rule] = Some(rank);
                    rank += 1;
                    changed = true;
                }
            }
        }
        Ok(())
    }

    /// Returns the innermost rule by which it is known that no value satisfies another: as long as
    /// that has one way, its members that must come and its items are followed.
    fn cause(&self, rules: &[Vec<SchemaPiece>], root: u32) -> u32 {
        let mut seen = HashSet::new();
        let mut at = root;
        while seen.insert(at) {
            let [piece] = &rules[at as usize][..] else { break };
            let Some(part) = self.needed_without_values(piece) else { break };
            at = part;
        }
        at
    }

    /// Returns a rule that no value satisfies and that the values of a piece need.
    fn needed_without_values(&self, piece: &SchemaPiece) -> Option<u32> {
        match piece {
            SchemaPiece::Array(ArrayPiece { prefix, rest, min, counted: None, .. }) => {
                let needed = prefix.iter().chain(rest).copied();
                let mut needed = needed.take(*min as usize);
                needed.find(|&rule| !self.lives(rule))
            }
            SchemaPiece::Object(object) => {
                let mut required = object.chains.iter().flatten().filter(|property| property.2);
                required.find(|property| !self.lives(property.1)).map(|property| property.1)
            }
            &SchemaPiece::Within(_, rule, _) => Some(rule),
            _ => None,
        }
    }

    fn piece_lives(&self, piece: &SchemaPiece) -> bool {
        match piece {
            SchemaPiece::Expr(e) => *e != Exprs::EMPTY,
            &SchemaPiece::Within(_, rule, _) => self.lives(rule),
            SchemaPiece::Scarce(array) => array.lives(&|rule| self.lives(rule)),
            SchemaPiece::Array(array @ ArrayPiece { counted: Some(counted), .. }) => {
                counted.lives(array, &|rule| self.lives(rule), &self.n_steps)
            }
            SchemaPiece::Array(array @ ArrayPiece { prefix, rest, min, max, .. }) => {
                let min = *min as usize;
                min <= *max as usize
                    && prefix.iter().take(min).all(|&r| self.lives(r))
                    && (min <= prefix.len() || rest.is_some_and(|r| self.lives(r)))
                    && (min <= 1
                        || self.distinct(array).is_none_or(|list| list.chains.len() >= min))
            }
            SchemaPiece::Object(o) => {
                let properties = || o.chains.iter().flatten();
                let required = properties().filter(|p| p.2);
                let possible = properties().filter(|p| self.lives(p.1)).count();
                let others = o.others.iter().any(|&(_, r)| self.lives(r));
                required.clone().all(|p| self.lives(p.1))
                    && required.count() <= o.max as usize
                    && o.min <= o.max
                    && (others || possible >= o.min as usize)
                    && self.plan(o) != PlanOutcome::None
            }
        }
    }

    /// Returns members that complete an object with conditions, as far as is known which rules have
    /// values.
    fn plan(&self, object: &ObjectPiece) -> PlanOutcome {
        let Some((conditions, _)) = &object.conditions else {
            return PlanOutcome::Found(Vec::new());
        };
        let keys = (0..).zip(&object.chains).flat_map(|(chain, keys)| {
            let key = move |(index, key): (u32, &(String, u32, bool))| OpenKey {
                chain,
                index,
                is_required: key.2,
            };
            (0..).zip(keys).map(key)
        });
        let begun = BegunMembers {
            facts: &vec![0; conditions.n_words],
            open: keys.collect(),
            count: 0,
            min: object.min.into(),
            max: object.max.into(),
            has_others: object.others.iter().any(|&(_, rule)| self.lives(rule)),
        };
        conditions.plan(&begun, &|variant| self.lives(variant.value), &self.n_steps)
    }

    /// Takes the steps that are not counted yet.
    fn take_steps(&mut self) {
        let n_steps = self.n_steps.take();
        self.exprs.res.budget.take(n_steps);
    }

    fn lives(&self, rule: u32) -> bool {
        self.ranks[rule as usize].is_some()
    }

    fn rule(&mut self, rule: u32) -> Expr {
        match self.simple[rule as usize] {
            Some(e) => e,
            None if self.lives(rule) => self.exprs.call(rule),
            None => Exprs::EMPTY,
        }
    }

    /// Returns the expression of an item of an array, which differs from the others or may be equal
    /// to one.
    fn item(&mut self, rule: u32, differs: bool) -> Expr {
        let item = self.rule(rule);
        if differs { self.exprs.distinct(item) } else { item }
    }

    /// Returns the expression of a piece, which has a number among those of the rule.
    fn piece(&mut self, number: usize, piece: &SchemaPiece) -> Expr {
        if self.living.get(&self.rule) != Some(&number) && !self.piece_lives(piece) {
            return Exprs::EMPTY;
        }
        match piece {
            SchemaPiece::Expr(e) => *e,
            &SchemaPiece::Within(before, rule, after) => {
                let value = self.rule(rule);
                self.exprs.sequence([before, value, after])
            }
            SchemaPiece::Array(array) => {
                let e = self.array(array);
                self.exprs.region(array.region, e)
            }
            SchemaPiece::Scarce(array) => self.scarce(array),
            SchemaPiece::Object(object) => {
                let e = self.object(object);
                self.exprs.region(object.regions.value, e)
            }
        }
    }

    fn array(&mut self, array: &ArrayPiece) -> Expr {
        let max = array.max;
        if let Some(list) = self.distinct(array) {
            return self.exprs.object(list);
        }
        if array.unique.is_some() && max > 1 {
            let items = self.items(array, true);
            let parts = if self.has_always_others(array) {
                DistinctParts::Items
            } else {
                DistinctParts::ScarceItems
            };
            return self.exprs.unique(items, parts);
        }
        self.items(array, false)
    }

    /// Returns whether each item of an array is a string, and whatever it begins with may go on as
    /// any number of others.
    fn has_always_others(&mut self, array: &ArrayPiece) -> bool {
        let quote = self.exprs.literal(b"\"");
        let mut rules = array.prefix.iter().copied().chain(array.rest);
        array.counted.is_none()
            && rules.all(|rule| {
                let Some(item) = self.simple[rule as usize] else { return false };
                let &ExprNode::Cat(first, body) = self.exprs.node(item) else { return false };
                let &ExprNode::Leaf(Leaf::JsonString(_, re)) = self.exprs.node(body) else {
                    return false;
                };
                first == quote && self.exprs.res.is_inexhaustible(re)
            })
    }

    /// Returns the expression of an array, of items that differ or may be equal.
    fn items(&mut self, array: &ArrayPiece, differ: bool) -> Expr {
        let &ArrayPiece { ref prefix, rest, min, max, .. } = array;
        if let Some(counted) = &array.counted {
            return self.counted(array, counted, differ);
        }
        // an item that nothing satisfies ends the array before it
        let fixed: Vec<u32> =
            prefix.iter().copied().take_while(|&r| self.lives(r)).take(max as usize).collect();
        let rest = rest.filter(|&r| fixed.len() == prefix.len() && self.lives(r));
        let ArrayMarks { line, open, comma, close, end } = self.array_marks(array);
        let n = fixed.len() as u32;
        // from the back: what may follow `n` items
        let mut tail = match rest {
            Some(rest) if n < max => {
                let item = self.marked_item(array, rest, differ);
                let more = self.exprs.cat(comma, item);
                let most = if max == INF { INF } else { max - n };
                if n == 0 {
                    let more = self.exprs.rep(
                        more,
                        min.saturating_sub(1),
                        if most == INF { INF } else { most - 1 },
                    );
                    let some = self.exprs.sequence([item, more, end]);
                    let none = if min == 0 { close } else { Exprs::EMPTY };
                    let inner = self.exprs.alt([none, some]);
                    return self.exprs.sequence([open, line, inner]);
                }
                let more = self.exprs.rep(more, min.saturating_sub(n), most);
                self.exprs.cat(more, end)
            }
            _ if n >= min => end,
            _ => Exprs::EMPTY,
        };
        for (i, &rule) in (0..n).zip(&fixed).rev() {
            let item = self.marked_item(array, rule, differ);
            let some = self.exprs.cat(item, tail);
            tail = if i == 0 {
                let none = if min == 0 { close } else { Exprs::EMPTY };
                self.exprs.alt([none, some])
            } else {
                let some = self.exprs.cat(comma, some);
                let none = if i >= min { end } else { Exprs::EMPTY };
                self.exprs.alt([none, some])
            };
        }
        if n == 0 {
            tail = if min == 0 { close } else { Exprs::EMPTY };
        }
        self.exprs.sequence([open, line, tail])
    }

    /// Returns an array of distinct items; `None` if they need not differ, or may be others than a
    /// few scalars.
    fn distinct(&self, array: &ArrayPiece) -> Option<Object> {
        array.unique.as_ref()?;
        let (true, None, Some(rest)) = (array.prefix.is_empty(), &array.counted, array.rest) else {
            return None;
        };
        let &ExprNode::Leaf(Leaf::Literals { list, lo, hi, at: 0 }) =
            self.exprs.node(self.simple[rest as usize]?)
        else {
            return None;
        };
        // one value may be written in several ways
        let mut values: HashMap<String, u32> = HashMap::new();
        let notation = Notation::List;
        let mut object = Object { min: array.min, max: array.max, notation, ..Object::default() };
        for literal in &self.exprs.literals[list as usize][lo as usize..hi as usize] {
            let value: Value = serde_json::from_slice(literal).ok()?;
            let n = values.len() as u32;
            let chain = *values.entry(form(&value)?).or_insert(n);
            if chain >= MAX_DISTINCT {
                return None;
            }
            object.keys.push(DeclaredKey { literal: literal.clone(), chain, index: 0 });
        }
        if array.max as usize >= values.len() {
            object.max = INF;
        }
        object.chains = vec![KeyChain::new(vec![(Exprs::EPS, false)]); values.len()];
        Some(object)
    }

    /// Returns the expression of an array of which numbers of items are of some kinds. There is a
    /// rule for what may follow *n* items, so many of them of each kind.
    fn counted(&mut self, array: &ArrayPiece, counted: &Counted, differ: bool) -> Expr {
        let line = self.exprs.whitespace.line;
        let open = self.exprs.literal(b"[");
        let comma = self.exprs.literal(b",");
        let close = self.exprs.literal(b"]");
        let comma = self.exprs.cat(comma, line);
        let end = self.exprs.cat(line, close);
        let positions = array.positions();
        // by state of the counts: what may follow one more item
        let mut later = vec![Exprs::EMPTY; counted.n_states() as usize];
        for position in (0..=positions).rev() {
            let items: Vec<(u32, Expr)> = counted
                .ways_at(position)
                .iter()
                .map(|&(kinds, rule)| (kinds, self.item(rule, differ)))
                .collect();
            let mut next = vec![Exprs::EMPTY; later.len()];
            for state in (0..later.len()).rev() {
                let ends = position >= array.min && counted.is_enough(state);
                let mut ways = Vec::new();
                let mut same = Vec::new();
                for &(kinds, item) in &items {
                    let Some(after) = counted.after(state, kinds) else { continue };
                    if position < positions {
                        ways.push(self.exprs.cat(item, later[after]));
                    } else if array.max == INF && after == state {
                        same.push(item);
                    } else if array.max == INF {
                        ways.push(self.exprs.cat(item, next[after]));
                    }
                }
                // any number of items, then one that counts
                let same = self.exprs.alt(same);
                let more = self.exprs.cat(comma, same);
                let head = self.exprs.rep(more, 0, INF);
                if position == 0 {
                    let some = self.exprs.alt(ways);
                    let none = if ends { close } else { Exprs::EMPTY };
                    next[state] = self.exprs.alt([none, some]);
                    continue;
                }
                let go_on = self.exprs.alt(ways);
                let go_on = self.exprs.cat(comma, go_on);
                let last = if ends { end } else { Exprs::EMPTY };
                let last = self.exprs.alt([last, go_on]);
                let body = self.exprs.cat(head, last);
                next[state] = self.part(body);
            }
            later = next;
        }
        self.exprs.sequence([open, line, later[0]])
    }

    /// Returns the expression of an array whose values are told apart. There is a rule for what may
    /// follow each place.
    fn scarce(&mut self, array: &ScarceArray) -> Expr {
        let line = self.exprs.whitespace.line;
        let open = self.exprs.literal(b"[");
        let comma = self.exprs.literal(b",");
        let close = self.exprs.literal(b"]");
        let comma = self.exprs.cat(comma, line);
        let end = self.exprs.cat(line, close);
        let mut later = vec![Exprs::EMPTY; array.places.len()];
        for (number, place) in array.places.iter().enumerate().rev() {
            let mut ways = Vec::new();
            let mut same = Vec::new();
            for &(item, next) in &place.next {
                let item = match item {
                    ScarceItem::Value(value) => value,
                    ScarceItem::OfRule(rule) => self.item(rule, true),
                };
                if next == number {
                    same.push(item);
                } else {
                    ways.push(self.exprs.cat(item, later[next]));
                }
            }
            let go_on = self.exprs.alt(ways);
            if number == 0 {
                let none = if place.may_end { close } else { Exprs::EMPTY };
                later[0] = self.exprs.alt([none, go_on]);
                continue;
            }
            // any number of items that change nothing
            let same = self.exprs.alt(same);
            let more = self.exprs.cat(comma, same);
            let head = self.exprs.rep(more, 0, INF);
            let go_on = self.exprs.cat(comma, go_on);
            let last = if place.may_end { end } else { Exprs::EMPTY };
            let last = self.exprs.alt([last, go_on]);
            let body = self.exprs.cat(head, last);
            later[number] = self.part(body);
        }
        let whole = self.exprs.sequence([open, line, later[0]]);
        self.exprs.unique(whole, DistinctParts::ScarceItems)
    }

    /// Returns the expression of a rule that is a part of the one that is being made.
    fn part(&mut self, body: Expr) -> Expr {
        if body == Exprs::EMPTY {
            return body;
        }
        let rule = (self.simple.len() + self.parts.len()) as u32;
        self.parts.push(body);
        self.out.parts.push(self.rule);
        self.exprs.call(rule)
    }

    fn object(&mut self, piece: &ObjectPiece) -> Expr {
        let tags = match piece.form {
            MembersForm::Json => None,
            MembersForm::Arguments => self.tags.clone(),
            MembersForm::Marked => self.marked.clone(),
            MembersForm::Quoted => self.quoted.clone(),
            MembersForm::Elements => self.elements.clone(),
        };
        let name_end = tags.as_ref().map(|tags| tags.name_end.clone());
        let spellings = |name: &str| match &name_end {
            None => key_spellings(name),
            Some(end) => vec![[name.as_bytes(), end].concat().into()],
        };
        let colon = self.colon(piece);
        let notation = tags.map_or(Notation::Object, Notation::Tags);
        let key_region = piece.regions.names;
        let bounds = Object { min: piece.min, max: piece.max, ..Object::default() };
        let mut object = Object { notation, key_region, ..bounds };
        let mut conditions = self.conditions(piece);
        for (number, properties) in piece.chains.iter().enumerate() {
            let mut chain = Vec::with_capacity(properties.len());
            let mut of_chain = Vec::new();
            for (index, (name, rule, required)) in properties.iter().enumerate() {
                let value = self.rule(*rule);
                if value == Exprs::EMPTY {
                    continue;
                }
                let closing = self.closing_name(piece, name);
                if let Some((known, _)) = &piece.conditions {
                    let variants = &known.variants[number][index];
                    of_chain.push(self.variants(variants, colon, closing));
                }
                for literal in spellings(name) {
                    let chain_number = object.chains.len() as u32;
                    let index = chain.len() as u32;
                    object.keys.push(DeclaredKey { literal, chain: chain_number, index });
                }
                chain.push((self.exprs.sequence([colon, value, closing]), *required));
            }
            object.chains.push(KeyChain::new(chain));
            if let Some(conditions) = &mut conditions {
                conditions.variants.push(of_chain);
            }
        }
        object.conditions = conditions.map(Box::new);
        for &(names, rule) in &piece.others {
            let value = self.rule(rule);
            if value != Exprs::EMPTY {
                let closing = self.closing_names(piece, names);
                object.others.push((names, self.exprs.sequence([colon, value, closing])));
            }
        }
        let object = self.exprs.object(object);
        if matches!(piece.form, MembersForm::Marked | MembersForm::Quoted) {
            let open = self.exprs.literal(b"{");
            return self.exprs.cat(open, object);
        }
        object
    }

    /// Returns the conditions of an object, no variants among them yet. Those of which a search
    /// does not find out whether they can be met are left out, and reported.
    fn conditions(&mut self, piece: &ObjectPiece) -> Option<MemberConditions<Expr>> {
        let (conditions, nodes) = piece.conditions.as_ref()?;
        if self.plan(piece) == PlanOutcome::GaveUp {
            self.out.ignored.extend(nodes.iter().map(|&node| (node, "")));
            return None;
        }
        Some(MemberConditions {
            variants: Vec::new(),
            clauses: conditions.clauses.clone(),
            n_words: conditions.n_words,
        })
    }

    /// Returns what stands between the end of a key and its value.
    fn colon(&self, piece: &ObjectPiece) -> Expr {
        match piece.form {
            MembersForm::Json => self.exprs.whitespace.colon,
            _ => Exprs::EPS,
        }
    }

    /// Returns the variants of a key's values, without those of which there are none, after what
    /// stands between a key and its value.
    fn variants(
        &mut self,
        variants: &[KeyVariant<u32>],
        colon: Expr,
        closing: Expr,
    ) -> Vec<KeyVariant<Expr>> {
        let mut out = Vec::with_capacity(variants.len());
        for variant in variants {
            let value = self.rule(variant.value);
            if value != Exprs::EMPTY {
                let value = self.exprs.sequence([colon, value, closing]);
                let rank = self.ranks[variant.value as usize].unwrap_or(0);
                out.push(KeyVariant { value, facts: variant.facts.clone(), rank });
            }
        }
        out
    }
}
