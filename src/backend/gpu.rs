//! The GPU backend: one pass of the model as one compute pass of WGSL kernels, through wgpu.
//!
//! Weights, cache and activations live on the device; a step uploads tokens, positions and angles,
//! submits once, and reads logits back. Activations are f32 and weights are taken as the file has
//! them, so results are those of the CPU's exact mode but for the order of sums and, by default,
//! the 16 bits of the cache.

use std::ops::Range;
use std::sync::Arc;

use hob_kernels::CacheType;

use crate::backend::expert_layers::ExpertLayers;
use crate::backend::{Batch, Best, Buf, ExpertHost, PAGE, StepOutput, TokenRow};
use crate::model::Model;
use crate::model::plan::{LayerPlan, Plan};
use crate::model::rope::PairAngles;

pub mod adapter;
mod ahead;
mod attend;
mod batch;
mod cache;
mod cache_types;
pub(crate) mod device;
pub(crate) mod encode;
mod error;
mod experts;
mod footprint;
mod fusion;
mod hidden;
mod kernel_times;
mod kernels;
mod latent;
pub(crate) mod memory;
mod model_cache;
mod multiply;
mod operation;
pub(crate) mod params;
mod parts;
mod pass;
mod patch_pass;
mod patches;
mod pipeline_cache;
mod place;
mod prepared;
mod projections;
mod renamed;
mod room;
mod saved;
pub(crate) mod shader;
pub mod sizes;
mod state_layers;
mod states;
mod steps;
mod streams;
mod support;
mod taken;
#[cfg(test)]
mod tests;
mod trace;
pub mod tune;
mod uniforms;
mod uploader;

use ahead::{KeptRows, PassForm, SubmittedPass};
use cache::KvCache;
use cache_types::CacheTypes;
pub use device::DeviceOptions;
use device::{Buffer, GpuDevice};
pub use error::Error;
use hidden::ModelParts;
use kernel_times::Timestamps;
use kernels::{Products, kernels_of};
use memory::{DeviceTensors, UploadLimits};
use params::Step;
pub use pass::GpuPass;
pub use patches::{GpuPatches, TowerTensors};
use prepared::PreparedPass;
use room::{MAX_BEST, PassBuffers, PassShape};
pub use sizes::KernelSizes;
use states::DeviceStates;
pub use taken::GpuMemory;
pub use trace::PassTrace;
use trace::StageClock;

/// Most tokens of one pass; longer steps are several.
const MAX_ROWS: usize = 512;
/// Positions of the cache that there must be room for next to a layer, or all where there are
/// fewer: it grows to more, but then a sequence may find the device full.
const RESERVED_POSITIONS: usize = 8192;
/// One rotary embedding's angles per position.
struct RopeAngles {
    angles: PairAngles,
    /// Begin of its table among the step's angles, counted in pairs per token of the ropes before.
    first: usize,
}

/// Options of a model on a device.
#[derive(Clone, Debug)]
pub struct GpuOptions {
    /// Options of the device.
    pub device_options: DeviceOptions,
    /// Most layers, the last of the model; `None` = as many as there is room for.
    pub layers: Option<usize>,
    /// Layers whose experts are not taken to the device: those of them that are computed here need
    /// an [`ExpertHost`]. `None` = the first, as few as leave room for all layers.
    pub host_experts: Option<ExpertLayers>,
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// Keys and values stay in 32 bits, and activations too.
    pub exact: bool,
    /// Types of keys and of values, unless `exact`.
    pub cache: [CacheType; 2],
    /// Operations that one dispatch can do become one; without, each is done by itself.
    pub fused: bool,
    /// The pass that each step runs.
    pub forward: GpuForward,
}

impl GpuOptions {
    /// Returns the types of cached keys and values.
    fn cache_types(&self) -> CacheTypes {
        let [k, v] = self.cache;
        if self.exact { CacheTypes::F32 } else { CacheTypes { k, v } }
    }
}

/// The forward pass over this backend: it runs some layers of a model.
pub type GpuForward = fn(&GpuPass<'_>, &Model, &Range<usize>, StepOutput);

/// The backend: weights, cache and working memory of one model on one device, or of its last
/// layers.
pub struct Gpu {
    model: Arc<Model>,
    forward: GpuForward,
    device: GpuDevice,
    tensors: DeviceTensors,
    cache: KvCache,
    states: DeviceStates,
    /// True if activations and cache are f32 everywhere.
    exact: bool,
    /// True if operations that one dispatch can do become one.
    fused: bool,
    /// The dispatches and times of the last pass.
    trace: PassTrace,
    /// The timestamps of dispatches, while these are measured.
    timestamps: Option<Timestamps>,
    /// The backend of the experts that are not on the device.
    expert_host: Option<Box<dyn ExpertHost + Send>>,
    /// The inputs of those that were computed last.
    expert_inputs: Vec<f32>,
    /// The commands of the pass that is likely to come next.
    prepared: Option<PreparedPass>,
    /// The steps that were uploaded last.
    steps: Vec<Step>,
    /// True if activations are multiplied in 8 bits where there are kernels for it.
    int8: bool,
    /// True if products with many tokens go through matrix units where the types of weights allow
    /// it.
    units: bool,
    ropes: Vec<RopeAngles>,
    room: PassBuffers,
    shape: PassShape,
    /// Rows of the images of a pass, from the first on.
    images: Option<Buffer>,
    /// Logits or hidden states of the last step.
    logits: Vec<f32>,
    /// The hidden states next to logits of the last step.
    hidden: Vec<f32>,
    /// Number of rows of logits of the last step that are on the device.
    n_whole_rows: usize,
    /// Those that passes in a row have left; `None` = the last step was no such passes.
    kept_rows: Option<KeptRows>,
    /// Words to upload for a step.
    words: Vec<u32>,
    angles: Vec<f32>,
}

/// An open device with working memory, before a model's tensors are on it.
struct Prepared {
    device: GpuDevice,
    types: CacheTypes,
    /// Most layers that it takes.
    at_most: usize,
    ropes: Vec<RopeAngles>,
    shape: PassShape,
    room: PassBuffers,
}

impl Prepared {
    /// Takes working memory for a model of this plan.
    ///
    /// # Errors
    /// If there is none, or the device can do none of the layers.
    fn new(plan: &Plan, mut device: GpuDevice, options: &GpuOptions) -> Result<Prepared, Error> {
        let widest_head = plan.widest(|layer| layer.mixer.cached().d_v);
        device.widen_attention(widest_head.div_ceil(4));
        let types = options.cache_types();
        let at_most = most_layers(plan, options.layers, device.sizes.attend as usize, types)?;
        let ropes = ropes_of(plan);
        let n_angles = ropes.last().map_or(0, |last| last.first + last.angles.n_pairs);
        // a drafter goes on from its own
        let n_hidden = plan.reads.map_or(0, |_| plan.n_hidden());
        let shape = PassShape { n_angles, int8: device.sizes.int8 && !options.exact, n_hidden };
        let n_outputs = room::usual_outputs(&device, plan, MAX_ROWS);
        let room = PassBuffers::new(&device, plan, shape, MAX_ROWS, n_outputs)?;
        Ok(Prepared { device, types, at_most, ropes, shape, room })
    }

    /// Returns the most that is uploaded of the model.
    fn limits<'a>(&self, options: &'a GpuOptions) -> UploadLimits<'a> {
        UploadLimits { n_layers: self.at_most, host_experts: options.host_experts.as_ref() }
    }

    /// Returns the bytes of cache and running states that there must be room for next to a layer.
    fn reserve(&self, layer: &LayerPlan, options: &GpuOptions) -> usize {
        let pages = (options.n_ctx.div_ceil(PAGE) * options.n_seq).min(RESERVED_POSITIONS / PAGE);
        let keys = cache::PageHeads::of(layer).page_bytes(self.types) * pages;
        // where each sequence is, and a copy that it can go back to
        let states = layer.mixer.n_state() * 4 * 2 * options.n_seq;
        keys.saturating_add(states).min(self.device.max_binding as usize)
    }
}

impl Gpu {
    /// Opens an adapter, uploads the last layers of a model and compiles the kernels that they
    /// need. `progress` hears of bytes copied, and of how many there are in all.
    ///
    /// # Errors
    /// If not one layer fits on the device, or the model has something that shaders cannot do.
    pub fn new(
        model: Arc<Model>,
        adapter: &wgpu::Adapter,
        options: &GpuOptions,
        progress: &dyn Fn(u64, u64),
    ) -> Result<Gpu, Error> {
        Gpu::in_memory(GpuMemory::take(&model, adapter, options)?, model, options, progress)
    }

    /// Does what [`Gpu::new`] does, in memory that was taken for this model with these options.
    ///
    /// # Errors
    /// As [`Gpu::new`].
    pub fn in_memory(
        memory: GpuMemory,
        model: Arc<Model>,
        options: &GpuOptions,
        progress: &dyn Fn(u64, u64),
    ) -> Result<Gpu, Error> {
        Gpu::with_parts(memory, model, &ModelParts::default(), options, progress)
    }

    /// Uploads the last layers of a model to memory that was taken for them, but for what the
    /// device has of them, and compiles the kernels that they need.
    ///
    /// # Errors
    /// As [`Gpu::new`].
    fn with_parts(
        memory: GpuMemory,
        model: Arc<Model>,
        shared: &ModelParts<'_>,
        options: &GpuOptions,
        progress: &dyn Fn(u64, u64),
    ) -> Result<Gpu, Error> {
        let &GpuOptions { n_ctx, n_seq, exact, fused, forward, .. } = options;
        let plan = &model.plan;
        let GpuMemory { prepared, tensors } = memory;
        let Prepared { mut device, types, ropes, shape, room, .. } = prepared;
        tensors.upload(&device, &model, progress)?;
        let units = device.sizes.units > 0 && !exact;
        let int8 = shape.int8;
        let KernelSizes { last_group, .. } = device.sizes;
        let tiles = device.sizes.takes_tiles();
        let n_bindings = device.raw.limits().max_storage_buffers_per_shader_stage as usize;
        let wide = device.sizes.matmul_quads > 1;
        let products = Products { int8, units, wide, last_group, tiles, n_bindings };
        device.compile(&kernels_of(&model, &tensors, types, products))?;
        let cache = match shared.cache_of_drafter(&device, &model)? {
            Some(cache) => cache,
            None => KvCache::new(&device, plan, &tensors.layers, types, n_ctx, n_seq)?,
        };
        let states = DeviceStates::new(&device, plan, &tensors.layers, n_seq)?;
        let layers = &tensors.layers;
        tracing::info!(gpu = device.name, n_ctx, n_seq, ?layers, ?device.sizes, "context");
        Ok(Gpu {
            forward,
            tensors,
            cache,
            states,
            exact,
            fused,
            expert_host: None,
            expert_inputs: Vec::new(),
            trace: PassTrace::default(),
            timestamps: None,
            prepared: None,
            steps: Vec::new(),
            int8,
            units,
            ropes,
            room,
            shape,
            images: None,
            logits: Vec::new(),
            hidden: Vec::new(),
            n_whole_rows: 0,
            kept_rows: None,
            words: Vec::new(),
            angles: Vec::new(),
            device,
            model,
        })
    }

    /// Returns the name of the adapter.
    pub fn name(&self) -> &str {
        &self.device.name
    }

    /// Returns the bytes of its memory that are taken.
    pub fn memory_in_use(&self) -> u64 {
        self.device.in_use()
    }

    /// Returns the layers that it computes: the last of the model.
    pub fn layers(&self) -> Range<usize> {
        self.tensors.layers.clone()
    }

    /// Returns the layers, ascending, that it computes but for their experts, which need
    /// [`Gpu::set_expert_host`] before the first step.
    pub fn host_layers(&self) -> Vec<usize> {
        self.tensors.host_layers()
    }

    /// Sets the backend that computes the experts of [`Gpu::host_layers`].
    pub fn set_expert_host(&mut self, host: Box<dyn ExpertHost + Send>) {
        self.expert_host = Some(host);
    }

    /// Returns the backend of the experts that are not on the device.
    pub fn expert_host(&self) -> Option<&(dyn ExpertHost + Send)> {
        self.expert_host.as_deref()
    }

    /// Returns the number of positions of a sequence in the cache.
    pub fn seq_len(&self, seq: u32) -> usize {
        self.cache.len(seq)
    }

    /// Runs rows through the model and returns logits (`n_vocab` values) or hidden states
    /// (`n_embd`) of those wanted.
    ///
    /// The contract is that of [`crate::backend::cpu::Cpu::step`].
    ///
    /// # Errors
    /// If there is no memory for the cache, or the device fails. The sequences then hold what they
    /// held.
    pub fn step(&mut self, batch: &Batch, output: StepOutput) -> Result<&[f32], Error> {
        self.logits.clear();
        self.hidden.clear();
        self.forget_whole_rows();
        self.or_undo(batch.rows, |gpu| gpu.passes(batch, output))?;
        Ok(&self.logits)
    }

    /// Returns what the last [`Gpu::step`] gave.
    pub fn made(&self) -> &[f32] {
        &self.logits
    }

    /// Returns the dispatches and times of the last pass.
    pub fn trace(&self) -> &PassTrace {
        &self.trace
    }

    /// Returns the device, for whoever wants to take it away.
    pub fn device(&self) -> &wgpu::Device {
        &self.device.raw
    }

    /// Returns whether [`Gpu::step_best`] takes so many rows and outputs, for the best `keep` of
    /// each.
    pub fn finds_best(&self, n_rows: usize, n_outputs: usize, keep: usize) -> bool {
        let most = MAX_BEST.0.min(self.room.outputs);
        n_rows <= MAX_ROWS && (1..=most).contains(&n_outputs) && (1..=MAX_BEST.1).contains(&keep)
    }

    /// Computes a step as [`Gpu::step`] does, but the logits stay on the device, and of each row
    /// the best `keep` are found among the tokens that its bitmap in `allowed` allows (`None`:
    /// all). [`Gpu::finds_best`] must have been asked.
    ///
    /// # Errors
    /// As [`Gpu::step`].
    pub fn step_best(
        &mut self,
        batch: &Batch,
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), Error> {
        best.clear(keep);
        self.hidden.clear();
        self.forget_whole_rows();
        let output = self.output_of_logits();
        self.n_whole_rows = batch.outputs.len();
        self.or_undo(batch.rows, |gpu| {
            gpu.upload_allowed(allowed);
            let found = gpu.pass(batch, output, Some(keep))?;
            for row in found.chunks_exact(2 * keep) {
                let pairs =
                    row.as_chunks::<2>().0.iter().take_while(|[token, _]| *token != params::NONE);
                best.push(pairs.map(|&[token, key]| (token, logit_of(key))));
            }
            Ok(())
        })
    }

    /// Returns all logits of output `i` of the last [`Gpu::step_best`], or of row `i` of the best
    /// tokens of the last [`Gpu::step_ahead`].
    ///
    /// # Errors
    /// If the device fails, or has no such row: [`Gpu::step_ahead`] may leave none.
    pub fn whole_row(&mut self, i: usize, out: &mut Vec<f32>) -> Result<(), Error> {
        if i >= self.n_whole_rows {
            return Err(Error::NoRow { row: i, n_rows: self.n_whole_rows });
        }
        if let Some(row) = self.kept_row(i)? {
            out.clear();
            out.extend_from_slice(row);
            return Ok(());
        }
        let n_vocab = self.model.plan.n_vocab;
        let bytes = n_vocab as u64 * 4;
        let logits = &self.room.activations[Buf::Logits as usize];
        let staging = &self.room.spare.staging;
        let mut encoder = self.device.encoder();
        encoder.copy_buffer_to_buffer(&logits.raw, i as u64 * bytes, &staging.raw, 0, bytes);
        self.device.submit([encoder.finish()]);
        out.clear();
        self.device.read(staging, n_vocab, out)
    }

    /// Does `work` on these rows; if it fails, their sequences hold what they held, or with running
    /// states what [`Gpu::n_resumable`] leaves of it.
    fn or_undo<T>(
        &mut self,
        rows: &[TokenRow],
        work: impl FnOnce(&mut Gpu) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let before: Vec<_> = rows.iter().map(|row| (row.seq, self.cache.len(row.seq))).collect();
        work(self).inspect_err(|_| {
            self.states.abandon();
            for &(seq, len) in &before {
                self.truncate(seq, len.min(self.cache.len(seq)));
            }
        })
    }

    /// Cuts a step into passes that the buffers hold.
    fn passes(&mut self, batch: &Batch, output: StepOutput) -> Result<(), Error> {
        let &Batch { rows, outputs, x, .. } = batch;
        let width = x.len() / rows.len().max(1);
        let has_logits = output != StepOutput::Hidden;
        let mut first = 0;
        let mut done = 0;
        while first < rows.len() {
            let most_outputs = if has_logits { self.room.outputs } else { usize::MAX };
            let wanted = &outputs[done..];
            let is_whole = |seq| self.states.is_whole(seq);
            let end = batch::end_of_pass(rows, first, wanted, MAX_ROWS, most_outputs, is_whole);
            let n = outputs[done..].iter().take_while(|&&i| i < end).count();
            let kept: Vec<_> = outputs[done..done + n].iter().map(|i| i - first).collect();
            self.make_room(end - first, if has_logits { n } else { 0 })?;
            let rows = &rows[first..end];
            let x = &x[first * width..end * width];
            self.pass(&Batch { rows, outputs: &kept, x, ..*batch }, output, None)?;
            first = end;
            done += n;
        }
        Ok(())
    }

    /// Runs one pass; appends to `logits`, or with `keep` returns that many (token, key) of each
    /// output.
    fn pass(
        &mut self,
        batch: &Batch,
        output: StepOutput,
        keep: Option<usize>,
    ) -> Result<Vec<u32>, Error> {
        let mut clock = StageClock::start();
        let form = PassForm { output, keep, place: None, next_place: None };
        let SubmittedPass { n_read, n_hidden, mut trace } = self.submit(batch, form, &mut clock)?;
        let mut best = Vec::new();
        let staging = &self.room.spare.staging;
        match keep {
            Some(_) => self.device.read(staging, n_read, &mut best)?,
            None => self.device.read(staging, n_read, &mut self.logits)?,
        }
        self.read_hidden(n_hidden, output, batch)?;
        clock.end("wait");
        trace.times = self.dispatch_times(trace.dispatches.len())?;
        for row in batch.rows {
            self.cache.set_len(row.seq, row.pos as usize + 1);
        }
        self.states.done();
        trace.stages = clock.finish();
        trace.n_passes = 1;
        self.trace = trace;
        Ok(best)
    }

    /// Returns the number of positions of a tile of attention.
    fn attention_tile(&self) -> usize {
        self.device.sizes.attend as usize
    }
}

/// Returns the number of the last layers that the GPU takes: those after the last that it cannot
/// do, and at most `layers`.
///
/// # Errors
/// If it can do none of them, or must do all and cannot.
fn most_layers(
    plan: &Plan,
    layers: Option<usize>,
    lanes: usize,
    types: CacheTypes,
) -> Result<usize, Error> {
    let n_layers = plan.layers.len();
    let at_most = layers.unwrap_or(n_layers).clamp(1, n_layers);
    let refused = (0..n_layers).rev().find_map(|i| {
        let unsupported = support::supports(&plan.layers[i], lanes, types).err()?;
        Some((i, unsupported.to_string()))
    });
    let Some((layer, reason)) = refused else { return Ok(at_most) };
    let at_most = at_most.min(n_layers - 1 - layer);
    if at_most == 0 || plan.is_whole() {
        return Err(Error::Layer { layer, reason });
    }
    tracing::warn!("the CPU computes layer {layer} and those before it: {reason}");
    Ok(at_most)
}

/// Returns the rotary embeddings of a plan.
fn ropes_of(plan: &Plan) -> Vec<RopeAngles> {
    let mut ropes: Vec<RopeAngles> = Vec::new();
    for rope in &plan.ropes {
        let first = ropes.last().map_or(0, |last| last.first + last.angles.n_pairs);
        ropes.push(RopeAngles { angles: rope.angles(), first });
    }
    ropes
}

/// Returns the logit that best.wgsl made this key of.
fn logit_of(key: u32) -> f32 {
    f32::from_bits(if key >> 31 == 1 { key ^ (1 << 31) } else { !key })
}
