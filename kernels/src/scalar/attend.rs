//! One attention step by the online softmax (Milakov & Gimelshein 2018, Dao et al. 2022).
//!
//! Per query row: the scores of the tile's visible positions, their maximum, one rescaling of what
//! was summed before, then the weighted sum of the values. A row that sees nothing leaves its state
//! untouched.

use half::{bf16, f16};

use super::blocks::widen_f16;
use crate::operands::{AttendState, AttendTile, KernelScratch};

/// A float type of keys and values.
pub(crate) trait CachedFloat: Copy {
    /// Returns the value in f32.
    fn widen(self) -> f32;
}

impl CachedFloat for f32 {
    fn widen(self) -> f32 {
        self
    }
}

impl CachedFloat for f16 {
    fn widen(self) -> f32 {
        widen_f16(self.to_le_bytes())
    }
}

impl CachedFloat for bf16 {
    fn widen(self) -> f32 {
        self.to_f32()
    }
}

/// Attends to keys and values of any float type.
pub(crate) fn attend<T: CachedFloat>(
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
        for (score, k) in scores.iter_mut().zip(k[from * d_k..to * d_k].chunks_exact(d_k)) {
            *score = scale * dot(q, k);
            if softcap != 0.0 {
                *score = softcap * (*score / softcap).tanh();
            }
        }

        let before = state.max[row];
        let max = scores.iter().copied().fold(before, f32::max);
        if max == f32::NEG_INFINITY {
            continue; // nothing seen yet, and nothing here
        }
        let acc = &mut state.acc[row * d_v..][..d_v];
        let keep = (before - max).exp();
        state.max[row] = max;
        state.sum[row] *= keep;
        for a in acc.iter_mut() {
            *a *= keep;
        }

        for (score, v) in scores.iter().zip(v[from * d_v..to * d_v].chunks_exact(d_v)) {
            let p = (score - max).exp();
            state.sum[row] += p;
            for (acc, &v) in acc.iter_mut().zip(v) {
                *acc += p * v.widen();
            }
        }
    }
}

/// Computes `Σ q · k` in 8 partial sums (see `matmul_f32`).
fn dot<T: CachedFloat>(q: &[f32], k: &[T]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (q, k) in q.chunks(8).zip(k.chunks(8)) {
        for ((sum, q), &k) in sums.iter_mut().zip(q).zip(k) {
            *sum += q * k.widen();
        }
    }
    sums.iter().sum()
}
