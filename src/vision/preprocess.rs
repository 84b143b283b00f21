//! A picture → the pictures its tower sees, and the words between them. Per family exactly as the
//! models were trained.
//!
//! Sizes are computed in f32 where the reference does: its rounding decides how many rows an image
//! becomes.

use super::picture::{Picture, Size};
use super::plan::VisionPlan;
use super::plan::{SmallSides, TileRule, Tiling, WholeSize};

/// An image is cut into tiles by [`TileRule::NearestAspect`] if it has more pixels than this times
/// those of the largest picture of a whole image.
const WHOLE_TOLERANCE: f64 = 2.0;

/// Most patches of a side by [`WholeSize::Padded`].
const MAX_PATCHES_A_SIDE: usize = 512;

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
    /// Size of a tile.
    pub tile: Size,
    /// Size of the whole as the tower sees it.
    pub whole: Size,
}

impl Layout {
    /// Lays out the pictures of an image of this size, without a look at its pixels.
    pub fn new(plan: &VisionPlan, image: Size) -> Layout {
        let side = plan.image_size;
        let grid = match plan.family.tiling.as_ref().map(|tiling| tiling.rule) {
            None => None,
            Some(TileRule::LongestEdge) => {
                let resized = longest_edge_size(plan, image);
                let grid = (resized.width.div_ceil(side), resized.height.div_ceil(side));
                // one tile would be the whole again
                Some(grid).filter(|grid| *grid != (1, 1))
            }
            Some(TileRule::LeastWaste) => least_waste(plan, image),
            Some(TileRule::NearestAspect) => nearest_aspect(plan, image),
            Some(TileRule::NearestRatio) => nearest_ratio(plan, image),
            Some(TileRule::LeastScaled) => least_scaled(plan, image),
            Some(TileRule::Listed) => Some(best_listed(plan, image)),
        };
        let (columns, rows) = grid.unwrap_or((0, 0));
        let whole = match plan.family.whole {
            WholeSize::Square | WholeSize::StretchedSquare | WholeSize::OnSquare => {
                Size::square(side)
            }
            WholeSize::SquareArea => size_of_area(plan, image),
            WholeSize::Aligned => aligned_size(plan, image),
            WholeSize::Stretched(small) => stretched_size(plan, image, small),
            WholeSize::Filling => filling_size(plan, image),
            WholeSize::WithinEdge => size_within_edge(plan, image),
            WholeSize::Nearest => nearest_size(plan, image),
            WholeSize::Padded => padded_size(plan, image).1,
        };
        let tile = match plan.family.tiling.as_ref().map(|tiling| tiling.rule) {
            Some(TileRule::NearestRatio) => tile_of_area(plan, image, columns, rows),
            _ => Size::square(plan.tile_side()),
        };
        Layout { columns, rows, tile, whole }
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
pub fn prepare(plan: &VisionPlan, picture: &Picture) -> Vec<ImagePart<Picture>> {
    let layout = Layout::new(plan, picture.size());
    let (tiles, whole) = pictures(plan, picture, &layout);
    let [before, after] = plan.family.around;
    let mut parts = vec![ImagePart::Text(before.into())];
    match plan.family.tiling.as_ref().filter(|_| !tiles.is_empty()) {
        Some(tiling) if tiling.whole_first => {
            parts.push(ImagePart::Image(whole));
            parts.push(ImagePart::Text(after.into()));
            push_tiles(&mut parts, tiling, tiles, layout.columns);
        }
        tiling => {
            if let Some(tiling) = tiling {
                push_tiles(&mut parts, tiling, tiles, layout.columns);
            }
            let mark = plan.family.tiling.as_ref().map_or("", |tiling| tiling.whole_mark);
            parts.push(ImagePart::Text(mark.into()));
            parts.push(ImagePart::Image(whole));
            parts.push(ImagePart::Text(after.into()));
        }
    }
    parts.retain(|part| !matches!(part, ImagePart::Text(text) if text.is_empty()));
    parts
}

/// Appends tiles, in rows of `columns`, and the words around them.
fn push_tiles(
    parts: &mut Vec<ImagePart<Picture>>,
    tiling: &Tiling,
    tiles: Vec<Picture>,
    columns: usize,
) {
    for (i, tile) in tiles.into_iter().enumerate() {
        if i > 0 {
            let is_first = i % columns == 0;
            let between = if is_first { tiling.between_rows } else { tiling.between_tiles };
            parts.push(ImagePart::Text(between.into()));
        }
        let row = (i / columns + 1).to_string();
        let column = (i % columns + 1).to_string();
        let before = tiling.before_tile.replace("{row}", &row).replace("{column}", &column);
        parts.push(ImagePart::Text(before));
        parts.push(ImagePart::Image(tile));
        parts.push(ImagePart::Text(tiling.after_tile.into()));
    }
    parts.extend(tiling.before_whole.iter().map(|&text| ImagePart::Text(text.into())));
}

/// Returns the tiles of a picture, and the whole of it.
fn pictures(plan: &VisionPlan, picture: &Picture, layout: &Layout) -> (Vec<Picture>, Picture) {
    let filter = plan.family.filter;
    let all = layout.tiled();
    let Size { width, height } = layout.whole;
    match plan.family.tiling.as_ref().map(|tiling| tiling.rule) {
        None => (Vec::new(), whole(plan, picture, layout.whole)),
        Some(TileRule::LongestEdge) => {
            // each is made of the one before
            let edge = longest_edge_size(plan, picture.size());
            let resized = picture.resize(edge.width, edge.height, filter);
            if layout.n_tiles() == 0 {
                return (Vec::new(), resized.resize(width, height, filter));
            }
            let tiled = resized.resize(all.width, all.height, filter);
            (tiles(&tiled, layout), tiled.resize(width, height, filter))
        }
        Some(TileRule::NearestRatio) => {
            let has_tiles = layout.n_tiles() > 0;
            let tiled = has_tiles.then(|| picture.resize(all.width, all.height, filter));
            let tiles = tiled.map_or_else(Vec::new, |tiled| tiles(&tiled, layout));
            (tiles, picture.resize(width, height, filter))
        }
        Some(TileRule::LeastScaled) if layout.n_tiles() == 0 => {
            (Vec::new(), in_canvas(plan, picture, layout.whole))
        }
        Some(TileRule::LeastScaled) => {
            let tiled = in_canvas(plan, picture, all);
            (tiles(&tiled, layout), picture.resize(width, height, filter))
        }
        Some(TileRule::Listed) => {
            let tiled = picture.resize_within(all, filter).in_middle(all);
            (tiles(&tiled, layout), picture.resize(width, height, filter))
        }
        Some(TileRule::LeastWaste | TileRule::NearestAspect) => {
            let has_tiles = layout.n_tiles() > 0;
            let tiled = has_tiles.then(|| picture.fit(all.width, all.height, filter));
            let tiles = tiled.map_or_else(Vec::new, |tiled| tiles(&tiled, layout));
            (tiles, picture.resize(width, height, filter))
        }
    }
}

/// Returns the picture of a whole image that has no tiles.
fn whole(plan: &VisionPlan, picture: &Picture, size: Size) -> Picture {
    let filter = plan.family.filter;
    match plan.family.whole {
        WholeSize::Square | WholeSize::Aligned => picture.fit(size.width, size.height, filter),
        WholeSize::SquareArea
        | WholeSize::StretchedSquare
        | WholeSize::Stretched(_)
        | WholeSize::Filling
        | WholeSize::Nearest
        | WholeSize::WithinEdge => picture.resize(size.width, size.height, filter),
        WholeSize::Padded => {
            let (inner, outer) = padded_size(plan, picture.size());
            picture.resize(inner.width, inner.height, filter).in_corner(outer)
        }
        WholeSize::OnSquare => {
            let color = plan.mean.map(|mean| (mean * 255.0).clamp(0.0, 255.0) as u8);
            picture.on_square(size.width, filter, color)
        }
    }
}

/// Returns a picture in the upper left corner of black of this size, in its proportions and not
/// larger than it is, or than one tile.
fn in_canvas(plan: &VisionPlan, picture: &Picture, size: Size) -> Picture {
    let side = plan.tile_side();
    let within = Size {
        width: picture.width.max(side).min(size.width),
        height: picture.height.max(side).min(size.height),
    };
    let across = within.width as f64 / picture.width as f64;
    let down = within.height as f64 / picture.height as f64;
    let scaled = |n: usize, scale: f64, most: usize| ((n as f64 * scale) as usize).clamp(1, most);
    let inner = if across < down {
        let height = scaled(picture.height, across, within.height);
        Size { width: within.width, height }
    } else {
        let width = scaled(picture.width, down, within.width);
        Size { width, height: within.height }
    };
    picture.resize(inner.width, inner.height, plan.family.filter).in_corner(size)
}

/// Returns the tiles of a picture of all of them, row by row.
fn tiles(picture: &Picture, layout: &Layout) -> Vec<Picture> {
    let tile = |i| {
        let x = i % layout.columns * layout.tile.width;
        let y = i / layout.columns * layout.tile.height;
        picture.crop(x, y, layout.tile).expect("a picture of all tiles holds each of them")
    };
    (0..layout.n_tiles()).map(tile).collect()
}

/// Returns sides that are multiples of what one row of the text model covers, near the image's own
/// proportions, with a number of rows in the range of the family ("smart resize").
fn aligned_size(plan: &VisionPlan, image: Size) -> Size {
    let align = plan.aligned() as f32;
    let row = plan.aligned() * plan.aligned();
    let fewest = plan.n_rows.0 * row;
    let most = plan.n_rows.1 * row;
    let width = image.width as f32;
    let height = image.height as f32;
    let side = |x: f32| (x as usize).max(1) * plan.aligned();
    let size = |f: &dyn Fn(f32) -> f32| Size { width: side(f(width)), height: side(f(height)) };
    let nearest = size(&|x| (x / align).round());
    let area = |size: Size| size.width * size.height;
    let smaller = || {
        let beta = (height * width / most as f32).sqrt();
        size(&|x| (x / beta / align).floor())
    };
    if area(nearest) > most {
        smaller()
    } else if area(nearest) < fewest {
        let beta = (fewest as f32 / (height * width)).sqrt();
        let larger = size(&|x| (x * beta / align).ceil());
        // a narrow range may have no such size
        if area(larger) > most { smaller() } else { larger }
    } else {
        nearest
    }
}

/// Returns sides that are multiples of what one row of the text model covers, near those of the
/// image, with a number of pixels in the range of the tower ("smart resize" of the makers, who
/// compute in f64 and round halves to even).
fn stretched_size(plan: &VisionPlan, image: Size, small: SmallSides) -> Size {
    let align = plan.aligned() as f64;
    let (fewest, most) = plan.pixel_range();
    let [width, height] = raised(image, align, small);
    let side = |units: f64| units as usize * plan.aligned();
    let size = |f: &dyn Fn(f64) -> f64| Size { width: side(f(width)), height: side(f(height)) };
    let nearest = size(&|x| (x / align).round_ties_even());
    let smaller =
        || size(&|x| (x / (width * height / most as f64).sqrt() / align).floor().max(1.0));
    if nearest.area() > most {
        smaller()
    } else if nearest.area() < fewest.max(1) {
        let larger =
            size(&|x| (x * (fewest as f64 / (width * height)).sqrt() / align).ceil().max(1.0));
        if larger.area() > most { smaller() } else { larger }
    } else {
        nearest
    }
}

/// Returns width and height of an image, enlarged by this rule if one is below `align`.
fn raised(image: Size, align: f64, small: SmallSides) -> [f64; 2] {
    let mut width = image.width as f64;
    let mut height = image.height as f64;
    match small {
        SmallSides::Kept => {}
        SmallSides::Raised => {
            let factor = (align / height).max(align / width).max(1.0);
            width = (width * factor).trunc();
            height = (height * factor).trunc();
        }
        SmallSides::RaisedInTurn => {
            if height < align {
                width = (width * align / height).round_ties_even();
                height = align;
            }
            if width < align {
                height = (height * align / width).round_ties_even();
                width = align;
            }
        }
    }
    [width, height]
}

/// Returns the largest sides that are multiples of what one row of the text model covers, in the
/// image's proportions, within the most pixels of the tower.
fn filling_size(plan: &VisionPlan, image: Size) -> Size {
    let align = plan.aligned();
    let (_, most) = plan.pixel_range();
    let factor = (most as f64 / (image.width as f64 * image.height as f64)).sqrt();
    let units = |n: usize| (factor * n as f64 / align as f64).floor() as usize;
    let longest = most / (align * align);
    let (columns, rows) = match (units(image.width), units(image.height)) {
        (_, 0) => ((image.width / image.height).min(longest), 1),
        (0, _) => (1, (image.height / image.width).min(longest)),
        sides => sides,
    };
    Size { width: columns.max(1) * align, height: rows.max(1) * align }
}

/// Returns sides of whole patches in the image's proportions that have about as many pixels as the
/// tower's square.
fn size_of_area(plan: &VisionPlan, image: Size) -> Size {
    let align = plan.aligned();
    let ratio = image.width as f64 / image.height as f64;
    let height = (plan.image_size as f64 / ratio.sqrt()).trunc();
    let width = (height * ratio).trunc();
    let side = |n: f64| (n / align as f64).round_ties_even().max(1.0) as usize * align;
    Size { width: side(width), height: side(height) }
}

/// Returns the size of a tile by [`TileRule::NearestRatio`], of so many.
fn tile_of_area(plan: &VisionPlan, image: Size, columns: usize, rows: usize) -> Size {
    let share = |n: usize, parts: usize| {
        (n as f64 / parts.max(1) as f64).round_ties_even().max(1.0) as usize
    };
    let cell = Size { width: share(image.width, columns), height: share(image.height, rows) };
    size_of_area(plan, cell)
}

/// Returns columns and rows of tiles by [`TileRule::NearestRatio`]; of equally good ones the first.
fn nearest_ratio(plan: &VisionPlan, image: Size) -> Option<(usize, usize)> {
    let most = plan.tiles.1;
    let n = image.area().div_ceil(Size::square(plan.image_size).area()).min(most);
    if n <= 1 {
        return None;
    }
    let logarithm = |columns: usize, rows: usize| (columns as f64 / rows as f64).ln();
    let own = logarithm(image.width, image.height);
    let mut best = ((1, 1), f64::INFINITY);
    for n in [n - 1, n, n + 1].into_iter().filter(|n| (2..=most).contains(n)) {
        for columns in (1..=n).filter(|&columns| n.is_multiple_of(columns)) {
            let rows = n / columns;
            let difference = (own - logarithm(columns, rows)).abs();
            if difference < best.1 {
                best = ((columns, rows), difference);
            }
        }
    }
    Some(best.0)
}

/// Returns an image's own sides within the longest edge, rounded up to multiples of what one row of
/// the text model covers; where the caller asks for another number of rows, near that.
fn size_within_edge(plan: &VisionPlan, image: Size) -> Size {
    let align = plan.aligned();
    let longest = plan.longest_edge as f64;
    let ratio = (image.width as f64 / longest).max(image.height as f64 / longest).max(1.0);
    let side = |n: usize| ((n as f64 / ratio).floor() as usize).max(1).next_multiple_of(align);
    let size = Size { width: side(image.width), height: side(image.height) };
    let (fewest, most) = plan.pixel_range();
    if (fewest..=most).contains(&size.area()) {
        return size;
    }
    stretched_size(plan, image, SmallSides::Raised)
}

/// Returns an image's own sides within the most rows: of the whole numbers of rows around them
/// those nearest to its proportions, and of equally near ones the larger. Where the caller asks for
/// more rows, the sides are enlarged first.
fn nearest_size(plan: &VisionPlan, image: Size) -> Size {
    let align = plan.aligned();
    let most = plan.n_rows.1.max(1);
    let fewest = plan.n_rows.0.min(most);
    let mut down = image.height as f64 / align as f64;
    let mut across = image.width as f64 / align as f64;
    let ratio = across / down;
    let largest = down.ceil() as usize * across.ceil() as usize;
    if down * across > most as f64 || largest < fewest {
        let n = if largest < fewest { fewest } else { most };
        down = (n as f64 / ratio).sqrt();
        across = down * ratio;
    }
    let around = |side: f64| [side.floor() as usize, side.ceil() as usize];
    let proportion = image.height as f64 / image.width as f64;
    let distance = |rows: usize, columns: usize| (rows as f64 / columns as f64 - proportion).abs();
    let nearest = |fewest: usize| {
        let sizes = around(down)
            .into_iter()
            .flat_map(|rows| around(across).map(|columns| Size { width: columns, height: rows }));
        let fitting = sizes.filter(|size| (fewest.max(1)..=most).contains(&size.area()));
        fitting.min_by(|a, b| {
            let of_both = distance(a.height, a.width).total_cmp(&distance(b.height, b.width));
            of_both.then(b.area().cmp(&a.area()))
        })
    };
    let rounded = || {
        let side = |units: f64| (units.round_ties_even() as usize).clamp(1, most);
        let height = side(down);
        Size { width: side(across).min(most / height), height }
    };
    let rows = nearest(fewest).or_else(|| nearest(1)).unwrap_or_else(rounded);
    Size { width: rows.width * align, height: rows.height * align }
}

/// Returns the sides of an image within the most rows, and the same rounded up to multiples of what
/// one row covers; where the caller asks for other numbers of rows, those of
/// [`WholeSize::Stretched`].
fn padded_size(plan: &VisionPlan, image: Size) -> (Size, Size) {
    if plan.n_rows != plan.family.n_rows {
        let size = stretched_size(plan, image, SmallSides::Raised);
        return (size, size);
    }
    let p = plan.patch_size;
    let longest = MAX_PATCHES_A_SIDE * p;
    let n_patches = (image.width / p).max(1) as f64 * (image.height / p).max(1) as f64;
    let of_side = |n: usize| longest as f64 / n as f64;
    let most = (plan.n_rows.1 * plan.merge * plan.merge) as f64;
    let scale = (most / n_patches).sqrt().min(of_side(image.width)).min(of_side(image.height));
    let side = |n: usize| ((n as f64 * scale.min(1.0)) as usize).clamp(1, longest);
    let inner = Size { width: side(image.width), height: side(image.height) };
    let whole = |n: usize| n.next_multiple_of(plan.aligned());
    (inner, Size { width: whole(inner.width), height: whole(inner.height) })
}

/// Returns the size of an image before it is cut into tiles by [`TileRule::LongestEdge`]. Where the
/// file does not say the longest edge, it is the image's own size.
fn longest_edge_size(plan: &VisionPlan, image: Size) -> Size {
    let longest = plan.longest_edge;
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

/// Returns columns and rows of tiles by [`TileRule::LeastWaste`].
fn least_waste(plan: &VisionPlan, image: Size) -> Option<(usize, usize)> {
    let side = plan.image_size;
    if image.width <= side && image.height <= side {
        return None;
    }
    let (fewest, most) = plan.tiles;
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

/// Returns columns and rows of tiles by [`TileRule::LeastScaled`].
fn least_scaled(plan: &VisionPlan, image: Size) -> Option<(usize, usize)> {
    let side = plan.image_size;
    let most = plan.tiles.1;
    let grids = (1..=most).flat_map(|rows| (1..=most / rows).map(move |columns| (columns, rows)));
    let mut best = ((1, 1), f32::NEG_INFINITY);
    for (columns, rows) in grids {
        let across = (columns * side) as f32 / image.width as f32;
        let down = (rows * side) as f32 / image.height as f32;
        let scale = across.min(down);
        let is_better = match (scale >= 1.0, best.1 >= 1.0) {
            (true, true) => scale < best.1,
            (false, false) => scale > best.1,
            (enlarges, _) => enlarges,
        };
        let (of_columns, of_rows) = best.0;
        if is_better || scale == best.1 && columns * rows < of_columns * of_rows {
            best = ((columns, rows), scale);
        }
    }
    Some(best.0).filter(|&grid| grid != (1, 1))
}

/// Returns columns and rows of tiles by [`TileRule::Listed`]; of equally good ones the first.
fn best_listed(plan: &VisionPlan, image: Size) -> (usize, usize) {
    let side = plan.tile_side();
    let mut best = ((1, 1), 0, usize::MAX);
    for &(columns, rows) in &plan.grids {
        let grid = Size { width: columns * side, height: rows * side };
        let scale =
            (grid.width as f64 / image.width as f64).min(grid.height as f64 / image.height as f64);
        let scaled = |n: usize| (n as f64 * scale) as usize;
        let filled = (scaled(image.width) * scaled(image.height)).min(image.area());
        let wasted = grid.area() - filled;
        if filled > best.1 || (filled == best.1 && wasted < best.2) {
            best = ((columns, rows), filled, wasted);
        }
    }
    best.0
}

/// Returns columns and rows of tiles by [`TileRule::NearestAspect`].
fn nearest_aspect(plan: &VisionPlan, image: Size) -> Option<(usize, usize)> {
    let align = plan.aligned();
    let tile = plan.tile_side();
    let round = |n: usize| {
        ((n as f64 / align as f64).round_ties_even() as usize * align).max(plan.patch_size)
    };
    let most = plan.n_rows.1 * align * align;
    if round(image.width) as f64 * round(image.height) as f64 <= most as f64 * WHOLE_TOLERANCE {
        return None;
    }
    let (fewest, most) = plan.tiles;
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
        let grid_area = (tile * tile * columns * rows) as f32;
        if difference < best.1 || (difference == best.1 && area > 0.5 * grid_area) {
            best = ((columns, rows), difference);
        }
    }
    Some(best.0)
}
