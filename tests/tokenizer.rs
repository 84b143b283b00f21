//! The tokenizer against llama.cpp's: ids and decoded texts of real vocabularies, every pre-tokenizer, hostile files.

#[path = "common.rs"]
mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use hob::gguf::{self, Gguf, Writer};
use hob::tokenizer::{self, Special, Tokenizer};
use serde_json::Value;

const VOCABS: [&str; 6] = ["llama-spm", "phi-3", "gpt-2", "llama-bpe", "qwen2", "gemma-4"];

fn load(path: impl AsRef<Path>) -> Tokenizer {
    Tokenizer::from_gguf(&Gguf::open(path).unwrap()).unwrap()
}

fn json_lines(path: impl AsRef<Path>) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}

/// The pairs of text and ids that come with each vocabulary.
#[test]
fn vocabulary_pairs() {
    let Some(dir) = common::fixtures() else { return };
    for name in VOCABS {
        let file = dir.join(format!("vocabs/ggml-vocab-{name}.gguf"));
        let tokenizer = load(&file);
        let inputs = fs::read_to_string(file.with_extension("gguf.inp")).unwrap();
        let outputs = fs::read_to_string(file.with_extension("gguf.out")).unwrap();
        let end = "\n__ggml_vocab_test__\n";
        let inputs: Vec<_> = inputs.strip_suffix(end).unwrap_or(&inputs).split(end).collect();
        let outputs: Vec<Vec<u32>> = outputs
            .lines()
            .map(|line| line.split_whitespace().map(|id| id.parse().unwrap()).collect())
            .collect();
        assert_eq!(inputs.len(), outputs.len(), "{name}");
        for (text, expected) in inputs.iter().zip(&outputs) {
            assert_eq!(&tokenizer.encode(text, false, false), expected, "{name}: {text:?}");
        }
    }
}

/// Texts in many languages, code, white space, emoji, random characters: encoded in three ways and decoded in two.
#[test]
fn texts_of_every_vocabulary() {
    let Some(dir) = common::fixtures() else { return };
    let mut files: Vec<_> = VOCABS.iter().map(|name| (format!("ggml-vocab-{name}"), "vocabs")).collect();
    files.push(("stories260K".into(), "stories"));
    for (name, folder) in files {
        let tokenizer = load(dir.join(folder).join(format!("{name}.gguf")));
        let lines = json_lines(dir.join(format!("tok/{name}.jsonl")));
        let (info, texts) = lines.split_first().unwrap();
        check_info(&name, &tokenizer, &info["vocab_info"]);
        for line in texts {
            let case = format!("{name} {}", line["id"]);
            let text = line["text"].as_str().unwrap();
            let tokens = ids(&line["tokens"]);
            assert_eq!(tokenizer.encode(text, false, false), tokens, "{case}: {text:?}");
            // a key is absent where it says nothing new
            let with = |key: &str| line.get(key).map_or_else(|| tokens.clone(), ids);
            let special = with("tokens_add_special");
            assert_eq!(tokenizer.encode(text, true, false), special, "{case}, add special: {text:?}");
            let parsed = with("tokens_parse_special");
            assert_eq!(tokenizer.encode(text, false, true), parsed, "{case}, parse special: {text:?}");

            let decoded = |key: &str| line.get(key).map_or(text.into(), |h| hex(h.as_str().unwrap()));
            for (tokens, special, key) in
                [(&tokens, false, "detok_hex"), (&parsed, true, "detok_special_hex")]
            {
                let (got, expected) = (tokenizer.decode(tokens, special), decoded(key));
                assert_eq!(
                    String::from_utf8_lossy(&got),
                    String::from_utf8_lossy(&expected),
                    "{case}, decoded, special {special}"
                );
            }
        }
    }
}

fn check_info(name: &str, tokenizer: &Tokenizer, info: &Value) {
    assert_eq!(tokenizer.n_vocab() as u64, info["n_tokens"], "{name}");
    for (special, key) in [(Special::Bos, "bos"), (Special::Eos, "eos"), (Special::Eot, "eot")] {
        let id = tokenizer.special(special).map_or(-1, i64::from);
        assert_eq!(id, info[key], "{name} {key}");
    }
    assert_eq!(tokenizer.add_bos(), info["add_bos"], "{name}");
    assert_eq!(tokenizer.add_eos(), info["add_eos"], "{name}");
    assert_eq!(tokenizer.eog_ids(), ids(&info["eog"]), "{name}");
}

/// Every group of pre-tokenizers, on the vocabulary of GPT-2 with only the name changed.
#[test]
fn texts_of_every_pre_tokenizer() {
    let Some(dir) = common::fixtures() else { return };
    let model = Gguf::open(dir.join("vocabs/ggml-vocab-gpt-2.gguf")).unwrap();
    let mut tokenizers = BTreeMap::new();
    for line in json_lines(dir.join("tok/pre_types.jsonl")) {
        let pre = line["pre"].as_str().unwrap();
        let tokenizer = tokenizers.entry(pre.to_owned()).or_insert_with(|| with_pre(&model, pre).unwrap());
        let text = line["text"].as_str().unwrap();
        assert_eq!(
            tokenizer.encode(text, false, false),
            ids(&line["tokens"]),
            "{pre} {}: {text:?}",
            line["id"]
        );
    }
    assert_eq!(tokenizers.len(), 24);
}

/// The model's vocabulary under another pre-tokenizer.
fn with_pre(model: &Gguf, pre: &str) -> Result<Tokenizer, tokenizer::Error> {
    edited(model, |metadata| metadata.push(("tokenizer.ggml.pre".into(), pre.into())))
}

/// The model's vocabulary with other metadata. Of two values of a key the last counts.
fn edited(
    model: &Gguf,
    edit: impl FnOnce(&mut Vec<(String, gguf::Value)>),
) -> Result<Tokenizer, tokenizer::Error> {
    let mut metadata: Vec<_> = model.metadata().map(|(key, value)| (key.to_owned(), value.clone())).collect();
    edit(&mut metadata);
    let last: BTreeMap<_, _> = metadata.into_iter().collect();
    let mut writer = Writer::new();
    for (key, value) in last {
        writer.metadata(&key, value).unwrap();
    }
    let bytes = writer.begin(Vec::new()).unwrap().finish().unwrap();
    Tokenizer::from_gguf(&Gguf::from_bytes(bytes).unwrap())
}
