//! Streams that outlive their connection: a chat whose request has `X-Conversation-Id` goes on when
//! its client leaves, and is read again from any byte of it, as llama-server has it.
//!
//! A [`ReplaySession`] holds the last 4 MiB of a stream. A task of its own takes the events of the
//! request's jobs and adds them; any number of readers follow it. So the client does not stop the
//! text by leaving: that is what the header asks for, and `DELETE` stops it.

use std::collections::{HashMap, VecDeque};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use hyper::body::{Body, Bytes};
use serde::Serialize;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use super::error::ApiError;
use super::sse::{EventStream, Frames};
use crate::util::clock::unix_time;
use crate::util::mutex::lock;

/// Most bytes that are kept of a stream; the oldest are dropped.
const MAX_BYTES: usize = 4 << 20;
/// Most streams that are kept.
const MAX_SESSIONS: usize = 64;
/// Most bytes of the name of a conversation.
const MAX_ID: usize = 256;
/// Time for which a stream is kept after its end.
const KEPT_FOR: Duration = Duration::from_secs(300);
/// Most bytes that a reader is handed at once.
const PIECE: usize = 64 << 10;

/// The streams of a server that can be read again, by the name of their conversation.
#[derive(Default)]
pub(crate) struct ReplayStreams {
    sessions: Mutex<HashMap<String, Arc<ReplaySession>>>,
}

/// A stream that can be read again.
pub(crate) struct ReplaySession {
    /// Time when it began, in Unix seconds.
    started_at: u64,
    kept: Mutex<KeptBytes>,
    /// Notified of every change.
    changes: watch::Sender<()>,
    /// The task that adds to it.
    task: OnceLock<AbortHandle>,
}

#[derive(Default)]
struct KeptBytes {
    bytes: VecDeque<u8>,
    /// The number of bytes that were dropped before `bytes`.
    n_dropped: u64,
    end: Option<StreamEnd>,
}

#[derive(Clone, Copy)]
struct StreamEnd {
    /// Time of the end, in Unix seconds.
    at: u64,
    since: Instant,
}

/// The state of a stream, as llama-server writes it.
#[derive(Serialize)]
pub(crate) struct ReplayStatus {
    conversation_id: String,
    is_done: bool,
    total_bytes: u64,
    started_at: u64,
    completed_at: u64,
}

/// The bytes that follow a position of a stream.
enum NextBytes {
    /// At least one byte.
    Some(Bytes),
    /// No byte so far.
    NotYet,
    /// No byte: the stream has ended.
    End,
    /// Bytes that are no longer kept.
    Lost,
}

impl ReplayStreams {
    /// Takes the stream of a conversation, in place of an earlier one, whose readers are told of
    /// that; returns one that follows it from its beginning.
    ///
    /// # Errors
    /// 400 for a name that is too long, 503 when as many streams are at work as are kept.
    pub(crate) fn begin(&self, id: &str, stream: EventStream) -> Result<EventStream, ApiError> {
        if id.len() > MAX_ID {
            let what = format!("X-Conversation-Id: at most {MAX_ID} bytes were expected");
            return Err(ApiError::bad_request(what));
        }
        let session = Arc::new(ReplaySession {
            started_at: unix_time(),
            kept: Mutex::default(),
            changes: watch::Sender::new(()),
            task: OnceLock::new(),
        });
        let mut sessions = lock(&self.sessions);
        forget_old(&mut sessions);
        if let Some(earlier) = sessions.remove(id) {
            earlier.replace();
        }
        if sessions.len() >= MAX_SESSIONS {
            let what = format!("{MAX_SESSIONS} streams with X-Conversation-Id are kept already");
            return Err(ApiError::unavailable(what));
        }
        let task = tokio::spawn(fill(Arc::clone(&session), stream));
        // no other code has the session yet
        let _ = session.task.set(task.abort_handle());
        sessions.insert(id.to_owned(), Arc::clone(&session));
        drop(sessions);
        Ok(follow(session, 0))
    }

    fn get(&self, id: &str) -> Option<Arc<ReplaySession>> {
        let mut sessions = lock(&self.sessions);
        forget_old(&mut sessions);
        sessions.get(id).cloned()
    }

    /// Returns a stream that follows that of a conversation from byte `from`.
    ///
    /// # Errors
    /// 404 if there is none, 400 if that byte is kept no longer.
    pub(crate) fn read(&self, id: &str, from: u64) -> Result<EventStream, ApiError> {
        let session = self.get(id).ok_or_else(|| {
            ApiError::not_found("there is no stream of this conversation, or no longer")
        })?;
        if from < lock(&session.kept).n_dropped {
            let what = format!("from: the stream has lost byte {from}; begin anew");
            return Err(ApiError::bad_request(what));
        }
        Ok(follow(session, from))
    }

    /// Ends the stream of a conversation, if there is one, and forgets it.
    pub(crate) fn remove(&self, id: &str) {
        let session = lock(&self.sessions).remove(id);
        if let Some(session) = session {
            session.stop();
        }
    }

    /// Returns the state of the stream of a conversation.
    pub(crate) fn status(&self, id: &str) -> Option<ReplayStatus> {
        let session = self.get(id)?;
        let kept = lock(&session.kept);
        Some(ReplayStatus {
            conversation_id: id.to_owned(),
            is_done: kept.end.is_some(),
            total_bytes: kept.n_dropped + kept.bytes.len() as u64,
            started_at: session.started_at,
            completed_at: kept.end.map_or(0, |end| end.at),
        })
    }
}

/// Forgets streams that ended long ago, and, where no more are kept, the one that ended first.
fn forget_old(sessions: &mut HashMap<String, Arc<ReplaySession>>) {
    let ended = |session: &ReplaySession| lock(&session.kept).end.map(|end| end.since);
    sessions.retain(|_, session| ended(session).is_none_or(|since| since.elapsed() < KEPT_FOR));
    if sessions.len() >= MAX_SESSIONS {
        let all = sessions.iter().filter_map(|(id, session)| Some((ended(session)?, id.clone())));
        if let Some((_, id)) = all.min() {
            sessions.remove(&id);
        }
    }
}

impl KeptBytes {
    /// Adds bytes, unless the stream has ended.
    fn add(&mut self, bytes: &[u8]) {
        if self.end.is_some() {
            return;
        }
        self.bytes.extend(bytes);
        let excess = self.bytes.len().saturating_sub(MAX_BYTES);
        self.bytes.drain(..excess);
        self.n_dropped += excess as u64;
    }

    fn end(&mut self) {
        self.end.get_or_insert(StreamEnd { at: unix_time(), since: Instant::now() });
    }
}

impl ReplaySession {
    fn add(&self, bytes: &[u8]) {
        lock(&self.kept).add(bytes);
        self.changes.send_replace(());
    }

    /// Notes that nothing more comes.
    fn end(&self) {
        lock(&self.kept).end();
        self.changes.send_replace(());
    }

    /// Ends the stream before its time.
    fn stop(&self) {
        if let Some(task) = self.task.get() {
            task.abort();
        }
        self.end();
    }

    /// Ends the stream for another of the same name, which its readers are told.
    fn replace(&self) {
        let what = "another request with the same X-Conversation-Id has taken the place of this \
                    stream";
        let mut frames = Frames::default();
        frames.error(&ApiError::conflict(what));
        let mut kept = lock(&self.kept);
        kept.add(&frames.into_bytes());
        kept.end();
        drop(kept);
        self.stop();
    }

    fn after(&self, at: u64) -> NextBytes {
        let kept = lock(&self.kept);
        let Some(skipped) = at.checked_sub(kept.n_dropped) else { return NextBytes::Lost };
        let skipped = usize::try_from(skipped).unwrap_or(usize::MAX);
        if skipped >= kept.bytes.len() {
            return if kept.end.is_some() { NextBytes::End } else { NextBytes::NotYet };
        }
        let piece = kept.bytes.range(skipped..kept.bytes.len().min(skipped + PIECE));
        NextBytes::Some(piece.copied().collect())
    }
}

/// Adds what a stream brings to its session, until its end.
async fn fill(session: Arc<ReplaySession>, mut stream: EventStream) {
    while let Some(Ok(frame)) = poll_fn(|cx| Pin::new(&mut stream).poll_frame(cx)).await {
        // trailers tell the first client what it cost
        if let Ok(bytes) = frame.into_data() {
            session.add(&bytes);
        }
    }
    session.end();
}

/// Returns a stream of what a session has from byte `at` on, and of what comes.
fn follow(session: Arc<ReplaySession>, at: u64) -> EventStream {
    let (sender, receiver) = mpsc::channel(4);
    tokio::spawn(send(session, at, sender));
    EventStream::of_lines(receiver)
}

async fn send(session: Arc<ReplaySession>, from: u64, reader: mpsc::Sender<Bytes>) {
    let mut changes = session.changes.subscribe();
    let mut at = from;
    loop {
        changes.mark_unchanged();
        match session.after(at) {
            NextBytes::Some(bytes) => {
                at += bytes.len() as u64;
                if reader.send(bytes).await.is_err() {
                    return;
                }
            }
            NextBytes::NotYet => tokio::select! {
                _ = changes.changed() => {}
                () = reader.closed() => return,
            },
            // one that is too slow begins anew
            NextBytes::End | NextBytes::Lost => return,
        }
    }
}
