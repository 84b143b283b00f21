//! The time that a model stays loaded after a request, as Ollama's requests say it: a number of
//! seconds, or a text like `5m` or `1h30m`; below zero is for ever.

use std::time::Duration;

use serde_json::Value;

/// Longest time that is told from for ever: more than any clock counts.
const LONGEST: f64 = 1e9;

/// Returns the time; zero is to be unloaded after the request, and `None` is for ever.
///
/// # Errors
/// When it is no time.
pub(super) fn read(value: &Value) -> Result<Option<Duration>, String> {
    let seconds = seconds(value).ok_or_else(|| {
        "expected a number of seconds or a text like \"5m\" or \"1h30m\"; -1 is for ever".to_owned()
    })?;
    Ok((0.0..=LONGEST).contains(&seconds).then(|| Duration::from_secs_f64(seconds)))
}

/// Returns the seconds that a value says, if it is a time.
pub(super) fn seconds(value: &Value) -> Option<f64> {
    let seconds = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => seconds_of_text(text.trim()),
        _ => None,
    };
    seconds.filter(|seconds| seconds.is_finite())
}

/// Returns the seconds of a text: a plain number, or numbers with units as Go writes durations.
fn seconds_of_text(text: &str) -> Option<f64> {
    if let Ok(plain) = text.parse() {
        return Some(plain);
    }
    let (sign, mut rest) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text),
    };
    let mut total = 0.0;
    while !rest.is_empty() {
        let n_digits = rest.bytes().take_while(|b| b.is_ascii_digit() || *b == b'.').count();
        let number: f64 = rest[..n_digits].parse().ok()?;
        rest = &rest[n_digits..];
        let n_letters = rest.bytes().take_while(|b| !b.is_ascii_digit() && *b != b'.').count();
        let factor = match &rest[..n_letters] {
            "d" => 86400.0,
            "h" => 3600.0,
            "m" => 60.0,
            "s" => 1.0,
            "ms" => 1e-3,
            "us" | "µs" => 1e-6,
            "ns" => 1e-9,
            _ => return None,
        };
        rest = &rest[n_letters..];
        total += number * factor;
    }
    (!text.is_empty()).then_some(sign * total)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn times_are_read_as_go_writes_them() {
        for (value, seconds) in [
            (json!(300), 300.0),
            (json!(0), 0.0),
            (json!("0"), 0.0),
            (json!("0s"), 0.0),
            (json!("5m"), 300.0),
            (json!("1h30m"), 5400.0),
            (json!("1m0s"), 60.0),
            (json!("60s"), 60.0),
            (json!("1d"), 86400.0),
            (json!("1.5h"), 5400.0),
            (json!("250ms"), 0.25),
            (json!("3600"), 3600.0),
        ] {
            assert_eq!(read(&value), Ok(Some(Duration::from_secs_f64(seconds))), "{value}");
        }
        for ever in [json!(-1), json!("-1"), json!("-5m"), json!(1e12)] {
            assert_eq!(read(&ever), Ok(None), "{ever}");
        }
        for wrong in [json!(""), json!("m"), json!("5x"), json!("five"), json!(true), json!([5])] {
            assert!(read(&wrong).is_err(), "{wrong}");
        }
        assert!(read(&json!("5µ")).is_err() && read(&json!("é")).is_err());
    }
}
