//! A team of threads that runs one closure together, in phases.
//!
//! Entering the team costs one wake-up; inside, a phase is a list of items, and ends at a barrier.
//! A step of the model enters once; within it threads meet only at the barriers that end phases,
//! several to a layer. That is why it does not run on rayon, as the packing of weights does. Two
//! threads take this long to meet (an EPYC of Zen 4, 2026-11-27, the least of some runs):
//!
//! | | µs |
//! |---|---|
//! | a barrier of the team | 0.30 |
//! | `rayon::broadcast` inside its pool | 2.9 |
//! | `rayon::scope` from outside its pool | 12 |
//!
//! Every thread has a piece of the list and goes through it in order, so that what a kernel
//! prefetches beyond its item is what the same thread reads next. One that is done takes the last
//! items of other pieces: a thread that loses its core, or has a slow one, leaves its piece to the
//! rest.
//!
//! A run takes as many of the threads as it has use for, the first of them; the others sleep on.
//!
//! A run of phases over a few rows, each row for itself, has one barrier, at its end: every thread
//! keeps its rows through the run ([`Worker::for_own_rows`]). A token is added, normalized and
//! encoded for one wait instead of three.

use std::cell::{Cell, UnsafeCell};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::phase_times::{PhaseClock, PhaseEnd, PhaseTime, PhaseTimes};
use crate::util::clock::Instant;

/// Time that a waiting thread spins before it sleeps: longer than any phase's imbalance, much
/// shorter than a time slice, for which it may have to wait if another process has the other core.
/// In time, not in spins: one takes 10 to 140 cycles.
const SPIN: Duration = Duration::from_micros(50);

/// Most threads of a team, which the word of a run has place for.
const MAX_THREADS: usize = u16::MAX as usize;

/// Spins between looks at the clock.
const SPINS: u32 = 64;

/// The part of a team that all its threads share.
struct TeamShared {
    n_threads: usize,
    /// Threads that every run is to take; those after them sleep apart.
    n_least: usize,
    /// Items taken so far of each thread's piece of the running phase; reset by the last thread at
    /// each barrier.
    pieces: Vec<WorkPiece>,
    /// Threads at the current barrier.
    arrived: AtomicUsize,
    /// Threads done with the current run.
    finished: AtomicUsize,
    /// Number of barriers passed.
    generation: AtomicUsize,
    /// A thread panicked: every barrier gives up.
    broken: AtomicBool,
    lock: Mutex<()>,
    /// The threads of every run that are asleep, at a barrier or between runs, and those after
    /// them.
    sleepers: [Sleepers; 2],
    /// The last run that was begun, as [`RunStart`] packs it.
    run: AtomicU64,
    job: UnsafeCell<Option<TeamJob>>,
    times: PhaseTimes,
}

/// Threads that are asleep.
#[derive(Default)]
struct Sleepers {
    n: AtomicUsize,
    wake: Condvar,
}

/// A run that was begun, or the end of the team, in one word: a thread that looks late does not
/// take the size of a run for that of another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RunStart(u64);

impl RunStart {
    /// The state before the first run.
    const NONE: RunStart = RunStart(0);
    /// The end of the team.
    const END: RunStart = RunStart(u64::MAX);
    /// Bits of the number of threads.
    const BITS: u32 = 16;

    /// Returns the start of the run after this one, of `n_threads`.
    fn next(self, n_threads: usize) -> RunStart {
        let number = (self.0 >> RunStart::BITS) + 1;
        RunStart(number << RunStart::BITS | n_threads as u64)
    }

    /// Returns the number of threads.
    fn n_threads(self) -> usize {
        (self.0 & ((1 << RunStart::BITS) - 1)) as usize
    }
}

/// Items taken from a thread's piece of a phase: by itself from the front (low half), by others
/// from the back (high half).
#[repr(align(128))] // a line of its own, and the one that processors fetch with it
struct WorkPiece(AtomicU64);

impl WorkPiece {
    /// Takes an item of a piece of `len` items, from the front or from the back: its index in the
    /// piece, unless all are gone.
    fn take(&self, len: usize, front: bool) -> Option<usize> {
        let one = if front { 1 } else { 1 << 32 };
        let halves = |taken: u64| (taken as u32 as usize, (taken >> 32) as usize);
        let left = |taken| {
            let (front, back) = halves(taken);
            (front + back < len).then_some(taken + one)
        };
        let (in_front, at_back) =
            halves(self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left).ok()?);
        Some(if front { in_front } else { len - 1 - at_back })
    }
}

/// The closure of the current run, its lifetime erased.
#[derive(Clone, Copy)]
struct TeamJob(*const (dyn Fn(&Worker<'_>) + Sync));

// SAFETY: the closure is Sync, and `Team::run` keeps it alive until every thread is done with the
// run.
unsafe impl Send for TeamJob {}
// SAFETY: `job` is written by the thread in `Team::run` (which holds `&mut Team`) before `run` is
// advanced with Release, and read by the others after they saw that advance with Acquire; all other
// fields are atomics or locks.
unsafe impl Sync for TeamShared {}

/// Threads that wait for work. The calling thread is the first of them.
pub(crate) struct Team {
    shared: Arc<TeamShared>,
    threads: Vec<JoinHandle<()>>,
}

/// One thread in a run.
pub(crate) struct Worker<'a> {
    shared: &'a TeamShared,
    /// Threads of the run.
    n_threads: usize,
    /// 0 for the thread that called [`Team::run`].
    pub index: usize,
    /// The operation that phases are of, for their times.
    operation: Cell<&'static str>,
    /// The operation of the last phase, if that was one of own rows.
    open_rows: Cell<Option<&'static str>>,
}

impl Team {
    /// Returns a team of `n_threads`, the calling thread included, each run of which is to take
    /// `n_least` of them or more: fewer can be taken, and wake the others.
    pub(crate) fn new(n_threads: usize, n_least: usize) -> std::io::Result<Team> {
        let n_threads = n_threads.clamp(1, MAX_THREADS);
        let shared = Arc::new(TeamShared {
            n_threads,
            n_least: n_least.clamp(1, n_threads),
            pieces: (0..n_threads).map(|_| WorkPiece(AtomicU64::new(0))).collect(),
            arrived: AtomicUsize::new(0),
            finished: AtomicUsize::new(0),
            generation: AtomicUsize::new(0),
            broken: AtomicBool::new(false),
            lock: Mutex::new(()),
            sleepers: Default::default(),
            run: AtomicU64::new(RunStart::NONE.0),
            job: UnsafeCell::new(None),
            times: PhaseTimes::new(n_threads),
        });
        let mut team = Team { shared, threads: Vec::new() };
        for index in 1..team.shared.n_threads {
            let shared = Arc::clone(&team.shared);
            let thread = std::thread::Builder::new().name(format!("hob-cpu-{index}"));
            team.threads.push(thread.spawn(move || thread_main(&shared, index))?);
        }
        Ok(team)
    }

    /// Returns the number of threads of the team.
    pub(crate) fn n_threads(&self) -> usize {
        self.shared.n_threads
    }

    /// Says whether the times of phases are wanted from the next run on.
    pub(crate) fn set_phase_times(&mut self, is_wanted: bool) {
        self.shared.times.set(is_wanted);
    }

    /// Takes the times of the phases so far, of each thread that took part.
    pub(crate) fn take_phase_times(&mut self) -> Vec<Vec<PhaseTime>> {
        let mut times = self.shared.times.take();
        times.retain(|phases| !phases.is_empty());
        times
    }

    /// Runs `f` on `n_threads` threads, or on all if there are no more, and returns when these are
    /// done.
    ///
    /// # Panics
    /// If `f` panics on any thread; the team can be used again.
    pub(crate) fn run(&mut self, n_threads: usize, f: impl Fn(&Worker<'_>) + Sync) {
        let shared = &*self.shared;
        let n_threads = n_threads.clamp(1, shared.n_threads);
        let erased: *const (dyn Fn(&Worker<'_>) + Sync + '_) = &f;
        // SAFETY: only the lifetime changes; no thread keeps the pointer past the wait for all
        // threads below, which happens even if `f` panics.
        let erased = unsafe {
            std::mem::transmute::<
                *const (dyn Fn(&Worker<'_>) + Sync + '_),
                *const (dyn Fn(&Worker<'_>) + Sync + 'static),
            >(erased)
        };
        let job = TeamJob(erased);
        // SAFETY: `&mut self` means no run is under way, so no thread reads `job` now.
        unsafe { *shared.job.get() = Some(job) };
        shared.renew_pieces();
        for counter in [&shared.arrived, &shared.finished] {
            counter.store(0, Ordering::Relaxed);
        }
        shared.broken.store(false, Ordering::Relaxed);
        let start = RunStart(shared.run.load(Ordering::Relaxed)).next(n_threads);
        shared.run.store(start.0, Ordering::Release);
        shared.wake_sleepers(n_threads);
        let worker = Worker::new(shared, n_threads, 0);
        let outcome = catch_unwind(AssertUnwindSafe(|| f(&worker)));
        if outcome.is_err() {
            shared.break_barriers(n_threads);
        }
        shared.finish();
        shared.wait_until(0, || shared.finished.load(Ordering::Acquire) == n_threads);
        match outcome {
            Err(panic) => resume_unwind(panic),
            Ok(()) if shared.broken.load(Ordering::Acquire) => {
                panic!("a thread of the team panicked")
            }
            Ok(()) => {}
        }
    }
}

/// Returns the seconds from the end of one phase to the begin of the next, on a team of
/// `n_threads`.
pub fn barrier_seconds(n_threads: usize) -> std::io::Result<f64> {
    const PHASES: usize = 2000;
    let mut team = Team::new(n_threads, n_threads)?;
    // the shortest of some runs: a thread that loses its core meanwhile says nothing about the
    // barrier
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        let seconds = Mutex::new(0.0);
        team.run(n_threads, |worker| {
            worker.for_each(0, |_| ());
            let start = Instant::now();
            for _ in 0..PHASES {
                worker.for_each(0, |_| ());
            }
            if worker.index == 0 {
                *seconds.lock().unwrap_or_else(PoisonError::into_inner) =
                    start.elapsed().as_secs_f64();
            }
        });
        best =
            best.min(seconds.into_inner().unwrap_or_else(PoisonError::into_inner) / PHASES as f64);
    }
    Ok(best)
}

impl Drop for Team {
    fn drop(&mut self) {
        self.shared.run.store(RunStart::END.0, Ordering::Release);
        self.shared.wake_sleepers(self.shared.n_threads);
        for thread in self.threads.drain(..) {
            // a worker catches panics, so joining fails only if the thread was killed from outside
            let _ = thread.join();
        }
    }
}

fn thread_main(shared: &TeamShared, index: usize) {
    let mut seen = RunStart::NONE;
    loop {
        let mut begun = seen;
        shared.wait_until(index, || {
            begun = RunStart(shared.run.load(Ordering::Acquire));
            begun == RunStart::END || begun != seen && index < begun.n_threads()
        });
        if begun == RunStart::END {
            return;
        }
        seen = begun;
        let n_threads = begun.n_threads();
        // SAFETY: `run` was advanced after `job` was written (Release, Acquire), and `Team::run`
        // keeps the closure alive until this thread has finished below.
        let job = unsafe { (*shared.job.get()).expect("a run has a job") };
        let worker = Worker::new(shared, n_threads, index);
        // SAFETY: see above: the closure outlives this run.
        let outcome = catch_unwind(AssertUnwindSafe(|| unsafe { (*job.0)(&worker) }));
        if outcome.is_err() {
            shared.break_barriers(n_threads);
        }
        shared.finish();
    }
}

impl<'a> Worker<'a> {
    fn new(shared: &'a TeamShared, n_threads: usize, index: usize) -> Worker<'a> {
        let operation = Cell::new("other");
        Worker { shared, n_threads, index, operation, open_rows: Cell::new(None) }
    }

    /// Names the operation that the phases from here on are of.
    pub(crate) fn begin_operation(&self, operation: &'static str) {
        self.operation.set(operation);
    }

    /// Returns the number of threads in this run.
    pub(crate) fn n_threads(&self) -> usize {
        self.n_threads
    }

    /// Runs one phase: every item in `0..n` is done once, by some thread; returns when all are
    /// done.
    ///
    /// All threads must come through the same phases in the same order.
    pub(crate) fn for_each(&self, n: usize, mut f: impl FnMut(usize)) {
        self.end_rows();
        let mut clock = self.shared.times.start();
        // its own piece first, then those of the threads after it, in a circle
        for thread in (self.index..self.n_threads()).chain(0..self.index) {
            let piece = self.piece(thread, n);
            while let Some(i) = self.shared.pieces[thread].take(piece.len(), thread == self.index) {
                f(piece.start + i);
            }
        }
        if let Some(clock) = &mut clock {
            clock.end_work();
        }
        self.meet();
        self.note(self.operation.get(), clock.as_ref(), PhaseEnd::Barrier);
    }

    /// Runs one phase: every row in `0..n` is done once, by the thread that has it in each phase of
    /// so many rows; returns when this thread's rows are done.
    ///
    /// The next phase may begin while others still work on their rows of this one, if it is of own
    /// rows as well.
    pub(crate) fn for_own_rows(&self, n: usize, mut f: impl FnMut(usize)) {
        let mut clock = self.shared.times.start();
        for row in self.piece(self.index, n) {
            f(row);
        }
        if let Some(clock) = &mut clock {
            clock.end_work();
        }
        self.open_rows.set(Some(self.operation.get()));
        self.note(self.operation.get(), clock.as_ref(), PhaseEnd::Open);
    }

    /// Waits for the rows of other threads, where the last phase was one of own rows.
    pub(crate) fn end_rows(&self) {
        let Some(operation) = self.open_rows.take() else { return };
        let clock = self.shared.times.start();
        self.meet();
        self.note(operation, clock.as_ref(), PhaseEnd::Barrier);
    }

    /// Returns whether the last phase was one of own rows.
    pub(crate) fn has_open_rows(&self) -> bool {
        self.open_rows.get().is_some()
    }

    /// Waits at the barrier at the end of a phase.
    fn meet(&self) {
        let shared = self.shared;
        if shared.broken.load(Ordering::Acquire) {
            give_up();
        }
        let generation = shared.generation.load(Ordering::Acquire);
        if shared.arrived.fetch_add(1, Ordering::AcqRel) + 1 == self.n_threads {
            shared.arrived.store(0, Ordering::Relaxed);
            shared.renew_pieces();
            shared.generation.store(generation + 1, Ordering::Release);
            shared.wake_sleepers(self.n_threads);
            return;
        }
        let passed = || shared.generation.load(Ordering::Acquire) != generation;
        shared.wait_until(self.index, || passed() || shared.broken.load(Ordering::Acquire));
        if !passed() {
            give_up();
        }
    }

    /// Returns a thread's own items of a phase of `n`.
    fn piece(&self, thread: usize, n: usize) -> Range<usize> {
        assert!(u32::try_from(n).is_ok(), "{n} items");
        let start = |thread: usize| (n * thread).div_ceil(self.n_threads());
        start(thread)..start(thread + 1)
    }

    /// Notes the time of a phase, if there is a clock.
    fn note(&self, operation: &'static str, clock: Option<&PhaseClock>, end: PhaseEnd) {
        if let Some(clock) = clock {
            self.shared.times.note(self.index, operation, clock, end);
        }
    }
}

impl TeamShared {
    /// Marks, before a phase, that nothing of it is taken.
    fn renew_pieces(&self) {
        for piece in &self.pieces {
            piece.0.store(0, Ordering::Relaxed);
        }
    }

    /// Counts a thread as done with the run, and wakes the one that waits for all.
    fn finish(&self) {
        self.finished.fetch_add(1, Ordering::AcqRel);
        // the one that waits for all is of every run
        self.wake_sleepers(1);
    }

    /// Makes the barriers of a run of `n_threads` give up.
    fn break_barriers(&self, n_threads: usize) {
        self.broken.store(true, Ordering::Release);
        self.wake_sleepers(n_threads);
    }

    /// Spins, then sleeps, until `ready`.
    fn wait_until(&self, thread: usize, mut ready: impl FnMut() -> bool) {
        let mut since = None;
        loop {
            for _ in 0..SPINS {
                if ready() {
                    return;
                }
                std::hint::spin_loop();
            }
            if since.get_or_insert_with(Instant::now).elapsed() > SPIN {
                break;
            }
        }
        let sleepers = &self.sleepers[usize::from(thread >= self.n_least)];
        let mut guard = self.lock();
        sleepers.n.fetch_add(1, Ordering::SeqCst);
        while !ready() {
            guard = sleepers.wake.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
        sleepers.n.fetch_sub(1, Ordering::SeqCst);
    }

    /// Wakes those of `n_threads` threads that sleep in `wait_until`, after what they wait for has
    /// been stored.
    fn wake_sleepers(&self, n_threads: usize) {
        // orders the store that makes `ready` true before the look at `sleepers`; a sleeper counts
        // itself before it looks at `ready`, so one of the two sees the other
        std::sync::atomic::fence(Ordering::SeqCst);
        let n_groups = if n_threads > self.n_least { 2 } else { 1 };
        for sleepers in &self.sleepers[..n_groups] {
            if sleepers.n.load(Ordering::SeqCst) > 0 {
                // taking the lock waits for a sleeper between its look and its sleep
                drop(self.lock());
                sleepers.wake.notify_all();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, ()> {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leaves the closure of a broken run; the panic that broke it is the one reported.
fn give_up() -> ! {
    resume_unwind(Box::new("another thread of the team panicked"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_done_once_and_phases_are_ordered() {
        for n_threads in [1, 2, 3, 7] {
            let mut team = Team::new(n_threads, n_threads).unwrap();
            for _ in 0..50 {
                let counts: Vec<AtomicUsize> = (0..100).map(|_| AtomicUsize::new(0)).collect();
                team.run(usize::MAX, |w| {
                    for phase in 0..10 {
                        w.for_each(counts.len(), |i| {
                            let seen = counts[i].fetch_add(1, Ordering::Relaxed);
                            assert_eq!(seen, phase);
                        });
                    }
                });
                assert!(counts.iter().all(|c| c.load(Ordering::Relaxed) == 10));
            }
        }
    }

    #[test]
    fn a_thread_goes_through_its_piece_in_order_and_others_take_from_its_end() {
        let mut team = Team::new(2, 2).unwrap();
        let taken = Mutex::new([vec![], vec![]]);
        team.run(usize::MAX, |w| {
            w.for_each(20, |i| {
                taken.lock().unwrap()[w.index].push(i);
                // the second thread sleeps over its first item until the other has done all it can
                // get
                while w.index == 1 && taken.lock().unwrap().iter().map(Vec::len).sum::<usize>() < 20
                {
                    std::thread::yield_now();
                }
                // and is there before the first is done
                while w.index == 0 && i == 9 && taken.lock().unwrap()[1].is_empty() {
                    std::thread::yield_now();
                }
            });
        });
        let first = (0..10).chain((11..20).rev()).collect();
        assert_eq!(taken.into_inner().unwrap(), [first, vec![10]]);
    }

    #[test]
    fn own_rows_stay_with_their_thread_until_another_phase_begins() {
        for n_threads in [1, 2, 3, 7] {
            let mut team = Team::new(n_threads, n_threads).unwrap();
            for n in [0, 1, 2, 5, 14] {
                let rows: Vec<AtomicUsize> = (0..n).map(|_| AtomicUsize::new(0)).collect();
                team.run(usize::MAX, |w| {
                    for _ in 0..20 {
                        for step in 0..3 {
                            // without a barrier, each row is found as the same thread has left it
                            w.for_own_rows(n, |row| {
                                let left = rows[row].swap(step * 100 + w.index, Ordering::Relaxed);
                                assert!(step == 0 || left == (step - 1) * 100 + w.index);
                            });
                        }
                        w.for_each(n, |row| {
                            assert!(rows[row].load(Ordering::Relaxed) / 100 == 2, "not waited for");
                        });
                    }
                });
            }
        }
    }

    #[test]
    fn a_panic_on_any_thread_reaches_the_caller_and_the_team_lives() {
        let mut team = Team::new(3, 3).unwrap();
        for round in 0..20 {
            let result = catch_unwind(AssertUnwindSafe(|| {
                team.run(usize::MAX, |w| {
                    for phase in 0..5 {
                        w.for_each(30, |i| assert!(i != 17 || phase != 3, "round {round}"));
                    }
                });
            }));
            assert!(result.is_err());
            let sum = AtomicUsize::new(0);
            team.run(usize::MAX, |w| w.for_each(10, |i| _ = sum.fetch_add(i, Ordering::Relaxed)));
            assert_eq!(sum.load(Ordering::Relaxed), 45);
            let result = catch_unwind(AssertUnwindSafe(|| {
                team.run(usize::MAX, |w| {
                    w.for_own_rows(3, |row| assert!(row != 2, "round {round}"));
                });
            }));
            assert!(result.is_err());
        }
    }

    #[test]
    fn times_of_phases_are_noted_where_they_are_wanted() {
        let mut team = Team::new(2, 2).unwrap();
        let run = |team: &mut Team| {
            team.run(usize::MAX, |w| {
                w.begin_operation("sleep");
                w.for_each(2, |i| std::thread::sleep(Duration::from_millis(30 * i as u64)));
                w.begin_operation("rest");
                w.for_own_rows(2, |_| ());
                w.for_each(4, |_| ());
            });
        };
        run(&mut team);
        assert!(team.take_phase_times().iter().all(Vec::is_empty));
        team.set_phase_times(true);
        run(&mut team);
        let times = team.take_phase_times();
        for thread in &times {
            let phases: Vec<_> = thread.iter().map(|time| (time.operation, time.end)).collect();
            let rest = [PhaseEnd::Open, PhaseEnd::Barrier, PhaseEnd::Barrier];
            let all =
                [("sleep", PhaseEnd::Barrier)].into_iter().chain(rest.map(|end| ("rest", end)));
            assert_eq!(phases, all.collect::<Vec<_>>());
        }
        let longest = times.iter().map(|thread| thread[0].work).max().unwrap();
        assert!(longest >= Duration::from_millis(30), "{times:?}");
        // what a thread did not work of that time, it waited
        for thread in &times {
            let wait = longest.saturating_sub(thread[0].work) / 2;
            assert!(thread[0].wait >= wait, "{times:?}");
        }
        team.set_phase_times(false);
        run(&mut team);
        assert!(team.take_phase_times().iter().all(Vec::is_empty));
    }

    #[test]
    fn a_run_takes_as_many_threads_as_it_asks_for() {
        let mut team = Team::new(5, 2).unwrap();
        for round in 0..200 {
            let n_threads = [1, 2, 5, 3, 2, 9][round % 6];
            let threads = Mutex::new(Vec::new());
            let done = AtomicUsize::new(0);
            team.run(n_threads, |w| {
                threads.lock().unwrap().push((w.index, w.n_threads()));
                w.for_each(40, |_| _ = done.fetch_add(1, Ordering::Relaxed));
                w.for_own_rows(7, |_| _ = done.fetch_add(1, Ordering::Relaxed));
                w.for_each(0, |_| ());
            });
            let mut threads = threads.into_inner().unwrap();
            threads.sort_unstable();
            let n_threads = n_threads.min(5);
            let expected: Vec<_> = (0..n_threads).map(|index| (index, n_threads)).collect();
            assert_eq!((threads, done.load(Ordering::Relaxed)), (expected, 47), "round {round}");
            if round % 50 == 0 {
                // all fall asleep
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        team.set_phase_times(true);
        team.run(2, |w| w.for_each(3, |_| ()));
        assert_eq!(team.take_phase_times().len(), 2);
    }

    #[test]
    fn threads_that_fell_asleep_wake_up() {
        let mut team = Team::new(2, 2).unwrap();
        for _ in 0..3 {
            std::thread::sleep(std::time::Duration::from_millis(20));
            let done = AtomicUsize::new(0);
            team.run(usize::MAX, |w| {
                w.for_each(1, |_| std::thread::sleep(std::time::Duration::from_millis(20)));
                w.for_each(2, |_| _ = done.fetch_add(1, Ordering::Relaxed));
            });
            assert_eq!(done.load(Ordering::Relaxed), 2);
        }
    }
}
