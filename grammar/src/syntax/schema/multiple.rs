//! `multipleOf` of an integer, with the bounds beside it: one expression without an intersection,
//! so that nothing has to be searched for to know what completes a number.

use super::number::{Bound, NumberPatterns};
use crate::expression::regex::{
    BesideNumber, Divided, INF, Multiple, NumberSide, Re, Res, remainder,
};

/// Steps that finding a known expression of numbers counts as.
const KNOWN_WORK: u64 = 10;

/// The sizes of integers from one to another, by their digits: none for 0.
struct IntegerSizes {
    from: Vec<u8>,
    /// `None` for no bound.
    to: Option<Vec<u8>>,
}

impl IntegerSizes {
    /// Returns the bounds of the integers within bounds that are not below zero, or with `negative`
    /// not above; `None` if there are none.
    fn of(min: Option<&Bound>, max: Option<&Bound>, negative: bool) -> Option<IntegerSizes> {
        let (lower, upper) = if negative { (max, min) } else { (min, max) };
        // whether a bound is on this side of zero, or at it
        let here = |b: &&Bound| b.value.is_zero() || b.value.negative == negative;
        let from = lower.filter(here).map(|b| {
            let more = !b.value.fraction.is_empty() || b.exclusive;
            if more { next(&b.value.whole) } else { b.value.whole.clone() }
        });
        let to = match upper {
            None => None,
            Some(b) if !here(&b) => return None,
            Some(b) if b.exclusive && b.value.fraction.is_empty() => {
                Some(previous(&b.value.whole)?)
            }
            Some(b) => Some(b.value.whole.clone()),
        };
        let from = from.unwrap_or_default();
        let orderly = to.as_ref().is_none_or(|to| (from.len(), &from) <= (to.len(), to));
        orderly.then_some(IntegerSizes { from, to })
    }
}

/// Returns one more than a number of these digits.
fn next(digits: &[u8]) -> Vec<u8> {
    let nines = digits.iter().rev().take_while(|&&d| d == 9).count();
    let mut out = digits.to_vec();
    let changed = digits.len() - nines;
    out[changed..].fill(0);
    match out[..changed].last_mut() {
        Some(last) => *last += 1,
        None => out.insert(0, 1),
    }
    out
}

/// Returns one less; `None` for 0.
fn previous(digits: &[u8]) -> Option<Vec<u8>> {
    let last = digits.iter().rposition(|&d| d != 0)?;
    let mut out = digits.to_vec();
    out[last] -= 1;
    out[last + 1..].fill(9);
    let zeros = out.iter().take_while(|&&d| d == 0).count();
    out.drain(..zeros);
    Some(out)
}

impl NumberPatterns<'_> {
    /// Returns the integers within bounds that are multiples of one number and not of others; with
    /// `point`, also as `10.0`. There are none where their modulus does not fit.
    pub(super) fn multiples(
        &mut self,
        divided: &Divided,
        min: Option<&Bound>,
        max: Option<&Bound>,
        point: bool,
    ) -> Re {
        let Some(of) = divided.modulus() else { return Res::EMPTY };
        let ends = self.0.ends(divided.clone());
        let mut ways = Vec::new();
        for (negative, sign) in [(false, ""), (true, "-")] {
            if let Some(sizes) = IntegerSizes::of(min, max, negative) {
                let sizes = match &sizes {
                    // without a multiple the digits count alone
                    IntegerSizes { from, to: Some(to) }
                        if of == 1 && ends == 0 && matches!(from[..], [] | [1]) =>
                    {
                        self.up_to(to, from.is_empty())
                    }
                    sizes => Sized { res: self.0, of, ends }.sizes(sizes),
                };
                let sign = self.0.text(sign);
                ways.push(self.0.cat(sign, sizes));
            }
        }
        let integers = self.0.or(ways);
        if !point {
            return integers;
        }
        let zero = self.0.text(".0");
        let zero = self.0.rep(zero, 0, 1);
        self.0.cat(integers, zero)
    }
}

/// A builder of numbers by what they leave when they are divided by `of`: one of the remainders
/// that `ends` names.
struct Sized<'a> {
    res: &'a mut Res,
    of: u64,
    ends: u32,
}

impl Sized<'_> {
    fn sizes(&mut self, sizes: &IntegerSizes) -> Re {
        let mut ways = Vec::new();
        let mut from = sizes.from.clone();
        if from.is_empty() {
            if self.res.ends_with(self.ends, 0) {
                ways.push(self.res.text("0"));
            }
            from = vec![1];
        }
        match &sizes.to {
            Some(to) if to.len() < from.len() => {}
            Some(to) if to.len() == from.len() => ways.push(self.between(&from, to)),
            to => {
                ways.push(self.at_least(&from, 0));
                // numbers of more digits, and of fewer than the upper bound has
                let min = from.len() as u32;
                let max = to.as_ref().map_or(INF, |to| to.len() as u32 - 2);
                if min <= max {
                    let Sized { of, ends, .. } = *self;
                    ways.push(self.res.digit_then(|res, digit| match digit {
                        0 => Res::EMPTY,
                        _ => res.multiple(Multiple {
                            of,
                            rest: remainder(of, 0, digit),
                            min,
                            max,
                            ends,
                        }),
                    }));
                }
                if let Some(to) = to {
                    ways.push(self.at_most(to, 0, 1));
                }
            }
        }
        self.res.or(ways)
    }

    /// Returns the expression of numbers between two of as many digits, the first not above the
    /// second.
    fn between(&mut self, from: &[u8], to: &[u8]) -> Re {
        let same = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let rest = from[..same].iter().fold(0, |rest, &d| remainder(self.of, rest, d.into()));
        let start: String = from[..same].iter().map(|&d| char::from(b'0' + d)).collect();
        let start = self.res.text(&start);
        let Some((&lo, &hi)) = from.get(same).zip(to.get(same)) else {
            return if self.res.ends_with(self.ends, rest) { start } else { Res::EMPTY };
        };
        let after = |of, digit: u8| remainder(of, rest, digit.into());
        let low = self.at_least(&from[same + 1..], after(self.of, lo));
        let high = self.at_most(&to[same + 1..], after(self.of, hi), 0);
        let Sized { of, ends, .. } = *self;
        let left = (from.len() - same - 1) as u32;
        let end = self.res.digit_then(|res, digit| match digit as u8 {
            digit if digit == lo => low,
            digit if digit == hi => high,
            digit if digit < lo || digit > hi => Res::EMPTY,
            digit => {
                res.multiple(Multiple { of, rest: after(of, digit), min: left, max: left, ends })
            }
        });
        self.res.cat(start, end)
    }

    /// Returns the expression of numbers of as many digits as `bound`, and not below it, after
    /// digits of which `rest` is left.
    fn at_least(&mut self, bound: &[u8], rest: u64) -> Re {
        self.beside(bound, rest, NumberSide::Above)
    }

    /// Returns the expression of the texts of [`at_least`] that are not above a bound; the first
    /// digit is at least `first`.
    fn at_most(&mut self, bound: &[u8], rest: u64, first: u8) -> Re {
        self.beside(bound, rest, NumberSide::Below(first))
    }

    /// Returns the number `bound`, and those that differ from it first by a digit on one side.
    fn beside(&mut self, bound: &[u8], rest: u64, side: NumberSide) -> Re {
        let Sized { of, ends, .. } = *self;
        let asked = BesideNumber { of, rest, ends, side, digits: bound.into() };
        if let Some(&known) = self.res.beside.get(&asked) {
            self.res.budget.take(KNOWN_WORK);
            return known;
        }
        self.res.budget.take_bytes(bound.len());
        let re = self.find_beside(&asked);
        if !self.res.budget.is_over() {
            self.res.beside.insert(asked, re);
        }
        re
    }

    /// Finds what [`Sized::beside`] returns.
    fn find_beside(&mut self, asked: &BesideNumber) -> Re {
        let BesideNumber { of, rest, ends, side, ref digits } = *asked;
        let mut rests = vec![rest];
        for &digit in digits {
            rests.push(remainder(of, rests[rests.len() - 1], digit.into()));
        }
        let mut re =
            if self.res.ends_with(ends, rests[digits.len()]) { Res::EPS } else { Res::EMPTY };
        for (i, (&at, &rest)) in digits.iter().zip(&rests).enumerate().rev() {
            let left = (digits.len() - i - 1) as u32;
            let same = re;
            re = self.res.digit_then(|res, digit| {
                if digit == u32::from(at) {
                    same
                } else if side.holds(digit as u8, at, i) {
                    let rest = remainder(of, rest, digit);
                    res.multiple(Multiple { of, rest, min: left, max: left, ends })
                } else {
                    Res::EMPTY
                }
            });
        }
        re
    }
}

#[cfg(test)]
mod tests {
    use super::super::number::ExactDecimal;
    use super::*;

    /// All bounds of a few digits against all numbers.
    #[test]
    fn multiples_within_bounds() {
        let bounds =
            ["-120", "-35", "-7.5", "-1", "0", "0.5", "1", "9", "10", "42.1", "99", "100", "250"];
        for of in [1, 2, 7, 10, 25, 90, 100, 999] {
            for (i, lo) in bounds.iter().enumerate() {
                for hi in &bounds[i..] {
                    for (exclusive, open) in [(false, false), (true, false), (false, true)] {
                        let bound = |text: &str| Bound {
                            value: ExactDecimal::parse(text).unwrap(),
                            exclusive,
                        };
                        let min = bound(lo);
                        let max = bound(hi);
                        let max = Some(&max).filter(|_| !open);
                        let mut res = Res::new();
                        let divided = Divided::by(of);
                        let re =
                            NumberPatterns(&mut res).multiples(&divided, Some(&min), max, false);
                        let mut any = false;
                        for n in -300i64..1200 {
                            let end =
                                n.to_string().chars().fold(re, |re, c| res.step(re, c.into()));
                            let value = n as f64;
                            let lo = lo.parse::<f64>().unwrap();
                            let hi = hi.parse::<f64>().unwrap();
                            let above = value > lo || (value == lo && !exclusive);
                            let below = open || value < hi || (value == hi && !exclusive);
                            let expected = above && below && n % of as i64 == 0;
                            any |= expected;
                            assert_eq!(
                                res.nullable(end),
                                expected,
                                "{n} of {of} in {lo}..{hi} {exclusive} {open}"
                            );
                        }
                        assert_eq!(re == Res::EMPTY, !any, "{of} in {lo}..{hi} {exclusive}");
                    }
                }
            }
        }
    }
}
