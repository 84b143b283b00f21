//! Loads, stores and reductions: the only place of this folder that touches memory through
//! pointers.

use std::arch::x86_64::*;

use half::f16;

use crate::load_store::loads_and_stores;
pub(super) use crate::load_store::{at, at_mut};
pub(super) use crate::plain::{Plain, plain_mut};

/// Returns the `N` bytes at `at` of eight slices. Written out: closures do not always inline into
/// functions with features.
#[inline(always)]
pub(super) fn at8<const N: usize, const BYTES: usize>(
    rows: [&[u8; BYTES]; 8],
    i: usize,
) -> [&[u8; N]; 8] {
    let [a, b, c, d, e, f, g, h] = rows;
    [at(a, i), at(b, i), at(c, i), at(d, i), at(e, i), at(f, i), at(g, i), at(h, i)]
}

loads_and_stores! {
    "avx2,fma,f16c":
    /// 32 bytes.
    load32(&[u8; 32]) -> __m256i = _mm256_loadu_si256;
    /// 32 codes.
    load_i8(&[i8; 32]) -> __m256i = _mm256_loadu_si256;
    /// 16 × i16, or whatever else the 32 bytes are.
    load_i16(&[i16; 16]) -> __m256i = _mm256_loadu_si256;
    /// 8 × f32.
    load_f32(&[f32; 8]) -> __m256 = _mm256_loadu_ps;
    /// 16 bytes.
    load16(&[u8; 16]) -> __m128i = _mm_loadu_si128;
    /// 16 signed bytes.
    load_i8x16(&[i8; 16]) -> __m128i = _mm_loadu_si128;
    /// Writes 32 bytes.
    store32(&mut [u8; 32], __m256i) = _mm256_storeu_si256;
    /// Writes 32 codes.
    store_i8(&mut [i8; 32], __m256i) = _mm256_storeu_si256;
    /// Writes 16 bytes.
    store16(&mut [u8; 16], __m128i) = _mm_storeu_si128;
    /// Writes 16 bytes, as four i32.
    store_i32x4(&mut [i32; 4], __m128i) = _mm_storeu_si128;
    /// Writes 16 × i16.
    store_i16(&mut [i16; 16], __m256i) = _mm256_storeu_si256;
    /// Writes 8 × i32.
    store_i32(&mut [i32; 8], __m256i) = _mm256_storeu_si256;
    /// Writes 8 × f32.
    store_f32(&mut [f32; 8], __m256) = _mm256_storeu_ps;
}

/// Returns 8 × f16, widened.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_f16(x: &[f16; 8]) -> __m256 {
    // SAFETY: the reference covers the 16 bytes read.
    _mm256_cvtph_ps(unsafe { _mm_loadu_si128(x.as_ptr().cast()) })
}

/// Returns eight bytes; the other lanes are 0.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load8(x: &[u8; 8]) -> __m128i {
    // SAFETY: the reference covers the 8 bytes read.
    unsafe { _mm_loadl_epi64(x.as_ptr().cast()) }
}

/// Returns 16 bytes in each half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_twice(x: &[u8; 16]) -> __m256i {
    _mm256_broadcastsi128_si256(load16(x))
}

/// Returns 16 signed bytes in each half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_i8_twice(x: &[i8; 16]) -> __m256i {
    // SAFETY: the reference covers the 16 bytes read.
    _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(x.as_ptr().cast()) })
}

/// Returns 16 bytes of `low`, then 16 of `high`.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn load_halves(low: &[u8; 16], high: &[u8; 16]) -> __m256i {
    _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(load16(low)), load16(high))
}

/// Writes 8 × f32 as f16, rounded to nearest even.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn store_f16(to: &mut [f16; 8], v: __m256) {
    let halves = _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(v);
    // SAFETY: the reference covers the 8 × 2 bytes written, and every bit pattern is an f16.
    unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), halves) }
}

/// Returns the first two of eight f16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f16_pair(halves: __m128i) -> (f32, f32) {
    let v = _mm_cvtph_ps(halves);
    (_mm_cvtss_f32(v), _mm_cvtss_f32(_mm_movehdup_ps(v)))
}

/// Returns one f16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f16_one(bytes: [u8; 2]) -> f32 {
    _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(u16::from_le_bytes(bytes).into())))
}

/// Returns the f16 that lie at byte `at` of eight slices.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn f16_of_8<const BYTES: usize>(blocks: [&[u8; BYTES]; 8], at: usize) -> __m256 {
    let h = |i: usize| i16::from_le_bytes([blocks[i][at], blocks[i][at + 1]]);
    _mm256_cvtph_ps(_mm_setr_epi16(h(0), h(1), h(2), h(3), h(4), h(5), h(6), h(7)))
}

/// Returns the sum of the 8 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn sum_f32(v: __m256) -> f32 {
    let v = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps::<1>(v));
    let v = _mm_add_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_add_ss(v, _mm_movehdup_ps(v)))
}

/// Returns the sum of the 4 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn sum_f64(v: __m256d) -> f64 {
    let v = _mm_add_pd(_mm256_castpd256_pd128(v), _mm256_extractf128_pd::<1>(v));
    _mm_cvtsd_f64(_mm_add_sd(v, _mm_unpackhi_pd(v, v)))
}

/// Returns the largest of the 8 lanes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn max_f32(v: __m256) -> f32 {
    let v = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps::<1>(v));
    let v = _mm_max_ps(v, _mm_movehl_ps(v, v));
    _mm_cvtss_f32(_mm_max_ss(v, _mm_movehdup_ps(v)))
}

/// Costs nothing and changes nothing, but the compiler must have the value in a register here and
/// may not move other pinned values across.
///
/// LLVM unrolls the loops over a group, regroups the integer sums and hoists every decoded weight:
/// more than 16 registers hold, so it spills. Pinning each partial sum keeps the order that was
/// written.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn pin(v: &mut __m256i) {
    // SAFETY: the text is empty but for a comment that names the operand.
    unsafe {
        std::arch::asm!("/* {0} */", inout(ymm_reg) * v, options(nomem, nostack, preserves_flags));
    }
}

/// Asks for these bytes to be brought to the second-level cache.
#[inline]
pub(super) fn prefetch(bytes: &[u8]) {
    for line in bytes.chunks(64) {
        // SAFETY: a prefetch is a hint; the address is that of a reference besides.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(line.as_ptr().cast()) };
    }
}
