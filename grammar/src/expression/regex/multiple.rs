//! Multiples of a number, by the remainder of the digits so far. Whether digits complete a multiple
//! is arithmetic: no search, however large the divisor is.

use super::{INF, Re, RegexNode, Res};
use crate::expression::class::{Class, MAX};

/// Decimal digits that make a multiple of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Multiple {
    /// The number.
    pub of: u64,
    /// The remainder of the digits before these when divided by `of`.
    pub rest: u64,
    /// Least number of digits.
    pub min: u32,
    /// Largest number of digits, [`INF`] for no bound.
    pub max: u32,
    /// The remainders that end the digits, a number of [`Res::divided`]; 0 for none but 0.
    pub ends: u32,
}

/// The numbers of as many digits as one, on one side of it or equal to it, that make a multiple
/// after other digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BesideNumber {
    /// The number that they are a multiple of.
    pub of: u64,
    /// The remainder of the digits before these when divided by `of`.
    pub rest: u64,
    /// As [`Multiple::ends`].
    pub ends: u32,
    /// The side on which they lie.
    pub side: NumberSide,
    /// The digits of the number.
    pub digits: Box<[u8]>,
}

/// A side of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NumberSide {
    /// Numbers that are larger.
    Above,
    /// Numbers that are smaller, and whose first digit is at least this.
    Below(u8),
}

impl NumberSide {
    /// Returns whether a digit at place `i` makes a number lie on this side of one that has another
    /// digit there.
    pub(crate) fn holds(self, digit: u8, other: u8, i: usize) -> bool {
        match self {
            NumberSide::Above => digit > other,
            NumberSide::Below(first) => digit < other && (i > 0 || digit >= first),
        }
    }
}

/// Numbers that leave one remainder when they are divided by a number, most often none, and are no
/// multiples of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Divided {
    /// The number.
    pub by: u64,
    /// The remainder, below the number.
    pub residue: u64,
    /// The others, none of which divides it.
    pub not_by: Vec<u64>,
}

/// Multiples in a row that are looked at. Those that others exclude are shorter runs: of n others,
/// at most as many as the first n primes exclude, 1024 being more than for a hundred.
const IN_A_ROW: u128 = 1024;

impl Divided {
    /// Returns all multiples.
    pub(crate) fn by(by: u64) -> Self {
        Divided { by, residue: 0, not_by: Vec::new() }
    }

    /// Returns a number that is a multiple of all; `None` if it does not fit.
    pub(crate) fn modulus(&self) -> Option<u64> {
        self.not_by.iter().try_fold(self.by, |all, &number| common_multiple(all, number))
    }

    /// Returns whether a number is one of these, or one that leaves this remainder when it is
    /// divided by the modulus.
    pub(crate) fn holds(&self, rest: u64) -> bool {
        rest % self.by == self.residue
            && !self.not_by.iter().any(|&number| rest.is_multiple_of(number))
    }

    /// Returns whether one of them is among `count` numbers from `from` on.
    fn any_of(&self, from: u128, count: u128, modulus: u128) -> bool {
        let step = u128::from(self.by);
        let first = from + (step + u128::from(self.residue) - from % step) % step;
        let numbers =
            (0..IN_A_ROW).map(|i| first + i * step).take_while(|&number| number < from + count);
        numbers.map(|number| (number % modulus) as u64).any(|rest| self.holds(rest))
    }
}

/// Returns the least common multiple, if it fits.
pub(crate) fn common_multiple(a: u64, b: u64) -> Option<u64> {
    let mut divisor = a;
    let mut rest = b;
    while rest != 0 {
        let remainder = divisor % rest;
        divisor = rest;
        rest = remainder;
    }
    (a / divisor).checked_mul(b)
}

impl Multiple {
    /// Returns the fewest digits that make a multiple, one of `divided` if it is given; `None` if
    /// none do.
    pub(crate) fn fewest(&self, divided: Option<&Divided>) -> Option<u32> {
        let of = u128::from(self.of);
        // the remainder after the least number of digits, all zeros: by squares, since they may be
        // many
        let mut left = u128::from(self.rest) % of;
        let mut ten = 10 % of;
        let mut exponent = self.min;
        while exponent > 0 {
            if exponent & 1 == 1 {
                left = left * ten % of;
            }
            ten = ten * ten % of;
            exponent >>= 1;
        }
        // how many numbers these digits are, as far as it matters: `of` in a row have a multiple
        // among them
        let mut power = (0..self.min.min(20)).fold(1u128, |power, _| power * 10);
        let mut n = self.min;
        while n <= self.max {
            let found = match divided {
                None => (of - left) % of < power,
                Some(divided) => divided.any_of(left, power, of),
            };
            if found {
                return Some(n);
            }
            if power > of {
                return None; // all remainders have come
            }
            left = left * 10 % of;
            power *= 10;
            n += 1;
        }
        None
    }

    /// Returns what must follow one more digit.
    fn after(self, digit: u32) -> Multiple {
        Multiple {
            rest: remainder(self.of, self.rest, digit),
            min: self.min.saturating_sub(1),
            max: if self.max == INF { INF } else { self.max - 1 },
            ..self
        }
    }
}

/// Returns what is left of a number with one more digit, where `rest` was left of it before.
pub(crate) fn remainder(of: u64, rest: u64, digit: u32) -> u64 {
    ((u128::from(rest) * 10 + u128::from(digit)) % u128::from(of)) as u64
}

impl Res {
    /// Returns the number of what [`Multiple::ends`] names.
    pub(crate) fn ends(&mut self, divided: Divided) -> u32 {
        if divided.not_by.is_empty() && divided.residue == 0 {
            return 0;
        }
        let known = self.divided.iter().position(|other| *other == divided);
        let at = known.unwrap_or(self.divided.len());
        if known.is_none() {
            self.divided.push(divided);
        }
        at as u32 + 1
    }

    /// Returns what [`Multiple::ends`] names.
    pub(super) fn divided(&self, ends: u32) -> Option<&Divided> {
        self.divided.get((ends as usize).checked_sub(1)?)
    }

    /// Returns whether a remainder ends the digits.
    pub(crate) fn ends_with(&self, ends: u32, rest: u64) -> bool {
        self.divided(ends).map_or(rest == 0, |divided| divided.holds(rest))
    }

    /// Returns the fewest digits that make a multiple; `None` if none do.
    pub(super) fn fewest(&self, multiple: &Multiple) -> Option<u32> {
        multiple.fewest(self.divided(multiple.ends))
    }

    /// Returns the expression of digits that make a multiple.
    pub(crate) fn multiple(&mut self, multiple: Multiple) -> Re {
        match self.fewest(&multiple) {
            None => Self::EMPTY,
            Some(_) if multiple.max == 0 => Self::EPS,
            Some(_) if multiple.of == 1 => {
                let digit = self.class(Class::new([(0x30, 0x39)]));
                self.rep(digit, multiple.min, multiple.max)
            }
            Some(_) => self.add(RegexNode::Multiple(multiple)),
        }
    }

    /// Returns the expression of one digit of `0` to `9`, then what `rest` says of it.
    pub(crate) fn digit_then(&mut self, mut rest: impl FnMut(&mut Res, u32) -> Re) -> Re {
        let mut targets: Vec<(Re, Vec<(u32, u32)>)> = Vec::new();
        for digit in 0..10 {
            let re = rest(self, digit);
            let c = 0x30 + digit;
            match targets.iter_mut().find(|target| target.0 == re) {
                Some(target) => target.1.push((c, c)),
                None => targets.push((re, vec![(c, c)])),
            }
        }
        let mut all = Vec::with_capacity(targets.len());
        for (re, digits) in targets {
            let class = self.class(Class::new(digits));
            all.push(self.cat(class, re));
        }
        self.or(all)
    }

    /// Returns the derivative of [`RegexNode::Multiple`].
    pub(super) fn derive_multiple(&mut self, multiple: Multiple) -> Vec<(u32, Re)> {
        let mut out = vec![(0x2F, Self::EMPTY)];
        for digit in 0..10 {
            let next = self.multiple(multiple.after(digit));
            out.push((0x30 + digit, next));
        }
        out.push((MAX, Self::EMPTY));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewest_digits() {
        for of in [1u64, 2, 7, 10, 12, 25, 40, 97, 1000] {
            for rest in 0..of {
                for (min, max) in [(0, 0), (0, 1), (1, 2), (2, 2), (3, 5), (0, 6)] {
                    let some = |n: u32| {
                        (0..10u64.pow(n)).any(|s| (rest * 10u64.pow(n) + s).is_multiple_of(of))
                    };
                    let expected = (min..=max).find(|&n| some(n));
                    let found = Multiple { of, rest, min, max, ends: 0 }.fewest(None);
                    assert_eq!(found, expected, "{rest} of {of}, {min} to {max} digits");
                }
            }
        }
        for of in [u64::MAX, 1 << 40, 999_983] {
            let found = Multiple { of, rest: 1, min: 0, max: INF, ends: 0 }.fewest(None);
            assert!(found.is_some_and(|n| n <= 20), "{of}");
            let many = Multiple { of, rest: 1, min: 4_000_000_000, max: INF, ends: 0 };
            assert!(many.fewest(None) == Some(4_000_000_000));
        }
    }

    #[test]
    fn fewest_digits_of_what_others_do_not_divide() {
        for (by, not_by) in [(1, vec![2]), (3, vec![2, 5]), (4, vec![3, 10, 7]), (6, vec![4, 9])] {
            let divided = Divided { by, residue: u64::from(by > 3), not_by };
            let of = divided.modulus().unwrap();
            for rest in 0..of {
                for (min, max) in [(0, 0), (0, 1), (1, 2), (2, 2), (0, 6)] {
                    let some =
                        |n: u32| (0..10u64.pow(n)).any(|s| divided.holds(rest * 10u64.pow(n) + s));
                    let expected = (min..=max).find(|&n| some(n));
                    let found = Multiple { of, rest, min, max, ends: 1 }.fewest(Some(&divided));
                    assert_eq!(found, expected, "{rest} of {divided:?}, {min} to {max} digits");
                }
            }
        }
    }
}
