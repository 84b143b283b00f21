//! Caches in every type on a GPU against the same caches on the CPU.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device};
use hob::model::Model;
use hob::runtime;
use hob_kernels::CacheType;

use crate::common;

/// Types of keys and of values, and the most that logits may differ from the CPU's: what falls
/// between two codes goes to one here and to the other there, where sums differ in their last bits.
const TYPES: [([CacheType; 2], f64); 12] = [
    ([CacheType::F32; 2], 1e-4),
    ([CacheType::BF16; 2], 1e-4),
    ([CacheType::Q8_0; 2], 1e-4),
    ([CacheType::Q5_1; 2], 5e-4),
    ([CacheType::Q5_0; 2], 5e-4),
    ([CacheType::Q4_1; 2], 5e-4),
    ([CacheType::Q4_0; 2], 5e-4),
    ([CacheType::IQ4_NL; 2], 5e-4),
    ([CacheType::Q8_0, CacheType::Q4_0], 5e-4),
    ([CacheType::F16, CacheType::Q5_1], 5e-4),
    ([CacheType::Q4_1, CacheType::BF16], 5e-4),
    ([CacheType::F32, CacheType::F16], 1e-4),
];

fn load(name: &str) -> Arc<Model> {
    let path = common::fixtures().join(name);
    runtime::load_model(&runtime::ModelSource::File(path)).unwrap()
}

fn context(model: &Arc<Model>, device: Device, types: [CacheType; 2]) -> Context {
    let [cache_type_k, cache_type_v] = types;
    let options = ContextOptions {
        device,
        cache_type_k,
        cache_type_v,
        n_ctx: Some(256),
        n_threads: Some(2),
        n_seq: 2,
        ..Default::default()
    };
    Context::new(Arc::clone(model), &options).unwrap()
}

/// Appends tokens to sequence 1 in steps of `step`; the logits of all.
fn append(context: &mut Context, tokens: &[u32], step: usize) -> Vec<f32> {
    let start = context.seq_len(1) as u32;
    let batch: Vec<_> = (start..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 1, pos, want_logits: true })
        .collect();
    batch.chunks(step).flat_map(|chunk| context.step(chunk).unwrap().to_vec()).collect()
}

fn tokens(model: &Model) -> Vec<u32> {
    (0..90).map(|i| i * 37 % model.plan.n_vocab as u32).collect()
}

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

const GPU: Device = Device::Gpu { name: None };

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn caches_of_every_type_are_those_of_the_cpu() {
    let model = load("quant/qbase-F16.gguf");
    let tokens = tokens(&model);
    for (types, limit) in TYPES {
        let golden = append(&mut context(&model, Device::Cpu, types), &tokens, 90);
        // by tiles, a few at a time, and one by one
        for step in [90, 5, 1] {
            let mut gpu = context(&model, GPU, types);
            assert_eq!(gpu.gpu_layers(), model.plan.layers.len());
            let e = nmse(&append(&mut gpu, &tokens, step), &golden);
            println!("{types:?}, steps of {step}: NMSE {e:.1e}");
            assert!(e <= limit, "{types:?}, steps of {step}: NMSE {e:e}");
        }
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_sequence_in_few_bits_moves_between_devices() {
    let model = load("quant/qbase-F16.gguf");
    let tokens = tokens(&model);
    for (types, limit) in TYPES {
        let golden = append(&mut context(&model, Device::Cpu, types), &tokens, 90);
        let golden = &golden[77 * model.plan.n_vocab..];
        for [from, to] in [[GPU, Device::Cpu], [Device::Cpu, GPU], [GPU, GPU]] {
            let mut source = context(&model, from.clone(), types);
            append(&mut source, &tokens[..80], 80);
            let saved = source.save_seq(1, 77).unwrap();
            let mut target = context(&model, to.clone(), types);
            target.restore_seq(1, 77, &saved).unwrap();
            assert!(target.save_seq(1, 77).unwrap() == saved, "{types:?}, {from:?} → {to:?}");
            let e = nmse(&append(&mut target, &tokens[77..], 13), golden);
            assert!(e <= limit, "{types:?}, {from:?} → {to:?}: NMSE {e:e}");
        }
    }
}

/// Norms of heads, windows, sinks, biases by distance and latent heads: whatever has whole blocks.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn every_architecture_takes_a_small_cache_on_a_gpu_or_refuses_it() {
    let types = [CacheType::Q5_1; 2];
    let mut done = 0;
    let entries = std::fs::read_dir(common::fixtures().join("tiny")).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let model = load(&format!("tiny/{name}"));
        let heads = model.plan.layers.iter().map(|layer| layer.mixer.cached());
        let fits = heads.into_iter().all(|heads| (heads.d_k | heads.d_v) % 32 == 0);
        if !fits {
            let options = ContextOptions {
                device: GPU,
                cache_type_k: types[0],
                cache_type_v: types[1],
                ..Default::default()
            };
            let error = Context::new(Arc::clone(&model), &options).err().unwrap().to_string();
            assert!(error.contains("blocks of 32 values"), "{name}: {error}");
            continue;
        }
        let tokens = tokens(&model);
        let golden = append(&mut context(&model, Device::Cpu, types), &tokens, 90);
        for step in [90, 1] {
            let mut gpu = context(&model, GPU, types);
            let e = nmse(&append(&mut gpu, &tokens, step), &golden);
            println!("{name}, steps of {step}: NMSE {e:.1e}");
            assert!(e <= 5e-3, "{name}, steps of {step}: NMSE {e:e}");
        }
        done += 1;
    }
    assert!(done > 3, "{done} models with whole blocks");
}
