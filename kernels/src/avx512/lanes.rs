//! Loads, stores and reductions: the only place of this folder that touches memory through
//! pointers.

use std::arch::x86_64::*;

use half::f16;

use crate::load_store::loads_and_stores;
pub(super) use crate::load_store::{at, at_mut};
pub(super) use crate::plain::Plain;

loads_and_stores! {
    "avx512f,avx512bw,avx512dq,avx512vl":
    /// 64 bytes.
    load64(&[u8; 64]) -> __m512i = _mm512_loadu_si512;
    /// 32 bytes.
    load32(&[u8; 32]) -> __m256i = _mm256_loadu_si256;
    /// 16 bytes.
    load16(&[u8; 16]) -> __m128i = _mm_loadu_si128;
    /// 16 signed bytes.
    load_i8x16(&[i8; 16]) -> __m128i = _mm_loadu_si128;
    /// 64 signed bytes.
    load_i8(&[i8; 64]) -> __m512i = _mm512_loadu_si512;
    /// 16 numbers of 16 bits.
    load_i16(&[i16; 16]) -> __m256i = _mm256_loadu_si256;
    /// 16 floats.
    load_f32(&[f32; 16]) -> __m512 = _mm512_loadu_ps;
    /// Writes 64 bytes.
    store64(&mut [u8; 64], __m512i) = _mm512_storeu_si512;
    /// Writes 32 bytes.
    store32(&mut [u8; 32], __m256i) = _mm256_storeu_si256;
    /// Writes 16 bytes.
    store_u8x16(&mut [u8; 16], __m128i) = _mm_storeu_si128;
    /// Writes 16 signed bytes.
    store16(&mut [i8; 16], __m128i) = _mm_storeu_si128;
    /// Writes 32 numbers of 16 bits.
    store_i16(&mut [i16; 32], __m512i) = _mm512_storeu_si512;
    /// Writes 16 floats.
    store_f32(&mut [f32; 16], __m512) = _mm512_storeu_ps;
}

/// Returns 16 floats of half precision, widened.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn load_f16(x: &[f16; 16]) -> __m512 {
    // SAFETY: the reference covers the 32 bytes read; f16 is a transparent u16.
    _mm512_cvtph_ps(unsafe { _mm256_loadu_si256(x.as_ptr().cast()) })
}

/// Returns the first `x.len()` (at most 16) floats of half precision, widened; the other lanes are
/// 0.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn load_f16_part(x: &[f16]) -> __m512 {
    // SAFETY: as in `load_f32_part`.
    _mm512_cvtph_ps(unsafe { _mm256_maskz_loadu_epi16(first_lanes(x.len()), x.as_ptr().cast()) })
}

/// Returns the first `x.len()` (at most 16) floats; the other lanes are 0.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn load_f32_part(x: &[f32]) -> __m512 {
    // SAFETY: `first_lanes` selects exactly the elements of the slice (at most 16); masked lanes
    // are not read.
    unsafe { _mm512_maskz_loadu_ps(first_lanes(x.len()), x.as_ptr()) }
}

/// Writes the lower four numbers of 16 bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_i16x4(x: &mut [i16; 4], v: __m128i) {
    // SAFETY: the reference covers the 8 bytes written.
    unsafe { _mm_storel_epi64(x.as_mut_ptr().cast(), v) }
}

/// Writes the first `x.len()` (at most 16) lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_f32_part(x: &mut [f32], v: __m512) {
    // SAFETY: `first_lanes` selects exactly the elements of the slice (at most 16); masked lanes
    // are not written.
    unsafe { _mm512_mask_storeu_ps(x.as_mut_ptr(), first_lanes(x.len()), v) }
}

/// Writes 16 floats in half precision, rounded to nearest even.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn store_f16(to: &mut [f16; 16], v: __m512) {
    let halves = _mm512_cvtps_ph::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(v);
    // SAFETY: the reference covers the 32 bytes written; f16 is a transparent u16.
    unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), halves) }
}

/// Returns the sum of each vector's lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn sums_of_four(vectors: [__m512; 4]) -> [f32; 4] {
    let [a, b, c, d] = vectors;
    let ab = _mm512_add_ps(_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b));
    let cd = _mm512_add_ps(_mm512_unpacklo_ps(c, d), _mm512_unpackhi_ps(c, d));
    let ab = _mm512_castps_pd(ab);
    let cd = _mm512_castps_pd(cd);
    // one sum of each in every 128-bit lane
    let low = _mm512_castpd_ps(_mm512_unpacklo_pd(ab, cd));
    let high = _mm512_castpd_ps(_mm512_unpackhi_pd(ab, cd));
    let abcd = _mm512_add_ps(low, high);
    let halves = _mm256_add_ps(_mm512_castps512_ps256(abcd), _mm512_extractf32x8_ps::<1>(abcd));
    let sums = _mm_add_ps(_mm256_castps256_ps128(halves), _mm256_extractf128_ps::<1>(halves));
    let mut out = [0.0; 4];
    // SAFETY: the array has the 16 bytes written.
    unsafe { _mm_storeu_ps(out.as_mut_ptr(), sums) };
    out
}

/// Distance ahead of their loads at which the row-wise kernels ask for lines, in bytes: 94 % of the
/// streaming rate on Zen 5, where 4096 gave 85 % and 1024 gave 70 %.
pub(super) const AHEAD: usize = 8192;

/// Asks for the lines of the `bytes` bytes from `at`.
#[inline(always)]
pub(super) fn prefetch(at: *const u8, bytes: usize) {
    for line in (0..bytes).step_by(64) {
        // SAFETY: a prefetch may be of any address: it never faults and changes nothing the program
        // can see.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at.wrapping_add(line).cast()) }
    }
}

/// Works as [`prefetch`], but to the second-level cache: for more than the first has room for until
/// it is used.
#[inline(always)]
pub(super) fn prefetch_l2(at: *const u8, bytes: usize) {
    for line in (0..bytes).step_by(64) {
        // SAFETY: as in `prefetch`.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(at.wrapping_add(line).cast()) }
    }
}

/// Asks for the lines that lie [`AHEAD`] behind the `bytes` bytes from `at`.
#[inline(always)]
pub(super) fn prefetch_ahead(at: *const u8, bytes: usize) {
    prefetch(at.wrapping_add(AHEAD), bytes);
}

/// Returns the mask of the first `n` of 16 lanes.
#[inline(always)]
pub(super) fn first_lanes(n: usize) -> __mmask16 {
    if n >= 16 { !0 } else { (1 << n) - 1 }
}

// SAFETY: arrays of integers or floats have no padding, and all their bits are values.
unsafe impl Plain for [i16; 8] {}
// SAFETY: as above.
unsafe impl Plain for [f32; 4] {}
// SAFETY: as above.
unsafe impl Plain for i32 {}
// SAFETY: as above.
unsafe impl Plain for i8 {}
// SAFETY: as above.
unsafe impl Plain for [f32; 32] {}

/// Returns the number of bytes that [`carve`] takes for `n` values.
pub(super) const fn carved<T: Plain>(n: usize) -> usize {
    (n * size_of::<T>()).next_multiple_of(64)
}

/// Takes room for `n` values off the front of `rest`, which begins at a multiple of 64 and still
/// does so afterwards.
pub(super) fn carve<'a, T: Plain>(rest: &mut &'a mut [u8], n: usize) -> &'a mut [T] {
    const { assert!(align_of::<T>() <= 64) };
    let (bytes, left) = std::mem::take(rest).split_at_mut(carved::<T>(n));
    *rest = left;
    assert!(bytes.as_ptr().addr() % 64 == 0);
    // SAFETY: the bytes are exclusively borrowed, initialized, at least as many as `n` values take
    // and aligned to 64, which suits `T`; `T` is plain.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), n) }
}
