//! Folders of Hugging Face's form: loaded as they are, and converted. The folder is made of the
//! tiny model of the conformance data, backwards, so that the result is known to the bit.

mod later;
mod mixtures;
mod published;
mod recurrent;
mod seeing;
mod sentence;
mod sliding;
mod ternary;
mod tokenizers;
mod towers;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use hob::gguf::{Gguf, Value as Metadata};
use hob_kernels::dequant::dequantize;
use serde_json::{Value, json};

use crate::common;
use crate::start::Start as _;

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("hob-hf-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("model")).unwrap();
        Folder(folder)
    }

    fn model(&self) -> PathBuf {
        self.0.join("model")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(args).env_remove("LLAMA_ARG_MODEL").run()
}

fn stories() -> PathBuf {
    common::fixtures().join("stories/stories260K.gguf")
}

/// Returns the name that transformers has for a tensor.
fn hf_name(name: &str) -> String {
    let whole = [("token_embd.", "model.embed_tokens."), ("output_norm.", "model.norm.")];
    if let Some((from, to)) = whole.iter().find(|(from, _)| name.starts_with(from)) {
        return name.replacen(from, to, 1);
    }
    if name.starts_with("output.") {
        return name.replacen("output.", "lm_head.", 1);
    }
    let (layer, part) = name.strip_prefix("blk.").unwrap().split_once('.').unwrap();
    let parts = [
        ("attn_norm", "input_layernorm"),
        ("ffn_norm", "post_attention_layernorm"),
        ("attn_q", "self_attn.q_proj"),
        ("attn_k", "self_attn.k_proj"),
        ("attn_v", "self_attn.v_proj"),
        ("attn_output", "self_attn.o_proj"),
        ("ffn_gate", "mlp.gate_proj"),
        ("ffn_up", "mlp.up_proj"),
        ("ffn_down", "mlp.down_proj"),
    ];
    let (part, end) = part.split_once('.').unwrap();
    let (_, to) = parts.iter().find(|(from, _)| *from == part).unwrap();
    format!("model.layers.{layer}.{to}.{end}")
}

/// Returns the rows of heads in the order of transformers.
fn in_halves(values: &[f32], row: usize, n_head: usize) -> Vec<f32> {
    let n_rows = values.len() / row;
    let size = n_rows / n_head;
    let mut out = vec![0.0; values.len()];
    for from in 0..n_rows {
        let head = from / size;
        let within = from % size;
        let to = head * size + within % 2 * (size / 2) + within / 2;
        out[to * row..][..row].copy_from_slice(&values[from * row..][..row]);
    }
    out
}

/// Writes tensors as safetensors.
pub(crate) fn write_safetensors(path: &Path, tensors: &Tensors) {
    let stored = tensors.iter().map(|(name, (shape, values))| Stored {
        name: name.clone(),
        dtype: "F32",
        shape: shape.clone(),
        bytes: values.iter().flat_map(|value| value.to_le_bytes()).collect(),
    });
    write_stored(path, &stored.collect::<Vec<_>>());
}

/// A tensor of any type on its way into a file.
struct Stored {
    name: String,
    dtype: &'static str,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// Writes tensors of any types as safetensors.
fn write_stored(path: &Path, tensors: &[Stored]) {
    let mut header = serde_json::Map::new();
    let mut data: Vec<u8> = Vec::new();
    for Stored { name, dtype, shape, bytes } in tensors {
        let from = data.len();
        data.extend(bytes);
        let offsets = [from, data.len()];
        let entry = json!({"dtype": dtype, "shape": shape, "data_offsets": offsets});
        header.insert(name.clone(), entry);
    }
    let header = Value::Object(header).to_string();
    let mut file = (header.len() as u64).to_le_bytes().to_vec();
    file.extend_from_slice(header.as_bytes());
    file.extend_from_slice(&data);
    fs::write(path, file).unwrap();
}

/// Writes a vocabulary as SentencePiece does.
fn write_pieces(path: &Path, gguf: &Gguf) {
    let array = |key: &str| gguf.get_array(key).unwrap().unwrap();
    let texts = array("tokenizer.ggml.tokens");
    let scores = array("tokenizer.ggml.scores").to_f32s().unwrap();
    let types = array("tokenizer.ggml.token_type").to_i32s().unwrap();
    let mut file = Vec::new();
    let length = |n: usize| if n < 128 { vec![n as u8] } else { vec![n as u8 | 128, 1] };
    for ((text, score), ty) in texts.strings().unwrap().zip(scores).zip(types) {
        let mut piece = vec![10];
        piece.extend(length(text.len()));
        piece.extend_from_slice(text);
        piece.push(21);
        piece.extend_from_slice(&score.to_le_bytes());
        piece.extend([24, ty as u8]);
        file.push(10);
        file.extend(length(piece.len()));
        file.extend(piece);
    }
    fs::write(path, file).unwrap();
}

/// Tensors of transformers by name: their shapes and values.
pub(crate) type Tensors = BTreeMap<String, (Vec<usize>, Vec<f32>)>;

/// Returns the tensors of the model as transformers has them.
fn tensors_of(gguf: &Gguf) -> Tensors {
    let number = |key: &str| gguf.get_u32(&format!("llama.{key}")).unwrap().unwrap();
    let n_head = number("attention.head_count");
    let n_head_kv = number("attention.head_count_kv");
    let mut tensors = BTreeMap::new();
    for tensor in gguf.tensors() {
        let mut values = vec![0.0; tensor.n_elements()];
        dequantize(tensor.ty, gguf.data(tensor), &mut values);
        let n_head = match tensor.name.rsplit('.').nth(1).unwrap() {
            "attn_q" => n_head,
            "attn_k" => n_head_kv,
            _ => 0,
        };
        if n_head > 0 {
            values = in_halves(&values, tensor.shape[0], n_head as usize);
        }
        let shape = tensor.shape.iter().rev().copied().collect();
        tensors.insert(hf_name(&tensor.name), (shape, values));
    }
    tensors
}

/// Writes the folder of a model; its weights in one file, or in two with an index.
pub(crate) fn write_folder(folder: &Path, is_split: bool) {
    let gguf = Gguf::open(stories()).unwrap();
    let number = |key: &str| gguf.get_u32(&format!("llama.{key}")).unwrap().unwrap();
    let n_head = number("attention.head_count");
    let n_head_kv = number("attention.head_count_kv");
    let mut tensors = tensors_of(&gguf);
    if is_split {
        let second = tensors.split_off("model.layers.2");
        let map: serde_json::Map<String, Value> = tensors
            .keys()
            .map(|name| (name.clone(), json!("model-00001-of-00002.safetensors")))
            .chain(
                second.keys().map(|name| (name.clone(), json!("model-00002-of-00002.safetensors"))),
            )
            .collect();
        write_safetensors(&folder.join("model-00001-of-00002.safetensors"), &tensors);
        write_safetensors(&folder.join("model-00002-of-00002.safetensors"), &second);
        let index = json!({"metadata": {}, "weight_map": map});
        fs::write(folder.join("model.safetensors.index.json"), index.to_string()).unwrap();
    } else {
        write_safetensors(&folder.join("model.safetensors"), &tensors);
    }
    write_pieces(&folder.join("tokenizer.model"), &gguf);
    let float = |key: &str| gguf.get_f32(&format!("llama.{key}")).unwrap();
    let config = json!({
        "architectures": ["LlamaForCausalLM"],
        "hidden_size": number("embedding_length"),
        "intermediate_size": number("feed_forward_length"),
        "num_hidden_layers": number("block_count"),
        "num_attention_heads": n_head,
        "num_key_value_heads": n_head_kv,
        "max_position_embeddings": number("context_length"),
        "rms_norm_eps": float("attention.layer_norm_rms_epsilon"),
        "rope_theta": float("rope.freq_base").unwrap_or(10000.0),
        "vocab_size": gguf.get_array("tokenizer.ggml.tokens").unwrap().unwrap().len(),
        "bos_token_id": 1,
        "eos_token_id": 2,
    });
    fs::write(folder.join("config.json"), config.to_string()).unwrap();
    let tokenizer = json!({"add_bos_token": true, "add_eos_token": false});
    fs::write(folder.join("tokenizer_config.json"), tokenizer.to_string()).unwrap();
    fs::write(folder.join("chat_template.jinja"), "{{ messages[0].content }}").unwrap();
    let generation = json!({"temperature": 0.5, "top_k": 9});
    fs::write(folder.join("generation_config.json"), generation.to_string()).unwrap();
}

/// Checks that a command refuses what it is given, in one line with these words.
fn refuses(args: &[&str], words: &[&str]) {
    let output = run(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{words:?}: {error}");
    assert_eq!(error.lines().count(), 1, "{words:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{word}: {error}");
    }
}

/// Returns the exact logits of a prompt.
fn logits(model: &Path) -> Vec<u8> {
    logits_with(model, &[])
}

/// Returns the exact logits of a prompt, by a command with these options besides.
fn logits_with(model: &Path, options: &[&str]) -> Vec<u8> {
    let model = model.to_str().unwrap();
    let words = ["logits", "-m", model, "--exact", "--out", "-", "--prompt", "Once upon a time"];
    let output = run(&[&words, options].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[hob_needs::fixtures]
#[test]
fn a_folder_is_the_model_that_it_was_made_of() {
    let folder = Folder::new("same");
    write_folder(&folder.model(), false);
    let f32s = folder.0.join("f32.gguf");
    let from = stories();
    let written = run(&["quantize", from.to_str().unwrap(), f32s.to_str().unwrap(), "f32"]);
    assert!(written.status.success());
    let expected = logits(&f32s);
    assert!(logits(&folder.model()) == expected, "as it lies");

    let converted = folder.0.join("converted.gguf");
    let model = folder.model();
    let output = run(&["convert", model.to_str().unwrap(), converted.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(logits(&converted) == expected, "converted");
    let ours = Gguf::open(&converted).unwrap();
    let theirs = Gguf::open(&f32s).unwrap();
    assert_eq!(ours.tensors().len(), theirs.tensors().len());
    for tensor in theirs.tensors() {
        let found = ours.tensor(&tensor.name).unwrap();
        assert_eq!((&found.shape, found.ty), (&tensor.shape, tensor.ty), "{}", tensor.name);
        assert!(ours.data(found) == theirs.data(tensor), "{}", tensor.name);
    }
    for key in ["tokens", "scores", "token_type", "bos_token_id", "add_bos_token"] {
        let key = format!("tokenizer.ggml.{key}");
        if let Some(value) = theirs.get(&key) {
            assert_eq!(ours.get(&key).map(Metadata::ty), Some(value.ty()), "{key}");
        }
    }
    assert_eq!(ours.get_str("tokenizer.chat_template").unwrap(), Some("{{ messages[0].content }}"));
    assert_eq!(ours.get_f32("general.sampling.temp").unwrap(), Some(0.5));
    assert_eq!(ours.get_u32("general.file_type").unwrap(), Some(0));

    let small = folder.0.join("small.gguf");
    let output = run(&["convert", model.to_str().unwrap(), small.to_str().unwrap(), "q8_0"]);
    assert!(output.status.success());
    assert!(small.metadata().unwrap().len() < converted.metadata().unwrap().len() / 2);

    let loaded = logits_with(&model, &["--quantize-on-load", "q8_0"]);
    assert!(loaded == logits(&small), "quantized while it is loaded");
    let file = small.to_str().unwrap();
    let words = ["logits", "-m", file, "--out", "-", "--prompt", "Once"];
    let refused = run(&[&words[..], &["--quantize-on-load", "q4_0"]].concat());
    assert!(!refused.status.success());
    let line = String::from_utf8_lossy(&refused.stderr);
    assert!(line.contains("small.gguf is no folder of Hugging Face"), "{line}");
}

/// Returns a matrix of codes: each value is a code times a power of two, by rows or by blocks of
/// 24 × 40, so that BF16 holds it exactly.
fn coded(name: &str, shape: &[usize], is_fp8: bool) -> ([Stored; 2], Vec<f32>) {
    let [n_rows, n_cols] = shape[..] else { panic!("{shape:?}") };
    let [height, width] = if is_fp8 { [24, 40] } else { [1, n_cols] };
    let n_blocks = n_cols.div_ceil(width);
    let scale = |row: usize, column: usize| {
        f32::powi(2.0, -3 - ((row / height * n_blocks + column / width) % 4) as i32)
    };
    // codes of FP8 from 2^-3 to 2^0 without their mantissa, of both signs
    let value_of = |code: u8| {
        if is_fp8 {
            let magnitude = f32::powi(2.0, i32::from(code >> 3 & 15) - 7);
            if code < 128 { magnitude } else { -magnitude }
        } else {
            f32::from(code as i8)
        }
    };
    let code_of = |i: usize| {
        let any = (i * 37 + i / 7) as u8;
        if is_fp8 { any & 0x80 | (4 + any % 4) << 3 } else { any.max(1) }
    };
    let codes: Vec<u8> = (0..n_rows * n_cols).map(code_of).collect();
    let at = |(i, &code): (usize, &u8)| value_of(code) * scale(i / n_cols, i % n_cols);
    let values = codes.iter().enumerate().map(at).collect();
    let scales = (0..n_rows.div_ceil(height))
        .flat_map(|a| (0..n_blocks).map(move |b| scale(a * height, b * width)))
        // BF16 is the upper half of an f32
        .flat_map(|scale| scale.to_le_bytes()[2..].to_vec())
        .collect();
    let end = if is_fp8 { "_scale_inv" } else { "_scale" };
    let stored = [
        Stored {
            name: name.into(),
            dtype: if is_fp8 { "F8_E4M3" } else { "I8" },
            shape: shape.to_vec(),
            bytes: codes,
        },
        Stored {
            name: format!("{name}{end}"),
            dtype: "BF16",
            shape: vec![n_rows.div_ceil(height), n_blocks],
            bytes: scales,
        },
    ];
    (stored, values)
}

/// Weights of 8 bits become the numbers that their codes and scales say.
#[hob_needs::fixtures]
#[test]
fn weights_of_8_bits_are_decoded() {
    let folder = Folder::new("coded");
    let model = folder.model();
    write_folder(&model, false);
    let gguf = Gguf::open(stories()).unwrap();
    let mut tensors = Vec::new();
    let mut expected = BTreeMap::new();
    for tensor in gguf.tensors() {
        let name = hf_name(&tensor.name);
        let shape: Vec<usize> = tensor.shape.iter().rev().copied().collect();
        // those of queries and keys change the order of their rows
        let is_fp8 = tensor.name.contains("ffn_down");
        if is_fp8 || tensor.name.contains("attn_v") {
            let (stored, values) = coded(&name, &shape, is_fp8);
            tensors.extend(stored);
            expected.insert(tensor.name.clone(), values);
            continue;
        }
        let mut values = vec![0.0; tensor.n_elements()];
        dequantize(tensor.ty, gguf.data(tensor), &mut values);
        let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        tensors.push(Stored { name, dtype: "F32", shape, bytes });
    }
    write_stored(&model.join("model.safetensors"), &tensors);
    let plain: Value =
        serde_json::from_slice(&fs::read(model.join("config.json")).unwrap()).unwrap();
    let write_config = |quantization: Value| {
        let mut config = plain.clone();
        config["quantization_config"] = quantization;
        fs::write(model.join("config.json"), config.to_string()).unwrap();
    };
    let out = folder.0.join("out.gguf");
    let convert = || run(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()]);
    let fp8 = json!({"quant_method": "fp8", "weight_block_size": [24, 40]});
    let group = json!({"weights": {"num_bits": 8, "block_structure": [24, 40]}});
    let compressed = json!({"quant_method": "compressed-tensors", "format": "float-quantized",
                            "config_groups": {"group_0": group}});
    for quantization in [fp8, compressed] {
        write_config(quantization);
        let output = convert();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let converted = Gguf::open(&out).unwrap();
        assert!(!expected.is_empty());
        for (name, expected) in &expected {
            let tensor = converted.tensor(name).unwrap();
            let mut values = vec![0.0; tensor.n_elements()];
            dequantize(tensor.ty, converted.data(tensor), &mut values);
            assert!(values == *expected, "{name}");
        }
    }
    for (quantization, what) in [
        (json!({"quant_method": "fp8", "weight_block_size": [32, 32]}), "scales of"),
        (
            json!({"quant_method": "compressed-tensors", "format": "pack-quantized"}),
            "compressed-tensors, pack-quantized",
        ),
        (Value::Null, "no scales"),
    ] {
        write_config(quantization);
        let output = convert();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(what), "{what}: {error}");
    }
}

#[hob_needs::fixtures]
#[test]
fn weights_may_be_in_several_files() {
    let one = Folder::new("one");
    let two = Folder::new("two");
    write_folder(&one.model(), false);
    write_folder(&two.model(), true);
    assert!(logits(&one.model()) == logits(&two.model()));
    fs::remove_file(two.model().join("model-00002-of-00002.safetensors")).unwrap();
    let model = two.model();
    let output = run(&["run", "-m", model.to_str().unwrap(), "Hi"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("model-00002-of-00002.safetensors"), "{error}");
}

#[hob_needs::fixtures]
#[test]
fn pickled_weights_are_refused_by_name() {
    let folder = Folder::new("pickled");
    let model = folder.model();
    write_folder(&model, false);
    fs::remove_file(model.join("model.safetensors")).unwrap();
    let output = folder.0.join("out.gguf");
    let commands = [
        &["convert", model.to_str().unwrap(), output.to_str().unwrap()][..],
        &["run", "-m", model.to_str().unwrap(), "--raw", "-n", "1", "Once"],
    ];
    for args in commands {
        refuses(args, &["there are no weights in safetensors in it"]);
    }
    for name in ["pytorch_model-00002-of-00002.bin", "pytorch_model-00001-of-00002.bin"] {
        fs::write(model.join(name), b"\x80\x02}q\x00.").unwrap();
    }
    for args in commands {
        let both = "pytorch_model-00001-of-00002.bin, pytorch_model-00002-of-00002.bin is a pickle";
        refuses(args, &[both, "expected model.safetensors"]);
    }
    assert!(!output.exists());
}

/// A table of nothing may have any number of rows.
#[hob_needs::fixtures]
#[test]
fn rows_without_values_make_no_vocabulary() {
    let folder = Folder::new("rows-of-nothing");
    let model = folder.model();
    write_folder(&model, false);
    let path = model.join("model.safetensors");
    let bytes = fs::read(&path).unwrap();
    let n_header = u64::from_le_bytes(bytes[..8].try_into().unwrap()) as usize;
    let (header, data) = bytes[8..].split_at(n_header);
    let mut header: Value = serde_json::from_slice(header).unwrap();
    let table = &mut header["model.embed_tokens.weight"];
    table["shape"] = json!([1_u64 << 40, 0]);
    table["data_offsets"] = json!([0, 0]);
    let header = header.to_string();
    let begin = (header.len() as u64).to_le_bytes();
    fs::write(&path, [&begin[..], header.as_bytes(), data].concat()).unwrap();
    let output = folder.0.join("out.gguf");
    let args = ["convert", model.to_str().unwrap(), output.to_str().unwrap()];
    refuses(&args, &["vocab_size: an embedding of at most 16777216 rows"]);
}

#[hob_needs::fixtures]
#[test]
fn folders_that_cannot_be_read_are_refused() {
    let folder = Folder::new("bad");
    let model = folder.model();
    write_folder(&model, false);
    let config: Value =
        serde_json::from_slice(&fs::read(model.join("config.json")).unwrap()).unwrap();
    let output = folder.0.join("out.gguf");
    let refused = |what: &str| {
        let args = ["convert", model.to_str().unwrap(), output.to_str().unwrap()];
        refuses(&args, &[what]);
        assert!(!output.exists());
        let names = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
        assert!(names.into_iter().all(|path| path.extension().is_none_or(|end| end != "part")));
    };
    for (key, value, what) in [
        ("architectures", json!(["NoSuchModel"]), "NoSuchModel"),
        ("num_hidden_layers", json!(1), "is not part of llama"),
        ("num_hidden_layers", json!(1_000_000), "at most 1024 layers"),
        ("hidden_size", json!(-5), "hidden_size"),
        ("num_attention_heads", json!(7), "no 7 heads"),
        ("rope_scaling", json!({"type": "dynamic", "alpha": 2}), "\"dynamic\" is not read"),
        ("is_causal", json!(false), "is_causal: true was expected"),
        ("quantization_config", json!({"quant_method": "gptq"}), "quantized (gptq)"),
    ] {
        let mut changed = config.clone();
        changed[key] = value;
        // a width that does not divide is refused as such
        changed["head_dim"] = json!(8);
        fs::write(model.join("config.json"), changed.to_string()).unwrap();
        refused(what);
    }
    // what the families cannot compute is not computed otherwise
    let class = |name: &str| json!([name]);
    let llama3 = json!({"rope_type": "llama3", "factor": 8.0});
    let yarn = |key: &str, value: Value| {
        json!({"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 64,
            "rope_theta": 10000.0, key: value})
    };
    for (name, key, value, what) in [
        ("Qwen2ForCausalLM", "rope_scaling", llama3, "\"llama3\" is not read"),
        ("SmolLM3ForCausalLM", "rope_scaling", yarn("truncate", json!(false)), "truncate false"),
        ("LlamaForCausalLM", "rope_scaling", json!({"rope_type": 5}), "is not read"),
        ("LlamaForCausalLM", "rope_scaling", json!([1]), "rope_scaling is no object"),
        ("LlamaForCausalLM", "hidden_act", json!("gelu"), "silu"),
        ("GemmaForCausalLM", "rope_theta", json!(5000.0), "the base 5000 is not read"),
        ("LlamaForCausalLM", "vocab_size", json!(100), "vocab_size: 512, the number of rows"),
        ("SmolLM3ForCausalLM", "no_rope_layer_interval", json!(3), "no_rope_layer_interval"),
    ] {
        let mut changed = config.clone();
        changed["architectures"] = class(name);
        changed["head_dim"] = json!(8);
        changed[key] = value;
        fs::write(model.join("config.json"), changed.to_string()).unwrap();
        refused(what);
    }
    fs::write(model.join("config.json"), config.to_string()).unwrap();
    let own = model.join("config.json");
    let over = run(&["convert", "--force", model.to_str().unwrap(), own.to_str().unwrap()]);
    let error = String::from_utf8(over.stderr).unwrap();
    assert!(error.contains("a file of the folder that is read"), "{error}");
    assert_eq!(fs::read_to_string(&own).unwrap(), config.to_string());
    let threads = ["-t", "99999999"];
    let paths = [model.to_str().unwrap(), output.to_str().unwrap()];
    let many = run(&[&["convert"], &paths[..], &["q8_0"], &threads].concat());
    let error = String::from_utf8(many.stderr).unwrap();
    assert!(error.contains("at most 4096 threads"), "{error}");
    fs::remove_file(model.join("tokenizer.model")).unwrap();
    refused("neither tokenizer.json nor tokenizer.model");
    fs::write(model.join("model.safetensors"), [0xff; 32]).unwrap();
    refused("a header of");
}
