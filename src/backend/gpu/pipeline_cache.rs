//! Compiled pipelines, kept on disk between runs where the API allows it (Vulkan).
//!
//! Drivers trust what they are given here, so a file carries a SHA-256 of its contents and is
//! thrown away if that does not fit: what is handed to the driver is what a driver gave.

use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::util::caches;

/// The cache of one device; without support by the device or a place for files, it does nothing.
pub(super) struct PipelineCache {
    cache: Option<wgpu::PipelineCache>,
    path: Option<PathBuf>,
}

const DIGEST: usize = 32;

impl PipelineCache {
    /// Returns what an earlier run saved for this adapter and driver, or an empty cache.
    pub(super) fn open(device: &wgpu::Device, info: &wgpu::AdapterInfo) -> PipelineCache {
        if !device.features().contains(wgpu::Features::PIPELINE_CACHE) {
            return PipelineCache { cache: None, path: None };
        }
        let path = caches::folder("pipelines")
            .zip(wgpu::util::pipeline_cache_key(info))
            .map(|(dir, key)| dir.join(key));
        let saved = path.as_ref().and_then(|path| std::fs::read(path).ok());
        let data = saved.as_deref().and_then(unsealed);
        let descriptor = wgpu::PipelineCacheDescriptor { label: Some("hob"), data, fallback: true };
        // SAFETY: `data` is what `PipelineCache::get_data` gave for this kind of device: `save`
        // sealed it with its digest, which `unsealed` found to fit. wgpu itself checks that adapter
        // and driver are still the same.
        let cache = unsafe { device.create_pipeline_cache(&descriptor) };
        PipelineCache { cache: Some(cache), path }
    }

    /// Returns the cache, for pipelines being made.
    pub(super) fn get(&self) -> Option<&wgpu::PipelineCache> {
        self.cache.as_ref()
    }

    /// Writes the cache to disk if it has changed. A failure costs time in the next run, nothing
    /// else.
    pub(super) fn save(&self) {
        let Some((path, data)) =
            self.path.as_ref().zip(self.cache.as_ref().and_then(wgpu::PipelineCache::get_data))
        else {
            return;
        };
        let sealed = sealed(&data);
        if std::fs::read(path).is_ok_and(|old| old == sealed) {
            return;
        }
        if let Err(e) = caches::write(path, &sealed) {
            tracing::debug!("pipelines are not kept: {}: {e}", path.display());
        }
    }
}

fn sealed(data: &[u8]) -> Vec<u8> {
    [&Sha256::digest(data)[..], data].concat()
}

fn unsealed(file: &[u8]) -> Option<&[u8]> {
    let (digest, data) = file.split_at_checked(DIGEST)?;
    (Sha256::digest(data)[..] == *digest).then_some(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_sealed_is_handed_out() {
        let file = sealed(b"pipelines");
        assert_eq!(unsealed(&file), Some(&b"pipelines"[..]));
        for i in 0..file.len() {
            let mut bad = file.clone();
            bad[i] ^= 1;
            assert_eq!(unsealed(&bad), None);
        }
        assert_eq!(unsealed(&file[..20]), None);
        assert_eq!(unsealed(&file[..file.len() - 1]), None);
    }
}
