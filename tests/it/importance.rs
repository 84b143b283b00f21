//! `hob imatrix`, what `hob quantize` makes of it, and how far that is from the original.

use std::path::{Path, PathBuf};
use std::process::Command;

use hob::gguf::{Gguf, TensorType, Value, Writer};
use hob_kernels::dequantize;

use crate::common;
use crate::program::{complaint, hob, stdout};
use crate::start::Start as _;

/// A folder of its own for each test, removed at the end.
struct WorkFolder(PathBuf);

impl WorkFolder {
    fn new(name: &str) -> WorkFolder {
        let dir =
            std::env::temp_dir().join(format!("hob-importance-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a folder");
        WorkFolder(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Writes a text, and returns the path of a model that knows its words.
fn model_and_text(folder: &WorkFolder) -> (String, String) {
    let model = common::fixtures().join("stories/stories260K.gguf").display().to_string();
    let text = folder.path("text.txt");
    let story = "Once upon a time, there was a little girl named Lily. She loved to play outside \
        in the park with her dog Spot. One day, they found a big red ball under a tree. ";
    std::fs::write(&text, story.repeat(12)).expect("a text");
    (model, text)
}

/// Returns the values of a tensor as f32.
fn values(gguf: &Gguf, name: &str) -> Vec<f32> {
    let tensor = gguf.tensor(name).unwrap_or_else(|| panic!("{name}"));
    let mut values = vec![0.0; tensor.n_elements()];
    dequantize(tensor.ty, gguf.data(tensor), &mut values);
    values
}

#[hob_needs::fixtures]
#[test]
fn importance_is_the_sum_of_squares_of_what_comes_in() {
    let folder = WorkFolder::new("imatrix");
    let (model, text) = model_and_text(&folder);
    let file = folder.path("imatrix.gguf");
    let run = ["imatrix", "-m", &model, "-f", &text, "-o", &file, "-c", "64", "--chunks", "3"];
    let line = stdout(&run);
    assert!(line.contains("3 chunks of 64 tokens, PPL = "), "{line}");

    let found = Gguf::open(&file).expect("a file of importance");
    assert_eq!(found.get_str("general.type").unwrap(), Some("imatrix"));
    assert_eq!(found.get_u32("imatrix.chunk_count").unwrap(), Some(3));
    assert_eq!(found.get_u32("imatrix.chunk_size").unwrap(), Some(64));
    let datasets = found.get_array("imatrix.datasets").unwrap().expect("texts");
    assert_eq!(datasets.strings().unwrap().collect::<Vec<_>>(), [text.as_bytes()]);

    // every matrix of the layers, and no other
    let original = Gguf::open(&model).expect("the model");
    let mut n_matrices = 0;
    for tensor in original.tensors() {
        let sums = found.tensor(&format!("{}.in_sum2", tensor.name));
        let is_matrix = tensor.name.starts_with("blk.") && tensor.shape.len() == 2;
        assert_eq!(sums.is_some(), is_matrix, "{}", tensor.name);
        let Some(sums) = sums else { continue };
        assert_eq!((sums.ty, &sums.shape[..]), (TensorType::F32, &[tensor.shape[0], 1][..]));
        assert_eq!(values(&found, &format!("{}.counts", tensor.name)), [192.0]);
        n_matrices += 1;
    }
    assert_eq!(found.tensors().len(), 2 * n_matrices);

    // what the first layer's queries get: the normed embeddings of the tokens
    let ids = stdout_of_tokens(&model, &text);
    let table = values(&original, "token_embd.weight");
    let weight = values(&original, "blk.0.attn_norm.weight");
    let n = weight.len();
    let eps = original.get_f32("llama.attention.layer_norm_rms_epsilon").unwrap().unwrap_or(1e-5);
    let mut expected = vec![0.0f64; n];
    for (i, &id) in ids[..192].iter().enumerate() {
        // each chunk begins with the token of the text's beginning
        let id = if i % 64 == 0 { ids[0] } else { id };
        let row = &table[id * n..][..n];
        let mean: f64 = row.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>() / n as f64;
        let factor = 1.0 / (mean + f64::from(eps)).sqrt();
        for ((sum, &x), &w) in expected.iter_mut().zip(row).zip(&weight) {
            *sum += (f64::from(x) * factor * f64::from(w)).powi(2);
        }
    }
    for name in ["attn_q", "attn_k", "attn_v"] {
        let sums = values(&found, &format!("blk.0.{name}.weight.in_sum2"));
        for (sum, expected) in sums.iter().zip(&expected) {
            let error = (f64::from(*sum) - expected).abs();
            assert!(error <= 1e-4 * expected.max(1.0), "{name}: {sum} for {expected}");
        }
    }
}

/// Returns the tokens of a text, with that of its beginning.
fn stdout_of_tokens(model: &str, text: &str) -> Vec<usize> {
    let output = Command::new(env!("CARGO_BIN_EXE_hob"))
        .args(["tokenize", "-m", model])
        .stdin(std::fs::File::open(text).expect("the text"))
        .run();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("numbers of tokens")
}

#[hob_needs::fixtures]
#[test]
fn runs_add_up_and_the_output_layer_is_measured_when_asked() {
    let folder = WorkFolder::new("imatrix-more");
    let (model, text) = model_and_text(&folder);
    let first = folder.path("first.gguf");
    let both = folder.path("both.gguf");
    let shared = ["imatrix", "-m", &model, "-f", &text, "-c", "64", "--chunks", "2"];
    stdout(&[&shared[..], &["-o", &first]].concat());
    let more = ["-o", &both, "--in-file", &first, "--process-output"];
    stdout(&[&shared[..], &more].concat());
    let [first, both] = [first, both].map(|path| Gguf::open(path).expect("a file"));
    let name = "blk.0.ffn_down.weight.in_sum2";
    for (once, twice) in values(&first, name).iter().zip(values(&both, name)) {
        assert!((2.0 * once - twice).abs() <= 1e-3 * twice.abs() + 1e-6, "{once} {twice}");
    }
    assert_eq!(values(&both, "blk.0.ffn_down.weight.counts"), [256.0]);
    assert_eq!(both.get_u32("imatrix.chunk_count").unwrap(), Some(4));
    let n_output = |file: &Gguf| {
        let is_output = |name: &str| !name.starts_with("blk.");
        file.tensors().iter().filter(|tensor| is_output(&tensor.name)).count()
    };
    assert_eq!((n_output(&first), n_output(&both)), (0, 2));
}

/// Writes a file of importance that has sums of one tensor: nothing came in, in 128 rows.
fn write_zeros(path: &str, name: &str, n_cols: usize) {
    let mut writer = Writer::new();
    writer.metadata("general.type", "imatrix").expect("a key");
    writer.metadata("imatrix.datasets", Value::strings(["zeros"])).expect("a key");
    writer.metadata("imatrix.chunk_count", 2u32).expect("a key");
    writer.metadata("imatrix.chunk_size", 64u32).expect("a key");
    let sums = format!("{name}.in_sum2");
    let counts = format!("{name}.counts");
    writer.tensor(&sums, TensorType::F32, &[n_cols, 1]).expect("a tensor");
    writer.tensor(&counts, TensorType::F32, &[1, 1]).expect("a tensor");
    let mut file = std::fs::File::create(path).expect("a file");
    let mut out = writer.begin(&mut file).expect("a header");
    out.data(&sums, &vec![0; 4 * n_cols]).expect("sums");
    out.data(&counts, &128f32.to_le_bytes()).expect("counts");
    out.finish().expect("a whole file");
}

#[hob_needs::fixtures]
#[test]
fn sums_of_nothing_and_of_another_model_are_refused() {
    let folder = WorkFolder::new("imatrix-zeros");
    let (model, text) = model_and_text(&folder);
    let name = "blk.0.ffn_up.weight";
    let n_cols = Gguf::open(&model).expect("a model").tensor(name).expect("its tensor").shape[0];
    let [zeros, found, output] =
        ["zeros.gguf", "found.gguf", "q4.gguf"].map(|name| folder.path(name));
    write_zeros(&zeros, name, n_cols);
    let line = complaint(&["quantize", "--imatrix", &zeros, &model, &output, "q4_0"]);
    assert!(line.contains(&format!("--imatrix: {name}: all sums are 0")), "{line}");
    assert!(!Path::new(&output).exists());

    // added to a run they are the run's own sums, of more rows
    let measure = ["imatrix", "-m", &model, "-f", &text, "-o", &found, "-c", "64", "--chunks", "2"];
    stdout(&measure);
    let alone = values(&Gguf::open(&found).expect("a file"), &format!("{name}.in_sum2"));
    stdout(&[&measure[..], &["--in-file", &zeros]].concat());
    let file = Gguf::open(&found).expect("a file");
    for (once, both) in alone.iter().zip(values(&file, &format!("{name}.in_sum2"))) {
        assert!((once - both).abs() <= 1e-3 * once + 1e-6, "{once} {both}");
    }
    assert_eq!(values(&file, &format!("{name}.counts")), [256.0]);
    assert_eq!(file.get_u32("imatrix.chunk_count").unwrap(), Some(4));
    let datasets = file.get_array("imatrix.datasets").unwrap().expect("names of texts");
    let datasets: Vec<&[u8]> = datasets.strings().unwrap().collect();
    assert_eq!(datasets, [b"zeros", text.as_bytes()]);
    let written = std::fs::read(&found).expect("a file");

    let other = folder.path("other.gguf");
    for (name, n_cols, fault) in [
        ("blk.99.ffn_up.weight", n_cols, "the model has no blk.99.ffn_up.weight".to_owned()),
        (name, n_cols + 1, format!("{name}: {} sums, and {n_cols} were expected", n_cols + 1)),
    ] {
        write_zeros(&other, name, n_cols);
        let line = complaint(&[&measure[..], &["--in-file", &other]].concat());
        assert!(line.contains(&format!("{other}: {fault}: of another model")), "{line}");
    }
    let line = complaint(&[&measure[..], &["--in-file", &model]].concat());
    assert!(line.contains(&format!("{model}: ")), "{line}");
    assert!(line.contains("no file of importance"), "{line}");
    assert_eq!(std::fs::read(&found).expect("a file"), written, "it is left as it was");
}

/// Returns the error of a model's tensors where columns matter as much as `importance` says.
fn weighted_error(original: &Gguf, found: &Gguf, importance: &Gguf) -> f64 {
    let mut error = 0.0;
    for tensor in original.tensors() {
        let Some(sums) = importance.tensor(&format!("{}.in_sum2", tensor.name)) else { continue };
        let sums = values(importance, &sums.name);
        let before = values(original, &tensor.name);
        let after = values(found, &tensor.name);
        let pairs = before.iter().zip(&after).zip(sums.iter().cycle());
        error += pairs.map(|((x, y), w)| f64::from(*w) * f64::from(x - y).powi(2)).sum::<f64>();
    }
    error
}

#[hob_needs::fixtures]
#[test]
fn quantizing_weighs_errors_by_importance() {
    let folder = WorkFolder::new("imatrix-quantize");
    let (model, text) = model_and_text(&folder);
    let file = folder.path("imatrix.gguf");
    stdout(&["imatrix", "-m", &model, "-f", &text, "-o", &file, "-c", "128"]);
    let [original, importance] = [&model, &file].map(|path| Gguf::open(path).expect("a file"));
    for ty in ["q4_0", "q4_1", "q5_0", "q5_1", "iq4_nl"] {
        let [plain, weighed] = ["plain.gguf", "weighed.gguf"].map(|name| folder.path(name));
        stdout(&["quantize", "--force", "--pure", &model, &plain, ty]);
        stdout(&["quantize", "-f", "--pure", "--imatrix", &file, &model, &weighed, ty]);
        let [plain, weighed] = [plain, weighed].map(|path| Gguf::open(path).expect("a model"));
        let [before, after] =
            [&plain, &weighed].map(|found| weighted_error(&original, found, &importance));
        assert!(after < 0.97 * before, "{ty}: {after:e}, and {before:e} without");
        let has = |model: &Gguf, key: &str| model.get(key).cloned();
        assert_eq!(has(&weighed, "quantize.imatrix.file"), Some(Value::from(file.as_str())));
        assert_eq!(has(&weighed, "quantize.imatrix.dataset"), Some(Value::from(text.as_str())));
        assert!(has(&weighed, "quantize.imatrix.chunks_count").is_some());
        assert_eq!(has(&plain, "quantize.imatrix.file"), None);
    }
    let line = complaint(&["quantize", "--imatrix", &model, &model, "/dev/null", "q4_0"]);
    assert!(line.contains("no file of importance"), "{line}");
    let other = common::fixtures().join("tiny/llama.gguf").display().to_string();
    let line = complaint(&["quantize", "--imatrix", &file, &other, "/dev/null", "q4_0"]);
    assert!(line.contains("sums; its 1 matrices have rows of"), "{line}");
}

#[hob_needs::fixtures]
#[test]
fn parts_stay_parts_when_they_are_quantized() {
    let folder = WorkFolder::new("keep-split");
    let (model, _) = model_and_text(&folder);
    let parts = folder.path("f32");
    stdout(&["split", &model, &parts, "--max-tensors", "20"]);
    let first = std::fs::read_dir(&folder.0).expect("a folder");
    let mut names: Vec<String> = first
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("f32-"))
        .collect();
    names.sort();
    assert!(names.len() > 1, "{names:?}");
    let input = folder.path(&names[0]);
    let output = folder.path("q8.gguf");
    stdout(&["quantize", "--keep-split", &input, &output, "q8_0"]);
    assert!(!Path::new(&output).exists());
    let quantized = folder.path(&names[0].replace("f32", "q8"));
    let [before, after] = [&input, &quantized].map(|path| Gguf::open(path).expect("parts"));
    assert_eq!(before.files().len(), after.files().len());
    for (before, after) in before.tensors().iter().zip(after.tensors()) {
        assert_eq!((&before.name, before.part), (&after.name, after.part));
    }
    let whole = folder.path("whole.gguf");
    stdout(&["quantize", &input, &whole, "q8_0"]);
    let logits = |model: &str| {
        let output = hob(&["logits", "-m", model, "--tokens", "1,2,3", "--out", "-"]);
        assert!(output.status.success() && !output.stdout.is_empty());
        output.stdout
    };
    assert!(logits(&quantized) == logits(&whole));
}

/// Returns the number after a name in a table of figures.
fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find(|line| line.starts_with(name));
    let line = line.unwrap_or_else(|| panic!("{name} in {text}"));
    let number = line.split_once(':').expect("a figure").1.trim().split([' ', '%']).next();
    number.expect("a number").parse().unwrap_or_else(|_| panic!("{line}"))
}

#[hob_needs::fixtures]
#[test]
fn divergence_from_another_model_is_measured() {
    let folder = WorkFolder::new("divergence");
    let (model, text) = model_and_text(&folder);
    let base = folder.path("base.kld");
    let saving = ["--save-all-logits", &base];
    let run = ["perplexity", "-m", &model, "-f", &text, "-c", "64", "--chunks", "8", "--exact"];
    let line = stdout(&[&run[..], &saving].concat());
    let perplexity: f64 = line.split(' ').nth(4).unwrap().parse().expect("a perplexity");

    let bytes = std::fs::read(&base).expect("predictions");
    let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let n_vocab = number(12);
    assert_eq!((&bytes[..8], number(8), number(16)), (&b"_logits_"[..], 64, 8));
    let row = 8 + 2 * n_vocab.next_multiple_of(2);
    assert_eq!(bytes.len(), 20 + 4 * 64 * 8 + 8 * 31 * row);

    let same = stdout(&["perplexity", "-m", &model, "--kl-base", &base, "--exact"]);
    assert!(figure(&same, "Mean    KLD").abs() < 1e-5, "{same}");
    assert!(figure(&same, "Same top p") > 99.0, "{same}");
    for name in ["Mean PPL(Q)  ", "Mean PPL(base)"] {
        assert!((figure(&same, name) / perplexity - 1.0).abs() < 1e-3, "{same}");
    }
    assert!((figure(&same, "Mean PPL(Q)/PPL(base)") - 1.0).abs() < 1e-3, "{same}");

    let small = folder.path("q4.gguf");
    stdout(&["quantize", "--pure", &model, &small, "q4_0"]);
    let other = stdout(&["perplexity", "-m", &small, "--kl-base", &base]);
    let mean = figure(&other, "Mean    KLD");
    assert!(mean > 1e-3 && mean < 1.0, "{other}");
    assert!(figure(&other, "Maximum KLD") > figure(&other, "Median  KLD"), "{other}");

    let broken = folder.path("broken.kld");
    for (bytes, part) in [
        (b"_logits".to_vec(), "broken.kld"),
        (b"_nothing_at_all_____".to_vec(), "no file of predictions"),
        (bytes[..bytes.len() - 1].to_vec(), "are not in"),
    ] {
        std::fs::write(&broken, bytes).expect("a file");
        let line = complaint(&["perplexity", "-m", &model, "--kl-base", &broken]);
        assert!(line.contains(part), "{line}");
    }
    let nano = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let nano = nano.display().to_string();
    let line = complaint(&["perplexity", "-m", &nano, "--kl-base", &base]);
    assert!(line.contains("of a model with"), "{line}");
}

#[test]
fn outputs_are_tried_before_anything_is_computed() {
    let folder = WorkFolder::new("outputs");
    let output = folder.path("none/out");
    let file = folder.path("none.txt");
    // neither model nor text are there, which is found out later
    for args in [
        &["imatrix", "-m", "/nowhere/model.gguf", "-f", &file, "-o", &output][..],
        &["perplexity", "-m", "/nowhere/model.gguf", "-f", &file, "--save-all-logits", &output],
        &["logits", "-m", "/nowhere/model.gguf", "--tokens", "1", "--out", &output],
    ] {
        let line = complaint(args);
        assert!(line.contains(&output), "{args:?}: {line}");
    }
    // nothing is left of an output that was tried
    let output = folder.path("out");
    complaint(&["imatrix", "-m", "/nowhere/model.gguf", "-f", &file, "-o", &output]);
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 0);
}

#[hob_needs::fixtures]
#[test]
fn importance_is_used_of_the_tensors_that_are_named() {
    let folder = WorkFolder::new("imatrix-named");
    let (model, text) = model_and_text(&folder);
    let file = folder.path("imatrix.gguf");
    stdout(&["imatrix", "-m", &model, "-f", &text, "-o", &file, "-c", "64", "--chunks", "2"]);
    let written = |name: &str, options: &[&str]| {
        let output = folder.path(name);
        stdout(&[&["quantize"], options, &[&model, &output, "q4_0"]].concat());
        Gguf::open(&output).expect("the model")
    };
    let all = written("all.gguf", &["--imatrix", &file]);
    let none = written("none.gguf", &[]);
    let named = ["--imatrix", &file, "--include-weights", "attn_q", "--include-weights", "attn_k"];
    let included = written("included.gguf", &named);
    let left_out = ["--imatrix", &file, "--exclude-weights", "ffn_"];
    let excluded = written("excluded.gguf", &left_out);
    let data = |gguf: &Gguf, name: &str| gguf.data(gguf.tensor(name).expect(name)).to_vec();
    for (name, of_included, of_excluded) in [
        ("blk.0.attn_q.weight", &all, &all),
        ("blk.0.attn_v.weight", &none, &all),
        ("blk.0.ffn_up.weight", &none, &none),
    ] {
        assert_ne!(data(&all, name), data(&none, name), "{name}");
        assert_eq!(data(&included, name), data(of_included, name), "{name}");
        assert_eq!(data(&excluded, name), data(of_excluded, name), "{name}");
    }
    let output = folder.path("nothing.gguf");
    let nothing = ["--imatrix", &file, "--include-weights", "no_such", &model, &output, "q4_0"];
    let line = complaint(&[&["quantize"], &nothing[..]].concat());
    assert!(line.contains("--exclude-weights leave nothing of it"), "{line}");
}
