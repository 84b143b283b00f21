//! Addresses of the web, as far as several parts of hob take them apart.

use ureq::http::Uri;

/// Returns the address that `location` names in an answer from `url`; `None` where it is no http or
/// https address.
pub fn join(url: &str, location: &str) -> Option<String> {
    let target = if location.starts_with("http://") || location.starts_with("https://") {
        location.to_owned()
    } else {
        let uri: Uri = url.parse().ok()?;
        let scheme = uri.scheme_str()?;
        let authority = uri.authority()?;
        match location.strip_prefix("//") {
            Some(rest) => format!("{scheme}://{rest}"),
            None if location.starts_with('/') => format!("{scheme}://{authority}{location}"),
            None if location.contains("://") => return None,
            None => {
                let folder = uri.path().rsplit_once('/').map_or("", |(folder, _)| folder);
                format!("{scheme}://{authority}{folder}/{location}")
            }
        }
    };
    target.parse::<Uri>().ok()?.host()?;
    Some(target)
}

/// Returns the bytes of a text with `%2F` and the like read; what is no escape stays.
pub fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escape = (*first == b'%')
            .then(|| tail.get(..2).filter(|two| two.iter().all(u8::is_ascii_hexdigit)))
            .flatten()
            .and_then(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok());
        bytes.push(escape.unwrap_or(*first));
        rest = if escape.is_some() { &tail[2..] } else { tail };
    }
    bytes
}

/// A member of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryMember {
    /// The text before `=`.
    pub name: String,
    /// The text after `=`; `None` where there is no `=`.
    pub value: Option<String>,
}

/// Returns the members of a query, read as forms are written: `+` is a blank, `%2F` and the like
/// are bytes. Bytes that are no UTF-8 are replaced.
pub fn query_members(query: Option<&str>) -> impl Iterator<Item = QueryMember> {
    let read = |text: &str| String::from_utf8_lossy(&unescaped(&text.replace('+', " "))).into();
    query.unwrap_or_default().split('&').filter(|pair| !pair.is_empty()).map(move |pair| {
        let (name, value) = match pair.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (pair, None),
        };
        QueryMember { name: read(name), value: value.map(read) }
    })
}

/// Returns a text as one segment of a path: every byte but letters, digits, `-`, `.`, `_` and `~`
/// (RFC 3986 §2.3) as an escape.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(byte.into());
            }
            _ => out += &format!("%{byte:02X}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn redirects_are_joined() {
        let from = "https://hub.example/org/repo/resolve/main/a.gguf";
        for (location, target) in [
            ("https://cdn.example/x?sig=1", Some("https://cdn.example/x?sig=1")),
            ("/moved", Some("https://hub.example/moved")),
            ("//cdn.example/y", Some("https://cdn.example/y")),
            ("b.gguf", Some("https://hub.example/org/repo/resolve/main/b.gguf")),
            ("file:///etc/passwd", None),
            ("ftp://x/y", None),
        ] {
            assert_eq!(join(from, location).as_deref(), target, "{location}");
        }
    }

    #[test]
    fn what_is_no_escape_stays() {
        assert_eq!(unescaped("a%2Fb%2"), b"a/b%2");
        assert_eq!(unescaped("%zz%%41é"), "%zz%Aé".as_bytes());
        // a sign is no digit
        assert_eq!(unescaped("%+1%-1"), b"%+1%-1");
    }

    #[test]
    fn queries_are_read_as_forms_are_written() {
        let member = |name: &str, value: Option<&str>| QueryMember {
            name: name.into(),
            value: value.map(Into::into),
        };
        let read = |query| query_members(query).collect::<Vec<_>>();
        assert_eq!(read(None), []);
        assert_eq!(read(Some("&")), []);
        assert_eq!(
            read(Some("model=a+b%2Bc&reload&from=&x=1=2&%61=%FF")),
            [
                member("model", Some("a b+c")),
                member("reload", None),
                member("from", Some("")),
                member("x", Some("1=2")),
                member("a", Some("\u{FFFD}")),
            ]
        );
    }

    #[test]
    fn escapes_come_back() {
        assert_eq!(escaped("a-Z_0.~"), "a-Z_0.~");
        assert_eq!(escaped("a/b ?%é\0"), "a%2Fb%20%3F%25%C3%A9%00");
        for text in ["", "a/b ?%é\0", "%41"] {
            assert_eq!(unescaped(&escaped(text)), text.as_bytes());
        }
    }
}
