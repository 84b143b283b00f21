//! A picture → the pictures its tower sees, and the words between them. Per family exactly as the models were trained.
//!
//! Sizes are computed in f32 where the reference does: its rounding decides how many rows an image becomes.

use super::config::{Config, Projector};
use super::picture::{Filter, Picture};

/// Side of LFM2's tiles in pixels.
const LFM2_TILE: usize = 512;
/// LFM2 cuts a picture into tiles if it has more pixels than this times those of the largest image.
const LFM2_TOLERANCE: f64 = 2.0;

/// A part of what an image becomes in the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<T> {
    /// Text, its control tokens meant.
    Text(String),
    /// A picture, or its rows.
    Image(T),
}

/// What stands for a picture in the prompt: pictures of sizes that the tower takes, and the words around them.
pub fn prepare(config: &Config, picture: &Picture) -> Vec<Part<Picture>> {
    let text = |text: &str| Part::Text(text.into());
    let between = |before: &str, image: Picture, after: &str| {
        [text(before), Part::Image(image), text(after)].into_iter().filter(|p| *p != text("")).collect()
    };
    match config.projector {
        Projector::Gemma3 => {
            let side = config.image_size;
            between("<start_of_image>", picture.fit(side, side, config.filter), "<end_of_image>")
        }
        Projector::Gemma4 => between("<|image>", free_size(config, picture), "<image|>"),
        Projector::Pixtral => between("", free_size(config, picture), "[IMG_END]"),
        Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => {
            between("<|vision_start|>", free_size(config, picture), "<|vision_end|>")
        }
        Projector::Idefics3 => {
            let (tiles, columns, overview) = idefics3(config, picture);
            let mut parts = Vec::new();
            for (i, tile) in tiles.into_iter().enumerate() {
                if i > 0 && i % columns == 0 {
                    parts.push(text("\n"));
                }
                let (row, column) = (i / columns + 1, i % columns + 1);
                parts.push(Part::Text(format!("<fake_token_around_image><row_{row}_col_{column}>")));
                parts.push(Part::Image(tile));
            }
            parts.extend([
                text("\n\n"),
                text("<fake_token_around_image><global-img>"),
                Part::Image(overview),
                text("<fake_token_around_image>"),
            ]);
            parts
        }
        Projector::InternVl => {
            let (tiles, overview) = internvl(config, picture);
            let images = tiles.into_iter().chain([overview]).map(Part::Image);
            [text("<img>")].into_iter().chain(images).chain([text("</img>")]).collect()
        }
        Projector::Lfm2 => {
            let (width, height) = aligned_size(config, picture);
            let overview = picture.resize(width, height, config.filter);
            let mut parts = vec![text("<|image_start|>")];
            if let Some((columns, rows)) = lfm2_grid(config, picture) {
                let whole = picture.fit(columns * LFM2_TILE, rows * LFM2_TILE, config.filter);
                for (i, tile) in tiles(&whole, LFM2_TILE).enumerate() {
                    let (row, column) = (i / columns + 1, i % columns + 1);
                    parts.push(Part::Text(format!("<|img_row_{row}_col_{column}|>")));
                    parts.push(Part::Image(tile));
                }
                parts.push(text("<|img_thumbnail|>"));
            }
            parts.extend([Part::Image(overview), text("<|image_end|>")]);
            parts
        }
    }
}

/// The tiles of a picture whose sides are multiples of `side`, row by row.
fn tiles(picture: &Picture, side: usize) -> impl Iterator<Item = Picture> + '_ {
    let (columns, rows) = (picture.width / side, picture.height / side);
    (0..rows * columns).map(move |i| picture.crop(i % columns * side, i / columns * side, side, side))
}

/// Sides that are multiples of what one row of the text model covers, near the picture's own proportions, with a number
/// of rows in the range of the family ("smart resize").
fn aligned_size(config: &Config, picture: &Picture) -> (usize, usize) {
    let align = config.aligned() as f32;
    let row = config.aligned() * config.aligned();
    let (fewest, most) = (config.n_rows.0 * row, config.n_rows.1 * row);
    let (width, height) = (picture.width as f32, picture.height as f32);
    let side = |x: f32| (x as usize).max(1) * config.aligned();
    let round = |x: f32| side((x / align).round());
    let (w, h) = (round(width), round(height));
    if w * h > most {
        let beta = (height * width / most as f32).sqrt();
        let floor = |x: f32| side((x / beta / align).floor());
        (floor(width), floor(height))
    } else if w * h < fewest {
        let beta = (fewest as f32 / (height * width)).sqrt();
        let ceil = |x: f32| side((x * beta / align).ceil());
        (ceil(width), ceil(height))
    } else {
        (w, h)
    }
}

/// The whole picture at a size near its own.
fn free_size(config: &Config, picture: &Picture) -> Picture {
    let (width, height) = aligned_size(config, picture);
    picture.fit(width, height, config.filter)
}

/// Idefics 3: tiles row by row, their columns, and the overview.
fn idefics3(config: &Config, picture: &Picture) -> (Vec<Picture>, usize, Picture) {
    let side = config.image_size;
    // files that do not say the longest edge take the picture's own size
    let resized = match config.longest_edge {
        0 => picture.clone(),
        longest => {
            let aspect = picture.width as f64 / picture.height as f64;
            let even = |n: f64| (n as usize + n as usize % 2).max(2);
            let (width, height) = match picture.width >= picture.height {
                true => (longest, even(longest as f64 / aspect)),
                false => (even(longest as f64 * aspect), longest),
            };
            picture.resize(width, height, config.filter)
        }
    };
    let (columns, rows) = (resized.width.div_ceil(side), resized.height.div_ceil(side));
    let whole = resized.resize(columns * side, rows * side, config.filter);
    let overview = whole.resize(side, side, config.filter);
    (tiles(&whole, side).collect(), columns, overview)
}

/// InternVL: tiles of the grid that wastes least, and the overview. A picture that fits into one tile has no others.
fn internvl(config: &Config, picture: &Picture) -> (Vec<Picture>, Picture) {
    let side = config.image_size;
    let overview = picture.resize(side, side, Filter::Bicubic);
    if picture.width <= side && picture.height <= side {
        return (Vec::new(), overview);
    }
    let (fewest, most) = config.tiles;
    let grids = (fewest..=most).flat_map(|columns| {
        let rows = fewest.div_ceil(columns).max(fewest)..=most / columns;
        rows.map(move |rows| (columns, rows))
    });
    let own = picture.width * picture.height;
    // what the picture fills of a grid, and what of the grid it leaves empty
    let mut best = ((1, 1), 0, usize::MAX);
    for (columns, rows) in grids {
        let (width, height) = (columns * side, rows * side);
        let scale = (width as f32 / picture.width as f32).min(height as f32 / picture.height as f32);
        let filled = (picture.width as f32 * scale) as usize * (picture.height as f32 * scale) as usize;
        let filled = filled.min(own);
        let wasted = width * height - filled;
        if filled > best.1 || (filled == best.1 && wasted < best.2) {
            best = ((columns, rows), filled, wasted);
        }
    }
    let (columns, rows) = best.0;
    let whole = picture.fit(columns * side, rows * side, Filter::Bicubic);
    (tiles(&whole, side).collect(), overview)
}

/// LFM2: columns and rows of tiles for a picture that is too large for one image.
fn lfm2_grid(config: &Config, picture: &Picture) -> Option<(usize, usize)> {
    let align = config.aligned();
    let round =
        |n: usize| ((n as f64 / align as f64).round_ties_even() as usize * align).max(config.patch_size);
    let most = config.n_rows.1 * align * align;
    if round(picture.width) as f64 * round(picture.height) as f64 <= most as f64 * LFM2_TOLERANCE {
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
    let aspect = picture.width as f32 / picture.height as f32;
    let area = (picture.width * picture.height) as f32;
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
