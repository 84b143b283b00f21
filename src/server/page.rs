//! The page: chat, structured output and more in a browser. It is static and part of the program;
//! its source is in `web/`, and `web/pack.mjs` writes what is served here.
//!
//! The files need no key and hold no secret: the page asks for a key, and sends it with its own
//! requests. All its addresses are relative, so that it works behind a prefix.

mod files;

use std::io::Write as _;
use std::sync::OnceLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::{Either, Full};
use hyper::body::Bytes;
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Response, StatusCode};
use serde::Serialize;

use super::error::ApiError;
use super::http::{self, ResponseBody, header_text};
use files::FILES;

/// The path at which the page learns of its server.
const ABOUT: &str = "/page.json";
/// The path of the file of a host's dashboard, which is served at `/` alone.
const DASHBOARD: &str = "/dashboard.html";
/// The methods that the page's files take.
const METHODS: &str = "GET, HEAD, OPTIONS";
/// The caching of files with a hash in their name, which never change.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// The caching of other files: they are asked for again, and sent again when they have changed.
const REVALIDATED: &str = "no-cache";

/// The headers of every file: the page takes nothing from elsewhere, runs no script but its own,
/// and stands in no frame; text becomes markup only through the sanitizer.
pub(crate) const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
         img-src 'self' data: blob:; media-src blob:; form-action 'none'; base-uri 'none'; \
         frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// A file of the page.
struct PageFile {
    /// The path at which it is served.
    path: &'static str,
    /// The value of its header `Content-Type`.
    kind: &'static str,
    /// The hash of its content.
    hash: &'static str,
    content: &'static [u8],
}

/// The service that a page belongs to, as the page is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) struct PageHome {
    /// `serve`, `desktop`, `control` for the control address of a desktop, or `host` for the
    /// dashboard of a host.
    pub form: &'static str,
    /// The thing that its requests must bear: a `key`, a `token` of this start, or nothing.
    pub needs: Option<&'static str>,
}

impl PageHome {
    /// Returns the index of the file at a path: `/` is the dashboard of a host, and the page of
    /// other services.
    fn file_index(self, path: &str) -> Option<usize> {
        let path = match (self.form, path) {
            ("host", "/") => DASHBOARD,
            (_, DASHBOARD) => return None,
            _ => path,
        };
        FILES.iter().position(|file| file.path == path)
    }
}

#[derive(Serialize)]
struct PageAbout {
    #[serde(flatten)]
    home: PageHome,
    version: &'static str,
}

/// Answers a request for a file of the page; `None` if the path is none of them.
pub(crate) fn answer(
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    home: PageHome,
) -> Option<Result<Response<ResponseBody>, ApiError>> {
    let index = home.file_index(path);
    if index.is_none() && path != ABOUT {
        return None;
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Some(Err(ApiError::no_method(method.as_str(), path, METHODS)));
    }
    if let Some(index) = index {
        return Some(Ok(file(index, headers)));
    }
    let about = PageAbout { home, version: env!("CARGO_PKG_VERSION") };
    let mut response = http::json(StatusCode::OK, &about);
    set(&mut response, header::CACHE_CONTROL, "no-store");
    Some(Ok(response))
}

/// Returns the response that holds a file, or that says that the client has it.
fn file(index: usize, headers: &HeaderMap) -> Response<ResponseBody> {
    let file = &FILES[index];
    let tag = format!("\"{}\"", file.hash);
    let known = header_text(headers, header::IF_NONE_MATCH);
    let is_known = known.is_some_and(|tags| {
        tags.split(',').any(|known| known.trim().trim_start_matches("W/") == tag || known == "*")
    });
    let mut response = if is_known {
        let mut response = http::empty(StatusCode::OK);
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        let accepted = header_text(headers, header::ACCEPT_ENCODING);
        let is_packed = accepted.is_some_and(accepts_gzip);
        let content =
            if is_packed { gzipped(index) } else { Bytes::from_static(FILES[index].content) };
        let mut response = Response::new(Either::Left(Full::new(content)));
        if is_packed {
            set(&mut response, header::CONTENT_ENCODING, "gzip");
        }
        set(&mut response, header::CONTENT_TYPE, file.kind);
        response
    };
    let is_hashed = file.path.contains(file.hash);
    set(&mut response, header::CACHE_CONTROL, if is_hashed { IMMUTABLE } else { REVALIDATED });
    set(&mut response, header::VARY, "Accept-Encoding");
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    for (name, value) in HEADERS {
        set(&mut response, name, value);
    }
    response
}

fn set(response: &mut Response<ResponseBody>, name: HeaderName, value: &'static str) {
    response.headers_mut().insert(name, HeaderValue::from_static(value));
}

/// Returns a file compressed; each is compressed once, when it is first asked for.
fn gzipped(index: usize) -> Bytes {
    static PACKED: [OnceLock<Bytes>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let pack = || {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        // writing to memory does not fail
        let written = encoder.write_all(FILES[index].content);
        debug_assert!(written.is_ok(), "memory takes all");
        Bytes::from(encoder.finish().unwrap_or_default())
    };
    PACKED[index].get_or_init(pack).clone()
}

/// Returns whether the header `Accept-Encoding` takes gzip (RFC 9110 §12.5.3).
fn accepts_gzip(accepted: &str) -> bool {
    let weight = |name: &str| {
        accepted.split(',').find_map(|coding| {
            let mut parts = coding.split(';').map(str::trim);
            let is_named = parts.next().is_some_and(|coding| coding.eq_ignore_ascii_case(name));
            let q = parts.find_map(|part| part.strip_prefix("q="));
            is_named.then(|| q.map_or(1.0, |q| q.parse().unwrap_or(0.0)))
        })
    };
    weight("gzip").or_else(|| weight("*")).is_some_and(|q: f32| q > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: PageHome = PageHome { form: "serve", needs: None };

    #[test]
    fn codings_are_read_with_their_weights() {
        for accepted in ["gzip", "deflate, GZIP;q=0.5", "*", "br;q=1.0, gzip;q=0.8, *;q=0.1"] {
            assert!(accepts_gzip(accepted), "{accepted}");
        }
        for accepted in ["", "identity", "gzip;q=0", "br", "*;q=0", "gzip;q=none", "gzip;q=0, *"] {
            assert!(!accepts_gzip(accepted), "{accepted}");
        }
    }

    #[test]
    fn files_with_a_hash_stay_and_the_page_is_asked_for_again() {
        for file in FILES {
            let is_dashboard = file.path == DASHBOARD;
            let form = if is_dashboard { "host" } else { "serve" };
            let home = PageHome { form, needs: None };
            let path = if is_dashboard { "/" } else { file.path };
            let response = answer(&Method::GET, path, &HeaderMap::new(), home).unwrap().unwrap();
            let headers = response.headers();
            let is_hashed = file.path.starts_with("/assets/");
            assert_eq!(headers[header::CACHE_CONTROL] == IMMUTABLE, is_hashed, "{}", file.path);
            assert!(headers.contains_key(header::CONTENT_SECURITY_POLICY));
            assert_eq!(headers[header::CONTENT_TYPE], file.kind);
            let tag = format!("\"{}\"", file.hash);
            let known = HeaderValue::from_str(&tag).unwrap();
            let asked = HeaderMap::from_iter([(header::IF_NONE_MATCH, known)]);
            let again = answer(&Method::GET, path, &asked, home).unwrap().unwrap();
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        }
        for path in ["/assets/none.js", DASHBOARD] {
            assert!(answer(&Method::GET, path, &HeaderMap::new(), HOME).is_none());
        }
        let refused = answer(&Method::POST, "/", &HeaderMap::new(), HOME).unwrap().err().unwrap();
        assert_eq!(
            (refused.status, refused.allow),
            (StatusCode::METHOD_NOT_ALLOWED, Some(METHODS))
        );
    }

    #[test]
    fn packed_files_are_those_that_are_not() {
        use std::io::Read as _;
        for (place, file) in FILES.iter().enumerate() {
            let mut content = Vec::new();
            let packed = gzipped(place);
            flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut content).unwrap();
            assert_eq!(content, file.content, "{}", file.path);
        }
        let whole: usize = (0..FILES.len()).map(|place| gzipped(place).len()).sum();
        assert!(whole <= 300 << 10, "{whole} bytes are more than the page may take");
    }
}
