//! Element-wise kernels and small reductions over f32 vectors: those of [`crate::simd::vector`],
//! and those whose shuffles are of this instruction set.

use std::arch::aarch64::*;

use half::f16;

use super::lanes::*;
use super::simd::Neon;
use crate::operands::ScanStep;
use crate::scalar::vector as scalar;
use crate::simd::{Simd, vector_kernels};

vector_kernels!("neon", Neon);

/// Rotates the pairs (2i, 2i+1).
#[target_feature(enable = "neon")]
pub(super) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (pairs, pairs_rest) = x.as_chunks_mut::<8>();
    let (cos, cos_rest) = cos.as_chunks::<4>();
    let (sin, sin_rest) = sin.as_chunks::<4>();
    for (x, (cos, sin)) in pairs.iter_mut().zip(cos.iter().zip(sin)) {
        let low = load_f32(at(x, 0));
        let high = load_f32(at(x, 4));
        let a = vuzp1q_f32(low, high);
        let b = vuzp2q_f32(low, high);
        let (a, b) = Neon::new().rotate(a, b, load_f32(cos), load_f32(sin));
        store_f32(at_mut(x, 0), vzip1q_f32(a, b));
        store_f32(at_mut(x, 4), vzip2q_f32(a, b));
    }
    scalar::rope_norm(pairs_rest, cos_rest, sin_rest);
}

/// Decodes blocks of Q8_0 to f32.
#[target_feature(enable = "neon")]
pub(super) fn widen_q8_0(bytes: &[u8], out: &mut [f32]) {
    for (block, out) in bytes.as_chunks::<34>().0.iter().zip(out.as_chunks_mut::<32>().0) {
        let d = f16_at(block, 0);
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let codes = vreinterpretq_s8_u8(load_u8(at(block, 2 + 16 * half)));
            for (i, words) in
                [vmovl_s8(vget_low_s8(codes)), vmovl_high_s8(codes)].into_iter().enumerate()
            {
                let low = vmovl_s16(vget_low_s16(words));
                let high = vmovl_high_s16(words);
                store_f32(at_mut(out, 8 * i), vmulq_n_f32(vcvtq_f32_s32(low), d));
                store_f32(at_mut(out, 8 * i + 4), vmulq_n_f32(vcvtq_f32_s32(high), d));
            }
        }
    }
}
