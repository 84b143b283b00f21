//! The vectors of AVX2 for the kernels that are written once.

use std::arch::x86_64::*;

use half::f16;

use super::exp;
use super::lanes::{at, load_f32, load16, load32, max_f32, store_f16, store_f32, sum_f32, sum_f64};
use crate::simd::{Simd, simd_call, simd_methods};

/// A proof that the machine has AVX2, FMA and F16C.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

impl Avx2 {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn new() -> Avx2 {
        Avx2(())
    }
}

impl Simd<8> for Avx2 {
    type F32 = __m256;
    type Sums = [__m256d; 2];

    simd_call!("avx2,fma,f16c", 8, Avx2);

    simd_methods! {
        fn load(from: &[f32; 8]) -> __m256 { load_f32(from) }
        fn store(to: &mut [f32; 8], v: __m256) -> () { store_f32(to, v) }
        fn load_bytes(from: &[[u8; 4]; 8]) -> __m256 {
            _mm256_castsi256_ps(load32(at(from.as_flattened(), 0)))
        }
        fn load_f16(from: &[[u8; 2]; 8]) -> __m256 {
            _mm256_cvtph_ps(load16(at(from.as_flattened(), 0)))
        }
        fn load_bf16(from: &[[u8; 2]; 8]) -> __m256 {
            let bits = _mm256_cvtepu16_epi32(load16(at(from.as_flattened(), 0)));
            _mm256_castsi256_ps(_mm256_slli_epi32::<16>(bits))
        }
        fn store_f16(to: &mut [f16; 8], v: __m256) -> () { store_f16(to, v) }
        fn splat(x: f32) -> __m256 { _mm256_set1_ps(x) }
        fn add(a: __m256, b: __m256) -> __m256 { _mm256_add_ps(a, b) }
        fn sub(a: __m256, b: __m256) -> __m256 { _mm256_sub_ps(a, b) }
        fn mul(a: __m256, b: __m256) -> __m256 { _mm256_mul_ps(a, b) }
        fn div(a: __m256, b: __m256) -> __m256 { _mm256_div_ps(a, b) }
        fn mul_add(a: __m256, b: __m256, c: __m256) -> __m256 { _mm256_fmadd_ps(a, b, c) }
        // the second operand stands where either is NaN
        fn max(x: __m256, max: __m256) -> __m256 { _mm256_max_ps(x, max) }
        fn max_lane(v: __m256) -> f32 { max_f32(v) }
        fn sum_lanes(v: __m256) -> f32 { sum_f32(v) }
        fn exp(x: __m256) -> __m256 { exp::exp(x) }
        #[cfg(test)]
        fn tanh(x: __m256) -> __m256 { exp::tanh(x) }
        fn rotate(a: __m256, b: __m256, cos: __m256, sin: __m256) -> (__m256, __m256) {
            let x = _mm256_fmsub_ps(a, cos, _mm256_mul_ps(b, sin));
            (x, _mm256_fmadd_ps(a, sin, _mm256_mul_ps(b, cos)))
        }
        fn zero_sums() -> [__m256d; 2] { [_mm256_setzero_pd(); 2] }
        fn add_to_sums(sums: [__m256d; 2], x: __m256) -> [__m256d; 2] {
            let [low, high] = widen_f64(x);
            [_mm256_add_pd(sums[0], _mm256_add_pd(low, high)), sums[1]]
        }
        fn add_squares(sums: [__m256d; 2], x: __m256) -> [__m256d; 2] {
            let [low, high] = widen_f64(x);
            [_mm256_fmadd_pd(low, low, sums[0]), _mm256_fmadd_pd(high, high, sums[1])]
        }
        fn total(sums: [__m256d; 2]) -> f64 { sum_f64(_mm256_add_pd(sums[0], sums[1])) }
    }
}

/// Returns the lower and the upper lanes in f64.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn widen_f64(x: __m256) -> [__m256d; 2] {
    let high = _mm256_extractf128_ps::<1>(x);
    [_mm256_cvtps_pd(_mm256_castps256_ps128(x)), _mm256_cvtps_pd(high)]
}
