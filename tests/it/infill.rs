//! Gaps in texts: `/infill`, `suffix`, and Ollama's `suffix`.

use std::path::Path;

use hob::gguf::{Gguf, Writer};
use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::process::Folder;
use crate::http::stories::{error, stories};

/// Tokens of the smallest model that stand in for those of a model for code.
const MARKS: [(&str, u32); 5] =
    [("pre", 300), ("suf", 301), ("mid", 302), ("rep", 303), ("sep", 304)];

/// Writes the smallest model with the first `n` marks, and returns its path.
fn model(folder: &Path, n: usize) -> std::path::PathBuf {
    let gguf = Gguf::open(stories()).unwrap();
    let mut writer = Writer::new();
    for (key, value) in gguf.metadata() {
        writer.metadata(key, value.clone()).unwrap();
    }
    for (name, id) in &MARKS[..n] {
        writer.metadata(&format!("tokenizer.ggml.fim_{name}_token_id"), *id).unwrap();
    }
    for tensor in gguf.tensors() {
        writer.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let path = folder.join(format!("fim{n}.gguf"));
    let mut out = writer.begin(std::fs::File::create(&path).unwrap()).unwrap();
    for tensor in gguf.tensors() {
        out.data(&tensor.name, gguf.data(tensor)).unwrap();
    }
    out.finish().unwrap();
    path
}

/// The tokens of a text, as a model reads them in the middle of a prompt.
fn tokens(server: &Server, text: &str) -> Vec<u64> {
    let answer = server.post("/tokenize", &json!({"content": text, "parse_special": false})).json();
    answer["tokens"].as_array().unwrap().iter().map(|token| token.as_u64().unwrap()).collect()
}

fn spelled(server: &Server, tokens: &[u64]) -> String {
    let answer = server.post("/completion", &json!({"prompt": tokens, "n_predict": 0})).json();
    answer["prompt"].as_str().unwrap().to_owned()
}

/// The layout is llama-server's: other files, then the text around the gap.
#[hob_needs::fixtures]
#[test]
fn the_prompt_is_that_of_llama_server() {
    let folder = Folder::new("infill");
    let server = Server::start(&model(&folder.0, 5), &["--ctx-size", "8192", "-np", "1"]);
    let token = |text: &str| tokens(&server, text);
    let before = token("def add(a, b):\n");
    let middle = token("    return ");
    let after = token("\n\nprint(add(1, 2))\n");
    let end = [&[300], &before[..], &middle[..], &[301], &after[..], &[302]].concat();
    let body = json!({"input_prefix": "def add(a, b):\n", "input_suffix": "\n\nprint(add(1, 2))\n",
        "prompt": "    return ", "n_predict": 4, "temperature": 0});
    let project = [&[303], &token("myproject\n")[..]].concat();
    let here = [&[304], &token("filename\n")[..]].concat();
    let whole = [&project[..], &here[..], &[1], &end[..]].concat();
    let answer = server.post("/infill", &body).json();
    assert_eq!(answer["prompt"], spelled(&server, &whole), "{answer}");
    assert_eq!(
        (&answer["tokens_evaluated"], &answer["tokens_predicted"]),
        (&json!(whole.len()), &json!(4))
    );

    let mut with_files = body.clone();
    with_files["input_extra"] =
        json!([{"filename": "a.py", "text": "x = 1\n"}, {"text": "y = 2\n"}]);
    let files = [
        &[304],
        &token("a.py\n")[..],
        &token("x = 1\n")[..],
        &[304],
        &token("tmp\n")[..],
        &token("y = 2\n")[..],
    ]
    .concat();
    let whole = [&project[..], &files[..], &here[..], &[1], &end[..]].concat();
    let answer = server.post("/infill", &with_files).json();
    assert_eq!(answer["prompt"], spelled(&server, &whole));

    // OpenAI's suffix is the same without other files, and streams
    let body = json!({"prompt": "def add(a, b):\n", "suffix": "\n\nprint(add(1, 2))\n",
        "max_tokens": 4, "temperature": 0});
    let same =
        [&project[..], &here[..], &[1, 300], &before[..], &[301], &after[..], &[302]].concat();
    let answer = server.post("/v1/completions", &body).json();
    assert_eq!(answer["usage"]["prompt_tokens"], same.len());
    let plain = json!({"prompt": same, "max_tokens": 4, "temperature": 0});
    let plain = server.post("/v1/completions", &plain).json();
    assert_eq!(answer["choices"][0]["text"], plain["choices"][0]["text"]);
    let ollama = json!({"model": "x", "prompt": "def add(a, b):\n", "stream": false,
        "suffix": "\n\nprint(add(1, 2))\n", "options": {"num_predict": 4, "temperature": 0}});
    let ollama = server.post("/api/generate", &ollama).json();
    assert_eq!(ollama["response"], plain["choices"][0]["text"], "{ollama}");
}

#[hob_needs::fixtures]
#[test]
fn long_texts_are_cut_where_the_gap_is_far() {
    let folder = Folder::new("infill-long");
    let marked = model(&folder.0, 3);
    let server = Server::start(&marked, &["--ctx-size", "4096", "-np", "1"]);
    let line = "and she went to the park ";
    let long = line.repeat(1000);
    let body = json!({"input_prefix": long, "input_suffix": long, "n_predict": 1});
    let answer = server.post("/infill", &body).json();
    // three quarters of 2048 before the gap, a quarter less two after it, the marks and the first
    assert_eq!(answer["tokens_evaluated"], 1536 + 510 + 3 + 1, "{answer}");
    let first = Server::start(&marked, &["--spm-infill", "--ctx-size", "512"]);
    let body = json!({"input_prefix": "a", "input_suffix": "b", "n_predict": 1});
    let answer = first.post("/infill", &body).json();
    let token = |text: &str| tokens(&first, text);
    let whole = [&[1, 301], &token("b")[..], &[300], &token("a")[..], &[302]].concat();
    assert_eq!(answer["prompt"], spelled(&first, &whole));
}

#[hob_needs::fixtures]
#[test]
fn what_is_no_gap_is_refused() {
    let folder = Folder::new("infill-wrong");
    let server = Server::start(&model(&folder.0, 5), &["--ctx-size", "512"]);
    for (body, param) in [
        (json!({"input_suffix": "b"}), "input_prefix"),
        (json!({"input_prefix": "a"}), "input_suffix"),
        (json!({"input_prefix": 1, "input_suffix": "b"}), "input_prefix"),
        (json!({"input_prefix": "a", "input_suffix": "b", "input_extra": [1]}), "input_extra[0]"),
        (
            json!({"input_prefix": "a", "input_suffix": "b", "input_extra": [{"filename": "x"}]}),
            "input_extra[0].text",
        ),
    ] {
        assert_eq!(
            error(&server.post("/infill", &body)),
            (400, "invalid_request_error".into(), param.into())
        );
    }
    let list = json!({"prompt": ["a", "b"], "suffix": "c"});
    assert_eq!(error(&server.post("/v1/completions", &list)).2, "prompt");
    // a model without the tokens
    let server = Server::start(&stories(), &[]);
    let gap: Value = json!({"input_prefix": "a", "input_suffix": "b"});
    assert_eq!(error(&server.post("/infill", &gap)).0, 501);
    let gap = json!({"prompt": "a", "suffix": "b"});
    assert_eq!(error(&server.post("/v1/completions", &gap)).0, 501);
}
