//! Threads for work that takes a while, counted by group: a group whose work hangs delays itself
//! alone, and holds no thread that serves requests. Knows threads; not the work done on them.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Stack of a thread in bytes, enough for parsers that recurse. Only the used part takes memory.
const STACK: usize = 16 << 20;

/// Permits to start threads, `max` at once for each group.
pub struct GroupThreads {
    /// Name of the threads.
    name: &'static str,
    max: usize,
    groups: Mutex<HashMap<String, Arc<Semaphore>>>,
}

/// A permit for one thread, given back when it is dropped.
pub(super) type ThreadPermit = OwnedSemaphorePermit;

impl GroupThreads {
    /// Makes `max` permits for each group.
    pub fn new(name: &'static str, max: usize) -> GroupThreads {
        GroupThreads { name, max, groups: Mutex::default() }
    }

    /// Waits for a permit, after others of the same group alone. Returns `None` if the permits are
    /// closed, which does not happen while `self` lives.
    pub async fn enter(&self, group: &str) -> Option<ThreadPermit> {
        let permits = {
            // Nothing under the lock can panic: a poisoned one would still guard good data.
            let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
            let new = || Arc::new(Semaphore::new(self.max));
            Arc::clone(groups.entry(group.to_owned()).or_insert_with(new))
        };
        permits.acquire_owned().await.ok()
    }

    /// Starts work on a thread, which holds the permit until the work ends.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(
        &self,
        permit: Option<ThreadPermit>,
        work: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let thread = std::thread::Builder::new().name(self.name.into()).stack_size(STACK);
        thread.spawn(move || {
            let _permit = permit;
            work();
        })?;
        Ok(())
    }

    /// Runs work when there is a permit for it, and returns its result. If the future is dropped,
    /// the thread drops the result.
    ///
    /// # Errors
    /// When the system gives no thread, or the work has panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        group: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<T> {
        let permit = self.enter(group).await;
        let (done, result) = oneshot::channel();
        self.start(permit, move || {
            let result = work();
            // Without a receiver the result comes back, and is dropped here.
            drop(done.send(result));
        })?;
        result.await.map_err(|_| io::Error::other("the thread has broken down"))
    }
}
