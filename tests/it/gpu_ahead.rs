//! Steps in a row that a GPU does without the host's waiting, against steps one by one.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use hob::context::{
    self, BatchToken, Best, Context, ContextOptions, Device, StepsAhead, StepsDone, WholeRows,
};
use hob::engine::{
    Engine, EngineOptions, Event, FinishReason, Job, JobHandle, StepError, StepModel,
};
use hob::gguf::Gguf;
use hob::model::{Model, family};
use hob::runtime;
use hob::sampling::SamplingParams;

use crate::{common, gpu_ahead_states};

/// A model in a context on the GPU.
pub(crate) fn context(model: &Arc<Model>) -> Context {
    let options = ContextOptions {
        device: Device::Gpu { name: None },
        n_ctx: Some(256),
        n_threads: Some(2),
        n_seq: 3,
        ..Default::default()
    };
    Context::new(Arc::clone(model), &options).unwrap()
}

/// Loads a model that writes text, if its architecture is known.
pub(crate) fn load(path: &Path) -> Option<Arc<Model>> {
    let gguf = Gguf::open(path).unwrap();
    family::find(gguf.get_str("general.architecture").unwrap()?)?;
    let model = Model::load(gguf).unwrap();
    (!model.plan.bidirectional).then(|| Arc::new(model))
}

/// Returns the GGUF files of a folder.
pub(crate) fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|e| e == "gguf")).collect()
}

/// Fills two sequences, one of them up to shortly before the end of a page that the third shares.
pub(crate) fn fill(context: &mut Context) {
    let n_vocab = context.n_vocab() as u32;
    for (seq, n) in [(0, 5), (1, 62)] {
        // for all that comes after it
        context.set_rope_factors(seq, context.rope_factors(80));
        let token = |pos: u32| 1 + (pos * 37 + seq) % (n_vocab - 1);
        let batch: Vec<_> = (0..n)
            .map(|pos| BatchToken { token: token(pos), seq, pos, want_logits: false })
            .collect();
        context.step(&batch).unwrap();
    }
    context.share_seq(1, 2, 62);
}

/// The next token of each of the three sequences.
pub(crate) fn next(context: &Context, tokens: [u32; 3]) -> [BatchToken; 3] {
    [0, 1, 2].map(|seq| BatchToken {
        token: tokens[seq as usize],
        seq,
        pos: context.seq_len(seq) as u32,
        want_logits: true,
    })
}

/// Does `n` steps in a row with the best tokens.
pub(crate) fn step_ahead(
    context: &mut Context,
    batch: &[BatchToken],
    n: usize,
    done: &mut StepsDone,
) -> Result<(), context::Error> {
    let allowed = vec![None; batch.len()];
    let guesses = vec![None; batch.len()];
    let rows = WholeRows::Dropped;
    let steps = StepsAhead { n, keep: 1, rows, allowed: &allowed, guesses: &guesses };
    context.step_ahead(batch, &steps, done)
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn steps_in_a_row_give_what_steps_one_by_one_give() {
    let mut n_models = 0;
    let dir = common::fixtures();
    for path in [files(&dir.join("tiny")), gpu_ahead_states::files()].concat() {
        let Some(model) = load(&path) else { continue };
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut ahead = context(&model);
        assert_eq!(ahead.most_ahead(3, WholeRows::Dropped), 4, "{name}");
        let mut single = context(&model);
        fill(&mut ahead);
        fill(&mut single);
        // where steps one by one are taken back below
        single.request_checkpoint(0, 7);
        single.request_checkpoint(1, 64);
        let mut tokens = [3, 4, 5];
        let mut expected = vec![Vec::new(); 3];
        let mut best = Best::default();
        for _ in 0..4 {
            single.step_best(&next(&single, tokens), 1, &[None; 3], &mut best).unwrap();
            for (seq, expected) in expected.iter_mut().enumerate() {
                expected.extend_from_slice(best.row(seq));
                tokens[seq] = best.row(seq)[0].0;
            }
        }
        let mut done = StepsDone::default();
        let batch = next(&ahead, [3, 4, 5]);
        step_ahead(&mut ahead, &batch, 4, &mut done).unwrap();
        assert_eq!((done.n, done.best.n_rows()), (4, 12), "{name}");
        for (seq, expected) in expected.iter().enumerate() {
            let found: Vec<_> = (0..4).map(|i| done.best.row(4 * seq + i)[0]).collect();
            assert_eq!(found, *expected, "{name}");
            let fed: Vec<_> = expected[..3].iter().map(|best| best.0).collect();
            assert_eq!(done.fed_of(seq), fed, "{name}");
            assert_eq!(ahead.seq_len(seq as u32), single.seq_len(seq as u32), "{name}");
        }
        // and back by some, and on from there
        for context in [&mut ahead, &mut single] {
            context.clear_seq(0, 7);
            context.clear_seq(1, 64);
        }
        let tokens = [9, 8, 7];
        let expected = single.step(&next(&single, tokens)).unwrap().to_vec();
        assert_eq!(ahead.step(&next(&ahead, tokens)).unwrap(), expected, "{name}");
        n_models += 1;
    }
    assert!(n_models > 35, "{n_models}");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn what_cannot_be_done_without_waiting_is_refused() {
    let model = load(&common::fixtures().join("stories/stories260K.gguf")).unwrap();
    let mut context = context(&model);
    let mut done = StepsDone::default();
    let token = BatchToken { token: 1, seq: 0, pos: 0, want_logits: true };
    let cases: [(&[BatchToken], usize); 5] = [
        (&[token], 5),
        (&[token], 0),
        (&[], 2),
        (&[BatchToken { want_logits: false, ..token }], 2),
        (&[token, BatchToken { pos: 1, ..token }], 2),
    ];
    for (batch, n) in cases {
        let error = step_ahead(&mut context, batch, n, &mut done).unwrap_err().to_string();
        assert!(error.contains("without waiting"), "{error}");
        assert_eq!(context.seq_len(0), 0);
    }
    let prompt: Vec<_> = (0..254)
        .map(|pos| BatchToken { token: 1 + pos % 400, pos, want_logits: false, ..token })
        .collect();
    context.step(&prompt).unwrap();
    let last = BatchToken { pos: 254, ..token };
    let error = step_ahead(&mut context, &[last], 3, &mut done).unwrap_err().to_string();
    assert!(error.contains("is full"), "{error}");
    step_ahead(&mut context, &[last], 2, &mut done).unwrap();
    assert_eq!((done.best.n_rows(), context.seq_len(0)), (2, 256));
    // of steps in a row no whole row is left
    let error = context.whole_row(0, &mut Vec::new()).unwrap_err().to_string();
    assert!(error.contains("row 0 of logits"), "{error}");
}

/// A context whose steps are all waited for.
pub(crate) struct OneByOne(pub Context);

impl StepModel for OneByOne {
    fn n_vocab(&self) -> usize {
        self.0.n_vocab()
    }

    fn n_ctx(&self) -> usize {
        self.0.n_ctx()
    }

    fn n_seq(&self) -> usize {
        self.0.n_seq()
    }

    fn n_batch(&self) -> usize {
        self.0.n_batch()
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        Ok(self.0.step(batch)?)
    }

    fn finds_best(&self, n_tokens: usize, n_rows: usize, keep: usize) -> bool {
        self.0.finds_best(n_tokens, n_rows, keep)
    }

    fn step_best(
        &mut self,
        batch: &[BatchToken],
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), StepError> {
        Ok(self.0.step_best(batch, keep, allowed, best)?)
    }

    fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), StepError> {
        Ok(self.0.whole_row(row, out)?)
    }

    fn n_resumable(&self, seq: u32, len: u32) -> usize {
        self.0.n_resumable(seq, len)
    }

    fn request_checkpoint(&mut self, seq: u32, at: u32) {
        self.0.request_checkpoint(seq, at);
    }

    fn clear_seq(&mut self, seq: u32, from: u32) {
        self.0.clear_seq(seq, from);
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        self.0.share_seq(from, to, len);
    }
}

/// The tokens, text and numbers that a job gave.
#[derive(Debug, PartialEq)]
struct Answer {
    tokens: Vec<u32>,
    text: String,
    reason: FinishReason,
    n_drafted: usize,
}

/// Reads an answer; after `n` of its tokens `then` happens.
fn read(mut events: JobHandle, n: usize, then: impl FnOnce()) -> Answer {
    let mut tokens = Vec::new();
    let mut text = String::new();
    let mut then = Some(then);
    while let Some(event) = events.blocking_next() {
        match event {
            Event::Token(token) => {
                tokens.push(token.id);
                text += &token.text;
            }
            Event::Failed(error) => panic!("{error}"),
            Event::Finished(end) => {
                let n_drafted = end.usage.drafted_tokens;
                return Answer { tokens, text: text + &end.text, reason: end.reason, n_drafted };
            }
            _ => {}
        }
        if tokens.len() == n
            && let Some(then) = then.take()
        {
            then();
        }
    }
    panic!("no end")
}

/// Greedy jobs that end in different ways.
fn jobs() -> Vec<Job> {
    let greedy = SamplingParams { temperature: 0.0, ..Default::default() };
    let plain = Job { sampling: greedy, max_tokens: Some(90), ..Job::new(vec![1, 20, 300]) };
    let stopped = |word: &str| Job { stop: vec![word.as_bytes().to_vec()], ..plain.clone() };
    vec![
        plain.clone(),
        Job { max_tokens: Some(7), ..plain.clone() },
        Job { max_tokens: None, ..plain.clone() },
        stopped(" the"),
        stopped("was"),
        Job { prompt: vec![1, 21, 301, 7], ..plain.clone() },
        Job { max_tokens: Some(1), prompt: vec![1, 9], ..plain },
    ]
}

/// Returns the options of an engine that takes steps in a row however slow they are.
pub(crate) fn patient() -> EngineOptions {
    EngineOptions { longest_ahead: Duration::from_secs(3600), ..EngineOptions::default() }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_are_those_of_steps_one_by_one() {
    let source = runtime::ModelSource::File(common::fixtures().join("stories/stories260K.gguf"));
    let model = runtime::load_model(&source).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
    let vocabulary = || Arc::clone(&tokenizer) as _;
    let ahead = Engine::start(context(&model), vocabulary(), patient()).unwrap();
    let single =
        Engine::start(OneByOne(context(&model)), vocabulary(), EngineOptions::default()).unwrap();
    let of = |engine: &Engine, job: &Job| read(engine.submit(job.clone()).unwrap(), 0, || ());
    let expected: Vec<_> = jobs().iter().map(|job| of(&single, job)).collect();
    let found: Vec<_> = jobs().iter().map(|job| of(&ahead, job)).collect();
    assert_eq!(found, expected);
    assert!(expected.iter().any(|answer| answer.reason != FinishReason::Length));
    let n_steps = |engine: &Engine| engine.stats().steps;
    assert!(2 * n_steps(&ahead) < n_steps(&single), "{} steps", n_steps(&ahead));
    // several at once, more than there are slots, and one that leaves in the midst
    let left = ahead.submit(jobs()[0].clone()).unwrap();
    let handles: Vec<_> = jobs().into_iter().map(|job| ahead.submit(job).unwrap()).collect();
    drop(left);
    let found: Vec<_> = handles.into_iter().map(|handle| read(handle, 0, || ())).collect();
    assert_eq!(found, expected);
    let again: Vec<_> = jobs().iter().map(|job| of(&ahead, job)).collect();
    assert_eq!(again, expected);
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_device_may_be_lost_while_steps_are_under_way() {
    let source = runtime::ModelSource::File(common::fixtures().join("stories/stories260K.gguf"));
    let model = runtime::load_model(&source).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
    let start = || {
        let context = context(&model);
        let device = context.gpu_device().unwrap().clone();
        let vocabulary = Arc::clone(&tokenizer) as _;
        (Engine::start(context, vocabulary, EngineOptions::default()).unwrap(), device)
    };
    let job = Job { max_tokens: Some(60), ..jobs()[0].clone() };
    let (engine, _) = start();
    let expected = read(engine.submit(job.clone()).unwrap(), 0, || ());
    for lost_after in [6, 21] {
        let (engine, device) = start();
        let found = read(engine.submit(job.clone()).unwrap(), lost_after, || device.destroy());
        assert_eq!(found, expected, "lost after {lost_after} tokens");
    }
}
