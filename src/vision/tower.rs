//! A vision tower and what computes it: a GPU where one is wanted and takes it, else the CPU.

use std::sync::Arc;

#[cfg(feature = "gpu")]
use super::device::GpuTower;
use super::encode::{Encoded, Encoder};
use super::error::Error;
use super::forward::n_values;
use super::joint::Joint;
use super::model::VisionModel;
use super::picture::{Picture, Size};
use super::plan::VisionPlan;
use super::preprocess::ImagePart;
#[cfg(feature = "gpu")]
use super::resampler::HEAD;
use super::rope;
use crate::backend::cpu::CpuPatches;
#[cfg(feature = "gpu")]
use crate::backend::gpu::{self, DeviceOptions, GpuPatches, TowerTensors};
use crate::context::{self, ContextOptions, ThreadCounts};

/// The bytes of memory that a tower takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowerFootprint {
    /// Its tensors, most of which lie in mapped files.
    pub weights: u64,
    /// Activations of its largest picture on the CPU.
    pub scratch: u64,
    /// Memory of a GPU.
    pub gpu: u64,
}

impl TowerFootprint {
    /// Returns the bytes of the machine's memory.
    pub fn total(&self) -> u64 {
        self.weights.saturating_add(self.scratch)
    }
}

/// A tower, whose weights others may share.
pub(super) struct Tower {
    model: Arc<VisionModel>,
    cpu: CpuPatches,
    #[cfg(feature = "gpu")]
    gpu: Option<Box<dyn GpuTower>>,
}

impl Tower {
    /// Returns a tower of this file; where it computes is said by the options of the text model's
    /// context, and aloud if it is the CPU although a GPU is meant.
    ///
    /// # Errors
    /// If there are no threads, no such instruction set, or no such GPU.
    pub(super) fn new(model: VisionModel, options: &ContextOptions) -> Result<Tower, Error> {
        let tower = Tower::on_cpu(Arc::new(model), options)?;
        #[cfg(feature = "gpu")]
        let tower = Tower { gpu: on_gpu(&tower.model, options)?, ..tower };
        let plan = &tower.model.plan;
        // a server prints its address first
        tracing::debug!(
            projector = plan.family.name,
            n_layer = plan.n_layer,
            device = tower.gpu().unwrap_or(tower.cpu.instruction_set()),
            "vision tower"
        );
        Ok(tower)
    }

    /// Returns a tower that computes on the CPU, with threads and scratch memory of its own.
    ///
    /// # Errors
    /// If there are no threads or no such instruction set.
    fn on_cpu(model: Arc<VisionModel>, options: &ContextOptions) -> Result<Tower, Error> {
        let compute = |e: &dyn std::fmt::Display| Error::Compute(e.to_string());
        let kernels = context::kernels(options.isa).map_err(|e| compute(&e))?;
        let threads = ThreadCounts::asked(options.n_threads, options.n_threads_batch);
        let rope = rope::angles(&model.plan);
        let cpu = CpuPatches::new(kernels, threads.many_tokens, options.exact, options.duty, rope)
            .map_err(|e| compute(&e))?;
        Ok(Tower {
            #[cfg(feature = "gpu")]
            gpu: None,
            cpu,
            model,
        })
    }

    /// Returns a tower on the CPU with the weights of this one, for pictures that are encoded while
    /// this one is at work; none if this one is on a GPU, where no picture takes long.
    ///
    /// # Errors
    /// If there are no threads.
    pub(super) fn beside(&self, options: &ContextOptions) -> Result<Option<Tower>, Error> {
        if self.gpu().is_some() {
            return Ok(None);
        }
        Tower::on_cpu(Arc::clone(&self.model), options).map(Some)
    }

    /// Returns the memory that it takes for a picture of *n* patches.
    pub(super) fn footprint(&self, n_patches: usize) -> TowerFootprint {
        let tensors = self.model.tensors.gguf.tensors();
        let weights = tensors.iter().map(|tensor| tensor.n_bytes).sum();
        let scratch = if self.gpu().is_some() { 0 } else { self.scratch(n_patches) };
        TowerFootprint { weights, scratch, gpu: self.gpu_memory() }
    }

    /// Returns the bytes of activations of a picture of *n* patches on the CPU.
    pub(super) fn scratch(&self, n_patches: usize) -> u64 {
        CpuPatches::bytes(|buf| n_values(&self.model, buf, n_patches))
    }

    /// Returns its plan.
    pub(super) fn plan(&self) -> &VisionPlan {
        &self.model.plan
    }

    /// Returns the name of the GPU that it is on.
    #[cfg(feature = "gpu")]
    pub(super) fn gpu(&self) -> Option<&str> {
        self.gpu.as_ref().map(|gpu| gpu.name())
    }

    /// Returns the same in a build without GPUs.
    #[cfg(not(feature = "gpu"))]
    pub(super) fn gpu(&self) -> Option<&str> {
        None
    }

    /// Returns the bytes that it takes of a GPU's memory.
    #[cfg(feature = "gpu")]
    pub(super) fn gpu_memory(&self) -> u64 {
        self.gpu.as_ref().map_or(0, |gpu| gpu.memory_in_use())
    }

    /// Returns the same in a build without GPUs.
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
        let Tower { model, cpu, .. } = self;
        Encoder { model, device: cpu, go_on }.encode(picture)
    }

    /// Returns the parts of an image with its tiles and its whole as one, where the family has them
    /// so.
    pub(super) fn joined(
        &self,
        parts: Vec<ImagePart<Encoded>>,
        image: Size,
    ) -> Vec<ImagePart<Encoded>> {
        let VisionModel { plan, weights, .. } = &*self.model;
        if !plan.family.tiling.as_ref().is_some_and(|tiling| tiling.joined) {
            return parts;
        }
        let pictures = parts.into_iter().filter_map(|part| match part {
            ImagePart::Image(encoded) => Some(encoded.rows),
            ImagePart::Text(_) => None,
        });
        let mut tiles: Vec<Vec<f32>> = pictures.collect();
        let whole = tiles.pop().unwrap_or_default();
        let width = plan.n_out;
        let line_end = &weights.projector.line_end;
        let rows = Joint::new(plan, image).join(width, &whole, &tiles, line_end);
        vec![ImagePart::Image(Encoded { grid: (rows.len() / width, 1), rows, width })]
    }

    #[cfg(feature = "gpu")]
    fn encode_on_gpu(&mut self, picture: &Picture) -> Option<Encoded> {
        use std::panic::{AssertUnwindSafe, catch_unwind};
        let Tower { model, gpu, .. } = self;
        let gpu = gpu.as_mut()?;
        // some drivers' failures come out of wgpu as panics
        let encoded = catch_unwind(AssertUnwindSafe(|| {
            // its work is only written down between layers
            Encoder { model, device: gpu.as_device(), go_on: &|| true }.encode(picture)
        }));
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

/// Uploads a tower to the GPU that is meant; says so aloud if that fails.
#[cfg(feature = "gpu")]
fn on_gpu(
    model: &VisionModel,
    options: &ContextOptions,
) -> Result<Option<Box<dyn GpuTower>>, Error> {
    let n_bytes = model.tensors.gguf.tensors().iter().map(|t| t.n_bytes).sum();
    let adapter = context::adapter(n_bytes, options).map_err(|e| Error::Compute(e.to_string()))?;
    let Some(adapter) = adapter else { return Ok(None) };
    let device_options = DeviceOptions { memory: options.gpu_memory, ..Default::default() };
    match upload(model, &adapter, &device_options) {
        Ok(gpu) => Ok(Some(Box::new(gpu))),
        Err(e) => {
            tracing::warn!("images are encoded on the CPU: {e}");
            Ok(None)
        }
    }
}

/// Uploads a tower to a GPU.
///
/// # Errors
/// If the device has no memory for it, or the tower has something that shaders cannot do.
#[cfg(feature = "gpu")]
fn upload(
    model: &VisionModel,
    adapter: &wgpu::Adapter,
    device_options: &DeviceOptions,
) -> Result<GpuPatches, gpu::Error> {
    let VisionModel { plan, weights, .. } = model;
    let tensors = TowerTensors {
        tensors: &model.tensors,
        weights: weights.of_patches().chain(weights.of_rows()).map(|m| &m.linear.weight).collect(),
        vectors: &model.vectors,
    };
    let d = match &weights.maps {
        Some(maps) => maps.largest_head(),
        None if plan.n_query > 0 => plan.d_head.max(HEAD),
        None => plan.d_head,
    };
    GpuPatches::new(adapter, device_options, &tensors, d, rope::angles(plan))
}

#[cfg(all(test, feature = "gpu"))]
mod tests {
    use std::path::Path;

    use super::super::device::PatchDevice;
    use super::*;
    use crate::context::Device;
    use crate::gguf::Gguf;

    /// The stem of this tower covers 9 MB, its pixels are 4.
    #[hob_needs::gpu]
    #[test]
    fn what_kernels_cover_fits_into_small_bindings() {
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers/gemma3nv.mmproj.gguf");
        let model = VisionModel::load(Gguf::open(file).unwrap()).unwrap();
        let side = model.plan.image_size;
        let options = ContextOptions {
            device: Device::Gpu { name: None },
            exact: true,
            n_threads: Some(2),
            ..ContextOptions::default()
        };
        let adapter = context::adapter(0, &options).unwrap().unwrap();
        let limits = wgpu::Limits {
            max_storage_buffer_binding_size: 9 << 19,
            max_buffer_size: 9 << 19,
            ..adapter.limits()
        };
        let device_options = DeviceOptions { limits: Some(limits), ..DeviceOptions::default() };
        let rgb = (0..side * side * 3).map(|i| (i * i / 7 % 251) as u8).collect();
        let picture = Picture { width: side, height: side, rgb };
        let mut tower = Tower::on_cpu(Arc::new(model), &options).unwrap();
        let model = Arc::clone(&tower.model);
        let encode = |device: &mut dyn PatchDevice| {
            let mut encoder = Encoder { model: &model, device, go_on: &|| true };
            encoder.encode(&picture).unwrap().rows
        };
        let expected = encode(&mut tower.cpu);
        let found = encode(&mut upload(&model, &adapter, &device_options).unwrap());
        let square = |sum: f64, x: f32| sum + f64::from(x) * f64::from(x);
        let error = expected.iter().zip(&found).map(|(a, b)| a - b).fold(0.0, square);
        let of_all = expected.iter().copied().fold(0.0, square);
        assert!(error / of_all < 1e-6 && of_all > 0.0, "{error} of {of_all}");
    }
}
