//! Loads, stores and reductions of 256-bit vectors: the only places where this folder touches memory by pointer.
//!
//! Loads take array references, so the length is the type's; no alignment is assumed.

use std::arch::x86_64::*;

/// 32 bytes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_u8(x: &[u8; 32]) -> __m256i {
    // SAFETY: the reference covers the 32 bytes read.
    unsafe { _mm256_loadu_si256(x.as_ptr().cast()) }
}

/// 32 codes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_i8(x: &[i8; 32]) -> __m256i {
    // SAFETY: the reference covers the 32 bytes read.
    unsafe { _mm256_loadu_si256(x.as_ptr().cast()) }
}

/// 16 × i16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_i16(x: &[i16; 16]) -> __m256i {
    // SAFETY: the reference covers the 32 bytes read.
    unsafe { _mm256_loadu_si256(x.as_ptr().cast()) }
}

/// 8 × f32.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_f32(x: &[f32; 8]) -> __m256 {
    // SAFETY: the reference covers the 8 floats read.
    unsafe { _mm256_loadu_ps(x.as_ptr()) }
}

/// 16 bytes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_half(x: &[u8; 16]) -> __m128i {
    // SAFETY: the reference covers the 16 bytes read.
    unsafe { _mm_loadu_si128(x.as_ptr().cast()) }
}

/// Writes 8 × f32.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn store_f32(to: &mut [f32; 8], v: __m256) {
    // SAFETY: the reference covers the 8 floats written.
    unsafe { _mm256_storeu_ps(to.as_mut_ptr(), v) }
}

/// Two f16 that lie one after the other (`d` and `dmin`, `d` and `m`).
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f16_pair(bytes: [u8; 4]) -> (f32, f32) {
    let v = _mm_cvtph_ps(_mm_cvtsi32_si128(i32::from_le_bytes(bytes)));
    (_mm_cvtss_f32(v), _mm_cvtss_f32(_mm_movehdup_ps(v)))
}

/// One f16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f16_one(bytes: [u8; 2]) -> f32 {
    _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(u16::from_le_bytes(bytes).into())))
}

/// 16 bytes in both halves.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn both(x: __m128i) -> __m256i {
    _mm256_broadcastsi128_si256(x)
}

/// Sum of the 8 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn sum_f32(v: __m256) -> f32 {
    let v = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps::<1>(v));
    let v = _mm_add_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_add_ss(v, _mm_movehdup_ps(v)))
}

/// Sum of the 4 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn sum_f64(v: __m256d) -> f64 {
    let v = _mm_add_pd(_mm256_castpd256_pd128(v), _mm256_extractf128_pd::<1>(v));
    _mm_cvtsd_f64(_mm_add_sd(v, _mm_unpackhi_pd(v, v)))
}

/// Largest of the 8 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn max_f32(v: __m256) -> f32 {
    let v = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps::<1>(v));
    let v = _mm_max_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_max_ss(v, _mm_movehdup_ps(v)))
}
