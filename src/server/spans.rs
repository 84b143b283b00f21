//! Spans of traces: what is noted of a request while it is answered, and the interface of those who
//! collect it. Knows nothing of a protocol; `otlp` speaks one.

#[cfg(feature = "otlp")]
mod otlp;

use std::fmt::Debug;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use hyper::Method;

#[cfg(feature = "otlp")]
pub use otlp::{OtlpError, OtlpSpans};

use super::trace::TraceParent;
use crate::engine::{FinishReason, Finished};

/// Jobs of one request that are told apart; a request may have thousands.
const MAX_JOBS: usize = 16;

/// A collector of the spans of requests.
pub trait SpanSink: Debug + Send + Sync {
    /// Begins the span of a request, as a child of the span that sent it; `None` if its trace is
    /// not recorded.
    fn begin(&self, parent: Option<TraceParent>) -> Option<Box<dyn OpenSpan>>;

    /// Returns what has become of spans so far.
    fn counts(&self) -> SpanCounts;

    /// Waits until the spans that have ended are handed on, for a few seconds at most.
    fn flush(&self);
}

/// A span that has begun.
pub trait OpenSpan: Debug + Send {
    /// Returns its place in the trace, of which those who are asked for more are children.
    fn context(&self) -> TraceParent;

    /// Ends the span.
    fn end(self: Box<Self>, record: RequestRecord);
}

/// The numbers of spans since the start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SpanCounts {
    /// Spans that the collector has.
    pub exported: u64,
    /// Spans that it does not have: there were too many, or it was away.
    pub dropped: u64,
}

/// A request that has ended.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RequestRecord {
    /// Its method.
    pub method: String,
    /// Its path, without a query.
    pub path: String,
    /// The pattern of its path, where that is one of the table of routes.
    pub route: Option<&'static str>,
    /// The status of its answer, or of the error that broke it; `None`: the client went away.
    pub status: Option<u16>,
    /// Its `X-Request-Id`.
    pub request_id: String,
    /// The kind of work, in the words of OpenTelemetry's conventions for generative models.
    pub operation: Option<&'static str>,
    /// The model that answered.
    pub model: Option<String>,
    /// Tokens of prompts.
    pub prompt_tokens: usize,
    /// Those of them that were found computed.
    pub cached_tokens: usize,
    /// Tokens written.
    pub completion_tokens: usize,
    /// Its jobs, the first of many.
    pub jobs: Vec<JobPhases>,
}

/// The times of a job of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobPhases {
    /// When it was handed in.
    pub submitted: SystemTime,
    /// When it had a slot.
    pub started: Option<SystemTime>,
    /// When its first token was there.
    pub first_token: Option<SystemTime>,
    /// When it ended.
    pub ended: Option<SystemTime>,
    /// Why it ended: `stop`, `length` or `error`.
    pub finish_reason: Option<&'static str>,
}

/// The notes about a request whose trace is recorded.
#[derive(Debug, Default)]
pub(crate) struct SpanNotes(Mutex<NotedRequest>);

#[derive(Debug, Default)]
struct NotedRequest {
    model: Option<String>,
    jobs: Vec<JobPhases>,
    /// Jobs that were handed in.
    n_jobs: usize,
}

impl SpanNotes {
    /// Locks the notes; they are valid at any time.
    fn lock(&self) -> MutexGuard<'_, NotedRequest> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the model that answers.
    pub(crate) fn note_model(&self, name: &str) {
        self.lock().model = Some(name.to_owned());
    }

    /// Notes that a job is handed in.
    pub(crate) fn note_submitted(&self) {
        let mut noted = self.lock();
        noted.n_jobs += 1;
        if noted.jobs.len() < MAX_JOBS {
            noted.jobs.push(JobPhases {
                submitted: SystemTime::now(),
                started: None,
                first_token: None,
                ended: None,
                finish_reason: None,
            });
        }
    }

    /// Notes that the job in work has its slot.
    pub(crate) fn note_started(&self) {
        self.note_job(|job| job.started = Some(SystemTime::now()));
    }

    /// Notes that the first token of the job in work is there.
    pub(crate) fn note_first_token(&self) {
        self.note_job(|job| job.first_token = Some(SystemTime::now()));
    }

    /// Notes that the job in work has ended well; its times are those that the engine measured,
    /// since a client may read slowly.
    pub(crate) fn note_finished(&self, finished: &Finished) {
        self.note_job(|job| {
            let started = job.started.unwrap_or(job.submitted);
            let first_token = started + finished.timings.prompt;
            job.first_token = Some(first_token);
            job.ended = Some(first_token + finished.timings.predicted);
            job.finish_reason = Some(match finished.reason {
                FinishReason::Stop | FinishReason::StopWord(_) => "stop",
                FinishReason::Length => "length",
            });
        });
    }

    /// Notes that the job in work has failed.
    pub(crate) fn note_failed(&self) {
        self.note_job(|job| {
            job.ended = Some(SystemTime::now());
            job.finish_reason = Some("error");
        });
    }

    /// Changes the notes about the job in work, which is one at a time.
    fn note_job(&self, note: impl FnOnce(&mut JobPhases)) {
        let mut noted = self.lock();
        if noted.n_jobs <= MAX_JOBS
            && let Some(job) = noted.jobs.last_mut()
        {
            note(job);
        }
    }

    /// Returns the model and the jobs so far, and leaves none.
    pub(crate) fn take(&self) -> (Option<String>, Vec<JobPhases>) {
        let mut noted = self.lock();
        (noted.model.take(), std::mem::take(&mut noted.jobs))
    }
}

/// Ends of paths below which models work, with the names of their work.
const OPERATIONS: [(&str, &str); 12] = [
    ("/chat/completions", "chat"),
    ("/v1/messages", "chat"),
    ("/responses", "chat"),
    ("/api/v1/chat", "chat"),
    ("/api/chat", "chat"),
    ("/completions", "text_completion"),
    ("/completion", "text_completion"),
    ("/infill", "text_completion"),
    ("/api/generate", "text_completion"),
    ("/embeddings", "embeddings"),
    ("/embedding", "embeddings"),
    ("/api/embed", "embeddings"),
];

/// Returns the kind of work that a request asks of a model, if it does.
pub(crate) fn operation(method: &str, path: &str) -> Option<&'static str> {
    let found = OPERATIONS.iter().find(|(end, _)| path.ends_with(end));
    found.filter(|_| method == Method::POST.as_str()).map(|&(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_of_a_model_has_a_name() {
        for (path, expected) in [
            ("/v1/chat/completions", Some("chat")),
            ("/a/b/v1/chat/completions", Some("chat")),
            ("/v1/completions", Some("text_completion")),
            ("/api/v1/chat", Some("chat")),
            ("/v1/embeddings", Some("embeddings")),
            ("/v1/models", None),
        ] {
            assert_eq!(operation("POST", path), expected, "{path}");
            assert_eq!(operation("GET", path), None);
        }
    }

    #[test]
    fn of_many_jobs_the_first_are_told_apart() {
        let notes = SpanNotes::default();
        for _ in 0..MAX_JOBS + 3 {
            notes.note_submitted();
            notes.note_started();
            notes.note_failed();
        }
        notes.note_model("m");
        let (model, jobs) = notes.take();
        assert_eq!((model.as_deref(), jobs.len()), (Some("m"), MAX_JOBS));
        assert!(jobs.iter().all(|job| job.finish_reason == Some("error")));
        assert!(jobs.iter().all(|job| job.started <= job.ended));
    }
}
