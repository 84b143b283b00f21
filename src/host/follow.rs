//! The changes that other servers make in a shared database, as far as this one acts on them:
//! models that are deployed or removed, and keys that are revoked.

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::Host;
use super::record::Changed;
use super::state::ForeignChanges;

/// Interval at which changes are looked for.
const INTERVAL: Duration = Duration::from_millis(200);

/// Starts a thread that takes the changes of other servers over, for as long as the host is there.
/// While the database is lost the host goes on with what it knows.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn start(host: &Arc<Host>) -> io::Result<()> {
    let host = Arc::downgrade(host);
    let runtime = tokio::runtime::Handle::current();
    let work = move || {
        // for the tasks that start models
        let _entered = runtime.enter();
        let mut is_lost = false;
        loop {
            thread::sleep(INTERVAL);
            let Some(host) = host.upgrade() else { return };
            match host.state.follow_others() {
                Ok(changes) => {
                    if is_lost {
                        tracing::info!("the database is back");
                        is_lost = false;
                    }
                    host.act_on(&changes);
                }
                Err(error) if is_lost => tracing::debug!(%error),
                Err(error) => {
                    tracing::error!(%error);
                    is_lost = true;
                }
            }
        }
    };
    thread::Builder::new().name("follower".into()).spawn(work)?;
    Ok(())
}

impl Host {
    fn act_on(self: &Arc<Self>, changes: &ForeignChanges) {
        for Changed { before, now } in &changes.deployments {
            self.replaced(before.as_ref(), now.as_ref());
        }
        if changes.has_revoked {
            self.revocations.tell();
        }
    }
}
