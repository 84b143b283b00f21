//! Rows of any type × activations in bf16: weights are decoded to f32 and rounded to bf16, products
//! summed in f32.

use super::quantize::round;
use crate::act::{ActView, row_lines};
use crate::dequant::dequantize;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Partial sums that run side by side.
const LANES: usize = 32;

/// Multiplies all rows × all tokens.
pub(crate) fn matmul_by_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let row = scratch.f32s(acts.n());
    for r in 0..rows.n_rows {
        dequantize(rows.ty, rows.row(r), row);
        for w in row.iter_mut() {
            *w = round(*w).to_f32();
        }
        for (t, lines) in acts.rounded().chunks_exact(row_lines(acts.n())).enumerate() {
            let mut sums = [0.0; LANES];
            for (w, x) in row.chunks(LANES).zip(lines) {
                for ((sum, w), x) in sums.iter_mut().zip(w).zip(x.0) {
                    *sum += w * x.to_f32();
                }
            }
            out.token(t)[r] = sums.iter().sum();
        }
    }
}
