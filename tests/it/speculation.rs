//! Drafts with the shipped model: the same text, to the last log probability, in fewer steps.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::engine::{Drafter, Event, FinishReason, Job, Speculation, TokenLogprob, Usage};
use hob::grammar::{Options as SchemaOptions, Source as Constraint, Stop};
use hob::runtime::{ModelSource, Runtime, RuntimeOptions, load_model};
use hob::sampling::{Mirostat, Stage};
use hob::tokenizer::EncodeOptions;
use serde_json::json;

use crate::common;

/// The answer repeats the prompt.
const COPY: &str = "<|im_start|>user\nCopy this exactly: {\"name\": \"Anna Berg\", \"age\": 34, \
                    \"city\": \"Oslo\", \
                    \"product\": \"lamps\"}<|im_end|>\n<|im_start|>assistant\n";

/// The answer repeats itself.
const STORY: &str = "Once upon a time there was";

fn runtime(deterministic: bool) -> Runtime {
    let context = ContextOptions {
        n_seq: 3,
        n_ctx: Some(512),
        n_threads: Some(2),
        deterministic,
        ..Default::default()
    };
    Runtime::load(&ModelSource::Shipped, RuntimeOptions { context, ..Default::default() })
        .expect("the shipped model")
}

fn job(runtime: &Runtime, prompt: &str) -> Job {
    let mut job = Job::new(runtime.tokenizer.encode(prompt, &EncodeOptions::PROMPT));
    job.sampling.temperature = 0.0;
    job.max_tokens = Some(60);
    job
}

fn drafted(job: Job) -> Job {
    Job { speculation: Speculation { drafter: Drafter::Ngram, ..Default::default() }, ..job }
}

/// All that is told of a text but the time.
#[derive(Debug, PartialEq)]
struct Told {
    tokens: Vec<(u32, String, Option<TokenLogprob>)>,
    rest: String,
    reason: FinishReason,
}

fn told(runtime: &Runtime, job: Job) -> (Told, Usage) {
    let mut events = runtime.engine.submit(job).expect("a job");
    let mut tokens = Vec::new();
    loop {
        match events.blocking_next().expect("an event") {
            Event::Token(token) => tokens.push((token.id, token.text, token.logprob)),
            Event::Finished(end) => {
                return (Told { tokens, rest: end.text, reason: end.reason }, end.usage);
            }
            Event::Failed(error) => panic!("{error}"),
            Event::Started { .. }
            | Event::Progress { .. }
            | Event::Embedding(_)
            | Event::Continuations(_) => {}
        }
    }
}

/// Returns what is told without drafts, the prompt being in the cache, as it is for who asks next:
/// a prompt that is read in one step and one whose last token alone is computed may differ in the
/// last bits.
fn plainly_told(runtime: &Runtime, job: Job) -> Told {
    told(runtime, job.clone());
    told(runtime, job).0
}

/// The logits of a few tokens together are, to the bit, those of each in a step of its own.
#[test]
fn tokens_computed_alike_get_what_each_gets_alone() {
    let model = load_model(&ModelSource::Shipped).expect("the shipped model");
    for isa in hob_kernels::Isa::available() {
        let options = ContextOptions {
            n_ctx: Some(256),
            n_seq: 2,
            n_threads: Some(2),
            isa: Some(isa),
            ..ContextOptions::default()
        };
        let mut context = Context::new(Arc::clone(&model), &options).expect("a context");
        let token = |i: u32| (i * 7919) % 1500 + 300;
        let batch = |seq, from: u32, n: u32| -> Vec<BatchToken> {
            (from..from + n)
                .map(|pos| BatchToken { token: token(pos), seq, pos, want_logits: true })
                .collect()
        };
        for seq in 0..2 {
            context.step(&batch(seq, 0, 60)).expect("a step");
        }
        // across the edge of a page, in steps of many sizes
        let mut at = 60;
        for n in [1, 2, 3, 4, 5, 8, 11, 16] {
            let together: Vec<u32> = context
                .step_batch_invariant(&batch(0, at, n))
                .expect("a step")
                .iter()
                .map(|x| x.to_bits())
                .collect();
            let mut alone = Vec::new();
            for pos in at..at + n {
                let logits = context.step(&batch(1, pos, 1)).expect("a step");
                alone.extend(logits.iter().map(|x| x.to_bits()));
            }
            assert!(together == alone, "{isa}: {n} tokens from {at}");
            at += n;
        }
    }
}

/// What is asked for beside the plain.
type Change = fn(&mut Job);

#[test]
fn drafts_change_no_text_whatever_the_sampler() {
    let runtime = runtime(false);
    let change: [(&str, Change); 15] = [
        ("greedy", |_| {}),
        ("warm", |job| job.sampling.temperature = 0.6),
        ("hot", |job| (job.sampling.temperature, job.sampling.top_k) = (1.5, 0)),
        ("logprobs", |job| job.sampling.logprobs = Some(4)),
        ("warm logprobs", |job| (job.sampling.logprobs, job.sampling.temperature) = (Some(2), 0.7)),
        ("post-sampling", |job| {
            (job.sampling.logprobs, job.sampling.post_sampling, job.sampling.temperature) =
                (Some(2), true, 0.7);
        }),
        ("repeat penalty", |job| {
            (job.sampling.repeat_penalty, job.sampling.temperature) = (1.1, 0.5);
        }),
        ("frequency penalty", |job| job.sampling.frequency_penalty = 0.2),
        ("dry", |job| (job.sampling.dry_multiplier, job.sampling.dry_allowed_length) = (0.8, 12)),
        ("xtc", |job| {
            (job.sampling.xtc_probability, job.sampling.xtc_threshold, job.sampling.temperature) =
                (0.3, 0.1, 0.8);
        }),
        ("mirostat", |job| (job.sampling.mirostat, job.sampling.temperature) = (Mirostat::V1, 0.8)),
        ("mirostat 2", |job| {
            (job.sampling.mirostat, job.sampling.temperature) = (Mirostat::V2, 0.8);
        }),
        ("adaptive", |job| {
            (job.sampling.adaptive_target, job.sampling.temperature) = (0.7, 0.8);
            job.sampling.samplers = vec![Stage::Temperature, Stage::AdaptiveP];
        }),
        ("stop string", |job| job.stop = vec![b"Oslo".to_vec(), b"concon".to_vec()]),
        ("length", |job| job.max_tokens = Some(23)),
    ];
    let mut drafts = 0;
    let mut right = 0;
    for (name, change) in change {
        for (seed, prompt) in [COPY, STORY].into_iter().enumerate() {
            let mut job = job(&runtime, prompt);
            job.sampling.seed = Some(seed as u32);
            change(&mut job);
            let plain = plainly_told(&runtime, job.clone());
            let (guessed, usage) = told(&runtime, drafted(job));
            assert_eq!(plain, guessed, "{name}, seed {seed}");
            if name == "greedy" && prompt == COPY {
                assert!(usage.accepted_tokens > 0, "{usage:?}");
            }
            (drafts, right) = (drafts + usage.drafted_tokens, right + usage.accepted_tokens);
        }
    }
    assert!(0 < right && right < drafts, "{right} of {drafts}");
}

#[test]
fn drafts_keep_to_constraints() {
    // forced runs are computed together, so that last bits depend on the batch unless every token
    // is by itself
    let runtime = runtime(true);
    let person = json!({"type": "object", "properties": {
        "name": {"type": "string", "maxLength": 20}, "city": {"enum": ["Oslo", "Bergen"]}},
            "required": ["name", "city"]});
    let schema = json!({"type": "array", "items": person, "minItems": 3, "maxItems": 6});
    let sources = [
        Constraint::Schema(schema, SchemaOptions::default()),
        Constraint::Gbnf(
            "root ::= (\"name: \" [A-Z] [a-z]+ \", city: \" (\"Oslo\" | \"Bergen\") \"\\n\"){4,9}"
                .into(),
        ),
    ];
    for (i, source) in sources.iter().enumerate() {
        let constraint =
            runtime.constraints.compile(source, &Stop::default()).expect("a constraint");
        let mut right = 0;
        for (seed, temperature, logprobs, max_tokens) in [
            (1, 0.0, None, 200),
            (2, 0.9, None, 200),
            (3, 0.7, Some(2), 200),
            (4, 0.0, Some(1), 90),
            (5, 1.0, None, 100),
        ] {
            let mut job = job(&runtime, COPY);
            job.constraint = Some(Arc::clone(&constraint));
            job.max_tokens = Some(max_tokens);
            job.sampling.seed = Some(seed);
            // so that more than a few best tokens are looked at: refusals for want of room draw
            // random numbers then, whether the mask was there or not
            job.sampling.top_k = 0;
            (job.sampling.temperature, job.sampling.logprobs) = (temperature, logprobs);
            let plain = plainly_told(&runtime, job.clone());
            let (guessed, usage) = told(&runtime, drafted(job));
            assert_eq!(plain, guessed, "{i}, seed {seed}");
            right += usage.accepted_tokens;
        }
        assert!(right > 0, "constraint {i}: nothing was guessed");
    }
}

#[test]
fn drafts_of_one_sequence_are_not_seen_by_another_that_shares_its_pages() {
    let runtime = runtime(true);
    let prompts: Vec<String> =
        (0..3).map(|i| format!("{COPY}{}", ["", "{\"name\": \"", "Anna"][i])).collect();
    let plain: Vec<Told> =
        prompts.iter().map(|prompt| told(&runtime, job(&runtime, prompt)).0).collect();
    for _ in 0..2 {
        std::thread::scope(|scope| {
            let readers: Vec<_> = prompts
                .iter()
                .map(|prompt| scope.spawn(|| told(&runtime, drafted(job(&runtime, prompt))).0))
                .collect();
            for (plain, reader) in plain.iter().zip(readers) {
                assert_eq!(*plain, reader.join().expect("a text"));
            }
        });
    }
}

/// A model that drafts for itself is always right when it is greedy, and the texts are the same in
/// any case.
#[test]
fn a_draft_model_changes_no_text() {
    let runtime = |deterministic, draft| {
        let context = ContextOptions {
            n_seq: 2,
            n_ctx: Some(512),
            n_threads: Some(1),
            deterministic,
            ..Default::default()
        };
        let options = RuntimeOptions { context, draft, ..Default::default() };
        Runtime::load(&ModelSource::Shipped, options).expect("the shipped model")
    };
    let guessed_by = |drafter, p_min, job| Job {
        speculation: Speculation { drafter, p_min, ..Default::default() },
        ..job
    };
    let alone = runtime(false, None);
    let error =
        alone.engine.submit(guessed_by(Drafter::Model, 0.0, job(&alone, COPY))).unwrap_err();
    assert!(error.to_string().contains("--draft MODEL"), "{error}");

    let runtime = runtime(false, Some(ModelSource::Shipped));
    let prompts = [STORY, COPY, "Once upon a time there was a lamp", COPY];
    let mut drafted = 0;
    let mut right = 0;
    for (i, prompt) in prompts.into_iter().enumerate() {
        for (temperature, p_min) in [(0.0, 0.0), (0.0, 0.7), (1.8, 0.1)] {
            let mut job = job(&runtime, prompt);
            (job.sampling.temperature, job.sampling.seed, job.sampling.top_k) =
                (temperature, Some(7), 0);
            let plain = plainly_told(&runtime, job.clone());
            let guesser = guessed_by(Drafter::Model, p_min, job);
            told(&runtime, guesser.clone()); // the drafting model's cache has the prompt too
            let (guessed, usage) = told(&runtime, guesser);
            assert_eq!(plain, guessed, "prompt {i}, temperature {temperature}");
            (drafted, right) = (drafted + usage.drafted_tokens, right + usage.accepted_tokens);
            if temperature == 0.0 {
                // a draft's last bits may differ: the drafting steps are the model's own, one token
                // each
                assert!(10 * usage.accepted_tokens >= 9 * usage.drafted_tokens, "{usage:?}");
                assert!(usage.accepted_tokens > 0 || p_min > 0.0, "{usage:?}");
            }
        }
    }
    assert!(right < drafted, "{right} of {drafted}");
}

#[hob_needs::fixtures]
#[test]
fn a_draft_model_of_another_vocabulary_is_refused() {
    let fixtures = common::fixtures();
    let other = fixtures.join("stories/stories260K.gguf");
    let options = RuntimeOptions { draft: Some(ModelSource::File(other)), ..Default::default() };
    let Err(error) = Runtime::load(&ModelSource::Shipped, options) else { panic!("it was taken") };
    assert!(error.to_string().contains("its vocabulary is another"), "{error}");
}
