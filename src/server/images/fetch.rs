//! An image from the network, whose address a client names: so it must not lead into the networks
//! that only this machine reaches.
//!
//! A name is resolved once, every address it has must be public, and the connection is made to one
//! of those that were checked: no second answer of a name server comes between. Redirects are
//! followed by hand, each checked as the first address was. Nothing of this machine goes along: no
//! credentials, no cookies, no proxy of the environment.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::{BodyExt, Empty, LengthLimitError, Limited};
use hyper::body::{Body, Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{self, HeaderMap};
use hyper::{Request, Response, Uri};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;

use super::address::is_public;
use super::error::ImageError;
use super::resolve::{Resolver, Unresolved};
use crate::util::tls;
use crate::util::url::join;
use crate::vision::MAX_BYTES;

/// Longest time of a fetch, from the name to the last byte.
const TIME: Duration = Duration::from_secs(10);
/// Most redirects that are followed.
const MAX_REDIRECTS: usize = 3;
/// Most images on their way at once, or waiting to be encoded; further ones wait. Together they
/// have at most 160 MiB.
const AT_ONCE: usize = 16;
/// Most bytes of an answer's header.
const MAX_HEADER: usize = 64 << 10;
/// Types of images that are read, for the header `Accept`.
const ACCEPT: &str = "image/jpeg, image/png, image/webp, image/gif, image/bmp, image/tiff";

/// The rules about images of the network, and permits for those that are on their way.
#[derive(Debug, Clone)]
pub struct Fetcher {
    is_allowed: bool,
    /// Hosts, with a port or for all, that need not be at a public address.
    trusted: Vec<String>,
    permits: Arc<Semaphore>,
    resolver: Resolver,
}

impl Default for Fetcher {
    /// Returns a fetcher that fetches nothing.
    fn default() -> Self {
        Self::new(false, Vec::new())
    }
}

/// A permit of one of the images on their way.
pub(super) type FetchPermit = Option<OwnedSemaphorePermit>;

/// The answer of a host.
enum FetchAnswer {
    Image(Vec<u8>),
    Elsewhere(String),
}

impl Fetcher {
    /// Returns a fetcher that fetches images if `is_allowed`, or if there are `trusted` hosts:
    /// those (`name` or `name:port`) need not be at public addresses.
    pub fn new(is_allowed: bool, trusted: Vec<String>) -> Self {
        let trusted: Vec<String> =
            trusted.iter().map(|host| host.trim().to_ascii_lowercase()).collect();
        Self {
            is_allowed: is_allowed || !trusted.is_empty(),
            trusted,
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            resolver: Resolver::new(),
        }
    }

    /// Fetches an image. Its bytes count among those that are on their way until its permit is
    /// dropped.
    ///
    /// # Errors
    /// Why it cannot be had; at the latest after ten seconds on its way.
    pub(super) async fn fetch(&self, url: &str) -> Result<(Vec<u8>, FetchPermit), ImageError> {
        let is_web =
            |scheme: &str| url.get(..scheme.len()).is_some_and(|s| s.eq_ignore_ascii_case(scheme));
        if !is_web("http://") && !is_web("https://") {
            return Err(ImageError::Scheme);
        }
        if !self.is_allowed {
            return Err(ImageError::NotAllowed);
        }
        let target = Target::read(url)?;
        // The semaphore is never closed.
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok();
        let file = tokio::time::timeout(TIME, self.follow(target)).await;
        Ok((file.unwrap_or(Err(ImageError::Slow(TIME.as_secs())))?, permit))
    }

    async fn follow(&self, mut target: Target) -> Result<Vec<u8>, ImageError> {
        for _ in 0..=MAX_REDIRECTS {
            match self.ask(&target).await? {
                FetchAnswer::Image(file) => return Ok(file),
                FetchAnswer::Elsewhere(url) => target = Target::read(&url)?,
            }
        }
        Err(ImageError::TooManyRedirects(MAX_REDIRECTS))
    }

    /// Asks one host.
    async fn ask(&self, target: &Target) -> Result<FetchAnswer, ImageError> {
        let stream = connect(target, &self.addresses(target).await?).await?;
        if !target.is_https {
            return exchange(stream, target).await;
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|_| ImageError::Address)?;
        let stream = TlsConnector::from(client_config()?).connect(name, stream).await;
        exchange(stream.map_err(|error| target.broken(error))?, target).await
    }

    /// Returns the addresses of a host, all of which are public.
    async fn addresses(&self, target: &Target) -> Result<Vec<SocketAddr>, ImageError> {
        let host = || target.host.clone();
        let found = self.resolver.addresses(&target.host, target.port).await;
        let addresses = found.map_err(|error| match error {
            Unresolved::Unknown => ImageError::UnknownHost { host: host() },
            Unresolved::Busy => ImageError::TooManyNames { host: host() },
        })?;
        if addresses.is_empty() {
            return Err(ImageError::UnknownHost { host: host() });
        }
        if !self.trusts(target) && !addresses.iter().all(|address| is_public(address.ip())) {
            return Err(ImageError::NotPublic { host: host() });
        }
        Ok(addresses)
    }

    fn trusts(&self, target: &Target) -> bool {
        let with_port = format!("{}:{}", target.host, target.port);
        self.trusted.iter().any(|host| *host == target.host || *host == with_port)
    }
}

/// An address, taken apart.
#[derive(Debug, PartialEq, Eq)]
struct Target {
    uri: Uri,
    is_https: bool,
    /// The host's name in small letters, without brackets.
    host: String,
    port: u16,
}

impl Target {
    fn read(url: &str) -> Result<Target, ImageError> {
        let uri: Uri = url.parse().map_err(|_| ImageError::Address)?;
        let is_https = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(ImageError::Scheme),
        };
        let authority = uri.authority().ok_or(ImageError::Address)?;
        if authority.as_str().contains('@') {
            return Err(ImageError::Credentials);
        }
        let host =
            authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
        // `http://host:99999` has a port that is none.
        let has_port = authority.as_str().len() > authority.host().len();
        let port = match (authority.port_u16(), has_port) {
            (Some(port), _) => port,
            (None, true) => return Err(ImageError::Address),
            (None, false) => [80, 443][usize::from(is_https)],
        };
        if host.is_empty() {
            return Err(ImageError::Address);
        }
        Ok(Target { uri, is_https, host, port })
    }

    fn broken(&self, why: impl std::fmt::Display) -> ImageError {
        ImageError::Connection { host: self.host.clone(), why: why.to_string() }
    }
}

/// Returns a connection to the first of these addresses that takes one.
async fn connect(target: &Target, addresses: &[SocketAddr]) -> Result<TcpStream, ImageError> {
    let mut last = None;
    for address in addresses {
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = Some(error),
        }
    }
    Err(target.broken(last.map_or_else(String::new, |error| error.to_string())))
}

/// Asks over a connection, which ends with the answer or with the request for it.
async fn exchange<S>(stream: S, target: &Target) -> Result<FetchAnswer, ImageError>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let broken = |error: hyper::Error| target.broken(error);
    let shaken =
        http1::Builder::new().max_buf_size(MAX_HEADER).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(broken)?;
    let mut driver = JoinSet::new();
    driver.spawn(connection);

    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = target.uri.authority().map_or("", |authority| authority.as_str());
    let request = Request::get(path)
        .header(header::HOST, authority)
        .header(header::USER_AGENT, concat!("hob/", env!("CARGO_PKG_VERSION")))
        .header(header::ACCEPT, ACCEPT)
        .header(header::ACCEPT_ENCODING, "identity")
        .header(header::CONNECTION, "close")
        .body(Empty::<Bytes>::new())
        .map_err(|_| ImageError::Address)?;
    read(sender.send_request(request).await.map_err(broken)?, target).await
}

/// Reads an answer: what its header says is checked before its body is read.
async fn read(response: Response<Incoming>, target: &Target) -> Result<FetchAnswer, ImageError> {
    let (head, body) = response.into_parts();
    let host = || target.host.clone();
    let status = head.status.as_u16();
    if matches!(status, 301 | 302 | 303 | 307 | 308) {
        let url = text(&head.headers, header::LOCATION)
            .and_then(|location| join(&target.uri.to_string(), location));
        return url
            .map(FetchAnswer::Elsewhere)
            .ok_or_else(|| ImageError::Redirect { host: host() });
    }
    if status != 200 {
        return Err(ImageError::Status { host: host(), status });
    }
    if let Some(encoding) =
        text(&head.headers, header::CONTENT_ENCODING).filter(|&e| e != "identity")
    {
        return Err(ImageError::Packed { host: host(), encoding: encoding.into() });
    }
    if body.size_hint().lower() > MAX_BYTES as u64 {
        return Err(ImageError::TooManyBytes(MAX_BYTES));
    }
    match Limited::new(body, MAX_BYTES).collect().await {
        Ok(collected) => Ok(FetchAnswer::Image(collected.to_bytes().into())),
        Err(error) if error.is::<LengthLimitError>() => Err(ImageError::TooManyBytes(MAX_BYTES)),
        Err(error) => Err(target.broken(error)),
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Returns how TLS is spoken; made at the first use.
fn client_config() -> Result<Arc<rustls::ClientConfig>, ImageError> {
    static CONFIG: OnceLock<Arc<rustls::ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(Arc::clone(config));
    }
    let config = tls::client_config()?;
    Ok(Arc::clone(CONFIG.get_or_init(|| config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        for (url, host, port) in [
            ("http://a.example/x.png?y", "a.example", 80),
            ("HTTPS://A.Example", "a.example", 443),
            ("https://a.example:8443/#z", "a.example", 8443),
            ("http://[::1]:81/", "::1", 81),
            ("http://2130706433/", "2130706433", 80),
        ] {
            let target = Target::read(url).unwrap();
            assert_eq!((target.host.as_str(), target.port), (host, port), "{url}");
        }
        for (url, words) in [
            ("http://user@a.example/", "name or password"),
            ("http://user:word@a.example/", "name or password"),
            ("http://a.example:99999/", "cannot be read"),
            ("http:///x", "cannot be read"),
            ("http://a b/", "cannot be read"),
            ("ftp://a.example/", "expected"),
            ("/etc/passwd", "expected"),
        ] {
            let error = Target::read(url).unwrap_err().to_string();
            assert!(error.contains(words), "{url}: {error}");
        }
    }

    #[test]
    fn an_image_keeps_its_permit_until_it_is_let_go() {
        use std::io::{Read, Write};
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        std::thread::spawn(move || {
            for mut stream in listener.incoming().map_while(Result::ok) {
                _ = stream.read(&mut [0; 1024]);
                _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi");
            }
        });
        let url = format!("http://{address}/");
        let fetcher = Fetcher::new(false, vec![address]);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut held = Vec::new();
            for _ in 0..AT_ONCE {
                held.push(fetcher.fetch(&url).await.unwrap());
            }
            assert_eq!(held[0].0, b"hi");
            let mut next = Box::pin(fetcher.fetch(&url));
            let waited = tokio::time::timeout(Duration::from_millis(200), &mut next).await;
            assert!(waited.is_err(), "there was a permit for one more");
            held.pop();
            assert!(next.await.is_ok());
        });
    }

    #[test]
    fn only_hosts_that_are_named_are_trusted() {
        let fetcher = Fetcher::new(false, vec!["Media.lan".into(), "127.0.0.1:8000".into()]);
        let trusts = |url: &str| fetcher.trusts(&Target::read(url).unwrap());
        assert!(
            trusts("http://media.LAN/")
                && trusts("https://media.lan:9/")
                && trusts("http://127.0.0.1:8000/")
        );
        assert!(
            !trusts("http://127.0.0.1/")
                && !trusts("http://127.0.0.2:8000/")
                && !trusts("http://x.media.lan/")
        );
    }
}
