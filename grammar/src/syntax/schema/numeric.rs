//! The numbers that a way allows → expressions over their digits.

use super::Compiler;
use super::common::common;
use super::decimal_divisor::DecimalDivisor;
use super::format::FormatTexts;
use super::forms::{DIGITS, Forms};
use super::keywords::{FRACTION, INTEGER, MultipleOf, NUMBER, Types};
use super::limits::NumberLimits;
use super::number::{Bound, ExactDecimal, NumberPatterns};
use super::shape::SchemaShape;
use crate::Error;
use crate::expression::class::Class;
use crate::expression::regex::{Divided, Emptiness, Re, Res, common_multiple};

/// Characters that numbers past the limits may have, besides the digits of their bounds: a sign, a
/// point, an exponent, and the digits in which the multiples of any number of 64 bits are found.
const MORE_CHARACTERS: usize = 28;

/// Digits before the point of a number that may be written with an exponent.
const LARGE: usize = 17;

/// Bounds and multiples that the subschemas which hold set for numbers.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub types: Types,
    pub min: Option<Bound>,
    pub max: Option<Bound>,
    /// A number that integers must be multiples of.
    pub multiple: Option<u64>,
    /// A number with a fraction that numbers must be multiples of.
    pub decimal: Option<DecimalDivisor>,
}

impl Said {
    /// Returns whether there are only integers.
    fn integers(&self) -> bool {
        self.types == INTEGER || self.multiple.is_some()
    }

    /// Returns whether both bounds, if they are there, are told by the sign.
    fn not_negative(&self) -> bool {
        self.max.is_none()
            && self.min.as_ref().is_some_and(|min| min.value.is_zero() && !min.exclusive)
    }

    /// Returns the bounds, and for those that are not set `largest` with both signs.
    pub(super) fn bounds_within(&self, largest: u64) -> [Bound; 2] {
        let digits = ExactDecimal::parse(&largest.to_string()).unwrap_or_default();
        let bound = |negative| Bound {
            value: ExactDecimal { negative, ..digits.clone() },
            exclusive: false,
        };
        let of = |bound: &Option<Bound>, other| bound.clone().unwrap_or(other);
        [of(&self.min, bound(true)), of(&self.max, bound(false))]
    }

    /// Returns a bound, or the largest number that has [`DIGITS`] digits with a `.0` behind it
    /// where that is nearer to zero.
    fn closest(bound: &Bound, lower: bool) -> Bound {
        let mut value = ExactDecimal::parse(&"9".repeat(DIGITS as usize - 1)).unwrap_or_default();
        value.negative = lower;
        let order = bound.value.compare(&value);
        let is_nearer = if lower { order.is_lt() } else { order.is_gt() };
        if is_nearer { Bound { value, exclusive: false } } else { bound.clone() }
    }

    /// Returns the most characters of numbers that are as large as the bounds ask for. Those past a
    /// single large bound have an exponent, and so no more digits than others: with the digits of
    /// the bound they could be larger than any double.
    fn longest(&self) -> u32 {
        let is_any =
            self.types & FRACTION != 0 && self.multiple.is_none() && self.decimal.is_none();
        let is_one_sided = self.min.is_some() != self.max.is_some();
        let digits = |b: &Bound| match b.value.whole.len() {
            LARGE.. if is_any && is_one_sided => 0,
            n => n + b.value.fraction.len(),
        };
        (MORE_CHARACTERS + [&self.min, &self.max].into_iter().flatten().map(digits).sum::<usize>())
            as u32
    }
}

impl<'a> Compiler<'a> {
    /// Returns the numbers of a way; those inside a complement are not limited.
    pub(super) fn number(&mut self, shape: &SchemaShape<'a>, depth: usize) -> Result<Re, Error> {
        let said = self.said_of_numbers(shape)?;
        let limits = if depth == 0 { self.options.numbers } else { NumberLimits::None };
        if !shape.fails.is_empty()
            && let Some(left) = self.left_of_numbers(shape, &said, depth)?
        {
            return Ok(self.divided_numbers(&said, &left, limits));
        }
        let mut excluded = Vec::new();
        let mut parts = Vec::new();
        for &node in &shape.fails {
            let re = self.language(node, NUMBER, FormatTexts::Valid, depth)?;
            let numbers = &mut NumberPatterns(&mut self.exprs.res);
            if re == common().integer || re == common().plain_integer {
                // any writing of a fraction will do: `49.90`
                excluded.push(numbers.no_integer());
            } else if re != Res::EMPTY {
                // `1.50` is no way around `not: {const: 1.5}`
                excluded.push(numbers.spelled_once(self.options.open_objects));
                parts.push((node, "", self.exprs.res.not(re)));
            }
        }
        if limits != NumberLimits::None {
            let mut all = self.numbers_within(&said, limits);
            all.extend(&excluded);
            let re = self.intersection(all, &parts);
            if self.exprs.res.emptiness(re) != Emptiness::Empty {
                return Ok(re);
            }
            // the schema asks for numbers past the limits
            excluded.push(self.no_longer_than_bounds(&said));
        }
        let mut all = self.numbers_within(&said, NumberLimits::None);
        all.extend(excluded);
        Ok(self.intersection(all, &parts))
    }

    pub(super) fn said_of_numbers(&mut self, shape: &SchemaShape<'a>) -> Result<Said, Error> {
        let mut said = Said { types: shape.types & NUMBER, ..Said::default() };
        let tighter = |old: &Option<Bound>, new: &Bound, lower: bool| {
            old.as_ref().is_none_or(|old| {
                let order = new.value.compare(&old.value);
                (if lower { order.is_gt() } else { order.is_lt() })
                    || (order.is_eq() && new.exclusive)
            })
        };
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            said.min = k.min.clone().filter(|b| tighter(&said.min, b, true)).or(said.min);
            said.max = k.max.clone().filter(|b| tighter(&said.max, b, false)).or(said.max);
            match k.multiple {
                Some(MultipleOf::Integer(of)) => {
                    match common_multiple(said.multiple.unwrap_or(1), of) {
                        Some(common) => said.multiple = Some(common),
                        None => self.ignore(node, "multipleOf"),
                    }
                }
                Some(MultipleOf::Decimal(of)) => match said.decimal {
                    None => said.decimal = Some(of),
                    Some(other) => match other.common_multiple(of) {
                        Some(common) => said.decimal = Some(common),
                        None => self.ignore(node, "multipleOf"),
                    },
                },
                None => {}
            }
            // of integers it is known at once which of them a decimal divides
            let integers = said.types == INTEGER || said.multiple.is_some();
            let Some(of) = said.decimal.filter(|of| integers || of.is_integer()) else { continue };
            let multiple = said.multiple.unwrap_or(1);
            match common_multiple(multiple, of.least_integer()) {
                Some(1) => {}
                Some(common) => said.multiple = Some(common),
                None => self.ignore(node, "multipleOf"),
            }
        }
        Ok(said)
    }

    /// Returns whether integers are written in digits alone: `1.0` is one, but not to every reader,
    /// nor to drafts up to 4.
    pub(super) fn plain(&self, types: Types) -> bool {
        types == INTEGER && !self.options.open_objects
    }

    /// Returns the expressions that numbers within limits are all of; none where there are no
    /// numbers.
    pub(super) fn numbers_within(&mut self, said: &Said, limits: NumberLimits) -> Vec<Re> {
        match limits.forms(&mut self.exprs.res) {
            None => self.any_numbers(said),
            Some(forms) if said.integers() => vec![self.integers_within(said, &forms, limits)],
            Some(forms) => self.fractions_within(said, &forms),
        }
    }

    /// Returns the expression of the texts that are not much longer than the bounds: some of them
    /// are numbers that keep these.
    pub(super) fn no_longer_than_bounds(&mut self, said: &Said) -> Re {
        let any = self.exprs.res.class(Class::any());
        self.exprs.res.rep(any, 0, said.longest())
    }

    fn integers_within(&mut self, said: &Said, forms: &Forms, limits: NumberLimits) -> Re {
        if said.types & INTEGER == 0 {
            return Res::EMPTY;
        }
        let plain = self.plain(said.types);
        let bounded = said.min.is_some() || said.max.is_some();
        match said.multiple {
            None if !bounded => {
                if plain {
                    forms.integer
                } else {
                    forms.pointed
                }
            }
            None if said.not_negative() => {
                if plain {
                    forms.integer_size
                } else {
                    forms.pointed_size
                }
            }
            multiple => {
                // an integer is a multiple of every 10^-n
                let divided = Divided::by(multiple.unwrap_or(1));
                self.multiples_within(&divided, said, limits.largest().unwrap_or(u64::MAX))
            }
        }
    }

    /// Returns the integers of a kind within bounds; those also as `1.0`, unless digits alone are
    /// asked for, that a double tells apart: such a number is read as one.
    pub(super) fn multiples_within(&mut self, kind: &Divided, said: &Said, largest: u64) -> Re {
        let plain = self.plain(said.types);
        let [min, max] = said.bounds_within(largest);
        let least = Said::closest(&min, true);
        let most = Said::closest(&max, false);
        let mut numbers = NumberPatterns(&mut self.exprs.res);
        if plain || (least == min && most == max) {
            return numbers.multiples(kind, Some(&min), Some(&max), !plain);
        }
        let digits = numbers.multiples(kind, Some(&min), Some(&max), false);
        let pointed = numbers.multiples(kind, Some(&least), Some(&most), true);
        numbers.0.or([digits, pointed])
    }

    fn fractions_within(&mut self, said: &Said, forms: &Forms) -> Vec<Re> {
        let mut numbers = NumberPatterns(&mut self.exprs.res);
        let mut all = Vec::new();
        if said.not_negative() {
            all.push(forms.number_size);
        } else {
            if said.min.is_some() || said.max.is_some() {
                all.push(numbers.within(said.min.as_ref(), said.max.as_ref()));
            }
            all.push(forms.number);
        }
        all.extend(said.decimal.map(|of| numbers.multiples_of_decimal(of)));
        if said.types == FRACTION {
            all.push(numbers.no_integer());
        }
        all
    }

    fn any_numbers(&mut self, said: &Said) -> Vec<Re> {
        let plain = self.plain(said.types);
        let mut numbers = NumberPatterns(&mut self.exprs.res);
        let min = said.min.as_ref();
        let max = said.max.as_ref();
        if let Some(of) = said.multiple {
            return vec![match said.types & INTEGER {
                0 => Res::EMPTY,
                _ => numbers.multiples(&Divided::by(of), min, max, !plain),
            }];
        }
        let mut all: Vec<Re> = Vec::new();
        all.extend(said.decimal.map(|of| numbers.multiples_of_decimal(of)));
        if min.is_some() || max.is_some() {
            all.push(numbers.within(min, max));
        }
        all.push(match said.types {
            INTEGER if plain => common().plain_integer,
            INTEGER => common().integer,
            FRACTION => numbers.no_integer(),
            _ => common().number,
        });
        all
    }
}
