//! The lines of JSON between a host and its helper: the deployments that are to run go out, their
//! servers come in. Each line has the whole state of a thing, so that a line that is sent twice, or
//! lost with a helper that ends, does no harm.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The version of these lines; a helper of another is not used.
pub(super) const PROTOCOL: u32 = 1;
/// Most bytes of a line.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// A line of the helper.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum HelperEvent {
    /// The helper has reached the engine.
    Hello {
        /// The version of its lines.
        protocol: u32,
        /// The key of all servers.
        key: ServerKey,
    },
    /// All servers of a deployment.
    Replicas {
        /// The deployment.
        deployment: String,
        /// Its servers.
        replicas: Vec<ReplicaRecord>,
    },
    /// A line of a deployment's log.
    Log {
        /// The deployment.
        deployment: String,
        /// The text.
        line: String,
    },
    /// No server of a deployment can be started.
    Failed {
        /// The deployment.
        deployment: String,
        /// The reason.
        error: String,
    },
}

/// A server of a deployment.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct ReplicaRecord {
    /// A name that no other server has, now or later.
    pub id: String,
    /// Its address, `HOST:PORT`; empty before there is one.
    #[serde(default)]
    pub address: String,
    /// Its state.
    pub state: ReplicaState,
}

/// The state of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ReplicaState {
    /// The server loads its model.
    Starting,
    /// The server takes requests.
    Ready,
    /// The server shuts down: requests in work end, and those that still come are answered.
    Draining,
}

/// A key that is not shown by accident.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(super) struct ServerKey(pub String);

impl std::fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

/// A line to the helper.
#[derive(Debug, Serialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub(super) enum HelperCommand<'a> {
    /// All deployments that are to run.
    Deployments {
        /// The deployments.
        deployments: Vec<&'a DeploymentSpec>,
    },
    /// The load of all deployments that have had any since the last such line, or have some.
    Loads {
        /// By deployment.
        loads: BTreeMap<String, DeploymentLoad>,
    },
}

/// A deployment, as the engine needs to know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct DeploymentSpec {
    /// A name that no other deployment has, now or later.
    pub id: String,
    /// The organization that it belongs to.
    pub org: String,
    /// Its name.
    pub app: String,
    /// Its number among all deployments.
    pub revision: u64,
    /// A name in the store or on the hub, or a file; `None` is the shipped model.
    pub model: Option<String>,
    /// The name that answers bear.
    pub model_name: String,
    /// True if the model is fetched with the token of the machine.
    pub token: bool,
    /// Fewest servers.
    pub min: u32,
    /// Most servers.
    pub max: u32,
    /// Seconds without a request after which there are no more than `min`.
    pub idle_seconds: u64,
    /// MiB that a server may take; `None` is what its model is estimated to take.
    pub memory_mib: Option<u64>,
    /// Cores of a server; `None` is one.
    pub cpus: Option<u32>,
    /// Options of each server.
    pub worker: WorkerOptions,
}

/// Options of the servers of all deployments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WorkerOptions {
    /// The program, where the engine's machines have it.
    pub hob: String,
    /// Tokens of context; 0 is what a model was trained for.
    pub ctx_size: usize,
    /// Requests that a server computes at once.
    pub parallel: u16,
    /// Further options of `hob serve`.
    pub arguments: Vec<String>,
}

/// The load of a deployment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(super) struct DeploymentLoad {
    /// Most requests in work at once since the last line.
    pub peak: usize,
    /// Requests that wait for a server.
    pub waiting: usize,
    /// Requests since the start.
    pub requests: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let hello = r#"{"event": "hello", "protocol": 1, "key": "k", "more": 2}"#;
        let event: HelperEvent = serde_json::from_str(hello).unwrap();
        assert_eq!(event, HelperEvent::Hello { protocol: 1, key: ServerKey("k".into()) });
        assert!(!format!("{event:?}").contains("\"k\""));
        let line = r#"{"event": "replicas", "deployment": "a/b#1",
            "replicas": [{"id": "r", "address": "10.0.0.1:80", "state": "ready"}]}"#;
        assert!(serde_json::from_str::<HelperEvent>(line).is_ok());
        for line in ["", "[]", "{}", r#"{"event": "other"}"#, r#"{"event": "replicas"}"#] {
            assert!(serde_json::from_str::<HelperEvent>(line).is_err(), "{line}");
        }
    }
}
