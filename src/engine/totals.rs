//! The totals of engines that are gone: counters go on where a model was unloaded and comes again.

use std::collections::BTreeMap;

use super::distributions::{Distributions, JobHistograms};
use super::stats::Stats;

/// Most names of which the totals are told apart.
const MOST_NAMES: usize = 1024;

/// The totals of an engine, or of several after each other.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineTotals {
    /// Its counters. What it does at present is there only while it runs.
    pub stats: Stats,
    /// The times and lengths of its jobs.
    pub jobs: Distributions,
}

impl Default for EngineTotals {
    fn default() -> EngineTotals {
        EngineTotals { stats: Stats::default(), jobs: JobHistograms::default().snapshot() }
    }
}

impl EngineTotals {
    /// Adds the totals of another engine.
    pub fn add(&mut self, other: &EngineTotals) {
        self.stats = [self.stats, other.stats].into_iter().sum();
        self.jobs.add(&other.jobs);
    }

    /// Returns what is left of an engine that is gone.
    #[must_use]
    pub fn of_the_past(self) -> EngineTotals {
        EngineTotals { stats: self.stats.without_present(), ..self }
    }
}

/// The totals of engines that are gone, by a name each.
#[derive(Debug, Clone, Default)]
pub struct PastEngines {
    by_name: BTreeMap<String, EngineTotals>,
    /// Those of names beyond the limit together.
    others: EngineTotals,
}

impl PastEngines {
    /// Adds those of an engine that is gone.
    pub fn add(&mut self, name: &str, totals: EngineTotals) {
        let totals = totals.of_the_past();
        let is_full = self.by_name.len() >= MOST_NAMES;
        match self.by_name.get_mut(name) {
            Some(past) => past.add(&totals),
            None if is_full => self.others.add(&totals),
            None => _ = self.by_name.insert(name.to_owned(), totals),
        }
    }

    /// Returns the totals by their names.
    pub fn by_name(&self) -> impl Iterator<Item = (&str, &EngineTotals)> {
        self.by_name.iter().map(|(name, totals)| (name.as_str(), totals))
    }

    /// Returns the totals of those that are not told apart.
    pub fn others(&self) -> &EngineTotals {
        &self.others
    }

    /// Returns the counters of all together.
    pub fn stats(&self) -> Stats {
        let named = self.by_name.values().map(|totals| totals.stats);
        named.chain([self.others.stats]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn totals(tokens: u64) -> EngineTotals {
        let stats = Stats { completion_tokens: tokens, slots: 4, ..Stats::default() };
        EngineTotals { stats, ..EngineTotals::default() }
    }

    #[test]
    fn totals_of_a_name_add_up_without_the_present() {
        let mut past = PastEngines::default();
        past.add("a", totals(2));
        past.add("a", totals(3));
        let (name, sum) = past.by_name().next().unwrap();
        assert_eq!((name, sum.stats.completion_tokens, sum.stats.slots), ("a", 5, 0));
    }

    #[test]
    fn names_have_a_limit_and_nothing_is_lost() {
        let mut past = PastEngines::default();
        for i in 0..2 * MOST_NAMES {
            past.add(&i.to_string(), totals(1));
        }
        assert_eq!(past.by_name().count(), MOST_NAMES);
        assert_eq!(past.stats().completion_tokens, 2 * MOST_NAMES as u64);
    }
}
