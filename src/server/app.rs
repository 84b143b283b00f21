//! What every request can reach: the settings, and the model once it is loaded.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::Semaphore;

use super::error::ApiError;
use super::guard::Origins;
use super::images::Fetcher;
use super::keys::Keys;
use super::wire::generation::Defaults;
use crate::engine::Pooling;
use crate::runtime::Runtime;
use crate::util::clock::unix_time;

/// How the server behaves, whatever the model.
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
    /// How long a client may take to send a header, and how long for a body.
    pub read_timeout: Duration,
    /// Silence after which a stream sends a comment, and the time until a stream is answered at the latest.
    pub ping_interval: Duration,
    /// How long requests in work may take to end after the signal to stop.
    pub drain_timeout: Duration,
    /// Most connections at once.
    pub connections: usize,
    /// Keys of which a request must bear one; none asks for none.
    pub keys: Keys,
    /// Speak TLS, with this certificate.
    pub tls: Option<Arc<rustls::ServerConfig>>,
    /// Answer `/slots`.
    pub slots: bool,
    /// Answer `/metrics`.
    pub metrics: bool,
    /// Which images of the network are fetched.
    pub images: Fetcher,
    /// The folder that slots may be saved to and restored from.
    pub slot_files: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            defaults: Defaults::default(),
            origins: Origins::Localhost,
            host_names: Vec::new(),
            body_limit: 16 << 20,
            read_timeout: Duration::from_secs(30),
            ping_interval: Duration::from_secs(15),
            drain_timeout: Duration::from_secs(30),
            connections: 1024,
            keys: Keys::default(),
            tls: None,
            slots: true,
            metrics: false,
            images: Fetcher::default(),
            slot_files: None,
        }
    }
}

/// A loaded model, ready for requests.
pub struct Served {
    /// What tokenizes, renders and computes.
    pub runtime: Runtime,
    /// What the model list says.
    pub card: Card,
}

/// What the model list says of a model.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its names; the first is the one answers bear.
    pub names: Vec<String>,
    /// The file, or what it is called.
    pub path: String,
    /// Words that describe it.
    pub tags: Vec<String>,
    /// When it was loaded, Unix time in seconds.
    pub created: u64,
    /// Kind of the vocabulary, by llama.cpp's numbers: 1 SPM, 2 BPE, 3 WPM, 4 UGM.
    pub vocab_type: u32,
    /// Tokens in the vocabulary.
    pub n_vocab: usize,
    /// Positions it was trained for.
    pub n_ctx_train: usize,
    /// Width of its hidden state.
    pub n_embd: usize,
    /// Parameters.
    pub n_params: u64,
    /// Bytes of its tensors.
    pub size: u64,
    /// The type most of them have.
    pub ftype: String,
    /// How texts are embedded with it; `None` where they are not.
    pub pooling: Option<Pooling>,
    /// Texts are scored by the model's classification head, so that documents can be ranked.
    pub ranks: bool,
}

/// The state that all requests share.
pub struct App {
    /// How the server behaves.
    pub settings: Settings,
    /// When it was made, Unix time in seconds.
    pub started: u64,
    /// Places for images that are being decoded or encoded: one of each, since the tower has all threads.
    pub(super) encoding: Arc<Semaphore>,
    /// The model, and what its requests get that say nothing.
    served: OnceLock<(Arc<Served>, Defaults)>,
}

impl App {
    /// A server whose model is still to come.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            started: unix_time(),
            encoding: Arc::new(Semaphore::new(2)),
            served: OnceLock::new(),
        }
    }

    /// The model is there. A second one is ignored.
    pub fn serve(&self, served: Served) {
        let defaults = self.settings.defaults.of_model(&served.runtime.sampling);
        let _ = self.served.set((Arc::new(served), defaults));
    }

    /// Returns what a request that says nothing gets: the command line's words, else the model's file's, else the spec's.
    pub fn defaults(&self) -> &Defaults {
        self.served.get().map_or(&self.settings.defaults, |(_, defaults)| defaults)
    }

    /// The model.
    ///
    /// # Errors
    /// 503 while it is loading.
    pub fn served(&self) -> Result<Arc<Served>, ApiError> {
        self.served
            .get()
            .map(|(served, _)| Arc::clone(served))
            .ok_or_else(|| ApiError::unavailable("Loading model"))
    }
}
