//! The distance to a dead end: the length of text that leads on from an expression whatever it is,
//! found by a look at the states that it leads to.
//!
//! Intersections and complements say little by their form. But where "exactly one of these words is
//! in it" has been read of a text, it takes a whole word before any text is refused: so the states
//! are looked at as a graph, and tokens shorter than the way to a dead end need not be walked.

use std::collections::VecDeque;

use super::{INF, Re, Res};
use crate::budget::Budget;
use crate::expression::class::Class;
use crate::intern::FastMap;

/// Most states that are looked at, and edges between them.
const MAX_STATES: usize = 192;
const MAX_EDGES: usize = 8192;

/// Most expressions that are made for it.
const MAX_NEW: usize = 768;

/// States that looks may take in which see only a part of what there is; after that, looks are
/// short: a product of many expressions has no dead end near, and each of its states would have a
/// look of its own.
const ALL_LOOKS: usize = 4096;

/// Most states of a short look, and expressions that are made for it.
const LATE_STATES: usize = 24;
const LATE_NEW: usize = 96;

/// Edges that count as a step.
const EDGES_OF_A_STEP: usize = 4;

/// Most rounds of [`Graph::closed`] through all states.
const MAX_ROUNDS: usize = 16;

/// The states that an expression leads to, as far as they were looked at.
struct Graph {
    states: Vec<Re>,
    /// By state: ranges of characters, and the state that they lead to; [`DEAD`] or [`BEYOND`].
    edges: Vec<Vec<(u32, u32, usize)>>,
}

/// In a graph: no text leads on.
const DEAD: usize = usize::MAX;

/// In a graph: a state that was not looked at.
const BEYOND: usize = usize::MAX - 1;

impl Res {
    /// Returns the number of characters that lead on from `re`, whatever they are; [`INF`] for any
    /// number. Fewer than could be said is right too.
    pub(crate) fn dead_distance(&mut self, re: Re) -> u32 {
        if let Some(&known) = self.dead_distances.get(&re) {
            return known;
        }
        if self.is_of_a_text(re) {
            return 0;
        }
        let graph = self.graph(re);
        if self.budget.is_over() {
            return 0;
        }
        let least = graph.dead_distances(2);
        // of states near the edge of what was looked at, more may be known later
        let most = if graph.is_whole() { least.clone() } else { graph.dead_distances(INF) };
        for (at, &state) in graph.states.iter().enumerate() {
            if at == 0 || at < graph.edges.len() && least[at] == most[at] {
                let distance = if least[at] == INF { INF } else { least[at] - 1 };
                self.dead_distances.entry(state).or_insert(distance);
            }
        }
        self.dead_distances.get(&re).map_or(0, |&known| known)
    }

    /// Returns the characters of which any number leads on from `re`, in whatever order. Fewer than
    /// could be said is right too.
    pub(crate) fn closed(&mut self, re: Re) -> Class {
        if let Some(known) = self.closed.get(&re) {
            return known.clone();
        }
        if self.is_of_a_text(re) {
            return Class::default();
        }
        let graph = self.graph(re);
        let class = Class::new(graph.closed(&mut self.budget));
        if self.budget.is_over() {
            return Class::default();
        }
        self.closed.insert(re, class.clone());
        class
    }

    /// Looks at the states that an expression leads to.
    fn graph(&mut self, re: Re) -> Graph {
        let mut graph = Graph { states: vec![re], edges: Vec::new() };
        let mut numbers: FastMap<Re, usize> = FastMap::default();
        numbers.insert(re, 0);
        let mut count = 0;
        let is_late = self.looked >= ALL_LOOKS;
        let max_states = if is_late { LATE_STATES } else { MAX_STATES };
        let most = self.len() + if is_late { LATE_NEW } else { MAX_NEW };
        while let Some(&state) = graph.states.get(graph.edges.len()) {
            let table = self.table(state);
            count += table.len();
            if count > MAX_EDGES || self.len() > most {
                break;
            }
            let mut edges = Vec::with_capacity(table.len());
            let mut lo = 0;
            for &(hi, target) in table.iter() {
                let to = match numbers.get(&target) {
                    _ if target == Self::EMPTY => DEAD,
                    Some(&to) => to,
                    None if graph.states.len() < max_states => {
                        numbers.insert(target, graph.states.len());
                        graph.states.push(target);
                        graph.states.len() - 1
                    }
                    None => BEYOND,
                };
                // surrogates are no characters, and lead nowhere
                if !(to == DEAD && lo >= 0xD800 && hi <= 0xDFFF) {
                    edges.push((lo, hi, to));
                }
                lo = hi.saturating_add(1);
            }
            graph.edges.push(edges);
        }
        self.budget.take((count / EDGES_OF_A_STEP) as u64);
        if !graph.is_whole() && !self.budget.is_over() {
            self.looked += graph.edges.len();
        }
        graph
    }
}

impl Graph {
    /// Returns whether all states were looked at.
    fn is_whole(&self) -> bool {
        self.edges.len() == self.states.len()
    }

    /// Returns by state the characters after which no text leads on; [`INF`] for states of which
    /// that is never. What leads to a state that was not looked at is so far from a dead end as
    /// `beyond` says.
    fn dead_distances(&self, beyond: u32) -> Vec<u32> {
        let n = self.edges.len();
        // by state, those that lead there
        let mut from: Vec<Vec<usize>> = vec![Vec::new(); n];
        let mut distances = vec![INF; self.states.len()];
        let mut level = Vec::new();
        for (at, edges) in self.edges.iter().enumerate() {
            for &(_, _, to) in edges {
                match from.get_mut(to) {
                    Some(from) if from.last() != Some(&at) => from.push(at),
                    Some(_) => {}
                    None if to == DEAD => distances[at] = 1,
                    // what was not looked at leads on, or would not be there
                    None => distances[at] = distances[at].min(beyond),
                }
            }
            if distances[at] == 1 {
                level.push(at);
            }
        }
        distances[n..].fill(1);
        let mut distance = 1;
        while distance == 1 || !level.is_empty() {
            let mut next: Vec<usize> = level.iter().flat_map(|&at| &from[at]).copied().collect();
            if distance == 1 {
                next.extend((0..n).filter(|&at| distances[at] == 2));
            }
            distance += 1;
            next.retain(|&at| distances[at] > distance || (distance == 2 && distances[at] == 2));
            next.sort_unstable();
            next.dedup();
            for &at in &next {
                distances[at] = distance;
            }
            level = next;
        }
        distances
    }

    /// Returns the characters of which any text leads on from the first state.
    fn closed(&self, budget: &mut Budget) -> Vec<(u32, u32)> {
        // characters that lead on everywhere where only such characters lead. Where some do not,
        // they are taken away; or those that lead there, if they are worth less
        let mut out: Vec<(u32, u32)> = Vec::new();
        let mut left_out = vec![false; self.edges.len()];
        let n_edges: usize = self.edges.iter().map(Vec::len).sum();
        for _ in 0..MAX_ROUNDS {
            budget.take((2 * n_edges / EDGES_OF_A_STEP) as u64);
            if budget.is_over() {
                break;
            }
            let taken = Class::new(out.iter().copied());
            // by state, what the characters that lead there are worth
            let mut worth = vec![None; self.edges.len()];
            worth[0] = Some(u32::MAX);
            let mut todo = VecDeque::from([0]);
            let mut changed = false;
            while let Some(at) = todo.pop_front() {
                let all = self.edges[at].iter().filter(|&&(lo, hi, _)| !taken.holds(lo, hi));
                let leads_on = |to: usize| left_out.get(to) == Some(&false);
                let dead: Vec<_> = all.clone().filter(|edge| !leads_on(edge.2)).collect();
                if !dead.is_empty() {
                    changed = true;
                    let lost: u32 = dead.iter().map(|&&(lo, hi, _)| letters(lo, hi)).sum();
                    if worth[at].is_some_and(|worth| worth < lost) {
                        left_out[at] = true;
                        continue;
                    }
                    out.extend(dead.iter().map(|&&(lo, hi, _)| (lo, hi)));
                }
                for &(lo, hi, to) in all.filter(|edge| leads_on(edge.2)) {
                    if worth[to].is_none() {
                        todo.push_back(to);
                    }
                    worth[to] = Some(worth[to].unwrap_or(0).saturating_add(letters(lo, hi)));
                }
            }
            if !changed {
                return Class::new(out).negate().ranges().to_vec();
            }
        }
        Vec::new()
    }
}

/// Returns how many letters of ASCII are among the characters from `lo` to `hi`: most text is of
/// these.
fn letters(lo: u32, hi: u32) -> u32 {
    let among = |a: u32, z: u32| (hi.min(z) + 1).saturating_sub(lo.max(a));
    among(0x41, 0x5A) + among(0x61, 0x7A)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_distance() {
        let mut res = Res::new();
        let mut found = |word: &str| {
            let word = res.text(word);
            let found = res.cat(word, Res::ALL);
            res.cat(Res::ALL, found)
        };
        let a = found("abcdef");
        let b = found("xyz");
        let [not_a, not_b] = [a, b].map(|re| res.not(re));
        assert_eq!(
            (res.dead_distance(a), res.dead_distance(not_a), res.dead_distance(not_b)),
            (INF, 5, 2)
        );
        let close = res.step(not_a, 0x61);
        assert_eq!(res.dead_distance(close), 4);
        assert!(!res.closed(not_a).holds(0x61, 0x66) && res.closed(not_b).holds(0x61, 0x66));
        // one of both, and not the other: either word may come, then the other must not
        let both = [[a, not_b], [b, not_a]].map(|words| res.and(words));
        let one = res.or(both);
        assert_eq!(res.dead_distance(one), 8);
        let words = res.words(["ab", "c"]);
        let others = res.not(words);
        assert_eq!((res.dead_distance(others), res.dead_distance(words)), (INF, 0));
        assert!(res.closed(others).is_any());
    }

    /// Returns texts with each of the first `n` letters in them.
    fn with_letters(res: &mut Res, n: u32) -> Re {
        let mut all = Vec::new();
        for letter in 0x61..0x61 + n {
            let letter = res.class(Class::new([(letter, letter)]));
            let found = res.cat(letter, Res::ALL);
            all.push(res.cat(Res::ALL, found));
        }
        res.and(all)
    }

    #[test]
    fn looks_take_steps_and_get_short() {
        let mut res = Res::new();
        // 4,096 states, each of which is asked for
        let re = with_letters(&mut res, 12);
        res.budget.begin(1 << 40, None);
        res.dead_distance(re);
        assert!(res.looked > 0 && res.looked <= MAX_STATES);
        res.looked = ALL_LOOKS;
        let next = res.step(re, 0x61);
        let before = res.budget.used();
        res.dead_distance(next);
        assert!(res.looked >= ALL_LOOKS && res.looked <= ALL_LOOKS + LATE_STATES);
        assert!(res.budget.used() > before);
        // one that is seen whole tells of all its states
        res.looked = 0;
        let few = with_letters(&mut res, 3);
        let next = res.step(few, 0x62);
        assert!(!res.dead_distances.contains_key(&next));
        assert_eq!(res.dead_distance(few), INF);
        assert!(res.dead_distances.contains_key(&next));
    }

    #[test]
    fn closed() {
        let mut res = Res::new();
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let dot = res.text(".");
        let at = res.text("@");
        let labels = res.rep(letters, 1, INF);
        let more = res.cat(dot, labels);
        let more = res.rep(more, 0, INF);
        let name = res.cat(labels, more);
        let end = res.cat(at, Res::ALL);
        let address = res.cat(name, end);
        // two dots must not come together
        assert_eq!(res.closed(address).ranges(), [(0x61, 0x7A)]);
        // of four each, then `=`
        let four = res.rep(letters, 4, 4);
        let fours = res.rep(four, 0, INF);
        let two = res.rep(letters, 2, 2);
        let end = res.text("==");
        let last = res.cat(two, end);
        let padded = res.cat(fours, last);
        let third = [0x61; 6].iter().fold(padded, |re, &c| res.step(re, c));
        assert_eq!(res.closed(third).ranges(), [(0x61, 0x7A)]);
        let host = res.step(address, 0x61);
        let host = res.step(host, 0x40);
        assert!(res.closed(host).is_any());
    }
}
