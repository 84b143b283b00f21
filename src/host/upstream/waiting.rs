//! The requests that wait for a slot of a server, and which of them gets the next one.
//!
//! They wait here and not at a server, so that one that has just come up takes them, and none waits
//! for a long answer of another. They go in the order in which they came, put off or brought
//! forward by their priority, with one exception: a prompt whose beginning a server has computed
//! waits a moment for that server, and goes there before earlier ones that do not mind.
//!
//! # Example
//!
//! Two servers of one slot each. `A` is free, `B` writes. The first that waits continues a
//! conversation that `B` knows, and came a second ago: it waits for `B`. The second has a new
//! prompt and gets `A`. Had the first waited for more than [`HOLD`], it would have got `A`, and
//! the second would wait.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::prefixes::PromptBlocks;
use super::replica::Replica;

/// Longest time that a request waits for the server that knows its prompt while another is free.
const HOLD: Duration = Duration::from_secs(2);
/// Most that a request may have come later than one before which it goes to the server that knows
/// its prompt.
const OVERTAKE: Duration = Duration::from_secs(5);

/// The server that a request needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum RequestNeed {
    /// Any that has a free slot.
    #[default]
    Slot,
    /// The one that knows what the request is about, whatever else it has to do.
    Server,
    /// Any: it takes no slot.
    Nothing,
}

/// A request that waits for an `L`.
pub(super) struct Waiter<L> {
    /// The number that it is found by.
    pub ticket: u64,
    /// The time that decides its turn: when it came, put off by its priority.
    pub due: Instant,
    /// When it came.
    pub since: Instant,
    /// The server that it needs.
    pub need: RequestNeed,
    /// The beginning of its prompt, or the answer that it is about.
    pub blocks: PromptBlocks,
    /// The server that knows it.
    pub known: Option<Arc<str>>,
    /// Takes the server that it gets.
    pub granted: oneshot::Sender<L>,
}

/// Adds a request after those whose turn comes before its own.
pub(super) fn enqueue<L>(queue: &mut VecDeque<Waiter<L>>, waiter: Waiter<L>) {
    let at = queue.partition_point(|other| other.due <= waiter.due);
    queue.insert(at, waiter);
}

/// Returns the place in the queue of the request whose turn it is, and the index of the server that
/// it gets; `None` if no server has a slot for any. Servers that do not answer `is_free` are left
/// out.
pub(super) fn next_grant<L>(
    queue: &VecDeque<Waiter<L>>,
    replicas: &[Replica],
    n_slots: usize,
    now: Instant,
) -> Option<(usize, usize)> {
    let free = || replicas.iter().enumerate().filter(|(_, replica)| replica.is_free(now));
    let (least, _) = free().min_by_key(|(_, replica)| (replica.in_work, replica.last_turn))?;
    for (place, waiter) in queue.iter().enumerate() {
        let known = waiter.known.as_ref();
        let known = known.and_then(|id| free().find(|(_, replica)| replica.id == *id));
        match (waiter.need, known) {
            (RequestNeed::Nothing, _) => return Some((place, least)),
            (RequestNeed::Server, known) => {
                return Some((place, known.map_or(least, |(at, _)| at)));
            }
            (RequestNeed::Slot, Some((at, server))) if server.has_room(n_slots, now) => {
                return Some((place, at));
            }
            (RequestNeed::Slot, Some(_)) if now < waiter.since + HOLD => {}
            (RequestNeed::Slot, _) if replicas[least].has_room(n_slots, now) => {
                let server = &replicas[least].id;
                return Some((overtaking(queue, place, server).unwrap_or(place), least));
            }
            (RequestNeed::Slot, _) => {}
        }
    }
    None
}

/// Returns the place of a request that may go to a server before that at `place`, since the server
/// knows its prompt.
fn overtaking<L>(queue: &VecDeque<Waiter<L>>, place: usize, server: &Arc<str>) -> Option<usize> {
    let until = queue[place].due + OVERTAKE;
    let later = queue.iter().enumerate().skip(place + 1);
    let mut near = later.take_while(|(_, waiter)| waiter.due <= until);
    near.find(|(_, waiter)| {
        waiter.need == RequestNeed::Slot && waiter.known.as_ref() == Some(server)
    })
    .map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::upstream::protocol::ReplicaState;

    fn waiter(ticket: u64, need: RequestNeed, known: Option<&str>, since: Instant) -> Waiter<()> {
        Waiter {
            ticket,
            due: since,
            since,
            need,
            blocks: PromptBlocks::default(),
            known: known.map(Arc::from),
            granted: oneshot::channel().0,
        }
    }

    /// Returns the ticket that is next and the server that it gets.
    fn next(waiters: Vec<Waiter<()>>, replicas: &[Replica], now: Instant) -> Option<(u64, String)> {
        let mut queue = VecDeque::new();
        for waiter in waiters {
            enqueue(&mut queue, waiter);
        }
        let (place, server) = next_grant(&queue, replicas, 1, now)?;
        Some((queue[place].ticket, replicas[server].id.to_string()))
    }

    #[test]
    fn slots_go_by_order_and_to_prompts_that_are_known() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let servers = |in_work: [usize; 2]| {
            let server = |id: &str, in_work| {
                let state = ReplicaState::Ready;
                Replica { in_work, state, ..Replica::new(id.into()) }
            };
            [server("a", in_work[0]), server("b", in_work[1])]
        };
        let gets = |ticket, server: &str| Some((ticket, server.to_owned()));
        use RequestNeed::{Nothing, Server, Slot};

        // the one with the least to do, and none beyond its slots
        let new = || vec![waiter(1, Slot, None, at(0))];
        assert_eq!(next(new(), &servers([1, 0]), at(1)), gets(1, "b"));
        assert_eq!(next(new(), &servers([1, 1]), at(1)), None);
        // what needs no slot waits for none, and what one server knows goes there
        assert_eq!(
            next(vec![waiter(1, Nothing, None, at(0))], &servers([2, 1]), at(1)),
            gets(1, "b")
        );
        let bound = vec![waiter(1, Server, Some("a"), at(0))];
        assert_eq!(next(bound, &servers([2, 1]), at(1)), gets(1, "a"));
        // a known prompt waits a moment for its server, and others need not wait for that
        let known = || vec![waiter(1, Slot, Some("b"), at(0))];
        assert_eq!(next(known(), &servers([0, 0]), at(1)), gets(1, "b"));
        assert_eq!(next(known(), &servers([0, 1]), at(1)), None);
        assert_eq!(next(known(), &servers([0, 1]), at(3)), gets(1, "a"));
        let both = vec![waiter(1, Slot, Some("b"), at(0)), waiter(2, Slot, None, at(0))];
        assert_eq!(next(both, &servers([0, 1]), at(1)), gets(2, "a"));
        // it goes before those that came a little earlier and do not mind
        let later =
            |seconds| vec![waiter(1, Slot, None, at(0)), waiter(2, Slot, Some("b"), at(seconds))];
        assert_eq!(next(later(4), &servers([1, 0]), at(9)), gets(2, "b"));
        assert_eq!(next(later(6), &servers([1, 0]), at(9)), gets(1, "b"));
        // one whose answers are short has the next one at hand, as long as they are
        let quick = |in_work| {
            let mut servers = servers([in_work, 2]);
            servers[0].ended = [at(1), at(1)].into();
            servers
        };
        let after = |ms| at(1) + Duration::from_millis(ms);
        assert_eq!(next(new(), &quick(1), after(20)), gets(1, "a"));
        assert_eq!(next(new(), &quick(1), after(80)), None);
        assert_eq!(next(new(), &quick(2), after(20)), None);
        // servers that have as little to do get new prompts by turns
        let mut idle = servers([0, 0]);
        idle[0].last_turn = 7;
        idle[1].last_turn = 6;
        assert_eq!(next(new(), &idle, at(1)), gets(1, "b"));
        // a server that is gone is waited for no longer
        let gone = vec![waiter(1, Slot, Some("c"), at(0))];
        assert_eq!(next(gone, &servers([1, 0]), at(0)), gets(1, "b"));
    }
}
