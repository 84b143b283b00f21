//! Operations of several streams in place of one residual stream, and of what comes with them.

use super::{CpuPass, CpuRows};
use crate::backend::{Buf, StreamMix};
use crate::model::streams;

/// The least mean square that rows are divided by the root of.
const LEAST_SQUARE: f64 = 1e-5;

/// Implements [`crate::backend::StreamOps::mix_streams`].
pub(super) fn mix(pass: &CpuPass, streams: Buf, x: Buf, mix: StreamMix) {
    let StreamMix { n, width, router, table } = mix;
    let buffers = &pass.memory.buffers;
    pass.for_each_row(&[(streams, n * width), (x, width), (router, n)], |t| {
        // SAFETY: each item writes its own row of the streams; the others are only read.
        let (streams, x, router) = unsafe {
            (
                buffers.at(streams).write(t * n * width, n * width),
                buffers.at(x).read(t * width, width),
                buffers.at(router).read(t * n, n),
            )
        };
        let shares: Vec<f32> = router.iter().map(|v| v.tanh()).collect();
        let row = &mut pass.local.borrow_mut().row;
        streams::mix(table, &shares, streams, x, row);
    });
}

/// Implements [`crate::backend::StreamOps::match_magnitude`].
pub(super) fn match_magnitude(pass: &CpuPass, x: Buf, n_parts: usize, like: Buf, width: usize) {
    let buffers = &pass.memory.buffers;
    pass.for_each_row(&[(x, n_parts * width), (like, width)], |t| {
        // SAFETY: each item writes its own row of `x`; `like` is only read.
        let (row, like) = unsafe {
            (
                buffers.at(x).write(t * n_parts * width, n_parts * width),
                buffers.at(like).read(t * width, width),
            )
        };
        let target = mean_square(like);
        for part in row.chunks_exact_mut(width) {
            let factor = (target / mean_square(part).max(LEAST_SQUARE)).sqrt() as f32;
            for v in part {
                *v *= factor;
            }
        }
    });
}

/// Returns the mean of the squares.
fn mean_square(values: &[f32]) -> f64 {
    values.iter().map(|&v| f64::from(v) * f64::from(v)).sum::<f64>() / values.len() as f64
}

/// Implements [`crate::backend::StreamOps::cut_gates`].
pub(super) fn cut_gates(pass: &CpuPass, x: Buf, cut: f32, width: usize) {
    pass.for_each_row(&[(x, width)], |t| {
        // SAFETY: each item writes its own row.
        let row = unsafe { pass.memory.buffers.at(x).write(t * width, width) };
        let mean = row.iter().map(|&v| f64::from(v)).sum::<f64>() / width as f64;
        let squares = row.iter().map(|&v| (f64::from(v) - mean).powi(2));
        let deviation = (squares.sum::<f64>() / width as f64).sqrt();
        let least = (mean + deviation * f64::from(cut)) as f32;
        for v in row {
            *v = (*v - least).max(0.0);
        }
    });
}

/// Multiplies each row of `x` by `factors`, value by value.
pub(super) fn scale_values(pass: &CpuRows, x: Buf, factors: &[f32]) {
    let n = factors.len();
    pass.for_each_row(&[(x, n)], |t| {
        // SAFETY: each item writes its own row.
        let row = unsafe { pass.memory.buffers.at(x).write(t * n, n) };
        for (v, factor) in row.iter_mut().zip(factors) {
            *v *= factor;
        }
    });
}
