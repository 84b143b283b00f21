//! The date for `strftime_now`, and C's `strftime` in the C locale.

use std::fmt::Write;

use crate::util::clock::{SystemTime, UNIX_EPOCH};

const DAYS: [&str; 7] =
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A second of the calendar, without time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateTime {
    /// Days since 1970-01-01.
    days: i64,
    /// Seconds of the day.
    seconds: i64,
}

impl DateTime {
    /// Returns the current time in UTC: the standard library does not know the system's zone.
    pub fn now() -> DateTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        DateTime::from_unix(since.as_secs() as i64)
    }

    /// Returns the time `seconds` after 1970-01-01 00:00:00 UTC.
    pub fn from_unix(seconds: i64) -> DateTime {
        DateTime { days: seconds.div_euclid(86_400), seconds: seconds.rem_euclid(86_400) }
    }

    /// Returns the year, the month from 1, and the day from 1.
    ///
    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`: years
    /// begin in March there, so that the leap day is the last.
    fn date(self) -> (i64, usize, i64) {
        let z = self.days + 719_468;
        let era = z.div_euclid(146_097);
        let day_of_era = z.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (year_of_era + era * 400 + i64::from(month <= 2), month as usize, day)
    }

    /// Returns the number of days since the first of January.
    fn day_of_year(self) -> i64 {
        let (year, month, day) = self.date();
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        const BEFORE: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
        BEFORE[month - 1] + i64::from(leap && month > 2) + day - 1
    }

    /// Returns the time in a format of `strftime`; text that is no directive stays as it is.
    pub fn format(self, format: &str) -> String {
        let mut out = String::new();
        let mut chars = format.chars();
        while let Some(c) = chars.next() {
            if c != '%' {
                out.push(c);
                continue;
            }
            // glibc's flags for the padding of numbers.
            let mut directive = chars.next();
            let flag = directive.filter(|c| "-_".contains(*c));
            if flag.is_some() {
                directive = chars.next();
            }
            let Some(directive) = directive else {
                out.push('%');
                break;
            };
            self.directive(directive, flag, &mut out);
        }
        out
    }

    /// Writes what a directive stands for; one that is unknown stays as it is.
    fn directive(self, directive: char, flag: Option<char>, out: &mut String) {
        if let Some(format) = expansion(directive) {
            out.push_str(&self.format(format));
        } else if let Some(number) = self.number(directive) {
            number.write(flag, out);
        } else if let Some(text) = self.text(directive) {
            out.push_str(text);
        } else {
            out.extend(['%', directive]);
        }
    }

    /// Returns the number that a directive stands for, if it stands for one.
    fn number(self, directive: char) -> Option<PaddedNumber> {
        let (year, month, day) = self.date();
        let hour = self.seconds / 3600;
        let hour12 = (hour + 11) % 12 + 1;
        let weekday = self.weekday();
        let padded = |value, width, pad| PaddedNumber { value, width, pad };
        Some(match directive {
            'd' => padded(day, 2, '0'),
            'e' => padded(day, 2, ' '),
            'f' => padded(0, 6, '0'),
            'H' => padded(hour, 2, '0'),
            'I' => padded(hour12, 2, '0'),
            'j' => padded(self.day_of_year() + 1, 3, '0'),
            'k' => padded(hour, 2, ' '),
            'l' => padded(hour12, 2, ' '),
            'm' => padded(month as i64, 2, '0'),
            'M' => padded(self.seconds / 60 % 60, 2, '0'),
            'S' => padded(self.seconds % 60, 2, '0'),
            's' => padded(self.days * 86_400 + self.seconds, 1, '0'),
            'u' => padded((weekday + 6) % 7 + 1, 1, '0'),
            'U' => padded((self.day_of_year() + 7 - weekday) / 7, 2, '0'),
            'w' => padded(weekday, 1, '0'),
            'W' => padded((self.day_of_year() + 7 - (weekday + 6) % 7) / 7, 2, '0'),
            'y' => padded(year.rem_euclid(100), 2, '0'),
            'Y' => padded(year, 1, '0'),
            _ => return None,
        })
    }

    /// Returns the text that a directive stands for, if it stands for one.
    fn text(self, directive: char) -> Option<&'static str> {
        let day = DAYS[self.weekday() as usize];
        let month = MONTHS[self.date().1 - 1];
        Some(match directive {
            'a' => &day[..3],
            'A' => day,
            'b' | 'h' => &month[..3],
            'B' => month,
            'p' if self.seconds < 12 * 3600 => "AM",
            'p' => "PM",
            'Z' => "UTC",
            'z' => "+0000",
            'n' => "\n",
            't' => "\t",
            '%' => "%",
            _ => return None,
        })
    }

    /// Returns the day of the week, 0 for Sunday.
    fn weekday(self) -> i64 {
        (self.days + 4).rem_euclid(7)
    }
}

/// Returns the format that a directive is short for, if it is short for one.
fn expansion(directive: char) -> Option<&'static str> {
    Some(match directive {
        'c' => "%a %b %e %H:%M:%S %Y",
        'D' | 'x' => "%m/%d/%y",
        'F' => "%Y-%m-%d",
        'R' => "%H:%M",
        'T' | 'X' => "%H:%M:%S",
        _ => return None,
    })
}

/// A number, filled up to a width.
struct PaddedNumber {
    value: i64,
    width: usize,
    pad: char,
}

impl PaddedNumber {
    /// Writes the number, padded as the flag says where there is one.
    fn write(&self, flag: Option<char>, out: &mut String) {
        let PaddedNumber { value, width, pad } = *self;
        // Writing to a string cannot fail.
        let _ = match flag.unwrap_or(pad) {
            '-' => write!(out, "{value}"),
            '_' | ' ' => write!(out, "{value:width$}"),
            _ => write!(out, "{value:0width$}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::DateTime;

    #[test]
    fn formats_as_c_does() {
        // Checked with date(1).
        let cases = [
            (0, "%Y-%m-%d %H:%M:%S %A %j %U %W", "1970-01-01 00:00:00 Thursday 001 00 00"),
            (951_782_400, "%d %B %Y, %a, %j", "29 February 2000, Tue, 060"),
            (
                1_785_067_200,
                "%d %b %Y %I:%M %p %y %-d %e %u %U",
                "26 Jul 2026 12:00 PM 26 26 26 7 30",
            ),
            (1_785_067_200, "%c|%F|%T|%%|%Q", "Sun Jul 26 12:00:00 2026|2026-07-26|12:00:00|%|%Q"),
            (-86_401, "%F %T", "1969-12-30 23:59:59"),
        ];
        for (seconds, format, expected) in cases {
            assert_eq!(DateTime::from_unix(seconds).format(format), expected);
        }
    }
}
