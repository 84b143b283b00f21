//! The numbers of a host for Prometheus: the usage of organizations since its start, and the
//! models that are loaded.

use std::fmt::Write as _;

use super::Host;
use super::record::KeyUsage;
use super::starts::StartNumbers;
use crate::server::metrics::{self, ServerMetrics};

/// A counter of deployments, of numbers of one kind.
struct DeploymentCounter<N> {
    name: &'static str,
    help: &'static str,
    value: fn(&N) -> f64,
}

const USAGE: [DeploymentCounter<KeyUsage>; 6] = [
    DeploymentCounter {
        name: "requests_total",
        help: "Requests that were let in.",
        value: |usage| usage.requests as f64,
    },
    DeploymentCounter {
        name: "refused_total",
        help: "Requests that were refused for a limit of their key.",
        value: |usage| usage.refused as f64,
    },
    DeploymentCounter {
        name: "prompt_tokens_total",
        help: "Tokens of prompts.",
        value: |usage| usage.prompt_tokens as f64,
    },
    DeploymentCounter {
        name: "cached_tokens_total",
        help: "Tokens of prompts that were found computed.",
        value: |usage| usage.cached_tokens as f64,
    },
    DeploymentCounter {
        name: "completion_tokens_total",
        help: "Tokens written.",
        value: |usage| usage.completion_tokens as f64,
    },
    DeploymentCounter {
        name: "request_seconds_total",
        help: "Time from requests to the ends of their answers.",
        value: |usage| usage.milliseconds as f64 / 1000.0,
    },
];

const STARTS: [DeploymentCounter<StartNumbers>; 3] = [
    DeploymentCounter {
        name: "starts_total",
        help: "Starts after which a deployment answered.",
        value: |starts| starts.completed as f64,
    },
    DeploymentCounter {
        name: "failed_starts_total",
        help: "Starts that failed.",
        value: |starts| starts.failed as f64,
    },
    DeploymentCounter {
        name: "start_seconds_total",
        help: "Time of starts after which a deployment answered.",
        value: |starts| starts.seconds,
    },
];

impl Host {
    /// Returns the numbers as `GET /metrics` lists them. A model is named as its deployment.
    pub(super) fn exposition(&self) -> String {
        let engines = self.pool.engines();
        let deployment = |id: &str| id.split('#').next().unwrap_or_default().to_owned();
        let metrics = ServerMetrics {
            models: metrics::of_pool(&engines, deployment),
            others: engines.past.others().stats,
            started: self.started,
            is_draining: self.drain.is_turned(),
            spans: self.settings.spans.as_ref().map(|spans| spans.counts()),
        };
        let mut text = metrics.exposition();
        let totals = self.meter.ledger.totals();
        let usage = totals.iter().map(|((org, app), usage)| ((org.as_str(), app.as_str()), usage));
        write_counters(&mut text, &USAGE, usage);
        let all = self.starts.all();
        let starts = all
            .iter()
            .filter_map(|(id, numbers)| Some((id.split('#').next()?.split_once('/')?, numbers)));
        write_counters(&mut text, &STARTS, starts);
        text
    }
}

/// Appends counters of deployments, which their organizations and names stand for.
fn write_counters<'a, N: 'a>(
    text: &mut String,
    counters: &[DeploymentCounter<N>],
    numbers: impl Iterator<Item = ((&'a str, &'a str), &'a N)> + Clone,
) {
    for DeploymentCounter { name, help, value } in counters {
        // Writing to a string does not fail; names of organizations and deployments need no
        // escapes.
        let _ = writeln!(text, "# HELP hob_host:{name} {help}");
        let _ = writeln!(text, "# TYPE hob_host:{name} counter");
        for ((org, app), numbers) in numbers.clone() {
            let value = value(numbers);
            let _ = writeln!(text, "hob_host:{name}{{org=\"{org}\",app=\"{app}\"}} {value}");
        }
    }
}
