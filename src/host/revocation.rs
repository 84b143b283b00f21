//! Requests in work whose key is revoked: they end.

use std::future::pending;
use std::sync::Arc;

use tokio::sync::watch;

use super::record::KeyRecord;
use super::state::HostState;

/// A channel that tells requests in work that keys have been revoked.
pub(super) struct Revocations(watch::Sender<()>);

impl Default for Revocations {
    fn default() -> Self {
        Revocations(watch::Sender::new(()))
    }
}

impl Revocations {
    /// Tells requests in work that a key has been revoked.
    pub(super) fn tell(&self) {
        self.0.send_replace(());
    }

    /// Returns a future that ends when a key is revoked.
    pub(super) fn of(
        &self,
        state: &Arc<HostState>,
        key: &KeyRecord,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut changes = self.0.subscribe();
        let state = Arc::clone(state);
        let id = key.id.clone();
        async move {
            while state.key(&id).is_some_and(|key| key.revoked.is_none()) {
                if changes.changed().await.is_err() {
                    // the host is gone, and its requests end otherwise
                    pending::<()>().await;
                }
            }
        }
    }
}
