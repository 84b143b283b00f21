//! Models that fall asleep, and wake for the next request.

use std::sync::Arc;
use std::time::Duration;

use super::app::App;
use super::error::ApiError;
use super::routes::{self, status::LoadedModel};
use super::sleep::{Loader, SleepNotes, SleepRule};
use crate::runtime::Served;

/// Interval at which a model without requests is looked for.
const TICK: Duration = Duration::from_millis(250);

impl App {
    /// Lets the model sleep whenever no request has used it for a while; `load` loads it again.
    /// Must be called in a runtime of tokio, once.
    pub fn sleep_after(self: &Arc<Self>, after: Duration, load: Loader) {
        if self.set_sleep_rule(SleepRule::new(after, load)) {
            let app = Arc::downgrade(self);
            tokio::spawn(async move {
                loop {
                    tokio::time::sleep(TICK).await;
                    let Some(app) = app.upgrade() else { return };
                    app.sleep_if_idle();
                }
            });
        }
    }

    /// Unloads the model if no request has used it for long enough.
    fn sleep_if_idle(&self) {
        let Some(rule) = self.sleep_rule() else { return };
        if self.is_in_use() {
            return rule.touch();
        }
        if !rule.is_due() {
            return;
        }
        let notes = self.served().and_then(|served| {
            let names = served.info.names.clone();
            let adapters = served.runtime.adapters.mix();
            drop(served);
            Ok(SleepNotes {
                names,
                adapters,
                list: routes::models::list_value(self)?,
                props: routes::status::props_value(self, LoadedModel::FallsAsleep)?,
            })
        });
        let Ok(notes) = notes else { return };
        let Some(served) = self.fall_asleep(notes) else { return };
        tracing::info!(model = served.info.names.join(","), "asleep: no requests for a while");
        // the engine's thread ends, and memory goes back: not on a thread that serves
        tokio::task::spawn_blocking(move || drop(served));
    }

    /// Returns the model for a request, which wakes it where it is asleep. Loading goes on if the
    /// request is gone.
    ///
    /// # Errors
    /// 503 while it is loading for the first time, or if it cannot be loaded again.
    pub(super) async fn wake(self: &Arc<Self>) -> Result<Arc<Served>, ApiError> {
        let Some(rule) = self.sleep_rule() else { return self.served() };
        rule.touch();
        if let Ok(served) = self.served() {
            return Ok(served);
        }
        let app = Arc::clone(self);
        let woken = tokio::spawn(async move { app.load_again().await }).await;
        woken.unwrap_or_else(|error| Err(ApiError::internal(error.to_string())))
    }

    /// Loads the model unless another request has done so meanwhile.
    async fn load_again(&self) -> Result<Arc<Served>, ApiError> {
        let Some(rule) = self.sleep_rule() else { return self.served() };
        let _loading = rule.loading.lock().await;
        let Some(notes) = self.asleep() else { return self.served() };
        tracing::info!("a request wakes the model");
        let load = Arc::clone(&rule.load);
        let loaded = tokio::task::spawn_blocking(move || load()).await;
        match loaded {
            Ok(Ok(served)) => {
                served.runtime.adapters.set(&notes.adapters);
                self.serve(served);
                rule.touch();
                self.served()
            }
            Ok(Err(error)) => {
                tracing::error!(error, "the model cannot be loaded again");
                Err(ApiError::unavailable(format!("the model cannot be loaded again: {error}")))
            }
            Err(error) => Err(ApiError::internal(error.to_string())),
        }
    }
}
