//! Downloads that clients have asked for: each goes on when its client has gone, is paused, resumed
//! and cancelled, and can be asked for until as many others have followed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use serde::Serialize;
use tokio::sync::{Semaphore, watch};
use tokio::task::AbortHandle;

use super::hub::HubAddress;
use crate::server::error::ApiError;
use crate::store::{self, Downloads, Name, Order, Pull};
use crate::util::random::random_name;

/// Ended downloads that are remembered.
const REMEMBERED: usize = 64;
/// Downloads that have not ended, at most.
const MAX_UNFINISHED: usize = 32;
/// Downloads at once; others wait.
const AT_ONCE: usize = 2;
/// The group of all of them: a desktop has one user.
const GROUP: &str = "desktop";
/// Interval at which it is looked whether a cancelled download has ended.
const LOOK: Duration = Duration::from_millis(100);
/// Looks before what a cancelled download has left stays there.
const MAX_LOOKS: usize = 600;

/// The downloads of a desktop.
pub(super) struct DownloadJobs {
    downloads: Arc<Downloads>,
    hub: HubAddress,
    slots: Arc<Semaphore>,
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
    state: watch::Sender<DownloadState>,
    /// Ends the task that carries it out.
    task: Mutex<Option<AbortHandle>>,
}

/// The stage of a download.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum DownloadPhase {
    /// Others come first.
    #[default]
    Waiting,
    /// Bytes arrive.
    Downloading,
    /// It goes on when it is resumed.
    Paused,
    /// All is there.
    Completed,
    /// It cannot be had.
    Failed,
    /// It is not wanted any more.
    Cancelled,
}

/// The state of a download.
#[derive(Debug, Clone, Default)]
pub(super) struct DownloadState {
    /// The files that have begun to arrive, in order: name, bytes that are there, bytes in all.
    pub files: Vec<(String, u64, u64)>,
    /// The end: when, and why if it failed.
    pub ended: Option<(SystemTime, Result<(), String>)>,
    /// The stage.
    pub phase: DownloadPhase,
    /// When bytes began to arrive since it was started or resumed, and how many there were.
    since: Option<(Instant, u64)>,
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

    /// Returns whether bytes arrive, or will by themselves.
    pub(super) fn is_running(&self) -> bool {
        matches!(self.phase, DownloadPhase::Waiting | DownloadPhase::Downloading)
    }

    /// Returns the bytes that came in a second, on average.
    pub(super) fn bytes_per_second(&self) -> f64 {
        let Some((since, before)) = self.since else { return 0.0 };
        let came = self.done().saturating_sub(before);
        came as f64 / since.elapsed().as_secs_f64().max(0.001)
    }

    fn note(&mut self, file: &str, done: u64, size: u64) {
        match self.files.iter_mut().find(|(name, ..)| name == file) {
            Some(known) => *known = (file.to_owned(), done, size),
            None => self.files.push((file.to_owned(), done, size)),
        }
        let now = self.done();
        self.since.get_or_insert_with(|| (Instant::now(), now));
    }

    fn end(&mut self, phase: DownloadPhase, result: Result<(), String>) {
        self.phase = phase;
        self.ended = Some((SystemTime::now(), result));
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

    fn pull(&self) -> Pull {
        let order = Order { name: self.model.clone(), file: None, projector: true };
        Pull { order, token: true }
    }

    fn is_unfinished(&self) -> bool {
        self.state.borrow().ended.is_none()
    }

    /// Ends the task that carries it out, if it has not ended.
    fn stop(&self) {
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            task.abort();
        }
    }
}

impl DownloadJobs {
    /// Returns the downloads to this user's store, from that hub.
    pub(super) fn new(hub: HubAddress) -> DownloadJobs {
        let address = hub.clone();
        DownloadJobs {
            downloads: Downloads::new(move || address.open()),
            hub,
            slots: Arc::new(Semaphore::new(AT_ONCE)),
            jobs: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<DownloadJob>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the download of a model, which is begun unless it is under way, and goes on if it
    /// was paused.
    ///
    /// # Errors
    /// 409 when too many have not ended.
    pub(super) fn start(&self, model: Name) -> Result<Arc<DownloadJob>, ApiError> {
        let mut jobs = self.lock();
        let is_same = |job: &&Arc<DownloadJob>| job.model == model && job.is_unfinished();
        if let Some(job) = jobs.iter().find(is_same).cloned() {
            drop(jobs);
            self.resume(&job);
            return Ok(job);
        }
        if jobs.iter().filter(|job| job.is_unfinished()).count() >= MAX_UNFINISHED {
            let what = format!("{MAX_UNFINISHED} downloads have not ended; cancel one");
            return Err(ApiError::conflict(what));
        }
        let job = Arc::new(DownloadJob {
            id: format!("job_{}", random_name()),
            model,
            started: SystemTime::now(),
            state: watch::Sender::new(DownloadState::default()),
            task: Mutex::default(),
        });
        while jobs.len() >= REMEMBERED
            && let Some(old) = jobs.iter().position(|job| !job.is_unfinished())
        {
            jobs.remove(old);
        }
        jobs.push_back(Arc::clone(&job));
        drop(jobs);
        self.carry_out(&job);
        Ok(job)
    }

    fn carry_out(&self, job: &Arc<DownloadJob>) {
        let task = run(Arc::clone(&self.downloads), Arc::clone(&self.slots), Arc::clone(job));
        let handle = tokio::spawn(task).abort_handle();
        *job.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(handle);
    }

    /// Lets a download wait until it is resumed. What is there of it stays.
    ///
    /// # Errors
    /// 409 when it is not running.
    pub(super) fn pause(&self, job: &DownloadJob) -> Result<(), ApiError> {
        let is_paused = job.state.send_if_modified(|state| {
            let is_running = state.is_running();
            if is_running {
                state.phase = DownloadPhase::Paused;
                state.since = None;
            }
            is_running
        });
        if !is_paused {
            return Err(ApiError::conflict("the download is not running"));
        }
        job.stop();
        Ok(())
    }

    /// Lets a paused download go on; returns whether it was one.
    pub(super) fn resume(&self, job: &Arc<DownloadJob>) -> bool {
        let was_paused = job.state.send_if_modified(|state| {
            let was_paused = state.phase == DownloadPhase::Paused;
            if was_paused {
                state.phase = DownloadPhase::Waiting;
            }
            was_paused
        });
        if was_paused {
            self.carry_out(job);
        }
        was_paused
    }

    /// Ends a download and removes what is there of it.
    ///
    /// # Errors
    /// 409 when it has ended.
    pub(super) fn cancel(&self, job: &Arc<DownloadJob>) -> Result<(), ApiError> {
        let is_cancelled = job.state.send_if_modified(|state| {
            let is_unfinished = state.ended.is_none();
            if is_unfinished {
                state.end(DownloadPhase::Cancelled, Err("it was cancelled".into()));
            }
            is_unfinished
        });
        if !is_cancelled {
            return Err(ApiError::conflict("the download has ended"));
        }
        job.stop();
        let repo = &job.model.repo;
        let is_shared =
            self.lock().iter().any(|other| other.is_unfinished() && other.model.repo == *repo);
        if !is_shared {
            let downloads = Arc::clone(&self.downloads);
            tokio::spawn(clear(downloads, self.hub.clone(), Arc::clone(job)));
        }
        Ok(())
    }

    /// Forgets a download that has ended.
    ///
    /// # Errors
    /// 409 when it has not.
    pub(super) fn forget(&self, job: &DownloadJob) -> Result<(), ApiError> {
        if job.is_unfinished() {
            return Err(ApiError::conflict("the download has not ended; cancel it first"));
        }
        self.lock().retain(|known| known.id != job.id);
        Ok(())
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
async fn run(downloads: Arc<Downloads>, slots: Arc<Semaphore>, job: Arc<DownloadJob>) {
    let Ok(_slot) = slots.acquire().await else { return };
    job.state.send_modify(|state| {
        if state.phase == DownloadPhase::Waiting {
            state.phase = DownloadPhase::Downloading;
        }
    });
    let note = |progress: store::Progress<'_>| {
        let store::Progress { file, done, size } = progress;
        job.state.send_modify(|state| state.note(file, done, size));
    };
    let result = downloads.pull(GROUP, &job.pull(), note).await;
    let result = result.map(drop).map_err(|error| error.to_string());
    if let Err(error) = &result {
        tracing::warn!(model = %job.model, %error, "a download failed");
    }
    job.state.send_modify(|state| {
        // paused or cancelled at the last moment
        if state.phase != DownloadPhase::Downloading {
            return;
        }
        if result.is_ok() {
            for (_, done, size) in &mut state.files {
                *done = *size;
            }
        }
        let phase = if result.is_ok() { DownloadPhase::Completed } else { DownloadPhase::Failed };
        state.end(phase, result);
    });
}

/// Removes what a cancelled download has left, once its thread has let go of it.
async fn clear(downloads: Arc<Downloads>, hub: HubAddress, job: Arc<DownloadJob>) {
    let pull = job.pull();
    for _ in 0..MAX_LOOKS {
        tokio::time::sleep(LOOK).await;
        if !downloads.is_running(&pull) {
            break;
        }
    }
    // it is off the list a moment before its lock is gone
    tokio::time::sleep(LOOK).await;
    let model = job.model.clone();
    let removed = tokio::task::spawn_blocking(move || hub.open()?.cache().remove_partial(&model));
    if let Ok(Err(error)) = removed.await {
        tracing::warn!(model = %job.model, %error, "what was fetched of it stays");
    }
}
