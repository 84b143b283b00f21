//! Tokenizers of folders: what changes tokens is honoured, named or refused, and what is broken is
//! named with its place.

use std::fs;
use std::path::Path;
use std::process::Output;

use hob::gguf::Gguf;
use serde_json::{Map, Value, json};

use super::{Folder, refuses, run, write_folder};
use crate::common;

/// Changes an object in a file of a folder, which is empty if the file is not there.
fn change(path: &Path, key: &str, value: Value) {
    let text = fs::read(path).unwrap_or_else(|_| b"{}".to_vec());
    let mut object: Map<String, Value> = serde_json::from_slice(&text).unwrap();
    object.insert(key.into(), value);
    fs::write(path, Value::Object(object).to_string()).unwrap();
}

/// Converts the model of a folder.
fn convert(folder: &Folder) -> Output {
    let out = folder.0.join("out.gguf");
    let model = folder.model();
    run(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()])
}

/// Returns the file that the model of a folder is converted to.
fn converted(folder: &Folder) -> Gguf {
    let output = convert(folder);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Gguf::open(folder.0.join("out.gguf")).unwrap()
}

/// Checks that a folder is refused in one line with these words.
fn refused(folder: &Folder, words: &[&str]) {
    let out = folder.0.join("out.gguf");
    let model = folder.model();
    refuses(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()], words);
}

/// Returns a sound `tokenizer.json` of 512 tokens of byte pairs.
fn sound() -> Value {
    let mut tokens: Map<String, Value> = (2..512).map(|i| (format!("t{i}"), i.into())).collect();
    tokens.insert("a".into(), 0.into());
    tokens.insert("aa".into(), 1.into());
    json!({
        "model": {"type": "BPE", "vocab": tokens, "merges": ["a a"]},
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false},
        "added_tokens": [{"id": 511, "content": "t511", "special": true}],
    })
}

#[hob_needs::fixtures]
#[test]
fn broken_parts_of_tokenizers_are_named() {
    let folder = Folder::new("broken-tokenizer");
    let model = folder.model();
    write_folder(&model, false);
    fs::remove_file(model.join("tokenizer.model")).unwrap();
    let path = model.join("tokenizer.json");
    fs::write(&path, sound().to_string()).unwrap();
    converted(&folder);
    for (pointer, value, what) in [
        ("/model/vocab", json!({}), "model.vocab"),
        ("/model/vocab", json!(["a", "aa"]), "model.vocab"),
        ("/model/vocab/a", json!(-1), "the number of \"a\""),
        ("/model/vocab/a", json!(1), "that of another text"),
        ("/model/merges", json!(["a b"]), "model.merges[0]: \"b\" is no token"),
        ("/model/merges", json!("a a"), "model.merges: an array"),
        ("/added_tokens", json!({"x": 1}), "added_tokens: an array"),
        ("/added_tokens/0/id", json!("511"), "added_tokens[0].id"),
        ("/added_tokens/0/id", json!(99_999_999), "below 16777216"),
    ] {
        let mut broken = sound();
        *broken.pointer_mut(pointer).unwrap() = value;
        fs::write(&path, broken.to_string()).unwrap();
        refused(&folder, &["tokenizer.json: ", what]);
    }
    for (key, value) in [
        ("end_of_word_suffix", json!("</w>")),
        ("continuing_subword_prefix", json!("##")),
        ("dropout", json!(0.5)),
    ] {
        let mut other = sound();
        other["model"][key] = value;
        fs::write(&path, other.to_string()).unwrap();
        refused(&folder, &["tokenizer.json: ", key, "is not read here"]);
    }
    for name in ["NFKC", "NFD", "Lowercase"] {
        let mut other = sound();
        other["normalizer"] = json!({"type": name});
        fs::write(&path, other.to_string()).unwrap();
        refused(&folder, &["tokenizer.json: ", "the normalizer", name]);
    }
    let mut composed = sound();
    composed["normalizer"] = json!({"type": "NFC"});
    fs::write(&path, composed.to_string()).unwrap();
    assert_eq!(converted(&folder).get_str("tokenizer.ggml.pre").unwrap(), Some("olmo"));
    fs::write(&path, "version https://git-lfs.github.com/spec/v1\noid sha256:0\n").unwrap();
    refused(&folder, &["tokenizer.json: ", "`git lfs pull`"]);
}

#[hob_needs::fixtures]
#[test]
fn rules_of_sentencepiece_are_read() {
    const KEY: &str = "tokenizer.ggml.add_space_prefix";
    let folder = Folder::new("piece-rules");
    let model = folder.model();
    write_folder(&model, false);
    assert_eq!(converted(&folder).get_bool(KEY).unwrap(), None);
    let path = model.join("tokenizer.model");
    let plain = fs::read(&path).unwrap();
    // no space before a text: field 3 of the rules, which are field 3 of the file
    fs::write(&path, [&plain[..], &[26, 2, 24, 0]].concat()).unwrap();
    assert_eq!(converted(&folder).get_bool(KEY).unwrap(), Some(false));
    // the kind of unigrams: field 3 of the making, which is field 2 of the file
    fs::write(&path, [&plain[..], &[18, 2, 24, 1]].concat()).unwrap();
    refused(&folder, &["tokenizer.model: ", "unigrams"]);
    fs::write(&path, [&plain[..], &[18, 2, 24, 2]].concat()).unwrap();
    converted(&folder);
    fs::write(&path, "version https://git-lfs.github.com/spec/v1\noid sha256:0\n").unwrap();
    refused(&folder, &["tokenizer.model: ", "`git lfs pull`"]);
}

#[hob_needs::fixtures]
#[test]
fn files_beside_the_weights_are_read_as_transformers_does() {
    let folder = Folder::new("beside");
    let model = folder.model();
    write_folder(&model, false);
    change(&model.join("tokenizer_config.json"), "chat_template", json!("of the configuration"));
    change(&model.join("config.json"), "rms_norm_eps", Value::Null);
    let found = converted(&folder);
    let template = found.get_str("tokenizer.chat_template").unwrap();
    assert_eq!(template, Some("{{ messages[0].content }}"));
    let epsilon = found.get_f32("llama.attention.layer_norm_rms_epsilon").unwrap();
    assert_eq!(epsilon, Some(1e-6));

    let config = model.join("config.json");
    change(&config, "rope_parameters", json!({"rope_type": "default", "rope_theta": 10000.0}));
    let scaling = json!({"type": "linear", "factor": 2.0});
    change(&config, "rope_scaling", scaling);
    let found = converted(&folder);
    assert_eq!(found.get_f32("llama.rope.scaling.factor").unwrap(), Some(2.0));
    change(&config, "rope_scaling", json!({"type": "no-such"}));
    refused(&folder, &["config.json: ", "\"no-such\" is not read"]);
    change(&config, "rope_scaling", Value::Null);
    change(&config, "hidden_size", json!(99_999_999));
    refused(&folder, &["config.json: ", "hidden_size: at most 16777216"]);

    write_folder(&model, false);
    let generation = model.join("generation_config.json");
    for (key, value) in [("temperature", json!("hot")), ("top_k", json!(0.5))] {
        change(&generation, key, value);
        refused(&folder, &["generation_config.json: ", key, "number was expected"]);
        change(&generation, key, Value::Null);
    }
    converted(&folder);
    let weights = model.join("model.safetensors");
    fs::write(weights, "version https://git-lfs.github.com/spec/v1\noid sha256:0\n").unwrap();
    refused(&folder, &["model.safetensors: ", "`git lfs pull`"]);
}

#[hob_needs::fixtures]
#[test]
fn snapshots_are_named_by_their_repository() {
    let folder = Folder::new("snapshot");
    let snapshot = folder.0.join("models--org--tiny/snapshots").join("0a".repeat(20));
    fs::create_dir_all(&snapshot).unwrap();
    write_folder(&snapshot, false);
    let out = folder.0.join("out.gguf");
    let output = run(&["convert", snapshot.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(Gguf::open(&out).unwrap().get_str("general.name").unwrap(), Some("tiny"));
    let source = hob::runtime::ModelSource::File(snapshot);
    assert_eq!(source.name(), "org/tiny");
}

/// A vocabulary that llama.cpp's converter knows is known without its pattern, by the tokens of a
/// text; one that has other tokens is not.
#[hob_needs::fixtures]
#[test]
fn a_known_vocabulary_needs_no_known_pattern() {
    let gguf = Gguf::open(common::fixtures().join("vocabs/ggml-vocab-gpt-2.gguf")).unwrap();
    let texts = |key: &str| -> Vec<String> {
        let array = gguf.get_array(&format!("tokenizer.ggml.{key}")).unwrap().unwrap();
        let texts = array.strings().unwrap();
        texts.map(|text| String::from_utf8_lossy(text).into_owned()).collect()
    };
    let tokens = texts("tokens").into_iter().enumerate();
    let tokens: Map<String, Value> = tokens.map(|(id, text)| (text, id.into())).collect();
    let pattern = json!({"type": "Split", "pattern": {"Regex": "a pattern of its own"}});
    let mut tokenizer = json!({
        "model": {"type": "BPE", "vocab": tokens, "merges": texts("merges")},
        "pre_tokenizer": &pattern,
    });
    let folder = Folder::new("known-vocabulary");
    let model = folder.model();
    write_folder(&model, false);
    fs::remove_file(model.join("tokenizer.model")).unwrap();
    let path = model.join("tokenizer.json");
    fs::write(&path, tokenizer.to_string()).unwrap();
    assert_eq!(converted(&folder).get_str("tokenizer.ggml.pre").unwrap(), Some("gpt-2"));

    tokenizer["pre_tokenizer"] = json!({"type": "ByteLevel", "add_prefix_space": true});
    fs::write(&path, tokenizer.to_string()).unwrap();
    refused(&folder, &["tokenizer.json: ", "add_prefix_space"]);

    tokenizer["pre_tokenizer"] = pattern;
    let tokens = &mut tokenizer["model"]["vocab"];
    let three = tokens["3"].take();
    tokens["3"] = tokens["4"].take();
    tokens["4"] = three;
    fs::write(&path, tokenizer.to_string()).unwrap();
    refused(&folder, &["tokenizer.json: ", "no name stands for", "a pattern of its own"]);
}
