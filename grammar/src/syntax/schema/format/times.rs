//! Formats of dates, times and durations, as all libraries read them.

/// A time of day: no library but pydantic knows leap seconds apart, and that one refuses them.
pub(super) const CLOCK: &str = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";

/// Days of each length of month; February by leap years: divisible by 4, not by 100 unless by 400.
/// There is no year 0.
const DATE: &str = concat!(
    r"(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])",
    r"|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))",
    r"|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
);

/// A fraction of a second and a zone.
const REST: &str = r"(?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])";

/// A duration of RFC 3339, appendix A, as far as pydantic reads it: hours, minutes and seconds of
/// fewer than 2^32 seconds in sum, all within the 999,999,999 days of Python's `timedelta`.
const DURATION: &str = concat!(
    r"P(?:[0-9]{1,6}W|(?=[0-9T])",
    r"(?:[0-9]{1,5}Y(?:[0-9]{1,6}M(?:[0-9]{1,7}D)?)?|[0-9]{1,6}M(?:[0-9]{1,7}D)?|[0-9]{1,7}D)?",
    r"(?:T(?:[0-9]{1,6}H(?:[0-9]{1,7}M(?:[0-9]{1,7}S)?)?|[0-9]{1,7}M(?:[0-9]{1,7}S)?",
    r"|[0-9]{1,9}S))?)"
);

/// Returns the pattern of a format of dates, times or durations.
pub(super) fn pattern(name: &str) -> Option<String> {
    Some(match name {
        "date" => DATE.to_owned(),
        "time" => format!("{CLOCK}{REST}"),
        "date-time" => format!("{DATE}T{CLOCK}{REST}"),
        "duration" => DURATION.to_owned(),
        _ => return None,
    })
}
