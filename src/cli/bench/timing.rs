//! Rates of work that every thread does by itself, side by side.

use std::sync::Barrier;
use std::time::{Duration, Instant};

/// One window of measuring.
const WINDOW: Duration = Duration::from_millis(10);
/// Windows per measurement; the best counts, since what disturbs only ever slows down.
const WINDOWS: usize = 5;

/// The work of one call.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Work {
    /// Bytes read (and written, where that matters).
    pub bytes: u64,
    /// Multiplications and additions.
    pub ops: u64,
}

/// Work per second of all threads together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rate {
    bytes: f64,
    ops: f64,
}

impl Rate {
    /// Returns the rate in 10⁹ bytes per second.
    pub(super) fn gb_per_s(&self) -> f64 {
        self.bytes / 1e9
    }

    /// Returns the rate in 10⁹ operations per second.
    pub(super) fn gop_per_s(&self) -> f64 {
        self.ops / 1e9
    }
}

/// Measures the rate of `n_threads` threads that each repeat what `work` makes for them (called
/// with the thread's number).
pub(super) fn rate<W: FnMut() -> Work>(n_threads: usize, work: impl Fn(usize) -> W + Sync) -> Rate {
    let barrier = Barrier::new(n_threads);
    let measure_thread = |thread: usize| {
        let mut call = work(thread);
        call(); // buffers are touched, code is read in
        std::array::from_fn::<Rate, WINDOWS, _>(|_| {
            barrier.wait();
            let start = Instant::now();
            let mut sum = Work::default();
            loop {
                let done = call();
                sum = Work { bytes: sum.bytes + done.bytes, ops: sum.ops + done.ops };
                let elapsed = start.elapsed();
                if elapsed >= WINDOW {
                    let seconds = elapsed.as_secs_f64();
                    return Rate {
                        bytes: sum.bytes as f64 / seconds,
                        ops: sum.ops as f64 / seconds,
                    };
                }
            }
        })
    };
    let windows: Vec<[Rate; WINDOWS]> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (1..n_threads).map(|thread| scope.spawn(move || measure_thread(thread))).collect();
        let first = measure_thread(0);
        // a thread that panicked has said so, and its share is missing
        let others = threads.into_iter().filter_map(|thread| thread.join().ok());
        std::iter::once(first).chain(others).collect()
    });
    let total = |w: usize| {
        windows.iter().fold(Rate::default(), |sum, thread| Rate {
            bytes: sum.bytes + thread[w].bytes,
            ops: sum.ops + thread[w].ops,
        })
    };
    // bytes and operations of one kernel rise together, so either tells the best
    let better = |a: Rate, b: Rate| if b.bytes + b.ops > a.bytes + a.ops { b } else { a };
    (0..WINDOWS).map(total).fold(Rate::default(), better)
}
