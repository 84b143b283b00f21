//! A folder of parts of sequences, which outlive their slots and their process, and are found again
//! by the tokens that they are of.
//!
//! A part is a whole page of the cache, or a cut: the beginning of a page, up to where a prompt or
//! a text ended, with the running state there if the model has one. Each is a file named after a
//! chained hash of all that it is computed from; its link and its tokens are in it, and compared.
//!
//! Two threads do what touches the disk: one writes what the scheduler has copied out of the cache,
//! the other finds and reads what a prompt begins with. The scheduler waits for neither.
//!
//! | file | idea |
//! |---|---|
//! | `key` | names of parts |
//! | `folder` | files, their checks, and the limit of their size |
//! | `index` | the parts that are known to be in the folder, or on their way |
//! | `reader`, `writer` | the two threads |
//! | `stats` | counts |

mod folder;
mod index;
mod key;
mod reader;
mod stats;
mod writer;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel, sync_channel};
use std::thread::JoinHandle;
use std::time::SystemTime;

use super::model::{NOT_SAVED, RopeFactors, StepModel};
use super::sequence::Sequence;
use crate::util::platform;
use folder::PageFolder;
use index::PageIndex;
use key::PageKey;
pub(super) use key::{PageChain, StoredPart};
use reader::ReadOrder;
pub(super) use reader::{PageRead, ReadPage, ReadProgress};
pub(super) use stats::PageCounters;
pub use stats::PageStats;
pub(super) use writer::StoreOrder;
use writer::{PageWriter, WriteOrder};

/// Bytes of copies that may wait to be written; what comes then is not stored.
const MOST_WAITING: u64 = 512 << 20;
/// Parts that are read ahead of the scheduler.
const READ_AHEAD: usize = 4;
/// Fewest positions worth reading.
const LEAST_READ: usize = 16;
/// The first of all that is hashed: another number where files or names have another meaning.
const VERSION: &[u8] = b"hob pages 1";

/// Options of a prompt cache.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PromptCacheOptions {
    /// The folder.
    pub folder: PathBuf,
    /// Bytes that its files may have together.
    pub limit: u64,
    /// Bytes that tell the files of the model, and of what makes rows of images, from others.
    pub identity: Vec<u8>,
}

/// The parts of sequences in a folder.
pub(super) struct PromptCache {
    shared: Arc<CacheShared>,
    /// The beginning of all chains of sequences with short rope factors.
    short_seed: PageKey,
    /// The beginning of those with long ones.
    long_seed: PageKey,
    /// Hashes of the adapters.
    adapters: Vec<[u8; 32]>,
    has_states: bool,
    /// To the threads; gone when these are to end.
    writes: Option<Sender<WriteOrder>>,
    reads: Option<Sender<ReadOrder>>,
    threads: Vec<JoinHandle<()>>,
}

/// The part of a prompt cache that its threads share.
struct CacheShared {
    folder: PageFolder,
    index: PageIndex,
    counters: Arc<PageCounters>,
    /// True once the log says that the folder cannot be used.
    has_warned: AtomicBool,
}

impl CacheShared {
    /// Says that the folder cannot be used, the first time.
    fn warn(&self, what: &str, error: &io::Error) {
        let folder = self.folder.path().display();
        if self.has_warned.swap(true, Relaxed) {
            tracing::debug!(%folder, %error, "the prompt cache cannot be {what}");
        } else {
            tracing::warn!(%folder, %error, "the prompt cache cannot be {what}; going on without");
        }
    }
}

impl PromptCache {
    /// Opens a folder, which is made if it is not there, and starts the threads. A folder that
    /// cannot be used is warned of.
    ///
    /// # Errors
    /// When nothing of the model is saved, or the operating system gives no thread.
    pub(super) fn open(
        options: &PromptCacheOptions,
        model: &impl StepModel,
        counters: Arc<PageCounters>,
    ) -> io::Result<PromptCache> {
        let PromptCacheOptions { folder, limit, identity } = options;
        let not_saved = || io::Error::other(NOT_SAVED);
        let seed = |factors| {
            let fingerprint = model.fingerprint(factors).ok_or_else(not_saved)?;
            Ok::<_, io::Error>(PageKey::of(&[VERSION, &fingerprint, identity]))
        };
        let short_seed = seed(RopeFactors::Short)?;
        // a hash of the model takes time, and that of one set of factors is the same for both
        let has_both = model.longest_short().is_some();
        let long_seed = if has_both { seed(RopeFactors::Long)? } else { short_seed };
        let adapters = (0..model.n_adapters()).map(|i| model.adapter_fingerprint(i));
        let adapters = adapters.collect::<Option<_>>().ok_or_else(not_saved)?;
        let state_bytes = model.state_bytes();
        let shared = Arc::new(CacheShared {
            folder: PageFolder::new(folder, *limit, model.position_bytes(), state_bytes),
            index: PageIndex::default(),
            counters,
            has_warned: AtomicBool::new(false),
        });
        if let Err(error) = platform::create_private_folder(folder) {
            shared.warn("made", &error);
        }
        let has_states = !model.goes_back();
        let (writes, to_write) = channel();
        let (reads, to_read) = channel();
        let writer = PageWriter::new(Arc::clone(&shared));
        let of_reader = Arc::clone(&shared);
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            std::thread::Builder::new().name(name.into()).spawn(work)
        };
        let threads = vec![
            spawn("cache-write", Box::new(move || writer.run(&to_write)))?,
            spawn("cache-read", Box::new(move || reader::run(&of_reader, &to_read)))?,
        ];
        Ok(PromptCache {
            shared,
            short_seed,
            long_seed,
            adapters,
            has_states,
            writes: Some(writes),
            reads: Some(reads),
            threads,
        })
    }

    /// Returns the tokens of a sequence with all that gives its parts their names.
    pub(super) fn chain(&self, sequence: &Sequence) -> PageChain {
        PageChain::new(self.seed_of(sequence), sequence, self.has_states)
    }

    /// Returns what the keys of a sequence begin with: they tell its rope factors and adapters.
    fn seed_of(&self, sequence: &Sequence) -> PageKey {
        let mut seed = match sequence.factors {
            RopeFactors::Short => self.short_seed,
            RopeFactors::Long => self.long_seed,
        };
        for scale in sequence.adapters.iter() {
            let adapter = &self.adapters[scale.adapter];
            let factor = scale.scale.to_le_bytes();
            seed = PageKey::of(&[b"adapter", seed.bytes(), adapter, &factor]);
        }
        seed
    }

    /// Returns whether a part is neither in the folder, as far as known, nor on its way there.
    pub(super) fn lacks(&self, part: &StoredPart) -> bool {
        !self.shared.index.knows(&part.key)
    }

    /// Returns whether there is memory for a copy of a part until it is written.
    pub(super) fn has_room_for(&self, part: &StoredPart) -> bool {
        let waiting = self.shared.counters.waiting_bytes.load(Relaxed);
        let bytes = self.shared.folder.cache_bytes(part).map_or(u64::MAX, |bytes| bytes as u64);
        let has_room = waiting == 0 || waiting.saturating_add(bytes) <= MOST_WAITING;
        // none waits for a thread that has ended
        has_room || self.threads.iter().any(JoinHandle::is_finished)
    }

    /// Lets a part be written, of which these are the tokens and the cache.
    pub(super) fn write(&self, order: StoreOrder) {
        let Some(writes) = &self.writes else { return };
        self.shared.counters.waiting_bytes.fetch_add(order.cache.len() as u64, Relaxed);
        self.shared.index.expect(order.part.key);
        // a thread that has ended has said why
        _ = writes.send(WriteOrder::Store(order));
    }

    /// Lets it be noted that parts which are there are used.
    pub(super) fn touch(&self, parts: Vec<StoredPart>, used: SystemTime) {
        if let Some(writes) = self.writes.as_ref().filter(|_| !parts.is_empty()) {
            _ = writes.send(WriteOrder::Touch { parts, used });
        }
    }

    /// Lets what a sequence begins with be read, of which `n_past` positions are there and at most
    /// `limit` are needed; `None` if there is too little to find.
    pub(super) fn read(&self, chain: PageChain, n_past: usize, limit: usize) -> Option<PageRead> {
        if limit < n_past + LEAST_READ {
            return None;
        }
        let (parts, read) = sync_channel(READ_AHEAD);
        self.reads.as_ref()?.send(ReadOrder { chain, n_past, limit, parts }).ok()?;
        Some(PageRead::new(read, n_past))
    }

    /// Counts a look-up, and how many positions it has spared.
    pub(super) fn count_read(&self, n_tokens: usize) {
        let PageCounters { queries, hits, tokens, .. } = &*self.shared.counters;
        queries.fetch_add(1, Relaxed);
        hits.fetch_add(u64::from(n_tokens > 0), Relaxed);
        tokens.fetch_add(n_tokens as u64, Relaxed);
    }
}

/// Ends the threads, the writer once it has written all that waits.
impl Drop for PromptCache {
    fn drop(&mut self) {
        self.writes = None;
        self.reads = None;
        for thread in self.threads.drain(..) {
            // a panic of it has been logged, and nothing depends on it
            _ = thread.join();
        }
    }
}
