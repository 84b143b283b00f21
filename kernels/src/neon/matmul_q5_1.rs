//! Q5_1 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, nibbles, or, signed};
use super::four::{Bytes, Four};
use super::lanes::*;
use crate::weight_types::Q5_1;

impl Block32<24> for Q5_1 {
    const HAS_OFFSET: bool = true;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 24]) -> (f32, f32) {
        (f16_at(w, 0), f16_at(w, 2))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        w.two_f16(0)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        signed(or(nibbles(w.load(8)), w.fifth_bits(4)))
    }
}
