//! The usage of organizations, by day, deployment and key.

use std::collections::BTreeMap;

use redb::{ReadableDatabase, ReadableTable, TableDefinition};

use super::{HostState, StateError};
use crate::host::record::{Id, KeyUsage, UsagePlace};

/// Usage by organization, day, deployment and key, as JSON.
pub(super) const USAGE: TableDefinition<(&str, &str, &str, &str), &[u8]> =
    TableDefinition::new("usage");
/// Most days of an organization that are kept.
const DAYS: usize = 400;

impl HostState {
    /// Adds numbers to those that are kept, all of them or none. Of each organization the last 400
    /// days on which it used something stay.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing has changed.
    pub fn add_usage(&self, more: &BTreeMap<UsagePlace, KeyUsage>) -> Result<(), StateError> {
        let _writing = self.writing();
        let write = || -> Result<(), redb::Error> {
            let write = self.database.begin_write()?;
            {
                let mut table = write.open_table(USAGE)?;
                for (place, usage) in more {
                    let UsagePlace { org, day, app, key } = place;
                    let name = (org.as_str(), day.as_str(), app.as_str(), key.as_str());
                    let kept = table.get(name)?.map(|value| value.value().to_vec());
                    // numbers that cannot be read are none
                    let mut sum: KeyUsage = kept
                        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
                        .unwrap_or_default();
                    sum += *usage;
                    let bytes = serde_json::to_vec(&sum)
                        .map_err(|error| redb::Error::Io(std::io::Error::other(error)))?;
                    table.insert(name, bytes.as_slice())?;
                }
                let mut orgs: Vec<&str> = more.keys().map(|place| place.org.as_str()).collect();
                orgs.dedup();
                for org in orgs {
                    forget_old(&mut table, org)?;
                }
            }
            Ok(write.commit()?)
        };
        write().map_err(self.database_error())
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
        let read = || -> Result<Vec<(UsagePlace, Vec<u8>)>, redb::Error> {
            let read = self.database.begin_read()?;
            let table = read.open_table(USAGE)?;
            let org = org.as_str();
            let mut found = Vec::new();
            // a tilde is above all letters of names and keys
            for entry in table.range((org, from, "", "")..=(org, to, "~", "~"))? {
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
    let Some(last_old) = days.len().checked_sub(DAYS + 1).map(|i| days[i].as_str()) else {
        return Ok(());
    };
    table.retain_in((org, "", "", "")..=(org, last_old, "~", "~"), |_, _| false)?;
    Ok(())
}
