//! Which path is which endpoint, and what holds for all of them. One endpoint per file.

mod chat;
mod completion;
mod health;
mod models;

use std::sync::Arc;

use hyper::body::Incoming;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};

use super::app::App;
use super::error::ApiError;
use super::guard;
use super::http::{self, ResponseBody};
use super::log::{RequestLog, Tally};

/// What there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Endpoint {
    Health,
    Models,
    Chat,
    Completion,
}

/// Every path, with llama-server's aliases.
const PATHS: &[(&str, Endpoint)] = &[
    ("/health", Endpoint::Health),
    ("/v1/health", Endpoint::Health),
    ("/v1/models", Endpoint::Models),
    ("/models", Endpoint::Models),
    ("/v1/chat/completions", Endpoint::Chat),
    ("/chat/completions", Endpoint::Chat),
    ("/completion", Endpoint::Completion),
    ("/completions", Endpoint::Completion),
];

impl Endpoint {
    fn at(path: &str) -> Option<Self> {
        PATHS.iter().find(|(known, _)| *known == path).map(|&(_, endpoint)| endpoint)
    }

    /// Its methods, as the header `Allow` lists them.
    fn methods(self) -> &'static str {
        match self {
            Self::Health | Self::Models => "GET, HEAD, OPTIONS",
            Self::Chat | Self::Completion => "POST, OPTIONS",
        }
    }

    fn takes(self, method: &Method) -> bool {
        self.methods().split(", ").any(|known| known == method.as_str())
    }
}

/// Answers a request, whatever it is, and writes its log line.
pub async fn answer(app: Arc<App>, loopback: bool, request: Request<Incoming>) -> Response<ResponseBody> {
    let path = request.uri().path().to_owned();
    let mut log = RequestLog::new(request.method().as_str(), &path);
    let origin = request.headers().get(header::ORIGIN).cloned();
    let allowed_origin = origin.filter(|origin| {
        let host = text(request.headers(), header::HOST);
        origin.to_str().is_ok_and(|origin| app.settings.origins.allow(origin, host))
    });

    let endpoint = Endpoint::at(&path);
    let mut response = match dispatch(&app, loopback, endpoint, request, log.tally()).await {
        Ok(response) => response,
        Err(error) => {
            tracing::debug!(error = error.message(), "refused");
            http::error(&error)
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::SERVER, HeaderValue::from_static("hob"));
    // The answer differs by origin, so a cache must not give one page's answer to another.
    headers.insert(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = allowed_origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    }
    if let (Some(endpoint), StatusCode::METHOD_NOT_ALLOWED) = (endpoint, response.status()) {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(endpoint.methods()));
    }
    match response.body_mut() {
        http::ResponseBody::Right(stream) => stream.log_with(log),
        http::ResponseBody::Left(_) => log.answered(response.status()),
    }
    response
}

async fn dispatch(
    app: &Arc<App>,
    loopback: bool,
    endpoint: Option<Endpoint>,
    request: Request<Incoming>,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let settings = &app.settings;
    let host = text(request.headers(), header::HOST);
    // HTTP/1.0 has no such header, and no browser speaks it.
    if loopback && host.is_some_and(|host| !guard::names_this_machine(host, &settings.host_names)) {
        return Err(ApiError::forbidden("the header Host does not name this machine"));
    }
    if request.method() == Method::OPTIONS {
        return Ok(preflight(endpoint));
    }
    let origin = request.headers().get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if origin.is_some_and(|origin| !settings.origins.allow(origin, host)) {
        return Err(ApiError::forbidden("pages of this origin may not use the server; see --cors-origins"));
    }
    let (method, path) = (request.method(), request.uri().path());
    let endpoint = endpoint.ok_or_else(|| ApiError::no_route(path))?;
    if !endpoint.takes(method) {
        return Err(ApiError::no_method(method.as_str(), path, endpoint.methods()));
    }
    match endpoint {
        Endpoint::Health => health::get(app),
        Endpoint::Models => models::get(app),
        Endpoint::Chat | Endpoint::Completion => {
            let served = app.served()?;
            let body = http::read_body(request, settings.body_limit, settings.read_timeout).await?;
            match endpoint {
                Endpoint::Chat => chat::post(app, served, body, tally).await,
                _ => completion::post(app, served, body, tally).await,
            }
        }
    }
}

/// What a browser asks before it lets a page send a request.
fn preflight(endpoint: Option<Endpoint>) -> Response<ResponseBody> {
    let mut response = http::empty(StatusCode::OK);
    let methods = endpoint.map_or("GET, POST, OPTIONS", Endpoint::methods);
    for (name, value) in [
        (header::ALLOW, methods),
        (header::ACCESS_CONTROL_ALLOW_METHODS, methods),
        // The star does not cover `Authorization` (Fetch standard, "CORS non-wildcard request-header name").
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "*, Authorization"),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Runs work that may take a while beside the threads that serve connections. Should it panic, that request alone fails.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::internal("internal error while reading this request")))
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    // A value that is no text names nobody: it must not pass for an absent one.
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}

/// Unix time in seconds; 0 where the clock is before that.
pub(super) fn unix_time() -> u64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}
