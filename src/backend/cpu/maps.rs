//! Kernels that move over maps of points.

use std::ops::Range;

use super::CpuPass;
use crate::backend::{Buf, MapKernel};
use crate::model::vector::Vector;

/// Computes `out[t]` = what a kernel covers at point t of `points`, value by value.
pub(super) fn gather<S>(
    pass: &CpuPass<'_, S>,
    at: &MapKernel,
    points: Range<usize>,
    x: Buf,
    out: Buf,
) {
    let n = at.n_values;
    let n_taps = at.n_taps();
    pass.worker.for_each(points.len(), |t| {
        // SAFETY: each item writes its own row.
        let out = unsafe { pass.memory.buffers.at(out).write(t * n * n_taps, n * n_taps) };
        for (tap, point) in at.covered(points.start + t).enumerate() {
            let values = out.iter_mut().skip(tap).step_by(n_taps);
            let Some(point) = point else {
                for to in values {
                    *to = 0.0;
                }
                continue;
            };
            // SAFETY: `x` is only read.
            let from = unsafe { pass.memory.buffers.at(x).read(point * n, n) };
            for (to, from) in values.zip(from) {
                *to = *from;
            }
        }
    });
}

/// Computes `out[t] = Σ weights[i] · x[i]` over the points that a kernel covers at point t.
pub(super) fn convolve<S>(
    pass: &CpuPass<'_, S>,
    at: &MapKernel,
    weights: &Vector,
    x: Buf,
    out: Buf,
) {
    let n = at.n_values;
    pass.worker.for_each(pass.n_tokens(), |t| {
        // SAFETY: each item writes its own row.
        let out = unsafe { pass.memory.buffers.at(out).write(t * n, n) };
        out.fill(0.0);
        for (point, weights) in at.covered(t).zip(weights.chunks_exact(n)) {
            let Some(point) = point else { continue };
            // SAFETY: `x` is only read.
            let from = unsafe { pass.memory.buffers.at(x).read(point * n, n) };
            for ((to, from), weight) in out.iter_mut().zip(from).zip(weights) {
                *to += from * weight;
            }
        }
    });
}
