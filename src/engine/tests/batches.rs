//! The division of a step among answers, prompts and embeddings.

use super::*;

#[test]
fn an_answer_goes_on_while_a_long_prompt_is_read() {
    let bench = Bench::gated([2, 8], defaults(), &["abcdefghij", "z"]);
    let short = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let long = bench.engine.submit(job(1, 30)).unwrap();
    bench.steps(40);
    assert_eq!(read(short).0, "abcdefghij");
    assert_eq!(read(long).0, "z");
    // The step that had begun may have missed the second job; from then on each batch holds both.
    let first = (1..4).find(|&i| bench.batch(i).len() > 1).unwrap();
    for (i, of_prompt) in (first..).zip([7, 7, 7, 7, 1, 1]) {
        let batch = bench.batch(i);
        let of = |seq| batch.iter().filter(|token| token.seq == seq).count();
        assert_eq!(of(0), 1, "batch {i}: {batch:?}");
        assert_eq!(of(1), of_prompt, "batch {i}: {batch:?}");
    }
    // Only the last token of the prompt asks for logits.
    let with_row = |i: usize| bench.batch(i).iter().filter(|t| t.seq == 1 && t.want_logits).count();
    assert_eq!((first..first + 6).map(with_row).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1]);
}

/// Checks that a repetition finds all of the prompt but its last token computed, and computes that
/// by itself.
#[test]
fn the_last_token_of_a_prompt_stands_alone_where_a_text_is_to_come_again() {
    for (temperature, seed, chunks) in
        [(0.0, None, vec![6, 1]), (1.0, Some(7), vec![6, 1]), (1.0, None, vec![7])]
    {
        let bench = Bench::open([1, 64], defaults(), &["abc"]);
        let mut job = job(0, 7);
        job.sampling.temperature = temperature;
        job.sampling.seed = seed;
        job.max_tokens = Some(1);
        bench.text(job);
        let n = bench.batches.lock().unwrap().len();
        assert_eq!(
            (0..n).map(|i| bench.batch(i).len()).collect::<Vec<_>>(),
            chunks,
            "{temperature} {seed:?}"
        );
    }
}

#[test]
fn a_short_prompt_does_not_wait_for_a_long_one() {
    let bench = Bench::gated([3, 8], defaults(), &["x", "yz"]);
    let long = bench.engine.submit(job(0, 150)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let also_long = bench.engine.submit(job(0, 140)).unwrap();
    let short = bench.engine.submit(job(1, 10)).unwrap();
    bench.steps(80);
    assert_eq!(
        (read(short).0.as_str(), read(long).0.as_str(), read(also_long).0.as_str()),
        ("yz", "x", "x")
    );
    let of = |i: usize, seq| bench.batch(i).iter().filter(|token| token.seq == seq).count();
    // The step that had begun may have missed it; from then on it has half of each, until its three
    // tokens are out.
    let first = (1..4).find(|&i| of(i, 2) > 0).unwrap();
    assert_eq!((first..first + 3).map(|i| of(i, 2)).collect::<Vec<_>>(), [4, 4, 1]);
    assert_eq!((first..first + 3).map(|i| of(i, 0)).collect::<Vec<_>>(), [4, 4, 6]);
    // Of the two long ones the older comes to its end, and then the other.
    let n = bench.batches.lock().unwrap().len();
    let last = |seq| (0..n).rfind(|&i| of(i, seq) > 1).unwrap();
    assert!(last(0) < last(1), "{} {}", last(0), last(1));
}

#[test]
fn prompts_are_embedded_beside_texts() {
    let bench = Bench::open([3, 8], defaults(), &["abcdefgh"]);
    let embed = |pooling, tokens: &[u32]| {
        let job = Job { pooling: Some(pooling), ..Job::new(tokens.to_vec()) };
        let mut handle = bench.engine.submit(job).unwrap();
        let mut rows = Vec::new();
        let mut usage = Usage::default();
        while let Some(event) = handle.blocking_next() {
            match event {
                Event::Embedding(embedding) => rows = embedding,
                Event::Finished(finished) => {
                    assert_eq!((finished.reason, finished.text.as_str()), (FinishReason::Stop, ""));
                    usage = finished.usage;
                }
                Event::Started { .. } => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((usage.prompt_tokens, usage.completion_tokens), (tokens.len(), 0));
        (rows, usage.cached_tokens)
    };
    let tokens: Vec<u32> = (0..40).collect();
    let text = bench.engine.submit(job(0, 3)).unwrap();
    assert_eq!(embed(Pooling::Mean, &tokens), (vec![vec![19.5, 19.5]], 0));
    // What is computed already will do where the last state is asked for, and only there.
    assert_eq!(embed(Pooling::Last, &tokens), (vec![vec![39.0, 39.0]], 39));
    assert_eq!(embed(Pooling::First, &tokens), (vec![vec![0.0, 0.0]], 0));
    let (rows, cached) = embed(Pooling::None, &tokens[..9]);
    assert_eq!((rows.len(), &rows[8], cached), (9, &vec![8.0, 8.0], 0));
    assert_eq!(embed(Pooling::Mean, &[7]), (vec![vec![7.0, 0.0]], 0));
    assert_eq!(read(text).0, "abcdefgh");
    // A token that breaks the model ends its own embedding.
    let broken = Job { pooling: Some(Pooling::Mean), ..Job::new(vec![0, 1, ERROR]) };
    assert!(matches!(failure(bench.engine.submit(broken).unwrap()), Error::Model(_)));
    assert_eq!(bench.text(job(0, 3)).0, "abcdefgh");
}
