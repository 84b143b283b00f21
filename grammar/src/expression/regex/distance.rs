//! The distance to a dead end: the length of text that leads on from an expression whatever it is,
//! found by a look at the states that it leads to.
//!
//! Intersections and complements say little by their form. But where "exactly one of these words is
//! in it" has been read of a text, it takes a whole word before any text is refused: so the states
//! are looked at as a graph, and tokens shorter than the way to a dead end need not be walked.

use std::collections::VecDeque;

use super::{INF, Re, Res};
use crate::expression::class::Class;
use crate::intern::FastMap;

/// Most states that are looked at, and edges between them.
const MAX_STATES: usize = 192;
const MAX_EDGES: usize = 8192;

/// Most expressions that are made for it.
const MAX_NEW: usize = 768;

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
        if let Some(&(known, _)) = self.dead_distances.get(&re) {
            return known;
        }
        let graph = self.graph(re);
        if self.budget.is_over() {
            return 0;
        }
        let dead = graph.dead_distances();
        let whole = graph.edges.len() == graph.states.len();
        let class = Class::new(graph.closed());
        for (at, (&state, &dead)) in graph.states.iter().zip(&dead).enumerate() {
            // of states near the edge of what was looked at, more may be known later
            if at == 0 || whole {
                let distance = if dead == INF { INF } else { dead - 1 };
                let class = if at == 0 { Some(class.clone()) } else { None };
                let known = self.dead_distances.entry(state).or_insert((distance, None));
                known.1 = known.1.take().or(class);
            }
        }
        self.dead_distances.get(&re).map_or(0, |known| known.0)
    }

    /// Returns the characters of which any number leads on from `re`, in whatever order. Fewer than
    /// could be said is right too.
    pub(crate) fn closed(&mut self, re: Re) -> Class {
        self.dead_distance(re);
        if let Some((_, Some(class))) = self.dead_distances.get(&re) {
            return class.clone();
        }
        let class = Class::new(self.graph(re).closed());
        if self.budget.is_over() {
            return Class::default();
        }
        if let Some(known) = self.dead_distances.get_mut(&re) {
            known.1 = Some(class.clone());
        }
        class
    }

    fn graph(&mut self, re: Re) -> Graph {
        let mut graph = Graph { states: vec![re], edges: Vec::new() };
        let mut numbers: FastMap<Re, usize> = FastMap::default();
        numbers.insert(re, 0);
        let mut count = 0;
        let most = self.len() + MAX_NEW;
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
                    None if graph.states.len() < MAX_STATES => {
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
        graph
    }
}

impl Graph {
    /// Returns by state the characters after which no text leads on, at least; [`INF`] for states
    /// of which that is never.
    fn dead_distances(&self) -> Vec<u32> {
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
                    None => distances[at] = distances[at].min(2),
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
    fn closed(&self) -> Vec<(u32, u32)> {
        // characters that lead on everywhere where only such characters lead. Where some do not,
        // they are taken away; or those that lead there, if they are worth less
        let mut out: Vec<(u32, u32)> = Vec::new();
        let mut left_out = vec![false; self.edges.len()];
        for _ in 0..MAX_ROUNDS {
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
