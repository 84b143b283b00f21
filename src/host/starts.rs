//! Starts of deployments since the host's own: how many, and how long they took.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::Serialize;

use super::record::Id;
use super::state::HostState;
use crate::pool::PoolEvent;
use crate::util::mutex::lock;

/// The starts of a deployment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(super) struct StartNumbers {
    /// Starts after which it answered.
    pub completed: u64,
    /// Starts that failed.
    pub failed: u64,
    /// Time of all completed ones.
    pub seconds: f64,
    /// Time of the last completed one.
    pub last_seconds: Option<f64>,
    /// Time of the longest completed one.
    pub longest_seconds: f64,
}

/// The starts of all deployments, by the names of their revisions in the pool.
pub(super) struct Starts {
    state: Arc<HostState>,
    numbers: Mutex<BTreeMap<String, StartNumbers>>,
}

impl Starts {
    pub(super) fn new(state: Arc<HostState>) -> Starts {
        Starts { state, numbers: Mutex::default() }
    }

    /// Counts the end of a start.
    pub(super) fn note(&self, id: &str, event: &PoolEvent) {
        match event {
            PoolEvent::Ready { took } => self.change(id, |numbers| numbers.complete(*took)),
            PoolEvent::Failed(_) => self.change(id, |numbers| numbers.failed += 1),
            _ => {}
        }
    }

    /// Changes the numbers of a revision that is still deployed: those of others are forgotten, and
    /// would not be again.
    fn change(&self, id: &str, change: impl FnOnce(&mut StartNumbers)) {
        let mut all = lock(&self.numbers);
        if self.is_deployed(id) {
            change(all.entry(id.to_owned()).or_default());
        }
    }

    fn is_deployed(&self, id: &str) -> bool {
        let parsed = id.split_once('#').and_then(|(name, revision)| {
            let (org, app) = name.split_once('/')?;
            let revision: u64 = revision.parse().ok()?;
            Some((org.parse::<Id>().ok()?, app.parse::<Id>().ok()?, revision))
        });
        parsed.is_some_and(|(org, app, revision)| self.state.revision(&org, &app) == Some(revision))
    }

    /// Forgets a revision, after it has left the state.
    pub(super) fn forget(&self, id: &str) {
        lock(&self.numbers).remove(id);
    }

    /// Returns the numbers of a revision.
    pub(super) fn of(&self, id: &str) -> StartNumbers {
        lock(&self.numbers).get(id).copied().unwrap_or_default()
    }

    /// Returns the numbers of all revisions that have been started.
    pub(super) fn all(&self) -> BTreeMap<String, StartNumbers> {
        lock(&self.numbers).clone()
    }
}

impl StartNumbers {
    fn complete(&mut self, took: Duration) {
        let seconds = took.as_secs_f64();
        self.completed += 1;
        self.seconds += seconds;
        self.last_seconds = Some(seconds);
        self.longest_seconds = self.longest_seconds.max(seconds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_starts_add_up() {
        let mut numbers = StartNumbers::default();
        assert_eq!(numbers.last_seconds, None);
        numbers.complete(Duration::from_millis(1500));
        numbers.complete(Duration::from_millis(500));
        let expected = StartNumbers {
            completed: 2,
            failed: 0,
            seconds: 2.0,
            last_seconds: Some(0.5),
            longest_seconds: 1.5,
        };
        assert_eq!(numbers, expected);
    }
}
