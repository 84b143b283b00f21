//! Downloads that clients have asked for: each goes on when its client has gone, and can be asked
//! for until as many others have followed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime};

use tokio::sync::watch;

use crate::store::{self, Downloads, Name, Order, Pull, Store};
use crate::util::random::random_name;

/// Ended downloads that are remembered.
const REMEMBERED: usize = 64;
/// The group of all of them: a desktop has one user.
const GROUP: &str = "desktop";

/// The downloads of a desktop.
pub(super) struct DownloadJobs {
    downloads: Arc<Downloads>,
    jobs: Mutex<VecDeque<Arc<DownloadJob>>>,
}

/// A download.
pub(super) struct DownloadJob {
    /// Its name.
    pub id: String,
    /// The model.
    pub model: Name,
    /// When it began.
    pub started: SystemTime,
    since: Instant,
    state: watch::Sender<DownloadState>,
}

/// The state of a download.
#[derive(Debug, Clone, Default)]
pub(super) struct DownloadState {
    /// The files that have begun to arrive, in order: name, bytes that are there, bytes in all.
    pub files: Vec<(String, u64, u64)>,
    /// The end: when, and why if it failed.
    pub ended: Option<(SystemTime, Result<(), String>)>,
}

impl DownloadState {
    /// Returns the bytes that are there.
    pub(super) fn done(&self) -> u64 {
        self.files.iter().map(|(_, done, _)| done).sum()
    }

    /// Returns the bytes of all files that have begun.
    pub(super) fn size(&self) -> u64 {
        self.files.iter().map(|(_, _, size)| size).sum()
    }

    fn note(&mut self, file: &str, done: u64, size: u64) {
        match self.files.iter_mut().find(|(name, ..)| name == file) {
            Some(known) => *known = (file.to_owned(), done, size),
            None => self.files.push((file.to_owned(), done, size)),
        }
    }
}

impl DownloadJob {
    /// Returns its present state.
    pub(super) fn state(&self) -> DownloadState {
        self.state.borrow().clone()
    }

    /// Returns its states from now on.
    pub(super) fn watch(&self) -> watch::Receiver<DownloadState> {
        self.state.subscribe()
    }

    /// Returns the bytes that came in a second, on average.
    pub(super) fn bytes_per_second(&self) -> f64 {
        self.state.borrow().done() as f64 / self.since.elapsed().as_secs_f64().max(0.001)
    }
}

impl DownloadJobs {
    /// Returns the downloads to this user's store.
    pub(super) fn new() -> DownloadJobs {
        DownloadJobs { downloads: Downloads::new(Store::of_environment), jobs: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<DownloadJob>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the download of a model, which is begun unless it is under way.
    pub(super) fn start(&self, model: Name) -> Arc<DownloadJob> {
        let mut jobs = self.lock();
        let is_running =
            |job: &&Arc<DownloadJob>| job.model == model && job.state.borrow().ended.is_none();
        if let Some(running) = jobs.iter().find(is_running) {
            return Arc::clone(running);
        }
        let job = Arc::new(DownloadJob {
            id: format!("job_{}", random_name()),
            model: model.clone(),
            started: SystemTime::now(),
            since: Instant::now(),
            state: watch::Sender::new(DownloadState::default()),
        });
        while jobs.len() >= REMEMBERED
            && let Some(old) = jobs.iter().position(|job| job.state.borrow().ended.is_some())
        {
            jobs.remove(old);
        }
        jobs.push_back(Arc::clone(&job));
        let order = Order { name: model, file: None, projector: true };
        let downloads = Arc::clone(&self.downloads);
        tokio::spawn(run(downloads, Pull { order, token: true }, Arc::clone(&job)));
        job
    }

    /// Returns a download by its name.
    pub(super) fn job(&self, id: &str) -> Option<Arc<DownloadJob>> {
        self.lock().iter().find(|job| job.id == id).cloned()
    }

    /// Returns all downloads that are remembered.
    pub(super) fn all(&self) -> Vec<Arc<DownloadJob>> {
        self.lock().iter().cloned().collect()
    }
}

/// Carries a download out.
async fn run(downloads: Arc<Downloads>, pull: Pull, job: Arc<DownloadJob>) {
    let note = |progress: store::Progress<'_>| {
        let store::Progress { file, done, size } = progress;
        job.state.send_modify(|state| state.note(file, done, size));
    };
    let result = downloads.pull(GROUP, &pull, note).await;
    let result = result.map(drop).map_err(|error| error.to_string());
    if let Err(error) = &result {
        tracing::warn!(model = %job.model, %error, "a download failed");
    }
    job.state.send_modify(|state| {
        if result.is_ok() {
            for (_, done, size) in &mut state.files {
                *done = *size;
            }
        }
        state.ended = Some((SystemTime::now(), result));
    });
}
