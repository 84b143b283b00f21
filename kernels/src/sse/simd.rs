//! The vectors of SSE4.1 and of AVX for the kernels that are written once. Neither has a fused
//! multiply-add: products are rounded before they are added.

use std::arch::x86_64::*;

use half::f16;

use super::exp;
use super::lanes::{
    at, load_f32, load_u8, load8, max_f32, store_f32, sum_f32, widen_f16, widen_f64,
};
use crate::simd::{Simd, simd_call, simd_methods};

/// A proof that the machine has SSE4.1 and SSSE3.
#[derive(Clone, Copy)]
pub(super) struct Sse41(());

impl Sse41 {
    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    pub(super) fn new() -> Sse41 {
        Sse41(())
    }
}

impl Simd<4> for Sse41 {
    type F32 = __m128;
    type Sums = [__m128d; 2];

    simd_call!("ssse3,sse4.1", 4, Sse41);

    simd_methods! {
        fn load(from: &[f32; 4]) -> __m128 { load_f32(from) }
        fn store(to: &mut [f32; 4], v: __m128) -> () { store_f32(to, v) }
        fn load_bytes(from: &[[u8; 4]; 4]) -> __m128 {
            _mm_castsi128_ps(load_u8(at(from.as_flattened(), 0)))
        }
        fn load_f16(from: &[[u8; 2]; 4]) -> __m128 { widen_f16(load8(at(from.as_flattened(), 0))) }
        fn load_bf16(from: &[[u8; 2]; 4]) -> __m128 { widen_bf16(from) }
        fn splat(x: f32) -> __m128 { _mm_set1_ps(x) }
        fn add(a: __m128, b: __m128) -> __m128 { _mm_add_ps(a, b) }
        fn sub(a: __m128, b: __m128) -> __m128 { _mm_sub_ps(a, b) }
        fn mul(a: __m128, b: __m128) -> __m128 { _mm_mul_ps(a, b) }
        fn div(a: __m128, b: __m128) -> __m128 { _mm_div_ps(a, b) }
        fn mul_add(a: __m128, b: __m128, c: __m128) -> __m128 { _mm_add_ps(_mm_mul_ps(a, b), c) }
        // the second operand stands where either is NaN
        fn max(x: __m128, max: __m128) -> __m128 { _mm_max_ps(x, max) }
        fn max_lane(v: __m128) -> f32 { max_f32(v) }
        fn sum_lanes(v: __m128) -> f32 { sum_f32(v) }
        fn exp(x: __m128) -> __m128 { exp::exp(x) }
        fn zero_sums() -> [__m128d; 2] { [_mm_setzero_pd(); 2] }
        fn add_to_sums(sums: [__m128d; 2], x: __m128) -> [__m128d; 2] {
            let [low, high] = widen_f64(x);
            [_mm_add_pd(sums[0], low), _mm_add_pd(sums[1], high)]
        }
        fn add_squares(sums: [__m128d; 2], x: __m128) -> [__m128d; 2] {
            let [low, high] = widen_f64(x);
            let low = _mm_mul_pd(low, low);
            [_mm_add_pd(sums[0], low), _mm_add_pd(sums[1], _mm_mul_pd(high, high))]
        }
        fn total(sums: [__m128d; 2]) -> f64 {
            let sum = _mm_add_pd(sums[0], sums[1]);
            _mm_cvtsd_f64(_mm_add_sd(sum, _mm_unpackhi_pd(sum, sum)))
        }
    }

    #[inline(always)]
    fn store_f16(self, to: &mut [f16; 4], v: __m128) {
        let mut values = [0.0; 4];
        self.store(&mut values, v);
        *to = values.map(f16::from_f32);
    }

    #[cfg(test)]
    fn tanh(self, x: __m128) -> __m128 {
        let mut values = [0.0; 4];
        self.store(&mut values, x);
        self.load(&values.map(f32::tanh))
    }

    #[inline(always)]
    fn rotate(self, a: __m128, b: __m128, cos: __m128, sin: __m128) -> (__m128, __m128) {
        let x = self.sub(self.mul(a, cos), self.mul(b, sin));
        (x, self.add(self.mul(a, sin), self.mul(b, cos)))
    }
}

/// Widens 4 × bf16.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn widen_bf16(from: &[[u8; 2]; 4]) -> __m128 {
    let bits = _mm_cvtepu16_epi32(load8(at(from.as_flattened(), 0)));
    _mm_castsi128_ps(_mm_slli_epi32::<16>(bits))
}

/// A proof that the machine has AVX.
#[derive(Clone, Copy)]
pub(super) struct Avx(());

impl Avx {
    #[inline]
    #[target_feature(enable = "avx")]
    pub(super) fn new() -> Avx {
        Avx(())
    }
}

impl Simd<8> for Avx {
    type F32 = __m256;
    type Sums = [__m256d; 2];

    // the compiler makes masked stores of short scalar loops, which take AMD's processors without
    // AVX2 some hundred cycles
    const MASKS: bool = true;

    simd_call!("avx", 8, Avx);

    simd_methods! {
        // SAFETY of the address: the reference covers the 32 bytes read or written
        fn load(from: &[f32; 8]) -> __m256 { _mm256_loadu_ps(from.as_ptr()) }
        fn store(to: &mut [f32; 8], v: __m256) -> () { _mm256_storeu_ps(to.as_mut_ptr(), v) }
        fn load_bytes(from: &[[u8; 4]; 8]) -> __m256 { _mm256_loadu_ps(from.as_ptr().cast()) }
        fn load_f16(from: &[[u8; 2]; 8]) -> __m256 {
            let halves = load_u8(at(from.as_flattened(), 0));
            joined(widen_f16(halves), widen_f16(_mm_srli_si128::<8>(halves)))
        }
        fn load_bf16(from: &[[u8; 2]; 8]) -> __m256 {
            joined(widen_bf16(at(from, 0)), widen_bf16(at(from, 4)))
        }
        fn splat(x: f32) -> __m256 { _mm256_set1_ps(x) }
        fn add(a: __m256, b: __m256) -> __m256 { _mm256_add_ps(a, b) }
        fn sub(a: __m256, b: __m256) -> __m256 { _mm256_sub_ps(a, b) }
        fn mul(a: __m256, b: __m256) -> __m256 { _mm256_mul_ps(a, b) }
        fn div(a: __m256, b: __m256) -> __m256 { _mm256_div_ps(a, b) }
        fn mul_add(a: __m256, b: __m256, c: __m256) -> __m256 {
            _mm256_add_ps(_mm256_mul_ps(a, b), c)
        }
        fn max(x: __m256, max: __m256) -> __m256 { _mm256_max_ps(x, max) }
        fn max_lane(v: __m256) -> f32 {
            let [low, high] = halves(v);
            max_f32(_mm_max_ps(low, high))
        }
        fn sum_lanes(v: __m256) -> f32 {
            let [low, high] = halves(v);
            sum_f32(_mm_add_ps(low, high))
        }
        fn exp(x: __m256) -> __m256 {
            let [low, high] = halves(x);
            joined(exp::exp(low), exp::exp(high))
        }
        fn zero_sums() -> [__m256d; 2] { [_mm256_setzero_pd(); 2] }
        fn add_to_sums(sums: [__m256d; 2], x: __m256) -> [__m256d; 2] {
            let [low, high] = halves(x);
            [
                _mm256_add_pd(sums[0], _mm256_cvtps_pd(low)),
                _mm256_add_pd(sums[1], _mm256_cvtps_pd(high)),
            ]
        }
        fn add_squares(sums: [__m256d; 2], x: __m256) -> [__m256d; 2] {
            let [low, high] = halves(x);
            let low = _mm256_cvtps_pd(low);
            let high = _mm256_cvtps_pd(high);
            [
                _mm256_add_pd(sums[0], _mm256_mul_pd(low, low)),
                _mm256_add_pd(sums[1], _mm256_mul_pd(high, high)),
            ]
        }
        fn total(sums: [__m256d; 2]) -> f64 {
            let sum = _mm256_add_pd(sums[0], sums[1]);
            let sum = _mm_add_pd(_mm256_castpd256_pd128(sum), _mm256_extractf128_pd::<1>(sum));
            _mm_cvtsd_f64(_mm_add_sd(sum, _mm_unpackhi_pd(sum, sum)))
        }
    }

    #[inline(always)]
    fn store_f16(self, to: &mut [f16; 8], v: __m256) {
        let mut values = [0.0; 8];
        self.store(&mut values, v);
        *to = values.map(f16::from_f32);
    }

    #[cfg(test)]
    fn tanh(self, x: __m256) -> __m256 {
        let mut values = [0.0; 8];
        self.store(&mut values, x);
        self.load(&values.map(f32::tanh))
    }

    #[inline(always)]
    fn rotate(self, a: __m256, b: __m256, cos: __m256, sin: __m256) -> (__m256, __m256) {
        let x = self.sub(self.mul(a, cos), self.mul(b, sin));
        (x, self.add(self.mul(a, sin), self.mul(b, cos)))
    }
}

/// Returns the lower and the upper lanes.
#[inline]
#[target_feature(enable = "avx")]
fn halves(v: __m256) -> [__m128; 2] {
    [_mm256_castps256_ps128(v), _mm256_extractf128_ps::<1>(v)]
}

/// Returns the lanes of `low`, then those of `high`.
#[inline]
#[target_feature(enable = "avx")]
fn joined(low: __m128, high: __m128) -> __m256 {
    _mm256_insertf128_ps::<1>(_mm256_castps128_ps256(low), high)
}
