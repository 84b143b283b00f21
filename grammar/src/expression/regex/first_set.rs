//! Facts of an expression that hold for many texts at once, so that masks need not try each.

use super::{INF, Re, RegexNode, Res};
use crate::expression::class::{Class, MAX};

/// Characters of which every text leads on, up to a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Free {
    pub class: Class,
    /// Longest text, in characters.
    pub most: u32,
}

impl Free {
    fn size(&self) -> (u32, u32) {
        size(&self.class, self.most)
    }
}

/// Most characters that are followed one by one.
const FEW: u32 = 16;

/// A repetition of single characters that a text may begin with, and the length of the shortest
/// text after it.
struct RepetitionHead {
    class: Class,
    least: u32,
    most: u32,
    rest: u32,
}

/// Single characters that an expression begins with, and what comes after them.
struct ClassRun {
    class: Class,
    least: u32,
    most: u32,
    rest: Re,
}

impl ClassRun {
    fn size(&self) -> (u32, u32) {
        size(&self.class, self.most)
    }

    fn into_free(self) -> Free {
        Free { class: self.class, most: self.most }
    }
}

/// Returns what characters are compared by: how many they are, then how long.
fn size(class: &Class, most: u32) -> (u32, u32) {
    (class.ranges().iter().map(|r| r.1 - r.0 + 1).sum(), most)
}

impl Res {
    /// Returns the characters that lead on from `re` in whatever order they come. `re` has a text;
    /// a smaller answer than could be given is right too.
    pub(crate) fn free(&mut self, re: Re) -> Option<Free> {
        let found = self.free_by_form(re);
        if found.as_ref().is_some_and(|f| f.class.is_any()) {
            return found;
        }
        // characters that change nothing
        let mut same = Vec::new();
        let mut lo = 0;
        for &(hi, target) in self.table(re).iter() {
            if target == re {
                same.push((lo, hi));
            }
            lo = hi.saturating_add(1);
        }
        let same =
            Some(Free { class: Class::new(same), most: INF }).filter(|f| !f.class.is_empty());
        [found, same].into_iter().flatten().max_by_key(Free::size)
    }

    /// Returns, for characters that [`Res::free`] has found, what leads on where none of them has
    /// come yet, one has, and so on up to the last. `None` where they are many, or lead to several
    /// expressions.
    pub(crate) fn along(&mut self, re: Re, free: &Free) -> Option<Vec<Class>> {
        if free.most > FEW {
            return None;
        }
        let mut at = re;
        let mut out = Vec::new();
        for left in (0..=free.most).rev() {
            let table = self.table(at);
            let mut live = Vec::new();
            let mut lo = 0;
            for &(hi, target) in table.iter() {
                if target != Self::EMPTY {
                    live.push((lo, hi));
                }
                lo = hi.saturating_add(1);
            }
            out.push(Class::new(live));
            if left > 0 {
                let mut targets =
                    free.class.ranges().iter().map(|&(lo, hi)| self.leads_all(at, lo, hi));
                let first = targets.next()??;
                if !targets.all(|target| target == Some(first)) {
                    return None;
                }
                at = first;
            }
        }
        Some(out)
    }

    fn free_by_form(&mut self, re: Re) -> Option<Free> {
        let mut best = None::<Free>;
        let mut todo = vec![re];
        while let Some(re) = todo.pop() {
            let node = self.nodes.get(re.0).clone();
            let found = match &*node {
                RegexNode::Class(_) | RegexNode::Rep(..) => self.run(re).map(ClassRun::into_free),
                RegexNode::Cat(first, _) => {
                    let run = self.run(re).map(ClassRun::into_free);
                    if run.is_none() {
                        todo.push(*first);
                    }
                    run
                }
                RegexNode::Or(list) => {
                    for &alternative in list.iter().rev() {
                        if self.is_live(alternative) {
                            todo.push(alternative);
                        }
                    }
                    None
                }
                // whatever comes, endlessly many texts are left, of which few are out
                RegexNode::Not(of) if self.facts(*of).finite => {
                    Some(Free { class: Class::any(), most: INF })
                }
                RegexNode::And(list) => self.free_in_all(list),
                _ => None,
            };
            best = [best, found].into_iter().flatten().max_by_key(Free::size);
        }
        best
    }

    /// Returns [`Res::free`] of an intersection, where it is one expression, bounds on the length,
    /// and what finitely many texts are out of.
    fn free_in_all(&mut self, list: &[Re]) -> Option<Free> {
        let mut least = 0;
        let mut most = INF;
        let mut others = Vec::new();
        let mut excludes = false;
        for &re in list {
            match **self.nodes.get(re.0) {
                RegexNode::Rep(of, lo, hi) if of == Self::ANY => {
                    least = lo.max(least);
                    most = hi.min(most);
                }
                RegexNode::Not(of) if self.facts(of).finite => excludes = true,
                _ => others.push(re),
            }
        }
        let endless = |n: u32| n == INF;
        let [one] = others[..] else {
            return (others.is_empty() && endless(most))
                .then(|| Free { class: Class::any(), most: INF });
        };
        let RepetitionHead { class, least: lo, most: hi, rest } = self.head(one)?;
        if excludes && !(endless(hi) && endless(most)) {
            return None;
        }
        // the class as often as it takes, then the shortest text of the rest, keeps within the
        // bounds
        let reaches = endless(hi) || least <= hi.saturating_add(rest);
        let fits = lo.saturating_add(rest) <= most;
        let most = if endless(most) { INF } else { most.checked_sub(rest)? };
        (reaches && fits).then_some(Free { class, most: hi.min(most) })
    }

    /// Returns the single characters that an expression begins with: of the first, the first two
    /// and so on, the most that all of them take.
    fn run(&self, re: Re) -> Option<ClassRun> {
        let mut best = None::<ClassRun>;
        let mut so_far = ClassRun { class: Class::any(), least: 0, most: 0, rest: re };
        for _ in 0..FEW {
            let (first, rest) = match *self.node(so_far.rest) {
                RegexNode::Cat(first, rest) => (first, rest),
                _ => (so_far.rest, Self::EPS),
            };
            let (class, least, most) = match self.node(first) {
                RegexNode::Class(class) => (class, 1, 1),
                &RegexNode::Rep(of, least, most) => match self.node(of) {
                    RegexNode::Class(class) => (class, least, most),
                    _ => break,
                },
                _ => break,
            };
            so_far = ClassRun {
                class: so_far.class.intersection(class),
                least: so_far.least.saturating_add(least),
                most: so_far.most.saturating_add(most),
                rest,
            };
            let better = best.as_ref().is_none_or(|best| best.size() <= so_far.size());
            // what comes after a choice of lengths is not reached by all of them
            let last = least != most || so_far.class.is_empty();
            if better && !so_far.class.is_empty() {
                best = Some(ClassRun { class: so_far.class.clone(), ..so_far });
            }
            if last {
                break;
            }
        }
        best
    }

    /// Returns the repetition that an expression begins with; of several, the one of most
    /// characters.
    fn head(&self, re: Re) -> Option<RepetitionHead> {
        let size = |h: &RepetitionHead| Free { class: h.class.clone(), most: h.most }.size();
        // expressions that it begins with, and the characters of the shortest text after each
        let mut best = None::<RepetitionHead>;
        let mut todo = vec![(re, 0u32)];
        while let Some((re, rest)) = todo.pop() {
            let found = match self.node(re) {
                RegexNode::Class(_) | RegexNode::Rep(..) | RegexNode::Cat(..) => {
                    match (self.run(re), self.node(re)) {
                        (Some(ClassRun { class, least, most, rest: after }), _) => {
                            let after = self.facts(after).shortest;
                            after.map(|n| RepetitionHead {
                                class,
                                least,
                                most,
                                rest: n.saturating_add(rest),
                            })
                        }
                        (None, RegexNode::Cat(a, b)) => {
                            let rest = self.facts(*b).shortest.map(|n| n.saturating_add(rest));
                            todo.extend(rest.map(|rest| (*a, rest)));
                            None
                        }
                        (None, _) => None,
                    }
                }
                RegexNode::Or(list) => {
                    let certain = list.iter().rev().filter(|re| !self.doubtful[re.0 as usize]);
                    todo.extend(certain.map(|&re| (re, rest)));
                    None
                }
                _ => None,
            };
            best = [best, found].into_iter().flatten().max_by_key(size);
        }
        best
    }
}

impl Class {
    /// Returns whether all scalars from `lo` to `hi` are in it, surrogates apart.
    pub(crate) fn holds(&self, lo: u32, hi: u32) -> bool {
        let mut next = lo;
        let first = self.ranges().partition_point(|range| range.1 < lo);
        for &(a, b) in &self.ranges()[first..] {
            let surrogates = next == 0xD800 && a == 0xE000;
            if a > next && !surrogates {
                return false;
            }
            next = b + 1;
            if next > hi {
                return true;
            }
        }
        false
    }

    /// Returns whether every scalar is in it.
    pub(crate) fn is_any(&self) -> bool {
        self.holds(0, MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_texts() {
        let mut res = Res::new();
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let some = res.rep(letters, 1, INF);
        let at = res.text("@b");
        let address = res.cat(some, at);
        let free = res.free(address).unwrap();
        assert_eq!((free.class.ranges(), free.most), (&[(0x61, 0x7A)][..], INF));
        // two characters must be left for `@b`
        let short = res.rep(Res::ANY, 4, 9);
        let both = res.and([address, short]);
        assert_eq!(res.free(both).unwrap().most, 7);
        let words = res.words(["a", "bc"]);
        let others = res.not(words);
        assert!(res.free(others).unwrap().class.is_any());
        assert_eq!(res.free(words), None);
        assert_eq!(res.alphabet(address), [0, 1 | 0x07FF_FFFE_0000_0000, 0, 0]);
        assert_eq!(res.alphabet(both), res.alphabet(address));
    }
}
