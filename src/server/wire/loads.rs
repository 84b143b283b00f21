//! `GET /v1/loads` and `GET /get_load`: the load of the server.

use serde::Serialize;

/// A section of a load that can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Section {
    /// Weights and cache.
    Memory,
    /// Drafts.
    Speculative,
    /// Adapters: none is loaded and unloaded as requests come.
    Lora,
    /// Prompts and answers on different machines, which there is not.
    Disaggregation,
    /// Requests that wait.
    Queues,
}

impl Section {
    /// Every section.
    pub(crate) const ALL: [Section; 5] = [
        Section::Memory,
        Section::Speculative,
        Section::Lora,
        Section::Disaggregation,
        Section::Queues,
    ];

    /// Returns the section of a name.
    pub(crate) fn named(name: &str) -> Option<Section> {
        Some(match name {
            "memory" => Section::Memory,
            "spec" => Section::Speculative,
            "lora" => Section::Lora,
            "disagg" => Section::Disaggregation,
            "queues" => Section::Queues,
            _ => return None,
        })
    }
}

/// The load of a server.
#[derive(Debug, Serialize)]
pub(crate) struct LoadsAnswer {
    /// The present time, by ISO 8601.
    pub timestamp: String,
    /// hob's version.
    pub version: &'static str,
    /// The number of ranks: always one.
    pub dp_rank_count: usize,
    /// The load of each rank that was asked for.
    pub loads: Vec<Loads>,
    /// The load of all ranks together.
    pub aggregate: Aggregate,
}

/// The load of a rank.
#[derive(Debug, Serialize)]
pub(crate) struct Loads {
    /// The number of the rank: always zero.
    pub dp_rank: usize,
    /// Requests being computed.
    pub num_running_reqs: usize,
    /// Requests that wait for a slot.
    pub num_waiting_reqs: usize,
    /// Prompt tokens of requests that wait; those that the cache may have are not subtracted.
    pub num_waiting_uncached_tokens: usize,
    /// Requests of both kinds.
    pub num_total_reqs: usize,
    /// Tokens in the cache of requests being computed.
    pub num_used_tokens: usize,
    /// Tokens in the cache of requests being computed, and the prompt tokens of those that wait.
    pub num_total_tokens: usize,
    /// Tokens that the cache may hold.
    pub max_total_num_tokens: usize,
    /// Share of the cache that is in use.
    pub token_usage: f64,
    /// Tokens generated per second of late.
    pub gen_throughput: f64,
    /// Share of all prompt tokens that were found computed.
    pub cache_hit_rate: f64,
    /// Share of the slots at work.
    pub utilization: f64,
    /// Requests that can be computed at once.
    pub max_running_requests: usize,
    /// Weights and cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<MemoryLoad>,
    /// Drafts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speculative: Option<Speculative>,
    /// Queues between prefill and decode machines: always empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disaggregation: Option<Disaggregation>,
    /// Requests that wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queues: Option<Queues>,
}

/// Memory in gigabytes (2^30 bytes).
#[derive(Debug, Serialize)]
pub(crate) struct MemoryLoad {
    /// The weights.
    pub weight_gb: f64,
    /// The cache when all sequences are full.
    pub kv_cache_gb: f64,
    /// Zero: no graphs are recorded.
    pub graph_gb: f64,
    /// Tokens that the cache may hold.
    pub token_capacity: usize,
}

/// Drafts that were verified.
#[derive(Debug, Serialize)]
pub(crate) struct Speculative {
    /// Tokens of a step with a draft, on average.
    pub accept_length: f64,
    /// Share of drafted tokens that were accepted.
    pub accept_rate: f64,
}

/// Prompts and answers on different machines: there is no such thing.
#[derive(Debug, Serialize)]
pub(crate) struct Disaggregation {
    mode: &'static str,
    prefill_prealloc_queue_reqs: usize,
    prefill_inflight_queue_reqs: usize,
    decode_prealloc_queue_reqs: usize,
    decode_transfer_queue_reqs: usize,
    decode_retracted_queue_reqs: usize,
    kv_transfer_speed_gb_s: f64,
    kv_transfer_latency_ms: f64,
}

impl Default for Disaggregation {
    fn default() -> Self {
        Self {
            mode: "null",
            prefill_prealloc_queue_reqs: 0,
            prefill_inflight_queue_reqs: 0,
            decode_prealloc_queue_reqs: 0,
            decode_transfer_queue_reqs: 0,
            decode_retracted_queue_reqs: 0,
            kv_transfer_speed_gb_s: 0.0,
            kv_transfer_latency_ms: 0.0,
        }
    }
}

/// Requests that wait.
#[derive(Debug, Serialize)]
pub(crate) struct Queues {
    /// Requests that wait for a slot.
    pub waiting: usize,
    /// Always zero: constraints are compiled before a request waits for a slot.
    pub grammar: usize,
    /// Requests that wait for their clients to read.
    pub paused: usize,
    /// Always zero: no request loses its memory to others.
    pub retracted: usize,
}

/// The load of all ranks together.
#[derive(Debug, Serialize)]
pub(crate) struct Aggregate {
    /// Requests being computed.
    pub total_running_reqs: usize,
    /// Requests that wait.
    pub total_waiting_reqs: usize,
    /// Requests of both kinds.
    pub total_reqs: usize,
    /// Tokens of requests of both kinds.
    pub total_tokens: usize,
    /// Share of the cache that is in use.
    pub avg_token_usage: f64,
    /// Tokens generated per second of late.
    pub avg_throughput: f64,
    /// Share of the slots at work.
    pub avg_utilization: f64,
}

/// The load in the older form.
#[derive(Debug, Serialize)]
pub(crate) struct OldLoad {
    /// Requests, computed or waiting.
    pub load: usize,
    /// The number of the rank: always zero.
    pub dp_rank: usize,
    /// Requests, computed or waiting.
    pub num_reqs: usize,
    /// Requests that wait.
    pub num_waiting_reqs: usize,
    /// Tokens of requests of both kinds.
    pub num_tokens: usize,
    /// Prompt tokens of requests that wait.
    pub num_pending_tokens: usize,
}
