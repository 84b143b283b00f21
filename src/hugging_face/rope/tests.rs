//! Tests of what is read of rotary positions.

use serde_json::json;

use super::*;

fn config_of(value: &Value) -> ModelConfig {
    ModelConfig::of("config.json".into(), value.as_object().unwrap().clone())
}

#[test]
fn magnitudes_are_those_of_transformers() {
    let found = |more: Value| {
        let mut yarn = json!({"rope_type": "yarn", "factor": 4.0});
        yarn.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let config = config_of(&json!({"rope_parameters": yarn}));
        said_magnitude(&parameters(&config), 4.0).unwrap()
    };
    assert_eq!(found(json!({})), None);
    assert_eq!(found(json!({"mscale": 1.0})), None);
    assert_eq!(found(json!({"mscale": 1.0, "mscale_all_dim": 0.0})), None);
    assert_eq!(found(json!({"mscale": 0.7, "mscale_all_dim": 0.7})), Some(1.0));
    assert_eq!(found(json!({"mscale": 1, "mscale_all_dim": 1, "attention_factor": 2})), Some(2.0));
    let ratio = found(json!({"mscale": 0.707, "mscale_all_dim": 1.0})).unwrap();
    assert!((ratio - 0.964_326_914_892).abs() < 1e-9, "{ratio}");
}

#[test]
fn a_scaling_of_longer_texts_leaves_the_others() {
    let dynamic = json!({"type": "dynamic", "factor": 2.0});
    let config = config_of(&json!({"max_position_embeddings": 64, "rope_scaling": dynamic}));
    let mut metadata = FamilyMetadata::new("llama", 0);
    set(&config, &mut metadata).unwrap();
    check(&config, &metadata).unwrap();
    assert_eq!(metadata.entries, [("llama.rope.scaling.type".into(), "none".into())]);
}

#[test]
fn the_older_key_goes_first() {
    let yarn = json!({"type": "yarn", "factor": 4.0});
    let newer = json!({"rope_type": "default", "rope_theta": 5e5});
    let config = config_of(&json!({"rope_parameters": newer, "rope_scaling": yarn}));
    assert_eq!(object(&config), yarn.as_object().unwrap().clone());
    assert_eq!(parameters(&config).kind(), "yarn");
    let config =
        config_of(&json!({"rope_parameters": newer, "rope_scaling": {}, "rope_theta": 1e4}));
    assert_eq!(parameters(&config).number("rope_theta").unwrap(), Some(5e5));
    let by_layers = json!({"full_attention": {"rope_type": "default", "rope_theta": 1e6},
                           "sliding_attention": {"rope_type": "default"}});
    let linear = json!({"rope_type": "linear", "factor": 8.0});
    let config = config_of(&json!({"rope_parameters": by_layers, "rope_scaling": linear}));
    assert_eq!(parameters(&config).kind(), "linear");
    assert_eq!(parameters(&config).number("rope_theta").unwrap(), Some(1e6));
    assert_eq!(object(&config)["sliding_attention"], json!({"rope_type": "default"}));
    // the base goes with the newer key, and is that of the class again
    let config = config_of(&json!({"architectures": ["MixtralForCausalLM"],
        "rope_parameters": newer, "rope_scaling": yarn}));
    assert_eq!(parameters(&config).number("rope_theta").unwrap(), Some(1e6));
    let config = config_of(&json!({"max_position_embeddings": 4096, "rope_scaling": yarn}));
    assert_eq!(parameters(&config).original_context().unwrap(), 4096);
    let folder = std::env::temp_dir().join(format!("hob-rope-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    // what the whole model says does not go before what its part about text says
    let parts = json!({"rope_scaling": yarn, "text_config": {"rope_parameters": newer}});
    std::fs::write(folder.join("config.json"), parts.to_string()).unwrap();
    let config = ModelConfig::read(&folder).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(parameters(&config).kind(), "default");
    let unknown = json!({"type": "no-such"});
    let config = config_of(&json!({"rope_parameters": newer, "rope_scaling": unknown}));
    let error = set(&config, &mut FamilyMetadata::new("llama", 0)).unwrap_err().to_string();
    assert!(error.contains("the scaling \"no-such\" is not read here"), "{error}");
}

#[test]
fn positions_that_are_not_said_are_those_of_the_type() {
    let found = |config: Value| {
        let config = config_of(&config);
        let rope = parameters(&config);
        let base = rope.number("rope_theta").unwrap();
        (rope.kind().to_owned(), base, rope.number("factor").unwrap())
    };
    let gpt_oss = json!({"model_type": "gpt_oss", "architectures": ["GptOssForCausalLM"]});
    assert_eq!(found(gpt_oss.clone()), ("yarn".into(), Some(150_000.0), Some(32.0)));
    let config = config_of(&gpt_oss);
    let rope = parameters(&config);
    assert_eq!(rope.original_context().unwrap(), 4096);
    assert_eq!(rope.map["truncate"], json!(false));
    // the base of the type goes before one that stands beside it
    let apertus = json!({"model_type": "apertus", "rope_theta": 1e4, "rope_parameters": null});
    assert_eq!(found(apertus), ("llama3".into(), Some(12e6), Some(8.0)));
    assert_eq!(found(json!({"model_type": "ministral3"})), ("yarn".into(), Some(1e6), Some(16.0)));
    assert_eq!(found(json!({"model_type": "gemma4_text"})).0, "proportional");
    assert_eq!(found(json!({"model_type": "llama"})), ("default".into(), None, None));
    let said = json!({"model_type": "apertus", "rope_parameters": {}, "rope_theta": 1e4});
    assert_eq!(found(said), ("default".into(), Some(1e4), None));
    let scaled = json!({"model_type": "gpt_oss", "rope_scaling": {"type": "linear", "factor": 2}});
    assert_eq!(found(scaled), ("linear".into(), None, Some(2.0)));
}
