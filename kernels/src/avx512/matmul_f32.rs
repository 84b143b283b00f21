//! F32, F16 and BF16 rows × f32 activations: `f32` arithmetic throughout, so that weights lose
//! nothing.
//!
//! Lanes run along the row. Four rows × up to six tokens are 24 accumulators; a weight vector is
//! widened once for the six tokens and an activation vector is loaded once for the four rows: 10
//! loads for 24 fma. One token takes one row at a time, in four accumulators: that is bound by
//! memory, and one stream is what the hardware follows best.
//!
//! Tokens are taken in blocks whose activations stay in L2 while all rows pass by.
//!
//! | tokens | measured, one Zen 5 server core, rows of 2048, November 2026 |
//! |---|---|
//! | 1 | F32 27, F16 28, BF16 29 GB/s, 93–96 % of what plain reading reached beside it |
//! | 8 | F32 64, F16 145, BF16 138 GFLOP/s, weights from memory |
//! | 512 | F32 119, F16 168, BF16 170 GFLOP/s of 267 |

use std::arch::x86_64::*;

use super::lanes::{AHEAD, at, load_f32, load_f32_part, prefetch, prefetch_l2, sums_of_four};
use super::panel_f32;
use super::simd::Avx512;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::simd::Float;

/// Rows per tile.
const ROWS: usize = 4;
/// Most tokens per tile.
const MAX_T: usize = 6;
/// Bytes of activations per block of tokens, small beside any L2; but so many tokens at least,
/// since each block reads all rows again.
const BLOCK_BYTES: usize = 128 << 10;
const BLOCK_TOKENS: usize = 24;

/// Multiplies rows of numbers of `BYTES` bytes each.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn matmul<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    if acts.n_tokens() >= panel_f32::MANY {
        return panel_f32::matmul::<BYTES, W>(rows, acts, out, scratch);
    }
    if acts.n_tokens() == 1 {
        for (r, out) in out.token(0).iter_mut().enumerate() {
            *out = dot::<BYTES, W>(rows.row(r).as_chunks().0, acts.x());
        }
        return;
    }
    let per_block = (BLOCK_BYTES / (4 * acts.n())).max(BLOCK_TOKENS).next_multiple_of(MAX_T);
    for from in (0..acts.n_tokens()).step_by(per_block) {
        let n_tokens = (acts.n_tokens() - from).min(per_block);
        let n_tiles = n_tokens.div_ceil(MAX_T);
        for r0 in (0..rows.n_rows).step_by(ROWS) {
            let mut t0 = from;
            for i in 0..n_tiles {
                let n = n_tokens / n_tiles + usize::from(i < n_tokens % n_tiles);
                let place = RowTilePosition { r0, t0, first: i == 0 };
                match n {
                    1 => tile::<BYTES, W, 1>(rows, &acts, place, out),
                    2 => tile::<BYTES, W, 2>(rows, &acts, place, out),
                    3 => tile::<BYTES, W, 3>(rows, &acts, place, out),
                    4 => tile::<BYTES, W, 4>(rows, &acts, place, out),
                    5 => tile::<BYTES, W, 5>(rows, &acts, place, out),
                    _ => tile::<BYTES, W, 6>(rows, &acts, place, out),
                }
                t0 += n;
            }
        }
    }
}

/// Multiplies one row × one token.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn dot<const BYTES: usize, W: Float<BYTES>>(w: &[[u8; BYTES]], x: &[f32]) -> f32 {
    // four sums hide the latency of the additions
    let mut sum = [_mm512_setzero_ps(); 4];
    let (w, w_rest) = w.as_chunks::<64>();
    let (x, x_rest) = x.as_chunks::<64>();
    for (w, x) in w.iter().zip(x) {
        // to the second level: asked for into the first, rows come at half the speed on Zen 4
        prefetch_l2(w.as_ptr().cast::<u8>().wrapping_add(AHEAD), 64 * BYTES);
        for i in 0..4 {
            sum[i] = _mm512_fmadd_ps(
                W::widen(Avx512::new(), at(w, 16 * i)),
                load_f32(at(x, 16 * i)),
                sum[i],
            );
        }
    }
    for (w, x) in w_rest.chunks(16).zip(x_rest.chunks(16)) {
        sum[0] = _mm512_fmadd_ps(W::widen_part(Avx512::new(), w), load_f32_part(x), sum[0]);
    }
    let pairs = [_mm512_add_ps(sum[0], sum[1]), _mm512_add_ps(sum[2], sum[3])];
    _mm512_reduce_add_ps(_mm512_add_ps(pairs[0], pairs[1]))
}

/// The position of a tile.
#[derive(Clone, Copy)]
struct RowTilePosition {
    /// First row.
    r0: usize,
    /// First token.
    t0: usize,
    /// True if these tokens are the first that meet the rows.
    first: bool,
}

/// Multiplies [`ROWS`] rows × `T` tokens.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn tile<const BYTES: usize, W: Float<BYTES>, const T: usize>(
    rows: WeightRows<'_>,
    acts: &ActView<'_>,
    place: RowTilePosition,
    out: &mut OutputView<'_>,
) {
    let RowTilePosition { r0, t0, first } = place;
    let n = acts.n();
    // the last row stands in for those that are missing; its results are dropped below
    let row = |r: usize| &rows.row((r0 + r).min(rows.n_rows - 1)).as_chunks::<BYTES>().0[..n];
    let w: [_; ROWS] = [row(0), row(1), row(2), row(3)];
    let mut x = [acts.x(); T];
    for t in 0..T {
        x[t] = &acts.x()[(t0 + t) * n..][..n];
    }
    let mut sum = [[_mm512_setzero_ps(); T]; ROWS];
    let whole = n / 16 * 16;
    for i in (0..whole).step_by(16) {
        let mut wide = [_mm512_setzero_ps(); ROWS];
        for r in 0..ROWS {
            if first {
                // where the next four rows will be read at this step
                let here = w[r].as_ptr().cast::<u8>().wrapping_add(i * BYTES);
                prefetch(here.wrapping_add(ROWS * rows.row_bytes), 16 * BYTES);
            }
            wide[r] = W::widen(Avx512::new(), at(w[r], i));
        }
        for t in 0..T {
            let x = load_f32(at(x[t], i));
            for r in 0..ROWS {
                sum[r][t] = _mm512_fmadd_ps(wide[r], x, sum[r][t]);
            }
        }
    }
    if whole < n {
        for r in 0..ROWS {
            let wide = W::widen_part(Avx512::new(), &w[r][whole..]);
            for t in 0..T {
                sum[r][t] = _mm512_fmadd_ps(wide, load_f32_part(&x[t][whole..]), sum[r][t]);
            }
        }
    }
    for t in 0..T {
        let sums = sums_of_four([sum[0][t], sum[1][t], sum[2][t], sum[3][t]]);
        let out = &mut out.token(t0 + t)[r0..];
        let n_rows = out.len().min(ROWS);
        out[..n_rows].copy_from_slice(&sums[..n_rows]);
    }
}
