//! The commands of `hob host …`, which are also the requests of the management interface. They mean
//! the same whether a server carries them out or the program itself does.

use hyper::{Method, StatusCode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::limits::KeyLimits;
use super::record::{
    Auth, Changed, Deployment, Id, KeyRecord, KeyRole, KeyUsage, ReplicaRange, UsagePlace,
};
use super::{key, shortened, state, usage};
use crate::store::Name;
use crate::util::clock::{self, unix_time};
use crate::util::url::{QueryMember, escaped, query_members};

/// Most requests at once that a deployment may take.
pub(super) const MOST_CONCURRENCY: usize = 10_000;

/// Most MiB that a server may be given.
const MOST_MEMORY: u64 = 1 << 30;
/// Most cores that a server may be given.
const MOST_CPUS: u32 = 1024;

/// A command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AdminCommand {
    /// Makes a deployment, or replaces the one of the same name.
    Deploy {
        /// The organization.
        org: Id,
        /// The name of the deployment.
        app: Id,
        /// The terms of the deployment.
        terms: Terms,
    },
    /// Lists the deployments of an organization.
    List {
        /// The organization.
        org: Id,
    },
    /// Removes a deployment.
    Remove {
        /// The organization.
        org: Id,
        /// The name of the deployment.
        app: Id,
    },
    /// Shows the log of a deployment, after a line.
    Logs {
        /// The organization.
        org: Id,
        /// The name of the deployment.
        app: Id,
        /// The number of the line.
        after: u64,
    },
    /// Makes a key.
    CreateKey {
        /// The organization.
        org: Id,
        /// The things that the key may do.
        role: KeyRole,
        /// The limits of the key.
        limits: KeyLimits,
    },
    /// Sets the limits of a key.
    LimitKey {
        /// The organization.
        org: Id,
        /// The half of the key that is no secret.
        id: String,
        /// The limits, in place of those before.
        limits: KeyLimits,
    },
    /// Shows the usage of an organization.
    Usage {
        /// The organization.
        org: Id,
        /// The first day; `None` is the first that is known.
        from: Option<String>,
        /// The last day; `None` is today.
        to: Option<String>,
    },
    /// Lists the keys of an organization.
    ListKeys {
        /// The organization.
        org: Id,
    },
    /// Revokes a key.
    RevokeKey {
        /// The organization.
        org: Id,
        /// The half of the key that is no secret.
        id: String,
    },
}

/// The terms of a deployment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// See [`Deployment::model`].
    pub model: Option<String>,
    /// See [`Deployment::auth`].
    pub auth: Auth,
    /// See [`Deployment::min`].
    pub min: u32,
    /// See [`Deployment::idle_seconds`].
    pub idle_seconds: u64,
    /// See [`Deployment::max_concurrency`].
    pub max_concurrency: usize,
    /// See [`Deployment::replicas`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replicas: Option<ReplicaRange>,
    /// See [`Deployment::memory`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
    /// See [`Deployment::cpus`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpus: Option<u32>,
}

impl Default for Terms {
    fn default() -> Self {
        Terms {
            model: None,
            auth: Auth::Private,
            min: 0,
            idle_seconds: 600,
            max_concurrency: 16,
            replicas: None,
            memory: None,
            cpus: None,
        }
    }
}

/// A request to make a key.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct NewKey {
    role: KeyRole,
    requests_per_minute: Option<u32>,
    tokens_per_minute: Option<u32>,
    concurrency: Option<u32>,
}

impl NewKey {
    fn command(self, org: Id) -> AdminCommand {
        let limits = KeyLimits {
            requests_per_minute: self.requests_per_minute,
            tokens_per_minute: self.tokens_per_minute,
            concurrency: self.concurrency,
        };
        AdminCommand::CreateKey { org, role: self.role, limits }
    }
}

/// Limits to the deployments and keys of an organization.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrgLimits {
    /// Most deployments.
    pub deployments: usize,
    /// Most valid keys.
    pub keys: usize,
}

impl Default for OrgLimits {
    fn default() -> Self {
        OrgLimits { deployments: 32, keys: 64 }
    }
}

/// The giver of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The operator of the server, who has no limits.
    Operator,
    /// An organization.
    Tenant(OrgLimits),
}

/// Why a command is not carried out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AdminError {
    /// There is no such deployment or key.
    #[error("{0}")]
    NotFound(String),
    /// The command is not as expected.
    #[error("{0}")]
    Bad(String),
    /// The state cannot be read or written, or refuses the change.
    #[error(transparent)]
    HostState(#[from] state::StateError),
    /// The system gives no random bytes.
    #[error("no random bytes for a key: {0}")]
    Random(std::io::Error),
    /// The server that has the state open cannot be reached, or refuses.
    #[error("{0}")]
    Server(String),
}

impl AdminError {
    /// Returns the HTTP status of the error.
    pub fn status(&self) -> StatusCode {
        match self {
            AdminError::NotFound(_) => StatusCode::NOT_FOUND,
            AdminError::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AdminError::HostState(state::StateError::Limit { .. }) => StatusCode::CONFLICT,
            AdminError::HostState(state::StateError::OperatorLimits { .. }) => {
                StatusCode::FORBIDDEN
            }
            AdminError::HostState(
                state::StateError::Unreachable { .. } | state::StateError::Unknown { .. },
            ) => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl AdminCommand {
    /// Returns the organization that the command is about.
    pub fn org(&self) -> &Id {
        match self {
            AdminCommand::Deploy { org, .. }
            | AdminCommand::List { org }
            | AdminCommand::Remove { org, .. }
            | AdminCommand::Logs { org, .. }
            | AdminCommand::CreateKey { org, .. }
            | AdminCommand::LimitKey { org, .. }
            | AdminCommand::Usage { org, .. }
            | AdminCommand::ListKeys { org }
            | AdminCommand::RevokeKey { org, .. } => org,
        }
    }

    /// Returns whether the command makes something, and so makes sense before anything is there.
    pub fn makes(&self) -> bool {
        matches!(self, AdminCommand::Deploy { .. } | AdminCommand::CreateKey { .. })
    }

    /// Returns the HTTP request that stands for the command.
    pub fn request(&self) -> (Method, String, Value) {
        let path = |rest: &str| format!("/api/orgs/{}/{rest}", self.org());
        match self {
            AdminCommand::Deploy { app, terms, .. } => {
                (Method::PUT, path(&format!("deployments/{app}")), json!(terms))
            }
            AdminCommand::List { .. } => (Method::GET, path("deployments"), Value::Null),
            AdminCommand::Remove { app, .. } => {
                (Method::DELETE, path(&format!("deployments/{app}")), Value::Null)
            }
            AdminCommand::Logs { app, after, .. } => {
                (Method::GET, path(&format!("deployments/{app}/logs?after={after}")), Value::Null)
            }
            AdminCommand::CreateKey { limits, role, .. } => {
                let mut body = json!(limits);
                body["role"] = json!(role);
                (Method::POST, path("keys"), body)
            }
            AdminCommand::LimitKey { id, limits, .. } => {
                (Method::PUT, path(&format!("keys/{}/limits", escaped(id))), json!(limits))
            }
            AdminCommand::Usage { from, to, .. } => {
                let part = |name: &str, day: &Option<String>| {
                    day.as_ref().map(|day| format!("{name}={day}"))
                };
                let query: Vec<String> =
                    [part("from", from), part("to", to)].into_iter().flatten().collect();
                let mark = if query.is_empty() { "" } else { "?" };
                (Method::GET, path(&format!("usage{mark}{}", query.join("&"))), Value::Null)
            }
            AdminCommand::ListKeys { .. } => (Method::GET, path("keys"), Value::Null),
            AdminCommand::RevokeKey { id, .. } => {
                // Whatever was written for one; those that are there need no escapes.
                (Method::DELETE, path(&format!("keys/{}", escaped(id))), Value::Null)
            }
        }
    }

    /// Returns the command that a request stands for, or `None` if there is no such path. `rest`
    /// is the path after the organization.
    ///
    /// # Errors
    /// When the body is not as expected.
    pub fn of_request(
        org: Id,
        method: &Method,
        rest: &[&str],
        query: Option<&str>,
        body: &[u8],
    ) -> Result<Option<AdminCommand>, AdminError> {
        let app = |app: &str| app.parse::<Id>().map_err(|error| AdminError::Bad(error.to_string()));
        Ok(Some(match (method.as_str(), rest) {
            ("GET", ["deployments"]) => AdminCommand::List { org },
            ("PUT", ["deployments", name]) => {
                AdminCommand::Deploy { org, app: app(name)?, terms: read(body)? }
            }
            ("DELETE", ["deployments", name]) => AdminCommand::Remove { org, app: app(name)? },
            ("GET", ["deployments", name, "logs"]) => {
                AdminCommand::Logs { org, app: app(name)?, after: after(query)? }
            }
            ("POST", ["keys"]) => read::<NewKey>(body)?.command(org),
            ("PUT", ["keys", id, "limits"]) => {
                AdminCommand::LimitKey { org, id: (*id).into(), limits: read(body)? }
            }
            ("GET", ["usage"]) => {
                let mut days = [None, None];
                for QueryMember { name, value } in query_members(query) {
                    let place = match name.as_str() {
                        "from" => 0,
                        "to" => 1,
                        _ => {
                            return Err(AdminError::Bad(format!(
                                "{name}: from or to was expected"
                            )));
                        }
                    };
                    let day = usage::day(&value.unwrap_or_default());
                    let bad = |error| AdminError::Bad(format!("{name}: {error}"));
                    days[place] = Some(day.map_err(bad)?);
                }
                let [from, to] = days;
                AdminCommand::Usage { org, from, to }
            }
            ("GET", ["keys"]) => AdminCommand::ListKeys { org },
            ("DELETE", ["keys", id]) => AdminCommand::RevokeKey { org, id: (*id).into() },
            _ => return Ok(None),
        }))
    }

    /// Carries the command out. What it has changed is on the disk when this returns.
    ///
    /// # Errors
    /// When it cannot be carried out; then nothing has changed.
    pub fn run(self, state: &state::HostState, by: By) -> Result<(Value, Changed), AdminError> {
        let most = match by {
            By::Operator => OrgLimits { deployments: usize::MAX, keys: usize::MAX },
            By::Tenant(limits) => limits,
        };
        let nothing = |answer: Value| Ok((answer, Changed::default()));
        match self {
            AdminCommand::Deploy { org, app, terms } => {
                terms.check()?;
                let deployment = terms.deployment(org, app, by);
                let (now, before) = state.deploy(deployment, most.deployments)?;
                Ok((json!(now), Changed { before, now: Some(now) }))
            }
            AdminCommand::List { org } => {
                let deployments = state.deployments(Some(&org)).into_iter();
                let deployments = deployments.map(|deployment| listed(&deployment, by));
                nothing(json!({"deployments": deployments.collect::<Vec<_>>()}))
            }
            AdminCommand::Remove { org, app } => match state.remove(&org, &app)? {
                Some(before) => {
                    Ok((json!({"removed": true}), Changed { before: Some(before), now: None }))
                }
                None => Err(no_app(&org, &app)),
            },
            AdminCommand::Logs { org, app, after } => match state.deployment(&org, &app) {
                Some(_) => nothing(json!({"lines": state.logs(&org, &app, after)?})),
                None => Err(no_app(&org, &app)),
            },
            AdminCommand::CreateKey { org, role, limits } => {
                let (key, answer) = new_key(org, role, limits, by)?;
                state.add_key(key, most.keys)?;
                nothing(answer)
            }
            AdminCommand::ListKeys { org } => {
                let keys = state.keys(&org).into_iter();
                let keys = keys.map(|key| {
                    json!({"id": key.id, "created": key.created, "revoked": key.revoked,
                        "role": key.role, "limits": key.limits,
                        "limited_by_operator": key.limited_by_operator})
                });
                nothing(json!({"keys": keys.collect::<Vec<_>>()}))
            }
            AdminCommand::LimitKey { org, id, limits } => {
                match state.limit_key(&org, &id, limits, by == By::Operator)? {
                    Some(key) => nothing(json!({"id": key.id, "limits": key.limits})),
                    None => Err(no_key(&org, &id)),
                }
            }
            AdminCommand::Usage { org, from, to } => {
                let from = from.unwrap_or_default();
                let to = to.unwrap_or_else(|| clock::iso_time()[..10].to_owned());
                nothing(usage_answer(&state.usage(&org, &from, &to)?))
            }
            AdminCommand::RevokeKey { org, id } => match state.revoke(&org, &id)? {
                Some(key) => nothing(json!({"id": key.id, "revoked": key.revoked})),
                None => Err(no_key(&org, &id)),
            },
        }
    }
}

impl Terms {
    /// Returns a deployment of these terms that has no number yet.
    fn deployment(self, org: Id, app: Id, by: By) -> Deployment {
        Deployment {
            org,
            app,
            model: self.model,
            auth: self.auth,
            min: self.min,
            idle_seconds: self.idle_seconds,
            max_concurrency: self.max_concurrency,
            revision: 0,
            created: unix_time(),
            by_operator: by == By::Operator,
            replicas: self.replicas,
            memory: self.memory,
            cpus: self.cpus,
        }
    }

    /// Returns the member that needs a distributed engine, if there is one.
    pub(super) fn upstream_member(&self) -> Option<&'static str> {
        let given = [
            ("replicas", self.replicas.is_some()),
            ("memory", self.memory.is_some()),
            ("cpus", self.cpus.is_some()),
        ];
        given.into_iter().find_map(|(name, is_given)| is_given.then_some(name))
    }

    fn check(&self) -> Result<(), AdminError> {
        let bad = |what: &str| Err(AdminError::Bad(what.into()));
        if self.min > 1 {
            return bad(
                "min: 0 or 1 was expected; one process runs one copy of a model, for many \
                 requests at once",
            );
        }
        if self.min > 0 && self.replicas.is_some() {
            return bad("min: replicas says how many servers there are at least");
        }
        if self.memory == Some(0) || self.memory.is_some_and(|mib| mib > MOST_MEMORY) {
            return bad("memory: a number of MiB above 0 was expected");
        }
        if self.cpus.is_some_and(|cpus| !(1..=MOST_CPUS).contains(&cpus)) {
            return bad(&format!("cpus: 1 to {MOST_CPUS} was expected"));
        }
        if self.idle_seconds == 0 {
            return bad("idle_seconds: a number above 0 was expected");
        }
        if !(1..=MOST_CONCURRENCY).contains(&self.max_concurrency) {
            let words = format!("max_concurrency: 1 to {MOST_CONCURRENCY} was expected");
            return bad(&words);
        }
        match &self.model {
            Some(model)
                if model.parse::<Name>().is_err() && !std::path::Path::new(model).is_file() =>
            {
                bad("model: ORG/REPO[:QUANT], or the path of a GGUF file, was expected")
            }
            _ => Ok(()),
        }
    }

    /// Returns whether the model is a file of the server's machine, which only its operator may
    /// name.
    pub fn names_file(&self) -> bool {
        let is_file =
            |model: &String| model.parse::<Name>().is_err() || std::path::Path::new(model).exists();
        self.model.as_ref().is_some_and(is_file)
    }
}

/// Returns a deployment as a list has it, with the name that its answers bear. Only the operator is
/// told where a file lies.
fn listed(deployment: &Deployment, by: By) -> Value {
    let mut listed = json!(deployment);
    let name = deployment.model_name();
    if by != By::Operator && deployment.model.is_some() {
        listed["model"] = json!(name);
    }
    listed["model_name"] = json!(name);
    listed
}

/// Makes a key, and the answer that shows it.
fn new_key(
    org: Id,
    role: KeyRole,
    limits: KeyLimits,
    by: By,
) -> Result<(KeyRecord, Value), AdminError> {
    let (mut key, shown) = key::create(org).map_err(AdminError::Random)?;
    key.role = role;
    key.limits = limits;
    key.limited_by_operator = by == By::Operator && !limits.is_empty();
    let answer = json!({"id": key.id, "key": shown, "org": key.org, "created": key.created,
        "role": key.role, "limits": key.limits});
    Ok((key, answer))
}

/// Reads a body; none is an empty object.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, AdminError> {
    let body = if body.is_empty() { b"{}" } else { body };
    let bad = |error: serde_json::Error| AdminError::Bad(error.to_string());
    // An array would do for a struct, too.
    let members: Map<String, Value> = serde_json::from_slice(body).map_err(bad)?;
    serde_json::from_value(members.into()).map_err(bad)
}

/// Returns usage as an answer: the numbers of each day, deployment and key, and their sum.
fn usage_answer(found: &[(UsagePlace, KeyUsage)]) -> Value {
    #[derive(Serialize)]
    struct UsageEntry<'a> {
        #[serde(flatten)]
        place: &'a UsagePlace,
        #[serde(flatten)]
        usage: &'a KeyUsage,
    }
    let mut total = KeyUsage::default();
    for (_, usage) in found {
        total += *usage;
    }
    let entries: Vec<UsageEntry> =
        found.iter().map(|(place, usage)| UsageEntry { place, usage }).collect();
    json!({"usage": entries, "total": total})
}

/// Reads the number of a line of a log, after which to begin; without one that is the beginning.
fn after(query: Option<&str>) -> Result<u64, AdminError> {
    let mut after = 0;
    for QueryMember { name, value } in query_members(query) {
        let number = value.filter(|_| name == "after").and_then(|number| number.parse().ok());
        let wrong = || AdminError::Bad("after: the number of a line was expected".into());
        after = number.ok_or_else(wrong)?;
    }
    Ok(after)
}

fn no_app(org: &Id, app: &Id) -> AdminError {
    AdminError::NotFound(format!("there is no deployment {org}/{app}"))
}

fn no_key(org: &Id, id: &str) -> AdminError {
    AdminError::NotFound(format!("there is no key {} of {org}", shortened(id)))
}
