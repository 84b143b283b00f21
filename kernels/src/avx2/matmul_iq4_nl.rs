//! IQ4_NL: 32 weights in 18 bytes; w = d · what the nibble indexes in a table of 16.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |

use std::arch::x86_64::*;

use super::blocks32::{self, eight};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::scalar::blocks::IQ4;
use crate::weight_types::IQ4NL;

const BLOCK: usize = 18;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

/// Returns the 32 codes of a block from its nibbles.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn look_up(nibbles: &[u8; 16]) -> __m256i {
    let both = _mm256_srlv_epi64(load_twice(nibbles), _mm256_setr_epi64x(0, 0, 4, 4));
    _mm256_shuffle_epi8(load_i8_twice(&IQ4), _mm256_and_si256(both, _mm256_set1_epi8(15)))
}

impl DotGroup<BYTES> for IQ4NL {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = eight::<BLOCK>(w);
        blocks32::dot_signed(
            blocks,
            f16_of_8(blocks, 0),
            |b: &[u8; BLOCK]| look_up(at(b, 2)),
            x,
            acc,
        );
    }
}

impl PanelType<BYTES> for IQ4NL {
    const TILE_STRIPS: usize = 1;
    const SUM: usize = 1; // 2 · 127 · 127 < 2¹⁵
    const SIGNED: bool = true;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            store_f32(&mut strip.d[b], block.f16(0));
            blocks32::unpack_looked_up(block.transposed(2), load_i8_twice(&IQ4), codes);
        }
    }
}
