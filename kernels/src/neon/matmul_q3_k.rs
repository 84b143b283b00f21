//! Q3_K × 8-bit activations with one scale per 256.

use std::arch::aarch64::*;

use super::four::{Bytes, Four, bits};
use super::lanes::*;
use super::matmul_q2_k::two_bits;
use super::scale_min::{RowScales, SubBlockMins, SuperBlock, SuperBlockScales, as_codes};
use crate::scalar::blocks::q3_k_scales;
use crate::weight_types::Q3K;

impl SuperBlock<110> for Q3K {
    const SUB: usize = 16;
    const MINS: SubBlockMins = SubBlockMins::None;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales(w: &[u8; 110]) -> SuperBlockScales {
        let [first, second] = q3_k_scales(at::<12, _>(w, 96)).map(u64::to_le_bytes);
        let scale = |j: usize| i32::from(if j < 8 { first[j] } else { second[j - 8] }) - 32;
        SuperBlockScales {
            d: f16_at(w, 108),
            dmin: 0.0,
            factors: std::array::from_fn(scale),
            mins: [0; 16],
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn read_scales_of_four(w: Four<'_>, to: &mut RowScales) {
        store_f32(&mut to.d[0], w.f16(108));
        let words = [w.words(96), w.words(100), w.words(104)];
        for (j, scale) in to.factors.iter_mut().enumerate() {
            let low = bits(words[j / 4 % 2], j % 4 * 8 + j / 8 * 4, 15);
            let high = bits(words[2], j % 4 * 8 + j / 4 * 2, 3);
            store_i32(scale, vsubq_s32(vorrq_s32(low, vshlq_n_s32::<4>(high)), vdupq_n_s32(32)));
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn codes(w: impl Bytes, i: usize) -> [int8x16_t; 4] {
        let [a, b, c, d] = two_bits(w, 32 + 32 * (i / 2), i % 2);
        // the high bits of these 64 weights: bits 2i and 2i + 1
        let down = vdupq_n_s8(-2 * i as i8);
        let first = vshlq_u8(w.load(0), down);
        let second = vshlq_u8(w.load(16), down);
        let bit = vdupq_n_u8(4);
        [
            vorrq_u8(a, vandq_u8(vshlq_n_u8::<2>(first), bit)),
            vorrq_u8(b, vandq_u8(vshlq_n_u8::<2>(second), bit)),
            vorrq_u8(c, vandq_u8(vshlq_n_u8::<1>(first), bit)),
            vorrq_u8(d, vandq_u8(vshlq_n_u8::<1>(second), bit)),
        ]
        .map(|codes| vsubq_s8(as_codes(codes), vdupq_n_s8(4)))
    }
}
