//! A model that is unloaded after a while without requests, and loaded again by the next one.
//!
//! What lists and health checks ask of it meanwhile is answered from notes: they neither wake the
//! model nor keep it awake.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::app::App;
use super::error::ApiError;
use super::routes;
use crate::runtime::Served;

/// Interval at which a model without requests is looked for.
const TICK: Duration = Duration::from_millis(250);

/// Loads the model again; the error is a line for people.
pub type Loader = Arc<dyn Fn() -> Result<Served, String> + Send + Sync>;

/// When a model falls asleep, and how it is loaded again.
pub(super) struct SleepRule {
    after: Duration,
    load: Loader,
    last_use: Mutex<Instant>,
    /// Held while the model is loaded.
    loading: tokio::sync::Mutex<()>,
}

/// The answers about a model that is asleep.
#[derive(Debug)]
pub(super) struct SleepNotes {
    /// Its names.
    pub names: Vec<String>,
    /// `GET /v1/models`.
    pub list: Value,
    /// `GET /v1/models/NAME`.
    pub entry: Value,
    /// `GET /props`.
    pub props: Value,
}

impl SleepRule {
    /// Returns a rule; the model was used just now.
    pub(super) fn new(after: Duration, load: Loader) -> SleepRule {
        SleepRule {
            after,
            load,
            last_use: Mutex::new(Instant::now()),
            loading: tokio::sync::Mutex::default(),
        }
    }

    /// Notes that the model is in use.
    pub(super) fn touch(&self) {
        *self.last_use.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Returns whether it is time to sleep for a model that nobody uses.
    fn is_due(&self) -> bool {
        let last_use = *self.last_use.lock().unwrap_or_else(PoisonError::into_inner);
        last_use.elapsed() >= self.after
    }
}

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
                    app.look_whether_idle();
                }
            });
        }
    }

    /// Unloads the model if its time has come.
    fn look_whether_idle(&self) {
        let Some(rule) = self.sleep_rule() else { return };
        if self.is_in_use() {
            return rule.touch();
        }
        if !rule.is_due() {
            return;
        }
        let notes = self.served().and_then(|served| {
            let names = served.info.names.clone();
            drop(served);
            Ok(SleepNotes {
                names,
                list: routes::models::list_value(self)?,
                entry: routes::models::entry_value(self)?,
                props: routes::status::props_value(self, true)?,
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
        if self.asleep().is_none() {
            return self.served();
        }
        let app = Arc::clone(self);
        let woken = tokio::spawn(async move { app.load_again().await }).await;
        woken.unwrap_or_else(|error| Err(ApiError::internal(error.to_string())))
    }

    /// Loads the model unless another request has done so meanwhile.
    async fn load_again(&self) -> Result<Arc<Served>, ApiError> {
        let Some(rule) = self.sleep_rule() else { return self.served() };
        let _loading = rule.loading.lock().await;
        if self.asleep().is_none() {
            return self.served();
        }
        tracing::info!("a request wakes the model");
        let load = Arc::clone(&rule.load);
        let loaded = tokio::task::spawn_blocking(move || load()).await;
        match loaded {
            Ok(Ok(served)) => {
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
