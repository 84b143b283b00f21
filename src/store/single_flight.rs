//! Downloads under way, single flight: each on a thread of its own, one for all requests of the
//! same model, and ended when no request is left. Knows orders and their waiters; not how a file is
//! fetched.
//!
//! A download of a large model takes an hour. A waiter holds no thread, and threads are counted by
//! group, so that a group whose downloads hang delays itself alone.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use super::group_threads::{GroupThreads, ThreadPermit};
use super::{Error, Order, Progress, Store};
use crate::util::mutex::lock;

/// Downloads at once of one group.
const MAX_DOWNLOADS: usize = 4;

/// A request to have a model in the store.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pull {
    /// The model.
    pub order: Order,
    /// True if the token of the store goes along.
    pub token: bool,
}

/// A function that makes the store that a download goes to.
type OpenStore = Box<dyn Fn() -> Result<Store, Error> + Send + Sync>;

/// The downloads of a process.
pub struct Downloads {
    open: OpenStore,
    running: Mutex<HashMap<Pull, Running>>,
    threads: GroupThreads,
}

/// A download. It goes on as long as its news has a receiver.
struct Running {
    /// Distinguishes it from an earlier or later one of the same model.
    number: u64,
    news: watch::Sender<News>,
}

/// The state of a download.
#[derive(Clone)]
enum News {
    Begun,
    At { file: String, done: u64, size: u64 },
    Ended(Result<PathBuf, Arc<Error>>),
}

/// A guard that takes a download off the list, however its thread ends.
struct RunningGuard<'d> {
    downloads: &'d Downloads,
    pull: &'d Pull,
    number: u64,
}

impl Drop for RunningGuard<'_> {
    fn drop(&mut self) {
        self.downloads.forget(self.pull, self.number);
    }
}

impl Downloads {
    /// Downloads to the store that `open` makes, anew for each.
    pub fn new(open: impl Fn() -> Result<Store, Error> + Send + Sync + 'static) -> Arc<Downloads> {
        Arc::new(Downloads {
            open: Box::new(open),
            running: Mutex::default(),
            threads: GroupThreads::new("download", MAX_DOWNLOADS),
        })
    }

    /// Brings a model here, or waits for the download that does so already; returns its first file.
    /// To drop the future is to want it no more.
    ///
    /// # Errors
    /// As [`Store::pull`].
    pub async fn pull(
        self: &Arc<Self>,
        group: &str,
        pull: &Pull,
        mut emit: impl FnMut(Progress<'_>) + Send,
    ) -> Result<PathBuf, Arc<Error>> {
        let mut news = if let Some(news) = self.join(pull) {
            news
        } else {
            let permit = self.threads.enter(group).await;
            self.begin(pull, permit)?
        };
        loop {
            let now = news.borrow_and_update().clone();
            match now {
                News::Begun => {}
                News::At { file, done, size } => emit(Progress { file: &file, done, size }),
                News::Ended(result) => return result,
            }
            if news.changed().await.is_err() {
                return Err(Arc::new(Error::Thread("its thread has broken down".into())));
            }
        }
    }

    /// Returns whether a thread still works on a download.
    pub fn is_running(&self, pull: &Pull) -> bool {
        lock(&self.running).contains_key(pull)
    }

    fn join(&self, pull: &Pull) -> Option<watch::Receiver<News>> {
        lock(&self.running).get(pull).map(|running| running.news.subscribe())
    }

    /// Starts a download, unless one of the same has been started meanwhile.
    fn begin(
        self: &Arc<Self>,
        pull: &Pull,
        permit: Option<ThreadPermit>,
    ) -> Result<watch::Receiver<News>, Arc<Error>> {
        static NUMBER: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let (news, receiver) = {
            let mut running = lock(&self.running);
            if let Some(running) = running.get(pull) {
                return Ok(running.news.subscribe());
            }
            let (news, receiver) = watch::channel(News::Begun);
            running.insert(pull.clone(), Running { number, news: news.clone() });
            (news, receiver)
        };
        let this = Arc::clone(self);
        let owned = pull.clone();
        let started = self.threads.start(permit, move || {
            let _guard = RunningGuard { downloads: &this, pull: &owned, number };
            let result = this.run(&owned, number, &news).map_err(Arc::new);
            // Off the list first: a caller that comes now begins anew, and does not get an old end.
            this.forget(&owned, number);
            news.send_replace(News::Ended(result));
        });
        match started {
            Ok(()) => Ok(receiver),
            Err(error) => {
                self.forget(pull, number);
                Err(Arc::new(Error::Thread(error.to_string())))
            }
        }
    }

    fn run(
        self: &Arc<Self>,
        pull: &Pull,
        number: u64,
        news: &watch::Sender<News>,
    ) -> Result<PathBuf, Error> {
        let this = Arc::clone(self);
        let wanted = pull.clone();
        let store = (self.open)()?.until(Box::new(move || this.is_over(&wanted, number)));
        let store = if pull.token { store } else { store.without_token() };
        store.pull(&pull.order, &mut |Progress { file, done, size }| {
            news.send_replace(News::At { file: file.into(), done, size });
        })
    }

    /// Returns whether a download has no receiver left. Then it is off the list, so that none
    /// joins it again.
    fn is_over(&self, pull: &Pull, number: u64) -> bool {
        let mut running = lock(&self.running);
        match running.get(pull) {
            Some(found) if found.number == number && found.news.receiver_count() > 0 => false,
            Some(found) if found.number == number => {
                running.remove(pull);
                true
            }
            _ => true,
        }
    }

    fn forget(&self, pull: &Pull, number: u64) {
        let mut running = lock(&self.running);
        if running.get(pull).is_some_and(|found| found.number == number) {
            running.remove(pull);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Cache, Hub};

    /// Returns a hub that accepts and says nothing.
    fn silent() -> (std::net::TcpListener, String) {
        let hub = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", hub.local_addr().unwrap());
        (hub, address)
    }

    fn pull(repo: &str) -> Pull {
        let order = Order { name: repo.parse().unwrap(), file: None, projector: false };
        Pull { order, token: false }
    }

    #[tokio::test]
    async fn one_thread_for_all_who_wait_and_none_for_nobody() {
        let (hub, address) = silent();
        let open = move || Ok(Store::new(Cache::at("/nowhere"), Hub::new(Some(&address), None)));
        let downloads = Downloads::new(open);
        let wait = |group: &'static str, pull: Pull| {
            let downloads = Arc::clone(&downloads);
            tokio::spawn(async move { downloads.pull(group, &pull, |_| {}).await })
        };
        let waiting: Vec<_> = (0..10).map(|_| wait("a", pull("org/one"))).collect();
        let connection = tokio::task::spawn_blocking(move || hub.accept().map(|(c, _)| (hub, c)));
        let (hub, connection) = connection.await.unwrap().unwrap();
        assert_eq!(lock(&downloads.running).len(), 1);
        // More than a group has permits for, and another group's.
        let others: Vec<_> = (0..8).map(|n| wait("a", pull(&format!("org/other{n}")))).collect();
        let far = wait("b", pull("org/far"));
        while lock(&downloads.running).len() < MAX_DOWNLOADS + 1 {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        assert!(downloads.join(&pull("org/far")).is_some(), "another group does not wait");
        for task in waiting.into_iter().chain(others).chain([far]) {
            task.abort();
        }
        // What hangs hears of it when its connection ends.
        drop((hub, connection));
        while !lock(&downloads.running).is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
}
