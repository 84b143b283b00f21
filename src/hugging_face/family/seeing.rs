//! Text models of models that see.

use serde_json::{Value, json};

use super::{
    ExtraBlocks, HeadOrder, HfFamily, PLAIN, check, common, dense, latent, mixtures, sliding,
};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorRecipe, part_of};
use crate::hugging_face::transform::{ExpertForm, TensorChange};
use crate::hugging_face::{Error, rope};

/// Classes whose text model is any other, as the configuration says.
pub(super) const WRAPPERS: [&str; 6] = [
    "InternVLChatModel",
    "InternVLForConditionalGeneration",
    "LlavaForConditionalGeneration",
    "LlavaNextForConditionalGeneration",
    "Idefics3ForConditionalGeneration",
    "SmolVLMForConditionalGeneration",
];
/// Types of text models, and their classes.
const TEXT_CLASSES: [(&str, &str); 5] = [
    ("llama", "LlamaForCausalLM"),
    ("mistral", "MistralForCausalLM"),
    ("qwen2", "Qwen2ForCausalLM"),
    ("qwen3", "Qwen3ForCausalLM"),
    ("gemma2", "Gemma2ForCausalLM"),
];

/// All of them.
pub(super) static FAMILIES: [HfFamily; 7] = [
    HfFamily {
        classes: &["Qwen2VLForConditionalGeneration", "Qwen2_5_VLForConditionalGeneration"],
        arch: "qwen2vl",
        metadata: qwen2_vl,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3VLForConditionalGeneration"],
        arch: "qwen3vl",
        metadata: qwen3_vl,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3VLMoeForConditionalGeneration"],
        arch: "qwen3vlmoe",
        changes: &[
            // llama.cpp's converter takes them for columns, which those that transformers saved
            // are not
            ("mlp.experts.gate_up_proj", TensorChange::GateAndUp(ExpertForm::Either)),
            ("mlp.experts.down_proj", TensorChange::Down(ExpertForm::Either)),
        ],
        metadata: qwen3_vl_moe,
        ..PLAIN
    },
    HfFamily {
        classes: &["Mistral3ForConditionalGeneration", "Ministral3ForCausalLM"],
        arch: "mistral3",
        order: HeadOrder::Pairs,
        metadata: mistral3,
        ..PLAIN
    },
    HfFamily {
        classes: &["Glm4vForConditionalGeneration", "GlmOcrForConditionalGeneration"],
        arch: "glm4",
        layer: dense::GLM_LAYER,
        recipe: Some(glm4v_heads),
        extra_blocks: ExtraBlocks::Kept,
        metadata: glm4v,
        ..PLAIN
    },
    HfFamily {
        classes: &["PaddleOCRVLForConditionalGeneration"],
        arch: "paddleocr",
        metadata: paddle,
        ..PLAIN
    },
    HfFamily {
        classes: &["Glm4vMoeForConditionalGeneration"],
        arch: "glm4moe",
        layer: latent::GLM_LAYER,
        extra_blocks: ExtraBlocks::Kept,
        metadata: glm4v_moe,
        ..PLAIN
    },
];

/// Returns the class of the text model of a model that sees, where the class of the whole does not
/// say it.
///
/// # Errors
/// It is of an unknown type.
pub(super) fn text_class(config: &ModelConfig) -> Result<&'static str, Error> {
    let model_type = config.get("model_type").and_then(Value::as_str);
    let found = TEXT_CLASSES.iter().find(|(known, _)| Some(*known) == model_type);
    found.map(|(_, class)| *class).ok_or_else(|| {
        let known = TEXT_CLASSES.map(|(known, _)| known).join(", ");
        config.fault("model_type", &format!("a text model of {known}"))
    })
}

fn qwen2_vl(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    sliding::set_qwen(config, metadata, 80)?;
    rope::set_sections(config, metadata)
}

/// Sets the number of first layers that take a slice of an image's rows.
fn set_deepstack(config: &ModelConfig, metadata: &mut FamilyMetadata) {
    let vision = config.get("vision_config");
    let layers = vision.and_then(|vision| vision["deepstack_visual_indexes"].as_array());
    metadata.set("n_deepstack_layers", layers.map_or(0, Vec::len) as u32);
}

fn qwen3_vl(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    set_deepstack(config, metadata);
    rope::set_sections(config, metadata)
}

fn qwen3_vl_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    // its router divides by the sum of weights, whatever is said
    check(config, "norm_topk_prob", &json!(true))?;
    mixtures::qwen_moe(config, metadata)?;
    set_deepstack(config, metadata);
    rope::set_sections(config, metadata)
}

fn paddle(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    mixtures::ernie(config, metadata)?;
    rope::set_sections(config, metadata)
}

fn glm4v(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    dense::glm4(config, metadata)?;
    rope::set_sections(config, metadata)
}

fn glm4v_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    latent::glm4_moe(config, metadata)?;
    rope::set_sections(config, metadata)
}

/// Returns the recipe of queries and keys of a dense GLM that sees: the pairs of the part of a head
/// that turns lie side by side, and are halves in GGUF.
fn glm4v_heads(
    config: &ModelConfig,
    name: &str,
    _: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let n_head = match part_of(name) {
        "attn_q" => config.n_head()?,
        "attn_k" => config.n_head_kv()?,
        _ => return Ok(None),
    };
    if rope::sections(config)?.is_none() {
        return Ok(None);
    }
    let size = config.head_dim()? as usize;
    let share = rope::share(config)?.unwrap_or(0.5);
    let n_turned = (size as f64 * share) as usize;
    if n_turned > size || !n_turned.is_multiple_of(2) {
        return Err(config.fault("partial_rotary_factor", "a share of whole pairs of a head"));
    }
    let mut rows = Vec::new();
    for start in (0..n_head as usize).map(|head| head * size) {
        for first in [start, start + 1] {
            rows.extend((first..start + n_turned).step_by(2).map(|row| row..row + 1));
        }
        rows.push(start + n_turned..start + size);
    }
    Ok(Some(TensorRecipe::named(name).with_rows(rows)))
}

/// Sets the keys of Mistral Small 3 and of Ministral 3, whose positions are scaled.
fn mistral3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    match config.get("model_type").and_then(Value::as_str) {
        Some("ministral3") => {
            super::sizes(config, metadata)?;
            super::set_head_size(config, metadata)?;
            rope::set_ministral3(config, metadata)?;
            sliding::set(config, metadata, None)?;
            metadata.set("vocab_size", config.required_count("vocab_size")?);
            metadata.set("rope.dimension_count", config.head_dim()?);
            Ok(())
        }
        Some("mistral") | None => {
            super::llama_keys(config, metadata)?;
            sliding::set(config, metadata, sliding::USUAL)
        }
        Some(_) => Err(config.fault("model_type", "a text model mistral or ministral3")),
    }
}
