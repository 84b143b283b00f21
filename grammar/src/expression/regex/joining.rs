//! Unions and intersections of lists, in their normal form: flat, sorted, each once, and without
//! what another one plainly includes.

use super::{MOST_KNOWN, Re, RegexNode, Res};
use crate::expression::class::Class;

/// Most parts of a union or intersection that are compared with each other: states that differ in
/// what others cover anyway would multiply.
const MAX_COMPARED: usize = 24;

/// Steps that joining one expression with others counts as.
const JOIN_WORK: u64 = 10;

impl Res {
    /// Returns the expression of the texts of any of a list that may come again.
    pub(crate) fn known_or(&mut self, list: &[Re]) -> Re {
        let mut some = list.iter().filter(|&&re| re != Self::EMPTY);
        match (some.next(), some.next()) {
            (None, _) => return Self::EMPTY,
            (Some(&only), None) => return only,
            _ => {}
        }
        if let Some(&known) = self.unions.get(list) {
            return known;
        }
        let re = self.or(list.iter().copied());
        if self.unions.len() >= MOST_KNOWN {
            self.unions.clear();
        }
        self.budget.take_bytes(size_of_val(list));
        self.unions.insert(list.into(), re);
        re
    }

    /// Returns the expression of the texts of all of a list that may come again.
    pub(crate) fn known_and(&mut self, list: &[Re]) -> Re {
        if list.contains(&Self::EMPTY) {
            return Self::EMPTY;
        }
        let mut some = list.iter().filter(|&&re| re != Self::ALL);
        match (some.next(), some.next()) {
            (None, _) => return Self::ALL,
            (Some(&only), None) => return only,
            _ => {}
        }
        if let Some(&known) = self.intersections.get(list) {
            return known;
        }
        let re = self.and(list.iter().copied());
        if self.intersections.len() >= MOST_KNOWN {
            self.intersections.clear();
        }
        self.budget.take_bytes(size_of_val(list));
        self.intersections.insert(list.into(), re);
        re
    }

    /// Returns the expression of the texts of any.
    pub(crate) fn or(&mut self, list: impl IntoIterator<Item = Re>) -> Re {
        let mut all = Vec::new();
        let mut classes = Vec::new();
        for re in list {
            match &**self.nodes.get(re.0) {
                RegexNode::Or(inner) => all.extend(inner),
                _ => all.push(re),
            }
        }
        all.retain(|&re| match &**self.nodes.get(re.0) {
            RegexNode::Empty => false,
            RegexNode::Class(class) => {
                classes.push((re, class));
                false
            }
            _ => true,
        });
        match *classes {
            [] => {}
            [(only, _)] => all.push(only),
            _ => {
                let ranges = classes.iter().flat_map(|(_, class)| class.ranges());
                let class = Class::new(ranges.copied());
                all.push(self.class(class));
            }
        }
        all.sort_unstable();
        all.dedup();
        if all.contains(&Self::ALL) {
            return Self::ALL;
        }
        if all.len() > 1 && all[0] == Self::EPS && all[1..].iter().any(|&re| self.nullable(re)) {
            all.remove(0);
        }
        self.budget.take(JOIN_WORK * all.len() as u64);
        if (2..=MAX_COMPARED).contains(&all.len()) {
            self.budget.take(pairs_work(all.len()));
            self.absorb(&mut all, Res::includes);
            if self.join_complements(&mut all) {
                return self.or(all);
            }
        }
        match all.as_slice() {
            [] => Self::EMPTY,
            [one] => *one,
            _ => self.add(RegexNode::Or(all)),
        }
    }

    /// Returns the expression of the texts of all.
    pub(crate) fn and(&mut self, list: impl IntoIterator<Item = Re>) -> Re {
        let mut all = Vec::new();
        for re in list {
            match &**self.nodes.get(re.0) {
                RegexNode::And(inner) => all.extend(inner),
                _ => all.push(re),
            }
        }
        self.join_repetitions(&mut all);
        all.sort_unstable();
        all.dedup();
        all.retain(|&re| re != Self::ALL);
        if all.first() == Some(&Self::EMPTY) {
            return Self::EMPTY;
        }
        if all.first() == Some(&Self::EPS) {
            return if all.iter().all(|&re| self.nullable(re)) { Self::EPS } else { Self::EMPTY };
        }
        self.budget.take(JOIN_WORK * all.len() as u64);
        if (2..=MAX_COMPARED).contains(&all.len()) {
            self.budget.take(pairs_work(all.len()));
            self.absorb(&mut all, |res, kept, out| res.includes(out, kept));
            if self.is_too_short(&all) || self.exclude_each_other(&all) {
                return Self::EMPTY;
            }
        }
        match all.as_slice() {
            [] => Self::ALL,
            [one] => *one,
            _ => self.add(RegexNode::And(all)),
        }
    }

    /// Makes one of the repetitions of single scalars in an intersection.
    fn join_repetitions(&mut self, all: &mut Vec<Re>) {
        let repetition = |res: &Res, re: Re| match **res.nodes.get(re.0) {
            RegexNode::Rep(of, min, max) => match &**res.nodes.get(of.0) {
                RegexNode::Class(class) => Some((class.clone(), min, max)),
                _ => None,
            },
            _ => None,
        };
        let mut joined: Option<(Class, u32, u32)> = None;
        let mut count = 0;
        for &re in &*all {
            if let Some((class, min, max)) = repetition(self, re) {
                count += 1;
                joined = Some(match joined {
                    None => (class, min, max),
                    Some((c, lo, hi)) => (c.intersection(&class), lo.max(min), hi.min(max)),
                });
            }
        }
        if let Some((class, min, max)) = joined.filter(|_| count > 1) {
            all.retain(|&re| repetition(self, re).is_none());
            let class = self.class(class);
            all.push(self.rep(class, min, max));
        }
    }
}

/// Returns the steps of comparing each of `n` expressions with each other one.
fn pairs_work(n: usize) -> u64 {
    (n * n) as u64
}
