//! e^x and what is made of it, four lanes at a time.

use std::arch::aarch64::*;

/// Computes e^x within 2 units in the last place, over the whole range: 0 below −104, ∞ above 88.8,
/// NaN stays NaN.
///
/// `x = n ln 2 + r`, the polynomial of Cephes' `expf` for e^r, and 2^n in two factors, so that
/// results below the smallest normal number come out rounded.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn exp(x: float32x4_t) -> float32x4_t {
    const LN_2_HIGH: f32 = 0.693_359_4; // 9 bits: n · LN_2_HIGH is exact
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    const POLYNOMIAL: [f32; 5] =
        [1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5];

    let x = vminq_f32(vmaxq_f32(x, vdupq_n_f32(-104.5)), vdupq_n_f32(89.0));
    let n = vrndnq_f32(vmulq_n_f32(x, std::f32::consts::LOG2_E));
    let r = vfmsq_f32(x, n, vdupq_n_f32(LN_2_HIGH));
    let r = vfmsq_f32(r, n, vdupq_n_f32(LN_2_LOW));
    let mut p = vdupq_n_f32(1.987_569_2e-4);
    for c in POLYNOMIAL {
        p = vfmaq_f32(vdupq_n_f32(c), p, r);
    }
    let p = vaddq_f32(vfmaq_f32(r, p, vmulq_f32(r, r)), vdupq_n_f32(1.0));

    let n = vcvtq_s32_f32(n);
    let half = vshrq_n_s32::<1>(n);
    vmulq_f32(vmulq_f32(p, power_of_two(half)), power_of_two(vsubq_s32(n, half)))
}

/// Computes 2^n for n in −126…127.
#[inline]
#[target_feature(enable = "neon")]
fn power_of_two(n: int32x4_t) -> float32x4_t {
    vreinterpretq_f32_s32(vshlq_n_s32::<23>(vaddq_s32(n, vdupq_n_s32(127))))
}

/// Computes tanh x within 9 units in the last place: 1 − 2 / (1 + e^2x), and the Taylor series near
/// 0, where the difference would lose its digits.
#[inline]
#[target_feature(enable = "neon")]
pub(super) fn tanh(x: float32x4_t) -> float32x4_t {
    let squared = vmulq_f32(x, x);
    let mut near = vdupq_n_f32(-17.0 / 315.0);
    for c in [2.0 / 15.0, -1.0 / 3.0, 1.0] {
        near = vfmaq_f32(vdupq_n_f32(c), near, squared);
    }
    let one = vdupq_n_f32(1.0);
    let share = vdivq_f32(one, vaddq_f32(one, exp(vaddq_f32(x, x))));
    let far = vfmsq_f32(one, share, vdupq_n_f32(2.0));
    vbslq_f32(vcltq_f32(squared, vdupq_n_f32(0.2 * 0.2)), vmulq_f32(near, x), far)
}

#[cfg(test)]
mod tests {
    use super::super::simd::Neon;
    use crate::isa::Isa;
    use crate::simd::functions::{Function, check, check_corners};

    #[test]
    fn over_their_ranges() {
        if !Isa::Neon.is_available() {
            return;
        }
        // SAFETY: the machine has NEON.
        let simd = unsafe { Neon::new() };
        check(simd, Function::Exp, -87.0, 88.7, 1 << 14, 2.0);
        check(simd, Function::Exp, -103.0, -87.0, 1 << 14, 2.0);
        check(simd, Function::Tanh, -12.0, 12.0, 1 << 14, 8.0);
        check(simd, Function::Tanh, -0.5, 0.5, 1 << 14, 8.0);
        check(simd, Function::Tanh, -0.5, 0.5, 1 << 17, 9.0);
        check(simd, Function::Sigmoid, -80.0, 80.0, 1 << 17, 6.0);
        check_corners(simd, -104.0);
    }
}
