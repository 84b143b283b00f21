//! Deployments whose models run elsewhere: as servers that a distributed engine starts, places,
//! watches, scales and replaces, while this process keeps the keys and passes requests on.
//!
//! Knows which servers answer for a deployment, and which of them to ask. Must not know who runs
//! them, nor decide how many there are: that is the engine's, which a helper process speaks to.
//!
//! | file | idea |
//! |---|---|
//! | `protocol` | lines of JSON between this process and the helper |
//! | `helper` | the helper process: started, watched, started again |
//! | `replica` | a server of a deployment |
//! | `replicas` | the servers of each deployment, and what each has in work |
//! | `waiting` | the requests that wait for a slot, and which of them gets the next one |
//! | `prefixes` | which server has last seen the beginning of a prompt |
//! | `relay` | a request passed on, and its answer passed back |
//! | `stream` | an answer in events, and what its end tells |

mod helper;
mod prefixes;
mod protocol;
mod relay;
mod replica;
mod replicas;
mod stream;
mod waiting;

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};

use super::record::Deployment;
use super::{Journal, lock};
use crate::pool::ModelState;
use helper::Helper;
pub use helper::{HelperError, UpstreamOptions};
use protocol::DeploymentSpec;
pub use protocol::WorkerOptions;
pub(super) use relay::{RelayCall, RelayedError};
pub(super) use replicas::AcquireError;
use replicas::ReplicaTable;

/// Time to open a connection to a server: both are on one network.
const CONNECT: Duration = Duration::from_secs(2);
/// Silence after which a connection is probed: a machine that is gone does not say so.
const PROBE_AFTER: Duration = Duration::from_secs(5);
/// Interval of probes.
const PROBE: Duration = Duration::from_secs(2);
/// Time that an unused connection is kept.
const IDLE: Duration = Duration::from_secs(30);

/// The address of an engine: `ray://HOST:PORT`, as `ray start` prints it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UpstreamAddress(String);

/// The error that a text is no address of an engine.
#[derive(Debug, thiserror::Error)]
#[error("ray://HOST:PORT was expected, the address that `ray start` prints, or ray://auto")]
pub struct BadUpstream;

impl FromStr for UpstreamAddress {
    type Err = BadUpstream;

    fn from_str(text: &str) -> Result<Self, BadUpstream> {
        let address = text.strip_prefix("ray://").ok_or(BadUpstream)?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || ".:-_[]".contains(c);
        let fits =
            !address.is_empty() && !address.starts_with('-') && address.chars().all(is_plain);
        if fits { Ok(UpstreamAddress(address.into())) } else { Err(BadUpstream) }
    }
}

/// The engine that runs the servers of deployments, as this process sees it.
pub struct Upstream {
    table: Arc<ReplicaTable>,
    worker: WorkerOptions,
    /// The deployments that the engine is to run, by the names that the pool would know.
    wanted: Mutex<BTreeMap<String, DeploymentSpec>>,
    client: Client<HttpConnector, Full<Bytes>>,
    helper: Helper,
}

impl Upstream {
    /// Starts the helper, and waits until it has reached the engine.
    ///
    /// # Errors
    /// When it is not installed, or does not reach the engine.
    pub async fn start(options: UpstreamOptions) -> Result<Upstream, HelperError> {
        let worker = options.worker.clone();
        let table = Arc::new(ReplicaTable::new(usize::from(worker.parallel)));
        let helper = Helper::start(options, Arc::clone(&table)).await?;
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_keepalive(Some(PROBE_AFTER));
        connector.set_keepalive_interval(Some(PROBE));
        connector.set_keepalive_retries(Some(3));
        let client = Client::builder(TokioExecutor::new())
            .pool_idle_timeout(IDLE)
            .pool_timer(TokioTimer::new())
            .build(connector);
        Ok(Upstream { table, worker, wanted: Mutex::default(), client, helper })
    }

    /// Sets the journal that writes events of servers into the logs of their deployments.
    pub(super) fn log_to(&self, journal: Arc<Journal>) {
        self.helper.log_to(journal);
    }

    /// Tells the engine of the deployments that there are.
    pub(super) fn deploy_all(&self, deployments: &[Deployment], share_token: bool) {
        let mut wanted = lock(&self.wanted);
        for deployment in deployments {
            wanted.insert(deployment.pool_id(), self.spec(deployment, share_token));
            self.table.add(&deployment.pool_id(), None);
        }
        self.helper.want(&wanted);
    }

    /// Puts a deployment in place of the one before. While the new one has no server yet, those of
    /// the old one go on.
    pub(super) fn replace(
        &self,
        before: Option<&Deployment>,
        now: Option<&Deployment>,
        share_token: bool,
    ) {
        let mut wanted = lock(&self.wanted);
        let old = before.map(Deployment::pool_id);
        let Some(now) = now else {
            for gone in old.iter().flat_map(|old| self.table.remove(old)) {
                wanted.remove(&gone);
            }
            return self.helper.want(&wanted);
        };
        wanted.insert(now.pool_id(), self.spec(now, share_token));
        for gone in self.table.add(&now.pool_id(), old.as_deref()) {
            wanted.remove(&gone);
        }
        self.helper.want(&wanted);
    }

    /// Removes deployments whose successors have a server now.
    fn drop_outdated(&self) {
        let gone = self.table.outdated();
        if gone.is_empty() {
            return;
        }
        let mut wanted = lock(&self.wanted);
        for gone in gone {
            wanted.remove(&gone);
        }
        self.helper.want(&wanted);
    }

    /// Removes deployments once their successors have a server, for as long as `upstream` lives.
    pub(super) async fn watch(upstream: std::sync::Weak<Upstream>) {
        loop {
            let Some(mut changes) = upstream.upgrade().map(|upstream| upstream.table.changes())
            else {
                return;
            };
            // the sender lives as long as the table
            let _ = changes.changed().await;
            let Some(upstream) = upstream.upgrade() else { return };
            upstream.drop_outdated();
        }
    }

    /// Returns the description of a deployment for the helper.
    fn spec(&self, deployment: &Deployment, share_token: bool) -> DeploymentSpec {
        let replicas = deployment.replicas_or_default();
        DeploymentSpec {
            id: deployment.pool_id(),
            org: deployment.org.to_string(),
            app: deployment.app.to_string(),
            revision: deployment.revision,
            model: deployment.model.clone(),
            model_name: deployment.model_name(),
            token: deployment.by_operator || share_token,
            min: replicas.min,
            max: replicas.max,
            idle_seconds: deployment.idle_seconds,
            memory_mib: deployment.memory,
            cpus: deployment.cpus,
            worker: self.worker.clone(),
        }
    }

    /// Returns the state of a deployment.
    pub(super) fn state_of(&self, id: &str) -> ModelState {
        self.table.state_of(id)
    }

    /// Returns the number of servers of a deployment that are ready.
    pub(super) fn ready(&self, id: &str) -> usize {
        self.table.ready(id)
    }

    /// Ends the helper; servers go on.
    pub(super) fn close(&self) {
        self.helper.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for text in ["ray://10.0.0.1:6379", "ray://head:6379", "ray://auto", "ray://[::1]:6379"] {
            assert!(text.parse::<UpstreamAddress>().is_ok(), "{text}");
        }
        for text in
            ["", "10.0.0.1:6379", "ray://", "ray://-x", "ray://a b", "http://a:1", "ray://a/b"]
        {
            assert!(text.parse::<UpstreamAddress>().is_err(), "{text}");
        }
    }
}
