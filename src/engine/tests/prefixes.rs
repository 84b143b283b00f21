//! Prompts of which a slot has computed the beginning.

use super::*;

#[test]
fn a_prompt_that_began_before_is_not_computed_again() {
    let bench = Bench::open([1, 256], defaults(), &["abc", "z"]);
    let (_, first) = bench.text(job(0, 20));
    assert_eq!(first.usage.cached_tokens, 0);
    // The same prompt: all but its last token, whose logits are gone.
    let (text, again) = bench.text(job(0, 20));
    assert_eq!((text.as_str(), again.usage.cached_tokens), ("abc", 19));
    // The conversation goes on: prompt and answer are there ("abc" and the end were computed but
    // for the end).
    let mut longer = job(0, 20);
    longer.prompt.extend([97, 98, 99, 256, 5, 5]);
    assert_eq!(bench.text(longer).1.usage.cached_tokens, 23);
    // Another beginning, and one that asks for no reuse.
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 0);
    let (text, fresh) = bench.text(Job { cache_prompt: false, ..job(1, 20) });
    assert_eq!((text.as_str(), fresh.usage.cached_tokens), ("z", 0));
}

#[test]
fn a_prompt_goes_to_the_slot_that_knows_it() {
    let bench = Bench::open([3, 256], defaults(), &["a", "b"]);
    bench.text(job(0, 20));
    bench.text(job(1, 20));
    assert_eq!(bench.text(job(0, 20)).1.usage.cached_tokens, 19);
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 19);
}

#[test]
fn a_prompt_in_other_words_goes_to_the_slot_that_knows_most_of_it() {
    let bench = Bench::open([2, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz", "z"]);
    let rephrased = || {
        let mut job = job(0, 20);
        job.prompt.splice(15..20, [1, 2, 3, 4]);
        job
    };
    // an empty slot is taken first, with what it shares
    bench.text(job(0, 20));
    assert_eq!(bench.text(rephrased()).1.usage.cached_tokens, 0);
    // the slot of the first prompt is the one unused for longest, and has what the third one wants
    let bench = Bench::open([3, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz", "z", "y"]);
    for script in [1, 0, 2] {
        bench.text(job(script, 20));
    }
    assert_eq!(bench.text(rephrased()).1.usage.cached_tokens, 15);
    // that of script 1 was left alone
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 19);
}

/// Returns `script` after `n` tokens that are the same whatever the script.
fn shared(n: usize, script: u32) -> Job {
    let mut job = job(0, n + 1);
    job.prompt[n] = script;
    job
}

#[test]
fn a_beginning_is_computed_once_for_all_that_share_it() {
    let bench = Bench::gated([4, 8], defaults(), &["abc"]);
    let handles: Vec<_> = (0..4).map(|i| bench.engine.submit(shared(40, i)).unwrap()).collect();
    bench.steps(60);
    let cached: Vec<usize> = handles
        .into_iter()
        .map(|handle| {
            let (text, finished) = read(handle);
            assert_eq!(text, "abc");
            finished.usage.cached_tokens
        })
        .collect();
    assert_eq!(cached, [0, 40, 40, 40]);
    assert_eq!(bench.engine.stats().prompt_tokens, 41 + 3);
}

#[test]
fn a_beginning_outlives_the_job_that_computed_it() {
    let bench = Bench::gated([3, 8], defaults(), &["abc"]);
    let first = bench.engine.submit(shared(40, 0)).unwrap();
    bench.steps(2);
    bench.wait_for_batches(2);
    let second = bench.engine.submit(shared(40, 1)).unwrap();
    let third = bench.engine.submit(shared(40, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(3);
    // 16 to 32 of its positions are computed: the second takes them and goes on; the third takes
    // these, or waits for more
    drop(first);
    bench.steps(60);
    let cached = |handle| read(handle).1.usage.cached_tokens;
    let second = cached(second);
    let third = cached(third);
    assert!((16..40).contains(&second), "{second}");
    assert!(third == second && third > 24 || third == 40, "{third}");
}

#[test]
fn a_conversation_keeps_its_cache_beside_another_with_the_same_first_line() {
    let bench = Bench::open([2, 256], defaults(), &["abc"]);
    let long = |script| {
        let mut job = shared(20, script);
        job.prompt.extend([script; 60]);
        job
    };
    bench.text(long(1));
    assert_eq!(bench.text(long(2)).1.usage.cached_tokens, 20);
    assert_eq!(bench.text(long(1)).1.usage.cached_tokens, 80);
    assert_eq!(bench.text(long(2)).1.usage.cached_tokens, 80);
}
