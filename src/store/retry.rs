//! When a hub that has no time is asked again: after what `Retry-After` says, within limits, or
//! else after growing pauses.

use std::time::{Duration, SystemTime};

use ureq::Body;
use ureq::http::{Response, header};

use super::Error;

/// Attempts in a row without progress.
pub(super) const MAX_ATTEMPTS: u32 = 5;
/// Longest pause that a hub may ask for. One that asks for more is not asked again.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// Reads `Retry-After`, which holds seconds or a date (RFC 9110 §10.2.3).
pub(super) fn retry_after(response: &Response<Body>) -> Option<Duration> {
    let text = response.headers().get(header::RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let date = httpdate::parse_http_date(text).ok()?;
    Some(date.duration_since(SystemTime::now()).unwrap_or_default())
}

/// Returns the pause after attempt number `failed`, from 1: 0.2 s, 0.4 s, … 1.6 s. A hub that
/// restarts is back then, and one that is gone does not keep anybody long.
pub(super) fn growing(failed: u32) -> Duration {
    Duration::from_millis(100 << failed.min(MAX_ATTEMPTS))
}

/// Returns the pause after attempt number `failed`, which ended with `error`; `None` if the hub
/// asks for too long a one.
pub(super) fn pause(failed: u32, error: &Error) -> Option<Duration> {
    let asked = match error {
        Error::Status { retry_after: Some(asked), .. } => *asked,
        _ => Duration::ZERO,
    };
    (asked <= MAX_PAUSE).then(|| asked.max(growing(failed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Option<Duration> {
        let response = Response::builder().header("Retry-After", text);
        retry_after(&response.body(Body::builder().data("")).unwrap())
    }

    #[test]
    fn a_hub_says_when_it_has_time() {
        assert_eq!(asked("7"), Some(Duration::from_secs(7)));
        assert_eq!(asked("Wed, 21 Oct 2015 07:28:00 GMT"), Some(Duration::ZERO));
        let in_an_hour = httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(3600));
        assert!(asked(&in_an_hour).is_some_and(|pause| pause > Duration::from_secs(3500)));
        for text in ["", "-1", "soon", "1.5", "99999999999999999999999"] {
            assert_eq!(asked(text), None, "{text}");
        }
        let error = |retry_after| Error::Status {
            url: "https://hub.example".into(),
            status: 429,
            with_token: false,
            retry_after,
        };
        assert_eq!(pause(1, &error(None)), Some(Duration::from_millis(200)));
        assert_eq!(pause(1, &error(Some(Duration::ZERO))), Some(Duration::from_millis(200)));
        assert_eq!(pause(4, &error(Some(Duration::from_secs(9)))), Some(Duration::from_secs(9)));
        assert_eq!(pause(1, &error(Some(Duration::MAX))), None);
    }
}
