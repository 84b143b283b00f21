//! The load of the server, for those that spread requests over several: `GET /v1/loads` in
//! SGLang's form, `GET /get_load` in the older one.

use hyper::StatusCode;

use super::{RouteCall, RouteResult, http};
use crate::engine::Stats;
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::wire::loads::{
    Aggregate, Disaggregation, Loads, LoadsAnswer, MemoryLoad, OldLoad, Queues, Section,
    Speculative,
};
use crate::util::clock;
use crate::util::url::query_members;

/// Bytes of a gigabyte.
const GB: f64 = (1_u64 << 30) as f64;

/// Returns the sections that a query asks for; all of them where it does not say.
///
/// # Errors
/// 400 for an unknown section.
fn sections(query: Option<&str>) -> Result<Vec<Section>, ApiError> {
    let asked: Vec<String> = values(query, "include").collect();
    if asked.is_empty() {
        return Ok(Section::ALL.to_vec());
    }
    let mut sections = Vec::new();
    for name in asked.iter().flat_map(|list| list.split(',')).map(str::trim) {
        match name {
            "all" => sections.extend(Section::ALL),
            "core" | "" => {}
            name => sections.push(Section::named(name).ok_or_else(|| {
                ApiError::bad_field(
                    "include",
                    "core, memory, spec, lora, disagg, queues or all were expected, with commas \
                     between them",
                )
            })?),
        }
    }
    Ok(sections)
}

/// Returns the values of the members of a query that have a name.
fn values(query: Option<&str>, name: &str) -> impl Iterator<Item = String> {
    query_members(query).filter(move |member| member.name == name).filter_map(|member| member.value)
}

/// Answers with the load of the one rank that there is.
pub(super) fn loads(call: &RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let query = call.request.uri().query();
    let sections = sections(query)?;
    if values(query, "format").any(|format| format != "json") {
        let what = "json was expected; the text form of Prometheus is at /metrics";
        return Err(ApiError::bad_field("format", what));
    }
    let is_other = |rank: String| rank.parse::<u64>() != Ok(0);
    let stats = served.runtime.engine.stats();
    let loads = if values(query, "dp_rank").any(is_other) {
        Vec::new()
    } else {
        vec![load(&served, &stats, &sections)]
    };
    let report = LoadsAnswer {
        timestamp: clock::iso_time(),
        version: env!("CARGO_PKG_VERSION"),
        dp_rank_count: 1,
        aggregate: Aggregate {
            total_running_reqs: stats.processing,
            total_waiting_reqs: stats.waiting,
            total_reqs: stats.processing + stats.waiting,
            total_tokens: stats.used_tokens + stats.waiting_tokens,
            avg_token_usage: share(stats.used_tokens, stats.max_tokens),
            avg_throughput: stats.tokens_per_second,
            avg_utilization: share(stats.processing, stats.slots),
        },
        loads,
    };
    Ok(http::json(StatusCode::OK, &report))
}

fn load(served: &Served, stats: &Stats, sections: &[Section]) -> Loads {
    let wants = |section| sections.contains(&section);
    let hit_rate = match stats.queried_tokens {
        0 => 0.0,
        queried => stats.cached_tokens as f64 / queried as f64,
    };
    Loads {
        dp_rank: 0,
        num_running_reqs: stats.processing,
        num_waiting_reqs: stats.waiting,
        num_waiting_uncached_tokens: stats.waiting_tokens,
        num_total_reqs: stats.processing + stats.waiting,
        num_used_tokens: stats.used_tokens,
        num_total_tokens: stats.used_tokens + stats.waiting_tokens,
        max_total_num_tokens: stats.max_tokens,
        token_usage: share(stats.used_tokens, stats.max_tokens),
        gen_throughput: stats.tokens_per_second,
        cache_hit_rate: hit_rate,
        utilization: share(stats.processing, stats.slots),
        max_running_requests: stats.slots,
        memory: wants(Section::Memory).then(|| MemoryLoad {
            weight_gb: served.info.size as f64 / GB,
            kv_cache_gb: served.runtime.cache_bytes as f64 / GB,
            graph_gb: 0.0,
            token_capacity: stats.max_tokens,
        }),
        // there is none until something was drafted
        speculative: (wants(Section::Speculative) && stats.drafts > 0).then(|| Speculative {
            accept_length: stats.accepted_tokens as f64 / stats.drafts as f64 + 1.0,
            accept_rate: stats.accepted_tokens as f64 / stats.drafted_tokens.max(1) as f64,
        }),
        disaggregation: wants(Section::Disaggregation).then(Disaggregation::default),
        queues: wants(Section::Queues).then_some(Queues {
            waiting: stats.waiting,
            grammar: 0,
            paused: stats.parked,
            retracted: 0,
        }),
    }
}

/// Answers in the older form: an object that says how many requests there are, under the names of
/// several routers.
pub(super) fn old_load(app: &App) -> RouteResult {
    let stats = app.served()?.runtime.engine.stats();
    let load = OldLoad {
        load: stats.processing + stats.waiting,
        dp_rank: 0,
        num_reqs: stats.processing + stats.waiting,
        num_waiting_reqs: stats.waiting,
        num_tokens: stats.used_tokens + stats.waiting_tokens,
        num_pending_tokens: stats.waiting_tokens,
    };
    Ok(http::json(StatusCode::OK, &load))
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_named_by_the_query() {
        assert_eq!(sections(Some("")).unwrap(), Section::ALL);
        assert_eq!(sections(Some("dp_rank=0&include=all")).unwrap(), Section::ALL);
        assert_eq!(sections(Some("include=core")).unwrap(), []);
        let some = [Section::Disaggregation, Section::Queues, Section::Memory];
        assert_eq!(sections(Some("include=core,disagg,queues,memory")).unwrap(), some);
        assert_eq!(sections(Some("include=disagg%2Cqueues&include=memory")).unwrap(), some);
        assert_eq!(sections(Some("include=core,weights")).unwrap_err().status, 400);
    }
}
