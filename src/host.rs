//! The hosted form: deployments under `/ORG/APP`, each a model with its own rules, guarded by keys.
//!
//! Knows organizations, deployments and keys, and which of them a request may use. Must not know
//! how a request is answered: that is the server's, nor how models are loaded: that is the pool's.
//!
//! | file | idea |
//! |---|---|
//! | `record` | what is kept: deployments, keys, log lines |
//! | `state` | where it is kept: a database that survives a crash, mirrored in memory |
//! | `follow` | the changes that other servers make in a database that they share |
//! | `key` | secrets: made, hashed, compared |
//! | `limits`, `usage` | what a key may use, and what has been used |
//! | `starts` | starts of deployments and their times |
//! | `metrics` | usage and loaded models for Prometheus |
//! | `command` | requests about the state, over HTTP and on the command line |
//! | `gate` | who may use what, and in which order that is decided |
//! | `api` | the addresses: deployments, and the management interface |
//! | `dashboard` | the page from which an organization manages what is its own |
//! | `client` | finding the state: in the database, or with the server that has it open |
//! | `revocation` | requests in work whose key is revoked |
//! | `upstream` | models that a distributed engine runs on several machines |
//! | `openapi` | the descriptions of its addresses for programs |

mod answers;
mod api;
mod client;
mod command;
mod dashboard;
mod follow;
mod gate;
mod key;
mod limits;
mod metrics;
mod openapi;
mod record;
mod revocation;
mod starts;
mod state;
mod upstream;
mod usage;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, Weak, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

pub use client::{ServerFile, StateClient, StatePlace, default_folder};
pub use command::{AdminCommand, AdminError, By, OrgLimits, Terms};
pub use dashboard::Dashboard;
pub use limits::KeyLimits;
pub use record::{Auth, Deployment, Id, KeyRole, KeyUsage, ReplicaRange, UsagePlace};
pub use state::HostState;
pub use upstream::{HelperError, Upstream, UpstreamAddress, UpstreamOptions, WorkerOptions};
pub use usage::day;

use tokio::sync::Semaphore;

use crate::pool::{
    self, ModelPool, ModelRequest, Origin, Pin, PoolEvent, UnloadMode, UnloadReason,
};
use crate::runtime::{ModelSource, Served};
use crate::server::{ApiKeys, DrainSwitch, RequestMemory, Settings};
use crate::store::{self, Downloads, GroupThreads, Name, Store};
use crate::util::clock::unix_time;
use crate::util::mutex::lock;
use revocation::Revocations;
use starts::Starts;
use usage::UsageMeter;

/// Time for which a failed start is not tried again: a hub is not asked for each request to a
/// deployment that cannot start.
const BACK_OFF: Duration = Duration::from_secs(30);
/// Most bytes that a deployment keeps of its answers.
const MEMORY: usize = 8 << 20;
/// Interval at which usage is written.
const USAGE_INTERVAL: Duration = Duration::from_secs(1);
/// Most commands of one organization that are carried out at once.
const COMMANDS: usize = 2;

/// The operator's rules for organizations.
#[derive(Debug, Clone)]
pub struct HostRules {
    /// The number of deployments and keys that they may make.
    pub limits: OrgLimits,
    /// Bytes of weights that deployments of one organization which are to stay loaded may hold
    /// together.
    pub pinned: u64,
    /// True if their deployments fetch models with the operator's token.
    pub share_token: bool,
    /// The limits of keys that say nothing else.
    pub key_limits: KeyLimits,
    /// The keys that open `/metrics`; without any it is shown to nobody.
    pub metrics_keys: ApiKeys,
}

/// The server of the hosted form.
pub struct Host {
    settings: Arc<Settings>,
    rules: HostRules,
    state: Arc<HostState>,
    pool: Arc<ModelPool>,
    /// The engine that runs models in place of the pool.
    upstream: Option<Arc<Upstream>>,
    downloads: Arc<Downloads>,
    /// The key of the operator's own commands.
    operator: String,
    /// Permits for requests, by deployment and revision.
    permits: Mutex<HashMap<String, Arc<Semaphore>>>,
    journal: Arc<Journal>,
    /// The starts of deployments in the pool.
    starts: Arc<Starts>,
    /// The usage of keys, and whether they may use more.
    meter: UsageMeter,
    /// The answers that deployments keep between requests, by organization and name.
    memories: Mutex<HashMap<(Id, Id), Arc<RequestMemory>>>,
    /// Tells requests in work of keys that are revoked.
    revocations: Revocations,
    /// Turned once the server shuts down.
    drain: DrainSwitch,
    /// Turned once the time of requests in work is over.
    cut: DrainSwitch,
    /// Time when it was made, in Unix seconds.
    started: u64,
    /// The threads on which commands of the management interface run.
    commands: GroupThreads,
}

/// The thread that writes the changes of deployments into their logs, so that the pool does not
/// wait for the disk.
struct Journal {
    /// `None` once it has been closed.
    lines: Mutex<Option<mpsc::Sender<(String, String)>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Journal {
    fn start(state: Arc<HostState>) -> std::io::Result<Journal> {
        let (lines, received) = mpsc::channel::<(String, String)>();
        let thread = std::thread::Builder::new().name("journal".into()).spawn(move || {
            for (id, line) in received {
                state.log_or_warn(&id, &line);
            }
        })?;
        Ok(Journal { lines: Mutex::new(Some(lines)), thread: Mutex::new(Some(thread)) })
    }

    fn write(&self, id: &str, line: String) {
        if let Some(lines) = lock(&self.lines).as_ref() {
            // The thread ends after the sender only.
            let _ = lines.send((id.to_owned(), line));
        }
    }

    /// Waits until the last line has been written.
    fn close(&self) {
        drop(lock(&self.lines).take());
        if let Some(thread) = lock(&self.thread).take() {
            // It does not panic; there is nothing more to learn from the result here.
            let _ = thread.join();
        }
    }
}

/// Returns the first 64 characters of a text from outside, control characters escaped.
fn shortened(text: &str) -> String {
    text.chars().take(64).flat_map(char::escape_debug).collect()
}

impl Host {
    /// Returns a host over a state, whose requests are answered as `settings` say, by `upstream` if
    /// there is one; starts the deployments that are kept loaded.
    ///
    /// # Errors
    /// When the system gives no thread or no random bytes.
    pub fn new(
        state: Arc<HostState>,
        settings: Settings,
        options: pool::PoolOptions,
        rules: HostRules,
        upstream: Option<Upstream>,
    ) -> std::io::Result<Arc<Host>> {
        let journal = Arc::new(Journal::start(Arc::clone(&state))?);
        let journal_of_events = Arc::clone(&journal);
        let starts = Arc::new(Starts::new(Arc::clone(&state)));
        let counted = Arc::clone(&starts);
        let listener = Box::new(move |id: &str, step: PoolEvent| {
            counted.note(id, &step);
            log_event(&journal_of_events, id, &step);
        });
        let host = Arc::new(Host {
            settings: Arc::new(settings),
            rules,
            state,
            pool: ModelPool::new(options, listener),
            upstream: upstream.map(Arc::new),
            downloads: Downloads::new(Store::of_environment),
            operator: key::operator()?,
            permits: Mutex::default(),
            journal,
            starts,
            meter: UsageMeter::default(),
            memories: Mutex::default(),
            revocations: Revocations::default(),
            drain: DrainSwitch::default(),
            cut: DrainSwitch::default(),
            started: unix_time(),
            commands: GroupThreads::new("command", COMMANDS),
        });
        tokio::spawn(write_usage(Arc::downgrade(&host)));
        host.begin();
        if host.state.is_shared() {
            follow::start(&host)?;
        }
        Ok(host)
    }

    /// Starts the deployments that are kept loaded.
    fn begin(self: &Arc<Self>) {
        let deployments = self.state.deployments(None);
        if let Some(upstream) = &self.upstream {
            upstream.log_to(Arc::clone(&self.journal));
            upstream.deploy_all(&deployments, self.rules.share_token);
            tokio::spawn(Upstream::watch(Arc::downgrade(upstream)));
            return;
        }
        for deployment in deployments {
            if deployment.needs_upstream() {
                let id = deployment.pool_id();
                tracing::warn!(deployment = id, "not served: {}", api::NEEDS_UPSTREAM);
            }
            self.keep_warm(&deployment);
        }
    }

    /// Returns the models that are loaded, the last used first.
    pub fn loaded(&self) -> Vec<Arc<Served>> {
        self.pool.loaded()
    }

    /// Returns the key of the operator's own commands, made at this start.
    pub fn operator(&self) -> &str {
        &self.operator
    }

    /// Returns a deployment as the pool takes it.
    fn model_request(&self, deployment: &Deployment) -> ModelRequest {
        let state = Arc::clone(&self.state);
        let now = deployment.clone();
        let pin = match (deployment.min, deployment.by_operator) {
            (0, _) => Pin::Free,
            (_, false) => Pin::Within(self.rules.pinned),
            // The operator of the machine knows what it holds.
            (_, true) => Pin::Always,
        };
        ModelRequest {
            idle: (deployment.min == 0).then(|| Duration::from_secs(deployment.idle_seconds)),
            pin,
            group: deployment.org.to_string(),
            back_off: BACK_OFF,
            is_current: Arc::new(move || state.revision(&now.org, &now.app) == Some(now.revision)),
            ..ModelRequest::new(
                deployment.pool_id(),
                vec![deployment.model_name()],
                self.origin(deployment),
            )
        }
    }

    /// Returns the origin of a deployment's model.
    fn origin(&self, deployment: &Deployment) -> Origin {
        let Some(model) = deployment.model.as_deref() else {
            return Origin::Here(ModelSource::Shipped);
        };
        match model.parse::<Name>() {
            Ok(name) if !Path::new(model).exists() => {
                let order = store::Order { name, file: None, projector: true };
                let token = deployment.by_operator || self.rules.share_token;
                Origin::Store(Arc::clone(&self.downloads), store::Pull { order, token })
            }
            _ => Origin::Here(ModelSource::File(model.into())),
        }
    }

    /// Starts a deployment that is kept loaded, before it is asked for.
    fn keep_warm(self: &Arc<Self>, deployment: &Deployment) {
        if deployment.min == 0 || deployment.needs_upstream() {
            return;
        }
        let host = Arc::clone(self);
        let model_request = self.model_request(deployment);
        tokio::spawn(async move {
            // What goes wrong has been written into the deployment's log.
            let _ = host.pool.lease(&model_request).await;
        });
    }

    /// Returns the permits for requests of a deployment.
    fn permits(&self, deployment: &Deployment) -> Arc<Semaphore> {
        let mut permits = lock(&self.permits);
        let new = || Arc::new(Semaphore::new(deployment.max_concurrency));
        Arc::clone(permits.entry(deployment.pool_id()).or_insert_with(new))
    }

    /// Returns the memory that a deployment keeps between requests.
    fn memory(&self, deployment: &Deployment) -> Arc<RequestMemory> {
        let name = (deployment.org.clone(), deployment.app.clone());
        let new = || Arc::new(RequestMemory::accounted(MEMORY));
        Arc::clone(lock(&self.memories).entry(name).or_insert_with(new))
    }

    /// Forgets the permits of a deployment that is gone.
    fn forget_permits(&self, deployment: &Deployment) {
        lock(&self.permits).remove(&deployment.pool_id());
    }

    /// Notes that a deployment has been replaced or removed: the model of the one before goes when
    /// its last request has ended.
    fn replaced(self: &Arc<Self>, before: Option<&Deployment>, now: Option<&Deployment>) {
        if let Some(upstream) = &self.upstream {
            upstream.replace(before, now, self.rules.share_token);
        }
        if let Some(before) = before {
            let id = before.pool_id();
            // It may well have been cold.
            let _ = self.pool.unload(&id, UnloadMode::Forced);
            self.forget_permits(before);
            self.starts.forget(&id);
            if now.is_none() {
                lock(&self.memories).remove(&(before.org.clone(), before.app.clone()));
            }
        }
        if let Some(now) = now.filter(|_| self.upstream.is_none()) {
            self.keep_warm(now);
        }
    }

    /// Returns the state of a deployment.
    fn state_of(&self, deployment: &Deployment) -> pool::ModelState {
        let id = deployment.pool_id();
        if let Some(upstream) = &self.upstream {
            return upstream.state_of(&id);
        }
        self.pool
            .list()
            .into_iter()
            .find(|status| status.id == id)
            .map_or(pool::ModelState::Cold, |s| s.state)
    }

    /// Returns whether the model of a deployment is in the memory of this process.
    fn is_loaded(&self, deployment: &Deployment) -> bool {
        let id = deployment.pool_id();
        self.pool.list().iter().any(|status| status.id == id && status.served.is_some())
    }

    /// Writes the last lines of the logs, and the last usage. Blocks until they are written.
    pub fn close(&self) {
        self.meter.ledger.flush(&self.state);
        if let Some(upstream) = &self.upstream {
            upstream.close();
        }
        self.journal.close();
    }
}

/// Writes usage into the database every second, for as long as the host is there.
async fn write_usage(host: Weak<Host>) {
    loop {
        tokio::time::sleep(USAGE_INTERVAL).await;
        let Some(host) = host.upgrade() else { return };
        // it has nothing to say, and cannot panic
        let _ = tokio::task::spawn_blocking(move || host.meter.ledger.flush(&host.state)).await;
    }
}

/// Writes an event into the log of the server, and into that of the deployment, which its
/// organization reads.
fn log_event(journal: &Journal, id: &str, step: &PoolEvent) {
    let line = match step {
        PoolEvent::Starting => "starting".to_owned(),
        PoolEvent::Fetching { file, done, size } => {
            let percent = (done * 100).checked_div(*size).unwrap_or(100);
            format!("starting: fetching {file}, {percent} % of {size} bytes")
        }
        PoolEvent::Loading { bytes } => format!("starting: loading {bytes} bytes"),
        PoolEvent::Ready { took } => format!("ready after {:.1} s", took.as_secs_f64()),
        PoolEvent::Cold(UnloadReason::Idle) => "cold: nobody asked for a while".to_owned(),
        PoolEvent::Cold(UnloadReason::Evicted) => {
            "cold: another deployment needed the memory".to_owned()
        }
        PoolEvent::Cold(UnloadReason::Asked) => "cold: deployed anew, or removed".to_owned(),
        PoolEvent::Cold(UnloadReason::Abandoned) => {
            "cold: every request for it left before there was room".to_owned()
        }
        PoolEvent::Failed(error) => {
            tracing::info!(deployment = id, "failed: {error}");
            return journal.write(id, format!("failed: {}", error.outside()));
        }
    };
    tracing::info!(deployment = id, "{line}");
    journal.write(id, line);
}
