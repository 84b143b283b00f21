//! Which path is which endpoint, and what holds for all of them. One endpoint per file.

mod chat;
mod completion;
mod completions;
mod embeddings;
mod health;
mod messages;
pub(crate) mod models;
mod rerank;
mod responses;
mod slots;
pub(crate) mod status;
mod tokens;

use std::sync::Arc;

use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use serde_json::Value;

use super::app::{App, Settings};
use super::blocking::{CancelFlag, WorkCost, run_blocking};
use super::error::ApiError;
use super::guard;
use super::http::BoxBody;
use super::http::{self, ResponseBody};
use super::images;
use super::log::{RequestLog, Tally};
use super::request_id;
use super::talk::{Asked, Talk};
use super::wire::{self, parse_body};
use crate::runtime::Served;

/// What there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Endpoint {
    Health,
    Models,
    /// One of the list.
    Model,
    Props,
    Slots,
    SlotAction,
    Metrics,
    Chat,
    Responses,
    Messages,
    Completion,
    Completions,
    Embeddings,
    /// The same in llama-server's form.
    Embedding,
    Rerank,
    Tokenize,
    Detokenize,
    Template,
    /// Tokens of a request in the form of the chat interface, of Responses, of Anthropic's
    /// Messages.
    CountChat,
    CountResponses,
    CountMessages,
}

/// Every path, with llama-server's aliases.
const PATHS: &[(&str, Endpoint)] = &[
    ("/health", Endpoint::Health),
    ("/v1/health", Endpoint::Health),
    ("/v1/models", Endpoint::Models),
    ("/models", Endpoint::Models),
    ("/props", Endpoint::Props),
    ("/slots", Endpoint::Slots),
    ("/metrics", Endpoint::Metrics),
    ("/v1/chat/completions", Endpoint::Chat),
    ("/chat/completions", Endpoint::Chat),
    ("/v1/chat/completions/input_tokens", Endpoint::CountChat),
    ("/chat/completions/input_tokens", Endpoint::CountChat),
    ("/v1/responses", Endpoint::Responses),
    ("/responses", Endpoint::Responses),
    ("/v1/responses/input_tokens", Endpoint::CountResponses),
    ("/responses/input_tokens", Endpoint::CountResponses),
    ("/v1/messages", Endpoint::Messages),
    ("/v1/messages/count_tokens", Endpoint::CountMessages),
    ("/v1/completions", Endpoint::Completions),
    ("/completion", Endpoint::Completion),
    ("/completions", Endpoint::Completion),
    ("/v1/embeddings", Endpoint::Embeddings),
    ("/embeddings", Endpoint::Embedding),
    ("/embedding", Endpoint::Embedding),
    ("/v1/rerank", Endpoint::Rerank),
    ("/v1/reranking", Endpoint::Rerank),
    ("/rerank", Endpoint::Rerank),
    ("/reranking", Endpoint::Rerank),
    ("/tokenize", Endpoint::Tokenize),
    ("/detokenize", Endpoint::Detokenize),
    ("/apply-template", Endpoint::Template),
];

impl Endpoint {
    /// The endpoint that a request is for.
    ///
    /// # Errors
    /// 404 for a path that is none, 405 for a method that it does not take.
    pub(crate) fn find(method: &Method, path: &str) -> Result<Self, ApiError> {
        let endpoint = Self::at(path).ok_or_else(|| ApiError::no_route(path))?;
        match endpoint.takes(method) {
            true => Ok(endpoint),
            false => Err(ApiError::no_method(method.as_str(), path, endpoint.methods())),
        }
    }

    /// Returns whether it needs a loaded model before the request's body is worth reading.
    pub(crate) fn computes(self) -> bool {
        self.methods() == POST
    }

    /// Returns whether nobody needs a key for it.
    fn is_public(self) -> bool {
        self == Self::Health
    }

    fn at(path: &str) -> Option<Self> {
        match path.strip_prefix("/slots/") {
            Some(id) if !id.contains('/') => Some(Self::SlotAction),
            _ if models::name(path).is_some() => Some(Self::Model),
            _ => PATHS.iter().find(|(known, _)| *known == path).map(|&(_, endpoint)| endpoint),
        }
    }

    /// Its methods, as the header `Allow` lists them.
    fn methods(self) -> &'static str {
        match self {
            Self::Health
            | Self::Models
            | Self::Model
            | Self::Props
            | Self::Slots
            | Self::Metrics => GET,
            _ => POST,
        }
    }

    fn takes(self, method: &Method) -> bool {
        self.methods().split(", ").any(|known| known == method.as_str())
    }
}

const GET: &str = "GET, HEAD, OPTIONS";
const POST: &str = "POST, OPTIONS";

/// Returns what holds for the requests of every form: who may ask from where, the headers of all
/// answers, and the log line. `inner` answers what passes; `told` is how the form tells of an
/// error.
pub(crate) async fn gated<Answer>(
    settings: &Settings,
    loopback: bool,
    request: Request<Incoming>,
    told: fn(&ApiError) -> Response<ResponseBody>,
    inner: impl FnOnce(Request<Incoming>, Arc<Tally>) -> Answer,
) -> Response<BoxBody>
where
    Answer: Future<Output = Result<Response<ResponseBody>, ApiError>>,
{
    let id = request_id::of(request.headers());
    let mut log = RequestLog::new(request.method().as_str(), request.uri().path(), &id);
    let origin = request.headers().get(header::ORIGIN).cloned();
    let allowed_origin = origin.filter(|origin| {
        let host = text(request.headers(), header::HOST);
        origin.to_str().is_ok_and(|origin| settings.origins.allow(origin, host))
    });

    let answer = match admit(settings, loopback, &request) {
        Ok(()) if request.method() == Method::OPTIONS => {
            Ok(preflight(Endpoint::at(request.uri().path())))
        }
        Ok(()) => inner(request, log.tally()).await,
        Err(error) => Err(error),
    };
    let mut response = answer.unwrap_or_else(|error| {
        tracing::debug!(error = error.message(), "refused");
        told(&error)
    });
    let headers = response.headers_mut();
    headers.insert(header::SERVER, HeaderValue::from_static("hob"));
    headers.insert(request_id::X_REQUEST_ID, id);
    // The answer differs by origin, so a cache must not give one page's answer to another.
    headers.insert(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = allowed_origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    }
    match response.body_mut() {
        http::ResponseBody::Right(stream) => stream.log_with(log),
        http::ResponseBody::Left(_) => log.answered(response.status()),
    }
    response.map(BoxBody::new)
}

/// Returns whether the headers `Host` and `Origin` are those of somebody who may ask; see
/// [`guard`].
pub(crate) fn admit(
    settings: &Settings,
    loopback: bool,
    request: &Request<Incoming>,
) -> Result<(), ApiError> {
    // Of two, another program may believe the one that was not looked at (RFC 9112 §3.2).
    if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
        return Err(ApiError::bad_request("expected one header Host, found more"));
    }
    let host = text(request.headers(), header::HOST);
    // HTTP/1.0 has no such header, and no browser speaks it.
    if loopback && host.is_some_and(|host| !guard::names_this_machine(host, &settings.host_names)) {
        return Err(ApiError::forbidden("the header Host does not name this machine"));
    }
    let origin =
        request.headers().get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    // A browser learns from the missing header that its question before the request was answered
    // with no.
    if request.method() != Method::OPTIONS
        && origin.is_some_and(|origin| !settings.origins.allow(origin, host))
    {
        return Err(ApiError::forbidden(
            "pages of this origin may not use the server; see --cors-origins",
        ));
    }
    Ok(())
}

/// Answers a request with the one model of `app`.
pub(crate) async fn dispatch(
    app: &Arc<App>,
    request: Request<Incoming>,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    let keys = &app.settings.keys;
    let is_public = Endpoint::at(request.uri().path()).is_some_and(Endpoint::is_public);
    // Before anything else, so that who has no key learns nothing, not even which paths there are.
    if !is_public {
        let headers = request.headers();
        let api_key = text(headers, header::HeaderName::from_static("x-api-key"));
        if !keys.admit(text(headers, header::AUTHORIZATION), api_key) {
            return Err(ApiError::unauthorized());
        }
    }
    let endpoint = Endpoint::find(request.method(), request.uri().path())?;
    if endpoint.computes() {
        app.served()?;
    }
    let request = http::whole(request, &app.settings).await?;
    respond(app, endpoint, request, tally).await
}

/// Answers a request to one of the endpoints; its body has been read.
pub(crate) async fn respond(
    app: &Arc<App>,
    endpoint: Endpoint,
    request: Request<Bytes>,
    tally: Arc<Tally>,
) -> Result<Response<ResponseBody>, ApiError> {
    match endpoint {
        Endpoint::Health => return health::get(app),
        Endpoint::Models => return models::get(app),
        Endpoint::Model => return models::one(app, request.uri().path()),
        Endpoint::Props => return status::props(app),
        Endpoint::Slots => return status::slots(app, request.uri()),
        Endpoint::Metrics => return status::metrics(app),
        _ => {}
    }
    let served = app.served()?;
    if endpoint == Endpoint::SlotAction {
        let (head, body) = request.into_parts();
        return slots::post(app, served, &head.uri, body).await;
    }
    let body = request.into_body();
    match endpoint {
        Endpoint::Chat => return chat::post(app, served, body, tally).await,
        Endpoint::Responses => return responses::post(app, served, body, tally).await,
        Endpoint::Messages => return messages::post(app, served, body, tally).await,
        Endpoint::Completion => return completion::post(app, served, body, tally).await,
        Endpoint::Completions => return completions::post(app, served, body, tally).await,
        Endpoint::Embeddings => return embeddings::post(served, body, tally, true).await,
        Endpoint::Embedding => return embeddings::post(served, body, tally, false).await,
        Endpoint::Rerank => return rerank::post(served, body, tally).await,
        _ => {}
    }
    match endpoint {
        Endpoint::Detokenize => return tokens::detokenize(served, body).await,
        Endpoint::CountChat => return tokens::count(app, served, body, parse_body, true).await,
        Endpoint::CountResponses => {
            let read: Reader = |body| wire::responses::to_chat(&parse_body(body)?);
            return tokens::count(app, served, body, read, true).await;
        }
        Endpoint::CountMessages => {
            let read: Reader = |body| wire::anthropic::to_chat(&parse_body(body)?);
            return tokens::count(app, served, body, read, false).await;
        }
        _ => {}
    }
    let app = Arc::clone(app);
    run_blocking(WorkCost::Text(body.len()), move |cancel| {
        let parsed = parse_body(&body)?;
        // its text counts as working memory from here on
        drop(body);
        cancel.check()?;
        match endpoint {
            Endpoint::Tokenize => tokens::tokenize(&served, &parsed, cancel),
            Endpoint::Template => tokens::apply_template(&app, &served, parsed),
            other => Err(ApiError::internal(format!("{other:?} has no answer"))),
        }
    })
    .await
}

/// Reads a request body into a request in the form of the chat interface.
type Reader = fn(&[u8]) -> Result<Value, ApiError>;

/// Reads a request in the form of the chat interface, and has its images ready.
async fn asked(
    app: &Arc<App>,
    served: &Arc<Served>,
    body: Bytes,
    read: Reader,
) -> Result<Asked, ApiError> {
    let n_bytes = body.len();
    // counted among the bodies in memory until all that is made of it is ready
    let held = body.clone();
    let (request, wanted) = {
        let app = Arc::clone(app);
        let served = Arc::clone(served);
        let work = move |_: &CancelFlag| Asked::read(&app, &served, read(&body)?);
        run_blocking(WorkCost::Parse(n_bytes), work).await?
    };
    let in_images: usize = wanted.iter().map(|image| image.url.len()).sum();
    let n_text = n_bytes.saturating_sub(in_images);
    Ok(Asked {
        request,
        images: images::load(&app.settings.images, served, wanted).await?,
        n_text,
        _body: held,
    })
}

/// Prepares the answers to a request in the form of the chat interface.
async fn talk(
    app: &Arc<App>,
    served: &Arc<Served>,
    body: Bytes,
    read: Reader,
) -> Result<Talk, ApiError> {
    let asked = asked(app, served, body, read).await?;
    let served = Arc::clone(served);
    let cost = match asked.compiles() {
        true => WorkCost::Compile(asked.n_text),
        false => WorkCost::Text(asked.n_text),
    };
    run_blocking(cost, move |cancel| Talk::prepare(&served, asked, cancel)).await
}

/// Returns what a browser asks before it lets a page send a request.
fn preflight(endpoint: Option<Endpoint>) -> Response<ResponseBody> {
    let mut response = http::empty(StatusCode::OK);
    // Not of the table: a form's own paths, or none.
    let methods = endpoint.map_or("GET, POST, PUT, DELETE, OPTIONS", Endpoint::methods);
    for (name, value) in [
        (header::ALLOW, methods),
        (header::ACCESS_CONTROL_ALLOW_METHODS, methods),
        // The star does not cover `Authorization` (Fetch standard, "CORS non-wildcard
        // request-header name").
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "*, Authorization"),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    // A value that is no text names nobody: it must not pass for an absent one.
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}
