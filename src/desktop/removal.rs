//! Models out of the store: unloaded first, since Windows removes no file that is mapped.

use std::io::ErrorKind;

use super::Desktop;
use crate::pool::{self, UnloadMode};
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::store::{self, Name};

impl Desktop {
    /// Removes a model of the store, and the way to load it; returns the bytes that are free again.
    ///
    /// # Errors
    /// When it is in use, here or by another program, or the system does not allow it.
    pub(super) async fn remove_stored(&self, id: &str, name: Name) -> Result<u64, ApiError> {
        match self.pool.unload(id, UnloadMode::IfIdle) {
            Ok(()) | Err(pool::Error::NotLoaded) => {}
            Err(error) => return Err(error.into()),
        }
        let cache = self.library.store().cloned();
        let cache = cache.ok_or_else(|| ApiError::internal("there is no store"))?;
        let remove = move |_: &CancelFlag| cache.remove(&name).map_err(|error| not_removed(&error));
        let freed = run_blocking(WorkCost::File, remove).await?.freed;
        self.library.forget_recent();
        self.keep(|preferences| drop(preferences.models.remove(id)))?;
        tracing::info!(model = id, bytes = freed, "removed");
        Ok(freed)
    }
}

/// Returns the answer where a model cannot be removed: a conflict where the system does not allow
/// it, as it does not to what another program uses on Windows.
fn not_removed(error: &store::Error) -> ApiError {
    match error {
        store::Error::File { source, .. } if source.kind() == ErrorKind::PermissionDenied => {
            ApiError::conflict(error.to_string())
        }
        _ => ApiError::internal(error.to_string()),
    }
}
