//! The flags of the dashboard.

use std::str::FromStr;
use std::sync::Arc;

use hyper::Uri;
use hyper::http::uri::Authority;

use crate::cli::Error;
use crate::host::{Dashboard, Host};
use crate::server::{Address, Server};

#[derive(Debug, clap::Args)]
pub(super) struct DashboardArgs {
    /// Show a dashboard at an address of its own: HOST:PORT [without a value: 127.0.0.1:8001]
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "127.0.0.1:8001")]
    dashboard: Option<DashboardAddress>,
    /// Address of this server for its clients, which the dashboard shows: https://llm.example.org
    /// [default: where it listens]
    #[arg(long, value_name = "URL", requires = "dashboard")]
    public_url: Option<PublicUrl>,
}

/// The address of the dashboard.
#[derive(Debug, Clone, PartialEq, Eq)]
struct DashboardAddress {
    host: String,
    port: u16,
}

impl FromStr for DashboardAddress {
    type Err = &'static str;

    /// Reads `HOST:PORT`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.rsplit_once(':').filter(|(host, _)| !host.is_empty());
        let (host, port) = parts.ok_or("HOST:PORT was expected")?;
        let port = port.parse().map_err(|_| "HOST:PORT was expected")?;
        Ok(DashboardAddress { host: host.into(), port })
    }
}

/// The address of a server as its clients know it, without a slash at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = &'static str;

    /// Reads `http://` or `https://`, a host, a port if there is one, and a path.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const EXPECTED: &str = "an address like https://llm.example.org was expected";
        let url = text.parse::<Uri>().map_err(|_| EXPECTED)?;
        let has_scheme = matches!(url.scheme_str(), Some("http" | "https"));
        let authority = url.authority().map(Authority::as_str);
        let has_host = authority.is_some_and(|host| !host.contains('@') && !host.starts_with(':'));
        // what could end a string in a shell or a program is in no such address
        let is_plain = |c: char| c.is_ascii_alphanumeric() || ":/.-_~[]%".contains(c);
        if has_scheme && has_host && url.query().is_none() && text.chars().all(is_plain) {
            Ok(PublicUrl(text.trim_end_matches('/').into()))
        } else {
            Err(EXPECTED)
        }
    }
}

impl DashboardArgs {
    /// Binds the address of the dashboard of a host that answers at `address`; `None` without
    /// `--dashboard`.
    ///
    /// # Errors
    /// When the address cannot be listened on.
    pub(super) async fn bind(
        &self,
        host: &Arc<Host>,
        address: String,
    ) -> Result<Option<Server<Dashboard>>, Error> {
        let Some(DashboardAddress { host: name, port }) = &self.dashboard else { return Ok(None) };
        let refused = |error| Error::listen(&Address::asked(name, *port), error, "--dashboard");
        let address = self.public_url.as_ref().map_or(address, |PublicUrl(url)| url.clone());
        let page = Dashboard::new(Arc::clone(host), address);
        let server = Server::bind(name, *port, Arc::clone(&page)).await.map_err(refused)?;
        page.listens_at(server.address().map_err(refused)?.port());
        Ok(Some(server))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_one_that_a_client_can_use() {
        for (text, read) in [
            ("https://llm.example.org", "https://llm.example.org"),
            ("https://llm.example.org/", "https://llm.example.org"),
            ("http://10.0.0.5:9000/llm/", "http://10.0.0.5:9000/llm"),
            ("http://[::1]:8000", "http://[::1]:8000"),
        ] {
            assert_eq!(text.parse(), Ok(PublicUrl(read.into())), "{text}");
        }
        for text in [
            "",
            "llm.example.org",
            "/llm",
            "ftp://a",
            "https://",
            "https://a?b=c",
            "https://a#b",
            "https://u@a",
            "https://a b",
            "https://a\"b",
            "https://a'b",
            "https://:80",
            "https://a$b",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
