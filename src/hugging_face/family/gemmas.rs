//! Gemma 3n and Gemma 4: layers that share keys and values, and a slice of values of its own for
//! each layer of each token.

use std::f64::consts::{FRAC_2_SQRT_PI, SQRT_2};

use serde_json::{Map, Value, json};

use super::{GEMMA_GELU, HfFamily, PLAIN, check, default_base, set_counts, windows};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::transform::TensorChange;
use crate::hugging_face::{Error, rope};

/// Parts of a layer of Gemma 3n, and GGUF's words.
const GEMMA3N_LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("per_layer_input_gate.", "inp_gate."),
    ("per_layer_projection.", "proj."),
    ("post_per_layer_input_norm.", "post_norm."),
    ("altup.correct_output_scale", "altup_correct_scale.weight"),
    ("altup.correction_coefs.", "altup_correct_coef."),
    ("altup.modality_router.", "altup_router."),
    ("altup.prediction_coefs.", "altup_predict_coef."),
    ("altup.router_norm.", "altup_router_norm."),
    ("laurel.linear_left.", "laurel_l."),
    ("laurel.linear_right.", "laurel_r."),
    ("laurel.post_laurel_norm.", "laurel_post_norm."),
];
/// Parts of a layer of Gemma 4, and GGUF's words.
const GEMMA4_LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("per_layer_input_gate.", "inp_gate."),
    ("per_layer_projection.", "proj."),
    ("post_per_layer_input_norm.", "post_norm."),
    ("layer_scalar", "layer_output_scale.weight"),
    ("post_feedforward_layernorm_1.", "post_ffw_norm_1."),
    ("pre_feedforward_layernorm_2.", "pre_ffw_norm_2."),
    ("post_feedforward_layernorm_2.", "post_ffw_norm_2."),
    ("router.proj.", "ffn_gate_inp."),
    ("router.scale", "ffn_gate_inp.scale"),
    ("router.per_expert_scale", "ffn_down_exps.scale"),
    ("experts.gate_up_proj", "ffn_gate_up_exps.weight"),
    ("experts.down_proj", "ffn_down_exps.weight"),
];
/// Tensors of the whole model, and GGUF's words.
const WHOLE: &[(&str, &str)] = &[
    ("model.per_layer_model_projection.", "per_layer_model_proj."),
    ("model.per_layer_projection_norm.", "per_layer_proj_norm."),
];
/// The tables of tokens, which may end before those of pictures and sounds.
const TABLES: &[(&str, TensorChange)] = &[
    ("model.embed_tokens.weight", TensorChange::TokenTable("token_embd.weight")),
    (
        "model.embed_tokens_per_layer.weight",
        TensorChange::TokenTable("per_layer_token_embd.weight"),
    ),
];

/// All of them.
pub(super) static FAMILIES: [HfFamily; 2] = [
    HfFamily {
        classes: &["Gemma3nForCausalLM", "Gemma3nForConditionalGeneration"],
        arch: "gemma3n",
        layer: GEMMA3N_LAYER,
        whole: WHOLE,
        changes: TABLES,
        stacked: &[
            ("model.altup_projections.", "altup_proj.weight"),
            ("model.altup_unembed_projections.", "altup_unembd_proj.weight"),
        ],
        activation: GEMMA_GELU,
        metadata: gemma3n,
        ..PLAIN
    },
    HfFamily {
        classes: &["Gemma4ForCausalLM", "Gemma4ForConditionalGeneration"],
        arch: "gemma4",
        layer: GEMMA4_LAYER,
        whole: WHOLE,
        changes: TABLES,
        activation: GEMMA_GELU,
        metadata: gemma4,
        ..PLAIN
    },
];

/// Sets the keys that both have, but the sizes of heads; returns the layers with a window.
fn common(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<Vec<bool>, Error> {
    let n_layer = config.n_layer()?;
    metadata.set("block_count", n_layer);
    metadata.set("context_length", config.required_count("max_position_embeddings")?);
    metadata.set("embedding_length", config.required_count("hidden_size")?);
    metadata.set("attention.head_count", config.n_head()?);
    metadata.set("attention.head_count_kv", config.n_head_kv()?);
    let epsilon = config.number("rms_norm_eps")?.unwrap_or(1e-6);
    metadata.set("attention.layer_norm_rms_epsilon", epsilon as f32);
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    let n_shared = config.whole("num_kv_shared_layers")?.unwrap_or(0);
    metadata.set("attention.shared_kv_layers", n_shared);
    let n_own = config.whole("hidden_size_per_layer_input")?.unwrap_or(0);
    metadata.set("embedding_length_per_layer_input", n_own);
    check(config, "attention_bias", &json!(false))?;
    let windowed = windows(config)?;
    let windowed = windowed.ok_or_else(|| config.fault("layer_types", "one type per layer"))?;
    metadata.set("attention.sliding_window_pattern", &windowed[..]);
    Ok(windowed)
}

/// Sets the cap of logits. Readers take a file without one for a model with the usual cap, so that
/// 0 stands for none.
fn set_cap(config: &ModelConfig, metadata: &mut FamilyMetadata, default: f64) -> Result<(), Error> {
    const KEY: &str = "final_logit_softcapping";
    let default = if config.is_null(KEY) { 0.0 } else { default };
    metadata.set(KEY, config.number(KEY)?.unwrap_or(default) as f32);
    Ok(())
}

fn gemma3n(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    let n_layer = config.n_layer()? as usize;
    match config.get("intermediate_size").and_then(Value::as_array) {
        Some(of_layers) => {
            let width = |value: &Value| value.as_u64().filter(|n| (1..=1 << 24).contains(n));
            let widths: Option<Vec<i32>> =
                of_layers.iter().map(|value| width(value).map(|n| n as i32)).collect();
            let widths = widths.filter(|widths| widths.len() == n_layer);
            let expected = "a whole number for each layer";
            let widths = widths.ok_or_else(|| config.fault("intermediate_size", expected))?;
            metadata.set("feed_forward_length", widths);
        }
        None => {
            metadata.set("feed_forward_length", config.required_count("intermediate_size")?);
        }
    }
    let head_dim = config.count("head_dim")?.unwrap_or(256);
    metadata.set("attention.key_length", head_dim);
    metadata.set("attention.value_length", head_dim);
    rope::set(config, metadata)?;
    default_base(metadata, 1e6);
    set_cap(config, metadata, 30.0)?;
    check(config, "altup_correct_scale", &json!(true))?;
    metadata.set("altup.active_idx", config.whole("altup_active_idx")?.unwrap_or(0));
    metadata.set("altup.num_inputs", config.count("altup_num_inputs")?.unwrap_or(4));
    metadata.set("activation_sparsity_scale", sparsity(config, n_layer)?);
    Ok(())
}

/// Returns how many standard deviations above the mean the gates of each layer begin to count, of
/// the shares of those that do not.
fn sparsity(config: &ModelConfig, n_layer: usize) -> Result<Vec<f32>, Error> {
    const KEY: &str = "activation_sparsity_pattern";
    let expected = "a share for each layer: 0, or from 0.0001 to 0.9999";
    let deviations = |value: &Value| match value.as_f64()? as f32 {
        0.0 => Some(f32::NEG_INFINITY),
        share if (0.0001..=0.9999).contains(&share) => Some(normal_quantile(share)),
        _ => None,
    };
    let found: Option<Vec<f32>> = match config.get(KEY) {
        None => Some(vec![f32::NEG_INFINITY; n_layer]),
        Some(Value::Array(shares)) => shares.iter().map(deviations).collect(),
        Some(share) => deviations(share).map(|of_all| vec![of_all; n_layer]),
    };
    found.filter(|all| all.len() == n_layer).ok_or_else(|| config.fault(KEY, expected))
}

/// Returns the value that this share of a normal distribution is below, rounded where the
/// converter rounds.
fn normal_quantile(share: f32) -> f32 {
    inverse_erf(f64::from(2.0 * share - 1.0)) as f32 * SQRT_2 as f32
}

/// Returns the number whose error function is `y`, from -0.9998 to 0.9998: Newton's method on the
/// series.
fn inverse_erf(y: f64) -> f64 {
    let mut x = 0.0f64;
    for _ in 0..60 {
        // the first step is short of the root, and so are the others: the function bends down
        let slope = FRAC_2_SQRT_PI * (-x * x).exp();
        x += (y - erf(x)) / slope;
    }
    x
}

/// Returns the error function of a number of at most 3.
fn erf(x: f64) -> f64 {
    let mut power = x;
    let mut sum = x;
    for n in 1..100 {
        power *= -x * x / f64::from(n);
        sum += power / f64::from(2 * n + 1);
    }
    FRAC_2_SQRT_PI * sum
}

fn gemma4(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let windowed = common(config, metadata)?;
    let n_layer = config.n_layer()?;
    let n_ff = config.required_count("intermediate_size")?;
    metadata.set("feed_forward_length", n_ff);
    let n_shared = config.whole("num_kv_shared_layers")?.unwrap_or(0);
    if config.get("use_double_wide_mlp") == Some(&json!(true)) {
        let n_own = n_layer.saturating_sub(n_shared);
        let width = |i: u32| (if i < n_own { n_ff } else { 2 * n_ff }) as i32;
        metadata.set("feed_forward_length", (0..n_layer).map(width).collect::<Vec<i32>>());
    }
    let local_dim = config.count("head_dim")?.unwrap_or(256);
    let global = GlobalHeads::read(config, &windowed)?;
    metadata.set("attention.key_length", global.size);
    metadata.set("attention.value_length", global.size);
    metadata.set("attention.key_length_swa", local_dim);
    metadata.set("attention.value_length_swa", local_dim);
    if let Some(n_global) = global.n_head_kv {
        let n_local = config.n_head_kv()?;
        let n_heads = windowed.iter().map(|&on| (if on { n_local } else { n_global }) as i32);
        metadata.set("attention.head_count_kv", n_heads.collect::<Vec<i32>>());
    }
    rope::set_gemma4(config, metadata, global.size)?;
    metadata.set("rope.dimension_count", global.size);
    metadata.set("rope.dimension_count_swa", local_dim);
    set_cap(config, metadata, 0.0)?;
    if config.get("use_bidirectional_attention") == Some(&json!("all")) {
        return Err(config.fault("use_bidirectional_attention", "null or \"vision\""));
    }
    if config.get("enable_moe_block") == Some(&json!(true)) {
        set_counts(config, metadata)?;
        metadata.set("expert_used_count", config.required_count("top_k_experts")?);
        metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    }
    Ok(())
}

/// The heads of layers without a window.
#[derive(Clone, Copy, PartialEq)]
struct GlobalHeads {
    /// Values of a head.
    size: u32,
    /// Number of heads of keys and values, where it is another than in layers with a window.
    n_head_kv: Option<u32>,
}

impl GlobalHeads {
    /// Reads them, of the older keys or of what is said of each layer.
    fn read(config: &ModelConfig, windowed: &[bool]) -> Result<GlobalHeads, Error> {
        const KEY: &str = "per_layer_config";
        let Some(of_layers) = config.get(KEY).and_then(Value::as_object) else {
            let is_shared = config.get("attention_k_eq_v") == Some(&json!(true));
            let n_head_kv = config.count("num_global_key_value_heads")?.filter(|_| is_shared);
            let size = config.count("global_head_dim")?.unwrap_or(512);
            return Ok(GlobalHeads { size, n_head_kv });
        };
        let expected =
            "head_dim and num_key_value_heads, the same for all layers of full_attention";
        let fault = || config.fault(KEY, expected);
        let number = |layer: &Map<String, Value>, key: &str| match layer.get(key) {
            None => Ok(None),
            Some(value) => {
                let n = value.as_u64().filter(|n| (1..=1 << 16).contains(n));
                n.map(|n| Some(n as u32)).ok_or_else(fault)
            }
        };
        let mut found: Option<GlobalHeads> = None;
        let mut n_global = 0;
        for (i, layer) in of_layers {
            let is_windowed = i.parse().ok().and_then(|i: usize| windowed.get(i));
            let layer = layer.as_object().ok_or_else(fault)?;
            let known = ["head_dim", "num_key_value_heads"];
            if is_windowed != Some(&false) || layer.keys().any(|key| !known.contains(&key.as_str()))
            {
                return Err(fault());
            }
            let size = number(layer, "head_dim")?.or(config.count("head_dim")?);
            let n_head_kv = number(layer, "num_key_value_heads")?;
            let heads = GlobalHeads { size: size.ok_or_else(fault)?, n_head_kv };
            if found.is_some_and(|found| found != heads) {
                return Err(fault());
            }
            found = Some(heads);
            n_global += 1;
        }
        let all = windowed.iter().filter(|&&on| !on).count();
        found.filter(|_| n_global == all).ok_or_else(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::normal_quantile;

    #[test]
    fn shares_of_a_normal_distribution() {
        // those of PyTorch
        for (share, expected) in [(0.95, 1.644_853_5), (0.5, 0.0), (0.7, 0.524_400_5)] {
            let found = normal_quantile(share);
            assert!((found - expected).abs() < 3e-7, "{share}: {found}");
        }
        assert!((normal_quantile(0.9999) - 3.719).abs() < 1e-3);
        assert!((normal_quantile(0.0001) + 3.719).abs() < 1e-3);
    }
}
