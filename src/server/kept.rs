//! Conversations that a later request goes on with, and answers that are asked for again. Bounded,
//! in memory, gone with the process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyper::body::Bytes;
use serde_json::Value;
use tokio::sync::oneshot;

use super::control::ReasoningControls;
use super::replay::ReplayStreams;

/// Most bytes of all answers and conversations that a store keeps together by default.
const MOST_BYTES: usize = 64 << 20;
/// Most answers that are kept.
const MOST_ANSWERS: usize = 10_000;
/// Time for which an answer is kept after it was last used.
const KEPT_FOR: Duration = Duration::from_secs(24 * 3600);
/// Most turns of a conversation.
const MOST_TURNS: usize = 1000;
/// Bytes that an answer takes besides its text.
const OVERHEAD: usize = 512;

/// The turns of a conversation up to an answer. Those that go on from the same answer share it.
#[derive(Debug)]
pub(crate) struct History {
    previous: Option<Arc<History>>,
    items: Vec<Value>,
    n_turns: usize,
}

/// The error that a conversation has too many turns.
#[derive(Debug)]
pub(crate) struct TooLong;

impl History {
    /// Returns a conversation that goes on from another with these items.
    ///
    /// # Errors
    /// When it has too many turns.
    pub(crate) fn after(
        previous: Option<Arc<History>>,
        items: Vec<Value>,
    ) -> Result<Arc<History>, TooLong> {
        let n_turns = previous.as_ref().map_or(0, |previous| previous.n_turns) + 1;
        if n_turns > MOST_TURNS {
            return Err(TooLong);
        }
        Ok(Arc::new(History { previous, items, n_turns }))
    }

    /// Returns all items, the first first.
    pub(crate) fn items(&self) -> Vec<Value> {
        let mut turns = vec![&self.items];
        let mut before = &self.previous;
        while let Some(history) = before {
            turns.push(&history.items);
            before = &history.previous;
        }
        turns.into_iter().rev().flatten().cloned().collect()
    }
}

/// An answer that is kept.
#[derive(Debug, Clone)]
pub(crate) struct KeptAnswer {
    /// The answer as it was given.
    pub body: Bytes,
    /// The items of the request.
    pub input: Arc<Vec<Value>>,
    /// The conversation up to and with the answer; `None` while it is being made.
    pub history: Option<Arc<History>>,
}

struct KeptEntry {
    answer: KeptAnswer,
    bytes: usize,
    used: Instant,
}

/// The answers that are kept, by name.
#[derive(Default)]
pub struct AnswerStore {
    /// The texts that are made in the background; dropping one ends it.
    running: Mutex<HashMap<String, oneshot::Sender<()>>>,
    kept: Mutex<Kept>,
}

struct Kept {
    entries: HashMap<String, KeptEntry>,
    bytes: usize,
    most_bytes: usize,
}

impl Default for Kept {
    fn default() -> Self {
        Kept { entries: HashMap::new(), bytes: 0, most_bytes: MOST_BYTES }
    }
}

impl Kept {
    fn remove(&mut self, id: &str) -> Option<KeptAnswer> {
        let entry = self.entries.remove(id)?;
        self.bytes -= entry.bytes;
        Some(entry.answer)
    }

    /// Forgets what is old, and the answers unused for longest until there is room.
    fn make_room(&mut self, bytes: usize) {
        let now = Instant::now();
        let is_old = |entry: &KeptEntry| now.duration_since(entry.used) > KEPT_FOR;
        while self.bytes + bytes > self.most_bytes || self.entries.len() >= MOST_ANSWERS {
            let oldest = self.entries.iter().min_by_key(|(_, entry)| entry.used);
            let Some(id) = oldest.map(|(id, _)| id.clone()) else { return };
            self.remove(&id);
        }
        let old: Vec<String> = self
            .entries
            .iter()
            .filter(|(_, entry)| is_old(entry))
            .map(|(id, _)| id.clone())
            .collect();
        for id in old {
            self.remove(&id);
        }
    }
}

impl AnswerStore {
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, oneshot::Sender<()>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that an answer is made in the background. The receiver is ready when the answer is to
    /// end: with an error where it is not to be kept either.
    pub(crate) fn begin(&self, id: &str) -> oneshot::Receiver<()> {
        let (end, ended) = oneshot::channel();
        self.running().insert(id.to_owned(), end);
        ended
    }

    /// Notes that an answer is made no more. Returns whether it was.
    pub(crate) fn end(&self, id: &str) -> bool {
        self.running().remove(id).is_some()
    }

    /// Asks for the end of an answer that is being made. Returns whether it was.
    pub(crate) fn cancel(&self, id: &str) -> bool {
        self.running().remove(id).is_some_and(|end| end.send(()).is_ok())
    }

    /// Keeps an answer, in place of one of the same name, unless it alone is larger than all
    /// together may be. `n_bytes` is the size of its request.
    pub(crate) fn put(&self, id: &str, answer: KeptAnswer, n_bytes: usize) {
        let bytes = answer.body.len().saturating_mul(2) + n_bytes + id.len() + OVERHEAD;
        let mut kept = self.lock();
        kept.remove(id);
        if bytes > kept.most_bytes {
            return;
        }
        kept.make_room(bytes);
        kept.bytes += bytes;
        kept.entries.insert(id.to_owned(), KeptEntry { answer, bytes, used: Instant::now() });
    }

    /// Returns an answer.
    pub(crate) fn get(&self, id: &str) -> Option<KeptAnswer> {
        let mut kept = self.lock();
        let entry = kept.entries.get_mut(id)?;
        entry.used = Instant::now();
        Some(entry.answer.clone())
    }

    /// Forgets an answer. Returns whether it was there.
    pub(crate) fn remove(&self, id: &str) -> bool {
        self.lock().remove(id).is_some()
    }
}

impl std::fmt::Debug for RequestMemory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Memory")
    }
}

/// Answers and conversations that one request leaves for others.
#[derive(Default)]
pub struct RequestMemory {
    /// Answers of `/v1/responses`.
    pub responses: AnswerStore,
    /// Answers of LM Studio's `/api/v1/chat`.
    pub chats: AnswerStore,
    /// Answers on their way whose reasoning may be ended.
    pub(crate) controls: ReasoningControls,
    /// Streams that are read again.
    pub(crate) streams: ReplayStreams,
    /// True if no text is made after its request has been answered.
    pub refuses_background: bool,
}

impl RequestMemory {
    /// Returns a memory of `most_bytes` for answers of `/v1/responses`, for a service that counts
    /// the tokens of its requests: nothing is made after they have been answered.
    pub fn accounted(most_bytes: usize) -> RequestMemory {
        let kept = Mutex::new(Kept { most_bytes, ..Kept::default() });
        let responses = AnswerStore { kept, ..AnswerStore::default() };
        RequestMemory { responses, refuses_background: true, ..RequestMemory::default() }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn answer(n_bytes: usize) -> KeptAnswer {
        let body = Bytes::from(vec![b'x'; n_bytes]);
        KeptAnswer { body, input: Arc::default(), history: None }
    }

    #[test]
    fn what_was_used_last_stays() {
        let store = AnswerStore::default();
        let third = MOST_BYTES / 7;
        for id in ["a", "b", "c"] {
            store.put(id, answer(third), 0);
        }
        assert!(store.get("a").is_some());
        store.put("d", answer(third), 0);
        assert!(store.get("b").is_none(), "unused for longest");
        assert!(["a", "c", "d"].iter().all(|id| store.get(id).is_some()));
        store.put("large", answer(MOST_BYTES), 0);
        assert!(store.get("large").is_none() && store.get("a").is_some());
        assert!(store.remove("a") && !store.remove("a"));
        assert!(store.lock().bytes < MOST_BYTES);
        for n in 0..MOST_ANSWERS + 5 {
            store.put(&n.to_string(), answer(1), 0);
        }
        assert_eq!(store.lock().entries.len(), MOST_ANSWERS);
    }

    #[test]
    fn conversations_share_their_beginnings() {
        let first = History::after(None, vec![json!(1), json!(2)]).unwrap();
        let left = History::after(Some(Arc::clone(&first)), vec![json!(3)]).unwrap();
        let right = History::after(Some(first), vec![json!(4)]).unwrap();
        assert_eq!(left.items(), [json!(1), json!(2), json!(3)]);
        assert_eq!(right.items(), [json!(1), json!(2), json!(4)]);
        let mut long = right;
        while long.n_turns < MOST_TURNS {
            long = History::after(Some(long), Vec::new()).unwrap();
        }
        assert!(History::after(Some(long), Vec::new()).is_err());
    }
}
