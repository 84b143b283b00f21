//! The memory of a context before there is one: what its backends would take once every sequence is
//! full.

use super::choice;
#[cfg(feature = "gpu")]
use super::choice::ChosenGpu;
use super::{ContextOptions, ContextSizes, Device, Error};
use crate::backend::cpu::{CpuFootprint, Repacking};
#[cfg(feature = "gpu")]
use crate::backend::gpu;
use crate::backend::gpu_footprint::GpuFootprint;
use crate::model::Model;
#[cfg(feature = "gpu")]
use crate::model::linear::Weight;
use crate::util::memory;

/// The memory of a context whose sequences are full.
#[derive(Clone, Debug, PartialEq)]
pub struct Footprint {
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// Most tokens of a step.
    pub n_batch: usize,
    /// The instruction set of the kernels.
    pub isa: &'static str,
    /// The CPU's share, which is the process's own memory.
    pub cpu: CpuFootprint,
    /// The GPU's share, if one computes.
    pub gpu: Option<GpuFootprint>,
}

impl Footprint {
    /// Computes the footprint of a context on a model, on the device that
    /// [`Context::new`](super::Context::new) would choose. To find how much fits on a GPU, memory
    /// of it is taken and given back; nothing is copied there.
    ///
    /// # Errors
    /// As [`Context::new`](super::Context::new).
    pub fn of(model: &Model, options: &ContextOptions) -> Result<Footprint, Error> {
        let sizes = ContextSizes::of(&model.plan, options);
        let gpu = on_gpu(model, options, sizes)?;
        Footprint::with_gpu(gpu, model, options, sizes)
    }

    /// Computes the footprint of layers that draft for a model whose context has this footprint:
    /// they are computed where the model is.
    ///
    /// # Errors
    /// As [`Context::new`](super::Context::new).
    pub fn of_drafter(
        &self,
        drafter: &Model,
        model: &Model,
        options: &ContextOptions,
    ) -> Result<Footprint, Error> {
        let sizes = ContextSizes::of(&drafter.plan, options);
        let gpu = self.drafter_on_gpu(drafter, model, options, sizes)?;
        Footprint::with_gpu(gpu, drafter, options, sizes)
    }

    /// Computes the share of a GPU of layers that draft for a model, if one computes the model.
    #[cfg(feature = "gpu")]
    fn drafter_on_gpu(
        &self,
        drafter: &Model,
        model: &Model,
        options: &ContextOptions,
        sizes: ContextSizes,
    ) -> Result<Option<GpuFootprint>, Error> {
        let Some(gpu) = &self.gpu else { return Ok(None) };
        let Some(adapter) = choice::adapter(model.n_bytes(), options)? else { return Ok(None) };
        let has_tables = gpu.n_layers == model.plan.layers.len();
        let is_there = |of_model: &Weight| has_tables || *of_model == model.weights.output.weight;
        let shared: Vec<Weight> = drafter
            .shared_weights(model)
            .filter_map(|(weight, of_model)| is_there(&of_model).then_some(weight))
            .collect();
        let of_gpu = choice::drafter_options(options, sizes.n_ctx, sizes.n_seq);
        Ok(Some(gpu::Gpu::footprint(drafter, &adapter, &of_gpu, &shared)?))
    }

    /// Returns the share of a GPU, which this build has no code for.
    #[cfg(not(feature = "gpu"))]
    fn drafter_on_gpu(
        &self,
        _: &Model,
        _: &Model,
        _: &ContextOptions,
        _: ContextSizes,
    ) -> Result<Option<GpuFootprint>, Error> {
        Ok(None)
    }

    /// Checks, where the CPU alone computes, that a context can be made: that types of the cache
    /// fit the model, and that the memory holds a sequence. It takes nothing, and is done soon.
    ///
    /// # Errors
    /// As [`Context::new`](super::Context::new).
    pub fn check(model: &Model, options: &ContextOptions) -> Result<(), Error> {
        #[cfg(feature = "gpu")]
        let is_on_gpu = choice::chosen_gpu(model, options)?.is_some();
        #[cfg(not(feature = "gpu"))]
        let is_on_gpu = false;
        if is_on_gpu {
            return Ok(());
        }
        check_room(options, &Footprint::on_cpu(model, options)?, memory::available())
    }

    /// Computes the footprint of a context on the CPU alone.
    ///
    /// # Errors
    /// As [`Footprint::of`].
    pub(super) fn on_cpu(model: &Model, options: &ContextOptions) -> Result<Footprint, Error> {
        Footprint::with_gpu(None, model, options, ContextSizes::of(&model.plan, options))
    }

    /// Computes the footprint of a context with this share on a GPU.
    fn with_gpu(
        gpu: Option<GpuFootprint>,
        model: &Model,
        options: &ContextOptions,
        sizes: ContextSizes,
    ) -> Result<Footprint, Error> {
        let n_layers = model.plan.layers.len();
        let of_cpu = n_layers - gpu.as_ref().map_or(0, |gpu| gpu.n_layers);
        let ContextSizes { n_ctx, n_seq, n_batch } = sizes;
        let experts = gpu.as_ref().map(|gpu| gpu.host_layers.clone()).unwrap_or_default();
        let has_work = of_cpu > 0 || !experts.is_empty();
        let cpu = choice::cpu_options(model, of_cpu, experts, options, sizes)?;
        let repacking = match &options.repack_cache {
            _ if !options.repacks() || !has_work => Repacking::None,
            Some(_) if model.gguf.is_mapped() => Repacking::InFile,
            _ => Repacking::InMemory,
        };
        let isa = cpu.kernels.isa.name();
        let mut cpu = CpuFootprint::of(model, &cpu, repacking, n_batch)
            .map_err(crate::backend::cpu::StartError::from)?;
        if !has_work {
            cpu.scratch = 0;
        }
        Ok(Footprint { n_ctx, n_seq, n_batch, isa, cpu, gpu })
    }

    /// Returns the bytes of keys and values of all sequences on the CPU.
    pub fn cache(&self) -> u64 {
        self.cpu.sequence.saturating_mul(self.n_seq as u64)
    }

    /// Returns the bytes of running states of all sequences.
    pub fn states(&self) -> u64 {
        self.cpu.states().saturating_mul(self.n_seq as u64)
    }

    /// Returns the bytes that are the process's own: the system cannot drop and read them again.
    pub fn own(&self) -> u64 {
        let copies = if self.cpu.is_repacked_in_file { 0 } else { self.cpu.repacked };
        let rest = self.cpu.scratch + self.cpu.expert_cache + self.states();
        self.cache().saturating_add(copies).saturating_add(rest)
    }

    /// Returns how many positions of each of *n* sequences so many bytes hold.
    fn positions(&self, room: u64, n_seq: u64) -> u64 {
        room.checked_div(self.cpu.position * n_seq).unwrap_or(self.n_ctx as u64)
    }

    /// Returns the bytes of mapped files that steps read.
    pub fn mapped(&self) -> u64 {
        let copies = if self.cpu.is_repacked_in_file { self.cpu.repacked } else { 0 };
        self.cpu.mapped + copies
    }
}

/// Checks that one full sequence of the positions that were asked for fits in the memory.
fn check_room(
    options: &ContextOptions,
    footprint: &Footprint,
    available: u64,
) -> Result<(), Error> {
    let Footprint { n_ctx, cpu, .. } = footprint;
    let fixed = cpu.scratch.saturating_add(cpu.states()).saturating_add(cpu.expert_cache);
    let needed = fixed.saturating_add(cpu.sequence);
    if needed > available && options.n_ctx.is_some() && !options.overcommit {
        let largest = footprint.positions(available.saturating_sub(fixed), 1);
        return Err(Error::NoRoom { n_ctx: *n_ctx, needed, available, largest });
    }
    Ok(())
}

/// Checks that a context on the CPU fits in the machine's memory, before anything is taken of it.
/// Where one sequence does and all together do not, the log says so: they may never be full.
///
/// # Errors
/// If one full sequence of the positions that were asked for does not fit.
pub(super) fn check(
    model: &Model,
    options: &ContextOptions,
    footprint: &Footprint,
) -> Result<(), Error> {
    let available = memory::available();
    let Footprint { n_ctx, n_seq, .. } = footprint;
    check_room(options, footprint, available)?;
    let total = footprint.own().saturating_add(model.n_bytes());
    if total > available {
        let rest = total - footprint.cache();
        tracing::info!(
            n_ctx,
            n_seq,
            full_mib = total >> 20,
            available_mib = available >> 20,
            fitting_n_ctx = footprint.positions(available.saturating_sub(rest), *n_seq as u64),
            "more memory than there is, once all sequences are full"
        );
    }
    Ok(())
}

/// Computes the share of a GPU, if one is to compute; the log says why one that nobody asked for
/// does not.
#[cfg(feature = "gpu")]
fn on_gpu(
    model: &Model,
    options: &ContextOptions,
    sizes: ContextSizes,
) -> Result<Option<GpuFootprint>, Error> {
    let Some(chosen) = choice::chosen_gpu(model, options)? else { return Ok(None) };
    let ChosenGpu { adapter, placement } = chosen;
    let of_gpu = choice::gpu_options(options, &placement, sizes.n_ctx, sizes.n_seq);
    match gpu::Gpu::footprint(model, &adapter, &of_gpu, &[]) {
        Ok(found) => Ok(Some(found)),
        Err(e) if options.device != Device::Auto => Err(e.into()),
        Err(e) => {
            tracing::warn!("computing on the CPU: {e}");
            Ok(None)
        }
    }
}

/// Computes the share of a GPU, which this build has no code for.
#[cfg(not(feature = "gpu"))]
fn on_gpu(
    _: &Model,
    options: &ContextOptions,
    _: ContextSizes,
) -> Result<Option<GpuFootprint>, Error> {
    match &options.device {
        Device::Gpu { .. } if options.gpu_layers != Some(0) => Err(Error::NoGpu),
        _ => Ok(None),
    }
}
