//! Q4_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, minus, nibbles};
use super::four::{Bytes, Four};
use super::lanes::*;
use crate::weight_types::Q4_0;

impl Block32<18> for Q4_0 {
    const HAS_OFFSET: bool = false;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 18]) -> (f32, f32) {
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
        minus(nibbles(w.load(2)), 8)
    }
}
