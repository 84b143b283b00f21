//! Work outside the engine: reading, rendering, tokenizing and compiling what a request brings.
//!
//! It runs on the blocking threads of the server, which all requests share. [`run_blocking`] lets
//! it onto them by lanes: each [`Lane`] has permits of its own, so that large texts and slow
//! grammars wait for others of their kind and short requests always find a thread. Long texts also
//! wait for the memory that tokenizing them takes. Work whose client has left before it began does
//! not begin; work that has begun looks at its [`CancelFlag`] between pieces.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::AbortHandle;

use super::error::ApiError;
use crate::grammar::Stop;

/// Longest text, in bytes, that counts as short: some 20 ms of tokenizing.
const SHORT: usize = 128 << 10;
/// Longest text, in bytes, that does not count as long.
const MEDIUM: usize = 1 << 20;
/// Ratio of the time for tokenizing a text to the time for parsing it.
const PARSE_SPEED: usize = 16;
/// Bytes of working memory for each byte of a long text: its copies, symbols, merges and tokens.
const WORKING_BYTES: usize = 40;
/// Working memory, in MiB, of all long texts together. A text that takes more by itself has all.
const MEMORY_MIB: usize = 512;

/// Threads that work of every kind needs at most: the permits of all lanes, two for images and two
/// for small ones (one is decoded while another is encoded), and one for memory that is returned to
/// the system.
pub const MAX_THREADS: usize = 4 + 3 * MAX_SLOW_PERMITS + 1 + 2 + 2 + 1;
/// Permits of a lane of slow work at most, however many cores there are.
const MAX_SLOW_PERMITS: usize = 2;

/// The cost of a piece of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WorkCost {
    /// Parsing a request body of this many bytes.
    Parse(usize),
    /// Rendering and tokenizing text of this many bytes.
    Text(usize),
    /// Compiling a grammar or schema, and tokenizing text of this many bytes.
    Compile(usize),
    /// Reading or writing a file.
    File,
    /// Decoding and encoding an image, whose permits are counted elsewhere.
    Image,
}

/// Work that waits for permits of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    Short,
    Medium,
    /// Long texts, with this many MiB of working memory.
    Long(u32),
    Compile,
    File,
    /// Work that does not wait here.
    Free,
}

impl WorkCost {
    fn lane(self) -> Lane {
        match self {
            WorkCost::Parse(bytes) => WorkCost::Text(bytes / PARSE_SPEED).lane(),
            WorkCost::Text(..=SHORT) => Lane::Short,
            WorkCost::Text(..=MEDIUM) => Lane::Medium,
            WorkCost::Text(bytes) => {
                let mib = (bytes.saturating_mul(WORKING_BYTES) >> 20).min(MEMORY_MIB);
                Lane::Long(mib as u32)
            }
            WorkCost::Compile(..=SHORT) => Lane::Compile,
            WorkCost::Compile(bytes) => WorkCost::Text(bytes).lane(),
            WorkCost::File => Lane::File,
            WorkCost::Image => Lane::Free,
        }
    }
}

/// The permits of every lane, and the memory of long texts.
struct Gate {
    short: Semaphore,
    medium: Semaphore,
    long: Semaphore,
    compile: Semaphore,
    file: Semaphore,
    memory: Semaphore,
}

/// A permit of a lane, until it is dropped.
#[derive(Debug)]
struct LanePermit<'a> {
    _lane: Option<SemaphorePermit<'a>>,
    _memory: Option<SemaphorePermit<'a>>,
}

/// The gate of this process, whose blocking threads all its servers share.
static GATE: LazyLock<Gate> = LazyLock::new(|| {
    let cores = available_parallelism().map_or(1, usize::from);
    Gate::new((cores / 2).clamp(1, MAX_SLOW_PERMITS))
});

impl Gate {
    /// Makes a gate whose lanes of slow work have this many permits each.
    fn new(slow_permits: usize) -> Gate {
        Gate {
            short: Semaphore::new(4),
            medium: Semaphore::new(slow_permits),
            long: Semaphore::new(slow_permits),
            compile: Semaphore::new(slow_permits),
            file: Semaphore::new(1),
            memory: Semaphore::new(MEMORY_MIB),
        }
    }

    /// Waits for a permit, first come, first served.
    async fn admit(&self, lane: Lane) -> LanePermit<'_> {
        // no semaphore here is ever closed, which alone makes an acquisition fail
        let (semaphore, mib) = match lane {
            Lane::Free => return LanePermit { _lane: None, _memory: None },
            Lane::Short => (&self.short, 0),
            Lane::Medium => (&self.medium, 0),
            Lane::Long(mib) => (&self.long, mib),
            Lane::Compile => (&self.compile, 0),
            Lane::File => (&self.file, 0),
        };
        let memory = if mib > 0 { self.memory.acquire_many(mib).await.ok() } else { None };
        LanePermit { _lane: semaphore.acquire().await.ok(), _memory: memory }
    }
}

/// A flag that is set when no request waits for a piece of work any more.
#[derive(Debug, Clone, Default)]
pub(crate) struct CancelFlag(Stop);

impl CancelFlag {
    /// Returns whether the client has left.
    pub(crate) fn is_set(&self) -> bool {
        self.0.is_set()
    }

    /// Returns the flag as searches of the constraint engine take it.
    pub(crate) fn as_stop(&self) -> &Stop {
        &self.0
    }

    /// Passes while the client waits.
    ///
    /// # Errors
    /// After the client has left, which does not see the error.
    pub(crate) fn check(&self) -> Result<(), ApiError> {
        if self.is_set() { Err(ApiError::internal("the client has left")) } else { Ok(()) }
    }
}

/// The future that waits for a piece of work; work that has not begun is taken back with it.
struct AbortOnDrop {
    flag: CancelFlag,
    task: AbortHandle,
}

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.flag.0.set();
        self.task.abort();
    }
}

/// Runs `work` on a blocking thread when its lane has a permit. A panic fails this request alone.
/// If the caller is dropped, work that has not begun does not begin, and the flag that it was given
/// is set.
///
/// # Errors
/// Those of `work`, and 500 after a panic.
pub(crate) async fn run_blocking<T: Send + 'static>(
    cost: WorkCost,
    work: impl FnOnce(&CancelFlag) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    run_at(&GATE, cost, work).await
}

async fn run_at<T: Send + 'static>(
    gate: &'static Gate,
    cost: WorkCost,
    work: impl FnOnce(&CancelFlag) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let permit = gate.admit(cost.lane()).await;
    let flag = CancelFlag::default();
    let theirs = flag.clone();
    let task = tokio::task::spawn_blocking(move || {
        // held until the work is over, also where the client has left before
        let _place = permit;
        work(&theirs)
    });
    let _caller = AbortOnDrop { flag, task: task.abort_handle() };
    task.await
        .unwrap_or_else(|_| Err(ApiError::internal("internal error while reading this request")))
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::Pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::sync::mpsc;
    use std::task::Poll;
    use std::time::Duration;

    use super::*;

    fn gate() -> &'static Gate {
        Box::leak(Box::new(Gate::new(1)))
    }

    /// Begins a future without waiting for its end.
    async fn begin<T>(future: &mut Pin<Box<impl Future<Output = T>>>) {
        poll_fn(|cx| {
            assert!(future.as_mut().poll(cx).is_pending());
            Poll::Ready(())
        })
        .await;
    }

    fn runtime(threads: usize) -> tokio::runtime::Runtime {
        let mut builder = tokio::runtime::Builder::new_current_thread();
        builder.max_blocking_threads(threads).enable_time().build().unwrap()
    }

    #[test]
    fn work_of_those_who_left_does_not_begin() {
        let begun = Arc::new(AtomicUsize::new(0));
        let gate = gate();
        runtime(1).block_on(async {
            // the one thread is busy until it is told
            let (done, waits) = mpsc::channel::<()>();
            let busy =
                tokio::spawn(run_at(gate, WorkCost::Text(1), move |_| Ok(waits.recv().is_ok())));
            tokio::task::yield_now().await;
            let count = |begun: &Arc<AtomicUsize>| {
                let begun = Arc::clone(begun);
                move |_: &CancelFlag| Ok(begun.fetch_add(1, SeqCst))
            };
            let mut left = Box::pin(run_at(gate, WorkCost::Text(1), count(&begun)));
            begin(&mut left).await;
            drop(left);
            done.send(()).unwrap();
            assert!(busy.await.unwrap().unwrap());
            let first = run_at(gate, WorkCost::Text(1), count(&begun)).await.unwrap();
            assert_eq!(first, 0, "that of the one who left was first");
        });
        assert_eq!(begun.load(SeqCst), 1);
    }

    #[test]
    fn work_is_told_that_its_client_has_left() {
        let gate = gate();
        runtime(1).block_on(async {
            let (done, ended) = tokio::sync::oneshot::channel();
            let (begins, begun) = tokio::sync::oneshot::channel();
            let mut long = Box::pin(run_at(gate, WorkCost::Text(1), move |flag| {
                begins.send(()).unwrap();
                while !flag.is_set() {
                    std::thread::sleep(Duration::from_millis(1));
                }
                done.send(flag.check().is_err()).unwrap();
                Ok(())
            }));
            begin(&mut long).await;
            begun.await.unwrap();
            drop(long);
            assert!(ended.await.unwrap());
        });
    }

    #[test]
    fn large_work_leaves_places_to_short_work() {
        let gate = gate();
        runtime(MAX_THREADS).block_on(async {
            let (done, waits) = mpsc::channel::<()>();
            let waits = Arc::new(std::sync::Mutex::new(waits));
            let costs = [
                WorkCost::Text(MEDIUM),
                WorkCost::Text(MEDIUM + 1),
                WorkCost::Compile(1),
                WorkCost::File,
            ];
            let mut held: Vec<_> = (0..40)
                .map(|i| {
                    let waits = Arc::clone(&waits);
                    let work = move |_: &CancelFlag| Ok(waits.lock().unwrap().recv().is_err());
                    Box::pin(run_at(gate, costs[i % 4], work))
                })
                .collect();
            for future in &mut held {
                begin(future).await;
            }
            // one of each is at work, and all others wait without a thread
            for _ in 0..100 {
                let short = run_at(gate, WorkCost::Text(SHORT), |_| Ok(()));
                let done = tokio::time::timeout(Duration::from_secs(60), short).await;
                assert_eq!(done.expect("a short request waits for large ones").unwrap(), ());
            }
            drop(done);
            for future in held {
                assert!(future.await.unwrap());
            }
        });
    }

    #[test]
    fn long_texts_share_the_memory() {
        let mib = |cost: WorkCost| match cost.lane() {
            Lane::Long(mib) => mib as usize,
            other => panic!("{other:?}"),
        };
        assert_eq!(mib(WorkCost::Text(4 << 20)), 160);
        assert_eq!(mib(WorkCost::Compile(4 << 20)), 160);
        assert_eq!(mib(WorkCost::Text(usize::MAX)), MEMORY_MIB);
        assert_eq!(WorkCost::Text(MEDIUM).lane(), Lane::Medium);
        assert_eq!(WorkCost::Parse(16 << 20).lane(), Lane::Medium);
        assert_eq!(WorkCost::Compile(0).lane(), Lane::Compile);
        let gate = Gate::new(4);
        runtime(1).block_on(async {
            let first = gate.admit(Lane::Long(300)).await;
            let mut second = Box::pin(gate.admit(Lane::Long(300)));
            begin(&mut second).await;
            drop(first);
            second.await;
        });
    }
}
