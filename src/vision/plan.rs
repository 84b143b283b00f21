//! A vision tower as data: sizes, and the rules of its family.
//!
//! Nothing here is a tensor, and nothing knows how an operation is carried out.

use super::picture::Filter;
use crate::chat::ImageText;
use crate::model;
use crate::model::meta::Meta;
use crate::model::plan::Activation;

/// A vision tower, besides its tensors.
#[derive(Clone, Debug)]
pub struct VisionPlan {
    /// Its family.
    pub family: &'static VisionFamily,
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
    /// Learned queries that every picture becomes a row each of; 0 = rows are merged patches.
    pub n_query: usize,
    /// ε of the layers' norms.
    pub eps: f32,
    /// Patches that become one row of the text model, per side.
    pub merge: usize,
    /// Mean of each colour.
    pub mean: [f32; 3],
    /// Deviation of each colour.
    pub std: [f32; 3],
    /// Activation of the FFN.
    pub activation: Activation,
    /// See [`VisionFamily::centered`].
    pub centered: bool,
    /// Every *n*th layer sees the whole image, the others a window; 0 = all see the whole.
    pub window_period: usize,
    /// Side of a window, in squares of patches that become one row of the text model.
    pub window_side: usize,
    /// The last layer sees the whole image, too.
    pub is_last_whole: bool,
    /// Longest edge before an image is cut into tiles; 0 = not said.
    pub longest_edge: usize,
    /// Fewest and most tiles.
    pub tiles: (usize, usize),
    /// Columns and rows of tiles to choose from by [`TileRule::Listed`].
    pub grids: Vec<(usize, usize)>,
    /// Fewest and most rows of the text model that a picture becomes, where it keeps its
    /// proportions.
    pub n_rows: (usize, usize),
    /// Fewest and most pixels of a picture, where the file says more than `n_rows` can.
    pub pixels: Option<(usize, usize)>,
    /// See [`VisionFamily::non_causal`].
    pub non_causal: bool,
}

impl VisionPlan {
    /// Returns the side of the square of pixels that becomes one row of the text model.
    pub fn aligned(&self) -> usize {
        self.patch_size * self.merge
    }

    /// Returns true if layer `i` sees the whole image.
    pub fn sees_whole(&self, i: usize) -> bool {
        self.window_period == 0
            || (i + 1).is_multiple_of(self.window_period)
            || self.is_last_whole && i + 1 == self.n_layer
    }

    /// Returns the fewest and the most pixels of a picture that keeps its proportions.
    pub fn pixel_range(&self) -> (usize, usize) {
        let row = self.aligned() * self.aligned();
        self.pixels.unwrap_or((self.n_rows.0 * row, self.n_rows.1 * row))
    }

    /// Returns the side of a tile in pixels.
    pub fn tile_side(&self) -> usize {
        self.family.tiling.as_ref().and_then(|tiling| tiling.side).unwrap_or(self.image_size)
    }

    /// Returns the number of tables of angles that the heads of a patch take in turn.
    pub fn rope_tables(&self) -> usize {
        let is_in_halves = |rope: PatchRope| rope.pairs == PatchPairs::Quarters;
        if self.family.rope.is_some_and(is_in_halves) { 2 } else { 1 }
    }

    /// Returns the width of attention, the widest where there is a resampler.
    pub fn attn_width(&self) -> usize {
        let width = self.n_head * self.d_head;
        if self.n_query > 0 { width.max(self.n_out) } else { width }
    }

    /// Returns the number of patches per side that are one row of the projector's matrices.
    pub fn merge_before(&self) -> usize {
        match self.family.projector.merging {
            Merging::Afterwards | Merging::Downsampled => 1,
            _ => self.merge,
        }
    }

    /// Returns the number of values of all patches that become one row.
    pub fn n_merged(&self) -> usize {
        self.n_embd * self.merge * self.merge
    }
}

/// A family of towers.
#[derive(Debug)]
pub struct VisionFamily {
    /// Its projector, as files name it.
    pub name: &'static str,
    /// Models that have it.
    pub models: &'static str,
    /// Architectures of these models; empty if they are many, or not all are known.
    pub archs: &'static [&'static str],
    /// Tests compare it with its makers' code, in place of llama.cpp.
    pub tested_as_made: bool,
    /// Key of the number of patches per side that become one row of the text model.
    pub merge_key: &'static str,
    /// That number where the file does not say.
    pub merge: usize,
    /// True if no other number will do.
    pub is_merge_fixed: bool,
    /// Layer norms take off the mean first, in place of dividing by the root mean square alone.
    pub centered: bool,
    /// The GELU of its layers where a file says no more than that they have one.
    pub gelu: Activation,
    /// The tensors around the matrix of patches.
    pub stem: Stem,
    /// The part between patches and projector.
    pub body: TowerBody,
    /// Name of the norm after the last layer, where the file has it.
    pub post_norm: &'static str,
    /// Learned positions.
    pub positions: Positions,
    /// The class token stands before the patches, as does its position.
    pub class_first: bool,
    /// Rotary positions.
    pub rope: Option<PatchRope>,
    /// Row and column of the first patch by these; a class token stands at 0.
    pub first_place: u32,
    /// Values are normalized as well, and scores are not scaled.
    pub norms_values: bool,
    /// Order of the patches.
    pub order: PatchOrder,
    /// Pixels go from −1 to 1 before their mean is taken off, in place of 0 to 1.
    pub signed_pixels: bool,
    /// Each step from a pixel to its value is rounded to bf16.
    pub rounds_pixels: bool,
    /// Filter for resizing.
    pub filter: Filter,
    /// Size of the picture of the whole image.
    pub whole: WholeSize,
    /// Tiles that the image is cut into as well.
    pub tiling: Option<Tiling>,
    /// Fewest and most rows of the picture of a whole image.
    pub n_rows: (usize, usize),
    /// Text around the image, or around its whole where that comes first, as the makers' template
    /// and processor write it; `{image}` is the image's number in the prompt, from 0.
    pub around: [&'static str; 2],
    /// The way in which images and the texts of a message stand together.
    pub image_text: ImageText,
    /// The part that makes rows of the text model of the tower's output.
    pub projector: Projector,
    /// Every row of an image sees every other.
    pub non_causal: bool,
    /// Reads the keys that only this family has.
    pub reads: fn(&Meta, &mut VisionPlan) -> Result<(), model::Error>,
}

/// The part of a tower between its patches and its projector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TowerBody {
    /// The layers of a transformer.
    Layers,
    /// None: rows of patches are the tower's output.
    Nothing,
    /// Convolutions over maps of points, the last of which are the patches.
    Maps,
}

/// The norms of patches before the first layer, each where the file has it; an empty name is
/// none.
#[derive(Debug)]
pub struct Stem {
    /// Name of the norm of a patch's pixels.
    pub pixels: &'static str,
    /// Name of the norm of rows before their positions are added.
    pub rows: &'static str,
    /// Name of the norm of rows with their positions.
    pub placed: &'static str,
    /// ε of these; `None` = that of the layers' norms.
    pub eps: Option<f32>,
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
    /// A square grid, of which each patch takes the point it falls on.
    Buckets,
    /// A square grid resized to that of the patches, corners on corners.
    Corners,
    /// A square grid resized to that of the patches, between the four nearest.
    Linear,
    /// A square grid resized to that of the patches by cubic curves, where the file has it.
    Cubic,
    /// A square grid resized to that of the patches with its sides exchanged, between the four
    /// nearest with nothing beyond the edge; patches take its points in order, row by row.
    Exchanged,
    /// One table by column and one by row.
    Axes,
}

/// Rotary positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PatchRope {
    /// The rule by which rows and columns turn pairs.
    pub pairs: PatchPairs,
    /// Base of the frequencies.
    pub base: f64,
}

/// The pairs of a head of size d that turn by the row of a patch, and by its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatchPairs {
    /// Neighbours (2i, 2i+1); the first half by the row, the second, with frequencies between those
    /// of the first, by the column.
    Interleaved,
    /// Neighbours (2i, 2i+1); the first half by the column, the second by the row.
    InHalves,
    /// Neighbours (2i, 2i+1), by the column and by the row in turn.
    Alternating,
    /// (i, i + d/2); pairs of the first quarter by the row, of the second by the column.
    Halves,
    /// Each half of the head by itself, (i, i + d/4): the first by the column, the second by the
    /// row.
    Quarters,
}

/// An order of patches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatchOrder {
    /// Row by row.
    ByRow,
    /// Those that are merged next to each other; where layers see windows, window by window.
    ByMerge,
}

/// A rule for the size of the picture of a whole image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeSize {
    /// The square that the tower was trained on.
    Square,
    /// That square, the image stretched to it.
    StretchedSquare,
    /// That square, the image stretched to a square by the mean colour first.
    OnSquare,
    /// Near the image's own proportions, which are kept, in the middle of black.
    Aligned,
    /// Near the image's own proportions, stretched to it.
    Stretched(SmallSides),
    /// As many pixels as the square that the tower was trained on, in the image's own proportions,
    /// stretched to it.
    SquareArea,
    /// As large as the most rows allow, in the image's own proportions, stretched to it.
    Filling,
    /// The image's own size within the longest edge, stretched up to whole rows.
    WithinEdge,
    /// The image's own size within the most rows, stretched to those whole rows and columns of rows
    /// around it that are nearest to its proportions.
    Nearest,
    /// The image's own size within the most rows, black to the right and below up to whole rows.
    Padded,
}

/// A rule for images with a side below that of what one row covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallSides {
    /// They are taken as they are: only the fewest pixels make them larger.
    Kept,
    /// Both sides are enlarged by one factor, rounded down.
    Raised,
    /// The height is enlarged, then the width, the other side by the same factor, rounded.
    RaisedInTurn,
}

impl WholeSize {
    /// Returns true if the picture has the proportions of its image.
    pub fn keeps_proportions(self) -> bool {
        !matches!(self, WholeSize::Square | WholeSize::StretchedSquare | WholeSize::OnSquare)
    }
}

/// Tiles of one size that an image is cut into.
#[derive(Debug)]
pub struct Tiling {
    /// The rule for their number.
    pub rule: TileRule,
    /// Side of a tile in pixels; `None` = that of the tower's square.
    pub side: Option<usize>,
    /// The picture of the whole, with the text around it, comes before the tiles.
    pub whole_first: bool,
    /// Text before each tile, with its `{row}` and `{column}` counted from 1.
    pub before_tile: &'static str,
    /// Text after each tile.
    pub after_tile: &'static str,
    /// Text between tiles of a row.
    pub between_tiles: &'static str,
    /// Text between rows of tiles.
    pub between_rows: &'static str,
    /// Texts between the tiles and the picture of the whole.
    pub before_whole: &'static [&'static str],
    /// Text right before the picture of the whole, whether there are tiles or none.
    pub whole_mark: &'static str,
    /// The tiles are one image again behind the whole, row by row without the black at its sides.
    pub joined: bool,
}

/// A rule for the number of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileRule {
    /// As many as cover the image once its longest edge is as the file says; at least one.
    LongestEdge,
    /// The grid that wastes least; none for an image that fits into one tile.
    LeastWaste,
    /// The grid nearest to the image's proportions; none for an image that is small enough.
    NearestAspect,
    /// The grid nearest to the image's proportions, of about as many tiles as have its pixels, each
    /// of [`WholeSize::SquareArea`]; none for an image of no more pixels than one.
    NearestRatio,
    /// The grid that enlarges the image least, or where none does reduces it least, and has the
    /// fewest tiles; none for one tile.
    LeastScaled,
    /// The grid of the file's list that holds most of the image, and wastes least.
    Listed,
}

/// The part that follows the layers.
#[derive(Debug)]
pub struct Projector {
    /// The rule by which patches become rows.
    pub merging: Merging,
    /// Norm of these rows, or before a merging matrix of the patches.
    pub norm: ProjectorNorm,
    /// The norm is of patches though they are not merged by a matrix.
    pub norms_patches: bool,
    /// ε of a norm by mean and deviation.
    pub eps: f32,
    /// Matrices in order, an activation between them.
    pub matrices: &'static [&'static str],
    /// That activation, which files leave unsaid.
    pub activation: Activation,
    /// A norm, that activation and a gated FFN follow.
    pub gated: bool,
    /// The file has the (only) matrix transposed.
    pub transposed: bool,
    /// The row between rows of patches.
    pub line_break: Option<&'static str>,
    /// The row after each row of joined tiles.
    pub line_end: Option<&'static str>,
    /// The rows are normalized by root mean square at the end.
    pub norms_rows: bool,
    /// The row after those of an image.
    pub end: Option<EndRow>,
}

/// A row after those of an image, of a token that the text model has only by the projector: the
/// first row of a table, normalized in a way of its own.
#[derive(Debug)]
pub struct EndRow {
    /// Name of the table.
    pub table: &'static str,
    /// Name of the norm.
    pub norm: &'static str,
}

/// A rule by which `merge × merge` patches become one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merging {
    /// Their mean.
    Mean,
    /// Their mean times the root of its width, normalized by learned mean and scale where the file
    /// has these.
    ScaledMean,
    /// Their mean, normalized by root mean square with the weight of this name, times the root of
    /// its width.
    NormedMean(&'static str),
    /// Side by side, patch by patch.
    SideBySide,
    /// Side by side, of patches that are neighbours already: their first values, then their second,
    /// and so on.
    Interleaved,
    /// By this matrix, of their first values, then their second, and so on.
    Matrix(&'static str),
    /// By their mean, behind the matrices, where each row takes in those around it.
    Afterwards,
    /// By convolutions behind the matrices, the last of which moves two points at a time.
    Downsampled,
    /// Not: learned queries attend to all of them, and become the rows.
    Resampled,
}

/// The norm of a projector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProjectorNorm {
    /// None.
    None,
    /// By root mean square, without a weight.
    Plain,
    /// By root mean square, with the weight of this name.
    Rms(&'static str),
    /// By mean and deviation, with weight and bias of this name, where the file has it.
    Centered(&'static str),
}
