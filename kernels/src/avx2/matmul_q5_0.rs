//! Q5_0: 32 weights in 22 bytes; w = d · (code − 16).
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | fifth bits: weight i is bit i |
//! | 6 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 122 | 21 GB/s |
//! | 8, 512 | 30 | 181, 297 GOP/s |

use std::arch::x86_64::*;

use super::blocks32::{
    self, even_odd, nibbles, unpack_fifth_bits, unpack_nibbles, with_fifth_bits,
};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::weight_types::Q5_0;

const BLOCK: usize = 22;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

impl DotGroup<BYTES> for Q5_0 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = even_odd::<BLOCK>(w);
        let d = f16_of_8(blocks, 0);
        let m = _mm256_mul_ps(d, _mm256_set1_ps(-16.0));
        let codes = |a: &[u8; BLOCK], b: &[u8; BLOCK]| {
            with_fifth_bits(nibbles(at(a, 6), at(b, 6)), at(a, 2), at(b, 2))
        };
        blocks32::dot(w, d, m, codes, x, acc);
    }
}

impl PanelType<BYTES> for Q5_0 {
    const SUM: usize = 8; // |Σ q · x| ≤ 8 · 2 · 16 · 127 < 2¹⁵
    const OFFSET: i16 = 16;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            store_f32(&mut strip.d[b], block.f16(0));
            unpack_nibbles(block.transposed(6), codes);
            unpack_fifth_bits(block.dwords(2), codes);
        }
    }
}
