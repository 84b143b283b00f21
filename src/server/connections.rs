//! The connections of a server, whose number is limited: where no permit is left for a new one, an
//! idle one gives way.
//!
//! A connection is *idle* until the header of a request has been read, and again once the body of
//! the answer is sent. So a client that opens connections and sends nothing, or slowly, keeps no
//! others out: the connection that has been idle longest is closed first, as a client must expect
//! of one that is kept open between requests. Connections at work are never closed for others,
//! which then wait in the listener's queue.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use hyper::body::{Body, Frame, SizeHint};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// The connections of a server.
pub(super) struct Connections {
    permits: Arc<Semaphore>,
    idle: Arc<IdleList>,
}

/// The idle connections of a server, the one that has been so longest first.
#[derive(Default)]
struct IdleList {
    entries: Mutex<IdleEntries>,
    /// Notified when a connection becomes idle.
    became_idle: Notify,
}

/// Idle connections by a number that grows with each that becomes idle.
#[derive(Default)]
struct IdleEntries {
    next: u64,
    closers: BTreeMap<u64, Arc<Notify>>,
}

impl IdleList {
    fn lock(&self) -> MutexGuard<'_, IdleEntries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a connection is idle from now on; returns its number.
    fn add(&self, closer: &Arc<Notify>) -> u64 {
        let mut entries = self.lock();
        let number = entries.next;
        entries.next += 1;
        entries.closers.insert(number, Arc::clone(closer));
        drop(entries);
        self.became_idle.notify_one();
        number
    }

    fn remove(&self, number: u64) {
        self.lock().closers.remove(&number);
    }

    /// Closes the connection that has been idle longest. Returns false if none is idle.
    fn close_longest(&self) -> bool {
        let first = self.lock().closers.pop_first();
        if let Some((_, closer)) = &first {
            closer.notify_one();
        }
        first.is_some()
    }
}

impl Connections {
    /// Returns a set that holds `n_most` connections.
    pub(super) fn new(n_most: usize) -> Connections {
        Connections { permits: Arc::new(Semaphore::new(n_most)), idle: Arc::default() }
    }

    /// Waits for a permit, for which an idle connection is closed where no permit is left.
    pub(super) async fn admit(&self) -> ConnectionPermit {
        // the semaphore is never closed, which alone makes an acquisition fail
        let permit = loop {
            if let Ok(permit) = Arc::clone(&self.permits).try_acquire_owned() {
                break permit;
            }
            let free = Arc::clone(&self.permits).acquire_owned();
            if self.idle.close_longest() {
                // the one that is closed gives its permit back
                if let Ok(permit) = free.await {
                    break permit;
                }
            } else {
                tokio::select! {
                    permit = free => if let Ok(permit) = permit {
                        break permit;
                    },
                    () = self.idle.became_idle.notified() => {}
                }
            }
        };
        ConnectionPermit::new(permit, Arc::clone(&self.idle))
    }
}

/// The permit of a connection, and the means to close it while it is idle.
pub(super) struct ConnectionPermit {
    closer: Arc<Notify>,
    activity: Activity,
    _permit: OwnedSemaphorePermit,
}

impl ConnectionPermit {
    fn new(permit: OwnedSemaphorePermit, idle: Arc<IdleList>) -> ConnectionPermit {
        let closer = Arc::new(Notify::new());
        let number = idle.add(&closer);
        let state = ActivityState { idle, closer: Arc::clone(&closer), number: Mutex::new(number) };
        ConnectionPermit { closer, activity: Activity(Arc::new(state)), _permit: permit }
    }

    /// Returns the handle by which its requests say that they are at work.
    pub(super) fn activity(&self) -> Activity {
        self.activity.clone()
    }

    /// Serves the connection until its end, or until it gives way to another.
    pub(super) async fn run(self, serving: impl Future<Output = ()>) {
        tokio::select! {
            () = serving => {}
            () = self.closer.notified() => tracing::debug!("an idle connection gives way"),
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.activity.0.leave();
    }
}

/// The handle by which requests of a connection say that they are at work.
#[derive(Clone)]
pub(super) struct Activity(Arc<ActivityState>);

struct ActivityState {
    idle: Arc<IdleList>,
    closer: Arc<Notify>,
    /// Its latest number in the list of idle connections.
    number: Mutex<u64>,
}

impl ActivityState {
    fn number(&self) -> MutexGuard<'_, u64> {
        self.number.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn leave(&self) {
        self.idle.remove(*self.number());
    }
}

impl Activity {
    /// Says that a request has begun, which is over when the result is dropped.
    pub(super) fn begin(&self) -> ActiveRequest {
        self.0.leave();
        ActiveRequest(Arc::clone(&self.0))
    }
}

/// A request at work.
pub(super) struct ActiveRequest(Arc<ActivityState>);

impl Drop for ActiveRequest {
    fn drop(&mut self) {
        let number = self.0.idle.add(&self.0.closer);
        *self.0.number() = number;
    }
}

/// The body of an answer, with which its request is over.
pub(super) struct ActiveBody<B> {
    body: B,
    _request: ActiveRequest,
}

impl<B> ActiveBody<B> {
    /// Returns a body that keeps `request` at work until it is dropped.
    pub(super) fn new(body: B, request: ActiveRequest) -> ActiveBody<B> {
        ActiveBody { body, _request: request }
    }
}

impl<B: Body + Unpin> Body for ActiveBody<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, poll_fn};
    use std::pin::pin;

    use super::*;

    /// Returns whether a future is ready at once.
    async fn is_ready<F: Future>(future: &mut Pin<&mut F>) -> bool {
        poll_fn(|cx| Poll::Ready(future.as_mut().poll(cx).is_ready())).await
    }

    #[tokio::test]
    async fn the_connection_that_was_idle_longest_gives_way() {
        let connections = Connections::new(2);
        let first = connections.admit().await;
        let second = connections.admit().await;
        let request = first.activity().begin();
        let mut first = pin!(first.run(pending()));
        let mut second = Box::pin(second.run(pending()));
        assert!(!is_ready(&mut first).await);
        assert!(!is_ready(&mut second.as_mut()).await);
        let mut third = pin!(connections.admit());
        assert!(!is_ready(&mut third).await, "the second has not gone yet");
        assert!(!is_ready(&mut first).await, "one at work gives way to none");
        assert!(is_ready(&mut second.as_mut()).await);
        drop(second);
        let third = third.await;
        let _busy = third.activity().begin();

        // now both are at work, and a fourth waits until one of them is idle
        let mut fourth = pin!(connections.admit());
        assert!(!is_ready(&mut fourth).await);
        assert!(!is_ready(&mut first).await);
        drop(request);
        assert!(!is_ready(&mut fourth).await);
        assert!(is_ready(&mut first).await);
    }

    #[tokio::test]
    async fn whoever_leaves_is_forgotten() {
        let connections = Connections::new(3);
        let place = connections.admit().await;
        drop(place.activity().begin());
        drop(place.activity().begin());
        assert_eq!(connections.idle.lock().closers.len(), 1);
        drop(place);
        assert!(connections.idle.lock().closers.is_empty());
    }
}
