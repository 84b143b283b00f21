//! Float weights × f32 activations: rows of f32, f16 or bf16, arithmetic in f32.
//!
//! **Few tokens.** A row is widened as it is read and meets up to four tokens; some sums per token
//! hide the latency of the additions. The file's bytes are the limit.
//!
//! **Many tokens.** [`ROWS`] rows × [`WIDTH`] weights are widened once, into L1; tiles of 3 rows ×
//! 4 tokens multiply along the rows: 12 sums, 3 weights and 1 activation in registers, 7 loads for
//! 12 products.
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 from memory, 2026-11-20:
//!
//! | | 1 token | 8 | 512 |
//! |---|---|---|---|
//! | F32 | 33 GB/s | 52 GOP/s | 97 GOP/s |
//! | F16, BF16 | 31 GB/s | 66 GOP/s | 97 GOP/s |

use std::arch::x86_64::*;

use super::lanes::*;
use super::simd::Avx2;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::simd::{Float, padded};

/// Tokens up to which rows are read as they lie in the file.
const MAX_TOKENS: usize = 4;
/// Rows that are widened at a time.
const ROWS: usize = 12;
/// Weights of a row that are widened at a time; with the rows 24 KB.
const WIDTH: usize = 512;
/// Rows × tokens of a tile.
const TILE_ROWS: usize = 3;
const TILE_TOKENS: usize = 4;

/// Multiplies rows of numbers of `BYTES` bytes each.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn matmul<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    match acts.n_tokens() {
        0 => {}
        1 => few::<BYTES, W, 1, 4>(rows, acts, out),
        2 => few::<BYTES, W, 2, 4>(rows, acts, out),
        3 => few::<BYTES, W, 3, 2>(rows, acts, out),
        MAX_TOKENS => few::<BYTES, W, MAX_TOKENS, 2>(rows, acts, out),
        _ => many::<BYTES, W>(rows, acts, out, scratch),
    }
}

/// Multiplies `T` tokens, with `SUMS` running sums for each.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn few<const BYTES: usize, W: Float<BYTES>, const T: usize, const SUMS: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    let x: [&[f32]; T] = std::array::from_fn(|t| &acts.x()[t * acts.n()..][..acts.n()]);
    let n_vectors = acts.n() / 8;
    let whole: [&[[f32; 8]]; T] = x.map(|x| &x.as_chunks().0[..n_vectors]);
    let rest = x.map(|x| padded(&x[n_vectors * 8..], 0.0));
    for r in 0..rows.n_rows {
        let (w, w_rest) = rows.row(r).as_chunks::<BYTES>().0.as_chunks();
        let w = &w[..n_vectors];
        let mut sums = [[_mm256_setzero_ps(); SUMS]; T];
        for i in (0..n_vectors / SUMS * SUMS).step_by(SUMS) {
            for j in 0..SUMS {
                let w = W::widen(Avx2::new(), &w[i + j]);
                for t in 0..T {
                    sums[t][j] = _mm256_fmadd_ps(w, load_f32(&whole[t][i + j]), sums[t][j]);
                }
            }
        }
        for i in n_vectors / SUMS * SUMS..n_vectors {
            let w = W::widen(Avx2::new(), &w[i]);
            for t in 0..T {
                sums[t][0] = _mm256_fmadd_ps(w, load_f32(&whole[t][i]), sums[t][0]);
            }
        }
        if !w_rest.is_empty() {
            let w = W::widen_part(Avx2::new(), w_rest);
            for t in 0..T {
                sums[t][0] = _mm256_fmadd_ps(w, load_f32(&rest[t]), sums[t][0]);
            }
        }
        for (t, sums) in sums.into_iter().enumerate() {
            let mut sum = sums[0];
            for &other in &sums[1..] {
                sum = _mm256_add_ps(sum, other);
            }
            out.token(t)[r] = sum_f32(sum);
        }
    }
}

/// Multiplies any number of tokens.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn many<const BYTES: usize, W: Float<BYTES>>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let panel = scratch.f32s(ROWS * WIDTH).as_chunks_mut::<WIDTH>().0;
    // twelve short runs at a time are more than the hardware's prefetchers follow: fetch the next
    // rows meanwhile
    let bytes_of = |r: usize| {
        let [from, to] = [r, r + ROWS].map(|r| r.min(rows.n_rows) * rows.row_bytes);
        &rows.bytes[from..to]
    };
    prefetch(bytes_of(0));
    for r0 in (0..rows.n_rows).step_by(ROWS) {
        let n_rows = (rows.n_rows - r0).min(ROWS);
        let mut next = bytes_of(r0 + ROWS).chunks(WIDTH * ROWS * BYTES);
        for k0 in (0..acts.n()).step_by(WIDTH) {
            prefetch(next.next().unwrap_or(&[]));
            let width = (acts.n() - k0).min(WIDTH);
            for (i, wide) in panel.iter_mut().enumerate().take(n_rows.next_multiple_of(TILE_ROWS)) {
                // the last row stands in for those that are missing
                let row = &rows.row(r0 + i.min(n_rows - 1))[k0 * BYTES..];
                let (w, w_rest) = row.as_chunks::<BYTES>().0.as_chunks();
                let wide = wide.as_chunks_mut::<8>().0;
                for (wide, w) in wide.iter_mut().zip(w) {
                    store_f32(wide, W::widen(Avx2::new(), w));
                }
                if w.len() < wide.len() {
                    store_f32(&mut wide[w.len()], W::widen_part(Avx2::new(), w_rest));
                }
            }
            // tiles of nearly equal size
            let n_tiles = acts.n_tokens().div_ceil(TILE_TOKENS);
            for i in 0..n_tiles {
                let [t0, end] = [i, i + 1].map(|i| i * acts.n_tokens() / n_tiles);
                let x = |t: usize| &acts.x()[(t0 + t) * acts.n() + k0..][..width];
                for (i, rows) in
                    panel.as_chunks().0.iter().enumerate().take(n_rows.div_ceil(TILE_ROWS))
                {
                    let at = TileTarget { t0, r: r0 + i * TILE_ROWS, first: k0 == 0 };
                    match end - t0 {
                        1 => tile(rows, [x(0)], at, out),
                        2 => tile(rows, [x(0), x(1)], at, out),
                        3 => tile(rows, [x(0), x(1), x(2)], at, out),
                        _ => tile(rows, [x(0), x(1), x(2), x(3)], at, out),
                    }
                }
            }
        }
    }
}

/// The place in the output for the results of a tile.
#[derive(Clone, Copy)]
struct TileTarget {
    t0: usize,
    r: usize,
    first: bool,
}

/// Multiplies widened rows × `T` tokens.
#[target_feature(enable = "avx2,fma,f16c")]
fn tile<const T: usize>(
    rows: &[[f32; WIDTH]; TILE_ROWS],
    x: [&[f32]; T],
    at: TileTarget,
    out: &mut OutputView<'_>,
) {
    let n_vectors = (x[0].len() / 8).min(WIDTH / 8);
    let rows: [&[[f32; 8]]; TILE_ROWS] = rows.each_ref().map(|r| r.as_chunks().0);
    let whole: [&[[f32; 8]]; T] = x.map(|x| &x.as_chunks().0[..n_vectors]);
    let mut sums = [[_mm256_setzero_ps(); T]; TILE_ROWS];
    for i in 0..n_vectors {
        for t in 0..T {
            let x = load_f32(&whole[t][i]);
            for r in 0..TILE_ROWS {
                sums[r][t] = _mm256_fmadd_ps(load_f32(&rows[r][i]), x, sums[r][t]);
            }
        }
    }
    if !x[0].len().is_multiple_of(8) {
        for t in 0..T {
            let x = load_f32(&padded(&x[t][n_vectors * 8..], 0.0));
            for r in 0..TILE_ROWS {
                sums[r][t] = _mm256_fmadd_ps(load_f32(&rows[r][n_vectors]), x, sums[r][t]);
            }
        }
    }
    for (r, sums) in sums.into_iter().enumerate() {
        for (t, sum) in sums.map(|sum| sum_f32(sum)).into_iter().enumerate() {
            if let Some(out) = out.token(at.t0 + t).get_mut(at.r + r) {
                *out = if at.first { sum } else { *out + sum };
            }
        }
    }
}
