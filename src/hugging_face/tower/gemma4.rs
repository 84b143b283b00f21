//! The tower of Gemma 4.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::TowerSizes;

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 224,
    patch_size: 16,
    n_embd: 768,
    n_ff: 3072,
    n_layer: 16,
    n_head: 12,
};

/// Gemma 4.
pub(super) const GEMMA4: TowerFamily = TowerFamily {
    classes: &["Gemma4ForConditionalGeneration"],
    parts: &[
        TowerNames {
            before: &["vision_tower."],
            whole: &[
                ("patch_embedder.input_proj.", "v.patch_embd."),
                ("patch_embedder.position_embedding_table", "v.position_embd.weight"),
                ("std_bias", "v.std_bias"),
                ("std_scale", "v.std_scale"),
            ],
            layers: Some(LayerNames {
                before: "encoder.layers.",
                to: "v.blk.",
                parts: LAYER,
                numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
            }),
            skipped: &[],
        },
        TowerNames {
            before: &["embed_vision."],
            whole: &[("embedding_projection.", "mm.input_projection.")],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("patch_embd", TowerChange::Kernels)],
    metadata: gemma4,
    ..PLAIN
};

/// Names of the tensors of a layer; those without `linear` are the limits of values.
const LAYER: &[(&str, &str)] = &[
    ("input_layernorm.", "ln1."),
    ("post_attention_layernorm.", "attn_post_norm."),
    ("pre_feedforward_layernorm.", "ln2."),
    ("post_feedforward_layernorm.", "ffn_post_norm."),
    ("layer_scalar", "out_scale.weight"),
    ("self_attn.q_norm.", "attn_q_norm."),
    ("self_attn.k_norm.", "attn_k_norm."),
    ("self_attn.q_proj.linear.", "attn_q."),
    ("self_attn.k_proj.linear.", "attn_k."),
    ("self_attn.v_proj.linear.", "attn_v."),
    ("self_attn.o_proj.linear.", "attn_out."),
    ("mlp.gate_proj.linear.", "ffn_gate."),
    ("mlp.up_proj.linear.", "ffn_up."),
    ("mlp.down_proj.linear.", "ffn_down."),
    ("self_attn.q_proj.", "attn_q."),
    ("self_attn.k_proj.", "attn_k."),
    ("self_attn.v_proj.", "attn_v."),
    ("self_attn.o_proj.", "attn_out."),
    ("mlp.gate_proj.", "ffn_gate."),
    ("mlp.up_proj.", "ffn_up."),
    ("mlp.down_proj.", "ffn_down."),
];

fn gemma4(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let vision = &config.vision;
    // pictures have no one size
    let image_size = SIZES.image_size;
    let sizes = TowerSizes { image_size, ..TowerSizes::read(config, &SIZES)? };
    sizes.set(config, metadata)?;
    metadata.set("vision.projector_type", "gemma4v");
    metadata.set("vision.attention.layer_norm_epsilon", 1e-6f32);
    check(vision, "rms_norm_eps", &json!(1e-6))?;
    metadata.set("use_gelu", true);
    check(vision, "hidden_activation", &json!("gelu_pytorch_tanh"))?;
    check(vision, "num_key_value_heads", &json!(sizes.n_head))?;
    check(vision, "head_dim", &json!(sizes.n_embd / sizes.n_head))?;
    check(vision, "pooling_kernel_size", &json!(3))?;
    match vision.section("rope_parameters") {
        Some(rope) => check(&rope, "rope_theta", &json!(100.0)),
        None => Ok(()),
    }
}
