//! Q4_1 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, nibbles, signed};
use super::four::Bytes;
use crate::weight_types::Q4_1;

impl Block32<20> for Q4_1 {
    const HAS_OFFSET: bool = true;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        signed(nibbles(w.load(4)))
    }
}
