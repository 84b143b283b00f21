//! The rule of gated delta nets over running states.

use super::CpuPass;
use super::activation::{sigmoid, softplus};
use super::recurrent::{Pieces, for_each_token};
use crate::backend::{Buf, DeltaInputs};
use crate::model::mixer::delta_net::{DeltaNetPlan, DeltaNetWeights};

/// Sums that a product of two rows is made of. Two products are made at a time: with 16 sums each,
/// vectors of four would not have registers for what is loaded (a token of a head of 128: 4.3 µs
/// with 8, 5.2 with 4 or 16).
const LANES: usize = 8;

/// A thread's memory for one head.
#[derive(Default)]
pub(super) struct DeltaMemory {
    q: Vec<f32>,
    k: Vec<f32>,
}

/// Implements [`crate::backend::StateOps::delta_rule`]. The state has, after what the convolution
/// saw, a matrix for each value head: a row for each of its values, which a token's key is
/// multiplied by.
pub(super) fn delta_rule(
    pass: &CpuPass,
    layer: usize,
    weights: &DeltaNetWeights,
    eps: f32,
    inputs: DeltaInputs,
    out: Buf,
) {
    let DeltaInputs { qkv, beta, alpha } = inputs;
    let DeltaNetPlan { n_k, n_v, d, is_grouped, .. } = weights.plan;
    let n = weights.conv.n_channels;
    let first = weights.conv.n_seen();
    let pieces = Pieces { first, end: first + n_v * d * d, each: d * d, n: n_v };
    for_each_token(pass, layer, &pieces, |head, t, state| {
        let mut local = pass.local.borrow_mut();
        let DeltaMemory { q, k } = &mut local.delta;
        let key_head = if is_grouped { head / (n_v / n_k) } else { head % n_k };
        let buffers = &pass.memory.buffers;
        // SAFETY: all but `out` are only read in this phase, and each item writes its own head of
        // it, of its own run's rows.
        let (from_q, from_k, v, beta, alpha, out) = unsafe {
            (
                buffers.at(qkv).read(t * n + key_head * d, d),
                buffers.at(qkv).read(t * n + (n_k + key_head) * d, d),
                buffers.at(qkv).read(t * n + (2 * n_k + head) * d, d),
                buffers.at(beta).read(t * n_v + head, 1)[0],
                buffers.at(alpha).read(t * n_v + head, 1)[0],
                buffers.at(out).write((t * n_v + head) * d, d),
            )
        };
        normalize(from_q, eps, 1.0 / (d as f32).sqrt(), q);
        normalize(from_k, eps, 1.0, k);
        let decay = (weights.a[head] * softplus(alpha + weights.dt[head])).exp();
        step(state, q, k, v, decay, sigmoid(beta), out);
    });
}

/// Computes one token of one head: `state` are rows `S[j]` of `d` values, one for each value j of
/// the head.
///
/// With S the matrix before, what is read after it is g · Sᵀq + δ (k · q): both products are made
/// while a row is there once.
fn step(
    state: &mut [f32],
    q: &[f32],
    k: &[f32],
    v: &[f32],
    decay: f32,
    beta: f32,
    out: &mut [f32],
) {
    let (_, k_q) = products(k, q, q);
    for ((row, v), out) in state.chunks_exact_mut(k.len()).zip(v).zip(out) {
        let (by_k, by_q) = products(row, k, q);
        let delta = beta * (v - decay * by_k);
        for (s, k) in row.iter_mut().zip(k) {
            *s = decay * *s + delta * k;
        }
        *out = decay * by_q + delta * k_q;
    }
}

/// Returns `x · y` and `x · z`.
fn products(x: &[f32], y: &[f32], z: &[f32]) -> (f32, f32) {
    let mut by_y = [0.0f32; LANES];
    let mut by_z = [0.0f32; LANES];
    let (x, x_rest) = x.as_chunks::<LANES>();
    let (y, y_rest) = y.as_chunks::<LANES>();
    let (z, z_rest) = z.as_chunks::<LANES>();
    for ((x, y), z) in x.iter().zip(y).zip(z) {
        for lane in 0..LANES {
            by_y[lane] += x[lane] * y[lane];
            by_z[lane] += x[lane] * z[lane];
        }
    }
    for (lane, ((x, y), z)) in x_rest.iter().zip(y_rest).zip(z_rest).enumerate() {
        by_y[lane] += x * y;
        by_z[lane] += x * z;
    }
    (by_y.iter().sum(), by_z.iter().sum())
}

/// Computes `out = x / √(Σ x² + eps) · scale`.
fn normalize(x: &[f32], eps: f32, scale: f32, out: &mut Vec<f32>) {
    let (sum, _) = products(x, x, x);
    let scale = scale / (sum + eps).sqrt();
    out.clear();
    out.extend(x.iter().map(|x| x * scale));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks against the rule as the paper has it, in f64.
    #[test]
    fn a_step_follows_the_rule() {
        for d in [1, 5, 16, 40] {
            let value = |i: usize| ((i * 37 % 19) as f32 - 9.0) / 10.0;
            let vector = |from: usize| (0..d).map(|i| value(from + i)).collect::<Vec<f32>>();
            let q = vector(1);
            let k = vector(7);
            let v = vector(3);
            let mut out = vec![0.0; d];
            let mut state: Vec<f32> = (0..d * d).map(value).collect();
            let decay = 0.8f32;
            let beta = 0.6f32;
            let expected: Vec<(Vec<f64>, f64)> = (0..d)
                .map(|j| {
                    let row: Vec<f64> =
                        state[j * d..][..d].iter().map(|&s| f64::from(decay * s)).collect();
                    let read = |row: &[f64], by: &[f32]| -> f64 {
                        row.iter().zip(by).map(|(s, &x)| s * f64::from(x)).sum()
                    };
                    let delta = f64::from(beta) * (f64::from(v[j]) - read(&row, &k));
                    let row: Vec<f64> =
                        row.iter().zip(&k).map(|(s, &k)| s + delta * f64::from(k)).collect();
                    let read = read(&row, &q);
                    (row, read)
                })
                .collect();
            step(&mut state, &q, &k, &v, decay, beta, &mut out);
            for (j, (row, read)) in expected.iter().enumerate() {
                assert!((f64::from(out[j]) - read).abs() < 1e-4, "{d}: {} and {read}", out[j]);
                let close = |(s, e): (&f32, &f64)| (f64::from(*s) - e).abs() < 1e-5;
                assert!(state[j * d..][..d].iter().zip(row).all(close), "{d}: row {j}");
            }
        }
    }
}
