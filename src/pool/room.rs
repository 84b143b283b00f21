//! Room for models: those that wait for memory or a place, and who of them goes first.
//!
//! First come, first served among models. A start that waits for room has a turn. No later start
//! takes the room before it. A new request for a loaded model that could be unloaded to make the
//! room has a turn, too, and waits for those before it. How many requests may wait for a model
//! is bounded by the slots and the queue that it has when it is loaded.

use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};

use super::{Error, ModelPool, ModelRequest, Pin, PoolEntry, UnloadReason};

/// A request among those that wait for its model.
pub(super) struct RoomRequest<'p> {
    pool: &'p ModelPool,
    id: String,
}

impl<'p> RoomRequest<'p> {
    /// Counts a request among those that wait for its model.
    ///
    /// # Errors
    /// When as many wait as may.
    pub(super) fn begin(
        pool: &'p ModelPool,
        request: &ModelRequest,
    ) -> Result<RoomRequest<'p>, Error> {
        let options = request.runtime.as_deref().unwrap_or(&pool.options.runtime);
        let most = options.engine.queue_limit.saturating_add(options.context.n_seq.max(1));
        let mut waiting = pool.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let n_waiting = waiting.entry(request.id.clone()).or_default();
        if *n_waiting >= most {
            return Err(Error::QueueFull { waiting: *n_waiting });
        }
        *n_waiting += 1;
        Ok(RoomRequest { pool, id: request.id.clone() })
    }
}

impl Drop for RoomRequest<'_> {
    fn drop(&mut self) {
        let mut waiting = self.pool.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n_waiting) = waiting.get_mut(&self.id) {
            *n_waiting -= 1;
            if *n_waiting == 0 {
                waiting.remove(&self.id);
            }
        }
        drop(waiting);
        // with no request waiting, the model may be unloaded, and a start that waits is given up
        self.pool.memory_freed.notify_waiters();
    }
}

/// Returns whether a new request for a loaded model waits: another model has waited for longer for
/// room that this one could make. `turn` is the request's own turn, if it has one.
pub(super) fn is_behind(
    pool: &ModelPool,
    entries: &HashMap<String, PoolEntry>,
    loaded: &PoolEntry,
    turn: Option<u64>,
) -> bool {
    loaded.pin == Pin::Free && is_awaited(pool, entries, turn.unwrap_or(u64::MAX))
}

/// Returns whether a start whose turn comes before `turn` waits for room that it can get.
fn is_awaited(pool: &ModelPool, entries: &HashMap<String, PoolEntry>, turn: u64) -> bool {
    let mut waiting = entries.values().filter(|entry| entry.turn < turn);
    waiting.any(|entry| entry.wanted.is_some_and(|bytes| can_fit(pool, entries, bytes)))
}

/// Returns whether a model fits once all that may be unloaded are. One that does not fit even then
/// holds up no other.
fn can_fit(pool: &ModelPool, entries: &HashMap<String, PoolEntry>, bytes: u64) -> bool {
    let stays = |entry: &&PoolEntry| entry.pin != Pin::Free && entry.bytes > 0;
    let kept = entries.values().filter(stays);
    let kept_bytes = kept.clone().fold(bytes, |sum, entry| sum.saturating_add(entry.bytes));
    let has_place = pool.options.most_models.is_none_or(|most| kept.count() < most);
    has_place && kept_bytes <= pool.options.budget
}

/// Returns the error of a start that has waited in vain for room.
pub(super) fn no_room(pool: &ModelPool) -> Error {
    Error::NoRoom { waited: pool.options.patience, most_models: pool.options.most_models }
}

/// Reserves memory for a model: the least recently used ones are unloaded first; when all are in
/// use, waits.
pub(super) async fn reserve_memory(
    pool: &ModelPool,
    request: &ModelRequest,
    number: u64,
    bytes: u64,
) -> Result<(), Error> {
    let budget = pool.options.budget;
    if bytes > budget {
        return Err(Error::TooLarge { bytes, budget });
    }
    let deadline = tokio::time::Instant::now() + pool.options.patience;
    loop {
        let mut changed = std::pin::pin!(pool.memory_freed.notified());
        // registered before the check, so that no wake-up is lost
        changed.as_mut().enable();
        if reserve(pool, request, number, bytes)? {
            // those behind it may go on
            pool.memory_freed.notify_waiters();
            return Ok(());
        }
        tokio::time::timeout_at(deadline, changed).await.map_err(|_| no_room(pool))?;
    }
}

/// Gives up a start that no request waits for, and returns the error that it ends with.
fn abandon(
    pool: &ModelPool,
    mut entries: MutexGuard<'_, HashMap<String, PoolEntry>>,
    id: &str,
) -> Error {
    let entry = pool.take_out(&mut entries, id);
    drop(entries);
    pool.gone(id, entry, UnloadReason::Abandoned);
    Error::Gone
}

/// Reserves memory if there is enough, after unloading what has to go and may. A start that no
/// request waits for is given up.
fn reserve(
    pool: &ModelPool,
    request: &ModelRequest,
    number: u64,
    bytes: u64,
) -> Result<bool, Error> {
    loop {
        let mut entries = pool.lock();
        let own = entries.get(&request.id).filter(|entry| entry.start == number);
        let is_left = own.is_some_and(|entry| entry.started.receiver_count() == 0);
        if let Pin::Within(most) = request.pin {
            let is_bound = |entry: &PoolEntry| {
                matches!(entry.pin, Pin::Within(_)) && entry.group == request.group
            };
            // This one has reserved nothing yet.
            let taken: u64 =
                entries.values().filter(|entry| is_bound(entry)).map(|entry| entry.bytes).sum();
            if taken.saturating_add(bytes) > most {
                return Err(Error::Share { bytes, taken, most });
            }
        }
        let taken: u64 = entries.values().map(|entry| entry.bytes).sum();
        // those that wait for a place have none
        let has_place = |entry: &&PoolEntry| entry.start != number && entry.bytes > 0;
        let n_models = entries.values().filter(has_place).count();
        let is_full = pool.options.most_models.is_some_and(|most| n_models >= most);
        let is_mine = |entry: &&mut PoolEntry| entry.start == number;
        let turn = entries.get(&request.id).map_or(number, |entry| entry.turn);
        let must_wait = is_awaited(pool, &entries, turn);
        let has_room = !is_full && taken + bytes <= pool.options.budget;
        if is_left && (must_wait || !has_room) {
            return Err(abandon(pool, entries, &request.id));
        }
        if must_wait {
            if let Some(entry) = entries.get_mut(&request.id).filter(is_mine) {
                entry.wanted = Some(bytes);
            }
            return Ok(false);
        }
        if has_room {
            if let Some(entry) = entries.get_mut(&request.id).filter(is_mine) {
                entry.bytes = bytes;
                entry.wanted = None;
            }
            return Ok(true);
        }
        // no later start takes what becomes free now, or once a lease ends
        if let Some(entry) = entries.get_mut(&request.id).filter(is_mine) {
            entry.wanted = Some(bytes);
        }
        let idle = entries.iter().filter(|(_, entry)| entry.makes_room());
        let oldest =
            idle.min_by_key(|(_, entry)| entry.last_used.instant).map(|(id, _)| id.clone());
        let Some(oldest) = oldest else { return Ok(false) };
        let entry = pool.take_out(&mut entries, &oldest);
        drop(entries);
        pool.gone(&oldest, entry, UnloadReason::Evicted);
    }
}
