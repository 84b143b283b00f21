//! Float weights × f32 activations.

use half::{bf16, f16};

use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Partial sums that run side by side: keeps the rounding error of long rows small and lets the
/// compiler use vectors.
const LANES: usize = 16;

/// F32 rows.
pub(crate) fn matmul_f32(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    _: &mut KernelScratch,
) {
    matmul::<4>(rows, acts, out, f32::from_le_bytes);
}

/// F16 rows.
pub(crate) fn matmul_f16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    _: &mut KernelScratch,
) {
    matmul::<2>(rows, acts, out, |b| f16::from_le_bytes(b).to_f32());
}

/// BF16 rows.
pub(crate) fn matmul_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    _: &mut KernelScratch,
) {
    matmul::<2>(rows, acts, out, |b| bf16::from_le_bytes(b).to_f32());
}

/// Rows of numbers of `BYTES` bytes each, widened to f32 by `widen`.
fn matmul<const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    widen: impl Fn([u8; BYTES]) -> f32,
) {
    for r in 0..rows.n_rows {
        let (weights, _) = rows.row(r).as_chunks::<BYTES>();
        for (t, x) in acts.x().chunks_exact(acts.n()).enumerate() {
            let mut sums = [0.0; LANES];
            let (weights, weights_tail) = weights.as_chunks::<LANES>();
            let (x, x_tail) = x.as_chunks::<LANES>();
            for (w, x) in weights.iter().zip(x) {
                for lane in 0..LANES {
                    sums[lane] += widen(w[lane]) * x[lane];
                }
            }
            let tail: f32 = weights_tail.iter().zip(x_tail).map(|(&w, x)| widen(w) * x).sum();
            out.token(t)[r] = sums.iter().sum::<f32>() + tail;
        }
    }
}
