//! Metadata of an mmproj file → a plan of its vision tower: one transformer, whose families differ
//! by data.

use super::error::Error;
use super::picture::Filter;
use crate::gguf::Gguf;
use crate::model;

/// Most of any width, count or side that metadata may ask for.
const MAX_SIZE: u64 = 1 << 20;
/// Most layers.
const MAX_LAYERS: usize = 512;
/// Side of LFM2's tiles in pixels.
pub const LFM2_TILE: usize = 512;

/// The part that makes rows of the text model of the tower's output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Projector {
    /// Gemma 3: pooled, RMS norm, matrix.
    Gemma3,
    /// Gemma 4: pooled, scaled, RMS norm, matrix.
    Gemma4,
    /// Idefics 3, SmolVLM: patches shuffled together, matrix.
    Idefics3,
    /// InternVL 2.5 and 3: patches shuffled together, layer norm, two matrices.
    InternVl,
    /// LFM2-VL: the same.
    Lfm2,
    /// Pixtral, Mistral Small 3: patches merged by a matrix, two matrices, a row between rows of
    /// patches.
    Pixtral,
    /// Qwen2-VL: patches side by side, two matrices.
    Qwen2Vl,
    /// Qwen2.5-VL: the same, and windows in most layers.
    Qwen25Vl,
    /// Qwen3-VL: the same without windows, and slices for the first layers of the text model.
    Qwen3Vl,
}

/// Every projector by the name that files give it.
const PROJECTORS: [(&str, Projector); 9] = [
    ("gemma3", Projector::Gemma3),
    ("gemma4v", Projector::Gemma4),
    ("idefics3", Projector::Idefics3),
    ("internvl", Projector::InternVl),
    ("lfm2", Projector::Lfm2),
    ("pixtral", Projector::Pixtral),
    ("qwen2vl_merger", Projector::Qwen2Vl),
    ("qwen2.5vl_merger", Projector::Qwen25Vl),
    ("qwen3vl_merger", Projector::Qwen3Vl),
];

/// Norms of the layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Norm {
    /// Mean taken off, divided by the deviation.
    Layer,
    /// Divided by the root of the mean square.
    Rms,
}

/// Learned positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Positions {
    /// None.
    None,
    /// One per patch of the only size there is, and one for the class token.
    Fixed,
    /// A square grid resized to that of the patches, as the mean of what falls on each.
    Averaged,
    /// A square grid resized to that of the patches, corners on corners.
    Corners,
    /// One table by column and one by row.
    Axes,
}

/// Rotary positions: which pairs of a head turn by the row and which by the column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisionRope {
    /// None.
    None,
    /// Neighbours (2i, 2i+1); the first half by the row, the second, with frequencies between those
    /// of the first, by the column.
    Interleaved,
    /// (i, i + d/2); pairs of the first quarter by the row, of the second by the column.
    Halves,
    /// Each half of the head by itself, (i, i + d/4): the first by the column, the second by the
    /// row.
    Quarters,
}

/// Activation of the FFN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisionActivation {
    /// GELU, tanh form.
    Gelu,
    /// x · σ(1.702 x).
    QuickGelu,
    /// x · σ(x).
    Silu,
}

/// A vision tower, besides its tensors.
#[derive(Clone, Debug)]
pub struct Config {
    /// The part that follows the layers.
    pub projector: Projector,
    /// Side of the image, or of its tiles, or of the grid the positions were learned on; in pixels.
    pub image_size: usize,
    /// Side of a patch in pixels.
    pub patch_size: usize,
    /// Width.
    pub n_embd: usize,
    /// Attention heads.
    pub n_head: usize,
    /// Size of a head.
    pub d_head: usize,
    /// Layers.
    pub n_layer: usize,
    /// Width of the text model.
    pub n_out: usize,
    /// ε of the layers' norms.
    pub eps: f32,
    /// Patches that become one row of the text model, per side.
    pub merge: usize,
    /// Mean and deviation of each colour.
    pub mean: [f32; 3],
    /// See `mean`.
    pub std: [f32; 3],
    /// Of the FFN.
    pub activation: VisionActivation,
    /// Of the layers.
    pub norm: Norm,
    /// Learned positions.
    pub positions: Positions,
    /// Rotary positions.
    pub rope: VisionRope,
    /// Base of their frequencies.
    pub rope_base: f64,
    /// Every so many layers see the whole image, the others a window; 0 = all see the whole.
    pub window_period: usize,
    /// Of resizing.
    pub filter: Filter,
    /// Fewest and most rows of an image.
    pub n_rows: (usize, usize),
    /// Longest edge before an image is cut into tiles; 0 = not said.
    pub longest_edge: usize,
    /// Fewest and most tiles.
    pub tiles: (usize, usize),
}

/// The metadata under `clip.vision.`.
struct Meta<'a>(&'a Gguf);

impl Meta<'_> {
    fn size(&self, suffix: &str) -> Result<Option<usize>, Error> {
        let key = format!("clip.vision.{suffix}");
        match self.0.get_u64(&key).map_err(model::Error::from)? {
            None => Ok(None),
            Some(v) if (1..=MAX_SIZE).contains(&v) => Ok(Some(v as usize)),
            Some(v) => Err(bad(key, v, format!("1 to {MAX_SIZE}"))),
        }
    }

    fn required(&self, suffix: &str, expected: &'static str) -> Result<usize, Error> {
        let key = format!("clip.vision.{suffix}");
        Ok(self.size(suffix)?.ok_or(model::Error::MissingKey { key, expected })?)
    }

    /// A value for each colour.
    fn colours(&self, suffix: &str) -> Result<[f32; 3], Error> {
        let key = format!("clip.vision.{suffix}");
        let array = self.0.get_array(&key).map_err(model::Error::from)?;
        let array = array.ok_or_else(|| model::Error::MissingKey {
            key: key.clone(),
            expected: "one number for each colour",
        })?;
        match array.to_f32s().map_err(model::Error::from)?[..] {
            [r, g, b, ..] if [r, g, b].iter().all(|v| v.is_finite()) => Ok([r, g, b]),
            _ => Err(bad(key, "other than three finite numbers", "one number for each colour")),
        }
    }

    /// A deviation for each colour: pixels are divided by it.
    fn deviations(&self, suffix: &str) -> Result<[f32; 3], Error> {
        let found = self.colours(suffix)?;
        if found.iter().all(|v| *v > 0.0) {
            return Ok(found);
        }
        Err(bad(format!("clip.vision.{suffix}"), format!("{found:?}"), "numbers above 0"))
    }
}

fn bad(key: String, found: impl std::fmt::Display, expected: impl Into<String>) -> Error {
    model::Error::BadValue { key, found: found.to_string(), expected: expected.into() }.into()
}

impl Config {
    /// Reads the metadata of an mmproj file.
    ///
    /// # Errors
    /// Names the key that is missing or out of range, or the projector that is not known.
    pub fn read(gguf: &Gguf) -> Result<Config, Error> {
        let text = |key: &str| gguf.get_str(key).map_err(model::Error::from);
        let flag = |key: &str| gguf.get_bool(key).map_err(model::Error::from);
        let name = match text("clip.projector_type")? {
            Some(name) => Some(name),
            None => text("clip.vision.projector_type")?,
        };
        let name = name.ok_or_else(|| model::Error::MissingKey {
            key: "clip.projector_type".into(),
            expected: "the kind of vision tower (is this an mmproj file?)",
        })?;
        let projector =
            PROJECTORS.iter().find(|(known, _)| *known == name).map(|&(_, projector)| projector);
        let projector = projector.ok_or_else(|| Error::UnknownProjector {
            found: name.into(),
            known: PROJECTORS.map(|(name, _)| name).join(", "),
        })?;
        let meta = Meta(gguf);
        let n_embd = meta.required("embedding_length", "the width of the tower")?;
        let n_head = meta.required("attention.head_count", "the number of attention heads")?;
        let key = |suffix: &str| format!("clip.vision.{suffix}");
        let d_head = match meta.size("attention.head_dim")? {
            Some(d) => d,
            None if n_embd % n_head == 0 => n_embd / n_head,
            None => {
                return Err(bad(
                    key("attention.head_count"),
                    n_head,
                    format!("a divisor of {n_embd}"),
                ));
            }
        };
        let n_layer = meta.required("block_count", "the number of layers")?;
        if n_layer > MAX_LAYERS {
            return Err(bad(key("block_count"), n_layer, format!("at most {MAX_LAYERS}")));
        }
        let eps_key = key("attention.layer_norm_epsilon");
        let eps = match gguf.get_f32(&eps_key).map_err(model::Error::from)? {
            Some(eps) if !eps.is_finite() || eps <= 0.0 => {
                return Err(bad(eps_key, eps, "a finite number above 0"));
            }
            eps => eps.unwrap_or(1e-6),
        };
        let activation = match (flag("clip.use_gelu")?, flag("clip.use_silu")?) {
            (Some(true), _) => VisionActivation::Gelu,
            (_, Some(true)) => VisionActivation::Silu,
            _ => VisionActivation::QuickGelu,
        };
        let config = Config {
            projector,
            image_size: meta.required("image_size", "the side of the image in pixels")?,
            patch_size: meta.required("patch_size", "the side of a patch in pixels")?,
            n_embd,
            n_head,
            d_head,
            n_layer,
            n_out: meta.required("projection_dim", "the width of the text model")?,
            eps,
            merge: 1,
            mean: meta.colours("image_mean")?,
            std: meta.deviations("image_std")?,
            activation,
            norm: Norm::Layer,
            positions: Positions::None,
            rope: VisionRope::None,
            rope_base: 10000.0,
            window_period: 0,
            filter: Filter::Bicubic,
            n_rows: (1, 4096),
            longest_edge: 0,
            tiles: (1, 1),
        };
        let config = config.of_family(&meta)?;
        config.check()?;
        Ok(config)
    }

    /// Returns what the projector's family changes.
    fn of_family(mut self, meta: &Meta) -> Result<Config, Error> {
        let scale_factor = meta.size("projector.scale_factor")?;
        let merge_size = meta.size("spatial_merge_size")?;
        match self.projector {
            Projector::Gemma3 => {
                self.merge = scale_factor.unwrap_or(4);
                self.positions = Positions::Fixed;
                self.filter = Filter::Bilinear;
            }
            Projector::Gemma4 => {
                self.merge = scale_factor.unwrap_or(3);
                self.norm = Norm::Rms;
                self.positions = Positions::Axes;
                self.rope = VisionRope::Quarters;
                self.rope_base = 100.0;
                self.n_rows = (70, 1120);
            }
            Projector::Idefics3 => {
                self.merge = scale_factor.unwrap_or(1);
                self.positions = Positions::Fixed;
                self.filter = Filter::Lanczos;
                self.longest_edge = meta.size("preproc_image_size")?.unwrap_or(0);
            }
            Projector::InternVl => {
                self.merge = scale_factor.unwrap_or(1);
                self.positions = Positions::Fixed;
                // the tower of 6 billion parameters has other norms, and nothing else says so
                if (self.n_embd, self.n_layer) == (3200, 45) {
                    self.norm = Norm::Rms;
                }
                self.tiles = (
                    meta.size("preproc_min_tiles")?.unwrap_or(1),
                    meta.size("preproc_max_tiles")?.unwrap_or(12),
                );
            }
            Projector::Lfm2 => {
                self.merge = scale_factor.unwrap_or(1);
                self.positions = Positions::Averaged;
                self.filter = Filter::Bilinear;
                self.n_rows = (64, 256);
                self.tiles = (2, 10);
            }
            Projector::Pixtral => {
                self.merge = merge_size.unwrap_or(1);
                self.norm = Norm::Rms;
                self.rope = VisionRope::Interleaved;
                self.n_rows = (8, 1024);
            }
            Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => {
                self.merge = merge_size.unwrap_or(2);
                self.rope = VisionRope::Halves;
                self.n_rows = (8, 4096);
                if self.projector == Projector::Qwen25Vl {
                    self.norm = Norm::Rms;
                    self.window_period =
                        meta.required("n_wa_pattern", "how often a layer sees the whole image")?;
                }
                if self.projector == Projector::Qwen3Vl {
                    self.positions = Positions::Corners;
                }
            }
        }
        Ok(self)
    }

    /// Returns what must hold between numbers.
    fn check(&self) -> Result<(), Error> {
        let key = |suffix: &str| format!("clip.vision.{suffix}");
        let aligned = self.patch_size * self.merge;
        if self.image_size > 8192 || aligned > 1024 {
            return Err(bad(
                key("image_size"),
                self.image_size,
                "at most 8192, with patches of at most 1024",
            ));
        }
        let fixed = self.positions == Positions::Fixed;
        if fixed && (!self.image_size.is_multiple_of(aligned) || self.image_size / aligned == 0) {
            return Err(bad(
                key("image_size"),
                self.image_size,
                format!("a multiple of {aligned}"),
            ));
        }
        if self.rope != VisionRope::None && !self.d_head.is_multiple_of(4) {
            return Err(bad(key("attention.head_count"), self.n_head, "heads of a multiple of 4"));
        }
        if matches!(self.projector, Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl)
            && self.merge != 2
        {
            return Err(bad(key("spatial_merge_size"), self.merge, "2"));
        }
        if self.projector == Projector::Lfm2 && !LFM2_TILE.is_multiple_of(aligned) {
            let expected = format!("one that, times projector.scale_factor, divides {LFM2_TILE}");
            return Err(bad(key("patch_size"), self.patch_size, expected));
        }
        if self.tiles.0 > self.tiles.1 || self.tiles.1 > 64 {
            return Err(bad(
                key("preproc_max_tiles"),
                self.tiles.1,
                "at most 64, and not less than the fewest",
            ));
        }
        if self.longest_edge > 8192 {
            return Err(bad(key("preproc_image_size"), self.longest_edge, "at most 8192"));
        }
        Ok(())
    }

    /// Side of the square of pixels behind one row of the text model.
    pub fn aligned(&self) -> usize {
        self.patch_size * self.merge
    }

    /// Returns whether the rows of an image see each other. The two smallest Gemma 4 were trained
    /// without.
    pub fn non_causal(&self) -> bool {
        match self.projector {
            Projector::Gemma3 => true,
            Projector::Gemma4 => ![1536, 2560].contains(&self.n_out),
            _ => false,
        }
    }
}
