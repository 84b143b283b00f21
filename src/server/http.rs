//! Bytes: reading request bodies within limits, and making responses. Knows HTTP; not what is said
//! in it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Either, Full};
use hyper::body::{Body, Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Request, Response, StatusCode};
use serde::Serialize;

use super::app::Settings;
use super::error::{ApiError, ErrorShape};
use super::json::{HobMembers, to_json};
use super::sse::{EventStream, StreamForm};
use super::wire::studio::StudioError;

/// The body of any response. None of ours fails.
pub type BoxBody = UnsyncBoxBody<Bytes, Box<dyn std::error::Error + Send + Sync>>;

/// The body of a response: a whole text or a stream of events.
pub(crate) type ResponseBody = Either<Full<Bytes>, EventStream>;

/// Time for which the rest of a body that is too large is read and thrown away. A client that is
/// still sending when the connection closes may lose the answer that says why.
const LINGER: Duration = Duration::from_secs(2);

/// Most bytes of the bodies of all requests together, or as many as one body may have if that is
/// more.
const HELD: usize = 256 << 20;
/// Most commas, colons and brackets of a body's JSON: each may become a value.
const MOST_VALUES: usize = 2 << 20;
/// Bytes that each value of a body's JSON counts as, since it takes more than its text.
const VALUE: usize = 64;
/// Least bytes of a body whose memory is worth returning to the system.
const LARGE: usize = 1 << 20;

/// Bodies that are being read, or wait to be, and large answers that are being sent.
static BODIES: Bodies = Bodies { bytes: AtomicUsize::new(0), large_gone: AtomicBool::new(false) };

/// Returns whether large bodies have come and gone since this was last asked.
pub(crate) fn large_bodies_gone() -> bool {
    BODIES.large_gone.swap(false, Relaxed)
}

/// The memory of all bodies together.
struct Bodies {
    bytes: AtomicUsize,
    large_gone: AtomicBool,
}

/// A body whose bytes are counted for as long as they are held.
struct CountedBody {
    bytes: Vec<u8>,
    /// Bytes counted for what is made of them.
    values: usize,
    among: &'static Bodies,
}

/// The error that there is no memory for more.
#[derive(Debug, PartialEq, Eq)]
struct NoRoom;

impl CountedBody {
    fn new(among: &'static Bodies) -> CountedBody {
        CountedBody { bytes: Vec::new(), values: 0, among }
    }

    /// Takes a whole text, unless all bodies together would then have more than `most`, or more
    /// than this text has.
    fn whole(bytes: Vec<u8>, among: &'static Bodies, most: usize) -> Result<CountedBody, NoRoom> {
        among.take(bytes.len(), most.max(bytes.len()))?;
        Ok(CountedBody { bytes, values: 0, among })
    }

    /// Takes more bytes, unless all bodies together would then have more than `most`.
    fn push(&mut self, data: &[u8], most: usize) -> Result<(), NoRoom> {
        self.among.take(data.len(), most)?;
        self.bytes.extend_from_slice(data);
        Ok(())
    }

    /// Counts this many values that will be made of the bytes.
    fn expect(&mut self, values: usize, most: usize) -> Result<(), NoRoom> {
        self.among.take(values * VALUE, most)?;
        self.values += values * VALUE;
        Ok(())
    }
}

impl Bodies {
    /// Counts more bytes, unless there would then be more than `most`.
    fn take(&self, bytes: usize, most: usize) -> Result<(), NoRoom> {
        // Counted first, so that no two take the last capacity at once.
        if self.bytes.fetch_add(bytes, Relaxed) + bytes > most {
            self.bytes.fetch_sub(bytes, Relaxed);
            return Err(NoRoom);
        }
        Ok(())
    }
}

impl AsRef<[u8]> for CountedBody {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for CountedBody {
    fn drop(&mut self) {
        self.among.bytes.fetch_sub(self.bytes.len() + self.values, Relaxed);
        if self.bytes.len() >= LARGE {
            self.among.large_gone.store(true, Relaxed);
        }
    }
}

/// Reads the body of a request, within the limits of `settings`.
///
/// # Errors
/// As [`read_body`], and 415 when it is compressed.
pub(crate) async fn whole(
    request: Request<Incoming>,
    settings: &Settings,
) -> Result<Request<Bytes>, ApiError> {
    let (head, body) = request.into_parts();
    // A client that waits for leave to send the body has sent nothing of it.
    let waits = head.headers.contains_key(header::EXPECT);
    let coding =
        head.headers.get(header::CONTENT_ENCODING).map(|value| value.as_bytes().trim_ascii());
    if let Some(coding) = coding.filter(|coding| !coding.eq_ignore_ascii_case(b"identity")) {
        let coding = String::from_utf8_lossy(coding).into_owned();
        if !waits {
            linger(body).await;
        }
        return Err(ApiError::compressed(&coding));
    }
    if waits && body.size_hint().lower() > settings.body_limit as u64 {
        return Err(ApiError::too_large(settings.body_limit));
    }
    let body = read_body(body, settings.body_limit, settings.io_timeout).await?;
    Ok(Request::from_parts(head, body))
}

/// Reads a body of at most `limit` bytes, within `timeout`.
///
/// # Errors
/// 413 when it is larger, 408 when it takes longer, 400 when it breaks off, 503 when there are too
/// many others.
async fn read_body(mut body: Incoming, limit: usize, timeout: Duration) -> Result<Bytes, ApiError> {
    // The announced length is enough to refuse.
    if body.size_hint().lower() > limit as u64 {
        linger(body).await;
        return Err(ApiError::too_large(limit));
    }
    let read = tokio::time::timeout(timeout, collect(&mut body, limit)).await;
    let error = match read {
        Err(_) => return Err(ApiError::slow_body()),
        Ok(Ok(held)) => return Ok(Bytes::from_owner(held)),
        Ok(Err(error)) => error,
    };
    match error {
        Unread::Broken(error) => {
            Err(ApiError::bad_request(format!("the request body broke off: {error}")))
        }
        Unread::TooLarge => {
            linger(body).await;
            Err(ApiError::too_large(limit))
        }
        Unread::TooMany => Err(ApiError::bad_request(format!(
            "the request body has more than {MOST_VALUES} values and names"
        ))),
        Unread::NoRoom => {
            linger(body).await;
            Err(ApiError::unavailable("too many large requests at once").retry_after(1))
        }
    }
}

/// Why a body is not read to its end.
enum Unread {
    Broken(hyper::Error),
    TooLarge,
    TooMany,
    NoRoom,
}

/// Reads a body. Its pieces are copied as they come, so that the buffers they came in are free for
/// others.
async fn collect(body: &mut Incoming, limit: usize) -> Result<CountedBody, Unread> {
    let mut held = CountedBody::new(&BODIES);
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(Unread::Broken)?.into_data() else { continue };
        if held.bytes.len() + data.len() > limit {
            return Err(Unread::TooLarge);
        }
        held.push(&data, HELD.max(limit)).map_err(|NoRoom| Unread::NoRoom)?;
    }
    let values = values(&held.bytes);
    if values > MOST_VALUES {
        return Err(Unread::TooMany);
    }
    held.expect(values, HELD.max(limit)).map_err(|NoRoom| Unread::NoRoom)?;
    Ok(held)
}

/// Why the whole answer of another server is not there.
#[derive(Debug)]
pub(crate) enum AnswerUnread {
    /// It broke off.
    Broken(hyper::Error),
    /// There is no memory for it next to others.
    NoRoom,
}

/// Reads the whole answer of another server, which counts like a request's body until it is sent.
///
/// # Errors
/// When it breaks off, or there is no memory for it.
pub(crate) async fn whole_answer(mut body: Incoming) -> Result<Bytes, AnswerUnread> {
    let mut held = CountedBody::new(&BODIES);
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(AnswerUnread::Broken)?.into_data() else { continue };
        held.push(&data, HELD).map_err(|NoRoom| AnswerUnread::NoRoom)?;
    }
    Ok(Bytes::from_owner(held))
}

/// Returns how many values and names a JSON text has at most: its commas, colons and opening
/// brackets.
fn values(json: &[u8]) -> usize {
    let mut count = 0;
    let mut in_string = false;
    let mut escaped = false;
    for &byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b',' | b':' | b'{' | b'[' if !in_string => count += 1,
            _ => {}
        }
    }
    count
}

/// Reads the rest of a body and drops it, for at most [`LINGER`].
async fn linger(mut body: Incoming) {
    let rest = async { while let Some(Ok(_)) = body.frame().await {} };
    // Either way the answer is sent next.
    let _ = tokio::time::timeout(LINGER, rest).await;
}

/// Returns a response with a JSON body.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response<ResponseBody> {
    json_text(status, to_json(value))
}

/// Returns a response of JSON: an object has what hob alone tells as its last member, `hob`, if
/// there is anything.
pub(crate) fn json_with_members(
    status: StatusCode,
    value: &impl Serialize,
    members: &HobMembers,
) -> Response<ResponseBody> {
    json_text(status, members.write_into(to_json(value)))
}

fn json_text(status: StatusCode, text: impl Into<Bytes>) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::new(text.into())));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    response
}

/// Returns a response with a body of JSON text that may be as large as a request's, and counts like
/// one until it is sent.
///
/// # Errors
/// 503 if there is no memory next to others.
pub(crate) fn large_json(text: Vec<u8>) -> Result<Response<ResponseBody>, ApiError> {
    if text.len() < LARGE {
        return Ok(json_text(StatusCode::OK, text));
    }
    let held = CountedBody::whole(text, &BODIES, HELD)
        .map_err(|NoRoom| ApiError::unavailable("too many large answers at once").retry_after(1))?;
    Ok(json_text(StatusCode::OK, Bytes::from_owner(held)))
}

/// Returns a response with a text of this type.
pub(crate) fn text(status: StatusCode, kind: &'static str, text: String) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::from(text)));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// Returns a response without a body.
pub(crate) fn empty(status: StatusCode) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Left(Full::default()));
    *response.status_mut() = status;
    response
}

/// The form in which the error of a request is written.
pub(crate) struct ErrorWriter {
    /// The shape of its interface.
    pub shape: ErrorShape,
    /// The request's `X-Request-Id`.
    pub request_id: HeaderValue,
}

impl ErrorWriter {
    fn body(&self, error: &ApiError) -> Vec<u8> {
        match self.shape {
            ErrorShape::OpenAi => error.to_json(),
            ErrorShape::Anthropic => {
                error.to_anthropic_json(self.request_id.to_str().unwrap_or_default())
            }
            ErrorShape::Ollama => to_json(&error.as_ollama()),
            ErrorShape::Studio => to_json(&serde_json::json!({"error": StudioError::of(error)})),
        }
    }
}

/// Returns the response to a request that cannot be answered.
pub(crate) fn error(error: &ApiError, writer: &ErrorWriter) -> Response<ResponseBody> {
    let mut response = json_text(error.status, writer.body(error));
    if let Some(seconds) = error.retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if error.status == StatusCode::UNAUTHORIZED {
        // What RFC 9110 §11.6.1 asks of every 401.
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let Some(methods) = error.allow {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(methods));
    }
    response
}

/// Returns a header as text. A value that is no text is empty, so that it does not pass for an
/// absent one.
pub(crate) fn header_text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}

/// Returns a response with the header of a schema's keywords that are not enforced, if there are
/// any.
pub(crate) fn with_ignored(
    mut response: Response<ResponseBody>,
    ignored: Option<HeaderValue>,
) -> Response<ResponseBody> {
    if let Some(pointers) = ignored {
        response.headers_mut().insert("x-hob-ignored-keywords", pointers);
    }
    response
}

/// Returns a response that streams events in a form.
pub(crate) fn events(stream: EventStream, form: StreamForm) -> Response<ResponseBody> {
    let mut response = Response::new(Either::Right(stream));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(form.content_type()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // nginx would otherwise collect the events before it passes them on.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_have_room_together_and_leave_it() {
        static BODIES: Bodies =
            Bodies { bytes: AtomicUsize::new(0), large_gone: AtomicBool::new(false) };
        let mut first = CountedBody::new(&BODIES);
        let mut second = CountedBody::new(&BODIES);
        assert_eq!(first.push(&[1; LARGE], LARGE + 10), Ok(()));
        assert_eq!(second.push(&[2; 8], LARGE + 10), Ok(()));
        assert_eq!(second.push(&[2; 8], LARGE + 10), Err(NoRoom));
        assert_eq!((second.as_ref(), BODIES.bytes.load(Relaxed)), (&[2; 8][..], LARGE + 8));
        // for as long as a part of it is held
        let part = Bytes::from_owner(first).slice(3..4);
        assert_eq!(second.push(&[2; 8], LARGE + 10), Err(NoRoom));
        assert!(!BODIES.large_gone.load(Relaxed));
        drop(part);
        assert_eq!(second.push(&[2; 8], LARGE + 10), Ok(()));
        drop(second);
        assert_eq!(BODIES.bytes.load(Relaxed), 0);
        assert!(BODIES.large_gone.load(Relaxed));
        // an answer that is larger than all may be fits when it is alone
        let answer = CountedBody::whole(vec![1; 100], &BODIES, 10).unwrap();
        assert_eq!(CountedBody::whole(vec![1; 5], &BODIES, 10).err(), Some(NoRoom));
        drop(answer);
        assert!(CountedBody::whole(vec![1; 5], &BODIES, 10).is_ok());
        assert_eq!(BODIES.bytes.load(Relaxed), 0);
    }

    #[test]
    fn what_is_made_of_a_body_counts_too() {
        assert_eq!(values(br#"{"a": [1, 2, {"b,[{:": "\",[\\"}], "c": ""}"#), 9);
        assert_eq!(values(br#"a prompt, or: garbage [\", ""#), 3);
        static BODIES: Bodies =
            Bodies { bytes: AtomicUsize::new(0), large_gone: AtomicBool::new(false) };
        let mut body = CountedBody::new(&BODIES);
        assert_eq!(body.push(b"[1,2]", 1000), Ok(()));
        assert_eq!((body.expect(2, 1000), body.expect(20, 1000)), (Ok(()), Err(NoRoom)));
        assert_eq!(BODIES.bytes.load(Relaxed), 5 + 2 * VALUE);
        drop(body);
        assert_eq!(BODIES.bytes.load(Relaxed), 0);
    }
}
