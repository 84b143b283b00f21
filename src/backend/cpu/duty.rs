//! The share of the time in which the threads of a step work, for machines that are to stay quiet
//! and cool.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::team::Worker;
use crate::util::clock::Instant;

/// Least work before a rest within a step: the system lets a thread sleep some tenths of a
/// millisecond too long, which is little beside it.
const LEAST_WORK: Duration = Duration::from_millis(2);

/// A share of the time, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DutyCycle(u8);

impl DutyCycle {
    /// All of the time.
    pub const FULL: DutyCycle = DutyCycle(100);

    /// Returns the share of so many percent; `None` unless it is from 1 to 100.
    pub fn of_percent(percent: u8) -> Option<DutyCycle> {
        (1..=100).contains(&percent).then_some(DutyCycle(percent))
    }

    /// Returns the rest that is due after some work.
    fn rest_after(self, work: Duration) -> Duration {
        work * u32::from(100 - self.0) / u32::from(self.0)
    }
}

/// The pace of a team of threads, which work and rest together.
pub(super) struct Pace {
    duty: DutyCycle,
    /// Nanoseconds of the rest that the team has agreed on.
    rest: AtomicU64,
}

impl Pace {
    /// Returns the pace of a team that works that share of the time.
    pub(super) fn new(duty: DutyCycle) -> Pace {
        Pace { duty, rest: AtomicU64::new(0) }
    }
}

/// The clock of one thread in a step.
pub(super) struct WorkClock<'a> {
    pace: &'a Pace,
    worker: &'a Worker<'a>,
    since: Cell<Instant>,
}

impl<'a> WorkClock<'a> {
    /// Begins to count work.
    pub(super) fn start(pace: &'a Pace, worker: &'a Worker<'a>) -> WorkClock<'a> {
        WorkClock { pace, worker, since: Cell::new(Instant::now()) }
    }

    /// Rests at the end of a layer, once there is enough to rest from.
    pub(super) fn end_layer(&self) {
        self.rest(LEAST_WORK);
    }

    /// Rests at the end of a step.
    pub(super) fn end_step(&self) {
        self.rest(Duration::ZERO);
    }

    /// Rests with all threads of the step, if the work since the last rest was at least `least`.
    ///
    /// One thread's clock decides for all. If each went by its own, one that rests would keep the
    /// others waiting at the next barrier, they would take the wait for work and rest from it in
    /// their turn, and below 50 percent each such rest would be longer than the one before.
    fn rest(&self, least: Duration) {
        if self.pace.duty == DutyCycle::FULL {
            return;
        }
        self.worker.for_each(1, |_| {
            let work = self.since.get().elapsed();
            let rest = if work >= least { self.pace.duty.rest_after(work) } else { Duration::ZERO };
            let rest = u64::try_from(rest.as_nanos()).unwrap_or(u64::MAX);
            // the barriers before and after order this
            self.pace.rest.store(rest, Ordering::Relaxed);
        });
        let rest = Duration::from_nanos(self.pace.rest.load(Ordering::Relaxed));
        if !rest.is_zero() {
            std::thread::sleep(rest);
        }
        // nobody decides anew before everybody has read this, and no clock runs while others rest
        self.worker.for_each(0, |_| ());
        if !rest.is_zero() {
            self.since.set(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::super::team::Team;
    use super::*;

    #[test]
    fn rests_are_in_proportion_to_work() {
        let rest =
            |percent| DutyCycle::of_percent(percent).unwrap().rest_after(Duration::from_millis(30));
        assert_eq!(rest(100), Duration::ZERO);
        assert_eq!(rest(50), Duration::from_millis(30));
        assert_eq!(rest(75), Duration::from_millis(10));
        assert_eq!(DutyCycle::of_percent(0), None);
        assert_eq!(DutyCycle::of_percent(101), None);
    }

    #[test]
    fn threads_with_different_clocks_rest_together() {
        let pace = Pace::new(DutyCycle::of_percent(20).unwrap());
        let rests = Mutex::new(vec![Vec::new(); 3]);
        Team::new(3, 3).unwrap().run(3, |worker| {
            let clock = WorkClock::start(&pace, worker);
            let behind = LEAST_WORK / 2 * worker.index as u32;
            for _ in 0..50 {
                // some clocks are over the least work and some are not
                clock.since.set(Instant::now().checked_sub(behind).unwrap());
                clock.end_layer();
                let rest = pace.rest.load(Ordering::Relaxed);
                worker.for_each(0, |_| ());
                rests.lock().unwrap()[worker.index].push(rest);
            }
        });
        let rests = rests.into_inner().unwrap();
        assert!(rests.iter().all(|one| one == &rests[0]));
    }
}
