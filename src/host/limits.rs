//! Limits of keys: requests and tokens a minute, and requests at once.
//!
//! Requests and tokens are buckets that fill evenly, a whole one in a minute. A request is let in
//! while there is one request and any token left; its tokens are taken when it ends, since they are
//! not known before, so that a bucket may be empty for longer than a minute.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use serde::{Deserialize, Serialize};

/// Time in which a bucket fills.
const MINUTE: Duration = Duration::from_secs(60);
/// Number of keys from which on those that have not been used for a minute are forgotten.
const KEPT: usize = 4096;

/// The limits of a key: `None` stands for the operator's default, and 0 for no limit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KeyLimits {
    /// Requests a minute.
    pub requests_per_minute: Option<u32>,
    /// Tokens a minute, those of prompts and answers together.
    pub tokens_per_minute: Option<u32>,
    /// Requests at once.
    pub concurrency: Option<u32>,
}

impl KeyLimits {
    /// Returns whether no limit is set.
    pub fn is_empty(&self) -> bool {
        *self == KeyLimits::default()
    }

    /// Returns the limits that hold for a key of these under the operator's defaults. Those that an
    /// organization has set itself hold only where they are lower.
    pub(super) fn under(self, default: KeyLimits, by_operator: bool) -> KeyLimits {
        let limit = |own: Option<u32>, default: Option<u32>| {
            let default = default.filter(|&n| n > 0);
            match own {
                None => default,
                Some(0) if by_operator => None,
                Some(0) => default,
                Some(own) if by_operator => Some(own),
                Some(own) => Some(default.map_or(own, |default| own.min(default))),
            }
        };
        KeyLimits {
            requests_per_minute: limit(self.requests_per_minute, default.requests_per_minute),
            tokens_per_minute: limit(self.tokens_per_minute, default.tokens_per_minute),
            concurrency: limit(self.concurrency, default.concurrency),
        }
    }
}

/// The state of all keys that have been used of late.
#[derive(Default)]
pub(super) struct Limiter {
    keys: Mutex<HashMap<String, KeyState>>,
}

/// The state of a key.
struct KeyState {
    requests: Bucket,
    tokens: Bucket,
    in_work: u32,
    used: Instant,
}

/// A bucket; it is full before it is first used.
#[derive(Clone, Copy)]
struct Bucket {
    /// The part that has been taken and not been filled again.
    taken: f64,
    at: Instant,
}

/// The state of a key's limits after a request was let in or refused, as its answer says.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LimitReport {
    requests: Option<BucketReport>,
    tokens: Option<BucketReport>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct BucketReport {
    limit: u32,
    remaining: u32,
    /// Time until it is full.
    reset: Duration,
}

/// A request that is not let in.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Refused {
    /// The reason, for the client.
    pub words: String,
    /// Seconds after which it may be let in.
    pub retry_after: u32,
    /// The state of the limits.
    pub report: LimitReport,
}

impl Bucket {
    fn full(now: Instant) -> Bucket {
        Bucket { taken: 0.0, at: now }
    }

    /// Fills the bucket until now.
    fn fill(&mut self, limit: u32, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.taken = (self.taken - passed * rate(limit)).max(0.0);
        self.at = now;
    }

    /// Returns the time until at least `n` are left.
    fn wait_for(&self, n: f64, limit: u32) -> Duration {
        let missing = (self.taken + n - f64::from(limit)).max(0.0);
        Duration::try_from_secs_f64(missing / rate(limit)).unwrap_or(Duration::MAX)
    }

    fn report(&self, limit: u32) -> BucketReport {
        let remaining = (f64::from(limit) - self.taken).max(0.0).floor() as u32;
        let reset = Duration::try_from_secs_f64(self.taken / rate(limit)).unwrap_or(Duration::MAX);
        BucketReport { limit, remaining, reset }
    }
}

/// Returns how much a bucket of a limit above 0 fills in a second.
fn rate(limit: u32) -> f64 {
    f64::from(limit) / MINUTE.as_secs_f64()
}

impl Limiter {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, KeyState>> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a request of a key in, which then ends with [`Limiter::end`].
    ///
    /// # Errors
    /// If the request exceeds a limit.
    pub(super) fn begin(
        &self,
        key: &str,
        limits: &KeyLimits,
        now: Instant,
    ) -> Result<LimitReport, Refused> {
        let mut keys = self.lock();
        if keys.len() >= KEPT && !keys.contains_key(key) {
            keys.retain(|_, state| {
                state.in_work > 0 || now.saturating_duration_since(state.used) < MINUTE
            });
        }
        let new = || KeyState {
            requests: Bucket::full(now),
            tokens: Bucket::full(now),
            in_work: 0,
            used: now,
        };
        let state = keys.entry(key.to_owned()).or_insert_with(new);
        state.used = now;
        state.check(limits, now)?;
        state.requests.taken += 1.0;
        state.in_work += 1;
        Ok(state.report(limits))
    }

    /// Notes the end of a request, with the tokens that it has cost.
    pub(super) fn end(&self, key: &str, limits: &KeyLimits, tokens: usize, now: Instant) {
        let mut keys = self.lock();
        let Some(state) = keys.get_mut(key) else { return };
        state.in_work = state.in_work.saturating_sub(1);
        if let Some(limit) = limits.tokens_per_minute {
            state.tokens.fill(limit, now);
            state.tokens.taken += tokens as f64;
        }
    }
}

impl KeyState {
    fn check(&mut self, limits: &KeyLimits, now: Instant) -> Result<(), Refused> {
        let mut refusals = Vec::new();
        if let Some(limit) = limits.concurrency
            && self.in_work >= limit
        {
            let words = format!("this key may have {limit} requests in work at once");
            refusals.push((words, Duration::from_secs(1)));
        }
        if let Some(limit) = limits.tokens_per_minute {
            self.tokens.fill(limit, now);
            // any token that is left lets a request in
            let wait = self.tokens.wait_for(1e-9, limit);
            if self.tokens.taken >= f64::from(limit) {
                refusals.push((format!("this key may use {limit} tokens a minute"), wait));
            }
        }
        if let Some(limit) = limits.requests_per_minute {
            self.requests.fill(limit, now);
            let wait = self.requests.wait_for(1.0, limit);
            if !wait.is_zero() {
                refusals.push((format!("this key may send {limit} requests a minute"), wait));
            }
        }
        // before the longest wait is over it would be refused again
        let longest = refusals.into_iter().max_by_key(|(_, wait)| *wait);
        let Some((words, wait)) = longest else { return Ok(()) };
        let seconds = wait.as_secs_f64().ceil().clamp(1.0, f64::from(u32::MAX)) as u32;
        Err(Refused { words, retry_after: seconds, report: self.report(limits) })
    }

    fn report(&self, limits: &KeyLimits) -> LimitReport {
        LimitReport {
            requests: limits.requests_per_minute.map(|limit| self.requests.report(limit)),
            tokens: limits.tokens_per_minute.map(|limit| self.tokens.report(limit)),
        }
    }
}

impl LimitReport {
    /// Puts the state of the limits into an answer, by OpenAI's names.
    pub(super) fn insert(&self, headers: &mut HeaderMap) {
        for (what, report) in [("requests", self.requests), ("tokens", self.tokens)] {
            let Some(BucketReport { limit, remaining, reset }) = report else { continue };
            for (name, value) in [
                ("limit", limit.to_string()),
                ("remaining", remaining.to_string()),
                ("reset", shown(reset)),
            ] {
                let name = HeaderName::try_from(format!("x-ratelimit-{name}-{what}"));
                if let (Ok(name), Ok(value)) = (name, HeaderValue::try_from(value)) {
                    headers.insert(name, value);
                }
            }
        }
    }
}

/// Returns a time as OpenAI's headers write it: `6m0s`, `1s`, `120ms`.
fn shown(time: Duration) -> String {
    let millis = time.as_millis();
    match millis {
        0..1000 => format!("{millis}ms"),
        1000..60_000 => format!("{}s", millis.div_ceil(1000)),
        _ => format!("{}m{}s", millis / 60_000, millis % 60_000 / 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(requests: u32, tokens: u32, concurrency: u32) -> KeyLimits {
        let some = |n: u32| (n > 0).then_some(n);
        KeyLimits {
            requests_per_minute: some(requests),
            tokens_per_minute: some(tokens),
            concurrency: some(concurrency),
        }
    }

    #[test]
    fn requests_fill_again_evenly() {
        let limiter = Limiter::default();
        let limits = limits(6, 0, 0);
        let start = Instant::now();
        for remaining in (0..6).rev() {
            let report = limiter.begin("a", &limits, start).unwrap();
            assert_eq!(report.requests.unwrap().remaining, remaining);
        }
        let refused = limiter.begin("a", &limits, start).unwrap_err();
        assert_eq!(refused.retry_after, 10);
        assert_eq!(refused.report.requests.unwrap().reset, MINUTE);
        assert!(limiter.begin("b", &limits, start).is_ok(), "another key has its own");
        let later = start + Duration::from_secs(9);
        assert_eq!(limiter.begin("a", &limits, later).unwrap_err().retry_after, 1);
        let later = start + Duration::from_millis(10_001);
        assert!(limiter.begin("a", &limits, later).is_ok());
        assert!(limiter.begin("a", &limits, later).is_err());
        let much_later = start + Duration::from_secs(1000);
        for _ in 0..6 {
            assert!(limiter.begin("a", &limits, much_later).is_ok());
        }
        assert!(limiter.begin("a", &limits, much_later).is_err());
    }

    #[test]
    fn tokens_are_taken_when_a_request_ends() {
        let limiter = Limiter::default();
        let limits = limits(0, 60, 0);
        let start = Instant::now();
        limiter.begin("a", &limits, start).unwrap();
        limiter.begin("a", &limits, start).unwrap();
        limiter.end("a", &limits, 50, start);
        assert_eq!(limiter.begin("a", &limits, start).unwrap().tokens.unwrap().remaining, 10);
        limiter.end("a", &limits, 100, start);
        let refused = limiter.begin("a", &limits, start).unwrap_err();
        assert_eq!(refused.retry_after, 91);
        let later = start + Duration::from_secs(92);
        assert!(limiter.begin("a", &limits, later).is_ok());
    }

    #[test]
    fn the_longest_wait_is_told() {
        let limiter = Limiter::default();
        let limits = limits(1, 1, 0);
        let start = Instant::now();
        limiter.begin("a", &limits, start).unwrap();
        limiter.end("a", &limits, 12, start);
        let refused = limiter.begin("a", &limits, start).unwrap_err();
        assert_eq!(refused.retry_after, 661);
    }

    #[test]
    fn requests_at_once_leave_their_places() {
        let limiter = Limiter::default();
        let limits = limits(0, 0, 2);
        let now = Instant::now();
        limiter.begin("a", &limits, now).unwrap();
        limiter.begin("a", &limits, now).unwrap();
        let refused = limiter.begin("a", &limits, now).unwrap_err();
        assert_eq!(refused.retry_after, 1);
        limiter.end("a", &limits, 1000, now);
        limiter.begin("a", &limits, now).unwrap();
    }

    #[test]
    fn an_organization_lowers_its_limits_and_does_not_raise_them() {
        let default = limits(10, 0, 4);
        let own = KeyLimits { requests_per_minute: Some(50), concurrency: Some(2), ..default };
        assert_eq!(own.under(default, false), limits(10, 0, 2));
        assert_eq!(own.under(default, true), limits(50, 0, 2));
        let none = KeyLimits { requests_per_minute: Some(0), ..KeyLimits::default() };
        assert_eq!(none.under(default, false), limits(10, 0, 4));
        assert_eq!(none.under(default, true), limits(0, 0, 4));
        assert_eq!(KeyLimits::default().under(default, false), default);
    }

    #[test]
    fn times_are_written_as_openai_does() {
        let shown = |ms| super::shown(Duration::from_millis(ms));
        assert_eq!(
            [shown(0), shown(120), shown(1500), shown(360_000)],
            ["0ms", "120ms", "2s", "6m0s"]
        );
    }
}
