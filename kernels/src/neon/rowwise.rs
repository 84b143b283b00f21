//! Matmul with dot products within a vector: two rows, as they lie in the file, × up to four
//! tokens.
//!
//! A register holds 16 consecutive codes of a row or of a token; the lanes of an accumulator are
//! partial sums of one (row, token), added up once per row, the same to the bit whatever tokens
//! stand beside it. Two rows × four tokens take 8 accumulators, 8 registers of codes and 4 of
//! activations, and each load of activations serves two products.

use std::arch::aarch64::*;

use super::blocks32::Block32;
use super::dot::Dot;
use super::lanes::*;
use super::scale_min::{SubBlockMins, SuperBlock};
use crate::act::ActView;
use crate::operands::{OutputView, WeightRows};

/// Rows per register tile.
const MAX_ROWS: usize = 2;
/// Tokens per register tile, and in all.
pub(super) const MAX_TOKENS: usize = 4;

/// Multiplies rows of blocks of 32 × up to four tokens.
///
/// # Safety
/// The machine must have the instructions of `D`.
#[target_feature(enable = "neon")]
pub(super) unsafe fn blocks<D: Dot, W: Block32<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    for row in (0..rows.n_rows).step_by(MAX_ROWS) {
        // SAFETY: as this function's caller says.
        unsafe {
            match (rows.n_rows - row, acts.n_tokens()) {
                (_, 0) => {}
                (1, 1) => block_tile::<D, W, BYTES, 1, 1>(rows, row, acts, out),
                (1, 2) => block_tile::<D, W, BYTES, 1, 2>(rows, row, acts, out),
                (1, 3) => block_tile::<D, W, BYTES, 1, 3>(rows, row, acts, out),
                (1, _) => block_tile::<D, W, BYTES, 1, 4>(rows, row, acts, out),
                (_, 1) => block_tile::<D, W, BYTES, 2, 1>(rows, row, acts, out),
                (_, 2) => block_tile::<D, W, BYTES, 2, 2>(rows, row, acts, out),
                (_, 3) => block_tile::<D, W, BYTES, 2, 3>(rows, row, acts, out),
                (_, _) => block_tile::<D, W, BYTES, 2, 4>(rows, row, acts, out),
            }
        }
    }
}

/// Multiplies `R` rows × `T` tokens of blocks of 32: one float multiply-add per block and (row,
/// token).
///
/// # Safety
/// The machine must have the instructions of `D`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn block_tile<
    D: Dot,
    W: Block32<BYTES>,
    const BYTES: usize,
    const R: usize,
    const T: usize,
>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    let n_blocks = acts.n() / 32;
    let mut acc = [[vdupq_n_f32(0.0); T]; R];
    let mut offsets = [[0.0f32; T]; R];
    for b in 0..n_blocks {
        let mut codes = [[vdupq_n_s8(0); 2]; R];
        let mut scales = [(0.0, 0.0); R];
        for r in 0..R {
            let w = at(rows.row(row + r), b * BYTES);
            // SAFETY: this function has NEON.
            codes[r] = unsafe { W::codes(w) };
            // SAFETY: as above.
            scales[r] = unsafe { W::scale_offset(w) };
        }
        for t in 0..T {
            let block = t * n_blocks + b;
            let x: &[i8; 32] = at(acts.q(), block * 32);
            let x = [load_i8(at(x, 0)), load_i8(at(x, 16))];
            let scale = acts.scale()[block];
            for r in 0..R {
                // SAFETY: as this function's caller says.
                let dot =
                    unsafe { D::dot(D::dot(vdupq_n_s32(0), codes[r][0], x[0]), codes[r][1], x[1]) };
                acc[r][t] = vfmaq_n_f32(acc[r][t], vcvtq_f32_s32(dot), scales[r].0 * scale);
            }
            if W::HAS_OFFSET {
                let [a, b] = *at(acts.sums(), block * 2);
                let sum = scale * (i32::from(a) + i32::from(b)) as f32;
                for r in 0..R {
                    offsets[r][t] += scales[r].1 * sum;
                }
            }
        }
    }
    for t in 0..T {
        let out: &mut [f32; R] = at_mut(out.token(t), row);
        for r in 0..R {
            out[r] = vaddvq_f32(acc[r][t]) + offsets[r][t];
        }
    }
}

/// Multiplies rows of super-blocks of 256 × up to four tokens.
///
/// # Safety
/// The machine must have the instructions of `D`.
#[target_feature(enable = "neon")]
pub(super) unsafe fn super_blocks<D: Dot, W: SuperBlock<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    for row in (0..rows.n_rows).step_by(MAX_ROWS) {
        // SAFETY: as this function's caller says.
        unsafe {
            match (rows.n_rows - row, acts.n_tokens()) {
                (_, 0) => {}
                (1, 1) => super_tile::<D, W, BYTES, 1, 1>(rows, row, acts, out),
                (1, 2) => super_tile::<D, W, BYTES, 1, 2>(rows, row, acts, out),
                (1, 3) => super_tile::<D, W, BYTES, 1, 3>(rows, row, acts, out),
                (1, _) => super_tile::<D, W, BYTES, 1, 4>(rows, row, acts, out),
                (_, 1) => super_tile::<D, W, BYTES, 2, 1>(rows, row, acts, out),
                (_, 2) => super_tile::<D, W, BYTES, 2, 2>(rows, row, acts, out),
                (_, 3) => super_tile::<D, W, BYTES, 2, 3>(rows, row, acts, out),
                (_, _) => super_tile::<D, W, BYTES, 2, 4>(rows, row, acts, out),
            }
        }
    }
}

/// Multiplies `R` rows × `T` tokens of super-blocks: sub-blocks are scaled and added up in
/// integers, floats enter once per 256.
///
/// # Safety
/// The machine must have the instructions of `D`.
#[inline]
#[target_feature(enable = "neon")]
unsafe fn super_tile<
    D: Dot,
    W: SuperBlock<BYTES>,
    const BYTES: usize,
    const R: usize,
    const T: usize,
>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    let n_blocks = acts.n() / 256;
    let mut acc = [[vdupq_n_f32(0.0); T]; R];
    for b in 0..n_blocks {
        let w: [&[u8; BYTES]; R] = std::array::from_fn(|r| at(rows.row(row + r), b * BYTES));
        // SAFETY: this function has NEON.
        let scales = w.map(|w| unsafe { W::read_scales(w) });
        let mut totals = [[vdupq_n_s32(0); T]; R];
        for i in 0..4 {
            // SAFETY: as above.
            let codes = w.map(|w| unsafe { W::codes(w, i) });
            for t in 0..T {
                let x: &[i8; 64] = at(acts.q(), (t * n_blocks + b) * 256 + 64 * i);
                let x: [int8x16_t; 4] = std::array::from_fn(|j| load_i8(at(x, 16 * j)));
                for r in 0..R {
                    // registers per sub-block
                    let n = W::SUB / 16;
                    for s in 0..4 / n {
                        let mut dot = vdupq_n_s32(0);
                        for j in s * n..(s + 1) * n {
                            // SAFETY: as this function's caller says.
                            dot = unsafe { D::dot(dot, codes[r][j], x[j]) };
                        }
                        totals[r][t] =
                            vmlaq_n_s32(totals[r][t], dot, scales[r].factors[4 / n * i + s]);
                    }
                }
            }
        }
        for t in 0..T {
            let block = t * n_blocks + b;
            let scale = acts.scale()[block];
            for r in 0..R {
                acc[r][t] =
                    vfmaq_n_f32(acc[r][t], vcvtq_f32_s32(totals[r][t]), scales[r].d * scale);
            }
            if W::MINS != SubBlockMins::None {
                let sums = min_sums(W::MINS, at(acts.sums(), block * 16));
                for r in 0..R {
                    let [mins, more] =
                        [load_i16(at(&scales[r].mins, 0)), load_i16(at(&scales[r].mins, 8))];
                    let mut products = vmull_s16(vget_low_s16(mins), vget_low_s16(sums[0]));
                    products = vmlal_high_s16(products, mins, sums[0]);
                    if W::MINS == SubBlockMins::Per16 {
                        products = vmlal_s16(products, vget_low_s16(more), vget_low_s16(sums[1]));
                        products = vmlal_high_s16(products, more, sums[1]);
                    }
                    let products = vcvtq_f32_s32(products);
                    acc[r][t] = vfmsq_f32(acc[r][t], products, vdupq_n_f32(scales[r].dmin * scale));
                }
            }
        }
    }
    for t in 0..T {
        let out: &mut [f32; R] = at_mut(out.token(t), row);
        for r in 0..R {
            out[r] = vaddvq_f32(acc[r][t]);
        }
    }
}

/// Returns the sums of codes that meet the mins. Those of 32 come from those of 16 and are at most
/// 32 · 127, so they still fit; with them the second vector is not used.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn min_sums(mins: SubBlockMins, sums: &[i16; 16]) -> [int16x8_t; 2] {
    let sums = [load_i16(at(sums, 0)), load_i16(at(sums, 8))];
    if mins == SubBlockMins::Per16 { sums } else { [vpaddq_s16(sums[0], sums[1]), sums[1]] }
}
