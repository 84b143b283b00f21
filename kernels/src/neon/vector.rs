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
