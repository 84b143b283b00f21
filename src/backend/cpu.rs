//! The CPU backend: one pass of the model by a team of threads over hand-written kernels.
//!
//! Every thread runs the same forward pass; each operation is one or two phases whose items (rows
//! of a matrix, tokens, heads) the threads share out. Weights are copied into the layout that the
//! kernels read fastest and into huge pages ([`packed`]), or stay where they are: in the mapped
//! file.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hob_kernels::operands::KernelScratch;
use hob_kernels::{ActEncoding, CacheType, Kernels, TensorType};

use crate::backend::{Batch, Buf, StepOutput, TokenRow};
use crate::model::Model;
use crate::model::embedded::Embedded;
use crate::model::linear::Weight;
use crate::model::mixer::MixerPlan;
use crate::model::rope::RopeKind;

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
mod ops;
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
                        state.locals[worker.index].lock().unwrap_or_else(PoisonError::into_inner),
                    ),
                    only_outputs: Cell::new(false),
                };
                pass.fill_ropes();
                (state.forward)(&pass, &state.model, &state.layers, output);
            });
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
