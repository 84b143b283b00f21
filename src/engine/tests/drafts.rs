//! Drafts: guesses that a step verifies change no text, and break nothing.

use super::*;

/// Returns a job with drafts.
fn drafted(job: Job) -> Job {
    let speculation =
        Speculation { drafter: Drafter::Ngram, n_max: Some(8), ngram: 2, ..Speculation::default() };
    Job { speculation, ..job }
}

/// A token with all that is known of it but the time.
type Piece = (u32, String, Option<TokenLogprob>);

/// Returns what a job emits, but for times: tokens with all that is known of them, and the end.
fn emitted(handle: JobHandle) -> (Vec<Piece>, String, FinishReason, Usage) {
    let mut handle = handle;
    let mut tokens = Vec::new();
    loop {
        match handle.blocking_next() {
            Some(Event::Token(token)) => tokens.push((token.id, token.text, token.logprob)),
            Some(Event::Finished(end)) => return (tokens, end.text, end.reason, end.usage),
            Some(Event::Failed(error)) => panic!("{error}"),
            Some(_) => {}
            None => panic!("no end"),
        }
    }
}

#[test]
fn drafts_are_verified_together_and_forgotten_where_they_are_wrong() {
    let bench = Bench::open([1, 256], defaults(), &["abcdeabcdeabcdeabcXYabcdeabcZ"]);
    let (text, finished) = bench.text(drafted(job(0, 3)));
    assert_eq!(text, "abcdeabcdeabcdeabcXYabcdeabcZ");
    let Usage { drafted_tokens, accepted_tokens, completion_tokens, .. } = finished.usage;
    assert_eq!(completion_tokens, 30);
    assert!(accepted_tokens >= 14 && accepted_tokens < drafted_tokens, "{:?}", finished.usage);
    let stats = bench.engine.stats();
    assert_eq!(
        (stats.drafted_tokens, stats.accepted_tokens),
        (drafted_tokens as u64, accepted_tokens as u64)
    );
    // each step gives one token more than drafted ones that were right; so does the last of the
    // prompt, after its others
    assert_eq!(stats.steps as usize, 1 + completion_tokens - accepted_tokens);
    assert!(stats.drafts > 0 && stats.drafts < stats.steps);
    // what was computed of wrong drafts is not taken for the text's
    let again = bench.text(drafted(Job {
        prompt: [&[0, 3, 0][..], b"abcdeabcdeabcdeabcXYab".map(u32::from).as_slice()].concat(),
        ..job(0, 3)
    }));
    assert_eq!((again.0.as_str(), again.1.usage.cached_tokens), ("cdeabcZ", 24));
}

#[test]
fn drafts_change_no_text_whatever_the_sampler() {
    use crate::sampling::{Mirostat, Stage};
    let text = "to be or not to be, that is to be or not to be; ".repeat(3);
    let bench = Bench::open([2, 256], defaults(), &[&text]);
    let plain = || {
        let mut job = job(0, 4);
        (job.sampling.temperature, job.sampling.top_k) = (2.0, 0);
        job.sampling.logit_bias = vec![(PANIC, f32::NEG_INFINITY), (ERROR, f32::NEG_INFINITY)];
        job
    };
    let change: [fn(&mut Job); 17] = [
        |_| {},
        |job| job.sampling.temperature = 0.0,
        |job| job.sampling.temperature = 4.0,
        |job| job.sampling.logprobs = Some(3),
        |job| {
            job.sampling.logprobs = Some(2);
            job.sampling.post_sampling = true;
        },
        |job| (job.sampling.repeat_penalty, job.sampling.repeat_last_n) = (1.3, 20),
        |job| (job.sampling.frequency_penalty, job.sampling.presence_penalty) = (0.5, 0.5),
        |job| (job.sampling.dry_multiplier, job.sampling.dry_allowed_length) = (1.0, 4),
        |job| (job.sampling.xtc_probability, job.sampling.xtc_threshold) = (0.5, 0.01),
        |job| job.sampling.mirostat = Mirostat::V1,
        |job| job.sampling.mirostat = Mirostat::V2,
        |job| {
            job.sampling.adaptive_target = 0.6;
            job.sampling.samplers = vec![Stage::MinP, Stage::AdaptiveP];
        },
        |job| (job.sampling.typical_p, job.sampling.top_p, job.sampling.min_p) = (0.9, 0.95, 0.02),
        |job| (job.sampling.dynatemp_range, job.sampling.top_n_sigma) = (1.0, 3.0),
        |job| job.stop = vec![b"is to".to_vec(), b"x".to_vec()],
        |job| job.max_tokens = Some(17),
        |job| (job.ignore_eos, job.sampling.logprobs) = (true, Some(1)),
    ];
    let mut drafted_tokens = 0;
    let mut accepted_tokens = 0;
    for (i, change) in change.iter().enumerate() {
        for seed in 0..8 {
            let mut job = plain();
            job.sampling.seed = Some(seed);
            change(&mut job);
            let alone = emitted(bench.engine.submit(job.clone()).unwrap());
            // next to another, with drafts and without
            let neighbour = bench
                .engine
                .submit(if seed % 2 == 0 { drafted(plain()) } else { plain() })
                .unwrap();
            let guessed = emitted(bench.engine.submit(drafted(job)).unwrap());
            emitted(neighbour);
            assert_eq!(
                (&alone.0, &alone.1, &alone.2),
                (&guessed.0, &guessed.1, &guessed.2),
                "{i}, seed {seed}"
            );
            assert_eq!(alone.3.completion_tokens, guessed.3.completion_tokens);
            assert_eq!(alone.3.drafted_tokens, 0);
            drafted_tokens += guessed.3.drafted_tokens;
            accepted_tokens += guessed.3.accepted_tokens;
        }
    }
    assert!(
        accepted_tokens > 2000 && drafted_tokens > accepted_tokens,
        "{accepted_tokens} of {drafted_tokens}"
    );
}

#[test]
fn drafts_stay_within_the_text_the_context_and_the_step() {
    let long = "ab".repeat(300);
    // the context's 200 positions end in the middle of a draft
    let bench = Bench::open([4, 256], defaults(), &[&long]);
    let (text, finished) = bench.text(drafted(job(0, 10)));
    assert_eq!((text.len(), finished.reason), (191, FinishReason::Length));
    for max_tokens in 1..20 {
        let (text, finished) =
            bench.text(drafted(Job { max_tokens: Some(max_tokens), ..job(0, 5) }));
        assert_eq!((text.len(), finished.usage.completion_tokens), (max_tokens, max_tokens));
    }
    // several at once share the rows of a step
    let handles: Vec<_> =
        (0..4).map(|i| bench.engine.submit(drafted(job(0, 6 + i))).unwrap()).collect();
    for (i, handle) in handles.into_iter().enumerate() {
        assert_eq!(read(handle).0, long[..195 - i]);
    }
    let reads =
        |batch: &&Vec<BatchToken>| batch.iter().any(|token| token.pos < 10 && token.token < 10);
    let longest = bench.batches.lock().unwrap().iter().filter(|b| !reads(b)).map(Vec::len).max();
    assert_eq!(longest, Some(16));
    // a small step leaves what capacity it has
    let bench = Bench::open([2, 3], defaults(), &[&long]);
    let both = [5, 6].map(|n| bench.engine.submit(drafted(job(0, n))).unwrap());
    for (handle, n) in both.into_iter().zip([196, 195]) {
        assert_eq!(read(handle).0, long[..n]);
    }
}

#[test]
fn a_reader_that_stands_still_meets_no_draft() {
    let long = "y".repeat(150);
    let bench = Bench::open([2, 256], defaults(), &[&long, "abc"]);
    let slow = bench.engine.submit(drafted(job(0, 2))).unwrap();
    for _ in 0..20 {
        assert_eq!(bench.text(job(1, 2)).0, "abc");
    }
    assert_eq!(read(slow).0, long, "nothing was lost");
}

#[test]
fn what_breaks_a_draft_s_step_ends_one_job() {
    let bench = Bench::gated([2, 256], defaults(), &["abababababab", "cdcdcdcdcdcdcd"]);
    let good = bench.engine.submit(drafted(job(0, 4))).unwrap();
    bench.steps(4);
    bench.wait_for_batches(4);
    let mut bad = drafted(job(1, 5));
    bad.prompt[4] = PANIC;
    let bad = bench.engine.submit(bad).unwrap();
    bench.steps(60);
    assert_eq!(read(good).0, "abababababab");
    assert_eq!(failure(bad), Error::Panicked);
}

#[test]
fn drafts_go_on_where_the_context_is_shifted() {
    let long = "abcabd".repeat(60);
    let bench = Bench::open([1, 256], defaults(), &[&long]);
    let shift = Some(Shift { keep: 5, discard: Some(30) });
    let job = Job { shift, max_tokens: Some(450), ignore_eos: true, ..job(0, 5) };
    let plain = emitted(bench.engine.submit(job.clone()).unwrap());
    let guessed = emitted(bench.engine.submit(drafted(job)).unwrap());
    assert_eq!((plain.0.len(), &plain.0), (450, &guessed.0));
    assert!(guessed.3.accepted_tokens > 100, "{:?}", guessed.3);
}
