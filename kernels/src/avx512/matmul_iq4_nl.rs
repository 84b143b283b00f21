//! IQ4_NL: 32 weights in 18 bytes: `d` f16, 16 bytes of nibbles (weights 0–15 low, 16–31 high).
//! Codes are what the nibbles index in a table of 16.

use std::arch::x86_64::*;

use super::blocks_of_four::FourBlocks;
use super::lanes::load_i8x16;
use super::panel::{BlockOffsetWide, Codes, PanelRows, nibble, store_looked_up};
use super::rowwise_q8x32::{BlockRows, RowStep};
use super::transpose::Blocks16;
use crate::scalar::blocks::IQ4;
use crate::weight_types::IQ4NL;

const BYTES: usize = 18;

/// Returns the values of the codes + 128, in every lane: unsigned, as products want them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn table() -> __m512i {
    let table = _mm512_broadcast_i32x4(load_i8x16(&IQ4));
    _mm512_xor_si512(table, _mm512_set1_epi8(-128))
}

impl BlockRows<{ 4 * BYTES }> for IQ4NL {
    const OFFSET: u8 = 128;
    const WIDE: bool = true;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn step(bytes: &[u8; 4 * BYTES]) -> RowStep {
        let blocks = FourBlocks::load(bytes);
        let [low, high] = blocks.nibbles(2);
        let codes = [_mm512_shuffle_epi8(table(), low), _mm512_shuffle_epi8(table(), high)];
        RowStep { codes, d: blocks.floats(0), m: _mm512_setzero_ps() }
    }
}

impl PanelRows<BYTES> for IQ4NL {
    type Shape = BlockOffsetWide;
    const OFFSET: i16 = 128;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn unpack<const PACKED: bool>(
        blocks: Blocks16<'_, BYTES, PACKED>,
        block: usize,
        codes: &mut Codes,
    ) {
        store_looked_up(codes, block, blocks.transposed(2), table());
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn codes(blocks: Blocks16<'_, BYTES, true>, _: usize, s: usize) -> __m512i {
        _mm512_shuffle_epi8(table(), nibble(blocks.dwords(2 + 4 * (s % 4)), s / 4))
    }
}
