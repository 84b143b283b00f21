//! Q4_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::four::Bytes;
use super::scale_min::{SubBlockMins, SuperBlock, as_codes};
use crate::weight_types::Q4K;

impl SuperBlock<144> for Q4K {
    const SUB: usize = 32;
    const MINS: SubBlockMins = SubBlockMins::Per32;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        let a = w.load(16 + 32 * i);
        let b = w.load(32 + 32 * i);
        let low = vdupq_n_u8(15);
        [vandq_u8(a, low), vandq_u8(b, low), vshrq_n_u8::<4>(a), vshrq_n_u8::<4>(b)]
            .map(|x| as_codes(x))
    }
}
