//! Element-wise kernels and small reductions over f32 vectors: those of [`crate::simd::vector`],
//! and those whose shuffles are of this instruction set.

use std::arch::x86_64::*;

use half::f16;

use super::lanes::*;
use super::simd::Avx512;
use crate::operands::ScanStep;
use crate::simd::vector_kernels;

vector_kernels!("avx512f,avx512bw,avx512dq,avx512vl", Avx512);

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    // each angle twice, for the two values of its pair
    let twice = _mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    for ((x, cos), sin) in x.chunks_mut(16).zip(cos.chunks(8)).zip(sin.chunks(8)) {
        let v = load_f32_part(x);
        let cos = _mm512_permutexvar_ps(twice, load_f32_part(cos));
        let sin = _mm512_permutexvar_ps(twice, load_f32_part(sin));
        let swapped = _mm512_permute_ps::<0b10_11_00_01>(v);
        // even lanes: a cos − b sin; odd lanes: b cos + a sin
        store_f32_part(x, _mm512_fmaddsub_ps(v, cos, _mm512_mul_ps(swapped, sin)));
    }
}

/// Decodes blocks of Q8_0 to f32.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn widen_q8_0(bytes: &[u8], out: &mut [f32]) {
    for (block, out) in bytes.as_chunks::<34>().0.iter().zip(out.as_chunks_mut::<32>().0) {
        let d = _mm512_cvtph_ps(_mm256_set1_epi16(i16::from_le_bytes(*at(block, 0))));
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let codes = _mm512_cvtepi8_epi32(load16(at(block, 2 + 16 * half)));
            store_f32(out, _mm512_mul_ps(d, _mm512_cvtepi32_ps(codes)));
        }
    }
}
