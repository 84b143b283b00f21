//! Element-wise kernels and small reductions over f32 vectors: those of [`crate::simd::vector`],
//! and those whose shuffles are of this instruction set.

use std::arch::x86_64::*;

use half::f16;

use super::lanes::*;
use super::simd::Avx2;
use crate::operands::ScanStep;
use crate::scalar::vector as scalar;
use crate::simd::vector_kernels;

vector_kernels!("avx2,fma,f16c", Avx2);

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let twice_low = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
    let twice_high = _mm256_setr_epi32(4, 4, 5, 5, 6, 6, 7, 7);
    let (pairs, pairs_rest) = x.as_chunks_mut::<16>();
    let (cos, cos_rest) = cos.as_chunks::<8>();
    let (sin, sin_rest) = sin.as_chunks::<8>();
    for (x, (cos, sin)) in pairs.iter_mut().zip(cos.iter().zip(sin)) {
        let cos = load_f32(cos);
        let sin = load_f32(sin);
        for (x, twice) in x.as_chunks_mut::<8>().0.iter_mut().zip([twice_low, twice_high]) {
            let ab = load_f32(x);
            let ba = _mm256_permute_ps::<0b10_11_00_01>(ab);
            let cos = _mm256_permutevar8x32_ps(cos, twice);
            let sin = _mm256_permutevar8x32_ps(sin, twice);
            store_f32(x, _mm256_fmaddsub_ps(ab, cos, _mm256_mul_ps(ba, sin)));
        }
    }
    scalar::rope_norm(pairs_rest, cos_rest, sin_rest);
}
