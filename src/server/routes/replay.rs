//! Streams that are read again: `X-Conversation-Id` of a chat, `/v1/stream` and
//! `/v1/streams/lookup`.

use std::sync::Arc;

use http_body_util::Either;
use hyper::body::Bytes;
use hyper::header::HeaderName;
use hyper::{Method, Request, Response, StatusCode};
use serde::Deserialize;

use super::chat::ChatApi;
use super::{RouteCall, RouteResult, text};
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http::{self, header_text};
use crate::server::kept::RequestMemory;
use crate::server::replay::ReplayStatus;
use crate::server::sse::StreamForm;
use crate::util::url::query_members;

/// The paths of chats, whose streams can go on without their clients.
pub(super) const CHATS: &[&str] = &["/v1/chat/completions", "/chat/completions"];
/// The header whose value names a conversation.
const X_CONVERSATION_ID: HeaderName = HeaderName::from_static("x-conversation-id");
/// Most names in one request.
const MAX_LOOKUP: usize = 1024;

/// Returns the name of the conversation whose stream, if a request asks for one, goes on without
/// its client; `None` = there is none.
pub(crate) fn conversation(request: &Request<Bytes>, memory: &RequestMemory) -> Option<String> {
    let id = header_text(request.headers(), X_CONVERSATION_ID)?;
    // a service that counts the tokens of its requests lets none go on without its client
    let is_taken = !id.is_empty() && !memory.refuses_background;
    (is_taken && CHATS.contains(&request.uri().path())).then(|| id.to_owned())
}

/// Takes the name of the conversation from a request whose stream has it already: the answer is
/// like that to a request without one.
pub(crate) fn forget_conversation(request: &mut Request<Bytes>) {
    request.headers_mut().remove(X_CONVERSATION_ID);
}

/// The member of a request that asks for a stream.
#[derive(Deserialize)]
struct StreamWish {
    stream: Option<bool>,
}

/// Takes the name of the conversation from a request for a stream, if it has one.
///
/// # Errors
/// 500 after a panic.
pub(super) async fn take_conversation(
    request: &mut Request<Bytes>,
    memory: &RequestMemory,
) -> Result<Option<String>, ApiError> {
    let Some(id) = conversation(request, memory) else { return Ok(None) };
    let body = request.body().clone();
    let read = move |_: &CancelFlag| {
        let text = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&body);
        let wish: Option<StreamWish> = serde_json::from_slice(text).ok();
        Ok(wish.and_then(|wish| wish.stream) == Some(true))
    };
    let is_streamed = run_blocking(WorkCost::Parse(request.body().len()), read).await?;
    if is_streamed {
        forget_conversation(request);
    }
    Ok(is_streamed.then_some(id))
}

/// Answers a chat; its stream goes on without its client where the request names a conversation.
pub(super) async fn chat(call: RouteCall) -> RouteResult {
    let memory = Arc::clone(&call.app.memory);
    let id = conversation(&call.request, &memory);
    let held = call.app.lease.clone();
    let response = text::generate::<ChatApi>(call).await?;
    let Some(id) = id else { return Ok(response) };
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
