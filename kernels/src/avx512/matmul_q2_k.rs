//! Q2_K: 256 weights in 84 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | 16 × (scale in the low nibble, min in the high one), one per 16 weights |
//! | 16 | bit pairs, 32 bytes per half of 128: weight i of the half in byte i % 32, pair i / 32 |
//! | 80 | `d`, `dmin` f16 |

use std::arch::x86_64::*;

use super::lanes::{at, load16, load64, store_f32, store_i16, store64};
use super::panel::{Codes, PanelRows, PanelScales, SuperMins16};
use super::rowwise_q8x256::{
    ActBlock, BlockHeaders, DecodedBlock, KRows, Lift, beside_pairs, f16_everywhere,
};
use super::transpose::{Blocks16, high_halves, low_halves};
use crate::weight_types::Q2K;

const BYTES: usize = 84;

impl KRows<BYTES> for Q2K {
    const LIFT: Lift = Lift::Mins16;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock) {
        both_halves(q, out);
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
        let nibble = _mm_set1_epi8(15);
        let pairs = load64(at(block, 16));
        let codes = [
            _mm512_and_si512(pairs, pair),
            _mm512_and_si512(_mm512_srli_epi16::<2>(pairs), pair),
            _mm512_and_si512(_mm512_srli_epi16::<4>(pairs), pair),
            _mm512_and_si512(_mm512_srli_epi16::<6>(pairs), pair),
        ];
        let both = load16(at(block, 0));
        let scales = _mm256_cvtepu8_epi16(_mm_and_si128(both, nibble));
        let mins = _mm256_cvtepu8_epi16(_mm_and_si128(_mm_srli_epi16::<4>(both), nibble));
        DecodedBlock {
            d: f16_everywhere(at(block, 80)),
            codes,
            scales: scales_of_both_halves(scales),
            start: _mm512_zextsi256_si512(mins),
            dmin: f16_everywhere(at(block, 82)),
        }
    }
}

/// Orders activations as the codes are of Q2_K and Q3_K: register `p` holds the weights
/// `32p..32p + 32` of either half.
pub(super) fn both_halves(q: &[i8; 256], out: &mut ActBlock) {
    for (p, codes) in out.codes.iter_mut().enumerate() {
        codes[..32].copy_from_slice(&q[32 * p..][..32]);
        codes[32..].copy_from_slice(&q[128 + 32 * p..][..32]);
    }
}

/// Returns the scales that go with these codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn scales_of_both_halves(scales: __m256i) -> [__m512i; 4] {
    [
        beside_pairs(scales, [0, 1, 8, 9]),
        beside_pairs(scales, [2, 3, 10, 11]),
        beside_pairs(scales, [4, 5, 12, 13]),
        beside_pairs(scales, [6, 7, 14, 15]),
    ]
}

impl PanelRows<BYTES> for Q2K {
    type Shape = SuperMins16;
    const OFFSET: i16 = 0;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        scales: &mut PanelScales,
    ) {
        let pairs = blocks.dwords(80);
        let d = low_halves(pairs);
        let minus_dmin = _mm512_sub_ps(_mm512_setzero_ps(), high_halves(pairs));
        let both = blocks.transposed(0);
        let nibble = _mm512_set1_epi32(15);
        for j in 0..16 {
            let byte = _mm512_srlv_epi32(both[j / 4], _mm512_set1_epi32(j as i32 % 4 * 8));
            let scale = _mm512_and_si512(byte, nibble);
            let min = _mm512_and_si512(_mm512_srli_epi32::<4>(byte), nibble);
            store_f32(&mut scales.factors[j], _mm512_mul_ps(d, _mm512_cvtepi32_ps(scale)));
            store_f32(&mut scales.mins[j], _mm512_mul_ps(minus_dmin, _mm512_cvtepi32_ps(min)));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        codes: &mut Codes,
    ) {
        let pair = _mm512_set1_epi8(3);
        for piece in 0..4 {
            // weights 16h..16h + 16 of the half, and those 32, 64 and 96 further
            let half = piece / 2;
            let h = piece % 2;
            let pairs = blocks.transposed(16 + 16 * piece);
            for i in 0..4 {
                let step = half * 32 + h * 4 + i;
                for p in 0..4 {
                    let shifted = _mm512_srlv_epi32(pairs[i], _mm512_set1_epi32(2 * p as i32));
                    store64(&mut codes[step + 8 * p], _mm512_and_si512(shifted, pair));
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
        let pairs = blocks.dwords(16 + 32 * half + 16 * h + 4 * s);
        let pairs = _mm512_srlv_epi32(pairs, _mm512_set1_epi32(2 * p as i32));
        _mm512_and_si512(pairs, _mm512_set1_epi8(3))
    }
}
