//! Q5_0: 32 weights in 22 bytes: `d` f16, 32 fifth bits, 16 bytes of nibbles (weights 0–15 low,
//! 16–31 high). Codes are the five bits − 16.
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 80 | 28.6 GB/s, 87 % of what plain reading reached beside it |
//! | 8 | | 351 GOP/s, weights from memory |
//! | 512 | | 643 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::blocks_of_four::FourBlocks;
use super::panel::{BlockOffset, Codes, PanelRows, nibble, store_five_bits, with_fifth_bits};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::Blocks16;
use crate::weight_types::Q5_0;

const BYTES: usize = 22;

impl BlockRows<{ 4 * BYTES }> for Q5_0 {
    const OFFSET: u8 = 16;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 4 * BYTES]) -> RowStep {
        let blocks = FourBlocks::load(bytes);
        RowStep { codes: blocks.five_bits(2, 6), d: blocks.floats(0), m: _mm512_setzero_ps() }
    }
}

impl PanelRows<BYTES> for Q5_0 {
    type Shape = BlockOffset;
    const OFFSET: i16 = 16;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        store_five_bits(codes, block, blocks.transposed(6), blocks.dwords(2));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        with_fifth_bits(nibble(blocks.dwords(6 + 4 * (s % 4)), s / 4), blocks.dwords(2), s)
    }
}
