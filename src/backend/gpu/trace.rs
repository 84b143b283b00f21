//! A trace of a pass: its dispatches, and the time that the host spent on each stage of it.

use std::time::Duration;

use super::shader::Kernel;
use crate::util::clock::Instant;

/// The dispatches and times of a pass.
#[derive(Clone, Debug, Default)]
pub struct PassTrace {
    /// The name of the kernel of each dispatch, in order.
    pub dispatches: Vec<&'static str>,
    /// The device's time of each dispatch; empty where these are not measured.
    pub times: Vec<Duration>,
    /// The time of each stage, in order of the first that has its name.
    pub stages: Vec<(&'static str, Duration)>,
    /// Number of passes that the stages are of: the host waits once for all of them.
    pub n_passes: usize,
}

impl PassTrace {
    /// Returns the name of each kernel with the number of its dispatches, in order of the first.
    pub fn by_kernel(&self) -> Vec<(&'static str, usize)> {
        let mut counts: Vec<(&'static str, usize)> = Vec::new();
        for name in &self.dispatches {
            match counts.iter_mut().find(|(other, _)| other == name) {
                Some((_, n)) => *n += 1,
                None => counts.push((name, 1)),
            }
        }
        counts
    }

    /// Adds a dispatch.
    pub(super) fn dispatch(&mut self, kernel: Kernel) {
        self.dispatches.push(kernel.name());
    }
}

/// A clock that gives the time since it was last asked to a stage.
pub(super) struct StageClock {
    last: Instant,
    stages: Vec<(&'static str, Duration)>,
}

impl StageClock {
    /// Starts a clock.
    pub(super) fn start() -> StageClock {
        StageClock { last: Instant::now(), stages: Vec::new() }
    }

    /// Ends a stage; the times of those with one name are added.
    pub(super) fn end(&mut self, stage: &'static str) {
        let now = Instant::now();
        let time = now - self.last;
        match self.stages.iter_mut().find(|(name, _)| *name == stage) {
            Some((_, sum)) => *sum += time,
            None => self.stages.push((stage, time)),
        }
        self.last = now;
    }

    /// Returns the time of each stage, in order.
    pub(super) fn finish(self) -> Vec<(&'static str, Duration)> {
        self.stages
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dispatches_are_counted_by_kernel() {
        let mut trace = PassTrace::default();
        for kernel in [Kernel::Norm, Kernel::Matvec, Kernel::Norm] {
            trace.dispatch(kernel);
        }
        assert_eq!(trace.by_kernel(), [("norm", 2), ("matvec", 1)]);
    }
}
