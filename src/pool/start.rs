//! How a cold model becomes a loaded one: found, given room, loaded.

use std::sync::Arc;
use std::time::Instant;

use super::{Error, Pool, Step, Wanted, Why, retire};
use crate::runtime::{Runtime, Source};
use crate::server::{App, Card, Served};
use crate::store::Progress;

/// A download tells of itself each time it has come so many hundredths further.
const FETCH_STEP: u64 = 5;

/// Starts a model and wakes those who wait for it. `number` is that of the start.
pub async fn run(pool: Arc<Pool>, wanted: Wanted, number: u64) {
    let since = Instant::now();
    let result = start(&pool, &wanted, number).await;
    let mut entries = pool.lock();
    // Unloaded meanwhile: then nobody gets this one, and if another start is under way, it is not this one's.
    let Some(entry) = entries.get_mut(&wanted.id).filter(|entry| entry.start == number) else {
        drop(entries);
        if let Ok(app) = result {
            retire(app);
        }
        return;
    };
    match result {
        Ok(app) => {
            entry.app = Some(app);
            entry.touch();
            let started = entry.started.clone();
            drop(entries);
            (pool.tell)(&wanted.id, Step::Ready { took: since.elapsed() });
            started.send_replace(None);
        }
        Err(error) => {
            let entry = entries.remove(&wanted.id);
            drop(entries);
            (pool.tell)(&wanted.id, Step::Failed(error.to_string()));
            if let Some(entry) = entry {
                entry.started.send_replace(Some(error));
            }
            pool.room.notify_waiters();
        }
    }
}

async fn start(pool: &Arc<Pool>, wanted: &Wanted, number: u64) -> Result<Arc<App>, Error> {
    let (source, bytes) = {
        let (pool, wanted) = (Arc::clone(pool), wanted.clone());
        blocking(move || find(&pool, &wanted)).await?
    };
    make_room(pool, &wanted.id, number, bytes).await?;
    (pool.tell)(&wanted.id, Step::Loading { bytes });
    let (options, settings) = (pool.options.runtime.clone(), pool.options.settings.clone());
    let names = wanted.names.clone();
    blocking(move || {
        let runtime = Runtime::load(&source, options).map_err(|e| Error::Start(e.to_string()))?;
        let card = Card::new(&runtime, &source, names);
        let app = App::new(settings);
        app.serve(Served { runtime, card });
        Ok(Arc::new(app))
    })
    .await
}

/// Runs what takes a while beside the threads that serve. Should it panic, that start alone fails.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Error::Start("internal error while starting the model".into())))
}

/// Finds the file, fetches it if need be, and reads how much memory it will take.
fn find(pool: &Pool, wanted: &Wanted) -> Result<(Source, u64), Error> {
    let mut told = None;
    let mut watch = |Progress { file, done, size }: Progress| {
        let mark = (file.to_owned(), done * 100 / size.max(1) / FETCH_STEP);
        if told.as_ref() != Some(&mark) {
            (pool.tell)(&wanted.id, Step::Fetching { file: file.into(), done, size });
            told = Some(mark);
        }
    };
    let source = (wanted.find)(&mut watch).map_err(|e| Error::Start(e.to_string()))?;
    let gguf = source.open().map_err(|e| Error::Start(e.to_string()))?;
    Ok((source, gguf.tensors().iter().map(|tensor| tensor.n_bytes).sum()))
}

/// Reserves memory for a model: what has been unused for longest goes first; when all is in use, waits.
async fn make_room(pool: &Pool, id: &str, number: u64, bytes: u64) -> Result<(), Error> {
    let budget = pool.options.budget;
    if bytes > budget {
        return Err(Error::TooLarge { bytes, budget });
    }
    let deadline = tokio::time::Instant::now() + pool.options.patience;
    loop {
        let mut changed = std::pin::pin!(pool.room.notified());
        // From here on no change is missed.
        changed.as_mut().enable();
        if reserve(pool, id, number, bytes) {
            return Ok(());
        }
        tokio::time::timeout_at(deadline, changed).await.map_err(|_| Error::NoRoom)?;
    }
}

/// Reserves memory if there is enough, after unloading what has to go and may.
fn reserve(pool: &Pool, id: &str, number: u64, bytes: u64) -> bool {
    loop {
        let mut entries = pool.lock();
        let taken: u64 = entries.values().map(|entry| entry.bytes).sum();
        if taken + bytes <= pool.options.budget {
            if let Some(entry) = entries.get_mut(id).filter(|entry| entry.start == number) {
                entry.bytes = bytes;
            }
            return true;
        }
        let idle = entries.iter().filter(|(_, entry)| entry.is_idle() && !entry.pinned);
        let oldest = idle.min_by_key(|(_, entry)| entry.last_used.0).map(|(id, _)| id.clone());
        let Some(oldest) = oldest else { return false };
        let entry = entries.remove(&oldest);
        drop(entries);
        pool.gone(&oldest, entry, Why::Evicted);
    }
}
