//! Q5_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, minus, nibbles, or};
use super::four::{Bytes, Four};
use super::lanes::*;
use crate::weight_types::Q5_0;

impl Block32<22> for Q5_0 {
    const HAS_OFFSET: bool = false;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 22]) -> (f32, f32) {
        (f16_at(w, 0), 0.0)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        [w.f16(0), vdupq_n_f32(0.0)]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        minus(or(nibbles(w.load(6)), w.fifth_bits(2)), 16)
    }
}
