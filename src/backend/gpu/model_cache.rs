//! The cache of a model as layers that draft for it have it: they read its keys and values where
//! they lie, and have none of their own.

use std::sync::{Arc, Mutex, Weak};

use super::Error;
use super::device::{Buffer, GpuDevice};
use crate::model::weights::SharedKeys;
use crate::util::mutex::lock;

/// The buffers of a cache and the lengths of its sequences, for another model on the same device.
pub(super) struct CacheView {
    /// Number of the buffers, which changes with them.
    pub version: u32,
    /// One buffer per layer.
    pub layers: Vec<Buffer>,
    /// Number of positions of each sequence.
    pub lens: Vec<usize>,
}

/// The cache of a model, of which layers read some.
pub(super) struct ModelCache {
    /// Gone where the model is: a device was lost.
    view: Weak<Mutex<CacheView>>,
    /// The layers that read, and those of the model that have what they read.
    keys: Vec<SharedKeys>,
    /// Number of the buffers that were taken last; `None` = none were.
    version: Option<u32>,
}

impl ModelCache {
    /// Returns the cache of a model whose keys and values these layers read.
    pub(super) fn new(view: &Arc<Mutex<CacheView>>, keys: &[SharedKeys]) -> ModelCache {
        ModelCache { view: Arc::downgrade(view), keys: keys.to_vec(), version: None }
    }

    /// Returns the number of positions of a sequence; 0 where the model is gone.
    pub(super) fn len(&self, seq: u32) -> usize {
        let Some(view) = self.view.upgrade() else { return 0 };
        let len = lock(&view).lens.get(seq as usize).copied();
        len.unwrap_or(0)
    }

    /// Puts the buffers that the model has now in the places of the layers that read them. Returns
    /// their number if they are others than before.
    ///
    /// # Errors
    /// If the model is gone.
    pub(super) fn take_buffers(
        &mut self,
        device: &GpuDevice,
        layers: &mut [Buffer],
    ) -> Result<Option<u32>, Error> {
        let view = self.view.upgrade().ok_or_else(|| Error::Device {
            name: device.name.clone(),
            reason: "it no longer has the model whose keys and values are read".into(),
        })?;
        let view = lock(&view);
        if self.version == Some(view.version) {
            return Ok(None);
        }
        for &SharedKeys { layer, of, .. } in &self.keys {
            layers[layer] = device.same(&view.layers[of]);
        }
        self.version = Some(view.version);
        Ok(self.version)
    }
}
