//! The operations of a pass on the CPU, each of one or two phases that the threads share.

use crate::backend::{
    Attention, Buf, Columns, DeltaInputs, HeadOps, Heads, Ops, RowOps, ScanInputs, ShortConvOps,
    StateOps, StreamMix, StreamOps, dense_by_steps,
};
use crate::model::linear::{Linear, Norm, Weight};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::DeltaNetWeights;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::Activation;
use crate::model::rope::RopeKind;
use crate::model::vector::Vector;
use crate::model::weights::{Dense, Mixture};

use super::{
    CpuPass, activation, attention, delta, dense, experts, heads, importance, linear, low_rank,
    mamba, norm, read_ahead, recurrent, streams,
};

impl<S> RowOps for CpuPass<'_, S> {
    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf) {
        self.worker.begin_operation("layer_norm");
        norm::layer_norm_rows(self, x, weight, bias.map_or(&[], |bias| bias), eps, out);
    }

    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf) {
        self.worker.begin_operation("rms_norm");
        norm::rms_norm(self, x, weight, eps, out);
    }

    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.worker.begin_operation("rms_norm_heads");
        norm::rms_norm_heads(self, x, n_head, weight, eps);
    }

    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        self.worker.begin_operation("linear");
        importance::add_inputs(self, x, outs);
        linear::linear(self, x, outs);
        low_rank::add(self, x, outs);
    }

    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        self.worker.begin_operation("rope");
        let rope = &self.memory.ropes[rope];
        let width = n_head * head_size;
        let n = rope.angles.n_values();
        let n_pairs = rope.angles.n_pairs;
        self.for_each_row(&[(x, width)], |t| {
            let at = self.number(t) * n;
            // SAFETY: each item writes its own row.
            let row = unsafe { self.memory.buffers.at(x).write(t * width, width) };
            // SAFETY: the tables are only read since the step's first phase.
            let (cos, sin) = unsafe { (rope.cos.read(at, n), rope.sin.read(at, n)) };
            let tables = cos.chunks_exact(n_pairs).zip(sin.chunks_exact(n_pairs)).cycle();
            for (head, (cos, sin)) in row.chunks_exact_mut(head_size).zip(tables) {
                let head = &mut head[..2 * n_pairs];
                match rope.angles.kind {
                    RopeKind::Norm => self.memory.kernels.rope_norm(head, cos, sin),
                    RopeKind::Neox => self.memory.kernels.rope_neox(head, cos, sin),
                }
            }
        });
    }

    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize) {
        self.worker.begin_operation("gate");
        self.for_each_row(&[(gate, width), (up.buf, up.of)], |t| {
            // SAFETY: each item writes its own row of `gate`; `up` is only read.
            let (gate, up) = unsafe {
                (
                    self.memory.buffers.at(gate).write(t * width, width),
                    self.memory.buffers.at(up.buf).read(t * up.of + up.first, width),
                )
            };
            self.gated(activation, gate, up);
        });
    }

    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize) {
        self.worker.begin_operation("add");
        self.for_each_row(&[(x, width), (y, width)], |t| {
            // SAFETY: each item writes its own row of `x`; `y` is only read.
            let (x, y) = unsafe {
                (
                    self.memory.buffers.at(x).write(t * width, width),
                    self.memory.buffers.at(y).read(t * width, width),
                )
            };
            self.memory.kernels.add_scaled(x, y, scale);
        });
    }

    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize) {
        self.worker.begin_operation("scale_softcap");
        self.for_each_row(&[(x, width)], |t| {
            // SAFETY: each item writes its own row.
            let row = unsafe { self.memory.buffers.at(x).write(t * width, width) };
            if cap == 0.0 {
                for v in row.iter_mut() {
                    *v *= scale;
                }
            } else {
                for v in row.iter_mut() {
                    *v = cap * (*v * scale / cap).tanh();
                }
            }
        });
    }

    fn add_row(&self, row: &Vector, x: Buf) {
        self.worker.begin_operation("add_row");
        let n = row.len();
        self.for_each_row(&[(x, n)], |t| {
            // SAFETY: each item writes its own row.
            let x = unsafe { self.memory.buffers.at(x).write(t * n, n) };
            self.memory.kernels.add_scaled(x, row, 1.0);
        });
    }

    fn activate(&self, activation: Activation, x: Buf, width: usize) {
        self.worker.begin_operation("activate");
        self.for_each_row(&[(x, width)], |t| {
            let mut local = self.local.borrow_mut();
            local.row.clear();
            local.row.resize(width, 1.0);
            // SAFETY: each item writes its own row.
            let x = unsafe { self.memory.buffers.at(x).write(t * width, width) };
            self.by_kernel(activation, x, &local.row);
        });
    }
}

impl Ops for CpuPass<'_> {
    fn shares_cache(&self) -> bool {
        false
    }

    fn end_layer(&self) {
        self.worker.begin_operation("end_layer");
        self.clock.end_layer();
    }

    fn embed(&self, table: &Weight, scale: f32, out: Buf) {
        self.worker.begin_operation("embed");
        let n = table.n_cols;
        self.for_each_row(&[(out, n)], |t| {
            // SAFETY: each item writes its own row.
            let out = unsafe { self.memory.buffers.at(out).write(t * n, n) };
            match self.image_row(t) {
                Some(image) => out.copy_from_slice(&image[..n]),
                None => self.embed_token(table, self.row(t).token, scale, out),
            }
        });
    }

    fn embed_text(&self, table: &Weight, scale: f32, out: Buf) {
        self.worker.begin_operation("embed_text");
        let n = table.n_cols;
        self.for_each_row(&[(out, n)], |t| {
            // SAFETY: each item writes its own row.
            let out = unsafe { self.memory.buffers.at(out).write(t * n, n) };
            let row = self.row(t);
            self.embed_token(table, if row.image.is_some() { 0 } else { row.token }, scale, out);
        });
    }

    fn add_positions(&self, table: &Weight, x: Buf) {
        self.worker.begin_operation("add_positions");
        let n = table.n_cols;
        self.for_each_row(&[(x, n)], |t| {
            let mut local = self.local.borrow_mut();
            local.row.resize(n, 0.0);
            let position = self.bytes(table, self.row(t).pos as usize, 1);
            hob_kernels::dequant::dequantize(table.ty, position, &mut local.row);
            // SAFETY: each item writes its own row.
            let x = unsafe { self.memory.buffers.at(x).write(t * n, n) };
            self.memory.kernels.add_scaled(x, &local.row, 1.0);
        });
    }

    fn add_deepstack(&self, layer: usize, x: Buf, width: usize) {
        self.worker.begin_operation("add_deepstack");
        if self.s.images.is_empty() {
            return;
        }
        self.for_each_row(&[(x, width)], |t| {
            if let Some(image) = self.image_row(t) {
                // SAFETY: each item writes its own row.
                let x = unsafe { self.memory.buffers.at(x).write(t * width, width) };
                self.memory.kernels.add_scaled(x, &image[(1 + layer) * width..][..width], 1.0);
            }
        });
    }

    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature) {
        self.worker.begin_operation("attn_temperature");
        self.for_each_row(&[(x, width)], |t| {
            let pos = self.row(t).rope[0] as usize + usize::from(temperature.offset);
            let steps = (pos / temperature.step) as f32;
            let factor = 1.0 + temperature.scale * (1.0 + steps).ln();
            // SAFETY: each item writes its own row.
            let row = unsafe { self.memory.buffers.at(x).write(t * width, width) };
            for v in row.iter_mut() {
                *v *= factor;
            }
        });
    }

    fn store_kv(&self, at: &Attention, k: Buf, v: Buf) {
        self.worker.begin_operation("store_kv");
        attention::store_kv(self, at, k, v);
    }

    fn keep_outputs(&self, bufs: &[(Buf, usize)]) {
        self.worker.begin_operation("keep_outputs");
        let outputs = &self.s.outputs[..];
        self.worker.for_each(bufs.len(), |i| {
            let (buf, width) = bufs[i];
            // SAFETY: each item works on a buffer of its own.
            let rows = unsafe { self.memory.buffers.at(buf).write(0, self.s.rows.len() * width) };
            // `outputs` ascends, so a row never moves onto one that is still wanted
            for (to, &from) in outputs.iter().enumerate().filter(|&(to, &from)| to != from) {
                rows.copy_within(from * width..(from + 1) * width, to * width);
            }
        });
        self.kept.set(Some(outputs));
    }

    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf) {
        self.worker.begin_operation("attend");
        attention::attend(self, at, sinks.map_or(&[], |sinks| sinks), q, out);
    }

    fn dense(&self, activation: Activation, x: Buf, layer: &Dense, out: Buf) {
        self.worker.begin_operation("dense");
        let is_observed = self.memory.importance.is_some();
        if dense::takes(self, layer) && !low_rank::changes(self, layer) && !is_observed {
            dense::dense(self, activation, x, layer, out);
        } else {
            dense_by_steps(self, activation, x, layer, out);
        }
    }

    fn read_ahead(&self, x: Buf, norm: &Norm, eps: f32, mixture: &Mixture) {
        self.worker.begin_operation("read_ahead");
        read_ahead::read_ahead(self, x, norm, eps, mixture);
    }

    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf) {
        self.worker.begin_operation("experts");
        experts::experts(self, activation, x, router, mixture, out);
    }
}

impl ShortConvOps for CpuPass<'_> {
    fn store_product(&self, at: &Attention, x: Buf, y: Buf) {
        self.worker.begin_operation("store_product");
        attention::store_product(self, at, x, y);
    }

    fn convolve(&self, at: &Attention, weights: &Vector, q: Buf) {
        self.worker.begin_operation("convolve");
        attention::convolve(self, at, weights, q);
    }
}

impl HeadOps for CpuPass<'_> {
    fn layer_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.worker.begin_operation("layer_norm_heads");
        norm::layer_norm_heads(self, x, n_head, weight, eps);
    }

    fn multiply_heads(&self, x: Heads, weights: &[Weight], out: Heads) {
        self.worker.begin_operation("multiply_heads");
        importance::add_heads(self, x, weights);
        heads::multiply_heads(self, x, weights, out);
    }

    fn copy_heads(&self, x: Heads, out: Heads, n_head: usize, n: usize) {
        self.worker.begin_operation("copy_heads");
        heads::copy_heads(self, x, out, n_head, n);
    }

    fn sigmoid_gate(&self, x: Buf, width: usize, gate: Buf, n_gates: usize) {
        self.worker.begin_operation("sigmoid_gate");
        activation::sigmoid_gate(self, x, width, gate, n_gates);
    }
}

impl StateOps for CpuPass<'_> {
    fn convolve_state(&self, layer: usize, conv: &Convolution, x: Buf) {
        self.worker.begin_operation("convolve_state");
        recurrent::convolve_state(self, layer, conv, x);
    }

    fn delta_rule(
        &self,
        layer: usize,
        weights: &DeltaNetWeights,
        eps: f32,
        inputs: DeltaInputs,
        out: Buf,
    ) {
        self.worker.begin_operation("delta_rule");
        delta::delta_rule(self, layer, weights, eps, inputs, out);
    }

    fn state_space(&self, layer: usize, weights: &Mamba2Weights, inputs: ScanInputs, out: Buf) {
        self.worker.begin_operation("state_space");
        mamba::state_space(self, layer, weights, inputs, out);
    }

    fn rms_norm_groups(&self, x: Buf, n_group: usize, weight: &Vector, eps: f32) {
        self.worker.begin_operation("rms_norm_groups");
        norm::rms_norm_groups(self, x, n_group, weight, eps);
    }
}

impl StreamOps for CpuPass<'_> {
    fn mix_streams(&self, streams: Buf, x: Buf, mix: StreamMix) {
        self.worker.begin_operation("mix_streams");
        streams::mix(self, streams, x, mix);
    }

    fn match_magnitude(&self, x: Buf, n_parts: usize, like: Buf, width: usize) {
        self.worker.begin_operation("match_magnitude");
        streams::match_magnitude(self, x, n_parts, like, width);
    }

    fn cut_gates(&self, x: Buf, cut: f32, width: usize) {
        self.worker.begin_operation("cut_gates");
        streams::cut_gates(self, x, cut, width);
    }

    fn scale_values(&self, x: Buf, factors: &Vector) {
        self.worker.begin_operation("scale_values");
        streams::scale_values(self, x, factors);
    }
}

impl CpuPass<'_> {
    /// Writes to `out` a token's row of `table` · scale.
    fn embed_token(&self, table: &Weight, token: u32, scale: f32, out: &mut [f32]) {
        hob_kernels::dequant::dequantize(table.ty, self.bytes(table, token as usize, 1), out);
        if scale != 1.0 {
            for v in out.iter_mut() {
                *v *= scale;
            }
        }
    }
}
