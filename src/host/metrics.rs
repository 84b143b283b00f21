//! The numbers of a host for Prometheus: the usage of organizations since its start, and the
//! models that are loaded.

use std::fmt::Write as _;

use super::Host;
use super::record::KeyUsage;
use super::starts::StartNumbers;
use crate::server::metrics::{self, ServerMetrics};

/// A counter of usage.
struct UsageMetric {
    name: &'static str,
    help: &'static str,
    value: fn(&KeyUsage) -> f64,
}

const USAGE: [UsageMetric; 6] = [
    UsageMetric {
        name: "requests_total",
        help: "Requests that were let in.",
        value: |usage| usage.requests as f64,
    },
    UsageMetric {
        name: "refused_total",
        help: "Requests that were refused for a limit of their key.",
        value: |usage| usage.refused as f64,
    },
    UsageMetric {
        name: "prompt_tokens_total",
        help: "Tokens of prompts.",
        value: |usage| usage.prompt_tokens as f64,
    },
    UsageMetric {
        name: "cached_tokens_total",
        help: "Tokens of prompts that were found computed.",
        value: |usage| usage.cached_tokens as f64,
    },
    UsageMetric {
        name: "completion_tokens_total",
        help: "Tokens written.",
        value: |usage| usage.completion_tokens as f64,
    },
    UsageMetric {
        name: "request_seconds_total",
        help: "Time from requests to the ends of their answers.",
        value: |usage| usage.milliseconds as f64 / 1000.0,
    },
];

/// A counter of starts.
struct StartMetric {
    name: &'static str,
    help: &'static str,
    value: fn(&StartNumbers) -> f64,
}

const STARTS: [StartMetric; 3] = [
    StartMetric {
        name: "starts_total",
        help: "Starts after which a deployment answered.",
        value: |starts| starts.completed as f64,
    },
    StartMetric {
        name: "failed_starts_total",
        help: "Starts that failed.",
        value: |starts| starts.failed as f64,
    },
    StartMetric {
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
        };
        let mut text = metrics.exposition();
        let totals = self.meter.ledger.totals();
        for UsageMetric { name, help, value } in &USAGE {
            // Writing to a string does not fail; names of organizations and deployments need no
            // escapes.
            let _ = writeln!(text, "# HELP hob_host:{name} {help}");
            let _ = writeln!(text, "# TYPE hob_host:{name} counter");
            for ((org, app), usage) in &totals {
                let value = value(usage);
                let _ = writeln!(text, "hob_host:{name}{{org=\"{org}\",app=\"{app}\"}} {value}");
            }
        }
        self.write_starts(&mut text);
        text
    }

    /// Appends the starts of deployments.
    fn write_starts(&self, text: &mut String) {
        let starts = self.starts.all();
        for StartMetric { name, help, value } in &STARTS {
            // Writing to a string does not fail.
            let _ = writeln!(text, "# HELP hob_host:{name} {help}");
            let _ = writeln!(text, "# TYPE hob_host:{name} counter");
            for (id, numbers) in &starts {
                let deployment = id.split('#').next().unwrap_or_default();
                let Some((org, app)) = deployment.split_once('/') else { continue };
                let value = value(numbers);
                let _ = writeln!(text, "hob_host:{name}{{org=\"{org}\",app=\"{app}\"}} {value}");
            }
        }
    }
}
