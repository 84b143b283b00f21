//! Folders of models with a running state: what becomes of their tensors, and what is refused.
//! `tests/goldens/convert.py` compares all tensors with those of llama.cpp's converter, and
//! `tests/goldens/recurrent_logits.py` logits with those of transformers.

use std::fs;
use std::path::Path;

use hob::gguf::Gguf;
use hob_kernels::dequant::dequantize;
use serde_json::{Value, json};

use super::{Folder, Stored, Tensors, refuses, run, write_safetensors, write_stored};

const N_EMBD: usize = 8;
const N_VOCAB: usize = 16;

/// Returns values each of which says its place; rows of heads and logarithms stay small.
fn numbered(shape: &[usize]) -> Vec<f32> {
    (0..shape.iter().product()).map(|i| i as f32 / 64.0).collect()
}

/// Returns the tensors of a model, of their names and shapes, with the parts that all models have.
fn tensors_of(parts: &[(&str, &[usize])]) -> Tensors {
    let shapes = parts.iter().map(|(name, shape)| ((*name).to_owned(), shape.to_vec()));
    let tensors = shapes.map(|(name, shape)| {
        let values = numbered(&shape);
        (name, (shape, values))
    });
    tensors.collect()
}

/// Writes the folder of a model.
fn write_model(folder: &Path, config: &Value, tensors: &Tensors) {
    write_safetensors(&folder.join("model.safetensors"), tensors);
    fs::write(folder.join("config.json"), config.to_string()).unwrap();
    let tokens = (0..N_VOCAB).map(|id| (char::from(b'a' + id as u8).to_string(), json!(id)));
    let vocabulary: serde_json::Map<String, Value> = tokens.collect();
    let tokenizer = json!({
        "model": {"type": "BPE", "vocab": vocabulary, "merges": []},
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false},
    });
    fs::write(folder.join("tokenizer.json"), tokenizer.to_string()).unwrap();
}

/// Converts the folder of a model.
fn converted(folder: &Folder) -> Gguf {
    let out = folder.0.join("out.gguf");
    let model = folder.model();
    let output = run(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let words = ["logits", "-m", model.to_str().unwrap(), "--tokens", "1,2,3", "--out", "-"];
    let output = run(&words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Gguf::open(&out).unwrap()
}

/// Returns the values of a tensor, and its shape.
fn values(gguf: &Gguf, name: &str) -> (Vec<usize>, Vec<f32>) {
    let tensor = gguf.tensor(name).unwrap_or_else(|| panic!("no {name}"));
    let mut values = vec![0.0; tensor.n_elements()];
    dequantize(tensor.ty, gguf.data(tensor), &mut values);
    (tensor.shape.clone(), values)
}

/// Returns the first value of each row, which says the row's number.
fn row_numbers(gguf: &Gguf, name: &str) -> Vec<usize> {
    let (shape, values) = values(gguf, name);
    let n_cols = shape[0];
    values.chunks(n_cols).map(|row| (row[0] * 64.0) as usize / n_cols).collect()
}

fn qwen_config() -> Value {
    json!({
        "architectures": ["Qwen3_5ForConditionalGeneration"],
        "text_config": {
            "hidden_size": N_EMBD, "intermediate_size": 12, "num_hidden_layers": 2,
            "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 8,
            "max_position_embeddings": 64, "rms_norm_eps": 1e-6, "vocab_size": N_VOCAB,
            "linear_num_key_heads": 2, "linear_num_value_heads": 4, "linear_key_head_dim": 2,
            "linear_value_head_dim": 2, "linear_conv_kernel_dim": 3,
            "layer_types": ["linear_attention", "full_attention"],
            "rope_parameters": {
                "rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 0.5,
                "mrope_section": [1, 1],
            },
            "mtp_num_hidden_layers": 1, "tie_word_embeddings": true,
        },
    })
}

/// Returns the tensors of a model of one delta net and one layer of attention.
fn qwen_tensors(has_drafts: bool) -> Tensors {
    let layers = "model.language_model.layers";
    let mut tensors = tensors_of(&[
        ("model.language_model.embed_tokens.weight", &[N_VOCAB, N_EMBD]),
        ("model.language_model.norm.weight", &[N_EMBD]),
        ("model.visual.merger.norm.weight", &[3]),
    ]);
    let net: [(&str, &[usize]); 9] = [
        ("A_log", &[4]),
        ("dt_bias", &[4]),
        ("conv1d.weight", &[16, 1, 3]),
        ("in_proj_qkv.weight", &[16, N_EMBD]),
        ("in_proj_z.weight", &[8, N_EMBD]),
        ("in_proj_a.weight", &[4, N_EMBD]),
        ("in_proj_b.weight", &[4, N_EMBD]),
        ("norm.weight", &[2]),
        ("out_proj.weight", &[N_EMBD, 8]),
    ];
    for (name, shape) in net {
        let name = format!("{layers}.0.linear_attn.{name}");
        tensors.insert(name, (shape.to_vec(), numbered(shape)));
    }
    let common: [(&str, &[usize]); 5] = [
        ("input_layernorm.weight", &[N_EMBD]),
        ("post_attention_layernorm.weight", &[N_EMBD]),
        ("mlp.gate_proj.weight", &[12, N_EMBD]),
        ("mlp.up_proj.weight", &[12, N_EMBD]),
        ("mlp.down_proj.weight", &[N_EMBD, 12]),
    ];
    let attention: [(&str, &[usize]); 6] = [
        ("self_attn.q_proj.weight", &[32, N_EMBD]),
        ("self_attn.k_proj.weight", &[8, N_EMBD]),
        ("self_attn.v_proj.weight", &[8, N_EMBD]),
        ("self_attn.o_proj.weight", &[N_EMBD, 16]),
        ("self_attn.q_norm.weight", &[8]),
        ("self_attn.k_norm.weight", &[8]),
    ];
    let mut add = |prefix: &str, parts: &[(&str, &[usize])]| {
        for (name, shape) in parts {
            tensors.insert(format!("{prefix}.{name}"), (shape.to_vec(), numbered(shape)));
        }
    };
    add(&format!("{layers}.0"), &common);
    add(&format!("{layers}.1"), &common);
    add(&format!("{layers}.1"), &attention);
    if has_drafts {
        add("mtp.layers.0", &common);
        add("mtp.layers.0", &attention);
        let ends: [(&str, &[usize]); 4] = [
            ("fc.weight", &[N_EMBD, 2 * N_EMBD]),
            ("norm.weight", &[N_EMBD]),
            ("pre_fc_norm_embedding.weight", &[N_EMBD]),
            ("pre_fc_norm_hidden.weight", &[N_EMBD]),
        ];
        add("mtp", &ends);
    }
    tensors
}

#[test]
fn value_heads_of_delta_nets_take_turns() {
    let folder = Folder::new("qwen35");
    write_model(&folder.model(), &qwen_config(), &qwen_tensors(true));
    let gguf = converted(&folder);
    // heads 0 and 1 are of the first key head, 2 and 3 of the second
    let heads = [0, 1, 4, 5, 2, 3, 6, 7];
    let channels: Vec<usize> = (0..8).chain(heads.map(|head| head + 8)).collect();
    assert_eq!(row_numbers(&gguf, "blk.0.attn_qkv.weight"), channels);
    assert_eq!(row_numbers(&gguf, "blk.0.attn_gate.weight"), heads);
    assert_eq!(row_numbers(&gguf, "blk.0.ssm_alpha.weight"), [0, 2, 1, 3]);
    assert_eq!(row_numbers(&gguf, "blk.0.ssm_beta.weight"), [0, 2, 1, 3]);
    let (shape, _) = values(&gguf, "blk.0.ssm_conv1d.weight");
    assert_eq!(shape, [3, 16]);
    assert_eq!(row_numbers(&gguf, "blk.0.ssm_conv1d.weight"), channels);
    let (_, out) = values(&gguf, "blk.0.ssm_out.weight");
    assert_eq!(out[..8], heads.map(|column| column as f32 / 64.0));
    let (_, decays) = values(&gguf, "blk.0.ssm_a");
    assert_eq!(decays, [0.0, 2.0, 1.0, 3.0].map(|head: f64| -(head / 64.0).exp() as f32));
    let (_, steps) = values(&gguf, "blk.0.ssm_dt.bias");
    assert_eq!(steps, [0.0, 2.0, 1.0, 3.0].map(|head| head / 64.0));

    // norms multiply by 1 and their weight, but for that of a delta net
    assert_eq!(values(&gguf, "blk.0.ssm_norm.weight").1, numbered(&[2]));
    let more: Vec<f32> = numbered(&[N_EMBD]).iter().map(|weight| 1.0 + weight).collect();
    for name in ["output_norm", "blk.1.attn_q_norm", "blk.2.nextn.enorm", "blk.2.attn_norm"] {
        assert_eq!(values(&gguf, &format!("{name}.weight")).1, more, "{name}");
    }
    assert_eq!(gguf.get_u32("qwen35.block_count").unwrap(), Some(3));
    assert_eq!(gguf.get_u32("qwen35.nextn_predict_layers").unwrap(), Some(1));
    assert!(gguf.tensor("blk.2.nextn.eh_proj.weight").is_some());

    // the configuration says blocks that a folder may have lost, and may say a period of kinds
    let mut config = qwen_config();
    config["text_config"]["layer_types"] = Value::Null;
    config["text_config"]["full_attention_interval"] = json!(2);
    write_model(&folder.model(), &config, &qwen_tensors(false));
    let gguf = converted(&folder);
    let recurrent = gguf.get_array("qwen35.attention.recurrent_layers").unwrap().unwrap();
    assert_eq!(recurrent.to_bools().unwrap(), [true, false]);
    assert_eq!(gguf.get_u32("qwen35.block_count").unwrap(), Some(2));
    assert_eq!(gguf.get_u32("qwen35.nextn_predict_layers").unwrap(), None);
}

fn falcon_config() -> Value {
    json!({
        "architectures": ["FalconH1ForCausalLM"],
        "hidden_size": N_EMBD, "intermediate_size": 12, "num_hidden_layers": 1,
        "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 4,
        "max_position_embeddings": 64, "rms_norm_eps": 1e-5, "vocab_size": N_VOCAB,
        "mamba_d_ssm": 8, "mamba_n_heads": 2, "mamba_d_head": 4, "mamba_n_groups": 1,
        "mamba_d_state": 2, "mamba_d_conv": 3, "mamba_expand": 2, "mamba_rms_norm": false,
        "tie_word_embeddings": true, "time_step_limit": [0.0, "Infinity"],
        "embedding_multiplier": 2.0, "lm_head_multiplier": 0.5, "key_multiplier": 4.0,
        "attention_in_multiplier": 0.25, "ssm_in_multiplier": 0.5,
        "ssm_multipliers": [1.0, 2.0, 4.0, 8.0, 16.0],
    })
}

fn falcon_tensors() -> Tensors {
    tensors_of(&[
        ("model.embed_tokens.weight", &[N_VOCAB, N_EMBD]),
        ("model.final_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.input_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.pre_ff_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.feed_forward.gate_proj.weight", &[12, N_EMBD]),
        ("model.layers.0.feed_forward.up_proj.weight", &[12, N_EMBD]),
        ("model.layers.0.feed_forward.down_proj.weight", &[N_EMBD, 12]),
        ("model.layers.0.self_attn.q_proj.weight", &[8, N_EMBD]),
        ("model.layers.0.self_attn.k_proj.weight", &[4, N_EMBD]),
        ("model.layers.0.self_attn.v_proj.weight", &[4, N_EMBD]),
        ("model.layers.0.self_attn.o_proj.weight", &[N_EMBD, 8]),
        ("model.layers.0.mamba.A_log", &[2]),
        ("model.layers.0.mamba.D", &[2]),
        ("model.layers.0.mamba.dt_bias", &[2]),
        ("model.layers.0.mamba.conv1d.weight", &[12, 1, 3]),
        ("model.layers.0.mamba.conv1d.bias", &[12]),
        ("model.layers.0.mamba.in_proj.weight", &[22, N_EMBD]),
        ("model.layers.0.mamba.out_proj.weight", &[N_EMBD, 8]),
    ])
}

/// The factors of Falcon-H1 are in its matrices; embedding and output are two where they differ.
#[test]
fn factors_are_multiplied_into_matrices() {
    let folder = Folder::new("falcon-h1");
    write_model(&folder.model(), &falcon_config(), &falcon_tensors());
    let gguf = converted(&folder);
    let times = |shape: &[usize], factor: &dyn Fn(usize) -> f32| -> Vec<f32> {
        let row = |i: usize| i / shape[1];
        numbered(shape).iter().enumerate().map(|(i, value)| value * factor(row(i))).collect()
    };
    let embedding = [N_VOCAB, N_EMBD];
    assert_eq!(values(&gguf, "token_embd.weight").1, times(&embedding, &|_| 2.0));
    assert_eq!(values(&gguf, "output.weight").1, times(&embedding, &|_| 0.5));
    assert_eq!(values(&gguf, "blk.0.attn_q.weight").1, times(&[8, N_EMBD], &|_| 0.25));
    assert_eq!(values(&gguf, "blk.0.attn_k.weight").1, times(&[4, N_EMBD], &|_| 1.0));
    let of_row = |row: usize| match row {
        0..8 => 0.5,
        8..16 => 1.0,
        16..18 => 2.0,
        18..20 => 4.0,
        _ => 8.0,
    };
    assert_eq!(values(&gguf, "blk.0.ssm_in.weight").1, times(&[22, N_EMBD], &of_row));
    assert_eq!(values(&gguf, "blk.0.ssm_a").0, [1, 2]);
}

/// Returns the exact logits of three tokens.
fn exact_logits(model: &Path) -> Vec<f64> {
    let model = model.to_str().unwrap();
    let words = ["logits", "-m", model, "--exact", "--tokens", "1,2,3", "--out", "-"];
    let output = run(&words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (values, _) = output.stdout.as_chunks::<4>();
    values.iter().map(|&value| f64::from(f32::from_le_bytes(value))).collect()
}

/// Matrices of 16 bits have factors that no value of theirs could hold; a file has the products as
/// llama.cpp's converter rounds them.
#[test]
fn factors_round_no_values_of_16_bits() {
    let mut config = falcon_config();
    config["attention_in_multiplier"] = json!(0.7);
    config["attention_out_multiplier"] = json!(0.9375);
    config["key_multiplier"] = json!(0.390625);
    config["mlp_multipliers"] = json!([0.8838834764831844, 0.2651650429449553]);
    config["ssm_multipliers"] = json!([0.3535, 0.25, 0.1767, 0.5, 0.3]);
    config["ssm_out_multiplier"] = json!(0.2357);
    config["embedding_multiplier"] = json!(5.656854249492381);
    config["lm_head_multiplier"] = json!(0.01953);
    let long = Folder::new("falcon-f32");
    let short = Folder::new("falcon-bf16");
    // the numbers have at most 8 bits
    let tensors = falcon_tensors();
    write_model(&long.model(), &config, &tensors);
    write_model(&short.model(), &config, &tensors);
    let half = |value: &f32| ((value.to_bits() >> 16) as u16).to_le_bytes();
    let halves = tensors.iter().map(|(name, (shape, values))| Stored {
        name: name.clone(),
        dtype: "BF16",
        shape: shape.clone(),
        bytes: values.iter().flat_map(half).collect(),
    });
    write_stored(&short.model().join("model.safetensors"), &halves.collect::<Vec<_>>());
    let expected = exact_logits(&long.model());
    let found = exact_logits(&short.model());
    assert_eq!(found.len(), 3 * N_VOCAB);
    let off: f64 = expected.iter().zip(&found).map(|(a, b)| (a - b).powi(2)).sum();
    let all: f64 = expected.iter().map(|a| a.powi(2)).sum();
    assert!(off < 1e-10 * all, "{off} of {all}");

    let gguf = converted(&short);
    assert!(gguf.tensor("blk.0.attn_q.scale").is_none());
    let (_, values) = values(&gguf, "blk.0.attn_q.weight");
    let exact = numbered(&[8, N_EMBD]).into_iter().map(|value| value * 0.7);
    let is_rounded = |(found, exact): (&f32, f32)| (found - exact).abs() <= exact / 256.0;
    assert!(values.iter().zip(exact).all(is_rounded), "{values:?}");
}

fn nemotron_config() -> Value {
    json!({
        "architectures": ["NemotronHForCausalLM"],
        "hidden_size": N_EMBD, "layers_block_type": ["linear_attention", "moe", "full_attention"],
        "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 4,
        "max_position_embeddings": 64, "layer_norm_epsilon": 1e-5, "vocab_size": N_VOCAB,
        "mamba_num_heads": 2, "mamba_head_dim": 4, "n_groups": 2, "ssm_state_size": 2,
        "conv_kernel": 3, "moe_intermediate_size": 4, "n_routed_experts": 2,
        "num_experts_per_tok": 1, "n_shared_experts": 1, "moe_shared_expert_intermediate_size": 4,
        "n_group": 1, "topk_group": 1, "norm_topk_prob": true, "routed_scaling_factor": 1.0,
        "mlp_hidden_act": "relu2", "tie_word_embeddings": true, "num_nextn_predict_layers": 1,
        "time_step_limit": [0.0, {"__float__": "Infinity"}],
    })
}

/// Returns the tensors of a model of one layer of each kind, and of a block for multi-token
/// prediction.
fn nemotron_tensors() -> Tensors {
    let mut tensors = tensors_of(&[
        ("backbone.embeddings.weight", &[N_VOCAB, N_EMBD]),
        ("backbone.norm_f.weight", &[N_EMBD]),
        ("backbone.layers.0.norm.weight", &[N_EMBD]),
        ("backbone.layers.0.mixer.A_log", &[2]),
        ("backbone.layers.0.mixer.D", &[2]),
        ("backbone.layers.0.mixer.dt_bias", &[2]),
        ("backbone.layers.0.mixer.conv1d.weight", &[16, 1, 3]),
        ("backbone.layers.0.mixer.conv1d.bias", &[16]),
        ("backbone.layers.0.mixer.in_proj.weight", &[26, N_EMBD]),
        ("backbone.layers.0.mixer.norm.weight", &[8]),
        ("backbone.layers.0.mixer.out_proj.weight", &[N_EMBD, 8]),
        ("mtp.layers.0.eh_proj.weight", &[N_EMBD, 2 * N_EMBD]),
        ("mtp.layers.0.enorm.weight", &[N_EMBD]),
        ("mtp.layers.0.hnorm.weight", &[N_EMBD]),
        ("mtp.layers.1.final_layernorm.weight", &[N_EMBD]),
    ]);
    let experts: [(&str, &[usize]); 9] = [
        ("norm.weight", &[N_EMBD]),
        ("mixer.gate.weight", &[2, N_EMBD]),
        ("mixer.gate.e_score_correction_bias", &[2]),
        ("mixer.shared_experts.up_proj.weight", &[4, N_EMBD]),
        ("mixer.shared_experts.down_proj.weight", &[N_EMBD, 4]),
        ("mixer.experts.0.up_proj.weight", &[4, N_EMBD]),
        ("mixer.experts.0.down_proj.weight", &[N_EMBD, 4]),
        ("mixer.experts.1.up_proj.weight", &[4, N_EMBD]),
        ("mixer.experts.1.down_proj.weight", &[N_EMBD, 4]),
    ];
    let attention: [(&str, &[usize]); 5] = [
        ("norm.weight", &[N_EMBD]),
        ("mixer.q_proj.weight", &[8, N_EMBD]),
        ("mixer.k_proj.weight", &[4, N_EMBD]),
        ("mixer.v_proj.weight", &[4, N_EMBD]),
        ("mixer.o_proj.weight", &[N_EMBD, 8]),
    ];
    let mut add = |prefix: &str, parts: &[(&str, &[usize])]| {
        for (name, shape) in parts {
            tensors.insert(format!("{prefix}.{name}"), (shape.to_vec(), numbered(shape)));
        }
    };
    add("backbone.layers.1", &experts);
    add("backbone.layers.2", &attention);
    add("mtp.layers.0", &attention);
    add("mtp.layers.1", &experts);
    tensors
}

#[test]
fn layers_of_one_part_are_told_apart() {
    let folder = Folder::new("nemotron");
    write_model(&folder.model(), &nemotron_config(), &nemotron_tensors());
    let gguf = converted(&folder);
    let key = |suffix: &str| format!("nemotron_h_moe.{suffix}");
    let sizes = |suffix: &str| gguf.get_array(&key(suffix)).unwrap().unwrap().to_u32s().unwrap();
    assert_eq!(sizes("attention.head_count_kv"), [0, 0, 1, 1]);
    assert_eq!(sizes("feed_forward_length"), [0, 4, 0, 4]);
    assert_eq!(gguf.get_u32(&key("nextn_predict_layers")).unwrap(), Some(1));
    assert_eq!(values(&gguf, "blk.0.ssm_norm.weight").0, [4, 2]);
    assert_eq!(values(&gguf, "blk.0.ssm_d"), (vec![1, 2], numbered(&[2])));
    assert_eq!(values(&gguf, "blk.1.ffn_up_exps.weight").0, [N_EMBD, 4, 2]);
    assert_eq!(values(&gguf, "blk.1.exp_probs_b.bias").0, [2]);
    for name in ["attn_norm", "post_attention_norm", "attn_q", "ffn_up_exps", "nextn.eh_proj"] {
        assert!(gguf.tensor(&format!("blk.3.{name}.weight")).is_some(), "{name}");
    }
}

/// Returns the configuration of a model of one layer of attention.
fn attention_config(class: &str, more: &Value) -> Value {
    let mut config = falcon_config();
    config["architectures"] = json!([class]);
    config["mamba_expand"] = json!(1);
    for (key, value) in more.as_object().unwrap() {
        config[key] = value.clone();
    }
    config
}

/// Returns the tensors of attention with two heads of queries and one of keys, with others.
fn attention_tensors(others: &[(&str, &[usize])]) -> Tensors {
    let mut tensors = tensors_of(&[
        ("model.embed_tokens.weight", &[N_VOCAB, N_EMBD]),
        ("model.layers.0.input_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.self_attn.q_proj.weight", &[8, N_EMBD]),
        ("model.layers.0.self_attn.k_proj.weight", &[4, N_EMBD]),
        ("model.layers.0.self_attn.v_proj.weight", &[4, N_EMBD]),
        ("model.layers.0.self_attn.o_proj.weight", &[N_EMBD, 8]),
    ]);
    tensors.extend(tensors_of(others));
    tensors
}

/// Half of a head of Bamba turns: the pairs of that half alone become neighbours. The first half of
/// a matrix of Granite is the gate, of an expert or of the whole FFN.
#[test]
fn rows_of_granite_and_bamba_have_their_order() {
    let folder = Folder::new("bamba");
    // one head of 8, as half of a smaller one is one pair
    let more = json!({"attn_layer_indices": [0], "num_attention_heads": 1, "head_dim": null,
        "mamba_rms_norm": true});
    let tensors = attention_tensors(&[
        ("model.final_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.pre_ff_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.feed_forward.gate_proj.weight", &[12, N_EMBD]),
        ("model.layers.0.feed_forward.up_proj.weight", &[12, N_EMBD]),
        ("model.layers.0.feed_forward.down_proj.weight", &[N_EMBD, 12]),
        ("model.layers.0.self_attn.k_proj.weight", &[8, N_EMBD]),
        ("model.layers.0.self_attn.v_proj.weight", &[8, N_EMBD]),
    ]);
    write_model(&folder.model(), &attention_config("BambaForCausalLM", &more), &tensors);
    let gguf = converted(&folder);
    let of_head = [0, 2, 1, 3, 4, 5, 6, 7];
    assert_eq!(row_numbers(&gguf, "blk.0.attn_k.weight"), of_head);
    assert_eq!(row_numbers(&gguf, "blk.0.attn_q.weight"), of_head);
    assert_eq!(gguf.get_u32("granitehybrid.rope.dimension_count").unwrap(), Some(4));

    let mut tensors = attention_tensors(&[
        ("model.norm.weight", &[N_EMBD]),
        ("model.layers.0.post_attention_layernorm.weight", &[N_EMBD]),
        ("model.layers.0.shared_mlp.input_linear.weight", &[24, N_EMBD]),
        ("model.layers.0.shared_mlp.output_linear.weight", &[N_EMBD, 12]),
    ]);
    let ways_up: Vec<usize> = (12..24).collect();
    let granite = |more: Value| attention_config("GraniteMoeHybridForCausalLM", &more);
    let dense = json!({"layer_types": ["attention"], "shared_intermediate_size": 12,
        "num_local_experts": 0, "num_experts_per_tok": 0});
    write_model(&folder.model(), &granite(dense), &tensors);
    let gguf = converted(&folder);
    assert_eq!(gguf.get_str("general.architecture").unwrap(), Some("granite"));
    assert_eq!(row_numbers(&gguf, "blk.0.ffn_up.weight"), ways_up);
    assert_eq!(row_numbers(&gguf, "blk.0.attn_k.weight"), [0, 2, 1, 3]);
    assert!(gguf.tensor("blk.0.ffn_down.weight").is_some());

    tensors.extend(tensors_of(&[
        ("model.layers.0.block_sparse_moe.router.layer.weight", &[2, N_EMBD]),
        ("model.layers.0.block_sparse_moe.input_linear.weight", &[2, 24, N_EMBD]),
        ("model.layers.0.block_sparse_moe.output_linear.weight", &[2, N_EMBD, 12]),
    ]));
    let mixture = json!({"layer_types": ["full_attention"], "shared_intermediate_size": 12,
        "num_local_experts": 2, "num_experts_per_tok": 1, "position_embedding_type": "rope"});
    write_model(&folder.model(), &granite(mixture), &tensors);
    let gguf = converted(&folder);
    assert_eq!(gguf.get_str("general.architecture").unwrap(), Some("granitemoe"));
    assert_eq!(row_numbers(&gguf, "blk.0.ffn_up_shexp.weight"), ways_up);
    assert!(gguf.tensor("blk.0.ffn_down_shexp.weight").is_some());
}

/// Computations that hob does otherwise are refused by the key that asks for them.
#[test]
fn configurations_that_are_computed_otherwise_are_refused() {
    let folder = Folder::new("recurrent-refused");
    let model = folder.model();
    let refused = |config: &Value, tensors: &Tensors, what: &str| {
        write_model(&model, config, tensors);
        refuses(&["inspect", model.to_str().unwrap()], &[what]);
    };
    for (key, value, what) in [
        ("linear_value_head_dim", json!(4), "linear_value_head_dim: linear_key_head_dim"),
        ("linear_num_value_heads", json!(3), "linear_num_value_heads: a multiple"),
        ("linear_num_value_heads", json!(6), "a size of 6 was expected"),
        ("layer_types", json!(["linear_attention"]), "layer_types"),
        ("layer_types", json!(["linear_attention", "sliding_attention"]), "layer_types"),
        ("attn_output_gate", json!(false), "attn_output_gate"),
        ("hidden_act", json!("gelu"), "hidden_act"),
        ("rope_parameters", json!({"mrope_section": [1, 1, 1, 1, 1]}), "mrope_section"),
    ] {
        let mut config = qwen_config();
        config["text_config"][key] = value;
        refused(&config, &qwen_tensors(false), what);
    }
    for (key, value, what) in [
        ("time_step_limit", json!([0.001, "Infinity"]), "time_step_limit: [0, Infinity]"),
        ("mamba_rms_norm", json!(true), "mamba_norm_before_gate: false"),
        ("ssm_multipliers", json!([1.0]), "ssm_multipliers: 5 numbers"),
        ("mamba_d_head", json!(8), "mamba_d_head: 4"),
        ("mamba_n_heads", json!(3), "mamba_n_heads: a divisor"),
        ("mamba_d_state", json!(3), "in_proj of 24 rows"),
    ] {
        let mut config = falcon_config();
        config[key] = value;
        refused(&config, &falcon_tensors(), what);
    }
    for (key, value, what) in [
        ("moe_latent_size", json!(4), "moe_latent_size: null"),
        ("layers_block_type", json!(["rnn"]), "layers_block_type: one of"),
        ("hybrid_override_pattern", json!("X"), "hybrid_override_pattern: one of"),
        ("mlp_hidden_act", json!("silu"), "mlp_hidden_act: relu2"),
        ("sliding_window", json!(8), "sliding_window: null"),
    ] {
        let mut config = nemotron_config();
        config[key] = value;
        refused(&config, &nemotron_tensors(), what);
    }
    let lfm2 = json!({"layer_types": ["conv"], "conv_L_cache": 3, "norm_eps": 1e-5,
        "moe_intermediate_size": 4, "num_dense_layers": 0, "routed_scaling_factor": 2.0});
    let next = qwen_config()["text_config"].clone();
    for (name, more, what) in [
        ("Lfm2MoeForCausalLM", lfm2, "routed_scaling_factor: 1.0"),
        ("Mamba2ForCausalLM", json!({"num_heads": 3, "expand": 2}), "num_heads"),
        ("BambaForCausalLM", json!({"attn_layer_indices": [7]}), "attn_layer_indices"),
        ("GraniteMoeHybridForCausalLM", json!({}), "num_local_experts"),
        ("Qwen3NextForCausalLM", next, "positions of text alone"),
    ] {
        refused(&attention_config(name, &more), &falcon_tensors(), what);
    }
}
