//! The cost of an image: patches, attention, values at once and pixels, each the product of what
//! the file and the image say. Every factor of such a product has a limit of its own where it is
//! read; here is the limit of the product.

use super::clamped::ClampedLinear;
use super::error::Error;
use super::grid::n_rows;
use super::joint::Joint;
use super::mobilenet::MobileNet;
use super::picture::Size;
use super::plan::VisionPlan;
use super::plan::{TileRule, TowerBody, WholeSize};
use super::preprocess::Layout;
use super::weights::VisionWeights;
use crate::backend::Buf;

/// Most patches of one picture. Qwen2-VL's largest has half as many: 4096 rows of 2 × 2 patches.
const MAX_PATCHES: u64 = 1 << 15;
/// Most patches of an image with all of its tiles. SmolVLM's 17 pictures of 32 × 32 have a
/// fifteenth of it.
const MAX_PATCHES_OF_IMAGE: u64 = 1 << 18;
/// Most multiplications of attention for an image. Qwen2-VL's largest takes 2.2e13: 16384² pairs of
/// patches, 1280 values, 32 layers, twice.
const MAX_ATTENTION: u64 = 1 << 46;
/// Most values of one operation's result, 1 GiB in f32. Qwen2-VL's largest has 84e6: 16384 patches
/// × 5120.
const MAX_VALUES: u64 = 1 << 28;
/// Most multiplications by weights of convolutions over maps. Gemma 3n's are 3.9e11.
const MAX_PRODUCTS: u64 = 1 << 42;
/// Most pixels of all pictures that an image becomes, as many as an image may have.
const MAX_PIXELS: u64 = super::error::MAX_PIXELS;

/// Most pixels of an image that is small, some 50 ms of decoding.
const MAX_PIXELS_OF_SMALL: u64 = 4 << 20;
/// Ratio of the patches of a tower's largest image to those of a small one, at least.
const SMALL: u64 = 4;

/// Pictures of one size.
#[derive(Clone, Copy, Debug)]
struct Pictures {
    n: u64,
    n_patches: u64,
}

/// A product beyond its limit.
struct Excess {
    what: &'static str,
    found: u64,
    most: u64,
}

/// Numbers of a tower that decide about the work of an image.
#[derive(Clone, Debug)]
pub(super) struct Cost {
    plan: VisionPlan,
    /// Most values of a patch in the layers.
    patch_values: u64,
    /// Most values of a row of merged patches.
    row_values: u64,
    /// Rows between two lines of rows.
    n_between: usize,
    /// Rows after each line of joined tiles.
    n_after: usize,
    /// Rows after those of a picture.
    n_end: usize,
    /// The cost of convolutions over maps.
    maps: MapCost,
}

/// The cost of convolutions over maps for a picture; all are 0 where there are none.
#[derive(Clone, Copy, Debug, Default)]
struct MapCost {
    /// Most values of a buffer.
    values: u64,
    /// Multiplications by weights.
    products: u64,
    /// Multiplications of attention.
    attention: u64,
}

impl MapCost {
    fn new(maps: &MobileNet) -> MapCost {
        let values = Buf::ALL.into_iter().map(|buf| maps.n_values(buf)).max().unwrap_or(0);
        let values = values as u64;
        MapCost { values, products: maps.products(), attention: maps.attention() }
    }
}

impl Cost {
    /// Computes what images of this tower cost.
    ///
    /// # Errors
    /// [`Error::TowerTooLarge`] if the largest of them would cost more than an image may.
    pub(super) fn new(plan: &VisionPlan, weights: &VisionWeights) -> Result<Cost, Error> {
        let most = |matrix: &ClampedLinear| {
            let weight = &matrix.linear.weight;
            weight.n_rows.max(weight.n_cols) as u64
        };
        let out = plan.n_out.saturating_mul(1 + weights.deepstack().count()) as u64;
        let cost = Cost {
            plan: plan.clone(),
            patch_values: weights.of_patches().map(most).max().unwrap_or(0).max(plan.n_embd as u64),
            row_values: weights.of_rows().map(most).max().unwrap_or(0).max(out),
            n_between: weights.projector.line_break.len() / plan.n_out,
            n_after: weights.projector.line_end.len() / plan.n_out,
            n_end: weights.projector.end.len() / plan.n_out,
            maps: weights.maps.as_ref().map(MapCost::new).unwrap_or_default(),
        };
        cost.check(&cost.largest()).map_err(|Excess { what, found, most }| {
            Error::TowerTooLarge {
                what,
                found,
                most,
                sizes: format!(
                    "image_size {}, patch_size {}, {merge} × {merge} patches a row, width {}, \
                 {} layers",
                    plan.image_size,
                    plan.patch_size,
                    plan.n_embd,
                    plan.n_layer,
                    merge = plan.merge
                ),
            }
        })?;
        Ok(cost)
    }

    /// Returns the rows of the text model that an image of this size becomes.
    ///
    /// # Errors
    /// [`Error::TooMuchWork`] if it costs more than an image may.
    pub(super) fn rows(&self, image: Size) -> Result<usize, Error> {
        let pictures = self.pictures(image);
        self.check(&self.counted(pictures)).map_err(|Excess { what, found, most }| {
            Error::TooMuchWork { width: image.width, height: image.height, what, found, most }
        })?;
        if self.plan.family.tiling.as_ref().is_some_and(|tiling| tiling.joined) {
            return Ok(Joint::new(&self.plan, image).n_rows(self.n_after));
        }
        let rows = |size| n_rows(&self.plan, self.n_between, size) + self.n_end;
        Ok(pictures.iter().map(|&(n, size)| n * rows(size)).sum())
    }

    /// Returns true if an image of this size takes little work next to the largest.
    pub(super) fn is_small(&self, image: Size) -> bool {
        let n_patches = patches_of_all(&self.counted(self.pictures(image)));
        let n_pixels = image.width as u64 * image.height as u64;
        n_pixels <= MAX_PIXELS_OF_SMALL && n_patches <= self.most_patches_of_small()
    }

    /// Returns the most patches of a small image, 0 where all images have one size.
    pub(super) fn most_patches_of_small(&self) -> u64 {
        let is_any_size = self.plan.family.whole.keeps_proportions();
        if is_any_size || self.plan.family.tiling.is_some() {
            patches_of_all(&self.largest()) / SMALL
        } else {
            0
        }
    }

    /// Returns the number of tiles of an image with their size, and its whole.
    fn pictures(&self, image: Size) -> [(usize, Size); 2] {
        let layout = Layout::new(&self.plan, image);
        [(layout.n_tiles(), layout.tile), (1, layout.whole)]
    }

    fn counted(&self, pictures: [(usize, Size); 2]) -> [Pictures; 2] {
        pictures.map(|(n, size)| Pictures { n: n as u64, n_patches: self.n_patches(size) })
    }

    /// Returns the most patches of one picture.
    pub(super) fn most_patches(&self) -> usize {
        let pictures = self.largest();
        let of_tiles = pictures.iter().filter(|pictures| pictures.n > 0);
        of_tiles.map(|pictures| pictures.n_patches as usize).max().unwrap_or(0)
    }

    fn n_patches(&self, size: Size) -> u64 {
        (size.width / self.plan.patch_size) as u64 * (size.height / self.plan.patch_size) as u64
    }

    /// Returns the pictures of the largest image, as far as the file says how large that is.
    fn largest(&self) -> [Pictures; 2] {
        let plan = &self.plan;
        let whole = match plan.family.whole {
            WholeSize::Square
            | WholeSize::StretchedSquare
            | WholeSize::OnSquare
            | WholeSize::SquareArea => self.n_patches(Size::square(plan.image_size)),
            WholeSize::Aligned
            | WholeSize::Stretched(_)
            | WholeSize::Filling
            | WholeSize::WithinEdge
            | WholeSize::Nearest
            | WholeSize::Padded => plan.n_rows.1 as u64 * (plan.merge * plan.merge) as u64,
        };
        let n = match plan.family.tiling.as_ref().map(|tiling| tiling.rule) {
            None => 0,
            Some(TileRule::LongestEdge) => {
                let side = plan.longest_edge.div_ceil(plan.image_size) as u64;
                side * side
            }
            Some(
                TileRule::LeastWaste
                | TileRule::NearestAspect
                | TileRule::NearestRatio
                | TileRule::LeastScaled
                | TileRule::Listed,
            ) => plan.tiles.1 as u64,
        };
        let tile = self.n_patches(Size::square(plan.tile_side()));
        [Pictures { n, n_patches: tile }, Pictures { n: 1, n_patches: whole }]
    }

    /// Checks each product.
    fn check(&self, pictures: &[Pictures; 2]) -> Result<(), Excess> {
        let plan = &self.plan;
        let sum = |f: &dyn Fn(u64) -> u64| {
            let of = |p: &Pictures| if p.n == 0 { 0 } else { p.n.saturating_mul(f(p.n_patches)) };
            pictures.iter().map(of).fold(0, u64::saturating_add)
        };
        let largest = pictures.iter().filter(|p| p.n > 0).map(|p| p.n_patches).max().unwrap_or(0);
        let n_rows = largest
            .div_ceil((plan.merge_before() * plan.merge_before()) as u64)
            .max(plan.n_query as u64);
        let area = (plan.patch_size * plan.patch_size) as u64;
        let values =
            largest.saturating_mul(self.patch_values).max(n_rows.saturating_mul(self.row_values));
        let values = values.max(self.maps.values);
        for (what, found, most) in [
            ("patches in one picture", largest, MAX_PATCHES),
            ("patches in all tiles", sum(&|n| n), MAX_PATCHES_OF_IMAGE),
            ("pixels in all tiles", sum(&|n| n.saturating_mul(area)), MAX_PIXELS),
            ("values at once", values, MAX_VALUES),
            ("multiplications by weights", self.maps.products, MAX_PRODUCTS),
            ("multiplications of attention", sum(&|n| self.attention(n)), MAX_ATTENTION),
        ] {
            if found > most {
                return Err(Excess { what, found, most });
            }
        }
        Ok(())
    }

    /// Counts the multiplications of queries with keys, and of weights with values, in all layers
    /// for a picture of so many patches.
    fn attention(&self, n_patches: u64) -> u64 {
        let plan = &self.plan;
        if plan.family.body == TowerBody::Maps {
            return self.maps.attention;
        }
        let n_layer = plan.n_layer as u64;
        let n_whole = (0..plan.n_layer).filter(|&i| plan.sees_whole(i)).count() as u64;
        let side = (plan.window_side * plan.merge) as u64;
        let window = n_patches.min(side.saturating_mul(side));
        let pairs = n_patches
            .saturating_mul(n_patches)
            .saturating_mul(n_whole)
            .saturating_add(n_patches.saturating_mul(window).saturating_mul(n_layer - n_whole));
        // queries of a resampler attend to patches once
        let resampled = n_patches.max(plan.n_query as u64).saturating_pow(2);
        let resampled = if plan.n_query > 0 { resampled } else { 0 };
        pairs
            .saturating_mul(2 * plan.n_head as u64 * plan.d_head as u64)
            .saturating_add(resampled.saturating_mul(2 * plan.n_out as u64))
    }
}

/// Returns the number of patches of all pictures of an image.
fn patches_of_all(pictures: &[Pictures; 2]) -> u64 {
    pictures.iter().map(|p| p.n.saturating_mul(p.n_patches)).fold(0, u64::saturating_add)
}
