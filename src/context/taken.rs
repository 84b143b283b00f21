//! Memory of a GPU that is taken for a context before there is one: what the GPU has room for is
//! known then, and nothing is taken twice.

#[cfg(not(feature = "gpu"))]
use super::Device;
#[cfg(feature = "gpu")]
use super::choice::{self, ChosenGpu};
use super::{ContextOptions, Error};
#[cfg(feature = "gpu")]
use super::{ContextSizes, Device};
#[cfg(feature = "gpu")]
use crate::backend::gpu::GpuMemory;
use crate::model::Model;

/// Memory of a GPU for the context of a model, which
/// [`Context::in_memory`](super::Context::in_memory) makes.
pub struct TakenGpu {
    /// The memory.
    #[cfg(feature = "gpu")]
    pub(super) memory: GpuMemory,
    n_layers: usize,
}

impl TakenGpu {
    /// Takes the memory of a GPU that [`Context::new`](super::Context::new) would take with these
    /// options; `None` = the CPU computes all.
    ///
    /// # Errors
    /// As [`Context::new`](super::Context::new).
    #[cfg(feature = "gpu")]
    pub fn take(model: &Model, options: &ContextOptions) -> Result<Option<TakenGpu>, Error> {
        let ContextSizes { n_ctx, n_seq, .. } = ContextSizes::of(&model.plan, options);
        let Some(chosen) = choice::chosen_gpu(model, options)? else { return Ok(None) };
        let ChosenGpu { adapter, placement } = chosen;
        let of_gpu = choice::gpu_options(options, &placement, n_ctx, n_seq);
        match GpuMemory::take(model, &adapter, &of_gpu) {
            Ok(memory) => Ok(Some(TakenGpu { n_layers: memory.n_layers(), memory })),
            Err(e) if options.device != Device::Auto => Err(e.into()),
            // the context finds the same, and says so
            Err(_) => Ok(None),
        }
    }

    /// Takes no memory, since this build has no code for GPUs.
    ///
    /// # Errors
    /// If a GPU is to compute.
    #[cfg(not(feature = "gpu"))]
    pub fn take(_: &Model, options: &ContextOptions) -> Result<Option<TakenGpu>, Error> {
        match &options.device {
            Device::Gpu { .. } if options.gpu_layers != Some(0) => Err(Error::NoGpu),
            _ => Ok(None),
        }
    }

    /// Returns the number of layers that the GPU has room for, the last of the model.
    pub fn n_layers(&self) -> usize {
        self.n_layers
    }
}
