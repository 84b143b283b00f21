//! `multipleOf` under `not` and `oneOf`: integers that are multiples of some numbers and not of
//! others. They are told by their remainder, so that nothing has to be searched for to know what
//! completes them.

use super::Compiler;
use super::decimal_divisor::DecimalDivisor;
use super::document::SchemaNode;
use super::formula::MAX_NEGATIONS;
use super::keywords::{FRACTION, INTEGER, NUMBER};
use super::limits::NumberLimits;
use super::number::NumberPatterns;
use super::numeric::Said;
use super::shape::SchemaShape;
use crate::Error;
use crate::expression::regex::{Divided, Emptiness, Re, common_multiple};

/// Most kinds of integers of which one number is.
const MAX_KINDS: usize = 64;

/// Numbers of which subschemas say nothing but what divides them.
#[derive(Debug, Default)]
pub(super) struct DividedNumbers {
    /// Integers: of any of these kinds.
    integers: Vec<Divided>,
    /// All others are among them.
    fractions: bool,
}

/// Returns integers of a kind that are no multiples of `number`; `None` if there are none.
fn not_by(kind: &Divided, number: u64) -> Option<Divided> {
    if kind.by.is_multiple_of(number) {
        return None;
    }
    let mut kind = kind.clone();
    if !kind.not_by.iter().any(|&other| number.is_multiple_of(other)) {
        kind.not_by.retain(|other| !other.is_multiple_of(number));
        kind.not_by.push(number);
        kind.not_by.sort_unstable();
    }
    Some(kind)
}

/// Returns integers of a kind that are multiples of `number` too; `None` if there are none, or they
/// do not fit.
fn also_by(kind: &Divided, number: u64) -> Option<Divided> {
    let by = common_multiple(kind.by, number)?;
    let none = kind.not_by.iter().any(|&other| by.is_multiple_of(other));
    (!none).then(|| Divided { by, residue: 0, not_by: kind.not_by.clone() })
}

/// Returns the integers of some kinds that are of none of the others; `None` where they are too
/// many kinds, or their numbers do not fit.
fn without(kinds: &[Divided], out: &[Divided]) -> Option<Vec<Divided>> {
    let mut kinds = kinds.to_vec();
    for other in out {
        // what is not of a kind: no multiple of its number, or one of those that must not divide
        let mut left = Vec::new();
        for kind in &kinds {
            left.extend(not_by(kind, other.by));
            for &number in &other.not_by {
                common_multiple(kind.by, number)?;
                left.extend(also_by(kind, number));
            }
        }
        left.sort_unstable_by(|a, b| (a.by, &a.not_by).cmp(&(b.by, &b.not_by)));
        left.dedup();
        if left.len() > MAX_KINDS {
            return None;
        }
        kinds = left;
    }
    kinds.iter().all(|kind| kind.modulus().is_some()).then_some(kinds)
}

impl<'a> Compiler<'a> {
    /// Returns the numbers of a way as far as it says what divides them; `None` if subschemas that
    /// must fail say more, or nothing, of numbers.
    pub(super) fn left_of_numbers(
        &mut self,
        shape: &SchemaShape<'a>,
        said: &Said,
        depth: usize,
    ) -> Result<Option<DividedNumbers>, Error> {
        let least = said.decimal.map_or(1, DecimalDivisor::least_integer);
        let all = Divided::by(said.multiple.unwrap_or(least));
        let mut left = DividedNumbers {
            integers: if said.types & INTEGER == 0 { Vec::new() } else { vec![all] },
            fractions: said.types & FRACTION != 0 && said.multiple.is_none(),
        };
        let mut divides = depth > 0;
        for &node in &shape.fails {
            let Some(out) = self.only_divided(node, depth)? else { return Ok(None) };
            if out.integers.is_empty() && !out.fractions {
                continue; // it is not of numbers
            }
            divides = true;
            match without(&left.integers, &out.integers) {
                Some(integers) => left.integers = integers,
                None if depth == 0 => {
                    self.ignore(node, "");
                    continue;
                }
                None => return Ok(None),
            }
            left.fractions = left.fractions && !out.fractions;
        }
        Ok(divides.then_some(left))
    }

    /// Returns the numbers that satisfy a subschema; `None` if it says more of them than what
    /// divides them.
    fn only_divided(
        &mut self,
        node: SchemaNode,
        depth: usize,
    ) -> Result<Option<DividedNumbers>, Error> {
        if depth > MAX_NEGATIONS {
            return Ok(None);
        }
        let mut all = DividedNumbers::default();
        for shape in self.known_shapes(&[node])?.iter() {
            if shape.types & NUMBER == 0 {
                continue;
            }
            let said = self.said_of_numbers(shape)?;
            let more = said.min.is_some() || said.max.is_some() || said.decimal.is_some();
            if more || self.listed(shape)?.is_some() {
                return Ok(None);
            }
            let Some(left) = self.left_of_numbers(shape, &said, depth + 1)? else {
                return Ok(None);
            };
            all.integers.extend(left.integers);
            all.fractions = all.fractions || left.fractions;
        }
        Ok((all.integers.len() <= MAX_KINDS).then_some(all))
    }

    /// Returns the expression of numbers within bounds of which it is known what divides them.
    pub(super) fn divided_numbers(
        &mut self,
        said: &Said,
        left: &DividedNumbers,
        limits: NumberLimits,
    ) -> Re {
        let plain = self.plain(said.types);
        let mut ways = Vec::with_capacity(left.integers.len() + 1);
        for kind in &left.integers {
            ways.push(match limits.largest() {
                Some(largest) => self.multiples_within(kind, said, largest),
                None => NumberPatterns(&mut self.exprs.res).multiples(
                    kind,
                    said.min.as_ref(),
                    said.max.as_ref(),
                    !plain,
                ),
            });
        }
        if left.fractions {
            let said = Said {
                types: FRACTION,
                min: said.min.clone(),
                max: said.max.clone(),
                decimal: said.decimal,
                multiple: None,
            };
            let all = self.numbers_within(&said, limits);
            let re = self.intersection(all, &[]);
            ways.push(re);
        }
        let re = self.exprs.res.or(ways);
        if limits == NumberLimits::None || self.exprs.res.emptiness(re) != Emptiness::Empty {
            return re;
        }
        // the schema asks for numbers past the limits
        let all = self.divided_numbers(said, left, NumberLimits::None);
        let short = self.no_longer_than_bounds(said);
        self.exprs.res.and([all, short])
    }
}
