//! The vectors of NEON for the kernels that are written once.

use std::arch::aarch64::*;

use half::f16;

use super::exp;
use super::lanes::{at, load_f32, load_f32_bytes, load_u16_bytes, store_f16, store_f32, widen_f16};
use crate::simd::{Simd, simd_call, simd_methods};

/// A proof that the machine has NEON.
#[derive(Clone, Copy)]
pub(super) struct Neon(());

impl Neon {
    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn new() -> Neon {
        Neon(())
    }
}

impl Simd<4> for Neon {
    type F32 = float32x4_t;
    type Sums = [float64x2_t; 2];

    simd_call!("neon", 4, Neon);

    simd_methods! {
        fn load(from: &[f32; 4]) -> float32x4_t { load_f32(from) }
        fn store(to: &mut [f32; 4], v: float32x4_t) -> () { store_f32(to, v) }
        fn load_bytes(from: &[[u8; 4]; 4]) -> float32x4_t {
            load_f32_bytes(at(from.as_flattened(), 0))
        }
        fn load_f16(from: &[[u8; 2]; 4]) -> float32x4_t {
            widen_f16(load_u16_bytes(at(from.as_flattened(), 0)))
        }
        fn load_bf16(from: &[[u8; 2]; 4]) -> float32x4_t {
            let bits = load_u16_bytes(at(from.as_flattened(), 0));
            vreinterpretq_f32_u32(vshll_n_u16::<16>(bits))
        }
        fn store_f16(to: &mut [f16; 4], v: float32x4_t) -> () { store_f16(to, v) }
        fn splat(x: f32) -> float32x4_t { vdupq_n_f32(x) }
        fn add(a: float32x4_t, b: float32x4_t) -> float32x4_t { vaddq_f32(a, b) }
        fn sub(a: float32x4_t, b: float32x4_t) -> float32x4_t { vsubq_f32(a, b) }
        fn mul(a: float32x4_t, b: float32x4_t) -> float32x4_t { vmulq_f32(a, b) }
        fn div(a: float32x4_t, b: float32x4_t) -> float32x4_t { vdivq_f32(a, b) }
        fn mul_add(a: float32x4_t, b: float32x4_t, c: float32x4_t) -> float32x4_t {
            vfmaq_f32(c, a, b)
        }
        fn max(x: float32x4_t, max: float32x4_t) -> float32x4_t { vmaxnmq_f32(max, x) }
        fn max_lane(v: float32x4_t) -> f32 { vmaxnmvq_f32(v) }
        fn sum_lanes(v: float32x4_t) -> f32 { vaddvq_f32(v) }
        fn exp(x: float32x4_t) -> float32x4_t { exp::exp(x) }
        #[cfg(test)]
        fn tanh(x: float32x4_t) -> float32x4_t { exp::tanh(x) }
        fn rotate(
            a: float32x4_t,
            b: float32x4_t,
            cos: float32x4_t,
            sin: float32x4_t
        ) -> (float32x4_t, float32x4_t) {
            (vfmsq_f32(vmulq_f32(a, cos), b, sin), vfmaq_f32(vmulq_f32(b, cos), a, sin))
        }
        fn zero_sums() -> [float64x2_t; 2] { [vdupq_n_f64(0.0); 2] }
        fn add_to_sums(sums: [float64x2_t; 2], x: float32x4_t) -> [float64x2_t; 2] {
            let [low, high] = widen_f64(x);
            [vaddq_f64(sums[0], vaddq_f64(low, high)), sums[1]]
        }
        fn add_squares(sums: [float64x2_t; 2], x: float32x4_t) -> [float64x2_t; 2] {
            let [low, high] = widen_f64(x);
            [vfmaq_f64(sums[0], low, low), vfmaq_f64(sums[1], high, high)]
        }
        fn total(sums: [float64x2_t; 2]) -> f64 { vaddvq_f64(vaddq_f64(sums[0], sums[1])) }
    }
}

/// Returns the lower and the upper lanes in f64.
#[inline]
#[target_feature(enable = "neon")]
fn widen_f64(x: float32x4_t) -> [float64x2_t; 2] {
    [vcvt_f64_f32(vget_low_f32(x)), vcvt_high_f64_f32(x)]
}
