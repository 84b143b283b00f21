//! Multiples of a number, by the remainder of the digits so far. Whether digits complete a multiple is arithmetic: no
//! search, however large the divisor is.

use super::super::class::{Class, MAX};
use super::{INF, Node, Re, Res};

/// Decimal digits that make a multiple of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Multiple {
    /// The number.
    pub of: u64,
    /// What is left of the digits before these when it is divided by `of`.
    pub rest: u64,
    /// Least number of digits.
    pub min: u32,
    /// Largest number of digits, [`INF`] for no bound.
    pub max: u32,
}

impl Multiple {
    /// The fewest digits that make a multiple; `None` if none do.
    pub fn fewest(&self) -> Option<u32> {
        let of = u128::from(self.of);
        // the remainder after the least number of digits, all zeros: by squares, since they may be many
        let (mut left, mut ten, mut exponent) = (u128::from(self.rest) % of, 10 % of, self.min);
        while exponent > 0 {
            if exponent & 1 == 1 {
                left = left * ten % of;
            }
            ten = ten * ten % of;
            exponent >>= 1;
        }
        // how many numbers these digits are, as far as it matters: `of` in a row have a multiple among them
        let mut power = (0..self.min.min(20)).fold(1u128, |power, _| power * 10);
        let mut n = self.min;
        while n <= self.max {
            if (of - left) % of < power {
                return Some(n);
            }
            (left, power, n) = (left * 10 % of, power * 10, n + 1);
        }
        None
    }

    /// What must follow one more digit.
    fn after(self, digit: u32) -> Multiple {
        Multiple {
            rest: remainder(self.of, self.rest, digit),
            min: self.min.saturating_sub(1),
            max: if self.max == INF { INF } else { self.max - 1 },
            ..self
        }
    }

    /// Whether no digit is needed.
    pub fn nullable(&self) -> bool {
        self.min == 0 && self.rest == 0
    }
}

/// What is left of a number with one more digit, where `rest` was left of it before.
pub(in super::super) fn remainder(of: u64, rest: u64, digit: u32) -> u64 {
    ((u128::from(rest) * 10 + u128::from(digit)) % u128::from(of)) as u64
}

impl Res {
    /// Digits that make a multiple.
    pub fn multiple(&mut self, multiple: Multiple) -> Re {
        match multiple.fewest() {
            None => Self::EMPTY,
            Some(_) if multiple.max == 0 => Self::EPS,
            Some(_) => self.add(Node::Multiple(multiple)),
        }
    }

    /// One digit of `0` to `9`, then what `rest` says of it.
    pub fn digit_then(&mut self, mut rest: impl FnMut(&mut Res, u32) -> Re) -> Re {
        let mut ways: Vec<(Re, Vec<(u32, u32)>)> = Vec::new();
        for digit in 0..10 {
            let (re, c) = (rest(self, digit), 0x30 + digit);
            match ways.iter_mut().find(|way| way.0 == re) {
                Some(way) => way.1.push((c, c)),
                None => ways.push((re, vec![(c, c)])),
            }
        }
        let mut all = Vec::with_capacity(ways.len());
        for (re, digits) in ways {
            let class = self.class(Class::new(digits));
            all.push(self.cat(class, re));
        }
        self.or(all)
    }

    /// The derivative of [`Node::Multiple`].
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
                    let some =
                        |n: u32| (0..10u64.pow(n)).any(|s| (rest * 10u64.pow(n) + s).is_multiple_of(of));
                    let expected = (min..=max).find(|&n| some(n));
                    let found = Multiple { of, rest, min, max }.fewest();
                    assert_eq!(found, expected, "{rest} of {of}, {min} to {max} digits");
                }
            }
        }
        for of in [u64::MAX, 1 << 40, 999_983] {
            let found = Multiple { of, rest: 1, min: 0, max: INF }.fewest();
            assert!(found.is_some_and(|n| n <= 20), "{of}");
            assert!(Multiple { of, rest: 1, min: 4_000_000_000, max: INF }.fewest() == Some(4_000_000_000));
        }
    }
}
