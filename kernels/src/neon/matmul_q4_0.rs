//! Q4_0 × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, minus, nibbles};
use super::four::Bytes;
use crate::weight_types::Q4_0;

impl Block32<18> for Q4_0 {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        minus(nibbles(w.load(2)), 8)
    }
}
