//! An answer in events, passed on as it comes: whole events, so that one which breaks off ends with
//! an error that its client can read. What the client does not take yet, the server keeps.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use hyper::HeaderMap;
use hyper::body::{Body, Bytes, Frame, Incoming};

use super::replicas::ReplicaLease;
use crate::server::error::{ApiError, ErrorShape};
use crate::server::json::to_json;
use crate::server::log::Tally;
use crate::server::sse::RelayedEvents;
use crate::server::usage_report;

/// Most bytes of an event that are held back until its end has come.
const LONGEST_EVENT: usize = 1 << 20;

/// The end of an event.
const END: &[u8] = b"\n\n";

/// The form in which the interface of a stream writes errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StreamInterface {
    /// An event without a name.
    Plain(ErrorShape),
    /// An event with a name and a number.
    Responses,
}

/// An answer in events.
pub(super) struct RelayedStream {
    body: Incoming,
    /// Events that have been read already.
    first: Option<Bytes>,
    /// The beginning of an event.
    partial: Vec<u8>,
    n_events: usize,
    counter: TokenCounter,
    interface: StreamInterface,
    /// The server that writes it.
    lease: ReplicaLease,
}

/// The counter of an answer's tokens, which adds them to those of its request when it is dropped:
/// the numbers that the end tells, else those that the beginning has told and the events that came.
pub(super) struct TokenCounter {
    /// The counter of the request.
    pub tally: Arc<Tally>,
    /// The numbers told so far.
    pub told: [usize; 3],
    /// Events that came, each a token or more; 0 once the end has told.
    pub events: usize,
}

impl Drop for TokenCounter {
    fn drop(&mut self) {
        let [prompt, cached, completion] = self.told;
        self.tally.add([prompt, cached, completion.max(self.events)]);
    }
}

impl TokenCounter {
    fn end(&mut self, trailers: &HeaderMap) {
        if let Some(told) = usage_report::read(trailers) {
            self.told = told;
            self.events = 0;
        }
    }
}

impl RelayedStream {
    /// Reads the first events of an answer.
    ///
    /// # Errors
    /// When it breaks off before there is one.
    pub(super) async fn begin(
        body: Incoming,
        counter: TokenCounter,
        interface: StreamInterface,
        lease: ReplicaLease,
    ) -> Result<RelayedStream, hyper::Error> {
        let mut stream = RelayedStream {
            body,
            first: None,
            partial: Vec::new(),
            n_events: 0,
            counter,
            interface,
            lease,
        };
        let first = std::future::poll_fn(|cx| stream.poll_whole(cx)).await.transpose();
        stream.first = first.inspect_err(|_| {
            // no client has read it, and none pays for it
            stream.counter.told = [0; 3];
            stream.lease.broke();
        })?;
        Ok(stream)
    }

    /// Returns the first events, empty if there is none.
    pub(super) fn first(&self) -> &[u8] {
        self.first.as_deref().unwrap_or_default()
    }

    /// Returns the server that writes it.
    pub(super) fn lease(&self) -> &ReplicaLease {
        &self.lease
    }

    /// Returns whole events once there are any.
    fn poll_whole(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, hyper::Error>>> {
        loop {
            let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
            let Some(frame) = frame.transpose()? else {
                let rest = std::mem::take(&mut self.partial);
                return Poll::Ready((!rest.is_empty()).then(|| Ok(rest.into())));
            };
            if let Some(events) = self.take_frame(frame) {
                return Poll::Ready(Some(Ok(events)));
            }
        }
    }

    /// Takes a part of the body, and returns the events that end in it.
    fn take_frame(&mut self, frame: Frame<Bytes>) -> Option<Bytes> {
        let data = match frame.into_data() {
            Ok(data) => data,
            Err(other) => {
                if let Ok(trailers) = other.into_trailers() {
                    self.counter.end(&trailers);
                }
                return None;
            }
        };
        let events = whole_events(&mut self.partial, data)?;
        // comments are no events
        let ends = events.windows(2).filter(|end| *end == END).count();
        if !events.starts_with(b":") {
            self.n_events += ends;
            self.counter.events += ends;
        }
        Some(events)
    }
}

/// Returns the events that are whole with these bytes, and keeps the rest.
fn whole_events(partial: &mut Vec<u8>, data: Bytes) -> Option<Bytes> {
    if partial.is_empty() && data.ends_with(END) {
        return Some(data);
    }
    partial.extend_from_slice(&data);
    let end = partial.windows(2).rposition(|end| end == END).map(|at| at + END.len());
    let end = end.or((partial.len() > LONGEST_EVENT).then_some(partial.len()))?;
    let rest = partial.split_off(end);
    Some(std::mem::replace(partial, rest).into())
}

impl RelayedEvents for RelayedStream {
    fn poll_events(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, ApiError>>> {
        if let Some(first) = self.first.take() {
            return Poll::Ready(Some(Ok(first)));
        }
        let events = ready!(self.poll_whole(cx));
        Poll::Ready(events.map(|events| {
            events.map_err(|error| {
                tracing::warn!(server = self.lease.address, %error, "a stream broke off");
                self.lease.broke();
                ApiError::bad_gateway(
                    "the server that wrote this answer is gone; what came so far is not all of it",
                )
            })
        }))
    }

    fn error(&self, error: &ApiError) -> Bytes {
        let json = match self.interface {
            StreamInterface::Responses => to_json(&serde_json::json!({
                "type": "error",
                "code": error.status.as_u16().to_string(),
                "message": error.message(),
                "param": null,
                "sequence_number": self.n_events,
            })),
            StreamInterface::Plain(ErrorShape::Anthropic) => to_json(&serde_json::json!({
                "type": "error",
                "error": {"type": error.anthropic_type(), "message": error.message()},
            })),
            StreamInterface::Plain(_) => error.to_json(),
        };
        let name: &[u8] = match self.interface {
            StreamInterface::Responses | StreamInterface::Plain(ErrorShape::Anthropic) => {
                b"event: error\n"
            }
            StreamInterface::Plain(_) => b"",
        };
        [name, b"data: ", &json[..], END].concat().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_passed_on_whole() {
        let mut partial = Vec::new();
        let mut take = |text: &'static str| {
            let events = whole_events(&mut partial, Bytes::from_static(text.as_bytes()));
            events.map(|events| String::from_utf8(events.to_vec()).unwrap())
        };
        assert_eq!(take("data: 1\n\n").as_deref(), Some("data: 1\n\n"));
        assert_eq!(take("data: "), None);
        assert_eq!(take("2\n"), None);
        assert_eq!(take("\ndata: 3\n\nda").as_deref(), Some("data: 2\n\ndata: 3\n\n"));
        assert_eq!(take("ta: 4\n\n").as_deref(), Some("data: 4\n\n"));
        let long = Bytes::from(vec![b'x'; LONGEST_EVENT + 1]);
        assert_eq!(whole_events(&mut partial, long.clone()), Some(long));
        assert!(partial.is_empty());
    }
}
