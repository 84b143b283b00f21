//! The towers of Qwen2-VL, Qwen2.5-VL and Qwen3-VL; Qwen3.5 has the last of them.

use serde_json::{Value, json};

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::TowerSizes;

/// Epsilon of the norms, which no configuration says.
const EPSILON: f32 = 1e-6;

/// Qwen2-VL.
pub(super) const QWEN2: TowerFamily = TowerFamily {
    classes: &["Qwen2VLForConditionalGeneration"],
    parts: &[TOWER],
    changes: &[("attn_qkv", TowerChange::Split), ("patch_embd", TowerChange::Frames)],
    metadata: qwen2,
    ..PLAIN
};

/// Qwen2.5-VL.
pub(super) const QWEN25: TowerFamily =
    TowerFamily { classes: &["Qwen2_5_VLForConditionalGeneration"], metadata: qwen25, ..QWEN2 };

/// Qwen3-VL, Qwen3.5.
pub(super) const QWEN3: TowerFamily = TowerFamily {
    classes: &[
        "Qwen3VLForConditionalGeneration",
        "Qwen3VLMoeForConditionalGeneration",
        "Qwen3_5ForConditionalGeneration",
        "Qwen3_5MoeForConditionalGeneration",
    ],
    parts: &[
        TowerNames {
            before: &["visual.deepstack_merger_list."],
            whole: &[],
            layers: Some(LayerNames {
                before: "",
                to: "v.deepstack.",
                parts: &[("norm.", "norm."), ("linear_fc1.", "fc1."), ("linear_fc2.", "fc2.")],
                numbers: |config| Ok(deepstack(config)?.into_iter().map(Some).collect()),
            }),
            skipped: &[],
        },
        TOWER,
    ],
    changes: &[("patch_embd", TowerChange::Frames)],
    metadata: qwen3,
    ..PLAIN
};

/// The tower itself.
const TOWER: TowerNames = TowerNames {
    before: &["visual."],
    whole: WHOLE,
    layers: Some(LayerNames {
        before: "blocks.",
        to: "v.blk.",
        parts: LAYER,
        numbers: |config| Ok((0..n_layer(config)?).map(Some).collect()),
    }),
    skipped: &[],
};

/// Names of the tensors of the whole tower.
const WHOLE: &[(&str, &str)] = &[
    ("patch_embed.proj.", "v.patch_embd."),
    ("pos_embed.", "v.position_embd."),
    ("merger.ln_q.", "v.post_ln."),
    ("merger.mlp.0.", "mm.0."),
    ("merger.mlp.2.", "mm.2."),
    ("merger.norm.", "v.post_ln."),
    ("merger.linear_fc1.", "mm.0."),
    ("merger.linear_fc2.", "mm.2."),
];
/// Names of those of a layer.
const LAYER: &[(&str, &str)] = &[
    ("norm1.", "ln1."),
    ("norm2.", "ln2."),
    ("attn.qkv.", "attn_qkv."),
    ("attn.proj.", "attn_out."),
    ("mlp.fc1.", "ffn_up."),
    ("mlp.fc2.", "ffn_down."),
    ("mlp.gate_proj.", "ffn_gate."),
    ("mlp.up_proj.", "ffn_up."),
    ("mlp.down_proj.", "ffn_down."),
    ("mlp.linear_fc1.", "ffn_up."),
    ("mlp.linear_fc2.", "ffn_down."),
];

/// Reads the number of layers.
fn n_layer(config: &TowerConfig) -> Result<u32, Error> {
    match config.vision.get("depth") {
        Some(_) => config.n_layer("depth", 0),
        None => Err(config.vision.fault("depth", "the number of layers")),
    }
}

/// Sets the keys that all of them have.
fn common(
    config: &TowerConfig,
    metadata: &mut FamilyMetadata,
    sizes: &TowerSizes,
) -> Result<(), Error> {
    sizes.set(config, metadata)?;
    metadata.set("vision.attention.layer_norm_epsilon", EPSILON);
    for key in ["in_channels", "in_chans"] {
        check(&config.vision, key, &json!(3))?;
    }
    check(&config.vision, "temporal_patch_size", &json!(2))?;
    check(&config.vision, "spatial_merge_size", &json!(2))
}

/// Reads the sizes of a tower whose width is that of a key.
fn sizes(config: &TowerConfig, width: &str, image_size: u32) -> Result<TowerSizes, Error> {
    let vision = &config.vision;
    Ok(TowerSizes {
        image_size: config.side("image_size", image_size)?,
        patch_size: config.side("patch_size", 14)?,
        n_embd: vision.required_count(width)?,
        n_ff: vision.required_count("hidden_size")?,
        n_layer: n_layer(config)?,
        n_head: vision.required_count("num_heads")?,
    })
}

fn qwen2(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    common(config, metadata, &sizes(config, "embed_dim", 560)?)?;
    metadata.set("projector_type", "qwen2vl_merger");
    check(&config.vision, "hidden_act", &json!("quick_gelu"))
}

fn qwen25(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const WHOLE_LAYERS: &str = "fullatt_block_indexes";
    let vision = &config.vision;
    let n_ff = vision.required_count("intermediate_size")?;
    let sizes = TowerSizes { n_ff, ..sizes(config, "hidden_size", 560)? };
    common(config, metadata, &sizes)?;
    metadata.set("projector_type", "qwen2.5vl_merger");
    metadata.set("use_silu", true);
    check(vision, "hidden_act", &json!("silu"))?;
    check(vision, "window_size", &json!(112))?;
    let fault = || vision.fault(WHOLE_LAYERS, "the last of each n layers");
    let whole = vision.get(WHOLE_LAYERS).and_then(Value::as_array).ok_or_else(fault)?;
    let whole: Vec<u64> = whole.iter().filter_map(Value::as_u64).collect();
    let period = whole.first().map_or(0, |&first| first.saturating_add(1));
    let expected = (0..u64::from(sizes.n_layer)).filter(|i| (i + 1).checked_rem(period) == Some(0));
    if period == 0 || !expected.eq(whole.iter().copied()) {
        return Err(fault());
    }
    metadata.set("vision.n_wa_pattern", period as u32);
    Ok(())
}

/// Reads the layers whose output goes to layers of the text model.
fn deepstack(config: &TowerConfig) -> Result<Vec<u32>, Error> {
    const KEY: &str = "deepstack_visual_indexes";
    let n_layer = n_layer(config)?;
    let Some(found) = config.vision.get(KEY) else { return Ok(Vec::new()) };
    let fault = || config.vision.fault(KEY, "numbers of layers, each after the one before");
    let layer = |n: &Value| n.as_u64().filter(|&n| n < u64::from(n_layer)).map(|n| n as u32);
    let layers = found.as_array().ok_or_else(fault)?.iter().map(layer);
    let layers: Vec<u32> = layers.collect::<Option<_>>().ok_or_else(fault)?;
    if layers.is_sorted_by(|a, b| a < b) { Ok(layers) } else { Err(fault()) }
}

fn qwen3(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let vision = &config.vision;
    let n_ff = vision.required_count("intermediate_size")?;
    let patch_size = config.side("patch_size", 16)?;
    // positions are those of a square
    let n_positions = vision.count("num_position_embeddings")?.unwrap_or(2304);
    let side = (f64::from(n_positions).sqrt() * f64::from(patch_size)) as u32;
    let sizes = TowerSizes { n_ff, patch_size, ..sizes(config, "hidden_size", side)? };
    common(config, metadata, &sizes)?;
    metadata.set("projector_type", "qwen3vl_merger");
    metadata.set("use_gelu", true);
    metadata.set("vision.spatial_merge_size", 2u32);
    check(vision, "hidden_act", &json!("gelu_pytorch_tanh"))?;
    let mut is_deepstack = vec![false; sizes.n_layer as usize];
    for layer in deepstack(config)? {
        is_deepstack[layer as usize] = true;
    }
    metadata.set("vision.is_deepstack_layers", &is_deepstack[..]);
    Ok(())
}
