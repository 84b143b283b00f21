//! Q5_1: 32 weights in 24 bytes; w = d · code + m.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `m` f16 |
//! | 4 | fifth bits: weight i is bit i |
//! | 8 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 127 | 21 GB/s |
//! | 8, 512 | 32 | 177, 267 GOP/s |

use std::arch::x86_64::*;

use super::blocks32::{
    self, even_odd, nibbles, unpack_fifth_bits, unpack_nibbles, with_fifth_bits,
};
use super::lanes::*;
use super::panel::{PanelType, Strip8, StripMins};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::weight_types::Q5_1;

const BLOCK: usize = 24;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

impl DotGroup<BYTES> for Q5_1 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = even_odd::<BLOCK>(w);
        let d = f16_of_8(blocks, 0);
        let m = f16_of_8(blocks, 2);
        let codes = |a: &[u8; BLOCK], b: &[u8; BLOCK]| {
            with_fifth_bits(nibbles(at(a, 8), at(b, 8)), at(a, 4), at(b, 4))
        };
        blocks32::dot(w, d, m, codes, x, acc);
    }
}

impl PanelType<BYTES> for Q5_1 {
    const SUM: usize = 8; // |Σ (code − 16) · x| ≤ 8 · 2 · 16 · 127 < 2¹⁵
    const OFFSET: i16 = 16;
    const SUPER: bool = false;
    const MINS: StripMins = StripMins::Float;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            let [d, m] = block.two_f16(0);
            store_f32(&mut strip.d[b], d);
            // the offset comes back with the mins
            store_f32(&mut strip.m[b], _mm256_fmadd_ps(d, _mm256_set1_ps(16.0), m));
            unpack_nibbles(block.transposed(8), codes);
            unpack_fifth_bits(block.dwords(4), codes);
        }
    }
}
