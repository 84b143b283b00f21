//! Inclusion: the expressions that are plainly in others, and what that makes simpler.
//!
//! Derivatives of ambiguous repetitions gather alternatives of which one covers the rest (`a{0,5}b`
//! and `a{0,3}b`), and sets that were told apart by a pattern come together again (`x` with it and
//! `x` without). Left alone, every combination of counters would be a state. The comparison is by
//! form: what it says holds, but it does not see all.

use super::{MOST_KNOWN, Re, RegexNode, Res};
use crate::expression::class::Class;

/// Pairs of parts that one comparison looks at.
const WORK: u32 = 48;

impl Res {
    /// Returns whether every text of `b` is one of `a`, as far as their forms say.
    pub(super) fn includes(&mut self, a: Re, b: Re) -> bool {
        if a == b || a == Self::ALL || b == Self::EMPTY {
            return true;
        }
        if self.least(a) > self.least(b) {
            return false;
        }
        if let Some(&known) = self.included.get(&(a, b)) {
            return known;
        }
        let mut work = WORK;
        let includes = self.includes_within(a, b, &mut work);
        self.budget.take(u64::from(WORK - work) * 2);
        if self.included.len() >= MOST_KNOWN {
            self.included.clear();
        }
        self.included.insert((a, b), includes);
        includes
    }

    fn includes_within(&self, a: Re, b: Re, work: &mut u32) -> bool {
        if a == b || a == Self::ALL || b == Self::EMPTY {
            return true;
        }
        if b == Self::EPS {
            return self.nullable(a);
        }
        if *work == 0 || self.least(a) > self.least(b) {
            return false; // the shortest of `b` is too short for `a`
        }
        *work -= 1;
        match (&**self.nodes.get(a.0), &**self.nodes.get(b.0)) {
            (_, RegexNode::Or(list)) => list.iter().all(|&b| self.includes_within(a, b, work)),
            (RegexNode::And(list), _) => list.iter().all(|&a| self.includes_within(a, b, work)),
            (RegexNode::Or(list), _) => list.iter().any(|&a| self.includes_within(a, b, work)),
            (_, RegexNode::And(list)) => list.iter().any(|&b| self.includes_within(a, b, work)),
            (RegexNode::Not(a), RegexNode::Not(b)) => self.includes_within(*b, *a, work),
            (RegexNode::Class(a), RegexNode::Class(b)) => {
                b.ranges().iter().all(|&(lo, hi)| a.holds(lo, hi))
            }
            (&RegexNode::Rep(a, min, max), &RegexNode::Rep(b, least, most))
                if min <= least && most <= max =>
            {
                self.includes_within(a, b, work)
            }
            (&RegexNode::Rep(a, 0 | 1, _), RegexNode::Class(_)) => self.includes_within(a, b, work),
            (&RegexNode::Cat(first, rest), &RegexNode::Cat(start, end)) => {
                self.includes_within(first, start, work) && self.includes_within(rest, end, work)
                    || self.nullable(first) && self.includes_within(rest, b, work)
            }
            (&RegexNode::Cat(first, rest), _) => {
                self.nullable(first) && self.includes_within(rest, b, work)
                    || self.nullable(rest) && self.includes_within(first, b, work)
            }
            _ => false,
        }
    }

    /// Returns [`Res::and`], where a bound on the length may name characters that the other texts
    /// are of anyway: it is then one of any characters, which is understood better.
    pub(crate) fn bounded_and(&mut self, list: impl IntoIterator<Item = Re>) -> Re {
        let mut all: Vec<Re> = list.into_iter().collect();
        for i in 0..all.len() {
            if let RegexNode::Rep(of, min, max) = **self.nodes.get(all[i].0)
                && of != Self::ANY
                && let RegexNode::Class(class) = &**self.nodes.get(of.0)
                && all.iter().enumerate().any(|(j, &other)| j != i && self.is_of(other, class))
            {
                all[i] = self.rep(Self::ANY, min, max);
            }
        }
        self.and(all)
    }

    /// Returns whether texts of `re` are plainly of these characters only.
    fn is_of(&self, re: Re, class: &Class) -> bool {
        let mut todo = vec![re];
        let mut work = WORK;
        while let Some(re) = todo.pop() {
            if work == 0 {
                return false;
            }
            work -= 1;
            match self.node(re) {
                RegexNode::Empty | RegexNode::Eps => {}
                RegexNode::Class(c) if c.ranges().iter().all(|&(lo, hi)| class.holds(lo, hi)) => {}
                RegexNode::Cat(a, b) => todo.extend([*a, *b]),
                RegexNode::Or(list) => todo.extend(list),
                RegexNode::Rep(a, ..) => todo.push(*a),
                RegexNode::Class(_)
                | RegexNode::And(_)
                | RegexNode::Not(_)
                | RegexNode::Multiple(..)
                | RegexNode::Words(..)
                | RegexNode::Substring(..) => {
                    return false;
                }
            }
        }
        true
    }

    /// Takes out what another part makes needless: `covers` of the part that is kept and the one
    /// that goes.
    pub(super) fn absorb(&mut self, all: &mut Vec<Re>, covers: impl Fn(&mut Res, Re, Re) -> bool) {
        let mut at = 0;
        while at < all.len() {
            let part = all[at];
            if all.iter().any(|&other| other != part && covers(self, other, part)) {
                all.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Returns whether a part of an intersection plainly excludes the others: `¬y` where `y`
    /// includes them, or each part of `y` one of them.
    pub(super) fn exclude_each_other(&mut self, all: &[Re]) -> bool {
        for &not in all {
            let RegexNode::Not(out) = **self.nodes.get(not.0) else { continue };
            let parts = self.parts(&out).to_vec();
            let mut covers =
                |part: Re| all.iter().any(|&other| other != not && self.includes(part, other));
            if parts.into_iter().all(&mut covers) {
                return true;
            }
        }
        false
    }

    /// Joins two parts of a union that differ in one expression, which one holds and the other
    /// excludes; whether there were such.
    pub(super) fn join_complements(&mut self, all: &mut Vec<Re>) -> bool {
        for (i, &a) in all.iter().enumerate() {
            for (j, &b) in all.iter().enumerate() {
                if let Some(both) = self.without_complement(a, b) {
                    let joined = self.and(both);
                    all.swap_remove(i.max(j));
                    all.swap_remove(i.min(j));
                    all.push(joined);
                    return true;
                }
            }
        }
        false
    }

    /// Returns the parts of `x`, for `x ∩ y` and `x ∩ ¬y`.
    fn without_complement(&self, a: Re, b: Re) -> Option<Vec<Re>> {
        if !self.doubtful[b.0 as usize] {
            return None; // `¬` makes it so
        }
        let a = self.parts(&a);
        let b = self.parts(&b);
        let mut only = b.iter().filter(|re| !a.contains(re));
        let (Some(&not), None) = (only.next(), only.next()) else { return None };
        let RegexNode::Not(inner) = **self.nodes.get(not.0) else { return None };
        let inner = self.parts(&inner);
        let shared = |re: &Re| *re != not && b.contains(re);
        let same = a.iter().all(|re| shared(re) || inner.contains(re))
            && inner.iter().all(|re| a.contains(re));
        same.then(|| b.iter().copied().filter(|&re| re != not).collect())
    }

    /// Returns the parts of an intersection.
    fn parts<'a>(&'a self, re: &'a Re) -> &'a [Re] {
        match &**self.nodes.get(re.0) {
            RegexNode::And(list) => list,
            _ => std::slice::from_ref(re),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::INF;
    use super::*;

    #[test]
    fn counted() {
        let mut res = Res::new();
        let a = res.class(Class::new([(0x61, 0x7A)]));
        let dot = res.text(".");
        let mut part = |inner: u32, outer: u32| {
            let label = res.rep(a, 1, 63);
            let label = res.cat(label, dot);
            let labels = res.rep(label, 0, outer);
            let first = res.rep(a, 0, inner);
            let rest = res.cat(dot, labels);
            res.cat(first, rest)
        };
        let small = part(3, 5);
        let large = part(7, 5);
        let other = part(2, 9);
        assert!(res.includes(large, small) && !res.includes(small, large));
        assert!(!res.includes(large, other) && !res.includes(other, large));
        assert_eq!(res.or([small, large]), large);
        assert_eq!(res.and([small, large]), small);
        let both = res.or([large, other]);
        assert_eq!(res.or([both, small]), both);
    }

    #[test]
    fn complements() {
        let mut res = Res::new();
        let mut found = |text: &str| {
            let text = res.text(text);
            let end = res.cat(text, Res::ALL);
            res.cat(Res::ALL, end)
        };
        let x = found("x");
        let y = found("y");
        let no_x = res.not(x);
        let no_y = res.not(y);
        let sets = [[x, y], [x, no_y], [no_x, y], [no_x, no_y]].map(|set| res.and(set));
        assert_eq!(res.or(sets), Res::ALL);
        assert_eq!(res.or([sets[0], sets[1]]), x);
        let three = res.or([sets[0], sets[1], sets[2]]);
        assert_ne!(three, Res::ALL);
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let letters = res.rep(letters, 1, INF);
        assert!(!res.includes(no_x, letters) && res.includes(x, sets[1]));
    }
}
