//! The tower of Llama 4.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 448,
    patch_size: 14,
    n_embd: 768,
    n_ff: 5632,
    n_layer: 34,
    n_head: 16,
};

/// Llama 4.
pub(super) const LLAMA4: TowerFamily = TowerFamily {
    classes: &["Llama4ForConditionalGeneration"],
    parts: &[
        TowerNames {
            before: &["vision_model."],
            whole: &[
                ("class_embedding", "v.class_embd"),
                ("positional_embedding_vlm", "v.position_embd.weight"),
                ("patch_embedding.linear.", "v.patch_embd."),
                ("layernorm_pre.", "v.pre_ln."),
                ("layernorm_post.", "v.post_ln."),
                ("vision_adapter.mlp.fc1.", "mm.model.mlp.1."),
                ("vision_adapter.mlp.fc2.", "mm.model.mlp.2."),
            ],
            layers: Some(LayerNames {
                before: "model.layers.",
                to: "v.blk.",
                parts: &[
                    ("input_layernorm.", "ln1."),
                    // the norm before the FFN, by the converter's word
                    ("post_attention_layernorm.", "attn_post_norm."),
                    ("self_attn.q_proj.", "attn_q."),
                    ("self_attn.k_proj.", "attn_k."),
                    ("self_attn.v_proj.", "attn_v."),
                    ("self_attn.o_proj.", "attn_out."),
                    ("mlp.fc1.", "ffn_up."),
                    ("mlp.fc2.", "ffn_down."),
                ],
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            skipped: &["rotary_embedding."],
        },
        TowerNames {
            before: &["multi_modal_projector."],
            whole: &[("linear_1.", "mm.model.fc.")],
            layers: None,
            skipped: &[],
        },
    ],
    metadata: llama4,
    ..PLAIN
};

fn llama4(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const RATIO: &str = "pixel_shuffle_ratio";
    let vision = &config.vision;
    let sizes = TowerSizes::read(config, &SIZES)?;
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "norm_eps", 1e-5)?;
    metadata.set("projector_type", "llama4");
    let ratio = vision.number(RATIO)?.unwrap_or(0.5);
    if !(ratio > 0.0 && ratio <= 1.0) {
        return Err(vision.fault(RATIO, "a number from 0 to 1"));
    }
    metadata.set("vision.projector.scale_factor", (1.0 / ratio) as u32);
    metadata.set("use_gelu", true);
    check(vision, "hidden_act", &json!("gelu"))?;
    check(vision, "vision_feature_select_strategy", &json!("default"))?;
    check(vision, "rope_theta", &json!(10000.0))?;
    match vision.section("rope_parameters") {
        Some(rope) => check(&rope, "rope_theta", &json!(10000.0)),
        None => Ok(()),
    }
}
