//! The backends that compute a context's steps: the CPU, a GPU, or a GPU for the last layers and
//! the CPU for those before.
//!
//! Knows backends and which layers each has; a step of two of them hands the residual stream over
//! once.

use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use super::choice::cpu_options;
#[cfg(feature = "gpu")]
use super::choice::{self, ChosenGpu, chosen_gpu, gpu_options};
use super::footprint::{self, Footprint};
#[cfg(feature = "gpu")]
use super::placement::unmatched_rules;
#[cfg(feature = "gpu")]
use super::with_gpu::WithGpu;
use super::{ContextOptions, ContextSizes, Device, Error, MemoryPlace, PlaceRule, TakenGpu};
#[cfg(feature = "gpu")]
use crate::backend::ExpertHost;
use crate::backend::cpu::{Cpu, CpuOptions, ThreadCounts};
use crate::backend::expert_stats::ExpertCacheStats;
#[cfg(feature = "gpu")]
use crate::backend::gpu::{Gpu, GpuMemory};
use crate::backend::states::SavedStates;
use crate::backend::{
    Batch, Best, SequencePart, StepOutput, StepsAhead, StepsDone, TokenRow, WholeRows,
};
use crate::model::{Model, Plan};
use crate::util::clock::Instant;

/// Time between two lines of the log on how far an upload or a copy has come.
const LOG_EVERY: Duration = Duration::from_secs(5);

/// Backends with weights and cache.
pub(super) enum Compute {
    /// All on the CPU.
    Cpu(Box<Cpu>),
    /// With a GPU.
    #[cfg(feature = "gpu")]
    Gpu(Box<WithGpu>),
}

impl Compute {
    /// Chooses the backends that the options ask for, a GPU in memory that was taken for it if some
    /// was, and warns where the CPU computes although a GPU may have been meant.
    ///
    /// # Errors
    /// As [`super::Context::new`].
    pub(super) fn new(
        model: &Arc<Model>,
        options: &ContextOptions,
        sizes: ContextSizes,
        taken: Option<TakenGpu>,
    ) -> Result<Compute, Error> {
        #[cfg(not(feature = "gpu"))]
        let _ = taken;
        if model.plan.reads.is_some() {
            return Compute::on_cpu(model, options, sizes);
        }
        #[cfg(feature = "gpu")]
        for rule in unmatched_rules(model, &options.tensor_places) {
            tracing::warn!("--override-tensor {rule}: no tensor has such a name");
        }
        #[cfg(feature = "gpu")]
        if let Some(chosen) = chosen_gpu(model, options)? {
            match Compute::gpu(model, options, &chosen, sizes, taken) {
                Ok(gpu) => return Ok(gpu),
                Err(e) if options.device != Device::Auto => return Err(e),
                Err(e) => tracing::warn!("computing on the CPU: {e}"),
            }
        }
        #[cfg(not(feature = "gpu"))]
        if matches!(options.device, Device::Gpu { .. }) && options.gpu_layers != Some(0) {
            return Err(Error::NoGpu);
        }
        if options.gpu_layers.is_some_and(|n| n > 0) {
            tracing::warn!("--gpu-layers: all layers are computed on the CPU");
        }
        let keeps = |rule: &&PlaceRule| *rule.place() != MemoryPlace::Cpu;
        if let Some(rule) = options.tensor_places.iter().find(keeps) {
            tracing::warn!("--override-tensor {rule}: all layers are computed on the CPU");
        }
        Compute::on_cpu(model, options, sizes)
    }

    /// Computes layers that draft for a model where that is computed.
    ///
    /// # Errors
    /// As [`super::Context::new`].
    pub(super) fn drafter(
        &self,
        drafter: &Arc<Model>,
        options: &ContextOptions,
        sizes: ContextSizes,
    ) -> Result<Compute, Error> {
        #[cfg(feature = "gpu")]
        if let Compute::Gpu(both) = self {
            let of_gpu = choice::drafter_options(options, sizes.n_ctx, sizes.n_seq);
            let gpu = both.gpu.drafter(Arc::clone(drafter), &of_gpu)?;
            let name = gpu.name().to_owned();
            return Ok(Compute::Gpu(Box::new(WithGpu { cpu: None, gpu, name })));
        }
        Compute::on_cpu(drafter, options, sizes)
    }

    /// Computes all on the CPU.
    ///
    /// # Errors
    /// As [`super::Context::new`].
    pub(super) fn on_cpu(
        model: &Arc<Model>,
        options: &ContextOptions,
        sizes: ContextSizes,
    ) -> Result<Compute, Error> {
        footprint::check(model, options, &Footprint::on_cpu(model, options)?)?;
        let n_layers = model.plan.layers.len();
        Ok(Compute::Cpu(Box::new(cpu(model, n_layers, Vec::new(), options, sizes)?)))
    }

    #[cfg(feature = "gpu")]
    fn gpu(
        model: &Arc<Model>,
        options: &ContextOptions,
        chosen: &ChosenGpu,
        sizes: ContextSizes,
        taken: Option<TakenGpu>,
    ) -> Result<Compute, Error> {
        let ChosenGpu { adapter, placement } = chosen;
        let of_gpu = gpu_options(options, placement, sizes.n_ctx, sizes.n_seq);
        let report = progress_reporter(options, "are on the GPU");
        let memory = match taken {
            Some(taken) => taken.memory,
            None => GpuMemory::take(model, adapter, &of_gpu)?,
        };
        let mut gpu = Gpu::in_memory(memory, Arc::clone(model), &of_gpu, &report)?;
        let first = gpu.layers().start;
        let n_layers = model.plan.layers.len();
        let n = n_layers - first;
        if n < placement.gpu_layers.unwrap_or(n_layers).min(n_layers) {
            tracing::warn!(
                "{} has room for the last {n} of {n_layers} layers; the CPU computes the others",
                gpu.name()
            );
        }
        let mut name = match first {
            0 => gpu.name().to_string(),
            _ => format!("{} ({n} of {n_layers} layers)", gpu.name()),
        };
        let host_layers = gpu.host_layers();
        let n_host = host_layers.len();
        if let Some(last) = host_layers.last() {
            let n_first = last + 1;
            let host = cpu(model, 0, host_layers, options, sizes)?;
            gpu.set_expert_host(Box::new(host));
            name.push_str(&format!(", experts of {n_host} layers on the CPU"));
            if placement.host_experts.is_none() {
                tracing::warn!(
                    "{} has room for all {n_layers} layers without the experts of the first \
                     {n_first}; the CPU computes these (as with --n-cpu-moe {n_first})",
                    gpu.name()
                );
            }
        } else if options.cpu_expert_layers.is_some_and(|n| n > 0)
            && options.tensor_places.is_empty()
        {
            tracing::warn!(
                "--n-cpu-moe: no layer of the GPU has experts that the CPU could compute"
            );
        }
        // the memory for experts is that of the host of a GPU's layers, if there is one
        let mut of_cpu = options.clone();
        if n_host > 0 {
            of_cpu.expert_cache = Some(0);
        }
        let cpu = match first {
            0 => None,
            _ => Some(cpu(model, first, Vec::new(), &of_cpu, sizes)?),
        };
        Ok(Compute::Gpu(Box::new(WithGpu { cpu, gpu, name })))
    }

    /// Returns the number of threads that compute a step of `n_tokens`; the one that feeds a GPU
    /// counts if there are no others.
    pub(super) fn n_threads(&self, n_tokens: usize) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.n_threads(n_tokens),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => {
                let host = both.gpu.expert_host().map(|host| host.n_threads(n_tokens));
                both.cpu.as_ref().map(|cpu| cpu.n_threads(n_tokens)).or(host).unwrap_or(1)
            }
        }
    }

    /// Returns the instruction set of the kernels, or the name of the GPU, with its layers if it
    /// has not all.
    pub(super) fn device(&self) -> &str {
        match self {
            Compute::Cpu(cpu) => cpu.kernels().isa.name(),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => &both.name,
        }
    }

    /// Returns the CPU's backend; `None` where a GPU computes.
    #[cfg(feature = "cli")]
    pub(super) fn cpu_mut(&mut self) -> Option<&mut Cpu> {
        match self {
            Compute::Cpu(cpu) => Some(cpu),
            #[cfg(feature = "gpu")]
            Compute::Gpu(_) => None,
        }
    }

    /// Returns the uses of the caches of experts.
    pub(super) fn expert_cache(&self) -> ExpertCacheStats {
        match self {
            Compute::Cpu(cpu) => cpu.expert_cache(),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => {
                let of_cpu = both.cpu.as_ref().map(Cpu::expert_cache);
                let of_host = both.gpu.expert_host().map(ExpertHost::expert_cache);
                of_cpu.unwrap_or_default().with(of_host.unwrap_or_default())
            }
        }
    }

    /// Returns the number of layers that a GPU computes.
    pub(super) fn gpu_layers(&self) -> usize {
        match self {
            Compute::Cpu(_) => 0,
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.gpu.layers().len(),
        }
    }

    /// Returns the positions in the cache of a sequence.
    pub(super) fn seq_len(&self, seq: u32) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.seq_len(seq),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.gpu.seq_len(seq),
        }
    }

    /// Works as [`Cpu::n_resumable`].
    pub(super) fn n_resumable(&self, seq: u32, len: usize) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.n_resumable(seq, len),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.n_resumable(seq, len),
        }
    }

    /// Works as [`Cpu::request_checkpoint`].
    pub(super) fn request_checkpoint(&mut self, seq: u32, at: usize) {
        match self {
            Compute::Cpu(cpu) => cpu.request_checkpoint(seq, at),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.request_checkpoint(seq, at),
        }
    }

    /// Works as [`Cpu::reserve_return`].
    pub(super) fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.reserve_return(seq, n),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.reserve_return(seq, n),
        }
    }

    /// Works as [`Cpu::kept_positions`].
    pub(super) fn kept_positions(&self, seq: u32) -> Vec<usize> {
        match self {
            Compute::Cpu(cpu) => cpu.kept_positions(seq),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.kept_positions(seq),
        }
    }

    /// Returns whether bytes are what [`Cpu::save`] writes of running states, after keys and values
    /// of `len` positions.
    pub(super) fn fits_states(&self, len: usize, bytes: &[u8]) -> bool {
        SavedStates::read(bytes, len, self.state_bytes()).is_some()
    }

    /// Returns the bytes of a running state.
    pub(super) fn state_bytes(&self) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.state_bytes(),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => {
                both.cpu.as_ref().map_or(0, Cpu::state_bytes) + both.gpu.state_bytes()
            }
        }
    }

    /// Forgets a sequence from position `len` on.
    pub(super) fn truncate(&mut self, seq: u32, len: usize) {
        match self {
            Compute::Cpu(cpu) => cpu.truncate(seq, len),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.truncate(seq, len),
        }
    }

    /// Makes sequence `to` the first `len` positions of sequence `from`.
    pub(super) fn share(&mut self, from: u32, to: u32, len: usize) {
        match self {
            Compute::Cpu(cpu) => cpu.share(from, to, len),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.share(from, to, len),
        }
    }

    /// Works as [`Cpu::step`]; [`Compute::made`] has the results.
    ///
    /// # Errors
    /// If there is no memory for the cache, or a GPU fails. Sequences then hold what they held.
    pub(super) fn step(&mut self, batch: &Batch, output: StepOutput) -> Result<(), Error> {
        match self {
            Compute::Cpu(cpu) => Ok(cpu.step(batch, output).map(|_| ())?),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.step(batch, output),
        }
    }

    /// Returns the result of the last step, which was asked for `n_outputs` outputs.
    pub(super) fn made(&mut self, n_outputs: usize, output: StepOutput) -> &[f32] {
        match self {
            Compute::Cpu(cpu) => cpu.made(n_outputs, output),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.gpu.made(),
        }
    }

    /// Works as [`Cpu::append_hidden`].
    pub(super) fn append_hidden(&mut self, n: usize, hidden: &mut Vec<f32>) {
        match self {
            Compute::Cpu(cpu) => cpu.append_hidden(n, hidden),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => hidden.extend_from_slice(both.gpu.hidden()),
        }
    }

    /// Lets steps from here on keep the hidden states of all tokens of a model of this plan.
    /// Returns whether they do.
    ///
    /// # Errors
    /// If a GPU has no memory for them.
    pub(super) fn keep_hidden(&mut self, plan: &Plan) -> Result<bool, Error> {
        match self {
            Compute::Cpu(_) => Ok(!plan.stream_norm),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => Ok(both.gpu.keep_hidden()?),
        }
    }

    /// Returns whether a drafter reads keys and values in the cache of its model.
    pub(super) fn shares_cache(&self) -> bool {
        match self {
            Compute::Cpu(_) => false,
            #[cfg(feature = "gpu")]
            Compute::Gpu(_) => true,
        }
    }

    /// Lets a drafter that reads keys and values in the cache of its model take the buffers that
    /// this has now.
    ///
    /// # Errors
    /// If the model is gone.
    pub(super) fn follow_model(&mut self) -> Result<(), Error> {
        match self {
            Compute::Cpu(_) => Ok(()),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => Ok(both.gpu.follow_model()?),
        }
    }

    /// Returns the bytes of keys and values of one position, in all layers.
    pub(super) fn position_bytes(&self) -> usize {
        match self {
            Compute::Cpu(cpu) => cpu.position_bytes(),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => {
                both.cpu.as_ref().map_or(0, Cpu::position_bytes) + both.gpu.position_bytes()
            }
        }
    }

    /// Works as [`Cpu::save`]: the same bytes, whatever computed them.
    ///
    /// # Errors
    /// If a GPU fails.
    pub(super) fn save(&mut self, seq: u32, part: &SequencePart) -> Result<Vec<u8>, Error> {
        match self {
            Compute::Cpu(cpu) => Ok(cpu.save(seq, part)),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.save(seq, part),
        }
    }

    /// Works as [`Cpu::restore`].
    ///
    /// # Errors
    /// If there is no memory, or a GPU fails. The sequence is no longer than it was then.
    pub(super) fn restore(
        &mut self,
        seq: u32,
        positions: Range<usize>,
        bytes: &[u8],
    ) -> Result<(), Error> {
        match self {
            Compute::Cpu(cpu) => Ok(cpu.restore(seq, positions, bytes)?),
            #[cfg(feature = "gpu")]
            Compute::Gpu(both) => both.restore(seq, positions, bytes),
        }
    }
}

/// Operations that only a GPU does.
#[cfg(feature = "gpu")]
impl Compute {
    /// Implements [`super::Context::finds_best`].
    pub(super) fn finds_best(&self, n_tokens: usize, n_rows: usize, keep: usize) -> bool {
        matches!(self, Compute::Gpu(both) if both.gpu.finds_best(n_tokens, n_rows, keep))
    }

    /// Implements [`super::Context::step_best`].
    pub(super) fn step_best(
        &mut self,
        batch: &Batch,
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), Error> {
        let Compute::Gpu(both) = self else { return Err(Error::WholeRows) };
        both.step_best(batch, keep, allowed, best)
    }

    /// Implements [`super::Context::most_ahead`].
    pub(super) fn most_ahead(&self, n_seq: usize, rows: WholeRows) -> usize {
        match self {
            Compute::Cpu(_) => 1,
            Compute::Gpu(both) => both.most_ahead(n_seq, rows),
        }
    }

    /// Implements [`super::Context::step_ahead`].
    pub(super) fn step_ahead(
        &mut self,
        rows: &[TokenRow],
        n_rows: usize,
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), Error> {
        let Compute::Gpu(both) = self else { return Err(Error::WholeRows) };
        both.step_ahead(rows, n_rows, steps, done)
    }

    /// Returns the dispatches and times of the last pass on a GPU.
    #[cfg(feature = "cli")]
    pub(super) fn gpu_trace(&self) -> Option<&crate::backend::gpu::PassTrace> {
        match self {
            Compute::Cpu(_) => None,
            Compute::Gpu(both) => Some(both.gpu.trace()),
        }
    }

    /// Begins or ends to measure each dispatch of the passes of a GPU; returns whether it can.
    ///
    /// # Errors
    /// If there is no memory for that.
    #[cfg(feature = "cli")]
    pub(super) fn time_dispatches(&mut self, on: bool) -> Result<bool, Error> {
        match self {
            Compute::Cpu(_) => Ok(false),
            Compute::Gpu(both) => Ok(both.gpu.time_dispatches(on)?),
        }
    }

    /// Returns the GPU's device.
    pub(super) fn gpu_device(&self) -> Option<&wgpu::Device> {
        match self {
            Compute::Cpu(_) => None,
            Compute::Gpu(both) => Some(both.gpu.device()),
        }
    }

    /// Implements [`super::Context::whole_row`].
    pub(super) fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), Error> {
        let Compute::Gpu(both) = self else { return Err(Error::WholeRows) };
        both.whole_row(row, out)
    }
}

/// Operations that only a GPU does, in a build without GPUs.
#[cfg(not(feature = "gpu"))]
impl Compute {
    /// Implements [`super::Context::finds_best`].
    pub(super) fn finds_best(&self, _: usize, _: usize, _: usize) -> bool {
        false
    }

    /// Implements [`super::Context::step_best`].
    pub(super) fn step_best(
        &mut self,
        _: &Batch,
        _: usize,
        _: &[Option<&[u32]>],
        _: &mut Best,
    ) -> Result<(), Error> {
        Err(Error::WholeRows)
    }

    /// Implements [`super::Context::most_ahead`].
    pub(super) fn most_ahead(&self, _: usize, _: WholeRows) -> usize {
        1
    }

    /// Implements [`super::Context::step_ahead`].
    pub(super) fn step_ahead(
        &mut self,
        _: &[TokenRow],
        _: usize,
        _: &StepsAhead<'_>,
        _: &mut StepsDone,
    ) -> Result<(), Error> {
        Err(Error::WholeRows)
    }

    /// Implements [`super::Context::whole_row`].
    pub(super) fn whole_row(&mut self, _: usize, _: &mut Vec<f32>) -> Result<(), Error> {
        Err(Error::WholeRows)
    }
}

/// Returns the CPU as a backend, for the first layers of a model, or the experts of others.
fn cpu(
    model: &Arc<Model>,
    n_layers: usize,
    expert_layers: Vec<usize>,
    options: &ContextOptions,
    sizes: ContextSizes,
) -> Result<Cpu, Error> {
    let ContextSizes { n_ctx, n_seq, .. } = sizes;
    let of_cpu = cpu_options(model, n_layers, expert_layers, options, sizes)?;
    let CpuOptions { kernels, threads, expert_layers, .. } = &of_cpu;
    let isa = kernels.isa;
    let ThreadCounts { few_tokens: n_threads, many_tokens: n_threads_batch } = *threads;
    tracing::info!(
        %isa,
        n_threads,
        n_threads_batch,
        n_ctx,
        n_seq,
        n_layers,
        ?expert_layers,
        "context"
    );
    let mut cpu = Cpu::new(Arc::clone(model), &of_cpu)?;
    if of_cpu.expert_cache > 0 {
        let held_mib = of_cpu.expert_cache >> 20;
        tracing::info!(held_mib, "experts that are used most are held in memory");
    }
    if options.repacks() {
        let report = progress_reporter(options, "are repacked");
        cpu.repack(options.repack_cache.as_deref(), &report);
    }
    Ok(cpu)
}

/// Returns a function that reports how many bytes of how many are done: to the listener of the
/// options or, every few seconds, to the log.
fn progress_reporter(options: &ContextOptions, what: &str) -> impl Fn(u64, u64) {
    let reported = Cell::new(Instant::now());
    move |done, total| match &options.progress {
        Some(progress) => progress.report(done, total),
        None if reported.get().elapsed() >= LOG_EVERY => {
            reported.set(Instant::now());
            tracing::info!("{} of {} MiB of weights {what}", done >> 20, total >> 20);
        }
        None => {}
    }
}
