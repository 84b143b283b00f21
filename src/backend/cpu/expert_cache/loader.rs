//! The memory of the slots, and the threads that read matrices into it.

use std::collections::VecDeque;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;

use memmap2::MmapMut;

use super::{ExpertCacheError, PAGE};
use crate::gguf::Gguf;
use crate::util::platform;

/// Threads that read: so many matrices are asked of the disk at once.
const N_READERS: usize = 8;
/// Looks at a matrix that is not there yet before a thread sleeps.
const SPINS: u32 = 256;

/// Nothing has been read.
const EMPTY: u8 = 0;
/// A thread reads it, or will.
const LOADING: u8 = 1;
/// It is there.
const LOADED: u8 = 2;
/// It cannot be read.
const FAILED: u8 = 3;

/// A matrix to read.
#[derive(Clone, Copy)]
pub(super) struct MatrixLoad {
    /// The slot.
    pub slot: usize,
    /// The matrix in it: gate, up or down.
    pub part: usize,
    /// The file.
    pub file: usize,
    /// The position in the file, that of a page.
    pub from: u64,
    /// The place in memory, that of a page.
    pub at: usize,
    /// Bytes up to the end of the matrix.
    pub n_bytes: usize,
}

/// A matrix of an expert cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{file}: an expert of the model cannot be read: {source}")]
pub struct ExpertReadError {
    file: String,
    source: io::Error,
}

/// The slots, and threads that fill them.
pub(super) struct SlotLoader {
    shared: Arc<LoaderShared>,
    readers: Vec<JoinHandle<()>>,
}

struct LoaderShared {
    memory: SlotMemory,
    files: Vec<ReadFile>,
    /// By slot and matrix.
    states: Vec<AtomicU8>,
    queue: Mutex<VecDeque<MatrixLoad>>,
    /// Wakes threads that read.
    wake: Condvar,
    /// Held while a state changes for which threads may sleep.
    changes: Mutex<()>,
    changed: Condvar,
    is_ending: AtomicBool,
    read_bytes: AtomicU64,
    /// The last read that failed.
    failure: Mutex<Option<ExpertReadError>>,
}

/// The memory of all slots.
struct SlotMemory {
    start: *mut u8,
    len: usize,
    _map: MmapMut,
}

// SAFETY: the pointer is that of the map, which goes along. What is written and read at one time is
// told apart by the states of slots.
unsafe impl Send for SlotMemory {}
// SAFETY: see above.
unsafe impl Sync for SlotMemory {}

/// A file of the model.
struct ReadFile {
    path: PathBuf,
    uncached: File,
    /// The file with the system's copy of it, where the disk takes no other reads.
    plain: OnceLock<File>,
}

impl SlotLoader {
    /// Takes memory for slots, opens the files of a model and starts the threads.
    ///
    /// # Errors
    /// If there is no memory, or a file cannot be opened or is another one now.
    pub(super) fn new(
        gguf: &Gguf,
        n_slots: usize,
        slot_bytes: usize,
    ) -> Result<SlotLoader, ExpertCacheError> {
        let files = gguf.paths().zip(gguf.about_files()).map(|(path, about)| {
            let (Some(path), Some(about)) = (path, about) else {
                return Err(ExpertCacheError::NoFile);
            };
            ReadFile::open(path.into(), about).map_err(|source| ExpertCacheError::File {
                file: path.display().to_string(),
                source,
            })
        });
        let files = files.collect::<Result<Vec<_>, _>>()?;
        let len = n_slots * slot_bytes;
        let no_memory = |source| ExpertCacheError::Memory { mib: len as u64 >> 20, source };
        let mut map = MmapMut::map_anon(len).map_err(no_memory)?;
        #[cfg(target_os = "linux")]
        if let Err(e) = map.advise(memmap2::Advice::HugePage) {
            tracing::debug!("no huge pages for experts: {e}");
        }
        let shared = Arc::new(LoaderShared {
            memory: SlotMemory { start: map.as_mut_ptr(), len, _map: map },
            files,
            states: (0..3 * n_slots).map(|_| AtomicU8::new(EMPTY)).collect(),
            queue: Mutex::new(VecDeque::new()),
            wake: Condvar::new(),
            changes: Mutex::new(()),
            changed: Condvar::new(),
            is_ending: AtomicBool::new(false),
            read_bytes: AtomicU64::new(0),
            failure: Mutex::new(None),
        });
        let mut loader = SlotLoader { shared, readers: Vec::new() };
        for index in 0..N_READERS {
            let shared = Arc::clone(&loader.shared);
            let thread = std::thread::Builder::new().name(format!("hob-read-{index}"));
            loader.readers.push(thread.spawn(move || shared.read_all()).map_err(no_memory)?);
        }
        Ok(loader)
    }

    /// Begins to read matrices, in this order.
    pub(super) fn begin(&self, loads: &[MatrixLoad]) {
        if loads.is_empty() {
            return;
        }
        for load in loads {
            self.shared.states[3 * load.slot + load.part].store(LOADING, Ordering::Relaxed);
        }
        self.shared.lock_queue().extend(loads);
        self.shared.wake.notify_all();
    }

    /// Returns whether a matrix is in its slot.
    pub(super) fn is_loaded(&self, slot: usize, part: usize) -> bool {
        self.shared.states[3 * slot + part].load(Ordering::Acquire) == LOADED
    }

    /// Returns whether a matrix of this slot is still to be read.
    pub(super) fn is_loading(&self, slot: usize) -> bool {
        let states = &self.shared.states[3 * slot..3 * slot + 3];
        states.iter().any(|state| state.load(Ordering::Acquire) == LOADING)
    }

    /// Waits for a matrix, and returns whether it is in its slot.
    pub(super) fn wait(&self, slot: usize, part: usize) -> bool {
        let state = &self.shared.states[3 * slot + part];
        for _ in 0..SPINS {
            match state.load(Ordering::Acquire) {
                LOADING => std::hint::spin_loop(),
                state => return state == LOADED,
            }
        }
        let mut guard = self.shared.lock_changes();
        loop {
            match state.load(Ordering::Acquire) {
                LOADING => {}
                state => return state == LOADED,
            }
            guard = self.shared.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Returns bytes of the slots.
    ///
    /// # Safety
    /// No thread writes to them, and their slots are given to no other expert meanwhile.
    pub(super) unsafe fn bytes(&self, from: usize, n: usize) -> &[u8] {
        let SlotMemory { start, len, .. } = &self.shared.memory;
        assert!(from.checked_add(n).is_some_and(|end| end <= *len), "{from} + {n} of {len}");
        // SAFETY: within the map, which lives as long as `self`; nothing is written there by the
        // caller's promise.
        unsafe { std::slice::from_raw_parts(start.add(from), n) }
    }

    /// Takes the error of the last read that failed.
    pub(super) fn take_failure(&self) -> ExpertReadError {
        let mut failure = self.shared.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.take().unwrap_or_else(|| ExpertReadError {
            file: "the model's file".into(),
            source: io::Error::other("a read has failed before"),
        })
    }

    /// Returns the bytes that were read.
    pub(super) fn read_bytes(&self) -> u64 {
        self.shared.read_bytes.load(Ordering::Relaxed)
    }
}

impl Drop for SlotLoader {
    fn drop(&mut self) {
        self.shared.is_ending.store(true, Ordering::Relaxed);
        self.shared.lock_queue().clear();
        self.shared.wake.notify_all();
        for thread in self.readers.drain(..) {
            // a thread that reads catches nothing and has nothing that panics
            _ = thread.join();
        }
    }
}

impl LoaderShared {
    fn lock_queue(&self) -> std::sync::MutexGuard<'_, VecDeque<MatrixLoad>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_changes(&self) -> std::sync::MutexGuard<'_, ()> {
        self.changes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads what is queued until the end.
    fn read_all(&self) {
        let mut queue = self.lock_queue();
        while !self.is_ending.load(Ordering::Relaxed) {
            let Some(load) = queue.pop_front() else {
                queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            self.read_one(&load);
            queue = self.lock_queue();
        }
    }

    /// Reads a matrix, and says so to threads that wait for it.
    fn read_one(&self, load: &MatrixLoad) {
        let n_whole = load.n_bytes.next_multiple_of(PAGE);
        let SlotMemory { start, len, .. } = &self.memory;
        assert!(load.at.checked_add(n_whole).is_some_and(|end| end <= *len), "a slot's room");
        // SAFETY: within the map. The matrix is marked as being read: no other thread reads these
        // bytes before it is marked as read, and no other load is of this matrix of this slot
        // before that.
        let to = unsafe { std::slice::from_raw_parts_mut(start.add(load.at), n_whole) };
        let file = &self.files[load.file];
        let state = match file.read(to, load.from, load.n_bytes) {
            Ok(()) => {
                self.read_bytes.fetch_add(load.n_bytes as u64, Ordering::Relaxed);
                LOADED
            }
            Err(source) => {
                let error = ExpertReadError { file: file.path.display().to_string(), source };
                *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                FAILED
            }
        };
        self.states[3 * load.slot + load.part].store(state, Ordering::Release);
        drop(self.lock_changes());
        self.changed.notify_all();
    }
}

impl ReadFile {
    /// Opens the file that the model was read from.
    ///
    /// # Errors
    /// If it cannot be opened, or is another one now.
    fn open(path: PathBuf, about: &std::fs::Metadata) -> io::Result<ReadFile> {
        let uncached = platform::open_uncached(&path)?;
        let now = uncached.metadata()?;
        if now.len() != about.len() || now.modified().ok() != about.modified().ok() {
            return Err(io::Error::other("the file has changed since the model was opened"));
        }
        Ok(ReadFile { path, uncached, plain: OnceLock::new() })
    }

    /// Reads at least `least` bytes from this position on.
    fn read(&self, to: &mut [u8], from: u64, least: usize) -> io::Result<()> {
        let mut n_read = 0;
        while n_read < least {
            let file = self.plain.get().unwrap_or(&self.uncached);
            match platform::read_at(file, &mut to[n_read..], from + n_read as u64) {
                Ok(0) => {
                    let what =
                        "it ends before the matrix does, and has changed since it was opened";
                    return Err(io::Error::new(io::ErrorKind::UnexpectedEof, what));
                }
                Ok(n) => n_read += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                // a disk that reads no whole pages past the system's copy
                Err(e) if e.kind() == io::ErrorKind::InvalidInput && self.plain.get().is_none() => {
                    // two threads may open it at once, and one file is kept
                    _ = self.plain.set(File::open(&self.path)?);
                }
                Err(e) => return Err(e),
            }
        }
        Ok(())
    }
}
