//! Whole models on a GPU (in CI: Mesa's rasteriser on the CPU) against the same models on the CPU.
//!
//! Without an adapter each test says so and passes, unless `HOB_REQUIRE_GPU=1`.

#![cfg(feature = "gpu")]

use std::path::Path;
use std::sync::Arc;

use hob::backend::cpu::Row;
use hob::backend::gpu::{Gpu, Sizes, adapter};
use hob::context::{BatchToken, Context, ContextOptions, Device};
use hob::gguf::Gguf;
use hob::model::{Model, family};

#[path = "common.rs"]
mod common;

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

fn has_gpu() -> bool {
    match adapter::choose(None) {
        Ok(_) => true,
        Err(e) => {
            assert!(std::env::var("HOB_REQUIRE_GPU").as_deref() != Ok("1"), "a GPU is required, but: {e}");
            eprintln!("no GPU: this test checks nothing");
            false
        }
    }
}

/// A model, if its architecture is known.
fn load(path: &Path) -> Option<Arc<Model>> {
    let gguf = Gguf::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    family::find(gguf.get_str("general.architecture").unwrap().unwrap())?;
    Some(Arc::new(Model::load(gguf).unwrap_or_else(|e| panic!("{}: {e}", path.display()))))
}

fn options(gpu: bool, exact: bool, n_seq: usize) -> ContextOptions {
    let device = if gpu { Device::Gpu { name: None } } else { Device::Cpu };
    ContextOptions { device, exact, n_seq, n_ctx: Some(256), n_threads: Some(2), ..Default::default() }
}

fn tokens(n: usize, n_vocab: usize) -> Vec<u32> {
    (0..n).map(|i| (i * 37 % n_vocab) as u32).collect()
}

/// Logits of every token, fed in steps of `step` tokens to an empty sequence.
fn logits(context: &mut Context, tokens: &[u32], step: usize) -> Vec<f32> {
    context.clear_seq(0, 0);
    let batch: Vec<_> =
        (0..).zip(tokens).map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true }).collect();
    batch.chunks(step).flat_map(|chunk| context.step(chunk).unwrap().to_vec()).collect()
}

/// The GGUF files of a folder, in order.
fn files(dir: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "gguf"));
    files.sort();
    files
}

#[test]
fn models_of_every_architecture_and_type_agree_with_the_cpu() {
    let Some(dir) = common::fixtures().filter(|_| has_gpu()) else { return };
    let mut done = 0;
    for (i, path) in files(&dir.join("tiny")).iter().chain(&files(&dir.join("quant"))).enumerate() {
        let name = path.file_stem().unwrap().to_string_lossy();
        let Some(model) = load(path) else { continue };
        if model.plan.layers.iter().any(|layer| layer.conv.is_some()) {
            let refused = Context::new(model, &options(true, true, 1)).err().map(|e| e.to_string());
            assert!(refused.as_ref().is_some_and(|e| e.contains("--device cpu")), "{name}: {refused:?}");
            continue;
        }
        let tokens = tokens(40, model.plan.n_vocab);
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        let golden = logits(&mut cpu, &tokens, 40);
        let mut gpu = Context::new(Arc::clone(&model), &options(true, true, 1)).unwrap();
        for step in [40, 5, 1] {
            let e = nmse(&logits(&mut gpu, &tokens, step), &golden);
            assert!(e <= 1e-6, "{name}, steps of {step}: NMSE {e:e} > 1e-6");
        }
        // the 16-bit cache is the same for every type of weights
        if i % 4 == 0 {
            let mut gpu = Context::new(Arc::clone(&model), &options(true, false, 1)).unwrap();
            let e = nmse(&logits(&mut gpu, &tokens, 40), &golden);
            assert!(e <= 1e-4, "{name}, 16-bit cache: NMSE {e:e} > 1e-4");
        }
        done += 1;
    }
    assert!(done >= 30, "only {done} models were compared");
}

#[test]
fn forced_decoding_has_the_cpus_best_token() {
    let Some(dir) = common::fixtures().filter(|_| has_gpu()) else { return };
    let model = load(&dir.join("stories/stories260K.gguf")).unwrap();
    let mut cpu = Context::new(Arc::clone(&model), &options(false, false, 1)).unwrap();
    let mut gpu = Context::new(Arc::clone(&model), &options(true, false, 1)).unwrap();
    let n_vocab = model.plan.n_vocab;
    let best = |row: &[f32]| (0..n_vocab).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap();
    let (mut token, mut agreed, n) = (1, 0, 200);
    for pos in 0..n {
        let batch = [BatchToken { token, seq: 0, pos, want_logits: true }];
        let (a, b) = (cpu.step(&batch).unwrap().to_vec(), gpu.step(&batch).unwrap());
        let tied = (a[best(&a)] - a[best(b)]).abs() < 1e-3;
        agreed += u32::from(best(&a) == best(b) || tied);
        token = best(&a) as u32;
    }
    assert!(agreed * 100 >= n * 99, "the best token was the same in {agreed} of {n} steps");
}

#[test]
fn sequences_do_not_touch_each_other_and_tails_are_forgotten() {
    let Some(dir) = common::fixtures().filter(|_| has_gpu()) else { return };
    for name in ["llama", "gemma3", "llama-moe"] {
        let model = load(&dir.join(format!("tiny/{name}.gguf"))).unwrap();
        let n_vocab = model.plan.n_vocab;
        let mut gpu = Context::new(Arc::clone(&model), &options(true, true, 3)).unwrap();
        let prompts: Vec<Vec<u32>> =
            (0..3).map(|s| (0..70 + 7 * s).map(|i| (i * 37 + s * 101) % n_vocab as u32).collect()).collect();
        let alone: Vec<_> = prompts.iter().map(|p| logits(&mut gpu, p, p.len())).collect();
        gpu.clear_seq(0, 0);
        // a ragged batch: chunks of 11, 3 and 1 tokens of the three sequences until all are through; logits of the odd
        let mut together = vec![Vec::new(); 3];
        let mut at = [0usize; 3];
        while (0..3).any(|s| at[s] < prompts[s].len()) {
            let mut batch = Vec::new();
            for (s, chunk) in [11, 3, 1].into_iter().enumerate() {
                for &token in prompts[s].iter().skip(at[s]).take(chunk) {
                    let pos = at[s] as u32;
                    batch.push(BatchToken { token, seq: s as u32, pos, want_logits: pos % 2 == 1 });
                    at[s] += 1;
                }
            }
            let rows = gpu.step(&batch).unwrap();
            for (token, row) in batch.iter().filter(|t| t.want_logits).zip(rows.chunks_exact(n_vocab)) {
                together[token.seq as usize].extend_from_slice(row);
            }
        }
        for (alone, together) in alone.iter().zip(&together) {
            let odd: Vec<_> = alone.chunks_exact(n_vocab).skip(1).step_by(2).flatten().copied().collect();
            assert!(nmse(together, &odd) < 1e-9, "{name}");
        }
        // another tail over a page that was given back
        let whole = &alone[1];
        gpu.clear_seq(1, 63);
        assert_eq!(gpu.seq_len(1), 63);
        let tail: Vec<_> = (63..prompts[1].len())
            .map(|i| BatchToken { token: prompts[1][i], seq: 1, pos: i as u32, want_logits: true })
            .collect();
        assert!(nmse(gpu.step(&tail).unwrap(), &whole[63 * n_vocab..]) < 1e-9, "{name}");
    }
}

#[test]
fn matrices_cut_into_many_buffers_give_the_same() {
    let Some(dir) = common::fixtures().filter(|_| has_gpu()) else { return };
    for name in ["tiny/qwen2.gguf", "quant/qbase-Q6_K.gguf", "quant/qmoe-Q8_0.gguf"] {
        let model = load(&dir.join(name)).unwrap();
        let adapter = adapter::choose(None).unwrap();
        let tokens = tokens(20, model.plan.n_vocab);
        let text = |(pos, &token)| Row { token, seq: 0, pos, rope: [pos; 3], end: pos + 1, image: None };
        let rows: Vec<_> = (0..).zip(&tokens).map(text).collect();
        let run = |sizes| {
            let mut gpu = Gpu::new(Arc::clone(&model), &adapter, Some(sizes), 64, 1, true).unwrap();
            let mut all = gpu.step(&rows[..12], &[3, 11]).unwrap().to_vec();
            for row in &rows[12..] {
                all.extend_from_slice(gpu.step(&[*row], &[0]).unwrap());
            }
            all
        };
        let sizes = Sizes::of(&adapter);
        let whole = run(sizes);
        // one expert of the mixture is the least that can be cut off
        let cut = run(Sizes { chunk: 70_000, ..sizes });
        assert!(whole == cut, "{name}");
    }
}

#[test]
fn what_a_gpu_cannot_do_is_said() {
    let Some(dir) = common::fixtures().filter(|_| has_gpu()) else { return };
    let model = load(&dir.join("tiny/llama.gguf")).unwrap();
    let deterministic = ContextOptions { deterministic: true, ..options(true, false, 1) };
    assert!(Context::new(Arc::clone(&model), &deterministic).is_err());
    let nameless = Device::Gpu { name: Some("no such adapter".into()) };
    let nameless = ContextOptions { device: nameless, ..options(true, false, 1) };
    let error = Context::new(Arc::clone(&model), &nameless).err().unwrap().to_string();
    assert!(error.contains("no such adapter"), "{error}");
}
