//! The formats of JSON Schema as their RFCs have them, as patterns.

/// Returns the pattern of all texts of a format; `None` for those of other specifications, and for
/// those that are no regular language.
///
/// Sources: RFC 3339 (dates and times), RFC 3339 appendix A (durations), RFC 5321 (e-mail, without
/// comments and literals), RFC 1123 (host names), RFC 2673 and 4291 (addresses), RFC 3986 (URIs),
/// RFC 4122 (UUIDs).
pub(in crate::syntax::schema) fn pattern(format: &str) -> Option<String> {
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
    const POINTER: &str = "(?:/(?:[^~/]|~[01])*)*";
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
        "json-pointer" => POINTER.to_owned(),
        "relative-json-pointer" => format!("(?:0|[1-9][0-9]*)(?:#|{POINTER})"),
        "uri" => uri(),
        _ => return None,
    };
    Some(format!("^(?:{body})$"))
}

fn uri() -> String {
    const PCHAR: &str = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})";
    const NAME: &str = r"(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})";
    let host = format!(r"(?:{NAME}*|\[[0-9A-Fa-f:.]+\])");
    let authority = format!("(?:(?:{NAME}|:)*@)?{host}(?::[0-9]*)?");
    let path = format!("(?://{authority}(?:/{PCHAR}*)?|(?!//){PCHAR}*)");
    let tail = format!(r"(?:{PCHAR}|\?)*");
    format!(r"[A-Za-z][A-Za-z0-9+.-]*:{path}(?:\?{tail})?(?:#{tail})?")
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
