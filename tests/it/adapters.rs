//! Adapters (LoRA) and control vectors: what they compute is what merged weights compute, and a
//! server keeps the texts of different adapters apart.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::{Gguf, TensorType, Writer};
use hob::model::Model;
use hob::model::adapter::{Adapter, AdapterMix, AdapterScale};
use hob::model::control::ControlVector;
use hob::runtime::ModelSource;
use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::process::Folder;
use crate::start::Start as _;

const RANK: usize = 4;
const ALPHA: f32 = 6.0;

/// A tensor in f32: its name, its shape, row length first, and its values.
struct Values {
    name: String,
    shape: Vec<usize>,
    values: Vec<f32>,
}

/// Returns the tensors of a file in f32.
fn tensors(gguf: &Gguf) -> Vec<Values> {
    let tensors = gguf.tensors().iter().map(|tensor| {
        let mut values = vec![0.0; tensor.n_elements()];
        hob_kernels::dequant::dequantize(tensor.ty, gguf.data(tensor), &mut values);
        Values { name: tensor.name.clone(), shape: tensor.shape.clone(), values }
    });
    tensors.collect()
}

/// Writes a file of f32 tensors.
fn file(metadata: impl FnOnce(&mut Writer), tensors: &[Values]) -> Vec<u8> {
    let mut writer = Writer::new();
    metadata(&mut writer);
    for tensor in tensors {
        writer.tensor(&tensor.name, TensorType::F32, &tensor.shape).unwrap();
    }
    let mut out = writer.begin(Vec::new()).unwrap();
    for tensor in tensors {
        let bytes: Vec<u8> = tensor.values.iter().flat_map(|value| value.to_le_bytes()).collect();
        out.data(&tensor.name, &bytes).unwrap();
    }
    out.finish().unwrap()
}

/// Returns the shipped model with these tensors in place of its own.
fn model_file(tensors: &[Values]) -> Vec<u8> {
    let shipped = ModelSource::Shipped.open().unwrap();
    let metadata = |writer: &mut Writer| {
        for (key, value) in shipped.metadata() {
            writer.metadata(key, value.clone()).unwrap();
        }
    };
    file(metadata, tensors)
}

fn load(bytes: Vec<u8>) -> Arc<Model> {
    Arc::new(Model::load(Gguf::from_bytes(bytes).unwrap()).unwrap())
}

/// Returns the shipped model in f32.
fn base() -> Vec<Values> {
    tensors(&ModelSource::Shipped.open().unwrap())
}

/// Returns numbers around 0 that look random.
fn noise(seed: u64, n: usize, most: f32) -> Vec<f32> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 40) as f32 / (1u64 << 24) as f32 - 0.5) * 2.0 * most
    };
    std::iter::repeat_with(next).take(n).collect()
}

/// Returns whether an adapter of these tests changes a tensor: every kind of matrix, in some
/// layers.
fn is_adapted(name: &str) -> bool {
    let kinds =
        ["attn_q.", "attn_k.", "attn_v.", "attn_output.", "ffn_gate.", "ffn_up.", "ffn_down."];
    ["blk.0.", "blk.3.", "blk.17."].iter().any(|layer| name.starts_with(layer))
        && kinds.iter().any(|kind| name.contains(kind))
}

/// Returns the tensors of an adapter of a model.
fn low_rank(of: &[Values], seed: u64) -> Vec<Values> {
    let mut halves = Vec::new();
    for (tensor, number) in of.iter().filter(|tensor| is_adapted(&tensor.name)).zip(seed * 1000..) {
        let half = |suffix: &str, shape: [usize; 2], seed| Values {
            name: format!("{}.{suffix}", tensor.name),
            shape: shape.to_vec(),
            values: noise(seed, shape[0] * shape[1], 0.15),
        };
        halves.push(half("lora_a", [tensor.shape[0], RANK], 2 * number));
        halves.push(half("lora_b", [RANK, tensor.shape[1]], 2 * number + 1));
    }
    halves
}

/// Returns an adapter's file.
fn adapter_file(halves: &[Values]) -> Vec<u8> {
    let metadata = |writer: &mut Writer| {
        writer.metadata("general.type", "adapter").unwrap();
        writer.metadata("general.architecture", "qwen3").unwrap();
        writer.metadata("adapter.type", "lora").unwrap();
        writer.metadata("adapter.lora.alpha", ALPHA).unwrap();
    };
    file(metadata, halves)
}

/// Returns the model with an adapter's product added to its matrices, summed in f64.
fn merged(mut model: Vec<Values>, halves: &[Values], scale: f32) -> Vec<Values> {
    let find = |name: String| halves.iter().find(|half| half.name == name);
    for tensor in &mut model {
        let Some(a) = find(format!("{}.lora_a", tensor.name)) else { continue };
        let b = find(format!("{}.lora_b", tensor.name)).unwrap();
        let n_cols = tensor.shape[0];
        let factor = f64::from(scale * ALPHA / RANK as f32);
        for (row, values) in tensor.values.chunks_exact_mut(n_cols).enumerate() {
            for (col, value) in values.iter_mut().enumerate() {
                let product = |k| f64::from(b.values[row * RANK + k] * a.values[k * n_cols + col]);
                *value += (factor * (0..RANK).map(product).sum::<f64>()) as f32;
            }
        }
    }
    model
}

fn context(model: &Arc<Model>, adapters: Vec<Arc<Adapter>>, exact: bool) -> Context {
    with_threads(model, adapters, exact, [3, 3])
}

/// Returns a context with so many threads for steps of few tokens, and of many.
fn with_threads(
    model: &Arc<Model>,
    adapters: Vec<Arc<Adapter>>,
    exact: bool,
    n_threads: [usize; 2],
) -> Context {
    let [few_tokens, many_tokens] = n_threads;
    let options = ContextOptions {
        n_ctx: Some(256),
        n_seq: 4,
        exact,
        repack: false,
        n_threads: Some(few_tokens),
        n_threads_batch: Some(many_tokens),
        adapters,
        ..Default::default()
    };
    Context::new(Arc::clone(model), &options).unwrap()
}

fn mix(scales: &[(usize, f32)]) -> AdapterMix {
    AdapterMix::new(scales.iter().map(|&(adapter, scale)| AdapterScale { adapter, scale }))
}

fn text(seed: u32, n: u32) -> Vec<u32> {
    (0..n).map(|i| (i * 7919 + seed * 104_729) % 1500 + 300).collect()
}

/// Appends tokens to a sequence in one step; the logits of all of them.
fn append(context: &mut Context, seq: u32, tokens: &[u32]) -> Vec<f32> {
    let start = context.seq_len(seq) as u32;
    let token = |(pos, &token)| BatchToken { token, seq, pos, want_logits: true };
    let batch: Vec<_> = (start..).zip(tokens).map(token).collect();
    context.step(&batch).unwrap().to_vec()
}

/// Returns the mean square of the differences, by that of the expected values.
fn nmse(found: &[f32], expected: &[f32]) -> f64 {
    assert_eq!(found.len(), expected.len());
    let square = |value: f64| value * value;
    let pairs = found.iter().zip(expected);
    let error: f64 = pairs.map(|(&a, &b)| square(f64::from(a) - f64::from(b))).sum();
    error / expected.iter().map(|&b| square(f64::from(b))).sum::<f64>()
}

fn adapters(model: &Model, seeds: &[u64]) -> Vec<Arc<Adapter>> {
    let adapter = |&seed| {
        let gguf = Gguf::from_bytes(adapter_file(&low_rank(&base(), seed))).unwrap();
        Arc::new(Adapter::load(gguf, model).unwrap())
    };
    seeds.iter().map(adapter).collect()
}

#[test]
fn an_adapter_gives_the_logits_of_merged_weights() {
    let model = load(model_file(&base()));
    let adapters = adapters(&model, &[1, 2]);
    let once = merged(base(), &low_rank(&base(), 1), 0.7);
    let twice = load(model_file(&merged(once, &low_rank(&base(), 2), -1.5)));
    for (exact, most) in [(true, 1e-10), (false, 1e-4)] {
        let mut plain = context(&model, Vec::new(), exact);
        let mut adapted = context(&model, adapters.clone(), exact);
        let mut truth = context(&twice, Vec::new(), exact);
        adapted.set_adapters(0, mix(&[(0, 0.7), (1, -1.5)])).unwrap();
        // many tokens at once, and one by one
        let prompt = text(1, 60);
        let expected = append(&mut truth, 0, &prompt);
        let error = nmse(&append(&mut adapted, 0, &prompt), &expected);
        assert!(error < most, "exact {exact}: {error:e}");
        let error = nmse(&append(&mut plain, 0, &prompt), &expected);
        assert!(error > 1e-2, "the adapters change nothing: {error:e}");
        for token in text(2, 4) {
            let expected = append(&mut truth, 0, &[token]);
            let error = nmse(&append(&mut adapted, 0, &[token]), &expected);
            assert!(error < most, "exact {exact}: {error:e}");
        }
    }
}

#[test]
fn what_an_adapter_adds_does_not_depend_on_the_number_of_threads() {
    let model = load(model_file(&base()));
    let adapters = adapters(&model, &[1]);
    for exact in [true, false] {
        let logits = |n_threads| {
            let mut context = with_threads(&model, adapters.clone(), exact, n_threads);
            context.set_adapters(0, mix(&[(0, 0.7)])).unwrap();
            let mut found = append(&mut context, 0, &text(1, 60));
            // as many as a draft has, and one
            found.extend(append(&mut context, 0, &text(2, 8)));
            found.extend(append(&mut context, 0, &text(3, 1)));
            found
        };
        let expected = logits([1, 1]);
        for n_threads in [[2, 2], [3, 7], [5, 4]] {
            assert!(logits(n_threads) == expected, "{n_threads:?}, exact {exact}");
        }
    }
}

#[test]
fn sequences_of_one_step_have_adapters_of_their_own() {
    let model = load(model_file(&base()));
    let mixes = [mix(&[]), mix(&[(0, 1.0)]), mix(&[(0, 1.0), (1, 0.5)]), mix(&[(1, 2.0)])];
    let mut together = context(&model, adapters(&model, &[1, 2]), true);
    let mut batch = Vec::new();
    for (seq, mix) in (0..).zip(&mixes) {
        together.set_adapters(seq, mix.clone()).unwrap();
        let token = |(pos, token)| BatchToken { token, seq, pos, want_logits: true };
        batch.extend((0..).zip(text(seq, 5 + 3 * seq)).map(token));
    }
    let found = together.step(&batch).unwrap().to_vec();
    let mut from = 0;
    for (seq, mix) in (0..).zip(mixes) {
        let mut alone = context(&model, adapters(&model, &[1, 2]), true);
        alone.set_adapters(0, mix).unwrap();
        let expected = append(&mut alone, 0, &text(seq, 5 + 3 * seq));
        let error = nmse(&found[from..from + expected.len()], &expected);
        assert!(error < 1e-10, "sequence {seq}: {error:e}");
        from += expected.len();
    }
    let unknown = together.set_adapters(0, mix(&[(2, 1.0)])).unwrap_err();
    assert_eq!(unknown.to_string(), "adapter 2 of 2");
}

#[test]
fn a_token_is_computed_as_if_alone_where_that_is_asked_for() {
    let model = load(model_file(&base()));
    let mut context = context(&model, adapters(&model, &[1]), false);
    for seq in 0..2 {
        context.set_adapters(seq, mix(&[(0, 1.0)])).unwrap();
    }
    let prompt = text(1, 9);
    let token = |(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true };
    let batch: Vec<_> = (0..).zip(&prompt).map(token).collect();
    let together = context.step_batch_invariant(&batch).unwrap().to_vec();
    let alone: Vec<f32> = prompt.iter().flat_map(|&t| append(&mut context, 1, &[t])).collect();
    assert_eq!(together, alone);
}

/// Returns the error of an adapter whose file is changed so.
fn refusal(metadata: &[(&str, Option<&str>)], change: impl FnOnce(&mut Vec<Values>)) -> String {
    let mut halves = low_rank(&base(), 1);
    change(&mut halves);
    let usual =
        [("general.type", "adapter"), ("general.architecture", "qwen3"), ("adapter.type", "lora")];
    let keys = |writer: &mut Writer| {
        for (key, value) in usual {
            let changed = metadata.iter().find(|(changed, _)| *changed == key);
            if let Some(value) = changed.map_or(Some(value), |(_, value)| *value) {
                writer.metadata(key, value).unwrap();
            }
        }
        for (key, value) in metadata.iter().filter(|(key, _)| key.starts_with("adapter.alora")) {
            writer.metadata(key, value.unwrap()).unwrap();
        }
    };
    let gguf = Gguf::from_bytes(file(keys, &halves)).unwrap();
    let model = Model::load(ModelSource::Shipped.open().unwrap()).unwrap();
    Adapter::load(gguf, &model).unwrap_err().to_string()
}

#[test]
fn what_is_no_adapter_of_the_model_is_refused_by_name() {
    let nothing = |_: &mut Vec<Values>| {};
    let rename = |to: &'static str| {
        move |halves: &mut Vec<Values>| {
            for (half, suffix) in halves.iter_mut().zip(["lora_a", "lora_b"]) {
                half.name = format!("{to}.{suffix}");
            }
        }
    };
    for (found, expected) in [
        (refusal(&[("general.type", None)], nothing), "`general.type` is \"\""),
        (refusal(&[("adapter.type", Some("ia3"))], nothing), "`adapter.type` is \"ia3\""),
        (refusal(&[("general.architecture", Some("llama"))], nothing), "architecture \"llama\""),
        (refusal(&[("adapter.alora.invocation_tokens", Some("1"))], nothing), "activated"),
        (refusal(&[], |halves| drop(halves.remove(0))), "expected both"),
        (refusal(&[], Vec::clear), "no tensors"),
        (refusal(&[], |halves| halves[0].shape.swap(0, 1)), "have shapes"),
        (refusal(&[], rename("blk.99.attn_q.weight")), "which the model does not have"),
        (refusal(&[], rename("token_embd.weight")), "no embeddings"),
        (refusal(&[], rename("blk.0.attn_norm.weight")), "no experts, vectors"),
        (
            refusal(&[], |halves| halves[0].name = "blk.0.attn_norm.weight".into()),
            "tensor `blk.0.attn_norm.weight` is not supported",
        ),
    ] {
        assert!(found.contains(expected), "{found:?} has no {expected:?}");
    }
}

#[test]
fn a_control_vector_is_a_bias_of_the_layer() {
    let n_embd = Model::load(ModelSource::Shipped.open().unwrap()).unwrap().plan.n_embd;
    let direction = |layer: usize, seed| Values {
        name: format!("direction.{layer}"),
        shape: vec![n_embd],
        values: noise(seed, n_embd, 2.0),
    };
    let vector = |tensors: &[Values]| {
        let bytes = file(
            |writer| writer.metadata("general.architecture", "controlvector").unwrap(),
            tensors,
        );
        Gguf::from_bytes(bytes).unwrap()
    };
    let read = |tensors: &[Values], model: &Model| ControlVector::read(&vector(tensors), model);
    let mut model = Model::load(Gguf::from_bytes(model_file(&base())).unwrap()).unwrap();
    let mut sum = read(&[direction(2, 1), direction(5, 2)], &model).unwrap();
    sum.add(&read(&[direction(5, 3)], &model).unwrap(), 0.5);
    // that of layer 2 is left out
    model.control(sum.clone(), Some(3..=17)).unwrap();
    let found = append(&mut context(&Arc::new(model), Vec::new(), true), 0, &text(1, 40));

    let mut tensors = base();
    let halved = direction(5, 3).values.into_iter().map(|value| value * 0.5);
    let values = direction(5, 2).values.into_iter().zip(halved).map(|(a, b)| a + b).collect();
    tensors.push(Values { name: "blk.5.ffn_down.bias".into(), shape: vec![n_embd], values });
    let biased = load(model_file(&tensors));
    let expected = append(&mut context(&biased, Vec::new(), true), 0, &text(1, 40));
    let error = nmse(&found, &expected);
    assert!(error < 1e-10, "{error:e}");

    let mut model = Model::load(ModelSource::Shipped.open().unwrap()).unwrap();
    for wrong in [
        direction(0, 1),
        direction(18, 1),
        Values { shape: vec![1], values: vec![0.0], ..direction(1, 1) },
    ] {
        let error = read(&[wrong], &model).unwrap_err().to_string();
        assert!(error.contains("no direction of a layer"), "{error}");
    }
    assert!(read(&[], &model).unwrap_err().to_string().contains("no directions"));
    for (hint, is_refused) in [("qwen2", true), ("qwen3", false), ("mistral", false)] {
        let metadata = |writer: &mut Writer| {
            writer.metadata("general.architecture", "controlvector").unwrap();
            writer.metadata("controlvector.model_hint", hint).unwrap();
        };
        let hinted = Gguf::from_bytes(file(metadata, &[direction(2, 1)])).unwrap();
        let error = ControlVector::read(&hinted, &model).err().map(|error| error.to_string());
        assert_eq!(error.is_some_and(|error| error.contains("qwen2, not qwen3")), is_refused);
    }
    let error = model.control(sum, Some(3..=18)).unwrap_err().to_string();
    assert!(error.contains("layers 3 to 18"), "{error}");
}

/// Writes the shipped model and two adapters into a folder.
pub(crate) fn written(folder: &Folder) -> (PathBuf, [String; 2]) {
    let model = folder.0.join("base.gguf");
    std::fs::write(&model, model_file(&base())).unwrap();
    let adapters = [("one", 1), ("two", 2)].map(|(name, seed)| {
        let path = folder.0.join(format!("{name}.gguf"));
        std::fs::write(&path, adapter_file(&low_rank(&base(), seed))).unwrap();
        path.to_str().unwrap().to_owned()
    });
    (model, adapters)
}

/// Returns the tokens of a completion with these fields besides, each with its log probability, and
/// how much of its prompt was found computed.
fn completion(server: &Server, fields: Value) -> (String, u64) {
    let mut body = json!({
        "prompt": "The weather in Oslo is nice and the people walk along the harbour all day long",
        "n_predict": 8,
        "n_probs": 1,
        "temperature": 0,
        "ignore_eos": true,
    });
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    let answer = server.post("/completion", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let cached = answer["timings"]["cache_n"].as_u64().unwrap();
    let probabilities = answer["completion_probabilities"].as_array().unwrap().iter();
    // the last bits depend on what is computed in the same step
    let shown = probabilities
        .map(|token| format!("{} {:.3}\n", token["id"], token["logprob"].as_f64().unwrap()));
    (shown.collect(), cached)
}

fn scales(server: &Server) -> Vec<f64> {
    let list = server.get("/lora-adapters").json();
    list.as_array().unwrap().iter().map(|adapter| adapter["scale"].as_f64().unwrap()).collect()
}

#[test]
fn requests_choose_adapters_and_share_no_cache_with_others() {
    let folder = Folder::new("adapters");
    let (model, [one, two]) = written(&folder);
    let scaled = format!("{two}:0.5");
    let options = ["--lora", &one, "--lora-scaled", &scaled, "--lora-init-without-apply"];
    let server = Server::start(&model, &[&options[..], &["--embeddings"]].concat());
    let list = server.get("/lora-adapters").json();
    assert_eq!(list[0]["name"], "one");
    assert_eq!(list[1]["path"], two);
    assert_eq!(scales(&server), [0.0, 0.0]);

    let (plain, _) = completion(&server, json!({}));
    let (first, cached) = completion(&server, json!({"lora": [{"id": 0, "scale": 1}]}));
    assert_eq!(cached, 0, "the cache of another mix");
    assert_ne!(first, plain);
    let (again, cached) = completion(&server, json!({"lora": [{"id": 0, "scale": 1.0}]}));
    assert_eq!(again, first);
    assert!(cached > 5, "the same mix finds what it computed: {cached}");
    let (named, cached) = completion(&server, json!({"model": "base:one"}));
    assert_eq!(named, first);
    assert!(cached > 5);
    let (other, _) = completion(&server, json!({"lora": [{"id": 1, "scale": 2}]}));
    assert!(other != first && other != plain);
    let (off, _) = completion(&server, json!({"lora": [], "model": "base"}));
    assert_eq!(off, plain);

    // for requests that name none
    let set = server.post("/lora-adapters", &json!([{"id": 0, "scale": 1.0}]));
    assert_eq!(set.json(), json!({"success": true}));
    assert_eq!(scales(&server), [1.0, 0.0]);
    assert_eq!(completion(&server, json!({})).0, first);
    assert_eq!(completion(&server, json!({"lora": []})).0, plain);

    for name in ["base:latest", "base:q4_k_m", "gpt-4", "other:nope", "base:q4_k_m:one"] {
        let body = json!({"prompt": "a", "n_predict": 1, "model": name});
        assert_eq!(server.post("/completion", &body).status, 200, "{name}");
    }
    let body = json!({"prompt": "a", "n_predict": 1, "model": "base:nope"});
    let refused = server.post("/completion", &body);
    assert_eq!(refused.status, 404, "{}", refused.body);
    assert!(refused.body.contains("no adapter `nope`"), "{}", refused.body);
    assert!(refused.body.contains("its adapters are one, two"), "{}", refused.body);

    for (name, expected) in [
        ("base:one:two", "no adapter `one:two`"),
        ("other:one", "the adapter `one` is of the model `base`, not of `other`"),
    ] {
        let body = json!({"prompt": "a", "n_predict": 1, "model": name});
        let refused = server.post("/completion", &body);
        assert_eq!(refused.status, 404, "{}", refused.body);
        assert!(refused.body.contains(expected), "{}", refused.body);
    }

    // lists and answers bear the names
    let list = server.get("/v1/models").json();
    let ids: Vec<&str> = list["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, ["base", "base:one", "base:two"]);
    assert_eq!(server.get("/v1/models/base:two").json()["parent"], "base");
    for (asked, answered) in [("base:one", "base:one"), ("one", "one"), ("gpt-4", "base")] {
        let body = json!({"prompt": "a", "max_tokens": 1, "model": asked});
        assert_eq!(server.post("/v1/completions", &body).json()["model"], answered);
    }

    let both = json!({"prompt": "a", "model": "one", "lora": [{"id": 1, "scale": 1}]});
    let twice = json!([{"id": 0, "scale": 1.0}, {"id": 0, "scale": 2.0}]);
    for (path, body, place) in [
        ("/completion", both, "`model` names an adapter already"),
        ("/lora-adapters", twice, "body[1].id"),
        ("/lora-adapters", json!([{"id": 0, "scale": 1.0, "foo": 2}]), "body[0].foo"),
        ("/lora-adapters", json!([{"id": 2, "scale": 1.0}]), "body[0].id"),
        ("/lora-adapters", json!({"id": 0}), "body"),
        ("/completion", json!({"prompt": "a", "lora": [{"id": 2, "scale": 1}]}), "lora[0].id"),
        ("/v1/chat/completions", json!({"messages": [], "lora": 1}), "lora"),
        ("/completion", json!({"prompt": "a", "lora": "one"}), "expected adapters by number"),
    ] {
        let refused = server.post(path, &body);
        assert_eq!(refused.status, 400, "{path} {body}: {}", refused.body);
        assert!(refused.body.contains(place), "{path} {body}: {}", refused.body);
    }
    assert_eq!(scales(&server), [1.0, 0.0]);

    let embed = |name: &str| {
        let embedded = server.post("/v1/embeddings", &json!({"input": "a b c", "model": name}));
        (embedded.status, embedded.json())
    };
    let of_adapter = embed("base:two").1;
    assert_eq!(of_adapter["model"], "base:two");
    assert_ne!(of_adapter["data"], embed("base").1["data"]);
    assert_eq!(embed("base:nope").0, 404);
}

#[test]
fn factors_that_were_set_are_there_after_sleep() {
    let folder = Folder::new("adapters-sleep");
    let (model, [one, _]) = written(&folder);
    let options = ["--lora", &one, "--lora-init-without-apply", "--sleep-idle-seconds", "1"];
    let server = Server::start(&model, &options);
    assert_eq!(scales(&server), [0.0]);
    server.post("/lora-adapters", &json!([{"id": 0, "scale": 0.5}]));
    let (before, _) = completion(&server, json!({}));
    server.wait_for("sleep", |server| server.get("/props").json()["is_sleeping"] == true);
    let (after, _) = completion(&server, json!({}));
    assert_eq!(after, before);
    assert_eq!(scales(&server), [0.5]);
}

fn hob(args: &[&str]) -> std::process::Output {
    std::process::Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run()
}

#[test]
fn commands_take_adapters_and_name_what_is_wrong() {
    let folder = Folder::new("adapters-cli");
    let (model, [one, _]) = written(&folder);
    let model = model.to_str().unwrap();
    let logits = |name: &str, options: &[&str]| {
        let path = folder.0.join(name);
        let out = path.to_str().unwrap();
        let common = ["logits", "-m", model, "--tokens", "300,301,302", "--exact", "--out", out];
        let output = hob(&[&common[..], options].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::read(Path::new(out)).unwrap()
    };
    let plain = logits("plain.f32", &[]);
    assert_ne!(logits("adapted.f32", &["--lora", &one]), plain);
    assert_eq!(logits("zero.f32", &["--lora-scaled", &format!("{one}:0")]), plain);

    let mut broken = low_rank(&base(), 1);
    broken[1].values[0] = f32::NAN;
    let path = folder.0.join("broken.gguf");
    std::fs::write(&path, adapter_file(&broken)).unwrap();
    let broken = path.to_str().unwrap();
    let out = folder.0.join("broken.f32");
    let common = ["logits", "-m", model, "--tokens", "300,301", "--out", out.to_str().unwrap()];
    let output = hob(&[&common[..], &["--lora", broken]].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("not numbers") && !out.exists(), "{error}");

    let no_gpu = if cfg!(feature = "gpu") {
        "adapters are applied on the CPU"
    } else {
        "this build computes on the CPU only"
    };
    for (options, expected) in [
        (vec!["--lora", "/nowhere.gguf"], "/nowhere.gguf"),
        (vec!["--lora", model], "no adapter"),
        (vec!["--lora-scaled", &one], "FILE:SCALE was expected"),
        (vec!["--lora", &one, "--device", "gpu"], no_gpu),
        (vec!["--control-vector-layer-range", "1", "2"], "there is no --control-vector"),
        (vec!["--control-vector", &one], "no direction of a layer"),
    ] {
        let common = ["run", "-m", model, "--quiet", "-n", "1"];
        let output = hob(&[&common[..], &options[..], &["Hi"]].concat());
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{options:?}: {error}");
        assert!(error.contains(expected), "{options:?}: {error}");
    }
}
