//! Folders of models that see: the tiny models and towers that the makers' code was compared with,
//! written backwards, must come out as they are.

use std::fs;
use std::path::{Path, PathBuf};

use hob::gguf::Gguf;
use hob::hugging_face::HfTower;
use serde_json::{Value, json};

use super::later::{compare, hf_name, shown, stored, turned, write};
use super::{Folder, Stored, refuses, write_stored};

/// Parts of a layer of a dense GLM: GGUF's words, and those of transformers.
const GLM: [(&str, &str); 3] = [
    ("post_attention_norm", "post_self_attn_layernorm"),
    ("post_ffw_norm", "post_mlp_layernorm"),
    ("ffn_up", "mlp.gate_up_proj"),
];
/// The same of its mixtures.
const GLM_MOE: [(&str, &str); 5] = [
    ("post_attention_norm", "post_attention_layernorm"),
    ("exp_probs_b.bias", "mlp.gate.e_score_correction_bias"),
    ("ffn_gate_shexp", "mlp.shared_experts.gate_proj"),
    ("ffn_up_shexp", "mlp.shared_experts.up_proj"),
    ("ffn_down_shexp", "mlp.shared_experts.down_proj"),
];
/// Beginnings of names of GLM's tower.
const GLM_TOWER: [(&str, &str); 10] = [
    ("v.patch_embd.", "patch_embed.proj."),
    ("v.position_embd.", "embeddings.position_embedding."),
    ("v.norm_embd.", "post_conv_layernorm."),
    ("v.post_ln.", "post_layernorm."),
    ("mm.patch_merger.", "downsample."),
    ("mm.model.fc.", "merger.proj."),
    ("mm.post_norm.", "merger.post_projection_norm."),
    ("mm.gate.", "merger.gate_proj."),
    ("mm.up.", "merger.up_proj."),
    ("mm.down.", "merger.down_proj."),
];
/// Parts of a layer of GLM's tower.
const GLM_TOWER_LAYER: [(&str, &str); 9] = [
    ("ln1.", "norm1."),
    ("ln2.", "norm2."),
    ("attn_qkv.", "attn.qkv."),
    ("attn_q_norm.", "attn.q_norm."),
    ("attn_k_norm.", "attn.k_norm."),
    ("attn_out.", "attn.proj."),
    ("ffn_gate.", "mlp.gate_proj."),
    ("ffn_up.", "mlp.up_proj."),
    ("ffn_down.", "mlp.down_proj."),
];

/// Parts of a layer of Kimi-VL.
const KIMI: [(&str, &str); 6] = [
    ("attn_kv_a_mqa", "self_attn.kv_a_proj_with_mqa"),
    ("attn_kv_a_norm", "self_attn.kv_a_layernorm"),
    ("exp_probs_b.bias", "mlp.gate.e_score_correction_bias"),
    ("ffn_gate_shexp", "mlp.shared_experts.gate_proj"),
    ("ffn_up_shexp", "mlp.shared_experts.up_proj"),
    ("ffn_down_shexp", "mlp.shared_experts.down_proj"),
];
/// Beginnings of names of Kimi-VL's tower.
const KIMI_TOWER: [(&str, &str); 6] = [
    ("v.patch_embd.", "vision_tower.patch_embed.proj."),
    ("v.position_embd.", "vision_tower.patch_embed.pos_emb."),
    ("v.post_ln.", "vision_tower.encoder.final_layernorm."),
    ("mm.input_norm.", "multi_modal_projector.pre_norm."),
    ("mm.1.", "multi_modal_projector.linear_1."),
    ("mm.2.", "multi_modal_projector.linear_2."),
];
/// Parts of a layer of Kimi-VL's tower; the matrix of queries, keys and values is one.
const KIMI_TOWER_LAYER: [(&str, &str); 6] = [
    ("ln1.", "norm0."),
    ("ln2.", "norm1."),
    ("attn_q.", "wqkv."),
    ("attn_out.", "wo."),
    ("ffn_up.", "mlp.fc0."),
    ("ffn_down.", "mlp.fc1."),
];

/// Returns a tiny model or a tower.
pub(super) fn golden(name: &str) -> Gguf {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers");
    Gguf::open(folder.join(format!("{name}.gguf"))).unwrap()
}

/// Puts pairs side by side, of which a head of `size` rows has halves in its first `n_turned`.
fn side_by_side(tensor: &mut Stored, size: usize, n_turned: usize) {
    let n_bytes = tensor.bytes.len() / tensor.shape[0];
    let rows: Vec<Vec<u8>> = tensor.bytes.chunks(n_bytes).map(<[u8]>::to_vec).collect();
    tensor.bytes.clear();
    for head in rows.chunks(size) {
        for i in 0..n_turned / 2 {
            tensor.bytes.extend(&head[i]);
            tensor.bytes.extend(&head[n_turned / 2 + i]);
        }
        tensor.bytes.extend(head[n_turned..].concat());
    }
}

/// Returns the name in the folder of a whole model.
fn in_whole(name: &str) -> String {
    match name.strip_prefix("model.") {
        Some(rest) => format!("model.language_model.{rest}"),
        None => name.to_owned(),
    }
}

/// Returns the configuration of a text model of these tests.
fn text(turned: f64, sections: &[u32]) -> Value {
    json!({"hidden_size": 64, "intermediate_size": 48, "num_hidden_layers": 2, "head_dim": 16,
        "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 1024,
        "rms_norm_eps": 1e-5, "rope_scaling": {"rope_type": "default", "rope_theta": 5000.0,
        "partial_rotary_factor": turned, "mrope_section": sections}})
}

/// The pairs of queries and keys of a dense GLM that sees become halves.
#[test]
fn pairs_of_a_glm_that_sees_become_halves() {
    for (name, class, n_turned, sections) in [
        ("glm4v", "Glm4vForConditionalGeneration", 8, [2, 1, 1]),
        ("glm_ocr", "GlmOcrForConditionalGeneration", 16, [4, 2, 2]),
    ] {
        let gguf = golden(&format!("{name}.text"));
        let mut tensors = Vec::new();
        for tensor in gguf.tensors() {
            let to = in_whole(&hf_name(&tensor.name, &GLM).unwrap());
            let mut tensor = stored(&gguf, &tensor.name, to);
            if tensor.name.contains("q_proj") || tensor.name.contains("k_proj") {
                side_by_side(&mut tensor, 16, n_turned);
            }
            tensors.push(tensor);
        }
        let folder = Folder::new(&format!("{name}-text"));
        let config = text(n_turned as f64 / 16.0, &sections);
        write(&folder.model(), class, config, &tensors);
        compare(&folder, name, &gguf, &[]);
    }
}

/// Returns the matrices of single experts, of those of all.
fn apart(gguf: &Gguf, name: &str, prefix: &str) -> Vec<Stored> {
    let (layer, word) = name.strip_prefix("blk.").unwrap().split_once('.').unwrap();
    let word = word.strip_prefix("ffn_").unwrap().strip_suffix("_exps.weight").unwrap();
    let all = stored(gguf, name, String::new());
    let experts = all.bytes.chunks(all.bytes.len() / all.shape[0]).enumerate();
    let expert = |(i, bytes): (usize, &[u8])| Stored {
        name: format!("{prefix}layers.{layer}.mlp.experts.{i}.{word}_proj.weight"),
        dtype: all.dtype,
        shape: all.shape[1..].to_vec(),
        bytes: bytes.to_vec(),
    };
    experts.map(expert).collect()
}

/// Those of its mixtures are halves as they lie; the experts lie apart.
#[test]
fn a_mixture_of_glm_that_sees_is_as_it_lies() {
    let gguf = golden("glm4v_moe.text");
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        if tensor.name.contains("_exps.") {
            tensors.extend(apart(&gguf, &tensor.name, "model.language_model."));
            continue;
        }
        let to = in_whole(&hf_name(&tensor.name, &GLM_MOE).unwrap());
        tensors.push(stored(&gguf, &tensor.name, to));
    }
    let mut config = text(0.5, &[2, 1, 1]);
    let more = json!({"n_routed_experts": 4, "num_experts_per_tok": 2, "n_shared_experts": 1,
        "moe_intermediate_size": 16, "first_k_dense_replace": 1, "n_group": 1, "topk_group": 1,
        "routed_scaling_factor": 1.0, "norm_topk_prob": true});
    config.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let folder = Folder::new("glm4v_moe-text");
    write(&folder.model(), "Glm4vMoeForConditionalGeneration", config, &tensors);
    compare(&folder, "glm4v_moe", &gguf, &[]);
}

/// Returns the name of a tensor of a tower in a folder.
pub(super) fn tower_name(
    name: &str,
    whole: &[(&str, &str)],
    layer: &[(&str, &str)],
    layers: &str,
) -> String {
    let renamed = |name: &str, list: &[(&str, &str)]| {
        let found = list.iter().find(|(from, _)| name.starts_with(from));
        let (from, to) = found.unwrap_or_else(|| panic!("{name}"));
        name.replacen(from, to, 1)
    };
    match name.strip_prefix("v.blk.") {
        None => renamed(name, whole),
        Some(rest) => {
            let (number, part) = rest.split_once('.').unwrap();
            format!("{layers}{number}.{}", renamed(part, layer))
        }
    }
}

/// Returns the kernels of patches over two frames.
fn frames(gguf: &Gguf, name: &str) -> Stored {
    let [first, second] = ["v.patch_embd.weight", "v.patch_embd.weight.1"]
        .map(|of_frame| stored(gguf, of_frame, name.into()));
    let [n_out, n_in, height, width] = first.shape[..] else { panic!("{:?}", first.shape) };
    let n_bytes = first.bytes.len() / (n_out * n_in);
    let both = first.bytes.chunks(n_bytes).zip(second.bytes.chunks(n_bytes));
    let bytes = both.flat_map(|(first, second)| [first, second].concat()).collect();
    Stored { bytes, shape: vec![n_out, n_in, 2, height, width], ..first }
}

/// Writes the folder of a tower.
pub(super) fn write_tower(
    folder: &Path,
    class: &str,
    config: &Value,
    gguf: &Gguf,
    tensors: &[Stored],
) {
    let mut all = json!({"architectures": [class]});
    all.as_object_mut().unwrap().extend(config.as_object().unwrap().clone());
    fs::write(folder.join("config.json"), all.to_string()).unwrap();
    let colours = |key: &str| {
        let numbers = gguf.get_array(&format!("clip.vision.image_{key}")).unwrap().unwrap();
        json!(numbers.to_f32s().unwrap())
    };
    let pictures = json!({"image_mean": colours("mean"), "image_std": colours("std")});
    fs::write(folder.join("preprocessor_config.json"), pictures.to_string()).unwrap();
    write_stored(&folder.join("model.safetensors"), tensors);
}

/// Compares the tower of a folder with that of a file.
pub(super) fn compare_towers(folder: &Folder, name: &str, expected: &Gguf) {
    let found = HfTower::open(&folder.model()).unwrap().gguf;
    assert_eq!(found.tensors().len(), expected.tensors().len(), "{name}");
    for tensor in expected.tensors() {
        let own = found.tensor(&tensor.name).unwrap_or_else(|| panic!("{name}: {}", tensor.name));
        assert_eq!((&own.shape, own.ty), (&tensor.shape, tensor.ty), "{name}: {}", tensor.name);
        assert!(found.data(own) == expected.data(tensor), "{name}: {}", tensor.name);
    }
    assert_eq!(keys_of_tower(&found), keys_of_tower(expected), "{name}");
}

/// Returns the metadata of a tower as text, but for sounds, whose towers are left out.
pub(super) fn keys_of_tower(gguf: &Gguf) -> Vec<(String, String)> {
    let is_ours = |key: &str| key.starts_with("clip.") && !key.contains("audio");
    let all = gguf.metadata().filter(|(key, _)| is_ours(key));
    let mut all: Vec<_> = all.map(|(key, value)| (key.to_owned(), shown(value))).collect();
    all.sort();
    all
}

/// Returns the configuration of GLM's tower.
fn glm_vision() -> Value {
    json!({"hidden_size": 64, "vision_config": {"depth": 2, "hidden_size": 32, "num_heads": 4,
        "intermediate_size": 48, "patch_size": 4, "image_size": 24, "hidden_act": "silu",
        "rope_parameters": {"rope_type": "axial", "rope_theta": 10000.0}}})
}

/// Writes the folder of GLM's tower.
fn write_glm(folder: &Path, name: &str, class: &str, config: &Value) -> Gguf {
    let gguf = golden(&format!("{name}.mmproj"));
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        let to = match tensor.name.as_str() {
            "v.patch_embd.weight.1" => continue,
            name => tower_name(name, &GLM_TOWER, &GLM_TOWER_LAYER, "blocks."),
        };
        let to = format!("model.visual.{to}");
        tensors.push(match tensor.name.as_str() {
            "v.patch_embd.weight" => frames(&gguf, &to),
            name => stored(&gguf, name, to),
        });
    }
    write_tower(folder, class, config, &gguf, &tensors);
    gguf
}

#[test]
fn towers_of_glm_are_those_of_files() {
    for (name, class) in [
        ("glm4v", "Glm4vForConditionalGeneration"),
        ("glm4v_moe", "Glm4vMoeForConditionalGeneration"),
        ("glm_ocr", "GlmOcrForConditionalGeneration"),
    ] {
        let folder = Folder::new(&format!("{name}-tower"));
        let gguf = write_glm(&folder.model(), name, class, &glm_vision());
        compare_towers(&folder, name, &gguf);
    }
    for (key, value) in [
        ("hidden_act", json!("gelu")),
        ("spatial_merge_size", json!(4)),
        ("temporal_patch_size", json!(1)),
        ("image_size", json!([24, 24])),
        ("depth", json!(100_000)),
    ] {
        let folder = Folder::new("glm-wrong");
        let model = folder.model();
        let mut config = glm_vision();
        config["vision_config"][key] = value;
        write_glm(&model, "glm4v", "Glm4vForConditionalGeneration", &config);
        let out = folder.0.join("out.gguf");
        let args = ["convert", "--mmproj", model.to_str().unwrap(), out.to_str().unwrap()];
        refuses(&args, &[key]);
    }
}

/// Returns the matrix by which the heads of a layer make keys and values.
fn keys_and_values(gguf: &Gguf, layer: &str) -> Stored {
    let [keys, values] =
        ["k", "v"].map(|word| stored(gguf, &format!("{layer}attn_{word}_b.weight"), String::new()));
    let [n_head, n_latent, d_k] = keys.shape[..] else { panic!("{:?}", keys.shape) };
    let n_bytes = [&keys, &values].map(|all| all.bytes.len() / n_head);
    let heads = keys.bytes.chunks(n_bytes[0]).zip(values.bytes.chunks(n_bytes[1]));
    let bytes = heads.flat_map(|(keys, values)| {
        let mut both = turned(keys, n_latent, d_k);
        both.extend(values);
        both
    });
    let bytes = bytes.collect();
    let number = layer.strip_prefix("blk.").unwrap();
    Stored {
        name: format!("language_model.model.layers.{number}self_attn.kv_b_proj.weight"),
        dtype: keys.dtype,
        shape: vec![n_head * (d_k + values.shape[1]), n_latent],
        bytes,
    }
}

/// Kimi-VL's text model is one of DeepSeek V3, and its vocabulary is tiktoken's.
#[test]
fn kimi_is_a_deepseek_with_ranks() {
    let gguf = golden("kimivl.text");
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        if tensor.name.contains("_exps.") {
            tensors.extend(apart(&gguf, &tensor.name, "language_model.model."));
        } else if let Some(layer) = tensor.name.strip_suffix("attn_k_b.weight") {
            tensors.push(keys_and_values(&gguf, layer));
        } else if !tensor.name.contains("attn_v_b") {
            let to = format!("language_model.{}", hf_name(&tensor.name, &KIMI).unwrap());
            tensors.push(stored(&gguf, &tensor.name, to));
        }
    }
    let config = json!({"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 4, "max_position_embeddings": 1024,
        "rms_norm_eps": 1e-6, "head_dim": 4, "kv_lora_rank": 16, "qk_nope_head_dim": 4,
        "qk_rope_head_dim": 4, "v_head_dim": 8, "n_routed_experts": 4, "num_experts_per_tok": 2,
        "n_shared_experts": 1, "moe_intermediate_size": 16, "first_k_dense_replace": 1,
        "routed_scaling_factor": 2.5, "n_group": 1, "topk_group": 1, "norm_topk_prob": true,
        "scoring_func": "sigmoid", "bos_token_id": 5, "eos_token_id": 6});
    let folder = Folder::new("kimi-text");
    let model = folder.model();
    write(&model, "KimiVLForConditionalGeneration", config, &tensors);
    fs::remove_file(model.join("tokenizer.json")).unwrap();
    let out = folder.0.join("out.gguf");
    let args = ["convert", model.to_str().unwrap(), out.to_str().unwrap()];
    refuses(&args, &["neither tokenizer.json nor tokenizer.model"]);
    // a, b, space, "ab", "ab "
    fs::write(model.join("tiktoken.model"), "YQ== 0\nYg== 1\nIA== 2\nYWI= 3\nYWIg 4\n").unwrap();
    refuses(&args, &["TikTokenTokenizer"]);
    let added = json!({"5": {"content": "[BOS]", "special": true}});
    let words = json!({"tokenizer_class": "TikTokenTokenizer", "added_tokens_decoder": added,
        "unk_token": "[BOS]"});
    fs::write(model.join("tokenizer_config.json"), words.to_string()).unwrap();
    compare(&folder, "kimivl", &gguf, &[]);

    let found = Gguf::open(&out).unwrap();
    let texts = |key: &str| -> Vec<String> {
        let array = found.get_array(&format!("tokenizer.ggml.{key}")).unwrap().unwrap();
        let texts = array.strings().unwrap();
        texts.map(|text| String::from_utf8_lossy(text).into_owned()).collect()
    };
    assert_eq!(found.get_str("tokenizer.ggml.pre").unwrap(), Some("kimi-k2"));
    let tokens = texts("tokens");
    assert_eq!(tokens.len(), 64);
    assert_eq!(tokens[..7], ["a", "b", "Ġ", "ab", "abĠ", "[BOS]", "<|reserved_token_6|>"]);
    assert_eq!(texts("merges"), ["a b", "ab Ġ"]);
    assert_eq!(found.get_u32("tokenizer.ggml.eos_token_id").unwrap(), Some(6));
    assert!(found.get("tokenizer.ggml.unknown_token_id").is_none());
    fs::write(model.join("tiktoken.model"), "YQ== 0\nYQ== 1\n").unwrap();
    refuses(&[&args[..], &["--force"]].concat(), &["the token 1 is there twice"]);
}

/// Writes the folder of Kimi-VL's tower.
fn write_kimi(folder: &Path, config: &Value) -> Gguf {
    let gguf = golden("kimivl.mmproj");
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        let name = tensor.name.as_str();
        if name.contains("attn_k.") || name.contains("attn_v.") {
            continue;
        }
        let to = tower_name(name, &KIMI_TOWER, &KIMI_TOWER_LAYER, "vision_tower.encoder.blocks.");
        let mut tensor = stored(&gguf, name, to);
        if name == "v.position_embd.weight" {
            tensor.shape = vec![6, 6, 32];
        }
        if name.contains("attn_q.") {
            for word in ["attn_k.", "attn_v."] {
                let other = stored(&gguf, &name.replace("attn_q.", word), String::new());
                tensor.bytes.extend(other.bytes);
            }
            tensor.shape[0] *= 3;
        }
        tensors.push(tensor);
    }
    write_tower(folder, "KimiVLForConditionalGeneration", config, &gguf, &tensors);
    gguf
}

#[test]
fn the_tower_of_kimi_is_that_of_a_file() {
    let config = json!({"text_config": {"hidden_size": 32}, "vision_config": {
        "hidden_size": 32, "intermediate_size": 48, "num_attention_heads": 4, "patch_size": 4,
        "num_hidden_layers": 3, "init_pos_emb_height": 6, "init_pos_emb_width": 6,
        "merge_kernel_size": [2, 2], "model_type": "moonvit"}});
    let folder = Folder::new("kimi-tower");
    let gguf = write_kimi(&folder.model(), &config);
    compare_towers(&folder, "kimivl", &gguf);
    for (key, value) in [
        ("init_pos_emb_height", json!(5)),
        ("merge_kernel_size", json!([1, 1])),
        ("num_attention_heads", json!(0)),
    ] {
        let folder = Folder::new("kimi-wrong");
        let model = folder.model();
        let mut config = config.clone();
        config["vision_config"][key] = value;
        write_kimi(&model, &config);
        let out = folder.0.join("out.gguf");
        let args = ["convert", "--mmproj", model.to_str().unwrap(), out.to_str().unwrap()];
        refuses(&args, &[key]);
    }
}

/// Beginnings of names of Gemma 3n's projector.
const GEMMA3N_PROJECTOR: [(&str, &str); 4] = [
    ("mm.embedding.", "embedding."),
    ("mm.hard_emb_norm.", "hard_embedding_norm."),
    ("mm.soft_emb_norm.", "soft_embedding_norm."),
    ("mm.input_projection.", "embedding_projection."),
];

/// Writes the folder of Gemma 3n's tower.
fn write_gemma3n(folder: &Path, config: &Value, pictures: &Value) -> Gguf {
    let gguf = golden("gemma3nv.mmproj");
    let mut tensors = Vec::new();
    for tensor in gguf.tensors() {
        let name = tensor.name.as_str();
        let to = match name.strip_prefix("v.") {
            Some(rest) => {
                let rest = rest.replacen("blk.", "blocks.", 1);
                format!("model.vision_tower.timm_model.{rest}")
            }
            None => format!("model.embed_vision.{}", tower_name(name, &GEMMA3N_PROJECTOR, &[], "")),
        };
        let mut tensor = stored(&gguf, name, to);
        if name == "v.conv_stem.conv.bias" {
            tensor.shape = vec![tensor.shape.iter().product()];
        }
        tensors.push(tensor);
    }
    write_tower(folder, "Gemma3nForConditionalGeneration", config, &gguf, &tensors);
    fs::write(folder.join("preprocessor_config.json"), pictures.to_string()).unwrap();
    gguf
}

/// The tower of Gemma 3n is convolutions, in blocks with two numbers.
#[test]
fn the_tower_of_gemma_3n_is_that_of_a_file() {
    let config = json!({"text_config": {"hidden_size": 32}, "eoi_token_id": 58,
        "vision_soft_tokens_per_image": 256, "vision_config": {"hidden_size": 32,
        "architecture": "mobilenetv5_tiny_enc", "model_args": null,
        "vocab_offset": 58, "rms_norm_eps": 1e-6, "model_type": "gemma3n_vision"}});
    let half = [0.5, 0.5, 0.5];
    let pictures = json!({"image_mean": half, "image_std": half, "do_normalize": false,
        "resample": 2, "image_seq_length": 256, "size": {"height": 512, "width": 512}});
    let folder = Folder::new("gemma3n-tower");
    let gguf = write_gemma3n(&folder.model(), &config, &pictures);
    compare_towers(&folder, "gemma3nv", &gguf);
    for (key, value, expected) in [
        ("architecture", json!("resnet50"), "vision_config.architecture"),
        ("model_args", json!({"depth": 3}), "vision_config.model_args"),
        ("rms_norm_eps", json!(1e-5), "vision_config.rms_norm_eps"),
        ("vocab_offset", json!(57), "eoi_token_id"),
        ("do_normalize", json!(true), "do_normalize"),
        ("resample", json!(3), "resample"),
        ("image_seq_length", json!(64), "image_seq_length"),
        ("size", json!({"height": 512, "width": 256}), "size.width"),
        ("size", json!({"height": 1024, "width": 1024}), "256 to 768 pixels"),
    ] {
        let folder = Folder::new("gemma3n-wrong");
        let model = folder.model();
        let mut config = config.clone();
        let mut pictures = pictures.clone();
        if config["vision_config"].get(key).is_some() {
            config["vision_config"][key] = value;
        } else {
            pictures[key] = value;
        }
        write_gemma3n(&model, &config, &pictures);
        let out = folder.0.join("out.gguf");
        let args = ["convert", "--mmproj", model.to_str().unwrap(), out.to_str().unwrap()];
        refuses(&args, &[expected]);
    }
}
