//! The tower of GLM-4.1V, 4.5V and GLM-OCR.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 336,
    patch_size: 14,
    n_embd: 1536,
    n_ff: 13696,
    n_layer: 24,
    n_head: 12,
};
/// The same of GLM-OCR.
const OCR_SIZES: TowerSizes = TowerSizes { n_embd: 1024, n_ff: 4096, n_head: 16, ..SIZES };
/// The class of GLM-OCR.
const OCR: &str = "GlmOcrForConditionalGeneration";

/// GLM-4.1V, GLM-4.5V, GLM-OCR.
pub(super) const GLM4V: TowerFamily = TowerFamily {
    classes: &["Glm4vForConditionalGeneration", "Glm4vMoeForConditionalGeneration", OCR],
    parts: &[TowerNames {
        before: &["visual."],
        whole: &[
            ("patch_embed.proj.", "v.patch_embd."),
            ("embeddings.position_embedding.", "v.position_embd."),
            ("post_conv_layernorm.", "v.norm_embd."),
            ("post_layernorm.", "v.post_ln."),
            ("downsample.", "mm.patch_merger."),
            ("merger.proj.", "mm.model.fc."),
            ("merger.post_projection_norm.", "mm.post_norm."),
            ("merger.gate_proj.", "mm.gate."),
            ("merger.up_proj.", "mm.up."),
            ("merger.down_proj.", "mm.down."),
        ],
        layers: Some(LayerNames {
            before: "blocks.",
            to: "v.blk.",
            parts: &[
                ("norm1.", "ln1."),
                ("norm2.", "ln2."),
                ("attn.qkv.", "attn_qkv."),
                ("attn.q_norm.", "attn_q_norm."),
                ("attn.k_norm.", "attn_k_norm."),
                ("attn.proj.", "attn_out."),
                ("mlp.gate_proj.", "ffn_gate."),
                ("mlp.up_proj.", "ffn_up."),
                ("mlp.down_proj.", "ffn_down."),
            ],
            numbers: |config| config.all_layers("depth", SIZES.n_layer),
        }),
        skipped: &[],
    }],
    changes: &[("patch_embd", TowerChange::Frames)],
    metadata: glm4v,
    ..PLAIN
};

fn glm4v(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let vision = &config.vision;
    let is_ocr = config.model.architecture() == Some(OCR);
    let default = if is_ocr { OCR_SIZES } else { SIZES };
    let sizes = TowerSizes {
        n_layer: config.n_layer("depth", default.n_layer)?,
        n_head: vision.count("num_heads")?.unwrap_or(default.n_head),
        ..TowerSizes::read(config, &default)?
    };
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "rms_norm_eps", 1e-5)?;
    metadata.set("projector_type", "glm4v");
    // gates of layers and of the projector
    check(vision, "hidden_act", &json!("silu"))?;
    metadata.set("use_silu", true);
    check(vision, "in_channels", &json!(3))?;
    check(vision, "temporal_patch_size", &json!(2))?;
    check(vision, "spatial_merge_size", &json!(2))?;
    match vision.section("rope_parameters") {
        Some(rope) => check(&rope, "rope_theta", &json!(10000.0)),
        None => Ok(()),
    }
}
