//! Q3_K: 256 weights in 110 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | high bits: weight i in byte i % 32, bit i / 32 |
//! | 32 | low bit pairs, 32 bytes per half of 128: weight i in byte i % 32, pair i / 32 |
//! | 96 | 16 scales of 6 bits, one per 16 weights (see `q3_k_scales`) |
//! | 108 | `d` f16 |
//!
//! Codes are the three bits − 4, scales the six bits − 32.

use std::arch::x86_64::*;

use super::lanes::{at, load32, load64, store_f32, store_i16, store64};
use super::matmul_q2_k::{both_halves, scales_of_both_halves};
use super::panel::{Codes, PanelRows, PanelScales, SuperSmallOffset16};
use super::rowwise_q8x256::{ActBlock, BlockHeaders, DecodedBlock, KRows, Lift, f16_everywhere};
use super::transpose::{Blocks16, low_halves};
use crate::scalar::blocks::q3_k_scales;
use crate::weight_types::Q3K;

const BYTES: usize = 110;

impl KRows<BYTES> for Q3K {
    const LIFT: Lift = Lift::Offset;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock) {
        both_halves(q, out);
        let sums = _mm256_mullo_epi16(sums, _mm256_set1_epi16(-4));
        store_i16(&mut out.sums, _mm512_zextsi256_si512(sums));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn head(_: [&[u8; BYTES]; 4]) -> BlockHeaders {
        BlockHeaders::none()
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn block<const I: usize>(block: &[u8; BYTES], _: &BlockHeaders) -> DecodedBlock {
        let pair = _mm512_set1_epi8(3);
        let bit = _mm512_set1_epi8(4);
        let high = _mm512_broadcast_i64x4(load32(at(block, 0)));
        let pairs = load64(at(block, 32));
        let mut codes = [pairs; 4];
        for (p, codes) in codes.iter_mut().enumerate() {
            // bit p of the lower half's bytes and bit 4 + p of the upper one's, rotated to bit 2;
            // others are masked
            let low = (66 - p as i64) % 64;
            let up = (62 - p as i64) % 64;
            let high =
                _mm512_rolv_epi64(high, _mm512_setr_epi64(low, low, low, low, up, up, up, up));
            let pairs = _mm512_srlv_epi64(pairs, _mm512_set1_epi64(2 * p as i64));
            *codes = _mm512_or_si512(_mm512_and_si512(pairs, pair), _mm512_and_si512(high, bit));
        }
        let [first, second] = q3_k_scales(at::<12, _>(block, 96));
        let scales = _mm_sub_epi8(_mm_set_epi64x(second as i64, first as i64), _mm_set1_epi8(32));
        let scales = _mm256_cvtepi8_epi16(scales);
        DecodedBlock {
            d: f16_everywhere(at(block, 108)),
            codes,
            scales: scales_of_both_halves(scales),
            start: _mm512_zextsi256_si512(scales),
            dmin: _mm512_setzero_ps(),
        }
    }
}

impl PanelRows<BYTES> for Q3K {
    type Shape = SuperSmallOffset16;
    const OFFSET: i16 = 4;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        scales: &mut PanelScales,
    ) {
        let d = low_halves(blocks.words(108));
        let words = [blocks.dwords(96), blocks.dwords(100), blocks.dwords(104)];
        let nibble = _mm512_set1_epi32(15);
        for j in 0..16 {
            let low = _mm512_srlv_epi32(
                words[j / 4 % 2],
                _mm512_set1_epi32((j % 4 * 8 + j / 8 * 4) as i32),
            );
            let pair =
                _mm512_srlv_epi32(words[2], _mm512_set1_epi32((j % 4 * 8 + j / 4 * 2) as i32));
            let pair = _mm512_and_si512(pair, _mm512_set1_epi32(3));
            let scale =
                _mm512_or_si512(_mm512_and_si512(low, nibble), _mm512_slli_epi32::<4>(pair));
            let scale = _mm512_cvtepi32_ps(_mm512_sub_epi32(scale, _mm512_set1_epi32(32)));
            store_f32(&mut scales.factors[j], _mm512_mul_ps(d, scale));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        codes: &mut Codes,
    ) {
        for h in 0..2 {
            // weights 16h..16h + 16 of every 32
            let high = blocks.transposed(16 * h);
            for half in 0..2 {
                let pairs = blocks.transposed(32 + 32 * half + 16 * h);
                for i in 0..4 {
                    for p in 0..4 {
                        let three = three_bits(pairs[i], high[i], half, p);
                        store64(&mut codes[half * 32 + 8 * p + 4 * h + i], three);
                    }
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i {
        // weights 16h..16h + 16 of those `32 · p` from the start of the half
        let half = j / 8;
        let p = j % 8 / 2;
        let h = j % 2;
        three_bits(
            blocks.dwords(32 + 32 * half + 16 * h + 4 * s),
            blocks.dwords(16 * h + 4 * s),
            half,
            p,
        )
    }
}

/// Returns pair `p` of each byte of `pairs` under bit `4 · half + p` of each byte of `bits`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn three_bits(pairs: __m512i, bits: __m512i, half: usize, p: usize) -> __m512i {
    let low = _mm512_and_si512(
        _mm512_srlv_epi32(pairs, _mm512_set1_epi32(2 * p as i32)),
        _mm512_set1_epi8(3),
    );
    // to bit 2
    let turn = _mm512_set1_epi32((34 - 4 * half as i32 - p as i32) % 32);
    _mm512_or_si512(low, _mm512_and_si512(_mm512_rolv_epi32(bits, turn), _mm512_set1_epi8(4)))
}
