//! How many values a rule has, as far as an array of distinct items needs to know.

use std::collections::HashSet;

use super::keywords::form;
use super::pieces::{ArrayPiece, ObjectPiece, Piece};
use super::words::{MANY, words};
use crate::expr::{Expr, Exprs, Node};
use crate::leaf::{Decoder, Leaf};

/// Rules within rules that are looked into.
const MAX_DEPTH: usize = 8;

/// Returns the number of values of a rule, [`MANY`] for that or more, and where it is not known.
pub(super) fn values_of_rule(
    exprs: &mut Exprs,
    rules: &[Vec<Piece>],
    rule: u32,
    depth: usize,
) -> u64 {
    if depth > MAX_DEPTH {
        return MANY;
    }
    let mut sum: u64 = 0;
    for piece in &rules[rule as usize] {
        sum += match piece {
            Piece::Expr(e) => values_of_expr(exprs, *e),
            Piece::Array(array) => values_of_array(exprs, rules, array, depth),
            Piece::Object(object) => values_of_object(exprs, rules, object, depth),
        };
        if sum >= MANY {
            return MANY;
        }
    }
    sum
}

/// Returns the number of values of an expression without rules inside.
fn values_of_expr(exprs: &mut Exprs, e: Expr) -> u64 {
    let quote = exprs.literal(b"\"");
    match *exprs.node(e) {
        Node::Empty => 0,
        Node::Leaf(Leaf::Literals { list, lo, hi, at: 0 }) => {
            let words = &exprs.literals[list as usize][lo as usize..hi as usize];
            let values = words.iter().filter_map(|w| serde_json::from_slice(w).ok());
            values.filter_map(|value| form(&value)).collect::<HashSet<_>>().len() as u64
        }
        Node::Leaf(Leaf::Text(Decoder::Start, re)) => words(&mut exprs.res, re),
        Node::Cat(first, body) if first == quote => match *exprs.node(body) {
            Node::Leaf(Leaf::JsonString(Decoder::Start, re)) => words(&mut exprs.res, re),
            _ => MANY,
        },
        // an array or an object that is listed as such
        Node::Cat(..) => 1,
        _ => MANY,
    }
}

fn values_of_array(
    exprs: &mut Exprs,
    rules: &[Vec<Piece>],
    array: &ArrayPiece,
    depth: usize,
) -> u64 {
    let Some(rest) = array.rest.filter(|_| array.max as usize > array.prefix.len()) else {
        let items = array.prefix.iter().take(array.max as usize);
        return items.fold(1, |product: u64, &rule| {
            let of_item = values_of_rule(exprs, rules, rule, depth + 1);
            product.saturating_mul(of_item.saturating_add(1)).min(MANY)
        });
    };
    match values_of_rule(exprs, rules, rest, depth + 1) {
        0 => 1,
        n => n.saturating_pow(array.max).min(MANY),
    }
}

fn values_of_object(
    exprs: &mut Exprs,
    rules: &[Vec<Piece>],
    object: &ObjectPiece,
    depth: usize,
) -> u64 {
    if !object.others.is_empty() && object.max > 0 {
        return MANY;
    }
    let mut product: u64 = 1;
    for (_, rule, required) in object.chains.iter().flatten() {
        let of_member = values_of_rule(exprs, rules, *rule, depth + 1);
        product = product.saturating_mul(of_member + u64::from(!required)).min(MANY);
    }
    product
}
