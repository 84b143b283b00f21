//! Clocks: those of the standard library, and in a browser those of the page.

pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// Days from 1 March of the year 0 to 1 January 1970.
const DAYS_BEFORE_1970: u64 = 719_468;
/// Days of 400 years.
const DAYS_OF_ERA: u64 = 146_097;

/// Returns the Unix time in seconds; 0 where the clock is before that.
pub fn unix_time() -> u64 {
    UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}

/// Returns the present time by ISO 8601, in UTC with microseconds.
pub fn iso_time() -> String {
    iso_time_of(SystemTime::now())
}

/// Returns a time by ISO 8601, in UTC with microseconds; a time before 1970 is its beginning.
pub fn iso_time_of(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = since.as_secs();
    let (year, month, day) = civil_date(seconds / 86_400);
    let hour = seconds / 3600 % 24;
    let minute = seconds / 60 % 60;
    let second = seconds % 60;
    let micros = since.subsec_micros();
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}Z")
}

/// Returns year, month and day of so many days after 1 January 1970, in the Gregorian calendar:
/// the algorithm `civil_from_days` of Howard Hinnant, whose years begin in March.
fn civil_date(days: u64) -> (u64, u64, u64) {
    let days = days + DAYS_BEFORE_1970;
    let era = days / DAYS_OF_ERA;
    let day_of_era = days % DAYS_OF_ERA;
    let leaps = day_of_era / 1460 + day_of_era / 146_096 - day_of_era / 36_524;
    let year_of_era = (day_of_era - leaps) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let is_next_year = month >= 10;
    let year = era * 400 + year_of_era + u64::from(is_next_year);
    (year, if is_next_year { month - 9 } else { month + 3 }, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn times_are_written_by_iso_8601() {
        let iso = |seconds, micros| {
            let since = Duration::from_secs(seconds) + Duration::from_micros(micros);
            iso_time_of(UNIX_EPOCH + since)
        };
        // by `date -u -d @N`
        assert_eq!(iso(0, 0), "1970-01-01T00:00:00.000000Z");
        assert_eq!(iso(951_827_696, 5), "2000-02-29T12:34:56.000005Z");
        assert_eq!(iso(951_868_800, 0), "2000-03-01T00:00:00.000000Z");
        assert_eq!(iso(1_709_251_199, 999_999), "2024-02-29T23:59:59.999999Z");
        assert_eq!(iso(4_107_542_399, 0), "2100-02-28T23:59:59.000000Z");
        assert_eq!(iso(4_107_542_400, 0), "2100-03-01T00:00:00.000000Z");
        let before = UNIX_EPOCH - Duration::from_secs(1);
        assert_eq!(iso_time_of(before), "1970-01-01T00:00:00.000000Z");
    }
}
