//! Numbers that configurations leave out where they are as transformers has them, by class: the
//! epsilon of norms, and the base of positions.

const MILLIONTH: f64 = 1e-6;
const HUNDRED_THOUSANDTH: f64 = 1e-5;

/// The epsilons of classes, as transformers has them.
const EPSILONS: [(f64, &[&str]); 3] = [
    (
        MILLIONTH,
        &[
            "LlamaForCausalLM",
            "LLaMAForCausalLM",
            "LlamaModel",
            "MistralForCausalLM",
            "MistralModel",
            "Qwen2ForCausalLM",
            "Qwen2Model",
            "Qwen3ForCausalLM",
            "Qwen3Model",
            "GemmaForCausalLM",
            "Gemma2ForCausalLM",
            "Gemma3ForCausalLM",
            "Gemma3ForConditionalGeneration",
            "Gemma3TextModel",
            "Gemma3nForCausalLM",
            "Gemma3nForConditionalGeneration",
            "SmolLM3ForCausalLM",
            "GraniteForCausalLM",
            "GraniteMoeForCausalLM",
            "GraniteMoeSharedForCausalLM",
            "GraniteMoeHybridForCausalLM",
            "SeedOssForCausalLM",
            "Qwen2MoeForCausalLM",
            "Qwen3MoeForCausalLM",
            "Qwen3VLForConditionalGeneration",
            "Qwen3VLMoeForConditionalGeneration",
            "Qwen3_5ForCausalLM",
            "Qwen3_5ForConditionalGeneration",
            "Qwen3_5MoeForCausalLM",
            "Qwen3_5MoeForConditionalGeneration",
            "Qwen3NextForCausalLM",
            "DeepseekV2ForCausalLM",
            "DeepseekV3ForCausalLM",
            "KimiVLForConditionalGeneration",
        ],
    ),
    (
        HUNDRED_THOUSANDTH,
        &[
            "MixtralForCausalLM",
            "Phi3ForCausalLM",
            "Olmo2ForCausalLM",
            "Olmo3ForCausalLM",
            "OlmoeForCausalLM",
            "GptOssForCausalLM",
            "Ernie4_5ForCausalLM",
            "Ernie4_5_ForCausalLM",
            "Ernie4_5_MoeForCausalLM",
            "BitNetForCausalLM",
            "Exaone4ForCausalLM",
            "ExaoneMoEForCausalLM",
            "ExaoneMoeForCausalLM",
            "HunYuanDenseV1ForCausalLM",
            "HunYuanMoEV1ForCausalLM",
            "Glm4MoeForCausalLM",
            "Glm4MoeLiteForCausalLM",
            "Glm4vForConditionalGeneration",
            "Glm4vMoeForConditionalGeneration",
            "GlmOcrForConditionalGeneration",
            "PaddleOCRVLForConditionalGeneration",
            "ApertusForCausalLM",
            "AfmoeForCausalLM",
            "Llama4ForCausalLM",
            "Llama4ForConditionalGeneration",
            "Ministral3ForCausalLM",
            "BambaForCausalLM",
            "FalconH1ForCausalLM",
            "Qwen2VLForConditionalGeneration",
            "Qwen2_5_VLForConditionalGeneration",
        ],
    ),
    (0.000_000_156_25, &["Glm4ForCausalLM"]),
];

/// Returns the epsilon of norms by the root of the mean square that a class has where its
/// configuration says none.
pub(super) fn epsilon_of(class: &str) -> Option<f64> {
    let found = EPSILONS.iter().find(|(_, classes)| classes.contains(&class));
    found.map(|(epsilon, _)| *epsilon)
}

/// The bases of positions of classes, where they are not 10000.
const BASES: [(f64, &[&str]); 7] = [
    (1000.0, &["NomicBertModel"]),
    (150_000.0, &["GptOssForCausalLM"]),
    (160_000.0, &["GteModel", "GteForMaskedLM", "GteForSequenceClassification"]),
    (
        500_000.0,
        &[
            "BitNetForCausalLM",
            "Ernie4_5ForCausalLM",
            "Ernie4_5_ForCausalLM",
            "Ernie4_5_MoeForCausalLM",
            "Llama4ForCausalLM",
            "Llama4ForConditionalGeneration",
            "Olmo3ForCausalLM",
            "PaddleOCRVLForConditionalGeneration",
            "Qwen3VLForConditionalGeneration",
            "Qwen3VLMoeForConditionalGeneration",
        ],
    ),
    (
        1_000_000.0,
        &[
            "MixtralForCausalLM",
            "Lfm2ForCausalLM",
            "LFM2ForCausalLM",
            "Lfm2VlForConditionalGeneration",
            "Lfm2MoeForCausalLM",
            "Qwen2VLForConditionalGeneration",
            "Qwen2_5_VLForConditionalGeneration",
        ],
    ),
    (2_000_000.0, &["SmolLM3ForCausalLM"]),
    (12_000_000.0, &["ApertusForCausalLM"]),
];

/// Returns the base of positions that a class has where its configuration says none; `None` where
/// it is the usual one.
pub(super) fn base_of(class: &str) -> Option<f64> {
    let found = BASES.iter().find(|(_, classes)| classes.contains(&class));
    found.map(|(base, _)| *base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_have_their_own() {
        assert_eq!(epsilon_of("LlamaForCausalLM"), Some(1e-6));
        assert_eq!(epsilon_of("MixtralForCausalLM"), Some(1e-5));
        assert_eq!(epsilon_of("Glm4ForCausalLM"), Some(1.5625e-7));
        assert_eq!(epsilon_of("PhiForCausalLM"), None);
        assert_eq!(base_of("MixtralForCausalLM"), Some(1e6));
        assert_eq!(base_of("LlamaForCausalLM"), None);
    }
}
