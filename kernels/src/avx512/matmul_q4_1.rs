//! Q4_1: 32 weights in 20 bytes: `d`, `m` f16, 16 bytes of nibbles (weights 0–15 low, 16–31 high).
//!
//! One Zen 5 server core, rows of 2048, November 2026:
//!
//! | tokens | instructions per 256 weights | measured |
//! |---|---|---|
//! | 1 | 60 | 38.8 GB/s, all of what plain reading reached beside it |
//! | 8 | | 338 GOP/s, weights from memory |
//! | 512 | | 559 GOP/s of 1067 |

use std::arch::x86_64::*;

use super::blocks_of_four::FourBlocks;
use super::panel::{BlockMins, Codes, PanelRows, nibble, store_nibbles};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::Blocks16;
use crate::weight_types::Q4_1;

const BYTES: usize = 20;

impl BlockRows<{ 4 * BYTES }> for Q4_1 {
    const OFFSET: u8 = 0;
    const MINS: bool = true;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 4 * BYTES]) -> RowStep {
        let blocks = FourBlocks::load(bytes);
        RowStep { codes: blocks.nibbles(4), d: blocks.floats(0), m: blocks.floats(2) }
    }
}

impl PanelRows<BYTES> for Q4_1 {
    type Shape = BlockMins;
    const OFFSET: i16 = 0;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        store_nibbles(codes, block, blocks.transposed(4));
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        nibble(blocks.dwords(4 + 4 * (s % 4)), s / 4)
    }
}
