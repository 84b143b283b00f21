//! Mixtures of experts.

use std::slice;

use super::device::Buffer;
use super::encode::{PassEncoder, folded};
use super::memory::Stacked;
use super::multiply::value_of;
use super::operation::{ExpertStack, FusedMixture, GatedProducts, RecordedMixture};
use super::params::{self, NONE, Step};
use super::room::slot_of;
use super::shader::{Kernel, ShaderPiece};
use crate::backend::{Buf, Columns};
use crate::model::plan::Gating;

/// The (token, expert) pairs of a pass.
#[derive(Clone, Copy)]
struct ExpertSlots {
    /// Number of pairs.
    n: usize,
    /// Number of neighbouring pairs that take the same row of the input.
    per_x: usize,
    /// Results are multiplied by the weights of their experts.
    weighed: bool,
}

impl<'a> PassEncoder<'a> {
    /// Encodes a mixture of experts, and the operations around it that are fused with it.
    pub(super) fn experts(&mut self, mixture: &RecordedMixture<'a>) {
        let n_tokens = self.n_tokens();
        let every = mixture.fused.as_ref().and_then(|fused| fused.every.as_ref());
        let routes_with_every = every.is_some_and(|every| self.routes_with(mixture, every));
        match &mixture.fused {
            Some(_) if routes_with_every => {}
            Some(fused) if n_tokens == 1 && self.routes(mixture, fused) => {}
            fused => {
                if let Some(FusedMixture { x, router, .. }) = fused {
                    self.linear(*x, slice::from_ref(router));
                }
                self.route(mixture, n_tokens);
            }
        }
        self.gate_and_up(mixture, n_tokens * mixture.plan.n_used);
        let down = &mixture.stacks[2];
        match &mixture.fused {
            Some(fused) if n_tokens == 1 && self.down_and_steps(mixture, fused) => {}
            fused => {
                self.down_and_combine(mixture, n_tokens);
                if let Some(FusedMixture { then, .. }) = fused {
                    self.row_steps(then, down.n_rows);
                }
            }
        }
        match every {
            Some(_) if routes_with_every => self.has_moved_gates = true,
            Some(GatedProducts { activation, gate, up, to_int8 }) => {
                self.gated(mixture.x, *activation, gate, up, *to_int8);
            }
            None => {}
        }
    }

    /// Encodes the choice of each token's experts.
    fn route(&mut self, mixture: &RecordedMixture, n_tokens: usize) {
        let params = route_params(mixture);
        let vectors = &self.gpu.tensors.vectors.buffer;
        let buffers = [self.at(mixture.router), vectors, &self.gpu.room.spare.choice];
        self.dispatch(Kernel::Route, ShaderPiece::None, &buffers, &params, [1, n_tokens, 1]);
    }

    /// Encodes the router's product for one token and the choice of its experts in one dispatch, if
    /// that can be. Returns whether it can.
    fn routes(&mut self, mixture: &RecordedMixture, fused: &FusedMixture) -> bool {
        let router = &fused.router;
        let [chunk] = router.matrix.chunks.as_slice() else { return false };
        if !self.has_room_for_steps(1) || self.is_int8(router) {
            return false;
        }
        let steps = self.add_steps([Step::routing(&route_params(mixture))]);
        let params = params::Linear {
            first_step: steps.first,
            n_steps: steps.n,
            ..self.linear_params(router, chunk)
        };
        let spare = &self.gpu.room.spare;
        let buffers = [
            &chunk.buffer,
            self.at(fused.x),
            &self.gpu.tensors.vectors.buffer,
            self.at(router.out),
            &spare.counters,
            &spare.steps,
            &spare.choice,
        ];
        let piece = ShaderPiece::Weights(router.matrix.ty);
        let groups = folded(chunk.n_rows.div_ceil(4), 1);
        self.dispatch(Kernel::MatvecRoute, piece, &buffers, &params, groups);
        true
    }

    /// Encodes the router's product for one token, the choice of its experts, and gate and up of
    /// those for all tokens, whose result goes to [`Buf::Up`], in one dispatch, if that can be.
    /// Returns whether it can.
    fn routes_with(&mut self, mixture: &RecordedMixture, every: &GatedProducts) -> bool {
        let Some(FusedMixture { x, router, .. }) = &mixture.fused else { return false };
        let GatedProducts { activation, gate, up, to_int8 } = every;
        let [chunk] = router.matrix.chunks.as_slice() else { return false };
        let Some(stack) = &gate.matrix.stacked else { return false };
        let is_int8 = self.is_int8(gate);
        let types = (gate.matrix.ty, router.matrix.ty);
        let (kernel, piece) = if is_int8 {
            (Kernel::MatvecRouteGatedToInt8, ShaderPiece::Int8Weights(types.0, types.1))
        } else {
            (Kernel::MatvecRouteGated, ShaderPiece::WeightsPair(types.0, types.1))
        };
        // the chosen experts leave that buffer alone
        let is_free = !mixture.plan.gated || stack_of_experts(mixture).is_some();
        let width = gate.n_rows;
        let encodes = *to_int8 && width.is_multiple_of(32) && slot_of(*x) != slot_of(Buf::Up);
        let has_form = self.n_tokens() == 1 && is_free && (encodes || !is_int8);
        let has_kernel = self.gpu.device.has(kernel, piece) && self.has_room_for_steps(1);
        if !has_form || !has_kernel || self.is_int8(router) {
            return false;
        }
        self.prepare(*x, slice::from_ref(gate));
        let steps = self.add_steps([Step::routing(&route_params(mixture))]);
        let params = params::RoutedGated {
            n: gate.n_cols as u32,
            row_bytes: gate.matrix.row_bytes as u32,
            n_rows: width as u32,
            activation: self.gate_code(*activation),
            gate_bias: gate.bias,
            up_bias: up.bias,
            gate_scale: gate.scale,
            up_scale: up.scale,
            router_bytes: router.matrix.row_bytes as u32,
            n_experts: router.n_rows as u32,
            router_bias: router.bias,
            router_scale: router.scale,
            first_step: steps.first,
        };
        let spare = &self.gpu.room.spare;
        let mut buffers = vec![
            &*stack.buffer,
            self.at(*x),
            &self.gpu.tensors.vectors.buffer,
            self.at(router.out),
            &chunk.buffer,
            self.at(Buf::Up),
            &spare.counters,
            &spare.steps,
            &spare.choice,
        ];
        if is_int8 {
            buffers.extend(self.codes(*x));
            buffers.extend(self.codes(Buf::Up));
            self.coded[slot_of(gate.out)] = Some(gate.out);
        }
        let groups = folded(router.n_rows.div_ceil(4) + width.div_ceil(2), 1);
        self.dispatch(kernel, piece, &buffers, &params, groups);
        true
    }

    /// Encodes gate and up of the chosen experts and the gate's function, of `n_slots` pairs.
    fn gate_and_up(&mut self, mixture: &RecordedMixture, n_slots: usize) {
        let [gate, up, _] = &mixture.stacks;
        let x = self.at(mixture.x);
        let slots = ExpertSlots { n: n_slots, per_x: mixture.plan.n_used, weighed: false };
        let weighed = ExpertSlots { weighed: mixture.plan.weighs_inputs, ..slots };
        if !mixture.plan.gated {
            self.by_expert(x, up, slots, self.at(Buf::Gate));
            self.activate(mixture.activation, Buf::Gate, None, up.n_rows, n_slots);
            return;
        }
        let Some(stack) = stack_of_experts(mixture) else {
            self.by_expert(x, gate, weighed, self.at(Buf::Gate));
            self.by_expert(x, up, slots, self.at(Buf::Up));
            let columns = Columns::all(Buf::Up, gate.n_rows);
            self.activate(mixture.activation, Buf::Gate, Some(columns), gate.n_rows, n_slots);
            return;
        };
        let params = params::GatedExperts {
            n: gate.n_cols as u32,
            row_bytes: gate.matrix.row_bytes as u32,
            n_rows: gate.n_rows as u32,
            n_experts: mixture.plan.n as u32,
            slots_per_x: slots.per_x as u32,
            activation: self.gate_code(mixture.activation),
            gate_bias: gate.bias,
            up_bias: up.bias,
            gate_scale: gate.scale,
            up_scale: up.scale,
            weighed: weighed.weighed.into(),
        };
        let vectors = &self.gpu.tensors.vectors.buffer;
        let choice = &self.gpu.room.spare.choice;
        let buffers = [&*stack.buffer, x, choice, vectors, self.at(Buf::Gate)];
        let piece = ShaderPiece::Weights(gate.matrix.ty);
        let groups = folded(gate.n_rows.div_ceil(2), n_slots);
        self.dispatch(Kernel::MatvecExpertsGated, piece, &buffers, &params, groups);
    }

    /// Encodes the last matrix of the chosen experts and the sum of their rows.
    fn down_and_combine(&mut self, mixture: &RecordedMixture, n_tokens: usize) {
        let n_used = mixture.plan.n_used;
        let down = &mixture.stacks[2];
        let spare = &self.gpu.room.spare;
        let single = ExpertSlots { n: n_tokens * n_used, per_x: 1, weighed: false };
        self.by_expert(self.at(Buf::Gate), down, single, &spare.expert_rows);
        let params = params::Combine { width: down.n_rows as u32, n_used: n_used as u32 };
        let groups = [self.groups(Kernel::Combine, down.n_rows), n_tokens, 1];
        let buffers = [&spare.expert_rows, &spare.choice, self.at(mixture.out)];
        self.dispatch(Kernel::Combine, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes the last matrix of the chosen experts of one token, the sum of their rows and the
    /// steps that follow in one dispatch, if that can be. Returns whether it can.
    fn down_and_steps(&mut self, mixture: &RecordedMixture, fused: &FusedMixture) -> bool {
        let down = &mixture.stacks[2];
        let width = down.n_rows;
        let [chunk] = down.matrix.chunks.as_slice() else { return false };
        let then = &fused.then;
        let Some(out_first) = self.gpu.room.stream.first_of(mixture.out) else { return false };
        if !self.has_room_for_steps(then.steps.len() + 1) {
            return false;
        }
        let steps = self.add_row_steps(then, width);
        let params = params::ExpertsAndSteps {
            n: down.n_cols as u32,
            row_bytes: down.matrix.row_bytes as u32,
            n_rows: width as u32,
            n_experts: mixture.plan.n as u32,
            bias: down.bias,
            scale: down.scale,
            out_first: out_first as u32,
            first_step: steps.first,
            n_steps: steps.n,
        };
        let spare = &self.gpu.room.spare;
        let [codes, scales] = self.codes(self.encoded_row(then, width).unwrap_or(Buf::Norm));
        let buffers = [
            &chunk.buffer,
            self.at(Buf::Gate),
            &spare.choice,
            &self.gpu.tensors.vectors.buffer,
            &spare.expert_rows,
            &self.gpu.room.stream.buffer,
            &spare.counters,
            &spare.steps,
            codes,
            scales,
        ];
        let piece = ShaderPiece::Weights(down.matrix.ty);
        let groups = folded(width.div_ceil(4), mixture.plan.n_used);
        self.dispatch(Kernel::MatvecExpertsSteps, piece, &buffers, &params, groups);
        self.note_encoded(then, width);
        true
    }

    /// Encodes one matrix of every chosen expert: `out[slot] = s[e] · W[e] x[slot / slots_per_x] +
    /// b[e]`, e the expert of the slot, whose weight may be another factor.
    fn by_expert(&mut self, x: &Buffer, stack: &ExpertStack, slots: ExpertSlots, out: &Buffer) {
        let vectors = &self.gpu.tensors.vectors.buffer;
        let matrix = stack.matrix;
        for chunk in &matrix.chunks {
            let first_expert = chunk.first_row / stack.n_rows;
            let params = params::Experts {
                n: stack.n_cols as u32,
                row_bytes: matrix.row_bytes as u32,
                n_rows: stack.n_rows as u32,
                first_expert: first_expert as u32,
                n_experts: (chunk.n_rows / stack.n_rows) as u32,
                slots_per_x: slots.per_x as u32,
                bias: value_of(stack.bias, chunk.first_row),
                scale: value_of(stack.scale, first_expert),
                weighed: slots.weighed.into(),
            };
            let buffers = [&chunk.buffer, x, &self.gpu.room.spare.choice, vectors, out];
            let groups = folded(stack.n_rows.div_ceil(4), slots.n);
            let piece = ShaderPiece::Weights(matrix.ty);
            self.dispatch(Kernel::MatvecExperts, piece, &buffers, &params, groups);
        }
    }
}

/// Returns the buffer in which gate and up of all experts lie, if one dispatch multiplies both.
fn stack_of_experts<'a>(mixture: &RecordedMixture<'a>) -> Option<&'a Stacked> {
    let [gate, up, _] = &mixture.stacks;
    let is_one = mixture.fused.is_some() && gate.matrix.is_followed_by(up.matrix);
    gate.matrix.stacked.as_ref().filter(|_| is_one)
}

/// Returns the rules by which the experts of a token are chosen.
fn route_params(mixture: &RecordedMixture) -> params::Route {
    let plan = &mixture.plan;
    let is_sparse = plan.gating == Gating::Sparse;
    params::Route {
        n: plan.n as u32,
        n_used: plan.n_used as u32,
        gating: match plan.gating {
            Gating::Softmax => 0,
            Gating::Sigmoid => 1,
            Gating::Sparse => 2,
        },
        // one that chooses in turn goes by the logits alone
        bias: if is_sparse { NONE } else { mixture.selection_bias },
        renormalized: (plan.renormalized && !is_sparse).into(),
        scale: if is_sparse { 1.0 } else { plan.scale },
        n_groups: plan.groups.map_or(0, |groups| groups.n as u32),
        n_groups_used: plan.groups.map_or(0, |groups| groups.n_used as u32),
    }
}
