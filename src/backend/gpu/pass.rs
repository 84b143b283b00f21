//! The recording of a forward pass on the device: each operation becomes an [`Operation`], whose
//! matrices and vectors are those of the device.

use std::cell::RefCell;

use super::Gpu;
use super::operation::{
    AttendRun, ExpertStack, HostMixture, LookUp, MatrixProduct, NormRun, Operation,
    RecordedMixture, Summand,
};
use super::params::NONE;
use crate::backend::{Attention, Buf, Columns, Ops, RowOps, ShortConvOps};
use crate::model::linear::{Linear, Norm, Weight};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::plan::Activation;
use crate::model::vector::Vector;
use crate::model::weights::Mixture;

/// A pass being recorded.
pub struct GpuPass<'a> {
    /// The backend.
    pub(super) gpu: &'a Gpu,
    /// The operations so far.
    operations: RefCell<Vec<Operation<'a>>>,
}

impl<'a> GpuPass<'a> {
    /// Returns a pass without operations.
    pub(super) fn new(gpu: &'a Gpu) -> GpuPass<'a> {
        GpuPass { gpu, operations: RefCell::default() }
    }

    /// Returns the operations in the order in which they were asked for.
    pub(super) fn finish(self) -> Vec<Operation<'a>> {
        self.operations.into_inner()
    }

    /// Records an operation.
    pub(super) fn record(&self, operation: Operation<'a>) {
        self.operations.borrow_mut().push(operation);
    }

    /// Returns the index of the first value of a vector of the model among all.
    pub(super) fn offset(&self, vector: &Vector) -> u32 {
        self.gpu.tensors.vectors.offset(vector)
    }

    /// Returns the index of the first value of a vector, or [`NONE`] without a vector.
    pub(super) fn offset_or_none(&self, vector: Option<&Vector>) -> u32 {
        self.gpu.tensors.vectors.offset_or_none(vector)
    }

    fn look_up(&self, table: &Weight, scale: f32, out: Buf, rows: LookUp) {
        let width = table.n_cols;
        let table = self.gpu.tensors.matrix(table);
        self.record(Operation::LookUp { table, width, scale, out, rows });
    }

    /// Records a root mean square norm of `n_runs` parts of each row, in place or not.
    fn rms(&self, x: Buf, n_runs: usize, weight: &Vector, eps: f32, out: Buf) {
        self.record(Operation::Norm(NormRun {
            x,
            width: weight.len(),
            n_runs,
            weight: self.offset(weight),
            own_weights: false,
            bias: NONE,
            centered: false,
            eps,
            out,
        }));
    }

    fn stack(
        &self,
        weight: &Weight,
        bias: Option<&Vector>,
        scale: Option<&Vector>,
    ) -> ExpertStack<'a> {
        ExpertStack {
            matrix: self.gpu.tensors.matrix(weight),
            n_cols: weight.n_cols,
            n_rows: weight.n_rows,
            bias: self.offset_or_none(bias),
            scale: self.offset_or_none(scale),
        }
    }
}

impl RowOps for GpuPass<'_> {
    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf) {
        self.record(Operation::Norm(NormRun {
            x,
            width: weight.len(),
            n_runs: 1,
            weight: self.offset(weight),
            own_weights: false,
            bias: self.offset_or_none(bias),
            centered: true,
            eps,
            out,
        }));
    }

    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf) {
        self.rms(x, 1, weight, eps, out);
    }

    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.rms(x, n_head, weight, eps, x);
    }

    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        let product = |&(linear, out): &(&Linear, Buf)| MatrixProduct {
            matrix: self.gpu.tensors.matrix(&linear.weight),
            n_cols: linear.weight.n_cols,
            n_rows: linear.weight.n_rows,
            scale: linear.scale,
            bias: self.offset_or_none(linear.bias.as_ref()),
            out,
            adds: None,
            row: self.gpu.tensors.row(&linear.weight),
        };
        self.record(Operation::Linear { x, products: outs.iter().map(product).collect() });
    }

    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        self.record(Operation::Rope { x, n_head, head_size, rope });
    }

    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize) {
        self.record(Operation::Activate { activation, gate, up: Some(up), width });
    }

    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize) {
        self.record(Operation::Add { x, y: Summand::Rows(y), scale, width });
    }

    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize) {
        self.record(Operation::Softcap { x, scale, cap, width });
    }

    fn add_row(&self, row: &Vector, x: Buf) {
        let y = Summand::Vector(self.offset(row));
        self.record(Operation::Add { x, y, scale: 1.0, width: row.len() });
    }

    fn activate(&self, activation: Activation, x: Buf, width: usize) {
        self.record(Operation::Activate { activation, gate: x, up: None, width });
    }
}

impl Ops for GpuPass<'_> {
    fn shares_cache(&self) -> bool {
        true
    }

    fn end_layer(&self) {}

    fn embed(&self, table: &Weight, scale: f32, out: Buf) {
        self.look_up(table, scale, out, LookUp::Token);
        self.record(Operation::Images { out, width: table.n_cols, first: 0, adds: false });
    }

    fn embed_text(&self, table: &Weight, scale: f32, out: Buf) {
        self.look_up(table, scale, out, LookUp::TextOnly);
    }

    fn add_positions(&self, table: &Weight, x: Buf) {
        self.look_up(table, 1.0, x, LookUp::Position);
    }

    fn add_deepstack(&self, layer: usize, x: Buf, width: usize) {
        let first = (1 + layer) * width;
        self.record(Operation::Images { out: x, width, first, adds: true });
    }

    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature) {
        self.record(Operation::Temperature { x, width, temperature });
    }

    fn store_kv(&self, at: &Attention, k: Buf, v: Buf) {
        self.record(Operation::Store { at: *at, k, v });
    }

    fn keep_outputs(&self, bufs: &[(Buf, usize)]) {
        self.record(Operation::KeepOutputs(bufs.to_vec()));
    }

    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf) {
        let sinks = self.offset_or_none(sinks);
        let run = AttendRun { at: *at, sinks, q, out, to_int8: false, gate: None };
        self.record(Operation::Attend(run));
    }

    /// Does nothing: experts lie on the device, or the host of others sees no residual stream.
    fn read_ahead(&self, _: Buf, _: &Norm, _: f32, _: &Mixture) {}

    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf) {
        if let Some(layer) = self.gpu.tensors.host_layer(mixture) {
            let [_, up, _] = mixture.experts[0];
            self.record(Operation::HostExperts(HostMixture {
                layer,
                n_in: up.n_cols,
                n_expert: mixture.plan.n,
                x,
                router,
                out,
            }));
            return;
        }
        let Mixture { plan, experts, selection_bias, biases, scales, .. } = mixture;
        let stacks = std::array::from_fn(|part| {
            self.stack(&experts[0][part], biases[part].as_ref(), scales[part].as_ref())
        });
        self.record(Operation::Experts(Box::new(RecordedMixture {
            plan: *plan,
            selection_bias: self.offset_or_none(selection_bias.as_ref()),
            activation,
            stacks,
            x,
            router,
            out,
            fused: None,
        })));
    }
}

impl ShortConvOps for GpuPass<'_> {
    fn store_product(&self, at: &Attention, x: Buf, y: Buf) {
        self.record(Operation::StoreProduct { at: *at, x, y });
    }

    fn convolve(&self, at: &Attention, weights: &Vector, q: Buf) {
        let n_taps = weights.len() / at.d_k;
        let weights = self.offset(weights);
        self.record(Operation::Convolve { at: *at, weights, n_taps, q });
    }
}
