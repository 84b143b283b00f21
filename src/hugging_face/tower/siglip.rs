//! SigLIP and its like: the towers of Gemma 3, SmolVLM and Idefics 3, and LFM2-VL.

use serde_json::{Value, json};

use super::super::Error;
use super::super::config::ModelConfig;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{LayerNames, PLAIN, TowerChange, TowerFamily, TowerNames};
use super::sizes::{TowerSizes, set_epsilon};

/// Beginnings of the names of the tower's tensors.
const BEFORE: &[&str] = &["vision_tower.vision_model.", "vision_tower.", "vision_model."];

/// The tower itself.
pub(super) const SIGLIP: TowerNames = TowerNames {
    before: BEFORE,
    whole: &[
        ("embeddings.patch_embedding.", "v.patch_embd."),
        ("embeddings.position_embedding.", "v.position_embd."),
        ("post_layernorm.", "v.post_ln."),
    ],
    layers: Some(LAYERS),
    // the part that classifies images
    skipped: &["head."],
};

/// Its layers.
const LAYERS: LayerNames = LayerNames {
    before: "encoder.layers.",
    to: "v.blk.",
    parts: &[
        ("layer_norm1.", "ln1."),
        ("layer_norm2.", "ln2."),
        ("self_attn.q_proj.", "attn_q."),
        ("self_attn.k_proj.", "attn_k."),
        ("self_attn.v_proj.", "attn_v."),
        ("self_attn.out_proj.", "attn_out."),
        ("mlp.fc1.", "ffn_up."),
        ("mlp.fc2.", "ffn_down."),
    ],
    numbers: |config| config.all_layers("num_hidden_layers", SIZES.n_layer),
};

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 224,
    patch_size: 16,
    n_embd: 768,
    n_ff: 3072,
    n_layer: 12,
    n_head: 12,
};

/// Gemma 3.
pub(super) const GEMMA3: TowerFamily = TowerFamily {
    classes: &["Gemma3ForConditionalGeneration"],
    parts: &[
        SIGLIP,
        TowerNames {
            before: &["multi_modal_projector."],
            whole: &[
                ("mm_input_projection_weight", "mm.input_projection.weight"),
                ("mm_input_projection.", "mm.input_projection."),
                ("mm_soft_emb_norm.", "mm.soft_emb_norm."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("soft_emb_norm", TowerChange::PlusOne)],
    halves: &["input_projection"],
    exact_patches: true,
    metadata: gemma3,
    ..PLAIN
};

/// SmolVLM, Idefics 3.
pub(super) const IDEFICS3: TowerFamily = TowerFamily {
    classes: &["Idefics3ForConditionalGeneration", "SmolVLMForConditionalGeneration"],
    parts: &[
        SIGLIP,
        TowerNames {
            before: &["connector."],
            whole: &[("modality_projection.proj.", "mm.model.fc.")],
            layers: None,
            skipped: &[],
        },
    ],
    exact_patches: true,
    metadata: idefics3,
    ..PLAIN
};

/// LFM2-VL.
pub(super) const LFM2: TowerFamily = TowerFamily {
    classes: &["Lfm2VlForConditionalGeneration"],
    parts: &[
        SIGLIP,
        TowerNames {
            before: &["multi_modal_projector."],
            whole: &[
                ("layer_norm.", "mm.input_norm."),
                ("linear_1.", "mm.1."),
                ("linear_2.", "mm.2."),
            ],
            layers: None,
            skipped: &[],
        },
    ],
    changes: &[("patch_embd", TowerChange::Kernels)],
    metadata: lfm2,
    ..PLAIN
};

/// The tower of LLaVA.
const LLAVA_TOWER: TowerNames = TowerNames {
    whole: &[
        ("embeddings.class_embedding", "v.class_embd"),
        ("embeddings.patch_embedding.", "v.patch_embd."),
        ("embeddings.position_embedding.", "v.position_embd."),
        ("pre_layrnorm.", "v.pre_ln."),
    ],
    layers: Some(LayerNames { numbers: llava_layers, ..LAYERS }),
    skipped: &["post_layernorm.", "embeddings.position_ids"],
    ..SIGLIP
};

/// The projector of LLaVA.
const LLAVA_PROJECTOR: TowerNames = TowerNames {
    before: &["multi_modal_projector."],
    whole: &[("linear_1.", "mm.0."), ("linear_2.", "mm.2.")],
    layers: None,
    skipped: &[],
};

/// LLaVA, whose tower is CLIP's: its layers up to the one whose output is meant.
pub(super) const LLAVA: TowerFamily = TowerFamily {
    classes: &["LlavaForConditionalGeneration"],
    kinds: &["clip_vision_model"],
    parts: &[LLAVA_TOWER, LLAVA_PROJECTOR],
    metadata: llava,
    ..PLAIN
};

/// LLaVA 1.6, which sees tiles of listed sizes, too.
pub(super) const LLAVA_NEXT: TowerFamily = TowerFamily {
    classes: &["LlavaNextForConditionalGeneration"],
    parts: &[
        LLAVA_TOWER,
        LLAVA_PROJECTOR,
        TowerNames {
            before: &["image_newline"],
            whole: &[("", "model.image_newline")],
            layers: None,
            skipped: &[],
        },
    ],
    metadata: llava_next,
    ..LLAVA
};

/// Sets the keys that towers of this kind have.
fn common(
    config: &TowerConfig,
    metadata: &mut FamilyMetadata,
    sizes: &TowerSizes,
) -> Result<(), Error> {
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "layer_norm_eps", 1e-6)?;
    metadata.set("use_gelu", true);
    check(&config.vision, "hidden_act", &json!("gelu_pytorch_tanh"))
}

fn gemma3(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    /// Patches per side that become one row where a file does not say it.
    const MERGE: u32 = 4;
    let sizes = TowerSizes::read(config, &SIZES)?;
    common(config, metadata, &sizes)?;
    metadata.set("projector_type", "gemma3");
    let side = sizes.image_size / sizes.patch_size;
    let said = config.pictures.count("image_seq_length")?.unwrap_or(256);
    let merge = match side / said.isqrt() {
        0 => MERGE,
        merge => merge,
    };
    if merge != MERGE {
        metadata.set("vision.projector.scale_factor", merge);
    }
    let n_rows = side / merge;
    check(&config.model, "mm_tokens_per_image", &json!(n_rows * n_rows))
}

fn idefics3(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let default = TowerSizes { patch_size: 32, n_embd: 1152, n_head: 16, ..SIZES };
    let sizes = TowerSizes::read(config, &default)?;
    common(config, metadata, &sizes)?;
    metadata.set("projector_type", "idefics3");
    let merge = config.model.count("scale_factor")?.unwrap_or(2);
    metadata.set("vision.projector.scale_factor", merge);
    let size = config.pictures.section("size");
    let edge = size.map_or(Ok(None), |size| size.count("longest_edge"))?;
    metadata.set("vision.preproc_image_size", edge.unwrap_or(sizes.image_size));
    check(&config.pictures, "do_image_splitting", &json!(true))?;
    match config.pictures.section("max_image_size") {
        Some(tile) => check(&tile, "longest_edge", &json!(sizes.image_size)),
        None => Ok(()),
    }
}

fn lfm2(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    // pictures have no one size
    const SIDE: u32 = 256;
    let sizes = TowerSizes { image_size: SIDE, ..TowerSizes::read(config, &SIZES)? };
    common(config, metadata, &sizes)?;
    metadata.set("projector_type", "lfm2");
    let merge = config.model.count("downsample_factor")?.unwrap_or(2);
    metadata.set("vision.projector.scale_factor", merge);
    check(&config.model, "vision_feature_layer", &json!(-1))?;
    check(&config.model, "projector_hidden_act", &json!("gelu"))?;
    for (key, expected) in [("tile_size", 512), ("min_tiles", 2), ("max_tiles", 10)] {
        check(&config.pictures, key, &Value::from(expected))?;
    }
    Ok(())
}

/// Reads the number of LLaVA's layers up to the one whose output is meant.
fn n_layer_used(config: &TowerConfig) -> Result<u32, Error> {
    const KEY: &str = "vision_feature_layer";
    let n_layer = config.n_layer("num_hidden_layers", SIZES.n_layer)?;
    let layer = config.model.get(KEY).map_or(Some(-2), Value::as_i64);
    let used = layer.and_then(|layer| match layer {
        0.. => u32::try_from(layer).ok(),
        _ => (i64::from(n_layer) + 1).checked_add(layer)?.try_into().ok(),
    });
    match used {
        Some(used @ 1..) if used <= n_layer => Ok(used),
        _ => Err(config.model.fault(KEY, &format!("one layer of {n_layer}"))),
    }
}

/// Returns the numbers of LLaVA's layers; those after the last that is used are not wanted.
fn llava_layers(config: &TowerConfig) -> Result<Vec<Option<u32>>, Error> {
    let n_layer = config.n_layer("num_hidden_layers", SIZES.n_layer)?;
    let n_used = n_layer_used(config)?;
    Ok((0..n_layer).map(|i| (i < n_used).then_some(i)).collect())
}

fn llava(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let n_layer = n_layer_used(config)?;
    let default = TowerSizes { patch_size: 32, ..SIZES };
    let sizes = TowerSizes { n_layer, ..TowerSizes::read(config, &default)? };
    sizes.set(config, metadata)?;
    set_epsilon(config, metadata, "layer_norm_eps", 1e-5)?;
    metadata.set("has_llava_projector", true);
    metadata.set("projector_type", "mlp");
    metadata.set("use_gelu", false);
    metadata.set("vision.feature_layer", vec![n_layer as i32]);
    check(&config.vision, "hidden_act", &json!("quick_gelu"))?;
    check(&config.model, "projector_hidden_act", &json!("gelu"))?;
    check(&config.model, "vision_feature_select_strategy", &json!("default"))
}

/// Sizes of images in tiles, heights first, where a configuration does not say them.
const GRIDS: [[i32; 2]; 5] = [[336, 672], [672, 336], [672, 672], [1008, 336], [336, 1008]];

/// Reads the sizes of images in tiles, heights and widths in turn.
fn grids(config: &ModelConfig) -> Result<Option<Vec<i32>>, Error> {
    const KEY: &str = "image_grid_pinpoints";
    let Some(found) = config.get(KEY) else { return Ok(None) };
    let side = |n: &Value| n.as_u64().filter(|n| (1..=1 << 16).contains(n)).map(|n| n as i32);
    let grid = |grid: &Value| match grid.as_array()?[..] {
        [ref height, ref width] => Some([side(height)?, side(width)?]),
        _ => None,
    };
    let grids: Option<Vec<[i32; 2]>> =
        found.as_array().and_then(|all| all.iter().map(grid).collect());
    match grids.filter(|grids| (1..=64).contains(&grids.len())) {
        Some(grids) => Ok(Some(grids.concat())),
        None => Err(config.fault(KEY, "up to 64 heights and widths in pixels")),
    }
}

fn llava_next(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    const SIDE: &str = "crop_size";
    llava(config, metadata)?;
    let sizes = grids(&config.model)?.unwrap_or_else(|| GRIDS.concat());
    // the tower's rows are put together by the one, and images cut by the other
    if grids(&config.pictures)?.is_some_and(|of_pictures| of_pictures != sizes) {
        let expected = "the same as in config.json";
        return Err(config.pictures.fault("image_grid_pinpoints", expected));
    }
    metadata.set("vision.image_grid_pinpoints", sizes);
    metadata.set("vision.mm_patch_merge_type", "spatial_unpad");
    let side = config.side("image_size", SIZES.image_size)?;
    match config.pictures.section(SIDE) {
        Some(crop) => {
            check(&crop, "height", &json!(side))?;
            check(&crop, "width", &json!(side))
        }
        None => check(&config.pictures, SIDE, &json!(side)),
    }
}
