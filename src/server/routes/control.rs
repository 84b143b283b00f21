//! `POST /v1/chat/completions/control`: changes to an answer on its way.

use hyper::StatusCode;
use serde::{Deserialize, Serialize};

use super::{RouteCall, RouteResult, http};
use crate::server::error::ApiError;
use crate::server::fields::read_object;

#[derive(Deserialize)]
struct ControlRequest {
    id: String,
    action: String,
}

#[derive(Serialize)]
struct ControlAnswer {
    id: String,
    action: String,
    success: bool,
    message: Option<&'static str>,
}

/// Ends the reasoning of an answer.
pub(super) fn end_reasoning(call: &RouteCall) -> RouteResult {
    let request: ControlRequest = read_object(call.request.body())?;
    if request.action != "reasoning_end" {
        return Err(ApiError::bad_field("action", "expected \"reasoning_end\""));
    }
    let success = call.app.memory.controls.end_reasoning(&request.id);
    let message = (!success)
        .then_some("there is no such answer on its way; ask for it with reasoning_control");
    let answer = ControlAnswer { id: request.id, action: request.action, success, message };
    Ok(http::json(StatusCode::OK, &answer))
}
