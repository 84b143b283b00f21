//! `hob quantize`, run as a program.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::start::Start as _;

use hob::gguf::{Gguf, TensorType, Writer};

/// A folder of its own for each test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let dir = std::env::temp_dir().join(format!("hob-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        Folder(dir)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A model of 16 layers, rows of `n` values, with the tensors that the mixes treat apart.
fn model(path: &Path, n: usize, ty: TensorType, value: f32) {
    let mut w = Writer::new();
    w.metadata("general.architecture", "llama").unwrap();
    w.metadata("general.file_type", 0u32).unwrap();
    w.metadata("llama.block_count", 16u32).unwrap();
    let mut tensors =
        vec![("token_embd.weight".to_owned(), vec![n, 3]), ("output.weight".into(), vec![n, 3])];
    for i in 0..16 {
        for name in ["attn_q.weight", "attn_v.weight", "ffn_down.weight"] {
            tensors.push((format!("blk.{i}.{name}"), vec![n, 2]));
        }
        tensors.push((format!("blk.{i}.attn_norm.weight"), vec![n]));
    }
    for (name, shape) in &tensors {
        let ty = if shape.len() == 1 { TensorType::F32 } else { ty };
        w.tensor(name, ty, shape).unwrap();
    }
    let mut out = w.begin(Vec::new()).unwrap();
    for (name, shape) in &tensors {
        let count = shape.iter().product::<usize>();
        let values = (0..count).map(|i| value * ((i % 17) as f32 - 8.0) / 8.0);
        let bytes: Vec<u8> = values.flat_map(f32::to_le_bytes).collect();
        out.data(name, &bytes).unwrap();
    }
    std::fs::write(path, out.finish().unwrap()).unwrap();
}

fn quantize(from: &Path, to: &Path, ty: &str) -> (Option<i32>, String) {
    quantize_with(from, to, ty, &[])
}

fn quantize_with(from: &Path, to: &Path, ty: &str, options: &[&str]) -> (Option<i32>, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["quantize", "--force"])
        .args([from, to])
        .arg(ty)
        .args(options)
        .run();
    assert!(out.stdout.is_empty());
    (out.status.code(), without_report(&String::from_utf8(out.stderr).unwrap()))
}

/// Returns what a command said besides what it writes.
fn without_report(said: &str) -> String {
    let is_report = |line: &&str| line.starts_with("hob: writing") || line.contains(" written: ");
    said.split_inclusive('\n').filter(|line| !is_report(line)).collect()
}

#[test]
fn mixes_follow_the_rules() {
    let dir = Folder::new("mixes");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    let ty = |name: &str| Gguf::open(&to).unwrap().tensor(name).unwrap().ty;

    model(&from, 512, TensorType::F32, 0.1);
    assert_eq!(quantize(&from, &to, "q4_K_M"), (Some(0), String::new()));
    assert_eq!(ty("output.weight"), TensorType::Q6_K);
    assert_eq!(ty("token_embd.weight"), TensorType::Q4_K);
    assert_eq!(ty("blk.0.attn_norm.weight"), TensorType::F32);
    assert_eq!(ty("blk.0.attn_q.weight"), TensorType::Q4_K);
    // 16 layers: 0 and 1, 14 and 15, and every third from 4 on
    let six: Vec<_> =
        (0..16).filter(|i| ty(&format!("blk.{i}.ffn_down.weight")) == TensorType::Q6_K).collect();
    assert_eq!(six, [0, 1, 4, 7, 10, 13, 14, 15]);
    let number = |key: &str| Gguf::open(&to).unwrap().get_u32(key).unwrap();
    assert_eq!(number("general.file_type"), Some(15));
    assert_eq!(number("llama.block_count"), Some(16));

    // rows of 96: no block of 256; rows of 48: no block of 32 either
    model(&from, 96, TensorType::F32, 0.1);
    assert_eq!(quantize(&from, &to, "q4_k_m").0, Some(0));
    assert_eq!(ty("blk.2.attn_q.weight"), TensorType::Q5_0);
    assert_eq!(ty("blk.0.attn_v.weight"), TensorType::Q8_0);
    assert_eq!(ty("output.weight"), TensorType::Q8_0);
    model(&from, 48, TensorType::F32, 0.1);
    assert_eq!(quantize(&from, &to, "q8_0").0, Some(0));
    assert_eq!(ty("blk.0.attn_v.weight"), TensorType::F16);
}

/// Mixes of few bits raise the tensors that llama.cpp raises.
#[test]
fn mixes_of_few_bits_follow_the_rules() {
    let dir = Folder::new("few-bits");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    model(&from, 512, TensorType::F32, 0.1);
    let ty = |name: &str| Gguf::open(&to).unwrap().tensor(name).unwrap().ty;
    let of_layers = |part: &str| -> Vec<TensorType> {
        let g = Gguf::open(&to).unwrap();
        (0..16).map(|i| g.tensor(&format!("blk.{i}.{part}.weight")).unwrap().ty).collect()
    };
    use TensorType::*;
    // name, file type, attention's queries, values and down projections of layers 0, 1, 2 and 8
    let cases = [
        ("q2_k", 10, Q2_K, [Q3_K; 4], [Q3_K; 4]),
        ("q2_k_s", 21, Q2_K, [Q2_K; 4], [Q4_K, Q4_K, Q2_K, Q2_K]),
        ("q3_k_s", 11, Q3_K, [Q3_K; 4], [Q3_K; 4]),
        ("q3_k", 12, Q3_K, [Q5_K, Q5_K, Q4_K, Q4_K], [Q5_K, Q4_K, Q4_K, Q4_K]),
        ("q3_k_l", 13, Q3_K, [Q5_K; 4], [Q5_K; 4]),
        ("q4_k_s", 14, Q4_K, [Q5_K, Q5_K, Q5_K, Q4_K], [Q5_K, Q5_K, Q4_K, Q4_K]),
        ("iq4_xs", 30, IQ4_XS, [IQ4_XS; 4], [Q5_K, Q5_K, IQ4_XS, IQ4_XS]),
        ("iq3_s", 26, IQ3_S, [IQ3_S; 4], [IQ3_S; 4]),
        ("iq3_m", 27, IQ3_S, [Q4_K; 4], [Q4_K, Q4_K, IQ3_S, IQ3_S]),
        ("nvfp4", 39, NVFP4, [NVFP4; 4], [NVFP4; 4]),
        ("tq2_0", 37, TQ2_0, [TQ2_0; 4], [TQ2_0; 4]),
    ];
    for (name, file_type, queries, values, downs) in cases {
        assert_eq!(quantize(&from, &to, name), (Some(0), String::new()), "{name}");
        let g = Gguf::open(&to).unwrap();
        assert_eq!(g.get_u32("general.file_type").unwrap(), Some(file_type), "{name}");
        assert_eq!(ty("output.weight"), Q6_K, "{name}");
        assert_eq!(of_layers("attn_q"), [queries; 16], "{name}");
        let four = |part: &str| [0, 1, 2, 8].map(|i| of_layers(part)[i]);
        assert_eq!(four("attn_v"), values, "{name}");
        assert_eq!(four("ffn_down"), downs, "{name}");
    }
    assert_eq!(ty("token_embd.weight"), Q4_K, "of tq2_0");
    // without experts all is q8_0
    assert_eq!(quantize(&from, &to, "mxfp4_moe").0, Some(0));
    assert_eq!(of_layers("attn_q"), [Q8_0; 16]);
}

#[test]
fn the_user_chooses_types() {
    let dir = Folder::new("chosen-types");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    model(&from, 512, TensorType::F32, 0.1);
    let ty = |name: &str| Gguf::open(&to).unwrap().tensor(name).unwrap().ty;
    use TensorType::*;

    assert_eq!(quantize_with(&from, &to, "q4_k_m", &["--pure"]), (Some(0), String::new()));
    for name in ["output.weight", "token_embd.weight", "blk.0.attn_v.weight"] {
        assert_eq!(ty(name), Q4_K, "{name}");
    }
    let mut options = vec!["--output-tensor-type", "q8_0", "--token-embedding-type", "q5_0"];
    options.extend(["--tensor-type", r"blk\.[01]\.ffn_down=f16", "--tensor-type", "ffn=iq4_nl"]);
    assert_eq!(quantize_with(&from, &to, "q4_k_m", &options), (Some(0), String::new()));
    assert_eq!(ty("output.weight"), Q8_0);
    assert_eq!(ty("token_embd.weight"), Q5_0);
    assert_eq!(ty("blk.1.ffn_down.weight"), F16, "the first that fits decides");
    assert_eq!(ty("blk.2.ffn_down.weight"), IQ4_NL);
    assert_eq!(ty("blk.0.attn_v.weight"), Q6_K, "the mix's");
    assert_eq!(ty("blk.0.attn_norm.weight"), F32, "vectors keep their type");

    let left = ["--leave-output-tensor", "--allow-requantize"];
    assert_eq!(quantize_with(&from, &to, "q4_k_m", &left), (Some(0), String::new()));
    assert_eq!((ty("output.weight"), ty("blk.0.attn_v.weight")), (F32, Q6_K));

    std::fs::remove_file(&to).unwrap();
    let out = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["quantize", "--dry-run"])
        .args([&from, &to])
        .arg("q4_k_m")
        .run();
    let printed = String::from_utf8(out.stdout).unwrap();
    assert!(printed.contains("blk.0.attn_v.weight  F32 → Q6_K  "), "{printed}");
    assert!(printed.lines().last().unwrap().contains(" KiB → "), "{printed}");
    assert!(!to.exists());

    let twice = ["--token-embedding-type", "q5_0", "--tensor-type", "token_embd=q4_0"];
    let (code, text) = quantize_with(&from, &to, "q8_0", &twice);
    assert_eq!(code, Some(2));
    assert!(text.contains("--token-embedding-type q5_0 is of the same tensor"), "{text}");
    for (option, value, expected) in [
        ("--tensor-type", "ffn=iq5_xs", "expected f32"),
        ("--tensor-type", "ffn_down=iq2_xs", "needs an importance matrix: `hob imatrix"),
        ("--tensor-type", "ffn_down=iq2_xs", "need none: f32, f16, bf16, q8_0, q6_k"),
        ("--tensor-type", "no_such=q6_k", "no_such=q6_k: no tensor of this model has such a name"),
        ("--tensor-type", "attn_norm=q6_k", "keep their type, as norms"),
        ("--tensor-type", "(=q4_0", "unclosed group"),
        ("--tensor-type", "ffn", "REGEX=TYPE"),
        ("--output-tensor-type", "x", "expected f32"),
    ] {
        let (code, text) = quantize_with(&from, &to, "q8_0", &[option, value]);
        assert_eq!(code, Some(2), "{value}");
        assert!(text.contains(expected), "{value}: {text}");
    }
}

/// Every type that can be written comes back close to what went in, from floats and from its own
/// kind.
#[test]
fn values_survive() {
    let dir = Folder::new("values");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    let back = dir.0.join("back.gguf");
    model(&from, 256, TensorType::F32, 0.5);
    let read = |path: &Path| -> Vec<f32> {
        let g = Gguf::open(path).unwrap();
        let t = g.tensor("blk.3.attn_q.weight").unwrap();
        g.data(t).as_chunks().0.iter().map(|b| f32::from_le_bytes(*b)).collect()
    };
    let want = read(&from);
    let step_of_4_bits = 0.067; // over 1.0
    // ggml's encoder of iq3_s is off by up to 0.130 on these values
    let mut types =
        vec![("q3_k_s", 0.1), ("q2_k_s", 0.2), ("tq1_0", 0.3), ("tq2_0", 0.3), ("iq3_s", 0.14)];
    types.push(("nvfp4", 0.09));
    types.extend(
        [
            "f32", "f16", "bf16", "q8_0", "q5_1", "q5_0", "q4_1", "q4_0", "q6_k", "q5_k_s",
            "q4_k_s", "q5_k_m", "iq4_nl", "iq4_xs", "mxfp4",
        ]
        .map(|ty| (ty, step_of_4_bits)),
    );
    for (ty, tolerance) in types {
        let (code, told) = quantize(&from, &to, ty);
        assert_eq!(code, Some(0), "{ty}: {told}");
        // that of experts, of which there are none
        assert_eq!(told.contains("its matrices are Q8_0"), ty == "mxfp4", "{ty}: {told}");
        assert_eq!(told.is_empty(), ty != "mxfp4", "{ty}: {told}");
        assert_eq!(quantize(&to, &back, "f32"), (Some(0), String::new()), "{ty}");
        let worst = read(&back).iter().zip(&want).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(worst < tolerance, "{ty}: {worst}");
    }
}

#[test]
fn refusals() {
    let dir = Folder::new("refusals");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    model(&from, 32, TensorType::F32, 0.1);
    let (code, line) = quantize(&from, &from, "q8_0");
    assert_eq!(code, Some(2));
    assert!(line.ends_with("input and output are the same file\n"), "{line}");
    let (code, text) = quantize(&from, &to, "iq5_xs");
    assert_eq!(code, Some(2));
    assert!(text.contains("expected f32, f16, bf16, q8_0, q6_k, q5_k_m,"), "{text}");

    model(&from, 32, TensorType::F32, f32::NAN);
    let (code, line) = quantize(&from, &to, "q8_0");
    assert_eq!(code, Some(2));
    assert!(line.contains("`token_embd.weight` holds a value that is not finite"), "{line}");
    assert_eq!(std::fs::read_dir(&dir.0).unwrap().count(), 1, "no half file is left");
}

/// Runs `hob quantize`, and returns its exit code and what it said besides what it writes.
fn run(args: &[&str]) -> (Option<i32>, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_hob")).arg("quantize").args(args).run();
    (out.status.code(), without_report(&String::from_utf8(out.stderr).unwrap()))
}

#[test]
fn words_stand_as_for_llama_quantize() {
    let dir = Folder::new("words");
    let from = dir.0.join("f32.gguf");
    model(&from, 32, TensorType::F32, 0.1);
    let input = from.to_str().unwrap();
    assert_eq!(run(&[input, "q8_0", "2"]), (Some(0), String::new()));
    let found = Gguf::open(dir.0.join("ggml-model-Q8_0.gguf")).unwrap();
    assert_eq!(found.tensor("blk.0.attn_q.weight").unwrap().ty, TensorType::Q8_0);
    let (code, line) = run(&[input, "7"]);
    assert!(code == Some(2) && line.contains("--force"), "{line}");
    let (code, line) = run(&["no-such-model", "q8_0"]);
    assert!(code == Some(2) && line.contains("no-such-model"), "{line}");
    let (code, line) = run(&[input, "out.gguf", "q8_0", "many"]);
    assert!(code == Some(2) && line.contains("a number of threads was expected"), "{line}");
    let (code, line) = run(&[input, "q8_0", "--prune-layers", "1"]);
    assert!(code == Some(2) && line.contains("llama-quantize does"), "{line}");
}

#[test]
fn a_copy_keeps_types_and_takes_metadata() {
    let dir = Folder::new("copy");
    let from = dir.0.join("f32.gguf");
    let small = dir.0.join("small.gguf");
    let to = dir.0.join("out.gguf");
    model(&from, 512, TensorType::F32, 0.1);
    assert_eq!(quantize(&from, &small, "q4_k_m"), (Some(0), String::new()));
    let mine = "general.name=str:Mine";
    let set = ["--override-kv", mine, "--override-kv", "llama.block_count=int:8"];
    assert_eq!(quantize_with(&small, &to, "COPY", &set), (Some(0), String::new()));
    let before = Gguf::open(&small).unwrap();
    let after = Gguf::open(&to).unwrap();
    for tensor in before.tensors() {
        let copied = after.tensor(&tensor.name).unwrap();
        assert_eq!(copied.ty, tensor.ty);
        assert_eq!(after.data(copied), before.data(tensor));
    }
    assert_eq!(after.get_u32("general.file_type").unwrap(), Some(15));
    assert_eq!(after.get_str("general.name").unwrap(), Some("Mine"));
    assert_eq!(after.get_u32("llama.block_count").unwrap(), Some(8));
    for (options, expected) in [
        (&["--pure"][..], "copy leaves every tensor as it is"),
        (&["--override-kv", "general.file_type=1"], "TYPE says it"),
        (&["--override-kv", "llama.block_count=str:1"], "is of type u32 in the file"),
    ] {
        let (code, line) = quantize_with(&to, &small, "copy", options);
        assert_eq!(code, Some(2), "{options:?}: {line}");
        assert!(line.contains(expected), "{options:?}: {line}");
    }
}

#[test]
fn rules_of_a_file_come_after_those_of_the_line() {
    let dir = Folder::new("rules");
    let from = dir.0.join("f32.gguf");
    let to = dir.0.join("out.gguf");
    let rules = dir.0.join("rules.txt");
    model(&from, 512, TensorType::F32, 0.1);
    std::fs::write(&rules, "ffn_down=q8_0\n attn=f16 attn_v=q5_0\n").unwrap();
    let rules = rules.to_str().unwrap();
    let options = ["--tensor-type-file", rules, "--tensor-type", r"blk\.3\.=q6_k"];
    assert_eq!(quantize_with(&from, &to, "q4_k_s", &options), (Some(0), String::new()));
    let found = Gguf::open(&to).unwrap();
    for (name, ty) in [
        ("blk.2.ffn_down.weight", TensorType::Q8_0),
        ("blk.2.attn_v.weight", TensorType::F16),
        ("blk.3.ffn_down.weight", TensorType::Q6_K),
        ("token_embd.weight", TensorType::Q4_K),
    ] {
        assert_eq!(found.tensor(name).unwrap().ty, ty, "{name}");
    }
    std::fs::write(rules, "ffn_down=q9").unwrap();
    let (code, line) = quantize_with(&from, &to, "q4_k_s", &["--tensor-type-file", rules]);
    assert_eq!(code, Some(2));
    assert!(line.contains("rules.txt: ffn_down=q9: expected f32"), "{line}");
}
