//! The state in a file of this machine.

#[cfg(feature = "postgres")]
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use redb::{
    Database, DatabaseError, ReadableDatabase, ReadableTable, TableDefinition, WriteTransaction,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    LOG_LINES, NewLine, OrgChange, OrgRecords, Records, StateError, StateStore, USAGE_DAYS,
};
use crate::host::record::{Deployment, Id, KeyRecord, KeyUsage, LogLine, UsageBatch, UsagePlace};
use crate::util::platform;

/// Deployments by organization and app, as JSON.
const DEPLOYMENTS: TableDefinition<(&str, &str), &[u8]> = TableDefinition::new("deployments");
/// Keys by their ids, as JSON.
const KEYS: TableDefinition<&str, &[u8]> = TableDefinition::new("keys");
/// Log lines by organization, app and number, as JSON.
const LOGS: TableDefinition<(&str, &str, u64), &[u8]> = TableDefinition::new("logs");
/// Numbers by their names.
const COUNTERS: TableDefinition<&str, u64> = TableDefinition::new("counters");
/// Usage by organization, day, deployment and key, as JSON.
const USAGE: TableDefinition<(&str, &str, &str, &str), &[u8]> = TableDefinition::new("usage");
/// The counter that numbers deployments.
const REVISION: &str = "revision";

/// A database in a file, which one process has open at a time.
pub(super) struct EmbeddedStore {
    path: PathBuf,
    database: Database,
}

/// The lines of a deployment's log.
#[cfg(feature = "postgres")]
pub(super) struct DeploymentLog {
    /// The organization.
    pub org: Id,
    /// The deployment.
    pub app: Id,
    /// The lines, in order.
    pub lines: Vec<LogLine>,
}

/// Returns the database of a folder.
fn path(folder: &Path) -> PathBuf {
    folder.join("host.redb")
}

impl EmbeddedStore {
    /// Opens the database of a folder; makes both if they are not there.
    pub(super) fn open(folder: &Path) -> Result<EmbeddedStore, StateError> {
        let file = |source| StateError::File { path: folder.into(), source };
        // Only this user may read it.
        platform::create_private_folder(folder).map_err(file)?;
        let path = path(folder);
        let database = Database::create(&path);
        Self::over(path, database)
    }

    /// Opens the database of a folder, which must be there.
    pub(super) fn open_existing(folder: &Path) -> Result<EmbeddedStore, StateError> {
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
    ) -> Result<EmbeddedStore, StateError> {
        let database = database.map_err(|error| match error {
            DatabaseError::DatabaseAlreadyOpen => StateError::InUse(path.clone()),
            error => StateError::Database { path: path.clone(), source: Box::new(error.into()) },
        })?;
        let store = EmbeddedStore { path, database };
        store.write(|write| {
            write.open_table(DEPLOYMENTS)?;
            write.open_table(KEYS)?;
            write.open_table(LOGS)?;
            write.open_table(COUNTERS)?;
            write.open_table(USAGE)?;
            Ok(())
        })?;
        Ok(store)
    }

    fn database_error(&self) -> impl Fn(redb::Error) -> StateError + '_ {
        |source| StateError::Database { path: self.path.clone(), source: Box::new(source) }
    }

    fn decode<T: DeserializeOwned>(&self, bytes: &[u8]) -> Result<T, StateError> {
        serde_json::from_slice(bytes)
            .map_err(|source| StateError::Record { place: self.path.display().to_string(), source })
    }

    fn encode(&self, value: &impl Serialize) -> Result<Vec<u8>, StateError> {
        serde_json::to_vec(value)
            .map_err(|source| StateError::Record { place: self.path.display().to_string(), source })
    }

    /// Runs a write in a transaction of its own.
    fn write(
        &self,
        work: impl FnOnce(&WriteTransaction) -> Result<(), redb::Error>,
    ) -> Result<(), StateError> {
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            work(&write)?;
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())
    }

    fn last_revision(&self) -> Result<u64, StateError> {
        let read = || -> Result<u64, redb::Error> {
            let counters = self.database.begin_read()?.open_table(COUNTERS)?;
            Ok(counters.get(REVISION)?.map_or(0, |value| value.value()))
        };
        read().map_err(self.database_error())
    }

    /// Reads the logs of all deployments.
    #[cfg(feature = "postgres")]
    pub(super) fn all_logs(&self) -> Result<Vec<DeploymentLog>, StateError> {
        let mut logs = Vec::new();
        for (org, records) in self.read_all()? {
            for app in records.deployments.into_keys() {
                let lines = self.log_lines(&org, &app, 0)?;
                logs.push(DeploymentLog { org: org.clone(), app, lines });
            }
        }
        Ok(logs)
    }

    /// Reads the usage of all organizations.
    #[cfg(feature = "postgres")]
    pub(super) fn all_usage(&self) -> Result<BTreeMap<UsagePlace, KeyUsage>, StateError> {
        let found = self.usage_between(("", "", "", ""), ("~", "~", "~", "~"))?;
        Ok(found.into_iter().collect())
    }

    /// Reads the usage between two places, in order.
    fn usage_between(
        &self,
        first: (&str, &str, &str, &str),
        last: (&str, &str, &str, &str),
    ) -> Result<Vec<(UsagePlace, KeyUsage)>, StateError> {
        let read = || -> Result<Vec<(UsagePlace, Vec<u8>)>, redb::Error> {
            let read = self.database.begin_read()?;
            let mut found = Vec::new();
            for entry in read.open_table(USAGE)?.range(first..=last)? {
                let (name, value) = entry?;
                let (org, day, app, key) = name.value();
                let place = UsagePlace {
                    org: org.into(),
                    day: day.into(),
                    app: app.into(),
                    key: key.into(),
                };
                found.push((place, value.value().to_vec()));
            }
            Ok(found)
        };
        let found = read().map_err(self.database_error())?;
        found.into_iter().map(|(place, bytes)| Ok((place, self.decode(&bytes)?))).collect()
    }
}

impl StateStore for EmbeddedStore {
    fn read_all(&self) -> Result<Records, StateError> {
        let read = || -> Result<[Vec<Vec<u8>>; 2], redb::Error> {
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
        let mut records = Records::default();
        for bytes in deployments {
            let found: Deployment = self.decode(&bytes)?;
            let of_org = records.entry(found.org.clone()).or_default();
            of_org.deployments.insert(found.app.clone(), found);
        }
        for bytes in keys {
            let key: KeyRecord = self.decode(&bytes)?;
            records.entry(key.org.clone()).or_default().keys.insert(key.id.clone(), key);
        }
        Ok(records)
    }

    fn change(
        &self,
        org: &Id,
        known: OrgRecords,
        change: OrgChange<'_>,
    ) -> Result<OrgRecords, StateError> {
        // This process alone writes, one change at a time: what is known is what is there.
        let before = OrgRecords { last_revision: self.last_revision()?, ..known };
        let mut after = before.clone();
        change(&mut after)?;
        if after == before {
            return Ok(after);
        }
        let mut deployments = Vec::new();
        for (app, found) in &after.deployments {
            if before.deployments.get(app) != Some(found) {
                deployments.push((app, self.encode(found)?));
            }
        }
        let mut keys = Vec::new();
        for (id, key) in &after.keys {
            if before.keys.get(id) != Some(key) {
                keys.push((id, self.encode(key)?));
            }
        }
        let org = org.as_str();
        self.write(|write| {
            let mut table = write.open_table(DEPLOYMENTS)?;
            for (app, bytes) in &deployments {
                table.insert((org, app.as_str()), bytes.as_slice())?;
            }
            let mut logs = write.open_table(LOGS)?;
            for app in before.deployments.keys().filter(|app| !after.deployments.contains_key(app))
            {
                let app = app.as_str();
                table.remove((org, app))?;
                logs.retain_in((org, app, 0)..=(org, app, u64::MAX), |_, _| false)?;
            }
            let mut table = write.open_table(KEYS)?;
            for (id, bytes) in &keys {
                table.insert(id.as_str(), bytes.as_slice())?;
            }
            for id in before.keys.keys().filter(|id| !after.keys.contains_key(*id)) {
                table.remove(id.as_str())?;
            }
            write.open_table(COUNTERS)?.insert(REVISION, after.last_revision)?;
            Ok(())
        })?;
        Ok(after)
    }

    /// Returns none: this process alone has the file open.
    fn changed_by_others(&self) -> Result<Records, StateError> {
        Ok(Records::default())
    }

    fn add_log_line(&self, org: &Id, app: &Id, line: NewLine<'_>) -> Result<(), StateError> {
        let org = org.as_str();
        let app = app.as_str();
        let last = || -> Result<Option<u64>, redb::Error> {
            let read = self.database.begin_read()?;
            if read.open_table(DEPLOYMENTS)?.get((org, app))?.is_none() {
                return Ok(None);
            }
            let logs = read.open_table(LOGS)?;
            let mut lines = logs.range((org, app, 0)..=(org, app, u64::MAX))?;
            Ok(Some(lines.next_back().transpose()?.map_or(0, |(name, _)| name.value().2)))
        };
        let Some(last) = last().map_err(self.database_error())? else { return Ok(()) };
        let seq = last + 1;
        let NewLine { time_ms, message } = line;
        let bytes = self.encode(&LogLine { seq, time_ms, message: message.into() })?;
        self.write(|write| {
            let mut logs = write.open_table(LOGS)?;
            logs.insert((org, app, seq), bytes.as_slice())?;
            if let Some(old) = seq.checked_sub(LOG_LINES) {
                logs.retain_in((org, app, 0)..=(org, app, old), |_, _| false)?;
            }
            Ok(())
        })
    }

    fn log_lines(&self, org: &Id, app: &Id, after: u64) -> Result<Vec<LogLine>, StateError> {
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

    fn add_usage(&self, batch: &UsageBatch) -> Result<(), StateError> {
        self.write(|write| {
            let mut table = write.open_table(USAGE)?;
            for (place, usage) in &batch.numbers {
                let UsagePlace { org, day, app, key } = place;
                let name = (org.as_str(), day.as_str(), app.as_str(), key.as_str());
                let kept = table.get(name)?.map(|value| value.value().to_vec());
                // numbers that cannot be read are none
                let mut sum: KeyUsage =
                    kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
                sum += *usage;
                let bytes = serde_json::to_vec(&sum)
                    .map_err(|error| redb::Error::Io(std::io::Error::other(error)))?;
                table.insert(name, bytes.as_slice())?;
            }
            let mut orgs: Vec<&str> =
                batch.numbers.keys().map(|place| place.org.as_str()).collect();
            orgs.dedup();
            for org in orgs {
                forget_old(&mut table, org)?;
            }
            Ok(())
        })
    }

    fn usage(
        &self,
        org: &Id,
        from: &str,
        to: &str,
    ) -> Result<Vec<(UsagePlace, KeyUsage)>, StateError> {
        // a tilde is above all letters of names and keys
        self.usage_between((org.as_str(), from, "", ""), (org.as_str(), to, "~", "~"))
    }
}

/// Forgets the oldest days of an organization, beyond those that are kept.
fn forget_old(
    table: &mut redb::Table<'_, (&str, &str, &str, &str), &[u8]>,
    org: &str,
) -> Result<(), redb::Error> {
    let mut days: Vec<String> = Vec::new();
    for entry in table.range((org, "", "", "")..=(org, "~", "~", "~"))? {
        let day = entry?.0.value().1.to_owned();
        if days.last() != Some(&day) {
            days.push(day);
        }
    }
    let Some(last_old) = days.len().checked_sub(USAGE_DAYS + 1).map(|i| days[i].as_str()) else {
        return Ok(());
    };
    table.retain_in((org, "", "", "")..=(org, last_old, "~", "~"), |_, _| false)?;
    Ok(())
}
