//! Architectures that are read from folders, and their metadata.

mod dense;
mod encoders;
mod gemmas;
mod latent;
mod later_mixtures;
mod layer_norms;
mod mixtures;
mod recurrent;
mod seeing;
mod sliding;

use std::path::Path;

use serde_json::Value;

use super::config::ModelConfig;
use super::metadata::FamilyMetadata;
use super::recipe::TensorRecipe;
use super::rope;
use super::safetensors::Safetensors;
use super::sentence::SentenceModules;
use super::transform::TensorChange;
use super::{Error, defaults};
use mixtures::set_counts;

/// The order of the rows of queries and keys in a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum HeadOrder {
    /// As they are stored: the halves of a head are pairs.
    Halves,
    /// The pairs of a head lie side by side.
    Pairs,
}

/// An architecture that is read from folders.
pub(super) struct HfFamily {
    /// Names of its classes.
    classes: &'static [&'static str],
    /// Its name in GGUF.
    pub arch: &'static str,
    /// The order of the rows of queries and keys.
    pub order: HeadOrder,
    /// True if the weights of norms are stored less 1.
    pub norms_less_one: bool,
    /// Beginnings of names, and what stands in their place before they are looked up.
    pub prefixes: &'static [(&'static str, &'static str)],
    /// Names of parts of a layer that are not as usual, and GGUF's words.
    pub layer: &'static [(&'static str, &'static str)],
    /// The prefix of the parts of a state space, in a layer that has one.
    pub state_space: Option<&'static str>,
    /// Names of tensors of the whole model that are not as usual, and GGUF's words.
    pub whole: &'static [(&'static str, &'static str)],
    /// Says how a tensor is made of the stored one, where it is not that.
    pub recipe: Option<RecipeRule>,
    /// Names of tensors that are others in GGUF, of the whole model or behind the prefix of a
    /// layer.
    pub changes: &'static [(&'static str, TensorChange)],
    /// Beginnings of the names of matrices that are one tensor in GGUF, before their numbers, and
    /// its name.
    pub stacked: &'static [(&'static str, &'static str)],
    /// Beginnings of names that are left out, of the whole model or behind the prefix of a layer.
    pub left_out: &'static [&'static str],
    /// The blocks after the layers, for multi-token prediction.
    pub extra_blocks: ExtraBlocks,
    /// The activations that are computed.
    activation: ActivationRule,
    /// Writes the metadata.
    metadata: fn(&ModelConfig, &mut FamilyMetadata) -> Result<(), Error>,
    /// Adds the metadata that tensors say.
    learned: fn(&ModelConfig, &Safetensors, &mut FamilyMetadata) -> Result<(), Error>,
}

/// The lot of blocks after the layers of a model, which predict further tokens.
#[derive(Clone, Copy)]
pub(super) enum ExtraBlocks {
    /// There are none.
    None,
    /// They are left out.
    Skipped,
    /// They follow the layers where a folder has them, as many as `num_nextn_predict_layers` says.
    Kept,
    /// They follow the layers where a folder has them, under names of their own.
    Named(BlockNames),
}

/// The function that says how a tensor is made: of its name in GGUF and the stored shape.
pub(super) type RecipeRule =
    fn(&ModelConfig, &str, &[usize]) -> Result<Option<TensorRecipe>, Error>;

/// The function that says whether a name, next to the number of layers, is of a block after the
/// layers, and what it is called as a layer.
pub(super) type BlockNames = fn(&str, u32) -> Option<String>;

/// The activations of an FFN that are computed.
#[derive(Clone, Copy)]
struct ActivationRule {
    /// The key that names one.
    key: &'static str,
    /// The names of it.
    names: &'static [&'static str],
}

const SILU: ActivationRule = ActivationRule { key: "hidden_act", names: &["silu", "swish"] };
/// GELU by the hyperbolic tangent.
const GELU: ActivationRule =
    ActivationRule { key: "hidden_act", names: &["gelu_pytorch_tanh", "gelu_new"] };
/// That of Gemma; what its first configurations call `hidden_act` is not what is computed.
const GEMMA_GELU: ActivationRule =
    ActivationRule { key: "hidden_activation", names: &["gelu_pytorch_tanh"] };

const PLAIN: HfFamily = HfFamily {
    classes: &[],
    arch: "",
    order: HeadOrder::Halves,
    norms_less_one: false,
    prefixes: &[],
    layer: &[],
    state_space: None,
    whole: &[],
    recipe: None,
    changes: &[],
    stacked: &[],
    left_out: &[],
    extra_blocks: ExtraBlocks::None,
    activation: SILU,
    metadata: common,
    learned: |_, _, _| Ok(()),
};

/// A norm of what attention adds, where it is called so in a GGUF file, too; else the norm of this
/// name is the one before the FFN.
const POST_NORM: &[(&str, &str)] = &[("post_attention_layernorm.", "post_attention_norm.")];

/// All of them.
static FAMILIES: [HfFamily; 27] = [
    HfFamily {
        classes: &[
            "LlamaForCausalLM",
            "LLaMAForCausalLM",
            "LlamaModel",
            "MistralForCausalLM",
            "MistralModel",
            "MixtralForCausalLM",
        ],
        arch: "llama",
        order: HeadOrder::Pairs,
        metadata: llama,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen2ForCausalLM", "Qwen2Model"],
        arch: "qwen2",
        metadata: qwen2,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3ForCausalLM", "Qwen3Model"],
        arch: "qwen3",
        metadata: qwen2,
        ..PLAIN
    },
    HfFamily {
        classes: &["GemmaForCausalLM"],
        arch: "gemma",
        norms_less_one: true,
        activation: GEMMA_GELU,
        metadata: gemma,
        ..PLAIN
    },
    HfFamily {
        classes: &["Gemma2ForCausalLM"],
        arch: "gemma2",
        norms_less_one: true,
        activation: GEMMA_GELU,
        layer: POST_NORM,
        metadata: gemma2,
        ..PLAIN
    },
    HfFamily {
        classes: &["Gemma3ForCausalLM", "Gemma3ForConditionalGeneration"],
        arch: "gemma3",
        norms_less_one: true,
        activation: GEMMA_GELU,
        layer: POST_NORM,
        metadata: gemma3,
        ..PLAIN
    },
    HfFamily { classes: &["Phi3ForCausalLM"], arch: "phi3", metadata: phi3, ..PLAIN },
    HfFamily {
        classes: &["SmolLM3ForCausalLM"],
        arch: "smollm3",
        order: HeadOrder::Pairs,
        metadata: smollm3,
        ..PLAIN
    },
    HfFamily {
        classes: &["GraniteForCausalLM"],
        arch: "granite",
        order: HeadOrder::Pairs,
        metadata: granite,
        ..PLAIN
    },
    HfFamily {
        classes: &["Olmo2ForCausalLM", "Olmo3ForCausalLM"],
        arch: "olmo2",
        layer: POST_NORM,
        metadata: olmo2,
        ..PLAIN
    },
    HfFamily { classes: &["SeedOssForCausalLM"], arch: "seed_oss", layer: POST_NORM, ..PLAIN },
    HfFamily {
        classes: &["Qwen2MoeForCausalLM"],
        arch: "qwen2moe",
        metadata: mixtures::qwen2_moe,
        ..PLAIN
    },
    HfFamily {
        classes: &["Qwen3MoeForCausalLM"],
        arch: "qwen3moe",
        metadata: mixtures::qwen3_moe,
        ..PLAIN
    },
    HfFamily { classes: &["OlmoeForCausalLM"], arch: "olmoe", metadata: mixtures::olmoe, ..PLAIN },
    HfFamily {
        classes: &["GraniteMoeForCausalLM"],
        arch: "granitemoe",
        order: HeadOrder::Pairs,
        layer: &[("block_sparse_moe.router.layer.", "ffn_gate_inp.")],
        metadata: granite,
        ..PLAIN
    },
    HfFamily {
        classes: &["GptOssForCausalLM"],
        arch: "gpt-oss",
        layer: mixtures::GPT_OSS_LAYER,
        metadata: mixtures::gpt_oss,
        ..PLAIN
    },
    HfFamily {
        classes: &["Ernie4_5_MoeForCausalLM"],
        arch: "ernie4_5-moe",
        layer: mixtures::ERNIE_LAYER,
        metadata: mixtures::ernie_moe,
        ..PLAIN
    },
    HfFamily {
        classes: &["Ernie4_5ForCausalLM", "Ernie4_5_ForCausalLM"],
        arch: "ernie4_5",
        metadata: mixtures::ernie,
        ..PLAIN
    },
    HfFamily {
        classes: &["Glm4ForCausalLM"],
        arch: "glm4",
        layer: dense::GLM_LAYER,
        metadata: dense::glm4,
        ..PLAIN
    },
    HfFamily {
        classes: &["BitNetForCausalLM", "BitnetForCausalLM"],
        arch: "bitnet",
        layer: dense::BITNET_LAYER,
        recipe: Some(dense::bitnet_recipe),
        activation: ActivationRule { key: "hidden_act", names: &["relu2", "silu"] },
        metadata: dense::bitnet,
        ..PLAIN
    },
    HfFamily {
        classes: &["Exaone4ForCausalLM"],
        arch: "exaone4",
        layer: POST_NORM,
        metadata: dense::exaone4,
        ..PLAIN
    },
    HfFamily {
        classes: &["HunYuanDenseV1ForCausalLM"],
        arch: "hunyuan-dense",
        layer: dense::HUNYUAN_LAYER,
        metadata: dense::hunyuan,
        ..PLAIN
    },
    HfFamily {
        classes: &["Lfm2ForCausalLM", "LFM2ForCausalLM", "Lfm2VlForConditionalGeneration"],
        arch: "lfm2",
        layer: dense::LFM2_LAYER,
        whole: &[("model.embedding_norm.", "token_embd_norm.")],
        metadata: dense::lfm2,
        ..PLAIN
    },
    HfFamily {
        classes: &["Starcoder2ForCausalLM"],
        arch: "starcoder2",
        layer: &[("mlp.c_fc.", "ffn_up."), ("mlp.c_proj.", "ffn_down.")],
        activation: GELU,
        metadata: layer_norms::starcoder2,
        ..PLAIN
    },
    HfFamily {
        classes: &["StableLmForCausalLM", "StableLMEpochForCausalLM"],
        arch: "stablelm",
        metadata: layer_norms::stablelm,
        ..PLAIN
    },
    HfFamily {
        classes: &["PhiForCausalLM"],
        arch: "phi2",
        layer: layer_norms::PHI_LAYER,
        whole: &[("model.final_layernorm.", "output_norm.")],
        activation: GELU,
        metadata: layer_norms::phi2,
        ..PLAIN
    },
    HfFamily {
        classes: &["Cohere2ForCausalLM"],
        arch: "cohere2",
        metadata: layer_norms::cohere2,
        ..PLAIN
    },
];

/// Returns all architectures.
fn families() -> impl Iterator<Item = &'static HfFamily> {
    let later = recurrent::FAMILIES
        .iter()
        .chain(&seeing::FAMILIES)
        .chain(&gemmas::FAMILIES)
        .chain(&latent::FAMILIES)
        .chain(&encoders::FAMILIES);
    FAMILIES.iter().chain(later).chain(&later_mixtures::FAMILIES)
}

/// Returns the class of a model, of one that sees that of its text model where this may be of
/// several.
///
/// # Errors
/// The text model is of an unknown type.
pub(super) fn class_of(config: &ModelConfig) -> Result<Option<&str>, Error> {
    match config.architecture() {
        Some(class) if seeing::WRAPPERS.contains(&class) => seeing::text_class(config).map(Some),
        class => Ok(class),
    }
}

/// Returns the architecture of a class.
///
/// # Errors
/// It is none of those that are read.
pub(super) fn find(path: &Path, class: Option<&str>) -> Result<&'static HfFamily, Error> {
    let class = class.unwrap_or("(none)");
    families().find(|family| family.classes.contains(&class)).ok_or_else(|| {
        Error::UnknownArchitecture {
            path: path.into(),
            arch: class.chars().take(100).collect(),
            known: families()
                .flat_map(|family| family.classes)
                .chain(&seeing::WRAPPERS)
                .copied()
                .collect(),
        }
    })
}

impl HfFamily {
    /// Returns the metadata of a model with some blocks for multi-token prediction.
    ///
    /// # Errors
    /// A key is missing or out of its range, or asks for what hob does not compute.
    pub(super) fn metadata(
        &self,
        config: &ModelConfig,
        n_extra_blocks: u32,
    ) -> Result<FamilyMetadata, Error> {
        let mut metadata = FamilyMetadata::new(self.arch, n_extra_blocks);
        (self.metadata)(config, &mut metadata)?;
        rope::check(config, &metadata)?;
        if self.has_output() {
            // a decoder that sees all of a text at once is no encoder that hob has
            check(config, "is_causal", &Value::Bool(true))?;
        }
        let ActivationRule { key, names } = self.activation;
        match config.get(key) {
            Some(found) if names.iter().all(|name| found != name) => {
                Err(config.fault(key, &names.join(" or ")))
            }
            _ => Ok(()),
        }?;
        Ok(metadata)
    }

    /// Returns whether a model writes texts, by an output of its own or by its embedding.
    pub(super) fn has_output(&self) -> bool {
        !encoders::FAMILIES.iter().any(|family| std::ptr::eq(family, self))
    }

    /// Returns the modules beside the model: the beginning of the names of their tensors, and their
    /// folders.
    ///
    /// # Errors
    /// One is not as the family has it.
    pub(super) fn modules<'a>(
        &self,
        modules: &'a SentenceModules,
    ) -> Result<Vec<(&'static str, &'a Path)>, Error> {
        encoders::dense_modules(self.arch, modules)
    }

    /// Adds the metadata that the tensors of a folder say.
    ///
    /// # Errors
    /// A tensor is not as the family has it.
    pub(super) fn learn(
        &self,
        config: &ModelConfig,
        stored: &Safetensors,
        metadata: &mut FamilyMetadata,
    ) -> Result<(), Error> {
        let n_extra = metadata.n_extra_blocks;
        metadata.set("block_count", config.n_layer()? + n_extra);
        // a folder may say that there are some and have none
        let is_said = config.get("num_nextn_predict_layers").is_some();
        if n_extra > 0 || is_said && matches!(self.extra_blocks, ExtraBlocks::Kept) {
            metadata.set("nextn_predict_layers", n_extra);
        }
        (self.learned)(config, stored, metadata)
    }
}

/// Reads the epsilon of norms by the root of the mean square, or returns that of the class.
fn rms_epsilon(config: &ModelConfig) -> Result<Option<f64>, Error> {
    match config.number("rms_norm_eps")? {
        None => Ok(class_of(config)?.and_then(defaults::epsilon_of)),
        found => Ok(found),
    }
}

/// Sets the keys that every architecture has.
fn sizes(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes_with(config, metadata, config.required_count("intermediate_size")?)
}

/// Sets the keys that every architecture has, with an FFN of this width.
fn sizes_with(config: &ModelConfig, metadata: &mut FamilyMetadata, n_ff: u32) -> Result<(), Error> {
    metadata.set("block_count", config.n_layer()?);
    metadata.set("context_length", config.required_count("max_position_embeddings")?);
    metadata.set("embedding_length", config.required_count("hidden_size")?);
    metadata.set("feed_forward_length", n_ff);
    metadata.set("attention.head_count", config.n_head()?);
    metadata.set("attention.head_count_kv", config.n_head_kv()?);
    if let Some(epsilon) = rms_epsilon(config)? {
        metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    }
    if let Some(epsilon) = first_number(config, LAYER_NORM_EPSILON)? {
        metadata.set("attention.layer_norm_epsilon", epsilon as f32);
    }
    set_counts(config, metadata)
}

/// Names of the epsilon of layer norms.
const LAYER_NORM_EPSILON: &[&str] = &["layer_norm_eps", "layer_norm_epsilon", "norm_epsilon"];

/// Returns the first of some numbers that is there.
fn first_number(config: &ModelConfig, keys: &[&str]) -> Result<Option<f64>, Error> {
    for key in keys {
        if let Some(number) = config.number(key)? {
            return Ok(Some(number));
        }
    }
    Ok(None)
}

/// Checks that a key says what hob computes; one that is not there says so, too.
fn check(config: &ModelConfig, key: &str, expected: &Value) -> Result<(), Error> {
    match config.get(key) {
        Some(found) if found != expected => Err(config.fault(key, &expected.to_string())),
        _ => Ok(()),
    }
}

/// Sets the common keys, the scaling of positions and the size of heads where it is said.
fn common(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    rope::set(config, metadata)?;
    set_head_size(config, metadata)
}

/// Sets the size of heads where it is said.
fn set_head_size(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    if let Some(size) = config.count("head_dim")? {
        metadata.set("attention.key_length", size);
        metadata.set("attention.value_length", size);
    }
    Ok(())
}

/// Sets the keys of Llama and of those that are built as it is, two of which have windows.
fn llama(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    llama_keys(config, metadata)?;
    match class_of(config)? {
        Some("MistralForCausalLM" | "MistralModel") => {
            sliding::set(config, metadata, sliding::USUAL)
        }
        Some("MixtralForCausalLM") => sliding::set(config, metadata, None),
        _ => Ok(()),
    }
}

/// Sets the keys of Llama but for windows.
fn llama_keys(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    if config.architecture() == Some("MixtralForCausalLM") {
        default_base(metadata, 1e6);
    }
    let head_dim = config.head_dim()?;
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    metadata.set("rope.dimension_count", head_dim);
    rope::set_llama3(config, metadata, head_dim)
}

/// Sets the base of positions where the configuration says none.
fn default_base(metadata: &mut FamilyMetadata, base: f64) {
    if metadata.rope.base.is_none() {
        metadata.rope.base = Some(base);
        metadata.set("rope.freq_base", base as f32);
    }
}

fn qwen2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    sliding::set_qwen(config, metadata, 28)
}

/// Sets the sizes of heads, which Gemma's files always have.
fn gemma(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let head_dim = config.count("head_dim")?.unwrap_or(256);
    metadata.set("attention.key_length", head_dim);
    metadata.set("attention.value_length", head_dim);
    Ok(())
}

/// Sets the factor of scores where it is another than the runtime takes without it: that of the
/// size of a head, or in the 27B models of the width per head.
fn set_scale(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    n_layer_27b: u32,
) -> Result<(), Error> {
    const KEY: &str = "query_pre_attn_scalar";
    let head_dim = config.count("head_dim")?.unwrap_or(256);
    let width = config.required_count("hidden_size")? / config.n_head()?;
    let assumed = if config.n_layer()? == n_layer_27b { width } else { head_dim };
    // transformers' default, of both generations
    let scalar = config.number(KEY)?.unwrap_or(256.0);
    if scalar <= 0.0 {
        return Err(config.fault(KEY, "a number above 0"));
    }
    if scalar != f64::from(assumed) {
        metadata.set("attention.scale", (1.0 / scalar.sqrt()) as f32);
    }
    Ok(())
}

fn gemma2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    gemma(config, metadata)?;
    set_scale(config, metadata, 46)?;
    for key in ["attn_logit_softcapping", "final_logit_softcapping"] {
        let cap = config.number(key)?.ok_or_else(|| config.fault(key, "a number"))?;
        metadata.set(key, cap as f32);
    }
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    // hob computes windows in every second layer
    match windows(config)? {
        Some(pattern) if pattern.iter().enumerate().any(|(i, &on)| on != (i % 2 == 0)) => {
            Err(config.fault("layer_types", "a window in every second layer"))
        }
        _ => Ok(()),
    }
}

fn gemma3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    check(config, "use_bidirectional_attention", &Value::Bool(false))?;
    gemma3_sizes(config, metadata)
}

/// Sets the keys of Gemma 3 and of the encoder that is built as it is.
fn gemma3_sizes(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    set_scale(config, metadata, 62)?;
    let head_dim = config.count("head_dim")?.unwrap_or(256);
    metadata.set("attention.key_length", head_dim);
    metadata.set("attention.value_length", head_dim);
    if metadata.rope.base.is_none() {
        metadata.set("rope.freq_base", 1_000_000f32);
    }
    if let Some(cap) = config.number("final_logit_softcapping")? {
        metadata.set("final_logit_softcapping", cap as f32);
    }
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    // five windowed layers to one global is what files without a pattern mean
    set_pattern(config, metadata, 6)
}

/// Sets the pattern of windows where it is another than the usual: in all but every `period`th.
fn set_pattern(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    period: u32,
) -> Result<(), Error> {
    let every = |period: u32| move |i: usize| !(i as u32 + 1).is_multiple_of(period);
    let usual = every(period);
    let pattern = match (windows(config)?, config.count("sliding_window_pattern")?) {
        (Some(pattern), _) => pattern,
        (None, Some(period)) => (0..config.n_layer()? as usize).map(every(period)).collect(),
        (None, None) => return Ok(()),
    };
    if pattern.iter().enumerate().any(|(i, &windowed)| windowed != usual(i)) {
        metadata.set("attention.sliding_window_pattern", &pattern[..]);
    }
    Ok(())
}

fn phi3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    rope::set_phi3(config, metadata)?;
    // 0 marks Phi-4 among the others
    metadata.set("attention.sliding_window", config.count("sliding_window")?.unwrap_or(0));
    Ok(())
}

fn smollm3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    llama_keys(config, metadata)?;
    sliding::set_smollm3(config, metadata)?;
    if let Some(layers) = config.get("no_rope_layers").and_then(Value::as_array) {
        // 1 stands for positions, in three of four layers
        let is_usual = |(i, has): (usize, &Value)| (has == 1) != (i + 1).is_multiple_of(4);
        if !layers.iter().enumerate().all(is_usual) {
            return Err(config.fault("no_rope_layers", "every fourth layer without positions"));
        }
        return Ok(());
    }
    check(config, "no_rope_layer_interval", &serde_json::json!(4))
}

fn granite(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    llama_keys(config, metadata)?;
    metadata.remove("attention.key_length");
    metadata.remove("attention.value_length");
    for (key, suffix) in [
        ("attention_multiplier", "attention.scale"),
        ("embedding_multiplier", "embedding_scale"),
        ("residual_multiplier", "residual_scale"),
        ("logits_scaling", "logit_scale"),
    ] {
        // 1 is what transformers takes where a key is missing
        if let Some(factor) = config.number(key)?.or(Some(1.0)).filter(|&x| x != 0.0) {
            metadata.set(suffix, factor as f32);
        }
    }
    Ok(())
}

fn olmo2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    // transformers' OLMo 2 has no windows, whatever its configuration says
    if config.architecture() == Some("Olmo2ForCausalLM") {
        return Ok(());
    }
    if let Some(window) = config.count("sliding_window")? {
        metadata.set("attention.sliding_window", window);
        let usual = |n_layer: usize| (0..n_layer).map(|i| (i + 1) % 4 != 0).collect();
        let pattern = match windows(config)? {
            Some(pattern) => pattern,
            None => usual(config.n_layer()? as usize),
        };
        metadata.set("attention.sliding_window_pattern", &pattern[..]);
    }
    Ok(())
}

/// Returns which layers have a window, where the configuration says it of each.
fn windows(config: &ModelConfig) -> Result<Option<Vec<bool>>, Error> {
    let Some(types) = config.get("layer_types").and_then(Value::as_array) else {
        return Ok(None);
    };
    if types.len() != config.n_layer()? as usize {
        return Err(config.fault("layer_types", "one type per layer"));
    }
    Ok(Some(types.iter().map(|ty| ty == "sliding_attention").collect()))
}
