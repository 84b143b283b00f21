//! One attention step by the online softmax, a query row at a time, as `scalar::attend` has it.

use half::{bf16, f16};

use super::lanes::{at, at_mut};
use crate::operands::{AttendState, AttendTile, KernelScratch};
use crate::simd::Simd;

/// A float type of keys and values.
pub(super) trait CachedLane: Copy {
    /// Widens `N` numbers to f32.
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[Self; N]) -> S::F32;
    /// Widens one number to f32.
    fn widen_one(self) -> f32;
}

impl CachedLane for f32 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[f32; N]) -> S::F32 {
        simd.load(from)
    }

    #[inline(always)]
    fn widen_one(self) -> f32 {
        self
    }
}

impl CachedLane for f16 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[f16; N]) -> S::F32 {
        simd.load_f16(&from.map(f16::to_le_bytes))
    }

    #[inline(always)]
    fn widen_one(self) -> f32 {
        crate::scalar::blocks::widen_f16(self.to_le_bytes())
    }
}

impl CachedLane for bf16 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[bf16; N]) -> S::F32 {
        simd.load_bf16(&from.map(bf16::to_le_bytes))
    }

    #[inline(always)]
    fn widen_one(self) -> f32 {
        f32::from_bits(u32::from(self.to_bits()) << 16)
    }
}

/// Vectors of values that are summed up side by side.
const SUMS: usize = 4;

/// Attends to keys and values of any float type.
#[inline(always)]
pub(super) fn attend<const N: usize, S: Simd<N>, T: CachedLane>(
    simd: S,
    tile: &AttendTile<'_, T>,
    state: &mut AttendState<'_>,
    scratch: &mut KernelScratch,
) {
    let &AttendTile { q, k, v, d_k, d_v, visible, scale, softcap } = tile;
    for (row, &(from, to)) in visible.iter().enumerate() {
        let from = from as usize;
        let to = to as usize;
        let q = &q[row * d_k..][..d_k];
        let scores = scratch.f32s(to - from);
        let mut max = state.max[row];
        for (score, k) in scores.iter_mut().zip(k[from * d_k..to * d_k].chunks_exact(d_k)) {
            *score = scale * dot(simd, q, k);
            if softcap != 0.0 {
                *score = softcap * (*score / softcap).tanh();
            }
            max = max.max(*score);
        }
        if max == f32::NEG_INFINITY {
            continue; // nothing seen yet, and nothing here
        }
        let acc = &mut state.acc[row * d_v..][..d_v];
        let keep = (state.max[row] - max).exp();
        state.max[row] = max;
        let sum = exponentials(simd, scores, max);
        state.sum[row] = state.sum[row] * keep + sum;
        add_values(simd, acc, keep, scores, &v[from * d_v..to * d_v]);
    }
}

/// Computes `Σ q · k`.
#[inline(always)]
fn dot<const N: usize, S: Simd<N>, T: CachedLane>(simd: S, q: &[f32], k: &[T]) -> f32 {
    let (q_pairs, q_rest) = q.as_chunks::<N>();
    let (k_pairs, k_rest) = k.as_chunks::<N>();
    let mut sums = [simd.splat(0.0); 2];
    for (i, (q, k)) in q_pairs.iter().zip(k_pairs).enumerate() {
        sums[i % 2] = simd.mul_add(simd.load(q), T::widen(simd, k), sums[i % 2]);
    }
    let mut sum = simd.sum_lanes(simd.add(sums[0], sums[1]));
    for (q, k) in q_rest.iter().zip(k_rest) {
        sum += q * k.widen_one();
    }
    sum
}

/// Replaces each score by `exp(score − max)`, and returns their sum.
#[inline(always)]
fn exponentials<const N: usize, S: Simd<N>>(simd: S, scores: &mut [f32], max: f32) -> f32 {
    let (vectors, rest) = scores.as_chunks_mut::<N>();
    let mut sums = simd.splat(0.0);
    for scores in vectors {
        let power = simd.exp(simd.sub(simd.load(scores), simd.splat(max)));
        simd.store(scores, power);
        sums = simd.add(sums, power);
    }
    let mut sum = simd.sum_lanes(sums);
    for score in rest {
        *score = (*score - max).exp();
        sum += *score;
    }
    sum
}

/// Computes `acc = keep · acc + Σ p · v`.
#[inline(always)]
fn add_values<const N: usize, S: Simd<N>, T: CachedLane>(
    simd: S,
    acc: &mut [f32],
    keep: f32,
    p: &[f32],
    v: &[T],
) {
    let d_v = acc.len();
    let mut from = 0;
    while from + SUMS * N <= d_v {
        let mut sums = [simd.splat(0.0); SUMS];
        for i in 0..SUMS {
            sums[i] = simd.mul(simd.load(at(acc, from + i * N)), simd.splat(keep));
        }
        for (p, v) in p.iter().zip(v.chunks_exact(d_v)) {
            let p = simd.splat(*p);
            for i in 0..SUMS {
                sums[i] = simd.mul_add(p, T::widen(simd, at(v, from + i * N)), sums[i]);
            }
        }
        for i in 0..SUMS {
            simd.store(at_mut(acc, from + i * N), sums[i]);
        }
        from += SUMS * N;
    }
    for i in from..d_v {
        let mut sum = keep * acc[i];
        for (p, v) in p.iter().zip(v.chunks_exact(d_v)) {
            sum += p * v[i].widen_one();
        }
        acc[i] = sum;
    }
}
