//! Running states on a GPU (in CI: Mesa's rasteriser on the CPU) against those of the CPU: batches
//! of several sequences, positions to go back to, beginnings that sequences share.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device};
use hob::model::Model;
use hob::runtime;

use crate::common;

/// Sequences of a context.
const N_SEQ: u32 = 4;

fn context(model: &Arc<Model>, gpu_layers: Option<usize>) -> Context {
    let device = if gpu_layers == Some(0) { Device::Cpu } else { Device::Gpu { name: None } };
    let options = ContextOptions {
        device,
        gpu_layers,
        exact: true,
        n_ctx: Some(256),
        n_threads: Some(2),
        n_seq: N_SEQ as usize,
        ..Default::default()
    };
    Context::new(Arc::clone(model), &options).unwrap()
}

/// Appends tokens to a sequence, in steps of so many; all logits.
fn append(context: &mut Context, seq: u32, tokens: &[u32], step: usize) -> Vec<f32> {
    let start = context.seq_len(seq) as u32;
    let batch: Vec<_> = (start..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq, pos, want_logits: true })
        .collect();
    batch.chunks(step).flat_map(|step| context.step(step).unwrap().to_vec()).collect()
}

/// Checks that logits are those that a whole text has from position `from` on.
fn check(ours: &[f32], whole: &[f32], from: usize, n_vocab: usize, what: &str) {
    let expected = &whole[from * n_vocab..][..ours.len()];
    let pairs = || ours.iter().zip(expected).map(|(&a, &b)| (f64::from(a), f64::from(b)));
    let error: f64 = pairs().map(|(a, b)| (a - b) * (a - b)).sum();
    let square: f64 = pairs().map(|(_, b)| b * b).sum();
    assert!(error <= square * 1e-6, "{what}: NMSE {:e}", error / square);
}

/// Reads three texts in ragged batches, and compares the logits of every token.
fn read_together(context: &mut Context, texts: &[Vec<u32>], wholes: &[Vec<f32>], what: &str) {
    let n_vocab = context.n_vocab();
    let mut at = [0usize; 3];
    while (0..3).any(|seq| at[seq] < texts[seq].len()) {
        let mut batch = Vec::new();
        // rows of a sequence need not stand side by side
        for round in 0..11 {
            for (seq, chunk) in [11, 3, 1].into_iter().enumerate() {
                if round < chunk && at[seq] < texts[seq].len() {
                    let pos = at[seq] as u32;
                    let token = texts[seq][at[seq]];
                    batch.push(BatchToken { token, seq: seq as u32, pos, want_logits: true });
                    at[seq] += 1;
                }
            }
        }
        let rows = context.step(&batch).unwrap();
        for (token, row) in batch.iter().zip(rows.chunks_exact(n_vocab)) {
            let whole = &wholes[token.seq as usize];
            check(row, whole, token.pos as usize, n_vocab, &format!("{what}, {token:?}"));
        }
    }
}

/// Goes back to a position and on, twice, and gives another sequence the beginning.
fn go_back(context: &mut Context, texts: &[Vec<u32>], wholes: &[Vec<f32>], what: &str) {
    let n_vocab = context.n_vocab();
    for step in [100, 1] {
        assert_eq!(context.n_resumable(0, 60), 40, "{what}");
        context.clear_seq(0, 60);
        assert_eq!(context.seq_len(0), 40, "{what}");
        let again = append(context, 0, &texts[0][40..], step);
        check(&again, &wholes[0], 40, n_vocab, &format!("{what}, back in steps of {step}"));
    }
    context.share_seq(0, 3, 55);
    assert_eq!(context.seq_len(3), 40, "{what}");
    let other = append(context, 3, &texts[0][40..60], 7);
    check(&other, &wholes[0], 40, n_vocab, &format!("{what}, shared"));
    // the source goes on from where it was
    context.clear_seq(1, 0);
    let anew = append(context, 1, &texts[1], 30);
    check(&anew, &wholes[1], 0, n_vocab, &format!("{what}, anew"));
    context.share_seq(0, 1, texts[0].len() as u32);
    assert_eq!(context.seq_len(1), texts[0].len(), "{what}");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn states_on_a_device_are_those_of_the_cpu() {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families");
    let tiny = common::fixtures().join("tiny");
    let of = |folder: &Path, name: &str| -> PathBuf { folder.join(format!("{name}.gguf")) };
    let paths = [
        of(&tiny, "qwen35"),
        of(&tiny, "granitehybrid"),
        of(&families, "qwen3next"),
        of(&families, "falcon-h1"),
        of(&families, "mamba2"),
        of(&families, "nemotron_h_moe"),
    ];
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let model = runtime::load_model(&runtime::ModelSource::File(path)).unwrap();
        assert!(model.plan.is_recurrent(), "{name}");
        let n_vocab = model.plan.n_vocab as u32;
        let text = |seq: u32| (0..70 + 7 * seq).map(move |i| (i * 37 + seq * 101) % n_vocab);
        let texts: Vec<Vec<u32>> = (0..3).map(|seq| text(seq).collect()).collect();
        let mut cpu = context(&model, Some(0));
        let whole = |text: &Vec<u32>| {
            cpu.clear_seq(0, 0);
            append(&mut cpu, 0, text, 100)
        };
        let wholes: Vec<Vec<f32>> = texts.iter().map(whole).collect();
        for gpu_layers in [None, Some(model.plan.layers.len() / 2)] {
            let what = format!("{name}, layers: {gpu_layers:?}");
            let mut context = context(&model, gpu_layers);
            context.request_checkpoint(0, 40);
            read_together(&mut context, &texts, &wholes, &what);
            go_back(&mut context, &texts, &wholes, &what);
        }
    }
}

/// Wrong tokens of a step are taken back, also past positions where copies are kept.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn the_last_tokens_of_a_step_are_taken_back() {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families");
    let paths = [
        common::fixtures().join("tiny/qwen35.gguf"),
        families.join("falcon-h1.gguf"),
        families.join("mamba2.gguf"),
    ];
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let model = runtime::load_model(&runtime::ModelSource::File(path)).unwrap();
        for gpu_layers in [None, Some(model.plan.layers.len() / 2)] {
            let what = format!("{name}, layers: {gpu_layers:?}");
            take_back(&model, gpu_layers, &what);
        }
    }
}

fn take_back(model: &Arc<Model>, gpu_layers: Option<usize>, what: &str) {
    let n_vocab = model.plan.n_vocab;
    let text = |seed: u32, n: u32| -> Vec<u32> {
        (0..n).map(|i| (i * 37 + seed * 101) % n_vocab as u32).collect()
    };
    let mut context = context(model, gpu_layers);
    let mut cpu = self::context(model, Some(0));
    let mut all = text(21, 30);
    append(&mut context, 0, &all, 100);
    for round in 0..8 {
        let n = 1 + round as usize % 5;
        let n_right = round as usize % (n + 1);
        let tail = text(100 + round, 1 + n as u32);
        // a copy in the midst of the states of the trail
        context.request_checkpoint(0, (all.len() + n) as u32);
        assert_eq!(context.reserve_return(0, n), n, "{what}");
        append(&mut context, 0, &tail, 100);
        all.extend(&tail[..=n_right]);
        assert_eq!(context.n_resumable(0, all.len() as u32), all.len(), "{what}, {round}");
        context.clear_seq(0, all.len() as u32);
        assert_eq!(context.seq_len(0), all.len(), "{what}, {round}");
        let next = text(200 + round, 1);
        let found = append(&mut context, 0, &next, 1);
        all.extend(&next);
        cpu.clear_seq(0, 0);
        let whole = append(&mut cpu, 0, &all, 100);
        check(&found, &whole, all.len() - 1, n_vocab, &format!("{what}, {round}"));
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_lost_device_takes_states_with_it() {
    let model = common::fixtures().join("tiny/qwen35.gguf");
    let model = runtime::load_model(&runtime::ModelSource::File(model)).unwrap();
    let mut context = self::context(&model, None);
    let tokens = [1, 20, 30, 5];
    append(&mut context, 1, &tokens[..3], 3);
    context.gpu_device().unwrap().destroy();
    let next = BatchToken { token: 5, seq: 1, pos: 3, want_logits: true };
    assert!(context.step(&[next]).is_err());
    assert!(context.has_forgotten() && context.gpu_layers() == 0 && context.seq_len(1) == 0);
    let again = append(&mut context, 1, &tokens, 4);
    assert_eq!(again, append(&mut self::context(&model, Some(0)), 1, &tokens, 4));
}
