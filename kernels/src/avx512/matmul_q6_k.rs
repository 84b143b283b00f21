//! Q6_K: 256 weights in 210 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | low nibbles, 64 bytes per half of 128: byte i has weights i and 64 + i |
//! | 128 | high bit pairs, 32 bytes per half: weight i of the half in byte i % 32, pair i / 32 |
//! | 192 | 16 scales i8, one per 16 weights |
//! | 208 | `d` f16 |
//!
//! Codes are the six bits − 32.
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 58 | 35.1 GB/s, 98 % of what plain reading reached beside it |
//! | 8 | | 258 GOP/s, weights from memory |
//! | 512 | | 670 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::lanes::{at, load16, load32, load64, store_f32, store_i16, store64};
use super::panel::{Codes, PanelRows, PanelScales, SuperOffset16};
use super::rowwise_q8x256::{
    ActBlock, BlockHeaders, DecodedBlock, KRows, Lift, beside_pairs, f16_everywhere,
};
use super::transpose::{Blocks16, low_halves};
use crate::weight_types::Q6K;

const BYTES: usize = 210;

impl KRows<BYTES> for Q6K {
    const LIFT: Lift = Lift::Offset;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock) {
        out.codes.as_flattened_mut().copy_from_slice(q);
        // −8 · Σ meets 4 · scale: −32 · Σ alone would overflow 16 bits
        let sums = _mm256_mullo_epi16(sums, _mm256_set1_epi16(-8));
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
        let nibble = _mm512_set1_epi8(15);
        let pair = _mm512_set1_epi8(0x30);
        let mut codes = [_mm512_setzero_si512(); 4];
        for half in 0..2 {
            let low = load64(at(block, 64 * half));
            let high = _mm512_broadcast_i64x4(load32(at(block, 128 + 32 * half)));
            // the pair of each code rotated to bits 4 and 5; what crosses bytes is masked
            let first = _mm512_rolv_epi64(high, halves(4, 2));
            let second = _mm512_rolv_epi64(high, halves(0, 62));
            codes[2 * half] = merge(low, nibble, first, pair);
            codes[2 * half + 1] = merge(_mm512_srli_epi16::<4>(low), nibble, second, pair);
        }
        let scales = _mm256_cvtepi8_epi16(load16(at(block, 192)));
        let of_pairs = [
            beside_pairs(scales, [0, 1, 2, 3]),
            beside_pairs(scales, [4, 5, 6, 7]),
            beside_pairs(scales, [8, 9, 10, 11]),
            beside_pairs(scales, [12, 13, 14, 15]),
        ];
        let start = _mm512_slli_epi16::<2>(_mm512_zextsi256_si512(scales));
        DecodedBlock {
            d: f16_everywhere(at(block, 208)),
            codes,
            scales: of_pairs,
            start,
            dmin: _mm512_setzero_ps(),
        }
    }
}

/// Returns a number for the lower and one for the upper four of eight lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn halves(low: i64, high: i64) -> __m512i {
    _mm512_setr_epi64(low, low, low, low, high, high, high, high)
}

/// Returns `(a & mask_a) | (b & mask_b)`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn merge(a: __m512i, mask_a: __m512i, b: __m512i, mask_b: __m512i) -> __m512i {
    _mm512_or_si512(_mm512_and_si512(a, mask_a), _mm512_and_si512(b, mask_b))
}

impl PanelRows<BYTES> for Q6K {
    type Shape = SuperOffset16;
    const OFFSET: i16 = 32;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        panel: &mut PanelScales,
    ) {
        let d = low_halves(blocks.words(208));
        let scales = blocks.transposed(192);
        for j in 0..16 {
            let top = _mm512_sllv_epi32(scales[j / 4], _mm512_set1_epi32(24 - j as i32 % 4 * 8));
            let scale = _mm512_cvtepi32_ps(_mm512_srai_epi32::<24>(top));
            store_f32(&mut panel.factors[j], _mm512_mul_ps(d, scale));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        codes: &mut Codes,
    ) {
        let nibble = _mm512_set1_epi8(15);
        let pair = _mm512_set1_epi8(0x30);
        for piece in 0..4 {
            // weights 16h..16h+16 of the half, and those 32, 64 and 96 further
            let half = piece / 2;
            let h = piece % 2;
            let low = blocks.transposed(64 * half + 16 * h);
            let low32 = blocks.transposed(64 * half + 32 + 16 * h);
            let high = blocks.transposed(128 + 32 * half + 16 * h);
            for i in 0..4 {
                let step = half * 32 + h * 4 + i;
                let four = [
                    merge(low[i], nibble, _mm512_slli_epi16::<4>(high[i]), pair),
                    merge(low32[i], nibble, _mm512_slli_epi16::<2>(high[i]), pair),
                    merge(_mm512_srli_epi16::<4>(low[i]), nibble, high[i], pair),
                    merge(
                        _mm512_srli_epi16::<4>(low32[i]),
                        nibble,
                        _mm512_srli_epi16::<2>(high[i]),
                        pair,
                    ),
                ];
                for (q, four) in four.into_iter().enumerate() {
                    store64(&mut codes[step + 8 * q], four);
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i {
        // weights 16h..16h+16 of those `32 · q` from the start of the half
        let half = j / 8;
        let q = j % 8 / 2;
        let h = j % 2;
        let low = blocks.dwords(64 * half + 32 * (q % 2) + 16 * h + 4 * s);
        let low = _mm512_srlv_epi32(low, _mm512_set1_epi32(4 * (q / 2) as i32));
        let high = blocks.dwords(128 + 32 * half + 16 * h + 4 * s);
        let high = _mm512_rolv_epi32(high, _mm512_set1_epi32((36 - 2 * q as i32) % 32));
        merge(low, _mm512_set1_epi8(15), high, _mm512_set1_epi8(0x30))
    }
}
