//! Q4_0: 32 weights in 18 bytes: `d` f16, 16 bytes of nibbles (weights 0–15 low, 16–31 high). Codes
//! are the nibbles − 8.
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 52 | 39.7 GB/s, 97 % of what plain reading reached beside it |
//! | 8 | | 380 GOP/s, weights from memory |
//! | 512 | | 636 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::blocks_of_four::FourBlocks;
use super::panel::{BlockOffset, Codes, PanelRows, nibble, store_nibbles};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::Blocks16;
use crate::weight_types::Q4_0;

const BYTES: usize = 18;

impl BlockRows<{ 4 * BYTES }> for Q4_0 {
    const OFFSET: u8 = 8;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 4 * BYTES]) -> RowStep {
        let blocks = FourBlocks::load(bytes);
        RowStep { codes: blocks.nibbles(2), d: blocks.floats(0), m: _mm512_setzero_ps() }
    }
}

impl PanelRows<BYTES> for Q4_0 {
    type Shape = BlockOffset;
    const OFFSET: i16 = 8;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        store_nibbles(codes, block, blocks.transposed(2));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        nibble(blocks.dwords(2 + 4 * (s % 4)), s / 4)
    }
}
