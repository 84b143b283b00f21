//! State space layers (Mamba-2) over running states.

use super::Pass;
use super::activation::softplus;
use super::recurrent::{Pieces, for_each_token};
use crate::backend::Buf;
use crate::model::mamba::Mamba;
use crate::model::plan::StateSpace;

/// Sums that a row's product is made of.
const LANES: usize = 8;

/// See [`crate::backend::Backend::state_space`]. The state has, behind what the convolution saw, a matrix for each head: a row
/// for each of its values, which B is added to and C reads.
pub fn state_space(pass: &Pass, layer: usize, weights: &Mamba, [channels, steps]: [Buf; 2], out: Buf) {
    let StateSpace { n_head, n_group, d, d_state, .. } = weights.space;
    let (n, first) = (weights.conv.n_channels, weights.conv.n_seen());
    let each = d * d_state;
    let pieces = Pieces { first, end: first + n_head * each, each, n: n_head };
    for_each_token(pass, layer, &pieces, |head, t, state| {
        let group = head / (n_head / n_group);
        let buffers = &pass.s.buffers;
        let at = |part: usize| t * n + n_head * d + (part * n_group + group) * d_state;
        // SAFETY: all but `out` are only read in this phase, and each item writes its own head of it, of its own run's rows.
        let (x, b, c, by, out) = unsafe {
            (
                buffers.at(channels).read(t * n + head * d, d),
                buffers.at(channels).read(at(0), d_state),
                buffers.at(channels).read(at(1), d_state),
                buffers.at(steps).read(t * n_head + head, 1)[0],
                buffers.at(out).write((t * n_head + head) * d, d),
            )
        };
        let time = softplus(by + weights.dt[head]);
        let decay = (time * weights.a[head]).exp();
        for ((row, x), out) in state.chunks_exact_mut(d_state).zip(x).zip(out) {
            *out = step(row, b, c, decay, time * x) + weights.d[head] * x;
        }
    });
}

/// One token of one row of a head: `row = decay · row + by · b`; what `c` reads of it then.
fn step(row: &mut [f32], b: &[f32], c: &[f32], decay: f32, by: f32) -> f32 {
    let mut sums = [0.0f32; LANES];
    let ((row, row_rest), (b, b_rest), (c, c_rest)) =
        (row.as_chunks_mut::<LANES>(), b.as_chunks::<LANES>(), c.as_chunks::<LANES>());
    for ((s, b), c) in row.iter_mut().zip(b).zip(c) {
        for lane in 0..LANES {
            s[lane] = decay * s[lane] + by * b[lane];
            sums[lane] += s[lane] * c[lane];
        }
    }
    for (((s, b), c), sum) in row_rest.iter_mut().zip(b_rest).zip(c_rest).zip(&mut sums) {
        *s = decay * *s + by * b;
        *sum += *s * c;
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The recurrence as the paper has it, in f64, token by token.
    #[test]
    fn a_row_forgets_takes_and_is_read() {
        for n in [1, 7, 8, 16, 43] {
            let value = |i: usize| ((i * 37 % 19) as f32 - 9.0) / 10.0;
            let mut row: Vec<f32> = (0..n).map(value).collect();
            let mut exact: Vec<f64> = row.iter().map(|&s| f64::from(s)).collect();
            for t in 1..5 {
                let [b, c] = [3, 11].map(|k| (0..n).map(|i| value(i * k + t)).collect::<Vec<f32>>());
                let (decay, by) = (0.9 / t as f32, value(t));
                let read = step(&mut row, &b, &c, decay, by);
                for (s, b) in exact.iter_mut().zip(&b) {
                    *s = f64::from(decay) * *s + f64::from(by) * f64::from(*b);
                }
                let expected: f64 = exact.iter().zip(&c).map(|(s, &c)| s * f64::from(c)).sum();
                assert!((f64::from(read) - expected).abs() < 1e-5, "{n}: {read} and {expected}");
                assert!(row.iter().zip(&exact).all(|(s, e)| (f64::from(*s) - e).abs() < 1e-6), "{n}");
            }
        }
    }
}
