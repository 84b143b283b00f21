//! Whole models on a GPU (in CI: Mesa's rasteriser on the CPU) against the same models on the CPU.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::Path;
use std::sync::Arc;

use hob::backend::expert_layers::ExpertLayers;
use hob::backend::gpu::{DeviceOptions, Gpu, GpuOptions, KernelSizes, adapter};
use hob::backend::{Batch, StepOutput, TokenRow};
use hob::context::{BatchToken, Context, ContextOptions, Device};
use hob::engine::{Engine, EngineOptions, Event, Job, StepError, StepModel};
use hob::gguf::Gguf;
use hob::grammar::{Options as SchemaOptions, Source, Stop};
use hob::model::plan::Activation;
use hob::model::{Model, family};
use hob::runtime;
use hob::sampling::SamplingParams;
use hob_kernels::CacheType;

use crate::common;
use crate::start::Start as _;

/// Mean squared error over mean square.
pub(crate) fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

/// A model, if its architecture is known.
pub(crate) fn load(path: &Path) -> Option<Arc<Model>> {
    let gguf = Gguf::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    family::find(gguf.get_str("general.architecture").unwrap().unwrap())?;
    Some(Arc::new(Model::load(gguf).unwrap_or_else(|e| panic!("{}: {e}", path.display()))))
}

pub(crate) fn options(gpu: bool, exact: bool, n_seq: usize) -> ContextOptions {
    let device = if gpu { Device::Gpu { name: None } } else { Device::Cpu };
    ContextOptions {
        device,
        exact,
        n_seq,
        n_ctx: Some(256),
        n_threads: Some(2),
        ..Default::default()
    }
}

pub(crate) fn tokens(n: usize, n_vocab: usize) -> Vec<u32> {
    (0..n).map(|i| (i * 37 % n_vocab) as u32).collect()
}

/// Logits of every token, fed in steps of `step` tokens to an empty sequence.
pub(crate) fn logits(context: &mut Context, tokens: &[u32], step: usize) -> Vec<f32> {
    context.clear_seq(0, 0);
    let batch: Vec<_> = (0..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true })
        .collect();
    batch.chunks(step).flat_map(|chunk| context.step(chunk).unwrap().to_vec()).collect()
}

/// Hidden states of every token of an empty sequence.
fn states(context: &mut Context, tokens: &[u32]) -> Vec<f32> {
    let row = |(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true };
    let batch: Vec<_> = (0..).zip(tokens).map(row).collect();
    context.embed(&batch).unwrap().to_vec()
}

/// Rows of text for a GPU that has all layers.
fn batch<'a>(rows: &'a [TokenRow], outputs: &'a [usize]) -> Batch<'a> {
    Batch { rows, outputs, images: &[], adapters: &[], x: &[], batch_invariant: false }
}

/// The GGUF files of a folder, in order.
pub(crate) fn files(dir: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> =
        std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "gguf"));
    files.sort();
    files
}

#[hob_needs::gpu]
#[test]
fn families_agree_with_the_cpu() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for path in ["families", "windows"].iter().flat_map(|dir| files(&data.join(dir))) {
        let name = path.file_stem().unwrap().to_string_lossy();
        let Some(model) = load(&path) else { continue };
        let tokens = tokens(40, model.plan.n_vocab);
        let mut gpu = Context::new(Arc::clone(&model), &options(true, true, 1))
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(gpu.gpu_layers(), model.plan.layers.len(), "{name}");
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        // an encoder gives no logits, and reads a text at once
        if model.plan.bidirectional {
            let e = nmse(&states(&mut gpu, &tokens), &states(&mut cpu, &tokens));
            assert!(e <= 1e-6, "{name}: NMSE {e:e}");
            continue;
        }
        let golden = logits(&mut cpu, &tokens, 40);
        for step in [40, 5, 1] {
            let e = nmse(&logits(&mut gpu, &tokens, step), &golden);
            assert!(e <= 1e-6, "{name}, steps of {step}: NMSE {e:e}");
        }
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn models_of_every_architecture_and_type_agree_with_the_cpu() {
    let dir = common::fixtures();
    let mut done = 0;
    for (i, path) in files(&dir.join("tiny")).iter().chain(&files(&dir.join("quant"))).enumerate() {
        let name = path.file_stem().unwrap().to_string_lossy();
        let Some(model) = load(path) else { continue };
        let tokens = tokens(40, model.plan.n_vocab);
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        let golden = logits(&mut cpu, &tokens, 40);
        let mut gpu = Context::new(Arc::clone(&model), &options(true, true, 1)).unwrap();
        for step in [40, 5, 1] {
            let e = nmse(&logits(&mut gpu, &tokens, step), &golden);
            assert!(e <= 1e-6, "{name}, steps of {step}: NMSE {e:e}");
        }
        // the 16-bit cache is the same for every type of weights
        if i % 4 == 0 || name.starts_with("gemma4") {
            let mut gpu = Context::new(Arc::clone(&model), &options(true, false, 1)).unwrap();
            let ours = logits(&mut gpu, &tokens, 40);
            // rounded keys have this one's router choose another expert, on either device: it is
            // held against the CPU's 16-bit cache
            let e = if name == "gemma4-moe" {
                let mut cpu = Context::new(Arc::clone(&model), &options(false, false, 1)).unwrap();
                nmse(&ours, &logits(&mut cpu, &tokens, 40))
            } else {
                nmse(&ours, &golden)
            };
            assert!(e <= 1e-4, "{name}, 16-bit cache: NMSE {e:e}");
        }
        done += 1;
    }
    assert!(done >= 40, "only {done} models were compared");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn layers_left_to_the_cpu_change_nothing() {
    let dir = common::fixtures();
    for name in ["llama", "cohere2", "gemma3", "llama-moe", "lfm2", "glm4-7-flash"] {
        let model = load(&dir.join(format!("tiny/{name}.gguf"))).unwrap();
        let n_layers = model.plan.layers.len();
        let n_vocab = model.plan.n_vocab;
        let tokens = tokens(80, n_vocab);
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        let golden = logits(&mut cpu, &tokens, 80);
        for n in [0, 1, n_layers / 2, n_layers, 99] {
            let options = ContextOptions { gpu_layers: Some(n), ..options(true, true, 2) };
            let mut both = Context::new(Arc::clone(&model), &options).unwrap();
            assert_eq!(both.gpu_layers(), n.min(n_layers));
            for step in [80, 7, 1] {
                let e = nmse(&logits(&mut both, &tokens, step), &golden);
                assert!(
                    e <= 1e-6,
                    "{name}, {n} layers on the GPU, steps of {step}: NMSE {e:e} > 1e-6"
                );
            }
            // a tail over positions that two sequences share, in both caches
            both.share_seq(0, 1, 70);
            assert_eq!((both.seq_len(0), both.seq_len(1)), (80, 70));
            both.clear_seq(1, 61);
            let tail: Vec<_> = (61..80u32)
                .map(|pos| BatchToken {
                    token: tokens[pos as usize],
                    seq: 1,
                    pos,
                    want_logits: true,
                })
                .collect();
            let e = nmse(both.step(&tail).unwrap(), &golden[61 * n_vocab..]);
            assert!(
                e <= 1e-6,
                "{name}, {n} layers on the GPU, shared positions: NMSE {e:e} > 1e-6"
            );
            let hidden =
                both.embed(&[BatchToken { token: 3, seq: 0, pos: 80, want_logits: true }]).unwrap();
            assert_eq!(hidden.len(), model.plan.n_embd);
        }
    }
    // layers that take more of others than the residual stream stay together
    let model = load(&dir.join("tiny/gemma4-e.gguf")).unwrap();
    let some = ContextOptions { gpu_layers: Some(2), ..options(true, true, 1) };
    let refused = Context::new(model, &some).err().map(|e| e.to_string());
    assert!(
        refused.as_ref().is_some_and(|e| e.contains("all go to the GPU, or none")),
        "{refused:?}"
    );
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn as_many_layers_go_to_a_gpu_as_its_memory_holds() {
    let dir = common::fixtures();
    let model = load(&dir.join("stories/stories260K.gguf")).unwrap();
    let n_layers = model.plan.layers.len();
    let adapter = adapter::choose(None).unwrap();
    let taken = |layers| {
        let options = GpuOptions {
            device_options: DeviceOptions::default(),
            layers: Some(layers),
            host_experts: Some(ExpertLayers::NONE),
            n_ctx: 256,
            n_seq: 1,
            exact: false,
            cache: [CacheType::F16; 2],
            fused: true,
            forward: hob::forward::on_gpu,
        };
        Gpu::new(Arc::clone(&model), &adapter, &options, &|_, _| ()).unwrap().memory_in_use()
    };
    let one = taken(1);
    let three = taken(3);
    let tokens = tokens(30, model.plan.n_vocab);
    let mut cpu = Context::new(Arc::clone(&model), &options(false, false, 1)).unwrap();
    let golden = logits(&mut cpu, &tokens, 30);
    let upload = model.n_bytes();
    for (memory, expected) in [(three + upload, 3), (one + upload + 100, 1), (u64::MAX, n_layers)] {
        let options = ContextOptions { gpu_memory: Some(memory), ..options(true, false, 1) };
        let mut context = Context::new(Arc::clone(&model), &options).unwrap();
        assert_eq!(context.gpu_layers(), expected);
        let e = nmse(&logits(&mut context, &tokens, 10), &golden);
        assert!(e < 1e-4, "{expected} layers on the GPU: NMSE {e:e}");
    }
    let none = ContextOptions { gpu_memory: Some(one / 2), ..options(true, false, 1) };
    let error = Context::new(Arc::clone(&model), &none).err().unwrap().to_string();
    assert!(error.contains("no memory for") && error.contains("--device cpu"), "{error}");
}

/// A context that gives whole rows of logits only.
struct WholeRows(Context);

impl StepModel for WholeRows {
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

    fn clear_seq(&mut self, seq: u32, from: u32) {
        self.0.clear_seq(seq, from);
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        self.0.share_seq(from, to, len);
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn tokens_chosen_on_the_device_are_those_chosen_from_whole_rows() {
    let dir = common::fixtures();
    let source = runtime::ModelSource::File(dir.join("stories/stories260K.gguf"));
    let model = runtime::load_model(&source).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
    let context = || Context::new(Arc::clone(&model), &options(true, false, 2)).unwrap();
    assert!(context().finds_best(2, 2, 100) && !context().finds_best(2, 100, 1));
    let vocabulary = || Arc::clone(&tokenizer) as _;
    let best = Engine::start(context(), vocabulary(), EngineOptions::default()).unwrap();
    let whole =
        Engine::start(WholeRows(context()), vocabulary(), EngineOptions::default()).unwrap();
    let schema = serde_json::json!({"type": "object",
        "properties": {"name": {"type": "string", "maxLength": 9},
        "ages": {"type": "array", "items": {"type": "integer"}, "maxItems": 3}},
            "required": ["name", "ages"]});
    let constraints = runtime::Constraints::new(Arc::clone(&tokenizer));
    let schema = constraints
        .compile(&Source::Schema(schema, SchemaOptions::default()), &Stop::default())
        .unwrap();
    for (temperature, top_k, constrained) in
        [(0.0, 40, false), (0.0, 40, true), (1.0, 40, false), (1.0, 40, true), (1.0, 3, true)]
    {
        let sampling = SamplingParams { temperature, top_k, seed: Some(3), ..Default::default() };
        let constraint = constrained.then(|| Arc::clone(&schema));
        let job = Job { sampling, constraint, max_tokens: Some(24), ..Job::new(vec![1, 20, 300]) };
        let tokens = |engine: &Engine| {
            let mut events = engine.submit(job.clone()).unwrap();
            let mut tokens = Vec::new();
            while let Some(event) = events.blocking_next() {
                match event {
                    Event::Token(token) => tokens.push(token.id),
                    Event::Failed(error) => panic!("{error}"),
                    _ => {}
                }
            }
            tokens
        };
        assert_eq!(tokens(&best), tokens(&whole), "{temperature} {top_k} {constrained}");
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn forced_decoding_has_the_cpus_best_token() {
    let dir = common::fixtures();
    let model = load(&dir.join("stories/stories260K.gguf")).unwrap();
    let mut cpu = Context::new(Arc::clone(&model), &options(false, false, 1)).unwrap();
    let mut gpu = Context::new(Arc::clone(&model), &options(true, false, 1)).unwrap();
    let n_vocab = model.plan.n_vocab;
    let best = |row: &[f32]| (0..n_vocab).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap();
    let mut token = 1;
    let mut agreed = 0;
    let n = 200;
    for pos in 0..n {
        let batch = [BatchToken { token, seq: 0, pos, want_logits: true }];
        let a = cpu.step(&batch).unwrap().to_vec();
        let b = gpu.step(&batch).unwrap();
        let tied = (a[best(&a)] - a[best(b)]).abs() < 1e-3;
        agreed += u32::from(best(&a) == best(b) || tied);
        token = best(&a) as u32;
    }
    assert!(agreed * 100 >= n * 99, "the best token was the same in {agreed} of {n} steps");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn sequences_do_not_touch_each_other_and_tails_are_forgotten() {
    let dir = common::fixtures();
    // The exact GELU of a gate is a number of 16 bits: summed in the order of another batch, what
    // it is taken of falls on the other side of a step now and then. So these models are held to
    // the bound without that step, and to one that it allows with it.
    let smooth =
        ["llama", "gemma3", "gemma4-e", "llama-moe", "lfm2", "deepseek2-lite", "glm4-7-flash"]
            .map(|name| (name, true, 1e-9));
    let as_it_is = ["gemma3", "gemma4-e"].map(|name| (name, false, 1e-6));
    for (name, smooth, bound) in smooth.into_iter().chain(as_it_is) {
        let mut model = load(&dir.join(format!("tiny/{name}.gguf"))).unwrap();
        if smooth {
            let model = Arc::get_mut(&mut model).unwrap();
            for layer in &mut model.plan.layers {
                layer.activation = Activation::Silu;
            }
        }
        let n_vocab = model.plan.n_vocab;
        let mut gpu = Context::new(Arc::clone(&model), &options(true, true, 3)).unwrap();
        let prompts: Vec<Vec<u32>> = (0..3)
            .map(|s| (0..70 + 7 * s).map(|i| (i * 37 + s * 101) % n_vocab as u32).collect())
            .collect();
        let alone: Vec<_> = prompts.iter().map(|p| logits(&mut gpu, p, p.len())).collect();
        gpu.clear_seq(0, 0);
        // a ragged batch: chunks of 11, 3 and 1 tokens of the three sequences until all are
        // through; logits of the odd
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
            for (token, row) in
                batch.iter().filter(|t| t.want_logits).zip(rows.chunks_exact(n_vocab))
            {
                together[token.seq as usize].extend_from_slice(row);
            }
        }
        for (alone, together) in alone.iter().zip(&together) {
            let odd: Vec<_> =
                alone.chunks_exact(n_vocab).skip(1).step_by(2).flatten().copied().collect();
            assert!(nmse(together, &odd) < bound, "{name}");
        }
        // another tail over a page that was given back
        let whole = &alone[1];
        gpu.clear_seq(1, 63);
        assert_eq!(gpu.seq_len(1), 63);
        let tail: Vec<_> = (63..prompts[1].len())
            .map(|i| BatchToken { token: prompts[1][i], seq: 1, pos: i as u32, want_logits: true })
            .collect();
        assert!(nmse(gpu.step(&tail).unwrap(), &whole[63 * n_vocab..]) < bound, "{name}");
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn matrices_cut_into_many_buffers_give_the_same() {
    let dir = common::fixtures();
    for name in ["tiny/qwen2.gguf", "quant/qbase-Q6_K.gguf", "quant/qmoe-Q8_0.gguf"] {
        let model = load(&dir.join(name)).unwrap();
        let adapter = adapter::choose(None).unwrap();
        let tokens = tokens(20, model.plan.n_vocab);
        let text = |(pos, &token)| TokenRow {
            token,
            seq: 0,
            pos,
            rope: [pos; 3],
            end: pos + 1,
            ..TokenRow::default()
        };
        let rows: Vec<_> = (0..).zip(&tokens).map(text).collect();
        let run = |sizes| {
            let device_options = DeviceOptions { sizes: Some(sizes), ..DeviceOptions::default() };
            let options = GpuOptions {
                device_options,
                layers: None,
                host_experts: Some(ExpertLayers::NONE),
                n_ctx: 64,
                n_seq: 1,
                exact: true,
                cache: [CacheType::F16; 2],
                fused: true,
                forward: hob::forward::on_gpu,
            };
            let mut gpu = Gpu::new(Arc::clone(&model), &adapter, &options, &|_, _| ()).unwrap();
            let mut all =
                gpu.step(&batch(&rows[..12], &[3, 11]), StepOutput::Logits).unwrap().to_vec();
            for row in &rows[12..] {
                all.extend_from_slice(gpu.step(&batch(&[*row], &[0]), StepOutput::Logits).unwrap());
            }
            all
        };
        let sizes = KernelSizes::of(&adapter);
        let whole = run(sizes);
        // one expert of the mixture is the least that can be cut off
        let cut = run(KernelSizes { chunk: 70_000, ..sizes });
        assert!(whole == cut, "{name}");
    }
}

#[hob_needs::gpu]
#[test]
fn sizes_are_measured_and_kept() {
    let cache = std::env::temp_dir().join(format!("hob-tuning-{}", std::process::id()));
    let hob = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
        command.args(args).env("XDG_CACHE_HOME", &cache).env_remove("HOB_GPU_TUNING");
        let output = command.run();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    let measured = hob(&["bench", "kernels", "--device", "gpu", "--mib", "1", "--output", "json"]);
    let measured: serde_json::Value = serde_json::from_slice(&measured).unwrap();
    assert!(measured["rows"].as_array().unwrap().len() >= 7, "{measured}");
    let rows = measured["rows"].as_array().unwrap();
    assert!(rows.iter().all(|row| row["us"].as_f64().unwrap() > 0.0), "{measured}");
    let kept: serde_json::Value =
        serde_json::from_slice(&std::fs::read(measured["kept"].as_str().unwrap()).unwrap())
            .unwrap();
    assert_eq!(kept["sizes"], measured["best"]);
    let listed: serde_json::Value = serde_json::from_slice(&hob(&["devices", "--json"])).unwrap();
    let tuned = |gpu: &serde_json::Value| gpu["tuned"] == measured["best"];
    assert!(listed["gpus"].as_array().unwrap().iter().any(tuned), "{listed}");
    std::fs::remove_dir_all(&cache).unwrap();
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn models_in_whole_numbers_are_near_the_exact_ones() {
    let dir = common::fixtures();
    let adapter = adapter::choose(None).unwrap();
    for name in ["qbase-Q4_0", "qbase-Q4_K_M"] {
        let model = load(&dir.join(format!("quant/{name}.gguf"))).unwrap();
        let tokens = tokens(40, model.plan.n_vocab);
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        let golden = logits(&mut cpu, &tokens, 40);
        let mut as_usual = Context::new(Arc::clone(&model), &options(false, false, 1)).unwrap();
        // steps of fewer tokens than any CPU multiplies in bf16
        let usual = nmse(&logits(&mut as_usual, &tokens, 20), &golden);
        let sizes = KernelSizes { int8: true, ..KernelSizes::of(&adapter) };
        let device_options = DeviceOptions { sizes: Some(sizes), ..DeviceOptions::default() };
        let options = GpuOptions {
            device_options,
            layers: None,
            host_experts: Some(ExpertLayers::NONE),
            n_ctx: 64,
            n_seq: 1,
            exact: false,
            cache: [CacheType::F16; 2],
            fused: true,
            forward: hob::forward::on_gpu,
        };
        let mut gpu = Gpu::new(Arc::clone(&model), &adapter, &options, &|_, _| ()).unwrap();
        let row = |(pos, &token)| TokenRow {
            token,
            seq: 0,
            pos,
            rope: [pos; 3],
            end: pos + 1,
            ..TokenRow::default()
        };
        let rows: Vec<_> = (0..).zip(&tokens).map(row).collect();
        let all: Vec<_> = (0..30).collect();
        let mut ours = gpu.step(&batch(&rows[..30], &all), StepOutput::Logits).unwrap().to_vec();
        for row in &rows[30..] {
            ours.extend_from_slice(gpu.step(&batch(&[*row], &[0]), StepOutput::Logits).unwrap());
        }
        let e = nmse(&ours, &golden);
        // the CPU takes activations in 8 bits too, unless it is to be exact
        assert!(e > 1e-9 && e < 1.5 * usual, "{name}: NMSE {e:e}, of the CPU {usual:e}");
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn what_a_gpu_cannot_do_is_said() {
    let dir = common::fixtures();
    let model = load(&dir.join("tiny/llama.gguf")).unwrap();
    let deterministic = ContextOptions { deterministic: true, ..options(true, false, 1) };
    assert!(Context::new(Arc::clone(&model), &deterministic).is_err());
    let nameless = Device::Gpu { name: Some("no such adapter".into()) };
    let nameless = ContextOptions { device: nameless, ..options(true, false, 1) };
    let error = Context::new(Arc::clone(&model), &nameless).err().unwrap().to_string();
    assert!(error.contains("no such adapter"), "{error}");

    // a device that gives less than its adapter could: too little for a pass, for a dispatch's
    // sizes, and just enough
    let adapter = adapter::choose(None).unwrap();
    let with = |change: &dyn Fn(&mut wgpu::Limits)| {
        let mut limits = adapter.limits();
        change(&mut limits);
        let device_options = DeviceOptions { limits: Some(limits), ..DeviceOptions::default() };
        let options = GpuOptions {
            device_options,
            layers: None,
            host_experts: Some(ExpertLayers::NONE),
            n_ctx: 64,
            n_seq: 1,
            exact: true,
            cache: [CacheType::F16; 2],
            fused: true,
            forward: hob::forward::on_gpu,
        };
        Gpu::new(Arc::clone(&model), &adapter, &options, &|_, _| ())
    };
    let error =
        with(&|limits| limits.max_storage_buffer_binding_size = 1 << 14).err().unwrap().to_string();
    assert!(error.contains("more than the 16384 that one of its buffers can have"), "{error}");
    let few = &|limits: &mut wgpu::Limits| limits.max_storage_buffers_per_shader_stage = 8;
    let error = with(few).err().unwrap().to_string();
    assert!(error.contains("fewer than 10 buffers"), "{error}");
    let small = |limits: &mut wgpu::Limits| {
        limits.max_compute_invocations_per_workgroup = 16;
        limits.max_compute_workgroup_size_x = 16;
        limits.max_compute_workgroup_storage_size = 16 << 10;
        limits.max_storage_buffer_binding_size = 4 << 20;
    };
    let adapter_sizes = KernelSizes::of(&adapter);
    let told = std::cell::Cell::new((0, 0));
    let mut gpu = with(&small).unwrap();
    let row = TokenRow { token: 3, end: 1, ..TokenRow::default() };
    let logits = gpu.step(&batch(&[row], &[0]), StepOutput::Logits).unwrap().to_vec();
    let device_options = DeviceOptions { sizes: Some(adapter_sizes), ..DeviceOptions::default() };
    let options = GpuOptions {
        device_options,
        layers: None,
        host_experts: Some(ExpertLayers::NONE),
        n_ctx: 64,
        n_seq: 1,
        exact: true,
        cache: [CacheType::F16; 2],
        fused: true,
        forward: hob::forward::on_gpu,
    };
    let hear = |done, total| told.set((done, total));
    let mut gpu = Gpu::new(Arc::clone(&model), &adapter, &options, &hear).unwrap();
    let golden = gpu.step(&batch(&[row], &[0]), StepOutput::Logits).unwrap().to_vec();
    assert!(nmse(&logits, &golden) < 1e-9);
    // as in a browser: parameters are read from uniform buffers
    let mut gpu = with(&|limits| limits.max_immediate_size = 0).unwrap();
    for (pos, end) in [(0, 1), (1, 2), (2, 3)] {
        let row = TokenRow { token: 3, pos, rope: [pos; 3], end, ..TokenRow::default() };
        let logits = gpu.step(&batch(&[row], &[0]), StepOutput::Logits).unwrap();
        assert!(pos > 0 || nmse(logits, &golden) < 1e-9);
    }
    assert!(told.get().0 > 0 && told.get().0 == told.get().1, "{told:?}");
}
