//! Steps that a model does in a row, without waiting: they change no text, and what is beyond the
//! end of one is forgotten.

use super::*;

/// Opens an engine over a model that does up to `n` steps in a row, and one that does not.
fn engines(n_seq: usize, n: usize, scripts: &[&str]) -> [Bench; 2] {
    let bench = |n| Bench::ahead([n_seq, 256], defaults(), scripts, n);
    [bench(n), bench(1)]
}

/// Returns what a job gives, but for times.
fn answer(bench: &Bench, job: Job) -> (String, FinishReason, Usage) {
    let (text, finished) = bench.text(job);
    (text, finished.reason, finished.usage)
}

#[test]
fn texts_end_where_they_end_one_step_at_a_time() {
    let text = "one two three four five six seven eight nine ten ";
    let [ahead, single] = engines(1, 4, &[text, "ab", ""]);
    let stopped = |word: &str| Job { stop: vec![word.as_bytes().to_vec()], ..job(0, 3) };
    let jobs = || {
        let limited = (1..9).map(|n| Job { max_tokens: Some(n), ..job(0, 3) });
        let others = [stopped("six s"), stopped("e"), job(0, 5), job(1, 2), job(2, 4), job(0, 190)];
        limited.chain(others)
    };
    for (i, job) in jobs().enumerate() {
        assert_eq!(answer(&ahead, job.clone()), answer(&single, job), "job {i}");
    }
    let [n_ahead, n_single] = [&ahead, &single].map(|bench| bench.engine.stats().steps);
    assert!(2 * n_ahead < n_single, "{n_ahead} steps for {n_single}");
    assert_eq!(ahead.engine.stats().drafted_tokens, 0);
}

#[test]
fn texts_of_several_sequences_end_each_by_itself() {
    let scripts = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "x", "AB CD EF GH"];
    let [ahead, single] = engines(3, 4, &scripts);
    let answers = |bench: &Bench| -> Vec<_> {
        let jobs = (0..4).map(|i| Job { max_tokens: Some(25 - i as usize), ..job(i, 3) });
        let handles: Vec<_> = jobs.map(|job| bench.engine.submit(job).unwrap()).collect();
        handles.into_iter().map(|handle| read(handle).0).collect()
    };
    for _ in 0..5 {
        assert_eq!(answers(&ahead), answers(&single));
    }
}

/// Changes of a job that go ahead by guesses.
const GUESSED: [fn(&mut Job); 6] = [
    |job| job.sampling.temperature = 1.0,
    |job| job.sampling.logprobs = Some(1),
    |job| job.sampling.repeat_penalty = 1.01,
    |job| job.sampling.logit_bias = vec![(0, 1.0)],
    |job| job.sampling.logit_bias = vec![(PANIC, f32::NEG_INFINITY)],
    |job| {
        job.sampling.temperature = 0.7;
        job.sampling.top_k = 0;
        job.sampling.min_p = 0.01;
        job.sampling.presence_penalty = 0.1;
    },
];

#[test]
fn texts_that_are_guessed_are_those_of_steps_one_by_one() {
    let text = "a text of some length, of which most guesses hold, so that steps go in a row";
    for (i, change) in GUESSED.into_iter().enumerate() {
        let [ahead, single] = engines(1, 4, &[text]);
        let mut job = job(0, 3);
        job.sampling.seed = Some(1);
        change(&mut job);
        assert_eq!(answer(&ahead, job.clone()), answer(&single, job), "change {i}");
        let [n_ahead, n_single] = [&ahead, &single].map(|bench| bench.engine.stats().steps);
        assert!(2 * n_ahead < n_single, "change {i}: {n_ahead} steps for {n_single}");
        let stats = ahead.engine.stats();
        assert!(stats.held_tokens > 40, "change {i}: {stats:?}");
        assert_eq!(stats.drafted_tokens, 0, "change {i}");
    }
}

#[test]
fn wrong_guesses_change_no_text_and_cost_little() {
    let text = "a text of some length, of which some guesses do not hold. ".repeat(3);
    for wrong_every in [1, 2, 3, 7] {
        for (i, change) in GUESSED.into_iter().enumerate() {
            let ahead = Bench::guessing([1, 256], &[&text], wrong_every);
            let single = Bench::ahead([1, 256], defaults(), &[&text], 1);
            let mut job = job(0, 3);
            job.sampling.seed = Some(1);
            change(&mut job);
            let name = format!("change {i}, one wrong in {wrong_every}");
            assert_eq!(answer(&ahead, job.clone()), answer(&single, job), "{name}");
            // what is after the end of the text is no wrong guess
            let n_computed = ahead.batches.lock().unwrap().len();
            let n_single = single.batches.lock().unwrap().len();
            assert!(n_computed <= n_single + n_single / 32 + 6, "{name}: {n_computed}");
            let stats = ahead.engine.stats();
            assert!(stats.held_tokens < stats.fed_tokens, "{name}");
        }
    }
}

#[test]
fn other_chains_of_sampling_wait_for_each_step() {
    let text = "a text of some length";
    let change: [fn(&mut Job); 4] = [
        |job| job.sampling.mirostat = crate::sampling::Mirostat::V2,
        |job| job.sampling.typical_p = 0.9,
        |job| job.sampling.dynatemp_range = 0.5,
        |job| job.sampling.samplers.reverse(),
    ];
    for (i, change) in change.into_iter().enumerate() {
        let [ahead, single] = engines(1, 4, &[text]);
        let mut job = job(0, 3);
        job.sampling.temperature = 1.0;
        job.sampling.seed = Some(1);
        change(&mut job);
        assert_eq!(answer(&ahead, job.clone()).0, answer(&single, job).0, "change {i}");
        let [n_ahead, n_single] = [&ahead, &single].map(|bench| bench.engine.stats().steps);
        assert_eq!(n_ahead, n_single, "change {i}");
        assert_eq!(ahead.engine.stats().fed_tokens, 0, "change {i}");
    }
}

#[test]
fn steps_in_a_row_that_fail_are_done_one_by_one() {
    let text = "a text of some length";
    // the third step in a row fails, whatever is asked for
    let [ahead, single] = engines(2, 3, &[text]);
    let failing = Bench::ahead([2, 256], defaults(), &[text], usize::MAX);
    let expected = answer(&single, job(0, 3));
    assert_eq!(answer(&ahead, job(0, 3)), expected);
    assert_eq!(answer(&failing, job(0, 3)), expected);
}

#[test]
fn a_client_that_leaves_frees_its_slot() {
    let text = "a long text ".repeat(10);
    let [ahead, _] = engines(1, 4, &[&text]);
    let mut leaving = ahead.engine.submit(job(0, 3)).unwrap();
    while !matches!(leaving.blocking_next(), Some(Event::Token(_))) {}
    drop(leaving);
    assert_eq!(ahead.text(job(0, 3)).0, text);
}
