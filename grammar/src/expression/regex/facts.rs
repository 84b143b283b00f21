//! Facts that the form of an expression tells about its texts. They are found from those of its
//! parts when it is made, so that no question goes through the parts again, however deep they are
//! nested.

use super::{INF, Re, RegexNode, Res};
use crate::expression::class::Class;

/// Facts about an expression.
#[derive(Clone, Debug)]
pub(super) struct RegexFacts {
    /// True if it plainly has finitely many texts.
    pub finite: bool,
    /// Characters of the shortest text; `None` where that is not plain.
    pub shortest: Option<u32>,
    /// Characters that complete any text that leads on, or more; `None` where that is not plain.
    pub farthest: Option<u32>,
    /// Nesting of expressions. The rest of a sequence is no deeper.
    pub depth: u32,
    /// All bytes of UTF-8 that texts may hold, as bits; others too, perhaps.
    pub alphabet: [u64; 4],
}

/// As many words are searched for the shortest.
const FEW_WORDS: u32 = 64;

/// Any byte.
const ALL_BYTES: [u64; 4] = [u64::MAX; 4];

/// Returns the bytes of UTF-8 of the characters of a set, all past ASCII if there are others.
fn alphabet_of_class(class: &Class) -> [u64; 4] {
    let mut alphabet = [0; 4];
    for &(lo, hi) in class.ranges() {
        if lo <= 0x7F {
            let ascii = u128::MAX >> (0x7F - (hi.min(0x7F) - lo)) << lo;
            alphabet[0] |= ascii as u64;
            alphabet[1] |= (ascii >> 64) as u64;
        }
        if hi > 0x7F {
            alphabet[2] = u64::MAX;
            alphabet[3] = u64::MAX;
        }
    }
    alphabet
}

impl Res {
    /// The facts about `re`.
    pub(super) fn facts(&self, re: Re) -> &RegexFacts {
        &self.facts[re.0 as usize]
    }

    /// All bytes of UTF-8 that texts of `re` may hold, as bits; others too, perhaps.
    pub(crate) fn alphabet(&self, re: Re) -> [u64; 4] {
        self.facts(re).alphabet
    }

    /// Returns how deep expressions stand in each other in `re`.
    pub(crate) fn depth(&self, re: Re) -> u32 {
        self.facts(re).depth
    }

    /// Returns the facts about a node whose parts are there.
    pub(super) fn facts_of(&self, node: &RegexNode) -> RegexFacts {
        let form = |re: &Re| self.facts(*re);
        let shortest;
        let mut farthest = None;
        let finite = match node {
            RegexNode::Empty => {
                shortest = None;
                true
            }
            RegexNode::Eps => {
                shortest = Some(0);
                farthest = Some(0);
                true
            }
            RegexNode::Class(_) => {
                shortest = Some(1);
                farthest = Some(1);
                true
            }
            RegexNode::Cat(a, b) => {
                let a = form(a);
                let b = form(b);
                shortest = a.shortest.zip(b.shortest).map(|(a, b)| a.saturating_add(b));
                farthest = a.farthest.zip(b.farthest).and_then(|(a, b)| a.checked_add(b));
                a.finite && b.finite
            }
            RegexNode::Or(list) => {
                shortest = list.iter().map(|re| form(re).shortest).min().flatten();
                farthest = list.iter().try_fold(0, |most, re| Some(form(re).farthest?.max(most)));
                list.iter().all(|re| form(re).finite)
            }
            RegexNode::And(list) => {
                let bound = self.bound_of(list);
                shortest = bound.and_then(|(least, most, other)| {
                    form(&other).shortest.filter(|n| (least..=most).contains(n))
                });
                farthest = bound.map(|bound| bound.1).filter(|&most| most != INF);
                list.iter().any(|re| form(re).finite)
            }
            RegexNode::Not(_) => {
                shortest = None;
                false
            }
            RegexNode::Rep(of, min, max) => {
                let of = form(of);
                shortest = of.shortest.map(|n| n.saturating_mul(*min));
                farthest = of.farthest.and_then(|n| n.checked_mul((*min).max(1)));
                *max != INF && of.finite
            }
            RegexNode::Multiple(multiple) => {
                shortest = self.fewest(multiple);
                multiple.max != INF
            }
            &RegexNode::Words(list, lo, hi, at) => {
                shortest = self.shortest_word(list, lo, hi, at);
                true
            }
        };
        let alphabet = self.alphabet_of(node);
        RegexFacts { finite, shortest, farthest, depth: self.depth_of(node), alphabet }
    }

    /// Returns the characters of the shortest of a few words, see [`RegexNode::Words`].
    fn shortest_word(&self, list: u32, lo: u32, hi: u32, at: u32) -> Option<u32> {
        let words = &self.words[list as usize][lo as usize..hi as usize];
        let lengths = words.iter().map(|word| word.len() as u32 - at);
        if hi - lo <= FEW_WORDS { lengths.min() } else { None }
    }

    /// Returns the nesting of a node whose parts are there.
    fn depth_of(&self, node: &RegexNode) -> u32 {
        match node {
            RegexNode::Cat(a, b) => self.depth(*b).max(self.depth(*a).saturating_add(1)),
            RegexNode::Or(list) | RegexNode::And(list) => {
                list.iter().map(|re| self.depth(*re)).max().unwrap_or(0).saturating_add(1)
            }
            RegexNode::Not(of) | RegexNode::Rep(of, ..) => self.depth(*of).saturating_add(1),
            RegexNode::Empty
            | RegexNode::Eps
            | RegexNode::Class(_)
            | RegexNode::Multiple(..)
            | RegexNode::Words(..) => 0,
        }
    }

    /// Returns the bytes of a node whose parts are there, see [`RegexFacts::alphabet`].
    fn alphabet_of(&self, node: &RegexNode) -> [u64; 4] {
        let all = |list: &[Re], start: [u64; 4], join: fn(u64, u64) -> u64| {
            list.iter().fold(start, |all, re| {
                let part = self.alphabet(*re);
                std::array::from_fn(|i| join(all[i], part[i]))
            })
        };
        match node {
            RegexNode::Empty | RegexNode::Eps => [0; 4],
            RegexNode::Class(class) => alphabet_of_class(class),
            RegexNode::Cat(a, b) => all(&[*a, *b], [0; 4], |a, b| a | b),
            RegexNode::Or(list) => all(list, [0; 4], |a, b| a | b),
            RegexNode::And(list) => all(list, ALL_BYTES, |a, b| a & b),
            RegexNode::Rep(of, ..) => self.alphabet(*of),
            RegexNode::Multiple(_) => [0x03FF_0000_0000_0000, 0, 0, 0], // 0 to 9
            RegexNode::Not(_) | RegexNode::Words(..) => ALL_BYTES,
        }
    }

    /// For bounds on the length and another expression: these.
    pub(super) fn bound(&self, re: Re) -> Option<(u32, u32, Re)> {
        let RegexNode::And(list) = self.node(re) else { return None };
        self.bound_of(list)
    }

    fn bound_of(&self, list: &[Re]) -> Option<(u32, u32, Re)> {
        let [a, b] = *list else { return None };
        [(a, b), (b, a)].into_iter().find_map(|(bound, other)| match *self.node(bound) {
            RegexNode::Rep(of, least, most) if of == Self::ANY => Some((least, most, other)),
            _ => None,
        })
    }
}
