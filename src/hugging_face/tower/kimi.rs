//! MoonViT, the tower of Kimi-VL.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, NORMED_PROJECTOR, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};

/// Side of an image in a file, which says no more than that images have no one size.
const SIDE: u32 = 64 * 14;
/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: SIDE,
    patch_size: 14,
    n_embd: 1152,
    n_ff: 4304,
    n_layer: 27,
    n_head: 16,
};

/// Kimi-VL.
pub(super) const KIMI_VL: TowerFamily = TowerFamily {
    classes: &["KimiVLForConditionalGeneration"],
    parts: &[
        TowerNames {
            before: &["vision_tower."],
            whole: &[
                ("patch_embed.proj.", "v.patch_embd."),
                ("patch_embed.pos_emb.", "v.position_embd."),
                ("encoder.final_layernorm.", "v.post_ln."),
            ],
            layers: Some(LayerNames {
                before: "encoder.blocks.",
                to: "v.blk.",
                parts: &[
                    ("norm0.", "ln1."),
                    ("norm1.", "ln2."),
                    ("wqkv.", "attn_qkv."),
                    ("wo.", "attn_out."),
                    ("mlp.fc0.", "ffn_up."),
                    ("mlp.fc1.", "ffn_down."),
                ],
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            skipped: &[],
        },
        TowerNames { before: &["multi_modal_projector."], ..NORMED_PROJECTOR },
    ],
    changes: &[("attn_qkv", TowerChange::Split), ("position_embd", TowerChange::Lines)],
    metadata: kimi_vl,
    ..PLAIN
};

fn kimi_vl(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const HEIGHT: &str = "init_pos_emb_height";
    let vision = &config.vision;
    let sizes = TowerSizes { image_size: SIDE, ..TowerSizes::read(config, &SIZES)? };
    sizes.set(config, metadata)?;
    metadata.set("projector_type", "kimivl");
    metadata.set("use_gelu", true);
    metadata.set("vision.projector.scale_factor", 2u32);
    set_epsilon(config, metadata, "layer_norm_eps", 1e-5)?;
    check(vision, "merge_kernel_size", &json!([2, 2]))?;
    // a file has the positions of a square
    let n_columns = vision.count("init_pos_emb_width")?.unwrap_or(64);
    if vision.count(HEIGHT)?.unwrap_or(64) != n_columns {
        return Err(vision.fault(HEIGHT, &n_columns.to_string()));
    }
    Ok(())
}
