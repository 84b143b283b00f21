//! Arrays of distinct items of which some have few values: `prefixItems` of booleans, or items next
//! to `contains`.
//!
//! An item that must come later may need a value which an earlier one could take. The values of
//! items that have few are therefore told apart: what may follow depends on which of them have
//! come. For example, of `[boolean, boolean, integer]` nothing but `true` may follow `[false,`.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::arrays::{ArrayPiece, ScarceArray, ScarceItem, ScarcePlace};
use super::count::values_of_rule;
use super::keywords::form;
use super::number::NumberPatterns;
use super::pieces::SchemaPiece;
use super::spell::{digit_spellings, spellings};
use super::validate::matches;
use super::words::list_words;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::INF;
use crate::expression::{Expr, ExprNode, Exprs};

/// Most values of items that are told apart.
const MAX_VALUES: usize = 32;

/// Most values of an item that is counted for these to be told apart in any case.
const FEW_VALUES: u64 = 8;

/// Most texts of the values of one item that are told apart.
const MAX_TEXTS: usize = 256;

/// Steps that looking for the number of a rule's values counts as.
const COUNT_WORK: u64 = 4;

/// Most places in arrays that are told apart.
const MAX_PLACES: usize = 2048;

/// The values of an array's items, as far as they are told apart.
struct ScarceValues {
    /// Each as text, the same for equal ones.
    list: Vec<(String, Value)>,
    /// By rule, which of them it has, as bits, and the rule of its others.
    of_rule: HashMap<u32, (u32, u32)>,
}

/// A place: items so far, the state of counts, values that have come, as bits.
type PlaceKey = (u32, usize, u32);

/// The builder of arrays whose values are told apart.
pub(super) struct ScarceArrays<'a> {
    pub exprs: &'a mut Exprs,
    pub rules: &'a [Vec<SchemaPiece>],
    /// Rules that were made besides, each of the one whose other values it has.
    pub more: Vec<(u32, Vec<SchemaPiece>)>,
    /// By rule, the number of its values, as far as it was counted.
    pub counts: HashMap<u32, u64>,
    /// True if whole numbers are written without a `.0`.
    pub digits: bool,
}

impl ScarceArrays<'_> {
    /// Returns an array with its values told apart; `None` where they are too many, or no scalars.
    pub(super) fn array(&mut self, array: &ArrayPiece) -> Option<ScarceArray> {
        let values = self.values(array)?;
        let spellings = if self.digits { digit_spellings } else { spellings };
        let literals: Vec<Expr> =
            values.list.iter().map(|(_, value)| self.exprs.literals(spellings(value))).collect();
        let mut found: Vec<PlaceKey> = vec![(0, 0, 0)];
        let mut known: HashSet<PlaceKey> = HashSet::from([(0, 0, 0)]);
        let mut steps: HashMap<PlaceKey, Vec<(ScarceItem, PlaceKey)>> = HashMap::new();
        while let Some(&key) = found.get(steps.len()) {
            let next = next_items(array, &values, &literals, key)?;
            found.extend(next.iter().map(|step| step.1).filter(|key| known.insert(*key)));
            if found.len() > MAX_PLACES {
                return None;
            }
            steps.insert(key, next);
        }
        found.sort_unstable_by_key(|&(position, state, used)| (position, used.count_ones(), state));
        let numbers: HashMap<PlaceKey, usize> = found.iter().copied().zip(0..).collect();
        let place = |key: &PlaceKey| ScarcePlace {
            may_end: key.0 >= array.min
                && array.counted.as_ref().is_none_or(|counted| counted.is_enough(key.1)),
            next: steps[key].iter().map(|(item, to)| (*item, numbers[to])).collect(),
        };
        Some(ScarceArray { places: found.iter().map(place).collect() })
    }

    /// Returns whether some items of an array may lack values.
    pub(super) fn is_scarce(&mut self, array: &ArrayPiece) -> bool {
        !self.scarce_rules(array).is_empty()
    }

    /// Returns whether items that are counted have few values: what ends such an array is one of
    /// them that has not come.
    pub(super) fn counts_few(&mut self, array: &ArrayPiece) -> bool {
        !self.few_counted(array).is_empty()
    }

    /// Returns the rules of items that are counted and have few values.
    fn few_counted(&mut self, array: &ArrayPiece) -> Vec<u32> {
        let ways = array.counted.iter().flat_map(|counted| counted.ways.iter().flatten());
        let mut rules: Vec<u32> = ways.filter(|way| way.0 != 0).map(|way| way.1).collect();
        rules.retain(|&rule| self.count(rule) <= FEW_VALUES);
        rules
    }

    /// Returns the rules of items that have fewer values than must differ.
    fn scarce_rules(&mut self, array: &ArrayPiece) -> Vec<u32> {
        let mut scarce = Vec::new();
        let min = u64::from(array.min);
        let Some(counted) = &array.counted else {
            let items = array.prefix.iter().chain(&array.rest).take(array.min as usize);
            for &rule in items.filter(|_| min > 1) {
                if self.count(rule) < min {
                    scarce.push(rule);
                }
            }
            return scarce;
        };
        let is_exact = counted.kinds.iter().any(|bounds| bounds.max != INF);
        let most = counted.ways.len() as u32;
        for (position, ways) in (0..most).zip(&counted.ways) {
            for &(kinds, rule) in ways {
                let kinds = counted.kinds.iter().enumerate().filter(|k| kinds >> k.0 & 1 == 1);
                // all items that count do, so that as many values as must count are enough
                let need = if is_exact {
                    needed(array)
                } else {
                    let of_kinds = kinds.map(|(_, bounds)| u64::from(bounds.min)).max();
                    of_kinds.unwrap_or(if position < array.min && min > 1 { min } else { 0 })
                };
                if self.count(rule) < need {
                    scarce.push(rule);
                }
            }
        }
        scarce
    }

    /// Returns the number of values of a rule.
    pub(super) fn count(&mut self, rule: u32) -> u64 {
        self.exprs.res.budget.take(COUNT_WORK);
        let Self { exprs, rules, counts, .. } = self;
        *counts.entry(rule).or_insert_with(|| values_of_rule(exprs, rules, rule, 0))
    }

    /// Returns the values that are told apart: those of scarce items, and of items that have few
    /// others.
    fn values(&mut self, array: &ArrayPiece) -> Option<ScarceValues> {
        let need = needed(array);
        let mut listed = self.scarce_rules(array);
        listed.extend(self.few_counted(array));
        let mut values = ScarceValues { list: Vec::new(), of_rule: HashMap::new() };
        for &rule in &listed {
            self.add_values(rule, &mut values.list)?;
        }
        let mut rules: Vec<u32> = match &array.counted {
            Some(counted) => counted.ways.iter().flatten().map(|way| way.1).collect(),
            None => array.prefix.iter().chain(&array.rest).copied().collect(),
        };
        rules.sort_unstable();
        rules.dedup();
        loop {
            let before = values.list.len();
            for &rule in &rules {
                let has = self.values_in(rule, &values.list);
                let others = self.count(rule).saturating_sub(has.count_ones().into());
                if others < need && !listed.contains(&rule) {
                    listed.push(rule);
                    self.add_values(rule, &mut values.list)?;
                }
            }
            if values.list.len() == before {
                break;
            }
        }
        for rule in rules {
            let has = self.values_in(rule, &values.list);
            let others = if has == 0 { rule } else { self.without(rule, &values.list) };
            values.of_rule.insert(rule, (has, others));
        }
        Some(values)
    }

    /// Adds all values of a rule; `None` where they are too many, or no scalars.
    fn add_values(&mut self, rule: u32, list: &mut Vec<(String, Value)>) -> Option<()> {
        for piece in &self.rules[rule as usize] {
            let SchemaPiece::Expr(e) = piece else { return None };
            for text in self.texts(*e)? {
                let value: Value = serde_json::from_str(&text).ok()?;
                let form = form(&value)?;
                if !list.iter().any(|known| known.0 == form) {
                    list.push((form, value));
                }
            }
        }
        (list.len() <= MAX_VALUES).then_some(())
    }

    /// Returns all texts of an expression of scalars, strings in quotes; `None` where they are too
    /// many.
    fn texts(&mut self, e: Expr) -> Option<Vec<String>> {
        let quote = self.exprs.literal(b"\"");
        match *self.exprs.node(e) {
            ExprNode::Empty => Some(Vec::new()),
            ExprNode::Leaf(Leaf::Literals { list, lo, hi, at: 0 }) => {
                let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
                words.iter().map(|word| String::from_utf8(word.to_vec()).ok()).collect()
            }
            ExprNode::Leaf(Leaf::Text(Decoder::Start, re)) => {
                list_words(&mut self.exprs.res, re, MAX_TEXTS)
            }
            ExprNode::Cat(first, body) if first == quote => match *self.exprs.node(body) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => {
                    let words = list_words(&mut self.exprs.res, re, MAX_TEXTS)?;
                    Some(words.into_iter().map(|word| Value::from(word).to_string()).collect())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns which of some values a rule has, as bits.
    fn values_in(&mut self, rule: u32, list: &[(String, Value)]) -> u32 {
        let mut has = 0;
        for (number, (_, value)) in list.iter().enumerate() {
            for piece in &self.rules[rule as usize] {
                if let SchemaPiece::Expr(e) = piece
                    && self.has_value(*e, value)
                {
                    has |= 1 << number;
                }
            }
        }
        has
    }

    /// Returns whether an expression of scalars has a value.
    fn has_value(&mut self, e: Expr, value: &Value) -> bool {
        let quote = self.exprs.literal(b"\"");
        match *self.exprs.node(e) {
            ExprNode::Leaf(Leaf::Literals { list, lo, hi, at: 0 }) => {
                let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
                let mut values = words.iter().filter_map(|word| serde_json::from_slice(word).ok());
                let form_of_value = form(value);
                values.any(|word: Value| form(&word) == form_of_value)
            }
            ExprNode::Leaf(Leaf::Text(Decoder::Start, re)) if value.is_number() => {
                spellings(value).iter().any(|text| {
                    let text = String::from_utf8_lossy(text);
                    matches(&mut self.exprs.res, re, &text)
                })
            }
            ExprNode::Cat(first, body) if first == quote => match *self.exprs.node(body) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => {
                    value.as_str().is_some_and(|text| matches(&mut self.exprs.res, re, text))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns a rule of the values of another that are none of some.
    fn without(&mut self, rule: u32, list: &[(String, Value)]) -> u32 {
        let mut pieces = Vec::new();
        for piece in &self.rules[rule as usize] {
            pieces.push(match piece {
                SchemaPiece::Expr(e) => SchemaPiece::Expr(self.expr_without(*e, list)),
                piece => piece.clone(),
            });
        }
        self.more.push((rule, pieces));
        (self.rules.len() + self.more.len() - 1) as u32
    }

    /// Returns the values of an expression of scalars that are none of some.
    fn expr_without(&mut self, e: Expr, list: &[(String, Value)]) -> Expr {
        let quote = self.exprs.literal(b"\"");
        match *self.exprs.node(e) {
            ExprNode::Leaf(Leaf::Literals { list: words, lo, hi, at: 0 }) => {
                let mut words =
                    self.exprs.literals[words as usize][lo as usize..hi as usize].to_vec();
                words.retain(|word| {
                    let value: Option<Value> = serde_json::from_slice(word).ok();
                    let form = value.as_ref().and_then(form);
                    !form.is_some_and(|form| list.iter().any(|known| known.0 == form))
                });
                self.exprs.literals(words)
            }
            ExprNode::Leaf(Leaf::Text(Decoder::Start, re)) => {
                let mut texts = Vec::new();
                for (_, value) in list.iter().filter(|known| known.1.is_number()) {
                    texts.extend(spellings(value));
                }
                if texts.is_empty() {
                    return e;
                }
                let texts: Vec<_> =
                    texts.iter().map(|text| String::from_utf8_lossy(text)).collect();
                let res = &mut self.exprs.res;
                // another spelling is no other number
                let once = NumberPatterns(res).spelled_once(!self.digits);
                let words = res.words(texts.iter().map(|text| &**text));
                let others = res.not(words);
                let re = res.and([re, once, others]);
                self.exprs.text(re)
            }
            ExprNode::Cat(first, body) if first == quote => match *self.exprs.node(body) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => {
                    let strings = list.iter().filter_map(|known| known.1.as_str());
                    let words = self.exprs.res.words(strings);
                    let others = self.exprs.res.not(words);
                    let re = self.exprs.res.and([re, others]);
                    self.exprs.json_string(re)
                }
                _ => e,
            },
            _ => e,
        }
    }
}

/// Returns how many values are enough for any item of an array.
fn needed(array: &ArrayPiece) -> u64 {
    let counted = array.counted.iter().flat_map(|counted| &counted.kinds);
    u64::from(array.min) + counted.map(|bounds| u64::from(bounds.min)).sum::<u64>()
}

/// Returns the items that may follow a place, each with the place after it; `None` if the rule of
/// one is not known.
fn next_items(
    array: &ArrayPiece,
    values: &ScarceValues,
    literals: &[Expr],
    (position, state, used): PlaceKey,
) -> Option<Vec<(ScarceItem, PlaceKey)>> {
    let mut next = Vec::new();
    if position >= array.max {
        return Some(next);
    }
    // past the positions nothing changes
    let most = if array.max == INF { array.positions() } else { array.max };
    let after = (position + 1).min(most);
    let only;
    let ways = if let Some(counted) = &array.counted {
        counted.ways_at(position)
    } else {
        let rule = array.prefix.get(position as usize).copied().or(array.rest);
        only = rule.map(|rule| (0, rule));
        only.as_slice()
    };
    for &(kinds, rule) in ways {
        let state = match &array.counted {
            Some(counted) => counted.after(state, kinds),
            None => Some(0),
        };
        let Some(state) = state else { continue };
        let &(has, others) = values.of_rule.get(&rule)?;
        for (number, &literal) in literals.iter().enumerate() {
            let bit = 1 << number;
            if has & bit != 0 && used & bit == 0 {
                next.push((ScarceItem::Value(literal), (after, state, used | bit)));
            }
        }
        next.push((ScarceItem::OfRule(others), (after, state, used)));
    }
    Some(next)
}
