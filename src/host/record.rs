//! The records of organizations: deployments, keys, log lines; and the rules for names.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::limits::KeyLimits;
use crate::store::Name;
use crate::util::random::random_name;

/// Names that are paths of the server's own.
const RESERVED: [&str; 6] = ["api", "v1", "health", "metrics", "live", "ready"];
/// Most servers of a deployment.
const MOST_REPLICAS: u32 = 1000;
/// Most bytes of a name.
const MAX_ID: usize = 64;

/// The name of an organization or an app: small letters, digits, `-` and `_`, beginning with a
/// letter or digit. So it needs no escapes in an address, and no two look the same.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(String);

/// The error that a text is no name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no name: small letters, digits, - and _ were expected, at most 64, and not api, v1, \
     health, live, metrics or ready"
)]
pub struct BadId(String);

impl FromStr for Id {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let is_letter = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit();
        let fits = text.len() <= MAX_ID
            && text.bytes().next().is_some_and(is_letter)
            && text.bytes().all(|c| is_letter(c) || matches!(c, b'-' | b'_'))
            && !RESERVED.contains(&text);
        if fits { Ok(Id(text.into())) } else { Err(BadId(text.chars().take(MAX_ID).collect())) }
    }
}

impl TryFrom<String> for Id {
    type Error = BadId;

    fn try_from(text: String) -> Result<Self, BadId> {
        text.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Id {
    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The clients that may use a deployment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Auth {
    /// Those who have a key of its organization
    #[default]
    Private,
    /// Everybody
    Public,
}

/// The number of servers of a deployment: `0..4`, both ends included, or `2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ReplicaRange {
    /// Fewest servers.
    pub min: u32,
    /// Most servers, 1 or more.
    pub max: u32,
}

/// The error that a text is no number of servers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("replicas: a number or a range like 0..4 was expected, of 1 to {MOST_REPLICAS} at most")]
pub struct BadReplicas;

impl FromStr for ReplicaRange {
    type Err = BadReplicas;

    fn from_str(text: &str) -> Result<Self, BadReplicas> {
        let (min, max) = text.split_once("..").unwrap_or((text, text));
        let number = |text: &str| text.parse::<u32>().map_err(|_| BadReplicas);
        let range = ReplicaRange { min: number(min)?, max: number(max)? };
        let fits = (1..=MOST_REPLICAS).contains(&range.max) && range.min <= range.max;
        if fits { Ok(range) } else { Err(BadReplicas) }
    }
}

impl TryFrom<String> for ReplicaRange {
    type Error = BadReplicas;

    fn try_from(text: String) -> Result<Self, BadReplicas> {
        text.parse()
    }
}

impl From<ReplicaRange> for String {
    fn from(range: ReplicaRange) -> String {
        range.to_string()
    }
}

impl fmt::Display for ReplicaRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.min, self.max)
    }
}

/// A deployment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deployment {
    /// The organization that it belongs to.
    pub org: Id,
    /// Its name.
    pub app: Id,
    /// A name in the store or on the hub, or a file; `None` is the shipped model.
    pub model: Option<String>,
    /// The clients that may use it.
    pub auth: Auth,
    /// 1 if it is kept loaded, 0 if it may go cold.
    pub min: u32,
    /// Seconds without a request after which it goes cold.
    pub idle_seconds: u64,
    /// Most requests at once; further ones get 429.
    pub max_concurrency: usize,
    /// Its number among all deployments that were ever made, which names it also if its name is
    /// used again.
    pub revision: u64,
    /// Time when it was deployed, in Unix seconds.
    pub created: u64,
    /// True if the operator deployed it, and not its organization.
    #[serde(default)]
    pub by_operator: bool,
    /// The number of its servers; `None` is `min` to 1. This and what follows needs a distributed
    /// engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replicas: Option<ReplicaRange>,
    /// MiB of a server; `None` is what its model is estimated to take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
    /// Cores of a server; `None` is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpus: Option<u32>,
}

impl Deployment {
    /// Returns the name of this revision in the pool.
    pub fn pool_id(&self) -> String {
        format!("{}/{}#{}", self.org, self.app, self.revision)
    }

    /// Returns whether it can only be served by a distributed engine.
    pub fn needs_upstream(&self) -> bool {
        self.replicas.is_some() || self.memory.is_some() || self.cpus.is_some()
    }

    /// Returns the number of its servers.
    pub fn replicas_or_default(&self) -> ReplicaRange {
        self.replicas.unwrap_or(ReplicaRange { min: self.min, max: 1 })
    }

    /// Returns the name of its model in answers, which does not say where its file is.
    pub fn model_name(&self) -> String {
        match &self.model {
            None => crate::runtime::ModelSource::Shipped.name(),
            Some(model) if model.ends_with(".gguf") || model.parse::<Name>().is_err() => {
                crate::runtime::ModelSource::File(model.into()).name()
            }
            Some(model) => model.clone(),
        }
    }
}

/// The change of a deployment.
#[derive(Debug, Default)]
pub struct Changed {
    /// The deployment as it was.
    pub before: Option<Deployment>,
    /// The deployment as it is.
    pub now: Option<Deployment>,
}

/// The things that a key may do.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum KeyRole {
    /// Use the deployments of its organization, and manage it
    #[default]
    Admin,
    /// Use the deployments of its organization
    User,
}

/// A key, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyRecord {
    /// The half that is no secret.
    pub id: String,
    /// The organization that it belongs to.
    pub org: Id,
    /// Random bytes in hex, which are hashed before the secret.
    pub salt: String,
    /// SHA-256 of `SALT:SECRET`, in hex.
    pub hash: String,
    /// Time when it was made, in Unix seconds.
    pub created: u64,
    /// Time when it was revoked, in Unix seconds.
    pub revoked: Option<u64>,
    /// Its limits.
    #[serde(default)]
    pub limits: KeyLimits,
    /// True if the operator has set the limits, and not its organization.
    #[serde(default)]
    pub limited_by_operator: bool,
    /// The things that it may do; keys of earlier versions may do all.
    #[serde(default)]
    pub role: KeyRole,
}

/// A line of a deployment's log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// Its number among the lines of its deployment.
    pub seq: u64,
    /// Time when it was written, in Unix milliseconds.
    pub time_ms: u64,
    /// The text.
    pub message: String,
}

/// The numbers of a key, a deployment and a day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeyUsage {
    /// Requests that were let in.
    pub requests: u64,
    /// Requests that were refused for a limit.
    pub refused: u64,
    /// Tokens of prompts, those found computed among them.
    pub prompt_tokens: u64,
    /// Tokens of prompts that were found computed.
    pub cached_tokens: u64,
    /// Tokens written.
    pub completion_tokens: u64,
    /// Milliseconds from requests to the ends of their answers.
    pub milliseconds: u64,
}

/// The place of numbers in the ledger.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UsagePlace {
    /// The organization.
    #[serde(skip)]
    pub org: String,
    /// The day in UTC, `YYYY-MM-DD`.
    pub day: String,
    /// The deployment.
    pub app: String,
    /// The half of the key that is no secret; empty for requests without one.
    pub key: String,
}

/// Numbers on their way to the database.
#[derive(Debug, Clone)]
pub struct UsageBatch {
    /// The name under which a database that several servers share counts them once, however often
    /// they are written.
    pub id: String,
    /// The numbers, by place.
    pub numbers: BTreeMap<UsagePlace, KeyUsage>,
}

impl UsageBatch {
    /// Returns numbers under a name of their own.
    pub fn new(numbers: BTreeMap<UsagePlace, KeyUsage>) -> UsageBatch {
        UsageBatch { id: random_name(), numbers }
    }
}

impl std::ops::AddAssign for KeyUsage {
    fn add_assign(&mut self, other: KeyUsage) {
        self.requests = self.requests.saturating_add(other.requests);
        self.refused = self.refused.saturating_add(other.refused);
        self.prompt_tokens = self.prompt_tokens.saturating_add(other.prompt_tokens);
        self.cached_tokens = self.cached_tokens.saturating_add(other.cached_tokens);
        self.completion_tokens = self.completion_tokens.saturating_add(other.completion_tokens);
        self.milliseconds = self.milliseconds.saturating_add(other.milliseconds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_servers() {
        for (text, min, max) in [("0..4", 0, 4), ("2", 2, 2), ("3..3", 3, 3), ("1..1000", 1, 1000)]
        {
            assert_eq!(text.parse(), Ok(ReplicaRange { min, max }), "{text}");
        }
        for text in ["", "0", "0..0", "4..1", "-1..2", "1..", "..2", "1...2", "1..1001", "a"] {
            assert_eq!(text.parse::<ReplicaRange>(), Err(BadReplicas), "{text}");
        }
    }

    #[test]
    fn names() {
        for text in ["acme", "a", "my-org_2", "0x"] {
            assert_eq!(text.parse::<Id>().unwrap().as_str(), text);
        }
        for text in [
            "",
            "Acme",
            "-a",
            "_a",
            "a/b",
            "..",
            "a.b",
            "a b",
            "api",
            "v1",
            "health",
            "ä",
            &"x".repeat(65),
        ] {
            assert!(text.parse::<Id>().is_err(), "{text:?}");
        }
        assert!(serde_json::from_str::<Id>("\"../x\"").is_err());
    }
}
