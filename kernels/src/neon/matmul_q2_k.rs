//! Q2_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::four::{Bytes, Four, bits};
use super::lanes::*;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock, SuperBlockScales, as_codes};
use crate::weight_types::Q2K;

impl SuperBlock<84> for Q2K {
    const SUB: usize = 16;
    const MINS: SubBlockMins = SubBlockMins::Per16;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; 84]) -> SuperBlockScales {
        SuperBlockScales {
            d: f16_at(w, 80),
            dmin: f16_at(w, 82),
            factors: std::array::from_fn(|j| i32::from(w[j] & 15)),
            mins: std::array::from_fn(|j| i16::from(w[j] >> 4)),
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        let [d, dmin] = w.two_f16(80);
        store_f32(&mut to.d[0], d);
        store_f32(&mut to.m[0], dmin);
        for j in 0..16 {
            let both = w.words(j / 4 * 4);
            store_i32(&mut to.factors[j], bits(both, 8 * (j % 4), 15));
            store_i16x4(&mut to.mins[j], vmovn_s32(bits(both, 8 * (j % 4) + 4, 15)));
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        two_bits(w, 16 + 32 * (i / 2), i % 2).map(|x| as_codes(x))
    }
}

/// Returns bit pairs `2 · upper` and `2 · upper + 1` of the 32 bytes at `offset`: weights
/// `64 · upper` to `64 · upper + 63` of a half of 128.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn two_bits(w: impl Bytes, offset: usize, upper: usize) -> [uint8x16_t; 4] {
    let down = vdupq_n_s8(-4 * upper as i8);
    let pair = vdupq_n_u8(3);
    let a = vshlq_u8(w.load(offset), down);
    let b = vshlq_u8(w.load(offset + 16), down);
    [
        vandq_u8(a, pair),
        vandq_u8(b, pair),
        vandq_u8(vshrq_n_u8::<2>(a), pair),
        vandq_u8(vshrq_n_u8::<2>(b), pair),
    ]
}
