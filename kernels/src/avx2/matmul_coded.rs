//! Rows that are decoded to bytes first (see [`crate::coded`]).
//!
//! Codes are at most 126, so that pairs of products fit into 16 bits: 2 · 126 · 127. How many such
//! pairs may be added there depends on the type.

use std::arch::x86_64::*;

use half::bf16;

use super::decode::{Decode32, nvfp4};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::scale_min::{even_odd_words, twice, word_of_8};
use super::transpose::Blocks8;
use super::{matmul_f32, quantized};
use crate::act::ActView;
use crate::coded::{self, BLOCK_SCALE, CODE_BYTES, Coded, SCALES, by_parts};
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::weight_types::{CodeRows, Q8_0};

/// Blocks of codes that differ from the offset by no more than 15.
pub(super) struct SmallCodes;

/// The offset of codes.
const OFFSET: i16 = coded::OFFSET as i16;

/// Multiplies rows of a type that becomes blocks of codes.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn codes<W, const BYTES: usize, C, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) where
    W: Decode32<BYTES>,
    C: DotGroup<CODE_BYTES> + PanelType<CODE_BYTES>,
{
    // SAFETY: this function has the features asked for.
    let decode = |block: &_, to: &mut _| unsafe { W::decode_32(block, to) };
    by_parts(rows, out, scratch, decode, |rows, out, scratch| {
        quantized::matmul::<C, CODE_BYTES, VNNI>(rows, acts, out, scratch);
    });
}

/// Multiplies rows of a type that becomes Q8_0.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn as_q8_0<
    W: Coded<BYTES, TO>,
    const BYTES: usize,
    const TO: usize,
    const VNNI: bool,
>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    by_parts(rows, out, scratch, W::decode, |rows, out, scratch| {
        quantized::matmul::<Q8_0, 272, VNNI>(rows, acts, out, scratch);
    });
}

/// Multiplies rows of NVFP4, which becomes BF16.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn as_bf16(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    let decode = |block: &_, to: &mut _| nvfp4(block, to);
    by_parts(rows, out, scratch, decode, |rows, out, scratch| {
        matmul_f32::matmul::<2, bf16>(rows, acts, out, scratch);
    });
}

impl DotGroup<CODE_BYTES> for CodeRows {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; CODE_BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let d = coded::block_scale(w);
        let bytes = load16(at(w, SCALES));
        let scales = even_odd_words(bytes);
        let in_order = _mm256_cvtepi8_epi16(bytes);
        let mut dots = [_mm256_setzero_si256(); T];
        for v in 0..8 {
            let codes = load32(at(w, 32 * v));
            let scale = _mm256_shuffle_epi8(scales, word_of_8(v));
            for (dot, x) in dots.iter_mut().zip(x) {
                let q = &x.q;
                let p = _mm256_maddubs_epi16(codes, load_i8(&q[v]));
                *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale));
                pin(dot);
            }
        }
        for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
            // the codes are 64 too large
            let offset = _mm256_madd_epi16(in_order, load_i16(&x.sums));
            let dot = _mm256_sub_epi32(dot, _mm256_slli_epi32::<6>(offset));
            *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * x.scale[0]), _mm256_cvtepi32_ps(dot), *acc);
        }
    }
}

impl DotGroup<CODE_BYTES> for SmallCodes {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; CODE_BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        // SAFETY: this function has the features asked for.
        unsafe { CodeRows::dot(w, x, acc) }
    }
}

impl PanelType<CODE_BYTES> for CodeRows {
    const TILE_STRIPS: usize = 1;
    const SUM: usize = 2; // |Σ q · x| ≤ 2 · 2 · 62 · 127 < 2¹⁵
    const SIGNED: bool = true;
    const SUPER: bool = true;
    const STEPS_PER_SCALE: usize = 4;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, CODE_BYTES>, strip: &mut Strip8) {
        unpack_scales(blocks, strip);
        let offset = _mm256_set1_epi8(OFFSET as i8);
        for (i, codes) in strip.codes.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            for (to, codes) in codes.iter_mut().zip(blocks.transposed(16 * i)) {
                store32(to, _mm256_sub_epi8(codes, offset));
            }
        }
    }
}

impl PanelType<CODE_BYTES> for SmallCodes {
    const SUM: usize = 4; // |Σ q · x| ≤ 4 · 2 · 15 · 127 < 2¹⁵
    const OFFSET: i16 = OFFSET;
    const SUPER: bool = true;
    const STEPS_PER_SCALE: usize = 4;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, CODE_BYTES>, strip: &mut Strip8) {
        unpack_scales(blocks, strip);
        for (i, codes) in strip.codes.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            for (to, codes) in codes.iter_mut().zip(blocks.transposed(16 * i)) {
                store32(to, codes);
            }
        }
    }
}

/// Writes all scales of 8 blocks.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn unpack_scales(blocks: Blocks8<'_, CODE_BYTES>, strip: &mut Strip8) {
    store_f32(&mut strip.d[0], _mm256_castsi256_ps(blocks.dwords(BLOCK_SCALE)));
    let scales = blocks.transposed(SCALES);
    for (four, scales) in strip.scales.as_chunks_mut::<4>().0.iter_mut().zip(scales) {
        for (i, out) in four.iter_mut().enumerate() {
            // byte i of each dword to its top, then down with its sign
            let byte = _mm256_sllv_epi32(scales, _mm256_set1_epi32(24 - 8 * i as i32));
            store_i16(out, twice(_mm256_srai_epi32::<24>(byte)));
        }
    }
}
