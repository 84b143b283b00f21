//! The times of the phases of a pass: how long each thread worked, and how long it waited for the
//! others. They show what keeps a pass from scaling with threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::util::clock::Instant;

/// The time of one thread in one phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhaseTime {
    /// The operation that the phase is of.
    pub operation: &'static str,
    /// Time at work.
    pub work: Duration,
    /// Time at the barrier that ends the phase.
    pub wait: Duration,
    /// The end of the phase.
    pub end: PhaseEnd,
}

/// The end of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhaseEnd {
    /// A barrier, at which all threads meet.
    Barrier,
    /// The next phase, which each thread begins when it is done.
    Open,
}

/// The times of the phases of a team, where they are wanted.
pub(super) struct PhaseTimes {
    is_on: AtomicBool,
    /// Of each thread, in the order of phases.
    threads: Vec<Mutex<Vec<PhaseTime>>>,
}

/// The clock of a thread in a phase.
pub(super) struct PhaseClock {
    since: Instant,
    worked: Duration,
}

impl PhaseTimes {
    /// Returns the times of a team of `n_threads`, none of which are wanted yet.
    pub(super) fn new(n_threads: usize) -> PhaseTimes {
        PhaseTimes {
            is_on: AtomicBool::new(false),
            threads: (0..n_threads).map(|_| Mutex::default()).collect(),
        }
    }

    /// Says whether times are wanted from the next phase on.
    pub(super) fn set(&self, is_on: bool) {
        self.is_on.store(is_on, Ordering::Relaxed);
    }

    /// Takes the times of all threads.
    pub(super) fn take(&self) -> Vec<Vec<PhaseTime>> {
        let take = |thread: &Mutex<Vec<PhaseTime>>| {
            std::mem::take(&mut *thread.lock().unwrap_or_else(PoisonError::into_inner))
        };
        self.threads.iter().map(take).collect()
    }

    /// Starts the clock of a phase; `None` if no times are wanted.
    pub(super) fn start(&self) -> Option<PhaseClock> {
        self.is_on
            .load(Ordering::Relaxed)
            .then(|| PhaseClock { since: Instant::now(), worked: Duration::ZERO })
    }

    /// Notes a phase that a thread has passed the end of.
    pub(super) fn note(
        &self,
        thread: usize,
        operation: &'static str,
        clock: &PhaseClock,
        end: PhaseEnd,
    ) {
        let work = clock.worked;
        let wait = match end {
            PhaseEnd::Barrier => clock.since.elapsed().saturating_sub(work),
            PhaseEnd::Open => Duration::ZERO,
        };
        let time = PhaseTime { operation, work, wait, end };
        self.threads[thread].lock().unwrap_or_else(PoisonError::into_inner).push(time);
    }
}

impl PhaseClock {
    /// Ends the work of the phase; what follows is waiting.
    pub(super) fn end_work(&mut self) {
        self.worked = self.since.elapsed();
    }
}
