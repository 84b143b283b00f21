//! `hob bench --trace`: the dispatches of a pass on a GPU, and where the host's time goes.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use crate::backend::gpu::PassTrace;

/// The dispatches of one pass, and the median times of several.
#[derive(Clone, Debug, Serialize)]
pub(super) struct DispatchSummary {
    /// Layers of the model.
    n_layers: usize,
    /// Dispatches of a pass.
    n_dispatches: usize,
    /// Bytes of weights and cache that it reads.
    n_bytes: u64,
    /// Dispatches of each kernel.
    kernels: Vec<KernelCount>,
    /// Passes that the host waits for at once.
    n_passes: usize,
    /// Median time of each stage of these passes, in microseconds.
    stages: Vec<StageTime>,
    /// The same where each pass goes on with the best tokens of the one before, if the device does
    /// that.
    #[serde(skip_serializing_if = "Option::is_none")]
    ahead: Option<Box<DispatchSummary>>,
    /// The same where each pass goes on with tokens that are drawn from the 40 best.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Box<DispatchSummary>>,
}

#[derive(Clone, Debug, Serialize)]
struct KernelCount {
    kernel: &'static str,
    n: usize,
    /// Median of the device's time for these dispatches of a pass, in microseconds, if it measures
    /// them.
    #[serde(skip_serializing_if = "Option::is_none")]
    microseconds: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct StageTime {
    stage: &'static str,
    microseconds: f64,
}

impl DispatchSummary {
    /// Sums up the traces of passes of the same shape; `None` if there is none.
    pub(super) fn new(traces: &[PassTrace], n_layers: usize) -> Option<DispatchSummary> {
        let last = traces.last()?;
        let count = |(kernel, n)| KernelCount { kernel, n, microseconds: None };
        let kernels = last.by_kernel().into_iter().map(count);
        let median = |i: usize| {
            let stages = traces.iter().filter_map(|trace| trace.stages.get(i));
            median(stages.map(|stage| stage.1).collect())
        };
        let stages = last.stages.iter().enumerate();
        let stages = stages.map(|(i, (stage, _))| StageTime { stage, microseconds: median(i) });
        Some(DispatchSummary {
            n_layers,
            n_dispatches: last.dispatches.len(),
            n_bytes: 0,
            kernels: kernels.collect(),
            n_passes: last.n_passes,
            stages: stages.collect(),
            ahead: None,
            drawn: None,
        })
    }

    /// Adds the bytes that a pass reads.
    pub(super) fn with_bytes(self, n_bytes: u64) -> DispatchSummary {
        DispatchSummary { n_bytes, ..self }
    }

    /// Adds the traces of passes in a row, if there are any.
    pub(super) fn with_ahead(self, traces: &[PassTrace]) -> DispatchSummary {
        let ahead = DispatchSummary::new(traces, self.n_layers).map(Box::new);
        DispatchSummary { ahead, ..self }
    }

    /// Adds the traces of passes in a row whose tokens are drawn, if there are any.
    pub(super) fn with_drawn(self, traces: &[PassTrace]) -> DispatchSummary {
        let drawn = DispatchSummary::new(traces, self.n_layers).map(Box::new);
        DispatchSummary { drawn, ..self }
    }

    /// Adds the device's times of the dispatches of passes of the same shape, if there are any.
    pub(super) fn with_times(mut self, traces: &[PassTrace]) -> DispatchSummary {
        for count in &mut self.kernels {
            let of_pass = |trace: &PassTrace| -> Option<Duration> {
                let all = trace.dispatches.iter().zip(&trace.times);
                let times = all.filter(|(kernel, _)| **kernel == count.kernel);
                (!trace.times.is_empty()).then(|| times.map(|(_, time)| *time).sum())
            };
            let times: Vec<Duration> = traces.iter().filter_map(of_pass).collect();
            count.microseconds = (!times.is_empty()).then(|| median(times));
        }
        self
    }

    /// Prints the summary as Markdown.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn print(&self, test: &str, out: &mut impl Write) -> std::io::Result<()> {
        let per_layer = self.n_dispatches as f64 / self.n_layers.max(1) as f64;
        writeln!(
            out,
            "\nA pass of {test}: {} dispatches, {per_layer:.1} for each of {} layers; as many \
             barriers less one; {:.2} MiB of weights and cache.\n",
            self.n_dispatches,
            self.n_layers,
            self.n_bytes as f64 / f64::from(1 << 20)
        )?;
        self.print_kernels(out)?;
        self.print_stages(out)?;
        let drawn = "tokens drawn from the 40 best";
        for (ahead, tokens) in [(&self.ahead, "the best tokens"), (&self.drawn, drawn)] {
            let Some(ahead) = ahead else { continue };
            writeln!(
                out,
                "\n{} passes in a row, each with {tokens} of the one before: one wait for all of \
                 them. Times of one pass:",
                ahead.n_passes
            )?;
            ahead.print_stages(out)?;
        }
        writeln!(out)
    }

    /// Prints the dispatches of each kernel, with the device's time where it is known.
    fn print_kernels(&self, out: &mut impl Write) -> std::io::Result<()> {
        let has_times = self.kernels.iter().any(|count| count.microseconds.is_some());
        if !has_times {
            writeln!(out, "| {:24} | {:>8} |\n| {:-<24} | {:->7}: |", "kernel", "n", "", "")?;
            for KernelCount { kernel, n, .. } in &self.kernels {
                writeln!(out, "| {kernel:24} | {n:>8} |")?;
            }
            return Ok(());
        }
        writeln!(out, "| {:24} | {:>8} | {:>9} |", "kernel", "n", "device µs")?;
        writeln!(out, "| {:-<24} | {:->7}: | {:->8}: |", "", "", "")?;
        for KernelCount { kernel, n, microseconds } in &self.kernels {
            let time = microseconds.unwrap_or_default();
            writeln!(out, "| {kernel:24} | {n:>8} | {time:>9.1} |")?;
        }
        let sum: f64 = self.kernels.iter().filter_map(|count| count.microseconds).sum();
        writeln!(out, "| {:24} | {:>8} | {sum:>9.1} |", "all", self.n_dispatches)
    }

    /// Prints the time of each stage of one pass.
    fn print_stages(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "\n| {:24} | {:>8} |\n| {:-<24} | {:->7}: |", "stage", "µs", "", "")?;
        let n_passes = self.n_passes.max(1) as f64;
        let mut sum = 0.0;
        for StageTime { stage, microseconds } in &self.stages {
            let of_pass = microseconds / n_passes;
            sum += of_pass;
            writeln!(out, "| {stage:24} | {of_pass:>8.1} |")?;
        }
        writeln!(out, "| {:24} | {sum:>8.1} |", "all")?;
        writeln!(out, "| {:24} | {:>8.2} |", "waits (number)", 1.0 / n_passes)
    }
}

/// Returns the median of some times, in microseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_medians_and_dispatches_those_of_a_pass() {
        let trace = |micros| PassTrace {
            dispatches: vec!["norm", "matvec", "norm"],
            times: Vec::new(),
            stages: vec![("encode", Duration::from_micros(micros))],
            n_passes: 1,
        };
        let traces = [trace(9), trace(1), trace(5)];
        let summary = DispatchSummary::new(&traces, 3).unwrap();
        let json = serde_json::to_value(&summary).unwrap();
        assert_eq!(json["n_dispatches"], 3);
        assert_eq!(json["kernels"][0], serde_json::json!({"kernel": "norm", "n": 2}));
        assert_eq!(json["stages"][0]["microseconds"], 5.0);
        let mut text = Vec::new();
        summary.print("tg128", &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("3 dispatches, 1.0 for each of 3 layers"), "{text}");
        assert!(text.contains("waits (number)           |     1.00"), "{text}");
        let times = [4, 30, 8].map(Duration::from_micros).to_vec();
        let timed = PassTrace { times, ..trace(9) };
        let mut text = Vec::new();
        summary.clone().with_times(&[timed]).print("tg128", &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("| norm                     |        2 |      12.0 |"), "{text}");
        assert!(text.contains("| all                      |        3 |      42.0 |"), "{text}");
        let ahead = PassTrace { n_passes: 4, ..trace(20) };
        let mut text = Vec::new();
        let summary = summary.with_ahead(std::slice::from_ref(&ahead)).with_drawn(&[ahead]);
        summary.print("tg128", &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("4 passes in a row, each with the best tokens"), "{text}");
        assert!(text.contains("each with tokens drawn from the 40 best of the one"), "{text}");
        assert!(text.contains("waits (number)           |     0.25"), "{text}");
        assert!(DispatchSummary::new(&[], 3).is_none());
    }
}
