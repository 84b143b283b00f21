//! Places for work that takes a while, counted by group: a group whose work hangs waits for itself
//! alone, and the threads that serve for nobody. Knows threads; not what is done on them.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Stack of a thread: what is read may recurse. Only what is used takes memory.
const STACK: usize = 16 << 20;

/// Places, so many for each group.
pub struct Lanes {
    /// What their threads are called.
    name: &'static str,
    most: usize,
    groups: Mutex<HashMap<String, Arc<Semaphore>>>,
}

/// A place, until it is dropped.
pub type Place = OwnedSemaphorePermit;

impl Lanes {
    /// Places, `most` for each group.
    pub fn new(name: &'static str, most: usize) -> Lanes {
        Lanes { name, most, groups: Mutex::default() }
    }

    /// Waits for a place, behind those of the same group alone. `None` where there are no places at
    /// all any more, which does not happen while `self` is there.
    pub async fn enter(&self, group: &str) -> Option<Place> {
        let places = {
            // Nothing under the lock can panic: a poisoned one would still guard good data.
            let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
            let new = || Arc::new(Semaphore::new(self.most));
            Arc::clone(groups.entry(group.to_owned()).or_insert_with(new))
        };
        places.acquire_owned().await.ok()
    }

    /// Starts work that keeps a place until it ends, whoever still waits for it.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(
        &self,
        place: Option<Place>,
        work: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let thread = std::thread::Builder::new().name(self.name.into()).stack_size(STACK);
        thread.spawn(move || {
            let _place = place;
            work();
        })?;
        Ok(())
    }

    /// Runs work when there is a place for it. Should nobody wait for its result any more, the
    /// thread throws it away.
    ///
    /// # Errors
    /// When the system gives no thread, or the work has panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        group: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<T> {
        let place = self.enter(group).await;
        let (done, result) = oneshot::channel();
        self.start(place, move || {
            let result = work();
            // Where nobody waits it comes back, and goes here.
            drop(done.send(result));
        })?;
        result.await.map_err(|_| io::Error::other("the thread has broken down"))
    }
}
