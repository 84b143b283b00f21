//! The operations of a pass over patches, each of one dispatch or a few.

use std::cell::RefCell;
use std::ops::Range;

use super::cache_types::CacheTypes;
use super::device::{Buffer, GpuDevice};
use super::encode::{folded, unrounded_code};
use super::memory::DeviceTensors;
use super::params::{self, NONE};
use super::shader::{Kernel, ShaderPiece};
use crate::backend::{Buf, Columns, MapKernel, PatchAttention, PatchOps, RowOps};
use crate::model::linear::Linear;
use crate::model::plan::Activation;
use crate::model::rope::{PairAngles, RopeKind};
use crate::model::vector::Vector;

/// Keys and values are kept as the text model's cache keeps them, in f32.
pub(super) const CACHE: ShaderPiece = ShaderPiece::Cache(CacheTypes::F32);

/// Working memory of passes over patches.
pub(super) struct PatchBuffers {
    /// Activations by the number of their name.
    pub activations: Vec<Buffer>,
    /// Cosines and sines of each row.
    pub angles: Buffer,
    /// Keys and values of all heads.
    pub cache: Buffer,
    /// Pages of the cache in order.
    pub pages: Buffer,
    /// Of each row the first that it sees, 0, its number, and one past the last that it sees:
    /// without windows, and with them.
    pub seen: [Buffer; 2],
    /// Tiles of rows: the first, and how many.
    pub tiles: Buffer,
    /// Bound where a kernel has a binding that it does not read.
    pub unused: Buffer,
    /// Number of pages.
    pub n_pages: usize,
}

/// A pass over patches being encoded.
pub(crate) struct PatchPass<'a, 'e> {
    /// The device.
    pub(super) device: &'a GpuDevice,
    /// Weights.
    pub(super) tensors: &'a DeviceTensors,
    /// Working memory.
    pub(super) state: &'a PatchBuffers,
    /// The rope that the angles are of, if there is one.
    pub(super) ropes: &'a [PairAngles],
    /// The compute pass.
    pub(super) pass: RefCell<wgpu::ComputePass<'e>>,
    /// Rows of the pass.
    pub(super) n_rows: usize,
}

impl PatchPass<'_, '_> {
    /// Returns the buffer of this name.
    fn at(&self, buf: Buf) -> &Buffer {
        &self.state.activations[buf as usize]
    }

    /// Adds a dispatch.
    fn dispatch(
        &self,
        kernel: Kernel,
        piece: ShaderPiece,
        buffers: &[&Buffer],
        params: &impl bytemuck::NoUninit,
        groups: [usize; 3],
    ) {
        let pass = &mut self.pass.borrow_mut();
        self.device.dispatch(pass, (kernel, piece), buffers, bytemuck::bytes_of(params), groups);
    }

    /// Returns the workgroups for `n` lanes of a kernel.
    fn groups(&self, kernel: Kernel, n: usize) -> usize {
        n.div_ceil(self.device.group(kernel))
    }

    /// Normalizes each of `n_runs` runs of a row, of as many values as there are weights.
    fn norm(&self, x: Buf, weight: &Vector, bias: NormBias, eps: f32, out: Buf, n_runs: usize) {
        let (centered, bias) = match bias {
            NormBias::Rms => (false, None),
            NormBias::Centered(bias) => (true, bias),
        };
        let params = params::Norm {
            n: weight.len() as u32,
            weight: self.tensors.vectors.offset(weight),
            bias: self.tensors.vectors.offset_or_none(bias),
            centered: centered.into(),
            eps,
            in_place: (x == out).into(),
            x_first: 0,
            out_first: 0,
            weight_step: 0,
        };
        let groups = [n_runs, self.n_rows, 1];
        let x = if x == out { &self.state.unused } else { self.at(x) };
        let buffers = [x, &self.tensors.vectors.buffer, self.at(out)];
        self.dispatch(Kernel::Norm, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Computes `gate = activation(gate) · up`; without an `up`, `activation(gate)`.
    fn activated(&self, activation: Activation, gate: Buf, up: Option<Columns>, width: usize) {
        let params = params::Gate {
            up_first: up.map_or(0, |up| up.first as u32),
            up_stride: up.map_or(0, |up| up.of as u32),
            ..params::Gate::plain(width, unrounded_code(activation), activation)
        };
        let groups = [self.groups(Kernel::Gate, width), self.n_rows, 1];
        let up = up.map_or(&self.state.unused, |up| self.at(up.buf));
        self.dispatch(Kernel::Gate, ShaderPiece::None, &[up, self.at(gate)], &params, groups);
    }

    /// Computes `x += y · scale · factors`, with one row of `y` after the other.
    fn add_rows(&self, x: Buf, y: Buf, scale: f32, factors: u32, width: usize) {
        let params = params::Add { factors, ..params::Add::rows(width, scale) };
        let groups = [self.groups(Kernel::Add, width), self.n_rows, 1];
        let buffers = [self.at(y), &self.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Add, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Computes `x = cap · tanh(x · scale / cap) · factors`.
    fn soften(&self, x: Buf, params: params::Softcap) {
        let width = params.width as usize;
        let groups = [self.groups(Kernel::Softcap, width), self.n_rows, 1];
        let buffers = [&self.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Softcap, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Computes `out = W x + b`, one chunk of rows of the matrix after the other: `rows` of `out`,
    /// of the first rows of `x`.
    fn multiply(&self, x: Buf, linear: &Linear, out: Buf, rows: Range<usize>) {
        let w = self.tensors.matrix(&linear.weight);
        let edge = self.device.sizes.matmul_side as usize * 4;
        let bias = linear.bias.as_ref().map(|bias| self.tensors.vectors.offset(bias));
        for chunk in &w.chunks {
            let n_cols = linear.weight.n_cols;
            let stride = linear.weight.n_rows;
            let params = params::Linear {
                out_stride: stride as u32,
                out_first: (rows.start * stride + chunk.first_row) as u32,
                bias: bias.map_or(NONE, |at| at + chunk.first_row as u32),
                scale: linear.scale,
                ..params::Linear::plain(n_cols, w.row_bytes, chunk.n_rows, rows.len())
            };
            let vectors = &self.tensors.vectors.buffer;
            let buffers = [&chunk.buffer, self.at(x), vectors, self.at(out)];
            let groups = [chunk.n_rows.div_ceil(edge), rows.len().div_ceil(edge), 1];
            self.dispatch(Kernel::Matmul, ShaderPiece::Weights(w.ty), &buffers, &params, groups);
        }
    }
}

/// The kind of a norm.
enum NormBias<'a> {
    /// By root mean square.
    Rms,
    /// By mean and deviation, with a summand of each value.
    Centered(Option<&'a Vector>),
}

impl RowOps for PatchPass<'_, '_> {
    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf) {
        self.norm(x, weight, NormBias::Centered(bias), eps, out, 1);
    }

    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf) {
        self.norm(x, weight, NormBias::Rms, eps, out, 1);
    }

    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.norm(x, weight, NormBias::Rms, eps, x, n_head);
    }

    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        for (linear, out) in outs {
            self.multiply(x, linear, *out, 0..self.n_rows);
        }
    }

    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        let Some(angles) = self.ropes.get(rope) else { return };
        let n_pairs = angles.n_pairs;
        let params = params::Rope {
            n_head: n_head as u32,
            head_size: head_size as u32,
            n_pairs: n_pairs as u32,
            is_neox: (angles.kind == RopeKind::Neox).into(),
            angles: 0,
            tables: (angles.n_values() / n_pairs) as u32,
        };
        let groups = [self.groups(Kernel::Rope, n_head * n_pairs), self.n_rows, 1];
        let buffers = [&self.state.angles, self.at(x)];
        self.dispatch(Kernel::Rope, ShaderPiece::None, &buffers, &params, groups);
    }

    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize) {
        self.activated(activation, gate, Some(up), width);
    }

    fn activate(&self, activation: Activation, x: Buf, width: usize) {
        self.activated(activation, x, None, width);
    }

    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize) {
        self.add_rows(x, y, scale, NONE, width);
    }

    fn add_row(&self, row: &Vector, x: Buf) {
        let y_first = self.tensors.vectors.offset(row);
        let rows = params::Add::rows(row.len(), 1.0);
        let params = params::Add { y_first, y_stride: 0, ..rows };
        let groups = [self.groups(Kernel::Add, row.len()), self.n_rows, 1];
        let vectors = &self.tensors.vectors.buffer;
        let buffers = [vectors, vectors, self.at(x)];
        self.dispatch(Kernel::Add, ShaderPiece::None, &buffers, &params, groups);
    }

    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize) {
        self.soften(x, params::Softcap { width: width as u32, scale, cap, factors: NONE });
    }
}

impl PatchOps for PatchPass<'_, '_> {
    fn clamp(&self, x: Buf, limits: [f32; 2], width: usize, out: Buf) {
        let n = self.n_rows * width;
        let [low, high] = limits;
        let params = params::Clamp { n: n as u32, low, high, in_place: (x == out).into() };
        let groups = folded(self.groups(Kernel::Clamp, n), 1);
        let x = if x == out { &self.state.unused } else { self.at(x) };
        self.dispatch(Kernel::Clamp, ShaderPiece::None, &[x, self.at(out)], &params, groups);
    }

    fn add_scaled(&self, x: Buf, y: Buf, factors: &Vector) {
        self.add_rows(x, y, 1.0, self.tensors.vectors.offset(factors), factors.len());
    }

    fn scale_columns(&self, x: Buf, factors: &Vector) {
        let width = factors.len() as u32;
        let factors = self.tensors.vectors.offset(factors);
        self.soften(x, params::Softcap { width, scale: 1.0, cap: 0.0, factors });
    }

    fn attend_patches(&self, at: &PatchAttention, q: Buf, k: Buf, v: Buf, out: Buf) {
        let state = self.state;
        let n_head = at.n_head as u32;
        let n_head_kv = at.n_head_kv as u32;
        let quads = (at.d / 4) as u32;
        let max_pages = state.n_pages as u32;
        let seen = &state.seen[usize::from(at.is_windowed)];
        let params = params::Store { n_head_kv, k_quads: quads, v_quads: quads, max_pages };
        let groups = [self.groups(Kernel::Store, at.n_head_kv * at.d / 4), self.n_rows, 1];
        let buffers = [self.at(k), self.at(v), seen, &state.pages, &state.cache];
        self.dispatch(Kernel::Store, CACHE, &buffers, &params, groups);
        let params = params::Attend {
            n_head,
            heads_per_kv: n_head / n_head_kv,
            k_quads: quads,
            v_quads: quads,
            max_pages,
            window: NONE,
            chunk: NONE,
            ahead: NONE,
            flags: params::Attend::FROM_ROWS,
            n_shares: 1,
            scale: at.scale,
            softcap: 0.0,
            alibi: 0.0,
            sinks: NONE,
            n_rows: 0,
            row_bytes: 0,
        };
        let unused = &self.state.unused;
        let n_tiles = self.n_rows.div_ceil(self.device.sizes.tile_tokens());
        let groups = [at.n_head, n_tiles, self.device.value_parts(at.d / 4)];
        let cache = &state.cache;
        let tiles = &state.tiles;
        let buffers = [self.at(q), seen, &state.pages, cache, unused, tiles, self.at(out)];
        self.dispatch(Kernel::AttendTile, CACHE, &buffers, &params, groups);
    }

    fn linear_map(&self, at: &MapKernel, linear: &Linear, x: Buf, covered: Buf, out: Buf) {
        for strip in at.strips() {
            let n = strip.len() * at.n_values * at.n_taps();
            let groups = folded(self.groups(Kernel::GatherMap, n), 1);
            let params = params::MapKernel { first: strip.start as u32, ..map_params(at, n) };
            let buffers = [self.at(x), self.at(covered)];
            self.dispatch(Kernel::GatherMap, ShaderPiece::None, &buffers, &params, groups);
            self.multiply(covered, linear, out, strip);
        }
    }

    fn convolve_map(&self, at: &MapKernel, weights: &Vector, x: Buf, out: Buf) {
        let n = self.n_rows * at.n_values;
        let groups = folded(self.groups(Kernel::ConvolveMap, n), 1);
        let weights = self.tensors.vectors.offset(weights);
        let params = params::MapKernel { weights, ..map_params(at, n) };
        let buffers = [self.at(x), &self.tensors.vectors.buffer, self.at(out)];
        self.dispatch(Kernel::ConvolveMap, ShaderPiece::None, &buffers, &params, groups);
    }
}

/// Returns the parameters of a kernel that moves over a map, for `n` values of its result.
pub(super) fn map_params(at: &MapKernel, n: usize) -> params::MapKernel {
    params::MapKernel {
        n: n as u32,
        side: at.side as u32,
        n_values: at.n_values as u32,
        kernel: at.kernel as u32,
        stride: at.stride as u32,
        before: at.n_before as u32,
        side_out: at.side_out() as u32,
        weights: 0,
        first: 0,
    }
}
