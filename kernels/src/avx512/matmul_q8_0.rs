//! Q8_0: 32 weights in 34 bytes: `d` f16, 32 codes i8.
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 92 | 36.4 GB/s, all of what plain reading reached beside it |
//! | 8 | | 237 GOP/s, weights from memory |
//! | 512 | | 662 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::lanes::{at, load32, store64};
use super::panel::{BlockOffsetWide, Codes, PanelRows};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::Blocks16;
use crate::weight_types::Q8_0;

const BYTES: usize = 34;

impl BlockRows<{ 2 * BYTES }> for Q8_0 {
    const BLOCKS: usize = 2;
    const REGS: usize = 1;
    const OFFSET: u8 = 128; // of the xor below
    const WIDE: bool = true;

    fn position(block: usize, i: usize) -> (usize, usize) {
        (0, 32 * block + i)
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 2 * BYTES]) -> RowStep {
        let first = _mm512_castsi256_si512(load32(at(bytes, 2)));
        let codes = _mm512_inserti64x4::<1>(first, load32(at(bytes, 36)));
        let d = |at_byte| i16::from_le_bytes(*at(bytes, at_byte));
        let d = _mm256_mask_set1_epi16(_mm256_set1_epi16(d(0)), 0xff00, d(34));
        let codes = _mm512_xor_si512(codes, _mm512_set1_epi8(-128));
        RowStep { codes: [codes; 2], d: _mm512_cvtph_ps(d), m: _mm512_setzero_ps() }
    }
}

impl PanelRows<BYTES> for Q8_0 {
    type Shape = BlockOffsetWide;
    const OFFSET: i16 = 128;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        for half in 0..2 {
            let bytes = blocks.transposed(2 + 16 * half);
            for i in 0..4 {
                let unsigned = _mm512_xor_si512(bytes[i], _mm512_set1_epi8(-128));
                store64(&mut codes[block * 8 + half * 4 + i], unsigned);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        _mm512_xor_si512(blocks.dwords(2 + 4 * s), _mm512_set1_epi8(-128))
    }
}
