//! The state in PostgreSQL, for several servers at once.
//!
//! Every change begins by counting `hob_state.change` up, which locks its row: changes of all
//! servers come one after the other, each sees what the ones before have left, and each is noted in
//! `hob_changes` with its organization. A server that has seen the changes up to a number reads
//! what came after it. So servers agree after one look, however a connection was lost in between,
//! and nothing rests on messages that could be.
//!
//! Calls block, and must come from threads on which that is allowed.

mod connection;
mod schema;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_postgres::{Client, GenericClient, IsolationLevel};

use super::embedded::DeploymentLog;
use super::{
    LOG_LINES, NewLine, OrgChange, OrgRecords, Records, StateError, StateStore, USAGE_DAYS,
};
use crate::host::record::{Deployment, Id, KeyRecord, KeyUsage, LogLine, UsageBatch, UsagePlace};
use connection::{DatabaseLink, Failure};

/// Changes that are remembered; a server that has missed more reads everything anew.
const CHANGES_KEPT: i64 = 10_000;
/// Attempts to number a line of a log that another server numbers at the same time.
const LOG_ATTEMPTS: usize = 8;

/// A database that several servers have open.
pub(super) struct SharedStore {
    link: DatabaseLink,
    /// The last change of any server that the mirror has.
    seen: AtomicI64,
}

impl SharedStore {
    /// Opens a database, and makes its tables or brings them to this version.
    pub(super) fn open(address: &str) -> Result<SharedStore, StateError> {
        let link = DatabaseLink::new(address)?;
        link.run_migrations()?;
        Ok(SharedStore { link, seen: AtomicI64::new(0) })
    }

    /// Puts records, logs and usage into a database that has none. Returns the number of
    /// organizations.
    pub(super) fn fill(
        &self,
        records: &Records,
        logs: &[DeploymentLog],
        usage: &BTreeMap<UsagePlace, KeyUsage>,
    ) -> Result<usize, StateError> {
        self.link.run(async |client, place| {
            let transaction = client.transaction().await?;
            let state = count_change(&transaction).await?;
            if state.change > 1 {
                return Err(StateError::NotEmpty(place.to_owned()).into());
            }
            let mut last_revision = state.revision;
            for (org, of_org) in records {
                let none = OrgRecords::default();
                write_difference(&transaction, place, org, &none, of_org).await?;
                note_change(&transaction, state.change, org).await?;
                let revisions = of_org.deployments.values().map(|found| found.revision);
                last_revision = revisions.fold(last_revision, u64::max);
            }
            set_revision(&transaction, last_revision).await?;
            for log in logs {
                for line in &log.lines {
                    insert_line(&transaction, place, &log.org, &log.app, line).await?;
                }
            }
            for (place, more) in usage {
                add_numbers(&transaction, place, more).await?;
            }
            transaction.commit().await.map_err(Failure::Commit)?;
            Ok(())
        })?;
        Ok(records.len())
    }
}

/// The counters of `hob_state`.
struct StateRow {
    change: i64,
    revision: u64,
}

/// Counts a change, and so keeps all others back until the transaction ends.
async fn count_change(client: &impl GenericClient) -> Result<StateRow, Failure> {
    let sql = "UPDATE hob_state SET change = change + 1 RETURNING change, revision";
    let row = client.query_one(sql, &[]).await?;
    let revision: i64 = row.get(1);
    Ok(StateRow { change: row.get(0), revision: revision as u64 })
}

async fn set_revision(client: &impl GenericClient, revision: u64) -> Result<(), Failure> {
    client.execute("UPDATE hob_state SET revision = $1", &[&(revision as i64)]).await?;
    Ok(())
}

/// Notes the organization of a change, and forgets changes of long ago.
async fn note_change(client: &impl GenericClient, change: i64, org: &Id) -> Result<(), Failure> {
    let sql = "INSERT INTO hob_changes (change, org) VALUES ($1, $2)";
    client.execute(sql, &[&change, &org.as_str()]).await?;
    let sql = "DELETE FROM hob_changes WHERE change <= $1";
    client.execute(sql, &[&(change - CHANGES_KEPT)]).await?;
    Ok(())
}

fn decode<T: DeserializeOwned>(place: &str, json: &str) -> Result<T, StateError> {
    serde_json::from_str(json)
        .map_err(|source| StateError::Record { place: place.to_owned(), source })
}

fn encode(place: &str, value: &impl Serialize) -> Result<String, StateError> {
    serde_json::to_string(value)
        .map_err(|source| StateError::Record { place: place.to_owned(), source })
}

/// Reads the records of an organization, or of all.
async fn read_records(
    client: &impl GenericClient,
    place: &str,
    org: Option<&str>,
) -> Result<Records, Failure> {
    let mut records = Records::default();
    let sql = "SELECT record FROM hob_deployments WHERE $1::text IS NULL OR org = $1";
    for row in client.query(sql, &[&org]).await? {
        let found: Deployment = decode(place, row.get(0))?;
        let of_org = records.entry(found.org.clone()).or_default();
        of_org.deployments.insert(found.app.clone(), found);
    }
    let sql = "SELECT record FROM hob_keys WHERE $1::text IS NULL OR org = $1";
    for row in client.query(sql, &[&org]).await? {
        let key: KeyRecord = decode(place, row.get(0))?;
        records.entry(key.org.clone()).or_default().keys.insert(key.id.clone(), key);
    }
    Ok(records)
}

/// Writes what makes `after` of `before`; the logs of deployments that are gone go with them.
async fn write_difference(
    client: &impl GenericClient,
    place: &str,
    org: &Id,
    before: &OrgRecords,
    after: &OrgRecords,
) -> Result<(), Failure> {
    let org = org.as_str();
    for (app, found) in &after.deployments {
        if before.deployments.get(app) != Some(found) {
            let sql = "INSERT INTO hob_deployments (org, app, record) VALUES ($1, $2, $3) \
                       ON CONFLICT (org, app) DO UPDATE SET record = excluded.record";
            client.execute(sql, &[&org, &app.as_str(), &encode(place, found)?]).await?;
        }
    }
    for app in before.deployments.keys().filter(|app| !after.deployments.contains_key(app)) {
        let app = app.as_str();
        let sql = "DELETE FROM hob_deployments WHERE org = $1 AND app = $2";
        client.execute(sql, &[&org, &app]).await?;
        client.execute("DELETE FROM hob_logs WHERE org = $1 AND app = $2", &[&org, &app]).await?;
    }
    for (id, key) in &after.keys {
        if before.keys.get(id) != Some(key) {
            let sql = "INSERT INTO hob_keys (id, org, record) VALUES ($1, $2, $3) \
                       ON CONFLICT (id) DO UPDATE SET record = excluded.record";
            client.execute(sql, &[&id, &org, &encode(place, key)?]).await?;
        }
    }
    for id in before.keys.keys().filter(|id| !after.keys.contains_key(*id)) {
        client.execute("DELETE FROM hob_keys WHERE id = $1", &[&id]).await?;
    }
    Ok(())
}

async fn insert_line(
    client: &impl GenericClient,
    place: &str,
    org: &Id,
    app: &Id,
    line: &LogLine,
) -> Result<u64, Failure> {
    let sql = "INSERT INTO hob_logs (org, app, seq, record) \
               SELECT org, app, $3, $4 FROM hob_deployments WHERE org = $1 AND app = $2 \
               ON CONFLICT DO NOTHING";
    let record = encode(place, line)?;
    let seq = line.seq as i64;
    Ok(client.execute(sql, &[&org.as_str(), &app.as_str(), &seq, &record]).await?)
}

/// Adds numbers to those of a place.
async fn add_numbers(
    client: &impl GenericClient,
    place: &UsagePlace,
    more: &KeyUsage,
) -> Result<(), Failure> {
    let sql = "INSERT INTO hob_usage AS kept (org, day, app, key, requests, refused, \
               prompt_tokens, cached_tokens, completion_tokens, milliseconds) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
               ON CONFLICT (org, day, app, key) DO UPDATE SET \
               requests = kept.requests + excluded.requests, \
               refused = kept.refused + excluded.refused, \
               prompt_tokens = kept.prompt_tokens + excluded.prompt_tokens, \
               cached_tokens = kept.cached_tokens + excluded.cached_tokens, \
               completion_tokens = kept.completion_tokens + excluded.completion_tokens, \
               milliseconds = kept.milliseconds + excluded.milliseconds";
    let UsagePlace { org, day, app, key } = place;
    let numbers = [
        more.requests,
        more.refused,
        more.prompt_tokens,
        more.cached_tokens,
        more.completion_tokens,
        more.milliseconds,
    ];
    let [requests, refused, prompt, cached, completion, milliseconds] =
        numbers.map(|number| number as i64);
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 10] =
        [org, day, app, key, &requests, &refused, &prompt, &cached, &completion, &milliseconds];
    client.execute(sql, &values).await?;
    Ok(())
}

/// Reads a snapshot of all records, and the last change in it.
async fn read_everything(client: &mut Client, place: &str) -> Result<(Records, i64), Failure> {
    let transaction = snapshot(client).await?;
    let last = last_change(&transaction).await?;
    Ok((read_records(&transaction, place, None).await?, last))
}

/// Begins a transaction that sees the database as it is now, to its end.
async fn snapshot(client: &mut Client) -> Result<tokio_postgres::Transaction<'_>, Failure> {
    let builder = client.build_transaction().read_only(true);
    Ok(builder.isolation_level(IsolationLevel::RepeatableRead).start().await?)
}

async fn last_change(client: &impl GenericClient) -> Result<i64, Failure> {
    Ok(client.query_one("SELECT change FROM hob_state", &[]).await?.get(0))
}

/// Reads the records of the organizations that were changed after a change, and the last change.
async fn read_changes(
    client: &mut Client,
    place: &str,
    seen: i64,
) -> Result<(Records, i64), Failure> {
    let transaction = snapshot(client).await?;
    let last = last_change(&transaction).await?;
    let mut records = Records::default();
    let sql = "SELECT DISTINCT org FROM hob_changes WHERE change > $1";
    for row in transaction.query(sql, &[&seen]).await? {
        let org: String = row.get(0);
        let Ok(id) = org.parse::<Id>() else { continue };
        let mut found = read_records(&transaction, place, Some(&org)).await?;
        let of_org = found.remove(&id).unwrap_or_default();
        records.insert(id, of_org);
    }
    Ok((records, last))
}

impl StateStore for SharedStore {
    fn read_all(&self) -> Result<Records, StateError> {
        let (records, last) = self.link.run(read_everything)?;
        self.seen.store(last, Ordering::Relaxed);
        Ok(records)
    }

    /// Runs a change over what the database has of an organization: another server may have
    /// changed it since the mirror was filled.
    fn change(
        &self,
        org: &Id,
        _known: OrgRecords,
        change: OrgChange<'_>,
    ) -> Result<OrgRecords, StateError> {
        self.link.run(async |client, place| {
            let transaction = client.transaction().await?;
            let state = count_change(&transaction).await?;
            let mut found = read_records(&transaction, place, Some(org.as_str())).await?;
            let mut before = found.remove(org).unwrap_or_default();
            before.last_revision = state.revision;
            let mut after = before.clone();
            change(&mut after)?;
            if after == before {
                return Ok(after);
            }
            write_difference(&transaction, place, org, &before, &after).await?;
            set_revision(&transaction, after.last_revision).await?;
            note_change(&transaction, state.change, org).await?;
            transaction.commit().await.map_err(Failure::Commit)?;
            Ok(after)
        })
    }

    fn changed_by_others(&self) -> Result<Records, StateError> {
        let seen = self.seen.load(Ordering::Relaxed);
        let (records, last) = self.link.run(async |client, place| {
            if last_change(client).await? == seen {
                return Ok((Records::default(), seen));
            }
            let sql = "SELECT min(change) FROM hob_changes";
            let first: Option<i64> = client.query_one(sql, &[]).await?.get(0);
            match first {
                Some(first) if first <= seen + 1 => read_changes(client, place, seen).await,
                _ => read_everything(client, place).await,
            }
        })?;
        self.seen.store(last, Ordering::Relaxed);
        Ok(records)
    }

    fn add_log_line(&self, org: &Id, app: &Id, line: NewLine<'_>) -> Result<(), StateError> {
        let NewLine { time_ms, message } = line;
        self.link.run(async |client, place| {
            let names = [org.as_str(), app.as_str()];
            for _ in 0..LOG_ATTEMPTS {
                let sql = "SELECT count(*), \
                           (SELECT max(seq) FROM hob_logs WHERE org = $1 AND app = $2) \
                           FROM hob_deployments WHERE org = $1 AND app = $2";
                let row = client.query_one(sql, &[&names[0], &names[1]]).await?;
                if row.get::<_, i64>(0) == 0 {
                    return Ok(());
                }
                let seq = row.get::<_, Option<i64>>(1).unwrap_or(0) as u64 + 1;
                let line = LogLine { seq, time_ms, message: message.into() };
                if insert_line(client, place, org, app, &line).await? == 0 {
                    continue;
                }
                if let Some(old) = seq.checked_sub(LOG_LINES) {
                    let sql = "DELETE FROM hob_logs WHERE org = $1 AND app = $2 AND seq <= $3";
                    client.execute(sql, &[&names[0], &names[1], &(old as i64)]).await?;
                }
                break;
            }
            Ok(())
        })
    }

    fn log_lines(&self, org: &Id, app: &Id, after: u64) -> Result<Vec<LogLine>, StateError> {
        self.link.run(async |client, place| {
            let sql = "SELECT record FROM hob_logs WHERE org = $1 AND app = $2 AND seq > $3 \
                       ORDER BY seq";
            let after = i64::try_from(after).unwrap_or(i64::MAX);
            let rows = client.query(sql, &[&org.as_str(), &app.as_str(), &after]).await?;
            let lines = rows.iter().map(|row| decode(place, row.get(0)));
            Ok(lines.collect::<Result<_, StateError>>()?)
        })
    }

    fn add_usage(&self, batch: &UsageBatch) -> Result<(), StateError> {
        self.link.run(async |client, _| {
            let transaction = client.transaction().await?;
            let sql = "INSERT INTO hob_usage_batches (id) VALUES ($1) ON CONFLICT DO NOTHING";
            if transaction.execute(sql, &[&batch.id]).await? == 0 {
                // the answer to an earlier attempt was lost
                return Ok(());
            }
            let sql = "DELETE FROM hob_usage_batches WHERE at < now() - interval '7 days'";
            transaction.execute(sql, &[]).await?;
            for (place, more) in &batch.numbers {
                add_numbers(&transaction, place, more).await?;
            }
            let mut orgs: Vec<&str> =
                batch.numbers.keys().map(|place| place.org.as_str()).collect();
            orgs.dedup();
            for org in orgs {
                let sql = "DELETE FROM hob_usage WHERE org = $1 AND day <= (SELECT DISTINCT day \
                           FROM hob_usage WHERE org = $1 ORDER BY day DESC OFFSET $2 LIMIT 1)";
                transaction.execute(sql, &[&org, &(USAGE_DAYS as i64)]).await?;
            }
            transaction.commit().await.map_err(Failure::Commit)?;
            Ok(())
        })
    }

    fn usage(
        &self,
        org: &Id,
        from: &str,
        to: &str,
    ) -> Result<Vec<(UsagePlace, KeyUsage)>, StateError> {
        self.link.run(async |client, _| {
            let sql = "SELECT day, app, key, requests, refused, prompt_tokens, cached_tokens, \
                       completion_tokens, milliseconds FROM hob_usage \
                       WHERE org = $1 AND day >= $2 AND day <= $3 ORDER BY day, app, key";
            let rows = client.query(sql, &[&org.as_str(), &from, &to]).await?;
            let found = rows.iter().map(|row| {
                let number = |column: usize| row.get::<_, i64>(column) as u64;
                let place = UsagePlace {
                    org: org.to_string(),
                    day: row.get(0),
                    app: row.get(1),
                    key: row.get(2),
                };
                let usage = KeyUsage {
                    requests: number(3),
                    refused: number(4),
                    prompt_tokens: number(5),
                    cached_tokens: number(6),
                    completion_tokens: number(7),
                    milliseconds: number(8),
                };
                (place, usage)
            });
            Ok(found.collect())
        })
    }
}
