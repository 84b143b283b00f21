//! Activations → 8-bit codes; the bits are those of [`crate::scalar::quantize`].

use std::arch::x86_64::*;

use super::lanes::*;
use crate::scalar::quantize::TINY;

/// Computes codes with one scale per `BLOCK` values.
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn quantize<const BLOCK: usize>(
    x: &[f32],
    q: &mut [i8],
    scale: &mut [f32],
    sums: &mut [i16],
) {
    let blocks = x.as_chunks::<BLOCK>().0.iter().zip(q.as_chunks_mut::<BLOCK>().0);
    for ((x, q), (scale, sums)) in
        blocks.zip(scale.iter_mut().zip(sums.chunks_exact_mut(BLOCK / 16)))
    {
        let max = max_abs(x);
        if !(max >= TINY && max.is_finite()) {
            *scale = if max.is_finite() { 0.0 } else { f32::NAN };
            q.fill(0);
            sums.fill(0);
            continue;
        }
        *scale = max / 127.0;
        let inverse = 127.0 / max;
        let vectors = x.as_chunks::<32>().0.iter().zip(q.as_chunks_mut::<32>().0);
        for ((x, q), sums) in vectors.zip(sums.as_chunks_mut::<2>().0) {
            let codes = codes(x, inverse);
            store_i8(q, codes);
            *sums = sums_of_16(codes);
        }
    }
}

/// Returns `max |x|`, compared as bits: the order of non-negative floats, with infinity and NaN on
/// top.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn max_abs(x: &[f32]) -> f32 {
    let mut max = _mm256_setzero_si256();
    for x in x.as_chunks::<8>().0 {
        let bits = _mm256_and_si256(_mm256_castps_si256(load_f32(x)), _mm256_set1_epi32(i32::MAX));
        max = _mm256_max_epi32(max, bits);
    }
    let max = _mm_max_epi32(_mm256_castsi256_si128(max), _mm256_extracti128_si256::<1>(max));
    let max = _mm_max_epi32(max, _mm_shuffle_epi32::<0b01_00_11_10>(max));
    let max = _mm_max_epi32(max, _mm_shuffle_epi32::<0b10_11_00_01>(max));
    f32::from_bits(_mm_cvtsi128_si32(max) as u32)
}

/// Returns 32 values times `inverse`, rounded to nearest even (the conversion's rounding mode) and
/// packed in their order.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn codes(x: &[f32; 32], inverse: f32) -> __m256i {
    let mut i = [_mm256_setzero_si256(); 4];
    for (i, x) in i.iter_mut().zip(x.as_chunks::<8>().0) {
        *i = _mm256_cvtps_epi32(_mm256_mul_ps(load_f32(x), _mm256_set1_ps(inverse)));
    }
    let packed = _mm256_packs_epi16(_mm256_packs_epi32(i[0], i[1]), _mm256_packs_epi32(i[2], i[3]));
    // both packs work within 128-bit halves: put the groups of four back in order
    _mm256_permutevar8x32_epi32(packed, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7))
}

/// Returns the sums of codes 0–15 and 16–31.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn sums_of_16(codes: __m256i) -> [i16; 2] {
    // + 128 makes unsigned bytes, which `sad` sums by eights
    let sums =
        _mm256_sad_epu8(_mm256_xor_si256(codes, _mm256_set1_epi8(-128)), _mm256_setzero_si256());
    let sums = _mm256_add_epi64(sums, _mm256_unpackhi_epi64(sums, sums));
    const OFFSET: i32 = 16 * 128;
    let first = _mm256_extract_epi32::<0>(sums) - OFFSET;
    let second = _mm256_extract_epi32::<4>(sums) - OFFSET;
    [first as i16, second as i16]
}
