//! What the server is and does: `GET /props`, `GET /slots`, `GET /metrics`.

use std::fmt::Write as _;

use hyper::header::{self, HeaderValue};
use hyper::{Response, StatusCode, Uri};
use serde_json::{Value, json};

use super::chat::FINGERPRINT;
use super::http::{self, ResponseBody};
use crate::engine::Stats;
use crate::runtime::MEDIA;
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::wire::completion::generation_settings;
use crate::server::wire::generation::Generation;

/// Returns what requests that say nothing get, as an answer would repeat it.
fn defaults(app: &App) -> Result<Value, ApiError> {
    let nothing = json!({});
    let generation = Generation::read(&Fields::of_body(&nothing)?, app.defaults())?;
    Ok(generation_settings(&generation))
}

/// The model, the template, and what is switched on.
pub fn props(app: &App) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    let template = &served.runtime.template;
    let engine = &served.runtime.engine;
    let can = template.capabilities();
    let alias = served.info.names.first();
    Ok(http::json(
        StatusCode::OK,
        &json!({
            "default_generation_settings": {"params": defaults(app)?, "n_ctx": engine.n_ctx()},
            "total_slots": engine.n_slots(),
            "model_alias": alias,
            "model_path": served.info.path,
            "model_ftype": served.info.ftype,
            "modalities": {"vision": served.runtime.vision.is_some(), "audio": false, "video": false},
            "media_marker": MEDIA,
            "endpoint_slots": app.settings.slots,
            "endpoint_props": false,
            "endpoint_metrics": app.settings.metrics,
            "chat_template": template.source(),
            "chat_template_caps": {
                "supports_tools": can.tools,
                "supports_tool_calls": can.tool_calls,
                "supports_system_role": can.system_role,
                "supports_string_content": can.string_content,
                "supports_typed_content": can.part_content,
                "supports_object_arguments": can.object_arguments,
            },
            "bos_token": template.bos(),
            "eos_token": template.eos(),
            "build_info": FINGERPRINT,
            "is_sleeping": false,
        }),
    ))
}

/// Returns what each slot is doing; `?fail_on_no_slot=1` asks for 503 when none is free.
pub fn slots(app: &App, uri: &Uri) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    if !app.settings.slots {
        return Err(ApiError::unsupported_endpoint(
            "the list of slots is switched off; see --slots",
        ));
    }
    let engine = &served.runtime.engine;
    let views = engine.slots();
    let asks =
        uri.query().is_some_and(|query| query.split('&').any(|pair| pair == "fail_on_no_slot=1"));
    if asks && views.iter().filter(|view| !view.is_processing).count() == 0 && !views.is_empty() {
        return Err(ApiError::unavailable("no slot available"));
    }
    let slot = |id: u32| {
        let view = views.iter().find(|view| view.id == id).copied().unwrap_or_default();
        let mut slot = json!({
            "id": id,
            "n_ctx": engine.n_ctx(),
            "speculative": view.speculative,
            "is_processing": view.is_processing,
        });
        if let (true, Some(map)) = (view.is_used, slot.as_object_mut()) {
            let left = view.max_tokens.filter(|_| view.is_processing);
            let left = left.map_or(-1, |most| most.saturating_sub(view.decoded) as i64);
            map.insert("id_task".into(), json!(view.job));
            map.insert("n_prompt_tokens".into(), json!(view.prompt_tokens));
            map.insert(
                "n_prompt_tokens_processed".into(),
                json!(view.n_past.min(view.prompt_tokens)),
            );
            map.insert("n_prompt_tokens_cache".into(), json!(view.cached_tokens));
            let next = json!([{
                "has_next_token": view.is_processing,
                "n_remain": left,
                "n_decoded": view.decoded,
            }]);
            map.insert("next_token".into(), next);
        }
        slot
    };
    let slots: Vec<Value> = (0..engine.n_slots() as u32).map(slot).collect();
    Ok(http::json(StatusCode::OK, &slots))
}

/// Counters and gauges in the text form of Prometheus, by llama-server's names.
pub fn metrics(app: &App) -> Result<Response<ResponseBody>, ApiError> {
    let served = app.served()?;
    if !app.settings.metrics {
        return Err(ApiError::unsupported_endpoint("metrics are switched off; see --metrics"));
    }
    Ok(exposition(&served.runtime.engine.stats(), app.started))
}

/// Returns counters and gauges as `GET /metrics` tells them. `started`: seconds since 1970 at which
/// the server began.
pub fn exposition(stats: &Stats, started: u64) -> Response<ResponseBody> {
    let seconds = |us: u64| us as f64 / 1e6;
    let rate = |n: u64, us: u64| if us == 0 { 0.0 } else { n as f64 / seconds(us) };
    let share = if stats.steps == 0 { 0.0 } else { stats.parts as f64 / stats.steps as f64 };
    let rows: [(&str, &str, &str, f64); 17] = [
        ("prompt_tokens_total", "counter", "Prompt tokens computed.", stats.prompt_tokens as f64),
        (
            "prompt_tokens_cached_total",
            "counter",
            "Prompt tokens found computed.",
            stats.cached_tokens as f64,
        ),
        ("prompt_seconds_total", "counter", "Time until first tokens.", seconds(stats.prompt_us)),
        ("tokens_predicted_total", "counter", "Tokens generated.", stats.completion_tokens as f64),
        (
            "tokens_predicted_seconds_total",
            "counter",
            "Time after first tokens.",
            seconds(stats.predicted_us),
        ),
        ("n_decode_total", "counter", "Steps of the model.", stats.steps as f64),
        ("n_tokens_max", "counter", "Most tokens that a sequence has held.", stats.longest as f64),
        (
            "spec_decode_num_draft_tokens_total",
            "counter",
            "Tokens drafted.",
            stats.drafted_tokens as f64,
        ),
        (
            "spec_decode_num_accepted_tokens_total",
            "counter",
            "Drafted tokens accepted.",
            stats.accepted_tokens as f64,
        ),
        ("spec_decode_num_drafts_total", "counter", "Drafts verified.", stats.drafts as f64),
        (
            "prompt_tokens_seconds",
            "gauge",
            "Prompt tokens computed per second.",
            rate(stats.prompt_tokens, stats.prompt_us),
        ),
        (
            "predicted_tokens_seconds",
            "gauge",
            "Tokens generated per second.",
            rate(stats.intervals, stats.predicted_us),
        ),
        ("requests_processing", "gauge", "Requests being computed.", stats.processing as f64),
        ("requests_deferred", "gauge", "Requests that wait for a slot.", stats.waiting as f64),
        (
            "requests_parked",
            "gauge",
            "Answers without a slot, whose clients do not read.",
            stats.parked as f64,
        ),
        ("n_busy_slots_per_decode", "gauge", "Sequences in a step, on average.", share),
        ("slots", "gauge", "Sequences that can be computed at once.", stats.slots as f64),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "# HELP llamacpp:{name} {help}\n# TYPE llamacpp:{name} {kind}\nllamacpp:{name} {value}\n"
        );
    }
    let mut response = http::text(StatusCode::OK, "text/plain; version=0.0.4", text);
    response.headers_mut().insert("process-start-time-unix", HeaderValue::from(started));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
