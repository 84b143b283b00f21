//! `GET` and `DELETE /v1/responses/{id}`, the items of its request, and the end of one that is
//! being made.

use hyper::StatusCode;
use serde::Serialize;
use serde_json::Value;

use crate::server::error::ApiError;
use crate::server::http;
use crate::server::kept::KeptAnswer;
use crate::server::query;
use crate::server::routes::{RouteCall, RouteResult};

/// The answer to the deletion of a response.
#[derive(Serialize)]
struct Deleted<'a> {
    id: &'a str,
    object: &'static str,
    deleted: bool,
}

/// A list of the items of a request.
#[derive(Serialize)]
struct ItemList<'a> {
    object: &'static str,
    data: &'a [Value],
    has_more: bool,
}

/// Returns the id in the path of a request.
fn id(call: &RouteCall) -> &str {
    call.id_below("/v1/responses/")
}

fn kept(call: &RouteCall) -> Result<KeptAnswer, ApiError> {
    call.app.memory.responses.get(id(call)).ok_or_else(|| {
        ApiError::not_found("there is no such response; it was not stored, or is forgotten")
    })
}

/// Answers with a response.
pub(in crate::server::routes) fn get(call: &RouteCall) -> RouteResult {
    if query::is_set(call.request.uri().query(), "stream")? {
        let what = "a stored response is not streamed; ask for it without stream";
        return Err(ApiError::bad_field("stream", what));
    }
    http::large_json(kept(call)?.body.to_vec())
}

/// Forgets a response, and ends it if it is being made.
pub(in crate::server::routes) fn delete(call: &RouteCall) -> RouteResult {
    kept(call)?;
    let id = id(call);
    let responses = &call.app.memory.responses;
    responses.end(id);
    responses.remove(id);
    Ok(http::json(StatusCode::OK, &Deleted { id, object: "response", deleted: true }))
}

/// Answers with the items of the request of a response.
pub(in crate::server::routes) fn input_items(call: &RouteCall) -> RouteResult {
    let kept = kept(call)?;
    let list = ItemList { object: "list", data: &kept.input, has_more: false };
    Ok(http::json(StatusCode::OK, &list))
}

/// Ends a response that is made in the background unless it was ended before, and answers with it
/// as it is then.
pub(in crate::server::routes) fn cancel(call: &RouteCall) -> RouteResult {
    let before = kept(call)?;
    let mut response: Value = serde_json::from_slice(&before.body).unwrap_or_default();
    let is_ended = call.app.memory.responses.cancel(id(call));
    // asked a second time, the end is told again
    if !is_ended && response["status"] != "cancelled" {
        return Err(ApiError::conflict("that response is not being made in the background"));
    }
    response["status"] = "cancelled".into();
    Ok(http::json(StatusCode::OK, &response))
}
