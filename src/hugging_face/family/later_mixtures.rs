//! Families that came after the first mixtures: most have experts that are chosen each by itself,
//! layers with a window in turn with others, or an activation of their own.

use hob_kernels::dequantize;
use serde_json::{Value, json};

use super::latent::{n_dense, set_groups};
use super::{
    ActivationRule, HeadOrder, HfFamily, PLAIN, check, common, llama_keys, set_head_size,
    set_pattern, sizes, sizes_with, windows,
};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::safetensors::{Safetensors, StoredTensor, StoredType};
use crate::hugging_face::transform::{ExpertForm, TensorChange};
use crate::hugging_face::{Error, rope};

/// Parts of a layer of Apertus, and GGUF's words.
const APERTUS_LAYER: &[(&str, &str)] =
    &[("attention_layernorm.", "attn_norm."), ("feedforward_layernorm.", "ffn_norm.")];
/// Parts of a layer of Hunyuan's mixture, and GGUF's words.
const HUNYUAN_LAYER: &[(&str, &str)] = &[
    ("self_attn.query_layernorm.", "attn_q_norm."),
    ("self_attn.key_layernorm.", "attn_k_norm."),
    ("mlp.gate.wg.", "ffn_gate_inp."),
    ("mlp.shared_mlp.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_mlp.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_mlp.down_proj.", "ffn_down_shexp."),
];
/// Parts of a layer of Ling 2.0, and GGUF's words.
const BAILING_LAYER: &[(&str, &str)] = &[
    ("attention.query_key_value.", "attn_qkv."),
    ("attention.dense.", "attn_output."),
    ("attention.query_layernorm.", "attn_q_norm."),
    ("attention.key_layernorm.", "attn_k_norm."),
    ("mlp.gate.expert_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];
/// Parts of a layer of Trinity, and GGUF's words.
const AFMOE_LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("pre_mlp_layernorm.", "ffn_norm."),
    ("post_mlp_layernorm.", "post_ffw_norm."),
    ("self_attn.gate_proj.", "attn_gate."),
    ("mlp.router.gate.", "ffn_gate_inp."),
    ("mlp.expert_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];
/// Parts of a layer of K-EXAONE, and GGUF's words.
const EXAONE_LAYER: &[(&str, &str)] = &[
    ("mlp.e_score_correction_bias", "exp_probs_b.bias"),
    ("mlp.gate.e_score_correction_bias", "exp_probs_b.bias"),
    ("mlp.shared_experts.gate_proj.", "ffn_gate_shexp."),
    ("mlp.shared_experts.up_proj.", "ffn_up_shexp."),
    ("mlp.shared_experts.down_proj.", "ffn_down_shexp."),
];
/// Parts of a layer of Llama 4, and GGUF's words.
const LLAMA4_LAYER: &[(&str, &str)] = &[
    ("feed_forward.router.", "ffn_gate_inp."),
    ("feed_forward.shared_expert.gate_proj.", "ffn_gate_shexp."),
    ("feed_forward.shared_expert.up_proj.", "ffn_up_shexp."),
    ("feed_forward.shared_expert.down_proj.", "ffn_down_shexp."),
];

/// GGUF's numbers of the functions of routers.
const SOFTMAX: u32 = 1;
const SIGMOID: u32 = 2;

/// All of them.
pub(super) static FAMILIES: [HfFamily; 9] = [
    HfFamily {
        classes: &["ApertusForCausalLM"],
        arch: "apertus",
        layer: APERTUS_LAYER,
        left_out: &["mlp.act_fn."],
        activation: ActivationRule { key: "hidden_act", names: &["xielu"] },
        metadata: apertus,
        learned: learn_xielu,
        ..PLAIN
    },
    HfFamily {
        classes: &["HunYuanMoEV1ForCausalLM"],
        arch: "hunyuan-moe",
        layer: HUNYUAN_LAYER,
        metadata: hunyuan_moe,
        ..PLAIN
    },
    HfFamily {
        classes: &["PhiMoEForCausalLM", "PhimoeForCausalLM"],
        arch: "phimoe",
        metadata: phimoe,
        ..PLAIN
    },
    HfFamily {
        classes: &["BailingMoeV2ForCausalLM"],
        arch: "bailingmoe2",
        layer: BAILING_LAYER,
        whole: &[("model.word_embeddings.", "token_embd.")],
        extra_blocks: super::ExtraBlocks::Kept,
        metadata: bailing_moe2,
        ..PLAIN
    },
    HfFamily {
        classes: &["AfmoeForCausalLM"],
        arch: "afmoe",
        layer: AFMOE_LAYER,
        metadata: afmoe,
        ..PLAIN
    },
    HfFamily {
        classes: &["ExaoneMoEForCausalLM", "ExaoneMoeForCausalLM"],
        arch: "exaone-moe",
        layer: EXAONE_LAYER,
        // the block that predicts a token more
        left_out: &["mtp."],
        metadata: exaone_moe,
        ..PLAIN
    },
    HfFamily {
        classes: &["SmallThinkerForCausalLM"],
        arch: "smallthinker",
        layer: &[("block_sparse_moe.primary_router.", "ffn_gate_inp.")],
        activation: ActivationRule { key: "hidden_act", names: &["relu"] },
        metadata: small_thinker,
        ..PLAIN
    },
    HfFamily {
        classes: &["MiniCPMForCausalLM"],
        arch: "minicpm",
        order: HeadOrder::Pairs,
        metadata: minicpm,
        ..PLAIN
    },
    HfFamily {
        classes: &["Llama4ForCausalLM", "Llama4ForConditionalGeneration"],
        arch: "llama4",
        layer: LLAMA4_LAYER,
        changes: &[
            ("feed_forward.experts.gate_up_proj", TensorChange::GateAndUp(ExpertForm::Columns)),
            ("feed_forward.experts.down_proj", TensorChange::Down(ExpertForm::Columns)),
        ],
        metadata: llama4,
        ..PLAIN
    },
];

fn apertus(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    check(config, "qk_norm", &json!(true))?;
    check(config, "post_norm", &json!(false))?;
    llama_keys(config, metadata)
}

/// Adds the constants that each layer has learned of its activation.
fn learn_xielu(
    config: &ModelConfig,
    stored: &Safetensors,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    for part in ["alpha_p", "alpha_n", "beta", "eps"] {
        let mut of_layers = Vec::new();
        for i in 0..config.n_layer()? {
            let name = format!("model.layers.{i}.mlp.act_fn.{part}");
            let tensor = stored.tensors.get(&name);
            let number = tensor.and_then(|tensor| one_number(stored, tensor));
            of_layers.push(number.ok_or_else(|| {
                let what = format!("the tensor {name:?}: one number was expected");
                Error::invalid(config.path(), what)
            })?);
        }
        metadata.entries.push((format!("xielu.{part}"), of_layers.into()));
    }
    Ok(())
}

/// Returns the value of a tensor that has one.
fn one_number(stored: &Safetensors, tensor: &StoredTensor) -> Option<f32> {
    let StoredType::Float(ty) = tensor.ty else { return None };
    if tensor.shape.iter().product::<usize>() != 1 {
        return None;
    }
    let mut value = [0.0];
    dequantize(ty, stored.bytes(tensor), &mut value);
    Some(value[0])
}

/// Reads a number that is the same for all layers, whether it is said once or of each.
fn of_all_layers(config: &ModelConfig, key: &str) -> Result<Option<u32>, Error> {
    let Some(of_layers) = config.get(key).and_then(Value::as_array) else {
        return config.count(key);
    };
    let first = of_layers.first().and_then(Value::as_u64);
    let is_same = of_layers.iter().all(|value| value.as_u64() == first);
    match first.filter(|n| is_same && (1..=1 << 24).contains(n)) {
        Some(n) => Ok(Some(n as u32)),
        None => Err(config.fault(key, "the same whole number for all layers")),
    }
}

fn hunyuan_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    super::dense::hunyuan(config, metadata)?;
    check(config, "use_qk_norm", &json!(true))?;
    check(config, "use_cla", &json!(false))?;
    // transformers has the width of the FFN for experts, and one of them for all tokens
    let n_ff = config.required_count("intermediate_size")?;
    for (key, expected) in [("moe_intermediate_size", n_ff), ("num_shared_expert", 1)] {
        if of_all_layers(config, key)?.is_some_and(|found| found != expected) {
            return Err(config.fault(key, &expected.to_string()));
        }
    }
    metadata.set("expert_count", config.required_count("num_experts")?);
    let n_used = of_all_layers(config, "moe_topk")?;
    let n_used = n_used.ok_or_else(|| config.fault("moe_topk", "a whole number above 0"))?;
    metadata.set("expert_used_count", n_used);
    metadata.set("expert_shared_feed_forward_length", n_ff);
    metadata.set("expert_feed_forward_length", n_ff);
    metadata.set("expert_shared_count", 1u32);
    Ok(())
}

fn phimoe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    super::phi3(config, metadata)?;
    check(config, "num_experts_per_tok", &json!(2))?;
    check(config, "router_jitter_noise", &json!(0.01))?;
    rope::check_phimoe(config)
}

fn bailing_moe2(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    let share = rope::set_scaling(config, metadata)?.unwrap_or(0.5);
    set_head_size(config, metadata)?;
    check(config, "use_qk_norm", &json!(true))?;
    set_groups(config, metadata)?;
    metadata.set("rope.dimension_count", (f64::from(config.head_dim()?) * share) as u32);
    metadata.set("leading_dense_block_count", n_dense(config, "first_k_dense_replace")?);
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    let n_ff = config.required_count("moe_intermediate_size")?;
    let n_shared = config.whole("num_shared_experts")?.unwrap_or(0);
    let n_ff_shared = config.count("moe_shared_expert_intermediate_size")?;
    metadata.set("expert_feed_forward_length", n_ff);
    metadata.set(
        "expert_shared_feed_forward_length",
        n_ff_shared.unwrap_or(n_ff.saturating_mul(n_shared)),
    );
    let scale = config.number("routed_scaling_factor")?.unwrap_or(1.0);
    metadata.set("expert_weights_scale", scale as f32);
    metadata.set("expert_shared_count", n_shared);
    let is_normed = config.get("norm_topk_prob").is_none_or(|on| on == true);
    metadata.set("expert_weights_norm", is_normed);
    for key in ["score_function", "scoring_func"] {
        match config.get(key).and_then(Value::as_str) {
            None => {}
            Some("sigmoid") => metadata.set("expert_gating_func", SIGMOID),
            Some(_) => return Err(config.fault(key, "\"sigmoid\"")),
        }
    }
    Ok(())
}

/// Sets the keys of Trinity, whose router has a sigmoid and divides by the sum.
fn afmoe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    llama_keys(config, metadata)?;
    // hob scales embeddings by the root of the width
    if config.get("mup_enabled") != Some(&json!(true)) {
        return Err(config.fault("mup_enabled", "true"));
    }
    check(config, "route_norm", &json!(true))?;
    check(config, "score_func", &json!("sigmoid"))?;
    for key in ["n_group", "topk_group"] {
        check(config, key, &json!(1))?;
    }
    set_groups(config, metadata)?;
    if config.get("score_func").is_some() {
        metadata.set("expert_gating_func", SIGMOID);
    }
    if let Some(on) = config.get("route_norm").and_then(Value::as_bool) {
        metadata.set("expert_weights_norm", on);
    }
    metadata.set("expert_shared_count", config.whole("num_shared_experts")?.unwrap_or(0));
    metadata.set("expert_feed_forward_length", config.required_count("moe_intermediate_size")?);
    metadata.set("leading_dense_block_count", n_dense(config, "num_dense_layers")?);
    let scale = config.number("route_scale")?.unwrap_or(1.0);
    metadata.set("expert_weights_scale", scale as f32);
    metadata.set("attention.sliding_window", config.required_count("sliding_window")?);
    // three layers with a window to one without is what files without a pattern mean
    set_pattern(config, metadata, 4)
}

fn exaone_moe(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata)?;
    set_groups(config, metadata)?;
    metadata.set("vocab_size", config.required_count("vocab_size")?);
    if let Some(window) = config.count("sliding_window")? {
        metadata.set("attention.sliding_window", window);
        let pattern = windows(config)?;
        let pattern = pattern.ok_or_else(|| config.fault("layer_types", "one type per layer"))?;
        metadata.set("attention.sliding_window_pattern", &pattern[..]);
    }
    let n_ff = config.required_count("moe_intermediate_size")?;
    let n_shared = config.whole("num_shared_experts")?.unwrap_or(0);
    metadata.set("expert_feed_forward_length", n_ff);
    metadata.set("expert_shared_count", n_shared);
    metadata.set("expert_shared_feed_forward_length", n_ff.saturating_mul(n_shared));
    let scale = config.number("routed_scaling_factor")?.unwrap_or(1.0);
    metadata.set("expert_weights_scale", scale as f32);
    let is_normed = config.get("norm_topk_prob").is_none_or(|on| on == true);
    metadata.set("expert_weights_norm", is_normed);
    metadata.set("leading_dense_block_count", n_dense(config, "first_k_dense_replace")?);
    metadata.set("nextn_predict_layers", 0u32);
    if metadata.rope.written.is_some() {
        return Err(config.fault("rope_parameters", "positions that are not scaled"));
    }
    metadata.set("rope.scaling.type", "none");
    check(config, "scoring_func", &json!("sigmoid"))
}

/// Sets the keys of SmallThinker, which has experts in every layer, and either a window and
/// positions in three layers of four, or no window and positions in all.
fn small_thinker(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let n_ff = config.required_count("moe_ffn_hidden_size")?;
    sizes_with(config, metadata, n_ff)?;
    rope::set(config, metadata)?;
    set_head_size(config, metadata)?;
    metadata.set("expert_count", config.required_count("moe_num_primary_experts")?);
    metadata.set("expert_used_count", config.required_count("moe_num_active_primary_experts")?);
    metadata.set("expert_feed_forward_length", n_ff);
    let has_softmax = config.get("moe_primary_router_apply_softmax") == Some(&json!(true));
    metadata.set("expert_gating_func", if has_softmax { SOFTMAX } else { SIGMOID });
    check(config, "moe_enable_secondary_experts", &json!(false))?;
    let n_layer = config.n_layer()? as usize;
    let layout = |key: &str, expected: &[u32]| match config.get(key) {
        Some(found) if *found != json!(expected) => {
            Err(config.fault(key, &format!("{expected:?}")))
        }
        _ => Ok(()),
    };
    let every = vec![1; n_layer];
    layout("moe_layer_layout", &every)?;
    let of_windows = config.get("sliding_window_layout").and_then(Value::as_array);
    if of_windows.is_none_or(|layers| layers.iter().all(|layer| *layer == 0)) {
        return layout("rope_layout", &every);
    }
    let in_turn: Vec<u32> = (0..n_layer).map(|i| u32::from(i % 4 != 0)).collect();
    layout("sliding_window_layout", &in_turn)?;
    layout("rope_layout", &in_turn)?;
    metadata.set("attention.sliding_window", config.required_count("sliding_window_size")?);
    Ok(())
}

fn minicpm(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    set_head_size(config, metadata)?;
    rope::set_minicpm(config, metadata)?;
    let required = |key: &str| {
        let found = config.number(key)?.filter(|&x| x > 0.0);
        found.ok_or_else(|| config.fault(key, "a number above 0"))
    };
    metadata.set("embedding_scale", required("scale_emb")? as f32);
    let n_layer = f64::from(config.n_layer()?);
    metadata.set("residual_scale", (required("scale_depth")? / n_layer.sqrt()) as f32);
    let width = f64::from(config.required_count("hidden_size")?);
    metadata.set("logit_scale", (width / required("dim_model_base")?) as f32);
    Ok(())
}

/// Experts of Maverick, which hob takes for the model without norms of queries and keys.
const N_EXPERT_MAVERICK: u32 = 128;
/// Positions of a chunk and of a step of the growth of queries, where a file does not say them.
const CHUNK: u32 = 8192;
/// Growth of queries, where a file does not say it.
const GROWTH: f64 = 0.1;

fn llama4(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    llama_keys(config, metadata)?;
    metadata.set("feed_forward_length", config.required_count("intermediate_size_mlp")?);
    let step = config.count("interleave_moe_layer_step")?.unwrap_or(1);
    metadata.set("interleave_moe_layer_step", step);
    metadata.set("expert_feed_forward_length", config.required_count("intermediate_size")?);
    let is_maverick = config.required_count("num_local_experts")? == N_EXPERT_MAVERICK;
    if config.get("use_qk_norm").is_none_or(|on| on == true) == is_maverick {
        return Err(config.fault("use_qk_norm", &format!("{}", !is_maverick)));
    }
    check(config, "attn_temperature_tuning", &json!(true))?;
    let n_layer = config.n_layer()? as usize;
    let has_positions = |i: usize| !(i + 1).is_multiple_of(4);
    let flags: Vec<u32> = (0..n_layer).map(|i| u32::from(has_positions(i))).collect();
    match config.get("no_rope_layers").and_then(Value::as_array) {
        Some(found) if !found.is_empty() && json!(found) != json!(flags) => {
            let expected = "every fourth layer without positions";
            return Err(config.fault("no_rope_layers", expected));
        }
        Some(found) if !found.is_empty() => {}
        _ => check(config, "no_rope_layer_interval", &json!(4))?,
    }
    let chunked = |i: usize| if has_positions(i) { "chunked_attention" } else { "full_attention" };
    let types: Vec<&str> = (0..n_layer).map(chunked).collect();
    if config.get("layer_types").is_some_and(|found| *found != json!(types)) {
        return Err(config.fault("layer_types", "chunks in three layers of four"));
    }
    if config.is_null("attention_chunk_size") {
        return Err(config.fault("attention_chunk_size", "a whole number above 0"));
    }
    // files of real models do not say these, which are the same in all of them
    let chunk = config.count("attention_chunk_size")?.unwrap_or(CHUNK);
    let step = config.count("floor_scale")?.unwrap_or(CHUNK);
    let growth = config.number("attn_scale")?.unwrap_or(GROWTH);
    if chunk != CHUNK {
        metadata.set("attention.sliding_window", chunk);
    }
    if step != CHUNK {
        metadata.set("attention.temperature_length", step);
    }
    if growth != GROWTH {
        metadata.set("attention.temperature_scale", growth as f32);
    }
    Ok(())
}
