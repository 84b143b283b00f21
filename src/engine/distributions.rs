//! The times and lengths of all jobs since the start, in histograms.

use std::time::Duration;

use super::job::{Timings, Usage};
use crate::util::histogram::{Histogram, HistogramSnapshot};

/// Bounds of times in seconds, from a millisecond to ten minutes.
const SECONDS: &[f64] = &[
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0,
    120.0, 300.0, 600.0,
];

/// Bounds of the time of a token in seconds.
const TOKEN_SECONDS: &[f64] = &[
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75,
    1.0, 2.5,
];

/// Bounds of numbers of tokens.
const TOKENS: &[f64] = &[
    1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0, 10_000.0,
    20_000.0, 50_000.0, 100_000.0, 200_000.0,
];

/// The histograms that the engine's thread adds jobs to.
pub(super) struct JobHistograms {
    queue: Histogram,
    first_token: Histogram,
    per_token: Histogram,
    whole: Histogram,
    prompt_tokens: Histogram,
    completion_tokens: Histogram,
}

/// The times and lengths of all jobs that have ended well since the start.
#[derive(Debug, Clone, PartialEq)]
pub struct Distributions {
    /// Seconds that jobs waited for a slot.
    pub queue: HistogramSnapshot,
    /// Seconds from a job's submission to its first token.
    pub first_token: HistogramSnapshot,
    /// Seconds of each token after a job's first, as the mean of the job.
    pub per_token: HistogramSnapshot,
    /// Seconds from a job's submission to its end.
    pub whole: HistogramSnapshot,
    /// Tokens of prompts.
    pub prompt_tokens: HistogramSnapshot,
    /// Tokens chosen.
    pub completion_tokens: HistogramSnapshot,
}

impl Distributions {
    /// Adds those of other jobs.
    pub(super) fn add(&mut self, other: &Distributions) {
        self.queue.add(&other.queue);
        self.first_token.add(&other.first_token);
        self.per_token.add(&other.per_token);
        self.whole.add(&other.whole);
        self.prompt_tokens.add(&other.prompt_tokens);
        self.completion_tokens.add(&other.completion_tokens);
    }
}

impl Default for JobHistograms {
    fn default() -> Self {
        Self {
            queue: Histogram::new(SECONDS),
            first_token: Histogram::new(SECONDS),
            per_token: Histogram::new(TOKEN_SECONDS),
            whole: Histogram::new(SECONDS),
            prompt_tokens: Histogram::new(TOKENS),
            completion_tokens: Histogram::new(TOKENS),
        }
    }
}

impl JobHistograms {
    /// Adds a job that has ended well and had waited for `queued` before.
    pub(super) fn add(&self, queued: Duration, usage: &Usage, timings: &Timings) {
        let first_token = queued + timings.prompt;
        self.queue.add(queued.as_secs_f64());
        self.whole.add((first_token + timings.predicted).as_secs_f64());
        self.prompt_tokens.add(usage.prompt_tokens as f64);
        self.completion_tokens.add(usage.completion_tokens as f64);
        if usage.completion_tokens == 0 {
            return;
        }
        self.first_token.add(first_token.as_secs_f64());
        let further = usage.completion_tokens as u64 - 1;
        if further > 0 {
            self.per_token.add_n(timings.predicted.as_secs_f64() / further as f64, further);
        }
    }

    /// Returns their present state.
    pub(super) fn snapshot(&self) -> Distributions {
        Distributions {
            queue: self.queue.snapshot(),
            first_token: self.first_token.snapshot(),
            per_token: self.per_token.snapshot(),
            whole: self.whole.snapshot(),
            prompt_tokens: self.prompt_tokens.snapshot(),
            completion_tokens: self.completion_tokens.snapshot(),
        }
    }
}
