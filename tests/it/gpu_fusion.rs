//! Passes whose operations are fused against passes whose operations are not, on a GPU (in CI:
//! Mesa's rasteriser on the CPU).
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::Path;
use std::sync::Arc;

use hob::backend::expert_layers::ExpertLayers;
use hob::backend::gpu::{DeviceOptions, Gpu, GpuOptions, KernelSizes, adapter};
use hob::backend::{Batch, StepOutput, TokenRow};
use hob::gguf::Gguf;
use hob::model::mixer::MixerPlan;
use hob::model::plan::LayerPlan;
use hob::model::{Model, family};
use hob_kernels::CacheType;

use crate::common;

/// The logits of every step and the dispatches of the last one, a written token's.
struct FusionRun {
    logits: Vec<f32>,
    n_dispatches: usize,
}

/// The arithmetic of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arithmetic {
    /// Cache and activations in 32 bits.
    Exact,
    /// The cache in 16 bits, activations in 8.
    Int8,
}

/// Reads six tokens at once, three at once and four one by one.
fn run(model: &Arc<Model>, arithmetic: Arithmetic, fused: bool) -> Option<FusionRun> {
    let adapter = adapter::choose(None).unwrap();
    let int8 = arithmetic == Arithmetic::Int8;
    let sizes = KernelSizes { int8, ..KernelSizes::of(&adapter) };
    let options = GpuOptions {
        device_options: DeviceOptions { sizes: Some(sizes), ..DeviceOptions::default() },
        layers: None,
        host_experts: Some(ExpertLayers::NONE),
        n_ctx: 64,
        n_seq: 1,
        exact: !int8,
        cache: [CacheType::F16; 2],
        fused,
        forward: hob::forward::on_gpu,
    };
    let mut gpu = Gpu::new(Arc::clone(model), &adapter, &options, &|_, _| ()).ok()?;
    if gpu.layers().start > 0 {
        return None;
    }
    let row = |pos: u32| TokenRow {
        token: pos * 37 % model.plan.n_vocab as u32,
        seq: 0,
        pos,
        end: pos + 1,
        rope: [pos; 3],
        ..TokenRow::default()
    };
    let mut logits = Vec::new();
    let mut next = 0;
    for n in [12, 3, 1, 1, 1, 1] {
        let rows: Vec<_> = (next..next + n).map(row).collect();
        let outputs: Vec<_> = (0..rows.len()).collect();
        let batch = Batch {
            rows: &rows,
            outputs: &outputs,
            images: &[],
            adapters: &[],
            x: &[],
            batch_invariant: false,
        };
        logits.extend_from_slice(gpu.step(&batch, StepOutput::Logits).unwrap());
        next += n;
    }
    Some(FusionRun { logits, n_dispatches: gpu.trace().dispatches.len() })
}

/// Mean squared error over mean square.
fn nmse(ours: &[f32], expected: &[f32]) -> f64 {
    assert_eq!(ours.len(), expected.len());
    let pairs = || ours.iter().zip(expected).map(|(&a, &b)| (f64::from(a), f64::from(b)));
    let error: f64 = pairs().map(|(a, b)| (a - b) * (a - b)).sum();
    let square: f64 = pairs().map(|(_, b)| b * b).sum();
    error / square
}

/// Loads a model that writes text, if its architecture is known.
fn load(path: &Path) -> Option<Arc<Model>> {
    let gguf = Gguf::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    family::find(gguf.get_str("general.architecture").unwrap()?)?;
    let model = Model::load(gguf).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    (!model.plan.bidirectional).then(|| Arc::new(model))
}

/// Returns the most dispatches of a written token: 7 for each layer and 9 with a mixture of
/// experts, more for two mixers side by side, 2 more where layers have slices of their own, and
/// those before the first and after the last layer.
fn most_dispatches(model: &Model) -> usize {
    let slices = usize::from(model.plan.n_per_layer > 0);
    let of_layer = |layer: &LayerPlan| {
        let of_mixer = match &layer.mixer {
            MixerPlan::Parallel(..) => 4,
            _ => 0,
        };
        let of_experts = if layer.experts.is_some() { 2 } else { 0 };
        7 + of_mixer + of_experts + 2 * slices
    };
    let layers = model.plan.layers.iter().map(of_layer);
    // the embeddings, a norm, the logits and their cap; the slices take four
    layers.sum::<usize>() + 4 + 4 * slices
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn fused_passes_give_what_their_parts_give() {
    let mut n_models = 0;
    // all architectures as exactly as they get, all types of weights as fast
    let cases = [
        ("tiny", Arithmetic::Exact, 1e-10),
        ("tiny", Arithmetic::Int8, 1e-6),
        ("quant", Arithmetic::Int8, 1e-6),
        ("quant", Arithmetic::Exact, 1e-10),
    ];
    for (folder, arithmetic, limit) in cases {
        let entries = std::fs::read_dir(common::fixtures().join(folder)).unwrap();
        let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|e| e == "gguf"));
        paths.sort();
        for path in paths {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            // of the exact products of each type the architectures above have one already
            let is_mixed = name.ends_with("K_M") || name.starts_with("qmoe");
            if folder == "quant" && arithmetic == Arithmetic::Exact && !is_mixed {
                continue;
            }
            let Some(model) = load(&path) else { continue };
            let Some(fused) = run(&model, arithmetic, true) else { continue };
            let parts = run(&model, arithmetic, false).unwrap();
            let e = nmse(&fused.logits, &parts.logits);
            let dispatches = (fused.n_dispatches, parts.n_dispatches);
            let n_layers = model.plan.layers.len();
            println!("{name} {arithmetic:?}: {e:.1e}, {n_layers} layers, {dispatches:?}");
            assert!(e <= limit, "{name} {arithmetic:?}: {e:e}");
            assert!(dispatches.0 <= dispatches.1, "{name}: {dispatches:?}");
            let most = most_dispatches(&model);
            assert!(dispatches.0 <= most, "{name} {arithmetic:?}: {} > {most}", dispatches.0);
            n_models += 1;
        }
    }
    assert!(n_models > 40, "{n_models}");
}
