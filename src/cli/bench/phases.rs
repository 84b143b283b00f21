//! `hob bench --trace` on the CPU: where the threads of a pass work, and where they wait for each
//! other.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use crate::backend::cpu::{PhaseEnd, PhaseTime};

/// The median times of several passes, by operation.
#[derive(Clone, Debug, Serialize)]
pub(super) struct PhaseSummary {
    /// Threads of a pass.
    n_threads: usize,
    /// Barriers of a pass: some phases end without one.
    n_barriers: usize,
    /// The operations, those that take longest first.
    operations: Vec<OperationTime>,
}

/// The time of an operation in a pass, in microseconds.
#[derive(Clone, Debug, Serialize)]
struct OperationTime {
    operation: &'static str,
    n_barriers: usize,
    /// Work, the mean of the threads.
    work: f64,
    /// Work of the thread that works longest in each phase.
    longest: f64,
    /// Waiting at barriers, the mean of the threads.
    wait: f64,
}

/// The times of one operation in one pass.
#[derive(Clone, Copy, Default)]
struct OperationSum {
    n_barriers: usize,
    work: Duration,
    longest: Duration,
    wait: Duration,
}

impl OperationTime {
    fn total(&self) -> f64 {
        self.work + self.wait
    }

    /// Returns the share of the time in which all threads would be done if none had more to do
    /// than another, in percent.
    fn balance(&self) -> f64 {
        if self.longest > 0.0 { 100.0 * self.work / self.longest } else { 100.0 }
    }
}

impl PhaseSummary {
    /// Sums up the phases of passes of the same shape, each by thread; `None` if there is none.
    pub(super) fn new(passes: &[Vec<Vec<PhaseTime>>]) -> Option<PhaseSummary> {
        let first = passes.first()?.first()?;
        let mut names: Vec<&'static str> = Vec::new();
        for phase in first {
            if !names.contains(&phase.operation) {
                names.push(phase.operation);
            }
        }
        let mut operations: Vec<OperationTime> =
            names.iter().map(|name| operation_time(passes, name)).collect();
        operations.sort_by(|a, b| b.total().total_cmp(&a.total()));
        let n_threads = passes.first()?.len();
        let n_barriers = operations.iter().map(|operation| operation.n_barriers).sum();
        Some(PhaseSummary { n_threads, n_barriers, operations })
    }

    /// Prints the summary as Markdown.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn print(&self, test: &str, out: &mut impl Write) -> std::io::Result<()> {
        let PhaseSummary { n_threads, n_barriers, operations } = self;
        let sum = |of: fn(&OperationTime) -> f64| operations.iter().map(of).sum::<f64>();
        let all = OperationTime {
            operation: "all",
            n_barriers: *n_barriers,
            work: sum(|time| time.work),
            longest: sum(|time| time.longest),
            wait: sum(|time| time.wait),
        };
        writeln!(
            out,
            "\nA pass of {test}: {n_threads} threads meet at {n_barriers} barriers. Work and waits \
             are means of the threads, in µs; longest is the thread that works longest in each \
             phase.\n"
        )?;
        writeln!(
            out,
            "| {:18} | {:>8} | {:>9} | {:>9} | {:>9} | {:>9} |\n\
             | {:-<18} | {:->7}: | {:->8}: | {:->8}: | {:->8}: | {:->8}: |",
            "operation", "barriers", "work", "longest", "wait", "balance %", "", "", "", "", "", ""
        )?;
        for time in operations.iter().chain([&all]) {
            let OperationTime { operation, n_barriers, work, longest, wait } = time;
            writeln!(
                out,
                "| {operation:18} | {n_barriers:>8} | {work:>9.1} | {longest:>9.1} | {wait:>9.1} | \
                 {:>9.1} |",
                time.balance()
            )?;
        }
        writeln!(out)
    }
}

/// Returns the median times of an operation over several passes.
fn operation_time(passes: &[Vec<Vec<PhaseTime>>], operation: &'static str) -> OperationTime {
    let sums: Vec<OperationSum> =
        passes.iter().map(|pass| operation_sum(pass, operation)).collect();
    let n_threads = passes.first().map_or(1, Vec::len).max(1) as f64;
    let median = |of: fn(&OperationSum) -> Duration| {
        let mut times: Vec<Duration> = sums.iter().map(of).collect();
        times.sort_unstable();
        times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
    };
    OperationTime {
        operation,
        n_barriers: sums.first().map_or(0, |sum| sum.n_barriers),
        work: median(|sum| sum.work) / n_threads,
        longest: median(|sum| sum.longest),
        wait: median(|sum| sum.wait) / n_threads,
    }
}

/// Adds up an operation's times of all threads of a pass.
fn operation_sum(threads: &[Vec<PhaseTime>], operation: &str) -> OperationSum {
    let mut sum = OperationSum::default();
    let Some(first) = threads.first() else { return sum };
    let phases = first.iter().enumerate().filter(|(_, phase)| phase.operation == operation);
    for (i, phase) in phases {
        let of_threads = || threads.iter().filter_map(|thread| thread.get(i));
        sum.n_barriers += usize::from(phase.end == PhaseEnd::Barrier);
        sum.work += of_threads().map(|phase| phase.work).sum::<Duration>();
        sum.wait += of_threads().map(|phase| phase.wait).sum::<Duration>();
        sum.longest += of_threads().map(|phase| phase.work).max().unwrap_or_default();
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_and_waits_are_means_of_threads_and_medians_of_passes() {
        let phase = |operation, work, wait| PhaseTime {
            operation,
            work: Duration::from_micros(work),
            wait: Duration::from_micros(wait),
            end: if operation == "norm" { PhaseEnd::Open } else { PhaseEnd::Barrier },
        };
        let pass = |work| {
            vec![
                vec![phase("linear", work, 0), phase("norm", 1, 1), phase("linear", 10, 10)],
                vec![phase("linear", work - 10, 10), phase("norm", 1, 1), phase("linear", 20, 0)],
            ]
        };
        let summary = PhaseSummary::new(&[pass(90), pass(30), pass(50)]).unwrap();
        let json = serde_json::to_value(&summary).unwrap();
        assert_eq!(json["n_threads"], 2);
        assert_eq!(json["n_barriers"], 2);
        let linear = serde_json::json!({
            "operation": "linear", "n_barriers": 2, "work": 60.0, "longest": 70.0, "wait": 10.0
        });
        assert_eq!(json["operations"][0], linear);
        assert_eq!(json["operations"][1]["operation"], "norm");
        let mut text = Vec::new();
        summary.print("tg128", &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let row = format!("| all                | {:>8} | {:>9} |", 2, "61.0");
        assert!(text.contains(&row) && text.contains("85.7"), "{text}");
        assert!(PhaseSummary::new(&[]).is_none());
    }
}
