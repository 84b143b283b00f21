//! Several models in one process: loaded when they are first requested, unloaded after a while
//! without requests or when another needs their memory.
//!
//! Knows models by names that mean nothing to it, how they are found and loaded, and who is using
//! them. Must not know HTTP paths, keys or databases.
//!
//! ```text
//! cold ──lease──▶ starting ──▶ ready ⇄ idle ──time, or memory for another──▶ cold
//! ```
//!
//! A model is ready while requests use it and idle while none does. A [`Lease`] is the right to use
//! it: as long as there is one it stays. Starting goes on when the request that caused it is gone;
//! the next finds the model there. While it waits for room it is given up with the last request
//! that waits for it: no model is unloaded for one that nobody wants. It ends, too, when the model
//! is unloaded meanwhile, and a download that no other start waits for ends with it.
//!
//! The slow parts of a start have threads of their own: those that serve and read requests have no
//! part in it.

mod error;
mod installed;
mod room;
mod start;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime};

use tokio::sync::{Notify, watch};
use tokio::task::AbortHandle;

pub use error::Error;
pub use installed::source_of;

use crate::engine::PastEngines;
use crate::runtime::{self, ModelSource, Served};
use crate::store::{Downloads, GroupThreads, Pull};

/// Interval at which idle models are looked for.
const TICK: Duration = Duration::from_millis(250);
/// Models of one group that are opened or loaded at once.
const LOADS: usize = 2;

/// Options of all models.
#[derive(Debug, Clone)]
pub struct PoolOptions {
    /// Options of their runtimes.
    pub runtime: runtime::RuntimeOptions,
    /// Bytes that the weights of all loaded models may take together; caches come on top.
    pub budget: u64,
    /// Most models that are loaded at once.
    pub most_models: Option<usize>,
    /// Time for which a model waits for others to let go of memory.
    pub patience: Duration,
}

/// A request for a model.
#[derive(Clone)]
pub struct ModelRequest {
    /// The name by which the pool knows it.
    pub id: String,
    /// Its names in answers.
    pub names: Vec<String>,
    /// The origin of its file.
    pub origin: Origin,
    /// Time for which it stays without being used; `None` is for ever.
    pub idle: Option<Duration>,
    /// Its right to stay when another needs the memory.
    pub pin: Pin,
    /// Whose it is: models of one group wait for each other's downloads and loads, not for those of
    /// others.
    pub group: String,
    /// Time for which a failed start is not tried again; requests meanwhile get the same error.
    pub back_off: Duration,
    /// Returns true while it may be had. Called whenever it is used or started. If it is false
    /// before [`ModelPool::unload`] is called, nothing starts the model after that.
    pub is_current: IsCurrent,
    /// Options of its runtime in place of the pool's.
    pub runtime: Option<Arc<runtime::RuntimeOptions>>,
}

/// See [`ModelRequest::is_current`]. Runs under the pool's lock, and must not use the pool.
pub type IsCurrent = Arc<dyn Fn() -> bool + Send + Sync>;

/// The origin of a model's file.
#[derive(Clone)]
pub enum Origin {
    /// The file is on this machine.
    Here(ModelSource),
    /// The store has it, or else the hub.
    Store(Arc<Downloads>, Pull),
}

/// The right of a model to stay when another needs the memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pin {
    /// Unloaded when another needs the memory.
    Free,
    /// Kept within bounds: the weights of all such models of its group take at most this many bytes
    /// together.
    Within(u64),
    /// Never unloaded for another.
    Always,
}

impl ModelRequest {
    /// Returns a model that stays until another needs the memory.
    pub fn new(id: String, names: Vec<String>, origin: Origin) -> ModelRequest {
        ModelRequest {
            id,
            names,
            origin,
            idle: None,
            pin: Pin::Free,
            group: String::new(),
            back_off: Duration::ZERO,
            is_current: Arc::new(|| true),
            runtime: None,
        }
    }
}

/// A change in the life of a model.
#[derive(Debug, Clone, PartialEq)]
pub enum PoolEvent {
    /// It was asked for.
    Starting,
    /// A file of it is being fetched: bytes there, bytes in all.
    Fetching {
        /// The file.
        file: String,
        /// Bytes that are there.
        done: u64,
        /// Bytes in all.
        size: u64,
    },
    /// Its weights are being loaded.
    Loading {
        /// Their bytes.
        bytes: u64,
    },
    /// It answers.
    Ready {
        /// Time since it was asked for.
        took: Duration,
    },
    /// It is gone.
    Cold(UnloadReason),
    /// It could not be started.
    Failed(Error),
}

/// The time at which a model is unloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnloadMode {
    /// At once if no request uses it, else not.
    IfIdle,
    /// When the last request that uses it has ended; no other gets it.
    Forced,
}

/// Why a model was unloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnloadReason {
    /// It was not used.
    Idle,
    /// Another needed the memory.
    Evicted,
    /// It was requested.
    Asked,
    /// Every request that waited for it has left, before there was room for it.
    Abandoned,
}

/// The state of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ModelState {
    /// Not loaded.
    Cold,
    /// On its way.
    Starting,
    /// Loaded, with requests in work.
    Ready,
    /// Loaded, with none.
    Idle,
}

/// A model that is not cold.
#[derive(Clone)]
pub struct Status {
    /// The name by which the pool knows it.
    pub id: String,
    /// Its state.
    pub state: ModelState,
    /// Bytes of its weights; 0 before they are known.
    pub bytes: u64,
    /// Requests that use it.
    pub in_use: usize,
    /// When it was last used.
    pub last_used: SystemTime,
    /// Time for which it stays unused.
    pub idle: Option<Duration>,
    /// The model, once it is loaded.
    pub served: Option<Arc<Served>>,
}

/// The engines of a pool: those of loaded models, and what is known of those that are gone.
pub struct PoolEngines {
    /// The loaded models by the names by which the pool knows them.
    pub loaded: Vec<(String, Arc<Served>)>,
    /// The totals of models that were unloaded, by the same names.
    pub past: PastEngines,
}

/// A listener to the changes in the life of models.
pub type PoolListener = Box<dyn Fn(&str, PoolEvent) + Send + Sync>;

/// The models of a process.
pub struct ModelPool {
    options: PoolOptions,
    entries: Mutex<HashMap<String, PoolEntry>>,
    /// The totals of models that are gone; locked after the entries.
    past: Mutex<PastEngines>,
    /// Notified when a lease has ended or a model has gone: there may be memory.
    memory_freed: Notify,
    listener: PoolListener,
    /// Starts so far.
    starts: AtomicU64,
    /// Starts that failed, by model.
    failed: Mutex<HashMap<String, FailedStart>>,
    /// Permits for opening and loading models.
    loads: GroupThreads,
    /// Requests that wait for models, by model.
    waiting: Mutex<HashMap<String, usize>>,
}

/// The failure of a start.
#[derive(Clone, Debug)]
struct FailedStart {
    /// It is not tried again before.
    until: Instant,
    error: Error,
}

/// The time of a model's last use, by both clocks.
#[derive(Clone, Copy, Debug)]
struct LastUse {
    instant: Instant,
    date: SystemTime,
}

impl LastUse {
    fn now() -> LastUse {
        LastUse { instant: Instant::now(), date: SystemTime::now() }
    }
}

struct PoolEntry {
    /// The number of the start that made it: a model may be unloaded while it starts, and be asked
    /// for again.
    start: u64,
    /// Its turn among those that wait for room; it goes before those with greater ones.
    turn: u64,
    /// The bytes that it waits for room for.
    wanted: Option<u64>,
    /// `None` while it starts.
    served: Option<Arc<Served>>,
    /// Wakes those who wait for the start; its error, if it fails.
    started: watch::Sender<Option<Error>>,
    /// Ends the start.
    starting: AbortHandle,
    bytes: u64,
    in_use: usize,
    last_used: LastUse,
    idle: Option<Duration>,
    pin: Pin,
    group: String,
}

/// The answer to a request for a model.
enum LeaseOrStart {
    Lease(Lease),
    /// It starts: the receiver gets the end of that.
    Starting(watch::Receiver<Option<Error>>),
    /// It is loaded, and others have waited for longer for its place.
    Behind,
}

impl PoolEntry {
    fn touch(&mut self) {
        self.last_used = LastUse::now();
    }

    fn is_idle(&self) -> bool {
        self.served.is_some() && self.in_use == 0
    }

    /// Returns whether it may make room for another: it is idle, and none of the requests that
    /// waited for its start is still to get it.
    fn makes_room(&self) -> bool {
        self.is_idle() && self.pin == Pin::Free && self.started.receiver_count() == 0
    }
}

/// The right to use a loaded model.
pub struct Lease {
    pool: Arc<ModelPool>,
    id: String,
    /// Taken when the lease ends, and not before.
    served: ManuallyDrop<Arc<Served>>,
}

impl Lease {
    /// Returns the model.
    pub fn served(&self) -> &Arc<Served> {
        &self.served
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // SAFETY: nothing uses the lease after its drop.
        let served = unsafe { ManuallyDrop::take(&mut self.served) };
        if let Some(entry) = self.pool.lock().get_mut(&self.id)
            // Under the same name another may have been loaded meanwhile.
            && entry.served.as_ref().is_some_and(|current| Arc::ptr_eq(current, &served))
        {
            entry.in_use -= 1;
            entry.touch();
        }
        retire(served);
        self.pool.memory_freed.notify_waiters();
    }
}

/// Lets go of a model. The last one to do so waits for the engine's thread, which no thread that
/// serves should.
fn retire(served: Arc<Served>) {
    // Of those that let go at the same time, one gets it.
    let Some(served) = Arc::into_inner(served) else { return };
    // Where no thread is to be had the model is dropped here.
    let _ = std::thread::Builder::new().name("unload".into()).spawn(move || drop(served));
}

impl ModelPool {
    /// Returns a pool without models. `listener` hears of every change.
    pub fn new(options: PoolOptions, listener: PoolListener) -> Arc<ModelPool> {
        let pool = Arc::new(ModelPool {
            options,
            entries: Mutex::default(),
            past: Mutex::default(),
            memory_freed: Notify::new(),
            listener,
            starts: AtomicU64::new(0),
            failed: Mutex::default(),
            loads: GroupThreads::new("load", LOADS),
            waiting: Mutex::default(),
        });
        tokio::spawn(sweep(Arc::downgrade(&pool)));
        pool
    }

    /// Locks the entries. No code that can panic runs under the lock, so a poisoned one would still
    /// guard good data.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, PoolEntry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failed(&self) -> MutexGuard<'_, HashMap<String, FailedStart>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a model is loaded, loads it if need be, and keeps it loaded.
    ///
    /// # Errors
    /// When it cannot be had.
    pub async fn lease(self: &Arc<Self>, request: &ModelRequest) -> Result<Lease, Error> {
        let deadline = tokio::time::Instant::now() + self.options.patience;
        let mut turn = None;
        let mut waiting = None;
        // kept until the lease is there: nothing unloads the model before
        let mut start = None;
        loop {
            let mut changed = std::pin::pin!(self.memory_freed.notified());
            // from here on no change is missed
            changed.as_mut().enable();
            let found = self.take_or_start(request, &mut turn)?;
            if waiting.is_none() && !matches!(found, LeaseOrStart::Lease(_)) {
                waiting = Some(room::RoomRequest::begin(self, request)?);
            }
            match found {
                LeaseOrStart::Lease(lease) => return Ok(lease),
                LeaseOrStart::Behind => {
                    // the one that waits may now have the place of this model
                    if start.take().is_some() {
                        self.memory_freed.notify_waiters();
                    }
                    let changed = tokio::time::timeout_at(deadline, changed).await;
                    changed.map_err(|_| room::no_room(self))?;
                }
                // An error is returned; a start that went well is found at the next turn, and so
                // is an entry that is gone.
                LeaseOrStart::Starting(started) => {
                    let started = start.insert(started);
                    if started.changed().await.is_ok()
                        && let Some(error) = started.borrow().clone()
                    {
                        return Err(error);
                    }
                }
            }
        }
    }

    /// Returns the lease of a loaded model, or the end of its start. `turn` is that of the request,
    /// once it has one.
    fn take_or_start(
        self: &Arc<Self>,
        request: &ModelRequest,
        turn: &mut Option<u64>,
    ) -> Result<LeaseOrStart, Error> {
        let mut entries = self.lock();
        // Under the lock: either this is false already, or what is put in here is what an `unload`
        // to come will find.
        if !(request.is_current)() {
            return Err(Error::Gone);
        }
        let is_behind = entries.get(&request.id).is_some_and(|entry| {
            entry.served.is_some() && room::is_behind(self, &entries, entry, *turn)
        });
        if is_behind {
            turn.get_or_insert_with(|| self.starts.fetch_add(1, Relaxed));
            return Ok(LeaseOrStart::Behind);
        }
        if let Some(entry) = entries.get_mut(&request.id) {
            let Some(served) = entry.served.clone() else {
                // once it is loaded, its requests do not wait for those behind its start
                turn.get_or_insert(entry.turn);
                return Ok(LeaseOrStart::Starting(entry.started.subscribe()));
            };
            entry.in_use += 1;
            entry.idle = request.idle;
            entry.touch();
            return Ok(LeaseOrStart::Lease(Lease {
                pool: Arc::clone(self),
                id: request.id.clone(),
                served: ManuallyDrop::new(served),
            }));
        }
        if let Some(start) = self.failed().get(&request.id)
            && Instant::now() < start.until
        {
            return Err(start.error.clone());
        }
        let (started, receiver) = watch::channel(None);
        let start = self.starts.fetch_add(1, Relaxed);
        let entry = PoolEntry {
            start,
            turn: *turn.get_or_insert(start),
            wanted: None,
            served: None,
            started,
            starting: tokio::spawn(start::run(Arc::clone(self), request.clone(), start))
                .abort_handle(),
            bytes: 0,
            in_use: 0,
            last_used: LastUse::now(),
            idle: request.idle,
            pin: request.pin,
            group: request.group.clone(),
        };
        entries.insert(request.id.clone(), entry);
        Ok(LeaseOrStart::Starting(receiver))
    }

    /// Unloads a model.
    ///
    /// # Errors
    /// When it is not loaded, or in use.
    pub fn unload(&self, id: &str, mode: UnloadMode) -> Result<(), Error> {
        let mut entries = self.lock();
        match entries.get(id) {
            None => return Err(Error::NotLoaded),
            Some(entry) if mode == UnloadMode::IfIdle && !entry.is_idle() => {
                return Err(Error::InUse);
            }
            Some(_) => {}
        }
        let entry = self.take_out(&mut entries, id);
        drop(entries);
        self.gone(id, entry, UnloadReason::Asked);
        Ok(())
    }

    /// Returns the models that are not cold, the last used first.
    pub fn list(&self) -> Vec<Status> {
        let mut all: Vec<Status> = self
            .lock()
            .iter()
            .map(|(id, entry)| Status {
                id: id.clone(),
                state: match (&entry.served, entry.in_use) {
                    (None, _) => ModelState::Starting,
                    (Some(_), 0) => ModelState::Idle,
                    (Some(_), _) => ModelState::Ready,
                },
                bytes: entry.bytes,
                in_use: entry.in_use,
                last_used: entry.last_used.date,
                idle: entry.idle,
                served: entry.served.clone(),
            })
            .collect();
        all.sort_by(|a, b| (b.last_used, &a.id).cmp(&(a.last_used, &b.id)));
        all
    }

    /// Returns the models that are loaded, the last used first.
    pub fn loaded(&self) -> Vec<Arc<Served>> {
        self.list().into_iter().filter_map(|status| status.served).collect()
    }

    /// Returns the engines, past ones too, as they are at one time.
    pub fn engines(&self) -> PoolEngines {
        let entries = self.lock();
        let past = self.past.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let served = |(id, entry): (&String, &PoolEntry)| Some((id.clone(), entry.served.clone()?));
        PoolEngines { loaded: entries.iter().filter_map(served).collect(), past }
    }

    /// Returns the options of all models.
    pub fn options(&self) -> &PoolOptions {
        &self.options
    }

    /// Ends what is in work.
    pub fn stop(&self) {
        for status in self.list() {
            if let Some(served) = status.served {
                served.runtime.engine.stop();
            }
        }
    }

    /// Takes out an entry and notes what its engine has done. What requests that are still in work
    /// do after that is not counted.
    fn take_out(&self, entries: &mut HashMap<String, PoolEntry>, id: &str) -> Option<PoolEntry> {
        let entry = entries.remove(id)?;
        if let Some(served) = &entry.served {
            let totals = served.runtime.engine.totals();
            self.past.lock().unwrap_or_else(PoisonError::into_inner).add(id, totals);
        }
        Some(entry)
    }

    /// Ends an entry that was taken out.
    fn gone(&self, id: &str, entry: Option<PoolEntry>, why: UnloadReason) {
        let Some(entry) = entry else { return };
        (self.listener)(id, PoolEvent::Cold(why));
        match entry.served {
            Some(served) => retire(served),
            // A download ends with it, and a load that cannot be ended is thrown away by its
            // thread.
            None => entry.starting.abort(),
        }
        self.memory_freed.notify_waiters();
    }

    /// Unloads models that have been idle for too long.
    fn sweep(&self) {
        let mut entries = self.lock();
        let is_over = |entry: &PoolEntry| {
            entry.is_idle()
                && entry.idle.is_some_and(|idle| entry.last_used.instant.elapsed() >= idle)
        };
        let over: Vec<String> =
            entries.iter().filter(|(_, entry)| is_over(entry)).map(|(id, _)| id.clone()).collect();
        let gone: Vec<_> =
            over.into_iter().map(|id| (self.take_out(&mut entries, &id), id)).collect();
        drop(entries);
        for (entry, id) in gone {
            self.gone(&id, entry, UnloadReason::Idle);
        }
        self.failed().retain(|_, start| Instant::now() < start.until);
    }
}

/// Looks for idle models as long as there is a pool.
async fn sweep(pool: Weak<ModelPool>) {
    loop {
        tokio::time::sleep(TICK).await;
        match pool.upgrade() {
            Some(pool) => pool.sweep(),
            None => return,
        }
    }
}
