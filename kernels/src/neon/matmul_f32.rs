//! Float weights × f32 activations: tiles of four rows × four tokens, the lanes along the rows.

use std::arch::aarch64::*;

use half::{bf16, f16};

use super::lanes::*;
use super::parts;
use crate::act::ActView;
use crate::operands::{KernelScratch, OutputView, WeightRows};

/// Rows per register tile.
const MAX_ROWS: usize = 4;
/// Rows that all tokens meet before the next ones come: as many as stay in the second-level cache.
const ROWS_PER_PASS: usize = 64;
/// Tokens per register tile.
const MAX_TOKENS: usize = 4;

/// A long row is summed in pieces, so that rounding errors do not grow with its length.
const VECTORS_PER_PIECE: usize = 64;

/// A float type of `ONE` bytes; `FOUR` of them fill a vector of f32.
///
/// # Safety
/// The functions need NEON, which every AArch64 machine has.
pub(super) trait FloatRow<const ONE: usize, const FOUR: usize> {
    /// Loads four of them as f32.
    unsafe fn load(bytes: &[u8; FOUR]) -> float32x4_t;
    /// Returns one of them as f32.
    fn one(bytes: [u8; ONE]) -> f32;
}

impl FloatRow<4, 16> for f32 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn load(bytes: &[u8; 16]) -> float32x4_t {
        load_f32_bytes(bytes)
    }

    fn one(bytes: [u8; 4]) -> f32 {
        f32::from_le_bytes(bytes)
    }
}

impl FloatRow<2, 8> for f16 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn load(bytes: &[u8; 8]) -> float32x4_t {
        widen_f16(load_u16_bytes(bytes))
    }

    fn one(bytes: [u8; 2]) -> f32 {
        f16::from_le_bytes(bytes).to_f32()
    }
}

impl FloatRow<2, 8> for bf16 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn load(bytes: &[u8; 8]) -> float32x4_t {
        // the upper halves of the f32
        vreinterpretq_f32_u32(vshlq_n_u32::<16>(vmovl_u16(load_u16_bytes(bytes))))
    }

    fn one(bytes: [u8; 2]) -> f32 {
        bf16::from_le_bytes(bytes).to_f32()
    }
}

/// Multiplies rows of numbers of `ONE` bytes each, in tiles of nearly equal size.
#[target_feature(enable = "neon")]
pub(super) fn matmul<E: FloatRow<ONE, FOUR>, const ONE: usize, const FOUR: usize>(
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
                    (1, 1) => tile::<E, ONE, FOUR, 1, 1>(rows, row, acts, token, out),
                    (1, 2) => tile::<E, ONE, FOUR, 1, 2>(rows, row, acts, token, out),
                    (1, 3) => tile::<E, ONE, FOUR, 1, 3>(rows, row, acts, token, out),
                    (1, _) => tile::<E, ONE, FOUR, 1, 4>(rows, row, acts, token, out),
                    (2, 1) => tile::<E, ONE, FOUR, 2, 1>(rows, row, acts, token, out),
                    (2, 2) => tile::<E, ONE, FOUR, 2, 2>(rows, row, acts, token, out),
                    (2, 3) => tile::<E, ONE, FOUR, 2, 3>(rows, row, acts, token, out),
                    (2, _) => tile::<E, ONE, FOUR, 2, 4>(rows, row, acts, token, out),
                    (3, 1) => tile::<E, ONE, FOUR, 3, 1>(rows, row, acts, token, out),
                    (3, 2) => tile::<E, ONE, FOUR, 3, 2>(rows, row, acts, token, out),
                    (3, 3) => tile::<E, ONE, FOUR, 3, 3>(rows, row, acts, token, out),
                    (3, _) => tile::<E, ONE, FOUR, 3, 4>(rows, row, acts, token, out),
                    (_, 1) => tile::<E, ONE, FOUR, 4, 1>(rows, row, acts, token, out),
                    (_, 2) => tile::<E, ONE, FOUR, 4, 2>(rows, row, acts, token, out),
                    (_, 3) => tile::<E, ONE, FOUR, 4, 3>(rows, row, acts, token, out),
                    (_, _) => tile::<E, ONE, FOUR, 4, 4>(rows, row, acts, token, out),
                }
            }
        }
    }
}

/// Multiplies `R` rows × `T` tokens.
#[inline]
#[target_feature(enable = "neon")]
fn tile<
    E: FloatRow<ONE, FOUR>,
    const ONE: usize,
    const FOUR: usize,
    const R: usize,
    const T: usize,
>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    token: usize,
    out: &mut OutputView<'_>,
) {
    let w: [&[u8]; R] = std::array::from_fn(|r| rows.row(row + r));
    let x: [&[f32]; T] = std::array::from_fn(|t| &acts.x()[(token + t) * acts.n()..][..acts.n()]);
    let n_vectors = acts.n() / 4;
    let w_vectors = w.map(|w| &w.as_chunks::<FOUR>().0[..n_vectors]);
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
                // SAFETY: this function has NEON.
                let w = unsafe { E::load(&w_vectors[r][i]) };
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
    for t in 0..T {
        let out: &mut [f32; R] = at_mut(out.token(token + t), row);
        for r in 0..R {
            let rest = (4 * n_vectors..acts.n()).map(|i| E::one(*at(w[r], ONE * i)) * x[t][i]);
            out[r] = vaddvq_f32(sums[r][t]) + rest.sum::<f32>();
        }
    }
}
