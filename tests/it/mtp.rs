//! Blocks for multi-token prediction: the values of one are its makers', and what it drafts changes
//! no text. `tests/goldens/mtp.py` and `tests/goldens/mtp_blocks.py` made the models.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, HiddenInput};
use hob::engine::{
    DraftSource, Drafter, Engine, EngineOptions, HiddenDrafter, Job, Speculation, SubmitError,
};
use hob::gguf::Gguf;
use hob::model::Model;
use hob::runtime::{ModelSource, MtpUse, Runtime, RuntimeOptions};

use crate::sequences::recurrent::{Numbers, ask, job, told};

/// The most that exact values differ by from the makers', as mean squared error over mean square.
pub(crate) const TOLERANCE: f64 = 1e-6;
/// The models, by architecture.
pub(crate) const NAMES: [&str; 4] = ["deepseek2", "glm4moe", "qwen35", "qwen3next"];
const N_EMBD: usize = 32;
const N_VOCAB: usize = 64;
/// Tokens of the golden text; those after them the block drafts.
const N_READ: usize = 20;

const FILES: GoldenFiles = GoldenFiles("mtp");

/// The files of golden values below `tests/data`, in a folder of this name.
pub(crate) struct GoldenFiles(pub &'static str);

impl GoldenFiles {
    /// Returns the path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(self.0).join(name)
    }

    /// Reads values of a model.
    pub(crate) fn values(&self, name: &str, part: &str) -> Vec<f32> {
        let bytes = std::fs::read(self.path(&format!("{name}.{part}.f32"))).unwrap();
        bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
    }

    /// Reads the tokens of a model, of each line.
    pub(crate) fn lines(&self, name: &str) -> Vec<Vec<u32>> {
        let text = std::fs::read_to_string(self.path(&format!("{name}.tokens"))).unwrap();
        let line =
            |line: &str| line.split_whitespace().map(|token| token.parse().unwrap()).collect();
        text.lines().map(line).collect()
    }

    /// Reads all tokens of a model.
    pub(crate) fn tokens(&self, name: &str) -> Vec<u32> {
        self.lines(name).concat()
    }

    /// Opens a model.
    pub(crate) fn gguf(&self, name: &str) -> Gguf {
        Gguf::open(self.path(&format!("{name}.gguf"))).unwrap()
    }

    /// Reads `model`, which keeps what a drafter reads, and that drafter.
    pub(crate) fn with_drafter(&self, name: &str) -> [Arc<Model>; 2] {
        let mut model = Model::load(self.gguf("model")).unwrap();
        let drafter = model.load_drafter(self.gguf(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        model.keep_hidden_for(&drafter).unwrap();
        [Arc::new(model), Arc::new(drafter)]
    }
}

/// Starts contexts of a model, which keeps what a drafter reads, and of that drafter.
pub(crate) fn contexts(
    [model, drafter]: [Arc<Model>; 2],
    options: &ContextOptions,
) -> [Context; 2] {
    let mut context = Context::new(model, options).unwrap();
    assert!(context.keep_hidden().unwrap());
    let drafter = context.drafter(drafter, options).unwrap();
    assert_eq!(drafter.gpu_layers() > 0, context.gpu_layers() > 0);
    [context, drafter]
}

/// Starts an engine of a model whose drafter `start` makes.
pub(crate) fn engine_of(
    models: [Arc<Model>; 2],
    options: &ContextOptions,
    start: fn(Context) -> HiddenDrafter,
) -> Engine {
    let [context, drafter] = contexts(models, options);
    let source = DraftSource::Hidden(start(drafter));
    let options = EngineOptions::default();
    Engine::start_with(context, Some(source), Arc::new(Numbers), options).unwrap()
}

pub(crate) fn models(name: &str) -> [Arc<Model>; 2] {
    let model = Model::load(FILES.gguf(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(model.has_mtp(), "{name}");
    let block = model.load_mtp(FILES.gguf(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    [Arc::new(model), Arc::new(block)]
}

pub(crate) fn options(n_seq: usize, exact: bool) -> ContextOptions {
    ContextOptions {
        n_ctx: Some(256),
        n_seq,
        n_threads: Some(2),
        exact,
        deterministic: true,
        ..Default::default()
    }
}

/// Mean squared error over mean square.
pub(crate) fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

pub(crate) fn batch(tokens: &[u32], from: usize) -> Vec<BatchToken> {
    let token = |(i, &token): (usize, &u32)| BatchToken {
        token,
        seq: 0,
        pos: (from + i) as u32,
        want_logits: true,
    };
    tokens.iter().enumerate().map(token).collect()
}

#[test]
fn blocks_agree_with_their_makers_code() {
    for name in NAMES {
        for step in [1, 7, N_READ] {
            agrees_with_its_makers_code(name, step, &options(1, true));
        }
    }
}

/// Checks what a block makes of a text that it reads in steps, and then of its own drafts.
pub(crate) fn agrees_with_its_makers_code(name: &str, step: usize, options: &ContextOptions) {
    let [_model, mut context] = contexts(models(name), options);
    let tokens = FILES.tokens(name);
    let hidden = FILES.values(name, "hidden");
    let mut logits = Vec::new();
    let mut states = Vec::new();
    for from in (0..N_READ).step_by(step) {
        let end = N_READ.min(from + step);
        let hidden = &hidden[from * N_EMBD..end * N_EMBD];
        logits.extend_from_slice(
            context
                .predict(&batch(&tokens[from..end], from), HiddenInput::OfModel(hidden), &[])
                .unwrap(),
        );
        states.extend_from_slice(context.hidden());
    }
    // it drafts from its own states
    for (at, &drafted) in tokens.iter().enumerate().skip(N_READ) {
        let last = states[states.len() - N_EMBD..].to_vec();
        let next = logits[logits.len() - N_VOCAB..].iter().enumerate();
        let (best, _) = next.max_by(|a, b| a.1.total_cmp(b.1)).unwrap();
        assert_eq!(best as u32, drafted, "{name}, steps of {step}");
        logits.extend_from_slice(
            context.predict(&batch(&[drafted], at), HiddenInput::Own(&last), &[]).unwrap(),
        );
        states.extend_from_slice(context.hidden());
    }
    for (part, found) in [("logits", logits), ("states", states)] {
        let e = nmse(&found, &FILES.values(name, part));
        assert!(e <= TOLERANCE, "{name}, steps of {step}: {part} differ by {e:.1e}");
    }
}

/// Hidden states come along with logits, which are what they are without; a block takes as many as
/// tokens, and a model none.
#[test]
fn hidden_states_change_no_logits() {
    for name in NAMES {
        hidden_states_change_no_logits_of(name);
    }
}

fn hidden_states_change_no_logits_of(name: &str) {
    let [model, block] = models(name);
    let tokens = FILES.tokens(name);
    let mut plain = Context::new(Arc::clone(&model), &options(1, false)).unwrap();
    let mut keeping = Context::new(Arc::clone(&model), &options(1, false)).unwrap();
    assert!(keeping.keep_hidden().unwrap());
    let mut all = Vec::new();
    for chunk in [0..9, 9..10, 10..23] {
        let mut batch = batch(&tokens[chunk.clone()], chunk.start);
        for token in &mut batch {
            token.want_logits = token.pos % 3 == 2;
        }
        let expected = plain.step(&batch).unwrap();
        assert!(keeping.step(&batch).unwrap() == expected);
        assert!(plain.hidden().is_empty());
        all.extend_from_slice(keeping.hidden());
    }
    plain.clear_seq(0, 0);
    assert!(plain.embed(&batch(&tokens, 0)).unwrap() == all);

    let mut block = Context::new(block, &options(1, false)).unwrap();
    assert!(block.step(&batch(&tokens[..2], 0)).is_err());
    for n in [0, 1, 3] {
        let error = block
            .predict(&batch(&tokens[..2], 0), HiddenInput::OfModel(&all[..n * N_EMBD]), &[])
            .unwrap_err();
        assert!(error.to_string().contains("hidden states"), "{error}");
    }
    assert!(
        plain.predict(&batch(&tokens[..1], 23), HiddenInput::OfModel(&all[..N_EMBD]), &[]).is_err()
    );
}

fn engine(name: &str, n_seq: usize) -> Engine {
    engine_of(models(name), &options(n_seq, false), HiddenDrafter::mtp)
}

pub(crate) fn drafted(job: Job, p_min: f32) -> Job {
    let speculation = Speculation { drafter: Drafter::Auto, p_min, ..Default::default() };
    Job { speculation, ..job }
}

pub(crate) fn text(seed: u32, n: u32) -> Vec<u32> {
    (0..n).map(|i| (i * 13 + i * i / 5 + seed * 29) % N_VOCAB as u32).collect()
}

#[test]
fn drafts_of_a_block_change_no_text() {
    for name in NAMES {
        drafts_change_no_text_of(name, &engine(name, 3));
    }
}

/// Checks that drafts of layers that read hidden states change no text: greedy or not, in any of
/// three sequences, next to others, after one left, and on from a slot that was saved.
pub(crate) fn drafts_change_no_text_of(name: &str, engine: &Engine) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let mut drafts = 0;
    let mut right = 0;
    for (temperature, p_min, n_prompt) in [(0.0, 0.0, 5), (0.0, 0.5, 150), (0.9, 0.0, 40)] {
        let prompt = text(n_prompt, n_prompt);
        let mut job = job(&prompt, 50);
        (job.sampling.temperature, job.sampling.seed) = (temperature, Some(11));
        let plain = ask(engine, job.clone()).0;
        for slot in [0, 1, 0] {
            let job = Job { slot: Some(slot), ..drafted(job.clone(), p_min) };
            let (text, _, usage) = ask(engine, job);
            assert_eq!(text, plain, "{name}, temperature {temperature}, slot {slot}");
            (drafts, right) = (drafts + usage.drafted_tokens, right + usage.accepted_tokens);
        }
        // beside others, one of which leaves
        let left = engine.submit(drafted(job.clone(), p_min)).expect("a job");
        let both = [(); 2].map(|()| engine.submit(drafted(job.clone(), p_min)).expect("a job"));
        drop(left);
        for (text, ..) in both.map(told) {
            assert_eq!(text, plain, "{name}, temperature {temperature}");
        }
        // on from a slot that was saved and restored, and from a part of it
        let saved = runtime.block_on(engine.save(1)).expect("a saved slot");
        runtime.block_on(engine.restore(2, saved)).expect("a restored slot");
        let more = [&prompt[..], &plain[..20], &text(7, 9)].concat();
        let next = Job { sampling: job.sampling.clone(), ..self::job(&more, 30) };
        let expected = ask(engine, Job { slot: Some(0), ..next.clone() }).0;
        let (text, ..) = ask(engine, Job { slot: Some(2), ..drafted(next, p_min) });
        assert_eq!(text, expected, "{name}, temperature {temperature}");
    }
    assert!(0 < right && right < drafts, "{name}: {right} of {drafts}");
}

/// Checks that a text that was left half way goes on as one that was not.
pub(crate) fn a_text_goes_on_after_it_was_left(engine: &Engine) {
    let mut job = job(&text(3, 30), 60);
    job.sampling.temperature = 0.8;
    job.sampling.seed = Some(5);
    let plain = ask(engine, Job { slot: Some(0), ..job.clone() }).0;
    let mut left = engine.submit(Job { slot: Some(1), ..drafted(job.clone(), 0.0) }).unwrap();
    for _ in 0..9 {
        left.blocking_next().expect("an event");
    }
    drop(left);
    let (again, ..) = ask(engine, Job { slot: Some(1), ..drafted(job, 0.0) });
    assert_eq!(again, plain);
    let more = [&text(3, 30)[..], &plain[..10], &[7, 8, 9]].concat();
    let expected = ask(engine, Job { slot: Some(0), ..self::job(&more, 20) }).0;
    let again = Job { slot: Some(1), ..drafted(self::job(&more, 20), 0.0) };
    assert_eq!(told(engine.submit(again).unwrap()).0, expected);
}

#[test]
fn a_block_drafts_where_it_is_asked_for() {
    let [model, _] = models("qwen35");
    let context = Context::new(model, &options(1, false)).unwrap();
    let alone = Engine::start(context, Arc::new(Numbers), EngineOptions::default()).unwrap();
    let by = |drafter| Job {
        speculation: Speculation { drafter, ..Default::default() },
        ..job(&text(1, 9), 4)
    };
    assert!(matches!(alone.submit(by(Drafter::Mtp)), Err(SubmitError::NoMtp)));
    assert_eq!(ask(&alone, by(Drafter::Auto)).2.drafted_tokens, 0);
    // a model without a block
    let options = RuntimeOptions { mtp: MtpUse::Always, ..Default::default() };
    let Err(error) = Runtime::load(&ModelSource::Shipped, options) else { panic!("it was taken") };
    assert!(error.to_string().contains("--spec mtp"), "{error}");
    let options = RuntimeOptions { mtp: MtpUse::IfThere, ..Default::default() };
    assert!(Runtime::load(&ModelSource::Shipped, options).is_ok());
}
