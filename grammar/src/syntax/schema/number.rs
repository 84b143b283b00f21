//! Numbers as JSON writes them, as regular expressions over their digits.

use crate::expression::class::Class;
use crate::expression::regex::{INF, Re, Res};

/// A decimal number, exactly: `digits · 10^-scale`, negative or not. No leading zeros but one
/// before the point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ExactDecimal {
    pub negative: bool,
    /// Before the point, without leading zeros: empty for 0.
    pub whole: Vec<u8>,
    /// After the point, without trailing zeros.
    pub fraction: Vec<u8>,
}

/// The mantissa and exponent of the largest finite double.
const LARGEST_MANTISSA: &str = "1.7976931348623157";
const LARGEST_EXPONENT: u32 = 308;

/// Most digits a bound or multiple may have when it is written out: `1e400` is no sensible bound.
const MAX_DIGITS: i64 = 400;

impl ExactDecimal {
    /// Reads a number as JSON writes it. `None` if its exponent is absurd.
    pub(super) fn parse(text: &str) -> Option<ExactDecimal> {
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((m, e)) => (m, e.parse::<i64>().ok().filter(|e| e.abs() <= MAX_DIGITS)?),
            None => (text, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: Vec<u8> =
            whole.bytes().chain(fraction.bytes()).map(|b| b.wrapping_sub(b'0')).collect();
        if digits.iter().any(|&d| d > 9) || digits.len() as i64 > 2 * MAX_DIGITS {
            return None;
        }
        let mut point = whole.len() as i64 + exponent;
        while point < 0 {
            digits.insert(0, 0);
            point += 1;
        }
        while digits.len() < point as usize {
            digits.push(0);
        }
        let mut fraction = digits.split_off(point as usize);
        while fraction.last() == Some(&0) {
            fraction.pop();
        }
        let zeros = digits.iter().take_while(|&&d| d == 0).count();
        digits.drain(..zeros);
        let zero = digits.is_empty() && fraction.is_empty();
        Some(ExactDecimal { negative: negative && !zero, whole: digits, fraction })
    }

    pub(super) fn is_zero(&self) -> bool {
        self.whole.is_empty() && self.fraction.is_empty()
    }

    /// Compares the numbers.
    pub(super) fn compare(&self, other: &ExactDecimal) -> std::cmp::Ordering {
        let size = |a: &ExactDecimal, b: &ExactDecimal| {
            a.whole
                .len()
                .cmp(&b.whole.len())
                .then_with(|| a.whole.cmp(&b.whole))
                .then_with(|| a.fraction.cmp(&b.fraction))
        };
        match (self.negative, other.negative) {
            (false, false) => size(self, other),
            (true, true) => size(other, self),
            (true, false) => std::cmp::Ordering::Less,
            (false, true) => std::cmp::Ordering::Greater,
        }
    }

    /// Returns the number as an integer, if it is one that fits.
    pub(super) fn to_u64(&self) -> Option<u64> {
        if self.negative || !self.fraction.is_empty() {
            return None;
        }
        self.whole.iter().try_fold(0u64, |v, &d| v.checked_mul(10)?.checked_add(d.into()))
    }
}

impl std::fmt::Display for ExactDecimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = |list: &[u8]| list.iter().map(|d| char::from(b'0' + d)).collect::<String>();
        let whole = if self.whole.is_empty() { "0".into() } else { digits(&self.whole) };
        write!(f, "{}{whole}", if self.negative { "-" } else { "" })?;
        if self.fraction.is_empty() { Ok(()) } else { write!(f, ".{}", digits(&self.fraction)) }
    }
}

/// A bound on a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    pub value: ExactDecimal,
    /// True if the value itself is out.
    pub exclusive: bool,
}

/// The builder of the expressions of numbers.
pub(super) struct NumberPatterns<'a>(pub &'a mut Res);

impl NumberPatterns<'_> {
    pub(super) fn chars(&mut self, ranges: &[(char, char)]) -> Re {
        self.0.class(Class::new(ranges.iter().map(|&(a, b)| (a.into(), b.into()))))
    }

    pub(super) fn digit(&mut self, lo: u8, hi: u8) -> Re {
        if lo > hi {
            return Res::EMPTY;
        }
        self.chars(&[((b'0' + lo).into(), (b'0' + hi).into())])
    }

    pub(super) fn digits(&mut self, min: u32, max: u32) -> Re {
        let digit = self.digit(0, 9);
        self.0.rep(digit, min, max)
    }

    pub(super) fn optional(&mut self, re: Re) -> Re {
        self.0.rep(re, 0, 1)
    }

    /// Returns the expression of digits without leading zeros.
    fn whole(&mut self) -> Re {
        let zero = self.digit(0, 0);
        let first = self.digit(1, 9);
        let rest = self.digits(0, INF);
        let more = self.0.cat(first, rest);
        self.0.or([zero, more])
    }

    /// Returns the expression of a point and digits.
    fn fraction(&mut self) -> Re {
        let point = self.0.text(".");
        let digits = self.digits(1, INF);
        self.0.cat(point, digits)
    }

    fn exponent(&mut self) -> Re {
        let e = self.chars(&[('e', 'e'), ('E', 'E')]);
        let sign = self.chars(&[('+', '+'), ('-', '-')]);
        let digits = self.digits(1, INF);
        let sign = self.optional(sign);
        let tail = self.0.cat(sign, digits);
        self.0.cat(e, tail)
    }

    pub(super) fn signed(&mut self, re: Re) -> Re {
        let minus = self.0.text("-");
        let minus = self.optional(minus);
        self.0.cat(minus, re)
    }

    /// Returns the expression of any number.
    pub(super) fn number(&mut self) -> Re {
        let whole = self.whole();
        let fraction = self.fraction();
        let exponent = self.exponent();
        let fraction = self.optional(fraction);
        let exponent = self.optional(exponent);
        let tail = self.0.cat(fraction, exponent);
        let size = self.0.cat(whole, tail);
        self.signed(size)
    }

    /// Returns the expression of any integer as programs write it: digits.
    pub(super) fn plain_integer(&mut self) -> Re {
        let whole = self.whole();
        self.signed(whole)
    }

    /// Returns the expression of any number whose fraction is not zero; without an exponent but
    /// where it is small.
    pub(super) fn no_integer(&mut self) -> Re {
        let whole = self.whole();
        let point = self.0.text(".");
        let zeros = self.digits(0, INF);
        let rest = self.digits(0, INF);
        let some = self.digit(1, 9);
        let some = self.0.cat(some, rest);
        let fraction = self.0.cat(zeros, some);
        let fraction = self.0.cat(point, fraction);
        let size = self.0.cat(whole, fraction);
        let small = self.small();
        let size = self.0.or([size, small]);
        self.signed(size)
    }

    /// Returns each number in one way: no exponent, no zero at the end of a fraction, no `-0`; with
    /// `point`, integers in a second one, `1.0`.
    pub(super) fn spelled_once(&mut self, point: bool) -> Re {
        let whole = self.whole();
        let dot = self.0.text(".");
        let digits = self.digits(0, INF);
        let last = self.digit(1, 9);
        let mut fraction = self.0.cat(digits, last);
        if point {
            let zero = self.digit(0, 0);
            fraction = self.0.or([fraction, zero]);
        }
        let fraction = self.0.cat(dot, fraction);
        let fraction = self.optional(fraction);
        let size = self.0.cat(whole, fraction);
        let any = self.signed(size);
        let minus = self.0.text("-0");
        let point_zero = self.0.text(".0");
        let point_zero = self.optional(point_zero);
        let zero = self.0.cat(minus, point_zero);
        let some = self.0.not(zero);
        self.0.and([any, some])
    }

    /// Returns the expression of any integer; `1.0` is one to JSON Schema, and `1.5e+20` too, as
    /// programs write large ones.
    pub(super) fn integer(&mut self) -> Re {
        let whole = self.whole();
        let zero = self.0.text(".0");
        let zero = self.optional(zero);
        let size = self.0.cat(whole, zero);
        let large = self.large(None, false);
        let size = self.0.or([size, large]);
        self.signed(size)
    }

    /// Returns sizes from 1e16 on as programs write them: a digit, a point and at most 16 digits,
    /// an exponent of 16 to 308, that a double holds. At least `b`, or more with `exclusive`.
    fn large(&mut self, b: Option<&ExactDecimal>, exclusive: bool) -> Re {
        let first = self.digit(1, 9);
        let point = self.0.text(".");
        let more = self.digits(1, 16);
        let fraction = self.0.cat(point, more);
        let fraction = self.optional(fraction);
        let mantissa = self.0.cat(first, fraction);
        let e = self.chars(&[('e', 'e'), ('E', 'E')]);
        let plus = self.0.text("+");
        let plus = self.optional(plus);
        let e = self.0.cat(e, plus);
        // the exponent of `b` itself decides by the mantissa; larger ones are all above, and the
        // largest decides by that of the largest double
        let exponent_of_b = b.map_or(0, |b| b.whole.len().saturating_sub(1)) as u32;
        let mut ways = Vec::new();
        if let Some(b) = b.filter(|_| (16..=LARGEST_EXPONENT).contains(&exponent_of_b)) {
            let mut fraction = [&b.whole[1..], &b.fraction].concat();
            while fraction.last() == Some(&0) {
                fraction.pop();
            }
            let least = ExactDecimal { negative: false, whole: vec![b.whole[0]], fraction };
            let least = self.size_from(&least, exclusive);
            let mut least = self.0.and([mantissa, least]);
            if exponent_of_b == LARGEST_EXPONENT {
                least = self.finite(least);
            }
            let exponent = self.0.text(&exponent_of_b.to_string());
            let exponent = self.0.cat(e, exponent);
            ways.push(self.0.cat(least, exponent));
        }
        let exponent = self.integers(16.max(exponent_of_b + 1), LARGEST_EXPONENT - 1);
        let exponent = self.0.cat(e, exponent);
        ways.push(self.0.cat(mantissa, exponent));
        if exponent_of_b < LARGEST_EXPONENT {
            let mantissa = self.finite(mantissa);
            let exponent = self.0.text(&LARGEST_EXPONENT.to_string());
            let exponent = self.0.cat(e, exponent);
            ways.push(self.0.cat(mantissa, exponent));
        }
        self.0.or(ways)
    }

    /// Returns those of the mantissas that with [`LARGEST_EXPONENT`] are no larger than the largest
    /// double.
    fn finite(&mut self, mantissa: Re) -> Re {
        let Some(largest) = ExactDecimal::parse(LARGEST_MANTISSA) else { return mantissa };
        let most = self.size_to(&largest, false);
        self.0.and([mantissa, most])
    }

    /// Returns the integers from `lo` to `hi`, without leading zeros; `lo` is not 0.
    fn integers(&mut self, lo: u32, hi: u32) -> Re {
        let mut ways = Vec::new();
        let mut lo = lo;
        while lo <= hi {
            // the longest run from `lo` on of which the last digits are free: 16–19, 20–99,
            // 100–199, …
            let mut free = 0;
            let mut size = 1;
            while lo.is_multiple_of(size * 10) && lo + size * 10 - 1 <= hi {
                free += 1;
                size *= 10;
            }
            let head = lo / size;
            let last = (head / 10 * 10 + 9).min((hi + 1) / size - 1);
            let start = self.0.text(&(head / 10).to_string());
            let start = if head < 10 { Res::EPS } else { start };
            let digit = self.digit((head % 10) as u8, (last % 10) as u8);
            let rest = self.digits(free, free);
            let tail = self.0.cat(digit, rest);
            ways.push(self.0.cat(start, tail));
            lo = (last + 1) * size;
        }
        self.0.or(ways)
    }

    /// Returns sizes below 1e-4 as programs write them, with an exponent of -5 to -324.
    fn small(&mut self) -> Re {
        let first = self.digit(1, 9);
        let point = self.0.text(".");
        let more = self.digits(1, 16);
        let fraction = self.0.cat(point, more);
        let fraction = self.optional(fraction);
        let mantissa = self.0.cat(first, fraction);
        let e = self.chars(&[('e', 'e'), ('E', 'E')]);
        let minus = self.0.text("-");
        let one = self.digit(5, 9);
        let some = self.digits(2, 3);
        let zero = self.digit(0, 0);
        let first = self.digit(1, 9);
        let zero = self.optional(zero);
        let one = self.0.cat(zero, one);
        let rest = self.0.cat(first, Res::ALL);
        let some = self.0.and([some, rest]);
        let digits = self.0.or([one, some]);
        let tail = self.0.cat(minus, digits);
        let tail = self.0.cat(e, tail);
        self.0.cat(mantissa, tail)
    }

    /// Returns the expression of numbers with at most `n` digits after the point that are not zero:
    /// multiples of 10^-n.
    pub(super) fn decimals(&mut self, n: u32) -> Re {
        let whole = self.whole();
        let point = self.0.text(".");
        let some = self.digits(0, n);
        let zero = self.digit(0, 0);
        let zeros = self.0.rep(zero, 0, INF);
        let fraction = self.0.cat(some, zeros);
        let one = self.digits(1, INF);
        let fraction = self.0.and([fraction, one]);
        let fraction = self.0.cat(point, fraction);
        let fraction = self.optional(fraction);
        let size = self.0.cat(whole, fraction);
        self.signed(size)
    }

    /// Returns the expression of numbers within bounds. Where the sign alone does not decide, with
    /// an exponent only as programs write very large and very small ones.
    pub(super) fn within(&mut self, min: Option<&Bound>, max: Option<&Bound>) -> Re {
        let mut all = Vec::new();
        let by_sign = |b: &Bound| b.value.is_zero();
        if min.is_none_or(by_sign) && max.is_none_or(by_sign) {
            all.push(self.number());
        }
        if let Some(b) = min {
            all.push(self.from(b, "", "-"));
        }
        if let Some(b) = max {
            // x ≤ b where -x ≥ -b: the same, with the signs changed round
            let mut mirrored = b.clone();
            mirrored.value.negative = !b.value.negative && !b.value.is_zero();
            all.push(self.from(&mirrored, "-", ""));
        }
        self.0.and(all)
    }

    /// Returns the expression of numbers of at least the bound, where `plus` and `minus` are how
    /// signs are written: for 0 with exponents, else without.
    fn from(&mut self, b: &Bound, plus: &str, minus: &str) -> Re {
        if b.value.is_zero() {
            let zero = self.zero();
            let number = self.number();
            let hyphen = self.0.text("-");
            let mut signed = self.0.cat(hyphen, Res::ALL);
            if plus.is_empty() {
                signed = self.0.not(signed);
            }
            let right_side = self.0.and([number, signed]);
            if !b.exclusive {
                return self.0.or([right_side, zero]);
            }
            let not_zero = self.0.not(zero);
            return self.0.and([right_side, not_zero]);
        }
        let plus = self.0.text(plus);
        let minus = self.0.text(minus);
        // what is written with an exponent of -5 or less is below every bound but those that are as
        // small themselves
        let tiny = b.value.whole.is_empty() && b.value.fraction.starts_with(&[0; 4]);
        let small = if tiny { Res::EMPTY } else { self.small() };
        if !b.value.negative {
            let size = self.size_from(&b.value, b.exclusive);
            let large = self.large(Some(&b.value), b.exclusive);
            let size = self.0.or([size, large]);
            return self.0.cat(plus, size);
        }
        // all on the right side of zero, and those on the other of at most that size
        let size = self.size();
        let large = self.large(None, false);
        let size = self.0.or([size, small, large]);
        let right_side = self.0.cat(plus, size);
        let above = self.large(Some(&b.value), !b.exclusive);
        let any = self.large(None, false);
        let below = self.0.not(above);
        let large = self.0.and([any, below]);
        let most = self.size_to(&b.value, b.exclusive);
        let most = self.0.or([most, small, large]);
        let other_side = self.0.cat(minus, most);
        self.0.or([right_side, other_side])
    }

    /// Returns the expression of the texts of zero, however it is written.
    fn zero(&mut self) -> Re {
        let zero = self.digit(0, 0);
        let point = self.0.text(".");
        let exponent = self.exponent();
        let zeros = self.0.rep(zero, 1, INF);
        let fraction = self.0.cat(point, zeros);
        let fraction = self.optional(fraction);
        let exponent = self.optional(exponent);
        let tail = self.0.cat(fraction, exponent);
        let size = self.0.cat(zero, tail);
        self.signed(size)
    }

    /// Returns the expression of a number without sign and exponent.
    fn size(&mut self) -> Re {
        let whole = self.whole();
        let fraction = self.fraction();
        let fraction = self.optional(fraction);
        self.0.cat(whole, fraction)
    }

    /// Returns the sizes of at least that of `b`, which is not zero.
    fn size_from(&mut self, b: &ExactDecimal, exclusive: bool) -> Re {
        let fraction = self.fraction();
        let any_fraction = self.optional(fraction);
        // more digits before the point
        let first = self.digit(1, 9);
        let more = self.digits(b.whole.len() as u32, INF);
        let longer = self.0.cat(first, more);
        let longer = self.0.cat(longer, any_fraction);
        let mut as_long = self.fraction_from(&b.fraction, exclusive);
        if b.whole.is_empty() {
            // 0.… against more than nothing before the point: `longer` above has one digit from 1
            let zero = self.0.text("0");
            as_long = self.0.cat(zero, as_long);
        }
        // as many, and greater from some digit on; from the back, so that what two digits lead to
        // is made once
        for (n, &d) in (0..).zip(b.whole.iter().rev()) {
            let rest = self.digits(n, n);
            let any = self.0.cat(rest, any_fraction);
            as_long = self.digits_from(d, as_long, any);
        }
        self.0.or([longer, as_long])
    }

    /// Returns the expression of this digit and then a text of `same`, or of a greater one and then
    /// a text of `greater`.
    fn digits_from(&mut self, digit: u8, same: Re, greater: Re) -> Re {
        let this = self.digit(digit, digit);
        let next = self.digit(digit + 1, 9);
        let same = self.0.cat(this, same);
        let greater = self.0.cat(next, greater);
        self.0.or([same, greater])
    }

    /// Returns the expression of the texts of a point and digits of at least these, or more with
    /// `exclusive`; nothing too, where these are none.
    fn fraction_from(&mut self, b: &[u8], exclusive: bool) -> Re {
        let any = self.digits(0, INF);
        let last = if exclusive {
            // something that is not zero must follow
            let zero = self.digit(0, 0);
            let more = self.digit(1, 9);
            let zeros = self.0.rep(zero, 0, INF);
            let tail = self.0.cat(more, any);
            self.0.cat(zeros, tail)
        } else {
            any
        };
        let digits = b.iter().rev().fold(last, |same, &d| self.digits_from(d, same, any));
        let one = self.digits(1, INF);
        let digits = self.0.and([digits, one]);
        let point = self.0.text(".");
        let fraction = self.0.cat(point, digits);
        if b.is_empty() && !exclusive { self.optional(fraction) } else { fraction }
    }

    /// Returns the sizes of at most that of `b`, which is not zero: those that are not above.
    fn size_to(&mut self, b: &ExactDecimal, exclusive: bool) -> Re {
        let above = self.size_from(b, !exclusive);
        let below = self.0.not(above);
        let size = self.size();
        self.0.and([size, below])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_integers() {
        for (lo, hi) in [(16, 308), (1, 9), (5, 5), (99, 101), (300, 308), (1, 1000), (309, 308)] {
            let mut res = Res::new();
            let re = NumberPatterns(&mut res).integers(lo, hi);
            for n in 0..1200u32 {
                let end = n.to_string().chars().fold(re, |re, c| res.step(re, c.into()));
                assert_eq!(res.nullable(end), (lo..=hi).contains(&n), "{n} in {lo}..={hi}");
            }
        }
    }

    #[test]
    fn decimals() {
        let d = |s: &str| ExactDecimal::parse(s).unwrap();
        assert_eq!(d("1e2"), d("100"));
        assert_eq!(d("12.50"), d("0.125e2"));
        assert_eq!(d("-0.0"), d("0"));
        assert_eq!(d("1E-2").fraction, [0, 1]);
        assert!(d("-2").compare(&d("-1.5")).is_lt() && d("10").compare(&d("9.99")).is_gt());
        assert!(ExactDecimal::parse("1e400000000").is_none());
    }

    /// Every bound against every number on a grid, by comparing decimals.
    #[test]
    fn ranges() {
        let mut res = Res::new();
        let texts: Vec<String> = (-250..=250)
            .flat_map(|i| {
                [
                    format!("{}", f64::from(i) / 10.0),
                    format!("{}", f64::from(i) / 4.0),
                    i.to_string(),
                ]
            })
            .chain(
                [
                    "0.0", "-0", "-0.0", "100.00", "9.999", "10.001", "1e-07", "-1.5e-7", "1e16",
                    "-2.5e+17", "3e+200",
                ]
                .map(str::to_owned),
            )
            .collect();
        for bound in
            ["0", "7", "10", "-3", "-12.5", "0.5", "-0.25", "12.5", "99.99", "2.5e17", "-2.4e17"]
        {
            let value = ExactDecimal::parse(bound).unwrap();
            for exclusive in [false, true] {
                let b = Bound { value: value.clone(), exclusive };
                let (from, to) = (
                    NumberPatterns(&mut res).within(Some(&b), None),
                    NumberPatterns(&mut res).within(None, Some(&b)),
                );
                for text in &texts {
                    let order = ExactDecimal::parse(text).unwrap().compare(&value);
                    let matches = |res: &mut Res, re| {
                        let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
                        res.nullable(end)
                    };
                    let at = !exclusive && order.is_eq();
                    assert_eq!(
                        matches(&mut res, from),
                        order.is_gt() || at,
                        "{text} from {bound} {exclusive}"
                    );
                    assert_eq!(
                        matches(&mut res, to),
                        order.is_lt() || at,
                        "{text} to {bound} {exclusive}"
                    );
                }
            }
        }
    }
}
