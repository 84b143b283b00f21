//! `GET /lora-adapters`: the adapters of the model and their factors. `POST /lora-adapters`: other
//! factors, for requests from then on that name no adapters.

use hyper::StatusCode;
use serde_json::json;

use super::{RouteCall, RouteResult, http};
use crate::server::adapters::known_mix;
use crate::server::app::App;
use crate::server::wire::{adapters, parse_body};

/// Answers with the adapters.
pub(super) fn list(app: &App) -> RouteResult {
    let served = app.served()?;
    Ok(http::json(StatusCode::OK, &adapters::list(&served.runtime.adapters)))
}

/// Sets the factors of the adapters; those that the body does not name get 0.
pub(super) fn set(call: &RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let body = parse_body(call.request.body())?;
    let scales = adapters::scales(&body, "body")?;
    served.runtime.adapters.set(&known_mix(&served, &scales, "body")?);
    Ok(http::json(StatusCode::OK, &json!({"success": true})))
}
