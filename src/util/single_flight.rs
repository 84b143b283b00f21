//! Single flight: of callers that ask for the same thing at once, one makes it and the others wait
//! for its result. Knows keys and results; not how one is made.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::mutex::lock;

/// Longest time between two looks of a waiting caller at whether it still wants the result.
const GLANCE: Duration = Duration::from_millis(20);

/// The results that are being made, by key.
#[derive(Debug)]
pub struct SingleFlight<K, T> {
    flights: Mutex<HashMap<K, Arc<Flight<T>>>>,
}

/// The outcome of [`SingleFlight::join`].
pub enum Joined<T> {
    /// The caller makes the result.
    Made(T),
    /// Another caller has made it.
    Shared(T),
    /// Another caller gave up without a result for others, or this one does not wait any more.
    GaveUp,
}

/// One result that is being made.
#[derive(Debug)]
struct Flight<T> {
    state: Mutex<FlightState<T>>,
    ended: Condvar,
}

#[derive(Debug)]
enum FlightState<T> {
    Pending,
    /// The end; `None`: there is no result for others.
    Ended(Option<T>),
}

/// A guard that publishes a result however its maker ends, by a panic too.
struct PublishOnDrop<'a, K: Eq + Hash, T> {
    single_flight: &'a SingleFlight<K, T>,
    key: &'a K,
    flight: Arc<Flight<T>>,
    result: Option<T>,
}

impl<K, T> Default for SingleFlight<K, T> {
    fn default() -> Self {
        SingleFlight { flights: Mutex::default() }
    }
}

impl<K: Clone + Eq + Hash, T: Clone> SingleFlight<K, T> {
    /// Makes the result of a key with `make`, or waits for the caller that does so already, until
    /// `is_stopped` returns true. A result of which `is_shared` returns false is for its maker
    /// alone: the others get [`Joined::GaveUp`], and may join again.
    pub fn join(
        &self,
        key: &K,
        make: impl FnOnce() -> T,
        is_shared: impl FnOnce(&T) -> bool,
        is_stopped: impl Fn() -> bool,
    ) -> Joined<T> {
        let flight = {
            let mut flights = lock(&self.flights);
            if let Some(flight) = flights.get(key) {
                let flight = Arc::clone(flight);
                drop(flights);
                return flight.wait(is_stopped).map_or(Joined::GaveUp, Joined::Shared);
            }
            let flight =
                Arc::new(Flight { state: Mutex::new(FlightState::Pending), ended: Condvar::new() });
            flights.insert(key.clone(), Arc::clone(&flight));
            flight
        };
        let mut publish = PublishOnDrop { single_flight: self, key, flight, result: None };
        let result = make();
        publish.result = is_shared(&result).then(|| result.clone());
        Joined::Made(result)
    }
}

impl<T: Clone> Flight<T> {
    /// Waits for the end; `None` if there is no result, or `is_stopped` returned true before it.
    fn wait(&self, is_stopped: impl Fn() -> bool) -> Option<T> {
        let mut state = lock(&self.state);
        loop {
            match &*state {
                FlightState::Ended(result) => return result.clone(),
                FlightState::Pending if is_stopped() => return None,
                FlightState::Pending => {}
            }
            let waited = self.ended.wait_timeout(state, GLANCE);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl<K: Eq + Hash, T> Drop for PublishOnDrop<'_, K, T> {
    fn drop(&mut self) {
        // off the list first: a caller that comes now begins anew
        lock(&self.single_flight.flights).remove(self.key);
        *lock(&self.flight.state) = FlightState::Ended(self.result.take());
        self.flight.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use super::*;

    /// Waits until `n` callers besides the maker hold the flight of `key`.
    fn wait_for_callers(flights: &SingleFlight<u8, usize>, key: u8, n: usize) {
        // the list and the maker hold it too
        while lock(&flights.flights).get(&key).is_none_or(|f| Arc::strong_count(f) < n + 2) {
            std::thread::yield_now();
        }
    }

    #[test]
    fn one_makes_and_all_others_share() {
        let flights = SingleFlight::default();
        let made = AtomicUsize::new(0);
        let shared = AtomicUsize::new(0);
        let make = || {
            wait_for_callers(&flights, 1, 7);
            made.fetch_add(1, SeqCst)
        };
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| match flights.join(&1, make, |_| true, || false) {
                    Joined::Shared(0) => _ = shared.fetch_add(1, SeqCst),
                    Joined::Made(0) => {}
                    _ => panic!("expected the one result"),
                });
            }
        });
        assert_eq!((made.into_inner(), shared.into_inner()), (1, 7));
        assert!(matches!(flights.join(&1, || 5, |_| true, || false), Joined::Made(5)));
    }

    #[test]
    fn a_waiter_may_stop_and_does_not_hang_on_a_maker_that_gives_up() {
        let flights = SingleFlight::<u8, usize>::default();
        std::thread::scope(|scope| {
            let panics = scope.spawn(|| {
                let make = || {
                    wait_for_callers(&flights, 1, 1);
                    panic!("on purpose");
                };
                flights.join(&1, make, |_| true, || false);
            });
            while lock(&flights.flights).is_empty() {
                std::thread::yield_now();
            }
            assert!(matches!(flights.join(&1, || 5, |_| true, || false), Joined::GaveUp));
            assert!(panics.join().is_err());
        });
        let over = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let maker = scope.spawn(|| {
                let make = || {
                    while over.load(SeqCst) == 0 {
                        std::thread::yield_now();
                    }
                    7
                };
                flights.join(&2, make, |_| true, || false)
            });
            while lock(&flights.flights).is_empty() {
                std::thread::yield_now();
            }
            assert!(matches!(flights.join(&2, || 5, |_| true, || true), Joined::GaveUp));
            over.store(1, SeqCst);
            assert!(matches!(maker.join(), Ok(Joined::Made(7))));
        });
    }
}
