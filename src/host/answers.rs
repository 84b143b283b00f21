//! The host's own answers: `{"detail": …}`, with the time after which to ask again.

use hyper::header::{self, HeaderValue};
use hyper::{Response, StatusCode};
use serde_json::json;

use super::AdminError;
use super::gate::Refusal;
use super::upstream::{AcquireError, RelayedError};
use crate::server::error::ApiError;
use crate::server::http::{self, ErrorWriter, ResponseBody};

/// Seconds after which a request that found no permit may try again.
pub(super) const RETRY_PERMIT: u32 = 1;
/// Seconds after which a request that found no memory may try again.
pub(super) const RETRY_MEMORY: u32 = 10;
/// Seconds after which a request whose deployment could not be started may try again.
pub(super) const RETRY_START: u32 = super::BACK_OFF.as_secs() as u32;

/// Returns the host's own answer of some words.
pub(super) fn detail(status: StatusCode, words: &str) -> Response<ResponseBody> {
    http::json(status, &json!({"detail": words}))
}

/// Writes an error of the host itself, in place of a server's.
pub(super) fn write_error(error: &ApiError, _: &ErrorWriter) -> Response<ResponseBody> {
    host_error(error)
}

/// Returns the response for an error of the host itself.
pub(super) fn host_error(error: &ApiError) -> Response<ResponseBody> {
    let mut response = detail(error.status, error.message());
    if let Some(seconds) = error.retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let Some(allow) = error.allow {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(allow));
    }
    response
}

/// Returns an answer of some words, with the time after which to ask again.
pub(super) fn later(status: StatusCode, words: &str, seconds: u32) -> Response<ResponseBody> {
    let mut response = detail(status, words);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// Returns the response for a command that was not carried out.
pub(super) fn failed(error: &AdminError) -> Response<ResponseBody> {
    if error.status() == StatusCode::INTERNAL_SERVER_ERROR {
        tracing::error!(%error, "a command could not be carried out");
    }
    detail(error.status(), &error.to_string())
}

/// Returns the response for a request that the gate refuses.
pub(super) fn refused(refusal: Refusal) -> Response<ResponseBody> {
    match refusal {
        Refusal::NotFound(words) => detail(StatusCode::NOT_FOUND, &words),
        Refusal::Forbidden(words) => detail(StatusCode::FORBIDDEN, words),
        Refusal::Unauthorized(words) => {
            let mut response = detail(StatusCode::UNAUTHORIZED, words);
            response
                .headers_mut()
                .insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Key"));
            response
        }
    }
}

/// Returns the response for a request that no server of its deployment has answered.
pub(super) fn not_relayed(error: RelayedError) -> Response<ResponseBody> {
    let unavailable = StatusCode::SERVICE_UNAVAILABLE;
    match error {
        RelayedError::NoServer(AcquireError::Failed) => {
            let words = "the deployment could not be started; its log says why";
            later(unavailable, words, RETRY_START)
        }
        RelayedError::NoServer(_) => {
            let words = "the deployment was not started in time; its log says more";
            later(unavailable, words, RETRY_START)
        }
        RelayedError::NoRoom => later(unavailable, "too many large answers at once", RETRY_PERMIT),
        RelayedError::Broken => {
            let words = "servers of this deployment broke before they had answered";
            later(StatusCode::BAD_GATEWAY, words, RETRY_PERMIT)
        }
    }
}
