//! Texts of models with two sets of rope factors, which change where a text becomes too long for
//! the short ones.

use super::*;

/// Most tokens of a text with short factors.
const LONGEST: usize = 20;
const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";

/// Opens an engine over a model with two sets of factors, which does up to `n_ahead` steps in a
/// row.
fn bench(n_seq: usize, scripts: &[&str], n_ahead: usize) -> Bench {
    let batches = Arc::default();
    let model = Scripted {
        longest_short: Some(LONGEST),
        n_ahead,
        ..Scripted::new(n_seq, 256, scripts, &batches)
    };
    let engine = Engine::start(model, Arc::new(Bytes), defaults()).unwrap();
    Bench { engine, batches, gate: None }
}

/// Returns the positions that were computed before a text of one sequence was computed again, and
/// those from then on.
fn passes(bench: &Bench) -> [Vec<u32>; 2] {
    let batches = bench.batches.lock().unwrap();
    let positions: Vec<u32> = batches.iter().flatten().map(|token| token.pos).collect();
    let begins: Vec<usize> = (0..positions.len()).filter(|&i| positions[i] == 0).collect();
    assert_eq!(begins.len(), 2, "{positions:?}");
    let (first, second) = positions.split_at(begins[1]);
    [first.to_vec(), second.to_vec()]
}

#[test]
fn a_text_that_becomes_too_long_is_computed_again_once() {
    let bench = bench(1, &[ALPHABET], 1);
    let (text, finished) = bench.text(job(0, 10));
    assert_eq!(text, ALPHABET);
    let Usage { prompt_tokens, completion_tokens, cached_tokens, .. } = finished.usage;
    assert_eq!((prompt_tokens, completion_tokens, cached_tokens), (10, 27, 0));
    let [short, long] = passes(&bench);
    assert_eq!(short, (0..LONGEST as u32).collect::<Vec<_>>());
    // the end of the text is chosen, and not computed
    assert_eq!(long, (0..10 + ALPHABET.len() as u32).collect::<Vec<_>>());
}

#[test]
fn steps_in_a_row_and_drafts_end_where_factors_change() {
    let repeated = "abcde".repeat(8);
    for (n_ahead, drafter) in [(4, Drafter::None), (1, Drafter::Ngram)] {
        let bench = bench(1, &[&repeated], n_ahead);
        let speculation = Speculation { drafter, n_max: Some(8), ngram: 2, ..Default::default() };
        let (text, _) = bench.text(Job { speculation, ..job(0, 5) });
        assert_eq!(text, repeated);
        let [short, long] = passes(&bench);
        assert!(short.iter().all(|&pos| pos < LONGEST as u32), "{drafter:?}: {short:?}");
        assert!(short.contains(&(LONGEST as u32 - 1)) && long.contains(&44), "{drafter:?}");
    }
}

#[test]
fn a_long_prompt_is_computed_once_and_found_by_long_ones_alone() {
    let bench = bench(2, &[ALPHABET], 1);
    let short = || Job { max_tokens: Some(1), ..job(0, LONGEST - 1) };
    let long = || {
        let mut job = Job { max_tokens: Some(2), ..job(0, LONGEST - 1) };
        job.prompt.extend("abcdef".bytes().map(u32::from));
        job
    };
    let ask = |job: Job| {
        let (text, finished) = bench.text(job);
        (text, finished.usage.cached_tokens)
    };
    assert_eq!(ask(short()), ("a".into(), 0));
    assert_eq!(ask(long()), ("gh".into(), 0));
    assert_eq!(ask(long()), ("gh".into(), LONGEST + 4));
    assert_eq!(ask(short()), ("a".into(), LONGEST - 2));
}
