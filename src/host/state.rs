//! The state of organizations: a database in a folder of the operator's.
//!
//! A change is on the disk before it is acknowledged, whole or not at all, even if the process is
//! killed. One process has the database open at a time, so what it holds in memory is what is
//! there, and requests are checked against that.

mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};

use redb::{Database, DatabaseError, ReadableDatabase, ReadableTable, TableDefinition};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::limits::KeyLimits;
use super::record::{Deployment, Id, KeyRecord, LogLine};
use crate::util::clock::unix_time;
use crate::util::platform;

/// Deployments by organization and app, as JSON.
const DEPLOYMENTS: TableDefinition<(&str, &str), &[u8]> = TableDefinition::new("deployments");
/// Keys by their ids, as JSON.
const KEYS: TableDefinition<&str, &[u8]> = TableDefinition::new("keys");
/// Log lines by organization, app and number, as JSON.
const LOGS: TableDefinition<(&str, &str, u64), &[u8]> = TableDefinition::new("logs");
/// Numbers by their names.
const COUNTERS: TableDefinition<&str, u64> = TableDefinition::new("counters");
/// Most lines that are kept of a deployment's log.
const LOG_LINES: u64 = 1000;
/// Most revoked keys that are remembered of an organization.
const REVOKED: usize = 64;

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
    /// The database cannot be read or written.
    #[error("{}: {source}", path.display())]
    Database {
        /// Its file.
        path: PathBuf,
        /// The database's error.
        source: Box<redb::Error>,
    },
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
    #[error("{}: a record is not as expected: {source}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The error of its JSON.
        source: serde_json::Error,
    },
}

/// The state of a host.
pub struct HostState {
    path: PathBuf,
    database: Database,
    mirror: RwLock<Mirror>,
    /// Held by the thread that changes something, so that the mirror changes in the order of the
    /// database.
    writing: Mutex<()>,
}

/// Returns the database of a folder.
fn path(folder: &Path) -> PathBuf {
    folder.join("host.redb")
}

#[derive(Default)]
struct Mirror {
    deployments: BTreeMap<(Id, Id), Deployment>,
    keys: BTreeMap<String, KeyRecord>,
}

impl HostState {
    /// Opens the database of a folder; makes both if they are not there.
    ///
    /// # Errors
    /// When another process has it open, or it cannot be read.
    pub fn open(folder: &Path) -> Result<HostState, StateError> {
        let file = |source| StateError::File { path: folder.into(), source };
        // Only this user may read it.
        platform::create_private_folder(folder).map_err(file)?;
        let path = path(folder);
        let database = Database::create(&path);
        Self::over(path, database)
    }

    /// Opens the database of a folder, which must be there.
    ///
    /// # Errors
    /// As [`HostState::open`], and when it is not.
    pub fn open_existing(folder: &Path) -> Result<HostState, StateError> {
        let path = path(folder);
        if !path.exists() {
            return Err(StateError::NotThere(folder.into()));
        }
        let database = Database::open(&path);
        Self::over(path, database)
    }

    fn over(
        path: PathBuf,
        database: Result<Database, DatabaseError>,
    ) -> Result<HostState, StateError> {
        let database = database.map_err(|error| match error {
            DatabaseError::DatabaseAlreadyOpen => StateError::InUse(path.clone()),
            error => StateError::Database { path: path.clone(), source: Box::new(error.into()) },
        })?;
        let state =
            HostState { path, database, mirror: RwLock::default(), writing: Mutex::default() };
        let mirror = state.read_all()?;
        *state.mirror.write().unwrap_or_else(PoisonError::into_inner) = mirror;
        Ok(state)
    }

    fn database_error(&self) -> impl Fn(redb::Error) -> StateError + '_ {
        |source| StateError::Database { path: self.path.clone(), source: Box::new(source) }
    }

    fn decode<T: DeserializeOwned>(&self, bytes: &[u8]) -> Result<T, StateError> {
        serde_json::from_slice(bytes)
            .map_err(|source| StateError::Record { path: self.path.clone(), source })
    }

    fn encode(&self, value: &impl Serialize) -> Result<Vec<u8>, StateError> {
        serde_json::to_vec(value)
            .map_err(|source| StateError::Record { path: self.path.clone(), source })
    }

    /// Makes the tables if they are not there, and reads them.
    fn read_all(&self) -> Result<Mirror, StateError> {
        let read = || -> Result<[Vec<Vec<u8>>; 2], redb::Error> {
            let write = self.database.begin_write()?;
            write.open_table(DEPLOYMENTS)?;
            write.open_table(KEYS)?;
            write.open_table(LOGS)?;
            write.open_table(COUNTERS)?;
            write.open_table(usage::USAGE)?;
            write.commit()?;
            let read = self.database.begin_read()?;
            let mut deployments = Vec::new();
            let mut keys = Vec::new();
            for entry in read.open_table(DEPLOYMENTS)?.iter()? {
                deployments.push(entry?.1.value().to_vec());
            }
            for entry in read.open_table(KEYS)?.iter()? {
                keys.push(entry?.1.value().to_vec());
            }
            Ok([deployments, keys])
        };
        let [deployments, keys] = read().map_err(self.database_error())?;
        let mut mirror = Mirror::default();
        for bytes in deployments {
            let deployment: Deployment = self.decode(&bytes)?;
            mirror.deployments.insert((deployment.org.clone(), deployment.app.clone()), deployment);
        }
        for bytes in keys {
            let key: KeyRecord = self.decode(&bytes)?;
            mirror.keys.insert(key.id.clone(), key);
        }
        Ok(mirror)
    }

    fn mirror(&self) -> RwLockReadGuard<'_, Mirror> {
        self.mirror.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn writing(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, mirror: impl FnOnce(&mut Mirror)) {
        mirror(&mut self.mirror.write().unwrap_or_else(PoisonError::into_inner));
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
        let _writing = self.writing();
        let mut deployment = deployment;
        let org = &deployment.org;
        let is_new = self.revision(org, &deployment.app).is_none();
        if is_new && self.deployments(Some(org)).len() >= most {
            let org = org.clone();
            let what = "deployments";
            let option = "--max-deployments";
            return Err(StateError::Limit { org, what, most, option });
        }
        let mut write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            {
                let mut counters = write.open_table(COUNTERS)?;
                let last = counters.get("revision")?.map_or(0, |value| value.value());
                deployment.revision = last + 1;
                counters.insert("revision", deployment.revision)?;
                let bytes = self
                    .encode(&deployment)
                    .map_err(|e| redb::Error::Io(std::io::Error::other(e)))?;
                let name = (deployment.org.as_str(), deployment.app.as_str());
                write.open_table(DEPLOYMENTS)?.insert(name, bytes.as_slice())?;
            }
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())?;
        let mut before = None;
        self.change(|mirror| {
            let name = (deployment.org.clone(), deployment.app.clone());
            before = mirror.deployments.insert(name, deployment.clone());
        });
        Ok((deployment, before))
    }

    /// Removes a deployment and its log. `None` if there is none.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn remove(&self, org: &Id, app: &Id) -> Result<Option<Deployment>, StateError> {
        let _writing = self.writing();
        let Some(deployment) = self.deployment(org, app) else { return Ok(None) };
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            write.open_table(DEPLOYMENTS)?.remove((org.as_str(), app.as_str()))?;
            let all = (org.as_str(), app.as_str(), 0)..=(org.as_str(), app.as_str(), u64::MAX);
            write.open_table(LOGS)?.retain_in(all, |_, _| false)?;
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())?;
        self.change(|mirror| _ = mirror.deployments.remove(&(org.clone(), app.clone())));
        Ok(Some(deployment))
    }

    /// Keeps a key. An organization has at most `most` valid ones then.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn add_key(&self, key: KeyRecord, most: usize) -> Result<(), StateError> {
        let _writing = self.writing();
        if self.keys(&key.org).iter().filter(|key| key.revoked.is_none()).count() >= most {
            return Err(StateError::Limit {
                org: key.org,
                what: "valid keys",
                most,
                option: "--max-keys",
            });
        }
        self.write_key(&key)?;
        self.change(|mirror| _ = mirror.keys.insert(key.id.clone(), key));
        Ok(())
    }

    /// Revokes a key of an organization. `None` if there is none; a revoked one stays as it is. The
    /// oldest of many revoked ones are forgotten, and are refused as unknown ones are.
    ///
    /// # Errors
    /// As [`HostState::deploy`].
    pub fn revoke(&self, org: &Id, id: &str) -> Result<Option<KeyRecord>, StateError> {
        let _writing = self.writing();
        let Some(mut key) = self.key(id).filter(|key| key.org == *org) else { return Ok(None) };
        if key.revoked.is_none() {
            key.revoked = Some(unix_time());
            self.write_key(&key)?;
            self.change(|mirror| _ = mirror.keys.insert(key.id.clone(), key.clone()));
            self.forget_revoked(org)?;
        }
        Ok(Some(key))
    }

    /// Forgets all but the last keys that an organization has revoked.
    fn forget_revoked(&self, org: &Id) -> Result<(), StateError> {
        let mut revoked: Vec<KeyRecord> = self.keys(org);
        revoked.retain(|key| key.revoked.is_some());
        revoked.sort_by_key(|key| std::cmp::Reverse(key.revoked));
        let old = revoked.get(REVOKED..).unwrap_or_default();
        if old.is_empty() {
            return Ok(());
        }
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            for key in old {
                write.open_table(KEYS)?.remove(key.id.as_str())?;
            }
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())?;
        self.change(|mirror| mirror.keys.retain(|id, _| !old.iter().any(|key| key.id == *id)));
        Ok(())
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
        let _writing = self.writing();
        let key = self.key(id).filter(|key| key.org == *org && key.revoked.is_none());
        let Some(mut key) = key else { return Ok(None) };
        if key.limited_by_operator && !by_operator {
            return Err(StateError::OperatorLimits { id: key.id });
        }
        key.limits = limits;
        key.limited_by_operator = by_operator;
        self.write_key(&key)?;
        self.change(|mirror| _ = mirror.keys.insert(key.id.clone(), key.clone()));
        Ok(Some(key))
    }

    fn write_key(&self, key: &KeyRecord) -> Result<(), StateError> {
        let bytes = self.encode(key)?;
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            write.open_table(KEYS)?.insert(key.id.as_str(), bytes.as_slice())?;
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())
    }

    /// Adds a line to the log of the deployment that the pool knows by `pool_id`, if it is still
    /// there.
    pub fn log_or_warn(&self, pool_id: &str, message: &str) {
        let name = pool_id.split('#').next().unwrap_or(pool_id);
        let ids = name
            .split_once('/')
            .and_then(|(org, app)| Some((org.parse::<Id>().ok()?, app.parse::<Id>().ok()?)));
        let Some((org, app)) = ids else { return };
        if let Err(error) = self.log(&org, &app, message) {
            tracing::warn!(%error, "a line of a deployment's log is lost");
        }
    }

    fn log(&self, org: &Id, app: &Id, message: &str) -> Result<(), StateError> {
        let _writing = self.writing();
        if self.deployment(org, app).is_none() {
            return Ok(());
        }
        let time_ms = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64);
        let org = org.as_str();
        let app = app.as_str();
        let last = || -> Result<u64, redb::Error> {
            let read = self.database.begin_read()?;
            let logs = read.open_table(LOGS)?;
            let mut lines = logs.range((org, app, 0)..=(org, app, u64::MAX))?;
            Ok(lines.next_back().transpose()?.map_or(0, |(name, _)| name.value().2))
        };
        let seq = last().map_err(self.database_error())? + 1;
        let bytes = self.encode(&LogLine { seq, time_ms, message: message.into() })?;
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            {
                let mut logs = write.open_table(LOGS)?;
                logs.insert((org, app, seq), bytes.as_slice())?;
                if let Some(old) = seq.checked_sub(LOG_LINES) {
                    logs.retain_in((org, app, 0)..=(org, app, old), |_, _| false)?;
                }
            }
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())
    }

    /// Returns the lines of a deployment's log after the one with number `after`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn logs(&self, org: &Id, app: &Id, after: u64) -> Result<Vec<LogLine>, StateError> {
        let read = || -> Result<Vec<Vec<u8>>, redb::Error> {
            let read = self.database.begin_read()?;
            let logs = read.open_table(LOGS)?;
            let org = org.as_str();
            let app = app.as_str();
            let mut lines = Vec::new();
            for entry in logs.range((org, app, after.saturating_add(1))..=(org, app, u64::MAX))? {
                lines.push(entry?.1.value().to_vec());
            }
            Ok(lines)
        };
        read().map_err(self.database_error())?.iter().map(|bytes| self.decode(bytes)).collect()
    }
}
