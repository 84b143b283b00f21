//! The layers and experts of a model that a device has room for.

use super::{
    DeviceTensors, SharedMatrix, UploadLimits, all_experts, allocate, allocate_stack, experts_of,
    host_layers, key,
};
use crate::backend::expert_layers::ExpertLayers;
use crate::backend::gpu::Error;
use crate::backend::gpu::device::{Buffer, GpuDevice};
use crate::model::Model;
use crate::model::plan::LayerPlan;

/// Tensors for which there is room, and the room that others are to have next to them.
pub(super) struct AllocatedTensors {
    /// The tensors.
    pub tensors: DeviceTensors,
    /// Given back when all are allocated.
    pub reserved: Vec<Buffer>,
}

impl DeviceTensors {
    /// Makes room for the output matrix and the last layers of a model: as many as fit with
    /// `reserve(layer)` bytes next to each, and within the limits. With the first layer go the
    /// embeddings. Matrices in `shared` have theirs. Nothing is copied.
    ///
    /// # Errors
    /// If there is no room for even one layer, or for all of a model that cannot be cut, or a row
    /// has a shape that shaders do not take.
    pub(crate) fn allocate(
        device: &GpuDevice,
        model: &Model,
        shared: &[SharedMatrix<'_>],
        limits: UploadLimits<'_>,
        reserve: impl Fn(&LayerPlan) -> usize,
    ) -> Result<DeviceTensors, Error> {
        let UploadLimits { n_layers, host_experts } = limits;
        let some = |hosted: &ExpertLayers| {
            DeviceTensors::allocate_some(device, model, shared, n_layers, hosted, &reserve)
        };
        let n_all = model.plan.layers.len();
        let n_wanted = n_layers.min(n_all);
        let allocated = some(host_experts.unwrap_or(&ExpertLayers::NONE));
        let is_all = match &allocated {
            Ok(found) => found.tensors.layers.len() == n_wanted,
            Err(Error::OutOfMemory { .. }) => false,
            Err(_) => true,
        };
        let has_experts = model.weights.layers.iter().any(|layer| layer.mixture().is_some());
        if is_all || host_experts.is_some() || !has_experts {
            let AllocatedTensors { tensors, reserved } = allocated?;
            drop(reserved);
            device.wait()?;
            return Ok(tensors);
        }
        drop(allocated);
        device.wait()?;
        match some(&ExpertLayers::First(n_all)) {
            Ok(mut found) if found.tensors.layers.len() == n_wanted => {
                found.tensors.add_experts(device, model)?;
                drop(found.reserved);
                device.wait()?;
                Ok(found.tensors)
            }
            without_experts => {
                drop(without_experts);
                device.wait()?;
                let AllocatedTensors { tensors, reserved } = some(&ExpertLayers::NONE)?;
                drop(reserved);
                device.wait()?;
                Ok(tensors)
            }
        }
    }

    /// Makes room for the experts of these layers, as many as fit, from the last layer on.
    ///
    /// # Errors
    /// If they have a shape that shaders do not take.
    fn add_experts(&mut self, device: &GpuDevice, model: &Model) -> Result<(), Error> {
        for i in self.layers.clone().rev() {
            let layer = &model.weights.layers[i];
            let Some(mixture) = layer.mixture() else { continue };
            let [gate, up, _] = experts_of(mixture);
            let stacked = allocate_stack(device, model, &[gate, up], &mut self.matrices);
            let allocated = stacked.and_then(|()| {
                allocate(device, &model.gguf, all_experts(layer), &mut self.matrices)
            });
            match allocated {
                Ok(()) => {}
                Err(Error::OutOfMemory { .. }) => {
                    for upload in all_experts(layer) {
                        self.matrices.remove(&key(&upload.weight));
                    }
                    self.host_layers = host_layers(model, self.layers.start..i + 1);
                    return Ok(());
                }
                Err(e) => return Err(e),
            }
        }
        self.host_layers.clear();
        Ok(())
    }
}
