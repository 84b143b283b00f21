//! Q4_K: 256 weights in 144 bytes.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `dmin` f16, eight 6-bit scales and mins (see `scale_min`) |
//! | 16 | 4 × 32 bytes of nibbles: byte 32g + i has weights 64g + i and 64g + 32 + i |
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 54 | 37.1 GB/s, 97 % of what plain reading reached beside it |
//! | 8 | | 385 GOP/s, weights from memory |
//! | 512 | | 682 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::lanes::{at, load64, store64};
use super::panel::{Codes, PanelRows, PanelScales, SuperMins, nibble};
use super::rowwise_q8x256::{ActBlock, BlockHeaders, DecodedBlock, KRows, Lift};
use super::scale_min;
use super::transpose::Blocks16;
use crate::weight_types::Q4K;

const BYTES: usize = 144;

impl KRows<BYTES> for Q4K {
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
        let mask = _mm512_set1_epi8(15);
        let [a, b] = [load64(at(block, 16)), load64(at(block, 80))];
        let codes = [
            _mm512_and_si512(a, mask),
            _mm512_and_si512(_mm512_srli_epi16::<4>(a), mask),
            _mm512_and_si512(b, mask),
            _mm512_and_si512(_mm512_srli_epi16::<4>(b), mask),
        ];
        scale_min::block::<I>(codes, head)
    }
}

impl PanelRows<BYTES> for Q4K {
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
        let mask = _mm512_set1_epi8(15);
        for piece in 0..8 {
            // 16 bytes of the group: its weights 16h..16h+16 and, in the high nibbles, those 32
            // further
            let group = piece / 2;
            let h = piece % 2;
            let nibbles = blocks.transposed(16 + 16 * piece);
            for i in 0..4 {
                let step = group * 16 + h * 4 + i;
                store64(&mut codes[step], _mm512_and_si512(nibbles[i], mask));
                let high = _mm512_and_si512(_mm512_srli_epi16::<4>(nibbles[i]), mask);
                store64(&mut codes[step + 8], high);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, j: usize, s: usize) -> __m512i {
        nibble(blocks.dwords(16 + 32 * (j / 2) + 4 * s), j % 2)
    }
}
