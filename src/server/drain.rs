//! The switch that begins a server's shutdown: from then on it is not ready for a client that asks,
//! and a while later it takes no more connections.

use std::sync::Arc;

use tokio::sync::watch;

/// A switch that is turned once; its clones are the same one.
#[derive(Debug, Clone)]
pub struct DrainSwitch(Arc<watch::Sender<bool>>);

impl Default for DrainSwitch {
    fn default() -> Self {
        DrainSwitch(Arc::new(watch::Sender::new(false)))
    }
}

impl DrainSwitch {
    /// Turns the switch; a second time changes nothing.
    pub fn turn(&self) {
        self.0.send_replace(true);
    }

    /// Returns whether the switch is turned.
    pub fn is_turned(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the switch is turned.
    pub async fn turned(&self) {
        // the sender lives as long as the switch, so there is no other end
        let _ = self.0.subscribe().wait_for(|turned| *turned).await;
    }
}
