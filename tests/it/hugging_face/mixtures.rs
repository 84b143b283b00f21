//! Mixtures of experts in folders: each expert's matrices by themselves, or those of all in one,
//! the gates beside the ways up.

use std::fs;
use std::path::Path;
use std::process::Command;

use hob::gguf::{Gguf, Tensor};
use hob::hugging_face::HfModel;
use serde_json::{Value, json};

use crate::start::Start as _;

use super::{Folder, Tensors, logits, run, stories, tensors_of, write_folder, write_safetensors};

const N_EXPERT: usize = 3;
/// The matrices of an expert: names of transformers, of Mixtral, and of GGUF.
const MATRICES: [[&str; 3]; 3] = [
    ["gate_proj", "w1", "ffn_gate_exps"],
    ["up_proj", "w3", "ffn_up_exps"],
    ["down_proj", "w2", "ffn_down_exps"],
];

/// Returns the matrix of an expert: that of the model, each in another measure.
fn of_expert(values: &[f32], number: usize) -> Vec<f32> {
    values.iter().map(|value| value * (1.0 + number as f32 / 4.0)).collect()
}

/// Makes experts of the FFN of every layer; `is_joined` puts those of a layer together.
fn with_experts(dense: Tensors, is_joined: bool) -> Tensors {
    let mut all = Tensors::new();
    for (name, (shape, values)) in &dense {
        let Some((layer, rest)) = name.split_once(".mlp.") else {
            all.insert(name.clone(), (shape.clone(), values.clone()));
            continue;
        };
        let prefix = format!("{layer}.block_sparse_moe");
        let word = rest.strip_suffix(".weight").unwrap();
        let router = (0..N_EXPERT * shape[1]).map(|i| ((i * 7) % 11) as f32 / 16.0 - 0.3).collect();
        if word == "gate_proj" {
            let name = if is_joined { "router.layer" } else { "gate" };
            all.insert(format!("{prefix}.{name}.weight"), (vec![N_EXPERT, shape[1]], router));
        }
        let experts = (0..N_EXPERT).map(|number| of_expert(values, number));
        if !is_joined {
            let [_, mixtral, _] = MATRICES.iter().find(|names| names[0] == word).unwrap();
            for (number, values) in experts.enumerate() {
                let name = format!("{prefix}.experts.{number}.{mixtral}.weight");
                all.insert(name, (shape.clone(), values));
            }
            continue;
        }
        let [n_rows, n_cols] = shape[..] else { panic!("{shape:?}") };
        let (name, n_rows, values) = match word {
            "down_proj" => ("output_linear", n_rows, experts.flatten().collect::<Vec<f32>>()),
            "gate_proj" => {
                let up = &dense[&format!("{layer}.mlp.up_proj.weight")].1;
                let both =
                    experts.enumerate().flat_map(|(number, gate)| [gate, of_expert(up, number)]);
                ("input_linear", 2 * n_rows, both.flatten().collect())
            }
            _ => continue,
        };
        all.insert(format!("{prefix}.{name}.weight"), (vec![N_EXPERT, n_rows, n_cols], values));
    }
    all
}

/// Writes the folder of a mixture.
fn write_mixture(folder: &Path, tensors: &Tensors, class: &str) {
    write_folder(folder, false);
    write_safetensors(&folder.join("model.safetensors"), tensors);
    let path = folder.join("config.json");
    let mut config: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    config["architectures"] = json!([class]);
    config["num_local_experts"] = N_EXPERT.into();
    config["num_experts_per_tok"] = 2.into();
    config["logits_scaling"] = 2.into();
    config["residual_multiplier"] = json!(0.5);
    fs::write(path, config.to_string()).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn experts_are_put_together() {
    let dense = Gguf::open(stories()).unwrap();
    for (class, is_joined) in [("MixtralForCausalLM", false), ("GraniteMoeForCausalLM", true)] {
        let folder = Folder::new(class);
        let model = folder.model();
        write_mixture(&model, &with_experts(tensors_of(&dense), is_joined), class);
        let converted = folder.0.join("converted.gguf");
        let output = run(&["convert", model.to_str().unwrap(), converted.to_str().unwrap()]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let found = Gguf::open(&converted).unwrap();
        let tensors = tensors_of(&dense);
        for (name, (shape, values)) in tensors.iter().filter(|(name, _)| name.contains(".mlp.")) {
            let [_, _, layer, _, word, _] = name.split('.').collect::<Vec<_>>()[..] else {
                panic!()
            };
            let [_, _, gguf] = MATRICES.iter().find(|names| names[0] == word).unwrap();
            let tensor = found.tensor(&format!("blk.{layer}.{gguf}.weight")).unwrap();
            assert_eq!(tensor.shape, [shape[1], shape[0], N_EXPERT], "{name}");
            let experts = (0..N_EXPERT).flat_map(|number| of_expert(values, number));
            let expected: Vec<u8> = experts.flat_map(f32::to_le_bytes).collect();
            assert!(found.data(tensor) == expected, "{class}: {name}");
        }
        assert!(logits(&model) == logits(&converted), "{class}: as it lies");
    }
}

#[hob_needs::fixtures]
#[test]
fn commands_that_only_look_put_no_experts_together() {
    let dense = Gguf::open(stories()).unwrap();
    for (class, is_joined) in [("MixtralForCausalLM", false), ("GraniteMoeForCausalLM", true)] {
        let folder = Folder::new(&format!("look-{class}"));
        let model = folder.model();
        write_mixture(&model, &with_experts(tensors_of(&dense), is_joined), class);
        let listed = |gguf: Gguf| {
            let of_tensor = |tensor: &Tensor| {
                (tensor.name.clone(), tensor.ty, tensor.shape.clone(), tensor.n_bytes)
            };
            gguf.tensors().iter().map(of_tensor).collect::<Vec<_>>()
        };
        let whole = listed(HfModel::open(&model).unwrap().gguf);
        assert_eq!(listed(HfModel::open_shapes(&model).unwrap().gguf), whole);
        for command in ["show", "inspect", "estimate"] {
            let mut look = Command::new(env!("CARGO_BIN_EXE_hob"));
            look.arg(command).arg(&model).env_remove("LLAMA_ARG_DEVICE");
            // nowhere is a place for a temporary file
            let nowhere = folder.0.join("none/none");
            fs::write(folder.0.join("none"), "").unwrap();
            look.env("XDG_CACHE_HOME", &nowhere).env("TMPDIR", &nowhere).env("HOME", &folder.0);
            let output = look.run();
            let error = String::from_utf8_lossy(&output.stderr);
            assert_ne!(output.status.code(), Some(2), "{command}: {error}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn experts_that_do_not_fit_are_named() {
    let dense = Gguf::open(stories()).unwrap();
    let whole = with_experts(tensors_of(&dense), false);
    let name =
        |number: usize| format!("model.layers.1.block_sparse_moe.experts.{number}.w2.weight");
    for (change, expected) in [
        (
            Box::new(|all: &mut Tensors| drop(all.remove(&name(1)))) as Box<dyn Fn(&mut Tensors)>,
            "expert 1 is missing",
        ),
        (Box::new(|all: &mut Tensors| drop(all.remove(&name(0)))), "expert 0 is missing"),
        (
            Box::new(|all: &mut Tensors| all.get_mut(&name(2)).unwrap().0.reverse()),
            "expert 2 has another type or shape",
        ),
        (
            Box::new(|all: &mut Tensors| {
                let one = all.remove(&name(2)).unwrap();
                all.insert(name(18_446_744_073_709_551_615), one);
            }),
            "expert 2 is missing",
        ),
    ] {
        let folder = Folder::new("mixture-wrong");
        let mut tensors = whole.clone();
        change(&mut tensors);
        write_mixture(&folder.model(), &tensors, "MixtralForCausalLM");
        let output = run(&["inspect", folder.model().to_str().unwrap()]);
        let line = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && line.contains(expected), "{expected}: {line}");
    }
}
