//! The usage of organizations: requests, tokens and time, of each key, deployment and day.
//!
//! Numbers are added up in memory, and to the database every second and at the end: a process that
//! is killed loses those of its last second.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::limits::{KeyLimits, Limiter};
use super::record::{Id, KeyUsage, UsageBatch, UsagePlace};
use super::state::HostState;
use crate::server::log::Tally;
use crate::util::clock;
use crate::util::mutex::lock;

/// Returns a day in a query or on the command line.
///
/// # Errors
/// When the text is no day.
pub fn day(text: &str) -> Result<String, String> {
    let is_day = text.len() == 10
        && text.bytes().enumerate().all(|(i, byte)| match i {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if is_day { Ok(text.into()) } else { Err("a day like 2026-01-31 was expected".into()) }
}

/// The numbers that are not in the database yet, and those since the start.
#[derive(Default)]
pub(super) struct Ledger {
    pending: Mutex<BTreeMap<UsagePlace, KeyUsage>>,
    /// By organization and deployment.
    totals: Mutex<BTreeMap<(String, String), KeyUsage>>,
    /// The batch that goes to the database, as long as it is not known to be there. Held meanwhile,
    /// so that no number is read between the two places.
    unwritten: Mutex<Option<UsageBatch>>,
}

impl Ledger {
    fn add(&self, place: UsagePlace, usage: KeyUsage) {
        *lock(&self.totals).entry((place.org.clone(), place.app.clone())).or_default() += usage;
        *lock(&self.pending).entry(place).or_default() += usage;
    }

    /// Puts what has been added up into the database; what cannot be written stays, and goes again
    /// as it is, before what comes after it.
    pub(super) fn flush(&self, state: &HostState) {
        let mut unwritten = lock(&self.unwritten);
        loop {
            let batch = unwritten
                .take()
                .unwrap_or_else(|| UsageBatch::new(std::mem::take(&mut *lock(&self.pending))));
            if batch.numbers.is_empty() {
                return;
            }
            if let Err(error) = state.add_usage(&batch) {
                tracing::error!(%error, "usage is not written; it is tried again");
                *unwritten = Some(batch);
                return;
            }
        }
    }

    /// Returns the numbers since the start, by organization and deployment.
    pub(super) fn totals(&self) -> BTreeMap<(String, String), KeyUsage> {
        lock(&self.totals).clone()
    }
}

/// A request that is let in: when this is dropped it has ended, and its tokens are counted.
pub(super) struct Metered {
    ledger: Arc<Ledger>,
    limiter: Arc<Limiter>,
    place: UsagePlace,
    limits: KeyLimits,
    tally: Arc<Tally>,
    since: Instant,
}

/// The ledger and the limits of keys.
#[derive(Default)]
pub(super) struct UsageMeter {
    /// The usage so far.
    pub ledger: Arc<Ledger>,
    limiter: Arc<Limiter>,
}

impl UsageMeter {
    /// Lets a request in; `key` is the half of its key that is no secret, empty without one.
    ///
    /// # Errors
    /// If the request exceeds a limit of its key.
    pub(super) fn begin(
        &self,
        org: &Id,
        app: &Id,
        key: &str,
        limits: KeyLimits,
        tally: &Arc<Tally>,
    ) -> Result<(Metered, super::limits::LimitReport), super::limits::Refused> {
        let since = Instant::now();
        let place = UsagePlace {
            org: org.to_string(),
            day: clock::iso_time()[..10].to_owned(),
            app: app.to_string(),
            key: key.to_owned(),
        };
        let report = match self.limiter.begin(key, &limits, since) {
            Ok(report) => report,
            Err(refused) => {
                self.ledger.add(place, KeyUsage { refused: 1, ..KeyUsage::default() });
                return Err(refused);
            }
        };
        let metered = Metered {
            ledger: Arc::clone(&self.ledger),
            limiter: Arc::clone(&self.limiter),
            place,
            limits,
            tally: Arc::clone(tally),
            since,
        };
        Ok((metered, report))
    }
}

impl Drop for Metered {
    fn drop(&mut self) {
        let [prompt, cached, completion] = self.tally.counts();
        let now = Instant::now();
        self.limiter.end(&self.place.key, &self.limits, prompt + completion, now);
        let usage = KeyUsage {
            requests: 1,
            refused: 0,
            prompt_tokens: prompt as u64,
            cached_tokens: cached as u64,
            completion_tokens: completion as u64,
            milliseconds: (now - self.since).as_millis() as u64,
        };
        self.ledger.add(self.place.clone(), usage);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_days() {
        assert_eq!(day("2026-01-31").as_deref(), Ok("2026-01-31"));
        for text in ["", "2026-1-31", "2026-01-31T", "2026/01/31", "20260131", "２026-01-3"] {
            assert!(day(text).is_err(), "{text}");
        }
    }
}
