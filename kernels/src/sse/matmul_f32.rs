//! Float weights × f32 activations: tiles of two rows × four tokens, the lanes along the rows.

use super::lanes::{at, at_mut};
use crate::act::ActView;
use crate::operands::{OutputView, WeightRows};
use crate::simd::{Float, Simd};

/// Tokens per register tile.
const MAX_TOKENS: usize = 4;
/// Rows that all tokens meet before the next ones come: as many as stay in the second-level cache.
const ROWS_PER_PASS: usize = 32;
/// A long row is summed in pieces, so that rounding errors do not grow with its length.
const VECTORS_PER_PIECE: usize = 64;

/// Multiplies rows of numbers of `BYTES` bytes each.
#[inline(always)]
pub(super) fn matmul<const N: usize, S: Simd<N>, const BYTES: usize, W: Float<BYTES>>(
    simd: S,
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    for pass in (0..rows.n_rows).step_by(ROWS_PER_PASS) {
        let end = rows.n_rows.min(pass + ROWS_PER_PASS);
        for token in (0..acts.n_tokens()).step_by(MAX_TOKENS) {
            for row in (pass..end).step_by(2) {
                match (end - row, acts.n_tokens() - token) {
                    (1, 1) => tile::<N, S, BYTES, W, 1, 1>(simd, rows, row, acts, token, out),
                    (1, 2) => tile::<N, S, BYTES, W, 1, 2>(simd, rows, row, acts, token, out),
                    (1, 3) => tile::<N, S, BYTES, W, 1, 3>(simd, rows, row, acts, token, out),
                    (1, _) => tile::<N, S, BYTES, W, 1, 4>(simd, rows, row, acts, token, out),
                    (_, 1) => tile::<N, S, BYTES, W, 2, 1>(simd, rows, row, acts, token, out),
                    (_, 2) => tile::<N, S, BYTES, W, 2, 2>(simd, rows, row, acts, token, out),
                    (_, 3) => tile::<N, S, BYTES, W, 2, 3>(simd, rows, row, acts, token, out),
                    (_, _) => tile::<N, S, BYTES, W, 2, 4>(simd, rows, row, acts, token, out),
                }
            }
        }
    }
}

/// Multiplies `R` rows × `T` tokens.
#[inline(always)]
fn tile<
    const N: usize,
    S: Simd<N>,
    const BYTES: usize,
    W: Float<BYTES>,
    const R: usize,
    const T: usize,
>(
    simd: S,
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    token: usize,
    out: &mut OutputView<'_>,
) {
    let mut w: [&[[u8; BYTES]]; R] = [&[]; R];
    for r in 0..R {
        w[r] = rows.row(row + r).as_chunks().0;
    }
    let mut x: [&[f32]; T] = [&[]; T];
    for t in 0..T {
        x[t] = &acts.x()[(token + t) * acts.n()..][..acts.n()];
    }
    let n_vectors = acts.n() / N;
    let mut sums = [[simd.splat(0.0); T]; R];
    for piece in (0..n_vectors).step_by(VECTORS_PER_PIECE) {
        let mut acc = [[simd.splat(0.0); T]; R];
        for i in piece..n_vectors.min(piece + VECTORS_PER_PIECE) {
            let mut xs = [simd.splat(0.0); T];
            for t in 0..T {
                xs[t] = simd.load(at(x[t], N * i));
            }
            for r in 0..R {
                let w = W::widen(simd, at(w[r], N * i));
                for t in 0..T {
                    acc[r][t] = simd.mul_add(w, xs[t], acc[r][t]);
                }
            }
        }
        for r in 0..R {
            for t in 0..T {
                sums[r][t] = simd.add(sums[r][t], acc[r][t]);
            }
        }
    }
    for r in 0..R {
        let mut w_rest = [0.0; N];
        simd.store(&mut w_rest, W::widen_part(simd, &w[r][N * n_vectors..]));
        for t in 0..T {
            let out: &mut [f32; R] = at_mut(out.token(token + t), row);
            out[r] = simd.sum_lanes(sums[r][t]);
            for (w, x) in w_rest.iter().zip(&x[t][N * n_vectors..]) {
                out[r] += w * x;
            }
        }
    }
}
