//! Q4_1: 32 weights in 20 bytes; w = d · nibble + m.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d`, `m` f16 |
//! | 4 | nibbles: weight i in the low half of byte i, weight 16 + i in the high half |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 76 | 25 GB/s |
//! | 8, 512 | 30 | 210, 273 GOP/s |

use std::arch::x86_64::*;

use super::blocks32::{self, even_odd, nibbles, unpack_nibbles};
use super::lanes::*;
use super::panel::{PanelType, Strip8, StripMins};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::weight_types::Q4_1;

const BLOCK: usize = 20;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

impl DotGroup<BYTES> for Q4_1 {
    const PAIRS: bool = true;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = even_odd::<BLOCK>(w);
        let d = f16_of_8(blocks, 0);
        let m = f16_of_8(blocks, 2);
        blocks32::dot(
            w,
            d,
            m,
            |a: &[u8; BLOCK], b: &[u8; BLOCK]| nibbles(at(a, 4), at(b, 4)),
            x,
            acc,
        );
    }
}

impl PanelType<BYTES> for Q4_1 {
    const SUM: usize = 8; // 8 · 2 · 15 · 127 < 2¹⁵
    const SUPER: bool = false;
    const MINS: StripMins = StripMins::Float;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            let [d, m] = block.two_f16(0);
            store_f32(&mut strip.d[b], d);
            store_f32(&mut strip.m[b], m);
            unpack_nibbles(block.transposed(4), codes);
        }
    }
}
