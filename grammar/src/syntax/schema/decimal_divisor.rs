//! `multipleOf` of a number with a fraction: `0.25`, `2.5`, `0.01`.
//!
//! The divisor is an integer once it and its multiples are scaled by a power of ten. Of 2.5 that is
//! 25, by 10: `w.f` is a multiple if 10 *w* + *f* is one of 25. For each fraction *f* that allows
//! any, the whole parts are the integers that leave one remainder: `w.0` takes *w* = 0, 5, 10, …
//! and `w.5` takes *w* = 2, 7, 12, …, which [`Divided`] describes. So nothing is rounded, and what
//! completes a number is arithmetic.
//!
//! Zeros may stand after the last digit of a fraction. There are no exponents, as in multiples of
//! integers.

use super::number::{ExactDecimal, NumberPatterns};
use crate::expression::regex::{Divided, INF, Re, Res, common_multiple, remainder};

/// Most remainders of whole parts that are told apart: with bounds next to them, searches for what
/// completes a number stay small.
const MAX_RESIDUES: u64 = 100;

/// Most fractions that are tried, times the remainders.
const MAX_FRACTIONS: u64 = 10_000;

/// A number above 0 with a fraction: `digits` · 10^-`places`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DecimalDivisor {
    digits: u64,
    places: u32,
}

impl DecimalDivisor {
    /// Returns the divisor; `None` if its multiples cannot be described within limits.
    pub(super) fn new(number: &ExactDecimal) -> Option<DecimalDivisor> {
        let mut all = number.whole.iter().chain(&number.fraction);
        let digits =
            all.try_fold(0u64, |value, &digit| value.checked_mul(10)?.checked_add(digit.into()))?;
        DecimalDivisor { digits, places: number.fraction.len() as u32 }.within_limits()
    }

    fn within_limits(self) -> Option<DecimalDivisor> {
        if self.digits == 1 {
            return Some(self); // only digits are counted
        }
        let scale = 10u64.checked_pow(self.places)?;
        let residues = self.digits / common_divisor(self.digits, scale);
        let is_small = residues <= MAX_RESIDUES
            && scale.checked_mul(residues).is_some_and(|work| work <= MAX_FRACTIONS);
        is_small.then_some(self)
    }

    /// Returns the divisor of the numbers that both divide; `None` if it passes the limits.
    pub(super) fn common_multiple(self, other: DecimalDivisor) -> Option<DecimalDivisor> {
        if self.digits == 1 && other.digits == 1 {
            return Some(DecimalDivisor { places: self.places.min(other.places), ..self });
        }
        let mut places = self.places.max(other.places);
        let scaled =
            |of: DecimalDivisor| of.digits.checked_mul(10u64.checked_pow(places - of.places)?);
        let mut digits = common_multiple(scaled(self)?, scaled(other)?)?;
        while places > 0 && digits.is_multiple_of(10) {
            digits /= 10;
            places -= 1;
        }
        DecimalDivisor { digits, places }.within_limits()
    }

    /// Returns whether it is an integer after all, as the common multiple of two may be.
    pub(super) fn is_integer(self) -> bool {
        self.places == 0
    }

    /// Returns the least integer above 0 that is a multiple.
    pub(super) fn least_integer(self) -> u64 {
        match 10u64.checked_pow(self.places) {
            Some(scale) => self.digits / common_divisor(self.digits, scale),
            None => 1, // within the limits, it is a power of ten
        }
    }

    /// Returns whether a number is a multiple.
    pub(super) fn divides(self, number: &ExactDecimal) -> bool {
        let Some(n_zeros) = (self.places as usize).checked_sub(number.fraction.len()) else {
            return false;
        };
        let digits = number.whole.iter().chain(&number.fraction).copied();
        let digits = digits.chain(std::iter::repeat_n(0, n_zeros));
        digits.fold(0, |rest, digit| remainder(self.digits, rest, digit.into())) == 0
    }
}

/// Returns the greatest number that divides both.
fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// The fractions after whole parts that leave one remainder.
#[derive(Clone, Copy)]
struct Fractions {
    of: DecimalDivisor,
    /// The remainder of the whole part when divided by [`DecimalDivisor::digits`].
    whole: u64,
}

impl Fractions {
    /// Returns whether a number may end after digits of which `rest` is left, with `left` places
    /// to come.
    fn may_end(self, rest: u64, left: u32) -> bool {
        (0..left).fold(rest, |rest, _| remainder(self.of.digits, rest, 0)) == 0
    }

    /// Returns what may follow `rest`, the remainder of the digits so far.
    fn rest(self, res: &mut Res, rest: u64, left: u32) -> Re {
        if !self.may_end(rest, left) && left == 0 {
            return Res::EMPTY;
        }
        if left == 0 {
            let zero = res.text("0");
            return res.rep(zero, 0, INF);
        }
        let end = if self.may_end(rest, left) { Res::EPS } else { Res::EMPTY };
        let more = self.digits(res, rest, left);
        res.or([end, more])
    }

    /// Returns the expression of one digit or more.
    fn digits(self, res: &mut Res, rest: u64, left: u32) -> Re {
        res.digit_then(|res, digit| {
            self.rest(res, remainder(self.of.digits, rest, digit), left - 1)
        })
    }
}

impl NumberPatterns<'_> {
    /// Returns the multiples of a number with a fraction.
    pub(super) fn multiples_of_decimal(&mut self, of: DecimalDivisor) -> Re {
        if of.digits == 1 {
            return self.decimals(of.places);
        }
        let residues = of.least_integer();
        let mut ways = Vec::new();
        for residue in 0..residues {
            let fractions = Fractions { of, whole: residue };
            let point = self.0.text(".");
            let digits = fractions.digits(self.0, fractions.whole, of.places);
            let fraction = self.0.cat(point, digits);
            let end = if residue == 0 { Res::EPS } else { Res::EMPTY };
            let tail = self.0.or([end, fraction]);
            let whole = Divided { residue, ..Divided::by(residues) };
            let whole = self.multiples(&whole, None, None, false);
            ways.push(self.0.cat(whole, tail));
        }
        self.0.or(ways)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decimal(text: &str) -> ExactDecimal {
        ExactDecimal::parse(text).unwrap()
    }

    fn divisor(text: &str) -> DecimalDivisor {
        DecimalDivisor::new(&decimal(text)).unwrap()
    }

    /// Returns whether `number` is a multiple of `of`, by integers of 128 bits.
    fn is_multiple(number: &str, of: &str) -> bool {
        let scaled = |text: &str| {
            let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
            format!("{whole}{fraction:0<8}").parse::<i128>().unwrap()
        };
        scaled(number) % scaled(of) == 0
    }

    #[test]
    fn multiples_are_those_of_exact_decimals() {
        let divisors =
            ["0.25", "0.05", "2.5", "0.5", "0.3", "1.25", "0.125", "0.375", "12.5", "0.01", "0.9"];
        let mut state = 1u64;
        for of in divisors {
            let mut res = Res::new();
            let re = NumberPatterns(&mut res).multiples_of_decimal(divisor(of));
            for i in 0..4000u64 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(i | 1);
                let n_whole = [10, 100, 10_000][i as usize % 3];
                let whole = (state >> 20) % n_whole;
                let places = (state >> 60) as usize % 5;
                let fraction = (state >> 40) % 10u64.pow(places as u32);
                let sign = if i % 4 == 0 { "-" } else { "" };
                let text = match places {
                    0 => format!("{sign}{whole}"),
                    _ => format!("{sign}{whole}.{fraction:0places$}"),
                };
                let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
                assert_eq!(res.nullable(end), is_multiple(&text, of), "{text} of {of}");
                assert_eq!(divisor(of).divides(&decimal(&text)), is_multiple(&text, of));
            }
        }
    }

    #[test]
    fn common_multiples_and_limits() {
        let both = |a, b| divisor(a).common_multiple(divisor(b));
        assert_eq!(both("0.25", "0.4"), Some(DecimalDivisor { digits: 2, places: 0 }));
        assert_eq!(both("0.01", "0.1"), Some(divisor("0.1")));
        assert_eq!(both("0.5", "0.75"), Some(divisor("1.5")));
        assert_eq!(divisor("2.5").least_integer(), 5);
        assert_eq!(divisor("0.25").least_integer(), 1);
        for past in ["33.3", "0.00003", "123456.7"] {
            assert_eq!(DecimalDivisor::new(&decimal(past)), None, "{past}");
        }
    }
}
