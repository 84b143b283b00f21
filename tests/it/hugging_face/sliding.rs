//! Windows of folders, by the rules that transformers has for each class.

use std::fs;

use hob::hugging_face::HfModel;
use serde_json::{Value, json};

use super::{Folder, refuses, write_folder};

/// Reads the window of the model of a folder with these keys in its configuration, and which of its
/// five layers have it where the file says so.
fn window(folder: &Folder, class: &str, keys: &Value) -> (Option<u32>, Option<Vec<bool>>) {
    write_config(folder, class, keys);
    let gguf = HfModel::open_shapes(&folder.model()).unwrap().gguf;
    let arch = gguf.get_str("general.architecture").unwrap().unwrap();
    let key = format!("{arch}.attention.sliding_window");
    let pattern = gguf.get_array(&format!("{key}_pattern")).unwrap();
    let found = gguf.get_u32(&key).unwrap();
    (found, pattern.map(|flags| flags.to_bools().unwrap()))
}

/// Writes the configuration of the tiny model with these keys besides.
fn write_config(folder: &Folder, class: &str, keys: &Value) {
    let model = folder.model();
    write_folder(&model, false);
    let path = model.join("config.json");
    let mut config: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(config["num_hidden_layers"], 5);
    config["architectures"] = json!([class]);
    config["moe_intermediate_size"] = 16.into();
    config["shared_expert_intermediate_size"] = 16.into();
    config["head_dim"] = 8.into();
    config.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    fs::write(path, config.to_string()).unwrap();
}

#[hob_needs::fixtures]
#[test]
fn windows_are_those_of_the_class() {
    let folder = Folder::new("sliding");
    let of_8 = json!({"sliding_window": 8});
    let off = json!({"sliding_window": 8, "use_sliding_window": false});
    let on = json!({"sliding_window": 8, "use_sliding_window": true});
    let late = json!({"use_sliding_window": true, "max_window_layers": 3});
    let of_layers = json!({"sliding_window": 8, "use_sliding_window": true, "layer_types": [
        "full_attention", "sliding_attention", "full_attention", "full_attention",
        "sliding_attention"]});
    let none = json!({});
    let null = json!({"sliding_window": null});
    let everywhere = |n| (Some(n), None);
    let in_layers = |n, flags: [u8; 5]| (Some(n), Some(flags.map(|flag| flag == 1).to_vec()));
    let nowhere = (None, None);
    for (class, keys, expected) in [
        ("LlamaForCausalLM", &of_8, nowhere.clone()),
        ("MistralForCausalLM", &of_8, everywhere(8)),
        ("MistralForCausalLM", &none, everywhere(4096)),
        ("MistralForCausalLM", &null, nowhere.clone()),
        ("MixtralForCausalLM", &none, nowhere.clone()),
        ("MixtralForCausalLM", &of_8, everywhere(8)),
        ("Qwen2ForCausalLM", &of_8, nowhere.clone()),
        ("Qwen2ForCausalLM", &off, nowhere.clone()),
        // the first 28 layers have none
        ("Qwen2ForCausalLM", &on, nowhere.clone()),
        ("Qwen2ForCausalLM", &late, in_layers(4096, [0, 0, 0, 1, 1])),
        ("Qwen3ForCausalLM", &of_layers, in_layers(8, [0, 1, 0, 0, 1])),
        ("Qwen2MoeForCausalLM", &on, in_layers(8, [1, 0, 1, 0, 1])),
        ("Qwen2MoeForCausalLM", &late, in_layers(4096, [1, 0, 1, 0, 0])),
        ("Qwen2MoeForCausalLM", &off, nowhere.clone()),
        ("Qwen3MoeForCausalLM", &of_8, nowhere.clone()),
        ("Qwen3MoeForCausalLM", &of_layers, everywhere(8)),
        ("SmolLM3ForCausalLM", &on, in_layers(8, [0, 0, 0, 1, 0])),
        ("SmolLM3ForCausalLM", &late, nowhere.clone()),
        ("SmolLM3ForCausalLM", &of_layers, in_layers(8, [0, 1, 0, 0, 1])),
        ("Phi3ForCausalLM", &of_8, everywhere(8)),
        ("Phi3ForCausalLM", &null, everywhere(0)),
    ] {
        assert_eq!(window(&folder, class, keys), expected, "{class}: {keys}");
    }
}

#[hob_needs::fixtures]
#[test]
fn windows_that_are_off_in_layers_that_have_one_are_refused() {
    let folder = Folder::new("sliding-refused");
    let types = json!([
        "full_attention",
        "sliding_attention",
        "full_attention",
        "full_attention",
        "full_attention"
    ]);
    for (keys, what) in [
        (json!({"layer_types": types}), "layer_types"),
        (json!({"layer_types": types, "use_sliding_window": false}), "use_sliding_window"),
        (json!({"use_sliding_window": 1}), "use_sliding_window: true or false"),
        (json!({"use_sliding_window": true, "sliding_window": 0}), "sliding_window"),
        (json!({"use_sliding_window": true, "layer_types": ["full_attention"]}), "layer_types"),
    ] {
        write_config(&folder, "Qwen2ForCausalLM", &keys);
        refuses(&["inspect", folder.model().to_str().unwrap()], &[what]);
    }
}
