//! Bytes: reading request bodies within limits, and making responses. Knows HTTP; not what is said in it.

use std::time::Duration;

use http_body_util::{BodyExt, Either, Full, Limited};
use hyper::body::{Body, Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::{Request, Response, StatusCode};
use serde::Serialize;

use super::app::Settings;
use super::error::ApiError;
use super::sse::EventStream;

/// What a response carries: a whole text or a stream of events.
pub type ResponseBody = Either<Full<Bytes>, EventStream>;

/// How long the rest of a body that is too large is read and thrown away. A client that is still sending when the
/// connection closes may lose the answer that says why.
const LINGER: Duration = Duration::from_secs(2);

/// Reads the body of a request, within the limits of `settings`.
///
/// # Errors
/// As [`read_body`].
pub async fn whole(request: Request<Incoming>, settings: &Settings) -> Result<Request<Bytes>, ApiError> {
    let (head, body) = request.into_parts();
    let body = read_body(body, settings.body_limit, settings.read_timeout).await?;
    Ok(Request::from_parts(head, body))
}

/// Reads a body of at most `limit` bytes, within `timeout`.
///
/// # Errors
/// 413 when it is larger, 408 when it takes longer, 400 when it breaks off.
async fn read_body(mut body: Incoming, limit: usize, timeout: Duration) -> Result<Bytes, ApiError> {
    // The announced length is enough to refuse.
    if body.size_hint().lower() > limit as u64 {
        linger(body).await;
        return Err(ApiError::too_large(limit));
    }
    let collected = tokio::time::timeout(timeout, Limited::new(&mut body, limit).collect()).await;
    match collected {
        Err(_) => Err(ApiError::slow_body()),
        Ok(Ok(collected)) => Ok(collected.to_bytes()),
        Ok(Err(error)) if error.is::<http_body_util::LengthLimitError>() => {
            linger(body).await;
            Err(ApiError::too_large(limit))
        }
        Ok(Err(error)) => Err(ApiError::bad_request(format!("the request body broke off: {error}"))),
    }
}

/// Reads and forgets, for a while.
async fn linger(mut body: Incoming) {
    let rest = async { while let Some(Ok(_)) = body.frame().await {} };
    // Either way the answer is sent next.
    let _ = tokio::time::timeout(LINGER, rest).await;
}

/// A value as JSON text.
pub fn to_json(value: &impl Serialize) -> Vec<u8> {
    // Every value of `wire` has string keys and plain members, which is all that can go wrong in memory.
    serde_json::to_vec(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a response could not be written as JSON");
        br#"{"error":{"code":500,"message":"the answer could not be written","type":"server_error"}}"#
            .to_vec()
    })
}

/// A response with a JSON body.
pub fn json(status: StatusCode, value: &impl Serialize) -> Response<ResponseBody> {
    json_text(status, to_json(value))
}

fn json_text(status: StatusCode, text: Vec<u8>) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::from(text)));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    response
}

/// A response with a text of this type.
pub fn text(status: StatusCode, kind: &'static str, text: String) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::from(text)));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// A response without a body.
pub fn empty(status: StatusCode) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::default()));
    *response.status_mut() = status;
    response
}

/// A response that tells of an error.
pub fn error(error: &ApiError) -> Response<ResponseBody> {
    let mut response = json_text(error.status, error.to_json());
    if let Some(seconds) = error.retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let Some(methods) = error.allow {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(methods));
    }
    response
}

/// Tells of the keywords of a schema that are not enforced.
pub fn with_ignored(
    mut response: Response<ResponseBody>,
    ignored: Option<HeaderValue>,
) -> Response<ResponseBody> {
    if let Some(pointers) = ignored {
        response.headers_mut().insert("x-hob-ignored-keywords", pointers);
    }
    response
}

/// A response that streams events.
pub fn events(stream: EventStream) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Right(stream));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // nginx would otherwise collect the events before it passes them on.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
