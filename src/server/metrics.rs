//! Counters, gauges and histograms in the text form of Prometheus: llama-server's names, hob's own,
//! and those of vLLM that routers and dashboards read.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use super::spans::SpanCounts;
use crate::backend::PAGE;
use crate::engine::{Distributions, EngineTotals, Stats};
use crate::pool::PoolEngines;
use crate::runtime::Served;
use crate::util::histogram::HistogramSnapshot;

/// A model's numbers.
pub(crate) struct ModelMetrics {
    /// Its first name: the label `model_name`.
    pub name: String,
    /// Its state, and its totals since the server began, however often it was loaded.
    pub totals: EngineTotals,
    /// Positions of one sequence; 0 while it is not loaded.
    n_ctx: usize,
}

/// The numbers of a server.
pub(crate) struct ServerMetrics {
    /// Its models that are or were loaded.
    pub models: Vec<ModelMetrics>,
    /// The totals of models that are not among these.
    pub others: Stats,
    /// Time when it began, in Unix seconds.
    pub started: u64,
    /// True if it is shutting down.
    pub is_draining: bool,
    /// The spans of its requests, if they are collected.
    pub spans: Option<SpanCounts>,
}

impl ModelMetrics {
    /// Returns the numbers of a model that is not loaded.
    pub(crate) fn past(name: String, totals: EngineTotals) -> ModelMetrics {
        ModelMetrics { name, totals, n_ctx: 0 }
    }

    /// Adds those of a model of this name that is loaded.
    pub(crate) fn add(&mut self, served: &Served) {
        let engine = &served.runtime.engine;
        self.totals.add(&engine.totals());
        self.n_ctx = engine.n_ctx();
    }
}

/// Returns the numbers of the models of a pool, each by the name that `label` gives one of these
/// identifiers.
pub(crate) fn of_pool(engines: &PoolEngines, label: impl Fn(&str) -> String) -> Vec<ModelMetrics> {
    let mut models: BTreeMap<String, ModelMetrics> = BTreeMap::new();
    for (id, totals) in engines.past.by_name() {
        let name = label(id);
        let new = || ModelMetrics::past(name.clone(), EngineTotals::default());
        models.entry(name.clone()).or_insert_with(new).totals.add(totals);
    }
    for (id, served) in &engines.loaded {
        let name = label(id);
        let new = || ModelMetrics::past(name.clone(), EngineTotals::default());
        models.entry(name.clone()).or_insert_with(new).add(served);
    }
    models.into_values().collect()
}

/// A counter or gauge of an engine.
struct Metric {
    /// `counter` or `gauge`.
    kind: &'static str,
    name: &'static str,
    help: &'static str,
    value: fn(&Stats) -> f64,
}

const fn counter(name: &'static str, help: &'static str, value: fn(&Stats) -> f64) -> Metric {
    Metric { kind: "counter", name, help, value }
}

const fn gauge(name: &'static str, help: &'static str, value: fn(&Stats) -> f64) -> Metric {
    Metric { kind: "gauge", name, help, value }
}

/// llama-server's metrics, of all models together.
const LLAMA: [Metric; 17] = [
    counter("prompt_tokens_total", "Prompt tokens computed.", |stats| stats.prompt_tokens as f64),
    counter("prompt_tokens_cached_total", "Prompt tokens found computed.", |stats| {
        stats.cached_tokens as f64
    }),
    counter("prompt_seconds_total", "Time until first tokens.", |stats| seconds(stats.prompt_us)),
    counter("tokens_predicted_total", "Tokens generated.", |stats| stats.completion_tokens as f64),
    counter("tokens_predicted_seconds_total", "Time after first tokens.", |stats| {
        seconds(stats.predicted_us)
    }),
    counter("n_decode_total", "Steps of the model.", |stats| stats.steps as f64),
    counter("n_tokens_max", "Most tokens that a sequence has held.", |stats| stats.longest as f64),
    counter("spec_decode_num_draft_tokens_total", "Tokens drafted.", |stats| {
        stats.drafted_tokens as f64
    }),
    counter("spec_decode_num_accepted_tokens_total", "Drafted tokens accepted.", |stats| {
        stats.accepted_tokens as f64
    }),
    counter("spec_decode_num_drafts_total", "Drafts verified.", |stats| stats.drafts as f64),
    gauge("prompt_tokens_seconds", "Prompt tokens computed per second.", |stats| {
        per_second(stats.prompt_tokens, stats.prompt_us)
    }),
    gauge("predicted_tokens_seconds", "Tokens generated per second.", |stats| {
        per_second(stats.intervals, stats.predicted_us)
    }),
    gauge("requests_processing", "Requests being computed.", |stats| stats.processing as f64),
    gauge("requests_deferred", "Requests that wait for a slot.", |stats| stats.waiting as f64),
    gauge("requests_parked", "Answers without a slot, whose clients do not read.", |stats| {
        stats.parked as f64
    }),
    gauge("n_busy_slots_per_decode", "Sequences in a step, on average.", |stats| {
        ratio(stats.parts as f64, stats.steps as f64)
    }),
    gauge("slots", "Sequences that can be computed at once.", |stats| stats.slots as f64),
];

/// hob's own metrics, of each model.
const HOB: [Metric; 28] = [
    gauge("requests_running", "Requests being computed.", |stats| stats.processing as f64),
    gauge("requests_waiting", "Requests that wait for a slot.", |stats| stats.waiting as f64),
    gauge("requests_parked", "Answers without a slot, whose clients do not read.", |stats| {
        stats.parked as f64
    }),
    gauge("slots", "Requests that can be computed at once.", |stats| stats.slots as f64),
    gauge("waiting_prompt_tokens", "Prompt tokens of requests that wait.", |stats| {
        stats.waiting_tokens as f64
    }),
    gauge("cache_tokens", "Tokens in the cache of requests being computed.", |stats| {
        stats.used_tokens as f64
    }),
    gauge("cache_tokens_max", "Tokens that the cache may hold.", |stats| stats.max_tokens as f64),
    gauge(
        "tokens_per_second",
        "Tokens generated per second in the last second of work.",
        |stats| stats.tokens_per_second,
    ),
    counter("prompt_tokens_total", "Prompt tokens computed.", |stats| stats.prompt_tokens as f64),
    counter("cached_tokens_total", "Prompt tokens found computed.", |stats| {
        stats.cached_tokens as f64
    }),
    counter("completion_tokens_total", "Tokens generated.", |stats| stats.completion_tokens as f64),
    counter("steps_total", "Steps of the model.", |stats| stats.steps as f64),
    counter("step_sequences_total", "Sequences of all steps.", |stats| stats.parts as f64),
    counter("draft_tokens_total", "Tokens drafted.", |stats| stats.drafted_tokens as f64),
    counter("draft_tokens_accepted_total", "Drafted tokens accepted.", |stats| {
        stats.accepted_tokens as f64
    }),
    counter(
        "ahead_tokens_total",
        "Tokens that the GPU went on with before they were chosen.",
        |stats| stats.fed_tokens as f64,
    ),
    counter("ahead_tokens_held_total", "Those of them that were chosen.", |stats| {
        stats.held_tokens as f64
    }),
    counter("prompt_cache_queries_total", "Prompts looked up on disk.", |stats| {
        stats.pages.queries as f64
    }),
    counter("prompt_cache_hits_total", "Those of which something was found.", |stats| {
        stats.pages.hits as f64
    }),
    counter("prompt_cache_tokens_total", "Prompt tokens found on disk.", |stats| {
        stats.pages.tokens as f64
    }),
    counter("prompt_cache_read_bytes_total", "Bytes read of the prompt cache.", |stats| {
        stats.pages.read_bytes as f64
    }),
    counter("prompt_cache_written_bytes_total", "Bytes written to the prompt cache.", |stats| {
        stats.pages.written_bytes as f64
    }),
    gauge("prompt_cache_bytes", "Bytes of the folder of the prompt cache.", |stats| {
        stats.pages.stored_bytes as f64
    }),
    gauge("prompt_cache_waiting_bytes", "Bytes that wait to be written to it.", |stats| {
        stats.pages.waiting_bytes as f64
    }),
    counter("expert_cache_hits_total", "Chosen experts that were in memory.", |stats| {
        stats.experts.hits as f64
    }),
    counter("expert_cache_misses_total", "Chosen experts that were read.", |stats| {
        stats.experts.misses as f64
    }),
    counter("expert_cache_read_bytes_total", "Bytes read of experts.", |stats| {
        stats.experts.read_bytes as f64
    }),
    gauge("expert_cache_bytes", "Bytes of memory with experts that are used much.", |stats| {
        stats.experts.held_bytes as f64
    }),
];

/// vLLM's metrics of the same, of each model.
const VLLM: [Metric; 9] = [
    gauge("num_requests_running", "Requests being computed.", |stats| stats.processing as f64),
    gauge("num_requests_waiting", "Requests that wait for a slot.", |stats| stats.waiting as f64),
    gauge("kv_cache_usage_perc", "Share of the cache in use by requests, 1 is all.", |stats| {
        ratio(stats.used_tokens as f64, stats.max_tokens as f64)
    }),
    counter("prefix_cache_queries_total", "Prompt tokens looked up in the cache.", |stats| {
        stats.queried_tokens as f64
    }),
    counter("prefix_cache_hits_total", "Prompt tokens found in the cache.", |stats| {
        stats.cached_tokens as f64
    }),
    // every token of a prompt, computed or found
    counter("prompt_tokens_total", "Tokens of prompts.", |stats| stats.queried_tokens as f64),
    counter("generation_tokens_total", "Tokens generated.", |stats| stats.completion_tokens as f64),
    counter("spec_decode_num_draft_tokens_total", "Tokens drafted.", |stats| {
        stats.drafted_tokens as f64
    }),
    counter("spec_decode_num_accepted_tokens_total", "Drafted tokens accepted.", |stats| {
        stats.accepted_tokens as f64
    }),
];

/// A histogram of an engine, by hob's name and by vLLM's.
struct JobMetric {
    name: &'static str,
    vllm: &'static str,
    help: &'static str,
    value: fn(&Distributions) -> &HistogramSnapshot,
}

const JOBS: [JobMetric; 6] = [
    JobMetric {
        name: "time_to_first_token_seconds",
        vllm: "time_to_first_token_seconds",
        help: "From a request's submission to its first token.",
        value: |jobs| &jobs.first_token,
    },
    JobMetric {
        name: "time_per_output_token_seconds",
        vllm: "time_per_output_token_seconds",
        help: "Time of each token after a request's first.",
        value: |jobs| &jobs.per_token,
    },
    JobMetric {
        name: "request_seconds",
        vllm: "e2e_request_latency_seconds",
        help: "From a request's submission to its end.",
        value: |jobs| &jobs.whole,
    },
    JobMetric {
        name: "queue_seconds",
        vllm: "request_queue_time_seconds",
        help: "Time for which a request waited for a slot.",
        value: |jobs| &jobs.queue,
    },
    JobMetric {
        name: "request_prompt_tokens",
        vllm: "request_prompt_tokens",
        help: "Tokens of a request's prompt.",
        value: |jobs| &jobs.prompt_tokens,
    },
    JobMetric {
        name: "request_completion_tokens",
        vllm: "request_generation_tokens",
        help: "Tokens generated for a request.",
        value: |jobs| &jobs.completion_tokens,
    },
];

/// A function that returns a count of an engine.
type StatsCount = fn(&Stats) -> u64;

/// The ends of requests, by hob's name and by vLLM's.
const ENDS: [(&str, &str, StatsCount); 4] = [
    ("stop", "stop", |stats| stats.stopped),
    ("length", "length", |stats| stats.cut),
    ("cancelled", "abort", |stats| stats.cancelled),
    ("failed", "error", |stats| stats.failed),
];

fn seconds(us: u64) -> f64 {
    us as f64 / 1e6
}

/// Returns *n* per second; 0 if no time has passed.
fn per_second(n: u64, us: u64) -> f64 {
    ratio(n as f64, seconds(us))
}

/// Returns a quotient; 0 of nothing.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

impl ServerMetrics {
    /// Returns the numbers as `GET /metrics` lists them.
    pub(crate) fn exposition(&self) -> String {
        let mut text = Exposition::default();
        let sum: Stats =
            self.models.iter().map(|model| model.totals.stats).chain([self.others]).sum();
        for Metric { kind, name, help, value } in &LLAMA {
            text.family("llamacpp", name, kind, help);
            text.sample(format_args!("llamacpp:{name}"), value(&sum));
        }
        self.write_process(&mut text);
        for Metric { kind, name, help, value } in &HOB {
            text.family("hob", name, kind, help);
            self.write_each(&mut text, &format!("hob:{name}"), "", |model| {
                value(&model.totals.stats)
            });
        }
        text.family("hob", "requests_total", "counter", "Requests that ended, by the reason.");
        for (reason, _, value) in &ENDS {
            let label = format!(",reason=\"{reason}\"");
            self.write_each(&mut text, "hob:requests_total", &label, |m| {
                value(&m.totals.stats) as f64
            });
        }
        self.write_histograms(&mut text, "hob", |metric| metric.name);
        for Metric { kind, name, help, value } in &VLLM {
            text.family("vllm", name, kind, help);
            self.write_each(&mut text, &format!("vllm:{name}"), "", |model| {
                value(&model.totals.stats)
            });
        }
        self.write_cache(&mut text);
        let help = "Requests that ended, by the reason.";
        text.family("vllm", "request_success_total", "counter", help);
        for (_, reason, value) in &ENDS[..3] {
            let label = format!(",finished_reason=\"{reason}\"");
            let name = "vllm:request_success_total";
            self.write_each(&mut text, name, &label, |model| value(&model.totals.stats) as f64);
        }
        self.write_histograms(&mut text, "vllm", |metric| metric.vllm);
        text.0
    }

    /// Writes what is the process's own.
    fn write_process(&self, text: &mut Exposition) {
        text.family("hob", "build_info", "gauge", "The version of hob.");
        let version = env!("CARGO_PKG_VERSION");
        text.sample(format_args!("hob:build_info{{version=\"{version}\"}}"), 1.0);
        text.family("hob", "start_time_seconds", "gauge", "When the server began, in Unix time.");
        text.sample("hob:start_time_seconds", self.started as f64);
        text.family("hob", "draining", "gauge", "1 once the server takes its leave.");
        text.sample("hob:draining", f64::from(u8::from(self.is_draining)));
        let Some(SpanCounts { exported, dropped }) = self.spans else { return };
        let help = "Spans of traces that the collector has.";
        text.family("hob", "spans_exported_total", "counter", help);
        text.sample("hob:spans_exported_total", exported as f64);
        let help = "Spans of traces that it does not have: too many at once, or it was away.";
        text.family("hob", "spans_dropped_total", "counter", help);
        text.sample("hob:spans_dropped_total", dropped as f64);
    }

    /// Writes the size of the cache in blocks, as labels.
    fn write_cache(&self, text: &mut Exposition) {
        text.family("vllm", "cache_config_info", "gauge", "The cache, as labels.");
        for model in &self.models {
            let blocks = model.totals.stats.slots * model.n_ctx.div_ceil(PAGE);
            let labels = format!(",block_size=\"{PAGE}\",num_gpu_blocks=\"{blocks}\"");
            let name = label_text(&model.name);
            let of = format_args!("vllm:cache_config_info{{model_name=\"{name}\"{labels}}}");
            text.sample(of, 1.0);
        }
    }

    /// Writes a sample of each model; `labels` are further ones, with a comma before them.
    fn write_each(
        &self,
        text: &mut Exposition,
        name: &str,
        labels: &str,
        value: impl Fn(&ModelMetrics) -> f64,
    ) {
        for model in &self.models {
            let of = label_text(&model.name);
            text.sample(format_args!("{name}{{model_name=\"{of}\"{labels}}}"), value(model));
        }
    }

    /// Writes the histograms of each model.
    fn write_histograms(
        &self,
        text: &mut Exposition,
        space: &str,
        name: impl Fn(&JobMetric) -> &'static str,
    ) {
        for metric in &JOBS {
            let name = name(metric);
            text.family(space, name, "histogram", metric.help);
            for model in &self.models {
                text.histogram(
                    space,
                    name,
                    &label_text(&model.name),
                    (metric.value)(&model.totals.jobs),
                );
            }
        }
    }
}

/// A text that grows.
#[derive(Default)]
struct Exposition(String);

// Writing to a string does not fail.
impl Exposition {
    /// Begins a family of samples.
    fn family(&mut self, space: &str, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {space}:{name} {help}");
        let _ = writeln!(self.0, "# TYPE {space}:{name} {kind}");
    }

    fn sample(&mut self, name: impl Display, value: f64) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    /// Writes a histogram: how many values each bound has below it, their sum and their number.
    fn histogram(&mut self, space: &str, name: &str, model: &str, values: &HistogramSnapshot) {
        let model = format!("model_name=\"{model}\"");
        let mut below = 0;
        for (bound, count) in values.bounds.iter().zip(&values.counts) {
            below += count;
            let name = format_args!("{space}:{name}_bucket{{{model},le=\"{bound}\"}}");
            self.sample(name, below as f64);
        }
        let count = values.count() as f64;
        self.sample(format_args!("{space}:{name}_bucket{{{model},le=\"+Inf\"}}"), count);
        self.sample(format_args!("{space}:{name}_sum{{{model}}}"), values.sum);
        self.sample(format_args!("{space}:{name}_count{{{model}}}"), count);
    }
}

/// Returns a text as the value of a label.
fn label_text(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_of_a_label_ends_where_it_should() {
        assert_eq!(label_text("a\"b\\c\nd"), "a\\\"b\\\\c\\nd");
    }
}
