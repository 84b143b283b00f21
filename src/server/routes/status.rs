//! The state of the server: `GET /props`, `GET /slots`, `GET /metrics`.

use hyper::header::{self, HeaderValue};
use hyper::{Response, StatusCode};
use serde_json::{Value, json};

use super::chat::FINGERPRINT;
use super::http::{self, ResponseBody};
use super::{RouteCall, RouteResult};
use crate::chat::Capabilities;
use crate::engine::Stats;
use crate::runtime::MEDIA;
use crate::server::app::{App, AppEngines, Settings};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::metrics::{ModelMetrics, ServerMetrics};
use crate::server::query;
use crate::server::wire::completion::generation_settings;
use crate::server::wire::generation::Generation;
use crate::server::wire::status::{
    DefaultSettings, LiveStats, Modalities, ServerProps, SlotStatus,
};
use crate::util::memory;

/// Returns the settings of a request that sets nothing, as an answer would repeat them.
fn default_settings(app: &App) -> Result<Value, ApiError> {
    let nothing = json!({});
    let generation = Generation::read(&Fields::of_body(&nothing)?, app.defaults())?;
    Ok(generation_settings(&generation))
}

/// Answers with the model, its template, and the endpoints that are switched on.
pub(crate) fn props(app: &App) -> RouteResult {
    let props = match app.asleep() {
        Some(notes) => notes.props.clone(),
        None => props_value(app, LoadedModel::Stays)?,
    };
    Ok(http::json(StatusCode::OK, &props))
}

/// The future of a model that is loaded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::server) enum LoadedModel {
    Stays,
    FallsAsleep,
}

/// Returns the properties of a server whose model is loaded.
pub(in crate::server) fn props_value(app: &App, model: LoadedModel) -> Result<Value, ApiError> {
    let served = app.served()?;
    let template = &served.runtime.template;
    let engine = &served.runtime.engine;
    // An encoder takes no conversations: the template is a stand-in for one it does not have.
    let (chat_template, can) = if engine.is_encoder() {
        ("", &Capabilities::NONE)
    } else {
        (template.source(), template.capabilities())
    };
    let props = ServerProps {
        default_generation_settings: DefaultSettings {
            params: default_settings(app)?,
            n_ctx: engine.n_ctx(),
        },
        total_slots: engine.n_slots(),
        model_alias: served.info.names.first(),
        model_path: &served.info.path,
        model_ftype: &served.info.ftype,
        modalities: Modalities {
            vision: served.runtime.vision.is_some(),
            audio: false,
            video: false,
        },
        media_marker: MEDIA,
        endpoint_slots: app.settings.slots,
        endpoint_props: false,
        endpoint_metrics: app.settings.metrics,
        chat_template,
        chat_template_caps: (*can).into(),
        bos_token: template.bos(),
        eos_token: template.eos(),
        build_info: FINGERPRINT,
        is_sleeping: model == LoadedModel::FallsAsleep,
    };
    Ok(serde_json::to_value(props).unwrap_or_default())
}

/// Answers with the state of each slot; `?fail_on_no_slot=1` asks for 503 when none is free.
pub(crate) fn slots(call: &RouteCall) -> RouteResult {
    let served = call.app.served()?;
    if !call.app.settings.slots {
        return Err(ApiError::unsupported_endpoint(
            "the list of slots is switched off; see --slots",
        ));
    }
    let engine = &served.runtime.engine;
    let views = engine.slots();
    let asks = query::is_set(call.request.uri().query(), "fail_on_no_slot")?;
    if asks && !views.is_empty() && views.iter().all(|view| view.is_processing) {
        return Err(ApiError::unavailable("no slot available"));
    }
    let slot = |id: u32| {
        let view = views.iter().find(|view| view.id == id).copied().unwrap_or_default();
        SlotStatus::new(id, engine.n_ctx(), &view)
    };
    let slots: Vec<SlotStatus> = (0..engine.n_slots() as u32).map(slot).collect();
    Ok(http::json(StatusCode::OK, &slots))
}

/// Answers with counters, gauges and histograms in the text form of Prometheus.
pub(crate) fn metrics(app: &App) -> RouteResult {
    let AppEngines { name, served, past } = app.engines()?;
    let mut model = ModelMetrics::past(name, past);
    if let Some(served) = served {
        model.add(&served);
    }
    check_metrics(&app.settings)?;
    Ok(exposition(&ServerMetrics {
        models: vec![model],
        others: Stats::default(),
        started: app.started,
        is_draining: app.drain.is_turned(),
        spans: app.settings.spans.as_ref().map(|spans| spans.counts()),
    }))
}

/// Answers with what the engine does and has done, as JSON.
pub(super) fn stats(app: &App) -> RouteResult {
    let AppEngines { served, past, .. } = app.engines()?;
    let present = served.map(|served| served.runtime.engine.stats());
    Ok(live_stats(&present.into_iter().chain([past.stats]).sum()))
}

/// Returns counters and gauges as `GET /stats` has them, for programs that draw them live.
pub(crate) fn live_stats(stats: &Stats) -> Response<ResponseBody> {
    let resident = memory::resident(std::process::id());
    let live = LiveStats {
        slots: stats.slots,
        processing: stats.processing,
        waiting: stats.waiting,
        parked: stats.parked,
        steps: stats.steps,
        prompt_tokens: stats.prompt_tokens,
        cached_tokens: stats.cached_tokens,
        completion_tokens: stats.completion_tokens,
        drafted_tokens: stats.drafted_tokens,
        accepted_tokens: stats.accepted_tokens,
        memory_bytes: resident.as_ref().map(|resident| resident.own),
        mapped_bytes: resident.as_ref().map(|resident| resident.mapped),
    };
    let mut response = http::json(StatusCode::OK, &live);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Checks that `GET /metrics` is to be answered.
///
/// # Errors
/// 501 otherwise.
pub(crate) fn check_metrics(settings: &Settings) -> Result<(), ApiError> {
    if settings.metrics {
        return Ok(());
    }
    Err(ApiError::unsupported_endpoint("metrics are off; start the server with --metrics"))
}

/// Returns the numbers of a server as `GET /metrics` lists them.
pub(crate) fn exposition(metrics: &ServerMetrics) -> Response<ResponseBody> {
    let text = metrics.exposition();
    let mut response = http::text(StatusCode::OK, "text/plain; version=0.0.4", text);
    let headers = response.headers_mut();
    headers.insert("process-start-time-unix", HeaderValue::from(metrics.started));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
