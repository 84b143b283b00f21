//! The memory in which a context's CPU holds experts that are used much.

use super::{ContextOptions, ContextSizes};
use crate::backend::cpu::{CpuFootprint, CpuOptions, ExpertCacheError, Repacking, StartError};
use crate::model::Model;
use crate::util::memory;

/// The part of the free memory that experts are held in, in eighths. The rest is for what the
/// system keeps of the file meanwhile.
const EIGHTHS: u64 = 7;

/// Returns the bytes for experts of the CPU with these options, which hold none yet: those that
/// were asked for, or where that is left open as many as the memory has beside all the rest, if the
/// model's files are larger than the memory that is free. 0 = experts are not held.
///
/// # Errors
/// If the cache's type does not fit the model, or experts are in files of copies.
pub(super) fn bytes(
    model: &Model,
    options: &ContextOptions,
    sizes: ContextSizes,
    cpu: &CpuOptions,
) -> Result<u64, StartError> {
    let most = CpuFootprint::expert_cache_within(model, cpu, u64::MAX);
    if most == 0 && options.expert_cache.is_some_and(|n_bytes| n_bytes > 0) {
        tracing::warn!("--expert-cache: the CPU computes no layer with experts");
    }
    match options.expert_cache {
        _ if most == 0 => return Ok(0),
        Some(n_bytes) if n_bytes > 0 && options.repack_cache.is_some() => {
            return Err(ExpertCacheError::Repacked.into());
        }
        Some(n_bytes) => return Ok(n_bytes.min(most)),
        None => {}
    }
    let available = memory::available();
    let is_used =
        model.n_bytes() > available && options.repack_cache.is_none() && model.gguf.is_mapped();
    if !is_used {
        return Ok(0);
    }
    let with_all = CpuOptions { expert_cache: most, ..cpu.clone() };
    let rest = CpuFootprint::of(model, &with_all, Repacking::None, sizes.n_batch)?;
    let cache = rest.sequence.saturating_add(rest.states()).saturating_mul(sizes.n_seq as u64);
    let taken = rest.mapped.saturating_add(rest.scratch).saturating_add(cache);
    let room = available.saturating_sub(taken) / 8 * EIGHTHS;
    let n_bytes = CpuFootprint::expert_cache_within(model, cpu, room);
    if n_bytes == 0 {
        tracing::info!(
            available_mib = available >> 20,
            taken_mib = taken >> 20,
            "no memory to hold experts in: smaller --ctx-size or --parallel leave some"
        );
    }
    Ok(n_bytes)
}
