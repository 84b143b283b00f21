//! Memory of a device that is taken for a model before anything is copied there.

use super::device::GpuDevice;
use super::memory::{DeviceTensors, SharedMatrix};
use super::{Error, GpuOptions, Prepared};
use crate::model::Model;
use crate::model::plan::LayerPlan;

/// Working memory, and room for the last layers of a model, of which
/// [`Gpu::in_memory`](super::Gpu::in_memory) makes the backend.
pub struct GpuMemory {
    pub(super) prepared: Prepared,
    pub(super) tensors: DeviceTensors,
}

impl GpuMemory {
    /// Opens an adapter and takes of its memory what [`Gpu::new`](super::Gpu::new) would. Nothing
    /// is copied, and no kernel is compiled.
    ///
    /// # Errors
    /// If not one layer fits on the device, or the model has something that shaders cannot do.
    pub fn take(
        model: &Model,
        adapter: &wgpu::Adapter,
        options: &GpuOptions,
    ) -> Result<GpuMemory, Error> {
        let device = GpuDevice::open(adapter, &options.device_options)?;
        GpuMemory::on(device, model, &[], options)
    }

    /// Takes memory of an open device; it has the matrices in `shared` already.
    ///
    /// # Errors
    /// As [`GpuMemory::take`].
    pub(super) fn on(
        device: GpuDevice,
        model: &Model,
        shared: &[SharedMatrix<'_>],
        options: &GpuOptions,
    ) -> Result<GpuMemory, Error> {
        let prepared = Prepared::new(&model.plan, device, options)?;
        let reserve = |layer: &LayerPlan| prepared.reserve(layer, options);
        let limits = prepared.limits(options);
        let tensors = DeviceTensors::allocate(&prepared.device, model, shared, limits, reserve)?;
        Ok(GpuMemory { prepared, tensors })
    }

    /// Returns the number of layers that there is room for, the last of the model.
    pub fn n_layers(&self) -> usize {
        self.tensors.layers.len()
    }
}
