//! The tower of PaddleOCR-VL: SigLIP's with positions that turn, too.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};
use super::family::{NORMED_PROJECTOR, PLAIN, TowerFamily, TowerNames};
use super::siglip::SIGLIP;
use super::sizes::{TowerSizes, set_epsilon};

/// The sizes that a configuration does not say.
const SIZES: TowerSizes = TowerSizes {
    image_size: 384,
    patch_size: 14,
    n_embd: 1152,
    n_ff: 4304,
    n_layer: 27,
    n_head: 16,
};

/// The epsilon of its norms, which files have whatever a configuration says.
const EPSILON: f64 = 1e-6;

/// PaddleOCR-VL.
pub(super) const PADDLE: TowerFamily = TowerFamily {
    classes: &["PaddleOCRVLForConditionalGeneration"],
    parts: &[
        TowerNames {
            before: &["visual.vision_model."],
            // the part that says what an image is, and positions that no image of one takes
            skipped: &["head.", "embeddings.packing_position_embedding."],
            ..SIGLIP
        },
        TowerNames { before: &["mlp_AR."], ..NORMED_PROJECTOR },
    ],
    metadata: paddle,
    ..PLAIN
};

fn paddle(config: &TowerConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let vision = &config.vision;
    let pixels = |key: &str| -> Result<u32, Error> { config.pictures.required_count(key) };
    let most = pixels("max_pixels")?;
    let sizes = TowerSizes { image_size: most.isqrt(), ..TowerSizes::read(config, &SIZES)? };
    sizes.set(config, metadata)?;
    metadata.set("projector_type", "paddleocr");
    metadata.set("vision.image_max_pixels", most);
    metadata.set("vision.image_min_pixels", pixels("min_pixels")?);
    metadata.set("use_gelu", true);
    check(vision, "layer_norm_eps", &json!(EPSILON))?;
    set_epsilon(config, metadata, "layer_norm_eps", EPSILON)?;
    check(vision, "hidden_act", &json!("gelu_pytorch_tanh"))?;
    check(vision, "spatial_merge_size", &json!(2))?;
    check(&config.pictures, "merge_size", &json!(2))?;
    match vision.section("rope_parameters") {
        Some(rope) => check(&rope, "rope_theta", &json!(10000.0)),
        None => Ok(()),
    }
}
