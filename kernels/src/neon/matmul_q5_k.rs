//! Q5_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::four::Bytes;
use super::scale_min::{SubBlockMins, SuperBlock, as_codes};
use crate::weight_types::Q5K;

impl SuperBlock<176> for Q5K {
    const SUB: usize = 32;
    const MINS: SubBlockMins = SubBlockMins::Per32;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        let a = w.load(48 + 32 * i);
        let b = w.load(64 + 32 * i);
        // the fifth bits of these 64 weights: bits 2i and 2i + 1
        let down = vdupq_n_s8(-2 * i as i8);
        let ha = vshlq_u8(w.load(16), down);
        let hb = vshlq_u8(w.load(32), down);
        let low = vdupq_n_u8(15);
        let bit = vdupq_n_u8(16);
        [
            vorrq_u8(vandq_u8(a, low), vandq_u8(vshlq_n_u8::<4>(ha), bit)),
            vorrq_u8(vandq_u8(b, low), vandq_u8(vshlq_n_u8::<4>(hb), bit)),
            vorrq_u8(vshrq_n_u8::<4>(a), vandq_u8(vshlq_n_u8::<3>(ha), bit)),
            vorrq_u8(vshrq_n_u8::<4>(b), vandq_u8(vshlq_n_u8::<3>(hb), bit)),
        ]
        .map(|x| as_codes(x))
    }
}
