//! Operations over running states, and on single heads or parts of rows, as data.

use super::memory::Matrix;
use crate::backend::{Attention, Buf, DeltaInputs, Heads, ScanInputs};
use crate::model::mixer::delta_net::DeltaNetPlan;
use crate::model::mixer::mamba2::Mamba2Plan;

/// An operation over running states: over the tokens of each sequence in order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StateRun {
    /// The convolution that such a layer begins with, and SiLU.
    Convolve(StateConvolution),
    /// The rule of a gated delta net.
    Delta(DeltaRun),
    /// The rule of a state space layer.
    Scan(ScanRun),
}

impl StateRun {
    /// Returns whether it reads these rows.
    pub(super) fn reads(&self, buf: Buf) -> bool {
        match self {
            StateRun::Convolve(conv) => conv.x == buf,
            StateRun::Delta(DeltaRun { inputs, .. }) => {
                [inputs.qkv, inputs.beta, inputs.alpha].contains(&buf)
            }
            StateRun::Scan(ScanRun { inputs, .. }) => inputs.channels == buf || inputs.steps == buf,
        }
    }

    /// Returns whether nothing of what these rows held is left after it.
    pub(super) fn replaces(&self, buf: Buf) -> bool {
        self.out() == buf && !self.reads(buf)
    }

    /// Returns the number of parts of its output that have a norm each.
    pub(super) fn n_parts(&self) -> usize {
        match self {
            StateRun::Convolve(_) => 0,
            StateRun::Delta(run) => run.plan.n_v,
            StateRun::Scan(run) => run.plan.n_group,
        }
    }

    /// Returns the rows that it writes.
    pub(super) fn out(&self) -> Buf {
        match self {
            StateRun::Convolve(conv) => conv.x,
            StateRun::Delta(run) => run.out,
            StateRun::Scan(run) => run.out,
        }
    }
}

/// The gates of the output of a rule, and its norm in equal parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StateTail {
    /// The gates, and then the gated output.
    pub gate: Buf,
    /// Index of the weights of the norm among the vectors, or [`NONE`](super::params::NONE).
    pub norm: u32,
    /// Summand under its root.
    pub eps: f32,
    /// True if the gate comes before the norm.
    pub gates_first: bool,
    /// True if each part has weights of its own.
    pub own_weights: bool,
    /// True if a product reads the result that has a kernel for activations in 8 bits.
    pub to_int8: bool,
}

impl StateTail {
    /// Returns the flags of finish_state.wgsl.
    pub(super) fn flags(&self) -> u32 {
        let flags = [self.gates_first, self.own_weights, self.to_int8];
        flags.iter().rev().fold(0, |all, flag| all << 1 | u32::from(*flag))
    }
}

/// An operation on single heads, or on parts of rows.
#[derive(Clone, Copy)]
pub(crate) enum HeadRun<'a> {
    /// `x = x · σ(gate)`.
    SigmoidGate {
        /// The rows.
        x: Buf,
        /// Values of a row.
        width: usize,
        /// The gates.
        gate: Buf,
        /// Number of equal parts of a row, each with a gate of its own.
        n_gates: usize,
    },
    /// `out = x`, some values of each head.
    Copy {
        /// The heads that are read.
        x: Heads,
        /// The heads that are written.
        out: Heads,
        /// Number of heads.
        n_head: usize,
        /// Values of each that are copied.
        n: usize,
    },
    /// `out = W x` with a matrix for each head.
    Multiply {
        /// The inputs.
        x: Heads,
        /// The matrices, one after the other.
        matrix: &'a Matrix,
        /// Number of values that each takes, and of those that it makes.
        shape: [usize; 2],
        /// Number of heads.
        n_head: usize,
        /// The heads that are written.
        out: Heads,
    },
    /// Each of several streams as a sum of shares of all of them and of `x`.
    MixStreams {
        /// The streams.
        streams: Buf,
        /// The rows that join them.
        x: Buf,
        /// The numbers that a router made of each token.
        router: Buf,
        /// Number of streams.
        n: usize,
        /// Values of one.
        width: usize,
        /// Index of the shares among the vectors.
        table: u32,
    },
    /// Parts of each row, as large as the rows of another buffer.
    MatchMagnitude {
        /// The rows.
        x: Buf,
        /// Number of parts.
        n_parts: usize,
        /// The other rows.
        like: Buf,
        /// Values of a part, and of the other rows.
        width: usize,
    },
    /// Only what exceeds the mean by so many deviations.
    CutGates {
        /// The rows.
        x: Buf,
        /// Deviations.
        cut: f32,
        /// Values of a row.
        width: usize,
    },
    /// `x = x · factors`, column by column.
    ScaleColumns {
        /// The rows.
        x: Buf,
        /// Index of the factors among the vectors.
        factors: u32,
        /// Values of a row.
        width: usize,
    },
}

/// The way of queries and of the latent vector of latent attention from their products to it.
#[derive(Clone, Copy)]
pub(crate) struct LatentRun<'a> {
    /// The layer's heads; the rotated part of the key lies where the first query goes.
    pub at: Attention,
    /// Index of the weights of the latent vector's norm among the vectors.
    pub norm: u32,
    /// Summand under its root.
    pub eps: f32,
    /// The parts of queries that are rotated.
    pub queries: Heads,
    /// Number of the rope.
    pub rope: Option<usize>,
    /// The products of the other parts of queries.
    pub multiply: HeadRun<'a>,
}

impl HeadRun<'_> {
    /// Returns whether it reads what these rows hold.
    pub(super) fn reads(&self, buf: Buf) -> bool {
        match self {
            HeadRun::SigmoidGate { x, gate, .. } => *x == buf || *gate == buf,
            HeadRun::Copy { x, .. } | HeadRun::Multiply { x, .. } => x.buf == buf,
            HeadRun::MixStreams { streams, x, router, .. } => {
                [*streams, *x, *router].contains(&buf)
            }
            HeadRun::MatchMagnitude { x, like, .. } => *x == buf || *like == buf,
            HeadRun::CutGates { x, .. } | HeadRun::ScaleColumns { x, .. } => *x == buf,
        }
    }

    /// Returns the rows that it writes, of which some values may stay.
    pub(super) fn out(&self) -> Buf {
        match self {
            HeadRun::SigmoidGate { x, .. }
            | HeadRun::MatchMagnitude { x, .. }
            | HeadRun::CutGates { x, .. }
            | HeadRun::ScaleColumns { x, .. } => *x,
            HeadRun::MixStreams { streams, .. } => *streams,
            HeadRun::Copy { out, .. } | HeadRun::Multiply { out, .. } => out.buf,
        }
    }
}

/// The convolution of a layer with running states.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StateConvolution {
    /// The layer.
    pub layer: usize,
    /// Positions, the token's own the last.
    pub taps: usize,
    /// Channels.
    pub n_channels: usize,
    /// Index of the weights among the vectors.
    pub weights: u32,
    /// Index of the summands among the vectors, or [`NONE`](super::params::NONE).
    pub bias: u32,
    /// The rows, which are replaced.
    pub x: Buf,
}

/// A gated delta net over the tokens of each sequence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeltaRun {
    /// The layer.
    pub layer: usize,
    /// Its sizes.
    pub plan: DeltaNetPlan,
    /// Index of the factors of the decay among the vectors.
    pub a: u32,
    /// Index of the summands of its source among the vectors.
    pub dt: u32,
    /// Summand under the roots of the lengths of queries and keys.
    pub eps: f32,
    /// The inputs.
    pub inputs: DeltaInputs,
    /// The rows that are written.
    pub out: Buf,
}

/// A state space layer over the tokens of each sequence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScanRun {
    /// The layer.
    pub layer: usize,
    /// Its sizes.
    pub plan: Mamba2Plan,
    /// Index of the factors of the decay among the vectors.
    pub a: u32,
    /// Index of the summands of the step sizes among the vectors.
    pub dt: u32,
    /// Index of the factors of x among the vectors.
    pub skip: u32,
    /// The inputs.
    pub inputs: ScanInputs,
    /// The rows that are written.
    pub out: Buf,
}
