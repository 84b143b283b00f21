//! A model that is unloaded after a while without requests, and loaded again by the next one.
//!
//! Lists and health checks are answered from notes meanwhile: they neither wake the model nor keep
//! it awake.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::model::adapter::AdapterMix;
use crate::runtime::Served;

/// A function that loads the model again; the error is a line for people.
pub type Loader = Arc<dyn Fn() -> Result<Served, String> + Send + Sync>;

/// The rule by which a model falls asleep and is loaded again.
pub(super) struct SleepRule {
    after: Duration,
    /// The function that loads the model again.
    pub(super) load: Loader,
    last_use: Mutex<Instant>,
    /// Held while the model is loaded.
    pub(super) loading: tokio::sync::Mutex<()>,
}

/// The answers about a model that is asleep, and what is set again when it wakes.
#[derive(Debug)]
pub(super) struct SleepNotes {
    /// Its names.
    pub names: Vec<String>,
    /// The adapters of texts that name none.
    pub adapters: AdapterMix,
    /// The answer to `GET /v1/models`.
    pub list: Value,
    /// The answer to `GET /props`.
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

    /// Returns whether it is time to sleep for a model that no request uses.
    pub(super) fn is_due(&self) -> bool {
        let last_use = *self.last_use.lock().unwrap_or_else(PoisonError::into_inner);
        last_use.elapsed() >= self.after
    }
}
