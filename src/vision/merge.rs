//! Patches → rows of the text model: `merge × merge` neighbours become one row.

use super::grid::Grid;

/// The order of the values of patches that are merged.
#[derive(Clone, Copy)]
pub(super) enum MergeOrder {
    /// Patch by patch.
    ByPatch,
    /// The first value of each patch, then the second, and so on.
    ByValue,
}

/// Returns the mean of each `merge × merge` patches of `n` values, row by row.
pub(super) fn mean(grid: &Grid, x: &[f32], n: usize, merge: usize) -> Vec<f32> {
    let mut out = vec![0.0; grid.columns / merge * (grid.rows / merge) * n];
    for (i, out) in out.chunks_exact_mut(n).enumerate() {
        for patch in patches_of(grid, i, merge) {
            for (out, x) in out.iter_mut().zip(&x[patch * n..][..n]) {
                *out += x;
            }
        }
        for v in out.iter_mut() {
            *v /= (merge * merge) as f32;
        }
    }
    out
}

/// Returns the values of each `merge × merge` patches of `n` values as one row.
pub(super) fn side_by_side(
    grid: &Grid,
    x: &[f32],
    n: usize,
    merge: usize,
    order: MergeOrder,
) -> Vec<f32> {
    let each = merge * merge;
    let mut out = vec![0.0; grid.columns / merge * (grid.rows / merge) * each * n];
    for (i, out) in out.chunks_exact_mut(each * n).enumerate() {
        for (j, patch) in patches_of(grid, i, merge).enumerate() {
            let from = &x[patch * n..][..n];
            match order {
                MergeOrder::ByPatch => out[j * n..][..n].copy_from_slice(from),
                MergeOrder::ByValue => {
                    for (e, v) in from.iter().enumerate() {
                        out[e * each + j] = *v;
                    }
                }
            }
        }
    }
    out
}

/// Returns the values of each `merge × merge` patches of `n` values as one row: the first value of
/// each, then the second, and so on. Such patches stand one after the other already.
pub(super) fn interleaved(x: &[f32], n: usize, merge: usize) -> Vec<f32> {
    let mut out = Vec::with_capacity(x.len());
    for patches in x.chunks_exact(n * merge * merge) {
        for e in 0..n {
            out.extend(patches.iter().skip(e).step_by(n));
        }
    }
    out
}

/// Returns the patches that become row `i`, row by row.
fn patches_of(grid: &Grid, i: usize, merge: usize) -> impl Iterator<Item = usize> {
    let columns = grid.columns / merge;
    let first = i / columns * merge * grid.columns + i % columns * merge;
    let stride = grid.columns;
    (0..merge * merge).map(move |j| first + j / merge * stride + j % merge)
}

/// Normalizes rows of `n` values by their root mean square.
pub(super) fn rms_norm(x: &mut [f32], n: usize, weight: &[f32], eps: f32) {
    for row in x.chunks_exact_mut(n) {
        let squares: f64 = row.iter().map(|v| f64::from(*v) * f64::from(*v)).sum();
        let factor = 1.0 / (squares / n as f64 + f64::from(eps)).sqrt();
        for (v, weight) in row.iter_mut().zip(weight) {
            *v = (f64::from(*v) * factor) as f32 * weight;
        }
    }
}

/// Multiplies rows of `n` values by √n, and brings them to a learned mean and scale where there are
/// such.
pub(super) fn standardize(x: &mut [f32], n: usize, standard: Option<&[Vec<f32>; 2]>) {
    for row in x.chunks_exact_mut(n) {
        for v in row.iter_mut() {
            *v *= (n as f32).sqrt();
        }
        if let Some([mean, scale]) = standard {
            for ((v, m), s) in row.iter_mut().zip(mean).zip(scale) {
                *v = (*v - m) * s;
            }
        }
    }
}

/// Returns lines of `line` values with a row between them.
pub(super) fn with_line_breaks(rows: &[f32], line: usize, line_break: &[f32]) -> Vec<f32> {
    let mut out = Vec::with_capacity(rows.len() + rows.len() / line * line_break.len());
    for (i, line) in rows.chunks_exact(line).enumerate() {
        if i > 0 {
            out.extend_from_slice(line_break);
        }
        out.extend_from_slice(line);
    }
    out
}
