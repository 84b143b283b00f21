//! Gated delta nets over running states: the convolution before them and the rule itself, and the gates of what they and
//! attention give.
//!
//! Tokens of a sequence go one after another; sequences, and channels or heads of a layer, are shared out over the threads. A
//! token takes the same steps whatever stands beside it, so that its values do not depend on how a text is cut. The loops are
//! plain, in lanes that the compiler makes vectors of: beside the matrices of a layer they are little.

use super::buffers::Shared;
use super::states::Run;
use super::{Pass, State};
use crate::backend::Buf;
use crate::model::delta::Delta;
use crate::model::plan::{Activation, DeltaNet};

/// Channels of an item of the convolution: one line of cache times four for each token.
const CHANNELS: usize = 64;

/// Sums that a product of two rows is made of. Two products are made at a time: with 16 sums each, vectors of four would not have
/// registers for what is loaded (a token of a head of 128: 4.3 µs with 8, 5.2 with 4 or 16).
const LANES: usize = 8;

/// A thread's memory for one head.
#[derive(Default)]
pub struct Local {
    q: Vec<f32>,
    k: Vec<f32>,
    ones: Vec<f32>,
}

/// Where an item's part of the states of a run is: `n` values from `first` on.
struct Part<'a> {
    s: &'a State,
    run: &'a Run,
    layer: usize,
    first: usize,
    n: usize,
}

impl Part<'_> {
    fn place(&self, state: u32) -> (&Shared<f32>, usize) {
        let (values, base) = self.s.states.at(state, self.layer);
        (values, base + self.first)
    }

    /// The part of the state that the run comes to, with what it goes on from in it.
    ///
    /// # Safety
    /// No other thread touches this part of it during this phase, and this one has no other slice of it.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    unsafe fn begin(&self) -> &mut [f32] {
        let (values, at) = self.place(self.run.to);
        // SAFETY: the caller's promise.
        let state = unsafe { values.write(at, self.n) };
        match self.run.from {
            None => state.fill(0.0),
            Some(from) if from == self.run.to => {}
            Some(from) => {
                let (values, at) = self.place(from);
                // SAFETY: a state that is not the run's own is only read during a step.
                state.copy_from_slice(unsafe { values.read(at, self.n) });
            }
        }
        state
    }

    /// Leaves a copy of the part where the run is to leave one behind `done` rows.
    ///
    /// # Safety
    /// No other thread touches this part of the copy during this phase.
    unsafe fn copy(&self, done: usize, state: &[f32]) {
        let copies = &self.s.runs.copies[self.run.copies.clone()];
        for &(_, copy) in copies.iter().filter(|copy| copy.0 == done) {
            let (values, at) = self.place(copy);
            // SAFETY: the caller's promise; copies are states of their own.
            unsafe { values.write(at, self.n) }.copy_from_slice(state);
        }
    }
}

/// See [`crate::backend::Backend::convolve_state`]. The state begins with what the convolution saw last, in blocks of
/// [`CHANNELS`] channels, `[taps − 1][channels]` each.
pub fn convolve_state(pass: &Pass, layer: usize, net: DeltaNet, weights: &[f32], x: Buf) {
    let (n, before) = (net.n_channels(), net.taps - 1);
    let blocks = n.div_ceil(CHANNELS);
    let runs = &pass.s.runs;
    pass.worker.for_each(runs.runs.len() * blocks, |item| {
        let (run, first) = (&runs.runs[item / blocks], item % blocks * CHANNELS);
        let width = CHANNELS.min(n - first);
        let part = Part { s: pass.s, run, layer, first: first * before, n: width * before };
        // SAFETY: each item has channels of its own of its own run.
        let seen = unsafe { part.begin() };
        let mut local = pass.local.borrow_mut();
        let super::Local { row: sum, delta: Local { ones, .. }, .. } = &mut **local;
        ones.clear();
        ones.resize(width, 1.0);
        for (done, &t) in (1..).zip(&runs.order[run.rows.clone()]) {
            // SAFETY: each item reads and writes its own channels of its own run's rows.
            let x = unsafe { pass.s.buffers.at(x).write(t * n + first, width) };
            sum.clear();
            sum.resize(width, 0.0);
            let rows = seen.chunks_exact(width).chain([&*x]);
            for (weights, row) in weights.chunks_exact(n).zip(rows) {
                let terms = weights[first..first + width].iter().zip(row);
                sum.iter_mut().zip(terms).for_each(|(sum, (weight, x))| *sum += weight * x);
            }
            if before > 0 {
                seen.copy_within(width.., 0);
                seen[(before - 1) * width..].copy_from_slice(x);
            }
            x.copy_from_slice(sum);
            pass.by_kernel(Activation::Silu, x, ones);
            // SAFETY: as for `begin`.
            unsafe { part.copy(done, seen) };
        }
    });
}

/// See [`crate::backend::Backend::delta_rule`]. The state has, behind what the convolution saw, a matrix for each value head:
/// a row for each of its values, which a token's key is multiplied by.
pub fn delta_rule(
    pass: &Pass,
    layer: usize,
    net: DeltaNet,
    weights: &Delta,
    eps: f32,
    [qkv, beta, alpha]: [Buf; 3],
    out: Buf,
) {
    let DeltaNet { n_k, n_v, d, taps } = net;
    let n = net.n_channels();
    let runs = &pass.s.runs;
    pass.worker.for_each(runs.runs.len() * n_v, |item| {
        let (run, head) = (&runs.runs[item / n_v], item % n_v);
        let part = Part { s: pass.s, run, layer, first: (taps - 1) * n + head * d * d, n: d * d };
        // SAFETY: each item has a head of its own of its own run.
        let state = unsafe { part.begin() };
        let mut local = pass.local.borrow_mut();
        let Local { q, k, .. } = &mut local.delta;
        let key_head = head % n_k;
        for (done, &t) in (1..).zip(&runs.order[run.rows.clone()]) {
            let buffers = &pass.s.buffers;
            // SAFETY: all but `out` are only read in this phase, and each item writes its own head of it, of its own run's rows.
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
            // SAFETY: as for `begin`.
            unsafe { part.copy(done, state) };
        }
    });
}

/// One token of one head: `state` are rows `S[j]` of `d` values, one for each value j of the head.
///
/// With S the matrix before, what is read behind it is g · Sᵀq + δ (k · q): both products are made while a row is there once.
fn step(state: &mut [f32], q: &[f32], k: &[f32], v: &[f32], decay: f32, beta: f32, out: &mut [f32]) {
    let (_, k_q) = products(k, q, q);
    for ((row, v), out) in state.chunks_exact_mut(k.len()).zip(v).zip(out) {
        let (by_k, by_q) = products(row, k, q);
        let delta = beta * (v - decay * by_k);
        row.iter_mut().zip(k).for_each(|(s, k)| *s = decay * *s + delta * k);
        *out = decay * by_q + delta * k_q;
    }
}

/// `x · y` and `x · z`.
fn products(x: &[f32], y: &[f32], z: &[f32]) -> (f32, f32) {
    let (mut by_y, mut by_z) = ([0.0f32; LANES], [0.0f32; LANES]);
    let ((x, x_rest), (y, y_rest), (z, z_rest)) =
        (x.as_chunks::<LANES>(), y.as_chunks::<LANES>(), z.as_chunks::<LANES>());
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

/// `out = x / √(Σ x² + eps) · scale`.
fn normalize(x: &[f32], eps: f32, scale: f32, out: &mut Vec<f32>) {
    let (sum, _) = products(x, x, x);
    let scale = scale / (sum + eps).sqrt();
    out.clear();
    out.extend(x.iter().map(|x| x * scale));
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// ln(1 + eˣ), which is x where that is all that 32 bits tell.
fn softplus(x: f32) -> f32 {
    if x > 20.0 { x } else { x.exp().ln_1p() }
}

/// See [`crate::backend::Backend::sigmoid_gate`].
pub fn sigmoid_gate(pass: &Pass, x: Buf, width: usize, gate: Buf, n_gates: usize) {
    pass.worker.for_each(pass.n_tokens(), |t| {
        // SAFETY: each item writes its own row of `x`; `gate` is only read.
        let (x, gates) = unsafe {
            (pass.s.buffers.at(x).write(t * width, width), pass.s.buffers.at(gate).read(t * n_gates, n_gates))
        };
        for (part, gate) in x.chunks_exact_mut(width / n_gates).zip(gates) {
            let factor = sigmoid(*gate);
            part.iter_mut().for_each(|x| *x *= factor);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule as the paper has it, in f64.
    #[test]
    fn a_step_follows_the_rule() {
        for d in [1, 5, 16, 40] {
            let value = |i: usize| ((i * 37 % 19) as f32 - 9.0) / 10.0;
            let vector = |from: usize| (0..d).map(|i| value(from + i)).collect::<Vec<f32>>();
            let (q, k, v, mut out) = (vector(1), vector(7), vector(3), vec![0.0; d]);
            let mut state: Vec<f32> = (0..d * d).map(value).collect();
            let (decay, beta) = (0.8f32, 0.6f32);
            let expected: Vec<(Vec<f64>, f64)> = (0..d)
                .map(|j| {
                    let row: Vec<f64> = state[j * d..][..d].iter().map(|&s| f64::from(decay * s)).collect();
                    let read = |row: &[f64], by: &[f32]| -> f64 {
                        row.iter().zip(by).map(|(s, &x)| s * f64::from(x)).sum()
                    };
                    let delta = f64::from(beta) * (f64::from(v[j]) - read(&row, &k));
                    let row: Vec<f64> = row.iter().zip(&k).map(|(s, &k)| s + delta * f64::from(k)).collect();
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

    #[test]
    fn far_from_zero_softplus_is_a_line() {
        assert_eq!((softplus(90.0), softplus(-200.0)), (90.0, 0.0));
        assert!((softplus(0.0) - std::f32::consts::LN_2).abs() < 1e-7);
        assert!((softplus(19.99) - softplus(20.01) + 0.02).abs() < 1e-4);
        assert_eq!((sigmoid(200.0), sigmoid(-200.0), sigmoid(0.0)), (1.0, 0.0, 0.5));
    }
}
