//! Streams that outlive their connection: a chat whose request has `X-Conversation-Id` goes on when
//! its client leaves, and is read again from any byte of it, as llama-server has it.
//!
//! A [`ReplaySession`] holds the last 4 MiB of a stream. A task of its own takes the events of the
//! request's jobs and adds them; any number of readers follow it. So the client does not stop the
//! text by leaving: that is what the header asks for, and `DELETE` stops it. The session of a
//! request that waits for its model begins with the wait, which the same task does.

use std::collections::{HashMap, VecDeque};
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use http_body_util::{Either, Full};
use hyper::Response;
use hyper::body::{Body, Bytes};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::AbortHandle;

use super::error::ApiError;
use super::sse::{EventStream, Frames, KEEP_ALIVE};
use crate::util::clock::unix_time;
use crate::util::mutex::lock;

/// Most bytes that are kept of a stream, unless one event is longer; the oldest events are dropped.
const MAX_BYTES: usize = 4 << 20;
/// Most streams that are kept.
const MAX_SESSIONS: usize = 64;
/// Most bytes of the name of a conversation.
const MAX_ID: usize = 256;
/// Time for which a stream is kept after its end.
const KEPT_FOR: Duration = Duration::from_secs(300);
/// Most bytes that a reader is handed at once, unless one event is longer.
const PIECE: usize = 64 << 10;

/// The answer to a request: whole, or a stream.
type ReplayedAnswer = Result<Response<Either<Full<Bytes>, EventStream>>, ApiError>;

/// The streams of a server that can be read again, by the name of their conversation.
#[derive(Default)]
pub(crate) struct ReplayStreams {
    sessions: Mutex<HashMap<String, Arc<ReplaySession>>>,
}

/// A stream that can be read again.
pub(crate) struct ReplaySession {
    /// Time when it began, in Unix seconds.
    started_at: u64,
    kept: Mutex<KeptEvents>,
    /// Notified of every change.
    changes: watch::Sender<()>,
    /// The task that adds to it.
    task: OnceLock<AbortHandle>,
    /// The client whose request waits for its model, until it is answered.
    waiting: Mutex<Option<oneshot::Sender<ReplayedAnswer>>>,
}

/// The last events of a stream.
#[derive(Default)]
struct KeptEvents {
    /// Whole events: a reader that has come to the end of one is never left within another.
    events: VecDeque<KeptEvent>,
    /// The number of their bytes.
    n_kept: usize,
    /// The number of bytes of the stream so far.
    n_total: u64,
    end: Option<StreamEnd>,
}

/// Bytes that were added at once.
struct KeptEvent {
    bytes: Bytes,
    /// The number of bytes of the stream up to their end.
    end: u64,
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
#[derive(Debug, PartialEq)]
enum NextBytes {
    /// At least one byte.
    Some(Bytes),
    /// No byte so far.
    NotYet,
    /// No byte: the stream has ended.
    End,
    /// Bytes that are no longer kept; `first` is the first one that is.
    Lost { first: u64 },
}

/// A session that ends with its task, whichever way that does.
struct EndWithTask(Arc<ReplaySession>);

impl Drop for EndWithTask {
    fn drop(&mut self) {
        self.0.fail(ApiError::internal("internal error: the task that made this stream is gone"));
    }
}

impl ReplayStreams {
    /// Takes the stream of a conversation, in place of an earlier one, whose readers are told of
    /// that; returns one that follows it from its beginning.
    ///
    /// # Errors
    /// 400 for a name that is too long, 503 when as many streams are at work as are kept.
    pub(crate) fn begin(&self, id: &str, stream: EventStream) -> Result<EventStream, ApiError> {
        let session = self.start(id, None, |session| fill(session, stream))?;
        Ok(follow(session, 0))
    }

    /// Answers a request whose model is not there yet, and whose stream is to be read again: from
    /// now on the stream has its name, and takes the place of an earlier one. `answering` waits for
    /// the model and gives the answer, whether or not the client stays; as long as it takes, the
    /// stream has a comment every `interval`.
    ///
    /// # Errors
    /// Those of [`ReplayStreams::begin`], and those of `answering`, which readers are told as an
    /// event; 409 if the stream is ended, or another takes its place, before there is an answer.
    pub(crate) async fn answer_waiting(
        &self,
        id: &str,
        interval: Duration,
        answering: impl Future<Output = ReplayedAnswer> + Send + 'static,
    ) -> ReplayedAnswer {
        let (sender, answer) = oneshot::channel();
        self.start(id, Some(sender), |session| wait(session, interval, answering))?;
        let lost = |_| Err(ApiError::internal("internal error: the request was lost"));
        answer.await.unwrap_or_else(lost)
    }

    /// Checks that a stream of this name can begin.
    ///
    /// # Errors
    /// As [`ReplayStreams::begin`].
    pub(crate) fn check(&self, id: &str) -> Result<(), ApiError> {
        check_name(id)?;
        let mut sessions = lock(&self.sessions);
        forget_old(&mut sessions);
        if sessions.contains_key(id) { Ok(()) } else { check_room(&sessions) }
    }

    /// Begins a session that a task fills.
    fn start<Task: Future<Output = ()> + Send + 'static>(
        &self,
        id: &str,
        waiting: Option<oneshot::Sender<ReplayedAnswer>>,
        task: impl FnOnce(Arc<ReplaySession>) -> Task,
    ) -> Result<Arc<ReplaySession>, ApiError> {
        check_name(id)?;
        let session = Arc::new(ReplaySession {
            started_at: unix_time(),
            kept: Mutex::default(),
            changes: watch::Sender::new(()),
            task: OnceLock::new(),
            waiting: Mutex::new(waiting),
        });
        let mut sessions = lock(&self.sessions);
        forget_old(&mut sessions);
        if let Some(earlier) = sessions.remove(id) {
            earlier.replace();
        }
        check_room(&sessions)?;
        let ends = EndWithTask(Arc::clone(&session));
        let task = task(Arc::clone(&session));
        let task = tokio::spawn(async move {
            task.await;
            drop(ends);
        });
        // no other code has the session yet
        let _ = session.task.set(task.abort_handle());
        sessions.insert(id.to_owned(), Arc::clone(&session));
        Ok(session)
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
        let first = lock(&session.kept).first();
        if from < first {
            let what = format!(
                "byte {from} of the stream is kept no longer; {first} is the first that is"
            );
            return Err(ApiError::bad_field("from", what));
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
            total_bytes: kept.n_total,
            started_at: session.started_at,
            completed_at: kept.end.map_or(0, |end| end.at),
        })
    }
}

fn check_name(id: &str) -> Result<(), ApiError> {
    if id.len() > MAX_ID {
        let what = format!("X-Conversation-Id: at most {MAX_ID} bytes were expected");
        return Err(ApiError::bad_request(what));
    }
    Ok(())
}

fn check_room(sessions: &HashMap<String, Arc<ReplaySession>>) -> Result<(), ApiError> {
    if sessions.len() >= MAX_SESSIONS {
        let what = format!("{MAX_SESSIONS} streams with X-Conversation-Id are kept already");
        return Err(ApiError::unavailable(what));
    }
    Ok(())
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

impl KeptEvents {
    /// Returns the number of the first byte that is kept.
    fn first(&self) -> u64 {
        self.n_total - self.n_kept as u64
    }

    /// Adds whole events, unless the stream has ended.
    fn add(&mut self, bytes: Bytes) {
        if self.end.is_some() || bytes.is_empty() {
            return;
        }
        self.n_kept += bytes.len();
        self.n_total += bytes.len() as u64;
        self.events.push_back(KeptEvent { bytes, end: self.n_total });
        while self.n_kept > MAX_BYTES && self.events.len() > 1 {
            let Some(dropped) = self.events.pop_front() else { return };
            self.n_kept -= dropped.bytes.len();
        }
    }

    fn end(&mut self) {
        self.end.get_or_insert(StreamEnd { at: unix_time(), since: Instant::now() });
    }

    /// Returns what follows byte `at`: the rest of an event, and as many more as are handed out at
    /// once.
    fn after(&self, at: u64) -> NextBytes {
        let first = self.first();
        if at < first {
            return NextBytes::Lost { first };
        }
        let begin = self.events.partition_point(|event| event.end <= at);
        let mut piece = Vec::new();
        for event in self.events.range(begin..) {
            let rest = event.bytes.len().min((event.end - at) as usize - piece.len());
            if !piece.is_empty() && piece.len() + rest > PIECE {
                break;
            }
            piece.extend_from_slice(&event.bytes[event.bytes.len() - rest..]);
        }
        match (piece.is_empty(), self.end) {
            (false, _) => NextBytes::Some(piece.into()),
            (true, Some(_)) => NextBytes::End,
            (true, None) => NextBytes::NotYet,
        }
    }
}

impl ReplaySession {
    fn add(&self, bytes: Bytes) {
        lock(&self.kept).add(bytes);
        self.changes.send_replace(());
    }

    /// Notes that nothing more comes.
    fn end(&self) {
        lock(&self.kept).end();
        self.changes.send_replace(());
    }

    /// Answers the client whose request has waited for its model, if it still does.
    fn answer(&self, answer: ReplayedAnswer) {
        let client = lock(&self.waiting).take();
        if let Some(client) = client {
            // one that has left reads the stream later
            let _ = client.send(answer);
        }
    }

    /// Ends the stream, unless it has ended, with an error, which its readers are told, and so is a
    /// client that waits for an answer.
    fn fail(&self, error: ApiError) {
        let mut frames = Frames::default();
        frames.error(&error);
        let mut kept = lock(&self.kept);
        kept.add(frames.into_bytes());
        kept.end();
        drop(kept);
        self.changes.send_replace(());
        self.answer(Err(error));
    }

    /// Ends the task, and with it the jobs, or the wait for a model.
    fn abort(&self) {
        if let Some(task) = self.task.get() {
            task.abort();
        }
    }

    /// Ends the stream before its time.
    fn stop(&self) {
        self.end();
        self.answer(Err(ApiError::conflict(
            "DELETE of its stream has ended this request while it waited for its model",
        )));
        self.abort();
    }

    /// Ends the stream for another of the same name, which its readers are told.
    fn replace(&self) {
        self.fail(ApiError::conflict(
            "another request with the same X-Conversation-Id has taken the place of this stream",
        ));
        self.abort();
    }
}

/// Waits for the answer to a request, tells its client, and adds the stream that it is to the
/// session.
async fn wait(
    session: Arc<ReplaySession>,
    interval: Duration,
    answering: impl Future<Output = ReplayedAnswer> + Send + 'static,
) {
    let answer = {
        let mut answering = pin!(answering);
        loop {
            tokio::select! {
                answer = &mut answering => break answer,
                () = tokio::time::sleep(interval) => session.add(Bytes::from_static(KEEP_ALIVE)),
            }
        }
    };
    let (parts, body) = match answer {
        Ok(response) => response.into_parts(),
        Err(error) => return session.fail(error),
    };
    match body {
        Either::Right(stream) => {
            let followed = Either::Right(follow(Arc::clone(&session), 0));
            session.answer(Ok(Response::from_parts(parts, followed)));
            fill(session, stream).await;
        }
        whole @ Either::Left(_) => {
            session.answer(Ok(Response::from_parts(parts, whole)));
            session.end();
        }
    }
}

/// Adds what a stream brings to its session, until its end.
async fn fill(session: Arc<ReplaySession>, mut stream: EventStream) {
    while let Some(Ok(frame)) = poll_fn(|cx| Pin::new(&mut stream).poll_frame(cx)).await {
        // trailers tell the first client what it cost
        if let Ok(bytes) = frame.into_data() {
            session.add(bytes);
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
        let next = lock(&session.kept).after(at);
        match next {
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
            NextBytes::End => return,
            NextBytes::Lost { first } => {
                let mut frames = Frames::default();
                frames.error(&too_slow(at, first));
                // a reader that has gone needs no word
                let _ = reader.send(frames.into_bytes()).await;
                return;
            }
        }
    }
}

/// Returns the error of a reader that the stream has left behind.
fn too_slow(at: u64, first: u64) -> ApiError {
    ApiError::bad_request(format!(
        "this reader was too slow: of the stream the last {} MiB are kept, and byte {at} is no \
         longer there; from={first} reads on from the first that is",
        MAX_BYTES >> 20
    ))
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use serde_json::Value;

    use super::*;
    use crate::server::sse::NEVER;

    const MIB: usize = 1 << 20;

    fn session() -> Arc<ReplaySession> {
        Arc::new(ReplaySession {
            started_at: 0,
            kept: Mutex::default(),
            changes: watch::Sender::new(()),
            task: OnceLock::new(),
            waiting: Mutex::default(),
        })
    }

    async fn next(stream: &mut EventStream) -> Option<Bytes> {
        let frame = poll_fn(|cx| Pin::new(&mut *stream).poll_frame(cx)).await?;
        frame.ok()?.into_data().ok()
    }

    async fn rest(stream: &mut EventStream) -> Vec<u8> {
        let mut all = Vec::new();
        while let Some(bytes) = next(stream).await {
            all.extend_from_slice(&bytes);
        }
        all
    }

    /// Returns the error of bytes that are one event.
    fn error_of(event: &[u8]) -> Value {
        let text = std::str::from_utf8(event).unwrap();
        let json = text.strip_prefix("data: ").and_then(|rest| rest.strip_suffix("\n\n")).unwrap();
        let event: Value = serde_json::from_str(json).unwrap();
        event["error"].clone()
    }

    /// Returns a stream of one event.
    fn stream_of(event: &'static str) -> EventStream {
        let (sender, receiver) = mpsc::channel(1);
        sender.try_send(Bytes::from_static(event.as_bytes())).unwrap();
        EventStream::of_lines(receiver)
    }

    #[test]
    fn what_is_kept_are_whole_events() {
        let mut kept = KeptEvents::default();
        for event in ["abc", "de", "fghi"] {
            kept.add(Bytes::from_static(event.as_bytes()));
        }
        let some = |text: &'static str| NextBytes::Some(Bytes::from_static(text.as_bytes()));
        assert_eq!(kept.after(0), some("abcdefghi"));
        assert_eq!(kept.after(4), some("efghi"), "the rest of an event, and the next");
        assert_eq!(kept.after(9), NextBytes::NotYet);
        // an event that is longer than what is handed out or kept is so alone
        kept.add(Bytes::from(vec![b'x'; MAX_BYTES + 1]));
        assert_eq!(kept.after(8), NextBytes::Lost { first: 9 });
        let NextBytes::Some(long) = kept.after(10) else { panic!("it is kept") };
        assert_eq!(long.len(), MAX_BYTES);
        kept.end();
        kept.add(Bytes::from_static(b"late"));
        assert_eq!(kept.after(9 + MAX_BYTES as u64 + 1), NextBytes::End);
    }

    #[tokio::test]
    async fn a_reader_that_falls_behind_is_told_after_a_whole_event() {
        let session = session();
        let event = || Bytes::from(vec![b'x'; MIB]);
        for _ in 0..3 {
            session.add(event());
        }
        let mut reader = follow(Arc::clone(&session), 0);
        assert_eq!(next(&mut reader).await, Some(event()));
        // what is on its way to the reader comes; the rest is more than is kept
        for _ in 0..10 {
            session.add(event());
        }
        let all = rest(&mut reader).await;
        let (read, told) = all.split_at(2 * MIB);
        assert!(read.iter().all(|&byte| byte == b'x'));
        let error = error_of(told);
        assert_eq!(error["code"], 400);
        let message = error["message"].as_str().unwrap();
        for part in ["too slow", "byte 3145728", "from=9437184"] {
            assert!(message.contains(part), "{part}: {message}");
        }
        session.end();
        let mut again = follow(session, 9 * MIB as u64);
        assert_eq!(rest(&mut again).await.len(), 4 * MIB);
    }

    #[tokio::test]
    async fn a_stream_whose_task_is_gone_ends_with_an_error() {
        let streams = ReplayStreams::default();
        let failing = |_| async { panic!("a failure of this test's own") };
        let session = streams.start("one", None, failing).unwrap();
        let told = rest(&mut follow(session, 0)).await;
        assert_eq!(error_of(&told)["code"], 500);
    }

    #[tokio::test]
    async fn a_stream_has_its_name_while_its_request_waits() {
        let streams = Arc::new(ReplayStreams::default());
        let (model, loaded) = oneshot::channel();
        let waiting = {
            let streams = Arc::clone(&streams);
            tokio::spawn(async move {
                let answering = async move {
                    loaded.await.unwrap();
                    Ok(Response::new(Either::Right(stream_of("data: 1\n\n"))))
                };
                streams.answer_waiting("one", NEVER, answering).await.is_ok()
            })
        };
        while streams.status("one").is_none() {
            tokio::task::yield_now().await;
        }
        assert!(!streams.status("one").unwrap().is_done);
        let mut reader = streams.read("one", 0).unwrap();
        // the request goes on without its client
        waiting.abort();
        assert!(waiting.await.is_err());
        model.send(()).unwrap();
        assert_eq!(rest(&mut reader).await, b"data: 1\n\n");
        assert!(streams.status("one").unwrap().is_done);
        assert_eq!(rest(&mut streams.read("one", 0).unwrap()).await, b"data: 1\n\n");
    }

    #[tokio::test]
    async fn a_waiting_request_ends_with_its_stream() {
        let streams = Arc::new(ReplayStreams::default());
        let wanted = Arc::new(());
        let begin = || {
            let streams = Arc::clone(&streams);
            let wanted = Arc::clone(&wanted);
            tokio::spawn(async move {
                let answering = async move {
                    let _wanted = wanted;
                    pending::<ReplayedAnswer>().await
                };
                streams.answer_waiting("one", NEVER, answering).await.err().unwrap()
            })
        };
        let deleted = begin();
        while streams.status("one").is_none() {
            tokio::task::yield_now().await;
        }
        let mut reader = streams.read("one", 0).unwrap();
        streams.remove("one");
        assert!(deleted.await.unwrap().message().contains("DELETE"));
        assert!(rest(&mut reader).await.is_empty());
        assert!(streams.status("one").is_none());

        let replaced = begin();
        while streams.status("one").is_none() {
            tokio::task::yield_now().await;
        }
        let mut reader = streams.read("one", 0).unwrap();
        streams.begin("one", stream_of("data: 2\n\n")).unwrap();
        assert_eq!(replaced.await.unwrap().status, 409);
        assert_eq!(error_of(&rest(&mut reader).await)["code"], 409);
        while Arc::strong_count(&wanted) > 1 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn readers_are_told_why_a_model_could_not_be_had() {
        let streams = ReplayStreams::default();
        let failed = ready(Err(ApiError::unavailable("there is no room")));
        let told = streams.answer_waiting("one", NEVER, failed).await.err().unwrap();
        assert_eq!(told.status, 503);
        let error = error_of(&rest(&mut streams.read("one", 0).unwrap()).await);
        assert_eq!((&error["code"], &error["message"]), (&503.into(), &"there is no room".into()));
        assert_eq!(streams.check(&"x".repeat(MAX_ID + 1)).unwrap_err().status, 400);
    }
}
