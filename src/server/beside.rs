//! Work that may take a while, beside the threads that serve connections.

use tokio::task::AbortHandle;

use super::error::ApiError;

/// Takes work back that nobody waits for any more, if it has not begun: who sends large bodies and hangs up leaves no queue.
struct Waiting(AbortHandle);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Runs `work` on a thread that may wait. Should it panic, that request alone fails; should the caller go away before it
/// begins, it does not begin.
///
/// # Errors
/// Those of `work`, and 500 after a panic.
pub async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let task = tokio::task::spawn_blocking(work);
    let _waiting = Waiting(task.abort_handle());
    task.await.unwrap_or_else(|_| Err(ApiError::internal("internal error while reading this request")))
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::sync::{Arc, mpsc};
    use std::task::Poll;

    use super::*;

    #[test]
    fn work_of_those_who_left_does_not_begin() {
        let runtime = tokio::runtime::Builder::new_current_thread().max_blocking_threads(1).build().unwrap();
        let begun = Arc::new(AtomicUsize::new(0));
        runtime.block_on(async {
            // the one thread is busy until it is told
            let (told, waits) = mpsc::channel::<()>();
            let busy = tokio::spawn(beside(move || Ok(waits.recv().is_ok())));
            tokio::task::yield_now().await;
            let count = |begun: &Arc<AtomicUsize>| {
                let begun = Arc::clone(begun);
                move || Ok(begun.fetch_add(1, SeqCst))
            };
            let mut left = Box::pin(beside(count(&begun)));
            poll_fn(|cx| {
                assert!(left.as_mut().poll(cx).is_pending());
                Poll::Ready(())
            })
            .await;
            drop(left);
            told.send(()).unwrap();
            assert!(busy.await.unwrap().unwrap());
            assert_eq!(beside(count(&begun)).await.unwrap(), 0, "that of the one who left was first");
        });
        assert_eq!(begun.load(SeqCst), 1);
    }
}
