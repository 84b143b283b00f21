//! Folders of decoders in the forms that makers save them in: with modules of
//! sentence-transformers, without a head, with several ends of a text, and with keys left out.

use std::fs;
use std::path::Path;

use hob::gguf::Gguf;
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use super::{Folder, logits, refuses, run, stories, tensors_of, write_folder, write_safetensors};

/// Writes a list of modules, and the configuration of the second.
fn write_modules(model: &Path, kinds: &[&str], pooling: &Value) {
    let module = |(i, kind): (usize, &&str)| {
        json!({"idx": i, "path": if i == 0 { String::new() } else { format!("{i}_{kind}") },
            "type": format!("sentence_transformers.models.{kind}")})
    };
    let modules: Vec<Value> = kinds.iter().enumerate().map(module).collect();
    fs::write(model.join("modules.json"), Value::from(modules).to_string()).unwrap();
    let folder = model.join("1_Pooling");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("config.json"), pooling.to_string()).unwrap();
}

/// Changes keys of the configuration; those that become null are taken away.
fn change_config(model: &Path, keys: &Value) {
    let path = model.join("config.json");
    let mut config: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let config = config.as_object_mut().unwrap();
    config.extend(keys.as_object().unwrap().clone());
    config.retain(|_, value| !value.is_null());
    fs::write(&path, Value::Object(config.clone()).to_string()).unwrap();
}

/// Returns the file that the model of a folder is converted to.
fn converted(folder: &Folder) -> Gguf {
    let out = folder.0.join("out.gguf");
    let model = folder.model();
    let output = run(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Gguf::open(out).unwrap()
}

/// Checks that a folder is refused in one line with these words.
fn refused(folder: &Folder, words: &[&str]) {
    let out = folder.0.join("out.gguf");
    let model = folder.model();
    refuses(&["convert", "--force", model.to_str().unwrap(), out.to_str().unwrap()], words);
}

#[hob_needs::fixtures]
#[test]
fn modules_of_decoders_are_read_or_refused() {
    const KEY: &str = "llama.pooling_type";
    let folder = Folder::new("modules");
    let model = folder.model();
    write_folder(&model, false);
    assert_eq!(converted(&folder).get_u32(KEY).unwrap(), None);
    let usual = ["Transformer", "Pooling", "Normalize"];
    for (flag, number) in [
        ("pooling_mode_mean_tokens", 1),
        ("pooling_mode_cls_token", 2),
        ("pooling_mode_lasttoken", 3),
    ] {
        write_modules(&model, &usual, &json!({flag: true}));
        assert_eq!(converted(&folder).get_u32(KEY).unwrap(), Some(number), "{flag}");
    }
    let last = json!({"pooling_mode_lasttoken": true});
    for kind in ["LayerNorm", "WeightedLayerPooling"] {
        write_modules(&model, &["Transformer", "Pooling", kind], &last);
        refused(&folder, &["modules.json: ", kind]);
    }
    write_modules(&model, &["Transformer", "Pooling", "Dense"], &last);
    refused(&folder, &["2_Dense: ", "Dense is not read for llama"]);
    let both = json!({"pooling_mode_cls_token": true, "pooling_mode_mean_tokens": true});
    write_modules(&model, &usual, &both);
    refused(&folder, &["1_Pooling", "are not read together"]);
}

#[hob_needs::fixtures]
#[test]
fn a_model_that_was_saved_without_a_head_is_the_same() {
    let folder = Folder::new("bare");
    let model = folder.model();
    write_folder(&model, false);
    let expected = logits(&model);
    let gguf = Gguf::open(stories()).unwrap();
    let mut tensors = tensors_of(&gguf);
    let names: Vec<String> = tensors.keys().cloned().collect();
    for name in names {
        if let Some(bare) = name.strip_prefix("model.") {
            let tensor = tensors.remove(&name).unwrap();
            tensors.insert(bare.into(), tensor);
        }
    }
    write_safetensors(&model.join("model.safetensors"), &tensors);
    assert!(logits(&model) == expected, "the class with a head");
    change_config(&model, &json!({"architectures": ["LlamaModel"]}));
    assert!(logits(&model) == expected, "the bare class");
    // what makes embeddings needs no output
    tensors.remove("lm_head.weight");
    write_safetensors(&model.join("model.safetensors"), &tensors);
    change_config(&model, &json!({"tie_word_embeddings": false}));
    refused(&folder, &["there is no lm_head"]);
    let last = json!({"pooling_mode_lasttoken": true});
    write_modules(&model, &["Transformer", "Pooling"], &last);
    assert!(converted(&folder).tensor("output.weight").is_none());
}

#[hob_needs::fixtures]
#[test]
fn every_token_of_a_list_ends_a_text() {
    let folder = Folder::new("ends");
    let model = folder.model();
    write_folder(&model, false);
    let ends = |ids: &Value| {
        let generation = json!({"eos_token_id": ids});
        fs::write(model.join("generation_config.json"), generation.to_string()).unwrap();
        let gguf = converted(&folder);
        Tokenizer::from_gguf(&gguf).unwrap().eog_ids().to_vec()
    };
    assert_eq!(ends(&json!(2)), [2]);
    assert_eq!(ends(&json!([2, 511])), [2, 511]);
    // more than there are keys of single tokens
    assert_eq!(ends(&json!([2, 511, 300, 400, 500])), [2, 300, 400, 500, 511]);
    // generation goes before the model
    change_config(&model, &json!({"eos_token_id": [2, 300]}));
    assert_eq!(ends(&json!([2, 511])), [2, 511]);
    assert_eq!(ends(&Value::Null), [2, 300]);
}

#[hob_needs::fixtures]
#[test]
fn keys_that_are_left_out_are_those_of_the_type() {
    let folder = Folder::new("left-out");
    let model = folder.model();
    write_folder(&model, false);
    let expected = logits(&model);
    let missing = json!({"architectures": null, "max_position_embeddings": null,
        "model_type": "llama"});
    change_config(&model, &missing);
    let gguf = converted(&folder);
    assert_eq!(gguf.get_str("general.architecture").unwrap(), Some("llama"));
    // LlamaConfig's
    assert_eq!(gguf.get_u32("llama.context_length").unwrap(), Some(2048));
    assert!(logits(&model) == expected);
    change_config(&model, &json!({"model_type": "no-such"}));
    refused(&folder, &["architecture (none) is not read"]);
}

/// YaRN with bounds that are not rounded is a divisor of each angle.
#[hob_needs::fixtures]
#[test]
fn yarn_without_rounded_bounds_has_divisors() {
    let folder = Folder::new("yarn");
    let model = folder.model();
    write_folder(&model, false);
    let yarn = json!({"rope_type": "yarn", "factor": 4.0, "truncate": false,
        "original_max_position_embeddings": 64, "rope_theta": 10000.0, "mscale": 1.0,
        "mscale_all_dim": 1.0});
    change_config(&model, &json!({"rope_scaling": yarn}));
    let gguf = converted(&folder);
    assert_eq!(gguf.get_str("llama.rope.scaling.type").unwrap(), Some("none"));
    assert_eq!(gguf.get_f32("llama.rope.scaling.attn_factor").unwrap(), Some(1.0));
    assert_eq!(gguf.tensor("rope_freqs.weight").unwrap().shape, [4]);
    assert!(!logits(&model).is_empty());
}

#[hob_needs::fixtures]
#[test]
fn an_output_of_gemma_that_is_its_own_is_read() {
    let folder = Folder::new("gemma-output");
    let model = folder.model();
    write_folder(&model, false);
    let keys = json!({"architectures": ["GemmaForCausalLM"], "head_dim": 8, "rope_theta": 10000.0});
    change_config(&model, &keys);
    assert!(converted(&folder).tensor("output.weight").is_none(), "tied");
    change_config(&model, &json!({"tie_word_embeddings": false}));
    assert!(converted(&folder).tensor("output.weight").is_some());
}
