//! The CPU backend: one pass of the model by a team of threads over hand-written kernels.
//!
//! Every thread runs the same forward pass; each operation is one or two phases whose items (rows
//! of a matrix, tokens, heads) the threads share out, and meet at the end of. Of a few tokens each
//! stays with one thread while operations go over them one after the other.
//!
//! Weights are copied into the layout that the kernels read fastest and into huge pages (`packed`),
//! or stay where they are: in the mapped file.

use std::cell::{Cell, RefCell};
use std::ops::{Deref, Range};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hob_kernels::operands::KernelScratch;
use hob_kernels::{ActEncoding, Acts, CacheType, Kernels, TensorType};

use crate::backend::expert_stats::ExpertCacheStats;
use crate::backend::states::{Runs, StateCheckpoints, StatePool, StepPlace};
use crate::backend::{Batch, Buf, ImageRow, StepOutput, TokenRow};
use crate::model::Model;
use crate::model::adapter::Adapter;
use crate::model::embedded::Embedded;
use crate::model::linear::Weight;
use crate::model::plan::HiddenStates;
use crate::model::rope::{PairAngles, Rope};
use crate::model::tensors::TensorSource;

mod activation;
mod alibi;
mod attention;
mod buffers;
mod delta;
mod dense;
mod duty;
mod expert_cache;
mod expert_host;
mod experts;
mod footprint;
pub(super) mod gelu;
mod heads;
mod importance;
mod kv;
mod linear;
mod low_rank;
mod mamba;
mod maps;
mod norm;
mod ops;
mod packed;
mod patches;
mod phase_times;
mod read_ahead;
mod recurrent;
mod rope_table;
mod sequences;
mod sizes;
mod states;
mod streams;
mod team;
mod topology;
mod weighted_sums;

#[cfg(all(test, feature = "gpu"))]
pub(crate) use activation::{by_value, xielu};
use attention::PartSizes;
use buffers::{Buffers, SharedBuffer};
pub use duty::DutyCycle;
use duty::{Pace, WorkClock};
use expert_cache::{CacheSizes, ExpertCache};
pub use expert_cache::{ExpertCacheError, ExpertReadError};
pub use expert_host::PassError;
use experts::Routing;
pub use footprint::CpuFootprint;
use heads::Gathered;
pub use importance::{Importance, InputSquares};
pub use kv::{OutOfMemory, UnfitType};
use linear::SharedActs;
use low_rank::Adapters;
#[cfg(all(test, feature = "gpu"))]
pub(crate) use norm::layer_norm;
use packed::Packed;
pub use packed::{Repacking, repacks};
pub use patches::{CpuPatches, PatchState};
pub use phase_times::{PhaseEnd, PhaseTime};
use read_ahead::Guess;
use rope_table::RopeTable;
use sizes::StepSizes;
use states::StateBlocks;
pub use team::barrier_seconds;
use team::{Team, Worker};
pub use topology::ThreadCounts;

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

impl Numerics {
    /// Returns the types of cached keys and values.
    fn cache_types(&self) -> [CacheType; 2] {
        if self.exact { [CacheType::F32; 2] } else { self.cache }
    }
}

/// The forward pass over this backend: it runs some layers of a model.
pub type CpuForward = fn(&CpuPass<'_>, &Model, &Range<usize>, StepOutput);

/// Options of a backend.
#[derive(Clone)]
pub struct CpuOptions {
    /// Layers, the first of the model.
    pub n_layers: usize,
    /// Layers after those, ascending, of which the mixtures of experts alone are computed here.
    pub expert_layers: Vec<usize>,
    /// Kernels of one instruction set.
    pub kernels: &'static Kernels,
    /// Threads of steps, the caller's own among them.
    pub threads: ThreadCounts,
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// The precision that may be given up for speed.
    pub numerics: Numerics,
    /// The share of the time in which threads work.
    pub duty: DutyCycle,
    /// Adapters that sequences may be computed with.
    pub adapters: Vec<Arc<Adapter>>,
    /// Sums that the inputs of matrices are added to.
    pub importance: Option<Arc<Importance>>,
    /// True if the matrices of experts are asked of the disk as soon as these are chosen.
    pub prefetch_experts: bool,
    /// Most bytes of the memory in which experts are held that are used much; 0 = none are: all
    /// are copied or read in the mapped file.
    pub expert_cache: u64,
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
    /// There is no cache of experts.
    #[error(transparent)]
    ExpertCache(#[from] ExpertCacheError),
}

/// Neighbouring rows of one sequence at consecutive positions, attended to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tile {
    first: usize,
    n: usize,
}

impl Tile {
    /// Returns its rows.
    fn rows(&self) -> Range<usize> {
        self.first..self.first + self.n
    }
}

/// Most rows for each thread of an operation on rows that has no barrier at its end. More are worth
/// one, at which a thread that has lost its core leaves its rows to the others.
const MOST_OWN_ROWS: usize = 2;

/// A thread's own memory.
#[derive(Default)]
struct ThreadMemory {
    scratch: KernelScratch,
    /// Activations of an item, encoded.
    acts: Acts,
    row: Vec<f32>,
    slabs: Vec<f32>,
    attention: attention::AttendMemory,
    convolution: recurrent::ConvolutionMemory,
    delta: delta::DeltaMemory,
}

/// The backend: weights, cache and working memory of one model.
pub struct Cpu {
    team: Team,
    threads: ThreadCounts,
    state: CpuState,
    expert_cache_bytes: u64,
}

/// Memory and kernels of passes over rows, whatever these stand for.
struct PassMemory {
    kernels: &'static Kernels,
    numerics: Numerics,
    pace: Pace,
    /// GELU of gates is rounded as the reference rounds it.
    rounds_gelu: bool,
    /// Products are cut by rows of activations in place of rows of the matrix.
    multiplies_by_rows: bool,
    packed: Packed,
    adapters: Adapters,
    importance: Option<Arc<Importance>>,
    prefetches_experts: bool,
    expert_cache: Option<ExpertCache>,
    buffers: Buffers,
    /// Encoded inputs of matrices.
    acts: [SharedActs; 3],
    /// Those that are made while others are multiplied by.
    hidden: [SharedActs; 3],
    ropes: Vec<RopeTable>,
    /// Each row of this step is computed as if it were alone.
    batch_invariant: bool,
    locals: Vec<Mutex<ThreadMemory>>,
}

impl PassMemory {
    /// Returns empty memory for a team of `n_threads`.
    fn new(
        kernels: &'static Kernels,
        numerics: Numerics,
        ropes: Vec<PairAngles>,
        n_threads: usize,
    ) -> PassMemory {
        PassMemory {
            kernels,
            numerics,
            pace: Pace::new(DutyCycle::FULL),
            rounds_gelu: numerics.exact,
            multiplies_by_rows: false,
            packed: Packed::nothing(),
            adapters: Adapters::new(Vec::new()),
            importance: None,
            prefetches_experts: false,
            expert_cache: None,
            buffers: Buffers::new(),
            acts: SharedActs::all(),
            hidden: SharedActs::all(),
            ropes: ropes.into_iter().map(RopeTable::new).collect(),
            batch_invariant: false,
            locals: (0..n_threads).map(|_| Mutex::default()).collect(),
        }
    }

    /// Returns one thread's part in a pass over `n_rows` rows.
    fn pass<'a>(
        &'a self,
        tensors: &'a dyn TensorSource,
        worker: &'a Worker<'a>,
        n_rows: usize,
    ) -> CpuRows<'a> {
        let local = self.locals[worker.index].lock().unwrap_or_else(PoisonError::into_inner);
        CpuRows {
            memory: self,
            tensors,
            worker,
            local: RefCell::new(local),
            n_rows,
            kept: Cell::new(None),
            open_widths: Cell::new([0; Buf::ALL.len()]),
            clock: WorkClock::start(&self.pace, worker),
        }
    }
}

/// The part of a text model's backend that the threads of a step share.
pub struct CpuState {
    model: Arc<Model>,
    /// The layers computed here, from the first on.
    layers: Range<usize>,
    /// The layers of which the experts alone are computed here.
    expert_layers: Vec<usize>,
    forward: CpuForward,
    memory: PassMemory,
    routing: Routing,
    guess: Guess,
    /// Inputs of matrices of single heads.
    gathered: Gathered,
    /// Parts of attention that threads compute side by side.
    attend_parts: SharedBuffer<f32>,
    kv: kv::Pages,
    sequences: Vec<kv::CpuSequence>,
    states: StatePool,
    state_blocks: StateBlocks,
    /// The running states of each sequence.
    checkpoints: Vec<StateCheckpoints>,
    /// The changes of this step to them.
    runs: Runs,
    rows: Vec<TokenRow>,
    /// The images that rows name.
    images: Vec<Arc<Embedded>>,
    /// Rows whose logits are wanted, ascending.
    outputs: Vec<usize>,
    tiles: Vec<Tile>,
    output_tiles: Vec<Tile>,
}

impl Cpu {
    /// Returns a backend: threads, an empty cache of `n_seq` sequences, and rope tables, for the
    /// first `n_layers` layers of a model.
    pub fn new(model: Arc<Model>, options: &CpuOptions) -> Result<Cpu, StartError> {
        let &CpuOptions { n_layers, kernels, threads, n_seq, numerics, .. } = options;
        let &CpuOptions { duty, forward, .. } = options;
        let team = Team::new(threads.most(), threads.least())?;
        let plan = &model.plan;
        let ropes = plan.ropes.iter().map(Rope::angles).collect();
        let layers = 0..n_layers;
        let kv = kv::Pages::new(plan, &layers, numerics.cache_types())?;
        let states = StatePool::new(plan, &layers, n_seq);
        if !states.is_empty() {
            let mib = states.len().saturating_mul(size_of::<f32>()) >> 20;
            tracing::info!(mib, copies = states.most_copies(), "running state of a sequence");
        }
        let with_experts = layers.clone().chain(options.expert_layers.iter().copied());
        let expert_cache = match options.expert_cache {
            0 => None,
            n_bytes => Some(ExpertCache::new(&model, with_experts, n_bytes)?),
        };
        let memory = PassMemory::new(kernels, numerics, ropes, team.n_threads());
        let state = CpuState {
            forward,
            memory: PassMemory {
                pace: Pace::new(duty),
                adapters: Adapters::new(options.adapters.clone()),
                importance: options.importance.clone(),
                prefetches_experts: options.prefetch_experts,
                expert_cache,
                ..memory
            },
            routing: Routing::new(),
            guess: Guess::new(),
            gathered: Gathered::new(),
            attend_parts: SharedBuffer::new(),
            kv,
            sequences: (0..n_seq).map(|_| kv::CpuSequence::default()).collect(),
            state_blocks: StateBlocks::new(states.len()),
            states,
            checkpoints: (0..n_seq).map(|_| StateCheckpoints::default()).collect(),
            runs: Runs::default(),
            rows: Vec::new(),
            images: Vec::new(),
            outputs: Vec::new(),
            tiles: Vec::new(),
            output_tiles: Vec::new(),
            layers,
            expert_layers: options.expert_layers.clone(),
            model,
        };
        Ok(Cpu { team, threads, state, expert_cache_bytes: options.expert_cache })
    }

    /// Returns the uses of the cache of experts; nothing without one.
    pub fn expert_cache(&self) -> ExpertCacheStats {
        let cache = self.state.memory.expert_cache.as_ref();
        cache.map_or_else(ExpertCacheStats::default, ExpertCache::stats)
    }

    /// Says whether the times of the phases of passes are wanted.
    pub fn set_phase_times(&mut self, is_wanted: bool) {
        self.team.set_phase_times(is_wanted);
    }

    /// Takes the times of the phases of passes so far, of each thread.
    pub fn take_phase_times(&mut self) -> Vec<Vec<PhaseTime>> {
        self.team.take_phase_times()
    }

    /// Returns the number of threads that compute a step of `n_tokens`.
    pub fn n_threads(&self, n_tokens: usize) -> usize {
        self.threads.of_step(n_tokens)
    }

    /// Returns the kernels in use.
    pub fn kernels(&self) -> &'static Kernels {
        self.state.memory.kernels
    }

    /// Runs a batch through the model and returns logits (`n_vocab` values) or hidden states
    /// (`n_embd`) of its outputs.
    ///
    /// Each sequence's rows stand in order and go on where its cache ends; the caller has checked
    /// that, that tokens, sequences and rows of `images` exist, and that what a row sees is in the
    /// cache or in the batch. If there is no memory for the cache, or an expert cannot be read,
    /// nothing has changed but that running states go back to a copy.
    ///
    /// If the numerics are deterministic, every batch is computed as one that is `batch_invariant`.
    pub fn step(&mut self, batch: &Batch, output: StepOutput) -> Result<&[f32], PassError> {
        self.run(batch, output)?;
        Ok(self.made(batch.outputs.len(), output))
    }

    /// Returns what the last step gave, which was asked for so many outputs.
    pub fn made(&mut self, n_outputs: usize, output: StepOutput) -> &[f32] {
        let (buf, width) = output.buffer(&self.state.model.plan);
        &self.state.memory.buffers.at_mut(buf).get()[..n_outputs * width]
    }

    /// Appends the hidden states ([`Plan::hidden`](crate::model::Plan::hidden)) of the first `n`
    /// rows that the last step has them of: those whose output was requested, or all of
    /// [`StepOutput::LogitsAndHidden`].
    pub fn append_hidden(&mut self, n: usize, hidden: &mut Vec<f32>) {
        let CpuState { model, memory, .. } = &mut self.state;
        let plan = &model.plan;
        let buf = match plan.hidden {
            HiddenStates::Normed => Buf::Norm,
            HiddenStates::Residual => Buf::X,
            HiddenStates::LayerInputs(_) => Buf::Taps,
            HiddenStates::Projected(_) => Buf::Branch,
            HiddenStates::WithKeys(_) => return self.append_keys(n, hidden),
        };
        hidden.extend_from_slice(&memory.buffers.at_mut(buf).get()[..n * plan.n_hidden()]);
    }

    /// Appends [`HiddenStates::WithKeys`] of the first `n` rows.
    fn append_keys(&mut self, n: usize, hidden: &mut Vec<f32>) {
        let CpuState { model, memory, outputs, .. } = &mut self.state;
        let plan = &model.plan;
        let n_tapped = plan.n_tapped();
        let from = hidden.len();
        let keys = &memory.buffers.at_mut(Buf::Taps).get()[..n * n_tapped];
        for keys in keys.chunks_exact(n_tapped) {
            hidden.resize(hidden.len() + plan.n_embd, 0.0);
            hidden.extend_from_slice(keys);
        }
        let states = memory.buffers.at_mut(Buf::Norm).get().chunks_exact(plan.n_embd);
        for (&row, state) in outputs.iter().zip(states) {
            hidden[from + row * plan.n_hidden()..][..plan.n_embd].copy_from_slice(state);
        }
    }

    /// Computes a step as [`Cpu::step`], of a backend that has not the last layers, and returns the
    /// residual stream of every row, `n_embd` values each.
    pub fn begin(&mut self, batch: &Batch) -> Result<&[f32], PassError> {
        let n_rows = batch.rows.len();
        self.run(&Batch { outputs: &[], ..*batch }, StepOutput::Hidden)?;
        Ok(&self.state.memory.buffers.at_mut(Buf::X).get()[..n_rows * self.state.model.plan.n_embd])
    }

    fn run(&mut self, batch: &Batch, output: StepOutput) -> Result<(), PassError> {
        self.state.take(batch, output)?;
        let team = &mut self.team;
        let state = &self.state;
        let n_threads = self.threads.of_step(batch.rows.len());
        let step = || {
            team.run(n_threads, |worker| {
                let rows = state.memory.pass(&state.model.gguf, worker, state.rows.len());
                let pass = CpuPass { rows, s: state };
                pass.fill_ropes(|t| state.rows[t].rope, |t| state.rows[t].factors);
                (state.forward)(&pass, &state.model, &state.layers, output);
                pass.clock.end_step();
            });
        };
        let broken = catch_unwind(AssertUnwindSafe(step)).err();
        let unread = self.take_unread();
        if broken.is_some() || unread.is_some() {
            self.abandon_runs();
        }
        if let Some(panic) = broken {
            resume_unwind(panic);
        }
        if let Some(error) = unread {
            return Err(error.into());
        }

        let CpuState { runs, checkpoints, states, sequences, .. } = &mut self.state;
        runs.done(checkpoints, states);
        for row in batch.rows {
            sequences[row.seq as usize].len = row.pos as usize + 1;
        }
        Ok(())
    }

    /// Gives up the changes of this step to running states, which cannot be taken back.
    fn abandon_runs(&mut self) {
        let CpuState { runs, checkpoints, states, .. } = &mut self.state;
        let lost: Vec<u32> = runs.runs.iter().map(|run| run.seq).collect();
        runs.abandon(checkpoints, states);
        for seq in lost {
            self.truncate(seq, usize::MAX);
        }
    }

    /// Takes the error of a read that failed in the last pass.
    fn take_unread(&self) -> Option<ExpertReadError> {
        self.state.memory.expert_cache.as_ref().and_then(ExpertCache::take_failure)
    }
}

impl CpuState {
    /// Takes a batch as the one of this step, and reserves capacity for it.
    fn take(&mut self, batch: &Batch, output: StepOutput) -> Result<(), OutOfMemory> {
        let &Batch { rows, outputs, images, adapters, batch_invariant, .. } = batch;
        let memory = &mut self.memory;
        memory.batch_invariant = batch_invariant || memory.numerics.deterministic;
        for row in rows {
            self.sequences[row.seq as usize].grow(row.pos as usize + 1, &mut self.kv)?;
        }
        if !self.states.is_empty() {
            let CpuState { runs, checkpoints, states, state_blocks, .. } = self;
            runs.plan(rows, StepPlace::Alone, checkpoints, states, state_blocks)?;
        }
        self.rows.clear();
        self.rows.extend_from_slice(rows);
        self.images.clear();
        self.images.extend_from_slice(images);
        self.outputs.clear();
        self.outputs.extend_from_slice(outputs);
        self.memory.adapters.take(rows, outputs, adapters);
        let tile = if self.memory.batch_invariant {
            self.invariant_tile()
        } else {
            attention::TILE_TOKENS
        };
        attention::tiles(rows.iter().copied(), tile, &mut self.tiles);
        attention::tiles(outputs.iter().map(|&i| rows[i]), tile, &mut self.output_tiles);
        self.reserve_parts();
        let n_logits = if output == StepOutput::Hidden { 0 } else { outputs.len() };
        self.reserve(rows.len(), n_logits);
        if self.model.plan.reads.is_some() {
            self.memory.buffers.at_mut(Buf::Branch).get()[..batch.x.len()].copy_from_slice(batch.x);
        }
        Ok(())
    }

    /// Returns the tokens of a tile of attention whose query rows do not change each other's
    /// results.
    fn invariant_tile(&self) -> usize {
        let rows = self.model.plan.widest(|layer| layer.mixer.queries_per_key());
        (self.memory.kernels.batch_invariant_rows() / rows.max(1)).clamp(1, attention::TILE_TOKENS)
    }

    /// Reserves capacity for parts of attention over the tiles of this step.
    fn reserve_parts(&mut self) {
        let n_threads = self.memory.locals.len();
        let end = self.rows.iter().map(|row| row.end).max().unwrap_or(0) as usize;
        let sizes = PartSizes { plan: &self.model.plan, n_threads, end };
        let n_values = sizes.of_tiles(&self.tiles).max(sizes.of_tiles(&self.output_tiles));
        self.attend_parts.reserve(n_values);
    }

    /// Reserves capacity for a step of `n` tokens with `n_out` rows of logits.
    fn reserve(&mut self, n: usize, n_out: usize) {
        let sizes = StepSizes::new(&self.model.plan, n, n_out);
        let memory = &mut self.memory;
        let kernels = memory.kernels;
        for (buf, n_values) in Buf::ALL.into_iter().zip(sizes.activations) {
            memory.buffers.at_mut(buf).reserve(n_values);
        }
        for acts in &mut memory.acts {
            acts.reserve(kernels, sizes.inputs);
        }
        for acts in &mut memory.hidden {
            acts.reserve(kernels, sizes.hidden);
        }
        for rope in &mut memory.ropes {
            rope.reserve(n);
        }
        self.gathered.reserve(kernels, sizes.heads);
        if let Some(experts) = sizes.experts {
            for acts in &mut memory.acts {
                acts.reserve(kernels, experts.inputs());
            }
            self.routing.reserve(kernels, experts);
            self.guess.reserve(experts.n_expert, experts.n_used);
        }
    }
}

/// One thread's part in a pass over rows, whatever these stand for.
pub struct CpuRows<'a> {
    memory: &'a PassMemory,
    tensors: &'a dyn TensorSource,
    worker: &'a Worker<'a>,
    local: RefCell<MutexGuard<'a, ThreadMemory>>,
    /// Rows of the batch.
    n_rows: usize,
    /// The rows that are left, once only some are of use.
    kept: Cell<Option<&'a [usize]>>,
    /// The widths of the buffers that operations on own rows have worked on since the last barrier;
    /// 0 of the others.
    open_widths: Cell<[usize; Buf::ALL.len()]>,
    clock: WorkClock<'a>,
}

/// One thread's part in one forward pass: over tokens, or with another state over patches.
pub struct CpuPass<'a, S = CpuState> {
    rows: CpuRows<'a>,
    s: &'a S,
}

impl<'a, S> Deref for CpuPass<'a, S> {
    type Target = CpuRows<'a>;

    fn deref(&self) -> &CpuRows<'a> {
        &self.rows
    }
}

impl CpuRows<'_> {
    /// Returns the number of rows of the batch at this point.
    fn n_tokens(&self) -> usize {
        self.kept.get().map_or(self.n_rows, <[usize]>::len)
    }

    /// Runs an item for each row of the batch at this point. It touches that row alone of
    /// `operands`, buffers and the widths of their rows, and of nothing else what an item of
    /// another row writes, be it of an operation before.
    ///
    /// Few rows stay with their threads, without a barrier between operations.
    fn for_each_row(&self, operands: &[(Buf, usize)], f: impl FnMut(usize)) {
        let n_rows = self.n_tokens();
        if n_rows > self.worker.n_threads() * MOST_OWN_ROWS {
            self.worker.for_each(n_rows, f);
            return;
        }
        let mut widths = self.open_widths.get();
        if !self.worker.has_open_rows() {
            widths.fill(0);
        }
        let is_cut_otherwise =
            |&(buf, width): &(Buf, usize)| ![0, width].contains(&widths[buf as usize]);
        if operands.iter().any(is_cut_otherwise) {
            // its rows are not where those of the operation before are
            self.worker.end_rows();
            widths.fill(0);
        }
        for &(buf, width) in operands {
            widths[buf as usize] = width;
        }
        self.open_widths.set(widths);
        self.worker.for_own_rows(n_rows, f);
    }

    /// Returns the number that row `t` of the batch at this point had at the start.
    fn number(&self, t: usize) -> usize {
        self.kept.get().map_or(t, |kept| kept[t])
    }

    /// Returns the encoding in which weights of this type take the activations of `n_tokens`
    /// tokens.
    fn encoding(&self, ty: TensorType, n_tokens: usize) -> ActEncoding {
        let memory = self.memory;
        match (memory.numerics.exact, memory.batch_invariant) {
            (true, _) => ActEncoding::F32,
            (false, true) => memory.kernels.encoding(ty, 1),
            (false, false) => memory.kernels.encoding(ty, n_tokens),
        }
    }

    /// Returns the bytes of rows `from..from + n` of a weight.
    fn bytes(&self, w: &Weight, from: usize, n: usize) -> &[u8] {
        self.tensors.rows(w, from, n)
    }
}

impl CpuPass<'_> {
    /// Returns row `t` of the batch at this point.
    fn row(&self, t: usize) -> TokenRow {
        self.s.rows[self.number(t)]
    }

    /// Returns what stands in place of the token of row `t`, if it is a row of an image.
    fn image_row(&self, t: usize) -> Option<&[f32]> {
        let ImageRow { image, row } = self.row(t).image?;
        let image = &self.s.images[image as usize];
        Some(&image.rows[row as usize * image.width..][..image.width])
    }
}
