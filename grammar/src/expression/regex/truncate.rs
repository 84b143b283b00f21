//! Expressions as short texts see them: bounds that none of these comes near make no difference.

use super::{INF, Re, RegexNode, Res};
use crate::intern::FastMap;

/// Characters that are allowed to complete a text.
const MORE: u32 = 24;

/// Most states of an expression that are looked at.
const MAX_STATES: usize = 96;

impl Res {
    /// Returns what is like `re` for texts of at most `length` characters: of these, the same lead
    /// on and the same are whole. It lacks the bounds that no such text comes near, so that many
    /// states in a long text are one.
    pub(crate) fn truncated(&mut self, re: Re, length: u32) -> Re {
        if let Some(known) = self.known_truncated(re, length) {
            return known;
        }
        // what it is made of comes first
        let mut todo = vec![(re, length)];
        while let Some(&(at, length)) = todo.last() {
            // what was cut short is not kept, and would be asked for again and again
            if self.budget.is_over() {
                return re;
            }
            let before = todo.len();
            if self.known_truncated(at, length).is_none() {
                let parts = self.parts_of_truncated(at, length);
                todo.extend(
                    parts.into_iter().filter(|&(re, n)| self.known_truncated(re, n).is_none()),
                );
            }
            if todo.len() == before {
                todo.pop();
                if self.known_truncated(at, length).is_none() {
                    let truncated = self.truncated_of_parts(at, length);
                    if self.budget.is_over() {
                        continue;
                    }
                    self.truncations.insert((at, length), truncated);
                }
            }
        }
        self.known_truncated(re, length).unwrap_or(re)
    }

    /// Returns [`Res::truncated`] of what was asked before, or has no parts.
    fn known_truncated(&self, re: Re, length: u32) -> Option<Re> {
        match self.node(re) {
            RegexNode::Cat(..) | RegexNode::Or(_) | RegexNode::And(_) | RegexNode::Rep(..) => {
                self.truncations.get(&(re, length)).copied()
            }
            RegexNode::Empty
            | RegexNode::Eps
            | RegexNode::Class(_)
            | RegexNode::Not(_)
            | RegexNode::Multiple(..)
            | RegexNode::Words(..)
            | RegexNode::Substring(..) => Some(re),
        }
    }

    /// Returns the expressions that [`Res::truncated_of_parts`] asks for, with the lengths of
    /// texts.
    fn parts_of_truncated(&self, re: Re, length: u32) -> Vec<(Re, u32)> {
        match self.node(re) {
            RegexNode::Cat(..) => {
                let mut parts = Vec::new();
                let mut last = re;
                while let RegexNode::Cat(first, rest) = *self.node(last) {
                    parts.push((first, length));
                    last = rest;
                }
                parts.push((last, length));
                parts
            }
            RegexNode::Or(list) => list.iter().map(|&part| (part, length)).collect(),
            RegexNode::And(list) => match self.far_bound(re, length) {
                Some(other) => vec![(other, length)],
                None => list.iter().map(|&part| (part, length.saturating_add(MORE))).collect(),
            },
            RegexNode::Rep(of, ..) => vec![(*of, length)],
            _ => Vec::new(),
        }
    }

    /// Returns [`Res::truncated`] where that of the parts is known.
    fn truncated_of_parts(&mut self, re: Re, length: u32) -> Re {
        let parts: Vec<Re> = self
            .parts_of_truncated(re, length)
            .into_iter()
            .map(|(part, length)| self.known_truncated(part, length).unwrap_or(part))
            .collect();
        match **self.nodes.get(re.0) {
            RegexNode::Cat(..) => {
                parts.into_iter().rev().fold(Self::EPS, |rest, part| self.cat(part, rest))
            }
            RegexNode::Or(_) => self.or(parts),
            RegexNode::Rep(of, min, max) => {
                let least = self.least(of);
                let of = parts[0];
                // one more than a text of that length ends, for the one that it has begun
                if max != INF && least > 0 && u64::from(max) > u64::from(length) / least {
                    self.rep(of, min.min(length.saturating_add(1)), INF)
                } else {
                    self.rep(of, min, max)
                }
            }
            // a bound that is out of sight
            RegexNode::And(_) if parts.len() == 1 => parts[0],
            // of the parts as they are for texts that are longer by `MORE`, if what leads on in
            // that can be completed within `MORE` characters: the completion is then one of the
            // parts themselves too
            RegexNode::And(_) => {
                let truncated = self.and(parts);
                if truncated != re && self.ends_soon(truncated) { truncated } else { re }
            }
            _ => re,
        }
    }

    /// Returns what a bound on the length bounds, if whatever has come enough is left to complete
    /// it.
    fn far_bound(&self, re: Re, length: u32) -> Option<Re> {
        let (0, most, other) = self.bound(re)? else { return None };
        let rest = self.facts(other).farthest?;
        (most >= length.saturating_add(rest)).then_some(other)
    }

    /// Returns whether from wherever `re` leads, [`MORE`] characters complete the text; `false` too
    /// where that is many states.
    fn ends_soon(&mut self, re: Re) -> bool {
        if let Some(&known) = self.ends_soon.get(&re) {
            return known;
        }
        let mut states = vec![re];
        let mut numbers: FastMap<Re, usize> = FastMap::default();
        numbers.insert(re, 0);
        let mut targets: Vec<Vec<usize>> = Vec::new();
        while let Some(&state) = states.get(targets.len()) {
            let mut to = Vec::new();
            for &(_, target) in self.table(state).iter().filter(|t| t.1 != Self::EMPTY) {
                let number = *numbers.entry(target).or_insert_with(|| {
                    states.push(target);
                    states.len() - 1
                });
                if !to.contains(&number) {
                    to.push(number);
                }
            }
            targets.push(to);
            if states.len() > MAX_STATES {
                break;
            }
        }
        // by state, characters that complete it, as far as so many rounds tell
        let mut ends: Vec<bool> = states.iter().map(|&state| self.nullable(state)).collect();
        let few = states.len() <= MAX_STATES;
        for _ in 0..if few { MORE } else { 0 } {
            let next = targets
                .iter()
                .zip(&ends)
                .map(|(to, &end)| end || to.iter().any(|&t| ends[t]))
                .collect();
            if ends == next {
                break;
            }
            ends = next;
        }
        let soon = few && ends.into_iter().all(|end| end);
        if !self.budget.is_over() {
            self.ends_soon.insert(re, soon);
        }
        soon
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expression::class::Class;

    #[test]
    fn bounds_out_of_sight() {
        let mut res = Res::new();
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let at = res.text("@");
        let mut address = |inner: u32, outer: u32| {
            let name = res.rep(letters, 1, inner);
            let ab = res.text("ab");
            let host = res.rep(ab, 1, 60);
            let ten = res.rep(Res::ANY, 2, 10);
            let host = res.and([host, ten]);
            let host = res.cat(at, host);
            let all = res.cat(name, host);
            let bound = res.rep(Res::ANY, 0, outer);
            res.and([all, bound])
        };
        // a name, `@` and ten letters
        let far = address(20, 32);
        let farther = address(300, 99);
        let close = address(19, 32);
        assert_eq!(res.truncated(far, 19), res.truncated(farther, 19));
        assert_ne!(res.truncated(close, 19), res.truncated(farther, 19));
        assert_ne!(res.truncated(far, 22), res.truncated(farther, 22));
    }

    #[test]
    fn bounds_beside_others() {
        let mut res = Res::new();
        let dot = res.text(".");
        let slashes = res.text("//");
        let anything = res.cat(slashes, Res::ALL);
        let found = res.cat(Res::ALL, anything);
        let without = res.not(found);
        let mut name = |label: u32, labels: u32, length: u32| {
            let label = res.rep(Res::ANY, 1, label);
            let label = res.cat(label, dot);
            let labels = res.rep(label, 1, labels);
            let x = res.class(Class::new([(0x61, 0x7A)]));
            let end = res.rep(x, 1, INF);
            let all = res.cat(labels, end);
            let bound = res.rep(Res::ANY, 1, length);
            res.and([without, all, bound])
        };
        let far = name(63, 127, 255);
        let farther = name(64, 99, 254);
        let close = name(12, 127, 255);
        assert_eq!(res.truncated(far, 16), res.truncated(farther, 16));
        assert_ne!(res.truncated(close, 16), res.truncated(far, 16));
        assert_ne!(res.truncated(far, 80), res.truncated(farther, 80));
    }
}
