//! The commands of `hob host …`, which are also the requests of the management interface. They mean
//! the same whether a server carries them out or the program itself does.

use hyper::{Method, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::record::{Auth, Deployment, Id};
use super::{key, state};
use crate::store::Name;
use crate::util::clock::unix_time;
use crate::util::url::escaped;

/// A command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AdminCommand {
    /// Makes a deployment, or another of one of the same name.
    Deploy {
        /// The organization.
        org: Id,
        /// Its name.
        app: Id,
        /// Its terms.
        terms: Terms,
    },
    /// The deployments of an organization.
    List {
        /// The organization.
        org: Id,
    },
    /// Removes a deployment.
    Remove {
        /// The organization.
        org: Id,
        /// Its name.
        app: Id,
    },
    /// The log of a deployment, after a line.
    Logs {
        /// The organization.
        org: Id,
        /// Its name.
        app: Id,
        /// The number of the line.
        after: u64,
    },
    /// Makes a key.
    CreateKey {
        /// The organization.
        org: Id,
    },
    /// The keys of an organization.
    ListKeys {
        /// The organization.
        org: Id,
    },
    /// Revokes a key.
    RevokeKey {
        /// The organization.
        org: Id,
        /// The half of it that is no secret.
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
}

impl Default for Terms {
    fn default() -> Self {
        Terms { model: None, auth: Auth::Private, min: 0, idle_seconds: 600, max_concurrency: 16 }
    }
}

/// Limits to the deployments and keys of an organization.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrgLimits {
    /// Deployments at most.
    pub deployments: usize,
    /// Valid keys at most.
    pub keys: usize,
}

impl Default for OrgLimits {
    fn default() -> Self {
        OrgLimits { deployments: 32, keys: 64 }
    }
}

/// Who gives a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// Whoever runs the server, whom nothing bounds.
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
    /// It does not make sense.
    #[error("{0}")]
    Bad(String),
    /// The state.
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
    /// Returns the status that says so over HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            AdminError::NotFound(_) => StatusCode::NOT_FOUND,
            AdminError::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AdminError::HostState(state::StateError::Limit { .. }) => StatusCode::CONFLICT,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// The change that a command has made.
#[derive(Debug, Default)]
pub struct Changed {
    /// The deployment as it was.
    pub before: Option<Deployment>,
    /// The deployment as it is.
    pub now: Option<Deployment>,
}

impl AdminCommand {
    /// Returns the organization that the command is about.
    pub fn org(&self) -> &Id {
        match self {
            AdminCommand::Deploy { org, .. }
            | AdminCommand::List { org }
            | AdminCommand::Remove { org, .. }
            | AdminCommand::Logs { org, .. }
            | AdminCommand::CreateKey { org }
            | AdminCommand::ListKeys { org }
            | AdminCommand::RevokeKey { org, .. } => org,
        }
    }

    /// Returns whether it makes something, and so makes sense before anything is there.
    pub fn makes(&self) -> bool {
        matches!(self, AdminCommand::Deploy { .. } | AdminCommand::CreateKey { .. })
    }

    /// Returns the request that stands for it.
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
            AdminCommand::CreateKey { .. } => (Method::POST, path("keys"), Value::Null),
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
                let body = if body.is_empty() { b"{}" } else { body };
                let bad = |error: serde_json::Error| AdminError::Bad(error.to_string());
                // An array would do for a struct, too.
                let members: Map<String, Value> = serde_json::from_slice(body).map_err(bad)?;
                let terms = serde_json::from_value(members.into()).map_err(bad)?;
                AdminCommand::Deploy { org, app: app(name)?, terms }
            }
            ("DELETE", ["deployments", name]) => AdminCommand::Remove { org, app: app(name)? },
            ("GET", ["deployments", name, "logs"]) => {
                let after =
                    query.and_then(|query| query.strip_prefix("after=")?.parse().ok()).unwrap_or(0);
                AdminCommand::Logs { org, app: app(name)?, after }
            }
            ("POST", ["keys"]) => AdminCommand::CreateKey { org },
            ("GET", ["keys"]) => AdminCommand::ListKeys { org },
            ("DELETE", ["keys", id]) => AdminCommand::RevokeKey { org, id: (*id).into() },
            _ => return Ok(None),
        }))
    }

    /// Carries it out. What it has changed is on the disk when this returns.
    ///
    /// # Errors
    /// When it cannot be; then nothing has changed.
    pub fn run(self, state: &state::HostState, by: By) -> Result<(Value, Changed), AdminError> {
        let limits = match by {
            By::Operator => OrgLimits { deployments: usize::MAX, keys: usize::MAX },
            By::Tenant(limits) => limits,
        };
        let nothing = |answer: Value| Ok((answer, Changed::default()));
        match self {
            AdminCommand::Deploy { org, app, terms } => {
                terms.check()?;
                let deployment = terms.deployment(org, app, by);
                let (now, before) = state.deploy(deployment, limits.deployments)?;
                Ok((json!(now), Changed { before, now: Some(now) }))
            }
            AdminCommand::List { org } => {
                nothing(json!({"deployments": state.deployments(Some(&org))}))
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
            AdminCommand::CreateKey { org } => {
                let (key, shown) = key::create(org).map_err(AdminError::Random)?;
                let answer =
                    json!({"id": key.id, "key": shown, "org": key.org, "created": key.created});
                state.add_key(key, limits.keys)?;
                nothing(answer)
            }
            AdminCommand::ListKeys { org } => {
                let keys = state.keys(&org).into_iter();
                let keys = keys.map(
                    |key| json!({"id": key.id, "created": key.created, "revoked": key.revoked}),
                );
                nothing(json!({"keys": keys.collect::<Vec<_>>()}))
            }
            AdminCommand::RevokeKey { org, id } => match state.revoke(&org, &id)? {
                Some(key) => nothing(json!({"id": key.id, "revoked": key.revoked})),
                None => {
                    Err(AdminError::NotFound(format!("there is no key {} of {org}", clipped(&id))))
                }
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
        }
    }

    fn check(&self) -> Result<(), AdminError> {
        let bad = |what: &str| Err(AdminError::Bad(what.into()));
        if self.min > 1 {
            return bad(
                "min: 0 or 1 was expected; one process runs one copy of a model, for many \
                 requests at once",
            );
        }
        if self.idle_seconds == 0 {
            return bad("idle_seconds: a number above 0 was expected");
        }
        if !(1..=10_000).contains(&self.max_concurrency) {
            return bad("max_concurrency: 1 to 10000 was expected");
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

fn no_app(org: &Id, app: &Id) -> AdminError {
    AdminError::NotFound(format!("there is no deployment {org}/{app}"))
}

fn clipped(text: &str) -> String {
    text.chars().take(64).collect()
}
