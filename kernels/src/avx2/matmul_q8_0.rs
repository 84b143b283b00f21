//! Q8_0: 32 weights in 34 bytes; w = d · code.
//!
//! | byte | what |
//! |---|---|
//! | 0 | `d` f16 |
//! | 2 | 32 × i8 |
//!
//! One core of an EPYC (Zen 5, 4.2 GHz), rows of 2048 weights from memory, 2026-11-20:
//!
//! | tokens | instructions per 256 weights and token | measured |
//! |---|---|---|
//! | 1 | 96 | 29 GB/s |
//! | 8, 512 | 59 | 121, 160 GOP/s |

use std::arch::x86_64::*;

use super::blocks32::{self, eight};
use super::lanes::*;
use super::panel::{PanelType, Strip8};
use super::rowwise::{ActGroup, DotGroup};
use super::transpose::Blocks8;
use crate::weight_types::Q8_0;

const BLOCK: usize = 34;
/// Eight blocks.
const BYTES: usize = 8 * BLOCK;

impl DotGroup<BYTES> for Q8_0 {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn dot<const T: usize>(w: &[u8; BYTES], x: [&ActGroup; T], acc: &mut [__m256; T]) {
        let blocks = eight::<BLOCK>(w);
        blocks32::dot_signed(
            blocks,
            f16_of_8(blocks, 0),
            |b: &[u8; BLOCK]| load32(at(b, 2)),
            x,
            acc,
        );
    }
}

impl PanelType<BYTES> for Q8_0 {
    const TILE_STRIPS: usize = 1;
    const SUM: usize = 1; // 2 · 128 · 127 < 2¹⁵
    const SIGNED: bool = true;
    const SUPER: bool = false;

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn unpack(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
        for (b, codes) in strip.codes.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let block = blocks.block::<BLOCK>(b);
            store_f32(&mut strip.d[b], block.f16(0));
            for (h, codes) in codes.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                let four = block.transposed(2 + 16 * h);
                for (to, codes) in codes.iter_mut().zip(four) {
                    store32(to, codes);
                }
            }
        }
    }
}
