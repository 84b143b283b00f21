//! EAGLE-3 drafters: their values are their makers', what they draft changes no text, and files
//! that do not fit are refused. `tests/goldens/eagle3.py` made the models.

use std::sync::Arc;

use hob::context::{Context, ContextOptions, Device, HiddenInput};
use hob::engine::{Drafter, Engine, HiddenDrafter, Job, Speculation, SubmitError};
use hob::gguf::{TensorType, Value, Writer};
use hob::grammar::{Options as SchemaOptions, Source as Constraint, Stop};
use hob::model::Model;
use hob::runtime::{Estimate, ModelSource, Runtime, RuntimeOptions, load_model};
use hob::tokenizer::EncodeOptions;
use serde_json::json;

use crate::mtp::{self, GoldenFiles, TOLERANCE, batch, nmse, options};
use crate::sequences::recurrent::ask;

/// The drafters, and how many values of the model's hidden states they read.
pub(crate) const DRAFTERS: [(&str, usize); 2] = [("shared", 96), ("own", 64)];
const N_EMBD: usize = 32;
/// Tokens of the golden text; those after them the drafter drafts.
const N_READ: usize = 20;
pub(crate) const FILES: GoldenFiles = GoldenFiles("eagle3");

#[test]
fn drafters_agree_with_their_makers_code() {
    for (name, n_hidden) in DRAFTERS {
        for step in [1, 7, N_READ] {
            agrees_with_its_makers_code(name, n_hidden, step, &options(1, true));
        }
    }
}

/// Checks what a drafter makes of a text that it reads in steps, and then of its own drafts.
pub(crate) fn agrees_with_its_makers_code(
    name: &str,
    n_hidden: usize,
    step: usize,
    options: &ContextOptions,
) {
    let [_model, mut context] = mtp::contexts(FILES.with_drafter(name), options);
    let tokens = FILES.tokens(name);
    let hidden = FILES.values(name, "hidden");
    assert_eq!(context.n_read(), n_hidden);
    let mut logits = Vec::new();
    let mut states = Vec::new();
    for from in (0..N_READ).step_by(step) {
        let end = N_READ.min(from + step);
        let read = HiddenInput::OfModel(&hidden[from * n_hidden..end * n_hidden]);
        logits.extend_from_slice(
            context.predict(&batch(&tokens[from..end], from), read, &[]).unwrap(),
        );
        states.extend_from_slice(context.hidden());
    }
    // it drafts from its own states
    for (at, &drafted) in tokens.iter().enumerate().skip(N_READ) {
        let last = states[states.len() - context.n_hidden()..].to_vec();
        let next = logits[logits.len() - context.n_vocab()..].iter().enumerate();
        let (best, _) = next.max_by(|a, b| a.1.total_cmp(b.1)).unwrap();
        assert_eq!(context.token_of_row(best as u32), drafted, "{name}, steps of {step}");
        let input = HiddenInput::Own(&last);
        logits.extend_from_slice(context.predict(&batch(&[drafted], at), input, &[]).unwrap());
        states.extend_from_slice(context.hidden());
    }
    for (part, found) in [("logits", logits), ("states", states)] {
        let e = nmse(&found, &FILES.values(name, part));
        assert!(e <= TOLERANCE, "{name}, steps of {step}: {part} differ by {e:.1e}");
    }
}

/// The inputs of the layers that a drafter names come along with logits, of every token, and logits
/// are what they are without.
#[test]
fn inputs_of_layers_come_along_with_logits() {
    inputs_come_along(&options(1, true));
}

/// Checks the inputs of layers that a model gives next to logits.
pub(crate) fn inputs_come_along(options: &ContextOptions) {
    // inputs of all layers, and what the last one gives, of one token after the other
    let golden = FILES.values("model", "inputs");
    let tokens = FILES.tokens("model");
    for (name, layers) in [("shared", &[1, 2, 4][..]), ("own", &[1, 3])] {
        let expected: Vec<f32> = (0..tokens.len())
            .flat_map(|token| layers.iter().map(move |layer| (token * 5 + layer) * N_EMBD))
            .flat_map(|from| golden[from..from + N_EMBD].to_vec())
            .collect();
        for step in [1, 7, N_READ] {
            let [model, _] = FILES.with_drafter(name);
            let plain = Arc::new(Model::load(FILES.gguf("model")).unwrap());
            let mut plain = Context::new(plain, options).unwrap();
            let mut keeping = Context::new(model, options).unwrap();
            assert!(keeping.keep_hidden().unwrap());
            let mut found = Vec::new();
            for from in (0..N_READ).step_by(step) {
                let mut batch = batch(&tokens[from..N_READ.min(from + step)], from);
                for token in &mut batch {
                    token.want_logits = token.pos % 3 == 2;
                }
                let expected = plain.step(&batch).unwrap();
                let logits = keeping.step(&batch).unwrap();
                // a GPU sums in another order where fewer rows are left
                let is_close = options.device != Device::Cpu
                    && !expected.is_empty()
                    && nmse(logits, expected) <= TOLERANCE;
                assert!(logits == expected || is_close, "{name}, steps of {step}");
                found.extend_from_slice(keeping.hidden());
            }
            let e = nmse(&found, &expected);
            assert!(e <= TOLERANCE, "{name}, steps of {step}: inputs differ by {e:.1e}");
        }
    }
}

fn engine(name: &str, n_seq: usize) -> Engine {
    mtp::engine_of(FILES.with_drafter(name), &options(n_seq, false), HiddenDrafter::eagle3)
}

#[test]
fn drafts_change_no_text() {
    for (name, _) in DRAFTERS {
        mtp::drafts_change_no_text_of(name, &engine(name, 3));
    }
}

#[test]
fn a_text_goes_on_after_it_was_left() {
    mtp::a_text_goes_on_after_it_was_left(&engine("own", 2));
}

/// A drafter file for a model, made here: random, or with something wrong.
struct MadeDrafter {
    target_layers: Vec<u32>,
    target_hidden_size: u32,
    n_embd: usize,
    n_layer: u32,
    /// Values of `d2t`.
    tokens: Vec<i64>,
    left_out: &'static str,
    added: &'static str,
    token_type: TensorType,
}

impl MadeDrafter {
    /// Returns one that fits the model.
    fn of(model: &Model) -> MadeDrafter {
        let n_layer = model.plan.layers.len() as u32;
        MadeDrafter {
            target_layers: vec![1, n_layer / 2, n_layer],
            target_hidden_size: model.plan.n_embd as u32,
            n_embd: model.plan.n_embd,
            n_layer: 1,
            tokens: (0..200).map(|i| i * 3).collect(),
            left_out: "",
            added: "",
            token_type: TensorType::I64,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let n = self.n_embd;
        const N_HEAD: usize = 4;
        const D: usize = 8;
        const N_FF: usize = 32;
        // no layers are refused before anything is read
        let n_read = self.target_layers.len().max(1) * self.target_hidden_size as usize;
        let mut header = Writer::new();
        let mut set = |key: &str, value: Value| header.metadata(key, value).unwrap();
        set("general.architecture", "eagle3".into());
        for (key, value) in [
            ("block_count", self.n_layer),
            ("context_length", 4096),
            ("embedding_length", n as u32),
            ("feed_forward_length", N_FF as u32),
            ("attention.head_count", N_HEAD as u32),
            ("attention.key_length", D as u32),
            ("attention.value_length", D as u32),
            ("target_hidden_size", self.target_hidden_size),
        ] {
            set(&format!("eagle3.{key}"), value.into());
        }
        set("eagle3.attention.layer_norm_rms_epsilon", 1e-5f32.into());
        set("eagle3.target_layers", self.target_layers.clone().into());
        let mut tensors = vec![
            ("fc.weight", vec![n_read, n]),
            ("blk.0.attn_norm.weight", vec![n]),
            ("blk.0.attn_norm_2.weight", vec![n]),
            ("blk.0.attn_q.weight", vec![2 * n, N_HEAD * D]),
            ("blk.0.attn_k.weight", vec![2 * n, N_HEAD * D]),
            ("blk.0.attn_v.weight", vec![2 * n, N_HEAD * D]),
            ("blk.0.attn_output.weight", vec![N_HEAD * D, n]),
            ("blk.0.ffn_norm.weight", vec![n]),
            ("blk.0.ffn_gate.weight", vec![n, N_FF]),
            ("blk.0.ffn_up.weight", vec![n, N_FF]),
            ("blk.0.ffn_down.weight", vec![N_FF, n]),
            ("output_norm.weight", vec![n]),
            ("output.weight", vec![n, self.tokens.len()]),
            (self.added, vec![n]),
        ];
        tensors.retain(|(name, _)| !name.is_empty() && *name != self.left_out);
        let tokens = TokensOfRows { ty: self.token_type, tokens: &self.tokens };
        random_file(header, &tensors, (self.left_out != "d2t").then_some(tokens))
    }

    fn source(&self) -> ModelSource {
        ModelSource::Memory(self.bytes().into())
    }
}

/// Returns a drafter that fits the shipped model.
pub(crate) fn made() -> ModelSource {
    MadeDrafter::of(&load_model(&ModelSource::Shipped).unwrap()).source()
}

/// The tensor with the token of each row of an output matrix.
pub(crate) struct TokensOfRows<'a> {
    pub ty: TensorType,
    pub tokens: &'a [i64],
}

/// Returns a file with these tensors, whose values are random.
pub(crate) fn random_file(
    mut header: Writer,
    tensors: &[(&str, Vec<usize>)],
    tokens: Option<TokensOfRows>,
) -> Vec<u8> {
    for (name, shape) in tensors {
        header.tensor(name, TensorType::F32, shape).unwrap();
    }
    if let Some(rows) = &tokens {
        header.tensor("d2t", rows.ty, &[rows.tokens.len()]).unwrap();
    }
    let mut file = header.begin(Vec::new()).unwrap();
    let mut state = 9u64;
    for (name, shape) in tensors {
        let n_values: usize = shape.iter().product();
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((state >> 40) as f32 / (1 << 24) as f32 - 0.5) * 0.2
        };
        let bytes: Vec<u8> = (0..n_values).flat_map(|_| next().to_le_bytes()).collect();
        file.data(name, &bytes).unwrap();
    }
    if let Some(rows) = tokens {
        let n_bytes = if rows.ty == TensorType::I64 { 8 } else { 4 };
        let bytes = rows.tokens.iter().flat_map(|token| token.to_le_bytes()[..n_bytes].to_vec());
        file.data("d2t", &bytes.collect::<Vec<u8>>()).unwrap();
    }
    file.finish().unwrap()
}

/// Changes a file.
type Change = fn(&mut MadeDrafter);

#[test]
fn drafters_that_do_not_fit_are_refused() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let n_vocab = model.plan.n_vocab as i64;
    let changes: [(Change, &[&str]); 13] = [
        (|made| made.target_layers = vec![2, 99], &["eagle3.target_layers", "layer 99", "at most"]),
        (|made| made.target_layers = vec![], &["eagle3.target_layers", "0 layers"]),
        (|made| made.target_layers = vec![1; 17], &["eagle3.target_layers", "17 layers"]),
        (|made| made.target_hidden_size += 1, &["eagle3.target_hidden_size", "width of the model"]),
        (|made| made.n_embd = 40, &["eagle3.embedding_length", "`token_embd.weight`"]),
        (|made| made.n_layer = 2, &["eagle3.block_count", "expected 1"]),
        (|made| made.left_out = "fc.weight", &["`fc.weight` is missing"]),
        (|made| made.left_out = "blk.0.attn_norm_2.weight", &["`blk.0.attn_norm_2.weight`"]),
        (|made| made.left_out = "d2t", &["`d2t` is missing"]),
        (|made| made.tokens[7] = -1, &["`d2t`", "token -1 in row 7"]),
        (|made| made.tokens[199] = 1 << 40, &["`d2t`", "row 199", "those of the model"]),
        (|made| made.token_type = TensorType::F32, &["`d2t`", "type F32", "I64"]),
        (|made| made.added = "blk.0.attn_q_norm.weight", &["not part of architecture `eagle3`"]),
    ];
    for (change, expected) in changes {
        let mut made = MadeDrafter::of(&model);
        change(&mut made);
        refused(made.source(), expected);
    }
    let mut made = MadeDrafter::of(&model);
    made.tokens[3] = n_vocab;
    refused(made.source(), &["`d2t`", "row 3"]);
}

/// Checks that a drafter is refused with these words, and the file is named.
pub(crate) fn refused(made: ModelSource, expected: &[&str]) {
    let options = RuntimeOptions { draft: Some(made), ..Default::default() };
    let Err(error) = Runtime::load(&ModelSource::Shipped, options) else {
        panic!("it was taken, and not {expected:?}")
    };
    let error = error.to_string();
    for part in expected.iter().chain(&["cannot use the drafter"]) {
        assert!(error.contains(part), "{part:?} is not in {error}");
    }
}

fn runtime(draft: Option<ModelSource>) -> Runtime {
    let mut options = RuntimeOptions { draft, ..Default::default() };
    options.context.n_seq = 2;
    options.context.n_ctx = Some(512);
    options.context.n_threads = Some(2);
    options.context.deterministic = true;
    Runtime::load(&ModelSource::Shipped, options).expect("the shipped model")
}

#[test]
fn a_drafter_of_a_file_drafts_where_it_is_asked_for() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let refused = drafts_of_a_file(MadeDrafter::of(&model).source(), Drafter::Eagle3);
    assert!(matches!(refused, SubmitError::NoEagle3));
}

/// Checks that a drafter of the shipped model drafts where its kind is asked for, or no kind, and
/// changes no text, constrained or not. Returns the error of a model without one.
pub(crate) fn drafts_of_a_file(file: ModelSource, kind: Drafter) -> SubmitError {
    let alone = runtime(None);
    let runtime = runtime(Some(file));
    let prompt = "Once upon a time there was a lamp that";
    let schema = json!({"type": "object", "properties": {"a": {"type": "string", "maxLength": 20},
        "b": {"enum": ["red", "blue"]}}, "required": ["a", "b"]});
    let schema = Constraint::Schema(schema, SchemaOptions::default());
    for is_constrained in [false, true] {
        for drafter in [kind, Drafter::Auto] {
            let mut job = Job::new(alone.tokenizer.encode(prompt, &EncodeOptions::PROMPT));
            job.max_tokens = Some(60);
            job.sampling.temperature = 0.7;
            job.sampling.seed = Some(3);
            let constrained = |of: &Runtime| {
                let constraint = of.constraints.compile(&schema, &Stop::default()).unwrap();
                Job { constraint: is_constrained.then_some(constraint), ..job.clone() }
            };
            let plain = ask(&alone.engine, constrained(&alone)).0;
            let speculation = Speculation { drafter, p_min: 0.0, ..Default::default() };
            let (text, _, usage) =
                ask(&runtime.engine, Job { speculation, ..constrained(&runtime) });
            assert_eq!(text, plain, "constrained: {is_constrained}");
            assert!(usage.drafted_tokens > 0 || is_constrained, "{usage:?}");
        }
    }
    let job = Job::new(alone.tokenizer.encode(prompt, &EncodeOptions::PROMPT));
    let speculation = Speculation { drafter: kind, ..Default::default() };
    alone.engine.submit(Job { speculation, ..job }).expect_err("there is no drafter")
}

#[test]
fn what_insists_on_a_drafter_is_told_that_there_is_none() {
    let made = made();
    let cases = [
        (None, "--spec eagle3: no drafter is named"),
        (Some(ModelSource::Shipped), "is no EAGLE-3 drafter"),
    ];
    insists_on(Drafter::Eagle3, &cases, &made);
}

/// Checks what is said where a kind of drafter must draft, with these files, and of a drafter in
/// place of a model.
pub(crate) fn insists_on(
    kind: Drafter,
    cases: &[(Option<ModelSource>, &str)],
    drafter: &ModelSource,
) {
    for (draft, expected) in cases {
        let draft = draft.clone();
        let options = RuntimeOptions { draft, required_drafter: Some(kind), ..Default::default() };
        let Err(error) = Runtime::load(&ModelSource::Shipped, options) else {
            panic!("it was taken")
        };
        assert!(error.to_string().contains(expected), "{error}");
    }
    let Err(error) = Runtime::load(drafter, RuntimeOptions::default()) else {
        panic!("it was taken")
    };
    assert!(error.to_string().contains("this file with --draft FILE"), "{error}");
}

#[test]
fn an_estimate_counts_a_drafter() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let made = MadeDrafter::of(&model);
    let estimate = |draft| {
        let mut options = RuntimeOptions { draft, ..Default::default() };
        options.context.n_ctx = Some(1024);
        Estimate::of(&ModelSource::Shipped, &options).unwrap()
    };
    let alone = estimate(None);
    let with = estimate(Some(made.source()));
    assert!(alone.draft.is_none());
    let draft = with.draft.as_ref().expect("a drafter");
    // keys and values of four heads of eight, of 1024 positions, in 16 bits
    assert_eq!(draft.context.cache(), 2 * 4 * 8 * 2 * 1024);
    // inputs of three layers of each token of a step
    let inputs = (3 * model.plan.n_embd * 4 * with.context.n_batch) as u64;
    assert_eq!(with.context.cpu.scratch - alone.context.cpu.scratch, inputs);
}
