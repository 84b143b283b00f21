//! The vectors of AVX-512 for the kernels that are written once.

use std::arch::x86_64::*;

use half::f16;

use super::exp;
use super::lanes::{
    at, load_f32, load_f32_part, load32, load64, store_f16, store_f32, store_f32_part,
};
use crate::simd::{Simd, TWICE_SQRT_2_OVER_PI, simd_call, simd_methods};

/// A proof that the machine has the features of `Isa::Avx512`.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn new() -> Avx512 {
        Avx512(())
    }
}

impl Simd<16> for Avx512 {
    type F32 = __m512;
    type Sums = [__m512d; 2];

    const MASKS: bool = true;

    simd_call!("avx512f,avx512bw,avx512dq,avx512vl", 16, Avx512);

    simd_methods! {
        fn load(from: &[f32; 16]) -> __m512 { load_f32(from) }
        fn store(to: &mut [f32; 16], v: __m512) -> () { store_f32(to, v) }
        fn load_part(from: &[f32]) -> __m512 { load_f32_part(from) }
        fn store_part(to: &mut [f32], v: __m512) -> () { store_f32_part(to, v) }
        fn load_bytes(from: &[[u8; 4]; 16]) -> __m512 {
            _mm512_castsi512_ps(load64(at(from.as_flattened(), 0)))
        }
        fn load_f16(from: &[[u8; 2]; 16]) -> __m512 {
            _mm512_cvtph_ps(load32(at(from.as_flattened(), 0)))
        }
        fn load_bf16(from: &[[u8; 2]; 16]) -> __m512 {
            let bits = _mm512_cvtepu16_epi32(load32(at(from.as_flattened(), 0)));
            _mm512_castsi512_ps(_mm512_slli_epi32::<16>(bits))
        }
        fn store_f16(to: &mut [f16; 16], v: __m512) -> () { store_f16(to, v) }
        fn splat(x: f32) -> __m512 { _mm512_set1_ps(x) }
        fn add(a: __m512, b: __m512) -> __m512 { _mm512_add_ps(a, b) }
        fn sub(a: __m512, b: __m512) -> __m512 { _mm512_sub_ps(a, b) }
        fn mul(a: __m512, b: __m512) -> __m512 { _mm512_mul_ps(a, b) }
        fn div(a: __m512, b: __m512) -> __m512 { _mm512_div_ps(a, b) }
        fn mul_add(a: __m512, b: __m512, c: __m512) -> __m512 { _mm512_fmadd_ps(a, b, c) }
        // the second operand stands where either is NaN
        fn max(x: __m512, max: __m512) -> __m512 { _mm512_max_ps(x, max) }
        fn max_lane(v: __m512) -> f32 { _mm512_reduce_max_ps(v) }
        fn sum_lanes(v: __m512) -> f32 { _mm512_reduce_add_ps(v) }
        fn exp(x: __m512) -> __m512 { exp::exp(x) }
        #[cfg(test)]
        fn tanh(x: __m512) -> __m512 { exp::tanh(x) }
        fn rotate(a: __m512, b: __m512, cos: __m512, sin: __m512) -> (__m512, __m512) {
            let x = _mm512_fmsub_ps(a, cos, _mm512_mul_ps(b, sin));
            (x, _mm512_fmadd_ps(a, sin, _mm512_mul_ps(b, cos)))
        }
        // in an order of its own
        fn gelu_argument(x: __m512) -> __m512 {
            let cubic = _mm512_mul_ps(_mm512_set1_ps(0.044715), _mm512_mul_ps(x, x));
            let sum = _mm512_mul_ps(x, _mm512_add_ps(_mm512_set1_ps(1.0), cubic));
            _mm512_mul_ps(_mm512_set1_ps(TWICE_SQRT_2_OVER_PI), sum)
        }
        fn zero_sums() -> [__m512d; 2] { [_mm512_setzero_pd(); 2] }
        fn add_to_sums(sums: [__m512d; 2], x: __m512) -> [__m512d; 2] {
            let [low, high] = widen_f64(x);
            [_mm512_add_pd(sums[0], low), _mm512_add_pd(sums[1], high)]
        }
        fn add_squares(sums: [__m512d; 2], x: __m512) -> [__m512d; 2] {
            let [low, high] = widen_f64(x);
            [_mm512_fmadd_pd(low, low, sums[0]), _mm512_fmadd_pd(high, high, sums[1])]
        }
        fn total(sums: [__m512d; 2]) -> f64 {
            _mm512_reduce_add_pd(_mm512_add_pd(sums[0], sums[1]))
        }
    }
}

/// Returns the lower and the upper lanes in f64.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn widen_f64(x: __m512) -> [__m512d; 2] {
    let high = _mm512_extractf32x8_ps::<1>(x);
    [_mm512_cvtps_pd(_mm512_castps512_ps256(x)), _mm512_cvtps_pd(high)]
}
