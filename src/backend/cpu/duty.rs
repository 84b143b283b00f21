//! The share of the time in which the threads of a step work, for machines that are to stay quiet
//! and cool.

use std::cell::Cell;
use std::time::{Duration, Instant};

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

/// The clock of one thread in a step.
pub(super) struct WorkClock {
    duty: DutyCycle,
    since: Cell<Instant>,
}

impl WorkClock {
    /// Begins to count work.
    pub(super) fn start(duty: DutyCycle) -> WorkClock {
        WorkClock { duty, since: Cell::new(Instant::now()) }
    }

    /// Rests at the end of a layer, once there is enough to rest from. All threads of a step meet
    /// at its barriers, and so rest at the same time.
    pub(super) fn end_layer(&self) {
        self.rest(LEAST_WORK);
    }

    /// Rests at the end of a step.
    pub(super) fn end_step(&self) {
        self.rest(Duration::ZERO);
    }

    fn rest(&self, least: Duration) {
        if self.duty == DutyCycle::FULL {
            return;
        }
        let work = self.since.get().elapsed();
        if work >= least {
            std::thread::sleep(self.duty.rest_after(work));
            self.since.set(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
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
}
