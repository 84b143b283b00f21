//! IQ4_XS: 256 weights in 136 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | eight high bit pairs of the scales, u16 |
//! | 4 | eight low nibbles of the scales |
//! | 8 | 16 bytes of nibbles per 32 weights: weights 0–15 low, 16–31 high |
//!
//! Codes are what the nibbles index in a table of 16, scales the six bits − 32, one per 32 weights.

use std::arch::x86_64::*;

use super::lanes::{at, load64, store_f32, store_i16};
use super::matmul_iq4_nl::table;
use super::panel::{Codes, PanelRows, PanelScales, SuperOffsetWide, nibble, store_looked_up};
use super::rowwise_q8x256::{ActBlock, BlockHeaders, DecodedBlock, KRows, Lift, f16_everywhere};
use super::transpose::{Blocks16, low_halves};
use crate::weight_types::IQ4XS;

const BYTES: usize = 136;

impl KRows<BYTES> for IQ4XS {
    const LIFT: Lift = Lift::Offset;
    const WIDE: bool = true;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], sums: __m256i, out: &mut ActBlock) {
        // registers 2h and 2h + 1: the first and the last 16 weights of four sub-blocks
        for (j, q) in q.as_chunks::<32>().0.iter().enumerate() {
            for (i, q) in q.as_chunks::<16>().0.iter().enumerate() {
                out.codes[j / 4 * 2 + i][j % 4 * 16..][..16].copy_from_slice(q);
            }
        }
        let zero = _mm256_setzero_si256();
        store_i16(&mut out.sums, _mm512_zextsi256_si512(_mm256_sub_epi16(zero, sums)));
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
        let table = table();
        let mut codes = [_mm512_setzero_si512(); 4];
        for h in 0..2 {
            let nibbles = load64(at(block, 8 + 64 * h));
            codes[2 * h] = _mm512_shuffle_epi8(table, _mm512_and_si512(nibbles, nibble));
            let high = _mm512_and_si512(_mm512_srli_epi16::<4>(nibbles), nibble);
            codes[2 * h + 1] = _mm512_shuffle_epi8(table, high);
        }
        let low = _mm_cvtsi32_si128(i32::from_le_bytes(*at(block, 4)));
        let low = _mm_unpacklo_epi8(low, _mm_srli_epi16::<4>(low));
        let low = _mm_cvtepu8_epi16(_mm_and_si128(low, _mm_set1_epi8(15)));
        let high = _mm_set1_epi16(i16::from_le_bytes(*at(block, 2)));
        let high = _mm_srlv_epi16(high, _mm_setr_epi16(0, 2, 4, 6, 8, 10, 12, 14));
        let high = _mm_slli_epi16::<4>(_mm_and_si128(high, _mm_set1_epi16(3)));
        let scales = _mm_sub_epi16(_mm_or_si128(low, high), _mm_set1_epi16(32));

        let wide = _mm512_zextsi256_si512(_mm256_cvtepi16_epi32(scales));
        let first = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
        let a = _mm512_permutexvar_epi32(first, wide);
        let b = _mm512_permutexvar_epi32(_mm512_add_epi32(first, _mm512_set1_epi32(4)), wide);
        // the offset of 128 goes with the scales, since −128 · Σ codes would overflow 16 bits
        let twice = _mm256_setr_epi16(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
        let start = _mm256_permutexvar_epi16(twice, _mm256_zextsi128_si256(scales));
        DecodedBlock {
            d: f16_everywhere(at(block, 0)),
            codes,
            scales: [a, a, b, b],
            start: _mm512_zextsi256_si512(_mm256_slli_epi16::<7>(start)),
            dmin: _mm512_setzero_ps(),
        }
    }
}

impl PanelRows<BYTES> for IQ4XS {
    type Shape = SuperOffsetWide;
    const OFFSET: i16 = 128;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        scales: &mut PanelScales,
    ) {
        let d_high = blocks.dwords(0);
        let low = blocks.dwords(4);
        let d = low_halves(d_high);
        for j in 0..8 {
            let nibble = _mm512_srlv_epi32(low, _mm512_set1_epi32(4 * j as i32));
            let pair = _mm512_srlv_epi32(d_high, _mm512_set1_epi32(16 + 2 * j as i32));
            let pair = _mm512_slli_epi32::<4>(_mm512_and_si512(pair, _mm512_set1_epi32(3)));
            let scale = _mm512_or_si512(_mm512_and_si512(nibble, _mm512_set1_epi32(15)), pair);
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
        for j in 0..8 {
            store_looked_up(codes, j, blocks.transposed(8 + 16 * j), table());
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i {
        _mm512_shuffle_epi8(table(), nibble(blocks.dwords(8 + 16 * j + 4 * (s % 4)), s / 4))
    }
}
