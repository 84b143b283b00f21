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
    /// Returns the facts about `re`.
    pub(super) fn facts(&self, re: Re) -> &RegexFacts {
        &self.facts[re.0 as usize]
    }

    /// Returns all bytes of UTF-8 that texts of `re` may hold, as bits; others too, perhaps.
    pub(crate) fn alphabet(&self, re: Re) -> [u64; 4] {
        self.facts(re).alphabet
    }

    /// Returns how deep expressions stand in each other in `re`.
    pub(crate) fn depth(&self, re: Re) -> u32 {
        self.facts(re).depth
    }

    /// Returns the facts about a node whose parts are there.
    pub(super) fn facts_of(&self, node: &RegexNode) -> RegexFacts {
        RegexFacts {
            finite: self.is_finite(node),
            shortest: self.shortest_of(node),
            farthest: self.farthest_of(node),
            depth: self.depth_of(node),
            alphabet: self.alphabet_of(node),
        }
    }

    /// Returns whether a node whose parts are there plainly has finitely many texts.
    fn is_finite(&self, node: &RegexNode) -> bool {
        let is_finite = |re: &Re| self.facts(*re).finite;
        match node {
            RegexNode::Empty
            | RegexNode::Eps
            | RegexNode::Class(_)
            | RegexNode::Words(..)
            | RegexNode::Substring(..) => true,
            RegexNode::Cat(a, b) => is_finite(a) && is_finite(b),
            RegexNode::Or(list) => list.iter().all(is_finite),
            RegexNode::And(list) => list.iter().any(is_finite),
            RegexNode::Not(_) => false,
            RegexNode::Rep(of, _, max) => *max != INF && is_finite(of),
            RegexNode::Multiple(multiple) => multiple.max != INF,
        }
    }

    /// Returns the characters of the shortest text of a node whose parts are there; `None` where
    /// that is not plain.
    fn shortest_of(&self, node: &RegexNode) -> Option<u32> {
        let shortest = |re: &Re| self.facts(*re).shortest;
        match node {
            RegexNode::Empty | RegexNode::Not(_) => None,
            RegexNode::Eps | RegexNode::Substring(..) => Some(0),
            RegexNode::Class(_) => Some(1),
            RegexNode::Cat(a, b) => Some(shortest(a)?.saturating_add(shortest(b)?)),
            RegexNode::Or(list) => list.iter().map(shortest).min().flatten(),
            RegexNode::And(list) => {
                let (least, most, other) = self.bound_of(list)?;
                shortest(&other).filter(|n| (least..=most).contains(n))
            }
            RegexNode::Rep(of, min, _) => Some(shortest(of)?.saturating_mul(*min)),
            RegexNode::Multiple(multiple) => self.fewest(multiple),
            &RegexNode::Words(list, lo, hi, at) => self.shortest_word(list, lo, hi, at),
        }
    }

    /// Returns the characters that complete any text that leads on in a node whose parts are there,
    /// or more; `None` where that is not plain.
    fn farthest_of(&self, node: &RegexNode) -> Option<u32> {
        let farthest = |re: &Re| self.facts(*re).farthest;
        match node {
            // each beginning of such a text is one
            RegexNode::Eps | RegexNode::Substring(..) => Some(0),
            RegexNode::Class(_) => Some(1),
            RegexNode::Cat(a, b) => farthest(a)?.checked_add(farthest(b)?),
            RegexNode::Or(list) => {
                list.iter().try_fold(0, |most, re| Some(farthest(re)?.max(most)))
            }
            RegexNode::And(list) => Some(self.bound_of(list)?.1).filter(|&most| most != INF),
            RegexNode::Rep(of, min, _) => farthest(of)?.checked_mul((*min).max(1)),
            RegexNode::Empty
            | RegexNode::Not(_)
            | RegexNode::Multiple(_)
            | RegexNode::Words(..) => None,
        }
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
            | RegexNode::Words(..)
            | RegexNode::Substring(..) => 0,
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
            &RegexNode::Substring(source, ..) => self.sources[source as usize].alphabet(),
        }
    }

    /// Returns the parts of an intersection of bounds on the length and another expression.
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
