//! The table of routes: paths, methods, needs, and functions that answer. One subject per file.
//!
//! A new endpoint is a function from a [`RouteCall`] to a [`RouteResult`], and a row of the table.
//! For example, one that answers with the name of the model:
//!
//! ```text
//! fn name(call: &RouteCall) -> RouteResult {
//!     let served = call.app.served()?;
//!     Ok(http::json(StatusCode::OK, &served.info.names.first()))
//! }
//!
//! get_route(&["/name"], RouteNeeds::Key, |call| now(name(&call))),
//! ```
//!
//! An endpoint that generates text implements [`text::TextApi`] instead, and gets streaming, log
//! lines and cancellation from [`text::generate`].

mod adapters;
mod batches;
mod chat;
mod choices;
mod completion;
mod completions;
mod constraint;
mod control;
mod embeddings;
mod health;
mod loads;
mod messages;
pub(crate) mod models;
mod ollama;
mod openapi;
mod replay;
mod rerank;
mod responses;
mod slots;
pub(crate) mod status;
mod studio;
mod text;
mod tokens;
mod unloaded;

use std::future::ready;
use std::pin::Pin;
use std::sync::Arc;

use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap, HeaderName};
use hyper::{Method, Request, Response};

use super::app::{App, Settings};
use super::blocking::{WorkCost, run_blocking};
use super::error::{ApiError, ErrorShape};
use super::http::{self, ResponseBody, header_text};
use super::kept::RequestMemory;
use super::log::Tally;
use super::openapi::{DocumentedPath, PathAccess};
use super::page::{self, PageHome};
use super::wire::generation::Defaults;
use crate::runtime::ModelTask;
use chat::ChatApi;
pub(crate) use chat::FINGERPRINT;
use completion::{CompletionApi, InfillApi};
use completions::CompletionsApi;
use messages::MessagesApi;
pub(crate) use replay::{conversation, forget_conversation};
pub(super) use slots::LONGEST_SLOT_FILE;
pub(crate) use studio::ToldLoad;
use studio::{StudioChatApi, WithStats};
use unloaded::check_unloaded;

/// The answer to a request, or an error to be written.
pub(crate) type RouteResult = Result<Response<ResponseBody>, ApiError>;

/// An answer on its way.
type Answering = Pin<Box<dyn Future<Output = RouteResult> + Send>>;

/// A request whose body has been read, on its way to an endpoint.
pub(crate) struct RouteCall {
    /// The server and its model.
    pub app: Arc<App>,
    /// The request.
    pub request: Request<Bytes>,
    /// The counter of its tokens.
    pub tally: Arc<Tally>,
}

impl RouteCall {
    /// Returns the segment of the path below a folder.
    fn id_below(&self, folder: &str) -> &str {
        let rest = self.request.uri().path().strip_prefix(folder).unwrap_or_default();
        rest.split('/').next().unwrap_or_default()
    }
}

/// The needs of a route before it can answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RouteNeeds {
    /// Nothing, not even a key.
    Nothing,
    /// A key, where the server has any.
    Key,
    /// A key, and a loaded model of this kind before the body is worth reading.
    Model(ModelTask),
}

/// The methods that a route takes, as the header `Allow` lists them.
const GET: &str = "GET, HEAD, OPTIONS";
const POST: &str = "POST, OPTIONS";
const GET_OR_POST: &str = "GET, HEAD, POST, OPTIONS";
const GET_OR_DELETE: &str = "GET, HEAD, DELETE, OPTIONS";
/// The methods that a path beyond the table may take, such as those of another service.
const UNKNOWN: &str = "GET, POST, PUT, DELETE, OPTIONS";

/// An endpoint, at one or more paths.
pub(crate) struct Route {
    methods: &'static str,
    /// The paths. `{id}` is any segment, at the end or before one more, and `{name}` at the end any
    /// rest that is not empty.
    paths: &'static [&'static str],
    /// The conditions of its answer.
    pub needs: RouteNeeds,
    /// The shape of its errors.
    pub errors: ErrorShape,
    answer: Handler,
}

type Handler = fn(RouteCall) -> Answering;

const fn get_route(paths: &'static [&'static str], needs: RouteNeeds, answer: Handler) -> Route {
    Route { methods: GET, paths, needs, errors: ErrorShape::OpenAi, answer }
}

/// Returns a route that needs a model which generates text.
const fn post_route(paths: &'static [&'static str], answer: Handler) -> Route {
    let needs = RouteNeeds::Model(ModelTask::Generate);
    Route { methods: POST, paths, needs, errors: ErrorShape::OpenAi, answer }
}

impl Route {
    const fn with_model(self, task: ModelTask) -> Route {
        Route { needs: RouteNeeds::Model(task), ..self }
    }

    const fn with_needs(self, needs: RouteNeeds) -> Route {
        Route { needs, ..self }
    }

    const fn with_errors(self, errors: ErrorShape) -> Route {
        Route { errors, ..self }
    }
}

/// Every endpoint, with llama-server's aliases of its path.
const ROUTES: &[Route] = &[
    get_route(&["/live"], RouteNeeds::Nothing, |_| now(health::live())),
    get_route(&["/health", "/v1/health", "/ready"], RouteNeeds::Nothing, |call| {
        now(health::ready(&call.app))
    }),
    get_route(&["/openapi.json"], RouteNeeds::Key, |call| now(openapi::get(&call.app))),
    Route {
        methods: POST,
        ..get_route(&["/drain"], RouteNeeds::Key, |call| now(health::drain(&call)))
    },
    get_route(&["/v1/loads"], RouteNeeds::Key, |call| now(loads::loads(&call))),
    get_route(&["/get_load"], RouteNeeds::Key, |call| now(loads::old_load(&call.app))),
    get_route(&["/v1/models", "/models"], RouteNeeds::Key, |call| now(models::list(&call.app))),
    get_route(&["/v1/models/{name}", "/models/{name}"], RouteNeeds::Key, |call| {
        now(models::one(&call))
    }),
    get_route(&["/props"], RouteNeeds::Key, |call| now(status::props(&call.app))),
    get_route(&["/slots"], RouteNeeds::Key, |call| now(status::slots(&call))),
    get_route(&["/stats"], RouteNeeds::Key, |call| now(status::stats(&call.app))),
    get_route(&["/metrics"], RouteNeeds::Key, |call| now(status::metrics(&call.app))),
    Route {
        methods: GET_OR_POST,
        ..get_route(&["/lora-adapters"], RouteNeeds::Key, |call| match *call.request.method() {
            Method::POST => now(adapters::set(&call)),
            _ => now(adapters::list(&call.app)),
        })
    },
    post_route(&["/slots/{id}"], |call| Box::pin(slots::change(call))),
    post_route(replay::CHATS, |call| Box::pin(replay::chat(call))),
    Route {
        methods: GET_OR_DELETE,
        ..get_route(&["/v1/stream"], RouteNeeds::Key, |call| now(replay::stream(&call)))
    },
    post_route(&["/v1/streams/lookup"], |call| now(replay::look_up(&call)))
        .with_needs(RouteNeeds::Key),
    post_route(&["/v1/chat/completions/input_tokens", "/chat/completions/input_tokens"], |call| {
        Box::pin(tokens::count_chat(call))
    }),
    post_route(&["/v1/chat/completions/control", "/chat/completions/control"], |call| {
        now(control::end_reasoning(&call))
    })
    .with_needs(RouteNeeds::Key),
    post_route(&["/v1/responses", "/responses"], |call| Box::pin(responses::create(call))),
    post_route(&["/v1/responses/input_tokens", "/responses/input_tokens"], |call| {
        Box::pin(tokens::count_responses(call))
    }),
    post_route(&["/v1/responses/{id}/cancel"], |call| now(responses::cancel(&call)))
        .with_needs(RouteNeeds::Key),
    get_route(&["/v1/responses/{id}/input_items"], RouteNeeds::Key, |call| {
        now(responses::input_items(&call))
    }),
    Route {
        methods: GET_OR_DELETE,
        ..get_route(&["/v1/responses/{id}"], RouteNeeds::Key, |call| match *call.request.method() {
            Method::DELETE => now(responses::delete(&call)),
            _ => now(responses::get(&call)),
        })
    },
    Route {
        methods: GET_OR_POST,
        ..get_route(&["/v1/files"], RouteNeeds::Key, |call| Box::pin(batches::files(call)))
    },
    get_route(&["/v1/files/{id}/content"], RouteNeeds::Key, |call| now(batches::content(&call))),
    Route {
        methods: GET_OR_DELETE,
        ..get_route(&["/v1/files/{id}"], RouteNeeds::Key, |call| now(batches::one_file(&call)))
    },
    Route {
        methods: GET_OR_POST,
        ..get_route(&["/v1/batches"], RouteNeeds::Key, |call| now(batches::list_or_start(&call)))
    },
    post_route(&["/v1/batches/{id}/cancel"], |call| now(batches::cancel(&call)))
        .with_needs(RouteNeeds::Key),
    get_route(&["/v1/batches/{id}"], RouteNeeds::Key, |call| now(batches::one_batch(&call))),
    post_route(&["/v1/messages"], |call| Box::pin(text::generate::<MessagesApi>(call)))
        .with_errors(ErrorShape::Anthropic),
    post_route(&["/v1/messages/count_tokens"], |call| Box::pin(tokens::count_messages(call)))
        .with_errors(ErrorShape::Anthropic),
    post_route(&["/v1/completions"], |call| Box::pin(text::generate::<CompletionsApi>(call))),
    post_route(&["/infill"], |call| Box::pin(text::generate::<InfillApi>(call))),
    post_route(&["/completion", "/completions"], |call| {
        Box::pin(text::generate::<CompletionApi>(call))
    }),
    post_route(&["/api/v0/chat/completions"], |call| {
        Box::pin(text::generate::<WithStats<ChatApi>>(call))
    }),
    post_route(&["/api/v0/completions"], |call| {
        Box::pin(text::generate::<WithStats<CompletionsApi>>(call))
    }),
    post_route(&["/api/v1/chat"], |call| Box::pin(text::generate::<StudioChatApi>(call)))
        .with_errors(ErrorShape::Studio),
    post_route(&["/api/chat"], |call| Box::pin(ollama::chat(call))).with_errors(ErrorShape::Ollama),
    post_route(&["/api/generate"], |call| Box::pin(ollama::generate(call)))
        .with_errors(ErrorShape::Ollama),
    post_route(&["/api/embed"], |call| Box::pin(ollama::embed(call)))
        .with_model(ModelTask::Embed)
        .with_errors(ErrorShape::Ollama),
    post_route(&["/api/embeddings"], |call| Box::pin(ollama::embeddings(call)))
        .with_model(ModelTask::Embed)
        .with_errors(ErrorShape::Ollama),
    post_route(&["/v1/embeddings", "/api/v0/embeddings"], |call| {
        Box::pin(embeddings::openai(call))
    })
    .with_model(ModelTask::Embed),
    post_route(&["/embedding", "/embeddings"], |call| Box::pin(embeddings::native(call)))
        .with_model(ModelTask::Embed),
    post_route(&["/v1/rerank", "/v1/reranking", "/rerank", "/reranking"], |call| {
        Box::pin(rerank::rank(call))
    })
    .with_model(ModelTask::Rank),
    post_route(&["/tokenize"], |call| Box::pin(tokens::tokenize(call))),
    post_route(&["/detokenize"], |call| Box::pin(tokens::detokenize(call))),
    post_route(&["/check-constraint"], |call| Box::pin(constraint::check(call))),
    post_route(&["/apply-template"], |call| Box::pin(tokens::apply_template(call))),
];

/// Returns an answer that waits for nothing.
fn now(answer: RouteResult) -> Answering {
    Box::pin(ready(answer))
}

impl Route {
    /// Finds the route of a request.
    ///
    /// # Errors
    /// 404 for an unknown path, 405 for a method that it does not take.
    pub(crate) fn find(method: &Method, path: &str) -> Result<&'static Route, ApiError> {
        let route = Self::at(path).ok_or_else(|| ApiError::no_route(path))?;
        if route.methods.split(", ").any(|known| known == method.as_str()) {
            Ok(route)
        } else {
            Err(ApiError::no_method(method.as_str(), path, route.methods))
        }
    }

    /// Returns the methods of a path, as the header `Allow` lists them.
    pub(crate) fn methods_at(path: &str) -> &'static str {
        Self::at(path).map_or(UNKNOWN, |route| route.methods)
    }

    /// Returns the pattern of a path, if it is one of the table.
    pub(crate) fn pattern_at(path: &str) -> Option<&'static str> {
        let patterns = ROUTES.iter().flat_map(|route| route.paths);
        patterns.copied().find(|pattern| matches(pattern, path))
    }

    /// Returns the shape of errors at a path.
    pub(crate) fn errors_at(path: &str) -> ErrorShape {
        match Self::at(path) {
            Some(route) => route.errors,
            None if path.starts_with("/api/v1/") => ErrorShape::Studio,
            None if is_ollama(path) => ErrorShape::Ollama,
            None => ErrorShape::OpenAi,
        }
    }

    /// Returns the routes as a document needs them, with those of their paths that are kept.
    pub(crate) fn documented(keeps: impl Fn(&str) -> bool) -> impl Iterator<Item = DocumentedPath> {
        ROUTES.iter().filter_map(move |route| {
            let mut paths =
                route.paths.iter().filter(|path| keeps(path)).map(|path| (*path).to_owned());
            Some(DocumentedPath {
                path: paths.next()?,
                aliases: paths.collect(),
                methods: route.methods,
                access: match route.needs {
                    RouteNeeds::Nothing => PathAccess::Open,
                    RouteNeeds::Key | RouteNeeds::Model(_) => PathAccess::Key,
                },
                errors: vec![route.errors.schema()],
            })
        })
    }

    fn at(path: &str) -> Option<&'static Route> {
        ROUTES.iter().find(|route| route.is_at(path))
    }

    fn is_at(&self, path: &str) -> bool {
        self.paths.iter().any(|pattern| matches(pattern, path))
    }

    /// Answers a request to this route.
    ///
    /// # Errors
    /// Those of the endpoint.
    pub(crate) async fn answer(&self, call: RouteCall) -> RouteResult {
        if let RouteNeeds::Model(_) = self.needs
            && let Some(notes) = call.tally.notes()
            && let Ok(served) = call.app.served()
        {
            notes.note_model(served.info.names.first().map_or("", String::as_str));
        }
        (self.answer)(call).await
    }
}

/// Returns whether a path beyond the table is one of Ollama's interface.
fn is_ollama(path: &str) -> bool {
    let rest = path.strip_prefix("/api/");
    rest.is_some_and(|rest| !rest.starts_with("v0/") && !rest.starts_with("v1/"))
}

/// Returns whether a path is one of a pattern; see [`Route::paths`].
fn matches(pattern: &str, path: &str) -> bool {
    // Every request is compared with every pattern, so most of them must part early.
    let pairs = pattern.bytes().zip(path.bytes());
    let n_same = pairs.take_while(|(known, given)| known == given && *known != b'{').count();
    // What they share is ASCII, as patterns are.
    let given = &path[n_same..];
    match &pattern[n_same..] {
        "" => given.is_empty(),
        "{id}" => !given.contains('/'),
        "{name}" => !given.is_empty(),
        rest => {
            let end = rest.strip_prefix("{id}/");
            let id = end.and_then(|end| given.strip_suffix(end)?.strip_suffix('/'));
            id.is_some_and(|id| !id.is_empty() && !id.contains('/'))
        }
    }
}

/// Checks that a request bears a key of the server, unless its path needs none. It comes before
/// anything else, so that a stranger learns nothing, not even which paths there are.
///
/// # Errors
/// 401 otherwise.
pub(crate) fn check_key(
    settings: &Settings,
    path: &str,
    headers: &HeaderMap,
) -> Result<(), ApiError> {
    let is_public = Route::at(path).is_some_and(|route| route.needs == RouteNeeds::Nothing);
    let api_key = header_text(headers, HeaderName::from_static("x-api-key"));
    if is_public || settings.keys.admit(header_text(headers, header::AUTHORIZATION), api_key) {
        return Ok(());
    }
    Err(ApiError::unauthorized())
}

/// Returns the description of this server for the page.
fn home(app: &App) -> PageHome {
    PageHome { form: "serve", needs: (!app.settings.keys.is_empty()).then_some("key") }
}

/// Answers a request with the one model of `app`.
///
/// # Errors
/// Those of the endpoint; 401 without a valid key, 404 and 405 where there is no route, and those
/// of a body or a model that cannot be had.
pub(crate) async fn dispatch(
    app: &Arc<App>,
    request: Request<Incoming>,
    tally: Arc<Tally>,
) -> RouteResult {
    let path = request.uri().path();
    if app.settings.page
        && let Some(answer) = page::answer(request.method(), path, request.headers(), home(app))
    {
        return answer;
    }
    check_key(&app.settings, path, request.headers())?;
    let route = Route::find(request.method(), path)?;
    if matches!(route.needs, RouteNeeds::Model(_)) && app.asleep().is_some() {
        let request = http::whole(request, &app.settings).await?;
        return wake_and_answer(app, route, request, tally).await;
    }
    // it stays loaded until the request is answered
    let _served = match route.needs {
        RouteNeeds::Model(_) => Some(app.wake().await?),
        RouteNeeds::Nothing | RouteNeeds::Key => None,
    };
    let request = http::whole(request, &app.settings).await?;
    route.answer(RouteCall { app: Arc::clone(app), request, tally }).await
}

/// Answers a request whose model is asleep. A stream that goes on without its client has its name
/// while the model wakes.
///
/// # Errors
/// Those of the endpoint, and those of a model that cannot be had.
async fn wake_and_answer(
    app: &Arc<App>,
    route: &'static Route,
    mut request: Request<Bytes>,
    tally: Arc<Tally>,
) -> RouteResult {
    let defaults = app.defaults().clone();
    let path = request.uri().path();
    check_before_load(path, request.body(), defaults, Arc::clone(&app.memory)).await?;
    let conversation = replay::take_conversation(&mut request, &app.memory).await?;
    let of_answer = Arc::clone(app);
    let answering = async move {
        // it stays loaded until the request is answered
        let _served = of_answer.wake().await?;
        let app = Arc::clone(&of_answer);
        route.answer(RouteCall { app, request, tally }).await
    };
    match conversation {
        Some(id) => {
            let interval = app.settings.ping_interval;
            app.memory.streams.answer_waiting(&id, interval, answering).await
        }
        None => answering.await,
    }
}

/// Checks the body of a request whose model is not loaded; see [`check_unloaded`].
///
/// # Errors
/// As [`check_unloaded`].
pub(crate) async fn check_before_load(
    path: &str,
    body: &Bytes,
    defaults: Defaults,
    memory: Arc<RequestMemory>,
) -> Result<(), ApiError> {
    let path = path.to_owned();
    let body = body.clone();
    let cost = WorkCost::Parse(body.len());
    run_blocking(cost, move |_| check_unloaded(&path, &body, &defaults, &memory)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_one_route() {
        for path in ["/slots/", "/slots/0", "/v1/models/a/b", "/models/x", "/v1/messages"] {
            assert_eq!(ROUTES.iter().filter(|route| route.is_at(path)).count(), 1, "{path}");
        }
        assert!(Route::at("/v1/models//").is_some(), "a name may be a slash");
        for path in ["", "/", "/slots/0/1", "/v1/models/", "/health/"] {
            assert!(Route::at(path).is_none(), "{path}");
        }
        let paths: Vec<&str> = ROUTES.iter().flat_map(|route| route.paths).copied().collect();
        for (i, path) in paths.iter().enumerate() {
            assert!(!paths[..i].contains(path), "{path}");
        }
    }

    #[test]
    fn paths_are_those_of_their_patterns() {
        for (pattern, path, is_one) in [
            ("/health", "/health", true),
            ("/health", "/healthy", false),
            ("/health", "/heal", false),
            ("/health", "/h\u{e9}alth", false),
            ("/slots/{id}", "/slots/", true),
            ("/slots/{id}", "/slots/{id}", true),
            ("/slots/{id}", "/slots/1/2", false),
            ("/slots/{id}", "/slots", false),
            ("/models/{name}", "/models/a/\u{e9}", true),
            ("/models/{name}", "/models/", false),
            ("/files/{id}/content", "/files/1/content", true),
            ("/files/{id}/content", "/files//content", false),
            ("/files/{id}/content", "/files/1/2/content", false),
            ("/files/{id}/content", "/files/1content", false),
            ("/files/{id}/content", "/files/1/contents", false),
        ] {
            assert_eq!(matches(pattern, path), is_one, "{pattern} {path}");
        }
        assert!(ROUTES.iter().flat_map(|route| route.paths).all(|pattern| pattern.is_ascii()));
    }

    #[test]
    fn a_method_that_a_path_does_not_take_is_told_which_it_does() {
        let status =
            |method, path| Route::find(&method, path).map_err(|e| (e.status, e.allow)).err();
        assert_eq!(status(Method::HEAD, "/health"), None);
        assert_eq!(status(Method::GET, "/slots/1").unwrap().1, Some("POST, OPTIONS"));
        assert_eq!(status(Method::PUT, "/v1/models/x").unwrap().1, Some("GET, HEAD, OPTIONS"));
        assert_eq!(status(Method::GET, "/nowhere").unwrap().0, 404);
    }
}
