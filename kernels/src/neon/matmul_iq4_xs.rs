//! IQ4_XS × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::blocks32::{look_up, nibbles};
use super::four::{Bytes, Four, bits};
use super::lanes::*;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock, SuperBlockScales};
use crate::scalar::blocks::IQ4;
use crate::weight_types::IQ4XS;

impl SuperBlock<136> for IQ4XS {
    const SUB: usize = 32;
    const MINS: SubBlockMins = SubBlockMins::None;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; 136]) -> SuperBlockScales {
        let high = u16::from_le_bytes(*at(w, 2));
        let low = u32::from_le_bytes(*at(w, 4));
        let scale =
            |j: usize| (low >> (4 * j) & 15) as i32 + (i32::from(high >> (2 * j) & 3) << 4) - 32;
        let scales = std::array::from_fn(|j| if j < 8 { scale(j) } else { 0 });
        SuperBlockScales { d: f16_at(w, 0), dmin: 0.0, factors: scales, mins: [0; 16] }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        store_f32(&mut to.d[0], w.two_f16(0)[0]);
        for (j, scale) in to.factors[..8].iter_mut().enumerate() {
            let low = bits(w.words(4), 4 * j, 15);
            let high = bits(w.words(0), 16 + 2 * j, 3);
            store_i32(scale, vsubq_s32(vorrq_s32(low, vshlq_n_s32::<4>(high)), vdupq_n_s32(32)));
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        let [a, b] = look_up(&IQ4, nibbles(w.load(8 + 32 * i)));
        let [c, d] = look_up(&IQ4, nibbles(w.load(24 + 32 * i)));
        [a, b, c, d]
    }
}
