//! Model files as they come: templates that do not parse, ids that no token has, files that are no
//! model, ways to sample.

#[path = "http/client.rs"]
#[allow(dead_code, reason = "shared by several test files, each of which uses a part")]
mod client;
#[path = "common.rs"]
mod common;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use client::Server;
use hob::gguf::{Gguf, Value as Metadata, Writer};
use serde_json::{Value, json};

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(args).env_remove("HOB_LOG").env_remove("LLAMA_ARG_MODEL").stdin(Stdio::null());
    command.output().unwrap()
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

#[test]
fn a_template_that_does_not_parse_stops_conversations_alone() {
    let Some(fixtures) = common::fixtures() else { return };
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
    let answer = server.post("/completion", &json!({"prompt": "Once", "n_predict": 4, "temperature": 0}));
    assert_eq!(answer.json()["content"], " upon a time,");
    assert_eq!(server.post("/v1/embeddings", &json!({"input": "Once"})).status, 200);
    assert_eq!(server.get("/props").status, 200);
    let question = json!({"messages": [{"role": "user", "content": "Hi"}], "input": "Hi", "max_tokens": 4});
    for path in [
        "/v1/chat/completions",
        "/v1/chat/completions/input_tokens",
        "/v1/messages",
        "/v1/messages/count_tokens",
        "/v1/responses",
        "/v1/responses/input_tokens",
        "/apply-template",
    ] {
        let answer = server.post(path, &question);
        assert_eq!(answer.status, 501, "{path}: {}", answer.body);
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains("line 1: unexpected end of input"), "{path}: {message}");
        assert!(message.contains("--chat-template NAME, such as chatml"), "{path}: {message}");
    }
    let server = Server::start(&model, &["--chat-template", "chatml"]);
    assert_eq!(server.post("/v1/chat/completions", &question).status, 200);
}

#[test]
fn an_id_that_no_token_has_is_left_out() {
    let Some(fixtures) = common::fixtures() else { return };
    let model = fixtures.join("field/eos-id-out-of-range.gguf");
    let file = model.to_str().unwrap();
    for how in [&["--raw"][..], &[]] {
        let (text, log) =
            outputs(&[&["run", "-m", file, "--temp", "0", "-n", "8"], how, &["Once upon"]].concat());
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
#[test]
fn what_is_no_model_is_named() {
    let Some(fixtures) = common::fixtures() else { return };
    let lora = fixtures.join("field/lora-adapter.gguf").to_str().unwrap().to_owned();
    for command in ["run", "serve"] {
        let error = complaint(&[command, "-m", &lora]);
        assert!(error.contains("this is a LoRA adapter, not a model"), "{error}");
        assert!(error.contains("llama-export-lora -m MODEL --lora ADAPTER -o MERGED"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }

    let folder = std::env::temp_dir().join(format!("hob-no-model-{}", std::process::id()));
    let hub = folder.join("hub");
    std::fs::create_dir_all(&hub).unwrap();
    std::fs::write(hub.join("config.json"), "{}").unwrap();
    std::fs::create_dir_all(folder.join("empty")).unwrap();
    std::fs::write(folder.join("page.gguf"), "<!DOCTYPE html><html></html>").unwrap();
    let tensors = [&2u64.to_le_bytes()[..], b"{}"].concat();
    std::fs::write(hub.join("model.safetensors"), tensors).unwrap();
    let made: [(&str, &[(&str, &str)], &str); 8] = [
        ("clip", &[("general.architecture", "clip")], "-m MODEL --mmproj FILE"),
        ("mmproj", &[("general.architecture", "clip"), ("general.type", "mmproj")], "a vision tower"),
        ("eagle3", &[("general.architecture", "eagle3")], "a drafter (eagle3)"),
        ("assistant", &[("general.architecture", "gemma4-assistant")], "a drafter (gemma4-assistant)"),
        ("control", &[("general.architecture", "controlvector")], "a control vector"),
        ("imatrix", &[("general.type", "imatrix")], "an importance matrix"),
        ("flux", &[("general.architecture", "flux")], "makes images or video"),
        ("new", &[("general.architecture", "llama9")], "a newer hob may know it"),
    ];
    let mut cases = vec![
        (hub.clone(), "a folder of a model in Hugging Face's form: hob reads GGUF"),
        (hub.join("model.safetensors"), "these are safetensors: hob reads GGUF"),
        (folder.join("empty"), "a folder, and no GGUF file in it"),
        (folder.join("page.gguf"), "an HTML page"),
    ];
    for (name, metadata, expected) in made {
        let mut writer = Writer::new();
        for &(key, value) in metadata {
            writer.metadata(key, value).unwrap();
        }
        let path = folder.join(format!("{name}.gguf"));
        let file = std::fs::File::create(&path).unwrap();
        writer.begin(file).unwrap().finish().unwrap();
        cases.push((path, expected));
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
#[test]
fn a_file_says_how_its_model_is_sampled() {
    let Some(fixtures) = common::fixtures() else { return };
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
