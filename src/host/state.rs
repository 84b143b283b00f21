//! The state of organizations: deployments, keys, logs and usage, in a database that survives a
//! crash, mirrored in memory.
//!
//! A change is in the database before it is acknowledged, whole or not at all, even if the process
//! is killed. Requests are checked against the mirror. There are two databases:
//!
//! | file | database | what keeps the mirror true |
//! |---|---|---|
//! | `embedded` | a file in a folder of the operator's | one process has it open at a time |
//! | `shared` | PostgreSQL, for several servers | they look for changes five times a second |
//!
//! The rules (how much an organization may have, which keys are forgotten) are here and hold for
//! both: a change is a function over the records of one organization, which a database runs in a
//! transaction.

mod embedded;
#[cfg(feature = "postgres")]
mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};

use super::limits::KeyLimits;
use super::record::{
    Changed, Deployment, Id, KeyRecord, KeyUsage, LogLine, UsageBatch, UsagePlace,
};
use crate::util::clock::unix_time;
use embedded::EmbeddedStore;
#[cfg(feature = "postgres")]
use shared::SharedStore;

/// Most lines that are kept of a deployment's log.
const LOG_LINES: u64 = 1000;
/// Most revoked keys that are remembered of an organization.
const REVOKED: usize = 64;
/// Most days of an organization of which the usage is kept.
const USAGE_DAYS: usize = 400;

/// Why the state cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StateError {
    /// There is no state yet.
    #[error(
        "{}: there is no state of a host; `hob host key create` or `hob host deploy` makes one, \
         --state names another folder",
        .0.display()
    )]
    NotThere(PathBuf),
    /// Another process has it open.
    #[error("{}: in use by another process", .0.display())]
    InUse(PathBuf),
    /// A folder or file cannot be made.
    #[error("{}: {source}", path.display())]
    File {
        /// The folder or file.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The database in a file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Database {
        /// Its file.
        path: PathBuf,
        /// The database's error.
        source: Box<redb::Error>,
    },
    /// The address of a database is none, or asks for what cannot be had.
    #[error("--database: {0}")]
    Address(String),
    /// The database of several servers cannot be reached.
    #[error(
        "the database {address} cannot be reached: {reason}; what is known is served on, and \
         nothing can be changed"
    )]
    Unreachable {
        /// Its host, port and name.
        address: String,
        /// The reason.
        reason: String,
    },
    /// The connection was lost while a change was on its way.
    #[error(
        "the database {address} was lost while a change was on its way: look whether it has been \
         made"
    )]
    Unknown {
        /// Its host, port and name.
        address: String,
    },
    /// The database of several servers refuses.
    #[error("the database {address}: {reason}")]
    Refused {
        /// Its host, port and name.
        address: String,
        /// The database's words.
        reason: String,
    },
    /// The database of several servers has tables of a later version.
    #[error(
        "the database {address} has tables of version {found}; this hob knows them up to version \
         {known}: take a later one"
    )]
    TooNew {
        /// Its host, port and name.
        address: String,
        /// The version of its tables.
        found: i32,
        /// The last version that is known.
        known: i32,
    },
    /// State is to be copied to where there is some.
    #[error("the database {0} has state already; `hob host migrate --from` wants one without any")]
    NotEmpty(String),
    /// An organization has as many as it may have.
    #[error(
        "{org} has {most} {what}, the most that an organization may have here ({option} of \
         `hob host`)"
    )]
    Limit {
        /// The organization.
        org: Id,
        /// The things that are limited.
        what: &'static str,
        /// The limit.
        most: usize,
        /// The operator's option that says so.
        option: &'static str,
    },
    /// An organization would change what the operator has set.
    #[error("the limits of key {id} are set by the operator, who alone changes them")]
    OperatorLimits {
        /// The half of the key that is no secret.
        id: String,
    },
    /// A record that this version cannot read.
    #[error("{place}: a record is not as expected: {source}")]
    Record {
        /// The file, or the database.
        place: String,
        /// The error of its JSON.
        source: serde_json::Error,
    },
}

/// The records of an organization, as a change finds and leaves them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct OrgRecords {
    deployments: BTreeMap<Id, Deployment>,
    keys: BTreeMap<String, KeyRecord>,
    /// The number that the last deployment of any organization was given.
    last_revision: u64,
}

/// A change of an organization's records, which may be run again if the database was lost.
type OrgChange<'a> = &'a mut dyn FnMut(&mut OrgRecords) -> Result<(), StateError>;

/// All records, by the names of their organizations.
type Records = BTreeMap<Id, OrgRecords>;

/// A line of a log that has no number yet.
#[derive(Debug, Clone, Copy)]
struct NewLine<'a> {
    time_ms: u64,
    message: &'a str,
}

/// A database that keeps the state.
trait StateStore: Send + Sync {
    /// Reads the records of all organizations.
    fn read_all(&self) -> Result<Records, StateError>;

    /// Runs a change over the records of an organization in one transaction, and returns what it
    /// has made of them. `known` are those of the mirror. The logs of deployments that are gone
    /// then go, too. After an error nothing has changed, unless it is [`StateError::Unknown`].
    fn change(
        &self,
        org: &Id,
        known: OrgRecords,
        change: OrgChange<'_>,
    ) -> Result<OrgRecords, StateError>;

    /// Returns the organizations that others have changed since the last call, with their records;
    /// those without any have none left. The caller holds what keeps this process from changing
    /// any.
    fn changed_by_others(&self) -> Result<Records, StateError>;

    /// Adds a line to the log of a deployment, if it is still there.
    fn add_log_line(&self, org: &Id, app: &Id, line: NewLine<'_>) -> Result<(), StateError>;

    /// Returns the lines of a deployment's log after the one with number `after`.
    fn log_lines(&self, org: &Id, app: &Id, after: u64) -> Result<Vec<LogLine>, StateError>;

    /// Adds numbers to those that are kept, all of them or none, and none that are there already.
    fn add_usage(&self, batch: &UsageBatch) -> Result<(), StateError>;

    /// Returns the usage of an organization on the days from `from` to `to`, in order.
    fn usage(
        &self,
        org: &Id,
        from: &str,
        to: &str,
    ) -> Result<Vec<(UsagePlace, KeyUsage)>, StateError>;
}

/// The changes that other servers have made, as far as this one acts on them.
#[derive(Debug, Default)]
pub(super) struct ForeignChanges {
    /// Deployments that were made, replaced or removed.
    pub deployments: Vec<Changed>,
    /// True if a key opens nothing any more.
    pub has_revoked: bool,
}

/// The state of a host.
pub struct HostState {
    store: Box<dyn StateStore>,
    is_shared: bool,
    mirror: RwLock<Mirror>,
    /// Held by the thread that changes something, so that the mirror changes in the order of the
    /// database.
    writing: Mutex<()>,
}

#[derive(Default)]
struct Mirror {
    deployments: BTreeMap<(Id, Id), Deployment>,
    keys: BTreeMap<String, KeyRecord>,
}

impl Mirror {
    /// Returns the records of an organization.
    fn records(&self, org: &Id) -> OrgRecords {
        let deployments = self.deployments.values().filter(|deployment| deployment.org == *org);
        let keys = self.keys.values().filter(|key| key.org == *org);
        OrgRecords {
            deployments: deployments.map(|found| (found.app.clone(), found.clone())).collect(),
            keys: keys.map(|key| (key.id.clone(), key.clone())).collect(),
            last_revision: 0,
        }
    }

    /// Puts records in place of those of an organization.
    fn set(&mut self, org: &Id, records: OrgRecords) {
        self.deployments.retain(|(of, _), _| of != org);
        self.keys.retain(|_, key| key.org != *org);
        let deployments = records.deployments.into_iter();
        self.deployments.extend(deployments.map(|(app, found)| ((org.clone(), app), found)));
        self.keys.extend(records.keys);
    }
}

/// The servers that have a database open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DatabaseUse {
    /// This one.
    Alone,
    /// This one, and perhaps others.
    Shared,
}

impl HostState {
    /// Opens the database in a folder; makes both if they are not there.
    ///
    /// # Errors
    /// When another process has it open, or it cannot be read.
    pub fn open(folder: &Path) -> Result<HostState, StateError> {
        Self::over(Box::new(EmbeddedStore::open(folder)?), DatabaseUse::Alone)
    }

    /// Opens the database in a folder, which must be there.
    ///
    /// # Errors
    /// As [`HostState::open`], and when it is not.
    pub fn open_existing(folder: &Path) -> Result<HostState, StateError> {
        Self::over(Box::new(EmbeddedStore::open_existing(folder)?), DatabaseUse::Alone)
    }

    /// Opens a database that other servers may have open, too; makes its tables, or brings them to
    /// this version.
    ///
    /// # Errors
    /// When the address is none, the database cannot be reached or refuses, or has tables of a
    /// later version.
    pub fn open_shared(address: &str) -> Result<HostState, StateError> {
        #[cfg(feature = "postgres")]
        let state = Self::over(Box::new(SharedStore::open(address)?), DatabaseUse::Shared);
        #[cfg(not(feature = "postgres"))]
        let state = Err(without_postgres(address));
        state
    }

    /// Copies the state in a folder to a database without any, with logs and usage. Returns the
    /// number of organizations.
    ///
    /// # Errors
    /// When one of the two cannot be used, or the database has state.
    pub fn copy_to_shared(folder: &Path, address: &str) -> Result<usize, StateError> {
        #[cfg(feature = "postgres")]
        {
            let from = EmbeddedStore::open_existing(folder)?;
            let to = SharedStore::open(address)?;
            to.fill(&from.read_all()?, &from.all_logs()?, &from.all_usage()?)
        }
        #[cfg(not(feature = "postgres"))]
        Self::open_existing(folder).and_then(|_| Err(without_postgres(address)))
    }

    fn over(store: Box<dyn StateStore>, database: DatabaseUse) -> Result<HostState, StateError> {
        let mut mirror = Mirror::default();
        for (org, records) in store.read_all()? {
            mirror.set(&org, records);
        }
        let mirror = RwLock::new(mirror);
        let is_shared = database == DatabaseUse::Shared;
        Ok(HostState { store, is_shared, mirror, writing: Mutex::default() })
    }

    /// Returns whether other servers may have the database open, too.
    pub(super) fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn mirror(&self) -> RwLockReadGuard<'_, Mirror> {
        self.mirror.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn writing(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, org: &Id, records: OrgRecords) {
        self.mirror.write().unwrap_or_else(PoisonError::into_inner).set(org, records);
    }

    /// Returns a deployment.
    pub fn deployment(&self, org: &Id, app: &Id) -> Option<Deployment> {
        self.mirror().deployments.get(&(org.clone(), app.clone())).cloned()
    }

    /// Returns the number of the deployment of that name, as it is now.
    pub fn revision(&self, org: &Id, app: &Id) -> Option<u64> {
        self.mirror()
            .deployments
            .get(&(org.clone(), app.clone()))
            .map(|deployment| deployment.revision)
    }

    /// Returns all deployments, or those of an organization.
    pub fn deployments(&self, org: Option<&Id>) -> Vec<Deployment> {
        let mirror = self.mirror();
        let all = mirror.deployments.values();
        all.filter(|deployment| org.is_none_or(|org| deployment.org == *org)).cloned().collect()
    }

    /// Returns a key by its id.
    pub fn key(&self, id: &str) -> Option<KeyRecord> {
        self.mirror().keys.get(id).cloned()
    }

    /// Returns the keys of an organization, revoked ones too.
    pub fn keys(&self, org: &Id) -> Vec<KeyRecord> {
        self.mirror().keys.values().filter(|key| key.org == *org).cloned().collect()
    }

    /// Returns the organizations for which anything was ever made, in order.
    pub fn orgs(&self) -> Vec<Id> {
        let mirror = self.mirror();
        let of_keys = mirror.keys.values().map(|key| key.org.clone());
        let of_deployments = mirror.deployments.keys().map(|(org, _)| org.clone());
        let all: BTreeSet<Id> = of_keys.chain(of_deployments).collect();
        all.into_iter().collect()
    }

    /// Returns whether anything was ever made for an organization.
    pub fn knows(&self, org: &Id) -> bool {
        let mirror = self.mirror();
        mirror.keys.values().any(|key| key.org == *org)
            || mirror.deployments.keys().any(|(o, _)| o == org)
    }

    /// Changes the records of an organization, in the database and then in the mirror.
    fn change(
        &self,
        org: &Id,
        mut change: impl FnMut(&mut OrgRecords) -> Result<(), StateError>,
    ) -> Result<(), StateError> {
        let _writing = self.writing();
        let known = self.mirror().records(org);
        let records = self.store.change(org, known, &mut change)?;
        self.set(org, records);
        Ok(())
    }

    /// Keeps a deployment in place of one of the same name, and gives it its number. Returns it and
    /// the one before. An organization has at most `most` of them then.
    ///
    /// # Errors
    /// When it would have more, or the database cannot be written; then nothing has changed.
    pub fn deploy(
        &self,
        deployment: Deployment,
        most: usize,
    ) -> Result<(Deployment, Option<Deployment>), StateError> {
        let org = deployment.org.clone();
        let mut deployment = deployment;
        let mut before = None;
        self.change(&org, |records| {
            before = records.deployments.get(&deployment.app).cloned();
            if before.is_none() && records.deployments.len() >= most {
                return Err(StateError::Limit {
                    org: deployment.org.clone(),
                    what: "deployments",
                    most,
                    option: "--max-deployments",
                });
            }
            records.last_revision += 1;
            deployment.revision = records.last_revision;
            records.deployments.insert(deployment.app.clone(), deployment.clone());
            Ok(())
        })?;
        Ok((deployment, before))
    }

    /// Removes a deployment and its log. `None` if there is none.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn remove(&self, org: &Id, app: &Id) -> Result<Option<Deployment>, StateError> {
        let mut removed = None;
        self.change(org, |records| {
            removed = records.deployments.remove(app);
            Ok(())
        })?;
        Ok(removed)
    }

    /// Keeps a key. An organization has at most `most` valid ones then.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn add_key(&self, key: KeyRecord, most: usize) -> Result<(), StateError> {
        self.change(&key.org, |records| {
            if records.keys.values().filter(|key| key.revoked.is_none()).count() >= most {
                return Err(StateError::Limit {
                    org: key.org.clone(),
                    what: "valid keys",
                    most,
                    option: "--max-keys",
                });
            }
            records.keys.insert(key.id.clone(), key.clone());
            Ok(())
        })
    }

    /// Revokes a key of an organization. `None` if there is none; a revoked one stays as it is. The
    /// oldest of many revoked ones are forgotten, and are refused as unknown ones are.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn revoke(&self, org: &Id, id: &str) -> Result<Option<KeyRecord>, StateError> {
        let mut revoked = None;
        self.change(org, |records| {
            revoked = None;
            let Some(key) = records.keys.get_mut(id) else { return Ok(()) };
            let is_new = key.revoked.is_none();
            if is_new {
                key.revoked = Some(unix_time());
            }
            revoked = Some(key.clone());
            if is_new {
                forget_revoked(&mut records.keys);
            }
            Ok(())
        })?;
        Ok(revoked)
    }

    /// Sets the limits of a valid key of an organization. `None` if there is none.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn limit_key(
        &self,
        org: &Id,
        id: &str,
        limits: KeyLimits,
        by_operator: bool,
    ) -> Result<Option<KeyRecord>, StateError> {
        let mut limited = None;
        self.change(org, |records| {
            limited = None;
            let key = records.keys.get_mut(id).filter(|key| key.revoked.is_none());
            let Some(key) = key else { return Ok(()) };
            if key.limited_by_operator && !by_operator {
                return Err(StateError::OperatorLimits { id: key.id.clone() });
            }
            key.limits = limits;
            key.limited_by_operator = by_operator;
            limited = Some(key.clone());
            Ok(())
        })?;
        Ok(limited)
    }

    /// Takes the changes of other servers over, and returns what this one has to act on.
    ///
    /// # Errors
    /// When the database cannot be read; the mirror stays as it is.
    pub(super) fn follow_others(&self) -> Result<ForeignChanges, StateError> {
        let _writing = self.writing();
        let mut found = ForeignChanges::default();
        for (org, now) in self.store.changed_by_others()? {
            let before = self.mirror().records(&org);
            found.note(&before, &now);
            self.set(&org, now);
        }
        Ok(found)
    }

    /// Adds a line to the log of the deployment that the pool knows by `pool_id`, if it is still
    /// there.
    pub fn log_or_warn(&self, pool_id: &str, message: &str) {
        let name = pool_id.split('#').next().unwrap_or(pool_id);
        let ids = name
            .split_once('/')
            .and_then(|(org, app)| Some((org.parse::<Id>().ok()?, app.parse::<Id>().ok()?)));
        let Some((org, app)) = ids else { return };
        let time_ms = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64);
        let _writing = self.writing();
        let line = NewLine { time_ms, message };
        if let Err(error) = self.store.add_log_line(&org, &app, line) {
            tracing::warn!(%error, "a line of a deployment's log is lost");
        }
    }

    /// Returns the lines of a deployment's log after the one with number `after`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn logs(&self, org: &Id, app: &Id, after: u64) -> Result<Vec<LogLine>, StateError> {
        self.store.log_lines(org, app, after)
    }

    /// Adds numbers to those that are kept, all of them or none. Of each organization the last 400
    /// days on which it used something stay.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing has changed, unless it is
    /// [`StateError::Unknown`]: the same batch is added again, and counts once.
    pub fn add_usage(&self, batch: &UsageBatch) -> Result<(), StateError> {
        let _writing = self.writing();
        self.store.add_usage(batch)
    }

    /// Returns the usage of an organization on the days from `from` to `to`, in order.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn usage(
        &self,
        org: &Id,
        from: &str,
        to: &str,
    ) -> Result<Vec<(UsagePlace, KeyUsage)>, StateError> {
        self.store.usage(org, from, to)
    }
}

/// Returns the error of a build that knows no shared database.
#[cfg(not(feature = "postgres"))]
fn without_postgres(_: &str) -> StateError {
    StateError::Address("this hob was built without the feature `postgres`".into())
}

/// Forgets all but the last keys that an organization has revoked.
fn forget_revoked(keys: &mut BTreeMap<String, KeyRecord>) {
    let mut revoked: Vec<&KeyRecord> = keys.values().filter(|key| key.revoked.is_some()).collect();
    revoked.sort_by_key(|key| std::cmp::Reverse(key.revoked));
    let old: Vec<String> = revoked.iter().skip(REVOKED).map(|key| key.id.clone()).collect();
    for id in old {
        keys.remove(&id);
    }
}

impl ForeignChanges {
    /// Notes what has made the records `now` of those `before`.
    fn note(&mut self, before: &OrgRecords, now: &OrgRecords) {
        let apps: BTreeSet<&Id> = before.deployments.keys().chain(now.deployments.keys()).collect();
        for app in apps {
            let before = before.deployments.get(app);
            let now = now.deployments.get(app);
            if before != now {
                self.deployments.push(Changed { before: before.cloned(), now: now.cloned() });
            }
        }
        let is_valid = |records: &OrgRecords, id: &String| {
            records.keys.get(id).is_some_and(|key| key.revoked.is_none())
        };
        self.has_revoked |= before.keys.keys().any(|id| is_valid(before, id) && !is_valid(now, id));
    }
}
