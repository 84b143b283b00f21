//! DFlash drafters: their values are their makers', what they draft changes no text, and files that
//! do not fit are refused. `tests/goldens/dflash.py` made the models.

use std::sync::Arc;

#[cfg(feature = "gpu")]
use hob::context::Device;
use hob::context::{BatchToken, BlockSight, Context, ContextOptions, DraftBlock, HiddenInput};
use hob::engine::{Drafter, Engine, HiddenDrafter, Job, Speculation, SubmitError};
use hob::gguf::{MetadataOverride, TensorType, Value, Writer};
use hob::model::Model;
#[cfg(feature = "gpu")]
use hob::runtime::Runtime;
use hob::runtime::{Estimate, ModelSource, RuntimeOptions, load_model};

use crate::eagle3::{self, TokensOfRows, random_file};
use crate::mtp::{self, GoldenFiles, TOLERANCE, batch, nmse, options};
use crate::sequences::recurrent::{ask, job};

/// The drafters, and how many values of the model's hidden states they read.
pub(crate) const DRAFTERS: [(&str, usize); 2] = [("shared", 64), ("own", 32)];
/// Tokens of the golden text before each block, and its masks.
const BLOCKS: [(usize, usize); 2] = [(20, 7), (23, 4)];
const BLOCK: DraftBlock = DraftBlock { size: 8, mask: 63, sight: BlockSight::Whole };
pub(crate) const FILES: GoldenFiles = GoldenFiles("dflash");

/// Returns a block after the first `n` tokens of a text.
fn block(tokens: &[u32], n: usize, n_masks: usize) -> Vec<BatchToken> {
    let token = |at| BatchToken {
        token: if at == 0 { tokens[n] } else { BLOCK.mask },
        seq: 0,
        pos: (n + at) as u32,
        want_logits: at > 0,
    };
    (0..=n_masks).map(token).collect()
}

/// Lets a drafter read hidden states from this position on.
fn read(context: &mut Context, tokens: &[u32], from: usize, hidden: &[f32]) {
    let n = hidden.len() / context.n_read();
    let read = HiddenInput::OfModel(hidden);
    assert!(context.predict(&batch(&tokens[from..from + n], from), read, &[]).unwrap().is_empty());
}

#[test]
fn drafters_agree_with_their_makers_code() {
    for (name, n_hidden) in DRAFTERS {
        for step in [1, 7, 20] {
            agrees_with_its_makers_code(name, n_hidden, step, &options(1, true));
        }
    }
}

/// Checks the blocks of a drafter that reads a text in steps.
pub(crate) fn agrees_with_its_makers_code(
    name: &str,
    n_hidden: usize,
    step: usize,
    options: &ContextOptions,
) {
    let [_model, mut context] = mtp::contexts(FILES.with_drafter(name), options);
    let tokens = FILES.tokens("model");
    let hidden = FILES.values(name, "hidden");
    assert_eq!(context.n_read(), n_hidden);
    assert_eq!(context.draft_block(), Some(BLOCK));
    let mut logits = Vec::new();
    let mut n_read = 0;
    for (n, n_masks) in BLOCKS {
        // a block leaves nothing
        context.clear_seq(0, n_read as u32);
        for from in (n_read..n).step_by(step) {
            let end = n.min(from + step);
            read(&mut context, &tokens, from, &hidden[from * n_hidden..end * n_hidden]);
        }
        n_read = n;
        let block = block(&tokens, n, n_masks);
        logits.extend_from_slice(context.predict(&block, HiddenInput::Block, &[]).unwrap());
    }
    let e = nmse(&logits, &FILES.values(name, "logits"));
    println!("{name}, steps of {step}: NMSE {e:.1e}");
    assert!(e <= TOLERANCE, "{name}, steps of {step}: logits differ by {e:.1e}");
}

/// The hidden states that a model gives are those that its drafter reads.
#[test]
fn a_drafter_goes_on_from_a_text_of_the_model() {
    goes_on_from_a_text_of_the_model(&options(1, true));
}

/// Checks what a drafter makes of the hidden states that a model gives.
pub(crate) fn goes_on_from_a_text_of_the_model(options: &ContextOptions) {
    let [mut model, mut drafter] = mtp::contexts(FILES.with_drafter("shared"), options);
    let tokens = FILES.tokens("model");
    let [(n, n_masks), _] = BLOCKS;
    for from in (0..n).step_by(7) {
        let end = n.min(from + 7);
        model.step(&batch(&tokens[from..end], from)).unwrap();
        read(&mut drafter, &tokens, from, model.hidden());
    }
    let block = block(&tokens, n, n_masks);
    let logits = drafter.predict(&block, HiddenInput::Block, &[]).unwrap();
    let e = nmse(logits, &FILES.values("shared", "after_text"));
    println!("after a text of the model: NMSE {e:.1e}");
    assert!(e <= TOLERANCE, "logits differ by {e:.1e}");
}

/// The tokens of a block see all of it, or what is before them where the file says so.
#[test]
fn tokens_of_a_block_see_what_the_file_says() {
    let tokens = FILES.tokens("model");
    let hidden = FILES.values("shared", "hidden");
    let (_, n_hidden) = DRAFTERS[0];
    for (causal, sight) in [(false, BlockSight::Whole), (true, BlockSight::Before)] {
        let causal = MetadataOverride {
            key: ".attention.causal".into(),
            value: causal.into(),
            option: String::new(),
        };
        let file = FILES.gguf("shared").with_overrides(&[causal]).unwrap();
        let model = Model::load(FILES.gguf("model")).unwrap();
        let drafter = Arc::new(model.load_drafter(file).unwrap());
        let first_rows = [3, 7].map(|n_masks| {
            let mut context = Context::new(Arc::clone(&drafter), &options(1, true)).unwrap();
            assert_eq!(context.draft_block().unwrap().sight, sight);
            read(&mut context, &tokens, 0, &hidden[..20 * n_hidden]);
            let block = block(&tokens, 20, n_masks);
            let n_vocab = context.n_vocab();
            context.predict(&block, HiddenInput::Block, &[]).unwrap()[..3 * n_vocab].to_vec()
        });
        let e = nmse(&first_rows[0], &first_rows[1]);
        match sight {
            BlockSight::Whole => assert!(e > 1e-5, "what comes after is not seen: {e:.1e}"),
            BlockSight::Before => assert!(e < 1e-12, "what comes after is seen: {e:.1e}"),
        }
    }
}

#[test]
fn what_is_no_block_is_refused() {
    let [model, drafter] = FILES.with_drafter("shared");
    let tokens = FILES.tokens("model");
    let mut context = Context::new(drafter, &options(1, true)).unwrap();
    let batch = batch(&tokens[..2], 0);
    let own = vec![0.0; 2 * context.n_hidden()];
    assert!(context.step(&batch).is_err());
    assert!(context.predict(&batch, HiddenInput::Own(&own), &[]).is_err());
    assert!(context.predict(&batch, HiddenInput::OfModel(&own[1..]), &[]).is_err());
    let mut model = Context::new(model, &options(1, true)).unwrap();
    assert!(model.predict(&batch, HiddenInput::Block, &[]).is_err());
}

fn engine(name: &str, n_seq: usize) -> Engine {
    mtp::engine_of(FILES.with_drafter(name), &options(n_seq, false), HiddenDrafter::dflash)
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

/// Texts begin as another slot's did, and drafts are as long as a block at most.
#[test]
fn a_text_goes_on_from_a_beginning_of_another() {
    let engine = engine("shared", 2);
    let plain = ask(&engine, Job { slot: Some(0), ..job(&mtp::text(4, 70), 50) }).0;
    for (n_prompt, n_max) in [(70, Some(15)), (70, None), (40, Some(1))] {
        let speculation =
            Speculation { drafter: Drafter::Dflash, n_max, p_min: 0.0, ..Default::default() };
        let whole = [&mtp::text(4, 70)[..], &plain[..]].concat();
        let job = Job { slot: Some(1), speculation, ..job(&whole[..n_prompt], 120 - n_prompt) };
        let (text, n_cached, usage) = ask(&engine, job);
        assert!(n_cached > 0 && usage.drafted_tokens > 0, "{n_cached} reused, {usage:?}");
        if n_prompt == 70 {
            assert_eq!(text, plain, "at most {n_max:?}");
        }
    }
}

/// A drafter file for a model, made here: random, or with something wrong.
struct MadeDrafter {
    target_layers: Vec<u32>,
    n_embd: usize,
    n_layer: u32,
    block_size: u32,
    mask: Option<u32>,
    /// More keys.
    keys: Vec<(&'static str, Value)>,
    /// Values of `d2t`.
    tokens: Vec<i64>,
    left_out: &'static str,
    added: &'static str,
}

impl MadeDrafter {
    /// Returns one that fits the model.
    fn of(model: &Model) -> MadeDrafter {
        let n_layer = model.plan.layers.len() as u32;
        MadeDrafter {
            target_layers: vec![1, n_layer / 2, n_layer],
            n_embd: model.plan.n_embd,
            n_layer: 2,
            block_size: 6,
            mask: Some(7),
            keys: Vec::new(),
            tokens: (0..200).map(|i| i * 3).collect(),
            left_out: "",
            added: "",
        }
    }

    fn bytes(&self) -> Vec<u8> {
        const N_HEAD: usize = 4;
        const D: usize = 8;
        const N_FF: usize = 32;
        let n = self.n_embd;
        let mut header = Writer::new();
        let mut set = |key: &str, value: Value| header.metadata(key, value).unwrap();
        set("general.architecture", "dflash".into());
        for (key, value) in [
            ("block_count", self.n_layer),
            ("context_length", 4096),
            ("embedding_length", n as u32),
            ("feed_forward_length", N_FF as u32),
            ("attention.head_count", N_HEAD as u32),
            ("attention.key_length", D as u32),
            ("attention.value_length", D as u32),
            ("block_size", self.block_size),
        ] {
            set(&format!("dflash.{key}"), value.into());
        }
        set("dflash.attention.layer_norm_rms_epsilon", 1e-5f32.into());
        set("dflash.target_layers", self.target_layers.clone().into());
        if let Some(mask) = self.mask {
            set("tokenizer.ggml.mask_token_id", mask.into());
        }
        for (key, value) in &self.keys {
            set(key, value.clone());
        }
        let mut tensors = vec![
            ("fc.weight".to_owned(), vec![self.target_layers.len().max(1) * n, n]),
            ("enc.output_norm.weight".to_owned(), vec![n]),
            ("output_norm.weight".to_owned(), vec![n]),
            ("output.weight".to_owned(), vec![n, self.tokens.len()]),
            (self.added.to_owned(), vec![n]),
        ];
        for i in 0..2 {
            tensors.extend(
                [
                    ("attn_norm", vec![n]),
                    ("attn_q", vec![n, N_HEAD * D]),
                    ("attn_k", vec![n, N_HEAD * D]),
                    ("attn_v", vec![n, N_HEAD * D]),
                    ("attn_output", vec![N_HEAD * D, n]),
                    ("attn_q_norm", vec![D]),
                    ("attn_k_norm", vec![D]),
                    ("ffn_norm", vec![n]),
                    ("ffn_gate", vec![n, N_FF]),
                    ("ffn_up", vec![n, N_FF]),
                    ("ffn_down", vec![N_FF, n]),
                ]
                .map(|(part, shape)| (format!("blk.{i}.{part}.weight"), shape)),
            );
        }
        let is_there = |name: &str| !name.is_empty() && name != self.left_out;
        let tensors: Vec<(&str, Vec<usize>)> = tensors
            .iter()
            .map(|(name, shape)| (name.as_str(), shape.clone()))
            .filter(|(name, _)| is_there(name))
            .collect();
        let tokens = TokensOfRows { ty: TensorType::I64, tokens: &self.tokens };
        random_file(header, &tensors, is_there("d2t").then_some(tokens))
    }

    fn source(&self) -> ModelSource {
        ModelSource::Memory(self.bytes().into())
    }
}

/// Changes a file.
type Change = fn(&mut MadeDrafter);

#[test]
fn drafters_that_do_not_fit_are_refused() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let n_vocab = model.plan.n_vocab;
    let changes: [(Change, &[&str]); 21] = [
        (|made| made.target_layers = vec![2, 99], &["dflash.target_layers", "layer 99", "at most"]),
        (|made| made.target_layers = vec![], &["dflash.target_layers", "0 layers"]),
        (|made| made.target_layers = vec![1; 17], &["dflash.target_layers", "17 layers"]),
        (|made| made.n_embd = 40, &["`dflash.embedding_length`: 40", "the width of the model"]),
        (|made| made.n_layer = 1, &["`blk.1.attn_norm.weight` is not part"]),
        (|made| made.n_layer = 3, &["`blk.2.attn_norm.weight` is missing"]),
        (|made| made.n_layer = 1 << 20, &["dflash.block_count"]),
        (|made| made.block_size = 1, &["dflash.block_size", ": 1", "2 to 1024"]),
        (|made| made.block_size = 1 << 30, &["dflash.block_size"]),
        (|made| made.mask = None, &["`tokenizer.ggml.mask_token_id` is missing"]),
        (|made| made.mask = Some(1 << 30), &["`tokenizer.ggml.mask_token_id`", "a token below"]),
        (|made| made.left_out = "fc.weight", &["`fc.weight` is missing"]),
        (|made| made.left_out = "enc.output_norm.weight", &["`enc.output_norm.weight`"]),
        (|made| made.left_out = "d2t", &["`d2t` is missing"]),
        (|made| made.tokens[7] = -1, &["`d2t`", "token -1 in row 7"]),
        (|made| made.added = "blk.0.attn_q_norm.bias", &["not part of architecture `dflash`"]),
        (|made| made.added = "markov_w1.weight", &["a DSpark drafter", "`markov_w1.weight`"]),
        (|made| made.added = "selector_hidden.weight", &["a DFlash 2 drafter"]),
        (
            |made| made.keys.push(("dflash.hidden_activation", "relu".into())),
            &["dflash.hidden_activation", "relu"],
        ),
        (
            |made| made.keys.push(("dflash.attention.sliding_window", 9u32.into())),
            &["dflash.attention.sliding_window_pattern` is missing"],
        ),
        (
            |made| made.keys.push(("dflash.embedding_scale", f32::NAN.into())),
            &["dflash.embedding_scale", "NaN"],
        ),
    ];
    for (change, expected) in changes {
        let mut made = MadeDrafter::of(&model);
        change(&mut made);
        eagle3::refused(made.source(), expected);
    }
    let mut made = MadeDrafter::of(&model);
    made.mask = Some(n_vocab as u32);
    eagle3::refused(made.source(), &[&format!("token {n_vocab}")]);
}

#[test]
fn a_drafter_of_a_file_drafts_where_it_is_asked_for() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let refused = eagle3::drafts_of_a_file(MadeDrafter::of(&model).source(), Drafter::Dflash);
    assert!(matches!(refused, SubmitError::NoDflash));
}

#[test]
fn what_insists_on_a_drafter_is_told_that_there_is_none() {
    let made = MadeDrafter::of(&load_model(&ModelSource::Shipped).unwrap()).source();
    let none = (None, "--spec dflash: no drafter is named");
    let other = (Some(ModelSource::Shipped), "is no DFlash drafter");
    eagle3::insists_on(Drafter::Dflash, &[none, other], &made);
    let other = (Some(made.clone()), "is no EAGLE-3 drafter");
    eagle3::insists_on(Drafter::Eagle3, &[other], &made);
}

/// A drafter is computed where its model is, and an estimate counts it there without the tables
/// that it has of the model.
#[cfg(feature = "gpu")]
#[hob_needs::gpu]
#[test]
fn a_drafter_goes_to_the_gpu_of_its_model() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let draft = Some(MadeDrafter::of(&model).source());
    let mut options = RuntimeOptions { draft, ..Default::default() };
    options.context.device = Device::Gpu { name: None };
    options.context.n_ctx = Some(256);
    let estimate = Estimate::of(&ModelSource::Shipped, &options).unwrap();
    let drafter = estimate.draft.as_ref().and_then(|draft| draft.context.gpu.as_ref());
    let drafter = drafter.expect("a drafter on the GPU");
    let of_model = estimate.context.gpu.as_ref().expect("a model on the GPU");
    assert!(0 < drafter.weights && drafter.weights < of_model.weights);
    assert!(Runtime::load(&ModelSource::Shipped, options).is_ok());
}

#[test]
fn an_estimate_counts_a_drafter() {
    let model = load_model(&ModelSource::Shipped).unwrap();
    let made = MadeDrafter::of(&model);
    let mut options = RuntimeOptions { draft: Some(made.source()), ..Default::default() };
    options.context.n_ctx = Some(1024);
    let estimate = Estimate::of(&ModelSource::Shipped, &options).unwrap();
    let draft = estimate.draft.as_ref().expect("a drafter");
    // keys and values of four heads of eight in two layers, of 1024 positions, in 16 bits
    assert_eq!(draft.context.cache(), 2 * 2 * 4 * 8 * 2 * 1024);
}
