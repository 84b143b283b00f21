//! Streams that are read again: `X-Conversation-Id` of a chat, `/v1/stream` and
//! `/v1/streams/lookup`.

use std::sync::Arc;

use http_body_util::Either;
use hyper::header::HeaderName;
use hyper::{Method, Response, StatusCode};
use serde::Deserialize;

use super::chat::ChatApi;
use super::{RouteCall, RouteResult, text};
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http::{self, header_text};
use crate::server::replay::ReplayStatus;
use crate::server::sse::StreamForm;
use crate::util::url::query_members;

/// The header whose value names a conversation.
const X_CONVERSATION_ID: HeaderName = HeaderName::from_static("x-conversation-id");
/// Most names in one request.
const MAX_LOOKUP: usize = 1024;

/// Answers a chat; its stream goes on without its client where the request names a conversation.
pub(super) async fn chat(call: RouteCall) -> RouteResult {
    let id = header_text(call.request.headers(), X_CONVERSATION_ID).map(str::to_owned);
    let memory = Arc::clone(&call.app.memory);
    let held = call.app.lease.clone();
    let response = text::generate::<ChatApi>(call).await?;
    // a service that counts the tokens of its requests lets none go on without its client
    let Some(id) = id.filter(|id| !id.is_empty() && !memory.refuses_background) else {
        return Ok(response);
    };
    let (parts, body) = response.into_parts();
    let body = match body {
        Either::Right(mut stream) => {
            stream.hold(held);
            Either::Right(memory.streams.begin(&id, stream)?)
        }
        whole @ Either::Left(_) => whole,
    };
    Ok(Response::from_parts(parts, body))
}

/// The query of a request about a stream.
#[derive(Default)]
struct StreamQuery {
    conv_id: String,
    from: u64,
}

impl StreamQuery {
    fn read(query: Option<&str>) -> Result<StreamQuery, ApiError> {
        let mut read = StreamQuery::default();
        for member in query_members(query) {
            let value = member.value.unwrap_or_default();
            match member.name.as_str() {
                "conv_id" => read.conv_id = value,
                "from" => {
                    let wrong = |_| ApiError::bad_field("from", "a number of bytes was expected");
                    read.from = value.parse().map_err(wrong)?;
                }
                _ => {}
            }
        }
        if read.conv_id.is_empty() {
            return Err(ApiError::bad_field("conv_id", "the name of a conversation was expected"));
        }
        Ok(read)
    }
}

/// Reads a stream from a byte on, or ends it.
pub(super) fn stream(call: &RouteCall) -> RouteResult {
    let query = StreamQuery::read(call.request.uri().query())?;
    let streams = &call.app.memory.streams;
    if *call.request.method() == Method::DELETE {
        streams.remove(&query.conv_id);
        return Ok(http::empty(StatusCode::NO_CONTENT));
    }
    Ok(http::events(streams.read(&query.conv_id, query.from)?, StreamForm::Events))
}

#[derive(Deserialize)]
struct LookupRequest {
    conversation_ids: Vec<String>,
}

/// Answers with the state of those of the named streams that there are.
pub(super) fn look_up(call: &RouteCall) -> RouteResult {
    let request: LookupRequest = read_object(call.request.body())?;
    if request.conversation_ids.len() > MAX_LOOKUP {
        let what = format!("at most {MAX_LOOKUP} names were expected");
        return Err(ApiError::bad_field("conversation_ids", what));
    }
    let streams = &call.app.memory.streams;
    let found = request.conversation_ids.iter().filter_map(|id| streams.status(id));
    Ok(http::json(StatusCode::OK, &found.collect::<Vec<ReplayStatus>>()))
}
