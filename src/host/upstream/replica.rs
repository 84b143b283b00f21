//! A server of a deployment, as it is known here.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::protocol::ReplicaState;

/// Time for which a server that did not answer is not asked again.
const BROKEN: Duration = Duration::from_secs(1);

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
    /// Requests so far.
    pub served: u64,
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
            served: 0,
            broken: None,
        }
    }

    /// Returns whether it takes requests, and has not just broken.
    pub(super) fn is_free(&self, now: Instant) -> bool {
        let broken = self.broken.is_some_and(|at| now.saturating_duration_since(at) < BROKEN);
        self.state == ReplicaState::Ready && !broken
    }
}
