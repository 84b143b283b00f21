//! Steps in a row that a GPU does with guesses at tokens, against steps one by one: texts that are
//! sampled, with penalties and log probabilities, and under constraints.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::sync::Arc;

use hob::context::{BatchToken, Best, Context, MOST_BEST, StepsAhead, StepsDone, WholeRows};
use hob::engine::{
    Engine, EngineOptions, Event, FinishReason, Job, JobHandle, Stats, TokenLogprob, Vocabulary,
};
use hob::grammar::{Options, Source, Stop};
use hob::runtime;
use hob::sampling::{Sampler, SamplingParams};
use serde_json::json;

use crate::gpu_ahead::{OneByOne, context, files, fill, load, next, patient};
use crate::{common, gpu_ahead_states};

/// Options under which a text is sampled from the 40 best tokens.
pub(crate) fn sampled(seed: u32) -> SamplingParams {
    SamplingParams { seed: Some(seed), ..SamplingParams::default() }
}

/// The whole rows of the steps done last, of each sequence in order.
fn whole_rows(context: &mut Context, n: usize) -> Vec<Vec<f32>> {
    let read = |row| {
        let mut out = Vec::new();
        context.whole_row(row, &mut out).unwrap();
        out
    };
    (0..n).map(read).collect()
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn drawn_steps_give_what_steps_with_their_tokens_give() {
    let mut n_models = 0;
    let mut n_right = 0;
    let mut n_drawn = 0;
    let tiny = files(&common::fixtures().join("tiny"));
    for path in [tiny, gpu_ahead_states::files()].concat() {
        let Some(model) = load(&path) else { continue };
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut ahead = context(&model);
        let mut single = context(&model);
        fill(&mut ahead);
        fill(&mut single);
        let sampler = |seed| Sampler::new(sampled(seed), ahead.n_vocab()).unwrap();
        let mut samplers = [1, 2, 3].map(sampler);
        let guesses: Vec<_> = samplers.iter().map(|sampler| sampler.guess(3)).collect();
        let keep = guesses[0].as_ref().unwrap().n_best(MOST_BEST);
        let rows = WholeRows::Kept;
        let steps = StepsAhead { n: 4, keep, rows, allowed: &[None; 3], guesses: &guesses };
        let mut done = StepsDone::default();
        let batch = next(&ahead, [3, 4, 5]);
        ahead.step_ahead(&batch, &steps, &mut done).unwrap();
        assert_eq!((done.n, done.best.n_rows()), (4, 12), "{name}");
        let found = whole_rows(&mut ahead, 12);
        let mut tokens = [3, 4, 5];
        let mut best = Best::default();
        for i in 0..4 {
            single.step_best(&next(&single, tokens), keep, &[None; 3], &mut best).unwrap();
            let expected = whole_rows(&mut single, 3);
            for (seq, mut row) in expected.into_iter().enumerate() {
                assert_eq!(done.best.row(4 * seq + i), best.row(seq), "{name}, step {i}");
                assert_eq!(found[4 * seq + i], row, "{name}, step {i}");
                if let Some(&fed) = done.fed_of(seq).get(i) {
                    tokens[seq] = fed;
                    n_drawn += 1;
                    let chosen = samplers[seq].sample(&mut row, None).unwrap().token;
                    n_right += usize::from(chosen == fed);
                }
            }
        }
        assert_eq!([0, 1, 2].map(|seq| ahead.seq_len(seq)), [0, 1, 2].map(|s| single.seq_len(s)));
        n_models += 1;
    }
    assert!(n_models > 35, "{n_models}");
    // the device's sums are of other precision than the sampler's
    assert!(n_right + n_drawn / 100 >= n_drawn, "{n_right} of {n_drawn} guesses");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn rows_that_are_not_kept_are_not_given() {
    let model = load(&common::fixtures().join("stories/stories260K.gguf")).unwrap();
    let mut context = context(&model);
    let batch = [BatchToken { token: 1, seq: 0, pos: 0, want_logits: true }];
    let mut done = StepsDone::default();
    let steps =
        StepsAhead { n: 2, keep: 1, rows: WholeRows::Dropped, allowed: &[None], guesses: &[None] };
    // more than there may be of the best, and guesses of another batch
    for wrong in [StepsAhead { keep: 129, ..steps }, StepsAhead { guesses: &[], ..steps }] {
        assert!(context.step_ahead(&batch, &wrong, &mut done).is_err());
    }
    context.step_ahead(&batch, &steps, &mut done).unwrap();
    assert!(context.whole_row(0, &mut Vec::new()).is_err());
    context.clear_seq(0, 0);
    let kept = StepsAhead { rows: WholeRows::Kept, ..steps };
    context.step_ahead(&batch, &kept, &mut done).unwrap();
    assert_eq!(whole_rows(&mut context, 2).len(), 2);
    assert!(context.whole_row(2, &mut Vec::new()).is_err());
}

/// The answer to a job.
#[derive(Debug, PartialEq)]
pub(crate) struct Given {
    pub tokens: Vec<u32>,
    text: String,
    logprobs: Vec<TokenLogprob>,
    reason: FinishReason,
}

/// Reads what a job gives, to its end.
pub(crate) fn read(mut events: JobHandle) -> Given {
    let mut tokens = Vec::new();
    let mut text = String::new();
    let mut logprobs = Vec::new();
    while let Some(event) = events.blocking_next() {
        match event {
            Event::Token(token) => {
                tokens.push(token.id);
                text += &token.text;
                logprobs.extend(token.logprob);
            }
            Event::Failed(error) => panic!("{error}"),
            Event::Finished(end) => {
                return Given { tokens, text: text + &end.text, logprobs, reason: end.reason };
            }
            _ => {}
        }
    }
    panic!("no end")
}

/// Two engines over one model on a GPU: one that goes ahead, and one that waits for each step.
pub(crate) struct Engines {
    pub ahead: Engine,
    pub single: Engine,
    constraints: runtime::Constraints,
}

impl Engines {
    fn start() -> Engines {
        Engines::start_on("stories/stories260K.gguf")
    }

    /// Starts both over a model of the fixtures.
    pub(crate) fn start_on(model: &str) -> Engines {
        let source = runtime::ModelSource::File(common::fixtures().join(model));
        let model = runtime::load_model(&source).unwrap();
        let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
        let vocabulary = || Arc::clone(&tokenizer) as Arc<dyn Vocabulary>;
        let options = EngineOptions::default;
        let single = OneByOne(context(&model));
        Engines {
            ahead: Engine::start(context(&model), vocabulary(), patient()).unwrap(),
            single: Engine::start(single, vocabulary(), options()).unwrap(),
            constraints: runtime::Constraints::new(tokenizer),
        }
    }

    /// A job of 80 tokens with these options.
    pub(crate) fn job(sampling: SamplingParams) -> Job {
        Job { sampling, max_tokens: Some(80), ..Job::new(vec![1, 20, 300]) }
    }

    /// The job under a schema, and under a grammar of free text.
    pub(crate) fn constrained(&self, job: &Job) -> [Job; 2] {
        let schema = json!({
            "type": "object",
            "properties": {
                "name": {"type": "string", "maxLength": 40},
                "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 3},
                "n": {"type": "integer"}
            },
            "required": ["name", "tags", "n"]
        });
        let sources = [
            Source::Schema(schema, Options::default()),
            Source::Gbnf("root ::= (word \" \")* word \".\"\nword ::= [a-z]+".into()),
        ];
        sources.map(|source| {
            let constraint = self.constraints.compile(&source, &Stop::default()).unwrap();
            Job { constraint: Some(constraint), ..job.clone() }
        })
    }

    /// Asserts that jobs give the same on both, alone and all at once.
    pub(crate) fn assert_same(&self, jobs: &[Job]) {
        let alone = |engine: &Engine| -> Vec<_> {
            jobs.iter().map(|job| read(engine.submit(job.clone()).unwrap())).collect()
        };
        let expected = alone(&self.single);
        for (i, (found, expected)) in alone(&self.ahead).into_iter().zip(&expected).enumerate() {
            assert_eq!(found, *expected, "job {i}");
        }
        let left = self.ahead.submit(jobs[0].clone()).unwrap();
        let handles: Vec<_> =
            jobs.iter().map(|job| self.ahead.submit(job.clone()).unwrap()).collect();
        drop(left);
        // a forced run among others is summed in another order, which log probabilities show
        let without_logprobs = |given: &Given| {
            (given.tokens.clone(), given.text.clone(), given.reason.clone(), given.logprobs.len())
        };
        for (i, (handle, expected)) in handles.into_iter().zip(&expected).enumerate() {
            let found = without_logprobs(&read(handle));
            assert_eq!(found, without_logprobs(expected), "job {i} among others");
        }
    }
}

/// Returns the counts between two moments: waits, tokens, and the tokens that a device went on
/// with, those among them that held.
pub(crate) fn counts(before: &Stats, after: &Stats) -> [u64; 4] {
    [
        after.steps - before.steps,
        after.completion_tokens - before.completion_tokens,
        after.fed_tokens - before.fed_tokens,
        after.held_tokens - before.held_tokens,
    ]
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn sampled_texts_are_those_of_steps_one_by_one() {
    let engines = Engines::start();
    let params = [
        sampled(1),
        SamplingParams { temperature: 0.6, top_p: 0.9, ..sampled(2) },
        SamplingParams { top_k: 0, min_p: 0.05, ..sampled(3) },
        SamplingParams { top_k: 0, ..sampled(4) },
        SamplingParams { temperature: 1.6, top_k: 100, ..sampled(5) },
    ];
    let mut jobs: Vec<_> = params.into_iter().map(Engines::job).collect();
    let before = engines.ahead.stats();
    for job in &jobs {
        read(engines.ahead.submit(job.clone()).unwrap());
    }
    let [waits, tokens, fed, held] = counts(&before, &engines.ahead.stats());
    assert!(2 * waits < tokens, "{waits} waits for {tokens} tokens");
    assert!(held + fed / 20 > fed, "{held} of {fed} guesses held");
    // ends of all kinds
    let plain = jobs[0].clone();
    jobs.extend((1..6).map(|n| Job { max_tokens: Some(n), ..plain.clone() }));
    jobs.push(Job { max_tokens: None, ..plain.clone() });
    for word in [" the", "was", "e"] {
        jobs.push(Job { stop: vec![word.as_bytes().to_vec()], ..plain.clone() });
    }
    engines.assert_same(&jobs);
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_with_penalties_and_log_probabilities_are_those_of_steps_one_by_one() {
    let engines = Engines::start();
    let greedy = SamplingParams { temperature: 0.0, ..sampled(1) };
    let params = [
        SamplingParams { logprobs: Some(3), ..greedy.clone() },
        SamplingParams { repeat_penalty: 1.2, ..greedy.clone() },
        SamplingParams { logit_bias: vec![(300, 2.0), (5, f32::NEG_INFINITY)], ..greedy.clone() },
        SamplingParams { presence_penalty: 0.4, frequency_penalty: 0.2, ..sampled(6) },
        SamplingParams { logprobs: Some(0), top_p: 0.8, ..sampled(7) },
        SamplingParams { logprobs: Some(5), post_sampling: true, ..sampled(8) },
        SamplingParams { dry_multiplier: 0.8, ..sampled(9) },
        SamplingParams { typical_p: 0.9, ..sampled(10) },
        SamplingParams { mirostat: hob::sampling::Mirostat::V2, ..sampled(11) },
    ];
    let jobs: Vec<_> = params.into_iter().map(Engines::job).collect();
    let before = engines.ahead.stats();
    for job in &jobs[..7] {
        read(engines.ahead.submit(job.clone()).unwrap());
    }
    let [waits, tokens, fed, held] = counts(&before, &engines.ahead.stats());
    assert!(4 * waits < 3 * tokens, "{waits} waits for {tokens} tokens, {held} of {fed} held");
    engines.assert_same(&jobs);
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_under_constraints_are_those_of_steps_one_by_one() {
    let engines = Engines::start();
    let greedy = SamplingParams { temperature: 0.0, ..sampled(1) };
    let params = [
        greedy.clone(),
        SamplingParams { temperature: 0.7, top_k: 4, ..sampled(2) },
        SamplingParams { top_p: 0.9, ..sampled(3) },
        SamplingParams { logprobs: Some(2), ..greedy.clone() },
        SamplingParams { logprobs: Some(2), ..sampled(4) },
        SamplingParams { repeat_penalty: 1.1, ..greedy },
    ];
    let mut jobs = Vec::new();
    for params in params {
        jobs.extend(engines.constrained(&Engines::job(params)));
    }
    let short = Job { max_tokens: Some(30), ..jobs[0].clone() };
    jobs.push(short);
    let before = engines.ahead.stats();
    read(engines.ahead.submit(jobs[1].clone()).unwrap());
    let [waits, tokens, fed, held] = counts(&before, &engines.ahead.stats());
    assert!(fed > 0 && waits < tokens, "{waits} waits for {tokens} tokens, {held} of {fed} held");
    engines.assert_same(&jobs);
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_device_may_be_lost_while_guesses_are_under_way() {
    let engines = Engines::start();
    let job = Engines::job(sampled(1));
    let expected = read(engines.single.submit(job.clone()).unwrap());
    let path = common::fixtures().join("stories/stories260K.gguf");
    let source = runtime::ModelSource::File(path);
    let model = runtime::load_model(&source).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
    let context = context(&model);
    let device = context.gpu_device().unwrap().clone();
    let engine = Engine::start(context, tokenizer, EngineOptions::default()).unwrap();
    let mut events = engine.submit(job).unwrap();
    let mut tokens = Vec::new();
    while let Some(event) = events.blocking_next() {
        match event {
            Event::Token(token) => tokens.push(token.id),
            Event::Failed(error) => panic!("{error}"),
            Event::Finished(_) => break,
            _ => {}
        }
        if tokens.len() == 9 {
            device.destroy();
        }
    }
    // what was chosen stays, and the text goes on
    assert_eq!((&tokens[..9], tokens.len()), (&expected.tokens[..9], expected.tokens.len()));
}
