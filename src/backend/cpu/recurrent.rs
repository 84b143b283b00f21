//! Layers with a running state: how the tokens of a step go through it, and the causal convolution
//! that each such layer begins with.
//!
//! Tokens of a sequence go one after another; sequences, and channels or heads of a layer, are
//! shared out over the threads. A token takes the same steps whatever stands next to it, so that
//! its values do not depend on how a text is cut. The loops here and in [`super::delta`] are plain,
//! in lanes that the compiler makes vectors of: next to the matrices of a layer they are little.

use super::buffers::SharedBuffer;
use super::{CpuPass, CpuState};
use crate::backend::Buf;
use crate::backend::states::SequenceRun;
use crate::model::mixer::convolution::Convolution;
use crate::model::plan::Activation;

/// Channels of an item of the convolution: one line of cache times four for each token.
const CHANNELS: usize = 64;

/// A thread's memory for some channels.
#[derive(Default)]
pub(super) struct ConvolutionMemory {
    sum: Vec<f32>,
    ones: Vec<f32>,
}

/// Pieces of a layer's part of a state, from `first` up to `end` of its values.
pub(super) struct Pieces {
    /// Begin of the first piece.
    pub first: usize,
    /// End of the last piece.
    pub end: usize,
    /// Values of each, but for the last, which may have fewer.
    pub each: usize,
    /// Number of pieces.
    pub n: usize,
}

/// Calls `token(piece, row, state)` for each piece of the state of each sequence, with the
/// sequence's rows of the batch in order. It finds the piece as it is after the row before, and
/// leaves it as it is after this one.
pub(super) fn for_each_token(
    pass: &CpuPass,
    layer: usize,
    pieces: &Pieces,
    token: impl Fn(usize, usize, &mut [f32]),
) {
    let runs = &pass.s.runs;
    pass.worker.for_each(runs.runs.len() * pieces.n, |item| {
        let run = &runs.runs[item / pieces.n];
        let number = item % pieces.n;
        let first = (pieces.first + number * pieces.each).min(pieces.end);
        let piece =
            StatePiece { s: pass.s, run, layer, first, n: pieces.each.min(pieces.end - first) };
        // SAFETY: each item has a piece of its own of the states of its own run.
        let state = unsafe { piece.begin() };
        for (done, &t) in (1..).zip(&runs.order[run.rows.clone()]) {
            token(number, t, state);
            // SAFETY: as for `begin`.
            unsafe { piece.copy(done, state) };
        }
    });
}

/// A piece of the states of a run: `n` values from `first` on.
struct StatePiece<'a> {
    s: &'a CpuState,
    run: &'a SequenceRun,
    layer: usize,
    first: usize,
    n: usize,
}

impl StatePiece<'_> {
    fn state_offset(&self, state: u32) -> (&SharedBuffer<f32>, usize) {
        (self.s.state_blocks.at(state), self.s.states.offset(self.layer) + self.first)
    }

    /// Returns the piece of the state that the run comes to, with what it goes on from in it.
    ///
    /// # Safety
    /// No other thread touches this piece of it during this phase, and this one has no other slice
    /// of it.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    unsafe fn begin(&self) -> &mut [f32] {
        let (values, at) = self.state_offset(self.run.to);
        // SAFETY: the caller's promise.
        let state = unsafe { values.write(at, self.n) };
        match self.run.from {
            None => state.fill(0.0),
            Some(from) if from == self.run.to => {}
            Some(from) => {
                let (values, at) = self.state_offset(from);
                // SAFETY: a state that is not the run's own is only read during a step.
                state.copy_from_slice(unsafe { values.read(at, self.n) });
            }
        }
        state
    }

    /// Leaves a copy of the piece where the run is to leave one after `done` rows.
    ///
    /// # Safety
    /// No other thread touches this piece of the copy during this phase.
    unsafe fn copy(&self, done: usize, state: &[f32]) {
        let copies = &self.s.runs.copies[self.run.copies.clone()];
        for copy in copies.iter().filter(|copy| copy.at == done) {
            let (values, at) = self.state_offset(copy.state);
            // SAFETY: the caller's promise; copies are states of their own.
            unsafe { values.write(at, self.n) }.copy_from_slice(state);
        }
    }
}

/// Implements [`crate::backend::StateOps::convolve_state`]. The state begins with what the
/// convolution saw last, in blocks of [`CHANNELS`] channels, `[taps − 1][channels]` each.
pub(super) fn convolve_state(pass: &CpuPass, layer: usize, conv: &Convolution, x: Buf) {
    let &Convolution { taps, n_channels: n, ref weights, ref bias } = conv;
    let each = (taps - 1) * CHANNELS;
    let pieces = Pieces { first: 0, end: conv.n_seen(), each, n: n.div_ceil(CHANNELS) };
    for_each_token(pass, layer, &pieces, |block, t, seen| {
        let first = block * CHANNELS;
        let width = CHANNELS.min(n - first);
        let mut local = pass.local.borrow_mut();
        let ConvolutionMemory { sum, ones } = &mut local.convolution;
        sum.clear();
        sum.resize(width, 0.0);
        ones.resize(width, 1.0);
        // SAFETY: each item reads and writes its own channels of its own run's rows.
        let x = unsafe { pass.memory.buffers.at(x).write(t * n + first, width) };
        let rows = seen.chunks_exact(width).chain([&*x]);
        for (weights, row) in weights.chunks_exact(n).zip(rows) {
            let terms = weights[first..first + width].iter().zip(row);
            for (sum, (weight, x)) in sum.iter_mut().zip(terms) {
                *sum += weight * x;
            }
        }
        if let Some(bias) = bias {
            for (sum, bias) in sum.iter_mut().zip(&bias[first..]) {
                *sum += bias;
            }
        }
        if let Some(last) = seen.len().checked_sub(width) {
            seen.copy_within(width.., 0);
            seen[last..].copy_from_slice(x);
        }
        x.copy_from_slice(sum);
        pass.by_kernel(Activation::Silu, x, ones);
    });
}
