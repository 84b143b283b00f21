//! Expressions of numbers whose sizes and digits have limits.

use super::number::NumberPatterns;
use crate::expression::regex::{Re, Res};

/// The largest integer of 64 bits with a sign.
pub(super) const INT64_MAX: u64 = i64::MAX as u64;
/// The largest integer that a double keeps exactly, with all below it.
pub(super) const JSON_SAFE_MAX: u64 = (1 << 53) - 1;

/// Significant digits of numbers that any two doubles tell apart: read as a double, such a number
/// is on the side of a bound, and as different from others, as it is written (IEEE 754 section
/// 5.12.2).
pub(super) const DIGITS: u32 = 15;

/// Zeros that a fraction may begin with; smaller numbers have an exponent.
const LEADING_ZEROS: u32 = 10;

/// Largest exponent, of either sign: with the digits and zeros before it, a number is below
/// 1.8e308, the largest double, and above 2.2e-308, the smallest with all digits.
const MAX_EXPONENT: u32 = 290;

/// Expressions of numbers within limits; sizes have no sign.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forms {
    pub number: Re,
    pub number_size: Re,
    /// In digits alone.
    pub integer: Re,
    pub integer_size: Re,
    /// Integers, also as `1.0`.
    pub pointed: Re,
    pub pointed_size: Re,
}

impl Forms {
    /// Returns the forms of numbers of 64 bits.
    pub(crate) fn int64(res: &mut Res) -> Forms {
        Forms::new(res, INT64_MAX)
    }

    /// Returns the forms of numbers that a double keeps.
    pub(crate) fn json_safe(res: &mut Res) -> Forms {
        Forms::new(res, JSON_SAFE_MAX)
    }

    /// Returns the forms of integers up to `largest`, and of other numbers of few digits.
    fn new(res: &mut Res, largest: u64) -> Forms {
        let mut numbers = NumberPatterns(res);
        let integer_size = numbers.up_to(&digits_of(largest), true);
        let pointed_size = numbers.pointed_up_to(largest);
        let written = numbers.written();
        let number_size = numbers.0.or([written, integer_size]);
        Forms {
            number: numbers.signed(number_size),
            number_size,
            integer: numbers.signed(integer_size),
            integer_size,
            pointed: numbers.signed(pointed_size),
            pointed_size,
        }
    }
}

/// Returns the decimal digits of a number.
fn digits_of(number: u64) -> Vec<u8> {
    number.to_string().bytes().map(|digit| digit - b'0').collect()
}

impl NumberPatterns<'_> {
    /// Returns the sizes of integers up to one of these digits, from 0 on with `zero`, else from 1:
    /// there is one way through the digits, so that states are few.
    pub(super) fn up_to(&mut self, digits: &[u8], zero: bool) -> Re {
        // from the back: what may follow digits that are those of `largest` so far
        let mut rest = Res::EPS;
        for (i, &digit) in digits.iter().enumerate().rev() {
            let left = (digits.len() - i - 1) as u32;
            let least = u8::from(i == 0);
            let below = if digit > least { self.digit(least, digit - 1) } else { Res::EMPTY };
            let at = self.digit(digit, digit);
            let any = self.digits(0, left);
            let mut ways = vec![self.0.cat(below, any), self.0.cat(at, rest)];
            if left > 0 {
                let above = self.digit(digit + 1, 9);
                let fewer = self.digits(0, left - 1);
                ways.push(self.0.cat(above, fewer));
            }
            if i > 0 {
                ways.push(Res::EPS);
            }
            rest = self.0.or(ways);
        }
        let none = if zero { self.digit(0, 0) } else { Res::EMPTY };
        let some = if digits.is_empty() { Res::EMPTY } else { rest };
        self.0.or([none, some])
    }

    /// Returns the sizes of integers up to `largest`, those of few enough digits also with `.0`
    /// behind them.
    fn pointed_up_to(&mut self, largest: u64) -> Re {
        let integers = self.up_to(&digits_of(largest), true);
        let digits = largest.ilog10().min(DIGITS - 1);
        let zero = self.digit(0, 0);
        let first = self.digit(1, 9);
        let rest = self.digits(0, digits - 1);
        let some = self.0.cat(first, rest);
        let some = self.0.or([zero, some]);
        let point = self.0.text(".0");
        let pointed = self.0.cat(some, point);
        self.0.or([integers, pointed])
    }

    /// Returns the sizes of at most [`DIGITS`] significant digits, with an exponent or without.
    fn written(&mut self) -> Re {
        // from the back: what may follow digits before the point, of which some are left
        let mut more = Res::EPS;
        for left in 0..DIGITS {
            let point = self.0.text(".");
            let some = self.digits(1, left);
            let fraction = if left > 0 { self.0.cat(point, some) } else { Res::EMPTY };
            let digit = self.digit(0, 9);
            let whole = if left > 0 { self.0.cat(digit, more) } else { Res::EMPTY };
            more = self.0.or([Res::EPS, whole, fraction]);
        }
        let first = self.digit(1, 9);
        let large = self.0.cat(first, more);
        let zero = self.digit(0, 0);
        let fraction = self.small_fraction();
        let fraction = self.optional(fraction);
        let small = self.0.cat(zero, fraction);
        let mantissa = self.0.or([large, small]);
        let exponent = self.limited_exponent();
        let exponent = self.optional(exponent);
        self.0.cat(mantissa, exponent)
    }

    /// Returns the expression of a point, few zeros, and at most [`DIGITS`] digits.
    fn small_fraction(&mut self) -> Re {
        let first = self.digit(1, 9);
        let rest = self.digits(0, DIGITS - 1);
        let zero = self.digit(0, 0);
        let some = self.0.cat(first, rest);
        let mut more = self.optional(some);
        for _ in 1..LEADING_ZEROS {
            let again = self.0.cat(zero, more);
            more = self.0.or([Res::EPS, some, again]);
        }
        let again = self.0.cat(zero, more);
        let digits = self.0.or([some, again]);
        let point = self.0.text(".");
        self.0.cat(point, digits)
    }

    /// Returns the exponents of at most three digits, up to [`MAX_EXPONENT`].
    fn limited_exponent(&mut self) -> Re {
        let e = self.chars(&[('e', 'e'), ('E', 'E')]);
        let plus = self.0.text("+");
        let minus = self.0.text("-");
        let plus = self.optional(plus);
        let sign = self.0.or([plus, minus]);
        let size = self.padded(MAX_EXPONENT);
        let signed = self.0.cat(sign, size);
        self.0.cat(e, signed)
    }

    /// Returns the integers up to `most`, which has three digits, with zeros before them or not: at
    /// most three digits.
    fn padded(&mut self, most: u32) -> Re {
        let hundreds = (most / 100) as u8;
        let tens = (most / 10 % 10) as u8;
        let low = self.digit(0, hundreds - 1);
        let two = self.digits(0, 2);
        let one = self.digits(0, 1);
        let mut ways = vec![self.0.cat(low, two)];
        let at = self.digit(hundreds, hundreds);
        let below = self.digits(0, 1);
        let ten = self.digit(tens, tens);
        let lower = self.digit(0, tens.saturating_sub(1));
        let higher = self.digit(tens + 1, 9);
        let lower = if tens == 0 { Res::EMPTY } else { lower };
        let last = self.digit(0, (most % 10) as u8);
        let last = self.optional(last);
        let lower = self.0.cat(lower, below);
        let ten = self.0.cat(ten, last);
        let rest = self.0.or([Res::EPS, lower, ten, higher]);
        ways.push(self.0.cat(at, rest));
        let high = self.digit(hundreds + 1, 9);
        ways.push(self.0.cat(high, one));
        self.0.or(ways)
    }
}
