//! Batches: requests from a file, answered one after another into another file, after those of
//! clients that wait.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hyper::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::error::ApiError;
use super::fields::{Fields, read_json, read_object};
use super::files::FileStore;
use super::wire::common::read_metadata;
use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// Most batches that are remembered.
const REMEMBERED: usize = 200;
/// Most requests of a batch.
const MOST_REQUESTS: usize = 50_000;
/// Most bytes of the answers of a batch.
const MOST_OUTPUT: usize = 64 << 20;
/// The paths that a batch may be for.
pub(crate) const ENDPOINTS: [&str; 4] =
    ["/v1/chat/completions", "/v1/completions", "/v1/embeddings", "/v1/responses"];

/// The mark of a request that lets those of clients that wait go first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InBackground;

/// The files and batches of a server.
#[derive(Default)]
pub struct Batches {
    /// The files.
    pub(crate) files: FileStore,
    batches: Mutex<VecDeque<Arc<RequestBatch>>>,
}

/// A batch.
pub(crate) struct RequestBatch {
    id: String,
    /// The path that its requests are for.
    endpoint: String,
    input_file: String,
    window: String,
    metadata: Map<String, Value>,
    created_at: u64,
    is_cancelled: AtomicBool,
    progress: Mutex<RequestBatchProgress>,
}

/// The state of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum BatchStatus {
    InProgress,
    Finalizing,
    Completed,
    Failed,
    Cancelling,
    Cancelled,
}

/// The progress of a batch.
#[derive(Debug, Clone)]
struct RequestBatchProgress {
    status: BatchStatus,
    total: usize,
    completed: usize,
    failed: usize,
    output_file: Option<String>,
    error_file: Option<String>,
    ended_at: Option<u64>,
    errors: Vec<BatchError>,
}

/// An error of the input of a batch.
#[derive(Debug, Clone, Serialize)]
struct BatchError {
    code: &'static str,
    message: String,
    line: Option<usize>,
}

/// A batch as the interface writes it.
#[derive(Serialize)]
pub(crate) struct BatchObject {
    id: String,
    object: &'static str,
    endpoint: String,
    errors: Option<ErrorList>,
    input_file_id: String,
    completion_window: String,
    status: BatchStatus,
    output_file_id: Option<String>,
    error_file_id: Option<String>,
    created_at: u64,
    in_progress_at: u64,
    expires_at: Option<u64>,
    completed_at: Option<u64>,
    failed_at: Option<u64>,
    cancelled_at: Option<u64>,
    request_counts: RequestCounts,
    metadata: Map<String, Value>,
}

#[derive(Serialize)]
struct ErrorList {
    object: &'static str,
    data: Vec<BatchError>,
}

#[derive(Serialize)]
struct RequestCounts {
    total: usize,
    completed: usize,
    failed: usize,
}

/// A line of the input.
#[derive(Deserialize)]
pub(crate) struct BatchLine {
    /// The client's name for the request.
    pub custom_id: String,
    method: String,
    /// The path that the request is for.
    pub url: String,
    /// The request's body.
    pub body: Value,
}

/// A request to make a batch.
pub(crate) struct NewBatch {
    input_file_id: String,
    endpoint: String,
    completion_window: String,
    metadata: Map<String, Value>,
}

impl NewBatch {
    /// The members of a request.
    const MEMBERS: [&str; 4] = ["input_file_id", "endpoint", "completion_window", "metadata"];

    /// Reads a request.
    ///
    /// # Errors
    /// 400 names the member that is wrong, missing, or not known here.
    pub(crate) fn read(body: &[u8]) -> Result<NewBatch, ApiError> {
        let body = read_json(body)?;
        let fields = Fields::of_body(&body)?;
        let mut names = fields.map().keys().filter(|name| fields.get(name).is_some());
        if let Some(other) = names.find(|name| !Self::MEMBERS.contains(&name.as_str())) {
            let what = match other.as_str() {
                "output_expires_after" => {
                    "not supported: files stay until they are deleted, or the server ends"
                }
                _ => "there is no such field",
            };
            return Err(ApiError::bad_field(other, what));
        }
        let text = |name: &str| {
            let text = fields.string(name)?.map(str::to_owned);
            text.ok_or_else(|| ApiError::bad_field(name, "expected a string, but it is missing"))
        };
        Ok(NewBatch {
            input_file_id: text("input_file_id")?,
            endpoint: text("endpoint")?,
            completion_window: text("completion_window")?,
            metadata: read_metadata(&fields)?,
        })
    }
}

impl RequestBatch {
    fn lock(&self) -> MutexGuard<'_, RequestBatchProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether this is the id of the batch.
    pub(crate) fn is_named(&self, id: &str) -> bool {
        self.id == id
    }

    /// Returns the batch as the interface writes it.
    pub(crate) fn object(&self) -> BatchObject {
        let progress = self.lock().clone();
        let ended = |status| progress.ended_at.filter(|_| progress.status == status);
        let errors = (!progress.errors.is_empty())
            .then(|| ErrorList { object: "list", data: progress.errors.clone() });
        BatchObject {
            id: self.id.clone(),
            object: "batch",
            endpoint: self.endpoint.clone(),
            errors,
            input_file_id: self.input_file.clone(),
            completion_window: self.window.clone(),
            status: progress.status,
            output_file_id: progress.output_file.clone(),
            error_file_id: progress.error_file.clone(),
            created_at: self.created_at,
            in_progress_at: self.created_at,
            expires_at: None,
            completed_at: ended(BatchStatus::Completed),
            failed_at: ended(BatchStatus::Failed),
            cancelled_at: ended(BatchStatus::Cancelled),
            request_counts: RequestCounts {
                total: progress.total,
                completed: progress.completed,
                failed: progress.failed,
            },
            metadata: self.metadata.clone(),
        }
    }

    /// Returns whether it is to end.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Relaxed)
    }

    /// Asks for its end. Returns false if it has ended.
    pub(crate) fn cancel(&self) -> bool {
        let mut progress = self.lock();
        if progress.ended_at.is_some() {
            return false;
        }
        progress.status = BatchStatus::Cancelling;
        self.is_cancelled.store(true, Relaxed);
        true
    }
}

impl Batches {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<RequestBatch>>> {
        self.batches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a batch.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<RequestBatch>> {
        self.lock().iter().find(|batch| batch.id == id).cloned()
    }

    /// Returns all batches that are remembered, the last first.
    pub(crate) fn all(&self) -> Vec<Arc<RequestBatch>> {
        self.lock().iter().rev().cloned().collect()
    }

    /// Makes a batch, and returns the requests to begin with. One whose input is no file of
    /// requests has failed, and has none.
    ///
    /// # Errors
    /// 400 names the field that is wrong, 404 the file that is not there, 429 when too many batches
    /// are in work.
    pub(crate) fn add(
        &self,
        new: NewBatch,
    ) -> Result<(Arc<RequestBatch>, Vec<BatchLine>), ApiError> {
        if !ENDPOINTS.contains(&new.endpoint.as_str()) {
            let expected = format!("expected one of {}", ENDPOINTS.join(", "));
            return Err(ApiError::bad_field("endpoint", expected));
        }
        if new.completion_window != "24h" {
            return Err(ApiError::bad_field("completion_window", "expected \"24h\""));
        }
        let file = self
            .files
            .get(&new.input_file_id)
            .ok_or_else(|| ApiError::not_found("there is no such file").about("input_file_id"))?;
        let lines = read_lines(&file.bytes, &new.endpoint);
        let has_failed = lines.is_err();
        let progress = RequestBatchProgress {
            status: if has_failed { BatchStatus::Failed } else { BatchStatus::InProgress },
            total: lines.as_ref().map_or(0, Vec::len),
            completed: 0,
            failed: 0,
            output_file: None,
            error_file: None,
            ended_at: has_failed.then(unix_time),
            errors: lines.as_ref().err().cloned().unwrap_or_default(),
        };
        let batch = Arc::new(RequestBatch {
            id: format!("batch_{}", random_name()),
            endpoint: new.endpoint,
            input_file: new.input_file_id,
            window: new.completion_window,
            metadata: new.metadata,
            created_at: unix_time(),
            is_cancelled: AtomicBool::new(false),
            progress: Mutex::new(progress),
        });
        self.remember(&batch)?;
        Ok((batch, lines.unwrap_or_default()))
    }

    fn remember(&self, batch: &Arc<RequestBatch>) -> Result<(), ApiError> {
        let mut batches = self.lock();
        while batches.len() >= REMEMBERED {
            let ended = batches.iter().position(|batch| batch.lock().ended_at.is_some());
            let Some(ended) = ended else {
                return Err(ApiError::unavailable("too many batches are in work").retry_after(60));
            };
            batches.remove(ended);
        }
        batches.push_back(Arc::clone(batch));
        Ok(())
    }
}

/// Reads the lines of an input.
fn read_lines(bytes: &[u8], endpoint: &str) -> Result<Vec<BatchLine>, Vec<BatchError>> {
    let error = |code, message: String, line| vec![BatchError { code, message, line }];
    let mut lines: Vec<BatchLine> = Vec::new();
    let mut numbers_by_id: HashMap<String, usize> = HashMap::new();
    // RFC 8259 §8.1 lets a reader pass over a byte order mark
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let texts = bytes.split(|&byte| byte == b'\n').enumerate();
    for (i, text) in texts.filter(|(_, text)| !text.trim_ascii().is_empty()) {
        let line: BatchLine = read_object(text).map_err(|e| {
            let message = e.message().replace("the request body is", "the line is");
            let message = message.replace("the body must", "the line must");
            error("invalid_json_line", message, Some(i + 1))
        })?;
        if let Some(first) = numbers_by_id.insert(line.custom_id.clone(), i + 1) {
            let message = format!("custom_id {:?} is that of line {first} too", line.custom_id);
            return Err(error("duplicate_custom_id", message, Some(i + 1)));
        }
        if line.url != endpoint || line.method != "POST" {
            let message = format!("expected POST {endpoint}");
            return Err(error("mismatched_endpoint", message, Some(i + 1)));
        }
        if lines.len() >= MOST_REQUESTS {
            let message = format!("expected at most {MOST_REQUESTS} requests");
            return Err(error("too_many_requests", message, None));
        }
        lines.push(line);
    }
    if lines.is_empty() {
        return Err(error("empty_file", "expected at least one request".into(), None));
    }
    Ok(lines)
}

/// The answers of a batch so far.
#[derive(Default)]
pub(crate) struct BatchAnswers {
    answers: Vec<u8>,
    errors: Vec<u8>,
}

/// Keeps the answers of a batch that has ended.
pub(crate) fn finish(batches: &Batches, batch: &RequestBatch, output: BatchAnswers) {
    batch.lock().status = BatchStatus::Finalizing;
    let keep = |name: &str, bytes: Vec<u8>| {
        if bytes.is_empty() {
            return Ok(None);
        }
        let name = format!("{}_{name}.jsonl", batch.id);
        batches.files.add(name, "batch_output", bytes.into()).map(|file| Some(file.id.clone()))
    };
    let answers = keep("output", output.answers);
    let errors = keep("error", output.errors);
    let mut progress = batch.lock();
    progress.ended_at = Some(unix_time());
    progress.status = match (&answers, &errors) {
        _ if batch.is_cancelled() => BatchStatus::Cancelled,
        (Ok(_), Ok(_)) => BatchStatus::Completed,
        _ => {
            let message = "there is no room for the answers; delete files and begin again".into();
            progress.errors.push(BatchError { code: "no_room", message, line: None });
            BatchStatus::Failed
        }
    };
    progress.output_file = answers.unwrap_or_default();
    progress.error_file = errors.unwrap_or_default();
}

/// The answer to a request of a batch: its status and body.
pub(crate) type LineAnswer = Result<(u16, Bytes), ApiError>;

/// Writes the answer to a request.
pub(crate) fn record(
    batch: &RequestBatch,
    output: &Mutex<BatchAnswers>,
    custom_id: &str,
    answer: LineAnswer,
) {
    let is_good = answer.is_ok();
    let (status, body) = match answer {
        Ok((status, body)) => (status, serde_json::from_slice(&body).unwrap_or_default()),
        Err(error) => {
            let body: Value = serde_json::from_slice(&error.to_json()).unwrap_or_default();
            (error.status.as_u16(), body)
        }
    };
    let id = random_name();
    let response = json!({"status_code": status, "request_id": format!("req_{id}"), "body": body});
    let line = json!({"id": format!("batch_req_{id}"), "custom_id": custom_id,
        "response": response, "error": null});
    let mut line = line.to_string().into_bytes();
    line.push(b'\n');
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    let has_room = output.answers.len() + output.errors.len() + line.len() <= MOST_OUTPUT;
    if has_room {
        let file = if is_good { &mut output.answers } else { &mut output.errors };
        file.extend(line);
    }
    let mut progress = batch.lock();
    if is_good && has_room {
        progress.completed += 1;
    } else {
        progress.failed += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_none_are_named() {
        let named = |id: &str, url: &str| {
            json!({"custom_id": id, "method": "POST", "url": url, "body": {}}).to_string()
        };
        let line = |url: &str| named("a", url);
        let good = line("/v1/chat/completions");
        let other = named("b", "/v1/chat/completions");
        let read = |text: &str| read_lines(text.as_bytes(), "/v1/chat/completions");
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{good}\n\n{other}\r\n");
            assert_eq!(read(&text).map_err(|_| ()).unwrap().len(), 2, "{mark:?}");
        }
        for (text, code, number) in [
            (format!("{good}\nnothing"), "invalid_json_line", Some(2)),
            (
                "[\"a\", \"POST\", \"/v1/chat/completions\", {}]".into(),
                "invalid_json_line",
                Some(1),
            ),
            (format!("{good}\n{other}\n{good}"), "duplicate_custom_id", Some(3)),
            (line("/v1/completions"), "mismatched_endpoint", Some(1)),
            ("\n \n".into(), "empty_file", None),
        ] {
            let errors = read(&text).err().unwrap();
            assert_eq!((errors[0].code, errors[0].line), (code, number), "{text}");
        }
    }
}
