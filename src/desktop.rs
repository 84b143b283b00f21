//! The desktop form: every model of this machine at one address, without keys, and a control
//! interface next to it.
//!
//! Knows which models there are, which one a request means, and what the user has set. Must not
//! know how a request is answered: that is the server's.
//!
//! | file | idea |
//! |---|---|
//! | `library` | the models of this machine, and what a name means among them |
//! | `api` | the address that clients use: the server's routes, with a model for every request |
//! | `dialects` | the endpoints of Ollama and LM Studio about models, by path |
//! | `ollama`, `studio` | their answers |
//! | `bench` | measurements by `hob bench` |
//! | `downloads` | models that are being fetched |
//! | `removal` | models out of the store |
//! | `hub` | the hub that is searched, and what it has |
//! | `estimates` | the memory that a model would take, before it is loaded |
//! | `load_settings` | the way to load a model |
//! | `load_stream` | the stream of an answer whose model is loaded for it |
//! | `model_wait` | the wait of a request for its model |
//! | `preset` | models under names of the user's, with options of their own |
//! | `own_program` | other commands of this program, in processes of their own |
//! | `keep_alive` | the time that a model stays, as Ollama says it |
//! | `control` | the address that the page in the window uses: status, settings, start, stop, log |
//! | `openapi` | the descriptions of both addresses for programs |
//! | `request_log` | requests of all programs with their bodies, while the user asks for them |
//! | `settings` | what the user has set, in a file |

mod api;
mod bench;
mod control;
mod dialects;
mod downloads;
mod estimates;
mod hub;
mod keep_alive;
mod library;
mod load_settings;
mod load_stream;
mod model_wait;
mod ollama;
mod openapi;
mod own_program;
mod preset;
mod removal;
mod request_log;
mod settings;
mod studio;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

pub use control::{Control, NotListening, OllamaPort};
pub use library::{Library, PresetReader};
pub use load_settings::LoadSettings;
pub use ollama::OllamaFront;
pub use preset::Preset;
pub use settings::{Preferences, default_file};

use crate::pool::{ModelPool, ModelRequest, Origin, PoolEvent, PoolOptions, UnloadMode};
use crate::runtime::{ModelTask, RuntimeOptions, Served};
use crate::server::error::ApiError;
use crate::server::{RequestMemory, Settings};
use crate::util::clock::unix_time;
use bench::BenchRuns;
use downloads::DownloadJobs;
use hub::HubAddress;
use library::LocalModel;
use load_settings::LoadProgress;
use request_log::RequestLog;

/// The options of a desktop.
pub struct DesktopOptions {
    /// The way to answer requests.
    pub settings: Settings,
    /// The options of all models.
    pub pool: PoolOptions,
    /// The user's preferences.
    pub preferences: Preferences,
    /// The file that keeps them; `None` keeps them in memory.
    pub file: Option<PathBuf>,
    /// The names that requests may use.
    pub names: NameRule,
}

/// The names of models that requests may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameRule {
    /// Any: one that no model has means the model that is there.
    Any,
    /// Those of models, as llama-server's router takes them.
    Known,
}

/// The server of the desktop form, which all requests share.
pub struct Desktop {
    settings: Arc<Settings>,
    names: NameRule,
    library: Library,
    pool: Arc<ModelPool>,
    downloads: DownloadJobs,
    /// The hub that models are fetched from.
    hub: HubAddress,
    /// Progress of the models that are being loaded.
    loading: LoadProgress,
    /// Measurements.
    bench: BenchRuns,
    /// Permits to ask the hub.
    hub_questions: Semaphore,
    /// The permit to estimate.
    estimates: Semaphore,
    /// The answers and conversations that are kept between requests.
    memory: Arc<RequestMemory>,
    preferences: Mutex<Preferences>,
    /// The file that keeps the preferences, if one does.
    file: Option<PathBuf>,
    /// Requests that are kept with their bodies.
    requests_log: Arc<RequestLog>,
    /// Requests that reached a model since the start.
    requests: AtomicU64,
    /// When it was made, in seconds since 1970.
    started: u64,
}

impl Desktop {
    /// Returns a desktop over the models of a library.
    pub fn new(library: Library, options: DesktopOptions) -> Arc<Desktop> {
        let DesktopOptions { settings, pool, preferences, file, names } = options;
        let hub = HubAddress::new(preferences.hub.clone());
        let loading = LoadProgress::default();
        let heard = loading.clone();
        let listener = move |id: &str, event: PoolEvent| {
            if matches!(event, PoolEvent::Ready { .. } | PoolEvent::Cold(_) | PoolEvent::Failed(_))
            {
                heard.forget(id);
            }
            log_event(id, event);
        };
        Arc::new(Desktop {
            settings: Arc::new(settings),
            names,
            library,
            pool: ModelPool::new(pool, Box::new(listener)),
            downloads: DownloadJobs::new(hub.clone()),
            hub,
            loading,
            bench: BenchRuns::default(),
            hub_questions: Semaphore::new(4),
            estimates: Semaphore::new(1),
            memory: Arc::default(),
            preferences: Mutex::new(preferences),
            file,
            requests_log: Arc::default(),
            requests: AtomicU64::new(0),
            started: unix_time(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, Preferences> {
        self.preferences.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the models that are loaded, the last used first.
    pub fn loaded(&self) -> Vec<Arc<Served>> {
        self.pool.loaded()
    }

    /// Returns the user's preferences.
    pub fn preferences(&self) -> Preferences {
        self.lock().clone()
    }

    /// Changes the preferences, and keeps them in the file.
    ///
    /// # Errors
    /// When the file cannot be written; then nothing has changed.
    fn keep(&self, change: impl FnOnce(&mut Preferences)) -> Result<(), ApiError> {
        let mut preferences = self.lock();
        let mut new = preferences.clone();
        change(&mut new);
        self.write(&new)?;
        *preferences = new;
        Ok(())
    }

    /// Writes preferences to the file that keeps them, if one does.
    ///
    /// # Errors
    /// When the file cannot be written.
    fn write(&self, preferences: &Preferences) -> Result<(), ApiError> {
        let Some(file) = &self.file else { return Ok(()) };
        let cannot = |error| ApiError::internal(format!("{}: {error}", file.display()));
        preferences.write(file).map_err(cannot)
    }

    /// Loads a model of this machine, as a request for it would.
    pub async fn load(&self, name: &str) {
        let models = self.library.models();
        if let Some(model) = library::named(&models, name) {
            // why it cannot be had is in the log
            let _ = self.pool.lease(&self.model_request(model, None)).await;
        }
    }

    /// Reads the presets again, and unloads those that are gone or have changed.
    ///
    /// # Errors
    /// When they cannot be read.
    fn reload(&self) -> Result<(), ApiError> {
        let before = self.library.presets();
        self.library.reload().map_err(ApiError::bad_request)?;
        let after = self.library.presets();
        let is_kept = |old: &Preset| after.iter().any(|new| new.is_same(old));
        for gone in before.iter().filter(|old| !is_kept(old)) {
            // one that is not loaded has nothing to end
            let _ = self.pool.unload(&gone.id, UnloadMode::Forced);
        }
        Ok(())
    }

    /// Returns the model that a request means: the one it names, if there is one of that name; else
    /// the one that was used last of those that are loaded; else the default, the shipped one, or
    /// any. Where no name decides, a model for embeddings is for requests that ask for these, one
    /// that ranks for those that ask for that, and others are for the others, as long as there are
    /// such.
    fn choose(&self, name: Option<&str>, task: ModelTask) -> Option<LocalModel> {
        let preferences = self.preferences();
        let models = self.library.recent();
        let named = |name: &str| library::named(&models, name).cloned();
        let loaded = self.pool.list();
        let is_loaded = |model: &LocalModel| loaded.iter().any(|status| status.id == model.id);
        let asked = name.and_then(|name| self.find(&models, name).cloned());
        let asked = asked.filter(|model| preferences.just_in_time || is_loaded(model));
        asked.or_else(|| {
            let mut any: Vec<LocalModel> =
                loaded.iter().filter_map(|status| named(&status.id)).collect();
            if preferences.just_in_time || any.is_empty() {
                any.extend(preferences.default_model.as_deref().and_then(named));
                any.extend(models.iter().find(|model| model.is_shipped()).cloned());
                any.extend(models.iter().cloned());
            }
            let fits = any.iter().position(|model| model.about.task == task);
            (!any.is_empty()).then(|| any.swap_remove(fits.unwrap_or(0)))
        })
    }

    /// Returns a model as the pool takes it, to stay unused for `ttl` (for ever if that is zero),
    /// or else as long as the user has set.
    fn model_request(&self, model: &LocalModel, ttl: Option<Duration>) -> ModelRequest {
        let idle = match ttl {
            None => self.preferences().ttl(),
            Some(ttl) => Some(ttl).filter(|ttl| !ttl.is_zero()),
        };
        let settings = self.preferences().models.get(&model.id).cloned().unwrap_or_default();
        let mut runtime = settings.options(self.usual_options(model));
        runtime.context.progress = Some(self.loading.listener(&model.id));
        let origin = Origin::Here(settings.source(&model.source));
        ModelRequest {
            idle,
            runtime: Some(Arc::new(runtime)),
            ..ModelRequest::new(model.id.clone(), vec![model.id.clone()], origin)
        }
    }

    /// Unloads a model; returns its name.
    ///
    /// # Errors
    /// 404 when it is not loaded, 409 when it is in use.
    fn unload(&self, name: &str, mode: UnloadMode) -> Result<String, ApiError> {
        let models = self.library.models();
        let id = self.find(&models, name).map_or(name, |found| found.id.as_str());
        self.pool.unload(id, mode)?;
        Ok(id.to_owned())
    }

    /// Returns the options of a model's runtime where its settings say nothing: its preset's, or
    /// those of the command line.
    fn usual_options<'a>(&'a self, model: &'a LocalModel) -> &'a RuntimeOptions {
        model.preset.as_ref().map_or(&self.pool.options().runtime, |preset| &preset.runtime)
    }

    fn count_request(&self) {
        self.requests.fetch_add(1, Relaxed);
    }
}

fn log_event(id: &str, step: PoolEvent) {
    match step {
        PoolEvent::Starting => tracing::info!(model = id, "loading"),
        PoolEvent::Ready { took } => {
            tracing::info!(model = id, ms = took.as_millis() as u64, "loaded");
        }
        PoolEvent::Cold(why) => tracing::info!(model = id, ?why, "unloaded"),
        PoolEvent::Failed(error) => {
            tracing::error!(model = id, %error, "the model cannot be loaded");
        }
        PoolEvent::Loading { bytes } => tracing::debug!(model = id, bytes, "reading"),
        PoolEvent::Fetching { .. } => {}
    }
}
