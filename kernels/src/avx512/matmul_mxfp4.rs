//! MXFP4: 32 weights in 17 bytes: an exponent, 16 bytes of nibbles (weights 0–15 low, 16–31 high),
//! which are floats of four bits. Codes are twice their values, integers in −12…12.

use std::arch::x86_64::*;

use super::lanes::{at, load_i8x16, store_f32};
use super::panel::{BlockOffset, Codes, PanelRows, PanelScales, nibble, store_looked_up};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::{Blocks16, gather4};
use crate::scalar::blocks::E2M1_DOUBLED;
use crate::weight_types::Mxfp4;

const BYTES: usize = 17;
/// The offset that makes codes unsigned.
const OFFSET: u8 = 12;

/// Returns the codes + 12, in every lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn table() -> __m512i {
    let table = _mm512_broadcast_i32x4(load_i8x16(&E2M1_DOUBLED));
    _mm512_add_epi8(table, _mm512_set1_epi8(OFFSET as i8))
}

/// Returns half of 2^(e − 127) for exponents in dwords (see `e8m0_half`).
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn halves_of_powers(e: __m512i) -> __m512 {
    let normal = _mm512_slli_epi32::<23>(_mm512_sub_epi32(e, _mm512_set1_epi32(1)));
    let subnormal = _mm512_sllv_epi32(_mm512_set1_epi32(0x0020_0000), e);
    let small = _mm512_cmplt_epu32_mask(e, _mm512_set1_epi32(2));
    _mm512_castsi512_ps(_mm512_mask_mov_epi32(normal, small, subnormal))
}

impl BlockRows<{ 4 * BYTES }> for Mxfp4 {
    const OFFSET: u8 = OFFSET;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 4 * BYTES]) -> RowStep {
        let nibble = _mm512_set1_epi8(15);
        let nibbles = gather4([
            at(bytes, 1),
            at(bytes, 1 + BYTES),
            at(bytes, 1 + 2 * BYTES),
            at(bytes, 1 + 3 * BYTES),
        ]);
        let low = _mm512_and_si512(nibbles, nibble);
        let high = _mm512_and_si512(_mm512_srli_epi16::<4>(nibbles), nibble);
        let e = |block: usize| i32::from(bytes[block * BYTES]);
        // one exponent per 128-bit lane, in all its dwords
        let e = _mm512_castsi128_si512(_mm_setr_epi32(e(0), e(1), e(2), e(3)));
        let pick = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
        RowStep {
            codes: [_mm512_shuffle_epi8(table(), low), _mm512_shuffle_epi8(table(), high)],
            d: halves_of_powers(_mm512_permutexvar_epi32(pick, e)),
            m: _mm512_setzero_ps(),
        }
    }
}

impl PanelRows<BYTES> for Mxfp4 {
    type Shape = BlockOffset;
    const OFFSET: i16 = OFFSET as i16;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        scales: &mut PanelScales,
    ) {
        store_f32(&mut scales.factors[block], halves_of_powers(blocks.first_bytes()));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        store_looked_up(codes, block, blocks.transposed(1), table());
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        _mm512_shuffle_epi8(table(), nibble(blocks.dwords(1 + 4 * (s % 4)), s / 4))
    }
}
