//! The options and the end of a pool of models, for the servers of several.

use std::time::Duration;

use super::Error;
use super::model::ComputeArgs;
use crate::context::ContextOptions;
use crate::desktop::Desktop;
use crate::pool::PoolOptions;
use crate::runtime::RuntimeOptions;
use crate::util::memory;

/// Returns the options of a pool whose models compute `n_seq` requests of `ctx_size` tokens at
/// once; a `ctx_size` of 0 is what each model was trained for.
///
/// # Errors
/// When an option of `compute` is wrong.
pub(super) fn pool_options(
    compute: &ComputeArgs,
    ctx_size: usize,
    n_seq: u16,
    memory_mib: Option<u64>,
    patience: Duration,
) -> Result<PoolOptions, Error> {
    let context = ContextOptions {
        n_ctx: (ctx_size > 0).then_some(ctx_size),
        n_seq: n_seq.into(),
        ..compute.context_options()?
    };
    Ok(PoolOptions {
        runtime: RuntimeOptions { context, ..RuntimeOptions::default() },
        budget: budget(memory_mib),
        most_models: None,
        patience,
    })
}

/// Lets the engines of all loaded models end what they keep.
pub(super) async fn finish(desktop: &Desktop) {
    let models = desktop.loaded();
    let finish = move || {
        for served in models {
            served.runtime.engine.finish();
        }
    };
    // a model that ends with a panic has logged it
    let _ = tokio::task::spawn_blocking(finish).await;
}

/// Returns the bytes that models may take: what was asked for in MiB, else four fifths of the
/// memory of this machine.
pub(super) fn budget(mib: Option<u64>) -> u64 {
    match (mib, memory::physical()) {
        (Some(mib), _) => mib.saturating_mul(1 << 20),
        (None, 0) => u64::MAX,
        (None, bytes) => bytes / 5 * 4,
    }
}
