//! The thread that writes, with low priority: it stores copies of parts, and keeps the folder below
//! its limit.

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, SystemTime};

use super::CacheShared;
use super::key::StoredPart;
use crate::util::clock::Instant;
use crate::util::platform;

/// Time without work after which the folder is looked at: other processes may have written too.
const QUIET: Duration = Duration::from_secs(1);
/// Longest time between two looks at the folder while there is work.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// Time without an attempt after one that failed.
const PAUSE: Duration = Duration::from_secs(30);

/// A change of the folder.
pub(super) enum WriteOrder {
    /// A part is to be stored.
    Store(StoreOrder),
    /// Parts that are there are used.
    Touch {
        /// The parts.
        parts: Vec<StoredPart>,
        /// The time of the use.
        used: SystemTime,
    },
}

/// A part to be stored.
pub(in crate::engine) struct StoreOrder {
    /// Its name.
    pub part: StoredPart,
    /// Its tokens.
    pub tokens: Vec<u32>,
    /// Keys, values and running state.
    pub cache: Vec<u8>,
    /// The time of its use.
    pub used: SystemTime,
}

/// The thread that writes.
pub(super) struct PageWriter {
    shared: Arc<CacheShared>,
    /// Bytes of the folder's files, as far as known.
    n_bytes: u64,
    /// The time of the last look at the folder.
    looked: Option<Instant>,
    /// True if something was written since.
    is_dirty: bool,
    /// The time of the last attempt that failed.
    failed: Option<Instant>,
}

impl PageWriter {
    /// Returns a writer that has not looked at the folder.
    pub(super) fn new(shared: Arc<CacheShared>) -> PageWriter {
        PageWriter { shared, n_bytes: 0, looked: None, is_dirty: false, failed: None }
    }

    /// Writes what is asked for until the engine ends.
    pub(super) fn run(mut self, orders: &Receiver<WriteOrder>) {
        platform::lower_thread_priority();
        self.look();
        while let Ok(order) = orders.recv() {
            self.carry_out(order);
            while self.is_dirty {
                match orders.recv_timeout(QUIET) {
                    Ok(order) => self.carry_out(order),
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => self.look(),
                }
            }
        }
    }

    /// Does what is asked for.
    fn carry_out(&mut self, order: WriteOrder) {
        match order {
            WriteOrder::Store(order) => self.write(order),
            WriteOrder::Touch { parts, used } => {
                for part in &parts {
                    if !self.shared.folder.touch(part, used) {
                        self.shared.index.forget(&part.key);
                    }
                }
            }
        }
    }

    /// Writes a part, unless that has failed just before.
    fn write(&mut self, order: StoreOrder) {
        let n_waited = order.cache.len() as u64;
        let key = order.part.key;
        let is_paused = self.failed.is_some_and(|at| at.elapsed() < PAUSE);
        let written = if is_paused { Ok(()) } else { self.store(order) };
        self.shared.index.settle(key, written.is_ok() && !is_paused);
        self.shared.counters.waiting_bytes.fetch_sub(n_waited, Relaxed);
        if let Err(error) = written {
            self.failed = Some(Instant::now());
            self.shared.warn("written", &error);
        }
    }

    /// Writes a part and makes room for the next.
    fn store(&mut self, order: StoreOrder) -> io::Result<()> {
        let StoreOrder { part, tokens, cache, used } = order;
        let n_bytes = self.shared.folder.write(&part, tokens, cache, used)?;
        self.n_bytes += n_bytes;
        self.is_dirty = true;
        self.shared.counters.written_bytes.fetch_add(n_bytes, Relaxed);
        self.shared.counters.stored_bytes.store(self.n_bytes, Relaxed);
        let is_over = self.n_bytes > self.shared.folder.limit();
        if is_over || self.looked.is_none_or(|at| at.elapsed() > LOOK_EVERY) {
            self.look();
        }
        Ok(())
    }

    /// Looks at the folder, and deletes what is too much.
    fn look(&mut self) {
        self.looked = Some(Instant::now());
        self.is_dirty = false;
        match self.shared.folder.scan() {
            Ok(mut found) => {
                self.shared.folder.trim(&mut found);
                self.n_bytes = found.iter().map(|page| page.bytes).sum();
                self.shared.index.set(&found);
                self.shared.counters.stored_bytes.store(self.n_bytes, Relaxed);
            }
            Err(error) => self.shared.warn("read", &error),
        }
    }
}
