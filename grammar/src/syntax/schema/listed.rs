//! Arrays and objects that a schema lists → expressions that share what they begin with.
//!
//! A text within one of three thousand listed values is within all of those that begin so. As
//! expressions of their own these would be as many threads; shared, they are one up to where they
//! differ. For example, `{"a": 1}`, `{"a": 2}` and `{"b": 3}` are `{`, then `"a"`, `:`, one of `1`
//! and `2`, `}`, or `"b"`, `:`, `3`, `}`.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::Compiler;
use super::keywords::form;
use super::spell::key_spellings;
use crate::Error;
use crate::expression::leaf::Leaf;
use crate::expression::{Expr, ExprNode, Exprs};
use crate::frame::ValueSyntax;

/// Most places within each other where listed values part that share what they begin with.
const MAX_PARTINGS: usize = 64;

/// Steps that a part of a listed value counts as.
const PART_WORK: usize = 4;

/// A part of a listed value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum ListedPart {
    /// A bracket, a comma, a key, blanks, or an object of several members.
    Fixed(Expr),
    /// A scalar, in all its spellings.
    Scalar(Vec<Box<[u8]>>),
}

/// Scalars after which the same follows.
struct MergedScalars<'p> {
    spellings: Vec<Box<[u8]>>,
    rest: &'p [ListedPart],
}

impl<'a> Compiler<'a> {
    /// Returns the expressions of listed arrays and objects as they may be written.
    ///
    /// # Errors
    /// The work is more than may be.
    pub(super) fn listed_wholes(&mut self, values: &[&Value]) -> Result<Vec<Expr>, Error> {
        let mut lists = Vec::with_capacity(values.len());
        for value in values {
            let mut parts = Vec::new();
            self.add_parts(value, &mut parts);
            self.count_work(PART_WORK * parts.len())?;
            lists.push(parts);
        }
        let lists: Vec<&[ListedPart]> = lists.iter().map(Vec::as_slice).collect();
        self.joined_parts(&lists, 0)
    }

    /// Adds the parts of a listed value.
    fn add_parts(&mut self, value: &Value, out: &mut Vec<ListedPart>) {
        let line = self.exprs.whitespace.line;
        match value {
            Value::Array(list) => {
                out.extend([ListedPart::Fixed(self.exprs.literal(b"[")), ListedPart::Fixed(line)]);
                for (i, item) in list.iter().enumerate() {
                    if i > 0 {
                        let comma = ListedPart::Fixed(self.exprs.literal(b","));
                        out.extend([comma, ListedPart::Fixed(line)]);
                    }
                    self.add_parts(item, out);
                }
                out.extend([ListedPart::Fixed(line), ListedPart::Fixed(self.exprs.literal(b"]"))]);
            }
            _ if matches!(self.syntax, ValueSyntax::Marked | ValueSyntax::Elements) => {
                out.push(ListedPart::Fixed(self.value(value)));
            }
            // several members come in any order, and other syntaxes have other names
            Value::Object(map) if map.len() > 1 || self.syntax != ValueSyntax::Json => {
                out.push(ListedPart::Fixed(self.value(value)));
            }
            Value::Object(map) => {
                out.extend([ListedPart::Fixed(self.exprs.literal(b"{")), ListedPart::Fixed(line)]);
                for (key, item) in map {
                    let key = self.exprs.literals(key_spellings(key));
                    let colon = self.exprs.whitespace.colon;
                    out.extend([ListedPart::Fixed(key), ListedPart::Fixed(colon)]);
                    self.add_parts(item, out);
                    out.push(ListedPart::Fixed(line));
                }
                out.push(ListedPart::Fixed(self.exprs.literal(b"}")));
            }
            scalar => out.push(ListedPart::Scalar(self.spellings(scalar))),
        }
    }

    /// Returns the expressions of lists of parts, of which those share a beginning that have one,
    /// after `depth` others.
    fn joined_parts(&mut self, lists: &[&[ListedPart]], depth: usize) -> Result<Vec<Expr>, Error> {
        // by the first part, what may follow it, in the order in which they are listed
        let mut numbers: HashMap<&ListedPart, usize> = HashMap::new();
        let mut groups: Vec<(&ListedPart, Vec<&[ListedPart]>)> = Vec::new();
        let mut out = Vec::new();
        for list in lists {
            let Some((first, rest)) = list.split_first() else {
                out.push(Exprs::EPS);
                continue;
            };
            let number = *numbers.entry(first).or_insert_with(|| {
                groups.push((first, Vec::new()));
                groups.len() - 1
            });
            groups[number].1.push(rest);
        }
        // scalars that have the same one way to go on are one part
        let mut scalars: HashMap<&[ListedPart], usize> = HashMap::new();
        let mut merged: Vec<MergedScalars> = Vec::new();
        for (first, mut rests) in groups {
            let n_parts: usize = rests.iter().map(|rest| 1 + rest.len()).sum();
            self.count_work(PART_WORK * n_parts)?;
            keep_distinct(&mut rests);
            rests.sort_by_key(|rest| rest.len());
            match (first, rests.as_slice()) {
                (ListedPart::Scalar(spellings), &[rest]) => {
                    let number = *scalars.entry(rest).or_insert_with(|| {
                        merged.push(MergedScalars { spellings: Vec::new(), rest });
                        merged.len() - 1
                    });
                    merged[number].spellings.extend(spellings.iter().cloned());
                }
                (first, rests) => {
                    let first = self.part(first);
                    let rest = self.joined_rests(rests, depth)?;
                    out.push(self.exprs.cat(first, rest));
                }
            }
        }
        for MergedScalars { spellings, rest } in merged {
            let first = self.exprs.literals(spellings);
            let rest = self.joined_rests(&[rest], depth)?;
            out.push(self.exprs.cat(first, rest));
        }
        Ok(out)
    }

    /// Returns the expression of what may follow a part, which `depth` others that have several
    /// ways to go on came before.
    fn joined_rests(&mut self, rests: &[&[ListedPart]], depth: usize) -> Result<Expr, Error> {
        // what all begin with is no parting
        let same = |list: &&[ListedPart]| {
            rests[0].iter().zip(list.iter()).take_while(|(a, b)| a == b).count()
        };
        let n_same = rests.iter().map(same).min().unwrap_or(0);
        let mut first: Vec<Expr> = rests[0][..n_same].iter().map(|part| self.part(part)).collect();
        let rests: Vec<&[ListedPart]> = rests.iter().map(|list| &list[n_same..]).collect();
        let ways = if rests.len() == 1 {
            Vec::new()
        } else if depth < MAX_PARTINGS {
            self.joined_parts(&rests, depth + 1)?
        } else {
            let mut ways = Vec::with_capacity(rests.len());
            for rest in rests {
                let parts: Vec<Expr> = rest.iter().map(|part| self.part(part)).collect();
                ways.push(self.exprs.sequence(parts));
            }
            ways
        };
        if !ways.is_empty() {
            first.push(self.exprs.alt(ways));
        }
        Ok(self.exprs.sequence(first))
    }

    /// Returns the expression of a part.
    fn part(&mut self, part: &ListedPart) -> Expr {
        match part {
            ListedPart::Fixed(e) => *e,
            ListedPart::Scalar(spellings) => self.exprs.literals(spellings.clone()),
        }
    }
}

/// Removes lists of parts that are equal to an earlier one, wherever that stands.
fn keep_distinct(rests: &mut Vec<&[ListedPart]>) {
    let mut known = HashSet::new();
    rests.retain(|&rest| known.insert(rest));
}

/// Returns the number of values that an expression of listed arrays and objects has, or more; at
/// most `most`.
pub(super) fn count_wholes(exprs: &Exprs, e: Expr, most: u64) -> u64 {
    let mut count: u64 = 1;
    let mut at = e;
    loop {
        let part = match *exprs.node(at) {
            ExprNode::Cat(first, _) => first,
            _ => at,
        };
        let is_blank = part == exprs.whitespace.line || part == exprs.whitespace.colon;
        let of_part = match exprs.node(part) {
            _ if is_blank => 1,
            // a bracket, a comma and a key are no values, and one text
            &ExprNode::Leaf(Leaf::Literals { list, lo, hi, .. }) => {
                let words = &exprs.literals[list as usize][lo as usize..hi as usize];
                let values = words.iter().filter_map(|word| serde_json::from_slice(word).ok());
                let mut forms: Vec<String> = values.filter_map(|value| form(&value)).collect();
                forms.sort_unstable();
                forms.dedup();
                forms.len().max(1) as u64
            }
            ExprNode::Alt(ways) => {
                let ways = ways.iter().map(|&way| count_wholes(exprs, way, most));
                ways.fold(0, u64::saturating_add)
            }
            _ => 1,
        };
        count = count.saturating_mul(of_part).min(most);
        match *exprs.node(at) {
            ExprNode::Cat(_, rest) => at = rest,
            _ => return count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_that_are_no_neighbours_are_one() {
        let part = |text: &str| ListedPart::Scalar(vec![text.as_bytes().into()]);
        let lists = [[part("1"), part("2")], [part("1"), part("3")], [part("1"), part("2")]];
        let mut rests: Vec<&[ListedPart]> = lists.iter().map(|list| &list[..]).collect();
        keep_distinct(&mut rests);
        assert_eq!(rests, [&lists[0][..], &lists[1][..]]);
    }
}
