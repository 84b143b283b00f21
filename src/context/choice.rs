//! The device that options ask for, and the options of its backend.

#[cfg(feature = "gpu")]
use super::placement::Placement;
use super::{ContextOptions, ContextSizes, Error, expert_cache, kernels};
#[cfg(feature = "gpu")]
use super::{Device, MemoryPlace, PlaceRule};
use crate::backend::cpu::{CpuOptions, Numerics, ThreadCounts};
#[cfg(feature = "gpu")]
use crate::backend::expert_layers::ExpertLayers;
#[cfg(feature = "gpu")]
use crate::backend::gpu::{self, DeviceOptions};
use crate::forward;
use crate::model::Model;
use crate::util::memory;

/// Most bytes of a model that is computed on the CPU unless a GPU is asked for: it lies in caches
/// there, and a tenth of a second spent looking for GPUs is longer than many of its answers take.
#[cfg(feature = "gpu")]
const SMALL: u64 = 32 << 20;

/// Returns the GPU that these options ask for, for a model of `n_bytes`, or where they leave it
/// open a real one for all but small models; `None` = the CPU.
///
/// # Errors
/// If there is no such GPU, or something else was asked for that only the CPU does.
#[cfg(feature = "gpu")]
pub(crate) fn adapter(
    n_bytes: u64,
    options: &ContextOptions,
) -> Result<Option<wgpu::Adapter>, Error> {
    match &options.device {
        _ if options.gpu_layers == Some(0) => Ok(None),
        Device::Cpu => Ok(None),
        Device::Gpu { name } => match options.needs_cpu() {
            Some(what) => Err(Error::NeedsCpu { what }),
            None => Ok(Some(gpu::adapter::choose(name.as_deref())?)),
        },
        Device::Auto if options.needs_cpu().is_some() || options.isa.is_some() => Ok(None),
        Device::Auto if n_bytes <= SMALL => Ok(None),
        Device::Auto => Ok(gpu::adapter::real()),
    }
}

/// A GPU that computes, and the layers and experts that it has.
#[cfg(feature = "gpu")]
pub(super) struct ChosenGpu {
    /// The GPU.
    pub adapter: wgpu::Adapter,
    /// Its layers and experts.
    pub placement: Placement,
}

/// Returns the GPU that [`adapter`] finds for a model, with what it computes; `None` = the CPU
/// computes all.
///
/// # Errors
/// As [`adapter`], and if a tensor cannot be where it was asked for.
#[cfg(feature = "gpu")]
pub(super) fn chosen_gpu(
    model: &Model,
    options: &ContextOptions,
) -> Result<Option<ChosenGpu>, Error> {
    let Some(adapter) = adapter(model.n_bytes(), options)? else { return Ok(None) };
    for rule in &options.tensor_places {
        check_gpu_of(rule, &adapter)?;
    }
    let placement = Placement::of(model, options)?;
    let has_layers = placement.gpu_layers != Some(0);
    Ok(has_layers.then_some(ChosenGpu { adapter, placement }))
}

/// Checks that a rule for the places of tensors names no other GPU than the one that computes.
///
/// # Errors
/// If it does, or there is none of that name.
#[cfg(feature = "gpu")]
fn check_gpu_of(rule: &PlaceRule, adapter: &wgpu::Adapter) -> Result<(), Error> {
    let MemoryPlace::Gpu { name: Some(name) } = rule.place() else { return Ok(()) };
    let computing = adapter.get_info();
    let reason = match gpu::adapter::choose(Some(name)) {
        Ok(named) if named.get_info() == computing => return Ok(()),
        Ok(_) => format!("{} computes, and no other GPU", computing.name),
        Err(error) => error.to_string(),
    };
    Err(Error::TensorPlace { tensor: rule.to_string(), reason })
}

/// Returns the options of a GPU with these layers and experts.
#[cfg(feature = "gpu")]
pub(super) fn gpu_options(
    options: &ContextOptions,
    placement: &Placement,
    n_ctx: usize,
    n_seq: usize,
) -> gpu::GpuOptions {
    gpu::GpuOptions {
        device_options: DeviceOptions { memory: options.gpu_memory, ..DeviceOptions::default() },
        layers: placement.gpu_layers,
        host_experts: placement.host_experts.clone(),
        n_ctx,
        n_seq,
        exact: options.exact,
        cache: [options.cache_type_k, options.cache_type_v],
        fused: true,
        forward: forward::on_gpu,
    }
}

/// Returns the options of a GPU for layers that draft for a model on it: all, with their experts.
#[cfg(feature = "gpu")]
pub(super) fn drafter_options(
    options: &ContextOptions,
    n_ctx: usize,
    n_seq: usize,
) -> gpu::GpuOptions {
    let placement = Placement { host_experts: Some(ExpertLayers::NONE), ..Placement::default() };
    gpu_options(options, &placement, n_ctx, n_seq)
}

/// Returns the options of the CPU for the first layers of a model, and the experts of others.
///
/// # Errors
/// If the instruction set is not of this machine, or the cache's type does not fit the model.
pub(super) fn cpu_options(
    model: &Model,
    n_layers: usize,
    expert_layers: Vec<usize>,
    options: &ContextOptions,
    sizes: ContextSizes,
) -> Result<CpuOptions, Error> {
    let numerics = Numerics {
        exact: options.exact,
        cache: [options.cache_type_k, options.cache_type_v],
        deterministic: options.deterministic,
    };
    let ContextSizes { n_ctx, n_seq, .. } = sizes;
    let n_bytes = model.n_bytes();
    let mut cpu = CpuOptions {
        n_layers,
        expert_layers,
        kernels: kernels(options.isa)?,
        threads: ThreadCounts::asked(options.n_threads, options.n_threads_batch),
        n_ctx,
        n_seq,
        numerics,
        duty: options.duty,
        adapters: options.adapters.clone(),
        importance: options.importance.clone(),
        prefetch_experts: options.prefetch_experts.unwrap_or_else(|| n_bytes > memory::available()),
        expert_cache: 0,
        forward: forward::on_cpu,
    };
    cpu.expert_cache = expert_cache::bytes(model, options, sizes, &cpu)?;
    Ok(cpu)
}
