//! Q5_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, minus, nibbles, or};
use super::four::Bytes;
use crate::weight_types::Q5_0;

impl Block32<22> for Q5_0 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        minus(or(nibbles(w.load(6)), w.fifth_bits(2)), 16)
    }
}
