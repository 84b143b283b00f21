//! Constrained generation, with a model that wants nothing in particular: whatever the constraint
//! leaves open happens, so what comes out is what the constraint is worth.

use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use hob::engine::{
    BatchToken, Best, Engine, EngineOptions, Event, FinishReason, Job, StepError, StepModel,
    SubmitError,
};
use hob::grammar::{Automaton, Constraint, Options, Source, Stop, Vocabulary, Whitespace};
use hob::runtime;
use hob::sampling::SamplingParams;
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::common;

/// Logits at random, some tokens much more probable than others.
struct Noise {
    n_vocab: usize,
    n_ctx: usize,
    state: u64,
    logits: Vec<f32>,
}

impl StepModel for Noise {
    fn n_vocab(&self) -> usize {
        self.n_vocab
    }

    fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    fn n_seq(&self) -> usize {
        4
    }

    fn n_batch(&self) -> usize {
        64
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        self.logits.clear();
        for token in batch.iter().filter(|token| token.want_logits) {
            self.state ^= u64::from(token.token) << 7 | u64::from(token.pos);
            for _ in 0..self.n_vocab {
                // xorshift, Marsaglia 2003
                self.state ^= self.state << 13;
                self.state ^= self.state >> 7;
                self.state ^= self.state << 17;
                self.logits.push((self.state >> 40) as f32 / (1 << 21) as f32);
            }
        }
        Ok(&self.logits)
    }

    fn clear_seq(&mut self, _: u32, _: u32) {}

    fn share_seq(&mut self, _: u32, _: u32, _: u32) {}
}

/// The same, which keeps its logits and gives the best of them, as a device does.
struct Device {
    noise: Noise,
    /// Rows of which only the best were told, and those that had to be told whole after all.
    counts: Arc<[AtomicUsize; 2]>,
}

impl StepModel for Device {
    fn n_vocab(&self) -> usize {
        self.noise.n_vocab()
    }

    fn n_ctx(&self) -> usize {
        self.noise.n_ctx()
    }

    fn n_seq(&self) -> usize {
        self.noise.n_seq()
    }

    fn n_batch(&self) -> usize {
        self.noise.n_batch()
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        self.noise.step(batch)
    }

    fn finds_best(&self, _: usize, _: usize, keep: usize) -> bool {
        keep <= 128
    }

    fn step_best(
        &mut self,
        batch: &[BatchToken],
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), StepError> {
        let n_vocab = self.n_vocab();
        best.clear(keep);
        for (row, allowed) in self.noise.step(batch)?.chunks_exact(n_vocab).zip(allowed) {
            let is_allowed =
                |t: u32| allowed.is_none_or(|words| words[t as usize / 32] >> (t % 32) & 1 == 1);
            let mut row: Vec<_> =
                (0..).zip(row.iter().copied()).filter(|&(t, _)| is_allowed(t)).collect();
            row.sort_by(|(t, x), (u, y)| y.total_cmp(x).then(t.cmp(u)));
            best.push(row.into_iter().take(keep));
        }
        self.counts[0].fetch_add(allowed.len(), Relaxed);
        Ok(())
    }

    fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), StepError> {
        let n_vocab = self.n_vocab();
        out.clear();
        out.extend_from_slice(&self.noise.logits[row * n_vocab..][..n_vocab]);
        self.counts[1].fetch_add(1, Relaxed);
        Ok(())
    }

    fn clear_seq(&mut self, _: u32, _: u32) {}

    fn share_seq(&mut self, _: u32, _: u32, _: u32) {}
}

/// The tokens of the shipped model: 2,048, all bytes among them.
fn tokenizer() -> Arc<Tokenizer> {
    let source = runtime::ModelSource::Shipped;
    let gguf = source.open().expect("the shipped model");
    Arc::new(runtime::load_tokenizer(&source, &gguf).expect("its vocabulary"))
}

struct Bench {
    engine: Engine,
    constraints: runtime::Constraints,
}

impl Bench {
    fn new(n_ctx: usize, forced_runs: bool) -> Bench {
        let tokenizer = tokenizer();
        let model = Noise { n_vocab: tokenizer.n_vocab(), n_ctx, state: 1, logits: Vec::new() };
        Bench::with(model, tokenizer, forced_runs)
    }

    /// With logits that stay where they are; and the counts of rows.
    fn on_device(n_ctx: usize) -> (Bench, Arc<[AtomicUsize; 2]>) {
        let tokenizer = tokenizer();
        let noise = Noise { n_vocab: tokenizer.n_vocab(), n_ctx, state: 1, logits: Vec::new() };
        let counts = Arc::default();
        let model = Device { noise, counts: Arc::clone(&counts) };
        (Bench::with(model, tokenizer, true), counts)
    }

    fn with(model: impl StepModel, tokenizer: Arc<Tokenizer>, forced_runs: bool) -> Bench {
        let options = EngineOptions { forced_runs, ..EngineOptions::default() };
        let engine = Engine::start(model, Arc::clone(&tokenizer) as _, options).expect("a thread");
        Bench { engine, constraints: runtime::Constraints::new(tokenizer) }
    }

    fn compile(&self, source: &Source) -> Arc<Constraint> {
        self.constraints.compile(source, &Stop::default()).expect("a constraint")
    }

    fn job(&self, constraint: &Arc<Constraint>, temperature: f32, seed: u32) -> Job {
        Job {
            sampling: SamplingParams { temperature, seed: Some(seed), ..Default::default() },
            constraint: Some(Arc::clone(constraint)),
            ..Job::new(vec![1, 2, 3])
        }
    }

    /// Text, why it ended, and its tokens.
    fn text(&self, job: Job) -> (String, FinishReason, Vec<u32>) {
        let mut events = self.engine.submit(job).expect("a job");
        let mut text = String::new();
        let mut tokens = Vec::new();
        loop {
            match events.blocking_next().expect("an event") {
                Event::Token(token) => {
                    text += &token.text;
                    tokens.push(token.id);
                }
                Event::Finished(finished) => {
                    return (text + &finished.text, finished.reason, tokens);
                }
                Event::Failed(error) => panic!("{error} after {text:?}"),
                Event::Started { .. }
                | Event::Progress { .. }
                | Event::Embedding(_)
                | Event::Continuations(_) => {}
            }
        }
    }
}

/// Returns whether a text is JSON but for a number that no `f64` holds.
fn number_too_large(text: &str) -> bool {
    serde_json::from_str::<Value>(text)
        .is_err_and(|e| e.to_string().contains("number out of range"))
}

/// Every so many of the real schemas.
fn schemas(every: usize) -> Vec<(String, Value)> {
    let dir = common::fixtures();
    let bytes = std::fs::read(dir.join("grammar/schema_bench.jsonl.gz")).expect("the schemas");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("text");
    let case = |line: &str| {
        let mut case: Value = serde_json::from_str(line).expect("JSON");
        (case["id"].as_str().expect("a name").to_owned(), case["schema"].take())
    };
    text.lines().step_by(every).map(case).collect()
}

fn automaton(source: &Source) -> Automaton {
    let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    source.automaton(&bytes, &|_| None, &Stop::default()).expect("a sound constraint").0
}

fn matches(source: &Source, text: &str) -> bool {
    automaton(source).matches(text.as_bytes()).expect("a verdict")
}

/// What is chosen from the best tokens of each row is what is chosen from the row.
#[test]
fn the_best_of_a_row_choose_as_the_row_does() {
    let schema = json!({"type": "object",
        "properties": {"name": {"type": "string", "maxLength": 12},
        "ages": {"type": "array", "items": {"type": "integer"}, "maxItems": 3}},
            "required": ["name", "ages"]});
    let source = Source::Schema(schema, Options::default());
    let never = vec![(7, f32::NEG_INFINITY), (1999, f32::NEG_INFINITY)];
    let of = |temperature, top_k| SamplingParams {
        temperature,
        top_k,
        seed: Some(5),
        ..Default::default()
    };
    // the parameters, and whether the best of a row are enough
    let all = [
        (of(0.0, 40), true),
        (of(1.0, 1), true),
        (of(1.3, 4), true),
        (of(1.0, 40), true),
        (SamplingParams { top_p: 0.9, min_p: 0.02, logit_bias: never, ..of(0.7, 20) }, true),
        (of(1.0, 0), false),
        (of(1.0, 500), false),
        (SamplingParams { logprobs: Some(2), ..of(0.0, 40) }, false),
        (SamplingParams { repeat_penalty: 1.2, ..of(0.0, 40) }, false),
        (SamplingParams { logit_bias: vec![(9, 3.0)], ..of(0.0, 40) }, false),
    ];
    for (sampling, few) in all {
        for constrained in [false, true] {
            let (whole, (best, counts)) = (Bench::new(400, true), Bench::on_device(400));
            let job = |bench: &Bench| Job {
                sampling: sampling.clone(),
                constraint: constrained.then(|| bench.compile(&source)),
                max_tokens: Some(60),
                ..Job::new(vec![1, 2, 3])
            };
            for _ in 0..2 {
                assert_eq!(best.text(job(&best)), whole.text(job(&whole)), "{sampling:?}");
            }
            let [told, asked] = [0, 1].map(|i| counts[i].load(Relaxed));
            match (few, constrained) {
                (false, _) => assert_eq!((told, asked), (0, 0), "{sampling:?}"),
                (true, false) => assert!(told >= 60 && asked == 0, "{told} {asked}: {sampling:?}"),
                // a mask that is not known yet, or a way to the end, may take a whole row
                (true, true) => assert!(told > 0 && asked <= told, "{told} {asked}: {sampling:?}"),
            }
        }
    }
}

/// Cut short wherever: with as few tokens as any text takes, and a few more.
#[hob_needs::fixtures]
#[test]
fn a_text_ends_valid_however_short_it_is_cut() {
    let bench = Bench::new(4000, true);
    let mut stopped = 0;
    let mut cut = 0;
    let mut skipped = 0;
    for (id, schema) in schemas(79) {
        let source = Source::Schema(schema, Options::default());
        let constraint = bench.compile(&source);
        let mut automaton = automaton(&source);
        let least = constraint.shortest(constraint.start()).expect("sound").expect("a way");
        if least > 3000 {
            skipped += 1;
            continue;
        }
        for (i, more) in [0, 1, 5, 20, 200].into_iter().enumerate() {
            for temperature in [0.0, 1.0, 2.0] {
                let top_k = if i % 2 == 0 { 40 } else { 0 };
                let mut job = bench.job(&constraint, temperature, i as u32);
                job.sampling.top_k = top_k;
                job.max_tokens = Some(least + more);
                let (text, reason, tokens) = bench.text(job);
                let what = format!("{id} with {least} + {more} tokens at {temperature}: {text:?}");
                assert!(automaton.matches(text.as_bytes()).expect("a verdict"), "{what}");
                // a number may be larger than this parser's
                let parsed = serde_json::from_str::<Value>(&text);
                assert!(parsed.is_ok() || number_too_large(&text), "{what}");
                assert!(tokens.len() <= least + more, "{what}");
                match reason {
                    FinishReason::Stop => stopped += 1,
                    FinishReason::Length => cut += 1,
                    other => panic!("{other:?}: {what}"),
                }
            }
        }
        let mut job = bench.job(&constraint, 1.0, 0);
        job.max_tokens = least.checked_sub(1);
        let refused = bench.engine.check(&job).expect_err(&id);
        let expected =
            SubmitError::TooShort { needed: least, available: least - 1, by_context: false };
        assert_eq!(refused, expected, "{id}");
    }
    println!(
        "{stopped} texts ended by themselves, {cut} were cut, {skipped} schemas want long texts"
    );
}

/// Texts that no context has room for are refused, however their lengths multiply.
#[test]
fn texts_past_all_contexts_are_refused() {
    let bench = Bench::new(64, true);
    let nested =
        |levels: usize| format!("root ::= {}\"a\"{}", "(".repeat(levels), "{1000})".repeat(levels));
    for grammar in
        [nested(2), nested(4), nested(12), format!("{} | \"{}\"", nested(9), "b".repeat(9000))]
    {
        let constraint = bench.compile(&Source::Gbnf(grammar.clone()));
        for max_tokens in [2, 40] {
            let mut job = bench.job(&constraint, 1.0, 0);
            job.max_tokens = Some(max_tokens);
            match bench.engine.check(&job) {
                Err(SubmitError::TooShort { available, .. }) => assert_eq!(available, max_tokens),
                other => panic!("{other:?}: {grammar}"),
            }
        }
    }
}

/// The context ends a text as `max_tokens` does.
#[test]
fn a_text_ends_valid_where_the_context_ends() {
    let schema = json!({"type": "object", "properties": {"a": {"type": "string"},
        "b": {"type": "array", "items": {"type": "string", "minLength": 2}}},
            "required": ["a", "b"]});
    let source = Source::Schema(schema, Options::default());
    for n_ctx in 20..60 {
        let bench = Bench::new(n_ctx, true);
        let constraint = bench.compile(&source);
        for temperature in [0.0, 1.0] {
            match bench.engine.check(&bench.job(&constraint, temperature, 1)) {
                Ok(()) => {
                    let (text, ..) = bench.text(bench.job(&constraint, temperature, 1));
                    assert!(matches(&source, &text), "{n_ctx}: {text:?}");
                }
                Err(SubmitError::TooShort { by_context: true, .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// What is not sampled is what would have been: the same bytes wherever the grammar forces them.
#[hob_needs::fixtures]
#[test]
fn texts_with_and_without_forced_runs_are_of_the_grammar() {
    for forced_runs in [true, false] {
        let bench = Bench::new(4000, forced_runs);
        for (id, schema) in schemas(157) {
            let source = Source::Schema(
                schema,
                Options { whitespace: Whitespace::Compact, ..Options::default() },
            );
            let constraint = bench.compile(&source);
            for seed in 0..3 {
                let mut job = bench.job(&constraint, 1.0, seed);
                job.max_tokens = Some(1000);
                if bench.engine.check(&job).is_ok() {
                    let (text, ..) = bench.text(job);
                    assert!(matches(&source, &text), "{id}, {forced_runs}: {text:?}");
                }
            }
        }
    }
}

#[test]
fn grammars_of_many_kinds_end_in_time() {
    let bench = Bench::new(1000, true);
    for text in [
        "root ::= [a-z]+ (\",\" [a-z]+)*",
        "root ::= \"(\" root \")\" | \"x\"",
        "root ::= root \"+\" root | [0-9]{3,5}",
        "root ::= \"ä\" [^\\x00-\\x7F]{2,9} | \"日本語\" [あ-ん]*",
        "root ::= (\"abc\" | \"ab\" | \"abcd\"){4,60} \"!\"",
        "root ::= [a-z]{100,200}",
        "root ::= a | \"zz\" a \"zz\"\na ::= \"q\"{3} b?\nb ::= a a",
    ] {
        let source = Source::Gbnf(text.into());
        let constraint = bench.compile(&source);
        let least = constraint.shortest(constraint.start()).expect("sound").expect("a way");
        for more in [0, 1, 2, 3, 10, 50] {
            for (seed, temperature) in [(1, 0.0), (2, 0.7), (3, 1.0), (4, 2.0)] {
                let mut job = bench.job(&constraint, temperature, seed);
                job.max_tokens = Some(least + more);
                let (answer, ..) = bench.text(job);
                assert!(matches(&source, &answer), "{text} with {least} + {more}: {answer:?}");
            }
        }
    }
}

/// A text without a choice takes no step at all; and log probabilities, stop strings and limits see
/// forced tokens.
#[test]
fn forced_tokens_are_tokens() {
    let bench = Bench::new(200, true);
    let fixed = bench.compile(&Source::Gbnf("root ::= \"the only way is up\"".into()));
    let before = bench.engine.stats().steps;
    let (text, reason, tokens) = bench.text(bench.job(&fixed, 1.0, 1));
    assert_eq!((text.as_str(), reason), ("the only way is up", FinishReason::Stop));
    assert_eq!(bench.engine.stats().steps, before);
    assert_eq!(tokens, tokenizer().encode_more("the only way is up"));

    let mut job = bench.job(&fixed, 1.0, 1);
    job.stop = vec![b"way".to_vec()];
    assert_eq!(bench.text(job).0, "the only ");

    let mut job = bench.job(&fixed, 1.0, 1);
    job.sampling.logprobs = Some(2);
    let mut events = bench.engine.submit(job).expect("a job");
    let mut told = Vec::new();
    let reason = loop {
        match events.blocking_next().expect("an event") {
            Event::Token(token) => {
                let logprob = token.logprob.expect("it was asked for");
                assert!(logprob.logprob < 0.0 && logprob.top.len() == 2);
                told.push(token.id);
            }
            Event::Finished(finished) => break finished.reason,
            Event::Failed(error) => panic!("{error}"),
            Event::Started { .. }
            | Event::Progress { .. }
            | Event::Embedding(_)
            | Event::Continuations(_) => {}
        }
    };
    assert_eq!((told, reason), (tokens, FinishReason::Stop));

    let nothing = bench.compile(&Source::Gbnf("root ::= \"\"".into()));
    assert_eq!(bench.text(bench.job(&nothing, 1.0, 1)).0, "");
}

/// Over a vocabulary of single bytes the way to the end is as long as the shortest text, found by
/// trying everything. The shortest text of values that differ is found where equal ones would be
/// shorter, and a text is not led past the tokens that it takes.
#[test]
fn the_shortest_text_of_different_values() {
    let tokens = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let bytes = Arc::new(Vocabulary::new(tokens));
    let options = Options { whitespace: Whitespace::Compact, ..Options::default() };
    let far = "b".repeat(200);
    for (schema, text) in [
        (
            json!({"type": "object", "additionalProperties": {"type": "integer"},
                "minProperties": 2}),
            r#"{"":0,"a":0}"#.to_owned(),
        ),
        (
            json!({"type": "array", "items": {"type": "string", "pattern": "^(a|b{200})$"},
                "minItems": 2, "uniqueItems": true}),
            format!(r#"["a","{far}"]"#),
        ),
    ] {
        let source = Source::Schema(schema.clone(), options);
        let constraint =
            Constraint::compile(&source, Arc::clone(&bytes), &|_| None).expect("a constraint");
        let shortest = constraint.shortest(constraint.start()).expect("sound");
        assert_eq!(shortest, Some(text.len()), "{schema}");
        // on the way, what is left fits exactly into what is left of the tokens
        let mut state = constraint.start();
        let way = constraint.completion(state).expect("sound").expect("a way");
        for (i, &token) in way.iter().enumerate() {
            state = constraint.advance(state, token).expect("a step");
            let left = way.len() - i - 1;
            assert!(constraint.fits(state, left).expect("sound"), "{schema} after {i}");
            let needed = constraint.shortest(state).expect("sound").expect("a way");
            assert!(
                needed == 0 || !constraint.fits(state, needed - 1).expect("sound"),
                "{schema} after {i}"
            );
        }
        assert!(constraint.accepting(state).expect("sound"));
    }
}

#[test]
fn the_shortest_text_is_the_shortest() {
    let bytes = Arc::new(Vocabulary::new((0..=255u8).map(|byte| [byte].into()).collect()));
    let schema = |value| Source::Schema(value, Options::default());
    let sources = [
        Source::Gbnf("root ::= [a-z]+ (\",\" [a-z]+){2,}".into()),
        Source::Gbnf("root ::= \"(\" root \")\" | \"x\" | root \"++\"".into()),
        Source::Gbnf("root ::= (\"abc\" | \"ab\" | \"abcd\"){4,60} \"!\"".into()),
        Source::Gbnf("root ::= a | \"zz\" a \"zz\"\na ::= \"q\"{3} b?\nb ::= a a".into()),
        Source::Gbnf("root ::= \"ä\" [^\\x00-\\x7F]{2} | [α-ω]{3}".into()),
        schema(json!({"enum": ["alpha", "be", [1, 2], null]})),
        schema(json!({"type": "string", "pattern": "^(ab|cd)+x{3}$", "minLength": 6})),
        schema(json!({"type": "string", "pattern": "b.*a", "minLength": 4})),
        schema(json!({"type": "integer", "minimum": 120, "multipleOf": 7})),
        schema(json!({"type": "array", "items": {"type": "boolean"}, "minItems": 3})),
        schema(json!({"type": "object", "properties": {"a": {"type": "null"},
                "bb": {"type": "integer"},
            "c": {"type": "string", "minLength": 2}}, "required": ["bb", "c"]})),
        schema(
            json!({"type": "object", "properties": {"a": {"$ref": "#"}, "bcd": {"type": "integer"}},
            "minProperties": 1}),
        ),
        schema(json!({"type": "object", "propertyNames": {"pattern": "^[ab]?$"},
            "additionalProperties": {"type": "integer"}, "minProperties": 2})),
        schema(json!({"anyOf": [{"type": "object", "required": ["x"],
                "properties": {"x": {"const": 5}}},
            {"type": "array", "prefixItems": [{"const": "abc"}], "minItems": 1}]})),
    ];
    for source in sources {
        let constraint =
            Constraint::compile(&source, Arc::clone(&bytes), &|_| None).expect("a constraint");
        let found = constraint.shortest(constraint.start()).expect("sound");
        let mut automaton = automaton(&source);
        let mut states = vec![automaton.start()];
        let mut seen = std::collections::HashSet::new();
        let mut length = 0;
        while !states.iter().any(|&state| automaton.is_accepting(state)) {
            let mut next = Vec::new();
            for state in states {
                for byte in 0..=255 {
                    let after = automaton.step(state, byte).expect("a step");
                    if !after.is_dead() && seen.insert(after) {
                        next.push(after);
                    }
                }
            }
            (states, length) = (next, length + 1);
            assert!(length < 60 && !states.is_empty(), "{source:?}");
        }
        assert_eq!(found, Some(length), "{source:?}");
        let way = constraint.completion(constraint.start()).expect("sound").expect("a way");
        let way: Vec<u8> = way.into_iter().map(|token| token as u8).collect();
        assert!(automaton.matches(&way).expect("a verdict"), "{source:?}: {way:?}");
    }
}
