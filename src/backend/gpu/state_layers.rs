//! Layers with running states, and operations on heads that have matrices, gates or places of
//! their own: recorded, and encoded.

use super::device::Buffer;
use super::encode::{PassEncoder, folded};
use super::memory::Matrix;
use super::operation::{NormRun, Operation};
use super::params::{self, NONE};
use super::parts::{DeltaRun, HeadRun, ScanRun, StateConvolution, StateRun, StateTail};
use super::pass::GpuPass;
use super::room::slot_of;
use super::shader::{Kernel, ShaderPiece};
use crate::backend::{Buf, DeltaInputs, HeadOps, Heads, ScanInputs, StateOps};
use crate::model::linear::Weight;
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::DeltaNetWeights;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::NormKind;
use crate::model::vector::Vector;

/// Tokens of a workgroup of multiply_heads.wgsl.
const HEAD_TOKENS: usize = 4;
/// Rows of a head's matrix that a workgroup of delta_rule.wgsl or state_space.wgsl takes.
const STATE_ROWS: usize = 4;

impl GpuPass<'_> {
    /// Records a norm of `n_runs` parts of each row, each with weights of its own.
    fn norm_parts(&self, kind: NormKind, x: Buf, n_runs: usize, weight: &Vector, eps: f32) {
        self.record(Operation::Norm(NormRun {
            x,
            width: weight.len() / n_runs,
            n_runs,
            weight: self.offset(weight),
            own_weights: true,
            bias: NONE,
            centered: kind == NormKind::Layer,
            eps,
            out: x,
        }));
    }
}

impl HeadOps for GpuPass<'_> {
    fn layer_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.norm_parts(NormKind::Layer, x, n_head, weight, eps);
    }

    fn multiply_heads(&self, x: Heads, weights: &[Weight], out: Heads) {
        let Some(first) = weights.first() else { return };
        let matrix = self.gpu.tensors.matrix(first);
        let shape = [first.n_cols, first.n_rows];
        let n_head = weights.len();
        self.record(Operation::Parts(HeadRun::Multiply { x, matrix, shape, n_head, out }));
    }

    fn copy_heads(&self, x: Heads, out: Heads, n_head: usize, n: usize) {
        self.record(Operation::Parts(HeadRun::Copy { x, out, n_head, n }));
    }

    fn sigmoid_gate(&self, x: Buf, width: usize, gate: Buf, n_gates: usize) {
        self.record(Operation::Parts(HeadRun::SigmoidGate { x, width, gate, n_gates }));
    }
}

impl StateOps for GpuPass<'_> {
    fn convolve_state(&self, layer: usize, conv: &Convolution, x: Buf) {
        let &Convolution { taps, n_channels, ref weights, ref bias } = conv;
        let weights = self.offset(weights);
        let bias = self.offset_or_none(bias.as_ref());
        let conv = StateConvolution { layer, taps, n_channels, weights, bias, x };
        self.record(Operation::States(StateRun::Convolve(conv)));
    }

    fn delta_rule(
        &self,
        layer: usize,
        weights: &DeltaNetWeights,
        eps: f32,
        inputs: DeltaInputs,
        out: Buf,
    ) {
        let plan = weights.plan;
        let a = self.offset(&weights.a);
        let dt = self.offset(&weights.dt);
        let run = DeltaRun { layer, plan, a, dt, eps, inputs, out };
        self.record(Operation::States(StateRun::Delta(run)));
    }

    fn state_space(&self, layer: usize, weights: &Mamba2Weights, inputs: ScanInputs, out: Buf) {
        let plan = weights.plan;
        let a = self.offset(&weights.a);
        let dt = self.offset(&weights.dt);
        let skip = self.offset(&weights.d);
        let run = ScanRun { layer, plan, a, dt, skip, inputs, out };
        self.record(Operation::States(StateRun::Scan(run)));
    }

    fn rms_norm_groups(&self, x: Buf, n_group: usize, weight: &Vector, eps: f32) {
        self.norm_parts(NormKind::Rms, x, n_group, weight, eps);
    }
}

impl<'a> PassEncoder<'a> {
    /// Encodes an operation over running states, and what follows it.
    pub(super) fn states(&mut self, run: &StateRun, tail: Option<&StateTail>) {
        match run {
            StateRun::Convolve(conv) => self.convolve_state(conv),
            StateRun::Delta(run) => self.delta_rule(run, tail),
            StateRun::Scan(run) => self.state_space(run, tail),
        }
    }

    /// Encodes a rule of running states with the norm and gates of its output.
    pub(super) fn gated_states(
        &mut self,
        run: &StateRun,
        tail: &StateTail,
        parts: &[Operation<'a>],
    ) {
        let is_one = self.n_tokens() == 1 && self.rows.n_outputs == 1;
        let has_counters = run.n_parts() <= params::MAX_SHARES;
        if !is_one || !has_counters || !self.gpu.device.sizes.last_group {
            self.encode(parts);
            return;
        }
        self.states(run, Some(tail));
        for part in parts {
            if let Operation::KeepOutputs(bufs) = part {
                self.keep_outputs(bufs);
            }
        }
    }

    /// Encodes a rule of running states of layer `layer`, whose output goes to `out`, and what
    /// follows it.
    fn rule(
        &mut self,
        kernels: [Kernel; 2],
        out: Buf,
        states: &Buffer,
        tail: Option<StateTail>,
        params: &impl bytemuck::NoUninit,
        groups: [usize; 3],
    ) {
        let room = &self.gpu.room;
        let vectors = &self.gpu.tensors.vectors.buffer;
        let [plain, gated] = kernels;
        let mut buffers =
            vec![&room.heads.buffer, &room.inputs.runs, vectors, states, self.at(out)];
        let Some(StateTail { gate, to_int8, .. }) = tail else {
            self.dispatch(plain, ShaderPiece::None, &buffers, params, groups);
            return;
        };
        buffers.extend([&room.spare.counters, self.at(gate)]);
        buffers.extend(self.codes(gate));
        self.dispatch(gated, ShaderPiece::None, &buffers, params, groups);
        if to_int8 {
            self.coded[slot_of(gate)] = Some(gate);
        }
    }

    /// Returns a tail of parts of `n` values as kernels take it: in 8 bits only where products take
    /// that.
    fn tail_of_parts(&self, tail: &StateTail, n: usize) -> StateTail {
        let to_int8 = tail.to_int8 && self.gpu.int8 && n.is_multiple_of(32);
        StateTail { to_int8, ..*tail }
    }

    /// Returns the index of the first value of queries, keys or values in the buffer that holds
    /// them.
    fn first_of_heads(&self, buf: Buf) -> u32 {
        self.gpu.room.heads.first_of(buf).unwrap_or(0) as u32
    }

    /// Encodes an operation on single heads or parts of rows.
    pub(super) fn parts(&mut self, run: &HeadRun) {
        match *run {
            HeadRun::SigmoidGate { x, width, gate, n_gates } => {
                self.sigmoid_gate(x, width, gate, n_gates);
            }
            HeadRun::Copy { x, out, n_head, n } => self.copy_heads(x, out, n_head, n),
            HeadRun::Multiply { x, matrix, shape, n_head, out } => {
                self.multiply_heads(x, matrix, shape, n_head, out);
            }
            HeadRun::MixStreams { streams, x, router, n, width, table } => {
                let params = params::MixStreams { n: n as u32, width: width as u32, table };
                self.mix_streams(streams, x, router, &params);
            }
            HeadRun::MatchMagnitude { x, n_parts, like, width } => {
                self.match_magnitude(x, n_parts, like, width);
            }
            HeadRun::CutGates { x, cut, width } => self.cut_gates(x, cut, width),
            HeadRun::ScaleColumns { x, factors, width } => self.scale_columns(x, factors, width),
        }
    }

    /// Encodes the convolution of a layer with running states.
    fn convolve_state(&mut self, conv: &StateConvolution) {
        let buffers = &self.gpu.states.buffers;
        let Some(states) = buffers.layer(conv.layer) else { return };
        let params = params::ConvolveState {
            n_channels: conv.n_channels as u32,
            taps: conv.taps as u32,
            weights: conv.weights,
            bias: conv.bias,
            n_state: buffers.width(conv.layer) as u32,
        };
        let groups = [self.groups(Kernel::ConvolveState, conv.n_channels), self.n_runs, 1];
        let runs = &self.gpu.room.inputs.runs;
        let vectors = &self.gpu.tensors.vectors.buffer;
        let buffers = [runs, vectors, states, self.at(conv.x)];
        self.dispatch(Kernel::ConvolveState, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes the rule of a gated delta net, and what follows it.
    fn delta_rule(&mut self, run: &DeltaRun, tail: Option<&StateTail>) {
        let buffers = &self.gpu.states.buffers;
        let Some(states) = buffers.layer(run.layer) else { return };
        let plan = &run.plan;
        let tail = tail.map(|tail| self.tail_of_parts(tail, plan.d));
        let params = params::DeltaRule {
            n_k: plan.n_k as u32,
            n_v: plan.n_v as u32,
            d: plan.d as u32,
            is_grouped: plan.is_grouped.into(),
            a: run.a,
            dt: run.dt,
            eps: run.eps,
            first: ((plan.taps - 1) * plan.n_channels()) as u32,
            n_state: buffers.width(run.layer) as u32,
            beta: self.first_of_heads(run.inputs.beta),
            alpha: self.first_of_heads(run.inputs.alpha),
            norm: tail.map_or(NONE, |tail| tail.norm),
            norm_eps: tail.map_or(0.0, |tail| tail.eps),
            flags: tail.map_or(0, |tail| tail.flags()),
        };
        let groups = folded(plan.n_v * plan.d.div_ceil(STATE_ROWS), self.n_runs);
        let kernels = [Kernel::DeltaRule, Kernel::DeltaRuleGated];
        self.rule(kernels, run.out, states, tail, &params, groups);
    }

    /// Encodes the rule of a state space layer, and what follows it.
    fn state_space(&mut self, run: &ScanRun, tail: Option<&StateTail>) {
        let buffers = &self.gpu.states.buffers;
        let Some(states) = buffers.layer(run.layer) else { return };
        let plan = &run.plan;
        let tail = tail.map(|tail| self.tail_of_parts(tail, plan.n_out() / plan.n_group));
        let params = params::StateSpace {
            n_head: plan.n_head as u32,
            n_group: plan.n_group as u32,
            d: plan.d as u32,
            d_state: plan.d_state as u32,
            a: run.a,
            dt: run.dt,
            skip: run.skip,
            first: ((plan.taps - 1) * plan.n_channels()) as u32,
            n_state: buffers.width(run.layer) as u32,
            steps: self.first_of_heads(run.inputs.steps),
            norm: tail.map_or(NONE, |tail| tail.norm),
            norm_eps: tail.map_or(0.0, |tail| tail.eps),
            flags: tail.map_or(0, |tail| tail.flags()),
        };
        let groups = folded(plan.n_head * plan.d.div_ceil(STATE_ROWS), self.n_runs);
        let kernels = [Kernel::StateSpace, Kernel::StateSpaceGated];
        self.rule(kernels, run.out, states, tail, &params, groups);
    }

    /// Encodes `x = x · σ(gate)`.
    pub(super) fn sigmoid_gate(&mut self, x: Buf, width: usize, gate: Buf, n_gates: usize) {
        let params = params::SigmoidGate { width: width as u32, n_gates: n_gates as u32 };
        let groups = [self.groups(Kernel::SigmoidGate, width), self.n_tokens(), 1];
        let buffers = [self.at(gate), self.at(x)];
        self.dispatch(Kernel::SigmoidGate, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes a copy of `n` values of each of `n_head` heads.
    fn copy_heads(&mut self, x: Heads, out: Heads, n_head: usize, n: usize) {
        let room = &self.gpu.room;
        let in_place = [&room.heads, &room.stream].into_iter().find_map(|joined| {
            Some((joined, joined.first_of(x.buf)? as u32, joined.first_of(out.buf)? as u32))
        });
        let x_begin = in_place.map_or(0, |(_, x, _)| x);
        let out_begin = in_place.map_or(0, |(_, _, out)| out);
        let params = params::CopyHeads {
            n: n as u32,
            n_head: n_head as u32,
            x_size: x.size as u32,
            x_first: x_begin + x.first as u32,
            out_size: out.size as u32,
            out_first: out_begin + out.first as u32,
            in_place: in_place.is_some().into(),
        };
        let groups = [self.groups(Kernel::CopyHeads, n_head * n), self.n_tokens(), 1];
        let buffers = match in_place {
            Some((joined, ..)) => [&room.spare.unused, &joined.buffer],
            None => [self.at(x.buf), self.at(out.buf)],
        };
        self.dispatch(Kernel::CopyHeads, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes products with a matrix of `shape` (columns and rows) for each of `n_head` heads.
    fn multiply_heads(
        &mut self,
        x: Heads,
        matrix: &Matrix,
        shape: [usize; 2],
        n_head: usize,
        out: Heads,
    ) {
        let n_tokens = self.n_tokens();
        let [n_cols, n_rows] = shape;
        for chunk in &matrix.chunks {
            let params = params::MultiplyHeads {
                n: n_cols as u32,
                row_bytes: matrix.row_bytes as u32,
                n_rows: n_rows as u32,
                n_head: n_head as u32,
                n_here: (chunk.n_rows / n_rows) as u32,
                first_head: (chunk.first_row / n_rows) as u32,
                n_tokens: n_tokens as u32,
                x_size: x.size as u32,
                x_first: x.first as u32,
                out_size: out.size as u32,
                out_first: out.first as u32,
            };
            let blocks = chunk.n_rows / n_rows * n_rows.div_ceil(4);
            let groups = folded(blocks, n_tokens.div_ceil(HEAD_TOKENS));
            let buffers = [&chunk.buffer, self.at(x.buf), self.at(out.buf)];
            let piece = ShaderPiece::Weights(matrix.ty);
            self.dispatch(Kernel::MultiplyHeads, piece, &buffers, &params, groups);
        }
    }
}
