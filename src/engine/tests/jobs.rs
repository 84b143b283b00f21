//! Jobs that wait, share slots, are dropped, and fail.

use super::*;

#[test]
fn a_full_queue_says_so_and_a_dropped_job_leaves_it() {
    let options = EngineOptions { queue_limit: 1, ..defaults() };
    let bench = Bench::gated([1, 256], options, &["ab"]);
    let first = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let second = bench.engine.submit(job(0, 3)).unwrap();
    assert_eq!(bench.engine.submit(job(0, 4)).unwrap_err(), SubmitError::Busy { waiting: 1 });
    assert_eq!(bench.engine.stats().waiting, 1);
    drop(second);
    let third = bench.engine.submit(job(0, 5)).unwrap();
    bench.steps(20);
    assert_eq!(read(first).0, "ab");
    assert_eq!(read(third).0, "ab");
    let of_second =
        |batch: &Vec<BatchToken>| batch.iter().any(|token| token.pos == 1 && token.token == 3);
    assert!(!bench.batches.lock().unwrap().iter().any(of_second), "a dropped job was computed");
}

#[test]
fn those_who_wait_are_served_in_their_order() {
    let bench = Bench::gated([1, 256], defaults(), &["ab"]);
    let handles: Vec<_> =
        (2..8).map(|n_prompt| bench.engine.submit(job(0, n_prompt)).unwrap()).collect();
    assert!(bench.engine.stats().waiting >= 5);
    bench.steps(60);
    for handle in handles {
        assert_eq!(read(handle).0, "ab");
    }
    // The second token of a prompt is its length.
    let batches = bench.batches.lock().unwrap();
    let second = batches.iter().flatten().filter(|token| token.pos == 1).map(|token| token.token);
    assert_eq!(second.collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn many_jobs_share_few_slots() {
    let bench = Bench::open([3, 5], defaults(), &["first", "second", "third"]);
    let handles: Vec<_> =
        (0..32).map(|i| bench.engine.submit(job(i % 3, 2 + i as usize)).unwrap()).collect();
    for (i, handle) in handles.into_iter().enumerate() {
        assert_eq!(read(handle).0, ["first", "second", "third"][i % 3]);
    }
    let stats = bench.engine.stats();
    assert_eq!((stats.slots, stats.waiting), (3, 0));
}

#[test]
fn dropping_the_handle_frees_the_slot_within_one_step() {
    let bench = Bench::gated([1, 4], defaults(), &["abcdefgh", "z"]);
    // In the prompt: 100 tokens are 25 steps; it is dropped after the second has begun.
    let handle = bench.engine.submit(job(0, 100)).unwrap();
    bench.steps(2);
    bench.wait_for_batches(2);
    drop(handle);
    // In the answer: the next job follows, and is dropped at its third step.
    let mut handle = bench.engine.submit(job(0, 3)).unwrap();
    bench.steps(3);
    bench.wait_for_batches(5);
    assert!(matches!(handle.blocking_next(), Some(Event::Started { cached_tokens: 1, .. })));
    drop(handle);
    bench.steps(20);
    assert_eq!(bench.text(job(1, 2)).0, "z");
    let kinds: Vec<(u32, u32)> =
        bench.batches.lock().unwrap().iter().map(|batch| (batch[0].token, batch[0].pos)).collect();
    // Two steps of the first (a third may have been planned when it was dropped), then the others
    // at once.
    let of_first = kinds.iter().filter(|(_, pos)| *pos >= 4).count();
    assert!(of_first <= 3 + 3, "{kinds:?}");
    assert!(bench.engine.stats().prompt_tokens <= 12 + 3 + 2);
}

#[test]
fn what_breaks_one_sequence_ends_that_one_only() {
    for poison in [PANIC, ERROR] {
        let bench = Bench::gated([3, 256], defaults(), &["abcdef"]);
        let before = bench.engine.submit(job(0, 4)).unwrap();
        bench.steps(2);
        bench.wait_for_batches(2);
        let mut bad = job(0, 5);
        bad.prompt[4] = poison;
        let bad = bench.engine.submit(bad).unwrap();
        let neighbour = bench.engine.submit(job(0, 6)).unwrap();
        bench.steps(60);
        assert_eq!(read(before).0, "abcdef");
        assert_eq!(read(neighbour).0, "abcdef");
        match failure(bad) {
            Error::Panicked => assert_eq!(poison, PANIC),
            Error::Model(message) => {
                assert_eq!((message.as_str(), poison), ("this token is an error", ERROR));
            }
            other => panic!("{other}"),
        }
        assert_eq!(bench.text(job(0, 5)).0, "abcdef", "the slot works again");
        assert!(bench.engine.is_running());
    }
}

#[test]
fn an_engine_that_goes_away_says_so() {
    let bench = Bench::gated([1, 256], defaults(), &["abc"]);
    let working = bench.engine.submit(job(0, 2)).unwrap();
    let waiting = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let reader = std::thread::spawn(move || (failure(working), failure(waiting)));
    drop(bench);
    let (working, waiting) = reader.join().unwrap();
    assert!(matches!(working, Error::Stopped | Error::Model(_)), "{working}");
    assert_eq!(waiting, Error::Stopped);
}

#[test]
fn a_job_of_a_smaller_priority_goes_first() {
    let bench = Bench::gated([1, 256], defaults(), &["ab"]);
    let first = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let background = Job { is_background: true, ..job(0, 3) };
    let flexible = Job { priority: MAX_PRIORITY, ..job(0, 4) };
    // what is out of range counts as the limit
    let soon = Job { priority: i32::MIN, ..job(0, 6) };
    let last = Job { priority: i32::MAX, is_background: true, ..job(0, 7) };
    let others = [last, background, flexible, job(0, 5), soon];
    let handles: Vec<_> = others.map(|job| bench.engine.submit(job).unwrap()).into();
    bench.steps(60);
    for handle in [first].into_iter().chain(handles) {
        assert_eq!(read(handle).0, "ab");
    }
    let batches = bench.batches.lock().unwrap();
    let second = batches.iter().flatten().filter(|token| token.pos == 1).map(|token| token.token);
    assert_eq!(second.collect::<Vec<_>>(), [2, 6, 5, 3, 4, 7]);
}

#[test]
fn who_waits_computes_where_the_engine_has_no_thread() {
    let options = EngineOptions { thread: EngineThread::Callers, ..defaults() };
    let bench = Bench::open([2, 256], options, &["ab", "cde"]);
    let first = bench.engine.submit(job(0, 2)).unwrap();
    let second = bench.engine.submit(job(1, 3)).unwrap();
    let dropped = bench.engine.submit(job(1, 4)).unwrap();
    assert!(bench.batches.lock().unwrap().is_empty(), "nobody has waited");
    assert_eq!(read(second).0, "cde");
    drop(dropped);
    assert_eq!(read(first).0, "ab");
    let last = bench.engine.submit(job(0, 2)).unwrap();
    bench.engine.stop();
    assert_eq!(failure(last), Error::Stopped);
    assert_eq!(bench.engine.submit(job(0, 2)).unwrap_err(), SubmitError::Stopped);
}
