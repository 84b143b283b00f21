//! The encoding of a pass: which kernels do an operation and with how many workgroups, all in one
//! compute pass. The arithmetic of a kernel is described in its file.

use super::Gpu;
use super::device::{Buffer, MAX_GROUPS};
use super::kernel_times::Timestamps;
use super::memory::Matrix;
use super::operation::{FusedHeads, HeadsAndStore, LookUp, NormRun, Operation, Summand};
use super::params::{self, BEST_RUN, NONE, Step};
use super::shader::{Kernel, ShaderPiece};
use super::trace::PassTrace;
use crate::backend::{Attention, Buf, Columns};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::plan::Activation;
use crate::model::rope::RopeKind;

/// The rows of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassRows {
    /// Tokens of the batch.
    pub n_rows: usize,
    /// Tokens whose output is requested.
    pub n_outputs: usize,
    /// Tiles of neighbouring rows of one sequence: see [`row_tiles`](super::batch::row_tiles).
    pub n_row_tiles: usize,
    /// Tiles of attention of the longest sequence, this batch included, rounded up to a power of
    /// two, so that it seldom changes.
    pub n_tiles: usize,
}

impl PassRows {
    /// Returns these rows with a longest sequence of `longest` positions, of which `tile` are a
    /// tile of attention.
    pub(super) fn seeing(self, longest: usize, tile: usize) -> PassRows {
        PassRows { n_tiles: longest.div_ceil(tile).next_power_of_two(), ..self }
    }
}

/// A compute pass that operations are encoded into.
pub(crate) struct PassEncoder<'a> {
    /// The backend.
    pub gpu: &'a Gpu,
    /// The compute pass of the commands that are submitted together.
    pub pass: wgpu::ComputePass<'static>,
    /// The rows of the batch.
    pub rows: PassRows,
    /// The sequences whose running states change.
    pub n_runs: usize,
    /// Rows of the images that stand in it, if there are any.
    pub images: Option<&'a Buffer>,
    /// True once only the rows with requested outputs are left.
    pub only_outputs: bool,
    /// The timestamps that are written after each dispatch, if any are.
    pub(super) timestamps: Option<&'a Timestamps>,
    /// The dispatches so far.
    pub(super) trace: PassTrace,
    /// The activations that are there in 8 bits too, by [`slot_of`].
    pub(super) coded: [Option<Buf>; 3],
    /// The steps so far that follow products.
    pub(super) steps: Vec<Step>,
    /// True while queries are those in [`Spare::queries`](super::room::Spare::queries).
    pub(super) has_moved_queries: bool,
    /// True while gates are those that the products next to a router's left in [`Buf::Up`].
    pub(super) has_moved_gates: bool,
    /// True while queries are turned as the keys of the cache are.
    pub(super) has_turned_queries: bool,
}

/// The work of a pass besides its commands.
pub(super) struct EncodedPass {
    /// Its dispatches.
    pub trace: PassTrace,
    /// The steps that follow its products.
    pub steps: Vec<Step>,
}

/// Returns `n` workgroups along two axes, of which neither is longer than a device takes.
pub(crate) fn folded(n: usize, z: usize) -> [usize; 3] {
    let x = n.min(MAX_GROUPS as usize);
    [x, n.div_ceil(x.max(1)), z]
}

/// Returns the number of a function in activation.wgsl, of those that round nothing.
pub(super) fn unrounded_code(activation: Activation) -> u32 {
    match activation {
        Activation::Silu => 0,
        Activation::Gelu => 1,
        Activation::QuickGelu => 2,
        Activation::ClampedSwiglu => 4,
        Activation::Relu => 5,
        Activation::SquaredRelu => 6,
        Activation::GeluErf => 7,
        Activation::Xielu(_) => 8,
    }
}

impl<'a> PassEncoder<'a> {
    /// Begins the pass.
    pub(super) fn begin(&mut self) {
        if let Some(timestamps) = self.timestamps {
            timestamps.write(&mut self.pass, 0);
        }
    }

    /// Encodes the operations of a pass in order.
    pub(crate) fn encode(&mut self, operations: &[Operation<'a>]) {
        for operation in operations {
            self.operation(operation);
        }
    }

    /// Ends the pass.
    pub(super) fn finish(self) -> EncodedPass {
        EncodedPass { trace: self.trace, steps: self.steps }
    }

    /// Forgets the other forms of activations that an operation changes.
    fn note_writes(&mut self, operation: &Operation<'a>) {
        for coded in &mut self.coded {
            *coded = coded.filter(|buf| !operation.writes(*buf));
        }
        // one row, which stays where it is when rows are left out
        let keeps_queries = matches!(operation, Operation::KeepOutputs(_));
        let has_queries = keeps_queries || !operation.writes(Buf::Q);
        self.has_moved_queries &= has_queries;
        self.has_turned_queries &= has_queries;
        self.has_moved_gates &= !operation.writes(Buf::Gate);
    }

    fn operation(&mut self, operation: &Operation<'a>) {
        self.note_writes(operation);
        match *operation {
            Operation::LookUp { table, width, scale, out, rows } => {
                self.look_up(table, width, scale, out, rows);
            }
            Operation::Images { out, width, first, adds } => {
                self.take_images(out, width, first, adds);
            }
            Operation::Norm(norm) => self.norm(norm),
            Operation::Linear { x, ref products } => self.linear(x, products),
            Operation::SplitLinear { x, ref products, ref split, ref parts } => {
                self.split_linear(x, products, split, parts);
            }
            Operation::Rope { x, n_head, head_size, rope } => {
                self.rope(x, n_head, head_size, rope);
            }
            Operation::Temperature { x, width, temperature } => {
                self.temperature(x, width, temperature);
            }
            Operation::Store { at, k, v } => self.store(&at, k, v),
            Operation::KeepOutputs(ref bufs) => self.keep_outputs(bufs),
            Operation::Attend(ref run) => self.attend(run),
            Operation::Activate { activation, gate, up, width } => {
                self.activate(activation, gate, up, width, self.n_tokens());
            }
            Operation::Gated { x, activation, ref gate, ref up, to_int8 } => {
                self.gated(x, activation, gate, up, to_int8);
            }
            Operation::Activated { x, ref product, activation, up } => {
                self.activated(x, product, activation, up);
            }
            Operation::ProductAndSteps { x, ref product, ref then } => {
                self.product_and_steps(x, product, then);
            }
            Operation::Heads { ref heads, ref parts } => self.fused_heads(heads, parts),
            Operation::Experts(ref mixture) => self.experts(mixture),
            // it comes between the commands of this pass and those of the next
            Operation::HostExperts(_) => {}
            Operation::Add { x, y, scale, width } => self.add(x, y, scale, width),
            Operation::Softcap { x, scale, cap, width } => self.softcap(x, scale, cap, width),
            Operation::StoreProduct { at, x, y } => self.store_product(&at, x, y),
            Operation::Convolve { at, weights, n_taps, q } => {
                self.convolve(&at, weights, n_taps, q);
            }
            Operation::States(ref run) => self.states(run, None),
            Operation::GatedStates { ref run, ref tail, ref parts } => {
                self.gated_states(run, tail, parts);
            }
            Operation::Parts(ref run) => self.parts(run),
            Operation::NormedLinear { .. } | Operation::LatentAttend { .. } => {
                self.latent_operation(operation);
            }
        }
    }

    /// Encodes an operation that stands for several of latent attention.
    fn latent_operation(&mut self, operation: &Operation<'a>) {
        match *operation {
            Operation::NormedLinear { x, ref products, ref norm, ref parts } => {
                self.normed_linear(x, products, norm, parts);
            }
            Operation::LatentAttend { ref run, ref values, ref parts } => {
                self.latent_attend(run, values, parts);
            }
            _ => {}
        }
    }

    /// Returns the rows of the batch at this point.
    pub(crate) fn n_tokens(&self) -> usize {
        if self.only_outputs { self.rows.n_outputs } else { self.rows.n_rows }
    }

    /// Returns whether rows without requested outputs have been left out.
    pub(super) fn is_reduced(&self) -> bool {
        self.only_outputs && self.rows.n_outputs != self.rows.n_rows
    }

    /// Returns tokens and positions of the batch at this point.
    pub(super) fn tokens(&self) -> &'a Buffer {
        let inputs = &self.gpu.room.inputs;
        if self.is_reduced() { &inputs.output_rows } else { &inputs.rows }
    }

    /// Returns the buffer of this name.
    pub(crate) fn at(&self, buf: Buf) -> &'a Buffer {
        if buf == Buf::Q && self.has_moved_queries {
            return &self.gpu.room.spare.queries;
        }
        let buf = if buf == Buf::Gate && self.has_moved_gates { Buf::Up } else { buf };
        &self.gpu.room.activations[buf as usize]
    }

    /// Returns the indices of the first values of two rows in the buffer that holds both, if there
    /// is one.
    fn joined(&self, a: Buf, b: Buf) -> Option<(&'a Buffer, [usize; 2])> {
        let stream = &self.gpu.room.stream;
        Some((&stream.buffer, [stream.first_of(a)?, stream.first_of(b)?]))
    }

    /// Adds a dispatch.
    pub(crate) fn dispatch(
        &mut self,
        kernel: Kernel,
        piece: ShaderPiece,
        buffers: &[&Buffer],
        params: &impl bytemuck::NoUninit,
        groups: [usize; 3],
    ) {
        let params = bytemuck::bytes_of(params);
        self.trace.dispatch(kernel);
        self.gpu.device.dispatch(&mut self.pass, (kernel, piece), buffers, params, groups);
        if let Some(timestamps) = self.timestamps {
            timestamps.write(&mut self.pass, self.trace.dispatches.len());
        }
    }

    /// Returns the workgroups for `n` lanes of a kernel.
    pub(crate) fn groups(&self, kernel: Kernel, n: usize) -> usize {
        n.div_ceil(self.gpu.device.group(kernel))
    }

    /// Finds the best `keep` tokens of each row of logits, of those that the step's bitmaps allow:
    /// `[n_outputs × keep]` of (token, key) in one of the buffers for it, whose number is returned.
    pub(crate) fn find_best(&mut self, n_vocab: usize, keep: usize) -> usize {
        let found = &self.gpu.room.spare.best;
        let mut from = self.at(Buf::Logits);
        let mut to = 0;
        let mut n = n_vocab;
        for pass in 0.. {
            let runs = n.div_ceil(BEST_RUN);
            let params =
                params::Best { n: n as u32, keep: keep as u32, is_first: u32::from(pass == 0) };
            let buffers = [from, &self.gpu.room.inputs.allowed, &found[to]];
            let groups = [runs, self.rows.n_outputs, 1];
            self.dispatch(Kernel::Best, ShaderPiece::None, &buffers, &params, groups);
            if runs == 1 {
                break;
            }
            from = &found[to];
            to = 1 - to;
            n = runs * keep;
        }
        to
    }

    pub(super) fn norm(&mut self, norm: NormRun) {
        let in_place = norm.x == norm.out;
        let params = params::Norm {
            n: norm.width as u32,
            weight: norm.weight,
            bias: norm.bias,
            centered: norm.centered.into(),
            eps: norm.eps,
            in_place: in_place.into(),
            x_first: 0,
            out_first: 0,
            weight_step: if norm.own_weights { norm.width as u32 } else { 0 },
        };
        let groups = [norm.n_runs, self.n_tokens(), 1];
        let vectors = &self.gpu.tensors.vectors.buffer;
        let unused = &self.gpu.room.spare.unused;
        let joined = self.joined(norm.x, norm.out).filter(|_| !in_place);
        let (params, buffers) = if let Some((rows, [x_first, out_first])) = joined {
            let x_first = x_first as u32;
            let out_first = out_first as u32;
            let params = params::Norm { in_place: 1, x_first, out_first, ..params };
            (params, [unused, vectors, rows])
        } else {
            let x = if in_place { unused } else { self.at(norm.x) };
            (params, [x, vectors, self.at(norm.out)])
        };
        self.dispatch(Kernel::Norm, ShaderPiece::None, &buffers, &params, groups);
    }

    fn look_up(&mut self, table: &Matrix, width: usize, scale: f32, out: Buf, rows: LookUp) {
        for chunk in &table.chunks {
            let by_position = rows == LookUp::Position;
            let params = params::Embed {
                n: width as u32,
                row_bytes: table.row_bytes as u32,
                first_row: chunk.first_row as u32,
                n_rows: chunk.n_rows as u32,
                scale,
                by_position: by_position.into(),
                images: (rows == LookUp::TextOnly).into(),
                adds: by_position.into(),
            };
            let groups = [self.groups(Kernel::Embed, width.div_ceil(16)), self.n_tokens(), 1];
            let buffers = [&chunk.buffer, self.tokens(), self.at(out)];
            let piece = ShaderPiece::Weights(table.ty);
            self.dispatch(Kernel::Embed, piece, &buffers, &params, groups);
        }
    }

    fn take_images(&mut self, out: Buf, width: usize, first: usize, adds: bool) {
        let Some(images) = self.images else { return };
        let plan = &self.gpu.model.plan;
        let stride = (plan.n_embd * (1 + plan.n_deepstack)) as u32;
        let params =
            params::Image { width: width as u32, first: first as u32, stride, adds: adds.into() };
        let groups = [self.groups(Kernel::Image, width), self.n_tokens(), 1];
        let buffers = [images, self.tokens(), self.at(out)];
        self.dispatch(Kernel::Image, ShaderPiece::None, &buffers, &params, groups);
    }

    pub(crate) fn activate(
        &mut self,
        activation: Activation,
        gate: Buf,
        up: Option<Columns>,
        width: usize,
        n_rows: usize,
    ) {
        let code = match up {
            Some(_) => self.gate_code(activation),
            None => unrounded_code(activation),
        };
        let params = params::Gate {
            up_first: up.map_or(0, |up| up.first as u32),
            up_stride: up.map_or(0, |up| up.of as u32),
            ..params::Gate::plain(width, code, activation)
        };
        let groups = [self.groups(Kernel::Gate, width), n_rows, 1];
        let up = up.map_or(&self.gpu.room.spare.unused, |up| self.at(up.buf));
        let buffers = [up, self.at(gate)];
        self.dispatch(Kernel::Gate, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Returns the number of the function in gate.wgsl for a gate.
    pub(crate) fn gate_code(&self, activation: Activation) -> u32 {
        match activation {
            // rounded as the CPU does with `--exact`: gates alone
            Activation::Gelu if self.gpu.exact => 3,
            _ => unrounded_code(activation),
        }
    }

    fn rope(&mut self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        let rope = &self.gpu.ropes[rope];
        let n_pairs = rope.angles.n_pairs;
        let params = params::Rope {
            n_head: n_head as u32,
            head_size: head_size as u32,
            n_pairs: n_pairs as u32,
            is_neox: (rope.angles.kind == RopeKind::Neox).into(),
            angles: self.first_angle(rope.first) as u32,
            tables: 1,
        };
        let groups = [self.groups(Kernel::Rope, n_head * n_pairs), self.n_tokens(), 1];
        let buffers = [&self.gpu.room.inputs.angles, self.at(x)];
        self.dispatch(Kernel::Rope, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Returns the index of the first angle of the rope whose pairs come after `first` others.
    pub(super) fn first_angle(&self, first: usize) -> usize {
        if !self.is_reduced() {
            return first * self.rows.n_rows;
        }
        let n_all = self.gpu.ropes.last().map_or(0, |last| last.first + last.angles.n_pairs);
        n_all * self.rows.n_rows + first * self.rows.n_outputs
    }

    fn temperature(&mut self, x: Buf, width: usize, temperature: AttnTemperature) {
        let params = params::Temperature {
            width: width as u32,
            step: temperature.step as u32,
            offset: temperature.offset.into(),
            scale: temperature.scale,
        };
        let groups = [self.groups(Kernel::Temperature, width), self.n_tokens(), 1];
        let buffers = [self.tokens(), self.at(x)];
        self.dispatch(Kernel::Temperature, ShaderPiece::None, &buffers, &params, groups);
    }

    fn store(&mut self, at: &Attention, k: Buf, v: Buf) {
        let cache = &self.gpu.cache;
        if cache.types.k.is_transformed() {
            self.turn(k, at.n_head_kv, at.d_k);
        }
        if cache.types.v.is_transformed() {
            self.turn(v, at.n_head_kv, at.d_v);
        }
        let params = params::Store {
            n_head_kv: at.n_head_kv as u32,
            k_quads: (at.d_k / 4) as u32,
            v_quads: (at.d_v / 4) as u32,
            max_pages: cache.max_pages as u32,
        };
        let quads = at.n_head_kv * at.d_k.max(at.d_v) / 4;
        let groups = [self.groups(Kernel::Store, quads), self.n_tokens(), 1];
        let layer = &cache.layers[at.layer];
        let buffers = [self.at(k), self.at(v), self.tokens(), &cache.table, layer];
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        self.dispatch(Kernel::Store, piece, &buffers, &params, groups);
    }

    /// Turns heads as the cache holds them in few bits, or back.
    pub(super) fn turn(&mut self, buf: Buf, n_head: usize, size: usize) {
        let params = params::TurnHeads { n_head: n_head as u32, size: size as u32 };
        let groups = [n_head, self.n_tokens(), 1];
        self.dispatch(Kernel::TurnHeads, ShaderPiece::None, &[self.at(buf)], &params, groups);
    }

    fn fused_heads(&mut self, heads: &FusedHeads<'a>, parts: &[Operation<'a>]) {
        match heads {
            FusedHeads::Attention(heads) => self.heads(heads, parts),
            FusedHeads::Latent(run) => self.latent_heads(run, parts),
        }
    }

    fn heads(&mut self, heads: &HeadsAndStore, parts: &[Operation<'a>]) {
        let HeadsAndStore { at, norms: [norm_q, norm_k, norm_v], eps, rope, .. } = *heads;
        // workgroups that norm a whole row read it while others write theirs, so it is to be moved
        if heads.whole_rows && self.n_tokens() != 1 {
            self.encode(parts);
            return;
        }
        let rope = rope.map(|rope| &self.gpu.ropes[rope]);
        let cache = &self.gpu.cache;
        let room = &self.gpu.room;
        let first = |buf: Buf| room.heads.first_of(buf).unwrap_or(0) as u32;
        let is_neox = rope.is_some_and(|rope| rope.angles.kind == RopeKind::Neox);
        let flags = [is_neox, heads.rope_first, heads.whole_rows];
        // above 16 bits
        let offset = heads.temperature.map_or(0, |t| u32::from(t.offset)) << (16 - flags.len());
        let params = params::NormRopeStore {
            n_heads: (at.n_head | at.n_head_kv << 16) as u32,
            d_k: at.d_k as u32,
            d_v: at.d_v as u32,
            k_first: first(Buf::K),
            v_first: first(Buf::V),
            q_out: if heads.whole_rows { room.heads.end() as u32 } else { 0 },
            norm_q,
            norm_k,
            norm_v,
            eps,
            n_pairs: rope.map_or(0, |rope| rope.angles.n_pairs as u32),
            angles: rope.map_or(0, |rope| self.first_angle(rope.first) as u32),
            flags: flags.iter().rev().fold(offset, |all, flag| all << 1 | u32::from(*flag)),
            max_pages: cache.max_pages as u32,
            temperature_step: heads.temperature.map_or(1, |t| t.step as u32),
            temperature_scale: heads.temperature.map_or(0.0, |t| t.scale),
        };
        let n_stored = if heads.stores { 2 * at.n_head_kv } else { 0 };
        let groups = [at.n_head + n_stored, self.n_tokens(), 1];
        self.has_moved_queries = heads.whole_rows;
        self.has_turned_queries = cache.types.k.is_transformed();
        let vectors = &self.gpu.tensors.vectors.buffer;
        let layer = &cache.layers[at.layer];
        let angles = &room.inputs.angles;
        let buffers = [vectors, angles, self.tokens(), &cache.table, &room.heads.buffer, layer];
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        self.dispatch(Kernel::Heads, piece, &buffers, &params, groups);
    }

    pub(super) fn keep_outputs(&mut self, bufs: &[(Buf, usize)]) {
        if self.rows.n_outputs != self.rows.n_rows {
            for &(buf, width) in bufs {
                self.gather(buf, width);
            }
        }
        self.only_outputs = true;
    }

    /// Moves the rows of a buffer whose outputs are requested to its beginning.
    fn gather(&mut self, buf: Buf, width: usize) {
        let moved = &self.gpu.room.spare.rows;
        let kept = &self.gpu.room.inputs.kept;
        let groups = [self.groups(Kernel::Gather, width), self.rows.n_outputs, 1];
        let width = width as u32;
        let gather = params::Gather { width, is_copy: 0 };
        let buffers = [self.at(buf), kept, moved];
        self.dispatch(Kernel::Gather, ShaderPiece::None, &buffers, &gather, groups);
        let copy = params::Gather { width, is_copy: 1 };
        let buffers = [moved, kept, self.at(buf)];
        self.dispatch(Kernel::Gather, ShaderPiece::None, &buffers, &copy, groups);
    }

    fn add(&mut self, x: Buf, y: Summand, scale: f32, width: usize) {
        match y {
            Summand::Rows(y) => self.add_rows(x, y, scale, width),
            Summand::Vector(y_first) => {
                let params =
                    params::Add { y_first, y_stride: 0, ..params::Add::rows(width, scale) };
                let vectors = &self.gpu.tensors.vectors.buffer;
                let buffers = [vectors, vectors, self.at(x)];
                self.dispatch_add(&params, &buffers);
            }
        }
    }

    pub(super) fn add_rows(&mut self, x: Buf, y: Buf, scale: f32, width: usize) {
        let params = params::Add::rows(width, scale);
        let vectors = &self.gpu.tensors.vectors.buffer;
        if let Some((rows, [x_first, y_first])) = self.joined(x, y) {
            let x_first = x_first as u32;
            let y_first = y_first as u32;
            let params = params::Add { in_place: 1, x_first, y_first, ..params };
            self.dispatch_add(&params, &[&self.gpu.room.spare.unused, vectors, rows]);
        } else {
            self.dispatch_add(&params, &[self.at(y), vectors, self.at(x)]);
        }
    }

    fn dispatch_add(&mut self, params: &params::Add, buffers: &[&Buffer]) {
        let groups = [self.groups(Kernel::Add, params.width as usize), self.n_tokens(), 1];
        self.dispatch(Kernel::Add, ShaderPiece::None, buffers, params, groups);
    }

    pub(super) fn softcap(&mut self, x: Buf, scale: f32, cap: f32, width: usize) {
        let params = params::Softcap { width: width as u32, scale, cap, factors: NONE };
        let groups = [self.groups(Kernel::Softcap, width), self.n_tokens(), 1];
        let buffers = [&self.gpu.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Softcap, ShaderPiece::None, &buffers, &params, groups);
    }

    fn store_product(&mut self, at: &Attention, x: Buf, y: Buf) {
        let cache = &self.gpu.cache;
        let params =
            params::Product { k_quads: (at.d_k / 4) as u32, max_pages: cache.max_pages as u32 };
        let groups = [self.groups(Kernel::StoreProduct, at.d_k / 4), self.n_tokens(), 1];
        let layer = &cache.layers[at.layer];
        let buffers = [self.at(x), self.at(y), self.tokens(), &cache.table, layer];
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        self.dispatch(Kernel::StoreProduct, piece, &buffers, &params, groups);
    }

    fn convolve(&mut self, at: &Attention, weights: u32, n_taps: usize, q: Buf) {
        let cache = &self.gpu.cache;
        let params = params::Convolve {
            k_quads: (at.d_k / 4) as u32,
            max_pages: cache.max_pages as u32,
            taps: n_taps as u32,
            weights,
        };
        let groups = [self.groups(Kernel::Convolve, at.d_k / 4), self.n_tokens(), 1];
        let vectors = &self.gpu.tensors.vectors.buffer;
        let layer = &cache.layers[at.layer];
        let buffers = [vectors, self.tokens(), &cache.table, layer, self.at(q)];
        let piece = ShaderPiece::Cache(self.gpu.cache.types);
        self.dispatch(Kernel::Convolve, piece, &buffers, &params, groups);
    }
}
