//! The tokenizer against the makers' own and llama.cpp's: ids and decoded texts of real
//! vocabularies, every pre-tokenizer, hostile files.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use hob::gguf::{self, Gguf, Writer};
use hob::tokenizer::{self, DecodeStream, EncodeOptions, Special, Tokenizer};
use proptest::prelude::*;
use serde_json::Value;
use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::common;
use crate::start::Start as _;

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
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
        .collect()
}

/// The pairs of text and ids that come with each vocabulary.
#[hob_needs::fixtures]
#[test]
fn vocabulary_pairs() {
    let dir = common::fixtures();
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
            assert_eq!(
                &tokenizer.encode(text, &EncodeOptions::PLAIN),
                expected,
                "{name}: {text:?}"
            );
        }
    }
}

/// The ids that the makers' own tokenizers give: tiktoken, mistral_common, Hugging Face's
/// tokenizers.
#[hob_needs::fixtures]
#[test]
fn ids_of_the_makers() {
    let dir = common::fixtures();
    let dir = dir.join("field");
    let mut tokenizers = BTreeMap::new();
    for line in json_lines(dir.join("tokenizers.jsonl")) {
        let vocab = line["vocab"].as_str().unwrap();
        let tokenizer = tokenizers.entry(vocab.to_owned()).or_insert_with(|| load(dir.join(vocab)));
        let text = line["text"].as_str().unwrap();
        let expected = ids(&line["ids"]);
        assert_eq!(
            tokenizer.encode(text, &EncodeOptions::PLAIN),
            expected,
            "{vocab} {}: {text:?}",
            line["name"]
        );
    }
    assert_eq!(tokenizers.len(), 3);
}

const BERT_TEXTS: [(&str, &[u32]); 10] = [
    ("Hello world", &[101, 7592, 2088, 102]),
    ("Café nai\u{308}ve", &[101, 7668, 15743, 102]),
    ("한국어", &[101, 1469, 30006, 30021, 29991, 30014, 30020, 29999, 30008, 102]),
    // signs that take space stay, others fall
    ("हिन्दी में", &[101, 1339, 29877, 29863, 29861, 29878, 1331, 102]),
    ("中文 a中b", &[101, 1746, 1861, 1037, 1746, 1038, 102]),
    ("soft\u{ad}hyphen\u{200b} \0\u{85}x", &[101, 3730, 10536, 8458, 2368, 1060, 102]),
    ("[CLS] don't [SEP]", &[101, 101, 2123, 1005, 1056, 102, 102]),
    ("ᾼ İstanbul ǅ", &[101, 1155, 9960, 100, 102]),
    ("play▁hello", &[101, 100, 102]),
    ("a\u{1da87}b", &[101, 1037, 100, 1038, 102]),
];

/// Ids by `BertTokenizerFast`; a word of more than 100 characters is unknown.
#[hob_needs::fixtures]
#[test]
fn ids_of_bert() {
    let dir = common::fixtures();
    let tokenizer = load(dir.join("field/bert-add-eos.gguf"));
    for (text, expected) in BERT_TEXTS {
        assert_eq!(tokenizer.encode(text, &EncodeOptions::PROMPT), *expected, "{text:?}");
    }
    let unknown = tokenizer.special(Special::Unknown).unwrap();
    assert_eq!(tokenizer.encode(&"a".repeat(101), &EncodeOptions::PLAIN), [unknown]);
    assert!(!tokenizer.encode(&"a".repeat(100), &EncodeOptions::PLAIN).contains(&unknown));
}

/// Returns whether the maker's tokenizer composes text, which llama.cpp's never does.
fn composes(pre: &str) -> bool {
    ["qwen2", "qwen35"].contains(&pre)
}

/// Checks that a text has the tokens of its composed form.
fn check_composed(tokenizer: &Tokenizer, text: &str, case: &str) {
    let composed: String = text.nfc().collect();
    for options in [EncodeOptions::PLAIN, EncodeOptions::DOCUMENT, EncodeOptions::MARKED] {
        let expected = tokenizer.encode(&composed, &options);
        assert_eq!(tokenizer.encode(text, &options), expected, "{case}: {text:?}");
    }
}

/// Texts in many languages, code, white space, emoji, random characters: encoded in three ways and
/// decoded in two.
#[hob_needs::fixtures]
#[test]
fn texts_of_every_vocabulary() {
    let dir = common::fixtures();
    let mut files: Vec<_> =
        VOCABS.iter().map(|name| (format!("ggml-vocab-{name}"), "vocabs")).collect();
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
            // a key is absent where it says nothing new
            let with = |key: &str| line.get(key).map_or_else(|| tokens.clone(), ids);
            let parsed = with("tokens_parse_special");
            if name == "ggml-vocab-qwen2" && !is_nfc(text) {
                check_composed(&tokenizer, text, &case);
            } else {
                assert_eq!(
                    tokenizer.encode(text, &EncodeOptions::PLAIN),
                    tokens,
                    "{case}: {text:?}"
                );
                let special = with("tokens_add_special");
                assert_eq!(
                    tokenizer.encode(text, &EncodeOptions::DOCUMENT),
                    special,
                    "{case}, add special: {text:?}"
                );
                assert_eq!(
                    tokenizer.encode(text, &EncodeOptions::MARKED),
                    parsed,
                    "{case}, parse special: {text:?}"
                );
            }

            let decoded =
                |key: &str| line.get(key).map_or(text.into(), |h| hex(h.as_str().unwrap()));
            for (tokens, special, key) in
                [(&tokens, false, "detok_hex"), (&parsed, true, "detok_special_hex")]
            {
                let got = if special {
                    tokenizer.decode_marked(tokens)
                } else {
                    tokenizer.decode(tokens)
                };
                let expected = decoded(key);
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

/// A pre-tokenizer, a text of the conformance data, the ids in it that are llama.cpp's alone, and
/// those that the maker's pattern gives in their place. Found with the pattern in Hugging Face's
/// tokenizers, which all other texts agree with.
type Differing = (&'static str, &'static str, &'static [u32], &'static [u32]);

const DIFFERING: [Differing; 7] = [
    // a contraction after marks
    ("gpt-4o", "rand-57", &[6, 82], &[338]),
    ("tekken", "rand-57", &[6, 82], &[338]),
    ("kimi-k2", "rand-57", &[6, 82], &[338]),
    // digits before letters are counted from the left
    ("tiny_aya", "lang-zh", &[16, 33638, 24309], &[22042, 35038, 16]),
    ("tiny_aya", "title-zh", &[16, 33638, 24309], &[22042, 35038, 16]),
    ("tiny_aya", "lang-ko", &[17, 40839], &[19004, 19]),
    ("tiny_aya", "nfd-ko", &[17, 40839], &[19004, 19]),
];

/// The ids with what differs replaced, where the text is one of those that differ.
fn makers_ids(pre: &str, id: &str, ids: Vec<u32>) -> Vec<u32> {
    let Some((.., peer, maker)) = DIFFERING.iter().find(|(p, text, ..)| (*p, *text) == (pre, id))
    else {
        return ids;
    };
    let at = ids.windows(peer.len()).position(|part| part == *peer).unwrap();
    [&ids[..at], maker, &ids[at + peer.len()..]].concat()
}

/// Every group of pre-tokenizers, on the vocabulary of GPT-2 with only the name changed.
#[hob_needs::fixtures]
#[test]
fn texts_of_every_pre_tokenizer() {
    let dir = common::fixtures();
    let model = Gguf::open(dir.join("vocabs/ggml-vocab-gpt-2.gguf")).unwrap();
    let mut tokenizers = BTreeMap::new();
    for line in json_lines(dir.join("tok/pre_types.jsonl")) {
        let pre = line["pre"].as_str().unwrap();
        let tokenizer =
            tokenizers.entry(pre.to_owned()).or_insert_with(|| with_pre(&model, pre).unwrap());
        let text = line["text"].as_str().unwrap();
        let id = line["id"].as_str().unwrap();
        if composes(pre) && !is_nfc(text) {
            check_composed(tokenizer, text, pre);
            continue;
        }
        let expected = makers_ids(pre, id, ids(&line["tokens"]));
        assert_eq!(tokenizer.encode(text, &EncodeOptions::PLAIN), expected, "{pre} {id}: {text:?}");
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
    let mut metadata: Vec<_> =
        model.metadata().map(|(key, value)| (key.to_owned(), value.clone())).collect();
    edit(&mut metadata);
    let last: BTreeMap<_, _> = metadata.into_iter().collect();
    let mut writer = Writer::new();
    for (key, value) in last {
        writer.metadata(&key, value).unwrap();
    }
    let bytes = writer.begin(Vec::new()).unwrap().finish().unwrap();
    Tokenizer::from_gguf(&Gguf::from_bytes(bytes).unwrap())
}

/// The metadata of a small byte-level vocabulary: every byte, a few merges, a special token.
fn small_bpe() -> Vec<(String, gguf::Value)> {
    let mut tokens: Vec<String> = ALPHABET.chars().map(String::from).collect();
    tokens.extend(["ab", "abc", "Ġa", "<|end|>"].map(String::from));
    let mut types = vec![1i32; tokens.len() - 1];
    types.push(3);
    vec![
        ("tokenizer.ggml.model".into(), "gpt2".into()),
        ("tokenizer.ggml.pre".into(), "qwen2".into()),
        ("tokenizer.ggml.tokens".into(), gguf::Value::strings(tokens)),
        ("tokenizer.ggml.token_type".into(), types.into()),
        ("tokenizer.ggml.merges".into(), gguf::Value::strings(["a b", "ab c", "Ġ a"])),
    ]
}

/// The characters that stand for the bytes 0 to 255.
const ALPHABET: &str = "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠ!\"#$%&'()*+,-./0123456789:;<=>?@ABCDE\
    FGHIJKLMNOPQRSTUVWXYZ[\\]^_`\
    abcdefghijklmnopqrstuvwxyz{|}~ġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁł¡¢£¤¥¦§¨©ª«¬Ń®¯°±²³´µ¶·¸¹º»\
    ¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";

/// The metadata of a small SPM vocabulary with byte tokens.
fn small_spm() -> Vec<(String, gguf::Value)> {
    let mut tokens: Vec<String> = ["<unk>", "<s>", "</s>"].map(String::from).into();
    let mut types = vec![2i32, 3, 3];
    tokens.extend((0..=255).map(|b| format!("<0x{b:02X}>")));
    types.extend([6; 256]);
    tokens.extend(["▁", "a", "b", "▁a", "ab", "▁ab"].map(String::from));
    types.extend([1; 6]);
    let scores: Vec<f32> = (0..tokens.len()).map(|i| -(i as f32)).collect();
    vec![
        ("tokenizer.ggml.model".into(), "llama".into()),
        ("tokenizer.ggml.tokens".into(), gguf::Value::strings(tokens)),
        ("tokenizer.ggml.token_type".into(), types.into()),
        ("tokenizer.ggml.scores".into(), scores.into()),
    ]
}

fn from_metadata(metadata: Vec<(String, gguf::Value)>) -> Result<Tokenizer, tokenizer::Error> {
    edited(
        &Gguf::from_bytes(Writer::new().begin(Vec::new()).unwrap().finish().unwrap()).unwrap(),
        |all| {
            *all = metadata;
        },
    )
}

/// A long run of one character costs no more than other text, in every vocabulary.
#[hob_needs::fixtures]
#[test]
fn long_runs() {
    let dir = common::fixtures();
    for name in VOCABS {
        let tokenizer = load(dir.join(format!("vocabs/ggml-vocab-{name}.gguf")));
        for c in ["a", "A", "中", " ", "\n", "▁", "7", "'", "=", "\u{10fffd}"] {
            let text = c.repeat(100_000);
            let start = Instant::now();
            let ids = tokenizer.encode(&text, &EncodeOptions::MARKED);
            assert!(
                start.elapsed() < Duration::from_secs(5),
                "{name}: {c:?} took {:?}",
                start.elapsed()
            );
            let bytes: Vec<u8> =
                ids.iter().flat_map(|&id| tokenizer.token_bytes(id)).copied().collect();
            let bytes = String::from_utf8(bytes).unwrap().replace('▁', " ");
            assert_eq!(
                bytes.trim_start_matches(' '),
                text.replace('▁', " ").trim_start_matches(' '),
                "{name}"
            );
        }
    }
}

type Edit = fn(&mut Vec<(String, gguf::Value)>);

fn set(metadata: &mut Vec<(String, gguf::Value)>, key: &str, value: impl Into<gguf::Value>) {
    metadata.push((format!("tokenizer.ggml.{key}"), value.into()));
}

fn remove(metadata: &mut Vec<(String, gguf::Value)>, key: &str) {
    metadata.retain(|(k, _)| k != &format!("tokenizer.ggml.{key}"));
}

fn faulty_charsmap(m: &mut Vec<(String, gguf::Value)>) {
    set(m, "model", "t5");
    set(m, "precompiled_charsmap", vec![1u8, 0, 0, 0, 0]);
}

/// Each fault of a file is an error that names the key.
#[test]
fn faulty_vocabularies_are_refused() {
    let cases: [(Edit, &str); 17] = [
        (|m| remove(m, "model"), "tokenizer.ggml.model` is missing"),
        (|m| set(m, "model", "hieroglyphs"), "tokenizer.ggml.model is `hieroglyphs`, expected"),
        (|m| set(m, "model", "rwkv"), "(not supported)"),
        (faulty_charsmap, "precompiled_charsmap: 5 bytes"),
        (|m| set(m, "model", 7u32), "tokenizer.ggml.model` is u32 7"),
        (|m| set(m, "pre", "gpt-9"), "tokenizer.ggml.pre is `gpt-9`"),
        (|m| remove(m, "tokens"), "tokenizer.ggml.tokens` is missing"),
        (|m| set(m, "tokens", gguf::Value::strings([""; 0])), "tokenizer.ggml.tokens is empty"),
        (|m| set(m, "tokens", vec![1u32, 2]), "array of u32"),
        (|m| set(m, "tokens", gguf::Value::strings(["a"; 260])), "elements 0 and 1 are both `a`"),
        (
            |m| set(m, "token_type", vec![1i32; 259]),
            "tokenizer.ggml.token_type has 259 elements, expected 260",
        ),
        (
            |m| set(m, "token_type", vec![1i32; 261]),
            "tokenizer.ggml.token_type has 261 elements, expected 260",
        ),
        (|m| remove(m, "merges"), "tokenizer.ggml.merges` is missing"),
        (|m| set(m, "merges", gguf::Value::strings(["a b", "ab"])), "merges: element 1 is `ab`"),
        (|m| set(m, "merges", gguf::Value::strings([""])), "merges: element 0 is ``"),
        (|m| set(m, "eos_token_id", "2"), "tokenizer.ggml.eos_token_id` is a string"),
        (|m| set(m, "add_bos_token", "yes"), "tokenizer.ggml.add_bos_token` is a string"),
    ];
    for (edit, expected) in cases {
        let mut metadata = small_bpe();
        edit(&mut metadata);
        let error = from_metadata(metadata).unwrap_err().to_string();
        assert!(error.contains(expected), "{error:?} does not say {expected:?}");
    }
    let mut metadata = small_spm();
    set(&mut metadata, "scores", vec![0f32; 10]);
    let error = from_metadata(metadata).unwrap_err().to_string();
    assert!(error.contains("tokenizer.ggml.scores has 10 elements, expected 265"), "{error}");
}

/// An id that no token has is left out, whatever its part; what needs it is not done.
#[test]
fn ids_out_of_range_are_left_out() {
    let parts = [
        ("bos_token_id", Special::Bos),
        ("eos_token_id", Special::Eos),
        ("eot_token_id", Special::Eot),
        ("eom_token_id", Special::Eom),
        ("unknown_token_id", Special::Unknown),
        ("seperator_token_id", Special::Sep),
        ("padding_token_id", Special::Pad),
        ("mask_token_id", Special::Mask),
        ("fim_pre_token_id", Special::FimPrefix),
        ("fim_suf_token_id", Special::FimSuffix),
        ("fim_mid_token_id", Special::FimMiddle),
        ("fim_pad_token_id", Special::FimPad),
        ("fim_rep_token_id", Special::FimRepo),
        ("fim_sep_token_id", Special::FimFile),
    ];
    for (key, special) in parts {
        for id in [260i64, i64::from(u32::MAX) - 1, 1 << 40, -1, -2] {
            let mut metadata = small_bpe();
            set(&mut metadata, key, id);
            set(&mut metadata, "add_bos_token", true);
            set(&mut metadata, "add_eos_token", true);
            let tokenizer = from_metadata(metadata).unwrap_or_else(|e| panic!("{key} = {id}: {e}"));
            // one of them is found by its text
            let expected = (special == Special::Eot).then_some(259);
            assert_eq!(tokenizer.special(special), expected, "{key} = {id}");
            assert!(
                tokenizer.encode("ab", &EncodeOptions::PROMPT).iter().all(|&id| id < 260),
                "{key} = {id}"
            );
        }
    }
    // the default of the kind stays
    let mut metadata = small_spm();
    set(&mut metadata, "eos_token_id", 99_999u32);
    set(&mut metadata, "suppress_tokens", vec![7i32, -3, 99_999]);
    let tokenizer = from_metadata(metadata).unwrap();
    assert_eq!(tokenizer.eos(), Some(2));
    assert_eq!(tokenizer.suppressed_ids(), [7]);
}

/// Odd, but no fault: these load and encode.
#[test]
fn odd_vocabularies_are_used() {
    let mut odd = small_bpe();
    set(&mut odd, "bos_token_id", u32::MAX);
    set(&mut odd, "add_bos_token", true);
    set(&mut odd, "suppress_tokens", vec![9i32, 7, 260]);
    set(&mut odd, "token_type", (0..260).map(|i| i - 100).collect::<Vec<i32>>());
    set(
        &mut odd,
        "merges",
        gguf::Value::strings(["a b", "a b", "x y", "xy z", "nothing such", "  ", "a "]),
    );
    let tokenizer = from_metadata(odd).unwrap();
    assert_eq!(tokenizer.bos(), None);
    assert_eq!(tokenizer.suppressed_ids(), [7, 9], "as far as they exist");
    assert_eq!(
        tokenizer.encode("abxyz", &EncodeOptions::PROMPT),
        [256, 120, 121, 122],
        "xyz is no token: each byte is"
    );

    let mut odd = small_spm();
    set(&mut odd, "scores", vec![f32::NAN; 265]);
    assert_eq!(from_metadata(odd).unwrap().encode("a b", &EncodeOptions::PLAIN), [262, 259, 261]);

    let mut odd = small_spm();
    set(
        &mut odd,
        "tokens",
        gguf::Value::strings([&b"\xff"[..], b"", b"\xe2\x96", b"<0x-1>", b"<0x4", b"a"]),
    );
    set(&mut odd, "token_type", vec![3i32, 3, 1, 6, 6, 1]);
    set(&mut odd, "scores", vec![0f32; 6]);
    let tokenizer = from_metadata(odd).unwrap();
    assert_eq!(
        tokenizer.encode("ab", &EncodeOptions::MARKED),
        [0, 0, 0, 5, 0],
        "bytes without a token are unknown"
    );
    assert_eq!(
        (tokenizer.token_text(1), tokenizer.token_bytes(3)),
        (&b"[EMPTY_1]"[..], &b"<0x-1>"[..])
    );
    assert_eq!((tokenizer.token_text(6), tokenizer.token_bytes(u32::MAX)), (&b""[..], &b""[..]));
    assert_eq!(tokenizer.decode_marked(&[5, 6, u32::MAX]), b"a");
}

#[test]
fn special_tokens() {
    let mut metadata = small_bpe();
    let mut tokens: Vec<String> = ALPHABET.chars().map(String::from).collect();
    tokens.extend(["<a>", "<a><b>", "<b>", "<tool>"].map(String::from));
    let mut types = vec![1i32; 256];
    types.extend([3, 3, 3, 4]);
    set(&mut metadata, "tokens", gguf::Value::strings(tokens));
    set(&mut metadata, "token_type", types);
    set(&mut metadata, "eos_token_id", 258u32);
    set(&mut metadata, "add_eos_token", true);
    let tokenizer = from_metadata(metadata).unwrap();
    assert_eq!(
        tokenizer.encode("<a><a><b><b>", &EncodeOptions::MARKED),
        [256, 257, 258],
        "the longest goes first"
    );
    assert_eq!(
        tokenizer.encode("x<tool>y", &EncodeOptions::PLAIN),
        [b'x'.into(), 259, b'y'.into()],
        "user-defined always"
    );
    assert_eq!(
        tokenizer.encode("<a>", &EncodeOptions::DOCUMENT),
        [b'<'.into(), b'a'.into(), b'>'.into(), 258]
    );
    assert_eq!(tokenizer.decode(&[256, 120, 259]), b"x<tool>", "control tokens are hidden");
    assert_eq!(tokenizer.decode_marked(&[256, 120, 259]), b"<a>x<tool>");
    assert_eq!(tokenizer.eog_ids(), [258]);
    assert!(tokenizer.is_eog(258) && !tokenizer.is_eog(256) && tokenizer.is_control(256));

    let mut metadata = small_spm();
    let tokenizer = from_metadata(metadata.clone()).unwrap();
    assert_eq!(
        tokenizer.encode("ab</s>ab ab", &EncodeOptions::PROMPT),
        [1, 264, 2, 264, 264],
        "▁ after special tokens"
    );
    set(&mut metadata, "add_space_prefix", false);
    let tokenizer = from_metadata(metadata.clone()).unwrap();
    assert_eq!(tokenizer.encode("ab</s>ab ab", &EncodeOptions::PROMPT), [1, 263, 2, 263, 264]);
    metadata.push(("general.name".into(), "Phi-3 mini".into()));
    let tokenizer = from_metadata(metadata).unwrap();
    assert_eq!(
        tokenizer.encode("</s> \n ab", &EncodeOptions::PROMPT),
        [1, 2, 263],
        "Phi-3's take the white space after them"
    );
    assert_eq!(tokenizer.encode("<s> ab", &EncodeOptions::PROMPT), [1, 1, 264], "but not this one");
}

proptest! {
    #[test]
    fn every_text_survives(text in TEXT) {
        for metadata in [small_bpe(), small_spm()] {
            let tokenizer = from_metadata(metadata).unwrap();
            let ids = tokenizer.encode(&text, &EncodeOptions::PLAIN);
            // SPM spells spaces; the pre-tokenizer of the BPE vocabulary, Qwen's, composes
            let is_spm = tokenizer.find("▁").is_some();
            let expected: String = if is_spm { text.replace('▁',
                " ") } else { text.nfc().collect() };
            prop_assert_eq!(String::from_utf8(tokenizer.decode(&ids)).unwrap(), expected);
        }
    }

    #[test]
    fn a_stream_gives_the_text_of_its_bytes(ids in prop::collection::vec(0u32..300, 0..40)) {
        for metadata in [small_bpe(), small_spm()] {
            let tokenizer = from_metadata(metadata).unwrap();
            let bytes: Vec<u8> = ids.iter().flat_map(|&id| tokenizer.token_bytes(id)).copied(
                ).collect();
            let mut stream = DecodeStream::new(&tokenizer, true);
            let mut text: String = ids.iter().filter_map(|&id| stream.push(id)).collect();
            text.extend(stream.flush());
            prop_assert_eq!(text, String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn no_vocabulary_ends_the_process(
        tokens in prop::collection::vec(prop::collection::vec(BYTE, 0..4), 0..50),
        types in prop::collection::vec(0i32..8, 50),
        merges in prop::collection::vec(prop::collection::vec(BYTE, 1..6), 0..20),
        model in prop::sample::select(vec!["llama", "gpt2", "gemma4"]),
        pre in prop::sample::select(vec!["default", "llama3", "gemma4", "whitespace", "kimi-k2",
            "tekken"]),
        ids in prop::collection::vec(0u32..60, 3),
        text in TEXT,
    ) {
        let mut metadata = small_bpe();
        set(&mut metadata, "model", model);
        set(&mut metadata, "pre", pre);
        set(&mut metadata, "token_type", types[..tokens.len()].to_vec());
        set(&mut metadata, "tokens", gguf::Value::strings(tokens));
        set(&mut metadata, "merges", gguf::Value::strings(merges));
        set(&mut metadata, "bos_token_id", ids[0]);
        set(&mut metadata, "unknown_token_id", ids[1]);
        if let Ok(tokenizer) = from_metadata(metadata) {
            let ids = tokenizer.encode(&text, &EncodeOptions::PROMPT);
            prop_assert!(ids.iter().all(|&id| (id as usize) < tokenizer.n_vocab()));
            tokenizer.decode_marked(&ids);
        }
    }
}

/// Text with much that matters: spaces, newlines, `▁`, the letters of merges, any character.
const TEXT: &str = "([ab ▁\n'.0-9]|abc|<\\|end\\|>|<s>|[A-Z]|\\PC|\\p{L}|\\s){0,40}";
/// Bytes of which short random texts hold spaces, digits, and parts of characters.
const BYTE: std::ops::RangeInclusive<u8> = 0x20..=0xf0;

/// Feeds `stdin` to `hob tokenize` and returns exit code, stdout and stderr.
fn hob_tokenize(args: &[&str], model: &Path, stdin: &[u8]) -> (Option<i32>, Vec<u8>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hob"))
        .arg("tokenize")
        .arg("-m")
        .arg(model)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .start();
    // a child that refuses its model does not read
    let _ = child.stdin.take().unwrap().write_all(stdin);
    let out = child.wait_with_output().unwrap();
    (out.status.code(), out.stdout, String::from_utf8(out.stderr).unwrap())
}

#[hob_needs::fixtures]
#[test]
fn the_command() {
    let dir = common::fixtures();
    let model = dir.join("stories/stories260K.gguf");
    let tokenize = |args: &[&str], stdin: &str| {
        let (code, stdout, stderr) = hob_tokenize(args, &model, stdin.as_bytes());
        assert_eq!((code, stderr.as_str()), (Some(0), ""), "{args:?}");
        String::from_utf8(stdout).unwrap()
    };
    assert_eq!(tokenize(&[], "Once upon a time"), "[1,403,407,261,378]\n");
    assert_eq!(tokenize(&["--no-bos"], "Once upon a time"), "[403,407,261,378]\n");
    assert_eq!(tokenize(&["--no-bos"], "</s>"), "[2]\n");
    assert_eq!(tokenize(&["--no-bos", "--no-special"], "</s>").matches(',').count(), 4);
    assert_eq!(tokenize(&["--no-bos"], ""), "[]\n");
    assert_eq!(tokenize(&["--decode"], " [403, 407,261 ,378]\n"), "Once upon a time");
    assert_eq!(tokenize(&["--decode"], "[403,2]"), "Once</s>");
    assert_eq!(tokenize(&["--decode", "--no-special"], "[403,2]"), "Once");

    let refused = |args: &[&str], model: &Path, stdin: &[u8], expected: &str| {
        let (code, stdout, stderr) = hob_tokenize(args, model, stdin);
        assert_eq!((code, stdout.as_slice()), (Some(2), &b""[..]), "{args:?}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        assert!(stderr.contains(expected), "{stderr:?} does not say {expected:?}");
    };
    refused(&[], &model, b"ab\xffcd", "standard input: byte 2: not UTF-8");
    refused(
        &["--decode"],
        &model,
        b"[1,512]",
        "element 1 is 512, expected the id of one of 512 tokens",
    );
    refused(&["--decode"], &model, b"[1,-2]", "expected a JSON array of token ids");
    refused(&["--decode"], &model, b"Once", "expected a JSON array of token ids");
    refused(&[], &dir.join("absent.gguf"), b"", "absent.gguf");
    refused(
        &[],
        &dir.join("vision/gemma3.mmproj.gguf"),
        b"",
        "gemma3.mmproj.gguf: metadata key `tokenizer.ggml.model`",
    );
}
