//! `format`: the named forms of strings that have an automaton, as patterns.

/// Returns the pattern of a format; `None` for formats that are not enforced.
///
/// Sources: RFC 3339 (dates and times), RFC 3339 appendix A (durations), RFC 5321 (e-mail, without
/// comments and literals), RFC 1123 (host names), RFC 2673 and 4291 (addresses), RFC 3986 (URIs),
/// RFC 4122 (UUIDs).
pub(super) fn pattern(format: &str) -> Option<String> {
    // days of each length of month; February by leap years: divisible by 4, not by 100 unless by
    // 400
    const DATE: &str = concat!(
        r"(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])",
        r"|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))",
        r"|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
    );
    const TIME: &str = concat!(
        r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?",
        r"(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
    );
    const HOST: &str = concat!(
        r"(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",
        r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*"
    );
    const IPV4: &str = concat!(
        r"(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])",
        r"(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}"
    );
    const PCHAR: &str = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})";
    const NAME: &str = r"(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})";
    let time = || format!("(?:{TIME}|{})", leap_second());
    let body = match format {
        "date" => DATE.to_owned(),
        "time" => time(),
        "date-time" => format!("{DATE}[Tt]{}", time()),
        "duration" => concat!(
            r"P(?:[0-9]+W|(?=[0-9T])",
            r"(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)?",
            r"(?:T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S))?)"
        )
        .to_owned(),
        "email" => {
            let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
            let quoted = r#""(?:[ !#-\[\]-~]|\\[ -~])*""#;
            let address = format!(r"\[{IPV4}\]|\[IPv6:[0-9A-Fa-f:.]+\]");
            format!(r"(?:{atom}(?:\.{atom})*|{quoted})@(?:{HOST}|{address})")
        }
        "hostname" => HOST.to_owned(),
        "ipv4" => IPV4.to_owned(),
        "ipv6" => ipv6(IPV4),
        "uuid" => concat!(
            "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}",
            "-[0-9A-Fa-f]{12}"
        )
        .to_owned(),
        "uri" => {
            let host = format!(r"(?:{NAME}*|\[[0-9A-Fa-f:.]+\])");
            let authority = format!("(?:(?:{NAME}|:)*@)?{host}(?::[0-9]*)?");
            let path = format!("(?://{authority}(?:/{PCHAR}*)?|(?!//){PCHAR}*)");
            let tail = format!(r"(?:{PCHAR}|\?)*");
            format!(r"[A-Za-z][A-Za-z0-9+.-]*:{path}(?:\?{tail})?(?:#{tail})?")
        }
        _ => return None,
    };
    Some(format!("^(?:{body})$"))
}

/// Returns the second that is added at 23:59:60 UTC, as zones of whole quarters of an hour see it.
fn leap_second() -> String {
    let mut ways = vec![r"23:59:60(?:\.[0-9]+)?[Zz]".to_owned()];
    let utc = 23 * 60 + 59;
    for quarter in 0..24 * 4 {
        let hours = quarter / 4;
        let minutes = quarter % 4 * 15;
        let zone = hours * 60 + minutes;
        for (sign, local) in [(r"\+", utc + zone), ("-", utc + 24 * 60 - zone)] {
            let hour = local / 60 % 24;
            let minute = local % 60;
            ways.push(format!(
                r"{hour:02}:{minute:02}:60(?:\.[0-9]+)?{sign}{hours:02}:{minutes:02}"
            ));
        }
    }
    ways.join("|")
}

/// Returns eight groups, or fewer and one `::`; the last two may be an IPv4 address.
fn ipv6(ipv4: &str) -> String {
    let group = "[0-9A-Fa-f]{1,4}";
    let last = format!("(?:{group}:{group}|{ipv4})");
    let mut ways = vec![format!("(?:{group}:){{6}}{last}")];
    for before in 0..=7u32 {
        let head = match before {
            0 => String::new(),
            n => format!("{group}(?::{group}){{0,{}}}", n - 1),
        };
        // groups that may still come after `::`
        let after = 7 - before;
        let tail = match after {
            0 => String::new(),
            1 => format!("(?:{group})?"),
            2 => format!("(?:{group}(?::{group})?|{ipv4})?"),
            n => {
                format!("(?:{group}(?::{group}){{0,{}}}|(?:{group}:){{0,{}}}{ipv4})?", n - 1, n - 2)
            }
        };
        ways.push(format!("{}::{tail}", if before == 0 { head } else { format!("(?:{head})") }));
    }
    format!("(?:{})", ways.join("|"))
}

#[cfg(test)]
mod tests {
    use crate::expression::regex::Res;
    use crate::syntax::pattern::search;

    #[test]
    fn formats() {
        let cases: [(&str, &[&str], &[&str]); 10] = [
            (
                "date",
                &["2024-02-29", "2000-02-29", "1999-12-31"],
                &["2023-02-29", "1900-02-29", "2024-13-01", "24-01-01"],
            ),
            (
                "time",
                &[
                    "08:30:06Z",
                    "23:59:60Z",
                    "12:00:00.5+01:00",
                    "00:59:60+01:00",
                    "15:59:60-08:00",
                    "01:29:60.5+01:30",
                    "23:29:60+23:30",
                    "05:44:60+05:45",
                ],
                &["24:00:00Z", "08:30:06", "12:00:60Z", "23:59:60+01:00", "12:29:60+00:00"],
            ),
            ("date-time", &["2024-01-02T03:04:05Z"], &["2024-01-02 03:04:05Z", "2024-01-02"]),
            (
                "duration",
                &["P4DT12H30M5S", "P1Y", "PT0S", "P2W", "P1Y2M"],
                &["P", "PT", "P1D2H", "4D", "P1W1D", "P1Y2D"],
            ),
            (
                "email",
                &["joe.bloggs@example.com", "\"a b\"@example.com", "a@[127.0.0.1]"],
                &["a", "a@", ".a@b.c", "a..b@c.d"],
            ),
            ("hostname", &["example.com", "a-b", "1.a"], &["-a", "a-", "a_b", "", "a..b"]),
            ("ipv4", &["127.0.0.1", "255.255.255.255"], &["256.1.1.1", "1.2.3", "01.2.3.4"]),
            (
                "ipv6",
                &["::1", "::", "1:2:3:4:5:6:7:8", "a::b:1.2.3.4", "1::8", "1:2:3:4:5:6:7::"],
                &["1::2::3", "12345::", ":1", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7"],
            ),
            (
                "uuid",
                &["2EB8AA08-AA98-11EA-B4AA-73B441D16380"],
                &["2eb8aa08-aa98-11ea-b4aa-73b441d1638", "x"],
            ),
            (
                "uri",
                &[
                    "http://foo.bar/?baz=qux#quux",
                    "urn:a:b",
                    "mailto:a@b.c",
                    "ldap://[2001:db8::7]/c",
                    "http://u:p@a:80/",
                    "file:///x",
                ],
                &["http://a:xx/", "http://a:8:0/", "//foo", "a b", "http:// x", ":a"],
            ),
        ];
        for (format, good, bad) in cases {
            let mut res = Res::new();
            let re = search(&super::pattern(format).unwrap(), &mut res).unwrap();
            let mut matches = |text: &str| {
                let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
                res.nullable(end)
            };
            for text in good {
                assert!(matches(text), "{format}: {text}");
            }
            for text in bad {
                assert!(!matches(text), "{format}: {text}");
            }
        }
    }
}
