//! The work of tokenizers: in proportion to the text whatever it is, and only while somebody waits.

use std::cell::Cell;
use std::path::PathBuf;

use hob::gguf::Gguf;
use hob::tokenizer::{EncodeOptions, Tokenizer};

use crate::common;

/// Bytes of each text.
const LENGTH: usize = 512 << 10;
/// Fewest bytes that are cut in a second of a thread's time: a third of what a machine of two cores
/// cuts of the slowest text.
const LEAST_PER_SECOND: f64 = if cfg!(debug_assertions) { 1e6 } else { 5e6 };

/// Most bytes of a text that are cut before it is asked whether somebody waits: control tokens
/// count one each.
const MOST_UNASKED: usize = 256 << 10;

/// Every algorithm: SentencePiece, byte pairs with the patterns of several makers, WordPiece.
fn vocabularies() -> impl Iterator<Item = (String, Tokenizer)> {
    let shipped = ["llama-spm", "phi-3", "gpt-2", "llama-bpe", "qwen2", "gemma-4"];
    let shipped = shipped.map(|name| format!("vocabs/ggml-vocab-{name}.gguf"));
    let field =
        ["o200k", "tekken", "qwen3", "bert-add-eos"].map(|name| format!("field/{name}.gguf"));
    shipped.into_iter().chain(field).map(|name| {
        let path: PathBuf = common::fixtures().join(&name);
        (name, Tokenizer::from_gguf(&Gguf::open(path).unwrap()).unwrap())
    })
}

/// Texts that some way of cutting has been slow on, and characters at random.
fn texts() -> Vec<(&'static str, String)> {
    let mut random = 0x2545_F491_4F6C_DD1D_u64;
    let mut below = move |n: u32| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 33) as u32 % n
    };
    let any: String = (0..LENGTH / 3).filter_map(|_| char::from_u32(below(0x2_0000))).collect();
    let short = ["a", " ", "  ", "\n", "\t", "'", "1", "\r\n"];
    let mixed: String = (0..LENGTH).map(|_| short[below(8) as usize]).collect();
    let mut texts = vec![("any characters", any), ("blanks and letters", mixed)];
    for part in [
        "a",
        " ",
        "\n",
        "\t",
        " \n",
        "'",
        "<",
        "▁",
        "7",
        "한",
        "😀",
        "\u{301}",
        "e\u{301}\u{302}\u{303}",
        "{\n                \"x\": [1],\n",
        "<|im_start|>",
    ] {
        texts.push((part, part.repeat(LENGTH / part.len())));
    }
    texts
}

/// Returns the nanoseconds that this thread has computed.
#[cfg(target_os = "linux")]
fn computed() -> f64 {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    times.split_whitespace().next().unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[hob_needs::fixtures]
#[test]
fn every_text_is_cut_at_megabytes_a_second() {
    let texts = texts();
    for (name, tokenizer) in vocabularies() {
        for (what, text) in &texts {
            let before = computed();
            tokenizer.encode(text, &EncodeOptions::MARKED);
            let rate = text.len() as f64 / (computed() - before) * 1e9;
            assert!(rate > LEAST_PER_SECOND, "{name}: {:.1} MB/s of {what:?}", rate / 1e6);
        }
    }
}

/// A text for which nobody waits is cut no further, one that is a single word included.
#[hob_needs::fixtures]
#[test]
fn what_nobody_waits_for_ends() {
    let texts = texts();
    for (name, tokenizer) in vocabularies() {
        for (what, text) in &texts {
            let asked = Cell::new(0);
            let counts = || {
                asked.set(asked.get() + 1);
                false
            };
            tokenizer.encode_until(text, &EncodeOptions::MARKED, &counts).unwrap();
            let whole = asked.get();
            assert!(whole >= text.len() / MOST_UNASKED, "{name}: asked {whole} times of {what:?}");
            asked.set(0);
            let leaves = || {
                asked.set(asked.get() + 1);
                asked.get() > whole / 2
            };
            assert!(tokenizer.encode_until(text, &EncodeOptions::MARKED, &leaves).is_err());
            assert_eq!(asked.get(), whole / 2 + 1, "{name}: {what:?}");
        }
    }
}
