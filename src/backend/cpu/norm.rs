//! Norms: of rows by mean and deviation, or by root mean square, and of the heads of rows.

use super::CpuRows;
use crate::backend::Buf;

/// Computes `out = (x − mean) / √(variance + eps) · w` (Ba et al. 2016); sums in f64, since they
/// feed every value.
pub(crate) fn layer_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let n = x.len() as f64;
    let mean = (x.iter().map(|&v| f64::from(v)).sum::<f64>() / n) as f32;
    let square = |v: &f32| f64::from(v - mean) * f64::from(v - mean);
    let scale = 1.0 / ((x.iter().map(square).sum::<f64>() / n) as f32 + eps).sqrt();
    for (out, x) in out.iter_mut().zip(x) {
        *out = (x - mean) * scale;
    }
    for (out, w) in out.iter_mut().zip(w) {
        *out *= w;
    }
}

/// Implements [`crate::backend::Ops::layer_norm`].
pub(super) fn layer_norm_rows(
    pass: &CpuRows,
    x: Buf,
    weight: &[f32],
    bias: &[f32],
    eps: f32,
    out: Buf,
) {
    each_row(pass, x, out, weight.len(), |x, out| {
        layer_norm(x, weight, eps, out);
        for (out, bias) in out.iter_mut().zip(bias) {
            *out += bias;
        }
    });
}

/// Implements [`crate::backend::Ops::rms_norm`].
pub(super) fn rms_norm(pass: &CpuRows, x: Buf, weight: &[f32], eps: f32, out: Buf) {
    each_row(pass, x, out, weight.len(), |x, out| {
        pass.memory.kernels.rms_norm(x, weight, eps, out);
    });
}

/// Implements [`crate::backend::Ops::rms_norm_heads`].
pub(super) fn rms_norm_heads(pass: &CpuRows, x: Buf, n_head: usize, weight: &[f32], eps: f32) {
    let n = weight.len();
    each_row(pass, x, x, n_head * n, |x, out| {
        for (x, out) in x.chunks_exact(n).zip(out.chunks_exact_mut(n)) {
            pass.memory.kernels.rms_norm(x, weight, eps, out);
        }
    });
}

/// Implements [`crate::backend::HeadOps::layer_norm_heads`].
pub(super) fn layer_norm_heads(pass: &CpuRows, x: Buf, n_head: usize, weight: &[f32], eps: f32) {
    let n = weight.len() / n_head;
    each_row(pass, x, x, weight.len(), |x, out| {
        let heads = x.chunks_exact(n).zip(weight.chunks_exact(n)).zip(out.chunks_exact_mut(n));
        for ((x, weight), out) in heads {
            layer_norm(x, weight, eps, out);
        }
    });
}

/// Implements [`crate::backend::StateOps::rms_norm_groups`].
pub(super) fn rms_norm_groups(pass: &CpuRows, x: Buf, n_group: usize, weight: &[f32], eps: f32) {
    let n = weight.len() / n_group;
    each_row(pass, x, x, weight.len(), |x, out| {
        let groups = x.chunks_exact(n).zip(weight.chunks_exact(n)).zip(out.chunks_exact_mut(n));
        for ((x, weight), out) in groups {
            pass.memory.kernels.rms_norm(x, weight, eps, out);
        }
    });
}

/// Computes `out[t] = norm(x[t])` for rows of `n` values; `out` may be `x`.
fn each_row(pass: &CpuRows, x: Buf, out: Buf, n: usize, norm: impl Fn(&[f32], &mut [f32])) {
    let from = pass.memory.buffers.at(x);
    let to = pass.memory.buffers.at(out);
    pass.for_each_row(&[(x, n), (out, n)], |t| {
        if x == out {
            let row = &mut pass.local.borrow_mut().row;
            // SAFETY: each item reads and writes its own row only.
            let out = unsafe { to.write(t * n, n) };
            row.clear();
            row.extend_from_slice(out);
            norm(row, out);
        } else {
            // SAFETY: `x` is only read, and each item writes its own row of `out`.
            unsafe { norm(from.read(t * n, n), to.write(t * n, n)) };
        }
    });
}
