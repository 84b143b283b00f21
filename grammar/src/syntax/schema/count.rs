//! Counts of the values of a rule, as far as an array of distinct items needs to know.
//!
//! A count is never too small: an array is bounded by it. Where rules overlap in arrays or objects,
//! values are counted twice.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::arrays::ArrayPiece;
use super::keywords::form;
use super::listed::count_wholes;
use super::number::NumberPatterns;
use super::objects::ObjectPiece;
use super::pieces::SchemaPiece;
use super::words::{MAX_VALUES, words};
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{Re, Res};
use crate::expression::{Expr, ExprNode, Exprs};

/// Steps that a listed value counts as which is told from others.
const WORD_WORK: u64 = 16;

/// Rules within rules that are looked into.
const MAX_DEPTH: usize = 8;

/// Values without rules inside, of which those that come twice are told apart.
#[derive(Default)]
struct ScalarValues {
    /// The expressions of numbers and of the texts of strings.
    numbers: Vec<Re>,
    strings: Vec<Re>,
    /// Listed scalars, each in the form in which equal ones are equal.
    listed: HashSet<String>,
    /// Arrays and objects that are listed as such, and how many they are.
    wholes: HashMap<Expr, u64>,
}

impl ScalarValues {
    /// Adds the values of an expression; `None` where these are not known.
    fn add(&mut self, exprs: &mut Exprs, e: Expr) -> Option<()> {
        let quote = exprs.literal(b"\"");
        match *exprs.node(e) {
            ExprNode::Empty => {}
            ExprNode::Leaf(Leaf::Literals { list, lo, hi, at: 0 }) => {
                exprs.res.budget.take(WORD_WORK * u64::from(hi - lo));
                let words = &exprs.literals[list as usize][lo as usize..hi as usize];
                let values = words.iter().filter_map(|word| serde_json::from_slice(word).ok());
                self.listed.extend(values.filter_map(|value| form(&value)));
            }
            ExprNode::Leaf(Leaf::Text(Decoder::Start, re)) => self.numbers.push(re),
            ExprNode::Cat(first, body) if first == quote => match *exprs.node(body) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => self.strings.push(re),
                _ => return None,
            },
            ExprNode::Cat(..) => {
                let count = count_wholes(exprs, e, MAX_VALUES);
                exprs.res.budget.take(WORD_WORK * count);
                self.wholes.insert(e, count);
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns how many values there are.
    fn count(mut self, res: &mut Res) -> u64 {
        // what is listed may be among the others
        if !self.numbers.is_empty() || !self.strings.is_empty() {
            for text in std::mem::take(&mut self.listed) {
                match serde_json::from_str(&text) {
                    Ok(Value::String(string)) => self.strings.push(res.words([&*string])),
                    Ok(Value::Number(_)) => self.numbers.push(res.words([&*text])),
                    _ => {
                        self.listed.insert(text);
                    }
                }
            }
        }
        let numbers = res.or(self.numbers);
        let strings = res.or(self.strings);
        let wholes: u64 = self.wholes.values().sum();
        let known = self.listed.len() as u64 + wholes;
        let sum = values_of_numbers(res, numbers) + words(res, strings) + known;
        sum.min(MAX_VALUES)
    }
}

/// Returns how many numbers the texts of an expression stand for: `5` and `5.00` are one.
fn values_of_numbers(res: &mut Res, re: Re) -> u64 {
    // without an exponent, the shortest of a number's texts is one of them too
    let mut numbers = NumberPatterns(res);
    let e = numbers.chars(&[('e', 'e'), ('E', 'E')]);
    let once = numbers.spelled_once(false);
    let from_e = res.cat(e, Res::ALL);
    let with_exponent = res.cat(Res::ALL, from_e);
    let with_exponent = res.and([re, with_exponent]);
    if res.is_live(with_exponent) {
        return words(res, re);
    }
    let once = res.and([re, once]);
    words(res, once)
}

/// Returns the number of values of a rule, [`MAX_VALUES`] for that or more, and where it is not
/// known.
pub(super) fn values_of_rule(
    exprs: &mut Exprs,
    rules: &[Vec<SchemaPiece>],
    rule: u32,
    depth: usize,
) -> u64 {
    if depth > MAX_DEPTH {
        return MAX_VALUES;
    }
    let mut scalars = ScalarValues::default();
    let mut sum: u64 = 0;
    for piece in &rules[rule as usize] {
        sum += match piece {
            SchemaPiece::Expr(e) => match scalars.add(exprs, *e) {
                Some(()) => 0,
                None => MAX_VALUES,
            },
            SchemaPiece::Array(array) => values_of_array(exprs, rules, array, depth),
            SchemaPiece::Scarce(_) | SchemaPiece::Within(..) => MAX_VALUES,
            SchemaPiece::Object(object) => values_of_object(exprs, rules, object, depth),
        };
        if sum >= MAX_VALUES {
            return MAX_VALUES;
        }
    }
    (sum + scalars.count(&mut exprs.res)).min(MAX_VALUES)
}

/// Returns the number of arrays: those of each length within the bounds.
fn values_of_array(
    exprs: &mut Exprs,
    rules: &[Vec<SchemaPiece>],
    array: &ArrayPiece,
    depth: usize,
) -> u64 {
    let of_rest = array.rest.map(|rest| values_of_rule(exprs, rules, rest, depth + 1));
    let mut sum: u64 = 0;
    let mut of_length: u64 = 1;
    for length in 0..=array.max {
        if length >= array.min {
            sum = sum.saturating_add(of_length);
        }
        if of_length == 0 || sum >= MAX_VALUES || u64::from(length) >= MAX_VALUES {
            break;
        }
        let of_item = match array.prefix.get(length as usize) {
            Some(&rule) => values_of_rule(exprs, rules, rule, depth + 1),
            None => of_rest.unwrap_or(0),
        };
        of_length = of_length.saturating_mul(of_item).min(MAX_VALUES);
    }
    sum.min(MAX_VALUES)
}

fn values_of_object(
    exprs: &mut Exprs,
    rules: &[Vec<SchemaPiece>],
    object: &ObjectPiece,
    depth: usize,
) -> u64 {
    if !object.others.is_empty() && object.max > 0 {
        return MAX_VALUES;
    }
    let mut product: u64 = 1;
    for (_, rule, required) in object.chains.iter().flatten() {
        let of_member = values_of_rule(exprs, rules, *rule, depth + 1);
        product = product.saturating_mul(of_member + u64::from(!required)).min(MAX_VALUES);
    }
    product
}
