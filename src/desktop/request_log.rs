//! Requests of all programs with their bodies, kept for the developer view while the user asks for
//! that. They stay in memory, within stated limits.

use std::collections::VecDeque;
use std::error::Error;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::{Instant, UNIX_EPOCH};

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper::{HeaderMap, Method, Request, Response, header};
use serde::Serialize;

use crate::server::BoxBody;

/// Requests that are kept.
const MOST_REQUESTS: usize = 200;
/// Bytes of one body that are kept.
const MOST_OF_BODY: usize = 64 << 10;
/// Bytes of all bodies that are kept; the oldest requests give way.
const MOST_OF_ALL: usize = 8 << 20;
/// Bytes of a path or the name of a client that are kept.
const MOST_OF_NAME: usize = 200;

/// Paths that are asked for again and again by those who watch a server.
const WATCHED: [&str; 7] =
    ["/health", "/v1/health", "/ready", "/live", "/stats", "/metrics", "/page.json"];

/// The requests that are kept.
#[derive(Default)]
pub(super) struct RequestLog(Mutex<LoggedRequests>);

#[derive(Default)]
struct LoggedRequests {
    is_on: bool,
    next_id: u64,
    /// Bytes of all bodies.
    bytes: usize,
    /// In the order of their numbers.
    list: VecDeque<LoggedRequest>,
}

struct LoggedRequest {
    id: u64,
    time_ms: u64,
    since: Instant,
    method: Method,
    path: String,
    client: String,
    status: Option<u16>,
    ms: Option<u64>,
    request: KeptBody,
    response: KeptBody,
}

/// The beginning of a body.
#[derive(Default)]
struct KeptBody {
    bytes: Vec<u8>,
    /// Bytes of the whole body so far.
    size: u64,
}

/// A request as the list of them shows it.
#[derive(Debug, Serialize)]
struct RequestEntry {
    id: u64,
    /// Unix time of its beginning in milliseconds.
    time_ms: u64,
    method: String,
    path: String,
    /// The header `User-Agent`.
    client: String,
    /// `null` before it is answered.
    status: Option<u16>,
    /// Milliseconds to the end of the answer; `null` while it comes.
    ms: Option<u64>,
    request_bytes: u64,
    response_bytes: u64,
}

/// The list of requests.
#[derive(Debug, Serialize)]
pub(super) struct RequestList {
    recording: bool,
    /// The newest first.
    requests: Vec<RequestEntry>,
}

/// The bodies of a request, as far as they are kept.
#[derive(Debug, Serialize)]
pub(super) struct RequestBodies {
    id: u64,
    request: String,
    request_is_cut: bool,
    response: String,
    response_is_cut: bool,
}

impl RequestLog {
    fn lock(&self) -> MutexGuard<'_, LoggedRequests> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins or ends to keep requests; what is kept stays.
    pub(super) fn record(&self, is_on: bool) {
        self.lock().is_on = is_on;
    }

    /// Forgets all requests.
    pub(super) fn clear(&self) {
        let mut log = self.lock();
        log.list.clear();
        log.bytes = 0;
    }

    /// Returns the requests without their bodies.
    pub(super) fn list(&self) -> RequestList {
        let log = self.lock();
        let requests = log.list.iter().rev().map(LoggedRequest::entry).collect();
        RequestList { recording: log.is_on, requests }
    }

    /// Returns the bodies of a request that is still kept.
    pub(super) fn bodies(&self, id: u64) -> Option<RequestBodies> {
        let mut log = self.lock();
        let LoggedRequest { request, response, .. } = log.find(id)?;
        Some(RequestBodies {
            id,
            request: request.text(),
            request_is_cut: request.is_cut(),
            response: response.text(),
            response_is_cut: response.is_cut(),
        })
    }

    /// Begins to note a request down, if requests are recorded and it is none of those that watch.
    /// The query is left out, since it may hold a token.
    pub(super) fn begin(self: &Arc<Self>, request: &Request<Incoming>) -> Option<Arc<OpenRequest>> {
        let path = request.uri().path();
        if request.method() == Method::OPTIONS || WATCHED.contains(&path) {
            return None;
        }
        let id = self.lock().begin(request.method(), path, client(request.headers()))?;
        Some(Arc::new(OpenRequest { log: Arc::downgrade(self), id }))
    }
}

/// Returns the name by which a client calls itself.
fn client(headers: &HeaderMap) -> &str {
    headers.get(header::USER_AGENT).and_then(|name| name.to_str().ok()).unwrap_or_default()
}

/// Returns the beginning of a text.
fn beginning(text: &str) -> String {
    let end = (0..=MOST_OF_NAME.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
    text[..end.unwrap_or_default()].to_owned()
}

impl LoggedRequests {
    /// Adds a request and returns its number; none while nothing is recorded.
    fn begin(&mut self, method: &Method, path: &str, client: &str) -> Option<u64> {
        if !self.is_on {
            return None;
        }
        if self.list.len() == MOST_REQUESTS {
            self.forget_oldest();
        }
        let id = self.next_id;
        self.next_id += 1;
        self.list.push_back(LoggedRequest {
            id,
            time_ms: UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64),
            since: Instant::now(),
            method: method.clone(),
            path: beginning(path),
            client: beginning(client),
            status: None,
            ms: None,
            request: KeptBody::default(),
            response: KeptBody::default(),
        });
        Some(id)
    }

    fn find(&mut self, id: u64) -> Option<&mut LoggedRequest> {
        let at = self.list.binary_search_by_key(&id, |one| one.id).ok()?;
        self.list.get_mut(at)
    }

    fn forget_oldest(&mut self) {
        let Some(gone) = self.list.pop_front() else { return };
        self.bytes -= gone.request.bytes.len() + gone.response.bytes.len();
    }

    /// Adds bytes to a body of a request that is still kept.
    fn add(&mut self, id: u64, body: fn(&mut LoggedRequest) -> &mut KeptBody, bytes: &[u8]) {
        let Some(found) = self.find(id) else { return };
        self.bytes += body(found).add(bytes);
        while self.bytes > MOST_OF_ALL {
            self.forget_oldest();
        }
    }
}

impl LoggedRequest {
    fn entry(&self) -> RequestEntry {
        RequestEntry {
            id: self.id,
            time_ms: self.time_ms,
            method: self.method.to_string(),
            path: self.path.clone(),
            client: self.client.clone(),
            status: self.status,
            ms: self.ms,
            request_bytes: self.request.size,
            response_bytes: self.response.size,
        }
    }
}

impl KeptBody {
    /// Adds bytes as far as there is room, and returns how many are kept.
    fn add(&mut self, bytes: &[u8]) -> usize {
        let kept = bytes.len().min(MOST_OF_BODY - self.bytes.len());
        self.bytes.extend_from_slice(&bytes[..kept]);
        self.size = self.size.saturating_add(bytes.len() as u64);
        kept
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    fn is_cut(&self) -> bool {
        self.size > self.bytes.len() as u64
    }
}

/// A request that is being answered. It ends when all who know it are gone.
pub(super) struct OpenRequest {
    log: Weak<RequestLog>,
    id: u64,
}

impl OpenRequest {
    /// Notes the body that has been read.
    pub(super) fn note_body(&self, body: &[u8]) {
        let Some(log) = self.log.upgrade() else { return };
        log.lock().add(self.id, |one| &mut one.request, body);
    }

    /// Notes the answer, and its body while that is sent.
    pub(super) fn follow(self: Arc<Self>, response: Response<BoxBody>) -> Response<BoxBody> {
        if let Some(log) = self.log.upgrade()
            && let Some(found) = log.lock().find(self.id)
        {
            found.status = Some(response.status().as_u16());
        }
        response.map(|body| BoxBody::new(FollowedBody { body, request: self }))
    }

    fn note_answer(&self, bytes: &[u8]) {
        let Some(log) = self.log.upgrade() else { return };
        log.lock().add(self.id, |one| &mut one.response, bytes);
    }
}

impl Drop for OpenRequest {
    fn drop(&mut self) {
        let Some(log) = self.log.upgrade() else { return };
        if let Some(found) = log.lock().find(self.id) {
            found.ms = Some(found.since.elapsed().as_millis() as u64);
        }
    }
}

/// The body of an answer, noted as it is sent.
struct FollowedBody {
    body: BoxBody,
    request: Arc<OpenRequest>,
}

impl Body for FollowedBody {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if let Poll::Ready(Some(Ok(frame))) = &frame
            && let Some(data) = frame.data_ref()
        {
            self.request.note_answer(data);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> Arc<RequestLog> {
        let log = Arc::<RequestLog>::default();
        log.record(true);
        log
    }

    fn begin(log: &Arc<RequestLog>) -> Arc<OpenRequest> {
        let id = log.lock().begin(&Method::POST, "/v1/chat/completions", "test").unwrap();
        Arc::new(OpenRequest { log: Arc::downgrade(log), id })
    }

    #[test]
    fn nothing_is_kept_until_that_is_asked_for() {
        let log = Arc::<RequestLog>::default();
        assert_eq!(log.lock().begin(&Method::GET, "/v1/models", ""), None);
        log.record(true);
        assert_eq!(log.lock().begin(&Method::GET, "/v1/models", ""), Some(0));
        log.record(false);
        assert_eq!(log.lock().begin(&Method::GET, "/v1/models", ""), None);
        assert_eq!(log.list().requests.len(), 1, "what is kept stays");
    }

    #[test]
    fn a_request_ends_when_its_answer_does() {
        let log = log();
        let request = begin(&log);
        request.note_body(b"{}");
        assert_eq!(log.list().requests[0].ms, None);
        drop(request);
        let entry = &log.list().requests[0];
        assert!(entry.ms.is_some() && entry.request_bytes == 2, "{entry:?}");
    }

    #[test]
    fn bodies_are_cut_and_the_oldest_give_way() {
        let log = log();
        let long = vec![b'x'; MOST_OF_BODY + 1];
        for _ in 0..MOST_REQUESTS + 5 {
            begin(&log).note_body(&long);
        }
        let kept = log.list().requests;
        assert_eq!((kept.len(), kept[0].id), (MOST_OF_ALL / MOST_OF_BODY, 204));
        assert_eq!(log.lock().bytes, MOST_OF_ALL);
        let bodies = log.bodies(204).unwrap();
        assert!(bodies.request_is_cut && bodies.request.len() == MOST_OF_BODY);
        assert!(log.bodies(0).is_none());
        log.clear();
        assert_eq!(log.lock().bytes, 0);
        let small: Vec<_> = (0..MOST_REQUESTS + 5).map(|_| begin(&log)).collect();
        assert_eq!(log.list().requests.len(), MOST_REQUESTS);
        // one that was forgotten meanwhile notes nothing
        small[0].note_answer(b"late");
        assert_eq!(log.lock().bytes, 0);
    }

    #[test]
    fn names_are_cut_at_characters() {
        assert_eq!(beginning(&"\u{e9}".repeat(MOST_OF_NAME)).len(), MOST_OF_NAME);
        assert_eq!(beginning("short"), "short");
    }
}
