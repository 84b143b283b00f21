//! Families whose tensors are others in a folder: the tiny models that the makers' code was
//! compared with, written backwards, must come out as they are.

use std::fs;
use std::path::{Path, PathBuf};

use hob::gguf::{Gguf, Value as Metadata};
use serde_json::{Map, Value, json};

use super::{Folder, Stored, refuses, run, write_folder, write_stored};

/// Parts of a layer that most families call so: GGUF's words, and those of transformers.
const LAYER: [(&str, &str); 12] = [
    ("attn_norm", "input_layernorm"),
    ("ffn_norm", "post_attention_layernorm"),
    ("attn_q", "self_attn.q_proj"),
    ("attn_k", "self_attn.k_proj"),
    ("attn_v", "self_attn.v_proj"),
    ("attn_output", "self_attn.o_proj"),
    ("attn_q_norm", "self_attn.q_norm"),
    ("attn_k_norm", "self_attn.k_norm"),
    ("ffn_gate", "mlp.gate_proj"),
    ("ffn_up", "mlp.up_proj"),
    ("ffn_down", "mlp.down_proj"),
    ("ffn_gate_inp", "mlp.gate"),
];
const GEMMA3N: [(&str, &str); 14] = [
    ("ffn_norm", "pre_feedforward_layernorm"),
    ("post_attention_norm", "post_attention_layernorm"),
    ("post_ffw_norm", "post_feedforward_layernorm"),
    ("inp_gate", "per_layer_input_gate"),
    ("proj", "per_layer_projection"),
    ("post_norm", "post_per_layer_input_norm"),
    ("altup_correct_scale.weight", "altup.correct_output_scale"),
    ("altup_correct_coef", "altup.correction_coefs"),
    ("altup_router", "altup.modality_router"),
    ("altup_predict_coef", "altup.prediction_coefs"),
    ("altup_router_norm", "altup.router_norm"),
    ("laurel_l", "laurel.linear_left"),
    ("laurel_r", "laurel.linear_right"),
    ("laurel_post_norm", "laurel.post_laurel_norm"),
];
const LLAMA4: [(&str, &str); 7] = [
    ("ffn_gate", "feed_forward.gate_proj"),
    ("ffn_up", "feed_forward.up_proj"),
    ("ffn_down", "feed_forward.down_proj"),
    ("ffn_gate_inp", "feed_forward.router"),
    ("ffn_gate_shexp", "feed_forward.shared_expert.gate_proj"),
    ("ffn_up_shexp", "feed_forward.shared_expert.up_proj"),
    ("ffn_down_shexp", "feed_forward.shared_expert.down_proj"),
];
const APERTUS: [(&str, &str); 2] =
    [("attn_norm", "attention_layernorm"), ("ffn_norm", "feedforward_layernorm")];
/// Tensors of the whole model.
const WHOLE: [(&str, &str); 5] = [
    ("token_embd", "model.embed_tokens"),
    ("output_norm", "model.norm"),
    ("output", "lm_head"),
    ("per_layer_model_proj", "model.per_layer_model_projection"),
    ("per_layer_proj_norm", "model.per_layer_projection_norm"),
];

/// Returns a tiny model of a family.
fn golden(name: &str) -> Gguf {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families");
    Gguf::open(folder.join(format!("{name}.gguf"))).unwrap()
}

/// Returns the name that transformers has for a tensor, if it is a tensor there.
pub(super) fn hf_name(name: &str, words: &[(&str, &str)]) -> Option<String> {
    let find = |list: &[(&str, &str)], name: &str| {
        let part = name.strip_suffix(".weight").or_else(|| name.strip_suffix(".bias"));
        list.iter().find_map(|(from, to)| match part {
            Some(part) if part == *from => Some(name.replacen(from, to, 1)),
            _ => (name == *from).then(|| (*to).to_owned()),
        })
    };
    match name.strip_prefix("blk.") {
        None => find(&WHOLE, name),
        Some(rest) => {
            let (layer, part) = rest.split_once('.')?;
            let part = find(words, part).or_else(|| find(&LAYER, part))?;
            Some(format!("model.layers.{layer}.{part}"))
        }
    }
}

/// Returns a tensor as safetensors have it.
pub(super) fn stored(gguf: &Gguf, name: &str, hf_name: String) -> Stored {
    let tensor = gguf.tensor(name).unwrap();
    let shape: Vec<usize> = tensor.shape.iter().rev().copied().collect();
    let bytes = gguf.data(tensor).to_vec();
    let dtype = if bytes.len() == 4 * tensor.n_elements() { "F32" } else { "F16" };
    Stored { name: hf_name, dtype, shape, bytes }
}

/// Returns a matrix of values of two bytes with rows and columns exchanged.
pub(super) fn turned(bytes: &[u8], n_rows: usize, n_cols: usize) -> Vec<u8> {
    let value = |row: usize, column: usize| &bytes[2 * (row * n_cols + column)..][..2];
    (0..n_cols)
        .flat_map(|column| (0..n_rows).flat_map(move |row| value(row, column)))
        .copied()
        .collect()
}

/// The place of a result in the matrix of an expert.
#[derive(Clone, Copy, PartialEq)]
enum Results {
    Columns,
    Rows,
}

/// Returns the experts of a layer as two tensors.
fn joined_experts(
    gguf: &Gguf,
    layer: usize,
    prefix: &str,
    results: Results,
) -> Option<[Stored; 2]> {
    let word = |word: &str| format!("blk.{layer}.ffn_{word}_exps.weight");
    gguf.tensor(&word("gate"))?;
    let [gate, up, down] =
        ["gate", "up", "down"].map(|part| stored(gguf, &word(part), part.into()));
    let [n_expert, n_ff, n_embd] = gate.shape[..] else { panic!("{:?}", gate.shape) };
    let n_bytes = 2 * n_ff * n_embd;
    let mut both = Vec::new();
    let mut downs = Vec::new();
    for expert in 0..n_expert {
        let of = |tensor: &Stored| tensor.bytes[expert * n_bytes..][..n_bytes].to_vec();
        let gate_and_up = [of(&gate), of(&up)].concat();
        match results {
            Results::Columns => {
                both.extend(turned(&gate_and_up, 2 * n_ff, n_embd));
                downs.extend(turned(&of(&down), n_embd, n_ff));
            }
            Results::Rows => {
                both.extend(gate_and_up);
                downs.extend(of(&down));
            }
        }
    }
    let in_form = |n_results: usize, n_inputs: usize| match results {
        Results::Columns => [n_expert, n_inputs, n_results],
        Results::Rows => [n_expert, n_results, n_inputs],
    };
    let tensor = |part: &str, shape: [usize; 3], bytes: Vec<u8>| Stored {
        name: format!("model.layers.{layer}.{prefix}.experts.{part}"),
        dtype: "F16",
        shape: shape.to_vec(),
        bytes,
    };
    Some([
        tensor("gate_up_proj", in_form(2 * n_ff, n_embd), both),
        tensor("down_proj", in_form(n_embd, n_ff), downs),
    ])
}

/// Writes a folder; its tokens are of no matter.
pub(super) fn write(folder: &Path, class: &str, config: Value, tensors: &[Stored]) {
    let mut all = json!({
        "architectures": [class], "max_position_embeddings": 256, "vocab_size": 64,
        "rope_theta": 5000.0, "head_dim": 8, "tie_word_embeddings": false,
    });
    let keys = all.as_object_mut().unwrap();
    keys.extend(config.as_object().unwrap().clone());
    fs::write(folder.join("config.json"), all.to_string()).unwrap();
    let tokens: Map<String, Value> = (0..64).map(|i| (format!("t{i}"), i.into())).collect();
    let tokenizer = json!({
        "model": {"type": "BPE", "vocab": tokens, "merges": []},
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false},
    });
    fs::write(folder.join("tokenizer.json"), tokenizer.to_string()).unwrap();
    write_stored(&folder.join("model.safetensors"), tensors);
}

/// Converts a folder and compares the file with the model.
pub(super) fn compare(folder: &Folder, name: &str, expected: &Gguf, left_out: &[&str]) {
    let model = folder.model();
    let out = folder.0.join("out.gguf");
    let output = run(&["convert", model.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let found = Gguf::open(&out).unwrap();
    assert_eq!(found.tensors().len(), expected.tensors().len(), "{name}");
    for tensor in expected.tensors() {
        let own = found.tensor(&tensor.name).unwrap_or_else(|| panic!("{name}: {}", tensor.name));
        assert_eq!((&own.shape, own.ty), (&tensor.shape, tensor.ty), "{name}: {}", tensor.name);
        if tensor.name == "rope_freqs.weight" {
            // PyTorch's powers are rounded otherwise
            let values = |gguf: &Gguf, tensor| gguf.data(tensor).as_chunks::<4>().0.to_vec();
            for (a, b) in values(&found, own).into_iter().zip(values(expected, tensor)) {
                let distance = f32::from_le_bytes(a) / f32::from_le_bytes(b) - 1.0;
                assert!(distance.abs() < 1e-6, "{name}: {}", tensor.name);
            }
            continue;
        }
        assert!(found.data(own) == expected.data(tensor), "{name}: {}", tensor.name);
    }
    for (key, value) in expected.metadata() {
        if key.starts_with("general.") || left_out.contains(&key) {
            continue;
        }
        let own = found.get(key).unwrap_or_else(|| panic!("{name}: {key}"));
        assert_eq!(shown(own), shown(value), "{name}: {key}");
    }
}

/// Returns a value as text, whatever width its numbers have.
pub(super) fn shown(value: &Metadata) -> String {
    match value {
        Metadata::Array(array) => match (array.to_bools(), array.to_f32s()) {
            (Ok(flags), _) => format!("{flags:?}"),
            (_, Ok(numbers)) => format!("{numbers:?}"),
            _ => format!("{array:?}"),
        },
        other => format!("{other:?}"),
    }
}

/// The scaling of positions of Llama 3.
fn llama3() -> Value {
    json!({"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
        "original_max_position_embeddings": 64})
}

#[test]
fn joined_experts_have_rows() {
    for (name, class, words, prefix, results, config) in [
        (
            "llama4",
            "Llama4ForCausalLM",
            &LLAMA4[..],
            "feed_forward",
            Results::Columns,
            json!({"hidden_size": 32, "intermediate_size": 16, "intermediate_size_mlp": 24,
                "num_hidden_layers": 4, "num_attention_heads": 4, "num_key_value_heads": 2,
                "rms_norm_eps": 1e-5, "num_local_experts": 3, "num_experts_per_tok": 2,
                "interleave_moe_layer_step": 2, "attention_chunk_size": 7, "floor_scale": 5,
                "attn_scale": 0.3, "rope_scaling": llama3()}),
        ),
        (
            "qwen3vlmoe",
            "Qwen3VLMoeForConditionalGeneration",
            &[],
            "mlp",
            // a square matrix has rows: the form of transformers
            Results::Rows,
            json!({"hidden_size": 32, "intermediate_size": 48, "moe_intermediate_size": 16,
                "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
                "rms_norm_eps": 1e-6, "num_experts": 4, "num_experts_per_tok": 2,
                "rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1]},
                "vision_config": {"deepstack_visual_indexes": [0, 1]}}),
        ),
    ] {
        let gguf = golden(name);
        let named = |tensor: &str| hf_name(tensor, words);
        let tensors = gguf
            .tensors()
            .iter()
            .filter_map(|tensor| Some(stored(&gguf, &tensor.name, named(&tensor.name)?)));
        let experts = (0..4).filter_map(|layer| joined_experts(&gguf, layer, prefix, results));
        let experts = experts.flatten();
        let tensors: Vec<Stored> = tensors.chain(experts).collect();
        let folder = Folder::new(name);
        write(&folder.model(), class, config, &tensors);
        compare(&folder, name, &gguf, &[]);
    }
}

/// The matrices of streams are one tensor, and the table of slices has rows for all tokens.
#[test]
fn streams_are_put_together() {
    let gguf = golden("gemma3n");
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        let whole = match tensor.name.as_str() {
            "altup_proj.weight" => "model.altup_projections",
            "altup_unembd_proj.weight" => "model.altup_unembed_projections",
            "per_layer_token_embd.weight" => {
                // the last rows are those of pictures and sounds, which are zeros in a file
                let mut table =
                    stored(&gguf, &tensor.name, "model.embed_tokens_per_layer.weight".into());
                table.shape[0] -= 4;
                table.bytes.truncate(2 * table.shape[0] * table.shape[1]);
                tensors.push(table);
                continue;
            }
            name => {
                tensors.push(stored(&gguf, name, hf_name(name, &GEMMA3N).unwrap()));
                continue;
            }
        };
        let all = stored(&gguf, &tensor.name, String::new());
        let n_bytes = all.bytes.len() / all.shape[0];
        for (i, bytes) in all.bytes.chunks(n_bytes).enumerate() {
            let name = format!("{whole}.{i}.weight");
            let shape = all.shape[1..].to_vec();
            tensors.push(Stored { name, dtype: "F16", shape, bytes: bytes.to_vec() });
        }
    }
    let in_turn = ["sliding_attention", "sliding_attention", "full_attention"].repeat(2);
    let config = json!({"hidden_size": 16, "intermediate_size": [48, 40, 24, 16, 16, 16],
        "num_hidden_layers": 6, "num_attention_heads": 2, "num_key_value_heads": 1,
        "rms_norm_eps": 1e-6, "sliding_window": 8, "layer_types": in_turn,
        "activation_sparsity_pattern": [0.95, 0.7, 0.0, 0.0, 0.0, 0.0],
        "hidden_size_per_layer_input": 8, "num_kv_shared_layers": 2, "altup_num_inputs": 4,
        "rope_local_base_freq": 500.0, "tie_word_embeddings": true});
    let folder = Folder::new("gemma3n");
    write(&folder.model(), "Gemma3nForCausalLM", config, &tensors);
    let model = folder.model();
    let out = folder.0.join("out.gguf");
    let output = run(&["convert", model.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found = Gguf::open(&out).unwrap();
    for tensor in gguf.tensors() {
        let own = found.tensor(&tensor.name).unwrap();
        assert_eq!((&own.shape, own.ty), (&tensor.shape, tensor.ty), "{}", tensor.name);
        let mut expected = gguf.data(tensor).to_vec();
        if tensor.name == "per_layer_token_embd.weight" {
            let first = expected.len() - 4 * 2 * tensor.shape[0];
            expected[first..].fill(0);
        }
        assert!(found.data(own) == expected, "{}", tensor.name);
    }
    for (key, value) in gguf.metadata().filter(|(key, _)| key.starts_with("gemma3n.")) {
        assert_eq!(found.get(key).map(shown), Some(shown(value)), "{key}");
    }
}

/// The constants of Apertus' activation are metadata.
#[test]
fn learned_constants_are_metadata() {
    let gguf = golden("apertus");
    let named = |name: &str| hf_name(name, &APERTUS);
    let tensors = gguf
        .tensors()
        .iter()
        .filter_map(|tensor| Some(stored(&gguf, &tensor.name, named(&tensor.name)?)));
    let mut tensors: Vec<Stored> = tensors.collect();
    for part in ["alpha_p", "alpha_n", "beta", "eps"] {
        let values = gguf.get_array(&format!("xielu.{part}")).unwrap().unwrap().to_f32s().unwrap();
        for (layer, value) in values.iter().enumerate() {
            let name = format!("model.layers.{layer}.mlp.act_fn.{part}");
            let shape = if part.starts_with("alpha") { vec![1] } else { vec![] };
            tensors.push(Stored { name, dtype: "F32", shape, bytes: value.to_le_bytes().into() });
        }
    }
    let config = json!({"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "rms_norm_eps": 1e-5,
        "hidden_act": "xielu", "rope_scaling": llama3()});
    let folder = Folder::new("apertus");
    write(&folder.model(), "ApertusForCausalLM", config.clone(), &tensors);
    let left_out = [];
    compare(&folder, "apertus", &gguf, &left_out);
    tensors.retain(|tensor| tensor.name != "model.layers.1.mlp.act_fn.beta");
    write(&folder.model(), "ApertusForCausalLM", config, &tensors);
    let output = run(&["inspect", folder.model().to_str().unwrap()]);
    let line = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && line.contains("model.layers.1.mlp.act_fn.beta"), "{line}");
}

/// Computations that hob does otherwise are refused by the key that asks for them.
#[hob_needs::fixtures]
#[test]
fn other_computations_are_refused_by_name() {
    let folder = Folder::new("refused-later");
    let model = folder.model();
    write_folder(&model, false);
    let plain: Value =
        serde_json::from_slice(&fs::read(model.join("config.json")).unwrap()).unwrap();
    let latent = json!({"kv_lora_rank": 16, "qk_nope_head_dim": 8, "qk_rope_head_dim": 8,
        "v_head_dim": 8, "n_routed_experts": 4, "num_experts_per_tok": 2, "hidden_act": "silu",
        "num_key_value_heads": plain["num_attention_heads"], "moe_intermediate_size": 16});
    let gemma = json!({"sliding_window": 8, "layer_types": vec!["sliding_attention"; 5]});
    let trinity = json!({"num_experts": 4, "moe_intermediate_size": 16, "mup_enabled": true,
        "num_experts_per_tok": 2, "sliding_window": 8});
    let llama4 = json!({"num_local_experts": 4, "intermediate_size_mlp": 16,
        "num_experts_per_tok": 1});
    let mut gemma4 = gemma.clone();
    gemma4["model_type"] = json!("gemma4_text");
    let none = json!({});
    let yarn = json!({"rope_type": "yarn", "factor": 4.0, "mscale": 1.0, "mscale_all_dim": 0.5,
        "original_max_position_embeddings": 64});
    for (class, base, key, value) in [
        ("LlavaForConditionalGeneration", &none, "model_type", json!("phi")),
        ("Mistral3ForConditionalGeneration", &none, "model_type", json!("mistral4")),
        ("Qwen3VLMoeForConditionalGeneration", &none, "norm_topk_prob", json!(false)),
        ("Qwen2VLForConditionalGeneration", &none, "rope_scaling", json!({"mrope_section": [-1]})),
        ("Gemma3nForCausalLM", &gemma, "altup_correct_scale", json!(false)),
        ("Gemma3nForCausalLM", &gemma, "activation_sparsity_pattern", json!([0.5])),
        ("Gemma4ForCausalLM", &gemma4, "use_bidirectional_attention", json!("all")),
        ("Gemma4ForCausalLM", &gemma4, "per_layer_config", json!({"0": {"head_dim": 8}})),
        ("DeepseekV2ForCausalLM", &latent, "topk_method", json!("group_limited_greedy")),
        ("DeepseekV2ForCausalLM", &latent, "norm_topk_prob", json!(true)),
        ("DeepseekV3ForCausalLM", &latent, "rope_interleave", json!(false)),
        ("DeepseekV3ForCausalLM", &latent, "scoring_func", json!("softmax")),
        ("DeepseekV3ForCausalLM", &latent, "rope_scaling", yarn),
        ("Glm4MoeLiteForCausalLM", &latent, "mlp_layer_types", json!(["sparse", "dense"])),
        ("Exaone4ForCausalLM", &gemma, "layer_types", json!(vec!["full_attention"; 5])),
        ("ApertusForCausalLM", &none, "post_norm", json!(true)),
        ("AfmoeForCausalLM", &trinity, "mup_enabled", json!(false)),
        ("AfmoeForCausalLM", &trinity, "route_norm", json!(false)),
        ("Llama4ForCausalLM", &llama4, "use_qk_norm", json!(false)),
        ("Llama4ForCausalLM", &llama4, "no_rope_layers", json!([1, 1])),
        ("MiniCPMForCausalLM", &none, "scale_emb", json!(0)),
    ] {
        let mut config = plain.clone();
        let keys = config.as_object_mut().unwrap();
        keys.extend(base.as_object().unwrap().clone());
        keys.insert("architectures".into(), json!([class]));
        keys.insert("head_dim".into(), 8.into());
        keys.insert(key.into(), value);
        fs::write(model.join("config.json"), config.to_string()).unwrap();
        let what = match key {
            "rope_scaling" if class.starts_with("Qwen2VL") => "mrope_section",
            "rope_scaling" => "mscale",
            "layer_types" => "sliding_window",
            key => key,
        };
        refuses(&["inspect", model.to_str().unwrap()], &[what]);
    }
}
