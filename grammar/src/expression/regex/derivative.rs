//! Derivatives: where each scalar value leads from an expression, found from the derivatives of its
//! parts.

use std::sync::Arc;

use super::substring::TextRows;
use super::{FEW_TARGETS, INF, Re, RegexNode, Res, Table};
use crate::expression::class::{Class, MAX};

/// Steps that finding a derivative counts as, besides its memory.
const DERIVE_WORK: u64 = 20;

impl Res {
    /// Returns the derivative by every scalar, before ends without a text are cut off.
    pub(super) fn derive(&mut self, re: Re) -> Table {
        if let Some(known) = &self.derivatives[re.0 as usize] {
            return known.clone();
        }
        // what it is made of comes first
        let mut todo = vec![re];
        while let Some(&at) = todo.last() {
            // a derivative that was cut short is not kept
            if self.budget.is_over() {
                return Arc::new([(MAX, Self::EMPTY)]);
            }
            let before = todo.len();
            if self.derivatives[at.0 as usize].is_none() {
                let missing = |re: &&Re| self.derivatives[re.0 as usize].is_none();
                match self.node(at) {
                    RegexNode::Cat(a, b) if self.nullable(*a) => {
                        todo.extend([a, b].into_iter().filter(missing));
                    }
                    RegexNode::Cat(a, _) | RegexNode::Not(a) | RegexNode::Rep(a, ..) => {
                        todo.extend([a].into_iter().filter(missing));
                    }
                    RegexNode::Or(list) | RegexNode::And(list) => {
                        todo.extend(list.iter().filter(missing));
                    }
                    _ => {}
                }
            }
            if todo.len() == before {
                todo.pop();
                if self.derivatives[at.0 as usize].is_none() {
                    let table = self.derive_anew(at);
                    self.budget.take(DERIVE_WORK);
                    self.budget.take_bytes(super::table_bytes(&table));
                    if self.budget.is_over() {
                        continue;
                    }
                    self.bytes += super::table_bytes(&table);
                    self.derivatives.set(at.0 as usize, Some(table));
                }
            }
        }
        self.known_derivative(re)
    }

    /// Returns a derivative that has been found.
    fn known_derivative(&self, re: Re) -> Table {
        self.derivatives[re.0 as usize].clone().unwrap_or_else(|| Arc::new([(MAX, Self::EMPTY)]))
    }

    /// Returns the derivative of an expression whose parts have theirs.
    fn derive_anew(&mut self, re: Re) -> Table {
        let mut out = std::mem::take(&mut self.room);
        out.clear();
        self.derive_into(re, &mut out);
        let table = Table::from(&out[..]);
        self.room = out;
        table
    }

    /// Adds the derivative of an expression whose parts have theirs.
    fn derive_into(&mut self, re: Re, out: &mut Vec<(u32, Re)>) {
        let node = self.nodes.get(re.0).clone();
        match &*node {
            RegexNode::Empty | RegexNode::Eps => out.push((MAX, Self::EMPTY)),
            RegexNode::Class(class) => partition(class, Self::EPS, out),
            RegexNode::Cat(a, b) => {
                let first = self.known_derivative(*a);
                self.map(&first, out, |res, t| res.cat(t, *b));
                if self.nullable(*a) {
                    let first = Table::from(&out[..]);
                    let second = self.known_derivative(*b);
                    out.clear();
                    self.zip(&[first, second], out, Res::known_or);
                }
            }
            RegexNode::Or(list) => {
                let all: Vec<Table> = list.iter().map(|&r| self.known_derivative(r)).collect();
                self.zip(&all, out, Res::known_or);
            }
            RegexNode::And(list) => {
                let all: Vec<Table> = list.iter().map(|&r| self.known_derivative(r)).collect();
                self.zip(&all, out, Res::known_and);
            }
            RegexNode::Not(a) => {
                let inner = self.known_derivative(*a);
                let mut complement = Vec::with_capacity(inner.len());
                self.map(&inner, &mut complement, Res::not);
                // the complement of nothing is everything, but surrogates are not text
                without_surrogates(complement, out);
            }
            RegexNode::Rep(a, min, max) => {
                let rest =
                    self.rep(*a, min.saturating_sub(1), if *max == INF { INF } else { max - 1 });
                let first = self.known_derivative(*a);
                self.map(&first, out, |res, t| res.cat(t, rest));
            }
            RegexNode::Multiple(multiple) => out.extend(self.derive_multiple(*multiple)),
            &RegexNode::Words(list, lo, hi, at) => self.derive_words(list, lo, hi, at, out),
            &RegexNode::Substring(source, lo, hi) => {
                self.derive_substring(source, TextRows { lo, hi }, out);
            }
        }
    }

    /// Adds the derivative of words, see [`RegexNode::Words`].
    fn derive_words(&mut self, list: u32, lo: u32, hi: u32, at: u32, out: &mut Vec<(u32, Re)>) {
        let mut groups: Vec<(u32, u32, u32)> = Vec::new(); // scalar, first word, end
        for (word, i) in self.words[list as usize][lo as usize..hi as usize].iter().zip(lo..) {
            match (word.get(at as usize), groups.last_mut()) {
                (None, _) => {}
                (Some(&c), Some(last)) if last.0 == c => last.2 = i + 1,
                (Some(&c), _) => groups.push((c, i, i + 1)),
            }
        }
        let mut next = 0;
        for (c, lo, hi) in groups {
            if next < c {
                out.push((c - 1, Self::EMPTY));
            }
            let one =
                hi - lo == 1 && self.words[list as usize][lo as usize].len() == at as usize + 1;
            let target =
                if one { Self::EPS } else { self.add(RegexNode::Words(list, lo, hi, at + 1)) };
            out.push((c, target));
            next = c + 1;
        }
        out.push((MAX, Self::EMPTY));
    }

    /// Adds a table with other targets.
    fn map(
        &mut self,
        table: &[(u32, Re)],
        out: &mut Vec<(u32, Re)>,
        mut f: impl FnMut(&mut Res, Re) -> Re,
    ) {
        // a set of characters leads in and out of the same expression range by range
        let mut known = [(Self::EMPTY, Self::EMPTY); FEW_TARGETS];
        let mut n_known = 0;
        for &(hi, target) in table {
            let found = known[..n_known].iter().find(|k| k.0 == target).map(|k| k.1);
            let mapped = found.unwrap_or_else(|| f(self, target));
            if found.is_none() && n_known < FEW_TARGETS {
                known[n_known] = (target, mapped);
                n_known += 1;
            }
            out.push((hi, mapped));
        }
    }

    /// Adds what tables are together, range by range.
    fn zip(
        &mut self,
        tables: &[Table],
        out: &mut Vec<(u32, Re)>,
        join: impl Fn(&mut Res, &[Re]) -> Re,
    ) {
        let mut few = FewJoins::default();
        let mut known = None;
        let mut at = vec![0; tables.len()];
        let mut ends: Vec<u32> = tables.iter().map(|table| table[0].0).collect();
        let mut targets: Vec<Re> = tables.iter().map(|table| table[0].1).collect();
        let mut hi = ends.iter().copied().min().unwrap_or(MAX);
        loop {
            self.budget.take(tables.len() as u64);
            if self.budget.is_over() {
                // not kept; see `derive`
                out.push((MAX, Self::EMPTY));
                return;
            }
            let target = known
                .or_else(|| few.find(&targets))
                .unwrap_or_else(|| few.add(&targets, join(self, &targets)));
            match out.last_mut() {
                Some(last) if last.1 == target => last.0 = hi,
                _ => out.push((hi, target)),
            }
            if hi == MAX {
                return;
            }
            known = Some(target);
            let mut next = MAX;
            for (i, table) in tables.iter().enumerate() {
                if ends[i] == hi {
                    at[i] += 1;
                    let (end, target) = table[at[i]];
                    ends[i] = end;
                    if targets[i] != target {
                        targets[i] = target;
                        known = None;
                    }
                }
                next = next.min(ends[i]);
            }
            hi = next;
        }
    }
}

/// The targets that were joined first: a set of characters leads in and out of them.
#[derive(Default)]
struct FewJoins {
    /// All targets that were joined, as many for each as there are tables.
    targets: Vec<Re>,
    joined: Vec<Re>,
}

impl FewJoins {
    /// Returns what `targets` were joined to.
    fn find(&self, targets: &[Re]) -> Option<Re> {
        let at = self.targets.chunks_exact(targets.len()).position(|known| known == targets)?;
        Some(self.joined[at])
    }

    /// Keeps what `targets` were joined to, and returns it.
    fn add(&mut self, targets: &[Re], joined: Re) -> Re {
        if self.joined.len() < FEW_TARGETS {
            self.targets.extend(targets);
            self.joined.push(joined);
        }
        joined
    }
}

/// Adds the table that leads nowhere from surrogates, and else to the same.
fn without_surrogates(table: Vec<(u32, Re)>, out: &mut Vec<(u32, Re)>) {
    let mut add = |hi, target| match out.last_mut() {
        Some(last) if last.1 == target => last.0 = hi,
        _ => out.push((hi, target)),
    };
    let mut lo = 0;
    for (hi, target) in table {
        if lo < 0xD800 {
            add(hi.min(0xD7FF), target);
        }
        if lo <= 0xDFFF && hi >= 0xD800 {
            add(hi.min(0xDFFF), Res::EMPTY);
        }
        if hi > 0xDFFF {
            add(hi, target);
        }
        lo = hi.saturating_add(1);
    }
}

/// Adds the table that leads to `target` from the scalars of `class`, and nowhere from others.
fn partition(class: &Class, target: Re, out: &mut Vec<(u32, Re)>) {
    let mut next = 0;
    for &(lo, hi) in class.ranges() {
        if next < lo {
            out.push((lo - 1, Res::EMPTY));
        }
        out.push((hi, target));
        next = hi + 1;
    }
    if next <= MAX {
        out.push((MAX, Res::EMPTY));
    }
}
