//! One log line per request, written when it is over; for `/health` and other paths that programs
//! poll, at the level of debugging only. It has counts and times, never a word of a client's text.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

use hyper::header::HeaderValue;
use hyper::{Request, StatusCode};
use tracing::field::display;

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
}

impl Tally {
    /// Returns the tokens of prompts, those of them that were found computed, and those written.
    pub(crate) fn counts(&self) -> [usize; 3] {
        [&self.prompt, &self.cached, &self.completion].map(|n| n.load(Relaxed))
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
            }
            Event::Token(_) => {
                self.completion.fetch_add(1, Relaxed);
                self.of_job.fetch_add(1, Relaxed);
            }
            // the token that ended the text was no event
            Event::Finished(finished) => {
                let seen = self.of_job.swap(finished.usage.completion_tokens, Relaxed);
                let unseen = finished.usage.completion_tokens.saturating_sub(seen);
                self.completion.fetch_add(unseen, Relaxed);
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
}

impl RequestLog {
    /// Begins with a request's head.
    pub(crate) fn new<B>(request: &Request<B>, id: &HeaderValue) -> Self {
        // A path is a client's text: characters that are not plain are escaped.
        let path = request.uri().path().chars().take(100).flat_map(char::escape_debug).collect();
        let method = request.method().as_str().chars().take(20).collect();
        let id = id.to_str().unwrap_or_default().to_owned();
        let trace = TraceParent::of(request.headers());
        let tally = Arc::default();
        Self { id, method, path, trace, since: Instant::now(), status: None, tally }
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

impl Drop for RequestLog {
    fn drop(&mut self) {
        let Self { id, method, path, .. } = self;
        let trace = self.trace.map(|trace| display(trace.trace_text()));
        let ms = self.since.elapsed().as_millis() as u64;
        let [prompt, cached, completion] = self.tally.counts();
        match self.status.map(|status| status.as_u16()) {
            Some(status) if POLLED.iter().any(|polled| path.ends_with(polled)) => {
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
