//! A picture → the pictures its tower sees, and the words between them. Per family exactly as the
//! models were trained.
//!
//! Sizes are computed in f32 where the reference does: its rounding decides how many rows an image
//! becomes.

use super::config::{Config, LFM2_TILE, Projector};
use super::picture::{Filter, Picture, Size};

/// LFM2 cuts a picture into tiles if it has more pixels than this times those of the largest image.
const LFM2_TOLERANCE: f64 = 2.0;

/// A part of what an image becomes in the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImagePart<T> {
    /// Text, its control tokens meant.
    Text(String),
    /// A picture, or its rows.
    Image(T),
}

/// The pictures that an image becomes: tiles of one size row by row, if there are any, and the
/// whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Columns of tiles.
    pub columns: usize,
    /// Rows of tiles.
    pub rows: usize,
    /// Of a tile.
    pub tile: Size,
    /// Of the whole as the tower sees it.
    pub whole: Size,
}

impl Layout {
    /// Lays out the pictures of an image of this size, without a look at its pixels.
    pub fn new(config: &Config, image: Size) -> Layout {
        let side = config.image_size;
        let square = Size::square(side);
        let tiled = |grid: Option<(usize, usize)>, tile: usize, whole: Size| {
            let (columns, rows) = grid.unwrap_or((0, 0));
            Layout { columns, rows, tile: Size::square(tile), whole }
        };
        match config.projector {
            Projector::Gemma3 => tiled(None, side, square),
            Projector::Gemma4
            | Projector::Pixtral
            | Projector::Qwen2Vl
            | Projector::Qwen25Vl
            | Projector::Qwen3Vl => tiled(None, side, aligned_size(config, image)),
            Projector::Idefics3 => {
                let resized = idefics3_size(config, image);
                let grid = (resized.width.div_ceil(side), resized.height.div_ceil(side));
                tiled(Some(grid), side, square)
            }
            Projector::InternVl => tiled(internvl_grid(config, image), side, square),
            Projector::Lfm2 => {
                tiled(lfm2_grid(config, image), LFM2_TILE, aligned_size(config, image))
            }
        }
    }

    /// Returns the number of tiles.
    pub fn n_tiles(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the size of all tiles together.
    fn tiled(&self) -> Size {
        Size { width: self.columns * self.tile.width, height: self.rows * self.tile.height }
    }
}

/// Returns what stands for a picture in the prompt: pictures of sizes that the tower takes, and the
/// words around them.
pub fn prepare(config: &Config, picture: &Picture) -> Vec<ImagePart<Picture>> {
    let text = |text: &str| ImagePart::Text(text.into());
    let between = |before: &str, image: Picture, after: &str| {
        [text(before), ImagePart::Image(image), text(after)]
            .into_iter()
            .filter(|p| *p != text(""))
            .collect()
    };
    let layout = Layout::new(config, picture.size());
    let Size { width, height } = layout.whole;
    match config.projector {
        Projector::Gemma3 => {
            between("<start_of_image>", picture.fit(width, height, config.filter), "<end_of_image>")
        }
        Projector::Gemma4 => {
            between("<|image>", picture.fit(width, height, config.filter), "<image|>")
        }
        Projector::Pixtral => between("", picture.fit(width, height, config.filter), "[IMG_END]"),
        Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => {
            between("<|vision_start|>", picture.fit(width, height, config.filter), "<|vision_end|>")
        }
        Projector::Idefics3 => idefics3(config, picture, &layout),
        Projector::InternVl => {
            let mut images = Vec::new();
            if layout.n_tiles() > 0 {
                let tiled = layout.tiled();
                let whole = picture.fit(tiled.width, tiled.height, Filter::Bicubic);
                images.extend(tiles(&whole, &layout).map(ImagePart::Image));
            }
            images.push(ImagePart::Image(picture.resize(width, height, Filter::Bicubic)));
            [text("<img>")].into_iter().chain(images).chain([text("</img>")]).collect()
        }
        Projector::Lfm2 => lfm2(config, picture, &layout),
    }
}

/// The tiles of a picture of so many columns and rows of them, row by row; none where there are
/// none.
fn tiles(picture: &Picture, layout: &Layout) -> impl Iterator<Item = Picture> {
    let Size { width, height } = layout.tile;
    let columns = layout.columns;
    (0..layout.n_tiles())
        .map(move |i| picture.crop(i % columns * width, i / columns * height, width, height))
}

/// Sides that are multiples of what one row of the text model covers, near the image's own
/// proportions, with a number of rows in the range of the family ("smart resize").
fn aligned_size(config: &Config, image: Size) -> Size {
    let align = config.aligned() as f32;
    let row = config.aligned() * config.aligned();
    let fewest = config.n_rows.0 * row;
    let most = config.n_rows.1 * row;
    let width = image.width as f32;
    let height = image.height as f32;
    let side = |x: f32| (x as usize).max(1) * config.aligned();
    let size = |f: &dyn Fn(f32) -> f32| Size { width: side(f(width)), height: side(f(height)) };
    let nearest = size(&|x| (x / align).round());
    let area = nearest.width * nearest.height;
    if area > most {
        let beta = (height * width / most as f32).sqrt();
        size(&|x| (x / beta / align).floor())
    } else if area < fewest {
        let beta = (fewest as f32 / (height * width)).sqrt();
        size(&|x| (x * beta / align).ceil())
    } else {
        nearest
    }
}

/// Idefics 3: the size of an image before it is cut into tiles. Files that do not say the longest
/// edge take the image's own size.
fn idefics3_size(config: &Config, image: Size) -> Size {
    let longest = config.longest_edge;
    if longest == 0 {
        return image;
    }
    let aspect = image.width as f64 / image.height as f64;
    let even = |n: f64| (n as usize + n as usize % 2).max(2);
    if image.width >= image.height {
        Size { width: longest, height: even(longest as f64 / aspect) }
    } else {
        Size { width: even(longest as f64 * aspect), height: longest }
    }
}

/// Idefics 3: tiles row by row, and the overview.
fn idefics3(config: &Config, picture: &Picture, layout: &Layout) -> Vec<ImagePart<Picture>> {
    let text = |text: &str| ImagePart::Text(text.into());
    let resized = idefics3_size(config, picture.size());
    let resized = picture.resize(resized.width, resized.height, config.filter);
    let Size { width, height } = layout.tiled();
    let whole = resized.resize(width, height, config.filter);
    let overview = whole.resize(layout.whole.width, layout.whole.height, config.filter);
    let mut parts = Vec::new();
    for (i, tile) in tiles(&whole, layout).enumerate() {
        if i > 0 && i % layout.columns == 0 {
            parts.push(text("\n"));
        }
        let row = i / layout.columns + 1;
        let column = i % layout.columns + 1;
        parts.push(ImagePart::Text(format!("<fake_token_around_image><row_{row}_col_{column}>")));
        parts.push(ImagePart::Image(tile));
    }
    parts.extend([
        text("\n\n"),
        text("<fake_token_around_image><global-img>"),
        ImagePart::Image(overview),
        text("<fake_token_around_image>"),
    ]);
    parts
}

/// InternVL: columns and rows of the grid that wastes least; none for an image that fits into one
/// tile.
fn internvl_grid(config: &Config, image: Size) -> Option<(usize, usize)> {
    let side = config.image_size;
    if image.width <= side && image.height <= side {
        return None;
    }
    let (fewest, most) = config.tiles;
    let grids = (fewest..=most).flat_map(|columns| {
        let rows = fewest.div_ceil(columns).max(fewest)..=most / columns;
        rows.map(move |rows| (columns, rows))
    });
    let own = image.width * image.height;
    // what the image fills of a grid, and what of the grid it leaves empty
    let mut best = ((1, 1), 0, usize::MAX);
    for (columns, rows) in grids {
        let width = columns * side;
        let height = rows * side;
        let scale = (width as f32 / image.width as f32).min(height as f32 / image.height as f32);
        let filled = (image.width as f32 * scale) as usize * (image.height as f32 * scale) as usize;
        let filled = filled.min(own);
        let wasted = width * height - filled;
        if filled > best.1 || (filled == best.1 && wasted < best.2) {
            best = ((columns, rows), filled, wasted);
        }
    }
    Some(best.0)
}

/// LFM2: tiles row by row if the image is large, and the whole.
fn lfm2(config: &Config, picture: &Picture, layout: &Layout) -> Vec<ImagePart<Picture>> {
    let text = |text: &str| ImagePart::Text(text.into());
    let mut parts = vec![text("<|image_start|>")];
    if layout.n_tiles() > 0 {
        let Size { width, height } = layout.tiled();
        let whole = picture.fit(width, height, config.filter);
        for (i, tile) in tiles(&whole, layout).enumerate() {
            let row = i / layout.columns + 1;
            let column = i % layout.columns + 1;
            parts.push(ImagePart::Text(format!("<|img_row_{row}_col_{column}|>")));
            parts.push(ImagePart::Image(tile));
        }
        parts.push(text("<|img_thumbnail|>"));
    }
    let overview = picture.resize(layout.whole.width, layout.whole.height, config.filter);
    parts.extend([ImagePart::Image(overview), text("<|image_end|>")]);
    parts
}

/// LFM2: columns and rows of tiles for a picture that is too large for one image.
fn lfm2_grid(config: &Config, image: Size) -> Option<(usize, usize)> {
    let align = config.aligned();
    let round = |n: usize| {
        ((n as f64 / align as f64).round_ties_even() as usize * align).max(config.patch_size)
    };
    let most = config.n_rows.1 * align * align;
    if round(image.width) as f64 * round(image.height) as f64 <= most as f64 * LFM2_TOLERANCE {
        return None;
    }
    let (fewest, most) = config.tiles;
    let mut grids: Vec<(usize, usize)> = Vec::new();
    for n in fewest..=most {
        for (columns, rows) in (1..=n).flat_map(|w| (1..=n).map(move |h| (w, h))) {
            if (fewest..=most).contains(&(columns * rows)) && !grids.contains(&(columns, rows)) {
                grids.push((columns, rows));
            }
        }
    }
    grids.sort_by_key(|(columns, rows)| columns * rows);
    let aspect = image.width as f32 / image.height as f32;
    let area = (image.width * image.height) as f32;
    let mut best = ((1, 1), f32::MAX);
    for (columns, rows) in grids {
        let difference = (aspect - columns as f32 / rows as f32).abs();
        let grid_area = (LFM2_TILE * LFM2_TILE * columns * rows) as f32;
        if difference < best.1 || (difference == best.1 && area > 0.5 * grid_area) {
            best = ((columns, rows), difference);
        }
    }
    Some(best.0)
}
