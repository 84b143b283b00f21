//! Activations → 8-bit codes, bit for bit as `scalar::quantize` does it (see there for the
//! corners).

use std::arch::x86_64::*;

use super::lanes::{at, load_f32, load_f32_part, load_i8, store_i16x4, store16};
use crate::act::ActLine;
use crate::scalar::quantize::TINY;

/// Computes codes with one scale per `BLOCK` values.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn quantize<const BLOCK: usize>(
    x: &[f32],
    q: &mut [i8],
    scale: &mut [f32],
    sums: &mut [i16],
) {
    let blocks = x.as_chunks::<BLOCK>().0.iter().zip(q.as_chunks_mut::<BLOCK>().0);
    for ((x, q), scale) in blocks.zip(scale) {
        let x = x.as_chunks::<16>().0;
        let q = q.as_chunks_mut::<16>().0;
        // non-negative floats compare as their bits do, with infinity and NaN on top
        let mut max = _mm512_setzero_si512();
        for x in x {
            let bits = _mm512_castps_si512(_mm512_abs_ps(load_f32(x)));
            max = _mm512_max_epi32(max, bits);
        }
        let max = f32::from_bits(_mm512_reduce_max_epi32(max) as u32);
        if !max.is_finite() || max < TINY {
            *scale = if max.is_finite() { 0.0 } else { f32::NAN };
            q.as_flattened_mut().fill(0);
            continue;
        }
        *scale = max / 127.0;
        let inverse = _mm512_set1_ps(127.0 / max);
        for (x, q) in x.iter().zip(q) {
            let codes = _mm512_cvtps_epi32(_mm512_mul_ps(load_f32(x), inverse));
            store16(q, _mm512_cvtepi32_epi8(codes));
        }
    }
    let (whole, rest) = q.as_chunks::<64>();
    let (sums, rest_sums) = sums.split_at_mut(4 * whole.len());
    for (q, sums) in whole.iter().zip(sums.as_chunks_mut::<4>().0) {
        // |a − b| against 0 sums up eight unsigned bytes; two such sums hold 16 · 128 too much
        let unsigned = _mm512_xor_si512(load_i8(q), _mm512_set1_epi8(-128));
        let eights = _mm512_sad_epu8(unsigned, _mm512_setzero_si512());
        let both = _mm512_add_epi64(eights, _mm512_shuffle_epi32::<0b01_00_11_10>(eights));
        let four = _mm512_castsi512_si256(_mm512_maskz_compress_epi64(0b0101_0101, both));
        let four = _mm256_sub_epi64(four, _mm256_set1_epi64x(16 * 128));
        store_i16x4(sums, _mm256_cvtepi64_epi16(four));
    }
    for (q, sum) in rest.as_chunks::<16>().0.iter().zip(rest_sums) {
        *sum = q.iter().map(|&q| i16::from(q)).sum();
    }
}

/// Computes values → bf16; the instruction takes numbers below 2⁻¹²⁶ for zeros.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) fn round_bf16(x: &[f32], out: &mut [ActLine]) {
    let (x, rest) = x.as_chunks::<32>();
    for (x, line) in x.iter().zip(out.iter_mut()) {
        store_line(line, load_f32(at(x, 0)), load_f32(at(x, 16)));
    }
    for (i, line) in out[x.len()..].iter_mut().enumerate() {
        let rest = if i == 0 { rest } else { &[] };
        let (first, second) = rest.split_at(rest.len().min(16));
        store_line(line, load_f32_part(first), load_f32_part(second));
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
fn store_line(line: &mut ActLine, first: __m512, second: __m512) {
    // SAFETY: the line has the 64 bytes written, and any bits are a bf16.
    unsafe { _mm512_storeu_si512((&raw mut *line).cast(), rounded(first, second)) };
}

/// Returns 32 numbers in bf16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
pub(super) fn rounded(first: __m512, second: __m512) -> __m512i {
    // SAFETY: the same 512 bits.
    unsafe { std::mem::transmute::<__m512bh, __m512i>(_mm512_cvtne2ps_pbh(second, first)) }
}
