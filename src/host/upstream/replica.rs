//! A server of a deployment, as it is known here.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::protocol::ReplicaState;

/// Time for which a server that did not answer is not asked again.
const BROKEN: Duration = Duration::from_secs(1);
/// Time in which a server has ended as many requests as it has slots if its answers are short.
const QUICK: Duration = Duration::from_millis(50);

/// A server.
pub(super) struct Replica {
    /// The name that the engine has for it.
    pub id: Arc<str>,
    /// Its address, `HOST:PORT`; empty until it is known.
    pub address: String,
    /// Its state, as the helper told it last.
    pub state: ReplicaState,
    /// Requests that have a slot of it.
    pub in_work: usize,
    /// The number of the last request that it got, among those of its deployment; the next one for
    /// which it is as good as others goes to the one whose turn is longest ago.
    pub last_turn: u64,
    /// When its last requests ended, as many as it has slots.
    pub ended: VecDeque<Instant>,
    /// When it did not answer.
    pub broken: Option<Instant>,
}

impl Replica {
    /// Returns a server of which nothing is known but its name.
    pub(super) fn new(id: Arc<str>) -> Replica {
        Replica {
            id,
            address: String::new(),
            state: ReplicaState::Starting,
            in_work: 0,
            last_turn: 0,
            ended: VecDeque::new(),
            broken: None,
        }
    }

    /// Returns whether it takes requests, and has not just broken.
    pub(super) fn is_free(&self, now: Instant) -> bool {
        let broken = self.broken.is_some_and(|at| now.saturating_duration_since(at) < BROKEN);
        self.state == ReplicaState::Ready && !broken
    }

    /// Returns whether it takes one more request, with *n* slots. One whose answers are short takes
    /// twice as many as it computes: as long as the next one is on its way to a slot, that computes
    /// nothing, and one that waits there does not wait for long.
    pub(super) fn has_room(&self, n_slots: usize, now: Instant) -> bool {
        let first = self.ended.front().filter(|_| self.ended.len() >= n_slots);
        let is_quick = first.is_some_and(|&first| now.saturating_duration_since(first) <= QUICK);
        self.in_work < if is_quick { 2 * n_slots } else { n_slots }
    }

    /// Notes the end of a request that had one of *n* slots.
    pub(super) fn note_end(&mut self, n_slots: usize, now: Instant) {
        self.in_work = self.in_work.saturating_sub(1);
        self.ended.push_back(now);
        while self.ended.len() > n_slots {
            self.ended.pop_front();
        }
    }
}
