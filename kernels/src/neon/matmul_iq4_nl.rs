//! IQ4_NL × 8-bit activations with one scale per 32.

use std::arch::aarch64::*;

use super::blocks32::{Block32, look_up, nibbles};
use super::four::Bytes;
use crate::scalar::blocks::IQ4;
use crate::weight_types::IQ4NL;

impl Block32<18> for IQ4NL {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes) -> [int8x16_t; 2] {
        look_up(&IQ4, nibbles(w.load(2)))
    }
}
