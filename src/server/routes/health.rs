//! `GET /health`: 200 once the model is there, with the number of its slots at work.

use hyper::StatusCode;
use serde::Serialize;

use super::RouteResult;
use super::http;
use crate::server::app::App;
use crate::server::error::ApiError;

#[derive(Debug, Serialize)]
struct Health {
    status: &'static str,
    slots_idle: usize,
    slots_processing: usize,
    /// Requests that wait for a slot.
    requests_deferred: usize,
}

/// Answers with 200 if requests are answered, and with 503 while the model is loading or after the
/// engine met a defect and stopped.
pub(super) fn get(app: &App) -> RouteResult {
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
