//! Server-sent events: a response body made of a request's events.
//!
//! The body of a stream owns its jobs ([`FrameSource::Jobs`]). When the client goes away, hyper
//! drops the body, and with it the jobs. Only streams that can be read again, and answers in the
//! background, have a task, which goes on without the client.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use hyper::StatusCode;
use hyper::body::{Body, Bytes, Frame};
use hyper::header::HeaderMap;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep, sleep};

use super::error::ApiError;
use super::jobs::{JobEvent, Jobs};
use super::json::{HobMembers, to_json};
use super::log::{RequestLog, Tally};
use super::usage_report::{self, X_HOB_USAGE};
use crate::engine::Event;

/// A comment: a client ignores it, a proxy sees that the connection lives.
pub(super) const KEEP_ALIVE: &[u8] = b":\n\n";

/// The interval of a stream that sends no comments: longer than any lasts, and short enough to be
/// added to a time.
pub const NEVER: Duration = Duration::from_secs(30 * 365 * 86_400);

/// The form of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StreamForm {
    /// Server-sent events, with comments where there is silence.
    Events,
    /// JSON objects, each on a line of its own.
    Lines,
}

impl StreamForm {
    /// Returns the type of a body in this form.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            StreamForm::Events => "text/event-stream",
            StreamForm::Lines => "application/x-ndjson",
        }
    }

    /// Returns the silence after which a comment is sent: lines have no comments.
    pub(crate) fn silence(self, interval: Duration) -> Duration {
        match self {
            StreamForm::Events => interval,
            StreamForm::Lines => NEVER,
        }
    }
}

/// A writer of a job's events.
pub(crate) trait Render: Send + Unpin {
    /// Writes an event of job number `index`.
    fn event(&mut self, index: usize, event: Event, out: &mut Frames);
    /// Writes the end after all jobs have ended well.
    fn end(&mut self, out: &mut Frames);
    /// Writes an error after which there is no end. The status has been sent already.
    fn error(&mut self, error: &ApiError, out: &mut Frames) {
        out.error(error);
    }
}

/// Events ready to be sent.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    ready: VecDeque<ReadyFrame>,
    /// Members that the next object is to have.
    next: Option<Box<HobMembers>>,
}

/// An event ready to be sent.
#[derive(Debug)]
enum ReadyFrame {
    /// As it is sent.
    Whole(Bytes),
    /// A value, which may have to tell more.
    Value {
        /// The text before it.
        head: String,
        /// The value as JSON.
        json: Vec<u8>,
        /// Members that it is to have; most values have none.
        members: Option<Box<HobMembers>>,
        /// The text after it.
        end: &'static str,
    },
}

impl ReadyFrame {
    /// Returns the event as it is sent.
    fn into_bytes(self) -> Bytes {
        match self {
            ReadyFrame::Whole(bytes) => bytes,
            ReadyFrame::Value { head, json, members, end } => {
                let json = match members {
                    Some(members) => members.write_into(json),
                    None => json,
                };
                [head.as_bytes(), &json, end.as_bytes()].concat().into()
            }
        }
    }
}

/// Adds members to those of a value, which may have none.
fn add_members(members: &mut Option<Box<HobMembers>>, more: HobMembers) {
    if more != HobMembers::default() {
        members.get_or_insert_default().add(more);
    }
}

impl Frames {
    /// Adds `data:` and a value as JSON. JSON text has no line breaks, so it is one event.
    pub(crate) fn data(&mut self, value: &impl Serialize) {
        self.value("data: ".to_owned(), value, "\n\n");
    }

    /// Adds a value as JSON between texts, with what the next object is to tell.
    fn value(&mut self, head: String, value: &impl Serialize, end: &'static str) {
        let members = self.next.take();
        let json = to_json(value);
        self.ready.push_back(ReadyFrame::Value { head, json, members, end });
    }

    /// Lets the next object tell more.
    pub(crate) fn tell_next(&mut self, members: HobMembers) {
        add_members(&mut self.next, members);
    }

    /// Lets the last object that is ready tell more; where none is, the next.
    pub(crate) fn tell_last(&mut self, more: HobMembers) {
        let last = self.ready.iter_mut().rev().find_map(|frame| match frame {
            ReadyFrame::Value { members, .. } => Some(members),
            ReadyFrame::Whole(_) => None,
        });
        add_members(last.unwrap_or(&mut self.next), more);
    }

    /// Adds an event with a name, and a value as JSON.
    pub(crate) fn named(&mut self, event: &str, value: &impl Serialize) {
        self.value(format!("event: {event}\ndata: "), value, "\n\n");
    }

    /// Adds a value as JSON on a line of its own.
    pub(crate) fn json_line(&mut self, value: &impl Serialize) {
        self.value(String::new(), value, "\n");
    }

    /// Adds `data: [DONE]`, the end of a stream in OpenAI's form.
    pub(crate) fn done(&mut self) {
        self.line(b"[DONE]");
    }

    /// Adds an error in OpenAI's form.
    pub(crate) fn error(&mut self, error: &ApiError) {
        self.line(&error.to_json());
    }

    fn line(&mut self, data: &[u8]) {
        self.push([b"data: ", data, b"\n\n"].concat().into());
    }

    /// Adds an event as it is sent.
    fn push(&mut self, bytes: Bytes) {
        self.ready.push_back(ReadyFrame::Whole(bytes));
    }

    /// Returns all events as they are sent.
    pub(crate) fn into_bytes(mut self) -> Bytes {
        let mut bytes = Vec::new();
        while let Some(event) = self.pop() {
            bytes.extend_from_slice(&event);
        }
        bytes.into()
    }

    /// Takes the event to be sent next.
    fn pop(&mut self) -> Option<Bytes> {
        self.ready.pop_front().map(ReadyFrame::into_bytes)
    }
}

/// A body that streams the events of a request.
pub(crate) struct EventStream {
    /// `None` once the last frame has been made: the slot is free before the last byte is sent.
    source: Option<FrameSource>,
    frames: Frames,
    /// Silence after which a comment is sent.
    interval: Duration,
    silence: Pin<Box<Sleep>>,
    log: Option<RequestLog>,
    /// A value that is dropped with the jobs.
    held: Option<Box<dyn Send>>,
    /// The future that ends the stream early, with an error.
    cut: Option<Cut>,
    /// The counter whose tokens the trailer has.
    usage: Option<Arc<Tally>>,
}

/// A future with which a stream ends before its jobs do.
type Cut = Pin<Box<dyn Future<Output = ApiError> + Send>>;

/// The origin of the frames of a stream.
enum FrameSource {
    /// The events of jobs, as they are written.
    Jobs(Box<Jobs>, Box<dyn Render>),
    /// Another task.
    Task(mpsc::Receiver<Bytes>),
    /// Another server.
    Relayed(Box<dyn RelayedEvents>),
}

/// A stream that another server writes.
pub(crate) trait RelayedEvents: Send {
    /// Returns the next bytes: whole events, so that an error may follow them.
    fn poll_events(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, ApiError>>>;
    /// Writes an error after which there is no end. The status has been sent already.
    fn error(&self, error: &ApiError) -> Bytes;
}

impl EventStream {
    /// Returns a stream of these jobs' events.
    pub(crate) fn new(jobs: Jobs, render: impl Render + 'static, interval: Duration) -> Self {
        Self::of(FrameSource::Jobs(Box::new(jobs), Box::new(render)), interval)
    }

    /// Returns a stream of what another task writes.
    pub(crate) fn of_lines(lines: mpsc::Receiver<Bytes>) -> Self {
        Self::of(FrameSource::Task(lines), NEVER)
    }

    /// Returns a stream of events that another task writes, with comments where it is silent.
    pub(crate) fn of_task(events: mpsc::Receiver<Bytes>, interval: Duration) -> Self {
        Self::of(FrameSource::Task(events), interval)
    }

    /// Returns a stream of what another server writes, its comments among them.
    pub(crate) fn relayed(events: impl RelayedEvents + 'static) -> Self {
        Self::of(FrameSource::Relayed(Box::new(events)), NEVER)
    }

    fn of(source: FrameSource, interval: Duration) -> Self {
        Self {
            source: Some(source),
            frames: Frames::default(),
            interval,
            silence: Box::pin(sleep(interval)),
            log: None,
            held: None,
            cut: None,
            usage: None,
        }
    }

    /// Lets the first object of the stream tell more.
    pub(crate) fn tell_first(&mut self, members: HobMembers) {
        self.frames.tell_next(members);
    }

    /// Lets the stream write the request's log line when it is over.
    pub(crate) fn log_with(&mut self, log: RequestLog) {
        self.log = Some(log);
    }

    /// Lets a trailer tell the tokens of the request at the end.
    pub(crate) fn end_with_usage(&mut self, tally: Arc<Tally>) {
        self.usage = Some(tally);
    }

    /// Keeps something until the jobs have ended or the client has gone: a permit, or the right to
    /// a loaded model.
    pub(crate) fn hold(&mut self, held: impl Send + 'static) {
        self.held = Some(Box::new(held));
    }

    /// Ends the stream with the error of a future, if that comes before its end.
    pub(crate) fn cut_by(&mut self, cut: impl Future<Output = ApiError> + Send + 'static) {
        self.cut = Some(Box::pin(cut));
    }

    /// Ends the stream if the future of [`EventStream::cut_by`] is ready.
    fn poll_cut(&mut self, cx: &mut Context<'_>) {
        let Some(cut) = &mut self.cut else { return };
        let Poll::Ready(error) = cut.as_mut().poll(cx) else { return };
        match &mut self.source {
            Some(FrameSource::Jobs(_, render)) => render.error(&error, &mut self.frames),
            Some(FrameSource::Relayed(events)) => self.frames.push(events.error(&error)),
            Some(FrameSource::Task(_)) | None => {}
        }
        self.close(error.status);
    }

    /// Makes at least one frame, unless the stream is over.
    fn poll_jobs(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        self.poll_cut(cx);
        while self.frames.ready.is_empty() {
            let ended = match &mut self.source {
                None => break,
                Some(FrameSource::Jobs(jobs, render)) => match ready!(jobs.poll_next(cx)) {
                    Some(Ok(JobEvent { index, event, members })) => {
                        render.event(index, event, &mut self.frames);
                        if let Some(members) = members {
                            self.frames.tell_last(*members);
                        }
                        None
                    }
                    Some(Err(error)) => {
                        render.error(&error, &mut self.frames);
                        Some(error.status)
                    }
                    None => {
                        render.end(&mut self.frames);
                        Some(StatusCode::OK)
                    }
                },
                Some(FrameSource::Task(lines)) => match ready!(lines.poll_recv(cx)) {
                    Some(line) => {
                        self.frames.push(line);
                        None
                    }
                    None => Some(StatusCode::OK),
                },
                Some(FrameSource::Relayed(events)) => match ready!(events.poll_events(cx)) {
                    Some(Ok(bytes)) => {
                        self.frames.push(bytes);
                        None
                    }
                    Some(Err(error)) => {
                        self.frames.push(events.error(&error));
                        Some(error.status)
                    }
                    None => Some(StatusCode::OK),
                },
            };
            if let Some(status) = ended {
                self.close(status);
            }
        }
        Poll::Ready(())
    }

    /// Frees the slot; what is left to do is sending.
    fn close(&mut self, status: StatusCode) {
        self.source = None;
        self.held = None;
        self.cut = None;
        if let Some(log) = &mut self.log {
            log.answered(status);
        }
    }
}

impl Body for EventStream {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let this = &mut *self;
        let bytes = match this.poll_jobs(cx) {
            Poll::Ready(()) => this.frames.pop(),
            Poll::Pending => {
                ready!(this.silence.as_mut().poll(cx));
                Some(Bytes::from_static(KEEP_ALIVE))
            }
        };
        this.silence.as_mut().reset(Instant::now() + this.interval);
        let frame = bytes.map(Frame::data).or_else(|| {
            let tally = this.usage.take()?;
            let value = usage_report::of_tally(&tally);
            Some(Frame::trailers(HeaderMap::from_iter([(X_HOB_USAGE, value)])))
        });
        Poll::Ready(frame.map(Ok))
    }

    fn is_end_stream(&self) -> bool {
        self.source.is_none() && self.frames.ready.is_empty() && self.usage.is_none()
    }
}
