//! Q8_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::Block32;
use super::four::Bytes;
use crate::weight_types::Q8_0;

impl Block32<34> for Q8_0 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        [vreinterpretq_s8_u8(w.load(2)), vreinterpretq_s8_u8(w.load(18))]
    }
}
