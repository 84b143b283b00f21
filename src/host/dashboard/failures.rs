//! Sign-ins that have failed, by the address they came from. A right key opens a session whatever
//! is counted here, so that no client keeps others out; one that tries wrong keys is told to wait.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time for which a failure is remembered.
const WINDOW: Duration = Duration::from_secs(60);
/// Most failures of one address in that time before it is told to wait.
const MOST_FAILURES: usize = 10;
/// Most addresses that are remembered; the one that failed longest ago gives way to another.
const MOST_PEERS: usize = 1024;

/// The failures of late.
#[derive(Default)]
pub(super) struct Failures {
    /// By address; `None` is a socket in the file system.
    peers: Mutex<HashMap<Option<IpAddr>, VecDeque<Instant>>>,
}

impl Failures {
    /// Counts a sign-in from an address that has failed.
    ///
    /// # Errors
    /// The seconds to wait when there were too many.
    pub(super) fn note(&self, peer: Option<IpAddr>, now: Instant) -> Result<(), u32> {
        let peer = peer.map(network);
        // no code that can panic runs under this lock
        let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
        let is_old = |at: &Instant| now.saturating_duration_since(*at) >= WINDOW;
        if peers.len() >= MOST_PEERS && !peers.contains_key(&peer) {
            peers.retain(|_, failures| failures.back().is_some_and(|last| !is_old(last)));
            let oldest = peers.iter().min_by_key(|(_, failures)| failures.back().copied());
            if peers.len() >= MOST_PEERS
                && let Some((&oldest, _)) = oldest
            {
                peers.remove(&oldest);
            }
        }
        let failures = peers.entry(peer).or_default();
        while failures.front().is_some_and(is_old) {
            failures.pop_front();
        }
        if let Some(first) = failures.front().filter(|_| failures.len() >= MOST_FAILURES) {
            let rest = WINDOW.saturating_sub(now.saturating_duration_since(*first));
            return Err(rest.as_secs() as u32 + 1);
        }
        failures.push_back(now);
        Ok(())
    }
}

/// Returns the address as it is counted: of IPv6 the network, which one client has all of
/// (RFC 6177).
fn network(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(peer) => {
            let [a, b, c, d, ..] = peer.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        peer => peer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn failures_are_those_of_an_address() {
        let failures = Failures::default();
        let now = Instant::now();
        for _ in 0..MOST_FAILURES {
            assert_eq!(failures.note(peer("192.0.2.1"), now), Ok(()));
        }
        assert_eq!(failures.note(peer("192.0.2.1"), now), Err(61));
        assert_eq!(failures.note(peer("::ffff:192.0.2.1"), now), Err(61), "the same, mapped");
        assert_eq!(failures.note(peer("192.0.2.2"), now), Ok(()));
        assert_eq!(failures.note(None, now), Ok(()));
        let later = now + Duration::from_secs(50);
        assert_eq!(failures.note(peer("192.0.2.1"), later), Err(11));
        assert_eq!(failures.note(peer("192.0.2.1"), now + WINDOW), Ok(()));
        for n in 0..MOST_FAILURES {
            assert_eq!(failures.note(peer(&format!("2001:db8::{n}")), now), Ok(()));
        }
        assert_eq!(failures.note(peer("2001:db8::ffff"), now), Err(61), "one network");
        assert_eq!(failures.note(peer("2001:db8:0:1::"), now), Ok(()));
    }

    #[test]
    fn the_table_is_bounded() {
        let failures = Failures::default();
        let now = Instant::now();
        for n in 0..3 * MOST_PEERS as u32 {
            let at = now + Duration::from_millis(n.into());
            assert_eq!(failures.note(Some(IpAddr::V4(n.into())), at), Ok(()));
            assert!(failures.peers.lock().unwrap().len() <= MOST_PEERS);
        }
        let at = now + Duration::from_secs(3600);
        assert_eq!(failures.note(None, at), Ok(()));
        assert_eq!(failures.peers.lock().unwrap().len(), 1, "all others are old");
    }
}
