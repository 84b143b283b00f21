//! Backends at work on pictures: the CPU's and a GPU's by the same stages.

use super::error::Error;
use super::forward::{VisionStage, forward, n_values};
use super::model::VisionModel;
use crate::backend::cpu::CpuPatches;
#[cfg(feature = "gpu")]
use crate::backend::gpu::GpuPatches;
use crate::backend::{Buf, Patches};

/// A backend at work on a picture.
pub(super) trait PatchDevice {
    /// Takes the patches of a picture, and reserves capacity for their rows.
    ///
    /// # Errors
    /// If there is no memory for them.
    fn begin(&mut self, model: &VisionModel, patches: &Patches) -> Result<(), Error>;

    /// Writes values to the beginning of a buffer.
    fn write(&mut self, buf: Buf, values: &[f32]);

    /// Runs a stage over `n_rows` rows.
    fn run(&mut self, model: &VisionModel, stage: VisionStage, n_rows: usize);

    /// Returns the first `n` values of a buffer.
    ///
    /// # Errors
    /// If something failed since the last call.
    fn read(&mut self, buf: Buf, n: usize) -> Result<Vec<f32>, Error>;
}

impl PatchDevice for CpuPatches {
    fn begin(&mut self, model: &VisionModel, patches: &Patches) -> Result<(), Error> {
        self.begin(patches, |buf| n_values(model, buf, patches.n_rows));
        Ok(())
    }

    fn write(&mut self, buf: Buf, values: &[f32]) {
        self.write(buf, values);
    }

    fn run(&mut self, model: &VisionModel, stage: VisionStage, n_rows: usize) {
        self.run(&model.tensors, n_rows, |pass| forward(pass, model, stage));
    }

    fn read(&mut self, buf: Buf, n: usize) -> Result<Vec<f32>, Error> {
        Ok(self.read(buf, n).to_vec())
    }
}

/// A GPU at work on pictures. (The types of wgpu are deeper than the compiler looks where futures
/// hold a tower.)
#[cfg(feature = "gpu")]
pub(super) trait GpuTower: PatchDevice + Send {
    /// Returns the name of the adapter.
    fn name(&self) -> &str;

    /// Returns the bytes taken of its memory.
    fn memory_in_use(&self) -> u64;

    /// Returns whether it failed itself, so that it is of no more use.
    fn is_lost(&self) -> bool;

    /// Returns it as any backend.
    fn as_device(&mut self) -> &mut dyn PatchDevice;
}

#[cfg(feature = "gpu")]
impl PatchDevice for GpuPatches {
    fn begin(&mut self, model: &VisionModel, patches: &Patches) -> Result<(), Error> {
        let begun = self.begin(patches, |buf| n_values(model, buf, patches.n_rows));
        begun.map_err(|error| Error::Compute(error.to_string()))
    }

    fn write(&mut self, buf: Buf, values: &[f32]) {
        self.write(buf, values);
    }

    fn run(&mut self, model: &VisionModel, stage: VisionStage, n_rows: usize) {
        self.run(n_rows, |pass| forward(pass, model, stage));
    }

    fn read(&mut self, buf: Buf, n: usize) -> Result<Vec<f32>, Error> {
        self.read(buf, n).map_err(|error| Error::Compute(error.to_string()))
    }
}

#[cfg(feature = "gpu")]
impl GpuTower for GpuPatches {
    fn name(&self) -> &str {
        self.name()
    }

    fn memory_in_use(&self) -> u64 {
        self.memory_in_use()
    }

    fn is_lost(&self) -> bool {
        self.is_lost()
    }

    fn as_device(&mut self) -> &mut dyn PatchDevice {
        self
    }
}
