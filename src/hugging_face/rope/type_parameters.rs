//! Positions that a configuration leaves out where they are as transformers has them, by
//! `model_type`.

use serde_json::{Map, Value, json};

/// Returns the object that a type has in place of `rope_parameters` that are not there; empty for
/// those whose positions are not scaled then.
pub(super) fn of(model_type: &str) -> Map<String, Value> {
    let found = match model_type {
        "apertus" => json!({
            "rope_type": "llama3",
            "rope_theta": 12_000_000.0,
            "factor": 8.0,
            "original_max_position_embeddings": 8192,
            "low_freq_factor": 1.0,
            "high_freq_factor": 4.0,
        }),
        "gemma4_text" => json!({
            "sliding_attention": {"rope_type": "default", "rope_theta": 10_000.0},
            "full_attention": {
                "rope_type": "proportional",
                "partial_rotary_factor": 0.25,
                "rope_theta": 1_000_000.0,
            },
        }),
        "gpt_oss" => json!({
            "rope_type": "yarn",
            "factor": 32.0,
            "beta_fast": 32.0,
            "beta_slow": 1.0,
            "truncate": false,
            "original_max_position_embeddings": 4096,
        }),
        "ministral3" => json!({
            "type": "yarn",
            "rope_theta": 1_000_000.0,
            "factor": 16.0,
            "original_max_position_embeddings": 16384,
            "beta_fast": 32.0,
            "beta_slow": 1.0,
            "mscale_all_dim": 1.0,
            "mscale": 1.0,
            "llama_4_scaling_beta": 0.1,
        }),
        _ => return Map::new(),
    };
    match found {
        Value::Object(parameters) => parameters,
        _ => Map::new(),
    }
}
