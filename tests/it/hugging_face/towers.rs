//! Models that see, in folders: the tower is found in the folder, written as a file, and what
//! cannot be read of it is named.

use std::fs;
use std::path::Path;

use hob::gguf::Gguf;
use hob::hugging_face::HfTower;
use hob::vision::picture::Size;
use serde_json::{Value, json};

use super::{Folder, refuses, run, write_folder};
use crate::http::client::Server;
use crate::images::{ask, image, text, uri};
use crate::towers::{picture, tower_folders};

/// Copies a folder of the data into one of the test's own.
fn copy(name: &str, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(tower_folders().join(name)).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
}

/// Returns the exact logits of a prompt with an image, by a command with these options besides.
fn logits(model: &Path, image: &Path, options: &[&str]) -> Vec<u8> {
    let words = ["logits", "-m", model.to_str().unwrap(), "--exact", "--out", "-"];
    let prompt = ["--prompt", "A <__media__>?", "--image", image.to_str().unwrap()];
    let output = run(&[&words[..], &prompt, options].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// A folder of a model that sees is a model that sees, and its tower as a file is the same.
#[test]
fn the_tower_of_a_folder_is_found_and_written() {
    let folder = Folder::new("tower");
    copy("gemma3", &folder.model());
    let model = folder.model();
    let file = folder.0.join("mmproj.gguf");
    let cat = folder.0.join("cat.png");
    fs::write(&cat, picture(Size { width: 40, height: 30 })).unwrap();
    let words = [model.to_str().unwrap(), file.to_str().unwrap()];
    let written = run(&[&["convert", "--mmproj"], &words[..]].concat());
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let gguf = Gguf::open(&file).unwrap();
    assert_eq!(gguf.get_str("general.architecture").unwrap(), Some("clip"));
    assert_eq!(gguf.get_str("clip.projector_type").unwrap(), Some("gemma3"));
    let own = HfTower::open(&model).unwrap().gguf;
    assert_eq!(gguf.tensors().len(), own.tensors().len());
    for tensor in own.tensors() {
        let found = gguf.tensor(&tensor.name).unwrap();
        assert_eq!((found.ty, &found.shape), (tensor.ty, &tensor.shape), "{}", tensor.name);
        assert!(gguf.data(found) == own.data(tensor), "{}", tensor.name);
    }

    let alone = folder.0.join("text.gguf");
    let words = [model.to_str().unwrap(), alone.to_str().unwrap()];
    let output = run(&[&["convert"], &words[..]].concat());
    let line = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && line.contains("hob convert --mmproj"), "{line}");
    let expected = logits(&model, &cat, &[]);
    let tower = ["--mmproj", file.to_str().unwrap()];
    assert!(logits(&alone, &cat, &tower) == expected, "as two files");
    assert!(logits(&alone, &cat, &["--mmproj", words[0]]) == expected, "the folder as a tower");
    let loaded = logits(&model, &cat, &["--quantize-on-load", "f32"]);
    assert!(loaded.len() == expected.len(), "quantized while it is loaded");

    let small = folder.0.join("small.gguf");
    let words = ["--mmproj", words[0], small.to_str().unwrap()];
    let output = run(&[&["convert"], &words[..], &["q8_0"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(small.metadata().unwrap().len() < file.metadata().unwrap().len());
    let output = run(&[&["convert", "--force"], &words[..], &["q4_k_m"]].concat());
    let line = String::from_utf8_lossy(&output.stderr);
    assert!(line.contains("f32, f16, bf16 or q8_0"), "{line}");

    let shown = run(&["show", "--json", model.to_str().unwrap()]);
    let shown: Value = serde_json::from_slice(&shown.stdout).unwrap();
    assert_eq!(shown["projector"], model.to_str().unwrap());
    assert!(shown["capabilities"].as_array().unwrap().contains(&json!("vision")), "{shown}");
    let estimate = run(&["estimate", "--json", model.to_str().unwrap()]);
    let estimate: Value = serde_json::from_slice(&estimate.stdout).unwrap();
    let tensors = gguf.tensors().iter().map(|tensor| tensor.n_bytes);
    assert_eq!(estimate["tower"]["weights"], tensors.sum::<u64>());
}

/// A server of a folder answers about images, and says that it does.
#[test]
fn a_folder_is_asked_about_an_image() {
    let server = Server::start(&tower_folders().join("gemma3"), &["--ctx-size", "256"]);
    let ask_about = |width: usize| {
        let file = uri("image/png", &picture(Size { width, height: 30 }));
        let mut body = ask(json!([text("What is "), image(&file)]));
        body["logprobs"] = true.into();
        let response = server.post("/v1/chat/completions", &body);
        assert_eq!(response.status, 200, "{}", response.body);
        let json = response.json();
        let choice = &json["choices"][0];
        assert!(!choice["message"]["content"].as_str().unwrap().is_empty(), "{json}");
        let first = choice["logprobs"]["content"][0]["logprob"].as_f64().unwrap();
        (first, json["usage"]["prompt_tokens"].as_u64().unwrap())
    };
    let (first, n_first) = ask_about(40);
    let (second, n_second) = ask_about(90);
    assert_eq!(n_first, n_second, "an image is as many tokens as any other");
    assert!(n_first > 16 && first != second, "{first}, {second}");
}

/// Changes the configuration of a folder by the path of a key.
fn change(path: &Path, key: &str, value: Value) {
    let mut config: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    let place = format!("/{}", key.replace('.', "/"));
    match (config.pointer_mut(&place), key.split_once('.')) {
        (Some(found), _) => *found = value,
        (None, Some((part, key))) => config[part][key] = value,
        (None, None) => config[key] = value,
    }
    fs::write(path, config.to_string()).unwrap();
}

/// Computations that hob does otherwise, and values out of range, are refused by their keys.
#[test]
fn towers_that_cannot_be_read_are_refused() {
    let huge = json!(4_000_000_000u32);
    for (name, key, value, expected) in [
        ("gemma3", "vision_config.hidden_act", json!("gelu"), "vision_config.hidden_act"),
        ("gemma3", "vision_config.patch_size", json!(0), "vision_config.patch_size"),
        ("gemma3", "vision_config.image_size", huge.clone(), "vision_config.image_size"),
        ("gemma3", "vision_config.image_size", json!(60000), "at most 1024 pixels"),
        ("gemma3", "vision_config.num_hidden_layers", huge, "num_hidden_layers"),
        ("gemma3", "vision_config.num_hidden_layers", json!(1), "not part of this tower"),
        ("gemma3", "vision_config.num_hidden_layers", json!(3), "v.blk.2"),
        ("gemma3", "vision_config.hidden_size", json!(64), "has shape"),
        ("gemma3", "vision_config.num_attention_heads", json!(-1), "num_attention_heads"),
        ("gemma3", "vision_config.num_channels", json!(1), "num_channels"),
        ("gemma3", "mm_tokens_per_image", json!(64), "mm_tokens_per_image"),
        ("gemma3", "vision_config", json!(null), "no vision_config"),
        ("gemma3", "architectures", json!(["NoSuchModel"]), "the vision tower of NoSuchModel"),
        ("qwen2_5_vl", "vision_config.fullatt_block_indexes", json!([1]), "fullatt_block_indexes"),
        ("qwen2_5_vl", "vision_config.window_size", json!(224), "window_size"),
        ("qwen2_vl", "vision_config.spatial_merge_size", json!(4), "spatial_merge_size"),
        ("qwen2_vl", "vision_config.depth", json!(null), "vision_config.depth"),
        ("qwen3_vl", "vision_config.deepstack_visual_indexes", json!([1, 0]), "deepstack_visual"),
        ("qwen3_vl", "vision_config.deepstack_visual_indexes", json!([0, 9]), "deepstack_visual"),
        ("mistral3", "vision_config.num_attention_heads", json!(5), "vision_config.head_dim"),
        ("mistral3", "vision_config.model_type", json!("siglip"), "(siglip) is not read"),
    ] {
        let folder = Folder::new("tower-wrong");
        copy(name, &folder.model());
        change(&folder.model().join("config.json"), key, value);
        refused(&folder, expected);
    }
}

/// Checks that a tower is refused in one line, and that nothing is written.
fn refused(folder: &Folder, expected: &str) {
    let file = folder.0.join("out.gguf");
    let model = folder.model();
    let args = ["convert", "--mmproj", model.to_str().unwrap(), file.to_str().unwrap()];
    refuses(&args, &[expected]);
    assert!(!file.exists());
}

/// Files that are missing or not sound are named; a text model is used without such a tower.
#[test]
fn files_of_a_tower_that_are_not_sound_are_named() {
    let folder = Folder::new("tower-files");
    let model = folder.model();
    copy("gemma3", &model);
    let pictures = model.join("preprocessor_config.json");
    change(&pictures, "image_mean", json!([0.5, "x"]));
    refused(&folder, "preprocessor_config.json: image_mean");
    fs::remove_file(&pictures).unwrap();
    refused(&folder, "neither preprocessor_config.json nor processor_config.json");
    let words = ["run", "-m", model.to_str().unwrap(), "--raw", "-n", "1", "Hi"];
    let output = run(&words);
    let line = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && line.contains("neither preprocessor_config.json"), "{line}");

    let folder = Folder::new("tower-break");
    copy("mistral3", &folder.model());
    change(&folder.model().join("tokenizer_config.json"), "added_tokens_decoder", json!({}));
    refused(&folder, "the token [IMG_BREAK]");
    let far = json!({"99999999": {"content": "[IMG_BREAK]"}});
    change(&folder.model().join("tokenizer_config.json"), "added_tokens_decoder", far);
    refused(&folder, "no row of the token");
}

/// A model that does not see has no tower to write.
#[hob_needs::fixtures]
#[test]
fn a_model_without_a_tower_has_none_to_write() {
    let folder = Folder::new("tower-none");
    write_folder(&folder.model(), false);
    refused(&folder, "no vision_config");
}
