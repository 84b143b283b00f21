//! A request passed on to a server of its deployment, and the answer passed back. A server that
//! breaks before anything of its answer has been passed back is replaced by another, once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::http::request;
use hyper::{Method, Request, Response, StatusCode, Uri};
use serde_json::Value;

use super::Upstream;
use super::prefixes::PromptHasher;
use super::replicas::{AcquireError, Preference, ReplicaLease};
use super::stream::{RelayedStream, StreamInterface, TokenCounter};
use super::waiting::RequestNeed;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ErrorShape;
use crate::server::http::{self, AnswerUnread, ResponseBody};
use crate::server::log::Tally;
use crate::server::sse::EventStream;
use crate::server::usage_report::{self, X_HOB_USAGE};
use crate::server::wire::priority_of;

/// Most times that a request is sent.
const ATTEMPTS: u32 = 2;
/// Time for which further servers are tried as long as none can be reached: such a request has not
/// been sent.
const UNREACHED: Duration = Duration::from_secs(15);
/// Most bytes of a body in which the beginning of the prompt is looked for.
const LONGEST_LOOK: usize = 4 << 20;
/// Most bytes of a body that is read at once; the threads that pass requests on do nothing else
/// meanwhile.
const SHORT_LOOK: usize = 64 << 10;

/// The last names of the paths at which a slot is computed in, in all dialects.
const COMPUTING: [&str; 12] = [
    "chat",
    "completion",
    "completions",
    "embed",
    "embedding",
    "embeddings",
    "generate",
    "infill",
    "messages",
    "rerank",
    "reranking",
    "responses",
];

/// The headers of a request that are passed on to a server.
const PASSED_ON: [HeaderName; 7] = [
    header::CONTENT_TYPE,
    header::ACCEPT,
    HeaderName::from_static("x-request-id"),
    HeaderName::from_static("traceparent"),
    HeaderName::from_static("tracestate"),
    HeaderName::from_static("anthropic-version"),
    HeaderName::from_static("anthropic-beta"),
];

/// The headers of an answer that are not the server's to set.
const OWN: [HeaderName; 15] = [
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::CONTENT_LENGTH,
    header::TRAILER,
    header::UPGRADE,
    header::DATE,
    header::SERVER,
    header::VARY,
    header::WWW_AUTHENTICATE,
    header::ACCESS_CONTROL_ALLOW_ORIGIN,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-authenticate"),
    HeaderName::from_static("x-request-id"),
    HeaderName::from_static("request-id"),
    X_HOB_USAGE,
];

/// A request to be passed on.
pub(in crate::host) struct RelayCall<'a> {
    /// The deployment.
    pub deployment: &'a str,
    /// The path and the query below it.
    pub target: &'a str,
    /// The request's head.
    pub head: &'a request::Parts,
    /// Its body.
    pub body: Bytes,
    /// The counter of its tokens.
    pub tally: &'a Arc<Tally>,
    /// The shape of its errors.
    pub errors: ErrorShape,
}

/// Why a request has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::host) enum RelayedError {
    /// There is no server.
    NoServer(AcquireError),
    /// The servers that were tried have failed.
    Broken,
    /// There is no memory for the answer.
    NoRoom,
}

/// Why a server has not answered.
#[derive(Debug, thiserror::Error)]
enum AttemptError {
    #[error("it cannot be reached: {0}")]
    Unreached(hyper_util::client::legacy::Error),
    #[error("it broke: {0}")]
    Sent(hyper_util::client::legacy::Error),
    #[error("its answer broke off: {0}")]
    Answer(hyper::Error),
    #[error("it does not take the key of its servers")]
    Key,
    #[error("its address is none")]
    Address,
    #[error("there is no memory for its answer")]
    NoRoom,
}

impl Upstream {
    /// Passes a request on to a server of its deployment, and returns its answer.
    ///
    /// # Errors
    /// When there is no server, or those tried have broken.
    pub(in crate::host) async fn relay(
        &self,
        call: &RelayCall<'_>,
    ) -> Result<Response<ResponseBody>, RelayedError> {
        if let Some(notes) = call.tally.notes() {
            // `NAME#N`, where N counts how often it was deployed anew
            notes.note_model(call.deployment.split('#').next().unwrap_or_default());
        }
        let preference = self.preference(call).await;
        let since = Instant::now();
        let mut sent = 0;
        loop {
            let lease = self.table.acquire(call.deployment, &preference).await;
            let lease = lease.map_err(RelayedError::NoServer)?;
            let server = lease.address.clone();
            match self.attempt(lease, call).await {
                Ok(response) => return Ok(response),
                Err(AttemptError::NoRoom) => return Err(RelayedError::NoRoom),
                Err(AttemptError::Unreached(error)) if since.elapsed() < UNREACHED => {
                    tracing::debug!(server, %error, deployment = call.deployment, "not reached");
                }
                Err(error) => {
                    sent += 1;
                    tracing::warn!(server, %error, deployment = call.deployment, "no answer");
                    if sent == ATTEMPTS {
                        return Err(RelayedError::Broken);
                    }
                }
            }
        }
    }

    /// Returns the servers that a request needs, and its turn.
    async fn preference(&self, call: &RelayCall<'_>) -> Preference {
        let path = call.target.split('?').next().unwrap_or_default();
        let answer = path.strip_prefix("/v1/responses/").and_then(|rest| rest.split('/').next());
        if let Some(answer) = answer.filter(|answer| *answer != "input_tokens") {
            return about(&self.table.hasher, call.deployment, answer);
        }
        let need = if takes_slot(&call.head.method, path) {
            RequestNeed::Slot
        } else {
            RequestNeed::Nothing
        };
        let unread = Preference { need, ..Preference::default() };
        let n_bytes = call.body.len();
        let read = if n_bytes <= SHORT_LOOK {
            read_preference(&self.table.hasher, call.deployment, path, &call.body, need)
        } else if n_bytes <= LONGEST_LOOK {
            let table = Arc::clone(&self.table);
            let deployment = call.deployment.to_owned();
            let path = path.to_owned();
            let body = call.body.clone();
            let look = move |_: &CancelFlag| {
                Ok(read_preference(&table.hasher, &deployment, &path, &body, need))
            };
            run_blocking(WorkCost::Parse(n_bytes), look).await.ok().flatten()
        } else {
            None
        };
        read.unwrap_or(unread)
    }

    /// Passes a request on to one server.
    async fn attempt(
        &self,
        lease: ReplicaLease,
        call: &RelayCall<'_>,
    ) -> Result<Response<ResponseBody>, AttemptError> {
        let request = self.request(&lease.address, call)?;
        let answer = self.client.request(request).await.map_err(|error| {
            lease.broke();
            if error.is_connect() {
                AttemptError::Unreached(error)
            } else {
                AttemptError::Sent(error)
            }
        })?;
        if answer.status() == StatusCode::UNAUTHORIZED {
            lease.broke();
            return Err(AttemptError::Key);
        }
        let is_stream = answer
            .headers()
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
        let (mut head, body) = answer.into_parts();
        let told = usage_report::read(&head.headers).unwrap_or_default();
        for own in &OWN {
            head.headers.remove(own);
        }
        let body = if is_stream {
            self.stream(body, told, lease, call).await?
        } else {
            self.whole(body, told, &lease, call).await?
        };
        Ok(Response::from_parts(head, body))
    }

    fn request(
        &self,
        address: &str,
        call: &RelayCall<'_>,
    ) -> Result<Request<Full<Bytes>>, AttemptError> {
        let uri = format!("http://{address}{}", call.target).parse::<Uri>();
        let mut request = Request::new(Full::new(call.body.clone()));
        *request.method_mut() = call.head.method.clone();
        *request.uri_mut() = uri.map_err(|_| AttemptError::Address)?;
        let key = HeaderValue::try_from(format!("Bearer {}", self.helper.key()));
        let headers = request.headers_mut();
        copy(&call.head.headers, headers);
        headers.insert(header::AUTHORIZATION, key.map_err(|_| AttemptError::Key)?);
        headers.insert(header::TE, HeaderValue::from_static("trailers"));
        headers.insert(X_HOB_USAGE, HeaderValue::from_static("0 0 0"));
        Ok(request)
    }

    async fn stream(
        &self,
        body: Incoming,
        told: [usize; 3],
        lease: ReplicaLease,
        call: &RelayCall<'_>,
    ) -> Result<ResponseBody, AttemptError> {
        let path = call.target.split('?').next().unwrap_or_default();
        let interface = match path {
            "/v1/responses" => StreamInterface::Responses,
            _ => StreamInterface::Plain(call.errors),
        };
        let counter = TokenCounter { tally: Arc::clone(call.tally), told, events: 0 };
        let stream = RelayedStream::begin(body, counter, interface, lease).await;
        let stream = stream.map_err(AttemptError::Answer)?;
        if let Some(name) = answer_name(stream.first()) {
            let blocks = self.table.hasher.answer(call.deployment, name);
            self.table.note_answer(&blocks, stream.lease());
        }
        Ok(ResponseBody::Right(EventStream::relayed(stream)))
    }

    async fn whole(
        &self,
        body: Incoming,
        told: [usize; 3],
        lease: &ReplicaLease,
        call: &RelayCall<'_>,
    ) -> Result<ResponseBody, AttemptError> {
        let text = http::whole_answer(body).await.map_err(|error| match error {
            AnswerUnread::Broken(error) => {
                lease.broke();
                AttemptError::Answer(error)
            }
            AnswerUnread::NoRoom => AttemptError::NoRoom,
        })?;
        if call.target == "/v1/responses"
            && let Some(name) = answer_name(&text)
        {
            let blocks = self.table.hasher.answer(call.deployment, name);
            self.table.note_answer(&blocks, lease);
        }
        call.tally.add(told);
        Ok(ResponseBody::Left(Full::new(text)))
    }
}

/// Returns the preference of a request that is about an answer which is kept.
fn about(hasher: &PromptHasher, deployment: &str, answer: &str) -> Preference {
    let blocks = hasher.answer(deployment, answer);
    Preference { blocks, need: RequestNeed::Server, priority: 0 }
}

/// Reads the servers that a request needs, and its turn, from its body; `None` if that is no JSON.
fn read_preference(
    hasher: &PromptHasher,
    deployment: &str,
    path: &str,
    body: &[u8],
    need: RequestNeed,
) -> Option<Preference> {
    let request: Value = serde_json::from_slice(body).ok()?;
    let named = match path {
        "/v1/chat/completions/control" => request["id"].as_str(),
        "/v1/responses" | "/responses" | "/api/v1/chat" => request["previous_response_id"].as_str(),
        _ => None,
    };
    if let Some(name) = named.filter(|name| !name.is_empty()) {
        return Some(about(hasher, deployment, name));
    }
    let blocks = hasher.blocks(deployment, &request);
    // what is wrong with it the server says
    let priority = priority_of(&request).unwrap_or(0);
    Some(Preference { blocks, need, priority })
}

/// Returns whether a request computes in a slot of its server.
fn takes_slot(method: &Method, path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    *method == Method::POST && COMPUTING.contains(&name)
}

/// Copies the headers that are passed on to a server.
fn copy(from: &HeaderMap, to: &mut HeaderMap) {
    for name in &PASSED_ON {
        if let Some(value) = from.get(name) {
            to.insert(name, value.clone());
        }
    }
}

/// Returns the name that an answer gives itself. A quote within a text has a backslash before it,
/// so that what looks like a member is one.
fn answer_name(text: &[u8]) -> Option<&str> {
    const MEMBER: &[u8] = b"\"id\":\"";
    let mut rest = text;
    while let Some(at) = rest.windows(MEMBER.len()).position(|bytes| bytes == MEMBER) {
        rest = &rest[at + MEMBER.len()..];
        let end = rest.iter().position(|&byte| byte == b'"')?;
        let name = str::from_utf8(&rest[..end]).ok()?;
        if ["resp_", "chatcmpl"].iter().any(|prefix| name.starts_with(prefix)) {
            return Some(name);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_computes_takes_a_slot() {
        for path in ["/v1/chat/completions", "/v1/messages", "/infill", "/api/v1/chat", "/rerank"] {
            assert!(takes_slot(&Method::POST, path), "{path}");
            assert!(!takes_slot(&Method::GET, path), "{path}");
        }
        for path in ["/v1/chat/completions/control", "/tokenize", "/v1/messages/count_tokens", ""] {
            assert!(!takes_slot(&Method::POST, path), "{path}");
        }
    }

    #[test]
    fn answers_have_names() {
        for (text, name) in [
            (r#"data: {"type":"response.created","response":{"id":"resp_1"}}"#, Some("resp_1")),
            (
                r#"{"output":[{"id":"call_1","text":"\"id\":\"resp_0\""}],"id":"resp_2"}"#,
                Some("resp_2"),
            ),
            (r#"{"id":"chatcmpl-3"}"#, Some("chatcmpl-3")),
            (r#"{"id":"other"}"#, None),
            (r#"{"id":"resp_"#, None),
            ("", None),
        ] {
            assert_eq!(answer_name(text.as_bytes()), name, "{text}");
        }
    }
}
