//! State space layers (Mamba-2) over running states.

use hob_kernels::operands::ScanStep;

use super::CpuPass;
use super::activation::softplus;
use super::recurrent::{Pieces, for_each_token};
use crate::backend::{Buf, ScanInputs};
use crate::model::mixer::mamba2::{Mamba2Plan, Mamba2Weights};

/// Implements [`crate::backend::StateOps::state_space`]. The state has, after what the convolution
/// saw, a matrix for each head: a row for each of its values, which B is added to and C reads.
pub(super) fn state_space(
    pass: &CpuPass,
    layer: usize,
    weights: &Mamba2Weights,
    inputs: ScanInputs,
    out: Buf,
) {
    let ScanInputs { channels, steps } = inputs;
    let Mamba2Plan { n_head, n_group, d, d_state, .. } = weights.plan;
    let n = weights.conv.n_channels;
    let first = weights.conv.n_seen();
    let each = d * d_state;
    let pieces = Pieces { first, end: first + n_head * each, each, n: n_head };
    for_each_token(pass, layer, &pieces, |head, t, state| {
        let group = head / (n_head / n_group);
        let buffers = &pass.memory.buffers;
        let at = |part: usize| t * n + n_head * d + (part * n_group + group) * d_state;
        // SAFETY: all but `out` are only read in this phase, and each item writes its own head of
        // it, of its own run's rows.
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
        pass.memory.kernels.scan(state, &ScanStep { b, c, decay, step: time }, x, out);
        pass.memory.kernels.add_scaled(out, x, weights.d[head]);
    });
}
