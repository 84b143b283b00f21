//! Steps in a row that a GPU does without the host's waiting, of models with running states, each
//! of which can be taken back: delta nets, state spaces alone and beside attention.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use hob::context::{BatchToken, Best, StepsAhead, StepsDone, WholeRows};
use hob::engine::{Engine, EngineOptions, Event, Job, Shift};
use hob::sampling::SamplingParams;
use serde_json::Value;

use crate::common;
use crate::gpu_ahead::{OneByOne, context, fill, load, next, patient, step_ahead};
use crate::gpu_guesses::{Engines, counts, read, sampled};
use crate::sequences::recurrent::{Numbers, text};
use crate::start::Start as _;

/// Models of the fixtures, one of each kind of running state.
const TINY: [&str; 2] = ["tiny/qwen35.gguf", "tiny/granitehybrid.gguf"];

/// Returns models with running states that are not among the fixtures.
pub(crate) fn files() -> Vec<PathBuf> {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families");
    let names = ["qwen3next", "falcon-h1", "mamba2", "nemotron_h", "nemotron_h_moe"];
    names.map(|name| families.join(format!("{name}.gguf"))).to_vec()
}

fn all_files() -> Vec<PathBuf> {
    let mut paths = files();
    paths.extend(TINY.map(|name| common::fixtures().join(name)));
    paths
}

fn name_of(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

/// Two engines over a model whose texts are numbers: one that goes ahead, and one that waits.
fn engines_of_numbers(path: &Path) -> [Engine; 2] {
    let model = load(path).unwrap();
    assert!(model.plan.is_recurrent());
    let numbers = || Arc::new(Numbers) as _;
    [
        Engine::start(context(&model), numbers(), patient()).unwrap(),
        Engine::start(OneByOne(context(&model)), numbers(), EngineOptions::default()).unwrap(),
    ]
}

/// What is saved after each number of kept steps is what steps one by one leave there, and so is
/// what follows.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn each_step_of_a_row_leaves_the_state_of_a_step_alone() {
    for path in all_files() {
        let name = name_of(&path);
        let model = load(&path).unwrap();
        let mut single = context(&model);
        let mut ahead = context(&model);
        for kept in (0..=4).rev() {
            for context in [&mut single, &mut ahead] {
                (0..3).for_each(|seq| context.clear_seq(seq, 0));
                fill(context);
            }
            let mut done = StepsDone::default();
            let batch = next(&ahead, [3, 4, 5]);
            step_ahead(&mut ahead, &batch, 4, &mut done).unwrap();
            assert_eq!(done.n, 4, "{name}");
            let tokens = |i: usize| match i {
                0 => [3, 4, 5],
                i => [0, 1, 2].map(|seq| done.fed_of(seq)[i - 1]),
            };
            let mut best = Best::default();
            for i in 0..kept {
                let batch = next(&single, tokens(i));
                single.step_best(&batch, 1, &[None; 3], &mut best).unwrap();
            }
            for seq in 0..3 {
                let len = single.seq_len(seq) as u32;
                assert_eq!(ahead.n_resumable(seq, len), len as usize, "{name}, {kept} kept");
                // as it lies among those of the row, and where the sequence goes on
                let expected = single.save_seq(seq, len).unwrap();
                assert!(ahead.save_seq(seq, len).unwrap() == expected, "{name}, {kept} kept");
                ahead.clear_seq(seq, len);
                assert_eq!(ahead.seq_len(seq), len as usize, "{name}, {kept} kept");
                assert!(ahead.save_seq(seq, len).unwrap() == expected, "{name}, {kept} kept");
            }
            let batch = next(&single, [9, 8, 7]);
            let expected = single.step(&batch).unwrap().to_vec();
            assert_eq!(ahead.step(&batch).unwrap(), expected, "{name}, {kept} kept");
        }
    }
}

/// A row in which no token may be found is no step, and leaves all as it was.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn steps_without_a_token_are_not_done() {
    for path in all_files() {
        let name = name_of(&path);
        let model = load(&path).unwrap();
        let mut ahead = context(&model);
        let mut single = context(&model);
        fill(&mut ahead);
        fill(&mut single);
        let none = vec![0; model.plan.n_vocab.div_ceil(32)];
        let steps = StepsAhead {
            n: 4,
            keep: 1,
            rows: WholeRows::Dropped,
            allowed: &[None, Some(&none[..]), None],
            guesses: &[None, None, None],
        };
        let mut done = StepsDone::default();
        let batch = next(&ahead, [3, 4, 5]);
        ahead.step_ahead(&batch, &steps, &mut done).unwrap();
        assert_eq!(done.n, 0, "{name}");
        assert_eq!([0, 1, 2].map(|seq| ahead.seq_len(seq)), [5, 62, 62], "{name}");
        let expected = single.step(&batch).unwrap().to_vec();
        assert_eq!(ahead.step(&batch).unwrap(), expected, "{name}");
    }
}

/// Another sequence may begin with what one has come to amid a row of steps.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_sequence_that_is_amid_a_row_of_steps_is_shared() {
    for path in all_files() {
        let name = name_of(&path);
        let model = load(&path).unwrap();
        let mut ahead = context(&model);
        fill(&mut ahead);
        let token = BatchToken { token: 3, seq: 0, pos: 5, want_logits: true };
        let mut done = StepsDone::default();
        step_ahead(&mut ahead, &[token], 4, &mut done).unwrap();
        ahead.share_seq(0, 2, 7);
        assert_eq!([0, 1, 2].map(|seq| ahead.seq_len(seq)), [9, 62, 7], "{name}");
        let token = done.fed_of(0)[1];
        let on = BatchToken { token, seq: 2, pos: 7, want_logits: true };
        let row = ahead.step(&[on]).unwrap().to_vec();
        let best = (0..row.len()).rev().max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap();
        assert_eq!(best as u32, done.fed_of(0)[2], "{name}");
        // the one that it came from goes on
        let on = BatchToken { token: 1, seq: 0, pos: 9, want_logits: true };
        ahead.step(&[on]).unwrap();
    }
}

/// Jobs that end in different ways, and choose in different ways.
fn jobs() -> Vec<Job> {
    let greedy = SamplingParams { temperature: 0.0, ..sampled(1) };
    let job = |sampling: SamplingParams| Job {
        sampling,
        max_tokens: Some(40),
        ..Job::new(vec![1, 20, 30, 7])
    };
    let plain = job(greedy.clone());
    let stopped = |word: &str| Job { stop: vec![word.as_bytes().to_vec()], ..plain.clone() };
    vec![
        plain.clone(),
        job(sampled(1)),
        job(SamplingParams { temperature: 0.6, top_p: 0.9, ..sampled(2) }),
        job(SamplingParams { top_k: 0, min_p: 0.05, ..sampled(3) }),
        job(SamplingParams { repeat_penalty: 1.2, ..greedy.clone() }),
        job(SamplingParams { logprobs: Some(3), ..greedy }),
        job(SamplingParams { presence_penalty: 0.4, ..sampled(6) }),
        stopped("3 "),
        stopped("7"),
        Job { max_tokens: Some(7), ..plain.clone() },
        Job { max_tokens: Some(1), prompt: vec![1, 9], ..plain.clone() },
        Job { max_tokens: None, prompt: text(5, 200).iter().map(|t| t % 60).collect(), ..plain },
    ]
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_of_running_states_are_those_of_steps_one_by_one() {
    for path in all_files() {
        let name = name_of(&path);
        let [ahead, single] = engines_of_numbers(&path);
        let of = |engine: &Engine, job: &Job| read(engine.submit(job.clone()).unwrap());
        let before = ahead.stats();
        for (i, job) in jobs().iter().enumerate() {
            let expected = of(&single, job);
            assert_eq!(of(&ahead, job), expected, "{name}, job {i}");
            // the text goes on, with what is computed of it
            let prompt = [&job.prompt[..], &expected.tokens, &[5, 6]].concat();
            let on = Job { prompt, max_tokens: Some(5), ..job.clone() };
            if on.prompt.len() < 240 {
                assert_eq!(of(&ahead, &on), of(&single, &on), "{name}, job {i} goes on");
            }
        }
        let [waits, tokens, fed, held] = counts(&before, &ahead.stats());
        assert!(4 * waits < 3 * tokens, "{name}: {waits} waits for {tokens} tokens");
        assert!(held > tokens / 4, "{name}: {held} of {fed} guesses held");
        assert_eq!(single.stats().fed_tokens, 0);
        // a client that leaves, and one that comes after it
        drop(ahead.submit(jobs()[0].clone()).unwrap());
        for job in &jobs()[..2] {
            assert_eq!(of(&ahead, job), of(&single, job), "{name}");
        }
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn texts_of_running_states_under_constraints_are_those_of_steps_one_by_one() {
    for name in TINY {
        let engines = Engines::start_on(name);
        let greedy = SamplingParams { temperature: 0.0, ..sampled(1) };
        let params = [
            greedy.clone(),
            SamplingParams { temperature: 0.7, top_k: 4, ..sampled(2) },
            SamplingParams { logprobs: Some(2), ..greedy },
        ];
        let mut jobs = Vec::new();
        for params in params {
            jobs.extend(engines.constrained(&Engines::job(params)));
        }
        let before = engines.ahead.stats();
        for job in &jobs {
            read(engines.ahead.submit(job.clone()).unwrap());
        }
        let [waits, tokens, fed, _] = counts(&before, &engines.ahead.stats());
        assert!(fed > 0 && waits < tokens, "{name}: {waits} waits for {tokens} tokens, {fed} fed");
        // and at once, with others that are under none
        jobs.push(Engines::job(sampled(4)));
        engines.assert_same(&jobs);
    }
}

/// A full context is read again from where something is kept, and a slot is saved and restored.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn shifted_contexts_and_saved_slots_are_those_of_steps_one_by_one() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for path in all_files() {
        let name = name_of(&path);
        let [ahead, single] = engines_of_numbers(&path);
        let long = Job {
            prompt: text(16, 230).iter().map(|token| token % 60).collect(),
            slot: Some(1),
            shift: Some(Shift { keep: 10, discard: Some(60) }),
            max_tokens: Some(110),
            ..jobs().remove(0)
        };
        let expected = read(single.submit(long.clone()).unwrap());
        assert_eq!(read(ahead.submit(long).unwrap()), expected, "{name}");
        assert_eq!(expected.tokens.len(), 110, "{name}");
        assert!(ahead.stats().held_tokens > 30, "{name}");
        let job = Job { slot: Some(1), ..jobs().remove(1) };
        let expected = read(single.submit(job.clone()).unwrap());
        assert_eq!(read(ahead.submit(job.clone()).unwrap()), expected, "{name}");
        let saved = runtime.block_on(ahead.save(1)).unwrap();
        runtime.block_on(ahead.restore(2, saved)).unwrap();
        let prompt = [&job.prompt[..], &expected.tokens].concat();
        let next = |slot| Job { prompt: prompt.clone(), slot: Some(slot), ..job.clone() };
        let expected = read(single.submit(next(1)).unwrap());
        for slot in [1, 2] {
            assert_eq!(read(ahead.submit(next(slot)).unwrap()), expected, "{name}, slot {slot}");
        }
    }
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_device_may_be_lost_with_states_under_way() {
    for path in all_files() {
        let name = name_of(&path);
        let model = load(&path).unwrap();
        for lost_after in [6, 21] {
            let context = context(&model);
            let device = context.gpu_device().unwrap().clone();
            let engine = Engine::start(context, Arc::new(Numbers), EngineOptions::default());
            let engine = engine.unwrap();
            let expected = read(engine.submit(jobs().remove(0)).unwrap()).tokens;
            let mut events = engine.submit(jobs().remove(0)).unwrap();
            let mut tokens = Vec::new();
            while let Some(event) = events.blocking_next() {
                match event {
                    Event::Token(token) => tokens.push(token.id),
                    Event::Failed(error) => panic!("{name}: {error}"),
                    Event::Finished(_) => break,
                    _ => {}
                }
                if tokens.len() == lost_after {
                    device.destroy();
                }
            }
            // what was chosen stays, and the text goes on
            assert_eq!(tokens[..lost_after], expected[..lost_after], "{name}");
            assert_eq!(tokens.len(), expected.len(), "{name}");
        }
    }
}

fn hob(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run();
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The estimate counts eight copies of each sequence's state and those of four steps in a row; the
/// latter only where the device has the whole model.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn states_of_steps_in_a_row_are_estimated() {
    let path = common::fixtures().join("tiny/qwen35.gguf");
    let model = load(&path).unwrap();
    let layers = model.plan.layers.iter();
    let of_layers: Vec<u64> = layers.map(|layer| layer.mixer.n_state() as u64 * 4).collect();
    let path = path.to_str().unwrap();
    let states = |options: &[&str]| -> u64 {
        let common = ["estimate", path, "--json", "-c", "64", "--parallel", "3"];
        let found: Value = serde_json::from_str(&hob(&[&common[..], options].concat())).unwrap();
        found["gpu"]["states"].as_u64().unwrap_or_else(|| panic!("{found}"))
    };
    let state: u64 = of_layers.iter().sum();
    assert_eq!(states(&["--device", "gpu"]), 3 * (1 + 8 + 4) * state);
    let n = of_layers.len() - 1;
    let state: u64 = of_layers[1..].iter().sum();
    let options = ["--device", "gpu", "--gpu-layers", &n.to_string()];
    assert_eq!(states(&options), 3 * (1 + 8) * state);
}

/// The largest context is of the memory that the states of all sequences leave.
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn states_take_of_the_memory_for_the_largest_context() {
    let path = common::fixtures().join("tiny/qwen35.gguf");
    let largest = |mib: &str| {
        let path = path.to_str().unwrap();
        let of_model = ["estimate", path, "--json", "-c", "256", "--parallel", "40"];
        let of_gpu = ["--device", "gpu", "--gpu-memory", mib];
        let found: Value = serde_json::from_str(&hob(&[&of_model[..], &of_gpu].concat())).unwrap();
        let gpu = |key: &str| found["gpu"][key].as_u64().unwrap();
        let room = gpu("limit") - gpu("weights") - gpu("scratch") - gpu("states");
        (found["largest_context"].as_u64().unwrap(), room / gpu("cache_per_token") / 40)
    };
    let (found, room) = largest("14");
    assert!(found <= room && room < 256, "{found} of {room}");
    let (found, room) = largest("26");
    assert!(found == 256 && room > 256, "{found} of {room}");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn a_trace_shows_steps_of_running_states_without_a_wait() {
    for name in TINY {
        let path = common::fixtures().join(name);
        let path = path.to_str().unwrap();
        for depth in ["0", "40"] {
            let options = ["-p", "0", "-n", "8", "-r", "1", "-d", depth, "--trace"];
            let told = hob(&[&["bench", "-m", path, "--device", "gpu"], &options[..]].concat());
            for tokens in ["the best tokens", "tokens drawn from the 40 best"] {
                let row = format!("4 passes in a row, each with {tokens} of the one before");
                assert!(told.contains(&row), "{name}: {told}");
            }
        }
    }
}
