//! Facts that the form of an expression tells about its texts. They are found from those of its
//! parts when it is made, so that no question goes through the parts again, however deep they are
//! nested.

use super::{INF, Re, RegexNode, Res};

/// Facts about an expression.
#[derive(Clone, Debug)]
pub(super) struct Form {
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

impl Res {
    /// The facts about `re`.
    pub(super) fn form(&self, re: Re) -> &Form {
        &self.forms[re.0 as usize]
    }

    /// All bytes of UTF-8 that texts of `re` may hold, as bits; others too, perhaps.
    pub fn alphabet(&self, re: Re) -> [u64; 4] {
        self.form(re).alphabet
    }

    /// Returns how deep expressions stand in each other in `re`.
    pub fn depth(&self, re: Re) -> u32 {
        self.form(re).depth
    }

    /// The facts about a node whose parts are there.
    pub(super) fn form_of(&self, node: &RegexNode) -> Form {
        let depth = match node {
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
        };
        let form = |re: &Re| self.form(*re);
        let all = |list: &[Re], start: [u64; 4], join: fn(u64, u64) -> u64| {
            list.iter().fold(start, |all, re| {
                let part = form(re).alphabet;
                std::array::from_fn(|i| join(all[i], part[i]))
            })
        };
        match node {
            RegexNode::Empty => {
                Form { depth, finite: true, shortest: None, farthest: None, alphabet: [0; 4] }
            }
            RegexNode::Eps => {
                Form { depth, finite: true, shortest: Some(0), farthest: Some(0), alphabet: [0; 4] }
            }
            RegexNode::Class(class) => {
                let mut alphabet = [0; 4];
                for &(lo, hi) in class.ranges() {
                    if lo <= 0x7F {
                        let ascii = u128::MAX >> (0x7F - (hi.min(0x7F) - lo)) << lo;
                        alphabet[0] |= ascii as u64;
                        alphabet[1] |= (ascii >> 64) as u64;
                    }
                    if hi > 0x7F {
                        (alphabet[2], alphabet[3]) = (u64::MAX, u64::MAX);
                    }
                }
                Form { depth, finite: true, shortest: Some(1), farthest: Some(1), alphabet }
            }
            RegexNode::Cat(a, b) => {
                let a = form(a);
                let b = form(b);
                Form {
                    depth,
                    finite: a.finite && b.finite,
                    shortest: a.shortest.zip(b.shortest).map(|(a, b)| a.saturating_add(b)),
                    farthest: a.farthest.zip(b.farthest).and_then(|(a, b)| a.checked_add(b)),
                    alphabet: std::array::from_fn(|i| a.alphabet[i] | b.alphabet[i]),
                }
            }
            RegexNode::Or(list) => Form {
                depth,
                finite: list.iter().all(|re| form(re).finite),
                shortest: list.iter().map(|re| form(re).shortest).min().flatten(),
                farthest: list.iter().try_fold(0, |most, re| Some(form(re).farthest?.max(most))),
                alphabet: all(list, [0; 4], |a, b| a | b),
            },
            RegexNode::And(list) => {
                let bound = self.bound_of(list);
                let shortest = bound.and_then(|(least, most, other)| {
                    form(&other).shortest.filter(|n| (least..=most).contains(n))
                });
                Form {
                    depth,
                    finite: list.iter().any(|re| form(re).finite),
                    shortest,
                    farthest: bound.map(|bound| bound.1).filter(|&most| most != INF),
                    alphabet: all(list, ALL_BYTES, |a, b| a & b),
                }
            }
            RegexNode::Not(_) => {
                Form { depth, finite: false, shortest: None, farthest: None, alphabet: ALL_BYTES }
            }
            RegexNode::Rep(of, min, max) => {
                let of = form(of);
                Form {
                    depth,
                    finite: *max != INF && of.finite,
                    shortest: of.shortest.map(|n| n.saturating_mul(*min)),
                    farthest: of.farthest.and_then(|n| n.checked_mul((*min).max(1))),
                    alphabet: of.alphabet,
                }
            }
            RegexNode::Multiple(multiple) => Form {
                depth,
                finite: multiple.max != INF,
                shortest: self.fewest(multiple),
                farthest: None,
                alphabet: [0x03FF_0000_0000_0000, 0, 0, 0], // 0 to 9
            },
            &RegexNode::Words(list, lo, hi, at) => {
                let shortest = (hi - lo <= FEW_WORDS).then(|| {
                    let words = &self.words[list as usize][lo as usize..hi as usize];
                    words.iter().map(|word| word.len() as u32 - at).min()
                });
                Form {
                    depth,
                    finite: true,
                    shortest: shortest.flatten(),
                    farthest: None,
                    alphabet: ALL_BYTES,
                }
            }
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
