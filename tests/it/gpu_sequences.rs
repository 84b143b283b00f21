//! What becomes of sequences whose keys and values are on a GPU: copied to files and back, and lost
//! with the device.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::Path;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device, RopeFactors};
use hob::engine::{Engine, EngineOptions, Event, Job, JobHandle, Pooling};
use hob::grammar::{Options as SchemaOptions, Source, Stop};
use hob::model::Model;
use hob::runtime;
use hob::sampling::SamplingParams;

use crate::common;

fn load(path: &Path) -> Arc<Model> {
    runtime::load_model(&runtime::ModelSource::File(path.into())).unwrap()
}

/// On the CPU, on the GPU, or with this many layers there.
fn context(model: &Arc<Model>, gpu_layers: Option<usize>, exact: bool) -> Context {
    let device = if gpu_layers == Some(0) { Device::Cpu } else { Device::Gpu { name: None } };
    let n_ctx = Some(256);
    let n_threads = Some(2);
    let n_seq = 3;
    let options =
        ContextOptions { device, gpu_layers, exact, n_ctx, n_threads, n_seq, ..Default::default() };
    Context::new(Arc::clone(model), &options).unwrap()
}

/// Appends tokens to sequence 1; the logits of the last.
fn append(context: &mut Context, tokens: &[u32]) -> Vec<f32> {
    let start = context.seq_len(1) as u32;
    let last = start + tokens.len() as u32 - 1;
    let batch: Vec<_> = (start..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 1, pos, want_logits: pos == last })
        .collect();
    context.step(&batch).unwrap().to_vec()
}

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_sequence_moves_between_devices() {
    let dir = common::fixtures();
    let plain = ["llama", "gemma3", "lfm2", "gemma4-e", "glm4-7-flash"];
    for name in plain.into_iter().chain(["qwen35", "granitehybrid"]) {
        let model = load(&dir.join(format!("tiny/{name}.gguf")));
        // all on the CPU, all on the GPU, and where that can be some here and some there
        let half = Some(model.plan.layers.len().div_ceil(2));
        let splits: &[Option<usize>] = match () {
            () if model.plan.is_whole() => &[Some(0), None],
            () if model.plan.is_recurrent() => &[Some(0), None, Some(1), half],
            () => &[Some(0), None, Some(1)],
        };
        for exact in [true, false] {
            let tokens: Vec<u32> = (0..90).map(|i| i * 37 % model.plan.n_vocab as u32).collect();
            let golden = append(&mut context(&model, Some(0), exact), &tokens);
            let fingerprint = context(&model, Some(0), exact).fingerprint(RopeFactors::Short);
            for &from in splits {
                let mut source = context(&model, from, exact);
                assert_eq!(source.fingerprint(RopeFactors::Short), fingerprint);
                source.request_checkpoint(1, 77);
                append(&mut source, &tokens[..80]);
                // a page and a part of one, and nothing
                let saved = source.save_seq(1, 77).unwrap();
                assert!(source.save_seq(1, 0).unwrap().is_empty());
                assert!(source.save_seq(1, 81).is_err());
                for &to in splits {
                    let mut target = context(&model, to, exact);
                    append(&mut target, &tokens[40..]);
                    assert!(target.restore_seq(1, 76, &saved).is_err());
                    assert_eq!(target.seq_len(1), 0);
                    target.restore_seq(1, 77, &saved).unwrap();
                    assert_eq!(target.seq_len(1), 77);
                    assert!(target.save_seq(1, 77).unwrap() == saved, "{name}, {from:?} → {to:?}");
                    let e = nmse(&append(&mut target, &tokens[77..]), &golden);
                    let limit = match (exact, name) {
                        (true, "gemma4-e") => 3e-5,
                        (true, _) => 1e-6,
                        (false, "gemma4-e") => 5e-3,
                        (false, _) => 1e-4,
                    };
                    assert!(e <= limit, "{name}, {from:?} → {to:?}, exact: {exact}: NMSE {e:e}");
                }
            }
        }
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn the_cpu_goes_on_where_a_device_is_lost() {
    let dir = common::fixtures();
    let model = load(&dir.join("stories/stories260K.gguf"));
    let mut context = context(&model, None, true);
    append(&mut context, &[1, 20, 300]);
    let name = context.device().to_owned();
    assert!(!context.has_forgotten() && context.gpu_layers() > 0);
    context.gpu_device().unwrap().destroy();
    let next = BatchToken { token: 5, seq: 1, pos: 3, want_logits: true };
    let error = context.step(&[next]).unwrap_err().to_string();
    assert!(error.contains(&name), "{error}");
    assert!(context.has_forgotten() && !context.has_forgotten());
    assert!(context.device() != name && context.gpu_layers() == 0 && context.seq_len(1) == 0);
    let again = append(&mut context, &[1, 20, 300, 5]);
    let mut cpu = self::context(&model, Some(0), true);
    assert_eq!(again, append(&mut cpu, &[1, 20, 300, 5]));
}

/// The tokens of a text, or the values of an embedding; after `n` of them `then` happens.
fn all(mut events: JobHandle, n: usize, then: impl FnOnce()) -> (Vec<u32>, Vec<f32>) {
    let mut tokens = Vec::new();
    let mut values = Vec::new();
    let mut then = Some(then);
    while let Some(event) = events.blocking_next() {
        match event {
            Event::Token(token) => tokens.push(token.id),
            Event::Embedding(rows) => values.extend(rows.into_iter().flatten()),
            Event::Failed(error) => panic!("{error}"),
            _ => {}
        }
        if tokens.len() == n
            && let Some(then) = then.take()
        {
            then();
        }
    }
    (tokens, values)
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_at_work_outlive_a_device() {
    let dir = common::fixtures();
    let source = runtime::ModelSource::File(dir.join("stories/stories260K.gguf"));
    let model = runtime::load_model(&source).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&source, &model.gguf).unwrap());
    let schema = serde_json::json!({"type": "object",
        "properties": {"name": {"type": "string", "maxLength": 40},
        "ages": {"type": "array", "items": {"type": "integer"}, "minItems": 5}},
            "required": ["name", "ages"]});
    let constraints = runtime::Constraints::new(Arc::clone(&tokenizer));
    let schema = constraints
        .compile(&Source::Schema(schema, SchemaOptions::default()), &Stop::default())
        .unwrap();
    // a text, one that follows a schema and tells probabilities, and an embedding of a long prompt
    // behind them
    let sampling = SamplingParams { temperature: 0.0, ..Default::default() };
    let text =
        Job { max_tokens: Some(80), sampling: sampling.clone(), ..Job::new(vec![1, 20, 300]) };
    let drawn = SamplingParams { temperature: 1.0, seed: Some(5), logprobs: Some(2), ..sampling };
    let constraint = Some(schema);
    let form =
        Job { max_tokens: Some(60), sampling: drawn, constraint, ..Job::new(vec![1, 21, 301, 7]) };
    let long = (0..200).map(|i| 3 + i * 37 % 400).collect();
    let embedding = Job { pooling: Some(Pooling::Mean), ..Job::new(long) };

    let engine = |context| {
        Engine::start(context, Arc::clone(&tokenizer) as _, EngineOptions::default()).unwrap()
    };
    let cpu = engine(context(&model, Some(0), true));
    let alone = |engine: &Engine, job: &Job| all(engine.submit(job.clone()).unwrap(), 0, || ());
    let expected = [&text, &form, &embedding].map(|job| alone(&cpu, job));
    for lost_after in [1, 20] {
        let on_gpu = context(&model, None, true);
        let device = on_gpu.gpu_device().unwrap().clone();
        let gpu = engine(on_gpu);
        let jobs = [&form, &embedding].map(|job| gpu.submit(job.clone()).unwrap());
        let first = all(gpu.submit(text.clone()).unwrap(), lost_after, || device.destroy());
        assert_eq!(first, expected[0], "lost after {lost_after} tokens");
        for (events, expected) in jobs.into_iter().zip(&expected[1..]) {
            let (tokens, values) = all(events, 0, || ());
            assert_eq!(tokens, expected.0, "lost after {lost_after} tokens");
            assert!(values.is_empty() == expected.1.is_empty());
            assert!(values.is_empty() || nmse(&values, &expected.1) < 1e-6);
        }
        // and what comes later
        assert_eq!(alone(&gpu, &text), expected[0]);
    }
}
