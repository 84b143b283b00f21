//! Loads, stores and reductions: the only place of this folder that touches memory through
//! pointers.

use std::arch::x86_64::*;

use crate::load_store::loads_and_stores;
pub(super) use crate::load_store::{at, at_mut};
use crate::scalar::blocks;

loads_and_stores! {
    "ssse3,sse4.1":
    /// 16 bytes.
    load_u8(&[u8; 16]) -> __m128i = _mm_loadu_si128;
    /// 16 codes.
    load_i8(&[i8; 16]) -> __m128i = _mm_loadu_si128;
    /// 8 × i16.
    load_i16(&[i16; 8]) -> __m128i = _mm_loadu_si128;
    /// 4 × f32.
    load_f32(&[f32; 4]) -> __m128 = _mm_loadu_ps;
    /// Writes 16 bytes.
    store_u8(&mut [u8; 16], __m128i) = _mm_storeu_si128;
    /// Writes 16 codes.
    store_i8(&mut [i8; 16], __m128i) = _mm_storeu_si128;
    /// Writes 4 × f32.
    store_f32(&mut [f32; 4], __m128) = _mm_storeu_ps;
}

/// Returns the f16 at byte `i`.
#[inline(always)]
pub(super) fn f16_at(bytes: &[u8], i: usize) -> f32 {
    blocks::widen_f16(*at(bytes, i))
}

/// Returns the f32 at byte `i`.
#[inline(always)]
pub(super) fn f32_at(bytes: &[u8], i: usize) -> f32 {
    f32::from_le_bytes(*at(bytes, i))
}

/// Returns eight bytes; the other lanes are 0.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn load8(x: &[u8; 8]) -> __m128i {
    // SAFETY: the reference covers the 8 bytes read.
    unsafe { _mm_loadl_epi64(x.as_ptr().cast()) }
}

/// Widens 4 × f16 in the lower half to the bits that `f16::to_f32` gives (see
/// [`blocks::widen_f16`]).
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn widen_f16(halves: __m128i) -> __m128 {
    const REBIAS: i32 = (127 - 15) << 23;
    const LARGEST: i32 = (0x1f << 23) - 1;
    let bits = _mm_cvtepu16_epi32(halves);
    let magnitude = _mm_slli_epi32::<13>(_mm_and_si128(bits, _mm_set1_epi32(0x7fff)));
    let rebias = _mm_set1_epi32(REBIAS);
    let normal = _mm_add_epi32(magnitude, rebias);
    // 2⁻¹⁴ · (1 + fraction) less 2⁻¹⁴
    let one = _mm_set1_epi32(REBIAS + (1 << 23));
    let subnormal =
        _mm_sub_ps(_mm_castsi128_ps(_mm_add_epi32(magnitude, one)), _mm_castsi128_ps(one));
    let is_subnormal = _mm_cmplt_epi32(magnitude, _mm_set1_epi32(1 << 23));
    let is_infinite = _mm_cmpgt_epi32(magnitude, _mm_set1_epi32(LARGEST));
    let is_nan = _mm_cmpgt_epi32(magnitude, _mm_set1_epi32(LARGEST + 1));
    let value = _mm_add_epi32(normal, _mm_and_si128(is_infinite, rebias));
    let value = _mm_or_si128(value, _mm_and_si128(is_nan, _mm_set1_epi32(1 << 22)));
    let value = _mm_blendv_epi8(value, _mm_castps_si128(subnormal), is_subnormal);
    let sign = _mm_slli_epi32::<16>(_mm_and_si128(bits, _mm_set1_epi32(0x8000)));
    _mm_castsi128_ps(_mm_or_si128(value, sign))
}

/// Returns the sum of the 4 lanes.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn sum_f32(v: __m128) -> f32 {
    let v = _mm_add_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_add_ss(v, _mm_movehdup_ps(v)))
}

/// Returns the largest of the 4 lanes.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn max_f32(v: __m128) -> f32 {
    let v = _mm_max_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_max_ss(v, _mm_movehdup_ps(v)))
}

/// Returns the lower and the upper two lanes in f64.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn widen_f64(x: __m128) -> [__m128d; 2] {
    [_mm_cvtps_pd(x), _mm_cvtps_pd(_mm_movehl_ps(x, x))]
}
