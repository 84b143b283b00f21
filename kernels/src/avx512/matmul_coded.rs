//! Rows that are decoded to bytes first (see [`crate::coded`]).

use std::arch::x86_64::*;

use half::bf16;

use super::decode::{Decode64, nvfp4};
use super::lanes::{at, load16, load64, store_f32, store_i16, store64};
use super::panel::{self, PanelRows, PanelScales, SuperOffset16};
use super::rowwise_q8x256::{
    self, ActBlock, BlockHeaders, DecodedBlock, KRows, Lift, beside_pairs,
};
use super::transpose::Blocks16;
use super::{matmul_f32, quantized};
use crate::act::ActView;
use crate::coded::{BLOCK_SCALE, CODE_BYTES, Coded, OFFSET, SCALES, block_scale, by_parts};
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::weight_types::{CodeRows, Q8_0};

/// Multiplies rows of a type that becomes blocks of codes.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn codes<W: Decode64<BYTES>, const BYTES: usize, const VNNI: bool>(
    rows: WeightRows<'_>,
    acts: ActView<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
) {
    // SAFETY: this function has the features of `Isa::Avx512`.
    let decode = |block: &_, to: &mut _| unsafe { W::decode_64(block, to) };
    by_parts(rows, out, scratch, decode, |rows, out, scratch| {
        if acts.n_tokens() <= rowwise_q8x256::MAX_TOKENS {
            rowwise_q8x256::matmul::<CODE_BYTES, CodeRows, VNNI>(rows, acts, out, scratch);
        } else {
            panel::matmul::<CODE_BYTES, CodeRows, VNNI>(rows, acts, out, scratch);
        }
    });
}

/// Multiplies rows of a type that becomes Q8_0.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
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
        quantized::blocks::<68, 34, Q8_0, VNNI>(rows, acts, out, scratch);
    });
}

/// Multiplies rows of NVFP4, which becomes BF16.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
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

impl KRows<CODE_BYTES> for CodeRows {
    const LIFT: Lift = Lift::Offset;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock) {
        out.codes.as_flattened_mut().copy_from_slice(q);
        // −16 · Σ meets 4 · scale: −64 · Σ alone would overflow 16 bits
        let sums = _mm256_mullo_epi16(sums, _mm256_set1_epi16(-16));
        store_i16(&mut out.sums, _mm512_zextsi256_si512(sums));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn head(_: [&[u8; CODE_BYTES]; 4]) -> BlockHeaders {
        BlockHeaders::none()
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn block<const I: usize>(block: &[u8; CODE_BYTES], _: &BlockHeaders) -> DecodedBlock {
        let scales = _mm256_cvtepi8_epi16(load16(at(block, SCALES)));
        DecodedBlock {
            d: _mm512_set1_ps(block_scale(block)),
            codes: [
                load64(at(block, 0)),
                load64(at(block, 64)),
                load64(at(block, 128)),
                load64(at(block, 192)),
            ],
            scales: [
                beside_pairs(scales, [0, 1, 2, 3]),
                beside_pairs(scales, [4, 5, 6, 7]),
                beside_pairs(scales, [8, 9, 10, 11]),
                beside_pairs(scales, [12, 13, 14, 15]),
            ],
            start: _mm512_slli_epi16::<2>(_mm512_zextsi256_si512(scales)),
            dmin: _mm512_setzero_ps(),
        }
    }
}

impl PanelRows<CODE_BYTES> for CodeRows {
    type Shape = SuperOffset16;
    const OFFSET: i16 = OFFSET as i16;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, CODE_BYTES, PACKED>,
        _: usize,
        panel: &mut PanelScales,
    ) {
        let d = _mm512_castsi512_ps(blocks.dwords(BLOCK_SCALE));
        let scales = blocks.transposed(SCALES);
        for j in 0..16 {
            let top = _mm512_sllv_epi32(scales[j / 4], _mm512_set1_epi32(24 - j as i32 % 4 * 8));
            let scale = _mm512_cvtepi32_ps(_mm512_srai_epi32::<24>(top));
            store_f32(&mut panel.factors[j], _mm512_mul_ps(d, scale));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, CODE_BYTES, PACKED>,
        _: usize,
        codes: &mut panel::Codes,
    ) {
        for (i, to) in codes.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            for (to, codes) in to.iter_mut().zip(blocks.transposed(16 * i)) {
                store64(to, codes);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, CODE_BYTES, true>, j: usize, s: usize) -> __m512i {
        blocks.dwords(16 * j + 4 * s)
    }
}
