//! Model files as they come: templates that do not parse, ids that no token has, files that are no
//! model, ways to sample, scales beside matrices.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device};
use hob::gguf::{Gguf, Tensor, TensorType, Value as Metadata, Writer};
use hob::model::{self, Model};
use hob_kernels::dequant::dequantize;
use hob_kernels::quantizer;
use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;
use crate::start::Start as _;

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(args).env_remove("HOB_LOG").env_remove("LLAMA_ARG_MODEL").stdin(Stdio::null());
    command.run()
}

/// Returns standard output and standard error of a command that must succeed.
fn outputs(args: &[&str]) -> (String, String) {
    let output = run(args);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "hob {args:?}: {stderr}");
    (String::from_utf8(output.stdout).unwrap(), stderr)
}

/// Returns standard error of a command that must end with exit code 2 and print nothing.
fn complaint(args: &[&str]) -> String {
    let output = run(args);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "hob {args:?}: {stderr}");
    assert!(output.stdout.is_empty());
    stderr
}

/// Writes a file with more metadata to `to`.
fn with_metadata(from: &Path, to: &Path, more: Vec<(&str, Metadata)>) {
    let gguf = Gguf::open(from).unwrap();
    let mut writer = Writer::new();
    for (key, value) in gguf.metadata() {
        writer.metadata(key, value.clone()).unwrap();
    }
    for (key, value) in more {
        writer.metadata(key, value).unwrap();
    }
    for tensor in gguf.tensors() {
        writer.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let mut file = writer.begin(std::fs::File::create(to).unwrap()).unwrap();
    for tensor in gguf.tensors() {
        file.data(&tensor.name, gguf.data(tensor)).unwrap();
    }
    file.finish().unwrap();
}

#[hob_needs::fixtures]
#[test]
fn a_template_that_does_not_parse_stops_conversations_alone() {
    let fixtures = common::fixtures();
    let model = fixtures.join("field/broken-template.gguf");
    let file = model.to_str().unwrap();
    let asked = ["run", "-m", file, "--temp", "0", "-n", "8"];
    let (text, log) = outputs(&[&asked[..], &["--raw", "Once upon"]].concat());
    assert_eq!(text, " a time, there was a little g");
    assert_eq!(log.matches("WARN").count(), 1, "{log}");
    assert!(log.contains("line 1: unexpected end of input"), "{log}");
    outputs(&[&asked[..], &["--chat-template", "chatml", "Once upon"]].concat());
    let error = complaint(&[&asked[..], &["Once upon"]].concat());
    let told = error.lines().last().unwrap();
    assert!(told.starts_with("hob: the model's chat template cannot be used"), "{error}");
    assert!(told.contains("--chat-template NAME, such as chatml"), "{error}");

    let server = Server::start(&model, &["--embeddings"]);
    let answer =
        server.post("/completion", &json!({"prompt": "Once", "n_predict": 4, "temperature": 0}));
    assert_eq!(answer.json()["content"], " upon a time,");
    assert_eq!(server.post("/v1/embeddings", &json!({"input": "Once"})).status, 200);
    assert_eq!(server.get("/props").status, 200);
    let question = json!({"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4});
    for path in [
        "/v1/chat/completions",
        "/v1/chat/completions/input_tokens",
        "/v1/messages",
        "/v1/messages/count_tokens",
        "/v1/responses",
        "/v1/responses/input_tokens",
        "/apply-template",
    ] {
        let is_response = path.starts_with("/v1/responses");
        let body = if is_response { json!({"input": "Hi"}) } else { question.clone() };
        let answer = server.post(path, &body);
        assert_eq!(answer.status, 501, "{path}: {}", answer.body);
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains("line 1: unexpected end of input"), "{path}: {message}");
        assert!(message.contains("--chat-template NAME, such as chatml"), "{path}: {message}");
    }
    let server = Server::start(&model, &["--chat-template", "chatml"]);
    assert_eq!(server.post("/v1/chat/completions", &question).status, 200);
}

#[hob_needs::fixtures]
#[test]
fn an_id_that_no_token_has_is_left_out() {
    let fixtures = common::fixtures();
    let model = fixtures.join("field/eos-id-out-of-range.gguf");
    let file = model.to_str().unwrap();
    for how in [&["--raw"][..], &[]] {
        let (text, log) = outputs(
            &[&["run", "-m", file, "--temp", "0", "-n", "8"], how, &["Once upon"]].concat(),
        );
        assert!(!text.is_empty());
        assert_eq!(log.matches("WARN").count(), 1, "{log}");
        let told = "tokenizer.ggml.eos_token_id is 99999, but the vocabulary has 512 tokens";
        assert!(log.contains(told), "{log}");
    }
    // the default of its kind of vocabulary is there
    let props = Server::start(&model, &[]).get("/props").json();
    assert_eq!(props["eos_token"], "</s>");
}

/// The option `-m` is given what is no model: one line says what it is and what takes it.
#[hob_needs::fixtures]
#[test]
fn what_is_no_model_is_named() {
    let fixtures = common::fixtures();
    let lora = fixtures.join("field/lora-adapter.gguf").to_str().unwrap().to_owned();
    for command in ["run", "serve"] {
        let error = complaint(&[command, "-m", &lora]);
        assert!(error.contains("this is a LoRA adapter, not a model"), "{error}");
        assert!(error.contains("-m MODEL --lora ADAPTER"), "{error}");
        let is_address = |line: &&str| line.starts_with("hob: listening on ");
        assert_eq!(error.lines().filter(|line| !is_address(line)).count(), 1, "{error}");
    }

    let folder = std::env::temp_dir().join(format!("hob-no-model-{}", std::process::id()));
    let hub = folder.join("hub");
    std::fs::create_dir_all(&hub).unwrap();
    std::fs::write(hub.join("config.json"), "{}").unwrap();
    std::fs::create_dir_all(folder.join("empty")).unwrap();
    std::fs::write(folder.join("page.gguf"), "<!DOCTYPE html><html></html>").unwrap();
    let adapter = folder.join("adapter");
    std::fs::create_dir_all(&adapter).unwrap();
    // some trainers write the configuration of the base model next to that of the adapter
    std::fs::write(adapter.join("config.json"), "{}").unwrap();
    std::fs::write(adapter.join("adapter_config.json"), "{}").unwrap();
    let names = br#"{"base_model.model.model.layers.0.self_attn.q_proj.lora_A.weight":{}}"#;
    let tensors = [&(names.len() as u64).to_le_bytes()[..], names].concat();
    std::fs::write(adapter.join("adapter_model.safetensors"), tensors).unwrap();
    let mut vocabulary = Writer::new();
    vocabulary.metadata("general.architecture", "llama").unwrap();
    vocabulary.metadata("tokenizer.ggml.tokens", Metadata::strings(["a", "b"])).unwrap();
    let vocabulary = vocabulary.begin(Vec::new()).unwrap().finish().unwrap();
    std::fs::write(folder.join("vocabulary.gguf"), vocabulary).unwrap();
    let whole = std::fs::read(fixtures.join("stories/stories260K.gguf")).unwrap();
    std::fs::write(folder.join("cut.gguf"), &whole[..whole.len() - 1000]).unwrap();
    std::fs::write(folder.join("header.gguf"), &whole[..200]).unwrap();
    let tensors = [&2u64.to_le_bytes()[..], b"{}"].concat();
    std::fs::write(hub.join("model.safetensors"), tensors).unwrap();
    // architecture, type, and what is said of it
    let made = [
        ("clip", "", "-m MODEL --mmproj FILE"),
        ("clip", "mmproj", "a vision tower"),
        ("eagle3", "", "a drafter (eagle3)"),
        ("dflash", "", "a drafter (dflash)"),
        ("gemma4-assistant", "", "a drafter (gemma4-assistant)"),
        ("controlvector", "", "a control vector"),
        ("llama", "imatrix", "an importance matrix"),
        ("flux", "", "makes images or video"),
        ("llama9", "model", "a newer hob may know it"),
    ];
    let mut cases = vec![
        (hub.clone(), "Hugging Face's form, whose architecture (none) is not read from folders"),
        (hub.join("model.safetensors"), "these are safetensors: hob reads GGUF"),
        (folder.join("empty"), "a folder, and no GGUF file in it"),
        (folder.join("page.gguf"), "an HTML page"),
        (adapter.clone(), "a folder of an adapter, not of a model: it goes with its base model"),
        (adapter.join("adapter_model.safetensors"), "an adapter, not a model: it goes with"),
        (folder.join("vocabulary.gguf"), "this is a vocabulary without weights"),
        (folder.join("cut.gguf"), "it ends at least 1000 bytes early, as after a broken download"),
        (folder.join("header.gguf"), "this one may be cut off"),
    ];
    for (arch, kind, expected) in made {
        let mut writer = Writer::new();
        writer.metadata("general.architecture", arch).unwrap();
        if !kind.is_empty() {
            writer.metadata("general.type", kind).unwrap();
        }
        let path = folder.join(format!("{arch}{kind}.gguf"));
        let file = std::fs::File::create(&path).unwrap();
        writer.begin(file).unwrap().finish().unwrap();
        cases.push((path, expected));
    }
    // vocabularies may say what model they are of, and of one that is not known here
    let vocabularies = ["field/o200k", "field/tekken", "field/qwen3", "field/bert-add-eos"];
    for name in vocabularies.into_iter().chain(["vocabs/ggml-vocab-gpt-2"]) {
        let path = fixtures.join(format!("{name}.gguf"));
        cases.push((path, "this is a vocabulary without weights"));
    }
    cases.push((folder.clone(), "a folder: name a file in it, such as "));
    for (path, expected) in cases {
        let path = path.to_str().unwrap();
        let error = complaint(&["run", "-m", path, "Hi"]);
        assert!(error.contains(expected) && error.lines().count() == 1, "{path}: {error}");
        assert!(error.starts_with(&format!("hob: {path}: ")), "{path}: {error}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What a file recommends goes before what is built in, and behind options and requests.
#[hob_needs::fixtures]
#[test]
fn a_file_says_how_its_model_is_sampled() {
    let fixtures = common::fixtures();
    let stories = fixtures.join("stories/stories260K.gguf");
    let folder = std::env::temp_dir().join(format!("hob-sampling-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let model = folder.join("model.gguf");
    let more: Vec<(&str, Metadata)> = vec![
        ("general.sampling.temp", 0.6f32.into()),
        ("general.sampling.top_k", 1i32.into()),
        ("general.sampling.top_p", 0.95f32.into()),
        ("general.sampling.min_p", 2.0f32.into()),
        ("general.sampling.penalty_last_n", 32i32.into()),
        ("general.sampling.sequence", "top_k;temperature".into()),
    ];
    with_metadata(&stories, &model, more);

    let shown = |options: &[&str]| {
        let server = Server::start(&model, options);
        let params = |settings: &Value| {
            ["temperature", "top_k", "top_p", "min_p", "repeat_last_n"]
                .map(|name| (settings[name].as_f64().unwrap() * 1000.0).round() / 1000.0)
        };
        let props = server.get("/props").json();
        let props = &props["default_generation_settings"]["params"];
        let asked = json!({"prompt": "Once", "n_predict": 1, "top_p": 0.5});
        let answer = server.post("/completion", &asked).json();
        let told = server.log().matches("general.sampling.min_p is 2").count();
        assert_eq!(told, 1, "{}", server.log());
        (params(props), props["samplers"].clone(), params(&answer["generation_settings"]))
    };
    let (defaults, samplers, asked) = shown(&[]);
    assert_eq!(defaults, [0.6, 1.0, 0.95, 0.0, 32.0]);
    assert_eq!(samplers, json!(["top_k", "temperature"]));
    assert_eq!(asked, [0.6, 1.0, 0.5, 0.0, 32.0]);
    let (defaults, samplers, _) = shown(&["--temp", "1.5", "--top-k", "7", "--samplers", "min_p"]);
    assert_eq!(defaults, [1.5, 7.0, 0.95, 0.0, 32.0]);
    assert_eq!(samplers, json!(["min_p"]));

    // the most probable token alone is what temperature 0 takes
    let file = model.to_str().unwrap();
    let text = |options: &[&str]| {
        let asked = ["run", "-m", file, "--raw", "-n", "40", "-s", "7", "Once upon"];
        outputs(&[&asked[..], options].concat()).0
    };
    let greedy = text(&["--temp", "0"]);
    assert_eq!(text(&[]), greedy);
    assert_ne!(text(&["--top-k", "0", "--temp", "3"]), greedy);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The matrices of a layer, and the last of the model, as NVFP4 files scale them.
const SCALED: [&str; 24] = [
    "attn_q",
    "attn_k",
    "attn_v",
    "attn_qkv",
    "attn_output",
    "attn_gate",
    "attn_q_a",
    "attn_q_b",
    "attn_kv_a_mqa",
    "ffn_gate",
    "ffn_up",
    "ffn_down",
    "ffn_gate_exps",
    "ffn_up_exps",
    "ffn_down_exps",
    "ffn_gate_up_exps",
    "ffn_gate_shexp",
    "ffn_up_shexp",
    "ffn_down_shexp",
    "ssm_in",
    "ssm_out",
    "ssm_alpha",
    "ssm_beta",
    "output",
];

/// Returns whether a matrix of this name may have a factor of its own.
fn is_scaled(name: &str) -> bool {
    let Some(name) = name.strip_suffix(".weight") else { return false };
    let part = name.strip_prefix("blk.").and_then(|rest| rest.split_once('.'));
    SCALED.contains(&part.map_or(name, |(_, part)| part))
}

/// A tensor that is being changed.
struct Changed {
    name: String,
    shape: Vec<usize>,
    ty: TensorType,
    bytes: Vec<u8>,
}

impl Changed {
    fn of(gguf: &Gguf, tensor: &Tensor) -> Changed {
        let bytes = gguf.data(tensor).to_vec();
        Changed { name: tensor.name.clone(), shape: tensor.shape.clone(), ty: tensor.ty, bytes }
    }

    fn new(name: String, values: &[f32]) -> Changed {
        let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Changed { name, shape: vec![values.len()], ty: TensorType::F32, bytes }
    }

    /// Returns the tensor in NVFP4, if it is a matrix that may have a factor and whose rows are
    /// whole blocks.
    fn in_nvfp4(self) -> Changed {
        const TYPE: TensorType = TensorType::NVFP4;
        if !is_scaled(&self.name) || !self.shape[0].is_multiple_of(TYPE.block_len()) {
            return self;
        }
        let mut values = vec![0.0; self.shape.iter().product()];
        dequantize(self.ty, &self.bytes, &mut values);
        let mut bytes = vec![0; values.len() / TYPE.block_len() * TYPE.block_bytes()];
        quantizer(TYPE).unwrap()(&values, &mut bytes);
        Changed { ty: TYPE, bytes, ..self }
    }

    /// Returns the tensor in F32, each expert's part multiplied by its factor.
    fn times(&self, factors: &[f32]) -> Changed {
        let mut values = vec![0.0; self.shape.iter().product()];
        dequantize(self.ty, &self.bytes, &mut values);
        let each = values.len() / factors.len();
        for (part, factor) in values.chunks_exact_mut(each).zip(factors) {
            for value in part {
                *value *= factor;
            }
        }
        Changed { shape: self.shape.clone(), ..Changed::new(self.name.clone(), &values) }
    }
}

/// Returns a model with the metadata of a file and these tensors.
fn model(gguf: &Gguf, tensors: &[Changed]) -> Result<Arc<Model>, model::Error> {
    let mut writer = Writer::new();
    for (key, value) in gguf.metadata() {
        writer.metadata(key, value.clone()).unwrap();
    }
    for tensor in tensors {
        writer.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let mut bytes = writer.begin(Vec::new()).unwrap();
    for tensor in tensors {
        bytes.data(&tensor.name, &tensor.bytes).unwrap();
    }
    Model::load(Gguf::from_bytes(bytes.finish().unwrap()).unwrap()).map(Arc::new)
}

/// Returns a model whose matrices have factors of their own, and the same model with the factors in
/// its weights, which are F32.
fn scaled_and_folded(gguf: &Gguf, change: fn(Changed) -> Changed) -> (Arc<Model>, Arc<Model>) {
    let tensors = gguf.tensors().iter();
    let mut scaled: Vec<Changed> =
        tensors.map(|tensor| change(Changed::of(gguf, tensor))).collect();
    let mut folded = Vec::new();
    let mut added = Vec::new();
    for tensor in &scaled {
        let name = tensor.name.strip_suffix(".weight").unwrap_or("");
        if !is_scaled(&tensor.name) || gguf.tensor(&format!("{name}.scale")).is_some() {
            folded.push(tensor.times(&[1.0]));
            continue;
        }
        let n = if name.ends_with("_exps") { tensor.shape[2] } else { 1 };
        let factors: Vec<f32> =
            (0..n).map(|i| 0.6 + 0.17 * ((name.len() + added.len() + i) % 7) as f32).collect();
        added.push(Changed::new(format!("{name}.scale"), &factors));
        added.push(Changed::new(format!("{name}.input_scale"), &vec![0.01; n]));
        folded.push(tensor.times(&factors));
    }
    assert!(added.len() > 10, "{} factors", added.len() / 2);
    scaled.extend(added);
    (model(gguf, &scaled).unwrap(), model(gguf, &folded).unwrap())
}

/// Returns logits of each of `tokens`, in steps of `step`.
fn logits(model: &Arc<Model>, exact: bool, tokens: &[u32], step: usize) -> Vec<f32> {
    let options = ContextOptions {
        exact,
        device: Device::Cpu,
        n_ctx: Some(128),
        n_threads: Some(2),
        ..ContextOptions::default()
    };
    let mut context = Context::new(Arc::clone(model), &options).unwrap();
    let batch: Vec<BatchToken> = (0..)
        .zip(tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true })
        .collect();
    batch.chunks(step).flat_map(|chunk| context.step(chunk).unwrap().to_vec()).collect()
}

/// Returns mean((a − b)²) / mean(b²).
fn nmse(ours: &[f32], right: &[f32]) -> f64 {
    let square = |x: f32| f64::from(x) * f64::from(x);
    let error: f64 = ours.iter().zip(right).map(|(&a, &b)| square(a - b)).sum();
    error / right.iter().map(|&b| square(b)).sum::<f64>()
}

/// Scales beside a matrix are factors of its products, of each expert's by itself; those of its
/// input change nothing.
#[hob_needs::fixtures]
#[test]
fn scales_beside_matrices_are_factors() {
    let fixtures = common::fixtures();
    let tokens: Vec<u32> = (0..48).map(|i| 3 + i * 5).collect();
    let mut n_models = 0;
    for file in std::fs::read_dir(fixtures.join("tiny")).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_none_or(|ending| ending != "gguf") {
            continue;
        }
        let gguf = Gguf::open(&file).unwrap();
        let (scaled, folded) = scaled_and_folded(&gguf, |tensor| tensor);
        let right = logits(&folded, true, &tokens, 48);
        // GELU of Gemma's gates goes by a table of halves
        let most = if scaled.plan.arch.starts_with("gemma") { 1e-6 } else { 1e-9 };
        for step in [48, 1] {
            let e = nmse(&logits(&scaled, true, &tokens, step), &right);
            assert!(e <= most, "{} in steps of {step}: {e:e}", file.display());
        }
        let plain = Arc::new(Model::load(gguf).unwrap());
        let e = nmse(&logits(&plain, true, &tokens, 48), &right);
        assert!(e > 1e-5, "{}: the factors change nothing: {e:e}", file.display());
        n_models += 1;
    }
    assert!(n_models >= 36);
    // quantized, and as many tokens as go through the dense layer in one operation
    for name in ["qbase-Q4_K_M", "qbase-Q4_0", "qbase-F16"] {
        let gguf = Gguf::open(fixtures.join(format!("quant/{name}.gguf"))).unwrap();
        let (scaled, folded) = scaled_and_folded(&gguf, |tensor| tensor);
        let right = logits(&folded, true, &tokens, 48);
        for step in [48, 1] {
            let e = nmse(&logits(&scaled, false, &tokens, step), &right);
            assert!(e <= 2e-3, "{name} in steps of {step}: {e:e}");
        }
    }
}

/// Files in NVFP4, as llama.cpp's converter makes them of ModelOpt's and compressed-tensors'
/// models: a factor for each matrix and for each expert, and one for its input.
#[hob_needs::fixtures]
#[test]
fn scales_beside_nvfp4_are_factors() {
    let fixtures = common::fixtures();
    let tokens: Vec<u32> = (0..48).map(|i| 3 + i * 5).collect();
    for (name, experts) in [
        ("llama", 0),
        ("llama-moe", 2),
        ("qwen3moe", 2),
        ("qwen35moe", 2),
        ("gpt-oss", 2),
        ("gemma4-moe", 1),
    ] {
        let gguf = Gguf::open(fixtures.join(format!("tiny/{name}.gguf"))).unwrap();
        let (scaled, folded) = scaled_and_folded(&gguf, Changed::in_nvfp4);
        let in_nvfp4 = |tensor: &&Tensor| tensor.ty == TensorType::NVFP4;
        let of_first = |tensor: &&Tensor| tensor.name.starts_with("blk.0.ffn_");
        let first = scaled.gguf.tensors().iter().filter(in_nvfp4).filter(of_first);
        let n_experts = first.filter(|tensor| tensor.name.ends_with("_exps.weight")).count();
        assert_eq!(n_experts, experts, "{name}");
        let right = logits(&folded, true, &tokens, 48);
        let most = if name.starts_with("gemma") { 1e-6 } else { 1e-9 };
        // activations are not rounded to meet NVFP4: only the other matrices differ
        for (exact, most) in [(true, most), (false, 2e-3)] {
            for step in [48, 1] {
                let e = nmse(&logits(&scaled, exact, &tokens, step), &right);
                assert!(e <= most, "{name} in steps of {step}, exact {exact}: {e:e}");
            }
        }
    }
}

/// The file of the field loads with its scales, and not with one beside what is no matrix.
#[hob_needs::fixtures]
#[test]
fn scales_stand_beside_matrices_alone() {
    let fixtures = common::fixtures();
    let gguf = Gguf::open(fixtures.join("field/nvfp4-scale-tensors.gguf")).unwrap();
    let tensors = || gguf.tensors().iter().map(|tensor| Changed::of(&gguf, tensor));
    let folded: Vec<Changed> = tensors()
        .filter(|tensor| tensor.name.ends_with(".weight"))
        .map(|tensor| {
            let scale = gguf.tensor(&tensor.name.replace(".weight", ".scale"));
            let scale =
                scale.map_or(1.0, |scale| f32::from_le_bytes(gguf.data(scale).try_into().unwrap()));
            tensor.times(&[scale])
        })
        .collect();
    let tokens: Vec<u32> = (1..40).collect();
    let right = logits(&model(&gguf, &folded).unwrap(), true, &tokens, 39);
    let scaled = model(&gguf, &tensors().collect::<Vec<_>>()).unwrap();
    assert!(nmse(&logits(&scaled, true, &tokens, 39), &right) <= 1e-10);

    for (name, value, expected) in [
        ("blk.0.attn_norm.scale", 2.0, "tensor `blk.0.attn_norm.scale` is not part of"),
        ("token_embd.scale", 2.0, "tensor `token_embd.scale` is not part of"),
        ("blk.0.ffn_gate_inp.scale", 2.0, "tensor `blk.0.ffn_gate_inp.scale` is not part of"),
        ("blk.1.ffn_up.scale", f32::NAN, "`blk.1.ffn_up.scale`: NaN; expected finite factors"),
    ] {
        let with = tensors().filter(|tensor| tensor.name != name);
        let with: Vec<Changed> = with.chain([Changed::new(name.into(), &[value])]).collect();
        let error = model(&gguf, &with).err().unwrap().to_string();
        assert!(error.contains(expected), "{error}");
    }
    let mut wide: Vec<Changed> = tensors().collect();
    wide.retain(|tensor| tensor.name != "blk.1.ffn_up.scale");
    wide.push(Changed::new("blk.1.ffn_up.scale".into(), &[1.0, 2.0]));
    let error = model(&gguf, &wide).err().unwrap().to_string();
    assert!(error.contains("tensor `blk.1.ffn_up.scale` has shape [2]; expected [1]"), "{error}");
}
