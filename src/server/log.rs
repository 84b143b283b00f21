//! One log line per request, written when it is over; for `/health` and other paths that programs
//! poll, at the level of debugging only. It has counts and times, never a word of a client's text.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

use hyper::header::HeaderValue;
use hyper::{Request, StatusCode};
use tracing::field::display;

use super::spans::{self, OpenSpan, RequestRecord, SpanNotes, SpanSink};
use super::trace::TraceParent;
use crate::engine::Event;

/// Ends of paths that programs poll every few seconds, or milliseconds.
const POLLED: [&str; 7] =
    ["/health", "/live", "/ready", "/metrics", "/stats", "/v1/loads", "/get_load"];

/// Tokens that a request has cost so far; counted where its events pass.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    prompt: AtomicUsize,
    cached: AtomicUsize,
    completion: AtomicUsize,
    /// Tokens written for the job in work, which is one at a time.
    of_job: AtomicUsize,
    /// The notes about a request whose trace is recorded.
    notes: Option<SpanNotes>,
}

impl Tally {
    /// Returns the tokens of prompts, those of them that were found computed, and those written.
    pub(crate) fn counts(&self) -> [usize; 3] {
        [&self.prompt, &self.cached, &self.completion].map(|n| n.load(Relaxed))
    }

    /// Returns the notes about the request, if its trace is recorded.
    pub(crate) fn notes(&self) -> Option<&SpanNotes> {
        self.notes.as_ref()
    }

    /// Notes that a job of the request is handed in.
    pub(crate) fn note_submitted(&self) {
        if let Some(notes) = self.notes() {
            notes.note_submitted();
        }
    }

    /// Counts tokens that another server has counted.
    pub(crate) fn add(&self, counts: [usize; 3]) {
        for (n, more) in [&self.prompt, &self.cached, &self.completion].into_iter().zip(counts) {
            n.fetch_add(more, Relaxed);
        }
    }

    /// Counts an event.
    pub(crate) fn note(&self, event: &Event) {
        match event {
            Event::Started { prompt_tokens, cached_tokens, .. } => {
                self.prompt.fetch_add(*prompt_tokens, Relaxed);
                self.cached.fetch_add(*cached_tokens, Relaxed);
                self.of_job.store(0, Relaxed);
                if let Some(notes) = self.notes() {
                    notes.note_started();
                }
            }
            Event::Token(_) => {
                self.completion.fetch_add(1, Relaxed);
                let is_first = self.of_job.fetch_add(1, Relaxed) == 0;
                if let Some(notes) = self.notes().filter(|_| is_first) {
                    notes.note_first_token();
                }
            }
            // the token that ended the text was no event
            Event::Finished(finished) => {
                let seen = self.of_job.swap(finished.usage.completion_tokens, Relaxed);
                let unseen = finished.usage.completion_tokens.saturating_sub(seen);
                self.completion.fetch_add(unseen, Relaxed);
                if let Some(notes) = self.notes() {
                    notes.note_finished(finished);
                }
            }
            Event::Progress { .. }
            | Event::Embedding(_)
            | Event::Continuations(_)
            | Event::Failed(_) => {}
        }
    }
}

/// The log line of a request. Written when dropped, so that a request that was cut off is logged
/// too.
#[derive(Debug)]
pub(crate) struct RequestLog {
    /// Its `X-Request-Id`.
    id: String,
    method: String,
    path: String,
    trace: Option<TraceParent>,
    since: Instant,
    status: Option<StatusCode>,
    tally: Arc<Tally>,
    /// The pattern of its path.
    route: Option<&'static str>,
    /// Its span, if its trace is recorded.
    span: Option<Box<dyn OpenSpan>>,
}

impl RequestLog {
    /// Begins with a request's head; `sink` collects the spans of requests.
    pub(crate) fn new<B>(
        request: &Request<B>,
        id: &HeaderValue,
        sink: Option<&dyn SpanSink>,
    ) -> Self {
        // A path is a client's text: characters that are not plain are escaped.
        let path: String =
            request.uri().path().chars().take(100).flat_map(char::escape_debug).collect();
        let method = request.method().as_str().chars().take(20).collect();
        let id = id.to_str().unwrap_or_default().to_owned();
        let parent = TraceParent::of(request.headers());
        let span = sink.filter(|_| !is_polled(&path)).and_then(|sink| sink.begin(parent));
        let trace = span.as_ref().map(|span| span.context()).or(parent);
        let notes = span.as_ref().map(|_| SpanNotes::default());
        let tally = Arc::new(Tally { notes, ..Tally::default() });
        let since = Instant::now();
        Self { id, method, path, trace, since, status: None, tally, route: None, span }
    }

    /// Notes the pattern of the request's path, where that is one of the table of routes.
    pub(crate) fn note_route(&mut self, route: Option<&'static str>) {
        self.route = route;
    }

    /// Returns the header `traceparent` for those who are asked for more because of this request,
    /// where it is not the one that came with it.
    pub(crate) fn traceparent(&self) -> Option<HeaderValue> {
        self.span.as_ref().and_then(|span| span.context().header())
    }

    /// Returns where the request's tokens are counted.
    pub(crate) fn tally(&self) -> Arc<Tally> {
        Arc::clone(&self.tally)
    }

    /// Notes the status of the answer; a stream that broke counts as its error.
    pub(crate) fn answered(&mut self, status: StatusCode) {
        self.status = Some(status);
    }
}

/// Returns whether programs poll a path.
fn is_polled(path: &str) -> bool {
    POLLED.iter().any(|polled| path.ends_with(polled))
}

impl RequestLog {
    /// Ends the span of the request, if it has one.
    fn end_span(&mut self) {
        let Some(span) = self.span.take() else { return };
        let [prompt_tokens, cached_tokens, completion_tokens] = self.tally.counts();
        let noted = self.tally.notes().map(SpanNotes::take);
        let (model, jobs) = noted.unwrap_or_default();
        span.end(RequestRecord {
            operation: spans::operation(&self.method, &self.path),
            method: self.method.clone(),
            path: self.path.clone(),
            route: self.route,
            status: self.status.map(|status| status.as_u16()),
            request_id: self.id.clone(),
            model,
            prompt_tokens,
            cached_tokens,
            completion_tokens,
            jobs,
        });
    }
}

impl Drop for RequestLog {
    fn drop(&mut self) {
        self.end_span();
        let Self { id, method, path, .. } = self;
        let trace = self.trace.map(|trace| display(trace.trace_text()));
        let ms = self.since.elapsed().as_millis() as u64;
        let [prompt, cached, completion] = self.tally.counts();
        match self.status.map(|status| status.as_u16()) {
            Some(status) if is_polled(path) => {
                tracing::debug!(status, ms, %id, trace, "{method} {path}");
            }
            Some(status) if prompt == 0 => {
                tracing::info!(status, ms, %id, trace, "{method} {path}");
            }
            Some(status) => {
                let what = format_args!("{method} {path}");
                tracing::info!(status, ms, prompt, cached, completion, %id, trace, "{what}");
            }
            None => {
                let what = format_args!("{method} {path}: the client went away");
                tracing::info!(ms, prompt, cached, completion, %id, trace, "{what}");
            }
        }
    }
}
