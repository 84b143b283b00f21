//! The state that every request can reach: the settings, and the model once it is loaded.

use std::any::Any;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use super::batches::Batches;
use super::drain::DrainSwitch;
use super::error::ApiError;
use super::guard::Origins;
use super::images::Fetcher;
use super::kept::RequestMemory;
use super::keys::ApiKeys;
use super::prefix::ApiPrefix;
use super::sleep::{SleepNotes, SleepRule};
use super::spans::SpanSink;
use super::wire::generation::Defaults;
use crate::engine::EngineTotals;
use crate::runtime::Served;
use crate::util::clock::unix_time;

/// The settings of a server.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Defaults of requests, but for what a model's file recommends.
    pub defaults: Defaults,
    /// Pages that may use the server.
    pub origins: Origins,
    /// Further names of this machine, for the `Host` of requests to a loopback address.
    pub host_names: Vec<String>,
    /// Largest request body in bytes.
    pub body_limit: usize,
    /// Time for a client to send a header, the same again for a body, and the longest that a
    /// connection takes nothing of an answer.
    pub io_timeout: Duration,
    /// Silence after which a stream sends a comment, and the time until a stream is answered at the
    /// latest.
    pub ping_interval: Duration,
    /// The prefix of all paths.
    pub api_prefix: ApiPrefix,
    /// Time for which requests are still taken after the signal to stop, while others learn of it.
    pub drain_delay: Duration,
    /// Time for requests in work to end after the signal to stop.
    pub drain_timeout: Duration,
    /// Most connections at once.
    pub connections: usize,
    /// Keys of which a request must bear one; none asks for none.
    pub keys: ApiKeys,
    /// The configuration of TLS, if the server speaks it.
    pub tls: Option<Arc<rustls::ServerConfig>>,
    /// True if the server is one of several behind another that spreads requests, and ends when it
    /// is told to over HTTP.
    pub worker: bool,
    /// True if `/slots` is answered.
    pub slots: bool,
    /// True if `/metrics` is answered.
    pub metrics: bool,
    /// True if `/` is the page for the browser.
    pub page: bool,
    /// The fetcher of images from the network.
    pub images: Fetcher,
    /// The folder that slots may be saved to and restored from.
    pub slot_files: Option<PathBuf>,
    /// The collector of the spans of requests.
    pub spans: Option<Arc<dyn SpanSink>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            defaults: Defaults::default(),
            origins: Origins::Localhost,
            host_names: Vec::new(),
            body_limit: 16 << 20,
            io_timeout: Duration::from_secs(30),
            ping_interval: Duration::from_secs(15),
            api_prefix: ApiPrefix::default(),
            drain_delay: Duration::ZERO,
            drain_timeout: Duration::from_secs(30),
            connections: 1024,
            keys: ApiKeys::default(),
            tls: None,
            worker: false,
            slots: true,
            metrics: false,
            page: false,
            images: Fetcher::default(),
            slot_files: None,
            spans: None,
        }
    }
}

/// The state that all requests share.
pub struct App {
    /// The settings of the server.
    pub settings: Arc<Settings>,
    /// Time when it was made, in Unix seconds.
    pub started: u64,
    /// Time that the model took to load for the request that this is for; 0 if it was there.
    pub load_time: Duration,
    /// True if the client has been told of the load already.
    pub load_is_told: bool,
    /// The answers and conversations that are kept between requests.
    pub memory: Arc<RequestMemory>,
    /// The lease that keeps the model loaded, which work holds that goes on after its request was
    /// answered; `None` where models are never unloaded.
    pub lease: Option<Arc<dyn Any + Send + Sync>>,
    /// The model name of the request, which Ollama's answers repeat; `None` where the model's own
    /// name is given.
    pub requested_name: Option<String>,
    /// The files and batches of the server, if it has any.
    pub batches: Option<Arc<Batches>>,
    /// Turned once the server is to end.
    pub drain: DrainSwitch,
    /// The model.
    model: RwLock<ModelState>,
    /// The totals of the model before it was last loaded; locked after `model`.
    past: Mutex<EngineTotals>,
    /// The defaults of its requests; there once it has been loaded.
    defaults: OnceLock<Defaults>,
    /// The rule by which the model falls asleep, if it does.
    sleep: OnceLock<SleepRule>,
}

/// The engines of a server's model: the present one, and what those before it have done.
pub(super) struct AppEngines {
    /// The first name of the model.
    pub name: String,
    /// The model, unless it is asleep.
    pub served: Option<Arc<Served>>,
    /// The totals of engines that are gone.
    pub past: EngineTotals,
}

/// The model of a server.
enum ModelState {
    /// No model has been chosen.
    Absent,
    /// The model is being loaded.
    Loading,
    /// The model answers.
    Ready(Arc<Served>),
    /// The model is unloaded; the next request loads it again.
    Asleep(Arc<SleepNotes>),
}

impl App {
    /// Returns the state of a server whose model is being loaded.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings: Arc::new(settings),
            started: unix_time(),
            load_time: Duration::ZERO,
            load_is_told: false,
            memory: Arc::default(),
            lease: None,
            requested_name: None,
            batches: Some(Arc::default()),
            drain: DrainSwitch::default(),
            model: RwLock::new(ModelState::Loading),
            past: Mutex::default(),
            defaults: OnceLock::new(),
            sleep: OnceLock::new(),
        }
    }

    /// Returns the state of a server whose model is loaded.
    pub fn with_model(settings: Arc<Settings>, served: Arc<Served>) -> Self {
        let started = served.info.created;
        let app = Self { started, ..Self::without_model(settings) };
        app.set(served);
        app
    }

    /// Returns the state of a server for requests that no model has been chosen for.
    pub fn without_model(settings: Arc<Settings>) -> Self {
        Self {
            settings,
            started: unix_time(),
            load_time: Duration::ZERO,
            load_is_told: false,
            memory: Arc::default(),
            lease: None,
            requested_name: None,
            batches: None,
            drain: DrainSwitch::default(),
            model: RwLock::new(ModelState::Absent),
            past: Mutex::default(),
            defaults: OnceLock::new(),
            sleep: OnceLock::new(),
        }
    }

    /// Takes the model that requests are for.
    pub fn serve(&self, served: Served) {
        self.set(Arc::new(served));
    }

    fn set(&self, served: Arc<Served>) {
        self.defaults.get_or_init(|| {
            let runtime = &served.runtime;
            self.settings.defaults.of_model(&runtime.sampling, &runtime.defaults)
        });
        *self.model.write().unwrap_or_else(PoisonError::into_inner) = ModelState::Ready(served);
    }

    /// Returns the defaults of requests: the command line's, else those of the model's file, else
    /// those of the interface.
    pub fn defaults(&self) -> &Defaults {
        self.defaults.get().unwrap_or(&self.settings.defaults)
    }

    /// Returns the model.
    ///
    /// # Errors
    /// 503 while it is loading or asleep.
    pub fn served(&self) -> Result<Arc<Served>, ApiError> {
        match &*self.model.read().unwrap_or_else(PoisonError::into_inner) {
            ModelState::Ready(served) => Ok(Arc::clone(served)),
            ModelState::Absent => Err(no_model()),
            ModelState::Loading => Err(ApiError::unavailable("Loading model")),
            ModelState::Asleep(_) => Err(ApiError::unavailable(
                "the model is asleep; a request for text or embeddings wakes it",
            )),
        }
    }

    /// Returns the notes about the model, if it is asleep.
    pub(super) fn asleep(&self) -> Option<Arc<SleepNotes>> {
        match &*self.model.read().unwrap_or_else(PoisonError::into_inner) {
            ModelState::Asleep(notes) => Some(Arc::clone(notes)),
            ModelState::Absent | ModelState::Loading | ModelState::Ready(_) => None,
        }
    }

    /// Returns whether a request holds the model, or it is not there.
    pub(super) fn is_in_use(&self) -> bool {
        match &*self.model.read().unwrap_or_else(PoisonError::into_inner) {
            ModelState::Ready(served) => Arc::strong_count(served) > 1,
            ModelState::Absent | ModelState::Loading | ModelState::Asleep(_) => true,
        }
    }

    /// Puts notes in the place of a model that no request holds, and returns the model.
    pub(super) fn fall_asleep(&self, notes: SleepNotes) -> Option<Arc<Served>> {
        let mut model = self.model.write().unwrap_or_else(PoisonError::into_inner);
        match &*model {
            // a request that wants to hold it waits for the lock
            ModelState::Ready(served) if Arc::strong_count(served) == 1 => {}
            _ => return None,
        }
        match std::mem::replace(&mut *model, ModelState::Asleep(Arc::new(notes))) {
            ModelState::Ready(served) => {
                let totals = served.runtime.engine.totals().of_the_past();
                self.past.lock().unwrap_or_else(PoisonError::into_inner).add(&totals);
                Some(served)
            }
            ModelState::Absent | ModelState::Loading | ModelState::Asleep(_) => None,
        }
    }

    /// Returns the engines of the model as they are at one time.
    ///
    /// # Errors
    /// 503 while the model is loading for the first time.
    pub(super) fn engines(&self) -> Result<AppEngines, ApiError> {
        let model = self.model.read().unwrap_or_else(PoisonError::into_inner);
        let names = match &*model {
            ModelState::Ready(served) => &served.info.names,
            ModelState::Asleep(notes) => &notes.names,
            ModelState::Absent => return Err(no_model()),
            ModelState::Loading => return Err(ApiError::unavailable("Loading model")),
        };
        Ok(AppEngines {
            name: names.first().cloned().unwrap_or_default(),
            served: match &*model {
                ModelState::Ready(served) => Some(Arc::clone(served)),
                ModelState::Absent | ModelState::Loading | ModelState::Asleep(_) => None,
            },
            past: self.past.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        })
    }

    /// Returns the rule by which the model falls asleep, if it does.
    pub(super) fn sleep_rule(&self) -> Option<&SleepRule> {
        self.sleep.get()
    }

    /// Sets the rule by which the model falls asleep. Returns false if one was set before.
    pub(super) fn set_sleep_rule(&self, rule: SleepRule) -> bool {
        self.sleep.set(rule).is_ok()
    }
}

fn no_model() -> ApiError {
    ApiError::unavailable("no model is loaded; a request that needs one loads it")
}
