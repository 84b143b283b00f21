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
