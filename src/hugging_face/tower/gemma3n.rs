//! MobileNetV5, the tower of Gemma 3n: convolutions, in four stages of blocks.

use serde_json::{Value, json};

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::TowerSizes;

/// Side of a picture in pixels where a folder does not say it.
const SIDE: u32 = 768;
/// Rows of the text model that a picture becomes.
const N_ROWS: u32 = 256;
/// Width where a configuration does not say it, and what files say of heads and layers, of which
/// there are none.
const SIZES: TowerSizes = TowerSizes {
    image_size: SIDE,
    patch_size: SIDE / N_ROWS,
    n_embd: 2048,
    n_ff: 2048,
    n_layer: 128,
    n_head: 8,
};
/// Most blocks of a stage.
const MAX_BLOCKS: u32 = 256;

/// Gemma 3n.
pub(super) const GEMMA3N: TowerFamily = TowerFamily {
    classes: &["Gemma3nForConditionalGeneration"],
    parts: &[
        stage(&["vision_tower.timm_model.blocks.0."], "v.blk.0."),
        stage(&["vision_tower.timm_model.blocks.1."], "v.blk.1."),
        stage(&["vision_tower.timm_model.blocks.2."], "v.blk.2."),
        stage(&["vision_tower.timm_model.blocks.3."], "v.blk.3."),
        TowerNames {
            before: &["vision_tower.timm_model."],
            whole: &[
                ("conv_stem.conv.", "v.conv_stem.conv."),
                ("conv_stem.bn.", "v.conv_stem.bn."),
                ("msfa.ffn.pw_exp.conv.", "v.msfa.ffn.pw_exp.conv."),
                ("msfa.ffn.pw_exp.bn.", "v.msfa.ffn.pw_exp.bn."),
                ("msfa.ffn.pw_proj.conv.", "v.msfa.ffn.pw_proj.conv."),
                ("msfa.ffn.pw_proj.bn.", "v.msfa.ffn.pw_proj.bn."),
                ("msfa.norm.", "v.msfa.norm."),
            ],
            layers: None,
            skipped: &[],
        },
        TowerNames {
            before: &["embed_vision."],
            whole: &[
                ("embedding.", "mm.embedding."),
                ("hard_embedding_norm.", "mm.hard_emb_norm."),
                ("soft_embedding_norm.", "mm.soft_emb_norm."),
                ("embedding_projection.", "mm.input_projection."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("conv", TowerChange::Map)],
    exact_patches: true,
    metadata: gemma3n,
    ..PLAIN
};

/// Returns the names of the tensors of a stage, whose blocks have numbers of their own.
const fn stage(before: &'static [&'static str], to: &'static str) -> TowerNames {
    let layers = LayerNames {
        before: "",
        to,
        parts: BLOCK,
        numbers: |_| Ok((0..MAX_BLOCKS).map(Some).collect()),
    };
    TowerNames { before, whole: &[], layers: Some(layers), skipped: &[] }
}

/// Names of the tensors of a block, which are GGUF's, too.
const BLOCK: &[(&str, &str)] = &[
    ("conv_exp.", "conv_exp."),
    ("bn1.", "bn1."),
    ("conv_pwl.", "conv_pwl."),
    ("bn2.", "bn2."),
    ("dw_start.conv.", "dw_start.conv."),
    ("dw_start.bn.", "dw_start.bn."),
    ("dw_mid.conv.", "dw_mid.conv."),
    ("dw_mid.bn.", "dw_mid.bn."),
    ("pw_exp.conv.", "pw_exp.conv."),
    ("pw_exp.bn.", "pw_exp.bn."),
    ("pw_proj.conv.", "pw_proj.conv."),
    ("pw_proj.bn.", "pw_proj.bn."),
    ("layer_scale.gamma", "layer_scale.gamma"),
    ("attn.query.proj.", "attn.query.proj."),
    ("attn.key.proj.", "attn.key.proj."),
    ("attn.value.proj.", "attn.value.proj."),
    ("attn.output.proj.", "attn.output.proj."),
    ("attn.key.down_conv.", "attn.key.down_conv."),
    ("attn.key.norm.", "attn.key.norm."),
    ("attn.value.down_conv.", "attn.value.down_conv."),
    ("attn.value.norm.", "attn.value.norm."),
    ("norm.", "norm."),
];

fn gemma3n(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const EPSILON: f64 = 1e-6;
    let vision = &config.vision;
    let image_size = side(config)?;
    let sizes = TowerSizes {
        image_size,
        patch_size: image_size / N_ROWS,
        n_embd: vision.count("hidden_size")?.unwrap_or(SIZES.n_embd),
        // numbers that files have, and that mean nothing
        n_ff: 4 * SIZES.n_ff,
        n_layer: SIZES.n_layer,
        n_head: SIZES.n_head,
    };
    sizes.set_sizes(config, metadata)?;
    // pixels are taken as they are
    check(&config.pictures, "do_normalize", &json!(false))?;
    metadata.set("vision.image_mean", vec![0.0f32; 3]);
    metadata.set("vision.image_std", vec![1.0f32; 3]);
    metadata.set("vision.projector_type", "gemma3nv");
    metadata.set("vision.attention.layer_norm_epsilon", EPSILON as f32);
    check(vision, "rms_norm_eps", &json!(EPSILON))?;
    check(vision, "model_args", &Value::Null)?;
    check_architecture(config)?;
    check(&config.model, "vision_soft_tokens_per_image", &json!(N_ROWS))?;
    check(&config.pictures, "image_seq_length", &json!(N_ROWS))?;
    // bilinear
    check(&config.pictures, "resample", &json!(2))?;
    // the row after an image is the first of the table
    let first = vision.whole("vocab_offset")?.unwrap_or(262_144);
    check(&config.model, "eoi_token_id", &json!(first))
}

/// Reads the side of pictures, which are squares.
fn side(config: &TowerConfig) -> Result<u32, Error> {
    const HEIGHT: &str = "height";
    let Some(size) = config.pictures.section("size") else { return Ok(SIDE) };
    let side = size.required_count(HEIGHT)?;
    check(&size, "width", &json!(side))?;
    match side {
        N_ROWS..=SIDE => Ok(side),
        _ => Err(size.fault(HEIGHT, &format!("{N_ROWS} to {SIDE} pixels"))),
    }
}

/// Checks that the tower is a MobileNetV5.
fn check_architecture(config: &TowerConfig) -> Result<(), Error> {
    const KEY: &str = "architecture";
    let name = config.vision.get(KEY).map_or(Some("mobilenetv5_300m_enc"), Value::as_str);
    match name {
        Some(name) if name.starts_with("mobilenetv5_") => Ok(()),
        _ => Err(config.vision.fault(KEY, "a MobileNetV5")),
    }
}
