//! The device that options ask for, and the options of its backend.

use std::ops::Range;

#[cfg(feature = "gpu")]
use super::Device;
use super::{ContextOptions, ContextSizes, Error, expert_cache, kernels};
use crate::backend::cpu::{CpuOptions, Numerics, default_threads};
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

/// Returns the options of a GPU.
#[cfg(feature = "gpu")]
pub(super) fn gpu_options(options: &ContextOptions, n_ctx: usize, n_seq: usize) -> gpu::GpuOptions {
    gpu::GpuOptions {
        device_options: DeviceOptions { memory: options.gpu_memory, ..DeviceOptions::default() },
        layers: options.gpu_layers,
        n_host_experts: options.cpu_expert_layers.or(options.gpu_layers.map(|_| 0)),
        n_ctx,
        n_seq,
        exact: options.exact,
        cache: [options.cache_type_k, options.cache_type_v],
        fused: true,
        forward: forward::on_gpu,
    }
}

/// Returns the layers of which the CPU computes the experts alone, where it has whole layers up to
/// `first` and a GPU the others without the experts of the first `n_host_experts` of the model.
pub(super) fn expert_layers(n_layers: usize, first: usize, n_host_experts: usize) -> Range<usize> {
    first..n_host_experts.clamp(first, n_layers)
}

/// Returns the options of the CPU for the first layers of a model, and the experts of others.
///
/// # Errors
/// If the instruction set is not of this machine, or the cache's type does not fit the model.
pub(super) fn cpu_options(
    model: &Model,
    n_layers: usize,
    expert_layers: Range<usize>,
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
        n_threads: options.n_threads.unwrap_or_else(default_threads).max(1),
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
