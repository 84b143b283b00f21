//! The tower of InternVL 2.5 and later.

use serde_json::{Value, json};

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 448,
    patch_size: 14,
    n_embd: 1024,
    n_ff: 4096,
    n_layer: 24,
    n_head: 16,
};

/// InternVL in the form of transformers.
pub(super) const INTERNVL: TowerFamily = TowerFamily {
    classes: &["InternVLForConditionalGeneration"],
    parts: &[
        TowerNames {
            before: &["vision_tower."],
            whole: &[
                ("embeddings.cls_token", "v.class_embd"),
                ("embeddings.patch_embeddings.projection.", "v.patch_embd."),
                ("embeddings.position_embeddings", "v.position_embd.weight"),
            ],
            layers: Some(LayerNames {
                before: "encoder.layer.",
                to: "v.blk.",
                parts: &[
                    ("layernorm_before.", "ln1."),
                    ("layernorm_after.", "ln2."),
                    ("attention.q_proj.", "attn_q."),
                    ("attention.k_proj.", "attn_k."),
                    ("attention.v_proj.", "attn_v."),
                    ("attention.q_norm.", "attn_q_norm."),
                    ("attention.k_norm.", "attn_k_norm."),
                    ("attention.projection_layer.", "attn_out."),
                    ("mlp.fc1.", "ffn_up."),
                    ("mlp.fc2.", "ffn_down."),
                    ("lambda_1", "ls1.weight"),
                    ("lambda_2", "ls2.weight"),
                ],
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            // of training
            skipped: &["embeddings.mask_token"],
        },
        TowerNames {
            before: &["multi_modal_projector."],
            whole: &[
                ("layer_norm.", "mm.model.mlp.0."),
                ("linear_1.", "mm.model.mlp.1."),
                ("linear_2.", "mm.model.mlp.3."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    metadata: internvl,
    ..PLAIN
};

/// InternVL in the form of its makers.
pub(super) const INTERNVL_CHAT: TowerFamily = TowerFamily {
    classes: &["InternVLChatModel"],
    parts: &[
        TowerNames {
            before: &["vision_model."],
            whole: &[
                ("embeddings.class_embedding", "v.class_embd"),
                ("embeddings.patch_embedding.", "v.patch_embd."),
                ("embeddings.position_embedding", "v.position_embd.weight"),
            ],
            layers: Some(LayerNames {
                before: "encoder.layers.",
                to: "v.blk.",
                parts: &[
                    ("norm1.", "ln1."),
                    ("norm2.", "ln2."),
                    ("attn.qkv.", "attn_qkv."),
                    ("attn.q_norm.", "attn_q_norm."),
                    ("attn.k_norm.", "attn_k_norm."),
                    ("attn.proj.", "attn_out."),
                    ("mlp.fc1.", "ffn_up."),
                    ("mlp.fc2.", "ffn_down."),
                    ("ls1", "ls1.weight"),
                    ("ls2", "ls2.weight"),
                ],
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            skipped: &[],
        },
        TowerNames {
            before: &["mlp1."],
            whole: &[
                ("0.", "mm.model.mlp.0."),
                ("1.", "mm.model.mlp.1."),
                ("3.", "mm.model.mlp.3."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("attn_qkv", TowerChange::Split)],
    metadata: internvl_chat,
    ..PLAIN
};

/// Sets the keys of InternVL in its makers' words.
fn internvl_chat(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    internvl(config, metadata)?;
    for (key, suffix) in [
        ("min_dynamic_patch", "vision.preproc_min_tiles"),
        ("max_dynamic_patch", "vision.preproc_max_tiles"),
    ] {
        if let Some(n) = config.model.whole(key)?.filter(|&n| n > 0) {
            metadata.set(suffix, n);
        }
    }
    let side = side(config, "image_size", SIZES.image_size)?;
    for (key, expected) in [
        ("select_layer", json!(-1)),
        ("ps_version", json!("v2")),
        ("dynamic_image_size", json!(true)),
        ("use_thumbnail", json!(true)),
        ("force_image_size", json!(side)),
    ] {
        check(&config.model, key, &expected)?;
    }
    Ok(())
}

/// Reads a number of pixels per side of a square, which may be written for both sides.
fn side(config: &TowerConfig, key: &str, default: u32) -> Result<u32, Error> {
    let Some(Value::Array(both)) = config.vision.get(key) else { return config.side(key, default) };
    match both.iter().map(Value::as_u64).collect::<Vec<_>>()[..] {
        [Some(a @ 1..=65536), Some(b)] if a == b => Ok(a as u32),
        _ => Err(config.vision.fault(key, "the same number of pixels for both sides")),
    }
}

fn internvl(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const RATIO: &str = "downsample_ratio";
    let vision = &config.vision;
    let count = |key: &str, default: u32| -> Result<u32, Error> {
        Ok(vision.count(key)?.unwrap_or(default))
    };
    let sizes = TowerSizes {
        image_size: side(config, "image_size", SIZES.image_size)?,
        patch_size: side(config, "patch_size", SIZES.patch_size)?,
        n_embd: count("hidden_size", SIZES.n_embd)?,
        n_ff: count("intermediate_size", SIZES.n_ff)?,
        n_layer: config.n_layer("num_hidden_layers", SIZES.n_layer)?,
        n_head: count("num_attention_heads", SIZES.n_head)?,
    };
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "layer_norm_eps", 1e-6)?;
    metadata.set("projector_type", "internvl");
    metadata.set("use_gelu", true);
    check(vision, "hidden_act", &json!("gelu"))?;
    let ratio = config.model.number(RATIO)?.unwrap_or(0.5);
    if !(ratio > 0.0 && ratio <= 1.0) {
        return Err(config.model.fault(RATIO, "a number from 0 to 1"));
    }
    metadata.set("vision.projector.scale_factor", (1.0 / ratio) as u32);
    // the sizes of the tower of 6 billion parameters say its norms
    let is_largest = (sizes.n_embd, sizes.n_layer) == (3200, 45);
    let norm = if is_largest { "rms_norm" } else { "layer_norm" };
    check(vision, "norm_type", &json!(norm))?;
    check(&config.model, "projector_hidden_act", &json!("gelu"))?;
    check(&config.model, "vision_feature_layer", &json!(-1))?;
    check(&config.model, "vision_feature_select_strategy", &json!("default"))?;
    check(&config.pictures, "min_patches", &json!(1))?;
    check(&config.pictures, "max_patches", &json!(12))
}
