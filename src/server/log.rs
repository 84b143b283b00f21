//! One log line per request, written when it is over; for `/health` only at the level of debugging.
//! Counts and times; never a word of a client's text.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

use hyper::StatusCode;
use hyper::header::HeaderValue;

use crate::engine::Event;

/// Tokens a request has cost so far; counted where its events pass.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    prompt: AtomicUsize,
    cached: AtomicUsize,
    completion: AtomicUsize,
}

impl Tally {
    /// Counts an event.
    pub(crate) fn note(&self, event: &Event) {
        match event {
            Event::Started { prompt_tokens, cached_tokens, .. } => {
                self.prompt.fetch_add(*prompt_tokens, Relaxed);
                self.cached.fetch_add(*cached_tokens, Relaxed);
            }
            Event::Token(_) => _ = self.completion.fetch_add(1, Relaxed),
            Event::Progress { .. }
            | Event::Embedding(_)
            | Event::Finished(_)
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
    since: Instant,
    status: Option<StatusCode>,
    tally: Arc<Tally>,
}

impl RequestLog {
    /// Begins with a request's first line.
    pub(crate) fn new(method: &str, path: &str, id: &HeaderValue) -> Self {
        // A path is a client's text: characters that are not plain are escaped.
        let path = path.chars().take(100).flat_map(char::escape_debug).collect();
        let method = method.chars().take(20).collect();
        let id = id.to_str().unwrap_or_default().to_owned();
        Self { id, method, path, since: Instant::now(), status: None, tally: Arc::default() }
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
        let ms = self.since.elapsed().as_millis() as u64;
        let [prompt, cached, completion] =
            [&self.tally.prompt, &self.tally.cached, &self.tally.completion]
                .map(|n| n.load(Relaxed));
        match self.status.map(|status| status.as_u16()) {
            // Asked for every few seconds, or milliseconds, by programs that watch servers.
            Some(status) if path.ends_with("/health") => {
                tracing::debug!(status, ms, %id, "{method} {path}");
            }
            Some(status) if prompt == 0 => tracing::info!(status, ms, %id, "{method} {path}"),
            Some(status) => {
                tracing::info!(status, ms, prompt, cached, completion, %id, "{method} {path}");
            }
            None => {
                let end = "the client went away";
                tracing::info!(ms, prompt, cached, completion, %id, "{method} {path}: {end}");
            }
        }
    }
}
