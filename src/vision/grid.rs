//! The patches of a picture: their order, their windows, and the positions they were learned with.

use super::picture::Size;
use super::plan::VisionPlan;
use super::plan::{PatchOrder, Positions};

/// Base of the frequencies of a resampler's positions.
const WAVE_BASE: f32 = 10000.0;

/// Returns the number of rows that a picture of a size that the tower takes becomes, with
/// `n_between` after each line of them but the last.
pub(super) fn n_rows(plan: &VisionPlan, n_between: usize, picture: Size) -> usize {
    if plan.n_query > 0 {
        return plan.n_query;
    }
    let columns = picture.width / plan.aligned();
    let lines = picture.height / plan.aligned();
    columns * lines + lines.saturating_sub(1) * n_between
}

/// The points of a side that each point of a resized one is made of, with their weights.
type Taps = fn(usize, usize) -> Vec<Vec<(usize, f32)>>;

/// The patches of a picture.
pub(super) struct Grid {
    /// Columns of patches.
    pub columns: usize,
    /// Rows of patches.
    pub rows: usize,
    /// Column and row of each patch, in the order the tower takes them.
    pub order: Vec<(usize, usize)>,
    /// For each patch the range of patches in its window; empty where there are no windows.
    pub windows: Vec<(u32, u32)>,
    /// For each row of the output, the merged patches it is; empty = in order.
    pub output: Vec<usize>,
}

impl Grid {
    /// Returns the patches of a picture of this size.
    pub(super) fn new(plan: &VisionPlan, width: usize, height: usize) -> Grid {
        let columns = width / plan.patch_size;
        let rows = height / plan.patch_size;
        let mut grid =
            Grid { columns, rows, order: Vec::new(), windows: Vec::new(), output: Vec::new() };
        let merge = plan.merge;
        match plan.family.order {
            PatchOrder::ByMerge if plan.window_period > 0 => grid.windowed(plan),
            PatchOrder::ByMerge => {
                let cells =
                    (0..rows / merge).flat_map(|y| (0..columns / merge).map(move |x| (x, y)));
                grid.order = cells.flat_map(|(x, y)| patches_of(x, y, merge)).collect();
            }
            PatchOrder::ByRow => {
                grid.order = (0..rows * columns).map(|i| (i % columns, i / columns)).collect();
            }
        }
        grid
    }

    /// Orders patches window by window, within a window merged patch by merged patch.
    fn windowed(&mut self, plan: &VisionPlan) {
        let merge = plan.merge;
        let columns = self.columns / merge;
        let rows = self.rows / merge;
        let side = plan.window_side;
        self.output = vec![0; columns * rows];
        for top in (0..rows).step_by(side) {
            for left in (0..columns).step_by(side) {
                let start = self.order.len() as u32;
                for y in top..rows.min(top + side) {
                    for x in left..columns.min(left + side) {
                        self.output[y * columns + x] = self.order.len() / (merge * merge);
                        self.order.extend(patches_of(x, y, merge));
                    }
                }
                let end = self.order.len() as u32;
                self.windows.extend((start..end).map(|_| (start, end)));
            }
        }
    }

    /// Adds to each patch's row (of `n` values, in order) its learned position.
    pub(super) fn add_positions(&self, plan: &VisionPlan, table: &[f32], x: &mut [f32]) {
        let n = plan.n_embd;
        let mut add = |patch: usize, from: usize, table: &[f32]| {
            let to = &mut x[patch * n..][..n];
            for (x, p) in to.iter_mut().zip(&table[from * n..][..n]) {
                *x += p;
            }
        };
        let positions = plan.family.positions;
        match positions {
            Positions::None => return,
            Positions::Cubic if table.is_empty() => return,
            Positions::Axes => {
                let rows = table.len() / n / 2;
                for (patch, &(column, row)) in self.order.iter().enumerate() {
                    add(patch, column.min(rows - 1), table);
                    add(patch, rows + row.min(rows - 1), table);
                }
                return;
            }
            _ => {}
        }
        let size = match positions {
            Positions::Exchanged => Size { width: self.rows, height: self.columns },
            _ => Size { width: self.columns, height: self.rows },
        };
        let resized = taps_of(positions).map(|taps| resize(table, n, size, taps));
        let table = resized.as_deref().unwrap_or(table);
        for (patch, &(column, row)) in self.order.iter().enumerate() {
            add(patch, row * self.columns + column, table);
        }
    }

    /// Adds to each patch's row (of `n` values, in order) the sines and the cosines of its column,
    /// then those of its row.
    pub(super) fn add_waves(&self, n: usize, x: &mut [f32]) {
        let quarter = n / 4;
        let frequency = |i: usize| 1.0 / WAVE_BASE.powf(i as f32 / quarter as f32);
        let frequencies: Vec<f32> = (0..quarter).map(frequency).collect();
        for (x, &(column, row)) in x.chunks_exact_mut(n).zip(&self.order) {
            for (x, at) in x.chunks_exact_mut(2 * quarter).zip([column, row]) {
                let (sines, cosines) = x.split_at_mut(quarter);
                for ((sine, cosine), frequency) in sines.iter_mut().zip(cosines).zip(&frequencies) {
                    let angle = at as f32 * frequency;
                    *sine += angle.sin();
                    *cosine += angle.cos();
                }
            }
        }
    }
}

/// Returns the rule by which a table of positions is resized to a grid; none for one that is taken
/// as it is.
fn taps_of(positions: Positions) -> Option<Taps> {
    match positions {
        Positions::None | Positions::Fixed | Positions::Axes => None,
        Positions::Averaged => Some(mean_taps),
        Positions::Buckets => Some(bucket_taps),
        Positions::Corners => Some(corner_taps),
        Positions::Linear => Some(linear_taps),
        Positions::Cubic => Some(cubic_taps),
        Positions::Exchanged => Some(fading_taps),
    }
}

/// Returns a square table of rows of `n` values resized to this size, each side with these taps.
fn resize(table: &[f32], n: usize, size: Size, taps: Taps) -> Vec<f32> {
    let side = (table.len() / n).isqrt();
    let across = taps(side, size.width);
    let down = taps(side, size.height);
    let mut out = vec![0.0; size.area() * n];
    for (row, down) in down.iter().enumerate() {
        for (column, across) in across.iter().enumerate() {
            let out = &mut out[(row * size.width + column) * n..][..n];
            for &(y, wy) in down {
                for &(x, wx) in across {
                    let position = &table[(y * side + x) * n..][..n];
                    for (out, p) in out.iter_mut().zip(position) {
                        *out += p * (wx * wy);
                    }
                }
            }
        }
    }
    out
}

/// Returns the patches of a merged patch, row by row.
fn patches_of(x: usize, y: usize, merge: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..merge * merge).map(move |i| (x * merge + i % merge, y * merge + i / merge))
}

/// Returns for each of `n_out` points the points of `n_in` under a triangle as wide as the coarser
/// grid, with their weights, which sum to 1 (PyTorch's `interpolate` with `antialias`).
fn mean_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    let scale = n_out as f32 / n_in as f32;
    let support = (1.0 / scale).max(1.0);
    let tap = |i: usize| {
        let center = (i as f32 + 0.5) / scale;
        let from = (center - support + 0.5).max(0.0) as usize;
        let to = ((center + support + 0.5) as usize).min(n_in);
        let weight = |x: usize| (1.0 - ((x as f32 - center + 0.5) / support).abs()).max(0.0);
        let sum: f32 = (from..to).map(weight).sum();
        (from..to).map(|x| (x, weight(x) / sum)).collect()
    };
    (0..n_out).map(tap).collect()
}

/// Returns for each of `n_out` points the one of `n_in` equal parts that it falls into. Points and
/// bounds of parts are those of the makers, whose rounding decides where one falls on the other.
fn bucket_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    let part = 1.0 / n_in as f64;
    let bounds = steps(part, part, n_in - 1);
    let points = steps(0.0, f64::from(1.0 / n_out as f32), n_out);
    let tap = |at: f32| vec![(bounds.partition_point(|&bound| bound <= at), 1.0)];
    points.into_iter().map(tap).collect()
}

/// Returns `n` numbers from `first` on, `step` apart, rounded as PyTorch's `arange` rounds them on
/// CPUs: eight at a time, from a first that is rounded.
fn steps(first: f64, step: f64, n: usize) -> Vec<f32> {
    const AT_ONCE: usize = 8;
    let whole = n / AT_ONCE * AT_ONCE;
    let number = |i: usize| {
        let base = if i < whole { i / AT_ONCE * AT_ONCE } else { i };
        let rounded = f64::from((first + step * base as f64) as f32);
        (rounded + (i - base) as f64 * step) as f32
    };
    (0..n).map(number).collect()
}

/// Returns for each of `n_out` points the two nearest of `n_in` points with their weights, those
/// beyond the edge being the edge (PyTorch's `interpolate`).
fn linear_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    let scale = n_in as f32 / n_out as f32;
    let tap = |i: usize| {
        let at = ((i as f32 + 0.5) * scale - 0.5).max(0.0);
        let low = (at.floor() as usize).min(n_in - 1);
        let part = at - low as f32;
        vec![(low, 1.0 - part), ((low + 1).min(n_in - 1), part)]
    };
    (0..n_out).map(tap).collect()
}

/// Returns for each of `n_out` points those of the two nearest of `n_in` points that there are,
/// with their weights (PyTorch's `grid_sample` with zeros beyond the edge).
fn fading_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    let tap = |i: usize| {
        let at = (i as f32 + 0.5) * n_in as f32 / n_out as f32 - 0.5;
        let low = at.floor();
        let part = at - low;
        let taps = [(low, 1.0 - part), (low + 1.0, part)].into_iter();
        let is_there = |&(x, _): &(f32, f32)| x >= 0.0 && x < n_in as f32;
        taps.filter(is_there).map(|(x, weight)| (x as usize, weight)).collect()
    };
    (0..n_out).map(tap).collect()
}

/// Returns for each of `n_out` points the four nearest of `n_in` points with the weights of cubic
/// convolution (a = −3/4), those beyond the edge being the edge (PyTorch's `interpolate`).
fn cubic_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    const A: f32 = -0.75;
    let near = |x: f32| ((A + 2.0) * x - (A + 3.0)) * x * x + 1.0;
    let far = |x: f32| ((A * x - 5.0 * A) * x + 8.0 * A) * x - 4.0 * A;
    let scale = n_in as f32 / n_out as f32;
    let tap = |i: usize| {
        let at = (i as f32 + 0.5) * scale - 0.5;
        let part = at - at.floor();
        let weights = [far(1.0 + part), near(part), near(1.0 - part), far(2.0 - part)];
        let first = at.floor() - 1.0;
        let point = |j: usize| (first + j as f32).clamp(0.0, (n_in - 1) as f32) as usize;
        weights.into_iter().enumerate().map(|(j, weight)| (point(j), weight)).collect()
    };
    (0..n_out).map(tap).collect()
}

/// Returns for each of `n_out` points the two neighbours of `n_in` points, first on first and last
/// on last.
fn corner_taps(n_in: usize, n_out: usize) -> Vec<Vec<(usize, f32)>> {
    let scale = if n_in > 1 && n_out > 1 {
        (n_out - 1) as f32 / (n_in - 1) as f32
    } else {
        n_out as f32 / n_in as f32
    };
    let tap = |i: usize| {
        let at = i as f32 / scale;
        let low = (at.floor() as usize).min(n_in - 1);
        let part = (at - low as f32).clamp(0.0, 1.0);
        vec![(low, 1.0 - part), ((low + 1).min(n_in - 1), part)]
    };
    (0..n_out).map(tap).collect()
}
