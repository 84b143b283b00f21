//! The start of a model: its file is found, memory is reserved, the model is loaded.
//!
//! A request that waits for a start is a task and costs no thread. Fetching, opening and loading
//! each have a thread of their own for as long as they take, as many as a group may have at once;
//! the threads that read requests are never waited for, nor made to wait.

use std::sync::Arc;
use std::time::Instant;

use super::{Error, FailedStart, ModelPool, ModelRequest, Origin, PoolEvent, retire, room};
use crate::runtime::{ModelInfo, ModelSource, Runtime, Served};
use crate::store::Progress;

/// Hundredths of a download after which its progress is reported again.
const FETCH_STEP: u64 = 5;

/// Starts a model and wakes those who wait for it. `number` is that of the start.
pub(super) async fn run(pool: Arc<ModelPool>, request: ModelRequest, number: u64) {
    let since = Instant::now();
    (pool.listener)(&request.id, PoolEvent::Starting);
    let result = start(&pool, &request, number).await;
    let mut entries = pool.lock();
    // Unloaded meanwhile: then no request gets this one, and if another start is under way, it is
    // not this one's.
    let Some(entry) = entries.get_mut(&request.id).filter(|entry| entry.start == number) else {
        drop(entries);
        if let Ok(served) = result {
            retire(served);
        }
        return;
    };
    match result {
        Ok(served) => {
            entry.served = Some(served);
            entry.touch();
            let started = entry.started.clone();
            drop(entries);
            (pool.listener)(&request.id, PoolEvent::Ready { took: since.elapsed() });
            started.send_replace(None);
            // With no request waiting for it, it may be unloaded for another at once.
            pool.memory_freed.notify_waiters();
        }
        Err(error) => {
            // Before the entry is gone, so that no request comes in between and starts it anew.
            if !request.back_off.is_zero() && !matches!(error, Error::NoRoom { .. }) {
                let until = Instant::now() + request.back_off;
                let start = FailedStart { until, error: error.clone() };
                pool.failed().insert(request.id.clone(), start);
            }
            let entry = entries.remove(&request.id);
            drop(entries);
            (pool.listener)(&request.id, PoolEvent::Failed(error.clone()));
            if let Some(entry) = entry {
                entry.started.send_replace(Some(error));
            }
            pool.memory_freed.notify_waiters();
        }
    }
}

async fn start(
    pool: &Arc<ModelPool>,
    request: &ModelRequest,
    number: u64,
) -> Result<Arc<Served>, Error> {
    let source = find(pool, request).await?;
    let opened = source.clone();
    let bytes = apart(pool, request, &source, move || {
        let gguf = opened.open().map_err(|e| Error::start(e.to_string(), &opened))?;
        Ok(gguf.tensors().iter().map(|tensor| tensor.n_bytes).sum())
    })
    .await?;
    room::reserve_memory(pool, request, number, bytes).await?;
    (pool.listener)(&request.id, PoolEvent::Loading { bytes });
    let options = request.runtime.as_deref().unwrap_or(&pool.options.runtime).clone();
    let names = request.names.clone();
    let loaded = source.clone();
    apart(pool, request, &source, move || {
        let runtime =
            Runtime::load(&loaded, options).map_err(|e| Error::start(e.to_string(), &loaded))?;
        let info = ModelInfo::new(&runtime, &loaded, names);
        Ok(Arc::new(Served { runtime, info }))
    })
    .await
}

/// Runs what takes a while on a thread of its own, when its group has a permit for it. Should it
/// panic, that start alone fails.
async fn apart<T: Send + 'static>(
    pool: &ModelPool,
    request: &ModelRequest,
    source: &ModelSource,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let done = pool.loads.run(&request.group, work).await;
    done.unwrap_or_else(|e| {
        Err(Error::start(format!("internal error while starting the model: {e}"), source))
    })
}

/// Finds the file; it may have to be fetched first.
async fn find(pool: &ModelPool, request: &ModelRequest) -> Result<ModelSource, Error> {
    let (downloads, pull) = match &request.origin {
        Origin::Here(source) => return Ok(source.clone()),
        Origin::Store(downloads, pull) => (downloads, pull),
    };
    let mut reported = None;
    let report = |Progress { file, done, size }: Progress| {
        let mark = (file.to_owned(), done * 100 / size.max(1) / FETCH_STEP);
        if reported.as_ref() != Some(&mark) {
            (pool.listener)(&request.id, PoolEvent::Fetching { file: file.into(), done, size });
            reported = Some(mark);
        }
    };
    let file =
        downloads.pull(&request.group, pull, report).await.map_err(|error| Error::Start {
            detail: format!("{}: {error}", pull.order),
            outside: format!("{}: {}", pull.order, error.outside()),
        })?;
    Ok(ModelSource::File(file))
}
