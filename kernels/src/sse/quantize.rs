//! Activations → 8-bit codes: the same bits as `scalar::quantize`, which states the rules.

use std::arch::x86_64::*;

use super::lanes::*;
use crate::scalar::quantize::TINY;

/// Computes codes with one scale per `BLOCK` values.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn quantize<const BLOCK: usize>(
    x: &[f32],
    q: &mut [i8],
    scale: &mut [f32],
    sums: &mut [i16],
) {
    let blocks = x.as_chunks::<BLOCK>().0.iter().zip(q.as_chunks_mut::<BLOCK>().0);
    for (((x, q), scale), sums) in blocks.zip(scale).zip(sums.chunks_exact_mut(BLOCK / 16)) {
        let max = max_magnitude(x);
        if !(max >= TINY && max.is_finite()) {
            *scale = if max.is_finite() { 0.0 } else { f32::NAN };
            q.fill(0);
            sums.fill(0);
            continue;
        }
        *scale = max / 127.0;
        let inverse = _mm_set1_ps(127.0 / max);
        for ((x, q), sum) in x.as_chunks::<16>().0.iter().zip(q.as_chunks_mut::<16>().0).zip(sums) {
            let codes = codes(x, inverse);
            store_i8(q, codes);
            *sum = sum_i8(codes);
        }
    }
}

/// Returns the largest |x|, compared as bits, so that a NaN wins.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn max_magnitude(x: &[f32]) -> f32 {
    let magnitude = _mm_set1_epi32(0x7fff_ffff);
    let mut max = _mm_setzero_si128();
    for x in x.as_chunks::<4>().0 {
        max = _mm_max_epi32(max, _mm_and_si128(_mm_castps_si128(load_f32(x)), magnitude));
    }
    let max = _mm_max_epi32(max, _mm_shuffle_epi32::<0b00_00_11_10>(max));
    let max = _mm_max_epi32(max, _mm_shuffle_epi32::<0b00_00_00_01>(max));
    f32::from_bits(_mm_cvtsi128_si32(max).cast_unsigned())
}

/// Returns 16 values times `inverse`, rounded to nearest even. All lie in −127…127, so narrowing
/// loses nothing.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn codes(x: &[f32; 16], inverse: __m128) -> __m128i {
    let mut words = [_mm_setzero_si128(); 4];
    for i in 0..4 {
        words[i] = _mm_cvtps_epi32(_mm_mul_ps(load_f32(at(x, 4 * i)), inverse));
    }
    let low = _mm_packs_epi32(words[0], words[1]);
    let high = _mm_packs_epi32(words[2], words[3]);
    _mm_packs_epi16(low, high)
}

/// Returns the sum of 16 codes.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn sum_i8(codes: __m128i) -> i16 {
    let pairs = _mm_maddubs_epi16(_mm_set1_epi8(1), codes);
    let fours = _mm_madd_epi16(pairs, _mm_set1_epi16(1));
    let sum = _mm_add_epi32(fours, _mm_shuffle_epi32::<0b00_00_11_10>(fours));
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b00_00_00_01>(sum));
    _mm_cvtsi128_si32(sum) as i16
}
