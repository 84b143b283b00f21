//! Float weights × f32 activations: tiles of four rows × four tokens, the lanes along the rows.

use std::arch::aarch64::*;

use super::lanes::*;
use super::parts;
use super::simd::Neon;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::simd::Float;

/// Rows per register tile.
const MAX_ROWS: usize = 4;
/// Rows that all tokens meet before the next ones come: as many as stay in the second-level cache.
const ROWS_PER_PASS: usize = 64;
/// Tokens per register tile.
const MAX_TOKENS: usize = 4;

/// A long row is summed in pieces, so that rounding errors do not grow with its length.
const VECTORS_PER_PIECE: usize = 64;

/// Multiplies rows of numbers of `BYTES` bytes each, in tiles of nearly equal size.
#[target_feature(enable = "neon")]
pub(super) fn matmul<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    _: &mut KernelScratch,
) {
    for pass in (0..rows.n_rows).step_by(ROWS_PER_PASS) {
        let n_rows = ROWS_PER_PASS.min(rows.n_rows - pass);
        for (token, n) in parts(acts.n_tokens(), MAX_TOKENS) {
            for (row, n_rows) in parts(n_rows, MAX_ROWS) {
                let row = pass + row;
                match (n_rows, n) {
                    (1, 1) => tile::<BYTES, W, 1, 1>(rows, row, acts, token, out),
                    (1, 2) => tile::<BYTES, W, 1, 2>(rows, row, acts, token, out),
                    (1, 3) => tile::<BYTES, W, 1, 3>(rows, row, acts, token, out),
                    (1, _) => tile::<BYTES, W, 1, 4>(rows, row, acts, token, out),
                    (2, 1) => tile::<BYTES, W, 2, 1>(rows, row, acts, token, out),
                    (2, 2) => tile::<BYTES, W, 2, 2>(rows, row, acts, token, out),
                    (2, 3) => tile::<BYTES, W, 2, 3>(rows, row, acts, token, out),
                    (2, _) => tile::<BYTES, W, 2, 4>(rows, row, acts, token, out),
                    (3, 1) => tile::<BYTES, W, 3, 1>(rows, row, acts, token, out),
                    (3, 2) => tile::<BYTES, W, 3, 2>(rows, row, acts, token, out),
                    (3, 3) => tile::<BYTES, W, 3, 3>(rows, row, acts, token, out),
                    (3, _) => tile::<BYTES, W, 3, 4>(rows, row, acts, token, out),
                    (_, 1) => tile::<BYTES, W, 4, 1>(rows, row, acts, token, out),
                    (_, 2) => tile::<BYTES, W, 4, 2>(rows, row, acts, token, out),
                    (_, 3) => tile::<BYTES, W, 4, 3>(rows, row, acts, token, out),
                    (_, _) => tile::<BYTES, W, 4, 4>(rows, row, acts, token, out),
                }
            }
        }
    }
}

/// Multiplies `R` rows × `T` tokens.
#[inline]
#[target_feature(enable = "neon")]
fn tile<const BYTES: usize, W: Float<BYTES>, const R: usize, const T: usize>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    token: usize,
    out: &mut OutputView<'_>,
) {
    let w: [&[[u8; BYTES]]; R] = std::array::from_fn(|r| rows.row(row + r).as_chunks().0);
    let x: [&[f32]; T] = std::array::from_fn(|t| &acts.x()[(token + t) * acts.n()..][..acts.n()]);
    let n_vectors = acts.n() / 4;
    let w_vectors = w.map(|w| &w.as_chunks::<4>().0[..n_vectors]);
    let x_vectors = x.map(|x| &x.as_chunks::<4>().0[..n_vectors]);
    let mut sums = [[vdupq_n_f32(0.0); T]; R];
    for piece in (0..n_vectors).step_by(VECTORS_PER_PIECE) {
        let mut acc = [[vdupq_n_f32(0.0); T]; R];
        for i in piece..n_vectors.min(piece + VECTORS_PER_PIECE) {
            let mut xs = [vdupq_n_f32(0.0); T];
            for t in 0..T {
                xs[t] = load_f32(&x_vectors[t][i]);
            }
            for r in 0..R {
                let w = W::widen(Neon::new(), &w_vectors[r][i]);
                for t in 0..T {
                    acc[r][t] = vfmaq_f32(acc[r][t], w, xs[t]);
                }
            }
        }
        for r in 0..R {
            for t in 0..T {
                sums[r][t] = vaddq_f32(sums[r][t], acc[r][t]);
            }
        }
    }
    let mut w_rest = [[0.0; 4]; R];
    for r in 0..R {
        store_f32(&mut w_rest[r], W::widen_part(Neon::new(), &w[r][4 * n_vectors..]));
    }
    for t in 0..T {
        let out: &mut [f32; R] = at_mut(out.token(token + t), row);
        for r in 0..R {
            let rest = w_rest[r].iter().zip(&x[t][4 * n_vectors..]).map(|(w, x)| w * x);
            out[r] = vaddvq_f32(sums[r][t]) + rest.sum::<f32>();
        }
    }
}
