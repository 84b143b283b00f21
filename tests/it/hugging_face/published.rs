//! LLaVA 1.6, InternVL and PaddleOCR-VL in their makers' form.

use std::fs;

use hob::gguf::Gguf;
use hob::hugging_face::HfTower;
use hob::model::plan::Activation;
use hob::vision::config;
use serde_json::{Value, json};

use super::later::{compare, hf_name, stored, write};
use super::seeing::{compare_towers, golden, keys_of_tower, tower_name, write_tower};
use super::{Folder, Stored, refuses, write_stored};

/// Beginnings of names of LLaVA's tower.
const LLAVA: [(&str, &str); 7] = [
    ("model.image_newline", "image_newline"),
    ("v.class_embd", "vision_tower.vision_model.embeddings.class_embedding"),
    ("v.patch_embd.", "vision_tower.vision_model.embeddings.patch_embedding."),
    ("v.position_embd.", "vision_tower.vision_model.embeddings.position_embedding."),
    ("v.pre_ln.", "vision_tower.vision_model.pre_layrnorm."),
    ("mm.0.", "multi_modal_projector.linear_1."),
    ("mm.2.", "multi_modal_projector.linear_2."),
];
/// Parts of a layer of it.
const LLAVA_LAYER: [(&str, &str); 8] = [
    ("ln1.", "layer_norm1."),
    ("ln2.", "layer_norm2."),
    ("attn_q.", "self_attn.q_proj."),
    ("attn_k.", "self_attn.k_proj."),
    ("attn_v.", "self_attn.v_proj."),
    ("attn_out.", "self_attn.out_proj."),
    ("ffn_up.", "mlp.fc1."),
    ("ffn_down.", "mlp.fc2."),
];

/// Beginnings of names of PaddleOCR-VL's tower, whose layers are called as LLaVA's.
const PADDLE: [(&str, &str); 6] = [
    ("v.patch_embd.", "visual.vision_model.embeddings.patch_embedding."),
    ("v.position_embd.", "visual.vision_model.embeddings.position_embedding."),
    ("v.post_ln.", "visual.vision_model.post_layernorm."),
    ("mm.input_norm.", "mlp_AR.pre_norm."),
    ("mm.1.", "mlp_AR.linear_1."),
    ("mm.2.", "mlp_AR.linear_2."),
];

/// Checks that the tower of a folder is refused with these words.
fn refused(folder: &Folder, words: &str) {
    let model = folder.model();
    let out = folder.0.join("out.gguf");
    let args = ["convert", "--mmproj", model.to_str().unwrap(), out.to_str().unwrap()];
    refuses(&args, &[words]);
}

/// Returns the configuration of LLaVA 1.6; the last of three layers is not used.
fn llava() -> Value {
    json!({"text_config": {"hidden_size": 32}, "vision_feature_layer": -2,
        "image_grid_pinpoints": [[24, 48], [48, 24], [48, 48], [72, 24], [24, 72]],
        "vision_config": {"model_type": "clip_vision_model", "image_size": 24, "patch_size": 4,
        "hidden_size": 32, "intermediate_size": 48, "num_attention_heads": 4,
        "num_hidden_layers": 3, "layer_norm_eps": 1e-5}})
}

/// Writes the folder of the tower of LLaVA 1.6.
fn write_llava(folder: &Folder, config: &Value) -> Gguf {
    let gguf = golden("llava_next.mmproj");
    let layers = "vision_tower.vision_model.encoder.layers.";
    let tensors = gguf.tensors().iter().map(|tensor| {
        let to = tower_name(&tensor.name, &LLAVA, &LLAVA_LAYER, layers);
        stored(&gguf, &tensor.name, to)
    });
    let tensors: Vec<Stored> = tensors.collect();
    let class = "LlavaNextForConditionalGeneration";
    write_tower(&folder.model(), class, config, &gguf, &tensors);
    gguf
}

#[test]
fn tiles_of_llava_are_listed() {
    let folder = Folder::new("llava-next");
    let expected = write_llava(&folder, &llava());
    let found = HfTower::open(&folder.model()).unwrap().gguf;
    assert_eq!(keys_of_tower(&found), keys_of_tower(&expected));
    assert_eq!(found.tensors().len(), expected.tensors().len());
    for tensor in expected.tensors() {
        let own = found.tensor(&tensor.name).unwrap_or_else(|| panic!("{}", tensor.name));
        assert_eq!(own.shape, tensor.shape, "{}", tensor.name);
        // positions have 32 bits in files of today
        let is_other = tensor.name == "v.position_embd.weight";
        assert!(is_other || found.data(own) == expected.data(tensor), "{}", tensor.name);
    }
    for grids in [json!([[24, 0]]), json!([[24]]), json!("all"), json!([])] {
        let folder = Folder::new("llava-next-wrong");
        let mut config = llava();
        config["image_grid_pinpoints"] = grids;
        write_llava(&folder, &config);
        refused(&folder, "image_grid_pinpoints");
    }
    let pictures = folder.model().join("preprocessor_config.json");
    let all: Value = serde_json::from_slice(&fs::read(&pictures).unwrap()).unwrap();
    for (key, value) in [
        ("image_grid_pinpoints", json!([[24, 48]])),
        ("crop_size", json!({"height": 24, "width": 48})),
    ] {
        let mut changed = all.clone();
        changed[key] = value;
        fs::write(&pictures, changed.to_string()).unwrap();
        refused(&folder, if key == "crop_size" { "crop_size.width" } else { key });
    }
}

/// Returns a tensor of numbers that count up.
fn counted(name: &str, shape: &[usize]) -> Stored {
    let n: usize = shape.iter().product();
    let bytes = (0..n).flat_map(|i| (i as f32).to_le_bytes()).collect();
    Stored { name: name.into(), dtype: "F32", shape: shape.to_vec(), bytes }
}

/// Returns the tensors of a tower of one layer.
fn internvl() -> Vec<Stored> {
    let mut all = vec![
        counted("vision_model.embeddings.class_embedding", &[1, 1, 4]),
        counted("vision_model.embeddings.patch_embedding.weight", &[4, 3, 2, 2]),
        counted("vision_model.embeddings.patch_embedding.bias", &[4]),
        counted("vision_model.embeddings.position_embedding", &[1, 5, 4]),
        counted("mlp1.1.weight", &[8, 16]),
        counted("mlp1.3.weight", &[8, 8]),
        counted("language_model.model.norm.weight", &[8]),
    ];
    for (part, shape) in [
        ("norm1.weight", &[4][..]),
        ("norm2.weight", &[4]),
        ("attn.qkv.weight", &[12, 4]),
        ("attn.qkv.bias", &[12]),
        ("attn.proj.weight", &[4, 4]),
        ("mlp.fc1.weight", &[6, 4]),
        ("mlp.fc2.weight", &[4, 6]),
        ("ls1", &[4]),
        ("ls2", &[4]),
    ] {
        all.push(counted(&format!("vision_model.encoder.layers.0.{part}"), shape));
    }
    for (name, n) in [("mlp1.0.weight", 16), ("mlp1.1.bias", 8), ("mlp1.3.bias", 8)] {
        all.push(counted(name, &[n]));
    }
    all
}

/// The tower of InternVL has the queries, keys and values of a layer in one, and its own words.
#[test]
fn internvl_in_its_own_words_has_a_tower() {
    let config = json!({"architectures": ["InternVLChatModel"], "llm_config": {"hidden_size": 8},
        "select_layer": -1, "ps_version": "v2", "downsample_ratio": 0.5, "max_dynamic_patch": 6,
        "dynamic_image_size": true, "use_thumbnail": true, "force_image_size": 4,
        "vision_config": {"hidden_size": 4, "intermediate_size": 6, "num_attention_heads": 2,
        "num_hidden_layers": 1, "image_size": 4, "patch_size": 2, "norm_type": "layer_norm"}});
    let folder = Folder::new("internvl-chat");
    let model = folder.model();
    let write = |config: &Value| {
        fs::write(model.join("config.json"), config.to_string()).unwrap();
    };
    write(&config);
    let pictures = json!({"image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5]});
    fs::write(model.join("preprocessor_config.json"), pictures.to_string()).unwrap();
    write_stored(&model.join("model.safetensors"), &internvl());
    let found = HfTower::open(&model).unwrap().gguf;
    assert_eq!(found.get_u32("clip.vision.preproc_max_tiles").unwrap(), Some(6));
    assert_eq!(found.get_u32("clip.vision.projection_dim").unwrap(), Some(8));
    assert!(found.get("clip.vision.preproc_min_tiles").is_none());
    assert_eq!(config::read(&found).unwrap().activation, Activation::GeluErf);
    // three of each of the matrix and the bias of a layer, and all others but the text model's
    assert_eq!(found.tensors().len(), internvl().len() - 1 + 4);
    for (name, first) in [
        ("v.blk.0.attn_q.weight", 0.0f32),
        ("v.blk.0.attn_k.weight", 16.0),
        ("v.blk.0.attn_v.weight", 32.0),
        ("v.blk.0.attn_v.bias", 8.0),
        ("v.blk.0.ls2.weight", 0.0),
        ("v.position_embd.weight", 0.0),
        ("mm.model.mlp.0.weight", 0.0),
    ] {
        let tensor = found.tensor(name).unwrap_or_else(|| panic!("{name}"));
        assert!(found.data(tensor).starts_with(&first.to_le_bytes()), "{name}");
    }
    for (key, value) in [
        ("select_layer", json!(-2)),
        ("ps_version", json!("v1")),
        ("dynamic_image_size", json!(false)),
        ("use_thumbnail", json!(false)),
        ("force_image_size", json!(8)),
    ] {
        let mut changed = config.clone();
        changed[key] = value;
        write(&changed);
        refused(&folder, key);
    }
}

#[test]
fn the_text_of_paddle_ocr_has_three_positions() {
    let gguf = golden("paddleocr.text");
    let tensors = gguf.tensors().iter();
    let tensors = tensors.map(|tensor| {
        let to = hf_name(&tensor.name, &[]).unwrap();
        stored(&gguf, &tensor.name, to)
    });
    let mut tensors: Vec<Stored> = tensors.collect();
    // what is of the tower
    tensors.push(counted("mlp_AR.pre_norm.weight", &[4]));
    let config = json!({"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 1024,
        "rms_norm_eps": 1e-5, "tie_word_embeddings": true,
        "rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1]}});
    let folder = Folder::new("paddle-text");
    write(&folder.model(), "PaddleOCRVLForConditionalGeneration", config, &tensors);
    compare(&folder, "paddleocr", &gguf, &[]);
}

#[test]
fn the_tower_of_paddle_ocr_is_that_of_a_file() {
    let gguf = golden("paddleocr.mmproj");
    let layers = "visual.vision_model.encoder.layers.";
    let tensors = gguf.tensors().iter().map(|tensor| {
        let to = tower_name(&tensor.name, &PADDLE, &LLAVA_LAYER, layers);
        stored(&gguf, &tensor.name, to)
    });
    let mut tensors: Vec<Stored> = tensors.collect();
    for other in ["head.probe", "embeddings.packing_position_embedding.weight"] {
        tensors.push(counted(&format!("visual.vision_model.{other}"), &[4]));
    }
    let config = json!({"hidden_size": 32, "vision_config": {"hidden_size": 32, "patch_size": 4,
        "intermediate_size": 48, "num_attention_heads": 4, "num_hidden_layers": 3,
        "image_size": 24, "layer_norm_eps": 1e-6, "hidden_act": "gelu_pytorch_tanh"}});
    let folder = Folder::new("paddle-tower");
    let class = "PaddleOCRVLForConditionalGeneration";
    write_tower(&folder.model(), class, &config, &gguf, &tensors);
    refused(&folder, "max_pixels");
    let path = folder.model().join("preprocessor_config.json");
    let mut pictures: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    pictures["min_pixels"] = json!(1272);
    pictures["max_pixels"] = json!(8960);
    fs::write(&path, pictures.to_string()).unwrap();
    compare_towers(&folder, "paddleocr", &gguf);
}
