//! Activations → 8-bit codes: the same bits as `scalar::quantize`, which states the rules.

use std::arch::aarch64::*;

use super::lanes::*;
use crate::scalar::quantize::TINY;

/// Computes codes with one scale per `BLOCK` values.
#[target_feature(enable = "neon")]
pub(super) fn quantize<const BLOCK: usize>(
    x: &[f32],
    q: &mut [i8],
    scale: &mut [f32],
    sums: &mut [i16],
) {
    let blocks = x.as_chunks::<BLOCK>().0.iter().zip(q.as_chunks_mut::<BLOCK>().0);
    for (((x, q), scale), sums) in blocks.zip(scale).zip(sums.chunks_exact_mut(BLOCK / 16)) {
        let max = max_magnitude(x);
        if !(max >= TINY && max.is_finite()) {
            *scale = if max.is_finite() { 0.0 } else { f32::NAN };
            q.fill(0);
            sums.fill(0);
            continue;
        }
        *scale = max / 127.0;
        let inverse = 127.0 / max;
        for ((x, q), sum) in x.as_chunks::<16>().0.iter().zip(q.as_chunks_mut::<16>().0).zip(sums) {
            let codes = codes(x, inverse);
            store_i8(q, codes);
            *sum = vaddlvq_s8(codes);
        }
    }
}

/// Returns the largest |x|, compared as bits, so that a NaN wins.
#[inline]
#[target_feature(enable = "neon")]
fn max_magnitude(x: &[f32]) -> f32 {
    let mut max = vdupq_n_u32(0);
    for x in x.as_chunks::<4>().0 {
        max = vmaxq_u32(max, vreinterpretq_u32_f32(vabsq_f32(load_f32(x))));
    }
    f32::from_bits(vmaxvq_u32(max))
}

/// Returns 16 values times `inverse`, rounded to nearest even. All lie in −127…127, so narrowing
/// loses nothing.
#[inline]
#[target_feature(enable = "neon")]
fn codes(x: &[f32; 16], inverse: f32) -> int8x16_t {
    let four = |i| vcvtnq_s32_f32(vmulq_n_f32(load_f32(at(x, i)), inverse));
    let low = vmovn_high_s32(vmovn_s32(four(0)), four(4));
    let high = vmovn_high_s32(vmovn_s32(four(8)), four(12));
    vmovn_high_s16(vmovn_s16(low), high)
}
