//! Sizes that configurations leave out where they are as transformers has them, by `model_type`,
//! and the class that `AutoModelForCausalLM` takes. Epsilons and bases of positions go by class.

use serde_json::{Map, Value};

/// The numbers of a type.
struct TypeDefaults {
    model_type: &'static str,
    /// In the order of [`SIZES`].
    sizes: [u32; SIZES.len()],
    /// Other keys, under names that go after those that a configuration may have in their place.
    others: &'static [(&'static str, f64)],
}

/// The keys that every type has.
const SIZES: [&str; 6] = [
    "hidden_size",
    "intermediate_size",
    "num_hidden_layers",
    "num_attention_heads",
    "max_position_embeddings",
    "vocab_size",
];

/// The numbers of types, but for what transformers makes of other numbers.
const TYPES: [TypeDefaults; 32] = [
    TypeDefaults { model_type: "llama", sizes: [4096, 11008, 32, 32, 2048, 32000], others: &[] },
    TypeDefaults {
        model_type: "mistral",
        sizes: [4096, 14336, 32, 32, 131_072, 32000],
        others: &[("num_key_value_heads", 8.0), ("sliding_window", 4096.0)],
    },
    TypeDefaults {
        model_type: "mixtral",
        sizes: [4096, 14336, 32, 32, 131_072, 32000],
        others: &[
            ("num_key_value_heads", 8.0),
            ("num_experts", 8.0),
            ("num_experts_per_token", 2.0),
        ],
    },
    TypeDefaults {
        model_type: "qwen2",
        sizes: [4096, 22016, 32, 32, 32768, 151_936],
        others: &[("num_key_value_heads", 32.0)],
    },
    TypeDefaults {
        model_type: "qwen3",
        sizes: [4096, 22016, 32, 32, 32768, 151_936],
        others: &[("num_key_value_heads", 32.0), ("head_dim", 128.0)],
    },
    TypeDefaults {
        model_type: "gemma",
        sizes: [3072, 24576, 28, 16, 8192, 256_000],
        others: &[("num_key_value_heads", 16.0), ("head_dim", 256.0)],
    },
    TypeDefaults {
        model_type: "gemma2",
        sizes: [2304, 9216, 26, 8, 8192, 256_000],
        others: &[
            ("num_key_value_heads", 4.0),
            ("head_dim", 256.0),
            ("sliding_window", 4096.0),
            ("attn_logit_softcapping", 50.0),
            ("final_logit_softcapping", 30.0),
        ],
    },
    TypeDefaults {
        model_type: "gemma3_text",
        sizes: [2304, 9216, 26, 8, 131_072, 262_208],
        others: &[("num_key_value_heads", 4.0), ("head_dim", 256.0), ("sliding_window", 4096.0)],
    },
    TypeDefaults {
        model_type: "phi3",
        sizes: [3072, 8192, 32, 32, 4096, 32064],
        others: &[("original_max_position_embeddings", 4096.0)],
    },
    TypeDefaults {
        model_type: "smollm3",
        sizes: [2048, 11008, 36, 16, 32768, 128_256],
        others: &[("num_key_value_heads", 4.0)],
    },
    TypeDefaults { model_type: "granite", sizes: [4096, 11008, 32, 32, 2048, 32000], others: &[] },
    TypeDefaults { model_type: "olmo2", sizes: [4096, 11008, 32, 32, 2048, 50304], others: &[] },
    TypeDefaults {
        model_type: "olmo3",
        sizes: [4096, 11008, 32, 32, 2048, 50304],
        others: &[("sliding_window", 4096.0)],
    },
    TypeDefaults {
        model_type: "seed_oss",
        sizes: [4096, 27648, 64, 80, 524_288, 155_136],
        others: &[("num_key_value_heads", 8.0), ("head_dim", 128.0)],
    },
    TypeDefaults {
        model_type: "qwen2_moe",
        sizes: [2048, 5632, 24, 16, 32768, 151_936],
        others: &[
            ("num_key_value_heads", 16.0),
            ("num_experts", 60.0),
            ("num_experts_per_token", 4.0),
            ("moe_intermediate_size", 1408.0),
            ("shared_expert_intermediate_size", 5632.0),
        ],
    },
    TypeDefaults {
        model_type: "qwen3_moe",
        sizes: [2048, 6144, 24, 32, 32768, 151_936],
        others: &[
            ("num_key_value_heads", 4.0),
            ("num_experts", 128.0),
            ("num_experts_per_token", 8.0),
            ("moe_intermediate_size", 768.0),
        ],
    },
    TypeDefaults {
        model_type: "olmoe",
        sizes: [2048, 2048, 16, 16, 4096, 50304],
        others: &[("num_experts", 64.0), ("num_experts_per_token", 8.0)],
    },
    TypeDefaults {
        model_type: "granitemoe",
        sizes: [4096, 11008, 32, 32, 2048, 32000],
        others: &[("num_experts", 8.0), ("num_experts_per_token", 2.0)],
    },
    TypeDefaults {
        model_type: "gpt_oss",
        sizes: [2880, 2880, 36, 64, 131_072, 201_088],
        others: &[
            ("num_key_value_heads", 8.0),
            ("head_dim", 64.0),
            ("sliding_window", 128.0),
            ("num_experts", 128.0),
            ("num_experts_per_token", 4.0),
        ],
    },
    TypeDefaults {
        model_type: "ernie4_5_moe",
        sizes: [2560, 12288, 28, 20, 131_072, 103_424],
        others: &[
            ("num_key_value_heads", 4.0),
            ("moe_num_experts", 64.0),
            ("moe_k", 6.0),
            ("moe_intermediate_size", 1536.0),
        ],
    },
    TypeDefaults {
        model_type: "ernie4_5",
        sizes: [1024, 3072, 18, 16, 131_072, 103_424],
        others: &[("num_key_value_heads", 2.0), ("head_dim", 128.0)],
    },
    TypeDefaults {
        model_type: "glm4",
        sizes: [4096, 13696, 40, 32, 131_072, 151_552],
        others: &[("num_key_value_heads", 2.0), ("head_dim", 128.0)],
    },
    TypeDefaults {
        model_type: "bitnet",
        sizes: [2560, 6912, 30, 20, 2048, 128_256],
        others: &[("num_key_value_heads", 5.0)],
    },
    TypeDefaults {
        model_type: "exaone4",
        sizes: [4096, 16384, 32, 32, 2048, 102_400],
        others: &[("num_key_value_heads", 32.0), ("sliding_window", 4096.0)],
    },
    TypeDefaults {
        model_type: "hunyuan_v1_dense",
        sizes: [4096, 11008, 32, 32, 2048, 290_943],
        others: &[],
    },
    TypeDefaults {
        model_type: "lfm2",
        sizes: [2560, 12288, 32, 32, 128_000, 65536],
        others: &[("num_key_value_heads", 8.0), ("norm_eps", 1e-5), ("conv_L_cache", 3.0)],
    },
    TypeDefaults {
        model_type: "starcoder2",
        sizes: [3072, 12288, 30, 24, 4096, 49152],
        others: &[("num_key_value_heads", 2.0), ("norm_epsilon", 1e-5)],
    },
    TypeDefaults {
        model_type: "stablelm",
        sizes: [2560, 6912, 32, 32, 4096, 50304],
        others: &[("num_key_value_heads", 32.0), ("layer_norm_eps", 1e-5)],
    },
    TypeDefaults {
        model_type: "phi",
        sizes: [2048, 8192, 24, 32, 2048, 51200],
        others: &[("layer_norm_eps", 1e-5)],
    },
    TypeDefaults {
        model_type: "cohere2",
        sizes: [8192, 22528, 40, 64, 8192, 256_000],
        others: &[("sliding_window", 4096.0), ("logit_scale", 0.0625), ("layer_norm_eps", 1e-5)],
    },
    TypeDefaults {
        model_type: "apertus",
        sizes: [4096, 14336, 32, 32, 65536, 131_072],
        others: &[],
    },
    TypeDefaults {
        model_type: "ministral3",
        sizes: [4096, 14336, 34, 32, 262_144, 131_072],
        others: &[("num_key_value_heads", 8.0), ("head_dim", 128.0)],
    },
];

/// Types, and their classes.
const CLASSES: [(&str, &str); 59] = [
    ("afmoe", "AfmoeForCausalLM"),
    ("apertus", "ApertusForCausalLM"),
    ("bamba", "BambaForCausalLM"),
    ("bitnet", "BitNetForCausalLM"),
    ("cohere2", "Cohere2ForCausalLM"),
    ("deepseek_v2", "DeepseekV2ForCausalLM"),
    ("deepseek_v3", "DeepseekV3ForCausalLM"),
    ("ernie4_5", "Ernie4_5ForCausalLM"),
    ("ernie4_5_moe", "Ernie4_5_MoeForCausalLM"),
    ("exaone4", "Exaone4ForCausalLM"),
    ("exaone_moe", "ExaoneMoeForCausalLM"),
    ("falcon_h1", "FalconH1ForCausalLM"),
    ("gemma", "GemmaForCausalLM"),
    ("gemma2", "Gemma2ForCausalLM"),
    ("gemma3", "Gemma3ForConditionalGeneration"),
    ("gemma3_text", "Gemma3ForCausalLM"),
    ("gemma3n", "Gemma3nForConditionalGeneration"),
    ("gemma3n_text", "Gemma3nForCausalLM"),
    ("gemma4", "Gemma4ForConditionalGeneration"),
    ("gemma4_text", "Gemma4ForCausalLM"),
    ("glm4", "Glm4ForCausalLM"),
    ("glm4_moe", "Glm4MoeForCausalLM"),
    ("glm4_moe_lite", "Glm4MoeLiteForCausalLM"),
    ("gpt_oss", "GptOssForCausalLM"),
    ("granite", "GraniteForCausalLM"),
    ("granitemoe", "GraniteMoeForCausalLM"),
    ("granitemoehybrid", "GraniteMoeHybridForCausalLM"),
    ("granitemoeshared", "GraniteMoeSharedForCausalLM"),
    ("hunyuan_v1_dense", "HunYuanDenseV1ForCausalLM"),
    ("hunyuan_v1_moe", "HunYuanMoEV1ForCausalLM"),
    ("lfm2", "Lfm2ForCausalLM"),
    ("lfm2_moe", "Lfm2MoeForCausalLM"),
    ("llama", "LlamaForCausalLM"),
    ("llama4", "Llama4ForCausalLM"),
    ("llama4_text", "Llama4ForCausalLM"),
    ("mamba2", "Mamba2ForCausalLM"),
    ("ministral3", "Ministral3ForCausalLM"),
    ("mistral", "MistralForCausalLM"),
    ("mixtral", "MixtralForCausalLM"),
    ("nemotron_h", "NemotronHForCausalLM"),
    ("olmo2", "Olmo2ForCausalLM"),
    ("olmo3", "Olmo3ForCausalLM"),
    ("olmoe", "OlmoeForCausalLM"),
    ("phi", "PhiForCausalLM"),
    ("phi3", "Phi3ForCausalLM"),
    ("phimoe", "PhimoeForCausalLM"),
    ("qwen2", "Qwen2ForCausalLM"),
    ("qwen2_moe", "Qwen2MoeForCausalLM"),
    ("qwen3", "Qwen3ForCausalLM"),
    ("qwen3_5", "Qwen3_5ForCausalLM"),
    ("qwen3_5_moe", "Qwen3_5MoeForCausalLM"),
    ("qwen3_5_moe_text", "Qwen3_5MoeForCausalLM"),
    ("qwen3_5_text", "Qwen3_5ForCausalLM"),
    ("qwen3_moe", "Qwen3MoeForCausalLM"),
    ("qwen3_next", "Qwen3NextForCausalLM"),
    ("seed_oss", "SeedOssForCausalLM"),
    ("smollm3", "SmolLM3ForCausalLM"),
    ("stablelm", "StableLmForCausalLM"),
    ("starcoder2", "Starcoder2ForCausalLM"),
];

/// Adds the numbers that a configuration leaves out.
pub(super) fn add(config: &mut Map<String, Value>) {
    let model_type = config.get("model_type").and_then(Value::as_str);
    let Some(found) = TYPES.iter().find(|of| Some(of.model_type) == model_type) else { return };
    for (key, size) in SIZES.iter().zip(found.sizes) {
        config.entry(*key).or_insert_with(|| size.into());
    }
    for (key, number) in found.others {
        let value = if number.fract() == 0.0 { (*number as u64).into() } else { (*number).into() };
        config.entry(*key).or_insert(value);
    }
}

/// Returns the class of a type.
pub(super) fn class_of(model_type: &str) -> Option<&'static str> {
    CLASSES.iter().find(|(known, _)| *known == model_type).map(|(_, class)| *class)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_is_missing_is_added() {
        let config = json!({"model_type": "gemma2", "hidden_size": 8, "head_dim": null});
        let mut config = config.as_object().unwrap().clone();
        add(&mut config);
        for (key, expected) in [
            ("hidden_size", json!(8)),
            ("head_dim", Value::Null),
            ("sliding_window", json!(4096)),
            ("attn_logit_softcapping", json!(50)),
            ("num_key_value_heads", json!(4)),
        ] {
            assert_eq!(config[key], expected, "{key}");
        }
        let mut config = json!({"model_type": "cohere2"}).as_object().unwrap().clone();
        add(&mut config);
        assert_eq!(config["logit_scale"], json!(0.0625));
        let unknown = json!({"model_type": "no-such"}).as_object().unwrap().clone();
        let mut config = unknown.clone();
        add(&mut config);
        assert_eq!(config, unknown);
    }

    #[test]
    fn types_have_classes() {
        assert!(TYPES.iter().all(|of| class_of(of.model_type).is_some()));
        assert_eq!(class_of("llama"), Some("LlamaForCausalLM"));
        assert_eq!(class_of("bert"), None);
    }
}
