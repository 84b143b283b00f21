//! Q6_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::four::{Bytes, Four};
use super::lanes::*;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock, SuperBlockScales, as_codes};
use crate::weight_types::Q6K;

impl SuperBlock<210> for Q6K {
    const SUB: usize = 16;
    const MINS: SubBlockMins = SubBlockMins::None;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; 210]) -> SuperBlockScales {
        let bytes = vreinterpretq_s8_u8(load_u8(at(w, 192)));
        let words = [vmovl_s8(vget_low_s8(bytes)), vmovl_high_s8(bytes)];
        let mut scales = [0; 16];
        for (i, words) in words.into_iter().enumerate() {
            store_i32(at_mut(&mut scales, 8 * i), vmovl_s16(vget_low_s16(words)));
            store_i32(at_mut(&mut scales, 8 * i + 4), vmovl_high_s16(words));
        }
        SuperBlockScales { d: f16_at(w, 208), dmin: 0.0, factors: scales, mins: [0; 16] }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        store_f32(&mut to.d[0], w.f16(208));
        for (j, scale) in to.factors.iter_mut().enumerate() {
            // byte j to the top, then down with its sign
            let words = vreinterpretq_s32_u32(w.words(192 + j / 4 * 4));
            store_i32(
                scale,
                vshrq_n_s32::<24>(vshlq_s32(words, vdupq_n_s32(24 - 8 * (j % 4) as i32))),
            );
        }
    }

    // Always inlined, which excludes `target_feature`: left to itself the compiler passes these
    // codes through memory.
    #[inline(always)]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        // SAFETY: every AArch64 machine has NEON.
        unsafe {
            // each half of 128 weights has 64 bytes of nibbles and 32 of bit pairs; the low nibbles
            // go with pairs 0 and 1
            let half = i / 2;
            let upper = i % 2;
            let down = vdupq_n_s8(-4 * upper as i8);
            let nibbles =
                |j: usize| vandq_u8(vshlq_u8(w.load(64 * half + 16 * j), down), vdupq_n_u8(15));
            let pairs = |j: usize| vshlq_u8(w.load(128 + 32 * half + 16 * j), down);
            let first = pairs(0);
            let second = pairs(1);
            let top = vdupq_n_u8(0x30);
            [
                vorrq_u8(nibbles(0), vandq_u8(vshlq_n_u8::<4>(first), top)),
                vorrq_u8(nibbles(1), vandq_u8(vshlq_n_u8::<4>(second), top)),
                vorrq_u8(nibbles(2), vandq_u8(vshlq_n_u8::<2>(first), top)),
                vorrq_u8(nibbles(3), vandq_u8(vshlq_n_u8::<2>(second), top)),
            ]
            .map(|codes| vsubq_s8(as_codes(codes), vdupq_n_s8(32)))
        }
    }
}
