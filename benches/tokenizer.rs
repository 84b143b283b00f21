//! Speed of tokenizers, in MB of text a second, on prose and on texts that wear on them: `cargo
//! bench --bench tokenizer`.
//!
//! The vocabularies are those of the conformance data (`HOB_FIXTURES`, or `../shared/fixtures`
//! beside the repository).

use std::path::{Path, PathBuf};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hob::gguf::Gguf;
use hob::tokenizer::{EncodeOptions, Tokenizer};

/// Bytes of each text.
const N_BYTES: usize = 1 << 20;

/// Numbers that look random, the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

/// Returns a text that is made of parts chosen at random.
fn mixed(parts: &[&str]) -> String {
    let mut numbers = Numbers(1);
    let mut text = String::new();
    while text.len() < N_BYTES {
        text.push_str(parts[numbers.below(parts.len() as u32) as usize]);
    }
    text
}

/// Returns a text whose characters are chosen at random between two, with both ends.
fn between(first: char, last: char) -> String {
    let mut numbers = Numbers(2);
    let mut text = String::new();
    let n = u32::from(last) - u32::from(first) + 1;
    while text.len() < N_BYTES {
        text.extend(char::from_u32(u32::from(first) + numbers.below(n)));
    }
    text
}

fn texts() -> Vec<(&'static str, String)> {
    let json = concat!(
        "{\n        \"name\": \"a b\",\n        \"values\": [\n",
        "                1,\n                2.5\n        ]\n}",
    );
    vec![
        ("prose", mixed(&[include_str!("../README.md")])),
        ("json indented by 8", mixed(&[json])),
        ("one letter", mixed(&["a"])),
        ("a b a b", mixed(&["a b "])),
        ("blanks", mixed(&[" "])),
        ("newlines", mixed(&["\n"])),
        ("tabs", mixed(&["\t"])),
        ("blanks and newlines", mixed(&[" ", "\n"])),
        ("digits", between('0', '9')),
        ("small letters", between('a', 'z')),
        ("ASCII", between(' ', '~')),
        ("Latin-1", between('\0', 'ÿ')),
        ("Chinese", between('一', '龥')),
        ("emoji", mixed(&["😀", "👩🏽\u{200d}🚀", "❤\u{fe0f}", "🇩🇪"])),
        ("marks", mixed(&["\u{301}", "\u{323}", "\u{93e}"])),
        ("special tokens", mixed(&["<|im_start|>", "<s>", "[SEP]", "<|", " "])),
    ]
}

/// The vocabularies in a folder, by name.
fn vocabularies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut paths: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|e| e == "gguf")).collect();
    paths.sort();
    paths
}

fn encoding(c: &mut Criterion) {
    let fixtures = std::env::var_os("HOB_FIXTURES")
        .map(PathBuf::from)
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures"));
    let field = ["o200k", "tekken", "qwen3", "bert-add-eos"];
    let mut paths = vocabularies(&fixtures.join("vocabs"));
    paths.extend(
        field
            .map(|name| fixtures.join(format!("field/{name}.gguf")))
            .into_iter()
            .filter(|p| p.exists()),
    );
    let texts = texts();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let gguf = Gguf::open(&path).expect("a GGUF file");
        let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
        let mut group = c.benchmark_group(name);
        group.sample_size(10);
        for (name, text) in &texts {
            group.throughput(Throughput::BytesDecimal(text.len() as u64));
            group.bench_function(*name, |b| {
                b.iter(|| tokenizer.encode(text, &EncodeOptions::MARKED));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, encoding);
criterion_main!(benches);
