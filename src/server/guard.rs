//! Rules about the headers `Host` and `Origin` of requests that may be answered. Pure functions
//! over their values.
//!
//! A page in a browser can send requests to a server on the same machine. Two things keep strangers
//! out: a server bound to a loopback address answers only requests that name it as such (else a
//! foreign name that resolves to 127.0.0.1 would make the browser believe in one origin: DNS
//! rebinding, CVE-2024-28224 in Ollama), and a request that comes from a page must come from an
//! allowed origin. No answer ever allows credentials.

use std::net::IpAddr;

/// The mark of a request that came by a loopback address.
#[derive(Debug, Clone, Copy)]
pub(super) struct FromLoopback;

/// The address that a request came from: its client's, or that of the proxy before the server. A
/// socket in the file system has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PeerAddress(pub IpAddr);

/// Origins of pages that may use the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origins {
    /// Every page.
    Any,
    /// Pages served from this machine.
    Localhost,
    /// Pages that the server gave itself.
    Own,
    /// These, as browsers write them (`https://app.example`), and pages served from this machine.
    List(Vec<String>),
}

impl std::str::FromStr for Origins {
    type Err = std::convert::Infallible;

    /// Reads `*`, `localhost`, or a list separated by commas.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.trim() {
            "*" => Origins::Any,
            "localhost" | "" => Origins::Localhost,
            list => {
                let trimmed =
                    list.split(',').map(|o| o.trim().trim_end_matches('/').to_ascii_lowercase());
                Origins::List(trimmed.filter(|o| !o.is_empty()).collect())
            }
        })
    }
}

impl Origins {
    /// Returns whether a page of this origin may use the server. `host` is that of the request: a
    /// page of the same host was given by this server.
    pub fn allow(&self, origin: &str, host: Option<&str>) -> bool {
        let origin = origin.to_ascii_lowercase();
        let authority =
            origin.split_once("://").map_or(origin.as_str(), |(_, authority)| authority);
        let is_own = host.is_some_and(|host| host.eq_ignore_ascii_case(authority));
        let local = || is_own || is_local_name(host_name(authority));
        match self {
            Origins::Any => true,
            Origins::Localhost => local(),
            Origins::Own => is_own,
            Origins::List(list) => list.contains(&origin) || local(),
        }
    }
}

/// Returns whether a loopback server may answer a request with this `Host`: it names this machine,
/// or is one of `also`.
pub(super) fn names_this_machine(host: &str, also: &[String]) -> bool {
    let name = host_name(host);
    is_local_name(name) || also.iter().any(|other| other.eq_ignore_ascii_case(name))
}

/// Returns whether a name is `localhost`, a name below it (RFC 6761 §6.3), or a loopback address.
fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost"
        || name.ends_with(".localhost")
        || address.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// Returns the name in `name:port`; brackets of an IPv6 address stay.
fn host_name(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.is_empty() => name,
        _ => authority,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_this_machine() {
        for host in [
            "localhost",
            "localhost:8080",
            "LocalHost:1",
            "127.0.0.1:8080",
            "127.1.2.3",
            "[::1]:8080",
            "[::1]",
            "app.localhost:80",
            "localhost.",
        ] {
            assert!(names_this_machine(host, &[]), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "notlocalhost:80",
            "10.0.0.1",
            "127.0.0.1.evil.example",
            "[::2]",
        ] {
            assert!(!names_this_machine(host, &[]), "{host}");
        }
        assert!(names_this_machine("box.lan:8080", &["box.lan".into()]));
    }

    #[test]
    fn origins_are_compared_whole() {
        let list: Origins = "https://app.example, https://b.example/".parse().unwrap();
        for origin in [
            "http://localhost:3000",
            "http://127.0.0.1",
            "https://[::1]:3",
            "https://app.localhost",
        ] {
            assert!(Origins::Localhost.allow(origin, None) && list.allow(origin, None), "{origin}");
        }
        for origin in [
            "null",
            "http://evil.example",
            "http://localhost.evil.example",
            "http://notlocalhost",
            "",
        ] {
            assert!(
                !Origins::Localhost.allow(origin, None) && !list.allow(origin, None),
                "{origin}"
            );
            assert!(Origins::Any.allow(origin, None));
        }
        assert!(list.allow("https://app.example", None) && list.allow("https://B.example", None));
        assert!(
            !list.allow("http://app.example", None)
                && !list.allow("https://app.example.evil", None)
        );
        assert!(Origins::Localhost.allow("http://10.1.1.1:8080", Some("10.1.1.1:8080")));
        assert!(Origins::Own.allow("http://127.0.0.1:1", Some("127.0.0.1:1")));
        assert!(!Origins::Own.allow("http://127.0.0.1:2", Some("127.0.0.1:1")));
        assert!(!Origins::Own.allow("http://localhost:1", None));
    }
}
