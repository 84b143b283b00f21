//! Q5_K: 256 weights in 176 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `dmin` f16, eight 6-bit scales and mins (see `scale_min`) |
//! | 16 | 32 bytes of fifth bits: weight 32j + i in bit j of byte i |
//! | 48 | 4 × 32 bytes of nibbles: byte 32g + i has weights 64g + i and 64g + 32 + i |
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 61 | 29.3 GB/s, 88 % of what plain reading reached beside it |
//! | 8 | | 360 GOP/s, weights from memory |
//! | 512 | | 692 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::lanes::{at, load32, load64, store64};
use super::panel::{Codes, PanelRows, PanelScales, SuperMins, nibble};
use super::rowwise_q8x256::{ActBlock, BlockHeaders, DecodedBlock, KRows, Lift};
use super::scale_min;
use super::transpose::Blocks16;
use crate::weight_types::Q5K;

const BYTES: usize = 176;

impl KRows<BYTES> for Q5K {
    const LIFT: Lift = Lift::Mins32;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn arrange(q: &[i8; 256], _: __m256i, out: &mut ActBlock) {
        scale_min::arrange(q, out);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn head(blocks: [&[u8; BYTES]; 4]) -> BlockHeaders {
        scale_min::head(blocks)
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn block<const I: usize>(block: &[u8; BYTES], head: &BlockHeaders) -> DecodedBlock {
        let bits = _mm512_broadcast_i64x4(load32(at(block, 16)));
        let mut codes = [_mm512_setzero_si512(); 4];
        for half in 0..2 {
            // two groups: sub-blocks 4h and 4h + 2 in the low nibbles, 4h + 1 and 4h + 3 in the
            // high ones
            let nibbles = load64(at(block, 48 + 64 * half));
            codes[2 * half] = merge(nibbles, fifth_bits(bits, 4 * half as i64));
            codes[2 * half + 1] =
                merge(_mm512_srli_epi16::<4>(nibbles), fifth_bits(bits, 4 * half as i64 + 1));
        }
        scale_min::block::<I>(codes, head)
    }
}

impl PanelRows<BYTES> for Q5K {
    type Shape = SuperMins;
    const PAIRED: bool = true;
    const OFFSET: i16 = 0;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn read_scales<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        scales: &mut PanelScales,
    ) {
        scale_min::read_scales(blocks, scales);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        _: usize,
        codes: &mut Codes,
    ) {
        let bits = [blocks.transposed(16), blocks.transposed(32)];
        for piece in 0..8 {
            // 16 bytes of the group: its weights 16h..16h+16 and, in the high nibbles, those 32
            // further
            let group = piece / 2;
            let h = piece % 2;
            let nibbles = blocks.transposed(48 + 16 * piece);
            for i in 0..4 {
                let step = group * 16 + h * 4 + i;
                store64(&mut codes[step], merge(nibbles[i], fifth_bit(bits[h][i], 2 * group)));
                let high =
                    merge(_mm512_srli_epi16::<4>(nibbles[i]), fifth_bit(bits[h][i], 2 * group + 1));
                store64(&mut codes[step + 8], high);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i {
        let nibbles = nibble(blocks.dwords(48 + 32 * (j / 2) + 4 * s), j % 2);
        merge(nibbles, fifth_bit(blocks.dwords(16 + 4 * s), j))
    }
}

/// Returns bit `j` of each lower byte and bit `j + 2` of each upper one, rotated to bit 4; other
/// bits are left as they fall.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn fifth_bits(bits: __m512i, j: i64) -> __m512i {
    let low = (68 - j) % 64;
    let high = (66 - j) % 64;
    _mm512_rolv_epi64(bits, _mm512_setr_epi64(low, low, low, low, high, high, high, high))
}

/// Returns bit `j` of each byte rotated to bit 4; other bits are left as they fall.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn fifth_bit(bits: __m512i, j: usize) -> __m512i {
    _mm512_rolv_epi32(bits, _mm512_set1_epi32((36 - j as i32) % 32))
}

/// Joins low nibbles under bit 4 of `bits`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn merge(nibbles: __m512i, bits: __m512i) -> __m512i {
    let low = _mm512_and_si512(nibbles, _mm512_set1_epi8(15));
    _mm512_or_si512(low, _mm512_and_si512(bits, _mm512_set1_epi8(16)))
}
