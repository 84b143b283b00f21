//! Work that may take a while, beside the threads that serve connections.

use super::error::ApiError;

/// Runs `work` on a thread that may wait. Should it panic, that request alone fails.
///
/// # Errors
/// Those of `work`, and 500 after a panic.
pub async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::internal("internal error while reading this request")))
}
