//! Matrices of three values in folders of BitNet: floats that become three when they are read, and
//! four rows packed in one.

use std::fs;
use std::path::Path;

use hob::gguf::Gguf;
use hob_kernels::dequant::dequantize;
use serde_json::{Value, json};

use super::{
    Folder, Stored, logits, refuses, run, stories, tensors_of, write_folder, write_stored,
};

/// The matrices of a layer: the words of transformers and of GGUF.
const MATRICES: [[&str; 2]; 7] = [
    ["self_attn.q_proj", "attn_q"],
    ["self_attn.k_proj", "attn_k"],
    ["self_attn.v_proj", "attn_v"],
    ["self_attn.o_proj", "attn_output"],
    ["mlp.gate_proj", "ffn_gate"],
    ["mlp.up_proj", "ffn_up"],
    ["mlp.down_proj", "ffn_down"],
];

/// The form of a folder's matrices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Floats.
    Plain,
    /// Packed; the values are multiplied by the scale.
    Multiplied,
    /// Packed; the values are divided by the scale.
    Divided,
}

impl Form {
    /// Returns how the configuration says it.
    fn quantization(self) -> Value {
        let (class, mode) = match self {
            Form::Plain => ("autobitlinear", "online"),
            Form::Multiplied => ("autobitlinear", "offline"),
            Form::Divided => ("bitlinear", "offline"),
        };
        json!({"quant_method": "bitnet", "linear_class": class, "quantization_mode": mode})
    }

    /// Returns the value with a number in a matrix, once it is read.
    fn value(self, i: usize) -> f32 {
        match self {
            Form::Plain if i % 2 == 1 => 0.0,
            Form::Plain => sign(i) * 0.5,
            Form::Multiplied => f32::from(code(i)) * 0.5 - 0.5,
            Form::Divided => f32::from(code(i)) * 2.0 - 2.0,
        }
    }

    /// Returns a matrix, and its scale if it has one.
    fn stored(self, name: &str, shape: &[usize]) -> Vec<Stored> {
        let [n_rows, n_cols] = shape[..] else { panic!("{shape:?}") };
        let n = n_rows * n_cols;
        let stored = |name: String, dtype, shape: &[usize], bytes| Stored {
            name,
            dtype,
            shape: shape.to_vec(),
            bytes,
        };
        if self == Form::Plain {
            // the mean of the magnitudes is 0.5
            let value = |i| sign(i) * if i % 2 == 1 { 0.25 } else { 0.75 };
            let bytes = (0..n).flat_map(|i| f32::to_le_bytes(value(i))).collect();
            return vec![stored(name.into(), "F32", shape, bytes)];
        }
        let packed = |i: usize| (0..4).fold(0, |byte, k| byte | code(k * n / 4 + i) << (2 * k));
        let bytes = (0..n / 4).map(packed).collect();
        // 0.5 in BF16
        let scale = vec![0x00, 0x3f];
        vec![
            stored(name.into(), "U8", &[n_rows / 4, n_cols], bytes),
            stored(format!("{name}_scale"), "BF16", &[1], scale),
        ]
    }
}

/// Returns the sign of a value.
fn sign(i: usize) -> f32 {
    if (i / 2).is_multiple_of(3) { -1.0 } else { 1.0 }
}

/// Returns the code of a packed value.
fn code(i: usize) -> u8 {
    ((i * 7 + i / 5) % 3) as u8
}

/// Writes the folder of a model with such matrices.
fn write_bitnet(folder: &Path, form: Form) {
    write_folder(folder, false);
    let mut stored = Vec::new();
    for (name, (shape, values)) in tensors_of(&Gguf::open(stories()).unwrap()) {
        if name.ends_with("_proj.weight") {
            stored.extend(form.stored(&name, &shape));
            let (layer, _) = name.rsplit_once("_proj").unwrap();
            let norm = match layer.rsplit_once('.').unwrap() {
                (part, "o") => format!("{part}.attn_sub_norm.weight"),
                (part, "down") => format!("{part}.ffn_sub_norm.weight"),
                _ => continue,
            };
            let bytes = (0..shape[1]).flat_map(|_| 1f32.to_le_bytes()).collect();
            stored.push(Stored { name: norm, dtype: "F32", shape: vec![shape[1]], bytes });
            continue;
        }
        let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        stored.push(Stored { name, dtype: "F32", shape, bytes });
    }
    write_stored(&folder.join("model.safetensors"), &stored);
    change(folder, |config| {
        config["architectures"] = json!(["BitNetForCausalLM"]);
        config["hidden_act"] = json!("relu2");
        config["quantization_config"] = form.quantization();
    });
}

/// Changes the configuration of a folder.
fn change(folder: &Path, change: impl Fn(&mut Value)) {
    let path = folder.join("config.json");
    let mut config: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    change(&mut config);
    fs::write(path, config.to_string()).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn matrices_have_three_values() {
    for (name, form) in [
        ("ternary-plain", Form::Plain),
        ("ternary-multiplied", Form::Multiplied),
        ("ternary-divided", Form::Divided),
    ] {
        let folder = Folder::new(name);
        let model = folder.model();
        write_bitnet(&model, form);
        let converted = folder.0.join("converted.gguf");
        // floats beside the packed matrices keep their type
        let output = run(&["convert", model.to_str().unwrap(), converted.to_str().unwrap(), "f32"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let gguf = Gguf::open(&converted).unwrap();
        assert_eq!(gguf.get_str("general.architecture").unwrap(), Some("bitnet"));
        assert_eq!(gguf.get_str("bitnet.rope.scaling.type").unwrap(), Some("linear"));
        let tensors = tensors_of(&Gguf::open(stories()).unwrap());
        for (layer, [word, to]) in MATRICES.into_iter().flat_map(|names| [(0, names), (1, names)]) {
            let (shape, _) = &tensors[&format!("model.layers.{layer}.{word}.weight")];
            let tensor = gguf.tensor(&format!("blk.{layer}.{to}.weight")).unwrap();
            assert_eq!(tensor.shape, [shape[1], shape[0]], "{name}: {word}");
            let mut values = vec![0.0; tensor.n_elements()];
            dequantize(tensor.ty, gguf.data(tensor), &mut values);
            let expected: Vec<f32> = (0..values.len()).map(|i| form.value(i)).collect();
            assert!(values == expected, "{name}: {word}");
        }
        assert!(gguf.tensor("blk.0.attn_sub_norm.weight").is_some());
        assert!(gguf.tensor("blk.0.ffn_sub_norm.weight").is_some());
        assert!(logits(&model) == logits(&converted), "{name}: as it lies");
    }
}

#[hob_needs::fixtures]
#[test]
fn three_values_that_cannot_be_read_are_refused() {
    let folder = Folder::new("ternary-wrong");
    let model = folder.model();
    let out = folder.0.join("out.gguf");
    let args = ["convert", model.to_str().unwrap(), out.to_str().unwrap()];
    for (part, key, value, expected) in [
        ("", "hidden_act", json!("silu"), "with fewer key heads than query heads was expected"),
        ("quantization_config", "linear_class", json!("other"), "quantization_config.linear_class"),
        ("quantization_config", "use_rms_norm", json!(true), "quantization_config.use_rms_norm"),
        // a float is no packed matrix, and a packed one no float
        ("quantization_config", "quantization_mode", json!("online"), "U8 are not read here"),
        ("", "rope_scaling", json!({"type": "linear", "factor": 2.0}), "not scaled"),
    ] {
        write_bitnet(&model, Form::Multiplied);
        change(&model, |config| match part {
            "" => config[key] = value.clone(),
            _ => config[part][key] = value.clone(),
        });
        refuses(&args, &[expected]);
    }
    write_bitnet(&model, Form::Multiplied);
    let path = model.join("model.safetensors");
    let file = fs::read(&path).unwrap();
    let word = b"weight_scale\"";
    let place = file.windows(word.len()).position(|found| found == word).unwrap();
    let mut other = file.clone();
    other[place] = b'x';
    fs::write(&path, other).unwrap();
    refuses(&args, &["it has not one scale"]);
}
