//! Tiny random models of families, each against its makers' own code: `tests/goldens/make.py` made
//! them and their logits, and `tests/goldens/windows.py` those with windows that llama.cpp does not
//! apply.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::{Gguf, Writer};
use hob::model::mixer::MixerPlan;
use hob::model::plan::LayerPlan;
use hob::model::{Model, family};
use hob_kernels::{Isa, Kernels};
use serde_json::Value;

/// The most that exact logits differ by from the makers', as mean squared error over mean square.
const TOLERANCE: f64 = 1e-6;

/// A model with the logits of some tokens, or of an encoder with their hidden states.
struct Golden {
    name: String,
    architecture: String,
    model: Arc<Model>,
    tokens: Vec<u32>,
    logits: Vec<f32>,
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Every model of a folder, by name.
fn goldens_of(name: &str) -> Vec<Golden> {
    let entries = std::fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|ext| ext == "json")).collect();
    records.sort();
    records.iter().map(|record| golden(record, None)).collect()
}

/// Every model of the families, and BitNet once more as bitnet.cpp's converter names it.
fn goldens() -> Vec<Golden> {
    let mut all = goldens_of("families");
    all.push(golden(&folder("families").join("bitnet.json"), Some("bitnet-b1.58")));
    all
}

fn architecture(gguf: &Gguf) -> &str {
    gguf.get_str("general.architecture").unwrap().unwrap()
}

/// Returns the file of a model under another name of its architecture.
fn renamed(gguf: &Gguf, name: &str) -> Gguf {
    let prefix = format!("{}.", architecture(gguf));
    let mut writer = Writer::new();
    for (key, value) in gguf.metadata() {
        let written = match key.strip_prefix(&prefix) {
            Some(rest) => writer.metadata(&format!("{name}.{rest}"), value.clone()),
            None if key == "general.architecture" => writer.metadata(key, name),
            None => writer.metadata(key, value.clone()),
        };
        written.unwrap();
    }
    for tensor in gguf.tensors() {
        writer.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let mut writer = writer.begin(Vec::new()).unwrap();
    for tensor in gguf.tensors() {
        writer.data(&tensor.name, gguf.data(tensor)).unwrap();
    }
    Gguf::from_bytes(writer.finish().unwrap()).unwrap()
}

/// Reads a model of the folder, under another name of its architecture if there is one.
fn golden(record: &Path, name_of_architecture: Option<&str>) -> Golden {
    let case: Value = serde_json::from_slice(&std::fs::read(record).unwrap()).unwrap();
    let numbers = case["tokens"].as_array().unwrap().iter();
    let bytes = std::fs::read(record.with_extension("f32")).unwrap();
    let name = case["name"].as_str().unwrap().to_owned();
    let mut gguf = Gguf::open(record.with_extension("gguf")).unwrap();
    if let Some(name) = name_of_architecture {
        gguf = renamed(&gguf, name);
    }
    Golden {
        architecture: architecture(&gguf).to_owned(),
        model: Arc::new(Model::load(gguf).unwrap_or_else(|e| panic!("{name}: {e}"))),
        tokens: numbers.map(|token| token.as_u64().unwrap() as u32).collect(),
        logits: bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect(),
        name,
    }
}

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

fn options(isa: Isa, exact: bool, n_seq: usize) -> ContextOptions {
    ContextOptions {
        isa: Some(isa),
        exact,
        n_threads: Some(2),
        n_ctx: Some(128),
        n_seq,
        ..Default::default()
    }
}

/// Appends tokens to a sequence; their logits.
fn append(context: &mut Context, seq: u32, tokens: &[u32], step: usize) -> Vec<f32> {
    let start = context.seq_len(seq) as u32;
    let batch: Vec<_> = (start..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq, pos, want_logits: true })
        .collect();
    batch.chunks(step).flat_map(|chunk| context.step(chunk).unwrap().to_vec()).collect()
}

/// Hidden states of a text, which an encoder reads in one step beside another.
fn embed(context: &mut Context, tokens: &[u32]) -> Vec<f32> {
    let text = |seq, tokens: &[u32]| -> Vec<BatchToken> {
        let token = |(pos, &token)| BatchToken { token, seq, pos, want_logits: true };
        (0..).zip(tokens).map(token).collect()
    };
    let other = text(1, &tokens[..7]);
    let batch = [other.clone(), text(0, tokens)].concat();
    let n_embd = context.n_embd();
    context.embed(&batch).unwrap()[other.len() * n_embd..].to_vec()
}

#[test]
fn models_agree_with_their_makers_code() {
    let goldens = goldens();
    assert!(goldens.len() >= 37, "only {} models were compared", goldens.len());
    agree(&goldens);
}

/// Windows of families whose models mostly have none, in all layers and in some.
#[test]
fn windows_are_those_of_their_makers() {
    let goldens = goldens_of("windows");
    assert_eq!(goldens.len(), 10);
    for Golden { name, model, tokens, .. } in &goldens {
        let window_of = |layer: &LayerPlan| match &layer.mixer {
            MixerPlan::Attention(attention) => attention.window,
            _ => panic!("{name} has other layers"),
        };
        let windows: Vec<Option<usize>> = model.plan.layers.iter().map(window_of).collect();
        assert!(windows.iter().flatten().all(|&window| window == 8), "{name}");
        let n_global = windows.iter().filter(|window| window.is_none()).count();
        let expected = match name.as_str() {
            "qwen2" | "qwen2moe" | "qwen3" => 1,
            "smollm3" => 3,
            _ => 0,
        };
        assert_eq!(n_global, expected, "{name}: layers without a window");
        // what the window leaves out is most of the text
        assert_eq!(tokens.len(), 40, "{name}");
    }
    agree(&goldens);
}

/// Checks that logits are those of the makers' code on every instruction set, whatever the number
/// of tokens of a step.
fn agree(goldens: &[Golden]) {
    let mut failed = Vec::new();
    for Golden { name, model, tokens, logits, .. } in goldens {
        for isa in Isa::ALL.into_iter().filter(|&isa| Kernels::new(isa).is_some()) {
            for step in [tokens.len(), 1, 5] {
                let of = |exact| {
                    let options = options(isa, exact, 2);
                    let mut context = Context::new(Arc::clone(model), &options).unwrap();
                    if model.plan.bidirectional {
                        nmse(&embed(&mut context, tokens), logits)
                    } else {
                        nmse(&append(&mut context, 0, tokens, step), logits)
                    }
                };
                let exact = of(true);
                let fast = of(false);
                if exact > TOLERANCE || fast > 3e-3 {
                    failed.push(format!("{name} {isa}, steps of {step}: {exact:.1e}, {fast:.1e}"));
                } else if step > 5 && isa == Kernels::best().isa {
                    println!("{name:20} {isa} exact {exact:.1e}, default {fast:.1e}");
                }
            }
        }
    }
    assert!(failed.is_empty(), "differ by more than {TOLERANCE:e}:\n{}", failed.join("\n"));
}

/// Every architecture that is said to be compared with its makers' code is, and no other.
#[test]
fn families_tested_as_made_have_a_model_here() {
    // with the reference data: `golden::the_ramp_of_gpt_oss_is_its_makers`
    let elsewhere = ["gpt-oss"].map(String::from);
    // the text models of towers, with images: `towers`
    let towers = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers");
    let texts = std::fs::read_dir(towers).unwrap().map(|entry| entry.unwrap().path());
    let with_towers: Vec<String> = texts
        .filter(|path| path.to_string_lossy().ends_with(".text.gguf"))
        .map(|path| architecture(&Gguf::open(path).unwrap()).to_owned())
        .collect();
    let alone: Vec<String> = goldens().into_iter().map(|golden| golden.architecture).collect();
    for family in family::FAMILIES {
        let is_in = |names: &[String]| names.iter().any(|name| name == family.name);
        let is_compared = is_in(&alone) || is_in(&with_towers) || is_in(&elsewhere);
        assert!(is_compared || !family.tested_as_made, "{} has no golden", family.name);
        assert!(!is_in(&alone) || family.tested_as_made, "{} is compared here", family.name);
    }
}

/// Logits do not depend on what else is in a batch, nor on what a sequence held before, and only
/// the tokens that ask for logits get them.
#[test]
fn sequences_of_a_batch_are_as_if_alone() {
    for Golden { name, model, tokens, logits, .. } in
        goldens().into_iter().chain(goldens_of("windows"))
    {
        if model.plan.bidirectional {
            continue;
        }
        let mut context =
            Context::new(Arc::clone(&model), &options(Kernels::best().isa, true, 3)).unwrap();
        let n_vocab = model.plan.n_vocab;
        append(&mut context, 0, &tokens[4..17], 13);
        context.clear_seq(0, 0);
        let reversed: Vec<u32> = tokens.iter().rev().copied().collect();
        let mut found = Vec::new();
        for (pos, range) in tokens.chunks(5).enumerate().map(|(i, chunk)| (5 * i, chunk)) {
            let token = |seq, pos: usize, token| BatchToken {
                token,
                seq,
                pos: pos as u32,
                want_logits: seq == 0,
            };
            let mut batch = Vec::new();
            batch.extend(
                reversed[pos..pos + range.len()]
                    .iter()
                    .zip(pos..)
                    .map(|(&t, pos)| token(2, pos, t)),
            );
            batch.extend(range.iter().zip(pos..).map(|(&t, pos)| token(0, pos, t)));
            found.extend_from_slice(context.step(&batch).unwrap());
        }
        assert_eq!(found.len(), tokens.len() * n_vocab, "{name}");
        let e = nmse(&found, &logits);
        assert!(e <= TOLERANCE, "{name}: NMSE {e:e} beside others");
        // the other sequence is as it should be, too
        let rest = append(&mut context, 2, &tokens[..3], 3);
        let mut fresh =
            Context::new(Arc::clone(&model), &options(Kernels::best().isa, true, 1)).unwrap();
        append(&mut fresh, 0, &reversed, reversed.len());
        let e = nmse(&rest, &append(&mut fresh, 0, &tokens[..3], 3));
        assert!(e <= TOLERANCE, "{name}: NMSE {e:e} after a batch with others");
    }
}
