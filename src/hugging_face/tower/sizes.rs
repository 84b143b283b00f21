//! The sizes of a tower, and the keys that every tower has.

use serde_json::json;

use super::super::Error;
use super::super::metadata::FamilyMetadata;
use super::config::{TowerConfig, check};

/// The sizes of a tower.
pub(super) struct TowerSizes {
    /// Side of the square that the tower was trained on, in pixels.
    pub image_size: u32,
    /// Side of a patch in pixels.
    pub patch_size: u32,
    /// Width.
    pub n_embd: u32,
    /// Width of the FFN.
    pub n_ff: u32,
    /// Number of layers.
    pub n_layer: u32,
    /// Number of heads.
    pub n_head: u32,
}

impl TowerSizes {
    /// Reads the sizes of a tower by their usual keys; those that are not said are `default`.
    ///
    /// # Errors
    /// One is out of its range.
    pub(super) fn read(config: &TowerConfig, default: &TowerSizes) -> Result<TowerSizes, Error> {
        let count = |key: &str, default: u32| -> Result<u32, Error> {
            Ok(config.vision.count(key)?.unwrap_or(default))
        };
        Ok(TowerSizes {
            image_size: config.side("image_size", default.image_size)?,
            patch_size: config.side("patch_size", default.patch_size)?,
            n_embd: count("hidden_size", default.n_embd)?,
            n_ff: count("intermediate_size", default.n_ff)?,
            n_layer: config.n_layer("num_hidden_layers", default.n_layer)?,
            n_head: count("num_attention_heads", default.n_head)?,
        })
    }

    /// Sets the keys that every tower has.
    ///
    /// # Errors
    /// The configuration does not say the width of the text model, or the colours' mean.
    pub(super) fn set(
        &self,
        config: &TowerConfig,
        metadata: &mut FamilyMetadata,
    ) -> Result<(), Error> {
        self.set_sizes(config, metadata)?;
        metadata.set("vision.image_mean", config.colours("image_mean")?);
        metadata.set("vision.image_std", config.colours("image_std")?);
        Ok(())
    }

    /// Sets the keys that every tower has, but those of colours.
    ///
    /// # Errors
    /// The configuration does not say the width of the text model.
    pub(super) fn set_sizes(
        &self,
        config: &TowerConfig,
        metadata: &mut FamilyMetadata,
    ) -> Result<(), Error> {
        metadata.set("has_vision_encoder", true);
        metadata.set("vision.projection_dim", config.model.required_count("hidden_size")?);
        metadata.set("vision.image_size", self.image_size);
        metadata.set("vision.patch_size", self.patch_size);
        metadata.set("vision.embedding_length", self.n_embd);
        metadata.set("vision.feed_forward_length", self.n_ff);
        metadata.set("vision.block_count", self.n_layer);
        metadata.set("vision.attention.head_count", self.n_head);
        check(&config.vision, "num_channels", &json!(3))
    }
}

/// Sets the key of the norms' epsilon.
pub(super) fn set_epsilon(
    config: &TowerConfig,
    metadata: &mut FamilyMetadata,
    key: &str,
    default: f64,
) -> Result<(), Error> {
    let epsilon = config.vision.number(key)?.unwrap_or(default);
    metadata.set("vision.attention.layer_norm_epsilon", epsilon as f32);
    Ok(())
}
