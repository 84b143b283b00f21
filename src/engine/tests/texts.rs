//! The choice of a text's tokens, and its end.

use super::*;

#[test]
fn a_text_ends_with_the_token_that_ends_it() {
    let bench = Bench::open([1, 256], defaults(), &["hello"]);
    let (text, finished) = bench.text(job(0, 3));
    assert_eq!((text.as_str(), finished.reason), ("hello", FinishReason::Stop));
    let usage = Usage { prompt_tokens: 3, completion_tokens: 6, ..Usage::default() };
    assert_eq!(finished.usage, usage);
}

/// A grammar may name the token that ends texts, and go on after it.
#[test]
fn an_end_in_the_middle_of_a_grammar_ends_no_text() {
    let bench = Bench::open([1, 256], defaults(), &["ab"]);
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).chain([Box::default()]);
    let tokens = Arc::new(crate::grammar::Vocabulary::new(bytes.collect()));
    let source = crate::grammar::Source::Gbnf("root ::= \"ab\" <[256]> [cd] <[256]>".into());
    let constraint =
        Arc::new(crate::grammar::Constraint::compile(&source, tokens, &|_| None).unwrap());
    for logprobs in [None, Some(1)] {
        let mut job = Job { constraint: Some(Arc::clone(&constraint)), ..job(0, 3) };
        job.sampling.logprobs = logprobs;
        let (text, finished) = bench.text(job);
        assert_eq!((text.len(), &text[..2], finished.reason), (3, "ab", FinishReason::Stop));
        assert!(text.ends_with(['c', 'd']), "{text}");
        assert_eq!(finished.usage.completion_tokens, 5);
    }
}

/// The first token in place of one after which no end would have fit says so.
#[test]
fn a_token_says_that_the_end_begins() {
    let bench = Bench::open([1, 256], defaults(), &["'abcdefgh", "'ab'"]);
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).chain([Box::default()]);
    let tokens = Arc::new(crate::grammar::Vocabulary::new(bytes.collect()));
    let source = crate::grammar::Source::Gbnf("root ::= [\"'] [a-z]* \"'\"".into());
    let constraint =
        Arc::new(crate::grammar::Constraint::compile(&source, tokens, &|_| None).unwrap());
    for (script, text, at) in [(0, "'abc'", Some(4)), (1, "'ab'", None)] {
        for logprobs in [None, Some(1)] {
            let constraint = Some(Arc::clone(&constraint));
            let mut job = Job { constraint, max_tokens: Some(5), ..job(script, 3) };
            job.sampling.logprobs = logprobs;
            let mut handle = bench.engine.submit(job).unwrap();
            let mut written = String::new();
            let mut ending = Vec::new();
            while let Some(event) = handle.blocking_next() {
                match event {
                    Event::Token(token) => {
                        written += &token.text;
                        ending.push(token.begins_end);
                    }
                    Event::Finished(finished) => {
                        let is_cut = finished.reason == FinishReason::Length;
                        assert_eq!((written.as_str(), is_cut), (text, at.is_some()));
                    }
                    _ => {}
                }
            }
            assert_eq!(ending.iter().position(|&begins| begins), at);
            assert!(ending.iter().filter(|&&begins| begins).count() <= 1);
        }
    }
}

/// Returns a constraint over the bytes, and one token more, which ends texts.
fn over_bytes(source: &crate::grammar::Source) -> Option<Arc<crate::grammar::Constraint>> {
    let bytes = (0..=255u8).map(|byte| Box::from([byte])).chain([Box::default()]);
    let tokens = Arc::new(crate::grammar::Vocabulary::new(bytes.collect()));
    Some(Arc::new(crate::grammar::Constraint::compile(source, tokens, &|_| None).unwrap()))
}

/// Reasoning is ended only where the rest of the text fits after its end, and the message before
/// that only where it fits, too: also where its mark has begun.
#[test]
fn the_end_of_reasoning_leaves_capacity_for_the_end_of_the_text() {
    let long = "x".repeat(60);
    let bench = Bench::open([1, 256], defaults(), &[&long]);
    let bytes = |text: &str| text.bytes().map(u32::from).collect::<Vec<u32>>();
    let source = crate::grammar::Source::Gbnf("root ::= [^>]* \"</t>call\"".into());
    let constraint = over_bytes(&source);
    let shortest = "</t>call".len();
    for message in ["", " I stop."] {
        for budget in [0, 1, 5] {
            for max_tokens in shortest..shortest + 24 {
                let reasoning = Reasoning {
                    open: bytes("<t>"),
                    close: bytes("</t>"),
                    calls: Vec::new(),
                    message: bytes(message),
                    is_open: true,
                    budget,
                    switch: ReasoningSwitch::default(),
                    sampling: crate::grammar::RegionOptions::default(),
                };
                let job = Job {
                    constraint: constraint.clone(),
                    reasoning: Some(reasoning),
                    max_tokens: Some(max_tokens),
                    ..job(0, 3)
                };
                let (text, _) = bench.text(job);
                assert!(text.ends_with("</t>call"), "{max_tokens}, {budget}: {text}");
                assert!(text.len() <= max_tokens, "{max_tokens}, {budget}: {text}");
                let has_room = max_tokens >= shortest + budget + message.len();
                assert!(!has_room || text.contains(&format!("{message}</t>")), "{text}");
            }
        }
    }
}

/// Where free text may stand in place of what is constrained, a text may be cut anywhere; elsewhere
/// too few tokens are refused.
#[test]
fn a_text_that_may_be_free_is_cut_where_no_end_fits() {
    use crate::grammar::{Lead, Source, Trigger};
    let long = "x".repeat(60);
    let bench = Bench::open([1, 256], defaults(), &[&long]);
    let call = Source::Gbnf("root ::= \"[call]\"".into());
    let lead = || vec![Lead::Without("</t>".into()), Lead::Text("</t>".into())];
    let free = Source::Lazy(vec![Trigger::Word("[".into())], Box::new(call.clone()));
    let optional = over_bytes(&Source::Behind(lead(), Box::new(free)));
    let required = over_bytes(&Source::Behind(lead(), Box::new(call)));
    for max_tokens in 0..10 {
        let asked = |constraint: &Option<Arc<crate::grammar::Constraint>>| Job {
            constraint: constraint.clone(),
            max_tokens: Some(max_tokens),
            ..job(0, 3)
        };
        let (text, finished) = bench.text(asked(&optional));
        assert_eq!((text.len(), finished.reason), (max_tokens, FinishReason::Length));
        // where the end of the reasoning fits, the text comes to it
        assert_eq!(text.ends_with("</t>"), max_tokens >= 4, "{text}");
        let refused = bench.engine.submit(asked(&required));
        let is_short = matches!(refused, Err(SubmitError::TooShort { needed: 10, .. }));
        assert!(is_short, "{max_tokens}");
    }
}

#[test]
fn a_stop_string_across_tokens_is_not_shown() {
    let bench = Bench::open([1, 256], defaults(), &["one\ntwo\n\nthree"]);
    let stop = vec![b"\n\n".to_vec(), Vec::new()];
    let (text, finished) = bench.text(Job { stop, ..job(0, 2) });
    assert_eq!(
        (text.as_str(), finished.reason),
        ("one\ntwo", FinishReason::StopWord("\n\n".into()))
    );
    // One that never comes costs nothing: what was held for it is text.
    let (text, finished) = bench.text(Job { stop: vec![b"three!".to_vec()], ..job(0, 2) });
    assert_eq!((text.as_str(), finished.reason), ("one\ntwo\n\nthree", FinishReason::Stop));
}

#[test]
fn a_character_is_one_piece() {
    let bench = Bench::open([1, 256], defaults(), &["a€😀"]);
    let mut handle = bench.engine.submit(job(0, 2)).unwrap();
    let mut pieces = Vec::new();
    while let Some(event) = handle.blocking_next() {
        if let Event::Token(token) = event {
            pieces.push(token.text);
        }
    }
    assert_eq!(pieces, ["a", "", "", "€", "", "", "", "😀"]);
}

#[test]
fn length_is_the_limit_or_the_context() {
    let long = "x".repeat(500);
    let bench = Bench::open([1, 256], defaults(), &[&long, "héllo"]);
    let (text, finished) = bench.text(Job { max_tokens: Some(7), ..job(0, 2) });
    assert_eq!((text.len(), finished.reason), (7, FinishReason::Length));
    // Positions 10..200 hold what follows the prompt, and the last token needs no position.
    let (text, finished) = bench.text(job(0, 10));
    assert_eq!((text.len(), finished.reason), (191, FinishReason::Length));
    let (text, finished) = bench.text(Job { max_tokens: Some(0), ..job(0, 2) });
    assert_eq!((text.len(), finished.reason), (0, FinishReason::Length));
    assert_eq!(finished.usage.completion_tokens, 0);
    // Cut within a character: the text says so.
    assert_eq!(bench.text(Job { max_tokens: Some(2), ..job(1, 2) }).0, "h\u{FFFD}");
}

#[test]
fn what_cannot_be_computed_is_refused() {
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let refused = |job| bench.engine.submit(job).unwrap_err();
    assert_eq!(refused(Job::new(Vec::new())), SubmitError::EmptyPrompt);
    assert_eq!(refused(job(0, 200)), SubmitError::ContextExceeded { n_prompt: 200, n_ctx: 200 });
    let unknown = SubmitError::UnknownToken { token: 259, n_vocab: 259 };
    assert_eq!(refused(Job::new(vec![0, 2, 259])), unknown);
    let mut hot = job(0, 2);
    hot.sampling.temperature = f32::NAN;
    assert!(matches!(refused(hot), SubmitError::Sampling(_)));
    assert_eq!(bench.text(job(0, 199)).1.usage.prompt_tokens, 199);
}

#[test]
fn ignore_eos_goes_on() {
    let bench = Bench::open([1, 256], defaults(), &["ab"]);
    let (text, finished) = bench.text(Job { ignore_eos: true, max_tokens: Some(4), ..job(0, 2) });
    assert_eq!((text.as_str(), finished.reason), ("abxx", FinishReason::Length));
}

#[test]
fn log_probabilities_come_with_their_tokens() {
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let mut asked = job(0, 2);
    asked.sampling.logprobs = Some(2);
    let mut handle = bench.engine.submit(asked).unwrap();
    assert!(matches!(handle.blocking_next(), Some(Event::Started { .. })));
    let Some(Event::Token(token)) = handle.blocking_next() else { panic!("no token") };
    let logprob = token.logprob.unwrap();
    assert!(logprob.logprob > -0.01 && logprob.logprob < 0.0);
    let ids: Vec<u32> = logprob.top.iter().map(|&(id, _)| id).collect();
    assert_eq!(ids, [u32::from(b'a'), u32::from(b'x')]);
}

#[test]
fn a_text_goes_on_past_the_end_of_the_context() {
    let script = "x".repeat(200);
    let bench = Bench::open([2, 64], defaults(), &[&script]);
    let shift = Some(Shift { keep: 2, discard: None });
    let (text, finished) = bench.text(Job { shift, max_tokens: Some(450), ..job(0, 10) });
    assert_eq!((text.len(), &finished.reason), (450, &FinishReason::Length));
    let usage = Usage { prompt_tokens: 10, completion_tokens: 450, ..Usage::default() };
    assert_eq!(finished.usage, usage);
    // What is kept is read again, after the two that stay: half of the 199 tokens after them.
    let reread = |batch: &Vec<BatchToken>| batch.len() > 1 && batch[0].pos == 2;
    let batches = bench.batches.lock().unwrap();
    let at = batches.iter().position(reread).unwrap();
    let next = batches[at..].iter().flatten().find(|token| token.want_logits).unwrap();
    assert_eq!((next.pos, batches.iter().filter(|batch| reread(batch)).count()), (101, 3));
    drop(batches);
    // As many as are asked for may go, but for the last; and a slot with a past is as good as
    // another.
    let shift = Some(Shift { keep: 1000, discard: Some(1000) });
    let (text, _) = bench.text(Job { shift, max_tokens: Some(250), ..job(0, 10) });
    assert_eq!(text.len(), 250);
}

#[test]
fn the_same_seed_gives_the_same_text_whatever_is_beside_it() {
    let bench = Bench::open([4, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz"]);
    let hot = |seed| {
        let mut job = job(0, 4);
        job.sampling.temperature = 8.0;
        job.sampling.top_k = 0;
        job.sampling.seed = Some(seed);
        job.sampling.logit_bias = vec![(PANIC, f32::NEG_INFINITY), (ERROR, f32::NEG_INFINITY)];
        Job { ignore_eos: true, max_tokens: Some(40), ..job }
    };
    let (alone, _) = bench.text(hot(1));
    let others: Vec<_> = (2..12).map(|seed| bench.engine.submit(hot(seed)).unwrap()).collect();
    assert_eq!(bench.text(hot(1)).0, alone);
    assert!(others.into_iter().map(read).any(|(text, _)| text != alone));
}
