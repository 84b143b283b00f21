//! The hub over HTTP: which files a repository has, and the bytes of one from an offset on. Knows
//! addresses, redirects and the token; nothing of folders.
//!
//! Redirects are followed by hand. The hub answers a request for a large file with one to another
//! host, says on that answer, and only there, what the file is (`X-Linked-ETag`, its sha256;
//! `X-Linked-Size`), and the token must not go along.

use std::io::Read;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde::Deserialize;
use ureq::http::{Response, Uri, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body};

use super::Error;
use super::name::{Name, is_safe_path};
use super::retry::{self, MAX_ATTEMPTS};
use crate::util::tls;
use crate::util::url::{self, join};

/// Address of the hub unless the environment names another.
const DEFAULT_ENDPOINT: &str = "https://huggingface.co";
/// Redirects followed for one request.
const MAX_REDIRECTS: usize = 10;
/// Bytes of a list of files at most; the largest repositories have some thousand files of 300 bytes
/// each.
const MAX_LIST: u64 = 32 << 20;
/// Pages of such a list.
const MAX_PAGES: usize = 100;
/// Silence after which a connection counts as broken.
const READ_TIMEOUT: Duration = Duration::from_secs(60);
/// Time to connect.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// The time after which a pause looks again whether the caller still waits.
const LOOK: Duration = Duration::from_millis(100);

/// The method of a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HubMethod {
    /// Asks about a file, without its bytes.
    Head,
    Get,
}

/// A secret; shown nowhere.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// Returns a token, unless the text could not be one.
    pub fn new(text: &str) -> Option<Token> {
        let text = text.trim();
        let fits =
            !text.is_empty() && text.len() <= 1024 && text.bytes().all(|c| c.is_ascii_graphic());
        fits.then(|| Token(text.into()))
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A file as the hub lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemoteFile {
    /// Its path in the repository; safe to join to a folder.
    pub path: String,
    /// Its length in bytes, where the list says.
    pub size: Option<u64>,
    /// The sha256 of its content in small hex digits, where the list says.
    pub sha256: Option<String>,
}

/// The hub's statement about a file that is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// The name of its blob: the sha256 of a large file, the git hash of a small one.
    pub etag: String,
    /// Its length in bytes.
    pub size: u64,
}

/// A repository that a search has found.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct FoundModel {
    /// Its name, `org/repo`.
    pub name: String,
    /// Downloads of the last month, as the hub counts them.
    pub downloads: u64,
    /// Users who like it.
    pub likes: u64,
    /// When it was changed, as the hub writes times; empty if it does not say.
    pub updated: String,
    /// True if its files are for those whom its owner lets in.
    pub gated: bool,
}

/// A function that returns whether what is being fetched is not requested any more.
pub type Stop = Box<dyn Fn() -> bool + Send + Sync>;

/// A connection to a hub.
pub struct Hub {
    agent: OnceLock<Agent>,
    endpoint: String,
    token: Option<Token>,
    stop: Option<Stop>,
}

impl Hub {
    /// Returns a hub at an address like `https://host`, or the usual one.
    pub fn new(endpoint: Option<&str>, token: Option<Token>) -> Hub {
        let endpoint = endpoint.unwrap_or(DEFAULT_ENDPOINT).trim_end_matches('/').to_owned();
        Hub { agent: OnceLock::new(), endpoint, token, stop: None }
    }

    /// Returns the same, asked with another token.
    #[must_use]
    pub fn with_token(self, token: Token) -> Hub {
        Hub { token: Some(token), ..self }
    }

    /// Returns the same, asked without a token.
    #[must_use]
    pub fn without_token(self) -> Hub {
        Hub { token: None, ..self }
    }

    /// Returns the same, asked for nothing more once `stop` says so.
    #[must_use]
    pub fn until(self, stop: Stop) -> Hub {
        Hub { stop: Some(stop), ..self }
    }

    /// Goes on, unless the caller has stopped it.
    ///
    /// # Errors
    /// [`Error::Stopped`].
    pub fn go_on(&self) -> Result<(), Error> {
        match &self.stop {
            Some(stop) if stop() => Err(Error::Stopped),
            _ => Ok(()),
        }
    }

    /// Lets a pause pass.
    ///
    /// # Errors
    /// [`Error::Stopped`] as soon as the caller does not wait any more.
    pub fn rest(&self, pause: Duration) -> Result<(), Error> {
        if pause >= Duration::from_secs(1) {
            tracing::warn!(seconds = pause.as_secs(), "the hub has no time; waiting as it asks");
        }
        let mut left = pause;
        while !left.is_zero() {
            self.go_on()?;
            let slice = left.min(LOOK);
            std::thread::sleep(slice);
            left -= slice;
        }
        self.go_on()
    }

    /// Returns the commit that the branch `main` stands at, 40 hex digits. A hub that has no time
    /// is asked up to `attempts` times.
    ///
    /// # Errors
    /// When the hub cannot be asked or has no such repository.
    pub fn commit(&self, repo: &str, attempts: u32) -> Result<String, Error> {
        #[derive(Deserialize)]
        struct Info {
            sha: Option<String>,
        }
        #[derive(Deserialize)]
        struct Refs {
            branches: Vec<Branch>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Branch {
            name: String,
            target_commit: String,
        }
        let url = format!("{}/api/models/{repo}/revision/main", self.endpoint);
        let commit = match self.json::<Info>(&url, attempts) {
            Ok((info, _)) => info.sha,
            // Hubs that were built for llama.cpp know this one.
            Err(not_found @ Error::Status { status: 404, .. }) => {
                let refs = format!("{}/api/models/{repo}/refs", self.endpoint);
                let Ok((refs, _)) = self.json::<Refs>(&refs, attempts) else {
                    return Err(not_found);
                };
                refs.branches
                    .into_iter()
                    .find(|branch| branch.name == "main")
                    .map(|main| main.target_commit)
            }
            Err(error) => return Err(error),
        };
        match commit {
            Some(commit) if is_hex(&commit, 40) => Ok(commit),
            _ => Err(Error::Answer {
                url: shown(&url),
                what: "a commit of 40 hex digits was expected".into(),
            }),
        }
    }

    /// Returns the files of a repository at a commit. Those whose names could not be stored are
    /// left out, with a warning.
    ///
    /// # Errors
    /// As [`Hub::commit`].
    pub fn files(&self, repo: &str, commit: &str, attempts: u32) -> Result<Vec<RemoteFile>, Error> {
        #[derive(Deserialize)]
        struct TreeEntry {
            r#type: String,
            path: String,
            size: Option<u64>,
            lfs: Option<Lfs>,
        }
        #[derive(Deserialize)]
        struct Lfs {
            oid: String,
            size: Option<u64>,
        }
        let mut files = Vec::new();
        let mut url = format!("{}/api/models/{repo}/tree/{commit}?recursive=true", self.endpoint);
        for _ in 0..MAX_PAGES {
            let (entries, next): (Vec<TreeEntry>, _) = self.json(&url, attempts)?;
            for entry in entries.into_iter().filter(|entry| entry.r#type == "file") {
                if !is_safe_path(&entry.path) {
                    let path = &entry.path;
                    tracing::warn!(repo, ?path, "the hub names a file that cannot be stored");
                    continue;
                }
                let (sha256, size) = match entry.lfs {
                    Some(lfs) if is_hex(&lfs.oid, 64) => (Some(lfs.oid), lfs.size.or(entry.size)),
                    Some(_) => {
                        let what =
                            format!("{}: 64 hex digits were expected in `lfs.oid`", entry.path);
                        return Err(Error::Answer { url: shown(&url), what });
                    }
                    None => (None, entry.size),
                };
                files.push(RemoteFile { path: entry.path, size, sha256 });
            }
            // The token goes along, so the next page must be the hub's own.
            match next.filter(|next| same_host(next, &self.endpoint)) {
                Some(next) => url = next,
                None => break,
            }
        }
        Ok(files)
    }

    /// Returns repositories with GGUF files whose names have these words, those downloaded most
    /// first.
    ///
    /// # Errors
    /// As [`Hub::commit`].
    pub fn search(&self, query: &str, limit: u16, attempts: u32) -> Result<Vec<FoundModel>, Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Listed {
            id: String,
            #[serde(default)]
            downloads: u64,
            #[serde(default)]
            likes: u64,
            last_modified: Option<String>,
            #[serde(default)]
            gated: serde_json::Value,
        }
        let url = format!(
            "{}/api/models?search={}&filter=gguf&sort=downloads&direction=-1&limit={limit}\
             &full=true",
            self.endpoint,
            url::escaped(query)
        );
        let (listed, _): (Vec<Listed>, _) = self.json(&url, attempts)?;
        // what could not be fetched by that name is of no use
        let names = listed.into_iter().filter(|listed| listed.id.parse::<Name>().is_ok());
        let found = names.take(limit.into()).map(|listed| FoundModel {
            name: listed.id,
            downloads: listed.downloads,
            likes: listed.likes,
            updated: listed.last_modified.unwrap_or_default(),
            gated: !matches!(
                listed.gated,
                serde_json::Value::Bool(false) | serde_json::Value::Null
            ),
        });
        Ok(found.collect())
    }

    /// Returns what a file is, by asking for it without wanting it.
    ///
    /// # Errors
    /// As [`Hub::commit`]; and when the answer names no length, or no hash that could be a blob's
    /// name.
    pub fn stated(&self, repo: &str, commit: &str, path: &str) -> Result<Stated, Error> {
        let url = self.file_url(repo, commit, path);
        let (response, linked) = self.request_patiently(&url, HubMethod::Head, MAX_ATTEMPTS)?;
        let found = Headers::of(&response);
        let etag = linked.etag.or(found.etag).ok_or_else(|| Error::Answer {
            url: shown(&url),
            what: "a hash in `X-Linked-ETag` or `ETag` was expected".into(),
        })?;
        let size = linked.size.or(found.size).ok_or_else(|| Error::Answer {
            url: shown(&url),
            what: "a length in `X-Linked-Size` or `Content-Length` was expected".into(),
        })?;
        Ok(Stated { etag, size })
    }

    /// Returns the bytes of a file from `at` on. `None` for the position means that the hub sends
    /// from the beginning after all.
    ///
    /// # Errors
    /// When the hub cannot be asked, or answers something else than was asked for.
    pub fn open(
        &self,
        repo: &str,
        commit: &str,
        path: &str,
        at: u64,
    ) -> Result<(Option<u64>, impl Read + use<>), Error> {
        let url = self.file_url(repo, commit, path);
        let (response, _) = self.request(&url, HubMethod::Get, Some(at).filter(|&at| at > 0))?;
        let starts_at = match response.status().as_u16() {
            206 => {
                let range =
                    response.headers().get(header::CONTENT_RANGE).and_then(|v| v.to_str().ok());
                let start =
                    range.and_then(|v| v.strip_prefix("bytes ")?.split('-').next()?.parse().ok());
                if start != Some(at) {
                    let what = format!("bytes from {at} on were expected, found {range:?}");
                    return Err(Error::Answer { url: shown(&url), what });
                }
                Some(at)
            }
            _ => None,
        };
        Ok((starts_at, response.into_body().into_with_config().limit(u64::MAX).reader()))
    }

    fn file_url(&self, repo: &str, commit: &str, path: &str) -> String {
        format!("{}/{repo}/resolve/{commit}/{}", self.endpoint, escaped(path))
    }

    /// Returns a JSON answer, and the address of the next page.
    fn json<T: serde::de::DeserializeOwned>(
        &self,
        url: &str,
        attempts: u32,
    ) -> Result<(T, Option<String>), Error> {
        let (mut response, _) = self.request_patiently(url, HubMethod::Get, attempts)?;
        let next =
            response.headers().get(header::LINK).and_then(|v| v.to_str().ok()).and_then(|link| {
                let (target, rel) = link.strip_prefix('<')?.split_once('>')?;
                rel.contains("rel=\"next\"").then(|| target.to_owned())
            });
        let bytes = response.body_mut().with_config().limit(MAX_LIST).read_to_vec();
        let bytes = bytes.map_err(|e| Error::Http { url: shown(url), source: Box::new(e) })?;
        let value = serde_json::from_slice(&bytes).map_err(|e| Error::Answer {
            url: shown(url),
            what: format!("JSON of another form was expected: {e}"),
        })?;
        Ok((value, next))
    }

    /// Asks as [`request`](Hub::request) does, and again while the hub has no time, up to
    /// `attempts` times.
    fn request_patiently(
        &self,
        url: &str,
        method: HubMethod,
        attempts: u32,
    ) -> Result<(Response<Body>, Headers), Error> {
        let mut failed = 0;
        loop {
            let error = match self.request(url, method, None) {
                Err(error) if error.is_busy() => error,
                done => return done,
            };
            failed += 1;
            match retry::pause(failed, &error).filter(|_| failed < attempts) {
                Some(pause) => self.rest(pause)?,
                None => return Err(error),
            }
        }
    }

    /// Asks, and follows redirects. Returns the last answer, and what the answers before it said of
    /// the file.
    fn request(
        &self,
        url: &str,
        method: HubMethod,
        from: Option<u64>,
    ) -> Result<(Response<Body>, Headers), Error> {
        let mut url = url.to_owned();
        let mut linked = Headers::default();
        for _ in 0..=MAX_REDIRECTS {
            self.go_on()?;
            let agent = self.agent(&url)?;
            let is_head = method == HubMethod::Head;
            let mut request = if is_head { agent.head(&url) } else { agent.get(&url) };
            // Lengths and offsets mean the file, not a packed form of it.
            request = request.header(header::ACCEPT_ENCODING, "identity");
            let token = self.token.as_ref().filter(|_| same_host(&url, &self.endpoint));
            if let Some(Token(token)) = token {
                request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
            }
            if let Some(from) = from {
                request = request.header(header::RANGE, format!("bytes={from}-"));
            }
            let response = request
                .call()
                .map_err(|e| Error::Http { url: shown(&url), source: Box::new(e) })?;
            linked.take_linked(&response);
            let status = response.status();
            if status.is_success() {
                return Ok((response, linked));
            }
            if !status.is_redirection() {
                return Err(Error::Status {
                    url: shown(&url),
                    status: status.as_u16(),
                    with_token: token.is_some(),
                    retry_after: retry::retry_after(&response),
                });
            }
            let location = response.headers().get(header::LOCATION).and_then(|v| v.to_str().ok());
            let target = location.and_then(|location| join(&url, location)).ok_or_else(|| {
                Error::Answer {
                    url: shown(&url),
                    what: "a redirect to an http address was expected".into(),
                }
            })?;
            if url.starts_with("https://") && !target.starts_with("https://") {
                let what = format!(
                    "it redirects from https to {}, which anybody could read",
                    shown(&target)
                );
                return Err(Error::Answer { url: shown(&url), what });
            }
            url = target;
        }
        Err(Error::Answer {
            url: shown(&url),
            what: format!("more than {MAX_REDIRECTS} redirects"),
        })
    }

    /// Returns the client.
    fn agent(&self, url: &str) -> Result<&Agent, Error> {
        let tls = tls_config(url)?;
        Ok(self.agent.get_or_init(|| {
            Agent::config_builder()
                .tls_config(tls)
                .user_agent(concat!("hob/", env!("CARGO_PKG_VERSION")))
                .http_status_as_error(false)
                .max_redirects(0)
                .max_redirects_will_error(false)
                .timeout_connect(Some(CONNECT_TIMEOUT))
                .timeout_per_read(Some(READ_TIMEOUT))
                .build()
                .new_agent()
        }))
    }
}

/// Returns how a client of an address trusts its server. Only an address that needs TLS asks the
/// processor for it.
///
/// # Errors
/// If the address needs TLS, which this build or processor has not, or certificates cannot be read.
pub fn tls_config(url: &str) -> Result<TlsConfig, Error> {
    match tls::provider() {
        Ok(provider) => {
            let config = TlsConfig::builder().unversioned_rustls_crypto_provider(provider);
            Ok(config.root_certs(roots()?).build())
        }
        Err(source) if url.starts_with("https://") => Err(Error::NoTls { url: shown(url), source }),
        Err(_) => Ok(TlsConfig::default()),
    }
}

/// Returns the roots of trust: the certificates of the file `SSL_CERT_FILE`, else Mozilla's.
fn roots() -> Result<RootCerts, Error> {
    let Some(certificates) = tls::trusted()? else { return Ok(RootCerts::WebPki) };
    let certificates = certificates.iter().map(|der| Certificate::from_der(der).to_owned());
    Ok(RootCerts::Specific(Arc::new(certificates.collect())))
}

/// The headers of an answer that state facts of a file.
#[derive(Debug, Default)]
struct Headers {
    etag: Option<String>,
    size: Option<u64>,
}

impl Headers {
    fn of(response: &Response<Body>) -> Headers {
        let text = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok());
        Headers {
            etag: text("etag").and_then(blob_name),
            size: text("content-length").and_then(|size| size.parse().ok()),
        }
    }

    /// Takes what an answer says of the file that a link leads to. The first answer that says
    /// something of that file wins: it is the hub's.
    fn take_linked(&mut self, response: &Response<Body>) {
        let text = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok());
        self.etag = self.etag.take().or_else(|| text("x-linked-etag").and_then(blob_name));
        self.size = self.size.or_else(|| text("x-linked-size").and_then(|size| size.parse().ok()));
    }
}

/// Returns the hash in an entity tag: `"…"` or `W/"…"`. Nothing else may become the name of a file.
fn blob_name(etag: &str) -> Option<String> {
    let hash = etag.trim_start_matches("W/").trim_matches('"');
    (is_hex(hash, 64) || is_hex(hash, 40)).then(|| hash.to_owned())
}

/// Returns whether a text is `n` small hex digits.
pub(super) fn is_hex(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f'))
}

/// Returns an address without its query, and without the name and password that may stand before
/// its host.
fn shown(url: &str) -> String {
    let plain = url.split(['?', '#']).next().unwrap_or_default();
    let Some((scheme, rest)) = plain.split_once("://") else { return plain.to_owned() };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = authority.rsplit('@').next().unwrap_or_default();
    format!("{scheme}://{host}{path}")
}

/// Returns whether two addresses have the same scheme, host and port.
fn same_host(a: &str, b: &str) -> bool {
    let origin = |url: &str| {
        let uri: Uri = url.parse().ok()?;
        let scheme = uri.scheme_str()?.to_owned();
        let port = uri.port_u16().unwrap_or(if scheme == "https" { 443 } else { 80 });
        Some((scheme, uri.host()?.to_ascii_lowercase(), port))
    };
    origin(a).is_some_and(|a| Some(a) == origin(b))
}

/// Returns a path with what is special in addresses escaped (RFC 3986 §2.3).
fn escaped(path: &str) -> String {
    path.bytes().fold(String::with_capacity(path.len()), |mut out, byte| {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(byte.into());
            }
            _ => out += &format!("%{byte:02X}"),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_knows_its_home() {
        assert!(same_host("https://hub.example/x", "https://HUB.example:443"));
        for other in
            ["https://cdn.hub.example/x", "http://hub.example/x", "https://hub.example:8443/", "x"]
        {
            assert!(!same_host(other, "https://hub.example"), "{other}");
        }
        assert_eq!(format!("{:?}", Token::new(" hf_secret\n")), "Some(Token(…))");
        assert!(Token::new("a\nb").is_none() && Token::new("").is_none());
        assert_eq!(shown("https://cdn.example/x?X-Signature=secret"), "https://cdn.example/x");
        assert_eq!(shown("https://me:secret@hub.example:8443/x@y"), "https://hub.example:8443/x@y");
    }

    #[test]
    fn only_hashes_name_blobs() {
        let hash = "0123456789abcdef".repeat(4);
        assert_eq!(blob_name(&format!("W/\"{hash}\"")), Some(hash.clone()));
        for other in ["../../x", "\"abc\"", "", &hash[1..], &hash.to_uppercase()] {
            assert_eq!(blob_name(other), None, "{other}");
        }
        assert_eq!(escaped("a b/模#?.gguf"), "a%20b/%E6%A8%A1%23%3F.gguf");
    }
}
