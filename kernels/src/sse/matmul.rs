//! Matmul of rows of 8-bit codes: a row at a time × up to four tokens.
//!
//! A register holds 16 consecutive codes of a row or of a token; the lanes of an accumulator are
//! partial sums of one (row, token), added up once per row, the same to the bit whatever tokens
//! stand beside it. Few tokens meet rows as they lie in the file; for more, the codes of some rows
//! at a time are read once.

use std::arch::x86_64::*;

use half::bf16;

use super::codes::{
    BlockOf32, BlockOf256, READ_BLOCK, READ_SUPER_BLOCK, ReadBlocks, ReadSuperBlocks, read_block,
    read_super_block,
};
use super::lanes::*;
use super::matmul_f32;
use crate::act::ActView;
use crate::coded::{CODE_BYTES, Coded, Nvfp4, by_parts};
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::simd::Simd;
use crate::weight_types::{CodeRows, Q8_0};

/// Tokens per register tile.
const MAX_TOKENS: usize = 4;

/// Multiplies rows of blocks of 32.
///
/// # Safety
/// The machine must have SSE4.1 and SSSE3.
#[inline(always)]
pub(super) unsafe fn blocks<W: BlockOf32<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    // SAFETY: as this function's caller says.
    unsafe {
        if acts.n_tokens() <= MAX_TOKENS {
            return block_rows::<W, BYTES>(rows, acts, out);
        }
        let decode = |w: &_, to: &mut _| read_block::<W, BYTES>(w, to);
        by_parts::<BYTES, READ_BLOCK>(rows, out, scratch, decode, |rows, out, _| {
            block_rows::<ReadBlocks, READ_BLOCK>(rows, acts, out);
        });
    }
}

/// Multiplies rows of super-blocks of 256.
///
/// # Safety
/// As [`blocks`].
#[inline(always)]
pub(super) unsafe fn super_blocks<W: BlockOf256<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    // SAFETY: as this function's caller says.
    unsafe {
        if acts.n_tokens() <= MAX_TOKENS {
            return super_rows::<W, BYTES>(rows, acts, out);
        }
        let decode = |w: &_, to: &mut _| read_super_block::<W, BYTES>(w, to);
        by_parts::<BYTES, READ_SUPER_BLOCK>(rows, out, scratch, decode, |rows, out, _| {
            super_rows::<ReadSuperBlocks, READ_SUPER_BLOCK>(rows, acts, out);
        });
    }
}

/// Multiplies rows of a type that becomes blocks of codes.
///
/// # Safety
/// As [`blocks`].
#[inline(always)]
pub(super) unsafe fn codes<W: Coded<BYTES, CODE_BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, _| {
        // SAFETY: as this function's caller says.
        unsafe { super_rows::<CodeRows, CODE_BYTES>(rows, acts, out) };
    });
}

/// Multiplies rows of a type that becomes Q8_0.
///
/// # Safety
/// As [`blocks`].
#[inline(always)]
pub(super) unsafe fn as_q8_0<W: Coded<BYTES, TO>, const BYTES: usize, const TO: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, _| {
        // SAFETY: as this function's caller says.
        unsafe { block_rows::<Q8_0, 34>(rows, acts, out) };
    });
}

/// Multiplies rows of NVFP4, which becomes BF16.
#[inline(always)]
pub(super) fn as_bf16<const N: usize, S: Simd<N>>(
    simd: S,
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, Nvfp4::decode, |rows, out, _| {
        matmul_f32::matmul::<N, S, 2, bf16>(simd, rows, acts, out);
    });
}

/// Multiplies rows of blocks of 32, whose codes are read anew for each four tokens.
///
/// # Safety
/// As [`blocks`].
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
unsafe fn block_rows<W: BlockOf32<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    for from in (0..acts.n_tokens()).step_by(MAX_TOKENS) {
        for row in 0..rows.n_rows {
            match acts.n_tokens() - from {
                1 => block_row::<W, BYTES, 1>(rows, row, acts, from, out),
                2 => block_row::<W, BYTES, 2>(rows, row, acts, from, out),
                3 => block_row::<W, BYTES, 3>(rows, row, acts, from, out),
                _ => block_row::<W, BYTES, MAX_TOKENS>(rows, row, acts, from, out),
            }
        }
    }
}

/// Returns eight sums of two products each of signed codes. Those of `x` lie in −127…127; those of
/// `w`, of which `magnitude` has the sizes, may be −128.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn products(w: __m128i, magnitude: __m128i, x: __m128i) -> __m128i {
    // 2 · 128 · 127 fits
    _mm_maddubs_epi16(magnitude, _mm_sign_epi8(x, w))
}

/// Multiplies a row × `T` tokens: one float multiply-add per block and token.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn block_row<W: BlockOf32<BYTES>, const BYTES: usize, const T: usize>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    from: usize,
    out: &mut OutputView<'_>,
) {
    let n_blocks = acts.n() / 32;
    let ones = _mm_set1_epi16(1);
    let blocks = &rows.row(row).as_chunks::<BYTES>().0[..n_blocks];
    // of the same length as the blocks, so that no index is checked below
    let mut q: [&[[i8; 32]]; T] = [&[]; T];
    let mut scale: [&[f32]; T] = [&[]; T];
    let mut sums: [&[[i16; 2]]; T] = [&[]; T];
    for t in 0..T {
        let first = (from + t) * n_blocks;
        q[t] = &acts.q().as_chunks().0[first..][..n_blocks];
        scale[t] = &acts.scale()[first..][..n_blocks];
        sums[t] = &acts.sums().as_chunks().0[first..][..n_blocks];
    }
    let mut acc = [_mm_setzero_ps(); T];
    let mut offsets = [0.0f32; T];
    for b in 0..n_blocks {
        let w = &blocks[b];
        // SAFETY: this function has the features asked for.
        let codes = unsafe { W::codes(w) };
        let sizes = [_mm_abs_epi8(codes[0]), _mm_abs_epi8(codes[1])];
        let (d, m) = W::scale_offset(w);
        for t in 0..T {
            let low = products(codes[0], sizes[0], load_i8(at(&q[t][b], 0)));
            let high = products(codes[1], sizes[1], load_i8(at(&q[t][b], 16)));
            let dot = _mm_add_epi32(_mm_madd_epi16(low, ones), _mm_madd_epi16(high, ones));
            let scale = scale[t][b];
            let scaled = _mm_mul_ps(_mm_cvtepi32_ps(dot), _mm_set1_ps(d * scale));
            acc[t] = _mm_add_ps(acc[t], scaled);
            if W::HAS_OFFSET {
                let [a, b] = sums[t][b];
                offsets[t] += m * (scale * (i32::from(a) + i32::from(b)) as f32);
            }
        }
    }
    for t in 0..T {
        out.token(from + t)[row] = sum_f32(acc[t]) + offsets[t];
    }
}

/// Multiplies rows of super-blocks, whose codes are read anew for each four tokens.
///
/// # Safety
/// As [`blocks`].
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
unsafe fn super_rows<W: BlockOf256<BYTES>, const BYTES: usize>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
) {
    for from in (0..acts.n_tokens()).step_by(MAX_TOKENS) {
        for row in 0..rows.n_rows {
            match acts.n_tokens() - from {
                1 => super_row::<W, BYTES, 1>(rows, row, acts, from, out),
                2 => super_row::<W, BYTES, 2>(rows, row, acts, from, out),
                3 => super_row::<W, BYTES, 3>(rows, row, acts, from, out),
                _ => super_row::<W, BYTES, MAX_TOKENS>(rows, row, acts, from, out),
            }
        }
    }
}

/// Multiplies a row × `T` tokens: sub-blocks are scaled and added up in integers, floats enter once
/// per 256 weights.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn super_row<W: BlockOf256<BYTES>, const BYTES: usize, const T: usize>(
    rows: WeightRows<'_>,
    row: usize,
    acts: ActView<'_>,
    from: usize,
    out: &mut OutputView<'_>,
) {
    let n_blocks = acts.n() / 256;
    let blocks = &rows.row(row).as_chunks::<BYTES>().0[..n_blocks];
    // of the same length as the blocks, so that no index is checked below
    let mut q: [&[[i8; 256]]; T] = [&[]; T];
    let mut scale: [&[f32]; T] = [&[]; T];
    let mut sums: [&[[i16; 16]]; T] = [&[]; T];
    for t in 0..T {
        let first = (from + t) * n_blocks;
        q[t] = &acts.q().as_chunks().0[first..][..n_blocks];
        scale[t] = &acts.scale()[first..][..n_blocks];
        sums[t] = &acts.sums().as_chunks().0[first..][..n_blocks];
    }
    let mut acc = [_mm_setzero_ps(); T];
    for b in 0..n_blocks {
        let w = &blocks[b];
        let scales = W::scales(w);
        let mut totals = [_mm_setzero_si128(); T];
        for i in 0..4 {
            // SAFETY: this function has the features asked for.
            let codes = unsafe { W::codes(w, i) };
            for j in 0..4 {
                let size = _mm_abs_epi8(codes[j]);
                let factor = _mm_set1_epi16(scales.factors[4 * i + j]);
                for t in 0..T {
                    let x = load_i8(at(&q[t][b], 64 * i + 16 * j));
                    let products = products(codes[j], size, x);
                    totals[t] = _mm_add_epi32(totals[t], _mm_madd_epi16(products, factor));
                }
            }
        }
        for t in 0..T {
            let scale = scale[t][b];
            let total = _mm_cvtepi32_ps(totals[t]);
            acc[t] = _mm_add_ps(acc[t], _mm_mul_ps(total, _mm_set1_ps(scales.d * scale)));
            if W::HAS_MINS {
                let sums = &sums[t][b];
                let low = _mm_madd_epi16(load_i16(at(&scales.mins, 0)), load_i16(at(sums, 0)));
                let high = _mm_madd_epi16(load_i16(at(&scales.mins, 8)), load_i16(at(sums, 8)));
                let mins = _mm_cvtepi32_ps(_mm_add_epi32(low, high));
                acc[t] = _mm_sub_ps(acc[t], _mm_mul_ps(mins, _mm_set1_ps(scales.dmin * scale)));
            }
        }
    }
    for t in 0..T {
        out.token(from + t)[row] = sum_f32(acc[t]);
    }
}
