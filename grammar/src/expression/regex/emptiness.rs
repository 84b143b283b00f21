//! Emptiness: a test of whether an expression has any text. Without `∩` and `¬` its form says so;
//! with them a text is searched for.
//!
//! The search goes first where the least seems to be missing, and keeps the way it has found: each
//! expression on it is known to have a text, and where that begins. A search has a budget. What it
//! does not decide counts as having no text: some text may then be refused that should not be, but
//! none is allowed that cannot be completed.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{INF, Re, RegexNode, Res};
use crate::intern::FastMap;

/// Expressions that one search makes or looks at, for each character of the shortest text some
/// more, until all searches together have come to [`ALL_SEARCHES`]; then [`LATE_SEARCH`].
const SEARCH: usize = 4096;
const ALL_SEARCHES: usize = 1 << 16;
const LATE_SEARCH: usize = 128;

/// Steps that an expression which a search has found counts as.
const FOUND_WORK: u64 = 20;

/// Characters of a shortest text that searches are longer for at most.
const MOST_LEAST: u64 = 1 << 16;

/// The number of states, each as often as expressions are intersected in it, past which an
/// expression is wide; past half of it, where a third of those found still lead elsewhere.
const WIDE: usize = 1 << 14;

/// The number of states past which it is wide in any case.
const MAX_WIDE_STATES: usize = 1 << 12;

/// The knowledge about an expression's emptiness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Emptiness {
    /// It has a text.
    NonEmpty,
    /// It has none.
    Empty,
    /// No text was found within the budget.
    Unknown,
}

/// The beginning of a text: a range of characters, and what the rest is of.
pub(crate) type FirstStep = (u32, u32, Re);

/// A search for a text of an expression.
struct TextSearch {
    root: Re,
    /// By expression, the one before it and the characters between them.
    came: FastMap<Re, (Re, u32, u32)>,
    /// Expressions to go on from. Of those that seem to miss as little, the one that was come to
    /// last goes first.
    open: BinaryHeap<(Reverse<u64>, u32, Re)>,
    /// True if nothing was left out so far.
    is_whole: bool,
    /// Expressions that were added to `open`.
    n_opened: u32,
}

impl TextSearch {
    /// Begins a search.
    fn new(root: Re) -> TextSearch {
        TextSearch {
            root,
            came: FastMap::default(),
            open: BinaryHeap::from([(Reverse(0), 0, root)]),
            is_whole: true,
            n_opened: 0,
        }
    }
}

impl Res {
    /// Returns whether any text is known to be in the language.
    pub(crate) fn is_live(&mut self, re: Re) -> bool {
        self.emptiness(re) == Emptiness::NonEmpty
    }

    /// Returns whether any text is in the language.
    pub(crate) fn emptiness(&mut self, re: Re) -> Emptiness {
        if let Some(known) = self.known_emptiness(re) {
            return known;
        }
        let mut search = TextSearch::new(re);
        let found = self.search_text(&mut search);
        self.budget.take(FOUND_WORK * (1 + search.came.len() as u64));
        if self.budget.is_over() {
            return Emptiness::Unknown;
        }
        self.searched += search.came.len() + 1;
        if let Some(end) = found {
            self.keep_text(&search, end);
            return Emptiness::NonEmpty;
        }
        let result = if search.is_whole { Emptiness::Empty } else { Emptiness::Unknown };
        if search.open.is_empty() {
            // all that it leads to was looked at
            for re in search.came.into_keys() {
                self.set_emptiness(re, result);
            }
        }
        self.set_emptiness(re, result);
        result
    }

    /// Searches for an expression that has a text, among those that one leads to.
    fn search_text(&mut self, search: &mut TextSearch) -> Option<Re> {
        let budget = self.search_budget(search.root);
        let most = self.nodes.len() + 4 * budget;
        while let Some((_, _, at)) = search.open.pop() {
            if search.came.len() > budget || self.nodes.len() > most {
                search.is_whole = false;
                return None;
            }
            if let Some(end) = self.search_from(at, search) {
                return Some(end);
            }
        }
        None
    }

    /// Adds the expressions that one leads to in one step; returns one of them that has a text.
    fn search_from(&mut self, at: Re, search: &mut TextSearch) -> Option<Re> {
        let table = self.derive(at);
        let mut lo = 0;
        for &(hi, target) in table.iter() {
            let from = std::mem::replace(&mut lo, hi.saturating_add(1));
            if target == search.root || search.came.contains_key(&target) {
                continue;
            }
            match self.known_emptiness(target) {
                Some(Emptiness::Empty) => {}
                Some(Emptiness::Unknown) => search.is_whole = false,
                Some(Emptiness::NonEmpty) => {
                    search.came.insert(target, (at, from, hi));
                    return Some(target);
                }
                None => {
                    search.came.insert(target, (at, from, hi));
                    search.n_opened += 1;
                    search.open.push((Reverse(self.guess(target)), search.n_opened, target));
                }
            }
        }
        None
    }

    /// Keeps the text that a search has found, step by step.
    fn keep_text(&mut self, search: &TextSearch, end: Re) {
        let mut at = end;
        while let Some(&(from, lo, hi)) = search.came.get(&at) {
            self.set_emptiness(from, Emptiness::NonEmpty);
            self.first_steps.insert(from, (lo, hi, at));
            at = from;
        }
    }

    /// Returns how many expressions a search for a text of `re` may look at.
    fn search_budget(&self, re: Re) -> usize {
        let late = self.searched >= ALL_SEARCHES;
        let least = self.least(re).min(MOST_LEAST) as usize;
        if late { LATE_SEARCH + least } else { SEARCH + 4 * least }
    }

    /// Returns what is plain, or was found before.
    fn known_emptiness(&self, re: Re) -> Option<Emptiness> {
        if re == Self::EMPTY {
            return Some(Emptiness::Empty);
        }
        if !self.doubtful[re.0 as usize] || self.nullable(re) {
            return Some(Emptiness::NonEmpty);
        }
        let known = self.emptiness.get(&re).copied();
        known.or_else(|| self.is_bounded_substring(re).then_some(Emptiness::NonEmpty))
    }

    fn set_emptiness(&mut self, re: Re, found: Emptiness) {
        self.emptiness.insert(re, found);
    }

    /// Returns the beginning of a text of an expression that is live and does not take the empty
    /// one. Following it ends.
    pub(crate) fn first_step(&mut self, re: Re) -> Option<FirstStep> {
        if self.doubtful[re.0 as usize] {
            self.emptiness(re);
            if !self.first_steps.contains_key(&re) && self.is_bounded_substring(re) {
                return self.first_step_of_substring(re);
            }
            return self.first_steps.get(&re).copied();
        }
        // the bound is exact here, and one less behind the right character
        let table = self.derive(re);
        let mut lo = 0;
        let mut best = None::<(u64, FirstStep)>;
        for &(hi, target) in table.iter() {
            let from = std::mem::replace(&mut lo, hi.saturating_add(1));
            let missing = self.least(target);
            if target != Self::EMPTY && best.is_none_or(|best| missing < best.0) {
                best = Some((missing, (from, hi, target)));
            }
        }
        best.map(|best| best.1)
    }

    /// Returns whether whatever texts are taken out, finitely many, every beginning of a text still
    /// begins others.
    pub(crate) fn is_inexhaustible(&mut self, re: Re) -> bool {
        if re == Self::ALL || self.all_but(re).is_some() {
            return true;
        }
        if self.facts(re).finite {
            return false;
        }
        if let &RegexNode::Rep(a, _, INF) = self.node(re)
            && matches!(self.node(a), RegexNode::Class(_))
        {
            return true;
        }
        if let Some(&known) = self.inexhaustible.get(&re) {
            return known;
        }
        let more = self.without_exceptions(re);
        let known = more != re && self.is_inexhaustible(more) || self.never_runs_out(re);
        if !self.budget.is_over() {
            self.inexhaustible.insert(re, known);
        }
        known
    }

    /// Returns an expression without the complements of finite sets that it is intersected with:
    /// where that is inexhaustible, so is the expression.
    fn without_exceptions(&mut self, re: Re) -> Re {
        let RegexNode::And(list) = self.node(re) else { return re };
        let is_exception = |part: Re| match self.node(part) {
            RegexNode::Not(of) => self.facts(*of).finite,
            _ => false,
        };
        let rest: Vec<Re> = list.iter().copied().filter(|&part| !is_exception(part)).collect();
        if rest.len() == list.len() { re } else { self.and(rest) }
    }

    /// Returns whether infinitely many texts begin with each beginning of a text; false as well
    /// where more expressions would have to be looked at than a search may.
    fn never_runs_out(&mut self, re: Re) -> bool {
        /// Most expressions that are looked at.
        const MOST: usize = 256;
        let mut numbers: FastMap<Re, usize> = FastMap::default();
        numbers.insert(re, 0);
        let mut all = vec![re];
        let mut targets: Vec<Vec<usize>> = Vec::new();
        while let Some(&at) = all.get(targets.len()) {
            let mut next = Vec::new();
            for &(_, target) in self.table(at).iter().filter(|t| t.1 != Self::EMPTY) {
                next.push(*numbers.entry(target).or_insert_with(|| {
                    all.push(target);
                    all.len() - 1
                }));
            }
            self.budget.take(FOUND_WORK + next.len() as u64);
            targets.push(next);
            if all.len() > MOST {
                return false;
            }
        }
        // from a state without infinitely many texts every way ends
        let mut ends = vec![false; targets.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for (at, targets) in targets.iter().enumerate() {
                if !ends[at] && targets.iter().all(|&to| ends[to]) {
                    ends[at] = true;
                    changed = true;
                }
            }
        }
        !ends.contains(&true)
    }

    /// Returns what seems to be missing to a text: unlike [`Res::least`] no bound, so that it tells
    /// which of several intersected expressions come nearer to theirs.
    fn guess(&self, re: Re) -> u64 {
        self.guesses[re.0 as usize]
    }

    /// Returns the guess for a node whose parts are there.
    pub(super) fn guess_of(&self, node: &RegexNode, nullable: bool, least: u64) -> u64 {
        match node {
            _ if nullable => 0,
            RegexNode::Cat(a, b) => self.guess(*a).saturating_add(self.guess(*b)),
            RegexNode::Or(list) => list.iter().map(|&re| self.guess(re)).min().unwrap_or(u64::MAX),
            RegexNode::And(list) => {
                list.iter().fold(0, |sum: u64, &re| sum.saturating_add(self.guess(re)))
            }
            RegexNode::Rep(of, min, _) => self.guess(*of).saturating_mul(u64::from(*min)),
            _ => least,
        }
    }

    /// Returns whether intersections in `re` have very many states, bounds on the length apart:
    /// each mask would have to find some of them, and whether they have texts.
    pub(crate) fn is_wide(&mut self, re: Re) -> bool {
        if let Some(&known) = self.wide.get(&re) {
            return known;
        }
        let is_wide = self.find_wide(re);
        if !self.budget.is_over() {
            self.wide.insert(re, is_wide);
        }
        is_wide
    }

    fn find_wide(&mut self, re: Re) -> bool {
        let mut seen: FastMap<Re, ()> = FastMap::default();
        let mut todo = vec![re];
        while let Some(re) = todo.pop() {
            if !self.doubtful[re.0 as usize] || seen.insert(re, ()).is_some() {
                continue;
            }
            let node = self.nodes.get(re.0).clone();
            match &*node {
                RegexNode::And(list) => {
                    if self.has_many_states(list) {
                        return true;
                    }
                    todo.extend(list);
                }
                RegexNode::Or(list) => todo.extend(list),
                RegexNode::Cat(a, b) => todo.extend([a, b]),
                RegexNode::Not(of) | RegexNode::Rep(of, ..) => todo.push(*of),
                _ => {}
            }
        }
        false
    }

    fn has_many_states(&mut self, list: &[Re]) -> bool {
        // what lists its texts has a state for each beginning, but these are few at any place
        let listed = |res: &Res, re: Re| match **res.nodes.get(re.0) {
            RegexNode::Not(of) => res.facts(of).finite,
            RegexNode::Rep(..) => false,
            _ => res.facts(re).finite,
        };
        let mut loose = Vec::with_capacity(list.len());
        for &re in list {
            if listed(self, re) {
                continue;
            }
            loose.push(match **self.nodes.get(re.0) {
                RegexNode::Rep(of, ..) if matches!(**self.nodes.get(of.0), RegexNode::Class(_)) => {
                    self.rep(of, 0, INF)
                }
                _ => re,
            });
        }
        if loose.len() < 2 {
            return false;
        }
        let start = self.and(loose);
        let mut states = vec![start];
        let mut at = 0;
        let mut work = 0;
        let mut seen: FastMap<Re, ()> = FastMap::from_iter([(start, ())]);
        while let Some(&re) = states.get(at) {
            at += 1;
            work += match &**self.nodes.get(re.0) {
                RegexNode::And(list) | RegexNode::Or(list) => list.len(),
                _ => 1,
            };
            let is_growing = work > WIDE / 2 && 3 * (states.len() - at) > states.len();
            if work > WIDE || states.len() > MAX_WIDE_STATES || is_growing {
                return true;
            }
            for &(_, target) in self.derive(re).iter() {
                if self.doubtful[target.0 as usize] && seen.insert(target, ()).is_none() {
                    states.push(target);
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;
    use crate::expression::class::Class;

    /// Texts with each of the first `n` letters in them, of `min` to `max` characters.
    fn letters(res: &mut Res, n: u32, min: u32, max: u32) -> Re {
        let mut all = vec![res.rep(Res::ANY, min, max)];
        for c in 0x61..0x61 + n {
            let letter = res.class(Class::new([(c, c)]));
            let found = res.cat(letter, Res::ALL);
            all.push(res.cat(Res::ALL, found));
        }
        res.and(all)
    }

    #[test]
    fn what_leads_on_can_be_completed() {
        let mut res = Res::new();
        assert_eq!(
            [(4, 3), (4, 4), (16, 100)].map(|(n, max)| {
                let re = letters(&mut res, n, 0, max);
                res.emptiness(re)
            }),
            [Emptiness::Empty, Emptiness::NonEmpty, Emptiness::NonEmpty]
        );
        let mut at = letters(&mut res, 12, 12, 20);
        // letters that bring nothing nearer, as long as they are allowed
        let mut n = 0;
        while res.step(at, 0x7A) != Res::EMPTY {
            (at, n) = (res.step(at, 0x7A), n + 1);
        }
        assert!(n <= 8);
        while !res.nullable(at) {
            let (lo, _, _) = res.first_step(at).unwrap();
            (at, n) = (res.step(at, lo), n + 1);
        }
        assert!(n <= 20);
    }

    /// Later searches would be shorter for it.
    #[test]
    fn a_search_without_steps_left_is_not_counted() {
        let mut res = Res::new();
        let re = letters(&mut res, 4, 0, 3);
        res.budget.begin(100, None);
        assert_eq!(res.emptiness(re), Emptiness::Unknown);
        assert!(res.budget.is_over() && res.searched == 0);
        res.budget = Budget::default();
        assert_eq!(res.emptiness(re), Emptiness::Empty);
        assert!(res.searched > 0);
    }

    #[test]
    fn an_expression_and_its_complement() {
        let mut res = Res::new();
        let re = letters(&mut res, 3, 0, 9);
        let text = res.text("abc");
        let not = res.not(re);
        let any = res.rep(Res::ANY, 1, INF);
        assert_eq!(res.and([re, not]), Res::EMPTY);
        let none = res.not(any);
        let both = res.and([text, none]);
        assert_eq!(res.emptiness(both), Emptiness::Empty);
    }

    /// A walk through every word would pass the most that is looked at.
    #[test]
    fn words_left_out_do_not_exhaust() {
        let mut res = Res::new();
        let words: Vec<String> = (0..400).map(|n| format!("name-{n:04}")).collect();
        let words = res.words(words.iter().map(String::as_str));
        let others = res.not(words);
        let letters = res.class(Class::new([(0x2D, 0x7A)]));
        let any = res.rep(letters, 0, INF);
        let few = res.rep(letters, 0, 3);
        let names = res.and([any, others]);
        assert!(res.is_inexhaustible(names));
        let names = res.and([few, others]);
        assert!(!res.is_inexhaustible(names));
        let end = res.text("end");
        let longer = res.cat(any, end);
        let either = res.or([longer, few]);
        let names = res.and([either, others]);
        assert!(res.is_inexhaustible(names));
    }

    #[test]
    fn a_complement_of_complements_is_an_intersection() {
        let mut res = Res::new();
        let [a, b, c] = [1, 2, 3].map(|n| letters(&mut res, n, n, 40 + n));
        let [not_a, not_b, not_c] = [a, b, c].map(|re| res.not(re));
        let all = res.or([not_a, not_b, c]);
        let expected = res.and([a, b, not_c]);
        assert_eq!(res.not(all), expected);
    }

    #[test]
    fn the_form_says_that_texts_are_longer() {
        let mut res = Res::new();
        let ab = res.text("ab");
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let few = res.rep(letters, 0, 3);
        let none = res.not(ab);
        let either = res.or([few, ab]);
        let words = res.words(["", "abc"]);
        for re in [Res::EMPTY, Res::EPS, Res::ALL, ab, few, none, either, words] {
            let known = res.derivatives[re.number() as usize].is_some();
            assert_eq!(res.has_next(re), re != Res::EMPTY && re != Res::EPS);
            let is_found = res.derivatives[re.number() as usize].is_some();
            assert_eq!(is_found, known || !res.plainly_has_next(re));
        }
        assert!(res.plainly_has_next(ab) && res.plainly_has_next(either));
    }

    #[test]
    fn wide() {
        let mut res = Res::new();
        let cases = [(4, 4000, false), (7, 64, false), (11, 64, false), (16, 100, true)];
        for (n, max, wide) in cases {
            let re = letters(&mut res, n, 1, max);
            assert_eq!(res.is_wide(re), wide, "{n}");
        }
        assert!(res.len() < 1 << 16);
    }
}
