//! The CPU backend: one pass of the model by a team of threads over hand-written kernels.
//!
//! Every thread runs the same forward pass; each operation is one or two phases whose items (rows
//! of a matrix, tokens, heads) the threads share out. Weights are copied into the layout that the
//! kernels read fastest and into huge pages ([`packed`]), or stay where they are: in the mapped
//! file.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, MutexGuard};

use hob_kernels::operands::KernelScratch;
use hob_kernels::{ActEncoding, CacheType, Kernels, TensorType};

use crate::backend::{
    Attention, Batch, Buf, Columns, DeltaInputs, EncoderOps, HeadOps, Heads, Ops, ScanInputs,
    ShortConvOps, StateOps, StepOutput, TokenRow, dense_by_steps,
};
use crate::model::Model;
use crate::model::embedded::Embedded;
use crate::model::linear::{Linear, Weight};
use crate::model::mixer::MixerPlan;
use crate::model::mixer::attention::AttnTemperature;
use crate::model::mixer::convolution::Convolution;
use crate::model::mixer::delta_net::DeltaNetWeights;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::Activation;
use crate::model::rope::RopeKind;
use crate::model::vector::Vector;
use crate::model::weights::{Dense, Mixture};

mod activation;
mod alibi;
mod attention;
mod buffers;
mod delta;
mod dense;
mod experts;
pub(super) mod gelu;
mod heads;
mod kv;
mod linear;
mod mamba;
mod norm;
mod packed;
mod recurrent;
mod sequences;
mod states;
pub(crate) mod team;
mod topology;

use buffers::{Buffers, SharedBuffer};
use experts::Routing;
use heads::Gathered;
pub use kv::{OutOfMemory, PAGE, UnfitType};
use linear::SharedActs;
pub(crate) use norm::layer_norm;
use packed::Packed;
pub use packed::repacks;
use states::{Runs, StatePool, Trail};
pub use team::barrier_seconds;
use team::{Team, Worker};
pub use topology::default_threads;

/// The precision that may be given up for speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numerics {
    /// Activations and cache stay in f32, and GELU is rounded as the reference rounds it.
    pub exact: bool,
    /// Types of cached keys and values, unless `exact`.
    pub cache: [CacheType; 2],
    /// Each token is multiplied and attends by itself: kernels for one token and for several sum in
    /// different orders.
    pub deterministic: bool,
}

/// The forward pass over this backend: it runs some layers of a model.
pub type CpuForward = fn(&CpuPass<'_>, &Model, &Range<usize>, StepOutput);

/// Options of a backend.
#[derive(Clone, Copy)]
pub struct CpuOptions {
    /// Layers, the first of the model.
    pub n_layers: usize,
    /// Kernels of one instruction set.
    pub kernels: &'static Kernels,
    /// Threads, the caller's own among them.
    pub n_threads: usize,
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// The precision that may be given up for speed.
    pub numerics: Numerics,
    /// The pass that each step runs.
    pub forward: CpuForward,
}

/// Why a backend cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Threads cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(#[from] std::io::Error),
    /// The cache's type does not fit the model.
    #[error(transparent)]
    UnfitType(#[from] UnfitType),
}

/// Neighbouring rows of one sequence at consecutive positions, attended to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tile {
    first: usize,
    n: usize,
}

/// Cosine and sine per token and pair, filled at the start of each step.
struct RopeTable {
    kind: RopeKind,
    n_rot: usize,
    magnitude: f64,
    frequencies: Vec<f64>,
    /// The one of the three positions that turns each pair.
    axes: Vec<u8>,
    cos: SharedBuffer<f32>,
    sin: SharedBuffer<f32>,
}

/// A thread's own memory.
#[derive(Default)]
struct ThreadMemory {
    scratch: KernelScratch,
    row: Vec<f32>,
    slabs: Vec<f32>,
    attention: attention::AttendMemory,
    convolution: recurrent::ConvolutionMemory,
    delta: delta::DeltaMemory,
}

/// The backend: weights, cache and working memory of one model.
pub struct Cpu {
    team: Team,
    state: CpuState,
}

/// The part of a backend that the threads of a step share.
struct CpuState {
    model: Arc<Model>,
    /// The layers computed here, from the first on.
    layers: Range<usize>,
    forward: CpuForward,
    kernels: &'static Kernels,
    packed: Packed,
    numerics: Numerics,
    buffers: Buffers,
    /// Encoded inputs of matrices.
    acts: [SharedActs; 3],
    /// Those that are made while others are multiplied by.
    hidden: [SharedActs; 3],
    routing: Routing,
    /// Inputs of matrices of single heads.
    gathered: Gathered,
    ropes: Vec<RopeTable>,
    kv: kv::Pages,
    sequences: Vec<kv::CpuSequence>,
    states: StatePool,
    /// The running states of each sequence.
    trails: Vec<Trail>,
    /// The changes of this step to them.
    runs: Runs,
    rows: Vec<TokenRow>,
    /// The images that rows name.
    images: Vec<Arc<Embedded>>,
    /// Rows whose logits are wanted, ascending.
    outputs: Vec<usize>,
    tiles: Vec<Tile>,
    output_tiles: Vec<Tile>,
    /// Each row of this step is computed as if it were alone.
    batch_invariant: bool,
    locals: Vec<Mutex<ThreadMemory>>,
}

impl Cpu {
    /// Threads, an empty cache of `n_seq` sequences, and rope tables for contexts of `n_ctx`
    /// positions, for the first `n_layers` layers of a model.
    pub fn new(model: Arc<Model>, options: &CpuOptions) -> Result<Cpu, StartError> {
        let &CpuOptions { n_layers, kernels, n_threads, n_ctx, n_seq, numerics, forward } = options;
        let team = Team::new(n_threads)?;
        let plan = &model.plan;
        let ropes = plan
            .ropes
            .iter()
            .map(|r| RopeTable {
                kind: r.kind,
                n_rot: r.n_rot,
                magnitude: r.magnitude,
                frequencies: r.frequencies(n_ctx),
                axes: r.axes(),
                cos: SharedBuffer::new(),
                sin: SharedBuffer::new(),
            })
            .collect();
        let layers = 0..n_layers;
        let types = if numerics.exact { [CacheType::F32; 2] } else { numerics.cache };
        let kv = kv::Pages::new(plan, &layers, types)?;
        let locals = (0..team.n_threads()).map(|_| Mutex::default()).collect();
        let state = CpuState {
            forward,
            kernels,
            packed: Packed::nothing(),
            numerics,
            buffers: Buffers::new(),
            acts: SharedActs::all(),
            hidden: SharedActs::all(),
            routing: Routing::new(),
            gathered: Gathered::new(),
            ropes,
            kv,
            sequences: (0..n_seq).map(|_| kv::CpuSequence::default()).collect(),
            states: StatePool::new(plan, &layers, n_seq),
            trails: (0..n_seq).map(|_| Trail::default()).collect(),
            runs: Runs::default(),
            rows: Vec::new(),
            images: Vec::new(),
            outputs: Vec::new(),
            tiles: Vec::new(),
            output_tiles: Vec::new(),
            batch_invariant: false,
            locals,
            layers,
            model,
        };
        Ok(Cpu { team, state })
    }

    /// Threads of the team.
    pub fn n_threads(&self) -> usize {
        self.team.n_threads()
    }

    /// The kernels in use.
    pub fn kernels(&self) -> &'static Kernels {
        self.state.kernels
    }

    /// Runs a batch through the model and returns logits (`n_vocab` values) or hidden states
    /// (`n_embd`) of its outputs.
    ///
    /// Each sequence's rows stand in order and go on where its cache ends; the caller has checked
    /// that, that tokens, sequences and rows of `images` exist, and that what a row sees is in the
    /// cache or in the batch. If there is no memory for the cache, nothing has changed.
    ///
    /// With `batch_invariant` (and always if the numerics are deterministic) the results of a row
    /// are, to the bit, those of a step with that row alone.
    pub fn step(
        &mut self,
        batch: &Batch,
        output: StepOutput,
        batch_invariant: bool,
    ) -> Result<&[f32], OutOfMemory> {
        self.run(batch, output, batch_invariant)?;
        Ok(self.made(batch.outputs.len(), output))
    }

    /// Returns what the last step gave, which was asked for so many outputs.
    pub fn made(&mut self, n_outputs: usize, output: StepOutput) -> &[f32] {
        let (buf, width) = output.place(&self.state.model.plan);
        &self.state.buffers.at_mut(buf).get()[..n_outputs * width]
    }

    /// As [`Cpu::step`], of a backend that has not the last layers: the residual stream of every
    /// row, `n_embd` values each.
    pub fn begin(&mut self, batch: &Batch, batch_invariant: bool) -> Result<&[f32], OutOfMemory> {
        let n_rows = batch.rows.len();
        self.run(&Batch { outputs: &[], ..*batch }, StepOutput::Hidden, batch_invariant)?;
        Ok(&self.state.buffers.at_mut(Buf::X).get()[..n_rows * self.state.model.plan.n_embd])
    }

    fn run(
        &mut self,
        batch: &Batch,
        output: StepOutput,
        batch_invariant: bool,
    ) -> Result<(), OutOfMemory> {
        self.state.take(batch, output, batch_invariant)?;
        let team = &mut self.team;
        let state = &self.state;
        let step = || {
            team.run(|worker| {
                let pass = CpuPass {
                    s: state,
                    worker,
                    local: RefCell::new(
                        state.locals[worker.index].lock().unwrap_or_else(|e| e.into_inner()),
                    ),
                    only_outputs: Cell::new(false),
                };
                pass.fill_ropes();
                (state.forward)(&pass, &state.model, &state.layers, output);
            })
        };
        let broken = catch_unwind(AssertUnwindSafe(step)).err();

        let CpuState { runs, trails, states, sequences, .. } = &mut self.state;
        if let Some(panic) = broken {
            // changes of a state cannot be taken back
            let lost: Vec<u32> = runs.runs.iter().map(|run| run.seq).collect();
            runs.abandon(trails, states);
            for seq in lost {
                self.truncate(seq, usize::MAX);
            }
            resume_unwind(panic);
        }
        runs.done(trails, states);
        for row in batch.rows {
            sequences[row.seq as usize].len = row.pos as usize + 1;
        }
        Ok(())
    }
}

impl CpuState {
    /// Takes a batch as the one of this step, and makes room for it.
    fn take(
        &mut self,
        batch: &Batch,
        output: StepOutput,
        batch_invariant: bool,
    ) -> Result<(), OutOfMemory> {
        let &Batch { rows, outputs, images, .. } = batch;
        self.batch_invariant = batch_invariant || self.numerics.deterministic;
        for row in rows {
            self.sequences[row.seq as usize].grow(row.pos as usize + 1, &mut self.kv)?;
        }
        if !self.states.is_empty() {
            self.runs.plan(rows, &mut self.trails, &mut self.states)?;
        }
        self.rows.clear();
        self.rows.extend_from_slice(rows);
        self.images.clear();
        self.images.extend_from_slice(images);
        self.outputs.clear();
        self.outputs.extend_from_slice(outputs);
        let tile =
            if self.batch_invariant { self.invariant_tile() } else { attention::TILE_TOKENS };
        attention::tiles(rows.iter().copied(), tile, &mut self.tiles);
        attention::tiles(outputs.iter().map(|&i| rows[i]), tile, &mut self.output_tiles);
        let n_logits = if output == StepOutput::Logits { outputs.len() } else { 0 };
        self.reserve(rows.len(), n_logits);
        Ok(())
    }

    /// Tokens of a tile of attention whose query rows do not change each other's results.
    fn invariant_tile(&self) -> usize {
        let rows = self.model.plan.widest(|layer| layer.mixer.queries_per_key());
        (self.kernels.batch_invariant_rows() / rows.max(1)).clamp(1, attention::TILE_TOKENS)
    }

    /// Room for a step of `n` tokens with `n_out` rows of logits.
    fn reserve(&mut self, n: usize, n_out: usize) {
        let plan = &self.model.plan;
        for buf in Buf::ALL {
            let n = if buf == Buf::Logits { n_out } else { n };
            self.buffers.at_mut(buf).reserve(buf.width(plan) * n);
        }
        let n_expert = Buf::Router.width(plan);
        let n_used = plan.widest(|l| l.experts.map_or(0, |e| e.n_used));
        // the inputs of matrices
        let n_in = plan.n_embd.max(Buf::Attn.width(plan)).max(Buf::Gate.width(plan));
        for acts in &mut self.acts {
            acts.reserve(self.kernels, n_in, n);
        }
        for acts in &mut self.hidden {
            acts.reserve(self.kernels, Buf::Gate.width(plan), n);
        }
        for rope in &mut self.ropes {
            rope.cos.reserve(rope.n_rot / 2 * n);
            rope.sin.reserve(rope.n_rot / 2 * n);
        }
        for layer in &plan.layers {
            if let MixerPlan::Latent(latent) = &layer.mixer {
                let n_values = latent.n_latent.max(latent.d_nope);
                self.gathered.reserve(self.kernels, n_values, n * latent.n_head);
            }
        }
        if n_expert > 0 {
            // a row for each expert of a token; its length may be rounded up, so that it is no part
            // of the widest row
            let n_ff = plan.widest(|l| l.experts.map_or(0, |e| e.n_ff));
            for acts in &mut self.acts {
                acts.reserve(self.kernels, n_ff, n * n_used);
            }
            self.routing.reserve(self.kernels, n, n_used, n_expert, plan.n_embd);
        }
    }
}

/// One thread's part in one forward pass.
pub struct CpuPass<'a> {
    s: &'a CpuState,
    worker: &'a Worker<'a>,
    local: RefCell<MutexGuard<'a, ThreadMemory>>,
    /// Set once only the rows with logits are left.
    only_outputs: Cell<bool>,
}

impl CpuPass<'_> {
    /// Rows of the batch at this point.
    fn n_tokens(&self) -> usize {
        if self.only_outputs.get() { self.s.outputs.len() } else { self.s.rows.len() }
    }

    /// The number that row `t` of the batch at this point had at the start.
    fn number(&self, t: usize) -> usize {
        if self.only_outputs.get() { self.s.outputs[t] } else { t }
    }

    /// Row `t` of the batch at this point.
    fn row(&self, t: usize) -> TokenRow {
        self.s.rows[self.number(t)]
    }

    /// Returns what stands in place of the token of row `t`, if it is a row of an image.
    fn image_row(&self, t: usize) -> Option<&[f32]> {
        let (image, row) = self.row(t).image?;
        let image = &self.s.images[image as usize];
        Some(&image.rows[row as usize * image.width..][..image.width])
    }

    /// The encoding in which weights of this type take the activations of so many tokens.
    fn encoding(&self, ty: TensorType, n_tokens: usize) -> ActEncoding {
        match (self.s.numerics.exact, self.s.batch_invariant) {
            (true, _) => ActEncoding::F32,
            (false, true) => self.s.kernels.encoding(ty, 1),
            (false, false) => self.s.kernels.encoding(ty, n_tokens),
        }
    }

    /// The bytes of rows `from..from + n` of a weight.
    fn bytes(&self, w: &Weight, from: usize, n: usize) -> &[u8] {
        let gguf = &self.s.model.gguf;
        let row = w.ty.row_bytes(w.n_cols).expect("rows were checked when the file was read");
        &gguf.data(&gguf.tensors()[w.tensor])[(w.first_row + from) * row..][..n * row]
    }

    fn fill_ropes(&self) {
        let n_tokens = self.n_tokens();
        self.worker.for_each(n_tokens * self.s.ropes.len(), |item| {
            let rope = &self.s.ropes[item / n_tokens];
            let t = item % n_tokens;
            let n = rope.n_rot / 2;
            let positions = self.row(t).rope.map(f64::from);
            // SAFETY: each item writes its own token's range of its own table.
            let (cos, sin) = unsafe { (rope.cos.write(t * n, n), rope.sin.write(t * n, n)) };
            let turns = rope.frequencies.iter().zip(&rope.axes);
            for ((cos, sin), (frequency, &axis)) in cos.iter_mut().zip(sin).zip(turns) {
                let (s, c) = (positions[usize::from(axis)] * frequency).sin_cos();
                *cos = (c * rope.magnitude) as f32;
                *sin = (s * rope.magnitude) as f32;
            }
        });
    }
}

impl Ops for CpuPass<'_> {
    fn embed(&self, table: &Weight, scale: f32, out: Buf) {
        let n = table.n_cols;
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row.
            let out = unsafe { self.s.buffers.at(out).write(t * n, n) };
            match self.image_row(t) {
                Some(image) => out.copy_from_slice(&image[..n]),
                None => self.embed_token(table, self.row(t).token, scale, out),
            }
        });
    }

    fn embed_text(&self, table: &Weight, scale: f32, out: Buf) {
        let n = table.n_cols;
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row.
            let out = unsafe { self.s.buffers.at(out).write(t * n, n) };
            let row = self.row(t);
            self.embed_token(table, if row.image.is_some() { 0 } else { row.token }, scale, out);
        });
    }

    fn add_deepstack(&self, layer: usize, x: Buf, width: usize) {
        if self.s.images.is_empty() {
            return;
        }
        self.worker.for_each(self.n_tokens(), |t| {
            if let Some(image) = self.image_row(t) {
                // SAFETY: each item writes its own row.
                let x = unsafe { self.s.buffers.at(x).write(t * width, width) };
                self.s.kernels.add_scaled(x, &image[(1 + layer) * width..][..width], 1.0);
            }
        });
    }

    fn layer_norm(&self, x: Buf, weight: &Vector, bias: Option<&Vector>, eps: f32, out: Buf) {
        norm::layer_norm_rows(self, x, weight, bias.map_or(&[], |bias| bias), eps, out);
    }

    fn rms_norm(&self, x: Buf, weight: &Vector, eps: f32, out: Buf) {
        norm::rms_norm(self, x, weight, eps, out);
    }

    fn rms_norm_heads(&self, x: Buf, n_head: usize, weight: &Vector, eps: f32) {
        norm::rms_norm_heads(self, x, n_head, weight, eps);
    }

    fn linear(&self, x: Buf, outs: &[(&Linear, Buf)]) {
        linear::linear(self, x, outs);
    }

    fn rope(&self, x: Buf, n_head: usize, head_size: usize, rope: usize) {
        let rope = &self.s.ropes[rope];
        let width = n_head * head_size;
        let n = rope.n_rot / 2;
        self.worker.for_each(self.n_tokens(), |t| {
            let at = self.number(t) * n;
            // SAFETY: each item writes its own row; the tables are only read since the step's first
            // phase.
            let (row, cos, sin) = unsafe {
                (
                    self.s.buffers.at(x).write(t * width, width),
                    rope.cos.read(at, n),
                    rope.sin.read(at, n),
                )
            };
            for head in row.chunks_exact_mut(head_size) {
                let head = &mut head[..rope.n_rot];
                match rope.kind {
                    RopeKind::Norm => self.s.kernels.rope_norm(head, cos, sin),
                    RopeKind::Neox => self.s.kernels.rope_neox(head, cos, sin),
                }
            }
        });
    }

    fn attn_temperature(&self, x: Buf, width: usize, temperature: AttnTemperature) {
        self.worker.for_each(self.n_tokens(), |t| {
            let steps = (self.row(t).rope[0] as usize / temperature.step) as f32;
            let factor = 1.0 + temperature.scale * (1.0 + steps).ln();
            // SAFETY: each item writes its own row.
            let row = unsafe { self.s.buffers.at(x).write(t * width, width) };
            for v in row.iter_mut() {
                *v *= factor;
            }
        });
    }

    fn store_kv(&self, at: &Attention, k: Buf, v: Buf) {
        attention::store_kv(self, at, k, v);
    }

    fn keep_outputs(&self, bufs: &[(Buf, usize)]) {
        let outputs = &self.s.outputs;
        self.worker.for_each(bufs.len(), |i| {
            let (buf, width) = bufs[i];
            // SAFETY: each item works on a buffer of its own.
            let rows = unsafe { self.s.buffers.at(buf).write(0, self.s.rows.len() * width) };
            // `outputs` ascends, so a row never moves onto one that is still wanted
            for (to, &from) in outputs.iter().enumerate().filter(|&(to, &from)| to != from) {
                rows.copy_within(from * width..(from + 1) * width, to * width);
            }
        });
        self.only_outputs.set(true);
    }

    fn attend(&self, at: &Attention, sinks: Option<&Vector>, q: Buf, out: Buf) {
        attention::attend(self, at, sinks.map_or(&[], |sinks| sinks), q, out);
    }

    fn gate(&self, activation: Activation, gate: Buf, up: Columns, width: usize) {
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row of `gate`; `up` is only read.
            let (gate, up) = unsafe {
                (
                    self.s.buffers.at(gate).write(t * width, width),
                    self.s.buffers.at(up.buf).read(t * up.of + up.first, width),
                )
            };
            self.gated(activation, gate, up);
        });
    }

    fn dense(&self, activation: Activation, x: Buf, layer: &Dense, out: Buf) {
        if dense::takes(self, layer) {
            dense::dense(self, activation, x, layer, out);
        } else {
            dense_by_steps(self, activation, x, layer, out);
        }
    }

    fn experts(&self, activation: Activation, x: Buf, router: Buf, mixture: &Mixture, out: Buf) {
        experts::experts(self, activation, x, router, mixture, out);
    }

    fn add(&self, x: Buf, y: Buf, scale: f32, width: usize) {
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row of `x`; `y` is only read.
            let (x, y) = unsafe {
                (
                    self.s.buffers.at(x).write(t * width, width),
                    self.s.buffers.at(y).read(t * width, width),
                )
            };
            self.s.kernels.add_scaled(x, y, scale);
        });
    }

    fn scale_softcap(&self, x: Buf, scale: f32, cap: f32, width: usize) {
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row.
            let row = unsafe { self.s.buffers.at(x).write(t * width, width) };
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
}

impl EncoderOps for CpuPass<'_> {
    fn add_positions(&self, table: &Weight, x: Buf) {
        let n = table.n_cols;
        self.worker.for_each(self.n_tokens(), |t| {
            let mut local = self.local.borrow_mut();
            local.row.resize(n, 0.0);
            let position = self.bytes(table, self.row(t).pos as usize, 1);
            hob_kernels::dequant::dequantize(table.ty, position, &mut local.row);
            // SAFETY: each item writes its own row.
            let x = unsafe { self.s.buffers.at(x).write(t * n, n) };
            self.s.kernels.add_scaled(x, &local.row, 1.0);
        });
    }

    fn add_row(&self, row: &Vector, x: Buf) {
        let n = row.len();
        self.worker.for_each(self.n_tokens(), |t| {
            // SAFETY: each item writes its own row.
            let x = unsafe { self.s.buffers.at(x).write(t * n, n) };
            self.s.kernels.add_scaled(x, row, 1.0);
        });
    }

    fn activate(&self, activation: Activation, x: Buf, width: usize) {
        self.worker.for_each(self.n_tokens(), |t| {
            let mut local = self.local.borrow_mut();
            local.row.clear();
            local.row.resize(width, 1.0);
            // SAFETY: each item writes its own row.
            let x = unsafe { self.s.buffers.at(x).write(t * width, width) };
            self.by_kernel(activation, x, &local.row);
        });
    }
}

impl ShortConvOps for CpuPass<'_> {
    fn store_product(&self, at: &Attention, x: Buf, y: Buf) {
        attention::store_product(self, at, x, y);
    }

    fn convolve(&self, at: &Attention, weights: &Vector, q: Buf) {
        attention::convolve(self, at, weights, q);
    }
}

impl HeadOps for CpuPass<'_> {
    fn multiply_heads(&self, x: Heads, weights: &[Weight], out: Heads) {
        heads::multiply_heads(self, x, weights, out);
    }

    fn copy_heads(&self, x: Heads, out: Heads, n_head: usize, n: usize) {
        heads::copy_heads(self, x, out, n_head, n);
    }

    fn sigmoid_gate(&self, x: Buf, width: usize, gate: Buf, n_gates: usize) {
        activation::sigmoid_gate(self, x, width, gate, n_gates);
    }
}

impl StateOps for CpuPass<'_> {
    fn convolve_state(&self, layer: usize, conv: &Convolution, x: Buf) {
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
        delta::delta_rule(self, layer, weights, eps, inputs, out);
    }

    fn state_space(&self, layer: usize, weights: &Mamba2Weights, inputs: ScanInputs, out: Buf) {
        mamba::state_space(self, layer, weights, inputs, out);
    }

    fn rms_norm_groups(&self, x: Buf, n_group: usize, weight: &Vector, eps: f32) {
        norm::rms_norm_groups(self, x, n_group, weight, eps);
    }
}

impl CpuPass<'_> {
    /// `out` = a token's row of `table` · scale.
    fn embed_token(&self, table: &Weight, token: u32, scale: f32, out: &mut [f32]) {
        hob_kernels::dequant::dequantize(table.ty, self.bytes(table, token as usize, 1), out);
        if scale != 1.0 {
            for v in out.iter_mut() {
                *v *= scale;
            }
        }
    }
}
