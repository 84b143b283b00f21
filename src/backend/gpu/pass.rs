//! One forward pass on the device: each operation is a dispatch or a few, all in one compute pass.
//!
//! Knows which kernel does an operation and with how many workgroups; what a kernel computes is
//! said in its file.

use std::cell::{Cell, RefCell};

use super::Gpu;
use super::device::{Buffer, MAX_GROUPS};
use super::params::{self, NONE};
use super::shader::{Kernel, Precision, ShaderPiece};
use crate::backend::{Attention, Buf, Columns, EncoderOps, Ops, ShortConvOps};
use crate::model::linear::{Linear, Weight};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::plan::{Activation, Gating};
use crate::model::rope::RopeKind;
use crate::model::vector::Vector;
use crate::model::weights::Mixture;

/// Most values of a head.
pub(crate) const MAX_HEAD: usize = 512;
/// Entries of a row that best.wgsl sorts together.
pub(crate) const BEST_RUN: usize = 1024;
/// Most (head, token, share) triples of attention that is split over positions.
pub(crate) const MAX_SHARES: usize = 1024;

/// A pass being encoded.
pub struct GpuPass<'a, 'e> {
    /// The backend.
    pub gpu: &'a Gpu,
    /// The compute pass.
    pub pass: RefCell<wgpu::ComputePass<'e>>,
    /// Tokens of the batch.
    pub n_rows: usize,
    /// Tokens whose logits are wanted.
    pub n_outputs: usize,
    /// Rows of the images that stand in it, if there are any.
    pub images: Option<&'a Buffer>,
    /// Positions of the longest sequence, this batch included.
    pub longest: usize,
    /// Set once only the rows with logits are left.
    pub only_outputs: Cell<bool>,
    /// The first operation that was asked for and that no shader does.
    pub unsupported: Cell<Option<&'static str>>,
}

impl GpuPass<'_, '_> {
    /// Rows of the batch at this point.
    pub fn n_tokens(&self) -> usize {
        if self.only_outputs.get() { self.n_outputs } else { self.n_rows }
    }

    /// Tokens and positions of the batch at this point.
    fn rows(&self) -> &Buffer {
        let inputs = &self.gpu.room.inputs;
        let moved = self.only_outputs.get() && self.n_outputs != self.n_rows;
        if moved { &inputs.output_rows } else { &inputs.rows }
    }

    /// The buffer of this name.
    pub fn at(&self, buf: Buf) -> &Buffer {
        &self.gpu.room.activations[buf as usize]
    }

    /// Adds a dispatch.
    pub fn dispatch(
        &self,
        kernel: Kernel,
        piece: ShaderPiece,
        buffers: &[&Buffer],
        params: &impl bytemuck::NoUninit,
        groups: [usize; 3],
    ) {
        let pass = &mut self.pass.borrow_mut();
        self.gpu.device.dispatch(
            pass,
            (kernel, piece),
            buffers,
            bytemuck::bytes_of(params),
            groups,
        );
    }

    /// Workgroups for `n` lanes of a kernel.
    pub fn groups(&self, kernel: Kernel, n: usize) -> usize {
        n.div_ceil(self.gpu.device.group(kernel))
    }

    /// Shares of positions for attention of this many heads: enough workgroups to fill a device,
    /// none without a tile.
    fn n_shares(&self, n_heads: usize) -> usize {
        let tiles = self.groups(Kernel::Attend, self.longest);
        tiles.min(MAX_SHARES / n_heads.max(1)).max(1)
    }

    /// The best `keep` tokens of each row of logits, of those that the step's bitmaps allow:
    /// `[n_outputs × keep]` of (token, key) in one of the buffers for it, whose number is returned.
    pub fn find_best(&self, n_vocab: usize, keep: usize) -> usize {
        let found = &self.gpu.room.spare.best;
        let mut from = self.at(Buf::Logits);
        let mut to = 0;
        let mut n = n_vocab;
        for pass in 0.. {
            let runs = n.div_ceil(BEST_RUN);
            let params =
                params::Best { n: n as u32, keep: keep as u32, is_first: u32::from(pass == 0) };
            let buffers = [from, &self.gpu.room.inputs.allowed, &found[to]];
            self.dispatch(
                Kernel::Best,
                ShaderPiece::None,
                &buffers,
                &params,
                [runs, self.n_outputs, 1],
            );
            if runs == 1 {
                break;
            }
            from = &found[to];
            to = 1 - to;
            n = runs * keep;
        }
        to
    }

    /// A norm of rows of as many values as there are weights, of `n_runs` such side by side in a
    /// token's row.
    fn norm(&self, x: Buf, weight: &Vector, kind: NormKind, eps: f32, out: Buf, n_runs: usize) {
        let (centered, bias) = match kind {
            NormKind::Rms => (0, None),
            NormKind::Centered { bias } => (1, bias),
        };
        let params = params::Norm {
            n: weight.len() as u32,
            weight: self.offset(weight),
            bias: self.gpu.tensors.vectors.offset_or_none(bias),
            centered,
            eps,
            in_place: (x == out).into(),
        };
        let groups = [n_runs, self.n_tokens(), 1];
        let x = if x == out { &self.gpu.room.spare.unused } else { self.at(x) };
        let buffers = [x, &self.gpu.tensors.vectors.buffer, self.at(out)];
        self.dispatch(Kernel::Norm, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Returns the index of the first value of a vector of the model among all.
    fn offset(&self, vector: &Vector) -> u32 {
        self.gpu.tensors.vectors.offset(vector)
    }

    /// `out[t]` = or += a row of `table` · scale.
    fn look_up(&self, table: &Weight, scale: f32, out: Buf, how: LookUp) {
        let w = self.gpu.tensors.matrix(table);
        for chunk in &w.chunks {
            let params = params::Embed {
                n: table.n_cols as u32,
                row_bytes: w.row_bytes as u32,
                first_row: chunk.first_row as u32,
                n_rows: chunk.n_rows as u32,
                scale,
                by_position: (how == LookUp::Position).into(),
                images: (how == LookUp::TextOnly).into(),
                adds: (how == LookUp::Position).into(),
            };
            let groups =
                [self.groups(Kernel::Embed, table.n_cols.div_ceil(16)), self.n_tokens(), 1];
            let buffers = [&chunk.buffer, self.rows(), self.at(out)];
            self.dispatch(Kernel::Embed, ShaderPiece::Weights(w.ty), &buffers, &params, groups);
        }
    }

    /// Columns from `first` on of the rows of images, into or onto those of `out` that are theirs.
    fn take_images(&self, out: Buf, width: usize, first: usize, adds: bool) {
        let Some(images) = self.images else { return };
        let plan = &self.gpu.model.plan;
        let stride = (plan.n_embd * (1 + plan.n_deepstack)) as u32;
        let params =
            params::Image { width: width as u32, first: first as u32, stride, adds: adds.into() };
        let groups = [self.groups(Kernel::Image, width), self.n_tokens(), 1];
        self.dispatch(
            Kernel::Image,
            ShaderPiece::None,
            &[images, self.rows(), self.at(out)],
            &params,
            groups,
        );
    }

    /// `gate = activation(gate) · up`, `n_rows` rows; without an `up`, `activation(gate)`.
    fn activated(
        &self,
        activation: Activation,
        gate: Buf,
        up: Option<Columns>,
        width: usize,
        n_rows: usize,
    ) {
        let activation = match activation {
            Activation::Silu => 0,
            // rounded as the CPU does with `--exact`: gates alone
            Activation::Gelu if up.is_some() && self.gpu.precision == Precision::F32 => 3,
            Activation::Gelu => 1,
            Activation::QuickGelu => 2,
            Activation::ClampedSwiglu => 4,
        };
        let params = params::Gate {
            width: width as u32,
            activation,
            up_first: up.map_or(0, |up| up.first as u32),
            up_stride: up.map_or(0, |up| up.of as u32),
        };
        let groups = [self.groups(Kernel::Gate, width), n_rows, 1];
        let up = up.map_or(&self.gpu.room.spare.unused, |up| self.at(up.buf));
        self.dispatch(Kernel::Gate, ShaderPiece::None, &[up, self.at(gate)], &params, groups);
    }
}

/// The (token, expert) pairs of a pass.
#[derive(Clone, Copy)]
pub struct ExpertSlots {
    /// Number of pairs.
    pub n: usize,
    /// Number of neighbouring pairs that take the same row of the input.
    pub per_x: usize,
}

/// The kind of a norm.
enum NormKind<'a> {
    /// By root mean square.
    Rms,
    /// By mean and deviation.
    Centered {
        /// The summand of each value.
        bias: Option<&'a Vector>,
    },
}

/// The rows of a table to look up, and what is done with them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LookUp {
    /// Those of the tokens; rows of images are left out.
    Token,
    /// The same, but in place of images that of token 0.
    TextOnly,
    /// Those of the positions, onto what is there.
    Position,
}

/// `n` workgroups along two axes, of which neither is longer than a device takes.
pub(crate) fn folded(n: usize, z: usize) -> [usize; 3] {
    let x = n.min(MAX_GROUPS as usize);
    [x, n.div_ceil(x.max(1)), z]
}

impl Ops for GpuPass<'_, '_> {
    fn embed(&self, table: &Weight, scale: f32, out: Buf) {
        self.look_up(table, scale, out, LookUp::Token);
        self.take_images(out, table.n_cols, 0, false);
    }

    fn embed_text(&self, table: &Weight, scale: f32, out: Buf) {
        self.look_up(table, scale, out, LookUp::TextOnly);
    }

    fn add_deepstack(&self, layer: usize, x: Buf, width: usize) {
        self.take_images(x, width, (1 + layer) * width, true);
    }

    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf) {
        self.norm(x, weight, NormKind::Centered { bias }, eps, out, 1);
    }

    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf) {
        self.norm(x, weight, NormKind::Rms, eps, out, 1);
    }

    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        self.norm(x, weight, NormKind::Rms, eps, x, n_head);
    }

    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        self.prepare(x, outs);
        for (linear, out) in outs {
            self.multiply(x, linear, *out);
        }
    }

    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        let rope = &self.gpu.ropes[rope];
        let n_pairs = rope.frequencies.len();
        let first = if self.only_outputs.get() && self.n_outputs != self.n_rows {
            let n_all = self.gpu.ropes.last().map_or(0, |last| last.first + last.frequencies.len());
            n_all * self.n_rows + rope.first * self.n_outputs
        } else {
            rope.first * self.n_rows
        };
        let params = params::Rope {
            n_head: n_head as u32,
            head_size: head_size as u32,
            n_pairs: n_pairs as u32,
            is_neox: (rope.kind == RopeKind::Neox).into(),
            angles: first as u32,
            tables: 1,
        };
        let groups = [self.groups(Kernel::Rope, n_head * n_pairs), self.n_tokens(), 1];
        self.dispatch(
            Kernel::Rope,
            ShaderPiece::None,
            &[&self.gpu.room.inputs.angles, self.at(x)],
            &params,
            groups,
        );
    }

    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature) {
        let params = params::Temperature {
            width: width as u32,
            step: temperature.step as u32,
            scale: temperature.scale,
        };
        let groups = [self.groups(Kernel::Temperature, width), self.n_tokens(), 1];
        self.dispatch(
            Kernel::Temperature,
            ShaderPiece::None,
            &[self.rows(), self.at(x)],
            &params,
            groups,
        );
    }

    fn store_kv(&self, at: &Attention, k: Buf, v: Buf) {
        let cache = &self.gpu.cache;
        let params = params::Store {
            n_head_kv: at.n_head_kv as u32,
            k_quads: (at.d_k / 4) as u32,
            v_quads: (at.d_v / 4) as u32,
            page_quads: cache.page_quads(at.layer) as u32,
            max_pages: cache.max_pages as u32,
        };
        let quads = at.n_head_kv * at.d_k.max(at.d_v) / 4;
        let groups = [self.groups(Kernel::Store, quads), self.n_tokens(), 1];
        let buffers = [self.at(k), self.at(v), self.rows(), &cache.table, &cache.layers[at.layer]];
        self.dispatch(
            Kernel::Store,
            ShaderPiece::Cache(self.gpu.precision),
            &buffers,
            &params,
            groups,
        );
    }

    fn keep_outputs(&self, bufs: &[(Buf, usize)]) {
        if self.n_outputs != self.n_rows {
            let spare = &self.gpu.room.spare;
            for &(buf, width) in bufs {
                let groups = [self.groups(Kernel::Gather, width), self.n_outputs, 1];
                for (from, to, is_copy) in
                    [(self.at(buf), &spare.rows, 0), (&spare.rows, self.at(buf), 1)]
                {
                    let params = params::Gather { width: width as u32, is_copy };
                    let buffers = [from, &self.gpu.room.inputs.kept, to];
                    self.dispatch(Kernel::Gather, ShaderPiece::None, &buffers, &params, groups);
                }
            }
        }
        self.only_outputs.set(true);
    }

    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf) {
        let cache = &self.gpu.cache;
        let n_tokens = self.n_tokens();
        let n_shares = self.n_shares(n_tokens * at.n_head);
        let v_quads = (at.d_v / 4) as u32;
        // up to a token's own position that included, and after it, of those that its row says it
        // sees
        let (window, ahead) = match at.window.map(|window| window as u32) {
            Some(window) if at.symmetric => (window / 2 + 1, window / 2),
            window => (window.unwrap_or(NONE), if at.causal_images { 0 } else { NONE }),
        };
        let params = params::Attend {
            n_head: at.n_head as u32,
            heads_per_kv: (at.n_head / at.n_head_kv) as u32,
            k_quads: (at.d_k / 4) as u32,
            v_quads,
            page_quads: cache.page_quads(at.layer) as u32,
            max_pages: cache.max_pages as u32,
            window,
            ahead,
            from_rows: 0,
            n_shares: n_shares as u32,
            scale: at.scale,
            softcap: at.softcap,
            alibi: at.alibi,
            sinks: self.gpu.tensors.vectors.offset_or_none(sinks),
        };
        let shares = &self.gpu.room.spare.shares;
        let to = if n_shares == 1 { self.at(out) } else { shares };
        let vectors = &self.gpu.tensors.vectors.buffer;
        let buffers = [self.at(q), self.rows(), &cache.table, &cache.layers[at.layer], vectors, to];
        let groups = [at.n_head, n_tokens, n_shares];
        self.dispatch(
            Kernel::Attend,
            ShaderPiece::Cache(self.gpu.precision),
            &buffers,
            &params,
            groups,
        );
        if n_shares > 1 {
            let params =
                params::Reduce { n_head: at.n_head as u32, v_quads, n_shares: n_shares as u32 };
            let groups = [at.n_head, n_tokens, 1];
            self.dispatch(
                Kernel::AttendReduce,
                ShaderPiece::None,
                &[shares, self.at(out)],
                &params,
                groups,
            );
        }
    }

    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize) {
        self.activated(activation, gate, Some(up), width, self.n_tokens());
    }

    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf) {
        let Mixture { plan, experts, selection_bias, biases, scales, .. } = mixture;
        let spare = &self.gpu.room.spare;
        let n_tokens = self.n_tokens();
        let n_slots = self.n_tokens() * plan.n_used;
        let [gate, up, down] = &experts[0];

        let params = params::Route {
            n: plan.n as u32,
            n_used: plan.n_used as u32,
            is_sigmoid: (plan.gating == Gating::Sigmoid).into(),
            bias: self.gpu.tensors.vectors.offset_or_none(selection_bias.as_ref()),
            renormalized: plan.renormalized.into(),
            scale: plan.scale,
        };
        let buffers = [self.at(router), &self.gpu.tensors.vectors.buffer, &spare.choice];
        self.dispatch(Kernel::Route, ShaderPiece::None, &buffers, &params, [1, n_tokens, 1]);
        let shared = ExpertSlots { n: n_slots, per_x: plan.n_used };
        self.by_expert(
            self.at(x),
            gate,
            biases[0].as_ref(),
            scales[0].as_ref(),
            shared,
            self.at(Buf::Gate),
        );
        self.by_expert(
            self.at(x),
            up,
            biases[1].as_ref(),
            scales[1].as_ref(),
            shared,
            self.at(Buf::Up),
        );
        let up = Columns::all(Buf::Up, gate.n_rows);
        self.activated(activation, Buf::Gate, Some(up), gate.n_rows, n_slots);
        let single = ExpertSlots { n: n_slots, per_x: 1 };
        self.by_expert(
            self.at(Buf::Gate),
            down,
            biases[2].as_ref(),
            scales[2].as_ref(),
            single,
            &spare.expert_rows,
        );
        let width = down.n_rows;
        let params = params::Combine { width: width as u32, n_used: plan.n_used as u32 };
        let groups = [self.groups(Kernel::Combine, width), n_tokens, 1];
        let buffers = [&spare.expert_rows, &spare.choice, self.at(out)];
        self.dispatch(Kernel::Combine, ShaderPiece::None, &buffers, &params, groups);
    }

    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize) {
        let y_stride = width as u32;
        let params =
            params::Add { width: width as u32, scale, y_first: 0, y_stride, factors: NONE };
        let groups = [self.groups(Kernel::Add, width), self.n_tokens(), 1];
        let buffers = [self.at(y), &self.gpu.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Add, ShaderPiece::None, &buffers, &params, groups);
    }

    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize) {
        let params = params::Softcap { width: width as u32, scale, cap, factors: NONE };
        let groups = [self.groups(Kernel::Softcap, width), self.n_tokens(), 1];
        let buffers = [&self.gpu.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Softcap, ShaderPiece::None, &buffers, &params, groups);
    }
}

impl EncoderOps for GpuPass<'_, '_> {
    fn add_positions(&self, table: &Weight, x: Buf) {
        self.look_up(table, 1.0, x, LookUp::Position);
    }

    fn add_row(&self, row: &Vector, x: Buf) {
        let width = row.len() as u32;
        let params = params::Add {
            width,
            scale: 1.0,
            y_first: self.offset(row),
            y_stride: 0,
            factors: NONE,
        };
        let groups = [self.groups(Kernel::Add, row.len()), self.n_tokens(), 1];
        let vectors = &self.gpu.tensors.vectors.buffer;
        self.dispatch(
            Kernel::Add,
            ShaderPiece::None,
            &[vectors, vectors, self.at(x)],
            &params,
            groups,
        );
    }

    fn activate(&self, activation: Activation, x: Buf, width: usize) {
        self.activated(activation, x, None, width, self.n_tokens());
    }
}

impl ShortConvOps for GpuPass<'_, '_> {
    fn store_product(&self, at: &Attention, x: Buf, y: Buf) {
        let cache = &self.gpu.cache;
        let params = params::Product {
            k_quads: (at.d_k / 4) as u32,
            page_quads: cache.page_quads(at.layer) as u32,
            max_pages: cache.max_pages as u32,
        };
        let groups = [self.groups(Kernel::StoreProduct, at.d_k / 4), self.n_tokens(), 1];
        let buffers = [self.at(x), self.at(y), self.rows(), &cache.table, &cache.layers[at.layer]];
        let piece = ShaderPiece::Cache(self.gpu.precision);
        self.dispatch(Kernel::StoreProduct, piece, &buffers, &params, groups);
    }

    fn convolve(&self, at: &Attention, weights: &Vector, q: Buf) {
        let cache = &self.gpu.cache;
        let params = params::Convolve {
            k_quads: (at.d_k / 4) as u32,
            page_quads: cache.page_quads(at.layer) as u32,
            max_pages: cache.max_pages as u32,
            taps: (weights.len() / at.d_k) as u32,
            weights: self.offset(weights),
        };
        let groups = [self.groups(Kernel::Convolve, at.d_k / 4), self.n_tokens(), 1];
        let vectors = &self.gpu.tensors.vectors.buffer;
        let buffers = [vectors, self.rows(), &cache.table, &cache.layers[at.layer], self.at(q)];
        self.dispatch(
            Kernel::Convolve,
            ShaderPiece::Cache(self.gpu.precision),
            &buffers,
            &params,
            groups,
        );
    }
}
