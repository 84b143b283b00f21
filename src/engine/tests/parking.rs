//! Readers that do not read, while others need their slots.

use super::*;
use crate::util::clock::Instant;

/// Waits until the engine's counters are `there`.
fn wait_for(bench: &Bench, what: &str, there: impl Fn(Stats) -> bool) {
    let since = Instant::now();
    while !there(bench.engine.stats()) {
        assert!(since.elapsed() < Duration::from_secs(60), "{what}: {:?}", bench.engine.stats());
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Returns a long text that is no repetition.
fn long() -> String {
    (0..150).map(|i| char::from(b'a' + (i * i % 26) as u8)).collect()
}

/// Returns a job that samples, with this seed.
fn hot(seed: u32) -> Job {
    let mut job = job(0, 4);
    job.sampling.temperature = 8.0;
    job.sampling.top_k = 0;
    job.sampling.seed = Some(seed);
    job.sampling.logit_bias = vec![(PANIC, f32::NEG_INFINITY), (ERROR, f32::NEG_INFINITY)];
    Job { ignore_eos: true, max_tokens: Some(150), ..job }
}

#[test]
fn a_reader_that_stands_still_stops_nobody_else() {
    let long = "y".repeat(150);
    let bench = Bench::open([2, 256], defaults(), &[&long, "abc"]);
    let slow = bench.engine.submit(job(0, 2)).unwrap();
    for _ in 0..20 {
        assert_eq!(bench.text(job(1, 2)).0, "abc");
    }
    assert!(bench.engine.stats().completion_tokens < 20 * 4 + 64, "it was not paused");
    assert_eq!(read(slow).0, long, "nothing was lost");
}

#[test]
fn a_reader_that_stands_still_for_too_long_is_left() {
    let stall_timeout = Duration::from_millis(20);
    let long = "y".repeat(150);
    let bench =
        Bench::open([1, 256], EngineOptions { stall_timeout, ..defaults() }, &[&long, "abc"]);
    let slow = bench.engine.submit(job(0, 2)).unwrap();
    assert_eq!(bench.text(job(1, 2)).0, "abc");
    assert_eq!(failure(slow), Error::Stalled(stall_timeout));
}

#[test]
fn a_slot_whose_reader_stands_still_is_given_to_others() {
    let long = long();
    let bench = Bench::open([1, 256], defaults(), &[&long, "abc"]);
    let slow = bench.engine.submit(job(0, 20)).unwrap();
    for _ in 0..5 {
        assert_eq!(bench.text(job(1, 20)).0, "abc");
    }
    wait_for(&bench, "one is parked", |stats| (stats.parked, stats.processing) == (1, 0));
    let (text, finished) = read(slow);
    assert_eq!(text, long, "nothing was lost, and nothing came twice");
    assert_eq!(finished.usage.completion_tokens, 151);
    assert_eq!(bench.engine.stats().parked, 0);
}

#[test]
fn a_parked_answer_keeps_its_cache_as_far_as_there_is_memory() {
    let long = long();
    for (parked_memory, is_kept) in [(1 << 20, true), (0, false)] {
        let options = EngineOptions { parked_memory, ..defaults() };
        let bench = Bench::open([1, 256], options, &[&long, "abc"]);
        let slow = bench.engine.submit(job(0, 40)).unwrap();
        assert_eq!(bench.text(job(1, 20)).0, "abc");
        let before = bench.engine.stats().prompt_tokens;
        assert_eq!(before, 60);
        assert_eq!(read(slow).0, long);
        let again = bench.engine.stats().prompt_tokens - before;
        assert_eq!(again == 0, is_kept, "{again} tokens were read again");
    }
}

#[test]
fn parking_changes_no_text() {
    let alone: Vec<String> = {
        let bench = Bench::open([1, 256], defaults(), &[&long()]);
        (0..8).map(|seed| bench.text(hot(seed)).0).collect()
    };
    for parked_memory in [1 << 20, 0] {
        let options = EngineOptions { parked_memory, ..defaults() };
        let bench = Bench::open([2, 256], options, &[&long()]);
        // each waits for a slot that one before has, whose reader does not read
        let handles: Vec<_> = (0..8).map(|seed| bench.engine.submit(hot(seed)).unwrap()).collect();
        wait_for(&bench, "all have begun", |stats| stats.waiting == 0 && stats.parked == 6);
        for (handle, alone) in handles.into_iter().zip(&alone) {
            assert_eq!(read(handle).0, *alone);
        }
    }
}

#[test]
fn the_number_of_a_job_stays_with_it() {
    let bench = Bench::open([1, 256], defaults(), &[&long(), "abc"]);
    let mut slow = bench.engine.submit(job(0, 20)).unwrap();
    wait_for(&bench, "it is at work", |stats| stats.completion_tokens > 0);
    let number = bench.engine.slots()[0].job;
    assert_eq!(bench.text(job(1, 20)).0, "abc");
    assert_eq!(bench.engine.slots()[0].job, number + 1);
    // some are read, so that it goes on, and not all, so that it does not end
    for _ in 0..50 {
        assert!(slow.blocking_next().is_some());
    }
    wait_for(&bench, "it goes on", |_| bench.engine.slots()[0].job == number);
    let view = bench.engine.slots()[0];
    assert_eq!((view.job, view.is_processing, view.prompt_tokens), (number, true, 20));
}

#[test]
fn a_parked_answer_ends_with_its_reader_and_with_the_engine() {
    let stall_timeout = Duration::from_millis(400);
    let options = EngineOptions { stall_timeout, ..defaults() };
    let bench = Bench::open([1, 256], options, &[&long(), "abc"]);
    let left = bench.engine.submit(job(0, 20)).unwrap();
    assert_eq!(bench.text(job(1, 20)).0, "abc");
    wait_for(&bench, "one is parked", |stats| stats.parked == 1);
    drop(left);
    wait_for(&bench, "none is parked", |stats| stats.parked == 0);
    let slow = bench.engine.submit(job(0, 20)).unwrap();
    assert_eq!(bench.text(job(1, 20)).0, "abc");
    wait_for(&bench, "one is parked", |stats| stats.parked == 1);
    wait_for(&bench, "none is parked", |stats| stats.parked == 0);
    assert_eq!(failure(slow), Error::Stalled(stall_timeout));

    let bench = Bench::open([1, 256], defaults(), &[&long(), "abc"]);
    let slow = bench.engine.submit(job(0, 20)).unwrap();
    assert_eq!(bench.text(job(1, 20)).0, "abc");
    wait_for(&bench, "one is parked", |stats| stats.parked == 1);
    bench.engine.stop();
    assert_eq!(failure(slow), Error::Stopped);
}

#[test]
fn a_parked_answer_goes_back_to_the_slot_it_asked_for() {
    let long = long();
    let bench = Bench::open([2, 256], defaults(), &[&long, "abc"]);
    let slow = bench.engine.submit(Job { slot: Some(1), ..job(0, 20) }).unwrap();
    // the other slot is free, and does not do for this one
    let (text, _) = bench.text(Job { slot: Some(1), ..job(1, 20) });
    assert_eq!(text, "abc");
    wait_for(&bench, "one is parked", |stats| stats.parked == 1);
    assert_eq!(read(slow).0, long);
    assert!(bench.batches.lock().unwrap().iter().flatten().all(|token| token.seq == 1));
}
