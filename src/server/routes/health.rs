//! `GET /live`: 200 as long as the process lives. `GET /ready`, `GET /health`: 200 while requests
//! are taken, with the number of slots at work. `POST /drain`: begins the server's shutdown.

use hyper::StatusCode;
use serde::Serialize;

use super::http;
use super::{RouteCall, RouteResult};
use crate::server::app::App;
use crate::server::error::ApiError;
use crate::server::guard::FromLoopback;

#[derive(Debug, Serialize)]
struct Health {
    status: &'static str,
    slots_idle: usize,
    slots_processing: usize,
    /// Requests that wait for a slot.
    requests_deferred: usize,
}

/// A state in a word.
#[derive(Debug, Serialize)]
struct StatusWord {
    status: &'static str,
}

/// Answers with 200.
pub(super) fn live() -> RouteResult {
    Ok(http::json(StatusCode::OK, &StatusWord { status: "ok" }))
}

/// Begins the server's shutdown, as a signal does.
pub(super) fn drain(call: &RouteCall) -> RouteResult {
    let App { settings, drain, .. } = &*call.app;
    // Without these, any client that reaches the address could end the server.
    let is_local = call.request.extensions().get::<FromLoopback>().is_some();
    if !is_local && !settings.worker && settings.keys.is_empty() {
        return Err(ApiError::unsupported_endpoint(
            "the server is ended over the network with --worker or with a key (--api-key) only",
        ));
    }
    tracing::info!("a request asks the server to end");
    drain.turn();
    Ok(http::json(StatusCode::OK, &StatusWord { status: "draining" }))
}

/// Answers with 200 if requests are answered, and with 503 while the model is loading, once the
/// server is to end, or after the engine met a defect and stopped.
pub(super) fn ready(app: &App) -> RouteResult {
    if app.drain.is_turned() {
        return Ok(http::json(StatusCode::SERVICE_UNAVAILABLE, &StatusWord { status: "draining" }));
    }
    if app.asleep().is_some() {
        return Ok(http::json(StatusCode::OK, &StatusWord { status: "ok" }));
    }
    let served = app.served()?;
    if !served.runtime.engine.is_running() {
        return Err(ApiError::unavailable("the engine has stopped"));
    }
    let stats = served.runtime.engine.stats();
    let health = Health {
        status: "ok",
        slots_idle: stats.slots.saturating_sub(stats.processing),
        slots_processing: stats.processing,
        requests_deferred: stats.waiting,
    };
    Ok(http::json(StatusCode::OK, &health))
}
