//! Float weights × f32 activations.

use crate::act::ActView;
use crate::operands::{OutputView, WeightRows};

/// Partial sums that run side by side: keeps the rounding error of long rows small and lets the
/// compiler use vectors.
const LANES: usize = 16;

/// Multiplies rows of numbers of `BYTES` bytes each, widened to f32 by `widen`.
pub(crate) fn matmul<const BYTES: usize>(
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
