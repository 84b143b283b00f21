//! The memory that a model takes on a device: taken as for the model itself, counted, and given
//! back. Nothing is copied, and no kernel is compiled.

use super::cache::KvCache;
use super::device::GpuDevice;
use super::memory::{DeviceTensors, Matrix};
use super::states::states_in_row;
use super::{Error, Gpu, GpuOptions, Prepared};
use crate::backend::PAGE;
use crate::backend::gpu_footprint::GpuFootprint;
use crate::backend::states::StatePool;
use crate::model::Model;
use crate::model::linear::Weight;

impl Gpu {
    /// Computes the memory that a model takes of an adapter, and how many of its layers fit; the
    /// matrices in `shared` are another model's, which has them there.
    ///
    /// # Errors
    /// As [`Gpu::new`].
    pub fn footprint(
        model: &Model,
        adapter: &wgpu::Adapter,
        options: &GpuOptions,
        shared: &[Weight],
    ) -> Result<GpuFootprint, Error> {
        let device = GpuDevice::open(adapter, &options.device_options)?;
        let prepared = Prepared::new(&model.plan, device, options)?;
        let device = &prepared.device;
        let scratch = device.in_use();
        let reserve = |layer: &_| prepared.reserve(layer, options);
        let tensors =
            DeviceTensors::allocate(device, model, &[], prepared.limits(options), reserve)?;
        let of_other = shared.iter().filter_map(|weight| tensors.find_matrix(weight));
        let weights = device.in_use() - scratch - of_other.map(Matrix::n_bytes).sum::<u64>();
        let page = KvCache::page_bytes(&model.plan, &tensors.layers, prepared.types) as u64;
        let n_pages = (options.n_ctx.div_ceil(PAGE) * options.n_seq) as u64;
        let states = StatePool::new(&model.plan, &tensors.layers, options.n_seq);
        // as Gpu::most_ahead
        let is_whole = tensors.layers.start == 0 && tensors.host_layers().is_empty();
        let n_in_row = if is_whole { states_in_row(&states) } else { 0 };
        let n_states = (options.n_seq * (1 + states.most_copies() + n_in_row)) as u64;
        Ok(GpuFootprint {
            name: device.name.clone(),
            n_layers: tensors.layers.len(),
            host_layers: tensors.host_layers(),
            weights,
            position: page / PAGE as u64,
            cache: page.saturating_mul(n_pages),
            states: n_states.saturating_mul(states.len() as u64 * 4),
            scratch,
            limit: options.device_options.memory,
        })
    }
}
