//! The container against sound, edge and hostile files.

use std::time::{Duration, Instant};

use hob::gguf::{Gguf, TensorType, Value, Writer};
use proptest::prelude::*;

use crate::common;

/// Every file of `gguf_bad` gets the verdict written beside it, and soon.
#[hob_needs::fixtures]
#[test]
fn verdicts_on_malformed_files() {
    let dir = common::fixtures().join("gguf_bad");
    let cases = std::fs::read_to_string(dir.join("cases.jsonl")).unwrap();
    let mut wrong = Vec::new();
    for case in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(case).unwrap();
        let file = case["file"].as_str().unwrap();
        let start = Instant::now();
        let got = Gguf::open(dir.join(file));
        assert!(start.elapsed() < Duration::from_secs(20), "{file} took {:?}", start.elapsed());
        let verdict = if got.is_ok() { "accept" } else { "reject" };
        if case["expect"] != verdict {
            wrong.push(format!("{file}: {verdict}, {:?}: {}", got.err(), case["why"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Real files: a vocabulary alone, and a trained model.
#[hob_needs::fixtures]
#[test]
fn reads_real_files() {
    let dir = common::fixtures();
    let vocab = Gguf::open(dir.join("vocabs/ggml-vocab-gpt-2.gguf")).unwrap();
    let tokens = vocab.get_array("tokenizer.ggml.tokens").unwrap().unwrap();
    assert_eq!(tokens.strings().unwrap().count(), 50257);

    let story = Gguf::open(dir.join("stories/stories260K.gguf")).unwrap();
    assert_eq!(story.get_str("general.architecture").unwrap(), Some("llama"));
    let embd = story.tensor("token_embd.weight").unwrap();
    assert_eq!((embd.ty, embd.shape.as_slice()), (TensorType::F32, &[64, 512][..]));
    assert_eq!(story.data(embd).len(), 64 * 512 * 4);
    let scores = story.get_array("tokenizer.ggml.scores").unwrap().unwrap();
    assert_eq!(scores.to_f32s().unwrap().len(), 512);
}

/// A small file with every kind of value and a few tensors.
fn sample() -> Vec<u8> {
    let mut w = Writer::new();
    w.metadata("general.architecture", "llama").unwrap();
    w.metadata("u8", 255u8).unwrap();
    w.metadata("i8", -1i8).unwrap();
    w.metadata("u16", 65535u16).unwrap();
    w.metadata("i16", -2i16).unwrap();
    w.metadata("u32", 7u32).unwrap();
    w.metadata("i32", -3i32).unwrap();
    w.metadata("f32", 0.5f32).unwrap();
    w.metadata("bool", true).unwrap();
    w.metadata("u64", u64::MAX).unwrap();
    w.metadata("i64", i64::MIN).unwrap();
    w.metadata("f64", 1e300f64).unwrap();
    w.metadata("tokens", Value::strings([&b"a"[..], b"", b"\xff\0"])).unwrap();
    w.metadata("scores", vec![1.0f32, -1.0]).unwrap();
    w.metadata("flags", &[true, false][..]).unwrap();
    w.metadata("none", Vec::<u32>::new()).unwrap();
    w.tensor("a", TensorType::F32, &[3]).unwrap();
    w.tensor("empty", TensorType::Q4_0, &[32, 0]).unwrap();
    w.tensor("b", TensorType::Q8_0, &[64, 2, 1, 1]).unwrap();
    let mut out = w.begin(Vec::new()).unwrap();
    out.data("a", &[1; 12]).unwrap();
    out.data("empty", &[]).unwrap();
    out.data("b", &[2; 100]).unwrap();
    out.data("b", &[3; 36]).unwrap();
    out.finish().unwrap()
}

#[test]
fn typed_getters() {
    let g = Gguf::from_bytes(sample()).unwrap();
    assert_eq!(g.get_u32("u8").unwrap(), Some(255));
    assert_eq!(g.get_u64("u64").unwrap(), Some(u64::MAX));
    assert_eq!(g.get_u32("absent").unwrap(), None);
    assert_eq!(g.get_f32("f32").unwrap(), Some(0.5));
    assert_eq!(g.get_bool("bool").unwrap(), Some(true));
    assert_eq!(g.get_u32s("u32", 3).unwrap(), Some(vec![7, 7, 7]));
    let tokens = g.get_array("tokens").unwrap().unwrap();
    assert_eq!(tokens.strings().unwrap().collect::<Vec<_>>(), [&b"a"[..], b"", b"\xff\0"]);
    assert_eq!(g.get_array("flags").unwrap().unwrap().to_bools().unwrap(), [true, false]);
    assert_eq!(g.get_array("none").unwrap().unwrap().strings().unwrap().count(), 0);
    let says = |e: Result<Option<u32>, hob::gguf::Error>| e.unwrap_err().to_string();
    assert_eq!(
        says(g.get_u32("i32")),
        "GGUF in memory: metadata key `i32` is i32 -3, expected an integer that fits u32"
    );
    assert!(says(g.get_u32("tokens")).contains("an array of 3 string"));
    let b = g.tensor("b").unwrap();
    assert_eq!((g.data(b)[0], g.data(b)[135], g.data(b).len()), (2, 3, 136));
    assert_eq!(g.data(g.tensor("empty").unwrap()), b"");
}

/// A file cut anywhere is an error, or (where only padding is gone) the same model; no byte flipped
/// makes it panic.
#[test]
fn cut_and_flipped_files_never_panic() {
    let whole = sample();
    let n = Gguf::from_bytes(whole.clone()).unwrap().tensors().len();
    for len in 0..whole.len() {
        match Gguf::from_bytes(whole[..len].to_vec()) {
            Ok(g) => assert_eq!(g.tensors().len(), n),
            Err(e) => assert!(!e.to_string().contains('\n')),
        }
    }
    for at in 0..whole.len() {
        for mask in [0x01, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= mask;
            touch(&bytes);
        }
    }
}

/// Reads whatever of `bytes` can be read.
fn touch(bytes: &[u8]) {
    if let Ok(g) = Gguf::from_bytes(bytes.to_vec()) {
        for (key, value) in g.metadata() {
            if let Value::Array(a) = value {
                assert_eq!(a.values().count(), a.len(), "{key}");
            }
        }
        for t in g.tensors() {
            assert_eq!(g.data(t).len() as u64, t.n_bytes);
        }
    }
}

#[test]
fn split_models_open_from_any_part() {
    let dir = std::env::temp_dir().join(format!("hob-split-parts-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = |no: usize| dir.join(format!("m-{no:05}-of-00003.gguf"));
    let part = |no: u16, total: i32| {
        let mut w = Writer::new();
        w.metadata("split.no", no).unwrap();
        w.metadata("split.count", 3u16).unwrap();
        w.metadata("split.tensors.count", total).unwrap();
        if no == 0 {
            w.metadata("general.architecture", "llama").unwrap();
        }
        let name = format!("t{no}");
        w.tensor(&name, TensorType::F32, &[1]).unwrap();
        let mut out = w.begin(Vec::new()).unwrap();
        out.data(&name, &f32::from(no).to_le_bytes()).unwrap();
        out.finish().unwrap()
    };
    for no in 0..3 {
        std::fs::write(path(usize::from(no) + 1), part(no, 3)).unwrap();
    }
    for no in 1..=3 {
        let g = Gguf::open(path(no)).unwrap();
        assert_eq!(g.get_str("general.architecture").unwrap(), Some("llama"));
        assert_eq!(g.files().len(), 3);
        for i in 0..3u16 {
            assert_eq!(g.data(g.tensor(&format!("t{i}")).unwrap()), f32::from(i).to_le_bytes());
        }
    }
    let error = |no| Gguf::open(path(no)).unwrap_err().to_string();
    std::fs::write(path(2), part(2, 3)).unwrap();
    assert!(error(1).contains("is part 3 of 3, expected part 2 of 3"), "{}", error(1));
    std::fs::remove_file(path(2)).unwrap();
    assert!(error(3).contains("m-00002-of-00003.gguf: part 2 of 3 is missing"), "{}", error(3));
    std::fs::write(path(2), part(1, 3)).unwrap();
    std::fs::write(path(1), part(0, 4)).unwrap();
    assert!(error(1).contains("3 tensors, but split.tensors.count is i32 4"), "{}", error(1));
    std::fs::rename(path(3), dir.join("x.gguf")).unwrap();
    let e = Gguf::open(dir.join("x.gguf")).unwrap_err().to_string();
    assert!(e.contains("expected a file name ending in `-00003-of-00003.gguf`"), "{e}");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn other_formats_are_named() {
    let error = |b: &[u8]| Gguf::from_bytes(b.to_vec()).unwrap_err().to_string();
    assert!(error(b"GGUF\0\0\0\x03").contains("big-endian"));
    assert!(error(b"GGUF\x01\0\0\0").contains("version 1, expected 2 or 3"));
    assert!(error(b"PK\x03\x04").contains("starts with \"PK\\x03\\x04\", expected \"GGUF\""));
    let e = Gguf::open(std::env::temp_dir()).unwrap_err().to_string();
    assert!(e.contains(": a folder"), "{e}");
    if cfg!(unix) {
        let e = Gguf::open("/dev/null").unwrap_err().to_string();
        assert!(e.ends_with("not a regular file"), "{e}");
    }
}

#[test]
fn tensor_types_of_other_programs_are_named() {
    let file = sample();
    // the name, the rank, the shape, and the type, which is Q8_0
    let at = file.windows(9).position(|bytes| bytes == b"\x01\0\0\0\0\0\0\0b").unwrap() + 9;
    let rank = usize::from(file[at]);
    let at = at + 4 + 8 * rank;
    assert_eq!(file[at..at + 4], 8u32.to_le_bytes());
    for (id, expected) in [(36u8, "TQ2_0"), (38, "bitnet.cpp"), (31, "in Q4_0"), (200, "")] {
        let mut other = file.clone();
        other[at] = id;
        let error = Gguf::from_bytes(other).unwrap_err().to_string();
        assert!(error.contains("type of `b`") && error.contains(expected), "{error}");
    }
}

/// A vocabulary of 262,144 tokens is one pass over its lengths.
#[test]
fn a_large_vocabulary_opens_fast() {
    let mut w = Writer::new();
    w.metadata("tokens", Value::strings((0..262_144).map(|i| format!("token{i}")))).unwrap();
    let bytes = w.begin(Vec::new()).unwrap().finish().unwrap();
    let start = Instant::now();
    let g = Gguf::from_bytes(bytes).unwrap();
    let took = start.elapsed();
    println!("262144 tokens in {took:?}");
    assert_eq!(g.get_array("tokens").unwrap().unwrap().len(), 262_144);
    // measured at 1 ms; the bound leaves room for a busy machine
    assert!(took < Duration::from_millis(100), "{took:?}");
}

fn any_value() -> impl Strategy<Value = Value> {
    let bytes = || prop::collection::vec(any::<u8>(), 0..20);
    prop_oneof![
        any::<u8>().prop_map(Value::from),
        any::<i8>().prop_map(Value::from),
        any::<u16>().prop_map(Value::from),
        any::<i16>().prop_map(Value::from),
        any::<u32>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        any::<f32>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        bytes().prop_map(|b| Value::String(b.into())),
        prop::collection::vec(bytes(), 0..6).prop_map(Value::strings),
        prop::collection::vec(any::<i16>(), 0..9).prop_map(Value::from),
        prop::collection::vec(any::<f64>(), 0..9).prop_map(Value::from),
        prop::collection::vec(any::<bool>(), 0..9).prop_map(|v| Value::from(&v[..])),
    ]
}

fn any_tensor() -> impl Strategy<Value = (TensorType, Vec<usize>)> {
    let ty = prop::sample::select(TensorType::all().collect::<Vec<_>>());
    (ty, 0usize..3, prop::collection::vec(0usize..4, 0..4)).prop_map(|(ty, blocks, mut rest)| {
        rest.insert(0, blocks * ty.block_len());
        (ty, rest)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What is written is read back, at every alignment.
    #[test]
    fn reader_undoes_writer(
        values in prop::collection::vec(any_value(), 0..12),
        tensors in prop::collection::vec(any_tensor(), 0..8),
        align in 0u32..9,
        seed in any::<u8>(),
    ) {
        let mut w = Writer::new();
        w.metadata("general.alignment", 1u32 << align).unwrap();
        for (i, v) in values.iter().enumerate() {
            w.metadata(&format!("k{i}"), v.clone()).unwrap();
        }
        for (i, (ty, shape)) in tensors.iter().enumerate() {
            w.tensor(&format!("t{i}"), *ty, shape).unwrap();
        }
        let data = |ty: TensorType, shape: &[usize]| -> Vec<u8> {
            let n = ty.row_bytes(shape[0]).unwrap() * shape[1..].iter().product::<usize>();
            (0..n).map(|i| (i as u8).wrapping_mul(31).wrapping_add(seed)).collect()
        };
        let mut out = w.begin(Vec::new()).unwrap();
        for (i, (ty, shape)) in tensors.iter().enumerate() {
            out.data(&format!("t{i}"), &data(*ty, shape)).unwrap();
        }
        let bytes = out.finish().unwrap();
        prop_assert_eq!(bytes.len() % (1 << align), 0);

        let g = Gguf::from_bytes(bytes).unwrap();
        prop_assert_eq!(g.alignment(), 1 << align);
        prop_assert_eq!(g.metadata().len(), values.len() + 1);
        for ((_, got), want) in g.metadata().skip(1).zip(&values) {
            // through the debug text: NaN is not equal to itself
            let same = got == want || format!("{got:?}") == format!("{want:?}");
            prop_assert!(same, "{:?} {:?}", got, want);
        }
        prop_assert_eq!(g.tensors().len(), tensors.len());
        for (t, (ty, shape)) in g.tensors().iter().zip(&tensors) {
            prop_assert_eq!((t.ty, &t.shape), (*ty, shape));
            prop_assert_eq!(g.data(t), &data(*ty, shape)[..]);
        }
    }

    /// Changes bytes at random: they are an error or another model, never a panic.
    #[test]
    fn random_damage_never_panics(
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = sample();
        for (at, byte) in edits {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        touch(&bytes);
    }
}

/// The writer refuses what the reader would.
#[test]
fn writer_refuses() {
    let mut w = Writer::new();
    w.metadata("a", 1u32).unwrap();
    assert!(w.metadata("a", 2u32).is_err());
    assert!(w.metadata("", 2u32).is_err());
    assert!(w.metadata("general.alignment", 33u32).is_err());
    assert!(w.tensor(&"x".repeat(64), TensorType::F32, &[1]).is_err());
    assert!(w.tensor("x", TensorType::Q4_0, &[31]).is_err());
    assert!(w.tensor("x", TensorType::F32, &[1; 5]).is_err());
    assert!(w.tensor("x", TensorType::F32, &[usize::MAX, 2]).is_err());
    w.tensor("x", TensorType::F32, &[1]).unwrap();
    assert!(w.tensor("x", TensorType::F32, &[1]).is_err());
    let mut out = w.begin(Vec::new()).unwrap();
    assert!(out.data("y", &[0; 4]).is_err());
    assert!(out.data("x", &[0; 5]).is_err());
    out.data("x", &[0; 3]).unwrap();
    let e = out.finish().unwrap_err().to_string();
    assert_eq!(e, "cannot write GGUF: x is 3 bytes long, expected 4 bytes");
}
