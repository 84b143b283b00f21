//! MXFP4 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, look_up, nibbles};
use super::four::{Bytes, Four};
use super::lanes::*;
use crate::scalar::blocks::{E2M1_DOUBLED, e8m0_half};
use crate::weight_types::Mxfp4;

impl Block32<17> for Mxfp4 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scale_offset(w: &[u8; 17]) -> (f32, f32) {
        (e8m0_half(w[0]), 0.0)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn scales_offsets(w: Four<'_>) -> [float32x4_t; 2] {
        [load_f32(&w.first_bytes().map(e8m0_half)), vdupq_n_f32(0.0)]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        look_up(&E2M1_DOUBLED, nibbles(w.load(1)))
    }
}
