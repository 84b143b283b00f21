//! The log as it is written, for those who watch: the last lines, and each new one. Knows tracing;
//! nothing of HTTP.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;

use serde::Serialize;
use serde_json::{Map, Value};
use tokio::sync::broadcast;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// Lines that are kept for those who come later.
const KEPT: usize = 500;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LiveLogLine {
    /// Unix time in milliseconds.
    pub time_ms: u64,
    /// `ERROR` to `TRACE`.
    pub level: &'static str,
    /// The module.
    pub target: String,
    /// The words.
    pub message: String,
    /// The values next to them.
    pub fields: Map<String, Value>,
}

/// The log of this process.
pub struct LiveLog {
    lines: Mutex<VecDeque<LiveLogLine>>,
    new: broadcast::Sender<LiveLogLine>,
}

impl LiveLog {
    /// Returns a log without lines.
    pub fn new() -> Arc<LiveLog> {
        Arc::new(LiveLog { lines: Mutex::default(), new: broadcast::channel(KEPT).0 })
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<LiveLogLine>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, line: LiveLogLine) {
        let mut lines = self.lock();
        if lines.len() == KEPT {
            lines.pop_front();
        }
        lines.push_back(line.clone());
        // Under the lock, so that no listener sees a line twice; there may be none.
        let _ = self.new.send(line);
    }

    /// Returns the last `n` lines, and all that come after them.
    pub fn follow(&self, n: usize) -> (Vec<LiveLogLine>, broadcast::Receiver<LiveLogLine>) {
        let lines = self.lock();
        let skipped = lines.len().saturating_sub(n);
        (lines.iter().skip(skipped).cloned().collect(), self.new.subscribe())
    }
}

/// A layer that writes the log down.
pub struct Recorder(pub Arc<LiveLog>);

impl<S: Subscriber> Layer<S> for Recorder {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut words = Words::default();
        event.record(&mut words);
        self.0.push(LiveLogLine {
            time_ms: UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64),
            level: event.metadata().level().as_str(),
            target: event.metadata().target().to_owned(),
            message: words.message,
            fields: words.fields,
        });
    }
}

#[derive(Default)]
struct Words {
    message: String,
    fields: Map<String, Value>,
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let text = format!("{value:?}");
        match field.name() {
            "message" => self.message = text,
            name => _ = self.fields.insert(name.into(), text.into()),
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "message" => self.message = value.into(),
            name => _ = self.fields.insert(name.into(), value.into()),
        }
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.fields.insert(field.name().into(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.fields.insert(field.name().into(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.fields.insert(field.name().into(), value.into());
    }
}
