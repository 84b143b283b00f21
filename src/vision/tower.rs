//! A vision tower and what computes it: a GPU where one is wanted and takes it, else the CPU.

use std::sync::Arc;

use super::encode::{Encoded, Encoder, EncoderBuffers};
use super::error::Error;
use super::model::VisionModel;
use super::on_cpu::OnCpu;
#[cfg(feature = "gpu")]
use super::on_gpu::OnGpu;
use super::picture::Picture;
use super::plan::VisionPlan;
use crate::context::{self, ContextOptions};

/// A tower.
pub(super) struct Tower {
    model: Arc<VisionModel>,
    cpu: (OnCpu, EncoderBuffers<Vec<f32>>),
    #[cfg(feature = "gpu")]
    gpu: Option<Box<dyn OnDevice>>,
}

/// The operations of a GPU that are needed here. (The types of wgpu are deeper than the compiler
/// looks where futures hold a tower.)
#[cfg(feature = "gpu")]
trait OnDevice: Send {
    fn encode(&mut self, model: &VisionModel, picture: &Picture) -> Result<Encoded, Error>;
    fn ops(&self) -> &OnGpu;
    fn is_lost(&mut self) -> bool;
}

#[cfg(feature = "gpu")]
impl OnDevice for (OnGpu, EncoderBuffers<<OnGpu as super::ops::Ops>::Rows>) {
    fn encode(&mut self, model: &VisionModel, picture: &Picture) -> Result<Encoded, Error> {
        let (ops, buffers) = self;
        // its work is only written down between layers, and handed over as a whole
        Encoder { model, ops, buffers, go_on: &|| true }.encode(picture)
    }

    fn ops(&self) -> &OnGpu {
        &self.0
    }

    fn is_lost(&mut self) -> bool {
        self.0.is_lost()
    }
}

impl Tower {
    /// A tower of this file; where it computes is said by the options of the text model's context,
    /// and aloud if it is the CPU although a GPU is meant.
    ///
    /// # Errors
    /// If there are no threads, no such instruction set, or no such GPU.
    pub(super) fn new(model: Arc<VisionModel>, options: &ContextOptions) -> Result<Tower, Error> {
        let compute = |e: &dyn std::fmt::Display| Error::Compute(e.to_string());
        let kernels = context::kernels(options.isa).map_err(|e| compute(&e))?;
        let n_threads = options.n_threads.unwrap_or_else(context::default_threads).max(1);
        #[cfg(feature = "gpu")]
        let n_bytes = model.tensors.gguf.tensors().iter().map(|t| t.n_bytes).sum();
        #[cfg(feature = "gpu")]
        let gpu =
            context::adapter(n_bytes, options).map_err(|e| compute(&e))?.and_then(|adapter| {
                let wishes = crate::backend::gpu::Wishes {
                    memory: options.gpu_memory,
                    ..Default::default()
                };
                match OnGpu::new(&adapter, &wishes, &model) {
                    Ok(gpu) => {
                        Some(Box::new((gpu, EncoderBuffers::default())) as Box<dyn OnDevice>)
                    }
                    Err(e) => {
                        tracing::warn!("images are encoded on the CPU: {e}");
                        None
                    }
                }
            });
        let cpu = OnCpu::new(Arc::clone(&model), kernels, n_threads, options.exact)
            .map_err(|e| compute(&e))?;
        let tower = Tower {
            model,
            cpu: (cpu, EncoderBuffers::default()),
            #[cfg(feature = "gpu")]
            gpu,
        };
        let plan = &tower.model.plan;
        tracing::info!(
            projector = plan.family.name,
            n_layer = plan.n_layer,
            device = tower.gpu().unwrap_or(kernels.isa.name()),
            "vision tower"
        );
        Ok(tower)
    }

    /// Its plan.
    pub(super) fn plan(&self) -> &VisionPlan {
        &self.model.plan
    }

    /// Name of the GPU that it is on.
    #[cfg(feature = "gpu")]
    pub(super) fn gpu(&self) -> Option<&str> {
        self.gpu.as_ref().map(|gpu| gpu.ops().name())
    }

    /// The same in a build without GPUs.
    #[cfg(not(feature = "gpu"))]
    pub(super) fn gpu(&self) -> Option<&str> {
        None
    }

    /// Bytes that it takes of a GPU's memory.
    #[cfg(feature = "gpu")]
    pub(super) fn gpu_memory(&self) -> u64 {
        self.gpu.as_ref().map_or(0, |gpu| gpu.ops().memory_in_use())
    }

    /// The same in a build without GPUs.
    #[cfg(not(feature = "gpu"))]
    pub(super) fn gpu_memory(&self) -> u64 {
        0
    }

    /// Encodes a picture of a size that the tower takes. What a GPU fails at, the CPU does, and
    /// says so aloud. `go_on` says whether the result is still of use; it is asked now and then.
    ///
    /// # Errors
    /// That the result is of no more use; the CPU has no others.
    pub(super) fn encode(
        &mut self,
        picture: &Picture,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Encoded, Error> {
        if !go_on() {
            return Err(Error::Abandoned);
        }
        #[cfg(feature = "gpu")]
        if let Some(encoded) = self.encode_on_gpu(picture) {
            return Ok(encoded);
        }
        let Tower { model, cpu: (ops, buffers), .. } = self;
        Encoder { model, ops, buffers, go_on }.encode(picture)
    }

    #[cfg(feature = "gpu")]
    fn encode_on_gpu(&mut self, picture: &Picture) -> Option<Encoded> {
        use std::panic::{AssertUnwindSafe, catch_unwind};
        let Tower { model, gpu, .. } = self;
        let gpu = gpu.as_mut()?;
        // some drivers' failures come out of wgpu as panics
        let encoded = catch_unwind(AssertUnwindSafe(|| gpu.encode(model, picture)));
        let (error, has_panicked) = match encoded {
            Ok(Ok(encoded)) => return Some(encoded),
            Ok(Err(error)) => (error.to_string(), false),
            Err(_) => ("the driver failed in the middle of a call".into(), true),
        };
        if gpu.is_lost() || has_panicked {
            tracing::error!("{error}; from here on images are encoded on the CPU");
            let lost = self.gpu.take();
            _ = catch_unwind(AssertUnwindSafe(|| drop(lost)));
        } else {
            tracing::warn!("an image is encoded on the CPU: {error}");
        }
        None
    }
}
